"""The PettingZoo environment with turns: every side is an agent, asked in the order of the game.

Sides that are asked at once, sealed, answer in the order of the table; their views do not contain each other's answers.
The game decides which options are legal.
"""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv  # type: ignore[import-untyped]

from grognard.kernel.errors import Unreadable
from grognard.rl.episode import Observation
from grognard.rl.sides import Sides


class Turns(Sides, AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """A scenario between learners who answer one after the other."""

    is_parallelizable = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed gives the same dice."""
        self.episode = self.arena.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._next()

    def observe(self, agent: str) -> Observation:
        """What a side sees; its mask is empty while others are asked."""
        return self.episode.observe(self._known(agent))

    def step(self, action: Any) -> None:
        """Answer for the side that is asked; after the end every side steps once with None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Unreadable(f"action: {agent} is asked and must answer with a number, not None")
        self.episode.answer(agent, action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.episode.pay()
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, self.episode.is_over)
        self.truncations = dict.fromkeys(self.agents, self.episode.is_cut_short)
        self._next()

    def _next(self) -> None:
        """Select the side that is asked; after the end, the first that has not stepped with None."""
        self.agent_selection = self.episode.asked or self.agents[0]
        self.infos = {agent: self.episode.told(agent) for agent in self.agents}

    def render(self) -> str | None:
        """The board as the side that is asked sees it, as SVG."""
        return self.episode.draw(self.agent_selection) if self.render_mode == "svg" else None
