"""Concealment by stack: one marker for all hidden pieces of a side in a hex, marks that only some see, and decoys."""

from __future__ import annotations

import pytest

from grognard.draw.position import position_svg
from grognard.draw.terminal import board_text
from grognard.kernel.asking.game import Game
from grognard.kernel.errors import Illegal
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.secrecy.dealing import Slot
from grognard.kernel.secrecy.imagined import forget_secrets, imagined_table, lay_under, markers_seen, unknown_pieces
from grognard.kernel.secrecy.view_parts import View
from grognard.kernel.space.hexgrid import hexset
from grognard.kernel.table.position import Mark
from grognard.server.screens.details import hex_of
from grognard.server.screens.log import log_of
from grognard.server.screens.screen import Frame, screen_of
from grognard.server.screens.viewer import Viewer
from tests.kernel.ambush import EAST, ORDERED, SHAKEN, SPENT, WEST, Ambush, ambush, marker_hexes, night, turn_up

NIGHT = "ambush night\nphase 2.1 west\n"


def markers(view: View) -> list[tuple[str, list[str]]]:
    return [(marker["at"], marker["marks"]) for marker in view["unknown"]]


def told(game: Game, side: str) -> list[str]:
    """What a side was told, in words."""
    who = game.side(side)
    return [game.play.say(event) for event in game.events if event.reaches(who) and not event.heading]


def piece(name: str) -> int:
    return ambush().new("night", seed=1).play.roster.numbers[name]


def test_others_see_one_marker_whatever_lies_under_it() -> None:
    game = night()
    assert markers(game.view("east")) == [("0101", []), ("0102", []), ("0103", [])]
    assert markers(game.view("west")) == [("0501", []), ("0502", []), ("0503", [])]
    assert len(game.view(None)["unknown"]) == 6
    assert [each["name"] for each in game.view("west")["pieces"]] == ["W1", "W2", "WG", "WX", "WY"]


def test_the_number_and_the_kind_under_a_marker_are_secret() -> None:
    one = ambush().at(NIGHT + "unit W1 W2 WX at 0101 concealed\nunit WY WG at 0103 concealed\nunit E1 at 0501\n")
    two = ambush().at(NIGHT + "unit WX at 0101 concealed\nunit W1 W2 WG WY at 0103 concealed\nunit E1 at 0501\n")
    for viewer in ("east", None):
        assert one.view(viewer) == two.view(viewer)


def test_a_marker_stands_beside_the_pieces_that_are_known() -> None:
    game = ambush().at(NIGHT + "unit W1 at 0101\nunit W2 WX at 0101 concealed\nunit E1 at 0501\n")
    assert markers(game.view("east")) == [("0101", [])]
    assert [each["name"] for each in game.view("east")["pieces"] if each["at"] == "0101"] == ["W1"]


def test_what_is_out_of_play_is_no_marker() -> None:
    game = ambush().at(NIGHT + "unit W1 at 0101 concealed\nunit WX concealed\nunit E1 at 0501\n")
    assert markers(game.view("east")) == [("0101", [])]


def test_a_marker_shows_the_public_marks_on_any_piece_under_it() -> None:
    game = ambush().at(NIGHT + "unit W1 at 0101 concealed spent shaken ordered\nunit W2 at 0101 concealed\n")
    assert markers(game.view("east")) == [("0101", ["spent"])]
    assert game.view("west")["pieces"][0]["marks"] == ["spent", "shaken", "ordered"]
    assert "unit W1 at 0101 spent shaken ordered concealed\n" in game.position_text()


def test_marks_for_those_who_know_the_piece_and_for_its_owner() -> None:
    assert Ambush.marks == ("spent", "shaken", "ordered") and not any(isinstance(mark, Mark) for mark in Ambush.marks)
    assert Ambush.seen_marks == (SPENT, SPENT | SHAKEN)
    game = ambush().at(NIGHT + "unit W1 at 0101 spent shaken ordered\nunit E1 at 0501\n")
    marks = {viewer: game.view(viewer)["pieces"][0]["marks"] for viewer in ("west", "east", None)}
    assert marks == {
        "west": ["spent", "shaken", "ordered"],
        "east": ["spent", "shaken"],
        None: ["spent", "shaken"],
    }
    with pytest.raises(TypeError, match="mark 'torn': seen 'nobody': it is seen by all, known, own"):
        Mark("torn", seen="nobody")


def test_a_stack_that_moves_is_told_once() -> None:
    game = night()
    for answer in ("activate 1st", "march 0101", "to 0201"):
        game.answer(answer)
    assert told(game, "east")[-1] == "West: a marker moves from 0101 to 0201."
    assert sum("marker moves" in line for line in told(game, "east")) == 1
    assert told(game, "west")[-1] == "W1, W2 and WX: from 0101 to 0201."
    assert markers(game.view("east")) == [("0102", []), ("0103", []), ("0201", ["spent"])]


def test_a_stack_that_moves_is_a_line_of_the_log_in_the_browser() -> None:
    game = night()
    for answer in ("activate 1st", "march 0101", "to 0201"):
        game.answer(answer)
    lines = {side: log_of(Viewer(game, side, "en", ambush()))[-1].text for side in ("west", "east")}
    assert lines["west"] == "W1, W2 and WX: from 0101 to 0201."
    assert lines["east"] == "West: a marker moves from 0101 to 0201."


