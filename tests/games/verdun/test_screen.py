"""What a screen asks of Verdun: dates, ways, supply and ranges laid over the map, standings and expectations."""

from __future__ import annotations

from fractions import Fraction

import pytest

import grognard
from grognard.games.verdun.supply import check_supply
from grognard.games.verdun.table import Verdun
from grognard.games.verdun.terrain import zones
from grognard.games.verdun.victory import victory_tally
from grognard.games.verdun.words import FRENCH, GERMAN, UNSUPPLIED
from grognard.kernel.asking.script import Noun
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.hexgrid import members
from grognard.kernel.words.words import words_for


def begun(seed: int = 1, *options: str) -> grognard.Game:
    return grognard.new("verdun", "haumont", options, seed=seed)


def at_movement() -> grognard.Game:
    """The first German movement phase."""
    game = begun()
    while game.question is not None and game.question.ask != "ask-move":
        game.answer("done")
    return game


def table(game: grognard.Game) -> Verdun:
    assert isinstance(game.play, Verdun)
    return game.play


def test_a_turn_is_a_date() -> None:
    play = begun().play
    assert words_for(Verdun, "en").turn(play, 1) == "21 February"
    assert words_for(Verdun, "fr").turn(play, 9) == "29 février"


def test_a_box_of_the_calendar_has_its_turn() -> None:
    play = begun().play
    due = {box: play.due(box) for box in Verdun.boxes}
    assert due == {
        "german-hand": 0,
        "french-hand": 0,
        "off-map": 0,
        "feb-23": 3,
        "feb-24": 4,
        "feb-25": 5,
        "feb-25-optional": 5,
        "feb-26": 6,
        "feb-27": 7,
    }
    assert play.due("out") == 0


def test_a_move_shows_its_way_from_hex_to_hex() -> None:
    game = at_movement()
    game.answer("move RIR16")
    grid = game.play.board.grid
    assert game.question is not None
    ways = {o.text: game.trail(o) for o in game.question.options if o.verb == "to"}
    assert ways and any(len(way) > 2 for way in ways.values())
    for text, way in ways.items():
        assert way[0] == game.play.position.at[game.play.roster.find("RIR16") or 0]
        assert grid.number(way[-1]) == text.removeprefix("to ")
    assert game.trail("halt") == ()


def test_choosing_who_moves_can_be_looked_at_and_taken_back() -> None:
    game = at_movement()
    ahead = game.preview("move RIR16")
    assert ahead.final is None and ahead.question is not None and ahead.question.ask == "ask-where"
    assert game.question is not None and game.question.ask == "ask-move"


def test_supply_is_shaded_where_units_would_be_supplied() -> None:
    game = begun()
    g = table(game)
    for side in g.sides:
        check_supply(g, side)
        bits = g.overlay("supply", None)[side]
        units = [p for p in g.on_board(side) if g.is_foot[p] and g.corps[p]]
        assert units and bits.bit_count() > len(units)
        assert all(bits >> g.position.at[p] & 1 for p in units if not g.has(p, UNSUPPLIED))


def test_without_headquarters_nothing_is_in_supply() -> None:
    g = table(begun())
    for hq in [p for p in g.on_board(FRENCH) if g.is_hq[p]]:
        g.remove(hq)
    supply = g.overlay("supply", GERMAN)
    assert supply[FRENCH] == 0 and supply[GERMAN] != 0


def test_the_range_of_the_guns_in_a_hex() -> None:
    g = table(begun())
    gun = g.roster.find("VIIR-art")
    assert gun is not None
    here = g.position.at[gun]
    assert g.overlay("range", FRENCH, here) == {GERMAN: g.board.grid.within(here, g.range_of[gun])}
    assert g.overlay("range", None, g.position.at[g.roster.find("RIR16") or 0]) == {}


@pytest.mark.parametrize("options", [(), ("15.4",)])
def test_zones_are_those_the_rules_know(options: tuple[str, ...]) -> None:
    g = table(begun(1, *options))
    for number, name in enumerate(("zone-strong", "zone-weak")):
        shaded = g.overlay(name, GERMAN)
        for side in g.sides:
            assert members(shaded[side]) == [h for h, count in enumerate(zones(g, side)[number]) if count]


def test_only_the_germans_stand_to_score() -> None:
    g = table(begun())
    g.position.called_121 = 1
    (side, tally), *others = g.standings().items()
    assert side == GERMAN and not others
    assert tally.reasons == victory_tally(g).reasons and tally.total == g.scores()["german"]


def test_what_an_assault_and_a_barrage_let_one_expect() -> None:
    game = begun()
    g = table(game)
    tally = Tally("assault").odds(2, 1, g.charts["assault"])
    assert g.expectations(tally, g.charts["assault"].said("3/1")) == {
        "expect-attacker-hits": 3,
        "expect-defender-hits": 1,
    }
    expected = game.expected(tally)
    cells = [cell for cell, p in tally.chances().items() for _ in range(int(p * 6))]
    assert expected["expect-defender-hits"] == Fraction(sum(cell.defender for cell in cells), 6)
    barrage = Tally("barrage").on(g.charts["barrage"], "19+")
    assert g.expectations(barrage, g.charts["barrage"].said("X")) == {"expect-tests": 1, "expect-steps": 1}
    assert g.expectations(barrage, g.charts["barrage"].said("-")) == {"expect-tests": 0, "expect-steps": 0}
    assert g.expectations(Tally("interdiction").on(g.charts["interdiction"], "3"), "marker") == {"expect-markers": 1}
    assert game.expected(Tally("assault").on(g.charts["assault"], None)) == {}


def test_a_hex_that_is_no_target_says_why() -> None:
    game = begun()
    assert game.question is not None and game.question.ask == "ask-bombard"
    hex_ = game.play.position.at[game.play.roster.find("RIR16") or 0]
    ((option, refusal),) = game.why_not_here(Noun.HEX, hex_)
    assert option.verb == "barrage" and refusal.key in ("no-target", "no-out-of-range")


def test_every_roll_that_is_told_has_its_faces() -> None:
    whim, game = Whim("faces"), grognard.new("verdun", "haumont", seed="faces")
    while game.questions:
        side = whim.pick(list(game.questions))
        game.answer(whim.pick(game.questions[side].options), side)
    told = [event for event in game.events if "roll" in event.args]
    assert {len(event.faces) for event in told} == {1, 2}
    assert {event.key for event in told} >= {"barrage-result", "assault-result", "holds"}
    assert any(event.faces for event in game.events if event.key.startswith("weather-"))


def test_nobody_has_secrets() -> None:
    assert not Verdun.conceals
