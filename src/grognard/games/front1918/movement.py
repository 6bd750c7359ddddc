"""How groups move: the march step by step, who comes along, forced marches, relief.

Who may move and where to is in `destinations`. `ground` knows costs and what a group meets; bridges and reinforcements
have modules of their own. The phase itself is in `movement_phase`; arrivals, exploitation and reactions move groups by
this chapter too.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from grognard.games.front1918 import bridges
from grognard.games.front1918.destinations import (
    UNRELIEVED,
    Party,
    Terms,
    cannot_move,
    hexes_for,
    in_points,
    is_bound,
    purse,
    reach_of,
    way,
    way_tally,
    why_no_way,
)
from grognard.games.front1918.series import first_refusal, take
from grognard.games.front1918.supports import disorganise, lose_base, overrun
from grognard.games.front1918.table import Front
from grognard.games.front1918.words import (
    MOVE_BEGUN,
    MOVED,
    TRIED,
)
from grognard.kernel.asking.actions import Action, carry_out
from grognard.kernel.asking.script import Option, Refusal, Script, Side
from grognard.kernel.words.rulebook import rule

BEGUN = Refusal("movement.forced-march", "no-forced-begun")
OFF_ROAD = Refusal("movement.forced-march", "no-off-road")
NO_FORCED_KIND = Refusal("movement.forced-march", "no-forced-kind")
NO_FORCED_UPSET = Refusal("movement.forced-march", "no-forced-upset")


# The march -----------------------------------------------------------------------------------------------------


@rule("movement.basic", "movement.minimum", "footbridge.laying")
def march(g: Front, party: Party) -> Script[None]:
    """One group moves hex by hex, in legs as its owner likes, until it halts or can do nothing more."""
    while True:
        found = reach_of(g, party)
        hexes = hexes_for(g, party, found)
        more = on_the_way(g, party)
        if not hexes and party.has_moved and not any(more):
            break
        more = [*joining(g, party), *more, *lifting(g, party)]
        ways = g.to.these(hexes, why_no_way, g, party, found, tally=way_tally, trail=way)
        choice = yield g.choose(
            party.side,
            ways,
            *[each.offer for each in more],
            g.halt.each((0,), cannot_halt, g, party, hexes),
            rule=party.terms.rule,
            ask=party.terms.ask,
            against=partial(why_not_on_march, g, party),
            piece=party.pieces[0],
            left=float(in_points(found, party.left)) if found.meeting.mover.halves else party.left,
            count=len(party.pieces),
            moved=int(party.has_moved),
        )
        if choice.verb == "halt":
            break
        if choice.verb == "to":
            party.left -= found.costs[choice.noun]
            walk(g, party, found.path(choice.noun))
        else:
            yield from carry_out(g, more, choice)
        if not g.is_on_board(party.pieces[0]):
            return
    if party.has_moved and sweeps(g, party):
        bridges.sweep(g, party.side, g.position.at[party.pieces[0]])


def cannot_halt(g: Front, party: Party, hexes: Sequence[int], _: int) -> Refusal | None:
    """Why a group that could go to these hexes may not halt yet: by the rules of one book alone."""
    return first_refusal(g.predicates.cannot_halt, g, party, hexes)


@rule("footbridge.removal")
def sweeps(g: Front, party: Party) -> bool:
    """Whether a group that ends its move removes enemy footbridges: in one book only combat units do."""
    return g.all_sweep or any(g.is_combat[p] for p in party.pieces)


def lifting(g: Front, party: Party) -> list[Action]:
    """Take up footbridges of one's own, where the book allows it in the middle of a move."""
    if not g.position.footbridge or not g.lifts_any_time or not party.terms.may_span:
        return []
    return [Action(bridges.unspan_offer(g, party.side), bridges.unspan, g)]


def joining(g: Front, party: Party) -> list[Action]:
    """What a group may do before it moves: take others along, force the march."""
    actions = []
    if party.terms.may_gather:
        others = () if party.has_moved else companions(g, party)
        voice = g.with_.each if others else g.with_.these
        actions.append(Action(voice(others, cannot_come_along, g, party), take_along, g, party))
    if party.terms.may_force:
        actions.append(Action(g.forced.each((0,), cannot_force_all, g, party), force_march, g, party))
    return actions


def take_along(g: Front, party: Party, piece: int) -> None:
    """Another unit of the hex joins the group."""
    party.pieces.append(piece)
    party.left = purse(g, party.terms, party.pieces, party.is_forced)


def force_march(g: Front, party: Party) -> None:
    """The group forces the march."""
    party.is_forced = True
    party.left = purse(g, party.terms, party.pieces, is_forced=True)


def on_the_way(g: Front, party: Party) -> list[Action]:
    """What a group may do on its way besides moving on: lay a footbridge, and what one book adds."""
    actions = []
    fighters = sappers(g, party) if party.terms.may_span and party.side in g.builders else []
    if fighters and party.left >= span_price(g, party):
        actions.append(Action(bridges.span_offer(g, party.side, fighters), lay_footbridge, g, party))
    for more in g.actions.on_march:
        actions += more(g, party)
    return actions


