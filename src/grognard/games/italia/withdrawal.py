"""§11.4 Retreat mode, and the order of retreat of Caporetto that allows it.

A unit in this mode goes faster and fights worse, and must go nearer to the supply sources of its side.
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.front1918 import facts as of_the_series
from grognard.games.front1918.destinations import MARCHING, Party, cannot_move, hexes_for, purse, reach_of
from grognard.games.front1918.ground import March
from grognard.games.front1918.retreat import distances
from grognard.games.front1918.words import MOVED
from grognard.games.italia.reserves import set_free
from grognard.games.italia.table import CP, ENTENTE, HELD, RETREATING, Italia
from grognard.games.italia.victory import score
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.tally import FAIL, Tally
from grognard.kernel.space.hexgrid import members
from grognard.kernel.words.rulebook import rule

ONE_DIE = Dice(1, 6)
NOT_NEARER = Refusal("11.4.move", "no-not-nearer")


# Effects -----------------------------------------------------------------------------------------------------------


def change(g: Italia, row: str) -> int:
    """A number of the chart of Retreat mode."""
    return g.number("retreat-mode", row)


@rule("11.4.effects")
def lowered_morale(g: Italia, morale: int) -> int:
    """§11.4 Morale in Retreat mode: one less, but at least 2."""
    return max(min(morale, change(g, "least-morale")), morale + change(g, "morale"))


@rule("11.4.effects")
def morale(g: Italia, piece: int) -> int:
    """§11.4 Morale as it is now, lower in Retreat mode."""
    printed = g.today.morale[piece]
    return lowered_morale(g, printed) if g.position.marks[piece] & RETREATING else printed


@rule("11.4.effects")
def gun_potential(g: Italia, piece: int) -> int:
    """§11.4 The potential of a gun in its present mode: in Retreat mode one less, but at least 1."""
    potential = of_the_series.gun_potential(g, piece)
    if not g.position.marks[piece] & RETREATING:
        return potential
    return max(min(potential, change(g, "least-bombardment")), potential + change(g, "bombardment"))


@rule("13.0.table", "13.0.results")
def breaking_hexes(g: Italia, units: Sequence[int], hexes: int) -> int:
    """§13.0 Four hexes are for units in Retreat mode only; others retreat up to three."""
    is_retreating = all(g.has(p, RETREATING) for p in units)
    return hexes if is_retreating else min(hexes, g.number("mastery-levels", "total", "retreat"))


@rule("13.0.modifiers", "11.4.effects")
def count_for_breaking(g: Italia, units: Sequence[int], tally: Tally) -> None:
    """§13.0 A stack in Retreat mode breaks off more easily."""
    if all(g.has(p, RETREATING) for p in units):
        tally.add(g.number("disengagement-die", "retreat-mode", "die"), "13.0.modifiers", "reason-retreat-mode")


@rule("11.4.move")
def must_retreat(g: Italia, party: Party) -> bool:
    """§11.4 Whether a group must go nearer to a source: in movement phases, if one of its units is in the mode."""
    return party.terms.may_force and any(g.has(p, RETREATING) for p in party.pieces)


@rule("11.4.move")
def nearer(g: Italia, party: Party, found: March, hexes: tuple[int, ...]) -> tuple[int, ...]:
    """§11.4 Of the hexes in reach of units in Retreat mode those nearer to a printed source; all where there are none,
    unless the group has moved already and would undo it (D38)."""
    if not must_retreat(g, party):
        return hexes
    home = distances(g.board.grid, g.edge_sources[party.side])
    now = home[found.start]
    better = tuple([h for h in hexes if home[h] < now])
    return better if better or party.has_moved else hexes


@rule("11.4.move")
def cannot_stay(g: Italia, party: Party, hexes: Sequence[int]) -> Refusal | None:
    """§11.4 A unit in Retreat mode does not stay where it is if it can go nearer to a source."""
    if party.has_moved or not must_retreat(g, party):
        return None
    here, first = g.position.at[party.pieces[0]], next(p for p in party.pieces if g.has(p, RETREATING))
    must_go = has_nearer(g, party.side, here, hexes)
    return Refusal("11.4.move", "no-must-retreat", {"piece": first}) if must_go else None


@rule("11.4.move")
def cannot_stay_behind(g: Italia, side: Side) -> Refusal | None:
    """§11.4 The movement phase does not end while a unit in Retreat mode can go nearer to a source."""
    if side != ENTENTE or not g.position.ordered:
        return None
    first = first_to_go(g, side)
    return Refusal("11.4.move", "no-must-retreat", {"piece": first}) if first >= 0 else None


def has_nearer(g: Italia, side: Side, start: int, hexes: Sequence[int]) -> bool:
    """Whether one of these hexes is nearer to a printed source than the start."""
    home = distances(g.board.grid, g.edge_sources[side])
    return bool(hexes) and min([home[h] for h in hexes]) < home[start]


@rule("11.4.move")
def first_to_go(g: Italia, side: Side) -> int:
    """§11.4 A unit in Retreat mode that can still go nearer to a source in this phase, -1 for none (D38)."""
    marks, at, size = g.position.marks, g.position.at, g.board.grid.size
    waiting = [p for p in g.mobile[side] if marks[p] & RETREATING and not marks[p] & MOVED and at[p] < size]
    for piece in waiting:
        if cannot_move(g, side, piece) is None:
            party = Party(side, MARCHING, [piece], purse(g, MARCHING, [piece]))
            if has_nearer(g, side, at[piece], hexes_for(g, party, reach_of(g, party))):
                return piece
    return -1


# The order ---------------------------------------------------------------------------------------------------------


@rule("scenario.caporetto.retreat-order")
def cannot_order(g: Italia, side: Side, _: int = 0) -> Refusal | None:
    """The Entente may give the order of retreat once, from turn 2 on."""
    clause = "scenario.caporetto.retreat-order"
    if side != ENTENTE or "retreat-order" not in g.scenario.rules:
        return Refusal(clause, "no-retreat-order")
    if g.position.ordered:
        return Refusal(clause, "no-ordered-already")
    return None if g.has_row("retreat-order", g.this_turn) else Refusal(clause, "no-ordered-too-early")


@rule("scenario.caporetto.retreat-order")
def order_cost(g: Italia, side: Side, _: int = 0) -> Tally:
    """The points the order gives the Central Powers: by the turn, and by the points they have."""
    is_reached = int(score(g).total) >= g.number("limits", "retreat-order-points")
    points = g.number("retreat-order", g.this_turn, "reached" if is_reached else "below")
    tally = Tally("retreat-order")
    return tally.add(points, "scenario.caporetto.retreat-order", "reason-retreat-order") if points else tally


@rule("11.4", "11.4.test", "scenario.caporetto.retreat-order")
def retreat_phase(g: Italia, side: Side) -> Script[None]:
    """§11.4 Before its units move the Entente may order the retreat, test units that want to leave the mode, put units
    in it, and take one artillery off the map in each operational sequence (D41, D69)."""
    if side != ENTENTE or "retreat-order" not in g.scenario.rules:
        return
    if cannot_order(g, side) is None:
        give = g.order_retreat.each((0,), cannot_order, g, side, tally=order_cost)
        clause = "scenario.caporetto.retreat-order"
        choice = yield g.choose(side, give, g.done(), rule=clause, ask="ask-order-retreat")
        if choice.verb == "order-retreat":
            points = int(order_cost(g, side).total)
            g.position.points[CP] += points
            g.position.ordered = 1
            g.tell("retreat-ordered", clause, points=points)
    if g.position.ordered:
        yield from leave_mode(g, side)
        yield from enter_mode(g, side)
        yield from withdraw_gun(g, side)


@rule("11.4.test", "3.0.cadorna-line")
def reach_the_line(g: Italia, piece: int, hex_: int) -> None:
    """§11.4 A unit of the Entente that reaches the Cadorna line leaves Retreat mode by itself, at once."""
    if g.owner[piece] == ENTENTE and g.board.regions.get("cadorna-line", 0) >> hex_ & 1:
        g.unmark(piece, RETREATING)
        g.tell("leaves-retreat", "11.4.test", piece=piece)


@rule("11.4.test")
def leaving_tally(g: Italia, side: Side, piece: int) -> Tally:
    """§11.4 The die to leave Retreat mode: easier on a road or railway, harder in open country."""
    here = g.position.at[piece]
    tally = Tally("leave-retreat", change(g, "leave"))
    on_road, on_rail = here in g.ways.road_hexes, is_on_rail(g, here)
    if on_road:
        tally.add(-change(g, "road"), "11.4.test", "reason-on-road")
    if on_rail:
        tally.add(-change(g, "rail"), "11.4.test", "reason-on-rail")
    if not on_road and not on_rail:
        tally.add(-change(g, "open"), "11.4.test", "reason-open-country")
    return tally.test(ONE_DIE)


def is_on_rail(g: Italia, hex_: int) -> bool:
    """Whether a railway leads through a hex."""
    return any(edge // 6 == hex_ for edge in g.ways.rail)


@rule("11.4.test")
def cannot_leave(g: Italia, side: Side, tested: frozenset[int], piece: int) -> Refusal | None:
    """§11.4 A unit in Retreat mode may test, once a phase."""
    if g.owner[piece] != side or not g.has(piece, RETREATING) or not g.is_on_board(piece):
        return Refusal("11.4.test", "no-not-retreating")
    return Refusal("11.4.test", "no-tested") if piece in tested else None


@rule("11.4.test")
def leave_mode(g: Italia, side: Side) -> Script[None]:
    """§11.4 Units that want to leave Retreat mode test, one die each; the owner chooses which (D69)."""
    tested: set[int] = set()
    while True:
        units = g.rally.each(g.own[side], cannot_leave, g, side, frozenset(tested), tally=rally_tally)
        if not len(units):
            return
        choice = yield g.choose(side, units, g.done(), rule="11.4.test", ask="ask-rally")
        if choice.verb == "done":
            return
        tested.add(choice.noun)
        tally = leaving_tally(g, side, choice.noun)
        roll = yield g.roll(rule="11.4.test", ask="roll-rally", tally=tally, low=side)
        if tally.result(roll) != FAIL:
            g.unmark(choice.noun, RETREATING)
        g.tell("stays-retreating" if tally.result(roll) == FAIL else "leaves-retreat", "11.4.test", piece=choice.noun)


def rally_tally(g: Italia, side: Side, tested: frozenset[int], piece: int) -> Tally:
    """The die of a unit that wants to leave Retreat mode."""
    return leaving_tally(g, side, piece)


@rule("11.4", "scenario.caporetto.retreat-order")
def cannot_retreat(g: Italia, side: Side, hex_: int) -> Refusal | None:
    """§11.4 Combat units, headquarters and guns on the map may be put in Retreat mode (D41)."""
    return None if stack_to_retreat(g, side, hex_) else Refusal("11.4", "no-retreat-units")


def stack_to_retreat(g: Italia, side: Side, hex_: int) -> list[int]:
    """The units of a hex that may be put in Retreat mode."""
    kinds = [p for p in g.units_at(hex_, side) if g.is_combat[p] or g.is_hq[p] or g.is_gun[p]]
    return [p for p in kinds if not g.has(p, RETREATING) and not g.board.regions.get("cadorna-line", 0) >> hex_ & 1]


@rule("11.4", "scenario.caporetto.retreat-order", "scenario.caporetto.reserve")
def enter_mode(g: Italia, side: Side) -> Script[None]:
    """§11.4 The owner puts stacks or units in Retreat mode; reserves of the high command among them are free."""
    while True:
        hexes = [h for h in members(g.ground_hexes(side)) if cannot_retreat(g, side, h) is None]
        stacks = g.retire.these(hexes, cannot_retreat, g, side)
        if not len(stacks):
            return
        several = [p for h in hexes if len(stack_to_retreat(g, side, h)) > 1 for p in stack_to_retreat(g, side, h)]
        units = g.retire_one.these(several, cannot_retire_one, g, side, several)
        choice = yield g.choose(side, stacks, units, g.retire_all(), g.done(), rule="11.4", ask="ask-retire")
        if choice.verb == "done":
            return
        if choice.verb == "retire-one":
            put_in_mode(g, side, g.position.at[choice.noun], [choice.noun])
            continue
        for hex_ in hexes if choice.verb == "retire-all" else [choice.noun]:
            put_in_mode(g, side, hex_, stack_to_retreat(g, side, hex_))


@rule("11.4")
def cannot_retire_one(g: Italia, side: Side, several: list[int], piece: int) -> Refusal | None:
    """§11.4 One unit of several is named by itself; one that is alone goes with the order to its hex."""
    refusal = cannot_retreat_alone(g, side, piece)
    return Refusal("11.4", "no-retire-alone") if refusal is None and piece not in several else refusal


@rule("11.4", "scenario.caporetto.retreat-order")
def cannot_retreat_alone(g: Italia, side: Side, piece: int) -> Refusal | None:
    """§11.4 Why one unit of a stack cannot be put in Retreat mode."""
    here = g.position.at[piece]
    able = stack_to_retreat(g, side, here) if here < g.board.grid.size else []
    return None if piece in able else Refusal("11.4", "no-retreat-units")


def put_in_mode(g: Italia, side: Side, hex_: int, units: Sequence[int]) -> None:
    """§11.4 These units of a hex are in Retreat mode from now on."""
    if any(g.has(p, HELD) for p in units):
        set_free(g, hex_)
    for piece in units:
        g.mark(piece, RETREATING)
    g.tell("retires", "11.4", side=side, hex=hex_, count=len(units))


@rule("scenario.caporetto.retreat-order", "scenario.caporetto.exit")
def cannot_withdraw(g: Italia, side: Side, piece: int) -> Refusal | None:
    """One artillery on the map may be taken off in each operational sequence."""
    clause = "scenario.caporetto.retreat-order"
    if g.owner[piece] != side or not g.is_gun[piece] or not g.is_on_board(piece):
        return Refusal(clause, "no-gun")
    return Refusal(clause, "no-gun-withdrawn") if g.position.withdrawn >= g.number("limits", "withdrawn-guns") else None


@rule("scenario.caporetto.retreat-order", "scenario.caporetto.exit")
def withdraw_gun(g: Italia, side: Side) -> Script[None]:
    """The owner may take one artillery off the map: it counts as led off by the west edge."""
    guns = g.take_off.each(g.guns[side], cannot_withdraw, g, side)
    if not len(guns):
        return
    clause = "scenario.caporetto.retreat-order"
    choice = yield g.choose(side, guns, g.done(), rule=clause, ask="ask-take-off")
    if choice.verb == "take-off":
        g.position.withdrawn += 1
        lead_off(g, choice.noun, clause)


@rule("scenario.caporetto.exit")
def lead_off(g: Italia, piece: int, clause: str) -> None:
    """A counter leaves the map by the west edge for good, with its assault troops."""
    stoss = g.stoss_with(piece) if g.is_combat[piece] else -1
    g.tell("led-off", clause, piece=piece)
    g.place(piece, g.board.box("led-off"))
    if stoss >= 0:
        g.position.carrier[stoss] = -1
        g.place(stoss, g.board.box("led-off"))
