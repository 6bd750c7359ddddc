"""The log as one seat was told it: each event as a sentence, with its turn, phase, dice and hex.

The game decides which events reach a seat. Sentences are made once and kept, because the whole log is read again with
every answer. A line says whether a bot's reasons can be asked for; `reasons` tells them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final
from weakref import WeakKeyDictionary

from grognard.kernel.errors import Unreadable
from grognard.kernel.numbers.dice import Roll
from grognard.kernel.table.event import Event
from grognard.kernel.table.pieces import Roster
from grognard.server import wire
from grognard.server.screens.reasons import KnownReasons
from grognard.server.screens.tallies import rolls_shown
from grognard.server.screens.viewer import Viewer

SENTENCES_KEPT: Final = 20_000
"""A long game has some thousand."""


def log_of(
    viewer: Viewer, since: int = 0, reasons: KnownReasons | None = None, events: Sequence[Event] | None = None
) -> list[wire.LogLine]:
    """Return what this seat was told, in sentences, from its line number `since` on; `events` are those it was told."""
    told = viewer.game.events_for(viewer.side) if events is None else events
    return list(_lines(viewer, told, since, reasons))


def _lines(viewer: Viewer, events: Sequence[Event], since: int, reasons: KnownReasons | None) -> Iterator[wire.LogLine]:
    """Yield a line for each event; those before `since` only give the times of the others."""
    heading = next((events[n] for n in range(since - 1, -1, -1) if events[n].heading), None)
    phase = ""
    if heading is not None:
        turn = turn_of(viewer, heading)
    else:
        turn = next((turn_of(viewer, event) for event in events if event.heading), viewer.play.position.turn)
    for number in range(since, len(events)):
        event = events[number]
        if event.heading:
            heading, phase, turn = event, "", turn_of(viewer, event)
        phase = phase or ("" if heading is None else sentence(viewer, heading).rstrip("."))
        has_why = reasons is not None and not event.heading and _has_why(reasons, events, number)
        line = log_line(viewer, event, turn, phase, has_why)
        line.goes_on = number > 0 and goes_on(viewer, event, events[number - 1])
        yield line


def turn_of(viewer: Viewer, heading: Event) -> int:
    """Return the turn a heading announces, the first of the scenario being 1; it says the number in the book."""
    return int(heading.args["turn"]) - viewer.play.number_of(1) + 1


def _has_why(reasons: KnownReasons, events: Sequence[Event], number: int) -> bool:
    """Return whether answers with reasons are behind a line, or behind the headings that follow it."""
    before = events[number - 1].number if number else -1
    last = number
    while last + 1 < len(events) and events[last + 1].heading:
        last += 1
    return bool(reasons.between(before, events[last].number))


def log_line(viewer: Viewer, event: Event, turn: int, phase: str, has_why: bool = False) -> wire.LogLine:
    """Return one event: the sentence, whose doing it is, the dice, and where to look."""
    return wire.LogLine(
        at=event.number,
        rule=event.rule,
        text=sentence(viewer, event),
        turn=turn,
        phase=phase,
        side=side_in(viewer, event.args),
        by=answered_by(viewer, event),
        dice=list(event.faces),
        split=[len(roll.faces) for roll in event.rolls] if len(event.rolls) > 1 else [],
        hex=hex_in(viewer, event.args),
        heading=event.heading,
        why=has_why,
        has_tally=event.tally_for(viewer.side) is not None,
    )


def answered_by(viewer: Viewer, event: Event) -> str:
    """Return the side whose answer led to an event."""
    side = viewer.game.answerer(event.number)
    return "" if side is None else side.name


def goes_on(viewer: Viewer, event: Event, before: Event) -> bool:
    """Return whether an event takes the unit of the one before a hex further, without dice."""
    is_alike = (event.key, event.rule) == (before.key, before.rule) and not event.heading
    if not is_alike or event.rolls or not hex_in(viewer, event.args):
        return False
    units, earlier = [_units(each.args) for each in (event, before)]
    return bool(units) and units == earlier and hex_in(viewer, event.args) != hex_in(viewer, before.args)


def _units(args: Mapping[str, Any]) -> list[Any]:
    """Return the pieces an event names, as it names them."""
    return [value for name, value in args.items() if name.partition("_")[0] in ("piece", "pieces") and value != -1]


def roll_told(viewer: Viewer, number: int) -> wire.RollShown:
    """Return the roll told in a line of this seat's log, or its several rolls, on the tallies they were read with."""
    events = viewer.game.events_for(viewer.side)
    event = events[number] if number < len(events) else None
    if event is None or event.tally_for(viewer.side) is None:
        raise Unreadable(f"line {number} tells of no roll with a tally")
    return rolls_shown(viewer, event.rolls, event.rule)


_sentences: WeakKeyDictionary[Roster, dict[tuple[Any, ...], str]] = WeakKeyDictionary()
"""By the counters of a table, which all games of a scenario share."""


def sentence(viewer: Viewer, event: Event) -> str:
    """Return what was told, in words."""
    kept = _sentences.setdefault(viewer.play.roster, {})
    # A roll by its number: sentences are kept for long, and its tally is not kept with them.
    args = [(name, _plain(value)) for name, value in event.args.items()]
    key = viewer.lang, event.key, *args
    text = kept.get(key)
    if text is None:
        if len(kept) >= SENTENCES_KEPT:
            kept.clear()
        text = kept[key] = viewer.words.event(viewer.play, event)
    return text


def _plain(value: Any) -> Any:
    """Return an argument as part of a key: rolls by their totals, lists as tuples."""
    if type(value) is Roll:
        return int(value)
    return tuple(map(_plain, value)) if isinstance(value, list | tuple) else value


def side_in(viewer: Viewer, args: Mapping[str, Any]) -> str:
    """Return the side an event names, or else the owner of the piece it names."""
    for name, value in args.items():
        if name.partition("_")[0] == "side" and value >= 0:
            return str(viewer.play.sides[value])
    for name, value in args.items():
        if name.partition("_")[0] == "piece" and isinstance(value, int) and value >= 0:
            return str(viewer.play.owner[value])
    return ""


def hex_in(viewer: Viewer, args: Mapping[str, Any]) -> str:
    """Return the first hex of the map an event names."""
    grid = viewer.play.board.grid
    for name, value in args.items():
        if name.partition("_")[0] in ("hex", "place") and value in grid:
            return grid.number(value)
    return ""
