"""August's officers: they play to the end, attack and hold like soldiers, and know no more than their view."""

from __future__ import annotations

from pathlib import Path

import pytest

import grognard.bots.august as adapter
from grognard import bots, shelf
from grognard.bots.august.deeds import of, step_cost, storm
from grognard.bots.august.field import AugustField, fails_by
from grognard.bots.fight.orders import UnitOrder
from grognard.bots.fight.terrain import points_to
from grognard.games.august import August
from grognard.games.august.fire import Shot, fire_tally
from grognard.games.august.words import DEMORALISED, DISCOURAGED, GERMAN, RUSSIAN
from grognard.kernel.asking.game import Game
from grognard.lab.conformance import check_bot
from grognard.lab.conformance.bots import BotTrial
from tests.bots.handed import handed
from tests.bots.test_fight import numbers_in

TITLE = shelf.title(August)
SIDES = ("german", "russian")


def played(scenario: str, seed: str, until: str = "", bot: str = "officer") -> Game:
    """A game of two bots, to its end or to the first question of a kind."""
    game = TITLE.new(scenario, seed=seed)
    players = {side: bots.make(bot, f"{seed}/{side}") for side in SIDES}
    while (question := game.question) is not None and question.ask != until:
        bots.let_answer(game, players[question.side], question)
    return game


def mind(game: Game, side: str) -> adapter.AugustMind:
    """A commander at the table of a game."""
    assert isinstance(game.play, August)
    found = adapter.commander(game.play, game.side(side), bots.make("officer")._whim)  # type: ignore[attr-defined]
    found.g = game.play
    return found


def test_the_adapter_holds_no_number_but_0_and_1() -> None:
    assert numbers_in(Path(adapter.__file__).parent) <= {0, 1}


def test_a_general_tries_other_segments_and_keeps_its_promises() -> None:
    assert check_bot(BotTrial(TITLE, "bilderweitschen", "general@0.1", "suite", SIDES, answers=20, one_in=10)) == []


@pytest.mark.parametrize("ask", ["ask-segment", "ask-act"])
def test_each_way_a_general_compares_begins_with_what_it_means(ask: str) -> None:
    game = TITLE.new("bilderweitschen", seed="ways")
    players = {side: bots.make("officer", side) for side in SIDES}
    compared = 0
    while compared < 3 and (question := game.question) is not None:
        if question.ask == ask:
            asked, plain = handed(game), mind(game, question.side)
            firsts = [plain.twin().answer(game.play, asked).text]
            for design in plain.designs(asked):
                assert isinstance(design, adapter.AugustMind)
                answer = design.answer(game.play, asked)
                if isinstance(design.meant, UnitOrder):
                    assert (answer.verb, answer.noun) == ("act", design.meant.piece)
                else:
                    assert answer is design.meant
                firsts.append(answer.text)
            compared += len(set(firsts)) > 2
        bots.let_answer(game, players[question.side], question)
    assert compared == 3


def test_officers_fight_the_tutorial_to_its_end_and_say_why_in_both_languages() -> None:
    game = TITLE.new("bilderweitschen", seed="why")
    players = {side: bots.make("officer", side) for side in SIDES}
    reasons = 0
    while (question := game.question) is not None:
        bots.let_answer(game, players[question.side], question)
        for reason in bots.explain(players[question.side]):
            reasons += 1
            assert all("{" not in reason.said(game.play, lang) for lang in ("en", "fr"))
    assert game.play.position.over
    assert reasons > 100


def test_defenders_set_up_on_what_they_defend_and_attackers_come_to_blows() -> None:
    game = played("bilderweitschen", "commander", "ask-segment")
    table = game.play
    assert isinstance(table, August)
    village = set(AugustField(table, GERMAN).prizes())
    at = table.position.at
    assert village <= {at[p] for p in table.pieces_of[GERMAN] if table.is_company[p]}
    keys = {event.key for event in played("bilderweitschen", "commander").events}
    assert keys & {"assaults", "bayonet-attack"}, "an attack that never closes is none"
    assert "opportunity-fires" in keys


