"""The page about learning environments says what there is: arguments, nouns, tables and their columns."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from functools import reduce
from itertools import product

import pytest

from grognard import rl
from grognard.kernel.asking.script import Noun
from grognard.rl.layout import SLOTS, Layout
from tests.docs.pages import DOCS
from tools.bench import bench_peers

PAGE = (DOCS / "rl.md").read_text("utf-8")
ARENAS = (
    ("patrol", "night-raid"),
    ("verdun", "haumont"),
    ("marne", "gneisenau"),
    ("italia", "grappa"),
    ("indochine", "diguette"),
    ("august", "kaushen"),
)
LISTS = ("list", "side list", "piece list")
ONLY_GYM = "`gym` only"


def coded(text: str) -> list[str]:
    """What stands in code type in the first column of the tables of a text."""
    return re.findall(r"^\| `([^`]+)` \|", text, re.MULTILINE)


def section(heading: str) -> str:
    """What stands under a heading, up to the next."""
    return re.split(r"^#+ ", PAGE.partition(f"{heading}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]


@pytest.fixture(scope="module")
def layouts() -> list[Layout]:
    """The layouts of a scenario of each game."""
    return [rl.aec(*arena).layout for arena in ARENAS]


def test_every_argument_is_on_the_page() -> None:
    lines = re.findall(r"^\| `(\w+)` \| (.+)$", PAGE.partition("## Actions")[0], re.MULTILINE)
    assert [name for name, _ in lines] == list(inspect.signature(rl.gym).parameters)
    shared = [name for name, told in lines if not told.startswith(ONLY_GYM)]
    assert shared == list(inspect.signature(rl.aec).parameters)
    assert f"0 to {rl.NUMBERS[-1]}" in dict(lines)["numbers"]


def test_every_noun_has_its_order() -> None:
    assert coded(section("## Actions")) == [noun.value for noun in Noun if noun is not Noun.DICE]


def test_every_table_is_on_the_page(layouts: list[Layout]) -> None:
    told = re.findall(r"^### `(\w+)`:", PAGE, re.MULTILINE)
    assert [block for layout in layouts for block in layout.blocks if block not in told] == []
    assert [*dict.fromkeys(told)] == told
    assert {*told} == {block for layout in layouts for block in layout.blocks}


def meant(layout: Layout, block: str, pattern: str) -> Iterator[str]:
    """The columns of a table that a line of the page means."""
    play, board = layout.play, layout.play.board
    kept = play.shape.kept.items()
    spots = ("on board", "column", "row", *(f"in {box}" for box in board.boxes))
    names = {
        "box": board.boxes,
        "spot": spots,
        "kind": play.piece_kinds,
        "value": play.piece_values,
        "mark": play.marks,
        "terrain": board.legend.terrains,
        "seat": layout.seats,
        "ask": (*play.answers, "another"),
        "number": [str(number) for number in range(1, SLOTS + 1)],
        "public-mark": play.marks,
        "back": play.backs,
        "list": [name for name, how in kept if how.per in LISTS],
        "list-of-side": [name for name, how in kept if how.per == "side list"],
        "list-of-piece": [name for name, how in kept if how.per == "piece list"],
    }
    columns = layout.blocks[block].columns
    words = re.findall(r"<([\w-]+)>", pattern)
    if not words:
        yield pattern
    elif all(word in names for word in words):
        for chosen in product(*(names[word] for word in words)):
            yield reduce(
                lambda text, pair: text.replace(f"<{pair[0]}>", pair[1]), zip(words, chosen, strict=True), pattern
            )
    elif words[0] == "figure":
        yield from (column for column in columns if column.startswith("shows "))
    else:
        per = ("game", "list") if words[0] == "track" else (words[0].removesuffix("-field"),)
        fields = [name for name, how in kept if how.per in per]
        yield from (column for column in columns if column.partition(" ")[0] in fields)


@pytest.mark.parametrize("block", ["clock", "sides", "pieces", "places", "edges", "formations", "sealed"])
def test_every_column_is_on_the_page_and_no_other(layouts: list[Layout], block: str) -> None:
    heading = re.search(rf"^### `{block}`:.+$", PAGE, re.MULTILINE)
    assert heading is not None
    patterns = coded(section(heading[0]))
    for layout in layouts:
        if block in layout.blocks:
            told = {column for pattern in patterns for column in meant(layout, block, pattern)}
            assert set(layout.blocks[block].columns) == told & set(layout.blocks[block].columns)
    for pattern in patterns:
        there = {column for layout in layouts if block in layout.blocks for column in layout.blocks[block].columns}
        assert any(
            column in there for layout in layouts if block in layout.blocks for column in meant(layout, block, pattern)
        )


def test_whoever_is_measured_beside_us_is_on_the_page_of_figures() -> None:
    tables = (DOCS / "lab" / "performance.md").read_text("utf-8").partition("## Beside other games in Python")[2]
    decisions, _, copies = tables.partition("Copies each second")
    here, _ = bench_peers.players()
    for text, there in ((decisions, here), (copies, [player for player in here if player.copies])):
        told = re.findall(r"^\| ([^|]+) \| ([^|]+) \| [\d,]+ \|", text, re.MULTILINE)
        assert {(player.name, player.kind) for player in there} <= set(told)
    heads = re.findall(r"to (\w+ \w[\w-]+) \|", decisions)
    assert tuple(heads) == bench_peers.YARDSTICKS
