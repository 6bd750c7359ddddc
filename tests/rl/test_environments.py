"""The environments keep the promises of the projects whose interfaces they have, and ours: no peeking, same seeds."""

from __future__ import annotations

import sys
import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import grognard
from grognard import rl
from grognard.bots.minds.glance import Asked
from grognard.bots.ranks.random import Random
from grognard.rl.single import Single
from grognard.rl.turns import Turns

with warnings.catch_warnings():  # it brings games of its own along, which warn of how they are made
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

ARENAS = {
    ("patrol", "crossing"): 60,
    ("patrol", "night-raid"): 120,
    ("verdun", "haumont"): 8,
    ("marne", "gneisenau"): 8,
    ("indochine", "diguette"): 40,
    ("italia", "grappa"): 8,
    ("august", "kaushen"): 8,
}
"""What is checked, and for how many cycles: one of each game. `make kit` checks all scenarios, and longer."""

each_arena = pytest.mark.parametrize(("game", "scenario"), ARENAS)

# What api_test recommends and we do otherwise: sides keep their names, and a view comes with its mask as a dictionary,
# as the classic games of PettingZoo itself do. A side that takes its leave has nothing to answer.
NAMES = pytest.mark.filterwarnings("ignore:We recommend agents to be named")
MASKED = pytest.mark.filterwarnings("ignore:Observation (space for each agent probably should|is not a NumPy array)")
LEAVING = pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")


