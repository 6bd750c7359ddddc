"""What a change can have broken, by the layers: its checks and its tests, in a minute on two quiet cores.

    make quick                  # what differs from main, or what is not yet committed
    make quick GAME=verdun      # all of a game: its rules, its officers, its pages

Games import no game, so a change in one is tested by its own tests, its officers, a random game and the pages of the
documentation about it; a change of an engine by those of its books. A change below the games is tested where it is, by
patrol, and by the beginning of a game of every title. What takes longer is left to `make test`: the browser, whole
games, and the slowest tests of the server.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.proofs.digest import SHORTEST

ROOT: Final = Path(__file__).resolve().parents[1]
BIN: Final = ROOT / ".venv" / "bin"
ENGINES: Final = {"front1918": ("marne", "italia")}
"""The books of an engine."""
SLOW: Final = (
    "tests/server/test_fairness.py",
    "tests/server/test_flood.py",
    "tests/server/test_memory.py",
    "tests/server/test_odd_requests.py",
    "tests/server/test_power.py",
    "tests/server/test_races.py",
    "tests/games/italia/test_detachments.py",
)
"""Left to `make test`, unless they are what changed."""
FOLDERS: Final = {
    "src/grognard/draw": ("tests/draw",),
    "src/grognard/lab/conformance": ("tests/conformance/test_cheats.py", "tests/conformance/test_leaky.py"),
    "src/grognard/lab": ("tests/lab",),
    "src/grognard/server": ("tests/server",),
    "src/grognard/rl": ("tests/rl",),
    "src/grognard/cli": ("tests/test_cli.py", "tests/test_cli_dice.py"),
    "docs": ("tests/docs/test_pages.py",),
}
"""The tests of a folder; of a file in several of these, those of the first."""
EVERY_TITLE: Final = "tests/test_digests.py"


class Step(NamedTuple):
    """A command with its name."""

    name: str
    command: Sequence[str | Path]


# What changed -------------------------------------------------------------------------------------------------------


def git(*args: str) -> list[str]:
    """The lines that git prints; none when it refuses."""
    run = subprocess.run(["git", *args], cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return run.stdout.splitlines() if run.returncode == 0 else []


def changed() -> list[str]:
    """The files that differ from where this branch left main, new ones included; on main, from the last commit."""
    base = (git("merge-base", "HEAD", "main") or ["HEAD"])[0]
    return sorted({*git("diff", "--name-only", base), *git("ls-files", "--others", "--exclude-standard")})


# Which tests --------------------------------------------------------------------------------------------------------


def of_game(game: str) -> Iterator[str]:
    """The tests of a game: its rules, a random game, its officers, its pages."""
    yield f"tests/games/{game}"
    yield from of_officers(game)
    yield f"{EVERY_TITLE}::test_a_game_goes_on_as_it_is_written_down[{game}]"
    yield f"tests/conformance/test_games.py::test_random_games_keep_every_promise[{game}-{SHORTEST[game]}]"
    yield f"tests/docs/test_{game}_page.py"
    yield "tests/docs/test_games_page.py"


def of_officers(game: str) -> Iterator[str]:
    """The tests of a game's officers."""
    yield f"tests/bots/test_{game}_commander.py"
    yield f"tests/conformance/test_bots.py::test_an_officer_keeps_every_promise[{game}-{SHORTEST[game]}]"


def books(name: str) -> Sequence[str]:
    """The games that a package of a game or of an engine is tested by."""
    return ENGINES.get(name, (name,) if name in SHORTEST else ())


def tests_of(path: str) -> Iterator[str]:
    """The tests that a change of a file can have broken."""
    match Path(path).parts:
        case ("src", "grognard", "games", name, *_) if books(name):
            for game in books(name):
                yield from of_game(game)
        case ("src", "grognard", "bots", "ranks" | "minds", _) | ("src", "grognard", "bots", _):
            yield "tests/bots"
            yield "tests/test_bots.py"
        case ("src", "grognard", "bots", name, _, *_):
            yield f"tests/bots/test_{name}_commander.py"
            for game in books(name) or SHORTEST:
                yield from of_officers(game)
        case ("src", "grognard", "kernel", *_) | ("src", "grognard", _):
            yield "tests/kernel"
            yield from of_game("patrol")
            yield EVERY_TITLE
            yield from (f"tests/games/{game}/test_golden.py" for game in SHORTEST)
        case ("tests", "web", *_):
            return
        case ("tests", *_, name) if re.fullmatch(r"test_\w+\.py", name):
            yield path
        case ("tests", _, *_):
            yield str(Path(path).parent)
        case ("tools", *_, name):
            yield from (str(test.relative_to(ROOT)) for test in testers(Path(name).stem))
        case _:
            yield from next((tests for folder, tests in FOLDERS.items() if path.startswith(f"{folder}/")), ())


