"""Chapters 12.2.2 and 15.2.2: which guns fire in a combat, which of them at guns, and what the shells do.

Steps 2 to 5 of a combat. What damage costs a stack is for `damage`.
"""

from __future__ import annotations

from grognard.games.front1918.air import air_potential, observes
from grognard.games.front1918.battle import Battle
from grognard.games.front1918.damage import lose_any, payers, suffer_bombardment
from grognard.games.front1918.odds import effect, is_prepared
from grognard.games.front1918.table import COUNTER, FIRED, NOT_ON_MAP, NOT_YOURS, OFFENSIVE, Front
from grognard.kernel.rulebook import rule
from grognard.kernel.script import Offer, Option, Refusal, Script, Side
from grognard.kernel.tally import Tally

SHELTERING = ("town", "trench")


# §15.2.2 Who may fire -------------------------------------------------------------------------------------------


@rule("15.2.2", "15.2.2.count", "15.2.2.exploitation", "12.2.2", "14.1", "scenario.friedensturm.frozen")
def cannot_fire(g: Front, battle: Battle, side: Side, named: list[int], piece: int) -> Refusal | None:
    """§15.2.2 A gun with the attacked hex in its radius that has not fired; §12.2.2 one in Offensive mode a combat."""
    if g.owner[piece] != side:
        return NOT_YOURS
    if not g.is_gun[piece]:
        return Refusal("15.2.2", "no-gun")
    here = g.position.at[piece]
    if here >= g.board.grid.size:
        return NOT_ON_MAP
    if piece in named:
        return Refusal("12.2.2", "no-gun-named")
    if g.board.grid.distance(here, battle.hex) > g.gun_radius(piece):
        return Refusal("15.2.2", "no-gun-range")
    if g.has(piece, FIRED):
        return Refusal("15.2.2.count", "no-gun-fired")
    if side == battle.side and g.is_frozen() and g.frozen_hexes >> here & 1:
        return Refusal("scenario.friedensturm.frozen", "no-attack-frozen")
    if side == battle.side and battle.is_exploitation and g.is_army_gun[piece]:
        return Refusal("15.2.2.exploitation", "no-gun-exploitation")
    if g.has(piece, OFFENSIVE) and any(g.has(p, OFFENSIVE) for p in named):
        return Refusal("12.2.2", "no-gun-second")
    return None


@rule("15.2.2.counterbattery", "3.0.artillery")
def cannot_counter(g: Front, battle: Battle, side: Side, named: list[int], piece: int) -> Refusal | None:
    """§15.2.2 Only corps artillery fires at guns."""
    if g.owner[piece] == side and g.is_army_gun[piece]:
        return Refusal("15.2.2.counterbattery", "no-army-counter")
    return cannot_fire(g, battle, side, named, piece)


@rule("12.2.2.counterbattery")
def cannot_turn(g: Front, battle: Battle, piece: int) -> Refusal | None:
    """§12.2.2 Step 4: a corps artillery named in step 2, while enough others are left to bombard."""
    if piece not in battle.guns:
        return Refusal("12.2.2.counterbattery", "no-gun-unnamed")
    if g.is_army_gun[piece]:
        return Refusal("15.2.2.counterbattery", "no-army-counter")
    return None if may_turn(g, battle) > 0 else Refusal("12.2.2.counterbattery", "no-counter-limit")


def ready_guns(g: Front, side: Side, hex_: int) -> list[int]:
    """The guns of a side in reach of a hex that have not fired: no others could."""
    at, marks, size, distance = g.position.at, g.position.marks, g.board.grid.size, g.board.grid.distance
    ready = [p for p in g.guns[side] if at[p] < size and not marks[p] & FIRED]
    return [p for p in ready if distance(at[p], hex_) <= g.gun_radius(p)]


@rule("12.2.2.counterbattery")
def may_turn(g: Front, battle: Battle) -> int:
    """§12.2.2 How many corps artilleries the attacker may put in counter-battery.

    As many must bombard as the defender has in counter-battery, an army artillery being worth two.
    """
    corps = [p for p in battle.guns if not g.is_army_gun[p]]
    worth = len(corps) + g.number("limits", "army-as-corps") * (len(battle.guns) - len(corps))
    facing = len(in_counter(g, battle.against))
    return max(0, min(len(corps), worth - facing))


# §12.2.2 Naming guns --------------------------------------------------------------------------------------------


def in_counter(g: Front, guns: list[int]) -> list[int]:
    """Those of these guns that fire at guns."""
    return [p for p in guns if g.has(p, COUNTER)]


