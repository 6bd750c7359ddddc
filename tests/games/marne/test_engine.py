"""The engine of the series names nothing of this book, no clause, river or nation, and games change its chapters."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

from grognard.games.front1918 import table
from grognard.games.front1918.air import AVIATION
from grognard.games.front1918.combat import cannot_attack
from grognard.games.front1918.odds import shifts_tally
from grognard.games.front1918.table import Front
from grognard.games.front1918.turn import Chapters, half
from grognard.games.marne import Marne
from grognard.kernel.asking.script import Script, Side
from grognard.kernel.asking.sequence import Phase
from grognard.kernel.table.title import Title
from grognard.kernel.words.rulebook import KEY, keys_in, unmapped_keys
from grognard.shelf import title
from tests.games.marne.fights import worth
from tests.games.marne.fray import Fray, engage
from tests.games.marne.scenes import ground

ENGINE = "grognard.games.front1918"
FOLDER = Path(table.__file__).parent
NUMBER = re.compile(r"§ ?\d|(?<![\w.])\d{1,2}\.\d")
RULING = re.compile(r"\b[DML]\d{1,2}\b")
NAMES = re.compile(
    r"(?i)\b(marne|aisne|reims|paris|montdidier|gneisenau|bl[uü]cher|friedensturm|foch|p[eé]tain|evolving"
    r"|germans?|allemande?s?|french|british|americans?|italians?|austrians?|allied|allies|alli[eé]e?s?)\b"
)


def lines(pattern: str) -> Iterator[tuple[str, str]]:
    """Every line of the engine's files of a kind, and where it stands."""
    for file in sorted(FOLDER.rglob(pattern)):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            yield f"{file.name}:{number}", line


def test_every_key_of_the_engine_has_a_number_in_the_book_and_none_is_left_over() -> None:
    assert unmapped_keys(title("marne").book, [ENGINE]) == []


def test_a_key_that_is_shown_has_one_number() -> None:
    """One that stands for clauses of several scenarios only marks who decides them."""
    several = {key for key, numbers in title("marne").book.keys.items() if len(numbers) > 1}
    shown = []
    for file in sorted(FOLDER.glob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        marks = {id(arg) for node in ast.walk(tree) for mark in decorators(node) for arg in ast.walk(mark)}
        texts = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in marks]
        shown += [f"{file.name}:{text.lineno}: {text.value}" for text in texts if text.value in several]
    assert shown == []


def decorators(node: ast.AST) -> list[ast.expr]:
    """What decorates a function."""
    return node.decorator_list if isinstance(node, ast.FunctionDef) else []


def test_no_clause_number_and_no_ruling_of_a_book_stands_in_the_engine() -> None:
    files = [*lines("*.py"), *lines("*.ftl")]
    assert [f"{where} {line}" for where, line in files if NUMBER.search(line) or RULING.search(line)] == []


def test_no_river_town_scenario_doctrine_nation_or_side_of_a_book_stands_in_the_engine() -> None:
    files = [*lines("*.py"), *lines("*.ftl")]
    assert [f"{where} {line}" for where, line in files if NAMES.search(line)] == []


