"""Puzzles: read strictly, weighed by all rolls or by trials, judged by their figures, found in officers' games."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from grognard import shelf
from grognard.cli import main
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import DICE, Question
from grognard.kernel.errors import BadData, Unreadable
from grognard.kernel.files.data import Faults, document
from grognard.kernel.lessons.facts import StepBegun, holds, read_fact
from grognard.kernel.numbers.dice import TypedIn
from grognard.kernel.puzzles.attempt import PuzzleBegun, given, is_decided, is_due
from grognard.kernel.puzzles.puzzle import BEST, GOOD, NOT_THIS_TIME, Puzzle, read_puzzle
from grognard.kernel.puzzles.puzzle_proof import prove
from grognard.kernel.puzzles.puzzle_writing import in_few_lines, write_puzzle
from grognard.lab.puzzles import weighing
from grognard.lab.puzzles.finding import PuzzleSearch, Race
from grognard.lab.puzzles.weighing import Scales, TooMany, exact_figure, judged, weighed

SHAKE = '''
id = "patrol-shake"
order = 1
depth = "operation"
clauses = ["8.1"]
[start]
side = "blue"
position = """
patrol crossing
phase 4.5
acting blue
unit B1 at 0405
unit R1 at 0505
unit R2 at 0605
"""
[judged]
goal = ["unit R1 shaken"]
at = "roll"
best = 0.03
good = 0.2
[[way]]
answers = "activate B1; fire 0505"
figure = 0.3897
[[way]]
answers = "activate B1; fire 0605"
figure = 0.0
[[way]]
answers = "pass"
figure = 0.0
'''
PATROL = shelf.title("patrol")


def read(text: str = SHAKE, *changes: tuple[str, str]) -> Puzzle:
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    faults = Faults()
    found = read_puzzle(document(text, faults, "shake.toml"), None, "shake.toml")
    faults.check()
    return found


# Judging ---------------------------------------------------------------------------------------------------------
def test_a_figure_is_judged_by_how_far_it_trails_the_best() -> None:
    puzzle = read()
    assert [puzzle.verdict(figure) for figure in (0.3897, 0.36, 0.3, 0.1)] == [BEST, BEST, GOOD, NOT_THIS_TIME]


def test_the_same_answers_in_another_sequence_are_the_same_way() -> None:
    puzzle = read()
    assert puzzle.way_of(["fire 0505", "activate B1"]) == puzzle.ways[0]
    assert puzzle.way_of(["activate B1"]) is None


def test_a_try_is_complete_when_dice_are_to_be_thrown() -> None:
    puzzle = read()
    game = puzzle.begin(PATROL).copy(TypedIn())
    moment = PuzzleBegun.of(puzzle, game)
    decided = []
    for answer in ("activate B1", "fire 0505", "roll 6 6"):
        game.answer(answer)
        decided.append(is_decided(puzzle, game, moment))
    assert decided == [False, True, True]
    assert given(game, moment) == ("activate B1", "fire 0505")


def test_a_puzzle_of_one_answer_is_complete_after_one() -> None:
    puzzle = read()._replace(depth="answer")
    game = puzzle.begin(PATROL)
    moment = PuzzleBegun.of(puzzle, game)
    assert not is_decided(puzzle, game, moment)
    game.answer("activate B1")
    assert is_decided(puzzle, game, moment)


def test_a_puzzle_of_a_phase_goes_on_over_its_menus() -> None:
    text = "patrol crossing\nphase 4.5\nacting blue\nunit B1 at 0405\nunit RG at 1108\n"
    puzzle = read()._replace(depth="turn")
    puzzle = puzzle._replace(start=puzzle.start._replace(position=text))
    game = puzzle.begin(PATROL)
    moment = PuzzleBegun.of(puzzle, game)
    game.answer("activate B1")
    game.answer("to 0505")
    assert not is_decided(puzzle, game, moment)
    assert is_decided(puzzle._replace(depth="operation"), game, moment) is game.questions["blue"].is_menu


def test_after_the_first_roll_a_puzzle_is_judged_at_the_next_question() -> None:
    puzzle = read()
    game = puzzle.begin(PATROL).copy(TypedIn())
    moment = PuzzleBegun.of(puzzle, game)
    game.answer("activate B1")
    game.answer("fire 0505")
    assert not is_due("roll", game, moment)
    game.answer("roll 6 6")
    assert game.question is not None and game.question.who != DICE
    assert is_due("roll", game, moment)
    assert not is_due("operation", game, moment)
    assert not is_due("turn", game, moment)


# Weighing --------------------------------------------------------------------------------------------------------
def test_an_exact_figure_counts_every_roll() -> None:
    puzzle = read()
    begun = puzzle.begin(PATROL).copy(TypedIn())
    begun.answer("activate B1")
    begun.answer("fire 0505")
    shaken = Fraction(0)
    for fire in begun.chances():
        hit = begun.copy()
        hit.answer(fire)
        for morale in hit.chances():
            ended = hit.copy()
            ended.answer(morale)
            is_shaken = holds(read_fact("unit R1 shaken"), ended, StepBegun(ended.side("blue")))
            shaken += Fraction(is_shaken, 36 * len(hit.chances()))
    figures = [way.figure for way in weighed(puzzle, PATROL).ways]
    assert figures == [round(float(shaken), 4), 0.0, 0.0]


def test_a_way_with_too_many_rolls_to_count_is_tried_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever answers so is not told that the program cannot judge; the check does not compare what was tried."""
    monkeypatch.setattr(weighing, "MOST_LEAVES", 40)
    monkeypatch.setattr(weighing, "INSTEAD", 6)
    puzzle = read(SHAKE, ('at = "roll"', 'at = "turn"'))
    scales, fire = Scales(puzzle, PATROL), ("activate B1", "fire 0505")
    with pytest.raises(TooMany, match="ways to roll"):
        scales.exact(fire)
    tried = [scales.tried(fire, number) for number in range(6)]
    assert scales.figure(fire) == weighing.mean_of(tried)
    assert scales.figure(fire, 2) == weighing.mean_of(tried[:2])
    assert exact_figure(PATROL)(puzzle, puzzle.ways[0]) is None


