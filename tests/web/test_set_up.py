"""A set-up in any order: out of the tray by drag or tap."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.shortcuts import Shortcuts
from tests.web.test_orders import Counting

Windows = Callable[..., Page]
HOUSES = ("B1407", "B1508", "B1608")


def setting_up(page: Page) -> Counting:
    """Somebody who places the section of the dyke."""
    me = Counting(page)
    game = Shortcuts(page).make("diguette", title="indochine", seats={"french": "me", "viet-minh": "me"})["id"]
    page.goto(f"/game/{game}")
    me.sits()
    return me


def test_counters_are_dragged_out_of_the_tray_in_any_order(window: Windows) -> None:
    """One drag for each: of the counter that is asked for, and of another."""
    me = setting_up(window())
    tray = me.page.locator(".tray")
    for piece, to in (("pc-f-1", HOUSES[1]), ("gc-line-1", HOUSES[0])):
        if not tray.locator(".tray-boxes").count():
            me.click(".tray-lid")
        box = tray.locator(f'[data-piece="{piece}"]').bounding_box()
        assert box
        before = me.version()
        me.drag((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), to)
        me.moves_on(before)
        expect(tray.locator(f'[data-piece="{piece}"]')).to_have_count(0)
    me.click(".tray-lid")
    me.asked("Place the 2nd colonial squad.")
    assert [me.sees()["pieces"][piece]["at"] for piece in ("pc-f-1", "gc-line-1")] == [HOUSES[1], HOUSES[0]]


def test_a_finger_picks_another_counter_and_taps_its_hex(window: Windows) -> None:
    me = setting_up(window(390, 844, has_touch=True, is_mobile=True))
    me.page.locator(".tray-lid").tap()
    counter = me.page.locator('.tray [data-piece="pc-f-1"]')
    before = me.version()
    counter.tap()
    counter.tap()
    me.moves_on(before)
    me.asked("Place the leader of the 1st French section.")
    me.page.locator(".tray-lid").tap()
    before = me.version()
    for _ in range(2):
        me.page.touchscreen.tap(*me.point(HOUSES[1]))
    me.moves_on(before)
    assert me.sees()["pieces"]["pc-f-1"]["at"] == HOUSES[1]
