"""Follows everything a bot is handed, to see whether the true game can be reached from it.

It follows attributes, public or private, items, the objects methods are bound to, and closures. It does not follow
modules and classes, and cannot catch code that searches the memory. Nothing is judged here.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache, partial
from types import FunctionType, MethodType
from typing import Any

import msgspec

from grognard.kernel.asking.game import Game

BARE = frozenset({int, bool, float, str, bytes, bytearray, type(None)})
"""Types without attributes to follow; subclasses of these, such as rolls, may have some."""


def kept_back(game: Game) -> dict[int, str]:
    """Objects no bot may reach, by identity: the game, its table, everything on it, and the dice to come."""
    play = game.play
    kept: list[tuple[str, Any]] = [
        ("the game", game),
        ("the table", play),
        ("the position", play.position),
        ("who is where", play.occupation),
        ("the dice to come", game.dice),
        *(("a question with its offers", question) for question in game.questions.values()),
    ]
    if play.has_secrets():
        kept += [("the log", game.entries), ("what was told", play.events)]
        columns = [column for shot in game._snapshots.kept for column in shot.state[0][0]] + (play._shown or ([],))[0]
        kept += [("a column of the position", column) for column in columns]
    return {id(thing): name for name, thing in kept}


def fixed(game: Game) -> list[Any]:
    """Objects that never change and are the same for everybody, which need not be followed."""
    return [*game.play.setting, game.play.setting, game.play.shape]


def way_to(start: Mapping[str, Any], kept: Mapping[int, str], passed: Iterable[Any]) -> str:
    """The shortest path from some named objects to one that is kept back, or an empty text."""
    seen = set(map(id, passed))
    alive: list[Any] = []  # keeps objects made on the way alive, so that no other object gets their identity
    waiting = deque(start.items())
    while waiting:
        path, thing = waiting.popleft()
        if id(thing) in kept:
            return f"{path} is {kept[id(thing)]}"
        if type(thing) in BARE or isinstance(thing, type) or id(thing) in seen:
            continue
        seen.add(id(thing))
        alive.append(thing)
        waiting.extend(_next(path, thing))
    return ""


def _next(path: str, thing: Any) -> Iterator[tuple[str, Any]]:
    """The objects that an object refers to, each with its path; bare ones lead nowhere, and are most of all."""
    if isinstance(thing, Mapping):
        for key, value in thing.items():
            yield from ((f"{path}[{key!r}]", each) for each in (key, value) if type(each) not in BARE)
    elif isinstance(thing, list | tuple | set | frozenset | deque):
        yield from ((f"{path}[{number}]", each) for number, each in enumerate(thing) if type(each) not in BARE)
    elif isinstance(thing, MethodType):
        yield f"{path}.__self__", thing.__self__
    elif isinstance(thing, FunctionType):
        for cell in thing.__closure__ or ():
            yield f"{path}.__closure__", cell.cell_contents
        yield f"{path}.__defaults__", thing.__defaults__
    elif isinstance(thing, partial):
        yield from ((f"{path}.{name}", getattr(thing, name)) for name in ("func", "args", "keywords"))
    yield from ((f"{path}.{name}", value) for name, value in _attributes(thing) if type(value) not in BARE)


def _attributes(thing: Any) -> Iterator[tuple[str, Any]]:
    """The attributes of the object itself, by name."""
    yield from getattr(thing, "__dict__", {}).items()
    kind: Any = type(thing)
    for name in _slots(kind):
        try:
            yield name, object.__getattribute__(thing, name)
        except AttributeError:
            continue


@lru_cache(maxsize=1000)
def _slots(kind: type) -> tuple[str, ...]:
    """The names of the attributes that are not in a dictionary."""
    names: list[str] = []
    for each in kind.__mro__:
        slots = vars(each).get("__slots__", ())
        names += [slots] if isinstance(slots, str) else slots if isinstance(slots, tuple | list) else []
    return *names, *(kind.__struct_fields__ if issubclass(kind, msgspec.Struct) else ())
