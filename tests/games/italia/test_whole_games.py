"""Whole random games of every scenario of Italia, with and without options: what must hold at every question."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grognard.games.front1918.supports import crowded
from grognard.games.italia import Italia
from grognard.kernel.numbers.dice import Whim
from grognard.lab.conformance.examiner import ONE_IN, Examiner
from tests.games.italia.scenes import game

GAMES = (
    *(("grappa", ()), ("grappa", ("11.2.9",)), ("radetzky", ("17.0", "scenario.radetzky.display"))),
    *(("albrecht", ("17.0",)), ("caporetto", ("17.0",)), ("vittorio", ("17.0",))),
    ("solstice", ("17.0", "scenario.solstice.trucks", "scenario.solstice.whatif")),
)


def faults(g: Italia) -> Iterator[str]:
    """What is wrong with a position, by the rules of the book."""
    yield from g.audit()
    for piece in range(len(g.roster)):
        name, steps = g.roster[piece].name, g.position.steps[piece]
        if g.is_combat[piece] and g.is_on_board(piece) and not 0 < steps <= g.roster.steps[piece]:
            yield f"§6.0 {name} is on the map with {steps} steps"
    for side in g.sides:
        if sum((end > 2) == bool(side) for end in g.position.footbridge.values()) > g.number("limits", "footbridges"):
            yield f"§11.2.4.limits too many footbridges of {side.name}"
    wings = [p for each in g.sides for p in g.wings[each] if g.position.mission[p]]
    if len({g.owner[p] for p in wings}) > 1:
        yield "§17.1.superiority both sides fly"


@pytest.mark.rule("4.0.excess", "11.2.4.limits", "17.1.superiority", "sequence.detailed")
@pytest.mark.parametrize(("scenario", "options"), GAMES)
def test_at_every_question_of_random_games_the_position_is_sound(scenario: str, options: tuple[str, ...]) -> None:
    whim, match, phase = Whim(scenario), game().new(scenario, options, seed=7), -1
    g = match.play
    assert isinstance(g, Italia)
    while match.question is not None:
        if g.position.phase != phase:
            phase = g.position.phase
            assert [*faults(g), *(side.name for side in g.sides if crowded(g, side))] == []
        match.answer(whim.pick(match.question.options))
    assert g.position.over
    assert g.position.verdict.startswith("verdict-")


@pytest.mark.parametrize("options", [(), ("11.2.9",)], ids=["plain", "markers-first"])
def test_the_kit_finds_nothing_on_monte_grappa(options: tuple[str, ...]) -> None:
    assert Examiner(game(), "grappa", list(options), f"kit {len(options)}", 8 * ONE_IN).play_out() == []


def test_the_kit_finds_nothing_where_airmen_fly() -> None:
    options = ["17.0", "scenario.radetzky.display"]
    assert Examiner(game(), "radetzky", options, "kit air", 16 * ONE_IN).play_out() == []
