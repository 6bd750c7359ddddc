"""Who may not, condition by condition, in the clauses that this book shares with Marne 1918: each refuses here too.

One condition of a rule is there and everything else is in order, so that the rule without it would let the piece act,
or would give another reason. What follows from an answer is tested chapter by chapter in the other files.
"""

from __future__ import annotations

import pytest

from grognard.games.front1918.battle import Battle
from grognard.games.front1918.combat import cannot_fight, cannot_join, cannot_lead, not_defending
from grognard.games.front1918.damage import cannot_lose
from grognard.games.front1918.exploitation import cannot_exploit, cannot_haul
from grognard.games.front1918.gunnery import cannot_counter, cannot_fire, cannot_turn
from grognard.games.front1918.markers import cannot_disengage
from grognard.games.front1918.movement import MARCHING, cannot_be_relieved
from grognard.games.front1918.setup import cannot_assign, cannot_take
from grognard.games.italia import Italia
from grognard.kernel.script import Refusal
from tests.games.italia.scenes import CP_MOVES, field, ground

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
    assert why(not_defending(g, fight, one(g, "A4x"))) != ""


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
