"""Reports: pages that stand alone, say what their pictures show, and are in the reader's language throughout."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from grognard.draw.colours import contrast
from grognard.kernel.words.messages import Messages
from grognard.lab.play.figures import Bin, Interval
from grognard.lab.play.simulate import Order, Results, simulate
from grognard.lab.play.tournament import Tournament
from grognard.lab.reports import plots
from grognard.lab.reports.report import DAY, LEGIBLE, NIGHT, REPORT_TEXTS, Reporter, legible, report
from grognard.shelf import known, title

LANGUAGES = ("en", "fr")
VOID = {"meta", "wbr", "br", "circle", "line", "rect", "polygon", "polyline"}


@pytest.fixture(scope="module")
def results() -> list[Results]:
    """Two scenarios, one with an optional rule."""
    return [simulate(Order("patrol", "crossing"), 8), simulate(Order("patrol", "night-raid", options=("15.1",)), 4)]


@pytest.fixture(scope="module")
def tournament(results: list[Results]) -> Tournament:
    """As if two bots had met: the figures are those of random play."""
    first, second = (Order("patrol", "crossing", bots=each) for each in (("random", "twin"), ("twin", "random")))
    played = results[0].played
    return Tournament(("random", "twin"), (Results(first, played), Results(second, played)))


class Page(HTMLParser):
    """A page taken apart: its tags in order, that they are closed, and the text a person sees."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.seen: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.seen.append(data)

    def attributes(self, name: str) -> list[str]:
        """Every value of an attribute."""
        return [value for _, attrs in self.tags if (value := attrs.get(name))]


@pytest.fixture(scope="module", params=LANGUAGES)
def pages(request: pytest.FixtureRequest, results: list[Results], tournament: Tournament) -> dict[str, str]:
    """Both kinds of page in one language."""
    return {"simulation": report(results, request.param), "tournament": report(tournament, request.param)}


def test_a_page_stands_alone(pages: dict[str, str]) -> None:
    for text in pages.values():
        page = Page(text)
        assert not page.open, "everything is closed"
        assert not {"script", "link", "img", "iframe"} & {tag for tag, _ in page.tags}
        assert not re.search(r"https?:|url\(|@import", text)
        assert all(link.startswith("#") for link in page.attributes("href"))


def test_every_picture_says_what_it_is_and_has_its_numbers_below(pages: dict[str, str]) -> None:
    for text in pages.values():
        names = Page(text).attributes("id")
        assert len(names) == len(set(names))
        drawn = re.findall(r"<svg.*?</svg>", text)
        assert drawn
        for svg in drawn:
            tree = ElementTree.fromstring(svg)
            heading, about = tree[0], tree[1]
            assert tree.attrib["role"] == "img"
            assert tree.attrib["aria-labelledby"] == f"{heading.attrib['id']} {about.attrib['id']}"
            assert len(heading.text or "") > 3
            assert len(about.text or "") > 20
        figures = re.findall(r"<figure>.*?</figure>", text)
        assert len(figures) == len(drawn)
        assert all("<table>" in figure for figure in figures)


def test_nothing_is_left_untranslated(results: list[Results], tournament: Tournament) -> None:
    for told in (results, tournament):
        english, french = (Page(report(told, lang)) for lang in LANGUAGES)
        assert "{" not in "".join(english.seen + french.seen)
        shared = {text.strip() for text in english.seen} & {text.strip() for text in french.seen}
        spoken = {text for text in shared if re.search(r"[a-z]{4}", text)}
        assert spoken <= {"points", "quartiles", "random", "twin", "Verdicts", "verdict", "Elo"}


