"""The goal on screen and the briefing, at three sizes: read once, found again, and sound to axe."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests import depth
from tests.web.shortcuts import Shortcuts
from tests.web.test_axe import AXE, RUN

SIZES: dict[str, tuple[dict[str, Any], int]] = {
    "phone": ({"width": 390, "height": 844, "has_touch": True, "color_scheme": "dark"}, 30),
    "desktop": ({"width": 1440, "height": 900}, 34),
    "tablet": ({"width": 820, "height": 1180, "lang": "fr"}, 34),
}
"""Windows, and how high the strip of the goal is in each."""


def is_sound(page: Page) -> None:
    """Axe finds nothing on the page."""
    if AXE.is_file():
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.read_text())
        assert not page.evaluate(RUN)


def fits(page: Page, what: str) -> FloatRect:
    """Where something is, which must be all within the window."""
    box = page.locator(what).bounding_box()
    size = page.viewport_size
    assert box is not None and size is not None
    assert box["x"] >= 0 and box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"] and box["y"] + box["height"] <= size["height"]
    return box


@pytest.mark.parametrize("size", depth.some([*SIZES]))
def test_a_newcomer_is_briefed_once_and_the_goal_stays(window: Callable[..., Page], size: str) -> None:
    room, height = SIZES[size]
    page = window(newcomer=True, **room)
    calls = Shortcuts(page)
    game = calls.make("crossing", seats={"blue": "me", "red": "open"})["id"]
    page.goto(f"/game/{game}")
    expect(page.locator("dialog.briefing .briefing-know li")).to_have_count(3)
    is_sound(page)
    page.locator(".briefing .main").click()
    strip = fits(page, ".goal")
    assert strip["height"] == height
    expect(page.locator(".prizes .prize")).to_have_count(len(calls.sees(game, "blue")["screen"]["goal"]["prizes"]))
    page.locator(".goal-open").click()
    expect(page.locator(".goal-sheet .goal-bands li[aria-current]")).to_have_count(1)
    is_sound(page)
    page.locator(".goal-sheet .switch input").click()
    page.locator(".goal-sheet .sheet-head button").click()
    expect(page.locator(".prizes")).to_have_count(0)
    page.reload()
    expect(page.locator(".goal-open")).to_be_visible()
    expect(page.locator("dialog.briefing, .prizes")).to_have_count(0)
    page.locator(".help-button").click()
    page.locator(".help .briefing-acts button").first.click()
    expect(page.locator("dialog.briefing")).to_be_visible()
