"""Who may not, condition by condition, in the clauses of this book alone: each refuses for its own reason and no other.

One condition of a rule is there and everything else is in order, so that the rule without it would let the piece act,
or would give another reason. The clauses shared with Marne 1918 are in `test_refusals`.
"""

from __future__ import annotations

import pytest

from grognard.games.front1918.air import INTERCEPT, INTERDICT, OBSERVE
from grognard.games.front1918.battle import Battle
from grognard.games.front1918.destinations import MARCHING, Party
from grognard.games.front1918.standing import RAID
from grognard.games.italia import Italia, air
from grognard.games.italia.caporetto import cannot_crowd, cannot_exit, cannot_name, cannot_sabotage
from grognard.games.italia.depots import cannot_burn
from grognard.games.italia.offensives import cannot_prepare
from grognard.games.italia.reserves import cannot_release, cannot_release_near
from grognard.games.italia.setup import cannot_bring_up, cannot_swap
from grognard.games.italia.table import CP, ENTENTE
from grognard.games.italia.trucks import cannot_unload
from grognard.games.italia.vittorio import cannot_go_hungry, cannot_silence, cannot_starve_hidden
from grognard.games.italia.withdrawal import (
    cannot_leave,
    cannot_order,
    cannot_retire_one,
    cannot_retreat,
    cannot_retreat_alone,
    cannot_withdraw,
    lead_off,
)
from grognard.kernel.asking.script import Refusal, Side
from grognard.kernel.numbers.dice import TypedIn
from tests.games.italia.fights import FED, STAFFS, Fray, ground
from tests.games.italia.scenes import game

SIDES = {"cp": CP, "entente": ENTENTE}


def on(scenario: str, units: str, *cells: str, turn: int = 1, options: str = "") -> Italia:
    """The table of a scenario on clear ground: a headquarters of either side at its head and at its foot."""
    cp, entente = STAFFS[scenario]
    staffs = f"unit {cp} at 0501\nunit {entente} at 0509\n"
    head = f"italia {scenario}\n" + (f"options {options}\n" if options else "")
    text = f"{head}{ground(*cells)}{FED}{staffs}{units}\nturn {turn}\nphase 11.1\n"
    return Fray(game().at(text, dice=TypedIn())).table


def one(g: Italia, name: str) -> int:
    """A counter by its name."""
    return g.roster.numbers[name]


def at(g: Italia, hex_: str) -> int:
    """A hex by its number."""
    return g.board.grid.find(hex_)


def edge(g: Italia, *ends: str) -> int:
    """A hexside by the hexes on either side of it, as the rules number it."""
    one_end, other = (at(g, hex_) for hex_ in ends)
    return next(e for e in range(g.board.grid.size * 6) if set(g.board.grid.ends(e)) == {one_end, other})


def why(refusal: Refusal | None) -> str:
    """A refusal in short: its clause and key; nothing where there is none."""
    return "" if refusal is None else f"{refusal.rule} {refusal.key}"


# §17 aviation --------------------------------------------------------------------------------------------------

DRAWN = "unit I-Air2 at missions\nunit I-Air3 at available-entente\nunit A-Air3 at missions\nsuperiority entente\n"
FRONT = "unit A17 at 0504\nunit I22 at 0505\n"


def sky(units: str = FRONT) -> Italia:
    """Albrecht with one group of the Entente drawn and one left, and one of the enemy drawn."""
    return on("albrecht", DRAWN + units, options="17.0")


@pytest.mark.rule("17.1", "17.1.superiority", "17.1.place")
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("I-Air2", ""),
        ("A-Air3", "17.1 no-air-group"),
        ("I22", "17.1 no-air-group"),
        ("I-Air3", "17.1.superiority no-air-ready"),
    ],
)
def test_17_1_only_groups_of_the_side_that_were_drawn_fly(name: str, reason: str) -> None:
    g = sky()
    assert why(air.cannot_fly(g, ENTENTE, one(g, name))) == reason
    assert why(air.cannot_send(g, ENTENTE, one(g, name))) == reason


