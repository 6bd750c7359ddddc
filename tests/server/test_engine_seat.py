"""An engine sits at a table of a server: a worker starts its program, and what it does wrong is told."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

import grognard
from grognard import bots
from grognard.server.http.limits import Limits
from grognard.server.thinking.workers import InProcess, Worker

GUNNER = Path(__file__).resolve().parents[2] / "docs" / "examples" / "engines" / "gunner.py"


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Worker]:
    """A worker that knows two engines: one that plays and one that is not there."""
    monkeypatch.setattr(bots, "_brought", {})
    bots.bring("gunner", f"engine:python3 {shlex.quote(str(GUNNER))}")
    bots.bring("absent", "engine:no-such-program-at-all")
    worker = Worker("one", lambda: InProcess(Limits().worker_megabytes), lambda key: None)
    yield worker
    worker.end()


def test_a_worker_answers_with_an_engine_and_tells_what_it_does_wrong(worker: Worker) -> None:
    game = grognard.new("patrol", "night-raid", seed=3)
    while game.question is not None and game.question.side != "blue":
        game.answer(game.question.options[0], game.question.who)
    thought = worker.think("a game", game, {"blue": "gunner"}, 0.1, 60)
    assert thought.given and not thought.fault
    assert thought.given[0].text in [option.text for option in game.questions["blue"].options]
    assert "no-such-program-at-all" in worker.think("another game", game, {"blue": "absent"}, 0.1, 60).fault
