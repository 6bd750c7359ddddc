"""Going back further than an undo does: to before something the log tells, if everybody at the table agrees.

Bots always agree. Dice that were seen are burned: what is rolled instead is new to everybody. The answers taken back
stay readable, to each side what it was told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from grognard.kernel.asking.script import DICE
from grognard.kernel.files.record import BACK, TABLE
from grognard.kernel.numbers.dice import Seeded, Source
from grognard.server import wire
from grognard.server.http.faults import Trouble, sentences
from grognard.server.rooms.invitations import who
from grognard.server.screens.log import log_of
from grognard.server.screens.viewer import Viewer
from grognard.server.storage.game_rows import LineRow
from grognard.server.storage.offers import OfferRow
from grognard.server.storage.packing import parted
from grognard.server.storage.records import start_of

if TYPE_CHECKING:
    from grognard.server.rooms.room import Room

TAKEBACK: Final = "takeback"
DONE: Final = ("accepted", "done")


def takeback_to(room: Room, side: str, clock: int) -> OfferRow:
    """Return what is taken back when a game goes back to before what was told at a moment."""
    if room.is_over:
        raise Trouble("stale", "undo-after-the-end")
    if room.lesson is not None or room.puzzle is not None:
        raise Trouble("forbidden", "takeback-not-here")
    history, entries = room.history(), room.game.entries
    kept = history.before_sealed(before_an_answer(room, history.first_at(max(0, clock - 1))))
    sealed = {each.name: len(room.game.sealed(each)) for each in room.game.play.sides}
    known = len(entries) - sum(count for each, count in sealed.items() if each != side)
    if kept >= known or clock > room.game.play.clock:
        raise Trouble("stale", "takeback-nothing")
    then = history.at(kept)
    rolls = sum(entry.who is DICE for entry in entries[kept:])
    is_revealed = history.at(len(entries)).play.reveals != then.play.reveals
    return OfferRow(
        0,
        TAKEBACK,
        side,
        0.0,
        kept=kept,
        clock=then.play.clock,
        answers=len(entries) - sum(sealed.values()) - kept - rolls,
        rolls=rolls,
        revealed=is_revealed,
    )


def before_an_answer(room: Room, kept: int) -> int:
    """Return the last number of entries up to this one after which a side is asked: dice alone would roll at once."""
    entries = room.game.entries
    places = [number for number, entry in enumerate(entries) if entry.who is not DICE]
    return max((number for number in places if number <= kept), default=places[0] if places else len(entries))


def dice_after(room: Room, kept: int) -> Source:
    """Return the dice of a game that goes back: what they have shown does not come again."""
    dice, entries = room.game.dice, room.game.entries
    if not isinstance(dice, Seeded):
        return dice
    return dice.taken_back(sum(entry.who is DICE for entry in entries[:kept]), room.game.rolls)


# What is told of it -----------------------------------------------------------------------------------------------
def went_back(room: Room, lang: str) -> list[wire.WentBack]:
    """Return how often a game went back, in sentences."""
    done = [each for each in room.offers if each.kind == TAKEBACK and each.answer in DONE]
    return [wire.WentBack(nth, each.clock, back_text(room, each, lang)) for nth, each in enumerate(done)]


def back_text(room: Room, offer: OfferRow, lang: str) -> str:
    """Return that a game went back, in a sentence: how far, who asked, and who agreed."""
    others = [who(room, side, lang) for side in room.seats if side != offer.side]
    numbers = {"answers": offer.answers, "rolls": offer.rolls}
    key = "went-back" if offer.answer == "accepted" else "went-back-alone"
    return sentences(lang).text(key, asked=who(room, offer.side, lang), agreed=", ".join(others), **numbers)


def seen_text(offer: OfferRow, lang: str) -> str:
    """Return what was seen since the moment to go back to, in a sentence."""
    say = sentences(lang).text
    told = [say("takeback-answers", answers=offer.answers)]
    told += [say("takeback-rolls", rolls=offer.rolls)] if offer.rolls else []
    told += [say("takeback-revealed")] if offer.revealed else []
    return " ".join(told)


def taken_back(room: Room, lines: Sequence[LineRow], nth: int, side: str, lang: str) -> list[wire.LogLine]:
    """Return what a side was told of the answers that were taken back the nth time."""
    found = log_before(lines, nth)
    if found is None:
        raise Trouble("missing", "no-thing", name=str(nth))
    log, kept = found
    game = room.title.load(start_of(room.game))
    told = 0
    for number, (name, text) in enumerate(map(parted, log)):
        if number == kept:
            told = len(game.events_for(side or None))
        game.answer(text, name)
    return log_of(Viewer(game, side, lang, room.title), told)


def log_before(lines: Sequence[LineRow], nth: int) -> tuple[list[str], int] | None:
    """Return the log before the nth takeback of a record, and how many entries it left; an undo names nobody."""
    log: list[str] = []
    for line in lines:
        name, words = line.text.partition(": ")[0], line.text.split()
        if name != TABLE:
            log.append(line.text)
        elif words[1] == BACK:
            kept, is_takeback = int(words[2]), len(words) > len((TABLE, BACK, "kept"))
            if is_takeback and nth == 0:
                return log, kept
            nth -= is_takeback
            del log[kept:]
    return None
