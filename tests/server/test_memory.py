"""Rooms in memory: one for each game, never one that is not used any longer, and no update that nobody hears."""

from __future__ import annotations

import random
import threading
import weakref
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.websockets import WebSocketDisconnect

from grognard.server import wire
from grognard.server.http.faults import Trouble
from grognard.server.http.web import MOVED_SOCKET
from grognard.server.rooms.live import Listener, heard
from grognard.server.rooms.memory import IDLE_GAMES
from grognard.server.rooms.rooms import Rooms
from grognard.server.storage.database import Overtaken
from grognard.server.storage.storage import Storage
from tests import depth
from tests.server.visitors import Ear, Visitor

ANN = "ann"
SIDES = ("blue", "red")
LISTENED_GAMES = depth.times(150, 500)
"""More than twice as many as are kept when nobody uses them."""


@pytest.fixture
def quick_rooms(tmp_path: Path) -> Iterator[Rooms]:
    """Games without HTTP around them, on a database that need not survive a power cut."""
    storage = Storage(f"sqlite:///{tmp_path / 'games.sqlite'}")
    storage.engine.dispose()
    sa.event.listen(storage.engine, "connect", lambda db, _: db.execute("PRAGMA synchronous=OFF").close())
    rooms = Rooms(storage, b"secret")
    yield rooms
    rooms.close()


def made(rooms: Rooms) -> str:
    """A game of Ann's against herself."""
    return rooms.new_games.make(ANN, wire.NewGame(title="patrol", scenario="crossing")).id


def ear(side: str) -> Listener:
    """Somebody who listens."""
    return Listener(ANN, side, "en", lambda: None)


def answer(rooms: Rooms, game: str) -> wire.Taken:
    """The first option."""
    [(side, question)] = rooms.room(game).game.questions.items()
    return rooms.answer(ANN, game, wire.Answer(side, question.number, question.options[0].text), "en")


def test_a_room_that_somebody_holds_is_the_room_of_its_game(quick_rooms: Rooms) -> None:
    held = [quick_rooms.room(made(quick_rooms)) for _ in range(IDLE_GAMES)]
    for _ in range(2 * IDLE_GAMES):
        made(quick_rooms)
    assert [quick_rooms.room(room.id) for room in held] == held


def test_a_room_that_nobody_uses_is_let_go_at_once(quick_rooms: Rooms) -> None:
    game = made(quick_rooms)
    answer(quick_rooms, game)
    room = weakref.ref(quick_rooms.room(game))
    for _ in range(IDLE_GAMES):
        assert room() is not None
        made(quick_rooms)
    assert room() is None, "it must not wait for the garbage collector"
    assert len(quick_rooms.rooms()) == IDLE_GAMES
    assert answer(quick_rooms, game).version == 3


def test_hundreds_of_games_of_two_listeners_each_lose_nothing(quick_rooms: Rooms) -> None:
    games = [made(quick_rooms) for _ in range(LISTENED_GAMES)]
    ears = {game: [ear(side) for side in SIDES] for game in games}
    shuffled = [(game, each) for game in games for each in ears[game]]
    random.Random(1).shuffle(shuffled)
    with ThreadPoolExecutor(4) as several:
        list(several.map(lambda of: quick_rooms.listen(of[0], of[1], -1), shuffled))
        taken = dict(zip(games, several.map(lambda game: answer(quick_rooms, game), games), strict=True))
    changes = {game: [heard(each) for each in ears[game]] for game in games}
    lost = [game for game in games for told in changes[game] if told is None or told.version != taken[game].version]
    assert lost == []
    assert len(quick_rooms.rooms()) == LISTENED_GAMES
    for each in (each for game in games for each in ears.pop(game)):
        quick_rooms.leave(each)
    assert len(quick_rooms.rooms()) == IDLE_GAMES, "only games that nobody uses count against the limit"


def test_two_who_want_a_game_at_once_get_one_room(quick_rooms: Rooms) -> None:
    game = made(quick_rooms)
    for _ in range(IDLE_GAMES):
        made(quick_rooms)
    both = threading.Barrier(2)

    def wanted(_: int) -> object:
        both.wait()
        return quick_rooms.room(game)

    with ThreadPoolExecutor(2) as two:
        one, other = two.map(wanted, range(2))
    assert one is other


def test_whoever_listens_is_sent_away_when_another_server_has_gone_on(quick_rooms: Rooms) -> None:
    game, listening, elsewhere = made(quick_rooms), ear("blue"), Rooms(quick_rooms.storage, b"secret")
    quick_rooms.listen(game, listening, -1)
    assert answer(elsewhere, game).version == 2
    with pytest.raises(Overtaken):
        answer(quick_rooms, game)
    assert listening.is_sent_away
    quick_rooms.leave(listening)
    greeting = quick_rooms.listen(game, ear("blue"), 1)
    assert isinstance(greeting, wire.Whole)
    assert greeting.page.screen.version == 2
    assert answer(quick_rooms, game).version == 3


def test_a_room_closed_while_somebody_waits_for_it_is_not_used(quick_rooms: Rooms) -> None:
    game = made(quick_rooms)
    room = quick_rooms.room(game)
    with room.lock, ThreadPoolExecutor(1) as other:
        waiting = other.submit(answer, quick_rooms, game)
        quick_rooms.removal.delete(ANN, game)
        room.lock.release()
        try:
            with pytest.raises(Trouble):
                waiting.result()
        finally:
            room.lock.acquire()


def test_the_socket_of_a_closed_room_says_come_again(ann: Visitor, rooms: Rooms) -> None:
    game = ann.make()
    with ann.hear(game, "blue") as socket:
        listening = Ear(socket)
        listening.next()
        Rooms(rooms.storage, b"secret").answer(
            rooms.room(game).maker, game, wire.Answer(**_first_answer(ann, game)), "en"
        )
        ann.post(f"games/{game}/answers", _first_answer(ann, game), 409)
        with pytest.raises(WebSocketDisconnect) as closed:
            while True:
                listening.next()
        assert closed.value.code == MOVED_SOCKET
    with ann.hear(game, "blue", since=1) as socket:
        assert Ear(socket).next()["page"]["screen"]["version"] == 2


def _first_answer(visitor: Visitor, game: str) -> dict[str, Any]:
    asked = visitor.asked(game)
    return {"side": asked["side"], "number": asked["number"], "answer": asked["options"][0]["text"]}
