"""What a notebook shows of a tally, and of the board as one side sees it."""

from __future__ import annotations

import pickle
import re
from html import unescape
from xml.etree import ElementTree

import pytest

import grognard
from grognard.draw.notebook import picture
from grognard.draw.position import position_svg
from grognard.kernel.asking.game import Game
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.tally import Tally

D6 = Dice(1, 6)


def cells(html: str) -> list[list[str]]:
    """The text of every line."""
    ElementTree.fromstring(f"<body>{html}</body>")
    lines = re.findall(r"<tr>(.*?)</tr>", html, re.DOTALL)
    return [
        [unescape(re.sub("<.*?>", "", cell)) for cell in re.findall(r"<t[hd].*?>(.*?)</t[hd]>", line)] for line in lines
    ]


def fire() -> tuple[Game, Tally]:
    """A shot that a player may take, explained."""
    game = grognard.new("patrol", "crossing", seed=3)
    for _ in range(400):
        question = game.question
        assert question is not None
        for option in question.options:
            tally = game.explain(option, question.side) if option.verb == "fire" else None
            if tally is not None and tally.reasons:
                return game, tally
        game.answer(question.options[len(game.entries) % len(question.options)], question.side)
    raise AssertionError("nobody could fire")


def test_a_tally_shows_its_reasons_with_their_clauses_and_its_exact_chances() -> None:
    game, tally = fire()
    shown = cells(tally._repr_html_() or "")
    for reason in tally.reasons:
        sentence = game.say(grognard.Refusal(reason.rule, reason.key, reason.args))
        assert any(line[1:] == [f"§{reason.rule}", sentence] for line in shown)
    assert tally.chart is not None
    assert ["= " + tally.chart.label(tally.column), "", str(tally.dice)] in shown
    exact = [line[3] for line in shown if len(line) == 4]
    assert exact == [str(chance) for chance in tally.chances().values()]


def test_it_speaks_the_language_of_the_game() -> None:
    game, tally = fire()
    english = tally._repr_html_()
    game.lang = "fr"
    assert tally._repr_html_() != english


def test_a_tally_without_a_game_is_told_by_its_keys() -> None:
    tally = Tally("steady-nerves", 5).add(-2, "9.1", "under-fire").test(D6)
    assert cells(tally._repr_html_() or "") == [
        ["5", "", "steady nerves"],
        ["−2", "§9.1", "under-fire"],
        ["= ≤ 3", "", str(D6)],
        ["pass", "", "50.0 %", "1/2"],
        ["fail", "", "50.0 %", "1/2"],
    ]


def test_what_is_impossible_says_why() -> None:
    tally = Tally("fire").note("8.1", "a <note>").impossible("8.2", "out-of-range")
    assert cells(tally._repr_html_() or "")[1:] == [["·", "§8.1", "a <note>"], ["×", "§8.2", "out-of-range"]]


def test_the_kernel_alone_lays_nothing_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tally, "shown", None)
    assert Tally("fire")._repr_html_() is None


def test_a_tally_travels_without_its_game() -> None:
    _, tally = fire()
    again = pickle.loads(pickle.dumps(tally))
    assert again.as_json() == tally.as_json()
    assert not hasattr(again, "teller")


def test_a_picture_is_what_one_side_sees() -> None:
    game = grognard.new("patrol", "crossing", seed=1)
    assert picture(game, "red")._repr_svg_() == position_svg(game, "red")
    assert picture(game, "red") != picture(game, "blue") != picture(game)
    assert len(picture(game, "red", region=["0303", "0404"])) < len(picture(game, "red"))
