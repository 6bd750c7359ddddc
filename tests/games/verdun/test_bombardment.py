"""Chapter 7 and 14.31 to 14.33: barrages, interdiction, and the army guns that fire them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.verdun.conftest import Days, Field


def lane(ground: str = ".", *, phase: str = "4.III", turn: int = 3, weather: str = "fair", length: int = 12) -> str:
    """A board of one column whose fifth hex is the target, on the third day; a regiment far off keeps the day open."""
    rows = [". "] * 4 + [ground] + [". "] * (length - 5)
    return (
        "board\n"
        + "\n".join(rows)
        + f"\nphase {phase}\nturn {turn}\nweather {weather}\n"
        + ELSEWHERE.format(length - 1)
    )


ELSEWHERE = "unit RIR37 at 01{:02}\n"
GUNS = "unit III-art1 III-art2 at 0101\n"


def barrage(g: Days, hex_: str, *guns: str) -> Days:
    """Fire a barrage with these guns."""
    g.play(f"barrage {hex_}", *(f"gun {gun}" for gun in guns))
    question = g.game.question
    return g.play("done") if question is not None and question.ask == "ask-guns" else g


# §7.0 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.0", "4.III", "table.artillery", "2.13")
def test_7_0_corps_and_army_guns_bombard_divisional_ones_only_support(field: Field) -> None:
    """Ruling 9."""
    g = field(lane() + GUNS + "unit 5-art at 0103\nunit Naval Heavy at off-map\nheavy 3\nunit 208R at 0105").play(
        "barrage 0105"
    )
    assert g.options("gun") == ["III-art1", "III-art2", "Naval", "Heavy"]
    assert g.refused("gun 5-art") == "§table.artillery Divisional guns can only support assaults."


@pytest.mark.rule("7.0", "4.VIII", "table.artillery")
def test_7_0_the_same_for_the_french(field: Field) -> None:
    g = field(lane(phase="4.VIII", turn=6) + "unit XXX-art Rail Forges 72-art at 0101\nunit IR81 at 0105").play(
        "barrage 0105"
    )
    assert g.options("gun") == ["XXX-art", "Forges", "Rail"]


@pytest.mark.rule("7.0", "4.III")
def test_7_0_each_gun_fires_once_and_is_turned(field: Field) -> None:
    g = field(lane() + GUNS + "unit 208R at 0105", 1)
    barrage(g, "0105", "III-art1")
    assert (g.marks("III-art1"), g.marks("III-art2")) == ({"fired"}, set())
    assert g.play("barrage 0105").refused("gun III-art1") == "§7.0 It has already fired, or is on its back."


@pytest.mark.rule("7.0")
def test_7_0_a_gun_that_fired_neither_moves_nor_supports(field: Field) -> None:
    g = field(lane() + "unit III-art1 at 0101\nunit IR24 at 0104\nunit 208R at 0105", 1)
    barrage(g, "0105", "III-art1")
    assert g.refused("move III-art1") == "§8.0 It has already fired, or is on its back."
    g.play("done", "assault 0105")
    while g.asked == "german 9.1":
        g.play(g.options()[0])
    assert "join III-art1" not in g.options()
    assert "gun III-art1" not in g.options()


@pytest.mark.rule("7.0", "7.1")
@pytest.mark.parametrize(("row", "in_range"), [(9, True), (10, False)])
def test_7_0_the_target_lies_within_range(field: Field, row: int, in_range: bool) -> None:
    g = field(lane() + f"unit III-art1 at 0101\nunit 208R at 01{row:02}")
    assert g.options("barrage") == ([f"01{row:02}"] if in_range else [])
    if not in_range:
        assert g.refused(f"barrage 01{row:02}") == "§7.0 It is out of range."


@pytest.mark.rule("7.0", "8.0")
def test_7_0_nobody_has_to_fire(field: Field) -> None:
    g = field(lane() + GUNS + "unit 208R at 0105").play("done")
    assert g.asked == "german 8.0"


# §7.1, §7.12, §7.3 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("7.1")
def test_7_1_the_target_is_a_hex_with_enemies(field: Field) -> None:
    g = field(lane() + GUNS + "unit 208R at 0105")
    assert g.options("barrage") == ["0105"]
    assert g.refused("barrage 0104") == "§7.1 There is no enemy there."
    assert g.refused("barrage 0101") == "§7.1 There is no enemy there."


@pytest.mark.rule("7.1", "7.12", "5.2", "7.3", "table.barrage")
@pytest.mark.parametrize(
    ("ground", "turn", "weather", "shifts"),
    [
        (".", 3, "fair", {"fair": 1}),
        (".", 3, "bad", {}),
        (".", 1, "fair", {"fair": 1, "first-day": 1}),
        ("t", 3, "fair", {"fair": 1, "trench": -2}),
        ("v", 3, "fair", {"fair": 1, "village": -1}),
        ("c", 3, "bad", {"city": -2}),
        ("vt", 3, "bad", {"village": -1, "trench": -2}),
        ("wh", 3, "bad", {}),
    ],
)
def test_7_12_shifts_add_up(field: Field, ground: str, turn: int, weather: str, shifts: dict[str, int]) -> None:
    g = field(lane(ground, turn=turn, weather=weather) + GUNS + "unit 208R at 0105")
    assert g.reasons("barrage 0105") == shifts
    assert g.tally("barrage 0105").total == sum(shifts.values())


@pytest.mark.rule("7.12", "7.3")
def test_d_2_on_the_first_day_a_trench_in_fair_weather_shifts_by_nothing(field: Field) -> None:
    g = field(lane("t", turn=1) + GUNS + "unit 208R at 0105")
    assert g.reasons("barrage 0105") == {"fair": 1, "first-day": 1, "trench": -2}
    assert g.column("barrage 0105") == "10-12", "two guns of five"


@pytest.mark.rule("5.2", "7.12", "7.3")
@pytest.mark.parametrize("turn", [1, 3])
def test_5_2_neither_weather_nor_the_first_day_helps_the_french(field: Field, turn: int) -> None:
    g = field(lane(phase="4.VIII", turn=turn) + "unit XXX-art at 0101\nunit IR81 at 0105")
    assert g.reasons("barrage 0105") == {}


@pytest.mark.rule("7.1", "table.barrage")
@pytest.mark.parametrize(
    ("attacks", "column"),
    [((3,), "1-3"), ((4,), "4-6"), ((6, 6), "10-12"), ((9, 9), "16-18"), ((9, 10), "19+"), ((40,), "19+")],
)
def test_7_1_the_guns_add_up_to_a_column(field: Field, attacks: Sequence[int], column: str) -> None:
    names = ["III-art1", "III-art2"][: len(attacks)]
    values = "".join(f"piece {name} attack {attack}\n" for name, attack in zip(names, attacks, strict=True))
    g = field(lane(weather="bad") + values + f"unit {' '.join(names)} at 0101\nunit 208R at 0105")
    assert g.column("barrage 0105") == column
    g.play("barrage 0105", *(f"gun {name}" for name in names[:-1]))
    assert g.column(f"gun {names[-1]}") == column


@pytest.mark.rule("7.12", "table.barrage")
def test_7_12_above_the_last_column_it_stays_and_below_the_first_nothing_happens(field: Field) -> None:
    """Ruling 35."""
    g = field(lane(turn=1) + "piece III-art1 attack 20\nunit III-art1 at 0101\nunit 208R at 0105")
    assert g.column("barrage 0105") == "19+"
    g = field(lane("vt", weather="bad") + "piece III-art1 attack 3\nunit III-art1 at 0101\nunit 208R at 0105", 6)
    barrage(g, "0105", "III-art1")
    assert g.told("barrage-result") == ["Die 6: no effect in 0105."]
    assert g.marks("208R") == set()


# §7.11 ---------------------------------------------------------------------------------------------------------


def fired(field: Field, strength: int, units: str, *rolls: int | Sequence[int], weather: str = "bad") -> Days:
    """A barrage of one gun of so much strength on 0105, in bad weather, seen from near."""
    text = lane(weather=weather) + f"piece III-art1 attack {strength}\nunit III-art1 at 0102\n{units}"
    return barrage(field(text, *rolls), "0105", "III-art1")


@pytest.mark.rule("7.11", "12.1")
@pytest.mark.parametrize(
    ("strength", "die", "result", "added"), [(7, 4, "M", 0), (10, 5, "M1", 1), (16, 5, "M2", 2), (1, 1, "-", -1)]
)
@pytest.mark.parametrize("over", [0, 1])
def test_7_11_each_unit_tests_its_morale(
    field: Field, strength: int, die: int, result: str, added: int, over: int
) -> None:
    dice = 7 - max(added, 0) + over
    g = fired(field, strength, "unit 35RI at 0105", die, (dice // 2, dice - dice // 2))
    (told,) = g.told("barrage-result")
    assert told == f"Die {die}: no effect in 0105." if result == "-" else told.endswith(f" ({result}).")
    assert ("demoralised" in g.marks("35RI")) is bool(over and added >= 0)


@pytest.mark.rule("7.11", "12.1", "2.12")
def test_7_11_a_headquarters_that_fails_is_disrupted_a_gun_demoralised(field: Field) -> None:
    g = fired(field, 7, "unit 35RI XXX-HQ 72-art at 0105", 4, (6, 6), (6, 6), (1, 1))
    assert g.marks("XXX-HQ") == {"disrupted"}
    assert g.marks("35RI") == set()
    assert g.marks("72-art") == {"demoralised"}


@pytest.mark.rule("7.11", "12.1", "12.3")
def test_7_11_who_is_demoralised_already_loses_a_step(field: Field) -> None:
    g = fired(field, 7, "unit 35RI at 0105 demoralised", 4, (6, 6))
    assert (g.steps("35RI"), g.marks("35RI")) == (1, {"demoralised"})


@pytest.mark.rule("7.11", "12.1")
def test_7_11_a_disrupted_headquarters_that_fails_again_is_lost(field: Field) -> None:
    """Ruling 19."""
    assert fired(field, 7, "unit XXX-HQ at 0105 disrupted\nunit 35RI at 0112", 4, (6, 6)).at("XXX-HQ") == "out"


@pytest.mark.rule("7.11")
def test_7_11_x_the_owner_gives_up_a_gun_or_a_step_of_full_infantry(field: Field) -> None:
    g = fired(field, 19, "unit 35RI 72-art XXX-HQ F-rem1 at 0105\nunit 56Ch at 0105 steps 1", 6)
    assert g.asked == "french 7.11"
    assert sorted(g.options()) == ["hit 35RI", "hit 72-art"], (
        "not the headquarters, the reduced battalion or the remnant"
    )


@pytest.mark.rule("7.11")
def test_7_11_x_then_everyone_still_there_tests_with_two_more(field: Field) -> None:
    """Rulings 6 and 7: the one reduced too, with the morale it now has."""
    g = fired(field, 19, "unit 35RI XXX-HQ at 0105", 6, (2, 2), (2, 2)).play("hit 35RI")
    assert g.steps("35RI") == 1
    assert (g.marks("35RI"), g.marks("XXX-HQ")) == (set(), set())
    assert [said.rpartition("(")[2] for said in sorted(g.told("holds"))] == ["4 against 4).", "4 against 6)."]
    g = fired(field, 19, "unit 35RI at 0105", 6, (2, 3)).play("hit 35RI")
    assert g.marks("35RI") == {"demoralised"}, "5 against 7, less 1 reduced, less 2"


@pytest.mark.rule("7.11")
def test_7_11_x_a_gun_hit_is_gone_and_tests_no_more(field: Field) -> None:
    g = fired(field, 19, "unit 72-art 35RI at 0105", 6, (1, 1)).play("hit 72-art")
    assert (g.at("72-art"), g.steps("35RI"), g.marks("35RI")) == ("out", 2, set())


@pytest.mark.rule("7.11", "table.barrage")
@pytest.mark.parametrize(("units", "need"), [("35RI at 0105 steps 1", 3), ("XXX-HQ at 0105", 5), ("F-rem1 at 0105", 3)])
@pytest.mark.parametrize("over", [0, 1])
def test_7_11_x_with_nobody_to_hit_all_test_with_three_more(field: Field, units: str, need: int, over: int) -> None:
    roll = need + over
    g = fired(field, 19, f"unit {units}\nunit 208R at 0112", 6, (roll // 2, roll - roll // 2))
    assert bool(g.marks(units.split()[0])) is bool(over)
    assert f"({roll} against {need})" in g.told("breaks" if over else "holds")[0]


EXAMPLE = """
    verdun haumont
    turn 3
    phase 4.III
    heavy 3
    hex 1606 control french
    unit III-art1 III-art2 at 1601
    unit Heavy at off-map
    unit 208R 56Ch at 1606
    """


@pytest.mark.rule("7.11", "7.1", "5.2", "ex.9")
def test_ex_9_five_five_and_six_in_fair_weather_fire_in_the_top_column(field: Field) -> None:
    g = field(EXAMPLE, 5)
    g.play("barrage 1606", "gun III-art1", "gun III-art2")
    assert g.tally("gun Heavy").base == g.table.charts["barrage"].column_for(5 + 5 + 6)
    assert g.reasons("gun Heavy") == {"fair": 1}
    assert g.column("gun Heavy") == "19+"
    g.play("gun Heavy")
    assert g.told("barrage-result") == ["Die 5 in 1606: a step lost, then a morale test, +2 to the dice (X)."]
    assert (g.asked, g.options()) == ("french 7.11", ["hit 208R", "hit 56Ch"])


@pytest.mark.rule("7.11", "12.1", "12.2", "ex.10")
def test_ex_10_the_208th_is_reduced_and_breaks_the_56th_chasseurs_hold(field: Field) -> None:
    g = field(EXAMPLE, 5, (3, 3), (2, 2)).play("barrage 1606", "gun III-art1", "gun III-art2", "gun Heavy", "hit 208R")
    assert (g.steps("208R"), g.marks("208R")) == (1, {"demoralised"})
    assert (g.steps("56Ch"), g.marks("56Ch")) == (2, set())
    assert "(6 against 3)" in g.told("breaks")[0], "morale 6, less 1 reduced, less 2"
    assert "(4 against 6)" in g.told("holds")[0], "morale 8, less 2"


# §7.13 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.13", "4.III")
def test_7_13_german_guns_may_always_fire_together(field: Field) -> None:
    g = field(lane() + GUNS + "unit Naval at off-map\nunit 208R at 0105", 1)
    barrage(g, "0105", "III-art1", "III-art2", "Naval")
    assert g.told("barrage") == ["Germans: 3 batteries fire on 0105, column 16-18."]


@pytest.mark.rule("7.13", "4.VIII", "14.7")
@pytest.mark.parametrize(("turn", "together"), [(5, False), (6, True)])
@pytest.mark.parametrize("guns", [("XXX-art", "XX-art"), ("XXX-art", "Rail"), ("Forges", "Rail")])
def test_7_13_french_guns_only_from_26_february(field: Field, turn: int, together: bool, guns: tuple[str, str]) -> None:
    """Ruling 8: before that day each fires alone."""
    g = field(lane(phase="4.VIII", turn=turn) + f"unit {' '.join(guns)} at 0101\nunit IR81 at 0105", 1)
    g.play("barrage 0105", f"gun {guns[0]}")
    assert (g.asked == "french 7.13") is together
    assert ("fired" in g.marks(guns[0])) is not together


@pytest.mark.rule("7.13", "4.VIII")
@pytest.mark.parametrize(("turn", "column"), [(5, "4-6"), (6, "7-9")])
def test_7_13_what_a_barrage_promises_is_the_best_gun_or_all_of_them(field: Field, turn: int, column: str) -> None:
    g = field(lane(phase="4.VIII", turn=turn) + "unit XXX-art Rail at 0101\nunit IR81 at 0105")
    assert g.column("barrage 0105") == column


@pytest.mark.rule("7.13")
def test_7_13_a_hex_may_be_barraged_again_and_again(field: Field) -> None:
    g = field(lane() + GUNS + "unit 208R at 0105", 1, 1)
    barrage(g, "0105", "III-art1")
    barrage(g, "0105", "III-art2")
    assert len(g.told("barrage")) == 2


@pytest.mark.rule("7.13", "14.81")
def test_7_13_units_in_an_intact_fort_cannot_be_barraged(field: Field) -> None:
    g = field(lane("f") + GUNS + "unit 208R Vaux-fort at 0105\nunit 243R at 0106")
    assert g.options("barrage") == ["0106"]
    assert g.refused("barrage 0105") == "§7.13 Units in an intact fort cannot be shelled."
    assert field(lane("f") + GUNS + "unit 208R at 0105").options("barrage") == ["0105"], "a destroyed one is no shelter"


@pytest.mark.rule("7.13", "14.33")
@pytest.mark.parametrize("units", ["Forges", "Forges 208R", "208R"])
def test_7_13_forges_is_no_target(field: Field, units: str) -> None:
    g = field(f"verdun haumont\nturn 2\nphase 4.III\nunit Naval at off-map\nunit {units} at 0105\nunit 243R at 0503")
    assert g.options("barrage") == ["0503"]
    assert g.refused("barrage 0105") == "§14.33 The guns around Forges cannot be seen."


# §7.14 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.14", "5.1")
@pytest.mark.parametrize(
    ("weather", "friend", "may"),
    [("fair", "0108", True), ("bad", "0108", True), ("bad", "0109", False), ("bad", "0102", True)],
)
def test_7_14_in_bad_weather_guns_are_hit_only_with_somebody_within_three_hexes(
    field: Field, weather: str, friend: str, may: bool
) -> None:
    g = field(
        lane(weather=weather)
        + f"unit III-art1 at 0101\nunit III-HQ at {friend}\nunit 72-art at 0105\nunit 208R at 0107"
    )
    assert ("0105" in g.options("barrage")) is may
    if not may:
        said = "§7.14 In bad weather, guns can be shelled only with a friendly unit within three hexes."
        assert g.refused("barrage 0105") == said


@pytest.mark.rule("7.14")
def test_7_14_the_firing_gun_itself_may_be_the_one(field: Field) -> None:
    g = field(lane(weather="bad") + "unit III-art1 at 0102\nunit 72-art at 0105")
    assert g.options("barrage") == ["0105"]


@pytest.mark.rule("7.11", "7.14")
@pytest.mark.parametrize(("other", "morale"), [("XXX-HQ at 0105", 8), ("35RI at 0105 steps 1", 6)])
@pytest.mark.parametrize("over", [0, 1])
def test_7_11_an_x_beside_an_unseen_gun_makes_the_test_harder(field: Field, other: str, morale: int, over: int) -> None:
    """Ruling 89: nobody can be lost, so the others test with 3 added."""
    text = lane(weather="bad") + f"piece III-art1 attack 19\nunit III-art1 at 0101\nunit 72-art at 0105\nunit {other}\n"
    g = barrage(field(text, 5, (2, morale - 3 - 2 + over)), "0105", "III-art1")
    assert g.told("barrage-result") == ["Die 5 in 0105: a step lost, then a morale test, +2 to the dice (X)."]
    assert (g.at("72-art"), g.marks("72-art")) == ("0105", set())
    assert len(g.marks(other.split()[0])) == over, "disrupted or demoralised"


@pytest.mark.rule("7.11", "7.14")
def test_7_11_a_gun_that_is_seen_is_hit_and_the_test_is_no_harder(field: Field) -> None:
    g = fired(field, 19, "unit 72-art XXX-HQ at 0105\n", 5, (3, 3)).play("hit 72-art")
    assert (g.at("72-art"), g.marks("XXX-HQ")) == ("out", set())


@pytest.mark.rule("7.11", "7.14")
def test_7_11_whom_an_x_does_not_hit(field: Field) -> None:
    units = "unit 72-art XXX-HQ 35RI at 0105\nunit 208R at 0105 steps 1\nunit 42RI at 0106\n"
    g = fired(field, 19, units, 5)
    assert g.options("hit") == ["72-art", "35RI"]
    struck = "§7.11 An X hits artillery, or infantry at full strength."
    assert (g.refused("hit XXX-HQ"), g.refused("hit 208R")) == (struck, struck)
    assert g.refused("hit 42RI") == "§7.11 It is not in the hex being shelled."
    text = lane(weather="bad") + "piece III-art1 attack 19\nunit III-art1 at 0101\nunit 72-art 35RI 42RI at 0105\n"
    g = barrage(field(text, 5), "0105", "III-art1")
    assert g.refused("hit 72-art").startswith("§7.14 In bad weather")


@pytest.mark.rule("7.14", "7.11")
def test_7_14_unseen_guns_beside_others_are_spared(field: Field) -> None:
    text = lane(weather="bad") + "piece III-art1 attack 10\nunit III-art1 at 0101\nunit 72-art 35RI at 0105\n"
    g = field(text, 4, (6, 6))
    barrage(g, "0105", "III-art1")
    assert (g.marks("35RI"), g.marks("72-art")) == ({"demoralised"}, set())
    g = field(text.replace("attack 10", "attack 19"), 6)
    barrage(g, "0105", "III-art1")
    assert g.options() == ["hit 35RI"]


# §7.2 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.2", "7.21", "7.23")
def test_7_21_any_hex_in_range_may_be_interdicted_occupied_or_not(field: Field) -> None:
    g = field(lane(length=10) + "unit III-art1 at 0101\nunit 208R at 0105\nunit IR24 at 0103")
    g.play("interdict III-art1")
    assert g.options("aim") == [f"01{row:02}" for row in range(1, 10)]
    assert g.refused("aim 0110") == "§7.0 It is out of range."


@pytest.mark.rule("7.21", "7.2")
def test_7_21_on_the_map_the_naval_guns_reach_every_hex_but_the_sources(field: Field) -> None:
    g = field("verdun haumont\nturn 2\nphase 4.III\nunit Naval at off-map\nunit 208R at 1803")
    assert len(g.play("interdict Naval").options("aim")) == len(g.table.board.grid) - 8


@pytest.mark.rule("7.21", "7.22")
@pytest.mark.parametrize("strength", range(1, 8))
@pytest.mark.parametrize("die", range(1, 7))
def test_7_21_less_than_the_guns_strength_and_never_a_six(field: Field, strength: int, die: int) -> None:
    g = field(lane() + f"piece III-art1 attack {strength}\nunit III-art1 at 0101\nunit 208R at 0105", die)
    g.play("interdict III-art1", "aim 0105")
    assert (g.interdicted() == ["0105"]) is (die < strength and die != 6)
    assert g.marks("III-art1") == {"fired"}


@pytest.mark.rule("7.3", "7.21")
@pytest.mark.parametrize("strength", range(1, 8))
@pytest.mark.parametrize("die", range(1, 7))
def test_7_3_on_the_first_day_the_germans_take_one_off_the_die(field: Field, strength: int, die: int) -> None:
    """Ruling 5: and a rolled 6 still fails."""
    g = field(lane(turn=1) + f"piece III-art1 attack {strength}\nunit III-art1 at 0101\nunit 208R at 0105", die)
    g.play("interdict III-art1", "aim 0105")
    assert (g.interdicted() == ["0105"]) is (die - 1 < strength and die != 6)


@pytest.mark.rule("7.3")
def test_7_3_not_so_the_french(field: Field) -> None:
    g = field(lane(turn=1, phase="4.VIII") + "piece XXX-art attack 3\nunit XXX-art at 0101\nunit IR81 at 0112", 3)
    assert g.play("interdict XXX-art", "aim 0105").interdicted() == []


@pytest.mark.rule("7.21", "12.3")
@pytest.mark.parametrize(("die", "works"), [(1, True), (2, True), (3, False), (4, False)])
def test_d_1_a_demoralised_gun_of_five_interdicts_with_three(field: Field, die: int, works: bool) -> None:
    g = field(lane() + "unit III-art1 at 0101 demoralised\nunit 208R at 0105", die).play(
        "interdict III-art1", "aim 0105"
    )
    assert (g.interdicted() == ["0105"]) is works


@pytest.mark.rule("7.21")
@pytest.mark.parametrize("ground", ["t", "c", "wh"])
def test_7_21_one_gun_alone_and_the_ground_does_not_matter(field: Field, ground: str) -> None:
    g = field(lane(ground) + GUNS + "unit 208R at 0105", 4)
    assert g.options("interdict") == ["III-art1", "III-art2"]
    assert g.reasons("interdict III-art1") == {}
    g.play("interdict III-art1", "aim 0105")
    assert g.interdicted() == ["0105"]
    assert g.marks("III-art2") == set()


@pytest.mark.rule("7.23", "6.11")
@pytest.mark.parametrize("source", ["0201", "1601", "2201", "1323", "1622", "3307", "3310", "3321"])
def test_7_23_no_marker_on_a_supply_source(field: Field, source: str) -> None:
    g = field("verdun haumont\nturn 2\nphase 4.III\nunit Naval at off-map\nunit 208R at 1803")
    assert g.play("interdict Naval").refused(f"aim {source}") == "§7.23 A source of supply cannot be interdicted."


@pytest.mark.rule("7.22")
def test_7_22_one_marker_of_a_side_is_enough_but_the_enemys_will_go_sooner(field: Field) -> None:
    """Ruling 60."""
    g = field(lane() + GUNS + "hex 0105 interdiction 1\nhex 0106 interdiction 2\nunit 208R at 0107", 1)
    assert g.play("interdict III-art1").refused("aim 0105") == "§7.22 The hex is already interdicted."
    g.play("aim 0106")
    assert g.table.position.interdiction[g.hex("0106")] == 3


@pytest.mark.rule("7.22")
def test_7_22_the_same_for_the_french(field: Field) -> None:
    marked = "hex 0105 interdiction 1\nhex 0106 interdiction 2\n"
    g = field(lane(phase="4.VIII") + "unit XXX-art at 0101\nunit IR81 at 0107\n" + marked, 1)
    assert g.play("interdict XXX-art").refused("aim 0106") == "§7.22 The hex is already interdicted."
    assert g.play("aim 0105").table.position.interdiction[g.hex("0105")] == 3


# §14.31 to §14.33 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.31", "14.3")
def test_14_31_the_naval_guns_reach_the_whole_map_once_a_turn(field: Field) -> None:
    g = field("verdun haumont\nturn 2\nphase 4.III\nunit Naval at off-map\nunit 208R at 1323\nunit 243R at 3321", 1)
    assert g.options("barrage") == ["1323", "3321"]
    barrage(g, "3321", "Naval")
    assert (g.at("Naval"), g.marks("Naval")) == ("off-map", {"fired"})
    assert g.phase != "4.III", "nothing else can fire"


@pytest.mark.rule("14.32")
@pytest.mark.parametrize(("row", "reached"), [("10", True), ("11", False)])
@pytest.mark.parametrize("column", ["07", "08", "33"])
def test_14_32_the_heavy_guns_reach_ten_rows_from_the_north(field: Field, column: str, row: str, reached: bool) -> None:
    """Ruling 37."""
    g = field(
        "verdun haumont\nturn 2\nphase 4.III\nheavy 3\nunit Heavy at off-map\nunit 243R at 1803\n"
        f"unit 208R at {column}{row}"
    )
    assert (f"{column}{row}" in g.options("barrage")) is reached


@pytest.mark.rule("14.32", "7.0")
def test_d_5_three_shots_a_turn_and_three_again_the_next(field: Field) -> None:
    g = field(
        "verdun haumont\nturn 2\nphase 4.III\nheavy 3\nunit Heavy at off-map\nunit 208R at 1803\nunit IR81 at 1601",
        1,
        6,
        1,
        5,
    )
    barrage(g, "1803", "Heavy")
    assert g.table.position.heavy == 2
    g.play("interdict Heavy", "aim 1602")
    barrage(g, "1803", "Heavy")
    assert (g.table.position.heavy, g.phase) == (0, "4.IV")
    while g.table.position.turn == 2:
        g.play("done")
    assert (g.table.position.turn, g.phase, g.table.position.heavy) == (3, "4.III", 3)


@pytest.mark.rule("14.32")
def test_d_5_a_fourth_shot_is_refused(field: Field) -> None:
    g = field(lane() + "unit III-art1 at 0101\nunit Heavy at off-map\nheavy 0\nunit 208R at 0105").play("barrage 0105")
    assert g.refused("gun Heavy") == "§14.32 The heavy guns have already fired all their shots this turn."


@pytest.mark.rule("14.32", "7.13")
def test_14_32_one_shot_to_a_barrage(field: Field) -> None:
    """Ruling 36."""
    g = field(lane() + "unit III-art1 at 0101\nunit Heavy at off-map\nheavy 3\nunit 208R at 0105").play(
        "barrage 0105", "gun Heavy"
    )
    assert g.options("gun") == ["III-art1"]


@pytest.mark.rule("14.33", "7.13", "table.artillery")
def test_14_33_the_left_bank_fires_from_forges(field: Field) -> None:
    g = field("verdun haumont\nturn 2\nphase 4.VIII\nunit Forges at 0105\nunit IR81 at 1205\nunit IR87 at 1406")
    assert g.options("barrage") == ["1205"], "twelve hexes, not thirteen"
