"""Every puzzle of every game: its solution and two wrong ways are played through the rules, and judged as written."""

from __future__ import annotations

import pytest

from grognard import shelf
from grognard.kernel.numbers.dice import TypedIn
from grognard.kernel.puzzles.attempt import PuzzleBegun, given, is_decided
from grognard.kernel.puzzles.puzzle import BEST, Puzzle, PuzzleWay

PUZZLES = [(game, puzzle) for game in shelf.known() for puzzle in shelf.title(game).puzzles.values()]


def ways(puzzle: Puzzle) -> list[PuzzleWay]:
    """The best way, and two that are not best."""
    wrong = [way for way in puzzle.ways if puzzle.verdict(way.figure) != BEST]
    return [puzzle.best, *wrong[:2]]


@pytest.mark.parametrize(("game", "puzzle"), PUZZLES, ids=[puzzle.id for _, puzzle in PUZZLES])
def test_the_solution_and_two_wrong_ways_are_played(game: str, puzzle: Puzzle) -> None:
    begun = puzzle.begin(shelf.title(game)).copy(TypedIn())
    moment = PuzzleBegun.of(puzzle, begun)
    found = []
    for way in ways(puzzle):
        tried = begun.copy()
        for answer in way.answers:
            assert not is_decided(puzzle, tried, moment)
            tried.answer(answer, moment.side)
        assert is_decided(puzzle, tried, moment)
        assert puzzle.way_of(given(tried, moment)[: len(way.answers)]) == way
        found.append(puzzle.verdict(way.figure))
    assert found[0] == BEST and len(found) == 3 and BEST not in found[1:]


def test_the_games_have_puzzles_with_sentences_of_their_own() -> None:
    assert {game for game, _ in PUZZLES} >= {"verdun", "marne", "italia"}
    asked = [puzzle.start.position for _, puzzle in PUZZLES]
    assert len(set(asked)) == len(asked)
