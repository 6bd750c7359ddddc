"""The pictures of the documents: some taken anew every time, all of them when GROGNARD_PICTURES=write keeps them."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests import depth
from tests.web.conftest import ROOT
from tests.web.person import Person
from tests.web.shortcuts import BY_HAND, Shortcuts

IMAGES = ROOT / "docs/images"
MOST_BYTES = 400_000
LEAST_BYTES = 30_000
"""Fewer, and the picture is blank."""
JPEG = b"\xff\xd8"
# Moments of the game by hand.
ROLLED, MARCHING, READY, AT_THE_GUNS = 5, 27, 120, 121
DYKE_BY_HAND = ROOT / "tests/games/indochine/by-hand.json"
IN_THE_OPEN = 150
"""The moment of that game when the leader of the company has stepped into the open."""
VILLAGE_BY_HAND = ROOT / "tests/games/august/by-hand.json"
LAST_SEGMENT = 512
"""The moment of that game when the Russian has one segment left."""
STRIDE = 7
"""How many hexes on the next counter is placed."""


class Photographer(Person):
    """Somebody who arranges a table and takes its picture."""

    def __init__(self, page: Page, folder: Path) -> None:
        super().__init__(page)
        self.shortcuts = Shortcuts(page)
        self._folder = folder

    def sits_at(self, game: str) -> None:
        """Sit down, and wait until map and counters are drawn."""
        self.page.goto(f"/game/{game}")
        self.sits()
        expect(self.page.locator(".prompt-text")).to_be_visible()
        self.is_drawn()

    def comes_to_the_screen(self) -> None:
        """Take the seat, which is covered in a game with secrets, and wait until all is drawn."""
        self.page.locator(".curtain button, .prompt-text").first.wait_for()
        if self.page.locator(".curtain button").count():
            self.page.locator(".curtain button").click()
        self.sits()
        self.is_drawn()

    def is_drawn(self) -> None:
        """Wait for the map and the counters."""
        self.page.wait_for_function("() => document.querySelector('.board-layers img')?.naturalWidth")
        expect(self.page.locator(".sprite symbol").first).to_be_attached()

    def comes_near(self, number: str, times: int, down: int = 0) -> None:
        """Turn the wheel over a hex, and pull the map down by some pixels."""
        self.point_at(number)
        for _ in range(times):
            before = self._view()
            self.page.mouse.wheel(0, -200)
            self._moves(before)
        if down:
            before = self._view()
            x, y = self.point(number)
            self.page.mouse.down(button="middle")
            self.page.mouse.move(x, y + down, steps=4)
            self._moves(before)
            self.page.mouse.up(button="middle")

    def _view(self) -> str:
        return str(self.page.locator(".board-layers").evaluate("(each) => each.style.transform"))

    def _moves(self, before: str) -> None:
        self.page.wait_for_function(
            "(was) => document.querySelector('.board-layers').style.transform !== was", arg=before
        )

    def takes(self, name: str, ready: Locator) -> None:
        """Take the picture when all is ready, and look whether it is one."""
        expect(ready).to_be_visible()
        self.page.wait_for_function("() => !document.querySelector('.board-layers[data-moving]')")
        self.page.wait_for_load_state("networkidle")
        path = self._folder / f"{name}.jpg"
        self.page.screenshot(path=path, type="jpeg", quality=80)
        taken = path.read_bytes()
        assert taken[:2] == JPEG
        assert LEAST_BYTES < len(taken) < MOST_BYTES, f"{name}: {len(taken)} bytes"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the pictures go."""
    if os.environ.get("GROGNARD_PICTURES") != "write":
        return tmp_path
    IMAGES.mkdir(parents=True, exist_ok=True)
    return IMAGES


Windows = Callable[..., Page]
for_documents = pytest.mark.skipif(
    os.environ.get("GROGNARD_PICTURES") != "write", reason="another picture of the same game is taken here"
)
"""What it shows is claimed by other tests; it is taken when pictures are written."""
when_deep = pytest.mark.skipif(
    depth.DEPTH == 1 and os.environ.get("GROGNARD_PICTURES") != "write", reason="taken when the tests go deep"
)
"""What it shows is opened by other tests too."""


def test_browser(window: Windows, folder: Path) -> None:
    """The first morning of Verdun: Driant's post is about to be assaulted."""
    me = Photographer(window(1440, 900, drawn=True), folder)
    me.sits_at(me.shortcuts.branch(me.shortcuts.take_in(), READY))
    me.comes_near("1603", 3, down=130)
    me.point_at("1603")
    me.takes("browser", me.page.locator(".odds-place table").first)


@for_documents
def test_odds(window: Windows, folder: Path) -> None:
    """The same assault: the odds with their reasons, and what is asked twice."""
    me = Photographer(window(1440, 900, drawn=True), folder)
    me.sits_at(me.shortcuts.branch(me.shortcuts.take_in(), AT_THE_GUNS))
    me.page.locator('.prompt [data-option="done"]').click()
    expect(me.page.locator(".confirm")).to_be_visible()
    me.comes_near("1603", 3, down=130)
    me.takes("odds", me.page.locator(".odds-place table").first)


