"""Victory: points for steps, guns, ground and companies, the stream, ties and margins."""

from __future__ import annotations

import pytest

from grognard.games.august import August
from grognard.games.august.consequences import lose_step
from grognard.games.august.victory import award_late, check_breaking, deciding_score, goal, judge, points_tally, region
from grognard.games.august.words import DISCOURAGED, LIMBERED
from tests.games.august.fielding import ground, number, title


def table(scenario: str) -> August:
    """A scenario on its own board, with everything off the map."""
    play = title().new(scenario).play
    assert isinstance(play, August)
    for piece in range(len(play.roster)):
        play.remove(piece)
    play.position.control[:] = bytes(len(play.position.control))
    return play


def reasons(g: August, side: int) -> dict[str, int]:
    """What each reason for points is worth."""
    return {reason.key: int(reason.value) for reason in points_tally(g, g.sides[side]).reasons}


@pytest.mark.rule("def.victory")
def test_goritten_counts_steps_the_gun_the_colonel_and_the_village() -> None:
    g = table("goritten")
    g.position.lost[:] = [3, 5]
    g.position.guns_lost[1] = 1
    g.position.colonels_lost[1] = 1
    for hex_ in ("45/0808", "45/0908"):
        g.take_control(g.board.grid.find(hex_), g.sides[0])
    assert reasons(g, 0) == {
        "reason-enemy-steps": 5,
        "reason-enemy-guns": 4,
        "reason-enemy-colonels": 3,
        "reason-ground": 8,
    }
    assert reasons(g, 1) == {"reason-enemy-steps": 1}


@pytest.mark.rule("def.victory")
def test_kaushen_pays_more_for_guns_taken_by_assault_and_for_guns_still_ready() -> None:
    g = table("kaushen")
    g.position.guns_lost[0], g.position.guns_stormed[0], g.position.lost[0] = 2, 1, 2
    assert reasons(g, 1) == {"reason-enemy-steps": 2, "reason-enemy-guns": 4, "reason-guns-stormed": 5}
    g.place(number(g, "g77A"), g.board.grid.find("47/0907"))
    assert reasons(g, 0) == {"reason-ready-guns": 4}


@pytest.mark.rule("def.victory")
def test_bossau_counts_a_gun_in_place_of_its_step_and_what_has_left() -> None:
    g = table("bossau")
    g.position.lost[1], g.position.guns_lost[1] = 7, 1
    assert reasons(g, 0) == {"reason-enemy-steps": 3, "reason-enemy-guns": 4}
    for name in ("r76A", "rW1", "rI01"):
        g.place(number(g, name), g.board.box("left"))
    g.position.own_fire[0] = 1
    assert reasons(g, 1) == {
        "reason-own-fire": 1,
        "reason-guns-left": 4,
        "reason-wagons-left": 1,
        "reason-companies-left": 1,
    }


@pytest.mark.rule("def.victory")
def test_mattischkehmen_denies_the_east_to_steady_companies() -> None:
    g = table("mattischkehmen")
    assert reasons(g, 1) == {"reason-denied": 4}
    east = next(h for h in g.board.grid.hexes if g.board.regions["denied-german"] >> h & 1)
    g.place(number(g, "gI01"), east)
    assert reasons(g, 1) == {}


@pytest.mark.rule("def.victory")
def test_usdau_awards_the_mill_once_after_its_turn() -> None:
    g = table("usdau")
    mill = next(h for h in g.board.grid.hexes if g.board.regions["late-russian"] >> h & 1)
    g.take_control(mill, g.sides[1])
    award_late(g)
    assert reasons(g, 1) == {}
    g.position.turn = 14
    award_late(g)
    assert reasons(g, 1) == {"reason-held-late": 8}


@pytest.mark.rule("def.victory")
def test_orlau_is_decided_by_the_village_or_the_bridge_and_by_losses() -> None:
    g = table("orlau")
    find = g.board.grid.find
    assert deciding_score(g).band.verdict.side == g.sides[0]
    g.take_control(find("46/0908"), g.sides[1])
    assert deciding_score(g).band.verdict.side == g.sides[1]
    g.place(number(g, "gI01"), find("46/0707"))
    assert deciding_score(g).band.verdict.side == g.sides[0]
    g.take_control(find("46/0607"), g.sides[1])
    assert deciding_score(g).band.verdict.side == g.sides[1]
    g.position.turn, g.position.lost[1] = 16, 21
    judge(g)
    assert (g.position.winner, g.position.verdict) == (0, "verdict-stream-held")


