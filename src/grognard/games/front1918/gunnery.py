"""Artillery in combat: which guns fire, which of them in counter-battery, and the bombardments.

Steps 2 to 5 of a combat. `damage` decides what the damage costs a stack.
"""

from __future__ import annotations

from grognard.games.front1918.air import air_potential, observes
from grognard.games.front1918.battle import Battle
from grognard.games.front1918.damage import lose_any, payers, suffer_bombardment
from grognard.games.front1918.odds import effect, is_prepared
from grognard.games.front1918.results import BombardmentResult
from grognard.games.front1918.table import Front
from grognard.games.front1918.words import COUNTER, FIRED, OFFENSIVE
from grognard.kernel.asking.script import Offer, Option, Refusal, Script, Side
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.words.rulebook import rule

# Who may fire ---------------------------------------------------------------------------------------------------


@rule("bombardment.guns", "bombardment.count", "bombardment.exploitation", "combat.guns", "exploitation.combats")
@rule("scenario.frozen")
def cannot_fire(g: Front, battle: Battle, side: Side, named: list[int], piece: int) -> Refusal | None:
    """A gun may fire if the attacked hex is in its radius and it has not fired; in Offensive mode once a combat."""
    if (why := g.why_not_on_map(side, piece, "combat.guns")) is not None:
        return why
    if not g.is_gun[piece]:
        return Refusal("bombardment.guns", "no-gun")
    here = g.position.at[piece]
    if g.position.marks[piece] & g.silencing:
        return Refusal("guns.silenced", "no-gun-silenced")
    if g.position.marks[piece] & g.holding:
        return g.why_held(piece)
    if piece in named:
        return Refusal("combat.guns", "no-gun-named")
    if g.board.grid.distance(here, battle.hex) > g.gun_radius(piece):
        return Refusal("bombardment.guns", "no-gun-range")
    if g.has(piece, FIRED):
        return Refusal("bombardment.count", "no-gun-fired")
    if side == battle.side and g.is_frozen() and g.frozen_hexes >> here & 1:
        return Refusal("scenario.frozen", "no-attack-frozen")
    if side == battle.side and battle.is_exploitation and g.is_army_gun[piece]:
        return Refusal("bombardment.exploitation", "no-gun-exploitation")
    if g.has(piece, OFFENSIVE) and any(g.has(p, OFFENSIVE) for p in named):
        return Refusal("combat.guns", "no-gun-second")
    return None


@rule("bombardment.counter-battery", "guns.kinds")
def cannot_counter(g: Front, battle: Battle, side: Side, named: list[int], piece: int) -> Refusal | None:
    """Only corps artillery fires in counter-battery."""
    if (why := g.why_not_on_map(side, piece, "bombardment.counter-battery")) is not None:
        return why
    if g.is_army_gun[piece]:
        return Refusal("bombardment.counter-battery", "no-army-counter")
    if not g.may_counter[piece]:
        return Refusal("bombardment.counter-battery", "no-counter-face")
    return cannot_fire(g, battle, side, named, piece)


@rule("combat.counter-battery")
def cannot_turn(g: Front, battle: Battle, piece: int) -> Refusal | None:
    """Step 4: corps artillery named in step 2 may be put in counter-battery while enough guns are left to bombard."""
    if piece not in battle.guns:
        return Refusal("combat.counter-battery", "no-gun-unnamed")
    if g.is_army_gun[piece]:
        return Refusal("bombardment.counter-battery", "no-army-counter")
    if not g.may_counter[piece]:
        return Refusal("bombardment.counter-battery", "no-counter-face")
    return None if may_turn(g, battle) > 0 else Refusal("combat.counter-battery", "no-counter-limit")


@rule("bombardment.exploitation", "exploitation.combats")
def cannot_name(g: Front, battle: Battle, side: Side, named: list[int], piece: int) -> Refusal | None:
    """A gun that may fire bombards, but not the attacker's in exploitation."""
    why = cannot_fire(g, battle, side, named, piece)
    if why is None and side == battle.side and battle.is_exploitation:
        return Refusal("bombardment.exploitation", "no-gun-exploitation")
    return why


@rule("combat.steps", "combat.guns", "combat.counter-battery", "bombardment.counter-battery")
def cannot_name_counter(g: Front, battle: Battle, side: Side, named: list[int], piece: int) -> Refusal | None:
    """The defender says in step 3 which guns fire in counter-battery, if the attacker's bombard; the attacker says so
    in step 4, in exploitation at once."""
    why = cannot_counter(g, battle, side, named, piece)
    if why is not None:
        return why
    if side == battle.side:
        return None if battle.is_exploitation else Refusal("combat.counter-battery", "no-counter-yet")
    if battle.is_exploitation or not battle.guns:
        return Refusal("bombardment.counter-battery", "no-counter-idle")
    return None


