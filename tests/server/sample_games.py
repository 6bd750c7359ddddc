"""Games to look at: played by chance from a seed, so that every test sees the same ones."""

from __future__ import annotations

from collections.abc import Iterator

from grognard import shelf
from grognard.bots import let_answer, make
from grognard.kernel.asking.game import Game
from grognard.server import wire
from grognard.server.screens.pages import Moment, Pages
from grognard.server.screens.screen import Frame

GAMES = (
    ("patrol", "crossing"),
    ("patrol", "night-raid"),
    ("verdun", "haumont"),
    ("verdun", "fall-gericht"),
    ("marne", "gneisenau"),
)


def moment(game: Game, version: int = 0) -> Moment:
    """What a room would make pages of."""
    return Moment(game, shelf.title(type(game.play)), Frame("a-game", version))


def page(game: Game, side: str, lang: str = "en") -> wire.Page:
    """The page of a seat, the whole of it made anew."""
    return Pages().page(moment(game), side, lang)


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
