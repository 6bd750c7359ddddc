"""A lesson as it is written: where it starts, its steps, what is said at each, and what comes after it.

A file `lessons/<name>.toml` in a game's folder is one lesson; its sentences are in `lessons/en.ftl` and `fr.ftl`. This
module reads; `judge` says what an answer is worth, `proof` plays each lesson through.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from grognard.kernel.asking.entry import ANYONE, unread
from grognard.kernel.asking.game import Game
from grognard.kernel.errors import BadData, Unreadable
from grognard.kernel.files.sources import suggestion
from grognard.kernel.lessons.facts import Fact, read_fact
from grognard.kernel.numbers.dice import Scripted, TypedIn

if TYPE_CHECKING:
    from grognard.kernel.files.data import Document, Files
    from grognard.kernel.table.title import Title

FOLDER: Final = "lessons"
SILENT: Final = "silent"
"""An enemy that does as little as it may."""
ENEMIES: Final = (SILENT, "recruit", "officer")
OFFICER: Final = ("officer",)
"""The solution of a step in which an officer plays for the learner."""
MOST_MINUTES: Final = 30
THEN: Final = ";"
"""Between answers that belong together."""


class LessonStart(NamedTuple):
    """Where a lesson starts: a position, or a scenario, each with answers given since; who learns, and the dice."""

    side: str
    position: str = ""
    scenario: str = ""
    options: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    dice: tuple[Any, ...] = ()
    seed: str = ""
    enemy: str = SILENT

    def begin(self, title: Title, seed: str) -> Game:
        """Return the game as it stands here, with its dice; after those written down they follow a seed."""
        if self.position:
            game = title.at(self.position, dice=TypedIn())
        else:
            game = title.new(self.scenario or None, self.options, dice=TypedIn())
        if self.then:
            game.carry_on([unread(ANYONE, text) for text in self.then])
        return game.copy(Scripted(self.dice, game.rolls, self.seed or seed))


class LessonStep(NamedTuple):
    """One step: what is said and shown, and what is wanted."""

    say: str
    show: tuple[str, ...] = ()
    want: tuple[tuple[str, ...], ...] = ()
    """The ways that are right, each some answers in a row."""
    until: tuple[Fact, ...] = ()
    """Facts that must all be so; then any way to them is right."""
    wrong: Mapping[str, str] = {}
    """What is said of an answer that is not taken, by its text."""
    refused: Mapping[str, str] = {}
    """Wrong ways that the rules refuse."""
    hint: str = ""
    reply: tuple[str, ...] = ()
    """The enemy's answers, in their order."""
    within: int = 0
    """In so many answers; 0 where there is no limit."""
    solution: tuple[str, ...] = ()

    @property
    def is_led(self) -> bool:
        """Whether only the wanted answers are taken."""
        return bool(self.want)

    @property
    def way(self) -> tuple[str, ...]:
        """The answers that solve it."""
        return self.solution or (self.want[0] if self.want else ())

    @property
    def waits(self) -> bool:
        """Whether the learner is to look or read, and answers nothing."""
        return bool(self.until) and all(fact.is_waited_for for fact in self.until)

    def sentences(self) -> list[str]:
        """The sentences it names."""
        return [key for key in (self.say, self.hint, *self.wrong.values()) if key]


class Lesson(NamedTuple):
    """One lesson."""

    id: str
    course: str
    order: int
    minutes: int
    clauses: tuple[str, ...]
    start: LessonStart
    steps: tuple[LessonStep, ...]
    done: str
    read: tuple[str, ...] = ()
    next: str = ""
    file: str = ""

    def sentences(self) -> list[str]:
        """The sentences it names."""
        return [
            self.title_key,
            course_key(self.course),
            self.done,
            *(key for step in self.steps for key in step.sentences()),
        ]

    @property
    def title_key(self) -> str:
        """The sentence with its title."""
        return f"{self.id}-title"

    def begin(self, title: Title) -> Game:
        """Return the game at the start of the lesson, with its dice."""
        return self.start.begin(title, self.id)


