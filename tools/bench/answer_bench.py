"""Measures what an answer costs the server, without a browser: CPU with two listening sides, and opening a long game.

    python tools/bench/answer_bench.py                     # every game, about half a minute
    python tools/bench/answer_bench.py verdun:haumont
    python tools/bench/answer_bench.py --together verdun:haumont    # two people, with shares in the dice and a record

`tools/bench/screen_bench.py` prints the same beside the browser's part; `tools/bench/load.py` plays many games at once.
"""

from __future__ import annotations

import gc
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "src")]

import msgspec  # noqa: E402

from grognard import shelf  # noqa: E402
from grognard.kernel.numbers.dice import Whim  # noqa: E402
from grognard.kernel.numbers.shares import share_seal  # noqa: E402
from grognard.server import wire  # noqa: E402
from grognard.server.rooms.live import Listener, heard  # noqa: E402
from grognard.server.rooms.rooms import Rooms  # noqa: E402
from grognard.server.storage.storage import Storage  # noqa: E402

Json = dict[str, Any]

SCENARIOS = ("patrol:crossing", "patrol:night-raid", "verdun:haumont", "verdun:fall-gericht", "marne:friedensturm")
WARM, ANSWERS = 20, 150
LONG = ("verdun:fall-gericht", 2400)
"""The game that is opened, and after how many entries at the least."""
ME, OTHER = "me", "other"
SHARE = "5" * 64


@contextmanager
def rooms_in(folder: str) -> Iterator[Rooms]:
    """A server's rooms, with no HTTP around them."""
    rooms = Rooms(Storage(f"sqlite:///{folder}/games.sqlite"), b"bench")
    try:
        yield rooms
    finally:
        rooms.close()


def begun(rooms: Rooms, title: str, scenario: str, together: bool) -> str:
    """A new game of one person, or of two whose dice are made of shares; its id."""
    if not together:
        return rooms.new_games.make(ME, wire.NewGame(title=title, scenario=scenario, seed="bench")).id
    first, second = (side.name for side in shelf.title(title).play.sides)
    made = rooms.new_games.make(ME, wire.NewGame(title=title, scenario=scenario, seats={second: "open"}))
    rooms.seating.join(OTHER, wire.Join(made.links[second]))
    for player, side in ((ME, first), (OTHER, second)):
        rooms.shares.take(player, made.id, wire.ShareSent(side, seal=share_seal(made.id, side, SHARE)))
    for player, side in ((ME, first), (OTHER, second)):
        rooms.shares.take(player, made.id, wire.ShareSent(side, share=SHARE))
    return made.id


def answer_cost(play: str, together: bool = False) -> Json:
    """Milliseconds of the processor for an answer, and for telling both sides what changed, at random."""
    title, scenario = play.split(":")
    whim, taking, telling = Whim("bench"), list[float](), list[float]()
    with tempfile.TemporaryDirectory() as folder, rooms_in(folder) as rooms:
        game = begun(rooms, title, scenario, together)
        room = rooms.room(game)
        ears = [Listener(seat.player, side, "en", lambda: None) for side, seat in sorted(room.seats.items())]
        for ear in ears:
            rooms.listen(game, ear, -1)
        gc.collect()
        gc.freeze()
        for _ in range(WARM + ANSWERS):
            if not room.game.questions:  # a game with drawn dice may end before
                break
            side, question = next(iter(room.game.questions.items()))
            said = wire.Answer(side, question.number, whim.pick(question.options).text)
            began = time.process_time()
            rooms.answer(room.seats[side].player, game, said, "en")
            told = time.process_time()
            for ear in ears:
                msgspec.json.encode(heard(ear))
            taking.append(told - began)
            telling.append(time.process_time() - told)
    gc.unfreeze()
    parts = {"answer": taking[WARM:], "two_sides": telling[WARM:]}
    found = {name: round(statistics.fmean(values) * 1000, 2) for name, values in parts.items()}
    return found | {"together": round(sum(found.values()), 2)}


def cold_open() -> Json:
    """Milliseconds of the processor to open a long game that officers played, replayed and from its mark."""
    from grognard import bots

    (title, scenario), least = LONG[0].split(":"), LONG[1]
    with tempfile.TemporaryDirectory() as folder:
        with rooms_in(folder) as rooms:
            game = rooms.new_games.make(ME, wire.NewGame(title=title, scenario=scenario, seed="bench")).id
            room = rooms.room(game)
            officers = {side: bots.make("officer", 1) for side in room.seats}
            while (question := room.game.question) is not None and len(room.game.entries) < least:
                room.game.answer(bots.ask(room.game, officers[question.side], question), question.who)
            began = time.process_time()
            room.title.load(room.game.save())
            replayed = time.process_time() - began
            rooms.write(room, room.stored)
            entries, side = len(room.game.entries), next(iter(room.seats))
        with rooms_in(folder) as rooms:
            other = rooms.room(rooms.new_games.make(ME, wire.NewGame(title=title, scenario=scenario)).id)
            other.page(ME, side, "fr")  # so that the words are read: that is done once for all games
            began = time.process_time()
            room = rooms.room(game)
            opened = time.process_time()
            page = room.page(ME, side, "fr")
            shown = time.process_time()
    seconds = {"replayed": replayed, "from_mark": opened - began, "first_page": shown - opened}
    found: Json = {name: round(value * 1000) for name, value in seconds.items()}
    return {"entries": entries, "lines": len(page.log), "is_marked": room.marked > 0, **found}


def measured(plays: Sequence[str] = SCENARIOS, together: bool = False) -> Json:
    """The cost of an answer in each game."""
    return {play: answer_cost(play, together) for play in plays}


def main() -> None:
    """Measure and print."""
    plays = [each for each in sys.argv[1:] if each != "--together"]
    for play, found in measured(plays or SCENARIOS, "--together" in sys.argv).items():
        print(f"{play}: answer {found['answer']} ms, two sides told {found['two_sides']}, together {found['together']}")
    if not sys.argv[1:]:
        print(f"a long game opened: {cold_open()}")


if __name__ == "__main__":
    main()