@pytest.mark.rule("17.2")
@pytest.mark.parametrize(("flight", "reason"), [(OBSERVE, ""), (INTERDICT, ""), (INTERCEPT, "17.2 no-flight")])
def test_17_2_there_are_three_kinds_of_missions(flight: int, reason: str) -> None:
    assert why(air.cannot_order(sky(), ENTENTE, flight)) == reason


@pytest.mark.rule("17.1.place", "scenarios.format", "17.2.interdiction")
def test_17_1_no_mission_outside_the_playing_area() -> None:
    g = sky(FRONT + "region area-albrecht 0501-0509\n")
    assert why(air.cannot_place(g, ENTENTE, INTERDICT, at(g, "0507"))) == ""
    assert why(air.cannot_place(g, ENTENTE, INTERDICT, at(g, "0607"))) == "scenarios.format no-outside"


@pytest.mark.rule("17.1.place", "17.2.interdiction")
def test_17_1_no_mission_outside_the_command_of_the_side() -> None:
    g = sky()
    assert why(air.cannot_place(g, ENTENTE, INTERDICT, at(g, "0502"))) == ""
    g.place(one(g, STAFFS["albrecht"][1]), g.board.out)
    assert why(air.cannot_place(g, ENTENTE, INTERDICT, at(g, "0502"))) == "17.1.place no-air-command"


RIVER = "hexside river 0504/0505 0404/0505\n"
SPAN = RIVER + "unit A17 at 0404\nunit I22 at 0807\nedge 0504/0505 footbridge 1\n"


@pytest.mark.rule("scenario.albrecht.air-footbridge", "scenario.solstice.special", "17.1.place")
def test_scenario_albrecht_what_airmen_do_not_attack() -> None:
    g = sky(SPAN)
    clause = "scenario.albrecht.air-footbridge"
    assert why(air.cannot_raid(g, ENTENTE, edge(g, "0504", "0505"))) == ""
    assert why(air.cannot_raid(g, ENTENTE, edge(g, "0404", "0505"))) == f"{clause} no-footbridge"


@pytest.mark.rule("scenario.albrecht.air-footbridge", "17.1.place")
@pytest.mark.parametrize(("over", "reason"), [(1, ""), (2, "17.1.place no-air-crowded")])
def test_17_1_two_groups_at_most_attack_footbridges_of_a_hex(over: int, reason: str) -> None:
    g = sky("piece IW like I-Air2\n" + SPAN + "unit IW at missions\n")
    for name in ("I-Air3", "IW")[:over]:
        g.position.mission[one(g, name)] = RAID
        g.place(one(g, name), at(g, "0504"))
    assert why(air.cannot_raid(g, ENTENTE, edge(g, "0504", "0505"))) == reason


# Caporetto -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("scenario.caporetto.rommel")
@pytest.mark.parametrize(
    ("name", "reason"), [("I22", ""), ("I24", "no-not-in-battle"), ("GAlpK.Leib", "no-not-in-battle")]
)
def test_scenario_caporetto_rommel_surprises_an_attacked_italian_unit(name: str, reason: str) -> None:
    g = on("caporetto", "unit GAlpK.Leib at 0504\nunit I22 at 0505\nunit I24 at 0506\n")
    lead, there = one(g, "GAlpK.Leib"), at(g, "0505")
    battle = Battle(CP, there, [lead], [one(g, "I22")], {lead: at(g, "0504")})
    assert why(cannot_name(g, battle, one(g, name))).partition(" ")[2] == reason


@pytest.mark.rule("scenario.caporetto.refugees")
@pytest.mark.parametrize(
    ("hex_", "reason"),
    [
        ("0506", ""),
        ("0606", "no-refugees-already"),
        ("0406", "no-italians"),
        ("0504", "no-in-zone"),
        ("0508", "no-enemy-near"),
    ],
)
def test_scenario_caporetto_where_no_refugees_are_sent(hex_: str, reason: str) -> None:
    g = on("caporetto", "unit A1 at 0503\nunit I22 at 0506\nunit I24 at 0606\nunit I19 at 0504\nunit I46 at 0508\n")
    assert why(cannot_crowd(g, frozenset({at(g, "0606")}), at(g, hex_))).partition(" ")[2] == reason


