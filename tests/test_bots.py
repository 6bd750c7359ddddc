"""Bots: what they are shown, what they answer, and that their luck can be repeated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import grognard
from grognard import bots, rl
from grognard.bots.ranks.random import Random
from grognard.kernel.asking.script import Option
from grognard.kernel.errors import Illegal, Unreadable


def test_the_random_bot_plays_whole_games_repeatably() -> None:
    logs = []
    for _ in range(2):
        game = grognard.new("patrol", "night-raid", seed=1)
        bots.play_out(game, {"blue": bots.make("random", 1), "red": bots.make("random", 2)})
        assert game.result is not None
        logs.append([str(entry) for entry in game.entries])
    assert logs[0] == logs[1]


def test_another_seed_is_another_player() -> None:
    game = grognard.new("patrol", "night-raid", seed=1)
    assert game.question is not None
    with bots.shown(game, game.question) as (view, question):
        picks = {seed: [Random(seed).answer(view, question).text for _ in range(3)] for seed in range(6)}
        again = [Random(3).answer(view, question).text for _ in range(3)]
    assert len({tuple(each) for each in picks.values()}) > 1
    assert picks[3] == again


def test_its_luck_is_not_the_luck_of_the_dice() -> None:
    """A player with the seed of the dice picks what it picks, whatever they roll."""
    game, other = (grognard.new("patrol", "night-raid", seed=seed) for seed in (1, 2))
    picks = []
    for each in (game, other):
        player = Random(1)
        for _ in range(8):
            bots.let_answer(each, player, each.questions["blue"])
        picks.append([str(entry) for entry in each.entries])
    assert picks[0] == picks[1]


def test_a_bot_by_an_unknown_name_is_refused() -> None:
    with pytest.raises(Unreadable, match="no bot 'clever'; there are random"):
        bots.make("clever")


class Watcher:
    """Notes what it is shown."""

    def __init__(self) -> None:
        self.views: list[dict[str, Any]] = []

    def answer(self, view: Mapping[str, Any], question: bots.Asked) -> Option:
        """The last option."""
        self.views.append(dict(view))
        assert view["side"] == question.side
        assert len(view) == len(list(view))
        return question.options[-1]


def test_a_bot_sees_its_own_sides_view() -> None:
    game = grognard.new("patrol", "crossing", seed=1)
    watchers = {"blue": Watcher(), "red": Watcher()}
    bots.play_out(game, watchers)
    for side, watcher in watchers.items():
        assert watcher.views
        seen = [piece for piece in watcher.views[0]["pieces"] if piece["side"] != side and piece["at"] != "out"]
        assert not seen, "all the enemy's counters are concealed at the start"


def test_a_view_is_made_only_when_it_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    game = grognard.new("patrol", "crossing", seed=1)
    question = game.question
    assert question is not None
    made: list[object] = []
    whole = type(game).view

    def looked(self: grognard.Game, side: str) -> grognard.View:
        made.append(side)
        return whole(self, side)

    monkeypatch.setattr(type(game), "view", looked)
    bots.let_answer(game, bots.make("random", 1), question)
    assert not made
    assert game.question is not None
    with bots.shown(game, game.question) as (view, _):
        assert view["game"] == "patrol"
        assert view["turn"] == 1
    assert len(made) == 1


class Cheat:
    """Answers what was not offered."""

    def answer(self, view: Mapping[str, Any], question: bots.Asked) -> Option:
        """Something of its own."""
        return Option("win", 0, "win")


def test_a_bot_cannot_do_what_was_not_offered() -> None:
    game = grognard.new("patrol", "crossing", seed=1)
    with pytest.raises(bots.BotFault, match="win") as caught:
        bots.play_out(game, {"blue": Cheat(), "red": Cheat()})
    assert caught.value.kind == "cheating"
    assert isinstance(caught.value.__cause__, Illegal)


class Fainter:
    """Raises an exception of its own."""

    def answer(self, view: Mapping[str, Any], question: bots.Asked) -> Option:
        """Nothing."""
        raise KeyError("the plan")


class Mumbler:
    """Returns what is no option."""

    def answer(self, view: Mapping[str, Any], question: bots.Asked) -> Option:
        """Nothing."""
        return None  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("bot", "kind", "says"), [(Fainter(), "crash", r"test_bots\.py:\d+: KeyError"), (Mumbler(), "garbage", "answer")]
)
def test_what_ones_own_bot_does_wrong_is_told_as_its_own(bot: bots.Bot, kind: str, says: str) -> None:
    game = grognard.new("patrol", "crossing", seed=1)
    with pytest.raises(bots.BotFault, match=says) as caught:
        bots.play_out(game, {"blue": bot, "red": bot})
    assert caught.value.kind == kind
    assert grognard.load(caught.value.save) == game
    with pytest.raises(bots.BotFault, match=says):
        rl.gym("patrol", "crossing", side="red", against=bot).reset(seed=1)
