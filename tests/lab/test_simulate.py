"""Simulations: the same whoever shares the work, and their figures add up."""

from __future__ import annotations

import json

import pytest

import grognard
from grognard.bots.minds.glance import Asked
from grognard.bots.ranks.random import Random
from grognard.kernel.asking.script import Option
from grognard.kernel.errors import BadData, Broken, Unreadable
from grognard.lab.play import simulate as simulating
from grognard.lab.play.simulate import Order, Played, Results, Spread, play_one, simulate, spread, without_clock

CROSSING = Order("patrol", "crossing", seed="5")


@pytest.fixture(scope="module")
def six() -> Results:
    """Six games of one order."""
    return simulate(CROSSING, 6)


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    alone, together = simulate(CROSSING, 9, jobs=1), simulate(CROSSING, 9, jobs=2)
    assert alone == together
    assert alone.as_json() == together.as_json()
    assert without_clock(alone.as_json(games=True)) == without_clock(together.as_json(games=True))


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    few, more = simulate(CROSSING, 2), simulate(CROSSING, 4)
    assert more.played[:2] == few.played
    assert play_one(CROSSING, 3) == more.played[3]
    assert simulate(CROSSING._replace(seed="6"), 4).played != more.played


def test_figures_add_up(six: Results) -> None:
    assert [game.number for game in six.played] == list(range(6))
    assert sum(six.wins.values()) == sum(six.verdicts.values()) == 6
    assert list(six.wins) == ["blue", "red", ""]
    assert set(six.scores) == {"blue", "red"}
    assert six.over("turns").most <= 5
    assert six.over("decisions").least > 0
    assert six.decisions_per_second > 0
    assert six.seconds == sum(game.seconds for game in six.played) > 0
    json.dumps(six.as_json(games=True))


def test_the_time_a_game_took_is_no_part_of_what_it_is(six: Results) -> None:
    first = six.played[0]
    later = {"seconds": first.seconds + 60, "thought": {"blue": 60.0, "red": 0.0}}
    slower = Played(**{name: getattr(first, name) for name in Played.__slots__} | later)
    assert slower == first
    assert "seconds" not in json.dumps(six.as_json())


def test_every_turn_is_in_the_figures_by_turn(six: Results) -> None:
    assert list(six.by_turn) == list(range(six.over("turns").most + 1))
    last = six.by_turn[max(six.by_turn)]
    assert last["lost"]["blue"].mean == pytest.approx(six.lost["blue"].mean, abs=1e-4)
    assert last["gained"]["red"].mean == pytest.approx(six.gained["red"].mean, abs=1e-4)
    assert last["scores"]["red"].mean == pytest.approx(six.scores["red"].mean, abs=1e-4)
    assert all(each.games == 6 for told in last.values() for each in told.values())


def test_a_winner_has_the_points() -> None:
    for game in simulate(Order("patrol", "night-raid"), 6).played:
        if game.winner and game.verdict != "verdict-wiped-out":
            loser = {"blue": "red", "red": "blue"}[game.winner]
            assert game.scores[game.winner] > game.scores[loser]


def test_progress_is_told_of_every_game() -> None:
    steps: list[int] = []
    simulate(CROSSING, 7, progress=steps.append)
    assert sum(steps) == 7


def test_options_are_played(six: Results) -> None:
    lit = simulate(CROSSING._replace(options=("15.1",)), 6)
    assert lit.as_json()["options"] == ["15.1"]
    assert lit.played != six.played


@pytest.mark.parametrize(
    "order",
    [
        Order("ptrol", "crossing"),
        Order("patrol", "dawn"),
        Order("patrol", "crossing", options=("99",)),
        Order("patrol", "crossing", bots=("random",)),
        Order("patrol", "crossing", folders=("no-such-folder",)),
    ],
)
def test_a_faulty_order_is_refused_before_anything_is_played(order: Order) -> None:
    played: list[int] = []
    with pytest.raises((BadData, Unreadable)):
        simulate(order, 3, progress=played.append)
    assert not played


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Unreadable, match="no bot 'clever'"):
        simulate(CROSSING._replace(bots=("random", "clever")), 1)


class Fainter(Random):
    """Fails when it is asked for the twentieth time."""

    times = 0

    def answer(self, view: object, question: Asked) -> Option:
        """Any option, nineteen times."""
        self.times += 1
        if self.times == 20:
            raise ZeroDivisionError("out of breath")
        return question.options[-1]


class Rebel(Random):
    """Answers what nobody offered."""

    def answer(self, view: object, question: Asked) -> Option:
        """Nothing of the kind."""
        return Option("surrender", 0, "surrender")


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_that_a_bot_breaks_is_told_by_its_seed(jobs: int) -> None:
    faulty = f"{__name__}:Fainter"
    with pytest.raises(Broken) as told:
        simulate(CROSSING._replace(bots=("random", faulty)), 2, jobs=jobs)
    said = str(told.value)
    # Side by side either game may break first; it is told by its own seed.
    told_of = [game for game in range(2 if jobs > 1 else 1) if f"seed 5/crossing/{game}: {faulty} for red" in said]
    assert len(told_of) == 1
    assert f"patrol crossing, game {told_of[0]} of random, {faulty}, seed" in said
    assert "ZeroDivisionError: out of breath" in said
    game = grognard.load(told.value.save)
    assert game.question is not None and game.question.side == "red", "the save is the game up to there"


def test_an_illegal_answer_is_told_by_its_seed() -> None:
    with pytest.raises(Broken, match=r"seed 5/crossing/0: .*Rebel for .*: Illegal"):
        simulate(CROSSING._replace(bots=(f"{__name__}:Rebel",) * 2), 1)


def test_bots_that_do_not_come_to_an_end_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulating, "LONGEST_GAME", 30)
    with pytest.raises(Broken, match="not over after 30 answers"):
        simulate(CROSSING, 1)


def test_a_bot_that_cannot_play_a_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulating, "has_commander", lambda game: game != "patrol")
    with pytest.raises(BadData, match="patrol: officer cannot play it"):
        simulate(CROSSING._replace(bots=("random", "officer")), 1)


def test_spread() -> None:
    assert spread([1, 2, 6]) == Spread(3.0, 1, 6)
    assert spread([]) == Spread(0.0, 0, 0)
