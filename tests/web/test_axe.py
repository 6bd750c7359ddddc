"""axe-core finds nothing on any screen: WCAG 2 A and AA and best practices, by day and night, in both languages.

Each screen is examined in one of the two looks, and in both when it goes deep. What lies over a page that was examined
is examined by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests import depth
from tests.web.conftest import ROOT
from tests.web.person import Person
from tests.web.shortcuts import BY_HAND, Shortcuts
from tests.web.test_one_hand import TO_THE_CHURCH

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
RUN = """async (within) => {
    const found = await axe.run(within ? {include: [within]} : document, {resultTypes: ["violations"]});
    return found.violations.flatMap((rule) => rule.nodes.slice(0, 3).map((node) =>
        `${rule.id}: ${node.target.join(" ")}: ${node.failureSummary.replaceAll("\\n", " ")}`));
}"""

Light = Literal["light", "dark"]
by_day = pytest.mark.parametrize(("lang", "light"), depth.some([("en", "light"), ("fr", "dark")]))
by_night = pytest.mark.parametrize(("lang", "light"), depth.some([("fr", "dark"), ("en", "light")]))
pytestmark = pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: npm install in web/")

SHEET = "dialog[open]"
SHEETS_OF_THE_MENU = {2: ".rules-sheet .clause-body", 4: ".trial-sheet", 6: ".record-sheet", 7: ".settings-sheet"}
AT_THE_GUNS = 121


class Examined(Person):
    """A window that axe looks at."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.shortcuts = Shortcuts(page)
        self._faults: dict[str, list[str]] = {}

    def goes(self, path: str, shown: str) -> None:
        """Go to an address and wait until something is shown there."""
        self.page.goto(path)
        expect(self.page.locator(shown).first).to_be_visible()

    def sits_at(self, game: str) -> None:
        """Go to a table and wait until its map lies there and the prompt asks."""
        self.goes(f"/game/{game}", ".table")
        self.sits()

    def examine(self, screen: str, shown: str = "body", within: str = "") -> None:
        """Have axe look at the page, or at a part of it, once something is shown there."""
        expect(self.page.locator(shown).first).to_be_visible()
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text())
        if faults := self.page.evaluate(RUN, within):
            self._faults[screen] = faults

    def is_sound(self) -> None:
        """Say all that axe found, or nothing."""
        assert not self._faults, "\n".join(
            f"{name}\n    {each}" for name, them in self._faults.items() for each in them
        )

    def closes(self) -> None:
        """Close the sheet that is open."""
        sheets = self.page.locator("dialog[open]")
        sheets.last.locator(".sheet-head button").click()
        expect(sheets).to_have_count(0)


Opener = Callable[..., Page]


@pytest.fixture
def examined(window: Opener) -> Callable[..., Examined]:
    """Opens windows for axe."""

    def opened(lang: str = "en", light: Light = "light", **more: Any) -> Examined:
        return Examined(window(lang=lang, color_scheme=light, **more))

    return opened


@by_day
def test_the_lobby(examined: Callable[..., Examined], lang: str, light: Light) -> None:
    me = examined(lang, light)
    me.shortcuts.make("crossing", seats={"blue": "me", "red": "open"})
    me.shortcuts.take_in(BY_HAND)
    me.goes("/", ".my-games .my-game")
    me.examine("lobby", ".scenario")
    me.goes("/games", ".my-game-tools button")
    me.page.locator(".my-game-tools button").first.click()
    me.examine("delete a game", ".my-game-tools .danger")
    me.goes("/", ".scenario")
    me.page.locator(".scenario").last.click()
    me.examine("new game", "dialog .start", SHEET)
    me.page.locator("dialog .pick").first.locator(".pick-one").nth(3).click()
    me.examine("seconds for a general", "dialog .seconds input", SHEET)
    me.page.locator("dialog .pick").first.locator(".pick-one").last.click()
    me.page.locator("dialog .start").click()
    me.examine("links for a friend", "dialog .copy-line", SHEET)
    me.closes()
    me.page.locator(".page-tools > button").last.click()
    me.examine("settings", ".settings-sheet", SHEET)
    me.goes("/join/nowhere", ".broken")
    me.examine("a link that leads nowhere")
    me.goes("/game/nowhere", ".broken")
    me.examine("a game that is not there")
    me.is_sound()


