"""`grognard rules GAME --against OTHER`: what two books of one series say otherwise."""

from __future__ import annotations

import pytest

from grognard import shelf
from grognard.cli.against import KINDS, Pair, pairs
from tests.test_cli import run


@pytest.fixture(scope="module")
def found() -> list[Pair]:
    """The pairs of the two books of 1918."""
    return list(pairs(shelf.title("marne").book, shelf.title("italia").book))


def test_every_clause_of_both_books_is_in_a_pair(found: list[Pair]) -> None:
    assert {clause.id for pair in found for clause in pair.here} == {*shelf.title("marne").book.clauses}
    assert {clause.id for pair in found for clause in pair.there} == {*shelf.title("italia").book.clauses}
    assert {pair.kind("en") for pair in found} == set(KINDS)
    assert [pair.kind("en") for pair in found] == [pair.kind("fr") for pair in found]


def test_clauses_belong_together_by_the_keys_of_the_engine(found: list[Pair]) -> None:
    by_key = {pair.key: pair for pair in found if pair.key}
    command = by_key["supply.command-radius"]
    assert [clause.id for clause in (*command.here, *command.there)] == ["9.1.command", "9.1.units"]
    assert command.kind("en") == "differs"
    assert by_key["air.interception"].kind("en") == "only-here"
    assert by_key["stacking.detachments"].kind("en") == "only-there"
    assert by_key["combat.guns"].kind("en") == "same"


def test_the_list_and_the_sum() -> None:
    told = run("rules", "marne", "--against", "italia", width=160)
    assert told.exit_code == 0
    lines = [" ".join(line.split()) for line in told.output.splitlines()]
    assert "§9.1.command §9.1.units Command radius / Supply of the other units supply.command-radius" in lines
    assert lines.index("In other words in italia") < lines.index("Only in marne") < lines.index("Only in italia")
    assert "in other words," in lines[-1] and "the same under another number." in lines[-1]
    french = run("rules", "italia", "--against", "marne", "--lang", "fr", width=160).output
    assert "En d’autres mots dans marne" in french


def test_one_clause_in_the_words_of_both_books() -> None:
    told = run("rules", "marne", "9.1.command", "--against", "italia").output
    assert told.startswith("supply.command-radius (in other words)\nmarne §9.1.command Command radius\n")
    assert "15 hexes" in told and "italia §9.1.units Supply of the other units" in told
    assert "§9.2" not in told


@pytest.mark.parametrize("other", ["verdun", "marne"])
def test_only_two_books_of_one_series_are_compared(other: str) -> None:
    told = run("rules", "marne", "--against", other)
    assert told.exit_code != 0
    assert f"marne and {other} are not two books of one series." in told.output
