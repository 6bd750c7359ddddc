"""Chapter 14: air support. Missions called for a turn ahead, aircraft, anti-aircraft fire, bombs and napalm.

Delay, correction and the attack on a hex are those of `artillery`.
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.indochine.artillery import (
    add_night,
    bombard,
    correct,
    delay_tally,
    hex_at,
    in_hex,
    raise_smoke,
    strike,
)
from grognard.games.indochine.burning import set_on_fire
from grognard.games.indochine.command import TWO_DICE
from grognard.games.indochine.fire import Shot, check_weapons
from grognard.games.indochine.ground import PROTECTIONS, protection
from grognard.games.indochine.hiding import firers_seen, look_around, recognise_all
from grognard.games.indochine.sight import sees_aircraft
from grognard.games.indochine.table import Indochine
from grognard.games.indochine.words import AIR_MISSIONS, ALTITUDES, COMPASS, DEPLOYED, JAMMED, NEUTRALISED, STOPPED
from grognard.kernel.asking.script import Offer, Option, Refusal, Script, Side
from grognard.kernel.asking.sequence import Phase
from grognard.kernel.numbers.tally import FAIL, Tally
from grognard.kernel.tactics.reaction import Watch, window
from grognard.kernel.words.rulebook import rule

SUPPORT, BOMBS, NAPALM = AIR_MISSIONS
FLIES_AT = {SUPPORT: ("low", "medium"), BOMBS: ("medium", "high"), NAPALM: ("medium", "high")}
"""§14.3 The altitudes each kind of mission may choose."""
SKY = 99
"""§14.2 The level of an aircraft that does not fly low: above every hex."""

NONE_LEFT = Refusal("14.1", "no-air-missions")
NO_ANTI_AIRCRAFT = Refusal("14.2", "no-anti-aircraft")
CANNOT_FIRE = Refusal("14.2", "no-weapon-ready")
OUT_OF_REACH = Refusal("14.2", "no-aircraft-reach")
HAS_FIRED = Refusal("14.2", "no-fired-at-aircraft")


# Requests (2.B, 14.1) ------------------------------------------------------------------------------------------


def left_of(g: Indochine, side: Side, kind: int) -> int:
    """How many missions of a kind a side has left."""
    position = g.position
    return (position.supports, position.bombs, position.napalms)[kind][side]


@rule("14.1")
def cannot_call(g: Indochine, side: Side, calls: Sequence[int], kind: int) -> Refusal | None:
    """§14.1 A side calls for no more missions of a kind than it has left, those on their way included."""
    return None if calls.count(kind) < left_of(g, side, kind) else NONE_LEFT


@rule("2.B", "14.1", "ext.14")
def air_requests(g: Indochine) -> Script[None]:
    """§2.B Both sides secretly call for missions for the next turn; the target is chosen when they arrive."""
    able = [side for side in g.sides if any(left_of(g, side, kind) for kind in range(len(AIR_MISSIONS)))]
    for side, calls in (yield from g.together({side: call_missions(g, side) for side in able})).items():
        new = calls[len(g.position.called[side]) :]
        g.position.called[side] = tuple(calls)
        g.position.called_waited[side] = (*g.position.called_waited[side], *(0 for _ in new))
        for kind in new:
            g.tell("calls-aircraft", "14.1", side, word_mission=AIR_MISSIONS[kind])


@rule("14.1")
def call_missions(g: Indochine, side: Side) -> Script[list[int]]:
    """§14.1 One side's requests, with those that are still delayed first."""
    calls = list(g.position.called[side])
    while True:
        offer = g.call.each(range(len(AIR_MISSIONS)), cannot_call, g, side, calls)
        if not len(offer):
            return calls
        choice = yield g.choose(side, offer, g.done(), rule="14.1", ask="ask-call", count=len(calls))
        if choice.verb == "done":
            return calls
        calls.append(choice.noun)


# Arrival (2.B, 14.2) -------------------------------------------------------------------------------------------


