"""Chapter 16: the human wave. Who takes part, the targets, the test, and the advance of all hex by hex.

Fire at the wave is a window of `reactions`; its close combats are those of `assault`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from grognard.games.indochine.artillery import strike_movers
from grognard.games.indochine.assault import fall_back, fight, go_in
from grognard.games.indochine.command import TWO_DICE, formation_now, is_hesitant, morale_tally
from grognard.games.indochine.hiding import observe
from grognard.games.indochine.reactions import Occasion, window, withdrawals
from grognard.games.indochine.sight import sees
from grognard.games.indochine.table import Indochine
from grognard.games.indochine.words import ACTED, ACTIVE, NEUTRALISED, OUT_OF_COMMAND, STOPPED, VIET_MINH, WITHDREW
from grognard.kernel.asking.script import Option, Refusal, Script, Side
from grognard.kernel.numbers.tally import FAIL, Tally
from grognard.kernel.space.hexgrid import members
from grognard.kernel.tactics.reaction import Watch
from grognard.kernel.words.rulebook import rule

NO_ENEMY = Refusal("ext.16.2", "no-assault-enemy")
NOT_CONTIGUOUS = Refusal("ext.16.2", "no-contiguous")
BURNS = Refusal("15.3", "no-burning")
NO_NEARER = Refusal("ext.16.3a", "no-nearer")
NO_POINTS = Refusal("7.1", "no-wave-points")
STACK_FULL = Refusal("7.2", "no-stack-full")
NOT_A_TARGET = Refusal("ext.16.3a", "no-wave-target")


class Wave:
    """A human wave under way: its units, their leader, the targets, and the movement points each unit has spent."""

    __slots__ = ("leader", "side", "spent", "targets", "units", "watch")

    def __init__(self, side: Side, leader: int, units: Iterable[int], targets: Iterable[int]) -> None:
        self.side = side
        self.leader = leader
        self.units = list(units)
        """All that set out, the leader included."""
        self.targets = list(targets)
        self.spent = dict.fromkeys(self.units, 0)
        self.watch = Watch()


# Who takes part (16.1, 16.2) -----------------------------------------------------------------------------------


@rule("ext.16.1", "ext.16.2")
def cannot_wave(g: Indochine, side: Side, formation: int) -> Refusal | None:
    """§16.2 A formation launches a wave with enough units linked to its leader, one near an enemy in sight.

    It is announced when the formation is activated, before any of its units acts. Who acted earlier in the turn, out of
    command, with another formation or coordinated, does not stand in its way.
    """
    if side != VIET_MINH:
        return Refusal("ext.16.2", "no-wave-side")
    if g.has_rule("no-wave"):
        return Refusal("ext.16.2", "no-wave-scenario")
    if g.position.turn < g.value("wave-from"):
        return Refusal("ext.16.2", "no-wave-yet", {"turn": g.value("wave-from")})
    if is_hesitant(g, formation):
        return Refusal("13", "no-assault-hesitant")
    if g.position.waved[formation] == g.position.turn:
        return Refusal("ext.16.2", "no-waved")
    if g.position.begun:
        return Refusal("ext.16.2", "no-wave-begun")
    units = wave_units(g, formation)
    if len(units) <= g.limits["wave-units"]:
        return Refusal("ext.16.2", "no-wave-units", {"count": g.limits["wave-units"]})
    is_near = any(is_near_enemy(g, piece) for piece in units if piece != g.leader_of[formation])
    return None if is_near else Refusal("ext.16.2", "no-wave-near")


@rule("ext.16.2", "3.4", "11.1", "11.2", "13")
def can_take_part(g: Indochine, formation: int, piece: int) -> bool:
    """§16.2 A commanded unit of the formation that can move and has not acted, other than a heavy weapon (R 19, 20).

    Nor a guest whose own formation is hesitant: it could begin no assault (13).
    """
    if not g.is_unit[piece] or g.is_weapon[piece] or formation_now(g, piece) != formation:
        return False
    if is_hesitant(g, g.position.formation[piece]):
        return False
    return not g.has(piece, STOPPED | NEUTRALISED | OUT_OF_COMMAND | ACTED | WITHDREW)


@rule("ext.16.2")
def wave_units(g: Indochine, formation: int) -> list[int]:
    """§16.2 The leader and all units linked to him, each stacked with another or next to it; none without him."""
    leader = g.leader_of[formation]
    if not g.is_on_board(leader) or not can_take_part(g, formation, leader):
        return []
    able = [p for p in g.on_board(g.owner[leader]) if can_take_part(g, formation, p)]
    at, grid = g.position.at, g.board.grid
    linked, left = [leader], [p for p in able if p != leader]
    for piece in linked:
        near = [p for p in left if grid.distance(at[p], at[piece]) <= 1]
        linked += near
        left = [p for p in left if p not in near]
    return linked


@rule("ext.16.2")
def is_near_enemy(g: Indochine, piece: int) -> bool:
    """§16.2 Whether an enemy, recognised or not, is within four hexes and in sight (R 18, R 78)."""
    here, at = g.position.at[piece], g.position.at
    near = g.board.grid.within(here, g.limits["wave-distance"])
    enemies = {at[p] for p in g.on_board(g.owner[piece].enemy)}
    return any(near >> hex_ & 1 and sees(g, here, hex_) for hex_ in enemies)


# Launching (16.2) ----------------------------------------------------------------------------------------------


@rule("ext.16.2")
def cannot_target(g: Indochine, side: Side, chosen: Sequence[int], hex_: int) -> Refusal | None:
    """§16.2 The first target holds an enemy, recognised or not; the others touch (R 135)."""
    if g.position.burning[hex_]:
        return BURNS
    if not chosen:
        return None if g.counters_at(hex_, side.enemy) else NO_ENEMY
    touches = any(g.board.grid.distance(hex_, other) == 1 for other in chosen)
    return None if touches and hex_ not in chosen else NOT_CONTIGUOUS


@rule("ext.16.2")
def choose_targets(g: Indochine, units: Sequence[int]) -> Script[list[int]]:
    """§16.2 One to three hexes that touch, none farther away than the wave can come."""
    side, grid = g.owner[units[0]], g.board.grid
    reach = 0
    for piece in units:
        reach |= grid.within(g.position.at[piece], g.move_of[piece]) & ~(1 << g.position.at[piece])
    chosen: list[int] = []
    while len(chosen) < g.limits["wave-targets"]:
        offer = g.target.each(members(reach), cannot_target, g, side, chosen)
        if not len(offer):
            break
        end = (g.done(),) if chosen else ()
        choice = yield g.choose(side, offer, *end, rule="ext.16.2", ask="ask-target", chosen=len(chosen))
        if choice.verb == "done":
            break
        chosen.append(choice.noun)
    return chosen


@rule("ext.16.2")
def launch_tally(g: Indochine, formation: int) -> Tally:
    """§16.2 The wave is launched if two dice are not above the morale of the leader."""
    return morale_tally(g, g.leader_of[formation], "wave").test(TWO_DICE)


@rule("ext.16.2")
def wave(g: Indochine, side: Side, formation: int) -> Script[None]:
    """§16.2 Announce a wave, test it and carry it out; after a failure the units act as usual."""
    units = wave_units(g, formation)
    g.position.waved[formation] = g.position.turn
    targets = yield from choose_targets(g, units)
    for hex_ in targets:
        g.tell("wave-announced", "ext.16.2", formation=formation, hex=hex_)
    tally = launch_tally(g, formation)
    roll = yield g.roll(rule="ext.16.2", ask="roll-wave", tally=tally, seen_by=[side], low=side)
    if tally.result(roll) == FAIL:
        g.tell("wave-fails", "ext.16.2", formation=formation, roll=roll)
        return
    g.tell("wave-launched", "ext.16.2", formation=formation, roll=roll)
    for piece in units:
        g.unmark(piece, ACTIVE)
        g.mark(piece, ACTED)
    yield from advance(g, Wave(side, g.leader_of[formation], units, targets))
    g.tell("wave-ends", "ext.16.3a", formation=formation)


# The advance (16.3) --------------------------------------------------------------------------------------------


@rule("ext.16.3a")
def advance(g: Indochine, on: Wave) -> Script[None]:
    """§16.3 All advance one hex at a time until nobody can come nearer to a target that is not taken."""
    while True:
        plan = yield from plan_step(g, on)
        if not plan:
            return
        yield from take_step(g, on, plan)


def able_units(g: Indochine, on: Wave) -> list[int]:
    """The units of a wave that can still move: those stopped or neutralised on the way have dropped out (R 20, 129)."""
    return [p for p in on.units if g.is_on_board(p) and not g.has(p, STOPPED | NEUTRALISED)]


@rule("ext.16.3a")
def open_targets(g: Indochine, on: Wave) -> list[int]:
    """§16.3 The targets that the wave does not hold yet (R 69)."""
    held = {g.position.at[p] for p in able_units(g, on)}
    return [hex_ for hex_ in on.targets if hex_ not in held]


def from_targets(g: Indochine, hexes: Sequence[int], hex_: int) -> int:
    """How far a hex is from the nearest of several."""
    return min(g.board.grid.distance(hex_, other) for other in hexes)


@rule("ext.16.3a", "7.1", "7.2", "15.3")
def cannot_advance(g: Indochine, on: Wave, plan: Mapping[int, int], piece: int, hex_: int) -> Refusal | None:
    """§16.3 A unit advances to an adjacent hex nearer to a target, in its points and within the stacking limit.

    Enemies are met in target hexes only. From a target it has taken it goes on to another target, nowhere else.
    """
    here, goals = g.position.at[piece], open_targets(g, on)
    cost = g.edges.cost(here, hex_)
    if cost is None or not goals or from_targets(g, goals, hex_) >= from_targets(g, goals, here):
        return NO_NEARER
    if hex_ not in goals and (here in on.targets or g.counters_at(hex_, on.side.enemy)):
        return NOT_A_TARGET
    if g.position.burning[hex_]:
        return BURNS
    if on.spent[piece] and on.spent[piece] + cost > g.move_of[piece]:
        return NO_POINTS
    return cannot_crowd(g, on, plan, piece, hex_)


@rule("7.2", "ext.7.2", "qa.3")
def cannot_crowd(g: Indochine, on: Wave, plan: Mapping[int, int], piece: int, hex_: int) -> Refusal | None:
    """§7.2 The stacking limit holds in every hex of the way, for the wave may have to fight there (R 133).

    Those who leave the hex in this step do not count, nor do those stopped in it: they spread out later (qa.3).
    """
    if not g.is_infantry[piece]:
        return None
    there = [p for p in g.units_at(hex_, on.side) if p not in plan and not g.has(p, STOPPED | NEUTRALISED)]
    coming = [p for p, to in plan.items() if to == hex_]
    return None if sum(g.is_infantry[p] for p in (*there, *coming)) < g.stack_limit else STACK_FULL


@rule("ext.16.3a", "ext.16.2")
def plan_step(g: Indochine, on: Wave) -> Script[dict[int, int]]:
    """§16.3 The hex that each unit enters next, the foremost chosen first, the leader last; empty when nobody advances.

    The owner chooses where a unit has several. A unit in a target it has taken may stay, and the leader may stay where
    the wave is next to him.
    """
    plan: dict[int, int] = {}
    goals = open_targets(g, on)
    if not goals:
        return plan
    at = g.position.at
    for piece in sorted(able_units(g, on), key=lambda p: (p == on.leader, from_targets(g, goals, at[p]))):
        choice = yield from next_hex(g, on, plan, piece)
        plan[piece] = choice.noun if choice is not None and choice.verb == "to" else at[piece]
    return {piece: to for piece, to in plan.items() if to != at[piece]}


def next_hex(g: Indochine, on: Wave, plan: Mapping[int, int], piece: int) -> Script[Option | None]:
    """§16.3 Ask where a unit advances; nothing when it cannot. Hexes that keep the wave together come first."""
    here = g.position.at[piece]
    ways = g.board.grid.adjacent[here]
    able = [hex_ for hex_ in ways if cannot_advance(g, on, plan, piece, hex_) is None]
    together = [hex_ for hex_ in able if is_linked(g, on, plan, piece, hex_)]
    offer = g.to.these(together or able, cannot_advance, g, on, plan, piece, trail=next_trail)
    if not len(offer):
        return None
    may_stay = here in on.targets or (piece == on.leader and is_linked(g, on, plan, piece, here))
    if may_stay:
        stays: Option = yield g.choose(
            on.side, offer, g.stay(), rule="ext.16.3a", ask="ask-wave-step", piece=piece, hex=here
        )
        return stays
    choice = yield from g.which(on.side, offer, rule="ext.16.3a", ask="ask-wave-step", piece=piece, hex=here)
    return choice


def next_trail(g: Indochine, _: Wave, __: Mapping[int, int], piece: int, hex_: int) -> tuple[int, int]:
    """The path of a unit that advances."""
    return g.position.at[piece], hex_


@rule("ext.16.3a")
def is_linked(g: Indochine, on: Wave, plan: Mapping[int, int], piece: int, hex_: int) -> bool:
    """§16.3 Whether a unit in this hex is stacked with or next to another unit of the wave after the step.

    One for which no hex has been chosen yet may enter any that it can (R 173).
    """
    after = {**plan, piece: hex_}
    others = [to for p in able_units(g, on) if p != piece for to in hexes_after(g, on, after, p)]
    return any(g.board.grid.distance(hex_, other) <= 1 for other in others)


@rule("ext.16.3a")
def hexes_after(g: Indochine, on: Wave, plan: Mapping[int, int], piece: int) -> list[int]:
    """§16.3 Where a unit of a wave may be after the step: the hex chosen for it, else all that it may choose."""
    if piece in plan:
        return [plan[piece]]
    here = g.position.at[piece]
    ways = [hex_ for hex_ in g.board.grid.adjacent[here] if cannot_advance(g, on, plan, piece, hex_) is None]
    return [*ways, here] if not ways or here in on.targets or piece == on.leader else ways


@rule("ext.16.3a", "6.6", "10.5", "8.discovery")
def take_step(g: Indochine, on: Wave, plan: dict[int, int]) -> Script[None]:
    """§16.3 All enter their hexes at once; then the enemy fires, then those in enemy hexes fight (R 114)."""
    came_from = {piece: g.position.at[piece] for piece in plan}
    yield from before_entry(g, on, plan)
    for piece, hex_ in plan.items():
        on.spent[piece] += g.edges.cost(came_from[piece], hex_) or 0
    hexes = sorted({*plan.values()}, key=lambda hex_: from_targets(g, on.targets, hex_))
    movers = {hex_: [p for p, to in plan.items() if to == hex_] for hex_ in hexes}
    for hex_, units in movers.items():
        go_in(g, units, hex_)
        g.tell_stack(on.side, units, "wave-advances", "marker-wave-advances", "ext.16.3a", hex=hex_)
    for hex_, units in movers.items():
        observe(g, units, False)
        yield from strike_movers(g, units, hex_, "moving", in_wave=True)
    yield from fire_at_wave(g, on, movers)
    assaulted = [hex_ for hex_ in hexes if g.counters_at(hex_, on.side.enemy)]
    for hex_ in assaulted:
        fall_back(g, movers[hex_], came_from)
    yield from fights(g, on, assaulted)


@rule("6.6", "ext.16.3a")
def before_entry(g: Indochine, on: Wave, plan: dict[int, int]) -> Script[None]:
    """§6.6 Those about to be assaulted may withdraw (R 14); a unit whose way they bar stays where it is."""
    for hex_ in sorted({*plan.values()}):
        if g.counters_at(hex_, on.side.enemy):
            units = [p for p, to in plan.items() if to == hex_]
            g.tell_stack(on.side, units, "assaults", "marker-assaults", "13", hex=hex_)
            yield from withdrawals(g, on.side.enemy, hex_, units, on.units)
    for piece, hex_ in [*plan.items()]:
        if hex_ not in on.targets and g.counters_at(hex_, on.side.enemy):
            del plan[piece]


@rule("ext.16.3a", "6.5.moving", "err1.assault")
def fire_at_wave(g: Indochine, on: Wave, movers: Mapping[int, Sequence[int]]) -> Script[None]:
    """§16.3 The enemy may fire at every hex of the wave, each unit at one of them in a step (R 101).

    All that move together in a hex are hit (R 13). Units in an assaulted hex fight and do not fire now (R 131).
    """
    enemy = on.side.enemy
    barred = tuple(hex_ for hex_ in movers if g.counters_at(hex_, enemy))
    fired: set[int] = set()
    for hex_, units in movers.items():
        occasion = Occasion(hex_, tuple(units), "moving", barred, in_wave=True)
        yield from window(g, enemy, occasion, on.watch, fired)


@rule("ext.16.3a")
def cannot_fight(left: Sequence[int], hex_: int) -> Refusal | None:
    """§16.3 The fights of a step are in the hexes that the wave has entered with the enemy in them."""
    return None if hex_ in left else Refusal("ext.16.3a", "no-fight-there")


@rule("ext.16.3a", "ext.16.3b", "13")
def fights(g: Indochine, on: Wave, hexes: Sequence[int]) -> Script[None]:
    """§16.3 The close combats of a step, hex by hex in the order the attacker wants."""
    left = [hex_ for hex_ in hexes if g.units_at(hex_, on.side)]
    while left:
        choice = yield from g.which(
            on.side, g.assault.each(left, cannot_fight, left), rule="ext.16.3a", ask="ask-fight"
        )
        left.remove(choice.noun)
        yield from fight(g, on.side, choice.noun, on.units)
