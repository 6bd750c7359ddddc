"""What the tests of Italia 1917–1918 share: a few words to lay out a position and play on from it.

A position is written in our notation, as in the tests of Marne 1918, with whose sketched boards these are drawn: clear
ground or a lane, odd columns half a hex higher. Figures that are ours may be weighed again, so positions give their
units fixed ones: `MODELS`.
"""

from __future__ import annotations

from grognard.games.italia import Italia
from grognard.kernel.numbers.dice import TypedIn
from grognard.kernel.table.title import Title
from grognard.shelf import title
from tests.games.marne.marches import OPEN, down, lane
from tests.games.marne.scenes import ground
from tests.games.talk import OpenTalk

__all__ = ["CP_END", "CP_MOVES", "ENTENTE_END", "ENTENTE_MOVES", "MODELS", "OPEN", "Field", "begin", "down", "field"]
__all__ += ["game", "ground", "lane", "moving"]

MODELS = """
piece A4x like A13Sch attack 8/4/4 defence 9/5/5 morale 4 move 4
piece A3x like A12 attack 5/3 defence 6/3 morale 3 move 4
piece AB1 like A44Sch.1 attack 4/2 defence 5/3 morale 5 move 5
piece AB2 like A44Sch.2 attack 4/2 defence 5/3 morale 5 move 5
piece AB3 like A43Sch.1 attack 4/2 defence 5/3 morale 5 move 5
piece AB4 like A43Sch.2 attack 4/2 defence 5/3 morale 5 move 5
piece GR1 like G5.8 attack 3/2 defence 5/3 morale 5 move 5
piece GR2 like G12.23 attack 3/2 defence 5/3 morale 5 move 5
piece GR3 like G26.119 attack 3/2 defence 5/3 morale 5 move 5
piece GR4 like GAlpK.Leib attack 3/2 defence 5/3 morale 6 move 5
piece AD1 like Gebirgs1 attack 1 defence 2 morale 5 move 5
piece AC like A-corps1 move 2 radius 2 potential 2
piece AA like A-army1 move 2 radius 3 potential 3 offensive-radius 4 offensive-potential 4
piece AQ like A-XI move 5 command 8
piece I4x like I22 attack 7/4/4 defence 10/5/5 morale 4 move 4
piece I4y like I24 attack 7/4/4 defence 10/5/5 morale 4 move 4
piece I3x like I3 attack 7/4 defence 9/5 morale 3 move 4
piece IR1 like I1Alp attack 4/2 defence 5/3 morale 5 move 5
piece IR2 like I2Alp attack 4/2 defence 5/3 morale 5 move 5
piece IR3 like I3Alp attack 4/2 defence 5/3 morale 5 move 5
piece IR4 like I4Alp attack 4/2 defence 5/3 morale 5 move 5
piece IB1 like IBologna attack 3/2 defence 4/2 morale 4 move 5
piece IB2 like IAosta attack 3/2 defence 4/2 morale 4 move 5
piece IE1 like ISassari attack 3/2 defence 4/2 morale 5 move 5
piece IKx like I3DC attack 1/1 defence 2/1 morale 2 move 5
piece ID1 like AlpDet1 attack 1 defence 2 morale 5 move 5
piece ID2 like AlpDet2 attack 1 defence 2 morale 5 move 5
piece ID3 like AlpDet3 attack 1 defence 2 morale 5 move 5
piece BB1 like B7.20 attack 3/2 defence 4/2 morale 5 move 5
piece BB2 like B7.22 attack 3/2 defence 4/2 morale 5 move 5
piece BB3 like B7.91 attack 3/2 defence 4/2 morale 5 move 5
piece IC like I-corps1 move 2 radius 2 potential 2
piece IC2 like I-corps2 move 2 radius 2 potential 2
piece IA like I-army1 move 2 radius 3 potential 3 offensive-radius 4 offensive-potential 4
piece IQ like I-II move 5 command 8
"""
"""Divisions of morale 4 and 3, regiments and brigades, detachments, guns and headquarters of both sides."""

CP_MOVES, ENTENTE_MOVES = "phase 11.1\n", "phase 11.1 2\n"
CP_END, ENTENTE_END = "phase 11.2\n", "phase 11.2 2\n"


def game() -> Title:
    """The game, before it is on the shelf."""
    return title(Italia)


class Field(OpenTalk):
    """A game in progress, spoken to in short words."""

    @property
    def table(self) -> Italia:
        """What the rules hold in their hands."""
        play = self.game.play
        assert isinstance(play, Italia)
        return play

    @property
    def phase(self) -> str:
        """The clause of the phase being played."""
        return self.table.phases()[self.table.position.phase].rule

    def cost(self, hex_: str) -> float:
        """What the way to a hex costs the unit being moved, in movement points."""
        return -float(sum(reason.value for reason in self.tally(f"to {hex_}").reasons if reason.key == "reason-way"))


def field(text: str) -> Field:
    """The game from this position on; dice are typed in as answers: `roll 3`. Say `italia` first, or a scenario too."""
    head = text if text.lstrip().startswith("italia") else f"italia\n{MODELS}\n{text}"
    return Field(game().at(head, dice=TypedIn()))


def moving(text: str, when: str = ENTENTE_MOVES) -> Field:
    """A field with these units in a movement phase, the Entente's unless it says otherwise."""
    return field(f"{text}\n{when}")


def begin(scenario: str, *options: str) -> Field:
    """A scenario from its beginning; dice are typed in as answers."""
    return Field(game().new(scenario, options, dice=TypedIn()))
