"""Chapter 10: assault. Several units attack one hex; the losers lose steps or retreat, and the winners may advance."""

from __future__ import annotations

from grognard.games.patrol.command import is_in_command
from grognard.games.patrol.hiding import reveal, reveal_hex
from grognard.games.patrol.morale import cannot_stack, choose_loser, retreat, take_loss
from grognard.games.patrol.table import Patrol
from grognard.games.patrol.words import LEADER, NOT_ON_BOARD, NOT_YOURS, SHAKEN, SPENT, AssaultResult
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.words.rulebook import rule

NO_FIGHTER = Refusal("10.1", "no-fighter")


@rule("10.1")
def cannot_assault(g: Patrol, piece: int, hex_: int) -> Refusal | None:
    """§10.1 Fighters lead an assault; a leader can only join one."""
    return cannot_take_part(g, piece, hex_) if g.is_fighter[piece] else NO_FIGHTER


@rule("10.1", "5.5", "12.2")
def cannot_take_part(g: Patrol, piece: int, hex_: int) -> Refusal | None:
    """§10.1 A steady unit in command assaults an enemy counter next to it."""
    if not g.close_of[piece][g.position.steps[piece]]:
        return Refusal("10.1", "no-close-value")
    if g.has(piece, SHAKEN):
        return Refusal("5.5", "no-shaken")
    if g.board.grid.distance(g.position.at[piece], hex_) != 1:
        return Refusal("10.1", "no-not-adjacent")
    if not g.counters_at(hex_, g.owner[piece].enemy):
        return Refusal("10.1", "no-target")
    return None if is_in_command(g, piece) else Refusal("12.2", "no-command")


@rule("10.2")
def cannot_join(g: Patrol, side: Side, hex_: int, piece: int) -> Refusal | None:
    """§10.2 Other units join, a leader too, if they are next to the hex, steady, in command and not spent."""
    if g.owner[piece] != side:
        return NOT_YOURS
    if not g.is_on_board(piece):
        return NOT_ON_BOARD
    return Refusal("5.4", "no-spent") if g.has(piece, SPENT) else cannot_take_part(g, piece, hex_)


def neighbours_with_enemies(g: Patrol, piece: int) -> list[int]:
    """The hexes next to a unit that hold enemy counters."""
    enemy = g.owner[piece].enemy
    return [h for h in g.board.grid.adjacent[g.position.at[piece]] if g.counters_at(h, enemy)]


@rule("10.3")
def assault_tally(g: Patrol, units: list[int], hex_: int) -> Tally:
    """§10.3 The odds of close values, shifted by houses, height, the stream, a leader and shaken defenders.

    A concealed counter counts only with what everyone can see: the exact odds are unknown until it is revealed.
    """
    table, shift = g.charts["assault"], g.charts["assault-shifts"]
    side = g.owner[units[0]]
    steps, height = g.position.steps, g.board.height
    known = [p for p in g.real_at(hex_, side.enemy) if g.is_open(p)]
    attack = sum(g.close_of[p][steps[p]] for p in units)
    defence = max(1, sum(g.close_of[p][steps[p]] for p in known))
    tally = Tally("assault").odds(attack, defence, table)
    if g.village >> hex_ & 1:
        tally.add(shift.number("village", "columns"), "10.3", "reason-village")
    if all(height[g.position.at[p]] < height[hex_] for p in units):
        tally.add(shift.number("uphill", "columns"), "10.3", "reason-uphill")
    if all(crosses_stream(g, g.position.at[p], hex_) for p in units):
        tally.add(shift.number("stream", "columns"), "10.3", "reason-stream")
    if any(g.kind[p] == LEADER for p in units):
        tally.add(shift.number("leader", "columns"), "10.3", "reason-leader")
    if known and all(g.has(p, SHAKEN) for p in known):
        tally.add(shift.number("shaken", "columns"), "10.3", "reason-shaken")
    if len(known) < len(g.counters_at(hex_, side.enemy)):
        tally.note("10.3", "reason-unknown")
    return tally


