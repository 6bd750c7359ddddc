"""What is packed for others: the files of the wheel, and those of the sdist, which it can be made from again.

That the wheel installs, serves a lobby and takes an answer is proved by the long run; `make dist` proves more: there
the requirements come from an index, and the sdist is bundled again.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

import grognard
from tests import depth

ROOT = Path(__file__).resolve().parent.parent
STATIC = "grognard/server/static/"


def called(*command: str, cwd: Path = ROOT, path: str = "") -> subprocess.CompletedProcess[str]:
    """What came of a command of Python, with a search path of its own if one is given."""
    environment = os.environ | ({"PATH": path} if path else {})
    return subprocess.run(
        [sys.executable, *command], cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )


def run(*command: str) -> str:
    """What a command says; it must succeed."""
    done = called(*command)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def files_of(builder: type[WheelBuilder | SdistBuilder]) -> set[str]:
    """The files that it packs, without packing them."""
    return {file.distribution_path for file in builder(str(ROOT)).recurse_included_files()}


@pytest.mark.skipif(depth.DEPTH == 1, reason="installing is for `make dist`, and for the long run")
def test_the_wheel_serves_a_lobby_and_takes_an_answer(tmp_path: Path) -> None:
    """In an environment of its own, with what it requires borrowed from ours."""
    run("-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path))
    (wheel,) = tmp_path.glob("*.whl")
    said = run("tools/check_dist.py", "--borrow", str(wheel))
    assert f"installed: grognard {grognard.__version__}" in said
    assert "the lobby:" in said and "played:" in said


def test_the_sdist_has_the_bundle_and_what_it_is_made_from() -> None:
    wheel, names = files_of(WheelBuilder), files_of(SdistBuilder)
    bundle = {name.removeprefix(STATIC) for name in wheel if name.startswith(STATIC)}
    assert {"index.html", "main.js", "main.css"} <= bundle
    assert {f"src/{STATIC}{name}" for name in bundle} <= names
    sources = {path.relative_to(ROOT).as_posix() for path in (ROOT / "web" / "src").rglob("*") if path.is_file()}
    needed = {
        "Makefile",
        "constraints.txt",
        "tools/bundle_hook.py",
        "tools/node.sh",
        "web/build.mjs",
        "web/fonts.mjs",
        "web/package.json",
        "web/styles.mjs",
        "web/together.mjs",
    }
    assert sources | needed <= names
    assert not [name for name in names if "node_modules" in name]


def test_no_wheel_is_made_without_the_bundle(tmp_path: Path) -> None:
    """Where there is none and no npm to make it, packing fails and says so; an editable install does not need it."""
    for name in ("pyproject.toml", "README.md", "LICENSE", "tools/bundle_hook.py", "src/grognard/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text((ROOT / name).read_text("utf-8"), "utf-8")
    build = ("-m", "hatchling", "build", "-t")
    whole = called(*build, "wheel", cwd=tmp_path, path=str(tmp_path))
    assert whole.returncode != 0 and "is not bundled" in whole.stderr
    # Hatchling wants one more package for an editable wheel when it is not pip that calls: only our hook is asked here.
    assert "is not bundled" not in called(*build, "wheel:editable", cwd=tmp_path, path=str(tmp_path)).stderr
