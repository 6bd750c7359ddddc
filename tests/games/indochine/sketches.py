"""Tables with a sketched board, for tests that ask one function; nothing is played on them."""

from __future__ import annotations

from grognard import shelf
from grognard.games.indochine import Indochine
from grognard.kernel.table.title import Title


def title() -> Title:
    """The game with its data, read once for all tests."""
    return shelf.title(Indochine)


def ground(board: str, more: str = "", scenario: str = "diguette", smoke: str = "") -> Indochine:
    """A table with a sketched board, and smoke in some hexes."""
    sketch = "\n".join(f"  {row}" for row in board.splitlines())
    text = f"indochine {scenario}\nboard\n{sketch}\nregion set-up-french 0101\n{more}\n"
    play = title().at(text).play
    assert isinstance(play, Indochine)
    for hex_ in smoke.split():
        play.position.smoke[play.board.grid.find(hex_)] = 1
    return play


def down(*signs: str) -> str:
    """A board one hex wide, from north to south."""
    return "\n".join(signs)
