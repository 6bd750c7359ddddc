"""What the environments with several agents share: spaces, states, copies, and games imagined for a side."""

from __future__ import annotations

from copy import copy, deepcopy
from typing import Any, ClassVar, TypeVar

from gymnasium import spaces

from grognard.kernel.errors import Unreadable
from grognard.rl.actions import ActionNumbers
from grognard.rl.episode import Arena, Episode, Observation
from grognard.rl.layout import Layout, Vector

Same = TypeVar("Same", bound="Sides")


class Sides:
    """A scenario whose sides are agents."""

    is_parallelizable: ClassVar[bool]

    def __init__(self, arena: Arena, render_mode: str | None = None) -> None:
        self.arena = arena
        self.metadata = {
            "render_modes": ["svg"],
            "name": f"{arena.plan.title.id}_v0",
            "is_parallelizable": self.is_parallelizable,
        }
        self.render_mode = render_mode
        self.possible_agents = list(arena.sides)
        self.agents: list[str] = []
        self.action_spaces = {side: arena.action_space() for side in arena.sides}
        self.observation_spaces = {side: arena.observation_space() for side in arena.sides}
        self.episode: Episode

    def __deepcopy__(self: Same, memo: object) -> Same:
        """Return an environment with a game of its own, which goes on as this one does."""
        return self._with(copy(self.arena), None)

    def _with(self: Same, arena: Arena, episode: Episode | None) -> Same:
        """The same environment with other games."""
        other = copy(self)
        kept = ("arena", "observation_spaces", "episode")
        vars(other).update(deepcopy({name: value for name, value in vars(self).items() if name not in kept}))
        other.arena = arena
        if "episode" in vars(self):
            other.episode = episode or self.episode.of(arena, self.episode.game.copy())
        return other

    def __eq__(self, other: object) -> bool:
        return vars(self) == vars(other) if type(self) is type(other) else NotImplemented

    def __hash__(self) -> int:
        return hash((type(self), self.arena))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.arena.plan.title.id} {self.arena.plan.scenario}>"

    @property
    def actions(self) -> ActionNumbers:
        """What each action means."""
        return self.arena.plan.actions

    @property
    def layout(self) -> Layout:
        """What each number of an observation means, and what is printed on the board."""
        return self.arena.plan.layout

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

    @property
    def state_space(self) -> spaces.Box:
        """The space of `state()`."""
        return spaces.Box(-1.0, 1.0, (self.layout.size * len(self.arena.sides),))

    def state(self) -> Vector:
        """All that any side sees: the vectors of all sides, one after the other."""
        return self.episode.state()

    def information_state(self, agent: str) -> str:
        """All that a side knows, as text: its own answers, what it was told, and what it sees now."""
        return self.episode.information_state(self._known(agent))

    def may_imagine(self, agent: str) -> bool:
        """Whether a game can be imagined for a side now: in a game with secrets at its menus only."""
        return self.episode.may_imagine(self._known(agent))

    def imagined(self: Same, agent: str, seed: int | str) -> Same:
        """An environment that goes on from here as far as a side knows; all else is dealt by the seed, dice too."""
        arena = copy(self.arena)
        return self._with(arena, self.episode.imagined(arena, self._known(agent), seed))

    def close(self) -> None:
        """Do nothing; there is nothing to release."""
