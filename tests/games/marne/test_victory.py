"""Chapter 16 and the victory conditions of the scenarios: what the Germans score, and who has won."""

from __future__ import annotations

import pytest

from grognard.games.marne.victory import band, encircled, is_reims_lost, judge, strategic, victory_hexes, victory_tally
from grognard.kernel.space.hexgrid import members
from tests.games.marne.scenes import Field, begin, field

GNEISENAU = "marne gneisenau\nturn 2\nphase 7.0.end\nunit G222 at 0606\nunit F69 at 0313\n"
BLUCHER = "marne blucher\nturn 3\nphase 7.0.end\nunit G241 at 2810\nunit F151 at 2811\n"
FRIEDENSTURM = "marne friedensturm\nturn 3\nphase 7.0.end\nunit G241 at 2415\nunit F162 at 2315\n"


def points(g: Field) -> int:
    """The German points as the game stands."""
    return int(victory_tally(g.table).total)


def hold(*hexes: str, side: str = "german") -> str:
    """Hexes held by a side, as a line of a position."""
    return f"hex {' '.join(hexes)} control {side}\n" if hexes else ""


def verdict(text: str) -> tuple[str, str]:
    """Who has won a game that ends here, and how."""
    result = field(text).game.result
    assert result is not None
    return result.winner, result.verdict.removeprefix("verdict-")


# Points -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("16.0")
@pytest.mark.parametrize("scenario", ["gneisenau", "blucher", "friedensturm"])
def test_16_0_nobody_begins_with_points(scenario: str) -> None:
    g = begin(scenario)
    assert g.table.scores() == {"german": 0}
    assert sum(victory_hexes(g.table).values()) > 0


@pytest.mark.rule("16.0", "scenario.gneisenau.victory")
def test_gneisenau_has_victory_hexes_of_its_own() -> None:
    worth = {"0609": 1, "1009": 1, "0714": 3, "1313": 3, "0215": 5, "0718": 5, "1413": 5, "1314": 8}
    g = field(GNEISENAU.replace("turn 2", "turn 1").replace("phase 7.0.end", "phase 12.1") + hold(*worth))
    assert {g.table.board.grid.number(h): points for h, points in victory_hexes(g.table).items()} == worth
    assert points(g) == sum(worth.values())


@pytest.mark.rule("scenario.blucher.victory", "scenario.friedensturm.victory", "16.0")
@pytest.mark.parametrize("scenario", ["blucher", "friedensturm"])
def test_the_other_two_count_the_hexes_of_the_map(scenario: str) -> None:
    g = begin(scenario)
    chart = g.table.charts["victory-hexes"]
    in_play = [row for row in chart.rows if chart.at(row, "map") != "-" and g.table.board.grid.get(row) is not None]
    worth = {row: int(chart.at(row, "map")) for row in in_play}
    assert {g.table.board.grid.number(h): points for h, points in victory_hexes(g.table).items()} == worth


@pytest.mark.rule("16.0", "scenario.friedensturm.victory", "scenario.blucher.victory")
def test_16_0_ground_held_at_the_start_is_not_gained() -> None:
    g = begin("friedensturm")
    german = g.table.sides[0]
    ours = [h for h in victory_hexes(g.table) if g.table.held_at_start[german] >> h & 1]
    assert ours and all(g.table.controller(h) == german for h in ours)
    assert points(g) == 0
    blucher = begin("blucher").table
    assert not [h for h in victory_hexes(blucher) if blucher.held_at_start[german] >> h & 1]


@pytest.mark.rule("16.0")
def test_16_0_a_hex_is_the_side_s_whose_unit_was_there_last() -> None:
    g = begin("gneisenau")
    german, allied = g.table.sides
    hex_ = g.hex("1009")
    g.table.take_control(hex_, german)
    assert points(g) == 1
    g.table.take_control(hex_, allied)
    assert points(g) == 0


