"""Hints: whatever an officer would choose, he says why in a sentence, and under which clause."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from grognard import bots, shelf
from grognard.bots import Asked, make
from grognard.bots.august import AugustMind
from grognard.bots.front1918.commander import FrontCommander
from grognard.bots.indochine import IndochineMind
from grognard.bots.minds.commander import Commander
from grognard.bots.minds.reason import BotReason
from grognard.bots.ranks.officer import Officer
from grognard.bots.verdun.commander import VerdunCommander
from grognard.kernel.asking.script import Option
from grognard.kernel.files.data import LANGUAGES

GAMES = (
    ("patrol", "crossing"),
    ("patrol", "night-raid"),
    ("verdun", "haumont"),
    ("marne", "gneisenau"),
    ("italia", "grappa"),
    ("indochine", "phu-tong-hoa"),
    ("august", "bilderweitschen"),
)


class Adviser(Officer):
    """An officer who keeps what he said of each choice."""

    def __init__(self, seed: str | int = 0) -> None:
        super().__init__(seed)
        self.kept: list[tuple[str, tuple[BotReason, ...]]] = []

    def answer(self, view: Mapping[str, Any], question: Asked) -> Option:
        """Answer as an officer does."""
        option = super().answer(view, question)
        if len(question.options) > 1:
            self.kept.append((f"{question.ask} {option.text}", self.explain()))
        return option


@pytest.mark.parametrize(("title", "scenario"), GAMES)
def test_every_choice_of_an_officer_has_a_reason_with_a_clause(title: str, scenario: str) -> None:
    """In a whole game, in both languages."""
    game = shelf.title(title).new(scenario, seed=1)
    advisers = {side.name: Adviser(side.name) for side in game.play.sides}
    bots.play_out(game, advisers)
    kept = [each for adviser in advisers.values() for each in adviser.kept]
    assert kept
    assert [what for what, why in kept if not why or not all(each.rule for each in why)] == []
    for reason in {each.key: each for _, why in kept for each in why}.values():
        for lang in LANGUAGES:
            said = reason.said(game.play, lang, strict=True)
            assert said[0] == said[0].upper(), said


MINDS: tuple[tuple[type[Commander[Any]], tuple[str, ...]], ...] = (
    (IndochineMind, ("indochine", "august")),
    (AugustMind, ("august", "indochine")),
    (FrontCommander, ("marne", "italia")),
    (VerdunCommander, ("verdun",)),
)


@pytest.mark.parametrize(("mind", "titles"), MINDS)
def test_usual_reasons_speak_of_questions_that_are_asked(mind: type[Commander[Any]], titles: tuple[str, ...]) -> None:
    """Each names a question of its games, and a verb that answers it there."""
    answers: dict[str, set[str]] = {}
    for title in titles:
        for ask, verbs in shelf.title(title).play.answers.items():
            answers.setdefault(ask, set()).update(verbs.split())
    for said in mind.usual_reasons:
        ask, _, verb = said.partition(" ")
        assert ask in answers, said
        assert not verb or verb in answers[ask], said


def test_the_default_answer_of_an_officer_has_a_reason_too() -> None:
    """Where a commander of a game has nothing to say, it is said that nothing else is worth doing."""

    class Silent(Commander[Any]):
        """Plans nothing."""

    game = shelf.title("patrol").new("crossing", seed=1)
    question = game.question
    assert question is not None
    with bots.shown(game, question) as (_, asked):
        silent = Silent(question.who, make("officer")._whim)  # type: ignore[attr-defined]
        option = silent.answer(game.play, asked)
    assert option.text == "pass"
    assert [(each.key, each.rule) for each in silent.why] == [("bot-usual-on", question.rule)]
