"""The drill: a game without rules, with a board, pieces and zones as large as a real game's.

Its board and pieces are made in code, in three sizes, so that the cost of the kernel and its growth can be measured
without any rulebook.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, NamedTuple

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Script, Side, Voice, opponents, verb
from grognard.kernel.asking.sequence import Phase
from grognard.kernel.space.edges import Edges, edge_costs
from grognard.kernel.space.hexgrid import Grid, hexset
from grognard.kernel.space.reach import Reach, reach
from grognard.kernel.space.sight import Sight, VisibleTable, level_with_higher
from grognard.kernel.space.trace import flood
from grognard.kernel.table.board import OUT, Board, Legend
from grognard.kernel.table.pieces import Piece, Roster
from grognard.kernel.table.play import Play
from grognard.kernel.table.position import Position, per_hex, per_piece, per_side
from grognard.kernel.table.scenario import Scenario
from grognard.kernel.table.setting import Setting
from grognard.kernel.table.title import Title

WEST, EAST = opponents("west", "east")
STRONG, WEAK = 0, 1
PIECES = 140
FULL, REDUCED = 2, 1
ALLOWANCE = 16
"""Eight points, in half points."""
FAR = 10
"""The range of sight in hexes."""


class DrillBoard(NamedTuple):
    """The size of a board: its columns, and the rows of odd and of even ones."""

    columns: int
    odd: int
    even: int


SHEETS = {1: DrillBoard(33, 23, 22), 2: DrillBoard(47, 32, 31), 4: DrillBoard(66, 45, 45)}
"""743, 1481 and 2970 hexes of the same shape."""


# Rules without content ------------------------------------------------------------------------------------------


def ask_menus(g: Drill) -> Script[None]:
    """Ask the same menu endlessly."""
    while True:
        yield g.menu(WEST, g.left(), g.right(), rule="1.1", ask="ask")


def ask_choices(g: Drill) -> Script[None]:
    """Ask the same choice endlessly."""
    while True:
        yield g.choose(WEST, g.left(), g.right(), rule="1.2", ask="ask")


MENUS = (Phase("1.1", ask_menus),)
CHOICES = (Phase("1.2", ask_choices),)


class Ledger(Position):
    """As many fields as a real game has."""

    fatigue: Annotated[list[int], per_piece()]
    works: Annotated[bytearray, per_hex()]
    points: Annotated[list[int], per_side()]


class Drill(Play[Ledger]):
    """The table of the drill."""

    id = "drill"
    sides = (WEST, EAST)
    position_class = Ledger
    marks = ("spent", "fired")
    zone_kinds = ("strong", "weak")
    legend = Legend(terrains=("wood", "village", "hill"))

    left: Voice = verb()
    right: Voice = verb()

    def phases(self) -> tuple[Phase, ...]:
        """One phase that never ends."""
        return CHOICES if "choices" in self.scenario.rules else MENUS

    def exerts(self, piece: int) -> int:
        """Infantry at full strength exerts a strong zone, reduced infantry a weak one, guns none."""
        if self.roster.kinds[piece] == "gun":
            return -1
        return STRONG if self.position.steps[piece] == FULL else WEAK

    def prepare(self) -> None:
        """Edge costs and sight over the whole board."""
        board = self.board
        self.pieces_of = {side: self.roster.of(side) for side in self.sides}
        self.wood, self.hill = board.hexes_of("wood"), board.hexes_of("hill")
        self.edges = movement_costs(board)
        self.sight = Sight(board.grid)
        self.top = [height + (self.wood >> h & 1) for h, height in enumerate(board.height)]
        self.visible = VisibleTable(self.sight, self.is_sight_blocked, limit=FAR)

    def is_sight_blocked(self, a: int, b: int, screen: int) -> bool:
        """A hex between blocks if it is as high as the higher of the two hexes, or is in the screen."""
        height = self.board.height
        blocks = level_with_higher((height[a] + 1, height[b] + 1), self.top.__getitem__)
        return not self.sight.clear(a, b, lambda h: screen >> h & 1 or blocks(h))

    def held_by(self, side: Side) -> set[int]:
        """The hexes where pieces of a side stand."""
        at, size = self.position.at, self.board.grid.size
        return {at[piece] for piece in self.pieces_of[side] if at[piece] < size}

    def reachable(self, piece: int) -> Reach:
        """Where a piece can go: not onto the enemy, and no farther than the first strong zone."""
        enemy = self.owner[piece].enemy
        barred = self.held_by(enemy).__contains__
        stop = self.occupation.zone(enemy, STRONG).__getitem__
        return reach(self.edges, self.position.at[piece], ALLOWANCE, barred=barred, stop=stop)

    def reachable_through_zones(self, piece: int) -> Reach:
        """The same where a weak zone costs a point more to enter and one strong zone cannot follow another."""
        enemy = self.owner[piece].enemy
        barred = self.held_by(enemy).__contains__
        strong, weak = self.occupation.zone(enemy, STRONG), self.occupation.zone(enemy, WEAK)
        return reach(
            self.edges,
            self.position.at[piece],
            ALLOWANCE,
            barred=barred,
            leave=lambda a, b: strong[a] and strong[b],
            entry_extra=lambda a, b: 2 if weak[b] else 0,
        )

    def supplied(self, depots: int, cut: int) -> int:
        """The hexes in supply from these depots, given the hexes that block supply."""
        return flood(self.board.grid, depots, self.board.grid.mask & ~cut)

    def cut_off(self, side: Side) -> int:
        """The hexes that block a side's supply: the enemy's, and open hexes that two of his strong zones cover."""
        strong = self.occupation.zone(side.enemy, STRONG)
        return hexset(self.held_by(side.enemy)) | hexset(h for h, n in enumerate(strong) if n > 1) & ~self.wood


# Board and pieces, by formula -----------------------------------------------------------------------------------


def make_board(sheet: DrillBoard) -> Board:
    """A board of mixed terrain, the same every time."""
    rows_of = {column: (1, sheet.odd if column % 2 else sheet.even) for column in range(1, sheet.columns + 1)}
    grid = Grid.flat((1, sheet.columns), (1, sheet.odd), "even", rows_by_column=rows_of)
    board = Board(grid, Drill.legend, (OUT,))
    for hex_ in grid.hexes:
        column, row = grid.printed(hex_)
        kind = (7 * column + 13 * row + column * row // 5) % 10
        if kind < 5:
            board.add_terrain(("wood", "wood", "wood", "village", "hill")[kind], [hex_])
        board.height[hex_] = int(kind == 4)
    return board


def movement_costs(board: Board) -> Edges:
    """Half points: a road along every eighth column, woods double, a point more uphill."""
    wood, height, printed = board.hexes_of("wood"), board.height, board.grid.printed

    def cost(a: int, b: int, d: int) -> int:
        column = printed(a)[0]
        if column == printed(b)[0] and column % 8 == 4:
            return 1
        return (4 if wood >> b & 1 else 2) + (2 if height[b] > height[a] else 0)

    return edge_costs(board.grid, cost)


def make_pieces(count: int) -> Iterator[Piece]:
    """Pieces of the two sides in turn; every fifth of a side is a gun."""
    for number in range(count):
        side, nth = (WEST, EAST)[number % 2], number // 2
        kind, steps = ("gun", 1) if nth % 5 == 4 else ("infantry", FULL)
        yield Piece(f"{side.name[0].upper()}{nth + 1}", side, kind, ({"strength": 4, "move": 8},) * steps)


def ground(sheet: DrillBoard, side: Side, nth: int) -> tuple[int, int]:
    """Column and row of a side's nth piece: ranks with gaps, the first three hexes from the middle."""
    in_rank = (sheet.even - 1) // 2
    rank, file = divmod(nth, in_rank)
    away = 3 + 2 * rank
    middle = (sheet.columns + 1) // 2
    return middle + (-away if side == WEST else away), 1 + 2 * file + rank % 2


