"""What the chapters of the rulebook ask of each other, in one place; the modules of the core import it from here.

- sight: `prepare_sight(g)`, called once by the table; `sees(g, a, b)`; `hexes_seen(g, hex_)`, a set of hexes;
  `seen_among(g, hex_, hexes)`, those of a few; `is_seen_by(g, side, hex_)`; `hindrances(g, a, b)`, how many lie in the
  line. All with smoke, fires and visibility as they are now.
- hiding: `recognise(g, piece, clause)`; `observe(g, movers, is_tactical)` after units have entered a hex;
  `firers_seen(g, firers)` before a fire and `recognise_all(g, pieces)` after it; `look_around(g)` where something
  else has changed; `cannot_hide(g, side, piece)` and `hide(g, side, pieces)`, used in the administrative phase.
- artillery: `impact(g, units, hex_, moving, in_wave)`, a script: the attack on units that enter a zone of impact.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from grognard.games.indochine.hiding import (
    cannot_hide,
    firers_seen,
    hide,
    look_around,
    observe,
    recognise,
    recognise_all,
)
from grognard.games.indochine.sight import hexes_seen, hindrances, is_seen_by, prepare_sight, seen_among, sees
from grognard.kernel.script import Script

if TYPE_CHECKING:
    from grognard.games.indochine.table import Indochine

__all__ = [
    "cannot_hide",
    "firers_seen",
    "hexes_seen",
    "hide",
    "hindrances",
    "impact",
    "is_seen_by",
    "look_around",
    "observe",
    "prepare_sight",
    "recognise",
    "recognise_all",
    "seen_among",
    "sees",
]


def impact(g: Indochine, units: Sequence[int], hex_: int, moving: str, in_wave: bool = False) -> Script[None]:
    """The attack on units that enter a zone of impact."""
    from grognard.games.indochine.artillery import strike_movers  # artillery imports seams

    return strike_movers(g, units, hex_, moving, in_wave)
