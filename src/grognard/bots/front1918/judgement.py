"""What a table is worth, and which other ways there are: what a general needs to weigh an operation.

The ways are characters. Who attacks tries out its own half of the sequence; who does not, until the enemy has come and
it is to move again. What victory counts is each game's own.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from grognard.bots.commander import Weighing
from grognard.bots.front1918.airmen import Airmen
from grognard.bots.front1918.character import ATTACKERS, DEFENDERS, GREEN, PLAIN, Character
from grognard.bots.glance import Asked
from grognard.bots.reason import Reason
from grognard.bots.variation import VARIED, varied
from grognard.games.front1918.table import Front
from grognard.kernel.dice import Whim
from grognard.kernel.script import Side

FELT = (1.0, 0.8, 0.6, 0.45, 0.3, 0.2, 0.14, 0.1, 0.07)
"""How much of a unit's strength is felt so many hexes from it, in the days to come."""
VARIATIONS = 15
"""How many variations a general is offered beside the characters."""
FIGURES, GROUND = 0.3, 0.5
"""How far their figures are off, as a rule, and how much more or less a hex is worth to them, a step being 1."""
SEQUENCES = 3
"""The operational sequences of a turn with an offensive; any other has one."""


class Prospect(NamedTuple):
    """How the points of the end follow from a table, while there is time enough."""

    middle: float
    """The points of an even game."""
    spread: float
    """How many more or fewer are much."""
    taking: float
    """What the attacker may hope for of a point he does not hold, where he is alone."""
    losing: float
    """What he has to fear for one he holds, where the enemy is alone."""
    blood: float
    """The points it is worth to have all the steps there are."""
    drift: float
    """The points that come by themselves."""


class Judgement(Airmen):
    """A commander who weighs what may come."""

    weighing = Weighing(doubt=0.0, pace=12.0, width=4.0)

    def __init__(self, g: Front, side: Side, whim: Whim) -> None:
        super().__init__(g, side, whim)
        self.half = (0, 0, -1)
        self.weighed: tuple[int, int] = (0, -1)
        """The phase whose designs were weighed last."""
        self.usual = PLAIN
        """Its own character, whatever design it follows."""

    # Other ways --------------------------------------------------------------------------------------------------
    def designs(self, question: Asked) -> Sequence[Judgement]:
        """Other characters for the operation that begins with this question."""
        if self.weighed == self.stage:
            return ()
        wills = list(self.characters(question))
        if not wills:
            return ()
        self.weighed = self.stage
        hexes = self.g.board.grid.size
        wills += [varied(PLAIN, self.whim, hexes, FIGURES, GROUND) for _ in range(VARIATIONS)]
        return [self.as_(will) for will in wills]

    def forget(self) -> None:
        """The plans of a phase end with it; the will of a design lasts for its half of the sequence."""
        half = self.half
        super().forget()
        if self.half != half and self.character is not self.usual:
            self.be(self.usual)

    def characters(self, question: Asked) -> Sequence[Character]:
        """Those worth weighing where a movement begins."""
        if question.ask != "ask-move":
            return ()
        return ATTACKERS if self.is_attacking else DEFENDERS

    def as_(self, character: Character) -> Judgement:
        """A twin of another character."""
        other = self.twin()
        assert isinstance(other, Judgement)
        other.be(character)
        return other

    def be_green(self) -> None:
        """Rash, as a recruit is."""
        self.usual = GREEN
        self.be(GREEN)

    def back_to_plain(self) -> None:
        """The officer's character again."""
        if self.character is not self.usual:
            self.be(self.usual)

    def named(self) -> Reason:
        """The character by its name."""
        if self.character.name == PLAIN.name:
            return super().named()
        if self.character.bonuses:
            return VARIED
        return Reason(f"bot-front-design-{self.character.name}", {})

    def is_far_enough(self, g: Front, start: Front) -> bool:
        """When the half is over for who attacks in it; else at this side's next movement; in the end with the game."""
        position, begun = g.position, start.position
        if self.is_last_sequence(start):
            return False
        phase, is_later = g.phases()[position.phase], (position.turn, position.sequence) != (begun.turn, begun.sequence)
        attacker = start.today.attacker
        if self.side == (start.initiative if attacker is None else attacker):
            return is_later or (phase.side is not None and phase.side != self.side)
        return is_later and phase.side == self.side

    @staticmethod
    def is_last_sequence(g: Front) -> bool:
        """Whether no operational sequence comes after this one: then only the verdict counts."""
        return g.position.turn >= g.scenario.turns and g.position.sequence >= (SEQUENCES if g.is_offensive else 1)

    # Worth -------------------------------------------------------------------------------------------------------
    def value(self, g: Front) -> float:
        """The verdict of a game that is over; before that its likely points, and the steps of both sides."""
        raise NotImplementedError

    def time_left(self, g: Front) -> float:
        """How much of the game is still to come, from 1 at its start to 0 at its end."""
        rows = [f"{g.scenario.id}-{g.calendar_of(turn)}" for turn in range(1, g.scenario.turns + 1)]
        lengths = [SEQUENCES if g.has_row("offensives", row) else 1 for row in rows]
        turn = g.position.turn - 1
        gone = sum(lengths[:turn]) + lengths[turn] * g.position.phase / len(g.phases())
        return 1 - gone / sum(lengths)

    def haste(self, g: Front) -> float:
        """How much may still change: everything at first, then less and less."""
        return min(1.0, 2.5 * self.time_left(g))

    def likely_points(self, g: Front, attacker: Side, prospect: Prospect, haste: float) -> float:
        """The points a side is likely to have in the end for hexes it did not hold when the game began."""
        total = haste * (prospect.drift + prospect.blood * self.share_of_steps(g, attacker))
        for h, points in self.prizes.items():
            if not g.area >> h & 1 or g.held_at_start[attacker] >> h & 1:
                continue
            if g.controller(h) == attacker:
                total += points * (1 - prospect.losing * haste * self.chance(g, attacker.enemy, h))
            else:
                total += points * prospect.taking * haste * self.chance(g, attacker, h)
        return total

    def chance(self, g: Front, taker: Side, hex_: int) -> float:
        """What part of the strength felt at a hex is that of who would take it, one's own defence counting more."""
        attack = self.felt(g, taker, hex_, g.attack_of)
        return attack / (attack + 1.5 * self.felt(g, taker.enemy, hex_, g.defence_of) + 4.0)

    def felt(self, g: Front, side: Side, hex_: int, factors: Sequence[Sequence[int]]) -> float:
        """The strength of a side that is felt at a hex."""
        at, steps, size, far = g.position.at, g.position.steps, g.board.grid.size, g.board.grid.distances(hex_)
        total = 0.0
        for p in g.fighters[side]:
            if at[p] < size and (gap := far[at[p]]) < len(FELT):
                total += FELT[gap] * factors[p][steps[p]]
        return total

    def share_of_steps(self, g: Front, side: Side) -> float:
        """What part of all the steps left is a side's, 0 being as many as the enemy's, 1 all of them."""
        steps, at, out = g.position.steps, g.position.at, g.board.out
        own, foes = (sum(steps[p] for p in g.fighters[s] if at[p] != out) for s in (side, side.enemy))
        return (own - foes) / max(1, own + foes)


def soft(figure: float) -> float:
    """Any figure between -1 and 1."""
    return math.tanh(figure)
