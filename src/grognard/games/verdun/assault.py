"""Chapter 9: assault, from naming the hex to the advance."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from grognard.games.verdun.advance import advance
from grognard.games.verdun.losses import Fight, suffer
from grognard.games.verdun.strength import attack_strength, defence_strength, support_strength
from grognard.games.verdun.supply import corps_of
from grognard.games.verdun.table import Verdun
from grognard.games.verdun.words import (
    ARMY_GUNS,
    ASSAULTED,
    ATTACKED,
    DEMORALISED,
    DIVISIONAL,
    FIRED,
    GERMAN,
    PIONEER,
    REMNANT,
    UNSUPPLIED,
    Damage,
)
from grognard.kernel.asking.actions import Action, act_until_done
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.numbers.tally import Prospect, Tally
from grognard.kernel.words.rulebook import rule

# §9.0 Who may assault what -------------------------------------------------------------------------------------


@rule("9.0", "12.3", "8.11")
def cannot_join(g: Verdun, side: Side, hex_: int, piece: int) -> Refusal | None:
    """§9.0 Steady infantry next to the hex may assault, if no river lies between and it has not attacked this turn."""
    if g.owner[piece] != side:
        return Refusal("9.0", "no-not-yours")
    if not g.is_foot[piece]:
        return Refusal("9.0", "no-infantry")
    here = g.position.at[piece]
    if here >= g.board.grid.size:
        return g.why_absent(piece, "9.0")
    marks = g.position.marks[piece]
    if marks & DEMORALISED:
        return Refusal("12.3", "no-demoralised")
    if marks & ATTACKED:
        return Refusal("9.0", "no-attacked")
    if g.board.grid.distance(here, hex_) != 1:
        return Refusal("9.0", "no-not-adjacent")
    return Refusal("8.11", "no-river") if g.ways.plain["march"].cost(here, hex_) is None else None


@rule("9.0")
def assailants(g: Verdun, side: Side, hex_: int) -> list[int]:
    """§9.0 The units that could assault a hex."""
    around = g.board.grid.adjacent[hex_]
    return [p for h in around for p in g.at(h) if cannot_join(g, side, hex_, p) is None]


def hexes_at_hand(g: Verdun, side: Side) -> list[int]:
    """The hexes with enemies next to infantry of a side, ascending: only these could be assaulted."""
    adjacent, is_foot, at = g.board.grid.adjacent, g.is_foot, g.position.at
    infantry = {at[p] for p in g.own[side] if is_foot[p]}
    return [h for h in g.enemy_hexes(side) if not infantry.isdisjoint(adjacent[h])]


@rule("9.0", "9.11")
def cannot_assault(g: Verdun, side: Side, hex_: int) -> Refusal | None:
    """§9.0 A hex with enemy units, not yet assaulted in this phase; §9.11 at 1:3 or better with everything."""
    if not g.enemies_at(hex_, side):
        return Refusal("9.0", "no-target")
    if any(g.has(p, ASSAULTED) for p in g.units_at(hex_, side.enemy)):
        return Refusal("9.0", "no-assaulted")
    units = assailants(g, side, hex_)
    if not units:
        return why_no_assailants(g, side, hex_)
    return None if is_allowed(g, hex_, units, offensive_guns(g, units, hex_)) else Refusal("9.11", "no-odds")


@rule("9.0", "12.3", "8.11")
def why_no_assailants(g: Verdun, side: Side, hex_: int) -> Refusal:
    """§9.0 Why nobody can assault a hex: the reason all infantry next to it shares, §12.3 morale or §8.11 the river."""
    around = [p for h in g.board.grid.adjacent[hex_] for p in g.units_at(h, side) if g.is_foot[p]]
    reasons = {(why.rule, why.key) for p in around if (why := cannot_join(g, side, hex_, p)) is not None}
    clause, key = reasons.pop() if len(reasons) == 1 else ("9.0", "no-assailants")
    return Refusal(clause, {"no-demoralised": "no-all-demoralised", "no-attacked": "no-all-attacked"}.get(key, key))


@rule("9.11")
def is_allowed(g: Verdun, hex_: int, units: list[int], guns: list[int]) -> bool:
    """§9.11 At least 1:3 after all shifts, without the defender's guns."""
    return bool(units) and assault_tally(g, hex_, units, guns, []).column is not None


# §9.3 Support --------------------------------------------------------------------------------------------------


