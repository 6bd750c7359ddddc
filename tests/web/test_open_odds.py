"""Odds that are not yet final, and odds that are off the chart, wherever the screen tells them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests import depth
from tests.web.person import Person
from tests.web.shortcuts import BY_HAND, Shortcuts

BEFORE_THE_GUNS = 620
"""The answers of that game up to a question for guns, where the French have guns that may answer."""
WITH_ONE_REGIMENT = 608
"""The answers up to an assault on a trench by one regiment so far, below 1:3."""
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}


@pytest.mark.parametrize("size", depth.some([*SIZES]))
def test_what_the_enemys_guns_may_still_change_is_said_before_it_is_confirmed(
    window: Callable[..., Page], size: str
) -> None:
    me = Person(window(*SIZES[size]))
    shortcuts = Shortcuts(me.page)
    me.page.goto(f"/game/{shortcuts.replayed(BY_HAND, BEFORE_THE_GUNS)}")
    me.sits()
    me.asked("Which guns")
    me.page.keyboard.press("o")
    me.page.locator('.options [data-option="gun 10-art"]').click()
    confirm = me.page.locator(".confirm")
    expect(confirm.locator(".confirm-odds")).to_contain_text("7:1")
    expect(confirm.locator(".odds-ahead")).to_contain_text("before the guns of the French; down to 5:1")


@pytest.mark.parametrize(
    ("lang", "sentence"),
    depth.some(
        [
            ("fr", "Aucune attaque n’est possible à moins de 1:3."),
            ("en", "No attack is possible at odds below 1:3."),
        ]
    ),
)
def test_a_weak_unit_first_is_told_that_no_attack_is_possible(
    window: Callable[..., Page], lang: str, sentence: str
) -> None:
    me = Person(window(lang=lang))
    me.page.goto(f"/game/{Shortcuts(me.page).replayed(BY_HAND, WITH_ONE_REGIMENT)}")
    me.sits()
    expect(me.page.locator(".prompt-so-far")).to_contain_text(sentence)
    expect(me.page.locator(".odds .odds-certain")).to_have_text(sentence)
    expect(me.page.locator(".odds .odds-column")).to_have_text("<1:3")
