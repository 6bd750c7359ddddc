"""What a test arranges behind the screen: which dice will fall, and what the server really holds.

Nothing here presses a button; what a person does stands in `person`, and ways into the middle of a game in `shortcuts`.
"""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import BrowserContext, Page, Route

from tests.web.browser import UNDRAWN
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


def leave_undrawn(context: BrowserContext) -> None:
    """Show neither the printed map, nor what is printed on the counters, nor the pictures of the lobby."""
    context.set_extra_http_headers({UNDRAWN: "1"})


def screen(page: Page, game: str, side: str) -> dict[str, Any]:
    """What the server holds for a side, whatever the window shows."""
    found: dict[str, Any] = Shortcuts(page).sees(game, side)["screen"]
    return found


def where(page: Page, game: str, side: str, piece: str) -> str:
    """Where a piece really stands."""
    return str(screen(page, game, side)["pieces"][piece]["at"])


def enlarge(page: Page, percent: int) -> None:
    """Let this window's browser show text so much larger, as somebody would who set it so once for all pages."""
    sizes = {"standard": 16 * percent // 100, "fixed": 13 * percent // 100}
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": sizes})
