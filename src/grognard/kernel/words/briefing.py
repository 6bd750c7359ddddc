"""Briefings: what a player reads before the first turn of a scenario, and the hints of a guided first game.

A file `briefings/<scenario>.toml` in the game's folder: the situation, the task of each side, and three things to know,
each in every language. What wins is not written there; it is told by the game's goal. A guide is a list of hints:
`when` it is shown (at once, when a verb is offered, or after a roll), and `at` which part of the screen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from grognard.kernel.files.data import Document

Texts = Mapping[str, str]
"""A text by language."""

PARTS = ("goal", "turn", "map", "prompt", "here", "odds", "log", "layers", "help")
"""The parts of a screen a hint can stand at."""

ALWAYS, ROLLED = "always", "rolled"
"""When a hint is shown, other than with a verb: at once, and after a roll."""

THINGS = 3
"""How many things there are to know."""


class Hint(NamedTuple):
    """A hint of a guided game."""

    when: str
    at: str
    texts: Texts


class Briefing(NamedTuple):
    """What a player reads before the first turn; nothing where a scenario has no briefing."""

    situation: Mapping[str, str] = {}
    tasks: Mapping[str, Texts] = {}
    """By side."""
    know: tuple[Texts, ...] = ()
    guide: tuple[Hint, ...] = ()


def read_briefing(doc: Document, sides: Sequence[str], verbs: Sequence[str]) -> Briefing:
    """Read a briefing; `sides` and `verbs` are those of its game."""
    tasks = doc.table("tasks")
    briefing = Briefing(
        situation=doc.by_language("situation"),
        tasks={side: tasks.by_language(side) for side in sides},
        know=tuple(each.by_language("text") for each in doc.array("know")),
        guide=tuple(_hint(each, verbs) for each in doc.array("guide", optional=True)),
    )
    if len(briefing.know) != THINGS:
        doc.fault("know", f"expected {THINGS} things to know, got {len(briefing.know)}")
    doc.done()
    return briefing


def _hint(doc: Document, verbs: Sequence[str]) -> Hint:
    when = doc.choice("when", (ALWAYS, ROLLED, *verbs), default=ALWAYS)
    return Hint(when, doc.choice("at", PARTS), doc.by_language("text"))
