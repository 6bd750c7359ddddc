"""The board for most combat tests: 0505, attacked from the adjacent hexes, with both sides in command."""

from __future__ import annotations

from typing import Any

from grognard.kernel.numbers.tally import Tally
from tests.games.marne.scenes import MODELS, Field, field, ground

GERMANS, ALLIES = "phase 12.1\n", "phase 12.1 2\n"
GERMANS_ON, ALLIES_ON = "phase 14.1\n", "phase 14.1 2\n"

REGIMENTS = """
piece GR1 like G4Gd.5F attack 3/2 defence 5/3 morale 5 move 5
piece GR2 like G4Gd.5G attack 3/2 defence 5/3 morale 5 move 5
piece GR3 like G4Gd.93 attack 3/2 defence 4/2 morale 5 move 5
piece FR1 like F169.1 attack 3/2 defence 4/2 morale 5 move 5
piece FR2 like F169.2 attack 3/2 defence 4/2 morale 5 move 5
piece FR3 like F169.3 attack 3/2 defence 4/2 morale 5 move 5
"""
"""Three German regiments of one division, and three French ones."""

EDGES = "0101-0901 0109-0909 0102-0108 0902-0908"
FED = f"region sources-german {EDGES}\nregion sources-allied {EDGES}\n"
"""Both sides draw supply from all the edges of the field."""

OLD_STAFFS = "unit G-XVIII at 0501\nunit F-III at 0509\n"
STAFFS = "unit G-VII at 0501\nunit F-VI at 0509\n"


def fight(text: str, *cells: str, when: str = GERMANS, scenario: str = "") -> Field:
    """A sketched field with headquarters, in a combat phase; both sides draw supply from all its edges.

    By a scenario's name its offensives, doctrines and weather hold, on the sketch all the same. The units of fixed
    figures are those of Gneisenau; Blücher and Friedensturm have their own only.
    """
    models = MODELS + REGIMENTS if scenario in ("", "gneisenau") else ""
    staffs = OLD_STAFFS if models else STAFFS
    return field(f"marne {scenario}\n{models}{ground(*cells)}{FED}{staffs}{text}\n{when}")


def worth(tally: Tally | None) -> dict[str, Any]:
    """What each reason in a tally is worth."""
    assert tally is not None
    return {reason.key.removeprefix("reason-"): reason.value for reason in tally.reasons}


def asks(g: Field) -> str:
    """The key of the question now."""
    question = g.game.question
    return question.ask if question is not None else ""


def close(g: Field) -> Field:
    """Play on to the next choice of a hex to attack, both sides doing no more than they must."""
    while asks(g) not in ("ask-attack", "ask-attack-exploiting"):
        idle = [text for text in g.options() if text in ("done", "retreat 0")]
        g.play((idle or g.options())[0])
    return g
