"""What makes a game unrated: that somebody chose its dice, or learned its dice or secrets before the end.

A game keeps these marks for good, and everybody who sees the game sees them. `rooms` says when a mark is made, and
`storage` keeps it. The record by which anybody can check the dice of a finished game is made here, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from grognard.kernel.asking.game import Game
from grognard.kernel.numbers.dice import Awaited, Seeded
from grognard.kernel.numbers.dicecheck import throws
from grognard.server import wire
from grognard.server.http.faults import Trouble, sentences
from grognard.server.storage.game_rows import SeatRow

SEED_CHOSEN: Final = "seed-chosen"
"""Whoever made the game named the seed of its dice."""
IMPORTED: Final = "imported"
"""It was read from a file, which holds the seed."""
BRANCHED: Final = "branched"
"""It began as another game, with dice of its own from there on."""
SAVED: Final = "saved"
"""It was saved to a file before its end."""
EXPLORED: Final = "explored"
"""It was played on elsewhere before its end: in a branch, or out to the end by bots."""

TAKEN_BACK: Final = "taken-back"
"""Answers were taken back after dice or secrets had been seen, and nobody else agreed."""
TYPED: Final = "typed"
"""The players roll its dice themselves, and type in what they say."""

LESSON: Final = "lesson"
"""It was begun from a lesson, whose first rolls may be written."""

PUZZLE: Final = "puzzle"
"""It was begun from a puzzle."""

BEFORE: Final = "before:"
"""What stands before a mark of the game from which this one was branched off."""

DICE_KNOWN: Final = frozenset({SEED_CHOSEN, IMPORTED, SAVED})
"""The marks of games whose dice somebody may know beforehand."""


def check_dice(unrated: Iterable[str], seats: Mapping[str, SeatRow]) -> None:
    """Refuse an open seat in a game whose dice somebody may know."""
    if DICE_KNOWN.intersection(unrated) and any(seat.link for seat in seats.values()):
        raise Trouble("forbidden", "known-dice")


def inherited(unrated: Iterable[str]) -> list[str]:
    """Return the marks of a branch: those of the game before it, told as such; its dice are new."""
    before = [mark if mark == TYPED or mark.startswith(BEFORE) else f"{BEFORE}{mark}" for mark in unrated]
    return [BRANCHED, *(mark for mark in before if mark != f"{BEFORE}{BRANCHED}")]


def unrated_in(lang: str, unrated: Iterable[str]) -> list[wire.Named]:
    """Return the marks of a game in words."""
    return [wire.Named(mark, _in_words(lang, mark)) for mark in unrated]


def _in_words(lang: str, mark: str) -> str:
    told = sentences(lang).text(f"unrated-{mark.removeprefix(BEFORE)}")
    return sentences(lang).text("unrated-before", told=told) if mark.startswith(BEFORE) else told


def dice_record(game: Game, is_over: bool) -> wire.DiceRecord:
    """Return the seed of a finished game and every roll of its log."""
    if isinstance(game.dice, Awaited):
        raise Trouble("missing", "dice-never" if is_over else "dice-not-yet")
    if not isinstance(game.dice, Seeded):
        raise Trouble("missing", "dice-without-seed")
    if not is_over:
        raise Trouble("forbidden", "dice-not-yet")
    rolls = [
        wire.RollMade(each.clock, len(each.options), each.place, each.option.text, list(each.dice or ()))
        for each in throws(game)
    ]
    return wire.DiceRecord(game.dice.commitment(), game.dice.seed, game.dice.first, rolls, list(game.dice.burned))
