"""Whole random games of every scenario, with and without the optional rules: what must hold at every question."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import grognard
from grognard.games.front1918.supports import crowded
from grognard.games.marne.table import Marne
from grognard.kernel.numbers.dice import Whim
from grognard.lab.conformance.examiner import ONE_IN, Examiner
from grognard.shelf import title
from tests import depth

OPTIONS = ((), ("17.0",), ("scenarios.quick-setup",), ("17.0", "scenarios.quick-setup"))
GAMES = {"gneisenau": depth.times(4, 8), "blucher": depth.times(1, 4), "friedensturm": depth.times(1, 4)}
"""How many of each: those that are long are few, the kit and `grognard simulate` play more."""


def random_game(scenario: str, seed: int, options: tuple[str, ...]) -> Iterator[Marne]:
    """A game played without thinking, its table handed out at every question and once more at its end."""
    whim, game = Whim(f"{scenario} {seed}"), grognard.new("marne", scenario, options, seed=seed)
    play = game.play
    assert isinstance(play, Marne)
    while game.question is not None:
        yield play
        game.answer(whim.pick(game.question.options))
    yield play


def faults(g: Marne) -> Iterator[str]:
    """What is wrong with a position, by the rules of the series."""
    yield from g.audit()
    position = g.position
    for piece in range(len(g.roster)):
        name, steps = g.roster[piece].name, position.steps[piece]
        if g.is_combat[piece] and g.is_on_board(piece) and not 0 < steps <= g.roster.steps[piece]:
            yield f"§6.0 {name} is on the map with {steps} steps"
        if g.is_tank[piece] and g.is_upset(piece):
            yield f"§15.4.1 the tank {name} is disorganised"
    if len(position.footbridge) > g.number("limits", "footbridges"):
        yield "§11.2.4.limits too many footbridges"
    if position.tries > g.number("limits", "footbridge-tries"):
        yield "§11.2.4.limits too many footbridges tried"


def faults_between_phases(g: Marne) -> Iterator[str]:
    """What is wrong when a phase begins, after all that is half done has been finished."""
    number = g.board.grid.number
    yield from (f"§4.0 too many in {number(hex_)}" for side in g.sides for hex_ in crowded(g, side))


@pytest.mark.rule("4.0.excess", "11.2.4.limits", "15.4.1")
@pytest.mark.parametrize(("scenario", "seed"), [(name, seed) for name, many in GAMES.items() for seed in range(many)])
def test_at_every_question_of_random_games_the_position_is_sound(scenario: str, seed: int) -> None:
    phase = -1
    for g in random_game(scenario, seed, OPTIONS[seed % len(OPTIONS)]):
        assert list(faults(g)) == []
        if g.position.phase != phase:
            phase = g.position.phase
            assert list(faults_between_phases(g)) == []
    assert g.position.over and g.position.verdict.startswith("verdict-")


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "+".join(options) or "plain")
def test_the_kit_finds_nothing_with_or_without_the_optional_rules(options: tuple[str, ...]) -> None:
    """What is dear is looked at less often than in the sample of tests/conformance, which draws its options."""
    examiner = Examiner(title("marne"), "gneisenau", list(options), f"kit {len(options)}", 4 * ONE_IN)
    assert examiner.play_out() == []
