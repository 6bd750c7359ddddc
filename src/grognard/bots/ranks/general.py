"""The general: it tries alternatives to the officer's plan on imagined games and takes the best.

The commander names the alternatives, its designs; each is tried on games imagined from the view, all with the same
dice, until the time is up or it is clear which is best. The chosen design is then carried out like any officer's plan
until the commander names designs again.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from grognard.bots.minds.commander import Commander
from grognard.bots.minds.glance import Asked, Glance, shown
from grognard.bots.minds.reason import BotReason
from grognard.bots.ranks.officer import Officer, commander_of, seen
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Option
from grognard.kernel.numbers.dice import Seeded, Whim
from grognard.kernel.table.play import Play

TWICE: Final = 2
"""After so many games, designs that have scored the same in each are taken for one."""


class General(Officer):
    """Searches over operations within a budget of seconds.

    They are seconds of the processor: a general plays no worse on a busy machine, it only takes longer.
    """

    takes_time: ClassVar[bool] = True

    def __init__(
        self, seed: str | int = 0, seconds: float = 2.0, clock: Callable[[], float] = time.thread_time
    ) -> None:
        super().__init__(seed)
        self.seconds = seconds
        self._clock = clock
        self._decisions = 0
        self._until = 0.0

    def hurry(self) -> None:
        """Decide with what it has found so far; may be called from another thread while it thinks."""
        self._until = -math.inf

    def answer(self, view: Mapping[str, Any], question: Asked) -> Option:
        """The answer of the best design."""
        table, mind = self._seated(view)
        glance = seen(view)
        mind.why = []
        if glance.may_try():
            mind.look(table)
            plain = mind.twin()
            plain.back_to_plain()
            designs = plain.designs(question)
            if designs:
                mind = self._mind = self._best(glance, [plain, *designs])
        option = mind.answer(table, question)
        self._why = tuple(mind.why)
        return option

    # Weighing --------------------------------------------------------------------------------------------------
    def _best(self, glance: Glance, designs: Sequence[Commander[Any]]) -> Commander[Any]:
        """The design that did best in the games tried; the officer's own plan unless another is better."""
        self._decisions += 1
        self._until = self._clock() + self.seconds
        weighing = designs[0].weighing
        most = max(2, int(weighing.pace * self.seconds)) if weighing.pace else 0
        if most:
            designs = designs[: field_of(most, weighing.width)]
        scores: list[list[float]] = [[] for _ in designs]
        left = self._in_heats(glance, designs, scores, most) if most else self._one_by_one(glance, designs, scores)
        chosen = designs[preferred(scores, left, weighing.doubt)]
        if games := sum(map(len, scores)):
            chosen.why = [BotReason("bot-weighed", {"ways": len(designs), "games": games}), chosen.named()]
        return chosen

    def _one_by_one(
        self, glance: Glance, designs: Sequence[Commander[Any]], scores: Sequence[list[float]]
    ) -> Sequence[int]:
        """Try all designs up to the limit of games; drop what clearly trails or equals another. Returns those left."""
        weighing, left = designs[0].weighing, list(range(len(designs)))
        for tried in range(1, weighing.most + 1):
            if len(left) < 2 or not self._round(glance, designs, scores, left):
                break
            if tried == TWICE:
                left = different(scores, left)
            if tried >= weighing.least:
                left = still_in(scores, left, weighing.clearly)
        return left

    def _in_heats(
        self, glance: Glance, designs: Sequence[Commander[Any]], scores: Sequence[list[float]], most: int
    ) -> Sequence[int]:
        """Try designs in heats of about equally many games; after each keep the better half of those that differ."""
        left = list(range(len(designs)))
        heats = max(1, (len(designs) - 1).bit_length())
        for _ in range(heats):
            for _ in range(max(1, round(most / heats / len(left)))):
                if len(left) < 2 or not self._round(glance, designs, scores, left):
                    return left
            left = different(scores, left)
            left = sorted(left, key=lambda each: (-mean(scores[each]), each))[: (len(left) + 1) // 2]
        return left

    def _round(
        self, glance: Glance, designs: Sequence[Commander[Any]], scores: Sequence[list[float]], left: Sequence[int]
    ) -> bool:
        """Try one game with each design left, all with the same dice; returns whether there is time for more."""
        luck = f"{self._seed}/general/{self._decisions}/{len(scores[left[0]])}"
        for each in left:
            if self._clock() >= self._until:
                return False
            scores[each].append(self._try(glance, designs[each], luck))
        return self._clock() < self._until

    def _try(self, glance: Glance, design: Commander[Any], luck: str) -> float:
        """Play on one imagined game with a design against the officer of the other side, and judge it."""
        game = glance.trial(Whim(luck), Seeded(luck))
        start = game.play.twin(game.play.snapshot())
        making = commander_of(game.play.id)
        minds = {side.name: making(game.play, side, Whim(f"{luck}/{side.name}")) for side in game.play.sides}
        minds[glance.side.name] = judge = design.twin()
        judge.whim = Whim(f"{luck}/{glance.side.name}")
        try_out(game, minds, lambda play: judge.is_far_enough(play, start))
        return judge.value(game.play)


def try_out(game: Game, minds: Mapping[str, Commander[Any]], is_enough: Callable[[Play[Any]], bool]) -> None:
    """Let commanders play on an imagined game, all on its one table, until it is far enough or over."""
    while (question := game.question) is not None:
        if question.is_menu and is_enough(game.play):
            return
        with shown(game, question) as (_, asked):
            option = minds[question.side].answer(game.play, asked)
        game.answer(option, question.who)


def field_of(games: int, width: float) -> int:
    """The number of designs to try with so many games; more games allow more designs."""
    return max(2, round(math.sqrt(width * games)))


def different(scores: Sequence[Sequence[float]], left: Sequence[int]) -> list[int]:
    """One of each group of designs with equal scores in every game; these made the same plan."""
    return [each for each in left if all(scores[each] != scores[other] for other in left if other < each)]


def still_in(scores: Sequence[Sequence[float]], left: Sequence[int], clearly: float) -> list[int]:
    """The designs that do not trail the best by so many standard errors."""
    best = max(left, key=lambda each: (mean(scores[each]), -each))
    return [each for each in left if each == best or not trails(scores[each], scores[best], clearly)]


def trails(some: Sequence[float], best: Sequence[float], clearly: float) -> bool:
    """Whether a design trails another clearly, over the games both were tried in."""
    gap, error = compared(best, some)
    return gap > clearly * error


def preferred(scores: Sequence[Sequence[float]], left: Sequence[int], doubt: float) -> int:
    """The best of those left; while the officer's own plan is among them, only one that leads it by `doubt` errors."""
    left = [each for each in left if scores[each]]
    if not left:
        return 0
    if 0 not in left or not doubt:
        return max(left, key=lambda each: (mean(scores[each]), -each))
    gains = {each: compared(scores[each], scores[0]) for each in left if each and scores[each]}
    worth = {each: gain - doubt * error for each, (gain, error) in gains.items()}
    best = max(worth, key=lambda each: (worth[each], -each), default=0)
    return best if worth.get(best, 0.0) > 0 else 0


def mean(figures: Sequence[float]) -> float:
    """Their mean."""
    return sum(figures) / len(figures)


def compared(some: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """The mean difference game by game, and its standard error."""
    gaps = [a - b for a, b in zip(some, others, strict=False)]
    if len(gaps) < 2:
        return sum(gaps), math.inf  # one game gives no estimate of the error
    middle = mean(gaps)
    spread = sum((gap - middle) ** 2 for gap in gaps) / (len(gaps) - 1)
    return middle, math.sqrt(spread / len(gaps))
