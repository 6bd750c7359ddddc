"""The commander of one side of a game of the series: it answers by rows, names designs, and judges a table.

Designs are other characters. A side that attacks tries its own half of the sequence; a side that does not, the time
until its next movement.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, final

from grognard.bots.front1918.character import ATTACKERS, DEFENDERS, GREEN, PLAIN, SeriesCharacter
from grognard.bots.front1918.judgement import worth_of_table
from grognard.bots.front1918.rows import USUAL
from grognard.bots.front1918.situation import Conduct, Situation
from grognard.bots.front1918.survey import is_last_sequence, read_the_calendar, take_character
from grognard.bots.minds.commander import Commander, Weighing
from grognard.bots.minds.glance import Asked
from grognard.bots.minds.reason import BotReason
from grognard.bots.minds.variation import VARIED, varied
from grognard.games.front1918.table import Front
from grognard.kernel.asking.script import Option, Side
from grognard.kernel.numbers.dice import Whim

VARIATIONS = 15
"""The number of variations a general tries beside the characters."""
FIGURES, GROUND = 0.3, 0.5
"""The usual change of their figures, and the usual bonus of a hex; a step is 1."""


@final
class FrontCommander(Commander[Front]):
    """One side of a game of the series."""

    usual_reasons: ClassVar[Mapping[str, str]] = USUAL
    slips: ClassVar[int] = 12
    slips_within: ClassVar[int] = 5
    weighing: ClassVar[Weighing] = Weighing(doubt=0.0, pace=12.0, width=4.0)

    def __init__(self, g: Front, side: Side, whim: Whim, conduct: Conduct) -> None:
        super().__init__(side, whim)
        self.g = g
        self.situation = Situation(g, side, conduct)
        self.usual = PLAIN
        """Its own character, whatever its design."""
        self.weighed: tuple[int, int] = (0, -1)
        """The last phase with designs."""

    def look(self, g: Front) -> None:
        """Take a table."""
        self.situation.g, self.situation.why = g, self.why
        super().look(g)
        self.situation.stage = self.stage

    def decide(self, question: Asked) -> Option | str | None:
        """The answer of the question's row."""
        row = self.situation.conduct.rows.get(question.ask)
        return None if row is None else row(self.situation, question)

    def forget(self) -> None:
        """Drop the plans of the last phase; the character of a design lasts for its half of the sequence."""
        s = self.situation
        half = s.half
        s.plans = s.plans.of_next_phase()
        read_the_calendar(s)
        if s.half != half and s.character is not self.usual:
            take_character(s, self.usual)

    def twin(self) -> FrontCommander:
        """A copy with plans of its own."""
        other = super().twin()
        assert isinstance(other, FrontCommander)
        other.situation = self.situation.twin()
        return other

    # For a general ---------------------------------------------------------------------------------------------
    def designs(self, question: Asked) -> Sequence[FrontCommander]:
        """Other characters for the operation that begins with this question."""
        if self.weighed == self.stage:
            return ()
        wills = list(self.characters(question))
        if not wills:
            return ()
        self.weighed = self.stage
        hexes = self.g.board.grid.size
        wills += [varied(self.usual, self.whim, hexes, FIGURES, GROUND) for _ in range(VARIATIONS)]
        return [self.of_character(will) for will in wills]

    def characters(self, question: Asked) -> Sequence[SeriesCharacter]:
        """The characters to try when a movement begins."""
        if question.ask != "ask-move":
            return ()
        return ATTACKERS if self.situation.is_attacking else DEFENDERS

    def of_character(self, character: SeriesCharacter) -> FrontCommander:
        """A copy with another character."""
        other = self.twin()
        take_character(other.situation, character)
        return other

    def be_green(self) -> None:
        """Take a recruit's character."""
        self.usual = GREEN
        take_character(self.situation, GREEN)

    def character_now(self) -> SeriesCharacter:
        """Its usual weights."""
        return self.usual

    def take_character(self, character: SeriesCharacter) -> None:
        """Weigh otherwise."""
        self.usual = character
        take_character(self.situation, character)

    def back_to_plain(self) -> None:
        """Take the officer's character again."""
        if self.situation.character is not self.usual:
            take_character(self.situation, self.usual)

    def named(self) -> BotReason:
        """The name of the character."""
        if self.situation.character.name == PLAIN.name:
            return super().named()
        if self.situation.character.bonuses:
            return VARIED
        return BotReason(f"bot-front-design-{self.situation.character.name}", {})

    def is_far_enough(self, g: Front, start: Front) -> bool:
        """For a side that attacks, after its half; else at its next movement; at the latest when the game ends."""
        position, begun = g.position, start.position
        if is_last_sequence(start):
            return False
        phase, is_later = g.phases()[position.phase], (position.turn, position.sequence) != (begun.turn, begun.sequence)
        attacker = start.today.attacker
        if self.side == (start.initiative if attacker is None else attacker):
            return is_later or (phase.side is not None and phase.side != self.side)
        return is_later and phase.side == self.side

    def value(self, g: Front) -> float:
        """The worth of a table to this side."""
        return worth_of_table(g, self.side, self.situation.prizes)
