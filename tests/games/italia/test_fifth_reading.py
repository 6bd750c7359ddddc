"""A fifth reading, after what the fourth one mended: relatives of it, and rules that its cases had not touched."""

from __future__ import annotations

import pytest

from grognard.games.front1918.arrivals import is_due
from grognard.games.front1918.supply import check_units, in_command
from grognard.games.italia.caporetto import collapse
from grognard.games.italia.reserves import release_reserves
from grognard.games.italia.table import CP, ENTENTE
from grognard.games.italia.vittorio import hunger
from tests.games.italia.fights import fight, fray, ground, scene
from tests.games.italia.scenes import CP_MOVES, OPEN, begin, lane, moving
from tests.games.italia.test_caporetto import field as caporetto
from tests.games.italia.test_disengagement import breaking
from tests.games.italia.test_fourth_reading import FRONT, UNITS, aftermath_of
from tests.games.italia.test_trucks import LONG, TRUCK
from tests.games.italia.test_vittorio import field as vittorio


@pytest.mark.rule("11.4.test", "12.3")
def test_11_4_a_unit_that_retreats_after_combat_onto_the_cadorna_line_leaves_the_mode() -> None:
    line = "region cadorna-line 0506\nunit A1 at 0504\nunit I22 at 0505 retreat-mode\nordered yes\n"
    g = aftermath_of(caporetto(line, turn=2), "0505", "A1", mastery="none partial").play("retreat 1", "back 0506")
    assert (g.at("I22"), g.marks("I22")) == ("0506", set())


@pytest.mark.rule("scenario.vittorio.last-turn", "12.2.6.partial", "11.1.3")
def test_scenario_vittorio_cavalry_that_reacts_along_a_road_goes_twice_as_far() -> None:
    road = "link road 0205 0204 0203 0202 0201\nunit I1DC at 0205\nunit A4 at 0504\nunit I1 at 0505\n"
    for turn, far in ((4, True), (3, False)):
        g = aftermath_of(vittorio(road, turn=turn), "0505", "A4", mastery="none partial")
        assert ("0201" in g.play("retreat 0", "react I1DC").options("to")) is far


@pytest.mark.rule("scenario.vittorio.last-turn", "9.2")
def test_scenario_vittorio_cavalry_out_of_supply_reacts_with_whole_points() -> None:
    text = "unit A4 at 0504\nunit I1 at 0505\nunit I1DC at 0508 unsupplied\n"
    g = aftermath_of(vittorio(text, turn=4), "0505", "A4", mastery="none partial").play("retreat 0", "react I1DC")
    assert g.tally("to 0507").total == 2


@pytest.mark.rule("12.3.river", "11.2.5")
@pytest.mark.parametrize(("broken", "marks"), [("", set()), ("edge 0505/0506 broken 1\n", {"disorganised"})])
def test_12_3_a_broken_bridge_carries_no_retreat(broken: str, marks: set[str]) -> None:
    river = f"hexside river 0505/0506 0505/0605 0405/0505\nlink road 0505 0506\n{broken}"
    g = fray(FRONT + river + UNITS, "0505", "A4x", mastery="none partial").play("retreat 1", "back 0506")
    assert g.marks("I4x") == marks


@pytest.mark.rule("12.4.terrain", "11.2.5")
@pytest.mark.parametrize(("broken", "goes_on"), [("", ["AB1"]), ("edge 0504/0505 broken 1\n", [])])
def test_12_4_over_a_broken_bridge_the_advance_ends_in_the_first_hex(broken: str, goes_on: list[str]) -> None:
    river = f"hexside river 0504/0505\nlink road 0504 0505\n{broken}unit AB1 at 0504\nunit ID1 at 0505\n"
    g = fray(FRONT + river, "0505", "AB1", damage="A0 D2", mastery="total none").play("advance AB1")
    assert g.options("onward") == goes_on


@pytest.mark.rule("11.2.4", "11.2.4.limits")
def test_11_2_4_a_try_is_paid_by_one_unit_and_the_other_of_the_stack_has_all_its_points() -> None:
    """Ruling D70."""
    g = moving(lane(*"." * 12) + "hexside stream 0103/0104\nunit IQ at 0101\nunit IR1 IR2 at 0103\n")
    g.play("span 0103/0104", "roll 6", "move IR1")
    paid = g.tally("to 0104").total
    g.play("to 0104", "halt", "move IR2")
    assert {paid, g.tally("to 0104").total} == {2, 3}


@pytest.mark.rule("15.3.2", "12.2.4.combat", "12.4.zoc")
@pytest.mark.parametrize(("unit", "passes"), [("A4x", False), ("AB1", True)])
def test_15_3_2_a_storm_battalion_gives_a_column_with_a_division_and_a_way_with_a_brigade(
    unit: str, passes: bool
) -> None:
    text = f"unit {unit} at 0504\nunit Sturm1 at 0504 carrier {unit}\nunit ID1 at 0505\nunit I3x at 0405\n"
    assert fight(text).play("attack 0505").reasons("shock Sturm1")["sturm"] == 1
    g = fray(FRONT + text, "0505", unit, damage="A0 D2", mastery="total none", shock="Sturm1")
    assert ("0506" in g.play(f"advance {unit}", f"onward {unit}").options("to")) is passes


@pytest.mark.rule("12.2.6.none")
def test_12_2_6_the_defender_need_not_take_a_marker_off() -> None:
    text = FRONT + UNITS + "unit AB1 at 0503 exploitation\n"
    g = fray(text, "0505", "A4x", mastery="none none")
    assert "done" in g.options()
    assert "exploitation" in g.play("done").marks("AB1")


