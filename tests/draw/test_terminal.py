"""The board as text: what is on it, what is lit, what is cut, and for boards of any make."""

from __future__ import annotations

from typing import Any

import pytest
from rich.text import Text

import grognard
from grognard.draw.terminal import board_text, is_cut, legend_text, places_text, side_colour
from grognard.kernel.space.hexgrid import Grid
from grognard.kernel.table.board import Board, Legend


def nothing(**told: Any) -> dict[str, Any]:
    """A view in which nothing is to be seen."""
    return {"pieces": [], "unknown": [], "hexes": {}, "sides": {"german": {}, "french": {}}, **told}


def piece(name: str, at: str, side: str = "german", **told: Any) -> dict[str, Any]:
    """A counter as a view tells of it."""
    return {"name": name, "at": at, "side": side, "marks": [], "hidden": False, **told}


def flat(columns: int = 3, rows: int = 3, **named: Any) -> Board:
    """A small board of flat-topped hexes."""
    legend = named.pop("legend", Legend(("heath", "wood"), ("river", "bridge", "hedge"), ("road",), {"h": "heath"}))
    return Board(Grid.flat((1, columns), (1, rows), **named), legend)


def hex_at(board: Board, number: str) -> int:
    return board.grid.find(number)


def lines(text: Text) -> list[str]:
    return text.plain.split("\n")


def paper_under(text: Text, what: str) -> str:
    """The colour behind the first place where this is written."""
    at = text.plain.index(what)
    span = next(span for span in text.spans if span.start <= at < span.end)
    style = span.style
    assert not isinstance(style, str)
    assert style.bgcolor is not None
    return style.bgcolor.name


def test_a_flat_board_is_bricks_with_lowered_columns() -> None:
    assert lines(board_text(flat(), nothing(), width=30)) == [
        "╱0101   ╲       ╱0301   ╲",
        "╲▁▁▁▁▁▁▁╱0201   ╲▁▁▁▁▁▁▁╱",
        "╱0102   ╲▁▁▁▁▁▁▁╱0302   ╲",
        "╲▁▁▁▁▁▁▁╱0202   ╲▁▁▁▁▁▁▁╱",
        "╱0103   ╲▁▁▁▁▁▁▁╱0303   ╲",
        "╲▁▁▁▁▁▁▁╱0203   ╲▁▁▁▁▁▁▁╱",
        "        ╲▁▁▁▁▁▁▁╱",
    ]


def test_odd_columns_may_be_the_lowered_ones() -> None:
    assert lines(board_text(flat(lowered="odd"), nothing(), width=30))[0] == "        ╱0201   ╲"


def test_a_pointy_board_is_bricks_with_shifted_rows() -> None:
    board = Board(Grid.pointy((1, 2), (1, 2), counted_from="north"), Legend(("wood",), ("river",)))
    board.add_edges(board.hexsides["river"], [(hex_at(board, "0101"), hex_at(board, "0102"), False)])
    text = lines(board_text(board, nothing(), width=30))
    assert text[0].startswith("│0101   ~0102   │")
    assert text[2].startswith("    │0201   │0202   │")


@pytest.mark.parametrize(("width", "first"), [(25, "╱0101   ╲"), (24, "╱0101  ╲"), (19, "╱0101 ╲"), (16, "╱0101╲")])
def test_hexes_are_as_wide_as_there_is_room(width: int, first: str) -> None:
    board = flat()
    text = lines(board_text(board, nothing(), width=width))
    assert text[0].startswith(first)
    assert all(len(line) <= width for line in text)
    assert not is_cut(board, width)


def test_a_board_too_wide_is_cut_around_the_focus() -> None:
    board = flat(30, 2)
    assert is_cut(board, 60)
    for number in ("0101", "1502", "3001"):
        text = board_text(board, nothing(), width=60, focus=hex_at(board, number))
        assert number in text.plain
        assert all(len(line) <= 60 for line in lines(text))
    assert "0101" not in board_text(board, nothing(), width=60, focus=hex_at(board, "3001")).plain


def test_counters_stand_on_their_hexes() -> None:
    view = nothing(pieces=[piece("A1", "0101"), piece("B1", "0101"), piece("C1", "0202"), piece("D1", "reserve")])
    view["unknown"] = [{"side": "french", "at": "0303", "marks": []}] * 2
    text = board_text(flat(), view, width=30).plain
    assert "A1▁B1" in text
    assert " C1 " in text
    assert "?▁?" in text
    assert "D1" not in text


