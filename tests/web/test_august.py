"""Infantry Attacks in the browser: a chain of orders by mouse, a plan of fire that the enemy cannot read, French."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import grognard
from tests import depth
from tests.web.arrange import screen
from tests.web.hand import Hand
from tests.web.shortcuts import Shortcuts

Windows = Callable[..., Page]
BY_HAND = Path(__file__).resolve().parents[1] / "games/august/by-hand.json"
FIRST_SEGMENT = 32
"""The moment of the game by hand when the Russian names the first segment."""
BEFORE_THE_GUN = 298
"""The moment when the third Russian company has stepped before the machine gun."""
STRIDE = 37
"""How far apart in the list of hexes the pieces of a battle are placed."""
BATTERY, TARGET = "g77B", "47/0606"
RAW_KEY = re.compile(
    r"\b(?:ask|option|done|stay|roll|step|phase|field|face|mark|kind|value|tally|reason|no)-[a-z]|[{}]"
)
"""How a message would begin that is not there, and what is left of one that was not filled in."""


def sits_down(me: Hand) -> None:
    """Come to the table, past the curtain where the other side has secrets."""
    me.page.locator(".curtain button, .prompt-text").first.wait_for()
    if me.page.locator(".curtain button").count():
        me.page.locator(".curtain button").click()
    me.sits()
    me.asked("")


def at(page: Page, moment: int) -> Hand:
    """Somebody who sits at the game by hand, at a moment of it."""
    me, calls = Hand(page), Shortcuts(page)
    page.goto(f"/game/{calls.branch(calls.take_in(BY_HAND), moment)}")
    sits_down(me)
    return me


@pytest.fixture(scope="module")
def usdau(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The save of a battle in which everybody has been placed, here and there, and the guns get their missions."""
    game = grognard.new("august", "usdau", seed=1)
    for number in count():
        if game.is_sealed or game.question is None:
            break
        texts = [option.text for option in game.question.options]
        game.answer("done" if "done" in texts else texts[STRIDE * number % len(texts)])
    save = tmp_path_factory.mktemp("august") / "usdau.json"
    save.write_bytes(game.save())
    return save


def points_at_who_moves_and_who_fires(me: Hand) -> None:
    """A press on a stack orders it to move, a drag to an enemy orders who is dragged to fire; both are taken back."""
    before = me.version()
    me.page.mouse.click(*me.point("48/1305"))
    me.moves_on(before)
    given = [each["text"] for each in me.asked_now()["options"]]
    assert "move-stack 48/1305" not in given and "move-with rMG1" in given
    before = me.version()
    me.page.keyboard.press("u")
    me.moves_on(before)
    shown = me.sees()
    theirs = [each for key, each in shown["pieces"].items() if key.startswith("g")]
    enemy = next(each["at"] for each in [*theirs, *shown["unknown"]] if "/" in each["at"])
    before, start = me.version(), shown["pieces"]["rMG1"]["at"]
    me.page.mouse.move(*me.point(start))
    me.page.mouse.down()
    me.page.mouse.move(*me.point(enemy), steps=4)
    me.page.mouse.up()
    me.moves_on(before)
    fired = {each["text"] for each in shown["asked"][0]["options"] if each["verb"] == "fire-with"}
    left = {each["text"] for each in me.asked_now()["options"]}
    assert len(fired - left) == 1, "one of the stack is ordered to fire"
    before = me.version()
    me.page.keyboard.press("u")
    me.moves_on(before)
    expect(me.page.locator(".confirm")).to_have_count(0)