def test_a_stack_that_is_known_in_part_is_told_in_part() -> None:
    game = ambush().at(NIGHT + "unit W1 at 0101\nunit W2 WX at 0101 concealed\nunit E1 at 0501\n")
    for answer in ("activate 1st", "march 0101", "to 0201"):
        game.answer(answer)
    assert told(game, "east")[-2:] == ["W1: from 0101 to 0201.", "West: a marker moves from 0101 to 0201."]
    assert told(game, "west")[-1] == "W1, W2 and WX: from 0101 to 0201."


def test_a_stack_that_everyone_knows_is_told_to_everyone() -> None:
    game = ambush().at(NIGHT + "unit W1 W2 at 0101\nunit E1 at 0501\n")
    for answer in ("activate 1st", "march 0101", "to 0201"):
        game.answer(answer)
    assert told(game, "east")[-1] == told(game, "west")[-1] == "W1 and W2: from 0101 to 0201."


def test_a_stack_is_turned_up_and_its_decoys_go() -> None:
    game = ambush().at(NIGHT + "unit W1 at 0201 concealed\nunit E1 EX EY at 0401 concealed\n")
    for answer in ("activate 1st", "move W1", "to 0301"):
        game.answer(answer)
    view = game.view("west")
    assert view["unknown"] == [] and game.view("east")["unknown"] == []
    assert {each["name"]: each["at"] for each in view["pieces"] if each["side"] == "east"} == {
        "E1": "0401",
        "E2": "out",
        "EG": "out",
        "EX": "out",
        "EY": "out",
    }
    assert "East: 2 decoys on 0401 are taken away." in told(game, "west")
    with pytest.raises(Illegal):
        game.undo("west")


def test_until_something_is_turned_up_a_move_can_be_taken_back() -> None:
    game = night()
    before = game.view("east")
    for answer in ("activate 1st", "march 0101", "to 0201"):
        game.answer(answer)
    for _ in range(3):
        game.undo("west")
    assert game.view("east") == before


def test_rules_can_ask_for_markers_as_others_see_them() -> None:
    g = night().play
    grid = g.board.grid
    assert marker_hexes(g, WEST) == hexset(map(grid.find, ("0101", "0102", "0103")))
    assert g.concealed_at(grid.find("0101"), WEST) == [piece("W1"), piece("W2"), piece("WX")]
    assert g.concealed_at(grid.find("0101"), EAST) == []
    turn_up(g, grid.find("0103"), WEST)
    assert marker_hexes(g, WEST) == hexset(map(grid.find, ("0101", "0102")))


def test_a_marker_is_drawn_once_and_counted_as_one() -> None:
    game = night()
    drawn = position_svg(game, "east")
    assert drawn.count('href="#u-west"') == 3
    assert drawn.count('href="#c-') == 5
    assert board_text(game.play.board, game.view("east")).plain.count("?") == 3
    screen = screen_of(Viewer(game, "east", "en", ambush()), Frame("id", 1))
    assert [(each.at, each.stack) for each in screen.unknown] == [("0101", True), ("0102", True), ("0103", True)]
    assert hex_of(Viewer(game, "east", "en", ambush()), "0101").unknown == {"west": 1}


def test_a_game_may_forget_what_a_side_does_not_know() -> None:
    text = NIGHT + (
        "unit E1 at 0501 steps 1 shaken ordered spent\nunit E2 at 0501 steps 1 shaken spent concealed led-by troop\n"
        "unit EG at 0502 limbered concealed plan 0101\nunit W1 at 0101 ordered led-by 1st\n"
        "side east targets 0101\nside west targets 0202\nformation 2nd tired 3\nformation 1st tired 1\n"
    )
    table = ambush().at(text).play
    forget_secrets(table, WEST)
    position = table.position
    assert [position.marks[piece(name)] for name in ("E1", "E2", "W1")] == [SPENT | SHAKEN, SPENT, ORDERED]
    assert [position.steps[piece(name)] for name in ("E1", "E2")] == [1, 2]
    assert (position.led_by[piece("E2")], position.led_by[piece("W1")]) == (-1, 0)
    assert (table.face_name(piece("EG")), position.plan[piece("EG")]) == ("ready", ())
    assert [len(each) for each in position.targets] == [1, 0]
    assert position.tired == [1, 0, 0, 0]


def test_other_pieces_may_lie_under_the_markers() -> None:
    table = night().play
    grid, out = table.board.grid, table.board.out
    assert unknown_pieces(table, EAST) == [piece(name) for name in ("E1", "E2", "EG", "EX", "EY")]
    assert [place for place, _ in markers_seen(table, EAST)] == [grid.find(n) for n in ("0501", "0502", "0503")]
    lay_under(table, EAST, {piece("EX"): Slot(grid.find("0501"), SPENT)})
    assert (table.position.at[piece("EX")], table.position.marks[piece("EX")]) == (grid.find("0501"), SPENT)
    assert all(table.position.at[piece(name)] == out for name in ("E1", "E2", "EG", "EY"))


def test_every_marker_has_something_under_it_when_it_is_imagined() -> None:
    game = night()
    for luck in range(20):
        table = imagined_table(game, WEST, Whim(luck))
        assert marker_hexes(table, EAST) == marker_hexes(game.play, EAST)
        assert max(len(table.at(hex_)) for hex_ in table.board.grid.hexes) <= 3
