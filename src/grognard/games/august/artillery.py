"""Chapters 9.2 to 9.5, 9.7 to 9.85, 10.12 and 10.3: one bombardment, from its strength to its results.

Planned fire, observed fire, barrages and fire on friends come here; the results go to `consequences`. When planned fire
is made is in `bombardment`, what is planned in `plans`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from grognard.games.august.ammunition import check_ammunition
from grognard.games.august.consequences import Struck, suffer
from grognard.games.august.fire import (
    HALF,
    IN_ASSAULT,
    IS_DEMORALISED,
    IS_LIMBERED,
    NO_TARGET,
    NOT_SEEN,
    Kind,
    add_own_shifts,
    kind_key,
    out_of_range,
    round_up,
    show_hidden,
    target_kind,
)
from grognard.games.august.ground import is_ready, stop_digging
from grognard.games.august.plans import OBSERVE, show_mission
from grognard.games.august.sectors import cannot_fire_over
from grognard.games.august.sight import is_night, mark_observed, sees
from grognard.games.august.table import August
from grognard.games.august.words import DEMORALISED, DISCOURAGED, LOW, SPENT, TO_FIRE, FireResult
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.tally import Tallies, Tally
from grognard.kernel.words.rulebook import rule

ONE_DIE = Dice(1, 6)
NOT_OBSERVING = Refusal("9.12", "no-observer")
NO_SALVO = Refusal("9.2", "no-salvo")


class Salvo(NamedTuple):
    """One bombardment: which batteries fire at which hex, and at whom if only those who enter are hit."""

    firers: tuple[int, ...]
    hex: int
    movers: tuple[int, ...] = ()
    """The only pieces hit by a barrage; all pieces in the hex when empty."""
    is_observed: bool = False
    """Whether the firer observes (9.12)."""
    is_planned: bool = False
    """Whether it is the fire of the plan, in the bombardment phase."""


# Strength (9.3, 9.63, 11.2) ------------------------------------------------------------------------------------


@rule("9.3", "9.63", "9.72", "11.2", "14.2", "def.fractions")
def battery_tally(g: August, piece: int) -> Tally:
    """§11.2 A battery's strength: half when low on ammunition or discouraged, a quarter with both; rounded up."""
    tally = Tally("firepower", g.bombard_of[piece])
    if g.has(piece, LOW):
        tally.times(HALF, "11.2", "reason-low")
    if g.has(piece, DISCOURAGED):
        tally.times(HALF, "9.63", "reason-discouraged")
    round_up(tally)
    return tally


@rule("9.2", "9.3", "7.32")
def salvo_strength(g: August, salvo: Salvo) -> Tally:
    """§9.3 The strength of one battery, or the sum of those that combine."""
    parts = [battery_tally(g, p) for p in salvo.firers]
    if len(parts) == 1:
        parts[0].name = "strength"
        return parts[0]
    tally = Tally("strength")
    tally.parts = tuple(parts)
    for piece, part in zip(salvo.firers, parts, strict=True):
        tally.add(part.total, "9.2", "reason-firer", piece=piece)
    return tally


# Columns (9.3, 9.71, 4.2) --------------------------------------------------------------------------------------


def salvo_targets(g: August, salvo: Salvo, side: Side) -> list[int]:
    """The pieces of a side that a salvo hits, as far as the firer knows."""
    shooter = g.owner[salvo.firers[0]]
    there = salvo.movers or g.pieces_at(salvo.hex, side)
    return [p for p in there if g.position.at[p] == salvo.hex and g.owner[p] == side and g.may_know(shooter, p)]


@rule("9.3", "9.71", "9.12", "4.2", "7.5")
def salvo_shifts(g: August, salvo: Salvo, targets: Sequence[int]) -> Tally:
    """§9.3 The shifts for all targets of one side: companies there or the mover alone, ground, observation, night."""
    shifts, tally = g.shifts["bombardment"], Tally("bombardment")
    count = sum(g.is_company[p] for p in targets)
    if count:
        name = "moving-company" if salvo.movers else "one-company" if count == 1 else "two-companies"
        tally.add(shifts[name], "9.71" if salvo.movers else "4.2", f"reason-{name}")
    for name, shift in g.terrain_shifts["bombardment"][salvo.hex].items():
        tally.add(shift, "tbl.terrain", f"reason-{name}")
    if salvo.is_observed:
        tally.add(shifts["observed-fire"], "9.12", "reason-observed-fire")
    if is_night(g) and shifts["night"]:
        tally.add(shifts["night"], "def.night", "reason-night")
    return tally


