"""What will go wrong before a phase ends: a quiet line at the prompt, shown on the map, in nobody's way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from tests.web.person import Person
from tests.web.shortcuts import Shortcuts

AFTER_A_MARCH: Final = 112
"""The moment of the game played by hand when some Germans have moved, others have not, and a headquarters is alone."""


def sit_down(page: Page) -> Person:
    """Somebody who plays both sides from there on."""
    shortcuts = Shortcuts(page)
    page.goto(f"/game/{shortcuts.branch(shortcuts.take_in(), AFTER_A_MARCH)}")
    me = Person(page)
    me.sits()
    return me


def test_who_has_not_moved_is_told_and_shown_and_the_phase_can_end_as_before(window: Callable[..., Page]) -> None:
    """By keyboard; what is shown is gone with the question."""
    me = sit_down(window(1440, 900))
    page = me.page
    line = page.get_by_role("list", name="Before you go on").get_by_role("listitem").filter(has_text="have not moved")
    show = line.get_by_role("button", name="Show me")
    show.focus()
    page.keyboard.press("Enter")
    expect(show).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".laid-edge")).to_have_count(1)
    before = me.version()
    me.done()
    me.moves_on(before)
    expect(page.locator(".laid-edge")).to_have_count(0)


def test_a_phone_has_one_line_and_the_others_behind_it(window: Callable[..., Page]) -> None:
    """In French."""
    page = sit_down(window(390, 844, lang="fr")).page
    told = page.get_by_role("list", name="Avant de continuer").get_by_role("listitem")
    expect(told).to_have_count(1)
    told.get_by_role("button", name="et un autre point").click()
    expect(told).to_have_count(2)
    expect(told.last).to_contain_text("sans escorte près de l’ennemi")
