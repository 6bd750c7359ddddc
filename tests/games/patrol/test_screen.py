"""What a screen asks of Patrol: ways, overlays from what a side may know, standings, figures, and looks ahead."""

from __future__ import annotations

from fractions import Fraction

import pytest

import grognard
from grognard.games.patrol.command import is_in_command
from grognard.games.patrol.table import Patrol
from grognard.games.patrol.victory import points
from grognard.games.patrol.words import BLUE, RED
from grognard.kernel.asking.script import Noun
from grognard.kernel.errors import Unreadable
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.hexgrid import members
from grognard.kernel.words.words import words_for

FIELD = """
patrol
board
  . . . .
  . . . .
  . . . .
  . . . .
phase 4.5
begins blue
acting blue
"""


def laid_out(*lines: str) -> grognard.Game:
    return grognard.position("patrol", FIELD + "\n".join(lines), seed=1)


def numbers(game: grognard.Game, bits: int) -> list[str]:
    return [game.play.board.grid.number(h) for h in members(bits)]


def test_a_step_shows_its_way() -> None:
    game = laid_out("unit B1 at 0101", "unit R1 at 0404")
    game.answer("activate B1")
    way = game.trail("to 0102")
    assert [game.play.board.grid.number(h) for h in way] == ["0101", "0102"]


def test_a_hidden_unit_shades_no_zone_and_leads_nobody_to_the_enemy() -> None:
    game = laid_out("unit B1 at 0101", "unit BL at 0102 concealed", "unit R1 at 0404 concealed")
    play = game.play
    assert play.overlay("zones", BLUE)[RED] == 0 == play.overlay("zones", RED)[RED], "concealed it holds nothing"
    assert play.overlay("zones", RED)[BLUE] == play.overlay("zones", None)[BLUE] != 0
    assert play.overlay("command", BLUE)[BLUE] != 0
    assert play.overlay("command", RED)[BLUE] == 0 == play.overlay("command", None)[BLUE]


def test_command_reaches_where_a_unit_would_be_in_command() -> None:
    game = laid_out("unit B1 at 0101", "unit BL at 0101", "unit R1 at 0303")
    play = game.play
    assert isinstance(play, Patrol)
    reached = play.overlay("command", BLUE)[BLUE]
    (unit,) = [p for p in range(len(play.roster)) if play.roster[p].name == "B1"]
    for hex_ in play.board.grid.hexes:
        if not play.counters_at(hex_, RED):
            play.place(unit, hex_)
            assert is_in_command(play, unit) == bool(reached >> hex_ & 1), play.board.grid.number(hex_)


def test_sight_is_what_is_seen_from_a_hex() -> None:
    game = laid_out("unit B1 at 0101", "unit R1 at 0404")
    here = game.play.board.grid.find("0101")
    (seen,) = game.play.overlay("sight", None, here).values()
    assert "0104" in numbers(game, seen)
    game.play.position.smoke[game.play.board.grid.find("0102")] = 2
    (seen,) = game.play.overlay("sight", None, here).values()
    assert "0104" not in numbers(game, seen), "nobody sees through smoke"


def test_standings_are_the_points_with_their_reasons() -> None:
    game = grognard.new("patrol", seed=3)
    play = game.play
    assert isinstance(play, Patrol)
    hex_, worth = play.prizes[0]
    play.take_control(hex_, BLUE)
    play.position.losses[RED] = 2
    standings = play.standings()
    assert [(r.value, r.key) for r in standings[BLUE].reasons] == [(worth, "reason-prize"), (2, "reason-enemy-losses")]
    assert {side: tally.total for side, tally in standings.items()} == {s: points(play, s) for s in play.sides}


