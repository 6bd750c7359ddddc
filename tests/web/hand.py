"""Any answer given with the mouse: found on the map, in a fan, in the tray or among the buttons, pressed and confirmed.

What is to be answered is said by the test; where it lies is known from what the server sent, as the eye would know it.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.arrange import screen
from tests.web.person import Person

ROOM = 0.36
"""How far from the middle of the map, in parts of it, something can be pressed without pulling the map."""
SOMETHING_CAME = """([was, opened]) => document.body.dataset.version !== was || document.querySelector(".confirm")
    || document.querySelector(opened)"""
CAME_TO_US = "(side) => document.body.dataset.version.split('/')[1] === side"


class Hand(Person):
    """Somebody who points and presses, and never touches a key."""

    _last = ""
    _seen: tuple[str, dict[str, Any]] = ("", {})

    def sees(self) -> dict[str, Any]:
        """The screen of the side that is asked, once it has the seat; the spectators' at the end."""
        version = self.version()
        if self._seen[0] != version:
            shown = self._fetched()
            self._seen = (self.version(), shown)
        return self._seen[1]

    def _fetched(self) -> dict[str, Any]:
        game = self.game()
        side = "".join(screen(self.page, game, "")["waiting"][:1])
        if side:
            self.page.wait_for_function(CAME_TO_US, arg=side)
        return screen(self.page, game, side)

    def asked_now(self) -> dict[str, Any]:
        """The question that is open."""
        found: dict[str, Any] = self.sees()["asked"][0]
        return found

    def answers(self, text: str) -> None:
        """Give an answer with the mouse, confirm it where that is asked, and wait until the screen has followed."""
        shown = self.sees()
        choice = next(each for each in shown["asked"][0]["options"] if each["text"] == text)
        if text == self._last:
            self.pauses()
        self._last = text
        before = self.version()
        self._reaches(choice, shown, before)
        self._waits(before, ".confirm")
        if self.page.locator(".confirm").count():
            self.page.locator(".confirm .main").click()
        self.moves_on(before)

    def _waits(self, before: str, opened: str) -> None:
        """Wait until an answer has been given, or waits to be confirmed, or something has opened."""
        self.page.wait_for_function(SOMETHING_CAME, arg=[before, opened])

    def _reaches(self, choice: dict[str, Any], shown: dict[str, Any], before: str) -> None:
        """Press whatever stands for a choice."""
        noun, at = choice["noun"], choice["at"]
        if noun == "edge":
            one, other = at.split("/")
            self._puts_away()
            self.pulls_in(one)
            self.press_side(one, other)
        elif noun in ("hex", "place", "piece"):
            place = shown["pieces"][at]["at"] if noun == "piece" else at
            self._puts_away()
            asked = shown["asked"][0]
            is_meant = noun != "piece" or self._is_meant(choice, asked)
            of_hex = [each for each in asked["options"] if each["at"] == place and each["verb"] in asked["usual"]]
            self._opens(place, before, is_meant if not of_hex else choice in of_hex)
            self._presses_in(".fan" if self._is_hex(place) else ".tray", choice, before, is_meant)
        else:
            self.option(choice["text"]).click()

    @staticmethod
    def _is_meant(choice: dict[str, Any], asked: dict[str, Any]) -> bool:
        """Whether a press on a counter takes this option of it."""
        verbs = [each["verb"] for each in asked["options"] if each["noun"] == "piece" and each["at"] == choice["at"]]
        usual = [verb for verb in asked["usual"] if verb in verbs] or verbs
        return bool(usual[0] == choice["verb"])

    def _puts_away(self) -> None:
        """Close the fan that was left open for more of another stack."""
        if self.page.locator(".fan").count():
            self.page.locator(".fan-close").click()
            expect(self.page.locator(".fan")).to_have_count(0)

    def _is_hex(self, place: str) -> bool:
        return any(each["number"] == place for each in self.kit()["hexes"])

    def _opens(self, place: str, before: str, is_meant: bool) -> None:
        """Press a hex on the map, which fans out where it holds several answers; of a box, open the tray."""
        if self._is_hex(place):
            self.pulls_in(place)
            self.page.mouse.click(*self.point(place), button="left" if is_meant else "right")
            self._waits(before, ".fan")
        elif not self.page.locator(".tray.open").count():
            self.page.locator(".tray-lid").click()

    def _presses_in(self, where: str, choice: dict[str, Any], before: str, is_meant: bool) -> None:
        """Press an answer, or its counter, or first the button for more of the counter, in what lies open, if any."""
        opened = self.page.locator(where)
        if not opened.count():
            return
        answer = opened.locator(f'[data-option="{choice["text"]}"]')
        if not answer.count():
            more = opened.locator(f'button[data-more="{choice["at"]}"]')
            (opened.locator(f'button[data-piece="{choice["at"]}"]') if is_meant else more).first.click()
            self._waits(before, f'{where} [data-option="{choice["text"]}"]')
        if answer.count():
            answer.click()

    def pulls_in(self, number: str) -> None:
        """Pull the map until a hex lies in the middle of it, when it is too near the edge."""
        frame = self.page.locator(".board-ground").bounding_box()
        assert frame is not None
        x, y = self.point(number)
        middle_x, middle_y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
        if abs(x - middle_x) < ROOM * frame["width"] and abs(y - middle_y) < ROOM * frame["height"]:
            return
        self.page.mouse.move(middle_x, middle_y)
        self.page.mouse.down(button="middle")  # the left one would drag a counter
        self.page.mouse.move(2 * middle_x - x, 2 * middle_y - y, steps=3)
        self.page.mouse.up(button="middle")
