"""Orders in few gestures: dragging, choosing several, all of a kind; counted on stated positions, and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests import depth
from tests.web.arrange import screen, where
from tests.web.hand import Hand
from tests.web.shortcuts import BY_HAND, Shortcuts
from tests.web.test_keyboard import Typist

Windows = Callable[..., Page]
MARNE = Path(__file__).resolve().parents[1] / "games/marne/by-hand.json"
READING = 400
"""Milliseconds after which a second tap is not the end of a double tap."""
AT_REST = """(reading) => new Promise((done) => {
    let version = document.body.dataset.version, since = performance.now();
    const look = () => {
        const now = document.body.dataset.version;
        if (now !== version) [version, since] = [now, performance.now()];
        if (performance.now() - since > reading) done(version);
        else setTimeout(look, 50);
    };
    look();
})"""
"""The version, once it has stayed the same for so long: an order may lead to an answer that leaves no choice."""


MARCH = (
    *(("0301", "0302", 1), ("0401", "0402", 2), ("0501", "0702", 2), ("0601", "0702", 1), ("0801", "0903", 1)),
    *(("0901", "0903", 2), ("1001", "0902", 2), ("1101", "1303", 1), ("1201", "1303", 2), ("1301", "1302", 2)),
    *(("1401", "1502", 1), ("1501", "1703", 2), ("1601", "1702", 2), ("1701", "1703", 1), ("1801", "1903", 2)),
    *(("1901", "1903", 1), ("2001", "2102", 2), ("2101", "2704", 1), ("2201", "2304", 1), ("2301", "2304", 2)),
    *(("2401", "2704", 2), ("2601", "2705", 1), ("2701", "2705", 2), ("2801", "2804", 2), ("2901", "2904", 1)),
    *(("3001", "2905", 1), ("3101", "3103", 3), ("3201", "3204", 1)),
)
"""The first German movement: from where, to where, and how many units."""


BY_HAND_AT_LEAST = 6
"""So many of these are ordered with the mouse at depth 1."""
SHOWS = "(version) => document.body.dataset.version.endsWith(`/${version}`)"


class Counting(Hand):
    """Somebody whose presses and drags are counted."""

    presses = 0

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._points: dict[str, tuple[float, float]] = {}

    def point(self, number: str) -> tuple[float, float]:
        """Where a hex is: looked up once, for the map does not move by itself."""
        if number not in self._points:
            self._points[number] = super().point(number)
        return self._points[number]

    def press(self, number: str, *held: str) -> None:
        """Press a hex, perhaps with a key held."""
        self.presses += 1
        for key in held:
            self.page.keyboard.down(key)
        self.page.mouse.click(*self.point(number))
        for key in held:
            self.page.keyboard.up(key)

    def rests(self) -> str:
        """Wait until all that an order leads to is on the screen."""
        return str(self.page.evaluate(AT_REST, READING))

    def click(self, what: str) -> None:
        """Press something on the screen."""
        self.presses += 1
        self.page.locator(what).first.click()

    def drag(self, start: tuple[float, float], to: str) -> None:
        """Drag from a point to a hex."""
        self.presses += 1
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(*self.point(to), steps=4)
        mouse.up()

    def forget_points(self) -> None:
        """The map was moved."""
        self._points.clear()

    def view(self) -> str:
        """How the map lies."""
        return str(self.page.locator(".board-layers").evaluate("(each) => each.style.transform"))

    def takes_back(self) -> None:
        """Undo."""
        before = self.version()
        self.page.keyboard.press("u")
        self.moves_on(before)

    def sends(self, number: str, to: str) -> None:
        """Drag the counter on top of a hex to another, and wait until it is there."""
        before = self.version()
        self.drag(self.point(number), to)
        self.moves_on(before)

    def lassoes(self, one: str, other: str) -> None:
        """Draw a rectangle around the middles of two hexes, with Shift."""
        self.presses += 1
        (x, y), (x2, y2) = self.point(one), self.point(other)
        mouse, keyboard = self.page.mouse, self.page.keyboard
        keyboard.down("Shift")
        mouse.move(min(x, x2) - 9, min(y, y2) - 19)
        mouse.down()
        mouse.move(max(x, x2) + 9, max(y, y2) + 19, steps=4)
        mouse.up()
        keyboard.up("Shift")

    def confirms(self) -> None:
        """Confirm what cannot be taken back."""
        before = self.version()
        self.click(".confirm .main")
        self.moves_on(before)

    def pulls_out(self, counter: str, to: str) -> None:
        """Drag a counter out of the fan that is open."""
        box = self.page.locator(f'.fan-counter[data-piece="{counter}"]').bounding_box()
        assert box
        before = self.version()
        self.drag((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), to)
        self.moves_on(before)


def at_the_front(window: Windows, *answers: str, **more: Any) -> tuple[Counting, str]:
    """The first German turn of Fall Gericht after some answers, both sides at one screen."""
    me = Counting(window(**more))
    ways = Shortcuts(me.page)
    game = str(ways.make("fall-gericht", title="verdun", seats={"german": "me", "french": "me"})["id"])
    ways.answer(game, "french", "historical")
    ways.answer(game, "german", "historical", *answers)
    me.page.goto(f"/game/{game}")
    me.sits()
    expect(me.prompt).to_be_visible()
    return me, game


def begun(window: Windows, save: Path, entries: int) -> tuple[Counting, str]:
    """A recorded game after some entries."""
    me = Counting(window())
    game = Shortcuts(me.page).replayed(save, entries)
    me.page.goto(f"/game/{game}")
    me.sits()
    return me, game


def test_the_first_german_turn_of_fall_gericht_in_few_gestures(window: Windows) -> None:
    me, game = at_the_front(window)
    fires_three_batteries(me, game)
    before = me.version()
    Shortcuts(me.page).answer(game, "german", "done")
    me.moves_on(before)
    pulls_a_unit_out_of_its_stack(me, game)
    orders_a_stack_by_keyboard(me, game)
    pulls_the_map_by_its_ground(me)
    moves_everybody(me, game)


def fires_three_batteries(me: Counting, game: str) -> None:
    """A barrage with all guns of a kind: four presses."""
    me.press("1003")
    me.click('.group-option:has-text("corps artillery")')
    me.click('.prompt [data-option="done"]')
    me.confirms()
    assert me.presses == 4
    log = [line["text"] for line in Shortcuts(me.page).sees(game, "german")["log"]]
    assert any(line.startswith("Germans: 3 batteries fire on 1003, column 13-15") for line in log)


def pulls_a_unit_out_of_its_stack(me: Counting, game: str) -> None:
    """One press fans the stack out, one drag takes the lower unit to its hex; one undo takes all of it back."""
    me.presses = 0
    me.press("0401")
    me.pulls_out("14R-pi", "0502")
    assert me.presses == 2
    assert where(me.page, game, "german", "14R-pi") == "0502"
    assert where(me.page, game, "german", "RIR53") == "0401"
    me.takes_back()
    shown = screen(me.page, game, "german")
    assert shown["pieces"]["14R-pi"]["at"] == "0401" and shown["asked"][0]["menu"]


def orders_a_stack_by_keyboard(me: Counting, game: str) -> None:
    """x chooses the stack under the cursor, Enter on a lit hex sends it; where not all can go, the reason is told.

    So it is before the server has said where they can go: its answer is kept back until the reason is read and the
    cursor stands on another hex, of which it is told anew.
    """
    keys = Typist(me.page)
    late: list[Route] = []
    asking = re.compile(r"/orders(\?|$)")

    def keep_back(route: Route) -> None:
        if '"to"' in (route.request.post_data or ""):
            route.continue_()
        else:
            late.append(route)

    me.page.route(asking, keep_back)
    keys.page.locator(".board").focus()
    keys.walk_to("0501")
    keys.key("x")
    keys.hears("2 chosen")
    expect(me.page.locator(".badge.chosen-count")).to_have_text("2/2")
    keys.walk_to("0502")
    keys.key("Enter")
    expect(me.page.get_by_role("alert")).to_contain_text("Guns and headquarters may not enter an enemy zone")
    assert len(late) == 1
    keys.walk_to("0601")
    late[0].continue_()
    me.page.unroute(asking)
    keys.hears(re.compile("Can be chosen: 2 units to 0601"))
    keys.answers("Enter")
    assert where(me.page, game, "german", "IR159") == where(me.page, game, "german", "14R-art") == "0601"
    me.takes_back()
    assert where(me.page, game, "german", "IR159") == where(me.page, game, "german", "14R-art") == "0501"


def pulls_the_map_by_its_ground(me: Counting) -> None:
    """A drag that starts on bare ground moves the map and nothing else."""
    version, view = me.version(), me.view()
    me.drag(me.point("1614"), "1612")
    assert (me.version(), me.view() != view) == (version, True)
    me.drag(me.point("1612"), "1614")


def moves_everybody(me: Counting, game: str) -> None:
    """Forty-four units move, three guns that did not fire dig in; a stack is pressed with Shift and dragged as one."""
    ways, by_hand = Shortcuts(me.page), MARCH[: depth.times(BY_HAND_AT_LEAST, len(MARCH))]
    for start, to, units in MARCH[len(by_hand) :]:
        pieces = screen(me.page, game, "german")["pieces"]
        ways.sends(game, "german", [key for key, each in pieces.items() if each["at"] == start][:units], to)
    me.page.wait_for_function(SHOWS, arg=screen(me.page, game, "german")["version"])
    me.presses = 0
    me.page.keyboard.press("0")
    me.forget_points()
    for start, to, units in by_hand:
        if units > 1:
            me.press(start, "Shift")
            expect(me.page.locator(".ring.chosen")).to_have_count(1)
        me.sends(start, to)
    me.lassoes("0301", "3201")
    me.click('.group-option:has-text("digs in")')
    expect(me.page.locator(".ring.option")).to_have_count(0)
    me.done()
    me.presses += 2
    assert me.presses <= len(by_hand) + sum(units > 1 for _, _, units in by_hand) + 5
    shown = screen(me.page, game, "german")
    stand = [each["at"] for each in shown["pieces"].values()]
    assert all(stand.count(to) >= units for _, to, units in MARCH)
    assert sum("dug-in" in each["marks"] for each in shown["pieces"].values()) == 3


def test_an_assault_with_four_units_and_a_gun_takes_four_presses(window: Windows) -> None:
    me, game = begun(window, BY_HAND, 129)
    me.press("2003")
    me.click('.group-option:has-text("All 4")')
    expect(me.page.locator(".badge.option")).to_have_count(1)
    me.press("1902")
    me.confirms()
    assert me.presses == 4
    log = [line["text"] for line in Shortcuts(me.page).sees(game, "german")["log"]]
    assert any("2003" in line for line in log[-4:]), log[-4:]


def test_an_attack_on_the_matz_takes_seven_presses(window: Windows) -> None:
    """Five units and three guns; who leads; and Stosstruppen, out of a stack. The defender's answers are not ours.

    It is confirmed once: what follows from the guns is not confirmed again.
    """
    me, game = begun(window, MARNE, 51)
    me.press("1407")
    me.click('.group-option:has-text("All 5")')
    me.asked("chooses his guns")
    me.click('.group-option:has-text("All 3")')
    me.confirms()
    Shortcuts(me.page).answer(game, "allied", "counter F-corps3")
    me.asked("chooses his lead unit")
    me.rests()
    me.press("1406")
    me.asked("use Stosstruppen")
    me.press("1507")
    before = me.version()
    me.click('.fan-counter[data-piece="Stoss5"]')
    me.moves_on(before)
    assert me.presses == 7
    assert "Stosstruppen" in " ".join(line["text"] for line in Shortcuts(me.page).sees(game)["log"][-6:])


def test_a_stack_dragged_to_its_target_attacks_it(window: Windows) -> None:
    """The menu names only hexes. A unit that cannot attack there says why, and begins nothing."""
    me, game = begun(window, MARNE, 51)
    before = me.version()
    me.drag(me.point(where(me.page, game, "german", "G19.74")), "1407")
    expect(me.page.locator(".why-not")).to_be_visible()
    assert me.version() == before
    me.drag(me.point(where(me.page, game, "german", "G11.10")), "1407")
    me.moves_on(before)
    me.asked("attack on 1407: ")
    assert screen(me.page, game, "german")["asked"][0]["committed"]
    me.takes_back()
    me.asked("choose a hex to attack")


def test_a_defender_confirms_an_attack_once(window: Windows) -> None:
    """Guns are confirmed, because dice follow; how far to retreat from the same attack is not."""
    me, game = begun(window, MARNE, 60)
    place = where(me.page, game, "allied", "F-corps3")
    before = me.version()
    me.press(place)
    me.page.locator('[data-option="counter F-corps3"]').first.click()
    me.confirms()
    me.moves_on(before)
    calls = Shortcuts(me.page)
    for text in ("lead G11.51", "shock Stoss5"):
        me.asked("")
        calls.answer(game, "german", text)
    me.asked("How far?")
    before = me.version()
    me.option("retreat 0").click()
    me.moves_on(before)
    expect(me.page.locator(".confirm")).to_have_count(0)


def test_a_finger_drags_what_it_has_tapped(window: Windows) -> None:
    """A drag from a counter moves the map; after a tap it takes the counter along. Several are chosen with a button."""
    me, game = at_the_front(window, "done", width=390, height=844, has_touch=True, is_mobile=True)
    hand = me.page.context.new_cdp_session(me.page)

    def drags(start: str, to: str) -> None:
        here, there = me.point(start), me.point(to)
        for part in range(6):
            x, y = (a + (b - a) * part / 5 for a, b in zip(here, there, strict=True))
            kind = "touchMove" if part else "touchStart"
            hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    version, view = me.version(), me.view()
    drags("1701", "1702")
    assert (me.version(), me.view() != view) == (version, True)
    me.forget_points()
    me.page.touchscreen.tap(*me.point("1701"))
    expect(me.page.locator(".ring.looking")).to_be_attached()
    drags("1701", "1702")
    me.moves_on(version)
    assert where(me.page, game, "german", "IR117") == "1702"
    version = me.rests()
    me.page.locator(".several").tap()
    expect(me.page.locator(".several.on")).to_be_visible()
    me.page.touchscreen.tap(*me.point("1501"))
    expect(me.page.locator(".badge.chosen-count")).to_have_text("2/2")
    me.page.touchscreen.tap(*me.point("1602"))
    expect(me.page.locator(".target.looking")).to_be_attached()
    me.page.wait_for_timeout(READING)
    me.page.touchscreen.tap(*me.point("1602"))
    me.moves_on(version)
    assert where(me.page, game, "german", "IR115") == where(me.page, game, "german", "25-pi") == "1602"
