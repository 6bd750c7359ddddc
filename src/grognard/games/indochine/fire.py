"""Chapters 4.2, 6.2, 6.7, 9 and 10.8: one fire, from its factor to its results, of one unit or a group.

Who may fire when is in `actions` (offensive fire) and `reactions` (defensive fire); both come here. Mortars on the map
fire like everyone, with observers and a list of modifiers of their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

from grognard.games.indochine.command import TWO_DICE, formation_now, higher_leader, is_hesitant, tell_known
from grognard.games.indochine.ground import PROTECTIONS, protection, protection_from
from grognard.games.indochine.hiding import firers_seen, recognise, recognise_all
from grognard.games.indochine.morale import suffer
from grognard.games.indochine.sight import hindrances, sees
from grognard.games.indochine.stands import counter_hexes, has_counters
from grognard.games.indochine.table import Indochine
from grognard.games.indochine.words import (
    CREW,
    DEPLOYED,
    EMPTY,
    JAMMED,
    MOVED,
    NEUTRALISED,
    OUT_OF_COMMAND,
    STOPPED,
    VIET_MINH,
)
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.numbers.dice import Roll
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.hexgrid import members
from grognard.kernel.words.rulebook import rule

NO_FIREPOWER = Refusal("9", "no-firepower")
IS_NEUTRALISED = Refusal("11.2", "no-neutralised")
NO_TARGET = Refusal("9.1", "no-target")
NO_LINE = Refusal("4.1", "no-line-of-fire")
NO_GROUP = Refusal("9.2", "no-group")
FIRED_ONCE = Refusal("ext.opt.rate", "no-second-attack")


class Shot(NamedTuple):
    """One fire: who fires at which hex, at whom in it, and in what circumstances."""

    firers: tuple[int, ...]
    hex: int
    targets: tuple[int, ...] = ()
    """The only units hit; all enemies in the hex when empty."""
    moving: str = ""
    """`moving` or `tactical` when the targets are fired at while they move."""
    is_advancing: bool = False
    """Whether the firer also moves in this action."""
    in_wave: bool = False
    """Whether the targets are part of a human wave."""

    @property
    def is_defensive(self) -> bool:
        """Whether it is a reaction: that hits only those who moved or fired, an active unit's all in the hex."""
        return bool(self.targets)


# Weapons (6.7, 10.8) -------------------------------------------------------------------------------------------


@rule("err1.jam", "6.7")
def firing_face(g: Indochine, piece: int) -> int:
    """§6.7 The face whose firepower counts: a jammed weapon stays deployed but fires as its crew."""
    return CREW if g.position.marks[piece] & JAMMED else g.position.face[piece]


def firepower(g: Indochine, piece: int) -> int:
    """The printed firepower of a unit as it stands."""
    return g.fire_of[firing_face(g, piece)][piece][g.position.steps[piece]]


def farthest(g: Indochine, piece: int) -> int:
    """The printed range of a unit as it stands."""
    return g.range_of[firing_face(g, piece)][piece][g.position.steps[piece]]


@rule("10.8")
def nearest_range(g: Indochine, piece: int) -> int:
    """§10.8 The printed least range of a unit as it stands, 0 for all but mortars."""
    return g.least_of[firing_face(g, piece)][piece][g.position.steps[piece]]


@rule("3.2", "10.8")
def is_indirect(g: Indochine, piece: int) -> bool:
    """§10.8 Whether a unit fires as a mortar: deployed, and not out of bombs."""
    return g.is_mortar[piece] and g.position.face[piece] == DEPLOYED


@rule("10.8")
def is_in_range(g: Indochine, piece: int, hex_: int) -> bool:
    """§4.2 Whether a hex lies within the printed range; §10.8 a mortar has a least range too."""
    distance = g.board.grid.distance(g.position.at[piece], hex_)
    face, steps = firing_face(g, piece), g.position.steps[piece]
    return 0 < distance <= g.range_of[face][piece][steps] and g.least_of[face][piece][steps] <= distance


def reaches(g: Indochine, piece: int, hex_: int) -> bool:
    """Whether a unit has a firepower and a hex lies within its range."""
    return firepower(g, piece) > 0 and is_in_range(g, piece, hex_)


@rule("4.1", "6.5.conditions", "10.8")
def has_line(g: Indochine, piece: int, hex_: int) -> bool:
    """§4.1 Whether a unit in range has a line of sight to a hex; §10.8 for a mortar its leader may see instead."""
    if not is_in_range(g, piece, hex_):
        return False
    return sees(g, g.position.at[piece], hex_) or (is_indirect(g, piece) and is_observed(g, piece, hex_))


