"""Secrets of a game whose class does not say `conceals = True`: views, bots and screens would show them to everybody.

They are found before anybody plays: in what the class declares, in the set-up of a scenario, and in the code.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from grognard.kernel.table.position import OPEN
from grognard.kernel.words.named import Module

if TYPE_CHECKING:
    from grognard.kernel.table.play import Play

HIDING_CALLS: Final = ("conceal", "together")
"""Methods of a table that make a secret: of a counter, and of answers that are opened later."""
LACKS: Final = "but the class does not say conceals = True, so views, bots and screens show it to everybody"


def secrets_declared(play: Play[Any]) -> list[str]:
    """The fields and marks of a game that not every side sees."""
    fields = [name for name, kept in play.shape.kept.items() if kept.seen == "own"]
    return fields + [mark for bit, mark in enumerate(play.marks) if not play.seen_marks[0] >> bit & 1]


def undeclared(play: Play[Any]) -> Iterator[str]:
    """The fields, marks and counters on a table that not every side sees, though its class says it has no secrets."""
    if not play.conceals:
        hidden = [play.roster[piece].name for piece, how in enumerate(play.position.hidden) if how != OPEN]
        yield from (f"{name} is hidden, {LACKS}" for name in hidden)
        yield from (f"{name} is not seen by every side, {LACKS}" for name in secrets_declared(play))


def undeclared_in_code(modules: Iterable[Module]) -> Iterator[str]:
    """The calls that make a secret, in the code of a game whose class says it has none."""
    for module in modules:
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in HIDING_CALLS:
                yield f"{module.file.name}:{node.lineno}: {node.func.attr}(…) makes a secret, {LACKS}"
