"""Answers given since: several on a line, results for dice, one answer until somebody is asked; and forced charts."""

from __future__ import annotations

import json

import pytest

from grognard.kernel.asking.game import Game
from grognard.kernel.errors import BadData
from grognard.kernel.numbers.dice import Scripted, TypedIn
from tests.kernel.tiny import tiny

FIGHT = """\
tiny duel
phase 2.1
unit N1 N2 at 0102
unit S1 S2 at 0103
"""


def at(text: str) -> Game:
    return tiny().at(text, dice=TypedIn())


def entries(text: str) -> list[str]:
    return [str(entry) for entry in at(text).entries]


def fault(text: str) -> str:
    with pytest.raises(BadData) as caught:
        at(text)
    (found,) = caught.value.faults
    return found


# Several on a line -------------------------------------------------------------------------------------------
def test_several_answers_may_stand_on_one_line() -> None:
    long = FIGHT + "then north: attack 0103\nthen north: join N1\nthen north: done\nthen dice: roll 6\n"
    short = FIGHT + "then attack 0103; north: join N1; done\nthen roll 6\n"
    assert entries(short) == entries(long)
    assert at(short).position_text() == at(long).position_text()


def test_a_fault_names_the_line_whichever_answer_it_is() -> None:
    assert (
        fault(FIGHT + "then attack 0103; join S1")
        == "line 5: then join S1: §2.6 That is not one of the answers to this question."
    )
    assert fault(FIGHT + "then attack 0103; jion N1").startswith("line 5: then: 'jion N1': no verb 'jion'")
    assert fault(FIGHT + "then attack 0103; join N1; done; dice: roll 9") == (
        "line 5: then dice: roll 9: §2.6 'roll 9' is no such roll: roll 1 … roll 6"
    )


# Results -----------------------------------------------------------------------------------------------------
def test_a_result_stands_for_the_lowest_roll_that_comes_to_it() -> None:
    game = at(FIGHT + "then attack 0103; join N1; done; dice: result hit")
    tally = at(FIGHT + "then attack 0103; join N1; done").question
    assert tally is not None and tally.tally is not None
    lowest = next(roll for roll in range(1, 7) if tally.tally.result(roll) == "hit")
    assert [str(entry) for entry in game.entries][-1] == f"dice: roll {lowest}"
    assert game.question is not None and game.question.ask == "ask-loses"


def test_a_result_that_no_roll_comes_to_is_a_fault() -> None:
    assert fault(FIGHT + "then attack 0103; join N1; done; dice: result rout").startswith(
        "line 5: then dice: result rout: §2.6 no roll comes to that; there are "
    )
    assert fault(FIGHT + "then result hit") == "line 5: then result hit: §2.1 asks north"
    assert fault("tiny duel\ncup sun\nthen dice: result sun").endswith(
        "§1.2 this roll is read on no chart: say what the dice show"
    )
    assert fault("tiny duel\nover north\nthen dice: result hit").endswith("nobody is asked")


def test_a_log_holds_answers_and_no_results() -> None:
    game = at(FIGHT + "then attack 0103; join N1; done; dice: result hit")
    save = json.loads(game.save())
    assert not [entry for entry in save["entries"] if "result" in entry]
    save["entries"][-1] = "dice: result hit"
    save["snapshot"] = None
    with pytest.raises(BadData, match="result"):
        tiny().load(json.dumps(save))


# Until -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("until", ["dice", "dice 2.6"])
def test_one_answer_may_be_given_until_somebody_is_asked(until: str) -> None:
    given = entries(FIGHT + f"then attack 0103; join N1; done until {until}")
    assert given == ["north: attack 0103", "north: join N1", "north: done"]


def test_it_ends_before_the_question_it_names() -> None:
    game = at(FIGHT + "then done until south")
    assert game.question is not None and (game.question.side, game.question.rule) == ("south", "2.1")
    assert [str(entry) for entry in game.entries] == ["north: done"]
    assert entries(FIGHT + "then done until 2.1") == [], "it is asked already"
    game = at(FIGHT + "then done until dice; chit rain; done until south 2.1")
    assert game.play.position.turn == 2 and game.question is not None and game.question.side == "south"


@pytest.mark.parametrize(
    ("then", "what"),
    [
        ("done until", "line 5: then: 'done until': 'done' stands alone"),
        ("done until north south 2", "line 5: then: until whom or what? One of north, south, dice, a clause, or both"),
        ("done until 9.9", "line 5: then done until 9.9: §1.2 asks dice first: chit sun, chit rain, chit storm"),
        ("attack 0103; done until dice", "line 5: then done until dice: §2.6 asks north first: join N1, join N2"),
        (
            "bid 1 until dice",
            "line 5: then bid 1 until dice: §2.1 asks north first: move N1, move N2, send camp, send 0101, send 0201, ",
        ),
        ("done until dice; chit sun; done until dice; chit rain; done until dice; done until north", "game is over"),
    ],
)
def test_what_does_not_come_is_a_fault(then: str, what: str) -> None:
    assert what in fault(FIGHT + "then " + then)


def test_the_answers_are_given_once_and_the_dice_roll_on_from_there() -> None:
    game = tiny().at(FIGHT + "then attack 0103; join N1; done until dice", dice=Scripted([6]))
    assert [str(entry) for entry in game.entries][-1] == "dice: roll 6"


# Forced charts -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("result", ["hit", "-"])
@pytest.mark.parametrize("roll", [1, 6])
def test_a_forced_chart_comes_to_its_result_whatever_is_rolled(result: str, roll: int) -> None:
    game = at(FIGHT.replace("phase", f"force attack {result}\nphase") + f"then attack 0103; join N1; done; roll {roll}")
    assert (game.question is not None and game.question.ask == "ask-loses") == (result == "hit")
    again = at(game.position_text())
    assert f"force attack {result}" in again.position_text().splitlines()
    assert again.position_text() == game.position_text()


def test_a_forced_chart_shows_its_odds_and_is_forced_in_that_game_only() -> None:
    game = at(FIGHT.replace("phase", "force attack hit\nphase") + "then attack 0103; join N1")
    tally = game.explain("done")
    assert tally is not None and dict(tally.chances()) == {"hit": 1}
    other = at(FIGHT + "then attack 0103; join N1").explain("done")
    assert other is not None and len(other.chances()) > 1
    loaded = tiny().load(game.save())
    assert loaded.play.charts["attack"].results == ("hit",)


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("force", "line 2: force: no chart '' is rolled on; there are attack"),
        ("force atack hit", "line 2: force: no chart 'atack' is rolled on; there are attack; did you mean attack?"),
        ("force attack hti", "line 2: force: attack has no result like 'hti'; there are "),
        ("force attack", "line 2: force: attack has no result like ''; there are "),
    ],
)
def test_a_chart_is_forced_to_what_it_could_print(line: str, what: str) -> None:
    assert fault(f"tiny duel\n{line}\nphase 2.1").startswith(what)
