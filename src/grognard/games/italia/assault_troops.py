"""§15.3 Arditi: what they do for the units they are with."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.italia.table import ARDITI, Italia
from grognard.kernel.words.rulebook import rule


def arditi_with(g: Italia, piece: int) -> int:
    """The Arditi with a unit, -1 for none."""
    with_ = g.stoss_with(piece)
    return with_ if with_ >= 0 and g.kind[with_] == ARDITI else -1


@rule("11.2.2.arditi")
def are_covered(g: Italia, fighters: Sequence[int]) -> bool:
    """§11.2.2 Italian units with Arditi may leave an enemy zone freely."""
    return all(arditi_with(g, p) >= 0 for p in fighters)
