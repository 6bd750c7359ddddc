"""Engines: programs in other languages play, and what they do wrong costs them the game."""

from __future__ import annotations

import copy
import pickle
import shlex
import shutil
import time
from pathlib import Path

import pytest

import grognard
from grognard import bots
from grognard.bots.engine import Engine, engine_name
from grognard.bots.faults import BotFault
from grognard.cli.serve import bring_bots
from grognard.cli.speech import speech
from grognard.kernel.errors import Unreadable
from grognard.lab import Order, simulate

ENGINES = Path(__file__).resolve().parents[2] / "docs" / "examples" / "engines"
RAID = Order("patrol", "night-raid", "3")
HELLO = """import json, sys, time
def say(**said): print(json.dumps(said), flush=True)
def hear(): return json.loads(sys.stdin.readline())
hear()
"""
READY = HELLO + "say(type='ready', protocol=1)\nhear()\nasked = hear()\n"
WRONG = {
    "crash-at-once": ("crash", "raise SystemExit(3)"),
    "crash": ("crash", READY + "raise ValueError('its own words')"),
    "stall": ("stall", READY + "time.sleep(60)"),
    "deaf": ("stall", "import time; time.sleep(60)"),
    "no-json": ("garbage", READY + "print('fire!', flush=True)"),
    "no-type": ("garbage", READY + "say(option=asked['question']['options'][0]['text'])"),
    "no-option": ("garbage", READY + "say(type='answer', option=7)"),
    "other-protocol": ("garbage", HELLO + "say(type='ready', protocol=2)"),
    "cheating": ("cheating", READY + "say(type='answer', option='surrender')"),
}


def engine(file: Path, seconds: str = "") -> str:
    """The name of an engine in Python."""
    return f"engine{seconds}:python3 {shlex.quote(str(file))}"


def test_the_engine_in_plain_python_plays_and_repeats_itself() -> None:
    order = RAID._replace(bots=(engine(ENGINES / "gunner.py"), "random"))
    first, again = simulate(order, 1), simulate(order, 1)
    assert first == again
    assert not first.faults and first.played[0].answers["blue"] > 10


@pytest.mark.skipif(shutil.which("node") is None, reason="no node here")
def test_the_engine_in_javascript_plays() -> None:
    results = simulate(RAID._replace(bots=("random", f"engine:node {shlex.quote(str(ENGINES / 'walker.js'))}")), 1)
    assert not results.faults and results.played[0].answers["red"] > 10


@pytest.mark.parametrize("case", WRONG)
def test_what_an_engine_does_wrong_is_told_apart_and_costs_the_game(case: str, tmp_path: Path) -> None:
    kind, source = WRONG[case]
    file = tmp_path / "wrong.py"
    file.write_text(source, "utf-8")
    name = engine(file, "@0.4" if kind == "stall" else "@20")
    results = simulate(RAID._replace(bots=(name, "random")), 1)
    assert [*results.faults] == [(name, kind)]
    assert results.wins["red"] == 1
    fault = results.played[0].fault
    assert fault is not None and grognard.load(fault.save).question is not None
    if case == "crash":
        assert "its own words" in fault.trace


def test_a_program_that_is_not_there_has_lost() -> None:
    results = simulate(RAID._replace(bots=("engine:no-such-program-at-all", "random")), 2)
    assert [len(games) for games in results.faults.values()] == [2]


def test_a_program_that_does_not_stop_is_ended(tmp_path: Path) -> None:
    file = tmp_path / "stubborn.py"
    file.write_text(
        READY + "say(type='answer', option=asked['question']['options'][0]['text'])\ntime.sleep(60)", "utf-8"
    )
    game = grognard.new("patrol", seed=1)
    player = bots.make(engine(file))
    assert game.question is not None and isinstance(player, Engine)
    bots.let_answer(game, player, game.question)
    talk = player._talk
    assert talk is not None
    began = time.monotonic()
    player.close()
    assert talk.process.poll() is not None and time.monotonic() - began < 30
    twin = copy.deepcopy(player)
    assert (twin.called, twin.seed, twin._talk) == (player.called, player.seed, None)


def test_an_engine_is_named_like_any_bot(tmp_path: Path) -> None:
    assert bots.can_play(engine(ENGINES / "gunner.py"), "patrol")
    assert engine_name("engine:./my-engine") == "my-engine"
    bring_bots(("engine:./my-engine", "walker=engine:node walker.js"), speech("en"))
    try:
        assert bots.brought() == {"my-engine": "engine:./my-engine", "walker": "engine:node walker.js"}
        assert isinstance(bots.make("walker"), Engine)
    finally:
        bots._brought.clear()
    for wrong in ("engine:", "engine@fast:x", "engine@0:x", "engine:'half"):
        with pytest.raises(Unreadable):
            bots.make(wrong)


def test_a_fault_is_carried_to_another_process() -> None:

    fault = pickle.loads(pickle.dumps(BotFault("crash", "gone", "trace", b"save")))
    assert (fault.kind, str(fault), fault.trace, fault.save) == ("crash", "gone", "trace", b"save")
