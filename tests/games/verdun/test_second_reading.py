"""Corners of the book where two clauses meet, exceptions, and rare states, each in a position of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from grognard.games.verdun.stacking import fits
from grognard.games.verdun.victory import losses, victory_tally
from tests.games.verdun.scenes import FRENCH, GERMANS, storm
from tests.games.verdun.scenes import ground as fields

if TYPE_CHECKING:
    from tests.games.verdun.conftest import Days, Field


def ground(phase: str, *cells: str) -> str:
    """Open ground with a fight far away, on the third day."""
    return fields(*cells) + f"phase {phase}\nturn 3\n"


RING = "unit IR24 at 0404\nunit IR20 at 0604\nunit GR8 at 0506\n"
"""Three German regiments whose zones and hexes close every hex around 0505."""


def shelled(g: Days, hex_: str, result: str) -> Days:
    """Barrage a hex with III-art1 and bring it to this result."""
    g.table.charts = {**g.table.charts, "barrage": g.table.charts["barrage"].forced(result)}
    return g.play(f"barrage {hex_}", "gun III-art1", "roll 1")


# Supply ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.16", "8.1")
@pytest.mark.parametrize(
    ("unit", "far", "too_far"), [("208R", "0504", "0505"), ("72-art", "0505", "0506"), ("XXX-HQ", "0507", "0508")]
)
def test_6_16_lack_of_supply_slows_infantry_only(field: Field, unit: str, far: str, too_far: str) -> None:
    g = field(ground("4.IX") + f"unit {unit} at 0501 out-of-supply\nunit IR81 at 0909\n").play(f"move {unit}")
    assert far in g.options("to")
    assert g.refused(f"to {too_far}").startswith("§8.1 ")


@pytest.mark.rule("6.14", "8.44")
def test_6_14_a_friendly_headquarters_opens_a_zone_for_the_lines_of_others(field: Field) -> None:
    text = (
        "board\n. .\n. .\n. .\n. .\nregion sources-french 0101\nhex all control french\n"
        "link road 0101 0102 0103 0104\nphase 4.VII\nturn 3\n"
        "unit IR24 at 0202\nunit XXX-HQ at 0101\nunit 208R at 0104\n"
    )
    assert "out-of-supply" in field(text).marks("208R")
    assert "out-of-supply" not in field(text + "unit XX-HQ at 0103\nunit I-HQ at 0102\n").marks("208R")


@pytest.mark.rule("6.14", "6.11")
def test_6_14_a_source_in_an_enemy_zone_feeds_only_through_a_friend_who_stands_there(field: Field) -> None:
    text = (
        "board\n. .\n. .\n. .\n. .\nregion sources-french 0104\nhex all control french\n"
        "link road 0101 0102 0103 0104\nphase 4.VII\nturn 3\nunit IR24 at 0204\nunit XXX-HQ at 0101\nunit {} at {}\n"
    )
    assert "out-of-supply" in field(text.format("29T", "0102")).marks("XXX-HQ")
    assert "out-of-supply" not in field(text.format("29T", "0104")).marks("XXX-HQ")


@pytest.mark.rule("6.11", "6.12", "14.4")
def test_6_11_a_disrupted_headquarters_feeds_a_remnant_less_far_than_another(field: Field) -> None:
    """Ruling 75: any headquarters of its side will do, each with its own reach."""
    rows = "board\n" + ". .\n" * 9 + "region sources-french 0101 0109\nhex all control french\nphase 4.VII\nturn 3\n"
    text = rows + "unit III-HQ at 0205\nunit XXX-HQ at 0101 disrupted\nunit F-rem1 at {}\n"
    assert "out-of-supply" not in field(text.format("0106")).marks("F-rem1"), "five points"
    assert "out-of-supply" in field(text.format("0107")).marks("F-rem1"), "six"
    assert "out-of-supply" not in field(text.format("0107") + "unit XX-HQ at 0109\n").marks("F-rem1")


# Rally and replacements ------------------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "9.7")
def test_9_7_an_enemy_headquarters_next_to_it_takes_the_surrender_of_a_broken_unit(field: Field) -> None:
    g = field(ground("6.2 2") + "unit III-HQ at 0504\nunit 208R at 0505 steps 1 demoralised\n")
    g.play("rally 208R", "roll 6 6")
    assert (g.at("208R"), len(g.told("surrenders"))) == ("out", 1)


@pytest.mark.rule("6.2", "9.7", "14.8")
def test_9_7_the_garrison_keeps_a_broken_unit_in_its_fort_from_surrender(field: Field) -> None:
    text = ground("6.2 2", "0505 f") + "unit IR24 at 0504\nunit 208R at 0505 steps 1 demoralised\n"
    g = field(text + "unit Vaux-fort at 0505\n").play("rally 208R", "roll 6 6")
    assert (g.at("208R"), g.marks("208R") & {"demoralised"}) == ("0505", {"demoralised"})
    assert field(text).play("rally 208R", "roll 6 6").at("208R") == "out"


@pytest.mark.rule("6.33", "6.32", "2.12")
def test_6_33_infantry_is_rebuilt_on_a_disrupted_headquarters_that_is_in_supply(field: Field) -> None:
    start = "verdun haumont\nturn 2\nphase 6.3 2\npoints 1\nunit XXX-HQ at 1622 disrupted\nunit IR81 at 1601\n"
    g = field(start + "unit 208R at out steps 0\n").play("rebuild 208R")
    assert (g.at("208R"), g.steps("208R")) == ("1622", 1)


@pytest.mark.rule("6.32", "6.31")
def test_6_32_a_unit_rebuilt_with_one_point_is_restored_with_the_next(field: Field) -> None:
    start = "verdun haumont\nturn 6\nphase 6.3 2\npoints 2\nunit XXX-HQ at 1622\nunit IR81 at 1601\n"
    g = field(start + "unit 208R at out steps 0\n").play("rebuild 208R", "refill 208R")
    assert (g.at("208R"), g.steps("208R")) == ("1622", 2)


# Bombardment -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.7", "7.11", "14.7")
def test_9_7_a_cut_off_gun_that_the_shells_find_is_gone_for_good(field: Field) -> None:
    g = field(ground("4.III") + RING + "unit III-art1 at 0501\nunit 72-art at 0505 out-of-supply\n")
    shelled(g, "0505", "X").play("hit 72-art")
    assert (g.at("72-art"), g.table.position.gone[g.piece("72-art")]) == ("out", 1)
    g = field(ground("4.III") + RING + "unit III-art1 at 0501\nunit 72-art at 0505\n")
    shelled(g, "0505", "X").play("hit 72-art")
    assert (g.at("72-art"), g.table.position.gone[g.piece("72-art")]) == ("out", 0)


@pytest.mark.rule("9.7", "12.3", "14.41")
def test_9_7_a_cut_off_regiment_that_breaks_under_a_barrage_leaves_no_remnant(field: Field) -> None:
    g = field(ground("4.III") + RING + "unit III-art1 at 0501\nunit 35RI at 0505 steps 1 demoralised out-of-supply\n")
    shelled(g, "0505", "M").play("roll 6 6")
    assert (g.at("35RI"), g.table.position.gone[g.piece("35RI")], g.told("remnant-appears")) == ("out", 1, [])


@pytest.mark.rule("7.14")
def test_7_14_a_headquarters_even_a_disrupted_one_observes(field: Field) -> None:
    text = ground("4.III") + "weather bad\nunit III-art1 at 0501\nunit 72-art at 0505\nunit III-HQ at {} disrupted\n"
    text = text.replace("unit 44T at 0902\n", "")
    assert field(text.format("0407")).options("barrage") == ["0505"]
    assert "0505" not in field(text.format("0109")).options("barrage")


@pytest.mark.rule("14.32", "7.21")
def test_14_32_an_interdiction_costs_the_heavy_guns_a_shot(field: Field) -> None:
    g = field(
        "verdun haumont\nturn 2\nphase 4.III\nheavy 1\nunit Heavy at off-map\nunit 208R at 1609\nunit 243R at 1611\n"
    )
    g.play("interdict Heavy")
    assert g.refused("aim 1611") == "§7.0 It is out of range."
    g.play("aim 1609", "roll 6")
    assert g.table.position.heavy == 0
    assert g.asked != "german 7.0"


# Stacking and zones ----------------------------------------------------------------------------------------------


@pytest.mark.rule("8.31", "8.32")
def test_8_31_a_divisional_gun_lets_the_pioneers_of_its_division_stand_over_the_limit(field: Field) -> None:
    g = field(ground("4.IV") + "unit IR81 at 0505\n")
    assert fits(g.table, [g.piece(name) for name in ("IR81", "5-art", "6-art", "5-pi")])
    assert not fits(g.table, [g.piece(name) for name in ("IR81", "5-art", "6-art", "9-pi")])


@pytest.mark.rule("8.2")
def test_8_2_an_enemy_headquarters_next_to_it_is_contact(field: Field) -> None:
    g = field(ground("4.IX") + "unit III-HQ at 0504\nunit 208R at 0505\n").play("move 208R")
    assert g.refused("strategic").startswith("§8.2 ")


@pytest.mark.rule("8.4", "8.41", "14.33", "14.34")
@pytest.mark.parametrize("gun", ["Rail", "Forges", "XXX-art", "72-art"])
def test_8_41_every_gun_on_the_map_has_a_weak_zone_fired_and_shaken_too(field: Field, gun: str) -> None:
    g = field(ground("4.IV") + f"unit {gun} at 0505 fired demoralised\n")
    assert "0504" in g.zone("french", "weak")
    assert "0504" not in g.zone("french", "strong")


# Assault ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.26", "9.3")
def test_9_26_a_gun_on_the_dry_side_does_not_lift_the_shift_of_the_stream(field: Field) -> None:
    text = GERMANS + "hexside stream 0504/0505\nunit IR24 at 0504\nunit 6-art at 0604\nunit 208R at 0505\n"
    g = field(text).play("assault 0505", "gun 6-art")
    assert g.reasons()["water"] == -1


@pytest.mark.rule("9.32", "14.2")
def test_14_2_a_corps_gun_fires_for_the_16th_division_beside_a_regiment_of_its_corps(field: Field) -> None:
    text = FRENCH + "unit IR81 at 0504\nunit XX-art at 0508\nunit 85RI at 0505\nunit 2Z at 0604\n"
    g = field(text).play("assault 0504", "join 85RI", "join 2Z")
    assert "gun XX-art" in g.options()
    g = field(text.replace("2Z at 0604", "2Z at 0907")).play("assault 0504")
    assert "gun XX-art" not in g.options()


@pytest.mark.rule("9.44")
def test_9_44_of_two_pioneers_the_owner_chooses_and_the_second_step_is_free(field: Field) -> None:
    g = field(GERMANS + "unit IR24 5-pi at 0504\nunit IR20 6-pi at 0604\nunit 208R at 0505\n")
    storm(g, "assault 0505", "join IR24", "join 5-pi", "join IR20", "join 6-pi", result="2/0")
    assert g.options("loses") == ["5-pi", "6-pi"]
    g.play("loses 6-pi")
    assert set(g.options("loses")) == {"5-pi", "6-pi", "IR24", "IR20"}


@pytest.mark.rule("9.61", "14.82")
def test_9_61_a_retreat_that_the_garrison_shortened_to_one_hex_opens_no_second(field: Field) -> None:
    text = fields("0505 f") + "phase 4.V\npiece IR24 combat 90/45\nunit IR24 6-pi at 0504\n"
    g = field(text + "unit Vaux-fort 35RI 42RI at 0505\n")
    storm(g, "assault 0505", "join IR24", "join 6-pi", result="0/4")
    g.play("loses 35RI", "loses 42RI", "retreat", "back 0506", "back 0506")
    assert (g.asked, g.options("onward")) == ("german 9.6", [])


@pytest.mark.rule("9.63", "9.6")
def test_9_63_a_gun_stacked_with_attackers_who_fell_may_go_in_without_them(field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0504 steps 1\nunit 6-art at 0504\nunit 208R at 0505 steps 1\n")
    storm(g, "assault 0505", "gun 6-art", result="1/1").play("loses 208R", "loses IR24", "perish")
    assert g.options() == ["advance 6-art", "done"]


@pytest.mark.rule("9.42", "9.45", "9.51")
def test_9_42_a_supporting_gun_in_the_line_that_zones_hem_in_holds_everyone_back(field: Field) -> None:
    text = FRENCH + "unit IR24 at 0504\nunit 35RI at 0505\nunit 14-art at 0404\n{}"
    shut = "unit IR20 at 0306\n"
    for enemy, may in (("", True), (shut, False)):
        g = field(text.format(enemy))
        storm(g, "assault 0504", "gun 14-art", result="2/0").play("loses 35RI")
        assert ("retreat" in g.options()) is may, enemy


@pytest.mark.rule("14.41", "9.42")
def test_14_41_a_remnant_left_by_a_barrage_is_not_eliminated_in_the_assault_of_that_day(field: Field) -> None:
    text = GERMANS + "unit IR24 at 0504\nunit F-rem1 at 0505 new\n"
    g = storm(field(text), "assault 0505", result="0/4")
    while g.asked == "french 9.5":
        g.play(g.options()[0])
    assert (len(g.told("retreats")), g.steps("F-rem1"), g.asked) == (4, 1, "german 9.6")


# Victory ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("16.0", "15.4")
def test_16_0_a_reduced_garrison_is_neither_a_loss_nor_a_fort_destroyed(field: Field) -> None:
    text = "verdun fall-gericht\noptions 15.4\nphase 4.IV\nunit IR20 at 1601\nunit Vaux-fort at 2714 steps {}\n"
    assert victory_tally(field(text.format(1)).table).total == victory_tally(field(text.format(2)).table).total


# Where the code could be too simple ------------------------------------------------------------------------------


@pytest.mark.rule("9.51", "8.44", "14.41")
def test_9_51_a_gun_that_stays_cancels_the_zone_for_a_remnant_that_goes_back_to_it(field: Field) -> None:
    """Ruling 82: it takes no part in the retreat, though it took part in the fight and shared its damage."""
    text = GERMANS + "unit IR24 at 0504\nunit 35RI at 0505 steps 1\nunit 42RI at 0505\nunit 14-art at 0506\n"
    g = field(text + "unit GR8 at 0606\n")
    storm(g, "assault 0505", "gun 14-art", result="0/2").play(
        "loses 35RI", "last-stand", "roll 1 1", "loses 42RI", "back 0506"
    )
    assert (g.at("F-rem1"), g.at("14-art"), g.asked) == ("0506", "0506", "german 9.0")
    g = field(text.replace("14-art at 0506", "14-art at 0508") + "unit GR8 at 0606\n")
    storm(g, "assault 0505", "gun 14-art", result="0/2").play(
        "loses 35RI", "last-stand", "roll 1 1", "loses 42RI", "back 0506"
    )
    assert g.asked == "dice 12.1", "nobody stands there"


@pytest.mark.rule("6.33", "8.0")
def test_6_33_a_headquarters_that_came_back_may_move_in_the_same_turn(field: Field) -> None:
    g = field("verdun haumont\nturn 3\nphase 6.3 2\npoints 1\nunit XXX-HQ at out steps 0\nunit IR81 at 1601\n")
    g.play("return XXX-HQ", "at 1321")
    while g.asked != "french 8.0":
        g.play("done")
    assert "move XXX-HQ" in g.options()


@pytest.mark.rule("14.7", "14.2", "6.33")
def test_14_7_the_gun_of_the_16th_division_may_be_petains_too(field: Field) -> None:
    """§14.2 keeps the division from replacements; the gun that comes back is none."""
    g = field("verdun fall-gericht\nturn 6\nphase 6.4 2\nunit 16-art at out steps 0\nunit IR81 at 1601\n")
    g.play("return 16-art")
    assert set(g.options("at")) == {"1321", "1322", "1420", "1421"}


@pytest.mark.rule("6.32", "15.4")
def test_6_32_a_reduced_garrison_takes_no_replacement(field: Field) -> None:
    start = (
        "verdun haumont\noptions 15.4\nturn 3\nphase 6.3 2\npoints 1\nunit XXX-HQ at 1622\nunit 208R at 1622 steps 1\n"
    )
    g = field(start + "unit Douaumont-fort at 2012 steps 1\nunit IR81 at 1601\n")
    assert g.options("refill") == ["208R"]
    assert g.refused("refill Douaumont-fort") == "§6.32 Only reduced infantry can be brought to full strength."


@pytest.mark.rule("9.24", "9.43", "14.82")
def test_9_24_a_destroyed_fort_gives_its_german_holders_nothing(field: Field) -> None:
    text = fields("0505 f") + "phase 4.X\nunit IR24 at 0505\nunit 35RI 42RI at 0506\n"
    g = field(text)
    assert g.reasons("assault 0505") == {}
    storm(g, "assault 0505", "join 35RI", "join 42RI", result="0/1")
    assert "retreat" in g.options()


@pytest.mark.rule("14.8", "9.6", "8.11")
def test_14_8_while_the_garrison_stands_the_hex_is_not_empty(field: Field) -> None:
    """Its owner gives up the regiment and keeps the fort."""
    text = fields("0505 f") + "phase 4.V\npiece IR24 combat 90/45\nunit IR24 at 0504\n"
    g = field(text + "unit Vaux-fort at 0505\nunit 208R at 0505 steps 1\n")
    storm(g, "assault 0505", result="0/1").play("loses 208R")
    assert (g.at("Vaux-fort"), g.at("IR24"), g.asked) == ("0505", "0504", "german 9.0")


@pytest.mark.rule("9.32", "8.2")
def test_8_2_a_divisional_gun_supports_after_an_ordinary_move_and_not_after_a_strategic_one(field: Field) -> None:
    text = ground("4.IV") + "hex all control german\nunit IR24 at 0504\nunit 6-art at 0501\nunit 208R at 0505\n"
    g = field(text).play("move 6-art", "to 0502", "halt", "done", "assault 0505")
    assert "gun 6-art" in g.options()
    g = field(text).play("move 6-art", "strategic", "to 0502", "halt", "done", "assault 0505")
    assert "gun 6-art" not in g.options()


@pytest.mark.rule("8.2", "8.14", "5.1")
def test_8_14_bad_weather_comes_off_before_the_doubling(field: Field) -> None:
    """Ruling 11: five less one is four, and twice that is eight."""
    g = field(ground("4.IV") + "weather bad\nhex all control german\nunit IR81 at 0101\nunit 208R at 0909\n")
    g.play("move IR81", "strategic")
    assert "0109" in g.options("to")
    g = field(ground("4.IV") + "weather bad\nhex all control german\nunit IR81 at 0101\nunit 208R at 0909\n")
    assert g.play("move IR81").refused("to 0106").startswith("§8.1 ")


@pytest.mark.rule("9.0", "9.32", "14.41")
def test_9_0_a_hex_is_not_assaulted_again_where_a_remnant_of_the_first_assault_stands(field: Field) -> None:
    text = GERMANS + "unit IR24 at 0504\nunit IR20 at 0604\nunit 35RI at 0505 steps 1\n"
    g = storm(field(text), "assault 0505", "join IR24", "done", result="0/1")
    g.play("loses 35RI", "last-stand", "roll 1 1")
    assert (g.at("F-rem1"), g.asked) == ("0505", "german 9.0")
    assert g.refused("assault 0505").startswith("§9.0 ")


@pytest.mark.rule("9.44", "9.45")
def test_9_44_a_gun_in_the_line_does_not_pay_before_the_pioneers(field: Field) -> None:
    g = field(GERMANS + "unit IR24 6-pi 6-art at 0504\nunit 208R at 0505\n")
    storm(g, "assault 0505", "join IR24", "join 6-pi", "gun 6-art", result="2/0")
    assert g.asked == "german 9.42"
    assert {"loses IR24", "loses 6-art", "loses 6-pi", "retreat"} == set(g.options())
    assert g.steps("6-pi") == 1, "it has paid the first step unasked"


@pytest.mark.rule("7.11", "12.1")
def test_7_11_every_unit_tests_even_after_another_of_the_hex_has_fallen(field: Field) -> None:
    text = ground("4.III") + "unit III-art1 at 0501\nunit 208R at 0505 steps 1 demoralised\nunit 29T at 0505\n"
    g = shelled(field(text), "0505", "M").play("roll 6 6")
    assert (g.at("208R"), g.asked) == ("out", "dice 12.1")
    assert "demoralised" in g.play("roll 6 6").marks("29T")


@pytest.mark.rule("9.5", "9.52", "12.3")
def test_9_52_a_gun_that_breaks_on_an_interdicted_way_goes_on_and_a_broken_one_is_lost(field: Field) -> None:
    text = GERMANS + "unit IR24 at 0504\nunit 72-art at 0505 {}\nunit 208R at 0505\nhex 0506 interdiction french\n"
    for state, place in (("", "0506"), ("demoralised", "out")):
        g = storm(field(text.format(state)), "assault 0505", result="0/1").play("retreat")
        while g.asked == "french 9.5":
            g.play("back 0506")
            g.play("roll 6 6")
        assert g.at("72-art") == place


@pytest.mark.rule("9.61", "9.63")
def test_9_61_a_gun_of_the_pioneers_stack_goes_on_with_it_into_a_zone(field: Field) -> None:
    """§9.6 No zone hinders an advance, not even that of a gun."""
    text = GERMANS + "unit IR24 6-pi 6-art at 0504\nunit 208R at 0505 steps 1\nunit 35RI at 0507\n"
    g = storm(field(text), "assault 0505", "join IR24", "join 6-pi", "gun 6-art", result="0/1").play("loses 208R")
    g.play("advance IR24", "advance 6-art", "onward 6-art", "to 0506")
    assert g.at("6-art") == "0506"


@pytest.mark.rule("13.0", "12.3", "2.12")
def test_13_0_a_disrupted_headquarters_is_left_behind_and_a_steady_one_comes_along(field: Field) -> None:
    text = ground("4.VI") + "unit IR24 6-pi at 0504\nunit III-HQ at 0504 {}\nunit 35RI at 0909\n"
    for state, place in (("", "0506"), ("disrupted", "0504")):
        g = field(text.format(state)).play("exploit 0504", "to 0506")
        assert g.at("III-HQ") == place


@pytest.mark.rule("7.22", "8.2", "8.21")
def test_7_22_strategic_movement_pays_twice_its_own_price_in_an_interdicted_village(field: Field) -> None:
    """A village costs 1 in strategic movement, so 2 with a marker in it; on foot 2 and 4."""
    text = ground("4.IV", "0502 v") + "hex all control german\nhex 0502 interdiction french\nunit IR81 at 0501\n"
    g = field(text + "unit 208R at 0909\n").play("move IR81")
    assert g.cost("0502") == 4
    assert g.play("strategic").cost("0502") == 2


@pytest.mark.rule("9.7", "9.51")
def test_9_7_a_cut_off_unit_that_falls_on_its_way_back_surrenders(field: Field) -> None:
    """The ring is judged where it falls."""
    text = GERMANS + "unit IR24 at 0504\nunit 208R at 0505 steps 1 demoralised out-of-supply\n"
    g = field(text + "unit GR8 at 0606\nunit IR52 at 0407\nunit IR20 at 0405\n")
    storm(g, "assault 0505", "join IR24", "done", result="0/1").play("retreat", "back 0506", "roll 6 6")
    assert (g.at("208R"), len(g.told("surrenders"))) == ("out", 1)


@pytest.mark.rule("6.4", "14.11")
def test_14_11_reinforcements_that_stay_on_their_entry_hex_may_dig_in_there(field: Field) -> None:
    g = field("verdun haumont\nturn 3\nphase 6.4 french\nunit 2Z at feb-23\nunit IR81 at 1601\n")
    while g.asked != "french 8.0":
        g.play("done")
    assert "dug-in" in g.play("dig 2Z").marks("2Z")


@pytest.mark.rule("16.0", "9.7")
def test_16_0_a_unit_that_surrendered_counts_two_and_a_remnant_for_it_nothing(field: Field) -> None:
    text = "verdun fall-gericht\nphase 4.IV\nunit IR20 at 1601\nunit 208R at 1609\n"
    g = field(text + "unit 35RI at out steps 0 gone 1\nunit F-rem1 at 1609\nunit F-rem2 at out steps 0 gone 1\n")
    assert losses(g.table, g.game.side("french")) == 2


@pytest.mark.rule("15.5", "6.4", "8.44")
def test_15_5_a_friend_on_the_entry_hex_opens_it_though_an_enemy_zone_lies_there(field: Field) -> None:
    text = "verdun haumont\n{}turn 3\nphase 6.4 french\nunit 2Z at feb-23\nunit 29T at 1323\nunit IR81 at 1322\n"
    assert field(text.format("")).at("2Z") == "feb-23"
    assert field(text.format("options 15.5\n")).at("2Z") == "1323"


@pytest.mark.rule("9.3", "6.16", "9.11")
def test_9_11_a_gun_out_of_supply_does_not_make_an_attack_legal(field: Field) -> None:
    text = GERMANS + "unit 6-pi at 0504 steps 1\nunit 6-art at 0503 {}\nunit 35RI 42RI at 0505\n"
    assert "assault 0505" in field(text.format("")).options()
    assert field(text.format("out-of-supply")).refused("assault 0505").startswith("§9.11 ")


@pytest.mark.rule("7.23", "14.2")
def test_7_23_verdun_may_be_interdicted_though_the_16th_division_lives_on_it(field: Field) -> None:
    """Ruling 93."""
    g = field("verdun haumont\nturn 5\nphase 4.III\nunit Naval at off-map\nunit 208R at 1609\n").play("interdict Naval")
    assert g.refused("aim 1321") == ""
    assert g.refused("aim 1323") == "§7.23 A source of supply cannot be interdicted."


@pytest.mark.rule("8.31", "8.2")
def test_8_31_a_stack_that_only_strategic_movement_can_clear_is_still_to_be_cleared(field: Field) -> None:
    """Ordinary movement goes five hexes, and all five are full."""
    full = (
        "IR52 IR20 at 0102",
        "IR64 IR115 at 0103",
        "IR116 IR117 at 0104",
        "RIR16 RIR53 at 0105",
        "RIR13 RIR39 at 0106",
    )
    text = "board\n" + ". \n" * 12 + "phase 4.IV\nhex all control german\nunit 208R at 0112\n"
    text += "".join(f"unit {units} moved\n" for units in full)
    g = field(text + "unit IR81 IR87 FR80 at 0101\n")
    assert g.refused("done") == "§8.31 Too many units are in 0101, and some of them can still leave."
    assert g.play("move IR81").options("to") == []
    assert g.play("strategic").options("to") == ["0107", "0108", "0109", "0110"]
    assert "done" in field(text + "unit IR81 IR87 FR80 at 0101 out-of-supply\n").options()
