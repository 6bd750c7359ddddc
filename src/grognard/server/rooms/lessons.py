"""A lesson at a table: its judge, kept in step with the game of its room, and what its card says.

What is right is decided by `kernel/lessons`; here the judge follows what is answered, taken back and looked at. A room
that is opened again has its judge made from the answers given.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from grognard import shelf
from grognard.kernel.errors import GrognardError
from grognard.kernel.lessons.judge import DONE, Judge, do_without_answer, judge_again
from grognard.kernel.lessons.lesson import OFFICER, SILENT, course_key, courses_of, lessons_of
from grognard.kernel.lessons.lesson_table import said_now
from grognard.kernel.lessons.proof import lesson_words
from grognard.server import wire
from grognard.server.http.faults import Trouble

if TYPE_CHECKING:
    from grognard.kernel.asking.entry import Entry
    from grognard.kernel.asking.game import Game
    from grognard.kernel.asking.script import Side
    from grognard.kernel.lessons.lesson import Lesson, LessonStep
    from grognard.kernel.table.play import Play
    from grognard.kernel.table.title import Title
    from grognard.kernel.words.messages import Messages

READ, BACK, SKIP, AGAIN = "read", "back", "skip", "again"
"""What can be done in a lesson beside answering."""
DEEDS: Final = (READ, BACK, SKIP, AGAIN)


class RoomLesson:
    """The lesson of a room."""

    def __init__(self, title: Title, lesson: Lesson, game: Game) -> None:
        self.lesson = lesson
        self._title = title
        self._judged: list[Entry] = []
        self.judge = self._judge_of(game)
        self.begun = self._length_at_start()
        """How many entries there are before the learner is asked for the first time."""

    def _judge_of(self, game: Game) -> Judge:
        """Return a judge for a game that has gone on."""
        self._judged = list(game.entries)
        return judge_again(self.lesson, self._title, game)

    def _length_at_start(self) -> int:
        game = self.lesson.begin(self._title)
        Judge(self.lesson, game)
        return len(game.entries)

    @property
    def is_open(self) -> bool:
        """Whether there is something left to do."""
        return self.judge.state != DONE

    @property
    def has_officer(self) -> bool:
        """Whether an officer may be asked: in a step that one could play, and when the lesson is done."""
        step = self.judge.step
        return step is None or step.solution == OFFICER

    # The game goes on --------------------------------------------------------------------------------------------
    def follow(self, game: Game) -> None:
        """Judge by how the game stands now; a silent enemy answers what it is asked."""
        if game.entries[: len(self._judged)] == self._judged:
            self.judge.go_on(game)
            self._judged = list(game.entries)
        else:
            self.judge = self._judge_of(game)

    def why_held(self, text: str, game: Game, lang: str) -> str:
        """Return the sentence that says why an answer is not taken, though the rules allow it; nothing when it is."""
        held = self.judge.why_held(text)
        if not held or game.why_not(text, self.judge.learner) is not None:
            return ""
        return words_of(self._title, lang).text(held)

    def looked(self, game: Game, text: str) -> bool:
        """Note that odds were looked at; whether the lesson went on."""
        number = self.judge.step_number
        self.judge.looked(game, text)
        return self.judge.step_number != number

    # Beside answering --------------------------------------------------------------------------------------------
    def read(self, game: Game) -> None:
        """Note that the card was read."""
        self.judge.has_read(game)

    def begin_again(self, game: Game) -> tuple[Game, int]:
        """Return the game at the start of the lesson, and the first step."""
        return game.branch(self.begun), 0

    def step_back(self, game: Game) -> tuple[Game, int]:
        """Return the game at the start of this step, or of the one before if nothing was answered, and the step."""
        number = self.judge.step_number
        start = self.judge.starts[number]
        if not self._is_answered(game) and number:
            number -= 1
            start = self.judge.starts[number]
        return game.branch(max(start, self.begun)), number

    def _is_answered(self, game: Game) -> bool:
        """Whether anything was answered in this step."""
        starts = self.judge.starts
        return len(game.entries) > max(starts[min(self.judge.step_number, len(starts) - 1)], self.begun)

    def go_to(self, game: Game, number: int) -> None:
        """Open a step of a game that was put back to its start; steps before it that only wait are done."""
        self.judge = self._judge_of(game)
        while self.judge.step_number < number and (step := self.judge.step) is not None and step.waits:
            do_without_answer(self.judge, game)

    def skip(self, game: Game) -> None:
        """Do in the learner's place what the step asks for."""
        step, number = self.judge.step, self.judge.step_number
        if step is None or step.solution == OFFICER:
            raise Trouble("stale", "lesson-no-skip")
        if step.waits:
            do_without_answer(self.judge, game)
            return
        try:
            for text in step.way[len(self.judge.said) :]:
                if self.judge.step_number == number:
                    game.answer(text, self.judge.learner)
                    self.follow(game)
        except GrognardError as fault:
            raise Trouble("stale", "lesson-no-skip") from fault

    # The card ----------------------------------------------------------------------------------------------------
    def shown(self, game: Game, lang: str) -> wire.LessonShown:
        """Return what the card says now."""
        lesson, judge, step = self.lesson, self.judge, self.judge.step
        words = words_of(self._title, lang)
        return wire.LessonShown(
            id=lesson.id,
            course=lesson.course,
            title=words.text(lesson.title_key),
            number=judge.step_number,
            steps=len(lesson.steps),
            state=judge.state,
            say=words.text(said_now(lesson, judge)),
            hint=words.text(step.hint) if step is not None and step.hint else "",
            show=places_shown(game, step),
            units=units_shown(game.play, step.show if step is not None else (), judge.learner),
            waits=waited_for(step),
            goes_back=judge.step_number > 0 or self._is_answered(game),
            left=max(0, step.within - len(judge.said)) if step is not None else 0,
            dice=bool(lesson.start.dice),
            officer=step is not None and step.solution == OFFICER,
            read=list(lesson.read or lesson.clauses),
            next=next_lesson(self._title, lesson),
        )


