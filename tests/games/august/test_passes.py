"""What is found in one pass over pieces or hexes is what the predicates say, one by one, in random games."""

from __future__ import annotations

import pytest

from grognard.games.august import August
from grognard.games.august.fire import has_free_line, hexes_with_free_line
from grognard.kernel.asking.script import Noun, Offer
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.space.hexgrid import hexset, members
from tests.games.august.fielding import title

ONE_PASS = ("unit", "leader", "stack", "move-with", "fire-with", "to", "put", "hide", "bound-for", "aim", "aim-smoke")
"""The verbs whose nouns are found in one pass."""
EVERY = 4
"""Of so many questions one is looked at."""


def refuses(offer: Offer, noun: int) -> bool:
    """Whether the predicate of an offer refuses a noun."""
    return offer.refusal(noun) is not None


def check_offer(g: August, offer: Offer) -> None:
    """Everything that the predicate allows is offered, and nothing else."""
    every = range(len(g.roster)) if offer.voice.noun is Noun.PIECE else g.board.grid.hexes
    offered = sorted(option.noun for option in offer)
    assert offered == [noun for noun in every if not refuses(offer, noun)], offer.voice.verb


def check_present(g: August) -> None:
    """Those who are present are those on the map and in the boxes of the groups."""
    at, size = g.position.at, g.board.grid.size
    for side in g.sides:
        here = [p for p in g.pieces_of[side] if at[p] < size or at[p] in g.group_at]
        assert g.present(side).pieces == here
        assert g.present(side).leaders == [p for p in here if g.is_leader[p]]
        assert g.present(side).combat == [p for p in here if g.is_combat[p]]


def check_lines(g: August, whim: Whim) -> None:
    """The free lines of a unit, found together, are those found one by one."""
    units = [p for side in g.sides for p in g.shooters_of[side] if g.is_on_board(p)]
    if units:
        unit = whim.pick(units)
        near = g.board.grid.within(g.position.at[unit], 6)
        free = hexset(h for h in members(near) if has_free_line(g, unit, h, for_enemy=True))
        assert hexes_with_free_line(g, unit, near, for_enemy=True) == free


@pytest.mark.parametrize(
    ("scenario", "options"),
    [("bilderweitschen", ()), ("tilsit", ("17.3",)), ("orlau", ()), ("usdau", ("17.51",)), ("mattischkehmen", ())],
)
def test_one_pass_finds_what_the_predicates_allow(scenario: str, options: tuple[str, ...]) -> None:
    game, whim, seen = title().new(scenario, options=options, seed="passes"), Whim("passes"), set()
    for number in range(400):
        question = game.question
        if question is None:
            break
        if number % EVERY == 0:
            g = game.play
            assert isinstance(g, August)
            check_present(g)
            check_lines(g, whim)
            for offer in question.offers:
                if offer.voice.verb in ONE_PASS:
                    seen.add(offer.voice.verb)
                    check_offer(g, offer)
        game.answer(whim.pick(question.options), question.who)
    assert {"unit", "move-with", "to", "put"} <= seen
