"""Supply and moves of random games against a second reckoning, which shares nothing with the engine."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard import Game
from grognard.games.front1918.supply import commanded, supplied
from grognard.games.front1918.words import UNSUPPLIED
from grognard.games.italia import Italia
from grognard.games.italia.table import RETREATING
from grognard.kernel.numbers.dice import Whim
from tests.games.italia.reckoning import Reckoning
from tests.games.italia.scenes import game

GAMES = (("grappa", 600), ("radetzky", 300), ("albrecht", 200), ("caporetto", 200), ("solstice", 100))


def lines_differ(g: Italia) -> list[str]:
    """The combat units whose command or supply is not as reckoned."""
    again, found = Reckoning(g), []
    for side in g.sides:
        command, fed = again.commanded(side), again.supplied(side)
        for piece in [p for p in g.fighters[side] if g.is_on_board(p)]:
            here = g.position.at[piece]
            as_reckoned = here in command, here in fed
            if as_reckoned != (bool(commanded(g, side) >> here & 1), bool(supplied(g, side) >> here & 1)):
                found.append(g.roster[piece].name)
    return found


def moves_differ(match: Game, g: Italia) -> list[str]:
    """The hexes a unit about to move is offered, or their prices, that are not as reckoned."""
    question = match.question
    assert question is not None
    piece = question.args["piece"]
    offered = {
        option.noun: -sum(Fraction(str(reason.value)) for reason in tally.reasons if reason.key == "reason-way")
        for option in question.options
        if option.verb == "to" and (tally := match.explain(option)) is not None
    }
    reckoned = Reckoning(g).moves(piece, Fraction(question.args["left"]))
    different = {*offered.items()} ^ {*reckoned.items()}
    return [f"{g.roster[piece].name} to {g.board.grid.number(hex_)}" for hex_, _ in sorted(different)]


def is_plain_move(match: Game, g: Italia) -> bool:
    """Whether one unit is about to move by the common rules: not in a forced march, homeward, on a barge, or light."""
    question = match.question
    if question is None or question.ask != "ask-where" or question.args["moved"] or question.args["count"] > 1:
        return False
    piece = question.args["piece"]
    is_forced = question.args["left"] > g.facts.points_of(g, piece) + 2
    is_odd = g.is_barge[piece] or g.has(piece, UNSUPPLIED | RETREATING) or g.position.span_tried[piece]
    return not is_forced and not is_odd and not g.is_light(piece)


@pytest.mark.rule("9.1", "9.1.line", "9.1.units", "11.1.1.cost", "11.1.2", "11.1.3", "11.2.1", "11.2.3", "5.0")
@pytest.mark.parametrize(("scenario", "questions"), GAMES)
def test_lines_and_moves_of_random_games_are_as_reckoned_a_second_time(scenario: str, questions: int) -> None:
    whim, match, phase, moves = Whim(f"reckoned {scenario}"), game().new(scenario, seed=3), -1, 0
    g = match.play
    assert isinstance(g, Italia)
    for _ in range(questions):
        if match.question is None:
            break
        if g.position.phase != phase:
            phase = g.position.phase
            assert lines_differ(g) == []
        if is_plain_move(match, g):
            moves += 1
            assert moves_differ(match, g) == []
        match.answer(whim.pick(match.question.options))
    assert moves > 9
