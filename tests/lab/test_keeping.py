"""Games kept: every game of a run is in the file, once, and comes out as it was played, whatever became of the file."""

from __future__ import annotations

import gzip
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner

import grognard
from grognard import records
from grognard.cli import main
from grognard.kernel.errors import BadData, Unreadable, WrongType
from grognard.lab import Order, kept_games, orders_of, rows, simulate, to_pandas, to_parquet, tournament
from grognard.lab.play.keeping import SavesFile

ORDER = Order("patrol", "crossing", seed="5")


class First:
    """A bot of a program's own: always the first option."""

    def answer(self, view: Any, question: Any) -> Any:
        """Take the first."""
        return question.options[0]


class Nth(First):
    """A bot that remembers how often it was asked."""

    def __init__(self, asked: int) -> None:
        self.asked = asked

    def __repr__(self) -> str:
        return f"Nth({self.asked})"

    def answer(self, view: Any, question: Any) -> Any:
        """Take the next."""
        self.asked += 1
        return question.options[self.asked % len(question.options)]


def file_of(folder: Path, suffix: str) -> Path:
    """A file of games kept; a test of zstd is left out where nothing can write it."""
    if suffix == ".zst" and sys.version_info < (3, 14):
        pytest.importorskip("zstandard")
    return folder / f"games.jsonl{suffix}"


@pytest.mark.parametrize("suffix", ["", ".gz", ".zst"])
def test_games_are_kept_once_and_come_out_as_they_were_played(tmp_path: Path, suffix: str) -> None:
    path = file_of(tmp_path, suffix)
    simulate(ORDER, 2, saves=path)
    results = simulate(ORDER, 3, saves=path)
    kept = [*kept_games(path)]
    assert [(each.order, each.number) for each in kept] == [(ORDER, 0), (ORDER, 1), (ORDER, 2)]
    assert [each.winner for each in kept] == [each.winner for each in results.played]
    for each, played in zip(kept, results.played, strict=True):
        game = each.load()
        assert game.result == grognard.Result(played.winner, played.verdict)
        assert sum(moment.who.name != "dice" for moment in each.moments()) == played.decisions
    assert grognard.load(str(kept[0].record())) == kept[0].load()
    assert kept[0].record().bots == {"blue": "random", "red": "random"}
    assert all(each.save == b"" for each in results.played) and "save" not in results.played[0].as_json()


@pytest.mark.parametrize("suffix", ["", ".gz", ".zst"])
@pytest.mark.parametrize("lost", [1, 12, 200])
def test_a_file_that_was_cut_off_goes_on(tmp_path: Path, suffix: str, lost: int) -> None:
    path = file_of(tmp_path, suffix)
    simulate(ORDER, 3, saves=path)
    path.write_bytes(path.read_bytes()[:-lost])
    assert {each.number for each in kept_games(path)} <= {0, 1, 2}
    simulate(ORDER, 3, saves=path)
    assert sorted(each.number for each in kept_games(path)) == [0, 1, 2]
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_a_resumed_run_plays_again_what_was_not_kept(tmp_path: Path) -> None:
    results, saves = tmp_path / "results.jsonl", tmp_path / "saves.jsonl"
    first = simulate(ORDER, 2, resume=results)
    again = simulate(ORDER, 3, resume=results, saves=saves)
    assert again.played[:2] == first.played
    assert [each.number for each in kept_games(saves)] == [0, 1, 2]
    assert len(results.read_bytes().splitlines()) == 4


def test_what_is_no_file_of_games_is_refused(tmp_path: Path) -> None:
    for name, content in {"a.jsonl": b"[]\n", "b.jsonl.gz": gzip.compress(b"{}\n"), "c.jsonl.gz": b"no gzip\n"}.items():
        path = tmp_path / name
        path.write_bytes(content)
        with pytest.raises(BadData, match=name):
            [*kept_games(path)]
        with pytest.raises(BadData, match=name):
            SavesFile(path)
        assert path.read_bytes() == content
    with pytest.raises(BadData, match="No such file"):
        [*kept_games(tmp_path / "none.jsonl")]
    with SavesFile(tmp_path / "taken.jsonl"), pytest.raises(BadData, match="another run is writing to it"):
        SavesFile(tmp_path / "taken.jsonl")


def test_the_commands_keep_games(tmp_path: Path) -> None:
    path, turns = tmp_path / "games.jsonl.gz", tmp_path / "turns.parquet"
    small = ["-n", "1", "-j", "1", "--saves", str(path), "--bots", "random,recruit"]
    assert CliRunner().invoke(main, ["tournament", "patrol", "crossing", *small]).exit_code == 0
    assert CliRunner().invoke(main, ["simulate", "patrol", "-s", "crossing", *small]).exit_code == 0
    assert [each.order.bots for each in kept_games(path)] == [("random", "recruit"), ("recruit", "random")]
    written = CliRunner().invoke(main, ["record", str(path)]).output
    assert [each.bots["red"] for each in records.read(written)] == ["recruit", "random"]
    told = CliRunner().invoke(
        main, ["simulate", "patrol", "-s", "crossing", "-n", "1", "-j", "1", "--turns", str(turns)]
    )
    assert told.exit_code == 0 and turns.stat().st_size


# Bots of a program's own ------------------------------------------------------------------------------------------


def test_classes_and_objects_play_under_their_names() -> None:
    counted = Nth(1)
    orders = orders_of("patrol", ["crossing"], [First, counted, Nth(1), "random"])
    played = tournament(orders, 1)
    assert played.bots == (f"{__name__}:First", "Nth(1)", "Nth(1) 2", "random")
    assert played.against("Nth(1)", "Nth(1) 2").games == 2
    assert played.as_json(games=True)["bots"][2] == "Nth(1) 2"
    assert counted.asked == 1
    order = Order("patrol", "crossing", bots=(Nth(1), First))
    assert simulate(order, 2).played == simulate(order, 2).played, "an object begins every game as it was given"


def test_what_is_no_bot_is_named() -> None:
    for wrong in (3, None, First.answer, object()):
        with pytest.raises(WrongType, match=r"bots\[1\]: the name of a bot"):
            simulate(Order("patrol", "crossing", bots=("random", wrong)), 1)


def test_a_bot_of_a_function_stays_in_its_process() -> None:
    class Local(First):
        pass

    order = Order("patrol", "crossing", bots=(Local(), "random"))
    assert simulate(order, 1).played
    with pytest.raises(Unreadable, match="jobs=1 plays here"):
        simulate(order, 1, jobs=2)


# Rows -------------------------------------------------------------------------------------------------------------


def test_results_are_flat_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    results = simulate(ORDER, 2)
    games, turns = rows(results), rows([results], by="turn")
    assert [each["number"] for each in games] == [0, 1]
    assert not any(isinstance(value, list | dict | tuple) for row in (*games, *turns) for value in row.values())
    assert len(turns) == sum(len(each.by_turn) for each in results.played)
    assert turns[-1]["held_blue"] == games[-1]["held_blue"] and turns[-1]["winner"] == games[-1]["winner"]
    to_parquet(results, tmp_path / "turns.parquet", "turn")
    parquet = pytest.importorskip("pyarrow.parquet")
    assert parquet.read_table(tmp_path / "turns.parquet").to_pylist() == turns
    monkeypatch.setitem(sys.modules, "pandas", SimpleNamespace(DataFrame=list))
    assert to_pandas(results) == games
    with pytest.raises(Unreadable, match="by: one of game, turn, not 'week'"):
        rows(results, "week")
