"""Chapter 12.2.8: what points of damage buy, in combat and under guns, and losses that fall on the highest morale.

How many points there are is decided in `combat` and `gunnery`; when they are carried out, in `aftermath`.
"""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.front1918.battle import Battle
from grognard.games.front1918.supports import disorganise, lose_step, strike
from grognard.games.front1918.table import DISORGANISED, Front
from grognard.kernel.rulebook import rule
from grognard.kernel.script import Refusal, Script, Side

NOT_IN_BATTLE = Refusal("12.2.8", "no-not-in-battle")


def alive(g: Front, pieces: Iterable[int]) -> list[int]:
    """Those still on the map."""
    return [p for p in pieces if g.is_on_board(p)]


@rule("12.2.8.costs", "15.4.1", "6.0.one")
def price(g: Front, piece: int) -> int:
    """§12.2.8 What a step costs: by kind, Americans more; a tank its protection."""
    if g.is_tank[piece]:
        return g.roster[piece].value("protection")
    if g.is_american[piece]:
        row = "american"
    elif g.is_stoss[piece]:
        row = "stosstruppen"
    else:
        row = "division" if g.is_division[piece] else "regiment"
    return g.number("prices", row, "points")


@rule("12.2.8.tank", "15.4.1.loss", "6.0.support")
def payers(g: Front, units: list[int], tanks_last: bool) -> list[int]:
    """§6.0 Combat units can lose steps; §12.2.8 in defence and under guns a tank only when it is alone."""
    left = [p for p in alive(g, units) if g.is_combat[p]]
    others = [p for p in left if not g.is_tank[p]]
    return others if tanks_last and others else left


@rule("12.2.8.costs", "12.2.8.tank", "15.4.1.loss")
def cannot_lose(g: Front, units: list[int], points: int, tanks_last: bool, piece: int) -> Refusal | None:
    """§12.2.8 Who fights here, is no tank that comes last, and costs no more than the points that are left."""
    if piece not in units or not g.is_on_board(piece):
        return NOT_IN_BATTLE
    if piece not in payers(g, units, tanks_last):
        return Refusal("12.2.8.tank", "no-tank-last")
    cost = price(g, piece)
    return Refusal("12.2.8.costs", "no-too-dear", {"price": cost, "left": points}) if cost > points else None


def able_to_lose(g: Front, units: list[int], points: int, tanks_last: bool) -> list[int]:
    """§12.2.8 Who could lose a step for so many points."""
    return [p for p in payers(g, units, tanks_last) if price(g, p) <= points]


# In combat -----------------------------------------------------------------------------------------------------


@rule("12.2.8", "12.2.8.tank", "12.2.8.lead", "12.2.8.free", "12.2.8.disorganise", "12.2.3.first-loss", "15.4.1.loss")
def suffer(g: Front, battle: Battle, side: Side) -> Script[None]:
    """§12.2.8 A side's damage: an attacking tank, the lead, then whom the owner likes; disorganisation last."""
    points, units, defends = battle.damage.get(side, 0), battle.of(side), side != battle.side
    battle.damage[side] = 0
    if not defends and battle.tank >= 0 and battle.tank in able_to_lose(g, units, points, False):
        points -= price(g, battle.tank)
        lose_step(g, battle.tank, "15.4.1.loss")
    lead = battle.lead_of(side)
    if lead in able_to_lose(g, units, points, defends):
        points -= yield from take_loss(g, battle, side, [lead], points, first=True)
    while losers := able_to_lose(g, units, points, defends):
        points -= yield from take_loss(g, battle, side, losers, points, first=False)
    yield from disorder(g, side, units, lead, points)


@rule("12.2.8.lead", "12.2.8.tank", "12.2.8.costs")
def why_not_loser(g: Front, battle: Battle, side: Side, points: int, first: bool, piece: int) -> Refusal | None:
    """§12.2.8 Why a unit does not lose this step: the first is the lead's."""
    refusal = cannot_lose(g, battle.of(side), points, side != battle.side, piece)
    if refusal is None and first and piece != battle.lead_of(side):
        return Refusal("12.2.8.lead", "no-lead-first")
    return refusal


@rule("12.2.8.stoss", "12.2.8.costs", "15.3")
def cannot_shed(g: Front, battle: Battle, side: Side, points: int, stoss: int) -> Refusal | None:
    """§15.3 Stosstruppen with a regiment that takes part, once in a combat."""
    if not g.is_stoss[stoss] or g.owner[stoss] != side or g.position.carrier[stoss] not in battle.of(side):
        return Refusal("15.3", "no-not-with-regiment")
    if not battle.sheds_left:
        return Refusal("12.2.8.costs", "no-shed-already")
    cost = price(g, stoss)
    return Refusal("12.2.8.costs", "no-too-dear", {"price": cost, "left": points}) if cost > points else None


