"""What the tests of Patrol share: a few words to lay out a position, play on from it, and look at what came of it.

A position is written in our notation. Where a test says nothing else, it is Blue's turn to activate in phase 4.5 of
the first turn, on the board it sketches (a column of a sketch is a straight line) or, by a scenario, on the real one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

import grognard
from grognard.games.patrol.table import Patrol
from grognard.kernel.numbers.tally import Tally
from tests.games.talk import Talk

Roll = int | Sequence[int]


class Night(Talk):
    """A game in progress, spoken to in short words."""

    @property
    def table(self) -> Patrol:
        """What the rules hold in their hands."""
        play = self.game.play
        assert isinstance(play, Patrol)
        return play

    # Playing on ------------------------------------------------------------------------------------------------
    def march(self, piece: str, *hexes: str) -> Night:
        """Activate a counter and move it through these hexes, nobody firing."""
        self.play(f"activate {piece}")
        for hex_ in hexes:
            self.play(f"to {hex_}")
            if self.asked.endswith("8.5"):
                self.play("hold")
        return self.play("halt") if self.asked.endswith("6.2") else self

    def options(self, verb: str = "", side: str | None = None) -> list[str]:
        """The answers open now, or the nouns of those with this verb."""
        question = self.game.question if side is None else self.game.questions[side]
        assert question is not None
        texts = [option.text for option in question.options]
        return [text.removeprefix(verb + " ") for text in texts if text.split()[0] == verb] if verb else texts

    def refused(self, answer: str, lang: str = "en", side: str | None = None) -> str:
        """Why an answer is not open: the clause and the sentence; nothing when it is."""
        refusal = self.game.why_not(answer, side)
        return f"§{refusal.rule} {self.table.say(refusal, lang)}" if refusal else ""

    # Reckoning -------------------------------------------------------------------------------------------------
    def tally(self, answer: str) -> Tally:
        """The tally behind an answer."""
        tally = self.game.explain(answer)
        assert tally is not None
        return tally

    def reasons(self, answer: str) -> dict[str, Any]:
        """What each reason in the tally behind an answer is worth."""
        return {reason.key.removeprefix("reason-"): reason.value for reason in self.tally(answer).reasons}

    def column(self, answer: str) -> str:
        """The column the tally behind an answer ends in."""
        tally = self.tally(answer)
        assert tally.chart is not None
        return tally.chart.label(tally.column)

    # Looking ---------------------------------------------------------------------------------------------------
    def piece(self, name: str) -> int:
        """A counter by what is printed on it."""
        return self.table.roster.numbers[name]

    def at(self, name: str) -> str:
        """Where a counter is."""
        return self.table.board.place_text(self.table.position.at[self.piece(name)])

    def steps(self, name: str) -> int:
        """How many steps a unit has left."""
        return self.table.position.steps[self.piece(name)]

    def marks(self, name: str) -> set[str]:
        """The marks on a counter."""
        bits = self.table.position.marks[self.piece(name)]
        return {mark for bit, mark in enumerate(self.table.marks) if bits >> bit & 1}

    def is_open(self, name: str) -> bool:
        """Whether everyone knows which counter it is."""
        return self.table.is_open(self.piece(name))

    def holder(self, hex_: str) -> str:
        """Who holds a prize."""
        side = self.table.controller(self.table.board.grid.find(hex_))
        return side.name if side is not None else ""

    def told(self, key: str = "", side: str | None = None) -> list[str]:
        """What was told so far: to one side, or, by default, to onlookers; all of it, or the facts with this key."""
        return [self.table.say(event) for event in self.game.events_for(side) if key in ("", event.key)]

    def zone(self, side: str) -> list[str]:
        """The hexes in a side's zones."""
        grid, held = self.table.board.grid, self.table.occupation.zone(self.game.side(side))
        return [grid.number(hex_) for hex_ in grid.hexes if held[hex_]]


Field = Callable[..., Night]
"""`field(position, roll, roll, …)`: a night that stands in this position, with these dice to come."""

SKETCHED = set(".wv_0123456789 ")
CONTEXT = "phase 4.5\nbegins blue\nacting blue\n"


def indented(line: str) -> str:
    """A line of a position, the rows of a sketched board set in, however the test had it."""
    return f"  {line}" if line and set(line) <= SKETCHED else line


@pytest.fixture
def field() -> Field:
    """Lay out a position written down."""

    def lay_out(text: str, *rolls: Roll) -> Night:
        lines = "\n".join(indented(line.strip()) for line in text.strip().splitlines()) + "\n"
        head, _, rest = lines.partition("\n")
        if head.split()[0] != "patrol":
            head, rest = "patrol", lines
        first = "" if "phase " in rest else CONTEXT
        return Night(grognard.position("patrol", f"{head}\n{first}{rest}", dice=grognard.Scripted(rolls)))

    return lay_out


@pytest.fixture
def begin() -> Field:
    """Begin a scenario from its start."""

    def start(scenario: str, *rolls: Roll, options: Sequence[str] = ()) -> Night:
        return Night(grognard.new("patrol", scenario, options, dice=grognard.Scripted(rolls)))

    return start