def salvo_kinds(g: August, salvo: Salvo, side: Side) -> dict[Kind, tuple[int, ...]]:
    """The targets of a side by kind, each kind in the order of its first piece."""
    found: dict[Kind, tuple[int, ...]] = {}
    for piece in salvo_targets(g, salvo, side):
        kind = target_kind(g, piece)
        found[kind] = (*found.get(kind, ()), piece)
    return found


@rule("9.3", "7.52", "7.51", "tbl.bombardment")
def salvo_tally(g: August, salvo: Salvo, side: Side) -> Tally:
    """§9.3 The column of the strength, shifted, on the bombardment table; a column for each kind of target."""
    targets = salvo_targets(g, salvo, side)
    kinds = list(salvo_kinds(g, salvo, side)) or [Kind()]
    tallies = [
        add_own_shifts(g, salvo_shifts(g, salvo, targets), kind, "bombardment").strength(
            salvo_strength(g, salvo), g.charts["bombardment"]
        )
        for kind in kinds
    ]
    if len(tallies) == 1:
        return tallies[0]
    several = Tallies("bombardment")
    for kind, tally in zip(kinds, tallies, strict=True):
        several.read(tally, "7.52", kind_key(kind))
    return several


# Together (9.2) ------------------------------------------------------------------------------------------------


@rule("9.2", "7.32", "9.71")
def cannot_combine(g: August, salvo: Salvo, piece: int) -> Refusal | None:
    """§9.2 Off-map batteries combine among themselves; others if every two are in one hex or neighbours (R 59)."""
    firers = salvo.firers
    if piece in firers or any(g.is_off_map[p] != g.is_off_map[piece] for p in firers):
        return NO_SALVO
    if g.is_off_map[piece]:
        return None
    at, grid = g.position.at, g.board.grid
    return None if all(grid.distance(at[p], at[piece]) <= 1 for p in firers) else NO_SALVO


@rule("9.2", "9.71", "9.81")
def gather_salvo(g: August, salvo: Salvo, candidates: Sequence[int]) -> Script[Salvo]:
    """§9.2 The owner combines batteries that fire at one hex, or not."""
    side = g.owner[salvo.firers[0]]
    while True:
        more = g.combine.each(
            [p for p in candidates if p not in salvo.firers],
            cannot_combine,
            g,
            salvo,
            tally=combined_tally,
        )
        if not len(more):
            return salvo
        everybody = (g.combine_all(),) if len(more) > 1 else ()
        choice = yield g.choose(
            side,
            more,
            *everybody,
            g.done(),
            rule="9.2",
            ask="ask-combine",
            tally=salvo_tally(g, salvo, target_side(g, salvo)),
            hex=salvo.hex,
            pieces=salvo.firers,
        )
        if choice.verb == "done":
            return salvo
        for piece in [choice.noun] if choice.verb == "combine" else [option.noun for option in more]:
            if cannot_combine(g, salvo, piece) is None:
                salvo = salvo._replace(firers=(*salvo.firers, piece))


def combined_tally(g: August, salvo: Salvo, piece: int) -> Tally:
    """The column of a salvo with one more battery."""
    return salvo_tally(g, salvo._replace(firers=(*salvo.firers, piece)), target_side(g, salvo))


def target_side(g: August, salvo: Salvo) -> Side:
    """The side a preview is about: the enemy, or the owner of those who enter."""
    return g.owner[salvo.movers[0]] if salvo.movers else g.owner[salvo.firers[0]].enemy


# Resolution (9.3, 9.81, 9.82) ----------------------------------------------------------------------------------


