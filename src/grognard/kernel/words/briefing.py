"""Briefings: what a player reads before the first turn of a scenario.

A file `briefings/<scenario>.toml` in the game's folder: the situation, the task of each side, and three things to know,
each in every language. What wins is not written there; it is told by the game's goal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from grognard.kernel.files.data import Document

Texts = Mapping[str, str]
"""A text by language."""

THINGS = 3
"""How many things there are to know."""


class Briefing(NamedTuple):
    """What a player reads before the first turn; nothing where a scenario has no briefing."""

    situation: Mapping[str, str] = {}
    tasks: Mapping[str, Texts] = {}
    """By side."""
    know: tuple[Texts, ...] = ()


def read_briefing(doc: Document, sides: Sequence[str]) -> Briefing:
    """Read a briefing; `sides` are those of its game."""
    tasks = doc.table("tasks")
    briefing = Briefing(
        situation=doc.by_language("situation"),
        tasks={side: tasks.by_language(side) for side in sides},
        know=tuple(each.by_language("text") for each in doc.array("know")),
    )
    if len(briefing.know) != THINGS:
        doc.fault("know", f"expected {THINGS} things to know, got {len(briefing.know)}")
    doc.done()
    return briefing
