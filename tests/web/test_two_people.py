"""Two people at one table: the invitation, names, who is there, whose turn it is, and who watches."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests import depth
from tests.web.person import Person
from tests.web.shortcuts import Shortcuts

DESK, PHONE = (1440, 900), (390, 844)


class Somebody(Person):
    """Somebody at a table with another person."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.shortcuts = Shortcuts(page)

    def opens_people(self) -> None:
        """Look who is at the table."""
        self.page.locator(".people-button").click()
        self.page.locator(".people-sheet .person").first.wait_for()

    def closes(self) -> None:
        """Close the sheet that is open."""
        self.page.locator("dialog[open] .sheet-head button").last.click()
        expect(self.page.locator("dialog[open]")).to_have_count(0)

    def hides(self, is_hidden: bool = True) -> None:
        """Look at another page, as far as this page can tell; or come back."""
        self.page.evaluate(
            """(hidden) => {
                Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
                document.dispatchEvent(new Event("visibilitychange"));
            }""",
            is_hidden,
        )

    def person(self, side: str) -> Any:
        """The line of a side in the list of people."""
        return self.page.locator(".people-sheet .person", has_text=side)


Pair = tuple[Somebody, Somebody]


def invites(me: Somebody, name: str, scenario: str = "The crossing") -> str:
    """Make a game for a friend in the lobby, as Blue; the link."""
    me.enter()
    me.page.get_by_role("button", name=re.compile("^" + scenario)).click()
    sheet = me.page.get_by_role("dialog")
    sheet.get_by_role("radio", name=re.compile("A friend")).check()
    sheet.get_by_role("textbox", name=re.compile("Your name")).fill(name)
    sheet.get_by_role("radio", name=re.compile("Blue")).check()
    sheet.get_by_role("button", name="Start", exact=True).click()
    link = me.page.get_by_role("textbox", name="Red").input_value()
    me.page.get_by_role("button", name="To the table").click()
    me.sits()
    return link


def takes_seat(friend: Somebody, link: str, name: str) -> None:
    """Open an invitation and sit down under a name."""
    friend.page.goto(link)
    friend.page.get_by_role("textbox", name=re.compile("Your name")).fill(name)
    friend.page.get_by_role("button", name=re.compile("Sit down")).click()
    friend.sits()
    friend.shortcuts.rolls(friend.game())


@pytest.fixture(params=depth.some([(DESK, PHONE), (PHONE, DESK)]), ids=lambda sizes: f"Ann at {sizes[0][0]}")
def pair(window: Callable[..., Page], request: pytest.FixtureRequest) -> Pair:
    """Ann, who asks, is Blue; Bob, who is asked, is Red. One of them is at a desk, the other has a phone."""
    ann, bob = (Somebody(window(*size)) for size in request.param)
    made = ann.shortcuts.make("crossing", seats={"blue": "me", "red": "open"}, name="Ann")
    bob.shortcuts.join(made["links"]["red"], "Bob")
    for each in (ann, bob):
        each.page.goto(f"/game/{made['id']}")
        each.sits()
    ann.shortcuts.rolls(made["id"])
    return ann, bob


def test_an_invitation_says_who_asks_and_nobody_sits_down_by_opening_it(window: Callable[..., Page]) -> None:
    ann, bob = Somebody(window()), Somebody(window(390, 844))
    link = invites(ann, "Ann")
    bob.page.goto(link)
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("Ann asks you to play")
    told = bob.page.locator(".invitation")
    expect(told).to_contain_text("The crossing")
    expect(told).to_contain_text("Blue (Ann)")
    assert bob.shortcuts.sees(ann.game())["screen"]["seats"]["red"]["kind"] == "open"
    name = bob.page.get_by_role("textbox", name=re.compile("Your name"))
    name.fill("Аnn")
    name.press("Enter")
    expect(bob.page.get_by_role("alert")).to_contain_text("looks like the name")
    name.fill("Bob")
    name.press("Enter")
    bob.sits()
    late = Somebody(window())
    late.page.goto(link)
    expect(late.page.get_by_role("alert")).to_contain_text("already taken")
    bob.page.goto(link)
    bob.sits()


def test_both_see_who_sits_there_and_whether_they_are_here(pair: Pair) -> None:
    ann, bob = pair
    bob.opens_people()
    expect(bob.person("Blue")).to_contain_text("Ann")
    expect(bob.person("Blue")).to_contain_text("here")
    ann.hides()
    expect(bob.person("Blue")).to_contain_text("away, looks elsewhere")
    ann.hides(False)
    expect(bob.person("Blue").locator(".dot.here")).to_be_visible()
    ann.page.close()
    expect(bob.person("Blue")).to_contain_text("gone, last here")
    bob.closes()


