"""Records: every game comes back from its text as it was, variations and comments too; faults name line and column."""

from __future__ import annotations

import re
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import grognard
from grognard import records, shelf
from grognard.kernel.asking.game import Game
from grognard.kernel.errors import BadData, Unreadable
from grognard.kernel.files.record_form import normal
from grognard.kernel.files.save import SavedDice
from tests import depth

COMMENT = st.text(st.characters(codec="utf-8"), max_size=30)
"""Whatever can be written in UTF-8."""


@cache
def begun(title: str) -> Game:
    return grognard.new(title, seed="one\n two")


def followed(game: Game, picks: list[int]) -> Game:
    """The game after some more answers."""
    for pick in picks:
        if (question := game.question) is not None:
            game.answer(question.options[pick % len(question.options)], question.who)
    return game


def same(text: str) -> records.Record:
    """The only game of a text, which is written again as it was."""
    (found,) = records.read(text)
    assert str(found) == text
    return found


@settings(max_examples=depth.times(18))
@given(
    title=st.sampled_from([*shelf.OURS]),
    picks=st.lists(st.integers(0, 99), max_size=12),
    branches=st.lists(st.tuples(st.integers(0, 99), st.lists(st.integers(0, 99), max_size=5), COMMENT), max_size=4),
    mark=st.sampled_from(["", *records.MARKS]),
    tags=st.dictionaries(COMMENT.filter(bool), COMMENT, max_size=2),
)
def test_every_game_and_its_variations_come_back(
    title: str, picks: list[int], branches: list[tuple[int, list[int], str]], mark: str, tags: dict[str, str]
) -> None:
    game = followed(begun(title).copy(), picks)
    games = [game]
    record = game.record(bots={"blue": "officer:step=1.2"}, tags=tags)
    for number, (at, others, comment) in enumerate(branches):
        from_ = games[at % len(games)]
        branch = from_.branch(at % (len(from_.entries) + 1), grognard.Seeded(comment, first=number))
        games.append(followed(branch, others))
        records.add(record, branch, comment)
    if record.line.answers:
        record.line.answers[-1].mark = mark
    back = same(str(record))
    assert back.tags == tags
    assert grognard.load(str(back)) == game
    assert grognard.load(str(back)).save() == game.save()
    played = [*records.play(back)]
    assert sorted(entries(each.game) for each in played) == sorted(map(entries, games))
    wanted = sorted(
        (entries(each), normal(said)) for each, said in zip(games, ["", *(b[2] for b in branches)], strict=True)
    )
    assert sorted((entries(each.game), each.line.comment) for each in played) == wanted
    assert {each.game.dice for each in played if each.line.dice} <= {each.dice for each in games}


def entries(game: Game) -> list[str]:
    return [str(entry) for entry in game.entries]


PASSED = """game patrol crossing
edition 2
dice typed

turn 1 phase 4.1
dice: roll 5
turn 1 phase 4.5
red: activate R2 !?
# The scout goes first.
red: to 0904
"""


def test_a_record_is_written_an_answer_a_line_under_its_turn_and_phase() -> None:
    game = grognard.new("patrol", dice=grognard.TypedIn())
    for answer in ("roll 5", "activate R2", "to 0904"):
        game.answer(answer)
    record = game.record()
    record.line.answers[1].mark, record.line.answers[1].comment = "!?", "The scout goes first."
    assert str(record) == PASSED
    assert grognard.load(PASSED) == game


def test_a_variation_begins_where_it_stands() -> None:
    (record,) = records.read(
        PASSED.replace("red: to 0904", "(\n # The mill\n red: to 1003\n red: halt\n)\nred: to 0904")
    )
    first, other = records.play(record)
    assert entries(first.game)[-1] == "red: to 0904"
    assert entries(other.game)[-2:] == ["red: to 1003", "red: halt"]
    assert other.line.comment == "The mill"
    assert other.game.dice is first.game.dice


