"""The proofs of the opponents: what is played, what is kept, and that the page says what the games say."""

from __future__ import annotations

import re
import shutil
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from grognard.bots.front1918 import FrontCommander
from grognard.bots.ranks import officer
from grognard.bots.ranks.general import General, field_of
from grognard.bots.verdun.commander import VARIATIONS, VerdunCommander
from grognard.lab.conformance import check_bots
from grognard.lab.play.figures import wilson
from grognard.lab.play.journal import kept
from grognard.lab.play.simulate import Order, simulate
from grognard.shelf import title
from tests.docs.pages import EXAMPLES, blocks
from tools.proofs import opponents
from tools.proofs.opponents import PAIRS, Proof, Register, proofs, scenarios, written

TEXT = opponents.PAGE.read_text("utf-8")
GUIDE = opponents.ROOT / "docs" / "opponents.md"
SMALL = Proof("patrol", "crossing", ("recruit", "random"))
LEVEL = Proof("patrol", "crossing", ("officer", "officer"))


# What is played -------------------------------------------------------------------------------------------------


def test_every_scenario_has_every_match_and_its_balance() -> None:
    found = proofs()
    assert len(found) == len(set(found)) == 4 * len(scenarios())
    assert {proof.bots for proof in found if not proof.is_balance} == set(PAIRS)
    assert all(len(proof.orders) == (1 if proof.is_balance else 2) for proof in found)
    assert {proof.games(100) * len(proof.orders) for proof in found} == {200}


def test_a_match_is_played_kept_and_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for most in (1, 2):
        assert opponents.run(tmp_path, 0, 1, most, "patrol-crossing-recruit|balance-patrol-crossing", False) == 0
        assert [len(each.played) for each in kept(tmp_path / f"{SMALL.name}.jsonl")] == [most, most]
        assert [len(each.played) for each in kept(tmp_path / f"{LEVEL.name}.jsonl")] == [2 * most]
    assert "match-patrol-crossing-recruit-random: 4 games" in capsys.readouterr().out
    page = written(TEXT, tmp_path)
    match = opponents.match_of(kept(tmp_path / f"{SMALL.name}.jsonl")).record
    row = next(line for line in page.splitlines() if line.startswith("| patrol crossing | 4 of 200 |"))
    assert f"{100 * match.share:.1f} %" in row
    assert row.endswith(", so far |")
    assert written(page, tmp_path) == page, "written again it is the same"
    assert written(page, tmp_path / "nowhere").count("not measured") > page.count("not measured")


def test_the_rows_of_one_game_are_written_and_the_others_stay(tmp_path: Path) -> None:
    """Whoever measures one game need not have the games of all the others."""
    opponents.run(tmp_path, 0, 1, 1, "patrol-crossing-recruit", False)
    page = written(TEXT, tmp_path, "patrol crossing")
    changed = [line for line, before in zip(page.splitlines(), TEXT.splitlines(), strict=True) if line != before]
    assert any(line.startswith("| patrol crossing | 2 of 200 |") for line in changed)
    assert all(line.startswith("| patrol crossing |") for line in changed)
    assert page.count("not measured") == TEXT.count("not measured"), "rows whose games are elsewhere stay"


def test_the_hours_end_a_run_and_lose_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert opponents.run(tmp_path, 1.5 / 3600, 1, 5000, "match-patrol-crossing-recruit", False) == 0
    assert "the time is up" in capsys.readouterr().out
    assert 0 < sum(len(each.played) for each in kept(tmp_path / f"{SMALL.name}.jsonl")) < 10_000


def test_a_game_that_breaks_is_told_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    faulty = Proof("patrol", "crossing", ("tests.lab.test_simulate:Rebel", "random"))
    monkeypatch.setattr(opponents, "proofs", lambda: [faulty, SMALL])
    assert opponents.run(tmp_path, 0, 1, 1, "", False) == 1
    assert re.search(r"seed proof/crossing/\d: tests\.lab\.test_simulate:Rebel", capsys.readouterr().err)
    assert (tmp_path / f"{SMALL.name}.jsonl").exists()


def test_games_of_another_program_are_put_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / f"{SMALL.name}.jsonl"
    Register(tmp_path).enter(SMALL, keep=False)
    file.write_text("games", "utf-8")
    Register(tmp_path).enter(SMALL, keep=False)
    assert file.exists(), "the same program goes on"
    monkeypatch.setattr(opponents, "program", lambda game: "another")
    Register(tmp_path).enter(SMALL, keep=True)
    assert file.exists()
    monkeypatch.setattr(opponents, "program", lambda game: "a third")
    Register(tmp_path).enter(SMALL, keep=False)
    assert not file.exists()
    assert [each.read_text("utf-8") for each in (tmp_path / "old").iterdir()] == ["games"]


