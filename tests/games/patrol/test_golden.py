"""Golden playthroughs: one whole game of each scenario, played by whim on seeded dice, kept entry by entry.

They fail when anything a player can notice has changed, on purpose or not. When it was on purpose, write them anew and
read the difference before committing it:

    GROGNARD_GOLDEN=write python -m pytest tests/games/patrol/test_golden.py
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import grognard
from grognard.kernel.dice import Whim

GOLDEN = Path(__file__).parent / "golden"
SEEDS = {"crossing": "golden 284", "night-raid": "golden 53"}
"""Found by looking for lively games: these see nearly everything that can happen in Patrol."""


def played(scenario: str) -> str:
    """The game that seed and whim lead to: every entry, what onlookers were told, the result, the last position."""
    seed = SEEDS[scenario]
    whim, game = Whim(seed), grognard.new("patrol", scenario, ["15.1"], seed=seed)
    lines = [f"# {scenario}, flares in play, dice and whim from the seed {seed!r}"]
    entries = told = 0
    while True:
        lines += [str(entry) for entry in game.entries[entries:]]
        lines += [f"    §{event.rule} {game.play.say(event)}" for event in game.events[told:] if event.reaches(None)]
        entries, told = len(game.entries), len(game.events)
        if not game.questions:
            break
        side = whim.pick(list(game.questions))
        game.answer(whim.pick(game.questions[side].options), side)
    assert game.result is not None
    return "\n".join([*lines, "", f"# {game.result.winner or 'nobody'}: {game.result.verdict}", game.position_text()])


def stored(scenario: str) -> str:
    """The playthrough as it is kept; written first when that was asked for."""
    file = GOLDEN / f"{scenario}.txt"
    if os.environ.get("GROGNARD_GOLDEN") == "write":
        file.write_text(played(scenario), "utf-8")
    return file.read_text("utf-8")


@pytest.mark.parametrize("scenario", SEEDS)
def test_a_golden_playthrough_is_played_again_to_the_letter(scenario: str) -> None:
    kept = stored(scenario)
    assert played(scenario).splitlines() == kept.splitlines()


@pytest.mark.parametrize("scenario", SEEDS)
def test_its_log_alone_leads_to_the_same_end(scenario: str) -> None:
    """Answered entry by entry, the dice typed in: no luck is needed."""
    log, _, end = stored(scenario).partition("\n\n")
    game = grognard.new("patrol", scenario, ["15.1"], dice=grognard.TypedIn())
    for line in log.splitlines()[1:]:
        if not line.startswith(" "):
            side, _, answer = line.partition(": ")
            game.answer(answer, side)
    assert game.position_text() == end.partition("\n")[2]
