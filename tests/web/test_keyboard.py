"""A turn without a mouse: palette, hex cursor, single keys; the focus is always somewhere, every step is told aloud."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from tests import depth
from tests.web.arrange import fix_dice, screen, where
from tests.web.person import Person
from tests.web.shortcuts import BY_HAND, IN_AN_ASSAULT, Shortcuts

SEED = "1916"
AT_THE_GUNS = 121
"""The moment of the game by hand when a gun may support an assault, and going without one rolls the dice."""
FOCUSED = "() => document.activeElement !== null && document.activeElement !== document.body"
MOST_TABS = 60
MOST_STEPS = 60


class Typist(Person):
    """Somebody who has only a keyboard, and listens to what is announced."""

    def key(self, *keys: str) -> None:
        """Press keys one after the other; the focus must never get lost."""
        for each in keys:
            self.page.keyboard.press(each)
            self.page.wait_for_function(FOCUSED)

    def tab_to(self, name: str) -> None:
        """Go round with Tab until something by this name has the focus."""
        for _ in range(MOST_TABS):
            self.key("Tab")
            if re.search(name, self.page.evaluate("() => document.activeElement.textContent"), re.DOTALL):
                return
        raise AssertionError(f"Tab does not lead to {name}")

    @property
    def aloud(self) -> Locator:
        """Where things are announced."""
        return self.page.locator('[role="status"][aria-live="polite"]')

    def told(self) -> str:
        """The first sentence of what was announced last."""
        return self.aloud.inner_text().split(".")[0]

    def hears(self, words: str | re.Pattern[str]) -> None:
        """Wait until this is announced."""
        expect(self.aloud).to_contain_text(words)

    def hears_the_prompt(self) -> None:
        """What is asked now is announced, too."""
        self.hears(self.prompt.inner_text())

    def answers(self, *keys: str) -> None:
        """Press keys that answer, confirm with Enter where that is asked, and wait for the screen to follow."""
        before = self.version()
        self.key(*keys)
        self.page.wait_for_function(
            "(was) => document.querySelector('.confirm') || document.body.dataset.version !== was", arg=before
        )
        if self.page.locator(".confirm").count():
            expect(self.button("Confirm")).to_be_focused()
            self.key("Enter")
        self.moves_on(before)
        self.page.wait_for_function(FOCUSED)

    def finds(self, words: str) -> Locator:
        """Open the palette and type; the line that Enter would choose."""
        self.key("/")
        palette = self.page.get_by_role("combobox")
        expect(palette).to_be_focused()
        self.page.keyboard.type(words)
        return self.page.get_by_role("option", selected=True)

    def orders(self, words: str) -> None:
        """Answer by the palette."""
        found = self.finds(words)
        expect(found.locator(".palette-kind")).to_have_text("option")
        self.answers("Enter")

    def here(self) -> str:
        """The hex under the cursor."""
        shown = self.page.locator(".inspector .hex-number")
        return shown.inner_text() if shown.count() else ""

    def walk_to(self, goal: str) -> None:
        """Walk the hex cursor to a hex with the arrow keys."""
        at = {each["number"]: (each["x"], each["y"]) for each in self.kit()["hexes"]}
        radius = self.kit()["radius"]
        if not self.here():
            self.key("ArrowDown")
        for _ in range(MOST_STEPS):
            here = self.here()
            if here == goal:
                return
            dx, dy = (at[goal][axis] - at[here][axis] for axis in (0, 1))
            across = "ArrowRight" if dx > 0 else "ArrowLeft"
            self.key(across if abs(dx) > radius / 2 else "ArrowDown" if dy > 0 else "ArrowUp")
            expect(self.page.locator(".inspector .hex-number")).not_to_have_text(here)
        raise AssertionError(f"the arrows do not lead to {goal}")


def test_a_turn_by_keyboard_alone(window: Callable[..., Page]) -> None:
    """The first German turn from the lobby to the second morning, and not one call of the mouse."""
    page = window()
    me = Typist(page)
    fix_dice(page, SEED)
    me.enter()
    expect(page.get_by_role("button", name=re.compile("^Haumont and the Bois des Caures"))).to_be_visible()
    me.tab_to("Haumont and the Bois des Caures.*Play")
    me.key("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    me.key("Tab")
    expect(page.get_by_role("radio", name=re.compile("Recruit"))).to_be_focused()
    me.key("ArrowUp")
    expect(page.get_by_role("radio", name=re.compile("Random"))).to_be_checked()
    me.tab_to("^Start$")
    page.keyboard.press("Enter")
    me.sits()
    page.wait_for_function(FOCUSED)
    reads_the_help(me)
    bombards(me)
    marches(me)
    ends_the_day(me)


def reads_the_help(me: Typist) -> None:
    """`?` lists the keys; Escape gives the focus back."""
    page = me.page
    me.key("?")
    help_ = page.get_by_role("dialog", name="Help")
    expect(help_.get_by_role("row").filter(has_text="Take back the last answer")).to_contain_text("u")
    me.key("Escape")
    expect(help_).to_be_hidden()


def bombards(me: Typist) -> None:
    """A barrage by the palette, a gun by n and p, the dice by d and Enter."""
    page = me.page
    found = me.finds("barrage 1203")
    expect(found).to_contain_text("Barrage on 1203 Bois d’Haumont")
    expect(page.locator(".palette-said")).to_contain_text("19+")
    me.answers("Enter")
    me.hears_the_prompt()
    me.orders("gun XVIII-art1")
    heard = [me.told()]
    for step in ("n", "n", "p"):
        me.key(step)
        expect(me.aloud).not_to_contain_text(heard[-1])
        heard.append(me.told())
    assert heard[1] == heard[3] != heard[2]
    me.answers("Enter")
    me.hears_the_prompt()
    me.key("d")
    me.hears(re.compile("dice", re.IGNORECASE))
    expect(me.button("Confirm")).to_be_focused()
    me.key("Escape")
    expect(page.locator(".confirm")).to_be_hidden()
    me.answers("d")
    me.hears("Die 6")
    me.hears_the_prompt()
    me.key("u")
    expect(page.get_by_role("alert")).to_contain_text(re.compile("dice", re.IGNORECASE))
    me.pauses()
    me.answers("d")
    me.hears_the_prompt()


def marches(me: Typist) -> None:
    """A regiment by palette and arrows; why not elsewhere; back and again; headquarters out of the crowd."""
    page = me.page
    me.orders("move IR81")
    me.walk_to("1204")
    me.key("w")
    expect(page.locator(".why-not li").first.get_by_role("button", name=re.compile("^§"))).to_be_visible()
    me.hears(re.compile("§8"))
    me.key("Escape")
    me.walk_to("1202")
    me.hears(re.compile("1202.*Can be chosen", re.DOTALL))
    expect(page.locator(".badge.trail-end")).to_have_text("3")
    me.answers("Enter")
    assert where(page, me.game(), "german", "IR81") == "1202"
    me.answers("u")
    assert where(page, me.game(), "german", "IR81") == "1201"
    me.walk_to("1201")
    me.walk_to("1202")
    me.answers("Enter")
    assert where(page, me.game(), "german", "IR81") == "1202"
    me.hears_the_prompt()
    for piece, goal in (("XVIII-HQ", "1302"), ("III-HQ", "2102")):
        me.orders(f"move {piece}")
        me.orders(f"to {goal}")
        me.answers("d")
        assert where(page, me.game(), "german", piece) == goal


def ends_the_day(me: Typist) -> None:
    """d through the other phases; the bot plays, and the new morning is told."""
    page = me.page
    while (now := screen(page, me.game(), "german"))["turn"] == 1 and now["asked"]:
        me.pauses()
        me.answers("d")
    expect(page.locator(".bar-turn")).to_contain_text("22 February")
    me.hears(re.compile(r"The enemy has played: \d+ events"))
    me.key("Escape")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    page.wait_for_function(FOCUSED)
    me.hears_the_prompt()
    answers_from_the_list(me)


def answers_from_the_list(me: Typist) -> None:
    """The options as a list: it has the focus, Tab goes on, Enter chooses, Escape leaves."""
    page = me.page
    me.key("o")
    options = page.get_by_role("region", name="Options", exact=True)
    expect(options).to_be_visible()
    expect(options.locator("[data-option]").first).to_be_focused()
    me.key("Tab")
    expect(options.locator("[data-option]").nth(1)).to_be_focused()
    me.answers("Enter")
    me.hears_the_prompt()
    me.key("Escape")
    expect(options).to_be_hidden()
    expect(page.get_by_role("application")).to_be_focused()


def test_the_log_is_one_stop_of_tab_with_arrows_inside(window: Callable[..., Page]) -> None:
    me = Typist(window())
    me.page.goto(f"/game/{Shortcuts(me.page).in_an_assault()}")
    me.sits()
    log = me.page.locator(".left .log")
    expect(log.locator(".log-line").nth(9)).to_be_attached()
    log.focus()
    me.key("ArrowUp")
    last = log.locator("button.row").last
    expect(last).to_be_focused()
    me.key("ArrowUp")
    expect(log.locator("button.row").nth(-2)).to_be_focused()
    me.key("ArrowRight")
    assert me.page.evaluate("() => document.activeElement.closest('.log') !== null")
    me.key("Home")
    expect(log.locator("button, summary").first).to_be_focused()
    expect(me.page.locator(".log-newest")).to_be_visible()
    me.key("Tab")
    assert me.page.evaluate("() => document.activeElement.closest('.log') === null")
    me.key("Shift+Tab")
    expect(log).to_be_focused()


def focuses_undo(me: Typist) -> None:
    """Stand on the button that takes back."""
    me.page.get_by_role("button", name="Undo").focus()


def asks_to_be_sure(me: Typist) -> None:
    """Give an answer that is final, and do not confirm it."""
    me.option("done").focus()
    me.key("Enter")
    expect(me.button("Confirm")).to_be_focused()


def walks_over_another(me: Typist) -> None:
    """Step with the arrows onto a hex that can be chosen, or past it: its preview is on its way."""
    me.page.get_by_role("application").focus()
    me.key("p", "ArrowDown", "ArrowUp")


@pytest.mark.parametrize(
    ("prepare", "moment", "key"),
    depth.some(
        [
            (focuses_undo, IN_AN_ASSAULT, "n"),
            (walks_over_another, IN_AN_ASSAULT, "n"),
            (asks_to_be_sure, AT_THE_GUNS, "h"),
            (asks_to_be_sure, AT_THE_GUNS, "n"),
            (focuses_undo, IN_AN_ASSAULT, "h"),
        ],
        3,
    ),
)
def test_enter_does_what_a_key_announced(
    window: Callable[..., Page], prepare: Callable[[Typist], None], moment: int, key: str
) -> None:
    """With the focus on a button, on a confirmation of something else, or while a preview of another option is due."""
    me = Typist(window())
    shortcuts = Shortcuts(me.page)
    me.page.goto(f"/game/{shortcuts.branch(shortcuts.take_in(BY_HAND), moment)}")
    me.sits()
    expect(me.option("done")).to_be_visible()
    options = shortcuts.asked(me.game(), "german")["options"]
    prepare(me)
    me.key(key)
    expect(me.page.locator(".confirm")).to_have_count(0)
    me.hears(re.compile("|".join(re.escape(each["label"]) for each in options)))
    # Longer than any preview waits that was on its way.
    me.pauses()
    [announced] = [each["text"] for each in options if each["label"] in me.told()]
    with me.page.expect_request(re.compile("/answers")) as asked:
        me.answers("Enter")
    assert json.loads(asked.value.post_data or "")["answer"] == announced
    expect(me.page.get_by_role("application")).to_be_focused()


@pytest.mark.parametrize("width", depth.some([1440, 390]))
def test_no_heading_skips_a_level_while_the_panel_off_the_map_is_open(window: Callable[..., Page], width: int) -> None:
    me = Typist(window(width))
    me.page.goto(f"/game/{Shortcuts(me.page).in_an_assault()}")
    me.sits()
    lid = me.page.get_by_role("heading", name="Off map", level=2).get_by_role("button")
    lid.focus()
    me.key("Enter")
    expect(me.page.get_by_role("heading", name="off the map", exact=True, level=3)).to_be_visible()
    levels = me.page.evaluate("[...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map((each) => +each.tagName[1])")
    assert levels[0] == 1 and all(later <= earlier + 1 for earlier, later in pairwise(levels)), levels
