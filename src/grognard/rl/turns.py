"""The PettingZoo environment: every side is an agent, asked in the order of the game.

Sides that are asked at once, sealed, answer in the order of the table; their views do not contain each other's answers.
The game decides which options are legal.
"""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from grognard.kernel.errors import Unreadable
from grognard.rl.episode import Arena, Episode, Observation

MODES = ("svg",)


class Turns(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """A scenario between learners."""

    def __init__(self, arena: Arena, render_mode: str | None = None) -> None:
        super().__init__()
        self.arena = arena
        self.actions = arena.actions
        self.layout = arena.layout
        self.metadata = {"render_modes": list(MODES), "name": f"{arena.title.id}_v0", "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = list(arena.sides)
        self.agents: list[str] = []
        self.action_spaces = {side: arena.action_space() for side in arena.sides}
        self.observation_spaces = {side: arena.observation_space() for side in arena.sides}
        self.episode: Episode

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """The same for every side."""
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every side."""
        return self.action_spaces[self._known(agent)]

    def _known(self, agent: str) -> str:
        """The side of this name; an error when there is none."""
        if agent not in self.arena.sides:
            raise Unreadable(f"agent: one of {', '.join(self.arena.sides)}, not {agent!r}")
        return agent

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

    def step(self, action: int | None) -> None:
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

    def close(self) -> None:
        """Do nothing; there is nothing to release."""
