"""Chapter 9 up to the die: which units assault which hex, with which guns, at which odds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from grognard.games.verdun.assault import assault_tally, is_allowed
from grognard.games.verdun.table import Verdun
from grognard.kernel.numbers.charts import Chart
from grognard.kernel.words.words import words_for
from grognard.shelf import title
from tests.games.verdun.scenes import FRENCH, GERMANS, ground, storm

if TYPE_CHECKING:
    from tests.games.verdun.conftest import Field


# §9.0 Who assaults what ----------------------------------------------------------------------------------------


@pytest.mark.rule("9.0", "4.V")
def test_9_0_nobody_has_to_attack(field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0504\nunit 35RI at 0505\n")
    assert (g.asked, g.options()) == ("german 9.0", ["assault 0505", "assault 0902", "done"])
    assert g.play("done").phase != "4.V"


@pytest.mark.rule("9.0", "4.X")
def test_4_x_the_french_assault_in_their_own_phase(field: Field) -> None:
    g = field(FRENCH + "unit IR24 at 0504\nunit 35RI at 0505\n")
    assert (g.asked, g.options()) == ("french 9.0", ["assault 0504", "assault 0901", "done"])


@pytest.mark.rule("9.0")
def test_9_0_only_adjacent_hexes_with_enemies(field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0503\nunit IR20 at 0504\nunit 35RI at 0505\nunit 42RI at 0506\n")
    assert g.refused("assault 0506") == "§9.0 None of your units could assault it."
    assert g.refused("assault 0404") == "§9.0 There is no enemy there."
    assert g.refused("assault 0504") == "§9.0 There is no enemy there."


@pytest.mark.rule("9.0", "12.3")
def test_9_0_steady_infantry_next_to_the_hex_joins_and_nobody_else(field: Field) -> None:
    g = field(
        GERMANS
        + """
        unit IR24 6-pi 6-art III-HQ at 0504
        unit IR20 at 0604 demoralised
        unit IR64 at 0404 attacked
        unit GR8 at 0503
        unit GR12 at 0605 out-of-supply
        unit G-rem1 at 0405
        unit 35RI at 0505
        """
    ).play("assault 0505")
    assert g.options("join") == ["IR24", "6-pi", "GR12", "G-rem1"]
    assert g.refused("join 6-art") == "§9.0 Only infantry can assault."
    assert g.refused("join III-HQ") == "§9.0 Only infantry can assault."
    assert g.refused("join IR20") == "§12.3 It is demoralised."
    assert g.refused("join IR64") == "§9.0 It has already attacked this turn."
    assert g.refused("join GR8") == "§9.0 It is not adjacent to that hex."
    assert g.refused("join 35RI") == "§9.0 This is not one of your units that can do this."
    assert g.refused("join IR52") == "§9.0 It is not on the map."


@pytest.mark.rule("9.0", "8.11")
def test_9_0_not_over_the_river_but_over_its_bridge(field: Field) -> None:
    water = "hexside river 0504/0505 0604/0505\nhexside bridge 0604/0505\n"
    g = field(GERMANS + water + "unit IR24 at 0504\nunit IR20 IR64 at 0604\nunit 35RI at 0505\n").play("assault 0505")
    assert g.options("join") == ["IR20", "IR64"]
    assert g.refused("join IR24") == "§8.11 The Meuse is in between."


@pytest.mark.rule("9.0", "9.1")
def test_9_0_the_hex_is_attacked_as_a_whole_by_those_the_attacker_likes(field: Field) -> None:
    g = field(GERMANS + "unit IR24 IR20 at 0504\nunit IR64 at 0604\nunit 35RI 208R 29T at 0505\n")
    g.play("assault 0505", "join IR24", "join IR64", "done")
    assert g.tally().compared == (8 + 7, 5 + 4 + 2)


@pytest.mark.rule("9.0")
def test_9_0_a_unit_attacks_once_a_turn(field: Field) -> None:
    g = field(GERMANS + "unit IR24 IR20 at 0504\nunit 35RI at 0505\nunit 42RI at 0604\n")
    storm(g, "assault 0505", "join IR24", "done", result="0/0")
    assert g.marks("IR24") == {"attacked"}
    assert g.marks("IR20") == set()
    assert g.options() == ["assault 0604", "assault 0902", "done"]
    storm(g, "assault 0604", result="0/0")
    assert g.marks("IR20") == {"attacked"}
    assert g.refused("assault 0505") == "§9.0 They have already been assaulted in this phase."


@pytest.mark.rule("9.0")
def test_9_0_a_unit_is_assaulted_once_a_phase_even_where_it_has_gone(field: Field) -> None:
    """Ruling 46: the hex that takes in those who fell back is spared for the phase, its own troops with it."""
    g = field(GERMANS + "unit IR24 at 0504\nunit IR20 at 0606\nunit 35RI at 0505\nunit 42RI at 0506\n")
    storm(g, "assault 0505", result="0/1").play("retreat", "back 0506", "done")
    assert g.marks("35RI") == {"assaulted"}
    assert g.marks("42RI") == set()
    assert g.refused("assault 0506") == "§9.0 They have already been assaulted in this phase."


@pytest.mark.rule("9.0")
def test_9_0_marks_of_the_phase_are_gone_after_it_and_those_of_the_turn_after_the_turn(field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0504\nunit 35RI at 0505\n")
    storm(g, "assault 0505", result="0/0").play("done")
    assert g.phase == "4.IX"
    assert "assaulted" not in g.marks("35RI")
    assert "attacked" in g.marks("IR24")
    g.play("done", "done", "roll 6")
    assert (g.table.position.turn, g.phase) == (2, "4.IV")
    assert "attacked" not in g.marks("IR24")


@pytest.mark.rule("9.0")
def test_9_0_the_marks_of_the_assaults_are_gone_as_soon_as_they_are_over(field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0504\nunit 6-pi at 0102\nunit 35RI at 0505\n")
    storm(g, "assault 0505", result="0/0").play("done")
    assert (g.phase, g.marks("35RI")) == ("4.VI", set())


@pytest.mark.rule("9.0", "8.45")
def test_8_45_guns_and_headquarters_alone_defend_themselves(field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0504\nunit XXX-HQ 14-art XXX-art at 0505\n").play("assault 0505")
    assert g.tally().compared == (8, 1 + 2 + 2)


# §9.1 The sums --------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.1", "9.3", "9.31")
def test_9_1_first_the_attacker_names_his_guns_then_the_defender_his(field: Field) -> None:
    g = field(
        GERMANS
        + """
        turn 2
        unit IR24 IR20 at 0504
        unit 6-art III-art1 at 0503
        unit 35RI at 0505
        unit 14-art XXX-art at 0507
        """
    )
    g.play("assault 0505", "join IR24", "join IR20")
    assert (g.asked, g.options()) == ("german 9.3", ["gun III-art1", "gun 6-art", "done"])
    g.play("gun III-art1", "gun 6-art")
    assert (g.asked, g.options()) == ("french 9.3", ["gun XXX-art", "gun 14-art", "done"])
    assert g.tally("gun XXX-art").compared == (8 + 7 + 5 + 3, 5 + 4)
    g.play("gun XXX-art", "gun 14-art")
    assert g.asked == "dice 9.1"
    assert g.tally().compared == (8 + 7 + 5 + 3, 5 + 4 + 2)
    assert g.column() == "2:1"
    assert all(g.marks(gun) == {"fired"} for gun in ("III-art1", "6-art", "XXX-art", "14-art"))


@pytest.mark.rule("9.3", "9.1")
def test_9_3_the_odds_say_what_the_guns_of_the_defender_may_still_do(field: Field) -> None:
    units = "turn 2\nunit IR24 IR20 at 0504\nunit 35RI at 0505\n"
    g = field(GERMANS + units + "unit 14-art XXX-art at 0507\nunit 72-art at 0509\n")
    (french,) = g.tally("assault 0505").ahead
    words = words_for(Verdun, "en").reason(g.table, french.of)
    assert words == "before the guns of the French; down to 1:1 with all of them"
    assert (
        words_for(Verdun, "fr").reason(g.table, french.of) == "avant les canons (Français)\u202f; jusqu’à 1:1 avec tous"
    )
    g.play("assault 0505", "join IR24")
    assert [each.column for each in g.tally("join IR20").ahead] == ["1:1"]
    g.play("join IR20", "gun XXX-art", "gun 14-art")
    assert (g.column(), g.tally().ahead) == ("1:1", ()), "as foretold; nothing is to come"
    without = field(GERMANS + units)
    assert without.tally("assault 0505").ahead == ()


@pytest.mark.rule("9.11", "9.1")
def test_9_11_below_the_chart_the_odds_say_that_no_attack_is_possible(field: Field) -> None:
    values = "piece IR24 combat 1/1\npiece IR20 combat 9/1\npiece 35RI combat 10/1\n"
    g = field(GERMANS + values + "unit IR24 IR20 at 0504\nunit 35RI at 0505\n").play("assault 0505")
    tally = g.tally("join IR24")
    [outcome] = tally.chances()
    assert tally.column is None
    assert words_for(Verdun, "en").outcome(tally, outcome) == "no attack is possible at odds below 1:3"
    assert words_for(Verdun, "fr").outcome(tally, outcome) == "aucune attaque n’est possible à moins de 1:3"


@pytest.mark.rule("9.1", "8.45")
def test_9_1_guns_in_the_hex_count_their_defence_and_headquarters_theirs(field: Field) -> None:
    """Ruling 18."""
    g = field(GERMANS + "unit IR24 at 0504\nunit 35RI 14-art XXX-HQ at 0505\n").play("assault 0505")
    assert g.tally().compared == (8, 5 + 2 + 1)


@pytest.mark.rule("ex.12", "9.1")
def test_ex_12_24_against_11_is_2_to_1(field: Field) -> None:
    g = field(GERMANS + "piece IR24 combat 24/12\npiece 35RI combat 11/6\nunit IR24 at 0504\nunit 35RI at 0505\n")
    assert g.column("assault 0505") == "2:1"
    assert g.tally("assault 0505").compared == (24, 11)


@pytest.mark.rule("9.1", "table.assault")
@pytest.mark.parametrize(
    ("sums", "column"),
    [("3:9 4:9", "1:3"), ("5:10 9:10", "1:2"), ("10:10 19:10", "1:1"), ("20:10 29:10", "2:1"), ("30:10 39:10", "3:1")],
)
def test_9_1_odds_are_rounded_in_the_defenders_favour(field: Field, sums: str, column: str) -> None:
    for attack, _, defence in (pair.partition(":") for pair in sums.split()):
        values = f"piece IR24 combat {attack}/1\npiece 35RI combat {defence}/1\n"
        g = field(GERMANS + values + "unit IR24 at 0504\nunit 35RI at 0505\n")
        assert g.column("assault 0505") == column


@pytest.mark.rule("9.1", "table.assault")
@pytest.mark.parametrize(("attack", "column"), [(40, "4:1"), (50, "5:1"), (60, "6:1"), (70, "7:1"), (99, "7:1")])
def test_9_1_one_column_for_each_whole_number_up_to_seven(field: Field, attack: int, column: str) -> None:
    values = f"piece IR24 combat {attack}/1\npiece 35RI combat 10/5\n"
    assert field(GERMANS + values + "unit IR24 at 0504\nunit 35RI at 0505\n").column("assault 0505") == column


@pytest.mark.rule("9.1")
def test_9_1_a_defence_of_nothing_counts_as_one(field: Field) -> None:
    g = field(GERMANS + "piece 14-art defence 0\nunit 6-pi at 0504\nunit 14-art at 0505\n")
    assert g.tally("assault 0505").compared == (2, 1)


@pytest.mark.rule("9.1", "6.16", "12.3")
def test_9_1_lack_of_supply_halves_both_ways_demoralisation_once_more_in_defence(field: Field) -> None:
    g = field(
        GERMANS
        + """
        unit GR8 at 0504 out-of-supply
        unit IR20 at 0604 steps 1 out-of-supply
        unit 35RI at 0505 out-of-supply
        unit 42RI at 0505 demoralised
        unit 44RI at 0505 out-of-supply demoralised
        unit 14-art at 0505 out-of-supply demoralised
        """
    )
    assert g.tally("assault 0505").compared == (4 + 2, 3 + 3 + 2 + 2)


@pytest.mark.rule("9.1", "14.12")
def test_14_12_dug_in_is_one_more_in_defence_after_halving_and_nothing_in_attack(field: Field) -> None:
    """Ruling 33."""
    g = field(
        GERMANS
        + """
        unit IR24 at 0504 dug-in
        unit 35RI 14-art at 0505 dug-in
        unit 42RI at 0505 dug-in demoralised
        """
    )
    assert g.tally("assault 0505").compared == (8, 6 + 3 + 4)


# §9.11 Limits ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.11")
def test_9_11_below_1_to_3_there_is_no_attack(field: Field) -> None:
    values = "piece 35RI combat 22/11\n"
    g = field(GERMANS + values + "unit IR20 at 0504\nunit 35RI at 0505\n")
    assert g.refused("assault 0505") == "§9.11 Even with all units, the odds are worse than 1 to 3."
    g = field(GERMANS + values + "unit IR24 at 0504\nunit 35RI at 0505\n")
    assert g.column("assault 0505") == "1:3"


@pytest.mark.rule("9.11")
def test_9_11_guns_may_make_an_attack_legal_and_then_they_are_needed(field: Field) -> None:
    g = field(
        GERMANS
        + """
        turn 2
        piece 35RI combat 30/15
        unit IR24 at 0504
        unit 6-art III-art1 at 0503
        unit 35RI at 0505
        """
    ).play("assault 0505")
    assert g.options() == ["gun III-art1", "gun 6-art"]
    assert g.column("gun III-art1") == "1:3"
    assert g.play("gun III-art1").options() == ["gun 6-art", "done"]


@pytest.mark.rule("9.11", "9.1")
def test_9_11_whoever_cannot_be_spared_is_not_asked_about(field: Field) -> None:
    g = field(
        GERMANS
        + """
        turn 2
        piece 35RI combat 54/27
        unit IR24 at 0504
        unit IR20 at 0604
        unit 6-art at 0503
        unit 35RI at 0505
        """
    ).play("assault 0505")
    assert g.asked == "dice 9.1"
    assert g.tally().compared == (8 + 7 + 3, 54)


@pytest.mark.rule("9.11")
def test_9_11_units_are_named_until_the_odds_will_do(field: Field) -> None:
    g = field(GERMANS + "piece 35RI combat 40/20\nunit IR24 IR20 at 0504\nunit IR64 at 0604\nunit 35RI at 0505\n")
    g.play("assault 0505", "join IR24")
    assert g.options() == ["join IR20", "join IR64"]
    assert g.play("join IR20").options() == ["join IR64", "done"]


@pytest.mark.rule("9.11")
def test_9_11_the_last_one_that_is_needed_joins_unasked(field: Field) -> None:
    """IR24 with any other would do; the two others without it only together with it."""
    values = "piece IR24 combat 11/6\npiece IR20 combat 3/2\npiece IR64 combat 3/2\npiece 35RI combat 42/21\n"
    g = field(GERMANS + values + "unit IR24 IR20 at 0504\nunit IR64 at 0604\nunit 35RI at 0505\n")
    g.play("assault 0505", "join IR20", "join IR64")
    assert (g.asked, g.tally().compared) == ("dice 9.1", (17, 42))


@pytest.mark.rule("9.11")
def test_9_11_a_declared_attack_is_carried_out_at_the_lowest_odds(field: Field) -> None:
    """Ruling 17: legality is judged before the defender names his guns."""
    g = field(
        GERMANS
        + """
        piece 35RI combat 24/12
        unit IR24 at 0504
        unit 35RI at 0505
        unit 14-art XXX-art at 0507
        """
    ).play("assault 0505")
    assert g.asked == "french 9.3"
    assert g.reasons("gun XXX-art") == {"declared": 1}
    g.play("gun XXX-art", "gun 14-art")
    assert g.asked == "dice 9.1"
    assert (g.tally().compared, g.column(), g.reasons()) == ((8, 30), "1:3", {"declared": 1})


@pytest.mark.rule("9.11")
def test_9_11_above_7_to_1_it_is_7_to_1(field: Field) -> None:
    g = field(GERMANS + "unit IR24 IR20 IR64 at 0504\nunit 29T at 0505 steps 1\n")
    assert (g.tally("assault 0505").compared, g.column("assault 0505")) == ((22, 1), "7:1")


# §9.2 Shifts ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.2", "9.22", "9.23", "9.24", "9.25", "table.assault-mods", "table.terrain")
@pytest.mark.parametrize(
    ("sign", "shifts"),
    [
        (".", {}),
        ("h", {"hill": -1}),
        ("v", {"village": -1}),
        ("w", {"wood": -1}),
        ("wv", {"village": -1, "wood": -1}),
        ("wh", {"hill": -1, "wood": -1}),
        ("t", {"trench": -2}),
        ("c", {"city": -3}),
        ("wt", {"wood": -1, "trench": -2}),
        ("f", {}),
    ],
)
@pytest.mark.parametrize("side", ["german", "french"])
def test_9_2_the_ground_of_the_assaulted_hex_shifts_the_column(
    field: Field, sign: str, shifts: dict[str, int], side: str
) -> None:
    """A fort without its garrison is a destroyed one and shifts nothing (ruling 30)."""
    attacker, defender = ("IR24", "35RI") if side == "german" else ("35RI", "IR24")
    phase = "4.V" if side == "german" else "4.X"
    values = f"piece {attacker} combat 70/35\npiece {defender} combat 10/5\n"
    text = (
        ground(f"0505 {sign}", "0504 wt") + f"phase {phase}\n{values}unit {attacker} at 0504\nunit {defender} at 0505\n"
    )
    g = field(text)
    assert g.reasons("assault 0505") == shifts
    assert g.column("assault 0505") == f"{7 + sum(shifts.values())}:1"


@pytest.mark.rule("9.24", "14.81", "table.assault-mods")
@pytest.mark.parametrize(("sign", "shift"), [("f", -2), ("ft", -4)])
def test_9_24_an_intact_fort_shifts_by_2_and_a_trench_by_2_more(field: Field, sign: str, shift: int) -> None:
    values = "piece IR24 combat 90/45\npiece 35RI combat 8/4\n"
    g = field(ground(f"0505 {sign}") + f"phase 4.V\n{values}unit IR24 at 0504\nunit 35RI Vaux-fort at 0505\n")
    assert sum(g.reasons("assault 0505").values()) == shift
    assert g.column("assault 0505") == f"{9 + shift}:1"


@pytest.mark.rule("9.21", "14.5")
def test_9_21_pioneers_that_take_part_shift_by_1_however_many(field: Field) -> None:
    g = field(GERMANS + "unit IR24 6-pi at 0504\nunit GR8 5-pi at 0604\nunit 35RI at 0505\n").play("assault 0505")
    assert g.reasons("join IR24") == {}
    assert g.reasons("join 6-pi") == {"pioneers": 1}
    assert g.play("join IR24", "join 6-pi").reasons("join 5-pi") == {"pioneers": 1}


@pytest.mark.rule("9.21")
def test_9_21_pioneers_give_nothing_in_defence(field: Field) -> None:
    g = field(FRENCH + "unit 6-pi at 0504\nunit 35RI at 0505\n")
    assert g.reasons("assault 0504") == {}


@pytest.mark.rule("ex.13", "9.2")
def test_ex_13_5_to_1_with_pioneers_against_a_trench_in_a_wood_is_3_to_1(field: Field) -> None:
    g = field(ground("0505 wt") + "phase 4.V\npiece IR24 combat 23/12\nunit IR24 6-pi at 0504\nunit 35RI at 0505\n")
    tally = g.tally("assault 0505")
    assert tally.compared == (25, 5)
    assert g.reasons("assault 0505") == {"pioneers": 1, "wood": -1, "trench": -2}
    assert g.column("assault 0505") == "3:1"


@pytest.mark.rule("ex.14", "9.2")
def test_ex_14_8_to_1_shifted_by_2_is_6_to_1(field: Field) -> None:
    g = field(ground("0505 t") + "phase 4.V\npiece IR24 combat 40/20\nunit IR24 at 0504\nunit 35RI at 0505\n")
    assert g.tally("assault 0505").compared == (40, 5)
    assert g.column("assault 0505") == "6:1"


@pytest.mark.rule("ex.15", "9.2", "9.11")
def test_ex_15_below_the_table_shifts_still_count(field: Field) -> None:
    """The only shift upwards is +1, for pioneers; for the example's +2 the chart says 2."""
    g = field(GERMANS + "piece 35RI combat 50/25\nunit IR24 6-pi at 0504\nunit 35RI at 0505\n")
    assert g.refused("assault 0505") == "§9.11 Even with all units, the odds are worse than 1 to 3."
    g.table.charts = {**g.table.charts, "assault-shifts": Chart("assault-shifts", ["columns"], ["pioneers"], [["2"]])}
    hex_, units = g.hex("0505"), [g.piece("IR24"), g.piece("6-pi")]
    tally = assault_tally(g.table, hex_, units, [], [])
    assert (tally.compared, tally.total, tally.column) == ((10, 50), 2, g.table.charts["assault"].column("1:3"))
    assert is_allowed(g.table, hex_, units, [])


