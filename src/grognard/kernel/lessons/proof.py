"""The proof of a lesson: its solution and its wrong ways played through the rules, and its sentences looked for.

Whoever writes a lesson reads what this says; a lesson that no longer fits the rules or the charts is a fault.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Set
from typing import Final

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.legality import ELSEWHERE
from grognard.kernel.asking.script import DICE
from grognard.kernel.errors import BadData, GrognardError, Unreadable
from grognard.kernel.files.data import LANGUAGES
from grognard.kernel.lessons.facts import misnamed
from grognard.kernel.lessons.judge import BotAnswers, Judge, let_bots_answer, named
from grognard.kernel.lessons.lesson import FOLDER, OFFICER, Lesson, LessonStep, check_named, course_key
from grognard.kernel.numbers.dice import Scripted
from grognard.kernel.table.title import Title
from grognard.kernel.words.messages import Messages
from grognard.kernel.words.words import words_for

LONGEST: Final = 280
"""How many characters a card has room for on a phone."""
WRONG_WAYS: Final = 2
"""How many wrong ways a lesson names at least."""

MOST_ANSWERS: Final = 5000
"""After so many answers of an officer a step is taken never to be solved."""

Watch = Callable[[Judge, Game], None]
"""Told of every moment at which the learner is asked."""


def lesson_faults(title: Title) -> list[str]:
    """Return what is wrong with the lessons of a game as they are written, without playing them."""
    lessons = title.lessons
    faults = [fault for lesson in lessons.values() for fault in check_named(lesson, title, lessons)]
    for lesson in lessons.values():
        ways = sum(len(step.wrong) + len(step.refused) for step in lesson.steps)
        if ways < WRONG_WAYS:
            faults.append(f"{lesson.file}: {ways} wrong ways in `wrong` and `refused`; there are to be {WRONG_WAYS}")
    return [*faults, *_unsaid(title, lessons)]


def _unsaid(title: Title, lessons: Mapping[str, Lesson]) -> Iterator[str]:
    if lessons:
        used = {key for lesson in lessons.values() for key in lesson.sentences()}
        about = {f"{course_key(lesson.course)}-about" for lesson in lessons.values()}
        yield from unsaid(title, FOLDER, used, "lesson", about)


def unsaid(title: Title, folder: str, used: set[str], kind: str, others: Set[str] = frozenset()) -> Iterator[str]:
    """Yield the sentences of cards that are missing, too long for a card, or that nothing of this kind says."""
    own = title.play.folder.joinpath(folder)
    yield from (f"{folder}/{fault}" for fault in Messages.compare([own]))
    for lang in LANGUAGES:
        words, where = Messages([own], lang), f"{folder}/{lang}.ftl"
        yield from (f"{where}: {key}: missing" for key in sorted(used) if not words.says(key))
        yield from (f"{where}: {key}: no {kind} says it" for key in sorted(words.keys() - used - others))
        for key in sorted(used):
            if words.says(key) and len(words.text(key)) > LONGEST:
                yield f"{where}: {key}: {len(words.text(key))} characters; a card has room for {LONGEST}"


# Playing ---------------------------------------------------------------------------------------------------------


def prove(lesson: Lesson, title: Title, watch: Watch | None = None, bot_answers: BotAnswers | None = None) -> list[str]:
    """Play the solution of a lesson, and try its wrong ways on the way; return what is wrong."""
    faults: list[str] = []
    try:
        game = lesson.begin(title)
        judge = Judge(lesson, game)
        faults += [f"{lesson.file}: {fault}" for fault in _misnamed(lesson, game)]
        if not faults:
            faults += Proof(judge, game, watch, bot_answers).played()
    except BadData as fault:
        return [*faults, *(f"{lesson.file}: {line}" for line in fault.faults)]
    except GrognardError as fault:
        return [*faults, f"{lesson.file}: {fault}"]
    return faults


def _misnamed(lesson: Lesson, game: Game) -> Iterator[str]:
    for step in lesson.steps:
        for fact in step.until:
            yield from (f"until {str(fact)!r}: {what}" for what in misnamed(fact, game))
        for text in step.show:
            yield from _unshown(game, text)


def _unshown(game: Game, text: str) -> Iterator[str]:
    words = text.split()
    if words[:1] == ["unit"]:
        yield from (f"show: no piece {name!r}" for name in words[1:] if game.play.roster.find(name) is None)
    else:
        yield from (f"show: no hex or box {name!r}" for name in words if game.play.board.find_place(name) is None)


def _asked(game: Game) -> str:
    """Return what is asked now."""
    return "; ".join(named(question) for question in game.questions.values()) or "the game is over"


class Proof:
    """One lesson played through as it is solved."""

    def __init__(self, judge: Judge, game: Game, watch: Watch | None, bot_answers: BotAnswers | None) -> None:
        self.judge, self.game, self.lesson = judge, game, judge.lesson
        self.faults: list[str] = []
        self._watch = watch or (lambda judge, game: None)
        self._bot_answers = bot_answers
        self._first_roll = game.dice.first if isinstance(game.dice, Scripted) else 0
        """How many rolls came before those that are written: some may follow before the learner is asked."""
        self._left: dict[str, str] = {}
        """The wrong ways of the step that have not been met yet, and what refused them instead."""

    def fault(self, what: str) -> bool:
        """Note a fault of the present step; False."""
        number = min(self.judge.step_number + 1, len(self.lesson.steps))
        self.faults.append(f"{self.lesson.file}: step {number}: {what}")
        return False

    def played(self) -> list[str]:
        """Play every step, and return the faults."""
        self._let_bots_answer()
        while (step := self.judge.step) is not None and not self.faults:
            self._play(step, self.judge.step_number)
        if not self.faults:
            self._check_dice()
        return self.faults

    def _play(self, step: LessonStep, number: int) -> None:
        """Play one step."""
        self._left = dict.fromkeys([*step.wrong, *step.refused], "")
        self._watch(self.judge, self.game)
        if not step.waits and self.judge.learner.name not in self.game.questions:
            self.fault(f"{self.judge.learner} is not asked: {_asked(self.game)}")
            return
        self._try_wrong(step)
        if step.waits:
            self._look(step)
        elif step.solution == OFFICER:
            self._play_as_officer(number)
        elif not self._answer_all(step, number):
            return
        if self.judge.step_number == number and not self.faults:
            wanted = ", ".join(map(str, step.until)) or "more is wanted"
            self.fault(f"not solved: {wanted}; {_asked(self.game)}")
        for text, met in self._left.items():
            what = "no option" if text in step.wrong else f"never refused by §{step.refused[text]}{met}"
            self.faults.append(f"{self.lesson.file}: step {number + 1}: the wrong way {text!r} is {what}")

    def _answer_all(self, step: LessonStep, number: int) -> bool:
        for place, text in enumerate(step.way):
            if self.judge.step_number != number:
                return self.fault(f"solved before {'; '.join(step.way[place:])!r}")
            if place:
                self._watch(self.judge, self.game)
                self._try_wrong(step)
            if not self._give(text):
                return False
        return True

    def _give(self, text: str) -> bool:
        """Give one answer of the solution; whether it was taken."""
        held = self.judge.why_held(text)
        if held:
            return self.fault(f"{text!r} is held back: {held}")
        question = self.game.questions.get(self.judge.learner.name)
        if question is None:
            return self.fault(f"{text!r}: {_asked(self.game)}")
        if question.find(text) is None:
            return self.fault(f"{text!r} is no option{self._why_not(text)}\n    {named(question)}")
        self.game.answer(text, self.judge.learner)
        self.judge.go_on(self.game)
        self._let_bots_answer()
        return True

    def _why_not(self, text: str) -> str:
        try:
            refusal = self.game.why_not(text, self.judge.learner)
        except Unreadable as fault:
            return f": {fault}"
        return "" if refusal is None else f": §{refusal.rule} {self.game.say(refusal)}"

    def _try_wrong(self, step: LessonStep) -> None:
        """Drop the wrong ways that are options here, or that the rules refuse here."""
        question = self.game.questions.get(self.judge.learner.name)
        if question is None:
            return
        for text in list(self._left):
            is_option = question.find(text) is not None
            if is_option is (text in step.wrong) and (is_option or self._is_refused(text, step.refused[text])):
                self._left.pop(text)

    def _is_refused(self, text: str, clause: str) -> bool:
        """Whether an answer is refused here by a clause, and not because another question is open."""
        try:
            refusal = self.game.why_not(text, self.judge.learner)
        except Unreadable as fault:
            return self.fault(f"refused {text!r}: {fault}")
        if refusal is None:
            return False
        refusal = refusal.cited(self.game.play.clauses)
        self._left[text] = f", but by §{refusal.rule}: {self.game.say(refusal)}"
        return refusal.rule == clause and refusal.key not in ELSEWHERE

    def _look(self, step: LessonStep) -> None:
        """Look at what the step asks for, or read it."""
        for fact in step.until:
            if fact.kind == "read":
                self.judge.has_read(self.game)
            elif not self._has_odds(" ".join(fact.words)):
                self.fault(f"until {str(fact)!r}: no such option has odds; {_asked(self.game)}")
            else:
                self.judge.looked(self.game, " ".join(fact.words))

    def _has_odds(self, text: str) -> bool:
        question, learner = self.game.questions.get(self.judge.learner.name), self.judge.learner
        options = [option for option in question.options if option.text.startswith(text)] if question else []
        return any(self.game.explain(option, learner) is not None for option in options)

    # Bots --------------------------------------------------------------------------------------------------------
    def _let_bots_answer(self) -> None:
        let_bots_answer(self.judge, self.game, self._bot_answers)

    def _play_as_officer(self, number: int) -> None:
        """Have an officer play for the learner until the step is solved."""
        for _ in range(MOST_ANSWERS if self._bot_answers is not None else 0):
            if self.judge.step_number != number or self.judge.learner.name not in self.game.questions:
                return
            assert self._bot_answers is not None
            self._bot_answers(self.game, self.judge.learner, OFFICER[0])
            self.judge.go_on(self.game)
            self._let_bots_answer()

    def _check_dice(self) -> None:
        """Every roll that is written down was rolled, in its order."""
        rolled = [entry.option.text for entry in self.game.entries if entry.who is DICE][self._first_roll :]
        written = list(self.lesson.start.dice)
        if rolled[: len(written)] != written:
            told = ", ".join(rolled) or "nothing"
            self.faults.append(f"{self.lesson.file}: start.dice: {', '.join(written)} is written, {told} was rolled")


def sentence(title: Title, key: str, lang: str) -> str:
    """Return a sentence of a game’s lessons."""
    return lesson_words(title, lang).text(key)


def lesson_words(title: Title, lang: str) -> Messages:
    """Return the sentences of a game’s lessons, with the words of the game they may use."""
    return Messages([*words_for(title.play, lang).folders, title.play.folder.joinpath(FOLDER)], lang)
