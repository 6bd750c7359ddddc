"""Races: many hands on one game at once leave one line of history, in memory, on disk, and for everybody alike.

Each hand does what it likes, picked by chance from a fixed seed. `GROGNARD_RACE_ROUNDS=120 pytest …` lets them go on.
"""

from __future__ import annotations

import os
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

import pytest

from grognard.kernel.numbers.dice import Seeded, Whim
from grognard.kernel.numbers.dicecheck import throws, wrong_throws
from grognard.server import wire
from grognard.server.http.faults import Trouble, trouble_of
from grognard.server.rooms.rooms import Rooms
from grognard.server.storage.database import Overtaken
from tests.server.visitors import add_shares, log_on_disk

HANDS: Final = 8
ROUNDS = int(os.environ.get("GROGNARD_RACE_ROUNDS", "12"))
SIDES: Final = ("blue", "red")


def at_once(deeds: Sequence[Callable[[], None]]) -> None:
    """Let all of them begin at the same moment, and wait for the last; whatever one raises is raised here."""
    gate, faults = threading.Barrier(len(deeds)), list[BaseException]()

    def begin(deed: Callable[[], None]) -> None:
        gate.wait()
        try:
            deed()
        except BaseException as fault:
            faults.append(fault)

    threads = [threading.Thread(target=begin, args=(deed,)) for deed in deeds]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if faults:
        raise faults[0]


class Hand:
    """Somebody who answers, takes back and looks, without waiting for anybody."""

    def __init__(self, rooms: Rooms, game: str, players: dict[str, str], name: str) -> None:
        self.rooms, self.game, self.players = rooms, game, players
        self.whim = Whim(f"race {name}")
        self.done: Counter[str] = Counter()
        self.versions: list[int] = []

    def play(self) -> None:
        """So many deeds; whatever is refused must be refused as too late, or by the rules."""
        for _ in range(ROUNDS):
            deed = self.whim.pick([self.answer, self.answer, self.undo, self.look])
            try:
                deed()
                self.done[deed.__name__] += 1
            except (Trouble, Overtaken) as fault:
                code = trouble_of(fault).code
                assert code in ("stale", "illegal"), code
                self.done[code] += 1

    def answer(self) -> None:
        """Answer the question that is open, with any of its options."""
        question = self.rooms.room(self.game).game.question
        if question is None:
            raise Trouble("stale", "game-over")
        said = wire.Answer(question.side, question.number, self.whim.pick(question.options).text)
        self.versions.append(self.rooms.answer(self.players[question.side], self.game, said, "en").version)

    def undo(self) -> None:
        """Take something back."""
        side, version = self.whim.pick(SIDES), self.rooms.room(self.game).version
        asked = wire.UndoAsked(side, version)
        self.versions.append(self.rooms.undo(self.players[side], self.game, asked, "en").version)

    def look(self) -> None:
        """What a side sees now, and saw before."""
        side, room = self.whim.pick(SIDES), self.rooms.room(self.game)
        with room.lock:
            page = room.page(self.players[side], side, "en")
            room.page_at(self.players[side], side, "en", self.whim.below(page.screen.clock + 1))


@pytest.mark.parametrize("seats", ["one person", "two people"])
def test_hands_at_once_leave_one_line_of_history(rooms: Rooms, seats: str) -> None:
    players = {"blue": "ann", "red": "ann" if seats == "one person" else "bob"}
    made = rooms.new_games.make("ann", wire.NewGame("patrol", seats={"red": "me" if seats == "one person" else "open"}))
    for link in made.links.values():
        rooms.seating.join("bob", wire.Join(link))
        add_shares(rooms, made.id)
    first = rooms.room(made.id).version
    hands = [Hand(rooms, made.id, players, f"{seats} {number}") for number in range(HANDS)]
    at_once([hand.play for hand in hands])
    done = sum((hand.done for hand in hands), Counter[str]())
    room = rooms.room(made.id)
    entries = [(entry.who.name, entry.option.text) for entry in room.game.entries]
    assert log_on_disk(rooms, made.id) == entries
    versions = sorted(version for hand in hands for version in hand.versions)
    assert versions == list(range(first + 1, first + 1 + done["answer"] + done["undo"])), (
        "each change has a version of its own"
    )
    restarted = Rooms(rooms.storage, b"secret")
    restarted.secrets = rooms.secrets
    again = restarted.room(made.id)
    assert again.version == room.version == versions[-1]
    assert again.game.position_text() == room.game.position_text()
    assert isinstance(room.game.dice, Seeded)
    assert not list(wrong_throws(room.game.dice, throws(room.game))), "no roll was made twice or left out"
    assert done["answer"] and done["stale"] + done["illegal"]


def test_many_who_take_one_seat_at_once(rooms: Rooms) -> None:
    """One of them gets it, and the game goes on meanwhile."""
    for number in range(max(2, ROUNDS // 4)):
        made = rooms.new_games.make("ann", wire.NewGame("patrol", seats={"red": "open"}))
        taken: list[str] = []

        def join(player: str, link: str = made.links["red"], taken: list[str] = taken) -> None:
            try:
                rooms.seating.join(player, wire.Join(link))
            except Trouble as fault:
                assert fault.code == "forbidden"
            else:
                taken.append(player)

        hand = Hand(rooms, made.id, {"blue": "ann", "red": "nobody yet"}, f"joining {number}")
        answers = [hand.look, *(lambda player=f"guest {n}": join(player) for n in range(HANDS - 1))]
        at_once(answers)
        (player,) = taken
        assert rooms.room(made.id).seats["red"].player == player
        row = rooms.storage.game(made.id)
        assert row is not None and row.seats["red"].player == player


def test_marks_made_at_once_are_all_kept(rooms: Rooms) -> None:
    """Two servers on one database, and many hands: no mark is lost."""
    made = rooms.new_games.make("ann", wire.NewGame("patrol", seats={"red": "me"}))
    other = Rooms(rooms.storage, b"secret")
    marks = ["saved", "explored", "imported", "branched"]
    at_once(
        [
            lambda which=which, mark=mark: which.mark_unrated(which.room(made.id), mark)  # type: ignore[misc]
            for which in (rooms, other)
            for mark in marks
        ]
    )
    row = rooms.storage.game(made.id)
    assert row is not None and sorted(row.unrated) == sorted(marks)
