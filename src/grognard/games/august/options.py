"""Chapter 17: the optional rules. A scenario may have them as its own; else the players choose them.

What they change lies here; the chapters they belong to call them.
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.august.sight import is_night, sight_cap, smoke_set
from grognard.games.august.table import August
from grognard.games.august.words import SHAKEN, SPENT, TO_MOVE
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.words.rulebook import rule

CLAUSES = {
    "consolidation": "17.1",
    "excess-initiative": "17.2",
    "strategic-movement": "17.3",
    "fog-of-war": "17.4",
    "flank-fire": "17.6",
}
NOT_TWO_REDUCED = Refusal("17.1", "no-merge")
IS_SEEN = Refusal("17.3", "no-seen")
NO_CONSOLIDATION = Refusal("17.1", "no-option")
NO_STRATEGIC_MOVES = Refusal("17.3", "no-option")
NO_MARCH_IN = Refusal("17.3", "no-march-in")
APART = (2, 3, 4)
"""§17.6 How far apart, in sides of the hex, two fires come that take it in the flank."""


def has_option(g: August, name: str) -> bool:
    """Whether an optional rule is in force: by the scenario, or chosen for this game."""
    return g.has_rule(name) or CLAUSES[name] in g.options


# Consolidation (17.1) ------------------------------------------------------------------------------------------


@rule("17.1")
def cannot_merge(g: August, piece: int, other: int) -> Refusal | None:
    """§17.1 Two reduced companies of one kind in good order, in one hex and called by one leader, may merge."""
    position = g.position
    pair = (piece, other)
    if piece == other or g.kind[piece] != g.kind[other] or position.face[piece] != position.face[other]:
        return NOT_TWO_REDUCED
    if position.at[piece] != position.at[other]:
        return NOT_TWO_REDUCED
    if any(not g.is_company[p] or position.steps[p] != 1 or g.has(p, SHAKEN) or not g.has(p, TO_MOVE) for p in pair):
        return NOT_TWO_REDUCED
    leader = position.by[piece]
    return None if leader >= 0 and leader == position.by[other] else NOT_TWO_REDUCED


@rule("17.1")
def merge(g: August, piece: int, other: int) -> None:
    """§17.1 One company is at full strength again, the other is removed and does not count as lost."""
    g.position.steps[piece] = g.roster.steps[piece]
    g.changed(piece)
    g.remove(other)
    g.position.marks[other] = 0
    g.position.by[other] = -1
    g.unmark(piece, TO_MOVE)
    g.mark(piece, SPENT)
    g.tell("merges", "17.1", piece=piece, piece_other=other, hex=g.position.at[piece])


# Excess initiative (17.2) --------------------------------------------------------------------------------------


@rule("17.2")
def keep_one_back(g: August, side: Side) -> Script[None]:
    """§17.2 A side with three segments or more before the other's first may keep one back."""
    if not has_option(g, "excess-initiative") or g.position.opening < g.limits["reserve-from"]:
        return
    choice = yield g.choose(side, g.keep_back(), g.keep_none(), rule="17.2", ask="ask-keep-back")
    if choice.verb == "keep-back":
        g.position.opening -= 1
        g.position.kept_back[side] = 1
        g.tell("keeps-back", "17.2", side=side)


@rule("17.2")
def plays_kept_segment(g: August, side: Side) -> Script[bool]:
    """§17.2 After one of its segments the side may play the one it kept back."""
    if not g.position.kept_back[side]:
        return False
    choice = yield g.choose(side, g.play_kept(), g.keep_none(), rule="17.2", ask="ask-play-kept")
    if choice.verb != "play-kept":
        return False
    g.position.kept_back[side] = 0
    g.tell("plays-kept", "17.2", side=side)
    return True


# Strategic movement (17.3) -------------------------------------------------------------------------------------