def test_a_way_after_which_no_menu_comes_is_not_followed_to_the_end_of_its_rolls(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(weighing, "MOST_LEAVES", 40)
    monkeypatch.setattr(weighing, "is_due", lambda at, game, moment: game.question is None)
    scales, rolls = Scales(read(SHAKE, ('at = "roll"', 'at = "operation"')), PATROL), list[int]()
    play_on = scales._play_on

    def counted(game: Game, minds: weighing.Minds) -> Question | None:
        rolls.append(game.rolls)
        return play_on(game, minds)

    monkeypatch.setattr(scales, "_play_on", counted)
    with pytest.raises(TooMany, match="ways to roll"):
        scales.exact(("activate B1", "fire 0505"))
    assert len(rolls) < 40


def test_trials_use_the_same_dice_for_every_way_and_tell_their_error() -> None:
    puzzle = read(SHAKE, ('at = "roll"', 'at = "roll"\ntrials = 40'))
    scales = Scales(puzzle, PATROL)
    once, again = (scales.figure(("activate B1", "fire 0505")) for _ in range(2))
    assert once == again
    assert abs(once.value - 0.3897) < 3 * once.error
    assert 0 < once.error < 0.1


def test_a_puzzle_without_a_goal_is_judged_by_its_worth() -> None:
    puzzle = read(SHAKE, ('goal = ["unit R1 shaken"]\nat = "roll"', "trials = 4"))
    figures = {way.text: way.figure for way in weighed(puzzle, PATROL).ways}
    assert not puzzle.judged.is_chance
    assert figures["activate B1; fire 0505"] > figures["pass"]


def test_a_way_that_is_not_listed_is_weighed_when_it_is_given() -> None:
    puzzle = read(SHAKE, ('[[way]]\nanswers = "pass"\nfigure = 0.0\n', ""))
    way = judged(Scales(puzzle, PATROL), ("activate B1", "stay"))
    assert (way.text, way.figure) == ("activate B1; stay", 0.0)
    assert judged(Scales(puzzle._replace(others=0.1), PATROL), ("pass",)).figure == 0.1


def test_the_officer_gives_his_answer_and_his_reason() -> None:
    answer, reasons = Scales(read(), PATROL).officer()
    assert answer in ("activate B1", "pass")
    assert all(reason.said(PATROL.new(seed=1).play) for reason in reasons)


# Faults ----------------------------------------------------------------------------------------------------------
def reckoned(text: str, *changes: tuple[str, str]) -> list[str]:
    return prove(read(text, *changes), PATROL, exact_figure(PATROL))


def test_a_puzzle_that_holds_has_no_fault() -> None:
    assert reckoned(SHAKE) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("fire 0605", "fire 0705", "'fire 0705' is no option"),
        ("activate B1; fire 0605", "activate B1", "not all is decided"),
        ('"pass"', '"pass; pass"', "all is decided before 'pass'"),
        ("figure = 0.3897", "figure = 0.5", "its figure is 0.3897, and 0.5000 is written"),
        ("unit R1 shaken", "unit R7 shaken", "no piece 'R7'"),
        ("unit B1 at 0405", "unit B1 at 9905", "start"),
        ("acting blue", "acting red", "blue is not asked"),
    ],
)
def test_what_no_longer_holds_is_a_fault(old: str, new: str, said: str) -> None:
    faults = reckoned(SHAKE, (old, new))
    assert any(said in fault for fault in faults), faults


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('depth = "operation"', 'depth = "answer"', "a way has several"),
        ("good = 0.2", "good = 0.01", "at least as wide"),
        ("best = 0.03", 'best = "much"', "expected a figure"),
        ('at = "roll"', 'at = "dawn"', "expected one of roll"),
        ("order = 1", "order = 1\nhint = 3", "unknown key"),
    ],
)
def test_a_puzzle_is_read_strictly(old: str, new: str, said: str) -> None:
    with pytest.raises(BadData, match=said):
        read(SHAKE, (old, new))