@rule("9.3", "9.81", "9.82", "12.83", "9.85a")
def strike_hex(g: August, salvo: Salvo) -> Script[None]:
    """§9.3 All in the hex are hit, friends too; §9.82 where both sides are, each by an attack of its own.

    An empty hex is not rolled for. Hidden pieces there appear, because the roll would tell of them (R 122).
    """
    side = g.owner[salvo.firers[0]]
    if not salvo.movers:
        show_hidden(g, salvo.hex)
    for whom in (side.enemy, side):
        if not g.position.over and salvo_targets(g, salvo, whom):
            yield from strike_side(g, salvo, whom)


@rule("9.3", "9.81", "7.45")
def strike_side(g: August, salvo: Salvo, side: Side) -> Script[None]:
    """§9.3 One roll on the bombardment table, and what each kind of target of this side reads."""
    kinds, tally = salvo_kinds(g, salvo, side), salvo_tally(g, salvo, side)
    roll = yield g.roll(rule="9.3", ask="roll-bombardment", tally=tally, high=side)
    read = tally.result(roll)
    results: Sequence[FireResult] = read if isinstance(read, tuple) else (read,)
    g.tell("bombardment-result", "9.3", side=side, hex=salvo.hex, roll=roll, result_bombardment=results)
    groups = [Struck(pieces, result) for pieces, result in zip(kinds.values(), results, strict=True)]
    yield from suffer_from(g, side, salvo.hex, groups, salvo.is_planned and side == g.owner[salvo.firers[0]])


@rule("9.81", "9.83")
def suffer_from(g: August, side: Side, hex_: int, groups: Sequence[Struck], by_own_plan: bool) -> Script[None]:
    """§9.81 The results are taken; companies lost to the planned fire of their own side are counted."""
    companies = [p for group in groups for p in group.pieces if g.is_company[p]]
    yield from suffer(g, side, hex_, groups)
    if by_own_plan:
        g.position.own_fire[side] += sum(not g.is_on_board(p) for p in companies)


# Friendly fire (9.83) ------------------------------------------------------------------------------------------


@rule("9.83")
def friendly_fire_tally(g: August) -> Tally:
    """§9.83 One die for a hex with friends beside the target: one or two hits them."""
    most = g.limits["friendly-fire"]
    return Tally("friendly-fire").by(ONE_DIE, lambda roll: "hit" if roll <= most else "missed")


@rule("9.83")
def value_tally(g: August, total: int) -> Tally:
    """§9.83 A second die is the strength, one less if the whole bombardment was below ten."""
    tally = Tally("friendly-value")
    if total < g.limits["friendly-fire-small"]:
        tally.add(-1, "9.83", "reason-small-bombardment", total=total)
    return tally.by(ONE_DIE, int)


@rule("9.83", "9.85a", "9.85b", "9.8", "10.12")
def friendly_fire(g: August, side: Side, hex_: int, total: int, is_planned: bool) -> Script[None]:
    """§9.83 For each hex beside the target with pieces of the firer a die is thrown, with the whole strength (R 28)."""
    for near in g.board.grid.adjacent[hex_]:
        if g.position.over or not g.own_at(near, side):
            continue
        tally = friendly_fire_tally(g)
        roll = yield g.roll(rule="9.83", ask="roll-friendly-fire", tally=tally, high=side)
        is_hit = tally.result(roll) == "hit"
        g.tell("friendly-fire-hits" if is_hit else "friendly-fire-misses", "9.83", side=side, hex=near, roll=roll)
        if is_hit:
            show_hidden(g, near)
            yield from hit_friends(g, side, near, total, is_planned)


@rule("9.83")
def hit_friends(g: August, side: Side, hex_: int, total: int, is_planned: bool) -> Script[None]:
    """§9.83 Friends are attacked on the column of the value, without any shift; a value of nothing does nothing."""
    tally = value_tally(g, total)
    roll = yield g.roll(rule="9.83", ask="roll-friendly-value", tally=tally, low=side)
    value = int(tally.result(roll))
    g.tell("friendly-fire-value", "9.83", hex=hex_, roll=roll, value=value)
    if value <= 0:
        return
    fire = Tally("friendly-strength").strength(value, g.charts["bombardment"])
    thrown = yield g.roll(rule="9.83", ask="roll-bombardment", tally=fire, high=side)
    result = fire.result(thrown)
    g.tell("bombardment-result", "9.83", side=side, hex=hex_, roll=thrown, result_bombardment=result)
    pieces = tuple(g.pieces_at(hex_, side))
    yield from suffer_from(g, side, hex_, [Struck(pieces, result)], is_planned)


