"""Grognard: hex-and-counter wargames with every rule enforced.

The public face, which other people's programs stand on: list the games, make one, start from a position written
down, load a save. Everything else is reached from the `Game` these return.
"""

from __future__ import annotations

import reprlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TypedDict

import grognard.games as _package  # loaded now, so that no later import puts the package where the function is
from grognard.bots import answerer
from grognard.kernel.asking.ending import Ending, Result
from grognard.kernel.asking.entry import Entry
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.moments import ReplayMoment
from grognard.kernel.asking.preview import Preview
from grognard.kernel.asking.script import Noun, Option, Question, Refusal, Side
from grognard.kernel.errors import (
    BadData,
    Broken,
    GrognardError,
    Illegal,
    Stale,
    Unreadable,
    WrongType,
    check_each,
    check_type,
)
from grognard.kernel.files.data import LANGUAGES
from grognard.kernel.files.record_form import Record
from grognard.kernel.files.record_reading import is_record_text
from grognard.kernel.lessons.lesson import Lesson, wanted_lesson
from grognard.kernel.lessons.lesson_table import LessonTable
from grognard.kernel.numbers.dice import Scripted, Seeded, Source, TypedIn, check_dice
from grognard.kernel.numbers.tally import Reason, Tally
from grognard.kernel.secrecy.view_parts import PieceView, QuestionView, UnknownView, View
from grognard.kernel.table.event import Event
from grognard.kernel.table.play import Play
from grognard.kernel.table.title import Title
from grognard.shelf import check_game_class, known, title, title_of_save

__version__ = "0.1.0"
del _package
__all__ = [
    "BadData",
    "Broken",
    "Ending",
    "Entry",
    "Event",
    "Game",
    "GameListing",
    "GrognardError",
    "Illegal",
    "Lesson",
    "LessonTable",
    "Noun",
    "Option",
    "PieceView",
    "Play",
    "Preview",
    "Question",
    "QuestionView",
    "Reason",
    "Record",
    "Refusal",
    "ReplayMoment",
    "Result",
    "Scripted",
    "Seeded",
    "Side",
    "Source",
    "Stale",
    "Tally",
    "Title",
    "TypedIn",
    "UnknownView",
    "Unreadable",
    "View",
    "WrongType",
    "games",
    "lesson",
    "lessons",
    "load",
    "new",
    "position",
]


def _drawn(game: Game) -> str:
    """A game as a spectator sees it, drawn; what draws is loaded only when something is to be drawn."""
    from grognard.draw.position import position_svg  # noqa: PLC0415 (drawing only when asked for)

    return position_svg(game, lang=game.lang)


def _laid_out(shown: Tally | Record) -> str:
    """A tally or a record as a notebook shows it."""
    from grognard.draw.notebook import html_of  # noqa: PLC0415 (drawing only when asked for)

    return html_of(shown)


Game.drawn = _drawn
Tally.shown = _laid_out
Record.shown = _laid_out


class GameListing(TypedDict):
    """A game that can be played, as `games` lists it."""

    title: dict[str, str]
    """Its name, by language."""
    sides: list[str]
    """Its sides, in order."""
    scenarios: dict[str, dict[str, str]]
    """The names of its scenarios, by id and language."""
    options: dict[str, dict[str, str]]
    """The names of its optional rules, by clause and language."""


def games() -> dict[str, GameListing]:
    """What can be played: for each game its title, sides, scenarios and optional rules."""
    shelf: dict[str, GameListing] = {}
    for id_ in known():
        book = title(id_)
        shelf[id_] = {
            "title": {lang: book.title(lang) for lang in ("en", "fr")},
            "sides": [side.name for side in book.play.sides],
            "scenarios": {name: dict(scenario.titles) for name, scenario in book.scenarios.items()},
            "options": {clause: dict(book.book[clause].titles) for clause in book.optional_rules},
        }
    return shelf


def _folders(data: Iterable[str | Path]) -> Iterator[str | Path]:
    """The folders of an owner."""
    return check_each("data", data, (str, Path), "a folder")


def _title(game: str | type[Play[Any]], data: Iterable[str | Path]) -> Title:
    """A game with an owner's folders."""
    return title(game, *_folders(data))


def _check_new(game: object, seed: object, dice: object) -> None:
    """Check what a new game and a position both take."""
    check_game_class(game)
    check_type("seed", seed, (str, int, type(None)), "a text, a whole number, or None for any")
    check_dice(dice)
    if seed is not None and dice is not None:
        raise Unreadable("seed, dice: one of them, not both: a seed makes the dice")


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
    _check_new(game, seed, dice)
    check_type("scenario", scenario, (str, type(None)), "the id of a scenario, or None for the first")
    options = check_each("options", options, (str,), "the clause of an optional rule")
    return _title(game, data).new(scenario, options, seed, dice, ask)


def position(
    game: str | type[Play[Any]],
    text: str,
    seed: str | int | None = None,
    dice: Source | None = None,
    ask: str = "",
) -> Game:
    """A game that starts in a position written down; see docs/position-notation.md."""
    _check_new(game, seed, dice)
    check_type("text", text, (str,), "a position written down")
    return title(game).at(text, seed, dice, ask)


def load(save: bytes | str | Path | Record, trust: bool = False, data: Iterable[str | Path] = ()) -> Game:
    """The game of a save or a record, or the file at a `Path`; `trust` takes a snapshot at its word, unreplayed."""
    check_type("save", save, (bytes, str, Path, Record), "what a game's `save` or `record` returned, or a Path")
    check_type("trust", trust, (bool,), "True or False")
    if isinstance(save, Path):
        save = save.read_bytes()
    elif isinstance(save, str) and not (save.lstrip().startswith("{") or is_record_text(save)):
        raise Unreadable(f"save: the text of a save, or Path(…) for a file, or a record, not {reprlib.repr(save)}")
    return title_of_save(save, *_folders(data)).load(save, trust)


def lessons(game: str | type[Play[Any]]) -> list[Lesson]:
    """The lessons of a game, in the order of their courses; see docs/write-a-lesson.md."""
    check_game_class(game)
    return list(title(game).lessons.values())


def lesson(game: str | type[Play[Any]], id_: str, lang: str = "en") -> LessonTable:
    """A lesson of a game, begun."""
    check_game_class(game)
    check_type("id_", id_, (str,), "the id of a lesson")
    if lang not in LANGUAGES:
        raise Unreadable(f"lang: one of {', '.join(LANGUAGES)}, not {lang!r}")
    found = title(game)
    return LessonTable(found, wanted_lesson(found.lessons, id_), lang, answerer(id_))
