"""The recruit: plays like an officer with random mistakes, which never end its phase early."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.bots import ask, explain, let_answer, make
from grognard.bots.front1918.character import GREEN, PLAIN
from grognard.bots.minds.commander import Commander
from grognard.bots.ranks.officer import commander_of
from grognard.bots.ranks.recruit import Recruit
from grognard.kernel.asking.script import Option, Question
from grognard.kernel.numbers.dice import Whim

GAMES = [("patrol", "crossing"), ("verdun", "haumont"), ("marne", "gneisenau")]


def answered(game: str, scenario: str, most: int = 250) -> list[tuple[Question, Option, bool]]:
    """What recruits on both sides were asked and said, and whether it was a slip."""
    table = grognard.new(game, scenario, seed=11)
    players = {side.name: make("recruit", f"11/{side.name}") for side in table.play.sides}
    found: list[tuple[Question, Option, bool]] = []
    while (question := table.question) is not None and len(found) < most:
        option = let_answer(table, players[question.side], question)
        why = explain(players[question.side])
        found.append((question, option, bool(why) and why[0].key == "bot-slip"))
    return found


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_slips_are_as_frequent_as_the_commander_says(game: str, scenario: str) -> None:
    """At the start of operations and within them, each by its own share."""
    table = grognard.new(game, scenario, seed=1).play
    mind = commander_of(game)(table, table.sides[0], Whim(1))
    for is_menu, often in ((True, mind.slips), (False, mind.slips_within)):
        slips = [slip for question, _, slip in answered(game, scenario) if question.is_menu == is_menu]
        wanted = len(slips) * often / 100
        assert abs(sum(slips) - wanted) <= 4 * max(1.0, wanted) ** 0.5, f"{sum(slips)} of {len(slips)}"


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_a_slip_does_not_end_anything_early(game: str, scenario: str) -> None:
    """Where there is anything else to do, a slip does something."""
    slips = [(question, option) for question, option, slip in answered(game, scenario) if slip]
    assert slips
    for question, option in slips:
        deeds = [o for o in question.options if o.verb not in Commander.ways_out]
        assert option.verb not in Commander.ways_out or not deeds


def test_a_recruit_of_the_marne_is_rash() -> None:
    """It judges attacks and danger as an officer would not, and no general does so by accident."""
    game = grognard.new("marne", "gneisenau", seed=1)
    question = game.question
    assert question is not None
    characters: dict[str, Any] = {}
    for rank in ("recruit", "officer"):
        bot = make(rank, 1)
        ask(game, bot, question)
        assert isinstance(bot, Recruit) == (rank == "recruit")
        characters[rank] = bot._mind.situation.character  # type: ignore[attr-defined]
    assert characters == {"recruit": GREEN, "officer": PLAIN}
    assert GREEN.daring < PLAIN.daring
    assert GREEN.dread < PLAIN.dread
