"""Chapter 17: consolidation, excess initiative, strategic movement, fog of war, flank fire."""

from __future__ import annotations

import pytest

import grognard
from grognard.games.august import August
from grognard.games.august.options import fog_tally, side_of_fire
from grognard.kernel.numbers.tally import Tallies
from tests.games.august.fielding import Battle, Roll, ground, lay_out, number, title

ROW = "  . . . . . . . .\n" * 5
SPARE = "unit gI04 at 0105 to-move\n"


def acting(units: str, *rolls: Roll, rows: str = ROW, more: str = "", scenario: str = "mattischkehmen") -> Battle:
    """A German segment under way in a scenario with optional rules."""
    return lay_out(f"board\n{rows}{more}acting german\nunderway acting\n{SPARE}{units}", *rolls, scenario=scenario)


# Consolidation (17.1) ------------------------------------------------------------------------------------------

PAIR = "unit gI01 gI02 at 0101 steps 1 to-move led by gCpt1a\nunit gCpt1a at 0101\nunit rI01 at 0805\n"


@pytest.mark.rule("17.1")
def test_17_1_two_reduced_companies_become_one_and_nothing_is_lost() -> None:
    g = acting(PAIR).play("act gI01", "merge gI02")
    assert (g.steps("gI01"), g.at("gI02")) == (2, "out")
    assert "spent" in g.marks("gI01")
    assert g.table.position.lost == [0, 0]


@pytest.mark.rule("17.1")
def test_17_1_not_without_the_option_not_full_and_not_under_two_leaders() -> None:
    assert acting(PAIR, scenario="bilderweitschen").play("act gI01").options("merge") == []
    full = PAIR.replace("unit gI01 gI02", "unit gI02 at 0101 to-move led by gCpt1a\nunit gI01")
    assert acting(full).play("act gI01").options("merge") == []
    alone = PAIR.replace("led by gCpt1a", "led")
    assert acting(alone).play("act gI01").options("merge") == []


@pytest.mark.rule("17.1")
def test_d_23_two_reduced_make_one_full_and_nothing_counts_as_lost() -> None:
    g = acting(PAIR).play("act gI02", "merge gI01")
    assert (g.steps("gI02"), g.at("gI01"), g.marks("gI02") & {"spent"}) == (2, "out", {"spent"})
    assert (g.table.position.lost, g.table.position.guns_lost) == ([0, 0], [0, 0])


@pytest.mark.rule("17.1")
@pytest.mark.parametrize(
    ("change", "by"),
    [("gI02 at 0101", "gI02 at 0101 discouraged"), ("gI02 at 0101", "gI02 at 0102"), ("gI02", "gE1"), ("", "")],
)
def test_17_1_both_in_good_order_in_one_hex_and_of_one_kind(change: str, by: str) -> None:
    apart = PAIR.replace("unit gI01 gI02", "unit gI01 at 0101 steps 1 to-move led by gCpt1a\nunit gI02")
    g = acting(apart.replace(change, by) if change else apart, scenario="usdau").play("act gI01")
    assert g.options("merge") == ([] if change else ["gI02"])


# Excess initiative (17.2) --------------------------------------------------------------------------------------


@pytest.mark.rule("17.2")
def test_17_2_a_segment_kept_back_is_played_after_another_of_his_own() -> None:
    text = f"august usdau\nphase 3.0.A\nboard\n{ROW}unit gI01 gI02 gI03 at 0101\nunit rI01 rI02 at 0805\n"
    game = grognard.position(August, text, dice=grognard.Scripted([6, 1]))
    g = Battle(game)
    assert g.table.position.opening == 3
    assert g.asked == "german 17.2"
    g.play("keep-back")
    assert g.table.position.opening == 2
    for name in ("gI01", "gI02"):
        g.play(f"unit {name}", f"move-with {name}", f"act {name}", "stay")
    assert g.ask == "ask-play-kept"
    g.play("play-kept")
    assert g.asked == "german 3.1"
    assert g.table.position.kept_back == [0, 0]


@pytest.mark.rule("17.2", "3.0.D")
def test_17_2_only_with_three_segments_and_what_is_not_played_is_lost() -> None:
    text = f"august usdau\nphase 3.0.A\nboard\n{ROW}unit gI01 gI02 gI03 at 0101\nunit rI01 rI02 at 0805\n"
    few = Battle(grognard.position(August, text, dice=grognard.Scripted([5, 1])))
    assert (few.table.position.opening, few.asked) == (2, "german 3.1")
    g = Battle(grognard.position(August, text, dice=grognard.Scripted([6, 1, 6, 1])))
    g.play("keep-back", "pass", "pass")
    assert (g.table.position.turn, g.table.position.kept_back) == (2, [0, 0])


# Strategic movement (17.3) -------------------------------------------------------------------------------------


