"""Count what a player's hand has to do: presses, stops and seconds for a move, a barrage, an attack and a turn.

    python tools/bench/hands.py                     # the tasks of every game, in a real browser
    python tools/bench/hands.py --only marne        # those of one game
    python tools/bench/hands.py --whole marne       # the recorded game of a title from its first answer to its last
    python tools/bench/hands.py --only marne --list # every stop by itself: who is asked what, and what was answered

Each task is a stretch of a recorded game: those played by hand in `tests/games`, and one of Patrol played by officers.
The script answers what was answered there, with the fewest presses the screen offers: a drag or a press where an order
stands for several answers, a button for a group, else each answer at its place. Dice fall as recorded.

A *press* is one mouse button going down, a drag counts as one. A *stop* is a question or a confirmation that waited
for the player; those of the side that begins the task are counted by themselves, too. The seconds are those of this
machine, with reduced motion and with nobody thinking.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from itertools import takewhile
from pathlib import Path
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "src"))
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from playwright.sync_api import Error, Page, expect, sync_playwright

from grognard import bots
from grognard.shelf import title as title_of
from tests.web.arrange import leave_undrawn
from tests.web.browser import chromium
from tests.web.conftest import FLAGS, Served
from tests.web.hand import Hand
from tests.web.shortcuts import Shortcuts, parted
from tests.web.windows import READ_BEFORE

ROOT: Final = Path(__file__).resolve().parents[2]
WIDTH, HEIGHT = 1440, 900
SETTLES: Final = 450
"""Milliseconds a drag is given to be followed by something."""
COUNTS = """window.presses = 0;
addEventListener("pointerdown", (event) => { if (event.isTrusted && !event.button) window.presses++; }, true);"""
ENDS: Final = ("to", "halt", "stay")
TURNS: Final = ("relieve", "span")
"""Answers that only one of several counters that go together would give."""
SHOWN: Final = """(answers) => [...document.querySelectorAll(".prompt .group-option")]
    .map((each) => each.dataset.option)
    .find((text) => text && text.split("; ").sort().join() === answers.join())"""
"""The button that gives some answers, in whatever order."""
MOST_AHEAD: Final = 24
"""How many recorded answers are looked at for one gesture."""


class Task(NamedTuple):
    """A stretch of a recorded game."""

    game: str
    name: str
    first: int
    last: int
    """The recorded answers, dice among them: from the first up to and without the last."""


TASKS: Final = (
    Task("patrol", "a unit's move", 18, 23),
    Task("patrol", "an attack", 57, 63),
    Task("patrol", "a turn", 80, 97),
    Task("verdun", "a unit's move", 42, 44),
    Task("verdun", "a stack's move", 25, 30),
    Task("verdun", "a barrage", 12, 19),
    Task("verdun", "an attack", 143, 156),
    Task("verdun", "a turn", 0, 226),
    Task("marne", "a unit's move", 127, 130),
    Task("marne", "a stack's move", 141, 145),
    Task("marne", "an attack", 81, 112),
    Task("marne", "a turn", 0, 152),
    Task("marne", "four turns", 0, 320),
    Task("august", "a unit's move", 32, 37),
    Task("august", "a stack's move", 98, 101),
    Task("august", "an attack (fire)", 138, 147),
    Task("august", "a turn", 70, 136),
    Task("indochine", "a unit's move", 94, 99),
    Task("indochine", "an attack (fire)", 105, 115),
    Task("indochine", "a turn", 55, 105),
    Task("italia", "a unit's move", 1, 4),
    Task("italia", "a stack's move", 163, 167),
    Task("italia", "an attack", 44, 72),
    Task("italia", "a turn", 0, 94),
)


class Measured(NamedTuple):
    """What a task cost."""

    presses: int
    stops: int
    own: int
    seconds: float
    told: list[str]


class Counting(Hand):
    """A hand that follows a recorded game and counts what that takes."""

    def __init__(self, page: Page, calls: Shortcuts, entries: Sequence[str]) -> None:
        super().__init__(page)
        self.calls, self.entries = calls, entries
        self.stops = self.own = 0
        self.told: list[str] = []
        self.later = 0
        """How many answers more than recorded have led to the same place."""

    def plays(self, until: int) -> None:
        """Answer as recorded until so many answers have been given."""
        whose = parted(self.entries[self._given()])[0]
        while (done := self._given()) < until + self.later:
            self.takes_over()
            before, asked = self.stops, self.asked_now()
            self.gives(done)
            given = "; ".join(parted(entry)[1] for entry in self.entries[done : self._given()])
            self.told.append(f"{done:5d} {self.stops - before} {asked['side']:8} {asked['prompt']} -> {given}")
            if parted(self.entries[done])[0] == whose:
                self.own += self.stops - before

    def sits(self) -> None:
        """Wait for the map, or for the cover of it at a screen that two share."""
        self.page.wait_for_selector(".board-layers .pieces, .curtain", state="attached")
        self._kit = {}

    def takes_over(self) -> None:
        """Uncover the map where the screen is handed to the other player; that is no press of the game's."""
        if self.page.locator(".curtain").count():
            self.page.locator(".curtain button").click()
            self.page.evaluate("window.presses--")
            expect(self.page.locator(".board-layers .pieces")).to_be_attached()

    def _given(self) -> int:
        """How many answers the game has; what the screen shows has to follow it."""
        return int(self.sees()["clock"])

    def gives(self, at: int) -> None:
        """Make one gesture for the answers recorded from here on."""
        coming = self._coming(at)
        asked = self.asked_now()
        self.stops += 1
        if self._sends_together(asked, at) or self._drags_at(asked, coming):
            return
        for order, to in self._orders(asked, coming):
            if self._is_led(order, coming) and self._drags(order[0], to):
                return
        for group in asked["groups"]:
            if sorted(group["answers"]) == sorted(coming[: len(group["answers"])]):
                self._presses_group(group["text"])
                return
        if not self._chooses_together(asked, coming):
            self.answers(coming[0])

    def _sends_together(self, asked: dict[str, Any], at: int) -> bool:
        """Drag a stack where the recorded game took others along in a move: whether it came to the same place.

        The counters go one after the other then, so the answers are others than those recorded, and take their place.
        """
        said = [parted(entry) for entry in self.entries[at : at + MOST_AHEAD]]
        side, took = said[0][0], 1
        while took < len(said) and said[took][0] == side and said[took][1].startswith("with "):
            took += 1
        if not asked["menu"] or took == 1 or took == len(said) or not said[took][1].startswith("to "):
            return False
        pieces, to = [text.split()[1] for _, text in said[:took]], said[took][1].split()[1]
        after = next(n for n in range(took, len(said)) if said[n][0] != side or said[n][1].split()[0] not in ENDS)
        found = self._ordered(asked, pieces, to)
        if not found["options"] or found["stopped"] or any(text.split()[0] in TURNS for _, text in said[took:after]):
            return False
        answers = found["options"][0]["answers"]
        self._chooses(pieces)
        self._moves_chosen(pieces[0], to)
        self.entries = [*self.entries[:at], *(f"{side}: {text}" for text in answers), *self.entries[at + after :]]
        self.later += len(answers) - after
        return True

    def _drags_at(self, asked: dict[str, Any], coming: Sequence[str]) -> bool:
        """Drag a stack to what it attacks, where the record begins that and then names those of the stack."""
        target = next((each["at"] for each in asked["options"] if each["text"] == coming[0]), "")
        if not asked["menu"] or not self._is_hex(target) or len(coming) < 2 or len(coming[1].split()) < 2:
            return False
        pieces = self.sees()["pieces"]
        first = pieces.get(coming[1].split()[1], {"at": ""})["at"]
        sides = {each["key"]: each["side"] for each in self.kit()["pieces"]}
        stack = [key for key, each in pieces.items() if each["at"] == first and sides[key] == asked["side"]]
        if not self._is_hex(first) or any(each["noun"] == "piece" and each["at"] in stack for each in asked["options"]):
            return False
        found = self._ordered(asked, stack, target)["options"]
        answers = found[0]["answers"] if found else []
        if len(answers) < 2 or [*answers[:1], *sorted(answers[1:])] != [coming[0], *sorted(coming[1 : len(answers)])]:
            return False
        before = self.version()
        self.pulls_in(first)
        x, y = self.point(first)
        self._moves({"x": x, "y": y, "width": 0, "height": 0}, target)
        return self._came(before)

    def _chooses_together(self, asked: dict[str, Any], coming: Sequence[str]) -> bool:
        """Choose the counters that do the same one after the other, and press their button; whether there is one."""
        verb = coming[0].split()[0]
        named = {each["text"]: each["at"] for each in asked["options"] if each["noun"] == "piece"}
        row = list(takewhile(lambda text: text.split()[0] == verb and " " in text, coming))
        pieces = [text.split()[1] for text in row]
        pieces = list(takewhile(lambda piece: self._is_hex(self._place_of(piece)), pieces))
        if not asked["several"] or len(pieces) < 2 or row[0] not in named:
            return False
        for many in range(len(pieces), 1, -1):
            for option in self._ordered(asked, pieces[:many])["options"]:
                answers = option["answers"]
                if option["noun"] == "nothing" and list(coming[: len(answers)]) == answers:
                    self._chooses(pieces[:many])
                    return self._presses_for(answers)
        return False

    def _presses_for(self, answers: Sequence[str]) -> bool:
        """Press the button of the chosen counters; the order of their answers is from then on the recorded one."""
        at, side = self._given(), self.asked_now()["side"]
        self.page.wait_for_function(SHOWN, arg=sorted(answers))
        text = self.page.evaluate(SHOWN, sorted(answers))
        self._presses_group(text)
        row = [f"{side}: {answer}" for answer in text.split("; ")]
        self.entries = [*self.entries[:at], *row, *self.entries[at + len(row) :]]
        return True

    def _place_of(self, piece: str) -> str:
        return str(self.sees()["pieces"].get(piece, {"at": ""})["at"])

    def _ordered(self, asked: dict[str, Any], pieces: Sequence[str], to: str = "") -> Any:
        said = {"side": asked["side"], "number": asked["number"], "pieces": list(pieces), "to": to}
        told = self.page.request.post(f"/api/games/{self.game()}/orders", data=said)
        return told.json() if told.ok else {"options": [], "stopped": ""}

    def _chooses(self, pieces: Sequence[str]) -> None:
        """Choose counters with Shift held: whole stacks, or one by one out of those of which others stay behind."""
        shown, asked = self.sees(), self.asked_now()
        able = {each["at"] for each in asked["options"] if each["noun"] == "piece"}
        for place in dict.fromkeys(shown["pieces"][piece]["at"] for piece in pieces):
            here = {key for key, each in shown["pieces"].items() if each["at"] == place} & able
            self.pulls_in(place)
            if here <= {*pieces}:
                self.page.keyboard.down("Shift")
                self.page.mouse.click(*self.point(place))
                self.page.keyboard.up("Shift")
                continue
            self.page.mouse.click(*self.point(place), button="right")
            self.page.wait_for_selector(".fan")
            for piece in here & {*pieces}:
                self.page.locator(f'.fan button[data-piece="{piece}"]').click(modifiers=["Shift"])
            self._puts_away()

    def _moves_chosen(self, piece: str, to: str) -> None:
        """Drag the chosen counters, by one of them."""
        before = self.version()
        x, y = self.point(self.sees()["pieces"][piece]["at"])
        self._moves({"x": x, "y": y, "width": 0, "height": 0}, to)
        self._came(before)

    def _coming(self, at: int) -> list[str]:
        """The answers that the same side gives before the next dice."""
        who, _ = parted(self.entries[at])
        coming = []
        for entry in self.entries[at : at + MOST_AHEAD]:
            if parted(entry)[0] != who:
                break
            coming.append(parted(entry)[1])
        return coming

    @staticmethod
    def _is_led(order: Sequence[str], coming: Sequence[str]) -> bool:
        """Whether an order gives the coming answers, or goes to the same place by a way that is as long."""
        here = list(coming[: len(order)])
        if here == list(order):
            return True
        is_same_walk = [text.split()[0] for text in here] == [text.split()[0] for text in order]
        places = [[text.split()[1] for text in those if " " in text][-1:] for those in (here, order)]
        return is_same_walk and here[0] == order[0] and places[0] == places[1]

    def _orders(self, asked: dict[str, Any], coming: Sequence[str]) -> Iterator[tuple[list[str], str]]:
        """Orders that send the counter named next to a place named after it, the most answers first."""
        named = [each for each in asked["options"] if each["text"] == coming[0] and each["noun"] == "piece"]
        piece = named[0]["at"] if named else asked.get("walker", "") or self._of_stack(coming)
        places = {each["number"] for each in self.kit()["hexes"]}
        wanted = [text.split()[1] for text in coming if len(text.split()) == 2 and text.split()[1] in places]
        for place in reversed(list(dict.fromkeys(wanted))) if piece else ():
            said = {"side": asked["side"], "number": asked["number"], "pieces": [piece], "to": place}
            told = self.page.request.post(f"/api/games/{self.game()}/orders", data=said)
            options = told.json()["options"] if told.ok else []
            if options and len(options[0]["answers"]) > 1:
                yield options[0]["answers"], place

    def _of_stack(self, coming: Sequence[str]) -> str:
        """The counter on top of the stack that an answer names by its hex."""
        place = coming[0].split()[-1]
        return next((key for key, each in self.sees()["pieces"].items() if each["at"] == place), "")

    def _drags(self, first: str, to: str) -> bool:
        """Drag the counter that an order begins with to a place; whether anything came of it."""
        asked, shown, before = self.asked_now(), self.sees(), self.version()
        piece = next((each["at"] for each in asked["options"] if each["text"] == first and each["noun"] == "piece"), "")
        start = shown["pieces"][piece or asked["walker"]]["at"] if piece or asked["walker"] else first.split()[-1]
        if not self._is_hex(start):
            return self._drags_out(piece, to) and self._came(before)
        self.pulls_in(start)
        able = [key for key, each in shown["pieces"].items() if each["at"] == start and self._is_able(asked, key)]
        if piece and able[:1] != [piece] and len(able) > 1:
            self.page.mouse.click(*self.point(start), button="right")
            self._waits(before, ".fan")
            self._moves(self.page.locator(f'.fan button[data-piece="{piece}"]').bounding_box(), to)
        else:
            x, y = self.point(start)
            self._moves({"x": x, "y": y, "width": 0, "height": 0}, to)
        return self._came(before)

    def _drags_out(self, piece: str, to: str) -> bool:
        """Drag a counter out of the tray, which opens where it is closed; whether it lies there."""
        if not self.page.locator(".tray.open").count():
            self.page.locator(".tray-lid").click()
        counter = self.page.locator(f'.tray button[data-piece="{piece}"]')
        if counter.count():
            counter.scroll_into_view_if_needed()
            self._moves(counter.bounding_box(), to)
        return counter.count() > 0

    @staticmethod
    def _is_able(asked: dict[str, Any], key: str) -> bool:
        return any(each["noun"] == "piece" and each["at"] == key for each in asked["options"])

    def _moves(self, box: Any, to: str) -> None:
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        self.page.mouse.move(*self.point(to), steps=4)
        self.page.mouse.up()

    def _came(self, before: str) -> bool:
        """Whether an answer was taken, after its confirmation if there is one."""
        try:
            self.page.wait_for_function(
                "(was) => document.body.dataset.version !== was || document.querySelector('.confirm')",
                arg=before,
                timeout=3000,
            )
        except Error:
            return False
        self._confirms()
        self.moves_on(before)
        return True

    def _confirms(self) -> None:
        if self.page.locator(".confirm").count():
            self.stops += 1
            self.page.locator(".confirm .main").click()

    def _presses_group(self, text: str) -> None:
        before = self.version()
        self.page.locator(f'.prompt [data-option="{text}"]').first.click()
        self._came(before)

    def answers(self, text: str) -> None:
        """Give one answer; its confirmation is a stop of its own."""
        shown, before = self.sees(), self.version()
        choice = next(each for each in shown["asked"][0]["options"] if each["text"] == text)
        if text == self._last:
            self.pauses()
        self._last = text
        self._reaches(choice, shown, before)
        self._waits(before, ".confirm")
        self._confirms()
        self.moves_on(before)


