"""The commander: the decisions for one side of one game, used by officer, recruit and general.

A commander is handed an imagined table (made from its side's view) and a question, and picks an option by the method
named after the question: `ask-where` is answered by `on_where`. Each game has its commander in a package here; mistakes
and search are in `recruit` and `general`. No rule is repeated: commanders use the game's own predicates and tallies.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from grognard.bots.minds.glance import Asked
from grognard.bots.minds.reason import BotReason
from grognard.bots.minds.usual import usual_reason
from grognard.bots.minds.weights import reweighed
from grognard.kernel.asking.script import Option, Side
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.table.play import Play

G = TypeVar("G", bound=Play[Any])
T = TypeVar("T")


class Weighing(NamedTuple):
    """How a general compares the designs of a commander: how many games it tries, and which differences it believes."""

    most: int = 12
    """The most games tried for each design; with enough time the same seed gives the same answers."""
    least: int = 3
    """The least games tried before a design is dropped."""
    clearly: float = 1.5
    """By how many standard errors a design must trail to be dropped."""
    doubt: float = 0.5
    """By how many standard errors a design must lead the officer's own plan to be preferred."""
    pace: float = 0.0
    """For many designs that are about equally good: the games tried for each second allowed, in heats from which the
    better half goes on. 0 for designs that are dropped when they clearly trail."""
    width: float = 2.0
    """The width of the first heat: with 2 there are six designs for 18 games; a larger number gives more designs."""


class Commander(Generic[G]):
    """The commander of one side. Subclass it, write `on_…` for each question, and `value` for a table."""

    ways_out: ClassVar[tuple[str, ...]] = ("done", "halt", "stay", "hold", "pass")
    """The default answers: the first of these that is offered."""

    usual_reasons: ClassVar[Mapping[str, str]] = {}
    """The sentences for answers for which no reason was noted, by question and verb, or by question."""

    slips: ClassVar[int] = 35
    """The percentage of operations at whose start a recruit slips."""
    slips_within: ClassVar[int] = 15
    """The percentage of slips in the middle of an operation."""
    weighing: ClassVar[Weighing] = Weighing()
    """How a general compares its designs."""

    g: G

    def __init__(self, side: Side, whim: Whim) -> None:
        self.side = side
        self.foe = side.enemy
        self.whim = whim
        self.stage: tuple[int, int] = (0, -1)
        self.why: list[BotReason] = []

    # Answering -------------------------------------------------------------------------------------------------
    def answer(self, g: G, question: Asked) -> Option:
        """The option this commander takes on an imagined table."""
        self.look(g)
        chosen = self.decide(question)
        if isinstance(chosen, str):
            chosen = question.find(chosen)
        option = chosen or self.way_out(question)
        self.complete_reasons(question, option)
        return option

    def complete_reasons(self, question: Asked, option: Option) -> None:
        """See that a choice between several answers has a reason, and each reason a clause."""
        if not self.why and len(question.options) > 1:
            self.why.append(usual_reason(self.g, question, option, self.usual_reasons, self.ways_out))
        self.why[:] = [each if each.rule else each._replace(rule=question.rule) for each in self.why]

    def decide(self, question: Asked) -> Option | str | None:
        """The answer of the method named after the question; None for the default answer."""
        method: Callable[[Asked], Option | str | None] | None = getattr(self, _method_name(question.ask), None)
        return None if method is None else method(question)

    def look(self, g: G) -> None:
        """Take a table; plans of a phase that is over are dropped."""
        self.g = g
        stage = g.position.turn, g.position.phase
        if stage != self.stage:
            self.stage = stage
            self.forget()

    def forget(self) -> None:
        """Drop the plans of the last phase."""

    def way_out(self, question: Asked) -> Option:
        """The default answer: one of `ways_out`, else the first option."""
        for word in self.ways_out:
            if found := question.find(word):
                return found
        return question.options[0]

    def give_reason(self, key: str, rule: str = "", /, **args: Any) -> None:
        """Note a reason for the present answer."""
        self.why.append(BotReason(key, args, self.g.clause(rule)))

    def be_green(self) -> None:
        """Judge as a recruit does, for games in which slips alone do not make it weaker than an officer."""

    # The weights of its character, which the name of a bot may change -------------------------------------------
    def character_now(self) -> Any:
        """Its usual character, a record of figures; None where it has none."""
        return None

    def take_character(self, character: Any) -> None:
        """Be of another usual character from now on."""

    def take_weights(self, changes: Mapping[str, float]) -> None:
        """Change some weights of its character."""
        self.take_character(reweighed(self.character_now(), changes, f"the officer of {type(self.g).id}"))

    # For a general ---------------------------------------------------------------------------------------------
    def designs(self, question: Asked) -> Sequence[Commander[G]]:
        """Alternatives to the plan at this question, each a copy of this commander with a change; none where there is
        nothing to compare. `g` is the table taken last."""
        return ()

    def back_to_plain(self) -> None:
        """Undo the changes of an earlier design: take the officer's usual character again."""

    def named(self) -> BotReason:
        """The name of this design."""
        return BotReason("bot-design-plain", {})

    def is_far_enough(self, g: G, start: G) -> bool:
        """Whether a game tried from `start` has gone on long enough to be judged."""
        turn: int = g.position.turn
        return bool(turn > start.position.turn + 1)

    def value(self, g: G) -> float:
        """The worth of a table to this side, roughly in the game's points; also of a finished game."""
        raise NotImplementedError

    def twin(self) -> Commander[G]:
        """A copy of this commander: its plans are copied, the table is shared."""
        return copied(self)


def copied(thing: T) -> T:
    """A copy of an object, its lists, dicts and sets copied too."""
    other = copy(thing)
    for name, kept in vars(thing).items():
        if type(kept) in (list, dict, set):
            setattr(other, name, kept.copy())
    return other


def _method_name(ask: str) -> str:
    """`ask-where` is answered by `on_where`."""
    return "on_" + ask.removeprefix("ask-").replace("-", "_")