# Writing and finding ---------------------------------------------------------------------------------------------
def test_a_puzzle_written_down_reads_back_as_the_same() -> None:
    puzzle = read()
    text = write_puzzle(puzzle._replace(others=0.1, show=("0505",)), ["a note"])
    assert text.startswith("# a note\n")
    again = read(text)
    assert again.start.position.strip() == puzzle.start.position.strip()
    same = again._replace(start=puzzle.start, others=None, show=())
    assert same == puzzle


@pytest.mark.parametrize(("game", "scenario"), [("verdun", "haumont"), ("italia", "grappa")])
def test_a_position_in_few_lines_is_the_same_position(game: str, scenario: str) -> None:
    title = shelf.title(game)
    text = title.new(scenario, seed=1).position_text()
    few = in_few_lines(text, title)
    assert title.at(few).position_text() == text
    assert len(few) < len(text) / 2


def test_the_answer_that_leads_clearly_is_found() -> None:
    scales = Scales(read(SHAKE, ('at = "roll"', 'at = "roll"\ntrials = 12')), PATROL)
    ways = [way.answers for way in scales.puzzle.ways]
    race = Race(scales, ways, PuzzleSearch(margin=0.2, trials=12))
    assert race.is_won()
    listed = race.listed(scales.puzzle)
    assert listed.best.answers == ways[0]
    assert listed.verdict(listed.ways[1].figure) != BEST
    assert not Race(scales, ways[1:], PuzzleSearch(margin=0.2, trials=12)).is_won()


@dataclass
class Line:
    """A command, run."""

    args: tuple[str, ...]
    typed: str = ""

    def run(self) -> Any:
        return CliRunner().invoke(main, ["puzzles", *self.args, "--lang", "en"], input=self.typed)


def test_a_puzzle_is_played_at_the_keyboard_and_the_dice_come_after_the_verdict(tmp_path: Path) -> None:
    file = tmp_path / "shake.toml"
    file.write_text(SHAKE)
    ran = Line(("patrol", str(file)), "activate B1\nfire 0705\nfire 0605\n").run()
    assert ran.exit_code == 0, ran.output
    verdict = ran.output.index("Not this time.")
    assert verdict < ran.output.index("The best: activate B1; fire 0505: 39%")
    assert ran.output.index("You may:") < verdict < ran.output.index("0605", ran.output.index("The best"))


def test_proving_says_which_ways_are_judged_otherwise_and_writes_the_figures(tmp_path: Path) -> None:
    file = tmp_path / "shake.toml"
    file.write_text("# a note\n" + SHAKE.replace("figure = 0.3897", "figure = 0.1"))
    ran = Line(("prove", "patrol", str(file))).run()
    assert ran.exit_code == 1, ran.output
    assert "0.1000 → 0.3897" in ran.output
    assert Line(("prove", "patrol", str(file), "--write")).run().exit_code == 0
    assert file.read_text().startswith("# a note\n")
    assert Line(("prove", "patrol", str(file))).run().exit_code == 0


def test_finding_looks_only_at_the_questions_named() -> None:
    ran = Line(("find", "patrol", "--scenario", "crossing", "--ask", "ask-nothing")).run()
    assert (ran.exit_code, ran.output) == (0, "")


def test_an_unknown_puzzle_is_named() -> None:
    ran = Line(("patrol", "patrol-shke")).run()
    assert ran.exit_code == 2
    assert "no puzzle 'patrol-shke'" in ran.output
    with pytest.raises(Unreadable, match="is no option"):
        Scales(read(), PATROL).tried(("activate B9",), 0)
