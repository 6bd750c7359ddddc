"""Chapter 6: movement, hex by hex; the enemy may fire at each step."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from grognard.games.patrol.fire import may_shoot
from grognard.games.patrol.hiding import scout_around, spot_mover
from grognard.games.patrol.morale import cannot_stack
from grognard.games.patrol.table import Patrol
from grognard.games.patrol.walking import walk
from grognard.games.patrol.words import SHAKEN
from grognard.kernel.asking.script import Offer, Question, Refusal, Script
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.reach import steps
from grognard.kernel.words.rulebook import rule

ENEMY_THERE = Refusal("6.4", "no-enemy-there")
NOT_ADJACENT = Refusal("6.2", "no-not-adjacent")


@rule("6.2", "6.3", "6.4", "6.6")
def next_steps(g: Patrol, piece: int, left: int, moved: bool) -> list[tuple[int, int]]:
    """§6.2 The hexes a unit may enter next and their cost; §6.6 the first hex may always be entered."""
    here, enemy, occupied = g.position.at[piece], g.owner[piece].enemy, g.occupation.stacks
    barred = [
        h
        for h in g.board.grid.adjacent[here]
        if h in occupied and (g.counters_at(h, enemy) or cannot_stack(g, piece, h) is not None)
    ]
    return steps(
        g.edges,
        here,
        left,
        moved=moved,
        barred=barred.__contains__ if barred else None,
        stop=g.occupation.zone(enemy).__getitem__,
        at_least_one=g.move_of[piece] > 0,
    )


@rule("6.1", "6.2", "6.4", "6.5")
def cannot_step(g: Patrol, piece: int, left: int, hex_: int) -> Refusal | None:
    """§6 Why a unit may not enter a hex next; §6.3 a unit that must stop is not asked at all."""
    grid, here, enemy = g.board.grid, g.position.at[piece], g.owner[piece].enemy
    if grid.distance(here, hex_) != 1:
        return NOT_ADJACENT
    if g.counters_at(hex_, enemy):
        return ENEMY_THERE
    price = g.edges.cost(here, hex_) or 0
    if price > left:
        return Refusal("6.1", "no-points", {"price": price / 2, "left": left / 2})
    return cannot_stack(g, piece, hex_)


def step_offer(g: Patrol, piece: int, left: int, moved: bool) -> tuple[Offer, dict[int, int]]:
    """The next hexes as options, each with its cost as tally; and the costs."""
    prices = dict(next_steps(g, piece, left, moved))

    def price_tally(*given: int) -> Tally:
        return Tally("move", Fraction(left, 2)).add(Fraction(-prices[given[-1]], 2), "6.1", "reason-price")

    here = g.position.at[piece]
    return g.to.these(
        prices, cannot_step, g, piece, left, tally=price_tally, trail=lambda *given: (here, given[-1])
    ), prices


@rule("6.2")
def move(g: Patrol, piece: int, first: int, price: int) -> Script[int]:
    """§6.2 Move hex by hex until the unit halts, must stop, or is stopped by fire."""
    steps, ask = partial(step_offer, g, piece), partial(ask_step, g, piece)
    return walk(g.move_of[piece], steps, partial(enter, g, piece), ask, first=(first, price))


def ask_step(g: Patrol, piece: int, offer: Offer, left: int) -> Question:
    """Ask for the next hex, or to halt."""
    side, here = g.owner[piece], g.position.at[piece]
    return g.choose(side, offer, g.halt(), rule="6.2", ask="ask-step", piece=piece, left=left / 2, hex=here)


@rule("6.2", "8.5")
def enter(g: Patrol, piece: int, hex_: int) -> Script[bool]:
    """§6.2 Enter one hex; §8.5 the enemy may fire; true when the unit may go on."""
    side = g.owner[piece]
    g.place(piece, hex_)
    g.tell_apart(side, piece, "moves", "counter-moves", "6.2", hex=hex_)
    spot_mover(g, piece)
    if g.is_on_board(piece):
        scout_around(g, piece)
        yield from may_shoot(g, side.enemy, hex_, "8.5", "ask-react", moving=hex_)
    return g.position.at[piece] == hex_ and not g.has(piece, SHAKEN)
