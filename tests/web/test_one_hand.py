"""One hand for every game: a counter that moves hex by hex is sent with one drag, and every drag is answered."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import grognard
from grognard import bots
from grognard.kernel.numbers.dice import Seeded
from tests.web import test_august as august
from tests.web import test_indochine as indochine
from tests.web import test_italia as italia
from tests.web.arrange import where
from tests.web.hand import Hand
from tests.web.shortcuts import BY_HAND, Shortcuts
from tests.web.test_orders import READING, Counting, at_the_front

Windows = Callable[..., Page]
IS_AT = """async ([game, piece, hex]) => {
    const page = await (await fetch(`/api/games/${game}?side=red`)).json();
    return page.screen.pieces[piece].at === hex;
}"""
AGAINST = {"red": "me", "blue": "bot:officer"}


def at_the_crossing(window: Windows, **more: Any) -> tuple[Counting, str]:
    """The first activation of The crossing, for Red, against an officer."""
    me = Counting(window(**more))
    game = str(Shortcuts(me.page).make("crossing", seats=AGAINST)["id"])
    me.page.goto(f"/game/{game}")
    me.sits()
    me.asked("")
    expect(me.page.locator(".ring.option").first).to_be_attached()
    return me, game


def drops(me: Counting, start: str, to: str) -> None:
    """Drag what stands in a hex to another."""
    me.drag(me.point(start), to)


def test_a_squad_goes_four_hexes_with_one_drag_and_is_asked_about_on_the_way(window: Windows) -> None:
    """Blue is asked at 0706 and lets it pass; the squad goes on to the place it was sent to, without another press."""
    me, game = at_the_crossing(window)
    start = where(me.page, game, "red", "R1")
    drops(me, start, "0705")
    me.confirms()
    me.page.wait_for_function(IS_AT, arg=[game, "R1", "0705"])
    assert me.presses == 2


def test_the_reach_of_a_squad_is_lit_with_its_price_before_and_after_the_first_step(window: Windows) -> None:
    me, game = at_the_crossing(window)
    before = me.version()
    me.press(where(me.page, game, "red", "R1"))
    me.page.locator('.fan-counter[data-piece="R1"]').hover()
    expect(me.page.locator(".badge.next", has_text="2½").first).to_be_attached()
    me.page.locator('.fan-counter[data-piece="R1"]').click()
    me.moves_on(before)
    expect(me.page.locator(".badge.option", has_text="2½").first).to_be_attached()


def test_a_counter_that_may_not_move_is_dragged_and_says_why_and_the_map_stays(window: Windows) -> None:
    me, game = at_the_crossing(window)
    before = me.version()
    me.press(where(me.page, game, "red", "R1"))
    me.page.locator('.fan-counter[data-piece="R1"]').click()
    me.moves_on(before)
    me.forget_points()
    view, version = me.view(), me.version()
    drops(me, where(me.page, game, "red", "RG"), "0805")
    expect(me.page.locator(".why-not")).to_be_visible()
    assert (me.view(), me.version()) == (view, version)


def test_a_drag_that_leads_too_far_says_so(window: Windows) -> None:
    me, game = at_the_crossing(window)
    drops(me, where(me.page, game, "red", "R1"), "0101")
    expect(me.page.get_by_text("It cannot get there").first).to_be_visible()


ANSWERS_ITSELF = """localStorage.setItem("grognard.answers-itself", "true")"""
"""For this window a question without a choice answers itself."""


def at_a_question_without_a_choice(folder: Path) -> Path:
    """A save of Patrol where somebody is asked to fire who cannot."""
    game = grognard.new("patrol", "night-raid", dice=Seeded("1"))
    players = {side.name: bots.make("officer", 1) for side in game.play.sides}
    while len((question := next(iter(game.questions.values()))).options) != 1:
        game.answer(bots.ask(game, players[question.side], question), question.side)
    assert question.options[0].text == "hold"
    path = folder / "save.json"
    path.write_bytes(game.save())
    return path


def test_a_question_without_a_choice_is_shown_and_answers_itself(window: Windows, tmp_path: Path) -> None:
    page = window()
    page.add_init_script(ANSWERS_ITSELF)
    me = Hand(page)
    page.goto(f"/game/{Shortcuts(page).take_in(at_a_question_without_a_choice(tmp_path))}")
    page.locator(".curtain button").click()
    expect(page.locator('.prompt [data-option="hold"]')).to_be_visible()
    me.moves_on(me.version())


TO_THE_CHURCH = ("activate R1", "to 1005", "to 0906", "to 0805", "to 0706")
"""Red's first squad comes to where Blue's second may fire at it, and would be asked again at the next step."""


def test_a_standing_answer_is_given_seen_and_taken_back_and_then_answers(window: Windows) -> None:
    """At one screen that two share; the screen is not handed over for what is about to be answered by itself."""
    page = window()
    me, calls = Hand(page), Shortcuts(page)
    game = str(calls.make("crossing", seats={"blue": "me", "red": "me"})["id"])
    calls.answer(game, "red", *TO_THE_CHURCH)
    page.goto(f"/game/{game}")
    page.locator(".curtain button").click()
    page.locator('[data-standing="phase"]').click()
    stands = page.locator(".stands")
    expect(stands).to_contain_text("Hold fire until the end of this phase")
    stands.get_by_role("button").click()
    expect(stands).to_have_count(0)
    page.wait_for_timeout(A_MOMENT)
    assert calls.asked(game, "blue"), "what was taken back answers nothing"
    page.locator('[data-standing="phase"]').click()
    page.locator(".curtain button").click()
    me.asked("Where next?")
    before = me.version()
    calls.answer(game, "red", "to 0806")
    page.wait_for_function(WAITS_FOR_RED, arg=game)
    me.moves_on(before)
    expect(page.locator(".curtain")).to_have_count(0)


def test_with_a_thumb_a_standing_answer_lies_folded_above_the_question(window: Windows) -> None:
    """It moves no button of the question."""
    page = window(width=390, height=844, has_touch=True, is_mobile=True)
    calls = Shortcuts(page)
    game = str(calls.make("crossing", seats={"blue": "me", "red": "me"})["id"])
    calls.answer(game, "red", *TO_THE_CHURCH)
    page.goto(f"/game/{game}")
    page.locator(".curtain button").tap()
    expect(page.locator(".standing summary")).to_be_visible()
    button = page.locator('.prompt [data-option="hold"]').bounding_box()
    page.locator(".standing summary").tap()
    expect(page.locator('[data-standing="turn"]')).to_be_visible()
    assert page.locator('.prompt [data-option="hold"]').bounding_box() == button
    page.locator('[data-standing="phase"]').tap()
    expect(page.locator(".stands")).to_be_visible()


AT_THE_GUNS = 121
"""The moment of the game of Verdun by hand when the Germans choose their guns for an assault."""
A_MOMENT = 1000
"""Milliseconds after which a standing answer would have been given."""
WAITS_FOR_RED = """async (game) => {
    const {screen} = await (await fetch(`/api/games/${game}?side=red`)).json();
    return screen.waiting.join() === "red" && screen.pieces.R1.at === "0806";
}"""
HOLD = """localStorage.setItem("grognard.holds", '"key"')"""
"""For this window a roll of one's own is held until a key is pressed."""


