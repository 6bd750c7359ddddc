"""Fair dice on the screen: the check at the end, a changed die, a swapped seed, and what makes a game unrated."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.person import Person
from tests.web.shortcuts import Shortcuts

QUIET = ("pass", "done")
"""With these answers the crossing is over after some twenty, without a fight."""


class Player(Person):
    """Somebody who plays a whole game and looks at its dice."""

    def plays(self) -> str:
        """See the game begin, play it to its end behind the screen, and see the end."""
        calls = Shortcuts(self.page)
        game = str(calls.make("crossing", seats={"blue": "me", "red": "me"})["id"])
        self.page.goto(f"/game/{game}")
        expect(self.page.locator(".curtain")).to_be_visible()
        while not (now := calls.sees(game)["screen"])["over"]:
            (side,) = now["waiting"]
            options = [each["text"] for each in calls.asked(game, side)["options"]]
            calls.answer(game, side, next(text for text in [*QUIET, *options] if text in options))
        self.page.goto(f"/game/{game}")
        self.sits()
        return game

    def checks(self, summary: str = "Check the dice", button: str = "Check now") -> None:
        """Open the check of the dice at the end, and have it done."""
        self.page.locator(".dice-check summary", has_text=summary).click()
        self.page.locator(".dice-check").get_by_role("button", name=button).click()

    def is_told(self, *sentences: str) -> None:
        """What the check says."""
        for sentence in sentences:
            expect(self.page.locator(".dice-check [role=status]")).to_contain_text(sentence)

    def is_sent(self, change: Callable[[dict[str, Any]], None]) -> None:
        """Let the server tell other dice than it rolled."""

        def answer(route: Route) -> None:
            record = json.loads(route.fetch().text())
            change(record)
            route.fulfill(json=record)

        self.page.route("**/api/games/*/dice?*", answer)


@pytest.fixture
def me(window: Callable[..., Page]) -> Player:
    return Player(window())


def test_an_honest_game_is_found_honest_and_the_screen_says_what_that_proves(me: Player) -> None:
    """On a page without HTTPS, too, where browsers compute no hashes."""
    me.page.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', {get: () => undefined})")
    game = me.plays()
    rolls = Shortcuts(me.page)._calls.get(f"/api/games/{game}/dice").json()["rolls"]
    kept = me.page.evaluate("(game) => JSON.parse(localStorage.getItem(`grognard.dice.${game}`))", game)
    assert kept["hash"] == Shortcuts(me.page).sees(game)["screen"]["seed_hash"]
    assert kept["clock"] < rolls[1]["at"], "kept from the beginning"
    me.checks()
    me.is_told(f"Nothing is wrong. {len(rolls)} rolls were checked.", "Proved: no roll was changed")
    me.is_told("Not proved: that the server did not choose a number it liked")
    me.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    me.page.locator("header button.lang").click()
    me.page.get_by_role("button", name="Score final").click()
    me.checks("Vérifier les dés", "Vérifier")
    me.is_told("Tout est en ordre.", "Pas prouvé : que le serveur n’a pas choisi le nombre à son goût")


def test_a_changed_die_is_named_and_a_swapped_seed_is_found_by_the_hash_the_browser_kept(me: Player) -> None:
    """In the second case the server tells another seed with its hash, and rolls that fit it."""
    me.plays()

    def changes_a_die(record: dict[str, Any]) -> None:
        roll = record["rolls"][-1]
        roll["outcome"] = (roll["outcome"] + 1) % roll["outcomes"]
        roll["text"] = f"roll {roll['outcome'] + 1}"

    me.is_sent(changes_a_die)
    me.checks()
    me.is_told("Something is wrong with these dice.", "the log has “roll", "The log shows a different roll")
    expect(me.page.locator(".dice-check")).not_to_contain_text("Proved: no roll")

    def swaps_the_seed(record: dict[str, Any]) -> None:
        record |= {"seed": "another", "seed_hash": sha256(b"another").hexdigest()}
        for number, roll in enumerate(record["rolls"]):
            digest = sha256(f"another/{number}".encode()).hexdigest()
            roll["outcome"] = int(digest, 16) % roll["outcomes"]
            roll["text"] = f"roll {roll['outcome'] + 1}"

    me.page.unroute_all()
    me.page.reload()
    me.is_sent(swaps_the_seed)
    me.checks()
    me.is_told("Something is wrong", "its hash differs from the one this browser kept")


def test_saving_before_the_end_says_what_it_does_and_everybody_sees_the_mark(window: Callable[..., Page]) -> None:
    me, watcher = Player(window()), Player(window(lang="fr"))
    game = str(Shortcuts(me.page).make("crossing", seats={"red": "bot:random"}, seed="")["id"])
    for each in (me, watcher):
        each.page.goto(f"/game/{game}")
        each.sits()
    expect(watcher.page.locator("header .tag")).to_have_count(0)
    me.page.get_by_role("button", name="Menu").click()
    save = me.page.get_by_role("button", name="Save to a file")
    expect(save).to_have_accessible_description(re.compile("Saving now marks the game as a practice game"))
    with me.page.expect_download():
        save.click()
    expect(me.page.locator("header .tag")).to_have_text("practice game")
    expect(watcher.page.locator("header .tag")).to_have_text("partie d’entraînement")
    watcher.page.get_by_role("button", name="Menu").click()
    expect(watcher.page.locator(".unrated")).to_contain_text("enregistrée dans un fichier avant sa fin")
    me.enter()
    expect(me.page.locator(".my-game .tag", has_text="practice game")).to_be_visible()
