"""The report of a finished game: its account, its words, its page and its command."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner

import grognard
from grognard import bots
from grognard.cli import main
from grognard.kernel.asking.game import Game
from grognard.lab.reports.battle import BattleAccount, Unfinished, battle, front_line, holds_ground, luck_so_far
from grognard.lab.reports.battlepage import battle_page
from grognard.lab.reports.report_words import chained, told, told_in_full

GAMES = ("patrol", "verdun", "marne", "italia", "indochine", "august")
FRONTS = {"verdun", "marne", "italia"}


def played(title: str, seed: int = 1) -> Game:
    """A game played out at random in its first scenario."""
    game = grognard.new(title, seed=seed)
    bots.play_out(game, {side.name: bots.make("random", seed) for side in game.play.sides})
    return game


GOLDEN_ROLLS = (10, 0)
GOLDEN_LUCK = [("blue", 0.3056, 0.7958, 6), ("red", -0.3056, 0.7958, 4)]
"""Of `played("patrol", seed=4)`: side, luck, deviation and own rolls."""


@pytest.fixture(scope="module")
def accounts() -> dict[str, BattleAccount]:
    """A finished game of every title."""
    return {title: battle(played(title)) for title in GAMES}


@pytest.mark.parametrize("title", GAMES)
def test_every_game_has_a_report(accounts: dict[str, BattleAccount], title: str) -> None:
    account = accounts[title]
    report = told(account)
    assert report.winner in {"", *report.sides}
    assert report.verdict
    assert [turn.turn for turn in report.turns] == list(range(account.turns[0].turn, account.turns[-1].turn + 1))
    assert report.turns[-1].at == account.game.play.clock
    assert report.turns[-1].scores == account.game.play.scores()
    assert any(turn.front for turn in report.turns) == (title in FRONTS)
    assert sum(loss.lost for loss in report.losses) >= sum(report.turns[-1].lost.values())
    assert report.ordered + report.unordered == len(account.casts)
    assert report.ordered > 0


@pytest.mark.parametrize("title", GAMES)
def test_luck_by_turn_and_by_side_adds_up(accounts: dict[str, BattleAccount], title: str) -> None:
    account = accounts[title]
    one, other = account.sides
    assert account.luck(one).luck == -account.luck(other).luck
    assert account.luck(one).luck == account.own_luck(one).luck - account.own_luck(other).luck
    assert account.luck(one).luck == sum(account.luck(one, turn.turn).luck for turn in account.turns)


def test_the_luck_so_far_is_that_of_the_report_at_the_end(accounts: dict[str, BattleAccount]) -> None:
    account = accounts["marne"]
    for side in account.sides:
        assert luck_so_far(account.game, side) == account.luck(side)


def test_every_roll_is_told_at_the_moment_it_was_thrown(accounts: dict[str, BattleAccount]) -> None:
    account = accounts["verdun"]
    assert all(cast.told is not None for cast in account.casts)
    thrown = [event.number for event in account.game.events if event.rolls]
    assert [cast.clock for cast in account.casts] == thrown


def test_the_most_fortunate_rolls_of_one_side_are_the_worst_of_the_other(accounts: dict[str, BattleAccount]) -> None:
    account = accounts["verdun"]
    german, french = account.sides
    good, bad = account.extremes(german, 4)
    assert (good, bad) == (account.extremes(french, 4)[1], account.extremes(french, 4)[0])
    worth = [cast.luck.value if cast.luck.side == german else -cast.luck.value for cast in good if cast.luck]
    assert len(worth) == 4 and worth == sorted(worth, reverse=True) and worth[-1] > 0


def test_an_unfinished_game_has_no_report() -> None:
    with pytest.raises(Unfinished, match="not over"):
        battle(grognard.new("patrol", seed=1))


def test_the_same_game_has_the_same_report(accounts: dict[str, BattleAccount]) -> None:
    """Loaded from its save, too; nothing depends on the machine."""
    game = played("patrol")
    again = battle(grognard.load(game.save()))
    assert told_in_full(again, "fr") == told_in_full(accounts["patrol"], "fr")
    assert battle_page(again, "fr") == battle_page(accounts["patrol"], "fr")


def test_the_figures_of_a_golden_game() -> None:
    """A known game: what its dice promised and what came."""
    report = told_in_full(battle(played("patrol", seed=4)))
    assert (report.ordered, report.unordered) == GOLDEN_ROLLS
    assert [(each.side, each.luck, each.error, each.rolls) for each in report.luck] == GOLDEN_LUCK
    assert sum(cast.luck for cast in report.casts if cast.side == "blue") == pytest.approx(report.luck[0].own, abs=1e-3)


def test_the_front_runs_between_hexes_of_different_sides(accounts: dict[str, BattleAccount]) -> None:
    play = accounts["verdun"].game.play
    grid, control = play.board.grid, play.position.control
    line = front_line(play, control)
    assert line and len({*line}) == len(line)
    for edge in line:
        one, other = edge // 6, grid.step(edge // 6, edge % 6)
        assert (control[one], control[other]) == (1, 2), "each leads out of a hex of the first side"
    assert not holds_ground(play, bytes(len(control)))


def test_losses_name_formations_as_their_counters_do(accounts: dict[str, BattleAccount]) -> None:
    names = {loss.name for loss in told(accounts["marne"], "en").losses}
    assert {"German 19th Division", "French 125th Division"} <= names
    assert not [name for name in names if name.startswith(("G1", "F1"))]


@pytest.mark.parametrize("title", GAMES)
def test_losses_count_the_counters_of_the_scenario_and_no_others(
    accounts: dict[str, BattleAccount], title: str
) -> None:
    account = accounts[title]
    start = account.game.branch(0)
    roster, out = start.play.roster, start.play.board.out
    decoys, at = start.play.decoy_kinds, start.play.position.at
    for side in account.sides:
        placed = [p for p in roster.of(side) if at[p] != out and roster.kinds[p] not in decoys]
        told = [loss for loss in account.losses if loss.side == side]
        came = sum(loss.counters for loss in told) - len(placed)
        assert 0 <= came <= len(roster.of(side)) - len(placed)
        assert came == 0 or title in {"verdun", "marne", "august"}, "nobody is promoted or re-formed elsewhere"
        assert all(loss.counters and loss.destroyed <= loss.counters and loss.lost <= loss.steps for loss in told)


def test_the_crossing_counts_its_two_squads_of_a_kind(accounts: dict[str, BattleAccount]) -> None:
    start = accounts["patrol"].game.branch(0)
    roster, out = start.play.roster, start.play.board.out
    for loss in accounts["patrol"].losses:
        of_kind = [p for p in roster.of(loss.side) if loss.name in (roster[p].formation, roster.kinds[p])]
        in_play = [p for p in of_kind if start.play.position.at[p] != out]
        assert (loss.counters, loss.steps) == (len(in_play), sum(roster.steps[p] for p in in_play))
    assert any(loss.is_kind and loss.name == "squad" and loss.counters == 2 for loss in accounts["patrol"].losses)


def test_segments_are_joined() -> None:
    assert chained([((1, 1), (2, 2)), ((0, 0), (1, 1)), ((5, 5), (6, 6))]) == [
        [(0, 0), (1, 1), (2, 2)],
        [(5, 5), (6, 6)],
    ]
    assert chained([((0, 0), (1, 1)), ((1, 1), (2, 0)), ((2, 0), (0, 0))]) == [[(0, 0), (1, 1), (2, 0), (0, 0)]]


class Outside(HTMLParser):
    """Collects what a page would fetch or run."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note scripts, and links to elsewhere."""
        links = [value for name, value in attrs if name in ("src", "href") and value]
        self.found += [link for link in links if not link.startswith(("#", "data:"))] + (
            [tag] if tag in ("script", "link", "iframe") else []
        )


