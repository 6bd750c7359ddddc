"""The whole commander at Verdun: all questions together, its designs, and the worth of a table.

The differences between the sides are in `german` and `french`.
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
from grognard.games.verdun.breakthrough import is_overstacked
from grognard.games.verdun.table import DIVISIONAL, FRENCH, GERMAN, Verdun
from grognard.kernel.dice import Whim
from grognard.kernel.script import Option, Side

CROSSROADS: Final = ("ask-move", "ask-assault")
"""The questions at which designs are compared, each once a phase."""


VARIATIONS: Final = 15
"""The number of variations a general tries beside the officer's own plan."""
FIGURES: Final = 0.3
"""The usual change of their figures."""
GROUND: Final = 0.4
"""The usual bonus of a hex, a village being 1."""
PAIR: Final = 2
"""How many units go on together out of an overstacked hex."""


class Staff(Sufferer, Gunner, Marcher, Quartermaster):
    """The commander both sides share."""

    slips = 30
    slips_within = 12
    weighing = Weighing(doubt=0.0, pace=14.0, width=3.0)

    def __init__(self, g: Verdun, side: Side, whim: Whim, character: Character) -> None:
        super().__init__(g, side, whim, character)
        self.plain = character
        self.weighed: tuple[int, int] = (0, -1)
        """The last phase with designs."""

    def answer(self, g: Verdun, question: Asked) -> Option:
        """The option this commander takes; an idle one does only what it must."""
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
        """The best hex for a stack to go on to; -1 for none."""
        raise NotImplementedError

    def on_exploit(self, question: Asked) -> Option | None:
        """The first stack that has a hex to go to."""
        for option in question.those("exploit"):
            goal = self.exploit_goal(option.noun)
            if goal >= 0:
                self.give_reason("bot-verdun-exploit", "13.0", hex=option.noun, hex_to=goal)
                return option
        if question.find("done") is None:
            return self.make_room_by_exploit(question)
        self.give_reason("bot-verdun-no-exploit", "13.0")
        return None

    def make_room_by_exploit(self, question: Asked) -> Option:
        """The stack of an overstacked hex."""
        chosen = next(o for o in question.those("exploit") if is_overstacked(self.g, self.side, o.noun))
        self.give_reason("bot-verdun-must-exploit", "8.31", hex=chosen.noun)
        return chosen

    def on_exploit_where(self, question: Asked) -> Option:
        """To its goal, then halt."""
        goal = self.exploit_goal(question.args["hex"])
        if goal >= 0 and (way := question.option("to", goal)):
            self.give_reason("bot-verdun-exploit", "13.0", hex=question.args["hex"], hex_to=goal)
            return way
        halt = question.find("halt")
        if halt is None:
            return self.step_aside(question)
        self.give_reason("bot-verdun-no-exploit", "13.0")
        return halt

    def step_aside(self, question: Asked) -> Option:
        """Out of an overstacked hex, not far, in twos: of more, one stays behind."""
        here = question.args["hex"]
        self.give_reason("bot-verdun-must-exploit", "8.31", hex=here)
        leave = question.those("leave-it")
        ways = leave if leave and question.args["count"] > PAIR else question.those("to") or question.options
        return min(ways, key=lambda o: (self.distance(here, o.noun) if o.verb == "to" else 0, o.noun))

    # For a general ---------------------------------------------------------------------------------------------
    def designs(self, question: Asked) -> Sequence[Staff]:
        """Variations where a movement or the assaults begin; on the last day at each assault, and also to stop."""
        if question.ask not in CROSSROADS or (self.weighed == self.stage and not self.is_last_assault(question)):
            return ()
        self.weighed = self.stage
        hexes = self.g.board.grid.size
        wills = [varied(self.plain, self.whim, hexes, FIGURES, GROUND) for _ in range(VARIATIONS)]
        if self.is_last_assault(question):
            wills.insert(0, quiet(self.plain))
        return [self.of_character(will) for will in wills]

    def forget(self) -> None:
        """Drop the plans of the last phase and the character they were made with."""
        super().forget()
        self.character = self.plain

    def is_last_assault(self, question: Asked) -> bool:
        """Whether this is an assault of the last day, when one point can decide the verdict."""
        return question.ask == "ask-assault" and self.g.position.turn >= self.g.scenario.turns

    def of_character(self, character: Character) -> Staff:
        """A copy with another character and no plans yet."""
        other = self.twin()
        assert isinstance(other, Staff)
        other.forget()
        other.character = character
        return other

    def back_to_plain(self) -> None:
        """Take the officer's character again."""
        if self.character is not self.plain:
            self.forget()

    def named(self) -> Reason:
        """The name of this design."""
        if self.character.name == QUIET:
            return Reason("bot-verdun-design-quiet", {})
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
