"""A phone and a tablet: the same game with fingers, in sheets, without horizontal scrolling."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.person import Person
from tests.web.shortcuts import BY_HAND, Shortcuts

SMALL, MAIN = 24, 44
"""The least side of any target, and of the main ones, in pixels."""
TOO_SMALL = """([least, where]) => [...document.querySelectorAll(where)].filter((each) => {
    const box = each.getBoundingClientRect();
    const inText = each.matches("a, .clause-chip") && getComputedStyle(each).display.startsWith("inline");
    const unseen = !box.width || each.closest(".unseen, [aria-hidden=true], details:not([open]) > :not(summary)");
    return !unseen && !inText && Math.min(box.width, box.height) < least - 0.5 && !each.closest("label");
}).map((each) => {
    const box = each.getBoundingClientRect();
    return `${each.className || each.tagName} ${each.innerText || each.ariaLabel} ${box.width}×${box.height}`;
})"""


class Finger(Person):
    """Somebody with a phone."""

    def tap(self, number: str) -> None:
        """Tap a hex."""
        self.page.touchscreen.tap(*self.point(number))

    def fits(self) -> None:
        """Nothing sticks out to the side, at this width and on the narrowest phone; every target can be met."""
        size = self.page.viewport_size
        assert size is not None
        for width in (size["width"], 320):
            self.page.set_viewport_size({"width": width, "height": size["height"]})
            self.page.wait_for_function("(width) => innerWidth === width", arg=width)
            wide = self.page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
            assert wide[0] <= wide[1], f"{self.page.url} is {wide[0]} wide at {width}"
            assert self.page.evaluate(TOO_SMALL, [SMALL, "button, a[href], summary, select, input"]) == []
        self.page.set_viewport_size(size)

    def has_large_targets(self, where: str) -> None:
        """The main targets are as large as a finger."""
        expect(self.page.locator(where).first).to_be_visible()
        assert self.page.evaluate(TOO_SMALL, [MAIN, where]) == []

    def scale(self) -> float:
        """How much the map is magnified."""
        return float(
            self.page.evaluate("new DOMMatrix(getComputedStyle(document.querySelector('.board-layers')).transform).a")
        )

    def sits_at(self, game: str) -> None:
        """Sit down at a game."""
        self.page.goto(f"/game/{game}")
        self.sits()
        expect(self.page.locator(".prompt-text")).to_be_visible()


@pytest.fixture
def me(window: Callable[..., Page]) -> Finger:
    """With a phone, upright."""
    return Finger(window(390, 844, has_touch=True, is_mobile=True))


def test_from_the_lobby_to_a_unit_that_moves(me: Finger) -> None:
    """Tap a counter, see where it can go, tap there to look, tap again to go."""
    me.enter()
    expect(me.page.locator(".scenario").first).to_be_visible()
    me.fits()
    me.has_large_targets(".scenario")
    me.page.locator(".scenario", has_text="The crossing").tap()
    sheet = me.page.get_by_role("dialog")
    me.has_large_targets("dialog .start")
    me.fits()
    sheet.get_by_role("radio", name="Two at this screen").check()
    sheet.get_by_role("button", name="Start", exact=True).tap()
    me.page.get_by_role("button", name="I am here").tap()
    me.sits()
    me.fits()
    me.has_large_targets(".tabs button, .prompt .act")
    expect(me.option("pass")).to_be_visible()
    expect(me.page.locator(".prompt .main, .several"), "no filled button beside answers on the map").to_have_count(0)
    shortcuts = Shortcuts(me.page)
    side = str(me.page.evaluate("document.body.dataset.version.split('/')[1]"))
    screen = shortcuts.sees(me.game(), side)["screen"]
    alone = {"blue": "B2", "red": "R2"}[side]
    before = me.version()
    me.tap(screen["pieces"][alone]["at"])
    expect(me.page.locator(".board .ring.looking, .fan .wanted").first).to_be_attached()
    assert me.version() == before
    me.tap(screen["pieces"][alone]["at"])
    me.moves_on(before)
    options = shortcuts.asked(me.game(), side)["options"]
    goal = next(each["at"] for each in options if each["verb"] == "to")
    before = me.version()
    me.tap(goal)
    expect(me.page.locator(".trail").first).to_be_attached()
    expect(me.page.locator(".peek-says")).to_contain_text(goal)
    assert me.version() == before
    me.tap(goal)
    me.moves_on(before)
    assert shortcuts.sees(me.game(), side)["screen"]["pieces"][alone]["at"] == goal


def test_an_assault_is_weighed_and_confirmed(me: Finger) -> None:
    """The odds stand over the prompt; what cannot be taken back is asked for twice."""
    shortcuts = Shortcuts(me.page)
    me.sits_at(shortcuts.branch(shortcuts.take_in(BY_HAND), 121))
    me.page.locator('.prompt [data-option="done"]').tap()
    expect(me.page.locator(".confirm")).to_be_visible()
    me.fits()
    me.has_large_targets(".confirm .act")
    before = me.version()
    me.page.locator(".confirm .main").tap()
    me.moves_on(before)


def test_sheets_open_and_close(me: Finger) -> None:
    me.sits_at(Shortcuts(me.page).in_an_assault())
    sheet = me.page.get_by_role("dialog")
    for tab in ("Log", "Look", "Tracks", "Options", "Menu"):
        opener = me.page.locator(".tabs").get_by_role("button", name=tab)
        opener.tap()
        expect(sheet).to_be_visible()
        expect(opener).to_have_attribute("aria-expanded", "true")
        me.fits()
        sheet.get_by_role("button", name="Close").first.tap()
        expect(sheet).to_have_count(0)
        expect(opener).to_have_attribute("aria-expanded", "false")


def test_every_other_screen_fits(me: Finger) -> None:
    shortcuts = Shortcuts(me.page)
    finished = shortcuts.take_in(BY_HAND)
    for path, shown in (
        ("/rules/verdun/9.21", ".clause.here"),
        (f"/game/{finished}/replay", ".replay"),
        (f"/game/{finished}", ".end-card"),
        (f"/game/{finished}/report", ".report-luck"),
        ("/game/nowhere", ".broken"),
        ("/", ".scenario"),
        ("/games", ".my-game"),
        ("/learn", ".course"),
    ):
        me.page.goto(path)
        expect(me.page.locator(shown).first).to_be_visible()
        me.fits()


def test_two_fingers_zoom(me: Finger) -> None:
    me.sits_at(Shortcuts(me.page).in_an_assault())
    box = me.page.locator(".board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    tool = me.page.context.new_cdp_session(me.page)

    def fingers(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}]
        tool.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if kind == "touchEnd" else points})

    def pinch(start: float, end: float) -> None:
        fingers("touchStart", start)
        for part in range(1, 6):
            fingers("touchMove", start + (end - start) * part / 5)
        fingers("touchEnd", end)

    first = me.scale()
    pinch(40, 90)
    me.page.wait_for_function(  # to the end of it: what is measured half way is no measure for the way back
        "(k) => new DOMMatrix(getComputedStyle(document.querySelector('.board-layers')).transform).a > k * 2.2",
        arg=first,
    )
    near = me.scale()
    pinch(120, 60)
    me.page.wait_for_function(
        "(k) => new DOMMatrix(getComputedStyle(document.querySelector('.board-layers')).transform).a < k * 0.75",
        arg=near,
    )
    # The page itself is not zoomed, and a pinch chooses nothing.
    assert me.page.evaluate("visualViewport.scale") == 1
    expect(me.page.locator(".prompt-text")).to_contain_text("Who assaults")


def test_a_tablet_has_the_table_with_one_column_open(window: Callable[..., Page]) -> None:
    """1024 × 768: the panels beside the map, the log put away, no sheet needed."""
    me = Finger(window(1024, 768, has_touch=True))
    me.sits_at(Shortcuts(me.page).in_an_assault())
    expect(me.page.locator(".right")).to_be_visible()
    expect(me.page.locator(".tabs")).to_have_count(0)
    expect(me.page.locator(".left .log")).to_have_count(0)
    board = me.page.locator(".board").bounding_box()
    assert board is not None and board["width"] > 600 and board["height"] > 450
    assert me.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert me.page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    me.page.locator(".bar").get_by_role("button", name="Log").tap()
    expect(me.page.locator(".left .log")).to_be_visible()