@pytest.mark.rule("9.11", "9.21")
def test_9_11_pioneers_make_1_to_4_legal(field: Field) -> None:
    text = GERMANS + "piece 35RI combat 40/20\nunit IR24 6-pi at 0504\nunit 35RI at 0505\n"
    g = field(text)
    assert (g.tally("assault 0505").compared, g.column("assault 0505")) == ((10, 40), "1:3")


WATER = "hexside stream 0504/0505\nhexside river 0604/0505\nhexside bridge 0604/0505\n"


@pytest.mark.rule("9.26", "table.assault-mods")
@pytest.mark.parametrize(
    ("units", "shifts"),
    [
        (["IR24"], {"water": -1}),
        (["IR20"], {"water": -1}),
        (["IR24", "IR20"], {"water": -1}),
        (["IR64"], {}),
        (["IR24", "IR20", "IR64"], {}),
    ],
)
def test_9_26_all_over_a_stream_or_bridge_shifts_by_1_once(
    field: Field, units: list[str], shifts: dict[str, int]
) -> None:
    """Ruling 49. The guns behind dry ground do not matter."""
    g = field(
        GERMANS
        + WATER
        + """
        unit IR24 at 0504
        unit IR20 at 0604
        unit IR64 at 0404
        unit 6-art at 0403
        unit 35RI at 0505
        """
    )
    g.play("assault 0505", *(f"join {unit}" for unit in units))
    if len(units) < 3:
        g.play("done")
    assert g.reasons("gun 6-art") == shifts


