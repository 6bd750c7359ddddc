"""A connection that stops forwarding: the page says that it waits, gives up in time, and answers once."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from tests.web.person import Person
from tests.web.shortcuts import Shortcuts

FASTER = """(() => { const later = window.setTimeout;
    window.setTimeout = (what, wait, ...more) => later(what, wait >= 3000 ? wait / 10 : wait, ...more); })()"""
"""Whoever waits for seconds waits for a tenth of them."""


def test_an_answer_that_gets_nowhere_is_told_and_counts_once_when_given_again(window: Callable[..., Page]) -> None:
    page = window()
    page.add_init_script(FASTER)
    me = Person(page)
    shortcuts = Shortcuts(page)
    game = shortcuts.in_an_assault()
    page.goto(f"/game/{game}")
    me.sits()
    clock = shortcuts.sees(game, "german")["screen"]["clock"]
    held: list[Route] = []
    page.route("**/answers*", lambda route: held.append(route))
    page.keyboard.press("o")
    option = page.locator('.options-panel [data-option^="join"]').first
    chosen = option.get_attribute("data-option")
    option.click()
    expect(page.locator(".connection")).to_contain_text("has not answered yet")
    expect(page.locator(".toast, .notice").first).to_contain_text("does not answer")
    expect(page.locator(".connection")).to_have_count(0)
    page.unroute("**/answers*")
    assert len(held) == 1, "nothing is asked twice by itself"
    page.wait_for_timeout(450)
    page.locator(f'.options-panel [data-option="{chosen}"]').click()
    expect(page.locator(f'.options-panel [data-option="{chosen}"]')).to_have_count(0)
    assert shortcuts.sees(game, "german")["screen"]["clock"] == clock + 1


def test_a_refusal_without_a_body_is_told_by_its_status(window: Callable[..., Page]) -> None:
    page = window()
    me = Person(page)
    game = Shortcuts(page).in_an_assault()
    page.goto(f"/game/{game}")
    me.sits()
    page.route("**/answers*", lambda route: route.fulfill(status=502, body=""))
    page.keyboard.press("o")
    page.locator('.options-panel [data-option^="join"]').first.click()
    expect(page.locator(".toast, .notice").first).to_contain_text("502")


def test_a_silent_socket_is_asked_about_and_the_page_says_that_it_is_lost(window: Callable[..., Page]) -> None:
    page = window()
    page.add_init_script(FASTER)
    me = Person(page)
    page.goto(f"/game/{Shortcuts(page).in_an_assault()}")
    me.sits()
    page.route("**/api/health*", lambda route: None)
    expect(page.locator(".connection")).to_contain_text("Connection lost")
    page.unroute("**/api/health*")
    expect(page.locator(".connection")).to_have_count(0)
