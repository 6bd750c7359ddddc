"""Who may not, condition by condition, in the clauses that this book shares with Marne 1918: each refuses here too.

One condition of a rule is there and everything else is in order, so that the rule without it would let the piece act,
or would give another reason. What follows from an answer is tested chapter by chapter in the other files.
"""

from __future__ import annotations

import pytest

from grognard.games.front1918 import bridges
from grognard.games.front1918.advance import Advance, cannot_advance, cannot_go_on_to
from grognard.games.front1918.aftermath import (
    cannot_go_astray,
    cannot_mislead,
    cannot_react,
    cannot_retreat,
    cannot_take_off,
    not_attacking,
)
from grognard.games.front1918.arrivals import cannot_arrive, cannot_enter, group_of, not_with_the_first
from grognard.games.front1918.battle import Battle
from grognard.games.front1918.combat import cannot_fight, cannot_join, cannot_lead, not_defending
from grognard.games.front1918.damage import cannot_be_disordered, cannot_lose, cannot_shed
from grognard.games.front1918.destinations import MARCHING, Party
from grognard.games.front1918.disengagement import cannot_break_off, cannot_go_so_far, not_in_stack
from grognard.games.front1918.exploitation import cannot_exploit, cannot_haul, why_not_passable
from grognard.games.front1918.gunnery import cannot_counter, cannot_fire, cannot_turn
from grognard.games.front1918.markers import cannot_disengage
from grognard.games.front1918.movement import cannot_be_relieved, cannot_come_along, cannot_force_all
from grognard.games.front1918.reserves import cannot_keep, cannot_reserve
from grognard.games.front1918.retreat import cannot_go_back_to, ready
from grognard.games.front1918.setup import cannot_assign, cannot_receive, cannot_take
from grognard.games.front1918.supply import not_nearest
from grognard.games.front1918.supports import not_crowded
from grognard.games.front1918.turn import cannot_launch
from grognard.games.front1918.words import RESERVE
from grognard.games.italia import Italia
from grognard.kernel.asking.script import Refusal
from grognard.kernel.numbers.dice import TypedIn
from tests.games.italia.scenes import CP_MOVES, Field, begin, field, game, ground

STAFFS = "unit AQ at 0502\nunit IQ at 0508\n"
FOES = "unit I4x at 0505\n"


def on(units: str, when: str = CP_MOVES) -> Italia:
    """The table in a turn of the Central Powers."""
    return field(f"{ground()}{STAFFS}{units}{when}").table


def one(g: Italia, name: str) -> int:
    """A counter by its name."""
    return g.roster.numbers[name]


def at(g: Italia, hex_: str) -> int:
    """A hex by its number."""
    return g.board.grid.find(hex_)


def why(refusal: Refusal | None) -> str:
    """The key of a refusal; nothing where there is none."""
    return "" if refusal is None else refusal.key


def battle(g: Italia, *attackers: str, hex_: str = "0505") -> Battle:
    """A combat of the Central Powers against the Entente's units in a hex."""
    cp = g.sides[0]
    those = [one(g, name) for name in attackers]
    return Battle(cp, at(g, hex_), those, g.fighters_at(at(g, hex_), cp.enemy), {p: g.position.at[p] for p in those})


@pytest.mark.rule("12.1", "12.1.once", "12.5.effects", "9.2", "11.2.7", "12.2.1")
@pytest.mark.parametrize(
    ("name", "how", "key"),
    [
        ("A4x", "at 0504", ""),
        ("I3x", "at 0504", "no-not-yours"),
        ("AC", "at 0504", "no-not-combat"),
        ("A4x", "at 0504 attacked", "no-attacked"),
        ("A4x", "at 0504 disorganised", "no-attack-upset"),
        ("A4x", "at 0504 unsupplied", "no-attack-unsupplied"),
        ("A4x", "at 0504 disengaging", "no-attack-disengaging"),
    ],
)
def test_12_1_who_does_not_attack(name: str, how: str, key: str) -> None:
    g = on(f"unit {name} {how}\n" + ("" if name == "I3x" else FOES))
    assert why(cannot_fight(g, g.sides[0], False, one(g, name))) == key


@pytest.mark.rule("14.1")
def test_14_1_only_who_is_in_exploitation_attacks_then() -> None:
    for mark, key in (("exploitation", ""), ("moved", "no-not-exploiting")):
        g = on(f"unit A4x at 0504 {mark}\n{FOES}")
        assert why(cannot_fight(g, g.sides[0], True, one(g, "A4x"))) == key


