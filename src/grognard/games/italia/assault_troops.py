"""§15.3 Assault troops: who may have them, when they are lost with their unit, and what Arditi do for theirs."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.front1918.destinations import Party, is_bound
from grognard.games.front1918.supports import strike
from grognard.games.italia.table import ARDITI, STURM, Italia
from grognard.kernel.words.rulebook import rule


def arditi_with(g: Italia, piece: int) -> int:
    """The Arditi with a unit, -1 for none."""
    with_ = g.stoss_with(piece)
    return with_ if with_ >= 0 and g.kind[with_] == ARDITI else -1


@rule("11.2.2.arditi")
def are_covered(g: Italia, fighters: Sequence[int]) -> bool:
    """§11.2.2 Italian units with Arditi may leave an enemy zone freely."""
    return all(arditi_with(g, p) >= 0 for p in fighters)


@rule("15.3.1", "15.3.2", "15.3.3", "11.3.2", "3.0.assault")
def may_carry(g: Italia, stoss: int, piece: int) -> bool:
    """§15.3 Stosstruppen go with a German regiment, storm battalions with an Austro-Hungarian brigade or strong
    division, Arditi with an Italian regiment, brigade or strong division, by the printed morale (D39)."""
    kind, nation, morale = g.kind[stoss], g.nation[piece], g.morale_of[piece]
    if kind == STURM:
        strong = morale >= g.number("limits", "sturm-least-morale")
        return nation == "austrian" and strong and (g.kind[piece] == "brigade" or g.is_division[piece])
    if kind == ARDITI:
        strong = not g.is_division[piece] or morale >= g.number("limits", "arditi-division-morale")
        return nation == "italian" and strong and (g.is_small[piece] or g.is_division[piece])
    return nation == "german" and g.kind[piece] == "regiment"


@rule("15.3.1", "15.3.2", "15.3.3")
def dies_with_unit(g: Italia, piece: int, is_shelled: bool) -> bool:
    """§15.3 In defence and under bombardment assault troops are lost with their unit (D57)."""
    phase = g.phases()[g.position.phase]
    return is_shelled or phase.side is None or phase.side != g.owner[piece]


@rule("11.2.2.arditi")
def lose_cover(g: Italia, party: Party) -> None:
    """§11.2.2 The Arditi that cover a withdrawal are lost."""
    if not party.is_relieved and is_bound(g, party.side, party.pieces, ask_cover=False):
        for piece in [p for p in party.pieces if g.is_combat[p]]:
            if (arditi := arditi_with(g, piece)) >= 0:
                strike(g, arditi, "relief.cover")
