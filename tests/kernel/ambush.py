"""Ambush: hardly a game, but one with what tactical games need of the kernel.

Counters that are turned, formations that are activated, plans of fire that only their side knows, smoke that thins.
Two sides of two squads and a gun. The rules are in ambush_data; games that misbehave are made from it beside their
tests.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated

from grognard.kernel.game import Game
from grognard.kernel.markers import Marker, count_down, lay
from grognard.kernel.play import Play, flags
from grognard.kernel.position import (
    Position,
    hex_markers,
    list_per_piece,
    list_per_side,
    per_formation,
    per_piece,
    shown_face,
)
from grognard.kernel.script import Noun, Offer, Refusal, Script, Side, Voice, opponents, verb
from grognard.kernel.sequence import Phase
from grognard.kernel.title import Title

FOLDER = Path(__file__).parent / "ambush_data"
WEST, EAST = opponents("west", "east")
MARKS = ("spent",)
(SPENT,) = flags(*MARKS)
FACES = ("ready", "limbered")
READY, LIMBERED = range(2)
SMOKE, FIRE = range(2)
CLOUD = 2
"""How many turns smoke lies."""


class Ground(Position):
    """What Ambush keeps."""

    face: Annotated[list[int], shown_face()]
    led_by: Annotated[list[int], per_piece("formation", seen="own", blank=-1)]
    activated: Annotated[list[int], per_formation()]
    tired: Annotated[list[int], per_formation(seen="own")]
    plan: Annotated[list[tuple[int, ...]], list_per_piece("hex")]
    targets: Annotated[list[tuple[int, ...]], list_per_side("hex")]
    clouds: Annotated[list[Marker], hex_markers("smoke", "fire")]
    ranged: Annotated[list[Marker], hex_markers("range-point", seen="own")]


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
    conceals = True

    aim: Voice = verb(Noun.HEX)
    activate: Voice = verb(Noun.FORMATION)
    move: Voice = verb(Noun.PIECE)
    turn: Voice = verb(Noun.PIECE)
    to: Voice = verb(Noun.HEX)

    def prepare(self) -> None:
        """How far each counter goes, by the face it shows."""
        self.move_of = self.roster.columns("move", FACES)

    def phases(self) -> tuple[Phase, ...]:
        """Plans are made on the first turn; then each side acts, the guns fire, and the turn ends."""
        return (
            *((Phase("1.1", plot),) if self.position.turn == 1 else ()),
            Phase("2.1", act, WEST),
            Phase("2.1", act, EAST),
            Phase("3.1", fire_plans),
            Phase("4.1", end_turn),
        )

    def points(self, piece: int) -> int:
        """The movement points on the face that is shown."""
        return self.move_of[self.position.face[piece]][piece][self.position.steps[piece]]

    def gun(self, side: Side) -> int:
        """The gun of a side."""
        return next(p for p in self.roster.of(side) if self.roster.kinds[p] == "gun")


def plot(g: Ambush) -> Script[None]:
    """§1.1 Both sides plan the fire of their gun, sealed."""
    plans = yield from g.together({side: make_plan(g, side) for side in g.sides})
    for side, plan in plans.items():
        g.position.plan[g.gun(side)] = plan
        g.position.targets[side] = tuple(sorted({hex_ for hex_ in plan if hex_ >= 0}))
        for hex_ in g.position.targets[side]:
            lay(g.position.ranged, Marker(hex_, side=side))


def make_plan(g: Ambush, side: Side) -> Script[tuple[int, ...]]:
    """§1.1 A hex for each turn, or none."""
    plan: list[int] = []
    for turn in range(1, g.scenario.turns + 1):
        hexes = g.aim.each(g.board.grid.hexes)
        choice = yield g.choose(side, hexes, g.done(), rule="1.1", ask="ask-aim", turn=turn)
        plan.append(-1 if choice.verb == "done" else choice.noun)
    return tuple(plan)


def act(g: Ambush, side: Side) -> Script[None]:
    """§2.1 A side activates its formations, one after another."""
    while True:
        offer = g.activate.each(range(len(g.roster.formations)), cannot_activate, g, side)
        choice = yield g.menu(side, offer, g.done(), rule="2.1", ask="ask-activate", side=side)
        if choice.verb == "done":
            return
        yield from activate(g, side, choice.noun)


def cannot_activate(g: Ambush, side: Side, formation: int) -> Refusal | None:
    """§2.1 One's own, once a turn."""
    if g.roster.formation_sides[formation] != side:
        return Refusal("2.1", "no-yours")
    return Refusal("2.1", "no-activated", {"formation": formation}) if g.position.activated[formation] else None


def activate(g: Ambush, side: Side, formation: int) -> Script[None]:
    """§2.1 Every counter of the formation acts once."""
    g.tell("activates", "2.1", side=side)
    g.position.activated[formation] = 1
    g.position.tired[formation] += 1
    for piece in g.roster.of_formation(formation):
        g.position.led_by[piece] = formation
    while offers := [offer for offer in actions(g, side, formation) if len(offer)]:
        choice = yield g.choose(side, *offers, g.done(), rule="2.1", ask="ask-act", formation=formation)
        if choice.verb == "done":
            return
        if choice.verb == "move":
            yield from move(g, side, choice.noun)
        else:
            turn(g, choice.noun)
        g.mark(choice.noun, SPENT)


def actions(g: Ambush, side: Side, formation: int) -> list[Offer]:
    """§2.1 What the counters of a formation may do."""
    those = g.roster.of_formation(formation)
    return [g.move.each(those, cannot_move, g, side), g.turn.each(those, cannot_turn, g, side)]


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


def fire_plans(g: Ambush) -> None:
    """§3.1 A gun that is ready fires what was planned for the turn; where it falls everyone sees."""
    for side in g.sides:
        gun = g.gun(side)
        plan, now = g.position.plan[gun], g.position.turn - 1
        target = plan[now] if now < len(plan) else -1
        if target >= 0 and g.position.face[gun] == READY and g.is_on_board(gun):
            lay(g.position.clouds, Marker(target, SMOKE, side, CLOUD))
            g.disclose()
            g.tell("smoke-falls", "3.1", side=side, hex=target)


def end_turn(g: Ambush) -> None:
    """§4.1 Smoke thins, marks come off; the last turn is the end."""
    for cloud in count_down(g.position.clouds, SMOKE):
        g.tell("smoke-clears", "4.1", hex=cloud.hex)
    g.position.activated = [0] * len(g.roster.formations)
    for piece in range(len(g.roster)):
        g.unmark(piece, SPENT)
    if g.position.turn >= g.scenario.turns:
        g.end(None, "verdict-over")


# What tests do with it ----------------------------------------------------------------------------------------


@cache
def ambush() -> Title:
    """The title, read once."""
    return Title(Ambush)


def meeting(west: str = "", east: str = "") -> Game:
    """The scenario where everybody is seen, after both sides planned the fire of their guns: a hex for each turn."""
    game = ambush().new("meeting", seed=1)
    for side, plan in (("west", west), ("east", east)):
        hexes = [f"aim {hex_}" for hex_ in plan.split()]
        for answer in [*hexes, *["done"] * (game.play.scenario.turns - len(hexes))]:
            game.answer(answer, side)
    return game