@rule("2.B", "14.1", "14.2")
def air_arrives(g: Indochine) -> Script[None]:
    """§2.B The missions called for are tested for delay; those that arrive are flown at once."""
    watch = Watch()
    for side in g.sides:
        calls, waits = g.position.called[side], g.position.called_waited[side]
        late: list[tuple[int, int]] = []
        for number, kind in enumerate(calls):
            if not left_of(g, side, kind):
                continue
            waited = waits[number] if number < len(waits) else 0
            tally = delay_tally(g, "air", waited)
            roll = yield g.roll(rule="14.1", ask="roll-delay", tally=tally, seen_by=[side], low=side)
            if tally.result(roll) == FAIL:
                g.tell("aircraft-delayed", "14.1", side=side, roll=roll)
                late.append((kind, waited + 1))
            else:
                g.tell("aircraft-arrive", "14.1", side=side, roll=roll)
                yield from fly(g, side, kind, watch)
        g.position.called[side] = tuple(kind for kind, _ in late)
        g.position.called_waited[side] = tuple(waited for _, waited in late)


@rule("14.1", "10.3", "14.2", "14.3", "ext.14")
def fly(g: Indochine, side: Side, number: int, watch: Watch) -> Script[None]:
    """§14.2 A mission: its altitude, a target of its player's choice, correction, direction, then the enemy's fire.

    Like artillery it may be called off instead, and is not spent (10.3, R 178).
    """
    position, kind = g.position, AIR_MISSIONS[number]
    heights = g.altitude.each([ALTITUDES.index(name) for name in FLIES_AT[kind]])
    height = yield g.choose(side, heights, g.cancel(), rule="14.2", ask="ask-altitude", word_mission=kind)
    if height.verb == "cancel":
        g.tell("aircraft-cancelled", "10.3", side=side)
        return
    (position.supports, position.bombs, position.napalms)[number][side] -= 1
    altitude = ALTITUDES[height.noun]
    aim = yield g.choose(side, g.aim.each(g.board.grid.hexes), rule="ext.14", ask="ask-aim", word_mission=kind)
    told = {"word_mission": kind, "word_altitude": altitude}
    g.tell("aims", "14.2", side=side, hex=aim.noun, **told)
    final = yield from correct(g, side, aim.noun, flight_tally(g, kind))
    if final < 0:
        return
    way = yield from facing(g, side, final, kind)
    if (yield from is_shot_down(g, side, final, altitude, watch)):
        g.tell("aircraft-turned-back", "14.2", side=side, hex=final)
        return
    if kind == SUPPORT:
        yield from support(g, final, way)
    else:
        yield from bomb(g, final, way, kind)
        look_around(g)


@rule("14.2", "table.correction")
def flight_tally(g: Indochine, kind: str) -> Tally:
    """§14.2 The correction of a mission: fighters find their target more easily; no observer is needed (14.1)."""
    tally = Tally("correction")
    if kind == SUPPORT:
        tally.add(g.charts["correction-dice"].number("support", "dice"), "table.correction", "reason-support")
    return add_night(g, tally).modifies(g.charts["correction"])


@rule("14.2", "14.3", "ext.14")
def facing(g: Indochine, side: Side, hex_: int, kind: str) -> Script[int]:
    """§14.2 The marker lies in the direction its player wants; none matters for support over an empty hex (R 113)."""
    if kind == SUPPORT and is_empty(g, hex_):
        return 0
    offer = g.face_to.each(range(len(COMPASS)))
    choice = yield g.choose(side, offer, rule="14.2", ask="ask-facing", hex=hex_)
    way = int(choice.noun)
    g.tell("faces", "14.2", side=side, hex=hex_, word_way=COMPASS[way])
    return way


def is_empty(g: Indochine, hex_: int) -> bool:
    """Whether no counter or marker of either side is in a hex (R 113)."""
    return not any(g.counters_at(hex_, side) for side in g.sides)


# Anti-aircraft fire (14.2) -------------------------------------------------------------------------------------


@rule("14.2")
def level_of(g: Indochine, altitude: str) -> int:
    """§14.2 The level at which an aircraft is seen: one that flies low is on the highest of the map."""
    return g.limits["aircraft-low"] if altitude == "low" else SKY


