"""Options of the set-up: the trucks of the Solstice, and its concentrated effort."""

from __future__ import annotations

from grognard.games.italia.table import CP, Italia
from grognard.kernel.asking.script import Refusal, Script
from grognard.kernel.words.rulebook import rule


@rule("scenario.solstice.trucks")
def leave_trucks_out(g: Italia) -> None:
    """Without the option the trucks are out of the game."""
    for piece in [p for p, is_truck in enumerate(g.is_truck) if is_truck]:
        if "scenario.solstice.trucks" not in g.options and g.is_on_board(piece):
            g.place(piece, g.board.out)


# A concentrated effort ---------------------------------------------------------------------------------------------


def brigades_of(g: Italia, piece: int) -> list[int]:
    """The counters of a division, by one of them."""
    return [p for p in g.fighters[CP] if g.division[p] == g.division[piece] and g.is_on_board(p)]


@rule("scenario.solstice.whatif", "3.0.elite")
def cannot_bring_up(g: Italia, swapped: frozenset[int], piece: int) -> Refusal | None:
    """An elite division of the Central Powers, named by the first of its counters, all of them in one hex."""
    clause = "scenario.solstice.whatif"
    if g.owner[piece] != CP or not g.is_on_board(piece) or not g.is_small[piece] or not g.is_elite(piece):
        return Refusal(clause, "no-elite")
    group = brigades_of(g, piece)
    if piece != group[0] or len({g.position.at[p] for p in group}) > 1:
        return Refusal(clause, "no-elite")
    if piece in swapped:
        return Refusal(clause, "no-swapped")
    divisions = [p for p in g.fighters[CP] if cannot_swap(g, swapped, piece, p) is None]
    return None if divisions else Refusal("stacking.limit", "no-swap-room")


@rule("scenario.solstice.whatif")
def cannot_swap(g: Italia, swapped: frozenset[int], elite: int, piece: int) -> Refusal | None:
    """A division of morale 4 of the Central Powers; after the exchange neither stack may be too high (§4.0)."""
    clause = "scenario.solstice.whatif"
    is_strong = g.is_division[piece] and g.morale_of[piece] == g.number("limits", "three-step-morale")
    if g.owner[piece] != CP or not g.is_on_board(piece) or not is_strong:
        return Refusal(clause, "no-strong-division")
    if piece in swapped:
        return Refusal(clause, "no-swapped")
    brigades = brigades_of(g, elite)
    fits = has_place(g, brigades, [piece]) and has_place(g, [piece], brigades)
    return None if fits else Refusal("stacking.limit", "no-swap-room")


@rule("4.0", "scenario.solstice.whatif")
def has_place(g: Italia, units: list[int], others: list[int]) -> bool:
    """Whether units could stand where these others stand, in their place."""
    here = g.position.at[others[0]]
    there = [p for p in g.at(here) if p not in (*others, *units)]
    return g.stacking([*there, *units]) <= g.stack_limit


@rule("scenario.solstice.whatif")
def concentrate(g: Italia) -> Script[None]:
    """Option: before the first turn up to three elite divisions change places with as many divisions of morale 4."""
    if "scenario.solstice.whatif" not in g.options:
        return
    clause, swapped = "scenario.solstice.whatif", frozenset[int]()
    for left in range(g.number("limits", "swapped-divisions"), 0, -1):
        elite = g.bring_up.each(g.fighters[CP], cannot_bring_up, g, swapped)
        if not len(elite):
            return
        choice = yield g.choose(CP, elite, g.done(), rule=clause, ask="ask-bring-up", left=left)
        if choice.verb == "done":
            return
        others = g.swap_with.each(g.fighters[CP], cannot_swap, g, swapped, choice.noun)
        other = (yield g.choose(CP, others, rule=clause, ask="ask-swap-with", piece=choice.noun)).noun
        change_places(g, brigades_of(g, choice.noun), other)
        swapped |= {choice.noun, other}


@rule("scenario.solstice.whatif", "11.3.2")
def change_places(g: Italia, elite: list[int], other: int) -> None:
    """An elite division and a division of morale 4 change places, each with its assault troops."""
    here, there = g.position.at[elite[0]], g.position.at[other]
    for pieces, to in ((elite, there), ([other], here)):
        for piece in pieces:
            stoss = g.stoss_with(piece)
            g.place(piece, to)
            if stoss >= 0:
                g.place(stoss, to)
    g.tell("places-changed", "scenario.solstice.whatif", piece=elite[0], piece_to=other, hex=there, hex_to=here)