def places_shown(game: Game, step: LessonStep | None) -> list[str]:
    """Return the hexes and boxes that a step shows, those of pieces as they stand now."""
    found: dict[str, None] = {}
    for text in step.show if step is not None else ():
        kind, *names = text.split()
        if kind != "unit":
            found |= dict.fromkeys([kind, *names])
            continue
        for piece in map(game.play.roster.find, names):
            if piece is not None and game.play.is_on_board(piece):
                found[game.play.board.place_text(game.play.position.at[piece])] = None
    return list(found)


def units_shown(play: Play[Any], shown: Sequence[str], side: Side) -> list[str]:
    """Return the pieces of a side that a card speaks of by name."""
    named = [name for text in shown if text.startswith("unit ") for name in text.split()[1:]]
    found = [(name, play.roster.find(name)) for name in named]
    return [name for name, piece in found if piece is not None and play.roster.sides[piece] == side]


def waited_for(step: LessonStep | None) -> str:
    """Return what a step waits for beside answers."""
    if step is None or not step.waits:
        return ""
    return READ if any(fact.kind == READ for fact in step.until) else "look"


def next_lesson(title: Title, lesson: Lesson) -> str:
    """Return the lesson after one: the one it names, or the next of its course."""
    ids = [each.id for each in lessons_of(title.lessons, lesson.course)]
    after = ids[ids.index(lesson.id) + 1 :] if lesson.id in ids else []
    return lesson.next or next(iter(after), "")


def enemy_seats(lesson: Lesson, sides: Sequence[str]) -> dict[str, str]:
    """Return the bots on the seats of the other sides; `silent` is one that does as little as it may."""
    return {side: lesson.start.enemy for side in sides if side != lesson.start.side}


def is_silent(bot: str) -> bool:
    """Whether a seat is that of an enemy who does as little as it may: the judge answers for it."""
    return bot == SILENT


# The list ---------------------------------------------------------------------------------------------------------


def courses(lang: str) -> list[wire.Course]:
    """Return the courses of all games."""
    titles = [shelf.title(name) for name in shelf.known()]
    return [course for title in titles for course in courses_in(title, lang)]


def courses_in(title: Title, lang: str) -> list[wire.Course]:
    """Return the courses of a game."""
    words = words_of(title, lang)
    return [
        wire.Course(
            id=course,
            game=title.id,
            game_title=title.title(lang),
            title=words.text(course_key(course)),
            about=words.text(f"{course_key(course)}-about"),
            lessons=[
                wire.LessonCard(each.id, words.text(each.title_key), each.minutes, list(each.clauses))
                for each in lessons_of(title.lessons, course)
            ],
        )
        for course in courses_of(title.lessons)
    ]


@cache
def words_of(title: Title, lang: str) -> Messages:
    """Return the sentences of a game’s lessons."""
    return lesson_words(title, lang)
