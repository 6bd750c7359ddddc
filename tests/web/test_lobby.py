"""The lobby of somebody with many games: pages, turned by keyboard, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from grognard.server.rooms.rooms import CARDS_ON_A_PAGE
from tests import depth
from tests.web.shortcuts import Shortcuts


@pytest.mark.parametrize(
    ("lang", "after", "first", "second"),
    depth.some(
        [
            ("en", "Next page", "Page 1 of 2 (22 games)", "Page 2 of 2 (22 games)"),
            ("fr", "Page suivante", "Page 1 sur 2 (22 parties)", "Page 2 sur 2 (22 parties)"),
        ]
    ),
)
def test_pages_are_turned_without_a_mouse(
    window: Callable[..., Page], lang: str, after: str, first: str, second: str
) -> None:
    page = window(lang=lang)
    for _ in range(CARDS_ON_A_PAGE + 2):
        Shortcuts(page).make("crossing", seats={"blue": "me", "red": "me"})
    page.goto("/")
    expect(page.locator(".my-game")).to_have_count(2)
    expect(page.locator(".open-save")).to_be_in_viewport()
    expect(page.locator(".index li")).to_have_count(6)
    page.locator(".all-games").click()
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


def test_pictures_stay_until_those_for_another_light_are_drawn(window: Callable[..., Page]) -> None:
    page = window()
    held: list[Route] = []

    def draw(route: Route) -> None:
        route.fulfill(
            content_type="image/svg+xml", body='<svg xmlns="http://www.w3.org/2000/svg" width="8" height="5"/>'
        )

    def held_by_night(route: Route) -> None:
        held.append(route) if "night=1" in route.request.url else draw(route)

    page.route(re.compile(r"/picture\.svg"), held_by_night)
    page.goto("/")
    first = page.locator(".scenario img").first
    expect(first).to_be_visible(timeout=60_000)  # the server may still have to read all titles
    expect(first).to_have_js_property("naturalWidth", 8)
    page.get_by_role("button", name="Night map").first.click()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    while not held:
        page.wait_for_timeout(20)
    expect(first).to_have_js_property("naturalWidth", 8)
    for route in held:
        draw(route)
    expect(first).to_have_attribute("src", re.compile("night=1"))
    expect(first).to_have_js_property("naturalWidth", 8)


def test_a_link_for_a_friend_says_when_only_this_machine_can_open_it(window: Callable[..., Page]) -> None:
    page = window()
    made = Shortcuts(page).make("crossing", seats={"blue": "me", "red": "open"})
    page.goto(f"/game/{made['id']}")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("textbox", name="Link to watch")).to_be_visible()
    expect(page.locator(".only-here")).to_contain_text("nobody else can open these links")
    expect(page.get_by_role("button", name="Play it out by computer")).to_have_count(0)
