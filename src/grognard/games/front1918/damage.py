"""How damage points are paid in combat and under bombardment, and losses of the unit with the highest morale.

`combat` and `gunnery` decide how many points there are; `aftermath` decides when they are paid.
"""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.front1918.battle import Battle
from grognard.games.front1918.supports import disorganise, lose_and_pass_on, lose_step, strike
from grognard.games.front1918.table import Front
from grognard.games.front1918.words import DISORGANISED
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.words.rulebook import rule

NOT_IN_BATTLE = Refusal("damage.conversion", "no-not-in-battle")


def alive(g: Front, pieces: Iterable[int]) -> list[int]:
    """The units still on the map."""
    return [p for p in pieces if g.is_on_board(p)]


@rule("damage.costs", "tanks.general", "steps.single")
def price(g: Front, piece: int) -> int:
    """What a step costs: by nation if it has its own price, otherwise by kind; for a tank its protection."""
    found = g.prices.get(piece)
    if found is None:
        found = g.prices[piece] = _price(g, piece)
    return found


def _price(g: Front, piece: int) -> int:
    """The same, read from the charts."""
    if g.is_tank[piece]:
        return g.roster[piece].value("protection")
    kind, nation = g.kind[piece], g.nation[piece]
    own = g.bonus("prices", nation, "points") or g.bonus("prices", f"{kind}-{nation}", "points")
    return own or g.bonus("prices", kind, "points") or g.number("prices", "regiment", "points")


@rule("damage.tank", "tanks.loss", "steps.supports")
def payers(g: Front, units: list[int], tanks_last: bool) -> list[int]:
    """Combat units can lose steps; in defence and under bombardment a tank only when it is alone."""
    left = [p for p in alive(g, units) if g.is_combat[p]]
    others = [p for p in left if not g.is_tank[p]]
    return others if tanks_last and others else left


@rule("damage.costs", "damage.tank", "tanks.loss")
def cannot_lose(g: Front, units: list[int], points: int, tanks_last: bool, piece: int) -> Refusal | None:
    """A unit in this combat may lose a step if it costs no more than the points left; a defending tank comes last."""
    if piece not in units or not g.is_on_board(piece):
        return NOT_IN_BATTLE
    if piece not in payers(g, units, tanks_last):
        return Refusal("damage.tank", "no-tank-last")
    cost = price(g, piece)
    return Refusal("damage.costs", "no-too-dear", {"price": cost, "left": points}) if cost > points else None


def able_to_lose(g: Front, units: list[int], points: int, tanks_last: bool) -> list[int]:
    """The units that could lose a step for so many points."""
    return [p for p in payers(g, units, tanks_last) if price(g, p) <= points]


# In combat -----------------------------------------------------------------------------------------------------


@rule("damage.conversion", "damage.tank", "damage.lead", "damage.free", "damage.disorganise", "lead.first-loss")
@rule("tanks.loss")
def suffer(g: Front, battle: Battle, side: Side) -> Script[None]:
    """A side pays its damage: an attacking tank first, then the lead, then the owner's choice; disorganisation last.

    Assault troops of some kinds that gave their column take the first loss, before the lead.
    """
    points, units, defends = battle.damage.get(side, 0), battle.of(side), side != battle.side
    battle.damage[side] = 0
    if not defends and owes_first_loss(g, battle) and points >= price(g, battle.shock):
        points -= price(g, battle.shock)
        battle.sheds_left -= 1
        lose_step(g, battle.shock, "damage.first-assault")
    if not defends and battle.tank >= 0 and battle.tank in able_to_lose(g, units, points, False):
        points -= price(g, battle.tank)
        lose_step(g, battle.tank, "tanks.loss")
    lead = battle.lead_of(side)
    if lead in able_to_lose(g, units, points, defends):
        points -= yield from take_loss(g, battle, side, [lead], points, first=True)
    while (losers := able_to_lose(g, units, points, defends)) or (not defends and must_shed(g, battle, points)):
        points -= yield from take_loss(g, battle, side, losers, points, first=False)
    yield from disorder(g, side, units, lead, points)


@rule("damage.first-assault")
def owes_first_loss(g: Front, battle: Battle) -> bool:
    """Whether the assault troops used in an attack take its first loss, as some kinds do."""
    return battle.shock >= 0 and g.pays_first[battle.shock] and g.is_on_board(battle.shock)


@rule("damage.first-assault")
def must_shed(g: Front, battle: Battle, points: int) -> bool:
    """Whether unused assault troops of the kinds that pay first can still pay, when no combat unit can."""
    with_them = shedding(g, battle, battle.side)
    return any(g.pays_first[s] and cannot_shed(g, battle, battle.side, points, s) is None for s in with_them)


def shedding(g: Front, battle: Battle, side: Side) -> list[int]:
    """The assault troops with units of a side in this combat."""
    carrier, units = g.position.carrier, battle.of(side)
    return [s for s in g.stosstruppen if carrier[s] in units] if g.storms[side] else []


@rule("damage.lead", "damage.tank", "damage.costs")
def why_not_loser(g: Front, battle: Battle, side: Side, points: int, first: bool, piece: int) -> Refusal | None:
    """Why a unit cannot lose this step: the lead loses the first one."""
    refusal = cannot_lose(g, battle.of(side), points, side != battle.side, piece)
    if refusal is None and first and piece != battle.lead_of(side):
        return Refusal("damage.lead", "no-lead-first")
    return refusal