@rule("9.3", "9.32", "6.16", "12.3", "14.2")
def cannot_support(g: Verdun, units: list[int], hex_: int, offensive: bool, piece: int) -> Refusal | None:
    """§9.32 Corps guns support their corps, divisional guns their division; in range, ready, steady, not assaulted."""
    side = g.owner[units[0]]
    if g.owner[piece] != side or not g.is_gun[piece]:
        return Refusal("9.3", "no-not-yours" if g.owner[piece] != side else "no-gun")
    if g.kind[piece] in ARMY_GUNS:
        return Refusal("9.32", "no-army-support")
    here = g.position.at[piece]
    if here >= g.board.grid.size:
        return g.why_absent(piece, "9.3")
    marks = g.position.marks[piece]
    if marks & FIRED:
        return Refusal("9.31", "no-fired")
    if marks & DEMORALISED:
        return Refusal("12.3", "no-demoralised")
    if offensive and marks & UNSUPPLIED:
        return Refusal("6.16", "no-out-of-supply")
    if not offensive and (here == hex_ or marks & ASSAULTED):
        return Refusal("9.32", "no-under-assault")
    if g.board.grid.distance(here, hex_) > g.range_of[piece]:
        return Refusal("9.3", "no-out-of-range")
    return None if any(is_kin(g, piece, unit) for unit in units) else Refusal("9.32", "no-kin")


@rule("9.32")
def is_kin(g: Verdun, gun: int, unit: int) -> bool:
    """§9.32 Of the same division, or for corps guns the same corps; any gun helps a remnant."""
    if g.kind[unit] == REMNANT:
        return True
    if g.kind[gun] == DIVISIONAL:
        return g.division[gun] == g.division[unit] and bool(g.division[unit])
    return bool(corps_of(g, unit)) and corps_of(g, unit) == corps_of(g, gun)


def ready_guns(g: Verdun, units: list[int]) -> list[int]:
    """The guns on the side of these units, on the map, that have not fired and are steady: only these could support."""
    at, marks, size = g.position.at, g.position.marks, g.board.grid.size
    return [p for p in g.guns[g.owner[units[0]]] if at[p] < size and not marks[p] & (FIRED | DEMORALISED)]


def offensive_guns(g: Verdun, units: list[int], hex_: int) -> list[int]:
    """The guns that could support an assault by these units."""
    return [p for p in ready_guns(g, units) if cannot_support(g, units, hex_, True, p) is None] if units else []


def defensive_guns(g: Verdun, units: list[int], hex_: int) -> list[int]:
    """The guns that could support the defence of these units."""
    return [p for p in ready_guns(g, units) if cannot_support(g, units, hex_, False, p) is None]


# §9.1, §9.2 The odds ---------------------------------------------------------------------------------------------


@rule("9.1")
def assault_tally(g: Verdun, hex_: int, units: list[int], guns: list[int], against: list[int]) -> Tally:
    """§9.1 The odds of these units and guns against those in a hex and the guns that support them."""
    side, at = g.owner[units[0]], g.position.at
    attack, defence = assault_strength(g, units, guns), defence_total(g, side, hex_, against)
    return weighed_assault(g, side, hex_, {p: at[p] for p in units}, attack, defence)


@rule("9.1")
def assault_strength(g: Verdun, units: Iterable[int], guns: Iterable[int]) -> int:
    """§9.1 The attack strength of units in an assault, with the guns that support them."""
    return sum([attack_strength(g, p) for p in units]) + sum([support_strength(g, p, True) for p in guns])


@rule("9.1")
def defence_total(g: Verdun, side: Side, hex_: int, against: list[int]) -> int:
    """§9.1 The defence strength of a hex: the units in it, and the guns that support them."""
    defence = sum([defence_strength(g, p) for p in g.units_at(hex_, side.enemy)])
    return defence + sum([support_strength(g, p, False) for p in against])


@rule("9.1", "9.2", "9.21", "9.22", "9.23", "9.24", "9.25", "9.26", "table.assault-mods")
def weighed_assault(g: Verdun, side: Side, hex_: int, places: Mapping[int, int], attack: int, defence: int) -> Tally:
    """§9.1 Attack against defence, rounded down to a column; §9.2 shifted by pioneers, ground and water.

    `places` maps each attacking unit to the hex it attacks from.
    """
    tally = Tally("assault").odds(attack, max(1, defence), g.charts["assault"])
    if side == GERMAN and any(g.kind[p] == PIONEER for p in places):
        tally.add(columns_for(g, "pioneers"), "9.21", "reason-pioneers")
    for name, clause in (("hill", "9.22"), ("village", "9.23"), ("wood", "9.23"), ("trench", "9.24"), ("city", "9.25")):
        if getattr(g, name) >> hex_ & 1:
            tally.add(columns_for(g, name), clause, f"reason-{name}")
    if g.is_fort(hex_) and side == GERMAN:
        tally.add(columns_for(g, "fort"), "9.24", "reason-fort")
    if all(crosses_water(g, here, hex_) for here in places.values()):
        tally.add(columns_for(g, "stream"), "9.26", "reason-water")
    return tally


def columns_for(g: Verdun, name: str) -> int:
    """§9.2 How many columns an effect shifts an assault."""
    return g.charts["assault-shifts"].number(name, "columns")


@rule("9.11")
def declared_tally(g: Verdun, hex_: int, units: list[int], guns: list[int], against: list[int]) -> Tally:
    """§9.11 A declared attack is carried out, at the lowest odds if the defender's guns bring it below 1:3."""
    tally = assault_tally(g, hex_, units, guns, against)
    if tally.column is None:
        tally.add(-int(tally.base or 0) - int(tally.total), "9.11", "reason-declared")
    return tally