BRIDGE = "hexside river 0506/0507\nlink road 0506 0507\nhex 0506 control entente\nhex 0507 control entente\n"
HOLD = "unit I22 at 0506\nunit I24 at 0507\n"


@pytest.mark.rule("scenario.caporetto.bridges", "11.2.5")
@pytest.mark.parametrize(
    ("more", "ends", "reason"),
    [
        ("unit A1 at 0503\n", ("0506", "0507"), ""),
        ("unit A1 at 0503\n", ("0505", "0506"), "11.2.5 no-bridge"),
        ("unit A1 at 0503\nedge 0506/0507 broken 1\n", ("0506", "0507"), "11.2.5 no-broken"),
        ("unit A1 at 0503\nhex 0507 control cp\n", ("0506", "0507"), "scenario.caporetto.bridges no-bridge-theirs"),
        ("unit A1 at 0102\n", ("0506", "0507"), "11.2.5 no-saboteur"),
    ],
)
def test_scenario_caporetto_which_bridges_are_not_blown(more: str, ends: tuple[str, str], reason: str) -> None:
    g = on("caporetto", BRIDGE + HOLD + more)
    assert why(cannot_sabotage(g, edge(g, *ends))) == reason


@pytest.mark.rule("scenario.caporetto.bridges", "11.2.5")
def test_scenario_caporetto_no_bridge_is_blown_out_of_the_command_of_the_entente() -> None:
    g = on("caporetto", BRIDGE + HOLD + "unit A1 at 0503\n")
    g.place(one(g, STAFFS["caporetto"][1]), g.board.out)
    assert why(cannot_sabotage(g, edge(g, "0506", "0507"))) == "11.2.5 no-italian-command"


@pytest.mark.rule("scenario.caporetto.exit")
@pytest.mark.parametrize(
    ("scenario", "name", "left", "reason"),
    [
        ("caporetto", "I22", 1, ""),
        ("caporetto", "I22", 0, "scenario.caporetto.exit no-exit-points"),
        ("caporetto", "I4", 1, "scenario.caporetto.exit no-exit-here"),
        ("caporetto", "A1", 1, "scenario.caporetto.exit no-exit"),
        ("albrecht", "I22", 1, "scenario.caporetto.exit no-exit"),
    ],
)
def test_scenario_caporetto_who_does_not_leave_by_the_west_edge(
    scenario: str, name: str, left: int, reason: str
) -> None:
    theirs = "A1" if scenario == "caporetto" else "A17"
    west = f"region limits-entente-{scenario} 0101-0109\n"
    g = on(scenario, f"{west}unit I22 at 0108\nunit I4 at 0207\nunit {theirs} at 0103\n")
    piece = one(g, name)
    party = Party(g.owner[piece], MARCHING, [piece], left)
    assert why(cannot_exit(g, party, 0)) == reason


@pytest.mark.rule("scenario.caporetto.retreat-order")
@pytest.mark.parametrize(
    ("scenario", "side", "more", "turn", "reason"),
    [
        ("caporetto", "entente", "", 2, ""),
        ("caporetto", "cp", "", 2, "no-retreat-order"),
        ("radetzky", "entente", "", 2, "no-retreat-order"),
        ("caporetto", "entente", "ordered yes\n", 2, "no-ordered-already"),
        ("caporetto", "entente", "", 1, "no-ordered-too-early"),
    ],
)
def test_scenario_caporetto_who_does_not_order_the_retreat(
    scenario: str, side: str, more: str, turn: int, reason: str
) -> None:
    g = on(scenario, f"unit I20 at 0508\n{more}", turn=turn)
    assert why(cannot_order(g, SIDES[side])).partition(" ")[2] == reason


@pytest.mark.rule("11.4.test")
@pytest.mark.parametrize(
    ("name", "side", "reason"),
    [
        ("I22", ENTENTE, ""),
        ("I22", CP, "no-not-retreating"),
        ("I24", ENTENTE, "no-not-retreating"),
        ("I19", ENTENTE, "no-tested"),
    ],
)
def test_11_4_who_does_not_test_to_leave_the_mode(name: str, side: Side, reason: str) -> None:
    g = on("caporetto", "unit I22 I19 at 0508 retreat-mode\nunit I24 at 0507\nunit A1 at 0501\nordered yes\n", turn=2)
    assert why(cannot_leave(g, side, frozenset({one(g, "I19")}), one(g, name))).partition(" ")[2] == reason