@by_night
def test_the_table(examined: Callable[..., Examined], lang: str, light: Light) -> None:
    me = examined(lang, light)
    me.sits_at(me.shortcuts.in_an_assault())
    me.examine("table", ".prompt")
    me.page.locator(".drop.menu button").first.click()
    me.examine("menu", ".menu-list", ".bar")
    me.page.keyboard.press("Escape")
    me.page.locator(".drop.sequence button").first.click()
    me.examine("sequence of play", ".drop-panel", ".bar")
    me.page.keyboard.press("Escape")
    me.press("1602")
    me.examine("fan", ".fan .fan-counter", ".fan")
    me.page.locator(".fan .fan-counter.option").first.hover()
    me.examine("odds of an option", ".odds-place table", ".odds-place")
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("o")
    me.examine("options", ".options-panel .choice", ".options-panel")
    me.page.keyboard.press("o")
    me.page.locator(".board").focus()
    me.page.keyboard.press("/")
    me.examine("palette", "[role=combobox]")
    me.page.keyboard.press("Escape")
    me.press("1610")
    me.examine("why not", ".why-not", ".why-not")
    me.page.locator(".prompt .clause-chip").first.click()
    me.examine("clause card", ".clause-card .clause-body", SHEET)
    me.closes()
    me.is_sound()


@by_night
def test_lessons(examined: Callable[..., Examined], lang: str, light: Light) -> None:
    me = examined(lang, light, newcomer=True)
    me.goes("/learn", ".course")
    me.examine("courses", ".course")
    me.page.locator('[data-lesson="patrol-move"]').click()
    me.sits()
    me.page.locator(".lesson-hint").click()
    me.examine("a lesson with its hint", ".lesson-aside", ".lesson")
    for _ in range(2):
        before = me.version()
        me.page.locator(".lesson-skip").click()
        me.moves_on(before)
    me.examine("a lesson that is done", ".lesson.done .clause-chip")
    me.is_sound()


@by_day
def test_a_table_with_its_pictures(examined: Callable[..., Examined], lang: str, light: Light) -> None:
    """The drawings of all counters are part of the page, though out of sight."""
    me = examined(lang, light, drawn=True)
    me.sits_at(me.shortcuts.in_an_assault())
    expect(me.page.locator(".sprite symbol").first).to_be_attached()
    me.page.wait_for_function("() => document.querySelector('.board-layers img')?.complete")
    me.examine("table", ".prompt")
    me.is_sound()


@by_night
def test_hints_and_reasons(examined: Callable[..., Examined], lang: str, light: Light) -> None:
    me = examined(lang, light)
    seats = {"german": "bot:officer", "french": "me"}
    me.sits_at(me.shortcuts.make("haumont", title="verdun", seats=seats)["id"])
    me.page.locator(".left .why-button").first.click()
    me.examine("why", ".left .why-told li")
    me.page.locator(".last-act button").click()
    me.examine("the enemy's turn", ".player .player-ticks", ".foot")
    me.page.locator(".board").focus()
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("h")
    me.examine("hint", ".prompt .hint li", ".prompt")
    me.is_sound()


@by_day
def test_what_waits_and_what_was_rolled(examined: Callable[..., Examined], lang: str, light: Light) -> None:
    me = examined(lang, light)
    me.sits_at(me.shortcuts.branch(me.shortcuts.take_in(BY_HAND), AT_THE_GUNS))
    me.page.locator('.prompt [data-option="done"]').click()
    me.examine("confirmation", ".confirm", ".foot")
    before = me.version()
    me.page.locator(".confirm .main").click()
    me.moves_on(before)
    # The odds of the roll are fetched once it is in the log.
    me.page.locator(".last-roll > summary").wait_for()
    if not me.page.locator(".last-roll .odds-told").is_visible():
        me.page.locator(".last-roll > summary").click()
    me.examine("the last roll", ".last-roll .odds-told", ".last-roll")
    me.page.locator(".left .roll-button").first.click()
    me.examine("a roll of the log", ".left .roll-told .bars", ".left")
    me.page.locator(".left .log-line button.row").first.click()
    me.examine("looking back", ".player", ".foot")
    me.is_sound()


@by_night
def test_what_slides_over_the_table(examined: Callable[..., Examined], lang: str, light: Light) -> None:
    me = examined(lang, light)
    me.sits_at(me.shortcuts.in_an_assault())
    for place, shown in (
        (2, ".rules-sheet .clause-body"),
        (4, ".trial-sheet"),
        (6, ".record-sheet"),
        (7, ".settings-sheet"),
    ):
        me.page.locator(".drop.menu button").first.click()
        me.page.locator(".menu-list li").nth(place).locator(".row").click()
        me.examine(shown, shown, SHEET)
        me.closes()
    me.page.keyboard.press("?")
    me.examine("help", ".help-sheet", SHEET)
    me.is_sound()


