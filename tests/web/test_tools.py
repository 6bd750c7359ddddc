"""The tools over the map: a plan on a what-if table, odds side by side, arrows, notes, the ruler, the bare ground."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests import depth
from tests.web.person import Person
from tests.web.shortcuts import Shortcuts

SIZES = pytest.mark.parametrize(("width", "height"), depth.some([(390, 844), (1440, 900), (820, 1180)]))


def at_table(page: Page) -> Person:
    """Blue at a table of The crossing, with the tools open."""
    person = Person(page)
    made = Shortcuts(page).make("crossing", seats={"blue": "me", "red": "bot:random"}, seed="tools")
    page.goto(f"/game/{made['id']}/blue")
    expect(page.locator(".prompt-text")).to_be_visible()
    page.wait_for_function("() => document.activeElement.matches('.board')")
    page.keyboard.press("a")
    expect(page.locator(".toolbox")).to_be_visible()
    return person


@SIZES
def test_a_plan_is_tried_and_the_game_stays_as_it_is(window: Callable[..., Page], width: int, height: int) -> None:
    page = window(width, height)
    person = at_table(page)
    version, prompt = person.version(), page.locator(".prompt-text").inner_text()
    page.get_by_role("button", name="What if…").click()
    expect(page.locator(".board.what-if")).to_be_visible()
    page.get_by_role("button", name="Put counters").click()
    stands = Shortcuts(page).sees(person.game(), "blue")["screen"]["pieces"]["B1"]["at"]
    person.press(stands)
    page.locator(".toolbox").get_by_role("button", name="Blue 1st squad").click()
    expect(page.locator(".plan-held")).to_be_visible()
    person.press("0505")
    expect(page.locator(".plan-held")).to_have_count(0)
    expect(page.get_by_role("button", name="Take back")).to_be_enabled()
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".board.what-if")).to_have_count(0)
    assert (person.version(), page.locator(".prompt-text").inner_text()) == (version, prompt)


def test_what_is_drawn_stays_and_the_ruler_reads_the_range(window: Callable[..., Page]) -> None:
    page = window()
    person = at_table(page)
    page.locator(".toolbox").get_by_role("button", name="Arrow", exact=True).click()
    person.press("0404")
    person.press("0707")
    page.locator(".toolbox").get_by_role("button", name="Note", exact=True).click()
    person.press("0505")
    page.get_by_label("Note at 0505").fill("the ford")
    page.locator(".toolbox").get_by_role("button", name="Write", exact=True).click()
    page.locator(".toolbox").get_by_role("button", name="Ruler", exact=True).click()
    person.press("0404")
    person.point_at("0407")
    expect(page.locator(".ruler text")).to_contain_text("3 hexes")
    page.reload()
    expect(page.locator(".sketch-arrow")).to_have_count(1)
    expect(page.locator(".sketch-label text")).to_have_text("the ford")
    page.keyboard.press("c")
    expect(page.locator(".board-layers > .pieces")).to_be_hidden()
