"""§15.5 Depots: sources of supply that never move; the owner may burn them, the enemy may capture them."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.front1918.battle import Battle
from grognard.games.front1918.bridges import BLOWN, FAILED
from grognard.games.front1918.supply import commanded
from grognard.games.front1918.supports import disorganise, leave_alone
from grognard.games.italia.table import BURNT, Italia
from grognard.kernel.asking.actions import Action
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.words.rulebook import rule

ONE_DIE = Dice(1, 6)


@rule("11.3.5", "15.5")
def cannot_move_depot(g: Italia, piece: int) -> Refusal | None:
    """§11.3.5 Depots never move: the minimum movement is not for them."""
    return Refusal("11.3.5", "no-depot-march") if g.is_depot[piece] else None


@rule("15.5.2")
def depot_hexes(g: Italia, side: Side) -> int:
    """§15.5.2 The hexes of enemy depots: who enters one stops there, also in an advance (D19)."""
    return g.hexes_of(g.depots[side.enemy]) if g.depots[side.enemy] else 0


@rule("15.5.1")
def cannot_burn(g: Italia, side: Side, piece: int) -> Refusal | None:
    """§15.5.1 Once a game, with an enemy unit within three hexes, in the command radius of a headquarters."""
    if g.owner[piece] != side or not g.is_depot[piece] or not g.is_on_board(piece):
        return Refusal("15.5.1", "no-depot")
    if g.has(piece, BURNT):
        return Refusal("15.5.1", "no-burnt-already")
    here = g.position.at[piece]
    if not g.board.grid.within(here, g.number("limits", "depot-range")) & g.present_hexes(side.enemy):
        return Refusal("15.5.1", "no-enemy-by-depot")
    return None if commanded(g, side) >> here & 1 else Refusal("15.5.1", "no-depot-command")


def burn_tally(g: Italia, side: Side, piece: int) -> Tally:
    """§15.5.1 The die of a depot that its owner burns."""
    most = g.number("limits", "depot-roll")
    return Tally("burn").by(ONE_DIE, lambda die: BLOWN if die <= most else FAILED)


def burn_action(g: Italia, side: Side) -> Action:
    """§15.5.1 Burn a depot at the end of one's movement phase."""
    return Action(g.burn.each(g.depots[side], cannot_burn, g, side, tally=burn_tally), burn, g, side)


@rule("15.5.1")
def burn(g: Italia, side: Side, piece: int) -> Script[None]:
    """§15.5.1 One try at burning a depot: it is gone for good, or stands until it is captured."""
    tally = burn_tally(g, side, piece)
    roll = yield g.roll(rule="15.5.1", ask="roll-burn", tally=tally, low=side)
    g.mark(piece, BURNT)
    is_burnt = tally.result(roll) == BLOWN
    g.tell("depot-burns" if is_burnt else "depot-stands", "15.5.1", piece=piece, hex=g.position.at[piece], roll=roll)
    if is_burnt:
        g.remove(piece)


@rule("15.5", "15.5.2", "scenario.caporetto.victory")
def capture(g: Italia, side: Side, hex_: int, units: Sequence[int]) -> None:
    """§15.5.2 Units that enter the hex of a lone enemy depot capture it, for points at once (D65); Austro-Hungarians
    are disorganised by it."""
    theirs = [p for p in g.at(hex_) if g.owner[p] != side and not g.is_air[p]]
    if not theirs or not all(g.is_depot[p] for p in theirs):
        return
    for depot in theirs:
        points = g.roster[depot].value("points") or g.number("limits", "depot-points")
        g.position.points[side] += points
        g.remove(depot)
        g.tell("depot-captured", "15.5.2", piece=depot, hex=hex_, side=side, points=points)
    pay_for_depot(g, units)


@rule("15.5.2")
def pay_for_depot(g: Italia, units: Sequence[int]) -> None:
    """§15.5.2 Austro-Hungarian units that capture a depot are disorganised, all that come together (D85)."""
    for piece in units:
        if g.nation[piece] == "austrian":
            disorganise(g, piece, "15.5.2")


@rule("11.3.1", "11.3.3", "11.3.4", "15.5")
def leave_supports_alone(g: Italia, battle: Battle) -> None:
    """§15.5 Supports left alone in an enemy zone by the units that attacked from their hex are lost (D86)."""
    for hex_ in sorted({*battle.origin.values()}):
        leave_alone(g, battle.side, hex_)
