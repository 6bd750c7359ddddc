"""The boards for most movement tests: a lane of hexes from north to south, or a field of nine by nine."""

from __future__ import annotations

from tests.games.marne.fights import REGIMENTS
from tests.games.marne.scenes import MODELS, Field, field

GERMANS, ALLIES = "phase 11.1\n", "phase 11.1 2\n"
GERMANS_END, ALLIES_END = "phase 11.2\n", "phase 11.2 2\n"

MARCHERS = f"""{MODELS}{REGIMENTS}
piece FC like F-corps1 move 2 radius 2 potential 2
piece FA like F-army1 move 2 radius 3 potential 3 offensive-radius 4 offensive-potential 4
piece FQ like F-III move 5
piece FT like Ren1 move 6
piece GC like G-corps1 move 2 radius 2 potential 2
piece GA like G-army1 move 2 radius 3 potential 3 offensive-radius 4 offensive-potential 4
piece GQ like G-XVIII move 5
piece F2 like F10 attack 5/2 defence 7/4 morale 3 move 4
piece FS like F10 attack 5/2 defence 7/4 morale 3 move 1
"""
"""Fixed values for whoever moves in the tests; FS is slow."""


def lane(*cells: str) -> str:
    """A board of one column, where a step has only one way to go: 0101 in the north, then southwards."""
    return "board\n" + "".join(f"  {cell}\n" for cell in cells)


OPEN = lane(*"." * 12)


def down(last: int, first: int = 2) -> list[str]:
    """The hexes of a lane from a row to another."""
    return [f"01{row:02}" for row in range(first, last + 1)]


def moving(text: str, when: str = ALLIES) -> Field:
    """A field with these units in a movement phase, the Allies' unless it says otherwise."""
    return field(f"marne\n{MARCHERS}{text}\n{when}")


def staged(scenario: str, text: str, when: str = ALLIES) -> Field:
    """Units of a scenario in one of its movement phases, on its board or on one that is sketched."""
    return field(f"marne {scenario}\n{text}\n{when}")