@pytest.mark.rule("11.4", "scenario.caporetto.retreat-order")
def test_11_4_who_is_not_put_in_the_mode() -> None:
    units = "unit I22 I24 at 0507\nunit I19 at 0508\nunit I46 at 0607 retreat-mode\nunit A1 at 0501\nordered yes\n"
    g = on("caporetto", units, turn=2)
    none = "11.4 no-retreat-units"
    hexes = {hex_: why(cannot_retreat(g, ENTENTE, at(g, hex_))) for hex_ in ("0507", "0508", "0607", "0501", "0303")}
    assert hexes == {"0507": "", "0508": "", "0607": none, "0501": none, "0303": none}
    alone = {name: why(cannot_retreat_alone(g, ENTENTE, one(g, name))) for name in ("I22", "I46", "A1", "I3DC")}
    assert alone == {"I22": "", "I46": none, "A1": none, "I3DC": none}
    several = [one(g, "I22"), one(g, "I24")]
    assert why(cannot_retire_one(g, ENTENTE, several, one(g, "I22"))) == ""
    assert why(cannot_retire_one(g, ENTENTE, several, one(g, "I19"))) == "11.4 no-retire-alone"
    assert why(cannot_retire_one(g, ENTENTE, several, one(g, "I46"))) == none


@pytest.mark.rule("11.4.test", "scenario.caporetto.exit")
def test_11_4_who_has_been_led_off_the_map_does_not_test() -> None:
    g = on("caporetto", "unit I22 at 0108 retreat-mode\nunit A1 at 0501\nordered yes\n", turn=2)
    gone = one(g, "I22")
    assert why(cannot_leave(g, ENTENTE, frozenset(), gone)) == ""
    lead_off(g, gone, "scenario.caporetto.exit")
    assert why(cannot_leave(g, ENTENTE, frozenset(), gone)) == "11.4.test no-not-retreating"


@pytest.mark.rule("scenario.caporetto.retreat-order", "scenario.caporetto.exit")
@pytest.mark.parametrize(
    ("name", "reason"), [("I-corps1", ""), ("A-corps1", "no-gun"), ("I22", "no-gun"), ("I-corps2", "no-gun")]
)
def test_scenario_caporetto_what_is_not_taken_off_the_map(name: str, reason: str) -> None:
    """The second gun waits for its arrival."""
    units = "unit I22 I-corps1 at 0508\nunit A1 A-corps1 at 0502\nunit I-corps2 at out\nordered yes\n"
    g = on("caporetto", units, turn=2)
    assert why(cannot_withdraw(g, ENTENTE, one(g, name))).partition(" ")[2] == reason
    g.position.withdrawn = 1
    assert why(cannot_withdraw(g, ENTENTE, one(g, "I-corps1"))).partition(" ")[2] == "no-gun-withdrawn"


# §15.5 depots, §11.3.4 trucks, §15.2.2 the preparation ------------------------------------------------------------


@pytest.mark.rule("15.5.1")
@pytest.mark.parametrize(
    ("name", "how", "side", "reason"),
    [
        ("I-depot1", "at 0506", ENTENTE, ""),
        ("I-depot1", "at 0506", CP, "no-depot"),
        ("I22", "at 0506", ENTENTE, "no-depot"),
        ("I-depot1", "at out", ENTENTE, "no-depot"),
        ("I-depot1", "at 0506 tried-to-burn", ENTENTE, "no-burnt-already"),
        ("I-depot1", "at 0508", ENTENTE, "no-enemy-by-depot"),
    ],
)
def test_15_5_1_which_depot_is_not_burnt(name: str, how: str, side: Side, reason: str) -> None:
    g = on("caporetto", f"unit {name} {how}\nunit A1 at 0503\n")
    assert why(cannot_burn(g, side, one(g, name))).partition(" ")[2] == reason


