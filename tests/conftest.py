"""What every test shares: how hypothesis searches, when rubbish is cleared away, and what a `rule` mark must say.

Positions, dice and players made for tests belong beside the tests that use them, not here.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests import depth

# Here each run searches anew; where changes are judged, the same examples every time. A shared machine may
# stall, so no example is failed for being slow.
settings.register_profile("search", deadline=None, max_examples=depth.times(25))
settings.register_profile("judge", settings.get_profile("search"), derandomize=True, database=None)
settings.load_profile("judge" if os.environ.get("CI") else "search")

YOUNG = 200_000
"""So many new objects before the youngest are looked through; Python's own figure costs whole games a fifth more."""

CLOSED = ("tests/games/", "tests/oracles/")
"""Folders of tests that open no socket, process or database."""


def clear_away() -> None:
    """Clear all rubbish away; what is left is there to stay, and is not looked through again and again for rubbish."""
    gc.collect()
    gc.freeze()


def pytest_collection_finish() -> None:
    """Boards, titles and tests are there before the first test."""
    clear_away()
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])


@pytest.fixture(scope="module", autouse=True)
def cleared_away(request: pytest.FixtureRequest) -> Iterator[None]:
    """Collect garbage after each file, so that leaked resources are reported for the right file.

    What the caches of the games keep by then is frozen: looking through it after every file cost a tenth of the suite.
    Where nothing is opened, in the tests of games, nothing can leak: there Python collects when it sees fit.
    """
    yield
    if not request.node.nodeid.startswith(CLOSED):
        clear_away()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """A `rule` mark names its clauses, each as printed, in text: 9.4 and 9.40 are two clauses."""
    for mark in item.iter_markers("rule"):
        if not mark.args or mark.kwargs or not all(isinstance(clause, str) for clause in mark.args):
            pytest.fail('name the clauses as text: @pytest.mark.rule("9.40")', pytrace=False)
