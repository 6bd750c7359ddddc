"""The sequence of play, declaring offensives, the weather, and adjusting markers."""

from __future__ import annotations

from collections.abc import Callable

from grognard.games.front1918.air import air_phase, call_back, end_missions, make_ready
from grognard.games.front1918.combat import combats, exploitation_combats
from grognard.games.front1918.disengagement import disengagement
from grognard.games.front1918.exploitation import exploitation_moves
from grognard.games.front1918.movement import end_of_movement, movement
from grognard.games.front1918.setup import attach_all, place_stosstruppen, shuffle_units
from grognard.games.front1918.supply import supply
from grognard.games.front1918.supports import thin_out
from grognard.games.front1918.table import (
    ASSIGNED,
    ATTACKED,
    COUNTER,
    DISENGAGING,
    DISORGANISED,
    EXPLOITATION,
    FINE,
    FIRED,
    MOVED,
    OFFENSIVE,
    PINNED,
    REORGANISING,
    RESERVE,
    TRIED,
    Front,
)
from grognard.kernel.rulebook import rule
from grognard.kernel.script import Refusal, Script, Side
from grognard.kernel.sequence import Phase
from grognard.kernel.tally import Tally

WEATHERS = ("fine", "fog", "bad")
PASSING = MOVED | TRIED | ATTACKED | FIRED | COUNTER | ASSIGNED
"""What is forgotten when the next phase begins."""


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
    """Army artillery of the side on the map, in its ordinary mode."""
    if g.owner[piece] != side or not g.is_army_gun[piece]:
        return Refusal("guns.modes", "no-army-gun")
    if not g.is_on_board(piece):
        return Refusal("guns.modes", "no-not-on-map")
    return Refusal("guns.modes", "no-offensive-already") if g.has(piece, OFFENSIVE) else None


@rule("offensive.declared", "offensive.benefits", "offensive.duration", "guns.modes", "turn.administration")
@rule("offensive.scenario")
def offensives(g: Front) -> Script[None]:
    """Last turn's offensive ends; where the scenario orders one, its side turns guns to their Offensive face."""
    for piece in range(len(g.roster)):
        if g.has(piece, OFFENSIVE):
            g.unmark(piece, OFFENSIVE)
    if not g.is_offensive:
        return
    side = g.side_named(g.charts["offensives"].at(g.this_turn, "side"))
    worth = {column: g.number("offensives", g.this_turn, column) for column in ("first", "second", "third")}
    g.tell("offensive", "offensive.declared", side=side, **worth)
    most = g.number("offensives", g.this_turn, "guns")
    guns = g.launch.each(g.guns[side], cannot_launch, g, side)
    for piece in (
        yield from g.choose_some(side, guns, rule="offensive.benefits", ask="ask-launch", most=most, limit=most)
    ):
        g.mark(piece, OFFENSIVE)
        g.tell("gun-offensive", "guns.modes", piece=piece, hex=g.position.at[piece])


# Weather -------------------------------------------------------------------------------------------------------


@rule("weather.roll", "weather.chart", "weather.fine", "weather.scenario")
def weather(g: Front, sequence: int) -> Script[None]:
    """Two dice for the weather of an operational sequence, unless the scenario has set it."""
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
    g.position.weather = WEATHERS.index(found)
    g.tell(f"weather-{found}", "weather.roll", sequence=sequence, rolled=int(rolled.get("roll", 0)), **rolled)
    make_ready(g)


@rule("weather.fog")
def clear_up(g: Front) -> None:
    """Morning fog lasts through the phases of the side with the initiative only."""
    if g.position.weather == WEATHERS.index("fog"):
        g.position.weather = FINE
        g.tell("fog-lifts", "weather.fog")


# Markers -------------------------------------------------------------------------------------------------------


