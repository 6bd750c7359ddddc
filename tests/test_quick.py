"""Which checks and tests `make quick` takes for a change."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from grognard.shelf import OURS
from tools import quick


@pytest.mark.parametrize("game", OURS)
def test_a_game_is_tested_with_its_officers_and_its_digest(game: str) -> None:
    """All of it is there: a test that is renamed would be left out in silence."""
    rows = [*quick.of_game(game)]
    there = quick.without_parts(rows)
    assert {f"tests/games/{game}", f"tests/bots/test_{game}_commander.py"} - {*there} <= {
        "tests/bots/test_marne_commander.py"
    }
    for row in rows:
        file, _, name = row.partition("::")
        if name:
            assert f"def {name.partition('[')[0]}(" in (quick.ROOT / file).read_text()


def test_an_engine_is_tested_by_its_books_and_no_other() -> None:
    tests = quick.tests(["src/grognard/games/front1918/odds.py"])
    assert {"tests/games/marne", "tests/games/italia"} <= {*tests}
    assert not [test for test in tests if "verdun" in test]


def test_a_game_is_tested_without_the_others() -> None:
    tests = quick.tests(["src/grognard/games/verdun/assault.py"])
    assert "tests/games/verdun" in tests
    assert not [test for test in tests if "marne" in test or test in ("tests/kernel", "tests/bots")]


def test_the_kernel_is_tested_by_a_game_of_every_title() -> None:
    tests = quick.tests(["src/grognard/kernel/asking/game.py"])
    assert {"tests/kernel", "tests/games/patrol", "tests/test_digests.py"} <= {*tests}
    assert not [test for test in tests if test.startswith("tests/test_digests.py::")], "the file is tested whole"


@pytest.mark.parametrize(
    ("path", "tested"),
    [
        ("src/grognard/server/rooms/rooms.py", "tests/server"),
        ("src/grognard/lab/play/elo.py", "tests/lab"),
        ("src/grognard/draw/ground.py", "tests/draw"),
        ("src/grognard/bots/verdun/rows.py", "tests/bots/test_verdun_commander.py"),
        ("src/grognard/bots/minds/odds.py", "tests/bots"),
        ("tests/games/verdun/scenes.py", "tests/games/verdun"),
        ("tests/kernel/test_reach.py", "tests/kernel/test_reach.py"),
        ("tools/proofs/mutants.py", "tests/test_mutants.py"),
        ("docs/kernel.md", "tests/docs/test_pages.py"),
    ],
)
def test_a_change_is_tested_where_it_is(path: str, tested: str) -> None:
    assert tested in quick.tests([path])


def test_of_what_runs_in_the_browser_types_style_and_computing_are_checked() -> None:
    names = [step.name for step in quick.checks(["web/src/board/board.tsx"])]
    assert names == ["web: types", "web: lint", "web: laid-out", "web: test"]


def test_data_is_checked_for_its_game() -> None:
    steps = [*quick.checks(["src/grognard/games/verdun/data/rules.en.toml"])]
    assert [(step.name, *step.command[-2:]) for step in steps] == [("grognard check: data", "check", "verdun")]


def test_what_was_left_slow_is_tested_when_it_changed() -> None:
    slow = quick.SLOW[0]
    assert f"--ignore={slow}" in quick.pytest(["tests/server"], []).command
    assert f"--ignore={slow}" not in quick.pytest(["tests/server"], [slow]).command
    assert all((quick.ROOT / each).exists() for each in quick.SLOW)


def test_a_change_is_all_since_main_committed_or_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def git(*args: str) -> None:
        who = ["-c", "user.name=x", "-c", "user.email=x@example.org"]
        subprocess.run(["git", *who, *args], cwd=tmp_path, check=True, capture_output=True)

    monkeypatch.setattr(quick, "ROOT", tmp_path)
    git("init", "-b", "main")
    for branch, name in (("main", "old"), ("branch", "committed")):
        git("checkout", "-B", branch)
        (tmp_path / name).write_text("1")
        git("add", name)
        git("commit", "-m", name)
    (tmp_path / "old").write_text("2")
    (tmp_path / "new").write_text("1")
    assert quick.changed() == ["committed", "new", "old"]
