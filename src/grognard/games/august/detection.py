"""Chapter 16.5: hidden pieces appear when an enemy piece detects them, which is asked after every hex entered."""

from __future__ import annotations

from grognard.games.august.ground import take_ground
from grognard.games.august.sight import hexes_seeing, hidden_on_board, sees
from grognard.games.august.table import August
from grognard.games.august.words import LOADED, OBSERVED
from grognard.kernel.words.rulebook import rule


@rule("16.5", "def.observation")
def look_around(g: August) -> None:
    """§16.5 Hidden pieces that an enemy piece detects appear on the map.

    That nothing was found is learnt too, so that whoever looked cannot take back what let him look.
    """
    if not any(g.position.hidden):
        return
    for side in g.sides:
        hidden = hidden_on_board(g, side)
        if hidden:
            g.disclose()
        for piece in hidden:
            if is_detected(g, piece):
                appear(g, piece)


def is_detected(g: August, piece: int) -> bool:
    """§16.5 Whether an enemy piece on the map detects a hidden one."""
    at, marks, size = g.position.at, g.position.marks, g.board.grid.size
    seen = hexes_seeing(g, at[piece], g.has(piece, OBSERVED))
    eyes = {at[p] for p in g.present(g.owner[piece].enemy).pieces if at[p] < size and not marks[p] & LOADED}
    return any(sees(g, eye, piece) for eye in eyes if seen >> eye & 1)


@rule("16.5", "def.control")
def appear(g: August, piece: int) -> None:
    """§16.5 A hidden piece is on the map for good, and holds its hex from now on."""
    g.reveal(piece)
    g.tell("detected", "16.5", piece=piece, hex=g.position.at[piece])
    take_ground(g, g.position.at[piece])