@pytest.mark.rule("12.1")
def test_12_1_who_is_not_beside_the_hex_does_not_join() -> None:
    g = on(f"unit A4x at 0503\nunit A3x at 0504\n{FOES}")
    assert why(cannot_join(g, g.sides[0], at(g, "0505"), False, one(g, "A4x"))) == "no-not-adjacent"
    assert why(cannot_join(g, g.sides[0], at(g, "0505"), False, one(g, "A3x"))) == ""


@pytest.mark.rule("12.2.3.attacker", "12.2.3")
def test_12_2_3_who_does_not_lead() -> None:
    g = on(f"unit A4x A3x at 0504\nunit A43x at 0404\n{FOES}".replace("unit A43x at 0404\n", "unit AB1 at 0404\n"))
    fight, everywhere = battle(g, "A4x", "A3x"), g.board.grid.mask
    assert why(cannot_lead(g, fight, everywhere, one(g, "A4x"))) == ""
    assert why(cannot_lead(g, fight, everywhere, one(g, "AB1"))) == "no-lead-absent"
    assert why(cannot_lead(g, fight, everywhere, one(g, "A3x"))) == "no-lead-morale"
    assert why(cannot_lead(g, fight, 0, one(g, "A4x"))) == "no-lead-command"
    assert why(not_defending(g, fight, one(g, "I4x"))) == ""
    assert why(not_defending(g, fight, one(g, "A4x"))) == "no-lead-absent"


@pytest.mark.rule("12.2.8.costs")
def test_12_2_8_who_does_not_lose_a_step() -> None:
    g = on(f"unit A4x at 0504\nunit A3x at 0404\n{FOES}")
    there, away = one(g, "A4x"), one(g, "A3x")
    assert why(cannot_lose(g, [there], 9, False, there)) == ""
    assert why(cannot_lose(g, [there], 9, False, away)) == "no-not-in-battle"
    assert why(cannot_lose(g, [there], 0, False, there)) == "no-too-dear"
    g.place(there, g.board.out)
    assert why(cannot_lose(g, [there], 9, False, there)) == "no-not-in-battle"


@pytest.mark.rule("12.2.2", "15.2.2", "15.2.2.count", "15.2.2.exploitation")
@pytest.mark.parametrize(
    ("name", "how", "key"),
    [
        ("AC", "at 0503", ""),
        ("IC", "at 0503", "no-not-yours"),
        ("A3x", "at 0503", "no-gun"),
        ("AC", "at 0501", "no-gun-range"),
        ("AC", "at 0503 fired", "no-gun-fired"),
    ],
)
def test_15_2_2_who_does_not_bombard(name: str, how: str, key: str) -> None:
    g = on(f"unit A4x at 0504\nunit {name} {how}\n{FOES}")
    assert why(cannot_fire(g, battle(g, "A4x"), g.sides[0], [], one(g, name))) == key


@pytest.mark.rule("12.2.2", "15.2.2.exploitation", "15.2.2.counterbattery")
def test_12_2_2_guns_are_named_once_and_only_corps_artillery_counters() -> None:
    g = on(f"unit A4x at 0504\nunit AC at 0503\nunit AA at 0503\n{FOES}")
    fight, cp, corps, army = battle(g, "A4x"), g.sides[0], one(g, "AC"), one(g, "AA")
    assert why(cannot_fire(g, fight, cp, [corps], corps)) == "no-gun-named"
    assert why(cannot_fire(g, fight, cp, [], army)) == ""
    assert why(cannot_counter(g, fight, cp, [], corps)) == ""
    assert why(cannot_counter(g, fight, cp, [], army)) == "no-army-counter"
    fight.is_exploitation = True
    assert why(cannot_fire(g, fight, cp, [], army)) == "no-gun-exploitation"
    assert why(cannot_fire(g, fight, cp, [], corps)) == ""


@pytest.mark.rule("12.2.2.counterbattery", "15.2.2.counterbattery")
def test_12_2_2_guns_that_are_not_turned() -> None:
    g = on(f"unit A4x at 0504\nunit AC AA at 0503\nunit IC at 0506 counter-battery\n{FOES}")
    fight, corps, army = battle(g, "A4x"), one(g, "AC"), one(g, "AA")
    assert why(cannot_turn(g, fight, corps)) == "no-gun-unnamed"
    fight.guns = [corps, army]
    assert why(cannot_turn(g, fight, army)) == "no-army-counter"
    assert why(cannot_turn(g, fight, corps)) == ""
    fight.guns, fight.against = [corps], [one(g, "IC")]
    assert why(cannot_turn(g, fight, corps)) == "no-counter-limit"


