"""Italia with nothing but its data: six scenarios in the lobby, an attack looked at, and a game by hand ended here."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.hand import Hand
from tests.web.person import Person
from tests.web.shortcuts import Shortcuts

Windows = Callable[..., Page]
BY_HAND = Path(__file__).resolve().parents[1] / "games/italia/by-hand.json"
LAST_ORDERS = 226
"""The moment of the game by hand when the Entente may move for the last time."""
LINE = 30
"""The height of a line with its frame, in pixels; two lines have more."""
BOTH = {"cp": "me", "entente": "me"}
SCENARIOS = (
    *("Monte Grappa: the sacred mountain", "Radetzky: Conrad’s last bet", "Albrecht: the Habsburgs’ last chance"),
    *("Waffentreue: Caporetto", "The battle of the Solstice", "Vittorio Veneto: death of an army"),
)


def test_the_lobby_offers_its_six_battles(window: Windows) -> None:
    page = window()
    Person(page).enter()
    for name in SCENARIOS:
        expect(page.get_by_role("button", name=re.compile(f"{name}.*Play", re.DOTALL))).to_be_visible()


def test_the_odds_of_an_attack_have_each_reason_with_its_clause_beside_it(window: Windows) -> None:
    page = window()
    me, calls = Person(page), Shortcuts(page)
    game = str(calls.make("grappa", title="italia", seed="1", seats=BOTH)["id"])
    calls.answer(game, "cp", "launch G-army1", "done", "done")
    page.goto(f"/game/{game}")
    me.sits()
    me.point_at("W2024")
    reasons = page.locator(".odds-place .reasons").first.locator("li")
    expect(reasons).to_have_count(4)
    for reason in reasons.all():
        why, clause = reason.locator(".why").bounding_box(), reason.locator(".clause-chip").bounding_box()
        assert why and clause
        assert clause["x"] >= why["x"] + why["width"]
        assert clause["y"] < why["y"] + why["height"]


def test_the_game_by_hand_is_ended_in_the_browser(window: Windows) -> None:
    """Its last orders are given with the mouse; then the verdict, with no points for the Central Powers."""
    page = window()
    me, calls = Hand(page), Shortcuts(page)
    game = calls.branch(calls.take_in(BY_HAND), LAST_ORDERS)
    page.goto(f"/game/{game}")
    me.sits()
    for _ in range(3):
        me.answers("done")
    card = page.get_by_role("dialog", name=re.compile("victory of the Entente"))
    expect(card).to_be_visible()
    expect(card.locator(".standing").first).to_contain_text("Central Powers")


def test_long_names_fit_a_narrow_list_of_phases(window: Windows) -> None:
    """In French, on a small screen: the name of a side stands in one line, and every clause is inside the panel."""
    page = window(820, 1180, lang="fr")
    game = Shortcuts(page).make("grappa", title="italia", seats=BOTH)["id"]
    page.goto(f"/game/{game}")
    Person(page).sits()
    expect(page.locator(".prompt-text")).to_be_visible()
    page.locator(".board").focus()
    page.keyboard.press("t")
    steps = page.locator(".phase-list li").filter(has=page.locator(".side-badge"))
    expect(steps.first).to_contain_text("Empires centraux")
    for step in steps.all()[:6]:
        room, badge = step.bounding_box(), step.locator(".side-badge").bounding_box()
        clause = step.locator(".clause-chip").bounding_box()
        assert room and badge and clause
        assert badge["height"] < LINE
        assert clause["x"] + clause["width"] <= room["x"] + room["width"] + 1
