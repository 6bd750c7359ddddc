"""Wrong arguments at every public door: the error names the argument, and is a ValueError or TypeError."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import grognard
from grognard import bots, lab, records, rl
from grognard.kernel.asking.script import Noun
from grognard.rl.sides import Sides
from grognard.rl.single import Single
from grognard.rl.together import Parallel
from grognard.rl.turns import Turns

SAVE = grognard.new("patrol", seed=1).save()
FAR = grognard.Option("activate", 999, "activate R2")
NO_WORD = grognard.Option("plot", -1, "plot nothing")
NOUN: Any = "R2"
BEYOND = grognard.Option("assault", 10**6, "assault")
ORDER: Any = lab.Order("patrol", "crossing")
RANDOM = bots.make("random")
RESULTS: Any = []
RECORD = grognard.new("patrol", seed=1).record()

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
        ("answer", lambda g: g.answer(NO_WORD)),
        ("answer", lambda g: g.answer(BEYOND)),
        ("answer: noun", lambda g: g.answer(grognard.Option("move", NOUN, "move R2"))),
        ("side", lambda g: g.answer("activate R2", 3)),
        ("number", lambda g: g.answer("activate R2", None, "0")),
    ],
    "Game.open_question": [
        ("side", lambda g: g.open_question(3)),
        ("number", lambda g: g.open_question(None, "0")),
    ],
    "Game.waiting": [("side", lambda g: g.waiting(3))],
    "Game.sealed": [("side", lambda g: g.sealed(3))],
    "Game.answerer": [("clock", lambda g: g.answerer("3")), ("clock", lambda g: g.answerer(-1))],
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
    "Game.record": [("bots", lambda g: g.record(3)), ("tags", lambda g: g.record(tags="title"))],
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
    "bots.make": [
        ("name", lambda make: make(3)),
        ("nobody", lambda make: make("nobody")),
        ("seed", lambda make: make("random", 1.5)),
    ],
    "bots.answerer": [("seed", lambda answerer: answerer(1.5))],
    "bots.bring": [("name", lambda bring: bring(3, "a:B")), ("where", lambda bring: bring("mine", 3))],
    "bots.can_play": [
        ("name", lambda can_play: can_play(3, "patrol")),
        ("game", lambda can_play: can_play("random", 3)),
    ],
    "bots.play_out": [
        ("game", lambda play_out: play_out(3, {})),
        ("bots: a bot for each side, blue, red: none for blue", lambda play_out: play_out(new_game(), {})),
        ("bots", lambda play_out: play_out(new_game(), [RANDOM, RANDOM])),
        ("bots\\['red'\\]", lambda play_out: play_out(new_game(), {"blue": RANDOM, "red": "random"})),
    ],
    "bots.ask": [
        ("game", lambda ask: ask(3, RANDOM, new_game().question)),
        ("bot", lambda ask: ask(new_game(), "random", new_game().question)),
        ("bot", lambda ask: ask(new_game(), bots.make, new_game().question)),
        ("question", lambda ask: ask(new_game(), RANDOM, None)),
    ],
    "bots.let_answer": [
        ("game", lambda let_answer: let_answer(3, RANDOM, new_game().question)),
        ("bot", lambda let_answer: let_answer(new_game(), None, new_game().question)),
        ("question", lambda let_answer: let_answer(new_game(), RANDOM, "activate")),
    ],
    "bots.shown": [
        ("game", lambda shown: shown(3, new_game().question).__enter__()),
        ("question", lambda shown: shown(new_game(), 3).__enter__()),
    ],
    "records.read": [
        ("source", lambda read: read(3)),
        ("source: the text of a record", lambda read: read("games/first.grog")),
        ("line 1, column 1", lambda read: read("game patrol\n")),
    ],
    "records.iterate": [("source", lambda iterate: iterate(None))],
    "records.write": [("records", lambda write: write(3)), ("records\\[0\\]", lambda write: write(["game"]))],
    "records.play": [
        ("record", lambda play: play("game")),
        ("data", lambda play: play(RECORD, data=3)),
        ("no game", lambda play: play(records.Record("ptrol", "2", "crossing"))),
    ],
    "records.add": [
        ("record", lambda add: add(3, new_game())),
        ("game", lambda add: add(RECORD, 3)),
        ("game", lambda add: add(RECORD, grognard.new("patrol", "night-raid"))),
        ("comment", lambda add: add(RECORD, new_game(), 3)),
    ],
    "lab.play_one": [
        ("order", lambda play_one: play_one("patrol", 0)),
        ("number", lambda play_one: play_one(ORDER, -1)),
    ],
    "lab.simulate": [
        ("order", lambda simulate: simulate("patrol", 1)),
        ("games", lambda simulate: simulate(ORDER, -1)),
        ("games", lambda simulate: simulate(ORDER, "3")),
        ("jobs", lambda simulate: simulate(ORDER, 1, -1)),
        ("game", lambda simulate: simulate(ORDER._replace(game=3), 1)),
        ("scenario", lambda simulate: simulate(ORDER._replace(scenario=3), 1)),
        ("seed", lambda simulate: simulate(ORDER._replace(seed=1.5), 1)),
        ("bots", lambda simulate: simulate(ORDER._replace(bots="random"), 1)),
        ("bots\\[1\\]", lambda simulate: simulate(ORDER._replace(bots=("random", 3)), 1)),
        ("2 sides need as many bots", lambda simulate: simulate(ORDER._replace(bots=("random",)), 1)),
        ("options", lambda simulate: simulate(ORDER._replace(options="15.1"), 1)),
        ("folders", lambda simulate: simulate(ORDER._replace(folders=3), 1)),
        ("cluster", lambda simulate: simulate(ORDER, 1, cluster=3)),
        ("saves", lambda simulate: simulate(ORDER, 1, saves=3)),
        ("resume", lambda simulate: simulate(ORDER, 1, resume=3)),
    ],
    "lab.kept_games": [("path", lambda kept_games: kept_games(3))],
    "lab.rows": [("outcome", lambda rows: rows(3)), ("by", lambda rows: rows(RESULTS, "week"))],
    "lab.to_pandas": [("by", lambda to_pandas: to_pandas(RESULTS, "week"))],
    "lab.to_parquet": [("path", lambda to_parquet: to_parquet(RESULTS, 3))],
    "lab.simulate_all": [
        ("orders", lambda simulate_all: simulate_all(3, 1, lab.workers_of(1))),
        ("orders\\[0\\]", lambda simulate_all: simulate_all(["patrol"], 1, lab.workers_of(1))),
        ("games", lambda simulate_all: simulate_all([ORDER], -1, lab.workers_of(1))),
    ],
    "lab.workers_of": [
        ("jobs", lambda workers_of: workers_of(-1)),
        ("cluster", lambda workers_of: workers_of(1, 3)),
    ],
    "lab.orders_of": [
        ("scenarios", lambda orders_of: orders_of("patrol", "crossing", ["random", "officer"])),
        ("bots", lambda orders_of: orders_of("patrol", ["crossing"], "random")),
        ("two bots that differ", lambda orders_of: orders_of("patrol", ["crossing"], ["random"])),
        ("game", lambda orders_of: orders_of(3, ["crossing"], ["random", "officer"])),
    ],
    "lab.tournament": [
        ("orders", lambda tournament: tournament([], 1)),
        ("orders", lambda tournament: tournament("patrol", 1)),
        ("games", lambda tournament: tournament([ORDER], -1)),
        ("one of them", lambda tournament: tournament([ORDER], 1, lab.workers_of(1), jobs=2)),
    ],
    "rl.aec": [
        ("game", lambda aec: aec(3)),
        ("scenario", lambda aec: aec("patrol", 3)),
        ("options", lambda aec: aec("patrol", options="15.1")),
        ("shaping", lambda aec: aec("patrol", shaping="x")),
        ("limit", lambda aec: aec("patrol", limit="x")),
        ("limit", lambda aec: aec("patrol", limit=0)),
        ("numbers", lambda aec: aec("patrol", numbers=5)),
        ("numbers", lambda aec: aec("patrol", numbers=range(0))),
        ("data", lambda aec: aec("patrol", data="folder")),
        ("render_mode", lambda aec: aec("patrol", render_mode="human")),
        ("render_mode", lambda aec: aec("patrol", render_mode=3)),
        ("form", lambda aec: aec("patrol", form="rows")),
        ("tallies", lambda aec: aec("patrol", tallies=3)),
    ],
    "rl.parallel": [
        ("game", lambda parallel: parallel(3)),
        ("scenario", lambda parallel: parallel("patrol", 3)),
        ("limit", lambda parallel: parallel("patrol", limit="x")),
        ("render_mode", lambda parallel: parallel("patrol", render_mode="human")),
    ],
    "rl.gym": [
        ("game", lambda gym: gym(3)),
        ("side", lambda gym: gym("patrol", side="green")),
        ("nobody", lambda gym: gym("patrol", against="nobody")),
        ("against", lambda gym: gym("patrol", against=3)),
        ("illegal", lambda gym: gym("patrol", illegal="ignore")),
        ("limit", lambda gym: gym("patrol", limit="x")),
        ("numbers", lambda gym: gym("patrol", numbers=5)),
        ("render_mode", lambda gym: gym("patrol", render_mode="human")),
    ],
    "Turns.reset": [("seed", lambda env: env.reset(seed="x")), ("seed", lambda env: env.reset(seed=1.5))],
    "Turns.step": [
        ("action", lambda env: env.step((1, 2, 3))),
        ("no verb 99", lambda env: env.step((99, 0))),
        ("no noun 999", lambda env: env.step((0, 999))),
        ("action", lambda env: env.step(None)),
        ("action", lambda env: env.step("x")),
        ("action", lambda env: env.step(1.5)),
        ("no action -1", lambda env: env.step(-1)),
        ("no action 1000000", lambda env: env.step(10**6)),
    ],
    "Turns.observe": [("agent", lambda env: env.observe("green")), ("agent", lambda env: env.observe(3))],
    "Sides.action_space": [("agent", lambda env: env.action_space("green"))],
    "Sides.observation_space": [("agent", lambda env: env.observation_space(3))],
    "Sides.information_state": [("agent", lambda env: env.information_state("green"))],
    "Sides.may_imagine": [("agent", lambda env: env.may_imagine(None))],
    "Sides.imagined": [
        ("agent", lambda env: env.imagined("green", 1)),
        ("seed", lambda env: env.imagined("red", 1.5)),
    ],
    "Parallel.reset": [("seed", lambda env: env.reset(seed="x"))],
    "Parallel.step": [
        ("actions", lambda env: env.step(3)),
        ("actions", lambda env: env.step({})),
        ("no action -1", lambda env: env.step({"blue": -1, "red": -1})),
    ],
    "Single.reset": [("seed", lambda env: env.reset(seed="x"))],
    "Single.step": [("action", lambda env: env.step("x")), ("no action", lambda env: env.step(-1))],
}
"""What each door must refuse, and what the error speaks of."""

TAKES_NOTHING = {"games", "TypedIn", "Game.chances", "Game.position_text", "Game.replay", "Game.restart"}
TAKES_NOTHING |= {"bots.known", "bots.brought", "Sides.close", "Turns.render", "Single.render", "Single.action_masks"}
TAKES_NOTHING |= {"rl.ids", "rl.register", "Sides.state", "Single.information_state", "Parallel.render"}
TAKES_ANYTHING = {"bots.explain", "bots.Engine"}
RECORDS = {
    "Entry",
    "Event",
    "Lesson",
    "ReplayMoment",
    "Noun",
    "Option",
    "Preview",
    "Question",
    "Reason",
    "Record",
    "Refusal",
    "Result",
}
RECORDS |= {"Ending", "GameListing", "PieceView", "QuestionView", "Side", "Tally", "UnknownView", "View"}
"""Records that the program makes; a game checks those that it is given."""
RECORDS |= {"records.PlayedLine", "records.Record", "records.RecordAnswer", "records.RecordLine"}
RECORDS |= {
    "bots.BotReason",
    "bots.Asked",
    "bots.Glance",
    "lab.KeptGame",
    "lab.LostBy",
    "lab.Order",
    "lab.Played",
    "lab.Results",
    "lab.Tournament",
}
WRITTEN_BY_OTHERS = {"bots.Bot", "bots.Commander", "Play", "Source"}
"""What a program's own classes are like or come from."""
MADE_BY_TITLES = {"Game", "Title", "LessonTable", "Game.drawn", "Game.stand", "Game.clocks"}
"""What `new`, `load` and the package call; it stands behind their checks."""


