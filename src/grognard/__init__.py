"""Grognard: hex-and-counter wargames with every rule enforced.

The public face, which other people's programs stand on: list the games, make one, start from a position written
down, load a save. Everything else is reached from the `Game` these return.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import grognard.games as _package  # loaded now, so that no later import puts the package where the function is
from grognard.kernel.asking.game import Entry, Game, Result
from grognard.kernel.asking.script import Option, Question, Refusal
from grognard.kernel.errors import BadData, Broken, GrognardError, Illegal, Stale, Unreadable
from grognard.kernel.numbers.dice import Scripted, Seeded, Source, TypedIn
from grognard.kernel.numbers.tally import Reason, Tally
from grognard.kernel.table.play import Event, Play
from grognard.shelf import known, title, title_of_save

__version__ = "0.1.0"
del _package
__all__ = [
    "BadData",
    "Broken",
    "Entry",
    "Event",
    "Game",
    "GrognardError",
    "Illegal",
    "Option",
    "Question",
    "Reason",
    "Refusal",
    "Result",
    "Scripted",
    "Seeded",
    "Stale",
    "Tally",
    "TypedIn",
    "Unreadable",
    "games",
    "load",
    "new",
    "position",
]


def _drawn(game: Game) -> str:
    """A game as a spectator sees it, drawn; what draws is loaded only when something is to be drawn."""
    from grognard.draw.position import position_svg

    return position_svg(game, lang=game.lang)


def _laid_out(tally: Tally) -> str:
    """A tally as a notebook shows it."""
    from grognard.draw.notebook import tally_html

    return tally_html(tally)


Game.drawn = _drawn
Tally.shown = _laid_out


def games() -> dict[str, dict[str, Any]]:
    """What can be played: for each game its title, sides, scenarios and optional rules."""
    shelf = {}
    for id_ in known():
        book = title(id_)
        shelf[id_] = {
            "title": {lang: book.title(lang) for lang in ("en", "fr")},
            "sides": [side.name for side in book.play.sides],
            "scenarios": {name: dict(scenario.titles) for name, scenario in book.scenarios.items()},
            "options": {clause: dict(book.book[clause].titles) for clause in book.optional_rules},
        }
    return shelf


def new(
    game: str | type[Play[Any]],
    scenario: str | None = None,
    options: Iterable[str] = (),
    seed: str | int | None = None,
    dice: Source | None = None,
    data: Iterable[str | Path] = (),
    ask: str = "",
) -> Game:
    """A new game; `data` are folders of an owner's own boards, pieces and charts.

    With `ask="all"` even what has one answer is asked; see docs/kernel.md, “What answers itself”.
    """
    return title(game, *data).new(scenario, options, seed, dice, ask)


def position(
    game: str | type[Play[Any]],
    text: str,
    seed: str | int | None = None,
    dice: Source | None = None,
    ask: str = "",
) -> Game:
    """A game that starts in a position written down; see docs/position-notation.md."""
    return title(game).at(text, seed, dice, ask)


def load(save: bytes | str, trust: bool = False, data: Iterable[str | Path] = ()) -> Game:
    """A saved game; `trust` takes its snapshot at its word instead of replaying the log."""
    return title_of_save(save, *data).load(save, trust)
