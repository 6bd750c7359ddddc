"""Actions are options by number, the same in every game; the vector of a view has a name for every place."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

import grognard
from grognard import bots, rl
from grognard.kernel.asking.script import Noun
from grognard.rl import NUMBERS
from grognard.rl.actions import ActionNumbers
from grognard.rl.layout import squeezed
from grognard.rl.scribe import written
from grognard.rl.turns import Turns

SCENARIOS = [("patrol", "crossing"), ("verdun", "haumont"), ("marne", "gneisenau")]
each_scenario = pytest.mark.parametrize(("game", "scenario"), SCENARIOS)


@each_scenario
def test_every_action_is_an_option_and_every_option_an_action(game: str, scenario: str) -> None:
    play = grognard.new(game, scenario, seed=1).play
    actions = ActionNumbers(play, NUMBERS)
    options = [actions.option(number) for number in range(len(actions))]
    assert len(set(options)) == len(options)
    assert [actions.number(option) for option in options] == list(range(len(actions)))
    assert [option.verb for option in options] == sorted(option.verb for option in options)
    for option in options[::7]:
        assert play.read(option.text) == option, "its text reads back"


@each_scenario
def test_a_verb_has_an_action_for_all_it_can_speak_of(game: str, scenario: str) -> None:
    play = grognard.new(game, scenario, seed=1).play
    actions = ActionNumbers(play, NUMBERS)
    counts = {Noun.NOTHING: 1, Noun.PIECE: len(play.roster), Noun.HEX: len(play.board.grid), Noun.NUMBER: len(NUMBERS)}
    seen = 0
    for verb, voice in play.voices.items():
        span = actions.span(verb)
        seen += len(span)
        assert all(actions.option(number).verb == verb for number in (span[0], span[-1]))
        if voice.noun in counts:
            assert len(span) == counts[voice.noun]
    assert seen == len(actions)


def test_the_same_number_is_the_same_option_in_every_game() -> None:
    one, two = (rl.aec("verdun", "haumont").actions for _ in range(2))
    assert [one.option(n) for n in range(len(one))] == [two.option(n) for n in range(len(two))]


def test_words_come_in_the_order_they_are_declared_in() -> None:
    actions = rl.aec("patrol", "crossing").actions
    assert [actions.option(n).text for n in actions.span("plot")] == ["plot shells", "plot screen", "plot nothing"]


def test_a_number_beyond_the_declared_ones_is_told() -> None:
    play = grognard.new("marne", "gneisenau", seed=1).play
    actions = ActionNumbers(play, range(3))
    assert [actions.option(n).text for n in actions.span("retreat")] == ["retreat 0", "retreat 1", "retreat 2"]
    with pytest.raises(grognard.Unreadable, match="retreat 3: beyond the numbers declared, 0 to 2"):
        actions.number(play.voices["retreat"](3))


def test_a_verb_declares_its_numbers() -> None:
    play = grognard.new("indochine", "diguette", seed=1).play
    actions = ActionNumbers(play, NUMBERS)
    assert [actions.option(n).text for n in actions.span("unless")] == ["unless 10", "unless 25", "unless 50"]
    with pytest.raises(grognard.Unreadable, match="unless 30: the game declares the verb with 10, 25, 50 only"):
        actions.number(play.voices["unless"](30))


def test_an_unknown_verb_is_told() -> None:
    with pytest.raises(grognard.Unreadable, match="no verb 'jump'"):
        rl.aec("patrol", "crossing").actions.span("jump")


# The vector -----------------------------------------------------------------------------------------------------


@each_scenario
def test_the_blocks_fill_the_vector_and_every_number_has_one_place(game: str, scenario: str) -> None:
    layout = rl.aec(game, scenario).layout
    places = [
        layout.place(name, row, column)
        for name, block in layout.blocks.items()
        for row, column in product(block.rows, block.columns)
    ]
    assert places == list(range(layout.size))


@each_scenario
def test_it_keeps_its_shape_and_its_bounds_through_a_game(game: str, scenario: str) -> None:
    table = grognard.new(game, scenario, seed=2)
    layout = rl.aec(game, scenario).layout
    players = {side.name: bots.make("random", 3) for side in table.play.sides}
    for turn in range(250):
        if (question := table.question) is None:
            break
        if turn % 25 == 0:
            for side in players:
                vector = written(layout, table.view(side))
                assert vector.shape == (layout.size,)
                assert np.isfinite(vector).all()
                assert np.abs(vector).max() <= 1
        bots.let_answer(table, players[question.side], question)


def seen(env: Turns, side: str, block: str) -> dict[str, dict[str, float]]:
    """A block of a side's vector, by the names of its rows and columns."""
    table: Any = env.layout.read(env.observe(side)["observation"])[block]
    names = env.layout.blocks[block]
    return {
        row: {column: float(value) for column, value in zip(names.columns, values, strict=True)}
        for row, values in zip(names.rows, table, strict=True)
    }


