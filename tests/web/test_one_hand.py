"""One hand for every game: a counter that moves hex by hex is sent with one drag, and every drag is answered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

import grognard
from grognard import bots
from grognard.kernel.numbers.dice import Seeded
from tests.web.arrange import where
from tests.web.hand import Hand
from tests.web.shortcuts import Shortcuts
from tests.web.test_orders import Counting

Windows = Callable[..., Page]
IS_AT = """async ([game, piece, hex]) => {
    const page = await (await fetch(`/api/games/${game}?side=red`)).json();
    return page.screen.pieces[piece].at === hex;
}"""
AGAINST = {"red": "me", "blue": "bot:officer"}


def at_the_crossing(window: Windows, **more: int) -> tuple[Counting, str]:
    """The first activation of The crossing, for Red, against an officer."""
    me = Counting(window(**more))
    me.page.goto("/")
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
    page.goto("/")
    page.goto(f"/game/{Shortcuts(page).take_in(at_a_question_without_a_choice(tmp_path))}")
    page.locator(".curtain button").click()
    expect(page.locator('.prompt [data-option="hold"]')).to_be_visible()
    me.moves_on(me.version())


HOLD = """localStorage.setItem("grognard.holds", '"long"')"""
"""For this window a roll of one's own is held, for longer than usual."""


def test_a_roll_is_held_where_it_fell_until_a_key_goes_on(window: Windows) -> None:
    """The fire of the first barrage: sentence, column, die and outcome; nothing of the other side yet."""
    page = window()
    page.add_init_script(HOLD)
    me = Hand(page)
    page.goto("/")
    seats = {"german": "me", "french": "bot:officer"}
    game = str(Shortcuts(page).make("haumont", title="verdun", seats=seats)["id"])
    page.goto(f"/game/{game}")
    me.sits()
    me.asked("")
    for answer in ("barrage 1907", "gun III-art1", "gun III-art2"):
        me.answers(answer)
    me.done()
    held = page.locator(".prompt .held")
    expect(held).to_contain_text("1907")
    expect(held.locator(".die")).to_have_count(1)
    expect(held.locator("strong")).not_to_be_empty()
    expect(page.locator(".struck")).to_contain_text(held.locator("strong").inner_text())
    expect(page.locator(".bots-line")).to_have_count(0)
    page.keyboard.press("Shift")
    expect(held).to_have_count(0)
