"""After the battle: the report of a finished game, and the officer's opinion worked out in the background."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import grognard
from grognard import bots
from grognard.kernel.asking.game import Game
from grognard.lab.reports.battle import battle
from grognard.lab.reports.opinion_words import opinion
from grognard.lab.reports.report_words import told, told_in_full
from grognard.server.http.limits import Limits
from grognard.server.http.web import Settings, app
from grognard.server.rooms.rooms import Rooms
from tests.server.visitors import PATIENCE, Json, Visitor, running


def played(seed: int = 3) -> Game:
    """A finished game of recruits."""
    game = grognard.new("patrol", scenario="crossing", seed=seed)
    bots.play_out(game, {side.name: bots.make("recruit", seed) for side in game.play.sides})
    return game


@pytest.fixture(scope="module")
def over() -> Game:
    """A finished game."""
    return played()


def taken_in(ann: Visitor, game: Game) -> str:
    """The same game on the server, all seats Ann's; its id."""
    return str(ann.post("games/import", game.save(), 201)["id"])


def until_done(ann: Visitor, game: str, side: str) -> Json:
    """The opinion when it is no longer worked on."""
    end = time.monotonic() + PATIENCE
    while (shown := ann.get(f"games/{game}/opinion", side=side))["running"]:
        assert time.monotonic() < end
        time.sleep(0.05)
    return shown


def test_luck_is_told_up_to_a_moment(ann: Visitor, over: Game) -> None:
    game = taken_in(ann, over)
    account = battle(over)
    first = account.lucky[0].clock
    assert ann.get(f"games/{game}/luck/{first - 1}")["sides"]["red"] == {"luck": 0.0, "error": 0.0, "rolls": 0}
    assert ann.get(f"games/{game}/luck/{first}")["sides"]["red"]["rolls"] == 1
    sides = ann.get(f"games/{game}/luck/{over.play.clock}")["sides"]
    assert sides["blue"]["luck"] == pytest.approx(float(account.luck(over.play.sides[0]).luck))
    assert sides["blue"]["rolls"] == len(account.lucky)


def test_luck_tells_nothing_of_a_game_that_goes_on_and_hides_something(ann: Visitor, bob: Visitor) -> None:
    mine = {"blue": "me", "red": "me"}
    ann.get(f"games/{ann.make(scenario='crossing', seats=mine)}/luck/3", 403)
    open_game = ann.make("verdun", scenario="haumont", seats={"german": "me", "french": "me"})
    assert ann.get(f"games/{open_game}/luck/3")["sides"]["german"]["rolls"] == 0
    bob.get(f"games/{open_game}/luck/3", 403)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_report_is_that_of_the_laboratory(ann: Visitor, over: Game, lang: str) -> None:
    game = taken_in(ann, over)
    account = battle(over)
    assert ann.get(f"games/{game}/report", lang=lang) == msgspec.to_builtins(told(account, lang))
    full = ann.get(f"games/{game}/report.json", lang=lang)
    assert full == msgspec.to_builtins(told_in_full(account, lang))
    page = ann.browser.get(f"/api/games/{game}/report.html", params={"lang": lang})
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["content-disposition"].endswith('-report.html"')
    assert f'<html lang="{lang}">' in page.text


def test_a_game_that_goes_on_has_no_report_for_anybody(ann: Visitor, over: Game) -> None:
    """Not even for whoever plays all seats: the report tells the secrets of every side."""
    made = ann.make(seats={"blue": "me", "red": "me"})
    for path in ("report", "report.html", "report.json"):
        refused = ann.get(f"games/{made}/{path}", 403)
        assert refused["error"]["text"].startswith("The game is not over.")
    ann.get(f"games/{made}/opinion", 403, side="blue")
    ann.post(f"games/{made}/opinion", {"side": "blue"}, 403)
    ann.delete(f"games/{made}/opinion", 403)


def test_an_opinion_is_worked_out_in_the_background(ann: Visitor, rooms: Rooms, over: Game) -> None:
    game = taken_in(ann, over)
    assert ann.get(f"games/{game}/opinion", side="blue")["of"] == 0
    begun = ann.post(f"games/{game}/opinion", {"side": "blue"})
    assert begun["side"] == "blue"
    done = until_done(ann, game, "blue")
    assert done["done"] == done["of"] > 5
    assert done["why"] == ""
    assert done["same"] + len(done["judgements"]) == done["done"]
    # Asked again, nothing is begun anew; in French the same is said in other words.
    assert ann.post(f"games/{game}/opinion", {"side": "blue"}) == done
    french = ann.get(f"games/{game}/opinion", side="blue", lang="fr")
    assert [each["gap"] for each in french["judgements"]] == [each["gap"] for each in done["judgements"]]
    assert [each["yours"] for each in french["judgements"]] != [each["yours"] for each in done["judgements"]]
    assert "officer’s opinion" in ann.browser.get(f"/api/games/{game}/report.html", params={"lang": "en"}).text


def test_an_opinion_may_be_stopped_and_taken_up_again(ann: Visitor, rooms: Rooms, over: Game) -> None:
    game = taken_in(ann, over)
    ann.post(f"games/{game}/opinion", {"side": "red"})
    ann.browser.delete(f"/api/games/{game}/opinion").raise_for_status()
    stopped = until_done(ann, game, "red")
    assert stopped["why"] or stopped["done"] == stopped["of"]
    ann.post(f"games/{game}/opinion", {"side": "red"})
    assert until_done(ann, game, "red")["why"] == ""


def test_the_owner_limits_its_time(tmp_path: Path, over: Game) -> None:
    application = app(Settings(tmp_path, limits=Limits(opinion_seconds=0.001)))
    with running(application):
        ann = Visitor(application)
        game = taken_in(ann, over)
        ann.post(f"games/{game}/opinion", {"side": "blue"})
        short = until_done(ann, game, "blue")
    assert short["done"] < short["of"]
    assert short["why"].startswith("He has had all the time")


def test_no_stranger_sets_the_officer_to_work(ann: Visitor, bob: Visitor, over: Game) -> None:
    game = taken_in(ann, over)
    bob.post(f"games/{game}/opinion", {"side": "blue"}, 403)
    ann.post(f"games/{game}/opinion", {"side": "green"}, 404)


def test_the_opinion_is_the_same_in_the_laboratory(visitor: Callable[[], Visitor], over: Game) -> None:
    """By the same seed; and the game itself is left as it was."""
    before = over.save()
    one, other = opinion(over, "blue"), opinion(over, "blue")
    assert one == other
    assert over.save() == before
