"""The reasons of a game's bots, and hints: what an officer would do in a player's place.

This module collects and asks; the session prints. In a game with secrets the other side's reasons are withheld
until the game is over.
"""

from __future__ import annotations

from typing import NamedTuple

from grognard import bots
from grognard.bots import Bot, BotReason
from grognard.kernel.asking.entry import Entry
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Option, Question
from grognard.kernel.numbers.dice import Seeded


class AnswerReasons(NamedTuple):
    """Why an answer was given: its number in the log, the answer, and the reasons."""

    number: int
    entry: Entry
    reasons: tuple[BotReason, ...]


class Suggestion(NamedTuple):
    """What an officer would answer, and why."""

    option: Option
    reasons: tuple[BotReason, ...]


class Advisers:
    """The reasons of a game's bots, and an officer for each player who asks for hints."""

    def __init__(self, game: Game, hints: bool) -> None:
        self.game = game
        self.allows_hints = hints
        self.reasons: list[AnswerReasons] = []
        self._officers: dict[str, Bot] = {}
        self._said: dict[str, tuple[int, Suggestion]] = {}

    # Reasons ---
    def let_answer(self, bot: Bot, question: Question) -> None:
        """Let a bot answer, and record its reasons."""
        number = len(self.game.entries)
        bots.let_answer(self.game, bot, question)
        if reasons := bots.explain(bot):
            self.reasons.append(AnswerReasons(number, self.game.entries[number], reasons))

    def forget_undone(self) -> None:
        """Drop the reasons of answers that were undone."""
        entries = self.game.entries
        self.reasons = [r for r in self.reasons if r.number < len(entries) and entries[r.number] == r.entry]

    @property
    def is_open(self) -> bool:
        """Whether reasons may be shown: the game has no secrets, or is over."""
        return not self.game.play.conceals or self.game.result is not None

    def since(self, entries: int) -> list[AnswerReasons]:
        """The reasons for answers since the log had this length; sealed answers have none yet."""
        sealed = sum(len(self.game.sealed(side)) for side in self.game.play.sides)
        return [each for each in self.reasons if entries <= each.number < len(self.game.entries) - sealed]

    # Hints ---
    @property
    def has_officers(self) -> bool:
        """Whether the game has officers to ask."""
        return bots.can_play(bots.ADVISER, self.game.play.id)

    def hint(self, question: Question) -> Suggestion:
        """What an officer would answer; for the same question he gives the same answer."""
        side, now = question.side, len(self.game.entries)
        asked_at, hint = self._said.get(side, (-1, None))
        if hint is None or asked_at != now:
            officer = self._officer(side)
            option = bots.ask(self.game, officer, question)
            hint = Suggestion(option, bots.explain(officer))
            self._said[side] = now, hint
        return hint

    def _officer(self, side: str) -> Bot:
        """One officer for the whole game, so that his plan continues."""
        if side not in self._officers:
            dice = self.game.dice
            luck = dice.seed if isinstance(dice, Seeded) else "table"
            self._officers[side] = bots.make(bots.ADVISER, f"{luck}/{side}/hint")
        return self._officers[side]
