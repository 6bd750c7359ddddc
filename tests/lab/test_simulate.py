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
from grognard.shelf import title

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
def test_a_bot_that_fails_has_lost_and_the_run_goes_on(jobs: int) -> None:
    faulty = f"{__name__}:Fainter"
    results = simulate(CROSSING._replace(bots=("random", faulty)), 3, jobs=jobs)
    assert results.wins == {"blue": 3, "red": 0, "": 0}
    assert {key: len(games) for key, games in results.faults.items()} == {(faulty, "crash"): 3}
    fault = results.played[0].fault
    assert fault is not None and fault.side == "red"
    assert fault.text.startswith("test_simulate.py:") and "ZeroDivisionError: out of breath" in fault.text
    assert "in answer" in fault.trace and "out of breath" in fault.trace
    game = grognard.load(fault.save)
    assert game.question is not None and game.question.side == "red", "the save is the game up to there"
    assert results.as_json()["faults"] == {f"{faulty}: crash": 3}


def test_an_illegal_answer_is_cheating_and_costs_the_game() -> None:
    results = simulate(CROSSING._replace(bots=("random", f"{__name__}:Rebel")), 1)
    fault = results.played[0].fault
    assert fault is not None and (fault.kind, results.wins["blue"]) == ("cheating", 1)


def test_a_fault_of_our_own_bot_stops_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("ours")

    monkeypatch.setattr(Random, "answer", fail)
    with pytest.raises(
        Broken, match=r"patrol crossing, game 0 of random, random, seed 5/crossing/0: .*ZeroDivisionError"
    ):
        simulate(CROSSING, 1)


def test_a_game_of_somebody_that_fails_has_no_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("in their rule")

    monkeypatch.setattr(simulating, "is_ours", lambda thing: isinstance(thing, Random))
    monkeypatch.setattr(title("patrol").play, "place", fail)
    results = simulate(CROSSING, 2)
    assert results.wins == {"blue": 0, "red": 0, "": 2}
    assert [*results.faults] == [("patrol", "crash")]


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
