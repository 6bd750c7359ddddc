"""Environments as Python values: copied, pickled, compared, imagined; by name, in vectors, and all sides at once."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

import grognard
from grognard import rl
from grognard.kernel.numbers.dice import Whim
from grognard.rl.actions import TABLES
from grognard.rl.turns import Turns
from tests.rl.told import SCENARIOS

with warnings.catch_warnings():  # it brings games of its own along, which warn of how they are made
    warnings.simplefilter("ignore")
    import pettingzoo  # type: ignore[import-untyped]
    from pettingzoo.test import parallel_api_test  # type: ignore[import-untyped]

ROADS: tuple[Callable[[Any], Any], ...] = (copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env)))


def played(env: Turns, answers: int, seed: int = 1) -> Turns:
    """Go on at random, so many answers."""
    whim = Whim(f"values/{seed}")
    for _ in range(answers):
        seen, *_ = env.last()
        env.step(whim.pick(np.flatnonzero(seen["action_mask"]).tolist()))
    return env


def begun(game: str = "patrol", scenario: str = "night-raid", **given: Any) -> Turns:
    """An environment with a game begun."""
    env = rl.aec(game, scenario, **given)
    env.reset(seed=1)
    return env


@pytest.mark.parametrize("road", ROADS)
@pytest.mark.parametrize(("game", "scenario"), [("patrol", "night-raid"), ("italia", "grappa")])
def test_an_environment_is_equal_to_its_copy_and_goes_on_alone(
    game: str, scenario: str, road: Callable[[Any], Any]
) -> None:
    env = played(begun(game, scenario), 30)
    again = road(env)
    assert again == env
    seen = env.last()[0]["observation"]
    assert np.array_equal(again.last()[0]["observation"], seen)
    played(again, 10)
    assert again != env
    assert np.array_equal(env.last()[0]["observation"], seen)
    assert played(env, 10) == again


@pytest.mark.parametrize("road", ROADS)
def test_a_learner_against_a_bot_is_a_value_too(road: Callable[[Any], Any]) -> None:
    env = rl.gym("patrol", "crossing")
    env.reset(seed=1)
    again = road(env)
    assert again == env
    for each in (env, again):
        each.step(int(np.flatnonzero(each.action_masks())[0]))
    assert np.array_equal(again.action_masks(), env.action_masks())
    assert again == env
    assert rl.gym("patrol", "crossing") == rl.gym("patrol", "crossing") != rl.gym("patrol", "night-raid")


def test_another_process_makes_the_plan_of_a_scenario_once() -> None:
    one, two = (pickle.loads(pickle.dumps(rl.aec("patrol", "crossing"))) for _ in range(2))
    assert one.arena.plan is two.arena.plan


# What a side knows ----------------------------------------------------------------------------------------------


def twins() -> list[Turns]:
    """Two positions that differ only in which of red's counters lies where."""
    text = "patrol crossing\nphase 4.5\nacting blue\nunit B1 at 0605\nunit {} at 0804 concealed\n"
    text += "unit {} at 0906 concealed\n"
    made = []
    for names in (("R1", "RX"), ("RX", "R1")):
        env = begun("patrol", "crossing")
        env.episode = env.episode.of(env.arena, grognard.position("patrol", text.format(*names), seed=1))
        env._next()
        made.append(env)
    return made


def test_an_information_state_is_what_a_side_knows() -> None:
    one, two = twins()
    assert one.information_state("blue") == two.information_state("blue")
    assert one.information_state("red") != two.information_state("red")
    assert not np.array_equal(one.state(), two.state()), "the state is what any side knows"
    assert one.state_space.contains(one.state())


def test_an_imagined_game_fits_what_its_side_knows_and_depends_on_nothing_else() -> None:
    one, two = twins()
    assert one.may_imagine("blue") and not one.may_imagine("red")
    for seed in range(4):
        imagined, other = one.imagined("blue", seed), two.imagined("blue", seed)
        assert np.array_equal(imagined.observe("blue")["observation"], one.observe("blue")["observation"])
        assert imagined.information_state("red") == other.information_state("red")
        played(imagined, 5)
    assert one == twins()[0], "the game itself is not touched"
    dealt = {one.imagined("blue", seed).information_state("red") for seed in range(8)}
    assert len(dealt) > 1, "another seed, another deal"
    with pytest.raises(grognard.Illegal, match="at a menu of one's own only"):
        one.imagined("red", 1)


# Actions, forms and tallies -------------------------------------------------------------------------------------


