"""Dice: the only source of chance in a game.

A roll is a question to the dice; a source answers it. Seeded dice have no state: roll number n of a game is cut from
the SHA-256 of "seed/n", so anyone with the seed can check every die, and a copied or restored game needs nothing but
the number of rolls so far. This is the only module that may import `random` or `secrets`.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from itertools import product
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from grognard.kernel.asking.script import Option
from grognard.kernel.errors import Unreadable, WrongType, check_each, check_type

if TYPE_CHECKING:
    from grognard.kernel.asking.script import Side
    from grognard.kernel.numbers.tally import Tally

T = TypeVar("T")

ROLL = (str, int, Sequence), "a number, the numbers of several dice, or the text of an outcome"
"""What a scripted roll may be."""


class Roll(int):
    """A roll: the total, with the faces in order, the tally it is read with and who may see that tally."""

    faces: tuple[int, ...]
    tally: Tally | None = None
    seen_by: tuple[Side, ...] | None = None
    """The sides that may see the tally; None when everybody may."""

    def __new__(cls, faces: Sequence[int]) -> Roll:
        roll = super().__new__(cls, sum(faces))
        roll.faces = tuple(faces)
        return roll

    def on(self, tally: Tally) -> Roll:
        """The same roll, read with this tally, which the same sides may see."""
        roll = int.__new__(Roll, self)
        roll.faces, roll.tally, roll.seen_by = self.faces, tally, self.seen_by
        return roll

    def tally_for(self, side: Side | None) -> Tally | None:
        """The tally it is read with, if this side may see it; None stands for a spectator."""
        return self.tally if self.seen_by is None or side in self.seen_by else None

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the faces, without the tally."""
        return Roll, (self.faces,)


class Source(Protocol):
    """Answers for the dice."""

    def pick(self, nth: int, options: Sequence[Option]) -> Option | None:
        """One of the equally likely outcomes, for roll number `nth` of the game; None when a person must enter it."""


def check_dice(dice: object) -> None:
    """Raise `WrongType` for what cannot answer for the dice; None stands for other dice."""
    if dice is not None and not callable(getattr(dice, "pick", None)):
        raise WrongType(f"dice: Seeded(…), Scripted(…), TypedIn() or what has `pick` as they have, not {dice!r}")


class ByValue:
    """Dice that are equal when they are of one kind and roll alike."""

    def __eq__(self, other: object) -> bool:
        return vars(self) == vars(other) if type(self) is type(other) else NotImplemented

    def __hash__(self) -> int:
        return hash(type(self))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in vars(self).items())})"


class Seeded(ByValue):
    """Dice cut from a seed: the same seed gives the same game.

    In a branch the rolls before number `first` were made by the dice of the game it came from. Where rolls were taken
    back, `burned` says from which roll of the log on how many numbers are skipped in all: they were seen, and do not
    come again.
    """

    def __init__(self, seed: str | int | None = None, first: int = 0, burned: Sequence[tuple[int, int]] = ()) -> None:
        check_type("seed", seed, (str, int, type(None)), "a text, a whole number, or None for any")
        self.seed = secrets.token_hex(16) if seed is None else str(seed)
        self.first = first
        self.burned = tuple((roll, count) for roll, count in burned)

    def number(self, nth: int) -> int:
        """The number that roll `nth` of the log is cut from."""
        return nth + next((count for roll, count in reversed(self.burned) if roll <= nth), 0)

    def taken_back(self, kept: int, rolls: int) -> Seeded:
        """The same dice after the rolls from `kept` to `rolls` of the log were taken back."""
        if kept >= rolls:
            return self
        before = [each for each in self.burned if each[0] < kept]
        return Seeded(self.seed, self.first, [*before, (kept, self.number(rolls) - kept)])

    def pick(self, nth: int, options: Sequence[Option]) -> Option:
        """A 256-bit number modulo the outcomes: the bias is below one part in 2^200."""
        digest = sha256(f"{self.seed}/{self.number(nth)}".encode()).digest()
        return options[int.from_bytes(digest, "big") % len(options)]

    def commitment(self) -> str:
        """The hash to publish before play, so that the seed published after it can be checked."""
        return sha256(self.seed.encode()).hexdigest()