@pytest.mark.rule("11.2.7")
@pytest.mark.parametrize(
    ("name", "how", "key"),
    [
        ("A4x", "at 0504", ""),
        ("AC", "at 0504", "no-not-combat"),
        ("A4x", "at 0504 disengaging", "no-disengaging-already"),
        ("A4x", "at 0504 moved", "no-moved"),
        ("A4x", "at 0502", "no-not-in-zone"),
    ],
)
def test_11_2_7_who_is_not_marked_for_disengagement(name: str, how: str, key: str) -> None:
    g = on(f"unit {name} {how}\n{FOES}")
    assert why(cannot_disengage(g, g.sides[0], one(g, name))) == key


@pytest.mark.rule("14.0", "14.2")
@pytest.mark.parametrize(
    ("name", "how", "key"),
    [
        ("A4x", "at 0503 exploitation", ""),
        ("I3x", "at 0503 exploitation", "no-not-yours"),
        ("A4x", "at 0503", "no-not-rushing"),
    ],
)
def test_14_0_who_does_not_exploit(name: str, how: str, key: str) -> None:
    g = on(f"unit {name} {how}\n")
    assert why(cannot_exploit(g, g.sides[0], one(g, name))) == key


@pytest.mark.rule("11.3.1.1")
@pytest.mark.parametrize(
    ("name", "how", "key"),
    [
        ("AA", "at 0503 offensive", ""),
        ("AC", "at 0503", "no-army-gun"),
        ("IA", "at 0503 offensive", "no-not-yours"),
        ("AA", "at 0503", "no-not-offensive"),
        ("AA", "at 0503 offensive moved", "no-moved"),
    ],
)
def test_11_3_1_1_which_gun_is_not_hauled(name: str, how: str, key: str) -> None:
    g = on(f"unit {name} {how}\n")
    assert why(cannot_haul(g, g.sides[0], one(g, name))) == key


@pytest.mark.rule("11.2.2")
@pytest.mark.parametrize(
    ("name", "how", "key"),
    [("A4x", "at 0504", True), ("I3x", "at 0504", False), ("A4x", "at 0503", False), ("AC", "at 0504", False)],
)
def test_11_2_2_who_is_relieved(name: str, how: str, key: bool) -> None:
    g = on(f"unit {name} {how}\n{FOES}")
    assert (cannot_be_relieved(g, g.sides[0], at(g, "0504"), MARCHING, one(g, name)) is None) is key


@pytest.mark.rule("11.2.2")
def test_11_2_2_nobody_is_relieved_away_from_the_enemy() -> None:
    g = on(f"unit A4x at 0502\n{FOES}")
    assert cannot_be_relieved(g, g.sides[0], at(g, "0502"), MARCHING, one(g, "A4x")) is not None


@pytest.mark.rule("11.3.2")
def test_11_3_2_who_takes_no_assault_troops() -> None:
    g = on("unit GR1 GR2 at 0504\nunit A4x at 0503\nunit Stoss1 at 0504 carrier GR1\n")
    cp = g.sides[0]
    assert why(cannot_take(g, cp, one(g, "GR2"))) == ""
    assert why(cannot_take(g, cp, one(g, "GR1"))) == "no-stosstruppen-already"
    assert why(cannot_take(g, cp, one(g, "A4x"))) == "no-elite"
    assert why(cannot_take(g, cp.enemy, one(g, "GR2"))) == "no-elite"
    assert why(cannot_take(g, cp, one(g, "GR3"))) == "no-not-on-map"


@pytest.mark.rule("11.3.2")
@pytest.mark.parametrize(
    ("name", "how", "key"),
    [
        ("Stoss1", "carrier GR1", ""),
        ("Stoss1", "carrier GR1 assigned", "no-phase-begun"),
        ("GR2", "", "no-stosstruppen"),
        ("Arditi1", "carrier I4x", "no-not-yours"),
    ],
)
def test_11_3_2_which_assault_troops_are_not_assigned(name: str, how: str, key: str) -> None:
    hex_ = "0508" if name == "Arditi1" else "0504"
    others = (
        "unit I4x at 0508\n" if name == "Arditi1" else "unit GR1 at 0504\n" + "unit GR2 at 0504\n" * (name != "GR2")
    )
    g = on(f"{others}unit {name} at {hex_} {how}\n")
    assert why(cannot_assign(g, g.sides[0], one(g, name))) == key


# Where ground, marks or the side forbid it --------------------------------------------------------------------------

WALL = "hexside impassable 0504/0505 0505/0506\n"


@pytest.mark.rule("11.1.2", "12.4", "12.4.terrain", "table.erroneous", "11.3.1")
def test_11_1_2_nobody_advances_goes_astray_or_is_hauled_over_an_impassable_side() -> None:
    for wall, key in ((WALL, "no-way-wall"), ("", "")):
        g = on(f"{wall}unit A4x at 0504\nunit A3x AC at 0505\nunit I3x at 0808\n")
        fight = battle(g, "A4x", "A3x")
        advanced = Advance(fight, 2, {one(g, "A3x"): 1})
        assert why(cannot_advance(g, Advance(fight, 2), one(g, "A4x"))) == key
        assert why(cannot_go_on_to(g, advanced, one(g, "A3x"), at(g, "0506"))) == key
        assert why(cannot_go_astray(g, one(g, "A3x"), at(g, "0506"))) == key
        assert why(why_not_passable(g, at(g, "0505"), at(g, "0506"))) == key


