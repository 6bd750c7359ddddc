"""Opponents on the screen: chosen in the lobby, asked why they did it, asked for a hint; with the mouse and without."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.arrange import screen
from tests.web.person import Person
from tests.web.shortcuts import Shortcuts

ALOUD = '[role="status"][aria-live="polite"]'
FETCHING = 600
"""Milliseconds until what the others did is surely there to be watched."""


class Pupil(Person):
    """Somebody who asks."""

    def sits_against(self, bot: str, **more: object) -> None:
        """Play the French at Verdun; the bot begins."""
        seats = {"german": f"bot:{bot}", "french": "me"}
        game = Shortcuts(self.page).make("haumont", title="verdun", seats=seats, **more)["id"]
        self.page.goto(f"/game/{game}")
        self.sits()
        expect(self.button("Hint|Conseil")).to_be_visible(timeout=30_000)

    @property
    def hint(self) -> Locator:
        """What was suggested."""
        return self.page.locator(".prompt .hint")

    @property
    def why(self) -> Locator:
        """The buttons in the log that tell why."""
        return self.page.locator(".left .why-button")

    def suggested(self) -> str:
        """The answer an officer would give, as it is pressed."""
        return str(self.hint.locator("[data-option]").get_attribute("data-option"))


@pytest.fixture
def me(window: Callable[..., Page]) -> Pupil:
    """In front of an English window."""
    return Pupil(window())


# The lobby --------------------------------------------------------------------------------------------------------
def test_the_lobby_offers_opponents_with_what_to_expect(me: Pupil) -> None:
    me.enter()
    me.page.locator(".scenario", has_text="Haumont").click()
    sheet = me.page.get_by_role("dialog")
    for name, about in (
        ("Random", "without a thought"),
        ("Recruit", "makes mistakes"),
        ("Officer", "can say why"),
        ("General", "The strongest"),
    ):
        expect(sheet.locator(".pick-one", has_text=f"The computer: {name}")).to_contain_text(about)
    expect(sheet.get_by_role("radio", name=re.compile("Recruit"))).to_be_checked()
    expect(sheet.get_by_role("spinbutton")).to_have_count(0)
    sheet.get_by_role("radio", name=re.compile("General")).check()
    seconds = sheet.get_by_role("spinbutton", name=re.compile("Seconds to think"))
    expect(seconds).to_have_value("2")
    seconds.fill("0.5")
    sheet.get_by_role("button", name="Start", exact=True).click()
    me.sits()
    seat = screen(me.page, me.game(), "german")["seats"]["french"]
    assert (seat["bot"], seat["name"]) == ("general@0.5", "General, 0.5 s")
    assert screen(me.page, me.game(), "german")["hints"]["can"]


def test_whoever_has_played_before_meets_an_officer(me: Pupil) -> None:
    Shortcuts(me.page).make("crossing")
    me.enter()
    expect(me.page.locator(".my-games")).to_be_visible()
    me.page.locator(".scenario", has_text="Haumont").click()
    expect(me.page.get_by_role("radio", name=re.compile("Officer"))).to_be_checked()


def test_hints_are_the_makers_choice(me: Pupil) -> None:
    """Allowed against the computer, not against a person, unless the switch says so."""
    me.enter()
    me.page.locator(".scenario", has_text="Haumont").click()
    switch = me.page.get_by_role("switch", name="Hints are allowed")
    expect(switch).to_be_checked()
    me.page.get_by_role("radio", name=re.compile("Two at this screen")).check()
    expect(switch).not_to_be_checked()
    me.page.get_by_role("button", name="Start", exact=True).click()
    me.sits()
    button = me.button("Hint")
    expect(button).to_be_disabled()
    button.click(force=True)
    expect(me.page.get_by_role("alert")).to_contain_text("This game was made without hints.")
    expect(me.hint).to_have_count(0)
    me.page.goto("/")
    me.page.locator(".scenario", has_text="Haumont").click()
    me.page.get_by_role("radio", name=re.compile("Two at this screen")).check()
    switch.check()
    me.page.get_by_role("button", name="Start", exact=True).click()
    me.sits()
    me.button("Hint").click()
    expect(me.hint).to_be_visible()


# Hints ------------------------------------------------------------------------------------------------------------
def test_a_hint_is_shown_and_takes_nothing(me: Pupil) -> None:
    me.sits_against("officer")
    before = me.version()
    me.button("Hint").click()
    expect(me.hint).to_contain_text("An officer would choose:")
    expect(me.hint.locator(".reasons-told li").first).not_to_be_empty()
    expect(me.page.locator(".highlights .hinted, .prompt .hinted").first).to_be_attached()
    assert me.version() == before, "nothing was answered"
    told = me.hint.inner_text()
    me.hint.get_by_role("button", name="Close").click()
    expect(me.hint).to_have_count(0)
    me.button("Hint").click()
    expect(me.hint).to_have_text(re.compile(re.escape(told.split("\n")[0])))
    me.hint.locator("[data-option]").click()
    me.page.wait_for_function(
        "(was) => document.querySelector('.confirm') || document.body.dataset.version !== was", arg=before
    )
    if me.page.locator(".confirm").count():
        me.confirm()
    me.moves_on(before)
    expect(me.hint).to_have_count(0)


def test_a_hint_by_keyboard(me: Pupil) -> None:
    """h asks and tells aloud, Escape leaves it, Enter follows it; the key stands in the help and in the palette.

    From the button the focus goes on to the suggestion.
    """
    me.sits_against("officer")
    page = me.page
    me.button("Hint").focus()
    page.keyboard.press("Enter")
    expect(me.hint.locator("[data-option]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(me.hint).to_have_count(0)
    page.keyboard.press("?")
    help_ = page.get_by_role("dialog", name="Help")
    expect(help_.get_by_role("row").filter(has_text="Ask an officer for a hint")).to_contain_text("h")
    page.keyboard.press("Escape")
    page.locator(".board").focus()
    before = me.version()
    page.keyboard.press("h")
    expect(me.hint).to_be_visible()
    expect(page.locator(ALOUD)).to_contain_text("An officer would choose:")
    expect(page.locator(ALOUD)).to_contain_text(me.hint.locator(".reasons-told li").first.inner_text()[:20])
    page.keyboard.press("Escape")
    expect(me.hint).to_have_count(0)
    assert me.version() == before
    page.keyboard.press("/")
    expect(page.get_by_role("combobox")).to_be_focused()
    page.keyboard.type("hint")
    expect(page.get_by_role("option", selected=True)).to_contain_text("Ask an officer for a hint")
    page.keyboard.press("Enter")
    expect(me.hint).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".board").focus()
    page.keyboard.press("h")
    expect(me.hint).to_be_visible()
    answer = me.suggested()
    page.keyboard.press("Enter")
    page.wait_for_function(
        "(was) => document.querySelector('.confirm') || document.body.dataset.version !== was", arg=before
    )
    if page.locator(".confirm").count():
        page.keyboard.press("Enter")
    me.moves_on(before)
    save = page.context.request.get(f"/api/games/{me.game()}/save").json()
    assert f"french: {answer}" in save["entries"]


# Why --------------------------------------------------------------------------------------------------------------
def test_the_log_unfolds_why_the_computer_did_it(me: Pupil) -> None:
    me.sits_against("officer")
    button = me.why.first
    expect(button).to_have_attribute("aria-expanded", "false")
    button.focus()
    me.page.keyboard.press("Enter")
    told = me.page.locator(".left .why-told")
    expect(told.locator("dt").first).not_to_be_empty()
    reason = told.locator(".reasons-told li").first
    expect(reason.get_by_role("button", name=re.compile("^§"))).to_be_visible()
    expect(me.page.locator(ALOUD)).to_contain_text(told.locator("dt").first.inner_text())
    english = told.inner_text()
    me.page.locator(".lang").click()
    expect(me.page.locator(".left .why-button").first).to_have_text("Pourquoi ?")
    expect(told).not_to_have_text(english)
    me.why.first.click()
    expect(told).to_have_count(0)


def test_what_was_told_since_my_turn_says_why_too(me: Pupil) -> None:
    """Following the hints, what the Germans did meanwhile is watched: it has acts that unfold."""
    me.sits_against("officer")
    shortcuts, game = Shortcuts(me.page), me.game()
    card, line = me.page.get_by_role("region", name="What the others did"), me.page.locator(".last-act button")
    since = 0
    for _ in range(200):
        if line.count():
            line.click()
        if card.count():
            break
        now = shortcuts.sees(game, "french")["screen"]
        assert not now["over"]
        if now["others_at"] != since:
            # What the others did is fetched before it is shown.
            since = now["others_at"]
            me.page.wait_for_timeout(FETCHING)
            continue
        if now["asked"]:
            asked = now["asked"][0]
            hint, before = shortcuts.hint(game, "french", asked["number"]), me.version()
            assert shortcuts.post_answer(game, "french", hint, asked["number"]).ok
            me.moves_on(before)
        else:
            me.page.wait_for_timeout(50)
    button = card.locator(".why-button").first
    while not button.count():
        assert not card.locator(".player-sums").count()
        me.page.keyboard.press("ArrowRight")
    button.click()
    expect(card.locator(".why-told .reasons-told li").first).not_to_be_empty()


def test_in_a_game_with_secrets_the_log_says_nothing_of_it_before_the_end(me: Pupil) -> None:
    shortcuts = Shortcuts(me.page)
    game = str(shortcuts.make("crossing", seats={"blue": "me", "red": "bot:officer"})["id"])
    while shortcuts.sees(game)["screen"]["waiting"] != ["blue"]:
        me.page.wait_for_timeout(50)
    me.page.goto(f"/game/{game}")
    me.sits()
    expect(me.page.locator(".left .log-line").first).to_be_visible()
    expect(me.page.locator(".why-button")).to_have_count(0)
    finished = str(shortcuts.make("crossing", seats={"blue": "bot:officer", "red": "bot:officer"})["id"])
    while not shortcuts.sees(finished)["screen"]["over"]:
        me.page.wait_for_timeout(50)
    me.page.goto(f"/game/{finished}")
    expect(me.page.locator(".left .why-button").first).to_be_attached()


# Playing it out ---------------------------------------------------------------------------------------------------
def test_it_is_played_out_by_the_bot_one_chooses(me: Pupil) -> None:
    me.page.goto(f"/game/{Shortcuts(me.page).make('crossing', seats={'blue': 'me', 'red': 'bot:random'})['id']}")
    me.sits()
    me.page.locator(".drop.menu button").first.click()
    me.page.get_by_role("button", name="Play it out by computer").click()
    sheet = me.page.get_by_role("dialog")
    bots = sheet.get_by_label("Computer player")
    expect(bots).to_have_value("officer")
    expect(sheet).to_contain_text("Plans each phase")
    bots.select_option("general")
    expect(sheet.get_by_role("spinbutton")).to_have_value("2")
    bots.select_option("recruit")
    sheet.get_by_label("Games").select_option("10")
    sheet.get_by_role("button", name="Start", exact=True).click()
    expect(sheet.get_by_role("status")).to_have_text("10 of 10 games played.", timeout=60_000)