class AnyNumber(Single):
    """Takes any number for a legal action, since check_env knows nothing of masks."""

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The legal action next in line."""
        legal = np.flatnonzero(self.action_masks())
        return super().step(legal[int(action) % len(legal)])


@NAMES
@MASKED
@LEAVING
@each_arena
def test_pettingzoo_finds_nothing(game: str, scenario: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(rl.aec(game, scenario), num_cycles=ARENAS[game, scenario])
    assert "Passed API test" in capsys.readouterr().out


@each_arena
def test_pettingzoo_finds_the_same_game_for_the_same_seed(game: str, scenario: str) -> None:
    seed_test(lambda: rl.aec(game, scenario), num_cycles=ARENAS[game, scenario] // 2)


@each_arena
def test_gymnasium_finds_nothing(game: str, scenario: str) -> None:
    check_env(AnyNumber(rl.gym(game, scenario).arena), skip_render_check=True)
    check_env(rl.gym(game, scenario, illegal="lose"), skip_render_check=True)


# PettingZoo's ---------------------------------------------------------------------------------------------------


def played(env: Turns, seed: int | None, most: int = 10**6) -> list[str]:
    """A game at random, by its actions in words; the last is its result."""
    env.reset(seed=seed)
    for side in env.agents:
        env.action_space(side).seed(5)
    told = []
    for side in env.agent_iter(most):
        seen, _, is_over, is_cut, _ = env.last()
        action = None if is_over or is_cut else env.action_space(side).sample(seen["action_mask"])
        told.append(f"{side}: {None if action is None else env.actions.option(action)}")
        env.step(action)
    return [*told, str(env.episode.game.result)]


def test_the_mask_is_exactly_the_options_of_the_question() -> None:
    env = rl.aec("patrol", "night-raid")
    env.reset(seed=3)
    for side in env.agent_iter(120):
        seen, *_ = env.last()
        question = env.episode.question(side)
        assert question is not None
        legal = {env.actions.option(action).text for action in map(int, np.flatnonzero(seen["action_mask"]))}
        assert legal == {option.text for option in question.options}
        env.step(env.action_space(side).sample(seen["action_mask"]))


def test_a_side_that_is_not_asked_has_an_empty_mask() -> None:
    env = rl.aec("patrol", "crossing")
    env.reset(seed=3)
    waiting = next(side for side in env.agents if side not in env.episode.game.questions)
    assert not env.observe(waiting)["action_mask"].any()
    assert env.observe(env.agent_selection)["action_mask"].any()


def test_the_winner_is_paid_one_and_the_loser_pays_it() -> None:
    env = rl.aec("patrol", "crossing")
    paid = {}
    for seed in range(8):
        env.reset(seed=seed)
        env.action_space("blue").seed(seed)
        env.action_space("red").seed(seed)
        for side in env.agent_iter():
            seen, reward, is_over, _, told = env.last()
            if is_over:
                paid[seed, side] = reward
                assert set(told) == {"winner", "verdict"}
            env.step(None if is_over else env.action_space(side).sample(seen["action_mask"]))
        result = env.episode.game.result
        assert result is not None
        for side in env.possible_agents:
            assert paid[seed, side] == (0.0 if not result.winner else 1.0 if side == result.winner else -1.0)
    assert {1.0, -1.0} <= set(paid.values())


def test_shaping_pays_what_the_lead_has_grown_by() -> None:
    env = rl.aec("patrol", "crossing", shaping=0.01)
    leads = set()
    for seed in range(4):
        total = {"blue": 0.0, "red": 0.0}
        env.reset(seed=seed)
        env.action_space("blue").seed(seed)
        env.action_space("red").seed(seed)
        for side in env.agent_iter():
            seen, reward, is_over, _, _ = env.last()
            total[side] += reward
            env.step(None if is_over else env.action_space(side).sample(seen["action_mask"]))
        game = env.episode.game
        assert game.result is not None
        lead = game.play.scores()["blue"] - game.play.scores()["red"]
        won = {"": 0, "blue": 1, "red": -1}[game.result.winner]
        assert total["blue"] == pytest.approx(won + 0.01 * lead)
        assert total["red"] == pytest.approx(-total["blue"])
        leads.add(lead)
    assert leads - {0}


def test_a_limit_cuts_an_episode_short() -> None:
    env = rl.aec("verdun", "haumont", limit=5)
    env.reset(seed=1)
    steps = 0
    for side in env.agent_iter():
        seen, reward, is_over, is_cut, _ = env.last()
        assert not is_over
        assert reward == 0
        steps += not is_cut
        env.step(None if is_cut else env.action_space(side).sample(seen["action_mask"]))
    assert steps == 5


def test_episodes_after_a_seed_are_its_own_and_come_again() -> None:
    env, other = rl.aec("patrol", "crossing"), rl.aec("patrol", "crossing")
    first = [played(env, 7), played(env, None), played(env, None)]
    assert first == [played(other, 7), played(other, None), played(other, None)]
    assert len({tuple(each) for each in first}) == 3


def test_without_a_seed_the_dice_are_fresh() -> None:
    seeds = set()
    for _ in range(2):
        env = rl.aec("patrol", "crossing")
        env.reset()
        seeds.add(env.episode.seed)
    assert len(seeds) == 2


def test_sides_asked_at_once_answer_in_turn_and_unseen() -> None:
    env = rl.aec("patrol", "night-raid")
    env.reset(seed=1)
    assert set(env.episode.game.questions) == {"blue", "red"}
    before = env.observe("red")
    assert env.agent_selection == "blue"
    while env.agent_selection == "blue":
        assert env.episode.game.is_sealed
        seen, *_ = env.last()
        env.step(env.action_space("blue").sample(seen["action_mask"]))
    after = env.observe("red")
    assert np.array_equal(before["action_mask"], after["action_mask"])
    assert np.array_equal(before["observation"], after["observation"]), "red has seen nothing of what blue decided"


def test_an_illegal_action_is_refused_in_words_and_changes_nothing() -> None:
    env = rl.aec("patrol", "crossing")
    env.reset(seed=1)
    seen, *_ = env.last()
    masked = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    entries = list(env.episode.game.entries)
    with pytest.raises(grognard.Illegal, match=rf"action {masked}, '.+', is masked out\. §") as caught:
        env.step(masked)
    assert caught.value.rule
    assert env.episode.game.entries == entries
    with pytest.raises(grognard.Unreadable, match="no action 99999: they run from 0 to"):
        env.step(99999)
    with pytest.raises(ValueError, match="must answer with a number"):
        env.step(None)


def test_it_draws_what_the_side_sees() -> None:
    env = rl.aec("patrol", "crossing", render_mode="svg")
    env.reset(seed=1)
    assert "<svg" in (env.render() or "")
    silent = rl.aec("patrol", "crossing")
    silent.reset(seed=1)
    assert silent.render() is None


# Gymnasium's ----------------------------------------------------------------------------------------------------


def episode(env: Single, seed: int) -> tuple[float, int]:
    """A game at random against the bot: what was paid, and in how many answers."""
    seen, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    total, steps, is_over = 0.0, 0, False
    while not is_over:
        seen, reward, is_over, is_cut, _ = env.step(env.action_space.sample(seen["action_mask"]))
        assert not is_cut
        total, steps = total + reward, steps + 1
    return total, steps


@pytest.mark.parametrize("side", ["blue", "red"])
def test_one_side_against_a_bot(side: str) -> None:
    env = rl.gym("patrol", "crossing", side=side)
    paid = [episode(env, seed) for seed in range(12)]
    assert paid == [episode(env, seed) for seed in range(12)]
    assert {-1.0, 1.0} <= {total for total, _ in paid}
    assert all(entry.who.name in ("blue", "red", "dice") for entry in env.episode.game.entries)


def test_the_bot_may_be_ones_own() -> None:
    asked = []

    class Noting(Random):
        """Notes whom it answers for."""

        def answer(self, view: Any, question: Asked) -> grognard.Option:
            """Any of the options."""
            asked.append(question.side)
            return super().answer(view, question)

    env = rl.gym("patrol", "night-raid", side="red", against=Noting(1))
    episode(env, 1)
    assert set(asked) == {"blue"}


def test_a_masked_action_raises_or_loses() -> None:
    env = rl.gym("patrol", "crossing")
    seen, _ = env.reset(seed=1)
    masked = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(grognard.Illegal, match="masked out"):
        env.step(masked)
    lost = rl.gym("patrol", "crossing", illegal="lose")
    lost.reset(seed=1)
    _, reward, is_over, _, told = lost.step(masked)
    assert (reward, is_over) == (-1.0, True)
    assert "masked out" in told["illegal"]
    with pytest.raises(grognard.Illegal, match="forfeit"):
        lost.step(masked)


def test_the_mask_can_be_asked_for() -> None:
    env = rl.gym("patrol", "crossing")
    seen, told = env.reset(seed=1)
    assert np.array_equal(env.action_masks(), seen["action_mask"])
    assert set(told) == {"rule", "ask"}


def test_it_draws_what_the_learner_sees() -> None:
    env = rl.gym("patrol", "crossing", render_mode="svg")
    env.reset(seed=1)
    assert "<svg" in env.render()


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(grognard.Unreadable, match="no side 'green': the sides are blue, red"):
        rl.gym("patrol", "crossing", side="green")
    with pytest.raises(grognard.Unreadable, match="illegal: one of raise, lose, not 'ignore'"):
        rl.gym("patrol", "crossing", illegal="ignore")
    with pytest.raises(grognard.BadData, match="no scenario 'croxing'"):
        rl.aec("patrol", "croxing")


# Without the extra ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("make", "module", "room"), [("aec", "pettingzoo", "turns"), ("gym", "gymnasium", "single")])
def test_what_is_missing_is_named_with_its_extra(
    make: str, module: str, room: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (f"grognard.rl.{room}", "grognard.rl.episode", "grognard.rl.environments"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(ModuleNotFoundError, match=rf"{module} is not installed; .+'grognard\[rl\]'"):
        getattr(rl, make)("patrol", "crossing")
