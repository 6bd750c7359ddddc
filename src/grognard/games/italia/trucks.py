"""§11.3.4 Trucks and what they carry, and §11.3.1.3 guns on barges: movement by rules of their own."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.front1918.battle import Battle
from grognard.games.front1918.bridges import sweep
from grognard.games.front1918.destinations import Party
from grognard.games.front1918.ground import MovingGroup
from grognard.games.front1918.supports import disorganise
from grognard.games.front1918.words import MOVED
from grognard.games.italia.table import LOADED, UNLOADED, Italia
from grognard.kernel.asking.actions import Action
from grognard.kernel.asking.script import Refusal, Side
from grognard.kernel.words.rulebook import rule

INDEPENDENT = {"brigades", "regiments"}
"""The loads with which assault troops may ride."""


def truck_of(g: Italia, group: Sequence[int]) -> int:
    """The truck that leads a group, -1 for none."""
    return group[0] if group and g.is_truck[group[0]] else -1


@rule("11.3.4.1")
def carried(g: Italia, truck: int) -> list[int]:
    """§11.3.4.1 The units under a truck."""
    if not g.is_truck[truck]:
        return []
    here = g.position.at[truck]
    return [p for p in g.units_at(here, g.owner[truck]) if g.has(p, LOADED)]


@rule("11.3.4.1")
def pace_setters(g: Italia, group: Sequence[int]) -> Sequence[int]:
    """§11.3.4 A truck sets the pace of what it carries."""
    return group[:1] if g.is_truck[group[0]] else group


@rule("11.3.4.1", "2.2.1.brigade")
def cannot_load(g: Italia, cargo: Sequence[int], piece: int) -> Refusal | None:
    """§11.3.4.1 A truck carries one division, or one gun, or two independent Italian brigades, or four independent
    Italian regiments; brigades and regiments with one counter of assault troops.

    A division that is several counters is one division all the same.
    """
    load = [*cargo, piece]
    kinds = [kind_of_load(g, p) for p in load]
    if "" in kinds:
        return Refusal("11.3.4.1", "no-load")
    storming = sum(g.stoss_with(p) >= 0 for p in load)
    if storming > (g.number("limits", "truck-assault") if {*kinds} <= INDEPENDENT else 0):
        return Refusal("11.3.4.1", "no-assault-on-truck")
    if is_one_division(g, load):
        return None
    if len({*kinds}) > 1 or len(kinds) > g.number("limits", f"truck-{kinds[0]}"):
        return Refusal("11.3.4.1", "no-room-on-truck")
    return None


@rule("11.3.4.1")
def is_one_division(g: Italia, load: Sequence[int]) -> bool:
    """§11.3.4.1 Whether these regiments or brigades belong to one division."""
    return all(g.is_small[p] for p in load) and len({g.division[p] for p in load}) == 1 and bool(g.division[load[0]])


@rule("11.3.4.1")
def kind_of_load(g: Italia, piece: int) -> str:
    """§11.3.4.1 What a unit is as a load, an empty text for none; a regiment of a division is a part of it."""
    if g.is_division[piece]:
        return "divisions"
    if g.is_gun[piece] and not g.is_fixed_gun[piece] and not g.is_barge[piece]:
        return "guns"
    if g.is_small[piece] and is_part(g, piece):
        return "divisions"
    return f"{g.kind[piece]}s" if g.is_small[piece] and g.nation[piece] == "italian" else ""


def is_part(g: Italia, piece: int) -> bool:
    """Whether a counter is one of those that are a division together: an independent one is called as its formation.

    The regiments of a Display division stay independent (D49).
    """
    return g.roster.find(g.roster[piece].formation) is None


@rule("11.3.4.1")
def cannot_share_way(g: Italia, party: Party, piece: int) -> Refusal | None:
    """§11.3.4.1 Who comes along with a truck is loaded on it; a truck joins nobody else's move."""
    if truck_of(g, party.pieces) >= 0:
        return cannot_load(g, party.pieces[1:], piece)
    return Refusal("11.3.4.1", "no-truck-along") if g.is_truck[piece] else None


@rule("11.3.4.1")
def cannot_load_on_the_way(g: Italia, party: Party) -> Refusal | None:
    """§11.3.4.1 Nothing is loaded on trucks that are under way."""
    return Refusal("11.3.4.1", "no-load-on-the-way") if truck_of(g, party.pieces) >= 0 else None


