"""Chapter 15.3: fires in buildings and jungle, which nobody enters and everybody leaves."""

from __future__ import annotations

from grognard.games.indochine.ground import abandon_digging, cannot_stack
from grognard.games.indochine.hiding import observe
from grognard.games.indochine.morale import be_stopped, eliminate
from grognard.games.indochine.table import Indochine
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.words.rulebook import rule


@rule("15.3")
def set_on_fire(g: Indochine, hex_: int) -> Script[None]:
    """§15.3 A hex burns to the end of the game (R 33); units in it are stopped, or lose a step instead (R 168)."""
    if g.position.burning[hex_]:
        return
    g.position.burning[hex_] = 1
    g.tell("burns", "15.3", hex=hex_)
    for piece in g.at(hex_):
        yield from be_stopped(g, piece, "15.3")


@rule("15.3")
def cannot_flee(g: Indochine, piece: int, hex_: int) -> Refusal | None:
    """§15.3 A unit flees from a fire into an adjacent hex that does not burn, free of enemies, within stacking."""
    if g.board.grid.distance(g.position.at[piece], hex_) != 1:
        return Refusal("15.3", "no-not-adjacent")
    if g.position.burning[hex_]:
        return Refusal("15.3", "no-burning")
    if g.counters_at(hex_, g.owner[piece].enemy):
        return Refusal("15.3", "no-enemy-there")
    return cannot_stack(g, piece, hex_)


@rule("15.3", "2.E")
def leave_fires(g: Indochine) -> Script[None]:
    """§15.3 Before everything else in phase E units leave burning hexes, or are lost (R 39)."""
    for side in g.sides:
        for piece in [p for p in g.on_board(side) if g.position.burning[g.position.at[p]]]:
            yield from flee(g, side, piece)


@rule("15.3", "8.discovery")
def flee(g: Indochine, side: Side, piece: int) -> Script[None]:
    """§15.3 One unit leaves a burning hex; where it cannot, it is eliminated. A hidden one is looked at (R 183)."""
    here = g.position.at[piece]
    ways = g.flee.each(g.board.grid.adjacent[here], cannot_flee, g, piece)
    if not len(ways):
        eliminate(g, piece, "15.3")
        return
    choice = yield from g.which(side, ways, rule="15.3", ask="ask-flee", piece=piece)
    abandon_digging(g, piece)
    g.place(piece, choice.noun)
    g.tell_apart(side, piece, "flees", "marker-moves", "15.3", hex=choice.noun)
    observe(g, (piece,), is_tactical=True)
