"""A guess at the other side's secrets: the same view, different secrets, and nothing taken from the true ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import grognard
from grognard.games.patrol.table import Patrol
from grognard.games.patrol.words import BLUE, RED, SHELLS
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.dice import Seeded, Whim
from grognard.kernel.secrecy.imagined import imagined_game, imagined_table
from grognard.kernel.table.position import CONCEALED, UNSEEN

if TYPE_CHECKING:
    from tests.games.patrol.conftest import Field

SCENARIOS = ("crossing", "night-raid")
SEEDS = range(3)
"""Games of each: every one is looked at in twenty places and more, by both sides."""


def moments(scenario: str, seed: int, every: int = 7) -> Iterator[grognard.Game]:
    """A random game, looked at every so many questions."""
    game = grognard.new("patrol", scenario, ["15.1"], seed=seed)
    whim = Whim(seed)
    asked = 0
    while game.questions:
        if asked % every == 0:
            yield game
        for name, question in game.questions.items():
            game.answer(whim.pick(question.options), name)
            break
        asked += 1


def with_table(game: grognard.Game, table: Patrol) -> grognard.Game:
    """The same game with another table in its place, for a look at it."""
    other = game.copy()
    other.play = table
    return other


def fields(table: Patrol) -> dict[str, Any]:
    """Everything in a table's position, field by field."""
    plain = msgspec.to_builtins(table.position)
    assert isinstance(plain, dict)
    return plain


def imagined(game: grognard.Game, side: Side, seed: object) -> Patrol:
    """A table imagined by a whim of this seed."""
    table = imagined_table(game, side, Whim(str(seed)))
    assert isinstance(table, Patrol)
    return table


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_view_of_what_is_imagined_is_the_true_one(scenario: str, seed: int) -> None:
    looked = 0
    for game in moments(scenario, seed):
        for side in (BLUE, RED):
            table = imagined(game, side, f"{seed}/{looked}")
            assert with_table(game, table).view(side) == game.view(side)
            assert table.audit() == []
            looked += 1
    assert looked >= 20


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_imagined_hangs_on_the_view_and_the_whim_alone(scenario: str, seed: int) -> None:
    differed = 0
    for game in moments(scenario, seed):
        for side in (BLUE, RED):
            one, two = imagined(game, side, "one"), imagined(game, side, "two")
            differed += fields(one) != fields(two)
            again = [imagined(with_table(game, table), side, "same") for table in (one, two)]
            assert fields(again[0]) == fields(again[1]) == fields(imagined(game, side, "same"))
    assert differed >= 10


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_imagined_at_a_menu_asks_the_same_and_plays_on(scenario: str, seed: int) -> None:
    menus = 0
    for game in moments(scenario, seed, every=1):
        question = game.question
        assert question is not None
        if not question.is_menu:
            continue
        menus += 1
        if menus % 5:
            continue
        trial = imagined_game(game, question.who, Whim(menus), Seeded(menus))
        asked = trial.question
        assert asked is not None
        assert [option.text for option in asked.options] == [option.text for option in question.options]
        told, truth = trial.view(question.who), game.view(question.who)
        told["questions"][0]["number"] = truth["questions"][0]["number"]
        assert told == truth
        whim = Whim(menus)
        while (asked := trial.question) is not None:
            trial.answer(whim.pick(asked.options), asked.who)
        assert trial.result is not None
    assert menus >= 20


def test_the_true_game_is_left_alone() -> None:
    game = grognard.new("patrol", "night-raid", seed=3)
    whim = Whim(3)
    for _ in range(60):
        question = game.question
        assert question is not None
        game.answer(whim.pick(question.options), question.who)
    before = game.save()
    for side in (BLUE, RED):
        imagined(game, side, 1)
    assert game.save() == before


LYING = """
    board
      . . . . . .
      . . . . . .
      . . . . . .
      . . . . . .
    unit BL B1 at 0101
    unit RL R1 R2 at 0404 concealed
    unit RX at 0602 concealed {marks}
    unit R3 at 0603 concealed shaken
    {more}
    """


def names_at(table: Patrol, hex_: str) -> set[str]:
    """Who lies in a hex."""
    return {table.roster[p].name for p in table.at(table.board.grid.find(hex_)) if table.is_counter[p]}


def test_any_concealed_counter_may_be_any_that_marks_and_stacking_allow(field: Field) -> None:
    game = field(LYING.format(marks="", more="")).game
    tables = [imagined(game, BLUE, seed) for seed in range(60)]
    assert {name for table in tables for name in names_at(table, "0602")} == {"R1", "R2", "R3", "RX"}
    assert {name for table in tables for name in names_at(table, "0603")} == {"R1", "R2", "R3"}
    assert all("RL" in names_at(table, "0404") for table in tables), "three in a hex: one of them leads"
    assert all(names_at(table, "0101") == {"BL", "B1"} for table in tables)


def test_what_fired_has_something_to_fire_with(field: Field) -> None:
    game = field(LYING.replace("RX", "R4").format(marks="fired", more="unit RX at 0601 concealed")).game
    found = {name for seed in range(60) for name in names_at(imagined(game, BLUE, seed), "0602")}
    assert found == {"R1", "R2", "R3", "R4"}


def test_losses_that_no_open_counter_shows_are_found_among_the_concealed(field: Field) -> None:
    game = field(LYING.format(marks="", more="side red losses 2\nunit R4 at 0402 steps 1")).game
    for seed in range(20):
        table = imagined(game, BLUE, seed)
        lost = {table.roster[p].name: table.roster.steps[p] - table.position.steps[p] for p in table.counters[RED]}
        assert sum(lost.values()) == 2
        assert lost["R4"] == 1
        assert lost["RX"] == lost["RL"] == 0


def test_mortars_are_guessed_within_the_ammunition_of_the_night() -> None:
    seen: set[tuple[int, int]] = set()
    plotted: set[str] = set()
    for game in moments("night-raid", 5, every=3):
        for seed in range(4):
            table = imagined(game, BLUE, seed)
            position, given = table.position, table.scenario.values
            assert 0 <= position.shells[RED] <= given["shells"]
            assert 0 <= position.screens[RED] <= given["screens"]
            assert position.shells[BLUE] == game.play.position.shells[BLUE]
            seen.add((position.shells[RED], position.screens[RED]))
            lying = [p for p in table.roster.of(RED) if position.hidden[p] == UNSEEN]
            assert len(lying) <= 1
            for marker in lying:
                plotted.add(table.kind[marker])
                assert table.is_on_board(marker)
                spent = given["shells"] - position.shells[RED] + given["screens"] - position.screens[RED]
                assert spent >= 1
    assert len(seen) >= 4
    assert SHELLS in plotted


def test_a_side_s_own_counters_and_plots_are_never_dealt_anew() -> None:
    for game in moments("night-raid", 9):
        table = imagined(game, RED, 1)
        for piece in table.roster.of(RED):
            for kept in ("at", "steps", "marks", "hidden"):
                assert getattr(table.position, kept)[piece] == getattr(game.play.position, kept)[piece]
        concealed = [p for p in table.counters[BLUE] if table.position.hidden[p] == CONCEALED]
        assert concealed == [p for p in table.counters[BLUE] if game.play.position.hidden[p] == CONCEALED]
