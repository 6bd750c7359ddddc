"""Chapter 16: what the Germans score, and the verdicts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from grognard.games.verdun.victory import band, losses, victory_tally
from grognard.kernel.space.hexgrid import members

if TYPE_CHECKING:
    from grognard.kernel.table.title import Title
    from tests.games.verdun.conftest import Days, Field


@pytest.fixture
def forts(verdun: Title) -> str:
    """Every garrison in its fort, as lines of a position."""
    chart = verdun.charts["forts"]
    return "".join(f"unit {name} at {chart.at(name, 'hex')}\n" for name in chart.rows)


def hexes(verdun: Title, terrain: str, count: int) -> str:
    """Some hexes of a terrain, held by the Germans, as a line of a position."""
    board = verdun.new("haumont").play.board
    found = [board.grid.number(h) for h in members(board.hexes_of(terrain))]
    assert len(found) >= count
    return f"hex {' '.join(found[:count])} control german\n" if count else ""


def points(g: Days) -> int:
    """The German points as the game stands."""
    return int(victory_tally(g.table).total)


def lost(field: Field, forts: str, french: int, german: int) -> Days:
    """A position in which so many points of losses have been suffered on either side."""
    troops = {
        "french": ["208R", "233R", "243R", "273R", "310R", "327R"],
        "german": ["IR24", "IR20", "IR64", "GR8", "GR12", "IR52"],
    }
    lines = [
        f"unit {name} steps 0\n"
        for side, count in (("french", french), ("german", german))
        for name in troops[side][: count // 2]
    ]
    lines += ["unit 351R at 1120 steps 1\n"] * (french % 2) + ["unit RIR16 at 0301 steps 1\n"] * (german % 2)
    g = field("verdun fall-gericht\n" + forts + "".join(lines))
    assert losses(g.table, g.game.side("french")) == french
    assert losses(g.table, g.game.side("german")) == german
    return g


# Ground ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("16.0")
@pytest.mark.parametrize("scenario", ["haumont", "douaumont", "fall-gericht"])
def test_16_0_nobody_starts_with_points(begin: Field, scenario: str) -> None:
    assert begin(scenario).table.scores() == {"german": 0}


@pytest.mark.rule("16.0", "ex.21")
@pytest.mark.parametrize(("villages", "score"), [(0, 0), (1, 0), (2, 1), (3, 1), (6, 3), (7, 3), (8, 4)])
def test_ex_21_a_point_for_every_two_villages(
    field: Field, verdun: Title, forts: str, villages: int, score: int
) -> None:
    assert points(field("verdun fall-gericht\n" + forts + hexes(verdun, "village", villages))) == score


@pytest.mark.rule("15.5", "ex.21")
@pytest.mark.parametrize(("villages", "score"), [(2, 0), (3, 1), (7, 2), (9, 3)])
def test_ex_21_for_every_three_with_infiltration(
    field: Field, verdun: Title, forts: str, villages: int, score: int
) -> None:
    g = field("verdun fall-gericht\noptions 15.5\n" + forts + hexes(verdun, "village", villages))
    assert points(g) == score
    assert [reason.rule for reason in victory_tally(g.table).reasons] == (["15.5"] if score else [])


@pytest.mark.rule("16.0")
@pytest.mark.parametrize("count", [1, 3, 4])
def test_16_0_a_point_for_every_hex_of_verdun(field: Field, verdun: Title, forts: str, count: int) -> None:
    assert points(field("verdun fall-gericht\n" + forts + hexes(verdun, "city", count))) == count


@pytest.mark.rule("16.0", "14.82")
def test_16_0_a_point_for_every_destroyed_fort_whoever_stands_there(field: Field, forts: str) -> None:
    first, second, *rest = forts.splitlines()
    g = field("verdun fall-gericht\n" + "\n".join(rest) + f"\nunit 35RI at {first.split()[-1]}\n")
    assert points(g) == 2
    g = field("verdun fall-gericht\n" + forts + f"hex {second.split()[-1]} control german\n")
    assert points(g) == 0


# Losses ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("16.0", "9.7", "14.42")
def test_16_0_two_for_a_unit_eliminated_one_for_a_unit_reduced(field: Field, forts: str) -> None:
    """Ruling 43: guns, headquarters and those who surrendered too; no garrisons and no remnants."""
    lines = [
        ("unit 208R steps 0", 2),
        ("unit 233R steps 0 gone 1", 2),
        ("unit 14-art steps 0", 2),
        ("unit XXX-HQ steps 0", 2),
        ("unit 35RI at 1120 steps 1", 1),
        ("unit 42RI at 1120", 0),
        ("unit F-rem1 steps 0 gone 1", 0),
        ("unit F-rem2 at 1120", 0),
        ("unit Vaux-fort steps 0", 0),
        ("unit 2Z at feb-23", 0),
    ]
    for line, count in lines:
        g = field(f"verdun fall-gericht\n{forts}{line}\n")
        assert losses(g.table, g.game.side("french")) == count, line


@pytest.mark.rule("16.0", "15.1")
def test_16_0_forges_taken_away_by_15_1_is_no_loss(begin: Field) -> None:
    g = begin("haumont", options=["15.1"])
    assert losses(g.table, g.game.side("french")) == 0


@pytest.mark.rule("16.0")
@pytest.mark.parametrize(
    ("french", "german", "score"),
    [(6, 4, 3), (8, 4, 5), (4, 4, 0), (5, 4, 1), (7, 4, 3), (9, 4, 5), (4, 6, 0), (0, 0, 0), (1, 0, 5), (4, 3, 1)],
)
def test_d_3_the_best_line_that_french_losses_reach(
    field: Field, forts: str, french: int, german: int, score: int
) -> None:
    """Rulings 44 and 45: equal is nothing, none of one's own is more than double."""
    assert points(lost(field, forts, french, german)) == score


