"""What the page on Infantry Attacks says of boards, counters, charts, scenarios and rulings is so."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from typing import Any

import pytest

from grognard.games.august import August
from grognard.kernel.table.title import Title
from grognard.shelf import title
from tests.docs.pages import DOCS

TEXT = (DOCS / "august.md").read_text("utf-8")
WORDS = " ".join(TEXT.split())
GRADES = ["-", "M", "M1", "M2", "X", "2X", "3X"]
STORMED = ["-", "M", "M1", "M2", "1", "2", "3"]


@pytest.fixture(scope="module")
def august() -> Title:
    return title(August)


@pytest.fixture(scope="module")
def counters() -> dict[str, dict[str, Any]]:
    found = tomllib.loads((August.folder / "pieces.toml").read_text("utf-8"))
    return {name: piece for name, piece in found.items() if isinstance(piece, dict)}


def rows(head: str) -> list[list[str]]:
    """The cells of the table of the page with this head."""
    table = TEXT.partition(f"| {head} |")[2].partition("\n\n")[0].splitlines()[2:]
    assert table, head
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table]


def test_the_hexes_and_turns_of_each_scenario(august: Title) -> None:
    hexes = {name.strip("`"): int(many) for name, _, many in rows("scenario | boards | hexes")}
    assert hexes == {name: len(august.new(name, seed=1).play.board.grid) for name in august.scenarios}
    turns = {name.strip("`"): int(many) for name, _, many in rows("scenario | the fight | turns")}
    assert turns == {name: scenario.turns for name, scenario in august.scenarios.items()}
    assert "247 hexes of 200 metres" in WORDS
    assert "share a column: 479 hexes" in WORDS


def test_the_counters_and_leaders(counters: dict[str, dict[str, Any]]) -> None:
    leaders = [name for name, piece in counters.items() if "morale" in piece]
    units = Counter(piece["side"] for name, piece in counters.items() if name not in leaders)
    assert (units.total(), units["german"], units["russian"], len(leaders)) == (117, 52, 65, 110)
    assert "117 units, 52 German and 65 Russian, and 110 leaders" in WORDS
    assert len({name[:-1] for name in leaders}) == 55
    spread = {
        kind: sorted({counters[name]["morale"] for name in leaders if counters[name]["kind"] == kind})
        for kind in ("lieutenant", "captain", "colonel")
    }
    assert spread == {"lieutenant": [6, 7, 8, 9], "captain": [7, 8, 9, 10], "colonel": [8, 9, 10]}
    assert sum(2 in (counters[name]["combat"], counters[name]["bonus"]) for name in leaders) == 4


def test_the_figures_of_the_table_are_those_of_the_counters(counters: dict[str, dict[str, Any]]) -> None:
    for name, _, fire, *figures in rows("counter | like | fire or bombardment | range | movement"):
        piece = counters[name.strip("`")]
        found = piece.get("fire", piece.get("bombard"))
        assert fire == " ".join(map(str, found if isinstance(found, list) else [found])), name
        assert figures == [str(piece["range"]), str(piece["move"])], name


def test_each_column_and_each_pip_is_one_grade() -> None:
    """The law of the tables; a roll of 2 on the two dice of fire is at least M."""
    charts = tomllib.loads((August.folder / "charts.toml").read_text("utf-8"))
    for name in ("direct-fire", "bombardment"):
        for roll, cells in ((int(roll), cells) for roll, cells in charts[name]["rows"].items() if roll.isdigit()):
            law = [min(max(place - roll + 2, 1 if roll == 2 else 0), len(GRADES) - 1) for place in range(10)]
            assert cells == [GRADES[grade] for grade in law], (name, roll)
    for die, cells in enumerate(charts["assault"]["cells"], 1):
        law = [min(max(place + die - 6, 0), len(STORMED) - 1) for place in range(9)]
        assert cells == [STORMED[grade] for grade in law], die


def test_the_examples_are_counted() -> None:
    clauses = tomllib.loads((August.folder / "rules.en.toml").read_text("utf-8"))["rule"]
    examples = [clause for clause in clauses if clause["kind"] == "example"]
    assert f"the rules, with {len(examples)} worked examples" in WORDS
    assert f"All {len(examples)} worked examples of the book are tests" in WORDS
    assert {example["status"] for example in examples} == {"done"}


def test_the_rulings_it_names_are_there() -> None:
    rulings = tomllib.loads((August.folder / "rulings.toml").read_text("utf-8"))["ruling"]
    named = set(re.findall(r"\((R\d+)\)", TEXT))
    assert len(named) == 8
    assert named <= {ruling["id"] for ruling in rulings}
