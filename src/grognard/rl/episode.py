"""What all environments share: games from seeds, observations and rewards.

An arena is a scenario with the way its games are seeded, shown and paid; an episode is one game in it. The game's own
seeded dice are rolled inside.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces

from grognard.draw.position import position_svg
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Question
from grognard.kernel.errors import Illegal, Unreadable, check_each, check_number, check_type
from grognard.kernel.numbers.dice import Seeded, Whim, fresh_token
from grognard.kernel.secrecy.imagined import imagined_game
from grognard.kernel.table.play import Play
from grognard.rl.layout import Vector
from grognard.rl.plan import FORMS, plan_of
from grognard.rl.scribe import Watcher, tallies_of
from grognard.shelf import check_game_class

Observation = dict[str, Any]


class Arena:
    """A scenario to learn in: how its games are seeded, shown and rewarded."""

    def __init__(
        self,
        game: str | type[Play[Any]],
        scenario: str | None,
        options: Iterable[str],
        shaping: float = 0.0,
        limit: int | None = None,
        numbers: range = range(1),
        data: Iterable[str | Path] = (),
        form: str = "vector",
        tallies: bool = False,
    ) -> None:
        _check(shaping, limit, numbers, form, tallies)
        folders = tuple(check_each("data", data, (str, Path), "a folder"))
        check_type("scenario", scenario, (str, type(None)), "the id of a scenario, or None for the first")
        clauses = tuple(check_each("options", options, (str,), "the clause of an optional rule"))
        check_game_class(game)
        self.plan = plan_of(game, scenario, clauses, numbers, folders)  # type: ignore[arg-type]  # classes have hashes
        self.shaping = shaping
        self.limit = limit
        self.form = form
        self.tallies = tallies
        self._seed: int | str | None = None
        self._episodes = 0

    def __eq__(self, other: object) -> bool:
        return vars(self) == vars(other) if isinstance(other, Arena) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.plan, self.form, self.limit))

    def __repr__(self) -> str:
        return f"<Arena {self.plan.title.id} {self.plan.scenario}>"

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides, in the order of the table."""
        return self.plan.sides

    def action_space(self) -> spaces.Discrete:
        """A number for every possible option."""
        return spaces.Discrete(len(self.plan.actions))

    def observation_space(self) -> spaces.Dict:
        """What a side sees, and the mask of legal actions; one object for all environments of a scenario."""
        return self.plan.observation_space(self.form, self.tallies)

    def begin(self, seed: int | None) -> Episode:
        """A new game: the first of this seed, or without one the next game of the last seed."""
        check_seed(seed)
        if seed is not None:
            self._seed, self._episodes = seed, 0
        elif self._seed is None:
            self._seed = fresh_token()
        named = f"{self._seed}/{self._episodes}"
        self._episodes += 1
        return Episode(self, self.plan.title.new(self.plan.scenario, self.plan.options, seed=named), named)


def check_seed(seed: object) -> None:
    """Raise an error for what is no seed of an episode."""
    if seed is not None:
        check_number("seed", seed, 0)


def _check(shaping: object, limit: object, numbers: object, form: object, tallies: object) -> None:
    """Raise an error for an argument of an environment that cannot be."""
    check_type("shaping", shaping, (int, float), "a number, 0 for none")
    if limit is not None:
        check_number("limit", limit, 1)
    check_type("numbers", numbers, (range,), "a range, such as range(21)")
    if not numbers:
        raise Unreadable("numbers: a range that is not empty")
    check_type("tallies", tallies, (bool,), "True or False")
    if form not in FORMS:
        raise Unreadable(f"form: one of {', '.join(FORMS)}, not {form!r}")


class Episode:
    """One game, with numbers as answers."""

    def __init__(self, arena: Arena, game: Game, seed: str) -> None:
        self.arena = arena
        self.game = game
        self.seed = seed
        self.answers = 0
        self._watchers: dict[str, Watcher] = {}
        self._leads = self._leading()

    def __getstate__(self) -> dict[str, Any]:
        """Pickle without what is kept for the next look: it is made again."""
        return {**vars(self), "_watchers": {}}

    def __eq__(self, other: object) -> bool:
        return self.__getstate__() == other.__getstate__() if isinstance(other, Episode) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.game)

    def __deepcopy__(self, memo: object) -> Episode:
        """Return one with a game of its own."""
        return self.of(self.arena, self.game.copy())

    def of(self, arena: Arena, game: Game) -> Episode:
        """The same episode with another game that stands where this one does."""
        other = Episode(arena, game, self.seed)
        other.answers = self.answers
        return other

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

    # What a side knows -----------------------------------------------------------------------------------------
    def observe(self, side: str) -> Observation:
        """A side's vector or tables and its mask, with the tallies of its options if they are wanted."""
        plan, question = self.arena.plan, self.question(side)
        vector = self.look(side)
        seen: Observation = {"observation": vector, "action_mask": plan.actions.mask(question)}
        if self.arena.form == "tables":
            seen["observation"] = plan.layout.read(vector)
        if self.arena.tallies:
            seen["tallies"] = tallies_of(plan.actions, self.game, question)
        return seen

    def look(self, side: str) -> Vector:
        """A side's vector, of which only what has changed since its last look is written again."""
        if side not in self._watchers:
            self._watchers[side] = Watcher(self.arena.plan.layout, self.game.side(side))
        return self._watchers[side].look(self.game)

    def state(self) -> Vector:
        """All that any side sees: the vectors of all sides, one after the other."""
        return np.concatenate([self.look(side) for side in self.arena.sides])

    def information_state(self, side: str) -> str:
        """All that a side knows, as text: its own answers, what it was told, and what it sees now."""
        game = self.game
        own = [entry.option.text for entry in game.entries if entry.who.name == side]
        told = [(event.number, event.key, event.rule, dict(event.args), event.faces) for event in game.events_for(side)]
        return json.dumps({"answers": own, "told": told, "sees": game.view(side)}, sort_keys=True, default=str)

    def may_imagine(self, side: str) -> bool:
        """Whether a game can be imagined for a side now: in a game with secrets at its menus only."""
        question = self.question(side)
        return not self.game.play.has_secrets() or (question is not None and question.is_menu)

    def imagined(self, arena: Arena, side: str, seed: int | str) -> Episode:
        """An episode that goes on from here as far as the side knows; all else is dealt by the seed, dice too."""
        check_type("seed", seed, (str, int), "a text or a whole number")
        deal, dice = Whim(f"{seed}/deal"), Seeded(f"{seed}/dice")
        return self.of(arena, imagined_game(self.game, self.game.side(side), deal, dice))

    # Answers and rewards ---------------------------------------------------------------------------------------
    def answer(self, side: str, action: Any) -> None:
        """Answer with the option of an action; raises `Illegal` when it is not offered."""
        option = self.arena.plan.actions.option(action)
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
