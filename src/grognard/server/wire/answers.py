"""Answers and what is asked about them: looks ahead, orders, plans, hints, reasons."""

from __future__ import annotations

from msgspec import Struct

from grognard.server.wire.odds import RollShown, TallyShown
from grognard.server.wire.screen import Choice, Page, QuestionShown


class Answer(Struct, forbid_unknown_fields=True):
    """Answer a question: which side, the question's number, the text of an option; and the answers that follow it."""

    side: str
    number: int
    answer: str
    then: list[str] = []
    """Answers to the questions that come next, as far as the first answer that cannot be taken back."""
    forced: bool = False
    """Whether to give those without a choice, too, that come after them and can be taken back."""


class Taken(Struct):
    """Answers were taken and will survive whatever happens; the version that follows from them."""

    version: int
    taken: int = 1
    """How many of the answers were taken, from the first on."""
    stopped: str = ""
    """Why the others were not taken, in a sentence; empty when all were."""
    rule: str = ""
    """The clause of that, where there is one."""


class UndoAsked(Struct, forbid_unknown_fields=True):
    """Take back the last answer of a side, or so many answers as one order had, as far as they can be."""

    side: str
    version: int
    answers: int = 1


class LookAt(Struct, forbid_unknown_fields=True):
    """Look at an option before choosing it, or at several answers: at the last that can be given."""

    side: str
    answer: str
    number: int
    then: list[str] = []


class OrderAsked(Struct, forbid_unknown_fields=True):
    """What can be ordered of these pieces together; or, with a hex or place, the answers that send them there."""

    side: str
    number: int
    pieces: list[str]
    to: str = ""


class Ordered(Struct):
    """Orders for several pieces. Nothing has been answered."""

    options: list[Choice]
    """Where they can all go, and what they can all do; those without `answers` must be asked for with `to`."""
    stopped: str = ""
    """Why not all pieces can do it, in a sentence; empty when they can."""
    rule: str = ""
    trail: list[str] = []
    """The hexes on the way of one piece that moves hex by hex, when a place was asked for."""
    further: bool = False
    """Whether the answers end before the place, because another side is asked on the way: ask again when it has
    answered."""


class Looked(Struct):
    """What stands behind an option and what would follow."""

    answer: str
    tally: TallyShown | None
    trail: list[str]
    """The hexes on the way."""
    next: QuestionShown | None
    """What would be asked next, when that can be told without committing."""
    final: str
    """Why it could not be taken back; empty when it could."""
    only_passes: bool = False
    """Whether it is final only because another side goes on, with nothing else changed: it needs no confirmation."""
    roll: RollShown | None = None
    """What it would give, when it is a roll on a tally the seat may see."""
    held: str = ""
    """Why a lesson does not take it, though the rules allow it; empty everywhere else."""
    reach: list[Choice] = []
    """Where the piece that it names may go in several steps, where it moves hex by hex: an order takes it there."""


class PlanAnswer(Struct, forbid_unknown_fields=True):
    """An answer on a what-if table, and who gives it."""

    side: str
    answer: str


class Plan(Struct, forbid_unknown_fields=True):
    """Something to try on a what-if table: what is put where, before which phase, and what was answered there."""

    side: str
    placed: dict[str, str] = {}
    """Pieces by name, with the hexes or boxes they are put in."""
    phase: int | None = None
    """The phase of the turn that is about to begin; none for the one that is played."""
    answers: list[PlanAnswer] = []
    look: str = ""
    """An option to look at instead of the whole table."""
    asked: str = ""
    """Who is asked for that option: the side itself when empty, or the dice."""


class PlanShown(Struct):
    """The what-if table as its side sees it, or what stands behind the option that was looked at."""

    page: Page | None
    looked: Looked | None


class WhyNot(Struct, forbid_unknown_fields=True):
    """Why something is not an option: an option's text, or a piece or hex that was clicked."""

    side: str
    answer: str = ""
    piece: str = ""
    hex: str = ""


class Refused(Struct):
    """A reason against something: the clause and a sentence."""

    answer: str
    rule: str
    text: str


class HintAsked(Struct, forbid_unknown_fields=True):
    """Ask an officer what he would answer: which side, the question's number."""

    side: str
    number: int
    whole: bool = False
    """Whether to ask for all that he would choose, where several things are chosen one after the other."""


class ReasonText(Struct):
    """A reason of a bot: the clause, where it rests on one, and a sentence."""

    rule: str
    text: str


class Hinted(Struct):
    """What an officer would answer, and why. Nothing has been answered."""

    number: int
    answer: str
    reasons: list[ReasonText]
    answers: list[str] = []
    """All that he would choose, when that was asked; the first is `answer`."""


class Why(Struct):
    """Why a bot gave an answer."""

    side: str
    answer: str
    reasons: list[ReasonText]
