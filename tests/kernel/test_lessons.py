"""Lessons: the facts a step waits for, what the judge takes and holds back, and the faults that the proof finds."""

from __future__ import annotations

import pytest

from grognard.kernel.asking.game import Game
from grognard.kernel.errors import BadData, Unreadable
from grognard.kernel.files.data import Faults, document
from grognard.kernel.files.save import read_dice, read_save
from grognard.kernel.lessons.facts import FORMS, StepBegun, holds, misnamed, read_fact
from grognard.kernel.lessons.judge import AGAIN, AGAIN_SAID, DONE, LOOK_FIRST, LOST_SAID, NOT_THIS, Judge, judge_again
from grognard.kernel.lessons.lesson import Lesson, read_lesson
from grognard.kernel.lessons.proof import prove
from tests.kernel.tiny import NORTH, tiny

LESSON = '''
id = "tiny-attack"
course = "tiny"
order = 1
minutes = 2
clauses = ["2.6"]
[start]
side = "north"
position = """
tiny duel
phase 2.1
unit N1 N2 at 0102
unit S1 S2 at 0103
"""
dice = [6]
[[step]]
say = "attack"
show = ["0103", "unit S1"]
want = "attack 0103"
wrong = { "done" = "not-yet" }
refused = { "attack 0102" = "2.6" }
[[step]]
say = "look"
until = "looked join"
[[step]]
say = "join"
want = ["join N1; join N2", "join N1; done"]
reply = ["loses S1"]
[[step]]
say = "end"
until = "phase 3.1"
solution = "done"
within = 2
[done]
say = "well"
'''


def lesson(text: str = LESSON) -> Lesson:
    faults = Faults()
    found = read_lesson(document(text, faults, "attack.toml"), None, "attack.toml")
    faults.check()
    return found


def begun(text: str = LESSON) -> tuple[Judge, Game]:
    found = lesson(text)
    game = found.begin(tiny())
    return Judge(found, game), game


def give(judge: Judge, game: Game, *answers: str) -> None:
    for answer in answers:
        if answer.startswith("join"):
            judge.looked(game, "join N1")
        assert not judge.why_held(answer)
        game.answer(answer, "north")
        judge.go_on(game)


# Facts -----------------------------------------------------------------------------------------------------------
FOUGHT = ("attack 0103", "join N1", "join N2")
FACTS = {
    "answered attack": ("", FOUGHT),
    "answered attack 0103": ("", FOUGHT),
    "unit N1 at 0101": ("", ("move N1", "to 0101")),
    "unit S1 gone": ("force attack hit\npiece S1 steps 1", ()),
    "unit S1 steps 1": ("", FOUGHT),
    "unit N1 spent": ("", FOUGHT),
    "not unit N1 at 0102": ("", ("move N1", "to 0101")),
    "hex 0101 held north": ("", ("move N1", "to 0101")),
    "event attacks": ("", FOUGHT),
    "phase 3.1": ("", ("done",)),
    "phase 2.1 south": ("", ("done",)),
    "phase 2.1 2": ("", ("done",)),
    "turn 2": ("", ("done",)),
    "asked ask-step": ("", ("move N1",)),
    "asked 2.2": ("", ("move N1",)),
}
"""For each fact the answers after which it is so."""


@pytest.mark.parametrize("fact", [fact for fact in FACTS if "gone" not in fact])
def test_a_fact_is_so_after_what_brings_it_about_and_not_before(fact: str) -> None:
    judge, game = begun()
    found, since = read_fact(fact), StepBegun(NORTH)
    assert not list(misnamed(found, game))
    assert not holds(found, game, since)
    for answer in FACTS[fact][1]:
        game.answer(answer, "north")
        judge.looked(game, "join")
        judge.go_on(game)
    assert holds(found, game, since)


def test_a_piece_without_steps_is_gone_and_a_finished_game_is_over() -> None:
    _, game = begun()
    gone = read_fact("unit S1 gone")
    assert not holds(gone, game, StepBegun(NORTH))
    game.play.remove(game.play.roster.numbers["S1"])
    assert holds(gone, game, StepBegun(NORTH))
    over = read_fact("over")
    assert not holds(over, game, StepBegun(NORTH))
    game.play.end(None, "verdict-even")
    assert holds(over, game, StepBegun(NORTH))
    assert not holds(read_fact("over north"), game, StepBegun(NORTH))
    assert list(misnamed(read_fact("over west"), game)) and not list(misnamed(read_fact("over south"), game))


def test_what_was_looked_at_and_read_is_a_fact_of_the_learner() -> None:
    _, game = begun()
    looked = StepBegun(NORTH, looked=frozenset({"attack 0103"}))
    assert holds(read_fact("looked attack"), game, looked)
    assert holds(read_fact("looked"), game, looked)
    assert not holds(read_fact("looked attack 0104"), game, looked)
    assert holds(read_fact("read"), game, StepBegun(NORTH, has_read=True))


def test_facts_of_events_count_from_the_beginning_of_the_step() -> None:
    judge, game = begun()
    give(judge, game, *FOUGHT)
    assert judge.step_number == 3
    assert not holds(read_fact("event attacks"), game, judge.since)


@pytest.mark.parametrize("text", ["", "gone S1", "unit S1", "unit S1 at", "hex 0101 north", "turn soon", "read all"])
def test_what_is_no_fact_says_how_facts_are_written(text: str) -> None:
    with pytest.raises(Unreadable, match=r"there are answered|it is written"):
        read_fact(text)


