"""Marne 1918 with nothing but its data: an attack by mouse, footbridges by mouse and keyboard, a phase in French."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests import depth
from tests.web.arrange import screen, where
from tests.web.hand import Hand
from tests.web.shortcuts import Shortcuts
from tests.web.test_french import Lecteur
from tests.web.test_keyboard import Typist
from tests.web.test_newcomer import sums_to_one

Windows = Callable[..., Page]
SEED = "1"
ENOUGH = 30
"""Answers given with the mouse: some twenty kinds of them."""
BRIDGE = "0506/0605"
BOTH = {"german": "me", "allied": "me"}
OFFENSIVE = "launch G-army1"


def test_the_lobby_offers_its_scenarios_and_optional_rules(window: Windows) -> None:
    page = window()
    me = Hand(page)
    me.enter()
    for name in ("Gneisenau: the Matz", "Blücher: the Chemin des Dames", "Friedensturm: the second Marne"):
        expect(page.get_by_role("button", name=re.compile(f"{name}.*Play", re.DOTALL))).to_be_visible()
    page.get_by_role("button", name=re.compile("Gneisenau.*Play", re.DOTALL)).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("checkbox", name=re.compile("^Aviation")).check()
    expect(sheet.get_by_role("checkbox", name=re.compile("^Quick set-up"))).to_be_visible()
    sheet.get_by_role("radio", name=re.compile("Two at this screen")).check()
    sheet.get_by_role("button", name="Start", exact=True).click()
    me.sits()
    expect(page.locator(".bar-turn")).to_have_text("Turn 5, 9 to 11 June")
    assert screen(page, me.game(), "german")["options"] == ["17.0"]


def test_the_first_german_attack_by_mouse(window: Windows) -> None:
    """Offensive guns, a footbridge, a march of two regiments, and one combat from the target to the advance."""
    page = window()
    me = Hand(page)
    calls = Shortcuts(page)
    game = str(calls.make("gneisenau", title="marne", seed=SEED, seats=BOTH)["id"])
    calls.answer(game, "german", OFFENSIVE)
    page.goto(f"/game/{game}")
    me.sits()
    lays_a_footbridge(me)
    marches_together(me)
    for _ in range(2):
        me.answers("done")
    looks_at_the_odds(me)
    fights(me)


def lays_a_footbridge(me: Hand) -> None:
    """Pointing at the side of a hex shows that it is certain; pressed, it asks once more; then it lies there."""
    page = me.page
    (x, y), (x2, y2) = me.point("0506"), me.point("0605")
    page.mouse.move((x + x2) / 2, (y + y2) / 2)
    odds = page.get_by_role("region", name="The odds")
    expect(odds).to_contain_text(f"Footbridge over {BRIDGE}")
    expect(odds.locator(".reasons li").filter(has_text="friends on the far bank")).to_be_visible()
    expect(page.locator(".target.looking.of-side")).to_be_attached()
    assert screen(page, me.game(), "german")["edges"] == {}
    page.mouse.click((x + x2) / 2, (y + y2) / 2)
    expect(page.locator(".confirm .final")).to_have_text("The dice will be rolled.")
    before = me.version()
    me.confirm()
    me.moves_on(before)
    assert "footbridge" in screen(page, me.game(), "german")["edges"][BRIDGE]
    expect(page.locator('.on-sides use[href="#e-footbridge"]')).to_have_count(1)
    expect(odds).to_contain_text("The last roll")
    expect(odds.locator(".last-roll .odds-certain")).to_have_count(1)
    odds.get_by_role("button", name="Hide").click()


def marches_together(me: Hand) -> None:
    """One regiment is taken up, another taken along, and Stosstruppen go with theirs."""
    me.answers("move G19.74")
    expect(me.page.locator(".about-edge")).not_to_have_attribute("d", "")
    me.answers("with G19.78")
    me.asked("and one other unit have 5 movement points")
    me.answers("to 1005")
    me.answers("halt")
    stand = {name: where(me.page, me.game(), "german", name) for name in ("G19.74", "G19.78", "G19.91")}
    assert stand == {"G19.74": "1005", "G19.78": "1005", "G19.91": "1006"}
    assert where(me.page, me.game(), "german", "Stoss1") == "1005"


def shows_the_roll_again(log: Locator) -> None:
    """A roll of the log shows its odds: the cell that was hit is the result the line tells."""
    line = log.locator(".log-line", has_text="damage to the attacker").first
    line.get_by_role("button", name="The odds of this roll").click()
    hit = line.locator(".roll-told .chart td.hit")
    expect(hit).to_have_count(1)
    expect(line.locator(".roll-told .bars .hit .bar-code")).to_have_text(hit.inner_text())
    expect(line.locator(".roll-told .chart .rolled-row")).to_have_count(1)
    line.get_by_role("button", name="The odds of this roll").click()
    expect(line.locator(".roll-told")).to_have_count(0)


def looks_at_the_odds(me: Hand) -> None:
    """What can be attacked shows its column on the map, and its reasons and chances beside it."""
    odds = me.page.get_by_role("region", name="The odds")
    me.point_at("1407")
    expect(odds.locator(".odds-column")).to_have_text("6/1")
    for reason in ("Stosstruppen", "morale of the leads", "offensive"):
        expect(odds.locator(".reasons li").filter(has_text=reason)).to_be_visible()
    assert sums_to_one(odds)
    expect(me.page.locator(".highlights .badge.option").get_by_text("<1/2").first).to_be_attached()


def fights(me: Hand) -> None:
    """Who attacks, with which guns, led by whom; the Allies answer at the same screen; then whatever comes of it."""
    for answer in ("attack 1407", "join G11.10", "join G11.38", "join GJager", "done", "done", "gun G-corps4", "done"):
        me.answers(answer)
    assert me.asked_now()["side"] == "allied"
    me.asked("Step 3, defence of 1407")
    asked = Counter[str]()
    while (question := me.asked_now())["rule"] != "12.1":
        asked[question["rule"]] += 1
        me.answers(question["options"][0]["text"])
    assert asked["12.2.3"] and asked["15.3"]
    log = me.page.get_by_role("region", name="Log")
    expect(log.locator(".log-line", has_text="1407: ").first).to_contain_text("column")
    shows_the_roll_again(log)
    expect(
        log.locator(".log-line", has_text="damage to the attacker").get_by_role("img", name="die").first
    ).to_be_attached()


def test_whatever_is_asked_can_be_answered_by_mouse(window: Windows) -> None:
    """Many kinds of answers, the rarest first: counters deep in stacks, hexes, sides of hexes, numbers, words.

    At depth 1 three of each noun are pressed, and the others given past the screen.
    """
    page = window()
    me, calls = Hand(page), Shortcuts(page)
    game = calls.make("gneisenau", title="marne", seed="2", options=["17.0"], seats=BOTH)["id"]
    page.goto(f"/game/{game}")
    me.sits()
    given = Counter[str]()
    nouns = Counter[str]()
    chance = random.Random(SEED)
    for _ in range(ENOUGH):
        options = me.asked_now()["options"]
        verb = min((each["verb"] for each in options), key=lambda verb: (given[verb], verb))
        choice = chance.choice([each for each in options if each["verb"] == verb])
        if nouns[choice["noun"]] < depth.times(3):
            me.answers(choice["text"])
        else:
            before = me.version()
            calls.answer(game, me.asked_now()["side"], choice["text"])
            me.moves_on(before)
        given[verb] += 1
        nouns[choice["noun"]] += 1
    assert len(given) > 15, given
    assert {"piece", "hex", "edge", "nothing"} <= set(nouns)


def test_a_footbridge_by_keyboard(window: Windows) -> None:
    """The cursor walks to a bank, Enter shows the sides of the hex, the arrows choose one; so does the palette."""
    page = window()
    me = Typist(page)
    calls = Shortcuts(page)
    game = str(calls.make("gneisenau", title="marne", seed=SEED, seats=BOTH)["id"])
    calls.answer(game, "german", OFFENSIVE)
    page.goto(f"/game/{game}")
    me.sits()
    page.locator(".board").focus()
    me.walk_to("0506")
    me.hears("Footbridge over 0506/0605")
    me.key("Enter")
    button = page.locator(f'.fan [data-option="span {BRIDGE}"]')
    expect(button).to_be_focused()
    me.key("ArrowDown")
    expect(page.locator('.fan [data-option="span 0506/0606"]')).to_be_focused()
    me.key("ArrowUp")
    me.answers("Enter")
    me.hears("footbridge is laid from 0506 to 0605")
    assert BRIDGE in screen(page, game, "german")["edges"]
    me.orders("footbridge 0506/0606")
    me.hears(re.compile("footbridge (is laid )?from 0506 to 0606"))


def test_a_german_phase_in_french(window: Windows) -> None:
    """Lobby, movement, end of movement and odds, and not an English word among them."""
    page = window(lang="fr")
    moi = Lecteur(page)
    moi.enter()
    moi.reads("Gneisenau", "Friedensturm", "2 tours")
    calls = Shortcuts(page)
    game = str(calls.make("gneisenau", title="marne", seed=SEED, seats=BOTH)["id"])
    page.goto(f"/game/{game}")
    moi.sits()
    moi.reads("L’offensive commence. Quelle artillerie d’armée")
    calls.answer(game, "german", OFFENSIVE)
    moi.reads("Mouvement : déplacez une unité", "Mouvement allemand")
    page.keyboard.press("o")
    moi.reads("Déplacer la 46e division de réserve allemande", "Passerelle sur 0506/0605")
    page.keyboard.press("o")
    calls.answer(game, "german", "done")
    moi.reads("Fin du mouvement : détruisez ou rétablissez des ponts")
    calls.answer(game, "german", "done")
    moi.point_at("1407")
    expect(page.locator(".odds-column")).to_have_text("6/1")
    moi.reads("rapport de force", "moral des unités en pointe", "Stosstruppen")


def test_the_sequence_of_play_opens_at_the_phase_that_is_played(window: Windows) -> None:
    """An offensive has three operational sequences: in the second, the first has been scrolled away."""
    page = window()
    me = Hand(page)
    calls = Shortcuts(page)
    game = str(calls.make("gneisenau", title="marne", seed=SEED, seats=BOTH)["id"])
    while (now := screen(page, game, ""))["phase"] < len(now["phases"]) / 2:
        side = now["waiting"][0]
        texts = [each["text"] for each in calls.asked(game, side)["options"]]
        calls.answer(game, side, "done" if "done" in texts else texts[0])
    page.goto(f"/game/{game}")
    me.sits()
    page.locator(".bar .sequence > button").click()
    expect(page.locator(".sequence [aria-current=step]")).to_be_in_viewport()
    expect(page.locator(".sequence li").first).not_to_be_in_viewport()
