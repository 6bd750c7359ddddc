"""Hints: what an officer would answer in a player's place, and why. Nothing is answered here.

The officer sees what the player sees, and thinks on a copy while others may read and play. Whether a game allows
hints was said when it was made.
"""

from __future__ import annotations

import threading

from grognard import bots
from grognard.bots import Bot, Reason
from grognard.kernel.game import Game
from grognard.kernel.script import DICE, Option
from grognard.server import wire
from grognard.server.faults import Trouble
from grognard.server.opponents import Minds, luck_of
from grognard.server.reasons import plain, said
from grognard.server.room import Room


class Adviser:
    """The officer a seat asks for hints: one for the whole game, so that a plan that is followed goes on."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.lock = threading.Lock()
        self.asked_at = -1
        """The version of the game it was last asked about, when it said this:"""
        self.option: Option | None = None
        self.reasons: tuple[Reason, ...] = ()


def hint(minds: Minds, player: str, room: Room, asked: wire.HintAsked, lang: str) -> wire.Hinted:
    """The option an officer would take, with its reasons; asked again about the same question, he says the same."""
    with room.lock:
        check_hint(room, player, asked)
        version, game = room.version, room.game.copy()
        adviser = room.advisers.get(asked.side)
        if adviser is None:
            luck = f"{luck_of(game, room.id)}/{asked.side}/hint"
            adviser = room.advisers[asked.side] = Adviser(bots.make(bots.ADVISER, luck))
    with adviser.lock:
        if adviser.asked_at != version:
            consult(minds, adviser, game, asked.side)
            adviser.asked_at = version
        option, reasons = adviser.option, adviser.reasons
    assert option is not None
    with room.lock:
        return wire.Hinted(asked.number, option.text, said(room.viewer(asked.side, lang), reasons))


def check_hint(room: Room, player: str, asked: wire.HintAsked) -> None:
    """Only whoever is asked may ask, in a game that allows it and has officers."""
    room.open_question(player, asked.side, asked.number)
    if asked.side == DICE.name:
        raise Trouble("illegal", "no-hint-for-dice")
    if not room.has_adviser:
        raise Trouble("missing", "no-officer", title=room.title.id)
    if not room.allows_hints:
        raise Trouble("forbidden", "hints-off")


def consult(minds: Minds, adviser: Adviser, game: Game, side: str) -> None:
    """Have the officer think about a copy of the game."""
    question = game.questions[side]
    adviser.option = minds.answer(adviser.bot, game, question)
    adviser.reasons = plain(bots.explain(adviser.bot))
