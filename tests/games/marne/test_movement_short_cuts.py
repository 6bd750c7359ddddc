"""Lists of chapters 11 and 14.2 computed together agree with the refusals asked one by one, in random games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import grognard
from grognard.games.marne.table import Marne
from grognard.kernel.asking.script import Noun, Question
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.space.hexgrid import members

WHOLE = {"ask-move", "ask-relieve", "ask-end-of-movement", "ask-exploit-move", "ask-haul", "ask-haul-to", "ask-arrive"}
"""The questions that offer everything the rule has nothing against."""

ENOUGH = 900
"""How many questions of a game are gone through."""

NEAR = 6
"""How far round a group reasons are asked for."""

GAMES = pytest.mark.parametrize(
    ("scenario", "seed", "every"), [("gneisenau", "one", 1), ("blucher", "two", 3), ("friedensturm", "three", 4)]
)


def questions(scenario: str, seed: str, every: int) -> Iterator[tuple[Marne, Question]]:
    """Some of the questions of a game played by whim."""
    game, whim = grognard.new("marne", scenario, seed=seed), Whim(seed)
    play = game.play
    assert isinstance(play, Marne)
    for number in range(ENOUGH):
        question = game.question
        if question is None:
            break
        if number % every == 0:
            yield play, question
        game.answer(whim.pick(question.options), question.who)


def universe(play: Marne, noun: Noun) -> list[int]:
    """Everything a verb could speak of."""
    if noun is Noun.PIECE:
        return list(range(len(play.roster)))
    if noun is Noun.NOTHING:
        return [0]
    if noun is Noun.EDGE:
        return sorted({play.board.grid.hexside(edge) for edge in play.ways.water})
    return list(play.board.grid.hexes)


@GAMES
def test_what_is_offered_is_what_the_rule_does_not_refuse(scenario: str, seed: str, every: int) -> None:
    seen = set()
    for play, question in questions(scenario, seed, every):
        for offer in question.offers if question.ask in WHOLE else ():
            nouns = universe(play, offer.voice.noun)
            allowed = [noun for noun in nouns if offer.refusal(noun) is None]
            assert sorted(option.noun for option in offer) == allowed, f"{question.ask}: {offer.voice.verb}"
            seen.add(offer.voice.verb)
    assert {"move", "enter", "disengage", "demolish", "reserve"} <= seen


@GAMES
def test_for_every_hex_near_by_that_a_group_cannot_reach_there_is_a_reason(
    scenario: str, seed: str, every: int
) -> None:
    asked = 0
    for play, question in questions(scenario, seed, every * 7):
        for offer in question.offers if question.ask == "ask-where" else ():
            if offer.voice.verb == "to":
                open_to, here = {option.noun for option in offer}, play.position.at[question.args["piece"]]
                near = [h for h in members(play.board.grid.within(here, NEAR)) if h not in open_to]
                silent = [h for h in near if offer.refusal(h) is None]
                assert not silent, play.board.grid.number(silent[0])
                asked += 1
    assert asked > 5