@pytest.mark.rule("11.3.4.1")
def test_11_3_4_1_only_what_a_moving_truck_carries_is_unloaded() -> None:
    options = "scenario.solstice.trucks"
    g = on("solstice", "unit I-trucks I1 I2 at 0507\nunit A4 at 0502\n", options=options)
    truck, first, second = (one(g, name) for name in ("I-trucks", "I1", "I2"))
    loaded = Party(ENTENTE, MARCHING, [truck, first], 30)
    assert why(cannot_unload(g, loaded, first)) == ""
    assert why(cannot_unload(g, loaded, second)) == "11.3.4.1 no-not-loaded"
    assert why(cannot_unload(g, loaded, truck)) == "11.3.4.1 no-not-loaded"
    assert why(cannot_unload(g, Party(ENTENTE, MARCHING, [first, second], 30), second)) == "11.3.4.1 no-truck-moving"


@pytest.mark.rule("15.2.2.bruchmuller")
def test_15_2_2_only_a_gun_of_the_side_in_its_offensive_carries_the_preparation() -> None:
    g = on("caporetto", "unit A-army1 at 0502 offensive\nunit A-corps1 at 0502\nunit A1 at 0503\nunit I22 at 0507\n")
    clause = "15.2.2.bruchmuller"
    assert why(cannot_prepare(g, CP, one(g, "A-army1"))) == ""
    assert why(cannot_prepare(g, CP, one(g, "A-corps1"))) == f"{clause} no-not-offensive"
    assert why(cannot_prepare(g, ENTENTE, one(g, "A-army1"))) == f"{clause} no-not-offensive"


# §11.2.10 reserves of the high command ----------------------------------------------------------------------------


@pytest.mark.rule("11.2.10", "12.2.6", "12.2.6.total", "12.2.6.partial")
@pytest.mark.parametrize(
    ("hex_", "reason"),
    [
        ("0507", ""),
        ("0508", "11.2.10 no-held-here"),
        ("0109", "12.2.6 no-too-far-off"),
        ("0604", "12.2.6 no-in-zone"),
    ],
)
def test_11_2_10_which_reserve_is_not_freed_to_react(hex_: str, reason: str) -> None:
    g = on(
        "albrecht",
        "unit A33 at 0504\nunit I22 at 0505\nunit I4 at 0507 held-back\nunit I11 at 0508\n"
        "unit I7 at 0109 held-back\nunit I25 at 0604 held-back\n",
    )
    lead, there = one(g, "A33"), at(g, "0505")
    battle = Battle(CP, there, [lead], [one(g, "I22")], {lead: at(g, "0504")})
    assert why(cannot_release_near(g, battle, at(g, hex_))) == reason
    assert (why(cannot_release(g, at(g, hex_))) == "") is (hex_ != "0508")


# The concentration of the Solstice --------------------------------------------------------------------------------

WHATIF = "scenario.solstice.whatif"


@pytest.mark.rule(WHATIF, "3.0.elite")
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("A3.1", ""),
        ("A3.2", "no-elite"),
        ("A55.1", "no-elite"),
        ("A4", "no-elite"),
        ("I2Bers", "no-elite"),
        ("A22Sch.1", "no-elite"),
        ("Gebirgs1", "no-elite"),
        ("I1DA.1", "no-elite"),
        ("AW", "no-elite"),
    ],
)
def test_scenario_solstice_who_is_not_brought_up(name: str, reason: str) -> None:
    """The first counter of an elite division stands for it; 55th Division is in two hexes, and AW of morale 3."""
    g = on(
        "solstice",
        "unit A3.1 A3.2 at 0503\nunit A55.1 at 0602\nunit A55.2 at 0702\nunit A4 at 0505\n"
        "unit Gebirgs1 at 0703\nunit I2Bers at 0508\n"
        "piece AW like A22Sch.1 morale 3\nunit AW at 0302\nunit I1DA.1 at 0608\n",
    )
    assert why(cannot_bring_up(g, frozenset(), one(g, name))).partition(" ")[2] == reason


