"""Hints: what an officer would answer in a player's place, and why. Nothing is answered here.

The officer sees what the player sees, and thinks in a worker while others may read and play. Whether a game allows
hints was said when it was made.
"""

from __future__ import annotations

import threading

from grognard import bots
from grognard.bots import BotReason
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import DICE, Question
from grognard.server import wire
from grognard.server.http.faults import Trouble
from grognard.server.rooms.answering import MOST_ANSWERS
from grognard.server.rooms.room import Room
from grognard.server.screens.reasons import said
from grognard.server.thinking.fair_queue import QUICK
from grognard.server.thinking.thinker import luck_of
from grognard.server.thinking.worker_messages import Thought
from grognard.server.thinking.workers import LostWorker, Worker, Workers


class Adviser:
    """The officer that gives a seat hints: one for the whole game, so that its plan goes on."""

    def __init__(self, luck: str) -> None:
        self.luck = luck
        self.lock = threading.Lock()
        self.asked_at = -1
        """The version of the game it was last asked about, when it said this:"""
        self.answer = ""
        self.reasons: tuple[BotReason, ...] = ()


def hint(workers: Workers, player: str, room: Room, asked: wire.HintAsked, lang: str) -> wire.Hinted:
    """Return the option an officer would take, with its reasons; the same question gets the same hint."""
    with room.lock:
        check_hint(room, player, asked)
        version, game = room.version, room.game.copy()
        adviser = room.advisers.get(asked.side)
        if adviser is None:
            adviser = room.advisers[asked.side] = Adviser(f"{luck_of(game, room.id)}/{asked.side}/hint")
    with workers.in_line(player), adviser.lock:
        if adviser.asked_at != version:
            consult(workers, player, room.id, adviser, game, asked.side)
            adviser.asked_at = version
        answer, reasons = adviser.answer, adviser.reasons
        answers = all_he_chooses(workers, player, room.id, adviser, game, asked.side) if asked.whole else []
        adviser.answer, adviser.reasons = answer, reasons
    with room.lock:
        return wire.Hinted(asked.number, answer, said(room.viewer(asked.side, lang), reasons), answers)


def all_he_chooses(workers: Workers, player: str, room: str, adviser: Adviser, game: Game, side: str) -> list[str]:
    """Return the answers of an officer to a choice of several things, from the first on that he has just given.

    The last may be one that cannot be taken back: nobody thinks beyond it. In a set-up that one is left to the player,
    who confirms everything by it.
    """
    first, answers = game.questions[side], [adviser.answer]
    while game.preview(adviser.answer, side).final is None and len(answers) < MOST_ANSWERS:
        game.answer(adviser.answer, side)
        question = game.questions.get(side)
        if question is None or not goes_on(game, first, question):
            break
        consult(workers, player, room, adviser, game, side)
        if is_placing(game, first) and game.preview(adviser.answer, side).final is not None:
            break
        answers.append(adviser.answer)
    return answers


def is_placing(game: Game, question: Question) -> bool:
    """Whether a question is one of a set-up."""
    return question.ask in game.play.placing_asks


def goes_on(game: Game, first: Question, question: Question) -> bool:
    """Whether a question goes on with what the first one began: the same choice of several things, or a set-up."""
    if is_placing(game, first):
        return is_placing(game, question)
    return bool(question.some) and (question.rule, question.ask) == (first.rule, first.ask)


def check_hint(room: Room, player: str, asked: wire.HintAsked) -> None:
    """Refuse a hint to a side that is not asked, or in a game without hints or officers."""
    room.open_question(player, asked.side, asked.number)
    if asked.side == DICE.name:
        raise Trouble("illegal", "no-hint-for-dice")
    if not room.has_adviser:
        raise Trouble("missing", "no-officer", title=room.title.id)
    if not room.allows_hints:
        raise Trouble("forbidden", "hints-off")


def consult(workers: Workers, player: str, room: str, adviser: Adviser, game: Game, side: str) -> None:
    """Have the officer think about a copy of the game, which a worker keeps beside that of the bots."""
    key = f"{room}/hint"

    def ask(worker: Worker) -> Thought:
        return worker.advise(key, game, side, bots.ADVISER, adviser.luck)

    try:
        (given,) = workers.wait_for(player, QUICK, key, ask).given
    except LostWorker as fault:
        raise Trouble("busy", "bots-lost") from fault
    adviser.answer, adviser.reasons = given.text, given.why
