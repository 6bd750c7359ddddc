"""Films one attack in the real browser: docs/images/attack.webp, and a still of it, docs/images/attack.jpg.

    pip install pillow
    python tools/film.py

The game by hand of Verdun is played again as far as the assault on hex 2505, against an officer. Then the mouse points
at the target, the attackers and their guns are chosen, the assault is confirmed, the roll is held on its hex, the
French retreat and a regiment goes in. The dice are those of a seed and come out the same every time. A pointer is drawn
because a browser without a screen has none. Pillow puts the frames together; nothing else in the project needs it.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Page, expect, sync_playwright

from tests.web.browser import chromium
from tests.web.conftest import FLAGS, Served
from tests.web.hand import Hand
from tests.web.shortcuts import BY_HAND, Shortcuts, parted

ROOT: Final = Path(__file__).resolve().parents[1]
FILM: Final = ROOT / "docs/images/attack.webp"
STILL: Final = ROOT / "docs/images/attack.jpg"
WINDOW: Final = (1200, 750)
SIZE: Final = (960, 600)
QUALITY: Final = 82
BEFORE_THE_ATTACK: Final = 156
"""How many entries of the game by hand come before this attack."""
TARGET: Final = "2505"
LOSES: Final = "loses RIR98"
GOES_IN: Final = "advance IR64"
GLIDE: Final = 40
"""Milliseconds that each frame of a moving pointer lasts."""
STEPS: Final = 6
READY: Final = """localStorage.setItem("grognard.briefed", '["*"]');
for (const [what, so] of [["holds", '"long"'], ["answers-itself", "false"]])
    localStorage.setItem(`grognard.${what}`, so);"""
"""The briefing has been read; a roll is held long enough to be filmed."""
POINTER: Final = """addEventListener("DOMContentLoaded", () => {
    const arrow = document.createElement("div");
    arrow.style.cssText = "position:fixed;z-index:99999;pointer-events:none;left:-50px;top:-50px";
    arrow.innerHTML = `<svg width="26" height="32" viewBox="0 0 13 16">
        <path d="M1 1v12l3-3 2 5 2-1-2-5h4z" fill="#111" stroke="#fff" stroke-width="1"/></svg>`;
    document.body.append(arrow);
    addEventListener("mousemove", (event) => {
        arrow.style.left = `${event.clientX - 2}px`;
        arrow.style.top = `${event.clientY - 2}px`;
    }, true);
});"""


class Frame(NamedTuple):
    """What the window showed, and for how many milliseconds the film shows it."""

    picture: bytes
    lasts: int


class Actor(Hand):
    """A hand whose window is filmed."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.frames: list[Frame] = []
        self._place = (WINDOW[0] * 0.3, WINDOW[1] * 0.2)

    def is_seen(self, lasts: int) -> None:
        """Take a frame."""
        self.frames.append(Frame(self.page.screenshot(), lasts))

    def glides(self, x: float, y: float) -> None:
        """Move the pointer to a place, a frame for each step."""
        left, top = self._place
        for step in range(1, STEPS + 1):
            part = step / STEPS
            self.page.mouse.move(left + (x - left) * part, top + (y - top) * part)
            self.is_seen(GLIDE)
        self._place = (x, y)
        self.pauses()

    def presses(self, selector: str) -> None:
        """Move the pointer to a button and press it."""
        box = self.page.locator(selector).first.bounding_box()
        assert box is not None, selector
        self.glides(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.click(*self._place)
        self.pauses()

    def takes_all(self) -> None:
        """Press the button that gives the most answers at once."""
        self.presses(f'.prompt [data-option="{self.asked_now()["groups"][0]["text"]}"]')

    def answers_with(self, text: str) -> None:
        """Give an answer that is a counter alone on its hex."""
        shown = self.sees()
        option = next(each for each in shown["asked"][0]["options"] if each["text"] == text)
        before = self.version()
        self.glides(*self.point(shown["pieces"][option["at"]]["at"]))
        self.page.mouse.click(*self._place)
        self.moves_on(before)
        self.pauses()

    def looks_at_the_target(self) -> None:
        """Come near to the target, with the pointer beside it."""
        self.page.wait_for_function("() => document.querySelector('.board-layers img')?.naturalWidth")
        self.pulls_in(TARGET)
        self.point_at(TARGET)
        self.page.mouse.wheel(0, -200)
        self.pauses()
        self.page.mouse.move(*self._place)
        self.page.wait_for_load_state("networkidle")
        self.point(TARGET)

    def attacks(self) -> None:
        """Play the attack from the pointing to the regiment that goes in."""
        self.is_seen(900)
        self.glides(*self.point(TARGET))
        expect(self.page.locator(".odds-place table").first).to_be_visible()
        self.is_seen(1800)
        self.page.mouse.click(*self._place)
        self.pauses()
        self.is_seen(600)
        self.takes_all()
        self.is_seen(700)
        self.takes_all()
        expect(self.page.locator(".confirm")).to_be_visible()
        self.is_seen(900)
        self.presses(".confirm .main")

    def sees_it_through(self) -> None:
        """Read the roll that is held, let the French retreat, and go in."""
        expect(self.page.locator(".prompt .held")).to_be_visible()
        self.is_seen(2000)
        expect(self.page.locator(".prompt .held")).to_have_count(0)
        self.pauses()
        self.is_seen(1000)
        self.answers_with(LOSES)
        self.is_seen(500)
        self.answers_with(GOES_IN)
        self.is_seen(1800)


def before_the_attack(calls: Shortcuts) -> str:
    """A game that has gone as far as the game by hand, with an officer for the French."""
    told = json.loads(BY_HAND.read_text("utf-8"))
    seats = {"german": "me", "french": "bot:officer"}
    game = str(calls.make(told["scenario"], title=told["game"], seats=seats, seed=told["dice"]["seed"])["id"])
    for side, text in map(parted, told["entries"][:BEFORE_THE_ATTACK]):
        if side == "german":
            while not calls.sees(game, side)["screen"]["asked"]:
                time.sleep(0.1)  # the officer thinks
            calls.answer(game, side, text)
    return game


def filmed(address: str) -> tuple[list[Frame], Frame]:
    """The frames, and the one that is the still."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        width, height = WINDOW
        context = browser.new_context(
            viewport={"width": width, "height": height}, base_url=address, reduced_motion="reduce", locale="en-GB"
        )
        context.add_init_script(READY)
        context.add_init_script(POINTER)
        page = context.new_page()
        actor = Actor(page)
        page.goto(f"/game/{before_the_attack(Shortcuts(page))}")
        actor.sits()
        actor.looks_at_the_target()
        actor.attacks()
        at = len(actor.frames)
        actor.sees_it_through()
        browser.close()
        return actor.frames, actor.frames[at]


def pictured(frame: Frame) -> Any:
    """A frame in the size of the film."""
    image = import_module("PIL.Image")
    return image.open(BytesIO(frame.picture)).convert("RGB").resize(SIZE, image.Resampling.LANCZOS)


def main() -> None:
    """Play, film and write."""
    with tempfile.TemporaryDirectory() as name:
        served = Served(Path(name))
        served.start()
        try:
            frames, still = filmed(served.address)
        finally:
            served.kill()
    first, *rest = map(pictured, frames)
    lasts = [each.lasts for each in frames]
    first.save(FILM, save_all=True, append_images=rest, duration=lasts, loop=0, quality=QUALITY, method=6)
    pictured(still).save(STILL, quality=QUALITY, optimize=True)
    print(f"{FILM.name}: {len(frames)} frames, {sum(lasts) / 1000:.1f} s, {FILM.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