@pytest.mark.parametrize(
    "fact",
    [
        "unit X at 0101",
        "unit N1 at 9999",
        "unit N1 dry",
        "hex 9999 held north",
        "hex 0101 held west",
        "phase 9.9",
        "phase 2.1 south 2",
        "answered sing",
    ],
)
def test_a_fact_that_names_nothing_is_told(fact: str) -> None:
    assert list(misnamed(read_fact(fact), begun()[1]))


def test_every_form_has_a_fact_above() -> None:
    tested = {read_fact(fact).kind for fact in FACTS} | {"looked", "read", "over"}
    assert tested == set(FORMS)


# The judge -------------------------------------------------------------------------------------------------------
def test_a_lesson_is_played_to_its_end() -> None:
    judge, game = begun()
    assert judge.wanted() == ["attack 0103"]
    assert judge.why_held("done") == "not-yet"
    assert judge.why_held("move N1") == NOT_THIS
    give(judge, game, "attack 0103")
    assert judge.why_held("join N1") == LOOK_FIRST
    judge.looked(game, "join N1")
    give(judge, game, "join N1")
    assert judge.wanted() == ["join N2", "done"]
    give(judge, game, "join N2")
    assert game.play.position.steps[game.play.roster.numbers["S1"]] == 1, "the enemy's answer is scripted"
    assert (judge.step_number, judge.state) == (3, "open")
    give(judge, game, "done")
    assert judge.state == DONE
    assert not judge.why_held("done"), "the table is free when the lesson is done"


def test_after_too_many_answers_the_lesson_is_to_be_begun_again() -> None:
    text = LESSON.replace('until = "phase 3.1"', 'until = "hex 0501 held north"')
    judge, game = begun(text)
    give(judge, game, *FOUGHT, "done", "done")
    assert judge.state == AGAIN
    assert judge.why_held("done") == AGAIN_SAID


def test_a_game_that_ends_before_the_lesson_does_is_begun_again() -> None:
    judge, game = begun()
    game.resign("north")
    judge.go_on(game)
    assert judge.state == AGAIN
    assert judge.why_held("done") == LOST_SAID


def test_a_judge_made_anew_stands_where_the_first_did() -> None:
    judge, game = begun()
    give(judge, game, "attack 0103", "join N1")
    again = judge_again(lesson(), tiny(), tiny().load(game.save()))
    assert (again.step_number, again.said, again.starts) == (judge.step_number, judge.said, judge.starts)


def test_dice_go_on_by_a_seed_where_the_script_ends_and_are_saved_so() -> None:
    judge, game = begun()
    dice = read_dice(read_save(game.save()).dice)
    assert dice == game.dice
    give(judge, game, *FOUGHT)
    assert game.question is not None
    assert game.question.side == "north", "nobody is asked for a roll"


# Its proof -------------------------------------------------------------------------------------------------------
def test_a_lesson_that_fits_the_rules_has_no_fault() -> None:
    assert prove(lesson(), tiny()) == []


def test_a_written_roll_that_falls_before_the_learner_is_asked_counts_as_rolled() -> None:
    text = LESSON.replace("dice = [6]", 'then = ["attack 0103; join N1; join N2"]\ndice = [6]')
    begin, end = text.index("[[step]]"), text.index('[[step]]\nsay = "end"')
    assert prove(lesson(text[:begin] + text[end:]), tiny()) == []


@pytest.mark.parametrize(
    ("was", "now", "told"),
    [
        ('want = "attack 0103"', 'want = "attack 0304"', "'attack 0304' is no option: §2.6"),
        ('{ "done" =', '{ "move S1" =', "the wrong way 'move S1' is no option"),
        ('{ "attack 0102" = "2.6" }', '{ "move N1" = "2.1" }', "the wrong way 'move N1' is never refused by §2.1"),
        ('{ "attack 0102" = "2.6" }', '{ "attack 0102" = "2.1" }', "never refused by §2.1, but by §2.6"),
        ('{ "attack 0102" = "2.6" }', '{ "loses S1" = "2.6" }', "'loses S1' is never refused by §2.6, but by"),
        ("dice = [6]", "dice = [6, 6]", "roll 6, roll 6 is written, roll 6, chit"),
        ('["loses S1"]', '["loses S9"]', "reply 'loses S9': §2.6 asks south: loses S1, loses S2"),
        ('solution = "done"', 'solution = "move N1; done"', "'move N1' is no option"),
        ('"unit S1"]', '"unit S7"]', "no piece 'S7'"),
        ("unit N1 N2 at 0102", "unit N1 N7 at 0102", "no piece"),
        ('"looked join"', '"looked done"', "no such option has odds"),
    ],
)
def test_the_proof_names_what_no_longer_fits(was: str, now: str, told: str) -> None:
    assert was in LESSON
    assert told in "\n".join(prove(lesson(LESSON.replace(was, now)), tiny()))


@pytest.mark.parametrize(
    ("was", "now", "told"),
    [
        ("minutes = 2", "minuts = 2", "unknown key"),
        ('want = "att', 'until = "over"\nwant = "att', "either `want`"),
        ('solution = "done"\n', "", "needs a `solution`"),
        ('solution = "done"', 'solution = "officer"\nwrong = { "done" = "no" }', "an officer may give that answer"),
        ('until = "phase 3.1"', 'until = "phases 3.1"', "no fact begins with 'phases'"),
        ('side = "north"', 'side = "north"\nscenario = "duel"', "either a position"),
        ("dice = [6]", 'file = "far.txt"\ndice = [6]', "there is a position already"),
    ],
)
def test_a_lesson_is_read_strictly(was: str, now: str, told: str) -> None:
    with pytest.raises(BadData, match=told):
        lesson(LESSON.replace(was, now))
