"""Results as files: what is written reads back, and all but the clock is the same every time."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from grognard.lab.play import export
from grognard.lab.play.simulate import Order, Results, simulate, without_clock
from grognard.lab.play.workers import Missing


@pytest.fixture(scope="module")
def results() -> list[Results]:
    """A few games of two scenarios."""
    return [simulate(Order("patrol", name, seed="5"), 3) for name in ("crossing", "night-raid")]


def test_json_holds_every_game(results: list[Results], tmp_path: Path) -> None:
    path = tmp_path / "out.json"
    export.write_json(path, results)
    told = json.loads(path.read_text("utf-8"))
    assert [each["scenario"] for each in told] == ["crossing", "night-raid"]
    assert told[0]["played"] == json.loads(json.dumps([game.as_json() for game in results[0].played]))
    assert told[0]["speed"]["seconds"] == round(results[0].seconds, 3)
    thinking = results[0].thinking
    whole = thinking["blue"].plus(thinking["red"])
    assert told[0]["speed"]["thinking"]["random"]["answer"] == pytest.approx(whole.per_answer, abs=1e-6)
    assert "played" not in export.plain(results)[0]


def test_all_but_the_clock_is_the_same_every_time(results: list[Results]) -> None:
    again = [simulate(each.order, 3) for each in results]
    for one, other in zip(results, again, strict=True):
        assert without_clock(one.as_json(games=True)) == without_clock(other.as_json(games=True))
        assert one.as_json(games=True)["played"][0]["seconds"] > 0


def test_parquet_has_a_row_for_each_game(results: list[Results], tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed: extra lab")
    path = tmp_path / "out.parquet"
    export.write_parquet(path, results)
    rows: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    assert rows == [row for each in results for row in export.game_rows(each)]
    last = results[1].played[2]
    assert rows[-1]["scenario"] == "night-raid"
    assert rows[-1]["bot_red"] == "random"
    assert rows[-1]["lost_blue"] == last.lost["blue"]
    assert rows[-1]["score_red"] == last.scores["red"]
    assert (rows[-1]["answers_red"], rows[-1]["operations_red"]) == (last.answers["red"], last.operations["red"])
    assert rows[-1]["thought_blue"] == last.thought["blue"] > 0
    assert [turn["held_red"] for turn in rows[-1]["by_turn"]] == [turn.held["red"] for turn in last.by_turn]


def test_what_is_missing_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(export, "import_module", nowhere)
    with pytest.raises(Missing, match=r"pyarrow is not installed: pip install 'grognard\[lab\]'"):
        export.parquet_writer()
