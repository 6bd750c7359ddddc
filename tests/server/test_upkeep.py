"""What the server does by itself: bots woken a few at a time, tables that nobody ever played at cleared away."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from grognard.server.http.faults import Trouble
from grognard.server.http.limits import Limits
from grognard.server.rooms import upkeep
from grognard.server.rooms.rooms import Rooms
from grognard.server.rooms.upkeep import AWAKE_AT_ONCE, DAY, Upkeep
from tests.server.visitors import Visitor


class Clocks:
    """A clock on the wall that can be set, and one that only runs."""

    def __init__(self) -> None:
        self.wall_now = 1_800_000_000.0
        self.steady_now = 0.0

    def run(self, seconds: float) -> None:
        self.wall_now += seconds
        self.steady_now += seconds


# Bots -------------------------------------------------------------------------------------------------------------
class FakeRooms:
    """Rooms whose bots play until somebody looks for the third time; some cannot be opened."""

    def __init__(self, games: list[str]) -> None:
        self.storage = SimpleNamespace(games_with_bots_due=lambda: games)
        self.limits = Limits()
        self.opened: list[str] = []
        self.awake: list[Any] = []
        self.most_awake = 0

    def room(self, game: str) -> Any:
        self.opened.append(game)
        if game.startswith("bad"):
            raise Trouble("bad-data", "old-edition", fault="it is old")
        if game.startswith("worse"):
            raise RuntimeError("a fault of ours")
        room = FakeRoom()
        self.awake = [each for each in self.awake if each.looks < FakeRoom.PLAYS] + [room]
        self.most_awake = max(self.most_awake, len(self.awake))
        return room


class FakeRoom:
    """A room whose bots are done after a few looks."""

    PLAYS = 3

    def __init__(self) -> None:
        self.looks = 0

    @property
    def is_botting(self) -> bool:
        self.looks += 1
        return self.looks < self.PLAYS


def test_few_games_are_awake_at_once_and_a_bad_one_stops_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(upkeep, "LOOK_EVERY", 0)
    games = ["one", "bad", "two", "worse", *(f"game{n}" for n in range(40))]
    rooms = FakeRooms(games)
    with caplog.at_level(logging.WARNING, "grognard"):
        Upkeep(rooms).wake_bots()  # type: ignore[arg-type]
    assert rooms.opened == games, "in the order of the storage, and every one"
    assert rooms.most_awake <= AWAKE_AT_ONCE
    assert "it is old" in caplog.text and "a fault of ours" in caplog.text


# Tables -----------------------------------------------------------------------------------------------------------
@pytest.fixture
def clocks() -> Clocks:
    return Clocks()


@pytest.fixture
def keeper(rooms: Rooms, clocks: Clocks, monkeypatch: pytest.MonkeyPatch) -> Iterator[Upkeep]:
    monkeypatch.setattr("grognard.server.rooms.rooms.time.time", lambda: clocks.wall_now)
    yield Upkeep(rooms, lambda: clocks.wall_now, lambda: clocks.steady_now)


def test_tables_never_begun_are_cleared_away(ann: Visitor, bob: Visitor, clocks: Clocks, keeper: Upkeep) -> None:
    waiting = ann.make(seats={"red": "open"})
    played = ann.make(seats={"red": "me"})
    ann.answer(played)
    taken_in = ann.post("games/import", ann.get(f"games/{played}/save"), 201)["id"]
    heard = ann.make(seats={"red": "open"})
    with ann.hear(heard, "blue") as socket:
        socket.receive_json()
        clocks.run(29 * DAY)
        fresh = ann.make(seats={"red": "open"})
        keeper.clear_tables()
        assert ann.get("games")["total"] == 5
        clocks.run(2 * DAY)
        keeper.clear_tables()
    left = {card["id"] for card in ann.get("games")["games"]}
    assert left == {played, taken_in, heard, fresh}
    assert ann.get(f"games/{waiting}", 404)["error"]["code"] == "missing"
    keeper.clear_tables()
    assert {card["id"] for card in ann.get("games")["games"]} == {played, taken_in, fresh}


def test_a_clock_that_was_set_clears_nothing_away(
    ann: Visitor, clocks: Clocks, keeper: Upkeep, caplog: pytest.LogCaptureFixture
) -> None:
    game = ann.make(seats={"red": "open"})
    clocks.wall_now += 400 * DAY
    with caplog.at_level(logging.WARNING, "grognard"):
        keeper.clear_tables()
    assert "the clock was set" in caplog.text
    clocks.wall_now -= 400 * DAY
    keeper.clear_tables()
    keeper.clear_tables()
    ann.get(f"games/{game}")


def test_a_start_with_the_clock_far_ahead_clears_nothing_away_for_a_day(
    ann: Visitor, rooms: Rooms, clocks: Clocks, keeper: Upkeep
) -> None:
    game = ann.make(seats={"red": "open"})
    clocks.wall_now += 40 * DAY
    again = Upkeep(rooms, lambda: clocks.wall_now, lambda: clocks.steady_now)
    again.clear_tables()
    clocks.run(DAY / 2)
    again.clear_tables()
    ann.get(f"games/{game}")
    clocks.run(DAY)
    again.clear_tables()
    ann.get(f"games/{game}", 404)


def test_whoever_answers_just_before_it_is_cleared_keeps_the_table(ann: Visitor, rooms: Rooms) -> None:
    game = ann.make(seats={"red": "me"})
    ann.answer(game)
    assert not rooms.removal.clear(game)
    ann.answer(game)


# The clock --------------------------------------------------------------------------------------------------------
def test_nothing_breaks_when_the_clock_is_set_back(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a year, in the middle of a game: answers, undo, new games, the lobby and a second start."""
    game = ann.make(seats={"red": "me"})
    ann.answer(game)
    now = time.time() - 365 * DAY
    monkeypatch.setattr("time.time", lambda: now)
    taken = ann.answer(game)
    side = next(name for name in ("red", "blue") if ann.screen(game, name)["undo"]["can"])
    ann.post(f"games/{game}/undo", {"side": side, "version": taken["version"]})
    ann.answer(game)
    later = ann.make(seats={"red": "me"})
    assert {card["id"] for card in ann.get("games")["games"]} == {game, later}
    assert ann.get("health")["status"] == "ok"
