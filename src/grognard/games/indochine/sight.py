"""Chapter 4: lines of sight over heights, obstacles, hexsides and hindrances, with smoke, fires and ruins as they are.

Sets of hexes are integers. `seen_now` keeps, for the smoke and ruins of a moment, the set of hexes seen from each hex,
so that one test says whether anybody could shoot at a hex. Who recognises whom is in
`hiding`; ranges of weapons are in `fire`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, partial
from typing import TYPE_CHECKING, NamedTuple

from grognard.games.indochine.stands import counter_hexes
from grognard.kernel.asking.script import Side
from grognard.kernel.space.hexgrid import Grid, hexset, members
from grognard.kernel.space.sight import Sight, VisibleTable
from grognard.kernel.table.board import Board
from grognard.kernel.words.rulebook import rule

if TYPE_CHECKING:
    from grognard.games.indochine.table import Indochine

HINDRANCE, BLOCKS = "hindrance", "blocks"
HOUSES = ("wooden", "solid")
LINES_KEPT = 50_000
"""For how many lines it is kept how many hexes hinder them."""
EVERYWHERE = -1
MOST_PARTS = 8
"""After so many parts of its row a hex gets the whole row."""
STATES_KEPT = 64
"""For how many states of smoke and ruins the sets are kept."""


class Veils(NamedTuple):
    """What changes lines of sight in play, as sets: smoke and fires (10.6, 15.3), buildings in ruins (10.7)."""

    smoke: int = 0
    ruins: int = 0


NO_VEILS = Veils()


class SightSets(NamedTuple):
    """What never changes about the lines of sight of a board; sets by level, up to the sky above every hex."""

    sight: Sight
    height: tuple[int, ...]
    level: tuple[int, ...]
    """The hexes of each level."""
    above: tuple[int, ...]
    """The hexes higher than each level."""
    barriers: tuple[int, ...]
    """The hedges, walls and crests that stand on each level or higher."""
    fenced: tuple[int, ...]
    """The hexes that have such a side."""
    woods: int
    houses: int
    hinders: tuple[int, ...]
    """The hexes of each kind of ground that hinders."""
    all_hinders: int
    ruins_hinder: int
    """The houses whose ruins hinder."""
    most: int
    """How many hindrances a line may meet."""


# What is computed once -----------------------------------------------------------------------------------------


@rule("4.1", "table.observation")
def visibility(g: Indochine) -> int:
    """§4.1 How far one sees at most: by day or by night (R 64)."""
    return g.limits["visibility-night" if g.has_rule("night") else "visibility-day"]


def prepare_sight(g: Indochine) -> None:
    """The lines of sight of the board, and the sets of hexes seen over it without smoke and ruins."""
    g.sight = Sight(g.board.grid)
    g.lines = lines_of(g)
    g.visibility = visibility(g)
    blocked, row = partial(is_blocked, g.lines), partial(row_of, g.lines)
    g.visible = VisibleTable(g.sight, blocked, limit=g.visibility, row=row)
    g.clear_rows = ClearRows(g.lines, g.visible)
    g.seen_states = {}
    g.seen_last = b"", b"", b"", VisibleHexes(g.clear_rows, NO_VEILS)


@rule("4.3", "4.3.hindrance", "0.4", "scenario.1")
def lines_of(g: Indochine) -> SightSets:
    """§4.3 What blocks and what hinders on this board, from the terrain chart.

    The railway embankment hinders where the scenario says so.
    """
    board, chart = g.board, g.charts["terrain"]
    kinds = {kind: str(chart.at(kind, "sight")) for kind in chart.rows}
    printed = [kind for kind in kinds if kind in board.legend.terrains]
    woods = joined(board, [kind for kind in printed if kinds[kind] == BLOCKS and kind not in HOUSES])
    hinders = [kind for kind in printed if kinds[kind] == HINDRANCE]
    if g.has_rule("embankment-hinders"):
        hinders.append("embankment")
    height = tuple(board.height)
    levels = range(max(height) + 2)
    level = tuple(hexset(h for h in board.grid.hexes if height[h] == n) for n in levels)
    hindering = [board.hexes_of(kind) for kind in hinders]
    sides = {side: max(height[h] for h in board.grid.ends(side) if h >= 0) for side in barriers_of(board)}
    return SightSets(
        sight=g.sight,
        height=height,
        level=level,
        above=tuple(sum(level[n + 1 :]) for n in levels),
        barriers=tuple(hexset(side for side, top in sides.items() if top >= n) for n in levels),
        woods=woods,
        houses=joined(board, [kind for kind in HOUSES if kind in board.legend.terrains]),
        fenced=tuple(
            hexset(h for side, top in sides.items() if top >= n for h in board.grid.ends(side) if h >= 0)
            for n in levels
        ),
        hinders=tuple(hindering),
        all_hinders=union(hindering),
        ruins_hinder=joined(
            board, [kind for kind in HOUSES if kind in board.legend.terrains and kinds[f"{kind}-ruin"] == HINDRANCE]
        ),
        most=g.limits["hindrances"],
    )


def joined(board: Board, kinds: Iterable[str]) -> int:
    """The hexes of several kinds of terrain together."""
    return union(board.hexes_of(kind) for kind in kinds)


def union(sets: Iterable[int]) -> int:
    """Several sets of hexes together."""
    found = 0
    for each in sets:
        found |= each
    return found


@rule("4.3", "4.3.same")
def barriers_of(board: Board) -> set[int]:
    """§4.3 The hexsides that may block: hedges, walls and crests, each by its number."""
    return {board.grid.hexside(edge) for edges in board.hexsides.values() for edge in edges}


# One line ------------------------------------------------------------------------------------------------------


@rule("4.3", "4.3.same", "4.3.diff", "10.6", "15.3")
def is_blocked(lines: SightSets, a: int, b: int, veils: Veils = NO_VEILS) -> bool:
    """§4.3 Whether anything blocks the line between two hexes; never when they are adjacent.

    Smoke or fire in the hex of an end blocks too (R 88).
    """
    if lines.sight.grid.distance(a, b) <= 1:
        return False
    if veils.smoke & (1 << a | 1 << b):
        return True
    heights = lines.height[a], lines.height[b]
    return is_obstructed(lines, a, b, heights, veils) or is_hindered_too_much(lines, a, b, veils)


@rule("4.3", "4.3.same", "4.3.diff", "10.6")
def is_obstructed(lines: SightSets, a: int, b: int, heights: tuple[int, int], veils: Veils) -> bool:
    """§4.3 Whether ground, obstacles or hexsides block the line between two heights.

    Higher ground than both ends blocks, and so do woods, buildings, smoke and fires level with the higher end (R 106).
    An obstacle lower than that, but not lower than the other end, makes blind the hex directly behind it (R 57). Along
    a side both ways round must be shut, of whatever kind (R 118).
    """
    low, high = min(heights), max(heights)
    obstacles = lines.woods | lines.houses & ~veils.ruins | veils.smoke
    blocking = lines.above[high] | obstacles & lines.level[high]
    if low < high:
        foot = a if heights[0] == low else b
        blocking |= obstacles & (lines.above[low] & ~lines.above[high] | lines.level[low]) & beside(lines, foot)
    singles, pairs = lines.sight.between(a, b)
    met = singles
    if met & blocking:
        return True
    for pair in pairs:
        if pair & blocking == pair:
            return True
        met |= pair
    if (met & lines.fenced[high]).bit_count() <= 1:
        return False
    return is_behind_barrier(lines, a, b, high) or (bool(pairs) and is_shut_both_ways(lines, a, b, high, blocking))


def beside(lines: SightSets, hex_: int) -> int:
    """The hexes next to a hex."""
    return lines.sight.grid.around[hex_]


@rule("4.3", "4.3.same")
def is_behind_barrier(lines: SightSets, a: int, b: int, high: int) -> bool:
    """§4.3 A hedge, wall or crest blocks the view beyond it, unless it is a side of the hex of either end (R 105).

    One that stands lower than the higher end hides nobody: the hex directly behind it is seen over it anyway (R 150).
    """
    return lines.sight.crosses_sides(a, b, lines.barriers[high], ends=False)


@rule("4.3", "4.3.same")
def is_shut_both_ways(lines: SightSets, a: int, b: int, high: int, blocking: int) -> bool:
    """§4.3 Along a side of two hexes: whether each of them, or a hedge, wall or crest on the way round it, blocks.

    One way may be shut by a wood and the other by a wall (R 118); the sides of the hexes of the ends do not count.
    """
    grid = lines.sight.grid
    _, corners = grid.crossing_sets(a, b)
    crossed = union(way for ways in corners for way in ways)
    shut = crossed & lines.barriers[high] & ~(sides_of(grid, a) | sides_of(grid, b))
    if not shut:
        return False
    _, pairs = lines.sight.between(a, b)
    return any(all(blocking >> h & 1 or sides_of(grid, h) & shut for h in members(pair)) for pair in pairs)


def sides_of(grid: Grid, hex_: int) -> int:
    """The hexsides of a hex as a set."""
    return hexset(grid.hexside(hex_ * 6 + d) for d in range(6))


@rule("4.3.hindrance")
def is_hindered_too_much(lines: SightSets, a: int, b: int, veils: Veils) -> bool:
    """§4.3 Whether more hexes hinder than a line may meet; most lines do not meet so many of any kind."""
    singles, pairs = lines.sight.between(a, b)
    hinders = lines.all_hinders | veils.ruins & lines.ruins_hinder
    if (singles & hinders).bit_count() + len(pairs) <= lines.most:
        return False
    return hindrances_between(lines, a, b, veils) > lines.most


@rule("4.3.hindrance", "err1.terrain", "scenario.1")
def hindrances_between(lines: SightSets, a: int, b: int, veils: Veils = NO_VEILS) -> int:
    """§4.3 How many hexes between hinder the view; along a side only where both are of the same kind (R 115, R 151)."""
    singles, pairs = lines.sight.between(a, b)
    ruins, hindered = veils.ruins & lines.ruins_hinder, 0
    for kind in (*lines.hinders, ruins) if ruins else lines.hinders:
        hindered += (singles & kind).bit_count()
        for pair in pairs:
            hindered += (pair & kind).bit_count() > 1
    return hindered


# The sets of a moment ------------------------------------------------------------------------------------------


def row_of(lines: SightSets, table: VisibleTable, a: int, hexes: int = EVERYWHERE) -> int:
    """Those of some hexes that a hex sees without smoke and ruins, itself included: those of each level together.

    Lines are tested singly only where a hex of a pair, a barrier or an obstacle below the higher end lies on them.
    """
    sight, seen = lines.sight, 1 << a | beside(lines, a)
    near = sight.grid.within(a, table.limit or 0) & hexes & ~seen
    obstacles, here = lines.woods | lines.houses, lines.height[a]
    for there, level in enumerate(lines.level):
        if not level & near:
            continue
        low, high = min(here, there), max(here, there)
        blocking = lines.above[high] | obstacles & lines.level[high]
        lower = obstacles & (lines.above[low] & ~lines.above[high] | lines.level[low]) if low < high else 0
        if here == low:
            blocking |= lower & beside(lines, a)
            lower = 0
        clear, unsure = sight.unblocked(a, level & near, blocking, lower)
        clear |= hexset(unsure)
        hindered, many = sight.meeting(a, clear, lines.all_hinders, lines.most)
        clear &= ~hindered
        fenced, some = sight.meeting(a, clear, lines.fenced[high], 1)
        for b in {*unsure, *many, *some, *members(fenced)}:
            if not (table[b] >> a & 1 if b in table else clear >> b & 1 and not is_blocked(lines, a, b)):
                clear &= ~(1 << b)
        seen |= clear
    return seen & hexes


class ClearRows:
    """What hexes see without smoke and ruins: parts of a row while little of it is asked, then the whole row."""

    def __init__(self, lines: SightSets, table: VisibleTable) -> None:
        self.lines = lines
        self.table = table
        self.parts: dict[int, tuple[int, int, int]] = {}
        """For hexes without a whole row: the hexes asked about so far, those of them that are seen, and how often."""

    def among(self, a: int, hexes: int) -> int:
        """Those of some hexes that a hex sees, itself included."""
        row = self.table.get(a)
        if row is not None:
            return row & hexes
        asked, seen, times = self.parts.get(a, (0, 0, 0))
        if more := hexes & ~asked:
            if times == MOST_PARTS:
                del self.parts[a]
                return self.table[a] & hexes
            seen |= row_of(self.lines, self.table, a, more)
            self.parts[a] = asked | more, seen, times + 1
        return seen & hexes


class VisibleHexes(dict[int, int]):
    """For each hex the set of hexes it sees past the veils of a moment, itself included; made when first needed."""

    def __init__(self, rows: ClearRows, veils: Veils) -> None:
        super().__init__()
        self.rows = rows
        self.lines = rows.lines
        self.table = rows.table
        self.veils = veils
        self.unions: dict[int, int] = {}
        """The hexes seen from any of a set of hexes, by that set."""
        self.observed: dict[tuple[int, ...], int] = {}
        """For `hiding`: the hexes from which a unit is recognised."""
        self.hindering: dict[tuple[int, int], int] = {}
        """How many hexes hinder a line, by its ends; used where buildings are in ruins."""
        self.parts: dict[int, tuple[int, int]] = {}
        """For hexes without a set of their own: the hexes asked about so far, and those of them that are seen."""

    def __missing__(self, a: int) -> int:
        seen = self.table[a]
        if self.veils != NO_VEILS:
            seen = self._past_veils(a, seen)
        self[a] = seen
        return seen

    def _past_veils(self, a: int, seen: int) -> int:
        """The rule is tested again only where smoke or a ruin lies on a line or at its ends; ruins may open lines."""
        lines, veils, limit = self.lines, self.veils, self.table.limit or 0
        if veils.smoke >> a & 1:
            return seen & (1 << a | beside(lines, a))
        changed = veils.smoke | veils.ruins
        near = seen & (beside(lines, a) | 1 << a)
        clear, unsure = lines.sight.unblocked(a, seen & ~near & ~changed, 0, changed)
        for b in (*unsure, *members(seen & changed & ~near)):
            if not is_blocked(lines, a, b, veils):
                clear |= 1 << b
        seen = near | clear
        if veils.ruins:
            for b in members(lines.sight.grid.within(a, limit) & ~seen):
                if touches(lines, a, b, veils.ruins) and not is_blocked(lines, a, b, veils):
                    seen |= 1 << b
        return seen

    def among(self, a: int, hexes: int) -> int:
        """Those of a few hexes that a hex sees, itself included; most of them it would not see without smoke either."""
        row = self.get(a)
        if row is not None:
            return row & hexes
        if self.veils.ruins:
            return self[a] & hexes
        if not self.veils.smoke:
            return self.rows.among(a, hexes)
        asked, seen = self.parts.get(a, (0, 0))
        if more := hexes & ~asked:
            if clear := self.rows.among(a, more):
                seen |= self._past_veils(a, clear)
            self.parts[a] = asked | more, seen
        return seen & hexes

    def from_any(self, hexes: int) -> int:
        """The hexes seen from any of a set of hexes."""
        found = self.unions.get(hexes)
        if found is None:
            if len(self.unions) > STATES_KEPT * STATES_KEPT:
                self.unions.clear()
            found = 0
            for hex_ in members(hexes):
                found |= self[hex_]
            self.unions[hexes] = found
        return found


def touches(lines: SightSets, a: int, b: int, bits: int) -> bool:
    """Whether a set of hexes lies on a line, beside it or at its ends."""
    singles, pairs = lines.sight.between(a, b)
    return bool((singles | 1 << a | 1 << b) & bits) or any(pair & bits for pair in pairs)


def seen_now(g: Indochine) -> VisibleHexes:
    """The sets of this moment; all copies of a table share those of the same smoke and ruins.

    Nearly always they are those asked for last.
    """
    position, last = g.position, g.seen_last
    if position.smoke == last[0] and position.burning == last[1] and position.ruined == last[2]:
        return last[3]
    key = bytes(position.smoke), bytes(position.burning), bytes(position.ruined)
    found = g.seen_states.get(key)
    if found is None:
        if len(g.seen_states) >= STATES_KEPT:
            g.seen_states.clear()
        smoke, burning, ruins = map(hexes_with_any, key)
        found = g.seen_states[key] = VisibleHexes(g.clear_rows, Veils(smoke | burning, ruins))
    g.seen_last = *key, found
    return found


@lru_cache(maxsize=256)
def hexes_with_any(counts: bytes) -> int:
    """The set of hexes with a number above 0."""
    return hexset(h for h, count in enumerate(counts) if count)


# Questions of the other chapters -------------------------------------------------------------------------------


@rule("4.1", "4.3")
def sees(g: Indochine, a: int, b: int) -> bool:
    """§4.1 Whether two hexes see each other now; the line is the same both ways."""
    return bool(seen_now(g).among(a, 1 << b))


def hexes_seen(g: Indochine, hex_: int) -> int:
    """The set of hexes that a hex sees now, itself included; also those that see it."""
    return seen_now(g)[hex_]


@rule("4.3.hindrance")
def hindrances(g: Indochine, a: int, b: int) -> int:
    """§4.3 How many hexes hinder the line between two hexes now; smoke changes nothing in it, ruins may."""
    seen = seen_now(g)
    kept = seen.hindering if seen.veils.ruins else g.hindering_clear
    found = kept.get((a, b))
    if found is None:
        if len(kept) >= LINES_KEPT:
            kept.clear()
        found = kept[a, b] = hindrances_between(g.lines, a, b, seen.veils)
    return found


def seen_among(g: Indochine, hex_: int, hexes: int) -> int:
    """Those of a few hexes that a hex sees now, or that see it: less work than to find everything it sees."""
    return seen_now(g).among(hex_, hexes)


def is_seen_by(g: Indochine, side: Side, hex_: int) -> bool:
    """Whether a counter of a side, decoys included, sees a hex: to be asked before any window is built."""
    return bool(in_sight(g, side, hex_))


def in_sight(g: Indochine, side: Side, hex_: int) -> int:
    """The hexes with counters of a side that see a hex, itself included; kept while they and the smoke stay."""
    stand, seen = g.side_caches[side], seen_now(g)
    if stand.seen is not seen:
        stand.seen, stand.seeing = seen, {}
    found = stand.seeing.get(hex_)
    if found is None:
        found = stand.seeing[hex_] = seen.among(hex_, counter_hexes(g, side))
    return found


@rule("14.2", "4.3.diff")
def sees_aircraft(g: Indochine, hex_: int, under: int, level: int) -> bool:
    """§14.2 Whether a hex sees an aircraft over another: one flying low is on a level, others above every hex.

    The hex directly behind an obstacle is blind to it too; smoke around the looker hides it, smoke below it does not,
    and nothing on the ground hinders the view upwards (R 155).
    """
    veils = seen_now(g).veils
    grid: Grid = g.board.grid
    if grid.distance(hex_, under) <= 1:
        return True
    if grid.distance(hex_, under) > g.visibility or veils.smoke >> hex_ & 1:
        return False
    sky = len(g.lines.level) - 1
    return not is_obstructed(g.lines, hex_, under, (g.lines.height[hex_], min(level, sky)), veils)