@rule("12.2.8.free", "12.2.8.stoss", "15.3")
def take_loss(g: Front, battle: Battle, side: Side, losers: list[int], points: int, first: bool) -> Script[int]:
    """§12.2.8 One of these loses a step, §15.3 or Stosstruppen are given instead; what it cost."""
    steps = g.loses.these(losers, why_not_loser, g, battle, side, points, first)
    carrier, units = g.position.carrier, battle.of(side)
    with_them = [s for s in g.stosstruppen if carrier[s] in units] if g.storms[side] else []
    instead = g.sheds.each(with_them, cannot_shed, g, battle, side, points)
    choice, clause = steps.options[0], "12.2.8.lead" if first else "12.2.8.free"
    if len(steps) + len(instead) > 1:
        choice = yield g.choose(side, steps, instead, rule=clause, ask="ask-loses", left=points)
    cost = price(g, choice.noun)
    if choice.verb == "sheds":
        battle.sheds_left -= 1
        clause = "12.2.8.stoss"
    lose_step(g, choice.noun, clause)
    return cost


@rule("12.2.8.star", "12.2.5.results", "15.3")
def lose_shock_troops(g: Front, battle: Battle) -> None:
    """§12.2.8 A star costs the Stosstruppen that gave the column, besides all damage."""
    if battle.star and battle.shock >= 0 and g.is_on_board(battle.shock):
        strike(g, battle.shock, "12.2.8.star")


# Disorganisation -----------------------------------------------------------------------------------------------


@rule("12.5.scope", "12.2.8.disorganise")
def cannot_be_disordered(g: Front, units: list[int], piece: int) -> Refusal | None:
    """§12.5 Whoever fights here, is no tank, and is not disorganised already."""
    if piece not in units or not g.is_on_board(piece):
        return NOT_IN_BATTLE
    if not g.is_foot[piece]:
        return Refusal("15.4.1", "no-never-disordered")
    return Refusal("12.5.scope", "no-disordered-already") if g.has(piece, DISORGANISED) else None


@rule("12.2.8.disorganise", "12.5.scope")
def disorder(g: Front, side: Side, units: list[int], lead: int, points: int) -> Script[None]:
    """§12.2.8 What is left disorganises a unit for each point, the lead first; the rest is lost."""
    cost = g.number("prices", "disorganise", "points")
    if points >= cost and lead >= 0 and cannot_be_disordered(g, units, lead) is None:
        disorganise(g, lead, "12.2.8.disorganise")
        points -= cost
    while points >= cost:
        offer = g.disorders.each(units, cannot_be_disordered, g, units)
        if not len(offer):
            return
        choice = offer.options[0]
        if len(offer) > points // cost:
            choice = yield g.choose(side, offer, rule="12.2.8.disorganise", ask="ask-disorders", left=points)
        disorganise(g, choice.noun, "12.2.8.disorganise")
        points -= cost


# Losses outside it ---------------------------------------------------------------------------------------------


def lose_any(g: Front, side: Side, units: list[int], clause: str, ask: str = "ask-loses-any") -> Script[None]:
    """One step off one of these, of the owner's choice."""
    if not units:
        return
    loser = units[0]
    if len(units) > 1:
        offer = g.loses.these(units, not_among, units, clause)
        loser = (yield g.choose(side, offer, rule=clause, ask=ask, hex=g.position.at[loser])).noun
    lose_step(g, loser, clause)


def not_among(units: list[int], clause: str, piece: int) -> Refusal | None:
    """Why a unit does not lose this step: it is not one of those concerned."""
    return None if piece in units else Refusal(clause, "no-not-in-battle")


@rule("12.2.8.costs", "12.2.8.tank", "15.2.2.procedure", "15.3")
def suffer_bombardment(g: Front, side: Side, units: list[int], points: int) -> Script[None]:
    """§15.2.2 Damage by guns, at once: as in combat, without a lead, tanks last, and no Stosstruppen instead."""
    while losers := able_to_lose(g, units, points, tanks_last=True):
        loser = losers[0]
        if len(losers) > 1:
            offer = g.loses.these(losers, cannot_lose, g, units, points, True)
            loser = (yield g.choose(side, offer, rule="12.2.8.free", ask="ask-loses-guns", left=points)).noun
        points -= price(g, loser)
        lose_step(g, loser, "12.2.8.free")
    yield from disorder(g, side, units, -1, points)


@rule("12.2.4.below-half", "12.2.3.attacker")
def lose_highest(g: Front, units: list[int], many: int, clause: str) -> Script[None]:
    """§12.2.4 So many steps, each on the unit whose morale is highest then; among equals the owner chooses."""
    for _ in range(many):
        left = alive(g, units)
        best = max(map(g.morale, left), default=0)
        top = [p for p in left if g.morale(p) == best]
        if top:
            yield from lose_any(g, g.owner[top[0]], top, clause, ask="ask-loses-highest")