def lay_footbridge(g: Front, party: Party, edge: int) -> Script[None]:
    """The group tries a footbridge, for its points."""
    party.left -= span_price(g, party)
    yield from bridges.span(g, party.side, sappers(g, party), edge)


@rule("footbridge.laying")
def sappers(g: Front, party: Party) -> list[int]:
    """The combat units of a group that may lay footbridges: those that go by themselves, none that is carried."""
    return [p for p in g.facts.pace_setters(g, party.pieces) if g.is_combat[p]]


@rule("footbridge.laying", "movement.half-points")
def span_price(g: Front, party: Party) -> int:
    """What a try at a footbridge costs a group, in the units in which its points are counted."""
    return 2 * g.span_cost if g.facts.rides_in_halves(g, party.pieces) else g.span_cost


def why_not_on_march(g: Front, party: Party, option: Option) -> Refusal | None:
    """Why a group has no offer of what others may do on their way."""
    match option.verb:
        case "span":
            return cannot_build(g, party)
        case "unspan":
            return cannot_lift(party)
        case "with":
            return Refusal(party.terms.rule, "no-with-here")
        case "forced":
            return Refusal("movement.forced-march", "no-forced-here")
        case verb:
            cannot = g.predicates.not_on_march.get(verb)
            return None if cannot is None else cannot(g, party, option.noun)


@rule("footbridge.laying", "movement.half-points")
def cannot_build(g: Front, party: Party) -> Refusal | None:
    """Only combat units that move in the movement phase or in exploitation lay footbridges, for their points."""
    if party.side not in g.builders:
        return bridges.NO_BUILDER
    if not party.terms.may_span:
        return Refusal(party.terms.rule, "no-bridging-here")
    if not sappers(g, party):
        return Refusal("footbridge.laying", "no-bridging-unit")
    return None if party.left >= span_price(g, party) else Refusal("footbridge.laying", "no-bridging-points")


@rule("footbridge.limits")
def cannot_lift(party: Party) -> Refusal | None:
    """No footbridge is taken up in a move for another rule; whether one is at any other time, `bridges` says."""
    return None if party.terms.may_span else Refusal(party.terms.rule, "no-bridging-here")


def companions(g: Front, party: Party) -> list[int]:
    """The other units in the hex that could come along."""
    stack = g.at(g.position.at[party.pieces[0]])
    if len(stack) == 1:
        return []
    return [p for p in stack if p not in party.pieces and (g.is_combat[p] or g.is_wheeled[p])]


@rule("movement.basic", "relief.stack")
def cannot_come_along(g: Front, party: Party, piece: int) -> Refusal | None:
    """Why a unit cannot come along: it must be in the hex and able to move; in an enemy zone one must stay."""
    if piece in party.pieces:
        return Refusal("movement.basic", "no-with-them")
    if party.has_moved:
        return first_refusal(g.predicates.cannot_join_late, g, party) or MOVE_BEGUN
    if g.owner[piece] == party.side and g.position.at[piece] != g.position.at[party.pieces[0]]:
        return Refusal("movement.basic", "no-other-hex")
    why = party.terms.cannot(g, party.side, piece)
    if why is not None and not (party.is_relieved and why in UNRELIEVED):
        return why
    if (why := first_refusal(g.predicates.cannot_come_along, g, party, piece)) is not None:
        return why
    if not party.is_relieved and is_bound(g, party.side, [*party.pieces, piece]):
        return Refusal("relief.stack", "no-one-stays")
    return cannot_force(g, piece) if party.is_forced else None


@rule("movement.forced-march", "disorganisation.effects")
def cannot_force(g: Front, piece: int) -> Refusal | None:
    """Combat units may force the march, but no tanks and no disorganised units."""
    if not g.is_foot[piece]:
        return NO_FORCED_KIND
    return NO_FORCED_UPSET if g.is_upset(piece) else None


@rule("movement.forced-march")
def cannot_force_all(g: Front, party: Party, _: int) -> Refusal | None:
    """A forced march is chosen once, before the first step, on a road, by a group whose units all can."""
    if party.is_forced:
        return Refusal("movement.forced-march", "no-forced-already")
    if party.has_moved:
        return BEGUN
    if g.position.at[party.pieces[0]] not in g.ways.road_hexes:
        return OFF_ROAD
    for p in party.pieces:
        why = cannot_force(g, p)
        if why is not None:
            return why
    return None


@rule("movement.basic", "guns.movement", "assault-troops.movement", "hq.movement", "air.base-loss")
def walk(g: Front, party: Party, path: Sequence[int]) -> None:
    """Move along a path: combat units take control of it, and enemy supports caught alone next to it are lost."""
    group = party.pieces
    if not party.has_moved:
        take(g.steps.set_off, g, party)
    party.has_moved = True
    is_halted = bool(g.facts.halting_hexes(g, party.side) >> path[-1] & 1)
    party.left = 0 if is_halted else party.left
    for piece in group:
        if g.is_hq[piece]:
            lose_base(g, piece, group)
    carried = [g.stoss_with(p) for p in group] if g.storms[party.side] else ()
    for hex_ in path[1:-1] if g.steps.passed else ():
        take(g.steps.passed, g, group, hex_)
    for piece in (*group, *carried):
        if piece >= 0:
            g.place(piece, path[-1])
    if is_halted:
        take(g.steps.halted, g, group)
    g.tell("moves", "movement.basic", piece=group[0], others=len(group) - 1, hex=path[-1])
    if any(map(g.is_combat.__getitem__, group)):
        control, side = g.position.control, party.side
        for hex_ in path[1:]:
            if control[hex_] != side + 1:
                g.take_control(hex_, side)
            overrun(g, side, hex_)


