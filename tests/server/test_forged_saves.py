"""Forged saves: whatever is done to a save, the server takes it in as the game it tells, or says what is wrong with it.

Places and changes are picked by chance from a fixed seed. `GROGNARD_FORGED_SAVES=3000 pytest …` tries more; the
kernel's own test (`tests/kernel/test_save.py`) does the same without a server.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from starlette.applications import Starlette

from grognard import shelf
from grognard.kernel.numbers.dice import Whim
from grognard.server.http.limits import Limits
from grognard.server.http.web import Settings, app
from grognard.server.rooms.rooms import Rooms
from tests.server.sample_games import after
from tests.server.visitors import Visitor, log_on_disk, running

SAVES = int(os.environ.get("GROGNARD_FORGED_SAVES", "120"))
NO_LIMITS: Final = Limits(games_per_hour=0, games_per_hour_from_address=0, open_tables=0)
VALUES: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    0,
    1,
    10**30,
    0.5,
    "",
    "pass",
    "red: pass",
    "dice: roll 6",
    "é",
    "\0",
    [],
    {},
    ["red: pass"],
)
DEEDS: Final = ("set", "drop", "twice", "swap", "add", "byte", "cut")


def places(node: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value."""
    pairs = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    below = [found for key, value in pairs for found in places(value, (*path, key))]
    return [path, *below] if path else below


def forged(save: bytes, whim: Whim) -> bytes:
    """A save to which something was done."""
    deed = whim.pick(DEEDS)
    if deed == "byte":
        place = whim.below(len(save))
        return save[:place] + bytes([whim.below(256)]) + save[place + whim.below(2) :]
    if deed == "cut":
        return save[: whim.below(len(save))] + save[whim.below(len(save)) :]
    told = json.loads(save)
    # The entries are the game: most changes are made there.
    wanted = [path for path in places(told) if path[0] == "entries"] if whim.below(2) else places(told)
    *above, last = whim.pick(wanted)
    node = told
    for step in above:
        node = node[step]
    change(node, last, deed, whim)
    if whim.below(2):
        told.pop("snapshot", None)  # without it nothing but the rules can tell
    return json.dumps(told).encode()


def change(node: Any, last: Any, deed: str, whim: Whim) -> None:
    """Do something to one place of a save."""
    keys = list(node) if isinstance(node, dict) else range(len(node))
    other = whim.pick(keys)
    if deed == "drop":
        del node[last]
    elif deed == "swap":
        node[last], node[other] = node[other], node[last]
    elif deed == "set":
        node[last] = whim.pick(VALUES)
    elif isinstance(node, list):
        node.insert(last, node[other] if deed == "twice" else whim.pick(VALUES))
    else:
        node[str(whim.pick(VALUES))] = node[other]


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Starlette]:
    application = app(Settings(tmp_path, limits=NO_LIMITS))
    with running(application):
        yield application


def test_a_forged_save_is_the_game_it_tells_or_is_refused(own_server: Starlette) -> None:
    ann, whim = Visitor(own_server), Whim("forged saves")
    rooms: Rooms = own_server.state.site.rooms
    genuine = [
        after("patrol", scenario, 3, answers).save() for scenario, answers in (("crossing", 25), ("night-raid", 40))
    ]
    taken = refused = 0
    for number in range(SAVES):
        save = forged(genuine[number % 2], whim)
        answer = ann.browser.post("/api/games/import", content=save)
        assert answer.status_code in (201, 400, 404), (answer.text, save)
        if answer.status_code == 201:
            check(rooms, answer.json()["id"], save)
            taken += 1
        else:
            error = answer.json()["error"]
            assert error["text"] and error["code"] in ("unreadable", "bad-data", "missing"), error
            refused += 1
    assert taken and refused > taken, "some changes are harmless, most are not"
    assert len(rooms.storage.entries("none")) == 0 and ann.get("health")["status"] == "ok"


def check(rooms: Rooms, game: str, save: bytes) -> None:
    """Whether a game that was taken in is the one the file tells, in memory and on disk."""
    told, room = json.loads(save), rooms.room(game)
    entries = [str(entry) for entry in room.game.entries]
    assert entries[: len(told["entries"])] == told["entries"]
    assert [f"{who}: {text}" for who, text in log_on_disk(rooms, game)] == entries
    assert (room.game.play.id, room.game.play.scenario.id) == (told["game"], told["scenario"])
    assert sorted(room.game.play.options) == sorted(told["options"])
    again = shelf.title(told["game"]).load(room.game.save())
    assert again.position_text() == room.game.position_text()
    assert room.unrated == ["imported"] and {seat.player for seat in room.seats.values()} == {room.maker}
