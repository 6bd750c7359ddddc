"""Chapter 8: fire by an activated unit, reaction fire at a moving unit, and return fire, which may be returned too."""

from __future__ import annotations

from grognard.games.patrol.command import leaders
from grognard.games.patrol.hiding import reveal, reveal_hex
from grognard.games.patrol.morale import choose_loser, take_loss, test_morale
from grognard.games.patrol.sight import sees, smoke_set, visibility
from grognard.games.patrol.table import Patrol
from grognard.games.patrol.words import FIRED, NOT_ON_BOARD, NOT_YOURS, SHAKEN, FireResult
from grognard.kernel.asking.script import Offer, Option, Refusal, Script, Side
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.tactics.reaction import window
from grognard.kernel.words.rulebook import rule

NOTHING_TO_FIRE = Refusal("8.1", "no-fire-value")
SHAKEN_NO_FIRE = Refusal("5.5", "no-shaken")
FIRED_ALREADY = Refusal("8.7", "no-fired-already")


@rule("8.1", "5.5")
def cannot_fire(g: Patrol, piece: int, hex_: int) -> Refusal | None:
    """§8.1 A steady unit with a fire value fires at an enemy counter in range and in sight."""
    if not g.fire_of[piece][g.position.steps[piece]]:
        return NOTHING_TO_FIRE
    if g.has(piece, SHAKEN):
        return SHAKEN_NO_FIRE
    if not g.counters_at(hex_, g.owner[piece].enemy):
        return Refusal("8.1", "no-target")
    here = g.position.at[piece]
    distance = g.board.grid.distance(here, hex_)
    if distance > g.range_of[piece]:
        return Refusal("8.1", "no-range", {"range": g.range_of[piece], "distance": distance})
    if distance > visibility(g):
        return Refusal("7.6", "no-too-dark", {"range": visibility(g)})
    return None if g.visible.sees(here, hex_, smoke_set(g)) else Refusal("7.1", "no-line-of-sight")


def targets(g: Patrol, piece: int) -> list[int]:
    """The hexes with enemy counters within range of a unit, seen or not."""
    at = g.position.at
    near = g.board.grid.within(at[piece], g.range_of[piece])
    return sorted({at[p] for p in g.counters[g.owner[piece].enemy] if near >> at[p] & 1})


@rule("8.2", "8.3")
def fire_tally(g: Patrol, piece: int, hex_: int, moving: int = -1) -> Tally:
    """§8.3 The column for a unit's fire value, shifted by range, cover, darkness, a leader and a moving target."""
    table, shift = g.charts["fire"], g.shift
    here, enemy = g.position.at[piece], g.owner[piece].enemy
    tally = Tally("fire").strength(g.fire_of[piece][g.position.steps[piece]], table)
    distance = g.board.grid.distance(here, hex_)
    if distance <= 1:
        tally.add(shift["adjacent"], "8.3", "reason-adjacent")
    elif distance > g.limit("far"):
        tally.add(shift["far"], "8.3", "reason-far")
    add_cover(g, tally, hex_)
    if not any(g.is_open(p) for p in g.counters_at(hex_, enemy)):
        tally.add(shift["concealed"], "8.3", "reason-concealed")
    if leaders_beside(g, piece):
        tally.add(shift["leader"], "8.3", "reason-leader")
    if moving == hex_ and not g.obstacle[hex_]:
        tally.add(shift["moving"], "8.3", "reason-moving")
    return tally


def leaders_beside(g: Patrol, piece: int) -> list[int]:
    """§8.3 The leaders in a unit's hex that help it fire; §5.5 shaken leaders do not."""
    here = g.position.at[piece]
    return [p for p in leaders(g, g.owner[piece]) if g.position.at[p] == here]


def add_cover(g: Patrol, tally: Tally, hex_: int) -> None:
    """§8.3 Woods and villages give cover."""
    ground = "wood" if g.wood >> hex_ & 1 else "village" if g.village >> hex_ & 1 else ""
    if ground:
        tally.add(g.shift[ground], "8.3", f"reason-{ground}")


