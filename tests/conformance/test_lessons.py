"""However a learner goes through a lesson, a step that leads never asks for what is no option."""

from __future__ import annotations

import random

import pytest

from grognard import shelf
from grognard.kernel.lessons.judge import OPEN
from grognard.kernel.lessons.lesson import SILENT, Lesson
from grognard.kernel.lessons.lesson_table import LessonTable
from tests import depth

LESSONS = [(name, each) for name in shelf.known() for each in shelf.title(name).lessons.values()]
MOST_ANSWERS = 40
"""After so many answers a learner without aim has strayed far enough."""


@pytest.mark.parametrize(
    ("game", "lesson"),
    [pytest.param(game, lesson, id=lesson.id) for game, lesson in LESSONS if lesson.start.enemy == SILENT],
)
def test_a_learner_who_strays_is_never_asked_for_what_is_no_option(game: str, lesson: Lesson) -> None:
    for seed in range(depth.times(4, 40)):
        strayed = stray(LessonTable(shelf.title(game), lesson), random.Random(seed))
        assert not strayed, f"{lesson.file}: {strayed}"


def stray(table: LessonTable, dice: random.Random) -> str:
    """Answer without aim where any way is right; return what was answered, where none of what is wanted can be."""
    said: list[str] = []
    while table.state == OPEN and len(said) < MOST_ANSWERS:
        step, question = table.judge.step, table.game.questions.get(table.lesson.start.side)
        assert step is not None
        if step.waits:
            look_and_read(table)
            continue
        offered = [] if question is None else [option.text for option in question.options]
        open_ = [text for text in (table.wanted if step.is_led else offered) if text in offered]
        if not open_:
            return "; ".join(said) or "nothing was answered"
        said.append(dice.choice([text for text in open_ if text not in step.wrong] or open_))
        table.answer(said[-1])
    return ""


def look_and_read(table: LessonTable) -> None:
    """Do what a step waits for that asks for no answer."""
    step, question = table.judge.step, table.game.questions.get(table.lesson.start.side)
    assert step is not None and question is not None
    for fact in step.until:
        if fact.kind == "read":
            table.read()
        else:
            wanted = " ".join(fact.words)
            option = next(each for each in question.options if each.text.startswith(wanted))
            table.judge.looked(table.game, option.text)