@pytest.mark.rule("14.0.eligible", "15.2.2.procedure")
def test_14_0_an_attacker_disorganised_by_guns_wins_and_does_not_exploit() -> None:
    text = FRONT + "unit AB1 at 0504 disorganised\nunit AB2 at 0504\nunit ID1 at 0505\n"
    g = fray(text, "0505", "AB1 AB2", lead="AB2", damage="A0 D2", mastery="total none").play("done")
    assert g.options("exploit") == ["AB2"]


@pytest.mark.rule("scenario.caporetto.reserve", "11.2.10")
def test_scenario_caporetto_in_turn_1_two_hexes_of_reserves_cost_four_points() -> None:
    g = caporetto("unit A1 at 0501\nunit I22 I24 at 0507 held-back\nunit I3 at 0309 held-back\n")
    g.run(release_reserves(g.table, ENTENTE)).play("release 0507", "release 0309")
    assert (g.table.position.points[CP], g.marks("I24"), g.marks("I3")) == (4, set(), set())


@pytest.mark.rule("scenario.caporetto.supply", "9.3")
def test_scenario_caporetto_a_gun_out_of_supply_is_lost_without_a_die() -> None:
    g = caporetto("unit A1 at 0501\nunit I22 at 0508\nunit I-corps1 at 0505\n", turn=2)
    before = frozenset({g.piece("I22"), g.piece("I-corps1")})
    check_units(g.table, ENTENTE, 0)
    g.run(collapse(g.table, before))
    assert g.at("I-corps1") == "out"
    assert g.asked == "dice scenario.caporetto.supply", "the division rolls"
    assert g.play("roll 6").asked == ""


@pytest.mark.rule("scenario.vittorio.hunger")
def test_scenario_vittorio_two_units_go_hungry_and_none_twice() -> None:
    g = vittorio("unit A4 A5 at 0503\nunit A7 at 0504\nunit I1 at 0909\nunit I2 at 0507\n")
    g.run(hunger(g.table)).play("starve A4")
    assert "A4" not in g.options("starve")
    assert g.play("starve A5").asked == ""


@pytest.mark.rule("scenario.grappa.reinforcements", "11.1.5")
def test_scenario_grappa_the_division_comes_in_the_second_sequence() -> None:
    table = begin("grappa").table
    group = next(group for group in table.groups if group.side == CP)
    found = []
    for sequence in (1, 2, 3):
        table.position.sequence = sequence
        found.append(is_due(table, group))
    assert found == [False, True, True]


@pytest.mark.rule("11.2.10", "11.2.2.stack")
def test_11_2_10_a_unit_held_back_is_one_that_stays() -> None:
    g = moving(OPEN + "unit I4x at 0105 held-back\nunit IR1 at 0105\nunit A4x at 0104\nunit IQ at 0112\n")
    assert ("IR1" in g.options("move"), "I4x" in g.options("move")) == (True, False)


@pytest.mark.rule("11.2.10", "11.3.4.1")
def test_11_2_10_a_unit_held_back_is_not_loaded() -> None:
    g = moving(LONG + f"unit {TRUCK} at 0103\nunit I4x at 0103 held-back\nunit IR1 at 0103\nunit A4x at 0120\n")
    assert g.play(f"move {TRUCK}").options("with") == ["IR1"]


@pytest.mark.rule("11.4", "11.4.effects", "11.3.3")
def test_11_4_a_headquarters_in_retreat_mode_commands_as_far_as_before() -> None:
    for mark in ("", " retreat-mode"):
        g = scene(
            f"piece IQ2 like I-III command 2\n{ground()}unit IQ2 at 0505{mark}\nunit IR1 at 0507\nunit A4x at 0101\n"
        )
        assert in_command(g.table, g.piece("IR1"))


@pytest.mark.rule("13.0", "15.3.3", "11.2.2.arditi")
def test_13_0_arditi_go_with_their_unit_when_it_breaks_off_and_are_kept() -> None:
    g = breaking("unit IR1 at 0505 disengaging\nunit Arditi1 at 0505 carrier IR1\n").play("break-off 0505", "roll 4")
    g.play("retreat 1", "back 0506")
    assert (g.at("Arditi1"), g.at("IR1")) == ("0506", "0506")


@pytest.mark.rule("15.5.2", "12.4", "scenario.caporetto.victory")
def test_15_5_2_germans_capture_a_depot_in_good_order() -> None:
    g = moving(OPEN + "unit GR1 at 0103\nunit I-depot1 at 0105\nunit I4x at 0112\n", CP_MOVES).play(
        "move GR1", "to 0105"
    )
    assert (g.at("I-depot1"), g.marks("GR1") & {"disorganised"}) == ("out", set())


@pytest.mark.rule("12.2.2", "15.2.2.counterbattery")
def test_12_2_2_a_gun_that_does_not_reach_the_attacked_hex_fires_no_counter_battery() -> None:
    g = fight(UNITS + "unit AC at 0503\nunit IC at 0508\nunit IC2 at 0507\n").play("attack 0505", "gun AC")
    assert g.options("counter") == ["IC2"]


@pytest.mark.rule("4.0.detachments", "4.0")
def test_4_0_two_detachments_beside_a_full_stack_stay() -> None:
    g = moving(OPEN + "unit I4x IR1 ID1 at 0105\nunit ID2 at 0107\nunit A4x at 0112\nunit IQ at 0101\n")
    g.play("move ID2", "to 0105", "halt")
    while g.asked.startswith("entente 11"):
        g.play("done")
    assert {g.at(name) for name in ("I4x", "IR1", "ID1", "ID2")} == {"0105"}
