"""Chapters 6.5, 7, 10 and 13: one direct fire, from its strength to its results, alone or combined; opportunity fire.

One roll is read on a column for each kind of target (7.52). Bombardment has the same steps with its own table and
shifts, and assault is in `assault`; all results go to `consequences`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

from grognard.games.august.bound import IS_BOUND, is_bound_elsewhere
from grognard.games.august.consequences import Struck, suffer
from grognard.games.august.ground import is_dug_in, is_fortified, is_ready, stop_digging
from grognard.games.august.options import is_flanked, note_fire
from grognard.games.august.sectors import cannot_fire_over
from grognard.games.august.sight import is_night, mark_observed, sees
from grognard.games.august.table import August
from grognard.games.august.words import (
    DEMORALISED,
    DISCOURAGED,
    LOADED,
    MOUNTED,
    SHAKEN,
    SHOT,
    SPENT,
    TO_FIRE,
    FireResult,
)
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.numbers.tally import Tallies, Tally
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.words.rulebook import rule

HALF = Fraction(1, 2)
FARTHEST_SHIFT = 4
"""The last row of distances in the chart of shifts."""

NO_DIRECT_FIRE = Refusal("7.33", "no-direct-fire")
IS_LIMBERED = Refusal("7.33", "no-limbered")
IS_DEMORALISED = Refusal("14.3", "no-demoralised")
IN_ASSAULT = Refusal("10.4", "no-in-assault-hex")
AT_ASSAULT = Refusal("10.4", "no-at-assault-hex")
FRIENDS_THERE = Refusal("7.24", "no-friends-there")
NO_TARGET = Refusal("8.1", "no-target")
ONLY_ONE = Refusal("7.32", "no-join-all")
NOT_SEEN = Refusal("8.1", "no-not-seen")
FRIENDS_BETWEEN = Refusal("10.1", "no-friends-between")
NO_GROUP = Refusal("6.51", "no-group")
HELPED_ONCE = Refusal("3.3", "no-helped-once")
NOT_DECLARED = Refusal("3.13", "no-not-declared")
HAS_FIRED = Refusal("13.1", "no-spent")
FIRED_HERE = Refusal("13.21", "no-fired-here")
IS_MOUNTED = Refusal("13.24", "no-mounted")


class Shot(NamedTuple):
    """One direct fire: who fires at which hex, with which leaders, and at whom if only movers are hit."""

    firers: tuple[int, ...]
    hex: int
    leaders: tuple[int, ...] = ()
    movers: tuple[int, ...] = ()
    """The only pieces hit in opportunity fire; all enemies in the hex when empty."""
    is_ambush: bool = False
    """Whether hidden units fire at a strategic move (17.3)."""

    def with_piece(self, piece: int, is_leader: bool) -> Shot:
        """The same fire with one more firer or leader."""
        if is_leader:
            return self._replace(leaders=(*self.leaders, piece))
        return self._replace(firers=(*self.firers, piece))


# Who may fire at what (7.2, 7.3, 8.1, 10) ----------------------------------------------------------------------


@rule("7.25", "7.33", "10.4", "14.3")
def cannot_shoot_at_all(g: August, piece: int) -> Refusal | None:
    """§7.33 A unit with direct fire, ready and not loaded, not demoralised, outside assault hexes."""
    if g.is_leader[piece] or not g.printed(g.fire_of, piece):
        return NO_DIRECT_FIRE
    if g.has(piece, LOADED) or not is_ready(g, piece):
        return IS_LIMBERED
    if g.has(piece, DEMORALISED):
        return IS_DEMORALISED
    return IN_ASSAULT if g.is_assault_hex(g.position.at[piece]) else None


@rule("7.21", "7.24", "7.31", "8.1", "10.0", "10.1", "10.2", "10.4", "12.81", "12.82")
def cannot_fire(g: August, piece: int, hex_: int) -> Refusal | None:
    """§10.0 A unit fires at a hex in range in which it sees an enemy piece, past no friends; not into an assault."""
    if (refusal := cannot_shoot_at_all(g, piece)) is not None:
        return refusal
    side = g.owner[piece]
    targets = [p for p in g.pieces_at(hex_, side.enemy) if g.may_know(side, p)]
    if not targets:
        return NO_TARGET
    if (refusal := out_of_range(g, piece, hex_)) is not None:
        return refusal
    if any(not g.is_leader[p] for p in g.pieces_at(hex_, side)):
        return AT_ASSAULT if g.is_assault_hex(hex_) else FRIENDS_THERE
    if not any(sees(g, g.position.at[piece], p) for p in targets):
        return NOT_SEEN
    if not has_free_line(g, piece, hex_):
        return FRIENDS_BETWEEN
    if (refusal := cannot_fire_over(g, g.position.at[piece], hex_)) is not None:
        return refusal
    return IS_BOUND if is_bound_elsewhere(g, piece, -1) else None


@rule("7.31", "7.3", "def.range")
def out_of_range(g: August, piece: int, hex_: int) -> Refusal | None:
    """§7.31 The target is no farther than the range of the unit, in hexes (R 22)."""
    distance, most = g.board.grid.distance(g.position.at[piece], hex_), g.printed(g.range_of, piece)
    return None if distance <= most else Refusal("7.31", "no-range", {"range": most, "distance": distance})


@rule("10.1", "10.11", "10.13", "7.24")
def has_free_line(g: August, piece: int, hex_: int, *, for_enemy: bool = False) -> bool:
    """§10.1 Friendly units between block fire, unless they stand lower; along a hexside only on both sides (R 29).

    §10.11 A machine gun fires over friends if the last hex before the target has none. `for_enemy`: as far as the
    enemy knows, who does not see hidden units.
    """
    here = g.position.at[piece]
    friends = friends_in_the_way(g, piece, for_enemy)
    if not g.lines.sight.crosses(here, hex_, friends):
        return True
    if not g.is_machine_gun[piece]:
        return False
    last = g.lines.sight.walk(here, hex_)[-1]
    return not all(friends >> h & 1 for h in last if h >= 0)


def hexes_with_free_line(g: August, piece: int, hexes: int, *, for_enemy: bool = False) -> int:
    """The hexes of a set to which a unit has a free line; `has_free_line` is asked only where it is in doubt."""
    friends = friends_in_the_way(g, piece, for_enemy)
    clear, unsure = g.lines.sight.unblocked(g.position.at[piece], hexes, friends)
    doubtful = members(hexes & ~clear) if g.is_machine_gun[piece] else unsure
    return clear | hexset(h for h in doubtful if has_free_line(g, piece, h, for_enemy=for_enemy))


def friends_in_the_way(g: August, piece: int, for_enemy: bool) -> int:
    """§10.1 The set of hexes with friendly units that stand no lower than a unit."""
    height = g.board.height
    lowest = height[g.position.at[piece]]
    return hexset(h for h in friendly_hexes(g, g.owner[piece], for_enemy) if height[h] >= lowest)


def friendly_hexes(g: August, side: Side, for_enemy: bool = False) -> set[int]:
    """The hexes in which a side has units, for its enemy those he knows of; leaders do not count (10.13)."""
    at, size, hidden = g.position.at, g.board.grid.size, g.position.hidden
    units = [p for p in g.present(side).pieces if at[p] < size and not g.is_leader[p]]
    return {at[p] for p in units if not (for_enemy and hidden[p])}


def target_hexes(g: August, piece: int) -> list[int]:
    """The hexes with known enemy pieces within range of a unit."""
    side, here = g.owner[piece], g.position.at[piece]
    near, enemy = g.board.grid.within(here, g.printed(g.range_of, piece)) & ~(1 << here), side.enemy
    hexes = [(h, stack) for h, stack in g.occupation.stacks.items() if near >> h & 1]
    return sorted(h for h, stack in hexes if any(g.owner[p] == enemy and g.may_know(side, p) for p in stack))


# Strength (7.3, 6.52) ------------------------------------------------------------------------------------------


@rule("14.2", "def.fractions", "6.52")
def firer_tally(g: August, piece: int, leader: int = -1) -> Tally:
    """§14.2 One unit's strength: half when discouraged, rounded up, then the bonus of one leader (R 15)."""
    tally = Tally("firepower", g.printed(g.fire_of, piece))
    if g.has(piece, DISCOURAGED):
        tally.times(HALF, "14.2", "reason-discouraged")
        round_up(tally)
    if leader >= 0:
        tally.add(g.combat_of[leader], "6.52", "reason-leader", piece=leader)
    return tally


