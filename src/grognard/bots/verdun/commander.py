"""The commander of one side at Verdun: it answers by the rows of its conduct, names designs, and judges a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, final

from grognard.bots.minds.commander import Commander, Weighing
from grognard.bots.minds.glance import Asked
from grognard.bots.minds.reason import BotReason
from grognard.bots.minds.variation import VARIED, varied
from grognard.bots.verdun.character import QUIET, VerdunCharacter, quiet
from grognard.bots.verdun.judgement import german_value
from grognard.bots.verdun.plans import Plans
from grognard.bots.verdun.rows import USUAL
from grognard.bots.verdun.situation import Conduct, Situation
from grognard.games.verdun.table import Verdun
from grognard.games.verdun.words import FRENCH, GERMAN
from grognard.kernel.asking.script import Option, Side
from grognard.kernel.numbers.dice import Whim

CROSSROADS: Final = ("ask-move", "ask-assault")
"""The questions at which designs are compared, each once a phase."""
VARIATIONS: Final = 15
"""The number of variations a general tries beside the officer's own plan."""
FIGURES: Final = 0.3
"""The usual change of their figures."""
GROUND: Final = 0.4
"""The usual bonus of a hex, a village being 1."""


@final
class VerdunCommander(Commander[Verdun]):
    """One side of Verdun."""

    usual_reasons: ClassVar[Mapping[str, str]] = USUAL
    slips: ClassVar[int] = 30
    slips_within: ClassVar[int] = 12
    weighing: ClassVar[Weighing] = Weighing(doubt=0.0, pace=14.0, width=3.0)

    situation: Situation
    """The table taken last, as this side reads it."""

    def __init__(self, g: Verdun, side: Side, whim: Whim, conduct: Conduct) -> None:
        super().__init__(side, whim)
        self.g = g
        self.conduct = conduct
        self.plain = self.character = conduct.character
        self.plans = Plans()
        self.is_idle = False
        """Whether it does only what it must, as plausibility checks need it."""
        self.weighed: tuple[int, int] = (0, -1)
        """The last phase with designs."""

    def character_now(self) -> VerdunCharacter:
        """Its usual weights."""
        return self.plain

    def take_character(self, character: VerdunCharacter) -> None:
        """Weigh otherwise."""
        self.plain = self.character = character

    def look(self, g: Verdun) -> None:
        """Take a table; what was computed on the last one is dropped."""
        super().look(g)
        self.situation = Situation(g, self.side, self.conduct, self.character, self.plans, self.why)

    def decide(self, question: Asked) -> Option | str | None:
        """The answer of the question's row; an idle commander does only what it must."""
        if self.is_idle and question.is_menu and (end := question.find("done")):
            return end
        row = self.conduct.rows.get(question.ask)
        return None if row is None else row(self.situation, question)

    def forget(self) -> None:
        """Drop the plans of the last phase and the character they were made with."""
        self.plans = Plans()
        self.character = self.plain

    def twin(self) -> VerdunCommander:
        """A copy with plans of its own."""
        other = super().twin()
        assert isinstance(other, VerdunCommander)
        other.plans = self.plans.twin()
        return other

    # For a general ---------------------------------------------------------------------------------------------
    def designs(self, question: Asked) -> Sequence[VerdunCommander]:
        """Variations where a movement or the assaults begin; on the last day at each assault, and also to stop."""
        if question.ask not in CROSSROADS or (self.weighed == self.stage and not self.is_last_assault(question)):
            return ()
        self.weighed = self.stage
        hexes = self.g.board.grid.size
        wills = [varied(self.plain, self.whim, hexes, FIGURES, GROUND) for _ in range(VARIATIONS)]
        if self.is_last_assault(question):
            wills.insert(0, quiet(self.plain))
        return [self.of_character(will) for will in wills]

    def is_last_assault(self, question: Asked) -> bool:
        """Whether this is an assault of the last day, when one point can decide the verdict."""
        return question.ask == "ask-assault" and self.g.position.turn >= self.g.scenario.turns

    def of_character(self, character: VerdunCharacter) -> VerdunCommander:
        """A copy with another character and no plans yet."""
        other = self.twin()
        other.forget()
        other.character = character
        return other

    def back_to_plain(self) -> None:
        """Take the officer's character again."""
        if self.character is not self.plain:
            self.forget()

    def named(self) -> BotReason:
        """The name of this design."""
        if self.character.name == QUIET:
            return BotReason("bot-verdun-design-quiet", {})
        return super().named() if self.character is self.plain else VARIED

    def is_far_enough(self, g: Verdun, start: Verdun) -> bool:
        """After the enemy has acted: for the Germans at the end of the day, for the French after his next attack."""
        days = g.position.turn - start.position.turn
        if self.side == GERMAN or days != 1:
            return days >= 1
        return g.phases()[g.position.phase].side == FRENCH

    def value(self, g: Verdun) -> float:
        """The worth of a table to this side."""
        worth = german_value(g)
        return worth if self.side == GERMAN else -worth
