"""A scenario made ready to learn in: its actions, its layout and its spaces, made once and shared.

Nothing in it changes, so that environments, their copies and those in other processes have the same one.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces

from grognard.kernel.numbers.dice import Seeded
from grognard.kernel.table.play import Play
from grognard.rl.actions import ActionNumbers
from grognard.rl.layout import Layout
from grognard.rl.scribe import OPTION_TALLY
from grognard.shelf import title

KEPT = 64
"""How many scenarios are kept ready."""

FORMS = ("vector", "tables")
"""The forms of an observation."""


class ScenarioPlan:
    """One scenario with its options: what its actions and the numbers of its observations mean."""

    def __init__(
        self,
        game: str | type[Play[Any]],
        scenario: str | None,
        options: tuple[str, ...],
        numbers: range,
        folders: tuple[str | Path, ...],
    ) -> None:
        self._made_from = game, scenario, options, numbers, folders
        self.title = title(game, *folders)
        first = self.title.new(scenario, options, dice=Seeded(0))
        self.scenario = first.play.scenario.id
        self.options = options
        self.sides = tuple(side.name for side in first.play.sides)
        self.actions = ActionNumbers(first.play, numbers)
        self.layout = Layout(self.title, first.play, [first.view(side) for side in self.sides])

    def __copy__(self) -> ScenarioPlan:
        """Return the plan itself: nothing in it changes."""
        return self

    def __deepcopy__(self, memo: object) -> ScenarioPlan:
        """Return the plan itself."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what it is made from; where it arrives it is made once."""
        return plan_of, self._made_from

    def __repr__(self) -> str:
        return f"<ScenarioPlan {self.title.id} {self.scenario}: {len(self.actions)} actions>"

    @cached_property
    def _spaces(self) -> dict[tuple[str, bool], spaces.Dict]:
        return {}

    def observation_space(self, form: str, tallies: bool) -> spaces.Dict:
        """The vector or the tables of a side's view, the mask of legal actions, and the tallies of options."""
        if (form, tallies) not in self._spaces:
            found: dict[str, spaces.Space[Any]] = {"observation": self._seen_space(form)}
            found["action_mask"] = spaces.Box(0, 1, (len(self.actions),), np.int8)
            if tallies:
                found["tallies"] = spaces.Box(-1.0, 1.0, (len(self.actions), len(OPTION_TALLY)), np.float32)
            self._spaces[form, tallies] = spaces.Dict(found)
        return self._spaces[form, tallies]

    def _seen_space(self, form: str) -> spaces.Space[Any]:
        if form == "vector":
            return spaces.Box(-1.0, 1.0, (self.layout.size,), np.float32)
        shapes = {name: (len(each.rows), len(each.columns)) for name, each in self.layout.blocks.items()}
        return spaces.Dict({name: spaces.Box(-1.0, 1.0, shape, np.float32) for name, shape in shapes.items()})


@lru_cache(maxsize=KEPT)
def plan_of(
    game: str | type[Play[Any]],
    scenario: str | None,
    options: tuple[str, ...],
    numbers: range,
    folders: tuple[str | Path, ...],
) -> ScenarioPlan:
    """The plan of a scenario, the same object for the same arguments."""
    return ScenarioPlan(game, scenario, options, numbers, folders)