def round_up(tally: Tally) -> None:
    """Every fraction is rounded up (def.fractions)."""
    over = -tally.total % 1
    if over:
        tally.add(over, "def.fractions", "reason-rounded")


@rule("6.52", "6.1")
def boosts(g: August, firers: Sequence[int], leaders: Iterable[int]) -> dict[int, int]:
    """§6.52 Which leader adds to which unit: each to one of his class in his hex, each unit from one leader.

    Cossacks come last, because their leaders help nobody else; then the sum cannot be higher, and nobody is asked.
    """
    found: dict[int, int] = {}
    able = [p for p in leaders if g.combat_of[p] and not g.has(p, DEMORALISED)]
    for leader in sorted(able, key=lambda p: -g.combat_of[p]):
        for unit in sorted(firers, key=lambda p: g.is_cossack[p]):
            together = g.position.at[unit] == g.position.at[leader]
            if unit not in found and together and g.is_same_class(leader, unit) and not g.has(unit, DEMORALISED):
                found[unit] = leader
                break
    return found


@rule("7.32", "10.2", "6.52")
def strength_tally(g: August, shot: Shot) -> Tally:
    """§10.2 The sum of the firers, each with its leader's bonus."""
    helped = boosts(g, shot.firers, shot.leaders)
    parts = [firer_tally(g, p, helped.get(p, -1)) for p in shot.firers]
    if len(parts) == 1:
        parts[0].name = "strength"
        return parts[0]
    tally = Tally("strength")
    tally.parts = tuple(parts)
    for piece, part in zip(shot.firers, parts, strict=True):
        tally.add(part.total, "7.32", "reason-firer", piece=piece)
    return tally


