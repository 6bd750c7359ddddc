"""Questions that answer themselves: one option, an empty menu, nothing left to choose; and how to be asked anyway."""

from __future__ import annotations

import json
from typing import Any

import pytest

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Script
from grognard.kernel.errors import BadData
from grognard.kernel.numbers.dice import Scripted
from tests.kernel.tiny import NORTH, SOUTH, Tiny, a_game_of, after, texts, tiny


def chooser(**how: Any) -> Any:
    """A phase in which the North chooses some of those that it has on the board, then the South waits."""

    def script(g: Tiny) -> Script[None]:
        g.position.acted = yield from g.choose_some(
            NORTH, g.join.each(g.on_board(NORTH)), rule="2.6", ask="ask-join", **how
        )
        yield g.menu(SOUTH, g.done(), rule="2.1", ask="ask-act", side=SOUTH)

    return script


def loser(g: Tiny) -> Script[None]:
    """A phase in which one of the North's loses a step, then the South waits."""
    hit = yield from g.which(NORTH, g.loses.each(g.on_board(NORTH)), rule="2.6", ask="ask-loses")
    g.lose_step(hit.noun)
    yield g.menu(SOUTH, g.done(), rule="2.1", ask="ask-act", side=SOUTH)


def mover(g: Tiny) -> Script[None]:
    """A phase in which the North's are taken away one by one, then the South waits."""
    while True:
        moves = g.move.each(g.on_board(NORTH))
        if g.is_idle(moves):
            break
        choice = yield g.menu(NORTH, moves, g.done(), rule="2.1", ask="ask-act", side=NORTH)
        if choice.verb == "done":
            break
        g.remove(choice.noun)
    yield g.menu(SOUTH, g.done(), rule="2.1", ask="ask-act", side=SOUTH)


def at(script: Any, units: str, ask: str = "") -> Game:
    line = f"unit {units} at 0101\n" if units else ""
    return a_game_of(script).at(f"tiny duel\nphase 2.1\n{line}", ask=ask)


def test_what_must_be_and_has_one_way_is_done_and_not_recorded() -> None:
    game = at(loser, "N1")
    assert game.question is not None and game.question.side == "south"
    assert game.play.position.steps[0] == 1 and game.entries == []
    assert texts(at(loser, "N1 N2")) == ["loses N1", "loses N2"]


def test_asked_all_the_same_it_is_recorded() -> None:
    game = at(loser, "N1", ask="all")
    assert texts(game) == ["loses N1"]
    after(game, "loses N1")
    assert game.play.position.steps[0] == 1
    assert [str(entry) for entry in game.entries] == ["north: loses N1"]


def test_a_menu_with_nothing_but_its_end_is_not_asked() -> None:
    assert at(mover, "").entries == [] and texts(at(mover, "N1")) == ["move N1", "done"]
    assert texts(at(mover, "")) == ["done"] and at(mover, "").question.side == "south"  # type: ignore[union-attr]
    game = at(mover, "N1", ask="all")
    after(game, "move N1")
    assert game.question is not None and (game.question.side, texts(game)) == ("north", ["done"])
    after(game, "done")
    assert game.question.side == "south"


@pytest.mark.parametrize(
    ("how", "units", "quiet", "asked"),
    [
        ({}, "N1 N2", ["join N1", "join N2"], ["join N1", "join N2", "done"]),
        ({"most": 1}, "N1 N2", ["join N1"], ["join N1", "done"]),
        ({"least": 1}, "N1", ["join N1"], ["join N1", "done"]),
        ({}, "", [], ["done"]),
        ({"least": 2}, "N1", ["join N1"], ["join N1"]),
        ({"enough": lambda chosen: len(chosen) > 1}, "N1", ["join N1"], ["join N1"]),
    ],
    ids=["all of them", "as many as may be", "the only one", "nobody", "too few", "never enough"],
)
def test_a_selection_ends_when_nothing_is_left(how: Any, units: str, quiet: list[str], asked: list[str]) -> None:
    for ask, answers in (("", quiet), ("all", asked)):
        game = after(at(chooser(**how), units, ask), *answers)
        assert game.question is not None and game.question.side == "south", ask
        assert [str(entry) for entry in game.entries] == [f"north: {answer}" for answer in answers]


# The mode goes with the game ---------------------------------------------------------------------------------
def test_positions_and_saves_say_that_all_is_asked() -> None:
    title = a_game_of(loser)
    game = title.at("tiny duel\nask all\nphase 2.1\nunit N1 at 0101\n")
    assert texts(game) == ["loses N1"]
    after(game, "loses N1")
    assert "ask all" in game.position_text().splitlines()
    assert title.at(game.position_text()).play.asks_all
    again = title.load(game.save())
    assert again.play.asks_all and again.entries == game.entries
    other = title.load(at(loser, "N1", ask="all").save())
    assert texts(other) == ["loses N1"], "also where the position did not say so"
    assert json.loads(at(loser, "N1").save()).get("ask") is None


def test_copies_and_undone_answers_ask_all_too() -> None:
    game = tiny().new("duel", dice=Scripted(["chit sun"]), ask="all")
    assert game.play.asks_all and game.copy().play.asks_all
    after(game, "attack 0103", "join N1", "join N2")
    assert texts(game) == ["done"]
    game.undo()
    assert texts(game.branch(len(game.entries))) == ["join N2", "done"]
    assert not tiny().new("duel").play.asks_all, "the next game does not"


def test_anything_else_is_a_fault() -> None:
    with pytest.raises(BadData, match="ask: nothing or 'all', not 'some'"):
        tiny().new("duel", ask="some")
    with pytest.raises(BadData, match="line 2: ask: all that can be said is 'all'"):
        tiny().at("tiny duel\nask some")
