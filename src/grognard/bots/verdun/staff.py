"""The commander at Verdun whole: every chapter's answers together, its other characters, and what a table is worth.

What the two sides do differently is in `german` and `french`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grognard.bots.commander import Weighing
from grognard.bots.glance import Asked
from grognard.bots.reason import Reason
from grognard.bots.variation import VARIED, varied
from grognard.bots.verdun.character import QUIET, Character, quiet
from grognard.bots.verdun.damage import Sufferer
from grognard.bots.verdun.guns import Gunner
from grognard.bots.verdun.judgement import german_value
from grognard.bots.verdun.marches import Marcher
from grognard.bots.verdun.rear import Quartermaster
from grognard.games.verdun.table import DIVISIONAL, FRENCH, GERMAN, Verdun
from grognard.kernel.dice import Whim
from grognard.kernel.script import Option, Side

CROSSROADS: Final = ("ask-move", "ask-assault")
"""The questions before which it pays to think again, each once a phase."""


VARIATIONS: Final = 15
"""How many plans a general is offered beside the officer's own."""
FIGURES: Final = 0.3
"""How far their figures are off, as a rule."""
GROUND: Final = 0.4
"""How much more or less a hex is worth to them, a village being 1."""


class Staff(Sufferer, Gunner, Marcher, Quartermaster):
    """What both sides have in common."""

    slips = 30
    slips_within = 12
    weighing = Weighing(doubt=0.0, pace=14.0, width=3.0)

    def __init__(self, g: Verdun, side: Side, whim: Whim, character: Character) -> None:
        super().__init__(g, side, whim, character)
        self.plain = character
        self.weighed: tuple[int, int] = (0, -1)
        """The phase in which designs were weighed last."""

    def answer(self, g: Verdun, question: Asked) -> Option:
        """The option this commander takes; an idle one only does what it must."""
        if self.is_idle and question.is_menu and (end := question.find("done")):
            self.look(g)
            return end
        return super().answer(g, question)

    def kin_of(self, piece: int) -> list[int]:
        """The infantry a gun belongs to: its division, or for corps guns its corps."""
        g = self.g
        return [
            p
            for p in self.foot(self.side)
            if g.corps[p] == g.corps[piece] and (g.kind[piece] != DIVISIONAL or g.division[p] == g.division[piece])
        ]

    # Breakthrough ----------------------------------------------------------------------------------------------
    def exploit_goal(self, hex_: int) -> int:
        """Where a stack had best go on to; -1 for nowhere."""
        raise NotImplementedError

    def on_exploit(self, question: Asked) -> Option | None:
        """The first stack that has somewhere to go."""
        for option in self.those(question, "exploit"):
            goal = self.exploit_goal(option.noun)
            if goal >= 0:
                self.give_reason("bot-verdun-exploit", "13.0", hex=option.noun, hex_to=goal)
                return option
        self.give_reason("bot-verdun-no-exploit", "13.0")
        return None

    def on_exploit_where(self, question: Asked) -> Option | str:
        """On to there, then halt."""
        goal = self.exploit_goal(question.args["hex"])
        if goal >= 0 and (way := self.option(question, "to", goal)):
            self.give_reason("bot-verdun-exploit", "13.0", hex=question.args["hex"], hex_to=goal)
            return way
        self.give_reason("bot-verdun-no-exploit", "13.0")
        return "halt"

    # For a general ---------------------------------------------------------------------------------------------
    def designs(self, question: Asked) -> Sequence[Staff]:
        """Variations, where a movement or the assaults begin; on the last day at each assault, or none of it."""
        if question.ask not in CROSSROADS or (self.weighed == self.stage and not self.is_last_assault(question)):
            return ()
        self.weighed = self.stage
        hexes = self.g.board.grid.size
        wills = [varied(self.plain, self.whim, hexes, FIGURES, GROUND) for _ in range(VARIATIONS)]
        if self.is_last_assault(question):
            wills.insert(0, quiet(self.plain))
        return [self.of_character(will) for will in wills]

    def forget(self) -> None:
        """The plans of a phase end with it, and so does the will they were made with."""
        super().forget()
        self.character = self.plain

    def is_last_assault(self, question: Asked) -> bool:
        """Whether this may be the last word: an assault of the last day, when a point more or less is the verdict."""
        return question.ask == "ask-assault" and self.g.position.turn >= self.g.scenario.turns

    def of_character(self, character: Character) -> Staff:
        """A twin with another will, its plans still to be made."""
        other = self.twin()
        assert isinstance(other, Staff)
        other.forget()
        other.character = character
        return other

    def back_to_plain(self) -> None:
        """The officer's usual will."""
        if self.character is not self.plain:
            self.forget()

    def named(self) -> Reason:
        """What this way of going on is called."""
        if self.character.name == QUIET:
            return Reason("bot-verdun-design-quiet", {})
        return super().named() if self.character is self.plain else VARIED

    def is_far_enough(self, g: Verdun, start: Verdun) -> bool:
        """When the enemy has had his answer: for the Germans tonight, for the French after his next blow."""
        days = g.position.turn - start.position.turn
        if self.side == GERMAN or days != 1:
            return days >= 1
        return g.phases()[g.position.phase].side == FRENCH

    def value(self, g: Verdun) -> float:
        """What a table is worth to this side."""
        worth = german_value(g)
        return worth if self.side == GERMAN else -worth
