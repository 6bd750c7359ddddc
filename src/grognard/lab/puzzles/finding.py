"""Puzzles found in officers' games: questions at which one answer, or a few, are clearly worth more than all others.

Officers play; at some of their questions every answer is tried in games with common dice, officers deciding the rest.
Answers that clearly trail are dropped early. What is left is written as a candidate, with the figures of all answers
and with facts that the best answer brings about more often than the others, from which a person may choose a goal.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from grognard.bots import answerer
from grognard.kernel.asking.script import DICE
from grognard.kernel.lessons.lesson import LessonStart
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.puzzles.puzzle import ANSWER, Puzzle, PuzzleRule, PuzzleWay
from grognard.kernel.puzzles.puzzle_writing import in_few_lines
from grognard.lab.puzzles.weighing import PLACES, Scales, mean_of

if TYPE_CHECKING:
    from grognard.kernel.asking.game import Game
    from grognard.kernel.asking.script import Question
    from grognard.kernel.table.title import Title

HALTS: Final = (3, 6, 12)
"""After so many games answers that trail are dropped, and a question is left where none leads."""
FEW: Final = 3
"""At most one answer in so many may be the best together with others."""
TRAILING: Final = 2.5
"""By how many standard errors an answer must trail to be dropped."""
CLEARLY: Final = 3.0
"""By how many standard errors the best must lead the rest."""
LEAST: Final = 3
"""Fewer answers make no puzzle."""
LISTED: Final = 10
"""So many answers are listed; what the others are worth at most stands beside them."""


class PuzzleSearch(NamedTuple):
    """What is looked for."""

    margin: float = 0.06
    """By how much the best answer must lead, in the points by which commanders judge tables."""
    trials: int = 32
    """The games tried for an answer that is listed."""
    share: int = 12
    """One question in so many is looked at."""
    most: int = 24
    """Questions with more answers are passed over."""
    asks: tuple[str, ...] = ()
    """Only these questions, by their prompts; all where none is named."""


class Candidate(NamedTuple):
    """A puzzle found, and what is told of it."""

    puzzle: Puzzle
    notes: tuple[str, ...]


def find(title: Title, scenario: str, seed: str, search: PuzzleSearch) -> Iterator[Candidate]:
    """Let officers play a game, and yield the candidates in it."""
    game, answer, whim = title.new(scenario, seed=seed), answerer(seed), Whim(f"{seed}/{scenario}/find")
    while (question := game.question) is not None:
        is_looked_at = _is_fit(game, question, search) and whim.below(search.share) == 0
        if is_looked_at and (found := candidate(title, game, question, f"{seed}-{len(game.entries)}", search)):
            yield found
        answer(game, question.who, "officer")


def _is_fit(game: Game, question: Question, search: PuzzleSearch) -> bool:
    """Whether a question can be a puzzle: a choice, asked of one side, and in a game with secrets at a menu."""
    if question.who is DICE or not LEAST <= len(question.options) <= search.most or game.is_sealed:
        return False
    if game.play.has_secrets() and not question.is_menu:
        return False
    return not search.asks or question.ask in search.asks


def candidate(title: Title, game: Game, question: Question, name: str, search: PuzzleSearch) -> Candidate | None:
    """Weigh the answers to a question, and return the candidate if one of them is clearly the best."""
    text = game.position_text()
    puzzle = Puzzle(
        id=f"{title.id}-{game.play.scenario.id}-{name}",
        order=1,
        depth=ANSWER,
        clauses=(question.rule,) if question.rule in title.book else (),
        start=LessonStart(question.side, text),
        judged=PuzzleRule(trials=search.trials),
        ways=tuple(PuzzleWay((option.text,)) for option in question.options),
    )
    scales = Scales(puzzle, title)
    asked = scales.start.questions.get(question.side)
    if asked is None or len(asked.options) != len(question.options):
        return None
    race = Race(scales, [way.answers for way in puzzle.ways], search)
    if not race.is_won():
        return None
    notes = race.notes(question)
    found = race.listed(puzzle)
    return Candidate(found._replace(start=LessonStart(question.side, in_few_lines(text, title))), notes)


class Race:
    """The answers to one question, tried round by round with common dice."""

    def __init__(self, scales: Scales, ways: Sequence[tuple[str, ...]], search: PuzzleSearch) -> None:
        self.scales, self.ways, self.search = scales, ways, search
        self.scores: list[list[float]] = [[] for _ in ways]
        self.facts: list[Counter[str]] = [Counter() for _ in ways]

    def is_won(self) -> bool:
        """Try all until a few lead clearly; whether they do."""
        left = [*range(len(self.ways))]
        for number in range(self.search.trials):
            for each in left:
                self._try(each, number)
            if number + 1 in HALTS and not self.leaders(CLEARLY if number + 1 == HALTS[-1] else 0.0):
                return False
            if number + 1 >= HALTS[0]:
                left = self._still_in(left)
        return self.leaders(CLEARLY) > 0

    def leaders(self, clearly: float) -> int:
        """How many answers are together best: they lead all others by the margin and by so many standard errors."""
        order = self._ranked()
        for count in range(1, max(2, len(order) // FEW + 1)):
            gap, error = self._gap(order[0], order[count])
            if gap >= self.search.margin and gap > clearly * error:
                return count
        return 0

    def _try(self, each: int, number: int) -> None:
        value, facts = seen(self.scales, self.ways[each], number)
        self.scores[each].append(value)
        self.facts[each].update(facts)

    def _ranked(self) -> list[int]:
        return sorted(range(len(self.ways)), key=lambda each: -mean_of(self.scores[each]).value)

    def _still_in(self, left: Sequence[int]) -> list[int]:
        """The answers that do not clearly trail; the best two stay in any case."""
        order = sorted(left, key=lambda each: -mean_of(self.scores[each]).value)
        best = order[0]
        return [each for each in order if each in order[:2] or not self._trails(each, best, TRAILING)]

    def _trails(self, each: int, best: int, clearly: float) -> bool:
        gap, error = self._gap(best, each)
        return gap > max(self.search.margin / 2, clearly * error)

    def _gap(self, best: int, each: int) -> tuple[float, float]:
        """By how much one leads another, game by game, and the standard error."""
        gap, error = mean_of([a - b for a, b in zip(self.scores[best], self.scores[each], strict=False)])
        return gap, error if len(self.scores[each]) > 1 else math.inf

    # What was found ----------------------------------------------------------------------------------------------
    def listed(self, puzzle: Puzzle) -> Puzzle:
        """The puzzle with its figures: each answer's, and for those left out what they are worth at most."""
        count, order = self.leaders(CLEARLY), self._ranked()
        for each in order[:LISTED]:
            for number in range(len(self.scores[each]), self.search.trials):
                self._try(each, number)
        figures = [mean_of(self.scores[each]) for each in order]
        ways = [
            PuzzleWay(self.ways[each], round(figure.value, PLACES), round(figure.error, PLACES))
            for each, figure in zip(order, figures, strict=True)
        ]
        best, least, next_ = ways[0].figure, ways[count - 1].figure, ways[count].figure
        near, width = round(best - (least + next_) / 2, 3), best - min(way.figure for way in ways)
        rule = puzzle.judged._replace(best=near, good=round(max(near, width / 3), 3))
        others = ways[LISTED].figure if len(ways) > LISTED else None
        return puzzle._replace(ways=tuple(ways[:LISTED]), others=others, judged=rule)

    def notes(self, question: Question) -> tuple[str, ...]:
        """What a person reads before choosing: the question, the officer's answer, and facts for a goal."""
        best, *others = self._ranked()
        officer, _ = self.scales.officer()
        told = [f"asked: {question.ask}; the officer answers: {officer}"]
        shares = {
            fact: self._share(best, fact) - max(self._share(each, fact) for each in others) for fact in self._all()
        }
        for fact in sorted(shares, key=lambda fact: -shares[fact])[:4]:
            second = max(self._share(each, fact) for each in others)
            if shares[fact] > 0.1:
                told.append(f"goal: {fact}: {self._share(best, fact):.2f} against {second:.2f}")
        return tuple(told)

    def _all(self) -> list[str]:
        return sorted({fact for facts in self.facts for fact in facts})

    def _share(self, each: int, fact: str) -> float:
        return self.facts[each][fact] / len(self.scores[each])


def seen(scales: Scales, answers: Sequence[str], number: int) -> tuple[float, list[str]]:
    """Return the worth of one game tried, and the facts of it that could be a goal."""
    game, worth = scales.played(answers, number)
    return worth, [*_facts(scales.start, game)]


def _facts(start: Game, end: Game) -> Iterator[str]:
    """The pieces that are gone since, and the hexes that have changed hands."""
    before, after = start.play, end.play
    for piece, each in enumerate(before.roster):
        was, is_now = (play.is_on_board(piece) and play.position.steps[piece] > 0 for play in (before, after))
        if was and not is_now:
            yield f"unit {each.name} gone"
        elif was:
            yield f"not unit {each.name} gone"
    for hex_ in range(before.board.grid.size):
        if before.controller(hex_) != after.controller(hex_) and (side := after.controller(hex_)) is not None:
            yield f"hex {before.board.place_text(hex_)} held {side}"
