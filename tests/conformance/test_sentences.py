"""The sentences of every game, strictly: whatever a chart or a catalogue may say leaves no place of a text unfilled."""

from __future__ import annotations

import pytest

from grognard.kernel.cells import Cell
from grognard.kernel.charts import Chart
from grognard.kernel.data import LANGUAGES
from grognard.kernel.messages import Messages
from grognard.kernel.title import Title
from grognard.kernel.words import Words
from grognard.shelf import OURS, title


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
