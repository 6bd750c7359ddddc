"""Text half as large again, or twice as large: the layout follows it, the map keeps its share, nothing is cut."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests import depth
from tests.web.arrange import enlarge
from tests.web.conftest import ROOT
from tests.web.person import Person
from tests.web.shortcuts import BY_HAND, IN_AN_ASSAULT, Shortcuts

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
LAPTOP = {"width": 1280, "height": 800}
SIZES = {"laptop, twice": (LAPTOP, 200), "phone, half again": (PHONE, 150), "phone, twice": (PHONE, 200)}
LOOKS = [("laptop, twice", "en"), ("phone, twice", "fr"), ("phone, half again", "fr"), ("phone, twice", "en")]
looks = pytest.mark.parametrize(("size", "lang"), depth.some(LOOKS, 2))
narrowest = pytest.mark.parametrize(("size", "lang"), depth.some([*LOOKS[1:], LOOKS[0]]))

LEAST_MAP = 1 / 3
"""The least part of the window in which the map lies bare."""
LEAST_WIDTH = 1 / 2
"""The least part of the window's width that the map has."""

BOXES = """(names) => names.flatMap((name) => [...document.querySelectorAll(name)].map((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return { name, left, top, right, bottom, isCut: each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0 };
}))"""

READABLE = """() => {
    const foot = document.querySelector("footer.foot"), question = document.querySelector(".prompt-text");
    const lines = question.getClientRects().length, missed = [];
    for (let nth = 0; nth < lines; nth += 1) {
        foot.scrollTop += question.getClientRects()[nth].top - foot.getBoundingClientRect().top - 40;
        const { left, top, right, bottom } = question.getClientRects()[nth];
        for (const x of [left + 2, (left + right) / 2, right - 4]) {
            const met = document.elementFromPoint(x, (top + bottom) / 2);
            if (!met || !question.contains(met)) missed.push(`line ${nth + 1} of ${lines} at ${Math.round(x)}`);
        }
    }
    foot.scrollTop = 0;
    return missed;
}"""
"""Where the question cannot be read though its sheet is scrolled to the line: covered, or outside the window."""

OUTSIDE = """(where) => {
    const style = (each) => getComputedStyle(each);
    const isText = (each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const scrolls = (each) => each && (each.matches("dialog, .sheet-body, footer") ? false
        : ["auto", "scroll"].includes(style(each).overflowX) && each.scrollWidth > each.clientWidth
            || scrolls(each.parentElement));
    const isLost = (each) => {
        const { left, right, width } = each.getBoundingClientRect();
        const isCut = style(each).overflowX === "hidden" && each.scrollWidth > each.clientWidth + 1;
        return width > 0 && style(each).visibility !== "hidden" && (isCut || left < -1 || right > innerWidth + 1);
    };
    return [...document.querySelectorAll(where)].flatMap((root) => [...root.querySelectorAll("*")])
        .filter((each) => !each.closest("svg, .unseen, .board") && isText(each) && isLost(each) && !scrolls(each))
        .map((each) => `${each.className || each.tagName}: ${each.innerText.slice(0, 40)}`);
}"""
"""Texts that are cut, or reach out of the window to the side, where nothing scrolls sideways."""


class Reader(Person):
    """Somebody who needs large text."""

    def __init__(self, page: Page, percent: int) -> None:
        super().__init__(page)
        enlarge(page, percent)
        self.calls = Shortcuts(page)

    def goes(self, path: str, shown: str) -> None:
        """Go to an address and wait until something is shown there."""
        self.page.goto(path)
        expect(self.page.locator(shown).first).to_be_visible()

    def boxes(self, *names: str) -> list[dict[str, Any]]:
        """Where these parts of the screen are."""
        found: list[dict[str, Any]] = self.page.evaluate(BOXES, list(names))
        return found

    def box(self, name: str) -> dict[str, Any]:
        """Where one part of the screen is."""
        [found] = self.boxes(name)
        return found

    def tables(self) -> list[str]:
        """A game of each of three titles in the middle of a question."""
        games = ROOT / "tests/games"
        verdun = self.calls.branch(self.calls.take_in(BY_HAND), IN_AN_ASSAULT)
        indochine = self.calls.branch(self.calls.take_in(games / "indochine/by-hand.json"), 30)
        both = {"cp": "me", "entente": "me"}
        return [verdun, indochine, str(self.calls.make("grappa", title="italia", seats=both)["id"])]

    def keeps_a_map(self) -> None:
        """The map has its share of the window, what lies over it not counted."""
        board, foot = self.box(".board"), self.box("footer.foot")
        size = self.page.viewport_size
        assert size is not None
        assert board["right"] - board["left"] >= LEAST_WIDTH * size["width"]
        bottom = board["bottom"] if foot["left"] >= board["right"] - 1 else foot["top"]
        bare = (board["right"] - board["left"]) * (bottom - board["top"])
        assert bare >= LEAST_MAP * size["width"] * size["height"], (board, foot)

    def reads_the_question(self) -> None:
        """Every line of it can be read from end to end; the sheet scrolls down and never to the side."""
        missed = self.page.evaluate(READABLE)
        assert not missed, missed
        assert not self.box("footer.foot")["isCut"]

    def sees_apart(self, frame: str, *names: str) -> None:
        """These parts lie inside their frame, none over another, and none is cut."""
        around, parts = self.box(frame), self.boxes(*names)
        assert len(parts) >= 2
        for nth, one in enumerate(parts):
            assert not one["isCut"], one
            inside = around["left"] <= one["left"] and one["right"] <= around["right"] + 1
            assert inside and around["top"] - 1 <= one["top"] and one["bottom"] <= around["bottom"] + 1, (one, around)
            for other in parts[nth + 1 :]:
                aside = one["right"] <= other["left"] + 1 or other["right"] <= one["left"] + 1
                assert aside or one["bottom"] <= other["top"] + 1 or other["bottom"] <= one["top"] + 1, (one, other)

    def fits(self, where: str = "body") -> None:
        """Nothing is cut, and nothing sticks out to the side."""
        assert self.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
        cut = self.page.evaluate(OUTSIDE, where)
        assert not cut, (self.page.url, cut)


