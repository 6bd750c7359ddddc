"""The judge of a lesson: which step is open, whether an answer is right, and what the enemy answers.

All of it follows from the answers given, so that nothing is kept beside the game: a judge made anew is told the log
again. What the learner looked at and read is not in the log; where answers follow, it was done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import DICE, Noun, Option, Question, Side
from grognard.kernel.errors import Unreadable
from grognard.kernel.lessons.facts import StepBegun, holds
from grognard.kernel.lessons.lesson import SILENT, Lesson, LessonStep
from grognard.kernel.table.title import Title

OPEN, DONE, AGAIN = "open", "done", "again"
"""A lesson goes on, is done, or is to be begun again because too many answers were given."""

AGAIN_SAID, LOST_SAID = "kernel-lesson-again", "kernel-lesson-lost"
NOT_THIS, LOOK_FIRST = "kernel-lesson-not-this", "kernel-lesson-look-first"
"""What is said of an answer that is not taken, where the lesson says nothing of its own."""

BotAnswers = Callable[[Game, Side, str], None]
"""Has a bot with this name answer for a side; the kernel has no bots."""

MOST_REPLIES: Final = 500
"""After so many answers of a silent enemy in a row the learner is taken never to be asked again."""


class Judge:
    """Beside a game: what the lesson asks for now."""

    def __init__(self, lesson: Lesson, game: Game) -> None:
        """Begin the lesson on a game at its start; the enemy answers until the learner is asked."""
        self.lesson = lesson
        self.learner: Side = game.side(lesson.start.side)
        self.first = len(game.entries)
        self.step_number = 0
        self.starts: list[int] = []
        """How many entries there were when each step began, as far as it has come."""
        self.said: list[str] = []
        """The learner's answers in this step."""
        self.is_lost = False
        """Whether the game is over before the lesson is done."""
        self._replied = 0
        self._seen = self.first
        self.since = StepBegun(self.learner)
        self._begin_step(game)
        self.reply(game)

    @property
    def step(self) -> LessonStep | None:
        """The step that is open; None when the lesson is done."""
        return self.lesson.steps[self.step_number] if self.step_number < len(self.lesson.steps) else None

    @property
    def state(self) -> str:
        """Whether the lesson is open, done, or to be begun again."""
        step = self.step
        if step is None:
            return DONE
        return AGAIN if self._is_spent(step) or self.is_lost else OPEN

    def _is_spent(self, step: LessonStep) -> bool:
        return bool(step.within) and len(self.said) >= step.within

    @property
    def again_said(self) -> str:
        """The sentence that says why the lesson is to be begun again."""
        return AGAIN_SAID if self.step is not None and self._is_spent(self.step) else LOST_SAID

    # Answers -----------------------------------------------------------------------------------------------------
    def why_held(self, answer: str) -> str:
        """Return the sentence that says why an answer of the learner is not taken; nothing when it is."""
        step, text = self.step, " ".join(answer.split())
        if step is None:
            return ""
        if self.state == AGAIN:
            return self.again_said
        if text in step.wrong:
            return step.wrong[text]
        if step.waits:
            return LOOK_FIRST
        if step.is_led and not self._is_on_the_way(step, [*self.said, text]):
            return NOT_THIS
        return ""

    @staticmethod
    def _is_on_the_way(step: LessonStep, said: list[str]) -> bool:
        return any(list(way[: len(said)]) == said for way in step.want)

    def wanted(self) -> list[str]:
        """Return the answers that a led step wants next."""
        step, place = self.step, len(self.said)
        ways = () if step is None else step.want
        return list(dict.fromkeys(way[place] for way in ways if len(way) > place and list(way[:place]) == self.said))

    def looked(self, game: Game, text: str) -> None:
        """Note that the learner has looked at the odds of an option."""
        self.since = self.since._replace(looked=self.since.looked | {text})
        self._judge(game)

    def has_read(self, game: Game) -> None:
        """Note that the learner has read the card."""
        self.since = self.since._replace(has_read=True)
        self._judge(game)

    # What follows ------------------------------------------------------------------------------------------------
    def go_on(self, game: Game) -> None:
        """Let the enemy answer what it is asked, and judge the step by how the game stands then."""
        self.reply(game)
        self._read_log(game)
        self._judge(game)

    def reply(self, game: Game) -> None:
        """Answer for the enemy as long as it is asked, unless a bot plays it."""
        if self.lesson.start.enemy != SILENT:
            return
        for _ in range(MOST_REPLIES):
            asked = [each for each in game.questions.values() if each.who not in (self.learner, DICE)]
            if not asked:
                return
            game.answer(self._reply_to(game, asked[0]), asked[0].who)
        raise Unreadable(f"{self.lesson.file}: step {self.step_number + 1}: the enemy answers without end")

    def _reply_to(self, game: Game, question: Question) -> Option:
        replies = () if self.step is None else self.step.reply
        if self._replied < len(replies):
            found = question.find(replies[self._replied])
            if found is None:
                raise Unreadable(f"reply {replies[self._replied]!r}: {named(question)}")
            self._replied += 1
            return found
        return least(game, question)

    def _read_log(self, game: Game) -> None:
        """Count the learner's answers since the log was last read."""
        new = game.entries[self._seen :]
        self.said += [entry.option.text for entry in new if entry.who == self.learner]
        self._seen = len(game.entries)

    def _judge(self, game: Game) -> None:
        """Go on to the next step as long as what the open one asks for is so."""
        while (step := self.step) is not None and self._is_solved(step, game):
            self.step_number += 1
            self._begin_step(game)
        self.is_lost = game.result is not None and self.step is not None

    def _is_solved(self, step: LessonStep, game: Game) -> bool:
        if step.is_led:
            return tuple(self.said) in step.want
        return all(holds(fact, game, self.since) for fact in step.until)

    def _begin_step(self, game: Game) -> None:
        position = game.play.position
        del self.starts[self.step_number :]
        self.starts.append(len(game.entries))
        self.said, self._replied, self._seen = [], 0, len(game.entries)
        self.since = StepBegun(self.learner, len(game.entries), len(game.events), position.turn, position.phase)


