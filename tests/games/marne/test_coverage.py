"""Every clause of Marne 1918 that the program enforces has code and a test, and nobody names one that is not there."""

from __future__ import annotations

from pathlib import Path

from grognard.kernel.words.rulebook import coverage
from grognard.shelf import title

HERE = Path(__file__).parent
GAME, ENGINE = "grognard.games.marne", "grognard.games.front1918"


def test_every_enforced_clause_has_code_and_a_test() -> None:
    assert coverage(title("marne").book, [GAME, ENGINE], HERE).faults == ()


def test_nothing_is_left_to_do() -> None:
    assert [clause.id for clause in title("marne").book if clause.status == "todo"] == []