class Late:
    """A line on which what changed can be kept back, and lost but for the last of it: that holds all answers."""

    def __init__(self, page: Page) -> None:
        self.keeps = False
        self._page = page
        self._kept: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket(re.compile("/live"), self._through)

    def _through(self, socket: WebSocketRoute) -> None:
        def told(message: str | bytes) -> None:
            if self.keeps and '"type":"change"' in str(message):
                self._kept.append((socket, message))
            else:
                socket.send(message)

        socket.connect_to_server().on_message(told)

    def goes_on(self) -> None:
        """Send the last of what was kept back, once something was, and keep nothing back any more."""
        while self.keeps and not self._kept:
            self._page.wait_for_timeout(20)
        self.keeps = False
        for socket, message in self._kept[-1:]:
            socket.send(message)


@pytest.mark.parametrize("answers", ["after the roll was shown", "before"])
def test_a_roll_is_held_where_it_fell_until_a_key_goes_on(window: Windows, answers: str) -> None:
    """The fire of the first barrage: sentence, column, die and outcome; nothing of the other side yet."""
    page = window()
    page.add_init_script(HOLD)
    line, me, calls = Late(page), Hand(page), Shortcuts(page)
    seats = {"german": "me", "french": "bot:officer"}
    game = str(calls.make("haumont", title="verdun", seats=seats)["id"])
    page.goto(f"/game/{game}")
    me.sits()
    me.asked("")
    for answer in ("barrage 1907", "gun III-art1", "gun III-art2"):
        me.answers(answer)
    clock = calls.sees(game)["screen"]["clock"]
    line.keeps = answers == "before"
    me.option("done").click()
    me.confirm()
    while (now := calls.sees(game)["screen"])["clock"] == clock or now["waiting"] != ["german"]:
        page.wait_for_timeout(20)
    line.goes_on()
    held = page.locator(".prompt .held")
    expect(held).to_contain_text("1907")
    expect(held.locator(".die")).to_have_count(1)
    expect(held.locator("strong")).not_to_be_empty()
    expect(page.locator(".struck")).to_contain_text(held.locator("strong").inner_text())
    expect(page.locator(".bots-line")).to_have_count(0)
    page.keyboard.press("Shift")
    expect(held).to_have_count(0)


