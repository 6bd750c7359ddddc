"""Victory: points for steps, guns, ground and companies, the stream, ties and margins."""

from __future__ import annotations

import pytest

from grognard.games.august import August
from grognard.games.august.consequences import lose_step
from grognard.games.august.victory import award_late, deciding_score, judge, points_tally
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
    assert reasons(g, 1) == {"reason-enemy-steps": 2, "reason-enemy-guns": 5, "reason-guns-stormed": 7}
    g.place(number(g, "g77A"), g.board.grid.find("47/0907"))
    assert reasons(g, 0) == {"reason-ready-guns": 4}


@pytest.mark.rule("def.victory")
def test_bossau_counts_a_gun_in_place_of_its_step_and_what_has_left() -> None:
    g = table("bossau")
    g.position.lost[1], g.position.guns_lost[1] = 4, 1
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
    g.position.turn, g.position.lost[1] = 14, 19
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