@rule("exploitation.adjustment", "disorganisation.markers", "exploitation.segments")
def adjust(g: Front, side: Side) -> None:
    """Of both sides: RG off outside enemy zones, DG turned to RG, then all passing markers off."""
    for piece, marks in enumerate(g.position.marks):
        if not marks or not g.is_on_board(piece):
            continue
        if marks & REORGANISING and not g.in_zone(g.owner[piece].enemy, g.position.at[piece]):
            g.unmark(piece, REORGANISING)
            g.tell("reorganised", "exploitation.adjustment", piece=piece)
        if marks & DISORGANISED:
            g.unmark(piece, DISORGANISED)
            g.mark(piece, REORGANISING)
        if marks & (EXPLOITATION | RESERVE | DISENGAGING | PINNED):
            g.unmark(piece, EXPLOITATION | RESERVE | DISENGAGING | PINNED)


def forget(g: Front, *_: Side) -> None:
    """Before a phase: nobody has moved, fought or fired in it yet."""
    for piece in [p for p, marks in enumerate(g.position.marks) if marks & PASSING]:
        g.unmark(piece, PASSING)
    g.position.combats = [0] * len(g.roster)
    g.position.fought = bytearray(len(g.position.fought))
    g.position.grounded = [0] * len(g.sides)


# The turn ------------------------------------------------------------------------------------------------------


Stage = Callable[[Front, Side], Script[None]]


def then_thin_out(stage: Stage) -> Stage:
    """A phase with what is too high at its end taken off."""

    def script(g: Front, side: Side) -> Script[None]:
        yield from stage(g, side)
        yield from thin_out(g)

    return script


MARCH, STORM = then_thin_out(movement), then_thin_out(combats)
BREAK_OFF, POUR = then_thin_out(disengagement), then_thin_out(exploitation_moves)


@rule("turn.operations", "turn.detailed", "turn.phasing")
def half(side: Side) -> tuple[Phase, ...]:
    """The phases of one side in an operational sequence."""
    return (
        Phase("movement.phase", forget, side, announce=f"phase-movement-{side.name}"),
        Phase("air.bases", air_phase, side),
        Phase("movement.general", MARCH, side),
        Phase("movement.combat-units", end_of_movement, side),
        Phase("combat.phase", forget, side, announce=f"phase-combat-{side.name}"),
        Phase("attack.who", STORM, side),
        Phase("disengagement.phase", BREAK_OFF, side),
        Phase("exploitation.phase", forget, side, announce=f"phase-exploitation-{side.name}"),
        Phase("exploitation.combats", exploitation_combats, side),
        Phase("exploitation.moves", POUR, side),
        Phase("exploitation.adjustment", adjust, side),
    )


def weather_of(sequence: int) -> Callable[[Front], Script[None]]:
    """The weather of one of the operational sequences."""

    def script(g: Front) -> Script[None]:
        yield from weather(g, sequence)

    return script


WEATHER_OF = tuple(weather_of(number) for number in (1, 2, 3))


@rule("turn.order", "turn.operations", "turn.offensive")
def operations(first: Side, sequence: int) -> tuple[Phase, ...]:
    """One operational sequence: weather, the side with the initiative, the other, and the airmen home."""
    return (
        Phase("weather.roll", WEATHER_OF[sequence - 1], announce=f"phase-sequence-{sequence}"),
        *half(first),
        Phase("weather.fog", clear_up),
        *half(first.enemy),
        Phase("air.test", end_missions),
    )


def end_of_turn(g: Front) -> Script[None] | None:
    """The score, and after the last turn the verdict: each game's own."""
    call_back(g)
    return g.end_turn()


@rule("turn.order", "turn.offensive", "turn.end", "victory.points")
def sequence(g: Front) -> tuple[Phase, ...]:
    """The phases of this turn: three operational sequences in an offensive, one otherwise."""
    key = g.position.turn == 1, g.initiative, g.is_offensive
    found = g.turns.get(key)
    if found is None:
        many = 3 if g.is_offensive else 1
        parts = [phase for number in range(1, many + 1) for phase in operations(g.initiative, number)]
        phases = (
            *(
                (Phase("scenario.area", shuffle_units), Phase("assault-troops.movement", place_stosstruppen))
                if key[0]
                else ()
            ),
            Phase("offensive.declared", offensives, announce="phase-turn"),
            Phase("supply.phase", supply, announce="phase-supply"),
            *parts,
            Phase("turn.end", end_of_turn),
        )
        found = g.turns[key] = tuple(phase._replace(rule=g.clause(phase.rule)) for phase in phases)
    return found
