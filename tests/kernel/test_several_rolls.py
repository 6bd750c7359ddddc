"""Several rolls of one shot told in one event, each with its own tally; and dice that rules tell apart."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from grognard.cli.show import GameWords
from grognard.draw.look import look_of
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Script
from grognard.kernel.errors import Unreadable
from grognard.kernel.numbers.dice import Scripted
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.words.labels import nameless
from grognard.server.screens.catalogue import kit
from grognard.server.screens.log import log_of, roll_told
from grognard.server.screens.viewer import Viewer
from grognard.server.storage.packing import FORGOTTEN, Unpacking, has_forgotten, packed_event
from tests.kernel.tiny import NORTH, SOUTH, Tiny, a_game_of, tiny


def shot(g: Tiny) -> Script[None]:
    """One shot at two units: a roll for each, the second seen by one side only, told together."""
    rolls = []
    for shift, seen_by in ((-1, [NORTH, SOUTH]), (-2, [NORTH])):
        tally = Tally("attack").add(shift, "2.6", "reason-wood").strength(6, g.charts["attack"])
        rolls.append((yield g.roll(rule="2.6", ask="roll-attack", tally=tally, seen_by=seen_by)))
    g.tell("shoots", "2.6", side=NORTH, hex=0, rolls=tuple(rolls))
    g.end(None, "verdict-even")
    yield g.menu(NORTH, g.done(), rule="2.6", ask="ask-act", side=NORTH)


def played() -> Game:
    return a_game_of(shot).new("duel", dice=Scripted([3, 5]))


def test_one_event_reports_every_roll_of_a_shot_in_order() -> None:
    event = next(event for event in played().events if event.rolls)
    assert [int(roll) for roll in event.rolls] == [3, 5] and event.faces == (3, 5)
    plain = event._replace(args={"roll": event.rolls[0]})
    assert plain.rolls == event.rolls[:1] and plain.faces == (3,)
    assert event._replace(args={"roll": 3}).rolls == () == event._replace(args={}).faces


def test_each_side_sees_the_tallies_of_its_own_rolls_only() -> None:
    game = played()
    ours = next(event for event in game.events_for(NORTH) if event.rolls)
    theirs = next(event for event in game.events_for(SOUTH) if event.rolls)
    assert [roll.tally is not None for roll in ours.rolls] == [True, True]
    assert [roll.tally is not None for roll in theirs.rolls] == [True, False]
    assert theirs.faces == ours.faces


def test_the_sentence_lists_the_totals_in_both_languages() -> None:
    game = played()
    event = next(event for event in game.events if event.rolls)
    assert game.say(event, "en") == "North shoots at 0101 Alto: 3 and 5."
    assert game.say(event, "fr").endswith(": 3 et 5.")


def test_the_log_splits_the_dice_and_shows_each_roll_on_its_own_tally() -> None:
    game = played()
    viewer = Viewer(game, "north", "en")
    number, line = next((number, line) for number, line in enumerate(log_of(viewer)) if line.dice)
    assert (line.dice, line.split, line.has_tally) == ([3, 5], [1, 1], True)
    shown = roll_told(viewer, number)
    assert [each.of for each in shown.tally.readings] == ["Roll 1: 3", "Roll 2: 5"]
    assert [(each.dice, each.outcome) for each in shown.readings] == [([3], "hit"), ([5], "hit")]
    enemy = Viewer(game, "south", "en")
    number = next(number for number, line in enumerate(log_of(enemy)) if line.dice)
    assert len(roll_told(enemy, number).readings) == 1
    with pytest.raises(Unreadable):
        roll_told(viewer, 999)


def test_a_stored_game_keeps_all_rolls_and_forgets_their_tallies() -> None:
    event = next(event for event in played().events if event.rolls)
    again = Unpacking(Tiny).event(*packed_event(event))
    assert again.faces == event.faces and has_forgotten(again) and not has_forgotten(event)
    assert [roll.tally is FORGOTTEN for roll in again.rolls] == [True, True]


def test_the_terminal_shows_every_roll_after_the_sentence() -> None:
    game = played()
    console = Console(width=100, record=True, file=StringIO())
    shown = GameWords(game.play, tiny().book, "en")
    for line in shown.events([event for event in game.events if event.rolls]):
        console.print(line)
    assert "⚂ 3, ⚄ 5" in console.export_text()


class TwoColours(Tiny):
    """Tiny with a white die and a dark one."""

    dice_names = ("white", "dark")


def test_dice_that_rules_tell_apart_have_a_colour_and_need_a_name() -> None:
    look = look_of(TwoColours)
    assert list(look.dice) == ["white", "dark"] and look.dice["white"] != look.dice["dark"]
    assert look.dice["dark"].ink == "#ffffff"
    assert [fault for fault in nameless(TwoColours) if "die-dark" in fault]
    assert look_of(Tiny).dice == {}


def test_a_game_without_such_dice_tells_the_browser_of_none() -> None:
    assert kit("patrol", "", "en").dice == []