@pytest.fixture
def reader(window: Callable[..., Page], size: str) -> Callable[[str], Reader]:
    """Opens the window of a size, with text of a size."""

    def opened(lang: str) -> Reader:
        room, percent = SIZES[size]
        return Reader(window(lang=lang, **room), percent)

    return opened


@looks
def test_a_table_keeps_its_map_and_reads_its_question(reader: Callable[[str], Reader], lang: str) -> None:
    me = reader(lang)
    for game in me.tables():
        me.goes(f"/game/{game}", ".prompt-text")
        me.sits()
        me.keeps_a_map()
        me.reads_the_question()
        me.sees_apart(".goal", ".goal-score", ".goal-bar", ".goal-words", ".goal-turn")
        me.sees_apart(".bar", ".bar-turn", ".sequence > button", ".help-button")
        me.sees_apart(".tabs", ".tabs span")
        me.fits(".prompt-place, .bar, .goal, .tabs")


@narrowest
def test_every_sheet_and_page_wraps(reader: Callable[[str], Reader], lang: str) -> None:
    me = reader(lang)
    finished = me.calls.take_in(BY_HAND)
    me.goes(f"/game/{me.calls.branch(finished, IN_AN_ASSAULT)}", ".prompt-text")
    for opener in (".tab-log", ".tab-tracks", ".tab-options", ".tab-menu", ".goal-open", ".help-button"):
        me.page.locator(opener).click()
        expect(me.page.locator("dialog[open] .sheet-body > *").first).to_be_visible()
        me.fits("dialog[open]")
        me.page.locator("dialog[open] .sheet-head button").click()
        expect(me.page.locator("dialog[open]")).to_have_count(0)
    for path, shown in (
        ("/", ".scenario"),
        ("/games", ".my-game"),
        ("/rules/verdun/9.21", ".clause.here"),
        (f"/game/{finished}/replay", ".replay"),
        (f"/game/{finished}", ".end-card"),
        (f"/game/{finished}/report", ".report-luck"),
    ):
        me.goes(path, shown)
        me.fits()


@narrowest
def test_what_cannot_be_taken_back_is_read_before_it_is_confirmed(reader: Callable[[str], Reader], lang: str) -> None:
    me = reader(lang)
    me.goes(f"/game/{me.calls.branch(me.calls.take_in(BY_HAND), 121)}", ".prompt-text")
    me.option("done").click()
    expect(me.page.locator(".confirm .main")).to_be_in_viewport(ratio=1)
    me.keeps_a_map()
    me.reads_the_question()
    me.fits(".prompt-place")


def test_the_layout_follows_text_that_grows_at_an_open_table(window: Callable[..., Page]) -> None:
    """Whoever makes the text larger, the browser, a person's own style or the settings of the page."""
    me = Reader(window(**LAPTOP), 100)
    me.goes(f"/game/{me.calls.in_an_assault()}", ".right")
    expect(me.page.locator(".left .log")).to_be_visible()
    for percent in (200, 100):
        me.page.evaluate("(percent) => document.documentElement.style.fontSize = `${percent}%`", percent)
        expect(me.page.locator(".tabs")).to_have_count(percent // 200)
        expect(me.page.locator(".right")).to_have_count(1 - percent // 200)
    enlarge(me.page, 150)
    expect(me.page.locator(".left")).to_have_count(0)
    expect(me.page.locator(".right")).to_be_visible()
