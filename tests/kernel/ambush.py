"""Ambush: hardly a game, but one with what tactical games need of the kernel: counters that are turned.

Two sides of a squad and a gun. The rules are in ambush_data; games that misbehave are made from it beside their tests.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated

from grognard.kernel.play import Play, flags
from grognard.kernel.position import Position, shown_face
from grognard.kernel.script import Noun, Refusal, Script, Side, Voice, opponents, verb
from grognard.kernel.sequence import Phase
from grognard.kernel.title import Title

FOLDER = Path(__file__).parent / "ambush_data"
WEST, EAST = opponents("west", "east")
MARKS = ("spent",)
(SPENT,) = flags(*MARKS)
FACES = ("ready", "limbered")
READY, LIMBERED = range(2)


class Ground(Position):
    """What Ambush keeps."""

    face: Annotated[list[int], shown_face()]


class Ambush(Play[Ground]):
    """Ambush's table."""

    id = "ambush"
    folder = FOLDER
    sides = (WEST, EAST)
    position_class = Ground
    marks = MARKS
    piece_kinds = ("squad", "gun")
    piece_values = ("fire", "move")
    piece_faces = FACES

    move: Voice = verb(Noun.PIECE)
    turn: Voice = verb(Noun.PIECE)
    to: Voice = verb(Noun.HEX)

    def prepare(self) -> None:
        """How far each counter goes, by the face it shows."""
        self.move_of = self.roster.columns("move", FACES)

    def phases(self) -> tuple[Phase, ...]:
        """Each side acts, then the turn ends."""
        return (Phase("2.1", act, WEST), Phase("2.1", act, EAST), Phase("4.1", end_turn))

    def points(self, piece: int) -> int:
        """The movement points on the face that is shown."""
        return self.move_of[self.position.face[piece]][piece][self.position.steps[piece]]


def act(g: Ambush, side: Side) -> Script[None]:
    """§2.1 A side acts until it is done."""
    while True:
        own = g.roster.of(side)
        offers = (g.move.each(own, cannot_move, g, side), g.turn.each(own, cannot_turn, g, side))
        choice = yield g.menu(side, *offers, g.done(), rule="2.1", ask="ask-act", side=side)
        if choice.verb == "done":
            return
        if choice.verb == "move":
            yield from move(g, side, choice.noun)
        else:
            turn(g, choice.noun)
        g.mark(choice.noun, SPENT)


def cannot_act(g: Ambush, side: Side, piece: int) -> Refusal | None:
    """§2.1 One's own, on the board, once."""
    if g.owner[piece] != side:
        return Refusal("2.1", "no-yours")
    if g.has(piece, SPENT):
        return Refusal("2.1", "no-spent", {"piece": piece})
    return None if g.is_on_board(piece) else Refusal("2.1", "no-board")


def cannot_move(g: Ambush, side: Side, piece: int) -> Refusal | None:
    """§2.2 Only on a face with movement points."""
    if why := cannot_act(g, side, piece):
        return why
    return None if g.points(piece) else Refusal("2.2", "no-points", {"piece": piece})


def cannot_turn(g: Ambush, side: Side, piece: int) -> Refusal | None:
    """§2.3 Only what has two faces."""
    if why := cannot_act(g, side, piece):
        return why
    return None if g.roster[piece].named_faces else Refusal("2.3", "no-faces", {"piece": piece})


def turn(g: Ambush, piece: int) -> None:
    """§2.3 The other face."""
    g.turn_to(piece, LIMBERED if g.position.face[piece] == READY else READY)
    g.tell("turns", "2.3", g.owner[piece], piece=piece)


def move(g: Ambush, side: Side, piece: int) -> Script[None]:
    """§2.2 One hex."""
    here = g.position.at[piece]
    steps = g.to.each(g.board.grid.adjacent[here], cannot_step, g, piece)
    choice = yield g.choose(side, steps, rule="2.2", ask="ask-step", piece=piece)
    g.place(piece, choice.noun)
    g.tell_apart(side, piece, "moves", "counter-moves", "2.2", hex=choice.noun)


def cannot_step(g: Ambush, piece: int, hex_: int) -> Refusal | None:
    """§2.2 Next to it."""
    return None if hex_ in g.board.grid.adjacent[g.position.at[piece]] else Refusal("2.2", "no-step")


def end_turn(g: Ambush) -> None:
    """§4.1 Marks come off; the last turn is the end."""
    for piece in range(len(g.roster)):
        g.unmark(piece, SPENT)
    if g.position.turn >= g.scenario.turns:
        g.end(None, "verdict-over")


@cache
def ambush() -> Title:
    """The title, read once."""
    return Title(Ambush)
