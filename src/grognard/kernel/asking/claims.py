"""What the sentence of a refusal claims of the position, so that the conformance kit can compare the two.

A claim looks at the position itself: places, owners, marks and distances. It does not ask the predicate that refused.
Where a sentence leaves open which piece or hex it means, nothing is claimed. Which sentence claims what is declared by
each game in `Play.claims`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from grognard.kernel.asking.script import Noun, Option, Question

if TYPE_CHECKING:
    from grognard.kernel.table.play import Play

Claim = Callable[["Play[Any]", Question, Option, Mapping[str, Any]], bool]
"""Whether what a refusal says is so: of the table, the question, the option refused and the refusal's arguments."""


def piece_meant(g: Play[Any], question: Question, option: Option) -> int:
    """The piece that a refusal speaks of: that of the option, or that of the question; -1 where it is neither."""
    noun, piece = g.voices[option.verb].noun, question.args.get("piece", -1)
    if noun is Noun.PIECE:
        return option.noun
    return piece if isinstance(piece, int) and noun is not Noun.FORMATION else -1


def hex_meant(g: Play[Any], question: Question, option: Option) -> int:
    """The hex that a refusal speaks of: that of the option, or that of the question; -1 where it is neither."""
    hex_ = option.noun if g.voices[option.verb].noun is Noun.HEX else question.args.get("hex", -1)
    return hex_ if isinstance(hex_, int) and hex_ in g.board.grid else -1


def is_not_yours(g: Play[Any], question: Question, option: Option, args: Mapping[str, Any]) -> bool:
    """*It is not yours.*"""
    piece = piece_meant(g, question, option)
    return piece < 0 or g.owner[piece] != question.who


def is_off_map(g: Play[Any], question: Question, option: Option, args: Mapping[str, Any]) -> bool:
    """*It is not on the map.*"""
    piece = piece_meant(g, question, option)
    return piece < 0 or not g.is_on_board(piece)


def is_not_next(g: Play[Any], question: Question, option: Option, args: Mapping[str, Any]) -> bool:
    """*It is not next to that hex.*"""
    piece, hex_ = piece_meant(g, question, option), hex_meant(g, question, option)
    if piece < 0 or hex_ < 0 or not g.is_on_board(piece):
        return True
    return g.board.grid.distance(g.position.at[piece], hex_) != 1


def is_enemy_there(g: Play[Any], question: Question, option: Option, args: Mapping[str, Any]) -> bool:
    """*The enemy is there.*"""
    hex_ = hex_meant(g, question, option)
    return hex_ < 0 or any(g.owner[piece] != question.who for piece in g.at(hex_))


def is_marked(bits: int) -> Claim:
    """*It has moved*, *it has fired*: a piece with one of these marks."""

    def claim(g: Play[Any], question: Question, option: Option, args: Mapping[str, Any]) -> bool:
        piece = piece_meant(g, question, option)
        return piece < 0 or bool(g.position.marks[piece] & bits)

    return claim


def is_unmarked(bits: int) -> Claim:
    """*It is not shaken*: a piece without these marks."""

    def claim(g: Play[Any], question: Question, option: Option, args: Mapping[str, Any]) -> bool:
        piece = piece_meant(g, question, option)
        return piece < 0 or not g.position.marks[piece] & bits

    return claim