@pytest.mark.rule("12.4", "12.3.attacker")
def test_12_4_who_does_not_advance() -> None:
    g = on("unit A4x at 0504\nunit A3x at 0404\nunit GR1 at 0604\nunit GR2 at 0604\n")
    fight = battle(g, "A4x", "A3x", "GR1")
    a = Advance(fight, 1, {one(g, "A4x"): 1})
    g.place(one(g, "A3x"), at(g, "0403"))
    found = {name: why(cannot_advance(g, a, one(g, name))) for name in ("GR1", "A4x", "A3x", "GR2")}
    assert found == {"GR1": "", "A4x": "no-there-already", "A3x": "no-gone-back", "GR2": "no-not-in-battle"}
    fight.event_tank = one(g, "GR1")
    assert why(cannot_advance(g, a, one(g, "GR1"))) == "no-tank-gone"


@pytest.mark.rule("table.erroneous", "11.2.10", "11.3.5", "scenario.albrecht.amalfi", "3.0.unit")
@pytest.mark.parametrize(
    ("name", "how", "key"),
    [
        ("I3x", "at 0507", ""),
        ("I3x", "at 0507 held-back", "no-held-back"),
        ("I3x", "at 0509", "no-too-far-off"),
        ("I-depot1", "at 0507", "no-not-astray"),
        ("I-Amalfi", "at 0507", "no-battery-march"),
        ("A3x", "at 0503", "no-not-theirs"),
    ],
)
def test_erroneous_orders_who_is_not_sent_astray(name: str, how: str, key: str) -> None:
    g = on(f"unit A4x at 0504\n{FOES}unit {name} {how}\n")
    assert why(cannot_mislead(g, battle(g, "A4x"), one(g, name))) == key


@pytest.mark.rule("12.2.6.total", "12.2.6.partial", "3.0.combat-unit", "11.2.10")
@pytest.mark.parametrize(
    ("name", "how", "key"),
    [
        ("I3x", "at 0507", ""),
        ("I3x", "at 0507 held-back", "no-held-back"),
        ("I3x", "at 0604", "no-in-zone"),
        ("IC", "at 0507", "no-not-combat"),
        ("A3x", "at 0503", "no-not-yours"),
    ],
)
def test_12_2_6_who_does_not_react(name: str, how: str, key: str) -> None:
    g = on(f"unit A4x at 0504\n{FOES}unit {name} {how}\n")
    assert why(cannot_react(g, battle(g, "A4x"), [], one(g, name))) == key
    assert why(cannot_react(g, battle(g, "A4x"), [one(g, "I4x")], one(g, "I4x"))) == "no-reacted"


@pytest.mark.rule("11.2.7", "11.2.10")
def test_11_2_7_reserves_of_the_high_command_are_not_marked_for_disengagement() -> None:
    for how, key in (("", ""), ("held-back", "no-held-back")):
        g = on(f"unit A4x at 0504\nunit I4x at 0505 {how}\n")
        assert why(cannot_disengage(g, g.sides[1], one(g, "I4x"))) == key


@pytest.mark.rule("scenario.caporetto.silent-guns", "scenario.vittorio.guns", "12.2.2")
def test_12_2_2_a_silenced_gun_does_not_fire() -> None:
    for how, key in (("", ""), ("silenced", "no-gun-silenced")):
        g = on(f"unit A4x at 0504\nunit AC at 0503 {how}\n{FOES}")
        assert why(cannot_fire(g, battle(g, "A4x"), g.sides[0], [], one(g, "AC"))) == key


@pytest.mark.rule("15.3", "12.2.8.stoss")
def test_15_3_which_stosstruppen_are_not_lost_for_a_step() -> None:
    stoss = "unit Stoss1 at 0504 carrier GR1\nunit Stoss2 at 0604 carrier GR2\n"
    g = on(f"unit GR1 at 0504\nunit GR2 at 0604\n{stoss}{FOES}")
    fight, (cp, entente) = battle(g, "GR1"), g.sides
    assert why(cannot_shed(g, fight, cp, 9, one(g, "Stoss1"))) == ""
    assert why(cannot_shed(g, fight, cp, 9, one(g, "Stoss2"))) == "no-not-with-regiment"
    assert why(cannot_shed(g, fight, entente, 9, one(g, "Stoss1"))) == "no-not-with-regiment"
    assert why(cannot_shed(g, fight, cp, 9, one(g, "GR1"))) == "no-not-with-regiment"