# Columns (4.2, 7.5, 7.52) --------------------------------------------------------------------------------------


class Kind(NamedTuple):
    """What decides which column a piece reads."""

    is_mounted: bool = False
    is_gun: bool = False
    is_dug_in: bool = False
    is_fortified: bool = False
    is_wagon: bool = False
    is_flanked: bool = False


@rule("7.52", "16.21", "16.23", "16.32")
def target_kind(g: August, piece: int) -> Kind:
    """§7.52 The kind of a target: mounted, a gun, dug in, fortified, a wagon, or none of these (R 21)."""
    return Kind(
        g.is_company[piece] and g.position.face[piece] == MOUNTED,
        g.is_gun[piece],
        is_dug_in(g, piece),
        is_fortified(g, piece),
        g.is_wagon[piece],
    )


@rule("7.52", "17.6")
def kind_of(g: August, shot: Shot, piece: int) -> Kind:
    """§7.52 The kind of a target of direct fire: flanked too, unless it moves."""
    return target_kind(g, piece)._replace(is_flanked=not shot.movers and is_flanked(g, shot.firers, shot.hex, piece))


KIND_NAMES = ("mounted", "gun", "dug-in", "fortified")


def kind_key(kind: Kind) -> str:
    """The message for the targets of a kind."""
    if kind.is_wagon:
        return "target-wagon"
    if kind.is_flanked:
        return "target-flanked"
    name = next((name for name, has in zip(KIND_NAMES, kind, strict=False) if has), "open")
    return f"target-{name}"


def targets_of(g: August, shot: Shot) -> list[int]:
    """The pieces that a fire hits, as far as the firers know; hidden ones appear when it is made (R 101)."""
    side = g.owner[shot.firers[0]].enemy
    return [p for p in shot.movers if g.position.at[p] == shot.hex] or g.pieces_at(shot.hex, side)


@rule("4.2", "13.12", "7.5", "7.51", "def.night")
def common_shifts(g: August, shot: Shot, table: str = "direct") -> Tally:
    """§4.2 The shifts for all targets: companies in the hex or the mover alone, ground, distance, night."""
    shifts, tally = g.shifts[table], Tally("fire")
    if shot.movers:
        if any(g.is_company[p] for p in shot.movers):
            tally.add(shifts["moving-company"], "13.12", "reason-moving-company")
        tally.add(shifts["opportunity"], "13.1", "reason-opportunity")
        if shot.is_ambush:
            tally.add(shifts["ambush"], "17.3", "reason-ambush")
    else:
        count = sum(g.is_company[p] for p in targets_of(g, shot))
        if count:
            name = "one-company" if count == 1 else "two-companies"
            tally.add(shifts[name], "4.2", f"reason-{name}")
    for name, shift in g.terrain_shifts[table][shot.hex].items():
        tally.add(shift, "tbl.terrain", f"reason-{name}")
    far = max(g.board.grid.distance(g.position.at[p], shot.hex) for p in shot.firers)
    if by_distance := shifts[f"distance-{min(max(far, 1), FARTHEST_SHIFT)}"]:
        tally.add(by_distance, "tbl.direct-fire", "reason-distance", distance=far)
    if is_night(g) and shifts["night"]:
        tally.add(shifts["night"], "def.night", "reason-night")
    return tally


