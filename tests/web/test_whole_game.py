"""Whole games to their end: every click is a button that was offered; then verdict, honest dice, rematch."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests import depth
from tests.web.arrange import screen
from tests.web.person import Person
from tests.web.shortcuts import Shortcuts, choose

SEED = "3"
TURNS = 5
MOST_CLICKS = 150
LAST_ORDERS = ("move XX-art", "strategic", "to 1317", "halt", "done", "done")
"""What the game played by hand ends with."""
SOMETHING = "() => document.querySelector('.end-card, .options-panel [data-option]')"


def answers(me: Person, option: str, before: str) -> str:
    """Choose an option from the list; the same one twice running only after a while."""
    if option == before:
        me.pauses()
    choose(me, option)
    return option


def offered(buttons: Locator) -> list[str]:
    """What some buttons would answer."""
    found: list[str] = buttons.evaluate_all("(all) => all.map((each) => each.dataset.option)")
    return found


def clicks_something(me: Person, luck: random.Random, before: str) -> str:
    """Press one of the buttons offered: rather what stands under the prompt than what is on the map."""
    plain = offered(me.page.locator(".prompt .plain-option"))
    every = offered(me.page.locator(".options-panel [data-option]"))
    return answers(me, luck.choice(plain if plain and luck.random() < 0.5 else every), before)


def judged(me: Person) -> Locator:
    """The card with the verdict, once its sums are found right and its dice honest."""
    now = screen(me.page, me.game(), "")
    card = me.page.get_by_role("dialog", name=now["verdict"])
    expect(card).to_be_visible()
    assert now["over"]
    sides = card.locator(".standing")
    expect(sides).to_have_count(2)
    for one in sides.all():
        reasons, total = (one.locator(f"{part} .value").all_text_contents() for part in ("tbody", "tfoot"))
        assert [str(sum(map(number, reasons)))] == [str(number(each)) for each in total] or not total
    card.get_by_text("Check the dice").click()
    card.get_by_role("button", name="Check now").click()
    expect(card.get_by_role("status")).to_contain_text("Nothing is wrong.")
    return card


def number(text: str) -> int:
    """A number as it is shown, with a true minus."""
    return int(text.replace("−", "-").replace("+", ""))


def test_a_game_of_patrol_to_its_rematch(window: Callable[..., Page]) -> None:
    """Five turns against the computer, the last of them clicked to the end."""
    page = window()
    me = Person(page)
    luck = random.Random(SEED)
    page.goto(f"/game/{near_the_end(Shortcuts(page), luck)}")
    me.sits()
    page.get_by_role("button", name=re.compile(r"^Options \(")).click()
    given = ""
    for _ in range(MOST_CLICKS):
        page.wait_for_function(SOMETHING)
        if page.locator(".end-card").count():
            break
        given = clicks_something(me, luck, given)
    # Nobody has scrolled: however fast the computer answered, the log has followed.
    expect(page.locator(".left .log")).to_be_attached()
    expect(page.locator(".log-newest")).to_have_count(0)
    card = judged(me)
    assert any(number(each) for each in card.locator(".standing .value").all_text_contents())
    first = me.game()
    card.get_by_role("button", name="Play it again").click()
    page.wait_for_url(re.compile(f"/game/(?!{first})"))
    me.sits()
    again = screen(page, me.game(), "blue")
    assert (again["scenario"], again["turn"], again["over"]) == ("crossing", 1, False)
    assert {side: seat["kind"] for side, seat in again["seats"].items()} == {"blue": "you", "red": "bot"}


def near_the_end(calls: Shortcuts, luck: random.Random) -> str:
    """A game of Blue's against chance, of which the first turns are over."""
    game = str(calls.make("crossing", seats={"blue": "me", "red": "bot:random"}, seed=SEED)["id"])
    while (now := calls.sees(game, "blue")["screen"])["turn"] <= TURNS - depth.times(1, TURNS):
        if now["asked"]:
            calls.answer(game, "blue", luck.choice(now["asked"][0]["options"])["text"])
    return game


def test_the_last_evening_of_verdun(window: Callable[..., Page]) -> None:
    """A game played by hand is taken up again before its last orders; these are given in the browser."""
    page = window()
    me = Person(page)
    me.enter()
    shortcuts = Shortcuts(page)
    whole = shortcuts.take_in()
    clock = shortcuts.sees(whole)["screen"]["clock"]
    game = shortcuts.branch(whole, clock - len(LAST_ORDERS))
    page.goto(f"/game/{game}")
    me.sits()
    given = ""
    for order in LAST_ORDERS:
        given = answers(me, order, given)
    card = judged(me)
    expect(card).to_contain_text("German victory")
    germans = card.locator(".standing.won")
    expect(germans).to_contain_text("Germans")
    for reason in ("villages", "losses"):
        row = germans.get_by_role("row").filter(has_text=reason)
        expect(row.get_by_role("button", name=re.compile("^§16"))).to_be_visible()
