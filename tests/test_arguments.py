"""Wrong arguments at every public door: the error names the argument, and is a ValueError or TypeError."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import grognard
from grognard import bots
from grognard.kernel.asking.script import Noun

SAVE = grognard.new("patrol", seed=1).save()
FAR = grognard.Option("activate", 999, "activate R2")

WRONG: dict[str, list[tuple[str, Callable[[Any], Any]]]] = {
    "new": [
        ("game", lambda new: new(3)),
        ("game", lambda new: new(None)),
        ("game", lambda new: new(int)),
        ("no game 'ptrol'", lambda new: new("ptrol")),
        ("scenario", lambda new: new("patrol", 3)),
        ("no scenario 'nowhere'", lambda new: new("patrol", "nowhere")),
        ("options", lambda new: new("patrol", options="15.1")),
        ("options", lambda new: new("patrol", options=3)),
        ("options\\[1\\]", lambda new: new("patrol", options=["15.1", 3])),
        ("seed", lambda new: new("patrol", seed=1.5)),
        ("seed", lambda new: new("patrol", seed={})),
        ("seed", lambda new: new("patrol", seed=object())),
        ("seed", lambda new: new("patrol", seed=True)),
        ("dice", lambda new: new("patrol", dice=3)),
        ("seed, dice", lambda new: new("patrol", seed=1, dice=grognard.TypedIn())),
        ("data", lambda new: new("patrol", data="folder")),
        ("data", lambda new: new("patrol", data=3)),
        ("ask", lambda new: new("patrol", ask=3)),
    ],
    "position": [
        ("game", lambda position: position(3, "patrol crossing")),
        ("text", lambda position: position("patrol", 3)),
        ("seed", lambda position: position("patrol", "patrol crossing", seed=1.5)),
        ("dice", lambda position: position("patrol", "patrol crossing", dice="3")),
        ("seed, dice", lambda position: position("patrol", "patrol crossing", 1, grognard.TypedIn())),
    ],
    "load": [
        ("save", lambda load: load(3)),
        ("save", lambda load: load(None)),
        ("save: the text of a save, or Path", lambda load: load("games/first.json")),
        ("save", lambda load: load(b"nothing")),
        ("trust", lambda load: load(SAVE, trust="yes")),
        ("data", lambda load: load(SAVE, data=3)),
    ],
    "lessons": [("game", lambda lessons: lessons(3)), ("no game 'ptrol'", lambda lessons: lessons("ptrol"))],
    "lesson": [
        ("game", lambda lesson: lesson(3, "patrol-move")),
        ("id", lambda lesson: lesson("patrol", 3)),
        ("no lesson 'patrol-mve'", lambda lesson: lesson("patrol", "patrol-mve")),
        ("lang", lambda lesson: lesson("patrol", "patrol-move", lang="de")),
    ],
    "Seeded": [("seed", lambda seeded: seeded(1.5)), ("seed", lambda seeded: seeded({}))],
    "Scripted": [
        ("rolls", lambda scripted: scripted(3)),
        ("rolls", lambda scripted: scripted("4")),
        ("rolls\\[0\\]", lambda scripted: scripted([1.5])),
    ],
    "Game.side": [("side", lambda g: g.side(3)), ("side", lambda g: g.side("nobody"))],
    "Game.answer": [
        ("answer", lambda g: g.answer(3)),
        ("answer", lambda g: g.answer(None)),
        ("answer", lambda g: g.answer(FAR)),
        ("side", lambda g: g.answer("activate R2", 3)),
        ("number", lambda g: g.answer("activate R2", None, "0")),
    ],
    "Game.open_question": [
        ("side", lambda g: g.open_question(3)),
        ("number", lambda g: g.open_question(None, "0")),
    ],
    "Game.waiting": [("side", lambda g: g.waiting(3))],
    "Game.sealed": [("side", lambda g: g.sealed(3))],
    "Game.planned": [("side", lambda g: g.planned(3))],
    "Game.explain": [("answer", lambda g: g.explain(3)), ("side", lambda g: g.explain("activate R2", 3))],
    "Game.expected": [("tally", lambda g: g.expected(3))],
    "Game.trail": [("answer", lambda g: g.trail(3))],
    "Game.preview": [("answer", lambda g: g.preview(3))],
    "Game.why_not": [("answer", lambda g: g.why_not(3)), ("answer", lambda g: g.why_not(FAR))],
    "Game.why_not_here": [
        ("kind", lambda g: g.why_not_here("hex", 3)),
        ("number", lambda g: g.why_not_here(Noun.HEX, "0605")),
        ("is no hex", lambda g: g.why_not_here(Noun.HEX, -3)),
    ],
    "Game.resign": [("side", lambda g: g.resign(3)), ("side", lambda g: g.resign("dice"))],
    "Game.agree": [("how", lambda g: g.agree(3)), ("how", lambda g: g.agree("won"))],
    "Game.end": [("ending", lambda g: g.end("drawn"))],
    "Game.undo": [("side", lambda g: g.undo(3))],
    "Game.why_no_undo": [("side", lambda g: g.why_no_undo(3))],
    "Game.copy": [("dice", lambda g: g.copy(3))],
    "Game.branch": [
        ("entries", lambda g: g.branch(99)),
        ("entries", lambda g: g.branch(-3)),
        ("entries", lambda g: g.branch(1.5)),
        ("entries", lambda g: g.branch(None)),
        ("dice", lambda g: g.branch(0, 3)),
    ],
    "Game.what_if": [
        ("side", lambda g: g.what_if(3, {})),
        ("placed", lambda g: g.what_if("red", 3)),
        ("phase", lambda g: g.what_if("red", {}, "4.5")),
        ("no phase 99", lambda g: g.what_if("red", {}, 99)),
    ],
    "Game.view": [("side", lambda g: g.view(3))],
    "Game.events_for": [("side", lambda g: g.events_for(3))],
    "Game.say": [("said", lambda g: g.say(3)), ("lang", lambda g: g.say(g.events[0], "de"))],
    "Game.save": [("bots", lambda g: g.save(3))],
    "Game.go_on": [("log", lambda g: g.go_on(3)), ("log", lambda g: g.go_on(["red: done"]))],
    "Game.carry_on": [("log", lambda g: g.carry_on(3)), ("log", lambda g: g.carry_on(["red: done"]))],
}
"""What each door must refuse, and what the error speaks of."""

TAKES_NOTHING = {"games", "TypedIn", "Game.chances", "Game.position_text", "Game.restart"}
RECORDS = {"Entry", "Event", "Lesson", "Option", "Question", "Reason", "Refusal", "Result", "Tally"}
"""Records that the program makes; a game checks those that it is given."""
MADE_BY_TITLES = {"Game", "LessonTable", "Game.drawn", "Game.stand"}
"""What `new`, `load` and the package call; it stands behind their checks."""


def doors() -> set[str]:
    """Return every public callable of the package and of a game."""
    errors = {name for name in grognard.__all__ if name == "GrognardError" or is_error(name)}
    methods = inspect.getmembers(grognard.Game, inspect.isfunction)
    return {*grognard.__all__} - errors | {f"Game.{name}" for name, _ in methods if not name.startswith("_")}


def is_error(name: str) -> bool:
    """Return whether a public name is an error."""
    return isinstance(getattr(grognard, name), type) and issubclass(getattr(grognard, name), Exception)


def test_every_public_door_is_listed() -> None:
    assert doors() == {*WRONG} | TAKES_NOTHING | RECORDS | MADE_BY_TITLES


@pytest.mark.parametrize(("door", "place"), [(door, n) for door, cases in WRONG.items() for n in range(len(cases))])
def test_a_wrong_argument_is_named(door: str, place: int) -> None:
    says, call = WRONG[door][place]
    given = grognard.new("patrol", seed=1) if door.startswith("Game.") else getattr(grognard, door)
    with pytest.raises(grognard.GrognardError, match=says) as caught:
        call(given)
    assert isinstance(caught.value, ValueError | TypeError)
    assert not isinstance(caught.value, grognard.Broken)


@pytest.mark.parametrize("call", [lambda: bots.make(3), lambda: bots.make("nobody"), lambda: bots.make("random", 1.5)])  # type: ignore[arg-type]
def test_a_bot_is_made_from_a_name_and_a_seed(call: Callable[[], Any]) -> None:
    with pytest.raises(grognard.Unreadable, match=r"name|nobody|seed") as caught:
        call()
    assert isinstance(caught.value, ValueError)


def test_a_refused_argument_changes_nothing() -> None:
    game = grognard.new("patrol", seed=1)
    before = game.save()
    for door, cases in WRONG.items():
        for _, call in cases if door.startswith("Game.") else ():
            with pytest.raises(grognard.GrognardError):
                call(game)
    assert game.save() == before


def test_a_save_is_loaded_from_its_path(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(SAVE)
    assert grognard.load(file) == grognard.load(SAVE) == grognard.load(SAVE.decode())
