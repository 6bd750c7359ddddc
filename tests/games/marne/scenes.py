"""What the tests of Marne 1918 share: a few words to lay out a position, play on from it, and look at what came of it.

A position is written in our notation. By a scenario in its first line it stands on the real board with the scenario's
pieces; without one, on the board it sketches (odd columns half a hex higher, no area, no sources, no offensive), with
every piece of the game. Figures that are ours may be weighed again, so positions give their units fixed ones: `MODELS`.
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.marne.table import Marne
from grognard.kernel.numbers.dice import TypedIn
from grognard.shelf import title
from tests.games.talk import OpenTalk

MODELS = """
piece G4 like G222 attack 9/5/5 defence 14/7/7 morale 4 move 4
piece G3 like G84 attack 6/3 defence 9/5 morale 3 move 4
piece F4 like F36 attack 7/4/4 defence 10/5/5 morale 4 move 4
piece F3 like F58 attack 5/2 defence 7/4 morale 3 move 4
"""
"""A German division of morale 4 and one of 3, a French one of each."""


def ground(*cells: str, size: int = 9) -> str:
    """Clear ground but for cells such as `0505 wx`; 0505 has 0504 in the north, then clockwise 0604, 0605, 0506, 0405
    and 0404 round it."""
    signs = dict(cell.split() for cell in cells)
    rows = (
        " ".join(signs.get(f"{column:02}{row:02}", ".") for column in range(1, size + 1)) for row in range(1, size + 1)
    )
    return "board\n" + "".join(f"  {row}\n" for row in rows)


class Field(OpenTalk):
    """A game in progress, spoken to in short words."""

    @property
    def table(self) -> Marne:
        """What the rules hold in their hands."""
        play = self.game.play
        assert isinstance(play, Marne)
        return play

    # Playing on ------------------------------------------------------------------------------------------------
    @property
    def phase(self) -> str:
        """The clause of the phase being played."""
        return self.table.phases()[self.table.position.phase].rule

    # Reckoning -------------------------------------------------------------------------------------------------
    def cost(self, hex_: str) -> float:
        """What the way to a hex costs the unit being moved, in movement points."""
        return -float(sum(reason.value for reason in self.tally(f"to {hex_}").reasons if reason.key == "reason-way"))

    def fix(self, chart: str, result: str) -> Field:
        """Make every cell of a chart say this."""
        self.table.charts = {**self.table.charts, chart: self.table.charts[chart].forced(result)}
        return self

    # Looking ---------------------------------------------------------------------------------------------------


def field(text: str, *rolls: int | Sequence[int]) -> Field:
    """The game from this position on; dice are typed in as answers: `roll 3`. Say `marne` first, or a scenario too."""
    head = text if text.lstrip().startswith("marne") else f"marne\n{MODELS}\n{text}"
    return Field(title("marne").at(head, dice=TypedIn()))


def begin(scenario: str, *options: str) -> Field:
    """A scenario from its beginning; dice are typed in as answers."""
    return Field(title("marne").new(scenario, options, dice=TypedIn()))
