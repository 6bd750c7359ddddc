"""The attacks of a phase, and each step of one combat.

The guns of steps 2 to 5 are in `gunnery`, the odds of step 7 in `odds`, the dice of steps 8 and 9 in `mastery`, and
the results, step 10, in `aftermath`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import replace
from functools import partial
from typing import Any

from grognard.games.front1918.aftermath import aftermath
from grognard.games.front1918.battle import Battle, Go
from grognard.games.front1918.damage import lose_highest
from grognard.games.front1918.gunnery import bombardments, fire_tally, name_guns, ready_guns, turn_guns
from grognard.games.front1918.mastery import resolve, try_mastery
from grognard.games.front1918.odds import morale_against, odds_tally
from grognard.games.front1918.results import BombardmentResult
from grognard.games.front1918.series import CombatStep, take
from grognard.games.front1918.setup import assign_offer, assign_to, settle
from grognard.games.front1918.supply import commanded
from grognard.games.front1918.supports import has_room, strike
from grognard.games.front1918.table import Front
from grognard.games.front1918.words import (
    ATTACKED,
    COUNTER,
    DISENGAGING,
    EXPLOITATION,
    NOT_ADJACENT,
    NOT_COMBAT,
    RESERVE,
    UNSUPPLIED,
    UPSET,
)
from grognard.kernel.asking.actions import Action, act
from grognard.kernel.asking.script import Offer, Option, Refusal, Script, Side
from grognard.kernel.numbers.tally import Prospect, Reason, Tally
from grognard.kernel.secrecy.backs import in_open_order
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.words.named import anew
from grognard.kernel.words.rulebook import rule

KEPT_OUT = ATTACKED | DISENGAGING | UNSUPPLIED | UPSET
"""A unit with one of these marks cannot attack."""

NOTHING_TO_ATTACK = Refusal("assault-troops.movement", "no-attack-open")


# Who attacks what -----------------------------------------------------------------------------------------------


@rule("attack.who", "attack.once", "supply.effects", "disengagement.markers", "disorganisation.effects")
@rule("combat.participants", "exploitation.combats", "scenario.frozen")
def cannot_fight(g: Front, side: Side, exploiting: bool, piece: int) -> Refusal | None:
    """Why a unit cannot attack in this phase."""
    if (why := g.why_not_on_map(side, piece, "combat.participants")) is not None:
        return why
    if not g.is_combat[piece]:
        return NOT_COMBAT
    here, marks = g.position.at[piece], g.position.marks[piece]
    if marks & ATTACKED:
        return Refusal("attack.once", "no-attacked")
    if exploiting and not marks & EXPLOITATION:
        return Refusal("exploitation.combats", "no-not-exploiting")
    if marks & g.holding:
        return g.why_held(piece)
    if marks & UPSET:
        return Refusal("disorganisation.effects", "no-attack-upset")
    if marks & UNSUPPLIED:
        return Refusal("supply.effects", "no-attack-unsupplied")
    if marks & DISENGAGING:
        return Refusal("disengagement.markers", "no-attack-disengaging")
    if g.frozen_hexes >> here & 1 and g.is_frozen():
        return Refusal("scenario.frozen", "no-attack-frozen")
    return None


@rule("attack.who", "attack.split", "attack.voluntary", "tanks.terrain")
def cannot_join(g: Front, side: Side, hex_: int, exploiting: bool, piece: int) -> Refusal | None:
    """A unit that may fight and is next to the hex may join; a tank only where the terrain allows it."""
    refusal = cannot_fight(g, side, exploiting, piece)
    if refusal is not None:
        return refusal
    here = g.position.at[piece]
    if g.board.grid.distance(here, hex_) != 1:
        return NOT_ADJACENT
    if g.is_tank[piece] and is_closed_to_tanks(g, here, hex_):
        return Refusal("tanks.terrain", "no-tank-ground")
    return None


@rule("tanks.terrain")
def is_closed_to_tanks(g: Front, start: int, hex_: int) -> bool:
    """Tanks attack no town, and not across a crest or water, bridged or not."""
    ways = g.ways
    if g.town >> hex_ & 1 or ways.climbs(start, hex_) or ways.climbs(hex_, start):
        return True
    return ways.is_river(start, hex_) or ways.is_stream(start, hex_)


def eligible(g: Front, side: Side, exploiting: bool) -> list[int]:
    """The units of a side on the map whose marks let them attack."""
    at, marks, size = g.position.at, g.position.marks, g.board.grid.size
    out = KEPT_OUT | g.holding
    ready = [p for p in g.fighters[side] if at[p] < size and not marks[p] & out]
    if exploiting:
        ready = [p for p in ready if marks[p] & EXPLOITATION]
    if g.frozen_hexes and g.is_frozen():
        ready = [p for p in ready if not g.frozen_hexes >> at[p] & 1]
    return ready


@rule("attack.who", "attack.once", "tanks.terrain")
def targets(g: Front, side: Side, exploiting: bool) -> list[int]:
    """The hexes with enemy combat units, not attacked in this phase, that a unit could attack, ascending."""
    at, foot, ready = g.position.at, g.is_foot, eligible(g, side, exploiting)
    if not ready:
        return []
    enemies = g.fighter_hexes(side.enemy)
    found = g.board.grid.grow(g.hexes_of([p for p in ready if foot[p]])) & enemies
    for tank in ready:
        if not foot[tank]:
            found |= hexset(
                h for h in members(g.board.grid.around[at[tank]] & enemies) if not is_closed_to_tanks(g, at[tank], h)
            )
    fought = g.position.fought
    return [h for h in members(found) if not fought[h]]


@rule("attack.who", "attack.once")
def cannot_attack(g: Front, side: Side, exploiting: bool, hex_: int) -> Refusal | None:
    """Why a hex cannot be attacked: no enemy there, attacked before in this phase, or nobody can attack it."""
    if not g.holds(side.enemy, hex_):
        return Refusal("attack.who", "no-target")
    if g.position.fought[hex_]:
        return Refusal("attack.once", "no-fought")
    return None if hex_ in targets(g, side, exploiting) else why_nobody(g, side, exploiting, hex_)


@rule("attack.who", "supply.effects", "disengagement.markers", "disorganisation.effects")
@anew(cannot_join, "all", "first", never=("no-not-yours", "no-not-on-map", "no-not-combat", "no-not-adjacent"))
def why_nobody(g: Front, side: Side, exploiting: bool, hex_: int) -> Refusal:
    """Why nobody can attack a hex: the reason of all units next to it, or of the first one where reasons differ."""
    near = fighters_next_to(g, side, hex_)
    kept = [why for p in near if (why := cannot_join(g, side, hex_, exploiting, p)) is not None]
    if not kept:
        return Refusal("attack.who", "no-attackers")
    clause, key, _ = kept[0]
    if all(why == kept[0] for why in kept):
        return Refusal(clause, f"{key}-all", {"count": len(kept)})
    return Refusal(clause, f"{key}-first", {"piece": near[0]})


def fighters_next_to(g: Front, side: Side, hex_: int) -> list[int]:
    """The combat units of a side next to a hex."""
    return [p for h in g.board.grid.adjacent[hex_] for p in g.fighters_at(h, side)]


def attackers_of(g: Front, side: Side, hex_: int, exploiting: bool) -> list[int]:
    """The units that could attack a hex, ascending."""
    near, marks, out = fighters_next_to(g, side, hex_), g.position.marks, KEPT_OUT | g.holding
    return sorted(p for p in near if not marks[p] & out and cannot_join(g, side, hex_, exploiting, p) is None)


# What an attack would be ----------------------------------------------------------------------------------------


def begun(g: Front, side: Side, hex_: int, units: list[int], exploiting: bool) -> Battle:
    """A combat of these units against all enemy units in a hex."""
    origin = {p: g.position.at[p] for p in units}
    return Battle(side, hex_, [*units], g.fighters_at(hex_, side.enemy), origin, exploiting)


def likely(g: Front, side: Side, hex_: int, units: list[int], exploiting: bool, radius: int) -> Battle:
    """A combat as it would be if both sides named the lead of highest morale and used all support."""
    battle = begun(g, side, hex_, units, exploiting)
    tanks = [p for p in units if g.is_tank[p]]
    battle.tank = max(tanks, key=partial(g.facts.morale, g), default=-1)
    battle.lead = max(possible_leads(g, battle, radius), key=partial(g.facts.morale, g), default=-1)
    battle.against_lead = max(in_open_order(g, defending_leads(g, battle)), key=partial(morale_against, g))
    battle.shock = next(iter(shock_troops(g, battle)), -1)
    return battle


@rule("combat.guns", "bombardment.chart")
def foreseen(g: Front, battle: Battle) -> Tally:
    """The odds before any gun fires, and the most damage that the defender's guns, as far as seen, may do first."""
    enemy = battle.side.enemy

    def under_fire(_: Tally) -> Prospect | None:
        guns = [p for p in ready_guns(g, enemy, battle.hex) if not g.position.hidden[p]]
        results: list[BombardmentResult] = [*fire_tally(g, battle, enemy, guns).chances()] if guns else []
        if not (points := max((result.points for result in results), default=0)):
            return None
        return Prospect(Reason(0, g.clause("combat.guns"), "before-guns", {"side": enemy, "points": points}))

    return odds_tally(g, battle).before(under_fire)


