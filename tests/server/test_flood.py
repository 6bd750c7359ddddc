"""One visitor cannot take the whole server: limits on bots and trials, told in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette

from grognard.server.http.limits import Limits
from grognard.server.http.web import Settings, app
from grognard.server.rooms.seats import checked_bot, in_time
from grognard.server.screens import catalogue
from tests.server.visitors import Visitor, running

SMALL = Limits(bot_seconds=4, trial_games=30, trial_seconds=20)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Starlette]:
    """A server of an owner with narrow limits."""
    application = app(Settings(tmp_path, limits=SMALL))
    with running(application):
        yield application


# Limits -----------------------------------------------------------------------------------------------------------
def test_a_bot_gets_no_more_seconds_than_the_owner_allows(ann: Visitor) -> None:
    asked = {"title": "patrol", "seats": {"blue": "me", "red": "bot:general@4.5"}}
    said = {lang: ann.post("games", asked, 400, lang)["error"]["text"] for lang in ("en", "fr")}
    assert said["en"] == "“general” may think about an operation for 4 seconds at most."
    assert said["fr"].startswith("«\xa0general\xa0» peut réfléchir")
    assert ann.get("games")["games"] == []
    game = ann.make(seats={"blue": "me", "red": "me"})
    ann.post(f"games/{game}/branch", {"at": 0, "seats": {"red": "bot:general@600"}}, 400)
    assert ann.post(f"games/{game}/trial", {"bot": "general@5", "games": 1}, 400)["error"]["text"] == said["en"]


def test_a_trial_is_neither_too_many_games_nor_too_long(ann: Visitor) -> None:
    game = ann.make(seats={"blue": "me", "red": "me"})

    def refused(games: int, bot: str, lang: str = "en") -> str:
        return str(ann.post(f"games/{game}/trial", {"bot": bot, "games": games}, 400, lang)["error"]["text"])

    assert refused(31, "random") == "Between 1 and 30 games can be tried."
    assert refused(6, "general@4") == "With a bot that thinks 4 seconds, 5 games can be tried at most."
    assert refused(11, "general") == "With a bot that thinks 2 seconds, 10 games can be tried at most."
    assert refused(6, "general@4", "fr").startswith("Avec un robot qui réfléchit 4 secondes")


def test_without_limits_a_bot_may_think_as_long_as_any_may() -> None:
    assert checked_bot("general@600", "patrol") == "general@600"
    assert in_time("general@600", 0) == "general@600"


@pytest.mark.parametrize(
    ("kept", "now"),
    [("general@600", "general@4"), ("general@4", "general@4"), ("general", "general"), ("officer", "officer")],
)
def test_an_older_games_bot_is_cut_to_todays_limit(kept: str, now: str) -> None:
    assert in_time(kept, 4) == now
    assert in_time("general", 1.5) == "general@1.5", "what it usually takes is too long too"


def test_the_lobby_is_told_how_long_bots_may_think(ann: Visitor) -> None:
    patrol = next(each for each in ann.get("titles") if each["id"] == "patrol")
    told = {bot["key"]: (bot["seconds"], bot["most_seconds"]) for bot in patrol["bots"]}
    assert told["general"] == (2, 4) and told["officer"] == (0, 0)
    usual = next(each for each in catalogue.titles("en") if each.id == "patrol")
    assert {bot.key: bot.most_seconds for bot in usual.bots}["general"] == 600
