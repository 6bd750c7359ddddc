"""Puzzles in a browser: from the lobby to the verdict and the next, at both widths, and what is kept of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests import depth
from tests.web.test_goal import is_sound
from tests.web.test_lessons import WIDTHS, Learner, is_beside_the_map

SEVEN = "verdun-seven-to-one"


@pytest.mark.parametrize("width", depth.some([1440, 390]))
def test_a_puzzle_is_tried_again_and_solved_by_pressing(window: Callable[..., Page], width: int) -> None:
    page = window(width, WIDTHS[width])
    page.goto("/")
    page.locator('a[href="/puzzles"]').first.press("Enter")
    expect(page.locator(".puzzle-day .main")).to_be_visible()
    is_sound(page)
    page.locator(f'[data-puzzle="{SEVEN}"]').press("Enter")
    me = Learner(page)
    me.sits()
    card = page.locator(".puzzle")
    expect(card.locator(".lesson-say")).to_contain_text("351st Reserve")
    is_beside_the_map(page)
    # The fight is near enough to be read; the whole map is not.
    page.wait_for_function("document.querySelector('.taught-edge').getBoundingClientRect().width > 44")
    me.gives("join 14R-pi")
    sheet = page.locator(".verdict-sheet")
    expect(sheet.locator(".verdict-number")).to_have_text(["83%", "100%"])
    expect(sheet.locator("h2")).to_have_text("Not this time.")
    expect(sheet.locator("details li").first).to_be_hidden()
    is_sound(page)
    sheet.locator(".verdict-acts .plain").first.press("Enter")
    expect(sheet).to_have_count(0)
    expect(card.locator(".lesson-say")).to_contain_text("Four of your units")
    me.gives("join RIR57")
    expect(sheet.locator(".verdict-number")).to_have_text(["100%"])
    sheet.locator("summary").press("Enter")
    expect(sheet.locator("details li").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(card.locator(".lesson-say")).to_contain_text("Best.")
    card.locator(".lesson-leave").press("Enter")
    # What counts is the first verdict.
    expect(page.locator(f'[data-puzzle="{SEVEN}"]')).to_contain_text("Not this time.")
