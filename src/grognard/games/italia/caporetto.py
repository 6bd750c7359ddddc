"""The special rules of Caporetto: Rommel, refugees, bridges blown behind the enemy, the collapse of supply, reserves
that wake up, and the way out by the west edge.
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.front1918.battle import Battle
from grognard.games.front1918.damage import alive
from grognard.games.front1918.destinations import Party, is_bound
from grognard.games.front1918.series import take
from grognard.games.front1918.supply import commanded
from grognard.games.front1918.supports import leave_alone, lose_step, strike
from grognard.games.front1918.words import UNSUPPLIED
from grognard.games.italia.reserves import held_at, set_free
from grognard.games.italia.table import CP, ENTENTE, HELD, REFUGEES, Italia
from grognard.games.italia.withdrawal import lead_off
from grognard.kernel.asking.actions import Action
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.tally import FAIL, Tally
from grognard.kernel.secrecy.backs import in_open_order
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.words.rulebook import rule

ONE_DIE = Dice(1, 6)
ALPINE_CORPS = "GAlpK"
"""The formation with which Rommel served."""


# Rommel ------------------------------------------------------------------------------------------------------------


@rule("scenario.caporetto.rommel")
def cannot_name(g: Italia, battle: Battle, piece: int) -> Refusal | None:
    """Rommel is put on one of the attacked Italian units (D33); a hidden one is named by its hex (D88)."""
    if g.is_hidden(piece):
        return Refusal("scenario.caporetto.rommel", "no-surprise-hidden")
    is_target = piece in battle.defenders and g.nation[piece] == "italian"
    return None if is_target else Refusal("scenario.caporetto.rommel", "no-not-in-battle")


@rule("scenario.caporetto.rommel", "12.1.reveal")
def cannot_name_hidden(g: Italia, battle: Battle, hex_: int) -> Refusal | None:
    """A hidden detachment stands in the attacked hex: it is shown only once the attack is declared (D88)."""
    is_there = hex_ == battle.hex and any(map(g.is_hidden, battle.defenders))
    return None if is_there else Refusal("scenario.caporetto.rommel", "no-not-in-battle")


@rule("scenario.caporetto.rommel", "12.1.reveal")
def rommel(g: Italia, battle: Battle) -> Script[None]:
    """Once, when the Alpine Corps attacks: the attack is concentric, and a unit that retreats from it loses a step.

    He is part of the declaration, so hidden detachments of the hex are not shown yet."""
    alpine = any(g.division[p] == ALPINE_CORPS for p in battle.attackers)
    if "rommel" not in g.scenario.rules or battle.side != CP or g.position.rommel or not alpine:
        return
    clause = "scenario.caporetto.rommel"
    units = g.surprise.each(battle.defenders, cannot_name, g, battle)
    hidden = g.surprise_hidden.each((battle.hex,), cannot_name_hidden, g, battle)
    if not len(units) and not len(hidden):
        return
    choice = yield g.choose(battle.side, units, hidden, g.done(), rule=clause, ask="ask-rommel", hex=battle.hex)
    if choice.verb == "done":
        return
    unseen = [p for p in battle.defenders if g.is_hidden(p)]
    g.position.rommel = 1
    battle.named = choice.noun if choice.verb == "surprise" else in_open_order(g, unseen)[0]
    g.tell("rommel", clause, piece=battle.named, hex=battle.hex)


@rule("scenario.caporetto.rommel")
def pay_for_rommel(g: Italia, battle: Battle) -> None:
    """The unit Rommel surprised loses a step when it has retreated."""
    if battle.named >= 0 and battle.retreat and alive(g, [battle.named]) and g.position.at[battle.named] != battle.hex:
        lose_step(g, battle.named, "scenario.caporetto.rommel")


# Reserves ----------------------------------------------------------------------------------------------------------


@rule("scenario.caporetto.reserve", "11.2.10")
def wake_reserves(g: Italia, side: Side, hex_: int) -> None:
    """An enemy unit comes next to reserves of the high command, or they next to it: they are free at once, without
    points (D56)."""
    around = g.board.grid.around[hex_]
    for near in members(around & g.fighter_hexes(ENTENTE)) if side == CP else [hex_]:
        if held_at(g, near) and (side == CP or around & g.present_hexes(CP)):
            set_free(g, near)
            g.tell("reserve-woken", "scenario.caporetto.reserve", hex=near)


@rule("scenario.caporetto.reserve")
def free_reserves(g: Italia) -> None:
    """In the administrative sequence of turn 3 all reserves of the high command are free."""
    if "reserves-wake" not in g.scenario.rules or g.calendar != g.number("limits", "reserve-free-turn"):
        return
    for hex_ in sorted({g.position.at[p] for p in g.fighters[ENTENTE] if g.has(p, HELD) and g.is_on_board(p)}):
        set_free(g, hex_)
        g.tell("reserve-woken", "scenario.caporetto.reserve", hex=hex_)


# Refugees ----------------------------------------------------------------------------------------------------------


@rule("scenario.caporetto.refugees")
def cannot_crowd(g: Italia, crowded: frozenset[int], hex_: int) -> Refusal | None:
    """Italian units outside enemy zones, within three hexes of a unit of the Central Powers."""
    clause = "scenario.caporetto.refugees"
    if hex_ in crowded:
        return Refusal(clause, "no-refugees-already")
    if not any(g.nation[p] == "italian" and not g.is_air[p] for p in g.units_at(hex_, ENTENTE)):
        return Refusal(clause, "no-italians")
    if g.in_zone(CP, hex_):
        return Refusal(clause, "no-in-zone")
    near = g.board.grid.within(hex_, g.number("limits", "refugees-range"))
    return None if near & g.present_hexes(CP) else Refusal(clause, "no-enemy-near")


@rule("scenario.caporetto.refugees")
def send_refugees(g: Italia, side: Side) -> Script[None]:
    """From turn 3, before the Entente moves, refugees on up to three stacks halve their movement points."""
    is_due = g.calendar >= g.number("limits", "refugees-turn")
    if side != ENTENTE or "refugees" not in g.scenario.rules or not is_due:
        return
    clause, crowded = "scenario.caporetto.refugees", frozenset[int]()
    for left in range(g.number("limits", "refugees"), 0, -1):
        stacks = g.crowd.each(members(g.ground_hexes(ENTENTE)), cannot_crowd, g, crowded)
        if not len(stacks):
            return
        choice = yield g.choose(CP, stacks, g.done(), rule=clause, ask="ask-refugees", left=left)
        if choice.verb == "done":
            return
        crowded |= {choice.noun}
        for piece in g.units_at(choice.noun, ENTENTE):
            if not g.is_air[piece]:
                g.mark(piece, REFUGEES)
        g.tell("refugees", clause, hex=choice.noun)


@rule("scenario.caporetto.refugees")
def clear_roads(g: Italia) -> None:
    """At the end of the phase the refugees are gone."""
    for piece in [p for p in g.own[ENTENTE] if g.has(p, REFUGEES)]:
        g.unmark(piece, REFUGEES)


# Bridges -----------------------------------------------------------------------------------------------------------


@rule("scenario.caporetto.bridges", "11.2.5")
def cannot_sabotage(g: Italia, edge: int) -> Refusal | None:
    """A bridge that the Entente controls, in the radius of its headquarters, a unit of the Central Powers near it."""
    clause = "scenario.caporetto.bridges"
    if edge not in g.ways.bridges:
        return Refusal("11.2.5", "no-bridge")
    if edge in g.position.broken:
        return Refusal("11.2.5", "no-broken")
    ends = g.board.grid.ends(edge)
    if any(g.controller(h) != ENTENTE for h in ends):
        return Refusal(clause, "no-bridge-theirs")
    both = hexset(ends)
    if not both & g.board.grid.grow(g.present_hexes(CP), g.number("limits", "demolish-range")):
        return Refusal("11.2.5", "no-saboteur")
    return None if both & commanded(g, ENTENTE) else Refusal("11.2.5", "no-italian-command")


@rule("scenario.caporetto.bridges")
def sabotage(g: Italia, side: Side) -> Script[None]:
    """From turn 2, before the Entente moves, the Central Powers may blow such a bridge without a die, twice in all."""
    is_due = g.calendar >= g.number("limits", "free-demolitions-turn")
    if side != ENTENTE or "free-demolitions" not in g.scenario.rules or not is_due:
        return
    clause = "scenario.caporetto.bridges"
    while g.position.sabotaged < g.number("limits", "free-demolitions"):
        bridges = g.sabotage.each(g.ways.bridge_list, cannot_sabotage, g)
        if not len(bridges):
            return
        left = g.number("limits", "free-demolitions") - g.position.sabotaged
        choice = yield g.choose(CP, bridges, g.done(), rule=clause, ask="ask-sabotage", left=left)
        if choice.verb == "done":
            return
        g.position.sabotaged += 1
        g.position.broken[choice.noun] = 1
        one, other = g.board.grid.ends(choice.noun)
        g.tell("bridge-sabotaged", clause, hex=one, hex_to=other)


# Supply ------------------------------------------------------------------------------------------------------------


@rule("scenario.caporetto.supply")
def collapse(g: Italia, fed_before: frozenset[int]) -> Script[None]:
    """In the supply phases of turns 2 to 4 each Italian unit that falls out of supply rolls: on 1 or 2 it is lost."""
    first, last = g.number("limits", "collapse-first-turn"), g.number("limits", "collapse-last-turn")
    if "supply-collapse" not in g.scenario.rules or not first <= g.calendar <= last:
        return
    clause = "scenario.caporetto.supply"
    fallen = [p for p in g.fighters[ENTENTE] if p in fed_before and g.has(p, UNSUPPLIED)]
    for piece in in_open_order(g, fallen):
        tally = Tally("collapse", g.number("limits", "collapse-roll")).test(ONE_DIE)
        roll = yield g.roll(rule=clause, ask="roll-collapse", tally=tally, high=ENTENTE)
        if tally.result(roll) != FAIL:
            here = g.position.at[piece]
            g.tell("collapses", clause, piece=piece, hex=here, roll=roll)
            strike(g, piece, clause)
            leave_alone(g, ENTENTE, here)


# The way out -------------------------------------------------------------------------------------------------------


@rule("scenario.caporetto.exit")
def cannot_exit(g: Italia, party: Party, _: int) -> Refusal | None:
    """In a movement phase units of the Entente leave by the west edge from a hex of it, for one movement point; not
    out of an enemy zone that holds them there (D32)."""
    clause = "scenario.caporetto.exit"
    if party.side != ENTENTE or "west-exit" not in g.scenario.rules:
        return Refusal(clause, "no-exit")
    if not party.terms.may_force:
        return Refusal(clause, "no-exit-now")
    west, here = g.board.regions.get(f"limits-{ENTENTE.name}-{g.scenario.id}", 0), g.position.at[party.pieces[0]]
    if not west >> here & 1:
        return Refusal(clause, "no-exit-here")
    is_free = party.is_relieved and not party.has_moved
    if not is_free and (g.in_zone(CP, here) if party.has_moved else is_bound(g, ENTENTE, party.pieces)):
        return Refusal("11.2.2", "no-exit-zone")
    return None if party.left >= 1 else Refusal(clause, "no-exit-points")


def exit_actions(g: Italia, party: Party) -> Sequence[Action]:
    """Units of the Entente may leave the map."""
    if "west-exit" not in g.scenario.rules or party.side != ENTENTE:
        return ()
    return [Action(g.exit_west.each((0,), cannot_exit, g, party), leave_map, g, party)]


@rule("scenario.caporetto.exit")
def leave_map(g: Italia, party: Party) -> None:
    """The whole group leaves the map by the west edge."""
    if not party.has_moved:
        take(g.steps.set_off, g, party)
    party.has_moved = True
    for piece in party.pieces:
        lead_off(g, piece, "scenario.caporetto.exit")
