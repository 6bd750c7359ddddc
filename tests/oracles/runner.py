"""Compare an oracle with the program, in random positions and in random games, and count what was compared.

A fact yields what it is about, the book's value and the program's. A law yields what is wrong with a position after an
answer. A difference is an error with the seed, the position as text, the fact and both values.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Option, Question
from grognard.kernel.numbers.dice import TypedIn
from grognard.kernel.table.title import Title
from grognard.shelf import title
from tests.oracles.positions import Recipe, random_position


class Said(NamedTuple):
    """What the book and the program say of one thing."""

    about: str
    book: Any
    program: Any


Fact = Callable[[Game, Random], Iterable[Said]]
Law = Callable[[Game, dict[str, Any]], Iterable[str]]


class Difference(AssertionError):
    """The book and the program disagree, or a law is broken."""

    def __init__(self, fact: str, said: Said, source: str, position: str) -> None:
        self.fact, self.said, self.source, self.position = fact, said, source, position
        super().__init__(
            f"{fact}: {said.about}\n  by the book: {said.book}\n  the program: {said.program}\n  {source}\n{position}"
        )


class Oracle:
    """The facts and laws of one game, and what its random positions are made of."""

    def __init__(self, game: str, recipe: Recipe, sample: int = 70, shared_hexes: bool = False) -> None:
        self.game = game
        self.recipe = recipe
        self.sample = sample
        """How many positions of each seed `make test` compares at depth 3."""
        self.shared_hexes = shared_hexes
        """Whether enemies are in one hex while they fight; then a law of the game says when."""
        self.facts: dict[str, tuple[Fact, float]] = {}
        self.laws: list[Law] = []

    def fact(self, name: str, share: float = 1.0) -> Callable[[Fact], Fact]:
        """Add a fact; one that does not depend on what is asked is compared at a share of the questions only."""

        def add(fact: Fact) -> Fact:
            self.facts[name] = fact, share
            return fact

        return add

    def law(self, law: Law) -> Law:
        """Add a law: what must hold after every answer, with a memory of its own for each game."""
        self.laws.append(law)
        return law

    @property
    def title(self) -> Title:
        """The game it is about."""
        return title(self.game)


class Trial:
    """A run of one oracle: what was compared, and what differs."""

    def __init__(self, oracle: Oracle, seed: str, keep_going: bool = False) -> None:
        self.oracle = oracle
        self.seed = seed
        self.keep_going = keep_going
        self.compared: Counter[str] = Counter()
        self.differences: list[Difference] = []
        self.games = self.positions = self.answers = 0

    def __str__(self) -> str:
        counted = ", ".join(f"{fact} {number}" for fact, number in sorted(self.compared.items()))
        played = f"{self.positions} positions, {self.games} games, {self.answers} answers"
        total = f"{len(self.compared)} facts, {self.compared.total()} comparisons, {len(self.differences)} differences"
        return f"{self.oracle.game}, seed {self.seed}: {played}; {total}\n{counted}"

    # Playing ---------------------------------------------------------------------------------------------------
    def in_positions(self, number: int, answers: int = 14) -> None:
        """Compare in so many random positions, and at the questions that follow a few random answers."""
        for nth in range(number):
            rng = Random(f"{self.seed}/position/{nth}")
            text = random_position(self.oracle.title, self.oracle.recipe, rng)
            source = f"position {nth} of seed {self.seed}"
            try:
                game = self.oracle.title.at(text, seed=f"{self.seed}/{nth}", dice=TypedIn())
            except Exception as fault:
                raise AssertionError(f"{source} cannot be read: {fault}\n{text}") from fault
            self.positions += 1
            self._play(game, rng, answers, 1, source)

    def in_games(self, number: int, every: int = 20, answers: int = 100_000) -> None:
        """Compare at one question in so many of random games, each played to its end or for so many answers."""
        for nth in range(number):
            rng = Random(f"{self.seed}/game/{nth}")
            shelf = self.oracle.title
            scenario = rng.choice(sorted(shelf.scenarios))
            options = [option for option in shelf.options_of(scenario) if rng.random() < 0.3]
            game = shelf.new(scenario, options, seed=f"{self.seed}/{nth}", ask="all", dice=TypedIn())
            self.games += 1
            self._play(game, rng, answers, every, f"game {nth} of seed {self.seed}, {scenario} {' '.join(options)}")

    def _play(self, game: Game, rng: Random, answers: int, every: int, source: str) -> None:
        memory: dict[str, dict[str, Any]] = {}
        self._compare(game, rng, source)
        for _ in range(answers):
            questions = list(game.questions.values())
            if not questions:
                break
            question = rng.choice(questions)
            game.answer(random_answer(question, rng), question.side)
            self.answers += 1
            self._obey(game, memory, source)
            if rng.randrange(every) == 0:
                self._compare(game, rng, source)

    # Comparing -------------------------------------------------------------------------------------------------
    def _compare(self, game: Game, rng: Random, source: str) -> None:
        for name, (fact, share) in self.oracle.facts.items():
            if share >= 1 or rng.random() < share:
                for said in fact(game, rng):
                    self.compared[name] += 1
                    if said.book != said.program:
                        self._differ(name, said, source, game)

    def _obey(self, game: Game, memory: dict[str, dict[str, Any]], source: str) -> None:
        common = [law for law in COMMON_LAWS if law is not apart or not self.oracle.shared_hexes]
        for law in (*common, *self.oracle.laws):
            self.compared["laws"] += 1
            for fault in law(game, memory.setdefault(law.__name__, {})):
                self._differ(law.__name__, Said(fault, "no", "yes"), source, game)

    def _differ(self, fact: str, said: Said, source: str, game: Game) -> None:
        difference = Difference(fact, said, source, game.position_text())
        if not self.keep_going:
            raise difference
        self.differences.append(difference)


def random_answer(question: Question, rng: Random) -> Option:
    """An answer: half the time the verb is drawn first, so that one with few nouns is not rare."""
    if rng.random() < 0.5:
        return rng.choice(question.options)
    verbs: dict[str, list[Option]] = {}
    for option in question.options:
        verbs.setdefault(option.verb, []).append(option)
    return rng.choice(verbs[rng.choice(sorted(verbs))])


# What must hold in every game -------------------------------------------------------------------------------------


def whole(game: Game, memory: dict[str, Any]) -> Iterator[str]:
    """Every piece is in one place with steps it can have, and the counts are those of a fresh count."""
    play, position = game.play, game.play.position
    for piece, printed in enumerate(play.roster):
        if play.is_on_board(piece) and not 1 <= position.steps[piece] <= max(printed.steps, 1):
            yield f"{printed.name} is on the map with {position.steps[piece]} steps"
        stacks = [place for place, stack in play.occupation.stacks.items() if piece in stack]
        if stacks != [position.at[piece]] and (stacks or play.is_on_board(piece)):
            yield f"{printed.name} is at {position.at[piece]}, and counted at {stacks}"
    if not play.occupation.same_as(play.count()):
        yield "the counts of who is where differ from a fresh count"
    yield from play.audit()


def apart(game: Game, memory: dict[str, Any]) -> Iterator[str]:
    """Enemies do not share a hex, but where the game allows it."""
    play = game.play
    for hex_, stack in play.occupation.stacks.items():
        if hex_ < play.board.grid.size:
            sides = {int(play.roster[piece].side) for piece in stack if not play.may_share_hex(piece)}
            if len(sides) > 1:
                yield f"enemies share {play.board.place_text(hex_)}"


COMMON_LAWS: tuple[Law, ...] = (whole, apart)
