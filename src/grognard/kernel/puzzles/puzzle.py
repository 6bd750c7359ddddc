"""A puzzle as it is written: where it starts, what is asked, how it is judged, and the figures of its ways.

A file `puzzles/<name>.toml` in a game's folder is one puzzle; its sentences are in `puzzles/en.ftl` and `fr.ftl`. Its
figures were computed once and are written in it, so that nobody thinks long when it is solved. This module reads and
says what a figure is worth; `attempt` follows a try on the table, and `proof` says what no longer holds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from grognard.kernel.errors import BadData
from grognard.kernel.files.sources import suggestion
from grognard.kernel.lessons.lesson import LessonStart, read_answers, read_facts, read_start

if TYPE_CHECKING:
    from grognard.kernel.asking.game import Game
    from grognard.kernel.files.data import Document, Files
    from grognard.kernel.lessons.facts import Fact
    from grognard.kernel.table.title import Title

FOLDER: Final = "puzzles"

ANSWER, OPERATION, TURN = "answer", "operation", "turn"
DEPTHS: Final = (ANSWER, OPERATION, TURN)
"""How much is to be decided: one answer, the answers up to the next menu, or those up to the end of the phase; in any
case what is decided before a die is thrown or another side is asked."""

ROLL, PHASE, LATER = "roll", "phase", "later"
MOMENTS: Final = (ROLL, OPERATION, PHASE, TURN, LATER)
"""When a try is judged: after the first roll, at the next menu, at the end of the phase or of the turn, or when an
officer can tell."""

BEST, GOOD, NOT_THIS_TIME = "best", "good", "not-this-time"
"""The verdicts on a try."""


class PuzzleWay(NamedTuple):
    """One way to answer, and its figure: the chance that the goal is reached, or the worth of what follows."""

    answers: tuple[str, ...]
    figure: float = 0.0
    error: float = 0.0
    """The standard error of the figure; 0 where it is exact."""
    say: str = ""
    """A sentence about this way, if it has one of its own."""

    @property
    def text(self) -> str:
        """The answers as they are written."""
        return "; ".join(self.answers)


class PuzzleRule(NamedTuple):
    """How the ways of a puzzle are judged."""

    goal: tuple[Fact, ...] = ()
    """Facts that must all be so; the figure is their chance. Without a goal it is the worth, as the officer judges."""
    at: str = LATER
    trials: int = 0
    """The games tried for each way; 0 where the figure is exact."""
    seed: str = ""
    best: float = 0.0
    """A way that trails by this at most is as good as the best."""
    good: float = 0.0
    """A way that trails by this at most is a good one."""

    @property
    def is_exact(self) -> bool:
        """Whether all rolls are reckoned through."""
        return not self.trials

    @property
    def is_chance(self) -> bool:
        """Whether the figure is a chance."""
        return bool(self.goal)


class Puzzle(NamedTuple):
    """One puzzle."""

    id: str
    order: int
    depth: str
    clauses: tuple[str, ...]
    start: LessonStart
    judged: PuzzleRule
    ways: tuple[PuzzleWay, ...]
    others: float | None = None
    """The figure of the best answer that is not listed; None where all are, or others are reckoned when given."""
    show: tuple[str, ...] = ()
    file: str = ""

    @property
    def best(self) -> PuzzleWay:
        """The best way."""
        return max(self.ways, key=lambda way: way.figure)

    def sentences(self) -> list[str]:
        """The sentences it names: its title, its question, why the best way is best, and those of single ways."""
        own = [f"{self.id}-title", f"{self.id}-ask", f"{self.id}-why"]
        return [*own, *(way.say for way in self.ways if way.say)]

    def way_of(self, answers: Sequence[str]) -> PuzzleWay | None:
        """Return the way listed with these answers, in whatever sequence the same things were chosen."""
        wanted = sorted(answers)
        exact = next((way for way in self.ways if list(way.answers) == list(answers)), None)
        return exact or next((way for way in self.ways if sorted(way.answers) == wanted), None)

    def unlisted(self, answers: Sequence[str]) -> PuzzleWay | None:
        """Return what is known of a way that is not listed: at most the figure of the best of the others."""
        return None if self.others is None else PuzzleWay(tuple(answers), self.others)

    def verdict(self, figure: float) -> str:
        """Return the verdict on a figure."""
        gap = self.best.figure - figure
        if gap <= self.judged.best:
            return BEST
        return GOOD if gap <= self.judged.good else NOT_THIS_TIME

    def begin(self, title: Title) -> Game:
        """Return the game at the start of the puzzle; its dice follow its seed."""
        return self.start.begin(title, self.id)


# Reading ---------------------------------------------------------------------------------------------------------


def read_puzzles(files: Files) -> dict[str, Puzzle]:
    """Read the puzzles of a game, in their order."""
    found = files.read_each(FOLDER, read_puzzle)
    return {each.id: each for each in sorted(found, key=lambda each: (each.order, each.id))}


def read_puzzle(doc: Document, files: Files | None = None, name: str = "") -> Puzzle:
    """Read one puzzle; `files` are those beside it, where its position may stand in a file of its own."""
    puzzle = Puzzle(
        id=doc.str("id"),
        order=doc.int("order", least=1),
        depth=doc.choice("depth", DEPTHS),
        clauses=doc.words("clauses"),
        start=read_start(doc.table("start"), files, FOLDER),
        judged=_read_rule(doc.table("judged")),
        ways=tuple(_read_way(each) for each in doc.array("way")),
        others=_figure(doc, "others") if doc.has("others") else None,
        show=doc.list_of_str("show", default=()),
        file=name,
    )
    if not puzzle.ways:
        doc.fault("way", "no way to answer is listed")
    if puzzle.depth == ANSWER and any(len(way.answers) != 1 for way in puzzle.ways):
        doc.fault("depth", "one answer is asked, and a way has several")
    doc.done()
    return puzzle


def _read_rule(doc: Document) -> PuzzleRule:
    rule = PuzzleRule(
        goal=tuple(read_facts(doc, "goal")),
        at=doc.choice("at", MOMENTS, default=LATER),
        trials=doc.int("trials", least=0, default=0),
        seed=doc.str("seed", default=""),
        best=_figure(doc, "best"),
        good=_figure(doc, "good"),
    )
    if not 0 <= rule.best <= rule.good:
        doc.fault("good", "at least as wide as `best`, and neither below 0")
    return rule


def _read_way(doc: Document) -> PuzzleWay:
    way = PuzzleWay(
        read_answers(doc, "answers"),
        _figure(doc, "figure") if doc.has("figure") else 0.0,
        _figure(doc, "error") if doc.has("error") else 0.0,
        doc.str("say", default=""),
    )
    if not way.answers:
        doc.fault("answers", "missing")
    return way


def _figure(doc: Document, key: str) -> float:
    value = doc.raw(key)
    if isinstance(value, int | float) and not isinstance(value, bool):
        return float(value)
    if value is not None:
        doc.fault(key, "expected a figure")
    return 0.0


def wanted_puzzle(puzzles: Mapping[str, Puzzle], id_: str) -> Puzzle:
    """Return a puzzle by its id; `BadData` when there is none."""
    if id_ not in puzzles:
        raise BadData([f"no puzzle {id_!r}; there are {', '.join(puzzles) or 'none'}{suggestion(id_, puzzles)}"])
    return puzzles[id_]