def test_fire_tells_what_to_expect() -> None:
    game = laid_out("unit BG at 0101", "unit R1 at 0103")
    game.answer("activate BG")
    tally = game.explain("fire 0103")
    assert tally is not None
    expected = game.expected(tally)
    chances = tally.chances()
    assert expected["expect-tests"] == 1 - chances.get("-", Fraction(0))
    assert expected["expect-steps"] == sum(int(result) * p for result, p in chances.items() if result.isdecimal())


def test_an_assault_tells_the_steps_of_both_sides() -> None:
    play = grognard.new("patrol", seed=1).play
    assert isinstance(play, Patrol)
    chart = play.charts["assault"]
    tally = Tally("assault").odds(4, 2, chart)
    assert play.expectations(tally, chart.said("X")) == {"expect-attacker-steps": 1, "expect-defender-steps": 1}
    assert play.expectations(tally, chart.said("D2")) == {"expect-attacker-steps": 0, "expect-defender-steps": 2}
    assert play.expectations(Tally("morale", 7), "pass") == {}


def test_firing_is_final_and_nobody_rolled() -> None:
    game = laid_out("unit BG at 0101", "unit R1 at 0103")
    game.answer("activate BG")
    ahead = game.preview("fire 0103")
    assert ahead.final is not None and ahead.final.key == "kernel-final-dice"
    assert ahead.question is None


def test_an_assault_on_what_is_not_known_does_not_say_what_is_there() -> None:
    finals = []
    for there in ("R1", "RX"):
        game = laid_out("unit B1 at 0101", "unit BL at 0101", f"unit {there} at 0102 concealed")
        game.answer("activate B1")
        game.answer("assault 0102")
        finals.append(game.preview("done"))
    assert finals[0] == finals[1]
    assert finals[0].final is not None and finals[0].final.key == "kernel-final-seen"


def test_a_concealed_enemy_is_not_to_be_asked_about() -> None:
    game = laid_out("unit B1 at 0101", "unit R1 at 0404 concealed", "unit R2 at 0403")
    play = game.play
    with pytest.raises(Unreadable):
        game.why_not_here(Noun.PIECE, play.roster.find("R1") or -1)
    ((option, refusal),) = game.why_not_here(Noun.PIECE, play.roster.find("R2") or -1)
    assert (option.text, refusal.key) == ("activate R2", "no-not-yours")


def test_the_reserve_is_due_when_the_scenario_says() -> None:
    for scenario in ("crossing", "night-raid"):
        play = grognard.new("patrol", scenario, seed=1).play
        assert play.due("reserve") == play.scenario.values.get("reserve", 0)
        assert play.due("hand") == 0


def test_every_roll_that_is_told_has_its_faces() -> None:
    whim, game = Whim("faces"), grognard.new("patrol", "night-raid", seed="faces")
    while game.questions:
        side = whim.pick(list(game.questions))
        game.answer(whim.pick(game.questions[side].options), side)
    told = [event for event in game.events if "roll" in event.args]
    rolled = {entry.option.text for entry in game.entries if entry.who.name == "dice"}
    assert {len(event.faces) for event in told} == {1, 2}
    assert all("roll " + " ".join(map(str, event.faces)) in rolled for event in told)


def test_names_and_turns() -> None:
    play = grognard.new("patrol", seed=1).play
    assert words_for(Patrol, "en").turn(play, 2) == "Turn 2"
    assert words_for(Patrol, "fr").overlay("sight") == "ligne de vue"
    assert Patrol.conceals


@pytest.mark.rule("3.5")
def test_3_5_what_was_placed_in_secret_so_far_is_in_the_own_view_only() -> None:
    game = grognard.new("patrol", "night-raid", seed=1)
    first = game.questions["blue"]
    placed = game.play.roster[first.args["piece"]].name
    game.answer("put 0202", "blue")
    assert game.view("blue")["planned"] == {placed: "0202"}
    assert game.copy().view("blue")["planned"] == {placed: "0202"}
    assert game.view("red")["planned"] == game.view(None)["planned"] == {}
    game.undo("blue")
    assert game.view("blue")["planned"] == {}
