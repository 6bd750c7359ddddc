"""Chapter 16.1: smoke shells, what smoke hides, and what becomes of it."""

from __future__ import annotations

import pytest

from grognard.games.august.sight import hexes_seeing, sees
from tests.games.august.fielding import Battle, Roll, lay_out

ROW = "board\n" + "  . . . . . . . . . . . . . .\n" * 5


def shelling(*rolls: Roll, more: str = "") -> Battle:
    """Germans about to fire a smoke shell, on the first turn."""
    units = "unit g14A at guns mission fire plan 0503\nunit g14A smoking 1\nunit gI01 at 0101\nunit rI01 at 1405\n"
    text = f"{ROW}turn 1\nacting german\n{units}{more}"
    return lay_out(text, *rolls, scenario="usdau", phase="3.0.B")


def smoking(hex_: str, *rolls: Roll) -> Battle:
    """The end of a turn with a German cloud in a hex."""
    text = f"{ROW}turn 2\nacting german\nhex {hex_} smoke german\nunit gI01 at 0101\nunit rI01 at 1405\n"
    return lay_out(text, *rolls, scenario="usdau", phase="16.13")


def clouds(g: Battle) -> list[str]:
    """The hexes under smoke."""
    return [g.table.board.place_text(h) for h, owner in enumerate(g.table.position.smoke) if owner]


@pytest.mark.rule("16.11")
@pytest.mark.parametrize(("roll", "hexes"), [((4, 4), ["0503"]), ((4, 5), [])])
def test_d_9_eight_places_smoke_and_nine_does_not(roll: Roll, hexes: list[str]) -> None:
    g = shelling(roll)
    assert g.options() == ["fire-smoke g14A"]
    g.play("fire-smoke g14A")
    assert clouds(g) == hexes
    assert "spent" in g.marks("g14A")


@pytest.mark.rule("16.11", "16.14", "9.81")
def test_16_14_smoke_hits_nobody_and_friends_beside_it_are_safe() -> None:
    g = shelling((1, 1), more="unit rI02 at 0503\nunit gI02 at 0502\n").play("fire-smoke g14A")
    assert g.ask == "ask-segment", "there is no other roll"
    assert g.told("bombardment-result") == g.told("friendly-fire-misses") == []


@pytest.mark.rule("16.12", "8.66")
def test_16_12_no_line_passes_smoke_and_one_sees_three_hexes_into_it() -> None:
    rows = "board\n" + "  . . .\n" * 12
    units = "unit gI01 gMG1 at 0203\nunit gI02 at 0202\nunit rI01 at 0206\nunit rI02 at 0209\n"
    g = lay_out(f"{rows}acting german\nhex 0206 smoke german\n{units}", scenario="usdau").table
    into, past = g.roster.numbers["rI01"], g.roster.numbers["rI02"]
    near, far = g.board.grid.find("0203"), g.board.grid.find("0202")
    assert sees(g, near, into)
    assert not sees(g, far, into)
    assert not sees(g, near, past)
    g.position.smoke[:] = bytes(len(g.position.smoke))
    assert sees(g, near, past)


@pytest.mark.rule("16.12", "8.71")
def test_16_12_from_no_height_one_sees_over_smoke() -> None:
    rows = "board\n  .3 . . .\n  .3 . . .\n"
    text = f"{rows}acting german\nhex 0301 smoke german\nunit gI01 gI02 at 0101\nunit rI01 at 0401\n"
    g = lay_out(text, scenario="usdau").table
    assert not hexes_seeing(g, g.board.grid.find("0401"), is_observed=True) >> g.board.grid.find("0101") & 1


@pytest.mark.rule("16.13", "3.0.D")
@pytest.mark.parametrize(
    ("rolls", "hexes"),
    [((1,), ["0503"]), ((2, 1), ["0502"]), ((2, 2), ["0602"]), ((2, 4), ["0504"]), ((3,), []), ((6,), [])],
)
def test_16_13_one_stays_two_drifts_the_rest_goes(rolls: tuple[int, ...], hexes: list[str]) -> None:
    assert clouds(smoking("0503", *rolls, 5, 2)) == hexes


@pytest.mark.rule("16.13")
def test_16_13_off_the_map_the_cloud_is_gone() -> None:
    assert clouds(smoking("0501", 2, 1, 5, 2)) == []


@pytest.mark.rule("16.13")
def test_16_13_a_cloud_that_has_drifted_is_not_rolled_for_again() -> None:
    text = f"{ROW}turn 2\nacting german\nhex 0503 0504 smoke german\nunit gI01 at 0101\nunit rI01 at 1405\n"
    g = lay_out(text, 2, 4, 3, 5, 2, scenario="usdau", phase="16.13")
    assert clouds(g) == ["0504"]
