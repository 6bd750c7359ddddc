"""Long games are opened from a mark; a mark that cannot be trusted costs time and nothing else."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from grognard.kernel.numbers.dice import Whim
from grognard.kernel.table.title import Title
from grognard.server import wire
from grognard.server.rooms.room import Room
from grognard.server.rooms.rooms import Rooms
from grognard.server.screens.log import roll_told
from grognard.server.storage import checkpoints, packing
from grognard.server.storage.packing import Checkpoint, has_forgotten, mark_of
from grognard.server.storage.storage import Storage

ANN = "ann"
LONG = 70
PLAYED = (("patrol", "crossing"), ("patrol", "night-raid"), ("verdun", "haumont"), ("marne", "gneisenau"))


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are long after a few dozen answers."""
    monkeypatch.setattr(checkpoints, "EVERY", 30)


Opened = Callable[[], Rooms]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opened]:
    """Starts a server on the same database again, once the one before has made its marks."""
    servers: list[Rooms] = []

    def start() -> Rooms:
        if servers:
            servers.pop().close()
        servers.append(Rooms(Storage(f"sqlite:///{tmp_path / 'games.sqlite'}"), b"secret"))
        return servers[-1]

    yield start
    servers[-1].close()


def play(rooms: Rooms, game: str, answers: int) -> Room:
    """Answer at random."""
    room, whim = rooms.room(game), Whim("answers")
    for _ in range(answers):
        if not room.game.questions:
            break
        side, question = next(iter(room.game.questions.items()))
        option = whim.pick(question.options)
        rooms.answer(ANN, game, wire.Answer(side, question.number, option.text), "en")
    return room


def made(rooms: Rooms, title: str = "patrol", scenario: str = "crossing") -> str:
    """A game of Ann's against herself."""
    return rooms.new_games.make(ANN, wire.NewGame(title=title, scenario=scenario, seed="7")).id


def pages(room: Room) -> list[wire.Page]:
    """What everybody sees."""
    return [room.page(ANN, side, "en") for side in ("", *sorted(room.seats))]


def replaying(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often a game is played again from its start from now on."""
    times: list[int] = []
    load = Title.load

    def counted(self: Title, *args: Any, **named: Any) -> Any:
        times.append(1)
        return load(self, *args, **named)

    monkeypatch.setattr(Title, "load", counted)
    return times


@pytest.mark.parametrize(("title", "scenario"), PLAYED)
def test_a_game_opened_from_a_mark_is_the_same_game(
    title: str, scenario: str, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = opened()
    room = play(rooms, game := made(rooms, title, scenario), LONG)
    seen, whole = pages(room), mark_of(room.game)
    again = opened()
    replayed = replaying(monkeypatch)
    room = again.room(game)
    assert not replayed
    assert room.marked > 0
    assert pages(room) == seen
    assert mark_of(room.game) == whole
    assert play(again, game, 5).game.entries == Title.load(room.title, room.game.save()).entries


def test_every_roll_of_the_log_can_still_be_looked_at(opened: Opened) -> None:
    rooms = opened()
    room = play(rooms, game := made(rooms, "verdun", "haumont"), 2 * LONG)
    lines = [n for n, event in enumerate(room.game.events_for("german")) if event.tally_for(room.game.side("german"))]
    assert lines
    told = [roll_told(room.viewer("german", "en"), line) for line in lines]
    room = opened().room(game)
    assert any(map(has_forgotten, room.game.events))
    for line, shown in zip(lines, told, strict=True):
        room.recall(line, "german")
        assert roll_told(room.viewer("german", "en"), line) == shown
    assert not any(map(has_forgotten, room.game.events))


def test_earlier_moments_and_undo_reach_beyond_a_mark(opened: Opened) -> None:
    rooms = opened()
    room = play(rooms, game := made(rooms), LONG)
    early = room.page_at(ANN, "blue", "en", 3)
    again = opened().room(game)
    assert again.marked > 3
    assert again.page_at(ANN, "blue", "en", 3) == early
    assert mark_of(again.game.branch(3)) == mark_of(room.game.branch(3))


@pytest.mark.parametrize("what", ["format", "edition", "damaged", "other entries", "nonsense"])
def test_a_mark_that_cannot_be_trusted_is_not_used(what: str, opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = opened()
    room = play(rooms, game := made(rooms), LONG)
    seen, by = pages(room), packing.made_by(room.title.play)
    rooms.marks.close()
    body = rooms.storage.mark(game, by)
    assert body is not None
    match what:
        case "format":
            monkeypatch.setattr(packing, "FORMAT", packing.FORMAT + 1)
        case "edition":
            monkeypatch.setattr(checkpoints, "made_by", lambda play: "another edition")
        case "damaged":
            rooms.storage.keep_mark(game, LONG // 2, by, body[:-1] + bytes([body[-1] ^ 1]))
        case "other entries":
            mark = packing.unwrapped(body)
            mark.log = "0" * 64
            rooms.storage.keep_mark(game, LONG // 2, by, packing.wrapped(mark))
        case "nonsense":
            rooms.storage.keep_mark(game, LONG // 2, by, b"nonsense")
    again = opened()
    replayed = replaying(monkeypatch)
    assert pages(again.room(game)) == seen
    assert replayed


def test_an_undo_beyond_a_mark_drops_it(opened: Opened) -> None:
    rooms = opened()
    room = play(rooms, game := made(rooms), LONG)
    rooms.marks.close()
    by, kept = packing.made_by(room.title.play), len(room.game.entries)
    assert rooms.storage.mark(game, by) is not None
    rooms.storage.write(game, room.version, 5, kept, [], wire_summary(room))
    assert rooms.storage.mark(game, by) is None


def wire_summary(room: Room) -> Any:
    """What the lobby tells of a game."""
    from grognard.server.storage.records import summary_of

    return summary_of(room.game)


def test_a_mark_the_rules_do_not_lead_to_is_not_kept(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    rooms, honest, times = opened(), mark_of, list[Checkpoint]()

    def cheating(game: Any) -> Checkpoint:
        mark = honest(game)
        times.append(mark)
        if len(times) % 2:  # the one that is to be kept, not the one it is compared with
            mark.fence += 1
        return mark

    monkeypatch.setattr(checkpoints, "mark_of", cheating)
    with caplog.at_level(logging.ERROR, "grognard"):
        room = play(rooms, game := made(rooms), LONG)
        rooms.marks.close()
    assert "fence" in caplog.text
    assert rooms.storage.mark(game, packing.made_by(room.title.play)) is None
