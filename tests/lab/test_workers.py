"""The workers that play games: whatever happens to them, every game is delivered once."""

from __future__ import annotations

import multiprocessing
import os

import pytest

from grognard.kernel.errors import Unreadable
from grognard.lab.play import workers
from grognard.lab.play.simulate import Order, Played, simulate
from grognard.lab.play.workers import (
    LARGEST_BATCH,
    Alone,
    LostWorkers,
    Pile,
    Processes,
    Task,
    WorkerProcess,
    workers_of,
)

CROSSING = Order("patrol", "crossing", seed="5")
NIGHT = Order("patrol", "night-raid", seed="5")


def lasting(seconds: float) -> Played:
    """A game that took so long."""
    return Played(0, "", "", 1, 1, 0, {}, (), seconds)


def taken(pile: Pile) -> list[Task]:
    """All that is on a pile."""
    return list(iter(pile.take, None))


def test_a_pile_hands_out_every_game_once() -> None:
    pile = Pile([CROSSING, NIGHT], [[0, 2, 5], [1]], hands=2)
    assert len(pile) == 4
    assert taken(pile) == [Task(0, CROSSING, (n,)) for n in (0, 2, 5)] + [Task(1, NIGHT, (1,))]


def test_orders_take_turns() -> None:
    """So a tournament that is stopped has met both ways round about as often."""
    pile = Pile([CROSSING, NIGHT], [range(3), range(3)])
    assert [(task.place, task.numbers) for task in taken(pile)] == [
        *((0, (0,)), (1, (0,)), (0, (1,)), (1, (1,)), (0, (2,)), (1, (2,)))
    ]


@pytest.mark.parametrize(("seconds", "size"), [(0.001, LARGEST_BATCH), (0.1, 5), (60, 1)])
def test_tasks_last_about_as_long_as_each_other(seconds: float, size: int) -> None:
    pile = Pile([CROSSING], [range(1000)], hands=2)
    pile.learn([lasting(seconds)])
    task = pile.take()
    assert task is not None
    assert len(task.numbers) == size


def test_towards_the_end_tasks_are_small_and_never_of_two_orders() -> None:
    pile = Pile([CROSSING, NIGHT], [range(30), range(30)], hands=2)
    pile.learn([lasting(0.001)])
    tasks = taken(pile)
    assert sorted((task.place, number) for task in tasks for number in task.numbers) == [
        (place, number) for place in (0, 1) for number in range(30)
    ]
    assert len(tasks[-1].numbers) == 1


def test_a_crew_is_as_large_as_asked_for() -> None:
    assert isinstance(workers_of(1), Alone)
    assert workers_of(3).hands == 3
    assert workers_of(0).hands == workers.cores()
    assert workers_of(0, "local:4").hands == 4


@pytest.mark.parametrize("address", ["local", "local:", "local:none", "local:0"])
def test_a_cluster_of_ones_own_has_workers(address: str) -> None:
    with pytest.raises(Unreadable, match="local:N"):
        workers_of(1, address)


def test_a_process_that_dies_is_replaced_and_its_games_are_played_again() -> None:
    numbers = list(range(12))
    handed_in: list[Played] = []
    for task, played in Processes(2).play(Pile([CROSSING], [numbers], hands=2)):
        assert [game.number for game in played] == list(task.numbers)
        if not handed_in:
            for child in multiprocessing.active_children():
                child.kill()
        handed_in += played
    assert sorted(handed_in, key=lambda game: game.number) == list(simulate(CROSSING, 12).played)


class Mortal(WorkerProcess):
    """A process that dies of whatever it is given."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=os._exit, args=(1,))
        self.process.start()
        theirs.close()
        self.task = None


def test_games_that_kill_whoever_plays_them_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "WorkerProcess", Mortal)
    with pytest.raises(LostWorkers, match=r"patrol crossing, random, random, games \(0,\): 3 processes have died"):
        list(Processes(1).play(Pile([CROSSING], [[0]])))


def test_a_fault_in_a_process_is_told_here() -> None:
    with pytest.raises(Unreadable, match="no bot 'clever'"):
        list(Processes(1).play(Pile([CROSSING._replace(bots=("clever", "random"))], [[0]])))
    assert not multiprocessing.active_children()


def test_a_process_goes_home_when_whoever_sent_it_is_gone() -> None:
    worker = WorkerProcess()
    worker.pipe.close()
    worker.process.join(30)
    assert worker.process.exitcode == 0
    worker.process.close()