def new_game() -> grognard.Game:
    """Return a game that nobody has answered."""
    return grognard.new("patrol", seed=1)


def begun(env: Any) -> Any:
    """Return an environment with a game begun."""
    env.reset(seed=1)
    return env


MODULES = {"": grognard, "records.": records, "bots.": bots, "lab.": lab, "rl.": rl}
OBJECTS: dict[str, tuple[type[Any], Callable[[], Any]]] = {
    "Game.": (grognard.Game, new_game),
    "Turns.": (Turns, lambda: begun(rl.aec("patrol"))),
    "Sides.": (Sides, lambda: begun(rl.aec("patrol"))),
    "Parallel.": (Parallel, lambda: begun(rl.parallel("patrol"))),
    "Single.": (Single, lambda: begun(rl.gym("patrol"))),
}
"""What is public: the callables of these modules, and the methods that these classes have of their own."""


def doors() -> set[str]:
    """Return every public callable."""
    found = {
        f"{before}{name}"
        for before, module in MODULES.items()
        for name in module.__all__
        if callable(thing := getattr(module, name)) and not is_error(thing)
    }
    return found | {
        f"{before}{name}"
        for before, (kind, _) in OBJECTS.items()
        for name, thing in vars(kind).items()
        if inspect.isfunction(thing) and not name.startswith("_")
    }


