"""The sequence of play by chapters, the declaration of offensives, the weather, and marker adjustment.

A game uses the chapters as they are, replaces some, or adds phases at the places left for them: see `Chapters`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from grognard.games.front1918.air import AVIATION, Aviation
from grognard.games.front1918.arrivals import cannot_enter
from grognard.games.front1918.bridges import cannot_span_ever, cannot_unspan_now
from grognard.games.front1918.combat import combats, exploitation_combats
from grognard.games.front1918.destinations import cannot_march
from grognard.games.front1918.disengagement import disengagement
from grognard.games.front1918.exploitation import exploitation_moves
from grognard.games.front1918.markers import end_of_movement
from grognard.games.front1918.movement_phase import movement
from grognard.games.front1918.series import take
from grognard.games.front1918.setup import attach_all, cannot_assign, place_stosstruppen, shuffle_units
from grognard.games.front1918.supply import supply
from grognard.games.front1918.supports import thin_out
from grognard.games.front1918.table import Front
from grognard.games.front1918.words import (
    ASSIGNED,
    ATTACKED,
    BAD,
    COUNTER,
    DISENGAGING,
    DISORGANISED,
    EXPLOITATION,
    FINE,
    FIRED,
    FOG,
    FOG_THEN_BAD,
    MOVED,
    OFFENSIVE,
    PINNED,
    REORGANISING,
    RESERVE,
    TRIED,
    WEATHERS,
)
from grognard.kernel.asking.script import Cannot, Refusal, Script, Side
from grognard.kernel.asking.sequence import Phase
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.secrecy.backs import in_open_order
from grognard.kernel.words.rulebook import rule

ANY_TIME: Mapping[str, Cannot] = {
    "move": cannot_march,
    "enter": cannot_enter,
    "assign": cannot_assign,
    "span": cannot_span_ever,
    "unspan": cannot_unspan_now,
}
"""For each verb, the predicate that refuses it at any time: a function of the table, the side and the piece."""

PASSING = MOVED | TRIED | ATTACKED | FIRED | COUNTER | ASSIGNED
"""The marks cleared when the next phase begins."""


@rule("assault-troops.movement", "tanks.event", "scenario.setup")
def set_out(g: Front) -> None:
    """The ground each side holds, Stosstruppen with their regiments, and the events of the scenario."""
    for side in g.sides:
        for hex_ in g.board.grid.hexes:
            if g.held_at_start[side] >> hex_ & 1:
                g.take_control(hex_, side)
    g.position.tank_events = g.scenario.values.get("tank-events", 0)
    attach_all(g)


# Offensives ----------------------------------------------------------------------------------------------------


@rule("offensive.declared", "guns.modes")
def cannot_launch(g: Front, side: Side, piece: int) -> Refusal | None:
    """Army artillery of the side on the map may go to Offensive mode from its ordinary mode."""
    if g.owner[piece] != side or not g.is_army_gun[piece]:
        return Refusal("guns.modes", "no-army-gun")
    if not g.is_on_board(piece):
        return Refusal("guns.modes", "no-not-on-map")
    return Refusal("guns.modes", "no-offensive-already") if g.has(piece, OFFENSIVE) else None


@rule("offensive.declared", "offensive.benefits", "offensive.duration", "guns.modes", "turn.administration")
@rule("offensive.scenario")
def offensives(g: Front) -> Script[None]:
    """Last turn's offensive ends; if the scenario orders a new one, its side turns guns to Offensive mode."""
    for piece in range(len(g.roster)):
        if g.has(piece, OFFENSIVE):
            g.unmark(piece, OFFENSIVE)
    if not g.is_offensive:
        return
    side = g.side_named(g.charts["offensives"].at(g.this_turn, "side"))
    row = g.facts.offensive_row(g)
    worth = {column: g.number("offensives", row, column) for column in ("first", "second", "third")}
    g.tell("offensive", "offensive.declared", side=side, **worth)
    most = g.number("offensives", row, "guns")
    guns = g.launch.each(g.guns[side], cannot_launch, g, side)
    must = {*g.facts.must_launch(g, [option.noun for option in guns.options])}
    enough = (lambda chosen: bool(must.intersection(chosen))) if must else None
    for piece in (
        yield from g.choose_some(
            side, guns, rule="offensive.benefits", ask="ask-launch", most=most, enough=enough, limit=most
        )
    ):
        g.mark(piece, OFFENSIVE)
        g.tell("gun-offensive", "guns.modes", piece=piece, hex=g.position.at[piece])


# Weather -------------------------------------------------------------------------------------------------------


