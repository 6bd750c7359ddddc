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
    from playwright.sync_api import Browser, BrowserContext, Page

ROOT = Path(__file__).resolve().parents[2]
BUNDLE = ROOT / "src/grognard/server/static/index.html"
PATIENCE = 30
READ_BEFORE = """localStorage.setItem("grognard.briefed", '["*"]');
for (const [what, so] of [["holds", '"off"'], ["answers-itself", "false"]])
    localStorage.getItem(`grognard.${what}`) ?? localStorage.setItem(`grognard.${what}`, so);"""
"""Most people of these tests have read every briefing, hold no rolls and answer everything."""
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
        command = [sys.executable, "-m", "grognard.cli", "serve", "--no-open", "--port", str(self.port)]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--data-dir", str(self.folder / "games")], stdout=log, stderr=log, env=environment
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
        opened = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield opened
        opened.close()


@pytest.fixture
def window(browser: Browser, served: Served) -> Iterator[Callable[..., Page]]:
    """Opens windows, each a person with a browser of their own; a script error in any of them fails the test.

    Map and counters are drawn where a test says so (`drawn=True`): it costs more than all else that most tests do.
    """
    from tests.web.arrange import leave_undrawn

    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def opened(
        width: int = 1440,
        height: int = 900,
        lang: str = "en",
        *,
        drawn: bool = False,
        newcomer: bool = False,
        **more: Any,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            base_url=served.address,
            reduced_motion=more.pop("reduced_motion", "reduce"),
            **more,
        )
        context.set_default_timeout(15_000)
        if not drawn:
            leave_undrawn(context)
        if not newcomer:
            context.add_init_script(READ_BEFORE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not faults
