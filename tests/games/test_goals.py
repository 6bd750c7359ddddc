"""The goal on screen, in every scenario: the verdict it tells is the one the game's own judge would give now.

A game is judged on a copy whose turn is the last and whose counters all lie open, as they do when it is over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import pytest

import grognard
from grognard import shelf
from grognard.kernel.asking.game import Game
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.table.play import Play
from grognard.kernel.table.position import OPEN
from grognard.kernel.words.goal import Goal, band_at, next_steps
from grognard.server.screens.goals import goal_shown
from grognard.server.screens.viewer import Viewer

TITLES = ("verdun", "marne", "italia", "patrol", "indochine", "august")
SCENARIOS = [(title, scenario) for title in TITLES for scenario in shelf.title(title).scenarios]
ANSWERS, EVERY = 300, 20
"""How many random answers are given, and after how many the game is judged."""


def moments(title: str, scenario: str) -> Iterator[Game]:
    """A random game, seen again and again until its end or for a while."""
    game, whim = grognard.new(title, scenario, seed=1), Whim(f"goal {title} {scenario}")
    for number in range(ANSWERS):
        if game.question is None:
            return
        if number % EVERY == 0:
            yield game
        question = game.question
        game.answer(whim.pick(question.options), side=question.side)


def ended(game: Game) -> Play[Any]:
    """The table of a game as if its last turn were over: every counter open."""
    play = game.copy().play
    play.position.turn = play.scenario.turns
    play.position.hidden = [OPEN] * len(play.position.hidden)
    return play


def told(play: Play[Any]) -> Goal:
    """The goal as a spectator is told it."""
    goal = play.goal(None)
    assert goal is not None
    return goal


@pytest.mark.parametrize(("title", "scenario"), SCENARIOS)
def test_the_goal_tells_the_verdict_of_the_judge_and_what_the_next_band_costs(title: str, scenario: str) -> None:
    judge: Callable[[Play[Any]], None] = import_module(f"grognard.games.{title}.victory").judge
    judged = 0
    for game in moments(title, scenario):
        check_steps(told(game.play), game.play)
        play = ended(game)
        goal = told(play)
        judge(play)
        assert play.position.over
        assert goal.verdict.key == play.position.verdict
        assert (-1 if goal.verdict.side is None else goal.verdict.side) == play.position.winner
        judged += 1
    assert judged >= 5


def check_steps(goal: Goal, play: Play[Any]) -> None:
    """A step costs just enough to reach the band it names."""
    assert goal.score is not None
    score, leasts = goal.score, [band.least for band in goal.score.bands]
    assert leasts == sorted(set(leasts))
    for step in next_steps(score, play.sides):
        way = 1 if step.side == (play.sides[0] if score.side is None else score.side) else -1
        assert band_at(score.bands, score.value + way * step.cost).verdict == step.verdict
        assert band_at(score.bands, score.value + way * (step.cost - 1)) == score.band


@pytest.mark.parametrize(("title", "scenario"), SCENARIOS)
def test_the_goal_is_told_in_words_and_stands_under_clauses_of_the_book(title: str, scenario: str) -> None:
    game = grognard.new(title, scenario, seed=1)
    book, sides = shelf.title(title).book, [side.name for side in game.play.sides]
    for side in (*sides, ""):
        for lang in ("en", "fr"):
            viewer = Viewer(game, side, lang)
            shown = goal_shown(viewer, game.play.goal(viewer.side))
            assert shown.how and shown.now and shown.now_short and shown.rule in book
            assert shown.last == game.play.scenario.turns
            assert all(step.text for step in shown.steps)
            assert all(way.text and way.rule in book for way in shown.ways)
            assert all(prize.text and prize.rule in book for prize in shown.prizes.values())