def test_a_side_sees_its_own_pieces_and_nothing_of_concealed_ones() -> None:
    env = rl.aec("patrol", "crossing")
    env.reset(seed=1)
    play = env.episode.game.play
    pieces, places = seen(env, "blue", "pieces"), seen(env, "blue", "places")
    on_board = [piece for piece in play.roster if play.is_on_board(play.roster.numbers[piece.name])]
    assert {piece.side.name for piece in on_board} == {"blue", "red"}
    for piece in on_board:
        if piece.side.name == "red":
            assert not any(pieces[piece.name].values())
        else:
            assert pieces[piece.name]["known"] == pieces[piece.name]["own"] == pieces[piece.name]["steps"] == 1
    unknown = {counter["at"] for counter in env.episode.game.view("blue")["unknown"]}
    assert unknown
    assert {place for place, row in places.items() if row["unknown"]} == unknown


def test_it_says_where_things_are_and_what_is_printed_there() -> None:
    env = rl.aec("patrol", "crossing")
    env.reset(seed=1)
    board, pieces = env.episode.game.play.board, seen(env, "blue", "pieces")
    for piece in env.episode.game.view("blue")["pieces"]:
        row = pieces[piece["name"]]
        is_boxed = piece["at"] in board.boxes
        assert row["on board"] == float(not is_boxed)
        if is_boxed:
            assert row[f"in {piece['at']}"] == 1
    woods = {board.grid.number(hex_) for hex_ in board.grid.hexes if board.has(hex_, "wood")}
    ground = env.layout.ground["places"]
    column = ground.values[:, ground.columns.index("terrain wood")]
    assert {place for place, here in zip(ground.rows, column, strict=True) if here} == woods


def test_what_is_printed_is_told_apart() -> None:
    layout = rl.aec("marne", "gneisenau").layout
    assert not [column for block in layout.blocks.values() for column in block.columns if column.startswith("terrain")]
    board = layout.play.board
    edges = layout.ground["edges"]
    rivers = edges.values[:, edges.columns.index("hexside river")]
    assert {edges.rows[row] for row in np.flatnonzero(rivers)} == {
        board.edge_text(board.grid.hexside(edge)) for edge in board.hexsides["river"]
    }


def test_the_two_sides_see_themselves_alike() -> None:
    env = rl.aec("patrol", "night-raid")
    env.reset(seed=1)
    for side in ("blue", "red"):
        game = env.episode.game
        sides = seen(env, side, "sides")
        assert set(sides) == {"own", "other"}
        assert sides["own"]["shells"] == pytest.approx(squeezed(game.view(side)["sides"][side]["shells"]))
        assert sides["other"]["shells"] == 0, "how many shells the other has is his own affair"


def test_what_a_question_is_about_is_marked() -> None:
    env = rl.aec("patrol", "crossing")
    env.reset(seed=1)
    marked = 0
    for side in env.agent_iter(60):
        view = env.episode.game.view(side)
        about = view["questions"][0]["args"].get("piece", "")
        asked = {name for name, row in seen(env, side, "pieces").items() if row["asked"]}
        assert asked == ({about} if about else set())
        marked += bool(about)
        env.step(env.action_space(side).sample(env.observe(side)["action_mask"]))
    assert marked


def test_orders_sealed_so_far_are_told_to_their_side_alone() -> None:
    env = rl.aec("patrol", "night-raid")
    env.reset(seed=1)
    env.step(env.action_space("blue").sample(env.observe("blue")["action_mask"]))
    env.step(env.action_space("blue").sample(env.observe("blue")["action_mask"]))
    view = env.episode.game.view("blue")
    planned = {name for name, row in seen(env, "blue", "pieces").items() if row["planned"]}
    assert planned == set(view["planned"])
    assert seen(env, "blue", "clock")["now"]["sealed"] == pytest.approx(squeezed(len(view["sealed"])))
    assert seen(env, "red", "clock")["now"]["sealed"] == 0


def test_what_a_side_may_not_know_cannot_reach_its_vector() -> None:
    """Two positions that differ only in which of red's counters lies where: alike to blue, not to red."""
    layout = rl.aec("patrol", "crossing").layout
    text = "patrol crossing\nphase 4.5\nacting blue\nunit B1 at 0605\nunit {} at 0804 concealed\n"
    text += "unit {} at 0906 concealed\n"
    one, two = (grognard.position("patrol", text.format(*names), seed=1) for names in (("R1", "RX"), ("RX", "R1")))
    assert np.array_equal(written(layout, one.view("blue")), written(layout, two.view("blue")))
    assert not np.array_equal(written(layout, one.view("red")), written(layout, two.view("red")))