def least(game: Game, question: Question) -> Option:
    """Return the answer that does least: one that names nothing, or else the first."""
    voices = game.play.voices
    nothing = [each for each in question.options if each.verb in voices and voices[each.verb].noun is Noun.NOTHING]
    return nothing[-1] if nothing else question.options[0]


def let_bots_answer(judge: Judge, game: Game, bot_answers: BotAnswers | None) -> None:
    """Have the enemy answer until the learner is asked, where a bot plays it."""
    enemy = judge.lesson.start.enemy
    if enemy == SILENT or bot_answers is None:
        return
    while asked := [each.who for each in game.questions.values() if each.who not in (judge.learner, DICE)]:
        bot_answers(game, asked[0], enemy)
    judge.go_on(game)


def named(question: Question) -> str:
    """Return what is asked and of whom, with the options, for whoever writes a lesson."""
    options = ", ".join(option.text for option in question.options)
    return f"§{question.rule} asks {question.side}: {options}"


def judge_again(lesson: Lesson, title: Title, game: Game) -> Judge:
    """Return the judge of a game that has gone on: the same answers are given again, on another table."""
    other = lesson.begin(title)
    begun = len(other.entries)
    judge = Judge(lesson, other)
    log = list(game.entries)
    while len(other.entries) < len(log):
        entry = log[len(other.entries)]
        if entry.who == judge.learner and (step := judge.step) is not None and step.waits:
            do_without_answer(judge, other)
            continue
        other.carry_on([entry])
        if entry.who is not DICE:
            judge.go_on(other)
    judge.first = begun
    return judge


def do_without_answer(judge: Judge, game: Game) -> None:
    """Take for done what an open step waits for: the learner has answered since."""
    step = judge.step
    assert step is not None
    for fact in step.until:
        if fact.kind == "read":
            judge.has_read(game)
        else:
            judge.looked(game, " ".join(fact.words))