@rule("weather.roll", "weather.chart", "weather.fine", "weather.scenario")
def weather(g: Front, sequence: int) -> Script[None]:
    """Roll two dice for the weather of an operational sequence, unless the scenario sets it.

    Where a book has a chart of what follows fog, a second roll decides whether it lifts or the weather turns bad.
    """
    g.position.sequence = sequence
    g.position.tries = 0
    row = f"{g.this_turn}-{sequence}"
    rolled = {}
    if g.has_row("set-weather", row):
        found = g.charts["set-weather"].at(row, "weather")
    else:
        tally = Tally("weather").modifies(g.charts["weather"])
        rolled["roll"] = roll = yield g.roll(rule="weather.roll", ask="roll-weather", tally=tally)
        found = tally.result(roll)
        if found == "fog" and "weather-after-fog" in g.charts:
            found = "fog-die"
    if found == "fog-die":
        tally = Tally("weather-after-fog").modifies(g.charts["weather-after-fog"])
        rolled["second"] = roll = yield g.roll(rule="weather.fog", ask="roll-after-fog", tally=tally)
        found = f"fog-{tally.result(roll)}"
    found = "fog" if found == "fog-fine" else found
    g.set_weather(WEATHERS.index(found))
    g.tell(f"weather-{found}", "weather.roll", sequence=sequence, rolled=int(rolled.get("roll", 0)), **rolled)
    g.chapters.aviation.make_ready(g)


@rule("weather.fog")
def clear_up(g: Front) -> None:
    """Morning fog lasts only through the phases of the side with the initiative; what follows is known."""
    if g.position.weather == FOG:
        g.set_weather(FINE)
        g.tell("fog-lifts", "weather.fog")
    elif g.position.weather == FOG_THEN_BAD:
        g.set_weather(BAD)
        g.tell("fog-turns-bad", "weather.fog")


# Markers -------------------------------------------------------------------------------------------------------


@rule("exploitation.adjustment", "disorganisation.markers", "exploitation.segments")
def adjust(g: Front, side: Side) -> None:
    """For both sides: RG off outside enemy zones, DG turned to RG, then all temporary markers off."""
    marked = [piece for piece, marks in enumerate(g.position.marks) if marks and g.is_on_board(piece)]
    for piece in in_open_order(g, marked):
        marks = g.position.marks[piece]
        if marks & REORGANISING and not g.in_zone(g.owner[piece].enemy, g.position.at[piece]):
            g.unmark(piece, REORGANISING)
            g.tell("reorganised", "exploitation.adjustment", piece=piece)
        if marks & DISORGANISED:
            g.unmark(piece, DISORGANISED)
            g.mark(piece, REORGANISING)
        if marks & (EXPLOITATION | RESERVE | DISENGAGING | PINNED):
            g.unmark(piece, EXPLOITATION | RESERVE | DISENGAGING | PINNED)


def forget(g: Front, *_: Side) -> None:
    """Before a phase, clear the marks of units that moved, fought or fired."""
    passing = PASSING | g.passing
    for piece in [p for p, marks in enumerate(g.position.marks) if marks & passing]:
        g.unmark(piece, passing)
    g.position.combats = [0] * len(g.roster)
    g.position.fought = bytearray(len(g.position.fought))
    g.position.grounded = [0] * len(g.sides)
    take(g.steps.phase_begins, g)


# The turn ------------------------------------------------------------------------------------------------------


Phases = tuple[Phase, ...]
G = TypeVar("G", bound=Front)
Stage = Callable[[G, Side], Script[None]]


def then_thin_out(stage: Stage[G]) -> Stage[G]:
    """A phase, followed by the removal of units from overstacked hexes."""

    def script(g: G, side: Side) -> Script[None]:
        yield from stage(g, side)
        yield from thin_out(g)

    return script


@rule("turn.operations", "turn.detailed", "turn.phasing")
def half(g: Front, side: Side, sequence: int) -> Phases:
    """The phases of one side in an operational sequence."""
    chapters = g.chapters
    return (
        Phase("movement.phase", forget, side, announce=f"phase-movement-{side.name}"),
        Phase("air.bases", chapters.aviation.phase, side),
        *chapters.before_movement(g, side),
        Phase("movement.general", chapters.movement, side),
        Phase("movement.combat-units", chapters.end_of_movement, side),
        Phase("combat.phase", forget, side, announce=f"phase-combat-{side.name}"),
        Phase("attack.who", chapters.combats, side),
        Phase("disengagement.phase", chapters.disengagement, side),
        Phase("exploitation.phase", forget, side, announce=f"phase-exploitation-{side.name}"),
        Phase("exploitation.combats", chapters.exploitation_combats, side),
        Phase("exploitation.moves", chapters.exploitation_moves, side),
        Phase("exploitation.adjustment", chapters.adjustment, side),
    )


