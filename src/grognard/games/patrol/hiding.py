"""Chapter 11: concealed units and decoys, what reveals them, and how units are concealed again."""

from __future__ import annotations

from grognard.games.patrol.sight import sees, smoke_set, visibility
from grognard.games.patrol.table import Patrol
from grognard.games.patrol.words import DECOY, SCOUTS, SHAKEN
from grognard.kernel.asking.script import Refusal, Side
from grognard.kernel.table.position import OPEN
from grognard.kernel.words.rulebook import rule


@rule("11.2", "11.3")
def reveal(g: Patrol, piece: int, clause: str) -> None:
    """§11.2 Reveal a counter to everyone; §11.3 a revealed decoy is removed."""
    if not g.reveal(piece):
        return
    if g.kind[piece] == DECOY:
        g.tell("decoy-found", clause, side=g.owner[piece], hex=g.position.at[piece])
        g.remove(piece)
    else:
        g.tell("revealed", clause, piece=piece, hex=g.position.at[piece])


def reveal_hex(g: Patrol, hex_: int, side: Side, clause: str) -> None:
    """Reveal every counter of a side in a hex."""
    for piece in g.counters_at(hex_, side):
        reveal(g, piece, clause)


def spotting_range(g: Patrol, piece: int) -> int:
    """§11.5 How far a unit recognises a moving counter: scouts farther than others."""
    return g.limit("scouts-spot") if g.kind[piece] == SCOUTS else g.limit("spot")


@rule("11.5")
def spot_mover(g: Patrol, mover: int) -> None:
    """§11.5 A concealed counter that moves in sight and spotting range of an open, steady enemy unit is revealed."""
    if g.is_open(mover):
        return
    at, marks, hidden = g.position.at, g.position.marks, g.position.hidden
    here, smoke, farthest = at[mover], smoke_set(g), visibility(g)
    in_view = g.visible[here]
    for watcher in g.counters[g.owner[mover].enemy]:
        there = at[watcher]
        if not in_view >> there & 1 or hidden[watcher] != OPEN or marks[watcher] & SHAKEN:
            continue
        if sees(g, there, here, smoke, min(farthest, spotting_range(g, watcher))):
            reveal(g, mover, "11.5")
            return


@rule("11.6")
def scout_around(g: Patrol, mover: int) -> None:
    """§11.6 Open scouts that move reveal the concealed counters within sight and spotting range."""
    if g.kind[mover] != SCOUTS or not g.is_open(mover):
        return
    here, smoke = g.position.at[mover], smoke_set(g)
    farthest = min(visibility(g), g.limit("spot"))
    for counter in g.counters[g.owner[mover].enemy]:
        there = g.position.at[counter]
        if not g.is_open(counter) and sees(g, here, there, smoke, farthest):
            reveal(g, counter, "11.6")


ALREADY_HIDDEN = Refusal("11.4", "no-hidden-already")


@rule("11.4")
def cannot_hide(g: Patrol, piece: int) -> Refusal | None:
    """§11.4 A unit may be concealed again where no enemy counter, real or decoy, sees it."""
    if not g.is_open(piece):
        return ALREADY_HIDDEN
    here, smoke, farthest = g.position.at[piece], smoke_set(g), visibility(g)
    # Ordered by hex, not by counter: the counter named in the refusal must not show which piece it is.
    for there in sorted({g.position.at[watcher] for watcher in g.counters[g.owner[piece].enemy]}):
        if sees(g, here, there, smoke, farthest):
            return Refusal("11.4", "no-hide-seen", {"hex": there})
    return None


def go_to_ground(g: Patrol, piece: int) -> None:
    """§11.4 Conceal a unit again."""
    g.tell("hides", "11.4", piece=piece, hex=g.position.at[piece])
    g.conceal(piece)