# §9.3 Support ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.3")
def test_9_3_guns_support_within_their_range(field: Field) -> None:
    """A divisional gun reaches four hexes."""
    attack = GERMANS + "unit IR24 at 0504\nunit 35RI at 0505\nunit {} at {}\n"
    assert field(attack.format("6-art", "0501")).play("assault 0505").options("gun") == ["6-art"]
    far = field(attack.format("6-art III-art1", "0401")).play("assault 0505")
    assert far.options("gun") == ["III-art1", "6-art"]
    far = field(attack.format("6-art III-art1", "0101")).play("assault 0505")
    assert far.options("gun") == ["III-art1"]
    assert far.refused("gun 6-art") == "§9.3 It is out of range."


SUPPORT = """
    unit IR24 at 0504
    unit GR8 at 0604
    unit III-art1 at 0503
    unit III-art2 at 0503 fired
    unit 5-art 6-art XVIII-art1 at 0503
    unit 21-art at 0503 demoralised
    unit 10-art at 0503 out-of-supply
    unit Naval at off-map
    unit 35RI at 0505
    """


@pytest.mark.rule("9.32", "9.31", "table.artillery")
def test_9_32_corps_guns_for_their_corps_divisional_guns_for_their_division(field: Field) -> None:
    g = field(GERMANS + SUPPORT).play("assault 0505", "join IR24", "done")
    assert g.options("gun") == ["III-art1", "6-art"]
    assert g.refused("gun 5-art") == "§9.32 No unit of its division or corps is engaged."
    assert g.refused("gun XVIII-art1") == "§9.32 No unit of its division or corps is engaged."
    assert g.refused("gun III-art2") == "§9.31 It has already fired, or is on its back."
    assert g.refused("gun Naval") == "§9.32 Army guns cannot support assaults."
    assert g.refused("gun 35RI") == "§9.3 This is not one of your units that can do this."


