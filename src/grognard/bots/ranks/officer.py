"""The officer: it plans each phase with the commander of the game, and gives its reasons.

Knowledge of a game is in its commander (`patrol`, `verdun`, `front1918`); other packages add theirs by the
`grognard.commanders` entry points.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final

from grognard.announced import entry_points
from grognard.bots.minds.commander import Commander
from grognard.bots.minds.glance import Asked, Glance
from grognard.bots.minds.reason import BotReason
from grognard.kernel.asking.script import Option, Side
from grognard.kernel.errors import Unreadable
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.table.play import Play

COMMANDERS: Final = {
    "patrol": "grognard.bots.patrol:commander",
    "verdun": "grognard.bots.verdun:commander",
    "marne": "grognard.bots.front1918:commander",
    "italia": "grognard.bots.front1918:commander",
    "indochine": "grognard.bots.indochine:commander",
    "august": "grognard.bots.august:commander",
}
"""The commander of each game: a function from a table, a side and a whim to a commander."""

Making = Callable[[Play[Any], Side, Whim], Commander[Any]]


def has_commander(game: str) -> bool:
    """Whether a game has a commander."""
    return game in COMMANDERS or any(entry.name == game for entry in entry_points(group="grognard.commanders"))


@cache
def commander_of(game: str) -> Making:
    """The function that makes the commanders of a game."""
    where = COMMANDERS.get(game)
    if where is None:
        where = next((e.value for e in entry_points(group="grognard.commanders") if e.name == game), None)
    if where is None:
        raise Unreadable(f"nobody commands in {game}: the games with officers are {', '.join(sorted(COMMANDERS))}")
    module, _, name = where.partition(":")
    making: Making = getattr(import_module(module), name)
    return making


class Officer:
    """Plans a phase and carries it out."""

    needs_commander = True

    def __init__(self, seed: str | int = 0) -> None:
        self._seed = seed
        self.weights: Mapping[str, float] = {}
        """Weights of its character other than the usual ones."""
        self._whim = Whim(f"{seed}/officer")
        self._mind: Commander[Any] | None = None
        self._why: tuple[BotReason, ...] = ()

    def __repr__(self) -> str:
        weights = f" with {', '.join(f'{name}={weight:g}' for name, weight in self.weights.items())}"
        commands = "" if self._mind is None else f" commanding {self._mind.side} in {type(self._mind.g).id}"
        return f"<{type(self).__name__} seed={self._seed!r}{weights if self.weights else ''}{commands}>"

    def answer(self, view: Mapping[str, Any], question: Asked) -> Option:
        """The answer of the officer's plan."""
        table, mind = self._seated(view)
        return self._thought(mind, table, question)

    def explain(self) -> tuple[BotReason, ...]:
        """The reasons for its last answer."""
        return self._why

    def _thought(self, mind: Commander[Any], table: Play[Any], question: Asked) -> Option:
        """The answer of a commander; its reasons are kept."""
        mind.why = []
        option = mind.answer(table, question)
        self._why = tuple(mind.why)
        return option

    def _seated(self, view: Mapping[str, Any]) -> tuple[Play[Any], Commander[Any]]:
        """Its imagined table, and its commander, which is made when it is first asked."""
        glance = seen(view)
        table = glance.table(self._whim)
        if self._mind is None or self._mind.side != glance.side or type(self._mind.g) is not type(table):
            mind = commander_of(glance.game_id)(table, glance.side, self._whim)
            mind.g = table
            self._mind = self._schooled(mind)
            if self.weights:
                self._mind.take_weights(self.weights)
        return table, self._mind

    def _schooled(self, mind: Commander[Any]) -> Commander[Any]:
        """A new commander, adapted to this rank."""
        return mind


def seen(view: Mapping[str, Any]) -> Glance:
    """The view as a `Glance`; an error for a plain mapping, from which no table can be imagined."""
    if not isinstance(view, Glance):
        raise TypeError("this bot imagines the table from what it is shown: ask it with grognard.bots.ask")
    return view
