"""Players that are programs: each is shown a view and a question, nothing else, and gives one of the options.

A bot is anything with `answer(view, question)`. This room seats bots at a game and makes them by name: ours, those of
installed packages (the `grognard.bots` entry points), and those one brings along as `module:Class`. Rules are not
written again here, and no bot touches a position.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.metadata import entry_points
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
"""Our bots, and where each is."""

_brought: dict[str, str] = {}
"""Bots that were given a name while the program runs."""


def known() -> dict[str, str]:
    """Every bot by name, and where its class is: ours, those of installed packages, and those brought along."""
    others = {entry.name: entry.value for entry in entry_points(group="grognard.bots")} | _brought
    return BOTS | {name: where for name, where in others.items() if name not in BOTS}


def bring(name: str, where: str) -> None:
    """Give a bot of one's own a name, by which it can be made and offered from now on; `where` is `module:Class`."""
    if name in BOTS or not name.strip() or ":" in name:
        raise Unreadable(f"{name!r} cannot be the name of a bot of your own: it is taken, empty, or holds a colon")
    bot_class(where)
    _brought[name] = where


def make(name: str, seed: str | int = 0) -> Bot:
    """A bot by name or as `module:Class`; the same seed gives the same player."""
    bot: Bot = bot_class(BOTS.get(name) or known().get(name, name))(seed)
    return bot


def bot_class(where: str) -> type[Any]:
    """What makes a bot when called with a seed; a module is also looked for in the folder one is in."""
    module, _, name = where.partition(":")
    if not (module and name):
        raise Unreadable(f"no bot {where!r}; there are {', '.join(known())}")
    if "" not in sys.path:
        sys.path.append("")
    try:
        found = getattr(import_module(module), name)
    except Exception as fault:
        raise Unreadable(f"{where}: {type(fault).__name__}: {fault}") from fault
    if not (isinstance(found, type) and callable(getattr(found, "answer", None))):
        raise Unreadable(f"{where}: {name} is not a class with answer(view, question)")
    return found


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
