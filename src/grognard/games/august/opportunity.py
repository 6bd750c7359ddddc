"""Opportunity fire (13): who may fire at a mover, the window in which he is asked, and the shot."""

from __future__ import annotations

from grognard.games.august.fire import (
    AT_ASSAULT,
    FIRED_HERE,
    FRIENDS_BETWEEN,
    FRIENDS_THERE,
    HAS_FIRED,
    IS_MOUNTED,
    NO_DIRECT_FIRE,
    NOT_SEEN,
    Shot,
    cannot_shoot_at_all,
    fire,
    fire_tally,
    gather,
    has_free_line,
    is_ambush,
    out_of_range,
)
from grognard.games.august.sectors import cannot_fire_over
from grognard.games.august.sight import hexes_seeing, hidden_on_board
from grognard.games.august.table import August
from grognard.games.august.words import (
    DEMORALISED,
    MOUNTED,
    OBSERVED,
    SHOT,
    SPENT,
)
from grognard.kernel.asking.script import Offer, Option, Refusal, Script, Side
from grognard.kernel.tactics.reaction import Watch, window
from grognard.kernel.words.rulebook import rule


@rule("13.0", "13.1", "13.11", "13.21", "13.22", "13.23", "13.24", "12.82", "3.14", "8.3", "7.43", "7.22")
def cannot_react(g: August, side: Side, shot_at: tuple[int, ...], watch: Watch, piece: int) -> Refusal | None:
    """§13.0 A unit not yet activated fires at a mover it sees, in range: once a turn, a machine gun twice."""
    hex_ = g.position.at[shot_at[0]]
    if g.owner[piece] != side or not g.is_on_board(piece):
        return NO_DIRECT_FIRE
    if g.has(piece, SPENT) or (g.has(piece, SHOT) and not g.is_machine_gun[piece]):
        return HAS_FIRED
    if watch.has_reacted(piece, hex_):
        return FIRED_HERE
    if g.is_company[piece] and g.position.face[piece] == MOUNTED:
        return IS_MOUNTED
    if (refusal := cannot_shoot_at_all(g, piece)) is not None:
        return refusal
    if (refusal := out_of_range(g, piece, hex_)) is not None:
        return refusal
    if any(not g.is_leader[p] for p in g.pieces_at(hex_, side)):
        return AT_ASSAULT if g.is_assault_hex(hex_) else FRIENDS_THERE
    here = g.position.at[piece]
    if (refusal := cannot_fire_over(g, here, hex_)) is not None:
        return refusal
    if not any(hexes_seeing(g, hex_, g.has(p, OBSERVED)) >> here & 1 for p in shot_at):
        return NOT_SEEN
    return None if has_free_line(g, piece, hex_) else FRIENDS_BETWEEN


def might_react(g: August, side: Side, movers: tuple[int, ...], watch: Watch) -> list[int]:
    """§13.1 The units that may fire at movers; as long as a side hides anything its enemy cannot tell there is none."""
    hex_ = g.position.at[movers[0]]
    if hex_ >= g.board.grid.size:
        return []
    at = g.position.at
    near = g.board.grid.within(hex_, g.longest_range)
    able = [p for p in g.shooters_of[side] if near >> at[p] & 1 and cannot_react(g, side, movers, watch, p) is None]
    if able or not any(g.position.hidden):
        return able
    return [-1] if hidden_on_board(g, side) else []


@rule("13.1", "13.11", "13.15", "13.14")
def opportunity_fire(g: August, movers: tuple[int, ...], watch: Watch, is_march: bool = False) -> Script[set[int]]:
    """§13.11 After each hex entered the inactive side may fire at the movers, again and again, until it holds.

    Returns the movers who failed a test by it.
    """
    failed: set[int] = set()
    side = g.owner[movers[0]].enemy
    hex_ = g.position.at[movers[0]]

    def still() -> tuple[int, ...]:
        return tuple(p for p in movers if g.position.at[p] == hex_)

    def might() -> list[int]:
        return might_react(g, side, still(), watch) if still() and not g.position.over else []

    def offer(able: list[int]) -> Offer:
        return g.shoot.each(
            [p for p in g.shooters_of[side] if g.is_on_board(p)],
            cannot_react,
            g,
            side,
            still(),
            watch,
            tally=lambda g, side, at, watch, p: fire_tally(g, Shot((p,), hex_, (), at, is_ambush(g, (p,), is_march))),
        )

    def react(choice: Option) -> Script[None]:
        failed.update((yield from react_with(g, side, choice.noun, still(), watch, is_march)))

    yield from window(
        g,
        side,
        might,
        offer,
        react,
        hold=g.hold(),
        waive=g.let_pass(),
        watch=watch,
        rule="13.1",
        ask="ask-shoot",
        piece=movers[0],
        hex=hex_,
    )
    return failed


@rule("13.1", "3.14", "13.15", "7.46")
def react_with(
    g: August, side: Side, first: int, movers: tuple[int, ...], watch: Watch, is_march: bool = False
) -> Script[set[int]]:
    """§13.1 One opportunity fire, alone or combined; §3.14 firers and the leaders who help are marked at once."""
    hex_ = g.position.at[movers[0]]
    others = [
        p
        for p in g.pieces_of[side]
        if p != first and g.is_on_board(p) and (may_assist(g, p) or cannot_react(g, side, movers, watch, p) is None)
    ]
    begun = Shot((first,), hex_, (), movers, is_ambush(g, (first,), is_march))
    shot = yield from gather(g, begun, others, 0, "13.15")
    shot = shot._replace(is_ambush=is_ambush(g, shot.firers, is_march))
    for piece in shot.firers:
        g.reveal(piece)
        watch.note(piece, hex_)
    failed = yield from fire(g, shot)
    machine_guns = all(g.is_machine_gun[p] for p in shot.firers)
    for piece in (*shot.firers, *shot.leaders):
        twice = g.is_machine_gun[piece] or (g.is_leader[piece] and machine_guns)
        if twice and not g.has(piece, SHOT):
            g.mark(piece, SHOT)
        else:
            g.unmark(piece, SHOT)
            g.mark(piece, SPENT)
    return failed


@rule("3.14", "6.3")
def may_assist(g: August, leader: int) -> bool:
    """§6.3 A leader without MOVED/FIRED may help opportunity fire (R 57)."""
    return g.is_leader[leader] and not g.has(leader, SPENT | DEMORALISED)
