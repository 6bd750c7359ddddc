"""What both kinds of environment share: a game from a seed, actions as options, what a side sees, what it is paid.

An arena is a scenario with its actions and its layout, made once; an episode is one game in it. Chance is played inside
by the game's own seeded dice.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces

from grognard.draw.position import position_svg
from grognard.kernel.dice import fresh_token
from grognard.kernel.errors import Illegal
from grognard.kernel.game import Game
from grognard.kernel.play import Play
from grognard.kernel.script import Question
from grognard.rl.actions import Actions
from grognard.rl.layout import Layout
from grognard.shelf import title

Observation = dict[str, Any]


class Arena:
    """A scenario to learn in: its spaces, how it pays, and the seeds of its games."""

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
        self.title = title(game, *data)
        self.scenario = scenario
        self.options = tuple(options)
        self.shaping = shaping
        self.limit = limit
        first = self.title.new(scenario, self.options, seed=0)
        self.sides = tuple(side.name for side in first.play.sides)
        self.actions = Actions(first.play, numbers)
        self.layout = Layout(self.title, first.play, [first.view(side) for side in self.sides])
        self._seed: int | str | None = None
        self._episodes = 0

    def action_space(self) -> spaces.Discrete:
        """A number for every option there can be."""
        return spaces.Discrete(len(self.actions))

    def observation_space(self) -> spaces.Dict:
        """The vector of a side's view, and the mask of what it may answer."""
        vector = spaces.Box(-1.0, 1.0, (self.layout.size,), np.float32)
        mask = spaces.Box(0, 1, (len(self.actions),), np.int8)
        return spaces.Dict({"observation": vector, "action_mask": mask})

    def begin(self, seed: int | None) -> Episode:
        """A new game: the first from this seed, or without one the next from the seed given last."""
        if seed is not None:
            self._seed, self._episodes = seed, 0
        elif self._seed is None:
            self._seed = fresh_token()
        named = f"{self._seed}/{self._episodes}"
        self._episodes += 1
        return Episode(self, self.title.new(self.scenario, self.options, seed=named), named)


class Episode:
    """One game, answered by numbers."""

    def __init__(self, arena: Arena, game: Game, seed: str) -> None:
        self.arena = arena
        self.game = game
        self.seed = seed
        self.answers = 0
        self._leads = self._leading()

    def question(self, side: str) -> Question | None:
        """What a side is asked now."""
        return self.game.questions.get(side)

    @property
    def asked(self) -> str:
        """The side to answer: of several asked at once, sealed, the first; nobody at the end."""
        return next(iter(self.game.questions), "")

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.result is not None

    @property
    def is_cut_short(self) -> bool:
        """Whether it goes on but has had as many answers as the arena allows."""
        limit = self.arena.limit
        return limit is not None and self.answers >= limit and not self.is_over

    def observe(self, side: str) -> Observation:
        """What a side sees, and what it may answer."""
        return {
            "observation": self.arena.layout.write(self.game.view(side)),
            "action_mask": self.arena.actions.mask(self.question(side)),
        }

    def answer(self, side: str, action: int) -> None:
        """Give the answer a number stands for; what is not offered is refused as the rules say."""
        option = self.arena.actions.option(action)
        try:
            self.game.answer(option, side)
        except Illegal as fault:
            raise Illegal(f"action {int(action)}, {option.text!r}, is masked out. {fault}", fault.rule) from None
        self.answers += 1

    def pay(self) -> dict[str, float]:
        """What each side is paid for the last answers: 1, -1 or 0 at the end, and what its lead has grown by."""
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
        """By how much each side's public score is ahead of the best of the others; who has none has 0."""
        if not self.arena.shaping:
            return {}
        scores = self.game.play.scores()
        own = {side: scores.get(side, 0) for side in self.arena.sides}
        return {side: own[side] - max(own[other] for other in own if other != side) for side in own}

    def told(self, side: str) -> dict[str, Any]:
        """What else a learner may want to know: the question in words, or how it ended."""
        result, question = self.game.result, self.question(side)
        if result is not None:
            return {"winner": result.winner, "verdict": result.verdict}
        return {"rule": question.rule, "ask": question.ask} if question is not None else {}

    def draw(self, side: str | None) -> str:
        """The board as a side sees it, as SVG."""
        return position_svg(self.game, side, lang=self.game.lang)
