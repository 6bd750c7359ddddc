"""How facts about concealed pieces are told: by name to those who know them, to the others by what they see.

`Play.tell` tells all other facts, and `tell_apart` those of one piece.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from grognard.kernel.asking.script import Side
from grognard.kernel.table.event import Event
from grognard.kernel.table.position import CONCEALED, OPEN

if TYPE_CHECKING:
    from grognard.kernel.table.play import Play


def tell_veiled(g: Play[Any], key: str, rule: str, args: Mapping[str, Any]) -> None:
    """Tell what pieces did, to those who do not know them by the names of their backs: see `Play.tell_veiled`."""
    hidden = g.position.hidden
    pieces = [name for name, value in args.items() if name.partition("_")[0] == "piece" and value >= 0]
    unknown = [name for name in pieces if hidden[args[name]] == CONCEALED]
    if not unknown:
        g.events.append(Event(g.clock, key, g.clause(rule), args))
        return
    owner, rule = g.owner[args[unknown[0]]], g.clause(rule)
    seen = {"side": owner, **args, **{name: g.back_of(args[name]) for name in unknown}}
    g.events.append(Event(g.clock, key, rule, args, owner))
    g.events.append(Event(g.clock, key, rule, seen, None, owner))


def tell_stack(
    g: Play[Any], owner: Side, pieces: Sequence[int], key: str, veiled: str, rule: str, args: Mapping[str, Any]
) -> None:
    """Tell what several pieces did together, their number to their owner alone: see `Play.tell_stack`."""
    hidden, rule = g.position.hidden, g.clause(rule)
    known = tuple([piece for piece in pieces if hidden[piece] == OPEN])
    if len(known) == len(pieces):
        g.tell(key, rule, pieces=known, count=len(known), **args)
        return
    g.tell(key, rule, owner, pieces=tuple(pieces), count=len(pieces), **args)
    if known:
        counted = {"pieces": known, "count": len(known), **args}
        g.events.append(Event(g.clock, key, rule, counted, None, owner))
    if any(hidden[piece] == CONCEALED for piece in pieces):
        g.events.append(Event(g.clock, veiled, rule, {"side": owner, **args}, None, owner))
