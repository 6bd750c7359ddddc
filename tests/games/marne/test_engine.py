"""The engine of the series names nothing of this book: clauses by keys, and no number, river, town or ruling of it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from grognard.games.front1918 import table
from grognard.kernel.rulebook import KEY, keys_in, unmapped_keys
from grognard.shelf import title

ENGINE = "grognard.games.front1918"
FOLDER = Path(table.__file__).parent
NUMBER = re.compile(r"§ ?\d|(?<![\w.])\d{1,2}\.\d")
RULING = re.compile(r"\b[DML]\d{1,2}\b")


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