TAIL = "(tag) => getComputedStyle(tag, '::after').scale"
CLEAR = """(cells) => cells.map(({children: [bar, text]}) =>
    text.getBoundingClientRect().left >= bar.getBoundingClientRect().right - 1)"""
"""Of each chance: whether the bar ends before its percentage."""


def test_a_result_points_at_its_hex_and_no_bar_runs_through_a_percentage(window: Windows) -> None:
    """Of an assault on 1603, where something can be chosen above: the result lies below, and its tail is above it."""
    me = Hand(page := window())
    calls = Shortcuts(page)
    game = calls.replayed(BY_HAND, AT_THE_GUNS)
    page.goto(f"/game/{game}")
    me.sits()
    before = me.version()
    calls.answer(game, "german", "done")
    me.moves_on(before)
    tag = page.locator(".struck-size")
    expect(tag).to_be_visible()
    box = tag.bounding_box()
    assert box and box["y"] > me.point("1603")[1]
    expect(page.locator(".struck.below")).to_have_count(1)
    assert tag.evaluate(TAIL) == "1 -1"
    cells = page.locator(".last-roll .bars-cell")
    expect(cells.first).to_be_visible()
    assert cells.evaluate_all(CLEAR) == [True] * 4


def test_with_a_thumb_a_tap_on_a_counter_and_one_on_its_reach_preview_the_move(window: Windows) -> None:
    """The way and its price are seen, the button that does it stands at the foot of the sheet, and Back forgets it."""
    me, game = at_the_crossing(window, width=390, height=844, has_touch=True, is_mobile=True)
    page = me.page

    def looks(hex_: str) -> None:
        page.touchscreen.tap(*me.point(where(page, game, "red", "RG")))
        expect(page.locator(".badge.next").first).to_be_attached()
        page.wait_for_timeout(READING)
        page.touchscreen.tap(*me.point(hex_))
        expect(page.locator(".peek .main")).to_contain_text(f"to {hex_}")

    before = me.version()
    looks("0908")
    expect(page.locator(".trail-line").first).to_be_attached()
    button, tabs = page.locator(".peek .main").bounding_box(), page.locator(".tabs").bounding_box()
    assert button and tabs and 0 <= tabs["y"] - button["y"] - button["height"] < 20
    page.locator(".peek .quiet-act").tap()
    expect(page.locator(".ring.chosen")).to_have_count(0)
    assert me.version() == before
    looks("0908")
    page.locator(".peek .main").tap()
    me.moves_on(before)
    assert where(page, game, "red", "RG") == "0908"


