"""Why the bots of a game did what they did, and what an officer would do in a player's place.

It remembers and asks; what is said of it on the screen is the session's business. In a game with secrets the reasons
of the other side stay with it until the game is over.
"""

from __future__ import annotations

from typing import NamedTuple

from grognard import bots
from grognard.bots import Bot, Reason
from grognard.kernel.dice import Seeded
from grognard.kernel.game import Entry, Game
from grognard.kernel.script import Option, Question


class Reasoned(NamedTuple):
    """Why an answer was given: its number in the log, the answer, and the reasons."""

    number: int
    entry: Entry
    reasons: tuple[Reason, ...]


class Hint(NamedTuple):
    """What an officer would answer, and why."""

    option: Option
    reasons: tuple[Reason, ...]


class Adviser:
    """The reasons of a game's bots, and an officer for each player who asks."""

    def __init__(self, game: Game, hints: bool) -> None:
        self.game = game
        self.allows_hints = hints
        self.reasons: list[Reasoned] = []
        self._officers: dict[str, Bot] = {}
        self._said: dict[str, tuple[int, Hint]] = {}

    # Reasons ---
    def let_answer(self, bot: Bot, question: Question) -> None:
        """Have a bot answer, and remember why."""
        number = len(self.game.entries)
        bots.let_answer(self.game, bot, question)
        if reasons := bots.explain(bot):
            self.reasons.append(Reasoned(number, self.game.entries[number], reasons))

    def forget_undone(self) -> None:
        """Drop the reasons of what was taken back."""
        entries = self.game.entries
        self.reasons = [r for r in self.reasons if r.number < len(entries) and entries[r.number] == r.entry]

    @property
    def is_open(self) -> bool:
        """Whether reasons may be told: nothing is secret, or nothing any longer."""
        return not self.game.play.conceals or self.game.result is not None

    def since(self, entries: int) -> list[Reasoned]:
        """The reasons for what was answered since the log was so long; answers still sealed have none."""
        sealed = sum(len(self.game.sealed(side)) for side in self.game.play.sides)
        return [each for each in self.reasons if entries <= each.number < len(self.game.entries) - sealed]

    # Hints ---
    @property
    def has_officers(self) -> bool:
        """Whether somebody can be asked at all."""
        return bots.can_play(bots.ADVISER, self.game.play.id)

    def hint(self, question: Question) -> Hint:
        """What an officer would answer; asked again about the same question, he says the same."""
        side, now = question.side, len(self.game.entries)
        asked_at, hint = self._said.get(side, (-1, None))
        if hint is None or asked_at != now:
            officer = self._officer(side)
            option = bots.ask(self.game, officer, question)
            hint = Hint(option, bots.explain(officer))
            self._said[side] = now, hint
        return hint

    def _officer(self, side: str) -> Bot:
        """One officer for the whole game, so that a plan that is followed goes on."""
        if side not in self._officers:
            dice = self.game.dice
            luck = dice.seed if isinstance(dice, Seeded) else "table"
            self._officers[side] = bots.make(bots.ADVISER, f"{luck}/{side}/hint")
        return self._officers[side]
