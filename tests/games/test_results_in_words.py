"""What the charts of every game say, in words: no code stands without its meaning, in any language."""

from __future__ import annotations

import re

import pytest

from grognard import shelf
from grognard.kernel.files.data import LANGUAGES
from grognard.kernel.numbers.cells import Cell, is_dash
from grognard.kernel.numbers.charts import Chart
from grognard.kernel.words.words import Words, words_for

GAMES = [*shelf.OURS]


def rolled_charts(game: str) -> list[Chart]:
    return [chart for chart in shelf.title(game).charts.values() if chart.dice is not None]


def words_in(game: str, lang: str) -> Words:
    return words_for(shelf.play_class(game), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_cell_that_can_be_rolled_has_words_in_every_language(game: str, lang: str) -> None:
    words = words_in(game, lang)
    for chart in rolled_charts(game):
        for cell in chart.results:
            said = words.cell(chart, chart.said(cell))
            assert re.search(r"[^\W\d_]{3}", said), f"{chart.name} {cell}: {said!r}"
            assert said != cell or re.fullmatch(r"[a-z]+", cell), f"{chart.name} {cell} is not put into words"
            assert "{" not in said, f"{chart.name} {cell}: {said!r}"


@pytest.mark.parametrize("game", GAMES)
def test_different_cells_of_a_chart_have_different_words(game: str) -> None:
    words = words_in(game, "en")
    for chart in rolled_charts(game):
        said = [words.cell(chart, chart.said(cell)) for cell in chart.results]
        assert len({*said}) == len(said), f"{chart.name}: {said}"


@pytest.mark.parametrize("game", GAMES)
def test_a_cell_with_parts_is_told_with_its_code(game: str) -> None:
    words = words_in(game, "en")
    for chart in rolled_charts(game):
        for cell in chart.results:
            is_code = isinstance(chart.said(cell), Cell) and not is_dash(cell)
            assert words.meaning(chart, cell).endswith(f"({cell})") == is_code


def test_words_are_made_from_the_parts_of_a_cell() -> None:
    assault = shelf.title("verdun").charts["assault"]
    assert words_in("verdun", "en").cell(assault, assault.said("1/4")) == "attacker 1, defender 4"
    assert words_in("verdun", "fr").cell(assault, assault.said("1/4")) == "attaquant 1, défenseur 4"
    combat = shelf.title("italia").charts["combat"]
    assert words_in("italia", "en").cell(combat, combat.said("A4 D3*")) == (
        "attacker 4, defender 3, assault troops used are lost"
    )