def ready_guns(g: Front, side: Side, hex_: int) -> list[int]:
    """The guns of a side in range of a hex that have not fired: only these could fire."""
    at, marks, size, distance = g.position.at, g.position.marks, g.board.grid.size, g.board.grid.distance
    out = FIRED | g.silencing | g.holding
    ready = [p for p in g.guns[side] if at[p] < size and not marks[p] & out]
    return [p for p in ready if distance(at[p], hex_) <= g.gun_radius(p)]


@rule("combat.counter-battery")
def may_turn(g: Front, battle: Battle) -> int:
    """How many corps artilleries the attacker may put in counter-battery.

    At least as many must bombard as the defender has in counter-battery; an army artillery counts as two.
    """
    corps = [p for p in battle.guns if not g.is_army_gun[p]]
    worth = len(corps) + g.number("limits", "army-as-corps") * (len(battle.guns) - len(corps))
    facing = len(in_counter(g, battle.against))
    return max(0, min(sum(g.may_counter[p] for p in corps), worth - facing))


# Naming guns ----------------------------------------------------------------------------------------------------


def in_counter(g: Front, guns: list[int]) -> list[int]:
    """The guns, of these, in counter-battery."""
    return [p for p in guns if g.has(p, COUNTER)]


def firing(g: Front, guns: list[int]) -> list[int]:
    """The guns, of these, that bombard."""
    return [p for p in guns if not g.has(p, COUNTER)]


@rule("bombardment.count", "guns.modes")
def commit(g: Front, battle: Battle, piece: int) -> None:
    """A gun takes part: once a phase, in Offensive mode in attack up to four times."""
    g.position.combats[piece] += 1
    attacks_on = g.owner[piece] == battle.side and g.has(piece, OFFENSIVE)
    if g.position.combats[piece] >= (g.number("limits", "offensive-combats") if attacks_on else 1):
        g.mark(piece, FIRED)


@rule("combat.guns", "combat.steps", "bombardment.exploitation", "exploitation.combats")
def name_guns(g: Front, battle: Battle, side: Side) -> Script[None]:
    """Steps 2 and 3: a side names its guns; the defender says at once which are in counter-battery.

    In exploitation the attacker has counter-battery only. If the attacker will not bombard, nobody needs to counter.
    """
    attacks = side == battle.side
    guns = battle.guns if attacks else battle.against
    ask = f"ask-guns-{'exploiting' if battle.is_exploitation else 'attack'}" if attacks else "ask-guns-defence"
    ready = ready_guns(g, side, battle.hex)
    while True:
        offers = gun_offers(g, battle, side, ready)
        if not any(map(len, offers)):
            break
        answer: Option = yield g.choose(
            side,
            *offers,
            g.done(),
            rule="combat.guns",
            ask=ask,
            tally=fire_tally(g, battle, side, firing(g, guns)) if guns else None,
            some=len(offers[0]) or len(offers[1]),
            hex=battle.hex,
            chosen=len(guns),
            pieces_committed=(*battle.attackers, *guns),
        )
        if answer.verb == "done":
            break
        guns.append(answer.noun)
        if answer.verb == "counter":
            g.mark(answer.noun, COUNTER)
    for piece in guns:
        commit(g, battle, piece)


def gun_offers(g: Front, battle: Battle, side: Side, ready: list[int]) -> tuple[Offer, Offer]:
    """The guns a side could name next, to bombard and for counter-battery."""
    named = battle.guns if side == battle.side else battle.against
    given = g, battle, side, named
    guns = g.gun.each(ready, cannot_name, *given, tally=with_gun)
    return guns, g.counter.each(ready, cannot_name_counter, *given, tally=with_counter)


@rule("combat.counter-battery", "combat.steps")
def turn_guns(g: Front, battle: Battle) -> Script[None]:
    """Step 4: the attacker puts corps artillery in counter-battery, if the defender has guns to hit."""
    if battle.is_exploitation or not firing(g, battle.against):
        return
    most = may_turn(g, battle)
    corps = [p for p in battle.guns if not g.is_army_gun[p] and g.may_counter[p]] if most else []
    enemy = battle.side.enemy
    turned = yield from g.choose_some(
        battle.side,
        g.counter.these(corps, cannot_turn, g, battle),
        rule="combat.counter-battery",
        ask="ask-counter",
        most=most,
        running=lambda chosen: fire_tally(g, battle, enemy, firing(g, battle.against), chosen),
        hex=battle.hex,
        limit=most,
        pieces_committed=(*battle.attackers, *battle.guns),
    )
    for piece in turned:
        g.mark(piece, COUNTER)


# Bombardment ----------------------------------------------------------------------------------------------------


def with_gun(g: Front, battle: Battle, side: Side, named: list[int], piece: int) -> Tally:
    """The bombardment of a side with one more gun."""
    return fire_tally(g, battle, side, [*firing(g, named), piece])


def with_counter(g: Front, battle: Battle, side: Side, named: list[int], piece: int) -> Tally:
    """The enemy's bombardment with one more gun in counter-battery against it."""
    theirs = battle.against if side == battle.side else battle.guns
    return fire_tally(g, battle, side.enemy, firing(g, theirs), [*in_counter(g, named), piece])


