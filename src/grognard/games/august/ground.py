"""Chapters 4, 5.1 to 5.3, 5.7, 14.2 and 16.2: the ground and what stands on it: costs, stacking, control, digging.

Moving over the ground is in `movement`; which hexes are seen is in `sight`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.games.august.table import August
from grognard.games.august.words import DIGGING, DISCOURAGED, DUG_IN, FACES, LIMBERED, MOUNTED, OUTSIDE, SHAKEN, TRAVEL
from grognard.kernel.asking.script import Refusal, Side
from grognard.kernel.numbers.charts import Number
from grognard.kernel.space.edges import Edges, edge_costs
from grognard.kernel.space.hexgrid import hexset
from grognard.kernel.words.rulebook import rule

NO_ROOM = Refusal("4.1", "no-room")
NO_ROOM_WAGONS = Refusal("4.3", "no-room-wagons")
DRAWN = ("direct", "bombardment", "assault")
LANDMARKS = ("mill", "bridge")
"""Terrains that cost nothing of their own: a bridge is paid as a road by those who use the road (5.3)."""


def read_ground(g: August) -> None:
    """The price of every hex and step by way of travelling, what is closed to it, and the shifts of the ground."""
    g.ground_prices = ground_prices(g)
    g.costs = movement_costs(g)
    g.closed = {way: closed_to(g, way) for way in TRAVEL}
    g.no_wheels = g.closed["wheels"]
    g.terrain_shifts = terrain_shifts(g)


# Movement points (5.1, 5.2, 5.3) -------------------------------------------------------------------------------


def terrain_names(g: August, hex_: int) -> list[str]:
    """The grounds of a hex that cost points; clear where there is none."""
    return [name for name in g.board.terrains_at(hex_) if name not in LANDMARKS] or ["clear"]


@rule("5.2", "5.8", "5.84", "tbl.terrain")
def ground_prices(g: August) -> dict[str, list[int | None]]:
    """§5.2 The half points of the ground of every hex by way of travelling: the dearest; None where it is barred.

    A ford costs what the scenario says.
    """
    chart = g.charts["terrain"]

    def price(name: str, way: str) -> Number | None:
        if name == "ford":
            barred = way == "wheels" and g.has_rule("ford-on-foot")
            return None if barred else g.value("ford", 2)
        return None if str(chart.at(name, way)) == "no" else chart.amount(name, way)

    def dearest(way: str, hex_: int) -> int | None:
        names = terrain_names(g, hex_)
        prices = [price(name, way) for name in (["ford"] if "ford" in names else names)]
        known = [each for each in prices if each is not None]
        return int(2 * max(known)) if len(known) == len(prices) else None

    return {way: [dearest(way, hex_) for hex_ in range(g.board.grid.size)] for way in TRAVEL}


@rule("5.2", "5.3", "5.8", "5.84", "2.22", "tbl.terrain")
def movement_costs(g: August) -> dict[str, Edges]:
    """§5.2 The half points of every step by way of travelling: along a road its cost, else that of the ground.

    A hill adds to its hex when it is entered from lower ground.
    """
    chart, board = g.charts["terrain"], g.board

    def edges(way: str) -> Edges:
        ground = g.ground_prices[way]
        climb, road = int(2 * chart.amount("hill", way)), int(2 * chart.amount("road", way))

        def cost(a: int, b: int, d: int) -> int | None:
            if a * 6 + d in board.links["road"]:
                return road
            entered = ground[b]
            if entered is None:
                return None
            return entered + (climb if board.height[b] > board.height[a] else 0)

        return edge_costs(board.grid, cost)

    return {way: edges(way) for way in TRAVEL}


@rule("5.2", "tbl.terrain")
def closed_to(g: August, way: str) -> int:
    """§5.2 The set of hexes that cannot be entered by this way of travelling, by road neither."""
    grid, costs = g.board.grid, g.costs[way]
    return hexset(h for h in range(grid.size) if all(costs.cost(n, h) is None for n in grid.adjacent[h]))


@rule("5.1", "6.4")
def points(g: August, piece: int) -> int:
    """§5.1 The half points of a piece on the face it shows; 0 for one that must be carried."""
    return 2 * g.printed(g.move_of, piece)


def way_of(g: August, piece: int) -> str:
    """How a piece travels: mounted squadrons and cavalry leaders, wagons, and all others on foot."""
    if g.is_wagon[piece]:
        return "wheels"
    is_rider = g.is_cavalry[piece] and (g.is_leader[piece] or g.position.face[piece] == MOUNTED)
    return "mounted" if is_rider else "foot"


@rule("tbl.terrain", "7.5")
def terrain_shifts(g: August) -> dict[str, list[dict[str, int]]]:
    """§7.5 For each table the shifts of every hex by ground; those of one hex add up (R 82)."""
    chart, board = g.charts["terrain"], g.board
    found: dict[str, list[dict[str, int]]] = {}
    for column in DRAWN:
        by_hex = []
        for hex_ in range(board.grid.size):
            names = [*board.terrains_at(hex_), *(("hill",) if board.height[hex_] else ())]
            worth = {name: int(chart.amount(name, column)) for name in names}
            by_hex.append({name: shift for name, shift in worth.items() if shift})
        found[column] = by_hex
    return found


# Stacking (4) --------------------------------------------------------------------------------------------------


@rule("4.1", "4.3")
def cannot_stack(g: August, piece: int, hex_: int, coming: Iterable[int] = ()) -> Refusal | None:
    """§4.1 Three combat units in a hex, two of them companies, and three wagons; any leaders.

    `coming` count too, each of them once though it is in the hex already.
    """
    if g.is_leader[piece] or (hex_ not in g.occupation.stacks and not coming):
        return None
    there = {*g.own_at(hex_, g.owner[piece]), *coming} - {piece}
    if not there:
        return None
    if g.is_wagon[piece]:
        return NO_ROOM_WAGONS if sum(g.is_wagon[p] for p in there) >= g.limits["stack-wagons"] else None
    if sum(g.is_combat[p] for p in there) >= g.limits["stack-units"]:
        return NO_ROOM
    full = sum(g.is_company[p] for p in there) >= g.limits["stack-companies"]
    return NO_ROOM if full and g.is_company[piece] else None


@rule("4.4")
def excess(g: August, hex_: int, side: Side) -> list[int]:
    """§4.4 The units from which one must go because there are too many; none when the limits hold."""
    combat = g.combat_at(hex_, side)
    companies = [p for p in combat if g.is_company[p]]
    if len(companies) > g.limits["stack-companies"]:
        return companies
    if len(combat) > g.limits["stack-units"]:
        return combat
    wagons = [p for p in g.pieces_at(hex_, side) if g.is_wagon[p]]
    return wagons if len(wagons) > g.limits["stack-wagons"] else []


# Control (def.control, 5.7) ------------------------------------------------------------------------------------


COUNTING = ("objective", "worth-", "late-")
"""How the regions begin whose hexes a scenario counts."""


def counts(g: August, hex_: int) -> bool:
    """Whether the scenario counts who controls a hex: of the others nobody is told."""
    return any(bits >> hex_ & 1 for name, bits in g.board.regions.items() if name.startswith(COUNTING))


@rule("def.control", "16.31")
def take_ground(g: August, hex_: int) -> None:
    """A hex belongs to the side whose combat units were the last to be there alone (R 51).

    Once one side is alone in a fortification, all of it are in the works (16.31).
    """
    if hex_ >= g.board.grid.size or hex_ not in g.occupation.stacks:
        return
    for side in g.sides:
        taken = g.known_combat_at(hex_, side) and not g.combat_at(hex_, side.enemy) and g.take_control(hex_, side)
        if taken and counts(g, hex_):
            g.tell("takes-control", "def.control", side=side, hex=hex_)
    if g.position.fort[hex_] and not g.is_assault_hex(hex_):
        for piece in g.occupation.stacks.get(hex_, ()):
            g.unmark(piece, OUTSIDE)


@rule("def.control")
def holder(g: August, hex_: int) -> Side | None:
    """Who controls a hex: nobody while combat units of both sides are in it, else the side that was last alone there.

    The position keeps the side that was there alone, because a fortification stays its own while it is assaulted.
    """
    return None if g.is_assault_hex(hex_) else g.controller(hex_)


@rule("def.control")
def first_control(g: August, first: Side) -> None:
    """At the start each hex belongs to the side whose units are nearest; to the one that set up first if equal.

    Hidden units do not count, and where nobody starts on the map it belongs to nobody.
    """
    grid = g.board.grid
    named = {side: g.board.regions.get(f"control-{side.name}", 0) for side in g.sides}
    places = {side: g.known_combat_hexes(side) for side in g.sides}
    if not any(named.values()) and not any(places.values()):
        return
    near = {side: nearest(g, places[side]) for side in g.sides}
    mine, theirs = near[first], near[first.enemy]
    unnamed = [side for side in g.sides if not named[side]]
    rest = unnamed[0] if len(unnamed) == 1 else None
    for hex_ in grid.hexes:
        owner = next((side for side in g.sides if named[side] >> hex_ & 1), rest)
        if owner is None:
            owner = first if mine[hex_] <= theirs[hex_] else first.enemy
        if hex_ in places[owner.enemy] and hex_ not in places[owner]:
            owner = owner.enemy
        g.take_control(hex_, owner)


def nearest(g: August, places: Iterable[int]) -> Sequence[int]:
    """For every hex the distance of the nearest of these; more than any distance where there are none."""
    grid = g.board.grid
    rows = [grid.distances(h) for h in places]
    if len(rows) < 2:
        return rows[0] if rows else [grid.size] * grid.size
    return [*map(min, *rows)]


# Digging in (16.2) ---------------------------------------------------------------------------------------------


@rule("16.2", "16.24", "15.6")
def cannot_dig(g: August, piece: int) -> Refusal | None:
    """§16.2 A unit in good order digs where there is no village, wood or fortification; no wagons, no cavalry."""
    if not g.is_combat[piece] or g.is_cavalry[piece]:
        return Refusal("16.24", "no-digs")
    if g.has(piece, SHAKEN):
        return Refusal("16.2", "no-shaken")
    if g.has(piece, DUG_IN):
        return Refusal("16.2", "no-dug-already")
    return cannot_dig_here(g, g.position.at[piece])


@rule("16.2")
def cannot_dig_here(g: August, hex_: int) -> Refusal | None:
    """§16.2 Nobody digs in a village, a wood or a fortification."""
    if g.board.has(hex_, "village") or g.board.has(hex_, "woods") or g.position.fort[hex_]:
        return Refusal("16.2", "no-digging-here")
    return None


@rule("16.2")
def dig(g: August, piece: int) -> None:
    """§16.2 The first action puts the marker under the unit, the second on top."""
    if g.has(piece, DIGGING):
        g.unmark(piece, DIGGING)
        g.mark(piece, DUG_IN)
        g.tell("dug-in", "16.2", piece=piece, hex=g.position.at[piece])
    else:
        g.mark(piece, DIGGING)
        g.tell("begins-digging", "16.2", piece=piece, hex=g.position.at[piece])


@rule("16.22", "16.25")
def abandon_works(g: August, piece: int) -> None:
    """§16.22 A unit that leaves its hex or attacks in an assault loses its marker, finished or not."""
    g.unmark(piece, DIGGING | DUG_IN)


@rule("16.22")
def stop_digging(g: August, piece: int) -> None:
    """§16.22 Unfinished digging is lost when the unit fires or loses its good order; a finished marker stays."""
    g.unmark(piece, DIGGING)


@rule("16.21")
def is_dug_in(g: August, piece: int) -> bool:
    """§16.21 Whether a piece has the benefits: its own marker on top; infantry leaders share that of a unit."""
    if not g.is_leader[piece]:
        return g.has(piece, DUG_IN)
    if g.is_cavalry[piece]:
        return False
    return any(g.has(p, DUG_IN) for p in g.combat_at(g.position.at[piece], g.owner[piece]))


@rule("16.3", "16.31", "16.34")
def is_fortified(g: August, piece: int) -> bool:
    """§16.31 Whether a piece has the benefits of a fortification: its side occupies it; not cavalry, not wagons.

    Who comes in when the enemy is there has no benefit (16.3), until the enemy has lost the works.
    """
    hex_, side = g.position.at[piece], g.owner[piece]
    if not g.position.fort[hex_] or not may_occupy(g, piece) or occupier(g, hex_) != side:
        return False
    return not g.has(piece, OUTSIDE) or g.controller(hex_) != side


@rule("16.31", "16.34")
def occupier(g: August, hex_: int) -> Side | None:
    """§16.31 The side that occupies a fortification: the one last alone there, until none of its men in it is left.

    Then the enemies in the hex have it. Cavalry and wagons are never in it (16.34) and do not keep them out (R 135).
    """
    side = g.controller(hex_)
    if side is None or not g.is_assault_hex(hex_):
        return side
    inside = [p for p in g.pieces_at(hex_, side) if may_occupy(g, p) and not g.has(p, OUTSIDE)]
    return side if inside else side.enemy


@rule("16.34", "15.6")
def may_occupy(g: August, piece: int) -> bool:
    """§16.34 Whether a piece is of those that occupy a fortification: not cavalry, not wagons."""
    return not g.is_cavalry[piece] and not g.is_wagon[piece]


@rule("16.3", "16.31")
def come_into(g: August, piece: int, hex_: int) -> None:
    """Place a piece in a hex it comes into. §16.3 In a fortification where the enemy is, it has no benefit (R 85)."""
    g.place(piece, hex_)
    g.unmark(piece, OUTSIDE)
    if g.position.fort[hex_] and g.combat_at(hex_, g.owner[piece].enemy):
        g.mark(piece, OUTSIDE)


# States --------------------------------------------------------------------------------------------------------


@rule("5.61", "def.artillery-units", "def.mg")
def is_ready(g: August, piece: int) -> bool:
    """§5.61 Whether a piece shows no limbered face."""
    return g.position.face[piece] != LIMBERED


def has_two_faces(g: August, piece: int) -> bool:
    """§5.61 Whether a piece can be limbered."""
    return FACES[LIMBERED] in g.roster[piece].named_faces


def is_slowed(g: August, piece: int) -> bool:
    """§14.2 Whether a piece may move one hex only."""
    return g.has(piece, DISCOURAGED)
