"""Who may not, condition by condition, in the clauses of the series: each refuses for its own reason and no other.

One condition of a rule is there and everything else is in order, so that the rule without it would let the piece act,
or would give another reason. What follows from an answer is tested chapter by chapter in the other files.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from grognard.games.front1918 import air, bridges
from grognard.games.front1918.advance import Advance, cannot_advance, cannot_go_on_to, cannot_go_onward
from grognard.games.front1918.aftermath import cannot_go_astray, cannot_mislead, cannot_react, cannot_take_off
from grognard.games.front1918.battle import Battle
from grognard.games.front1918.combat import cannot_fight, cannot_lead, no_tank, not_defending
from grognard.games.front1918.damage import cannot_be_disordered, cannot_lose, cannot_shed
from grognard.games.front1918.destinations import MARCHING, Party
from grognard.games.front1918.disengagement import not_in_stack
from grognard.games.front1918.exploitation import cannot_haul
from grognard.games.front1918.movement import cannot_force_all
from grognard.games.front1918.reserves import cannot_reserve
from grognard.games.front1918.retreat import ready, why_not_back
from grognard.games.front1918.setup import cannot_assign
from grognard.games.front1918.supply import not_nearest
from grognard.games.front1918.supports import not_crowded
from grognard.games.front1918.turn import cannot_launch
from grognard.games.marne.table import Marne
from grognard.kernel.asking.script import Refusal
from grognard.kernel.space.hexgrid import hexset
from tests.games.marne.fray import side_of
from tests.games.marne.marches import MARCHERS, OPEN, moving
from tests.games.marne.scenes import field, ground

GERMAN, ALLIED = side_of("german"), side_of("allied")
STAFFS = "unit GQ at 0501\nunit FQ at 0509\n"


def on(units: str, board: str = "", scenario: str = "") -> Marne:
    """The table in the Germans' movement phase, with units of fixed figures unless a scenario brings its own."""
    models = "" if scenario else MARCHERS
    return field(f"marne {scenario}\n{models}{board or ground()}{units}phase 11.1\n").table


def one(g: Marne, name: str) -> int:
    """A counter by its name."""
    return g.roster.numbers[name]


def at(g: Marne, hex_: str) -> int:
    """A hex by its number."""
    return g.board.grid.find(hex_)


def edge(g: Marne, *ends: str) -> int:
    """A hexside by the hexes on either side of it, as the rules number it."""
    both = {at(g, hex_) for hex_ in ends}
    return next(e for e in range(g.board.grid.size * 6) if set(g.board.grid.ends(e)) == both)


def why(refusal: Refusal | None) -> str:
    """The key of a refusal; nothing where there is none."""
    return "" if refusal is None else refusal.key


def battle(g: Marne, hex_: str, *attackers: str) -> Battle:
    """A combat of these units against the enemies in a hex."""
    those = [one(g, name) for name in attackers]
    side = g.owner[those[0]]
    return Battle(
        side, at(g, hex_), those, g.fighters_at(at(g, hex_), side.enemy), {p: g.position.at[p] for p in those}
    )


# §12.4 advance -------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.4", "12.3.attacker")
def test_12_4_who_does_not_advance() -> None:
    g = on(f"{STAFFS}unit GR1 GR2 at 0504\nunit GR3 at 0604\nunit G4 at 0404\n")
    fight = battle(g, "0505", "GR1", "GR2", "GR3", "G4")
    a = Advance(fight, 1)
    fit, gone, back, dead = (one(g, name) for name in ("GR1", "GR2", "GR3", "G4"))
    assert why(cannot_advance(g, a, fit)) == ""
    a.gone[gone] = 1
    assert why(cannot_advance(g, a, gone)) == "no-there-already"
    g.place(back, at(g, "0603"))
    assert why(cannot_advance(g, a, back)) == "no-gone-back"
    g.place(dead, g.board.out)
    assert why(cannot_advance(g, a, dead)) == "no-not-in-battle"


@pytest.mark.rule("12.4", "12.4.terrain")
def test_12_4_nobody_goes_on_from_one_zone_to_the_next_nor_farther_than_a_hex_at_a_time() -> None:
    units = "unit GR1 at 0104\nunit F4 at 0103\nunit F3 at 0106\n"
    g = on(units, OPEN)
    a = Advance(battle(g, "0104", "GR1"), 2, {one(g, "GR1"): 1})
    assert why(cannot_go_onward(g, a, one(g, "GR1"))) == "no-way-on"
    g.place(one(g, "F3"), g.board.out)
    assert why(cannot_go_onward(g, a, one(g, "GR1"))) == ""
    assert why(cannot_go_on_to(g, a, one(g, "GR1"), at(g, "0105"))) == ""
    assert why(cannot_go_on_to(g, a, one(g, "GR1"), at(g, "0106"))) == "no-not-adjacent"


