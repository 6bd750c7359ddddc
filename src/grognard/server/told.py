"""The log as one seat was told it: every event a sentence, with its turn, its phase, its dice and where it happened.

Which events reach a seat is the game's business. Sentences are made once and kept, for the whole log is read again
with every answer. A line behind which a bot's reasons stand says so; what they are is told by `reasons`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final
from weakref import WeakKeyDictionary

from grognard.kernel.pieces import Roster
from grognard.kernel.play import Event
from grognard.server import wire
from grognard.server.eyes import Eyes
from grognard.server.reasons import Told

SENTENCES_KEPT: Final = 20_000
"""A long game has some thousand."""


def log_of(eyes: Eyes, since: int = 0, reasons: Told | None = None) -> list[wire.LogLine]:
    """What this seat was told, in sentences, from its line number `since` on."""
    return [line for line in _lines(eyes, since, reasons) if line is not None]


def _lines(eyes: Eyes, since: int, reasons: Told | None) -> Iterator[wire.LogLine | None]:
    """A line for each event; None for those before `since`, which only say when the others happened."""
    told = eyes.game.events_for(eyes.side)
    turn = next((event.args["turn"] for event in told if event.heading), eyes.play.position.turn)
    heading: Event | None = None
    phase = ""
    for number, event in enumerate(told):
        if event.heading:
            heading, phase, turn = event, "", event.args["turn"]
        if number < since:
            yield None
            continue
        phase = phase or ("" if heading is None else sentence(eyes, heading).rstrip("."))
        before = told[number - 1].number if number else -1
        has_why = reasons is not None and bool(reasons.between(before, event.number))
        yield log_line(eyes, event, turn, phase, has_why)


def log_line(eyes: Eyes, event: Event, turn: int, phase: str, has_why: bool = False) -> wire.LogLine:
    """One event: the sentence, whose doing it is, the dice, and where to look."""
    return wire.LogLine(
        at=event.number,
        rule=event.rule,
        text=sentence(eyes, event),
        turn=turn,
        phase=phase,
        side=side_in(eyes, event.args),
        dice=list(event.faces),
        hex=hex_in(eyes, event.args),
        heading=event.heading,
        why=has_why,
    )


_sentences: WeakKeyDictionary[Roster, dict[tuple[Any, ...], str]] = WeakKeyDictionary()
"""By the counters of a table, which all games of a scenario share."""


def sentence(eyes: Eyes, event: Event) -> str:
    """What was told, in words."""
    kept = _sentences.setdefault(eyes.play.roster, {})
    key = eyes.lang, event.key, *event.args.items()
    text = kept.get(key)
    if text is None:
        if len(kept) >= SENTENCES_KEPT:
            kept.clear()
        text = kept[key] = eyes.words.event(eyes.play, event)
    return text


def side_in(eyes: Eyes, args: Mapping[str, Any]) -> str:
    """The side an event names, or else the owner of the piece it names."""
    for name, value in args.items():
        if name.partition("_")[0] == "side" and value >= 0:
            return str(eyes.play.sides[value])
    for name, value in args.items():
        if name.partition("_")[0] == "piece" and value >= 0:
            return str(eyes.play.owner[value])
    return ""


def hex_in(eyes: Eyes, args: Mapping[str, Any]) -> str:
    """The first hex of the map an event names."""
    grid = eyes.play.board.grid
    for name, value in args.items():
        if name.partition("_")[0] in ("hex", "place") and value in grid:
            return grid.number(value)
    return ""