def firing(g: Front, guns: list[int]) -> list[int]:
    """Those of these guns that fire at troops."""
    return [p for p in guns if not g.has(p, COUNTER)]


@rule("15.2.2.count", "15.2.3")
def commit(g: Front, battle: Battle, piece: int) -> None:
    """§15.2.2 A gun takes part: once a phase, in Offensive mode in attack up to four times."""
    g.position.combats[piece] += 1
    attacks_on = g.owner[piece] == battle.side and g.has(piece, OFFENSIVE)
    if g.position.combats[piece] >= (g.number("limits", "offensive-combats") if attacks_on else 1):
        g.mark(piece, FIRED)


@rule("12.2.2", "12.2", "15.2.2.exploitation", "14.1")
def name_guns(g: Front, battle: Battle, side: Side) -> Script[None]:
    """§12.2.2 Steps 2 and 3: a side names its guns; the defender says at once which fire at guns.

    In exploitation the attacker's guns can only do that. Where the attacker will not bombard, nobody need fire at guns.
    """
    attacks = side == battle.side
    guns = battle.guns if attacks else battle.against
    bombards = not (attacks and battle.is_exploitation)
    counters = battle.is_exploitation if attacks else bool(battle.guns) and not battle.is_exploitation
    ask = "ask-guns-defence" if not attacks else "ask-guns-attack" if bombards else "ask-guns-exploiting"
    ready = ready_guns(g, side, battle.hex)
    while True:
        offers = gun_offers(g, battle, side, ready, bombards=bombards, counters=counters)
        if not any(map(len, offers)):
            break
        answer: Option = yield g.choose(
            side,
            *offers,
            g.done(),
            rule="12.2.2",
            ask=ask,
            tally=fire_tally(g, battle, side, firing(g, guns)) if guns else None,
            hex=battle.hex,
            chosen=len(guns),
        )
        if answer.verb == "done":
            break
        guns.append(answer.noun)
        if answer.verb == "counter":
            g.mark(answer.noun, COUNTER)
    for piece in guns:
        commit(g, battle, piece)


def gun_offers(
    g: Front, battle: Battle, side: Side, ready: list[int], *, bombards: bool, counters: bool
) -> tuple[Offer, ...]:
    """The guns a side could name next, to fire at troops and at guns."""
    named = battle.guns if side == battle.side else battle.against
    given = g, battle, side, named
    offers = []
    if bombards:
        offers.append(g.gun.each(ready, cannot_fire, *given, tally=with_gun))
    if counters:
        offers.append(g.counter.each(ready, cannot_counter, *given, tally=with_counter))
    return tuple(offers)


@rule("12.2.2.counterbattery", "12.2")
def turn_guns(g: Front, battle: Battle) -> Script[None]:
    """§12.2.2 Step 4: the attacker puts corps artillery in counter-battery, where the defender has guns to hit."""
    if battle.is_exploitation or not firing(g, battle.against):
        return
    most = may_turn(g, battle)
    corps = [p for p in battle.guns if not g.is_army_gun[p]] if most else []
    enemy = battle.side.enemy
    turned = yield from g.choose_some(
        battle.side,
        g.counter.these(corps, cannot_turn, g, battle),
        rule="12.2.2.counterbattery",
        ask="ask-counter",
        most=most,
        running=lambda chosen: fire_tally(g, battle, enemy, firing(g, battle.against), chosen),
        hex=battle.hex,
        limit=most,
    )
    for piece in turned:
        g.mark(piece, COUNTER)


# §15.2.2 Bombardment --------------------------------------------------------------------------------------------


def with_gun(g: Front, battle: Battle, side: Side, named: list[int], piece: int) -> Tally:
    """The bombardment of a side with one more gun."""
    return fire_tally(g, battle, side, [*firing(g, named), piece])


def with_counter(g: Front, battle: Battle, side: Side, named: list[int], piece: int) -> Tally:
    """The enemy's bombardment with one more gun firing at his guns."""
    theirs = battle.against if side == battle.side else battle.guns
    return fire_tally(g, battle, side.enemy, firing(g, theirs), [*in_counter(g, named), piece])


@rule("15.2.2.procedure", "15.2.2.counterbattery", "17.2.bombardment")
def potential(g: Front, battle: Battle, side: Side, guns: list[int], counters: list[int]) -> Tally:
    """§15.2.2 The guns that bombard, less the enemy's that fire at them; §17.2 bombs from the air come on top."""
    tally = Tally("potential")
    for piece in guns:
        tally.add(g.gun_potential(piece), "15.2.2.procedure", "reason-gun", piece=piece)
    for piece in counters if guns else ():
        tally.add(-g.gun_potential(piece), "15.2.2.counterbattery", "reason-counter", piece=piece)
    tally.limit_total("15.2.2.counterbattery", "reason-silenced", least=0)
    bombs = air_potential(g, side, battle.hex)
    return tally.add(bombs, "17.2.bombardment", "reason-bombs") if bombs else tally