def test_an_action_is_a_verb_and_a_noun() -> None:
    env = begun("marne", "gneisenau")
    actions = env.actions
    mask = env.observe(env.agent_selection)["action_mask"]
    legal = np.flatnonzero(mask).tolist()
    assert {actions.parts(action)[0] for action in legal} == set(np.flatnonzero(actions.verb_mask(mask)).tolist())
    for action in (*legal, *range(0, len(actions), 97)):
        verb, noun = actions.parts(action)
        assert actions.whole(verb, noun) == action
        assert actions.option((verb, noun)) == actions.option(action)
        assert actions.noun_mask(mask, verb)[noun] == mask[action]
    env.step(np.array(actions.parts(legal[0])))
    assert env.episode.answers == 1


def test_the_noun_of_an_action_is_a_row_of_a_table() -> None:
    env = begun("marne", "gneisenau")
    for action in range(0, len(env.actions), 53):
        table, row = env.actions.thing(action)
        option = env.actions.option(action)
        if table in env.layout.blocks:
            assert option.text == f"{option.verb} {env.layout.blocks[table].rows[row]}"
        assert bool(table) == (env.layout.play.voices[option.verb].noun in TABLES)


def test_an_observation_may_be_tables() -> None:
    vector, tables = begun(), begun(form="tables")
    seen, shown = vector.last()[0], tables.last()[0]
    assert tables.observation_space("blue").contains(shown)
    for name, table in vector.layout.read(seen["observation"]).items():
        assert np.array_equal(shown["observation"][name], table)


def test_the_tallies_of_options_stand_beside_their_actions() -> None:
    env = begun("verdun", "haumont", tallies=True)
    found = 0
    for _ in range(60):
        seen = env.last()[0]
        game, rows = env.episode.game, np.flatnonzero(seen["tallies"][:, 0])
        assert game.question is not None
        explained = [env.actions.number(option) for option in game.question.options if game.explain(option)]
        assert rows.tolist() == sorted(explained)
        assert env.observation_space(env.agent_selection).contains(seen)
        found += len(explained)
        played(env, 1, seed=found)
    assert found


# Names, vectors, all at once ------------------------------------------------------------------------------------


def test_every_scenario_has_a_name() -> None:
    assert sorted(rl.ids().values()) == sorted(SCENARIOS)
    rl.register()
    for name, (game, scenario) in rl.ids().items():
        assert name == f"grognard/{game}-{scenario}-v0"
        assert name in gymnasium.registry
        assert name in pettingzoo.aec_registry


def test_environments_are_made_by_name() -> None:
    env = gymnasium.make("grognard/indochine-diguette-v0", side="viet-minh")
    assert env.unwrapped == rl.gym("indochine", "diguette", side="viet-minh")
    seen, _ = env.reset(seed=3)
    assert env.observation_space.contains(seen)
    assert pettingzoo.make("aec", "grognard/patrol-crossing-v0") == rl.aec("patrol", "crossing")
    assert pettingzoo.make("parallel", "grognard/patrol-crossing-v0") == rl.parallel("patrol", "crossing")


def test_several_step_together_in_a_vector() -> None:
    envs = gymnasium.make_vec("grognard/patrol-crossing-v0", num_envs=3, vectorization_mode="sync", illegal="lose")
    seen, _ = envs.reset(seed=5)
    whim, ends = Whim("vector"), 0
    for _ in range(120):
        legal = [np.flatnonzero(mask).tolist() or [0] for mask in seen["action_mask"]]
        seen, _, over, _, told = envs.step(np.array([whim.pick(each) for each in legal]))
        assert "illegal" not in told
        ends += int(over.sum())
    assert seen["observation"].shape[0] == 3 and ends
    envs.close()


@pytest.mark.parametrize(("game", "scenario"), [("patrol", "night-raid"), ("indochine", "diguette")])
def test_pettingzoo_finds_nothing_in_a_parallel_one(game: str, scenario: str) -> None:
    parallel_api_test(rl.parallel(game, scenario), num_cycles=40)


def test_sides_asked_at_once_answer_in_one_step() -> None:
    env = rl.parallel("patrol", "night-raid")
    seen, _ = env.reset(seed=1)
    asked = [*env.episode.game.questions]
    assert len(asked) == 2
    env.step({side: int(np.flatnonzero(seen[side]["action_mask"])[0]) for side in asked})
    assert env.episode.answers == 2
    with pytest.raises(grognard.Unreadable, match=r"actions: .+ is asked and must answer"):
        env.step({})
