"""What a test arranges behind the screen: which dice will fall, and what the server really holds.

Nothing here presses a button; what a person does stands in `person`, and ways into the middle of a game in `shortcuts`.
"""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, Route

from tests.web.shortcuts import Shortcuts


def fix_dice(page: Page, seed: str) -> None:
    """Let the games that this window makes from now on have the same dice every time."""

    def seeded(route: Route) -> None:
        if route.request.method == "POST":
            asked = json.loads(route.request.post_data or "{}")
            route.continue_(post_data=json.dumps({**asked, "seed": seed}))
        else:
            route.continue_()

    page.route(re.compile(r"/api/games(\?|$)"), seeded)


def screen(page: Page, game: str, side: str) -> dict[str, Any]:
    """What the server holds for a side, whatever the window shows."""
    found: dict[str, Any] = Shortcuts(page).sees(game, side)["screen"]
    return found


def where(page: Page, game: str, side: str, piece: str) -> str:
    """Where a piece really stands."""
    return str(screen(page, game, side)["pieces"][piece]["at"])