@pytest.mark.rule(WHATIF, "4.0")
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("A4", ""),
        ("A5", "no-swapped"),
        ("A3.2", "no-strong-division"),
        ("I1", "no-strong-division"),
        ("A6", "no-strong-division"),
    ],
)
def test_scenario_solstice_whom_an_elite_division_does_not_relieve(name: str, reason: str) -> None:
    g = on("solstice", "unit A3.1 A3.2 at 0503\nunit A4 at 0505\nunit A5 at 0602\nunit I1 at 0508\nunit A6 at out\n")
    swapped = frozenset({one(g, "A5")})
    assert why(cannot_swap(g, swapped, one(g, "A3.1"), one(g, name))).partition(" ")[2] == reason


@pytest.mark.rule(WHATIF)
def test_scenario_solstice_an_elite_division_that_is_not_on_the_map_is_not_brought_up() -> None:
    g = on("solstice", "unit A3.1 A3.2 at out\nunit A4 at 0505\nunit I1 at 0508\n")
    assert why(cannot_bring_up(g, frozenset(), one(g, "A3.1"))).partition(" ")[2] == "no-elite"


# Vittorio Veneto --------------------------------------------------------------------------------------------------


@pytest.mark.rule("scenario.vittorio.hunger")
@pytest.mark.parametrize(
    ("name", "fed", "reason"),
    [
        ("A4", True, ""),
        ("A4", False, "no-starved-already"),
        ("A5", True, "no-starved-already"),
        ("I1", True, "no-hungry-unit"),
        ("A-corps1", True, "no-hungry-unit"),
        ("A7", True, "no-hungry-unit"),
        ("A9", True, "no-in-zone"),
        ("A10", True, "no-enemy-near"),
    ],
)
def test_scenario_vittorio_who_does_not_go_hungry(name: str, fed: bool, reason: str) -> None:
    units = "unit A4 A-corps1 at 0503\nunit A5 at 0603 unsupplied\nunit I1 at 0507\nunit A7 at out\nunit A9 at 0506\n"
    g = on("vittorio", f"{units}unit A10 at 0101\n", turn=2)
    if name == "I1":
        g.place(one(g, "A9"), g.board.out)
    assert why(cannot_go_hungry(g, g.board.grid.mask if fed else 0, one(g, name))).partition(" ")[2] == reason


@pytest.mark.rule("scenario.vittorio.guns")
@pytest.mark.parametrize(
    ("name", "is_army", "reason"),
    [
        ("A-corps1", False, ""),
        ("A-army1", True, ""),
        ("A-corps1", True, "no-gun-of-kind"),
        ("A-corps2", False, "no-gun-silenced"),
        ("A-corps3", False, "no-gun"),
        ("I-corps1", False, "no-gun"),
        ("A4", False, "no-gun"),
    ],
)
def test_scenario_vittorio_which_gun_is_not_silenced(name: str, is_army: bool, reason: str) -> None:
    units = "unit A4 A-corps1 A-army1 at 0502\nunit A-corps2 at 0503 silenced\nunit A-corps3 at out\n"
    g = on("vittorio", f"{units}unit I1 I-corps1 at 0508\n", turn=2)
    assert why(cannot_silence(g, is_army, one(g, name))).partition(" ")[2] == reason


@pytest.mark.rule("scenario.vittorio.hunger", "3.0.detachment")
@pytest.mark.parametrize(
    ("hex_", "reason"),
    [
        ("0504", ""),
        ("0603", "no-hungry-unit"),
        ("0302", "no-hungry-unit"),
        ("0506", "no-in-zone"),
        ("0101", "no-enemy-near"),
    ],
)
def test_scenario_vittorio_where_no_hidden_detachment_goes_hungry(hex_: str, reason: str) -> None:
    """A unit that is no detachment stands in 0603, nobody in 0302."""
    hidden = "".join(f"unit Gebirgs{n} at {where} concealed\n" for n, where in ((1, "0504"), (2, "0506"), (3, "0101")))
    g = on("vittorio", hidden + "unit A4 at 0603\nunit I1 at 0507\n", turn=2)
    assert [g.is_hidden(one(g, f"Gebirgs{n}")) for n in (1, 2, 3)] == [True, True, True]
    assert why(cannot_starve_hidden(g, g.board.grid.mask, at(g, hex_))).partition(" ")[2] == reason
