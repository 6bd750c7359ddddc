"""Chapters 4 and 5: the sequence of play and the alternating activations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping

from grognard.games.patrol.assault import assault, assault_tally, cannot_assault, neighbours_with_enemies
from grognard.games.patrol.fire import cannot_fire, fire, fire_tally, targets
from grognard.games.patrol.hiding import cannot_hide, go_to_ground
from grognard.games.patrol.morale import STACK_FULL, cannot_rally, cannot_stack, morale_tally, rally
from grognard.games.patrol.mortars import fall, in_order, plotting
from grognard.games.patrol.movement import move, step_offer
from grognard.games.patrol.plotting import place_each
from grognard.games.patrol.table import Patrol
from grognard.games.patrol.victory import claim_prizes, judge, update_control
from grognard.games.patrol.words import BLUE, FIRED, NOT_ON_BOARD, NOT_YOURS, RED, SPENT
from grognard.kernel.asking.actions import Action, carry_out
from grognard.kernel.asking.script import Cannot, Offer, Refusal, Script, Side
from grognard.kernel.asking.sequence import Phase
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.hexgrid import members
from grognard.kernel.tactics.alternation import Then, alternate
from grognard.kernel.tactics.placing import Passed
from grognard.kernel.words.rulebook import rule

NOT_A_SET_UP_HEX = Refusal("3.5", "no-set-up-hex")
NOT_TO_PLACE = Refusal("3.5", "no-not-to-place")
ASKED_ALREADY = Refusal("3.5", "no-asked-already")
ALREADY_SPENT = Refusal("5.4", "no-spent")
IS_MARKER = Refusal("5.1", "no-marker-acts")
NO_FLARES = Refusal("15.1", "no-flares-played")
NOTHING_INSTEAD = Refusal("15.1", "no-flare-instead")


# §4 ----------------------------------------------------------------------------------------------------------


@rule("4.1")
def initiative_tally(g: Patrol) -> Tally:
    """§4.1 One die, plus or minus one for the side that holds the church: on 3 or less Blue begins."""
    tally = Tally("initiative")
    holder = next((g.controller(h) for h in members(g.board.regions.get("church", 0))), None)
    if holder is not None:
        tally.add(-1 if holder == BLUE else 1, "4.1", "reason-church", side=holder)
    most = g.limit("initiative")
    return tally.by(Dice(1, 6), lambda total: BLUE.name if total <= most else RED.name)


@rule("4.1")
def initiative(g: Patrol) -> Script[None]:
    """§4.1 Roll for which side begins this turn."""
    tally = initiative_tally(g)
    roll = yield g.roll(rule="4.1", ask="roll-initiative", tally=tally, low=BLUE)
    side = BLUE if tally.result(roll) == BLUE.name else RED
    g.position.begins = g.position.acting = int(side)
    g.tell("begins", "4.1", side=side, roll=roll)


@rule("4.2")
def cannot_enter(g: Patrol, piece: int, hex_: int) -> Refusal | None:
    """§4.2 Reserves enter on their own edge, where no enemy stands or exerts a zone and there is room."""
    side = g.owner[piece]
    if not g.board.regions.get(f"entry-{side.name}", 0) >> hex_ & 1:
        return Refusal("4.2", "no-entry-hex")
    if g.counters_at(hex_, side.enemy):
        return Refusal("4.2", "no-enemy-there")
    if g.occupation.zone(side.enemy)[hex_]:
        return Refusal("4.2", "no-enemy-zone")
    return cannot_stack(g, piece, hex_)


@rule("4.2")
def reinforcements(g: Patrol) -> Script[None]:
    """§4.2 From the turn the scenario names, each reserve may enter, concealed."""
    if g.position.turn < g.scenario.values.get("reserve", g.scenario.turns + 1):
        return
    for side in g.sides:
        for piece in g.at(g.board.box("reserve")):
            if g.owner[piece] != side:
                continue
            entry = members(g.board.regions.get(f"entry-{side.name}", 0))
            choice = yield g.choose(
                side, g.enter.each(entry, cannot_enter, g, piece), g.wait(), rule="4.2", ask="ask-enter", piece=piece
            )
            if choice.verb == "enter":
                g.conceal(piece)
                g.place(piece, choice.noun)
                g.tell_apart(side, piece, "enters", "counter-enters", "4.2", hex=choice.noun)


@rule("4.6", "5.4", "8.7", "13.5")
def end_of_turn(g: Patrol) -> Script[None]:
    """§4.6 Prizes are claimed, marks come off, smoke thins, the flare goes out, and the game may end."""
    position = g.position
    for side in in_order(g):
        yield from claim_prizes(g, side)
    update_control(g)
    for piece in range(len(g.roster)):
        if position.marks[piece] & (SPENT | FIRED):
            g.unmark(piece, SPENT | FIRED)
    for hex_, left in enumerate(position.smoke):
        if left:
            position.smoke[hex_] = left - 1
    position.lit = 0
    position.passes = 0
    judge(g)


# §3.5 Free set-up ---------------------------------------------------------------------------------------------


@rule("3.5")
def cannot_put(g: Patrol, ground: int, crowd: Mapping[int, int], piece: int, hex_: int) -> Refusal | None:
    """§3.5 A piece is placed in a set-up hex of its side, within the stacking limit."""
    if not ground >> hex_ & 1:
        return NOT_A_SET_UP_HEX
    return STACK_FULL if g.stacks[piece] and crowd.get(hex_, 0) >= g.limit("stack") else None


@rule("3.5")
def place_patrol(g: Patrol, side: Side) -> Script[dict[int, int]]:
    """§3.5 One side sets up, piece by piece, in any order."""
    ground = g.board.regions.get(f"set-up-{side.name}", 0)
    hexes = members(ground)

    def spots(piece: int, taken: Mapping[int, int]) -> Offer:
        crowd = Counter(hex_ for placed, hex_ in taken.items() if g.stacks[placed])
        return g.put.each(hexes, cannot_put, g, ground, crowd, piece)

    def others(piece: int, taken: Mapping[int, int], passed: Passed) -> Offer:
        return g.pick.each(pieces, cannot_pick, [p for p in pieces if p not in taken], passed, piece)

    pieces = [p for p in g.at(g.board.box("hand")) if g.owner[p] == side]
    return place_each(g, side, pieces, spots, others, rule="3.5", ask="ask-put")


@rule("3.5")
def cannot_pick(waiting: Collection[int], passed: Passed, asked: int, piece: int) -> Refusal | None:
    """§3.5 No order is prescribed: any counter of its side that waits for its place."""
    if piece not in waiting:
        return NOT_TO_PLACE
    return ASKED_ALREADY if piece == asked or piece in passed else None


@rule("3.5", "11.1")
def free_set_up(g: Patrol) -> Script[None]:
    """§3.5 Both sides place their patrols at the same time, in secret; §11.1 every counter starts concealed."""
    placed = yield from g.together({side: place_patrol(g, side) for side in g.sides})
    for side, hexes in placed.items():
        for piece, hex_ in hexes.items():
            g.conceal(piece)
            g.place(piece, hex_)
        g.tell("set-up-done", "3.5", side=side)


# §5 ----------------------------------------------------------------------------------------------------------


@rule("5.1", "5.4")
def cannot_activate(g: Patrol, side: Side, piece: int) -> Refusal | None:
    """§5.1 A side activates one of its own counters on the board; §5.4 each once a turn."""
    if g.owner[piece] != side:
        return NOT_YOURS
    if g.position.at[piece] >= g.board.grid.size:
        return NOT_ON_BOARD
    if not g.is_counter[piece]:
        return IS_MARKER
    return ALREADY_SPENT if g.position.marks[piece] & SPENT else None


@rule("4.5", "5.2")
def activations(g: Patrol) -> Script[None]:
    """§4.5 The sides activate one counter in turn; §5.2 two passes in a row end the activations of the turn."""
    return alternate(g, activation)


@rule("5.1", "5.2", "15.1")
def activation(g: Patrol, side: Side) -> Script[Then]:
    """§5.1 A side activates a counter, lights a flare, or passes; §5.2 with nothing to activate it passes unasked."""
    ready = g.activate.each(g.counters[side], cannot_activate, g, side)
    if g.is_idle(ready):
        return Then.PASS
    flare = g.flare.unless(cannot_light_now, g, side, len(ready))
    choice = yield g.menu(side, ready, flare, g.pass_(), rule="5.1", ask="ask-activate")
    if choice.verb == "pass":
        g.tell("passes", "5.2", side=side)
        return Then.PASS
    if choice.verb == "flare":
        light(g, side)
    else:
        yield from take_action(g, side, choice.noun)
    return Then.OTHER


@rule("5.3", "5.4", "5.5")
def take_action(g: Patrol, side: Side, piece: int) -> Script[None]:
    """§5.3 A counter does one thing; §5.4 then it is spent."""
    actions = actions_of(g, piece)
    offers = [action.offer for action in actions]
    choice = yield g.choose(side, *offers, rule="5.3", ask="ask-act", piece=piece)
    g.mark(piece, SPENT)
    yield from carry_out(g, actions, choice)


@rule("5.3")
def actions_of(g: Patrol, piece: int) -> list[Action]:
    """§5.3 A counter may move, fire, assault, hide, rally, or do nothing."""
    moves, prices = step_offer(g, piece, g.move_of[piece], moved=False)
    fires = g.fire.each(targets(g, piece), cannot_fire, g, piece, tally=fire_tally)
    assaults = g.assault.each(neighbours_with_enemies(g, piece), cannot_assault, g, piece, tally=single_assault)
    return [
        Action(moves, lambda hex_: move(g, piece, hex_, prices[hex_])),
        Action(fires, fire, g, piece),
        Action(assaults, assault, g, piece),
        Action(g.hide.unless(cannot_hide, g, piece), go_to_ground, g, piece),
        Action(g.rally.unless(cannot_rally, g, piece, tally=morale_tally), rally, g, piece),
        Action(g.stay(), stay, g, piece),
    ]


def stay(g: Patrol, piece: int) -> None:
    """§5.3 A counter does nothing."""
    g.tell_apart(g.owner[piece], piece, "stays", "counter-stays", "5.3", hex=g.position.at[piece])


def single_assault(g: Patrol, piece: int, hex_: int) -> Tally:
    """The tally of an assault by one unit alone, before others join."""
    return assault_tally(g, [piece], hex_)


# §15.1 -------------------------------------------------------------------------------------------------------


@rule("15.1")
def cannot_light(g: Patrol, side: Side, _: int = 0) -> Refusal | None:
    """§15.1 With the optional rule, a side with a flare left may light it in the dark."""
    if "15.1" not in g.options:
        return NO_FLARES
    if not g.position.flares[side]:
        return Refusal("15.1", "no-ammunition")
    return Refusal("15.1", "no-lit-already") if g.position.lit else None


@rule("15.1")
def cannot_light_now(g: Patrol, side: Side, ready: int) -> Refusal | None:
    """§15.1 It is lit instead of activating a counter: one must be left to activate."""
    refusal = cannot_light(g, side)
    return NOTHING_INSTEAD if refusal is None and not ready else refusal


ANY_TIME: Mapping[str, Cannot] = {"activate": cannot_activate, "flare": cannot_light}
"""For each verb, the predicate that refuses it at any time: a function of the table, the side and the noun."""


@rule("15.1")
def light(g: Patrol, side: Side) -> None:
    """§15.1 The whole map is lit until the turn ends."""
    g.position.flares[side] -= 1
    g.position.lit = 1
    g.tell("flare", "15.1", side=side)


SET_UP = Phase("3.5", free_set_up, announce="phase-set-up")
TURN = (
    Phase("4.1", initiative, announce="phase-turn"),
    Phase("4.2", reinforcements),
    Phase("4.3", fall),
    Phase("4.4", plotting),
    Phase("4.5", activations),
    Phase("4.6", end_of_turn),
)
WITHOUT_MORTARS = tuple(phase for phase in TURN if phase.rule not in ("4.3", "4.4"))


@rule("4.0")
def sequence(g: Patrol) -> tuple[Phase, ...]:
    """§4 The phases of this turn; §3.5 the first may begin with a free set-up."""
    turn = WITHOUT_MORTARS if "no-mortars" in g.scenario.rules else TURN
    return (SET_UP, *turn) if g.position.turn == 1 and "free-set-up" in g.scenario.rules else turn
