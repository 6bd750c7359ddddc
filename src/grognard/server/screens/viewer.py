"""Who looks at a game: a side or a spectator, the language they read, and the names of things.

Everything a seat is sent is made through a viewer, from that side's own view and from public words. What is shown
is put together in `screen` and `details`.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from grognard import shelf
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import DICE, Side
from grognard.kernel.files.spelling import AND
from grognard.kernel.secrecy.view import Seen, table_view
from grognard.kernel.table.play import Play
from grognard.kernel.table.position import Kept
from grognard.kernel.table.title import Title
from grognard.kernel.words.numerals import number_text
from grognard.kernel.words.words import Words, words_for
from grognard.server.screens.catalogue import language


class Viewer:
    """A side at a game, or a spectator, reading in a language."""

    def __init__(self, game: Game, side: str, lang: str, title: Title | None = None, seen: Seen | None = None) -> None:
        """An empty side is a spectator, and the dice see no more than one; without a title, the game as shipped.

        `seen` is what this very side saw before, for whoever looks again after every answer.
        """
        self.title = title or shelf.title(type(game.play))
        self.game = game
        self.side: Side | None = None if side in ("", DICE.name) else game.side(side)
        self.lang = language(lang)
        self._seen = seen
        self.words: Words = words_for(type(game.play), self.lang)

    @property
    def play(self) -> Play[Any]:
        """The table of the game."""
        return self.game.play

    @cached_property
    def view(self) -> dict[str, Any]:
        """All that the viewer may see of the table, as it stood when they first looked."""
        return table_view(self.game, self.side, self._seen)

    def clause_title(self, rule: str) -> str:
        """Return what a clause is called; nothing when the book does not have it."""
        return self.title.book.title(rule, self.lang) if rule in self.title.book else ""

    def phase_title(self, rule: str) -> str:
        """Return what a phase is called: as the game says (`step-11-2` for the clause 11.2), or like its clause."""
        key = f"step-{rule.replace('.', '-')}"
        return self.words.messages.text(key) if self.words.messages.has(key) else self.clause_title(rule)

    def side_name(self, side: str) -> str:
        """Return a side in words."""
        return self.words.messages.text(f"side-{side}")

    def value_text(self, name: str, kept: Kept, value: Any) -> str:
        """Return what a field of the position holds, in words."""
        if isinstance(value, list):
            return ", ".join(self.value_text(name, kept, each) if each != "" else "–" for each in value)
        if isinstance(value, int):
            return number_text(value)
        if kept.many and AND in value:
            return self.value_text(name, kept, value.split(AND))
        match kept.of:
            case "side":
                return self.side_name(value)
            case "formation":
                return self.words.formation(value)
            case "piece":
                return self.words.piece(self.play, self.play.roster.numbers[value])
            case "hex":
                place = self.play.board.find_place(value)
                return value if place is None else self.words.place(self.play, place)
        return self.words.field(name, value)