@by_day
def test_rules_replay_and_end(examined: Callable[..., Examined], lang: str, light: Light) -> None:
    me = examined(lang, light)
    me.goes("/rules/patrol/9.1", ".clause.here")
    me.examine("reader")
    me.page.get_by_role("searchbox").fill({"en": "fire", "fr": "tir"}[lang])
    me.examine("search in the rules", ".hits mark", ".hits")
    finished = me.shortcuts.take_in(BY_HAND)
    me.goes(f"/game/{finished}/replay", ".replay")
    me.sits()
    me.examine("replay")
    me.goes(f"/game/{finished}", ".end-card")
    me.examine("end card", within=".end-card")
    me.page.locator(".dice-check summary").click()
    me.examine("the check of the dice", ".dice-check code", ".dice-check")
    me.page.locator(".dice-check > button").click()
    me.examine("what the check found", ".dice-check [role=status] li", ".dice-check")
    me.goes(f"/game/{finished}/report", ".report-luck")
    me.examine("report")
    me.is_sound()


@by_day
def test_people_at_a_table(examined: Callable[..., Examined], lang: str, light: Light) -> None:
    me = examined(lang, light)
    made = me.shortcuts.make("crossing", seats={"blue": "me", "red": "open"}, name="Ann")
    friend = examined(lang, light, width=390, height=844, has_touch=True, is_mobile=True)
    friend.goes(made["links"]["red"], ".sit-down")
    friend.examine("invitation", ".invitation img")
    friend.page.locator(".sit-down button").click()
    for each, name in ((friend, "phone"), (me, "desktop")):
        each.sits_at(made["id"])
        each.page.locator(".people-button").click()
        each.examine(f"people, {name}", ".people-sheet .copy-line", SHEET)
        each.page.locator(".say input").fill("Good luck!")
        each.page.locator(".say input").press("Enter")
        expect(each.page.locator(".talk-lines .talk-text").last).to_have_text("Good luck!")
        each.page.locator(".my-notes summary").click()
        each.page.locator(".notes textarea").fill("Hold 0304, §9.1")
        each.examine(f"talk and notes, {name}", ".mentions", SHEET)
        each.page.locator(".manners .danger").click()
        each.examine(f"resignation, {name}", ".resign", SHEET)
        each.page.locator(".manners-acts > button").first.click()
        each.examine(f"an offer of mine, {name}", ".people-sheet .offer-bar", SHEET)
        each.closes()
        each.page.locator(".foot .offer-bar button").click()
        expect(each.page.locator(".offer-bar:not(.dice-wait)")).to_have_count(0)
    goes_back(me, friend, made["id"])
    for each in (friend, me):
        each.is_sound()


def goes_back(me: Examined, friend: Examined, game: str) -> None:
    """Answer once, then ask to go back to before it, be asked, and read in the log that it was done."""
    me.shortcuts.rolls(game)
    side = me.shortcuts.sees(game)["screen"]["waiting"][0]
    asked = me if side == "blue" else friend
    asked.shortcuts.answer(game, side, "pass")
    line = me.page.locator(".left .log-line .row").last
    line.press("Enter")
    me.page.locator(".take-back button").press("Enter")
    me.examine("to go back", ".take-back button:nth-of-type(2)", ".foot")
    me.page.locator(".take-back button").first.press("Enter")
    friend.page.locator(".offer-since summary").click()
    friend.examine("somebody asks to go back", ".offer-since li", ".foot")
    friend.page.locator(".foot .offer-bar .main").click()
    me.page.locator(".went-back summary").click()
    me.examine("what was taken back", ".went-back li", ".left")


@by_night
def test_the_curtain_and_a_standing_answer(examined: Callable[..., Examined], lang: str, light: Light) -> None:
    for width in depth.some([390, 1440]):
        me = examined(lang, light, width=width, height=844)
        game = str(me.shortcuts.make("crossing", seats={"blue": "me", "red": "me"})["id"])
        me.shortcuts.answer(game, "red", *TO_THE_CHURCH)
        me.goes(f"/game/{game}", ".curtain")
        me.examine("curtain")
        me.page.locator(".curtain button").click()
        me.examine(f"offered at {width}", ".standing", ".standing")
        if width < 1440:
            me.page.locator(".standing summary").click()
            me.examine("unfolded", '[data-standing="turn"]', ".standing")
        me.page.locator('[data-standing="phase"]').click()
        me.examine(f"given at {width}", ".stands", ".standing")
        me.is_sound()


@by_day
def test_a_phone(examined: Callable[..., Examined], lang: str, light: Light) -> None:
    me = examined(lang, light, width=390, height=844, has_touch=True, is_mobile=True)
    me.goes("/", ".scenario")
    me.examine("lobby")
    me.sits_at(me.shortcuts.in_an_assault())
    me.examine("table", ".tabs")
    for place in range(5):
        me.page.locator(".tabs button").nth(place).click()
        me.examine(f"sheet {place}", "dialog[open] .sheet-body", SHEET)
        me.closes()
    me.is_sound()
