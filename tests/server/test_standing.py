"""Standing answers: given ahead to what is asked again, private to their side, void as soon as the options differ."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard import shelf
from grognard.kernel.asking.script import Question
from grognard.kernel.words.words import words_for
from grognard.server.http.web import Settings, app
from grognard.server.rooms import standing
from grognard.server.rooms.rooms import Rooms
from tests.server.visitors import Ear, Json, Visitor, log_on_disk, running, wait_until

ALONE = Path(__file__).resolve().parents[2] / "web/src/state/alone.ts"
TO_THE_CHURCH = ("activate R1", "to 1005", "to 0906", "to 0805", "to 0706")
"""Red's first squad comes to where Blue's second may fire at it."""
HELD = {"side": "blue", "text": "Hold fire until the end of this phase"}


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The moment before an answer is short."""
    monkeypatch.setattr(standing, "MOMENT", 0.01)
    monkeypatch.setattr(standing, "MORE", 0.0)


@pytest.fixture
def game(ann: Visitor, bob: Visitor) -> str:
    """Ann is Blue, Bob is Red, and Blue is asked whether to fire at a squad of Red."""
    return at_the_church(ann, bob)


def at_the_church(ann: Visitor, bob: Visitor) -> str:
    """A game in which the dice let Red begin."""
    while True:
        made = ann.post("games", {"title": "patrol", "seats": {"red": "open"}, "hints": True}, 201)
        bob.post("join", {"link": made["links"]["red"]})
        if bob.screen(made["id"], "red")["asked"]:
            answers(bob, made["id"], *TO_THE_CHURCH)
            return str(made["id"])


def answers(someone: Visitor, game: str, *texts: str) -> None:
    for text in texts:
        someone.answer(game, text)


def stands(someone: Visitor, game: str, status: int = 200, until: str = "phase") -> Json:
    [question] = someone.screen(game, "blue")["asked"]
    said = {"side": "blue", "number": question["number"], "until": until}
    return someone.post(f"games/{game}/standing", said, status)


def is_answered(someone: Visitor, game: str) -> None:
    """Wait until Blue has been answered for, and Red goes on."""
    wait_until(lambda: someone.screen(game, "")["waiting"] == ["red"])


def test_a_standing_answer_is_given_each_time_until_the_options_differ(ann: Visitor, bob: Visitor, game: str) -> None:
    [question] = ann.screen(game, "blue")["asked"]
    assert [each["until"] for each in question["standing"]] == ["phase", "turn"]
    assert question["standing"][0]["label"] == HELD["text"]
    stands(ann, game)
    is_answered(ann, game)
    answers(bob, game, "to 0806")  # Blue's second squad is asked again, and nobody else
    is_answered(ann, game)
    [kept] = ann.screen(game, "blue")["ahead"]
    assert (kept["ask"], kept["label"]) == ("ask-react", HELD["text"])
    answers(bob, game, "halt")
    answers(ann, game, "pass")
    answers(bob, game, "activate R2", "to 0905", "to 0805", "to 0706")
    is_answered(ann, game)
    answers(bob, game, "to 0707")  # now the first squad may fire as well
    screen = ann.screen(game, "blue")
    assert [each["text"] for each in screen["asked"][0]["options"]] == ["shoot B1", "shoot B2", "hold"]
    assert screen["ahead"] == []


def test_the_other_side_sees_what_it_would_see_of_an_answer_by_hand(
    ann: Visitor, bob: Visitor, game: str, rooms: Rooms
) -> None:
    other = at_the_church(ann, bob)
    with bob.hear(game, "red") as socket:
        ear = Ear(socket)
        ear.next()
        stands(ann, game)
        ear.until(lambda screen: screen["waiting"] == ["red"])
        assert ear.heard == ["whole", "change"], "not even that something was said"
    answers(ann, other, "hold")
    assert log_on_disk(rooms, game)[1:] == log_on_disk(rooms, other)[1:], "the first are the dice that let Red begin"
    here, there = bob.get(f"games/{game}", side="red"), bob.get(f"games/{other}", side="red")
    mine = {"game": "", "seed_hash": "", "seats": {}, "dice": {}}
    assert here["screen"] | mine == there["screen"] | mine
    assert told(here) == told(there)
    assert here["screen"]["ahead"] == here["screen"]["answering"] == []
    assert bob.screen(game, "")["ahead"] == []


def told(page: Json) -> list[Json]:
    """The log without rolls, which differ."""
    return [each for each in page["log"] if not each["dice"]]


def test_it_is_taken_back_and_an_undo_takes_it_back_too(ann: Visitor, bob: Visitor, game: str) -> None:
    stands(ann, game, until="turn")
    is_answered(ann, game)
    ann.post(f"games/{game}/standing/back", {"side": "blue", "ask": "ask-react"})
    assert ann.screen(game, "blue")["ahead"] == []
    answers(bob, game, "to 0806")
    stands(ann, game)
    is_answered(ann, game)
    screen = ann.screen(game, "blue")
    assert screen["ahead"] and screen["undo"]["can"]
    ann.post(f"games/{game}/undo", {"side": "blue", "version": screen["version"]})
    screen = ann.screen(game, "blue")
    assert screen["ahead"] == [] and screen["asked"], "the question is open, and nothing answers it"


def test_only_what_a_side_is_asked_while_another_acts_can_be_answered_ahead(
    ann: Visitor, bob: Visitor, game: str
) -> None:
    assert "phase or turn" in stands(ann, game, 400, until="tomorrow")["error"]["text"]
    answers(ann, game, "hold")
    [question] = bob.screen(game, "red")["asked"]
    assert question["standing"] == []
    said = {"side": "red", "number": question["number"], "until": "phase"}
    assert "ahead" in bob.post(f"games/{game}/standing", said, 422)["error"]["text"]


def test_at_one_screen_it_says_which_side_is_about_to_be_answered(
    ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(standing, "MOMENT", 60.0)
    game = ann.make(seed="7")
    answers(ann, game, *TO_THE_CHURCH)
    stands(ann, game)
    assert ann.screen(game, "red")["answering"] == ["blue"]
    assert ann.screen(game, "red")["ahead"] == []


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path


def test_it_stands_when_the_server_starts_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standing, "MOMENT", 60.0)
    first = app(Settings(folder))
    with running(first):
        ann = Visitor(first)
        game = ann.make(seed="7")
        answers(ann, game, *TO_THE_CHURCH)
        stands(ann, game)
        token = ann.browser.cookies
    monkeypatch.setattr(standing, "MOMENT", 0.01)
    again = app(Settings(folder))
    with running(again):
        ann = Visitor(again)
        ann.browser.cookies = token
        is_answered(ann, game)
        assert ann.screen(game, "blue")["ahead"]


def test_it_lasts_as_long_as_a_question_without_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    said = dict(re.findall(r"const (MOMENT|MORE) = (\d+);", ALONE.read_text("utf-8")))
    assert (int(said["MOMENT"]), int(said["MORE"])) == (standing.MOMENT * 1000, standing.MORE * 1000)


@pytest.mark.parametrize("name", shelf.known())
def test_every_standing_answer_has_words_that_need_no_question(name: str) -> None:
    title = shelf.title(name)
    play = title.new(next(iter(title.scenarios))).play
    assert play.standing_answers
    for lang in ("en", "fr"):
        words = words_for(title.play, lang)
        for ask, text in play.standing_answers.items():
            assert words.messages.has(ask)
            said = words.option(play, play.read(text), Question(play.sides[0], "", ask, ()))
            assert said and "{" not in said and "$" not in said, json.dumps([name, ask, said])