@pytest.mark.rule("17.3")
def test_17_3_out_of_sight_a_unit_moves_twice_as_far() -> None:
    wood = "  . . . . . w . .\n" * 5
    g = lay_out(
        f"board\n{wood}acting german\nunderway acting\n{SPARE}unit gI01 at 0101 to-move led\nunit rC-a at 0803\n",
        scenario="kaushen",
    ).play("act gI01", "march 0201", "to 0301", "to 0401", "to 0501")
    assert g.at("gI01") == "0501"


@pytest.mark.rule("17.3")
def test_17_3_not_where_an_enemy_sees_it() -> None:
    text = f"board\n{ROW}acting german\nunderway acting\n{SPARE}unit gI01 at 0101 to-move led\nunit rC-a at 0803\n"
    g = lay_out(text, scenario="kaushen").play("act gI01")
    assert g.options("march") == []
    assert g.refused("march 0201") == "§17.3 A strategic move must stay out of the enemy’s sight."


@pytest.mark.rule("17.3", "8.6")
@pytest.mark.parametrize(("ground", "marches"), [(".", False), ("w", True)])
def test_17_3_a_line_of_sight_forbids_a_strategic_move_at_any_distance(ground: str, marches: bool) -> None:
    row = "  " + " ".join([*"........", ground, *"........."]) + "\n"
    text = f"turn 3\nboard\n{row * 5}acting german\nunderway acting\n{SPARE}unit gI01 at 0101 to-move led\n"
    g = lay_out(text + "unit rC-a at 1801\n", scenario="kaushen").play("act gI01")
    assert bool(g.options("march")) == marches


@pytest.mark.rule("17.3", "6.4")
def test_17_3_a_leader_marches_with_his_unit() -> None:
    wood = "  . . . . . w . .\n" * 5
    units = "unit gI01 at 0101 to-move led by gCpt1a\nunit gCpt1a at 0101 to-move\nunit rC-a at 0803\n"
    g = lay_out(f"board\n{wood}acting german\nunderway acting\n{SPARE}{units}", scenario="kaushen")
    g.play("act gCpt1a", "along gI01", "march 0201", "to 0301", "to 0401")
    assert g.at("gI01") == g.at("gCpt1a") == "0401"


@pytest.mark.rule("17.3", "16.5", "13.0")
def test_17_3_hidden_units_ambush_a_strategic_move_with_two_columns_more() -> None:
    wood = "  . . . . . w . .\n" * 5
    units = "unit gI01 at 0101 to-move led\nunit rMG1 at 0504 unseen\nunit rC-a at 0803\n"
    text = f"board\n{wood}acting german\nunderway acting\n{SPARE}{units}"
    march = lay_out(text, scenario="kaushen").play("act gI01", "march 0201")
    assert march.reasons("shoot rMG1")["ambush"] == 2
    plain = lay_out(text, scenario="kaushen").play("act gI01", "to 0201")
    assert "ambush" not in plain.reasons("shoot rMG1")


# Fog of war (17.4) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("17.4")
@pytest.mark.parametrize(("roll", "ends"), [((5, 5, 5), False), ((6, 5, 5), True)])
def test_17_4_from_the_fourth_segment_more_than_fifteen_ends_the_turn(roll: tuple[int, ...], ends: bool) -> None:
    made = "side german made 3\nside russian made 3\n"
    units = "unit gI01 at 0101\nunit rI01 at 0805\n"
    rolls: list[Roll] = [roll, 6, 1] if ends else [roll]
    g = lay_out(f"board\n{ROW}acting german\n{made}{units}", *rolls, scenario="mattischkehmen")
    assert g.table.position.turn == (2 if ends else 1)


@pytest.mark.rule("17.4")
def test_17_4_not_before_and_once_for_each_segment() -> None:
    units = "unit gI01 gI02 at 0101\nunit rI01 at 0805\n"
    early = lay_out(f"board\n{ROW}acting german\nside german made 3\n{units}", scenario="mattischkehmen")
    assert early.asked == "german 3.1"
    made = "side german made 3\nside russian made 3\nfogged 1\n"
    thrown = lay_out(f"board\n{ROW}acting german\n{made}{units}", scenario="mattischkehmen")
    assert thrown.asked == "german 3.1"


@pytest.mark.rule("17.4")
def test_17_4_also_for_the_segment_after_a_pass_and_the_one_after_that() -> None:
    made = "side german made 3\nside russian made 3\n"
    units = "unit gI01 gI02 at 0101\nunit rI01 rI02 at 0805\n"
    g = lay_out(f"board\n{ROW}acting german\n{made}{units}", *[(1, 1, 1)] * 3, scenario="mattischkehmen")
    g.play("pass", "unit rI01", "move-with rI01", "act rI01", "stay")
    assert g.asked == "german 3.1"
    assert len(g.told("fog-lifts")) == 3


