"""The shelf: which games there are, and how to take one down by name.

Ours are listed here; others come from installed packages through the `grognard.games` entry points, or by
`module:Class` for a game still being written. A title is read once.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from grognard.announced import entry_points
from grognard.kernel.errors import BadData, Unreadable, check_type
from grognard.kernel.files.data import Files
from grognard.kernel.files.record_form import Record
from grognard.kernel.files.record_reading import as_save
from grognard.kernel.files.save import Save
from grognard.kernel.files.sources import suggestion
from grognard.kernel.table.play import Play
from grognard.kernel.table.title import Title
from grognard.parsed import parsed

Files.kept = parsed
_titles: dict[tuple[Any, tuple[Path, ...]], Title] = {}

OURS = {
    "patrol": "grognard.games.patrol:Patrol",
    "verdun": "grognard.games.verdun:Verdun",
    "marne": "grognard.games.marne:Marne",
    "indochine": "grognard.games.indochine:Indochine",
    "italia": "grognard.games.italia:Italia",
    "august": "grognard.games.august:August",
}

_brought: dict[str, str] = {}
"""Games registered while the program runs, by id, and where their classes are."""

SHIPPED = "grognard.games."
"""Where the games are whose data `grognard check` has proved; others are read whole, so that all faults are told."""


def known() -> dict[str, str]:
    """Every game by id, and where its class is."""
    return OURS | {entry.name: entry.value for entry in entry_points(group="grognard.games")} | _brought


def bring(where: str) -> str:
    """Register a game that is being written, `module:Class`, and return its id, by which it is known from now on."""
    check_type("where", where, (str,), "module:Class")
    play = play_class(where)
    if _brought.get(play.id, where) != where or play.id in OURS:
        raise Unreadable(f"{where}: there is another game {play.id!r}; give the class an id of its own")
    title(play)
    _brought[play.id] = where
    return play.id


def brought() -> list[str]:
    """Where the classes of the registered games are: for another process to register them too."""
    return list(_brought.values())


def play_class(game: str) -> type[Play[Any]]:
    """The class of a game, by id or as `module:Class`."""
    where = OURS.get(game) or known().get(game, game)
    module, _, name = where.partition(":")
    if not (module and name):
        if where != game:
            raise Unreadable(f"{game}: its entry point says {where!r}, not module:Class")
        raise Unreadable(f"no game {game!r}; there are {', '.join(known())}{suggestion(game, known())}")
    if where == game and "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found = getattr(import_module(module), name)
    except Exception as fault:
        raise Unreadable(f"{game}: {type(fault).__name__}: {fault}") from fault
    if not (isinstance(found, type) and issubclass(found, Play)):
        raise Unreadable(f"{game}: {name} is not a subclass of grognard.kernel.table.play.Play")
    return found


def check_game_class(game: object) -> None:
    """Raise `WrongType` for what names no game and is no class of one."""
    if not (isinstance(game, type) and issubclass(game, Play)):
        check_type("game", game, (str,), f"one of {', '.join(known())}, module:Class, or a class of Play")


def title(game: str | type[Play[Any]], *folders: str | Path) -> Title:
    """A game with its data, an owner's folders laid over it."""
    check_game_class(game)
    kind = play_class(game) if isinstance(game, str) else game
    paths = tuple(Path(folder).resolve() for folder in folders)
    if missing := [path for path in paths if not path.is_dir()]:
        raise BadData(f"{path}: no such folder" for path in missing)
    if (kind, paths) not in _titles:
        _titles[kind, paths] = Title(kind, paths, is_proved=not paths and kind.__module__.startswith(SHIPPED))
    return _titles[kind, paths]


Title.found = title


def title_of_save(data: bytes | str | Save | Record, *folders: str | Path) -> Title:
    """The game of a save or a record: one that is installed, or already taken down. A file names no code to run."""
    game = data.game if isinstance(data, Record) else as_save(data).game
    taken = next((kind for kind, _ in _titles if kind.id == game), None)
    if taken is None and game not in known():
        raise Unreadable(f"save: no game {game!r}; there are {', '.join(known())}{suggestion(game, known())}")
    return title(taken or game, *folders)