def test_a_chain_of_officers_moves_with_three_answers(window: Windows) -> None:
    """Who leads, all in reach, then a stack: two companies are ordered on by pressing hexes, one after the other."""
    page = window()
    me = at(page, FIRST_SEGMENT)
    me.asked("Your action segment: activate a unit, a leader or a stack, or pass.")
    me.answers("leader rLtC1a")
    me.asked("Give each piece its order: move or fire.")
    points_at_who_moves_and_who_fires(me)
    button = me.option("move-all")
    expect(button).to_have_text("Order everyone in reach to move (activated leaders pass it on)")
    me.answers("move-all")
    me.asked("Which piece acts next?")
    me.answers("act-stack 48/1305")
    me.asked("Stack in 48/1305")
    me.answers("to 48/1205")
    me.answers("to 48/1105")
    me.asked("Which piece acts next?")
    shown = me.sees()["pieces"]
    assert {key for key in shown if shown[key]["at"] == "48/1105"} == {"rI01", "rI02", "rLtC1a"}
    expect(page.locator(".log-line", has_text="to 48/1105")).to_have_count(3)


def test_the_only_counter_that_answers_has_buttons_of_its_own(window: Windows, usdau: Path) -> None:
    """Where every hex of the map answers too, nobody has to guess that the battery can be pressed."""
    page = window()
    me, calls = Hand(page), Shortcuts(page)
    page.goto(f"/game/{calls.take_in(usdau)}")
    sits_down(me)
    me.asked("The field battery 77/96 A: choose a mission.")
    before = me.version()
    me.option("observe g77A").click()
    me.moves_on(before)
    me.asked("The field battery 77/96 B: choose a mission.")
    expect(me.option("plan-fire g77B")).to_have_text("Planned fire")


def test_a_plan_of_fire_is_entered_by_mouse_and_only_its_owner_reads_it(window: Windows, usdau: Path) -> None:
    """The battery stays where it stands, and the plan is in its owner's panel alone."""
    page = window()
    me, calls = Hand(page), Shortcuts(page)
    pieces = grognard.load(usdau.read_bytes()).view("german")["pieces"]
    its_hex = next(piece["at"] for piece in pieces if piece["name"] == BATTERY)
    game = calls.take_in(usdau)
    calls.answer(game, "german", "observe g77A")
    page.goto(f"/game/{game}")
    sits_down(me)
    me.answers(f"plan-fire {BATTERY}")
    me.asked("turn 1: what does it fire on?")
    me.answers(f"aim {TARGET}")
    me.asked("turn 2: what does it fire on?")
    expect(me.option("as-before")).to_have_text("Same as the turn before")
    me.answers("as-before")
    me.asked("turn 3: what does it fire on?")
    me.answers("no-more-fire")
    me.asked("The field battery 77/96 C: choose a mission.")
    assert screen(page, game, "german")["planned"] == {}
    for side in ("german", "russian"):
        gives_the_rest(calls, game, side)
    page.goto(f"/game/{game}")
    sits_down(me)
    me.point_at(its_hex)
    expect(page.locator(".inspector")).to_contain_text(f"fire plan: {TARGET}, {TARGET}")
    page.mouse.move(0, 0)
    me.answers("done")
    expect(page.locator(".curtain")).to_contain_text("Russians")
    sits_down(me)
    me.point_at(its_hex)
    expect(page.locator(".inspector")).to_contain_text("Field battery 77/96 B")
    expect(page.locator(".inspector")).not_to_contain_text(re.compile(f"plan of fire|mission|{TARGET}"))


def gives_the_rest(calls: Shortcuts, game: str, side: str) -> None:
    """All other guns of a side watch, and its batteries off the map are silent."""
    while screen_asks := calls.sees(game, side)["screen"]["asked"]:
        texts = [option["text"] for option in screen_asks[0]["options"]]
        if screen_asks[0]["rule"] not in ("9.1", "9.11"):
            return
        calls.answer(game, side, next(text for text in texts if text.startswith(("observe", "no-more-fire"))))


@pytest.mark.parametrize("moment", depth.some([BEFORE_THE_GUN, FIRST_SEGMENT]))
def test_everything_is_said_in_french(window: Windows, moment: int) -> None:
    page = window(lang="fr")
    me = at(page, moment)
    page.keyboard.press("o")
    expect(page.locator(".options-panel [data-option]").first).to_be_visible()
    words = page.locator("body").inner_text()
    assert RAW_KEY.search(words) is None
    assert me.prompt.first.inner_text().endswith(("passez.", "Tir d’opportunité\u202f?"))
