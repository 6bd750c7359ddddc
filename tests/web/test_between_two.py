"""Two browsers play against each other: the network is lost, one is away, they talk, go back, resign, play again."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests import depth
from tests.web.shortcuts import Shortcuts
from tests.web.test_two_people import Somebody, says, takes_seat

Sides = tuple[str, str]


def sat_down(window: Callable[..., Page], scenario: str, title: str, sides: Sides) -> tuple[Somebody, Somebody]:
    """Ann at a desk, who asks, and Bob on a phone; the dice roll."""
    ann, bob = Somebody(window(1440, 900)), Somebody(window(390, 844))
    seats = {sides[0]: "me", sides[1]: "open"}
    made = ann.shortcuts.make(scenario, title=title, seats=seats, name="Ann")
    ann.page.goto(f"/game/{made['id']}")
    ann.sits()
    expect(ann.page.locator(".dice-wait")).to_contain_text("free seat")
    takes_seat(bob, made["links"][sides[1]], "Bob")
    expect(ann.page.locator(".dice-wait")).to_have_count(0)
    return ann, bob


def plays(game: str, seats: dict[str, Shortcuts], turns: int) -> None:
    """Pass, past the screen, until so many turns are over or dice were rolled on the way."""
    first = next(iter(seats.values()))
    for _ in range(60):
        now = first.sees(game)["screen"]
        if now["over"] or now["turn"] > turns:
            return
        side = now["waiting"][0]
        options = [each["text"] for each in seats[side].asked(game, side)["options"]]
        seats[side].answer(game, side, next((each for each in ("pass", "done") if each in options), options[-1]))


@pytest.mark.parametrize(
    ("title", "scenario", "sides"),
    depth.some([("patrol", "crossing", ("blue", "red")), ("verdun", "haumont", ("german", "french"))]),
)
def test_two_browsers_play_against_each_other(
    window: Callable[..., Page], title: str, scenario: str, sides: tuple[str, str]
) -> None:
    ann, bob = sat_down(window, scenario, title, sides)
    game = ann.game()
    seats = {sides[0]: ann.shortcuts, sides[1]: bob.shortcuts}
    # Bob's network is lost, and Bob is away, while the game goes on; then the page catches up.
    bob.hides()
    bob.page.context.set_offline(True)
    plays(game, seats, 1)
    bob.page.context.set_offline(False)
    bob.hides(False)

    version = bob.shortcuts.sees(game, sides[1])["screen"]["version"]
    bob.page.wait_for_function("(now) => document.body.dataset.version === now", arg=f"{game}/{sides[1]}/{version}")
    ann.opens_people()
    says(ann, "Back at last?")
    expect(bob.page.locator(".people-button .news")).to_be_visible()
    ann.closes()
    # Ann asks to go back to before a line of the log, by keys alone; Bob sees what was seen, and agrees.
    line = ann.page.locator(".left .log-line .row").first
    line.press("Enter")
    ann.page.get_by_role("button", name="Ask to go back to before this").press("Enter")
    ann.page.get_by_role("button", name="Yes, ask").press("Enter")
    bar = bob.page.locator(".foot .offer-bar")
    expect(bar).to_contain_text("asks to take answers back")
    bar.locator("summary").press("Enter")
    bar.get_by_role("button", name="Accept").press("Enter")
    expect(ann.page.locator(".left .went-back")).to_contain_text("agreed by")
    ann.page.locator(".left .went-back summary").click()
    expect(ann.page.locator(".left .went-back li").first).to_be_visible()
    # Bob gives up; both see the record proved, and play again with sides changed.
    bob.shortcuts.resign(game, sides[1])
    card = ann.page.locator(".end-card")
    expect(card).to_contain_text("has resigned")
    card.locator(".dice-check summary").click()
    card.get_by_role("button", name="Check now").click()
    expect(card.locator(".dice-honest")).to_contain_text("Nothing is wrong")
    expect(card).to_contain_text("neither the server alone nor a player alone")
    card.get_by_role("button", name="Offer a rematch, sides changed").click()
    bob.page.locator(".end-card").get_by_role("button", name="Accept").click()
    for each in (ann, bob):
        each.page.locator(".end-card").get_by_role("button", name="To the rematch").click()
        each.sits()
        each.page.wait_for_url(re.compile(f"/game/(?!{game})"))
    for each in (ann, bob):
        each.shortcuts.rolls(each.game())
        expect(each.page.locator(".dice-wait")).to_have_count(0)


def test_who_comes_back_in_another_browser_sees_what_happened_since(window: Callable[..., Page]) -> None:
    ann, bob = sat_down(window, "crossing", "patrol", ("blue", "red"))
    game, seats = ann.game(), {"blue": ann.shortcuts, "red": bob.shortcuts}
    bob.page.goto("/")
    bob.page.locator(".my-game").first.wait_for()
    for turn in range(1, 5):  # until a turn begins in which Blue plays first
        plays(game, seats, turn)
        if ann.shortcuts.sees(game)["screen"]["waiting"] == ["blue"]:
            break
    while ann.shortcuts.sees(game)["screen"]["waiting"] == ["blue"]:
        options = [each["text"] for each in ann.shortcuts.asked(game, "blue")["options"]]
        ann.shortcuts.answer(game, "blue", next((each for each in ("pass", "done") if each in options), options[-1]))
    for width, height in depth.some([(390, 844), (1440, 900)]):
        bob.page.set_viewport_size({"width": width, "height": height})
        bob.page.evaluate("localStorage.clear()")
        bob.page.goto("/")
        since = bob.page.locator(".my-game-since").first
        expect(since).to_contain_text(re.compile(r"since then: .* answers?, .* rolls?"))
        bob.page.goto(f"/game/{game}")
        bob.sits()
        bob.page.locator(".last-act").get_by_role("button", name="Watch").click()
        expect(bob.page.locator(".player .player-count")).to_be_in_viewport(ratio=1)
        expect(bob.page.locator(".player .player-text")).to_be_in_viewport(ratio=1)
