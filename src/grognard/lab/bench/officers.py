"""The speed of officers: one full turn of every scenario, both sides, on one core.

Planning is slow compared with random play, so a turn is played once and not in slices. Their strength is not measured
here.
"""

from __future__ import annotations

from time import process_time

import msgspec

import grognard
from grognard.bots import let_answer, make
from grognard.lab.bench.figures import SCENARIOS

MOST_SECONDS = {"friedensturm": 20.0, "vittorio": 5.0}
"""How long a full turn may take."""


class OfficerTurn(msgspec.Struct, frozen=True):
    """The first turn of a scenario: its answers, and the processor time in seconds."""

    game: str
    scenario: str
    answers: int
    seconds: float


def turns() -> list[OfficerTurn]:
    """Every scenario that is measured."""
    return [turn(game, scenario) for scenario, game in SCENARIOS.items()]


def turn(game: str, scenario: str) -> OfficerTurn:
    """The first turn of a scenario, by officers."""
    playing = grognard.new(game, scenario, seed=1)
    players = {side.name: make("officer", side.name) for side in playing.play.sides}
    first, answers, start = playing.play.position.turn, 0, process_time()
    while (question := playing.question) is not None and playing.play.position.turn == first:
        let_answer(playing, players[question.side], question)
        answers += 1
    return OfficerTurn(game, scenario, answers, process_time() - start)
