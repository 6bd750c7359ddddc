"""Chapter 6.2 to 6.4, the calendar, 14.2 and 14.7: rally, replacements, reinforcements, and who comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.verdun.conftest import Field

PAIR = "board\n. . .\n. . .\nphase 6.2\n"
LOST = "at out steps 0"


# §6.2 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "12.2")
@pytest.mark.parametrize(
    ("ground", "unit", "need"),
    [
        (".", "IR81", 7),
        (".", "IR81 steps 1", 6),
        ("t", "IR81", 8),
        ("c", "IR81 steps 1", 7),
        (".", "5-art", 6),
        (".", "G-rem1", 5),
    ],
)
@pytest.mark.parametrize("over", [0, 1])
def test_6_2_two_dice_not_above_its_morale_rally_a_unit(
    field: Field, ground: str, unit: str, need: int, over: int
) -> None:
    name, *state = unit.split()
    roll = need + over
    dice = (roll // 2, roll - roll // 2)
    g = field(f"board\n{ground}\n.\nphase 6.2\nunit {name} at 0101 {' '.join(state)} demoralised\n", dice)
    assert g.options() == [f"rally {name}"]
    g.play(f"rally {name}")
    assert ("demoralised" in g.marks(name)) is bool(over)
    key = "fails-to-rally" if over else "rallies"
    assert f"({roll} against {need})" in g.told(key)[0]


@pytest.mark.rule("6.2")
def test_6_2_every_demoralised_unit_in_supply_tries_once_in_any_order(field: Field) -> None:
    """Ruling 69: no opting out."""
    units = "unit IR81 IR87 at 0101 demoralised\nunit IR115 at 0201 demoralised out-of-supply\nunit IR116 at 0301"
    g = field(PAIR + units, (6, 6), (1, 1))
    assert g.options() == ["rally IR81", "rally IR87"]
    assert g.refused("rally IR115") == "§6.2 It is out of supply."
    assert g.refused("rally IR116") == "§6.2 It is not demoralised."
    g.play("rally IR87")
    assert g.options() == ["rally IR81"]
    assert g.refused("rally IR87") == "§6.2 It has already tried in this phase."
    g.play("rally IR81")
    assert (g.marks("IR81"), g.marks("IR87")) == (set(), {"demoralised"})
    assert g.asked != "german 6.2"


@pytest.mark.rule("6.2", "4.II", "10.0")
def test_6_2_headquarters_wait_for_the_recovery_phase(field: Field) -> None:
    g = field(PAIR + "unit III-HQ at 0101 disrupted\nunit IR81 at 0101 demoralised", (6, 6))
    assert g.refused("rally III-HQ") == "§6.2 Headquarters try to rally in the recovery phase."


@pytest.mark.rule("6.2", "9.7")
@pytest.mark.parametrize(
    ("unit", "enemy", "friend", "surrenders"),
    [
        ("IR81 at 0101 steps 1", "208R at 0102", "", True),
        ("G-rem1 at 0101", "208R at 0102", "", True),
        ("IR81 at 0101 steps 1", "XXX-HQ at 0102", "", True),
        ("IR81 at 0101 steps 1", "208R at 0301", "", False),
        ("IR81 at 0101", "208R at 0102", "", False),
        ("5-art at 0101", "208R at 0102", "", False),
        ("IR81 at 0101 steps 1", "208R at 0102", "5-art at 0101", False),
        ("IR81 at 0101 steps 1", "208R at 0102", "5-art at 0101 demoralised out-of-supply", True),
        ("IR81 at 0101 steps 1", "208R at 0102", "III-HQ at 0101", False),
        ("IR81 at 0101 steps 1", "208R at 0102", "III-HQ at 0101 disrupted", True),
        ("IR81 at 0101 steps 1", "208R at 0102", "5-art at 0201", True),
    ],
)
def test_6_2_who_surrenders_on_failing(field: Field, unit: str, enemy: str, friend: str, surrenders: bool) -> None:
    more = f"unit {friend}\n" if friend else ""
    g = field(PAIR + f"unit {unit} demoralised\nunit {enemy}\n{more}", (6, 6))
    name = unit.split()[0]
    g.play(f"rally {name}")
    assert (g.at(name) == "out") is surrenders
    assert g.table.position.gone[g.piece(name)] == surrenders
    assert len(g.told("surrenders")) == surrenders


@pytest.mark.rule("6.2", "9.7")
@pytest.mark.parametrize(
    ("unit", "enemy", "friend", "surrenders"),
    [
        ("IR81 at 0101 steps 1", "208R at 0102", "", True),
        ("G-rem1 at 0101", "208R at 0102", "", True),
        ("IR81 at 0101", "208R at 0102", "", False),
        ("IR81 at 0101 steps 1", "208R at 0301", "", False),
        ("IR81 at 0101 steps 1", "208R at 0102", "IR24 at 0101", False),
    ],
)
def test_6_2_out_of_supply_they_surrender_without_a_roll(
    field: Field, unit: str, enemy: str, friend: str, surrenders: bool
) -> None:
    """Ruling 21: a steady friend saves it, and remnants surrender too."""
    more = f"unit {friend}\n" if friend else ""
    g = field(PAIR + f"unit {unit} demoralised out-of-supply\nunit {enemy}\n{more}")
    assert (g.at(unit.split()[0]) == "out") is surrenders


@pytest.mark.rule("6.2")
@pytest.mark.parametrize(("dice", "saved"), [((1, 1), True), ((6, 6), False)])
def test_6_2_a_friend_that_rallies_first_saves_it(field: Field, dice: tuple[int, int], saved: bool) -> None:
    """Ruling 21: surrender without a roll comes after the other attempts of the phase."""
    g = field(
        PAIR + "unit IR81 at 0101 steps 1 demoralised out-of-supply\nunit IR24 at 0101 demoralised\nunit 208R at 0102",
        dice,
    )
    assert g.options() == ["rally IR24"]
    g.play("rally IR24")
    assert (g.at("IR81") == "0101") is saved


# §6.3 ----------------------------------------------------------------------------------------------------------

ROADS = "verdun haumont\n"
HQ = "unit XVIII-HQ at 1601\nunit 208R at 2105\n"


@pytest.mark.rule("6.3", "6.31", "14.7")
@pytest.mark.parametrize(
    ("turn", "phase", "points"),
    [
        (1, "4.II", 0),
        (2, "4.II", 3),
        (9, "4.II", 3),
        (1, "4.VII", 1),
        (5, "4.VII", 1),
        (6, "4.VII", 2),
        (9, "4.VII", 2),
    ],
)
def test_6_31_points_by_side_and_day(field: Field, turn: int, phase: str, points: int) -> None:
    units = "unit XVIII-HQ at 1601\nunit XXX-HQ at 1622\nunit IR81 at 1601 steps 1\nunit 208R at 1622 steps 1\n"
    g = field(f"verdun fall-gericht\nturn {turn}\nphase {phase}\n" + units)
    assert g.table.position.points == points
    assert (g.asked.endswith("6.32")) is bool(points)


@pytest.mark.rule("6.31")
def test_6_31_what_is_not_spent_is_lost(field: Field) -> None:
    g = field("verdun haumont\nturn 2\nphase 6.3\npoints 3\nunit IR81 at 1601 steps 1\nunit 208R at 2105").play("done")
    assert g.table.position.points == 0


@pytest.mark.rule("6.32")
def test_6_32_a_point_brings_reduced_infantry_to_full_strength(field: Field) -> None:
    g = field("verdun haumont\nturn 2\nphase 6.3\npoints 2\nunit IR81 IR87 at 1601 steps 1\nunit IR24 at 1701")
    assert g.options("refill") == ["IR81", "IR87"]
    assert g.refused("refill IR24") == "§6.32 Only reduced infantry can be brought to full strength."
    g.play("refill IR81")
    assert (g.steps("IR81"), g.table.position.points) == (2, 1)


@pytest.mark.rule("6.32", "6.33", "6.16", "12.3")
@pytest.mark.parametrize(
    ("unit", "why"),
    [
        ("IR81 at 1601 steps 1 out-of-supply", "§6.33 It is out of supply or demoralised."),
        ("IR81 at 1601 steps 1 demoralised", "§6.33 It is out of supply or demoralised."),
        ("G-rem1 at 1601", "§6.32 Only reduced infantry can be brought to full strength."),
        ("5-art at 1601", "§6.32 Only reduced infantry can be brought to full strength."),
        ("5-pi at 1601 steps 1", ""),
    ],
)
def test_6_33_who_gets_no_point_on_the_map(field: Field, unit: str, why: str) -> None:
    """Ruling 40."""
    g = field(f"verdun haumont\nturn 2\nphase 6.3\npoints 1\nunit IR87 at 1701 steps 1\nunit {unit}")
    assert g.refused(f"refill {unit.split()[0]}") == why


@pytest.mark.rule("6.32", "6.33")
@pytest.mark.parametrize(("how", "steps", "left"), [("rebuild", 1, 2), ("rebuild-full", 2, 1)])
def test_6_32_destroyed_infantry_comes_back_on_its_headquarters(field: Field, how: str, steps: int, left: int) -> None:
    g = field(ROADS + "turn 2\nphase 6.3\npoints 3\n" + HQ + f"unit IR81 {LOST} demoralised\nunit IR87 at 1601 steps 1")
    g.play(f"{how} IR81")
    assert (g.at("IR81"), g.steps("IR81"), g.marks("IR81"), g.table.position.points) == ("1601", steps, set(), left)


@pytest.mark.rule("6.32", "6.31")
def test_6_32_full_strength_takes_two_points(field: Field) -> None:
    g = field(ROADS + "turn 2\nphase 6.3\npoints 1\n" + HQ + f"unit IR81 {LOST}")
    assert g.options() == ["rebuild IR81", "done"]
    assert g.refused("rebuild-full IR81") == "§6.31 There are not enough points."


@pytest.mark.rule("6.33", "14.6", "14.42", "9.7", "14.2")
@pytest.mark.parametrize(
    ("unit", "why"),
    [
        (f"208R {LOST}", ""),
        (f"29T {LOST}", ""),
        (f"208R {LOST} gone 1", "§6.33 It can never return."),
        (f"72-art {LOST}", "§6.33 It can never return."),
        (f"F-rem1 {LOST} gone 1", "§14.42 It can never return."),
        (f"56Ch {LOST}", "§14.6 It can never return."),
        (f"85RI {LOST}", "§14.2 It can never return."),
        (f"2Z {LOST}", "§6.33 Its headquarters is lost or out of supply."),
        ("2Z at feb-23", "§6.32 Only destroyed infantry can be rebuilt."),
        ("233R at 1622", "§6.32 Only destroyed infantry can be rebuilt."),
    ],
)
def test_6_33_who_comes_back_and_who_never(field: Field, unit: str, why: str) -> None:
    start = "verdun haumont\nturn 2\nphase 6.3 2\npoints 1\nunit XXX-HQ at 1622\nunit 243R at 1622 steps 1\n"
    assert field(start + f"unit {unit}").refused(f"rebuild {unit.split()[0]}") == why


@pytest.mark.rule("14.6")
def test_14_6_reduced_chasseurs_take_a_point(field: Field) -> None:
    g = field("verdun haumont\nturn 2\nphase 6.3 2\npoints 1\nunit 56Ch at 1622 steps 1").play("refill 56Ch")
    assert g.steps("56Ch") == 2


@pytest.mark.rule("6.33")
@pytest.mark.parametrize(
    ("hq", "why"),
    [
        ("unit XVIII-HQ at 1601\n", ""),
        ("unit XVIII-HQ at 1601 disrupted\n", ""),
        ("unit XVIII-HQ at 1601 out-of-supply\n", "§6.33 Its headquarters is lost or out of supply."),
        ("unit III-HQ at 1601\n", "§6.33 Its headquarters is lost or out of supply."),
        ("unit XVIII-HQ IR87 at 1601\nunit 56Ch at 1602\n", "§6.33 That hex is in an enemy zone of control."),
    ],
)
def test_6_33_the_headquarters_must_be_there_in_supply_and_out_of_enemy_zones(field: Field, hq: str, why: str) -> None:
    start = f"verdun haumont\nturn 2\nphase 6.3\npoints 1\nunit IR81 {LOST}\nunit IR24 at 2901 steps 1\n"
    assert field(start + hq).refused("rebuild IR81") == why


@pytest.mark.rule("6.33", "15.5")
def test_15_5_a_headquarters_undoes_the_zone_for_those_who_come_back_to_it(field: Field) -> None:
    start = f"verdun haumont\noptions 15.5\nturn 2\nphase 6.3\npoints 1\nunit IR81 {LOST}\n"
    g = field(start + "unit XVIII-HQ at 1601\nunit 56Ch at 1602\n")
    assert g.refused("rebuild IR81") == ""


@pytest.mark.rule("6.33", "14.5")
def test_6_33_pioneers_get_one_point_a_turn_all_together(field: Field) -> None:
    lost = f"unit 21-pi IR81 {LOST}\nunit 25-pi at 1601 steps 1\nunit 5-pi at 1701 steps 1\n"
    said = "§6.33 Pioneers may get only one point a turn."
    g = field(ROADS + "turn 2\nphase 6.3\npoints 3\n" + HQ + lost)
    assert g.refused("rebuild-full 21-pi") == said
    assert g.refused("rebuild 21-pi") == ""
    g.play("refill 25-pi")
    assert (g.refused("refill 5-pi"), g.refused("rebuild 21-pi")) == (said, said)
    assert g.refused("rebuild IR81") == "", "others are not touched by it"


@pytest.mark.rule("6.33", "14.5")
def test_6_33_and_another_the_next_turn(field: Field) -> None:
    g = field(ROADS + "turn 3\nphase 4.II\npioneer_points 1\n" + HQ + "unit 21-pi at 1601 steps 1").play("refill 21-pi")
    assert (g.steps("21-pi"), g.table.position.pioneer_points) == (2, 1)


@pytest.mark.rule("6.32", "6.33")
def test_6_32_a_lost_french_headquarters_comes_back_in_verdun(field: Field) -> None:
    g = field(f"verdun haumont\nturn 3\nphase 6.3 2\npoints 1\nunit XXX-HQ {LOST}\nunit 208R at 1803").play(
        "return XXX-HQ"
    )
    assert g.options("at") == ["1321", "1322", "1420", "1421"]
    g.play("at 1420")
    assert (g.at("XXX-HQ"), g.marks("XXX-HQ"), g.steps("XXX-HQ")) == ("1420", set(), 1)


@pytest.mark.rule("6.33")
def test_6_33_not_on_the_enemy_nor_in_his_zone(field: Field) -> None:
    g = field(f"verdun haumont\nturn 3\nphase 6.3 2\npoints 1\nunit XXX-HQ {LOST}\nunit IR81 at 1320").play(
        "return XXX-HQ"
    )
    assert g.options("at") == ["1322", "1421"], "1321 and 1420 are next to 1320"
    g = field(
        f"verdun haumont\nturn 3\nphase 6.3 2\npoints 1\nunit XXX-HQ {LOST}\n"
        "unit IR81 at 1321\nunit IR87 at 1421\nunit 35RI at 1803 steps 1"
    )
    assert g.refused("return XXX-HQ") == "§6.33 There is no room for it."


@pytest.mark.rule("6.33", "14.9")
def test_6_33_it_takes_the_hex_back(field: Field) -> None:
    start = (
        f"verdun haumont\nturn 3\nphase 6.3 2\npoints 1\nhex 1420 control german\nunit XXX-HQ {LOST}\nunit 208R at 1803"
    )
    assert field(start).play("return XXX-HQ", "at 1420").holder("1420") == "french"


@pytest.mark.rule("6.33")
def test_6_33_a_german_headquarters_comes_back_on_a_free_road_behind_the_first_line(field: Field) -> None:
    """Ruling 62."""
    start = f"verdun haumont\nturn 3\nphase 6.3\npoints 1\nunit V-HQ {LOST}\nunit 208R at 2105\n"
    every = ["0201", "0302", "0402", "1601", "1602", "2201", "2202", "2203", "2302", "2402", "2404", "2503", "2504"]
    assert field(start + "unit IR81 at 2002").play("return V-HQ").options("at") == every
    blocked = field(start + "unit 56Ch at 2301\nunit 243R at 2404\nhex 1602 interdiction 2")
    assert blocked.play("return V-HQ").options("at") == ["0201", "0302", "0402", "1601"], "zones close 2201 and 2302"
    taken = field(start + "hex 2201 control french\nunit IR81 at 2002").play("return V-HQ").options("at")
    assert "2202" in taken, "by the long way round to 1601"


@pytest.mark.rule("6.33", "6.1")
def test_6_33_nobody_is_rebuilt_on_it_in_the_same_phase_and_its_units_stay_out_of_supply(field: Field) -> None:
    """Rulings 67 and 68: the headquarters itself is in supply until it is judged."""
    start = f"verdun haumont\nturn 2\nphase 6.3\npoints 3\nunit XVIII-HQ IR81 {LOST}\n"
    start += "unit IR87 at 1602 out-of-supply\nunit 208R at 2105"
    g = field(start).play("return XVIII-HQ", "at 1601")
    assert g.asked != "german 6.32", "nothing is left to buy"
    assert g.marks("IR87") == {"out-of-supply"}
    g = field(start + "\nunit IR24 at 1701 steps 1").play("return XVIII-HQ", "at 1601")
    assert g.refused("rebuild IR81") == "§6.33 Its headquarters has only just returned."
    g.play("done")
    assert g.play("move XVIII-HQ").refused("strategic") == ""


@pytest.mark.rule("6.33", "8.33")
def test_6_33_those_who_come_back_may_stand_too_close_until_they_have_moved(field: Field) -> None:
    g = field(ROADS + "turn 2\nphase 6.3\npoints 1\n" + HQ + f"unit IR87 FR80 at 1601\nunit IR81 {LOST}").play(
        "rebuild IR81"
    )
    assert g.at("IR81") == "1601"
    assert g.phase == "4.IV"
    assert g.refused("done").startswith("§8.31")


# §6.4, the calendar --------------------------------------------------------------------------------------------

CALENDAR = [
    (3, ["XX-HQ", "XX-art", "2Z", "3Z", "2Tir", "3Tir", "37-art"], "1323"),
    (4, ["418RI", "9Z", "1ZT", "2Ch", "4Ch", "153-art"], "1323"),
    (5, ["85RI", "95RI", "13RI", "29RI", "16-art"], "1622"),
    (6, ["I-HQ", "I-art", "1RI", "43RI", "84RI", "127RI", "1-art"], "1323"),
    (7, ["8RI", "33RI", "73RI", "110RI", "2-art"], "1323"),
]


@pytest.mark.rule("6.4", "6.41", "3.4", "calendar", "14.2")
@pytest.mark.parametrize(("turn", "units", "entry"), CALENDAR, ids=["23", "24", "25", "26", "27"])
def test_6_41_the_french_come_on_their_day_at_their_hex(begin: Field, turn: int, units: list[str], entry: str) -> None:
    g = begin("fall-gericht")
    boxes = {name: g.at(name) for name in units}
    assert set(boxes.values()) == {f"feb-{20 + turn}"}


@pytest.mark.rule("6.4", "6.41", "3.4", "calendar", "14.2")
@pytest.mark.parametrize(("turn", "units", "entry"), CALENDAR, ids=["23", "24", "25", "26", "27"])
def test_6_41_not_a_day_before(field: Field, turn: int, units: list[str], entry: str) -> None:
    names = " ".join(units)
    position = f"phase 6.4 2\nunit {names} at feb-{20 + turn}\nunit 208R at 1803"
    early = field(f"verdun fall-gericht\nturn {turn - 1}\n" + position)
    assert {early.at(name) for name in units} == {f"feb-{20 + turn}"}
    g = field(f"verdun fall-gericht\nturn {turn}\n" + position)
    assert {g.at(name) for name in units} == {entry}
    assert len(g.told("arrives")) == len(units)
    assert all(not g.marks(name) for name in units), "in supply until they are judged (ruling 68)"


@pytest.mark.rule("6.4")
def test_6_4_they_pay_nothing_for_their_entry_hex(field: Field) -> None:
    g = field("verdun haumont\nturn 3\nphase 6.4 2\nunit 2Z at feb-23\nunit 208R at 1803").play("move 2Z")
    assert g.cost("1322") == 1
    assert g.tally("to 1322").start == 5


@pytest.mark.rule("6.4", "6.33")
@pytest.mark.parametrize("enemy", ["IR81 at 1323", "5-pi at 1322"])
def test_6_4_they_wait_while_the_enemy_closes_their_entry(field: Field, enemy: str) -> None:
    """Ruling 76."""
    start = "verdun douaumont\nphase 6.4 2\nunit 2Z at feb-23\nunit 208R at 1803\n"
    g = field(start + f"turn 3\nunit {enemy}")
    assert g.at("2Z") == "feb-23"
    assert g.told("entry-barred") == ["2nd Zouave Regiment cannot enter: the enemy bars 1323 Road to Bar-le-Duc."]
    assert field(start + "turn 4").at("2Z") == "1323"


@pytest.mark.rule("6.42", "calendar")
@pytest.mark.parametrize(("turn", "asked"), [(4, False), (5, True), (6, False)])
def test_6_42_the_121st_division_may_be_called_on_25_february_only(field: Field, turn: int, asked: bool) -> None:
    position = "phase 6.4\nunit IR60 RIR7 RIR56 121-art at feb-25-optional\nunit IR81 at 1601"
    g = field(f"verdun fall-gericht\nturn {turn}\n" + position)
    assert (g.asked == "german 6.42") is asked


@pytest.mark.rule("6.42")
def test_6_42_it_enters_by_any_hexes_from_1101_to_1701_as_part_of_xviii_corps(field: Field) -> None:
    """Ruling 10."""
    position = (
        "verdun fall-gericht\nturn 5\nphase 6.4\nunit IR60 RIR7 RIR56 121-art at feb-25-optional\nunit IR81 at 1601\n"
    )
    g = field(position + "unit 56Ch at 1302").play("call-121")
    assert g.options("at") == ["1101", "1501", "1601", "1701"], "1201, 1301 and 1401 are in a French zone"
    g.play("at 1101", "at 1101", "at 1701", "at 1501")
    assert [g.at(name) for name in ("IR60", "RIR7", "RIR56", "121-art")] == ["1101", "1101", "1701", "1501"]
    assert g.table.corps[g.piece("IR60")] == "XVIII"
    assert g.table.position.called_121 == 1
    assert g.told("arrives")[0] == "Infantry Regiment 60 arrives at 1101."


@pytest.mark.rule("6.42")
def test_6_42_with_every_entry_closed_it_cannot_be_called(field: Field) -> None:
    position = "verdun fall-gericht\nturn 5\nphase 6.4\nunit IR60 at feb-25-optional\nunit IR24 at 2001\n"
    g = field(position + "unit 56Ch at 1201\nunit 59Ch at 1401\nunit 2Ch at 1601\n")
    assert g.asked == "german 8.0"


@pytest.mark.rule("6.42", "15.2")
@pytest.mark.parametrize(("options", "points"), [("", -1), ("options 15.2\n", 0)])
def test_6_42_calling_it_costs_a_point_but_not_with_15_2(field: Field, options: str, points: int) -> None:
    g = field(f"verdun fall-gericht\n{options}turn 5\nphase 6.4\nunit IR60 at feb-25-optional\nunit IR81 at 1601\n")
    before = g.table.scores()["german"]
    g.play("call-121", "at 1101")
    assert g.table.scores()["german"] - before == points


@pytest.mark.rule("6.42")
def test_6_42_it_may_be_left_where_it_is(field: Field) -> None:
    position = "verdun fall-gericht\nturn 5\nphase 6.4\nunit IR60 at feb-25-optional\nunit IR81 at 1601"
    g = field(position).play("done")
    assert (g.at("IR60"), g.table.position.called_121) == ("feb-25-optional", 0)


@pytest.mark.rule("15.3", "14.2")
def test_15_3_on_arrival_the_16th_division_is_attached_to_a_corps(field: Field) -> None:
    position = "verdun fall-gericht\nturn 5\nphase 6.4 2\nunit 85RI 16-art at feb-25\nunit 208R at 1803\n"
    assert field(position).asked != "french 15.3"
    g = field(position.replace("turn", "options 15.3\nturn"))
    assert (g.asked, g.options()) == ("french 15.3", ["attach XXX", "attach XX", "attach I"])
    g.play("attach XX")
    assert (g.at("85RI"), g.table.position.corps_of_16) == ("1622", 2)


@pytest.mark.rule("15.3", "6.4")
def test_15_3_it_is_not_attached_before_it_arrives(field: Field) -> None:
    position = "turn 5\nphase 6.4 2\nunit 85RI at feb-25\nunit 208R at 1803\nunit IR81 at 1622"
    g = field("verdun fall-gericht\noptions 15.3\n" + position)
    assert (g.at("85RI"), g.table.position.corps_of_16) == ("feb-25", 0)


@pytest.mark.rule("15.3", "14.2", "6.33")
def test_15_3_attached_its_units_come_back_like_any(field: Field) -> None:
    position = f"turn 6\nphase 6.3 2\npoints 1\ncorps_of_16 XX\nunit XX-HQ at 1321\nunit 85RI {LOST}"
    g = field("verdun fall-gericht\noptions 15.3\n" + position).play("rebuild 85RI")
    assert g.at("85RI") == "1321"


@pytest.mark.rule("14.2")
def test_14_2_reduced_units_of_the_16th_division_take_replacements(field: Field) -> None:
    g = field("verdun fall-gericht\nturn 6\nphase 6.3 2\npoints 1\nunit 85RI at 1321 steps 1").play("refill 85RI")
    assert g.steps("85RI") == 2


# §14.7 ---------------------------------------------------------------------------------------------------------

PETAIN = "verdun fall-gericht\nphase 6.4 2\nunit 208R at 1803\n"


@pytest.mark.rule("14.7", "4.VII")
@pytest.mark.parametrize(("turn", "asked"), [(5, False), (6, True), (7, False)])
def test_14_7_on_26_february_one_lost_gun_comes_back(field: Field, turn: int, asked: bool) -> None:
    g = field(PETAIN + f"turn {turn}\nunit XXX-art 72-art {LOST}\nunit XXX-HQ at 1609")
    assert (g.asked == "french 14.7") is asked
    if asked:
        assert g.options() == ["return XXX-art", "return 72-art", "done"]
        g.play("return XXX-art", "at 1609")
        assert (g.at("XXX-art"), g.at("72-art"), g.asked.endswith("14.7")) == ("1609", "out", False)
        assert (g.steps("XXX-art"), g.marks("XXX-art")) == (1, set())
        assert g.told("gun-back") == ["XXX Corps artillery is back in 1609 Louvemont."]


@pytest.mark.rule("14.7")
@pytest.mark.parametrize(
    ("gun", "others", "places"),
    [
        ("72-art", "unit XXX-HQ at 1609", ["1609"]),
        ("72-art", "unit XXX-HQ at 1609 out-of-supply", ["1321", "1322", "1420", "1421"]),
        ("72-art", "unit XXX-HQ 243R at 1609\nunit IR81 at 1608", ["1321", "1322", "1420", "1421"]),
        ("72-art", "unit XX-HQ at 1609", ["1321", "1322", "1420", "1421"]),
        ("16-art", "unit XX-HQ at 1609", ["1321", "1322", "1420", "1421"]),
        ("Rail", "", ["1321", "1322", "1420"]),
        ("Forges", "", ["0105"]),
    ],
)
def test_14_7_on_its_headquarters_or_else_in_verdun(field: Field, gun: str, others: str, places: list[str]) -> None:
    """Ruling 41: the rail gun on rails, the guns of the left bank at Forges."""
    g = field(PETAIN + f"turn 6\nunit {gun} {LOST}\n{others}").play(f"return {gun}")
    assert g.options("at") == places


@pytest.mark.rule("14.7")
def test_14_7_the_french_may_decline(field: Field) -> None:
    g = field(PETAIN + f"turn 6\nunit 72-art {LOST}").play("done")
    assert (g.at("72-art"), g.asked) == ("out", "french 8.0")


@pytest.mark.rule("14.7", "15.1")
def test_15_1_the_guns_of_forges_do_not_come_back(begin: Field) -> None:
    g = begin("haumont", options=["15.1"])
    assert (g.at("Forges"), g.table.position.gone[g.piece("Forges")]) == ("out", 1)


# §7.22 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.22", "4.II", "4.VII")
@pytest.mark.parametrize(("phase", "left"), [("4.II", {"0103": 2, "0104": 2}), ("4.VII", {"0102": 1, "0104": 1})])
def test_7_22_a_side_takes_its_own_markers_away_and_leaves_the_others(
    field: Field, phase: str, left: dict[str, int]
) -> None:
    rows = "board\n" + ". \n" * 5
    marks = "hex 0102 interdiction 1\nhex 0103 interdiction 2\nhex 0104 interdiction 3\n"
    g = field(rows + f"phase {phase}\n" + marks + "unit IR81 at 0101\nunit 208R at 0105")
    assert {h: g.table.position.interdiction[g.hex(h)] for h in g.interdicted()} == left