@rule("bombardment.procedure", "bombardment.counter-battery", "air.bombardment")
def potential(g: Front, battle: Battle, side: Side, guns: list[int], counters: list[int]) -> Tally:
    """The potential of the guns that bombard, less the enemy's counter-battery, plus bombs from the air."""
    tally = Tally("potential")
    for piece in guns:
        tally.add(g.facts.gun_potential(g, piece), "bombardment.procedure", "reason-gun", piece=piece)
    for piece in counters if guns else ():
        tally.add(-g.facts.gun_potential(g, piece), "bombardment.counter-battery", "reason-counter", piece=piece)
    tally.limit_total("bombardment.counter-battery", "reason-silenced", least=0)
    bombs = air_potential(g, side, battle.hex)
    return tally.add(bombs, "air.bombardment", "reason-bombs") if bombs else tally


@rule("bombardment.procedure", "bombardment.chart", "air.observation")
def fire_tally(g: Front, battle: Battle, side: Side, guns: list[int], counters: list[int] | None = None) -> Tally:
    """The column of a bombardment; air observation shifts it for the side that has it."""
    if counters is None:
        counters = in_counter(g, battle.against if side == battle.side else battle.guns)
    tally = Tally("bombardment").strength(potential(g, battle, side, guns, counters), g.charts["bombardment"])
    if observes(g, side, battle.hex):
        tally.add(1, "air.observation", "reason-observation")
    return tally.with_die(fire_die(g, battle)) if side == battle.side else tally


@rule("bombardment.chart", "bombardment.preparation", "doctrine.side", "doctrine.effects", "units.any")
def fire_die(g: Front, battle: Battle) -> Tally:
    """The modifiers of the attacker's die: Bruchmüller, minus terrain and a doctrine that all units of the hex share,
    supports among them."""
    tally = Tally("bombardment-die")
    if is_prepared(g, battle):
        tally.add(g.number("bombardment-die", "bruchmuller", "die"), "bombardment.preparation", "reason-bruchmuller")
    for name in g.sheltering:
        if g.terrain[name] >> battle.hex & 1:
            tally.add(effect(g, name, "bombardment"), "bombardment.chart", f"reason-{name}")
    schools = {g.doctrine(p) for p in g.others_at(battle.hex, battle.side.enemy)}
    school = schools.pop() if len(schools) == 1 else ""
    if school and (die := g.bonus("bombardment-die", school, "die")):
        tally.add(die, "doctrine.effects", f"reason-{school}")
    return tally


@rule("combat.steps", "combat.guns", "combat.wipe-out", "bombardment.procedure")
def bombardments(g: Front, battle: Battle) -> Script[None]:
    """Step 5: the attacker bombards; then the defender, unless no defender is left."""
    tell_guns(g, battle.side, battle.guns)
    tell_guns(g, battle.side.enemy, battle.against)
    yield from bombard(g, battle, battle.side)
    if battle.defenders:
        yield from bombard(g, battle, battle.side.enemy)


@rule("bombardment.procedure", "bombardment.chart", "bombardment.counter-battery")
def bombard(g: Front, battle: Battle, side: Side) -> Script[None]:
    """Roll one die on the chart; the owner of the units under fire carries out the result at once."""
    guns = battle.guns if side == battle.side else battle.against
    tally = fire_tally(g, battle, side, firing(g, guns))
    if tally.column is None:
        return
    ask = "roll-bombardment-attack" if side == battle.side else "roll-bombardment-defence"
    roll = yield g.roll(rule="bombardment.procedure", ask=ask, tally=tally, high=side)
    result: BombardmentResult = tally.result(roll)
    column = g.charts["bombardment"].label(tally.column)
    more = int(tally.die.total) if tally.die is not None else 0
    told = {"points": result.points, "column": column, "hex": battle.hex, "more": more, "modified": roll + more}
    g.tell("bombardment", "bombardment.procedure", side=side, roll=roll, **told)
    under_fire = battle.of(side.enemy)
    yield from shell(g, side.enemy, under_fire, result)
    under_fire[:] = [p for p in under_fire if g.is_on_board(p)]


def tell_guns(g: Front, side: Side, guns: list[int]) -> None:
    """Report which guns bombard and which are in counter-battery."""
    for key, those in (("guns-bombard", firing(g, guns)), ("guns-counter", in_counter(g, guns))):
        if those:
            g.tell(key, "combat.guns", side=side, pieces=tuple(those), count=len(those))


@rule("bombardment.forts", "bombardment.procedure")
def shell(g: Front, side: Side, units: list[int], result: BombardmentResult) -> Script[None]:
    """Damage points hit units outside forts; in forts only a diamond counts, for one step."""
    exposed = [p for p in units if not g.fort >> g.position.at[p] & 1]
    if exposed and result.points:
        yield from suffer_bombardment(g, side, exposed, result.points)
    elif not exposed and result.diamond:
        yield from lose_any(g, side, payers(g, units, tanks_last=True), "bombardment.forts")
    elif not exposed:
        g.tell("fort-holds", "bombardment.forts", hex=g.position.at[units[0]])
