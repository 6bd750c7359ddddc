"""Supply lines (§9.1) and moves (§11) reckoned a second time: slow and simple, straight from the features of the board.

Nothing here is shared with the engine of the series but the position, the board and the values of the counters.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from heapq import heappop, heappush

from grognard.games.italia import Italia
from grognard.kernel.asking.script import Side
from grognard.kernel.space.hexgrid import members

TRACKS = ("road", "secondary", "rail")
SLOW = ("mountain", "high-mountain", "marsh")
PRICES = {"wood": 2, "mountain": 2, "high-mountain": 3, "marsh": 2}
DIRECT = 20
HALF = Fraction(1, 2)


class Reckoning:
    """One position, looked at with the book in hand."""

    def __init__(self, g: Italia) -> None:
        self.g, self.grid = g, g.board.grid
        self.enemies = {side: self._hexes(side.enemy, all_kinds=True) for side in g.sides}
        self.friends = {side: self._hexes(side, all_kinds=True) for side in g.sides}
        self.foes = {side: self._hexes(side.enemy) for side in g.sides}
        self.zones = {side: {n for h in self.foes[side] for _, n in self.steps(h)} for side in g.sides}

    def _hexes(self, side: Side, all_kinds: bool = False) -> set[int]:
        """The hexes with combat units of a side, or with any of its ground units."""
        g = self.g
        pieces = [p for p in g.own[side] if g.is_on_board(p) and not g.is_air[p] and not g.is_stoss[p]]
        return {g.position.at[p] for p in pieces if all_kinds or g.is_combat[p]}

    # The ground ------------------------------------------------------------------------------------------------
    def steps(self, hex_: int) -> Iterator[tuple[int, int]]:
        """The edges out of a hex, and the hexes they lead to."""
        for direction, other in enumerate(self.grid.neighbours[hex_]):
            if other >= 0:
                yield hex_ * 6 + direction, other

    def has(self, hex_: int, *terrains: str) -> bool:
        """Whether a hex has one of these terrains."""
        return any(self.g.terrain[name] >> hex_ & 1 for name in terrains)

    def is_side(self, kind: str, edge: int) -> bool:
        """Whether a kind of hexside lies on an edge."""
        return edge in self.g.board.hexsides.get(kind, ())

    def is_link(self, kind: str, edge: int) -> bool:
        """Whether a kind of road or railway runs over an edge."""
        return edge in self.g.board.links.get(kind, ())

    def is_bridged(self, edge: int) -> bool:
        """Whether a bridge that stands crosses the water of an edge."""
        return (
            any(self.is_link(kind, edge) for kind in TRACKS) and self.grid.hexside(edge) not in self.g.position.broken
        )

    def is_spanned(self, side: Side, edge: int) -> bool:
        """Whether a footbridge of a side lies there."""
        marker = self.g.position.footbridge.get(self.grid.hexside(edge), 0)
        return marker > 0 and (marker - 1) // 2 == side

    def is_road(self, edge: int) -> bool:
        """Whether a road runs over an edge in the present weather, its bridge unbroken."""
        is_way = self.is_link("road", edge) or (not self.g.is_muddy() and self.is_link("secondary", edge))
        is_wet = self.is_side("river", edge) or self.is_side("stream", edge)
        return is_way and (not is_wet or self.is_bridged(edge))

    # Supply ----------------------------------------------------------------------------------------------------
    def is_open(self, side: Side, hex_: int) -> bool:
        """Whether a line may pass through a hex."""
        return hex_ not in self.enemies[side] and (hex_ not in self.zones[side] or hex_ in self.friends[side])

    def within(self, side: Side, starts: Mapping[int, int]) -> set[int]:
        """The hexes in which a line from these hexes, of these lengths, can end."""
        best: dict[int, int] = {}
        found, queue = {*starts}, [(-far, hex_) for hex_, far in starts.items()]
        queue.sort()
        while queue:
            left, here = heappop(queue)
            if best.get(here, -1) >= -left:
                continue
            best[here] = -left
            for edge, hex_ in self.steps(here):
                rest = -left - (2 if self.has(hex_, *SLOW) and not self.is_road_line(edge) else 1)
                if rest < 0 or hex_ in self.enemies[side] or self.is_side("impassable", edge):
                    continue
                found.add(hex_)
                is_dry = not self.is_side("river", edge) or self.is_bridged(edge) or self.is_spanned(side, edge)
                if is_dry and self.is_open(side, hex_):
                    heappush(queue, (-rest, hex_))
        return found

    def is_road_line(self, edge: int) -> bool:
        """Whether a line follows a road over an edge, whatever its bridges."""
        return self.is_link("road", edge) or (not self.g.is_muddy() and self.is_link("secondary", edge))

    def commanded(self, side: Side) -> set[int]:
        """The hexes in a command radius."""
        g = self.g
        staffs = [p for p in g.headquarters[side] if g.is_on_board(p)]
        return self.within(
            side, {g.position.at[p]: g.command_of[p] for p in sorted(staffs, key=g.command_of.__getitem__)}
        )

    def supplied(self, side: Side) -> set[int]:
        """The hexes in supply: in a command radius, or within twenty hexes of a source or depot."""
        g = self.g
        sources = {*members(g.edge_sources[side]), *(g.position.at[p] for p in g.depots[side] if g.is_on_board(p))}
        direct = self.within(side, {h: DIRECT for h in sources if self.is_open(side, h)})
        return self.commanded(side) | direct | sources

    # Moves -----------------------------------------------------------------------------------------------------
    def price(self, piece: int, edge: int, hex_: int) -> Fraction | None:
        """What a step costs a unit; None where there is no way without all its points."""
        g, side = self.g, self.g.owner[piece]
        is_drawn = g.is_gun[piece] or g.is_truck[piece]
        if self.is_side("impassable", edge) or (not g.is_combat[piece] and self.has(hex_, "high-mountain")):
            return None
        if self.is_road(edge):
            return HALF if g.facts.rides_in_halves(g, [piece]) else Fraction(1)
        cost = max([1, *(price for name, price in PRICES.items() if self.has(hex_, name))])
        cost += self.has(hex_, "trench", "crater") + self.is_side("crest", edge)
        is_crossed = self.is_bridged(edge) or (self.is_spanned(side, edge) and not is_drawn)
        if self.is_side("river", edge):
            by_road = self.is_bridged(edge) and (self.is_link("road", edge) or self.is_link("secondary", edge))
            return Fraction(cost + (not by_road)) if is_crossed else None
        if self.is_side("stream", edge) and not is_crossed:
            return None if is_drawn else Fraction(cost + 1)
        return Fraction(cost)

    def moves(self, piece: int, points: Fraction) -> dict[int, Fraction]:
        """Where a unit that has not moved can go with these points, and what it costs."""
        g, side = self.g, self.g.owner[piece]
        start, fights = g.position.at[piece], g.is_combat[piece]
        zones = self.zones[side] if fights else set()
        shut = self.foes[side] if fights else self.zones[side] | self.enemies[side]
        depots = {g.position.at[p] for p in g.depots[side.enemy] if g.is_on_board(p)}
        best, queue = {start: Fraction(0)}, [(Fraction(0), start)]
        while queue:
            spent, here = heappop(queue)
            if spent > best[here] or (here != start and here in zones | depots):
                continue
            for edge, hex_ in self.steps(here):
                cost = self.price(piece, edge, hex_)
                if not g.area >> hex_ & 1 or hex_ in shut - depots or (here in zones and hex_ in zones):
                    continue
                if cost is not None and spent + cost <= points and spent + cost < best.get(hex_, points + 1):
                    best[hex_] = spent + cost
                    heappush(queue, (spent + cost, hex_))
        for edge, hex_ in self.steps(start):
            wades = self.is_side("river", edge) and (fights or g.is_hq[piece]) and not self.is_side("impassable", edge)
            wades = wades and (fights or not self.has(hex_, "high-mountain"))
            is_way = self.price(piece, edge, hex_) is not None or wades
            is_free = g.area >> hex_ & 1 and hex_ not in shut - depots and not (start in zones and hex_ in zones)
            if is_way and is_free:
                best.setdefault(hex_, points)
        del best[start]
        return best
