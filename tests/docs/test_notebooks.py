"""The notebooks run from the first cell to the last, and what they say of themselves is so.

Their cells are run as one script in a folder of their own, and what each ends with is shown as a notebook would. They
are kept without outputs, so that a change of theirs is a change of what they say.
"""

from __future__ import annotations

import ast
import json
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from grognard import bots
from tests.docs.pages import DOCS, ROOT

NOTEBOOKS = DOCS / "notebooks"
SHOWS = ("_repr_svg_", "_repr_html_")


def cells(name: str) -> Iterator[str]:
    """The code of a notebook, cell by cell."""
    for cell in json.loads((NOTEBOOKS / name).read_text("utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            yield "".join(cell["source"])


def run(name: str) -> tuple[dict[str, Any], list[str]]:
    """Run a notebook; what its names mean in the end, and how the values its cells end with are shown."""
    names: dict[str, Any] = {"__name__": "__main__"}
    shown = []
    for number, text in enumerate(cells(name)):
        tree = ast.parse(text, f"{name}[{number}]")
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, f"{name}[{number}]", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"{name}[{number}]", "eval"), names)
            shown += [getattr(value, show)() for show in SHOWS if hasattr(value, show)]
    return names, shown


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with what lies beside the notebooks; what is learnt there is forgotten afterwards."""
    for path in NOTEBOOKS.glob("*.py"):
        shutil.copy(path, tmp_path)
        monkeypatch.delitem(sys.modules, path.stem, raising=False)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(bots, "_brought", {})
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"))
    monkeypatch.setenv("PYTHONUNBUFFERED", "1")
    return tmp_path


@pytest.mark.parametrize("path", sorted(NOTEBOOKS.glob("*.ipynb")), ids=lambda path: path.name)
def test_it_is_kept_without_outputs_and_reads_as_a_notebook(path: Path) -> None:
    book = json.loads(path.read_text("utf-8"))
    assert (book["nbformat"], book["nbformat_minor"]) == (4, 5)
    assert len({cell["id"] for cell in book["cells"]}) == len(book["cells"])
    assert book["cells"][0]["cell_type"] == "markdown"
    for cell in book["cells"]:
        if cell["cell_type"] == "code":
            assert not cell["outputs"]
            assert cell["execution_count"] is None


def test_the_learner_learns_and_sits_at_a_server(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names, shown = run("train.ipynb")
    told = capsys.readouterr().out
    assert len(shown) == 1, "the board as blue sees it"
    assert "the learner has answered; red is asked" in told
    assert re.search(r"play red at http://\S+/join/\S+", told)
    untrained, trained, games = names["untrained"], names["trained"], len(names["SEEDS"])
    assert sum(untrained.values()) == sum(trained.values()) == games
    assert trained["won"] >= untrained["won"] + games // 5
    assert trained["lost"] <= untrained["lost"] // 2
    stated = (DOCS / "rl.md").read_text("utf-8")
    for row, found in (("random", untrained), ("the learner", trained)):
        figures = re.search(rf"^\| {row} \| (\d+) \| (\d+) \| (\d+) \|$", stated, re.MULTILINE)
        assert figures is not None
        for figure, count in zip(figures.groups(), found.values(), strict=True):
            assert abs(int(figure) - count) <= games // 10, f"{row}: {found}, the page says {figures[0]}"


def test_the_tour_shows_a_game_its_odds_and_a_simulation(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names, shown = run("tour.ipynb")
    pictures = [each for each in shown if "<svg" in each]
    assert len(pictures) >= 2, "the game, and the board as blue sees it"
    english, french, simulation = (each for each in shown if "<svg" not in each[:200])
    assert "§8.3" in english and "§8.3" in french and english != french
    assert len(names["results"].played) == 100
    assert simulation
    assert sum(names["left"].values()) == 1
    assert len(names["other"].entries) > len(names["game"].entries) > len(names["earlier"].entries)
    assert "§6.2" in capsys.readouterr().out
