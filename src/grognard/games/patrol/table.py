"""The table: what Patrol declares (sides, kinds, marks, verbs), the fields of its position, and what is computed once.

Chapters 1 to 3 of the rulebook. The other modules decide what may be done.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from importlib.resources import files
from typing import Annotated, ClassVar

from grognard.games.patrol.answers import ANSWERS
from grognard.games.patrol.sight import is_blocked
from grognard.kernel.asking.claims import (
    Claim,
    is_enemy_there,
    is_marked,
    is_not_next,
    is_not_yours,
    is_off_map,
    is_unmarked,
)
from grognard.kernel.asking.script import Noun, Refusal, Side, Voice, opponents, verb
from grognard.kernel.numbers.cells import Cell
from grognard.kernel.space.hexgrid import members
from grognard.kernel.space.reach import Edges, edge_costs
from grognard.kernel.space.sight import Sight, VisibleTable
from grognard.kernel.table.board import Board, Legend
from grognard.kernel.table.play import Play, flags
from grognard.kernel.table.position import OPEN, Position, per_game, per_hex, per_side
from grognard.kernel.words.rulebook import rule

BLUE, RED = opponents("blue", "red")

MARKS = ("spent", "fired", "shaken")
SPENT, FIRED, SHAKEN = flags(*MARKS)

LEADER, SQUAD, GUN, SCOUTS, DECOY = "leader", "squad", "gun", "scouts", "decoy"
SHELLS, SCREEN = "shells", "screen"
FIGHTERS = frozenset({SQUAD, GUN, SCOUTS})
PRIZE = "worth-"

NOT_YOURS = Refusal("5.1", "no-not-yours")
NOT_ON_BOARD = Refusal("5.1", "no-not-on-board")


class Night(Position):
    """The fields Patrol adds to the common ones."""

    begins: Annotated[int, per_game("side", blank=-1)]
    acting: Annotated[int, per_game("side", blank=-1)]
    passes: Annotated[int, per_game()]
    lit: Annotated[int, per_game()]
    smoke: Annotated[bytearray, per_hex()]
    losses: Annotated[list[int], per_side()]
    shells: Annotated[list[int], per_side(seen="own")]
    screens: Annotated[list[int], per_side(seen="own")]
    flares: Annotated[list[int], per_side()]


class FireResult(Cell):
    """§8.4 A result of the fire chart: steps lost, and what is subtracted from morale in the test that follows."""

    steps: int
    pressure: int


class AssaultResult(Cell):
    """§10.4 A result of the assault chart: steps lost and hexes of retreat, of both sides."""

    attacker_steps: int
    attacker_retreats: int
    defender_steps: int
    defender_retreats: int


class Patrol(Play[Night]):
    """Patrol's table."""

    id = "patrol"
    edition = "2"
    folder = files("grognard.games.patrol").joinpath("data")
    sides = (BLUE, RED)
    fields_of_phases: ClassVar[Mapping[str, str]] = {"acting": "4.5", "passes": "4.5"}
    position_class = Night
    cells = {"fire": FireResult, "assault": AssaultResult}  # noqa: RUF012 (never changed)
    marks = MARKS
    boxes = ("hand", "reserve")
    zone_kinds = ("zone",)
    legend = Legend(
        terrains=("wood", "village"),
        hexsides=("stream", "bridge"),
        links=("road",),
        signs={"w": "wood", "v": "village"},
        regions=("church", f"{PRIZE}#", "set-up-blue", "set-up-red", "entry-blue", "entry-red"),
    )
    piece_kinds = (LEADER, SQUAD, GUN, SCOUTS, DECOY, SHELLS, SCREEN)
    piece_values = ("fire", "close", "range", "move", "morale", "bonus")
    special_rules = ("free-set-up", "no-mortars")
    stepping_verbs = ("to",)
    passing_verbs = ("hold",)
    scenario_values = ("visibility", "lit", "reserve", "shells", "screens", "flares")
    conceals = True
    claims: ClassVar[Mapping[str, Claim]] = {
        "no-not-yours": is_not_yours,
        "no-not-on-board": is_off_map,
        "no-not-adjacent": is_not_next,
        "no-enemy-there": is_enemy_there,
        "no-spent": is_marked(SPENT),
        "no-shaken": is_marked(SHAKEN),
        "no-not-shaken": is_unmarked(SHAKEN),
        "no-fired-already": is_marked(FIRED),
    }
    answers = ANSWERS
    overlays: ClassVar[Mapping[str, str]] = {"sight": "hex", "command": "map"}

    activate: Voice = verb(Noun.PIECE, rule="5.1")
    pass_: Voice = verb(rule="5.2")
    flare: Voice = verb(rule="15.1")
    to: Voice = verb(Noun.HEX, rule="6.2")
    halt: Voice = verb(rule="6.2")
    fire: Voice = verb(Noun.HEX, rule="8.2")
    assault: Voice = verb(Noun.HEX, rule="10.1")
    hide: Voice = verb(rule="11.4")
    rally: Voice = verb(rule="9.5")
    stay: Voice = verb(rule="5.3")
    join: Voice = verb(Noun.PIECE, rule="10.2")
    shoot: Voice = verb(Noun.PIECE, rule="8.5")
    hold: Voice = verb(rule="8.5")
    loses: Voice = verb(Noun.PIECE, rule="8.4")
    retreat: Voice = verb(Noun.HEX, rule="9.4")
    advance: Voice = verb(Noun.PIECE, rule="10.5")
    enter: Voice = verb(Noun.HEX, rule="4.2")
    wait: Voice = verb(rule="4.2")
    show: Voice = verb(Noun.PIECE, rule="14.1")
    plot: Voice = verb(Noun.WORD, SHELLS, SCREEN, "nothing", rule="13.2")
    aim: Voice = verb(Noun.HEX, rule="13.2")
    put: Voice = verb(Noun.HEX, rule="3.5")

    def prepare(self) -> None:
        """Compute value columns, edge costs and lines of sight once: they never change."""
        roster, board = self.roster, self.board
        limits = self.charts["limits"]
        self.limits = {name: limits.number(name, "value") for name in limits.rows}
        self.dark_visibility, self.lit_visibility = (
            self.scenario.values.get(name, self.limit("visibility")) for name in ("visibility", "lit")
        )
        self.shift = {name: self.charts["shifts"].number(name, "columns") for name in self.charts["shifts"].rows}
        self.kind = roster.kinds
        self.fire_of = roster.column("fire")
        self.close_of = roster.column("close")
        self.range_of = [piece.value("range") for piece in roster]
        self.move_of = [2 * piece.value("move") for piece in roster]
        self.morale_of = [piece.value("morale") for piece in roster]
        self.bonus_of = [piece.value("bonus") for piece in roster]
        self.is_counter = [kind not in (SHELLS, SCREEN) for kind in roster.kinds]
        self.is_real = [kind not in (DECOY, SHELLS, SCREEN) for kind in roster.kinds]
        self.is_fighter = [kind in FIGHTERS for kind in roster.kinds]
        self.stacks = [kind in FIGHTERS or kind == DECOY for kind in roster.kinds]
        self.counters = {side: [p for p in roster.of(side) if self.is_counter[p]] for side in self.sides}
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
