"""Scenarios: what is played on which board, for how long, from which position.

A scenario is a TOML file; its starting position is in the usual notation. It names special rules, which the game
decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grognard.kernel.files.data import Document
from grognard.kernel.words.briefing import Briefing


class Scenario(NamedTuple):
    """One scenario of a game."""

    id: str
    titles: Mapping[str, str] = {}
    about: Mapping[str, str] = {}
    board: str = ""
    turns: int = 99
    minutes: int = 0
    level: int = 1
    """How hard it is to learn, from 1 to 5."""
    open: bool = False
    """Whether nothing is ever hidden in it, in a game that otherwise hides something."""
    rules: frozenset[str] = frozenset()
    values: Mapping[str, int] = {}
    """Numbers of the scenario that the game's rules use."""
    area: tuple[str, ...] = ()
    """The regions of the board it is played on; the whole board when none is named."""
    cast: bool = False
    """Whether it is played with the pieces its position names and no others."""
    position: str = ""
    where: str = ""
    """The file and key of the position, for faults."""
    briefing: Briefing = Briefing()

    def title(self, lang: str = "en") -> str:
        """Its name."""
        return self.titles.get(lang, self.id)


def read_scenario(doc: Document, name: str, rules: tuple[str, ...], values: tuple[str, ...]) -> Scenario:
    """Read a scenario file; `rules` and `values` are the names its game knows."""
    numbers = doc.table("values", optional=True)
    scenario = Scenario(
        id=name,
        titles=doc.by_language("title"),
        about=doc.by_language("about"),
        board=doc.str("board", default="board.toml"),
        turns=doc.int("turns", least=1, most=999),
        minutes=doc.int("minutes", least=1, default=30),
        level=doc.int("level", least=1, most=5, default=1),
        open=doc.bool("open", default=False),
        rules=frozenset(doc.words("rules", among=rules, default=())),
        values={key: numbers.int(key) for key in values if numbers.has(key)},
        area=tuple(doc.words("area", default=())),
        cast=doc.bool("cast", default=False),
        position=doc.str("position"),
        where=doc.where("position"),
    )
    doc.done()
    return scenario