def crosses_stream(g: Patrol, start: int, end: int) -> bool:
    """Whether a step crosses the stream."""
    return g.board.crosses("stream", start, end) and not g.board.crosses("bridge", start, end)


@rule("10.1", "10.2")
def assault(g: Patrol, piece: int, hex_: int) -> Script[None]:
    """§10 Carry out one assault, from naming the units to the advance."""
    side = g.owner[piece]
    others = [p for h in g.board.grid.adjacent[hex_] for p in g.real_at(h, side) if p != piece]
    joined = yield from g.choose_some(
        side,
        g.join.each(sorted(others), cannot_join, g, side, hex_),
        rule="10.2",
        ask="ask-join",
        running=lambda chosen: assault_tally(g, [piece, *chosen], hex_),
        weigh_none=True,
        hex=hex_,
    )
    units = [piece, *joined]
    for unit in units:
        reveal(g, unit, "11.2")
        g.mark(unit, SPENT)
    g.tell("assaults", "10.1", piece=piece, count=len(units), hex=hex_)
    reveal_hex(g, hex_, side.enemy, "11.2")
    if g.real_at(hex_, side.enemy):
        tally = assault_tally(g, units, hex_)
        roll = yield g.roll(rule="10.3", ask="roll-assault", tally=tally, seen_by=g.sides, high=side)
        yield from outcome(g, units, hex_, tally.result(roll), roll)
    yield from advance(g, units, hex_)


@rule("10.4")
def outcome(g: Patrol, units: list[int], hex_: int, result: AssaultResult, roll: int) -> Script[None]:
    """§10.4 Apply losses and retreats, the defender's first."""
    side = g.owner[units[0]]
    from_ = g.position.at[units[0]]
    g.tell("assault-result", "10.4", roll=roll, result_assault=result, hex=hex_)
    for _ in range(result.defender_steps):
        if defenders := g.real_at(hex_, side.enemy):
            loser = yield from choose_loser(g, side.enemy, defenders, "10.4")
            take_loss(g, loser, "10.4")
    for defender in g.real_at(hex_, side.enemy):
        yield from retreat(g, defender, from_, result.defender_retreats)
    for _ in range(result.attacker_steps):
        if attackers := [p for p in units if g.is_on_board(p)]:
            loser = yield from choose_loser(g, side, attackers, "10.4")
            take_loss(g, loser, "10.4")
    for attacker in [p for p in units if g.is_on_board(p)]:
        yield from retreat(g, attacker, hex_, result.attacker_retreats)


@rule("10.5")
def cannot_advance(g: Patrol, units: list[int], hex_: int, piece: int) -> Refusal | None:
    """§10.5 Only attackers still next to the hex may advance."""
    if piece not in units:
        return Refusal("10.5", "no-not-attacking")
    if not g.is_on_board(piece) or g.board.grid.distance(g.position.at[piece], hex_) != 1:
        return Refusal("10.5", "no-not-adjacent")
    return cannot_stack(g, piece, hex_)


def way_in(g: Patrol, _: list[int], hex_: int, piece: int) -> tuple[int, int]:
    """The path of a unit that advances."""
    return g.position.at[piece], hex_


@rule("10.5", "6.5")
def advance(g: Patrol, units: list[int], hex_: int) -> Script[None]:
    """§10.5 The attackers may advance into an emptied hex, one after another, up to the stacking limit."""
    side = g.owner[units[0]]
    if g.counters_at(hex_, side.enemy):
        return
    while True:
        ways = g.advance.each(units, cannot_advance, g, units, hex_, trail=way_in)
        if not len(ways):
            return
        inside = len(g.real_at(hex_, side))
        choice = yield g.choose(side, ways, g.done(), rule="10.5", ask="ask-advance", hex=hex_, inside=inside)
        if choice.verb == "done":
            return
        g.place(choice.noun, hex_)
        g.tell("advances", "10.5", piece=choice.noun, hex=hex_)