@pytest.mark.rule("9.32")
def test_9_32_one_engaged_unit_of_the_right_division_is_enough(field: Field) -> None:
    g = field(GERMANS + SUPPORT).play("assault 0505", "join IR24", "join GR8")
    assert g.options("gun") == ["III-art1", "5-art", "6-art"]


@pytest.mark.rule("9.32", "14.4", "12.3", "6.16")
def test_9_32_any_gun_helps_a_remnant_if_it_can_help_at_all(field: Field) -> None:
    g = field(GERMANS + SUPPORT + "unit G-rem1 at 0404\n").play("assault 0505", "join G-rem1", "done")
    assert g.options("gun") == ["XVIII-art1", "III-art1", "5-art", "6-art"]
    assert g.refused("gun 21-art") == "§12.3 It is demoralised."
    assert g.refused("gun 10-art") == "§6.16 It is out of supply."


@pytest.mark.rule("9.32", "table.artillery")
def test_9_32_army_guns_never_support(field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0504\nunit 35RI F-rem1 at 0505\nunit Rail Forges XXX-art at 0507\n")
    g.play("assault 0505")
    assert g.options() == ["gun XXX-art", "done"]
    assert g.refused("gun Rail") == "§9.32 Army guns cannot support assaults."
    assert g.refused("gun Forges") == "§9.32 Army guns cannot support assaults."


@pytest.mark.rule("9.32", "6.16", "12.3")
def test_9_32_out_of_supply_guns_support_a_defence_demoralised_ones_do_not(field: Field) -> None:
    g = field(
        GERMANS
        + """
        unit IR24 at 0504
        unit 35RI at 0505
        unit 14-art at 0507 out-of-supply
        unit XXX-art at 0507 demoralised
        """
    ).play("assault 0505")
    assert g.options() == ["gun 14-art", "done"]
    assert g.refused("gun XXX-art") == "§12.3 It is demoralised."


@pytest.mark.rule("9.32")
def test_9_32_a_gun_under_assault_gives_no_support_but_gets_it_from_another(field: Field) -> None:
    g = field(
        GERMANS
        + """
        unit IR24 at 0504
        unit 14-art XXX-art at 0505
        unit XX-art 51-art at 0506
        """
    ).play("assault 0505")
    assert g.asked == "dice 9.1"
    g = field(GERMANS + "unit IR24 at 0504\nunit 14-art at 0505\nunit XXX-art at 0506\n").play("assault 0505")
    assert g.options() == ["gun XXX-art", "done"]
    assert g.refused("gun 14-art") == "§9.32 It is being assaulted itself."


@pytest.mark.rule("9.32")
def test_9_32_a_gun_assaulted_earlier_in_the_phase_gives_no_support_later(field: Field) -> None:
    """Ruling 47."""
    g = field(GERMANS + "unit IR24 at 0504\nunit GR8 at 0404\nunit 14-art 35RI at 0505\nunit 42RI at 0405\n")
    storm(g, "assault 0505", "join IR24", "done", result="0/0")
    assert g.play("assault 0405").asked == "dice 9.1"
    g = field(GERMANS + "unit IR24 at 0504\nunit GR8 at 0404\nunit 14-art 35RI at 0505\nunit 42RI at 0405\n")
    assert g.play("assault 0405").options() == ["gun 14-art", "done"]


@pytest.mark.rule("9.32")
def test_9_32_headquarters_and_corps_troops_have_corps_guns_only(field: Field) -> None:
    guns = "unit 14-art 51-art XXX-art at 0507\n"
    for troops in ("XXX-HQ", "29T", "56Ch"):
        g = field(GERMANS + guns + f"unit IR24 at 0504\nunit {troops} at 0505\n").play("assault 0505")
        assert g.options() == ["gun XXX-art", "done"]


@pytest.mark.rule("14.2", "9.32", "15.3")
def test_14_2_the_16th_division_has_its_own_guns_and_those_of_a_corps_once_attached(field: Field) -> None:
    text = GERMANS + "unit IR24 at 0504\nunit 85RI at 0505\nunit 16-art XX-art XXX-art 37-art at 0507\n"
    g = field(text).play("assault 0505")
    assert g.options() == ["gun 16-art", "done"]
    assert g.refused("gun XX-art") == "§9.32 No unit of its division or corps is engaged."
    g = field("options 15.3\n" + text + "corps_of_16 XX\n").play("assault 0505")
    assert g.options() == ["gun XX-art", "gun 16-art", "done"]


@pytest.mark.rule("9.32", "7.3")
@pytest.mark.parametrize(("turn", "strength"), [(1, 4), (2, 3)])
def test_9_32_german_divisional_guns_count_4_in_attack_on_the_first_day(field: Field, turn: int, strength: int) -> None:
    g = field(GERMANS + f"turn {turn}\nunit IR24 at 0504\nunit 6-art III-art1 at 0503\nunit 35RI at 0505\n")
    g.play("assault 0505")
    assert g.tally("gun 6-art").compared == (8 + strength, 5)
    assert g.tally("gun III-art1").compared == (8 + 5, 5)


@pytest.mark.rule("9.32")
def test_9_32_but_not_in_defence_nor_the_french(field: Field) -> None:
    g = field(FRENCH + "unit IR24 at 0504\nunit 6-art at 0503\nunit 35RI at 0505\nunit 14-art at 0507\n")
    g.play("assault 0504")
    assert g.tally("gun 14-art").compared == (5 + 2, 8)
    assert g.play("done").tally("gun 6-art").compared == (5, 8 + 3)


# §9.4 The result ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ex.16", "9.4")
def test_ex_16_3_0_is_three_points_for_the_attacker_and_none_for_the_defender(field: Field) -> None:
    g = field(GERMANS + "unit IR24 IR20 at 0504\nunit 35RI at 0505\n")
    storm(g, "assault 0505", "join IR24", "join IR20", result="3/0")
    assert g.asked == "german 9.41"
    g.play("loses IR24", "loses IR24", "perish", "loses IR20")
    assert (g.at("IR24"), g.steps("IR20"), g.steps("35RI")) == ("out", 1, 2)
    assert g.told("assault-result") == ["Die 1 in 0505: attacker 3, defender 0 (3/0)."]


@pytest.mark.rule("ex.16", "9.4")
def test_ex_16_where_both_suffer_the_defender_goes_first(field: Field) -> None:
    g = field(GERMANS + "unit IR24 IR20 at 0504\nunit 35RI 42RI at 0505\n")
    storm(g, "assault 0505", "join IR24", "join IR20", result="2/2")
    assert g.asked == "french 9.41"
    g.play("loses 35RI", "loses 42RI")
    assert g.asked == "german 9.41"


@pytest.mark.rule("table.assault", "9.4")
def test_9_4_every_cell_of_the_table_is_damage_for_both(field: Field) -> None:
    chart = title(Verdun).charts["assault"]
    points = [tuple(map(int, cell.split("/"))) for cell in chart.results]
    assert all(len(pair) == 2 and min(pair) >= 0 for pair in points)