@rule("combat.participants")
def best_attack(g: Front, side: Side, exploiting: bool, hex_: int) -> Tally:
    """The odds with all units that could attack a hex, before any gun fires."""
    units = attackers_of(g, side, hex_, exploiting)
    return foreseen(g, likely(g, side, hex_, units, exploiting, commanded(g, side)))


# The phases -----------------------------------------------------------------------------------------------------


@rule("combat.phase", "attack.who", "attack.voluntary")
def combats(g: Front, side: Side) -> Script[None]:
    """A side makes its combats in the order it likes; none is compulsory."""
    yield from attack_on(g, side, exploiting=False)


@rule("exploitation.combats", "exploitation.zones", "exploitation.segments")
def exploitation_combats(g: Front, side: Side) -> Script[None]:
    """Combats of exploiting units; units still in enemy zones afterwards cannot exploit any more."""
    yield from attack_on(g, side, exploiting=True)
    marks = g.position.marks
    for piece in [p for p in g.fighters[side] if marks[p] & EXPLOITATION]:
        if g.in_zone(side.enemy, g.position.at[piece], g.is_light(piece)):
            g.unmark(piece, EXPLOITATION)
            g.tell("exploitation-held", "exploitation.zones", piece=piece, hex=g.position.at[piece])


@rule("attack.who", "attack.voluntary", "bombardment.counter-battery", "assault-troops.movement")
def attack_on(g: Front, side: Side, exploiting: bool) -> Script[None]:
    """Name hexes to attack, one after another; before the first, Stosstruppen may change regiments.

    After the last combat the guns in counter-battery are turned back.
    """
    while not g.is_idle(open_hexes := targets(g, side, exploiting)):
        attacks = g.attack.these(open_hexes, cannot_attack, g, side, exploiting, tally=best_attack)
        changes = assign_offer(g, side) if open_hexes else g.assign.refused(NOTHING_TO_ATTACK)
        actions = [Action(attacks, attack, g, side, exploiting), Action(changes, assign_to, g, side)]
        clause, ask = ("exploitation.combats", "ask-attack-exploiting") if exploiting else ("attack.who", "ask-attack")
        choice = yield from act(g, side, actions, g.done(), rule=clause, ask=ask, is_menu=True)
        if choice.verb == "done":
            break
    marks = g.position.marks
    for piece in [p for each in g.sides for p in g.guns[each] if marks[p] & COUNTER]:
        g.unmark(piece, COUNTER)


