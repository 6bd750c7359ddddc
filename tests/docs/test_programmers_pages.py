"""The pages for programmers: their bots play, their tables are complete, the reference is up to date."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_type_hints

import pytest
from click.testing import CliRunner

import grognard
from grognard import bots
from grognard.bots.given import takes
from grognard.cli import main
from grognard.lab import Order, simulate
from tests.docs.pages import DOCS, blocks
from tools import api

BOTS = {
    "my_bots:Gunner": DOCS / "write-a-bot.md",
    "searcher:Searcher": DOCS / "imagined-games.md",
}


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a reader who has written down the bots of the pages, and that of the first page."""
    for page in BOTS.values():
        for block in blocks(page):
            if block.title:
                (tmp_path / block.title).write_text(block.text, "utf-8")
    (first,) = (block.text for block in blocks(DOCS / "index.md") if "class Trigger" in block.text)
    lines = [line[4:] for line in first.splitlines() if line.startswith((">>> class", "... "))]
    (tmp_path / "first_bot.py").write_text("\n".join(lines) + "\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    for name in ("my_bots", "searcher", "first_bot"):
        sys.modules.pop(name, None)


@pytest.mark.usefixtures("written")
@pytest.mark.parametrize("bot", [*BOTS, "first_bot:Trigger"])
def test_the_bots_of_the_pages_play(bot: str) -> None:
    results = simulate(Order("patrol", "night-raid", bots=(bot, "random")), 1)
    assert results.played[0].decisions > 20


@pytest.mark.usefixtures("written")
def test_a_bot_with_only_answer_plays_in_every_command() -> None:
    args = ["simulate", "patrol", "-s", "night-raid", "-n", "1", "-j", "1", "--bots", "first_bot:Trigger"]
    told = CliRunner().invoke(main, args)
    assert told.exit_code == 0, told.output
    played = CliRunner().invoke(main, ["play", "patrol", "--against", "first_bot:Trigger"], input="quit\n")
    assert "first_bot" not in played.output and played.exit_code in (0, 1)
    bots.bring("trigger", "first_bot:Trigger")
    try:
        assert bots.can_play("trigger", "patrol")
        assert type(bots.make("trigger", "a table")).__name__ == "Trigger"
    finally:
        bots._brought.clear()


def test_the_bot_of_the_first_page_needs_no_seed_and_luck_has_one() -> None:
    assert takes(type(bots.make("random")), 1)
    assert not takes(type("Plain", (), {"answer": print}), 1)


def test_every_part_of_a_view_is_on_its_page() -> None:
    text = (DOCS / "what-a-bot-sees.md").read_text("utf-8")
    tables = [re.findall(r"^\| `(\w+)` \|", part, re.MULTILINE) for part in text.split("| field | holds |")[1:]]
    kinds = (grognard.View, grognard.PieceView, grognard.UnknownView, grognard.QuestionView)
    assert tables == [[*get_type_hints(kind)] for kind in kinds]


def test_the_reference_is_up_to_date() -> None:
    assert api.PAGE.read_text("utf-8") == api.page(), "python tools/api.py --write"


def test_every_public_name_and_member_of_a_game_is_explained() -> None:
    said = api.PAGE.read_text("utf-8")
    for package in api.PACKAGES:
        assert [name for name in api.public(package) if f"### `{name}`\n" not in said] == []
    members = said.partition("### `Game`\n")[2].partition("\n### ")[0]
    listed = dict(re.findall(r"^- `(\w+)[^`]*`(: .+)?$", members, re.MULTILINE))
    game = grognard.new("patrol", seed=1)
    assert {name for name in dir(game) if not name.startswith("_")} == {*listed}
    assert [name for name, text in listed.items() if not text] == []


def test_the_bot_with_types_plays_and_its_first_shot_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(DOCS / "examples")
    steady = importlib.import_module("steady")
    assert re.fullmatch(r"(blue|red) fire \d{4}: \['.* \d+/\d+'\]", steady.first_shot(1))
    assert sum(simulate(Order("patrol", "crossing", bots=("steady:Steady", "random")), 2).wins.values()) == 2
    sys.modules.pop("steady")
