"""What a person does at the table, for the tests in a browser: look at the map, press a hex, read the prompt."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

NO_DOUBLE_CLICK = 450
"""Milliseconds after which the same answer counts again."""
AT_REST = """(what) => new Promise((tell) => {
    let last = "", frames = 0;
    const look = () => {
        const box = document.querySelector(what).getBoundingClientRect();
        const now = JSON.stringify(box);
        frames = now === last ? frames + 1 : 0;
        last = now;
        if (frames < 3) requestAnimationFrame(look);
        else tell({x: box.x, y: box.y, width: box.width, height: box.height});
    };
    look();
})"""
"""Where something is, once it has stopped moving: keys and new questions make the map glide."""
PLAYED = """async (game) => {
    const {title, scenario} = (await (await fetch(`/api/games/${game}`)).json()).screen;
    return [title, scenario];
}"""
FETCHED = "async (path) => (await fetch(path)).json()"
KITS: dict[tuple[str, str], dict[str, Any]] = {}


class Person:
    """Somebody in front of one window."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._kit: dict[str, Any] = {}

    # The lobby ---
    def enter(self) -> None:
        """Come into the lobby."""
        self.page.goto("/")
        expect(self.page.get_by_role("heading", level=1)).to_have_text("Grognard")

    def start(self, scenario: str, *, play: str = "Play", start: str = "Start", **picks: str) -> None:
        """Two clicks from the lobby to the map; `picks` are radio buttons to set in between, by name."""
        self.page.get_by_role("button", name=re.compile(f"{scenario}.*{play}", re.DOTALL)).click()
        sheet = self.page.get_by_role("dialog")
        for name in picks.values():
            sheet.get_by_role("radio", name=re.compile(name)).check()
        sheet.get_by_role("button", name=start, exact=True).click()
        self.sits()

    def sits(self) -> None:
        """Wait until the map lies on the table."""
        expect(self.page.locator(".board-layers .pieces")).to_be_attached()
        self._kit = {}

    def game(self) -> str:
        """The id of the game in the address."""
        found = re.search(r"/game/([^/?]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    # The map ---
    def kit(self) -> dict[str, Any]:
        """The printed board, asked for once in a run."""
        if not self._kit:
            title, scenario = self.page.evaluate(PLAYED, self.game())
            if (title, scenario) not in KITS:
                KITS[title, scenario] = self.page.evaluate(FETCHED, f"/api/titles/{title}/kit?scenario={scenario}")
            self._kit = KITS[title, scenario]
        return self._kit

    def point(self, number: str) -> tuple[float, float]:
        """Where a hex is on the screen now."""
        kit = self.kit()
        hex_ = next(each for each in kit["hexes"] if each["number"] == number)
        box = self.page.evaluate(AT_REST, ".board-layers")
        return box["x"] + hex_["x"] * box["width"] / kit["width"], box["y"] + hex_["y"] * box["height"] / kit["height"]

    def point_at(self, number: str) -> None:
        """Rest the mouse on a hex."""
        self.page.mouse.move(*self.point(number))

    def press(self, number: str) -> None:
        """Press a hex with the mouse."""
        self.page.mouse.click(*self.point(number))

    def press_side(self, one: str, other: str) -> None:
        """Press the side between two neighbouring hexes with the mouse."""
        (x, y), (x2, y2) = self.point(one), self.point(other)
        self.page.mouse.click((x + x2) / 2, (y + y2) / 2)

    def pick(self, number: str, counter: str) -> None:
        """Press a stack and, in its fan, one counter."""
        self.press(number)
        self.page.locator(".fan").get_by_role("button", name=re.compile(counter)).first.click()

    # The prompt ---
    @property
    def prompt(self) -> Locator:
        """The sentence that asks."""
        return self.page.locator(".prompt-text")

    def asked(self, words: str) -> None:
        """Wait until the prompt holds these words."""
        expect(self.prompt.first).to_contain_text(words)

    def button(self, name: str) -> Locator:
        """A button of the prompt."""
        return self.page.locator(".prompt").get_by_role("button", name=re.compile(f"^{name}"))

    def confirm(self) -> None:
        """Say yes to what cannot be taken back."""
        self.button("Confirm").click()

    def option(self, answer: str) -> Locator:
        """The button of the prompt that gives an answer, whatever is written on it."""
        return self.page.locator(f'.prompt [data-option="{answer}"]')

    def done(self) -> None:
        """Press whatever says done, and confirm it when asked to."""
        self.pauses()
        before = self.version()
        self.option("done").click()
        self.page.wait_for_function(
            """(before) => document.querySelector(".confirm") || document.body.dataset.version !== before""", arg=before
        )
        if self.page.locator(".confirm").count():
            self.confirm()
        self.moves_on(before)

    def pauses(self) -> None:
        """Before the same answer is given twice running: as long as a double click is still one click."""
        self.page.wait_for_timeout(NO_DOUBLE_CLICK)

    def version(self) -> str:
        """Which version of the game is on the screen."""
        return str(self.page.evaluate("document.body.dataset.version ?? ''"))

    def moves_on(self, before: str) -> None:
        """Wait until the screen shows a later version."""
        self.page.wait_for_function("(before) => document.body.dataset.version !== before", arg=before)