@rule("combat.steps", "combat.participants", "attack.once", "assault-troops.movement")
def attack(g: Front, side: Side, exploiting: bool, hex_: int) -> Script[None]:
    """One combat from its first step to its last; assault troops stay with their regiments from here on."""
    settle(g, side)
    battle = yield from gather(g, side, hex_, exploiting)
    yield from carry_out(g, battle)
    take(g.steps.after_combat, g, battle)


@rule("combat.steps", "combat.wipe-out")
def carry_out(g: Front, battle: Battle) -> Script[None]:
    """The steps of a combat in the order of the book; some may end it, or go on with the attacker's mastery."""
    go = Go.ON
    for step in g.steps.combat:
        if go is Go.OVER:
            return
        if go is Go.ON or step is try_mastery:
            done = step(g, battle)
            if isinstance(done, Generator):
                done = yield from done
            go = done or Go.ON


# Step 1: who takes part -----------------------------------------------------------------------------------------


@rule("combat.participants", "attack.who", "attack.split")
def gather(g: Front, side: Side, hex_: int, exploiting: bool) -> Script[Battle]:
    """The attacker names his units, at least one; the choice is final."""
    units = attackers_of(g, side, hex_, exploiting)
    if len(units) > 1 or g.asks_all:
        units = yield from g.choose_some(
            side,
            g.join.these(units, cannot_join, g, side, hex_, exploiting),
            rule="combat.participants",
            ask="ask-join",
            least=1,
            running=lambda chosen: foreseen(g, likely(g, side, hex_, chosen, exploiting, commanded(g, side))),
            hex=hex_,
        )
    return begun(g, side, hex_, units, exploiting)


