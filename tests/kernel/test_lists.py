"""Lists that one side alone may see: one for each side, and one for each piece, such as a plan turn by turn."""

from __future__ import annotations

from typing import Annotated

import pytest

from grognard.kernel.errors import BadData
from grognard.kernel.table.position import of_turn, per_side
from grognard.kernel.table.title import Title
from grognard.server.screens.details import piece_of
from grognard.server.screens.screen import Frame, screen_of
from grognard.server.screens.viewer import Viewer
from tests.kernel.ambush import Ambush, Ground, ambush, meeting


def test_sealed_answers_become_lists() -> None:
    game = ambush().new("meeting", seed=1)
    game.answer("aim 0301", "west")
    assert game.view("west")["sealed"] == ["aim 0301"]
    assert game.view("east")["sealed"] == []
    position = meeting("0301 0302", "0203").play.position
    hexes = meeting().play.board.grid.find
    assert position.plan[2] == (hexes("0301"), hexes("0302"))
    assert position.plan[5] == (hexes("0203"), -1)
    assert position.targets == [(hexes("0301"), hexes("0302")), (hexes("0203"),)]


def test_a_plan_is_read_by_turn() -> None:
    assert [of_turn((7, -1, 9), turn) for turn in (1, 2, 3, 4)] == [7, -1, 9, -1]
    assert of_turn((), 1, nothing=0) == 0


def test_a_list_is_shown_to_its_own_side_only() -> None:
    game = meeting("0301 0302", "0203")
    for viewer, seen in (("west", ["0301", "0302"]), ("east", ["0203"])):
        view = game.view(viewer)
        guns = {piece["name"]: piece["state"].get("plan") for piece in view["pieces"] if piece["kind"] == "gun"}
        assert guns == {
            "WG": ["0301", "0302"] if viewer == "west" else None,
            "EG": ["0203", ""] if viewer == "east" else None,
        }
        assert view["sides"][viewer] == {"targets": seen}
    assert game.view(None)["sides"] == {"west": {}, "east": {}}
    assert "0302" not in str(game.view("east")) and "0203" not in str(game.view("west")["sides"])


def test_lists_are_written_on_lines_of_their_own() -> None:
    game = meeting("0301 0302", "0203")
    text = game.position_text()
    for line in ("unit WG plan 0301 0302", "unit EG plan 0203 none", "side west targets 0301 0302"):
        assert f"{line}\n" in text
    assert ambush().at(text).position_text() == text
    at_once = ambush().at("ambush meeting\nphase 2.1 west\nunit EG at 0502 plan 0203 none\n")
    assert at_once.play.position.plan[5] == game.play.position.plan[5]
    with pytest.raises(BadData, match="line 2: plan: '0909' is no hex"):
        ambush().at("ambush meeting\nunit WG plan 0301 0909\n")
    with pytest.raises(BadData, match="line 2: targets: 'WG' is no hex"):
        ambush().at("ambush meeting\nside west targets WG\n")


def test_a_list_behind_other_values_is_a_fault_and_no_number() -> None:
    class Score(Ground):
        score: Annotated[list[int], per_side()]

    class Scored(Ambush):
        position_class = Score  # type: ignore[assignment]

    assert Title(Scored).at("ambush meeting\nside west score 3\nside west targets 0301\n").play.position.score == [3, 0]
    with pytest.raises(BadData, match="line 2: side: targets is a list and has a line of its own"):
        Title(Scored).at("ambush meeting\nside west score 3 targets 0301\n")


def test_undo_copies_and_saves_keep_lists() -> None:
    game = meeting("0301 0302", "0203")
    for trust in (False, True):
        assert ambush().load(game.save(), trust=trust).play.position.plan == game.play.position.plan
    other = game.copy()
    other.play.position.plan[2] = ()
    assert len(game.play.position.plan[2]) == 2
    short = game.save().replace(b'"targets": [', b'"targets": [[],', 1)
    with pytest.raises(BadData, match="targets: expected 2 numbers, one for each side"):
        ambush().load(short, trust=True)


def test_the_screen_tells_them_to_their_side() -> None:
    game = meeting("0301", "0203")
    mine = screen_of(Viewer(game, "west", "en", ambush()), Frame("id", 1))
    assert [(figure.name, figure.value) for figure in mine.of_sides["west"]] == [("targets", "0301")]
    assert mine.of_sides["east"] == []
    assert any("0301, –" in line for line in piece_of(Viewer(game, "west", "en", ambush()), "WG").lines)
    assert not any("0301" in line for line in piece_of(Viewer(game, "east", "en", ambush()), "WG").lines)
