"""§11.2.10 Reserves of the Italian high command: units held back until their marker is taken off, for points.

Reserve markers of an offensive (§11.2.8) are those of the series.
"""

from __future__ import annotations

from grognard.games.front1918 import Front
from grognard.games.italia.table import CP, ENTENTE, HELD, Italia
from grognard.kernel.rulebook import rule
from grognard.kernel.script import Refusal, Script, Side
from grognard.kernel.tally import Tally


@rule("11.2.10")
def held_at(g: Front, hex_: int) -> list[int]:
    """§11.2.10 The units held back in a hex: they share one marker."""
    return [p for p in g.fighters_at(hex_, ENTENTE) if g.has(p, HELD)]


@rule("11.2.10")
def cannot_release(g: Italia, hex_: int) -> Refusal | None:
    """§11.2.10 Why no marker can be taken off in a hex."""
    return None if held_at(g, hex_) else Refusal("11.2.10", "no-held-here")


@rule("11.2.10", "scenario.caporetto.reserve", "scenario.radetzky.reserve", "scenario.albrecht.reserve")
@rule("scenario.solstice.reserve")
def release_cost(g: Italia, hex_: int) -> Tally:
    """§11.2.10 The points the enemy wins if the marker in a hex is taken off now."""
    tally = Tally("release")
    if points := g.bonus("reserve-release", g.this_turn, "points"):
        tally.add(points, "11.2.10", "reason-released", hex=hex_)
    return tally


@rule("11.2.10", "scenario.caporetto.reserve", "scenario.radetzky.reserve", "scenario.albrecht.reserve")
@rule("scenario.solstice.reserve")
def release_reserves(g: Front, side: Side) -> Script[None]:
    """§11.2.10 Before its units move the Entente may take markers off its reserves; each gives the enemy points."""
    assert isinstance(g, Italia)
    if side != ENTENTE:
        return
    at = g.position.at
    while True:
        hexes = sorted({at[p] for p in g.fighters[ENTENTE] if g.has(p, HELD) and g.is_on_board(p)})
        offer = g.release.each(hexes, cannot_release, g, tally=release_cost)
        if g.is_idle(offer):
            return
        choice = yield g.menu(side, offer, g.done(), rule="11.2.10", ask="ask-release")
        if choice.verb == "done":
            return
        points = int(release_cost(g, choice.noun).total)
        g.position.points[CP] += points
        set_free(g, choice.noun)
        g.tell("reserve-released", "11.2.10", hex=choice.noun, points=points)


def set_free(g: Italia, hex_: int) -> None:
    """§11.2.10 The units held back in a hex are ordinary units from now on."""
    for piece in held_at(g, hex_):
        g.unmark(piece, HELD)
