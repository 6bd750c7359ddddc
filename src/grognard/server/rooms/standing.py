"""Standing answers: what a side has said ahead to a question that it is asked again and again while another acts.

The game says which questions these are. A standing answer is given when the same question comes with the same options,
after the moment that a question without a choice lasts; it is void as soon as the options differ, and when its phase or
turn is over. Nobody but its side is told of it.
"""

from __future__ import annotations

import json
import logging
import os
import threading
from typing import TYPE_CHECKING, Final

from grognard.kernel.asking.script import Question
from grognard.server import wire
from grognard.server.http.faults import Trouble
from grognard.server.screens.standing_answers import standing_answer, standing_text
from grognard.server.storage.orders import OrderRow, OrderStorage

if TYPE_CHECKING:
    from grognard.server.rooms.room import Room
    from grognard.server.rooms.rooms import Rooms

MOMENT: Final = 0.8
"""Seconds for which a question stands before it is answered: as long as the browser shows one without a choice."""
MORE: Final = 1.6
"""How much longer that may last where somebody else waits for it."""
log = logging.getLogger("grognard")


class StandingAnswers:
    """The standing answers in all rooms."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._kept = OrderStorage(rooms.storage)
        self._lock = threading.Lock()
        self._timers: dict[tuple[str, str, int], threading.Timer] = {}
        self._is_closed = False

    def close(self) -> None:
        """Give no more of them."""
        with self._lock:
            self._is_closed = True
            timers, self._timers = [*self._timers.values()], {}
        for timer in timers:
            timer.cancel()

    def recall(self, room: Room) -> None:
        """Take the standing answers of a game from storage."""
        room.standing = self._kept.of(room.id)

    def give(self, player: str, game: str, asked: wire.StandingAnswer) -> None:
        """Give the open question of a side its standing answer; it is answered in a moment."""
        with self._rooms.entered(game) as room:
            question = room.open_question(player, asked.side, asked.number)
            answer = standing_answer(room.game, question)
            if answer is None:
                raise Trouble("illegal", "no-standing-answer", rule=question.rule)
            if asked.until not in ("phase", "turn"):
                raise Trouble("unreadable", "no-such-until", until=asked.until[:20])
            row = OrderRow(asked.side, question.ask, matches(question), answer, until(room, asked.until))
            self._kept.keep(game, row)
            others = [each for each in room.standing if (each.side, each.ask) != (row.side, row.ask)]
            room.standing = [*others, row]
            self.wake(room)
        room.tell_change()

    def take_back(self, player: str, game: str, asked: wire.StandingAnswerTakenBack) -> None:
        """Take back the standing answer of a side to a question."""
        with self._rooms.entered(game) as room:
            room.check_may_answer(player, asked.side)
            self._drop(room, [each for each in room.standing if (each.side, each.ask) == (asked.side, asked.ask)])
        room.tell_change()

    def forget(self, room: Room, side: str) -> None:
        """Drop what a side has said ahead: it has taken an answer back."""
        self._drop(room, [each for each in room.standing if each.side == side])

    def _drop(self, room: Room, those: list[OrderRow]) -> None:
        for row in those:
            self._kept.drop(room.id, row)
        room.standing = [each for each in room.standing if each not in those]

    # Giving them -------------------------------------------------------------------------------------------------
    def wake(self, room: Room) -> None:
        """Drop what is void, and answer in a moment what is asked; the room is locked."""
        if not room.standing:
            return
        self._drop(room, [each for each in room.standing if is_void(room, each)])
        for side in answered(room):
            question = room.game.questions[side]
            self._begin(room, side, question.number, question.ask)

    def _begin(self, room: Room, side: str, number: int, ask: str) -> None:
        key = (room.id, side, number)
        lasts = MOMENT + (os.urandom(1)[0] / 255 * MORE if room.has_company() else 0.0)
        timer = threading.Timer(lasts, lambda: self._answer(key, ask))
        timer.daemon = True
        with self._lock:
            if self._is_closed or key in self._timers:
                return
            self._timers[key] = timer
        timer.start()

    def _answer(self, key: tuple[str, str, int], ask: str) -> None:
        """Answer a question, if it is still open and what was said ahead still stands."""
        game, side, number = key
        with self._lock:
            self._timers.pop(key, None)
            if self._is_closed:
                return
        try:
            with self._rooms.entered(game) as room:
                row = next((each for each in room.standing if (each.side, each.ask) == (side, ask)), None)
                question = room.game.questions.get(side)
                if row is None or question is None or question.number != number or is_void(room, row):
                    return
                player = room.seats[side].player
            self._rooms.answer(player, game, wire.Answer(side, number, row.answer), "en")
        except Trouble as fault:
            log.info("game %s: a standing answer was not given: %s", game, fault)
        except Exception:
            log.exception("game %s: a standing answer could not be given", game)


def matches(question: Question) -> str:
    """Return the options of a question, to be compared with those of another."""
    return json.dumps(sorted(option.text for option in question.options))


def until(room: Room, what: str) -> str:
    """Return a phase or a turn, by its number, as what is going on now."""
    position = room.game.play.position
    return f"{position.turn}/{position.phase}" if what == "phase" else f"{position.turn}"


def is_void(room: Room, row: OrderRow) -> bool:
    """Return whether a standing answer no longer stands: its time is over, or something else is asked."""
    if room.is_over or row.until != until(room, span(row)):
        return True
    question = room.game.questions.get(row.side)
    return question is not None and question.ask == row.ask and matches(question) != row.matches


def span(row: OrderRow) -> str:
    """Return until when a standing answer holds: `phase` or `turn`."""
    return "phase" if "/" in row.until else "turn"


def answered(room: Room) -> list[str]:
    """Return the sides whose open question is about to be answered by a standing answer."""
    asked = [(side, question.ask) for side, question in room.game.questions.items()]
    return [row.side for row in room.standing if (row.side, row.ask) in asked]


# On the screen ----------------------------------------------------------------------------------------------------
def with_standing(screen: wire.Screen, room: Room, player: str, lang: str) -> None:
    """Put the standing answers of a seat on its screen, and which of the player's sides are about to be answered."""
    if not room.standing or room.is_over:
        return
    mine = room.sides_of(player)
    screen.answering = [side for side in answered(room) if side in mine]
    if screen.side in mine:
        screen.ahead = [
            wire.AheadShown(row.ask, standing_text(room.viewer(screen.side, lang), row.ask, row.answer, span(row)))
            for row in room.standing
            if row.side == screen.side
        ]
