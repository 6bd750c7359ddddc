"""The analysis of a game on one sheet: branches in a tree, what the officer thinks of each, names, and keys."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests import depth
from tests.web.person import Person
from tests.web.shortcuts import Shortcuts
from tests.web.test_goal import is_sound
from tests.web.test_lessons import WIDTHS


@pytest.mark.parametrize("width", depth.some([1440, 390]))
def test_a_game_is_branched_off_compared_and_named_by_keys(window: Callable[..., Page], width: int) -> None:
    me = Person(window(width, WIDTHS[width]))
    page = me.page
    game = Shortcuts(page).make("haumont", title="verdun", seats={"german": "me", "french": "me"})["id"]
    page.goto(f"/game/{game}")
    me.sits()
    page.locator(".tab-menu, .drop.menu button").first.click()
    page.get_by_role("button", name="Analysis").press("Enter")
    sheet = page.locator(".analysis-sheet")
    expect(sheet.locator("[aria-current]")).to_be_focused()
    page.keyboard.press("b")
    expect(sheet.locator("[data-branch]")).to_have_count(2)
    expect(sheet.locator("[aria-current]")).not_to_have_attribute("data-branch", game)
    branch = sheet.locator("[aria-current]").get_attribute("data-branch")
    assert branch and branch in page.url
    expect(sheet.locator("[aria-current]")).to_be_focused()
    page.keyboard.press("o")
    expect(sheet.locator(".analysis-outlook")).to_contain_text("4 games tried")
    expect(sheet.locator(".analysis-outlook ol li").first).to_be_visible()
    expect(sheet.locator(f'[data-branch="{branch}"]')).to_contain_text("Germans")
    expect(sheet.locator(".analysis-luck")).to_contain_text("Luck so far")
    expect(page.locator(".sketch-officers .sketch-arrow").first).to_be_attached()
    page.keyboard.press("g")
    expect(sheet.locator(".analysis-outlook h3")).to_have_text("The general would now", timeout=30_000)
    sheet.locator(".analysis-about input").first.fill("The left wing")
    expect(sheet.locator("[aria-current]")).to_contain_text("The left wing")
    is_sound(page)
    sheet.locator("[aria-current]").focus()
    page.keyboard.press("ArrowLeft")
    expect(sheet.locator(f'[data-branch="{game}"]')).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/game/{game}")
    expect(sheet.locator("[aria-current]")).to_have_attribute("data-branch", game)
    expect(sheet.locator("[data-branch]").last).to_contain_text("The left wing")


def test_a_finished_game_is_branched_off_at_the_moment_that_is_watched(window: Callable[..., Page]) -> None:
    me = Person(window(390, 844))
    page = me.page
    game = Shortcuts(page).take_in()
    page.goto(f"/game/{game}/replay?at=40")
    me.sits()
    page.get_by_role("slider").fill("40")
    expect(page.locator(".replay-count")).to_contain_text("40 /")
    page.locator(".tab-menu, .drop.menu button").first.click()
    page.get_by_role("button", name="Analysis").click()
    sheet = page.locator(".analysis-sheet")
    expect(sheet.locator("[aria-keyshortcuts=o]")).to_be_disabled()
    expect(sheet.locator(".analysis-luck")).to_contain_text("Luck up to this moment")
    sheet.locator("[aria-current]").press("b")
    expect(sheet.locator("[data-branch]")).to_have_count(2)
    branch = sheet.locator("[aria-current]").get_attribute("data-branch")
    assert branch and branch in page.url and game not in page.url
    seats = page.evaluate(
        "async (game) => (await (await fetch(`/api/games/${game}?side=`)).json()).screen.seats", branch
    )
    assert {each["kind"] for each in seats.values()} == {"you"}


def test_the_tree_is_saved_as_a_record_and_opened_again(window: Callable[..., Page]) -> None:
    me = Person(window(390, WIDTHS[390]))
    page = me.page
    game = Shortcuts(page).make("haumont", title="verdun", seats={"german": "me", "french": "me"})["id"]
    page.goto(f"/game/{game}")
    me.sits()
    page.locator(".tab-menu, .drop.menu button").first.click()
    page.get_by_role("button", name="Analysis").click()
    sheet = page.locator(".analysis-sheet")
    sheet.locator("[aria-current]").press("b")
    expect(sheet.locator("[data-branch]")).to_have_count(2)
    sheet.locator(".analysis-about input").first.fill("The left wing")
    sheet.get_by_role("button", name="Record of this tree").press("Enter")
    record = page.locator(".record-sheet")
    expect(record).to_contain_text("marks the game as a practice game")
    record.get_by_role("button", name="Show the record").click()
    written = record.locator("textarea")
    expect(written).to_have_value(re.compile("^game verdun haumont\n"))
    text = written.input_value()
    assert "(\n  # The left wing\n" in text
    is_sound(page)
    written.fill(f"{text}sing\n")
    record.get_by_role("button", name="Open as a game").click()
    expect(record.get_by_role("alert")).to_contain_text(f"line {len(text.splitlines()) + 1}, column 1: 'sing'")
    page.wait_for_function(
        "() => { const a = document.querySelector('.record-text');"
        " return a.value.slice(a.selectionStart, a.selectionEnd) === 'sing'; }"
    )
    written.fill(f"{text}# Well begun.\n")
    with page.expect_download() as saved:
        record.get_by_role("button", name="Save to a file").click()
    assert saved.value.suggested_filename == f"verdun-{game}.grog"
    assert saved.value.path().read_text("utf-8").endswith("# Well begun.\n")
    record.locator("input[type=file]").set_input_files(saved.value.path())
    expect(record).to_have_count(0)
    page.wait_for_function("game => !location.pathname.includes(game)", arg=game)
    page.reload()
    me.sits()
    page.locator(".tab-menu, .drop.menu button").first.click()
    page.get_by_role("button", name="Analysis").click()
    expect(sheet.locator("[data-branch]")).to_have_count(2)
    expect(sheet.locator("[data-branch]").last).to_contain_text("The left wing")
