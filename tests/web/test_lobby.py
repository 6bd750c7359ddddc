"""The lobby of somebody with many games: pages, turned by keyboard, in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from grognard.server.rooms import CARDS_ON_A_PAGE
from tests.web.shortcuts import Shortcuts


@pytest.mark.parametrize(
    ("lang", "after", "first", "second"),
    [
        ("en", "Next page", "Page 1 of 2 (22 games)", "Page 2 of 2 (22 games)"),
        ("fr", "Page suivante", "Page 1 sur 2 (22 parties)", "Page 2 sur 2 (22 parties)"),
    ],
)
def test_pages_are_turned_without_a_mouse(
    window: Callable[..., Page], lang: str, after: str, first: str, second: str
) -> None:
    page = window(lang=lang)
    page.goto("/")
    for _ in range(CARDS_ON_A_PAGE + 2):
        Shortcuts(page).make("crossing", seats={"blue": "me", "red": "me"})
    page.goto("/")
    cards, pager = page.locator(".my-game"), page.locator(".pager")
    expect(cards).to_have_count(CARDS_ON_A_PAGE)
    expect(pager).to_contain_text(first)
    button = pager.get_by_role("button", name=after)
    button.focus()
    page.keyboard.press("Enter")
    expect(pager).to_contain_text(second)
    expect(cards).to_have_count(2)
    expect(button).to_be_focused()
    page.keyboard.press("Enter")  # there is no further page
    expect(cards).to_have_count(2)
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(cards).to_have_count(CARDS_ON_A_PAGE)
