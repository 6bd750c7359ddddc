"""The table: what is computed once, numbers and dates, units and places, and what is remembered while nobody moves.

A game of the series subclasses `Front` with its sides, board, pieces and charts; `words` lists the values it may
set. The other modules decide what may be done.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.front1918.standing import Day, SideFacts, Weights, groups_of_scenario, picker, union
from grognard.games.front1918.words import (
    AIR,
    ARMY,
    ASSAULT,
    COMBAT,
    DETACHED,
    DIVISION,
    DRAWN,
    EXPLOITATION,
    FIRM,
    FOGGY,
    GUN,
    HAS_MOVED,
    HQ,
    LATE,
    LOOSE,
    MOVED,
    MUDDY,
    OFFENSIVE,
    PAYS_FIRST_LOSS,
    PINNED,
    SMALL,
    SOURCE,
    STORMS_IN_ADVANCE,
    TANK,
    UPSET,
    WHEELS,
    FrontWords,
)
from grognard.kernel.asking.script import Refusal, Side
from grognard.kernel.asking.sequence import Phase
from grognard.kernel.words.rulebook import rule

if TYPE_CHECKING:
    from grognard.games.front1918.facts import Facts
    from grognard.games.front1918.ground import Ways
    from grognard.games.front1918.series import BookActions, Predicates, Steps
    from grognard.games.front1918.turn import Chapters


class Front(FrontWords):
    """The table of the series."""

    chapters: ClassVar[Chapters[Any]]
    """The chapters of the sequence of play; a game replaces or adds to those of the engine."""
    facts: ClassVar[Facts[Any]]
    """What the book counts, where books differ."""
    predicates: ClassVar[Predicates[Any]]
    """What the book forbids besides what the engine does."""
    actions: ClassVar[BookActions[Any]]
    """What the book lets a side do besides."""
    steps: ClassVar[Steps[Any]]
    """What is done where books differ, and the steps of a combat."""
    dry_ways: Ways
    wet_ways: Ways
    """The movement edges in dry and in muddy weather; the same where the board has no secondary roads."""
    ways: Ways
    """Those of the present weather."""
    side_cache = SideFacts
    side_caches: list[SideFacts]
    roams: list[bool]
    """For each piece whether all ground that others may enter is open to it."""

    def prepare(self) -> None:
        """Compute value columns, classes of pieces and movement edges once: they never change."""
        self._begin_counts()
        self._read_kinds()
        self._read_values()
        self._sort_pieces()
        self._index_hexes()
        self._read_ground()
        self._read_limits()
        self._read_options()

    def _begin_counts(self) -> None:
        """Begin what is found while playing and kept, and join the marks that the book lists."""
        self.holding = union(self.held_by)
        """The marks in `held_by`."""
        self.markers_first = self.clause("reserve.first") in self.options
        """Whether reserve and disengagement markers are placed before units move, not after."""
        self._numbers: dict[tuple[str, str, str], int] = {}
        self._bonuses: dict[tuple[str, str, str], int] = {}
        self._days: dict[int, Day] = {}
        self._schools: dict[tuple[int, bool], str] = {}
        self.level: tuple[SideFacts, ...] = ()
        """The stands at which no stack was too high: until somebody moves, losses only make stacks lower."""

    def _read_kinds(self) -> None:
        """Read what each counter is."""
        roster = self.roster
        kinds = self.kind = roster.kinds
        self.is_combat = self.with_trait(COMBAT)
        self.is_tank = roster.are(TANK)
        self.is_foot = [is_combat and kind != TANK for is_combat, kind in zip(self.is_combat, kinds, strict=True)]
        self.is_small = self.with_trait(SMALL)
        self.is_division = roster.are(DIVISION)
        self.is_detachment = self.with_trait(DETACHED)
        self.has_detachments = any(self.is_detachment)
        self.is_gun = self.with_trait(GUN)
        self.is_army_gun = roster.are(ARMY)
        self.may_counter = ["no-counter" not in piece.traits for piece in roster]
        self.is_hq = roster.are(HQ)
        self.is_stoss = self.with_trait(ASSAULT)
        self.storms_in_advance, self.pays_first = self.with_trait(STORMS_IN_ADVANCE), self.with_trait(PAYS_FIRST_LOSS)
        self.is_storm_mate = self.with_trait(self.storm_mates)
        self.is_air = roster.are(AIR)
        self.is_depot = self.with_trait(SOURCE)
        self.is_wheeled = self.with_trait(WHEELS)
        self.is_drawn = self.with_trait(DRAWN)
        self.nation = [next((n for n in self.nations if n in piece.traits), "") for piece in roster]
        self.is_cavalry = roster.have("cavalry")
        self.division = [piece.formation for piece in roster]

    def _read_values(self) -> None:
        """Read the values of counters."""
        roster = self.roster
        self.attack_of = roster.column("attack")
        self.defence_of = roster.column("defence")
        self.move_of = roster.values("move")
        self.radii_of = [(piece.value("radius"), piece.value("offensive-radius")) for piece in roster]
        self.potentials_of = [(piece.value("potential"), piece.value("offensive-potential")) for piece in roster]
        self.coordination_of = roster.values("coordination")
        self.morale_of = roster.values("morale")
        self.command_of = roster.values("command")

    def _sort_pieces(self) -> None:
        """Sort the pieces by side and by what they may be used for."""
        roster = self.roster
        self.own = {side: roster.of(side) for side in self.sides}
        self.fighters = {side: [p for p in self.own[side] if self.is_combat[p]] for side in self.sides}
        self.guns = {side: [p for p in self.own[side] if self.is_gun[p]] for side in self.sides}
        self.headquarters = {side: [p for p in self.own[side] if self.is_hq[p]] for side in self.sides}
        self.depots = {side: [p for p in self.own[side] if self.is_depot[p]] for side in self.sides}
        self.mobile = {
            side: [p for p in self.own[side] if self.is_combat[p] or self.is_wheeled[p]] for side in self.sides
        }
        self.marching = self.mobile
        """The units that may be moved in a movement phase: all of these, unless some have no movement at all."""
        self.stosstruppen = [p for p in range(len(roster)) if self.is_stoss[p]]
        self.wings = {side: [p for p in self.own[side] if self.is_air[p]] for side in self.sides}
        self.also_present = {
            side: [*(p for p in self.stosstruppen if self.owner[p] == side), *self.depots[side]] for side in self.sides
        }
        """Pieces that hold a hex besides combat units and wheeled supports."""
        self.wheeled = {side: [p for p in self.own[side] if self.is_wheeled[p]] for side in self.sides}

    def _index_hexes(self) -> None:
        """Number the hexes as sets, and make ways to pick the hexes of pieces."""
        board = self.board
        self.bit = [1 << h for h in range(board.grid.size)] + [0] * len(board.boxes)
        self.nothing = bytes(board.grid.size)
        """A number for each hex, all of them 0."""
        self.where_fight = {side: picker(self.fighters[side]) for side in self.sides}
        self.where_march = {side: picker(self.mobile[side]) for side in self.sides}
        self.missions_of = {side: picker(self.wings[side]) for side in self.sides}
        self.with_whom = picker(self.stosstruppen)
        self.storms = {side: any(self.owner[p] == side for p in self.stosstruppen) for side in self.sides}
        is_felt = "limits" in self.charts and bool(self.number("limits", "tank-zones"))
        self.has_zone = [self.is_foot[p] or (self.is_tank[p] and is_felt) for p in range(len(self.roster))]

    def _read_ground(self) -> None:
        """Read what follows from the board and the regions of the scenario."""
        board = self.board
        self.terrain = {name: board.hexes_of(name) for name in self.legend.terrains}
        names = ("wood", "village", "town", "fort", "trench")
        self.wood, self.village, self.town, self.fort, self.trench = (self.terrain.get(name, 0) for name in names)
        self.works = union(self.terrain[name] for name in self.fortified)
        scenario, regions, everywhere = self.scenario.id, board.regions, board.grid.mask
        self.area = regions.get(f"area-{scenario}", everywhere)
        self.frozen_hexes = regions.get(f"frozen-{scenario}", 0) if "frozen" in self.scenario.rules else 0
        self.shelter = union(
            regions.get(each, 0) for name, each in self.shelters.items() if name in self.scenario.rules
        )
        self.cities = [
            union(regions.get(name, 0) for name in self.city_regions.get(side.name, ())) for side in self.sides
        ]

    def _read_limits(self) -> None:
        """Read the limits of stacks and the groups of the scenario."""
        roster, kinds = self.roster, self.kind
        self.stack_limit = self.number("limits", "stack")
        self.weights = [self.number("limits", f"stack-{size}") for size in ("division", "reduced", "other")]
        whole, _, other = self.weights
        counted = [self.is_combat[p] and not self.is_detachment[p] for p in range(len(roster))]
        self.most_weight = Weights(
            [whole if kind == DIVISION else other if counts else 0 for kind, counts in zip(kinds, counted, strict=True)]
        )
        self.held_at_start = self._held_at_start()
        self.edge_sources = [self._edge_sources(side) for side in self.sides]
        self.groups = groups_of_scenario(self)
        self.groups_of = {side: [group for group in self.groups if group.side == side] for side in self.sides}
        self.turns: dict[tuple[Hashable, ...], tuple[Phase, ...]] = {}

    def _read_options(self) -> None:
        """Read what the book allows: footbridges, direct supply, guns and staffs over water, reserves."""
        self.span_cost = self.bonus("limits", "footbridge-cost")
        self.span_tries_left = self.bonus("limits", "footbridge-tries")
        """The most tries at footbridges in an operational sequence, 0 where the book does not limit them."""
        self.direct_supply = self.bonus("limits", "direct-supply")
        self.guns_ford = bool(self.bonus("limits", "guns-ford-streams"))
        self.staffs_tread = bool(self.bonus("limits", "hq-footbridges"))
        self.arrive_on_tracks = bool(self.bonus("limits", "arrivals-on-tracks"))
        self.reserve_units = self.bonus("limits", "reserve-units")
        """How many units share a reserve marker, 0 where a whole stack does."""
        self.all_sweep = not self.bonus("limits", "sweeps-by-combat-units")
        self.reserve_bars = MOVED | self.holding | (0 if self.bonus("limits", "reserve-upset") else UPSET)
        """The marks that keep a unit out of the reserve."""
        self._carriers: dict[int, frozenset[int]] = {}
        self.prices: dict[int, int] = {}
        """What a step of each piece costs, found when first asked for."""

    def with_trait(self, trait: str) -> list[bool]:
        """For each piece whether its kind has a trait."""
        return [trait in self.kinds[kind] for kind in self.roster.kinds]

    def _held_at_start(self) -> list[int]:
        """The ground each side holds at the start: the hexes nearest to its combat units in the scenario's set-up, and
        to its front where the board draws that as a region."""
        grid, regions = self.board.grid, self.board.regions
        held = [regions.get(f"front-{side.name}-{self.scenario.id}", 0) & grid.mask for side in self.sides]
        for line in self.scenario.position.splitlines():
            words = line.partition("#")[0].split()
            if len(words) < 4 or words[0] != "unit" or "at" not in words:
                continue
            where = grid.get(words[words.index("at") + 1])
            pieces = [self.roster.find(name) for name in words[1 : words.index("at")]]
            for piece in pieces:
                if where is not None and piece is not None and self.is_combat[piece]:
                    held[self.owner[piece]] |= 1 << where
        free = grid.mask & ~union(held)
        while free and union(held):
            grown = [grid.grow(bits) & free for bits in held]
            for number, bits in enumerate(grown):
                held[number] |= bits & ~union(grown[:number])
            before, free = free, grid.mask & ~union(held)
            if free == before:
                break
        return held

    @rule("supply.source-hexes")
    def _edge_sources(self, side: Side) -> int:
        """The signs of a side on the edges of the map, and where the area stops short of them its limit, as far as
        the side holds the ground there at the start."""
        regions = self.board.regions
        limits = regions.get(f"limits-{side.name}-{self.scenario.id}", regions.get("limits", 0))
        limits &= self.held_at_start[side] & self.area
        return regions.get(f"sources-{side.name}", 0) & self.area | limits

    # Numbers and dates -----------------------------------------------------------------------------------------
    def number(self, chart: str, row: str, column: str = "value") -> int:
        """A number from a chart with named rows, read once; a dash is 0."""
        key = chart, row, column
        found = self._numbers.get(key)
        if found is None:
            found = self._numbers[key] = self.charts[chart].number(row, column)
        return found

    def bonus(self, chart: str, row: str, column: str = "value") -> int:
        """A number from a chart; 0 if the chart is missing or has no row of this name."""
        key = chart, row, column
        found = self._bonuses.get(key)
        if found is None:
            is_there = chart in self.charts and self.has_row(chart, row)
            found = self._bonuses[key] = self.number(*key) if is_there else 0
        return found

    def has_row(self, chart: str, row: str) -> bool:
        """Whether a chart has a row of this name."""
        return row in self.charts[chart].rows

    @property
    def today(self) -> Day:
        """What the charts say of this turn."""
        turn = self.position.turn
        found = self._days.get(turn)
        if found is None:
            found = self._days[turn] = self._day(turn)
        return found

    @rule("turn.initiative", "offensive.declared", "scenario.frozen")
    def _day(self, turn: int) -> Day:
        """A turn in the charts: it has an offensive whenever the scenario orders one; the frozen sector is
        frozen until the side that does not begin launches its own."""
        calendar = self.number_of(turn)
        row = f"{self.scenario.id}-{calendar}"
        first, attacker = self.sides[0], None
        if self.has_row("initiative", row):
            first = self.side_named(self.charts["initiative"].at(row, "side"))
        if self.has_row("offensives", row):
            attacker = self.side_named(self.charts["offensives"].at(row, "side"))
        is_frozen = bool(self.frozen_hexes) and first == self.sides[0] and turn == 1
        closed = self.board.grid.mask & ~self.area | (self.frozen_hexes if is_frozen else 0)
        plus = {nation: self.bonus(f"{nation}-morale", row, "plus") for nation in {*self.nation}}
        morale = [own + plus[nation] for own, nation in zip(self.morale_of, self.nation, strict=True)]
        for tank in [p for p, is_tank in enumerate(self.is_tank) if is_tank]:
            morale[tank] = self.coordination_of[tank]
        return Day(calendar, row, first, attacker, is_frozen, closed, morale)

    @property
    def calendar(self) -> int:
        """The number of the turn in the book."""
        return self.today.calendar

    def number_of(self, turn: int) -> int:
        """The number in the book of a turn of the scenario."""
        return self.scenario.values.get("first-turn", 1) + turn - 1

    def side_named(self, name: str) -> Side:
        """The side of this name."""
        return next(side for side in self.sides if side.name == name)

    @property
    def this_turn(self) -> str:
        """The row of this turn in the scenario's charts."""
        return self.today.row

    @property
    def initiative(self) -> Side:
        """The side with the initiative in this turn."""
        return self.today.initiative

    @property
    def is_offensive(self) -> bool:
        """Whether an offensive is under way in this turn."""
        return self.today.attacker is not None

    @rule("offensive.benefits")
    def offensive_modifier(self, side: Side) -> int:
        """What the offensive of a side is worth in this operational sequence."""
        if self.today.attacker != side:
            return 0
        column = ("first", "second", "third")[max(0, min(2, self.position.sequence - 1))]
        return self.number("offensives", self.facts.offensive_row(self), column)

    @rule("bombardment.preparation")
    def is_bruchmuller(self, side: Side) -> bool:
        """Whether this side's guns fire the Bruchmüller preparation now."""
        if self.today.attacker != side:
            return False
        return self.number("offensives", self.facts.offensive_row(self), "bruchmuller") == self.position.sequence

    # Units -----------------------------------------------------------------------------------------------------
    @rule("units.elite", "units.brigade")
    def is_elite(self, piece: int) -> bool:
        """A regiment, brigade or detachment of morale 5 or 6."""
        is_one = self.is_small[piece] or self.is_detachment[piece]
        return is_one and self.facts.morale(self, piece) >= self.number("limits", "elite-morale")

    @rule("doctrine.side", "doctrine.effects", "doctrine.scenario")
    def doctrine(self, piece: int) -> str:
        """The doctrine of a unit, or an empty text for a side without one."""
        if self.owner[piece] not in self.schooled:
            return ""
        key = piece, self.has(piece, LATE)
        found = self._schools.get(key)
        if found is None:
            found = self._schools[key] = self._doctrine(*key)
        return found

    def _doctrine(self, piece: int, is_late: bool) -> str:
        """The doctrine of a unit in the chart, by formation or nation; late arrivals may have a separate row."""
        nation = self.home_of_tanks if self.is_tank[piece] else self.nation[piece]
        own = f"{self.scenario.id}-{self.division[piece]}"
        row = own if self.has_row("doctrine", own) else f"{self.scenario.id}-{nation}"
        late = f"{row}-late"
        if is_late and self.has_row("doctrine", late):
            return self.charts["doctrine"].at(late, "doctrine")
        return self.charts["doctrine"].at(row, "doctrine") if self.has_row("doctrine", row) else ""

    @rule("doctrine.effects")
    def is_hampered(self, piece: int) -> bool:
        """Whether the doctrine of a unit shortens its retreats."""
        return self.doctrine(piece) in self.hampering

    def why_not_on_map(self, side: Side, piece: int, clause: str) -> Refusal | None:
        """Why a piece cannot use a clause at all: it belongs to the enemy, or is not on the map."""
        if self.owner[piece] != side:
            return Refusal(clause, "no-not-yours")
        return None if self.position.at[piece] < self.board.grid.size else Refusal(clause, "no-not-on-map")

    @rule("reserve.defence")
    def why_held(self, piece: int) -> Refusal:
        """Why a unit with one of the marks in `holding` neither moves nor attacks nor reacts."""
        marks = self.position.marks[piece]
        return next(why for mark, why in self.held_by.items() if marks & mark)

    def why_moved(self, piece: int) -> Refusal:
        """Why a unit that has acted in this phase does not move."""
        marks = self.position.marks[piece]
        return next((why for mark, why in self.moved_by.items() if marks & mark), HAS_MOVED)

    def is_full(self, piece: int) -> bool:
        """Whether a unit is at full strength."""
        return self.position.steps[piece] == self.roster.steps[piece]

    def is_upset(self, piece: int) -> bool:
        """Whether a unit is disorganised or reorganising."""
        return bool(self.position.marks[piece] & UPSET)

    @rule("stacking.limit")
    def weight(self, piece: int) -> int:
        """The stacking points of a unit: a full division 3, a reduced one 2, a detachment 0, any other fighter 1."""
        if not self.is_combat[piece] or self.is_detachment[piece]:
            return 0
        if self.is_division[piece]:
            return self.weights[0 if self.is_full(piece) else 1]
        return self.weights[2]

    def stacking(self, pieces: Iterable[int]) -> int:
        """The stacking points of these units together."""
        return sum([self.weight(p) for p in pieces])

    @rule("zones.control")
    def exerts(self, piece: int) -> int:
        """Every combat unit but a tank exerts a zone: a firm one, or a loose one if it is pinned."""
        if not self.has_zone[piece]:
            return -1
        return LOOSE if self.position.marks[piece] & PINNED else FIRM

    def may_share_hex(self, piece: int) -> bool:
        """Air groups may share a hex with the enemy; ground units may not."""
        return self.is_air[piece]

    # Places ----------------------------------------------------------------------------------------------------
    @rule("zones.control")
    def in_zone(self, side: Side, hex_: int, light: bool = False) -> bool:
        """Whether a hex lies in a zone of a side; `light` units ignore zones of pinned units."""
        zones = self.occupation.zones
        return bool(zones[2 * side][hex_] or (not light and zones[2 * side + 1][hex_]))

    def units_at(self, hex_: int, side: Side) -> list[int]:
        """The pieces of a side in a hex, supports included."""
        return [p for p in self.at(hex_) if self.owner[p] == side]

    @rule("units.any")
    def others_at(self, hex_: int, side: Side, apart: Iterable[int] = ()) -> list[int]:
        """The units of a side in a hex, supports included, but neither air groups, which fly over it, nor these units
        with their assault troops."""
        out = {*apart}
        there = [p for p in self.units_at(hex_, side) if not self.is_air[p] and p not in out]
        return [p for p in there if not (self.is_stoss[p] and self.position.carrier[p] in out)]

    def fighters_at(self, hex_: int, side: Side) -> list[int]:
        """The combat units of a side in a hex."""
        owner, is_combat = self.owner, self.is_combat
        return [p for p in self.occupation.stacks.get(hex_, ()) if is_combat[p] and owner[p] == side]

    def holds(self, side: Side, hex_: int) -> bool:
        """Whether a combat unit of a side stands in a hex."""
        return bool(self.fighters_at(hex_, side))

    def hexes_of(self, pieces: Iterable[int]) -> int:
        """The set of hexes where these pieces are."""
        at, bit, bits = self.position.at, self.bit, 0
        for place in {at[p] for p in pieces}:
            bits |= bit[place]
        return bits

    def fighter_hexes(self, side: Side) -> int:
        """The set of hexes with combat units of a side."""
        stand = self.side_caches[side]
        if stand.fighters is None:
            stand.fighters = self.hexes_of(self.fighters[side])
        return stand.fighters

    def ground_hexes(self, side: Side) -> int:
        """The hexes with ground units of a side, supports included."""
        stand = self.side_caches[side]
        if stand.ground is None:
            stand.ground = self.fighter_hexes(side) | self.hexes_of(self.wheeled[side])
        return stand.ground

    def present_hexes(self, side: Side) -> int:
        """The hexes with any piece of a side except air groups; depots are supports too."""
        stand = self.side_caches[side]
        if stand.present is None:
            stand.present = self.ground_hexes(side) | self.hexes_of(self.also_present[side])
        return stand.present

    @rule("zones.control")
    def zone_hexes(self, side: Side) -> int:
        """The set of hexes in the zones of a side, and the hexes of its units."""
        stand = self.side_caches[side]
        if stand.zones is None:
            stand.zones = self.board.grid.grow(self.hexes_of(p for p in self.fighters[side] if self.has_zone[p]))
        return stand.zones

    def near_hexes(self, side: Side) -> int:
        """The hexes with ground units of a side, and those next to them."""
        stand = self.side_caches[side]
        if stand.near is None:
            stand.near = self.board.grid.grow(self.ground_hexes(side))
        return stand.near

    def lone_hexes(self, side: Side) -> int:
        """The hexes with guns or headquarters of a side and no combat unit."""
        stand = self.side_caches[side]
        if stand.lone is None:
            stand.lone = self.ground_hexes(side) & ~self.fighter_hexes(side)
        return stand.lone

    @rule("scenario.frozen")
    def is_frozen(self) -> bool:
        """Whether the frozen sector is still frozen: until the second side launches its offensive."""
        return self.today.is_frozen

    @rule("scenario.area", "scenario.frame")
    def closed_hexes(self) -> int:
        """The hexes nobody may enter: those outside the playing area, and the frozen sector."""
        return self.today.closed

    @rule("supply.shelter")
    def is_safe(self, piece: int) -> bool:
        """Whether a piece cannot be attacked or eliminated: a support in a shelter, if the scenario has one."""
        if not self.shelter or self.is_combat[piece]:
            return False
        here = self.position.at[piece]
        return here < self.board.grid.size and bool(self.shelter >> here & 1)

    def support_clause(self, piece: int) -> str:
        """The clause of what a gun, a headquarters or a truck may enter and how it is lost."""
        if self.is_hq[piece]:
            return "hq.movement"
        return "guns.movement" if self.is_gun[piece] else "movement.half-points"

    def stoss_with(self, piece: int) -> int:
        """The Stosstruppen counter with a regiment, -1 if there is none."""
        carriers = self.with_whom(self.position.carrier)
        return self.stosstruppen[carriers.index(piece)] if piece in carriers else -1

    @rule("mastery.pinned")
    def is_light(self, piece: int) -> bool:
        """Whether a unit ignores the zones of pinned units by itself: tanks, and regiments with Stosstruppen."""
        return self.is_tank[piece] or self.is_storming(piece)

    @rule("mastery.pinned")
    def are_light(self, fighters: Sequence[int], stack: Sequence[int]) -> bool:
        """Whether the zones of pinned units do not exist for these units of a stack: tanks, and units stacked with
        Stosstruppen, whichever regiment has them."""
        are_led = any(map(self.is_storming, stack))
        return all(self.is_light(p) or (are_led and self.is_storm_mate[p]) for p in fighters)

    @rule("advance.zones", "assault-troops.use")
    def is_storming(self, piece: int) -> bool:
        """Whether a unit ignores zones in an advance: a regiment with Stosstruppen, or others that storm so."""
        if not self.is_small[piece]:
            return False
        with_ = self.stoss_with(piece)
        return with_ >= 0 and self.storms_in_advance[with_]

    def carriers(self, stoss: int) -> frozenset[int]:
        """The units assault troops may be with, wherever they are."""
        found = self._carriers.get(stoss)
        if found is None:
            mates = self.fighters[self.owner[stoss]]
            found = self._carriers[stoss] = frozenset(p for p in mates if self.facts.may_carry(self, stoss, p))
        return found

    def is_foggy(self) -> bool:
        """Whether there is fog now, in the phases of the side with the initiative."""
        return self.position.weather in FOGGY

    def is_muddy(self) -> bool:
        """Whether the weather closes secondary roads and makes bridging harder, for the whole sequence."""
        return self.position.weather in MUDDY

    @rule("weather.roll")
    def set_weather(self, weather: int) -> None:
        """Change the weather, and drop what was cached of roads."""
        self.position.weather = weather
        if self.wet_ways is not self.dry_ways:
            self.forget()

    # What is remembered while nobody moves ---------------------------------------------------------------------
    def place(self, piece: int, to: int) -> None:
        """Move a piece to a hex or box, and carry out what the book does then."""
        super().place(piece, to)
        for step in self.steps.placed:
            step(self, piece, to)

    def take_control(self, hex_: int, side: Side) -> bool:
        """Give a hex to a side; true when it changed hands."""
        has_changed = super().take_control(hex_, side)
        for step in self.steps.captured if has_changed else ():
            step(self, hex_, side)
        return has_changed

    def forget(self) -> None:
        """Drop everything cached from the positions of pieces, and take the roads of the present weather."""
        super().forget()
        self.ways = self.wet_ways if self.is_muddy() else self.dry_ways

    @rule("mastery.pinned")
    def mark(self, piece: int, bits: int) -> None:
        """Set marks on a piece; only the mark for pinned units changes its zone."""
        self.position.marks[piece] |= bits
        if bits & PINNED:
            self.changed(piece)

    def unmark(self, piece: int, bits: int) -> None:
        """Clear marks of a piece."""
        self.position.marks[piece] &= ~bits
        if bits & EXPLOITATION:
            self.position.marker[piece] = 0
        if bits & PINNED:
            self.changed(piece)

    def gun_radius(self, piece: int) -> int:
        """The radius of a gun in its present mode."""
        return self.radii_of[piece][bool(self.position.marks[piece] & OFFENSIVE)]

    def gun_reach(self, side: Side, hex_: int) -> int:
        """The hexes the guns of a side standing in a hex reach."""
        guns = [p for p in self.units_at(hex_, side) if self.is_gun[p]] if hex_ >= 0 else []
        return union([self.board.grid.within(hex_, self.gun_radius(p)) for p in guns])

    def closed_outside(self, hex_: int) -> bool:
        """Whether a hex lies outside the playing area."""
        return not self.area >> hex_ & 1