def deploy(play: Drill, sheet: DrillBoard) -> None:
    """Put half of the pieces on the map, every third infantry reduced, each gun with the infantry before it."""
    hexes = {play.board.grid.printed(h): h for h in play.board.grid.hexes}
    for side in play.sides:
        for nth, piece in enumerate(play.roster.of(side)[::2]):
            is_gun = play.roster.kinds[piece] == "gun"
            if not is_gun and nth % 3 == 2:
                play.position.steps[piece] = REDUCED
            play.place(piece, hexes[ground(sheet, side, nth - is_gun)])
            play.take_control(play.position.at[piece], side)


# The drill ready to be measured ---------------------------------------------------------------------------------


class DrillTitle(Title):
    """A title with nothing to read: its board and pieces are made here."""

    def __init__(self, scale: int) -> None:
        self.play = Drill
        self.id = Drill.id
        self.scale = scale
        self.sheet = SHEETS[scale]
        self.table = self._make()
        self._at_start = self.table.snapshot()

    def _make(self) -> Drill:
        board, roster = make_board(self.sheet), Roster(make_pieces(PIECES * self.scale))
        play = Drill(Setting(Scenario("menus"), frozenset(), board, roster, {}))
        deploy(play, self.sheet)
        return play

    def _table(self, scenario: str | None, options: Iterable[str]) -> Play[Ledger]:
        play = self.table.twin(self._at_start)
        play.scenario = Scenario(scenario or "menus", rules=frozenset({scenario or "menus"}))
        return play

    def start(self, scenario: str) -> Game:
        """A game that asks only menus, or only choices."""
        return self.new(scenario, seed=1)

    def depots(self) -> int:
        """The supply sources: three hexes of the western edge."""
        find, rows = self.table.board.grid.find, self.sheet.odd
        return hexset(find(f"01{rows * quarter // 4:02}") for quarter in (1, 2, 3))