@rule("8.2", "8.6", "11.2")
def fire(g: Patrol, piece: int, hex_: int, moving: int = -1) -> Script[None]:
    """§8.2 One unit fires at one hex; §11.2 firing reveals it; §8.6 the survivors may fire back."""
    side = g.owner[piece]
    reveal(g, piece, "11.2")
    tally = fire_tally(g, piece, hex_, moving)
    for leader in leaders_beside(g, piece):
        reveal(g, leader, "11.2")
    if tally.column is None:
        g.tell("fires-in-vain", "8.2", piece=piece, hex=hex_)
    else:
        g.tell("fires", "8.2", piece=piece, hex=hex_, column=g.charts["fire"].label(tally.column))
    roll = yield g.roll(rule="8.2", ask="roll-fire", tally=tally, seen_by=g.sides, low=side)
    yield from hit(g, side.enemy, hex_, tally.result(roll), roll, g.position.at[piece])
    yield from may_shoot(g, side.enemy, g.position.at[piece], "8.6", "ask-answer")


@rule("8.4")
def hit(g: Patrol, side: Side, hex_: int, result: FireResult, roll: int, threat: int) -> Script[None]:
    """§8.4 Apply a result to the counters in a hex: reveal them, take steps, then test the morale of each."""
    g.tell("result", "8.4", roll=roll, result_fire=result, effect=int(not result.is_nothing), hex=hex_)
    if result.is_nothing:
        return
    reveal_hex(g, hex_, side, "8.4")
    for _ in range(result.steps):
        units = g.real_at(hex_, side)
        if units:
            loser = yield from choose_loser(g, side, units, "8.4")
            take_loss(g, loser, "8.4")
    for unit in g.real_at(hex_, side):
        yield from test_morale(g, unit, threat, result.pressure)


def watchers(g: Patrol, side: Side, hex_: int) -> list[int]:
    """§8.5 The counters of a side that may fire at a hex, as far as the other side can tell."""
    smoke, farthest = smoke_set(g), visibility(g)
    at, marks, hidden, in_view = g.position.at, g.position.marks, g.position.hidden, g.visible[hex_]
    found = []
    for piece in g.counters[side]:
        if not in_view >> at[piece] & 1 or marks[piece] & (FIRED | SHAKEN):
            continue
        reach = g.longest_range if hidden[piece] else g.range_of[piece]
        if sees(g, at[piece], hex_, smoke, min(farthest, reach)):
            found.append(piece)
    return found


@rule("8.5", "8.7")
def cannot_shoot(g: Patrol, side: Side, hex_: int, piece: int) -> Refusal | None:
    """§8.7 Outside its own activation a unit fires once a turn."""
    if g.owner[piece] != side:
        return NOT_YOURS
    if not g.is_on_board(piece):
        return NOT_ON_BOARD
    return FIRED_ALREADY if g.has(piece, FIRED) else cannot_fire(g, piece, hex_)


@rule("8.5", "8.6", "8.7")
def may_shoot(g: Patrol, side: Side, hex_: int, clause: str, ask: str, moving: int = -1) -> Script[None]:
    """§8.5 When a counter enters a hex, or §8.6 a unit has fired, the other side may fire at it with one unit.

    The side is asked whenever any of its counters might fire, decoys too, so that the question reveals nothing. Most
    steps are out of sight of everybody, and ask nobody.
    """
    might = watchers(g, side, hex_)
    if not might:
        return

    def shooters(might: list[int]) -> Offer:
        return g.shoot.each(
            might, cannot_shoot, g, side, hex_, tally=lambda *given: fire_tally(g, given[-1], hex_, moving)
        )

    def shoot(choice: Option) -> Script[None]:
        g.mark(choice.noun, FIRED)
        return fire(g, choice.noun, hex_, moving)

    yield from window(g, side, lambda: might, shooters, shoot, hold=g.hold(), most=1, rule=clause, ask=ask, hex=hex_)
