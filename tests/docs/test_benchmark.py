"""The benchmark: its file of results, its reference agents, and the page that tells of both."""

from __future__ import annotations

import ast
import importlib
import re
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import grognard
from grognard import bots
from grognard.kernel.numbers.dice import Whim
from grognard.shelf import title
from tests.docs.pages import DOCS, EXAMPLES, ROOT

FOLDER = EXAMPLES / "benchmark"
PAGE = (DOCS / "benchmark.md").read_text("utf-8")


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The modules of the benchmark can be imported, as from their folder."""
    monkeypatch.syspath_prepend(str(FOLDER))
    yield
    for name in ("suite", "net", "ismcts"):
        sys.modules.pop(name, None)


def module(name: str) -> Any:
    """One of its modules."""
    return importlib.import_module(name)


def test_every_line_of_the_results_is_a_pairing_of_the_suite() -> None:
    suite = module("suite")
    lines = list(suite.lines())
    for line in lines:
        assert line.scenario in suite.SUITE
        assert 0 <= line.won + line.drawn <= line.games
        assert line.edition
    assert {line.scenario for line in lines} == set(suite.SUITE)
    assert all((each.second, each.first) in {(o.first, o.second) for o in lines} for each in lines), "both ways"


def test_the_suite_names_scenarios_that_there_are() -> None:
    for scenario in module("suite").SUITE:
        game, _, name = scenario.partition("/")
        assert name in title(game).scenarios
        assert f"grognard/{game}-{name}-v0" in PAGE


def test_the_tables_of_the_page_follow_from_the_results() -> None:
    suite = module("suite")
    for scenario in suite.SUITE:
        assert suite.table(scenario) in PAGE, f"python suite.py table: {scenario}"


def test_a_match_is_played_from_the_folder(capsys: pytest.CaptureFixture[str]) -> None:
    line = module("suite").played("patrol/night-raid", "random", "recruit", 1, seed="test")
    assert line.games == 1 and line.first == "random"


def test_the_net_answers_as_its_weights_say_and_repeats_itself() -> None:
    net, written = module("net"), importlib.import_module("grognard.rl.scribe").written
    game = grognard.new("patrol", "night-raid", seed=5)
    bot, other = bots.make("net:Net"), bots.make("random", 1)
    body, bias = (np.array(net.rows_of(net.WEIGHTS, f"body.{part}")) for part in ("weight", "bias"))
    likes, base = (np.array(net.rows_of(net.WEIGHTS, f"policy.{part}")) for part in ("weight", "bias"))
    for _ in range(12):
        question = game.question
        assert question is not None
        if question.side == "blue":
            seen = written(bot.layout, game.view("blue"), question.tally)  # type: ignore[attr-defined]
            liked = likes @ np.maximum(body @ seen + bias[:, 0], 0) + base[:, 0]
            rows = [bot.row_of(option) for option in question.options]  # type: ignore[attr-defined]
            best = max(range(len(rows)), key=lambda n: -np.inf if rows[n] is None else liked[rows[n]])
            assert bots.ask(game, bot, question) == question.options[best]
        bots.let_answer(game, bot if question.side == "blue" else other, question)
    with pytest.raises(ValueError, match="this net has learned patrol night-raid"):
        crossing = grognard.new("patrol", "crossing", seed=1)
        assert crossing.question is not None
        bots.ask(crossing, bot, crossing.question)


def test_the_search_answers_and_repeats_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module("ismcts"), "WALKS", 3)
    told = []
    for _ in range(2):
        game = grognard.new("patrol", "night-raid", seed=5)
        bot = bots.make("ismcts:IsMcts", 3)
        while len(game.entries) < 30 and (question := game.question) is not None:
            bots.let_answer(game, bot, question)
        told.append([str(entry) for entry in game.entries])
    assert told[0] == told[1]


def test_a_search_finds_a_win_that_one_answer_brings() -> None:
    ismcts = module("ismcts")
    node = ismcts.Node()
    for text, brought in (("win", 1.0), ("lose", -1.0)):
        child = node.after[text] = ismcts.Node()
        child.tried = child.offered = 5
        child.brought = 5 * brought
    assert node.chosen(["win", "lose"], None) == "win"
    assert node.chosen(["win", "lose", "new"], Whim("1")) == "new"


def test_training_needs_torch_and_playing_does_not() -> None:
    def imported(name: str) -> set[str]:
        tree = ast.parse((FOLDER / f"{name}.py").read_text("utf-8"))
        found = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
        return {
            (node.module or "" if isinstance(node, ast.ImportFrom) else node.names[0].name).split(".")[0]
            for node in found
        }

    assert "torch" in imported("ppo")
    assert not {"torch"} & (imported("net") | imported("suite") | imported("ismcts"))
    assert re.search(r"pip install .+ torch==[\d.]+", PAGE)


def test_the_curve_of_the_page_is_that_of_the_file() -> None:
    rows = [row.split(",") for row in (FOLDER / "curve.csv").read_text("utf-8").splitlines()[1:]]
    told = re.findall(r"^\| ([\d,]+) \| (\d+) \| ([\d,]+) \| ([\d.]+) \|$", PAGE, re.MULTILINE)
    assert len(told) == len(rows)
    known = {(int(steps), seconds, int(games), float(share)) for steps, seconds, games, share in rows}
    assert {(int(a.replace(",", "")), b, int(c.replace(",", "")), float(d)) for a, b, c, d in told} <= known


def test_the_citation_names_this_version() -> None:
    text = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"version: {grognard.__version__}\n" in text