@for_documents
def test_hint(window: Windows, folder: Path) -> None:
    """The second morning of Verdun: why the French did what they did, and where an officer would fire now."""
    me = Photographer(window(1440, 900, drawn=True), folder)
    seats = {"german": "me", "french": "bot:officer"}
    game = str(me.shortcuts.make("haumont", title="verdun", seats=seats)["id"])
    me.shortcuts.follows_hints(game, "german", until_turn=2)
    me.sits_at(game)
    me.page.get_by_role("region", name="Log").locator(".why-button").last.click()
    expect(me.page.locator(".left .why-told li").first).to_be_visible()
    me.page.locator(".board").focus()
    me.page.keyboard.press("h")
    me.takes("hint", me.page.locator(".prompt .hint li").first)


@for_documents
def test_night(window: Windows, folder: Path) -> None:
    """A regiment shows where it can go."""
    me = Photographer(window(1440, 900, drawn=True, color_scheme="dark"), folder)
    me.sits_at(me.shortcuts.branch(me.shortcuts.take_in(), MARCHING))
    me.comes_near("0603", 3, down=140)
    me.point_at("0502")
    me.takes("night", me.page.locator(".prompt-text"))


@when_deep
def test_lobby(window: Windows, folder: Path) -> None:
    me = Photographer(window(1440, 900, drawn=True), folder)
    me.enter()
    me.page.wait_for_function(
        "() => [...document.querySelectorAll('.scenario img')].filter((each) => each.complete).length >= 3"
    )
    me.takes("lobby", me.page.locator(".scenario").first)


@when_deep
def test_rules(window: Windows, folder: Path) -> None:
    me = Photographer(window(1440, 900, drawn=True), folder)
    me.page.goto("/rules/verdun/9.26")
    me.takes("rules", me.page.locator(".clause.here .ruling"))


@when_deep
def test_replay(window: Windows, folder: Path) -> None:
    me = Photographer(window(1440, 900, drawn=True), folder)
    me.page.goto(f"/game/{me.shortcuts.take_in(BY_HAND)}/replay")
    me.sits()
    me.is_drawn()
    me.page.get_by_role("slider").fill(str(ROLLED))
    expect(me.page.locator(".replay-line")).to_contain_text("Die 6")
    me.comes_near("1907", 3, down=60)
    me.takes("replay", me.page.locator(".replay-line .die").first)


@when_deep
def test_report(window: Windows, folder: Path) -> None:
    """The front of a finished game, with every name on its map written in one size."""
    me = Photographer(window(1440, 900, drawn=True), folder)
    me.page.goto(f"/game/{me.shortcuts.take_in()}/report")
    front = me.page.locator(".report-front")
    expect(front.locator(".letters:visible")).to_have_count(1)
    me.page.wait_for_function("() => performance.getEntriesByType('resource').some((e) => /board.svg/.test(e.name))")
    front.evaluate("(each) => each.scrollIntoView()")
    me.takes("report", front.get_by_role("slider"))


def test_phone(window: Windows, folder: Path) -> None:
    me = Photographer(window(390, 844, drawn=True, has_touch=True, is_mobile=True, device_scale_factor=2), folder)
    me.sits_at(me.shortcuts.branch(me.shortcuts.take_in(), READY))
    me.page.touchscreen.tap(*me.point("1703"))
    me.takes("phone", me.page.locator(".peek .chance-bar"))


def at_the_marne(me: Photographer, scenario: str, *answers: str) -> None:
    """A game of Marne 1918 in which the Germans have answered so far."""
    both = {"german": "me", "allied": "me"}
    game = str(me.shortcuts.make(scenario, title="marne", seed="1", seats=both)["id"])
    me.shortcuts.answer(game, "german", *answers)
    me.sits_at(game)


@for_documents
def test_marne_map(window: Windows, folder: Path) -> None:
    """Friedensturm as it begins, from the Ourcq to Champagne."""
    me = Photographer(window(1440, 900, drawn=True), folder)
    at_the_marne(me, "friedensturm", "share-out")
    me.page.keyboard.press("0")
    me.takes("marne-map", me.page.locator(".prompt-text"))


@when_deep
def test_marne_attack(window: Windows, folder: Path) -> None:
    """The first morning of Gneisenau: what an attack near Lassigny would come to."""
    me = Photographer(window(1440, 900, drawn=True), folder)
    at_the_marne(me, "gneisenau", "launch G-army1", "done", "done")
    me.comes_near("1307", 3, down=60)
    me.point_at("1407")
    me.takes("marne-attack", me.page.locator(".odds-place table").first)