def test_a_program_is_what_it_does_not_what_it_says() -> None:
    one = opponents.bare('"""About."""\ndef f():\n    """Of this."""\n    return 1  # one\n')
    assert one == opponents.bare("def f():\n    return 1\n") != opponents.bare("def f():\n    return 2\n")
    assert opponents.program("patrol") != opponents.program("verdun")


def test_a_half_of_a_match_is_not_counted(tmp_path: Path) -> None:
    """Only what was played both ways round: the luck of the dice must fall on both."""
    first, second = (simulate(order, games) for order, games in zip(SMALL.orders, (3, 2), strict=True))
    assert opponents.match_of([first, second]).record.games == 4


# The page -------------------------------------------------------------------------------------------------------


def test_the_page_lists_every_scenario_in_every_table() -> None:
    for game, scenario in scenarios():
        assert TEXT.count(f"| {game} {scenario} |") == len(PAIRS) + 3


def test_the_figures_of_the_page_agree_with_each_other() -> None:
    measured = re.findall(
        r"^\| (\S+ \S+) \| (\d+)(?: of 200)? \| ([\d.]+) % \| ([\d.]+)–([\d.]+) \| (\d+) = (\d+) - (\d+) \|", TEXT, re.M
    )
    rows = len(re.findall(r"^\| \S+ \S+ \| .+(?:yes|no)(?:, so far)? \|$", TEXT, re.M))
    assert len(measured) == rows
    for name, games, share, low, high, *record in measured:
        won, drawn, lost = map(int, record)
        points = won + drawn / 2
        interval = wilson(points, int(games))
        assert won + drawn + lost == int(games), name
        assert f"{100 * points / int(games):.1f}" == share, name
        assert (f"{100 * interval.low:.1f}", f"{100 * interval.high:.1f}") == (low, high), name


def test_the_page_states_the_numbers_of_the_code() -> None:
    for words in ("About a dozen games are tried for each", "among nine or ten plans", "with ten among sixteen"):
        assert words in GUIDE.read_text("utf-8")
    for weighing in (VerdunCommander.weighing, FrontCommander.weighing):
        assert 11 <= weighing.pace <= 14
        assert field_of(int(2 * weighing.pace), weighing.width) in (9, 10)
    assert VARIATIONS + 1 == 16
    assert General().seconds == 2, "the page says: 2 seconds for an operation"
    assert opponents.GAMES == 100, "the page says: 100 seeds"
    for pair, hoped in PAIRS.items():
        assert f"**{pair[0]} against {pair[1]}**; hoped: {hoped} %" in TEXT


def test_the_guide_sums_up_the_tables() -> None:
    """The lowest and the highest score of each pair of bots, over all scenarios."""
    guide = GUIDE.read_text("utf-8")
    for (first, second), hoped in PAIRS.items():
        table = TEXT.partition(f"**{first} against {second}**")[2].partition("\n**")[0].partition("<!-- end -->")[0]
        scores = [float(score) for score in re.findall(r"^\| \S+ \S+ \| \d+ \| ([\d.]+) % \|", table, re.M)]
        highest = "100" if max(scores) == 100 else f"{max(scores)}"
        assert f"| {first} – {second} | {hoped} % | {min(scores)} to {highest} % |" in guide


# The commander of the page --------------------------------------------------------------------------------------


@pytest.fixture
def skirmish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Skirmish with the commander of the page, in a folder of its own."""
    shutil.copytree(EXAMPLES / "skirmish", tmp_path / "skirmish")
    (code,) = [block.text for block in blocks(GUIDE) if block.title == "skirmish_officers.py"]
    (said,) = [block.text for block in blocks(GUIDE) if block.language == "fluent"]
    (tmp_path / "skirmish_officers.py").write_text(code, "utf-8")
    for lang in ("en", "fr"):
        with (tmp_path / "skirmish" / "data" / f"messages.{lang}.ftl").open("a", encoding="utf-8") as file:
            file.write(said)
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in ("skirmish", "skirmish_officers"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    announced = [EntryPoint("skirmish", "skirmish_officers:leader", "grognard.commanders")]
    monkeypatch.setattr(officer, "entry_points", lambda group: announced)
    officer.commander_of.cache_clear()
    return "skirmish:Skirmish"


def test_the_commander_of_the_page_keeps_every_promise(skirmish: str) -> None:
    assert check_bots(title(skirmish), ["officer", "recruit", "general@0.05"], games=3) == []


def test_the_commander_of_the_page_beats_chance(skirmish: str) -> None:
    results = simulate(Order(skirmish, "mill", bots=("officer", "random")), 20)
    assert results.wins["north"] >= 15
