"""Two people at one game, each with a window of their own: they hear each other, and keep their secrets."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Response, WebSocket, expect

from tests.web.person import Person
from tests.web.shortcuts import Shortcuts, choose

CONCEALED = {"blue": ["BL", "B1", "B2", "BG", "BX"], "red": ["RL", "R1", "R2", "RG", "RX"]}
"""Who lies in the dark when `crossing` begins."""
TITLES = {side: f"{side.capitalize()} (leader|1st squad|2nd squad|machine gun|decoy X)" for side in CONCEALED}
OTHER = {"blue": "red", "red": "blue"}


class Wire:
    """All that reaches a window about games, by request and by socket. What is printed on the counters is no secret."""

    def __init__(self, page: Page) -> None:
        self._frames: list[str] = []
        self._responses: list[Response] = []
        page.on("websocket", self._listen)
        page.on("response", lambda each: self._responses.append(each) if "/api/games" in each.url else None)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._frames.append(str(frame)))

    def heard(self) -> str:
        """Everything so far."""
        return "\n".join([*self._frames, *(each.text() for each in self._responses)])


class Seat(Person):
    """Somebody at a game of `crossing`, with a wire on their window."""

    def __init__(self, page: Page, side: str = "") -> None:
        super().__init__(page)
        self.side = side
        self.wire = Wire(page)

    def remember(self) -> None:
        """Leave a mark on the page, which a reload would wipe."""
        self.page.evaluate("window.mark = 1")

    def has_not_reloaded(self) -> bool:
        """Whether the mark is still there."""
        return bool(self.page.evaluate("window.mark === 1"))

    def choose(self, option: str) -> None:
        """Choose an option from the list."""
        choose(self, option)

    def markup(self) -> str:
        """The page as it stands, without the sheet of printed counters that every window has."""
        return str(
            self.page.evaluate(
                """() => {
                    const page = document.documentElement.cloneNode(true);
                    page.querySelectorAll(".sprite").forEach((each) => each.remove());
                    return page.outerHTML;
                }"""
            )
        )

    def knows_of(self, side: str) -> list[str]:
        """Which concealed counters of a side are named by anything this window was sent or shows."""
        words = rf"\b(?:{'|'.join(CONCEALED[side])})\b|{TITLES[side]}|#c-(?:{'|'.join(CONCEALED[side])})"
        return [each[0] for each in re.finditer(words, self.wire.heard() + self.markup())]


def sit_down(seat: Seat) -> None:
    """Accept an invitation that is open."""
    seat.page.get_by_role("button", name=re.compile("Sit down")).click()
    seat.sits()
    Shortcuts(seat.page).rolls(seat.game())


@pytest.fixture
def pair(window: Callable[..., Page]) -> tuple[Seat, Seat]:
    """A game of `crossing`, made by Blue, where Red sits too. The first of the two is asked."""
    blue, red = Seat(window(), "blue"), Seat(window(), "red")
    made = Shortcuts(blue.page).make("crossing", seats={"blue": "me", "red": "open"})
    Shortcuts(red.page).join(made["links"]["red"])
    for each in (blue, red):
        each.page.goto(f"/game/{made['id']}")
        each.sits()
    Shortcuts(blue.page).rolls(made["id"])
    for each in (blue, red):
        each.remember()
    blue.page.wait_for_function("() => document.body.dataset.version.includes('/blue/')")
    return (red, blue) if red.button("Pass").count() else (blue, red)


def test_an_open_seat_is_called_open_until_the_friend_comes_and_absence_is_told(window: Callable[..., Page]) -> None:
    """Presence: nobody there yet, thinking, away. All without a reload."""
    me = Seat(window(), "blue")
    shortcuts, seats = Shortcuts(me.page), {"blue": "me", "red": "open"}
    made = shortcuts.make("crossing", seats=seats)
    me.page.goto(f"/game/{made['id']}")
    me.sits()
    me.remember()
    expect(me.page.locator(".dice-wait")).to_contain_text("somebody has taken the free seat")
    friend = Seat(window(), "red")
    friend.page.goto(made["links"]["red"])
    sit_down(friend)
    expect(me.page.locator(".dice-wait")).to_have_count(0)
    expect(me.prompt.first).to_contain_text(re.compile("Red: thinking…|Activate a counter"))
    friend.page.close()
    if shortcuts.sees(made["id"])["screen"]["waiting"] == ["red"]:  # nobody but the dice says who begins
        me.asked("Waiting for Red: away just now.")
    assert me.has_not_reloaded()


def test_each_hears_at_once_what_the_other_does(pair: tuple[Seat, Seat]) -> None:
    first, second = pair
    expect(second.prompt.first).to_contain_text(f"{first.side.capitalize()}: thinking…")
    before = second.version()
    lines = second.page.locator(".left .log-line")
    told = lines.count()
    first.choose("pass")
    second.moves_on(before)
    second.asked("Activate a counter")
    expect(lines).to_have_count(told + 1)
    first.asked(f"{second.side.capitalize()}: thinking…")
    second.choose(f"activate {CONCEALED[second.side][1]}")
    second.choose("stay")
    first.asked("Activate a counter")
    assert first.has_not_reloaded() and second.has_not_reloaded()


def test_nothing_that_reaches_a_window_names_what_the_other_side_conceals(
    pair: tuple[Seat, Seat], window: Callable[..., Page]
) -> None:
    """Neither a response nor a frame nor the page itself; for a spectator it holds for both sides."""
    first, second = pair
    game = first.game()
    watcher = Seat(window())
    watcher.page.goto(f"/game/{game}")
    watcher.sits()
    mover = CONCEALED[first.side][1]
    first.choose(f"activate {mover}")
    options = Shortcuts(first.page).asked(game, first.side)["options"]
    first.choose(next(each["text"] for each in options if each["verb"] == "to"))
    there = Shortcuts(first.page).sees(game, first.side)["screen"]["pieces"][mover]["at"]
    for each in (second, watcher):
        each.page.wait_for_function(
            "(version) => document.body.dataset.version.endsWith('/' + version)", arg=first.version().rpartition("/")[2]
        )
        each.press(there)
        expect(each.page.locator(".inspector")).to_contain_text(f"{first.side.capitalize()}: unknown unit")
    assert second.knows_of(first.side) == []
    assert first.knows_of(second.side) == []
    assert watcher.knows_of("blue") == watcher.knows_of("red") == []
    # The same eyes do find what one may know.
    assert {mover, f"#c-{mover}"} <= set(first.knows_of(first.side))
    assert second.knows_of(second.side)


def test_secret_set_up_reaches_nobody_else(window: Callable[..., Page]) -> None:
    """In `night-raid` both place their counters at once: where is nobody else's business until both are done."""
    red, blue = Seat(window(), "red"), Seat(window(), "blue")
    made = Shortcuts(red.page).make("night-raid", seats={"red": "me", "blue": "open"})
    red.page.goto(f"/game/{made['id']}")
    red.sits()
    blue.page.goto(made["links"]["blue"])
    sit_down(blue)
    blue.asked("Place Blue leader")
    red.asked("Place Red leader")
    red.press("1202")
    red.asked("Place Red 1st squad")
    blue.asked("Place Blue leader")
    assert blue.version().endswith("/blue/1"), "that Red has placed a counter is not counted before Blue"
    seen = Shortcuts(blue.page).sees(made["id"], "blue")["screen"]
    assert (seen["pieces"]["RL"]["at"], seen["unknown"]) == ("hand", [])
    assert "1202" not in blue.wire.heard()
    assert "1202" in red.wire.heard()