class Scripted(ByValue):
    """Dice that come out as written, for tests and puzzles: 4, (3, 5) or the text of an outcome.

    When they run out, a person must enter the roll, or they go on as dice of a seed, where one is given.
    """

    def __init__(self, rolls: Iterable[int | Sequence[int] | str], first: int = 0, seed: str = "") -> None:
        self.rolls = [self._text(roll) for roll in check_each("rolls", rolls, *ROLL)]
        self.first = first
        self.seed = seed

    @staticmethod
    def _text(roll: int | Sequence[int] | str) -> str:
        if isinstance(roll, str):
            return roll
        return "roll " + " ".join(map(str, [roll] if isinstance(roll, int) else roll))

    def pick(self, nth: int, options: Sequence[Option]) -> Option | None:
        """The outcome written for this roll."""
        place = nth - self.first
        if not 0 <= place < len(self.rolls):
            return Seeded(self.seed).pick(nth, options) if self.seed else None
        text = self.rolls[place]
        found = next((option for option in options if option.text == text), None)
        if found is None and self.seed:
            return Seeded(self.seed).pick(nth, options)
        if found is None:
            raise Unreadable(f"scripted roll {place + 1}: {text!r} is none of {options[0]} … {options[-1]}")
        return found


class TypedIn(ByValue):
    """Real dice on a real table: every roll waits for a person to enter it."""

    def pick(self, nth: int, options: Sequence[Option]) -> None:
        """None: a person enters the roll."""
        return


class Awaited(ByValue):
    """Dice whose seed is not known yet: every roll waits, and nobody may enter it."""

    def pick(self, nth: int, options: Sequence[Option]) -> None:
        """None: the roll is made when the seed is there."""
        return


def fresh_token(size: int = 16) -> str:
    """A random word of so many bytes that nobody can guess, usable in a URL."""
    return secrets.token_urlsafe(size)


@cache
def outcomes(count: int, sides: int) -> tuple[Option, ...]:
    """Every way `count` dice can fall, each equally likely, as options `roll 3 5`; the noun is the index."""
    return tuple(
        Option("roll", index, "roll " + " ".join(map(str, faces)))
        for index, faces in enumerate(product(range(1, sides + 1), repeat=count))
    )


@cache
def rolled(count: int, sides: int) -> tuple[Roll, ...]:
    """The roll a script receives for each outcome, in the order of `outcomes`."""
    return tuple(Roll(faces) for faces in product(range(1, sides + 1), repeat=count))


_LUCK = tuple(name for name in random.__all__ if callable(getattr(random, name)) and name not in ("seed", "setstate"))
_SECRETS = ("choice", "randbelow", "randbits", "token_bytes", "token_hex")


@contextmanager
def watch_the_door(report: Callable[[str], None]) -> Iterator[None]:
    """Report by name every use of Python's other sources of chance inside this context."""
    doors: list[tuple[Any, str]] = [(random, name) for name in _LUCK] + [(secrets, name) for name in _SECRETS]
    kept = [(module, name, getattr(module, name)) for module, name in doors]

    def watched(module: Any, name: str, original: Any) -> Any:
        def call(*args: Any, **named: Any) -> Any:
            report(f"{module.__name__}.{name}")
            return original(*args, **named)

        return call

    for module, name, original in kept:
        setattr(module, name, watched(module, name, original))
    try:
        yield
    finally:
        for module, name, original in kept:
            setattr(module, name, original)


class Whim:
    """Seeded picks that are not dice, for fuzzers, bots and secrets dealt anew."""

    def __init__(self, seed: str | int = 0) -> None:
        self._random = random.Random(str(seed))

    def __eq__(self, other: object) -> bool:
        """Whether both pick alike from here on."""
        return self._random.getstate() == other._random.getstate() if isinstance(other, Whim) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def pick(self, options: Sequence[T]) -> T:
        """Any one of them."""
        return options[int(self._random.random() * len(options))]

    def below(self, ways: int) -> int:
        """A number from 0 to ways - 1."""
        return int(self._random.random() * ways)

    def about_zero(self) -> float:
        """A figure about 0: two in three lie between -1 and 1, by the normal law."""
        return self._random.gauss(0.0, 1.0)
