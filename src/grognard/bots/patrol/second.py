"""A second officer for Patrol, by the tactical mind: kept beside the first until it does not lose to it.

The field of Patrol, its rows, and the bot; its numbers are in `officers.toml` of the game.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from grognard.bots.commander import Commander
from grognard.bots.fight.answers import Moment, Row, first_of, most, post_worth, react, shelled, word
from grognard.bots.fight.field import CREEPING, MOVING, VEILED, Arm, Clash, Effect, Field, Speech, Unit
from grognard.bots.fight.mind import Mind, act, choose_unit, enter
from grognard.bots.fight.orders import Order, Part, Scene
from grognard.bots.fight.will import Officers
from grognard.bots.odds import at_most
from grognard.bots.officer import Officer
from grognard.games.patrol.assault import cannot_join, cannot_take_part
from grognard.games.patrol.hiding import cannot_hide
from grognard.games.patrol.morale import cannot_stack, morale_tally
from grognard.games.patrol.sight import hexes_seen_from, visibility
from grognard.games.patrol.table import DECOY, FIRED, LEADER, SHAKEN, SPENT, FireResult, Patrol
from grognard.kernel.dice import Whim
from grognard.kernel.play import Play
from grognard.kernel.position import CONCEALED
from grognard.kernel.script import Option, Side
from grognard.kernel.tally import PASS, Tally


class PatrolField:
    """One table of Patrol, as one side may know it."""

    speech: ClassVar[Speech] = Speech("activate", "to", "halt", "fire", "assault", enter="enter")

    def __init__(self, g: Patrol, side: Side) -> None:
        self.g = g
        self.side = side
        self.grid = g.board.grid
        self.edges = g.edges
        self.turns_left = g.scenario.turns - g.position.turn
        self.command = g.limit("command")
        self.room = g.scenario.id

    def ground(self) -> Hashable:
        """The board."""
        return self.g.board, self.room

    def stamp(self) -> Hashable:
        """What the side knows of counters, and the ground."""
        g, at = self.g, self.g.position
        known = [p for p in range(len(g.owner)) if g.owner[p] == self.side or at.hidden[p] != CONCEALED]
        state = tuple((at.at[p], at.steps[p], at.marks[p], at.hidden[p]) for p in known)
        unknown = tuple(sorted((at.at[p], at.marks[p]) for p in self._unknown))
        return self.ground(), bytes(at.smoke), visibility(g), at.turn, at.phase, bytes(at.control), state, unknown

    @cached_property
    def _unknown(self) -> list[int]:
        g = self.g
        return [p for p in g.counters[self.side.enemy] if g.position.hidden[p] == CONCEALED and g.is_on_board(p)]

    def own(self) -> Sequence[Unit]:
        """The counters of the side on the map."""
        return [self.unit(p) for p in self.g.counters[self.side] if self.g.is_on_board(p)]

    def known(self) -> Sequence[Unit]:
        """The enemy counters on the map that are open."""
        g = self.g
        return [self.unit(p) for p in g.counters[self.side.enemy] if g.is_on_board(p) and g.is_open(p)]

    def markers(self) -> Mapping[int, Unit | None]:
        """The places of unknown counters; one that has fired or is shaken does not fire again."""
        g, places = self.g, dict[int, Unit | None]()
        spent = Unit(-1, -1, "", 0, None, 0, 0.0, ready=0.0, answers=0.0)
        for place, marks in sorted((g.position.at[p], g.position.marks[p]) for p in self._unknown):
            places[place] = spent if marks & (FIRED | SHAKEN) else None
        return places

    def pool(self) -> Sequence[Unit]:
        """The counters that may be under the markers."""
        return [self.unit(p) for p in self._unknown]

    def unit(self, piece: int) -> Unit:
        """A counter as it stands."""
        g, at = self.g, self.g.position
        steps, is_fit = at.steps[piece], g.is_real[piece] and not g.has(piece, SHAKEN)
        fire = g.fire_of[piece][steps] if is_fit else 0
        ready = 0.0 if g.has(piece, FIRED | SHAKEN) else 1.0
        arm = Arm(g.owner[piece], fire, g.range_of[piece]) if fire else None
        close = float(g.close_of[piece][steps])
        return Unit(
            piece,
            at.at[piece],
            g.kind[piece],
            steps,
            arm,
            g.move_of[piece],
            close,
            is_hidden=not g.is_open(piece),
            is_fit=is_fit,
            is_real=g.is_real[piece],
            ready=ready,
            answers=ready,
            leader=self._leader if g.kind[piece] not in (LEADER, DECOY) and g.owner[piece] == self.side else -1,
            is_leader=g.kind[piece] == LEADER,
            may_act=not g.has(piece, SPENT),
        )

    @cached_property
    def _leader(self) -> int:
        g = self.g
        return next((p for p in g.counters[self.side] if g.kind[p] == LEADER and g.is_on_board(p)), -1)

    def lines(self, hex_: int) -> int:
        """The hexes seen from a hex tonight."""
        return hexes_seen_from(self.g, hex_)

    def shelter(self, hex_: int) -> int:
        """Whether woods or houses cover."""
        return self.g.obstacle[hex_]

    def cover(self, here: int, there: int, is_indirect: bool) -> tuple[int, int]:
        """The shift by the ground, and whether it hides movement."""
        g = self.g
        ground = "wood" if g.wood >> there & 1 else "village" if g.village >> there & 1 else ""
        return g.shift[ground] if ground else 0, g.obstacle[there]

    def hit(self, arm: Arm, distance: int, cover: Any, how: int) -> Effect:
        """The expected harm, by the fire table."""
        g, (shift, is_covered) = self.g, cover
        chart = g.charts["fire"]
        if distance <= 1:
            shift += g.shift["adjacent"]
        elif distance > g.limit("far"):
            shift += g.shift["far"]
        if how in (VEILED, CREEPING):
            shift += g.shift["concealed"]
        if how in (MOVING, CREEPING) and not is_covered:
            shift += g.shift["moving"]
        column = chart.shift(chart.column_for(arm.fire), shift)
        return Effect() if column is None else self._mean(chart.distribution(column), g.sides[arm.side].enemy)

    def effect(self, tally: Tally, side: Side) -> Effect:
        """The expected harm by a tally."""
        return self._mean(tally.chances(), side)

    def _mean(self, chances: Mapping[FireResult, Any], side: Side) -> Effect:
        steps = breaks = 0.0
        typical = next(p for p in self.g.counters[side] if self.g.is_fighter[p])
        for result, chance in chances.items():
            if not result.is_nothing:
                steps += float(chance) * result.steps
                breaks += float(chance) * (1.0 - at_most(self.g.morale_of[typical] - result.pressure))
        return Effect(steps, 0.0, breaks)

    def closed(self) -> int:
        """Fights are over at once: no hex stays closed."""
        return 0

    def hazards(self) -> Mapping[int, Effect]:
        """No hex hurts by itself."""
        return {}

    def halved(self, arm: Arm) -> Arm | None:
        """Nobody fires on the move."""
        return None

    def may_stand(self, piece: int, hex_: int) -> bool:
        """Whether there is room."""
        return cannot_stack(self.g, piece, hex_) is None

    def stopped(self, piece: int) -> bool:
        """Nobody is stopped."""
        return False

    def may_dig(self, piece: int) -> bool:
        """Nobody digs."""
        return False

    def may_assault(self, piece: int) -> bool:
        """Whether a steady fighter could assault somebody next to it."""
        g = self.g
        around = g.board.grid.adjacent[g.position.at[piece]]
        return g.is_fighter[piece] and any(cannot_take_part(g, piece, h) is None for h in around)

    def joiners(self, piece: int, hex_: int) -> Sequence[int]:
        """The units next to the hex that may join."""
        g = self.g
        near = [p for h in self.grid.adjacent[hex_] for p in g.real_at(h, self.side) if p != piece]
        return [p for p in sorted(near) if cannot_join(g, self.side, hex_, p) is None]

    def close(self, units: Sequence[Unit], foes: Sequence[Unit], hex_: int, is_rush: bool = False) -> Clash:
        """An assault by the chart of odds."""
        g, chart, shifts = self.g, self.g.charts["assault"], self.g.charts["assault-shifts"]
        odds = chart.column_for_odds(int(sum(u.close for u in units)), max(1, int(sum(f.close for f in foes))))
        shift = shifts.number("village", "columns") if g.village >> hex_ & 1 else 0
        shift += shifts.number("leader", "columns") if any(u.is_leader for u in units) else 0
        shift += shifts.number("shaken", "columns") if foes and not any(f.is_fit for f in foes) else 0
        takes = own = his = 0.0
        there = sum(f.steps for f in foes)
        for result, chance in chart.distribution(chart.shift(odds, shift)).items():
            won = bool(result.defender_retreats) or result.defender_steps >= there
            takes += float(chance) * won
            own += float(chance) * result.attacker_steps
            his += float(chance) * min(there, result.defender_steps)
        return Clash(takes, own, his)

    def prizes(self) -> Mapping[int, float]:
        """The hexes worth points."""
        return {hex_: float(points) for hex_, points in self.g.prizes}

    def is_held(self, hex_: int) -> bool:
        """Whether the side controls a prize."""
        return self.g.position.control[hex_] == self.side + 1

    def goals(self, piece: int) -> Mapping[int, float] | None:
        """All want the same."""
        return None

    def exits(self, piece: int) -> int:
        """Nobody leaves."""
        return 0

    def leaving(self, piece: int) -> float:
        """Nobody leaves."""
        return 0.0

    def men(self, side: Side) -> Sequence[Unit]:
        """The real units of a side."""
        g = self.g
        return [self.unit(p) for p in g.counters[side] if g.is_real[p] and g.position.at[p] != g.board.out]

    def verdict(self) -> float | None:
        """The result, when the game is over."""
        at = self.g.position
        return None if not at.over else 0.0 if at.winner < 0 else 1.0 if at.winner == self.side else -1.0


def rallies(scene: Scene, unit: Unit) -> list[Order]:
    """Rally a shaken unit, or hide where nobody sees."""
    field, will = scene.see.field, scene.see.will
    assert isinstance(field, PatrolField)
    begin = (field.speech.begin, unit.piece)
    if unit.is_real and not unit.is_fit:
        worth = will.recover * will.weight(unit) * float(morale_tally(field.g, unit.piece).chances().get(PASS, 0))
        return [Order(worth, unit.piece, (begin, ("rally", 0)), "bot-patrol-rally", gain=worth)]
    if unit.is_real and cannot_hide(field.g, unit.piece) is None:
        return [Order(will.unmask, unit.piece, (begin, ("hide", 0)), "bot-patrol-hide", gain=will.unmask)]
    return []


def joins(now: Moment) -> Option | None:
    """Those on whom the assault counted."""
    wanted = now.mind.order.who if now.mind.order is not None else ()
    return next((option for option in now.those("join") if option.noun in wanted), None)


def enters(now: Moment, option: Option) -> float:
    """What a unit gains by going into the hex that was taken."""
    post, hex_ = now.scene.post(now.unit(option.noun)), int(now.asked.args["hex"])
    return post(hex_) - post(now.unit(option.noun).place)


ROWS: Mapping[str, Row] = {
    "ask-put": most("put", post_worth),
    "ask-activate": choose_unit,
    "ask-act": act,
    "ask-step": act,
    "ask-join": joins,
    "ask-advance": most("advance", enters, least=0.0),
    "ask-react": react("shoot", True),
    "ask-answer": react("shoot", False),
    "ask-loses": most("loses", lambda now, o: -now.scene.see.will.weight(now.unit(o.noun))),
    "ask-retreat": most("retreat", post_worth),
    "ask-show": word("show"),
    "ask-enter": enter,
    "ask-plot": first_of(word("plot")),
    "ask-aim": most("aim", shelled),
}


class SecondMind(Mind):
    """Commands one patrol."""

    officers: ClassVar[Officers] = Officers(Patrol)
    rows: ClassVar[Mapping[str, Row]] = ROWS
    parts: ClassVar[tuple[Part, ...]] = (*Mind.parts, rallies)

    @staticmethod
    def making(g: Play[Any], side: Side) -> Field:
        """The field of a table."""
        assert isinstance(g, Patrol)
        return PatrolField(g, side)


class SecondOfficer(Officer):
    """An officer with the second mind."""

    def _schooled(self, mind: Commander[Any]) -> Commander[Any]:
        second = SecondMind(mind.side, Whim(f"{self._seed}/second"))
        second.g = mind.g
        return second
