"""The table of Verdun: facts computed once, and looking.

What the game declares is in `words`; the other modules decide what may be done.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import itemgetter

from grognard.games.verdun.terrain import Ways
from grognard.games.verdun.words import (
    ARMY,
    ARMY_GUNS,
    CHASSEUR,
    CORPS,
    FIRED,
    FOOT,
    GARRISON,
    GERMAN,
    GUNS,
    HEAVY,
    HQ,
    MOVED,
    NAVAL,
    PIONEER,
    RAIL,
    REMNANT,
    STANDS_BY,
    STRONG,
    TRIED,
    WEAK,
    VerdunWords,
)
from grognard.kernel.asking.script import Refusal, Side
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.words.rulebook import rule


class Verdun(VerdunWords):
    """The table of They Shall Not Pass."""

    def prepare(self) -> None:
        """Compute once what never changes: what counters are, their values, who is whose, and the ground."""
        self._read_kinds()
        self._read_values()
        self._sort_pieces()
        self._read_ground()

    def _read_kinds(self) -> None:
        """Read what each counter is."""
        roster = self.roster
        self._numbers: dict[tuple[str, str, str], int] = {}
        self.kind = roster.kinds
        self.is_foot = roster.are(*FOOT)
        self.is_gun = roster.are(*GUNS)
        self.is_hq = roster.are(HQ)
        self.is_independent = [piece.formation == "16/16" for piece in roster]
        self.is_garrison = roster.are(GARRISON)
        self.corps = [piece.formation.partition("/")[0] for piece in roster]
        self.division = [piece.formation.partition("/")[2] for piece in roster]

    def _read_values(self) -> None:
        """Read the values of counters, and what a kind weighs and threatens."""
        roster = self.roster
        self.combat_of = roster.column("combat")
        self.attack_of = roster.values("attack")
        self.defence_of = roster.values("defence")
        self.range_of = roster.values("range")
        self.move_of = roster.values("move")
        self.morale_of = roster.values("morale")
        units = self.charts["units"]
        self.stack_of = [units.number(kind, "halves") for kind in roster.kinds]
        self.stack_limit = self.number("limits", "stack-halves")
        self.zone_of = [{"strong": STRONG, "weak": WEAK, "none": -1}[units.at(kind, "zone")] for kind in roster.kinds]

    def _sort_pieces(self) -> None:
        """Sort the pieces by side and by what they may be used for."""
        roster = self.roster
        self.forges, self.rail, self.naval, self.heavy = map(self.the_one, (ARMY, RAIL, NAVAL, HEAVY))
        self.own = {side: roster.of(side) for side in self.sides}
        stood = set(self.charts["historical"].rows)
        self.deployed = {
            side: [p for p in self.own[side] if roster[p].name in stood and roster.kinds[p] != ARMY]
            for side in self.sides
        }
        self.leaders = {
            side: [p for p in self.own[side] if roster.kinds[p] == self.leading_kind(side)] for side in self.sides
        }
        self.where_are = {side: itemgetter(*self.own[side]) for side in self.sides}
        self.guns = {
            side: [p for p in self.own[side] if self.is_gun[p] and roster.kinds[p] not in ARMY_GUNS]
            for side in self.sides
        }
        self.gunners = {
            side: [p for p in self.own[side] if roster.kinds[p] in {CORPS, *ARMY_GUNS}] for side in self.sides
        }
        self.mobile = {side: [p for p in self.own[side] if self.move_of[p]] for side in self.sides}
        self.stays_with = [MOVED | TRIED | (0 if p == self.rail else FIRED) for p in range(len(roster))]
        self.spades = {
            side: [p for p in self.own[side] if (self.is_foot[p] or self.is_gun[p]) and p != self.rail]
            for side in self.sides
        }

    def _read_ground(self) -> None:
        """Read what follows from the board."""
        board = self.board
        names = ("wood", "hill", "village", "city", "trench", "fort")
        self.wood, self.hill, self.village, self.city, self.trench, self.fort = map(board.hexes_of, names)
        self.works = self.trench | self.fort
        grid = board.grid
        self.diggable = bytes(h < grid.size and not self.works >> h & 1 for h in range(grid.size + len(board.boxes)))
        self.road_hexes = hexset(edge // 6 for edge in board.links["road"])
        self.rail_hexes = hexset(edge // 6 for edge in board.links["rail"])
        self.all_sources = board.regions.get("sources-german", 0) | board.regions.get("sources-french", 0)
        rows = self.number("limits", "heavy-rows")
        self.heavy_reach = hexset(h for h in grid.hexes if grid.printed(h)[1] <= rows)
        self.southing = [grid.centre(h)[1] if h in grid else 0.0 for h in range(grid.size)]
        self.behind_the_line = self.south_of_the_line()
        self.forges_hex = self.hex_of_forges()
        self.ways = Ways(self)

    @rule("3.1")
    def south_of_the_line(self) -> int:
        """§3.1 The hexes south of the northernmost trench line, extended westwards beyond its end."""
        grid, southing = self.board.grid, self.southing
        line = {grid.printed(h)[0]: southing[h] for h in members(self.board.regions.get("first-trench", 0))}
        west = line.get(min(line, default=0), 0.0)
        return hexset(h for h in grid.hexes if line and southing[h] > line.get(grid.printed(h)[0], west))

    @rule("14.33")
    def hex_of_forges(self) -> int:
        """§14.33 Where the guns of the left bank stand; on a sketched board the region `forges`, or none."""
        if self.board.sketch:
            return next(iter(members(self.board.regions.get("forges", 0))), -1)
        return self.board.grid.find(self.charts["set-up"].at("Forges", "first"))

    @rule("14.5", "14.6", "4.VI", "4.XI")
    def leading_kind(self, side: Side) -> str:
        """§4.VI, §4.XI Pioneers lead the Germans in a breakthrough, chasseurs the French."""
        return PIONEER if side == GERMAN else CHASSEUR

    def number(self, chart: str, row: str, column: str = "value") -> int:
        """A number from a chart with named rows, read once."""
        key = chart, row, column
        found = self._numbers.get(key)
        if found is None:
            found = self._numbers[key] = self.charts[chart].number(row, column)
        return found

    def the_one(self, kind: str) -> int:
        """The one piece of a kind, or -1 where there is none."""
        return next(iter(self.roster.of_kind(kind)), -1)

    def is_homeward(self, side: Side, here: int, hex_: int) -> bool:
        """§9.5 Whether a step leads towards a side's own edge: the north for the Germans, the south for the French."""
        south = self.southing[hex_] - self.southing[here]
        return south < 0 if side == GERMAN else south > 0

    def enemy_hexes(self, side: Side) -> list[int]:
        """The hexes of the map with enemies of a side, ascending."""
        at, size = self.position.at, self.board.grid.size
        return sorted({at[p] for p in self.own[side.enemy] if at[p] < size})

    def city_held(self, side: Side) -> int:
        """§14.2 The hexes of Verdun that the enemy of a side neither controls nor stands in."""
        return hexset(h for h in members(self.city) if not self.is_hostile(h, side))

    def is_hostile(self, hex_: int, side: Side) -> bool:
        """§14.9 Whether the enemy of a side controls a hex or stands in it."""
        return self.position.control[hex_] == side.enemy + 1 or self.enemies_at(hex_, side)

    @property
    def day(self) -> int:
        """The date in February."""
        return self.date(self.position.turn)

    def date(self, turn: int) -> int:
        """The date of a turn in February."""
        return self.number("limits", "first-day") + turn - 1

    def is_petain(self) -> bool:
        """§14.7 Whether Pétain commands: from 26 February on."""
        return self.day >= self.number("limits", "petain-day")

    @rule("8.4", "8.41")
    def exerts(self, piece: int) -> int:
        """§8.41 Regiments and garrisons exert strong zones; battalions, remnants, guns weak ones; headquarters none."""
        return self.zone_of[piece]

    def marked(self, pieces: Iterable[int], bits: int) -> list[int]:
        """The pieces, out of these, that carry any of these marks."""
        marks = self.position.marks
        return [p for p in pieces if marks[p] & bits]

    def why_not_on_map(self, side: Side, piece: int, clause: str) -> Refusal | None:
        """Why a piece cannot use a clause at all: it belongs to the enemy, or is not on the map."""
        if self.owner[piece] != side:
            return Refusal(clause, "no-not-yours")
        return None if self.position.at[piece] < self.board.grid.size else self.why_absent(piece, clause)

    @rule("3.4", "6.4", "6.42", "9.7", "14.31", "14.32", "14.4", "14.42", "15.1")
    def why_absent(self, piece: int, clause: str) -> Refusal:
        """Why a piece is not on the map: §6.4 it arrives later, §14.3 it fires from off the map, §14.4 it is a remnant.

        For a destroyed unit the caller's own clause gives the reason.
        """
        place = self.position.at[piece]
        box = self.board.place_text(place)
        if box == "feb-25-optional":
            return Refusal("6.42", "no-optional-division")
        if due := self.due(box):
            return Refusal("6.4", "no-comes-later", {"day": self.date(due)})
        if box == "off-map":
            return Refusal(STANDS_BY.get(self.kind[piece], clause), "no-off-map")
        if self.position.gone[piece]:
            return Refusal({REMNANT: "14.42", ARMY: "15.1"}.get(self.kind[piece], "9.7"), "no-gone")
        if self.kind[piece] == REMNANT:
            return Refusal("14.4", "no-remnant-away")
        return Refusal(clause, "no-not-on-map")

    def enemies_at(self, hex_: int, side: Side) -> bool:
        """Whether an enemy of this side stands in a hex."""
        stack = self.occupation.stacks.get(hex_)
        return stack is not None and self.owner[stack[0]] != side

    def friends_at(self, hex_: int, side: Side) -> bool:
        """Whether a unit of this side stands in a hex."""
        stack = self.occupation.stacks.get(hex_)
        return stack is not None and self.owner[stack[0]] == side

    def units_at(self, hex_: int, side: Side) -> list[int]:
        """The units of a side in a hex, garrisons included."""
        return [p for p in self.at(hex_) if self.owner[p] == side]

    def is_fort(self, hex_: int) -> bool:
        """§14.8 Whether an intact fort stands in a hex."""
        return bool(self.fort >> hex_ & 1) and any(self.is_garrison[p] for p in self.at(hex_))

    def is_adjacent_to_enemy(self, piece: int) -> bool:
        """Whether an enemy unit stands next to a piece."""
        owner, stacks = self.owner, self.occupation.stacks
        side = owner[piece]
        for h in self.board.grid.adjacent[self.position.at[piece]]:
            if h in stacks and owner[stacks[h][0]] != side:
                return True
        return False
