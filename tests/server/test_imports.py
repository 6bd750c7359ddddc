"""Saves that strangers send: bombs are refused before anything is built of them, and told in a sentence."""

from __future__ import annotations

import json
from typing import Any, NoReturn

import pytest

from grognard import shelf
from grognard.kernel.asking.game import Game
from grognard.kernel.files import save as save_module
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.table import title as title_module
from grognard.server.storage import packing
from grognard.server.thinking import imports
from tests.server.visitors import Json, Visitor

PLACED = "turn 1\nunit B1 at 0304"


def save_with(start: str = "", **other: Any) -> bytes:
    """A save of a game that has just begun, with these things changed."""
    save = json.loads(shelf.title("patrol").new("crossing", seed="1").save())
    return json.dumps(save | {"snapshot": None, "start": start} | other).encode()


def refused(someone: Visitor, save: bytes) -> Json:
    """What is said of a save in both languages; nothing is kept of it."""
    texts = [someone.post("games/import", save, 400, lang)["error"]["text"] for lang in ("en", "fr")]
    assert not any("{" in text for text in texts) and texts[0] != texts[1]
    assert someone.get("games")["games"] == []
    return texts[0]


@pytest.fixture
def no_builder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever builds a board or a table from a text fails."""

    def never(*_: object, **__: object) -> NoReturn:
        raise AssertionError("it was built")

    shelf.title("patrol")
    for name in ("sketched", "change_pieces", "force_charts", "Placer"):
        monkeypatch.setattr(title_module, name, never)


def a_board(rows: int, columns: int) -> str:
    """A sketched board, which costs much more to build than to write."""
    return "patrol\nboard\n" + ("  " + ". " * columns + "\n") * rows


@pytest.mark.parametrize(
    ("start", "said"),
    [
        (a_board(300, 300), "on a board or with counters of its own"),
        ("patrol crossing\nlink road 0101 0102\n" + PLACED, "on a board or with counters of its own"),
        ("patrol crossing\n" + "piece B1 fire 9\n" * 4_000 + PLACED, "on a board or with counters of its own"),
        ("patrol crossing\nforce fire 2\n" + PLACED, "one result whatever is rolled"),
        ("patrol crossing\n" + "unit B1 at 0304\n" * 5_001, "5001, at most 5000"),
        ("patrol crossing\n# " + "." * 200_000, "at most 200000"),
    ],
    ids=["a board", "a road", "counters", "forced charts", "lines", "one long line"],
)
@pytest.mark.usefixtures("no_builder")
def test_a_save_is_refused_before_anything_is_built(ann: Visitor, start: str, said: str) -> None:
    assert said in refused(ann, save_with(start))


@pytest.mark.parametrize(
    ("other", "key"),
    [
        ({"entries": ["red: pass"] * 20_001}, "entries: 20001"),
        ({"entries": ["red: pass", "red: " + "x" * 300]}, "entries[1]: 305"),
        ({"options": ["12.1"] * 101}, "options: 101"),
        ({"dice": {"kind": "seeded", "seed": "7" * 101}}, "dice.seed: 101"),
        ({"dice": {"kind": "scripted", "rolls": ["roll 1"] * 20_001}}, "dice.rolls: 20001"),
    ],
    ids=["entries", "an entry", "options", "a seed", "rolls"],
)
def test_what_is_too_long_is_not_replayed(
    ann: Visitor, monkeypatch: pytest.MonkeyPatch, other: dict[str, Any], key: str
) -> None:
    def never(*_: object, **__: object) -> NoReturn:
        raise AssertionError("it was replayed")

    monkeypatch.setattr(title_module.Title, "load", never)
    assert key in refused(ann, save_with(**other))


def test_faults_are_told_up_to_a_number(ann: Visitor) -> None:
    start = "patrol crossing\n" + "".join(f"unit X{n} at 0304\n" for n in range(40))
    told = refused(ann, save_with(start))
    assert len(told.splitlines()) == 11 and told.endswith("… and 30 more.")
    fault = ann.post("games/import", save_with(scenario="x" * 9_000), 400)["error"]
    assert len(fault["text"]) < 400


def test_a_game_from_a_printed_position_comes_in(ann: Visitor) -> None:
    """A start that only places printed counters is taken as before."""
    title = shelf.title("patrol")
    game = title.at(title.new("crossing", seed="1").position_text(), seed="1")
    made = ann.post("games/import", game.save(), 201)["id"]
    assert ann.screen(made, "")["turn"] == 1


def test_the_form_of_no_save_at_all_is_left_to_the_kernel() -> None:
    for nonsense in (b"", b"[]", b'{"format": 1}', b"\xff"):
        imports.check_form(nonsense)


def test_a_save_is_decoded_and_played_once(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server goes on from where the worker, here a thread of it, left the game; nothing else is different."""
    game = played_on(shelf.title("patrol").new("crossing", seed="1"), 40)
    save = game.save({"red": "random"})
    decoded, played = list[Any](), list[Any]()
    count(monkeypatch, save_module, "_decoded", decoded)
    count(monkeypatch, title_module.Title, "_replayed", played)
    made = ann.post("games/import", save, 201)["id"]
    assert [kind for _, kind in decoded] == [save_module.SaveHead, save_module.Save] and len(played) == 1
    monkeypatch.undo()
    kept = json.loads(ann.browser.get(f"/api/games/{made}/save").content)
    assert kept["entries"][: len(game.entries)] == [str(entry) for entry in game.entries]
    assert kept["bots"] == {"red": "random"} and shelf.title("patrol").load(json.dumps(kept)).entries


def test_a_game_that_cannot_be_packed_is_played_again(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(_: object) -> NoReturn:
        raise TypeError("such an argument cannot be packed")

    monkeypatch.setattr(packing, "mark_of", never)
    game = played_on(shelf.title("patrol").new("crossing", seed="1"), 10)
    made = ann.post("games/import", game.save(), 201)["id"]
    assert ann.screen(made, "")["turn"] == game.play.position.turn


def played_on(game: Game, answers: int) -> Game:
    """The game after so many more answers at random."""
    whim = Whim("imports")
    for _ in range(answers):
        side, question = next(iter(game.questions.items()))
        game.answer(whim.pick(question.options).text, side)
    return game


def count(monkeypatch: pytest.MonkeyPatch, where: Any, name: str, calls: list[Any]) -> None:
    """Note what a function is called with."""
    honest = getattr(where, name)

    def noted(*args: Any) -> Any:
        calls.append(args)
        return honest(*args)

    monkeypatch.setattr(where, name, noted)
