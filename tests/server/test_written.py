"""A game as a record on the server: who may have it, and how its tree of branches comes back."""

from __future__ import annotations

import pytest

import grognard
from grognard import records
from tests.server.visitors import Visitor

ME = {"blue": "me", "red": "me"}


def text_of(someone: Visitor, game: str, *branches: tuple[str, str]) -> str:
    """The record of a game with these branches."""
    named = [{"id": id_, "name": name, "comment": "Blue: +0.1"} for id_, name in branches]
    told = {"branches": named, "name": "An evening"}
    answer = someone.browser.post(f"/api/games/{game}/record.txt", json=told)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["text"])


def begun(someone: Visitor) -> str:
    """A game of one's own, two answers old."""
    game = someone.make(scenario="crossing", seats=ME, seed="7")
    for answer in ("activate R2", "to 0904"):
        someone.answer(game, answer)
    return game


def test_a_tree_of_branches_is_written_as_variations_and_opened_again(ann: Visitor) -> None:
    game = begun(ann)
    early = ann.post(f"games/{game}/branch", {"at": 2, "seats": ME}, 201)["id"]
    ann.answer(early, "to 1003")
    late = ann.post(f"games/{early}/branch", {"at": 3, "seats": ME}, 201)["id"]
    ann.answer(late, "halt")
    text = text_of(ann, game, (early, "The mill"), (late, ""))
    (record,) = records.read(text)
    (mill,) = record.line.variations[2]
    assert record.line.comment == "An evening"
    assert mill.comment == "The mill\nBlue: +0.1" and mill.variations[1][0].comment == "…\nBlue: +0.1"
    made = ann.post("games/import", text.encode(), 201)
    first, second = made["variations"]
    assert made["name"] == "An evening"
    assert (first["parent"], first["at"], first["name"]) == (made["id"], 2, "The mill")
    assert (second["parent"], second["at"], second["name"]) == (first["id"], 3, "")
    again = [(each["id"], each["name"]) for each in made["variations"]]
    assert text_of(ann, made["id"], *again) == text


def test_a_record_is_given_to_whom_a_save_is_given(ann: Visitor, bob: Visitor) -> None:
    game = begun(ann)
    file = ann.browser.get(f"/api/games/{game}/record.txt")
    assert grognard.load(file.text).entries[-1].option.text == "to 0904"
    assert file.headers["content-disposition"].endswith('.grog"')
    assert bob.browser.get(f"/api/games/{game}/record.txt").status_code == 403
    assert bob.browser.post(f"/api/games/{game}/record.txt", json={"branches": []}).status_code == 403
    mine = begun(bob)
    named = {"branches": [{"id": game, "name": ""}]}
    assert bob.browser.post(f"/api/games/{mine}/record.txt", json=named).status_code == 403
    shared = ann.make(scenario="crossing", seats={"blue": "me", "red": "open"})
    assert ann.browser.get(f"/api/games/{shared}/record.txt").status_code == 403
    against = ann.make(scenario="crossing", seats={"blue": "me", "red": "bot:recruit"})
    assert "bots red" in ann.browser.get(f"/api/games/{against}/record.txt").text


def test_too_many_branches_are_refused(ann: Visitor) -> None:
    game = begun(ann)
    named = {"branches": [{"id": game, "name": ""}] * 41}
    said = ann.post(f"games/{game}/record.txt", named, 400)["error"]["text"]
    assert "41 branches: at most 40" in said


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("red: to 0904", "red: to 0903"), "line 9, column 1: red: to 0903: §6.2"),
        (("red: to 0904", "sing"), "line 9, column 1: 'sing' begins no line"),
        (("red: to 0904", "(\n)\n" * 21), "variations: 21, at most 20"),
        (("red: to 0904", "#\n" * 60_001), "record: 600"),
        (("red: to 0904", "red: pass\n" * 20_001), "entries: 20003, at most 20000"),
        (("game patrol", "game ptrol"), "no game 'ptrol'"),
        (("turn 1", "start\n| patrol crossing\n| force fire 2\nturn 1"), "one result whatever is rolled"),
    ],
)
def test_what_is_wrong_with_a_record_is_told_with_its_line(ann: Visitor, change: tuple[str, str], said: str) -> None:
    text = ann.browser.get(f"/api/games/{begun(ann)}/record.txt").text
    assert said in ann.post("games/import", text.replace(*change, 1).encode(), 400)["error"]["text"]
    assert len(ann.get("games")["games"]) == 1
