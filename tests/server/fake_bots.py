"""Bots that the tests bring along: they explain themselves, take their time, or fail when they are told to."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest

from grognard import bots
from grognard.bots import BotReason
from grognard.bots.minds.commander import Commander
from grognard.bots.minds.glance import Asked
from grognard.bots.ranks import officer
from grognard.bots.ranks.random import Random
from grognard.kernel.asking.script import Option, Side
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.table.play import Play

PATIENCE = 20.0


class Talker(Random):
    """Plays by whim and always says why."""

    def answer(self, view: Mapping[str, Any], question: Asked) -> Option:
        """Any of the options."""
        self.last = question
        self.times = getattr(self, "times", 0) + 1
        return super().answer(view, question)

    def explain(self) -> tuple[BotReason, ...]:
        """Two reasons, one of them under a clause and never the same."""
        number = {"ways": self.times, "games": self.times, "side": self.last.who}
        return (BotReason("bot-slip", {}), BotReason("bot-weighed", number, self.last.rule))


class Parrot(Talker):
    """Says the same every time."""

    def explain(self) -> tuple[BotReason, ...]:
        """One reason."""
        return (BotReason("bot-slip", {}),)


class Ponderer(Talker):
    """Thinks until it is allowed to answer, or hurried."""

    go = threading.Event()
    thinks = threading.Event()

    def answer(self, view: Mapping[str, Any], question: Asked) -> Option:
        """Any of the options, in its own time."""
        self.thinks.set()
        assert self.go.wait(PATIENCE), "nobody let it answer"
        return super().answer(view, question)

    @classmethod
    @contextmanager
    def pondering(cls) -> Iterator[None]:
        """While this lasts, whoever is asked thinks; then they answer."""
        cls.go.clear()
        cls.thinks.clear()
        try:
            yield
        finally:
            cls.go.set()


class Hasty(Ponderer):
    """Answers at once when it is hurried."""

    def hurry(self) -> None:
        """Make up its mind."""
        self.go.set()


class Failing:
    """Gives up at the first question."""

    def __init__(self, seed: str | int = 0) -> None:
        self.seed = seed

    def answer(self, view: Mapping[str, Any], question: Asked) -> Option:
        """Nothing."""
        raise RuntimeError("out of ideas")


class Slowly(Hasty):
    """Takes its time in the eyes of the server, and thinks until it is allowed to answer, or hurried."""

    takes_time = True

    def __init__(self, seed: str | int = 0, seconds: float = 2.0) -> None:
        super().__init__(seed)


class Greedy(Random):
    """Wants more memory than there is."""

    def answer(self, view: Mapping[str, Any], question: Asked) -> Option:
        """Nothing, if there is a limit; otherwise an option after all."""
        self.hoard = [bytes(2**28) for _ in range(8)]
        return super().answer(view, question)


class Cadet(Commander[Play[Any]]):
    """Takes the last option, counts its answers, and says so."""

    def answer(self, g: Play[Any], question: Asked) -> Option:
        """The last option."""
        self.look(g)
        self.give_reason("bot-design-plain", question.rule)
        return question.options[-1]


def cadet(room: Play[Any], side: Side, whim: Whim) -> Commander[Any]:
    """Somebody who commands in any game."""
    return Cadet(side, whim)


BROUGHT = (Talker, Parrot, Ponderer, Hasty, Failing, Slowly, Greedy)


def bring_all(patch: pytest.MonkeyPatch) -> None:
    """Have these bots known by name, and officers of all games be cadets."""
    brought = {kind.__name__.lower(): f"{__name__}:{kind.__name__}" for kind in BROUGHT}
    patch.setattr(bots, "_brought", brought)
    patch.setattr(officer, "commander_of", lambda game: cadet)
