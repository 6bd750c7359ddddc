"""The set-up (0.5, 8): any counter first, and one that is placed already anew, without a word to the enemy."""

from __future__ import annotations

import pytest

import grognard
from grognard.games.indochine.table import Indochine


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
def test_0_5_the_leader_is_placed_first_and_what_has_its_place_keeps_it() -> None:
    game, _ = begun("diguette")
    for text in ("pick pc-f-1", "put B1508", "put B1407"):
        game.answer(text)
    assert asked(game) == ("ask-put", "gc-line-2")
    assert game.why_not("pick gc-line-1") == ("0.5", "no-not-to-place", {})
    for name in ("gc-line-3", "gc-line-2"):
        game.answer(f"pick {name}")
        assert asked(game) == ("ask-put", name)
    assert game.why_not("pick gc-line-2") == ("0.5", "no-asked-already", {}), "that is the one that is asked about"
    game.answer("pick gc-line-3")
    assert game.why_not("pick gc-line-2") == ("0.5", "no-asked-already", {}), "twice is enough: a set-up ends"
    game.answer("put B1508")
    assert asked(game) == ("ask-put", "gc-line-2")


@pytest.mark.rule("0.5")
@pytest.mark.parametrize("scenario", ["diguette", "phu-tong-hoa"])
def test_0_5_a_set_up_ends_though_another_is_picked_whenever_that_can_be(scenario: str) -> None:
    game, table = begun(scenario)
    most = 2 * len(table.roster) ** 2
    while (question := game.question) is not None and question.ask in ("ask-put", "ask-belong"):
        game.answer(next((each for each in question.options if each.verb == "pick"), question.options[0]))
        assert len(game.entries) < most


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
