"""What a bot is shown: its side's view, and on request tables and games imagined from it.

A bot that looks at nothing pays nothing. The true game stays behind: whatever is handed out here was made from what
the side may know, and is the bot's own to push counters about on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from grognard.kernel.dice import Source, Whim
from grognard.kernel.imagined import imagined_game, imagined_table
from grognard.kernel.script import Side

if TYPE_CHECKING:
    from grognard.kernel.game import Game
    from grognard.kernel.play import Play


class Glance(Mapping[str, Any]):
    """A side's view, put together when it is first looked at."""

    __slots__ = ("_game", "_view", "side")

    def __init__(self, game: Game, side: Side) -> None:
        self._game = game
        self._view: dict[str, Any] | None = None
        self.side = side

    @property
    def game_id(self) -> str:
        """Which game is played, without a look at the rest."""
        return self._game.play.id

    @property
    def sides(self) -> tuple[Side, ...]:
        """Who plays."""
        return self._game.play.sides

    def table(self, whim: Whim) -> Play[Any]:
        """The table as the side may take it to stand; what it cannot know lies there by whim."""
        return imagined_table(self._game, self.side, whim)

    def may_try(self) -> bool:
        """Whether a game can be imagined now: always where nothing is secret, else at a menu of one's own."""
        question = self._game.questions.get(self.side.name)
        return not self._game.play.conceals or (question is not None and question.is_menu)

    def trial(self, whim: Whim, dice: Source) -> Game:
        """A game that goes on from here as it might, with other dice than the true ones."""
        return imagined_game(self._game, self.side, whim, dice)

    def _seen(self) -> dict[str, Any]:
        if self._view is None:
            self._view = self._game.view(self.side)
        return self._view

    def __getitem__(self, key: str) -> Any:
        return self._seen()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._seen())

    def __len__(self) -> int:
        return len(self._seen())