# Moves in a phase ----------------------------------------------------------------------------------------------


def party_of(g: Front, side: Side, terms: Terms, first: int, is_relieved: bool = False) -> Party:
    """A group at the beginning of its move: one unit with what it carries."""
    group, shut = [first, *g.facts.loads_of(g, first)], g.facts.closed_to(g, [first])
    return Party(side, terms, group, purse(g, terms, group), is_relieved=is_relieved, shut=shut)


@rule("movement.basic", "movement.friends", "relief.alone", "movement.forced-march")
def move_group(g: Front, side: Side, first: int, terms: Terms, is_relieved: bool = False) -> Script[bool]:
    """One unit, or several of its hex, moves once in the phase; true if it left its hex.

    A unit that was selected and stayed cannot be selected again before another has moved.
    """
    party = party_of(g, side, terms, first, is_relieved)
    start = g.position.at[first]
    yield from march(g, party)
    if party.has_moved:
        take(g.steps.left, g, side, start)
    if not party.has_moved and not is_relieved:
        g.mark(first, TRIED)
    yield from end_move(g, party)
    return party.has_moved


@rule("movement.forced-march", "disorganisation.scope")
def end_move(g: Front, party: Party) -> Script[None]:
    """After a move: a forced march in an offensive disorganises; units in the hex entered are relieved.

    Units that were selected and stayed may now be selected again.
    """
    if not party.has_moved:
        return
    put_down(g, party.side)
    if not g.is_on_board(party.pieces[0]):
        return
    for piece in party.pieces:
        g.mark(piece, MOVED)
        if party.is_forced and g.is_offensive:
            disorganise(g, piece, "movement.forced-march")
    if party.terms.may_gather and any(map(g.is_combat.__getitem__, party.pieces)):
        yield from relief(g, party.side, g.position.at[party.pieces[0]], party.terms)


def put_down(g: Front, side: Side) -> None:
    """Forget which units were selected and stayed."""
    marks = g.position.marks
    if any(some & TRIED for some in {*g.where_march[side](marks)}):
        for piece in [p for p in g.mobile[side] if marks[p] & TRIED]:
            g.unmark(piece, TRIED)


@rule("relief.alone")
def cannot_be_relieved(g: Front, side: Side, hex_: int, terms: Terms, piece: int) -> Refusal | None:
    """A combat unit that began here, in an enemy zone, and may otherwise move."""
    if g.owner[piece] != side:
        return Refusal("relief.alone", "no-not-yours")
    if g.position.at[piece] != hex_:
        return Refusal("relief.alone", "no-relieved-elsewhere", {"hex": hex_})
    if not g.is_combat[piece]:
        return Refusal("relief.alone", "no-not-combat")
    if not g.in_zone(side.enemy, hex_, g.are_light([piece], g.at(hex_))):
        return Refusal("relief.alone", "no-relieved")
    why = terms.cannot(g, side, piece)
    return None if why in UNRELIEVED else why


@rule("relief.alone", "relief.example")
def relief(g: Front, side: Side, hex_: int, terms: Terms) -> Script[None]:
    """Right after a unit has entered, units that began there may leave with their full allowance, or stay."""
    while g.in_zone(side.enemy, hex_):
        offer = g.relieve.each(g.fighters_at(hex_, side), cannot_be_relieved, g, side, hex_, terms)
        if not len(offer):
            break
        choice = yield g.choose(side, offer, g.stay(), rule="relief.alone", ask="ask-relieve", hex=hex_)
        if choice.verb == "stay" or not (yield from move_group(g, side, choice.noun, terms, is_relieved=True)):
            break


def march_group(
    g: Front,
    side: Side,
    pieces: Sequence[int],
    points: int,
    *,
    rule: str,
    ask: str,
    forced_allowed: bool = False,
    shut: int = 0,
    why_shut: Refusal | None = None,
) -> Script[bool]:
    """Move these units together for another rule, by all rules of this chapter; true if they left their hex.

    What the chapter allows to who begins a movement or exploitation phase in a hex, it does not allow here: footbridges
    are not laid, and a major river without a bridge is not crossed.
    """
    terms = Terms(rule, ask, cannot_move, lambda *_: points, forced_allowed, False, False, may_wade=False)
    left = purse(g, terms, pieces)
    party = Party(side, terms, list(pieces), left, shut=shut, why_shut=why_shut)
    yield from march(g, party)
    if party.has_moved and party.is_forced and g.is_offensive:
        for piece in party.pieces:
            disorganise(g, piece, "movement.forced-march")
    return party.has_moved