@pytest.mark.rule("12.2.8.disorganise", "12.5.scope")
def test_12_5_who_is_not_disorganised_by_damage() -> None:
    g = on("unit A4x at 0504\nunit A3x at 0404\nunit GR1 at 0504 disorganised\nunit GR2 at 0504\n")
    units = [one(g, name) for name in ("A4x", "GR1", "GR2")]
    g.place(one(g, "GR2"), g.board.out)
    found = {name: why(cannot_be_disordered(g, units, one(g, name))) for name in ("A4x", "A3x", "GR1", "GR2")}
    away = "no-not-in-battle"
    assert found == {"A4x": "", "A3x": away, "GR1": "no-disordered-already", "GR2": away}


@pytest.mark.rule("4.0.excess")
@pytest.mark.parametrize(
    ("name", "key"), [("A4x", ""), ("AC", "no-not-crowded"), ("GR1", "no-not-crowded"), ("I4x", "no-not-crowded")]
)
def test_4_0_who_is_not_removed_from_a_crowded_hex(name: str, key: str) -> None:
    g = on(f"unit A4x A3x AC at 0504\nunit GR1 at 0503\n{FOES}")
    assert why(not_crowded(g, g.sides[0], at(g, "0504"), one(g, name))) == key
    assert why(not_crowded(g, g.sides[1], at(g, "0504"), one(g, "A4x"))) == "no-not-crowded"


@pytest.mark.rule("13.0")
def test_13_0_the_morale_of_a_stack_is_that_of_a_unit_in_it() -> None:
    g = on(f"unit A4x at 0504 disengaging\nunit A3x at 0404 disengaging\n{FOES}")
    there, cp = at(g, "0504"), g.sides[0]
    assert [why(not_in_stack(g, cp, there, one(g, name))) for name in ("A4x", "A3x")] == ["", "no-not-in-battle"]


@pytest.mark.rule("15.2.3", "8.0")
@pytest.mark.parametrize(
    ("name", "how", "key"),
    [
        ("AA", "at 0503", ""),
        ("AA", "at 0503 offensive", "no-offensive-already"),
        ("AA", "at out", "no-not-on-map"),
        ("AC", "at 0503", "no-army-gun"),
        ("IA", "at 0507", "no-army-gun"),
    ],
)
def test_15_2_3_which_gun_does_not_go_to_offensive_mode(name: str, how: str, key: str) -> None:
    g = on(f"unit {name} {how}\n")
    assert why(cannot_launch(g, g.sides[0], one(g, name))) == key


@pytest.mark.rule("11.2.6")
def test_11_2_6_a_forced_march_is_chosen_once_and_before_the_first_step() -> None:
    g = on("link road 0502 0503 0504\nunit A4x at 0502\n")
    cp, unit = g.sides[0], [one(g, "A4x")]
    assert why(cannot_force_all(g, Party(cp, MARCHING, unit, 8), 0)) == ""
    assert why(cannot_force_all(g, Party(cp, MARCHING, unit, 8, has_moved=True), 0)) == "no-forced-begun"
    assert why(cannot_force_all(g, Party(cp, MARCHING, unit, 8, is_forced=True), 0)) == "no-forced-already"


@pytest.mark.rule("11.2.8", "11.2.8.unit")
@pytest.mark.parametrize(
    ("name", "how", "named", "key"),
    [
        ("A3x", "at 0504", "", ""),
        ("A3x", "at 0504", "A3x", "no-fresh"),
        ("A3x", "at 0504 moved", "", "no-fresh"),
        ("A3x", "at 0503", "", "no-fresh"),
    ],
)
def test_11_2_8_which_unit_of_a_hex_is_not_put_in_reserve(name: str, how: str, named: str, key: str) -> None:
    g = on(f"unit AA at 0503 offensive\nunit A4x at 0504\nunit {name} {how}\n")
    chosen = (one(g, named),) if named else ()
    assert why(cannot_keep(g, g.sides[0], at(g, "0504"), chosen, one(g, name))) == key


@pytest.mark.rule("11.2.8", "11.2.8.unit")
def test_11_2_8_nobody_is_put_in_reserve_when_the_markers_are_used_up() -> None:
    """A marker is for two units: the odd one beside the last of them has room, and then nobody."""
    g = on("unit AA at 0503 offensive\nunit A4x A3x at 0504\n")
    cp = g.sides[0]
    most = g.reserve_units * g.number("limits", f"reserve-{cp.name}")
    others = [p for p in g.fighters[cp] if g.roster[p].name not in ("A4x", "A3x") and not g.is_cavalry[p]][:most]
    for many, key in ((most - 1, ""), (most, "no-reserve-marker")):
        for piece in others[:many]:
            g.place(piece, at(g, "0304"))
            g.mark(piece, RESERVE)
        assert why(cannot_keep(g, cp, at(g, "0504"), (), one(g, "A4x"))) == key