def course_key(course: str) -> str:
    """Return the sentence with the title of a course."""
    return f"course-{course}"


# Reading ---------------------------------------------------------------------------------------------------------


def read_lessons(files: Files) -> dict[str, Lesson]:
    """Read the lessons of a game, in the order of their courses."""
    found = files.read_each(FOLDER, read_lesson)
    return {each.id: each for each in sorted(found, key=lambda each: (each.course, each.order, each.id))}


def read_lesson(doc: Document, files: Files | None = None, name: str = "") -> Lesson:
    """Read one lesson; `files` are those beside it, where its position may stand in a file of its own."""
    done = doc.table("done")
    lesson = Lesson(
        id=doc.str("id"),
        course=doc.str("course"),
        order=doc.int("order", least=1),
        minutes=doc.int("minutes", least=1, most=MOST_MINUTES),
        clauses=doc.words("clauses"),
        start=read_start(doc.table("start"), files),
        steps=tuple(_read_step(each) for each in doc.array("step")),
        done=done.str("say"),
        read=done.words("read", default=()),
        next=done.str("next", default=""),
        file=name,
    )
    doc.done()
    return lesson


def read_start(doc: Document, files: Files | None, folder: str = FOLDER) -> LessonStart:
    """Read where something starts; a file it names is in this folder of the game."""
    start = LessonStart(
        side=doc.str("side"),
        position=_position(doc, files, folder),
        scenario=doc.str("scenario", default=""),
        options=doc.words("options", default=()),
        then=read_answers(doc, "then"),
        dice=_dice(doc),
        seed=doc.str("seed", default=""),
        enemy=doc.choice("enemy", ENEMIES, default=SILENT),
    )
    if bool(start.position) == bool(start.scenario):
        doc.fault("", "either a position (in `position`, or in the file that `file` names) or a scenario")
    if start.position and start.options:
        doc.fault("options", "a position has its options on a line of its own")
    return start


def _position(doc: Document, files: Files | None, kept_in: str) -> str:
    """The position: in the lesson itself, or in a file beside it, because it is long."""
    text, file = doc.str("position", default=""), doc.str("file", default="")
    if not file:
        return text
    if text:
        doc.fault("file", "there is a position already")
    found = next((folder.joinpath(kept_in, file) for folder in reversed(files.folders if files else ())), None)
    if found is None or not found.is_file():
        doc.fault("file", f"no file {kept_in}/{file}")
        return "?"
    return found.read_text(encoding="utf-8")


def _dice(doc: Document) -> tuple[Any, ...]:
    """The rolls: a number, several numbers for several dice, or the text of an outcome."""
    rolls = doc.raw("dice", default=[])
    try:
        return tuple(Scripted(rolls if isinstance(rolls, list) else [rolls]).rolls)
    except (Unreadable, TypeError) as fault:
        doc.fault("dice", str(fault))
        return ()


def read_answers(doc: Document, key: str) -> tuple[str, ...]:
    """Answers in a row, as an array or in one text with semicolons."""
    value = doc.raw(key, default=[])
    texts = [value] if isinstance(value, str) else value
    if not isinstance(texts, list) or not all(isinstance(each, str) for each in texts):
        doc.fault(key, "expected answers, each a text")
        return ()
    return tuple(part for text in texts for part in _in_a_row(text))


def _in_a_row(text: str) -> tuple[str, ...]:
    return tuple(" ".join(part.split()) for part in text.split(THEN) if part.strip())