@rule("15.2.2.procedure", "table.bombardment", "17.2.observation")
def fire_tally(g: Front, battle: Battle, side: Side, guns: list[int], counters: list[int] | None = None) -> Tally:
    """§15.2.2 The column of a bombardment; observation from the air shifts it for the side that has it (D12)."""
    if counters is None:
        counters = in_counter(g, battle.against if side == battle.side else battle.guns)
    tally = Tally("bombardment").strength(potential(g, battle, side, guns, counters), g.charts["bombardment"])
    if observes(g, side, battle.hex):
        tally.add(1, "17.2.observation", "reason-observation")
    return tally.with_die(fire_die(g, battle)) if side == battle.side else tally


@rule("table.bombardment", "15.2.2.bruchmuller", "3.0.doctrine", "table.doctrine")
def fire_die(g: Front, battle: Battle) -> Tally:
    """§15.2.2 What the attacker adds to his die: Bruchmüller's art, less for town, trench and Pétain's doctrine."""
    tally = Tally("bombardment-die")
    if is_prepared(g, battle):
        tally.add(g.number("bombardment-die", "bruchmuller", "die"), "15.2.2.bruchmuller", "reason-bruchmuller")
    for name in SHELTERING:
        if getattr(g, name) >> battle.hex & 1:
            tally.add(effect(g, name, "bombardment"), "table.bombardment", f"reason-{name}")
    if battle.defenders and all(g.doctrine(p) == "petain" for p in battle.defenders):
        tally.add(g.number("bombardment-die", "petain", "die"), "3.0.doctrine", "reason-petain")
    return tally


@rule("12.2", "12.2.2", "12.2.2.wipeout", "15.2.2.procedure")
def bombardments(g: Front, battle: Battle) -> Script[None]:
    """§12.2.2 Step 5: the attacker's bombardment, then, unless it left nobody to defend, the defender's."""
    tell_guns(g, battle.side, battle.guns)
    tell_guns(g, battle.side.enemy, battle.against)
    yield from bombard(g, battle, battle.side)
    if battle.defenders:
        yield from bombard(g, battle, battle.side.enemy)


@rule("15.2.2.procedure", "table.bombardment", "15.2.2.counterbattery")
def bombard(g: Front, battle: Battle, side: Side) -> Script[None]:
    """§15.2.2 One die on the table; what it gives is carried out at once by the owner of those under fire."""
    guns = battle.guns if side == battle.side else battle.against
    tally = fire_tally(g, battle, side, firing(g, guns))
    if tally.column is None:
        return
    ask = "roll-bombardment-attack" if side == battle.side else "roll-bombardment-defence"
    roll = yield g.roll(rule="15.2.2.procedure", ask=ask, tally=tally)
    cell = str(tally.result(roll))
    column = g.charts["bombardment"].label(tally.column)
    told = {"points": int(cell.rstrip("♦")), "column": column, "hex": battle.hex}
    g.tell("bombardment", "15.2.2.procedure", side=side, roll=roll, **told)
    under_fire = battle.of(side.enemy)
    yield from shell(g, side.enemy, under_fire, cell)
    under_fire[:] = [p for p in under_fire if g.is_on_board(p)]


def tell_guns(g: Front, side: Side, guns: list[int]) -> None:
    """Who fires at troops, and who at guns."""
    for key, those in (("guns-bombard", firing(g, guns)), ("guns-counter", in_counter(g, guns))):
        if those:
            g.tell(key, "12.2.2", side=side, pieces=tuple(those), count=len(those))


@rule("15.2.2.forts", "15.2.2.procedure")
def shell(g: Front, side: Side, units: list[int], cell: str) -> Script[None]:
    """§15.2.2 Damage points fall on those outside forts; in forts only a diamond counts, for a step."""
    exposed = [p for p in units if not g.fort >> g.position.at[p] & 1]
    points = int(cell.rstrip("♦"))
    if exposed and points:
        yield from suffer_bombardment(g, side, exposed, points)
    elif not exposed and cell.endswith("♦"):
        yield from lose_any(g, side, payers(g, units, tanks_last=True), "15.2.2.forts")
    elif not exposed:
        g.tell("fort-holds", "15.2.2.forts", hex=g.position.at[units[0]])
