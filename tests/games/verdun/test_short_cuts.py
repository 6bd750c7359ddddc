"""Lists computed together and cached answers agree with the rules asked one by one, in whole random games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

import grognard
from grognard.games.verdun.breakthrough import Stack, Trek, followers
from grognard.games.verdun.movement import cannot_move, movers
from grognard.games.verdun.reach import group_reach
from grognard.games.verdun.stacking import cannot_end
from grognard.games.verdun.strength import allowance
from grognard.games.verdun.table import Verdun
from grognard.games.verdun.terrain import Ways
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Noun, Question
from grognard.kernel.numbers.dice import Whim

ALL = ("15.1", "15.2", "15.3", "15.4", "15.5")
WHOLE = {
    "ask-set-up",
    "ask-rally",
    "ask-replacements",
    "ask-bombard",
    "ask-move",
    "ask-assault",
    "ask-exploit",
    "ask-recover",
}
"""The questions that offer everything the rule has nothing against."""


def questions(
    scenario: str, options: tuple[str, ...], seed: str, every: int
) -> Iterator[tuple[Game, Verdun, Question]]:
    """Some of the questions of a game played by whim."""
    game, whim, number = grognard.new("verdun", scenario, options, seed=seed), Whim(seed), 0
    play = game.play
    assert isinstance(play, Verdun)
    while (question := game.question) is not None:
        number += 1
        if number % every == 0:
            yield game, play, question
        game.answer(whim.pick(question.options), question.who)


GAMES = pytest.mark.parametrize(
    ("scenario", "options", "seed", "every"),
    [("haumont", (), "one", 2), ("haumont", ALL, "two", 3), ("fall-gericht", ALL, "three", 7)],
)


@GAMES
def test_what_is_offered_is_what_the_rule_does_not_refuse(
    scenario: str, options: tuple[str, ...], seed: str, every: int
) -> None:
    seen = set()
    for _, play, question in questions(scenario, options, seed, every):
        for offer in question.offers if question.ask in WHOLE else ():
            everything = range(len(play.roster)) if offer.voice.noun is Noun.PIECE else play.board.grid.hexes
            nouns = everything if offer.voice.noun is not Noun.NOTHING else (0,)
            offered = [option.noun for option in offer]
            assert offered == [noun for noun in nouns if offer.refusal(noun) is None], question.ask
            seen.add(offer.voice.verb)
    assert {"move", "dig", "done", "rally", "barrage", "assault", "exploit"} <= seen


@GAMES
def test_the_movers_are_those_the_rule_does_not_refuse(
    scenario: str, options: tuple[str, ...], seed: str, every: int
) -> None:
    for _, play, question in questions(scenario, options, seed, 5 * every):
        for side in play.sides:
            able = movers(play, side)
            assert able == [p for p in play.own[side] if cannot_move(play, side, p) is None]
        if question.ask == "ask-move":
            assert ("done" in [option.verb for option in question.options]) == (
                cannot_end(play, question.who, 0) is None
            )


@GAMES
def test_a_march_remembered_is_the_march_reckoned_afresh(
    scenario: str, options: tuple[str, ...], seed: str, every: int
) -> None:
    compared = 0
    for _, play, question in questions(scenario, options, seed, 40 * every):
        fresh = play.twin(play.snapshot())
        assert isinstance(fresh, Verdun)
        fresh.ways = Ways(fresh)
        for piece in movers(play, question.who)[::3]:
            points = allowance(play, piece)
            for left, moved, strategic in (
                (points, False, False),
                (points // 2, True, False),
                (2 * points, False, True),
            ):
                one, other = (group_reach(g, question.who, [piece], left, moved, strategic) for g in (play, fresh))
                assert list(one.costs.items()) == list(other.costs.items())
                assert one.ends == other.ends and one.hexes == other.hexes
                assert [one.path(h) for h in one.hexes] == [other.path(h) for h in one.hexes]
                compared += 1
    assert compared > 10


def test_a_stack_goes_where_trying_every_way_leads_and_each_unit_pays_its_own_way() -> None:
    """Equal units go like one; the rest are tried way by way. Both agree, and with each unit's own front."""
    kinds = set()
    for _, play, question in questions("fall-gericht", ("15.5",), "four", 1):
        for hex_ in play.occupation.stacks if question.ask == "ask-exploit" else ():
            units = followers(play, question.who, hex_) if hex_ < play.board.grid.size else []
            if not units:
                continue
            trek, whole = (Trek(play, Stack(play, question.who, units)) for _ in range(2))
            whole.try_every_way()
            assert (whole.prices, [*map(whole.path, whole.prices)]) == (trek.prices, [*map(trek.path, trek.prices)])
            kinds.add(len({*zip(trek.fronts, trek.left, strict=True)}))
            for end, prices in trek.prices.items():
                steps = [*pairwise(trek.path(end))]
                for front, left, price in zip(trek.fronts, trek.left, prices, strict=True):
                    cost = sum(front.edges.cost(a, b) or 0 for a, b in steps)
                    assert price == min(cost, left)
                    assert cost <= left or len(steps) == 1
                    assert not any(front.barred[b] for _, b in steps) and not any(front.stop[a] for a, _ in steps[1:])
    assert {1, 2} <= kinds