@pytest.mark.rule("9.1.displacement")
def test_9_1_a_headquarters_goes_back_to_the_nearest_source() -> None:
    g = on("region sources-cp 0101 0901 0505\n")
    here, cp = at(g, "0301"), g.sides[0]
    assert [why(not_nearest(g, cp, here, at(g, hex_))) for hex_ in ("0101", "0901")] == ["", "no-not-nearest"]


@pytest.mark.rule("11.2.5.rebuild", "11.2.5", "11.2.4")
def test_11_2_5_only_a_bridge_is_rebuilt_and_a_footbridge_is_laid_over_water() -> None:
    water = "hexside river 0504/0505 0503/0504\nlink road 0504 0505\nedge 0504/0505 broken 1\n"
    g = on(f"{water}unit A4x at 0504\n")
    grid, cp, unit = g.board.grid, g.sides[0], [one(g, "A4x")]
    bridge, bank, dry = (grid.edge(at(g, "0504"), at(g, hex_)) for hex_ in ("0505", "0503", "0604"))
    bridge, bank, dry = (min(edge, grid.edge(*reversed(grid.ends(edge)))) for edge in (bridge, bank, dry))
    assert why(bridges.cannot_rebuild(g, cp, bridge)) == ""
    assert why(bridges.cannot_rebuild(g, cp, bank)) == bridges.NO_BRIDGE.key
    assert why(bridges.cannot_span(g, cp, unit, bank)) == ""
    assert why(bridges.cannot_span(g, cp, unit, dry)) == bridges.NO_WATER.key


# Reinforcements -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.1.5", "scenarios.format", "11.3.1")
def test_11_1_5_where_no_reinforcement_comes() -> None:
    box = begin("caporetto").at("I3DC")
    area = "region area-caporetto 0401-0409 0501-0509 0601-0609\n"
    units = f"unit I-II at 0404\nunit I-III at 0608\nunit A1 at 0101\nunit A3.1 at 0504\nunit I3DC at {box}\n"
    roads = "link road 0404 0405\nlink road 0608 0609\n"
    text = f"italia caporetto\n{ground()}{area}{roads}{units}turn 3\nphase 11.1 2\n"
    g = Field(game().at(text, dice=TypedIn())).table
    rider = one(g, "I3DC")
    group = group_of(g, rider)
    assert group is not None
    found = {hex_: why(cannot_arrive(g, group, rider, at(g, hex_))) for hex_ in ("0405", "0504", "0304", "0506")}
    assert found == {"0405": "", "0504": "no-arrival-enemy", "0304": "no-outside", "0506": "no-arrival-hex"}
    near = g.board.grid.within(at(g, "0404"), 1)
    first = {hex_: why(not_with_the_first(g, group, near, rider, at(g, hex_))) for hex_ in ("0405", "0609", "0504")}
    assert first == {"0405": "", "0609": "no-arrival-apart", "0504": "no-arrival-enemy"}


@pytest.mark.rule("15.2.2.counterbattery", "12.2.2.counterbattery", "11.3.1.3", "scenario.albrecht.amalfi")
@pytest.mark.parametrize("name", ["I-barge1", "I-Amalfi"])
def test_15_2_2_the_guns_of_the_lagoon_do_not_fire_in_counter_battery(name: str) -> None:
    g = on(f"unit A4x at 0504\n{FOES}unit {name} at 0506\nunit IC at 0506\n")
    entente, gun, corps = g.sides[1], one(g, name), one(g, "IC")
    fight = battle(g, "A4x")
    assert why(cannot_fire(g, fight, entente, [], gun)) == ""
    assert why(cannot_counter(g, fight, entente, [], gun)) == "no-counter-face"
    assert why(cannot_counter(g, fight, entente, [], corps)) == ""
    mine = Battle(entente, at(g, "0504"), [one(g, "I4x")], [one(g, "A4x")], {one(g, "I4x"): at(g, "0505")})
    mine.guns = [corps, gun]
    assert why(cannot_turn(g, mine, gun)) == "no-counter-face"
    assert why(cannot_turn(g, mine, corps)) == ""


