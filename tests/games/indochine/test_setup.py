"""The set-up (0.5, 8): any counter first, and one that is placed already anew, without a word to the enemy."""

from __future__ import annotations

import pytest

import grognard
from grognard.games.indochine.table import Indochine
from grognard.kernel.table.position import CONCEALED, UNSEEN


def begun(scenario: str) -> tuple[grognard.Game, Indochine]:
    """A game at its first question."""
    game = grognard.new("indochine", scenario, seed=1)
    assert isinstance(game.play, Indochine)
    return game, game.play


def asked(game: grognard.Game) -> tuple[str, str]:
    """What is asked, and of which counter."""
    question = game.question
    assert question is not None
    return question.ask, game.play.roster[question.args["piece"]].name


@pytest.mark.rule("0.5")
def test_0_5_the_leader_is_placed_first_and_a_squad_anew() -> None:
    game, table = begun("diguette")
    for text in ("pick pc-f-1", "put B1508", "put B1407", "put B1508"):
        game.answer(text)
    assert asked(game) == ("ask-put", "gc-line-3")
    game.answer("pick gc-line-1")
    assert table.position.at[table.roster.find("gc-line-1") or 0] == table.board.box("hand")
    why = game.why_not("pick gc-line-2")
    assert why is not None and why.rule == "0.5", "one at a time"
    game.answer("put B1608")
    assert asked(game) == ("ask-put", "gc-line-3")
    assert [event.key for event in game.events][-2:] == ["taken-up", "put"]


@pytest.mark.rule("0.5", "8")
def test_8_a_hidden_counter_is_taken_up_unseen() -> None:
    game, table = begun("phu-tong-hoa")
    piece = table.roster.find("gc-legion-1") or 0
    game.answer("put A1010")
    assert table.position.hidden[piece] == UNSEEN
    before = len(game.events_for("viet-minh"))
    game.answer("pick gc-legion-1")
    assert (table.position.hidden[piece], table.position.at[piece]) == (CONCEALED, table.board.box("hand"))
    assert len(game.events_for("viet-minh")) == before
    assert grognard.load(game.save()).position_text() == game.position_text()


@pytest.mark.rule("8.decoy")
def test_8_a_decoy_that_is_picked_is_given_its_formation_and_then_its_place() -> None:
    game, table = begun("dong-khe")
    while asked(game)[1] != "pc-vm-1":
        question = game.question
        assert question is not None
        if question.side == "viet-minh":
            game.answer("pick pc-vm-1")
        else:
            game.answer(next(option for option in question.options if option.verb == "put"))
    game.answer("pick decoy-v-12")
    assert asked(game) == ("ask-belong", "decoy-v-12")
    game.answer("belong v2")
    assert asked(game) == ("ask-put", "decoy-v-12")
    assert table.position.formation[table.roster.find("decoy-v-12") or 0] == table.roster.find_formation("v2")
