"""Games to look at: played by chance from a seed, so that every test sees the same ones."""

from __future__ import annotations

from collections.abc import Iterator

from grognard import shelf
from grognard.bots import let_answer, make
from grognard.kernel.game import Game
from grognard.server import screen, wire

GAMES = (
    ("patrol", "crossing"),
    ("patrol", "night-raid"),
    ("verdun", "haumont"),
    ("verdun", "fall-gericht"),
    ("marne", "gneisenau"),
)


def frame(game: Game, version: int = 0) -> screen.Frame:
    """A room where one person plays every side."""
    return screen.Frame("a-game", version, {side.name: wire.Seat("you") for side in game.play.sides}, wire.Bots())


def played(title: str, scenario: str, seed: int, answers: int) -> Iterator[Game]:
    """The game before each of its first answers, and after the last."""
    game = shelf.title(title).new(scenario, seed=seed)
    bot = make("random", seed)
    for _ in range(answers):
        yield game
        question = game.question
        if question is None:
            return
        let_answer(game, bot, question)
    yield game


def after(title: str, scenario: str, seed: int, answers: int) -> Game:
    """The game after so many answers."""
    *_, last = played(title, scenario, seed, answers)
    return last


def until(title: str, scenario: str, seed: int, ask: str) -> Game:
    """The game when this is first asked."""
    return next(game for game in played(title, scenario, seed, 3000) if game.question and game.question.ask == ask)
