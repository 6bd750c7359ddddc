"""The field of August: what its rules say of one table, for the tactical mind. No weights here, and no figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import cache, cached_property
from typing import ClassVar

from grognard.bots.fight.assault import fight_out
from grognard.bots.fight.field import CREEPING, MOVING, VEILED, Arm, Clash, Effect, Speech, Unit
from grognard.bots.fight.memory import keep, memory_of
from grognard.bots.fight.orders import UnitOrder
from grognard.bots.fight.terrain import points_to
from grognard.bots.minds.odds import at_most
from grognard.games.august.actions import cannot_entrench
from grognard.games.august.assault import Attack, attack_groups, defence_tally, has_strength, strength
from grognard.games.august.consequences import LOSS_PLUS
from grognard.games.august.fire import FARTHEST_SHIFT, cannot_shoot_at_all, firer_tally
from grognard.games.august.ground import (
    cannot_stack,
    holder,
    is_dug_in,
    is_fortified,
    is_slowed,
)
from grognard.games.august.ground import points as half_points
from grognard.games.august.morale import FAR, test_tally
from grognard.games.august.movement import nearest_enemy
from grognard.games.august.plans import cannot_carry_on
from grognard.games.august.rivers import cannot_cross
from grognard.games.august.sight import Lines, hexes_seeing, is_night, sight_cap, smoke_set
from grognard.games.august.table import August
from grognard.games.august.victory import WORTH, region
from grognard.games.august.words import (
    DEMORALISED,
    DISCOURAGED,
    LOADED,
    MOUNTED,
    SEGMENT_MARKS,
    SHOT,
    SPENT,
    FireResult,
)
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.charts import Number
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.edges import Edges, edge_costs
from grognard.kernel.space.hexgrid import Grid, hexset, members

SPEECH = Speech("act", "to", "halt", "fire", "assault", dig="dig")


@cache
def seen_from(lines: Lines, cap: int, hex_: int, reach: int) -> int:
    """The hexes within reach in which a piece that has not fired is seen from a hex, without smoke."""
    grid = lines.board.grid
    near = grid.within(hex_, 1)
    far = members(lines.visible[hex_] & grid.within(hex_, reach) & ~near)
    is_seen = (h for h in far if grid.distance(h, hex_) <= lines.farthest(hex_, h, False, cap, False))
    return near | hexset(is_seen)


@cache
def plain_edges(edges: Edges, grid: Grid, least: int) -> Edges:
    """The costs without roads: the last hexes before an enemy are not marched along a road."""

    def cost(a: int, b: int, d: int) -> int | None:
        price = edges.cost(a, b)
        return None if price is None else max(least, int(price))

    return edge_costs(grid, cost)


exit_points = cache(points_to)


class AugustField:
    """One table of August, as one side may know it."""

    speech: ClassVar[Speech] = SPEECH

    def __init__(self, g: August, side: Side) -> None:
        self.g = g
        self.side = side
        self.grid = g.board.grid
        clear = g.charts["terrain"].amount("clear", "foot")
        self.edges = plain_edges(g.costs["foot"], g.board.grid, int(clear + clear))
        self.turns_left = g.scenario.turns - g.position.turn
        self.command = 1
        self.room = g.scenario.id
        self.step_costs: dict[Hashable, float] = {}
        self.targets: dict[int, tuple[int, ...]] = {}
        self.storms: dict[Hashable, float | None] = {}
        self.alone: dict[int, list[UnitOrder]] = {}
        self.entries: dict[tuple[int, bool], list[UnitOrder]] = {}
        self.alerts: dict[int, float] = {}
        """What has been worked out on this table: the worth of fires and assaults, the hexes at which pieces may fire,
        the orders of units that no leader calls and of pieces to come, and what units give up by acting."""
        self._gaps: dict[int, int] = {}
        memory = memory_of(g.board, g.roster, side)
        self._units, self.walks = memory.units, memory.walks

    def ground(self) -> Hashable:
        """The board; forts and smoke change neither costs nor the cover of all who stand in a hex."""
        return self.g.board, self.room

    def stamp(self) -> Hashable:
        """All that the side may know of counters and ground; not who is declared, which the rows ask for themselves."""
        g, at = self.g, self.g.position
        side, kept = self.side, ~SEGMENT_MARKS
        columns = zip(g.owner, at.hidden, range(len(g.owner)), at.at, at.steps, at.marks, at.face, strict=True)
        state = [
            (piece, place, steps, marks & kept, face)
            for owner, hidden, piece, place, steps, marks, face in columns
            if owner == side or not hidden
        ]
        ground = self.ground(), bytes(at.smoke), bytes(at.fort), bytes(at.control), tuple(at.barrage)
        return ground, at.turn, at.passes, tuple(state)

    # Counters --------------------------------------------------------------------------------------------------
    def is_known(self, piece: int) -> bool:
        """Whether a piece is the side's own, or one of the enemy that it knows of."""
        return self.g.owner[piece] == self.side or not self.g.position.hidden[piece]

    def own(self) -> Sequence[Unit]:
        """The pieces of the side on the map, but for loads."""
        g = self.g
        return [self.unit(p) for p in g.pieces_of[self.side] if g.is_on_board(p) and not g.has(p, LOADED)]

    def known(self) -> Sequence[Unit]:
        """The combat units of the enemy that it knows of; those of one hex and range fire as one."""
        units = [self.unit(p) for p in self.enemies if self.g.is_combat[p]]
        force: dict[tuple[int, int], Number] = {}
        for unit in units:
            if unit.arm is not None:
                key = unit.place, unit.arm.reach
                force[key] = force.get(key, 0) + unit.arm.fire
        return [self._merged(unit, force) for unit in units]

    @staticmethod
    def _merged(unit: Unit, force: dict[tuple[int, int], Number]) -> Unit:
        """A unit with the fire of all in its hex that have its range; nothing is left for the others."""
        if unit.arm is None:
            return unit
        fire = force.pop((unit.place, unit.arm.reach), 0)
        return unit._replace(arm=unit.arm._replace(fire=fire) if fire else None)

    @cached_property
    def enemies(self) -> list[int]:
        """The pieces of the enemy on the map that are known, but for loads."""
        g = self.g
        return [
            p for p in g.pieces_of[self.side.enemy] if g.is_on_board(p) and self.is_known(p) and not g.has(p, LOADED)
        ]

    def markers(self) -> Mapping[int, Unit | None]:
        """Hidden pieces leave nothing on the map."""
        return {}

    def pool(self) -> Sequence[Unit]:
        """Nothing is believed to be anywhere in particular."""
        return ()

    def unit(self, piece: int) -> Unit:
        """A piece as it stands."""
        g, at = self.g, self.g.position
        place, marks = at.at[piece], at.marks[piece]
        stays = bool(marks & DEMORALISED) or cannot_carry_on(g, (piece,)) is not None
        points = 0 if stays else 1 if is_slowed(g, piece) else half_points(g, piece)
        is_own_unit = g.owner[piece] == self.side and not g.is_leader[piece]
        leader = self._leader(piece) if is_own_unit else -1
        in_assault = g.is_assault_hex(place)
        state = piece, place, at.steps[piece], marks, at.face[piece], at.hidden[piece], points, leader, in_assault
        found = self._units.get(state)
        if found is None:
            found = self._looked_at(piece, points, leader)
            keep(self._units, state, found)
        return found

    def _looked_at(self, piece: int, points: int, leader: int) -> Unit:
        """A piece as it stands, with so many points, under this leader."""
        g, at = self.g, self.g.position
        marks, is_unit = at.marks[piece], g.is_combat[piece]
        is_fit = is_unit and not marks & DEMORALISED
        is_there = at.at[piece] < self.grid.size
        is_mounted = g.is_company[piece] and at.face[piece] == MOUNTED
        can_shoot = is_fit and is_there and cannot_shoot_at_all(g, piece) is None
        is_free = not marks & SPENT and (not marks & SHOT or g.is_machine_gun[piece])
        can_fight = is_unit and is_there and not g.is_gun[piece]
        force = strength(g, piece, is_defending=True) if can_fight else None
        return Unit(
            piece,
            at.at[piece],
            g.kind[piece],
            at.steps[piece],
            self._arm(piece) if can_shoot else None,
            points,
            0.0 if force is None else float(force.total),
            bool(at.hidden[piece]),
            is_fit,
            not g.is_leader[piece],
            1.0 if can_shoot and is_free and not is_mounted else 0.0,
            0.0,
            leader,
            g.is_leader[piece],
            not marks & (SPENT | SHOT),
        )

    def _arm(self, piece: int) -> Arm:
        g = self.g
        return Arm(g.owner[piece], firer_tally(g, piece).total, g.printed(g.range_of, piece))

    def _leader(self, piece: int) -> int:
        """The nearest leader of its class."""
        g, at = self.g, self.g.position.at
        if at[piece] >= self.grid.size:
            return -1
        far = self.grid.distances(at[piece])
        able = [(far[at[p]], -p) for p in self._leaders if g.is_same_class(p, piece)]
        return -min(able)[1] if able else -1

    @cached_property
    def _leaders(self) -> list[int]:
        g = self.g
        return [p for p in g.pieces_of[self.side] if g.is_leader[p] and g.is_on_board(p) and not g.has(p, DEMORALISED)]

    # Fire ------------------------------------------------------------------------------------------------------
    def lines(self, hex_: int) -> int:
        """The hexes seen from a hex now, within the longest range."""
        g = self.g
        if hex_ >= self.grid.size:
            return 0
        seen = seen_from(g.lines, sight_cap(g), hex_, g.longest_range)
        return seen if not smoke_set(g) else hexset(h for h in members(seen) if hexes_seeing(g, h, False) >> hex_ & 1)

    def shelter(self, hex_: int) -> int:
        """The columns by which a hex protects."""
        return -self.cover(hex_, hex_, False)

    def cover(self, here: int, there: int, is_indirect: bool) -> int:
        """The shifts of the ground."""
        return sum(self.g.terrain_shifts["bombardment" if is_indirect else "direct"][there].values())

    def hit(self, arm: Arm, distance: int, cover: int, how: int) -> Effect:
        """The expected harm to a company, by the game's chart; a hidden one is not fired at."""
        if how == VEILED:
            return Effect()
        g, shifts = self.g, self.g.shifts["bombardment" if arm.is_indirect else "direct"]
        names = ("moving-company", "opportunity") if how in (MOVING, CREEPING) else ("one-company",)
        by = cover + sum(shifts[name] for name in (*names, f"distance-{min(max(distance, 1), FARTHEST_SHIFT)}"))
        chart = g.charts["bombardment" if arm.is_indirect else "direct-fire"]
        column = chart.shift(chart.column_for(arm.fire), int(by))
        steps = stops = breaks = 0.0
        for result, chance in chart.distribution(column).items():
            hurt = self._hurt(result, g.sides[arm.side].enemy)
            steps += float(chance) * hurt.steps
            stops += float(chance) * hurt.stops
            breaks += float(chance) * hurt.breaks
        return Effect(steps, stops, breaks)

    def _hurt(self, result: FireResult, side: Side) -> Effect:
        """What a result does to a company in good order without a leader."""
        if result.is_nothing:
            return Effect()
        test = fails_by(self.g.value(f"{side.name}-morale"), 0, LOSS_PLUS if result.steps else result.plus)
        return test._replace(steps=float(bool(result.steps)))

    def effect(self, tally: Tally, side: Side) -> Effect:
        """The expected harm of a fire by its own tally to a company."""
        hurts = [(float(c), self._hurt(first(r), side)) for r, c in tally.chances().items()]
        return Effect(*(sum(chance * hurt[i] for chance, hurt in hurts) for i in range(len(Effect._fields))))

    def shaken(self, piece: int, plus: int) -> Effect:
        """What a test does to a piece as it stands."""
        need = self._needs.get(piece)
        if need is None:
            need = self._needs[piece] = int(test_tally(self.g, piece, 0).total)
        return fails_by(need, self.g.position.marks[piece], plus)

    @cached_property
    def _needs(self) -> dict[int, int]:
        """The number not above which each piece passes a test; the same as long as nobody moves."""
        return {}

    def halved(self, arm: Arm) -> Arm | None:
        """Nobody fires on the move."""
        return None

    # Ground and close combat -----------------------------------------------------------------------------------
    def may_stand(self, piece: int, hex_: int) -> bool:
        """Whether there is room in a hex."""
        return cannot_stack(self.g, piece, hex_) is None

    def gap(self, hex_: int) -> int:
        """The distance from a hex to the nearest enemy."""
        found = self._gaps.get(hex_)
        if found is None:
            found = self._gaps[hex_] = nearest_enemy(self.g, self.side, hex_)
        return found

    def has_room(self, piece: int, hex_: int) -> bool:
        """Whether a piece on its way may come into a hex: no enemy is known there, and there is room."""
        if hex_ not in self._occupied:
            return True
        return not self.g.known_combat_at(hex_, self.side.enemy) and self.may_stand(piece, hex_)

    def may_step(self, piece: int, from_: int, to: int, is_led: bool) -> bool:
        """Whether a piece may take a step on its way; one that nobody calls does not approach."""
        g = self.g
        if from_ == g.position.at[piece] and cannot_cross(g, piece, from_, to) is not None:
            return False
        if is_led:
            return True
        return self.gap(to) >= self.gap(from_) and not (is_night(g) and holder(g, to) == self.side.enemy)

    @cached_property
    def _occupied(self) -> set[int]:
        """The hexes in which anybody stands."""
        return set(self.g.position.at)

    def stopped(self, piece: int) -> bool:
        """Always false: only recovery lets a stopped unit move."""
        return False

    def may_dig(self, piece: int) -> bool:
        """Whether a unit may dig in where it stands."""
        return cannot_entrench(self.g, piece) is None

    def may_assault(self, piece: int) -> bool:
        """Assaults are made by groups that leaders call."""
        return False

    def joiners(self, piece: int, hex_: int) -> Sequence[int]:
        """Groups are put together elsewhere."""
        return ()

    def closed(self) -> int:
        """Assault hexes in which there is no room for another company: others have to go round."""
        g, at = self.g, self.g.position.at
        inside = Counter(at[p] for p in g.pieces_of[self.side] if g.is_company[p] and at[p] < self.grid.size)
        return hexset(h for h, men in inside.items() if men >= g.limits["stack-companies"] and g.is_assault_hex(h))

    def hazards(self) -> Mapping[int, Effect]:
        """The barrages, which strike whoever enters them, by the strength of all batteries on a hex."""
        g, force = self.g, dict[int, int]()
        for piece, hex_ in enumerate(g.position.barrage):
            if hex_ >= 0:
                force[hex_] = force.get(hex_, 0) + g.bombard_of[piece]
        return {hex_: self.hit(Arm(self.side.enemy, fire, 0, 0, True), 0, 0, MOVING) for hex_, fire in force.items()}

    def close(self, units: Sequence[Unit], foes: Sequence[Unit], hex_: int, is_rush: bool = False) -> Clash:
        """A fight to the end, by strength alone."""
        return fight_out([(u.steps, u.close) for u in units], [(u.steps, u.close) for u in foes])

    def attack(
        self, pieces: Iterable[int], hex_: int, is_bayonet: bool = False, is_charge: bool = False
    ) -> tuple[Tally, Tally, bool] | None:
        """Both tallies of an assault, and whether the defenders fire first."""
        g, some = self.g, tuple(pieces)
        his = [p for p in g.pieces_at(hex_, self.side.enemy) if self.is_known(p)]
        if not has_strength(g, some, is_defending=False) or not his:
            return None
        attack = Attack(self.side, hex_, some, is_bayonet, is_charge)
        covered = [p for p in his if is_dug_in(g, p) or is_fortified(g, p)]
        is_first = is_bayonet or has_strength(g, covered, is_defending=True)
        return attack_groups(g, attack, some, his)[0], defence_tally(g, his), is_first

    # What the scenario is about --------------------------------------------------------------------------------
    def prizes(self) -> Mapping[int, float]:
        """The objectives, the hexes that are worth points to either side, and what stands there and scores."""
        return self._prizes

    @cached_property
    def _prizes(self) -> dict[int, float]:
        g = self.g
        found = dict.fromkeys((*region(g, "objective"), *region(g, "objective-bridge")), 1.0)
        for name in g.board.regions:
            if (worth := WORTH.fullmatch(name)) is not None:
                for hex_ in region(g, name):
                    found[hex_] = found.get(hex_, 0.0) + int(worth[1])
        for side in g.sides:
            late = region(g, f"late-{side.name}") if g.position.turn <= g.value("late-turn") else ()
            for hex_ in late:
                found[hex_] = found.get(hex_, 0.0) + g.value(f"{side.name}-points-late") / len(late)
        for piece in self.enemies:
            if g.is_gun[piece] and (points := g.value(f"{self.side.name}-points-gun")):
                found[g.position.at[piece]] = found.get(g.position.at[piece], 0.0) + points
        return found

    def is_held(self, hex_: int) -> bool:
        """Whether the side controls a hex."""
        return holder(self.g, hex_) == self.side

    def goals(self, piece: int) -> Mapping[int, float] | None:
        """A leader wants to be with his men, a wagon where its load is bound for; a unit what its side wants."""
        g = self.g
        if g.is_leader[piece]:
            return self._company(piece)
        if g.is_wagon[piece]:
            load = g.position.load[piece]
            goal = g.position.goal[load] if load >= 0 else -1
            return self._ways_out(piece) or ({goal: 1.0} if goal >= 0 else {})
        return self._ways_out(piece) or None if self.must_go(piece) else None

    def _company(self, leader: int) -> dict[int, float]:
        """The places of the companies a leader commands; where others are with them he is needed less."""
        g, found = self.g, dict[int, float]()
        at = g.position.at
        for p in g.pieces_of[self.side]:
            if g.is_company[p] and at[p] < self.grid.size and g.is_same_class(leader, p) and not g.has(p, DEMORALISED):
                found[at[p]] = found.get(at[p], 0.0) + 1.0
        for p in self._leaders:
            if p != leader and at[p] in found:
                found[at[p]] /= 1.0 + 1.0
        return found

    def _ways_out(self, piece: int) -> dict[int, float]:
        """The hexes by which a piece leaves the map to the profit of its side."""
        worth = self.leaving(piece)
        return dict.fromkeys(members(self.exits(piece)), worth) if worth else {}

    def must_go(self, piece: int) -> bool:
        """Whether a piece that scores by leaving has just the time for it."""
        g, here = self.g, self.g.position.at[piece]
        pace = half_points(g, piece)
        if not self.leaving(piece) or not pace or here >= self.grid.size:
            return False
        far = min((points_to_exit[here] for points_to_exit in self._exit_ways), default=0)
        return far >= pace * (self.turns_left - 1)

    @cached_property
    def _exit_ways(self) -> list[list[int]]:
        """The points from every hex to each way out."""
        return [exit_points(self.edges, h, self.grid.size) for h in members(self.exits(-1))]

    def exits(self, piece: int) -> int:
        """The hexes from which a unit leaves the map."""
        return self.g.board.regions.get(f"exit-{self.side.name}", 0)

    def leaving(self, piece: int) -> float:
        """What the side scores when a piece leaves the map, with its load."""
        g, found = self.g, 0
        for each in (piece, g.position.load[piece]):
            if each >= 0:
                sort = "gun" if g.is_gun[each] else "wagon" if g.is_wagon[each] else "company"
                scores = g.is_gun[each] or g.is_wagon[each] or g.is_company[each]
                found += g.value(f"{self.side.name}-points-{sort}-left") if scores else 0
        return float(found)

    def men(self, side: Side) -> Sequence[Unit]:
        """The combat units of a side, on the map or still to come."""
        g = self.g
        return [self.unit(p) for p in g.pieces_of[side] if g.is_combat[p] and g.position.steps[p]]

    def verdict(self) -> float | None:
        """The result, when the game is over."""
        at = self.g.position
        if not at.over:
            return None
        return 0.0 if at.winner < 0 else 1.0 if at.winner == self.side else -1.0


def first(result: FireResult | tuple[FireResult, ...]) -> FireResult:
    """The result of the first kind of targets."""
    return result[0] if isinstance(result, tuple) else result


def fails_by(need: int, marks: int, plus: int) -> Effect:
    """The chances of a test of morale: to be discouraged, demoralised, or to lose a step."""
    fails, far = 1.0 - at_most(need - plus), 1.0 - at_most(need - plus + FAR - 1)
    if marks & DEMORALISED:
        return Effect(steps=far)
    return Effect(breaks=fails) if marks & DISCOURAGED else Effect(stops=fails - far, breaks=far)
