"""The benchmark runs, measures what it says and judges right.

How fast anything is, is not tested here: machines differ.
"""

from __future__ import annotations

import io
import sys
import sysconfig
from contextlib import redirect_stdout

import msgspec
import pytest

from grognard.lab import bench
from grognard.lab.bench import figures, peer, report
from grognard.lab.bench.clock import QUICK, TimedJob, Timing, measure
from grognard.lab.bench.drill import PIECES, SHEETS, WEST, Drill, DrillTitle
from grognard.lab.bench.hot import TOP
from grognard.lab.bench.report import JobTime, Report
from grognard.lab.bench.tables import head, tables

GROWING = {"snapshot", "restore", "copy", "reach", "supply", "question", "menu", "place", "view", "save", "load"}


@pytest.fixture(scope="module")
def printed() -> str:
    """What one quick run prints as JSON."""
    out = io.StringIO()
    with redirect_stdout(out):
        assert bench.main(json=True, quick=True) == 0
    return out.getvalue()


@pytest.fixture(scope="module")
def quick(printed: str) -> Report:
    """The same, read back."""
    return msgspec.json.decode(printed, type=Report)


@pytest.fixture(scope="module")
def drill() -> DrillTitle:
    """The drill at the size of a real game."""
    return DrillTitle(1)


# The run -------------------------------------------------------------------------------------------------------


def test_every_figure_is_a_time_and_the_best_is_not_above_the_median(quick: Report) -> None:
    assert quick.is_quick
    assert quick.figures
    assert all(0 < figure.best <= figure.median for figure in quick.figures)
    keys = [(figure.key, figure.scale) for figure in quick.figures]
    assert len(keys) == len(set(keys))


def test_what_grows_is_measured_at_three_sizes(quick: Report) -> None:
    sizes = {key: {figure.scale for figure in quick.figures if figure.key == key} for key in GROWING}
    assert all(found == {1, 2, 4} for found in sizes.values()), sizes
    assert {growth.key for growth in quick.growth} >= GROWING


def test_every_scenario_is_played_and_dice_count_more(quick: Report) -> None:
    assert [pace.scenario for pace in quick.paces] == [
        *("night-raid", "crossing", "haumont", "fall-gericht", "gneisenau", "friedensturm"),
        *("grappa", "vittorio", "phu-tong-hoa", "rail", "bilderweitschen", "usdau"),
    ]
    assert all(pace.entries > pace.decisions > 0 for pace in quick.paces)


def test_a_turn_of_officers_is_measured_in_every_scenario(quick: Report) -> None:
    assert [turn.scenario for turn in quick.turns] == [pace.scenario for pace in quick.paces]
    assert all(turn.answers > 10 and turn.seconds > 0 for turn in quick.turns)
    judged = next(target for target in quick.targets if target.key == "officers-friedensturm")
    assert judged.met == (judged.measured is not None and judged.measured <= 20)


def test_every_target_is_judged(quick: Report) -> None:
    assert {target.key for target in quick.targets} >= {*report.AT_MOST, "patrol-night-raid", "growth"}
    assert all(isinstance(target.met, bool) or target.measured is None for target in quick.targets)


def test_the_profile_names_the_hottest_functions(quick: Report) -> None:
    for game in ("patrol", "verdun", "marne"):
        shares = [hot.share for hot in quick.profile if hot.game == game]
        assert len(shares) == TOP
        assert shares == sorted(shares, reverse=True)
    assert all(not hot.where.startswith("/") for hot in quick.profile)


def test_ratios_are_to_plies_of_the_same_run(quick: Report) -> None:
    pytest.importorskip("chess")
    assert quick.plies and quick.full_plies
    ply = next(figure for figure in quick.figures if figure.key == "ply")
    assert ply.plies == 1
    for pace in quick.paces:
        assert pace.to_plies == pytest.approx(pace.decisions / quick.plies)


def test_json_is_one_object_and_nothing_else(printed: str) -> None:
    assert isinstance(msgspec.json.decode(printed), dict)


