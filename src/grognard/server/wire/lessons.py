"""Lessons: the courses there are, a lesson begun, what its card says, and what is done there beside answering."""

from __future__ import annotations

from msgspec import Struct


class LessonCard(Struct):
    """A lesson in the list of its course."""

    id: str
    title: str
    minutes: int
    clauses: list[str]


class Course(Struct):
    """Lessons of a game in the order in which they are learned."""

    id: str
    game: str
    """The game whose rules it teaches."""
    game_title: str
    title: str
    about: str
    lessons: list[LessonCard]


class LessonBegun(Struct, forbid_unknown_fields=True):
    """Begin a lesson of a game."""

    title: str
    lesson: str


class LessonTold(Struct, forbid_unknown_fields=True):
    """Do something in a lesson beside answering: `read` the card, go `back` a step, `skip` a step, or begin `again`."""

    do: str


class LessonShown(Struct):
    """The card of a lesson: what it says now, what is ringed, and how far it has come."""

    id: str
    course: str
    title: str
    number: int
    """How many steps are done."""
    steps: int
    state: str
    """`open`, `done`, or `again` when too many answers were given."""
    say: str
    hint: str
    """What is behind *Hint*; empty where there is nothing."""
    show: list[str]
    """The hexes and boxes that are ringed."""
    units: list[str]
    """The counters of the learner's that the card speaks of: they lie uppermost in their stacks."""
    waits: str
    """`read` where the card is to be read, `look` where odds are to be looked at; empty where an answer is awaited."""
    goes_back: bool
    """Whether there is a step, or an answer in this step, to go back over."""
    left: int
    """How many answers are left, where there is a limit; otherwise 0."""
    dice: bool
    """Whether its first rolls are written."""
    officer: bool
    """Whether an officer stands beside the learner, who may follow him or not."""
    read: list[str]
    """The clauses for those who want more, once it is done."""
    next: str
    """The lesson that comes next; empty after the last."""
