"""Chapter 9: morale. Tests on two dice, shaken units, retreats, losses and rallying."""

from __future__ import annotations

from grognard.games.patrol.command import is_in_command, leader_bonus
from grognard.games.patrol.table import Patrol
from grognard.games.patrol.words import LEADER, SHAKEN
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.tally import PASS, Tally
from grognard.kernel.words.rulebook import rule

TWO_DICE = Dice(2, 6)
NOT_SHAKEN = Refusal("9.5", "no-not-shaken")
STACK_FULL = Refusal("6.5", "no-stack-full")


@rule("9.1", "9.2", "12.2")
def morale_tally(g: Patrol, piece: int, pressure: int = 0, clause: str = "8.4") -> Tally:
    """§9.1 The highest roll that passes: printed morale, changed by a leader, losses, command and the fire result."""
    tally = Tally("morale", g.morale_of[piece])
    bonus = leader_bonus(g, piece)
    if bonus:
        tally.add(bonus, "9.2", "reason-leader")
    if g.position.steps[piece] < g.roster.steps[piece]:
        tally.add(-1, "9.1", "reason-reduced")
    if g.kind[piece] != LEADER and not is_in_command(g, piece):
        tally.add(-1, "12.2", "reason-out-of-command")
    if pressure:
        tally.add(-pressure, clause, "reason-pressure")
    return tally.test(TWO_DICE, passes=(2,), fails=(12,))


@rule("9.1", "9.3")
def test_morale(g: Patrol, piece: int, threat: int, pressure: int = 0) -> Script[None]:
    """§9.3 A unit that fails is shaken and retreats; one already shaken loses a step first."""
    tally = morale_tally(g, piece, pressure)
    roll = yield g.roll(rule="9.1", ask="roll-morale", tally=tally, seen_by=[g.owner[piece]], low=g.owner[piece])
    passed = tally.result(roll) == PASS
    g.tell("holds" if passed else "breaks", "9.1", piece=piece, roll=roll)
    tell_need(g, piece, tally, "9.1")
    if passed:
        return
    if g.has(piece, SHAKEN) and take_loss(g, piece, "9.3"):
        return
    g.mark(piece, SHAKEN)
    yield from retreat(g, piece, threat, g.limit("retreat"))


def tell_need(g: Patrol, piece: int, tally: Tally, clause: str) -> None:
    """Tell only the owner which roll the unit needed: the number could show the enemy where a concealed leader is."""
    g.tell("needed", clause, g.owner[piece], need=int(tally.total))


@rule("2.2", "14.2")
def take_loss(g: Patrol, piece: int, clause: str) -> bool:
    """§2.2 Take one step off a unit; true when it was the last and the unit is removed. §14.2 The enemy scores it."""
    g.position.losses[g.owner[piece]] += 1
    hex_ = g.position.at[piece]
    is_gone = g.lose_step(piece)
    g.tell("destroyed" if is_gone else "reduced", clause, piece=piece, hex=hex_)
    return is_gone


@rule("9.4")
def cannot_retreat_to(g: Patrol, piece: int, threat: int, hex_: int) -> Refusal | None:
    """§9.4 A unit retreats away from the threat, not into enemy counters or zones, nor beyond the stacking limit."""
    grid, side, here = g.board.grid, g.owner[piece], g.position.at[piece]
    if grid.distance(hex_, here) != 1:
        return Refusal("9.4", "no-not-adjacent")
    if grid.distance(hex_, threat) <= grid.distance(here, threat):
        return Refusal("9.4", "no-retreat-nearer")
    if g.counters_at(hex_, side.enemy):
        return Refusal("9.4", "no-enemy-there")
    if g.occupation.zone(side.enemy)[hex_]:
        return Refusal("9.4", "no-enemy-zone")
    return cannot_stack(g, piece, hex_)


def step_back(g: Patrol, piece: int, _: int, hex_: int) -> tuple[int, int]:
    """The path of one step of a retreat."""
    return g.position.at[piece], hex_


@rule("9.4")
def retreat(g: Patrol, piece: int, threat: int, hexes: int) -> Script[None]:
    """§9.4 A unit retreats so many hexes, chosen by its owner; a unit that cannot retreat loses a step instead."""
    side, grid = g.owner[piece], g.board.grid
    for gone in range(hexes):
        here = g.position.at[piece]
        ways = g.retreat.each(grid.adjacent[here], cannot_retreat_to, g, piece, threat, trail=step_back)
        if not len(ways):
            if not gone:
                g.tell("cornered", "9.4", piece=piece, hex=here)
                take_loss(g, piece, "9.4")
            return
        choice = yield from g.which(side, ways, rule="9.4", ask="ask-retreat", piece=piece, left=hexes - gone)
        g.place(piece, choice.noun)
        g.tell("retreats", "9.4", piece=piece, hex=choice.noun)


@rule("9.5")
def rally(g: Patrol, piece: int) -> Script[None]:
    """§9.5 A shaken unit that passes a test is steady again."""
    tally = morale_tally(g, piece)
    roll = yield g.roll(rule="9.5", ask="roll-rally", tally=tally, seen_by=[g.owner[piece]], low=g.owner[piece])
    passed = tally.result(roll) == PASS
    if passed:
        g.unmark(piece, SHAKEN)
    told, veiled = ("rallies", "counter-rallies") if passed else ("stays-shaken", "counter-stays-shaken")
    g.tell_apart(g.owner[piece], piece, told, veiled, "9.5", hex=g.position.at[piece], roll=roll)
    tell_need(g, piece, tally, "9.5")


@rule("9.5", "5.5")
def cannot_rally(g: Patrol, piece: int) -> Refusal | None:
    """§9.5 Only a shaken unit can rally."""
    return None if g.has(piece, SHAKEN) else NOT_SHAKEN


@rule("6.5")
def cannot_stack(g: Patrol, piece: int, hex_: int) -> Refusal | None:
    """§6.5 A hex holds a limited number of counters and no enemy; leaders do not count."""
    if not g.stacks[piece]:
        return None
    stacks = g.stacks
    there = sum(stacks[p] for p in g.at(hex_))
    return STACK_FULL if there >= g.limit("stack") else None


@rule("8.4", "10.4")
def choose_loser(g: Patrol, side: Side, units: list[int], clause: str) -> Script[int]:
    """§8.4 The owner chooses which of his units loses the step."""
    others = Refusal(clause, "no-not-hit")
    choice = yield from g.which(side, g.loses.these(units, lambda _: others), rule=clause, ask="ask-loses")
    return int(choice.noun)
