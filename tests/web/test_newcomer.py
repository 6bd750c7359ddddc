"""A newcomer's first German turn with the mouse: every rule that matters is shown before it is needed."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from functools import partial

from playwright.sync_api import Locator, Page, expect

from tests.web.arrange import fix_dice, screen, where
from tests.web.person import Person

SEED = "1916"
"""With these dice Bois d'Haumont holds under the barrage and falls to the assault, at a price."""


class Newcomer(Person):
    """Somebody with a mouse who has never seen the game."""

    @property
    def odds(self) -> Locator:
        """The panel with the odds."""
        return self.page.get_by_role("region", name="The odds")

    def asked_under(self, rule: str, words: str = "") -> None:
        """Wait until something is asked of us under a clause, in these words among others."""
        expect(self.page.locator(".prompt-says .clause-chip")).to_have_text(f"§{rule}")
        expect(self.prompt).to_contain_text(words)

    @property
    def log(self) -> Locator:
        """The log beside the map."""
        return self.page.get_by_role("region", name="Log")

    def stands(self, piece: str) -> str:
        """Where a piece of ours stands, by the server's word."""
        return where(self.page, self.game(), "german", piece)

    def badge(self, text: str) -> Locator:
        """The numbers on the map that read so."""
        return self.page.locator(".highlights .badge.option").get_by_text(text, exact=True)

    def answers(self, act: Callable[[], None]) -> None:
        """Do something that answers, and wait for the screen to follow."""
        before = self.version()
        act()
        self.moves_on(before)

    def takes_up(self, number: str, counter: str) -> None:
        """Press a hex, which takes its only counter up, or fans out a stack: then press the counter in it."""
        before = self.version()
        self.press(number)
        self.page.wait_for_function(
            "(was) => document.querySelector('.fan') || document.body.dataset.version !== was", arg=before
        )
        if self.version() == before:
            self.page.locator(".fan").get_by_role("button", name=re.compile(f"^{counter}\\.")).click()
            self.moves_on(before)

    def told_why_not(self, button: Locator) -> Locator:
        """Press a button that says it cannot, and find the notice that says why."""
        expect(button).to_be_disabled()
        button.click(force=True)
        return self.page.get_by_role("alert")

    def glides_to(self, target: Locator) -> None:
        """Move the mouse to something as a hand does, over all that lies between."""
        box = target.bounding_box()
        assert box is not None
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=12)


def sums_to_one(odds: Locator) -> bool:
    """Whether the exact chances that are shown are all there are."""
    shown = odds.locator(".bars-exact").all_text_contents()
    return len(shown) > 1 and sum((Fraction(each) for each in shown), Fraction()) == 1


def test_a_newcomer_plays_the_first_day(window: Callable[..., Page]) -> None:
    """From the lobby through bombardment, movement, assault and breakthrough to the second morning."""
    page = window()
    me = Newcomer(page)
    fix_dice(page, SEED)
    me.enter()
    me.start("Haumont and the Bois des Caures", against="The computer: Random")
    looks_before_firing(me)
    fires(me)
    moves(me)
    assaults(me)
    sees_the_second_morning(me)


def looks_before_firing(me: Newcomer) -> None:
    """Pointing at a target shows column, reasons, clauses and chances; nothing has been chosen yet."""
    page = me.page
    me.asked_under("7.0", "8 batteries")
    expect(me.badge("19+").first).to_be_attached()
    before = me.version()
    me.point_at("1203")
    expect(me.odds).to_contain_text("Barrage on 1203 Bois d’Haumont")
    reasons = me.odds.locator(".reasons li")
    expect(reasons).to_have_count(3)
    for reason, clause in (("fair weather", "§5.2"), ("first day", "§7.3"), ("trench", "§7.12")):
        expect(reasons.filter(has_text=reason).get_by_role("button")).to_have_text(clause)
    assert sums_to_one(me.odds)
    expect(page.get_by_role("region", name="Details")).to_contain_text("362nd Reserve Infantry")
    chip = reasons.filter(has_text="trench").get_by_role("button")
    me.glides_to(chip)
    expect(chip).to_be_visible()
    chip.click()
    card = page.get_by_role("dialog", name="§7.12")
    expect(card).to_contain_text("trench")
    card.get_by_role("button", name="Close").click()
    expect(card).to_be_hidden()
    assert me.version() == before
    assert screen(page, me.game(), "german")["asked"][0]["number"] == 0


def fires(me: Newcomer) -> None:
    """Two guns of one stack; the dice are named before they roll, and read on their table afterwards."""
    page = me.page
    me.answers(lambda: me.press("1203"))
    me.asked_under("7.13", "1203")
    me.answers(lambda: me.pick("1401", "XVIII-art1"))
    fan = page.get_by_role("group", name=re.compile("Counters and options in .*1401"))
    me.answers(fan.get_by_role("button", name=re.compile("^XVIII-art2")).click)
    me.asked_under("7.13")
    expect(page.locator(".prompt-so-far")).to_contain_text("10-12")
    me.option("done").click()
    sure = page.get_by_role("group", name=re.compile("are you sure"))
    expect(sure).to_contain_text(re.compile("dice", re.IGNORECASE))
    assert sums_to_one(sure)
    before = me.version()
    me.button("Cancel").click()
    me.asked_under("7.13")
    assert me.version() == before
    me.done()
    me.asked_under("7.0", "6 batteries")
    told = me.log.locator(".log-line", has_text="Die 6 in 1203 Bois d’Haumont: morale test, +2 to the dice (M2)")
    expect(told.get_by_role("img", name="die: 6")).to_be_visible()
    expect(told.get_by_role("button", name="§7.11")).to_be_visible()
    expect(me.odds.locator("td.hit")).to_have_text("M2")
    me.odds.get_by_role("button", name="Hide").click()
    expect(me.odds).to_be_hidden()
    expect(me.told_why_not(me.button("Undo"))).to_contain_text(re.compile("dice", re.IGNORECASE))
    assert screen(page, me.game(), "german")["pieces"]["XVIII-art1"]["marks"] == ["fired"]
    me.done()
    me.asked_under("8.0")