# The recorded games -----------------------------------------------------------------------------------------------
def patrol_by_officers(folder: Path) -> Path:
    """A game of Patrol played by two officers, as a save."""
    game = title_of("patrol").new("crossing", seed=7)
    players = {side.name: bots.make("officer", 1) for side in game.play.sides}
    bots.play_out(game, players)
    path = folder / "patrol.json"
    path.write_text(json.dumps(json.loads(game.save())), "utf-8")
    return path


def save_of(game: str, folder: Path) -> Path:
    """The recorded game of a title."""
    return patrol_by_officers(folder) if game == "patrol" else ROOT / "tests/games" / game / "by-hand.json"


# Measuring --------------------------------------------------------------------------------------------------------
def measured(page: Page, address: str, save: Path, task: Task) -> Measured:
    """What a task costs in a browser."""
    calls = Shortcuts(page, address)
    entries = json.loads(save.read_text("utf-8"))["entries"]
    page.goto(f"{address}/game/{calls.replayed(save, task.first)}")
    hand = Counting(page, calls, entries)
    hand.sits()
    hand.takes_over()
    page.evaluate("window.presses = 0")
    began = time.monotonic()
    hand.plays(task.last)
    return Measured(page.evaluate("window.presses"), hand.stops, hand.own, time.monotonic() - began, hand.told)


