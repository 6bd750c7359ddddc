"""What an adapter tells the tactical mind about one table, and the plain values they exchange.

Facts only: reach, lines, expected harm, chances. What they are worth is in `will`. An adapter asks the predicates and
tallies of its game and reads a table as its side may know it: what lies under a marker is told by `pool`, never by the
pieces that happen to be imagined there.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, Protocol

from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.charts import Number
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.edges import Edges
from grognard.kernel.space.hexgrid import Grid

STILL, VEILED, MOVING, CREEPING = range(4)
"""How a target is fired at: standing in the open, standing concealed, moving in the open, moving concealed."""


class Effect(NamedTuple):
    """The expected harm of one fire to one unit: steps lost, and the chances to be stopped and broken."""

    steps: float = 0.0
    stops: float = 0.0
    breaks: float = 0.0


class Arm(NamedTuple):
    """What a unit fires with: its strength, its range, and whatever else its game tells apart."""

    side: int
    fire: Number
    reach: int
    least: int = 0
    is_indirect: bool = False


class Unit(NamedTuple):
    """A counter as it stands, or as it may stand under a marker."""

    piece: int
    place: int
    kind: str
    """The name under which the weights of units are written."""
    steps: int
    arm: Arm | None
    points: int
    """What it may spend in a move now; 0 when it cannot move."""
    close: float
    """Its strength in close combat."""
    is_hidden: bool = False
    is_fit: bool = True
    """Whether it acts, holds ground and shoots: not shaken, neutralised, or a decoy."""
    is_real: bool = True
    ready: float = 1.0
    """The chance that it can fire at a mover now."""
    answers: float = 1.0
    """The chance that it can fire at a firer now."""
    leader: int = -1
    is_leader: bool = False
    may_act: bool = True
    """Whether it may still act this turn."""
    eyes: tuple[int, ...] = ()
    """The other places that see for it."""
    later: Arm | None = None
    """What a weapon that is not set up would fire with."""
    opening: tuple[tuple[str, int], ...] = ()
    """What it must do before it can move, such as taking its weapon down."""


class ReachedHex(NamedTuple):
    """A hex within reach: its cost, and the steps by which it may be entered, cheapest first."""

    hex: int
    steps: tuple[tuple[int, int], ...]


class Clash(NamedTuple):
    """A close combat: the chance to have the hex afterwards, and the expected loss of steps of both sides."""

    takes: float
    own_steps: float
    his_steps: float


class Speech(NamedTuple):
    """The verbs of a game for what every tactical game has; empty where it has none."""

    begin: str
    step: str
    end: str
    fire: str
    assault: str
    snap: str = ""
    """To fire on the move."""
    set_up: str = ""
    """To set up a weapon."""
    command: str = ""
    """To let a unit act again."""
    free: str = ""
    """To let a stopped unit go on."""
    leave: str = ""
    enter: str = ""
    dig: str = ""


class Field(Protocol):
    """One table as one side may know it. Pieces are numbers of the roster."""

    speech: ClassVar[Speech]
    side: Side
    grid: Grid
    edges: Edges
    turns_left: int
    """The turns after this one."""
    command: int
    """The distance within which a leader commands; 0 where it does not matter."""
    room: str
    """The scenario, for the numbers that depend on it."""

    def ground(self) -> Hashable:
        """What cover and costs depend on: the board and what has changed on it. Lines may change from turn to turn."""

    def stamp(self) -> Hashable:
        """Everything that a picture depends on."""

    def own(self) -> Sequence[Unit]:
        """The counters of the side on the map."""

    def known(self) -> Sequence[Unit]:
        """The enemy counters on the map that are known."""

    def markers(self) -> Mapping[int, Unit | None]:
        """The places of unknown enemy counters: the public state, if it says anything."""

    def pool(self) -> Sequence[Unit]:
        """The enemy counters that may be under the markers, each with the state it would have there."""

    def unit(self, piece: int) -> Unit:
        """Any own counter, on the map or not."""

    def lines(self, hex_: int) -> int:
        """The hexes seen from a hex now."""

    def shelter(self, hex_: int) -> int:
        """The class of cover of a hex."""

    def cover(self, here: int, there: int, is_indirect: bool) -> Any:
        """What the ground between and around does to a fire along a free line; as the game counts it; hashable."""

    def hit(self, arm: Arm, distance: int, cover: Any, how: int) -> Effect:
        """The expected harm of a fire at a distance, against so much cover, to an average enemy of the arm."""

    def closed(self) -> int:
        """The hexes through which nobody of the side gets at present."""

    def hazards(self) -> Mapping[int, Effect]:
        """The hexes that hurt whoever enters them, whoever shoots: zones of shells, mines."""

    def halved(self, arm: Arm) -> Arm | None:
        """The same arm when it fires on the move; None where nobody does."""

    def effect(self, tally: Tally, side: Side) -> Effect:
        """The expected harm of a fire by its own tally to a unit of a side."""

    def may_stand(self, piece: int, hex_: int) -> bool:
        """Whether there is room for one more in a hex without enemies."""

    def may_assault(self, piece: int) -> bool:
        """Whether a unit may fight hand to hand now."""

    def stopped(self, piece: int) -> bool:
        """Whether a unit cannot move for a state that a leader may take away."""

    def may_dig(self, piece: int) -> bool:
        """Whether a unit may dig in where it stands, to better cover than it has."""

    def joiners(self, piece: int, hex_: int) -> Sequence[int]:
        """Who may join a unit in an assault on a hex, from where they stand."""

    def close(self, units: Sequence[Unit], foes: Sequence[Unit], hex_: int, is_rush: bool = False) -> Clash:
        """The close combat of some units against others that defend a hex; in a rush all come at once."""

    def prizes(self) -> Mapping[int, float]:
        """The hexes this side wants, each with its share of what the scenario is about."""

    def is_held(self, hex_: int) -> bool:
        """Whether the side has a prize already."""

    def goals(self, piece: int) -> Mapping[int, float] | None:
        """What a unit wants for itself, in place of the prizes of its side."""

    def exits(self, piece: int) -> int:
        """The hexes from which a unit leaves the map to the profit of its side, now or later."""

    def leaving(self, piece: int) -> float:
        """What the side scores when a unit leaves the map now."""

    def men(self, side: Side) -> Sequence[Unit]:
        """All combat units of a side on a table where nothing is hidden; for `value`."""

    def verdict(self) -> float | None:
        """1 for a game won, -1 for one lost, 0 for a draw, None while it goes on."""
