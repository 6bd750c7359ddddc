"""The table of Patrol: facts computed once, and looking.

What the game declares is in `words`; the other modules decide what may be done.
"""

from __future__ import annotations

from functools import partial

from grognard.games.patrol.sight import is_blocked
from grognard.games.patrol.words import DECOY, FIGHTERS, PRIZE, SCREEN, SHAKEN, SHELLS, PatrolWords
from grognard.kernel.asking.script import Side
from grognard.kernel.space.edges import Edges, edge_costs
from grognard.kernel.space.hexgrid import members
from grognard.kernel.space.sight import Sight, VisibleTable
from grognard.kernel.table.board import Board
from grognard.kernel.table.position import OPEN
from grognard.kernel.words.rulebook import rule


class Patrol(PatrolWords):
    """Patrol's table."""

    def prepare(self) -> None:
        """Compute value columns, edge costs and lines of sight once: they never change."""
        self._read_charts()
        self._read_counters()
        self._read_ground()

    def _read_charts(self) -> None:
        """Read the numbers of the charts and the scenario by name."""
        limits = self.charts["limits"]
        self.limits = {name: limits.number(name, "value") for name in limits.rows}
        self.dark_visibility, self.lit_visibility = (
            self.scenario.values.get(name, self.limit("visibility")) for name in ("visibility", "lit")
        )
        self.shift = {name: self.charts["shifts"].number(name, "columns") for name in self.charts["shifts"].rows}

    def _read_counters(self) -> None:
        """Read what each counter is, and its values."""
        roster = self.roster
        self.kind = roster.kinds
        self.fire_of = roster.column("fire")
        self.close_of = roster.column("close")
        self.range_of = roster.values("range")
        self.move_of = [2 * piece.value("move") for piece in roster]
        self.morale_of = roster.values("morale")
        self.bonus_of = roster.values("bonus")
        self.is_counter = [kind not in (SHELLS, SCREEN) for kind in roster.kinds]
        self.is_real = [kind not in (DECOY, SHELLS, SCREEN) for kind in roster.kinds]
        self.is_fighter = roster.are(*FIGHTERS)
        self.stacks = roster.are(*FIGHTERS, DECOY)
        self.counters = {side: [p for p in roster.of(side) if self.is_counter[p]] for side in self.sides}

    def _read_ground(self) -> None:
        """Read what follows from the board: obstacles, prizes, costs of movement and lines of sight."""
        board = self.board
        self.wood, self.village = board.hexes_of("wood"), board.hexes_of("village")
        self.obstacle = [1 if (self.wood | self.village) >> h & 1 else 0 for h in range(board.grid.size)]
        self.prizes = prizes(board)
        self.edges = movement_costs(self)
        self.longest_range = max(self.range_of, default=0)
        self.sight = Sight(board.grid)
        self.visible = VisibleTable(self.sight, partial(is_blocked, self.sight, board, self.obstacle))

    @rule("5.5", "6.3", "11.1")
    def exerts(self, piece: int) -> int:
        """§6.3 A fighter that is open and not shaken exerts a zone into the adjacent hexes."""
        position = self.position
        return 0 if self.is_fighter[piece] and not position.hidden[piece] and not position.marks[piece] & SHAKEN else -1

    def may_share_hex(self, piece: int) -> bool:
        """§13.2 Plotted fire may lie in any hex; §6.4 counters share no hex with the enemy."""
        return not self.is_counter[piece]

    def limit(self, name: str) -> int:
        """A number from the chart of limits."""
        return self.limits[name]

    @rule("13.2")
    def has_open_steps(self) -> bool:
        """§6.2 Steps depend on counters that both sides see, concealed or not, so a way can be told beforehand."""
        return True

    def may_know(self, side: Side | None, piece: int) -> bool:
        """§11.1 A side knows open pieces and its own; §13.2 of plotted fire it does not even know bombs from smoke."""
        return self.owner[piece] == side or (self.is_counter[piece] and self.is_open(piece))

    def counters_at(self, hex_: int, side: Side) -> list[int]:
        """The counters of a side in a hex, without plotted fire."""
        owner, is_counter = self.owner, self.is_counter
        return [p for p in self.occupation.stacks.get(hex_, ()) if owner[p] == side and is_counter[p]]

    def real_at(self, hex_: int, side: Side) -> list[int]:
        """The real units of a side in a hex, without decoys: only for its owner and for resolving rules."""
        owner, is_real = self.owner, self.is_real
        return [p for p in self.occupation.stacks.get(hex_, ()) if owner[p] == side and is_real[p]]

    def is_open(self, piece: int) -> bool:
        """Whether everyone knows which piece this is."""
        return self.position.hidden[piece] == OPEN


@rule("14.2")
def prizes(board: Board) -> list[tuple[int, int]]:
    """§14.2 The hexes worth points, and their worth: the regions of the board called worth-N."""
    worth = {int(name.removeprefix(PRIZE)): bits for name, bits in board.regions.items() if name.startswith(PRIZE)}
    return [(hex_, points) for points, bits in worth.items() for hex_ in members(bits)]


@rule("3.1", "3.2", "3.3", "3.4", "6.1")
def movement_costs(g: Patrol) -> Edges:
    """§6.1 The cost of every step in half points: the road, or the terrain entered, plus the stream and the climb."""
    chart = g.charts["costs"]
    price = {name: int(2 * chart.amount(name, "points")) for name in chart.rows}
    stream, bridge, road = g.board.hexsides["stream"], g.board.hexsides["bridge"], g.board.links["road"]
    height = g.board.height

    def cost(a: int, b: int, d: int) -> int:
        edge = a * 6 + d
        if edge in road:
            return price["road"]
        ground = price["wood"] if g.wood >> b & 1 else price["village"] if g.village >> b & 1 else price["clear"]
        across = price["stream"] if edge in stream and edge not in bridge else 0
        return ground + across + (price["climb"] if height[b] > height[a] else 0)

    return edge_costs(g.board.grid, cost)