@rule("tanks.event", "tanks.scenario")
def call_for_tank(g: Front, battle: Battle) -> Script[None]:
    """A side with the event may place its tank with an attacking unit, but not in exploitation."""
    tank = -1 if battle.is_exploitation else tank_at_call(g, battle.side)
    if tank < 0:
        return
    hosts = g.call_tank.each(battle.attackers, cannot_host, g, battle, tank)
    if not len(hosts):
        return
    choice: Option = yield g.choose(
        battle.side, hosts, g.done(), rule="tanks.event", ask="ask-call-tank", hex=battle.hex
    )
    if choice.verb == "call-tank":
        call_up(g, battle, tank, g.position.at[choice.noun])


@rule("tanks.event", "tanks.scenario")
def tank_at_call(g: Front, side: Side) -> int:
    """The tank a side may call up now, -1 for none: one waiting in hand that cannot move by itself."""
    if g.position.tank_events <= 0:
        return -1
    here = g.board.find_place(f"{side.name}-hand")
    waiting = [p for p in g.fighters[side] if g.is_tank[p] and not g.move_of[p] and g.position.at[p] == here]
    return waiting[0] if waiting else -1


@rule("tanks.event", "tanks.terrain", "stacking.limit")
def cannot_host(g: Front, battle: Battle, tank: int, piece: int) -> Refusal | None:
    """Why the tank cannot be placed with this unit: it does not attack, or there is no room or no terrain for tanks."""
    if piece not in battle.attackers:
        return Refusal("tanks.event", "no-tank-host")
    here = battle.origin[piece]
    if is_closed_to_tanks(g, here, battle.hex):
        return Refusal("tanks.terrain", "no-tank-ground")
    return None if has_room(g, [tank], here) else Refusal("stacking.limit", "no-tank-room")


@rule("tanks.event")
def call_up(g: Front, battle: Battle, tank: int, hex_: int) -> None:
    """Place the tank for this combat; the event is used up."""
    g.position.tank_events -= 1
    g.place(tank, hex_)
    battle.attackers.append(tank)
    battle.origin[tank] = hex_
    battle.event_tank = tank
    g.tell("tank-called", "tanks.event", piece=tank, hex=hex_)


@rule("tanks.event")
def dismiss(g: Front, battle: Battle) -> None:
    """Remove a tank that was called up when the combat is over, whatever happened."""
    if battle.event_tank >= 0 and g.is_on_board(battle.event_tank):
        strike(g, battle.event_tank, "tanks.event")


@rule("combat.participants", "attack.once")
def declare(g: Front, battle: Battle) -> None:
    """The attack is declared: neither its hex nor its units are in another one in this phase."""
    g.position.fought[battle.hex] = 1
    for piece in battle.attackers:
        g.mark(piece, ATTACKED)
    g.tell("attacks", "combat.participants", side=battle.side, hex=battle.hex, count=len(battle.attackers))
    battle.taking_part = (*battle.attackers,)


@rule("exploitation.combats", "exploitation.segments")
def spend_markers(g: Front, battle: Battle) -> None:
    """A unit that fights in exploitation does not also move in it."""
    for piece in battle.taking_part if battle.is_exploitation else ():
        if g.has(piece, EXPLOITATION | RESERVE):
            g.unmark(piece, EXPLOITATION | RESERVE)


# Steps 2 to 5: the guns -----------------------------------------------------------------------------------------