@pytest.mark.parametrize("title", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_stands_alone(accounts: dict[str, BattleAccount], title: str, lang: str) -> None:
    page = battle_page(accounts[title], lang)
    parser = Outside()
    parser.feed(page)
    assert parser.found == []
    assert f'<html lang="{lang}">' in page
    assert ('class="map"' in page) == (title in FRONTS)
    assert "lab-" not in page.replace('class="grognard-lab"', "").replace(".grognard-lab", "")


def test_the_front_is_drawn_on_a_map_with_its_towns_named_once(accounts: dict[str, BattleAccount]) -> None:
    page = battle_page(accounts["verdun"])
    assert [page.count(f">{town}</text>") for town in ("Brabant", "Ornes", "Verdun")] == [1, 1, 1]


def test_the_command_writes_page_and_json(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    save.write_bytes(played("patrol").save())
    page, plain = tmp_path / "page.html", tmp_path / "report.json"
    done = CliRunner().invoke(main, ["report", str(save), "-o", str(page), "--json", str(plain), "--lang", "fr"])
    assert done.exit_code == 0, done.output
    assert "La chance" in page.read_text()
    report = json.loads(plain.read_bytes())
    assert len(report["casts"]) == report["ordered"]


def test_the_command_refuses_an_unfinished_game(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    save.write_bytes(grognard.new("patrol", seed=1).save())
    done = CliRunner().invoke(main, ["report", str(save)])
    assert done.exit_code != 0
    assert "not over" in done.output
