"""The tutorial is true: the game is built from the page, step by step, and every step runs.

What the finished game does is compared with docs/examples, where a reader can look at it in one piece.
"""

from __future__ import annotations

import doctest
import importlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import grognard
from grognard.bots import make, play_out
from grognard.kernel.table.title import Title
from grognard.kernel.words.rulebook import coverage
from grognard.lab.conformance import check_title
from grognard.shelf import title
from tests.docs.pages import EXAMPLES, ROOT, TUTORIAL, WRONG, Command, blocks, commands, placed, stage, write

LAST = max(block.step for block in blocks(TUTORIAL))
STEPS = range(1, LAST + 1)
SOURCE = ROOT / "src"


@pytest.fixture
def at_step(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Stand in a folder with the game as it is after a step."""
    step: int = request.param
    write(tmp_path, stage(step))
    yield from standing_in(tmp_path, step, monkeypatch)


@pytest.fixture
def finished(monkeypatch: pytest.MonkeyPatch) -> Iterator[Title]:
    """The finished game from docs/examples."""
    for _ in standing_in(EXAMPLES, LAST, monkeypatch):
        yield title("skirmish:Skirmish")


def standing_in(folder: Path, step: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Import the game from this folder, and forget it afterwards."""
    monkeypatch.syspath_prepend(folder)
    forget()
    yield step
    forget()


def forget() -> None:
    """Let the next import of the game find its own folder."""
    for name in [name for name in sys.modules if name.partition(".")[0] == "skirmish"]:
        del sys.modules[name]
    importlib.invalidate_caches()


@pytest.mark.parametrize("at_step", STEPS, indirect=True)
def test_every_step_plays_to_its_end(at_step: int) -> None:
    for seed in range(5):
        game = grognard.new("skirmish:Skirmish", seed=seed)
        play_out(game, {side.name: make("random", seed) for side in game.play.sides})
        assert game.result is not None


@pytest.mark.parametrize("at_step", STEPS, indirect=True)
def test_every_session_is_what_python_says(at_step: int) -> None:
    text = "\n".join(block.text for block in blocks(TUTORIAL) if block.step == at_step and block.language == "pycon")
    session = doctest.DocTestParser().get_doctest(text, {"grognard": grognard}, f"step {at_step}", str(TUTORIAL), 0)
    assert doctest.DocTestRunner().run(session).failed == 0


@pytest.mark.parametrize("at_step", STEPS, indirect=True)
def test_every_transcript_is_what_the_terminal_says(at_step: int, tmp_path: Path) -> None:
    for block in blocks(TUTORIAL):
        if block.step == at_step and block.language == "console" and not block.title.endswith(WRONG):
            for command in commands(block.text):
                assert_says(command, tmp_path)


def assert_says(command: Command, folder: Path) -> None:
    """Run a command; the lines of the transcript come in their order, whatever else is between them."""
    told = run("grognard.cli", *command.args, folder=folder, typed="".join(f"{line}\n" for line in command.typed))
    said = iter([line.removeprefix("› ").rstrip() for line in told.splitlines()])
    missing = [line for line in command.answered if line not in said]
    assert not missing, told


def run(module: str, *args: str, folder: Path, typed: str = "") -> str:
    """What a program says, run in a folder."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "COLUMNS": "80", "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", module, *args]
    ran = subprocess.run(command, cwd=folder, env=environment, input=typed, capture_output=True, encoding="utf-8")
    return ran.stdout + ran.stderr


def test_the_finished_game_is_what_the_page_builds() -> None:
    there = {path: (EXAMPLES / path).read_text("utf-8") for path in stage(LAST) if (EXAMPLES / path).is_file()}
    assert there == stage(LAST), "`python -m tests.docs.pages` writes the game anew"


def test_the_finished_game_holds_nothing_the_page_does_not_show() -> None:
    beside = {EXAMPLES / "steady.py"}  # the bot of docs/write-a-bot.md
    parts = {path for part in ("skirmish", "tests") for path in (EXAMPLES / part).rglob("*")} | {*EXAMPLES.glob("*")}
    parts -= beside
    there = [path for path in parts if path.suffix in {".py", ".toml", ".ftl", ".ini", ".txt"}]
    assert {path.relative_to(EXAMPLES).as_posix() for path in there} == set(stage(LAST))


def test_the_finished_game_passes_the_kit(finished: Title) -> None:
    assert finished.check() == []
    assert check_title(finished, games=10) == []


def test_every_clause_has_its_code_and_its_test(finished: Title) -> None:
    assert coverage(finished.book, "skirmish", EXAMPLES / "tests").faults == ()


def test_the_rule_tests_of_the_page_pass() -> None:
    told = run("pytest", "-q", "-p", "no:cacheprovider", folder=EXAMPLES)
    assert "9 passed" in told, told


def test_what_is_wrong_on_purpose_is_caught(tmp_path: Path) -> None:
    wrong, transcript = [block for block in blocks(TUTORIAL) if block.title.endswith(WRONG)]
    path, _, where = wrong.title.removesuffix(WRONG).partition(", ")
    files = stage(wrong.step)
    write(tmp_path, {**files, path: placed(files[path], where, wrong.text)})
    for command in commands(transcript.text):
        assert_says(command, tmp_path)