@pytest.mark.rule("11.1.5", "3.0.unit")
@pytest.mark.parametrize(
    ("name", "side", "turn", "key"),
    [
        ("I3DC", 1, 3, ""),
        ("I3DC", 0, 3, "no-not-yours"),
        ("I3DC", 1, 1, "no-not-due"),
        ("Sturm5", 0, 3, "no-reinforcement"),
        ("I22", 1, 3, "no-reinforcement"),
    ],
)
def test_11_1_5_who_does_not_come_as_a_reinforcement(name: str, side: int, turn: int, key: str) -> None:
    """Assault troops come with their unit, not by themselves."""
    start = begin("caporetto")
    waits = f"unit I3DC at {start.at('I3DC')}\nunit Sturm5 at {start.at('Sturm5')}\n"
    units = f"link road 0508 0507\nunit I-II at 0508\nunit G-XIV at 0501\nunit I22 at 0507\nunit A1 at 0101\n{waits}"
    text = f"italia caporetto\n{ground()}{units}turn {turn}\nphase 11.1 2\n"
    g = Field(game().at(text, dice=TypedIn())).table
    assert why(cannot_enter(g, g.sides[side], one(g, name))) == key


# Companions, ways back and markers ------------------------------------------------------------------------------------


@pytest.mark.rule("11.1.1", "11.2.2", "11.2.6", "12.5.effects")
@pytest.mark.parametrize(
    ("name", "how", "is_forced", "key"),
    [
        ("A3x", "at 0502", False, ""),
        ("A3x", "at 0502", True, ""),
        ("A4x", "at 0502", False, "no-with-them"),
        ("A3x", "at 0503", False, "no-other-hex"),
        ("A3x", "at 0502 disorganised", False, ""),
        ("A3x", "at 0502 disorganised", True, "no-forced-upset"),
        ("AC", "at 0502", True, "no-forced-kind"),
    ],
)
def test_11_1_1_who_does_not_come_along(name: str, how: str, is_forced: bool, key: str) -> None:
    g = on(
        "link road 0502 0503\nunit A4x at 0502\nunit I3x at 0808\n" + (f"unit {name} {how}\n" if name != "A4x" else "")
    )
    party = Party(g.sides[0], MARCHING, [one(g, "A4x")], 8, is_forced=is_forced)
    assert why(cannot_come_along(g, party, one(g, name))) == key


@pytest.mark.rule("12.2.6.total", "12.2.6.partial", "12.3", "table.erroneous", "13.0", "13.0.results")
def test_12_3_no_retreat_is_longer_than_mastery_and_the_ground_allow() -> None:
    g = on(f"unit A4x at 0504\nunit A3x at 0404\n{FOES}")
    fight = battle(g, "A4x")
    fight.mastery = {g.sides[0]: "none", g.sides[1]: "total"}
    lengths = [why(cannot_retreat(g, fight, 1, hexes)) for hexes in (0, 1, 2, 9)]
    assert lengths == ["", "", "no-way-back", "no-retreat-so-far"]
    assert [why(not_attacking(g, fight, one(g, name))) for name in ("A4x", "A3x")] == ["", "no-not-in-battle"]
    off = [why(cannot_go_so_far(g, 2, 1, hexes)) for hexes in (0, 1, 2, 3)]
    assert off == ["no-not-the-result", "", "no-way-back", "no-not-the-result"]


@pytest.mark.rule("13.0")
def test_13_0_which_stacks_do_not_break_off() -> None:
    g = on(f"unit A4x at 0504 disengaging\nunit A3x at 0404\nunit GR1 at 0303 disengaging\n{FOES}")
    found = {hex_: why(cannot_break_off(g, g.sides[0], at(g, hex_))) for hex_ in ("0504", "0404", "0303")}
    assert found == {"0504": "", "0404": "no-not-marked", "0303": "no-not-in-zone"}


@pytest.mark.rule("12.3", "12.3.direction", "11.1.2")
def test_12_3_where_nobody_goes_back() -> None:
    g = on(f"hexside impassable 0505/0506\nunit A4x at 0504\n{FOES}")
    r = ready(g, g.sides[1], [one(g, "I4x")], 2)
    been = [at(g, "0606"), at(g, "0505")]
    found = {hex_: why(cannot_go_back_to(g, r, been, at(g, hex_))) for hex_ in ("0405", "0507", "0506", "0504")}
    assert found == {"0405": "", "0507": "no-not-adjacent", "0506": "no-way-wall", "0504": "no-enemy-there"}
    here = [at(g, "0605"), at(g, "0505")]
    assert why(cannot_go_back_to(g, r, here, at(g, "0605"))) == "no-been-there"


