"""Garbage is looked for when it is quiet; an answer leaves none that only a search finds."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.server import garbage, wire
from grognard.server.garbage import QUIET, Collector, collecting
from grognard.server.live import Listener, heard
from grognard.server.rooms import Rooms
from grognard.server.storage import Storage


class Watched:
    """Python's collector, which notes what it is told to do and does nothing."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.searches = 0

    def __getattr__(self, name: str) -> object:
        return lambda *given: self.told.append(name)

    def get_count(self) -> tuple[int, int, int]:
        """How many searches of the young there were is the third."""
        return 0, 0, self.searches

    def get_threshold(self) -> tuple[int, int, int]:
        """What it was before."""
        return 700, 10, 10


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Watched:
    """In place of the real one."""
    found = Watched()
    monkeypatch.setattr(garbage, "gc", found)
    return found


@pytest.mark.parametrize(
    ("waited", "searches", "told"),
    [
        (QUIET, garbage.WORTH_IT, ["unfreeze", "collect", "freeze"]),
        (QUIET, garbage.WORTH_IT - 1, []),
        (QUIET / 2, garbage.WORTH_IT, []),
        (QUIET / 2, garbage.TOO_MANY, ["collect", "freeze"]),
    ],
)
def test_it_searches_when_it_is_quiet_or_when_there_is_too_much(
    watched: Watched, waited: float, searches: int, told: list[str]
) -> None:
    now = [10.0]
    collector = Collector(lambda: now[0])
    now[0] += 1
    collector.used()
    now[0] += waited
    watched.searches = searches
    assert collector.tick() == bool(told)
    assert watched.told == told


def test_everything_is_left_as_it_was() -> None:
    async def serve() -> tuple[int, int, int]:
        async with collecting(Collector()):
            return gc.get_threshold()

    before = gc.get_threshold()
    assert asyncio.run(serve()) == (garbage.YOUNG, garbage.MIDDLE, garbage.NEVER)
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


@pytest.fixture
def still() -> Iterator[None]:
    """No search but ours."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("still")
def test_an_answer_leaves_no_garbage_in_circles(tmp_path: Path) -> None:
    rooms = Rooms(Storage(f"sqlite:///{tmp_path / 'games.sqlite'}"), b"secret")
    game = rooms.make("ann", wire.NewGame(title="patrol", scenario="crossing", seed="1")).id
    ears = [Listener("ann", side, "en", lambda: None) for side in ("blue", "red")]
    for ear in ears:
        rooms.listen(game, ear, -1)
    for number in range(20):
        if number == 10:
            gc.collect()
        [(side, question)] = rooms.room(game).game.questions.items()
        rooms.answer("ann", game, wire.Answer(side, question.number, question.options[0].text), "en")
        assert all(heard(ear) for ear in ears)
    assert gc.collect() == 0
    rooms.close()
