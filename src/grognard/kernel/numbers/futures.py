"""Every way an answer can turn out, with its exact chance: the dice enumerated instead of rolled.

For exact odds over a whole operation and for search. The game itself is not touched: each future is a copy that stands
at the next question to a side. The caller judges what a future is worth.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Option, Side
from grognard.kernel.numbers.dice import TypedIn


def futures(
    game: Game, answer: str | Option, side: str | Side | None = None, most: int = 100_000
) -> Iterator[tuple[Fraction, Game]]:
    """Each future of an answer with its chance, up to the next question to a side; the chances add up to 1.

    `most` limits how many there are, since rolls multiply; beyond it a ValueError is raised.
    """
    first = game.copy(dice=TypedIn())
    first.answer(answer, side)
    waiting = [(Fraction(1), first)]
    given = 0
    while waiting:
        chance, future = waiting.pop()
        outcomes = future.chances()
        if not outcomes:
            given += 1
            if given > most:
                raise ValueError(f"more than {most} futures of {answer}: ask about a smaller step")
            future.dice = game.dice
            yield chance, future
        for outcome in reversed(outcomes):
            branch = future.copy()
            branch.answer(outcome)
            waiting.append((chance / len(outcomes), branch))
