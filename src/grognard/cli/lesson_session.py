"""A lesson at the keyboard: a game in the terminal with the lesson's card above each question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from grognard.bots import answerer
from grognard.cli.session import Keyboard, Leave, Session
from grognard.kernel.asking.script import Option, Question
from grognard.kernel.lessons.judge import OPEN, judge_again
from grognard.kernel.lessons.lesson_table import LessonTable

if TYPE_CHECKING:
    from grognard.kernel.lessons.lesson import Lesson
    from grognard.kernel.table.title import Title


class LessonSession(Session):
    """One lesson and its learner; an empty line is *Next*, a look at the odds counts as looked."""

    def __init__(
        self, title: Title, lesson: Lesson, console: Console, lang: str, keyboard: Keyboard | None = None
    ) -> None:
        self.table = LessonTable(title, lesson, lang, answerer(lesson.id))
        super().__init__(self.table.game, title.book, console, lang, {}, curtain=False, hints=True, keyboard=keyboard)
        learner = self.table.judge.learner.name
        self.people = [learner]
        self.heard, self.answered = {learner: 0}, {learner: 0}
        self.seated = learner
        self.card = -1

    def play(self) -> int:
        """Play until the lesson is done, is to be begun again, or the learner leaves; returns the exit code."""
        try:
            self.say("lesson-keys")
            while self.table.state == OPEN and self.seated in self.game.questions:
                self.next_question()
            self.tell_news(self.seated)
            self.show_card()
        except Leave as leave:
            return leave.code
        except EOFError:
            self.console.print()
            self.say("end-of-input")
        return 0

    def next_question(self) -> None:
        """Ask the learner; the card is shown once for each step."""
        question = self.game.questions[self.seated]
        if self.asked != (self.seated, question.number):
            self.show_question(question)
            self.asked = self.seated, question.number
        if self.card != self.table.number:
            self.show_card()
        line = self.read()
        if line:
            self.take(question, line)
        elif told := self.table.read():
            self.console.print(Text(told, "yellow"))

    def show_card(self) -> None:
        """Print what the card says, and what it points at."""
        self.card = self.table.number
        step, steps = self.table.judge.step, len(self.table.lesson.steps)
        self.console.print()
        text = Text(f"{min(self.card + 1, steps)}/{steps}  ", "bold cyan")
        text.append(self.table.text, "cyan")
        if step is not None and step.show:
            text.append(f"  ({', '.join(step.show)})", "dim")
        self.console.print(text)

    def give(self, question: Question, option: Option) -> bool:
        """Give an answer, unless the lesson holds it back and says why."""
        told = self.table.answer(option.text)
        if told:
            self.console.print(Text(told, "yellow"))
        return not told

    def do_odds(self, question: Question | None, rest: str) -> None:
        """The tally of an option, or short forms for all; what was shown has been looked at."""
        super().do_odds(question, rest)
        if question is None:
            return
        option = self.exact(question, rest) if rest else None
        for each in [option] if option is not None else question.options:
            if self.game.explain(each, question.who) is not None:
                self.table.look(each.text)

    def do_hint(self, question: Question | None, rest: str) -> None:
        """The hint of the card; where it has none, what an officer would answer."""
        if self.table.hint:
            self.tell(Text(self.table.hint))
        else:
            super().do_hint(question, rest)

    def do_undo(self, question: Question | None, rest: str) -> None:
        """Undo the learner's last answer, and judge the lesson again from there."""
        refusal = self.game.why_no_undo(self.seated)
        if refusal is not None:
            self.tell(self.shown.refusal(refusal))
            return
        entry = self.game.undo(self.seated)
        self.table.judge = judge_again(self.table.lesson, self.table.title, self.game)
        self.asked, self.card = None, -1
        self.heard[self.seated] = min(self.heard[self.seated], len(self.game.events_for(self.seated)))
        self.answered[self.seated] = min(self.answered[self.seated], len(self.game.entries))
        self.say("undone", what=self.shown.words.option(self.game.play, entry.option))
