"""Ways past the screen, for tests that begin in mid-game: make one, answer in it, ask what a seat may see."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

from playwright.sync_api import APIResponse, Page

from tests.web.person import Person

BY_HAND = Path(__file__).resolve().parents[1] / "games/verdun/by-hand.json"
"""A whole game of Haumont, three turns to the German victory."""
IN_AN_ASSAULT = 118
"""The moment of that game when one regiment stands ready to assault Driant's post, and more may join."""


class Shortcuts:
    """What the server is told and asked in the name of whoever sits in front of a window."""

    def __init__(self, page: Page, address: str = "") -> None:
        self._calls = page.context.request
        self._api = f"{address}/api"

    def make(self, scenario: str, *, title: str = "patrol", **more: Any) -> dict[str, Any]:
        """A new game: its id and the links of its open seats. Where a seat is open, the server draws the seed."""
        seed = "" if "open" in more.get("seats", {}).values() else "7"
        asked = {"title": title, "scenario": scenario, "seed": seed, **more}
        return read(self._calls.post(f"{self._api}/games", data=asked))

    def join(self, link: str, name: str = "") -> str:
        """Take the open seat that a link belongs to; the game."""
        word = link.rpartition("/")[2]
        return str(read(self._calls.post(f"{self._api}/join", data={"link": word, "name": name}))["id"])

    def take_in(self, save: Path = BY_HAND) -> str:
        """A game from a save file."""
        return str(read(self._calls.post(f"{self._api}/games/import", data=save.read_text()))["id"])

    def branch(self, game: str, at: int) -> str:
        """A game of its own from a moment of another."""
        return str(read(self._calls.post(f"{self._api}/games/{game}/branch", data={"at": at}))["id"])

    def replayed(self, save: Path, entries: int) -> str:
        """A game that has gone as far as a recorded one after some entries, the dice included."""
        told = json.loads(save.read_text())
        if "start" in told:
            begun = {key: each for key, each in told.items() if key != "snapshot"} | {
                "entries": told["entries"][:entries]
            }
            return str(read(self._calls.post(f"{self._api}/games/import", data=json.dumps(begun)))["id"])
        sides = {who: "me" for who, _ in map(parted, told["entries"]) if who != "dice"}
        asked = {"title": told["game"], "options": told["options"], "seats": sides, "seed": told["dice"]["seed"]}
        game = str(self.make(told["scenario"], **asked)["id"])
        given = [each for each in map(parted, told["entries"][:entries]) if each[0] != "dice"]
        while given:
            side = given[0][0]
            [row, *_] = [[text for _, text in those] for _, those in groupby(given, key=itemgetter(0))]
            said = {"side": side, "number": self.asked(game, side)["number"], "answer": row[0], "then": row[1:]}
            taken = read(self._calls.post(f"{self._api}/games/{game}/answers", data=said))["taken"]
            given = given[taken:]
        return game

    def in_an_assault(self) -> str:
        """A game of Verdun in the middle of choosing who assaults."""
        return self.branch(self.take_in(), IN_AN_ASSAULT)

    def bots_alone(self, scenario: str = "crossing") -> str:
        """A game that two bots play to its end."""
        game = str(self.make(scenario, seats={"blue": "bot:random", "red": "bot:random"})["id"])
        while not self.sees(game)["screen"]["over"]:
            pass
        return game

    def sees(self, game: str, side: str = "", lang: str = "en") -> dict[str, Any]:
        """The page of a seat."""
        return read(self._calls.get(f"{self._api}/games/{game}", params={"side": side, "lang": lang}))

    def rolls(self, game: str) -> None:
        """Wait until the dice of a game for several people roll: every page adds its share by itself."""
        for _ in range(400):
            if not self.sees(game)["screen"]["dice"]["waits"]:
                return
        raise AssertionError(self.sees(game)["screen"]["dice"])

    def resign(self, game: str, side: str) -> None:
        """Give a game up."""
        read(self._calls.post(f"{self._api}/games/{game}/resign", data={"side": side}))

    def report(self, game: str, lang: str = "en") -> dict[str, Any]:
        """The report of a finished game."""
        return read(self._calls.get(f"{self._api}/games/{game}/report", params={"lang": lang}))

    def asked(self, game: str, side: str) -> dict[str, Any]:
        """The question that is open to a side."""
        found: dict[str, Any] = self.sees(game, side)["screen"]["asked"][0]
        return found

    def answer(self, game: str, side: str, *texts: str) -> None:
        """Answer a side's questions, one after the other."""
        for text in texts:
            read(self.post_answer(game, side, text))

    def post_answer(self, game: str, side: str, text: str, number: int | None = None) -> APIResponse:
        """Post an answer and have the server's own, whatever it is."""
        asked = self.asked(game, side)["number"] if number is None else number
        posted = {"side": side, "number": asked, "answer": text}
        return self._calls.post(f"{self._api}/games/{game}/answers", data=posted, params={"lang": "en"})

    def sends(self, game: str, side: str, pieces: Sequence[str], to: str) -> None:
        """Order pieces to a place together."""
        said = {"side": side, "number": self.asked(game, side)["number"], "pieces": pieces, "to": to}
        options = read(self._calls.post(f"{self._api}/games/{game}/orders", data=said))["options"]
        first, *then = options[0]["answers"]
        posted = {"side": side, "number": said["number"], "answer": first, "then": then}
        read(self._calls.post(f"{self._api}/games/{game}/answers", data=posted))

    def hint(self, game: str, side: str, number: int | None = None) -> str:
        """What an officer would answer in a side's place."""
        said = {"side": side, "number": self.asked(game, side)["number"] if number is None else number}
        return str(read(self._calls.post(f"{self._api}/games/{game}/hint", data=said))["answer"])

    def follows_hints(self, game: str, side: str, until_turn: int) -> None:
        """Play a side as an officer would, until it is asked something in a turn."""
        while True:
            now = self.sees(game, side)["screen"]
            assert not now["over"]
            if now["asked"] and now["turn"] >= until_turn:
                return
            if now["asked"]:
                number = now["asked"][0]["number"]
                read(self.post_answer(game, side, self.hint(game, side, number), number))

    def rules(self, title: str, lang: str) -> dict[str, dict[str, Any]]:
        """The clauses of a rulebook, by number."""
        found = read(self._calls.get(f"{self._api}/titles/{title}/rules", params={"lang": lang}))
        return {each["id"]: each for each in found["clauses"]}


def parted(entry: str) -> tuple[str, str]:
    """Who answered what, of an entry of a save."""
    who, _, text = entry.partition(": ")
    return who, text


def read(answer: APIResponse) -> dict[str, Any]:
    """What the server says, which must be yes."""
    assert answer.ok, answer.text()
    found: dict[str, Any] = json.loads(answer.body())
    return found


def choose(person: Person, option: str) -> None:
    """Choose an option from the list beside the map, and confirm it where that is asked."""
    before = person.version()
    if not person.page.locator(".options-panel").is_visible():
        person.page.keyboard.press("o")
    person.page.locator(f'.options-panel [data-option="{option}"]').click()
    person.page.wait_for_function(
        "(was) => document.querySelector('.confirm') || document.body.dataset.version !== was", arg=before
    )
    if person.page.locator(".confirm").count():
        person.page.locator(".confirm .main").click()
    person.moves_on(before)
