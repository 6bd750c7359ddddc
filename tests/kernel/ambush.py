"""Ambush: hardly a game, but one with what tactical games need of the kernel.

Counters that are turned, formations that are activated, plans of fire that only their side knows, smoke that thins, and
stacks hidden under one marker, decoys among them. Two sides of two squads, a gun and two decoys. The rules are in
ambush_data; games that misbehave are made from it beside their tests.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Noun, Offer, Refusal, Script, Side, Voice, opponents, verb
from grognard.kernel.asking.sequence import Phase
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.secrecy.dealing import deal_under
from grognard.kernel.secrecy.imagined import forget_secrets, lay_under, markers_seen, unknown_pieces
from grognard.kernel.space.hexgrid import hexset
from grognard.kernel.table.declared import flags
from grognard.kernel.table.play import Play
from grognard.kernel.table.position import (
    Mark,
    Position,
    list_per_piece,
    list_per_side,
    of_turn,
    per_formation,
    per_hex,
    per_piece,
    shown_face,
)
from grognard.kernel.table.title import Title

FOLDER = Path(__file__).parent / "ambush_data"
WEST, EAST = opponents("west", "east")
MARKS = ("spent", Mark("shaken", seen="known"), Mark("ordered", seen="own"))
SPENT, SHAKEN, ORDERED = flags(*MARKS)
MOST = 3
"""How many counters stack."""
FACES = ("ready", "limbered")
READY, LIMBERED = range(2)
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
    smoke: Annotated[bytearray, per_hex()]


class Ambush(Play[Ground]):
    """Ambush's table."""

    id = "ambush"
    folder = FOLDER
    sides = (WEST, EAST)
    position_class = Ground
    marks = MARKS
    piece_kinds = ("squad", "gun", "decoy")
    piece_values = ("fire", "move")
    piece_faces = FACES
    conceals = True
    conceals_stacks = True
    decoy_kinds = ("decoy",)

    aim: Voice = verb(Noun.HEX, rule="1.1")
    activate: Voice = verb(Noun.FORMATION, rule="2.1")
    move: Voice = verb(Noun.PIECE, rule="2.1")
    turn: Voice = verb(Noun.PIECE, rule="2.1")
    march: Voice = verb(Noun.HEX, rule="2.2")
    to: Voice = verb(Noun.HEX, rule="2.2")

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

    def imagine(self, side: Side, whim: Whim) -> None:
        """Other counters under the enemy's markers, and another plan."""
        foe = side.enemy
        forget_secrets(self, side)
        markers, takes = markers_seen(self, foe), [1] * len(self.roster)
        known = {place: sum(self.may_know(side, p) for p in self.at(place)) for place, _ in markers}
        room = {place: MOST - count for place, count in known.items()}
        lay_under(self, foe, deal_under(unknown_pieces(self, foe), markers, lambda *_: True, room, takes, whim))
        self.position.plan[self.gun(foe)] = tuple(whim.pick(self.board.grid.hexes) for _ in range(self.scenario.turns))

    def react(self, side: Side, pieces: Sequence[int], hex_: int) -> Script[None]:
        """What follows a step: nothing here; games with reactions are made from this beside their tests."""
        yield from ()

    def gun(self, side: Side) -> int:
        """The gun of a side."""
        return next(p for p in self.roster.of(side) if self.roster.kinds[p] == "gun")


def plot(g: Ambush) -> Script[None]:
    """§1.1 Both sides plan the fire of their gun, sealed."""
    plans = yield from g.together({side: make_plan(g, side) for side in g.sides})
    for side, plan in plans.items():
        g.position.plan[g.gun(side)] = plan
        g.position.targets[side] = tuple(sorted({hex_ for hex_ in plan if hex_ >= 0}))


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
        g.mark(piece, ORDERED)
    while offers := [offer for offer in actions(g, side, formation) if len(offer)]:
        choice = yield g.choose(side, *offers, g.done(), rule="2.1", ask="ask-act", formation=formation)
        if choice.verb == "done":
            return
        if choice.verb == "turn":
            turn(g, choice.noun)
        elif choice.verb == "move":
            yield from move(g, side, [choice.noun])
        else:
            yield from move(g, side, able_in(g, side, formation, choice.noun))


def able_in(g: Ambush, side: Side, formation: int, hex_: int) -> list[int]:
    """§2.2 The counters of a formation in a hex that may move."""
    return [p for p in g.roster.of_formation(formation) if g.position.at[p] == hex_ and not cannot_move(g, side, p)]


def actions(g: Ambush, side: Side, formation: int) -> list[Offer]:
    """§2.1 What the counters of a formation may do."""
    those = g.roster.of_formation(formation)
    stacks = sorted({g.position.at[p] for p in those if g.is_on_board(p)})
    return [
        g.move.each(those, cannot_move, g, side),
        g.march.these([hex_ for hex_ in stacks if len(able_in(g, side, formation, hex_)) > 1]),
        g.turn.each(those, cannot_turn, g, side),
    ]


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
    g.mark(piece, SPENT)
    g.tell("turns", "2.3", g.owner[piece], piece=piece)


