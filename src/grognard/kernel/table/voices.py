"""The verbs of a table as it speaks and reads them: each noun is a name on its board or in its roster.

What a verb is, `asking.script` says; which verbs a game has, its class declares.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from grognard.kernel.asking.script import Noun, Option, Spelling, Verb, Voice, spoken
from grognard.kernel.errors import Unreadable
from grognard.kernel.table.board import Board
from grognard.kernel.table.pieces import Roster

NUMBER = re.compile(r"-?[0-9]{1,18}")


def voices_of(
    game: type[Any], board: Board, roster: Roster, clauses: Mapping[str, str]
) -> Iterator[tuple[str, str, Voice]]:
    """Each verb that a game or its engine declares, by its name in code and its word, as this table speaks it."""
    for kind in reversed(game.__mro__):
        for name, declared in vars(kind).items():
            if isinstance(declared, Verb):
                word = spoken(name)
                spelling, rule = _spelling(declared, board, roster), declared.rule
                yield name, word, Voice(word, declared.noun, spelling, clauses, rule, declared.numbers)


def _spelling(declared: Verb, board: Board, roster: Roster) -> Spelling | None:
    words = declared.words
    match declared.noun:
        case Noun.NOTHING:
            return None
        case Noun.PIECE:
            return Spelling(lambda n: roster[n].name, roster.find)
        case Noun.FORMATION:
            return Spelling(lambda n: roster.formations[n], roster.find_formation)
        case Noun.HEX:
            return Spelling(board.grid.number, board.grid.get)
        case Noun.PLACE:
            return Spelling(board.place_text, board.find_place)
        case Noun.EDGE:
            return Spelling(board.edge_text, board.find_edge)
        case Noun.WORD:
            return Spelling(lambda n: words[n], lambda text: words.index(text) if text in words else None)
        case _:
            return Spelling(str, lambda text: int(text) if NUMBER.fullmatch(text) else None)


def read_option(voices: Mapping[str, Voice], text: str) -> Option:
    """The option that a text names, legal or not."""
    word, _, noun = text.strip().partition(" ")
    voice = voices.get(word)
    if voice is None:
        raise Unreadable(f"{text!r}: no verb {word!r}; the verbs are {', '.join(sorted(voices))}")
    option = voice.read(noun.strip())
    if option is None and voice.noun is Noun.NOTHING:
        raise Unreadable(f"{text!r}: {word!r} stands alone")
    if option is None:
        raise Unreadable(f"{text!r}: {noun!r} is no {voice.noun.value} of this game")
    return option
