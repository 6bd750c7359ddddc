"""The mind that commands one side of one game: what an officer, a recruit and a general have in common.

A commander is handed a table that is its own (made from its side's view) and a question, and picks an option by the
method named after the question: `ask-where` is answered by `on_where`. Each game has its commander in a room of its
own here; who makes mistakes or searches is said in `recruit` and `general`. No rule is written again: commanders use
the game's own predicates and tallies.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from grognard.bots.glance import Asked
from grognard.bots.reason import Reason
from grognard.kernel.dice import Whim
from grognard.kernel.play import Play
from grognard.kernel.script import Option, Side

G = TypeVar("G", bound=Play[Any])


class Weighing(NamedTuple):
    """How a general weighs the designs of a commander: what it is worth to go on, and what to believe."""

    most: int = 12
    """How many games are tried for each design at most; with time enough the same seed gives the same player."""
    least: int = 3
    """How many are tried before a design is given up."""
    clearly: float = 1.5
    """By how many standard errors a design must trail to be given up."""
    doubt: float = 0.5
    """By how many standard errors one must lead the officer's own plan to be preferred to it."""
    pace: float = 0.0
    """Where designs are many and about as good: how many games are tried for each second allowed, in heats from which
    the better half goes on. 0 where a design is given up when it clearly trails."""
    width: float = 2.0
    """How wide the field of the first heat is: 2 has six designs for 18 games, more of it more designs."""


class Commander(Generic[G]):
    """One side's mind. Subclass it, write `on_…` for each question, and say what a table is worth."""

    ways_out: ClassVar[tuple[str, ...]] = ("done", "halt", "stay", "hold", "pass")
    """What is answered when nothing better comes to mind: the first of these that is offered."""

    slips: ClassVar[int] = 35
    """How often of a hundred a recruit forgets the plan at the start of an operation."""
    slips_within: ClassVar[int] = 15
    """How often of a hundred in the middle of one."""
    weighing: ClassVar[Weighing] = Weighing()
    """How a general weighs its designs."""

    g: G

    def __init__(self, side: Side, whim: Whim) -> None:
        self.side = side
        self.foe = side.enemy
        self.whim = whim
        self.stage: tuple[int, int] = (0, -1)
        self.why: list[Reason] = []

    # Answering -------------------------------------------------------------------------------------------------
    def answer(self, g: G, question: Asked) -> Option:
        """The option this commander takes, looking at a table of its own."""
        self.look(g)
        method: Callable[[Asked], Option | str | None] | None = getattr(self, _method_name(question.ask), None)
        chosen = method(question) if method is not None else None
        if isinstance(chosen, str):
            chosen = question.find(chosen)
        return chosen or self.way_out(question)

    def look(self, g: G) -> None:
        """Turn to a table; plans of a phase that is over are forgotten."""
        self.g = g
        stage = g.position.turn, g.position.phase
        if stage != self.stage:
            self.stage = stage
            self.forget()

    def forget(self) -> None:
        """Drop the plans of the last phase."""

    def way_out(self, question: Asked) -> Option:
        """Enough, if that can be said; else whatever comes first."""
        for word in self.ways_out:
            if found := question.find(word):
                return found
        return question.options[0]

    def give_reason(self, key: str, rule: str = "", /, **args: Any) -> None:
        """Note a reason for the answer that is being thought about."""
        self.why.append(Reason(key, args, self.g.clause(rule)))

    def be_green(self) -> None:
        """Judge things as a recruit does, where slips alone are not enough to tell it from an officer."""

    @staticmethod
    def those(question: Asked, verb: str) -> list[Option]:
        """The options with a verb."""
        return [o for o in question.options if o.verb == verb]

    @staticmethod
    def option(question: Asked, verb: str, noun: int) -> Option | None:
        """The option with a verb and a noun, if it is there."""
        return next((o for o in question.options if o.verb == verb and o.noun == noun), None)

    # For a general ---------------------------------------------------------------------------------------------
    def designs(self, question: Asked) -> Sequence[Commander[G]]:
        """Other ways to go on from this question that are worth weighing, each a twin of this mind with a will of its
        own; none where there is nothing to weigh. `g` is the table looked at last."""
        return ()

    def back_to_plain(self) -> None:
        """Put aside whatever a design of before had changed, and have the officer's usual character again."""

    def named(self) -> Reason:
        """What this way of going on is called."""
        return Reason("bot-design-plain", {})

    def is_far_enough(self, g: G, start: G) -> bool:
        """Whether a game tried out from `start` has gone on long enough to be judged."""
        turn: int = g.position.turn
        return bool(turn > start.position.turn + 1)

    def value(self, g: G) -> float:
        """What a table is worth to this side, in the game's points or so; also that of a finished game."""
        raise NotImplementedError

    def twin(self) -> Commander[G]:
        """The same mind, free to change its own: its plans are copied, the table is shared."""
        other = copy(self)
        for name, kept in vars(self).items():
            if type(kept) in (list, dict, set):
                setattr(other, name, kept.copy())
        return other


def _method_name(ask: str) -> str:
    """`ask-where` is answered by `on_where`."""
    return "on_" + ask.removeprefix("ask-").replace("-", "_")
