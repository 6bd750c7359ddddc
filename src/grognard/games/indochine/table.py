"""The table of Indochine: facts computed once, looking, and what changes when a counter is placed or shown.

What the game declares is in `words`; the other modules decide what may be done.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from grognard.games.indochine.stands import SideCache
from grognard.kernel.asking.script import Side
from grognard.kernel.space.edges import Edges
from grognard.kernel.space.hexgrid import hexset
from grognard.kernel.space.sight import Sight, VisibleTable
from grognard.kernel.table.position import (
    OPEN,
)

if TYPE_CHECKING:
    from grognard.games.indochine.sight import ClearRows, SightSets, VisibleHexes
from grognard.games.indochine.words import ACTIVE, CREW, DECOY, FACES, HO, LEADERS, SQUADS, WEAPONS, IndochineWords


class Indochine(IndochineWords):
    """Indochine's table."""

    side_cache = SideCache
    side_caches: list[SideCache]

    def prepare(self) -> None:
        """Compute value columns and what follows from the board and the roster once: they never change."""
        roster, board = self.roster, self.board
        self.kind = roster.kinds
        self.fire_of = roster.columns("fire", FACES)
        self.range_of = roster.columns("range", FACES)
        self.least_of = roster.columns("least", FACES)
        self.offensive_of = roster.columns("offensive", FACES)
        self.defensive_of = roster.columns("defensive", FACES)
        self.morale_of = roster.values("morale")
        self.move_of = roster.values("move", FACES[CREW])
        self.is_leader = roster.are(*LEADERS)
        self.is_weapon = roster.are(*WEAPONS)
        self.is_infantry = roster.are(*SQUADS)
        self.is_mortar = roster.have("mortar")
        self.is_machine_gun = roster.have("machine-gun")
        self.is_ho = roster.are(HO)
        self.is_unit = [kind not in (DECOY, HO) for kind in roster.kinds]
        """Combat units (1.1): leaders, infantry and heavy weapons."""
        self.longest_range = max((max(max(column) for column in face) for face in self.range_of if face), default=0)
        self.counters = {side: list(roster.of(side)) for side in self.sides}
        self.units = {side: [p for p in roster.of(side) if self.is_unit[p]] for side in self.sides}
        self.leaders = {side: [p for p in self.units[side] if self.is_leader[p]] for side in self.sides}
        self.mortars = {side: [p for p in self.units[side] if self.is_mortar[p]] for side in self.sides}
        self.leader_of = [
            next(p for p in roster.of_formation(f) if self.is_leader[p]) for f in range(len(roster.formations))
        ]
        self.formations_of = {
            side: [f for f, owner in enumerate(roster.formation_sides) if owner == side] for side in self.sides
        }
        self.edge_hexes = hexset(h for h in board.grid.hexes if len(board.grid.adjacent[h]) < 6)
        self._read_charts()
        self._read_ground()

    def _read_charts(self) -> None:
        """Numbers of the charts by name."""
        charts, roster = self.charts, self.roster
        self.limits = {name: charts["limits"].number(name, "value") for name in charts["limits"].rows}
        self.multiplier = {name: charts["multipliers"].amount(name, "times") for name in charts["multipliers"].rows}
        self.direct = {name: charts["direct"].number(name, "dice") for name in charts["direct"].rows}
        self.indirect = {name: charts["indirect"].number(name, "dice") for name in charts["indirect"].rows}
        self.road_bonus = charts["movement"].number("road-bonus", "points")
        self.stack_limit = self.limits["stack"]
        self.chances_of_effect: dict[tuple[int | None, int], Fraction] = {}
        """For `fire`: the chance of a result other than a dash, by column and what is added to the dice."""
        jams = charts["jams"]
        self.fails_at = [
            next((jams.number(name, "from") for name in jams.rows if name in piece.traits), 13) for piece in roster
        ]

    def _read_ground(self) -> None:
        """What follows from the board; `ground`, `sight` and `hiding` add protection, costs and lines of sight."""
        board = self.board
        self.sight: Sight
        self.visible: VisibleTable
        self.clear_rows: ClearRows
        self.lines: SightSets
        self.visibility: int
        self.seen_states: dict[tuple[bytes, ...], VisibleHexes]
        self.seen_last: tuple[bytes, bytes, bytes, VisibleHexes]
        self.observed_clear: dict[tuple[int, ...], int] = {}
        self.hindering_clear: dict[tuple[int, int], int] = {}
        """For `sight`: how many hexes hinder a line where nothing is in ruins, by its ends."""
        self.watched: dict[int, int] = {}
        """For `hiding`: from where counters are recognised at most, by their hexes as a set; one hex by its inverse."""
        self.bit_of = [1 << hex_ for hex_ in range(board.grid.size)] + [0] * len(board.boxes)
        """Each hex as a set; the empty one for places beside the map."""
        self.arriving, self.astray = board.box("arriving"), board.box("astray")
        self.looked: tuple[object, ...] = ()
        """For `hiding`: what the last look around was at that found nothing."""
        self.roads = board.links["road"] | board.links["track"]
        self.road_steps = [
            hexset(other for d, other in enumerate(row) if hex_ * 6 + d in self.roads and other >= 0)
            for hex_, row in enumerate(board.grid.neighbours)
        ]
        """For every hex the adjacent ones to which a road or track leads."""
        self.protection_of: list[tuple[int, int]]
        self.sides_with: dict[str, dict[int, int]]
        self.edges: Edges
        self.observation: tuple[tuple[int, ...], ...]

    def has_secrets(self) -> bool:
        """§8 Whether units may be hidden: a scenario that plays openly has no secrets."""
        return not self.has_rule("open")

    # Counters that fall or are recognised ----------------------------------------------------------------------
    def remove(self, piece: int) -> None:
        """§5.2 Who falls or is found to be a decoy while its formation acts, acts no more."""
        self.unmark(piece, ACTIVE)
        super().remove(piece)

    def reveal(self, piece: int) -> bool:
        """Show a counter to everyone, its losses too."""
        position, formation = self.position, self.position.formation[piece]
        if position.hidden[piece] != OPEN:
            if formation >= 0 <= position.losses[formation]:
                position.losses[formation] += position.unseen_losses[piece]
            position.unseen_losses[piece] = 0
        return super().reveal(piece)

    # Looking ---------------------------------------------------------------------------------------------------
    def is_open(self, piece: int) -> bool:
        """Whether everyone knows which counter this is: it is recognised."""
        return self.position.hidden[piece] == OPEN

    def counters_at(self, hex_: int, side: Side) -> list[int]:
        """The counters of a side in a hex, decoys and Ho included."""
        owner = self.owner
        return [p for p in self.occupation.stacks.get(hex_, ()) if owner[p] == side]

    def units_at(self, hex_: int, side: Side) -> list[int]:
        """The combat units of a side in a hex: only for its owner and for resolving rules."""
        owner, is_unit = self.owner, self.is_unit
        return [p for p in self.occupation.stacks.get(hex_, ()) if owner[p] == side and is_unit[p]]

    def value(self, name: str, default: int = 0) -> int:
        """A number of the scenario."""
        return self.scenario.values.get(name, default)

    def has_rule(self, name: str) -> bool:
        """Whether the scenario has a special rule."""
        return name in self.scenario.rules