@rule("10.8")
def observers(g: Indochine, mortar: int) -> list[int]:
    """§10.8 Who may observe for a mortar: the leader of its formation and the higher PC, if they are on the map."""
    formation = formation_now(g, mortar)
    leaders = {higher_leader(g, g.owner[mortar]), g.leader_of[formation] if formation >= 0 else -1}
    return [leader for leader in sorted(leaders) if leader >= 0 and g.is_on_board(leader)]


@rule("10.8", "qa.8")
def is_observed(g: Indochine, mortar: int, hex_: int) -> bool:
    """§10.8 Whether the leader of a mortar's formation, or the higher PC, sees a hex."""
    return any(sees(g, g.position.at[leader], hex_) for leader in observers(g, mortar))


@rule("9", "11.2")
def cannot_shoot_at_all(g: Indochine, piece: int) -> Refusal | None:
    """§9 A unit with a firepower fires, unless it is neutralised."""
    if g.has(piece, NEUTRALISED):
        return IS_NEUTRALISED
    return None if firepower(g, piece) else NO_FIREPOWER


@rule("9.1", "ext.opt.rate")
def cannot_attack(g: Indochine, piece: int, hex_: int) -> Refusal | None:
    """§9.1 An active unit fires at a hex as any unit does, as long as it may still fire offensively."""
    return cannot_attack_again(g, piece) or cannot_fire(g, piece, hex_)


@rule("9.1")
def cannot_fire(g: Indochine, piece: int, hex_: int) -> Refusal | None:
    """§9.1 A unit fires at a hex with an enemy counter in range; the line of sight is checked only afterwards."""
    if (refusal := cannot_shoot_at_all(g, piece)) is not None:
        return refusal
    if not has_counters(g, hex_, g.owner[piece].enemy):
        return NO_TARGET
    return cannot_reach(g, piece, hex_)


@rule("4.2", "10.8")
def cannot_reach(g: Indochine, piece: int, hex_: int) -> Refusal | None:
    """§4.2 Nobody fires beyond his range; §10.8 nor a mortar nearer than its least range."""
    if is_in_range(g, piece, hex_):
        return None
    distance, least = g.board.grid.distance(g.position.at[piece], hex_), nearest_range(g, piece)
    if 0 < distance < least:
        return Refusal("10.8", "no-least-range", {"range": least, "distance": distance})
    return Refusal("4.2", "no-range", {"range": farthest(g, piece), "distance": distance})


def target_hexes(g: Indochine, piece: int) -> list[int]:
    """The hexes at which `cannot_fire` lets a unit fire: those with enemy counters in range, seen or not."""
    if cannot_shoot_at_all(g, piece) is not None:
        return []
    return members(counter_hexes(g, g.owner[piece].enemy) & hexes_in_range(g, piece))


def hexes_in_range(g: Indochine, piece: int) -> int:
    """The hexes within the printed range of a unit, those nearer than its least range left out."""
    here, face, steps = g.position.at[piece], firing_face(g, piece), g.position.steps[piece]
    within, least = g.board.grid.within, max(1, g.least_of[face][piece][steps])
    return within(here, g.range_of[face][piece][steps]) & ~within(here, least - 1)


# The factor (9.3) ----------------------------------------------------------------------------------------------


@rule("9.3", "4.2", "6.5.moving", "11.1", "table.range")
def firepower_tally(g: Indochine, shot: Shot, piece: int) -> Tally:
    """§9.3 One unit's firepower: doubled next to the target, halved far away, stopped, or on the move."""
    times = g.multiplier
    tally = Tally("firepower", firepower(g, piece))
    if not is_indirect(g, piece):
        distance = g.board.grid.distance(g.position.at[piece], shot.hex)
        if distance <= 1:
            tally.times(times["adjacent"], "table.range", "reason-adjacent")
        elif 2 * distance > farthest(g, piece) + 1:
            tally.times(times["far"], "table.range", "reason-far")
    if g.has(piece, STOPPED):
        tally.times(times["stopped"], "11.1", "reason-stopped")
    if shot.is_advancing:
        tally.times(times["advancing"], "6.1", "reason-advancing")
    if shot.moving and g.has(piece, MOVED):
        tally.times(times["moved"], "6.5.moving", "reason-moved")
    return tally


