"""Sealed answers: what a game remembers while several sides are asked at once, until all of them have answered.

Nobody sees the answers of another side before that, and each side may take its own back.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from grognard.kernel.asking.entry import Entry
from grognard.kernel.asking.script import Noun, Question, Side, Voice

Stage = Mapping[Side, Question]
"""The questions that are asked at once."""


class Sealing:
    """The sealed answers of a game at one moment; none, most of the time."""

    __slots__ = ("answers", "since", "stage")

    def __init__(self, stage: Stage | None = None) -> None:
        self.since = -1
        """The number of the first sealed entry, while answers are sealed; -1 otherwise."""
        self.stage = stage
        """The questions that were asked at once last; none where the last question was for one side."""
        self.answers: list[tuple[Question, Entry]] = []

    def planned(self, side: Side | None, voices: Mapping[str, Voice], aiming: Collection[str]) -> dict[int, int]:
        """Where a side's sealed answers put pieces; a verb that only aims at a place puts nobody there."""
        return {
            question.args["piece"]: entry.option.noun
            for question, entry in self.answers
            if entry.who == side
            and "piece" in question.args
            and entry.option.verb not in aiming
            and voices[entry.option.verb].noun in (Noun.HEX, Noun.PLACE)
        }
