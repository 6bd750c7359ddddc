"""The Gymnasium environment: one side learns, a bot plays the others.

The bot is given its side's view like any bot; its seed comes from the seed of the dice. The game decides which options
are legal.
"""

from __future__ import annotations

from copy import copy, deepcopy
from typing import Any

import gymnasium

from grognard.bots import Bot, can_play, let_answer, make
from grognard.bots.faults import told_as_theirs
from grognard.bots.minds.glance import check_bot
from grognard.kernel.errors import Illegal, Unreadable
from grognard.rl.actions import ActionNumbers, Mask
from grognard.rl.episode import Arena, Episode, Observation, check_seed
from grognard.rl.layout import Layout

ILLEGAL = ("raise", "lose")


def _check_opponent(against: str, arena: Arena) -> None:
    """Raise an error for a bot that there is not, or that cannot play this game."""
    if not can_play(against, arena.plan.title.id):
        raise Unreadable(f"against: {against} cannot play {arena.plan.title.id}: nobody commands there")


class Single(gymnasium.Env[Observation, Any]):
    """A scenario against a bot."""

    metadata = {"render_modes": ["svg"]}  # noqa: RUF012 (declared so by Gymnasium)

    def __init__(
        self,
        arena: Arena,
        side: str | None = None,
        against: str | Bot = "random",
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        if side is not None and side not in arena.sides:
            raise Unreadable(f"side: no side {side!r}: the sides are {', '.join(arena.sides)}")
        if illegal not in ILLEGAL:
            raise Unreadable(f"illegal: one of {', '.join(ILLEGAL)}, not {illegal!r}")
        if isinstance(against, str):
            _check_opponent(against, arena)
        else:
            check_bot("against", against)
        self.arena = arena
        self.side = side or arena.sides[0]
        self.against = against
        self.illegal = illegal
        self.render_mode = render_mode
        self.action_space = arena.action_space()
        self.observation_space = arena.observation_space()
        self.episode: Episode
        self._bots: dict[str, Bot] = {}
        self._is_forfeit = False

    def __deepcopy__(self, memo: Any) -> Single:
        """Return an environment with a game of its own, which goes on as this one does."""
        other = copy(self)
        kept = ("observation_space", "episode")
        vars(other).update({name: deepcopy(value, memo) for name, value in vars(self).items() if name not in kept})
        if "episode" in vars(self):
            other.episode = self.episode.of(other.arena, self.episode.game.copy())
        return other

    def __eq__(self, other: object) -> bool:
        return self._value() == other._value() if isinstance(other, Single) else NotImplemented

    def __hash__(self) -> int:
        return hash((type(self), self.arena))

    def __repr__(self) -> str:
        return f"<Single {self.arena.plan.title.id} {self.arena.plan.scenario}: {self.side} against {self.against}>"

    def _value(self) -> tuple[Any, ...]:
        """What makes it another environment: its arguments, and its game."""
        given = self.arena, self.side, self.against, self.illegal, self.render_mode
        return *given, self._is_forfeit, vars(self).get("episode")

    @property
    def actions(self) -> ActionNumbers:
        """What each action means."""
        return self.arena.plan.actions

    @property
    def layout(self) -> Layout:
        """What each number of an observation means, and what is printed on the board."""
        return self.arena.plan.layout

    def information_state(self) -> str:
        """All that the learner knows, as text: its own answers, what it was told, and what it sees now."""
        return self.episode.information_state(self.side)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game and play on until the learner is asked."""
        check_seed(seed)
        super().reset(seed=seed)
        self.episode = self.arena.begin(seed)
        others = [side for side in self.arena.sides if side != self.side]
        self._bots = {side: self._opponent(side) for side in others}
        self._is_forfeit = False
        self._let_others_play()
        self.episode.pay()
        return self.episode.observe(self.side), self.episode.told(self.side)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and play on until the learner is asked again or the game is over."""
        if self._is_forfeit:
            raise Illegal("the game is forfeit: begin another with reset()")
        try:
            self.episode.answer(self.side, action)
        except Illegal as fault:
            if self.illegal == "raise":
                raise
            return self._forfeit(fault)
        self._let_others_play()
        episode = self.episode
        paid, over, cut = episode.pay()[self.side], episode.is_over, episode.is_cut_short
        return episode.observe(self.side), paid, over, cut, episode.told(self.side)

    def action_masks(self) -> Mask:
        """The mask of legal actions, under the name some learners expect."""
        return self.actions.mask(self.episode.question(self.side))

    def render(self) -> Any:
        """The board as the learner sees it, as SVG."""
        return self.episode.draw(self.side) if self.render_mode == "svg" else None

    def _opponent(self, side: str) -> Bot:
        return make(self.against, f"{self.episode.seed}/{side}") if isinstance(self.against, str) else self.against

    def _let_others_play(self) -> None:
        """Let the bot answer until the learner is asked or the game is over; its faults are told as its own."""
        game = self.episode.game
        while (asked := game.questions) and self.side not in asked:
            question = next(iter(asked.values()))
            bot = self._bots[question.side]
            with told_as_theirs(bot, game):
                let_answer(game, bot, question)

    def _forfeit(self, fault: Illegal) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """End the game as a loss after an illegal answer."""
        self._is_forfeit = True
        return self.episode.observe(self.side), -1.0, True, False, {"illegal": str(fault), "rule": fault.rule}
