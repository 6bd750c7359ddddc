"""Ratings and tournaments: known cases come out, and every pair has met both ways round."""

from __future__ import annotations

import json
from math import inf

import pytest

from grognard import bots
from grognard.bots.minds.glance import Asked
from grognard.bots.ranks.random import Random
from grognard.kernel.asking.script import Option
from grognard.kernel.errors import BadData
from grognard.kernel.numbers.dice import Whim
from grognard.lab.play.elo import ADDED, ANCHOR, Pairing, Ratings, expected, rated
from grognard.lab.play.tournament import Seeds, Tournament, WonLost, orders_of, tournament


def met(first: str, second: str, won: float, games: int = 100, table: str = "plain") -> Pairing:
    """A meeting, the first on the first side."""
    return Pairing(first, second, table, games, won)


def elo(ratings: Ratings, player: str) -> float:
    """A rating by name."""
    return ratings.players[player].elo


# Ratings --------------------------------------------------------------------------------------------------------


def test_three_quarters_are_191_points() -> None:
    """Of many games: 400 log10(3) = 190.8."""
    ratings = rated([met("a", "b", 75_000, 100_000), met("b", "a", 25_000, 100_000)], "b")
    assert elo(ratings, "a") - elo(ratings, "b") == pytest.approx(190.85, abs=0.1)
    assert ratings.sides["plain"].elo == pytest.approx(0, abs=0.01)


def test_the_anchor_has_its_rating_and_no_margin() -> None:
    ratings = rated([met("a", "b", 30), met("b", "a", 60)], "b")
    assert ratings.players["b"] == (ANCHOR, 0.0)
    assert ratings.anchor == "b"
    assert list(ratings.players) == ["b", "a"], "the best first"


def test_the_margin_is_that_of_the_normal_approximation() -> None:
    """Equal players: in natural units the variance of the difference is 4 over the games."""
    games = 5000
    margin = rated([met("a", "b", games / 2, games), met("b", "a", games / 2, games)], "a").players["b"].margin
    natural = 1.959964 * (4 / (2 * (games + ADDED))) ** 0.5
    assert margin == pytest.approx(natural * 400 / 2.302585, rel=1e-4)


def test_more_games_make_a_smaller_margin() -> None:
    few, many = (rated([met("a", "b", n * 0.6, n), met("b", "a", n * 0.4, n)], "a") for n in (50, 200))
    assert few.players["b"].margin / many.players["b"].margin == pytest.approx(2, rel=0.02)


def test_who_has_won_every_game_is_strong_but_not_infinitely() -> None:
    ratings = rated([met("a", "b", 100), met("b", "a", 0)], "b")
    assert ANCHOR + 600 < elo(ratings, "a") < inf
    assert ratings.players["a"].margin > 200, "and nobody knows how strong exactly"


def test_a_side_that_always_wins_says_nothing_of_the_players() -> None:
    ratings = rated([met("a", "b", 100), met("b", "a", 100)], "b")
    assert elo(ratings, "a") == pytest.approx(ANCHOR)
    assert ratings.sides["plain"].elo > 600


def test_each_table_has_a_side_of_its_own() -> None:
    meetings = [met("a", "b", 70, table="hill"), met("b", "a", 70, table="hill")]
    meetings += [met("a", "b", 30, table="ford"), met("b", "a", 30, table="ford")]
    ratings = rated(meetings, "a")
    assert ratings.sides["hill"].elo == pytest.approx(-ratings.sides["ford"].elo)
    assert ratings.sides["hill"].elo > 100


def test_ratings_that_made_the_games_are_found_again() -> None:
    """Games drawn by lot from known strengths: three in four of the true values are well within the margins."""
    true, side, whim = {"a": 1000.0, "b": 1150.0, "c": 1400.0, "d": 900.0}, 60.0, Whim("elo")
    meetings = []
    for first in true:
        for second in true:
            if first != second:
                chance = expected(true[first] - true[second] + side)
                won = sum(whim.below(1_000_000) < chance * 1_000_000 for _ in range(400))
                meetings.append(met(first, second, won, 400))
    ratings = rated(meetings, "a")
    assert [*ratings.players] == ["c", "b", "a", "d"]
    for name, each in ratings.players.items():
        assert abs(each.elo - true[name]) <= 1.5 * each.margin
    assert abs(ratings.sides["plain"].elo - side) <= 1.5 * ratings.sides["plain"].margin


# Tournaments ----------------------------------------------------------------------------------------------------


class Last:
    """Takes the last option: another player than random, and as quick."""

    def __init__(self, seed: str | int = 0) -> None:
        self._whim = Whim(f"{seed}/last")

    def answer(self, view: object, question: Asked) -> Option:
        """The last option, most of the time."""
        return question.options[-1] if self._whim.below(3) else self._whim.pick(question.options)


@pytest.fixture(scope="module")
def played() -> Tournament:
    """Three bots on two small scenarios, four games each way."""
    makers = {"random": Random, "last": Last, "twin": Random}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bots, "make", lambda name, seed=0: makers[name](seed))
        return tournament(orders_of("patrol", ["crossing", "night-raid"], ["random", "last", "twin"]), 4)


def test_every_pair_meets_both_ways_round_over_the_same_seeds() -> None:
    orders = orders_of("patrol", ["crossing", "night-raid"], ["a", "b", "c"], seed="9", options=["15.1"])
    assert len(orders) == 2 * 3 * 2
    pairs = [order.bots for order in orders if order.scenario == "crossing"]
    assert sorted(pairs) == [("a", "b"), ("a", "c"), ("b", "a"), ("b", "c"), ("c", "a"), ("c", "b")]
    assert {(order.seed, order.options) for order in orders} == {("9", ("15.1",))}