def test_tables_are_printed_for_people(
    quick: Report, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "run", lambda effort, tick: quick)
    assert bench.main(quick=True) == 0
    shown = capsys.readouterr().out
    for word in (
        "CPython" if sys.implementation.name == "cpython" else "grognard",
        "snapshot",
        "night-raid",
        "A full turn of officers",
        "Targets",
    ):
        assert word in shown


# Without python-chess ------------------------------------------------------------------------------------------


def test_without_python_chess_there_are_figures_but_no_ratios(quick: Report, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    assert [job.key for job in peer.peers(QUICK)] == ["addition"]
    found = report.figures([TimedJob("a", "a", lambda: 1)], [Timing(2.0, 3.0)], None)
    assert found == [JobTime("a", "a", 1, 2.0, 3.0, None)]
    paces = [report.pace(game, name, Timing(2.0, 3.0), 1.1, None, None) for name, game in figures.SCENARIOS.items()]
    targets = report.targets(quick.figures, paces, quick.growth, figures.combat_units())
    assert [target.met for target in targets if target.key.startswith("patrol")] == [None, None]
    alone = msgspec.structs.replace(quick, plies=None, full_plies=None, paces=paces, targets=targets)
    assert any("not installed" in line for line in head(alone))
    assert len(list(tables(alone))) == 6


# Judging -------------------------------------------------------------------------------------------------------


def three_sizes(*micros: float) -> list[JobTime]:
    """A figure at three sizes."""
    return [JobTime("a", "a", scale, best, best, None) for scale, best in zip((1, 2, 4), micros, strict=True)]


@pytest.mark.parametrize(("micros", "met"), [((1, 2, 4), True), ((1, 1, 1), True), ((1, 2.2, 4.4), True)])
def test_linear_growth_or_better_is_met_within_the_tolerance(micros: tuple[float, ...], met: bool) -> None:
    (grown,) = report.growth(three_sizes(*micros))
    assert (grown.twice, grown.four_times, grown.met) == (micros[1], micros[2], met)


@pytest.mark.parametrize("micros", [(1, 4, 16), (1, 2, 6), (1, 3, 4)])
def test_faster_growth_is_not_met(micros: tuple[float, ...]) -> None:
    (grown,) = report.growth(three_sizes(*micros))
    assert not grown.met


def test_a_target_is_met_at_its_limit_and_missed_beyond(quick: Report) -> None:
    def judged(best: float) -> dict[str, bool | None]:
        found = [JobTime(key, key, 1, best, best, None) for key in report.AT_MOST]
        return {
            target.key: target.met
            for target in report.targets(found, [], quick.growth, {"gneisenau": 1, "friedensturm": 2})
        }

    assert judged(4.0)["snapshot"] is True
    assert judged(4.01)["snapshot"] is False
    assert judged(25.0)["supply"] is True
    assert judged(25.01)["supply"] is False


def test_a_larger_scenario_may_take_as_much_longer_as_it_has_more_units(quick: Report) -> None:
    def judged(large: float) -> bool | None:
        pair = (("marne-menu-gneisenau", 10.0), ("marne-menu-friedensturm", large))
        found = [JobTime(key, key, 1, 1.0, 1.0, None) for key in report.AT_MOST]
        found += [JobTime(key, key, 1, best, best, None) for key, best in pair]
        targets = report.targets(found, [], quick.growth, {"gneisenau": 40, "friedensturm": 120})
        return next(target.met for target in targets if target.key == "marne-menu-growth")

    assert judged(30.0) is True
    assert judged(36.0) is False


def test_decisions_of_a_large_scenario_may_take_as_much_longer_as_it_has_more_units(quick: Report) -> None:
    def judged(large: float) -> bool | None:
        pair = (("august-bilderweitschen", 10.0), ("august-usdau", large))
        found = [JobTime(key, key, 1, 1.0, 1.0, None) for key in report.AT_MOST]
        found += [JobTime(key, key, 1, best, best, None) for key, best in pair]
        targets = report.targets(found, [], quick.growth, {"bilderweitschen": 15, "usdau": 45})
        return next(target.met for target in targets if target.key == "august-decision-growth")

    assert judged(30.0) is True
    assert judged(36.0) is False
    assert {"marne-decision-growth", "august-decision-growth"} <= {target.key for target in quick.targets}


@pytest.mark.parametrize(("decisions", "met"), [(150, True), (149, False)])
def test_decisions_are_compared_per_unit_on_the_map(quick: Report, decisions: float, met: bool) -> None:
    """A third of the units, so three times the decisions."""
    paces = [
        report.pace(game, name, Timing(1e6 / each, 1e6 / each), 1.0, None, None)
        for game, name, each in (("marne", "friedensturm", 50), ("italia", "vittorio", decisions))
    ]
    units = {"gneisenau": 1, "friedensturm": 120, "vittorio": 40}
    found = {target.key: target for target in report.targets(quick.figures, paces, quick.growth, units)}
    assert found["vittorio-per-unit"].met is met
    assert "italia-vittorio" not in found


# The clock -----------------------------------------------------------------------------------------------------


def test_every_job_gets_a_slice_in_every_round() -> None:
    order: list[str] = []
    jobs = [TimedJob(name, name, lambda: 1) for name in "ab"]
    timings = measure(jobs, QUICK, order.append)
    assert "".join(order) == "ab" * QUICK.rounds
    assert all(0 < timing.best <= timing.median for timing in timings)


def test_time_is_for_one_unit() -> None:
    jobs = [
        TimedJob("one", "one", lambda: sum(range(1000)) and 1),
        TimedJob("many", "many", lambda: sum(range(1000)) and 1000),
    ]
    one, many = measure(jobs, QUICK, lambda label: None)
    assert many.best < one.best


# The drill -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scale", "hexes"), [(1, 743), (2, 1481), (4, 2970)])
def test_the_drill_has_the_size_it_says(scale: int, hexes: int) -> None:
    play = DrillTitle(scale).table
    assert len(play.board.grid) == hexes
    assert len(play.roster) == PIECES * scale
    assert sum(map(play.is_on_board, range(len(play.roster)))) == PIECES * scale // 2
    assert play.occupation.same_as(play.count())


def test_the_drill_is_the_same_every_time(drill: DrillTitle) -> None:
    again = DrillTitle(1).table
    assert drill.table.board.terrain == again.board.terrain
    assert drill.table.position == again.position
    assert {drill.table.exerts(piece) for piece in range(PIECES)} == {-1, 0, 1}


def test_reach_and_supply_of_the_drill_meet_the_enemy(drill: DrillTitle) -> None:
    play = drill.table
    mover = figures.on_map(play)[0]
    reached = play.reachable(mover)
    assert 0 < len(reached) < len(play.board.grid)
    assert not play.held_by(WEST.enemy) & set(reached.hexes)
    cut = play.cut_off(WEST)
    assert 30 <= cut.bit_count() <= 50
    supplied = play.supplied(drill.depots(), cut)
    assert drill.depots().bit_count() == 3
    assert not supplied & cut
    assert supplied.bit_count() > len(play.board.grid) // 2


def test_a_drill_copied_or_loaded_asks_the_same(drill: DrillTitle) -> None:
    game = figures.answered(drill.start("menus"), 5)
    for other in (game.copy(), drill.load(game.save()), drill.load(game.save(), trust=True)):
        assert other.question is not None and game.question is not None
        assert other.question.number == game.question.number == 5
        assert other.view("west") == game.view("west")


def test_work_that_moves_pieces_leaves_the_counts_right(drill: DrillTitle) -> None:
    for work in (figures.marching, figures.wavering):
        play = figures.own_table(drill)
        assert isinstance(play, Drill)
        assert work(play)() > 0
        assert play.occupation.same_as(play.count())


def test_there_is_a_sheet_for_every_scale() -> None:
    assert list(SHEETS) == [1, 2, 4]


# The interpreter -----------------------------------------------------------------------------------------------


def test_the_build_of_the_interpreter_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told = {"CONFIG_ARGS": "'--enable-optimizations' '--with-lto'", "PY_CFLAGS": "-O2 -Wall -O3"}
    monkeypatch.setattr(sysconfig, "get_config_var", told.get)
    found = peer.interpreter()
    assert (found.level, found.is_profiled, found.is_linked_as_one) == ("-O3", True, True)
    monkeypatch.setattr(sysconfig, "get_config_var", lambda name: None)
    assert "optimisation not named" in str(peer.interpreter())
