"""What the enemy did can be watched on the map, in the prompt's own place, and ends at once."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests import depth
from tests.web.person import Person
from tests.web.shortcuts import Shortcuts, choose, read
from tests.web.windows import NOWHERE

SIZES = depth.some([(390, 844), (1440, 900), (820, 1180)], 2)
RECTS = """() => [".board", ".board-layers"].map((what) => {
    const {x, y, width, height} = document.querySelector(what).getBoundingClientRect();
    return [x, y, width, height].map((each) => Math.round(each * 10) / 10);
})"""
"""Where the map is, and how it lies."""
DRAWN = """() => Object.fromEntries([...document.querySelectorAll('.pieces .counter > use[href^="#c-"]')].map((use) => {
    const {e, f} = use.parentNode.parentNode.transform.baseVal.consolidate().matrix;
    return [use.getAttribute("href"), [e + use.width.baseVal.value / 2, f + use.height.baseVal.value / 2]];
}))"""
"""Where each counter that shows is drawn on the sheet, by its symbol."""


class Watcher(Person):
    """Somebody who watches the enemy's turn."""

    def makes(self) -> tuple[Shortcuts, str]:
        """A game in which the Germans have fired and moved, and the French are asked about the first assault."""
        shortcuts = Shortcuts(self.page)
        game = str(shortcuts.make("haumont", title="verdun", seats={"french": "me", "german": "bot:officer"})["id"])
        while not ((now := shortcuts.sees(game, "french")["screen"])["asked"] and now["clock"] > 100):
            if now["asked"]:
                shortcuts.answer(game, "french", now["asked"][0]["options"][0]["text"])
        return shortcuts, game

    def comes(self, game: str, width: int, height: int) -> None:
        """Open the game as if for the first time, in a window of some size."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.goto(NOWHERE)
        self.page.evaluate("localStorage.clear()")
        self.page.goto(f"/game/{game}")
        self.sits()

    def told(self) -> str:
        """The sentence of the player."""
        return self.page.locator(".foot .player-text").inner_text().strip()

    def steps_back_to(self, words: str) -> str:
        """From the last act back to one that is told with these words; the last step to it is one on."""
        self.page.keyboard.press("ArrowLeft")
        while words not in (text := self.told()):
            assert "· 1 of" not in self.page.locator(".player-count").inner_text(), f"nothing is told of {words}"
            self.page.keyboard.press("ArrowLeft")
        self.page.keyboard.press("ArrowLeft")
        self.page.keyboard.press("ArrowRight")
        return text

    def stands(self, pieces: dict[str, Any]) -> int:
        """Every counter that shows is drawn in the hex where it is; how many do."""
        kit, drawn = self.kit(), self.page.evaluate(DRAWN)
        slugs = {each["key"]: each["slug"] for each in kit["pieces"]}
        hexes = {each["number"]: (each["x"], each["y"]) for each in kit["hexes"]}
        places = [
            (hexes.get(each["at"]), drawn.get(f"#c-{slugs[key]}-{each['steps']}")) for key, each in pieces.items()
        ]
        shown = [(hex_, at) for hex_, at in places if hex_ and at]
        for hex_, at in shown:
            assert max(abs(hex_[0] - at[0]), abs(hex_[1] - at[1])) < kit["radius"] / 2
        return len(shown)


def test_the_enemys_turn_is_watched_step_by_step_and_left_at_once(window: Callable[..., Page]) -> None:
    """It opens paused in the prompt's place; steps show where counters were; Escape is back at the question."""
    me = Watcher(window())
    shortcuts, game = me.makes()
    log, asked = shortcuts.sees(game, "french")["log"], shortcuts.asked(game, "french")
    for width, height in SIZES:
        me.comes(game, width, height)
        player = me.page.locator(".foot .player")
        expect(player.locator(".player-text")).to_have_text(re.compile(r"^The enemy has played: \d+ events\.$"))
        rects = me.page.evaluate(RECTS)
        assert not me.page.locator(".board.past").count(), "paused, it shows now"
        sentence = me.steps_back_to("assault")
        expect(player.locator(".player-text")).to_have_text(sentence)
        assert me.page.locator(".board.past").count()
        at = next(line["at"] for line in log if line["text"] == sentence)
        then = read(me.page.context.request.get(f"/api/games/{game}/at/{at}", params={"side": "french"}))
        assert me.stands(then["screen"]["pieces"]) > 20
        me.page.keyboard.press("Escape")
        expect(player).to_have_count(0)
        expect(me.prompt.first).to_have_text(asked["prompt"])
        me.page.wait_for_function(f"(rects) => JSON.stringify(({RECTS})()) === JSON.stringify(rects)", arg=rects)
    choose(me, asked["options"][0]["text"])
