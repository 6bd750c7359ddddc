"""§11.2.10 Reserves of the Italian high command: units held back until their marker is taken off, for points.

Reserve markers of an offensive (§11.2.8) are those of the series.
"""

from __future__ import annotations

from grognard.games.front1918.battle import Battle
from grognard.games.italia.table import CP, ENTENTE, HELD, Italia
from grognard.kernel.asking.actions import Action, act_until_done
from grognard.kernel.asking.script import Offer, Refusal, Script, Side
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.words.rulebook import rule


@rule("11.2.10")
def held_at(g: Italia, hex_: int) -> list[int]:
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
def release_reserves(g: Italia, side: Side) -> Script[None]:
    """§11.2.10 Before its units move the Entente may take markers off its reserves; each gives the enemy points. The
    book names no moment: what else they could be used for is a reaction, and they may be freed for it (D91)."""
    if side != ENTENTE:
        return
    yield from act_until_done(g, side, release_actions, rule="11.2.10", ask="ask-release")


def release_actions(g: Italia, side: Side) -> list[Action]:
    """§11.2.10 Free reserves of the high command."""
    return [Action(g.release.each(held_hexes(g), cannot_release, g, tally=release_cost), release, g)]


def held_hexes(g: Italia) -> list[int]:
    """§11.2.10 The hexes with units held back."""
    return sorted({g.position.at[p] for p in g.fighters[ENTENTE] if g.has(p, HELD) and g.is_on_board(p)})


@rule("11.2.10")
def release(g: Italia, hex_: int) -> None:
    """§11.2.10 A marker is taken off: its units are free, and the enemy wins points."""
    points = int(release_cost(g, hex_).total)
    g.position.points[CP] += points
    set_free(g, hex_)
    g.tell("reserve-released", "11.2.10", hex=hex_, points=points)


@rule("11.2.10", "12.2.6.total", "12.2.6.partial")
def cannot_release_near(g: Italia, battle: Battle, hex_: int) -> Refusal | None:
    """§11.2.10 A marker may also come off when mastery lets its units react, that is near the combat (D91)."""
    if (why := cannot_release(g, hex_)) is not None:
        return why
    near = g.board.grid.distance(hex_, battle.hex) <= g.number("limits", "mastery-radius")
    if not near:
        return Refusal("12.2.6", "no-too-far-off")
    return Refusal("12.2.6", "no-in-zone") if g.in_zone(battle.side, hex_) else None


def reaction_cost(g: Italia, battle: Battle, hex_: int) -> Tally:
    """§11.2.10 The points the enemy wins if the marker in a hex is taken off for a reaction."""
    return release_cost(g, hex_)


def release_offer(g: Italia, battle: Battle) -> Offer:
    """§11.2.10 The markers of the defender that may be taken off for a reaction."""
    if battle.side == ENTENTE:
        return g.release.refused(Refusal("11.2.10", "no-held-side"))
    if "reserve-markers" not in g.scenario.rules:
        return g.release.refused(Refusal("11.2.10", "no-release-by-points"))
    return g.release.each(held_hexes(g), cannot_release_near, g, battle, tally=reaction_cost)


def release_action(g: Italia, battle: Battle) -> Action:
    """§11.2.10 Free reserves of the high command near the combat, so that they may react."""
    return Action(release_offer(g, battle), release, g)


def set_free(g: Italia, hex_: int) -> None:
    """§11.2.10 The units held back in a hex are ordinary units from now on, their assault troops with them."""
    for piece in g.units_at(hex_, ENTENTE):
        g.unmark(piece, HELD)
