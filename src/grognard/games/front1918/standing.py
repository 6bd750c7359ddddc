"""What the table of the series caches beside the position: the chart row of a turn, reinforcement groups, stands.

All of it follows from the data or from the positions of the pieces, so it is not saved, and it decides no rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from grognard.games.front1918.results import Arrival
from grognard.kernel.asking.script import Side

if TYPE_CHECKING:
    from grognard.games.front1918.ground import Marches
    from grognard.games.front1918.table import Front

NO_MISSION, OBSERVATION, BOMBING, INTERDICTION, RAID = 0, 1, 2, 3, 4
MISSIONS = ("none", "observation", "bombing", "interdiction", "raid")
"""The mission of an air group."""

REMEMBERED = 4096
"""How many stacks are cached before the cache is cleared."""


class ArrivalGroup(NamedTuple):
    """Reinforcements that arrive together: their box, their side, and when, how and where they arrive."""

    name: str
    box: int
    side: Side
    turn: int
    sequence: int
    how: Arrival
    where: tuple[str, ...]
    hexes: int
    """The hexes named in the chart, and those within the distance it gives."""


class Day(NamedTuple):
    """What the charts say of one turn of the scenario: read once per turn, since rules ask at every step."""

    calendar: int
    """The number of the turn in the book."""
    row: str
    """The row of the turn in the scenario's charts."""
    initiative: Side
    attacker: Side | None
    """The side whose offensive it is, if there is one."""
    is_frozen: bool
    closed: int
    """The hexes nobody may enter."""
    morale: list[int]
    """The morale of every piece, with what the turn adds for its nation."""


class SideFacts:
    """The positions of one side's pieces, and what follows from them alone, computed on first use.

    A new one is made as soon as a piece of the side moves, so its cached values are never out of date; values that
    depend on both sides are cached together with the key of the other side's stand. Two stands that referred to each
    other would be a circle, which only the garbage collector frees.
    """

    key: object | None = None

    fighters: int | None = None
    ground: int | None = None
    present: int | None = None
    zones: int | None = None
    lone: int | None = None
    near: int | None = None
    radius: tuple[object, object, tuple[int, int]] | None = None
    direct: tuple[object, object, tuple[int, int]] | None = None
    entries: dict[str, int] | None = None
    marches: dict[object, Marches] | None = None

    def keyed(self) -> object:
        """What stands for it in the caches of the other side, made when first needed."""
        if self.key is None:
            self.key = object()
        return self.key


class Weights(dict[tuple[int, ...], int]):
    """The stacking points of a stack with nobody reduced, computed once for each stack."""

    def __init__(self, weight_of: Sequence[int]) -> None:
        super().__init__()
        self.weight_of = weight_of

    def __missing__(self, stack: tuple[int, ...]) -> int:
        if len(self) >= REMEMBERED:
            self.clear()
        found = self[stack] = sum([self.weight_of[p] for p in stack])
        return found


def union(sets: Iterable[int]) -> int:
    """All the hexes of some sets."""
    bits = 0
    for each in sets:
        bits |= each
    return bits


def groups_of_scenario(g: Front) -> list[ArrivalGroup]:
    """The reinforcements of the scenario, as the chart of arrivals has them; a sketched board may say where."""
    chart, grid = g.charts.get("arrivals"), g.board.grid
    found = []
    for row in chart.rows if chart is not None else ():
        if chart is None or not row.startswith(f"{g.scenario.id}-") or row not in g.board.boxes:
            continue
        side, turn, sequence, how, where = (chart.value(row, column) for column in chart.columns)
        named = [hex_ for word in where if (hex_ := grid.get(word)) is not None]
        hexes = g.board.regions.get(f"entry-{row}", union(grid.within(hex_, how.far) for hex_ in named))
        found.append(ArrivalGroup(row, g.board.box(row), g.side_named(side), turn, sequence, how, where, hexes))
    return found


def picker(pieces: list[int]) -> itemgetter[Any]:
    """A getter for the places of these pieces that returns a tuple even for fewer than two."""
    return itemgetter(*(pieces or [0, 0]), *(pieces[:1] if len(pieces) == 1 else ()))
