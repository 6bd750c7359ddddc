"""What the page that compares the games says of counters, clauses, minutes and levels is so."""

from __future__ import annotations

import re

import pytest

from grognard.shelf import OURS, title
from tests.docs.pages import DOCS

TEXT = (DOCS / "games.md").read_text("utf-8")


def rows(head: str) -> list[list[str]]:
    """The cells of every table of the page with this head."""
    tables = [each.partition("\n\n")[0].splitlines()[2:] for each in TEXT.split(f"| {head} |")[1:]]
    assert all(tables), head
    return [[cell.strip() for cell in line.strip("|").split("|")] for table in tables for line in table]


def minutes(words: str) -> int:
    """A time as the page writes it, in minutes."""
    number, unit = words.split(" ")
    return round(float(number.replace("½", ".5")) * (60 if unit == "hours" else 1))


def test_every_game_of_the_shelf_is_compared() -> None:
    ids = [row[0].strip("`") for row in rows("id | what you decide | what it teaches")]
    assert sorted(ids) == sorted(OURS)


def test_the_counters_and_clauses_of_each_game() -> None:
    heads = "id | game | a counter is | a hex is | a turn is | counters | clauses | hidden"
    said = {row[0].strip("`"): (int(row[5]), int(row[6])) for row in rows(heads)}
    assert said == {name: (len(title(name).pieces), len([*title(name).book])) for name in OURS}


@pytest.mark.parametrize("row", rows("you have | play | of | level"), ids=lambda row: row[1])
def test_how_long_and_how_hard_a_scenario_is(row: list[str]) -> None:
    (name, scenario) = re.fullmatch(r"(.+) \(`(.+)`\)", row[1]).groups()  # type: ignore[union-attr]
    (found,) = [title(game).scenarios[scenario] for game in OURS if scenario in title(game).scenarios]
    assert (minutes(row[0]), int(row[3])) == (found.minutes, found.level)
    assert found.title("en") == name
