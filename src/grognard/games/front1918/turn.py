"""Chapters 7, 8, 10 and 14.3: the sequence of play, declaring offensives, the weather, and adjusting markers."""

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


@rule("11.3.2", "15.4.2", "scenario.gneisenau.setup.allied", "scenario.gneisenau.setup.german")
@rule("scenario.blucher.setup.allied", "scenario.blucher.setup.german", "scenario.friedensturm.setup.allied")
def set_out(g: Front) -> None:
    """The ground each side holds, Stosstruppen with their regiments, and the events of the scenario."""
    for side in g.sides:
        for hex_ in g.board.grid.hexes:
            if g.held_at_start[side] >> hex_ & 1:
                g.take_control(hex_, side)
    g.position.tank_events = g.scenario.values.get("tank-events", 0)
    attach_all(g)


# §8.0 Offensives -----------------------------------------------------------------------------------------------


@rule("8.0", "15.2.3")
def cannot_launch(g: Front, side: Side, piece: int) -> Refusal | None:
    """§8.0 Army artillery of the side on the map, in its ordinary mode."""
    if g.owner[piece] != side or not g.is_army_gun[piece]:
        return Refusal("15.2.3", "no-army-gun")
    if not g.is_on_board(piece):
        return Refusal("15.2.3", "no-not-on-map")
    return Refusal("15.2.3", "no-offensive-already") if g.has(piece, OFFENSIVE) else None


@rule("8.0", "8.0.benefits", "8.0.duration", "15.2.3", "7.0.admin", "scenario.gneisenau.offensive")
@rule("scenario.blucher.offensive", "scenario.friedensturm.offensive")
def offensives(g: Front) -> Script[None]:
    """§8.0 Last turn's offensive ends; where the scenario orders one, its side turns guns to their Offensive face."""
    for piece in range(len(g.roster)):
        if g.has(piece, OFFENSIVE):
            g.unmark(piece, OFFENSIVE)
    if not g.is_offensive:
        return
    side = g.side_named(g.charts["offensives"].at(g.this_turn, "side"))
    worth = {column: g.number("offensives", g.this_turn, column) for column in ("first", "second", "third")}
    g.tell("offensive", "8.0", side=side, **worth)
    most = g.number("offensives", g.this_turn, "guns")
    guns = g.launch.each(g.guns[side], cannot_launch, g, side)
    for piece in (yield from g.choose_some(side, guns, rule="8.0.benefits", ask="ask-launch", most=most, limit=most)):
        g.mark(piece, OFFENSIVE)
        g.tell("gun-offensive", "15.2.3", piece=piece, hex=g.position.at[piece])


# §10.0 Weather -------------------------------------------------------------------------------------------------


@rule("10.0", "table.weather", "10.0.fine", "scenario.gneisenau.weather", "scenario.blucher.weather")
@rule("scenario.friedensturm.weather")
def weather(g: Front, sequence: int) -> Script[None]:
    """§10.0 Two dice for the weather of an operational sequence, unless the scenario has set it."""
    g.position.sequence = sequence
    g.position.tries = 0
    row = f"{g.this_turn}-{sequence}"
    rolled = {}
    if g.has_row("set-weather", row):
        found = g.charts["set-weather"].at(row, "weather")
    else:
        tally = Tally("weather").modifies(g.charts["weather"])
        rolled["roll"] = roll = yield g.roll(rule="10.0", ask="roll-weather", tally=tally)
        found = tally.result(roll)
    g.position.weather = WEATHERS.index(found)
    g.tell(f"weather-{found}", "10.0", sequence=sequence, rolled=int(rolled.get("roll", 0)), **rolled)
    make_ready(g)


@rule("10.0.fog")
def clear_up(g: Front) -> None:
    """§10.0 Morning fog lasts through the phases of the side with the initiative only."""
    if g.position.weather == WEATHERS.index("fog"):
        g.position.weather = FINE
        g.tell("fog-lifts", "10.0.fog")


# §14.3 Markers -------------------------------------------------------------------------------------------------


@rule("14.3", "12.5", "14.0.segments")
def adjust(g: Front, side: Side) -> None:
    """§14.3 Of both sides: RG off outside enemy zones, DG turned to RG, then all passing markers off."""
    for piece, marks in enumerate(g.position.marks):
        if not marks or not g.is_on_board(piece):
            continue
        if marks & REORGANISING and not g.in_zone(g.owner[piece].enemy, g.position.at[piece]):
            g.unmark(piece, REORGANISING)
            g.tell("reorganised", "14.3", piece=piece)
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


# §7.0 The turn -------------------------------------------------------------------------------------------------


Stage = Callable[[Front, Side], Script[None]]


def then_thin_out(stage: Stage) -> Stage:
    """§4.0 A phase with what is too high at its end taken off."""

    def script(g: Front, side: Side) -> Script[None]:
        yield from stage(g, side)
        yield from thin_out(g)

    return script


MARCH, STORM = then_thin_out(movement), then_thin_out(combats)
BREAK_OFF, POUR = then_thin_out(disengagement), then_thin_out(exploitation_moves)


@rule("7.0.sequence", "sequence.detailed", "3.0.phasing")
def half(side: Side) -> tuple[Phase, ...]:
    """§7.0 The phases of one side in an operational sequence."""
    return (
        Phase("11.0", forget, side, announce=f"phase-movement-{side.name}"),
        Phase("17.1", air_phase, side),
        Phase("11.1", MARCH, side),
        Phase("11.2", end_of_movement, side),
        Phase("12.0", forget, side, announce=f"phase-combat-{side.name}"),
        Phase("12.1", STORM, side),
        Phase("13.0", BREAK_OFF, side),
        Phase("14.0", forget, side, announce=f"phase-exploitation-{side.name}"),
        Phase("14.1", exploitation_combats, side),
        Phase("14.2", POUR, side),
        Phase("14.3", adjust, side),
    )


def weather_of(sequence: int) -> Callable[[Front], Script[None]]:
    """The weather of one of the operational sequences."""

    def script(g: Front) -> Script[None]:
        yield from weather(g, sequence)

    return script


WEATHER_OF = tuple(weather_of(number) for number in (1, 2, 3))


@rule("7.0", "7.0.sequence", "7.0.extra")
def operations(first: Side, sequence: int) -> tuple[Phase, ...]:
    """§7.0 One operational sequence: weather, the side with the initiative, the other, and the airmen home."""
    return (
        Phase("10.0", WEATHER_OF[sequence - 1], announce=f"phase-sequence-{sequence}"),
        *half(first),
        Phase("10.0.fog", clear_up),
        *half(first.enemy),
        Phase("17.1.test", end_missions),
    )


def end_of_turn(g: Front) -> Script[None] | None:
    """§7.0 The score, and after the last turn the verdict: each game's own."""
    call_back(g)
    return g.end_turn()


@rule("7.0", "7.0.extra", "7.0.end", "16.0")
def sequence(g: Front) -> tuple[Phase, ...]:
    """§7.0 The phases of this turn: three operational sequences in an offensive, one otherwise."""
    key = g.position.turn == 1, g.initiative, g.is_offensive
    found = g.turns.get(key)
    if found is None:
        many = 3 if g.is_offensive else 1
        parts = [phase for number in range(1, many + 1) for phase in operations(g.initiative, number)]
        found = g.turns[key] = (
            *((Phase("scenarios.format", shuffle_units), Phase("11.3.2", place_stosstruppen)) if key[0] else ()),
            Phase("8.0", offensives, announce="phase-turn"),
            Phase("9.0", supply, announce="phase-supply"),
            *parts,
            Phase("7.0.end", end_of_turn),
        )
    return found
