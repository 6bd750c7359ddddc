"""The lobby: one player's games as cards, made from what is stored; no game is opened for it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from grognard import shelf
from grognard.kernel.asking.script import DICE
from grognard.kernel.table.play import Play
from grognard.kernel.table.title import Title
from grognard.kernel.words.words import words_for
from grognard.server import wire
from grognard.server.http.faults import sentences
from grognard.server.rooms.presence import There
from grognard.server.rooms.seats import seats_for
from grognard.server.storage.game_rows import SEALED, GameRow

log = logging.getLogger("grognard")
MOST_SINCE: Final = 500
"""Answers that are counted at most."""


def card(row: GameRow, player: str, there: There, lang: str) -> wire.GameCard:
    """Return the card of a game; `there` says who is present. A game that cannot be opened says so."""
    if row.spoiled:
        return blank(row, player, there, lang, sentences(lang).text("spoiled", fault=row.spoiled))
    if row.title not in shelf.known():
        return blank(row, player, there, lang, sentences(lang).text("no-title", title=row.title))
    try:
        return told(blank(row, player, there, lang), row, shelf.title(row.title), lang)
    except Exception:  # a summary this version of the game cannot put into words
        log.exception("game %s cannot be put on the list", row.id)
        return blank(row, player, there, lang, sentences(lang).text("spoiled", fault=row.edition))


def blank(row: GameRow, player: str, there: There, lang: str, fault: str = "") -> wire.GameCard:
    """Return a card with what the row says by itself, without the words of its game."""
    summary = row.summary
    sides = [side for side, seat in row.seats.items() if seat.player == player]
    return wire.GameCard(
        id=row.id,
        title=row.title,
        scenario=row.scenario,
        name=row.title,
        turn="",
        sides=sides,
        waiting=waiting_for(row, sides),
        yours=any(side in summary.waiting for side in sides) or bool(sides and DICE.name in summary.waiting),
        over=summary.over,
        verdict="",
        changed=row.changed,
        seats=seats_for(player, row.seats, there, lang),
        answers=summary.answers,
        unrated=bool(row.unrated),
        fault=fault,
    )


def waiting_for(row: GameRow, sides: Sequence[str]) -> list[str]:
    """Return who is asked, as far as whoever plays these sides may know: of sealed answers, only their own."""
    asked = row.summary.waiting
    return [each for each in row.seats if each not in sides or each in asked] if SEALED in asked else asked


def told(card: wire.GameCard, row: GameRow, title: Title, lang: str) -> wire.GameCard:
    """Return the card with name, turn and verdict in the words of its game."""
    summary = row.summary
    scenario = title.scenarios[row.scenario].title(lang) if row.scenario in title.scenarios else row.scenario
    card.name = f"{title.title(lang)} – {scenario}"
    card.turn = words_for(title.play, lang).turn(laid_out(title, row.scenario), summary.turn)
    if row.how:
        card.verdict = ended_text(title, row, lang)
    else:
        card.verdict = verdict_text(title, summary.winner, summary.verdict, lang) if summary.over else ""
    return card


def is_awaited(card: wire.GameCard) -> bool:
    """Return whether a game waits for its player and somebody else has played it."""
    return card.yours and any(seat.kind == "other" for seat in card.seats.values())


def since_text(answered: Sequence[str], lang: str) -> str:
    """Return what happened since a player's last answer, in a few words, by who answered, the latest first.

    Only what led to a roll is counted: answers after the last one may be sealed still.
    """
    if DICE.name not in answered:
        return ""
    open_ = answered[answered.index(DICE.name) :]
    rolls = open_.count(DICE.name)
    return sentences(lang).text("since-then", answers=len(open_) - rolls, rolls=rolls)


def verdict_text(title: Title, winner: str, verdict: str, lang: str) -> str:
    """Return how a game ended, in a few words."""
    words = words_for(title.play, lang).messages
    how = words.text(verdict) if verdict else sentences(lang).text("draw")
    return sentences(lang).text("won", side=words.text(f"side-{winner}"), verdict=how) if winner else how


def ended_text(title: Title, row: GameRow, lang: str) -> str:
    """Return how its players ended a game, in a few words; who resigned is whoever has not won."""
    words, winner = words_for(title.play, lang).messages, row.summary.winner
    losers = [words.text(f"side-{side}") for side in row.seats if winner and side != winner]
    return sentences(lang).text(f"how-{row.how}", who=", ".join(losers))


def laid_out(title: Title, scenario: str) -> Play[Any]:
    """Return a table of a scenario, for the names of its turns; of an unknown scenario, the first."""
    return _laid_out(title, scenario if scenario in title.scenarios else "")


@cache
def _laid_out(title: Title, scenario: str) -> Play[Any]:
    return title.new(scenario or None, seed=0).play