@pytest.mark.rule("16.0", "6.32")
def test_16_0_what_replacements_have_made_good_is_no_loss(field: Field, forts: str) -> None:
    text = (
        "verdun fall-gericht\n"
        + forts
        + "turn 2\nphase 6.3\npoints 1\nunit IR24 at 2001 steps 1\nunit III-HQ at 2101\n"
    )
    g = field(text)
    assert losses(g.table, g.game.side("german")) == 1
    g.play("refill IR24")
    assert losses(g.table, g.game.side("german")) == 0


# The 121st Division ---------------------------------------------------------------------------------------------


@pytest.mark.rule("16.0", "6.42", "15.2")
def test_16_0_the_121st_costs_a_point_but_not_with_15_2(field: Field, verdun: Title, forts: str) -> None:
    rest = forts + "called_121 1\n" + hexes(verdun, "city", 2)
    assert points(field("verdun fall-gericht\n" + rest)) == 1
    assert points(field("verdun fall-gericht\noptions 15.2\n" + rest)) == 2


# The verdict ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("16.0")
@pytest.mark.parametrize(
    ("score", "verdict"),
    [
        (0, "french-major"),
        (2, "french-major"),
        (3, "french-minor"),
        (5, "french-minor"),
        (6, "draw"),
        (8, "draw"),
        (9, "german-minor"),
        (11, "german-minor"),
        (12, "german-major"),
        (15, "german-major"),
    ],
)
def test_16_0_the_bands_of_the_book(field: Field, verdun: Title, forts: str, score: int, verdict: str) -> None:
    villages = min(score, 11)
    rest = hexes(verdun, "village", 2 * villages) + hexes(verdun, "city", score - villages)
    g = field("verdun fall-gericht\nturn 9\nphase 4.0\n" + forts + rest)
    winner = {"french": "french", "german": "german"}.get(verdict.partition("-")[0], "")
    assert g.game.result == (winner, f"verdict-{verdict}")
    assert g.told("final-points") == [f"German points: {score}."]


@pytest.mark.rule("16.0")
def test_16_0_below_nothing_is_a_major_french_victory(field: Field, forts: str) -> None:
    """Ruling 54."""
    g = field("verdun fall-gericht\nturn 9\nphase 4.0\n" + forts + "called_121 1\n")
    assert g.game.result == ("french", "verdict-french-major")
    assert g.told("final-points") == ["German points: -1."]


@pytest.mark.rule("16.0", "4.0")
def test_16_0_only_after_the_last_turn(field: Field, forts: str) -> None:
    g = field("verdun fall-gericht\nturn 8\nphase 4.0\n" + forts)
    assert g.game.result is None
    assert g.table.position.turn == 9


@pytest.mark.rule("16.0")
@pytest.mark.parametrize("scenario", ["haumont", "douaumont"])
def test_16_0_the_short_scenarios_have_bands_of_their_own(begin: Field, scenario: str) -> None:
    g = begin(scenario)
    least = g.table.scenario.values
    names = ["french-minor", "draw", "german-minor", "german-major"]
    assert list(least.values()) == sorted(least.values())
    assert band(g.table, 0).key == "verdict-french-major"
    for below, name in zip(["french-major", *names], names, strict=False):
        assert band(g.table, least[name]).key == f"verdict-{name}"
        assert band(g.table, least[name] - 1).key == f"verdict-{below}"


@pytest.mark.rule("16.0", "14.9")
def test_16_0_a_village_counts_as_soon_as_it_is_taken(field: Field, forts: str) -> None:
    """Haumont and, with it, a second village: entered, it changes hands."""
    text = (
        "verdun fall-gericht\n" + forts + "phase 4.IV\nhex 0806 control german\nunit IR24 at 1103\nunit 35RI at 1120\n"
    )
    g = field(text)
    assert points(g) == 0
    g.march("IR24", "1104")
    assert (g.holder("1104"), points(g)) == ("german", 1)