def test_a_tap_on_a_stack_and_one_on_an_enemy_order_fire(window: Windows) -> None:
    """As a drag does with a mouse: the order is seen first, and the button that gives it stands in the sheet."""
    me = august.at(window(width=390, height=844, has_touch=True, is_mobile=True), august.FIRST_SEGMENT)
    page = me.page
    Shortcuts(page).answer(page.url.rsplit("/", 1)[-1], "russian", "leader rLtC1a")
    me.asked("Give each piece its order: move or fire.")
    shown, before = me.sees(), me.version()
    theirs = [each for key, each in shown["pieces"].items() if key.startswith("g")]
    enemy = next(each["at"] for each in [*theirs, *shown["unknown"]] if "/" in each["at"])
    page.touchscreen.tap(*me.point("48/1305"))
    expect(page.locator(".peek .main")).to_be_visible()
    page.wait_for_timeout(READING)
    page.touchscreen.tap(*me.point(enemy))
    button = page.locator('.peek .main[data-option^="fire-with"]')
    expect(button).to_contain_text("to fire")
    assert me.version() == before
    option = button.get_attribute("data-option")
    button.tap()
    me.moves_on(before)
    assert option not in [each["text"] for each in me.asked_now()["options"]]


def in_the_last_battle(window: Windows, **more: Any) -> Counting:
    """The last movement of the Entente in the game of Italia by hand."""
    me = Counting(window(**more))
    calls = Shortcuts(me.page)
    me.page.goto(f"/game/{calls.branch(calls.take_in(italia.BY_HAND), italia.LAST_ORDERS)}")
    me.sits()
    me.asked("")
    return me


def test_a_corps_of_italia_is_dragged_and_with_a_thumb_tapped_to_its_hex(window: Windows) -> None:
    me = in_the_last_battle(window)
    me.sends("W1923", "W1822")
    assert (me.sees()["pieces"]["I-corps1"]["at"], me.presses) == ("W1822", 1)
    me = in_the_last_battle(window, width=390, height=844, has_touch=True, is_mobile=True)
    before = me.version()
    me.page.touchscreen.tap(*me.point("W1923"))
    expect(me.page.locator(".badge.next").first).to_be_attached()
    me.page.wait_for_timeout(READING)
    me.page.touchscreen.tap(*me.point("W1822"))
    button = me.page.locator(".peek .main", has_text="to W1822")
    expect(button).to_be_visible()
    assert me.version() == before
    button.tap()
    me.moves_on(before)
    assert me.sees()["pieces"]["I-corps1"]["at"] == "W1822"


def test_a_leader_of_indochine_goes_on_where_it_was_dragged_once_it_is_let_pass(window: Windows) -> None:
    me, calls = Counting(page := window()), Shortcuts(page)
    game = calls.branch(calls.take_in(indochine.BY_HAND), indochine.IN_THE_OPEN - 2)
    page.goto(f"/game/{game}")
    me.sits()
    me.asked("")
    drops(me, "B1312", "B1310")
    me.confirms()
    me.asked("The enemy is moving in B1311. Fire?")
    calls.answer(game, "french", "let-pass")
    page.wait_for_function(IS_AT.replace("red", "viet-minh"), arg=[game, "pc-vm-1", "B1310"])
    assert me.presses == 2


def test_a_tap_on_an_enemy_says_who_it_is_before_why_it_cannot_be_chosen(window: Windows) -> None:
    me, game = at_the_front(window, "done", width=390, height=844, has_touch=True, is_mobile=True)
    me.page.touchscreen.tap(*me.point(where(me.page, game, "german", "233R")))
    lines = me.page.locator(".bubble > *")
    expect(lines.first).to_contain_text("233rd Reserve Infantry")
    expect(lines.last.locator("li").first).not_to_be_empty()


def test_a_double_tap_shows_the_whole_map_and_another_comes_nearer(window: Windows) -> None:
    me, _ = at_the_crossing(window, width=390, height=844, has_touch=True, is_mobile=True)
    page = me.page
    whole = me.view()

    def taps_twice() -> None:
        for _ in range(2):
            page.touchscreen.tap(195, 200)

    taps_twice()
    page.wait_for_function("(was) => document.querySelector('.board-layers').style.transform !== was", arg=whole)
    page.get_by_role("button", name="The whole map", exact=True).tap()
    page.wait_for_function("(was) => document.querySelector('.board-layers').style.transform === was", arg=whole)
