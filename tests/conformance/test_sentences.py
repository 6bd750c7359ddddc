"""The sentences of every game, strictly: no place of a text stays unfilled, and nobody reads the key of a thing.

First whatever a chart may say; then all that is on the screens of games played by chance, in both languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec
import pytest

from grognard.kernel.files.data import LANGUAGES
from grognard.kernel.numbers.cells import Cell
from grognard.kernel.numbers.charts import Chart
from grognard.kernel.table.title import Title
from grognard.kernel.words.messages import Messages
from grognard.kernel.words.words import Words
from grognard.server.rooms.puzzles import words_of
from grognard.server.screens import catalogue, details
from grognard.server.screens.viewer import Viewer
from grognard.shelf import OURS, title
from tests.server.sample_games import page, played


def strict(of: Title, lang: str) -> Words:
    """The words of a game, for which a missing sentence or argument is an error."""
    words = Words(of.play, lang)
    words.messages = Messages(words.folders, lang, strict=True)
    return words


def beyond(chart: Chart) -> list[str]:
    """What is read in columns that are not printed, on a chart that has an edge."""
    return [chart.off] if "off" in (chart.below, chart.above) else []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_puzzles_call_counters_as_the_screen_does(game: str, lang: str) -> None:
    """What is printed on a counter, such as F-corps4, is in no sentence; a name without a figure may be a word."""
    of = title(game)
    printed = {piece.name for piece in of.pieces if re.search(r"[A-Za-z].*\d|\d.*[A-Za-z]", piece.name)}
    for puzzle in of.puzzles.values():
        for key in puzzle.sentences():
            said = set(re.findall(r"[\w.-]*\w", words_of(of, lang).text(key)))
            assert not said & printed, key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_every_result_of_every_chart_can_be_said(game: str, lang: str) -> None:
    words = strict(title(game), lang)
    charts = [chart for chart in title(game).charts.values() if chart.dice is not None]
    assert charts
    for chart in charts:
        for cell in (*chart.results, *beyond(chart)):
            said = words.meaning(chart, cell)
            assert said.strip()
            assert "{" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), [("verdun", "assault"), ("marne", "combat"), ("italia", "combat")])
def test_odds_below_the_chart_are_no_result_of_it(game: str, name: str, lang: str) -> None:
    words, chart = strict(title(game), lang), title(game).charts[name]
    [outcome] = chart.distribution(None)
    assert chart.is_off(outcome)
    assert not isinstance(outcome, Cell)
    said = words.cell(chart, outcome)
    assert said == words.messages.text(f"off-{name}")
    assert said not in {words.cell(chart, chart.said(cell)) for cell in chart.results}


# What screens say -----------------------------------------------------------------------------------------------

MOMENTS: Final = (0, 25, 120, 350)
"""After how many answers screens are read."""
NOTATION: Final = frozenset(
    {
        "answers",
        "acting",
        "at",
        "committed",
        "key",
        "slug",
        "pieces_lost",
        "pieces",
        "seats",
        "formation",
        "id",
        "about",
        "walker",
        "placing",
    }
)
"""Fields that name things for the browser; people do not read them."""
OF_ANSWERS: Final = frozenset({"options", "groups", "barred"})
"""Lists whose `text` is an answer in the notation; its words are the `label`."""


def sentences(value: Any, field: str = "") -> Iterator[str]:
    """Every text of a message of the server that people read."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for each in value:
            yield from sentences(each, field)
    elif isinstance(value, Mapping):
        for name, each in value.items():
            if name not in NOTATION and not (name == "text" and field in OF_ANSWERS):
                yield from sentences(each, name)


def read(message: Any) -> list[str]:
    """What people read of a message of the server."""
    return list(sentences(msgspec.to_builtins(message)))


def on_screen(of: Title, scenario: str, lang: str) -> Iterator[str]:
    """What both sides read at some moments of a game, its log and its counters included."""
    for number, game in enumerate(played(of.id, scenario, 1918, MOMENTS[-1])):
        if number not in MOMENTS:
            continue
        for side in game.play.sides:
            yield from read(page(game, side.name, lang))
            viewer = Viewer(game, side.name, lang)
            for piece in viewer.view["pieces"]:
                yield from read(details.piece_of(viewer, piece["name"]))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_no_screen_shows_an_unfilled_place_or_a_key(game: str, lang: str) -> None:
    of = title(game)
    scenario = next(iter(of.scenarios))
    kit = catalogue.kit(game, scenario, lang)
    keys = [each.key for each in kit.pieces if each.caption != each.key]
    bare = re.compile(rf"(?<![\w.-])({'|'.join(map(re.escape, keys))})(?![\w.-])") if keys else None
    said = {*on_screen(of, scenario, lang), *read(catalogue.rules(game, lang)), *read(kit)}
    assert len(said) > 300
    assert [text for text in said if "{" in text or "}" in text] == []
    assert bare is None or [text for text in said if bare.search(text)] == []


@pytest.mark.parametrize("game", OURS)
def test_no_french_sentence_can_be_read_as_its_contrary(game: str) -> None:
    """*Plus de canons* is *no guns* to one reader and *more guns* to another; before a number it is *more than*."""
    written = [folder.joinpath("messages.fr.ftl") for folder in title(game).play.word_folders()]
    texts = [file.read_text("utf-8") for file in written if file.is_file()]
    assert texts
    assert [
        line for text in texts for line in re.findall(r"^.*(?:= |\] )Plus d(?:e (?!\{)|’).*$", text, re.MULTILINE)
    ] == []