@rule("17.3")
def is_seen_by_enemy(g: August, piece: int, hex_: int) -> bool:
    """§17.3 Whether a line of sight leads from an enemy piece that is not hidden to a hex, however far (R 44).

    At night and in fog only as far as one sees then.
    """
    at, size, hidden, grid = g.position.at, g.board.grid.size, g.position.hidden, g.board.grid
    eyes = {at[p] for p in g.pieces_of[g.owner[piece].enemy] if at[p] < size and not hidden[p]}
    far, screen = sight_cap(g) or grid.size, smoke_set(g)
    near = [eye for eye in sorted(eyes) if grid.distance(eye, hex_) <= far]
    return any(grid.distance(eye, hex_) <= 1 or not g.lines.is_blocked(eye, hex_, screen) for eye in near)


@rule("17.3")
def cannot_march(g: August, pieces: Sequence[int], hex_: int) -> Refusal | None:
    """§17.3 Every hex of a strategic move, the first included, is out of sight of the enemy."""
    here = g.position.at[pieces[0]]
    return IS_SEEN if any(is_seen_by_enemy(g, p, h) for p in pieces for h in (here, hex_)) else None


# Fog of war (17.4) ---------------------------------------------------------------------------------------------


@rule("17.4")
def fog_tally(g: August) -> Tally:
    """§17.4 Three dice, one more at night; above fifteen the turn ends."""
    tally = Tally("fog")
    if is_night(g):
        tally.add(g.limits["fog-night"], "17.4", "reason-night")
    most = g.limits["fog-over"]
    return tally.by(Dice(3, 6), lambda total: "fog" if total > most else "clear")


@rule("17.4")
def may_fog_end_turn(g: August) -> bool:
    """§17.4 Whether dice are due before the next segment: both sides have made three, and none were thrown for it."""
    position = g.position
    if position.fogged or min(position.made) < g.limits["fog-segments"]:
        return False
    return has_option(g, "fog-of-war")


@rule("17.4")
def fog_ends_turn(g: August) -> Script[bool]:
    """§17.4 Once both sides have made three segments, dice before each further one may end the turn (R 45).

    The position keeps that they were thrown for this segment, so that a restored menu does not throw them again.
    """
    if not may_fog_end_turn(g):
        return False
    g.position.fogged = 1
    tally = fog_tally(g)
    roll = yield g.roll(rule="17.4", ask="roll-fog", tally=tally)
    is_over = bool(tally.result(roll) == "fog")
    g.tell("fog-ends-turn" if is_over else "fog-lifts", "17.4", roll=roll)
    return is_over


# Flank fire (17.6) ---------------------------------------------------------------------------------------------


@rule("17.6")
def side_of_fire(g: August, firer: int, hex_: int) -> int:
    """§17.6 The side of the target through which a line of fire comes in; -1 if it runs along a side (R 46)."""
    here = g.position.at[firer]
    steps = g.lines.sight.walk(here, hex_)
    last = steps[-1] if steps else (here,)
    if len(last) != 1 or last[0] < 0:
        return -1
    direction = g.board.grid.direction(hex_, last[0])
    return -1 if direction is None else direction


@rule("17.6")
def is_flanked(g: August, firers: Sequence[int], hex_: int, target: int) -> bool:
    """§17.6 A company that was under fire in this hex this turn is taken in the flank from two sides farther on.

    Only fire that hit the company itself counts.
    """
    if not has_option(g, "flank-fire") or not g.is_company[target] or g.position.hit_in[target] != hex_:
        return False
    struck = [d for d in range(6) if g.position.hit_from[target] >> d & 1]
    sides = [side_of_fire(g, firer, hex_) for firer in firers]
    return any((side - d) % 6 in APART for side in sides if side >= 0 for d in struck)


@rule("17.6")
def note_fire(g: August, firers: Sequence[int], hex_: int, targets: Sequence[int]) -> None:
    """§17.6 Remember who was fired at in which hex this turn, and through which sides of it (R 133)."""
    hit_in, hit_from = g.position.hit_in, g.position.hit_from
    sides = {side_of_fire(g, firer, hex_) for firer in firers} - {-1}
    for target in targets:
        if hit_in[target] != hex_:
            hit_in[target], hit_from[target] = hex_, 0
        for side in sides:
            hit_from[target] |= 1 << side
