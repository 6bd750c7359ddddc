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
from grognard.kernel.lessons.facts import read_fact
from grognard.kernel.lessons.lesson import LessonStart
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.puzzles.puzzle import ANSWER, LATER, Puzzle, PuzzleRule, PuzzleWay
from grognard.kernel.puzzles.puzzle_writing import in_few_lines
from grognard.lab.puzzles.weighing import PLACES, Scales, TooMany, Weighed, mean_of

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
GOAL_MARGIN: Final = 0.2
"""By how much the chance of a goal must be greater."""
TEMPTING: Final = 0.1
"""The chance that an answer has at least which is not best: otherwise nobody would choose it."""
SPARE: Final = 0.03
"""By so much an answer that reaches a goal may be worth less than the best."""
LEAST_BEST, LEAST_GOOD = 0.03, 0.12
"""How far an answer may trail to be called best, or good, at least."""
MANY: Final = 100
"""The games tried for the chance of a goal."""
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
    at: str = LATER
    """When an answer is judged; for goals the end of the operation is cheapest."""
    is_goal: bool = False
    """Whether a goal is looked for, instead of worth."""
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
        judged=PuzzleRule(at=search.at, trials=search.trials),
        ways=tuple(PuzzleWay((option.text,)) for option in question.options),
    )
    scales = Scales(puzzle, title)
    asked = scales.start.questions.get(question.side)
    if asked is None or len(asked.options) != len(question.options):
        return None
    race = (GoalRace if search.is_goal else Race)(scales, [way.answers for way in puzzle.ways], search)
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
    for hex_ in range(before.board.grid.size):
        if before.controller(hex_) != after.controller(hex_) and (side := after.controller(hex_)) is not None:
            yield f"hex {before.board.place_text(hex_)} held {side}"


# Goals -----------------------------------------------------------------------------------------------------------


class GoalRace(Race):
    """The same, looking for a goal: a fact that a few answers bring about clearly more often than all others."""

    def is_won(self) -> bool:
        """Try all equally often until there is such a goal, or none can be expected."""
        for number in range(self.search.trials):
            for each in range(len(self.ways)):
                self._try(each, number)
            if number + 1 in HALTS and self.goal(0.0) is None:
                return False
        return self.goal(CLEARLY) is not None

    def goal(self, clearly: float) -> tuple[str, int] | None:
        """The goal that divides the answers best, and how many answers reach it together; None where none does."""
        found = [(self._divide(goal, clearly), goal) for goal in self._goals()]
        (gap, count), goal = max(found, default=((0.0, 0), ""))
        return (goal, count) if gap else None

    def _goals(self) -> list[str]:
        """What the side may want: enemies gone and hexes taken, its own pieces kept and its hexes held."""
        side, play = self.scales.side, self.scales.start.play
        goals = []
        for fact in self._all():
            kind, name, *rest = fact.split()
            owner = play.roster[play.roster.numbers[name]].side if kind == "unit" else play.sides[0]
            if kind == "unit":
                goals.append(fact if owner != side else f"not {fact}")
            else:
                goals.append(fact if rest[-1] == side.name else f"hex {name} held {side}")
        return sorted({goal for goal in goals if not self._is_named(goal)})

    def _is_named(self, goal: str) -> bool:
        """Whether an answer names what the goal is about, or the hex it stands in: that would be no question."""
        words, play = {word for way in self.ways for text in way for word in text.split()}, self.scales.start.play
        name = goal.removeprefix("not ").split()[1]
        piece = play.roster.find(name)
        stands = "" if piece is None else play.board.place_text(play.position.at[piece])
        return bool({name, stands} & words)

    def _rate(self, each: int, goal: str) -> float:
        """How often an answer has brought a goal about."""
        side = self.scales.side
        if goal.startswith("not "):
            return 1.0 - self._share(each, goal.removeprefix("not "))
        name = goal.split()[1]
        if goal.startswith("hex ") and self.scales.start.play.controller(self._place(name)) == side:
            return 1.0 - sum(self._share(each, f"hex {name} held {other}") for other in self._others())
        return self._share(each, goal)

    def _place(self, name: str) -> int:
        place = self.scales.start.play.board.find_place(name)
        assert place is not None
        return place

    def _others(self) -> list[str]:
        return [side.name for side in self.scales.start.play.sides if side != self.scales.side]

    def _divide(self, goal: str, clearly: float) -> tuple[float, int]:
        """By how much a few answers lead all others, and how many; nothing where they do not, or are worth less."""
        rates = sorted(((self._rate(each, goal), each) for each in range(len(self.ways))), reverse=True)
        games, worth = len(self.scores[0]), [mean_of(scores).value for scores in self.scores]
        for count in range(1, max(2, len(rates) // FEW + 1)):
            (best, first), (second, _) = rates[0], rates[count]
            error = math.sqrt((best * (1 - best) + second * (1 - second) + 0.01) / games)
            is_worth_it = worth[first] >= max(worth) - SPARE
            if second >= TEMPTING and best - second >= GOAL_MARGIN and best - second > clearly * error and is_worth_it:
                return best - second, count
        return 0.0, 0

    def listed(self, puzzle: Puzzle) -> Puzzle:
        """The puzzle with the goal and the figures of all answers, exact where all rolls can be counted."""
        found = self.goal(CLEARLY)
        assert found is not None
        goal, count = found
        rates = {each: self._rate(each, goal) for each in range(len(self.ways))}
        order = sorted(rates, key=lambda each: -rates[each])
        rule = puzzle.judged._replace(goal=(read_fact(goal),), at=self.search.at)
        ways = tuple(PuzzleWay(self.ways[each]) for each in order[:LISTED])
        puzzle = counted(puzzle._replace(judged=rule, ways=ways), self.scales)
        lead = puzzle.best.figure - sorted((way.figure for way in puzzle.ways), reverse=True)[count - 1]
        near = round(max(LEAST_BEST, lead + LEAST_BEST / 2), 3)
        others = round(rates[order[LISTED]], PLACES) if len(order) > LISTED else None
        rule = puzzle.judged._replace(best=near, good=round(max(near, LEAST_GOOD), 3))
        return puzzle._replace(others=others, judged=rule)

    def notes(self, question: Question) -> tuple[str, ...]:
        """What a person reads before choosing."""
        officer, _ = self.scales.officer()
        return (f"asked: {question.ask}; the officer answers: {officer}",)


def counted(puzzle: Puzzle, scales: Scales) -> Puzzle:
    """Return a puzzle with its figures by all rolls, or by many games where these are too many."""
    scales = scales.of(puzzle._replace(judged=puzzle.judged._replace(trials=0)))
    try:
        figures = [Weighed(scales.exact(way.answers)) for way in puzzle.ways]
    except TooMany:
        scales = scales.of(puzzle._replace(judged=puzzle.judged._replace(trials=MANY)))
        figures = [scales.figure(way.answers) for way in puzzle.ways]
    ways = [
        way._replace(figure=round(value, PLACES), error=round(error, PLACES))
        for way, (value, error) in zip(puzzle.ways, figures, strict=True)
    ]
    return scales.puzzle._replace(ways=tuple(ways))