def test_an_officer_beats_chance_with_either_side() -> None:
    for side in SIDES:
        game = TITLE.new("bilderweitschen", seed=f"chance {side}")
        players = {each: bots.make("officer" if each == side else "random", each) for each in SIDES}
        while (question := game.question) is not None:
            bots.let_answer(game, players[question.side], question)
        result = game.result
        assert result is not None
        assert result.winner == side


def test_guns_get_missions_and_no_plan_is_aimed_at_own_men() -> None:
    game = played("usdau", "plan", "ask-segment")
    g = game.play
    assert isinstance(g, August)
    position = g.position
    firing = [p for p in g.batteries_of[GERMAN] if any(h >= 0 for h in position.plan[p])]
    assert firing
    friends = {position.at[p] for p in g.pieces_of[GERMAN] if g.is_on_board(p)}
    for piece in firing:
        assert not friends & set(position.plan[piece])
        assert len(position.plan[piece]) <= g.scenario.turns
    off_map = [position.plan[p] for p in firing if g.is_off_map[p]]
    assert len(set(off_map)) == 1, "batteries off the map fire together"


# Facts -----------------------------------------------------------------------------------------------------------


def test_a_test_of_morale_hurts_by_the_state_a_piece_is_in() -> None:
    steady, shaken, broken = (fails_by(8, marks, 0) for marks in (0, DISCOURAGED, DEMORALISED))
    assert steady.stops + steady.breaks == pytest.approx(10 / 36)
    assert shaken.breaks == pytest.approx(10 / 36)
    assert broken.steps == pytest.approx(3 / 36), "eleven or more, three above eight"


def test_a_volley_is_worth_more_than_its_firers_one_by_one_and_an_assault_by_two_more_than_by_one() -> None:
    game = played("bilderweitschen", "commander", "ask-take-part")
    scene = mind(game, "russian").scene()
    g = of(scene).g
    hex_ = next(h for h in scene.see.foes if len([p for p in near(g, h) if g.is_company[p]]) > 1)
    some = [p for p in near(g, hex_) if g.is_company[p]][:2]
    struck = tuple(g.pieces_at(hex_, GERMAN))
    alone = [step_cost(scene, fire_tally(g, Shot((p,), hex_)), struck) for p in some]
    assert step_cost(scene, fire_tally(g, Shot(tuple(some), hex_)), struck) >= max(alone)
    one, two = storm(scene, some[:1], hex_), storm(scene, some, hex_)
    assert one is not None
    assert two is not None
    assert two > one


def near(g: August, hex_: int) -> list[int]:
    """The Russian pieces beside a hex."""
    return [p for h in g.board.grid.adjacent[hex_] for p in g.pieces_at(h, RUSSIAN)]


def test_a_full_assault_hex_is_gone_round() -> None:
    """A bridge on which two companies are locked with the enemy is no way for a third; without him it is."""
    text = "august orlau\nturn 9\nunit rI01 rI02 at 46/0908\nunit rI03 at 46/1108\n"
    fought = TITLE.at(text + "unit gI01 at 46/0908\n").play
    free = TITLE.at(text + "unit gI01 at 46/0608\n").play
    assert isinstance(fought, August) and isinstance(free, August)
    bridge, village = fought.board.grid.find("46/0908"), fought.board.grid.find("46/0608")
    assert AugustField(fought, RUSSIAN).closed() == 1 << bridge
    assert AugustField(free, RUSSIAN).closed() == 0
    edges, here, size = fought.costs["foot"], fought.board.grid.find("46/1108"), fought.board.grid.size
    assert points_to(edges, village, size, 1 << bridge)[here] > points_to(edges, village, size)[here]
    assert points_to(edges, village, size, 1 << bridge)[bridge] == points_to(edges, village, size)[bridge]


@pytest.mark.parametrize("scenario", ["tilsit", "bossau"])
def test_officers_bring_a_group_in_on_its_turn_by_night_too(scenario: str) -> None:
    game = TITLE.new(scenario, seed="in")
    players = {side: bots.make("officer", side) for side in SIDES}
    play = game.play
    assert isinstance(play, August)
    while (question := game.question) is not None and play.position.turn <= play.value("enter-1"):
        bots.let_answer(game, players[question.side], question)
    assert not [play.roster[p].name for p in play.at(play.board.box("waiting-1"))]