@rule("9.1", "9.3")
def foreseen(g: Verdun, hex_: int, units: list[int], guns: list[int]) -> Tally:
    """§9.3 The odds before the defender names his guns, and what they come to with all that could fire."""

    def with_all(tally: Tally) -> Prospect | None:
        enemy = g.owner[units[0]].enemy
        defenders = g.units_at(hex_, enemy)
        if not (against := defensive_guns(g, defenders, hex_) if defenders else []):
            return None
        worst = declared_tally(g, hex_, units, guns, against)
        return Prospect.to_column(tally, worst, "9.3", "before-guns", side=enemy, count=len(against))

    return assault_tally(g, hex_, units, guns, []).before(with_all)


@rule("9.26")
def crosses_water(g: Verdun, start: int, end: int) -> bool:
    """§9.26 Whether the attack crosses a bridge or a stream."""
    edge = g.board.grid.edge(start, end)
    return edge in g.board.hexsides["bridge"] or edge in g.board.hexsides["stream"]


def best_assault(g: Verdun, side: Side, hex_: int) -> Tally:
    """The odds with every unit and gun that could take part, without the defender's guns."""
    units = assailants(g, side, hex_)
    return foreseen(g, hex_, units, offensive_guns(g, units, hex_))


# The phase -----------------------------------------------------------------------------------------------------


@rule("4.V", "4.X", "9.0")
def assaults(g: Verdun, side: Side) -> Script[None]:
    """§9.0 A side makes as many assaults as it likes, or none."""
    yield from act_until_done(g, side, open_assaults, rule="9.0", ask="ask-assault")
    for piece in g.marked(range(len(g.roster)), ASSAULTED):
        g.unmark(piece, ASSAULTED)


def open_assaults(g: Verdun, side: Side) -> list[Action]:
    """§9.0 The hexes that a side may assault now."""
    targets = g.assault.each(hexes_at_hand(g, side), cannot_assault, g, side, tally=best_assault)
    return [Action(targets, assault, g, side)]


@rule("9.1", "9.11", "9.3")
def assault(g: Verdun, side: Side, hex_: int) -> Script[None]:
    """§9.1 Carry out one assault: the attacker names his units and guns, then the defender his guns."""
    units = yield from g.choose_some(
        side,
        g.join.these(assailants(g, side, hex_), cannot_join, g, side, hex_),
        rule="9.1",
        ask="ask-assailants",
        running=lambda chosen: foreseen(g, hex_, chosen, []),
        enough=lambda chosen: is_allowed(g, hex_, chosen, offensive_guns(g, chosen, hex_)),
        hex=hex_,
    )
    guns = yield from g.choose_some(
        side,
        g.gun.these(offensive_guns(g, units, hex_), cannot_support, g, units, hex_, True),
        rule="9.3",
        ask="ask-support",
        running=lambda chosen: foreseen(g, hex_, units, chosen),
        enough=lambda chosen: is_allowed(g, hex_, units, chosen),
        hex=hex_,
        pieces_committed=tuple(units),
    )
    defenders = g.units_at(hex_, side.enemy)
    against = yield from g.choose_some(
        side.enemy,
        g.gun.these(defensive_guns(g, defenders, hex_), cannot_support, g, defenders, hex_, False),
        rule="9.3",
        ask="ask-defence",
        running=lambda chosen: declared_tally(g, hex_, units, guns, chosen),
        weigh_none=True,
        hex=hex_,
        pieces_committed=(*units, *guns),
    )
    yield from resolve(g, side, hex_, units, guns, against)


@rule("9.1", "9.31", "9.4", "table.assault")
def resolve(g: Verdun, side: Side, hex_: int, units: list[int], guns: list[int], against: list[int]) -> Script[None]:
    """§9.4 Roll; the defender takes his damage, then the attacker his; §9.6 then the advance."""
    tally = declared_tally(g, hex_, units, guns, against)
    defenders = g.units_at(hex_, side.enemy)
    fight = Fight.begun(g, side, hex_, units, guns, defenders, against)
    for piece in (*guns, *against):
        g.mark(piece, FIRED)
    for piece in units:
        g.mark(piece, ATTACKED)
    for piece in defenders:
        g.mark(piece, ASSAULTED)
    attack, defence = tally.compared or (0, 0)
    g.tell(
        "assaults",
        "9.1",
        side=side,
        hex=hex_,
        attack=int(attack),
        defence=int(defence),
        column=g.charts["assault"].label(tally.column),
    )
    roll = yield g.roll(rule="9.1", ask="roll-assault", tally=tally, high=side)
    damage: Damage = tally.result(roll)
    g.tell("assault-result", "9.4", roll=roll, result_assault=damage, hex=hex_)
    yield from suffer(g, fight, side.enemy, damage.defender)
    yield from suffer(g, fight, side, damage.attacker)
    yield from advance(g, fight)