def is_error(thing: Any) -> bool:
    """Return whether something public is an error."""
    return isinstance(thing, type) and issubclass(thing, Exception)


def given(door: str) -> Any:
    """Return what a wrong call is made on: an object with the method, or the function itself."""
    kind, _, name = door.rpartition(".")
    if f"{kind}." in OBJECTS:
        return OBJECTS[f"{kind}."][1]()
    return getattr(MODULES[f"{kind}." if kind else ""], name)


def test_every_public_door_is_listed() -> None:
    assert doors() == {*WRONG} | TAKES_NOTHING | TAKES_ANYTHING | RECORDS | WRITTEN_BY_OTHERS | MADE_BY_TITLES


@pytest.mark.parametrize("door", WRONG)
def test_a_wrong_argument_is_named(door: str) -> None:
    for says, call in WRONG[door]:
        with pytest.raises(grognard.GrognardError, match=says) as caught:
            call(given(door))
        assert isinstance(caught.value, ValueError | TypeError), says
        assert not isinstance(caught.value, grognard.Broken), says


GAMES = ("patrol", "verdun", "marne", "august", "indochine", "italia")
NO_NOUNS = (-7, -1, 999, 10**30)


@pytest.mark.parametrize("game", GAMES)
def test_an_option_of_what_there_is_not_is_refused(game: str) -> None:
    played = grognard.new(game, seed=3)
    for verb, noun in product(played.play.voices, NO_NOUNS):
        with pytest.raises((grognard.Illegal, grognard.Unreadable)):
            played.answer(grognard.Option(verb, noun, f"{verb} {noun}"))


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