def test_a_name_is_changed_at_the_table_and_kept_in_the_browser(window: Callable[..., Page]) -> None:
    ann, bob = Somebody(window(*DESK)), Somebody(window(*PHONE))
    made = ann.shortcuts.make("crossing", seats={"blue": "me", "red": "open"}, name="Ann")
    ann.page.goto(f"/game/{made['id']}")
    ann.sits()
    takes_seat(bob, made["links"]["red"], "Bob")
    ann.opens_people()
    bob.opens_people()
    field = bob.page.get_by_role("textbox", name="Your name at this table")
    expect(field).to_have_value("Bob")
    field.fill("ann")
    field.press("Enter")
    expect(bob.page.get_by_role("alert")).to_contain_text("looks like the name")
    field.fill("Boris")
    bob.page.get_by_role("button", name="Change").click()
    expect(ann.person("Red")).to_contain_text("Boris")
    bob.closes()
    bob.page.reload()
    bob.sits()
    bob.opens_people()
    expect(field).to_have_value("Boris")


def test_the_title_and_the_icon_say_whose_turn_it_is(pair: Pair) -> None:
    ann, bob = pair
    waiting = ann.shortcuts.sees(ann.game())["screen"]["waiting"]
    asked, other = (ann, bob) if waiting == ["blue"] else (bob, ann)
    expect(asked.page).to_have_title(re.compile("^● "))
    expect(other.page).to_have_title(re.compile("^[^●]*$"))
    assert asked.page.locator("link[rel=icon]").get_attribute("href") == "/static/icon-turn.svg"
    name = "Ann" if asked is ann else "Bob"
    other.asked(f"({name}): thinking…")
    asked.hides()
    other.asked(f"({name}): away just now.")


def test_my_games_say_with_whom_and_whose_move_it_is(pair: Pair) -> None:
    ann, bob = pair
    waiting = ann.shortcuts.sees(ann.game())["screen"]["waiting"]
    asked, other = (ann, bob) if waiting == ["blue"] else (bob, ann)
    for each in (asked, other):
        each.page.goto("/")
        each.page.locator(".my-game").wait_for()
    expect(asked.page).to_have_title(re.compile(r"^\(1\) "))
    expect(other.page).to_have_title(re.compile("^Grognard"))
    expect(asked.page.locator(".my-game")).to_contain_text("with Bob" if asked is ann else "with Ann")
    expect(asked.page.locator(".my-game")).to_contain_text("your move")


def test_spectators_come_by_a_link_of_their_own_and_are_counted(pair: Pair, window: Callable[..., Page]) -> None:
    ann, _ = pair
    ann.opens_people()
    expect(ann.page.get_by_text("Nobody watches.")).to_be_visible()
    link = ann.page.get_by_role("textbox", name="Link to watch").input_value()
    assert "/watch/" in link
    watcher = Somebody(window())
    watcher.page.goto(link)
    watcher.sits()
    expect(ann.page.get_by_text("One person watches.")).to_be_visible()
    watcher.opens_people()
    expect(watcher.person("Red")).to_contain_text("Bob")
    expect(watcher.page.locator(".my-name, .my-notes")).to_have_count(0)
    watcher.page.close()
    expect(ann.page.get_by_text("Nobody watches.")).to_be_visible()
    ann.page.goto(link)
    ann.sits()
    ann.page.wait_for_function("() => document.body.dataset.version.includes('//')")


def test_who_plays_alone_is_asked_for_no_name_and_sees_no_people(window: Callable[..., Page]) -> None:
    me = Somebody(window())
    me.enter()
    me.page.get_by_role("button", name=re.compile("^The crossing")).click()
    sheet = me.page.get_by_role("dialog")
    expect(sheet.get_by_role("textbox", name=re.compile("Your name"))).to_have_count(0)
    sheet.get_by_role("button", name="Start", exact=True).click()
    me.sits()
    expect(me.page.locator(".people-button")).to_have_count(0)
    expect(me.page).to_have_title(re.compile("^[^●]*$"))


