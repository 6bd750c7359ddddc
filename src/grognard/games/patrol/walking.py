"""Moving hex by hex: after each hex the mover is asked whether to go on or halt.

A game gives the possible steps, carries out what entering a hex triggers (fire, discovery, traps) and asks the
question. Movement over many hexes at once is in `reach`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from grognard.kernel.asking.script import Offer, Question, Script

Steps = tuple[Offer, Mapping[int, int]]
"""The hexes that can be entered next, as options, and the cost of each."""


def walk(
    left: int,
    steps: Callable[[int, bool], Steps],
    enter: Callable[[int], Script[bool]],
    ask: Callable[[Offer, int], Question],
    first: tuple[int, int] | None = None,
) -> Script[int]:
    """Move hex by hex until the mover halts, can go no farther, or is stopped; returns the points left.

    `steps(left, has_moved)` gives the next steps. `enter(hex)` carries one out with all reactions to it, and returns
    whether the mover may go on. `ask(offer, left)` is the question: one of the steps, or anything else to halt. `first`
    is a hex and its cost, when the first step is already chosen.
    """
    has_moved = False
    while True:
        if first is None:
            offer, prices = steps(left, has_moved)
            if not offer.options:
                return left
            choice = yield ask(offer, left)
            if choice.verb != offer.voice.verb:
                return left
            first = choice.noun, prices[choice.noun]
        hex_, price = first
        first, has_moved = None, True
        left -= price
        goes_on = yield from enter(hex_)
        if not goes_on:
            return left
