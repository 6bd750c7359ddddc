"""What the class of a game says of itself: its packages, its verbs, whether it speaks of formations."""

from __future__ import annotations

import sys
from typing import Any

from grognard.kernel.asking.script import Noun, Verb
from grognard.kernel.table.play import Play
from grognard.kernel.table.position import shape_of
from grognard.kernel.words.rulebook import Rulebook


def packages_of(play: type[Play[Any]]) -> list[str]:
    """The packages with a game's rules: its own, and those of its engine."""
    ours = [kind for kind in play.__mro__ if issubclass(kind, Play) and kind is not Play]
    return list(dict.fromkeys(sys.modules[kind.__module__].__package__ or kind.__module__ for kind in ours))


def unplaced_verbs(play: type[Play[Any]], book: Rulebook) -> list[str]:
    """The verbs without a clause, or with a clause that is not in the book."""
    faults = []
    for name, verb in declared_verbs(play):
        where = f"{play.__name__}.{name}"
        if not verb.rule:
            faults.append(f"{where}: a verb says under which clause it is done: verb(…, rule=…)")
        elif verb.rule not in book.keys and verb.rule not in book:
            faults.append(f"{where}: no clause {verb.rule!r}")
    return faults


def declared_verbs(play: type[Play[Any]]) -> list[tuple[str, Verb]]:
    """Every verb that a game or its engine declares, without those of the kernel."""
    kinds = [kind for kind in reversed(play.__mro__) if kind is not Play]
    found = {name: verb for kind in kinds for name, verb in vars(kind).items() if isinstance(verb, Verb)}
    return list(found.items())


def speaks_of_formations(play: type[Play[Any]]) -> bool:
    """Whether a game uses formations: it has fields for them, or options that name them."""
    kept = shape_of(play.position_class).kept.values()
    is_kept = any(how.per == "formation" or how.of == "formation" for how in kept)
    return is_kept or any(verb.noun is Noun.FORMATION for _, verb in declared_verbs(play))