def test_by_keyboard_alone(window: Callable[..., Page]) -> None:
    """From the invitation to the list of people and back to the map."""
    ann, bob = Somebody(window()), Somebody(window())
    made = ann.shortcuts.make("crossing", seats={"blue": "me", "red": "open"}, name="Ann")
    bob.page.goto(made["links"]["red"])
    bob.page.get_by_role("textbox", name=re.compile("Your name")).focus()
    bob.page.keyboard.type("Bob")
    bob.page.keyboard.press("Tab")
    bob.page.keyboard.press("Enter")
    bob.sits()
    bob.page.locator(".people-button").focus()
    bob.page.keyboard.press("Enter")
    bob.page.locator(".people-sheet .person").first.wait_for()
    bob.page.keyboard.press("Escape")
    expect(bob.page.locator("dialog[open]")).to_have_count(0)
    expect(bob.page.locator(".people-button")).to_be_focused()


def test_links_begin_with_the_address_of_the_network_and_have_a_code(window: Callable[..., Page]) -> None:
    pytest.importorskip("segno")
    ann = Somebody(window(390, 844))
    told = {"public": "", "network": "http://192.168.1.5:8123"}
    ann.page.route("**/api/reach*", lambda route: route.fulfill(json=told))
    made = ann.shortcuts.make("crossing", seats={"blue": "me", "red": "open"})
    ann.page.add_init_script(f"localStorage.setItem('grognard.links.{made['id']}', '{json.dumps(made['links'])}')")
    ann.page.goto(f"/game/{made['id']}")
    ann.sits()
    ann.opens_people()
    link = ann.page.get_by_role("textbox", name="Link for a friend (Red)")
    expect(link).to_have_value(f"{told['network']}{made['links']['red']}")
    expect(ann.page.locator(".only-here")).to_have_count(0)
    ann.page.locator(".qr summary").first.press("Enter")
    code = ann.page.get_by_role("img", name=re.compile("QR code of"))
    expect(code).to_be_visible()
    ann.page.wait_for_function("() => document.querySelector('.qr img').naturalWidth > 100")


def test_where_nobody_else_can_open_a_link_the_page_says_so(window: Callable[..., Page]) -> None:
    ann = Somebody(window(lang="fr"))
    made = ann.shortcuts.make("crossing", seats={"blue": "me", "red": "open"})
    ann.page.goto(f"/game/{made['id']}")
    ann.sits()
    ann.opens_people()
    expect(ann.page.locator(".only-here")).to_contain_text("127.0.0.1")


# Manners ----------------------------------------------------------------------------------------------------------
def offers(me: Somebody, what: str) -> None:
    """Offer something from the list of people, and look at the map again."""
    me.opens_people()
    me.page.get_by_role("button", name=what).click()
    expect(me.page.locator(".people-sheet .offer-bar")).to_contain_text("Waiting for the answer")
    me.closes()


def test_a_draw_is_offered_refused_and_then_accepted(pair: Pair) -> None:
    ann, bob = pair
    offers(ann, "Offer a draw")
    bar = bob.page.locator(".foot .offer-bar")
    expect(bar).to_contain_text("Blue (Ann) offers a draw.")
    bar.get_by_role("button", name="Refuse").click()
    expect(bob.page.locator(".offer-bar")).to_have_count(0)
    expect(ann.page.locator(".offer-bar")).to_have_count(0)
    ann.opens_people()
    expect(ann.page.locator(".deeds")).to_contain_text("Blue (Ann) offers a draw. Refused.")
    ann.page.get_by_role("button", name="Offer a draw").click()
    expect(ann.page.locator(".people-sheet").get_by_role("alert")).to_contain_text("It was refused.")
    ann.page.get_by_role("button", name="Offer to abandon").click()
    ann.closes()
    bar.get_by_role("button", name="Accept").click()
    for each in pair:
        expect(each.page.locator(".end-card")).to_contain_text("Abandoned, as agreed: no result")


def test_resignation_is_asked_twice_and_a_rematch_changes_sides(pair: Pair) -> None:
    ann, bob = pair
    first = ann.game()
    ann.opens_people()
    ann.page.get_by_role("button", name="Resign").click()
    expect(ann.page.locator(".resign")).to_contain_text("Resign for Blue?")
    ann.page.locator(".resign .danger").click()
    expect(ann.page.locator(".resign")).to_contain_text("Really?")
    assert not ann.shortcuts.sees(first)["screen"]["over"]
    ann.page.get_by_role("button", name="Yes, I resign").click()
    expect(bob.page.locator(".end-card")).to_contain_text("Blue (Ann) has resigned")
    expect(bob.page.get_by_role("button", name="Report of the battle")).to_have_count(0)
    bob.page.get_by_role("button", name="Offer a rematch, sides changed").click()
    ann.page.locator(".end-card").get_by_role("button", name="Accept").click()
    for each in pair:
        each.page.locator(".end-card").get_by_role("button", name="To the rematch").click()
    for each, name in ((ann, "red"), (bob, "blue")):
        each.sits()
        each.page.wait_for_function("(game) => !location.pathname.includes(game)", arg=first)
        seats = each.shortcuts.sees(each.game())["screen"]["seats"]
        assert seats[name]["kind"] == "you"