@pytest.mark.rule("def.victory")
@pytest.mark.parametrize(
    ("scenario", "lost", "winner", "verdict"),
    [
        ("tilsit", [0, 0], 1, "verdict-tie"),
        ("kaushen", [0, 0], 0, "verdict-tie"),
        ("goritten", [0, 0], -1, "verdict-tie"),
        ("goritten", [2, 5], 0, "verdict-points"),
        ("goritten", [0, 8], 0, "verdict-decisive"),
    ],
)
def test_points_decide_with_ties_and_margins(scenario: str, lost: list[int], winner: int, verdict: str) -> None:
    g = table(scenario)
    g.position.lost[:] = lost
    g.position.turn = g.scenario.turns
    judge(g)
    assert (g.position.winner, g.position.verdict) == (winner, verdict)


@pytest.mark.rule("def.victory")
def test_a_gun_lost_among_enemies_is_stormed() -> None:
    g = ground(". . .", "unit g77A at 0101\nunit rI01 at 0101\nunit g77B at 0201\n", scenario="mattischkehmen")
    lose_step(g, number(g, "g77A"), "7.62")
    lose_step(g, number(g, "g77B"), "7.61")
    assert (g.position.guns_lost[0], g.position.guns_stormed[0]) == (2, 1)


# The last case of each verdict ---------------------------------------------------------------------------------


@pytest.mark.rule("def.victory", "def.control")
def test_bilderweitschen_one_hex_is_enough_and_one_that_both_hold_is_none() -> None:
    g = table("bilderweitschen")
    hex_ = g.board.grid.find("48/0807")
    assert deciding_score(g).band.verdict.side == g.sides[0]
    g.take_control(hex_, g.sides[1])
    assert deciding_score(g).band.verdict.side == g.sides[1]
    for name in ("gI01", "rI01"):
        g.place(number(g, name), hex_)
    assert deciding_score(g).band.verdict.side == g.sides[0]


@pytest.mark.rule("def.victory")
@pytest.mark.parametrize(("lost", "winner"), [([5, 6], -1), ([6, 0], 1), ([0, 7], 0), ([6, 7], 0)])
def test_bilderweitschen_breaks_the_german_at_six_the_russian_at_seven_and_both_for_the_german(
    lost: list[int], winner: int
) -> None:
    g = table("bilderweitschen")
    g.position.lost[:] = lost
    check_breaking(g)
    assert (g.position.winner, bool(g.position.over)) == (winner, winner >= 0)


@pytest.mark.rule("def.victory", "def.good-order")
@pytest.mark.parametrize(
    ("last", "state", "counts"), [("45/1101", "", 2), ("45/1201", "", 0), ("45/1101", "shaken", 0)]
)
def test_goritten_wants_four_companies_in_good_order_west_of_column_12(last: str, state: str, counts: int) -> None:
    g = table("goritten")
    for name, hex_ in zip(("rI01", "rI02", "rI03", "rI04"), ("45/0601", "45/0601", "45/0602", last), strict=True):
        g.place(number(g, name), g.board.grid.find(hex_))
        g.position.steps[number(g, name)] = 1
    if state:
        g.mark(number(g, "rI04"), DISCOURAGED)
    assert reasons(g, 1).get("reason-steady", 0) == counts


@pytest.mark.rule("def.victory")
def test_kaushen_counts_a_gun_that_is_ready_on_the_upper_levels_only() -> None:
    g = table("kaushen")
    for name, hex_ in (("g77A", "47/0805"), ("g77B", "47/0804")):
        g.place(number(g, name), g.board.grid.find(hex_))
    assert reasons(g, 0) == {"reason-ready-guns": 4}
    g.turn_to(number(g, "g77A"), LIMBERED)
    assert reasons(g, 0) == {}


@pytest.mark.rule("def.victory", "def.good-order")
def test_mattischkehmen_pays_for_pairs_of_steps_guns_and_ground_east_of_column_6() -> None:
    g = table("mattischkehmen")
    find = g.board.grid.find
    g.position.lost[:], g.position.guns_lost[:] = [3, 3], [1, 1]
    g.place(number(g, "gI01"), find("45/0601"))
    assert reasons(g, 1) == {"reason-enemy-steps": 1, "reason-enemy-guns": 3, "reason-denied": 4}
    g.place(number(g, "gI01"), find("45/0701"))
    assert "reason-denied" not in reasons(g, 1)
    g.mark(number(g, "gI01"), DISCOURAGED)
    assert "reason-denied" in reasons(g, 1)
    for hex_ in ("45/0406", "45/0808", "45/0908", "45/0909", "45/1304"):
        g.take_control(find(hex_), g.sides[0])
    assert reasons(g, 0) == {"reason-enemy-steps": 1, "reason-enemy-guns": 3, "reason-ground": 16}


