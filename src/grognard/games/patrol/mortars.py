"""Chapter 13: mortars. Both sides plot fire at the same time in secret; it falls a turn later."""

from __future__ import annotations

from grognard.games.patrol.fire import add_cover, hit
from grognard.games.patrol.plotting import lay, lift
from grognard.games.patrol.sight import hexes_seen, sees, smoke_set, visibility
from grognard.games.patrol.table import Patrol
from grognard.games.patrol.words import SCREEN, SHELLS
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.words.rulebook import rule

PLOTS = (SHELLS, SCREEN, "nothing")
NO_AMMUNITION = Refusal("13.1", "no-ammunition")
NOT_SEEN = Refusal("13.2", "no-plot-unseen")
NOTHING_SEEN = Refusal("13.2", "no-plot-nowhere")


@rule("13.1", "13.2")
def cannot_plot(g: Patrol, side: Side, what: int) -> Refusal | None:
    """§13.1 Each side has a limited number of bombs and smoke rounds for the game; §13.2 and needs a hex to aim at."""
    left = {SHELLS: g.position.shells[side], SCREEN: g.position.screens[side]}
    if PLOTS[what] not in left:
        return None
    if not left[PLOTS[what]]:
        return NO_AMMUNITION
    return None if aims(g, side) else NOTHING_SEEN


@rule("13.2")
def aims(g: Patrol, side: Side) -> list[int]:
    """§13.2 Fire is plotted on a hex that a friendly unit sees now, or on a named place."""
    return members(hexes_seen(g, side) | hexset(g.board.names))


@rule("13.2")
def plot_one(g: Patrol, side: Side) -> Script[tuple[str, int]]:
    """§13.2 One side's plot: what, and where."""
    what = yield g.choose(side, g.plot.each(range(len(PLOTS)), cannot_plot, g, side), rule="13.2", ask="ask-plot")
    kind = PLOTS[what.noun]
    if kind == "nothing":
        return kind, -1
    weigh = (lambda hex_: bomb_tally(g, hex_)) if kind == SHELLS else None
    hexes = g.aim.these(aims(g, side), lambda *_: NOT_SEEN, tally=weigh)
    hex_ = yield g.choose(side, hexes, rule="13.2", ask="ask-aim", word_plot=kind)
    return kind, hex_.noun


@rule("4.4", "13.2")
def plotting(g: Patrol) -> Script[None]:
    """§4.4 Both sides plot at once, in secret."""
    gunners = [side for side in g.sides if g.position.shells[side] or g.position.screens[side]]
    plots = yield from g.together({side: plot_one(g, side) for side in gunners})
    for side, (kind, hex_) in plots.items():
        if hex_ < 0:
            continue
        marker = next(p for p in g.roster.of(side) if g.kind[p] == kind)
        (g.position.shells if kind == SHELLS else g.position.screens)[side] -= 1
        lay(g, marker, hex_)
        g.tell("plotted", "13.2", side, word_plot=kind, hex=hex_)


def in_order(g: Patrol) -> tuple[Side, Side]:
    """The sides, the one that begins this turn first."""
    first = g.sides[max(0, g.position.begins)]
    return first, first.enemy


@rule("4.3", "13.3")
def fall(g: Patrol) -> Script[None]:
    """§4.3 Fire plotted last turn falls, that of the side that begins first."""
    for side in in_order(g):
        for marker in g.roster.of(side):
            if g.kind[marker] in (SHELLS, SCREEN) and g.is_on_board(marker):
                yield from come_down(g, side, marker)


@rule("13.3")
def is_observed(g: Patrol, side: Side, hex_: int) -> bool:
    """§13.3 Whether a real unit of the side sees the target hex."""
    smoke, farthest = smoke_set(g), visibility(g)
    return any(
        g.is_real[p] and g.is_on_board(p) and sees(g, g.position.at[p], hex_, smoke, farthest) for p in g.counters[side]
    )


@rule("13.3", "13.4", "13.5")
def come_down(g: Patrol, side: Side, marker: int) -> Script[None]:
    """§13.3 Unobserved fire drifts one hex; §13.4 bombs hit everyone in the hex, §13.5 smoke stays for some turns."""
    observed = is_observed(g, side, g.position.at[marker])
    hex_ = lift(g, marker)
    g.tell("falls", "13.3", side=side, word_plot=g.kind[marker], hex=hex_)
    if not observed:
        roll = yield g.roll(rule="13.3", ask="roll-drift")
        hex_ = g.board.grid.step(hex_, int(roll) - 1)
        if hex_ < 0:
            g.tell("falls-away", "13.3", side=side, roll=roll)
            return
        g.tell("drifts", "13.3", hex=hex_, roll=roll)
    if g.kind[marker] == SCREEN:
        g.position.smoke[hex_] = g.limit("smoke")
        g.tell("smoke-rises", "13.5", hex=hex_)
    elif g.counters_at(hex_, side) or g.counters_at(hex_, side.enemy):
        yield from strike(g, hex_)


def bomb_tally(g: Patrol, hex_: int) -> Tally:
    """§13.4 The column of a bomb, shifted by cover."""
    tally = Tally("bombs").strength(g.limit("bomb"), g.charts["fire"])
    add_cover(g, tally, hex_)
    return tally


@rule("13.4")
def strike(g: Patrol, hex_: int) -> Script[None]:
    """§13.4 Roll once for the hex; friend and foe are hit alike."""
    tally = bomb_tally(g, hex_)
    roll = yield g.roll(rule="13.4", ask="roll-bombs", tally=tally, seen_by=g.sides)
    for side in g.sides:
        if g.counters_at(hex_, side):
            yield from hit(g, side, hex_, tally.result(roll), roll, hex_)
