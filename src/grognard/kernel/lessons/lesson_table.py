"""A lesson being played: its game, with the judge beside it, and what the card says.

For programs and the terminal. The server keeps game and judge apart, because its games are stored.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from grognard.kernel.lessons.judge import AGAIN, DONE, BotAnswers, Judge, let_bots_answer
from grognard.kernel.lessons.proof import lesson_words

if TYPE_CHECKING:
    from grognard.kernel.lessons.lesson import Lesson
    from grognard.kernel.table.title import Title
    from grognard.kernel.words.messages import Messages


class LessonTable:
    """One lesson, begun."""

    def __init__(self, title: Title, lesson: Lesson, lang: str = "en", bot_answers: BotAnswers | None = None) -> None:
        """Begin a lesson; `bot_answers` plays the enemy where a bot is to play it."""
        self.title = title
        self.lesson = lesson
        self.lang = lang
        self.game = lesson.begin(title)
        self.game.lang = lang
        self.judge = Judge(lesson, self.game)
        self._bot_answers = bot_answers
        let_bots_answer(self.judge, self.game, bot_answers)

    def __repr__(self) -> str:
        return f"<LessonTable {self.lesson.id}: step {self.number + 1} of {len(self.lesson.steps)}, {self.state}>"

    @cached_property
    def _words(self) -> Messages:
        return lesson_words(self.title, self.lang)

    @property
    def number(self) -> int:
        """How many steps are done."""
        return self.judge.step_number

    @property
    def state(self) -> str:
        """`open`, `done`, or `again` when too many answers were given."""
        return self.judge.state

    @property
    def text(self) -> str:
        """What the card says now."""
        return self._words.text(said_now(self.lesson, self.judge))

    @property
    def hint(self) -> str:
        """The hint of the open step; empty when it has none."""
        step = self.judge.step
        return self._words.text(step.hint) if step is not None and step.hint else ""

    @property
    def wanted(self) -> list[str]:
        """The answers that the open step wants next; none where any way is right."""
        return self.judge.wanted()

    def answer(self, text: str) -> str:
        """Give an answer; return why it is not taken, or nothing when it is. What the rules refuse is raised."""
        held = self.judge.why_held(text)
        if held and self.game.why_not(text, self.judge.learner) is None:
            return self._words.text(held)
        self.game.answer(text, self.judge.learner)
        self.judge.go_on(self.game)
        let_bots_answer(self.judge, self.game, self._bot_answers)
        return ""

    def look(self, text: str) -> None:
        """Look at the odds of an option."""
        self.game.explain(text, self.judge.learner)
        self.judge.looked(self.game, text)

    def read(self) -> str:
        """Say that the card has been read."""
        self.judge.has_read(self.game)
        return ""


def said_now(lesson: Lesson, judge: Judge) -> str:
    """Return the key of the sentence on the card."""
    if judge.state == DONE:
        return lesson.done
    if judge.state == AGAIN:
        return judge.again_said
    assert judge.step is not None
    return judge.step.say
