"""Where chapters that are written elsewhere join movement: hidden pieces (16.5) and barrages (9.71).

Movement calls these after every hex entered. A chapter that is there is called from here; nothing is decided here.
"""

from __future__ import annotations

from grognard.games.august.artillery import strike_movers
from grognard.games.august.sight import sees
from grognard.games.august.table import LOADED, August
from grognard.kernel.rulebook import rule
from grognard.kernel.script import Script


@rule("16.5", "def.observation")
def look_around(g: August) -> None:
    """§16.5 Hidden pieces that an enemy piece detects appear on the map."""
    position = g.position
    if not any(position.hidden):
        return
    for side in g.sides:
        hidden = [p for p in g.pieces_of[side] if position.hidden[p] and g.is_on_board(p)]
        eyes = {position.at[p] for p in g.pieces_of[side.enemy] if g.is_on_board(p) and not g.has(p, LOADED)}
        for piece in hidden:
            if any(sees(g, eye, piece) for eye in eyes) and g.reveal(piece):
                g.tell("detected", "16.5", piece=piece, hex=position.at[piece])


def barrage(g: August, movers: tuple[int, ...]) -> Script[None]:
    """§9.71 The barrages in the hex strike whoever has entered it."""
    if g.position.at[movers[0]] in g.position.barrage:
        yield from strike_movers(g, movers)
