"""After the battle: from the card at the end to the report, from its luckiest roll to that moment, by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.person import Person
from tests.web.shortcuts import BY_HAND, Shortcuts


def test_from_the_end_card_to_the_luckiest_roll(window: Callable[..., Page]) -> None:
    me = Person(window())
    shortcuts = Shortcuts(me.page)
    me.enter()
    game = shortcuts.take_in(BY_HAND)
    me.page.goto(f"/game/{game}")
    me.page.locator(".end-card").get_by_role("button", name="Report of the battle").press("Enter")
    expect(me.page.get_by_role("heading", level=1)).to_have_text("They Shall Not Pass: Haumont and the Bois des Caures")
    expect(me.page.get_by_role("heading", level=2)).to_have_text(
        ["The score", "The front", "Losses", "Luck", "The officer’s opinion"]
    )

    # The front goes back to the start with the slider, by the keys.
    slider = me.page.get_by_role("slider")
    slider.press("Home")
    expect(me.page.locator(".report-slider output")).to_have_text("Start")
    first_corner = shortcuts.report(game)["turns"][0]["front"].partition("L")[0]
    expect(me.page.locator(".report-lines .front-halo")).to_have_attribute("d", re.compile(f"^{first_corner}C"))
    expect(me.page.locator(".report-lines .early")).to_have_count(0)

    # The luckiest roll leads to its moment.
    best = shortcuts.report(game)["luck"][0]["fortunate"][0]
    first = me.page.locator(".report-rolls .moment").first
    expect(first).to_contain_text(best["text"])
    first.press("Enter")
    me.page.wait_for_url(f"**/replay?at={best['at']}")
    expect(me.page.locator(".replay-count")).to_have_text(f"{best['at']} / 668")
    expect(me.page.locator(".replay-line")).to_contain_text(best["hex"])

    # And back. The officer is asked, and stopped before he is done.
    me.page.go_back()
    me.page.get_by_role("button", name="Ask the officer").press("Enter")
    expect(me.page.get_by_role("progressbar")).to_be_visible()
    me.page.get_by_role("button", name="Stop").press("Enter")
    expect(me.page.get_by_role("button", name="Ask the officer")).to_be_visible()
    with me.page.expect_download() as kept:
        me.page.get_by_role("link", name="Keep it as a page").press("Enter")
    assert kept.value.suggested_filename == f"grognard-{game}-report.html"
