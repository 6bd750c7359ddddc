"""En pointe toujours! in the browser: reactions by mouse, finger and key, and dice of two colours."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.hand import Hand
from tests.web.shortcuts import Shortcuts

Windows = Callable[..., Page]
BY_HAND = Path(__file__).resolve().parents[1] / "games/indochine/by-hand.json"
IN_THE_OPEN = 150
"""The moment of the game by hand when the leader of the company has stepped into the open: the French may fire."""
LONG_SHOT = 115
"""The moment when a platoon may answer a group at a distance, with a chance of eight in a hundred."""
LAST_TURN = 201
"""The moment when the last turn may be passed."""
LAST_ANSWERS = ("pass", "pass", "recover")
BOTH = {"french": "me", "viet-minh": "me"}


def at(page: Page, moment: int) -> Hand:
    """Somebody who sits at the game by hand, at a moment of it."""
    me, calls = Hand(page), Shortcuts(page)
    page.goto(f"/game/{calls.branch(calls.take_in(BY_HAND), moment)}")
    me.sits()
    me.asked("")
    return me


def test_a_whole_move_is_let_pass_by_key(window: Windows) -> None:
    """The button says so, not to react needs no confirmation, and nobody is asked again while the leader goes on."""
    page = window()
    me = at(page, IN_THE_OPEN)
    me.asked("The enemy is moving in B1211. Fire?")
    button = page.locator('.prompt [data-option="let-pass"]')
    expect(button).to_have_text("Hold fire for the whole of this action")
    before = me.version()
    button.focus()
    page.keyboard.press("Enter")
    me.moves_on(before)
    expect(page.locator(".confirm")).to_have_count(0)
    me.asked("choose an action.")
    me.answers("move B1111")
    me.asked("choose an action.")


def test_a_finger_waits_for_a_better_chance(window: Windows) -> None:
    """On a phone the answers of a window fit above the tabs; what has no such chance is not asked again."""
    page = window(390, 844, has_touch=True, is_mobile=True)
    me = at(page, LONG_SHOT)
    me.asked("The enemy is firing from B1407. Fire back?")
    button = me.option("hold")
    expect(me.option("unless 50")).to_have_count(0)
    room, tabs = button.bounding_box(), page.locator(".tabs").bounding_box()
    assert room and tabs
    assert room["y"] + room["height"] <= tabs["y"]
    before = me.version()
    page.locator(".standing summary").tap()
    page.locator('.standing [data-option="unless 10"]').tap()
    page.wait_for_function(
        "(was) => document.querySelector('.confirm') || document.body.dataset.version !== was", arg=before
    )
    if page.locator(".confirm").count():
        page.locator(".confirm .main").tap()
    me.moves_on(before)
    me.asked("The enemy is firing from B1508. Fire back?")


def test_the_dyke_is_ended_with_the_mouse(window: Windows) -> None:
    page = window()
    me = at(page, LAST_TURN)
    expect(page.locator(".curtain")).to_have_count(0)
    for answer in LAST_ANSWERS:
        me.answers(answer)
    card = page.get_by_role("dialog", name="The houses are held")
    expect(card.locator(".standing").first).to_contain_text("objectives held: 3")


def test_two_dice_are_typed_in_one_by_one(window: Windows) -> None:
    """White and coloured: which is which decides the rate of fire, so a total alone would not do."""
    page = window()
    me, calls = Hand(page), Shortcuts(page)
    game = str(calls.make("diguette", title="indochine", seed="", dice="typed", seats=BOTH)["id"])
    for side, number in (("french", 4), ("viet-minh", 5)):
        for _ in range(number):
            calls.answer(game, side, calls.asked(game, side)["options"][0]["text"])
    calls.answer(game, "french", "activate f1")
    page.goto(f"/game/{game}")
    me.sits()
    me.asked("Activation")
    for colour, face in (("white", 3), ("coloured", 4)):
        page.get_by_role("group", name=f"{colour} die").get_by_role("img", name=f"{colour} die: {face}").click()
    page.locator(".confirm .main").click()
    told = page.locator(".log-line", has_text="French: 7, the activation succeeds.")
    expect(told.get_by_role("img", name="white die: 3")).to_be_visible()
    expect(told.get_by_role("img", name="coloured die: 4")).to_be_visible()