def test_texts_are_in_both_languages_and_none_is_idle(
    results: list[Results], tournament: Tournament, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not Messages.compare([REPORT_TEXTS])
    there = re.findall(r"^lab-([\w-]+) =", REPORT_TEXTS.joinpath("en.ftl").read_text("utf-8"), re.MULTILINE)
    said, speak = set[str](), Reporter.text

    def listened(reporter: Reporter, key: str, **args: object) -> str:
        said.add(key)
        return speak(reporter, key, **args)

    monkeypatch.setattr(Reporter, "text", listened)
    report(results)
    report(tournament)
    # Those of a single battle are said by its own page.
    assert said == {key for key in there if not key.startswith("battle") and key != "made-plain"}


def test_the_page_shows_the_figures(results: list[Results]) -> None:
    page = " ".join(Page(report(results)).seen)
    first = results[0]
    share = 100 * first.wins["blue"] / 8
    assert f"{share:.1f} %" in page
    assert "With the optional rules 15.1." in page
    assert f"{first.lost['red'].mean:.2f}" in page
    for heading in (
        "Who wins",
        "Verdicts",
        "Steps lost, by turn",
        "Advance of the front, by turn",
        "How long a game is",
    ):
        assert page.count(heading) >= 2


def test_a_game_in_which_no_hex_changes_hands_has_no_picture_of_a_front(results: list[Results]) -> None:
    still = [
        replace(game, by_turn=tuple(replace(each, held=game.by_turn[0].held) for each in game.by_turn))
        for game in results[0].played
    ]
    page = report([Results(results[0].order, tuple(still))])
    assert "Advance of the front" not in page and "Steps lost, by turn" in page


def test_meetings_are_told_by_scenario_and_long_names_of_bots_may_break(tournament: Tournament) -> None:
    bots = ("officer:step=1.2:haste=0.5", "random")
    orders = [Order("patrol", "crossing", bots=pair) for pair in (bots, bots[::-1])]
    named = [Results(order, each.played) for order, each in zip(orders, tournament.results, strict=True)]
    page = report(Tournament(bots, tuple(named)))
    meetings = page[page.index("All meetings") :]
    assert meetings.count("<table>") == 1 and "<caption>The crossing</caption>" in meetings
    assert meetings.count("officer:<wbr>step=1.2:<wbr>haste=0.5") == 2


def test_numbers_are_written_as_the_language_does() -> None:
    english, french = Reporter("en"), Reporter("fr")
    assert english.number(-1.25, 2) == "−1.25"
    assert french.number(-1.25, 2) == "−1,25"
    assert english.number(-0.01) == "0.0"
    assert [english.short(n) for n in (2.0, 0.5, 0.125)] == ["2", "0.5", "0.12"]
    assert french.percent(0.3333) == "33,3\xa0%"


@pytest.mark.parametrize("game", known())
def test_sides_are_seen_by_day_and_by_night(game: str) -> None:
    for paper in (DAY, NIGHT):
        inks = re.findall(r"--[ld]\d:(#\w+)", Reporter("en").colours(title(game)))
        half = inks[: len(inks) // 2] if paper == DAY else inks[len(inks) // 2 :]
        assert len(half) == len(title(game).play.sides)
        assert all(contrast(ink, paper) >= LEGIBLE[paper] for ink in half)
    assert legible("#ffffff", DAY) != "#ffffff"


def test_a_notebook_shows_the_same_parts(results: list[Results]) -> None:
    shown = results[0]._repr_html_()
    assert "<html" not in shown
    assert shown.count("<svg") == report(results[:1]).count("<svg") == 8
    assert not Page(shown).open


def test_results_without_games_make_a_page_too() -> None:
    assert "0 games" in report([Results(Order("patrol", "crossing"), ())])


# Plots ----------------------------------------------------------------------------------------------------------


def test_ticks_are_round_and_hold_everything() -> None:
    assert plots.round_ticks(0, 1) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1])
    assert plots.round_ticks(-3, 11) == [-5, 0, 5, 10, 15]
    assert plots.round_ticks(0, 2, whole=True) == [0, 1, 2]
    assert plots.round_ticks(4, 4) == pytest.approx([4, 4.2, 4.4, 4.6, 4.8, 5])


def test_a_bar_is_as_long_as_its_share() -> None:
    rows = [plots.Share("one", 0.5, Interval(0.4, 0.6), "50 %", "c0"), plots.Share("two", 1.0, None, "100 %", "c1")]
    tree = ElementTree.fromstring(plots.shares("p", "title", "about", rows))
    half, whole = (float(bar.attrib["width"]) for bar in tree.iter("rect"))
    assert whole == pytest.approx(2 * half, abs=0.2)


def test_a_histogram_is_as_high_as_its_numbers() -> None:
    tree = ElementTree.fromstring(plots.columns("p", "title", "about", [Bin(0, 0, 1), Bin(1, 1, 4)], "points"))
    low, high = (float(bar.attrib["height"]) for bar in tree.iter("rect"))
    assert high == pytest.approx(4 * low, abs=0.3)


def test_words_cannot_break_a_picture() -> None:
    rows = [plots.Share('<b> & "Mut\'s"' * 20, 0.5, None, "1 < 2", "c0")]
    tree = ElementTree.fromstring(plots.shares("p", "a < b", "& so on", rows))
    assert tree[0].text == "a < b"
