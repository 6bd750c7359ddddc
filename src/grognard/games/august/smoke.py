"""Chapter 16.1: smoke shells of the plan, and what becomes of the clouds. That smoke blocks sight is in `sight`."""

from __future__ import annotations

from grognard.games.august.morale import TWO_DICE
from grognard.games.august.table import August
from grognard.kernel.asking.script import Script, Side
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.words.rulebook import rule

ONE_DIE = Dice(1, 6)


@rule("16.11")
def smoke_tally(g: August) -> Tally:
    """§16.11 Two dice: eight or less places smoke."""
    most = g.limits["smoke-succeeds"]
    return Tally("smoke").by(TWO_DICE, lambda roll: "smoke" if roll <= most else "no-smoke")


@rule("16.11", "16.14")
def place_smoke(g: August, side: Side, hex_: int) -> Script[None]:
    """§16.11 A smoke shell puts smoke on its hex or fails; it hits nobody and makes no barrage."""
    tally = smoke_tally(g)
    roll = yield g.roll(rule="16.11", ask="roll-smoke", tally=tally, low=side)
    succeeds = tally.result(roll) == "smoke"
    if succeeds:
        g.position.smoke[hex_] = side + 1
    g.tell("smoke-rises" if succeeds else "smoke-fails", "16.11", hex=hex_, roll=roll)


@rule("16.13")
def drift_tally(g: August) -> Tally:
    """§16.13 One die for a cloud: one, it stays; two, it drifts; else it goes."""
    stays, drifts = g.limits["smoke-stays"], g.limits["smoke-drifts"]
    return Tally("drift").by(ONE_DIE, lambda roll: "stays" if roll <= stays else "drifts" if roll <= drifts else "goes")


@rule("16.13", "18.1")
def direction_tally(g: August) -> Tally:
    """§16.13 A die for the direction: one is north, then clockwise (R 38)."""
    return Tally("direction").on(g.charts["direction"], 0)


@rule("16.13", "18.1")
def step_by_die(g: August, hex_: int, roll: int) -> int:
    """§16.13 The next hex in the direction of a die; -1 off the map."""
    direction = str(direction_tally(g).result(roll))
    return g.board.grid.step(hex_, g.board.grid.directions.index(direction))


@rule("16.13", "3.0.D")
def disperse_smoke(g: August) -> Script[None]:
    """§16.13 In the marker phase each cloud stays, drifts one hex or goes."""
    smoke = g.position.smoke
    clouds = [(hex_, owner) for hex_, owner in enumerate(smoke) if owner]
    smoke[:] = bytes(len(smoke))
    for hex_, owner in clouds:
        tally = drift_tally(g)
        roll = yield g.roll(rule="16.13", ask="roll-drift", tally=tally)
        match tally.result(roll):
            case "stays":
                smoke[hex_] = owner
                g.tell("smoke-stays", "16.13", hex=hex_, roll=roll)
            case "drifts":
                yield from drift(g, hex_, owner)
            case _:
                g.tell("smoke-goes", "16.13", hex=hex_, roll=roll)


@rule("16.13")
def drift(g: August, hex_: int, owner: int) -> Script[None]:
    """§16.13 A cloud moves one hex in the direction of a die; off the map it is gone."""
    roll = yield g.roll(rule="16.13", ask="roll-direction", tally=direction_tally(g))
    to = step_by_die(g, hex_, int(roll))
    if to < 0:
        g.tell("smoke-goes", "16.13", hex=hex_, roll=roll)
        return
    g.position.smoke[to] = owner
    g.tell("smoke-drifts", "16.13", hex=hex_, hex_to=to, roll=roll)