FROZEN = "unit G36 at 0504\nunit F20 at 0505\nregion frozen-friedensturm 0506 0507\n"


@pytest.mark.rule("scenario.friedensturm.frozen", "12.4")
def test_12_4_the_hex_of_the_combat_is_not_entered_in_a_frozen_sector() -> None:
    g = on("unit G36 at 0505\nregion frozen-friedensturm 0506 0507\nunit F20 at 0508\n", scenario="friedensturm")
    for hex_, key in (("0506", "no-frozen"), ("0504", "")):
        assert why(cannot_advance(g, Advance(battle(g, hex_, "G36"), 1), one(g, "G36"))) == key


# §12.2.6 mastery, and the chart of errors ------------------------------------------------------------------------


@pytest.mark.rule("12.2.6.total", "12.2.6.partial", "3.0.combat-unit", "scenario.friedensturm.frozen")
def test_12_2_6_who_does_not_react() -> None:
    g = on(f"{FROZEN}unit F7 at 0507\nunit F1 at 0607\nunit F-corps1 at 0707\n", scenario="friedensturm")
    fight = battle(g, "0505", "G36")
    found = {name: why(cannot_react(g, fight, [], one(g, name))) for name in ("F1", "F7", "F-corps1", "G36")}
    assert found == {"F1": "", "F7": "no-frozen", "F-corps1": "no-not-combat", "G36": "no-not-yours"}
    assert why(cannot_react(g, fight, [one(g, "F1")], one(g, "F1"))) == "no-reacted"


@pytest.mark.rule("table.erroneous", "4.0")
def test_erroneous_orders_send_nobody_astray_who_has_no_hex_to_go_to() -> None:
    for more, key in (("unit F4 at 0102\n", "no-way-astray"), ("", "")):
        g = on(f"unit F3 at 0101\nunit G4 at 0105\nunit F36 at 0104\n{more}", OPEN)
        assert why(cannot_mislead(g, battle(g, "0104", "G4"), one(g, "F3"))) == key


@pytest.mark.rule("table.erroneous", "11.1.1.enemy", "4.0", "scenarios.format", "scenario.friedensturm.frozen")
@pytest.mark.parametrize(
    ("hex_", "key"),
    [
        ("0504", ""),
        ("0503", "no-not-adjacent"),
        ("0604", "no-enemy-there"),
        ("0506", "no-frozen"),
        ("0405", "no-outside"),
    ],
)
def test_erroneous_orders_where_nobody_goes_astray(hex_: str, key: str) -> None:
    area = "region area-friedensturm 0501-0509 0601-0609\nregion frozen-friedensturm 0506\n"
    g = on(f"{area}unit F20 at 0505\nunit G36 at 0604\n", scenario="friedensturm")
    assert why(cannot_go_astray(g, one(g, "F20"), at(g, hex_))) == key


@pytest.mark.rule("12.2.6.none", "table.erroneous")
@pytest.mark.parametrize(
    ("name", "how", "key"),
    [("G3", "exploitation", ""), ("F3", "exploitation", "no-marker"), ("G3", "moved", "no-marker")],
)
def test_12_2_6_only_a_marker_of_the_attacker_is_taken_off(name: str, how: str, key: str) -> None:
    g = on(f"{STAFFS}unit G4 at 0504\nunit F4 at 0505\nunit {name} at 0503 {how}\n")
    assert why(cannot_take_off(g, battle(g, "0505", "G4"), one(g, name))) == key


# §12.2.3 leads, §12.2.8 losses -----------------------------------------------------------------------------------


@pytest.mark.rule("15.4.1", "12.2.3", "12.2.3.attacker")
def test_15_4_1_a_tank_leads_only_where_there_is_nothing_else() -> None:
    g = on(f"{STAFFS}unit F4 FT at 0506\nunit G4 at 0505\n")
    tank, foot, everywhere = one(g, "FT"), one(g, "F4"), g.board.grid.mask
    both, alone = battle(g, "0505", "F4", "FT"), battle(g, "0505", "FT")
    assert why(cannot_lead(g, both, everywhere, tank)) == "no-lead-tank"
    assert why(cannot_lead(g, both, everywhere, foot)) == ""
    assert why(cannot_lead(g, alone, everywhere, tank)) != "no-lead-tank"
    assert why(cannot_lead(g, alone, everywhere, foot)) == "no-lead-absent"
    defence = battle(g, "0506", "G4")
    assert [why(not_defending(g, defence, p)) for p in (foot, tank, one(g, "G4"))] == [
        "",
        "no-lead-tank",
        "no-lead-absent",
    ]
    defence.defenders = [tank]
    assert why(not_defending(g, defence, tank)) == ""


