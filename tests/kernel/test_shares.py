"""Dice with shares: the hashes are those the browser makes, and a record in which anything is changed is caught."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grognard import shelf
from grognard.bots import let_answer, make
from grognard.kernel.asking.script import DICE
from grognard.kernel.errors import BadData, Unreadable
from grognard.kernel.files.record import GameRecord, RecordedShare, check_record, is_record, read_record
from grognard.kernel.numbers.dice import Awaited, Seeded, outcomes
from grognard.kernel.numbers.shares import is_share, next_head, seal_of, seed_of, share_seal

VECTORS = json.loads((Path(__file__).parents[2] / "web/tests/share-vectors.json").read_text("utf-8"))
TABLE, SECRET = VECTORS["table"], VECTORS["secret"]
SHARES: dict[str, str] = VECTORS["shares"]
SEED = seed_of(TABLE, SECRET, SHARES)


# Hashes -----------------------------------------------------------------------------------------------------------
def test_the_browser_has_the_same_vectors() -> None:
    assert VECTORS["seal"] == seal_of(TABLE, SECRET)
    assert VECTORS["sealed"] == {side: share_seal(TABLE, side, share) for side, share in SHARES.items()}
    assert VECTORS["seed"] == SEED == "79a6f05127932685a6097a475970d89eeb829f886fc328b7a34995c1d0c21000"
    assert [int(Seeded(SEED).pick(n, outcomes(1, 6)).text.split()[1]) for n in range(8)] == [4, 3, 1, 6, 5, 6, 1, 1]
    heads, head = [], VECTORS["seal"]
    for number, line in enumerate(VECTORS["lines"], 1):
        head = next_head(head, SECRET, number, line)
        heads.append(head)
    assert VECTORS["heads"] == heads


def test_a_share_left_out_gives_another_seed() -> None:
    seeds = {seed_of(TABLE, SECRET, chosen) for chosen in ({}, SHARES, {"blue": SHARES["blue"]}, {"red": "1" * 64})}
    assert len(seeds) == 4


@pytest.mark.parametrize("text", ["", "1" * 63, "1" * 65, "A" * 64, "g" * 64, "1" * 64 + "\n", "١" * 64])
def test_what_is_no_share(text: str) -> None:
    assert not is_share(text)


# Numbers that are not used twice ----------------------------------------------------------------------------------
def test_what_was_taken_back_is_not_rolled_again() -> None:
    dice = Seeded("s")
    assert dice.taken_back(3, 3) is dice
    once = dice.taken_back(5, 10)
    assert [once.number(n) for n in (4, 5, 6)] == [4, 10, 11]
    again = once.taken_back(7, 8)
    assert [again.number(n) for n in (4, 5, 6, 7)] == [4, 10, 11, 13]
    deeper = again.taken_back(3, 9)
    assert deeper.burned == ((3, 12),) and [deeper.number(n) for n in (2, 3)] == [2, 15]


def test_burned_numbers_are_in_the_save() -> None:
    game = shelf.title("patrol").new("crossing", dice=Seeded("s", 0, [(1, 4), (3, 9)]))
    again = shelf.title("patrol").load(game.save())
    assert again.dice == game.dice and json.loads(game.save())["dice"]["burned"] == [[1, 4], [3, 9]]


@pytest.mark.parametrize("burned", [[[1, 0]], [[3, 4], [3, 5]], [[3, 4], [4, 4]], [[-1, 2]], [[5, 1], [4, 2]]])
def test_odd_burned_numbers_are_refused(burned: list[list[int]]) -> None:
    save = json.loads(shelf.title("patrol").new("crossing", seed=1).save())
    save["dice"]["burned"] = burned
    with pytest.raises(BadData, match="burned"):
        shelf.title("patrol").load(json.dumps(save))


def test_awaited_dice_make_no_roll_until_the_seed_is_there() -> None:
    game = shelf.title("patrol").new("crossing", dice=Awaited())
    assert list(game.questions) == ["dice"] and not game.entries
    again = shelf.title("patrol").load(game.save())
    assert again.dice == game.dice and list(again.questions) == ["dice"]
    assert len(game.copy(Seeded("s")).entries) == 1


# Records ----------------------------------------------------------------------------------------------------------
@cache
def recorded() -> GameRecord:
    """The record of a game in which answers were taken back twice, and which somebody gave up."""
    title = shelf.title("patrol")
    game, bot, lines = title.new("crossing", dice=Seeded(SEED)), make("random", 3), list[str]()
    for stretch, kept in ((60, 31), (40, 12), (30, 0)):
        done = len(game.entries)
        lines += [str(entry) for entry in game.entries] if not lines else []
        for _ in range(stretch):
            assert game.question is not None
            let_answer(game, bot, game.question)
        lines += [str(entry) for entry in game.entries[done if len(lines) > 1 else 1 :]]
        if kept:
            assert isinstance(game.dice, Seeded)
            rolls = sum(entry.who is DICE for entry in game.entries[:kept])
            game = game.branch(kept, game.dice.taken_back(rolls, game.rolls))
            lines.append(f"table: back {kept} red")
            lines += [str(entry) for entry in game.entries[kept:]]
    lines += ["table: offer draw red", "table: refused draw blue", "table: resigned red"]
    return made_record(lines)


def made_record(lines: list[str]) -> GameRecord:
    head, heads = seal_of(TABLE, SECRET), list[str]()
    for number, line in enumerate(lines, 1):
        head = next_head(head, SECRET, number, line)
        heads.append(head)
    return GameRecord(
        record=1,
        table=TABLE,
        game="patrol",
        edition=shelf.title("patrol").play.edition,
        scenario="crossing",
        options=[],
        start="",
        asks_all=False,
        dice="seeded",
        first=0,
        secret=SECRET,
        seal=seal_of(TABLE, SECRET),
        shares=[
            RecordedShare("blue", share_seal(TABLE, "blue", SHARES["blue"]), SHARES["blue"]),
            RecordedShare("red", "", SHARES["red"]),
        ],
        seed=SEED,
        lines=lines,
        heads=heads,
        winner="blue",
        verdict="kernel-resigned",
    )


def checked(record: GameRecord) -> Any:
    return check_record(record, shelf.title("patrol"))


def test_an_honest_record_is_found_right() -> None:
    record = recorded()
    found = checked(read_record(msgspec.json.encode(record)))
    assert found.fault is None and found.taken_back == 2 and found.left_out == []
    assert found.rolls == sum(line.startswith("dice: ") for line in record.lines) > 5
    assert is_record(msgspec.json.format(msgspec.json.encode(record))) and not is_record(b'{"format": 1}')


@pytest.mark.parametrize("number", range(0, 140, 3))
def test_a_line_that_was_changed_is_named(number: int) -> None:
    record = recorded()
    place = number % len(record.lines)
    lines = [*record.lines]
    lines[place] = "dice: roll 1" if lines[place] != "dice: roll 1" else "dice: roll 2"
    found = checked(msgspec.structs.replace(record, lines=lines))
    assert found.fault is not None and found.fault.args["line"] == place + 1


@pytest.mark.parametrize("place", [0, 7, 40, -1])
def test_a_line_left_out_or_put_in_is_caught(place: int) -> None:
    record = recorded()
    less, more = [*record.lines], [*record.lines]
    del less[place]
    more.insert(place, "red: pass")
    for lines in (less, more):
        assert checked(msgspec.structs.replace(record, lines=lines)).fault is not None


def test_whoever_forges_the_heads_too_is_caught_by_dice_and_rules() -> None:
    """The house knows the secret: its dice are still those of the seed, and its answers those the rules allow."""
    record = recorded()
    roll = next(n for n, line in enumerate(record.lines) if line.startswith("dice: ") and n > 20)
    for number, line, key in (
        (roll, "dice: roll 1" if record.lines[roll] != "dice: roll 1" else "dice: roll 2", "record-roll"),
        (roll, "dice: roll 9", "record-roll"),
        (1, "red: activate B1", "record-illegal"),
        (1, "green: pass", "record-illegal"),
        (1, "table: back 400 red", "record-odd"),
        (1, "table: back", "record-odd"),
    ):
        lines = [*record.lines]
        lines[number] = line
        fault = checked(made_record(lines)).fault
        assert fault is not None and (fault.key, fault.args["line"]) == (key, number + 1), line


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"secret": "0" * 64}, "record-seal"),
        ({"secret": "none"}, "record-seal"),
        ({"seal": "0" * 64}, "record-seal"),
        ({"table": "another"}, "record-seal"),
        ({"seed": "0" * 64}, "record-seed"),
        ({"shares": [RecordedShare("blue", "0" * 64, "1" * 64)]}, "record-share"),
        ({"shares": [RecordedShare("blue", "", "1")]}, "record-share"),
        ({"shares": [RecordedShare("blue", "", "1" * 64), RecordedShare("red", "", "2" * 64)]}, "record-unsealed"),
        ({"shares": []}, "record-seed"),
        ({"winner": "red"}, "record-result"),
        ({"verdict": "kernel-drawn"}, "record-result"),
        ({"heads": []}, "record-line"),
    ],
)
def test_what_else_was_changed_is_caught(changes: dict[str, Any], key: str) -> None:
    fault = checked(msgspec.structs.replace(recorded(), **changes)).fault
    assert fault is not None and fault.key == key


def test_a_record_must_lead_to_an_end() -> None:
    fault = checked(made_record(recorded().lines[:-1])).fault
    assert fault is not None and fault.key == "record-unfinished"
    record = recorded()
    fault = checked(msgspec.structs.replace(record, heads=[*record.heads, "0" * 64])).fault
    assert fault is not None and fault.key == "record-heads"


@pytest.mark.parametrize("data", [b"", b"[]", b'{"record": 1}', b'{"record": "x"}', b"\xff"])
def test_what_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises((BadData, Unreadable)):
        read_record(data)
