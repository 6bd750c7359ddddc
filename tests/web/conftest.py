"""A real server and a real browser. Where no browser can be had these tests are skipped, and say so.

They run in a process of their own beside all others (`make test` does so): playwright's loop and other tests' loops do
not mix. Each process has a server and a browser of its own, and no two share a port or a folder.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.browser import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.web.windows import Windows

ROOT = Path(__file__).resolve().parents[2]
BUNDLE = ROOT / "src/grognard/server/static/index.html"
PATIENCE = 30
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-features=PreloadTopChromeWebUI,WebUITabStrip,Translate,MediaRouter,OptimizationHints",
)
BRIEF = "--js-flags=--single-threaded --no-opt --no-maglev"
"""No page of the tests lives long enough for what its scripts do to be worth optimizing beside it."""


class Served:
    """`grognard serve` as a process of its own, which can be killed and started again on the same data."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it is found, once it has been started."""
        assert self.port
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, the first time on a port that it is given and later on the same one, and wait until it answers."""
        command = [sys.executable, "-m", "tests.web.serving", "serve", "--no-open", "--workers", "0"]
        environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--port", str(self.port), "--data-dir", str(self.folder / "games")],
                stdout=log,
                stderr=log,
                env=environment,
            )
        for _ in range(PATIENCE * 10):
            self.port = self.port or self._port_told()
            if self.port and self._answers():
                return
            if self.process.poll() is not None:
                break
            time.sleep(0.1)
        raise RuntimeError(f"the server does not answer: {self._told()}")

    def _answers(self) -> bool:
        """Whether it can be spoken to."""
        with suppress(OSError), urllib.request.urlopen(f"{self.address}/api/health", timeout=2):
            return True
        return False

    def _port_told(self) -> int:
        """The port it says it is on; 0 before it has said so."""
        found = re.search(r"http://localhost:(\d+)/", self._told())
        return int(found[1]) if found else 0

    def _told(self) -> str:
        return (self.folder / "server.log").read_text("utf-8")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def get(self, path: str) -> Any:
        """What the API says."""
        with urllib.request.urlopen(f"{self.address}/api/{path}", timeout=PATIENCE) as answer:
            return json.load(answer)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests; each makes games of its own."""
    if not BUNDLE.is_file():
        pytest.skip("what runs in the browser is not bundled: make web")
    server = Served(tmp_path_factory.mktemp("served"))
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless Chromium."""
    path = chromium()
    if path is None:
        pytest.skip("no browser can be had on this machine")
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=15_000)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=[*FLAGS, BRIEF])
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def windows(browser: Browser, served: Served) -> Iterator[Windows]:
    """All windows of the run."""
    from tests.web.windows import Windows

    yield Windows(browser, served.address)


@pytest.fixture
def window(windows: Windows) -> Iterator[Callable[..., Page]]:
    """Opens windows, each a person with a browser of their own; a script error in any of them fails the test.

    Map and counters are drawn where a test says so (`drawn=True`): it costs more than all else that most tests do.
    """
    yield windows.open
    windows.give_back()