def test_no_clause_of_the_book_is_named_by_its_number_in_the_code_of_the_engine() -> None:
    book = title("marne").book
    texts = [
        (f"{file.name}:{node.lineno}", node.value)
        for file in sorted(FOLDER.glob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    assert [text for text in texts if text[1] in book] == []


def test_players_are_shown_numbers_and_never_keys() -> None:
    game = title("marne").new("gneisenau", seed=1)
    while game.play.position.turn == 1 and (question := game.question) is not None:
        assert not KEY.fullmatch(question.rule)
        game.answer(question.options[-1])
    assert not any(KEY.fullmatch(event.rule) for event in game.events)
    assert all(phase.rule in title("marne").book for phase in game.play.phases())
    assert len({key for key, _ in keys_in(ENGINE)}) > 150


def test_the_same_engine_shows_the_numbers_of_another_book() -> None:
    first = title("marne").new("gneisenau", seed=1).play.setting
    setting = first._replace(clauses={key: f"{number}x" for key, number in first.clauses.items()})
    play = Marne(setting)
    assert [phase.rule for phase in play.phases()][:4] == ["scenarios.formatx", "11.3.2x", "8.0x", "9.0x"]
    why = play.attack.each([0], cannot_attack, play, play.sides[0], False).refusal(0)
    assert why is not None and why.rule == "12.1x"
    play.tell("fog-lifts", "weather.fog")
    assert play.events[-1].rule == "10.0.fogx"


# A game changes chapters of the engine, and adds to them ----------------------------------------------------------


def rules_of(chapters: Chapters[Any]) -> list[str]:
    """The clauses of the phases of an ordinary turn with these chapters."""

    class Other(Marne):
        pass

    Other.chapters = chapters
    return [phase.rule for phase in Title(Other).at("marne gneisenau\nturn 2\nphase 8.0\n").play.phases()]


def nothing(g: Front, *_: Side) -> None:
    """A phase of a game's own."""


def test_phases_are_added_after_supply_before_a_sequence_and_before_a_side_moves() -> None:
    plain, added = rules_of(Marne.chapters), Phase("16.0", nothing)
    assert "16.0" not in plain
    after = rules_of(Marne.chapters._replace(after_supply=lambda g: (added,)))
    assert after[after.index("16.0") - 1 : after.index("16.0") + 2] == ["9.0", "16.0", "10.0"]
    before = rules_of(Marne.chapters._replace(before_sequence=lambda g, number: (added,)))
    assert before[before.index("16.0") - 1 : before.index("16.0") + 2] == ["10.0", "16.0", "11.0"]
    moving = rules_of(Marne.chapters._replace(before_movement=lambda g, side: (added._replace(side=side),)))
    assert [moving[i - 1 : i + 2] for i, rule in enumerate(moving) if rule == "16.0"] == [["17.1", "16.0", "11.1"]] * 2
    assert [rule for rule in moving if rule != "16.0"] == plain


def test_a_half_of_a_sequence_can_be_another() -> None:
    def short(g: Front, side: Side, sequence: int) -> tuple[Phase, ...]:
        return half(g, side, sequence)[:4] if side == g.initiative else ()

    rules = rules_of(Marne.chapters._replace(half=short))
    assert rules[rules.index("10.0") :] == ["10.0", "11.0", "17.1", "11.1", "11.2", "10.0.fog", "17.1.test", "7.0.end"]


def test_each_game_brings_its_own_aviation() -> None:
    called = []

    def fly(g: Front, side: Side) -> Script[None]:
        called.append(f"fly {side}")
        return
        yield

    def test(g: Front) -> Script[None]:
        called.append("test")
        return
        yield

    mine = AVIATION._replace(
        make_ready=lambda g: called.append("ready"),
        phase=fly,
        end_missions=test,
        call_back=lambda g: called.append("back"),
    )

    class Other(Marne):
        chapters: ClassVar[Chapters[Any]] = Marne.chapters._replace(aviation=mine)

    game = Title(Other).at("marne gneisenau\nturn 2\nphase 8.0\nunit G222 at 0605\nunit F36 at 0808\n", seed=1)
    while game.question is not None:
        game.answer("done" if "done" in [o.text for o in game.question.options] else game.question.options[0])
    assert called == ["ready", "fly german", "fly allied", "test", "back"]


def test_what_a_terrain_does_is_said_by_the_game() -> None:
    class Other(Marne):
        shifting = ("village",)

    text = f"marne\n{ground('0505 w')}unit G222 at 0504\nunit F36 at 0505\nphase 11.1\n"
    found = []
    for game in (title("marne").at(text), Title(Other).at(text)):
        g = Fray(game)
        found.append(worth(shifts_tally(g.table, engage(g, "0505", "G222"))))
    assert found == [{"wood": -1}, {}]
