"""The map never moves by itself: through a whole turn, at three sizes, neither its element nor a hex on it shifts.

What is measured is measured in every frame that the browser draws, not only before and after.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests import depth
from tests.web.person import Person
from tests.web.shortcuts import Shortcuts

WATCH = """() => {
    const seen = (window.placesSeen = new Set());
    const rect = (what) => {
        const {x, y, width, height} = document.querySelector(what).getBoundingClientRect();
        return [x, y, width, height].map((each) => each.toFixed(2));
    };
    const look = () => {
        if (window.placesSeen !== seen) return;
        seen.add(JSON.stringify([rect(".map-place"), rect(".board"), rect(".board-layers")]));
        requestAnimationFrame(look);
    };
    look();
}"""
"""Notes in each frame where the map is and where what is drawn on it is: the whole sheet, and so each hex."""
LOOKS, REFUSED = "1703", "1504"
"""A hex with one unit that may join the assault, and one where nothing can be chosen."""
LINE = "25th Division artillery digs in at 1601"
"""A line of the log about a hex that is in view: one about another hex would bring that in."""


class Still(Person):
    """Somebody who keeps an eye on the map."""

    def __init__(self, page: Page, *, by_touch: bool) -> None:
        super().__init__(page)
        self.shortcuts = Shortcuts(page)
        self.by_touch = by_touch

    def touches(self, number: str) -> None:
        """Put the finger on a hex, or the mouse."""
        self.page.touchscreen.tap(*self.point(number)) if self.by_touch else self.press(number)

    def watches(self) -> None:
        """Begin to note where the map is."""
        self.page.evaluate(WATCH)

    def has_seen_no_move(self) -> None:
        """Two frames on, the map has always been in one place."""
        self.page.evaluate("() => new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(tell)))")
        seen = self.page.evaluate("[...window.placesSeen]")
        assert len(seen) == 1, seen

    def opens_and_closes(self, name: str, shown: str, close: str = "Close") -> None:
        """Press a button that opens something, and close that again."""
        self.page.get_by_role("button", name=re.compile(f"^{name}")).last.click()
        expect(self.page.locator(shown)).to_be_visible()
        self.page.locator(shown).get_by_role("button", name=close).first.click()
        expect(self.page.locator(shown)).to_have_count(0)

    def looks_back(self) -> None:
        """Press a line of the log, look at the past, and come back."""
        if not self.page.locator(".left .log").count():
            self.page.get_by_role("button", name="Log", exact=True).click()
        self.page.locator(".log-line button.row", has_text=LINE).click()
        expect(self.page.locator(".foot .player")).to_be_visible()
        if self.page.locator(".left-head .square").count():
            self.page.locator(".left-head .square").click()
        self.page.get_by_role("button", name="Back to now").click()
        expect(self.page.locator(".prompt-text")).to_be_visible()

    def confirms_dice(self, game: str) -> None:
        """Attack without guns, think better of it, attack again, and see what the dice say."""
        self.shortcuts.answer(game, "german", "done")
        self.asked("Which guns")
        before = self.version()
        self.option("done").click()
        self.page.locator(".confirm").get_by_role("button", name="Cancel").click()
        self.option("done").click()
        self.page.locator(".confirm .main").click()
        self.moves_on(before)

    def sees_the_turn_out(self, game: str) -> None:
        """The rest of the turn, question by question, as both sides answer."""
        while (now := self.shortcuts.sees(game)["screen"])["turn"] == 1:
            side = now["waiting"][0]
            before = self.version()
            texts = [each["text"] for each in self.shortcuts.asked(game, side)["options"]]
            self.shortcuts.answer(game, side, "done" if "done" in texts else texts[-1])
            self.moves_on(before)
        expect(self.page.locator(".bar-turn")).to_contain_text("22 February")


@pytest.mark.parametrize(("width", "height"), depth.some([(1440, 900), (390, 844), (820, 1180)], 2))
def test_the_map_stays_where_it_is(window: Callable[..., Page], width: int, height: int) -> None:
    by_touch, is_phone = width < 1000, width < 721
    me = Still(window(width, height, has_touch=by_touch, is_mobile=is_phone), by_touch=by_touch)
    game = me.shortcuts.in_an_assault()
    me.page.goto(f"/game/{game}")
    me.sits()
    me.asked("Who assaults")
    me.watches()
    me.touches(REFUSED)
    expect(me.page.locator(".why-not").first).to_be_visible()
    if by_touch:
        me.touches(LOOKS)
    else:
        me.point_at(LOOKS)
    expect(me.page.locator(".peek .chance-bar" if is_phone else ".odds .panel-about")).to_be_visible()
    me.page.keyboard.press("Escape")
    me.button("Hint").click()
    expect(me.page.locator(".hint li").first).to_be_visible()
    me.opens_and_closes("Options", "dialog[open]" if is_phone else ".options-panel")
    me.looks_back()
    me.page.locator(".tray-lid").click()
    expect(me.page.locator(".tray-boxes")).to_be_visible()
    me.page.locator(".tray-lid").click()
    me.has_seen_no_move()
    # The whole map is in view from here on: a question of which nothing is in view may move it, by the least.
    me.page.keyboard.press("0")
    me.point(LOOKS)
    me.watches()
    me.confirms_dice(game)
    me.sees_the_turn_out(game)
    me.has_seen_no_move()


def test_a_reload_shows_the_same_part_of_the_map(window: Callable[..., Page]) -> None:
    page = window()
    me = Still(page, by_touch=False)
    page.goto(f"/game/{me.shortcuts.in_an_assault()}")
    me.sits()
    page.mouse.move(*me.point(REFUSED))
    page.mouse.wheel(0, -500)
    page.wait_for_function("() => document.querySelector('.board-layers').getBoundingClientRect().width > 1200")
    page.wait_for_function("() => !document.querySelector('.board-layers[data-moving]')")
    before = me.point(LOOKS)
    page.reload()
    me.sits()
    assert me.point(LOOKS) == pytest.approx(before, abs=0.01)