@pytest.mark.rule("16.0", "7.0.end")
def test_16_0_the_score_is_told_at_the_end_of_every_turn() -> None:
    g = begin("gneisenau")
    g.table.take_control(g.hex("1009"), g.table.sides[0])
    judge(g.table)
    assert g.told("points-total") == ["The Germans have one victory point."]
    assert g.game.result is None


# Bands ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("scenario.gneisenau.victory")
@pytest.mark.parametrize(
    ("held", "score", "winner", "how"),
    [
        ((), 0, "allied", "allied"),
        (("0609",), 1, "allied", "allied"),
        (("0609", "1009"), 2, "", "draw"),
        (("0714",), 3, "german", "german-tactical"),
        (("0714", "0609"), 4, "german", "german-tactical"),
        (("0215",), 5, "german", "german-operational"),
        (("0215", "0609", "1009"), 7, "german", "german-operational"),
        (("1314",), 8, "german", "german-strategic"),
        (("1314", "1413"), 13, "german", "german-strategic"),
    ],
)
def test_gneisenau_the_bands_of_victory(held: tuple[str, ...], score: int, winner: str, how: str) -> None:
    g = field(GNEISENAU + hold(*held))
    assert g.table.scores() == {"german": score}
    assert verdict(GNEISENAU + hold(*held)) == (winner, how)


@pytest.mark.rule("scenario.blucher.victory")
@pytest.mark.parametrize(
    ("score", "how"), [(0, "allied"), (13, "allied"), (14, "draw"), (15, "german"), (30, "german")]
)
def test_blucher_fifteen_points_win_and_fourteen_are_a_draw(score: int, how: str) -> None:
    assert band(begin("blucher").table, score) == how


@pytest.mark.rule("scenario.blucher.victory")
def test_blucher_ends_with_its_third_turn() -> None:
    assert verdict(BLUCHER) == ("allied", "allied")
    g = field(BLUCHER.replace("turn 3", "turn 2"))
    assert g.game.result is None and g.table.position.turn == 3


@pytest.mark.rule("scenario.friedensturm.victory")
@pytest.mark.parametrize(
    ("score", "how"),
    [(0, "allied-tactical"), (1, "draw"), (5, "draw"), (6, "german-tactical"), (20, "german-tactical")],
)
def test_friedensturm_more_than_five_points_are_a_tactical_victory_and_none_one_of_the_allies(
    score: int, how: str
) -> None:
    assert band(begin("friedensturm").table, score) == how


# Montdidier -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("scenario.gneisenau.victory")
def test_gneisenau_montdidier_lost_ends_the_game_at_once() -> None:
    g = begin("gneisenau")
    assert g.holder("0605") == "german"
    for hex_ in ("0609", "1314", "1413"):
        g.table.take_control(g.hex(hex_), g.table.sides[0])
    g.table.take_control(g.hex("0605"), g.table.sides[1])
    assert g.game.result is not None
    assert (g.game.result.winner, g.game.result.verdict) == ("allied", "verdict-german-strategic-defeat")


@pytest.mark.rule("scenario.gneisenau.victory", "11.1.1")
def test_gneisenau_an_allied_unit_that_marches_into_montdidier_wins() -> None:
    g = field(
        "marne gneisenau\nturn 2\nsequence 1\nphase 11.1 2\nunit F60 at 0505\nunit F-III at 0313\nunit G222 at 1404\n"
        "hex 0605 control german\n"
    )
    g.play("move F60", "to 0605")
    assert g.game.result is not None and g.game.result.winner == "allied"
    assert g.told("verdict-german-strategic-defeat")


@pytest.mark.rule("scenario.gneisenau.victory")
def test_gneisenau_other_hexes_lost_decide_nothing() -> None:
    g = begin("gneisenau")
    g.table.take_control(g.hex("0506"), g.table.sides[1])
    assert g.game.result is None


# Reims and the pocket ---------------------------------------------------------------------------------------------


@pytest.mark.rule("scenario.friedensturm.victory")
def test_friedensturm_reims_is_neither_lost_nor_anyone_encircled_at_the_start() -> None:
    g = begin("friedensturm")
    assert not is_reims_lost(g.table)
    assert encircled(g.table) == []
    assert strategic(g.table) == ""


