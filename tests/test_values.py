"""Games and what they are made of as Python values: pickled, copied, compared and shown."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

import grognard
from grognard.games.patrol import Patrol
from grognard.kernel.asking.script import DICE, Side
from grognard.kernel.numbers.dice import Scripted, Seeded, TypedIn, Whim
from grognard.shelf import title

GAMES = ("patrol", "verdun", "marne", "august", "indochine", "italia")
ANSWERS = 40


def pickled(value: Any) -> Any:
    """Return what another process would receive."""
    return pickle.loads(pickle.dumps(value))


def spelled(value: Any) -> Any:
    """Return what the oldest protocol carries."""
    return pickle.loads(pickle.dumps(value, protocol=0))


ROADS: tuple[Callable[[Any], Any], ...] = (pickled, spelled, copy.copy, copy.deepcopy)


@cache
def begun(game: str) -> grognard.Game:
    """Return a game with some answers, some of them of the dice."""
    played, whim = grognard.new(game, seed=3), Whim(1)
    while len(played.entries) < ANSWERS or not any(event.rolls for event in played.events):
        assert played.question is not None
        played.answer(whim.pick(played.question.options))
    return played


@pytest.mark.parametrize("road", ROADS)
@pytest.mark.parametrize("game", GAMES)
def test_a_side_comes_back_as_the_very_object(game: str, road: Callable[[Any], Any]) -> None:
    for side in (*begun(game).play.sides, DICE):
        assert road(side) is side
        assert road([side])[0] is side


@pytest.mark.parametrize("road", ROADS)
@pytest.mark.parametrize("game", GAMES)
def test_entries_and_events_are_read_back(game: str, road: Callable[[Any], Any]) -> None:
    played = begun(game)
    entries, events = road(played.entries), road(played.events)
    assert entries == played.entries
    assert all(again.who is entry.who for again, entry in zip(entries, played.entries, strict=True))
    assert events == played.events
    assert [event.faces for event in events] == [event.faces for event in played.events]
    assert [played.say(event) for event in events] == [played.say(event) for event in played.events]


def test_a_side_of_no_game_says_why_it_is_not_pickled() -> None:
    with pytest.raises(pickle.PicklingError, match=r"'east'.*no class of a game declares it"):
        pickle.dumps(Side(1, "east"))


@pytest.mark.parametrize("road", ROADS)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_equal_to_its_copy_and_plays_on_alone(game: str, road: Callable[[Any], Any]) -> None:
    played = begun(game)
    save = played.save()
    again = road(played)
    assert again is not played
    assert again == played
    assert hash(again) == hash(played)
    assert (again.question, again.events, again.result) == (played.question, played.events, played.result)
    assert again.save() == save
    assert again.play.made_by == played.play.made_by
    assert again.question is not None
    option = again.question.options[0]
    again.answer(option)
    assert again != played
    assert played.save() == save, "the log is not shared"
    other = played.copy()
    other.answer(option)
    assert again.save() == other.save(), "the dice are the same"
    assert again.branch(3) == played.branch(3)
    assert grognard.load(again.save()) == again


@pytest.mark.parametrize("road", ROADS)
@pytest.mark.parametrize("game", GAMES)
def test_a_copied_question_is_equal_and_has_options_of_its_own(game: str, road: Callable[[Any], Any]) -> None:
    played = begun(game).copy()
    question = played.question
    assert question is not None
    again = road(question)
    assert again == question
    assert (hash(again), repr(again), again.who) == (hash(question), repr(question), question.who)
    again.options.clear()
    assert again != question
    with pytest.raises(grognard.GrognardError):
        played.answer(grognard.Option("teleport", 0, "teleport"))


@pytest.mark.parametrize("road", ROADS)
@pytest.mark.parametrize("game", GAMES)
def test_a_tally_says_the_same_after_a_copy(game: str, road: Callable[[Any], Any]) -> None:
    tallies = [tally for event in begun(game).events for roll in event.rolls if (tally := roll.tally) is not None]
    assert tallies
    for tally in tallies:
        again = road(tally)
        assert again == tally
        assert (hash(again), repr(again), again.chances()) == (hash(tally), repr(tally), tally.chances())


def test_a_tally_with_another_reason_is_another() -> None:
    tally = grognard.Tally("test")
    assert copy.copy(tally).note("1.1", "reason") != tally
    assert tally != "test"


@pytest.mark.parametrize("road", ROADS)
@pytest.mark.parametrize("game", GAMES)
def test_a_title_comes_back_as_the_one_there_is(game: str, road: Callable[[Any], Any]) -> None:
    there_is = title(game)
    assert road(there_is) is there_is
    assert repr(there_is) == f"<Title {game}: {len(there_is.scenarios)} scenarios>"


@pytest.mark.parametrize("road", ROADS)
def test_dice_are_equal_when_they_roll_alike(road: Callable[[Any], Any]) -> None:
    for dice, other in ((Seeded(7), Seeded(8)), (Scripted([4]), Scripted([5])), (TypedIn(), Seeded(7))):
        assert road(dice) == dice
        assert hash(road(dice)) == hash(dice)
        assert dice != other
    assert repr(Seeded(7)) == "Seeded(seed='7', first=0, burned=())"


def test_a_game_shows_what_it_is_and_who_is_asked() -> None:
    played = grognard.new("patrol", "crossing", seed=7)
    asked = "<Question 0 to red §5.1 ask-activate: 6 options>"
    assert repr(played) == f"<Game patrol crossing: turn 1, {asked}, 1 entries>"


def finished(seed: int) -> grognard.Game:
    """Return a game played to its end by chance."""
    played, whim = grognard.new("patrol", seed=seed), Whim(seed)
    while played.question is not None:
        played.answer(whim.pick(played.question.options))
    return played


def test_a_pool_of_new_processes_returns_games() -> None:
    with get_context("spawn").Pool(1) as pool:
        games = pool.map(finished, [1, 2])
    assert games == [finished(1), finished(2)]
    assert all(repr(game.result) in repr(game) for game in games)
    assert games[0] != games[1]


def test_a_position_a_plan_and_a_language_are_carried() -> None:
    played = grognard.position(
        "patrol", "patrol crossing\nphase 4.5\nacting blue\nunit B1 at 0605\nunit R1 at 0705\nthen activate B1"
    )
    plan = played.what_if("blue", {"B1": "0604"})
    plan.lang = "fr"
    for game in (played, plan):
        assert pickled(game) == game
        assert pickled(game).start_text == game.start_text
    assert pickled(plan).lang == "fr"
    assert pickled(played) != plan


class Skirmish(Patrol):
    """A game made from one's own class."""

    id = "skirmish"