def test_a_game_that_leaves_a_variation_hangs_from_it() -> None:
    game = grognard.load(PASSED)
    record = game.record()
    branch = game.branch(2)
    branch.answer("to 1003")
    branch.answer("halt")
    records.add(record, branch, "The mill")
    deeper = branch.branch(3)
    deeper.answer("to 1104")
    records.add(record, deeper)
    (mill,) = record.line.variations[2]
    assert [each.entry for each in mill.variations[1][0].answers] == ["red: to 1104"]
    with pytest.raises(Unreadable, match="began as that of the record"):
        records.add(record, begun("verdun"))


def test_many_games_stand_in_one_file(tmp_path: Path) -> None:
    path = tmp_path / "evening.grog"
    games = [followed(begun(title).copy(), [1, 2, 3]) for title in ("patrol", "verdun")]
    text = records.write(each.record() for each in games)
    path.write_bytes(b"\xef\xbb\xbf# An evening\r\n" + text.replace("\n", "\r\n").encode())
    found = records.read(path)
    assert [each.game for each in found] == ["patrol", "verdun"]
    assert found[0].line.comment == "An evening"
    assert [next(records.play(each)).game for each in found] == games
    with pytest.raises(BadData, match="a record of 2 games"):
        grognard.load(path)


def test_a_start_ending_and_odd_dice_come_back() -> None:
    start = 'patrol crossing\n# "odd" \nphase 4.5\nacting blue\nunit B1 at 0605  \nunit R1 at 0705'
    game = grognard.position("patrol", start, dice=grognard.Scripted(["roll 3 5", "roll 1"]))
    game.resign("blue")
    back = same(str(game.record()))
    assert back.start == game.start_text
    assert grognard.load(str(back)) == game
    dice = SavedDice("seeded", 'first "x"\u2028', [], 3, [(5, 3), (9, 4)])
    for each in (dice, SavedDice("seeded", "first"), SavedDice("awaited"), SavedDice("scripted", "", ["roll 1"], 2)):
        record = records.Record("patrol", "2", "crossing", line=records.RecordLine(dice=each))
        assert same(str(record)).line.dice == each


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("red: to 0904", "red: to 0903"), r"line 10, column 1: red: to 0903: §6.2: .*not adjacent"),
        (("red: to 0904", "rod: to 0904"), "line 10, column 1: rod: to 0904: no side 'rod'"),
        (("red: to 0904", "  red:to 0904"), "line 10, column 3: 'red:to' begins no line of a record"),
        (("phase 4.5", "phase 4.6"), "line 7, column 1: turn 1 phase 4.6: the game is in turn 1 phase 4.5"),
        (("turn 1 phase 4.5", "turn one"), "line 7, column 1: a heading is"),
        (("game patrol crossing", "game patrol nowhere"), "line 1, column 1: .*no scenario 'nowhere'"),
        (("game patrol crossing", "game patrol"), "line 1, column 1: this line is `game GAME SCENARIO`"),
        (("game patrol crossing", "# none"), "line 2, column 1: a record begins with `game`, not with 'edition'"),
        (("dice typed", "dice thrown"), "line 3, column 6: dice: one of seeded"),
        (("dice typed", 'dice seeded "7'), "line 3, column 13: a text has no end"),
        (("dice typed", 'dice seeded "7" first x'), "line 3, column 23: 'x' is no number of a roll"),
        (("dice typed", 'dice seeded "7" burned 5/3 4/4'), "line 3, column 1: burned"),
        ((PASSED[PASSED.index("dice typed") :], 'dice scripted rolls "sing"'), "line 3, column 1: .*sing"),
        (("edition 2", "edition 2\nedition 2"), "line 3, column 1: edition stands here a second time"),
        (("red: to 0904", "bots red officer"), "line 10, column 1: bots stands before the first answer"),
        (("red: to 0904", "("), "line 10, column 1: this variation has no end"),
        (("red: to 0904", ")"), "line 10, column 1: no variation is open here"),
        (("red: to 0904", "turn 2 phase 4.1"), "line 10, column 1: no answer comes after this heading"),
        (("red: to 0904", "| unit"), "line 10, column 1: rows of a position come after `start`"),
        (("red: to 0904", "over red verdict-draw"), "line 10, column 1: red verdict-draw: the result is none yet"),
        (("red: to 0904", "ending resigned blau"), "line 10, column 1: resigned blau: there is no such ending"),
        (("red: to 0904", "ending drawn\nred: to 0904"), "line 11, column 1: the game is over before this"),
        (("red: to 0904", "(\n" * 41), "line 50, column 1: more than 40 variations"),
        (("edition 2", "edition 2\nask some"), "line 3, column 5: ask all, not 'some'"),
        (("edition 2", "edition 2\noptions 99.9"), "line 1, column 1: .*99.9"),
        (("edition 2", "edition 2\ntag a b\ntag a c"), "line 4, column 5: 'a' stands here a second time"),
        (("edition 2", "edition 2\nstart\n| patrol crossing\n| unit B9"), "line 1, column 1: start: .*B9"),
    ],
)
def test_a_fault_names_its_line_and_column(change: tuple[str, str], fault: str) -> None:
    text = PASSED.replace(*change, 1)
    with pytest.raises(BadData) as caught:
        [*records.play(records.read(text)[0])]
    assert re.match(fault, str(caught.value)), caught.value


