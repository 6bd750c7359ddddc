"""The weights of an officer's character, by name, and how the name of a bot changes some of them.

`officer:take=2:keep=0.5` is an officer to whom a prize to take is worth 2 and one to keep 0.5. A character is a record
of figures, a dataclass or a named tuple; what a figure means is said where the record is declared.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from grognard.bots.engine import is_engine
from grognard.kernel.errors import Unreadable
from grognard.kernel.files.sources import suggestion

BETWEEN = ":"
"""What stands between the name of a bot and its weights, and between two weights."""


def taken_apart(name: str) -> tuple[str, dict[str, float]]:
    """The name of a bot without weights, and its weights."""
    if is_engine(name):
        return name, {}
    parts = name.split(BETWEEN)
    said = [part for part in parts if "=" in part]
    if said and parts[-len(said) :] != said:
        raise Unreadable(f"{name}: weights come last, as in officer{BETWEEN}step=1.2{BETWEEN}caution=0.5")
    return BETWEEN.join(parts[: len(parts) - len(said)]), dict(_weight(name, part) for part in said)


def _weight(name: str, part: str) -> tuple[str, float]:
    key, _, value = part.partition("=")
    try:
        return key.strip().replace("-", "_"), float(value)
    except ValueError:
        raise Unreadable(f"{name}: {key} is to be {value!r}, which is no number") from None


def figures(character: Any) -> dict[str, float]:
    """The weights of a character, by name; none where there is no character."""
    names = [each.name for each in fields(character)] if is_dataclass(character) else getattr(character, "_fields", ())
    return {name: value for name in names if type(value := getattr(character, name)) is float}


def reweighed(character: Any, changes: Mapping[str, float], whose: str) -> Any:
    """A character with some weights changed; an unknown one is refused, with those there are."""
    known = figures(character)
    for name in changes:
        if name not in known:
            there = f"there are {', '.join(known)}{suggestion(name, known)}" if known else "there are none to change"
            raise Unreadable(f"{whose} has no weight {name!r}; {there}")
    if is_dataclass(character) and not isinstance(character, type):
        return replace(character, **changes)
    return character._replace(**changes)