def test_a_game_of_ones_own_class_comes_back() -> None:
    played = grognard.new(Skirmish, seed=1)
    assert pickled(played) == played
    assert type(pickled(played).play) is Skirmish
    assert played != grognard.new("patrol", seed=1)


def test_a_class_inside_a_function_says_why_it_is_not_pickled() -> None:
    class Local(Patrol):
        id = "local"

    with pytest.raises(pickle.PicklingError, match=r"local cannot be pickled: .*Local is inside a function"):
        pickle.dumps(grognard.new(Local, seed=1))


def test_a_game_with_an_owners_folder_comes_back_with_it(tmp_path: Path) -> None:
    charts = Path(str(Patrol.folder)) / "charts.toml"
    (tmp_path / "charts.toml").write_text(charts.read_text(encoding="utf-8").replace('wood = ["2"]', 'wood = ["3"]'))
    played = grognard.new("patrol", seed=1, data=[tmp_path])
    assert pickled(played) == played
    assert pickled(played).play.made_by[1] == (tmp_path,)
    assert played != grognard.new("patrol", seed=1)


def test_a_table_set_up_by_hand_says_why_it_is_not_pickled() -> None:
    played = grognard.new("patrol", seed=1)
    played.play.made_by = None
    with pytest.raises(pickle.PicklingError, match="a table set up by hand has no title"):
        pickle.dumps(played)
