"""What is done as soon as something is on the screen counts: a page that shows a field or a table already listens.

A person is seldom that fast, a busy machine often makes them so. The script acts in the same task that drew the page,
before the browser has painted it.
"""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.person import Person
from tests.web.shortcuts import Shortcuts
from tests.web.test_tools import at_table

WHEN_IT_APPEARS = """new MutationObserver((_, watch) => {
    const found = document.querySelector("%s");
    if (!found) return;
    watch.disconnect();
    (%s)(found);
}).observe(document, {childList: true, subtree: true})"""
"""Act on an element in the task that puts it on the page."""
WRITES_A_NOTE = """(field) => {
    field.value = "the ford";
    field.dispatchEvent(new InputEvent("input", {bubbles: true}));
    queueMicrotask(() => field.form.requestSubmit());
}"""
PRESSES_O = """() => document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "o", bubbles: true}))"""


def test_a_note_written_at_once_is_kept(window: Callable[..., Page]) -> None:
    page = window()
    person = at_table(page)
    page.locator(".toolbox").get_by_role("button", name="Note", exact=True).click()
    page.evaluate(WHEN_IT_APPEARS % (".toolbox input[type=text]", WRITES_A_NOTE))
    person.press("0505")
    expect(page.locator(".sketch-label text")).to_have_text("the ford")


def test_a_key_pressed_as_the_table_appears_is_heard(window: Callable[..., Page]) -> None:
    page = window()
    made = Shortcuts(page).make("crossing", seats={"blue": "me", "red": "bot:random"}, seed="tools")
    page.add_init_script(WHEN_IT_APPEARS % (".board .pieces", PRESSES_O))
    page.goto(f"/game/{made['id']}/blue")
    Person(page).sits()
    expect(page.locator(".options-panel")).to_be_visible()
