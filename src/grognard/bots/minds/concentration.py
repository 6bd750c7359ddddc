"""Concentration: which attacks to make when every unit and gun can be in only a few of them.

The best attack comes first and takes the units it needs; the others are composed again with what is left. Each game
says how an attack is composed and what it is worth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple


class PlannedAttack(NamedTuple):
    """A planned attack: the units and their hexes, the guns, and its expected worth."""

    worth: float
    target: int
    stand: dict[int, int]
    guns: tuple[int, ...]


def mass(
    targets: Iterable[int],
    compose: Callable[[int], PlannedAttack | None],
    take: Callable[[PlannedAttack], None],
    is_hurt: Callable[[PlannedAttack], bool],
    least: float,
    most: int | None = None,
) -> list[PlannedAttack]:
    """The attacks worth making, best first, or only so many of them.

    `compose` makes the best attack on a target with what is left. `take` removes what an attack needs. `is_hurt` says
    whether an attack composed before has lost something by that. An attack worth less than `least` is not made.
    """
    found: list[PlannedAttack] = []
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