@pytest.mark.rule("15.4.1.combat")
def test_15_4_1_only_a_tank_of_the_combat_gives_coordination() -> None:
    g = on(f"{STAFFS}unit F4 FT at 0506\nunit G4 at 0505\n")
    assert why(no_tank(g, [one(g, "FT")], one(g, "FT"))) == ""
    assert why(no_tank(g, [one(g, "FT")], one(g, "F4"))) == "no-tank-here"


@pytest.mark.rule("12.2.8.costs", "12.2.8.disorganise", "12.5.scope")
def test_12_2_8_who_is_not_in_the_combat_pays_nothing() -> None:
    g = on(f"{STAFFS}unit G4 at 0504\nunit G3 at 0404\nunit GR1 at 0504\nunit F4 at 0505\n")
    there, away, lost = (one(g, name) for name in ("G4", "G3", "GR1"))
    g.place(lost, g.board.out)
    units = [there, lost]
    assert [why(cannot_lose(g, units, 9, False, p)) for p in (there, away, lost)] == ["", *["no-not-in-battle"] * 2]
    assert [why(cannot_be_disordered(g, units, p)) for p in (there, away, lost)] == ["", *["no-not-in-battle"] * 2]


@pytest.mark.rule("15.3", "12.2.8.stoss")
def test_15_3_which_stosstruppen_are_not_lost_for_a_step() -> None:
    stoss = "unit Stoss1 at 0504 carrier GR1\nunit Stoss2 at 0604 carrier GR2\n"
    g = on(f"{STAFFS}unit GR1 at 0504\nunit GR2 at 0604\n{stoss}unit F4 at 0505\n")
    fight = battle(g, "0505", "GR1")
    assert why(cannot_shed(g, fight, GERMAN, 9, one(g, "Stoss1"))) == ""
    assert why(cannot_shed(g, fight, GERMAN, 9, one(g, "Stoss2"))) == "no-not-with-regiment"
    assert why(cannot_shed(g, fight, ALLIED, 9, one(g, "Stoss1"))) == "no-not-with-regiment"
    assert why(cannot_shed(g, fight, GERMAN, 9, one(g, "GR1"))) == "no-not-with-regiment"


@pytest.mark.rule("4.0.excess")
@pytest.mark.parametrize(
    ("name", "key"), [("G4", ""), ("GC", "no-not-crowded"), ("G222", "no-not-crowded"), ("F4", "no-not-crowded")]
)
def test_4_0_who_is_not_removed_from_a_crowded_hex(name: str, key: str) -> None:
    g = on(f"{STAFFS}unit G4 G3 GC at 0504\nunit G222 at 0503\nunit F4 at 0507\n")
    assert why(not_crowded(g, GERMAN, at(g, "0504"), one(g, name))) == key
    assert why(not_crowded(g, ALLIED, at(g, "0504"), one(g, "G4"))) == "no-not-crowded"


@pytest.mark.rule("13.0")
def test_13_0_the_morale_of_a_stack_is_that_of_a_unit_in_it() -> None:
    g = on(f"{STAFFS}unit G4 at 0504 disengaging\nunit G3 at 0404 disengaging\nunit F4 at 0505\n")
    assert [why(not_in_stack(g, GERMAN, at(g, "0504"), one(g, name))) for name in ("G4", "G3")] == [
        "",
        "no-not-in-battle",
    ]


# §15.2 guns, §11.2 markers and marches -----------------------------------------------------------------------------


@pytest.mark.rule("15.2.3", "8.0")
@pytest.mark.parametrize(
    ("name", "how", "key"),
    [
        ("GA", "at 0503", ""),
        ("GA", "at 0503 offensive", "no-offensive-already"),
        ("GA", "at out", "no-not-on-map"),
        ("GC", "at 0503", "no-army-gun"),
        ("FA", "at 0508", "no-army-gun"),
    ],
)
def test_15_2_3_which_gun_does_not_go_to_offensive_mode(name: str, how: str, key: str) -> None:
    g = on(f"{STAFFS}unit {name} {how}\n")
    assert why(cannot_launch(g, GERMAN, one(g, name))) == key