def before_play(g: Front) -> Phases:
    """What is done once, before the first turn."""
    return (Phase("scenario.area", shuffle_units), Phase("assault-troops.movement", place_stosstruppen))


def no_phases(*_: object) -> Phases:
    """No added phases: the default."""
    return ()


def no_judge(g: Front) -> None:
    """Refuse a game that does not say who has won."""
    raise NotImplementedError(f"{g.id} judges no turn: Chapters(judge=…)")


def no_kinds(g: Front) -> Hashable:
    """The phases of a turn depend on nothing else."""
    return ()


class Chapters(NamedTuple, Generic[G]):
    """The scripts of a turn, and where phases may be added: a game says which it has otherwise."""

    before_play: Callable[[G], Phases] = before_play
    """What is done once, before the first turn."""
    offensives: Callable[[G], Script[None]] = offensives
    supply: Callable[[G], Script[None]] = supply
    weather: Callable[[G, int], Script[None]] = weather
    clear_up: Callable[[G], None] = clear_up
    aviation: Aviation[G] = AVIATION
    half: Callable[[G, Side, int], Phases] = half
    """All phases of one side in an operational sequence, the stages below among them."""
    movement: Stage[G] = then_thin_out(movement)
    end_of_movement: Stage[G] = end_of_movement
    combats: Stage[G] = then_thin_out(combats)
    disengagement: Stage[G] = then_thin_out(disengagement)
    exploitation_combats: Stage[G] = exploitation_combats
    exploitation_moves: Stage[G] = then_thin_out(exploitation_moves)
    adjustment: Callable[[G, Side], Script[None] | None] = adjust
    after_supply: Callable[[G], Phases] = no_phases
    before_sequence: Callable[[G, int], Phases] = no_phases
    """After the weather of an operational sequence, before its first half."""
    before_movement: Callable[[G, Side], Phases] = no_phases
    """After the air phase, before any unit of a side moves."""
    judge: Callable[[G], Script[None] | None] = no_judge
    """At the end of a turn: the score, and after the last turn the verdict."""
    kind_of_turn: Callable[[G], Hashable] = no_kinds
    """What else the phases of a turn depend on, besides the first turn, the initiative and the offensive."""


CHAPTERS: Chapters[Any] = Chapters()


def weather_of(sequence: int) -> Callable[[Front], Script[None]]:
    """The weather of one of the operational sequences."""

    def script(g: Front) -> Script[None]:
        yield from g.chapters.weather(g, sequence)

    return script


WEATHER_OF = tuple(weather_of(number) for number in (1, 2, 3))


def sequences_begun(g: Front) -> int:
    """How many operational sequences of the turn have begun: as many as had their weather roll."""
    return sum(phase.script in WEATHER_OF for phase in sequence(g)[: g.position.phase])


@rule("turn.order", "turn.operations", "turn.offensive")
def operations(g: Front, first: Side, sequence: int) -> Phases:
    """One operational sequence: weather, the side with the initiative, the other side, then the end of air missions."""
    chapters = g.chapters
    return (
        Phase("weather.roll", WEATHER_OF[sequence - 1], announce=f"phase-sequence-{sequence}"),
        *chapters.before_sequence(g, sequence),
        *chapters.half(g, first, sequence),
        Phase("weather.fog", chapters.clear_up),
        *chapters.half(g, first.enemy, sequence),
        Phase("air.test", chapters.aviation.end_missions),
    )


def end_of_turn(g: Front) -> Script[None] | None:
    """Airmen away may come back; then the score, and after the last turn the verdict."""
    g.chapters.aviation.call_back(g)
    return g.chapters.judge(g)


@rule("turn.order", "turn.offensive", "turn.end", "victory.points")
def sequence(g: Front) -> Phases:
    """The phases of this turn, made once for every kind of turn, with the clauses of the game's book."""
    key = g.position.turn == 1, g.initiative, g.is_offensive, g.chapters.kind_of_turn(g)
    found = g.turns.get(key)
    if found is None:
        chapters, many = g.chapters, 3 if g.is_offensive else 1
        phases = (
            *(chapters.before_play(g) if g.position.turn == 1 else ()),
            Phase("offensive.declared", chapters.offensives, announce="phase-turn"),
            Phase("supply.phase", chapters.supply, announce="phase-supply"),
            *chapters.after_supply(g),
            *(phase for number in range(1, many + 1) for phase in operations(g, g.initiative, number)),
            Phase("turn.end", end_of_turn),
        )
        found = g.turns[key] = tuple(phase._replace(rule=g.clause(phase.rule)) for phase in phases)
    return found
