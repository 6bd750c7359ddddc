"""What changed between two screens, as a merge patch (RFC 7386).

In such a patch null takes a key away, so a screen holds no null where tables are merged; lists are replaced whole, and
what is inside them does not matter. `merged` is what the browser does with a patch.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from grognard.server import wire


def change(before: wire.Page, after: wire.Page) -> wire.Change:
    """What makes one page of another: a patch of the screen, how much of the log stays, and the lines after that."""
    keep = common(before.log, after.log)
    patch = difference(ready(before.screen), ready(after.screen))
    return wire.Change(before.screen.version, after.screen.version, patch, keep, after.log[keep:])


def ready(screen: wire.Screen) -> dict[str, Any]:
    """A screen as plain values, as it goes over the wire."""
    plain: dict[str, Any] = msgspec.to_builtins(screen)
    return plain


def common(before: Sequence[Any], after: Sequence[Any]) -> int:
    """How many lines two logs begin with alike."""
    for number, (old, new) in enumerate(zip(before, after, strict=False)):
        if old != new:
            return number
    return min(len(before), len(after))


def difference(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """The patch that makes `after` of `before`."""
    patch: dict[str, Any] = dict.fromkeys(before.keys() - after.keys())
    for key, value in after.items():
        old = before.get(key)
        if isinstance(old, dict) and isinstance(value, dict):
            if inner := difference(old, value):
                patch[key] = inner
        elif key not in before or not is_same(old, value):
            patch[key] = value
    return patch


def is_same(old: Any, new: Any) -> bool:
    """Whether two values are the same in JSON, where true is not 1."""
    return type(old) is type(new) and bool(old == new)


def merged(into: Any, patch: Any) -> Any:
    """The value a patch makes of another."""
    if not isinstance(patch, dict):
        return patch
    base = dict(into) if isinstance(into, dict) else {}
    for key, value in patch.items():
        if value is None:
            base.pop(key, None)
        else:
            base[key] = merged(base.get(key), value)
    return base