@pytest.mark.rule("17.4", "3.0.C")
def test_17_4_no_dice_for_a_side_that_can_do_nothing() -> None:
    made = "side german made 3\nside russian made 3\n"
    units = "unit gI01 at 0101 spent\nunit rI01 rI02 at 0805\n"
    g = lay_out(f"board\n{ROW}acting german\n{made}{units}", (1, 1, 1), scenario="mattischkehmen")
    assert g.asked == "russian 3.1"
    assert len(g.told("fog-lifts")) == 1


@pytest.mark.rule("17.4", "14.42")
def test_17_4_the_end_of_the_turn_spares_even_those_who_must_recover() -> None:
    made = "side german made 3\nside russian made 3\n"
    units = "unit gI01 at 0101 demoralised\nunit rI01 at 0805\n"
    g = lay_out(f"board\n{ROW}acting german\n{made}{units}", (6, 6, 6), 6, 1, scenario="mattischkehmen")
    assert (g.table.position.turn, g.marks("gI01")) == (2, {"demoralised"})


@pytest.mark.rule("17.4", "def.night")
def test_17_4_one_more_at_night() -> None:
    g = ground(". .", scenario="orlau")
    assert fog_tally(g).total == 1


# Flank fire (17.6) ---------------------------------------------------------------------------------------------

TARGET = "unit rI01 at 0303\nunit rCpt1a at 0303\n"


@pytest.mark.rule("17.6", "ex.36")
def test_ex_36_a_second_fire_from_two_sides_farther_on_gets_two_columns_against_companies() -> None:
    units = "force direct-fire -\nunit gI01 at 0301 to-fire\nunit gI02 at 0305 to-fire\n" + TARGET
    g = acting(units, (3, 4)).play("act gI01", "fire 0303", "act gI02")
    tally = g.tally("fire 0303")
    assert isinstance(tally, Tallies)
    assert sorted(reading.tally.total for reading in tally.readings) == [1, 3]


@pytest.mark.rule("17.6")
def test_17_6_not_from_the_same_side_not_for_newcomers_and_not_without_the_option() -> None:
    near = "force direct-fire -\nunit gI01 at 0301 to-fire\nunit gI02 at 0402 to-fire\n" + TARGET
    g = acting(near, (3, 4)).play("act gI01", "fire 0303", "act gI02")
    assert not isinstance(g.tally("fire 0303"), Tallies)
    new = "unit gI02 at 0305 to-fire\n" + TARGET.replace("rCpt1a at 0303", "rCpt1a at 0303 hit-in 0303 hit-from 1")
    assert not isinstance(acting(new).play("act gI02").tally("fire 0303"), Tallies)
    old = new.replace("unit rI01 at 0303\n", "unit rI01 at 0303 hit-in 0303 hit-from 1\n")
    assert isinstance(acting(old).play("act gI02").tally("fire 0303"), Tallies)
    assert not isinstance(acting(old, scenario="bilderweitschen").play("act gI02").tally("fire 0303"), Tallies)


@pytest.mark.rule("17.6")
def test_17_6_only_the_fire_that_hit_the_company_itself_counts() -> None:
    hit = "unit {} at 0303 hit-in 0303 hit-from {}\n"
    units = "unit gI02 at 0305 to-fire\n" + hit.format("rI02", 1) + hit.format("rI01", 8)
    tally = acting(units).play("act gI02").tally("fire 0303")
    assert isinstance(tally, Tallies)
    assert sorted(reading.tally.total for reading in tally.readings) == [2, 4], "one was fired at from the north"
    moved = "unit gI02 at 0305 to-fire\nunit rI01 at 0303 hit-in 0402 hit-from 1\n"
    assert not isinstance(acting(moved).play("act gI02").tally("fire 0303"), Tallies)
    assert acting(moved).play("act gI02").tally("fire 0303").total == 1


@pytest.mark.rule("17.6", "13.12")
def test_17_6_opportunity_fire_is_neither_a_first_fire_nor_flank_fire() -> None:
    units = "force direct-fire -\nunit gI01 at 0301 to-move led hit-in 0302 hit-from 8\nunit rMG1 at 0304\n"
    g = acting(units, (3, 4)).play("act gI01", "to 0302")
    assert "flank" not in g.reasons("shoot rMG1")
    g.play("shoot rMG1").until("ask-act", "halt")
    assert g.table.position.hit_from[g.piece("gI01")] == 8, "it is not noted"


@pytest.mark.rule("17.6")
def test_17_6_a_line_along_a_hexside_has_no_side() -> None:
    g = ground(". . . .\n. . . .\n. . . .", "unit gI01 at 0202\nunit gI02 at 0401\n")
    target = g.board.grid.find("0402")
    assert side_of_fire(g, number(g, "gI01"), target) == -1
    assert side_of_fire(g, number(g, "gI02"), target) == 0


@pytest.mark.rule("17.1", "17.51")
def test_17_the_options_offered_are_clauses_that_change_something() -> None:
    optional = ["17.1", "17.2", "17.3", "17.4", "17.6"]
    assert title().options_of("bilderweitschen") == optional
    assert title().options_of("usdau") == [*optional[:4], "17.51", "17.6", "18.1"]