@rule("14.2")
def cannot_shoot_at(g: Indochine, under: int, altitude: str, watch: Watch, piece: int) -> Refusal | None:
    """§14.2 An anti-aircraft weapon in action fires at an aircraft it sees within range, once in the phase."""
    if "anti-aircraft" not in g.roster[piece].traits or not g.is_on_board(piece):
        return NO_ANTI_AIRCRAFT
    if g.position.face[piece] != DEPLOYED or g.has(piece, JAMMED | NEUTRALISED):
        return CANNOT_FIRE
    if watch.has_reacted(piece):
        return HAS_FIRED
    return None if reaches(g, piece, under, altitude) else OUT_OF_REACH


def reaches(g: Indochine, piece: int, under: int, altitude: str) -> bool:
    """§14.2 Whether a counter is near enough to an aircraft and sees it, with the longest range such weapons have."""
    here = g.position.at[piece]
    weapons = [p for p in g.counters[g.owner[piece]] if "anti-aircraft" in g.roster[p].traits]
    farthest = max((g.range_of[DEPLOYED][p][1] for p in weapons), default=0)
    return g.board.grid.distance(here, under) <= farthest and sees_aircraft(g, here, under, level_of(g, altitude))


@rule("14.2")
def might_shoot(g: Indochine, side: Side, under: int, altitude: str, watch: Watch) -> list[int]:
    """The counters that, for all the enemy can tell, may be an anti-aircraft weapon that sees the aircraft."""
    found = [p for p in g.on_board(side) if not g.is_open(p) or "anti-aircraft" in g.roster[p].traits]
    return [p for p in found if not watch.has_reacted(p) and reaches(g, p, under, altitude)]


@rule("14.2", "table.aa")
def flak_tally(g: Indochine, altitude: str, piece: int) -> Tally:
    """§14.2 Two dice not above the firepower; the higher the aircraft, the harder."""
    chart = g.charts["anti-aircraft"]
    tally = Tally("anti-aircraft", g.fire_of[DEPLOYED][piece][g.position.steps[piece]])
    if malus := chart.number(altitude, "dice"):
        tally.add(-malus, "table.aa", f"reason-{altitude}-altitude")
    if g.has(piece, STOPPED):
        tally.add(-chart.number("stopped", "dice"), "table.aa", "reason-stopped")
    return tally.test(TWO_DICE)


@rule("14.2")
def is_shot_down(g: Indochine, side: Side, under: int, altitude: str, watch: Watch) -> Script[bool]:
    """§14.2 The enemy may fire with each of his anti-aircraft weapons; a hit ends the mission."""
    hits: list[int] = []

    def offer(_: list[int]) -> Offer:
        flak = g.counters[side.enemy]
        return g.shoot_at_plane.each(
            flak, cannot_shoot_at, g, under, altitude, watch, tally=lambda *given: weigh(given[-1])
        )

    def weigh(piece: int) -> Tally:
        return flak_tally(g, altitude, piece)

    def react(option: Option) -> Script[object]:
        return shoot_at_aircraft(g, option.noun, under, altitude, watch, hits)

    yield from window(
        g,
        side.enemy,
        lambda: [] if hits else might_shoot(g, side.enemy, under, altitude, watch),
        offer,
        react,
        hold=g.hold(),
        rule="14.2",
        ask="ask-anti-aircraft",
        hex=under,
        word_altitude=altitude,
    )
    return bool(hits)


@rule("14.2", "6.7", "8.discovery")
def shoot_at_aircraft(
    g: Indochine, piece: int, under: int, altitude: str, watch: Watch, hits: list[int]
) -> Script[None]:
    """§14.2 One weapon fires; it may jam and be recognised like any that fires (R 85)."""
    watch.note(piece)
    tally = flak_tally(g, altitude, piece)
    g.tell_apart(g.owner[piece], piece, "fires-at-aircraft", "marker-fires-at-aircraft", "14.2", hex=under)
    roll = yield g.roll(
        rule="14.2", ask="roll-anti-aircraft", tally=tally, seen_by=[g.owner[piece]], low=g.owner[piece]
    )
    is_hit = tally.result(roll) != FAIL
    g.tell("aircraft-hit" if is_hit else "aircraft-missed", "14.2", side=g.owner[piece], roll=roll)
    if is_hit:
        hits.append(piece)
    yield from check_weapons(g, Shot((piece,), under), [roll])
    recognise_all(g, firers_seen(g, [piece]))