def main() -> None:
    """Measure the tasks and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="a game")
    parser.add_argument("--whole", default="", help="the whole recorded game of a title")
    parser.add_argument("--list", action="store_true", help="tell every stop")
    said = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        served = Served(Path(name))
        served.start()
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
                print("| game | task | presses | stops | own stops | seconds |\n|---|---|---|---|---|---|")
                for task in tasks(said.only, said.whole, Path(name)):
                    context = browser.new_context(
                        viewport={"width": WIDTH, "height": HEIGHT},
                        base_url=served.address,
                        reduced_motion="reduce",
                        locale="en-GB",
                    )
                    leave_undrawn(context)
                    context.add_init_script(READ_BEFORE)
                    context.add_init_script(COUNTS)
                    try:
                        found = measured(context.new_page(), served.address, save_of(task.game, Path(name)), task)
                        told = f"{found.presses} | {found.stops} | {found.own} | {found.seconds:.1f}"
                        print(*(found.told if said.list else ()), sep="\n")
                    except (Error, StopIteration, AssertionError) as fault:
                        told = f"{type(fault).__name__}: {str(fault)[:300]!r}"
                    print(f"| {task.game} | {task.name} | {told} |", flush=True)
                    context.close()
        finally:
            served.kill()


def tasks(only: str, whole: str, folder: Path) -> list[Task]:
    """The tasks asked for."""
    if whole:
        return [Task(whole, "a whole game", 0, len(json.loads(save_of(whole, folder).read_text("utf-8"))["entries"]))]
    return [task for task in TASKS if not only or only in (task.game, f"{task.game}: {task.name}")]


if __name__ == "__main__":
    main()
