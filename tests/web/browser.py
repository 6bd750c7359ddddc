"""Find a browser for the tests in tests/web, or try to have one installed; it is no fault when none can be had.

`python -m tests.web.browser` prints which one is there. The tests use the same `chromium()`, and are skipped without.
With the word `machine` it asks the machine's packages alone, which needs nothing but Python.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

SHELL = "chromium-headless-shell"
"""Chromium without windows of its own: the same pages and scripts for two thirds of the processor's time."""
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
UNDRAWN = "grognard-undrawn"
"""The header by which a window asks the server of the tests for empty pictures (`serving.py`)."""
PATIENCE = 300
"""Seconds an installation may take."""


def chromium(names: Sequence[str] = (SHELL, *NAMES)) -> str | None:
    """The path of a Chromium: one named by GROGNARD_CHROMIUM, one of this machine, or playwright's own."""
    named = os.environ.get("GROGNARD_CHROMIUM")
    if named:
        return named
    here = next((found for name in names if (found := shutil.which(name))), None)
    return here or _playwrights_own()


def _playwrights_own() -> str | None:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def ask_the_machine() -> None:
    """Ask Debian for a browser when we may."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        install = ["apt-get", "install", "-y", "--no-install-recommends", "fonts-dejavu-core"]
        _try(["apt-get", "update"], [*install, SHELL], [*install, "chromium"])


def ask_playwright() -> None:
    """Ask playwright for its own browser."""
    _try([sys.executable, "-m", "playwright", "install", "chromium"])


def _try(*commands: list[str]) -> None:
    """Run commands one after the other until a browser is there."""
    for command in commands:
        if chromium() is not None:
            return
        try:
            subprocess.run(command, timeout=PATIENCE, check=False, capture_output=True)
        except (OSError, subprocess.TimeoutExpired):
            continue


def main() -> None:
    """Make sure of a browser if that can be done, and say what came of it."""
    if chromium() is None:
        print("── no browser on this machine: trying to install one")
        ask_the_machine()
    if sys.argv[1:] == ["machine"]:
        return
    ask_playwright()
    found = chromium()
    print(
        f"── browser: {found}" if found else "── browser: none can be had here; the tests in a browser will be skipped"
    )


if __name__ == "__main__":
    main()