@rule("9.2", "9.3", "ext.8")
def factor_tally(g: Indochine, shot: Shot, firers: Sequence[int], at_hidden: bool) -> Tally:
    """§9.3 The sum of the firers who have a line of sight; §8 half of it against hidden units, roll by roll (R 58)."""
    if len(firers) == 1:
        tally = firepower_tally(g, shot, firers[0])
        tally.name = "factor"
    else:
        tally = Tally("factor")
        tally.parts = tuple(firepower_tally(g, shot, piece) for piece in firers)
        for piece, part in zip(firers, tally.parts, strict=True):
            if part.total:
                tally.add(part.total, "9.2", "reason-firer", piece=piece)
    if at_hidden and tally.total:
        tally.times(g.multiplier["hidden"], "ext.8", "reason-hidden")
    return tally


@rule("9.3", "4.3.hindrance", "10.8", "table.fire-mods")
def dice_tally(g: Indochine, shot: Shot, firers: Sequence[int]) -> Tally:
    """§9.3 What is added to the dice: movement, the best cover, hindrances in the line, a target on higher ground."""
    tally = Tally("fire-dice")
    if all(is_indirect(g, p) for p in firers):
        chart = g.indirect
        cover = protection(g, shot.hex)
    else:
        chart = g.direct
        cover = min([protection_from(g, g.position.at[p], shot.hex) for p in firers])
    if shot.moving:
        tally.add(chart[shot.moving], "table.fire-mods", f"reason-{shot.moving}")
    if chart[PROTECTIONS[cover]]:
        tally.add(chart[PROTECTIONS[cover]], "0.3", f"reason-{PROTECTIONS[cover]}")
    if chart is g.direct:
        add_line(g, shot, firers, tally)
    return tally


def add_line(g: Indochine, shot: Shot, firers: Sequence[int], tally: Tally) -> None:
    """§4.3 Hindrances in the clearest line of a group, and the height of the target above all firers."""
    hexes = {g.position.at[p] for p in firers}
    hindered = min([hindrances(g, hex_, shot.hex) for hex_ in hexes])
    if hindered:
        tally.add(hindered * g.direct["hindrance"], "4.3.hindrance", "reason-hindrance", count=hindered)
    height = g.board.height
    if max([height[hex_] for hex_ in hexes]) < height[shot.hex]:
        tally.add(g.direct["higher"], "table.fire-mods", "reason-higher")


@rule("9.3", "table.trc")
def fire_tally(g: Indochine, shot: Shot, at_hidden: bool = False) -> Tally:
    """§9.3 The column of the factor, the next lower one where it is not printed, with the modifiers of the dice."""
    firers = [p for p in shot.firers if has_line(g, p, shot.hex)]
    factor = factor_tally(g, shot, firers, at_hidden)
    tally = Tally("fire").strength(factor, g.charts["trc"]).with_die(dice_tally(g, shot, firers or shot.firers))
    if not firers:
        tally.note("9.1", "reason-no-line")
    return tally


def preview(g: Indochine, shot: Shot) -> Tally:
    """The tally shown before a fire: at known units if there are any, else at hidden ones."""
    enemy = g.owner[shot.firers[0]].enemy
    targets = shot.targets or g.counters_at(shot.hex, enemy)
    return fire_tally(g, shot, at_hidden=not any(g.is_open(p) for p in targets))


def chance_of_effect(g: Indochine, shot: Shot) -> Fraction:
    """The chance that one roll of this fire is not a dash."""
    tally = preview(g, shot)
    key = tally.column, tally.looked_up(0)
    chance = g.chances_of_effect.get(key)
    if chance is None:
        chance = sum((c for result, c in tally.chances().items() if not result.is_nothing), Fraction(0))
        g.chances_of_effect[key] = chance
    return chance


# Groups (9.2) --------------------------------------------------------------------------------------------------


@rule("9.2", "ext.9.2", "10.8")
def cannot_join(g: Indochine, shot: Shot, piece: int) -> Refusal | None:
    """§9.2 Units of one formation, stacked or in a chain of adjacent hexes, fire together at one hex.

    Not units that are stopped, nor those of a hesitant formation. Active ones must be activated together, so that one
    out of command groups in defence only (R 65). Mortars fire with mortars only, those of the Viet-Minh only stacked.
    """
    first = shot.firers[0]
    is_of_it = g.is_on_board(piece) and formation_now(g, piece) == formation_now(g, first)
    if piece in shot.firers or not is_of_it:
        return NO_GROUP
    own = g.position.formation
    barred = STOPPED if shot.is_defensive else STOPPED | OUT_OF_COMMAND
    if any(g.has(p, barred) or is_hesitant(g, own[p]) for p in (piece, *shot.firers)):
        return NO_GROUP
    if not shot.is_defensive and cannot_attack_again(g, piece) is not None:
        return FIRED_ONCE
    if is_indirect(g, piece) != is_indirect(g, first) or cannot_fire(g, piece, shot.hex) is not None:
        return NO_GROUP
    at, grid = g.position.at, g.board.grid
    near = 0 if is_indirect(g, piece) and g.owner[piece] == VIET_MINH else 1
    return None if any(grid.distance(at[piece], at[p]) <= near for p in shot.firers) else NO_GROUP


