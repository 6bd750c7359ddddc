"""Hex numbers with the prefix of their board, as the book writes them: in texts, positions, saves and on the map."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import NamedTuple

import pytest

from grognard.draw.board import board_svg
from grognard.draw.look import look_of
from grognard.kernel.asking.game import Game
from grognard.kernel.table.title import Title
from tests.kernel.tiny import FOLDER, Tiny, choices, duel, facts, follow

PREFIXES = ("45/", "A", "W", "")
PICKS = (3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4, 6, 2, 6, 4)


def prefixed(folder: Path, prefix: str) -> Title:
    """Tiny on the western of two boards, whose numbers have a prefix; `B.` stands before those of the other."""
    data = folder / "data"
    copytree(FOLDER, data, ignore=ignore_patterns("__pycache__"))
    (data / "board.toml").rename(data / "sheet.toml")
    (data / "board.toml").write_text(
        f"""
        source = "ours: two boards side by side"
        [[part]]
        name = "west"
        board = "sheet.toml"
        prefix = "{prefix}"
        [[part]]
        name = "east"
        board = "sheet.toml"
        prefix = "B."
        where = "0101 SE of {prefix}0501"
        [hexsides]
        cliff = "{prefix}0501/B.0101"
        """
    )
    for file in (data / "scenarios").iterdir():
        file.write_text(re.sub(r"\b(\d{4})\b", rf"{prefix}\1", file.read_text()))

    class Wide(Tiny):
        """Tiny on two boards."""

    Wide.folder = data
    return Title(Wide)


class Table(NamedTuple):
    """A title on two boards, a game of it, and a text as it is spelt there."""

    title: Title
    game: Game
    spelt: Callable[[str], str]


@pytest.fixture(params=PREFIXES, ids=["stroke", "A", "W", "none"])
def table(request: pytest.FixtureRequest, tmp_path: Path) -> Table:
    prefix: str = request.param
    title = prefixed(tmp_path, prefix)
    return Table(title, title.new("duel", seed=1), lambda text: re.sub(r"\b(\d{4})\b", rf"{prefix}\1", text))


def test_play_is_the_same_under_any_prefix(table: Table) -> None:
    _, played, spelt = table
    plain = duel()
    for pick in PICKS:
        offered = [option.text for _, option in choices(plain)]
        west = [option.text for _, option in choices(played) if "B." not in option.text]
        assert west == [spelt(text) for text in offered]
        if not offered:
            break
        plain.answer(offered[pick % len(offered)])
        played.answer(west[pick % len(west)])


def test_positions_and_saves_read_back(table: Table) -> None:
    title, played, _ = table
    for step in follow(played, PICKS):
        text = step.position_text()
        assert title.at(text).position_text() == text
    assert facts(title.load(played.save())) == facts(played)


def test_hexsides_are_written_with_two_whole_numbers(table: Table) -> None:
    board = table.game.play.board
    for hex_ in board.grid.hexes:
        for direction in range(6):
            edge = board.grid.hexside(hex_ * 6 + direction)
            assert board.find_edge(board.edge_text(edge)) == edge
    assert len(board.hexsides["cliff"]) == 4


def test_the_map_shows_the_numbers_as_they_are_written(table: Table) -> None:
    drawn = board_svg(table.game.play.board, look_of(table.title))
    assert f">{table.spelt('0203')}</text>" in drawn and ">B.0203</text>" in drawn
