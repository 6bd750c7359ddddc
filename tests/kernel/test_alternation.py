"""Alternating sides: whose segment it is, runs of passes, keeping the initiative, and an end in the middle."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Script, Side
from grognard.kernel.numbers.dice import Scripted
from grognard.kernel.tactics.alternation import Then, alternate, begin_with, hand_on
from grognard.lab.conformance import check_title
from tests.kernel.lane import GREEN, GREY, Lane, lane
from tests.kernel.tiny import after

GREENS = [f"green: put 010{n}" for n in (1, 2, 3, 4)]
GREYS = [f"grey: put 070{n}" for n in (1, 2, 3, 4)]


def begun(*rolls: int) -> Game:
    """Everybody is placed, Green is asked first."""
    return after(lane().new(dice=Scripted(list(rolls))), *GREENS, *GREYS)


def asked(game: Game) -> str:
    assert game.question is not None
    return game.question.side


def run(g: Lane, thens: list[Then]) -> list[Side]:
    """The sides that act when segments end like this."""
    left: Iterator[Then] = iter(thens)
    acted: list[Side] = []

    def segment(_: Lane, side: Side) -> Script[Then]:
        acted.append(side)
        return next(left)
        yield

    assert list(alternate(g, segment)) == []
    return acted


@pytest.mark.parametrize(
    ("thens", "acted"),
    [
        ([Then.PASS, Then.PASS], [GREEN, GREY]),
        ([Then.PASS, Then.OTHER, Then.PASS, Then.PASS], [GREEN, GREY, GREEN, GREY]),
        ([Then.SAME, Then.SAME, Then.OTHER, Then.PASS, Then.PASS], [GREEN, GREEN, GREEN, GREY, GREEN]),
        ([Then.PASS, Then.SAME, Then.PASS, Then.PASS], [GREEN, GREY, GREY, GREEN]),
        ([Then.OTHER, Then.END], [GREEN, GREY]),
    ],
)
def test_who_acts_follows_from_how_segments_end(thens: list[Then], acted: list[Side]) -> None:
    game = lane().new()
    begin_with(game.play, GREEN)
    assert run(game.play, thens) == acted  # type: ignore[arg-type]


def test_anything_but_a_pass_breaks_a_run_of_passes() -> None:
    play = lane().new().play
    begin_with(play, GREY)
    hand_on(play, Then.PASS)
    assert (play.position.acting, play.position.passes) == (GREEN, 1)
    hand_on(play, Then.SAME)
    assert (play.position.acting, play.position.passes) == (GREEN, 0)
    hand_on(play, Then.OTHER)
    assert (play.position.acting, play.position.passes) == (GREY, 0)


def test_a_lucky_side_keeps_the_hand() -> None:
    game = after(begun(5), "act G1", "halt")
    assert asked(game) == "green"
    game = after(begun(4), "act G1", "halt")
    assert asked(game) == "grey"


def test_a_side_with_nothing_left_is_not_asked() -> None:
    game = begun(6, 6, 6, 1, 1)
    after(game, "act G1", "halt", "act G2", "halt", "act GM", "halt", "act GD", "halt")
    assert asked(game) == "grey"
    after(game, "act R1", "halt")
    assert asked(game) == "grey", "green has no counter left to act with"
    after(game, "pass")
    assert game.play.position.turn == 2 and asked(game) == "grey"


def test_every_promise_is_kept() -> None:
    assert check_title(lane(), games=8, seed="lane") == []
