"""Test a wheel: install it into an empty environment outside the project, serve the lobby from there, play an answer.

    python tools/check_dist.py dist/*.whl            # with what pip finds for [web]: what a stranger gets
    python tools/check_dist.py --borrow dist/*.whl   # with the packages of this environment: quick, and no network
    python tools/check_dist.py dist/*.tar.gz         # a wheel made from an sdist whose bundle was thrown away

A bot of a user's is checked by `mypy --strict` against what was installed, and enters a tournament.
The package itself comes only from the wheel. `--borrow` does not detect a requirement that is
missing from the package's own list; without it, that is tested too. An sdist is bundled with the npm on the path,
which fetches what it needs, and its wheel borrows.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

CONSTRAINTS = Path(__file__).resolve().parent.parent / "constraints.txt"
EXAMPLE = CONSTRAINTS.parent / "docs" / "examples" / "steady.py"
PATIENCE = 60


class Installed:
    """The package in an environment of its own."""

    def __init__(self, folder: Path, wheel: Path, is_borrowing: bool) -> None:
        self.folder = folder
        self.home = folder / "environment"
        venv.create(self.home, with_pip=False)
        self.bin = self.home / ("Scripts" if os.name == "nt" else "bin")
        pip = [sys.executable, "-m", "pip", "--python", str(self.bin / "python"), "install", "--quiet"]
        if is_borrowing:
            self.run(*pip, "--no-deps", "--no-index", str(wheel))
            self.borrow()
        else:
            self.run(*pip, "--constraint", str(CONSTRAINTS), f"{wheel}[web]")

    def borrow(self) -> None:
        """Let the packages of this environment be found after those of the new one."""
        (packages,) = self.home.rglob("site-packages")
        ours = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
        (packages / "borrowed.pth").write_text("\n".join(sorted(ours)) + "\n", "utf-8")

    def environment(self) -> dict[str, str]:
        """An environment with no path back to the project, in English."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        return kept | {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "LANGUAGE": "en", "PYTHONUTF8": "1"}

    def run(self, *command: str) -> str:
        """Run a command that must succeed; returns its output."""
        done = subprocess.run(
            command, cwd=self.folder, env=self.environment(), capture_output=True, text=True, timeout=600, check=False
        )
        if done.returncode:
            raise SystemExit(f"{' '.join(command)}: {done.returncode}\n{done.stdout}{done.stderr}")
        return done.stdout.strip()

    @contextmanager
    def serving(self) -> Iterator[str]:
        """Run the server; yields its address."""
        command = [str(self.bin / "grognard"), "serve", "--no-open", "--port", "0", "--data-dir", "games"]
        server = subprocess.Popen(
            command,
            cwd=self.folder,
            env=self.environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            found = re.search(r"http://\S+/", said)
            if found is None:
                server.terminate()
                raise SystemExit(f"grognard serve: {said}{server.stdout.read()}")
            yield found[0]
        finally:
            server.terminate()
            server.communicate(timeout=PATIENCE)


class Browser:
    """A minimal browser: it keeps its cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.opener = build_opener(HTTPCookieProcessor(CookieJar()))

    def get(self, path: str) -> str:
        """The text at an address; what is no text, such as a font, only has to be there."""
        with self.opener.open(self.address + path, timeout=PATIENCE) as answer:
            return str(answer.read().decode(errors="replace"))

    def post(self, path: str, body: Any) -> Any:
        """The reply to a message."""
        request = Request(self.address + path, json.dumps(body).encode(), {"content-type": "application/json"})
        with self.opener.open(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read())


def check_commands(installed: Installed) -> None:
    """The three ways to call it print the same, from the installed package."""
    python = str(installed.bin / "python")
    where = Path(installed.run(python, "-c", "import grognard; print(grognard.__file__)")).resolve()
    assert where.is_relative_to(installed.home.resolve()), f"{where} is not what was installed"
    ways = ([str(installed.bin / "grognard")], [python, "-m", "grognard"], [python, "-m", "grognard.cli"])
    versions = {installed.run(*way, "--version") for way in ways}
    assert len(versions) == 1, versions
    print(f"installed: {versions.pop()}")
    assert "patrol" in installed.run(python, "-m", "grognard", "games")


def check_bot(installed: Installed) -> None:
    """A user's program with types passes mypy, is run, and its bot enters a tournament that makes a page."""
    shutil.copy(EXAMPLE, installed.folder)
    python = str(installed.bin / "python")
    installed.run(sys.executable, "-m", "mypy", "--strict", "--python-executable", python, EXAMPLE.name)
    assert "'nobody'" in (said := installed.run(python, EXAMPLE.name)), said
    bots = f"{EXAMPLE.stem}:Steady,random"
    told = installed.run(
        python, "-m", "grognard", "tournament", "patrol", "--games", "2", "--bots", bots, "--report", "t.html"
    )
    assert "Elo" in told and "Steady" in (installed.folder / "t.html").read_text("utf-8")
    print("a bot of one's own: types checked, run, rated")


def check_lobby(browser: Browser) -> None:
    """The page is the bundle's, all its files are served, and there are games to choose from."""
    page = browser.get("")
    wanted = re.findall(r'(?:src|href)="/?(static/[^"]+)"', page)
    assert any(".js" in each for each in wanted) and any(".css" in each for each in wanted), f"not the bundle: {page}"
    fetched: dict[str, str] = {}
    while missing := [each for each in wanted if each not in fetched]:
        fetched |= {each: browser.get(each) for each in missing}
        wanted = [f"static/{part}" for each in missing for part in re.findall(r"part-[A-Z0-9]+\.js", fetched[each])]
    titles = [title["id"] for title in json.loads(browser.get("api/titles"))]
    assert "patrol" in titles, titles
    print(f"the lobby: {len(fetched)} files of the bundle, the games {', '.join(titles)}")


def check_play(browser: Browser) -> None:
    """A game is created, its map and counters are drawn, its question is answered, and the answer is in its log."""
    game = browser.post("api/games", {"title": "patrol", "seats": {"red": "me", "blue": "me"}})["id"]
    for drawing in ("board", "counters"):
        assert "<svg" in browser.get(f"api/titles/patrol/{drawing}.svg")
    side = json.loads(browser.get(f"api/games/{game}"))["screen"]["waiting"][0]
    (asked,) = json.loads(browser.get(f"api/games/{game}?side={side}"))["screen"]["asked"]
    answer = {"side": side, "number": asked["number"], "answer": asked["options"][0]["text"]}
    version = browser.post(f"api/games/{game}/answers", answer)["version"]
    now = json.loads(browser.get(f"api/games/{game}?side={side}"))["screen"]
    assert now["version"] == version, "the answer did not count"
    print(f"played: {side} {answer['answer']}")


def remade(sdist: Path, folder: Path) -> Path:
    """The wheel built from an sdist after its bundle was removed and made again."""
    shutil.unpack_archive(sdist, folder)
    (source,) = folder.iterdir()
    shutil.rmtree(source / "src" / "grognard" / "server" / "static")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel"], cwd=source, check=True)
    (wheel,) = (source / "dist").glob("*.whl")
    return wheel


def main() -> None:
    """Check a wheel, or an sdist."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("packed", type=Path, metavar="WHEEL|SDIST")
    asked.add_argument("--borrow", action="store_true", help="take what it requires from this environment")
    given = asked.parse_args()
    is_sdist = given.packed.name.endswith(".tar.gz")
    with tempfile.TemporaryDirectory(prefix="grognard-dist-") as name:
        folder = Path(name)
        wheel = remade(given.packed.resolve(), folder / "source") if is_sdist else given.packed.resolve()
        installed = Installed(folder, wheel, given.borrow or is_sdist)
        check_commands(installed)
        check_bot(installed)
        with installed.serving() as address:
            browser = Browser(address)
            check_lobby(browser)
            check_play(browser)


if __name__ == "__main__":
    main()
