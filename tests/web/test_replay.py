"""A game watched again: every moment of it, forwards and backwards, and the way back into play."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.person import Person
from tests.web.shortcuts import BY_HAND, Shortcuts, choose

LAST = 668
"""How many answers the game by hand has."""


SEEN = """() => [document.querySelector(".board-layers").getAttribute("style"),
    [...document.querySelectorAll(".ring, .trail, .odds-told")].map((each) => each.getAttribute("class"))]"""
"""How the map lies, and what is previewed on it."""


class Watcher(Person):
    """Somebody who watches a game again."""

    def at(self, moment: int, last: int = LAST) -> None:
        """Wait until a moment is shown, on the map as well as on the slider."""
        expect(self.page.locator(".replay-count")).to_have_text(f"{moment} / {last}")
        expect(self.page.get_by_role("slider")).to_have_js_property("value", str(moment))

    def presses(self, name: str) -> None:
        """Press a button under the slider."""
        self.page.locator(".replay").get_by_role("button", name=name, exact=True).click()

    def slides_to(self, moment: int) -> None:
        """Pull the slider to a moment."""
        self.page.get_by_role("slider").fill(str(moment))

    def stands_at(self, counter: str, hex_: str) -> None:
        """Wait until a counter stands in a hex of the map that is shown."""
        x, y = self.place_of(hex_)
        self.page.wait_for_function(
            """([symbol, x, y, near]) => [...document.querySelectorAll(".pieces use")].some((use) => {
                if (!use.getAttribute("href").startsWith(`#c-${symbol}-`)) return false;
                const at = use.closest("[transform]").transform.baseVal[0].matrix;
                const size = Number(use.getAttribute("width")) / 2;
                return Math.hypot(at.e + size - x, at.f + size - y) < near;
            })""",
            arg=[counter, x, y, self.kit()["radius"]],
        )

    def place_of(self, number: str) -> tuple[float, float]:
        """Where a hex lies on the sheet."""
        hex_ = next(each for each in self.kit()["hexes"] if each["number"] == number)
        return hex_["x"], hex_["y"]


@pytest.fixture
def me(window: Callable[..., Page]) -> Watcher:
    """In front of the game by hand, at its beginning."""
    person = Watcher(window())
    person.page.goto(f"/game/{Shortcuts(person.page).take_in()}/replay")
    person.sits()
    person.at(0)
    return person


def test_steps_phases_and_turns(me: Watcher) -> None:
    """Board, log and sentence follow the moment."""
    line = me.page.locator(".replay-line")
    me.presses("On a step")
    me.at(1)
    me.presses("On a phase")
    me.at(25)
    expect(line).to_contain_text("German movement")
    me.presses("On a turn")
    expect(line).to_contain_text("Turn 2")
    me.presses("Back a turn")
    me.at(0)
    me.slides_to(28)
    me.at(28)
    expect(line).to_contain_text("Reserve Infantry Regiment 53 moves to 0502 with one other.")
    expect(line.get_by_role("button", name=re.compile("§8.0"))).to_be_visible()
    expect(me.page.locator(".log [aria-current]")).to_contain_text("Reserve Infantry Regiment 53 moves to 0502")
    me.stands_at("RIR53", "0502")
    me.presses("Back a step")
    me.at(27)
    me.presses("Back a phase")
    me.at(25)
    me.slides_to(LAST)
    me.at(LAST)
    expect(me.page.locator(".bar-turn")).to_contain_text("Turn 3, 23 February")
    me.slides_to(0)
    me.at(0)
    expect(me.page.locator(".bar-turn")).to_contain_text("Turn 1, 21 February")


def test_it_is_opened_in_the_lobby_plays_by_itself_and_pauses(window: Callable[..., Page]) -> None:
    me = Watcher(window())
    me.enter()
    with me.page.expect_file_chooser() as chooser:
        me.page.get_by_role("button", name="Open and watch").click()
    chooser.value.set_files(BY_HAND)
    me.page.wait_for_url("**/replay")
    me.sits()
    me.at(0)
    me.page.get_by_role("combobox", name="Speed").select_option(label="× 8")
    me.presses("Play")
    me.page.wait_for_function("() => Number(document.querySelector('.replay-slider').value) >= 3")
    me.presses("Pause")
    expect(me.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    moment = int(me.page.get_by_role("slider").input_value())
    me.presses("On a step")
    me.at(moment + 1)
    me.slides_to(LAST - 2)
    me.presses("Play")
    me.at(LAST)
    expect(me.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_playing_on_from_a_moment_makes_a_game_of_its_own(me: Watcher) -> None:
    watched = me.game()
    me.slides_to(28)
    me.at(28)
    me.presses("Play on from here")
    me.page.wait_for_function("(old) => !location.pathname.includes(old)", arg=watched)
    me.sits()
    assert me.game() != watched
    expect(me.page.locator(".bar-phase")).to_contain_text("German movement")
    me.stands_at("RIR53", "0502")
    # The dice of the other game are nobody's to foresee, and it stays as it was.
    shortcuts = Shortcuts(me.page)
    assert shortcuts.sees(me.game(), "german")["screen"]["seed_hash"] != shortcuts.sees(watched)["screen"]["seed_hash"]
    assert shortcuts.sees(watched)["screen"]["clock"] == LAST
    before = me.version()
    choose(me, shortcuts.asked(me.game(), "german")["options"][0]["text"])
    me.moves_on(before)


def test_the_language_changes_while_one_looks_back(me: Watcher) -> None:
    """The same moment, told in French; also on the board of a replay."""
    me.slides_to(28)
    me.at(28)
    me.page.locator("header .lang").click()
    line = me.page.locator(".replay-line")
    expect(line).to_contain_text("en 0502")
    expect(line).to_contain_text("Tour 1")
    expect(me.page.locator(".bar-phase")).to_contain_text("Mouvement allemand")
    me.at(28)


def test_a_line_of_the_log_opens_the_player_there(window: Callable[..., Page]) -> None:
    """The board as it was, step by step, in another language, and then exactly what was seen and chosen before."""
    me = Watcher(window())
    shortcuts = Shortcuts(me.page)
    me.page.goto(f"/game/{shortcuts.in_an_assault()}")
    me.sits()
    me.asked("Who assaults")
    me.page.locator(".board").focus()
    for key in ("+", "+", "n"):
        me.page.keyboard.press(key)
    me.pauses()
    before = me.page.evaluate(SEEN)
    line = "Germans: 2 batteries fire on 1907"
    me.page.locator(".left .log").get_by_role("button", name=re.compile(line)).click()
    player, text = me.page.locator(".foot .player"), me.page.locator(".foot .player-text")
    expect(text).to_contain_text(line)
    expect(player.locator(".player-count")).to_have_text("Turn 1, 21 February · German bombardment")
    me.stands_at("51-art", "1907")
    expect(me.page.locator(".prompt:not(.player)")).to_have_count(0)
    me.page.keyboard.press("ArrowRight")
    expect(text).to_contain_text("1907")
    expect(me.page.locator(".left .log [aria-current]")).not_to_contain_text(line)
    for _ in range(2):
        me.page.keyboard.press("[")
    expect(text).not_to_contain_text("1907")
    me.page.keyboard.press("]")
    expect(text).to_contain_text(line)
    me.page.locator("header .lang").click()
    expect(player.locator(".player-count")).to_contain_text("Tour 1, 21 février · Bombardement allemand")
    expect(text).to_contain_text("1907")
    me.stands_at("51-art", "1907")
    me.page.keyboard.press("Escape")
    expect(player).to_have_count(0)
    me.asked("assaut")
    expect(me.page.locator(".pieces use[href^='#c-51-art-']")).to_have_count(0)
    me.pauses()
    assert me.page.evaluate(SEEN) == before


def test_a_game_of_bots_can_be_watched_through_every_pair_of_eyes(window: Callable[..., Page]) -> None:
    """Over, it has no secrets any more."""
    me = Watcher(window())
    shortcuts = Shortcuts(me.page)
    game = shortcuts.bots_alone()
    last = shortcuts.sees(game)["screen"]["clock"]
    me.page.goto(f"/game/{game}/replay")
    me.sits()
    me.at(0, last)
    me.slides_to(1)
    me.at(1, last)
    expect(me.page.locator(".pieces use[href='#u-red']")).to_have_count(5)
    me.page.get_by_role("combobox", name="Seen by").select_option(label="seen by: Red")
    expect(me.page.locator(".pieces use[href='#u-red']")).to_have_count(0)
    expect(me.page.locator(".pieces use[href='#c-R1-2']")).to_have_count(1)
    expect(me.page.locator(".pieces use[href='#u-blue']")).to_have_count(5)