@pytest.mark.rule("12.2.6.none", "table.erroneous")
@pytest.mark.parametrize(
    ("name", "how", "key"),
    [
        ("A3x", "at 0503 exploitation", ""),
        ("I3x", "at 0506 exploitation", "no-marker"),
        ("A3x", "at 0503 moved", "no-marker"),
        ("A3x", "at 0101 exploitation", "no-too-far-off"),
    ],
)
def test_12_2_6_which_marker_is_not_taken_off(name: str, how: str, key: str) -> None:
    g = on(f"unit A4x at 0504\n{FOES}unit {name} {how}\n")
    assert why(cannot_take_off(g, battle(g, "A4x"), one(g, name))) == key


@pytest.mark.rule("11.3.2")
def test_11_3_2_who_does_not_receive_assault_troops() -> None:
    g = on("unit GR1 GR2 at 0504\nunit GR3 at 0503\nunit Stoss1 at 0504 carrier GR1\n")
    cp, stoss = g.sides[0], one(g, "Stoss1")
    found = [why(cannot_receive(g, cp, stoss, one(g, name))) for name in ("GR2", "GR1", "GR3")]
    assert found == ["", "no-taker", "no-taker"]


@pytest.mark.rule("11.2.8")
@pytest.mark.parametrize(
    ("hex_", "key"),
    [
        ("0503", ""),
        ("0303", "no-reserve-units"),
        ("0507", "no-reserve-units"),
        ("0603", "no-fresh"),
        ("0504", "no-reserve-zone"),
    ],
)
def test_11_2_8_where_no_reserve_is_formed(hex_: str, key: str) -> None:
    units = "unit AA at 0503 offensive\nunit A4x at 0503\nunit A3x at 0603 moved\nunit GR1 at 0504\n"
    g = on(f"{units}{FOES}unit I3x at 0507\n")
    assert why(cannot_reserve(g, g.sides[0], at(g, hex_))) == key


# Bridges ------------------------------------------------------------------------------------------------------------

BRIDGE = "hexside river 0504/0505\nlink road 0504 0505\n"


def bridge_of(g: Italia, *ends: str) -> int:
    """A hexside as bridges are numbered."""
    both = {at(g, hex_) for hex_ in ends}
    return next(e for e in range(g.board.grid.size * 6) if set(g.board.grid.ends(e)) == both)


@pytest.mark.rule("11.2.5")
@pytest.mark.parametrize(
    ("more", "ends", "key"),
    [
        ("", ("0504", "0505"), ""),
        ("", ("0503", "0504"), bridges.NO_BRIDGE.key),
        ("edge 0504/0505 tested 1\n", ("0504", "0505"), bridges.TESTED.key),
        ("edge 0504/0505 broken 1\n", ("0504", "0505"), "no-broken"),
    ],
)
def test_11_2_5_which_bridge_is_not_blown(more: str, ends: tuple[str, str], key: str) -> None:
    g = on(f"{BRIDGE}{more}unit A4x at 0503\nunit I4x at 0507\n")
    assert why(bridges.cannot_demolish(g, g.sides[0], bridge_of(g, *ends))) == key


@pytest.mark.rule("11.2.5")
def test_11_2_5_no_bridge_is_blown_far_from_the_enemy_or_out_of_command() -> None:
    g = on(f"{BRIDGE}unit A4x at 0503\nunit I4x at 0507\n")
    bridge, cp = bridge_of(g, "0504", "0505"), g.sides[0]
    assert why(bridges.cannot_demolish(g, cp, bridge)) == ""
    for name in ("I4x", "IQ"):
        g.place(one(g, name), at(g, "0909"))
    assert why(bridges.cannot_demolish(g, cp, bridge)) == "no-enemy-by-bridge"
    g.place(one(g, "I4x"), at(g, "0507"))
    g.place(one(g, "AQ"), g.board.out)
    assert why(bridges.cannot_demolish(g, cp, bridge)) == "no-bridge-command"


@pytest.mark.rule("11.2.5.rebuild", "11.2.5")
def test_11_2_5_which_bridge_is_not_rebuilt() -> None:
    def rebuilding(units: str, marks: str = "broken 1", away: str = "") -> str:
        broken = f"edge 0504/0505 {marks}\n" if marks else ""
        g = on(f"{BRIDGE}{broken}{units}unit I3x at 0808\n")
        if away:
            g.place(one(g, away), g.board.out)
        return why(bridges.cannot_rebuild(g, g.sides[0], bridge_of(g, "0504", "0505")))

    assert rebuilding("unit A4x at 0504\n") == ""
    assert rebuilding("unit A4x at 0504\n", "broken 1 tested 1") == bridges.TESTED.key
    assert rebuilding("unit A4x at 0503\n") == "no-friend-by-bridge"
    assert rebuilding("unit A4x at 0504\nunit I4x at 0506\n") == "no-bridge-zone"
    assert rebuilding("unit A4x at 0504\n", away="AQ") == "no-bridge-command"
    assert rebuilding("unit A4x at 0504\n", "") == "no-intact"
