"""Chapter 15: squadrons, mounted and dismounted. A squadron is one piece with two faces, so that losses count for both.

Charges are in `charges`; that a demoralised squadron mounts at once is in `consequences`.
"""

from __future__ import annotations

from grognard.games.august.table import August
from grognard.games.august.words import DEMORALISED, DISMOUNTED, FACES, MOUNTED, SPENT, TO_FIRE, TO_MOVE
from grognard.kernel.asking.script import Refusal
from grognard.kernel.words.rulebook import rule

NO_SQUADRON = Refusal("15.1", "no-squadron")
STAYS_MOUNTED = Refusal("15.42", "no-demoralised")
ON_FOOT = Refusal("15.4", "no-on-foot")
IN_THE_SADDLE = Refusal("15.5", "no-in-the-saddle")


@rule("15.1")
def is_squadron(g: August, piece: int) -> bool:
    """§15.1 Whether a piece has a mounted and a dismounted face; Plastuns and leaders have not."""
    return FACES[DISMOUNTED] in g.roster[piece].named_faces


@rule("15.3", "12.21")
def is_rider(g: August, piece: int) -> bool:
    """§12.21 Whether a piece may enter an enemy hex from two hexes away: mounted squadrons and cavalry leaders."""
    if g.is_leader[piece]:
        return g.is_cavalry[piece]
    return is_squadron(g, piece) and g.position.face[piece] == MOUNTED


@rule("15.4", "15.42")
def cannot_dismount(g: August, piece: int) -> Refusal | None:
    """§15.4 A mounted squadron that is not demoralised may dismount in place of its move."""
    if not is_squadron(g, piece):
        return NO_SQUADRON
    if g.has(piece, DEMORALISED):
        return STAYS_MOUNTED
    return None if g.position.face[piece] == MOUNTED else ON_FOOT


@rule("15.5", "15.51")
def cannot_mount(g: August, piece: int) -> Refusal | None:
    """§15.5 A dismounted squadron may mount again in place of its move."""
    if not is_squadron(g, piece):
        return NO_SQUADRON
    return IN_THE_SADDLE if g.position.face[piece] == MOUNTED else None


@rule("15.4", "15.5", "15.51")
def change_saddle(g: August, piece: int, face: int) -> None:
    """§15.51 Mounting or dismounting takes the whole activation."""
    g.turn_to(piece, face)
    if face == MOUNTED:
        g.tell("mounts", "15.51", piece=piece)
    else:
        g.tell("dismounts", "15.4", piece=piece)
    g.unmark(piece, TO_MOVE | TO_FIRE)
    g.mark(piece, SPENT)