@pytest.mark.parametrize("players", [[], ["random"], ["random", "random"]])
def test_one_bot_is_no_tournament(players: list[str]) -> None:
    with pytest.raises(BadData, match="two bots that differ"):
        orders_of("patrol", ["crossing"], players)


def test_what_one_has_won_the_other_has_lost(played: Tournament) -> None:
    for bot in played.bots:
        assert played.total(bot).games == 2 * 2 * 2 * 4
        for other in played.bots:
            mine, theirs = played.against(bot, other), played.against(other, bot)
            assert (mine.won, mine.drawn, mine.lost) == (theirs.lost, theirs.drawn, theirs.won)


def test_games_are_counted_by_scenario_and_side(played: Tournament) -> None:
    whole, parts = played.against("last", "random"), WonLost()
    for scenario in played.scenarios:
        for side in ("blue", "red"):
            part = played.against("last", "random", scenario, side)
            assert part.games == 4
            parts = parts.plus(part)
    assert parts == whole
    (blue,) = [
        each for each in played.results if each.order.bots == ("last", "random") and each.order.scenario == "crossing"
    ]
    assert played.against("last", "random", "crossing", "blue").won == blue.wins["blue"]


def test_a_twin_is_exactly_as_strong(played: Tournament) -> None:
    """It plays the same answers over the same seeds."""
    assert played.ratings.players["twin"].elo == pytest.approx(ANCHOR)
    assert played.ratings.anchor == "random"


def test_a_record() -> None:
    assert WonLost(3, 2, 5).share == 0.4
    assert WonLost().share == 0.5
    low, high = WonLost(3, 2, 5).interval
    assert low < 0.4 < high


def test_matches_are_told_by_scenario_and_side(played: Tournament) -> None:
    assert [(each.bot, each.other) for each in played.matches[:3]] == [
        ("random", "last"),
        ("random", "twin"),
        ("last", "twin"),
    ]
    assert [each.scenario for each in played.matches] == ["crossing"] * 3 + ["night-raid"] * 3
    for each in played.matches:
        assert each.record == played.against(each.bot, each.other, each.scenario)
        assert each.record == each.by_side["blue"].plus(each.by_side["red"])
        assert each.record.games == 8
    assert WonLost(3, 2, 5).drawn_share == 0.2


def test_who_thinks_how_long_is_told_by_bot(played: Tournament) -> None:
    for bot, thought in played.thinking.items():
        of_bot = [(each, n) for each in played.results for n, name in enumerate(each.order.bots) if name == bot]
        assert thought.answers == sum(game.answers[each.sides[n]] for each, n in of_bot for game in each.played)
        assert 0 < thought.operations < thought.answers
        assert thought.per_operation > thought.per_answer > 0
    for results in played.results:
        assert all(sum(game.answers.values()) == game.decisions for game in results.played)
        assert all(sum(game.thought.values()) < game.seconds for game in results.played)


def test_a_tournament_as_plain_values(played: Tournament) -> None:
    told = json.loads(json.dumps(played.as_json(games=True)))
    assert told["bots"] == ["random", "last", "twin"]
    assert told["ratings"]["random"] == {"elo": 1000.0, "margin": 0.0}
    assert told["against"]["last"]["random"]["won"] == played.against("last", "random").won
    assert len(told["results"]) == 12
    assert len(told["matches"]) == 6
    first = told["matches"][0]
    assert (first["bot"], first["against"], first["scenario"], first["games"]) == ("random", "last", "crossing", 8)
    assert first["interval"][0] < first["share"] < first["interval"][1]
    assert sum(first["by_side"]["blue"].values()) == 4
    assert len(told["results"][0]["played"]) == 4
    assert "played" not in played.as_json()["results"][0]


def test_a_notebook_shows_ratings(played: Tournament) -> None:
    shown = played._repr_html_()
    assert shown.count("<svg") == 1
    assert "Who beats whom" in shown


# Seed by seed ---------------------------------------------------------------------------------------------------


def test_bots_that_play_alike_are_said_to_be_identical() -> None:
    bots = ["officer", "officer:step=2.0", "officer:step=0.0:take=5"]
    held = tournament(orders_of("patrol", ["crossing"], bots), 3)
    same, other = (held.by_seed(bots[0], name, "crossing") for name in bots[1:])
    assert same.are_identical
    assert (same.share, same.margin) == (0.5, 0.0)
    assert not other.are_identical
    assert other.alike == 0
    told = {(each["bot"], each["against"]): each["seeds_alike"] for each in held.as_json()["matches"]}
    assert told == {(bots[0], bots[1]): 3, (bots[0], bots[2]): 0, (bots[1], bots[2]): 0}


def test_points_by_seed_add_both_ways_round() -> None:
    seeds = Seeds(1, (1.0, 0.5, 0.5, 0.0, 1.0))
    assert seeds.share == 0.6
    assert seeds.margin == pytest.approx(1.959964 * 0.4183 / 5**0.5, rel=1e-3)
    assert Seeds(0, (1.0,)).margin == 0.0
    held = tournament(orders_of("patrol", ["crossing"], ["random", "officer"]), 3)
    record = held.against("officer", "random")
    assert held.by_seed("officer", "random", "crossing").share == record.share
    assert held.by_seed("random", "officer", "crossing").share == pytest.approx(1 - record.share)
