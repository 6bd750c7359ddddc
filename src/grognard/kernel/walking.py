"""Moving hex by hex, with a question between: go on or halt, after whatever broke in.

A game says which steps there are, what entering a hex brings about (fire, discovery, traps) and how it asks. Costs
over many hexes at once are in `reach`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from grognard.kernel.script import Offer, Question, Script

Steps = tuple[Offer, Mapping[int, int]]
"""The hexes that can be entered next as options, and the price of each."""


def walk(
    left: int,
    steps: Callable[[int, bool], Steps],
    enter: Callable[[int], Script[bool]],
    ask: Callable[[Offer, int], Question],
    first: tuple[int, int] | None = None,
) -> Script[int]:
    """Move hex by hex until the mover halts, can go no farther, or is stopped; the points that are left.

    `steps(left, has_moved)` gives the next steps. `enter(hex)` carries one out with all that breaks in upon it, and
    returns whether the mover may go on. `ask(offer, left)` is the question: one of the steps, or anything else to halt.
    `first` is a hex and its price, when the first step is chosen already.
    """
    has_moved = False
    while True:
        if first is None:
            offer, prices = steps(left, has_moved)
            if not len(offer):
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
