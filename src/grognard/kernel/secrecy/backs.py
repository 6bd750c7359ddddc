"""What everybody may say of concealed pieces, where their backs tell their kind.

A rule that lists pieces, or reckons with one that nobody may know, must not betray which of those that look alike it
is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from grognard.kernel.secrecy.imagined import unknown_pieces

if TYPE_CHECKING:
    from grognard.kernel.table.play import Play


def alike(table: Play[Any], piece: int) -> list[int]:
    """The pieces that a concealed one may be, as far as others know: the concealed ones of its side and back."""
    back = table.back_of(piece)
    return [p for p in unknown_pieces(table, table.owner[piece]) if table.back_of(p) == back]


def in_open_order(table: Play[Any], pieces: Sequence[int]) -> Sequence[int]:
    """Pieces in an order that does not betray which concealed one is which: these come last, by back and place."""
    if not table.conceals:
        return pieces
    hidden, at, marks = table.position.hidden, table.position.at, table.position.marks
    if not any(hidden[p] for p in pieces):
        return pieces
    unknown = [p for p in pieces if hidden[p]]
    unknown.sort(key=lambda p: (table.owner[p], table.back_of(p), at[p], marks[p]))
    return [*(p for p in pieces if not hidden[p]), *unknown]
