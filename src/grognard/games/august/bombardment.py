"""Chapters 3.0.B, 9.6, 9.7 and 18: the bombardment phase: the plan of this turn, fire by fire, and its barrages.

How a fire is resolved is in `artillery`. All fire on one hex is resolved in one go, group after group.
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.august.artillery import Salvo, friendly_fire, gather_salvo, salvo_strength, strike_hex
from grognard.games.august.plans import FIRE, NO_FIRE, entry, is_due, is_smoke_entry, show_mission
from grognard.games.august.recovery import recover
from grognard.games.august.sight import mark_observed
from grognard.games.august.smoke import direction_tally, place_smoke, step_by_die
from grognard.games.august.table import August
from grognard.games.august.words import DEMORALISED, NOT_YOURS, SHAKEN, SPENT
from grognard.kernel.asking.actions import Action, act
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.words.rulebook import rule

NOT_DUE = Refusal("9.15", "no-planned-fire")
NO_ENTRY = Refusal("9.61", "no-entry")
IS_DEMORALISED = Refusal("9.61", "no-demoralised")
IS_ASSAULTED = Refusal("9.65", "no-in-assault-hex")
NOBODY_AIMS = Refusal("9.11", "no-aim-there")
IN_GOOD_ORDER = Refusal("9.63", "no-not-shaken")
MUST_FIRE = Refusal("9.61", "no-must-fire")
MUST_RALLY = Refusal("9.63", "no-pass-demoralised")
SOLITAIRE = "18.1"


# Who fires (9.61, 9.63, 9.65) ----------------------------------------------------------------------------------


@rule("9.15", "9.5")
def waiting(g: August, side: Side) -> list[int]:
    """§9.5 The batteries with planned fire that have not fired, rallied or held their fire this turn."""
    mission = g.position.mission
    return [p for p in g.batteries_of[side] if mission[p] == FIRE and is_due(g, p) and not g.has(p, SPENT)]


@rule("9.61", "9.63", "9.65", "9.66")
def cannot_fire_plan(g: August, side: Side, piece: int) -> Refusal | None:
    """§9.61 A battery fires its entry of this turn, unless it is demoralised or enemy units are in its hex."""
    if piece not in waiting(g, side):
        return NOT_DUE
    if entry(g, piece) == NO_FIRE:
        return NO_ENTRY
    if g.has(piece, DEMORALISED):
        return IS_DEMORALISED
    here = g.position.at[piece]
    return IS_ASSAULTED if g.is_on_board(piece) and has_enemy_units(g, side, here) else None


def has_enemy_units(g: August, side: Side, hex_: int) -> bool:
    """§9.61 Whether enemy units are in a hex."""
    return any(not g.is_leader[p] for p in g.pieces_at(hex_, side.enemy))


def aimed_at(g: August, side: Side, hex_: int) -> list[int]:
    """The batteries that fire shells, not smoke, at a hex this turn and still can."""
    return [
        p
        for p in waiting(g, side)
        if entry(g, p) == hex_ and not is_smoke_entry(g, p) and cannot_fire_plan(g, side, p) is None
    ]


@rule("9.11", "9.61", "9.65", "8.2")
def cannot_open_fire(g: August, side: Side, hex_: int) -> Refusal | None:
    """§9.11 Fire is opened on a hex that some battery has in its plan for this turn, if nothing keeps it from it."""
    if aimed_at(g, side, hex_):
        return None
    planned = [p for p in waiting(g, side) if entry(g, p) == hex_ and not is_smoke_entry(g, p)]
    return cannot_fire_plan(g, side, planned[0]) if planned else NOBODY_AIMS


@rule("9.9", "16.11")
def cannot_fire_smoke(g: August, side: Side, piece: int) -> Refusal | None:
    """§16.11 Smoke is fired by a battery whose entry of this turn is smoke."""
    if (refusal := cannot_fire_plan(g, side, piece)) is not None:
        return refusal
    return None if is_smoke_entry(g, piece) else NO_ENTRY


@rule("9.63")
def cannot_rally(g: August, side: Side, piece: int) -> Refusal | None:
    """§9.63 A discouraged battery with planned fire may recover in place of firing; a demoralised one must (R 27)."""
    if g.owner[piece] != side:
        return NOT_YOURS
    if piece not in waiting(g, side):
        return NOT_DUE
    return None if g.has(piece, SHAKEN) else IN_GOOD_ORDER


@rule("9.61", "9.63")
def cannot_hold_fire(g: August, due: Sequence[int], can_fire: bool) -> Refusal | None:
    """§9.61 Planned fire that is possible is made; §9.63 a demoralised battery must try to recover."""
    if can_fire:
        return MUST_FIRE
    return MUST_RALLY if any(g.has(p, DEMORALISED) for p in due) else None


# The phase (3.0.B) ---------------------------------------------------------------------------------------------


@rule("3.0.B", "9.15", "9.61")
def bombardment(g: August) -> Script[None]:
    """§3.0.B The winner of the initiative makes all his planned fire, then the other side."""
    first = g.sides[g.position.acting]
    for side in (first, first.enemy):
        yield from bombard(g, side)
    for side in g.sides:
        for piece in g.batteries_of[side]:
            if g.is_on_board(piece):
                show_mission(g, piece)


@rule("3.0.B", "9.15", "9.61", "9.63")
def bombard(g: August, side: Side) -> Script[None]:
    """§9.61 A side fires what is planned, in the order it likes, until nothing is left that must be done.

    Who has planned fire is asked even on a turn without it, so that the question tells nothing.
    """
    while not g.position.over and (due := waiting(g, side)):
        hexes = sorted({entry(g, p) for p in due} - {NO_FIRE})
        fires = g.open_fire.each(hexes, cannot_open_fire, g, side)
        smokes = g.fire_smoke.each(due, cannot_fire_smoke, g, side)
        holds = g.hold_fire.unless(cannot_hold_fire, g, due, bool(len(fires) or len(smokes)))
        actions = (
            Action(fires, fire_on, g, side),
            Action(smokes, fire_smoke, g, side),
            Action(g.rally.each(due, cannot_rally, g, side), recover, g),
            Action(holds, hold_fire, g, due),
        )
        yield from act(g, side, actions, rule="3.0.B", ask="ask-bombard", is_menu=True)


@rule("9.15", "9.61")
def hold_fire(g: August, pieces: Sequence[int]) -> None:
    """§9.15 Those without fire this turn are marked all the same."""
    for piece in pieces:
        g.mark(piece, SPENT)
    on_map = tuple(p for p in pieces if g.is_on_board(p))
    if on_map:
        g.tell("holds-fire", "9.15", pieces=on_map)


# Fire (9.3, 9.2, 9.83) -----------------------------------------------------------------------------------------


@rule("9.2", "9.3", "18.1")
def fire_on(g: August, side: Side, hex_: int) -> Script[None]:
    """§9.3 All batteries that aim at a hex fire; in solitaire each may hit another hex."""
    falling: dict[int, list[int]] = {}
    for piece in aimed_at(g, side, hex_):
        fell = yield from scatter(g, piece, hex_)
        g.mark(piece, SPENT)
        if fell >= 0:
            falling.setdefault(fell, []).append(piece)
    for fell, pieces in falling.items():
        yield from deliver(g, side, fell, pieces)


@rule("9.2", "9.3", "9.81", "9.83", "9.5")
def deliver(g: August, side: Side, hex_: int, pieces: Sequence[int]) -> Script[None]:
    """§9.2 The batteries fire in the groups their owner likes; then friends beside the hex are checked, once (R 28)."""
    left, total = list(pieces), 0
    while left and not g.position.over:
        salvo = yield from gather_salvo(g, Salvo((left[0],), hex_, is_planned=True), left)
        left = [p for p in left if p not in salvo.firers]
        total += int(salvo_strength(g, salvo).total)
        g.tell("bombards", "9.3", pieces=salvo.firers, hex=hex_)
        for piece in salvo.firers:
            note_fire(g, piece, hex_)
            if g.is_on_board(piece):
                mark_observed(g, piece)
        yield from strike_hex(g, salvo)
        left = [p for p in left if is_due(g, p)]
    if not g.position.over:
        yield from friendly_fire(g, side, hex_, total, is_planned=True)


@rule("9.7", "9.61", "18.3")
def note_fire(g: August, piece: int, hex_: int) -> None:
    """§9.7 A battery that hits the hex it hit last turn puts a barrage on it."""
    position = g.position
    if position.last[piece] == hex_ and position.last_turn[piece] == position.turn - 1:
        position.barrage[piece] = hex_
        g.tell("barrage-placed", "9.7", piece=piece, hex=hex_)
    position.last[piece], position.last_turn[piece] = hex_, position.turn


@rule("16.11", "9.9", "16.14", "9.72")
def fire_smoke(g: August, side: Side, piece: int) -> Script[None]:
    """§16.11 A battery fires its smoke; it does not count for a barrage."""
    hex_ = yield from scatter(g, piece, entry(g, piece))
    g.mark(piece, SPENT)
    if g.is_on_board(piece):
        mark_observed(g, piece)
    g.position.last[piece] = -1
    if hex_ < 0:
        return
    g.tell("fires-smoke", "16.11", piece=piece, hex=hex_)
    yield from place_smoke(g, side, hex_)


# Solitaire (18) ------------------------------------------------------------------------------------------------


@rule("18.1")
def scatter_tally(g: August) -> Tally:
    """§18.1 One die: on target, one hex off, or two."""
    on, near = g.limits["scatter-on"], g.limits["scatter-near"]
    return Tally("scatter").by(
        Dice(1, 6), lambda roll: "on-target" if roll <= on else "one-off" if roll <= near else "two-off"
    )


@rule("18.0", "18.1", "18.2")
def scatter(g: August, piece: int, hex_: int) -> Script[int]:
    """§18.1 In solitaire a battery with a new target may miss it; returns the hex it hits, -1 off the map.

    §18.2 As long as the target is the same it hits where it hit before (R 121).
    """
    position = g.position
    if SOLITAIRE not in g.options:
        return hex_
    if position.aimed[piece] != hex_:
        tally = scatter_tally(g)
        roll = yield g.roll(rule="18.1", ask="roll-scatter", tally=tally, low=g.owner[piece])
        far = ("on-target", "one-off", "two-off").index(tally.result(roll))
        position.aimed[piece] = hex_
        position.fell[piece] = hex_ if not far else (yield from stray(g, piece, hex_, far))
        fell = position.fell[piece]
        g.tell("on-target" if not far else "scatters" if fell >= 0 else "lost-shells", "18.1", piece=piece, roll=roll)
    return position.fell[piece]


@rule("18.1", "18.4")
def stray(g: August, piece: int, hex_: int, far: int) -> Script[int]:
    """§18.4 The direction is thrown again until the hex is in range; off the map the fire is lost (R 47)."""
    while True:
        roll = yield g.roll(rule="18.1", ask="roll-direction", tally=direction_tally(g))
        fell = hex_
        for _ in range(far):
            fell = step_by_die(g, fell, int(roll)) if fell >= 0 else -1
        if fell < 0 or g.is_off_map[piece]:
            return fell
        if g.board.grid.distance(g.position.at[piece], fell) <= g.printed(g.range_of, piece):
            return fell
