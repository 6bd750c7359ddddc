"""The field of Indochine: what its rules say of one table, for the tactical mind. No weights here, and no figures."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from grognard.bots.fight.assault import fight_out
from grognard.bots.fight.field import CREEPING, MOVING, VEILED, Arm, Clash, Effect, Speech, Unit
from grognard.bots.fight.memory import keep, memory_of
from grognard.bots.minds.odds import at_most, expected
from grognard.games.indochine.actions import cannot_dig_in
from grognard.games.indochine.areas import exit_area, must_hold
from grognard.games.indochine.artillery import impact_tally
from grognard.games.indochine.assault import cannot_engage
from grognard.games.indochine.command import formation_now, higher_leader
from grognard.games.indochine.fire import firing_face, rate_tally
from grognard.games.indochine.ground import MEDIUM, PROTECTIONS, cannot_stack, protection, protection_from
from grognard.games.indochine.movement import UnitAction, cannot_move
from grognard.games.indochine.movement import points as half_points
from grognard.games.indochine.sight import hexes_seen, hindrances
from grognard.games.indochine.strikes import ELIMINATED, STEP, strike_tally
from grognard.games.indochine.table import Indochine
from grognard.games.indochine.victory import holds, objectives
from grognard.games.indochine.words import (
    ACTED,
    ACTIVE,
    CREW,
    DECOY,
    DEPLOYED,
    EMPTY,
    HO,
    JAMMED,
    MOVED,
    NEUTRALISED,
    STOPPED,
    TD,
    TD_OVER,
    WITHDREW,
    FireResult,
)
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.charts import Number
from grognard.kernel.numbers.tally import PASS, Tally
from grognard.kernel.space.hexgrid import members
from grognard.kernel.table.position import CONCEALED

WORDS = ("act", "move", "halt", "fire", "assault", "snap", "deploy", "command", "free", "leave", "enter", "dig")
SPEECH = Speech(*WORDS)


class IndochineField:
    """One table of Indochine, as one side may know it."""

    speech: ClassVar[Speech] = SPEECH

    def __init__(self, g: Indochine, side: Side) -> None:
        self.g = g
        self.side = side
        self.grid = g.board.grid
        self.edges = g.edges
        self.turns_left = g.scenario.turns - g.position.turn
        self.command = g.value("command")
        self.room = g.scenario.id
        self._units = memory_of(g.board, g.roster, side, frozenset(g.multiplier.items())).units

    def ground(self) -> Hashable:
        """The board, and what ruins and spades have made of it."""
        at = self.g.position
        return self.g.board, self.room, bytes(at.ruined), bytes(at.dug), bytes(at.prepared)

    def stamp(self) -> Hashable:
        """All that the side may know of counters, and the ground."""
        g, at = self.g, self.g.position
        columns = zip(g.owner, at.hidden, at.at, at.steps, at.marks, at.face, strict=True)
        state = tuple([each[1:] for each in columns if each[0] == self.side or each[1] != CONCEALED])
        markers = tuple((place, seen is None) for place, seen in self.markers().items())
        seen = bytes(at.smoke), bytes(at.burning), bytes(at.impact)
        return self.ground(), seen, at.turn, at.phase, at.activating, state, markers

    # Counters --------------------------------------------------------------------------------------------------
    @cached_property
    def _unknown(self) -> list[int]:
        """The hidden counters of the enemy, as they happen to be imagined."""
        hidden = self.g.position.hidden
        return [p for p in self.g.counters[self.side.enemy] if hidden[p] == CONCEALED]

    def own(self) -> Sequence[Unit]:
        """The counters of the side on the map."""
        return [self.unit(p) for p in self.g.counters[self.side] if self.g.is_on_board(p)]

    def known(self) -> Sequence[Unit]:
        """The enemy counters on the map that are recognised."""
        g = self.g
        return [self.unit(p) for p in g.counters[self.side.enemy] if g.is_on_board(p) and g.is_open(p)]

    def markers(self) -> Mapping[int, Unit | None]:
        """The hexes with hidden enemies; a Movement marker is all that is seen on them."""
        g = self.g
        places: dict[int, bool] = {}
        for p in self._unknown:
            if g.is_on_board(p):
                places[g.position.at[p]] = places.get(g.position.at[p], False) or g.has(p, MOVED)
        moved = Unit(-1, -1, "", 0, None, 0, 0.0, ready=float(g.multiplier["moved"]), answers=0.0)
        return {place: moved if has_moved else None for place, has_moved in sorted(places.items())}

    def pool(self) -> Sequence[Unit]:
        """The enemy counters that may be under the markers."""
        return [self.unit(p) for p in self._unknown if self.g.is_on_board(p)]

    def unit(self, piece: int) -> Unit:
        """A counter as it stands."""
        g, at = self.g, self.g.position
        marks = at.marks[piece]
        is_fit = g.is_unit[piece] and not marks & NEUTRALISED
        formation = formation_now(g, piece)
        leader = g.leader_of[formation] if formation >= 0 else -1
        ready = self._ready(piece) if is_fit else 0.0
        eyes = self._eyes(piece, leader) if g.is_mortar[piece] else ()
        state = piece, at.at[piece], at.steps[piece], marks, at.face[piece], at.hidden[piece], leader, ready, eyes
        found = self._units.get(state)
        if found is None:
            found = self._looked_at(piece, is_fit, leader, ready, eyes)
            keep(self._units, state, found)
        return found

    def _looked_at(self, piece: int, is_fit: bool, leader: int, ready: float, eyes: tuple[int, ...]) -> Unit:
        """A counter as it stands, under this leader."""
        g, at = self.g, self.g.position
        marks = at.marks[piece]
        is_set_up = g.is_weapon[piece] and at.face[piece] == DEPLOYED
        points = g.move_of[piece]
        opening: tuple[tuple[str, int], ...] = ()
        if is_set_up and not marks & (STOPPED | NEUTRALISED):
            points, opening = half_points(g, UnitAction((piece,)), True, False), (("dismount", 0),)
        elif cannot_move(g, piece) is not None:
            points = 0
        return Unit(
            piece,
            at.at[piece],
            g.kind[piece],
            at.steps[piece],
            self._arm(piece, firing_face(g, piece)) if is_fit else None,
            points,
            float(at.steps[piece]) if g.is_infantry[piece] else 0.0,
            not g.is_open(piece),
            is_fit,
            g.kind[piece] != DECOY,
            ready * (float(g.multiplier["moved"]) if marks & MOVED else 1.0),
            0.0 if marks & MOVED else ready,
            leader,
            g.is_leader[piece],
            not marks & (ACTED | WITHDREW),
            eyes,
            self._arm(piece, DEPLOYED) if is_fit and self._is_packed(piece) else None,
            opening,
        )

    def _is_packed(self, piece: int) -> bool:
        g = self.g
        return g.is_weapon[piece] and g.position.face[piece] == CREW and not g.has(piece, EMPTY | JAMMED)

    def _arm(self, piece: int, face: int) -> Arm | None:
        g, steps = self.g, self.g.position.steps[piece]
        fire: Number = g.fire_of[face][piece][steps]
        if not fire:
            return None
        if g.has(piece, STOPPED):
            fire *= g.multiplier["stopped"]
        bends = g.is_mortar[piece] and face == DEPLOYED
        return Arm(g.owner[piece], fire, g.range_of[face][piece][steps], g.least_of[face][piece][steps], bends)

    def _ready(self, piece: int) -> float:
        """The chance to fire defensively."""
        if self.g.has(piece, TD_OVER):
            return 0.0
        return float(rate_tally(self.g, piece).chances().get(PASS, 0)) if self.g.has(piece, TD) else 1.0

    def _eyes(self, piece: int, leader: int) -> tuple[int, ...]:
        """Where the leaders stand who observe for a mortar."""
        g = self.g
        leaders = {leader, higher_leader(g, g.owner[piece])}
        return tuple(sorted(g.position.at[p] for p in leaders if p >= 0 and g.is_on_board(p)))

    # Fire ------------------------------------------------------------------------------------------------------
    def lines(self, hex_: int) -> int:
        """The hexes seen from a hex now."""
        return hexes_seen(self.g, hex_) if hex_ < self.grid.size else 0

    def shelter(self, hex_: int) -> int:
        """The protection of a hex."""
        return protection(self.g, hex_)

    def cover(self, here: int, there: int, is_indirect: bool) -> int:
        """What is added to the dice for protection, hindrances in the line and higher ground."""
        g = self.g
        if is_indirect:
            return g.indirect[PROTECTIONS[protection(g, there)]]
        dice = g.direct[PROTECTIONS[protection_from(g, here, there)]]
        dice += hindrances(g, here, there) * g.direct["hindrance"]
        return dice + (g.direct["higher"] if g.board.height[here] < g.board.height[there] else 0)

    def hit(self, arm: Arm, distance: int, cover: int, how: int) -> Effect:
        """The expected harm, by the game's charts."""
        g, fire = self.g, arm.fire
        if not arm.is_indirect:
            near = "adjacent" if distance <= 1 else "far" if distance + distance > arm.reach + 1 else "near"
            fire *= g.multiplier[near]
        if how in (VEILED, CREEPING):
            fire *= g.multiplier["hidden"]
        if how in (MOVING, CREEPING):
            cover += (g.indirect if arm.is_indirect else g.direct)["moving"]
        trc = g.charts["trc"]
        column = trc.column_for(fire)
        return Effect() if column is None else self._mean(trc.distribution(column, cover), g.sides[arm.side].enemy)

    def closed(self) -> int:
        """Fights are over at once: no hex stays closed."""
        return 0

    def hazards(self) -> Mapping[int, Effect]:
        """The zones of impact: who moves in them is hit."""
        g, zones = self.g, self.g.position.impact
        hit = (hex_ for hex_ in range(self.grid.size) if zones[hex_]) if any(zones) else ()
        return {hex_: self.effect(impact_tally(g, hex_, zones[hex_], "moving"), self.side) for hex_ in hit}

    def effect(self, tally: Tally, side: Side) -> Effect:
        """The expected harm of a fire by its own tally."""
        return self._mean(tally.chances(), side)

    def _mean(self, chances: Mapping[Any, Any], side: Side) -> Effect:
        steps = stops = breaks = 0.0
        for result, chance in chances.items():
            hurt = self._hurt(result, side)
            steps += float(chance) * hurt.steps
            stops += float(chance) * hurt.stops
            breaks += float(chance) * hurt.breaks
        return Effect(steps, stops, breaks)

    def _hurt(self, result: FireResult, side: Side) -> Effect:
        """What a result does to an average unit of a side."""
        if result.is_nothing:
            return Effect()
        fails = 1.0 - at_most(self._morale[side] - result.plus)
        if result.kind == "S":
            return Effect(stops=fails)
        if result.kind == "N":
            return Effect(breaks=fails)
        return Effect(float(result.steps or 1 + 1), 1.0)

    @cached_property
    def _morale(self) -> dict[Side, int]:
        """The usual morale of each side."""
        g = self.g
        return {side: round(sum(map(g.morale_of.__getitem__, g.units[side])) / len(g.units[side])) for side in g.sides}

    def halved(self, arm: Arm) -> Arm | None:
        """The same arm on the move."""
        return None if arm.is_indirect else arm._replace(fire=arm.fire * self.g.multiplier["advancing"])

    # Ground and close combat -----------------------------------------------------------------------------------
    def may_stand(self, piece: int, hex_: int) -> bool:
        """Whether there is room in a hex that does not burn and that is not behind a rearguard."""
        if self.g.position.burning[hex_] or must_hold(self.g, piece, hex_) is not None:
            return False
        return cannot_stack(self.g, piece, hex_) is None

    def stopped(self, piece: int) -> bool:
        """Whether a unit is stopped."""
        return self.g.has(piece, STOPPED)

    def may_dig(self, piece: int) -> bool:
        """Whether a unit may dig in on ground that protects less than an entrenchment."""
        here = self.g.position.at[piece]
        return protection(self.g, here) < MEDIUM and cannot_dig_in(self.g, piece) is None

    def may_assault(self, piece: int) -> bool:
        """Whether infantry may assault now."""
        return self.g.is_infantry[piece] and cannot_engage(self.g, piece) is None

    def joiners(self, piece: int, hex_: int) -> Sequence[int]:
        """Active infantry stacked with a unit."""
        g = self.g
        stack = g.units_at(g.position.at[piece], self.side)
        return [p for p in stack if p != piece and g.has(p, ACTIVE) and self.may_assault(p)]

    def close(self, units: Sequence[Unit], foes: Sequence[Unit], hex_: int, is_rush: bool = False) -> Clash:
        """A fight to the end in a hex, defended by the others."""
        if not units or not foes:
            return fight_out([(unit.steps, 0.0) for unit in units], [])
        attackers = self.g.owner[units[0].piece]
        wave = [unit.piece for unit in units] if is_rush else []
        own = [(unit.steps, self._strike(unit, foes[0], hex_, attackers, wave)) for unit in units]
        his = [(foe.steps, self._strike(foe, units[0], hex_, attackers, wave)) for foe in foes]
        return fight_out(own, his, self.g.stack_limit)

    def _strike(self, striker: Unit, target: Unit, hex_: int, attackers: Side, wave: Sequence[int]) -> float:
        """The steps a strike may be expected to take."""
        g = self.g
        if g.position.at[target.piece] != hex_ and g.owner[target.piece] != attackers:
            g = self._scratch
            g.place(target.piece, hex_)
        tally = strike_tally(g, striker.piece, attackers, wave, target.piece)
        worth = {STEP: 1.0, ELIMINATED: float(min(target.steps, 1 + 1))}
        return expected(tally, lambda outcome: worth.get(outcome, 0.0))

    @cached_property
    def _scratch(self) -> Indochine:
        """A copy of the table, on which counters may be put anywhere."""
        copy: Any = self.g.twin(self.g.snapshot())
        return copy  # type: ignore[no-any-return]

    # What the scenario is about --------------------------------------------------------------------------------
    def prizes(self) -> Mapping[int, float]:
        """The objectives, or the hexes by which units leave the map."""
        hexes = objectives(self.g) or members(exit_area(self.g, self.side) | exit_area(self.g, self.side.enemy))
        return dict.fromkeys(hexes, 1.0)

    def is_held(self, hex_: int) -> bool:
        """Whether the side holds a hex."""
        return holds(self.g, self.side, hex_)

    def goals(self, piece: int) -> Mapping[int, float] | None:
        """Uncle Ho wants out; what he is worth is written among the weights."""
        if self.g.kind[piece] != HO:
            return None
        here, hexes = self.g.position.at[piece], members(self.exits(piece))
        near = min((self.grid.distance(here, h) for h in hexes), default=0) if here < self.grid.size else 0
        return {h: 1.0 for h in hexes if self.grid.distance(here, h) <= near + 1} if near else {}

    def exits(self, piece: int) -> int:
        """The hexes from which a unit leaves the map."""
        return self.g.board.regions.get("exit-ho", 0) if self.g.kind[piece] == HO else exit_area(self.g, self.side)

    def leaving(self, piece: int) -> float:
        """What a unit scores by leaving; Ho is saved."""
        g = self.g
        if g.kind[piece] == HO:
            return 1.0
        if g.position.turn < g.value("leave-from", 1) or not exit_area(g, self.side) or not g.is_unit[piece]:
            return 0.0
        if g.has_rule("march-out"):
            return float(g.position.steps[piece])
        return 0.0 if g.is_weapon[piece] else 1.0

    def men(self, side: Side) -> Sequence[Unit]:
        """The combat units of a side."""
        g = self.g
        waiting = (g.board.box("hand"), g.board.box("arriving"), g.board.box("astray"))
        return [self.unit(p) for p in g.units[side] if g.is_on_board(p) or g.position.at[p] in waiting]

    def verdict(self) -> float | None:
        """The result, when the game is over."""
        at = self.g.position
        if not at.over:
            return None
        return 0.0 if at.winner < 0 else 1.0 if at.winner == self.side else -1.0
