"""The bench against peers plays what it says and computes its ratios right. How fast anybody is, is not tested."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.kernel.numbers.dice import Whim
from tools.bench import bench_peers
from tools.bench.bench_peers import FOUND, Line, Player, players, to_ours


@pytest.mark.parametrize("package", FOUND)
def test_whoever_is_here_plays_and_can_be_copied(package: str) -> None:
    try:
        here = list(FOUND[package]())
    except ImportError as fault:
        pytest.skip(f"{package}: {fault}")
    for player in here[:2]:
        assert player.play() > bench_peers.MIDDLE // 2
        made = [copy() for copy in player.copies]
        assert len({id(each) for each in made}) == len(made)
        assert len(made) in (0, bench_peers.MIDDLES)
        assert bool(made) != ("environment" in f"{player.name} {player.kind}"), "environments cannot be copied"


def test_ours_are_measured_and_what_is_missing_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def absent() -> Iterator[Player]:
        raise ImportError("No module named 'absent'")

    monkeypatch.setattr(bench_peers, "OURS", {"patrol crossing": ("patrol", "crossing")})
    monkeypatch.setattr(bench_peers, "YARDSTICKS", ("patrol crossing",))
    monkeypatch.setattr(bench_peers, "FOUND", {"grognard": bench_peers.ours, "absent": absent})
    assert bench_peers.main(["--quick", "--json", str(tmp_path / "peers.json")]) == 0
    told = capsys.readouterr().out
    assert "patrol crossing" in told
    assert "not here: absent (No module named 'absent')" in told
    kept = json.loads((tmp_path / "peers.json").read_text("utf-8"))
    assert {figure["what"] for figure in kept["figures"]} == {"decision", "copy"}
    assert all(figure["best"] >= figure["median"] > 0 for figure in kept["figures"])
    assert kept["missing"] == {"absent": "No module named 'absent'"}
    assert "load" in kept["machine"]


def test_a_ratio_is_to_ours_of_the_same_sort() -> None:
    yardsticks = [
        Line(name, "ours", what, 50.0, 50.0) for name in bench_peers.YARDSTICKS for what in ("decision", "copy")
    ]
    yardsticks[0] = yardsticks[0]._replace(median=200.0)
    line = Line("a peer", "chess", "decision", 110.0, 100.0)
    first, *others = to_ours([*yardsticks, line], line).values()
    assert (first, others) == (0.5, [2.0] * len(others))


def test_chance_is_drawn_by_its_probabilities() -> None:
    whim = Whim("dice")
    drawn = [bench_peers.drawn(whim, (0.25, 0.0, 0.75)) for _ in range(400)]
    assert set(drawn) == {0, 2}
    assert 60 < drawn.count(0) < 140


def test_everybody_is_looked_for() -> None:
    here, missing = players()
    assert {"patrol crossing", "verdun haumont", "marne gneisenau"} <= {player.name for player in here}
    assert set(missing) <= set(FOUND) - {"grognard"}