def _read_step(doc: Document) -> LessonStep:
    step = LessonStep(
        say=doc.str("say"),
        show=doc.list_of_str("show", default=()),
        want=_ways(doc),
        until=tuple(read_facts(doc, "until")),
        wrong=_told(doc, "wrong"),
        refused=_told(doc, "refused"),
        hint=doc.str("hint", default=""),
        reply=read_answers(doc, "reply"),
        within=doc.int("within", least=0, default=0),
        solution=read_answers(doc, "solution"),
    )
    if bool(step.want) == bool(step.until):
        doc.fault("", "either `want`, the answers wanted, or `until`, the facts it waits for")
    if step.want and (step.within or step.solution):
        doc.fault("want", "`within` and `solution` belong to a step with `until`")
    if step.wrong and step.solution == OFFICER:
        doc.fault("wrong", "an officer may give that answer: a step that he can play has wrong ways in `refused` alone")
    if step.until and not step.waits and not step.solution:
        doc.fault("until", "it needs a `solution`: answers that lead there")
    return step


def _ways(doc: Document) -> tuple[tuple[str, ...], ...]:
    """The ways that are right: one text, or several of which any will do."""
    value = doc.raw("want", default=[])
    texts = [value] if isinstance(value, str) else value
    if not isinstance(texts, list) or not all(isinstance(each, str) and each.strip() for each in texts):
        doc.fault("want", "expected an answer, or a list of answers of which any will do")
        return ()
    return tuple(_in_a_row(text) for text in texts)


def read_facts(doc: Document, key: str) -> list[Fact]:
    """Read the facts under a key: one text, or a list of them."""
    value = doc.raw(key, default=[])
    texts = [value] if isinstance(value, str) else value
    found = []
    for text in texts if isinstance(texts, list) else [texts]:
        try:
            found.append(read_fact(str(text)))
        except Unreadable as fault:
            doc.fault(key, str(fault))
    return found


def _told(doc: Document, key: str) -> Mapping[str, str]:
    """Answers, each with what is told against it: a sentence, or the clause that forbids it."""
    table = doc.table(key, optional=True)
    answers = table.keys()
    return {answer: table.str(answer) for answer in answers}


def lessons_of(lessons: Mapping[str, Lesson], course: str) -> list[Lesson]:
    """Return the lessons of a course, in order."""
    return [lesson for lesson in lessons.values() if lesson.course == course]


def courses_of(lessons: Mapping[str, Lesson]) -> Sequence[str]:
    """Return the courses, each once."""
    return list(dict.fromkeys(lesson.course for lesson in lessons.values()))


def check_named(lesson: Lesson, title: Title, others: Mapping[str, Lesson]) -> list[str]:
    """Return what a lesson names that its game does not have: clauses, scenarios, sides, the next lesson."""
    faults = []
    refusing = tuple(clause for step in lesson.steps for clause in step.refused.values())
    for key, clauses in (("done.read", lesson.read), ("refused", refusing)):
        faults += [f"{lesson.file}: {key}: no clause {clause!r}" for clause in clauses if clause not in title.book]
    if lesson.next and lesson.next not in others:
        faults.append(f"{lesson.file}: done.next: no lesson {lesson.next!r}")
    return [*check_start(lesson.file, lesson.clauses, lesson.start, title), *faults]


def check_start(file: str, clauses: Sequence[str], start: LessonStart, title: Title) -> Iterator[str]:
    """Yield what a file names that its game does not have: clauses, and the side and scenario of its start."""
    yield from (f"{file}: clauses: no clause {clause!r}" for clause in clauses if clause not in title.book)
    if start.side not in [side.name for side in title.play.sides]:
        yield f"{file}: start.side: no side {start.side!r}"
    if start.scenario and start.scenario not in title.scenarios:
        yield f"{file}: start.scenario: no scenario {start.scenario!r}"


def wanted_lesson(lessons: Mapping[str, Lesson], id_: str) -> Lesson:
    """Return a lesson by its id; `BadData` when there is none."""
    if id_ not in lessons:
        raise BadData([f"no lesson {id_!r}; there are {', '.join(lessons) or 'none'}{suggestion(id_, lessons)}"])
    return lessons[id_]
