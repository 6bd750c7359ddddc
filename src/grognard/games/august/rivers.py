"""Chapters 5.8 to 5.83: rivers run through hexes; a piece in a river hex stands on one of its banks.

The banks follow from the course of the river: the sides through which it comes and goes part the others. Crossing is a
question of banks here; the points are in `ground`.
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.august.table import August
from grognard.kernel.asking.script import Refusal
from grognard.kernel.table.board import Board
from grognard.kernel.words.rulebook import rule

NO_BANK, LEFT, RIGHT = range(3)
COURSES = {"stream": "minor-river", "river": "major-river"}
NO_CROSSING = Refusal("5.82", "no-crossing")


# Banks ---------------------------------------------------------------------------------------------------------


@rule("5.81", "5.82")
def read_banks(board: Board) -> dict[int, tuple[int, ...]]:
    """§5.81 For every river hex the bank of each of its six sides; none for the sides through which it flows.

    A course is walked from one end to the other; facing downstream, what follows clockwise is the right bank. Where it
    leaves the map it goes on straight.
    """
    found: dict[int, tuple[int, ...]] = {}
    for course in COURSES:
        sides: dict[int, list[int]] = {}
        for edge in board.links.get(course, ()):
            sides.setdefault(edge // 6, []).append(edge % 6)
        ends = sorted(h for h, ways in sides.items() if len(ways) == 1)
        for end in ends:
            if end not in found:
                _walk_course(board, sides, end, found)
    return found


def _walk_course(board: Board, sides: dict[int, list[int]], start: int, found: dict[int, tuple[int, ...]]) -> None:
    """Note the banks of one course, from this end of it."""
    hex_, came = start, -1
    while True:
        ways = [d for d in sides[hex_] if d != came]
        goes = ways[0] if ways else (came + 3) % 6
        enters = came if came >= 0 else (goes + 3) % 6
        banks = [NO_BANK] * 6
        for bank, first, last in ((RIGHT, goes, enters), (LEFT, enters, goes)):
            d = (first + 1) % 6
            while d != last:
                banks[d] = bank
                d = (d + 1) % 6
        found[hex_] = tuple(banks)
        if not ways:
            return
        hex_, came = board.grid.neighbours[hex_][goes], (goes + 3) % 6
        if hex_ < 0 or hex_ in found:
            return


def bank_of_side(g: August, hex_: int, beside: int) -> int:
    """The bank of a river hex that a neighbouring hex lies on; none along the river and away from it."""
    banks = g.banks.get(hex_)
    direction = g.board.grid.direction(hex_, beside) if banks is not None else None
    return banks[direction] if banks is not None and direction is not None else NO_BANK


def bank_after(g: August, piece: int, from_: int, to: int) -> int:
    """§5.83 On which bank a piece stands after a step: that of the side it comes through; along the river its own."""
    return bank_from(g, g.position.bank[piece], from_, to)


def bank_from(g: August, bank: int, from_: int, to: int) -> int:
    """§5.83 On which bank one stands after a step from a hex, or from a bank of it."""
    if to not in g.banks or from_ >= g.board.grid.size:
        return NO_BANK
    return bank_of_side(g, to, from_) or bank


# Crossing (5.8, 5.81, 5.82) ------------------------------------------------------------------------------------


def crosses(g: August, bank: int, from_: int, to: int) -> bool:
    """Whether a step leaves a river hex from the far bank, seen from the bank on which the piece stands."""
    theirs = bank_of_side(g, from_, to)
    return NO_BANK not in (bank, theirs) and bank != theirs


def has_passage(g: August, hex_: int) -> bool:
    """§5.8 Whether a bridge or a ford lets pieces cross in a hex."""
    return g.board.has(hex_, "bridge") or g.board.has(hex_, "ford")


@rule("5.82", "5.8")
def cannot_cross(g: August, piece: int, from_: int, to: int) -> Refusal | None:
    """§5.82 A major river is left on the same bank, unless a bridge or a ford is there."""
    return NO_CROSSING if is_barred(g, g.position.bank[piece], from_, to) else None


@rule("5.82", "5.8")
def is_barred(g: August, bank: int, from_: int, to: int) -> bool:
    """§5.82 Whether a step from this bank of a major river would leave it on the other, without bridge or ford."""
    if from_ not in g.banks or not g.board.has(from_, "major-river") or has_passage(g, from_):
        return False
    return crosses(g, bank, from_, to)


@rule("5.81", "5.3")
def ends_move(g: August, piece: int, from_: int, to: int) -> bool:
    """§5.81 Whether a step crosses a minor river without bridge or ford: the move ends there."""
    if from_ not in g.banks:
        return False
    bank = g.position.bank[piece]
    return g.board.has(from_, "minor-river") and not has_passage(g, from_) and crosses(g, bank, from_, to)


# Assault (5.83) ------------------------------------------------------------------------------------------------


@rule("5.83")
def is_across(g: August, hex_: int, attackers: Sequence[int], defenders: Sequence[int]) -> bool:
    """§5.83 Whether an attack in a major river hex goes across it: some attacker has no defender on his bank (R 87)."""
    if not g.board.has(hex_, "major-river"):
        return False
    banks = [g.position.bank[p] for p in defenders if not g.is_leader[p]]
    mine = [bank_in(g, p, hex_) for p in attackers if not g.is_leader[p]]
    return any(not any(on_one_bank(bank, theirs) for theirs in banks) for bank in mine)


def on_one_bank(one: int, two: int) -> bool:
    """§5.83 Whether two pieces in a river hex are on one bank; who came from neither is on both."""
    return one == two or NO_BANK in (one, two)


@rule("5.83", "12.6")
def in_bayonet_attack(g: August, hex_: int, attackers: Sequence[int], pieces: Sequence[int]) -> list[int]:
    """§5.83 Those whom a bayonet attack reaches: in a major river hex only on a bank of an attacker (R 106)."""
    if not g.board.has(hex_, "major-river"):
        return list(pieces)
    banks = [g.position.bank[p] for p in attackers]
    return [p for p in pieces if any(on_one_bank(g.position.bank[p], bank) for bank in banks)]


def bank_in(g: August, piece: int, hex_: int) -> int:
    """The bank of a river hex on which a piece stands, or will stand once it has entered."""
    here = g.position.at[piece]
    return g.position.bank[piece] if here == hex_ else bank_after(g, piece, here, hex_)
