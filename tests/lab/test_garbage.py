"""The garbage collector in workers: quiet within a task, and between tasks it finds what games have left."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from grognard.lab.play import workers
from grognard.lab.play.garbage import NEVER, WORTH_IT, Collector
from grognard.lab.play.simulate import Order
from grognard.lab.play.workers import Task


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """Leave the thresholds of the tests as they were; what is frozen stays so, as after each file of tests."""
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)


class Node:
    """Something that can be in a circle."""

    def __init__(self) -> None:
        self.other = self


def test_a_circle_is_found_between_tasks_once_much_more_is_in_use() -> None:
    collector = Collector()
    circle = ref(Node())
    assert circle() is not None
    assert not collector.between_tasks()
    more = [[] for _ in range(WORTH_IT + 1)]  # type: ignore[var-annotated]
    assert collector.between_tasks()
    assert circle() is None
    assert not collector.between_tasks()
    assert len(more) > WORTH_IT


def test_old_objects_are_not_searched_within_a_task() -> None:
    Collector()
    assert gc.get_threshold()[2] == NEVER


def test_only_a_process_of_its_own_changes_the_collector(monkeypatch: pytest.MonkeyPatch) -> None:
    """`Alone` plays in the process of whoever calls it."""
    task, before = Task(0, Order("patrol", "crossing"), (0,)), gc.get_threshold()
    assert len(workers.play_task(task)) == 1
    assert gc.get_threshold() == before

    tasks: list[Task | None] = [task, None]
    sent: list[object] = []

    class Pipe:
        def recv(self) -> Task | None:
            return tasks.pop(0)

        def send(self, played: object) -> None:
            sent.append(played)

    monkeypatch.setattr("signal.signal", lambda *_: None)
    workers._work(Pipe())  # type: ignore[arg-type]
    assert gc.get_threshold() != before
    assert len(sent) == 1