@pytest.mark.rule("def.victory")
@pytest.mark.parametrize(
    ("far", "piece", "lost", "winner"),
    [(3, "gI01", 20, 0), (4, "gI01", 20, 1), (3, "gCol1a", 20, 1), (3, "gW1", 20, 1), (4, "gI01", 21, 0)],
)
def test_orlau_the_bridge_counts_with_no_german_combat_unit_within_three_hexes_and_at_most_20_steps(
    far: int, piece: str, lost: int, winner: int
) -> None:
    g = table("orlau")
    grid, bridge = g.board.grid, g.board.grid.find("46/0908")
    g.take_control(bridge, g.sides[1])
    g.place(number(g, piece), next(h for h in grid.hexes if grid.distance(h, bridge) == far))
    g.position.lost[1] = lost
    assert deciding_score(g).band.verdict.side == g.sides[winner]


@pytest.mark.rule("def.victory")
@pytest.mark.parametrize(("turn", "contested", "won"), [(13, False, False), (14, False, True), (14, True, False)])
def test_usdau_the_mill_counts_at_the_end_of_turn_14_if_it_is_not_fought_over(
    turn: int, contested: bool, won: bool
) -> None:
    g = table("usdau")
    mill = g.board.grid.find("47/0907")
    g.take_control(mill, g.sides[1])
    for name in ("gI01", "rI01") if contested else ():
        g.place(number(g, name), mill)
    g.position.turn = turn
    award_late(g)
    assert ("reason-held-late" in reasons(g, 1)) is won


@pytest.mark.rule("def.victory")
def test_usdau_wants_ten_companies_in_good_order_beyond_column_12() -> None:
    g = table("usdau")
    for at in range(10):
        g.place(number(g, f"gI{at + 1:02}"), g.board.grid.find(f"47/13{at // 2 + 1:02}"))
    assert reasons(g, 0) == {"reason-steady": 4}
    g.place(number(g, "gI01"), g.board.grid.find("47/1201"))
    assert reasons(g, 0) == {}


@pytest.mark.rule("def.victory", "16.42")
def test_tilsit_pays_for_the_bridge_the_town_steps_and_guns_and_the_russian_for_what_left() -> None:
    g = table("tilsit")
    g.position.lost[:], g.position.guns_lost[1] = [5, 5], 1
    for hex_ in ("50/0905", "50/0902", "50/0707"):
        g.take_control(g.board.grid.find(hex_), g.sides[0])
    assert points_tally(g, g.sides[0]).total == 4 + 3 + 3 + 1 + 1
    for name in ("rC-a", "rK-a", "rI01", "r76A", "rW1", "rMG1"):
        g.place(number(g, name), g.board.box("left"))
    assert points_tally(g, g.sides[1]).total == 2 + 3 * 2 + 4, "wagons and machine guns earn nothing"


@pytest.mark.rule("def.victory", "16.42")
@pytest.mark.parametrize(
    ("scenario", "key", "first", "last"),
    [
        ("goritten", "way-steady", "45/01", "45/11"),
        ("mattischkehmen", "way-denied", "45/07", "45/17"),
        ("usdau", "way-steady", "47/13", "47/17"),
        ("bossau", "way-exit", "49/1707", "49/1709"),
        ("tilsit", "way-exit", "50/0901", "50/0901"),
    ],
)
def test_the_goal_names_the_ground_it_speaks_of(scenario: str, key: str, first: str, last: str) -> None:
    g = table(scenario)
    way = next(way for way in goal(g).ways if way.key == key)
    assert (way.args["first"], way.args["last"]) == (first, last)
    if key == "way-exit":
        return
    named = region(g, f"{key.removeprefix('way-')}-{'russian' if scenario == 'goritten' else 'german'}")
    columns = {f"{first[:3]}{column:02}" for column in range(int(first[3:]), int(last[3:]) + 1)}
    assert {*named} == {h for h in g.board.grid.hexes if g.board.grid.number(h)[:-2] in columns}, "whole columns"
