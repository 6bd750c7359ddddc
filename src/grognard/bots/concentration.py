"""Concentration: which attacks to make when every unit and gun can be in few of them.

The best comes first and takes what it needs; the others are thought over again with what is left. How an attack is
composed and what it promises is each game's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple


class Storm(NamedTuple):
    """An attack that looks worth making: who stands where for it, with which guns, and what it promises."""

    worth: float
    target: int
    stand: dict[int, int]
    guns: tuple[int, ...]


def mass(
    targets: Iterable[int],
    compose: Callable[[int], Storm | None],
    take: Callable[[Storm], None],
    is_hurt: Callable[[Storm], bool],
    least: float,
    most: int | None = None,
) -> list[Storm]:
    """The attacks worth making, best first, or only so many of them.

    `compose` makes the best attack on a target with what is left, `take` takes what one needs away, `is_hurt` says
    whether one that was composed before lost something by that; one that promises less than `least` is not made.
    """
    found: list[Storm] = []
    offers = {target: storm for target in targets if (storm := compose(target)) is not None}
    while offers:
        best = max(offers.values(), key=lambda storm: (storm.worth, storm.target))
        if best.worth < least:
            break
        del offers[best.target]
        found.append(best)
        if len(found) == most:
            break
        take(best)
        for target, storm in list(offers.items()):
            if is_hurt(storm):
                again = compose(target)
                if again is None:
                    del offers[target]
                else:
                    offers[target] = again
    return found
