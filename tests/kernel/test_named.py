"""What code names by text: sentences put together, charts asked through functions, and what is not there."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path

import pytest

from grognard.kernel.numbers.charts import Chart
from grognard.kernel.words.messages import Messages
from grognard.kernel.words.named import misnamed, unsaid

HEAD = """
from grognard.kernel.words.named import anew
from grognard.kernel.asking.script import Refusal

FAR = Refusal("1", "no-far")
GROUND = ("wood", "hill")
"""
LIMITS = Chart("limits", ["value"], ["stack", "stack-tank"], [["2"], ["1"]])
TERRAIN = Chart("terrain", ["cost"], ["wood", "hill"], [["2"], ["3"]])

Written = Callable[[str], str]


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Written:
    """Write the code of a package; returns its name."""
    name = f"rules_{abs(hash(request.node.name))}"

    def write(body: str) -> str:
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(HEAD + body, "utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        importlib.invalidate_caches()
        return name

    return write


def missing(package: str, folder: Path, *keys: str) -> list[str]:
    """The sentences of a package that are not among these."""
    words = folder / "words"
    words.mkdir()
    text = "".join(f"{key} = word\n" for key in keys)
    for lang in ("en", "fr"):
        (words / f"messages.{lang}.ftl").write_text(text, "utf-8")
    return [fault.partition(": ")[2] for fault in unsaid([package], [Messages([words], "fr")])]


def test_a_sentence_that_is_named_and_not_there_is_found(written: Written, tmp_path: Path) -> None:
    package = written(
        'def f(g):\n    g.tell("goes", "1")\n    g.choose(ask="ask-go")\n    return Refusal("1", "no-go")\n'
    )
    assert missing(package, tmp_path, "no-far", "goes") == ["fr has no sentence ask-go", "fr has no sentence no-go"]


def test_a_sentence_put_together_is_known_part_by_part(written: Written, tmp_path: Path) -> None:
    body = 'def f(g, t, x):\n    g.tell(f"found-{x}", "1")\n'
    body += '    for name in GROUND:\n        t.add(1, "1", f"reason-{name}")\n'
    told = missing(written(body), tmp_path, "no-far", "reason-wood")
    assert told == ["fr has no sentence found-…", "fr has no sentence reason-hill"]


def test_refusals_said_anew_are_those_of_every_function_asked(written: Written, tmp_path: Path) -> None:
    body = """
def held(p) -> Refusal | None:
    return Refusal("1", "no-held")

def cannot(p) -> Refusal | None:
    return held(p) or FAR

@anew(cannot, "all")
def nobody(p) -> Refusal:
    key = cannot(p).key
    return Refusal("1", f"{key}-all")
"""
    told = missing(written(body), tmp_path, "no-far", "no-held", "no-far-all")
    assert told == ["fr has no sentence no-held-all"]


def test_the_name_of_an_answer_is_no_sentence(written: Written, tmp_path: Path) -> None:
    assert missing(written('MARK = "no-fire"\n'), tmp_path, "no-far", "option-no-fire") == []


@pytest.mark.parametrize(
    ("asks", "fault"),
    [
        ('g.charts["limits"].number("stack", "value")', None),
        ('g.charts["limits"].number("stak", "value")', "limits: no row stak"),
        ('g.charts["limits"].number("stack", "valu")', "limits: no column valu"),
        ('g.charts["limit"].number("stack", "value")', "charts.toml has no chart limit"),
        ('number(g, "limits", "stak")', "limits: no row stak"),
        ('number(g, "limits", f"stack-{x}")', None),
        ('number(g, "limits", f"stak-{x}")', "limits: no row stak-…"),
        ('number(g, "terrain", "wood")', "terrain: no column value"),
        ('limit(g, "stak")', "limits: no row stak"),
        ('[number(g, "terrain", name, "cost") for name in GROUND]', None),
        ('[number(g, "limits", name) for name in ("stack", "hill")]', "limits: no row hill"),
    ],
)
def test_a_row_that_the_chart_does_not_have_is_found(written: Written, asks: str, fault: str | None) -> None:
    asking = 'def number(g, chart, row, column="value"):\n    return g.charts[chart].number(row, column)\n'
    asking += 'def limit(g, name):\n    return number(g, "limits", name)\n'
    found = misnamed([written(f"{asking}def f(g, x):\n    return {asks}\n")], {"limits": LIMITS, "terrain": TERRAIN})
    assert [each.partition(": ")[2].removeprefix("charts.toml: ") for each in found] == [fault][: fault is not None]


def test_a_chart_kept_by_its_rows_is_asked_by_them(written: Written) -> None:
    body = """
class Table:
    def __init__(self, charts):
        self.limits = {name: charts["limits"].number(name, "value") for name in charts["limits"].rows}

    def most(self):
        return self.limits["stacks"]
"""
    assert [each.partition(": ")[2] for each in misnamed([written(body)], {"limits": LIMITS})] == [
        "charts.toml: limits: no row stacks"
    ]


def test_an_engine_may_name_what_another_book_of_the_series_has(written: Written) -> None:
    package = written('def f(g):\n    return g.charts["limits"].number("mud", "value")\n')
    mud = Chart("limits", ["value"], ["mud"], [["1"]])
    assert misnamed(["json", package], {"limits": LIMITS}, [{"limits": mud}]) == []
    assert len(misnamed(["json", package], {"limits": LIMITS})) == 1
    assert len(misnamed([package], {"limits": LIMITS}, [{"limits": mud}])) == 1, "the game's own code has no excuse"