@pytest.mark.rule("11.3.1.1", "11.3.1")
@pytest.mark.parametrize(("river", "key"), [("", ""), ("hexside river 0101/0102\n", "no-haul")])
def test_11_3_1_1_a_gun_behind_a_river_without_a_bridge_is_not_hauled(river: str, key: str) -> None:
    g = on(f"{river}unit GA at 0101 offensive\nunit GQ at 0103\n", OPEN)
    assert why(cannot_haul(g, GERMAN, one(g, "GA"))) == key


@pytest.mark.rule("11.2.6")
def test_11_2_6_a_forced_march_is_chosen_once_and_before_the_first_step() -> None:
    road = "link road 0101 0102 0103 0104 0105\n"
    g = on(f"{road}unit G4 at 0101\nunit GQ at 0103\n", OPEN)
    fresh = Party(GERMAN, MARCHING, [one(g, "G4")], 8)
    for party, key in (
        (fresh, ""),
        (replace(fresh, has_moved=True), "no-forced-begun"),
        (replace(fresh, is_forced=True), "no-forced-already"),
    ):
        assert why(cannot_force_all(g, party, 0)) == key


@pytest.mark.rule("11.2.8")
@pytest.mark.parametrize(
    ("hex_", "key"),
    [
        ("0503", ""),
        ("0403", "no-reserve-units"),
        ("0506", "no-reserve-units"),
        ("0603", "no-fresh"),
        ("0504", "no-reserve-zone"),
    ],
)
def test_11_2_8_where_no_reserve_is_formed(hex_: str, key: str) -> None:
    units = "unit G-army1 at 0503 offensive\nunit G36 at 0503\nunit G10Bav at 0603 moved\nunit G200 at 0504\n"
    g = on(f"{units}unit F20 at 0505\nunit F7 at 0506\n", scenario="friedensturm")
    assert why(cannot_reserve(g, GERMAN, at(g, hex_))) == key


@pytest.mark.rule("11.3.2")
def test_11_3_2_stosstruppen_without_a_regiment_are_not_assigned() -> None:
    g = on(f"{STAFFS}unit GR1 GR2 at 0504\nunit Stoss1 at 0504 carrier GR1\n")
    assert why(cannot_assign(g, GERMAN, one(g, "Stoss1"))) == ""
    assert why(cannot_assign(g, GERMAN, one(g, "Stoss2"))) == "no-not-on-map"


@pytest.mark.rule("9.1.displacement")
def test_9_1_a_headquarters_goes_back_to_the_nearest_source() -> None:
    g = on(f"{STAFFS}region sources-german 0101 0901 0505\n")
    here = at(g, "0301")
    assert [why(not_nearest(g, GERMAN, here, at(g, hex_))) for hex_ in ("0101", "0901")] == ["", "no-not-nearest"]


# §11.2.4 footbridges, §11.2.5 bridges -------------------------------------------------------------------------------

WATER = "hexside river 0504/0505 0405/0505\nlink road 0404 0405\n"


@pytest.mark.rule("11.2.4", "11.2.4.limits")
def test_11_2_4_only_one_side_lays_and_takes_up_footbridges_and_only_over_water() -> None:
    units = f"{WATER}edge 0405/0505 footbridge 1\nunit G36 at 0504\nunit F20 at 0507\n"
    g = on(units, scenario="friedensturm")
    sides = {side.name: side in g.builders for side in g.sides}
    assert sides == {"german": True, "allied": False}
    mine, theirs = [one(g, "G36")], [one(g, "F20")]
    wet, dry, laid = edge(g, "0504", "0505"), edge(g, "0503", "0504"), edge(g, "0405", "0505")
    assert why(bridges.cannot_span(g, GERMAN, mine, wet)) == ""
    assert why(bridges.cannot_span(g, GERMAN, mine, dry)) == bridges.NO_WATER.key
    assert why(bridges.cannot_span(g, ALLIED, theirs, wet)) == bridges.NO_BUILDER.key
    assert why(bridges.cannot_unspan(g, GERMAN, laid)) == ""
    assert why(bridges.cannot_unspan(g, GERMAN, wet)) == "no-footbridge"
    assert why(bridges.cannot_unspan(g, ALLIED, laid)) == bridges.NO_BUILDER.key


@pytest.mark.rule("11.2.5.rebuild", "11.2.5")
def test_11_2_5_only_a_bridge_that_was_blown_is_rebuilt() -> None:
    water = "hexside river 0504/0505 0503/0504\nlink road 0504 0505\nedge 0504/0505 broken 1\n"
    g = on(f"{STAFFS}{water}unit G4 at 0504\n")
    assert why(bridges.cannot_rebuild(g, GERMAN, edge(g, "0504", "0505"))) == ""
    assert why(bridges.cannot_rebuild(g, GERMAN, edge(g, "0503", "0504"))) == bridges.NO_BRIDGE.key