# Barrage (9.7, 9.71) -------------------------------------------------------------------------------------------


def barrage(g: August, movers: tuple[int, ...]) -> Script[None]:
    """§9.71 The barrages in the hex strike whoever has entered it."""
    if g.position.at[movers[0]] in g.position.barrage:
        yield from strike_movers(g, movers)


@rule("9.71", "9.72", "9.85b", "4.2", "7.44", "7.63")
def strike_movers(g: August, movers: tuple[int, ...]) -> Script[None]:
    """§9.71 Whoever enters a hex under barrages is attacked at once and alone, by each owner's batteries in his groups.

    It causes no friendly fire beside the hex (9.85b).
    """
    hex_, mine = g.position.at[movers[0]], g.owner[movers[0]]
    for side in (mine.enemy, mine):
        left = [p for p in g.batteries_of[side] if g.position.barrage[p] == hex_]
        while left and not g.position.over:
            there = tuple(p for p in movers if g.position.at[p] == hex_)
            if not there:
                return
            salvo = yield from gather_salvo(g, Salvo((left[0],), hex_, there), left)
            left = [p for p in left if p not in salvo.firers]
            g.tell("barrage-strikes", "9.71", pieces=salvo.firers, hex=hex_)
            yield from strike_side(g, salvo, mine)
            left = [p for p in left if g.position.barrage[p] == hex_]


# Observed fire (9.12, 9.4, 10.3) -------------------------------------------------------------------------------


@rule("9.12", "9.62", "9.65", "9.15", "10.3", "def.artillery-units")
def cannot_observe(g: August, piece: int) -> Refusal | None:
    """§9.12 A gun or mortar on observation fires when it is ready, not demoralised and not in an assault hex."""
    if g.position.mission[piece] != OBSERVE:
        return NOT_OBSERVING
    if not is_ready(g, piece):
        return IS_LIMBERED
    if g.has(piece, DEMORALISED):
        return IS_DEMORALISED
    return IN_ASSAULT if g.is_assault_hex(g.position.at[piece]) else None


@rule("9.12", "9.4", "10.0", "10.12", "10.3", "8.1")
def cannot_fire_observed(g: August, piece: int, hex_: int) -> Refusal | None:
    """§10.3 It fires at a hex in range in which it sees an enemy piece, over friends and enemies, and into assaults."""
    if (refusal := cannot_observe(g, piece)) is not None:
        return refusal
    side = g.owner[piece]
    targets = [p for p in g.pieces_at(hex_, side.enemy) if g.may_know(side, p)]
    if not targets:
        return NO_TARGET
    if (refusal := out_of_range(g, piece, hex_) or cannot_fire_over(g, g.position.at[piece], hex_)) is not None:
        return refusal
    return None if any(sees(g, g.position.at[piece], p) for p in targets) else NOT_SEEN


def observed_tally(g: August, piece: int, hex_: int) -> Tally:
    """The column of one observed fire."""
    return salvo_tally(g, Salvo((piece,), hex_, is_observed=True), g.owner[piece].enemy)


@rule("9.12", "9.2", "9.83", "10.3", "11.2", "9.5", "16.22", "8.52", "18.5")
def fire_observed(g: August, piece: int, hex_: int) -> Script[None]:
    """§9.12 One observed fire, never combined; friends beside the target are in danger, then ammunition is checked."""
    salvo = Salvo((piece,), hex_, is_observed=True)
    total = int(salvo_strength(g, salvo).total)
    g.reveal(piece)
    g.unmark(piece, TO_FIRE)
    g.mark(piece, SPENT)
    show_mission(g, piece)
    mark_observed(g, piece)
    stop_digging(g, piece)
    g.tell("fires-observed", "10.3", piece=piece, hex=hex_)
    yield from strike_hex(g, salvo)
    if not g.position.over:
        yield from friendly_fire(g, g.owner[piece], hex_, total, is_planned=False)
    if not g.position.over:
        yield from check_ammunition(g, piece)
