"""Bundles the browser client before packaging: hatchling calls this for every wheel and sdist (see pyproject.toml).

A wheel without the bundle would install but serve nothing, so none is built. If the bundle is missing or outdated, it
is made here with the machine's node; if that is impossible, packaging fails and says what to do. An editable
install is skipped; there `make` bundles.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUNDLE = Path("src/grognard/server/static/index.html")
SOURCES = (
    "web/src",
    "web/index.html",
    "web/icon.svg",
    "web/build.mjs",
    "web/fonts.mjs",
    "web/styles.mjs",
    "web/together.mjs",
    "web/package.json",
)
NO_NODE = (
    "what runs in the browser is not bundled, and there is no npm here to do it. Install node 20 or newer, "
    "or run `make dist`, which brings its own."
)


class Bundle(BuildHookInterface):  # type: ignore[type-arg]
    """Makes sure that there is a bundle to package."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Bundle, unless the bundle is current or not wanted."""
        root = Path(self.root)
        if version == "editable" or is_current(root):
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError(NO_NODE)
        web = root / "web"
        if not (web / "node_modules").exists():
            subprocess.run([npm, "install", "--silent", "--no-package-lock"], cwd=web, check=True)
        subprocess.run([npm, "run", "--silent", "build"], cwd=web, check=True)


def is_current(root: Path) -> bool:
    """Whether there is a bundle, and none of its sources is newer."""
    bundle = root / BUNDLE
    paths = [path for name in SOURCES for path in [root / name, *(root / name).rglob("*")] if path.is_file()]
    return bundle.is_file() and all(path.stat().st_mtime <= bundle.stat().st_mtime for path in paths)
