"""Games played by hand: what must hold of every one of them, its save and its page together."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import grognard

CLAUSE = re.compile(r"^- §(\S+) ")
DOCS = Path(__file__).resolve().parents[2] / "docs"


def words_of(page: Path) -> str:
    """A page as one line of words, so that no sentence is broken in two."""
    return " ".join(page.read_text("utf-8").split())


def bullets(page: Path) -> list[str]:
    """The events on a page, each on one line again; lines that shorten marches have no clause in front."""
    joined = re.sub(r"\n  +", " ", page.read_text("utf-8"))
    return [line for line in joined.splitlines() if CLAUSE.match(line)]


def check_same_end_without_the_file(game: grognard.Game, seed: int) -> None:
    """The answers of the sides alone, on the same dice, lead to the same entries and position."""
    start = game.start_text
    make = grognard.position if start else grognard.new
    again = make(game.play.id, start or game.play.scenario.id, seed=seed)
    sides = [side.name for side in game.play.sides]
    for entry in game.entries:
        if entry.who.name in sides:
            again.answer(entry.option.text, entry.who.name)
    assert again.entries == game.entries
    assert again.position_text() == game.position_text()


def check_every_event_is_told(game: grognard.Game, page: Path, shortened: Sequence[str]) -> None:
    """Every event but these and the headings is on the page, in order; the page may go on with the reasons."""
    told = [event for event in game.events if event.key not in shortened and not event.key.startswith("phase-")]
    lines = bullets(page)
    assert len(lines) == len(told)
    for event, line in zip(told, lines, strict=True):
        sentence = game.say(event, "en").removesuffix(".").removesuffix(")")
        assert line.startswith(f"- §{event.rule} {sentence}")