@pytest.mark.rule("scenario.friedensturm.victory")
def test_friedensturm_reims_taken_is_a_strategic_victory() -> None:
    assert verdict(FRIEDENSTURM + hold("4619")) == ("german", "german-strategic")


def ring(centre: str, names: tuple[str, ...]) -> str:
    """Divisions on the twelve hexes two away from a hex, from north to south, as lines of a position."""
    grid = begin("friedensturm").table.board.grid
    hex_ = grid.find(centre)
    far = sorted((grid.number(h) for h in members(grid.within(hex_, 2) & ~grid.within(hex_, 1))), key=lambda n: n[2:])
    return "".join(f"unit {name} at {number}\n" for name, number in zip(names, far, strict=False))


GERMANS = ("G242", "G213", "G86", "G123", "G22", "G238", "G12Bav", "G15Bav", "G203", "G239", "G1", "G80Res")
FRENCH = ("F73", "F125", "F20", "F51", "F8", "F77", "F40", "F7", "F134", "F10", "F154", "F165")


@pytest.mark.rule("scenario.friedensturm.victory", "9.1.sources")
def test_friedensturm_reims_is_encircled_when_no_free_path_leads_to_an_allied_edge() -> None:
    assert verdict(FRIEDENSTURM + ring("4619", GERMANS)) == ("german", "german-strategic")
    assert verdict(FRIEDENSTURM + ring("4619", GERMANS[:6])) == ("allied", "allied-tactical")


@pytest.mark.rule("scenario.friedensturm.victory")
def test_friedensturm_a_german_next_to_reims_does_not_encircle_it() -> None:
    assert not is_reims_lost(field(FRIEDENSTURM + "unit G242 at 4618\nunit G213 at 4718\n").table)
    round_about = zip(GERMANS, ("4618", "4519", "4719", "4620", "4718", "4518"), strict=False)
    placed = "".join(f"unit {name} at {number}\n" for name, number in round_about)
    assert verdict(FRIEDENSTURM + placed) == ("german", "german-strategic")


@pytest.mark.rule("scenario.friedensturm.victory", "scenario.blucher.victory")
def test_blucher_is_decided_by_points_alone() -> None:
    g = field(BLUCHER + hold("4619"))
    assert is_reims_lost(g.table)
    assert strategic(g.table) == ""


POCKET = ("G201", "G36", "G23", "G200", "G103", "G195", "G50Res", "G113")
"""Eight divisions to be cut off together."""


def pocket(*names: str) -> str:
    """Divisions in one place in the south, with Allied divisions all round it."""
    inside = ("3530", "3529", "3531", "3429", "3430", "3629", "3630")
    return ring("3530", FRENCH) + "".join(f"unit {name} at {inside[n % 7]}\n" for n, name in enumerate(names))


@pytest.mark.rule("scenario.friedensturm.victory", "9.1")
def test_friedensturm_eight_german_divisions_cut_off_are_a_strategic_victory_of_the_allies() -> None:
    assert verdict(FRIEDENSTURM + pocket(*POCKET)) == ("allied", "allied-strategic")
    assert verdict(FRIEDENSTURM + pocket(*POCKET[:7])) == ("allied", "allied-tactical")


@pytest.mark.rule("scenario.friedensturm.victory")
def test_friedensturm_the_regiments_of_a_division_count_as_one_and_only_if_all_are_cut_off() -> None:
    seven = FRIEDENSTURM + pocket(*POCKET[:7])
    assert verdict(seven + "unit G33.98 at 3530\nunit G33.130 at 3530\n") == ("allied", "allied-strategic")
    assert verdict(seven + "unit G33.98 at 3530\nunit G33.130 at 3116\n") == ("allied", "allied-tactical")


@pytest.mark.rule("scenario.friedensturm.victory")
def test_friedensturm_with_both_at_once_points_decide() -> None:
    assert verdict(FRIEDENSTURM + pocket(*POCKET) + hold("4619"))[1] in ("draw", "german-tactical")