def testers(tool: str) -> list[Path]:
    """The tests that import a tool."""
    tools = r"^from tools(?:\.\w+)?"
    names = re.compile(rf"{tools} import .*\b{tool}\b|{tools}\.{tool} import", re.MULTILINE)
    return [test for test in sorted((ROOT / "tests").glob("**/test_*.py")) if names.search(test.read_text())]


def without_parts(tests: Iterable[str]) -> list[str]:
    """Tests that are there, without those in a folder or a file that is tested whole."""
    there = {test for test in tests if (ROOT / test.partition("::")[0]).exists()}

    def wholes(test: str) -> Iterator[str]:
        file, _, name = test.partition("::")
        yield from map(str, Path(file).parents)
        if name:
            yield file

    return sorted(test for test in there if there.isdisjoint(wholes(test)))


# What is run --------------------------------------------------------------------------------------------------------


def checks(files: Sequence[str]) -> Iterator[Step]:
    """The checks of these files, the longest first."""
    python = [file for file in files if file.endswith(".py") and (ROOT / file).exists()]
    web = [file for file in files if file.startswith("web/")]
    if python:
        yield Step("mypy: types", [BIN / "mypy"])
        yield Step("ruff: style", [BIN / "ruff", "check", "--quiet", "--output-format", "concise", *python])
        yield Step("ruff: format", [BIN / "ruff", "format", "--check", "--quiet", *python])
    if any(file.startswith("src/") for file in python):
        folder = ROOT / ".cache" / "import-linter"
        yield Step("import-linter", [BIN / "lint-imports", "--no-logo", "--cache-dir", folder])
    data = [found[1] for file in files if (found := re.match(r"src/grognard/games/(\w+)/data/", file))]
    if games := sorted({game for name in data for game in books(name)}):
        yield Step("grognard check: data", [BIN / "python", "-m", "grognard", "check", *games])
    if any(file.startswith("src/grognard/server/wire/") or file == "web/src/wire.ts" for file in files):
        yield Step("wire.ts", [BIN / "python", "tools/wire_types.py", "--check"])
    for script in ("types", "lint", "laid-out", "test") if web else ():
        yield Step(f"web: {script}", ["npm", "--prefix", "web", "run", "--silent", script])


def tests(files: Sequence[str]) -> list[str]:
    """The tests that changes of these files can have broken, and those of the project itself."""
    return without_parts(["tests/test_project.py", *(test for file in files for test in tests_of(file))])


def pytest(chosen: Sequence[str], touched: Sequence[str]) -> Step:
    """The tests on two cores, without slow ones that nobody touched."""
    left = [f"--ignore={test}" for test in SLOW if test not in touched]
    two = ["-n", "2", "--dist", "worksteal"]
    return Step("pytest", [BIN / "python", "-m", "pytest", *two, "-q", "--assert=plain", "--maxfail=5", *left, *chosen])


def run(step: Step) -> bool:
    """Run a command, print what it said in one piece, and return whether all is well."""
    began = time.monotonic()
    env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(step.command, cwd=ROOT, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    said = "" if done.returncode == 0 else f"\n{done.stdout.rstrip()}"
    print(f"── {step.name}: {time.monotonic() - began:.0f} s{said}", flush=True)
    return done.returncode == 0


def main(games: Sequence[str]) -> int:
    """Check and test what changed, or all of some games."""
    if unknown := [game for game in games if not books(game)]:
        raise SystemExit(f"no game {', '.join(unknown)}: there are {', '.join((*SHORTEST, *ENGINES))}")
    files = changed()
    if games:
        about = [f"src/grognard/games/{game}" for game in games] + [f"src/grognard/bots/{game}" for game in games]
        files = [file for folder in about for file in git("ls-files", folder)]
    if not files:
        print("nothing differs from the last commit")
        return 0
    chosen = tests(files)
    print(f"{len(files)} files; {', '.join(chosen)}")
    with ThreadPoolExecutor(1) as beside:
        checked = [beside.submit(run, step) for step in checks(files)]
        passed = run(pytest(chosen, files))
    return 0 if passed and all(check.result() for check in checked) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