def move(g: Ambush, side: Side, pieces: list[int]) -> Script[None]:
    """§2.2 One hex, together; who comes next to the enemy is found, and finds."""
    here = g.position.at[pieces[0]]
    steps = g.to.each(g.board.grid.adjacent[here], cannot_step, g, here, side, len(pieces))
    choice = yield g.choose(side, steps, g.done(), rule="2.2", ask="ask-step", hex=here)
    for piece in pieces:
        g.mark(piece, SPENT)
    if choice.verb == "done":
        return
    for piece in pieces:
        g.place(piece, choice.noun)
    g.tell_stack(side, pieces, "move", "marker-moves", "2.2", hex_from=here, hex=choice.noun)
    meet(g, side, choice.noun)
    yield from g.react(side, pieces, choice.noun)


def cannot_step(g: Ambush, here: int, side: Side, count: int, hex_: int) -> Refusal | None:
    """§2.2 Next to it, no enemy, and room for all."""
    if hex_ not in g.board.grid.adjacent[here]:
        return Refusal("2.2", "no-step")
    if any(g.owner[p] != side for p in g.at(hex_)):
        return Refusal("2.2", "no-enemy")
    return Refusal("2.2", "no-room") if len(g.at(hex_)) + count > MOST else None


def turn_up(g: Play[Any], hex_: int, side: Side) -> tuple[list[int], list[int]]:
    """§2.4 What a side has concealed in a hex is revealed: the counters now known, and the decoys, taken away."""
    turned = [piece for piece in g.concealed_at(hex_, side) if g.reveal(piece)]
    decoys = [piece for piece in turned if g.roster.kinds[piece] in g.decoy_kinds]
    for piece in decoys:
        g.remove(piece)
    return [piece for piece in turned if piece not in decoys], decoys


def marker_hexes(g: Play[Any], side: Side) -> int:
    """The hexes in which others see a marker of a side."""
    return hexset(h for h in g.board.grid.hexes if g.concealed_at(h, side))


def meet(g: Ambush, side: Side, hex_: int) -> None:
    """§2.4 Counters of two sides in neighbouring hexes turn one another up; decoys are taken away."""
    near = [h for h in g.board.grid.adjacent[hex_] if any(g.owner[p] != side for p in g.at(h))]
    for there, owner in [*((h, side.enemy) for h in near), *([(hex_, side)] if near else [])]:
        found, decoys = turn_up(g, there, owner)
        if found:
            g.tell("found", "2.4", hex=there, pieces=found)
        if decoys:
            g.tell("decoys", "2.4", hex=there, side=owner, count=len(decoys))


def fire_plans(g: Ambush) -> None:
    """§3.1 A gun that is ready fires what was planned for the turn; where it falls everyone sees."""
    for side in g.sides:
        gun = g.gun(side)
        target = of_turn(g.position.plan[gun], g.position.turn)
        if target >= 0 and g.position.face[gun] == READY and g.is_on_board(gun):
            g.position.smoke[target] = CLOUD
            g.disclose()
            g.tell("smoke-falls", "3.1", side=side, hex=target)


def end_turn(g: Ambush) -> None:
    """§4.1 Smoke thins, marks come off; the last turn is the end."""
    smoke = g.position.smoke
    for hex_ in g.board.grid.hexes:
        if smoke[hex_]:
            smoke[hex_] -= 1
            if not smoke[hex_]:
                g.tell("smoke-clears", "4.1", hex=hex_)
    g.position.activated = [0] * len(g.roster.formations)
    for piece in range(len(g.roster)):
        g.unmark(piece, SPENT | ORDERED)
    if g.position.turn >= g.scenario.turns:
        g.end(None, "verdict-over")


# What tests do with it ----------------------------------------------------------------------------------------


@cache
def ambush() -> Title:
    """The title, read once."""
    return Title(Ambush)


def night() -> Game:
    """The scenario where everybody is hidden, after nobody planned any fire."""
    game = ambush().new("night", seed=1)
    for side in ("west", "east"):
        for _ in range(game.play.scenario.turns):
            game.answer("done", side)
    return game


def meeting(west: str = "", east: str = "") -> Game:
    """The scenario where everybody is seen, after both sides planned the fire of their guns: a hex for each turn."""
    game = ambush().new("meeting", seed=1)
    for side, plan in (("west", west), ("east", east)):
        hexes = [f"aim {hex_}" for hex_ in plan.split()]
        for answer in [*hexes, *["done"] * (game.play.scenario.turns - len(hexes))]:
            game.answer(answer, side)
    return game
