"""Garbage is looked for when it is quiet; an answer leaves none that only a search finds."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.server import wire
from grognard.server.http import garbage
from grognard.server.http.garbage import QUIET, QuietCollector, collecting
from grognard.server.rooms.live import Listener, heard
from grognard.server.rooms.rooms import Rooms
from grognard.server.storage.storage import Storage


class Watched:
    """Python's collector, which notes what it is told to do and does nothing."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.blocks = 0

    def __getattr__(self, name: str) -> object:
        return lambda *given: self.told.append(" ".join([name, *map(str, given)]))

    def getallocatedblocks(self) -> int:
        """How many blocks of memory are in use."""
        return self.blocks

    def get_threshold(self) -> tuple[int, int, int]:
        """What it was before."""
        return 700, 10, 10


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Watched:
    """In place of the real one."""
    found = Watched()
    monkeypatch.setattr(garbage, "gc", found)
    monkeypatch.setattr(garbage, "sys", found)
    return found


SET_ASIDE = ["collect 1", "freeze"]
FULL = ["unfreeze", "collect", "freeze"]


@pytest.mark.parametrize(
    ("waited", "blocks", "told"),
    [
        (QUIET, garbage.WORTH_IT, FULL),
        (QUIET, garbage.WORTH_IT - 1, []),
        (QUIET / 2, garbage.WORTH_IT, []),
        (10, 8_000_000, []),
        (60, 8_000_000, FULL),
    ],
)
def test_everything_is_searched_when_it_has_been_quiet_for_long_enough(
    watched: Watched, waited: float, blocks: int, told: list[str]
) -> None:
    now = [10.0]
    collector = QuietCollector(lambda: now[0])
    now[0] += 1
    collector.used()
    now[0] += waited
    watched.blocks = blocks
    assert collector.tick() == bool(told)
    assert watched.told == SET_ASIDE + told
    watched.told.clear()
    assert not collector.tick(), "once is enough, until there is more"


def test_however_busy_it_is_nothing_is_searched_but_the_young(watched: Watched) -> None:
    now = [10.0]
    collector = QuietCollector(lambda: now[0])
    for _ in range(1000):
        now[0] += 1
        collector.used()
        watched.blocks += 300_000
        assert not collector.tick()
    assert set(watched.told) == set(SET_ASIDE)


def test_nothing_visits_every_object_while_somebody_may_ask_any_moment(watched: Watched) -> None:
    now = [10.0]
    collector = QuietCollector(lambda: now[0])
    watched.blocks = 8_000_000
    for _ in range(30):
        now[0] += 1
        assert not collector.tick()
    assert set(watched.told) == set(SET_ASIDE), "counting what is set aside takes most of a second in a full house"


def test_everything_is_left_as_it_was() -> None:
    async def serve() -> tuple[int, int, int]:
        async with collecting(QuietCollector()):
            return gc.get_threshold()

    before = gc.get_threshold()
    assert asyncio.run(serve()) == (garbage.YOUNG, garbage.MIDDLE, garbage.NEVER)
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
    gc.freeze()


@pytest.fixture
def still() -> Iterator[None]:
    """No search but ours, and only among what comes from now on."""
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("still")
def test_an_answer_leaves_no_garbage_in_circles(tmp_path: Path) -> None:
    rooms = Rooms(Storage(f"sqlite:///{tmp_path / 'games.sqlite'}"), b"secret")
    game = rooms.new_games.make("ann", wire.NewGame(title="patrol", scenario="crossing", seed="1")).id
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
