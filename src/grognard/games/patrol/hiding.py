"""Chapter 11: counters in the dark. Concealed units and decoys, what gives them away, and going to ground again."""

from __future__ import annotations

from grognard.games.patrol.sight import sees, smoke_set, visibility
from grognard.games.patrol.table import DECOY, SCOUTS, SHAKEN, Patrol
from grognard.kernel.rulebook import rule
from grognard.kernel.script import Refusal, Side


@rule("11.2", "11.3")
def reveal(g: Patrol, piece: int, clause: str) -> None:
    """§11.2 Turn a counter up for everyone; §11.3 a decoy found out is taken away."""
    if not g.reveal(piece):
        return
    if g.kind[piece] == DECOY:
        g.tell("decoy-found", clause, side=g.owner[piece], hex=g.position.at[piece])
        g.remove(piece)
    else:
        g.tell("revealed", clause, piece=piece, hex=g.position.at[piece])


def reveal_hex(g: Patrol, hex_: int, side: Side, clause: str) -> None:
    """Turn up every counter of a side in a hex."""
    for piece in g.seen_at(hex_, side):
        reveal(g, piece, clause)


def spotting_range(g: Patrol, piece: int) -> int:
    """§11.5 How far a unit makes out who moves: scouts look farther."""
    return g.limit("scouts-spot") if g.kind[piece] == SCOUTS else g.limit("spot")


@rule("11.5")
def spot_mover(g: Patrol, mover: int) -> None:
    """§11.5 A concealed counter that moves in sight and close to an open, steady enemy unit is turned up."""
    if g.is_open(mover):
        return
    here, smoke, farthest = g.position.at[mover], smoke_set(g), visibility(g)
    in_view = g.visible[here]
    for watcher in g.counters[g.owner[mover].enemy]:
        there = g.position.at[watcher]
        if not in_view >> there & 1 or not g.is_open(watcher) or g.has(watcher, SHAKEN):
            continue
        if sees(g, there, here, smoke, min(farthest, spotting_range(g, watcher))):
            reveal(g, mover, "11.5")
            return


@rule("11.6")
def scout_around(g: Patrol, mover: int) -> None:
    """§11.6 Open scouts that move turn up the concealed counters close to them and in sight."""
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
    """§11.4 A unit goes to ground where no enemy counter, known or not, sees it."""
    if not g.is_open(piece):
        return ALREADY_HIDDEN
    here, smoke, farthest = g.position.at[piece], smoke_set(g), visibility(g)
    # By hex and not by counter, or the one named first would say something about who is who.
    for there in sorted({g.position.at[watcher] for watcher in g.counters[g.owner[piece].enemy]}):
        if sees(g, here, there, smoke, farthest):
            return Refusal("11.4", "no-hide-seen", {"hex": there})
    return None


def go_to_ground(g: Patrol, piece: int) -> None:
    """§11.4 Conceal a unit again."""
    g.tell("hides", "11.4", piece=piece, hex=g.position.at[piece])
    g.conceal(piece)