POST = """async ([game, side, number, answer]) => {
    const posted = await fetch(`/api/games/${game}/answers?lang=en`, {
        method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify({side, number, answer}),
    });
    return [posted.status, (await posted.json()).error];
}"""


def posted(seat: Seat, number: int, answer: str) -> tuple[int, dict[str, Any]]:
    """An answer past the screen, and what the server says to it."""
    status, error = seat.page.evaluate(POST, [seat.game(), seat.side, number, answer])
    return status, error


def test_a_stale_answer_is_refused_and_changes_nothing(pair: tuple[Seat, Seat]) -> None:
    first, second = pair
    shortcuts = Shortcuts(first.page)
    number = shortcuts.asked(first.game(), first.side)["number"]
    first.choose(f"activate {CONCEALED[first.side][1]}")
    first.choose("stay")
    second.asked("Activate a counter")
    second.choose("pass")
    first.asked("Activate a counter")
    before = shortcuts.sees(first.game(), first.side)
    status, error = posted(first, number, "pass")
    assert (status, error["code"]) == (409, "stale")
    assert error["text"].endswith(".")
    assert shortcuts.sees(first.game(), first.side) == before


def test_an_illegal_answer_is_refused_with_its_rule(pair: tuple[Seat, Seat]) -> None:
    """And so is one given in the name of the other side."""
    first, second = pair
    shortcuts = Shortcuts(first.page)
    number = shortcuts.asked(first.game(), first.side)["number"]
    before = shortcuts.sees(first.game(), first.side)
    status, error = posted(first, number, f"activate {CONCEALED[second.side][1]}")
    assert (status, error["code"]) == (422, "illegal")
    assert error["rule"] in shortcuts.rules("patrol", "en")
    assert error["text"].endswith(".")
    second.side = first.side
    assert posted(second, number, "pass")[0] == 403
    assert shortcuts.sees(first.game(), first.side) == before
