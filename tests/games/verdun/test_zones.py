"""Chapter 8.4: zones of control, their effects on movement, and options 15.4 and 15.5."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from grognard.games.verdun.supply import supply_barred
from grognard.games.verdun.terrain import in_zone, zones
from grognard.games.verdun.words import FRENCH, GERMAN

if TYPE_CHECKING:
    from tests.games.verdun.conftest import Days, Field

ROUND_0404 = ["0304", "0305", "0403", "0405", "0504", "0505"]


def plain(*rows: str, phase: str = "4.IV", options: str = "") -> str:
    """A board of seven by seven open hexes, unless rows say otherwise, in a phase."""
    chosen = f"options {options}\n" if options else ""
    return chosen + "board\n" + "\n".join(rows or (". . . . . . .",) * 7) + f"\nphase {phase}\n"


# §8.4, §8.41 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.4", "8.41", "14.4")
@pytest.mark.parametrize(
    ("unit", "kind"),
    [
        ("208R", "strong"),
        ("29T", "strong"),
        ("208R steps 1", "strong"),
        ("208R demoralised", "strong"),
        ("56Ch", "weak"),
        ("F-rem1", "weak"),
        ("XXX-art", "weak"),
        ("72-art fired", "weak"),
        ("Forges", "weak"),
        ("Rail", "weak"),
        ("XXX-HQ", ""),
    ],
)
def test_8_41_regiments_hold_strongly_battalions_remnants_and_guns_weakly_headquarters_not(
    field: Field, unit: str, kind: str
) -> None:
    name, *state = unit.split()
    g = field(plain() + f"unit {name} at 0404 {' '.join(state)}\nunit IR81 at 0101")
    assert g.zone("french", "strong") == (ROUND_0404 if kind == "strong" else [])
    assert g.zone("french", "weak") == (ROUND_0404 if kind == "weak" else [])


@pytest.mark.rule("8.4", "8.41")
@pytest.mark.parametrize(
    ("unit", "kind"), [("IR81", "strong"), ("5-pi", "weak"), ("G-rem1", "weak"), ("5-art", "weak")]
)
def test_8_41_the_same_for_the_germans(field: Field, unit: str, kind: str) -> None:
    g = field(plain() + f"unit {unit} at 0404\nunit 208R at 0101")
    assert g.zone("german", kind) == ROUND_0404


@pytest.mark.rule("8.41", "14.8", "ex.11")
def test_ex_11_a_battalion_in_a_fort_projects_the_strong_zone_of_the_fort(field: Field) -> None:
    rows = [". . . . . . ."] * 3 + [". . . f . . ."] + [". . . . . . ."] * 3
    g = field(plain(*rows) + "unit 56Ch Vaux-fort at 0404\nunit IR81 at 0101")
    assert g.zone("french", "strong") == ROUND_0404
    g = field(plain() + "unit 56Ch at 0404\nunit 208R at 0405\nunit IR81 at 0205").play("move IR81")
    assert g.cost("0305") == 2, "where both kinds reach, the strong one counts"


@pytest.mark.rule("14.8")
def test_14_8_an_empty_fort_holds_strongly_and_a_destroyed_one_not_at_all(field: Field) -> None:
    rows = [". . . . . . ."] * 3 + [". . . f . . ."] + [". . . . . . ."] * 3
    assert field(plain(*rows) + "unit Vaux-fort at 0404\nunit IR81 at 0101").zone("french", "strong") == ROUND_0404
    assert field(plain(*rows) + "unit IR81 at 0101").zone("french", "strong") == []


@pytest.mark.rule("14.8")
def test_14_8_every_fort_of_the_map_has_its_garrison_at_the_start(field: Field, begin: Field) -> None:
    g = begin("haumont")
    forts = {
        number for number in map(g.table.board.grid.number, g.table.board.grid.hexes) if g.table.is_fort(g.hex(number))
    }
    assert forts == {"2012", "2415", "2017", "2418", "1718", "1619", "2421", "1822", "0812", "0614", "0415"}


# §8.42 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.42")
def test_8_42_a_strong_zone_costs_one_more_and_infantry_stops_in_it(field: Field) -> None:
    g = field(plain() + "unit IR81 at 0401\nunit IR87 at 0101\nunit 208R at 0404").play("move IR81")
    assert (g.cost("0402"), g.cost("0403")) == (1, 3)
    g.play("to 0403")
    assert (g.at("IR81"), g.asked) == ("0403", "german 8.0")
    assert g.refused("move IR81") == "§8.0 It has already moved or dug in.", "with two points to spare"


@pytest.mark.rule("8.42")
def test_8_42_leaving_costs_one_more(field: Field) -> None:
    g = field(plain() + "unit IR81 at 0403\nunit 208R at 0404").play("move IR81")
    assert (g.cost("0402"), g.cost("0401")) == (2, 3)


@pytest.mark.rule("8.42")
def test_8_42_nobody_steps_from_strong_zone_to_strong_zone(field: Field) -> None:
    g = field("board\n. .\n. .\n. .\nphase 4.IV\nunit IR81 at 0103\nunit 208R at 0202").play("move IR81")
    assert g.refused("to 0102") == "§8.42 It may not go from one enemy zone to another at 0102."
    assert g.refused("to 0203") == "§8.42 It may not go from one enemy zone to another at 0203."


@pytest.mark.rule("8.42")
def test_8_42_the_way_round_is_open(field: Field) -> None:
    """Out of the zone for 2, through a hex in none, and in again for 2: not one step for 3."""
    g = field(plain() + "unit IR81 at 0403\nunit 208R at 0404").play("move IR81")
    assert g.cost("0504") == 4
    assert g.play("to 0504").told("moves") == ["Infantry Regiment 81 moves to 0504."]


@pytest.mark.rule("8.42", "8.11")
@pytest.mark.parametrize(("unit", "said"), [("208R", "8.42"), ("56Ch", "8.43"), ("72-art", "8.43")])
@pytest.mark.parametrize("mover", ["III-HQ", "5-art", "III-art1"])
def test_8_42_guns_and_headquarters_enter_no_enemy_zone_strong_or_weak(
    field: Field, mover: str, unit: str, said: str
) -> None:
    """Ruling 4."""
    g = field(plain() + f"unit {mover} at 0402\nunit {unit} at 0404").play(f"move {mover}")
    assert g.refused("to 0403") == f"§{said} Guns and headquarters may not enter an enemy zone: 0403."
    assert g.refused("to 0401") == ""


@pytest.mark.rule("8.42", "8.44")
def test_8_44_a_friend_in_the_hex_does_not_help_movement(field: Field) -> None:
    """Rulings 2 and 3."""
    ground = plain() + "unit IR81 at 0403\nunit 208R at 0404\nunit IR87 5-art at 0401\n"
    g = field(ground).play("move IR87")
    assert g.cost("0403") == 3
    assert field(ground).play("move 5-art").refused("to 0403").startswith("§8.42 Guns and headquarters")


@pytest.mark.rule("8.42")
def test_8_42_a_gun_in_an_enemy_zone_may_leave_for_one_more(field: Field) -> None:
    g = field(plain() + "unit 5-art at 0403\nunit 208R at 0404").play("move 5-art")
    assert g.cost("0402") == 2
    assert "0304" not in g.options("to")


@pytest.mark.rule("8.42")
def test_8_42_a_stack_with_a_gun_is_barred_like_the_gun(field: Field) -> None:
    g = field(plain() + "unit IR81 5-art at 0401\nunit 208R at 0404").play("move IR81", "with 5-art")
    assert "0402" in g.options("to")
    assert g.refused("to 0403").startswith("§8.42")


# §8.43 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.43")
def test_8_43_a_weak_zone_is_entered_for_nothing_and_left_for_one_more(field: Field) -> None:
    g = field(plain() + "unit IR81 at 0401\nunit 56Ch at 0404").play("move IR81")
    assert (g.cost("0402"), g.cost("0403")) == (1, 2)
    assert (g.play("to 0403").asked, g.cost("0402")) == ("german 8.0", 2), "and no need to stop"
    assert g.cost("0304") == 2, "from weak zone to weak zone: one more on leaving the first"


@pytest.mark.rule("8.43", "8.42")
@pytest.mark.parametrize(
    ("units", "answers", "cost"),
    [
        ("72-art at 0505", "move 72-art", 1),
        ("XXX-HQ at 0505", "move XXX-HQ", 1),
        ("35RI at 0505", "move 35RI", 2),
        ("35RI 72-art at 0505", "move 72-art, with 35RI", 2),
        ("72-art at 0505\nunit IR24 at 0404", "move 72-art", 2),
    ],
)
def test_8_43_only_infantry_pays_to_leave_a_weak_zone(field: Field, units: str, answers: str, cost: int) -> None:
    """A strong zone costs guns and headquarters as much as others; a group pays what its infantry pays."""
    g = field(plain(phase="4.IX") + f"turn 3\nunit {units}\nunit 5-pi at 0504\n").play(*answers.split(", "))
    assert g.cost("0506") == cost


@pytest.mark.rule("8.43", "8.42")
def test_8_43_from_weak_to_strong_one_more_to_leave_and_one_more_to_enter_and_halt(field: Field) -> None:
    rows = ["."] * 6
    g = field(plain(*rows) + "unit IR81 at 0101\nunit 56Ch at 0103\nunit 208R at 0106").play("move IR81")
    assert g.options("to") == ["0102"]
    ground = "board\n. . .\n. . .\n. . .\nphase 4.IV\n"
    g = field(ground + "unit IR81 at 0101\nunit IR87 at 0103\nunit 56Ch at 0202\nunit 208R at 0301").play("move IR81")
    assert g.cost("0201") == 2, "into the strong zone of 0301, from a hex in no zone"
    g = field(ground + "unit IR81 at 0102\nunit IR87 at 0103\nunit 56Ch at 0202\nunit 208R at 0301").play("move IR81")
    assert g.cost("0201") == 3
    assert g.play("to 0201").marks("IR81") == {"moved"}


# §8.45 to §8.47 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.45")
@pytest.mark.parametrize("unit", ["XXX-HQ", "XXX-art", "72-art"])
def test_8_45_guns_and_headquarters_stay_when_the_enemy_comes_near(field: Field, unit: str) -> None:
    g = field(plain() + f"unit IR81 at 0402\nunit IR87 at 0101\nunit {unit} at 0404").march("IR81", "0403")
    assert (g.at(unit), g.asked) == ("0404", "german 8.0")


@pytest.mark.rule("8.47", "14.6")
def test_8_47_to_chasseurs_every_german_zone_is_weak(field: Field) -> None:
    g = field(plain(phase="4.IX") + "unit 56Ch at 0402\nunit 208R at 0101\nunit IR81 at 0404").play("move 56Ch")
    assert g.cost("0403") == 1
    g.play("to 0403")
    assert (g.cost("0402"), g.cost("0304")) == (2, 2), "no halt, one more to leave, and from zone to zone"


@pytest.mark.rule("8.47")
def test_8_47_a_regiment_with_them_is_held_and_so_is_the_stack(field: Field) -> None:
    g = field(plain(phase="4.IX") + "unit 56Ch 208R at 0402\nunit IR81 at 0404\nunit 35RI at 0101")
    g.play("move 56Ch", "with 208R")
    assert g.cost("0403") == 2
    assert g.play("to 0403").marks("56Ch") == {"moved"}


# §15.4 ---------------------------------------------------------------------------------------------------------

FORT = [". . . . . . ."] * 3 + [". . . f . . ."] + [". . . . . . ."] * 3


@pytest.mark.rule("15.4")
def test_15_4_an_armed_fort_reaches_weakly_into_the_ring_beyond(field: Field) -> None:
    position = "unit Vaux-fort at 0404\nunit IR81 at 0401"
    g = field(plain(*FORT, options="15.4") + position)
    strong, weak = zones(g.table, FRENCH)
    grid = g.table.board.grid
    assert [grid.number(h) for h in grid.hexes if strong[h]] == ROUND_0404
    ring = {number for h, number in ((h, grid.number(h)) for h in grid.hexes) if grid.distance(h, g.hex("0404")) == 2}
    assert {grid.number(h) for h in grid.hexes if weak[h]} == ring
    assert in_zone(g.table, FRENCH, g.hex("0402"))
    assert not in_zone(g.table, FRENCH, g.hex("0401"))
    assert not in_zone(field(plain(*FORT) + position).table, FRENCH, g.hex("0402"))


@pytest.mark.rule("15.4", "8.43")
def test_15_4_the_ring_hampers_movement(field: Field) -> None:
    position = "unit Vaux-fort at 0404\nunit IR81 5-art at 0401\n"
    g = field(plain(*FORT, options="15.4") + position).play("move IR81")
    assert (g.cost("0402"), g.cost("0403")) == (1, 4), "one to leave the weak zone, one to enter the strong"
    g = field(plain(*FORT, options="15.4") + position).play("move 5-art")
    assert g.refused("to 0402") == "§8.43 Guns and headquarters may not enter an enemy zone: 0402."
    assert field(plain(*FORT) + position).play("move 5-art").refused("to 0402") == ""


@pytest.mark.rule("15.4", "6.14")
def test_15_4_the_ring_stops_supply_lines_too(field: Field) -> None:
    g = field(plain(*FORT, options="15.4") + "unit Vaux-fort at 0404\nunit IR81 at 0402")
    barred = supply_barred(g.table, GERMAN)
    assert [bool(barred(g.hex(h))) for h in ("0303", "0402", "0401")] == [True, False, False], "a friend in 0402"


# §15.5 ---------------------------------------------------------------------------------------------------------


def leapfrog(field: Field, options: str) -> Days:
    """A regiment in 0403, the next behind it in 0402; the French hold 0404 and 0506."""
    units = "unit IR81 at 0402\nunit IR87 at 0401\nunit IR24 at 0101\nunit 208R at 0404\n"
    return field(plain(options=options) + units).march("IR81", "0403")


@pytest.mark.rule("15.5", "8.44", "ex.22")
def test_ex_22_the_next_passes_through_the_first_and_stops_in_the_next_zone(field: Field) -> None:
    g = leapfrog(field, "15.5")
    assert g.marks("IR81") == {"moved"}, "the first enters the zone and stops"
    g.play("move IR87")
    assert (g.cost("0403"), g.cost("0504")) == (2, 4), "no toll at the friend's; two to enter the next zone"
    g.play("to 0403")
    assert g.asked == "german 8.0"
    assert "0504" in g.options("to")
    g.play("to 0504")
    assert (g.at("IR87"), g.marks("IR87")) == ("0504", {"moved"}), "and there it stops"


@pytest.mark.rule("15.5", "8.44", "ex.22")
def test_ex_22_without_the_option_the_second_stops_with_the_first(field: Field) -> None:
    g = leapfrog(field, "").play("move IR87")
    assert g.cost("0403") == 3
    g.play("to 0403")
    assert g.marks("IR87") == {"moved"}


@pytest.mark.rule("15.5")
def test_15_5_guns_and_headquarters_too_enter_where_a_friend_stands(field: Field) -> None:
    position = "unit IR81 at 0403\nunit 5-art at 0402\nunit 208R at 0404\n"
    g = field(plain(options="15.5") + position).play("move 5-art")
    assert g.cost("0403") == 1
    assert g.refused("to 0304").startswith("§8.42")


@pytest.mark.rule("15.5", "8.2")
def test_15_5_strategic_movement_too_passes_a_zone_where_a_friend_stands(field: Field) -> None:
    rows = ["."] * 6
    position = "hex 0101-0106 control german\nunit IR81 at 0104\nunit IR87 at 0101\nunit 208R at 0105\n"
    assert field(plain(*rows, options="15.5") + position).play("move IR87", "strategic").refused("to 0104") == ""
    said = field(plain(*rows) + position).play("move IR87", "strategic").refused("to 0104")
    assert said == "§8.2 Strategic movement may not enter an enemy zone: 0104."


@pytest.mark.rule("15.5", "8.42")
def test_15_5_a_unit_is_not_its_own_friend(field: Field) -> None:
    """Ruling 73: alone in a zone it pays to leave, and does not step from strong zone to strong zone."""
    g = field(plain(options="15.5") + "unit IR81 at 0403\nunit 208R at 0404").play("move IR81")
    assert (g.cost("0402"), g.cost("0304")) == (2, 4), "by the way round"
    g = field(plain(options="15.5") + "unit IR81 IR87 at 0403\nunit 208R at 0404").play("move IR81")
    assert (g.cost("0402"), g.cost("0304")) == (1, 2)
    assert g.play("to 0304").marks("IR81") == {"moved"}, "where nobody is yet it stops"