def name_attackers_guns(g: Front, battle: Battle) -> Script[None]:
    """Step 2: the attacker names his guns."""
    yield from name_guns(g, battle, battle.side)


def name_defenders_guns(g: Front, battle: Battle) -> Script[None]:
    """Step 3: the defender names his."""
    yield from name_guns(g, battle, battle.side.enemy)


@rule("combat.guns", "combat.wipe-out")
def fire_guns(g: Front, battle: Battle) -> Script[Go]:
    """Step 5: both sides bombard. Without attackers the combat is over; without defenders the attacker's mastery is
    left, with a lead of his, and assault troops that are in the attack and that no star can cost."""
    yield from bombardments(g, battle)
    if not battle.attackers:
        g.tell("attack-shattered", "combat.guns", hex=battle.hex)
        return Go.OVER
    if battle.defenders:
        return Go.ON
    g.tell("wiped-out", "combat.wipe-out", hex=battle.hex)
    battle.lead = yield from name_lead(g, battle, battle.side, leads_of_attack(g, battle))
    battle.shock = next(iter(shock_troops(g, battle)), -1)
    return Go.MASTERY


# Step 6: who leads ----------------------------------------------------------------------------------------------


@rule("lead.attacker", "tanks.general", "disorganisation.effects")
def cannot_lead(g: Front, battle: Battle, radius: int, piece: int) -> Refusal | None:
    """An attacking unit may lead if it is steady, of morale 4 or more and in command; a tank only if alone."""
    if piece not in battle.attackers:
        return Refusal("lead.named", "no-lead-absent")
    if g.is_tank[piece] and any(g.is_foot[p] for p in battle.attackers):
        return Refusal("tanks.general", "no-lead-tank")
    if g.facts.morale(g, piece) < g.number("limits", "lead-morale"):
        return Refusal("lead.attacker", "no-lead-morale")
    if g.is_upset(piece):
        return Refusal("lead.attacker", "no-lead-upset")
    return None if radius >> g.position.at[piece] & 1 else Refusal("lead.attacker", "no-lead-command")


@rule("lead.attacker")
def possible_leads(g: Front, battle: Battle, radius: int) -> list[int]:
    """The attackers that could lead."""
    return [p for p in battle.attackers if cannot_lead(g, battle, radius, p) is None]


@rule("lead.named", "tanks.general")
def defending_leads(g: Front, battle: Battle) -> list[int]:
    """The defenders that could lead: any but a tank; a tank if there is nothing else."""
    return [p for p in battle.defenders if g.is_foot[p]] or battle.defenders


def not_defending(g: Front, battle: Battle, piece: int) -> Refusal | None:
    """Why a unit cannot lead the defence."""
    if piece not in battle.defenders:
        return Refusal("lead.named", "no-lead-absent")
    return None if piece in defending_leads(g, battle) else Refusal("tanks.general", "no-lead-tank")


@rule("lead.named", "lead.attacker", "combat.steps")
def name_leads(g: Front, battle: Battle) -> Script[Go]:
    """The attacker names his lead, then the defender; without an attacking lead the attack is cancelled, at a cost."""
    leads = leads_of_attack(g, battle)
    if not len(leads):
        losses = g.number("limits", "cancelled-losses")
        g.tell("attack-without-lead", "lead.attacker", hex=battle.hex, count=losses)
        yield from lose_highest(g, battle.attackers, losses, "lead.attacker")
        return Go.OVER
    yield from name_tank(g, battle)
    battle.lead = yield from name_lead(g, battle, battle.side, leads)
    against = g.lead.these(defending_leads(g, battle), not_defending, g, battle, tally=led_by)
    battle.against_lead = yield from name_lead(g, battle, battle.side.enemy, against)
    return Go.ON


def leads_of_attack(g: Front, battle: Battle) -> Offer:
    """The attackers that could lead now, with the resulting odds."""
    radius = commanded(g, battle.side)
    weigh = led_by if battle.defenders else None
    return g.lead.these(possible_leads(g, battle, radius), cannot_lead, g, battle, radius, tally=weigh)