def test_all_faults_of_the_form_are_told_at_once() -> None:
    with pytest.raises(BadData) as caught:
        records.read(PASSED.replace("dice typed", "dice").replace("red: to", "to"))
    assert [each.split(":")[0] for each in caught.value.faults] == ["line 3, column 1", "line 10, column 1"]
    with pytest.raises(BadData) as caught:
        records.read("game patrol crossing\n" + "sing\n" * 1000)
    assert len(caught.value.faults) == 50
    with pytest.raises(BadData, match="line 2: this is no text in UTF-8"):
        records.read(b"game patrol crossing\n# \xff\n")


def test_a_record_of_another_edition_is_played_by_the_rules_as_they_are() -> None:
    text = PASSED.replace("edition 2", "edition 0").replace("phase 4.5", "phase 4.9")
    assert entries(grognard.load(text))[-1] == "red: to 0904"
    assert grognard.load(PASSED.replace("edition 2\n", "")) == grognard.load(PASSED)


@example("#\r1")
@example("1:\x851\t?")
@example("# 1\n#\n# 2\n#")
@given(st.text(st.sampled_from('game patrol crossing\n#()|"\\ :!?dice over turn 1 \t\r\x85'), max_size=60))
def test_whatever_is_read_is_a_record_or_a_fault_that_says_where(text: str) -> None:
    data: Any = f"game patrol crossing\n{text}"
    try:
        found = records.read(data)
    except BadData as fault:
        assert all(each.startswith("line ") for each in fault.faults)
    else:
        assert records.read(records.write(found)) == found


def test_a_record_is_shown_in_words() -> None:
    (record,) = records.read(PASSED.replace("red: to 0904", "(\n red: to 1003\n)\nred: to 0904"))
    shown = record._repr_html_() or ""
    assert "<b>Turn 1 – Activations</b>" in shown and "<i>The scout goes first.</i>" in shown
    assert "<blockquote>" in shown and "Move to 0904" in shown and "Move to 1003" in shown


@pytest.mark.skipif(shutil.which("git") is None, reason="no git here")
def test_git_merges_what_two_people_write_beside_the_answers(tmp_path: Path) -> None:
    lines = str(followed(begun("patrol").copy(), [*range(12)]).record()).splitlines()
    mine, theirs = "# Well begun.", "(\n  # Or so\n)"
    versions = {"mine": [*lines[:6], mine, *lines[6:]], "base": lines, "theirs": [*lines[:-1], theirs, lines[-1]]}
    for name, rows in versions.items():
        (tmp_path / name).write_text("\n".join(rows) + "\n", "utf-8")
    merging = ["git", "merge-file", "-p", *(str(tmp_path / name) for name in versions)]
    told = subprocess.run(merging, capture_output=True, text=True, check=True).stdout
    (merged,) = records.read(told)
    assert mine in told and theirs in told and len([*records.play(merged)]) == 2
