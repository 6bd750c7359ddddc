"""The worth of a table and the designs of a general.

Designs are other characters. A side that attacks tries its own half of the sequence; a side that does not, the time
until its next movement. Each game says what counts for victory.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from grognard.bots.commander import Weighing
from grognard.bots.front1918.airmen import Airmen
from grognard.bots.front1918.character import ATTACKERS, DEFENDERS, GREEN, PLAIN, Character
from grognard.bots.front1918.officers import ANYWHERE, Prospect, Wishes, wishes_of
from grognard.bots.glance import Asked
from grognard.bots.reason import Reason
from grognard.bots.variation import VARIED, varied
from grognard.games.front1918.table import Front
from grognard.kernel.dice import Whim
from grognard.kernel.script import Side

FELT = (1.0, 0.8, 0.6, 0.45, 0.3, 0.2, 0.14, 0.1, 0.07)
"""The share of a unit's strength that counts so many hexes away, in the days to come."""
VARIATIONS = 15
"""The number of variations a general tries beside the characters."""
FIGURES, GROUND = 0.3, 0.5
"""The usual change of their figures, and the usual bonus of a hex; a step is 1."""
SURE = 0.4
"""The share of the spread of points that remains at the end of the game."""
SEQUENCES = 3
"""The operational sequences of a turn with an offensive; any other has one."""


class Judgement(Airmen):
    """Judges tables for a general."""

    weighing = Weighing(doubt=0.0, pace=12.0, width=4.0)

    def __init__(self, g: Front, side: Side, whim: Whim) -> None:
        super().__init__(g, side, whim)
        self.half = (0, 0, -1)
        self.weighed: tuple[int, int] = (0, -1)
        """The last phase with designs."""
        self.usual = PLAIN
        """Its own character, whatever its design."""

    # Designs -----------------------------------------------------------------------------------------------------
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
        """Drop the plans of the last phase; the character of a design lasts for its half of the sequence."""
        half = self.half
        super().forget()
        if self.half != half and self.character is not self.usual:
            self.be(self.usual)

    def characters(self, question: Asked) -> Sequence[Character]:
        """The characters to try when a movement begins."""
        if question.ask != "ask-move":
            return ()
        return ATTACKERS if self.is_attacking else DEFENDERS

    def as_(self, character: Character) -> Judgement:
        """A copy with another character."""
        other = self.twin()
        assert isinstance(other, Judgement)
        other.be(character)
        return other

    def be_green(self) -> None:
        """Take a recruit's character."""
        self.usual = GREEN
        self.be(GREEN)

    def back_to_plain(self) -> None:
        """Take the officer's character again."""
        if self.character is not self.usual:
            self.be(self.usual)

    def named(self) -> Reason:
        """The name of the character."""
        if self.character.name == PLAIN.name:
            return super().named()
        if self.character.bonuses:
            return VARIED
        return Reason(f"bot-front-design-{self.character.name}", {})

    def is_far_enough(self, g: Front, start: Front) -> bool:
        """For a side that attacks, after its half; else at its next movement; at the latest when the game ends."""
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
        """Whether this is the last operational sequence, after which only the verdict counts."""
        return g.position.turn >= g.scenario.turns and g.position.sequence >= (SEQUENCES if g.is_offensive else 1)

    # What the scenario is about ----------------------------------------------------------------------------------
    def wishes(self, g: Front) -> Wishes:
        """What officers want in this scenario."""
        return wishes_of(type(g)).get(g.scenario.id, ANYWHERE)

    def aims_of_scenario(self, side: Side) -> list[int]:
        """The aims of a side that the scenario adds and that it does not hold; a hex named twice is there twice."""
        g = self.g
        found = (g.board.grid.get(number) for number in self.wishes(g).aims.get(side.name, ()))
        return [aim for aim in found if aim is not None and g.controller(aim) != side]

    def has_counter_stroke(self) -> bool:
        """Whether this side makes its counter-stroke now."""
        when = self.wishes(self.g).counter_strokes.get(self.side.name)
        return when is not None and (self.g.calendar, self.g.position.sequence) >= when

    # Worth -------------------------------------------------------------------------------------------------------
    def value(self, g: Front) -> float:
        """The verdict of a finished game; before that the likely points compared with those of the verdicts."""
        side, position = self.side, g.position
        attacker, tally = next(iter(g.standings().items()))
        sign, prospect = 1.0 if side == attacker else -1.0, self.wishes(g).prospect
        if position.over:
            verdict = 0 if position.winner < 0 else 1 if position.winner == int(side) else -1
            return 0.95 * verdict + 0.05 * sign * against_bands(prospect, float(tally.total))
        points = self.likely_points(g, attacker, prospect, haste := self.haste(g))
        return 0.9 * sign * soft(against_bands(prospect, points) / (SURE + (1 - SURE) * haste))

    def time_left(self, g: Front) -> float:
        """The share of the game still to come, from 1 at its start to 0 at its end."""
        rows = [f"{g.scenario.id}-{g.number_of(turn)}" for turn in range(1, g.scenario.turns + 1)]
        lengths = [SEQUENCES if g.has_row("offensives", row) else 1 for row in rows]
        turn = g.position.turn - 1
        gone = sum(lengths[:turn]) + lengths[turn] * g.position.phase / len(g.phases())
        return 1 - gone / sum(lengths)

    def haste(self, g: Front) -> float:
        """How much may still change, less towards the end."""
        return min(1.0, 2.5 * self.time_left(g))

    def likely_points(self, g: Front, attacker: Side, prospect: Prospect, haste: float) -> float:
        """The points a side is likely to have at the end for hexes it did not hold when the game began."""
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
        """The taker's share of the strength around a hex; the defender's strength counts more."""
        attack = self.felt(g, taker, hex_, g.attack_of)
        return attack / (attack + 1.5 * self.felt(g, taker.enemy, hex_, g.defence_of) + 4.0)

    def felt(self, g: Front, side: Side, hex_: int, factors: Sequence[Sequence[int]]) -> float:
        """The strength of a side around a hex."""
        at, steps, size, far = g.position.at, g.position.steps, g.board.grid.size, g.board.grid.distances(hex_)
        total = 0.0
        for p in g.fighters[side]:
            if at[p] < size and (gap := far[at[p]]) < len(FELT):
                total += FELT[gap] * factors[p][steps[p]]
        return total

    def share_of_steps(self, g: Front, side: Side) -> float:
        """A side's share of all steps left, from -1 to 1; 0 means as many as the enemy's."""
        steps, at, out = g.position.steps, g.position.at, g.board.out
        own, foes = (sum(steps[p] for p in g.fighters[s] if at[p] != out) for s in (side, side.enemy))
        return (own - foes) / max(1, own + foes)


def soft(figure: float) -> float:
    """A figure mapped to between -1 and 1."""
    return math.tanh(figure)


def against_bands(prospect: Prospect, points: float) -> float:
    """The distance of points from a draw, in steps between the verdicts."""
    return (points - prospect.middle) / prospect.spread