def why_not_along(g: Indochine, shot: Shot, piece: int) -> Refusal:
    """Why a unit does not fire with a group: the rule of groups, or it may not fire on this occasion."""
    return cannot_join(g, shot, piece) or NO_GROUP


def gather(g: Indochine, shot: Shot, candidates: Iterable[int], rule: str = "9.2") -> Script[Shot]:
    """§9.2 The owner may add units to a fire, one after another."""
    side, left = g.owner[shot.firers[0]], list(candidates)
    while True:
        able = [piece for piece in left if cannot_join(g, shot, piece) is None]
        more = g.join.these(able, why_not_along, g, shot, tally=lambda g, shot, p: preview(g, with_firer(shot, p)))
        if not len(more):
            return shot
        choice = yield g.choose(
            side,
            more,
            g.done(),
            rule=rule,
            ask="ask-join",
            hex=shot.hex,
            tally=preview(g, shot),
            some=len(more),
            chosen=len(shot.firers),
        )
        if choice.verb == "done":
            return shot
        shot = with_firer(shot, choice.noun)


def with_firer(shot: Shot, piece: int) -> Shot:
    """The same fire with one more firer."""
    return shot._replace(firers=(*shot.firers, piece))


# Resolution (9.1, 9.3) -----------------------------------------------------------------------------------------


@rule("9.1", "9.3", "8.discovery")
def fire(g: Indochine, shot: Shot) -> Script[int]:
    """§9.1 Resolve one fire; returns the coloured die of the first roll, which tests the rate (R 6).

    Without a line of sight one roll is made all the same, with no effect, whatever stands there (R 55).
    """
    side, seen = g.owner[shot.firers[0]], firers_seen(g, shot.firers)
    g.tell_stack(side, shot.firers, "fires", "marker-fires", "9.1", hex=shot.hex)
    rolls: list[Roll] = []
    if any(has_line(g, p, shot.hex) for p in shot.firers):
        for target in (yield from in_order(g, shot, side.enemy)):
            if g.is_on_board(target):
                rolls.append((yield from shoot_at(g, shot, target)))
    else:
        roll = yield g.roll(2, 6, rule="9.1", ask="roll-fire")
        g.tell("fires-blindly", "9.1", hex=shot.hex, roll=roll)
        rolls.append(roll)
    yield from check_weapons(g, shot, rolls)
    recognise_all(g, seen)
    return rolls[0].faces[1] if rolls else 6


@rule("9.3", "7.2")
def in_order(g: Indochine, shot: Shot, enemy: Side) -> Script[list[int]]:
    """§9.3 One roll for each unit in the hex: known ones first, then hidden ones in an order drawn by lot (R 6)."""
    targets = shot.targets or g.counters_at(shot.hex, enemy)
    targets = [p for p in targets if g.position.at[p] == shot.hex]
    known = [p for p in targets if g.is_open(p)]
    hidden = [p for p in targets if not g.is_open(p)]
    while len(hidden) > 1:
        lot = yield g.draw(g.lot.each(range(len(hidden))), rule="9.3", ask="draw-lot")
        known.append(hidden.pop(lot.noun))
    return known + hidden


@rule("9.3", "11", "8.discovery")
def shoot_at(g: Indochine, shot: Shot, target: int) -> Script[Roll]:
    """§9.3 Roll for one target: any result but a dash recognises it, then takes effect."""
    is_hidden = not g.is_open(target)
    tally = fire_tally(g, shot, is_hidden)
    viewers = g.sides if all(g.is_open(p) for p in shot.firers) else [g.owner[shot.firers[0]]]
    roll: Roll = yield g.roll(rule="9.3", ask="roll-fire", tally=tally, seen_by=viewers, low=g.owner[target].enemy)
    result = tally.result(roll)
    if result.is_nothing:
        missed = {"hex": shot.hex, "roll": roll}
        g.tell_apart(g.owner[target], target, "missed", "marker-missed", "9.3", **missed)
        return roll
    if is_hidden:
        recognise(g, target, "8.discovery")
        if not g.is_on_board(target):
            g.tell("hits-decoy", "9.3", hex=shot.hex, roll=roll, result_trc=str(result))
            return roll
    g.tell("hit", "9.3", piece=target, hex=shot.hex, roll=roll, result_trc=str(result))
    yield from suffer(g, target, result, shot.in_wave)
    return roll


