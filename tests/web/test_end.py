"""The end of a game on the screen: what decided it, with the clause, in the card and in the strip of the goal."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests import depth
from tests.web.shortcuts import Shortcuts


@pytest.mark.parametrize(("lang", "score"), depth.some([("fr", "Points\xa0: Bleu"), ("en", "Points: Blue")]))
def test_the_end_names_what_decided(window: Callable[..., Page], lang: str, score: str) -> None:
    page = window(lang=lang)
    shortcuts = Shortcuts(page)
    game = shortcuts.bots_alone()
    decided = shortcuts.sees(game, lang=lang)["screen"]["goal"]["because"]
    assert decided
    page.goto(f"/game/{game}")
    card = page.locator(".end-card .end-because")
    expect(card).to_have_count(len(decided))
    for nth, each in enumerate(decided):
        expect(card.nth(nth)).to_contain_text(each["text"])
        expect(card.nth(nth).get_by_role("button")).to_contain_text(f"§{each['rule']}")
        expect(page.locator(".goal-words")).to_contain_text(f"{each['text']} §{each['rule']}")
    assert score in decided[0]["text"]