@rule("damage.assault-troops", "damage.costs", "assault-troops.use")
def cannot_shed(g: Front, battle: Battle, side: Side, points: int, stoss: int) -> Refusal | None:
    """Stosstruppen with a regiment that takes part may be lost instead of a step, once in a combat.

    Assault troops of other kinds are never lost in the lead's place, nor in defence.
    """
    if g.position.carrier[stoss] not in battle.of(side):
        return Refusal("assault-troops.use", "no-not-with-regiment")
    if not battle.sheds_left:
        return Refusal("damage.costs", "no-shed-already")
    cost = price(g, stoss)
    return Refusal("damage.costs", "no-too-dear", {"price": cost, "left": points}) if cost > points else None


@rule("damage.first-assault", "damage.assault-troops")
def cannot_shed_now(g: Front, battle: Battle, side: Side, points: int, first: bool, stoss: int) -> Refusal | None:
    """The same for the loss at hand: only Stosstruppen are lost in the lead's place, and others only in attack; in one
    book Stosstruppen too are lost only with their regiment in defence."""
    if g.is_stoss[stoss]:
        is_other, defends = g.pays_first[stoss], side != battle.side
        if is_other and first:
            return Refusal("damage.first-assault", "no-lead-first")
        if defends and (is_other or g.bonus("limits", "assault-last")):
            return Refusal("damage.first-assault", "no-assault-last")
    return cannot_shed(g, battle, side, points, stoss)


@rule("damage.free", "damage.assault-troops", "assault-troops.use")
def take_loss(g: Front, battle: Battle, side: Side, losers: list[int], points: int, first: bool) -> Script[int]:
    """One of these loses a step, or Stosstruppen are lost instead; returns the points it cost."""
    steps = g.loses.these(losers, why_not_loser, g, battle, side, points, first)
    instead = g.sheds.each(shedding(g, battle, side), cannot_shed_now, g, battle, side, points, first)
    clause = "damage.lead" if first else "damage.free"
    choice = yield from g.which(side, steps, instead, rule=clause, ask="ask-loses", left=points)
    cost = price(g, choice.noun)
    if choice.verb == "sheds":
        battle.sheds_left -= 1
        clause = "damage.assault-troops"
    yield from lose_and_pass_on(g, choice.noun, clause)
    return cost


@rule("damage.star", "results.reading", "assault-troops.use")
def lose_shock_troops(g: Front, battle: Battle) -> None:
    """A star eliminates the Stosstruppen that gave the column, in addition to all damage."""
    if battle.star and battle.shock >= 0 and g.is_on_board(battle.shock):
        strike(g, battle.shock, "damage.star")


# Disorganisation -----------------------------------------------------------------------------------------------


@rule("disorganisation.scope", "damage.disorganise")
def cannot_be_disordered(g: Front, units: list[int], piece: int) -> Refusal | None:
    """Any unit in this combat that is no tank and not yet disorganised."""
    if piece not in units or not g.is_on_board(piece):
        return NOT_IN_BATTLE
    if not g.is_foot[piece]:
        return Refusal("tanks.general", "no-never-disordered")
    return Refusal("disorganisation.scope", "no-disordered-already") if g.has(piece, DISORGANISED) else None


@rule("damage.disorganise", "disorganisation.scope")
def disorder(g: Front, side: Side, units: list[int], lead: int, points: int) -> Script[None]:
    """Each remaining point disorganises a unit, the lead first; further points are ignored."""
    cost = g.number("prices", "disorganise", "points")
    if points >= cost and lead >= 0 and cannot_be_disordered(g, units, lead) is None:
        disorganise(g, lead, "damage.disorganise")
        points -= cost
    while points >= cost:
        offer = g.disorders.each(units, cannot_be_disordered, g, units)
        if not len(offer):
            return
        choice = offer.options[0]
        if len(offer) > points // cost or g.asks_all:
            choice = yield g.choose(side, offer, rule="damage.disorganise", ask="ask-disorders", left=points)
        disorganise(g, choice.noun, "damage.disorganise")
        points -= cost


# Losses outside it ---------------------------------------------------------------------------------------------


def lose_any(g: Front, side: Side, units: list[int], clause: str, ask: str = "ask-loses-any") -> Script[None]:
    """One of these, chosen by the owner, loses a step."""
    if not units:
        return
    offer = g.loses.these(units, not_among, units, clause)
    choice = yield from g.which(side, offer, rule=clause, ask=ask, hex=g.position.at[units[0]])
    yield from lose_and_pass_on(g, choice.noun, clause)


def not_among(units: list[int], clause: str, piece: int) -> Refusal | None:
    """Why a unit cannot lose this step: it is not one of the units concerned."""
    return None if piece in units else Refusal(clause, "no-not-in-battle")


@rule("damage.costs", "damage.tank", "bombardment.procedure", "assault-troops.use")
def suffer_bombardment(g: Front, side: Side, units: list[int], points: int) -> Script[None]:
    """Pay bombardment damage at once: as in combat, without a lead, tanks last, and no Stosstruppen instead."""
    while losers := able_to_lose(g, units, points, tanks_last=True):
        offer = g.loses.these(losers, cannot_lose, g, units, points, True)
        loser = (yield from g.which(side, offer, rule="damage.free", ask="ask-loses-guns", left=points)).noun
        points -= price(g, loser)
        yield from lose_and_pass_on(g, loser, "damage.free", is_shelled=True)
    yield from disorder(g, side, units, -1, points)


@rule("odds.below-half", "lead.attacker")
def lose_highest(g: Front, units: list[int], many: int, clause: str) -> Script[None]:
    """Lose so many steps, each on the unit of highest morale at that moment; among equals the owner chooses."""
    for _ in range(many):
        left = alive(g, units)
        best = max([g.facts.morale(g, p) for p in left], default=0)
        top = [p for p in left if g.facts.morale(g, p) == best]
        if top:
            yield from lose_any(g, g.owner[top[0]], top, clause, ask="ask-loses-highest")