# §17 air groups ------------------------------------------------------------------------------------------------


def sky(more: str = "") -> Marne:
    """Two German groups and a French one on their headquarters."""
    units = "unit GQ G-Air-I G-Air-II at 0101\nunit FQ F-Fequant at 0909\nunit G4 at 0404\nunit F4 at 0505\n"
    return on(f"options 17.0\n{units}{more}")


@pytest.mark.rule("17.1.availability", "17.1", "11.1.5.air")
@pytest.mark.parametrize(("name", "key"), [("GQ", ""), ("FQ", "no-base"), ("G4", "no-base"), ("G-VII", "no-base")])
def test_17_1_a_group_rests_and_lands_only_at_a_headquarters_of_its_side_on_the_map(name: str, key: str) -> None:
    g = sky("unit G-VII at out\n")
    assert why(air.cannot_rest(g, one(g, "G-Air-I"), one(g, name))) == key
    assert why(air.cannot_land(g, GERMAN, 0, one(g, name))) == key


@pytest.mark.rule("17.2.interception", "17.1", "17.1.availability")
def test_17_2_groups_on_the_map_are_intercepted_and_nothing_else() -> None:
    g = sky()
    wing, there = one(g, "G-Air-I"), at(g, "0909")
    assert why(air.cannot_fly_to(g, wing, air.INTERCEPT, there)) == ""
    assert why(air.cannot_fly_to(g, wing, air.INTERDICT, there)) == "no-air-contested"
    assert why(air.cannot_fly_to(g, wing, air.INTERCEPT, at(g, "0505"))) == "no-air-enemy"
    assert why(air.cannot_fly(g, GERMAN, GERMAN, wing)) == ""
    assert why(air.cannot_fly(g, GERMAN, GERMAN, one(g, "G4"))) == "no-air-group"
    assert why(air.cannot_fly(g, GERMAN, ALLIED, wing)) == "no-air-group"


@pytest.mark.rule("17.2.interception")
@pytest.mark.parametrize(
    ("name", "key"),
    [("F-Fequant", ""), ("FQ", "no-air-there"), ("G-Air-II", "no-air-there"), ("F-Menard", "no-air-there")],
)
def test_17_2_who_is_not_shot_down(name: str, key: str) -> None:
    """A German group over the same hex; a French one that rests there."""
    g = sky("unit F-Menard at 0909 resting\n")
    g.place(one(g, "G-Air-II"), at(g, "0909"))
    assert why(air.cannot_be_struck(g, at(g, "0909"), ALLIED, one(g, name))) == key


# §12.1, §12.3 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("scenario.friedensturm.frozen", "12.1")
@pytest.mark.parametrize(("frozen", "key"), [("0504", "no-attack-frozen"), ("0604", "")])
def test_12_1_nobody_attacks_out_of_a_frozen_sector(frozen: str, key: str) -> None:
    text = f"region frozen-friedensturm {frozen}\nunit G36 at 0504\nunit F20 at 0505\n"
    g = on(text, scenario="friedensturm")
    assert why(cannot_fight(g, GERMAN, False, one(g, "G36"))) == key


@pytest.mark.rule("12.3", "12.3.direction")
def test_12_3_which_ways_back_are_closed() -> None:
    """Of two ways to the rear 0605 leads nowhere, and the retreat is of two hexes."""
    g = on("unit F3 at 0505\nunit G4 at 0504\nunit FQ at 0509\n")
    shut = hexset(at(g, hex_) for hex_ in ("0604", "0606", "0705", "0706", "0406", "0506"))
    been = [at(g, "0505")]
    for hexes, key in ((2, "no-dead-end"), (1, "")):
        r = ready(g, ALLIED, [one(g, "F3")], hexes)
        r.closed = shut
        found = {hex_: why(why_not_back(g, r, been, hexes, at(g, hex_))) for hex_ in ("0405", "0605", "0507", "0504")}
        assert found == {"0405": "", "0605": key, "0507": "no-not-adjacent", "0504": "no-enemy-there"}


@pytest.mark.rule("11.1.1.enemy")
def test_11_1_1_the_enemy_in_a_hex_closes_it_before_his_zones_do() -> None:
    """Both the hex and that of the unit are in the zones of a second enemy."""
    g = moving(f"{ground()}{STAFFS}unit F4 F58 at 0506\nunit G4 at 0505\nunit G3 at 0605\n").play("move F4")
    assert g.refused("to 0505").startswith("§11.1.1.enemy ")
