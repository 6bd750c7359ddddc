"""The page of the laboratory: its options, its figures and its transcript are those of the program."""

from __future__ import annotations

import dataclasses
import re

from click.testing import CliRunner

from grognard.cli import main, simulate, tournament
from grognard.lab.play import elo, workers
from grognard.lab.play import tournament as tournaments
from grognard.lab.play.measure import TurnFigures
from grognard.lab.play.simulate import Order, Played, play_one
from tests.docs.pages import DOCS, blocks, commands

PAGE = DOCS / "laboratory.md"
TEXT = PAGE.read_text("utf-8")


def table(heading: str) -> dict[str, str]:
    """The rows of the table whose first heading is this: what stands in code type, and the next cell."""
    rows = TEXT.partition(f"| {heading} |")[2].partition("\n\n")[0].splitlines()[2:]
    cells = [row.strip("| ").split(" | ") for row in rows]
    return {name: cell[1] for cell in cells for name in re.findall(r"`([^`]+)`", cell[0])}


def test_every_option_of_both_commands_is_on_the_page_and_no_other() -> None:
    both = {"simulate": simulate.command, "tournament": tournament.command}
    there = {
        name: {option.opts[-1] if option.opts[-1].startswith("--") else option.opts[0] for option in command.params}
        for name, command in both.items()
    }
    options = {name: {each for each in each_ if each.startswith("--")} for name, each_ in there.items()}
    told = table("option")
    assert set(told) == options["simulate"] | options["tournament"]
    assert {name for name, of in told.items() if of == "simulate"} == options["simulate"] - options["tournament"]


def test_every_figure_is_explained_and_no_other() -> None:
    assert list(table("figure")) == [field.name for field in dataclasses.fields(Played)]
    assert set(table("by turn")) == {field.name for field in dataclasses.fields(TurnFigures)}


def test_the_transcript_is_what_the_command_says() -> None:
    (shown,) = [command for block in blocks(PAGE) if block.language == "console" for command in commands(block.text)]
    environment = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "en_GB.UTF-8", "COLUMNS": "80", "NO_COLOR": "1"}
    told = CliRunner(env=environment).invoke(main, [*shown.args, "--jobs", "1"])
    assert told.exit_code == 0
    assert [line.rstrip() for line in told.output.splitlines()][: len(shown.answered)] == shown.answered
    assert len(shown.answered) == 4


def test_the_page_states_the_numbers_of_the_code() -> None:
    assert f"`{tournaments.YARDSTICK}` has {elo.ANCHOR:.0f} points" in TEXT
    assert elo.ADDED == 1, "the page says: one drawn game"
    assert workers.STRIKES == 3, "the page says: three die over the same games"
    assert elo.expected(400) == 10 / 11


def test_the_columns_of_parquet_are_named_as_on_the_page() -> None:
    from grognard.lab.play.export import game_rows
    from grognard.lab.play.simulate import Results

    order = Order("verdun", "haumont")
    (row,) = game_rows(Results(order, (play_one(order, 0),)))
    named = re.findall(r"`(\w+_german)`", TEXT)
    assert len(named) == 4
    assert set(named) <= set(row)
    assert set(named[1:]) <= set(row["by_turn"][0])
