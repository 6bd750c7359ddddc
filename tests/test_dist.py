"""What is packed for others: a wheel that serves the browser's part, and an sdist it can be made from again.

`make dist` proves more: there the requirements come from an index, and the sdist is bundled again.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import grognard

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


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a wheel and an sdist."""
    folder = tmp_path_factory.mktemp("dist")
    run("-m", "hatchling", "build", "-t", "wheel", "-t", "sdist", "-d", str(folder))
    return folder


def test_the_wheel_serves_a_lobby_and_takes_an_answer(packed: Path) -> None:
    """In an environment of its own, with what it requires borrowed from ours."""
    (wheel,) = packed.glob("*.whl")
    said = run("tools/check_dist.py", "--borrow", str(wheel))
    assert f"installed: grognard {grognard.__version__}" in said
    assert "the lobby:" in said and "played:" in said


def test_the_sdist_has_the_bundle_and_what_it_is_made_from(packed: Path) -> None:
    (wheel,), (sdist,) = packed.glob("*.whl"), packed.glob("*.tar.gz")
    with zipfile.ZipFile(wheel) as files:
        bundle = {name.removeprefix(STATIC) for name in files.namelist() if name.startswith(STATIC)}
    with tarfile.open(sdist) as tar:
        names = {name.partition("/")[2] for name in tar.getnames()}
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