# What aircraft do (14.3, 14.4) ---------------------------------------------------------------------------------


@rule("14.3", "err1.air", "ext.14")
def support(g: Indochine, hex_: int, way: int) -> Script[None]:
    """§14.3 Fighters attack their hex and two in front as direct fire; over an empty hex, the nearest occupied one."""
    hexes = [hex_at(g, hex_, way, far) for far in range(g.limits["aircraft-hexes"])]
    if is_empty(g, hex_):
        hexes = yield from nearest(g, hex_)
    for each in hexes:
        if each >= 0:
            yield from strafe(g, each)


@rule("ext.14")
def nearest(g: Indochine, hex_: int) -> Script[list[int]]:
    """§14 The nearest hex with a counter of either side: the worst protected of several, else by lot (R 113)."""
    grid, at, size = g.board.grid, g.position.at, g.board.grid.size
    occupied = sorted({at[p] for p in range(len(g.roster)) if at[p] < size})
    if not occupied:
        return []
    close = min(grid.distance(hex_, each) for each in occupied)
    found = [each for each in occupied if grid.distance(hex_, each) == close]
    worst = min(protection(g, each) for each in found)
    found = [each for each in found if protection(g, each) == worst]
    chosen = 0
    if len(found) > 1:
        lot = yield g.draw(g.lot.each(range(len(found))), rule="ext.14", ask="draw-target")
        chosen = lot.noun
    g.tell("strikes-nearest", "ext.14", hex=found[chosen])
    return [found[chosen]]


@rule("14.3", "err1.air", "ext.8")
def strafe_tally(g: Indochine, hex_: int, is_hidden: bool) -> Tally:
    """§14.3 The attack of a fighter as direct fire, at half strength against hidden units (8)."""
    factor = Tally("factor", g.charts["impact"].number(SUPPORT, "centre"))
    if is_hidden:
        factor.times(g.multiplier["hidden"], "ext.8", "reason-hidden")
    dice = Tally("fire-dice")
    cover = PROTECTIONS[protection(g, hex_)]
    if g.direct[cover]:
        dice.add(g.direct[cover], "0.3", f"reason-{cover}")
    return Tally("strafing").strength(factor, g.charts["trc"]).with_die(dice)


@rule("14.3")
def strafe(g: Indochine, hex_: int) -> Script[None]:
    """§14.3 Every unit in a hex is attacked, friend or foe."""
    for target in (yield from in_hex(g, hex_)):
        if g.position.at[target] == hex_:
            yield from strike(g, target, hex_, strafe_tally(g, hex_, not g.is_open(target)), "14.3")


@rule("14.3", "14.4")
def bomb(g: Indochine, hex_: int, way: int, kind: str) -> Script[None]:
    """§14.3 Bombs fall on their hex and two behind it, weaker around them; §14.4 napalm sets the three on fire."""
    chart, grid = g.charts["impact"], g.board.grid
    line = [each for far in range(g.limits["aircraft-hexes"]) if (each := hex_at(g, hex_, way, -far)) >= 0]
    around = sorted({n for each in line for n in grid.adjacent[each] if n >= 0} - set(line))
    for each in line:
        yield from bombard(g, each, chart.number(kind, "centre"), is_heavy=True)
    for each in around:
        yield from bombard(g, each, chart.number(kind, "around"), is_heavy=True)
    if kind == NAPALM:
        yield from burn(g, line, around)


@rule("14.4", "15.3", "10.6")
def burn(g: Indochine, line: Sequence[int], around: Sequence[int]) -> Script[None]:
    """§14.4 Napalm: fires in its three hexes whatever their ground, smoke in those next to them (R 32)."""
    for each in line:
        yield from set_on_fire(g, each)
    for each in around:
        raise_smoke(g, each, g.limits["smoke-unit"])


AIR = (Phase("2.B", air_arrives), Phase("14.1", air_requests))