@for_documents
def test_marne_bridge(window: Windows, folder: Path) -> None:
    """The sides of hexes where a footbridge can be tried, one of them looked at."""
    me = Photographer(window(1440, 900, drawn=True), folder)
    at_the_marne(me, "gneisenau", "launch G-army1")
    me.comes_near("1304", 3, down=60)
    (x, y), (x2, y2) = me.point("1204"), me.point("1304")
    me.page.mouse.move((x + x2) / 2, (y + y2) / 2)
    me.takes("marne-bridge", me.page.locator(".odds-place .reasons li").first)


def in_italy(me: Photographer, scenario: str, *answers: str) -> None:
    """A game of Italia in which the Central Powers have answered so far."""
    both = {"cp": "me", "entente": "me"}
    game = str(me.shortcuts.make(scenario, title="italia", seed="1", seats=both)["id"])
    me.shortcuts.answer(game, "cp", *answers)
    me.sits_at(game)


@for_documents
def test_italia_map(window: Windows, folder: Path) -> None:
    """The front of Caporetto as it begins."""
    me = Photographer(window(1440, 900, drawn=True), folder)
    in_italy(me, "caporetto")
    me.comes_near("E2927", 2)
    me.takes("italia-map", me.page.locator(".prompt-text"))


@when_deep
def test_italia_attack(window: Windows, folder: Path) -> None:
    """The first morning on Monte Grappa: what an attack on the summit would come to."""
    me = Photographer(window(1440, 900, drawn=True), folder)
    in_italy(me, "grappa", "launch G-army1", "done", "done")
    me.comes_near("W2124", 2)
    me.point_at("W2024")
    me.takes("italia-attack", me.page.locator(".odds-place table").first)


def in_indochina(me: Photographer, scenario: str) -> None:
    """A game of En pointe toujours! in which both sides have taken their places, here and there."""
    both = {"french": "me", "viet-minh": "me"}
    game = str(me.shortcuts.make(scenario, title="indochine", seed="1", seats=both)["id"])
    for number in count():
        side = me.shortcuts.sees(game)["screen"]["waiting"][0]
        asked = me.shortcuts.asked(game, side)
        if asked["rule"] not in ("0.5", "8.decoy"):
            break
        me.shortcuts.answer(game, side, asked["options"][STRIDE * number % len(asked["options"])]["text"])
    me.page.goto(f"/game/{game}")
    me.comes_to_the_screen()


@when_deep
def test_indochine_map(window: Windows, folder: Path) -> None:
    """The dyke as it begins: a section in three houses, a company in the rice."""
    me = Photographer(window(1440, 900, drawn=True), folder)
    in_indochina(me, "diguette")
    me.takes("indochine-map", me.page.locator(".prompt-text"))


@for_documents
def test_indochine_night(window: Windows, folder: Path) -> None:
    """Dong Khé by night, once everyone is in place: markers around village and citadel."""
    me = Photographer(window(1440, 900, drawn=True, color_scheme="dark"), folder)
    in_indochina(me, "dong-khe")
    me.comes_near("A1109", 1)
    me.takes("indochine-night", me.page.locator(".prompt-text"))


@for_documents
def test_indochine_by_hand(window: Windows, folder: Path) -> None:
    """The leader of the company in the open: three squads may fire."""
    me = Photographer(window(1440, 900, drawn=True), folder)
    me.sits_at(me.shortcuts.branch(me.shortcuts.take_in(DYKE_BY_HAND), IN_THE_OPEN))
    me.page.locator('.prompt [data-option="hold"]').hover()
    me.takes("indochine-by-hand", me.page.locator('.prompt [data-option="let-pass"]'))


def in_prussia(me: Photographer, scenario: str) -> None:
    """A game of Infantry Attacks in which everybody has been placed, here and there, and nobody waits or digs."""
    both = {"german": "me", "russian": "me"}
    game = str(me.shortcuts.make(scenario, title="august", seed="1", seats=both)["id"])
    for number in count():
        side = me.shortcuts.sees(game)["screen"]["waiting"][0]
        asked = me.shortcuts.asked(game, side)
        if asked["rule"] not in ("3.0", "16.2", "16.41"):
            break
        texts = [option["text"] for option in asked["options"]]
        me.shortcuts.answer(game, side, "done" if "done" in texts else texts[STRIDE * number % len(texts)])
    me.page.goto(f"/game/{game}")
    me.comes_to_the_screen()


@for_documents
def test_august_map(window: Windows, folder: Path) -> None:
    """Usdau as it begins: the whole map, both sides in their places."""
    me = Photographer(window(1440, 900, drawn=True), folder)
    in_prussia(me, "usdau")
    me.page.keyboard.press("0")
    me.takes("august-map", me.page.locator(".prompt-text"))


@when_deep
def test_august_by_hand(window: Windows, folder: Path) -> None:
    """The last turn at Bilderweitschen: Russians and Germans in three of the four hexes of the village."""
    me = Photographer(window(1440, 900, drawn=True), folder)
    me.sits_at(me.shortcuts.branch(me.shortcuts.take_in(VILLAGE_BY_HAND), LAST_SEGMENT))
    me.comes_near("48/0908", 3)
    me.takes("august-by-hand", me.page.locator('.prompt [data-option="pass"]'))
