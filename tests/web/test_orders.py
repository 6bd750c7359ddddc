"""Orders in few gestures: dragging, choosing several, all of a kind; counted on stated positions, and by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.arrange import screen, where
from tests.web.hand import Hand
from tests.web.shortcuts import BY_HAND, Shortcuts

Windows = Callable[..., Page]
MARNE = Path(__file__).resolve().parents[1] / "games/marne/by-hand.json"
FRONT = ("historical", "historical", "done")
"""The answers before the first German movement of Fall Gericht."""


MARCH = (
    *(("0301", "0302", 1), ("0401", "0402", 2), ("0501", "0702", 2), ("0601", "0702", 1), ("0801", "0903", 1)),
    *(("0901", "0903", 2), ("1001", "0902", 2), ("1101", "1303", 1), ("1201", "1303", 2), ("1301", "1302", 2)),
    *(("1401", "1502", 1), ("1501", "1703", 2), ("1601", "1702", 2), ("1701", "1703", 1), ("1801", "1903", 2)),
    *(("1901", "1903", 1), ("2001", "2102", 2), ("2101", "2704", 1), ("2201", "2304", 1), ("2301", "2304", 2)),
    *(("2401", "2704", 2), ("2601", "2705", 1), ("2701", "2705", 2), ("2801", "2804", 2), ("2901", "2904", 1)),
    *(("3001", "2905", 1), ("3101", "3103", 3), ("3201", "3204", 1)),
)
"""The first German movement: from where, to where, and how many units."""


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


def at_the_front(window: Windows, **more: int) -> tuple[Counting, str]:
    """The first German movement of Fall Gericht, both sides at one screen."""
    me = Counting(window(**more))
    ways = Shortcuts(me.page)
    me.page.goto("/")
    game = str(ways.make("fall-gericht", title="verdun", seats={"german": "me", "french": "me"})["id"])
    for side, text in zip(("french", "german", "german"), FRONT, strict=True):
        ways.answer(game, side, text)
    me.page.goto(f"/game/{game}")
    me.sits()
    me.asked("")
    return me, game


def begun(window: Windows, save: Path, entries: int) -> tuple[Counting, str]:
    """A recorded game after some entries."""
    me = Counting(window())
    me.page.goto("/")
    game = Shortcuts(me.page).replayed(save, entries)
    me.page.goto(f"/game/{game}")
    me.sits()
    return me, game


def test_a_unit_out_of_a_stack_takes_two_gestures_and_one_undo(window: Windows) -> None:
    me, game = at_the_front(window)
    me.press("0401")
    me.pulls_out("14R-pi", "0502")
    assert me.presses == 2
    assert where(me.page, game, "german", "14R-pi") == "0502"
    assert where(me.page, game, "german", "RIR53") == "0401"
    before = me.version()
    me.page.keyboard.press("u")
    me.moves_on(before)
    shown = screen(me.page, game, "german")
    assert shown["pieces"]["14R-pi"]["at"] == "0401" and shown["asked"][0]["menu"], "all of the order is taken back"


def test_an_assault_with_four_units_and_a_gun_takes_four_presses(window: Windows) -> None:
    me, game = begun(window, BY_HAND, 134)
    me.press("2003")
    me.click('.group-option:has-text("All 4")')
    expect(me.page.locator(".badge.option")).to_have_count(1)
    me.press("1902")
    me.confirms()
    assert me.presses == 4
    log = [line["text"] for line in Shortcuts(me.page).sees(game, "german")["log"]]
    assert any("2003" in line for line in log[-4:]), log[-4:]


def test_a_barrage_of_three_batteries_takes_four_presses(window: Windows) -> None:
    me, game = begun(window, BY_HAND, 0)
    me.press("1003")
    me.click('.group-option:has-text("corps artillery")')
    me.click('.prompt [data-option="done"]')
    me.confirms()
    assert me.presses == 4
    log = [line["text"] for line in Shortcuts(me.page).sees(game, "german")["log"]]
    assert "Germans: 3 batteries fire on 1003, column 13-15." in log


def test_an_attack_on_the_matz_takes_eight_presses(window: Windows) -> None:
    """Five units and three guns; who leads; and Stosstruppen, out of a stack. The defender's answers are not ours."""
    me, game = begun(window, MARNE, 51)
    me.press("1407")
    me.click('.group-option:has-text("All 5")')
    me.asked("names his guns")
    me.click('.group-option:has-text("All 3")')
    me.confirms()
    Shortcuts(me.page).answer(game, "allied", "counter F-corps3")
    me.asked("names his lead unit")
    me.press("1406")
    me.asked("use Stosstruppen")
    me.press("1507")
    me.click('.fan-counter[data-piece="Stoss5"]')
    me.confirms()
    assert me.presses == 8
    assert "Stosstruppen" in " ".join(line["text"] for line in Shortcuts(me.page).sees(game)["log"][-6:])


def test_the_first_movement_of_fall_gericht_takes_fifty_gestures(window: Windows) -> None:
    """Forty-four units move and six guns dig in; a stack is pressed with Shift and dragged as one."""
    me, game = at_the_front(window)
    for start, to, units in MARCH:
        if units > 1:
            me.press(start, "Shift")
            expect(me.page.locator(".ring.chosen")).to_have_count(1)
        me.sends(start, to)
    me.lassoes("0301", "3201")
    me.click('.group-option:has-text("digs in")')
    expect(me.page.locator(".ring.option")).to_have_count(0)
    me.done()
    me.presses += 2
    assert me.presses <= 50
    shown = screen(me.page, game, "german")
    stand = [each["at"] for each in shown["pieces"].values()]
    assert all(stand.count(to) >= units for _, to, units in MARCH)
    assert sum("dug-in" in each["marks"] for each in shown["pieces"].values()) >= 6
