"""Players that are programs: each is shown a view and a question, nothing else, and gives one of the options.

A bot is anything with `answer(view, question)`. This room seats bots at a game and makes them by name; rules are
not written again here, and no bot touches a position.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol

from grognard.kernel.errors import Unreadable
from grognard.kernel.script import Option, Question, Side

if TYPE_CHECKING:
    from grognard.kernel.game import Game


class Bot(Protocol):
    """Whoever answers for a side."""

    def answer(self, view: Mapping[str, Any], question: Question) -> Option:
        """One of the question's options; the view is what the side may know."""


BOTS: Final = {"random": "grognard.bots.random:Random"}
"""The bots there are, and where each is."""


def make(name: str, seed: str | int = 0) -> Bot:
    """A bot by name; the same seed gives the same player."""
    if name not in BOTS:
        raise Unreadable(f"no bot {name!r}; there are {', '.join(BOTS)}")
    module, _, kind = BOTS[name].partition(":")
    bot: Bot = getattr(import_module(module), kind)(seed)
    return bot


class Glance(Mapping[str, Any]):
    """A side's view, put together when it is first looked at: a bot that looks at nothing pays nothing."""

    __slots__ = ("_game", "_side", "_view")

    def __init__(self, game: Game, side: Side) -> None:
        self._game = game
        self._side = side
        self._view: dict[str, Any] | None = None

    def _seen(self) -> dict[str, Any]:
        if self._view is None:
            self._view = self._game.view(self._side)
        return self._view

    def __getitem__(self, key: str) -> Any:
        return self._seen()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._seen())

    def __len__(self) -> int:
        return len(self._seen())


def let_answer(game: Game, bot: Bot, question: Question) -> Option:
    """Have a bot answer a question that is open to its side."""
    option = bot.answer(Glance(game, question.who), question)
    game.answer(option, question.who)
    return option


def play_out(game: Game, bots: Mapping[str, Bot]) -> None:
    """Play a game to its end, each side by its bot."""
    while (question := game.question) is not None:
        let_answer(game, bots[question.side], question)