def test_an_offer_is_answered_by_keyboard(window: Callable[..., Page]) -> None:
    ann, bob = Somebody(window(lang="fr")), Somebody(window())
    made = ann.shortcuts.make("crossing", seats={"blue": "me", "red": "open"}, name="Ann")
    ann.page.goto(f"/game/{made['id']}")
    ann.sits()
    takes_seat(bob, made["links"]["red"], "Bob")
    ann.page.locator(".people-button").press("Enter")
    ann.page.get_by_role("button", name="Proposer la partie nulle").press("Enter")
    ann.page.keyboard.press("Escape")
    bob.page.locator(".foot .offer-bar .main").press("Enter")
    expect(ann.page.locator(".end-card")).to_contain_text("Partie nulle, d’un commun accord")


# Talk and notes ---------------------------------------------------------------------------------------------------
def says(me: Somebody, text: str) -> None:
    """Say something; the sheet of people is open."""
    field = me.page.get_by_role("textbox", name="Say something")
    field.fill(text)
    field.press("Enter")
    expect(me.page.locator(".talk-lines")).to_contain_text(text)
    expect(field).to_have_value("")


def test_players_talk_and_a_mark_says_that_something_was_said(pair: Pair) -> None:
    ann, bob = pair
    ann.opens_people()
    says(ann, "Good luck! <b>bold</b>")
    expect(bob.page.locator(".people-button .news")).to_be_visible()
    bob.opens_people()
    expect(bob.page.locator(".talk-lines")).to_contain_text("Good luck! <b>bold</b>")
    expect(bob.page.locator(".people-button .news")).to_have_count(0)
    says(bob, "You too")
    expect(ann.page.locator(".talk-lines li")).to_have_count(2)
    bob.page.get_by_role("button", name="Mute").click()
    expect(bob.page.locator(".talk-lines li")).to_have_count(1)
    says(ann, "Do you hear me?")
    expect(bob.page.get_by_text("2 lines of people you muted are hidden.")).to_be_visible()
    bob.page.reload()
    bob.sits()
    bob.opens_people()
    expect(bob.page.locator(".talk-lines li")).to_have_count(1)
    bob.page.get_by_role("button", name="Show them again").click()
    expect(bob.page.locator(".talk-lines li")).to_have_count(3)


def test_spectators_talk_apart_until_the_end(pair: Pair, window: Callable[..., Page]) -> None:
    ann, bob = pair
    watcher = Somebody(window())
    watcher.page.goto(f"/watch/{ann.game()}")
    watcher.sits()
    watcher.opens_people()
    expect(watcher.page.get_by_role("heading", name="Talk of the spectators")).to_be_visible()
    watcher.page.get_by_role("textbox", name="Your name at this table").fill("Cleo")
    says(watcher, "Blue should go by the mill.")
    bob.opens_people()
    expect(bob.page.get_by_role("heading", name="Talk among those who play")).to_be_visible()
    says(bob, "A secret between us")
    expect(bob.page.locator(".talk-lines")).not_to_contain_text("mill")
    expect(watcher.page.locator(".talk-lines")).not_to_contain_text("secret")
    ann.shortcuts.resign(ann.game(), "blue")
    bob.page.locator(".end-card .sheet-head button").click()
    bob.opens_people()
    bob.page.get_by_role("radio", name="Talk of the spectators").check()
    expect(bob.page.locator(".talk-lines")).to_contain_text("Blue should go by the mill.")


def test_notes_are_kept_as_one_writes_and_lead_to_the_map(pair: Pair) -> None:
    ann, _ = pair
    ann.opens_people()
    ann.page.locator(".my-notes summary").press("Enter")
    text = ann.page.get_by_role("textbox", name=re.compile("Nobody else reads them"))
    text.fill("Hold 0304, see §9.1.")
    expect(ann.page.get_by_text("Kept.")).to_be_visible()
    ann.page.locator(".mentions").get_by_role("button", name="0304").press("Enter")
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    ann.page.reload()
    ann.sits()
    ann.opens_people()
    ann.page.locator(".my-notes summary").press("Enter")
    expect(text).to_have_value("Hold 0304, see §9.1.")
    expect(ann.page.locator(".mentions .clause-chip")).to_contain_text("9.1")
