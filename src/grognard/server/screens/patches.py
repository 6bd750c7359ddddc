"""What changed between two pages: a merge patch (RFC 7386) of the screen, and the new lines of the log.

Pages are compared as structs, without converting them first; a part that is the same object in both costs nothing. In
a merge patch null removes a key, so a screen holds no null where objects are merged; lists are replaced whole, and
what is inside them does not matter. `merged` does what the browser does with a patch.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress
from operator import is_, is_not
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict

from grognard.server import wire

OBJECT: Final = (dict, Struct)
"""What is an object in JSON, which a patch goes into."""
ABSENT: Final = object()


def change(before: wire.Page, after: wire.Page) -> wire.Change:
    """Return what makes one page of another: a patch of the screen, how much of the log stays, and the lines after
    that."""
    keep = alike(before.log, after.log)
    patch = difference(before.screen, after.screen)
    return wire.Change(before.screen.version, after.screen.version, patch, keep, after.log[keep:])


def alike(one: Sequence[object], other: Sequence[object]) -> int:
    """Return how many equal items two lists begin with."""
    most = min(len(one), len(other))
    if one[:most] == other[:most]:
        return most
    return next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a is not b and a != b), most)


def difference(before: Struct | Mapping[str, Any], after: Struct | Mapping[str, Any]) -> dict[str, Any]:
    """Return the patch that makes `after` of `before`."""
    had, has = members(before), members(after)
    is_alike = len(had) == len(has) and all(map(is_, had, has))
    patch: dict[str, Any] = {} if is_alike or had.keys() == has.keys() else dict.fromkeys(had.keys() - has.keys())
    # Most of a screen is the very object it was; with the same keys in the same order that is seen without a loop here.
    others = compress(has, map(is_not, had.values(), has.values())) if is_alike else has
    for key in others:
        old, new = had.get(key, ABSENT), has[key]
        if old is new or is_same(old, new):
            continue
        if not (isinstance(old, OBJECT) and isinstance(new, OBJECT)):
            patch[key] = new
        elif inner := difference(old, new):
            patch[key] = inner
    return patch


def members(of: Struct | Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the members of a JSON object, by key."""
    return asdict(of) if isinstance(of, Struct) else of


def is_same(old: Any, new: Any) -> bool:
    """Return whether two values are seen at once to be the same in JSON, where true is not 1. The fields of a struct
    have types; in a plain object nobody says of which type a value is, so that it must be gone through."""
    kind = type(new)
    return kind is type(old) and kind is not dict and bool(old == new)


def merged(into: Any, patch: Any) -> Any:
    """Return the value a patch makes of another."""
    if not isinstance(patch, dict):
        return patch
    base = dict(into) if isinstance(into, dict) else {}
    for key, value in patch.items():
        if value is None:
            base.pop(key, None)
        else:
            base[key] = merged(base.get(key), value)
    return base