@rule("lead.named")
def name_lead(g: Front, battle: Battle, side: Side, leads: Offer) -> Script[int]:
    """One side names its lead unit; it is asked only if it has a choice. -1 if it has none."""
    if not len(leads):
        return -1
    ask = "ask-lead-attack" if side == battle.side else "ask-lead-defence"
    choice = yield from g.which(side, leads, rule="lead.named", ask=ask, hex=battle.hex)
    g.tell("leads-attack" if side == battle.side else "leads-defence", "lead.named", piece=choice.noun)
    return choice.noun


def led_by(g: Front, battle: Battle, *given: int) -> Tally:
    """The odds with this lead unit, against the other side's best if that has named none yet."""
    piece = given[-1]
    if piece not in battle.attackers:
        return odds_tally(g, replace(battle, against_lead=piece))
    best = max(defending_leads(g, battle), key=partial(g.facts.morale, g), default=-1)
    return odds_tally(g, replace(battle, lead=piece, against_lead=best))


@rule("tanks.combat", "tanks.general")
def name_tank(g: Front, battle: Battle) -> Script[None]:
    """One tank gives its coordination and protection; the attacker chooses if he has several."""
    tanks = [p for p in battle.attackers if g.is_tank[p]]
    if not tanks:
        return
    offer = g.coordinate.these(tanks, no_tank, g, tanks)
    choice = yield from g.which(battle.side, offer, rule="tanks.combat", ask="ask-coordinate", hex=battle.hex)
    battle.tank = choice.noun


def no_tank(g: Front, tanks: list[int], piece: int) -> Refusal | None:
    """Why a piece cannot give coordination."""
    return None if piece in tanks else Refusal("tanks.combat", "no-tank-here")


# Step 7: Stosstruppen, and odds that are too low ----------------------------------------------------------------


@rule("assault-troops.use", "assault-troops.movement")
def shock_troops(g: Front, battle: Battle) -> list[int]:
    """The Stosstruppen with the attacking regiments."""
    carrier = g.position.carrier
    return [s for s in g.stosstruppen if carrier[s] >= 0 and carrier[s] in battle.attackers]


def not_shocking(g: Front, battle: Battle, piece: int) -> Refusal | None:
    """Why Stosstruppen cannot be used: they are not with an attacking regiment."""
    return None if piece in shock_troops(g, battle) else Refusal("assault-troops.use", "no-shock")


@rule("assault-troops.use", "odds.combat")
def use_stosstruppen(g: Front, battle: Battle) -> Script[None]:
    """The attacker may use Stosstruppen for one column shift, and then risks losing them; a second adds nothing."""
    ready = shock_troops(g, battle)
    if not ready:
        return
    offer = g.shock.these(ready, not_shocking, g, battle, tally=shocked)
    without = odds_tally(g, battle)
    choice = yield g.choose(
        battle.side, offer, g.done(), rule="assault-troops.use", ask="ask-shock", tally=without, hex=battle.hex
    )
    if choice.verb == "shock":
        battle.shock = choice.noun
        g.tell("shock", "assault-troops.use", piece=choice.noun)


def shocked(g: Front, battle: Battle, piece: int) -> Tally:
    """The odds with these Stosstruppen used."""
    return odds_tally(g, replace(battle, shock=piece))


@rule("odds.below-half")
def check_odds(g: Front, battle: Battle) -> Script[Go]:
    """If the final odds are below 1/2 there is no combat, and the attackers of highest morale lose three steps."""
    tally = odds_tally(g, battle)
    if tally.column is not None:
        return Go.ON
    base, losses = tally.base, g.number("limits", "below-half-losses")
    odds = g.charts["combat"].label(None if base is None else base + int(tally.total))
    g.tell("attack-too-weak", "odds.below-half", hex=battle.hex, column=odds, count=losses)
    yield from lose_highest(g, battle.attackers, losses, "odds.below-half")
    return Go.OVER


# The steps in their order ---------------------------------------------------------------------------------------

COMBAT: tuple[CombatStep[Any], ...] = (
    call_for_tank,
    declare,
    name_attackers_guns,
    name_defenders_guns,
    turn_guns,
    fire_guns,
    name_leads,
    use_stosstruppen,
    check_odds,
    resolve,
    try_mastery,
    aftermath,
)
"""The steps of a combat after the attacker has named his units."""
AFTER_COMBAT: tuple[Callable[[Any, Battle], None], ...] = (dismiss, spend_markers)
"""What follows a combat, however it ended."""