def test_a_stack_too_wide_is_counted() -> None:
    view = nothing(pieces=[piece(name, "0101") for name in ("101R", "102R", "103R")])
    assert "101R▁+2" in board_text(flat(), view, width=30).plain
    assert " 3× " in board_text(flat(), view, width=16).plain
    alone = nothing(pieces=[piece("III/101R", "0101")])
    assert "III/" in board_text(flat(), alone, width=16).plain


def test_sides_and_hidden_counters_have_their_colours() -> None:
    view = nothing(pieces=[piece("A1", "0101"), piece("B1", "0202", "french"), piece("C1", "0303", hidden=True)])
    text = board_text(flat(), view, width=30)
    assert paper_under(text, "A1") == side_colour("german", 0)
    assert paper_under(text, "B1") == side_colour("french", 1)
    assert paper_under(text, "C1") not in (side_colour("german", 0), paper_under(text, "0303"))


def test_terrain_has_a_colour_and_a_sign() -> None:
    board = flat()
    board.add_terrain("heath", [hex_at(board, "0101")])
    board.add_terrain("wood", [hex_at(board, "0202")])
    board.height[hex_at(board, "0303")] = 2
    text = board_text(board, nothing(), width=30)
    assert "h" in text.plain
    assert "♣" in text.plain
    assert len({paper_under(text, number) for number in ("0101", "0202", "0303", "0102")}) == 4


def test_hexsides_bridges_and_roads() -> None:
    board = flat()
    a, b, c, d = (hex_at(board, number) for number in ("0101", "0201", "0202", "0102"))
    board.add_edges(board.hexsides["river"], [(a, b, False), (b, c, False)])
    board.add_edges(board.hexsides["bridge"], [(b, c, False)])
    board.add_edges(board.hexsides["hedge"], [(d, c, False)])
    board.add_edges(board.links["road"], [(c, hex_at(board, "0302"), False)])
    text = lines(board_text(board, nothing(), width=30))
    assert text[1][8] == "~"
    assert text[2][9:16] == "~~~~~~="
    assert "─" in text[4] + text[3]


def test_names_control_and_what_lies_there() -> None:
    board = flat()
    board.names[hex_at(board, "0101")] = {"en": "Douaumont", "fr": "Fort"}
    view = nothing(hexes={"0101": {"control": "french"}, "0202": {"smoke": 2}, "0303": {"oil": 1}})
    text = board_text(board, view, width=30).plain
    assert "Douaum…" in text
    assert "⚑" in text
    assert "░" in text
    assert "0303  O" in text
    assert "Fort" in board_text(board, view, width=30, lang="fr").plain
    named = places_text(board, view, "en", lambda kind, name: name.title())
    assert named.plain == "0101 Douaumont ⚑ French"


def test_lit_hexes_stand_out() -> None:
    board = flat()
    dark = board_text(board, nothing(), width=30)
    lit = board_text(board, nothing(), width=30, lit={hex_at(board, "0202")})
    assert dark.plain == lit.plain
    assert paper_under(lit, "0202") != paper_under(dark, "0202")
    assert paper_under(lit, "0101") == paper_under(dark, "0101")


def test_the_legend_tells_only_of_what_is_there() -> None:
    board = flat()
    assert legend_text(board, nothing(), lambda kind, name: name).plain == ""
    board.add_terrain("wood", [hex_at(board, "0202")])
    board.height[hex_at(board, "0303")] = 1
    view = nothing(hexes={"0101": {"smoke": 1}}, unknown=[{"side": "french", "at": "0101", "marks": []}])
    text = legend_text(board, view, lambda kind, name: f"{kind}:{name}", width=40).plain
    assert " ♣  terrain:wood" in text
    assert "map:height" in text
    assert "terrain:smoke" in text
    assert "heath" not in text
    assert all(len(line) <= 40 for line in text.split("\n"))


def test_holes_and_long_numbers() -> None:
    board = Board(Grid.flat((1, 3), (1, 2), holes=["A0201"], prefix="A"), Legend())
    text = board_text(board, nothing(), width=16).plain
    assert "0101" in text
    assert "0201" not in text


def test_a_real_board_shows_only_what_the_side_may_see() -> None:
    game = grognard.new("patrol", "crossing", seed=1)
    blue = board_text(game.play.board, game.view("blue"), width=100).plain
    nobody = board_text(game.play.board, game.view(None), width=100).plain
    assert "B1" in blue
    assert blue.count("?") == 5
    assert "B1" not in nobody
    assert nobody.count("?") == 10
