"""The cost of every step, water crossings, and what a moving group meets.

Costs are whole movement points on directed edges, computed once for the board and again for changes: broken bridges,
footbridges, hexes interdicted from the air, and the enemy's zones of control while the enemy does not move.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from grognard.games.front1918.standing import INTERDICTION
from grognard.kernel.asking.script import Side
from grognard.kernel.space.edges import Edges, Fan, edge_costs, fan
from grognard.kernel.space.hexgrid import column, hexset, members
from grognard.kernel.space.reach import Conditions, Reach, open_steps
from grognard.kernel.space.trace import Links
from grognard.kernel.table.board import Board
from grognard.kernel.words.rulebook import rule

if TYPE_CHECKING:
    from grognard.games.front1918.table import Front

CLASSES = ("river", "stream", "crest")
"""Hexsides that rules of the engine mention; a game may also name some of its rivers."""

NOWHERE: frozenset[int] = frozenset()

CACHED = 256
"""How many fronts, edges and nets are cached before the cache is cleared."""
FANS_KEPT = 20_000
"""How many changes around a hex are cached with its steps before the cache is cleared."""


class MovingGroup(NamedTuple):
    """What matters of a moving group: its side, and the restrictions of its most restricted unit."""

    side: Side
    wheels: bool = False
    """Guns and headquarters: they enter no enemy zone."""
    wades: bool = True
    """Whether it may cross a major river without a bridge; guns may not."""
    light: bool = False
    """Tanks and regiments with Stosstruppen: zones of pinned units do not stop them."""
    fords: bool = True
    """Whether it may cross a minor river without a bridge: in one book guns may not."""
    treads: bool = True
    """Whether it may cross footbridges: guns never, headquarters in one book."""
    halves: bool = False
    """Whether its points are counted in halves, so that a hex of road costs one half."""


class Meeting:
    """What a group meets while the enemy does not move: costs, closed hexes, hexes to stop in."""

    __slots__ = ("barred", "columns", "edges", "ends", "mover", "shores", "stop", "when")

    def __init__(
        self,
        mover: MovingGroup,
        edges: Edges,
        barred: bytearray,
        stop: bytearray,
        shores: Mapping[int, tuple[int, ...]],
        ends: bytearray | None = None,
    ) -> None:
        self.mover = mover
        self.edges = edges
        self.barred = barred
        self.stop = stop
        self.ends = stop if ends is None else ends
        """The hexes that end a move: those in zones, and those where a group halts for another reason."""
        self.shores = shores
        self.when = Conditions(barred.__getitem__, self.ends.__getitem__)
        self.columns = self.when.columns(edges)

    def across(self, start: int) -> list[int]:
        """The hexes across a major river from this one without a bridge."""
        cost = self.edges.cost
        return [h for h in self.shores.get(start, ()) if cost(start, h) is None]


class Marches:
    """The marches found so far of groups that meet the same. A march refers to the meeting only: no circle arises."""

    __slots__ = ("_found", "meeting")

    def __init__(self, meeting: Meeting) -> None:
        self.meeting = meeting
        self._found: dict[tuple[int, int, bool], March] = {}

    def march(self, start: int, left: int, fresh: bool) -> March:
        """Where a group can go from a hex with the points left; cached."""
        key = start, left, fresh
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = March(self.meeting, start, left, fresh)
        return found

    def without(self, hexes: int) -> Marches:
        """The same with these hexes closed."""
        met = self.meeting
        barred = either(met.barred, column(hexes, len(met.barred)))
        return Marches(Meeting(met.mover, met.edges, barred, met.stop, met.shores, met.ends))


class March(Reach):
    """Where a group can go, what each hex costs, and which hexes are closed or end the move.

    Before its first step a group may enter an adjacent hex that is not closed at any cost, for all points
    left; also across a major river. Nobody moves from zone to zone.
    """

    __slots__ = ("_paths", "dear", "meeting")

    def __init__(self, meeting: Meeting, start: int, left: int, fresh: bool) -> None:
        self.meeting = meeting
        first = _out_of_zone(meeting, start) if meeting.stop[start] else None
        Reach.__init__(self, meeting.edges, start, left, meeting.when, False, first, meeting.columns)
        self._paths: dict[int, tuple[int, ...]] | None = None
        self.dear = self._dear_steps() if fresh else ()
        if self.dear:
            self.costs.update(dict.fromkeys(self.dear, left))
            self.ends = {*self.ends, *self.dear}

    def _dear_steps(self) -> Sequence[int]:
        """The next hexes that cost more than is left, or lie across a major river, and that nothing closes.

        A group that can pay the most expensive step already reaches every open hex.
        """
        met, start = self.meeting, self.start
        stop = met.stop
        near: list[int] = []
        if self.limit < met.edges.dearest:
            near = [h for h, _ in open_steps(met.edges, start, self.when, self.first)]
        if start in met.shores:
            near += [h for h in met.across(start) if not met.barred[h] and not (stop[start] and stop[h])]
        return [h for h in near if h not in self.costs] or ()

    def path(self, h: int) -> tuple[int, ...]:
        """The cheapest path from the start to h, or the one step to an adjacent hex that costs all points; cached."""
        if self._paths is None:
            self._paths = {}
        found = self._paths.get(h)
        if found is None:
            found = self._paths[h] = (self.start, h) if h in self.dear else super().path(h)
        return found


def _out_of_zone(meeting: Meeting, start: int) -> Fan:
    """The steps out of a hex in a zone: none into another zone."""
    stop = meeting.stop
    steps = [(cost, tuple([n for n in hexes if not stop[n]])) for cost, hexes in meeting.edges.out[start]]
    return tuple([each for each in steps if each[1]])


class Ways:
    """The movement edges of one board in dry or muddy weather, with changes patched in and cached."""

    def __init__(self, g: Front, is_muddy: bool = False) -> None:
        board = self.board = g.board
        main, self.secondary = board.links.get("road", set()), board.links.get("secondary", set())
        self.road, self.rail = main if is_muddy else main | self.secondary, board.links.get("rail", set())
        self.tracks = main | self.secondary | self.rail
        """The roads and railways that cross water by bridges, whatever the weather."""
        self.river, self.stream = board.hexsides.get("river", set()), board.hexsides.get("stream", set())
        self.crest = board.hexsides.get("crest", set())
        self.impassable = board.hexsides.get("impassable", set())
        self.water = self.river | self.stream
        bridged = self.water if g.bonus("limits", "stream-bridges") else self.river
        self.bridges = frozenset(board.grid.hexside(e) for e in bridged & self.tracks)
        self.bridge_list = sorted(self.bridges)
        self.ends_of = {edge: hexset(board.grid.ends(edge)) for edge in self.bridge_list}
        self.banks = _banks(board, self.water)
        self.shores = _shores(board, self.river - self.impassable)
        self.slow = _any_of(g, g.slow)
        """The hexes that count as two in a line of supply, unless it enters them along a road."""
        self.heights = _any_of(g, g.closed_to_wheels)
        self.named = {name: edges for name, edges in board.hexsides.items() if name not in CLASSES}
        """The hexsides of each river that has a name."""
        self.road_hexes = {edge // 6 for edge in self.road}
        self.track_hexes = self.road_hexes | {edge // 6 for edge in self.rail}
        self.ground = self._ground(g)
        self.fare = {row: g.number("terrain", row, "move") for row in self._rows(g)}
        self._whole: dict[tuple[bool, bool], Edges] = {}
        rate = self.fare.get("road", 1)
        self.on_road = edge_costs(board.grid, lambda a, b, d: rate if a * 6 + d in self.road else None)
        self._dry, self._wet = self._nets()
        self._kept: dict[object, object] = {}
        self._fans: dict[object, Fan] = {}

    @staticmethod
    def _rows(g: Front) -> tuple[str, ...]:
        return g.charts["terrain"].rows if "terrain" in g.charts else ()

    @rule("terrain.chart", "movement.cost", "terrain.works-cost", "terrain.centre")
    def _ground(self, g: Front) -> list[int]:
        """The cost of each hex: its most expensive terrain, plus the first of the terrains that add to the cost."""
        clear = g.number("terrain", "clear", "move")
        prices = [clear] * g.board.grid.size
        for name in g.priced:
            for h in members(g.terrain[name]):
                prices[h] = max(prices[h], g.number("terrain", name, "move"))
        before = 0
        for name in g.added:
            for h in members(g.terrain[name] & ~before):
                prices[h] += g.number("terrain", name, "move")
            before |= g.terrain[name]
        return prices

    # Water -----------------------------------------------------------------------------------------------------
    @rule("movement.roads", "movement.rail-bridges", "bridge.shared")
    def is_bridged(self, g: Front, edge: int) -> bool:
        """Whether a road or railway crosses the water of an edge by a bridge that stands."""
        if edge not in self.tracks:
            return False
        return self.board.grid.hexside(edge) not in g.position.broken

    def has_footbridge(self, g: Front, side: Side, edge: int) -> bool:
        """Whether a footbridge of a side lies on an edge."""
        return owner_of(g.position.footbridge.get(self.board.grid.hexside(edge), 0)) == side

    @rule("footbridge.use")
    def can_cross(self, g: Front, side: Side, a: int, b: int) -> bool:
        """Whether a major river between two hexes, if there is one, is bridged for this side."""
        edge = self.board.grid.edge(a, b)
        if edge not in self.river:
            return True
        return self.is_bridged(g, edge) or self.has_footbridge(g, side, edge)

    def is_river(self, a: int, b: int) -> bool:
        """Whether a major river runs between two adjacent hexes."""
        return self.board.grid.edge(a, b) in self.river

    def is_stream(self, a: int, b: int) -> bool:
        """Whether a minor river runs between two adjacent hexes."""
        return self.board.grid.edge(a, b) in self.stream

    def is_wall(self, a: int, b: int) -> bool:
        """Whether nobody passes between two adjacent hexes."""
        return self.board.grid.edge(a, b) in self.impassable

    def climbs(self, a: int, b: int) -> bool:
        """Whether the step from a to b goes up a crest."""
        return self.board.grid.edge(a, b) in self.crest

    # Costs -----------------------------------------------------------------------------------------------------
    @rule("movement.cost", "movement.roads", "movement.rail-bridges", "movement.rivers", "footbridge.use")
    @rule("air.interdiction")
    def _coster(
        self, broken: frozenset[int], spans: frozenset[int], harried: frozenset[int], fords: bool = True
    ) -> Callable[[int, int, int], int | None]:
        """The cost of one step; None where a major river has no bridge. `harried` hexes are interdicted."""
        hexside, fare = self.board.grid.hexside, self.fare

        def cost(a: int, b: int, d: int) -> int | None:
            edge = a * 6 + d
            if edge in self.impassable:
                return None
            more = fare["interdiction"] if b in harried else 0
            wet, side = edge in self.water, -1
            if wet:
                side = hexside(edge)
            stands = side not in broken
            if edge in self.road and stands:
                return fare["road"] + more
            price = self.ground[b] + more + (fare["crest"] if edge in self.crest else 0)
            if edge in self.river:
                if edge in self.tracks and stands:
                    return price + (fare["rail-bridge"] if edge not in self.secondary else 0)
                return price + fare["footbridge"] if side in spans else None
            if edge in self.stream and not (edge in self.tracks and stands) and side not in spans:
                return price + fare["stream"] if fords else None
            return price

        return cost

    def edges(self, g: Front, mover: MovingGroup) -> Edges:
        """The costs for these movers with bridges, footbridges and interdictions as they are now."""
        position, side = g.position, mover.side
        spans = spans_of(g, side) if mover.treads else NOWHERE
        state = frozenset(position.broken), spans, harried(g, side)
        if not any(state):
            return self._unchanged(mover.fords, mover.halves)
        key = state, mover.fords, mover.halves
        found = self._kept.get(key)
        if not isinstance(found, Edges):
            found = self._keep(key, self._changed(*state, mover.fords, mover.halves))
        assert isinstance(found, Edges)
        return found

    @rule("movement.half-points")
    def _pricer(
        self, broken: frozenset[int], spans: frozenset[int], hexes: frozenset[int], fords: bool, halves: bool
    ) -> Callable[[int, int, int], int | None]:
        """The cost of one step; in half points for movers to whom a hex of road costs one half."""
        cost, hexside = self._coster(broken, spans, hexes, fords), self.board.grid.hexside
        if not halves:
            return cost

        def in_halves(a: int, b: int, d: int) -> int | None:
            whole, edge = cost(a, b, d), a * 6 + d
            if whole is None:
                return None
            return 2 * whole - self.fare["road"] if edge in self.road and hexside(edge) not in broken else 2 * whole

        return in_halves

    @property
    def plain(self) -> Edges:
        """The costs for infantry with every bridge whole."""
        return self._unchanged(fords=True, halves=False)

    def _unchanged(self, fords: bool, halves: bool) -> Edges:
        """The costs with every bridge whole, no footbridge and no interdiction; made once."""
        key = fords, halves
        found = self._whole.get(key)
        if found is None:
            price = self._pricer(NOWHERE, NOWHERE, NOWHERE, fords, halves)
            found = self._whole[key] = edge_costs(self.board.grid, price)
        return found

    def _changed(
        self, broken: frozenset[int], spans: frozenset[int], hexes: frozenset[int], fords: bool, halves: bool
    ) -> Edges:
        """The unchanged costs, with others for the steps that bridges, footbridges and interdictions affect.

        The steps out of a hex depend on what has changed around it only, so they are computed once for that and cached.
        """
        grid, price = self.board.grid, self._pricer(broken, spans, hexes, fords, halves)
        around: dict[int, list[tuple[str, int]]] = {}
        for what, sides in (("broken", broken), ("spanned", spans)):
            for side in sorted(sides):
                for a in grid.ends(side):
                    around.setdefault(a, []).append((what, side))
        for h in sorted(hexes):
            for a in grid.adjacent[h]:
                around.setdefault(a, []).append(("harried", h))
        if len(self._fans) > FANS_KEPT:
            self._fans.clear()
        fans: dict[int, Fan] = {}
        for a, changed in around.items():
            key = a, fords, halves, *changed
            known = self._fans.get(key)
            if known is None:
                steps = {b: price(a, b, d) for d, b in enumerate(grid.neighbours[a]) if b >= 0}
                known = self._fans[key] = fan(steps)
            fans[a] = known
        return self._unchanged(fords, halves).with_fans(fans)

    def _keep(self, key: object, value: object) -> object:
        if len(self._kept) >= CACHED:
            self._kept.clear()
        self._kept[key] = value
        return value

    # What a mover meets ----------------------------------------------------------------------------------------
    @rule("movement.enemies", "movement.zones", "guns.movement", "hq.movement", "mastery.pinned", "scenario.frozen")
    @rule("scenario.area")
    def marches(self, g: Front, mover: MovingGroup) -> Marches:
        """Enemy zones stop combat units; guns and headquarters do not enter them; hexes with enemies are closed."""
        position, enemy = g.position, mover.side.enemy
        stand = g.side_caches[enemy]
        if stand.marches is None:
            stand.marches = {}
        loose = bytes(g.occupation.zone(enemy, 1)) if mover.light else b""
        bridges = tuple(position.broken), tuple(position.footbridge.items())
        halts = g.facts.halting_hexes(g, mover.side)
        state = mover, loose, g.today.is_frozen, bridges, harried(g, mover.side), halts
        found = stand.marches.get(state)
        if found is None:
            found = stand.marches[state] = self._marches(g, mover, state, halts)
        return found

    def _marches(self, g: Front, mover: MovingGroup, state: object, halts: int) -> Marches:
        """The marches in this state, cached across games by where the enemy is."""
        enemy = mover.side.enemy
        state = state, (g.where_march if mover.wheels else g.where_fight)[enemy](g.position.at)
        found = self._kept.get(state)
        if not isinstance(found, Marches):
            zone = bytearray(g.occupation.zone(enemy, 0))
            if not mover.light:
                zone = either(zone, g.occupation.zone(enemy, 1))
            heights = self.heights if mover.wheels else 0
            barred = column(g.closed_hexes() | g.fighter_hexes(enemy) | heights, g.board.grid.size)
            if mover.wheels:
                barred, zone = either(barred, zone), bytearray(g.board.grid.size)
                for h in g.where_march[enemy](g.position.at):
                    if h < g.board.grid.size:
                        barred[h] = 1
            edges = self.edges(g, mover)
            shores = self.shores if mover.wades else {}
            ends = either(zone, column(halts, len(zone))) if halts else None
            found = self._keep(state, Marches(Meeting(mover, edges, barred, zone, shores, ends)))
        assert isinstance(found, Marches)
        return found

    def meeting(self, g: Front, mover: MovingGroup) -> Meeting:
        """What a group meets now."""
        return self.marches(g, mover).meeting

    @rule("movement.forced-march", "movement.roads", "air.interdiction")
    def hard_marches(self, g: Front, mover: MovingGroup, danger: int) -> Marches:
        """Forced marches: along roads with intact bridges, and into none of these hexes too near the enemy."""
        grid = self.board.grid
        barred = column(g.closed_hexes() | danger, grid.size)
        changes: dict[tuple[int, int], int | None] = {}
        cost = self._coster(frozenset(g.position.broken), frozenset(), harried(g, mover.side))
        for h in harried(g, mover.side):
            steps = [(n, h, grid.edge(n, h)) for n in grid.adjacent[h]]
            changes |= {(n, h): cost(n, h, edge % 6) for n, h, edge in steps if edge in self.road}
        for side in g.position.broken:
            changes |= dict.fromkeys((grid.ends(side), grid.ends(side)[::-1]))
        return Marches(Meeting(mover, self.on_road.with_changes(changes), barred, bytearray(grid.size), {}))

    @rule("movement.railways", "guns.movement")
    def railways(self, g: Front) -> Links:
        """The railway net with the bridges as they are, cached by the broken ones; where water is not bridged
        there is none, since guns are hauled along it."""
        key = "railways", frozenset(g.position.broken)
        found = self._kept.get(key)
        if not isinstance(found, Links):
            found = self._keep(key, self._rails.without(map(self.board.grid.ends, g.position.broken)))
        assert isinstance(found, Links)
        return found

    @cached_property
    def _rails(self) -> Links:
        """The railway net with every bridge whole."""
        return Links(map(self.board.grid.ends, sorted(self.rail)), both_ways=False)

    # Lines -----------------------------------------------------------------------------------------------------
    @rule("supply.command-radius")
    def nets(self, g: Front, side: Side) -> tuple[Links, Links]:
        """Steps a command line may take freely, and steps over an unbridged major river, allowed as its last."""
        broken = frozenset(g.position.broken)
        spans = spans_of(g, side)
        key = "nets", broken, spans
        found = self._kept.get(key)
        if not isinstance(found, tuple):
            down = [self.board.grid.ends(side) for side in broken - spans if side in self.river]
            up = [self.board.grid.ends(side) for side in spans if side in self.river]
            dry, wet = self._dry, self._wet
            found = self._keep(key, (dry.without(down).also(up), wet.also(down).without(up)))
        assert isinstance(found, tuple)
        return found

    @rule("supply.slow-ground")
    def quick(self, links: Links) -> Links:
        """The steps of a net that count as one hex: not into slow ground, unless along a road; cached."""
        key = "quick", id(links)
        found = self._kept.get(key)
        if not isinstance(found, tuple):
            found = self._keep(key, (links, links.shared(self._brisk)))
        assert isinstance(found, tuple)
        net: Links = found[1]
        return net

    @cached_property
    def land(self) -> list[int]:
        """For each hex those next to it with neither water nor an impassable side between."""
        grid, closed = self.board.grid, self.water | self.impassable
        found = [0] * grid.size
        for h in grid.hexes:
            found[h] = hexset(n for d, n in enumerate(grid.neighbours[h]) if n >= 0 and h * 6 + d not in closed)
        return found

    @cached_property
    def passable(self) -> Links:
        """All steps that cross no impassable side."""
        steps = (
            (h, other)
            for h in self.board.grid.hexes
            for d, other in enumerate(self.board.grid.neighbours[h])
            if other >= 0 and h * 6 + d not in self.impassable
        )
        return Links(steps, both_ways=False)

    @cached_property
    def _brisk(self) -> Links:
        """All steps that count as one hex."""
        steps = (
            (h, other)
            for h in self.board.grid.hexes
            for d, other in enumerate(self.board.grid.neighbours[h])
            if other >= 0 and (not self.slow >> other & 1 or h * 6 + d in self.road)
        )
        return Links(steps, both_ways=False)

    def _nets(self) -> tuple[Links, Links]:
        """The steps on land or over bridges, and those over unbridged major rivers, when no bridge is broken."""
        grid, bridged = self.board.grid, self.tracks
        dry: list[tuple[int, int]] = []
        wet: list[tuple[int, int]] = []
        for a in grid.hexes:
            for d, b in enumerate(grid.neighbours[a]):
                edge = a * 6 + d
                if b >= 0 and edge not in self.impassable:
                    (wet if edge in self.river and edge not in bridged else dry).append((a, b))
        return Links(dry, both_ways=False), Links(wet, both_ways=False)


def lay_ways(g: Front) -> None:
    """Compute the movement edges of the board once, for dry and for muddy weather, and who may enter all ground."""
    g.dry_ways = Ways(g)
    g.wet_ways = Ways(g, is_muddy=True) if g.dry_ways.secondary else g.dry_ways
    g.ways = g.dry_ways
    g.roams = [not g.facts.closed_to(g, (piece,)) for piece in range(len(g.roster))]


def _banks(board: Board, water: set[int]) -> dict[int, tuple[int, ...]]:
    """For each hex at a river or stream, the hexsides of that water with land on the other side."""
    found: dict[int, tuple[int, ...]] = {}
    for edge in sorted(water):
        here, across = board.grid.ends(edge)
        if across >= 0:
            found[here] = (*found.get(here, ()), board.grid.hexside(edge))
    return found


def _shores(board: Board, river: set[int]) -> dict[int, tuple[int, ...]]:
    """For each hex at a major river, the hexes on the other side."""
    found: dict[int, tuple[int, ...]] = {}
    for edge in sorted(river):
        here, across = board.grid.ends(edge)
        if across >= 0:
            found[here] = (*found.get(here, ()), across)
    return found


def owner_of(marker: int) -> int:
    """The side, by its number, that owns a footbridge marker; -1 for no marker."""
    return (marker + 1) // 2 - 1


def spans_of(g: Front, side: Side) -> frozenset[int]:
    """The hexsides with footbridges of a side."""
    laid = g.position.footbridge
    if not laid or side not in g.builders:
        return NOWHERE
    if len(g.builders) == 1:
        return frozenset(laid)
    return frozenset([edge for edge, marker in laid.items() if owner_of(marker) == side])


def _any_of(g: Front, names: tuple[str, ...]) -> int:
    """The hexes with one of these terrains."""
    bits = 0
    for name in names:
        bits |= g.terrain[name]
    return bits


@rule("air.interdiction")
def harried(g: Front, side: Side) -> frozenset[int]:
    """The hexes the enemy of this side interdicts from the air."""
    position, wings = g.position, g.wings[side.enemy]
    if not wings or INTERDICTION not in g.missions_of[side.enemy](position.mission):
        return NOWHERE
    return frozenset(position.at[p] for p in wings if position.mission[p] == INTERDICTION)


def either(one: bytes | bytearray, two: bytes | bytearray) -> bytearray:
    """Where at least one of two lists of small numbers is not zero."""
    both = int.from_bytes(one, "little") | int.from_bytes(two, "little")
    return bytearray(both.to_bytes(len(one), "little"))
