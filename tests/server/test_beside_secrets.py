"""Two positions that one side cannot tell apart give it the same of head, talk, offers and lists.

A table is copied while both place their counters unseen. In one copy Blue places two of them, in the other all and
elsewhere, and Red must get the same answer from every address in both.
"""

from __future__ import annotations

from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
import sqlalchemy as sa

from grognard.server.http.web import Settings, app
from grognard.server.rooms.rooms import Rooms
from grognard.server.storage.backup import why_unplayable
from grognard.server.storage.tables import GAMES
from tests.server.test_manners import offers, two
from tests.server.visitors import Json, Visitor, running

TIMES = ("changed", "since", "at", "seats")
"""When something was done, and since when somebody is away."""


def without_times(told: Json) -> Any:
    """What an address gives, but for the time of day."""
    if isinstance(told, dict):
        return {key: without_times(value) for key, value in told.items() if key not in TIMES or isinstance(value, str)}
    return [without_times(each) for each in told] if isinstance(told, list) else told


def notices(bob: Visitor, game: str) -> dict[str, Any]:
    """What the browser makes title, icon and notification of, beside names of game and scenario: see `turn.ts`."""
    now = bob.screen(game, "red")
    told = {name: now[name] for name in ("waiting", "over", "watchers")}
    return told | {side: (seat["kind"], seat.get("name", "")) for side, seat in now["seats"].items()}


def all_of(bob: Visitor, game: str) -> dict[str, Any]:
    """All that Red gets of a game beside what he is asked about a thing."""
    told = {f"page of {side}": bob.get(f"games/{game}", side=side) for side in ("red", "")}
    told["since"] = bob.get(f"games/{game}/since/0", side="red")
    told["at"] = bob.get(f"games/{game}/at/0", side="red")
    told |= {name: bob.get(f"games/{game}/{name}") for name in ("offers", "talk", "notes")}
    told["notices"] = notices(bob, game)
    told["my games"] = bob.get("games")
    told["record"] = bob.get(f"games/{game}/record", 403)
    told["dice"] = bob.get(f"games/{game}/dice", 403)
    told["to go back"] = bob.post(f"games/{game}/offers", {"side": "red", "kind": "takeback", "at": 0})
    told["offered"] = bob.screen(game, "red")["offers"]
    return {name: without_times(each) for name, each in told.items()}


def test_red_learns_nothing_of_where_blue_places_counters(tmp_path: Path) -> None:
    first = tmp_path / "first"
    with running(app(Settings(first))) as browser:
        ann, bob = Visitor(browser.app), Visitor(browser.app)  # type: ignore[arg-type]
        game = two(ann, bob, "night-raid")
        bob.answer(game)
        ann.post(f"games/{game}/talk", {"place": "seats", "text": "Good luck"})
        ann.post(f"games/{game}/notes", {"text": "The squad goes to the mill."})
        offers(ann, game, "draw")
        bob.post(f"games/{game}/offers/answer", {"id": bob.screen(game, "")["offers"][0]["id"], "answer": "refused"})
    second, told = Path(copytree(first, tmp_path / "second")), list[dict[str, Any]]()
    for folder, place, answers in ((first, 0, 2), (second, -1, 50)):
        with running(app(Settings(folder))) as browser:
            here = [Visitor(browser.app) for _ in range(2)]  # type: ignore[arg-type]
            for each, was in zip(here, (ann, bob), strict=True):
                each.browser.cookies = was.browser.cookies
            for _ in range(answers):
                if here[0].screen(game, "blue")["asked"]:
                    here[0].answer(game, here[0].asked(game)["options"][place]["text"])
            told.append(all_of(here[1], game))
            assert "mill" not in str(told) and here[0].get(f"games/{game}/notes")["text"]
    assert told[0].keys() == told[1].keys()
    for name in told[0]:
        assert told[0][name] == told[1][name], name


def test_neither_my_games_nor_notices_tell_that_the_other_side_has_answered_sealed(ann: Visitor, bob: Visitor) -> None:
    first, second = two(ann, bob, "night-raid"), two(ann, bob, "night-raid")
    before = bob.get("games")["games"]
    assert [each["id"] for each in before] == [second, first]
    of_my_turn, said = notices(bob, first), 0
    while ann.screen(first, "blue")["asked"]:
        ann.answer(first)
        said += 1
        assert (bob.get("games")["games"], notices(bob, first)) == (before, of_my_turn)
    assert said > 1
    assert [each["waiting"] for each in ann.get("games")["games"]] == [["blue", "red"], ["red"]]
    told = before
    while told == before:
        bob.answer(first)
        told = bob.get("games")["games"]
    assert told[0]["id"] == first, "opened answers are told"
    assert told[0]["changed"] > before[1]["changed"] and told[0]["answers"] > before[1]["answers"] + said


@pytest.mark.parametrize("before_the_mark", [False, True])
def test_a_check_of_all_games_knows_those_with_sealed_answers(
    ann: Visitor, bob: Visitor, rooms: Rooms, *, before_the_mark: bool
) -> None:
    """Also as earlier versions have kept them, without the mark."""
    game = two(ann, bob, "night-raid")
    ann.answer(game)
    assert rooms.storage.game(game).summary.answers == 0  # type: ignore[union-attr]
    with rooms.storage.writing() as db:
        if before_the_mark:
            db.execute(sa.update(GAMES).values(waiting=["blue", "red"], answers=1))
    assert why_unplayable(rooms.storage, game) == ""
