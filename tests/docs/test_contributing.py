"""What CONTRIBUTING names is there: commands, files, and the commits to copy."""

from __future__ import annotations

import re
import subprocess

import pytest

from tests.docs.pages import ROOT
from tests.test_cli import run

TEXT = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
WANTS = TEXT.partition("## I want to…")[2].partition("## Good first changes")[0]
ROWS = [row.strip("|").split("|") for row in re.findall(r"^\| .+ \|$", WANTS, re.MULTILINE)[1:]]


def in_git(*args: str) -> subprocess.CompletedProcess[str]:
    """What git says in this checkout."""
    return subprocess.run(["git", *args], cwd=ROOT, capture_output=True, text=True, check=False)


def test_every_change_names_files_and_a_commit() -> None:
    assert len(ROWS) == 8
    assert all(re.fullmatch(r" `[0-9a-f]{7}` ", row[2]) for row in ROWS)


@pytest.mark.skipif(in_git("rev-parse", "--is-shallow-repository").stdout != "false\n", reason="no whole history here")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0].strip())
def test_the_commit_to_copy_is_in_the_history(row: list[str]) -> None:
    commit = row[2].strip(" `")
    assert in_git("merge-base", "--is-ancestor", commit, "HEAD").returncode == 0


def test_the_files_it_names_are_there() -> None:
    rooms = {"server": "src/grognard", "lab": "src/grognard", "kernel": "src/grognard"} | {"tests": "", "docs": ""}
    named = re.findall(r"`((?:server|lab|kernel|tests|docs|web)/[\w./-]+)`", TEXT.replace("/GAME", ""))
    assert len(named) > 15
    missing = [name for name in named if not (ROOT / rooms.get(name.partition("/")[0], "") / name).exists()]
    assert missing == []


@pytest.mark.parametrize("command", sorted(set(re.findall(r"`grognard (\w+)[^`]*`", TEXT))))
def test_the_commands_it_names_are_there(command: str) -> None:
    assert run(command, "--help").exit_code == 0


def test_templates_and_the_safety_page_are_there() -> None:
    for name in ("SECURITY.md", ".github/PULL_REQUEST_TEMPLATE.md"):
        assert (ROOT / name).is_file()
    forms = sorted(path.stem for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.md"))
    assert forms == ["bug", "rule", "words"]
    assert "[SECURITY.md](SECURITY.md)" in TEXT
