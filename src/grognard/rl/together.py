"""The PettingZoo environment in which all sides step at once.

Whoever is asked answers; the actions of the others count for nothing. Sides that are asked at once, sealed, answer in
one step.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv  # type: ignore[import-untyped]

from grognard.kernel.errors import Stale, Unreadable, check_type
from grognard.rl.episode import Observation
from grognard.rl.sides import Sides

Steps = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class Parallel(Sides, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """A scenario between learners who step together."""

    is_parallelizable = True

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game; the same seed gives the same dice."""
        self.episode = self.arena.begin(seed)
        self.agents = list(self.possible_agents)
        return self._seen(), self._told()

    def step(self, actions: Mapping[str, Any]) -> Steps:
        """Answer for every side that is asked, by its action; the actions of others count for nothing."""
        check_type("actions", actions, (Mapping,), "an action by the name of its side")
        if not self.agents:
            raise Stale("the game is over: begin another with reset()")
        asked = [*self.episode.game.questions]
        if missing := [side for side in asked if side not in actions]:
            raise Unreadable(f"actions: {missing[0]} is asked and must answer")
        for side in asked:
            self.episode.answer(side, actions[side])
        over, cut, paid = self.episode.is_over, self.episode.is_cut_short, self.episode.pay()
        agents = list(self.agents)
        step = self._seen(), paid, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), self._told()
        if over or cut:
            self.agents = []
        return step

    def _seen(self) -> dict[str, Observation]:
        return {side: self.episode.observe(side) for side in self.agents}

    def _told(self) -> dict[str, dict[str, Any]]:
        return {side: self.episode.told(side) for side in self.agents}

    def render(self) -> str | None:
        """The board as everybody sees it, as SVG."""
        return self.episode.draw(None) if self.render_mode == "svg" else None
