"""Chapter 8: lines of sight over contours, woods, villages, fields and smoke, and how far a piece is seen.

Seeing is a matter of two hexes and of the state of the piece looked at: OBSERVED or not. Sets of hexes from which a
piece in a hex is seen are kept, because they are asked for after every step of every move. Lines of fire are in `fire`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from grognard.games.august.words import OBSERVED
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.space.sight import Sight, VisibleTable
from grognard.kernel.table.board import Board
from grognard.kernel.words.rulebook import rule

if TYPE_CHECKING:
    from grognard.games.august.table import August
    from grognard.kernel.asking.script import Side

BLOCKING = ("woods", "village", "field")
TALL = ("woods", "village")


class Lines:
    """What a board says about sight; it never changes, so that copies of a table share it."""

    def __init__(self, board: Board, limits: Mapping[str, int]) -> None:
        self.board = board
        self.limits = limits
        size = board.grid.size
        self.blocking = [any(board.has(h, name) for name in BLOCKING) for h in range(size)]
        self.altitude = [board.height[h] + any(board.has(h, name) for name in TALL) for h in range(size)]
        """§8.72 In levels of 20 m; woods and villages add one."""
        self.limiting = [self.blocking[h] or board.height[h] > 0 for h in range(size)]
        self.marsh = [board.has(h, "marsh") for h in range(size)]
        self.sight = Sight(board.grid)
        altitudes = sorted({self.altitude[h] for h in board.grid.hexes})
        farthest = limits["sight-day"] + limits["sight-level"] * max(self.altitude, default=0)
        self.visible = VisibleTable(self.sight, self.is_blocked, limit=farthest, row=self.row)
        self._levels = {level: hexset(h for h in board.grid.hexes if self.altitude[h] == level) for level in altitudes}
        self._hiding = {
            level: hexset(h for h in board.grid.hexes if self.blocking[h] and self.altitude[h] >= level)
            for level in altitudes
        }
        self._above = {level: hexset(h for h in board.grid.hexes if board.height[h] > level) for level in altitudes}
        self._watching: dict[tuple[int, bool, int, bool], int] = {}
        self._in_view: dict[tuple[int, bool, int], int] = {}

    @rule("8.5", "8.6", "8.61", "8.62", "8.65", "8.66", "8.71", "8.72", "16.12")
    def is_blocked(self, a: int, b: int, screen: int) -> bool:
        """§8.61 Whether the line is blocked: by smoke, by ground that hides, or by a height crossed twice.

        Woods, villages and fields block unless they are lower than one of the ends. A contour higher than the lower
        end blocks when it is crossed more than once. Along a hexside the hex that lets the line pass counts.
        """
        altitude = self.altitude
        low, high = sorted((altitude[a], altitude[b]))

        def passes(h: int) -> bool:
            return not screen >> h & 1 and not (self.blocking[h] and altitude[h] >= high)

        crossed = self.sight.heights_crossed(a, b, self.board.height.__getitem__, low, passes)
        return crossed is None or crossed > 1

    def row(self, table: VisibleTable, a: int) -> int:
        """The set of hexes that a hex sees without smoke, altitude by altitude of the hex looked at.

        Where no hex between hides and none is above the lower end, nothing is crossed more than once. Between ends of
        one altitude ground above them is crossed up and down, so that it hides. All other lines are tested singly.
        """
        grid, mine = self.board.grid, self.altitude[a]
        near = (grid.mask if table.limit is None else grid.within(a, table.limit)) & ~(1 << a)
        seen = 1 << a
        for level, hexes in self._levels.items():
            hiding, above = self._hiding[max(mine, level)], self._above[min(mine, level)]
            hiding |= above if level == mine else 0
            clear, unsure = self.sight.unblocked(a, hexes & near, hiding, above)
            seen |= clear | hexset(b for b in unsure if not self.is_blocked(a, b, 0))
        return seen

    def past_smoke(self, hex_: int, seen: int, screen: int) -> int:
        """The hexes of a set that still see a hex past smoke; smoke at the ends of a line does not block it."""
        clear, unsure = self.sight.unblocked(hex_, seen, screen)
        return clear | hexset(h for h in unsure if not self.is_blocked(h, hex_, screen & ~(1 << hex_ | 1 << h)))

    @rule("8.4", "8.5", "8.51", "8.52", "8.53", "8.73", "8.8", "8.9", "def.night", "def.limiting-terrain")
    def farthest(self, a: int, b: int, is_observed: bool, cap: int, has_smoke: bool) -> int:
        """§8.4 How far a piece in hex b is seen from hex a: less in cover, marsh and at night, more from a height."""
        limits = self.limits
        base = cap or limits["sight-day"]
        is_covered = self.limiting[b] or has_smoke
        if not is_observed:
            if self.marsh[b]:
                base = min(base, limits["sight-marsh"])
            elif is_covered:
                base = min(base, limits["sight-limited"])
        is_open = is_observed or not (is_covered or self.marsh[b])
        if is_open and not cap and self.altitude[a] > self.altitude[b]:
            base += limits["sight-level"] * (self.altitude[a] - self.altitude[b])
        return base

    def watching(self, hex_: int, is_observed: bool, cap: int, has_smoke: bool) -> int:
        """The set of hexes from which a piece in a hex is seen, without smoke between; the hex itself is one."""
        key = hex_, is_observed, cap, has_smoke
        found = self._watching.get(key)
        if found is None:
            grid = self.board.grid
            near = grid.within(hex_, 1)
            far = [
                h
                for h in members(self.visible[hex_] & ~near)
                if grid.distance(h, hex_) <= self.farthest(h, hex_, is_observed, cap, has_smoke)
            ]
            found = self._watching[key] = near | hexset(far)
        return found

    def in_view(self, from_: int, is_observed: bool, cap: int) -> int:
        """The set of hexes in which a piece is seen from a hex where there is no smoke: `watching` the other way round.

        A line is free both ways or neither, so one row of sight does for all of them.
        """
        key = from_, is_observed, cap
        found = self._in_view.get(key)
        if found is None:
            grid = self.board.grid
            near, far = grid.within(from_, 1), grid.distances(from_)
            seen = members(self.visible[from_] & ~near)
            in_sight = [h for h in seen if far[h] <= self.farthest(from_, h, is_observed, cap, False)]
            found = self._in_view[key] = near | hexset(in_sight)
        return found


@rule("def.night", "8.4")
def sight_cap(g: August) -> int:
    """§8.4 How far is seen at most this turn, at night or in fog as the scenario says; 0 by clear day."""
    turn = g.position.turn
    if turn <= g.night_until:
        return g.value("night-sight")
    return g.value("fog-sight") if turn <= g.value("fog-until") else 0


def is_night(g: August) -> bool:
    """Whether this turn is a night turn."""
    return g.position.turn <= g.night_until


def smoke_set(g: August) -> int:
    """§16.12 The hexes under smoke."""
    smoke = g.position.smoke
    return hexset(h for h, owner in enumerate(smoke) if owner) if smoke.count(0) < len(smoke) else 0


@rule("8.1", "8.63", "8.64", "def.observation")
def hexes_seeing(g: August, hex_: int, is_observed: bool) -> int:
    """§8.1 The set of hexes from which a piece in this hex is seen now; its own and adjacent hexes always."""
    seen = g.lines.watching(hex_, is_observed, sight_cap(g), bool(g.position.smoke[hex_]))
    screen = smoke_set(g)
    if not screen:
        return seen
    near = g.board.grid.within(hex_, 1)
    return near & seen | g.lines.past_smoke(hex_, seen & ~near, screen)


@rule("8.1", "8.63", "8.64", "def.observation")
def hexes_seen_from(g: August, from_: int, hexes: int, observed: int) -> int:
    """§8.1 The hexes, of these, in which a piece is seen from a hex now; in `observed` ones it has its marker."""
    if smoke_set(g):
        return hexset(h for h in members(hexes) if hexes_seeing(g, h, bool(observed >> h & 1)) >> from_ & 1)
    cap, lines = sight_cap(g), g.lines
    seen = hexes & lines.in_view(from_, False, cap)
    return seen | hexes & observed & lines.in_view(from_, True, cap) if observed else seen


@rule("8.1", "16.5")
def sees(g: August, from_: int, piece: int) -> bool:
    """§8.1 Whether a piece is seen from a hex; §16.5 a hidden one only at a quarter of the distance."""
    hex_ = g.position.at[piece]
    is_observed = g.has(piece, OBSERVED)
    if not hexes_seeing(g, hex_, is_observed) >> from_ & 1:
        return False
    return not g.position.hidden[piece] or g.board.grid.distance(from_, hex_) <= detection(g, from_, hex_, is_observed)


def hidden_on_board(g: August, side: Side) -> list[int]:
    """§16.5 The hidden pieces of a side on the map."""
    at, size, hidden = g.position.at, g.board.grid.size, g.position.hidden
    return [p for p in g.present(side).pieces if hidden[p] and at[p] < size]


@rule("16.5")
def detection(g: August, from_: int, hex_: int, is_observed: bool = False) -> int:
    """§16.5 How far a hidden piece is detected: a quarter of the distance rounded up, one hex at least (R 42)."""
    full = g.lines.farthest(from_, hex_, is_observed, sight_cap(g), bool(g.position.smoke[hex_]))
    return max(1, -(-full // g.limits["hidden-share"]))


@rule("8.52", "8.8")
def mark_observed(g: August, piece: int) -> None:
    """§8.52 A unit that fires from limiting terrain or marsh is OBSERVED (R 25, R 72)."""
    hex_ = g.position.at[piece]
    is_covered = g.lines.limiting[hex_] or g.lines.marsh[hex_] or g.position.smoke[hex_]
    if is_covered and not g.has(piece, OBSERVED):
        g.mark(piece, OBSERVED)
        g.tell("observed", "8.52", piece=piece, hex=hex_)


@rule("8.52")
def lose_observed(g: August, piece: int) -> None:
    """§8.52 In a new hex the marker comes off in cover, beyond three hexes, or out of sight of all enemies (R 24)."""
    if g.has(piece, OBSERVED) and not keeps_observed(g, piece, g.position.at[piece]):
        g.unmark(piece, OBSERVED)


@rule("8.52")
def keeps_observed(g: August, piece: int, hex_: int) -> bool:
    """§8.52 Whether the marker stays on a piece that comes into a hex (R 24)."""
    enemies = enemy_unit_hexes(g, g.owner[piece].enemy)
    if g.lines.limiting[hex_] or g.position.smoke[hex_]:
        return False
    if all(g.board.grid.distance(hex_, h) > g.limits["sight-limited"] for h in enemies):
        return False
    seen = hexes_seeing(g, hex_, True)
    return any(seen >> h & 1 for h in enemies)


def enemy_unit_hexes(g: August, side: Side) -> set[int]:
    """The hexes in which the units of a side stand that its enemy knows of."""
    at, size, hidden = g.position.at, g.board.grid.size, g.position.hidden
    return {at[p] for p in g.pieces_of[side] if at[p] < size and not g.is_leader[p] and not hidden[p]}
