"""Chapter 11 and the terrain chart: the cost of every step in movement, strategic movement and supply lines.

Costs are in half points on directed edges. They are computed once for the board, and again for interdicted hexes and
for the enemy's zones of control, while the enemy does not move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING

from grognard.kernel.asking.script import Side
from grognard.kernel.space.edges import Edges, Fan, edge_costs, fan
from grognard.kernel.space.hexgrid import Grid, members
from grognard.kernel.space.reach import Conditions, Reach, open_steps
from grognard.kernel.words.rulebook import rule

if TYPE_CHECKING:
    from grognard.games.verdun.table import Verdun

CACHED = 128
"""How many fronts and edges are cached before the cache is cleared."""
FANS_KEPT = 20_000
"""How many patterns of zones around a hex are cached with their steps before the cache is cleared."""
TRAINS = ("train", "fast-train")
"""§14.34 The rail gun on its tracks, in ordinary and in strategic movement."""

NO_ZONE, WEAK_ZONE, STRONG_ZONE = 0, 1, 2
WEAKLY = bytes([NO_ZONE]) + bytes([WEAK_ZONE]) * 255
STRONGLY = bytes([NO_ZONE]) + bytes([STRONG_ZONE]) * 255
"""Map counts of zones to one value, for `bytes.translate`: only whether there is a zone matters."""


class MoveObstacles:
    """What the movers of a side meet while the enemy does not move: costs, closed hexes, and hexes to stop in."""

    __slots__ = ("_marches", "barred", "columns", "edges", "side", "stop", "strategic", "when")

    def __init__(self, side: Side, strategic: bool, edges: Edges, barred: bytearray, stop: bytearray) -> None:
        self.side = side
        self.strategic = strategic
        self.edges = edges
        self.barred = barred
        self.stop = stop
        self.when = Conditions(barred.__getitem__, stop.__getitem__)
        self.columns = self.when.columns(edges)
        self._marches: dict[tuple[int, int, bool], March] = {}

    def march(self, start: int, left: int, moved: bool) -> March:
        """Where a mover can go from a hex with the points left; cached."""
        key = start, left, moved
        found = self._marches.get(key)
        if found is None:
            found = self._marches[key] = March(self, start, left, moved)
        return found


class March(Reach):
    """Where a group can go, what each hex costs, and which hexes are closed or end the move.

    §8.1 An adjacent hex that is not closed can always be entered first, at the price of all points left.
    """

    __slots__ = ("barred", "dear", "side", "stop", "strategic")

    def __init__(self, front: MoveObstacles, start: int, left: int, moved: bool) -> None:
        Reach.__init__(self, front.edges, start, left, front.when, columns=front.columns)
        self.side, self.strategic, self.barred, self.stop = front.side, front.strategic, front.barred, front.stop
        steps = () if moved else open_steps(front.edges, start, front.when)
        self.dear: Sequence[int] = [h for h, _ in steps if h not in self.costs] or ()
        if self.dear:
            self.costs.update(dict.fromkeys(self.dear, left))

    def path(self, h: int) -> tuple[int, ...]:
        """The hexes from the start to h by the cheapest path, or straight to an adjacent hex that costs all points."""
        return (self.start, h) if h in self.dear else super().path(h)


Coster = Callable[[int, int, int], int | None]


class PlainEdges(dict[str, Edges]):
    """The edges for each kind of movement while nothing is interdicted, computed on first use."""

    def __init__(self, grid: Grid, coster: Callable[[str, bytes], Coster]) -> None:
        super().__init__()
        self.grid = grid
        self.coster = coster

    def __missing__(self, name: str) -> Edges:
        made = self[name] = edge_costs(self.grid, self.coster(name, bytes(self.grid.size)))
        return made


class Ways:
    """The movement edges of one board, with changes patched in and cached."""

    def __init__(self, g: Verdun) -> None:
        self.board = g.board
        chart = g.charts["terrain"]
        self.along = {
            "march": int(2 * chart.amount("road", "move")),
            "strategic": int(2 * chart.amount("road", "strategic")),
            "train": int(2 * chart.amount("rail", "move")),
            "fast-train": int(2 * chart.amount("rail", "strategic")),
            "supply": 2 * g.number("supply-costs", "road", "points"),
            "rail": 2 * g.number("supply-costs", "rail", "points"),
        }
        road, rail = g.board.links["road"], g.board.links["rail"]
        self.links = dict.fromkeys(self.along, road) | dict.fromkeys(TRAINS, rail) | {"rail": road | rail}
        self.wading = int(2 * chart.amount("stream", "move"))
        self.doubled = g.number("limits", "interdicted-times")
        zone_chart = g.charts["zones"]
        self.enter = {kind: 2 * zone_chart.number(kind, "enter") for kind in ("strong", "weak")}
        self.leave = {kind: 2 * zone_chart.number(kind, "leave") for kind in ("strong", "weak")}
        self.most = max(self.leave.values()) + max(self.enter.values())
        # The hex appears twice, so that itemgetter returns a tuple even where no hex is adjacent.
        self.about = [itemgetter(h, h, *near) for h, near in enumerate(g.board.grid.adjacent)]
        afoot, in_column = self._off_road(g, "move"), self._off_road(g, "strategic")
        self.off_road = dict.fromkeys(self.along, afoot) | dict.fromkeys(("strategic", "fast-train"), in_column)
        self.plain = PlainEdges(g.board.grid, self._coster)
        self.undisturbed = bytes(g.board.grid.size)
        self._kept: dict[object, object] = {}
        self._fans: dict[tuple[Fan, tuple[int, ...]], Fan] = {}

    @rule("11.0", "8.21", "table.terrain")
    def _off_road(self, g: Verdun, column: str) -> list[int]:
        """§11.0 The cost of each hex in half points: terrains add up; open ground costs 1; a trench adds 1."""
        chart = g.charts["terrain"]
        prices = {name: int(2 * chart.amount(name, column)) for name in ("wood", "hill", "village", "city")}
        ground = [0] * g.board.grid.size
        for name, price in prices.items():
            for h in members(getattr(g, name)):
                ground[h] += price
        clear, trench = int(2 * chart.amount("clear", column)), int(2 * chart.amount("trench", column))
        return [(price or clear) + (trench if g.trench >> h & 1 else 0) for h, price in enumerate(ground)]

    @rule("8.5", "8.21", "6.13", "7.22", "14.34")
    def _coster(self, name: str, interdicted: bytes) -> Coster:
        """The cost of one step, for `edge_costs`: §8.5 along a road, §6.13 and §7.22 interdicted, §14.34 on rails."""
        board, links, along, off_road = self.board, self.links[name], self.along[name], self.off_road[name]
        river, bridge, stream = board.hexsides["river"], board.hexsides["bridge"], board.hexsides["stream"]

        def cost(a: int, b: int, d: int) -> int | None:
            edge = a * 6 + d
            if (edge in river and edge not in bridge) or (name in TRAINS and edge not in links):
                return None
            if edge in links and not interdicted[a] and not interdicted[b]:
                return along
            ground = off_road[b] * self.doubled if interdicted[b] else off_road[b]
            return ground + (self.wading if edge in stream and edge not in bridge else 0)

        return cost

    def edges(self, name: str, interdicted: bytearray) -> Edges:
        """The edges for one kind of movement, with the hexes interdicted now."""
        if interdicted == self.undisturbed:
            return self.plain[name]
        key = name, bytes(interdicted)
        found = self._kept.get(key)
        if not isinstance(found, Edges):
            found = self._keep(key, self._interdicted(name, bytes(interdicted)))
        assert isinstance(found, Edges)
        return found

    @rule("7.22")
    def _interdicted(self, name: str, interdicted: bytes) -> Edges:
        """§7.22 The plain edges with changed costs into and out of interdicted hexes."""
        cost = self._coster(name, interdicted)
        changes = {}
        for h in [h for h, mark in enumerate(interdicted) if mark]:
            for d, n in enumerate(self.board.grid.neighbours[h]):
                if n >= 0:
                    changes[h, n] = cost(h, n, d)
                    changes[n, h] = cost(n, h, (d + 3) % 6)
        return self.plain[name].with_changes(changes)

    def _keep(self, key: object, value: object) -> object:
        if len(self._kept) >= CACHED:
            self._kept.clear()
        self._kept[key] = value
        return value

    @rule("8.43", "8.44", "8.47", "15.5")
    def front(
        self,
        g: Verdun,
        side: Side,
        *,
        light: bool,
        guns: bool,
        foot: bool,
        strategic: bool,
        train: bool = False,
        alone: int = -1,
    ) -> MoveObstacles:
        """What a mover of this side meets: `light` treats every zone as weak (§8.47), `guns` may enter none (§8.43).

        §8.43 Only `foot` pays to leave a weak zone. §15.5 Friends cancel the zones in their hexes, but not where the
        movers stand `alone`.
        """
        position, occupation = g.position, g.occupation
        infiltrates = "15.5" in g.options
        friends = g.where_are[side](position.at) if infiltrates else ()
        control = bytes(position.control) if strategic else b""
        name = TRAINS[strategic] if train else "strategic" if strategic else "march"
        key = (
            name,
            strategic,
            side,
            light,
            guns,
            foot,
            alone if infiltrates else -1,
            g.where_are[side.enemy](position.at),
            friends,
            bytes(position.interdiction),
            control,
        )
        found = self._kept.get(key)
        if not isinstance(found, MoveObstacles):
            strong, weak = zones(g, side.enemy)
            if infiltrates:
                for h in occupation.stacks:
                    if h < g.board.grid.size and h != alone and g.friends_at(h, side):
                        strong[h] = weak[h] = 0
            if light:
                strong, weak = bytearray(len(strong)), either(strong, weak)
            barred = self._barred(g, side, either(strong, weak) if guns or strategic else None, strategic)
            edges = self.edges(name, position.interdiction)
            tolled = self._tolled(edges, strong, weak if foot else bytearray(len(weak)))
            found = self._keep(key, MoveObstacles(side, strategic, tolled, barred, strong))
        assert isinstance(found, MoveObstacles)
        return found

    @rule("8.11", "8.2", "8.43")
    def _barred(self, g: Verdun, side: Side, zone: bytearray | None, strategic: bool) -> bytearray:
        """§8.11 Hexes with enemies; §8.43 for guns also enemy zones; §8.2 in strategic movement enemy ground too."""
        size, at = g.board.grid.size, g.position.at
        barred = bytearray(size)
        for p in g.own[side.enemy]:
            if at[p] < size:
                barred[at[p]] = 1
        if zone is not None:
            barred = either(barred, zone)
        if strategic:
            foreign = bytes(0 if held == side + 1 else 1 for held in range(256))
            barred = either(barred, g.position.control.translate(foreign))
        return barred

    def _tolled(self, edges: Edges, strong: bytearray, weak: bytearray) -> Edges:
        """The edges with the extra cost of zones, from `_toll`."""
        zone = bytes(either(strong.translate(STRONGLY), weak.translate(WEAKLY)))
        key = edges, zone
        found = self._kept.get(key)
        if not isinstance(found, Edges):
            found = self._keep(key, edges.repriced(lambda h, plain: self._tolled_fan(h, plain, zone), self.most))
        assert isinstance(found, Edges)
        return found

    def _tolled_fan(self, h: int, plain: Fan, zone: bytes) -> Fan:
        """The steps out of a hex with the extra cost of zones.

        They depend only on the zones in the hex and next to it, so they are computed once for each such pattern and
        cached, whichever side exerts the zones.
        """
        about = self.about[h](zone)
        if not any(about):
            return plain
        key = plain, about
        found = self._fans.get(key)
        if found is None:
            if len(self._fans) >= FANS_KEPT:
                self._fans.clear()
            steps = ((b, cost, self._toll(zone[h], zone[b])) for cost, hexes in plain for b in hexes)
            found = self._fans[key] = fan({b: cost + toll for b, cost, toll in steps if toll is not None})
        return found

    @rule("8.42", "8.43")
    def _toll(self, out_of: int, into: int) -> int | None:
        """§8.42 Strong zones cost more to enter or leave, and strong to strong is closed; §8.43 weak ones to leave."""
        if out_of >= STRONG_ZONE and into >= STRONG_ZONE:
            return None
        toll = self.leave["strong"] if out_of >= STRONG_ZONE else self.leave["weak"] if out_of else 0
        return toll + (self.enter["strong"] if into >= STRONG_ZONE else self.enter["weak"] if into else 0)


def either(one: bytes | bytearray, two: bytes | bytearray) -> bytearray:
    """Where at least one of two lists of small numbers is not zero."""
    both = int.from_bytes(one, "little") | int.from_bytes(two, "little")
    return bytearray(both.to_bytes(len(one), "little"))


@rule("8.41", "14.8", "15.4")
def zones(g: Verdun, side: Side) -> tuple[bytearray, bytearray]:
    """§8.41 The strong and weak zones of a side, hex by hex; §15.4 forts exert weak zones two hexes far."""
    strong = bytearray(g.occupation.zone(side, 0))
    weak = bytearray(g.occupation.zone(side, 1))
    if "15.4" in g.options:
        for p in g.own[side]:
            if g.is_garrison[p] and g.is_on_board(p):
                for h in g.board.grid.ring(g.position.at[p], g.number("limits", "fort-zone-armed")):
                    weak[h] += 1
    return strong, weak


@rule("15.5", "6.33", "9.7")
def in_enemy_zone(g: Verdun, side: Side, hex_: int) -> bool:
    """Whether an enemy zone lies in a hex for a side; §15.5 a friend there cancels it, for every purpose."""
    return in_zone(g, side.enemy, hex_) and not ("15.5" in g.options and g.friends_at(hex_, side))


def in_zone(g: Verdun, side: Side, hex_: int) -> bool:
    """Whether a hex lies in any zone of a side."""
    occupation = g.occupation
    if occupation.zone(side, 0)[hex_] or occupation.zone(side, 1)[hex_]:
        return True
    if "15.4" not in g.options:
        return False
    far, at, grid = g.number("limits", "fort-zone-armed"), g.position.at, g.board.grid
    return any(g.is_garrison[p] and grid.distance(at[p], hex_) == far for p in g.own[side] if at[p] < grid.size)
