"""Journals of games: an interrupted run continues, and a file of another run is not mistaken for it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from grognard.kernel.errors import BadData
from grognard.lab.play.journal import Journal, kept
from grognard.lab.play.simulate import Order, Results, play_one, simulate, simulate_all
from grognard.lab.play.workers import Alone, Processes

CROSSING = Order("patrol", "crossing", seed="5")
NIGHT = Order("patrol", "night-raid", seed="5")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where games are kept."""
    return tmp_path / "games.jsonl"


def run(path: Path, games: int, *orders: Order) -> list[Results]:
    """A run with a file."""
    with Journal(path, orders or (CROSSING,)) as journal:
        return simulate_all(orders or (CROSSING,), games, Alone(), journal)


def test_what_is_on_file_is_not_played_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (before,) = run(path, 3)
    monkeypatch.setattr("grognard.lab.play.workers.play_one", lambda *_: pytest.fail("played again"))
    assert run(path, 3) == [before]
    assert run(path, 2) == [Results(CROSSING, before.played[:2])]


def test_a_run_that_goes_on_finds_what_one_without_a_stop_finds(path: Path) -> None:
    run(path, 2, CROSSING, NIGHT)
    assert run(path, 4, CROSSING, NIGHT) == [simulate(CROSSING, 4), simulate(NIGHT, 4)]
    assert len(path.read_text("utf-8").splitlines()) == 1 + 8


def test_progress_counts_the_games_that_are_there(path: Path) -> None:
    run(path, 3)
    steps: list[int] = []
    with Journal(path, [CROSSING]) as journal:
        simulate_all([CROSSING], 5, Alone(), journal, steps.append)
    assert steps == [3, 1, 1]


@pytest.mark.parametrize("cut", [1, 20, 300])
def test_a_torn_last_line_is_played_again(path: Path, cut: int) -> None:
    run(path, 3)
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    with Journal(path, [CROSSING]) as journal:
        assert sorted(journal.found[0]) == [0, 1]
    assert run(path, 3) == [simulate(CROSSING, 3)]
    assert path.read_bytes().count(b"\n") == 4


def test_a_file_torn_in_its_first_line_begins_anew(path: Path) -> None:
    run(path, 1)
    path.write_bytes(path.read_bytes()[:30])
    assert run(path, 1) == [simulate(CROSSING, 1)]


def test_a_game_noted_twice_counts_once(path: Path) -> None:
    run(path, 2)
    *_, last = path.read_bytes().splitlines(keepends=True)
    with path.open("ab") as file:
        file.write(last)
    assert run(path, 3) == [simulate(CROSSING, 3)]


@pytest.mark.parametrize(
    "other",
    [
        CROSSING._replace(seed="6"),
        CROSSING._replace(scenario="night-raid"),
        CROSSING._replace(options=("15.1",)),
    ],
)
def test_the_file_of_another_order_is_refused_and_left_alone(path: Path, other: Order) -> None:
    run(path, 1)
    kept = path.read_bytes()
    with pytest.raises(BadData, match="these are the games of another run"):
        Journal(path, [other])
    assert path.read_bytes() == kept


def test_games_by_other_rules_are_refused(path: Path) -> None:
    run(path, 1)
    path.write_bytes(path.read_bytes().replace(b'"editions":["', b'"editions":["old-', 1))
    with pytest.raises(BadData, match="editions"):
        Journal(path, [CROSSING])


@pytest.mark.parametrize("content", ["my diary", "my diary\n", '{"grognard":\n', "[]\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(path: Path, content: str) -> None:
    path.write_text(content, encoding="utf-8")
    with pytest.raises(BadData, match="this is no file of results"):
        Journal(path, [CROSSING])
    assert path.read_text("utf-8") == content


def test_a_faulty_line_in_the_middle_is_named(path: Path) -> None:
    run(path, 2)
    lines = path.read_text("utf-8").splitlines()
    path.write_text("\n".join([lines[0], '{"order": 0}', lines[2], ""]), encoding="utf-8")
    with pytest.raises(BadData, match=r"games\.jsonl:2: "):
        Journal(path, [CROSSING])


def test_two_runs_do_not_write_to_one_file(path: Path) -> None:
    pytest.importorskip("fcntl", reason="this system locks no files")
    with Journal(path, [CROSSING]), pytest.raises(BadData, match="another run is writing to it"):
        Journal(path, [CROSSING])


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="no-such-folder"):
        Journal(tmp_path / "no-such-folder" / "games.jsonl", [CROSSING])


def test_a_full_disk_is_told_in_a_sentence(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full() -> None:
        raise OSError(28, "No space left on device")

    game = play_one(CROSSING, 0)
    with Journal(path, [CROSSING]) as journal:
        monkeypatch.setattr(journal, "_file", SimpleNamespace(write=len, flush=full, close=journal._file.close))
        with pytest.raises(BadData, match=r"games\.jsonl: No space left on device"):
            journal.note(0, game)


# Stopped for real -----------------------------------------------------------------------------------------------


INTERRUPTIBLE = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("grognard.cli", run_name="__main__", alter_sys=True)
"""
"""The command line, listening to Ctrl-C even when the tests run in the background, where a shell has it ignored."""


def started(path: Path) -> subprocess.Popen[str]:
    """A long run in a process of its own, which has some games on file."""
    args = ["simulate", "patrol", "-s", "crossing", "--seed", "5", "-n", "3000", "-j", "2", "--resume", str(path)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, sys.path)), "LANG": "en_GB.UTF-8"}
    process = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTIBLE, *args], stderr=subprocess.PIPE, text=True, env=environment
    )
    for _ in range(600):
        if path.exists() and path.read_bytes().count(b"\n") > 4:
            return process
        time.sleep(0.05)
    process.kill()
    pytest.fail("no game was played in half a minute")


@pytest.mark.skipif(os.name == "nt", reason="signals of Unix")
@pytest.mark.parametrize("how", ["SIGINT", "SIGKILL"])
def test_a_run_that_was_stopped_goes_on(path: Path, how: str) -> None:
    process = started(path)
    process.send_signal(signal.Signals[how])
    said = process.communicate(timeout=60)[1]
    if how == "SIGINT":
        assert process.returncode == 1
        assert said.strip() == f"Stopped. Every game played is in {path}; the same command goes on from there."
    with Journal(path, [CROSSING]) as journal:
        known = dict(journal.found[0])
        games = max(known) + 3
        assert 4 <= len(known) < 3000
        (results,) = simulate_all([CROSSING], games, Processes(2), journal)
    fresh = [n for n in range(games) if n not in known]
    assert 2 <= len(fresh) < games
    assert [game.number for game in results.played] == list(range(games))
    for number in (0, 1, *fresh[-2:]):
        assert results.played[number] == play_one(CROSSING, number)


def test_what_is_kept_can_be_looked_at_while_it_is_written(path: Path) -> None:
    with Journal(path, [CROSSING, NIGHT]) as journal:
        journal.note(1, play_one(NIGHT, 2))
        journal.note(1, play_one(NIGHT, 0))
        assert kept(path) == [Results(CROSSING, ()), Results(NIGHT, (play_one(NIGHT, 0), play_one(NIGHT, 2)))]
    whole = path.read_bytes()
    path.write_bytes(whole[:-30])
    assert [game.number for game in kept(path)[1].played] == [2], "a torn last line is no game"


@pytest.mark.parametrize("content", [b"", b"nonsense\n", b'{"grognard": "0"}\n'])
def test_what_is_no_file_of_results_is_told(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(BadData, match="no file of results"):
        kept(path)