def moves(me: Newcomer) -> None:
    """Reach with its costs, the way under the pointer, why not, and taking a move back."""
    page = me.page
    me.takes_up("1201", "IR81")
    me.asked_under("8.0", "Infantry Regiment 81")
    expect(me.badge("3").first).to_be_attached()
    me.point_at("1202")
    expect(page.locator(".trail polyline").first).to_be_attached()
    expect(page.locator(".badge.trail-end")).to_have_text("3")
    me.press("1205")
    why = page.locator(".why-not")
    expect(why).to_contain_text("1205: why not?")
    expect(why.get_by_role("listitem").first.get_by_role("button", name=re.compile("^§8"))).to_be_visible()
    me.answers(lambda: me.press("1202"))
    assert me.stands("IR81") == "1202"
    me.answers(me.button("Undo").click)
    assert me.stands("IR81") == "1201"
    me.asked_under("8.0", "Infantry Regiment 81")
    me.answers(lambda: me.press("1201"))
    me.answers(lambda: me.press("1202"))
    assert (me.stands("IR81"), me.stands("21-pi")) == ("1202", "1202")
    me.takes_up("1301", "IR87")
    me.answers(lambda: me.press("1202"))
    assert me.stands("IR87") == "1202"
    barred_from_ending(me)


def barred_from_ending(me: Newcomer) -> None:
    """The phase cannot end while headquarters and guns crowd a hex; the button says so, with the clause."""
    told = me.told_why_not(me.option("done"))
    expect(told).to_contain_text("Too many units are in 1401")
    expect(told.get_by_role("button", name="§8.31")).to_be_visible()
    for origin, counter, goal in (("1401", "XVIII-HQ", "1302"), ("2101", "III-HQ", "2102")):
        me.takes_up(origin, counter)
        me.answers(partial(me.press, goal))
        me.answers(me.option("halt").click)
        assert me.stands(counter) == goal
    me.done()


def assaults(me: Newcomer) -> None:
    """Three units and a gun; the odds grow with each, the losses are chosen on the map, the winner goes in."""
    page = me.page
    me.asked_under("9.0")
    me.point_at("1203")
    expect(me.odds.locator(".odds-column")).to_have_text("4:1")
    assert sums_to_one(me.odds)
    me.answers(lambda: me.press("1203"))
    for counter, column in (("21-pi", ""), ("IR81", "1:1"), ("IR87", "3:1")):
        me.asked_under("9.1", "1203")
        fan = page.locator(".fan")
        if not fan.count():
            me.press("1202")
        choice = fan.get_by_role("button", name=re.compile(f"^{counter}"))
        if column:
            expect(choice.locator(".fan-badge")).to_have_text(column)
        me.answers(choice.click)
    me.asked_under("9.3", "1203")
    me.press("1301")
    sure = page.locator(".confirm")
    expect(sure.locator(".final")).to_contain_text("French")
    expect(sure.locator(".confirm-odds")).to_contain_text("4:1")
    assert sums_to_one(sure)
    for reason in ("pioneers", "wood", "trench"):
        expect(me.odds.locator(".reasons li", has_text=reason).get_by_role("button")).to_have_text(
            re.compile(r"^§9\.2")
        )
    me.answers(me.confirm)
    loses_and_advances(me)


def loses_and_advances(me: Newcomer) -> None:
    """Who pays is the player's choice; whoever won may go in."""
    page = me.page
    me.asked_under("9.42")
    told = me.log.locator(".log-line", has_text="Die 4 in")
    expect(told.get_by_role("img", name="die: 4")).to_be_visible()
    # The French guns may have changed the odds: then no table is shown rather than the wrong column of it.
    assert all(f"({hit})" in told.inner_text() for hit in me.odds.locator("td.hit").all_text_contents())
    expect(page.get_by_role("region", name="What the others did")).to_be_hidden()
    full = screen(page, me.game(), "german")["pieces"]["IR87"]["steps"]
    me.answers(lambda: me.pick("1202", "IR87"))
    assert screen(page, me.game(), "german")["pieces"]["IR87"]["steps"] == full - 1
    assert where(page, me.game(), "german", "362R") != "1203"
    me.answers(lambda: me.pick("1202", "IR81"))
    assert me.stands("IR81") == "1203"


def sees_the_second_morning(me: Newcomer) -> None:
    """Enough for a day: the bot plays the French one, and a card tells what it did."""
    page = me.page
    while screen(page, me.game(), "german")["asked"][0]["rule"].startswith("9"):
        me.done()
    me.asked_under("13.0")
    me.done()
    expect(page.locator(".bar-turn")).to_contain_text("22 February")
    now = screen(page, me.game(), "german")
    assert (now["turn"], now["waiting"]) == (2, ["german"])
    card = page.get_by_role("region", name="What the others did")
    expect(card).to_contain_text(re.compile(r"The enemy has played: \d+ events"))
    card.get_by_role("button", name="One event on").click()
    expect(page.locator(".bar-turn")).to_contain_text("21 February")
    card.get_by_role("button", name="My turn").click()
    expect(card).to_be_hidden()
    expect(page.locator(".bar-turn")).to_contain_text("22 February")
    expect(me.button("Undo")).to_be_visible()
    me.asked_under(now["asked"][0]["rule"])
