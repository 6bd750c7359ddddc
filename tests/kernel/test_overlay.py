"""Map overlays: zones as a side knows them, control, and those a game adds."""

from __future__ import annotations

from typing import ClassVar

import pytest

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Side
from grognard.kernel.errors import Unreadable
from grognard.kernel.numbers.dice import Scripted
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.table.play import Play
from grognard.kernel.table.position import CONCEALED
from grognard.kernel.table.title import Title
from tests.kernel.tiny import NORTH, SOUTH, SPENT, Tiny, duel


def sunny() -> Game:
    return duel(Scripted(["chit sun"]))


def numbers(game: Game, bits: int) -> list[str]:
    return [game.play.board.grid.number(h) for h in members(bits)]


def test_every_game_has_control_and_its_zones_before_its_own() -> None:
    assert Tiny.overlays == {"zone-near": "map", "zone-far": "map", "control": "map", "around": "hex"}


def test_one_kind_of_zone_is_called_zones() -> None:
    class Near(Tiny):
        zone_kinds: ClassVar[tuple[str, ...]] = ("near",)

    class Nowhere(Tiny):
        zone_kinds: ClassVar[tuple[str, ...]] = ()

    assert list(Near.overlays) == ["zones", "control", "around"]
    assert list(Nowhere.overlays) == ["control", "around"]
    assert Play.overlays == {}


def test_zones_are_shaded_by_kind_and_by_side() -> None:
    game = sunny()
    play, grid = game.play, game.play.board.grid
    near, far = play.overlay("zone-near", NORTH), play.overlay("zone-far", None)
    assert near == {
        NORTH: hexset(grid.adjacent[grid.find("0102")]),
        SOUTH: hexset(grid.adjacent[grid.find("0103")]),
    }, "N2 and S2 hide and hold nothing"
    assert far == {NORTH: grid.within(grid.find("0301"), 2), SOUTH: 0}


def test_a_zone_of_a_piece_one_may_not_know_is_not_shaded() -> None:
    class Reaching(Tiny):
        def exerts(self, piece: int) -> int:
            return 0

    game = Title(Reaching).new("duel", dice=Scripted(["chit sun"]))
    play, grid = game.play, game.play.board.grid
    hidden = grid.find("0304")
    assert play.position.hidden[4] == CONCEALED and play.position.at[4] == hidden
    own, theirs = play.overlay("zone-near", SOUTH)[SOUTH], play.overlay("zone-near", NORTH)[SOUTH]
    assert own == theirs | hexset(grid.adjacent[hidden]) and own != theirs
    assert play.overlay("zone-near", None)[SOUTH] == theirs


def test_a_zone_follows_what_a_piece_can_do() -> None:
    game = sunny()
    game.play.mark(0, SPENT << 1)
    assert game.play.overlay("zone-near", NORTH)[NORTH] == 0


def test_control_is_shaded_by_side() -> None:
    game = sunny()
    held = game.play.overlay("control", None)
    assert {side: numbers(game, bits) for side, bits in held.items()} == {NORTH: [], SOUTH: ["0203"]}


def test_a_game_answers_for_its_own() -> None:
    game = sunny()
    grid = game.play.board.grid
    middle = grid.find("0202")
    assert game.play.overlay("around", NORTH, middle) == {None: hexset(grid.adjacent[middle])}


@pytest.mark.parametrize("name", ["zones", "zone-", "zone-middling", "moonlight", ""])
@pytest.mark.parametrize("side", [NORTH, None])
def test_an_overlay_nobody_knows_is_unreadable(name: str, side: Side | None) -> None:
    with pytest.raises(Unreadable, match=f"no overlay '{name}'; there are zone-near, zone-far, control, around"):
        sunny().play.overlay(name, side)