@rule("11.3.4.1")
def cannot_unload(g: Italia, party: Party, piece: int) -> Refusal | None:
    """§11.3.4.1 A load is put down for five points a stop, however much is put down there."""
    if truck_of(g, party.pieces) < 0:
        return Refusal("11.3.4.1", "no-truck-moving")
    if piece not in party.pieces[1:]:
        return Refusal("11.3.4.1", "no-not-loaded")
    return None if party.left >= unloading_cost(g, party) else Refusal("11.3.4.1", "no-unloading-points")


def unloading_cost(g: Italia, party: Party) -> int:
    """What it costs in half points to unload here: nothing where the group has paid already."""
    is_paid = party.paid_at == g.position.at[party.pieces[0]]
    return 0 if is_paid else 2 * g.number("limits", "truck-unload")


def unload_actions(g: Italia, party: Party) -> Sequence[Action]:
    """§11.3.4.1 Trucks may put down a load here."""
    if truck_of(g, party.pieces) < 0:
        return ()
    return [Action(g.unload.each(party.pieces[1:], cannot_unload, g, party), unload, g, party)]


@rule("11.3.4.1", "11.2.4.removal")
def unload(g: Italia, party: Party, piece: int) -> None:
    """§11.3.4.1 A unit is put down; it does not move in this phase any more, and the truck has begun its move.

    §11.2.4 A combat unit has ended its move there, beside an enemy footbridge perhaps.
    """
    party.left -= unloading_cost(g, party)
    party.paid_at = g.position.at[party.pieces[0]]
    party.pieces.remove(piece)
    party.has_moved = True
    g.position.begun = 1
    for rest in party.pieces[1:]:
        g.mark(rest, LOADED)
    g.unmark(piece, LOADED)
    g.mark(piece, MOVED | UNLOADED)
    g.tell("unloads", "11.3.4.1", piece=piece, hex=g.position.at[piece])
    if g.is_combat[piece]:
        sweep(g, party.side, g.position.at[piece])


@rule("11.3.4.1")
def keep_loaded(g: Italia, party: Party) -> None:
    """§11.3.4.1 A truck sets off: what comes along is under it."""
    if truck_of(g, party.pieces) >= 0:
        for piece in party.pieces[1:]:
            g.mark(piece, LOADED)


@rule("11.3.4.1")
def set_down_load(g: Italia, truck: int) -> None:
    """§11.3.4.1 A truck is lost: what it carried stands in its hex."""
    for piece in carried(g, truck):
        g.unmark(piece, LOADED)


@rule("11.3.4.1")
def jump_down(g: Italia, battle: Battle) -> None:
    """§11.3.4.1 Units attacked while they are carried are put down: combat units disorganised, a gun ready to fire."""
    for piece in [p for p in g.units_at(battle.hex, battle.side.enemy) if g.has(p, LOADED)]:
        g.unmark(piece, LOADED)
        disorganise(g, piece, "11.3.4.1")


@rule("11.3.1.3")
def cannot_mix_barges(g: Italia, party: Party, piece: int) -> Refusal | None:
    """§11.3.1.3 Guns on barges go with barges."""
    return Refusal("11.3.1.3", "no-barge-along") if g.is_barge[piece] != g.is_barge[party.pieces[0]] else None


@rule("11.3.1.3")
def cannot_leave_water(g: Italia, party: Party, hex_: int) -> Refusal | None:
    """§11.3.1.3 Guns on barges keep to marsh and coast."""
    return Refusal("11.3.1.3", "no-way-dry", {"hex": hex_}) if g.is_barge[party.pieces[0]] else None


@rule("11.3.1.3")
def own_mover(g: Italia, side: Side, group: Sequence[int]) -> MovingGroup | None:
    """§11.3.1.3 Guns on barges cross rivers."""
    return MovingGroup(side, wheels=True, treads=False) if g.is_barge[group[0]] else None


@rule("11.3.1.3")
def dry_hexes(g: Italia, group: Sequence[int]) -> int:
    """§11.3.1.3 The hexes closed to guns on barges: all but marsh and coast."""
    if not g.is_barge[group[0]]:
        return 0
    water = g.board.regions.get("coast", 0) | g.terrain["marsh"] | g.terrain["lagoon"]
    return g.board.grid.mask & ~water
