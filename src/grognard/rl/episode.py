"""What both environments share: games from seeds, actions, observations and rewards.

An arena is a scenario with its actions and its layout, made once; an episode is one game in it. The game's own seeded
dice are rolled inside.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces

from grognard.draw.position import position_svg
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Question
from grognard.kernel.errors import Illegal, Unreadable, check_each, check_number, check_type
from grognard.kernel.numbers.dice import fresh_token
from grognard.kernel.table.play import Play
from grognard.rl.actions import ActionNumbers
from grognard.rl.layout import Layout, Vector
from grognard.rl.scribe import Watcher
from grognard.shelf import title

Observation = dict[str, Any]


class Arena:
    """A scenario to learn in: its spaces, its rewards, and the seeds of its games."""

    def __init__(
        self,
        game: str | type[Play[Any]],
        scenario: str | None,
        options: Iterable[str],
        shaping: float,
        limit: int | None,
        numbers: range,
        data: Iterable[str | Path],
    ) -> None:
        _check(shaping, limit, numbers)
        folders = check_each("data", data, (str, Path), "a folder")
        self.title = title(game, *folders)
        check_type("scenario", scenario, (str, type(None)), "the id of a scenario, or None for the first")
        self.scenario = scenario
        self.options = tuple(check_each("options", options, (str,), "the clause of an optional rule"))
        self.shaping = shaping
        self.limit = limit
        first = self.title.new(scenario, self.options, seed=0)
        self.sides = tuple(side.name for side in first.play.sides)
        self.actions = ActionNumbers(first.play, numbers)
        self.layout = Layout(self.title, first.play, [first.view(side) for side in self.sides])
        self._seed: int | str | None = None
        self._episodes = 0

    def action_space(self) -> spaces.Discrete:
        """A number for every possible option."""
        return spaces.Discrete(len(self.actions))

    def observation_space(self) -> spaces.Dict:
        """The vector of a side's view, and the mask of legal actions."""
        vector = spaces.Box(-1.0, 1.0, (self.layout.size,), np.float32)
        mask = spaces.Box(0, 1, (len(self.actions),), np.int8)
        return spaces.Dict({"observation": vector, "action_mask": mask})

    def begin(self, seed: int | None) -> Episode:
        """A new game: the first of this seed, or without one the next game of the last seed."""
        check_seed(seed)
        if seed is not None:
            self._seed, self._episodes = seed, 0
        elif self._seed is None:
            self._seed = fresh_token()
        named = f"{self._seed}/{self._episodes}"
        self._episodes += 1
        return Episode(self, self.title.new(self.scenario, self.options, seed=named), named)


def check_seed(seed: object) -> None:
    """Raise an error for what is no seed of an episode."""
    if seed is not None:
        check_number("seed", seed, 0)


def _check(shaping: object, limit: object, numbers: object) -> None:
    """Raise an error for an argument of an environment that cannot be."""
    check_type("shaping", shaping, (int, float), "a number, 0 for none")
    if limit is not None:
        check_number("limit", limit, 1)
    check_type("numbers", numbers, (range,), "a range, such as range(21)")
    if not numbers:
        raise Unreadable("numbers: a range that is not empty")


class Episode:
    """One game, with numbers as answers."""

    def __init__(self, arena: Arena, game: Game, seed: str) -> None:
        self.arena = arena
        self.game = game
        self.seed = seed
        self.answers = 0
        self._watchers: dict[str, Watcher] = {}
        self._leads = self._leading()

    def question(self, side: str) -> Question | None:
        """The open question of a side."""
        return self.game.questions.get(side)

    @property
    def asked(self) -> str:
        """The side to answer: the first, if several are asked at once; empty at the end."""
        return next(iter(self.game.questions), "")

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.result is not None

    @property
    def is_cut_short(self) -> bool:
        """Whether it was cut short by the arena's limit of answers."""
        limit = self.arena.limit
        return limit is not None and self.answers >= limit and not self.is_over

    def observe(self, side: str) -> Observation:
        """A side's vector and mask."""
        return {
            "observation": self._look(side),
            "action_mask": self.arena.actions.mask(self.question(side)),
        }

    def _look(self, side: str) -> Vector:
        """A side's vector, of which only what has changed since its last look is written again."""
        if side not in self._watchers:
            self._watchers[side] = Watcher(self.arena.layout, self.game.side(side))
        return self._watchers[side].look(self.game)

    def answer(self, side: str, action: int) -> None:
        """Answer with the option of a number; raises `Illegal` when it is not offered."""
        option = self.arena.actions.option(action)
        try:
            self.game.answer(option, side)
        except Illegal as fault:
            raise Illegal(f"action {action}, {option.text!r}, is masked out. {fault}", fault.rule) from None
        self.answers += 1

    def pay(self) -> dict[str, float]:
        """The rewards since the last call: 1, -1 or 0 at the end, and with shaping the growth of each side's lead."""
        paid = dict.fromkeys(self.arena.sides, 0.0)
        if self.arena.shaping:
            leads = self._leading()
            for side in paid:
                paid[side] += self.arena.shaping * (leads[side] - self._leads[side])
            self._leads = leads
        result = self.game.result
        if result is not None and result.winner:
            for side in paid:
                paid[side] += 1.0 if side == result.winner else -1.0
        return paid

    def _leading(self) -> dict[str, float]:
        """Each side's public score less the best of the others; a side without a score has 0."""
        if not self.arena.shaping:
            return {}
        scores = self.game.play.scores()
        own = {side: scores.get(side, 0) for side in self.arena.sides}
        return {side: own[side] - max(own[other] for other in own if other != side) for side in own}

    def told(self, side: str) -> dict[str, Any]:
        """Further information for a learner: the question in words, or the result."""
        result, question = self.game.result, self.question(side)
        if result is not None:
            return {"winner": result.winner, "verdict": result.verdict}
        return {"rule": question.rule, "ask": question.ask} if question is not None else {}

    def draw(self, side: str | None) -> str:
        """The board as a side sees it, as SVG."""
        return position_svg(self.game, side, lang=self.game.lang)
