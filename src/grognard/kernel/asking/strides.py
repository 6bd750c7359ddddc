"""Strides: where a piece that moves one hex at a time can go in the end, and by which answers.

The rules ask hex by hex; a player means a place. The ways are found by trying every step on copies of the game whose
dice nobody rolls, as `orders` does, the cheapest first. A step that cannot be taken back ends a way, and what lies
behind it is not tried: it may depend on dice or on a secret. Only where another side would be asked, and nothing secret
decides how the steps go on, is the way followed further as if that side let it pass; the answers end where it is asked.
"""

from __future__ import annotations

from fractions import Fraction
from heapq import heappop, heappush
from typing import TYPE_CHECKING, NamedTuple

from grognard.kernel.asking.preview import FINAL_OTHER, try_option
from grognard.kernel.asking.script import Noun, Option, Question, Refusal, Side

if TYPE_CHECKING:
    from grognard.kernel.asking.game import Game

MOST_STEPS = 600
"""After so many steps tried no farther place is looked for."""
MOST_PASSED = 8
"""How many questions of another side are passed behind one step."""


class Stride(NamedTuple):
    """A way to a place: what it costs, the hexes on it, the answers that can be given now, and what comes of them."""

    cost: Fraction
    trail: tuple[int, ...]
    answers: tuple[Option, ...]
    game: Game
    """After these answers; where another side would be asked, as if it had let the piece pass."""
    final: Refusal | None = None
    """Why the last answer could not be taken back; None when it could."""
    further: bool = False
    """Whether the place lies behind the last answer: another side is asked before the piece is there."""
    ends: bool = False
    """Whether nothing is tried behind it: dice fall there, something is shown, or what follows may be a secret."""


def is_of_steps(game: Game, question: Question, piece: int) -> bool:
    """Whether a question asks for the next step of a piece that moves one hex at a time."""
    return question.args.get("piece") == piece and bool(_steps(game, question))


def walker(game: Game, question: Question) -> int | None:
    """The piece whose next step a question asks for, if it moves one hex at a time."""
    piece = question.args.get("piece")
    return piece if isinstance(piece, int) and is_of_steps(game, question, piece) else None


def _steps(game: Game, question: Question) -> list[Option]:
    """The options of a question that take a piece one hex on."""
    if question.is_menu or not game.play.stepping_verbs:
        return []
    return [
        each
        for each in question.options
        if each.verb in game.play.stepping_verbs and game.play.voices[each.verb].noun is Noun.HEX
    ]


def strides(game: Game, side: Side, piece: int) -> dict[int, Stride]:
    """The places a piece can come to from the open question by steps, each by its cheapest way."""
    here = game.play.position.at[piece]
    found: dict[int, Stride] = {}
    waiting = [(Fraction(0), False, 0, Stride(Fraction(0), (here,), (), game))]
    tried = 0
    while waiting and tried < MOST_STEPS:
        *_, way = heappop(waiting)
        place = way.trail[-1]
        if place in found or (place == here and len(way.trail) > 1):
            continue
        if place != here:
            found[place] = way
        for longer in _longer(way, side, piece):
            tried += 1
            is_final = longer.final is not None
            heappush(waiting, (longer.cost, is_final, len(longer.trail) * MOST_STEPS + tried, longer))
    return found


def _longer(way: Stride, side: Side, piece: int) -> list[Stride]:
    """The ways that are one step longer."""
    question = None if way.ends else way.game.questions.get(side.name)
    if question is None or question.args.get("piece") != piece:
        return []
    return [_stepped(way, side, question, option) for option in _steps(way.game, question)]


def _stepped(way: Stride, side: Side, question: Question, option: Option) -> Stride:
    """A way with one more step; behind a question of another side nothing more is answered."""
    ahead, final = try_option(way.game, question, option)
    behind = ahead if final is None else _passed(ahead, side, final)
    cost, trail = way.cost + _price(question, option), (*way.trail, option.noun)
    game, ends = behind or ahead, behind is None
    if way.final is not None:
        return Stride(cost, trail, way.answers, game, way.final, further=True, ends=ends)
    return Stride(cost, trail, (*way.answers, option), game, final, ends=ends)


def _price(question: Question, option: Option) -> Fraction:
    """What a step costs; one where the game does not tell."""
    offer = question.offer_of(option.verb)
    tally = None if offer is None else offer.explain(option.noun)
    if tally is None or tally.chart is not None or tally.dice is not None:
        return Fraction(1)
    return sum((abs(Fraction(reason.value)) for reason in tally.reasons), Fraction(0))


def _passed(ahead: Game, side: Side, final: Refusal) -> Game | None:
    """The game behind a step that another side is asked about, as if it let the piece pass; None where that is open."""
    if final.key != FINAL_OTHER or not ahead.play.has_open_steps():
        return None
    shown = ahead.play.reveals
    for _ in range(MOST_PASSED):
        other = next(iter(ahead.questions.values()), None)
        if other is None or other.who == side:
            break
        passing = next((each for each in other.options if each.verb in ahead.play.passing_verbs), None)
        if passing is None:
            return None
        ahead.answer(passing, other.side)
    return ahead if side.name in ahead.questions and ahead.play.reveals == shown else None