@rule("7.52", "16.23", "16.32")
def add_own_shifts(g: August, tally: Tally, kind: Kind, table: str = "direct") -> Tally:
    """§7.52 The shifts for one kind of target only."""
    clauses = ("7.52", "7.52", "16.23", "16.32")
    for name, has, clause in zip(KIND_NAMES, kind, clauses, strict=False):
        if has and g.shifts[table][name]:
            tally.add(g.shifts[table][name], clause, f"reason-target-{name}")
    if kind.is_flanked:
        tally.add(g.shifts[table]["flank"], "17.6", "reason-flank")
    return tally


def kinds_hit(g: August, shot: Shot) -> dict[Kind, tuple[int, ...]]:
    """The targets by kind, each kind in the order of its first piece."""
    found: dict[Kind, tuple[int, ...]] = {}
    for piece in targets_of(g, shot):
        kind = kind_of(g, shot, piece)
        found[kind] = (*found.get(kind, ()), piece)
    return found


@rule("7.5", "7.51", "7.52", "10.2", "tbl.direct-fire", "def.modifiers")
def fire_tally(g: August, shot: Shot) -> Tally:
    """§10.2 The column of the strength, shifted; where targets differ, one roll is read on a column for each kind."""
    kinds = list(kinds_hit(g, shot)) or [Kind()]
    tallies = [
        add_own_shifts(g, common_shifts(g, shot), kind).strength(strength_tally(g, shot), g.charts["direct-fire"])
        for kind in kinds
    ]
    if len(tallies) == 1:
        return tallies[0]
    several = Tallies("fire")
    for kind, tally in zip(kinds, tallies, strict=True):
        several.read(tally, "7.52", kind_key(kind))
    return several


# Together (6.51, 7.32) -----------------------------------------------------------------------------------------


@rule("6.51", "7.32", "3.13")
def cannot_join(g: August, shot: Shot, needed: int, piece: int) -> Refusal | None:
    """§6.51 Units of one hex fire together; others with a leader in good order and a combat bonus, who is beside them.

    `needed` is the mark of those that may take part: declared to fire; none in opportunity fire.
    """
    if piece in shot.firers or piece in shot.leaders:
        return NO_GROUP
    if needed and not g.has(piece, needed):
        return NOT_DECLARED
    at = g.position.at
    if g.is_leader[piece]:
        if g.has(piece, SHOT) and not all(g.is_machine_gun[p] for p in shot.firers):
            return HELPED_ONCE
        if is_bound_elsewhere(g, piece, -1):
            return IS_BOUND
        with_him = any(at[p] == at[piece] and g.is_same_class(piece, p) for p in shot.firers)
        return None if with_him and g.combat_of[piece] and not g.has(piece, DEMORALISED) else NO_GROUP
    if (refusal := cannot_fire(g, piece, shot.hex)) is not None:
        return refusal
    if not g.is_machine_gun[piece] and any(g.has(p, SHOT) for p in shot.leaders):
        return HELPED_ONCE
    return None if may_combine(g, (*shot.firers, piece), shot.leaders) else NO_GROUP


@rule("6.51")
def may_combine(g: August, firers: Sequence[int], leaders: Sequence[int]) -> bool:
    """§6.51 Whether units may combine: all in one hex, or in a leader's hex and as many beside it as his bonus."""
    at, grid = g.position.at, g.board.grid
    hexes = {at[p] for p in firers}
    if len(hexes) == 1:
        return True
    return any(
        not g.has(leader, SHAKEN)
        and all(g.is_same_class(leader, p) for p in firers)
        and at[leader] in hexes
        and len(hexes) - 1 <= g.combat_of[leader]
        and all(grid.distance(at[leader], h) <= 1 for h in hexes)
        for leader in leaders
    )


