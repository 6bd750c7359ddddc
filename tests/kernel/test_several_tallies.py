"""One roll read on several tallies: the same dice, a result and exact chances for each, shown wherever odds are."""

from __future__ import annotations

import pickle
from fractions import Fraction
from io import StringIO

import pytest
from rich.console import Console

from grognard.cli.show import GameWords
from grognard.draw.notebook import tally_html
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Script
from grognard.kernel.numbers.charts import Chart, Dice
from grognard.kernel.numbers.dice import Scripted
from grognard.kernel.numbers.tally import Tallies, Tally, WrongDice
from grognard.server.screens.tallies import badge_text, roll_shown, tally_shown
from grognard.server.screens.viewer import Viewer
from tests.kernel.tiny import NORTH, SOUTH, Tiny, a_game_of, after, tiny

told: list[tuple[str, ...]] = []


def chart() -> Chart:
    return tiny().charts["attack"]


def open_and_wood(g: Tiny | None = None) -> Tallies:
    """Those in the open on one column, those in the wood two columns lower."""
    on = chart() if g is None else g.charts["attack"]
    first = Tally("attack").strength(6, on)
    second = Tally("attack").add(-2, "2.6", "reason-wood").strength(6, on)
    return Tallies("attack").read(first, "2.6", "reason-score").read(second, "2.6", "reason-wood")


def shell(g: Tiny) -> Script[None]:
    """One roll on everybody."""
    yield g.choose(
        NORTH,
        g.attack.each([g.board.grid.find("0103")], tally=lambda *_: open_and_wood(g)),
        rule="2.6",
        ask="ask-act",
        side=NORTH,
    )
    tally = open_and_wood(g)
    roll = yield g.roll(rule="2.6", ask="roll-attack", tally=tally, seen_by=[NORTH])
    told.append(tally.result(roll))
    g.tell("attacks", "2.6", side=NORTH, hex=0, roll=roll)
    g.end(None, "verdict-even")


def game(*rolls: int | str) -> Game:
    told.clear()
    return a_game_of(shell).new("duel", dice=Scripted(list(rolls)))


def test_each_tally_gives_its_own_result_of_the_same_roll() -> None:
    tally = open_and_wood()
    assert [tally.result(die) for die in (1, 3, 6)] == [("hit", "-"), ("hit", "-"), ("hit", "hit")]
    assert [tally.result(die) for die in range(1, 7)] == [
        tuple(reading.tally.result(die) for reading in tally.readings) for die in range(1, 7)
    ]
    assert tally.dice == Dice(1, 6) and tally.row(3) is None and tally.column is None


def test_chances_are_those_of_lists_of_results() -> None:
    tally = open_and_wood()
    assert tally.chances() == {("hit", "-"): Fraction(2, 3), ("hit", "hit"): Fraction(1, 3)}
    assert sum(tally.chances().values()) == 1
    assert tally.expected(lambda outcome: sum(each == "hit" for each in outcome)) == Fraction(4, 3)


def test_all_are_read_with_the_same_dice() -> None:
    two = Tally("test", 7).test(Dice(2, 6))
    with pytest.raises(WrongDice):
        open_and_wood().read(two, "2.6", "reason-wood")
    with pytest.raises(ValueError, match="a number, not a roll"):
        Tallies("attack").read(Tally("number"), "2.6", "reason-wood")
    with pytest.raises(WrongDice):
        tiny().new("duel").play.roll(2, rule="2.6", tally=open_and_wood())


def test_it_travels_and_tells_itself() -> None:
    tally = open_and_wood()
    again = pickle.loads(pickle.dumps(tally))
    assert again.as_json() == tally.as_json() and again.result(6) == ("hit", "hit")
    assert [each["of"]["key"] for each in tally.as_json()["readings"]] == ["reason-score", "reason-wood"]
    assert repr(tally).startswith("<Tallies attack: reason-score <Tally attack")
    assert "readings" not in Tally("attack").as_json() and Tally("attack").readings == ()
    numbered = tally.cite({"2.6": "7.52"})
    assert isinstance(numbered, Tallies)
    assert {of.rule for _, of in numbered.readings} == {"7.52"} == {numbered.readings[1].tally.reasons[0].rule}


def test_the_option_the_roll_and_the_log_carry_all_of_them() -> None:
    played = game(3)
    shown = played.explain("attack 0103")
    assert shown is not None and len(shown.readings) == 2
    assert played.expected(shown) == {"expect-steps": Fraction(4, 3)}
    after(played, "attack 0103")
    assert told == [("hit", "-")]
    event = next(event for event in played.events if event.faces)
    seen = event.tally_for(NORTH)
    assert seen is not None and len(seen.readings) == 2 and event.tally_for(SOUTH) is None


def test_a_position_can_force_the_results_of_all() -> None:
    title = a_game_of(shell)
    start = "tiny duel\nthen attack 0103; result {}"
    title.at(start.format("hit hit"))
    title.at(start.format("hit -"))
    with pytest.raises(Exception, match="no roll comes to that; there are hit -, hit hit"):
        title.at(start.format("- hit"))


def test_the_screen_shows_each_with_what_it_is_of() -> None:
    played = game(3)
    viewer = Viewer(played, "north", "en")
    tally = open_and_wood()
    shown = tally_shown(viewer, tally, "2.6")
    assert [each.of for each in shown.readings] == ["points", "in the wood"]
    assert shown.chances == [] and [len(each.chances) for each in shown.readings] == [1, 2]
    assert badge_text(tally) == "6+ · 1-3"
    after(played, "attack 0103")
    roll = next(event.args["roll"] for event in played.events if event.faces)
    on_each = roll_shown(viewer, tally, roll, "2.6")
    assert [(each.outcome, each.row) for each in on_each.readings] == [("hit", 1), ("-", 1)]
    assert on_each.outcome == "hit · -" and on_each.row is None


def test_notebooks_show_each() -> None:
    shown = tally_html(open_and_wood())
    assert shown.count("<p>") == 2 and shown.count("6+") and shown.count("1-3")


def test_the_terminal_shows_each() -> None:
    played = game(3)
    console = Console(width=100, record=True, file=StringIO())
    console.print(GameWords(played.play, tiny().book, "en").tally(open_and_wood()))
    text = console.export_text()
    assert text.index("points") < text.index("6+") < text.index("in the wood") < text.rindex("1-3")
    assert GameWords(played.play, tiny().book, "en").outcome(open_and_wood(), ("hit", "-")) == "hit · no effect"