# Jams and ammunition (6.7) -------------------------------------------------------------------------------------


@rule("6.7", "err1.jam")
def fails_from(g: Indochine, piece: int) -> int:
    """§6.7 The natural total from which a weapon fails; 13 for what cannot: other units, and crews."""
    if not g.is_weapon[piece] or firing_face(g, piece) != DEPLOYED:
        return 13
    return g.fails_at[piece]


@rule("6.7", "qa.1", "qa.2")
def check_weapons(g: Indochine, shot: Shot, rolls: Sequence[Roll]) -> Script[None]:
    """§6.7 Every natural total counts (qa.2); in a group the weapons at risk roll a die each, the highest fail."""
    at_risk = {p: fails_from(g, p) for p in shot.firers if g.is_on_board(p)}
    for roll in rolls:
        weapons = [p for p, least in at_risk.items() if int(roll) >= least]
        if len(weapons) > 1:
            weapons = yield from roll_off(g, weapons)
        for weapon in weapons:
            fail(g, weapon)


@rule("qa.1")
def roll_off(g: Indochine, weapons: list[int]) -> Script[list[int]]:
    """§6.7 In a group the highest die fails, and all that tie with it (qa.1, R 84)."""
    thrown = {}
    for weapon in weapons:
        roll = yield g.roll(rule="qa.1", ask="roll-jam")
        thrown[weapon] = int(roll)
        tell_known(g, weapon, "jam-die", "qa.1", roll=roll)
    return [weapon for weapon, die in thrown.items() if die == max(thrown.values())]


@rule("6.7")
def fail(g: Indochine, weapon: int) -> None:
    """§6.7 A machine gun jams and may be repaired; mortars and recoilless guns are out of ammunition for good."""
    if g.has(weapon, JAMMED | EMPTY):
        return
    if g.is_machine_gun[weapon]:
        g.mark(weapon, JAMMED)
        key = "jams"
    else:
        g.mark(weapon, EMPTY)
        g.turn_to(weapon, CREW)
        key = "runs-dry"
    tell_known(g, weapon, key, "6.7")


# The rate of fire (6.2, 6.5) -----------------------------------------------------------------------------------


@rule("ext.opt.rate", "6.1")
def has_no_rate(g: Indochine, piece: int) -> bool:
    """With the optional rule only heavy weapons have a rate: others fire once in attack and once in defence a turn.

    A crew whose weapon is not deployed counts as infantry (6.1, R 175).
    """
    is_weapon = g.is_weapon[piece] and g.position.face[piece] == DEPLOYED
    return "ext.opt.rate" in g.options and not is_weapon


@rule("ext.opt.rate")
def cannot_attack_again(g: Indochine, piece: int) -> Refusal | None:
    """With the optional rule a unit without a rate fires offensively once a turn, also when it acts once more (6.3)."""
    return FIRED_ONCE if g.position.attacked_on[piece] == g.position.turn and has_no_rate(g, piece) else None


@rule("0", "6.2", "6.5")
def may_fire_again(g: Indochine, piece: int, die: int) -> bool:
    """§6.2 A unit may fire again while the coloured die is not above its offensive rate; +1 stopped or hesitant."""
    if has_no_rate(g, piece):
        return False
    slow = g.has(piece, STOPPED) or is_hesitant(g, g.position.formation[piece])
    face = g.position.face[piece]
    return die + (1 if slow else 0) <= g.offensive_of[face][piece][g.position.steps[piece]]


@rule("6.5")
def rate_tally(g: Indochine, piece: int) -> Tally:
    """§6.5 The test of a unit that has fired defensively: two dice not above its rate; +1 stopped or hesitant."""
    tally = Tally("rate", g.defensive_of[g.position.face[piece]][piece][g.position.steps[piece]])
    if g.has(piece, STOPPED):
        tally.add(-1, "6.5", "reason-stopped")
    elif is_hesitant(g, g.position.formation[piece]):
        tally.add(-1, "6.5", "reason-hesitant")
    return tally.test(TWO_DICE)