def gather(g: August, shot: Shot, candidates: Iterable[int], needed: int, rule_: str) -> Script[Shot]:
    """§10.2 The owner adds units and leaders to a fire, one after another."""
    side, left = g.owner[shot.firers[0]], list(candidates)
    while True:
        more = g.join.each(
            left,
            cannot_join,
            g,
            shot,
            needed,
            tally=lambda g, shot, needed, p: fire_tally(g, shot.with_piece(p, g.is_leader[p])),
        )
        if not len(more):
            return shot
        every = g.join_all() if len(more) > 1 else g.join_all.refused(ONLY_ONE)
        choice = yield g.choose(
            side, more, every, g.done(), rule=rule_, ask="ask-join", tally=fire_tally(g, shot), hex=shot.hex
        )
        if choice.verb == "done":
            return shot
        shot = join_all(g, shot, left, needed) if choice.verb == "join-all" else with_one(g, shot, choice.noun)


def with_one(g: August, shot: Shot, piece: int) -> Shot:
    """A fire with one more unit or leader."""
    return shot.with_piece(piece, g.is_leader[piece])


@rule("6.51", "7.32")
def join_all(g: August, shot: Shot, candidates: Sequence[int], needed: int) -> Shot:
    """§7.32 Everybody who may takes part, leaders first, since they let units of other hexes join."""
    by_rank = sorted(candidates, key=lambda p: -g.rank_of[p])
    while True:
        piece = next((p for p in by_rank if cannot_join(g, shot, needed, p) is None), -1)
        if piece < 0:
            return shot
        shot = with_one(g, shot, piece)


# Resolution (10.2) ---------------------------------------------------------------------------------------------


@rule("7.41", "8.1", "16.5")
def show_hidden(g: August, hex_: int) -> None:
    """§7.41 Fire hits all who are in the hex, so that hidden pieces in it appear (R 101)."""
    for side in g.sides:
        for piece in g.own_at(hex_, side):
            if g.reveal(piece):
                g.tell("detected", "16.5", piece=piece, hex=hex_)


@rule("10.2", "7.45", "7.46", "8.52", "16.22")
def fire(g: August, shot: Shot) -> Script[set[int]]:
    """§10.2 Resolve one fire: a roll, then what each kind of target reads; returns who failed a test.

    Firers in cover are OBSERVED.
    """
    side = g.owner[shot.firers[0]]
    if not shot.movers:
        show_hidden(g, shot.hex)
    kinds = kinds_hit(g, shot)
    tally = fire_tally(g, shot)
    key = "opportunity-fires" if shot.movers else "fires"
    g.tell(key, "13.1" if shot.movers else "10.2", pieces=shot.firers, hex=shot.hex)
    roll = yield g.roll(rule="10.2", ask="roll-fire", tally=tally, low=side)
    read = tally.result(roll)
    results: Sequence[FireResult] = read if isinstance(read, tuple) else (read,)
    g.tell("fire-result", "7.45", hex=shot.hex, roll=roll, result_direct_fire=results)
    for piece in shot.firers:
        mark_observed(g, piece)
        stop_digging(g, piece)
    groups = [Struck(pieces, result) for pieces, result in zip(kinds.values(), results, strict=True)]
    if not shot.movers:
        note_fire(g, shot.firers, shot.hex, targets_of(g, shot))
    return (yield from suffer(g, side.enemy, shot.hex, groups, moving=shot.movers))


@rule("17.3")
def is_ambush(g: August, firers: Sequence[int], is_march: bool) -> bool:
    """§17.3 Whether hidden units alone fire at a strategic move."""
    return is_march and all(g.position.hidden[p] for p in firers)


# Fire in one's own segment (10) --------------------------------------------------------------------------------


@rule("10.2", "3.13", "6.51", "7.23")
def fire_action(g: August, first: int, hex_: int) -> Script[None]:
    """§10.2 A unit declared to fire does so, with others declared to fire; all have acted then."""
    side = g.owner[first]
    others = [p for p in g.pieces_of[side] if p != first and g.is_on_board(p) and g.has(p, TO_FIRE)]
    shot = yield from gather(g, Shot((first,), hex_), others, TO_FIRE, "10.2")
    for piece in (*shot.firers, *shot.leaders):
        g.reveal(piece)
        g.unmark(piece, TO_FIRE)
        g.mark(piece, SPENT)
    yield from fire(g, shot)
