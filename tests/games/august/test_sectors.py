"""Chapter 17.5: sectors, played one after the other, and the orders of the commander-in-chief."""

from __future__ import annotations

import pytest

import grognard
from grognard.games.august import August
from grognard.games.august.sectors import FIRST, SECOND, sector_of
from tests.games.august.fielding import Battle, Roll

ROWS = "  . . . . . .\n" * 10
"""The boundary runs between rows 08 and 09."""
PLAYED = "division rows\nsector 1\n"
NORTH, SOUTH = "unit gI01 at 0108\nunit rI01 at 0601\n", "unit gI02 at 0209\nunit rI02 at 0610\n"


def divided(units: str, *rolls: Roll, more: str = PLAYED, phase: str = "3.0.C", options: str = "17.51") -> Battle:
    """A battle of sectors, in the first of them."""
    head = f"august usdau\noptions {options}\nphase {phase}\nboard\n{ROWS}{more}"
    return Battle(grognard.position(August, f"{head}{units}", dice=grognard.Scripted(rolls)))


def acting(units: str, *rolls: Roll, more: str = PLAYED) -> Battle:
    """A German segment under way in the first sector, with one piece that is still to act."""
    spare = "acting german\nunderway acting\nunit gI04 at 0101 to-move\nunit rI08 at 0601\n"
    return divided(spare + units, *rolls, more=more)


# The division (17.51) ------------------------------------------------------------------------------------------


@pytest.mark.rule("17.51", "ex.35")
@pytest.mark.parametrize(
    ("answer", "hexes"),
    [
        ("by-rows", {"45/0308": 1, "45/0309": 2, "47/0308": 1, "47/0309": 2}),
        ("by-maps", {"45/0308": 1, "45/0309": 1, "47/0308": 2, "47/0309": 2}),
    ],
)
def test_ex_35_the_map_is_divided_by_rows_or_each_map_is_a_sector(answer: str, hexes: dict[str, int]) -> None:
    g = Battle(grognard.new(August, scenario="usdau", seed=1, options=["17.51"]))
    assert g.asked == "russian 17.51"
    g.play(answer)
    assert {name: sector_of(g.table, g.hex(name)) for name in hexes} == hexes


@pytest.mark.rule("17.51")
def test_17_51_only_the_sector_that_is_played_acts_and_then_the_other() -> None:
    g = divided("acting german\n" + NORTH + SOUTH, 3, 1)
    assert g.options("unit") == ["gI01"]
    assert g.refused("unit gI02") == "§17.51 The other sector is being played now."
    g.play("pass", "pass")
    assert (g.table.position.sector, g.asked) == (SECOND, "german 3.1")
    assert g.options("unit") == ["gI02"]
    assert g.table.position.turn == 1


@pytest.mark.rule("17.51", "14.42")
def test_17_51_who_must_recover_in_the_other_sector_stops_nobody_from_passing() -> None:
    south = SOUTH.replace("gI02 at 0209", "gI02 at 0209 demoralised")
    assert "pass" in divided("acting german\n" + NORTH + south).options()


# The boundary (17.51) ------------------------------------------------------------------------------------------


@pytest.mark.rule("17.51")
def test_17_51_nobody_moves_over_the_boundary_unless_he_is_posted() -> None:
    g = acting("unit gI01 at 0108 to-move led\n").play("act gI01")
    assert g.refused("to 0109") == "§17.51 It must stay in its sector."
    posted = acting("unit gI01 at 0108 to-move led posted 1\n").play("act gI01", "to 0109")
    assert posted.at("gI01") == "0109"
    assert posted.table.position.posted[posted.piece("gI01")] == 0, "he belongs to the other sector now"


@pytest.mark.rule("17.51", "14.31")
def test_17_51_a_flight_goes_over_the_boundary() -> None:
    g = acting("unit gI01 at 0108 to-move demoralised\nunit rI01 at 0106 spent\n", (6, 5)).play("act gI01")
    while g.ask == "ask-flee":
        g.play(next((each for each in g.options() if each.endswith("09")), g.options()[0]))
    assert sector_of(g.table, g.hex(g.at("gI01"))) == SECOND


@pytest.mark.rule("17.51")
def test_17_51_nobody_fires_over_the_boundary() -> None:
    g = acting("unit gI01 at 0108 to-fire\nunit rI01 at 0110 spent\nunit rI02 at 0106 spent\n").play("act gI01")
    assert g.options("fire") == ["0106"]
    assert g.refused("fire 0110") == "§17.51 A unit cannot fire out of its sector."


@pytest.mark.rule("17.51", "13.0")
def test_17_51_opportunity_fire_neither() -> None:
    g = acting("unit gI01 at 0107 to-move led\nunit rI01 at 0110\n").play("act gI01", "to 0108")
    assert g.ask != "ask-shoot"
    near = acting("unit gI01 at 0107 to-move led\nunit rI01 at 0308\n").play("act gI01", "to 0108")
    assert near.ask == "ask-shoot"


@pytest.mark.rule("17.51", "12.2")
def test_17_51_an_assault_goes_over_the_boundary_only_by_order() -> None:
    units = "force assault -\nunit gI01 at 0108 to-fire led well-led by gCpt1a\nunit rI01 at 0109 spent\n"
    g = acting(units).play("act gI01")
    assert g.refused("assault 0109") == "§17.51 No assault across the boundary was ordered this turn."
    ordered = acting(units + "side german across 1\n", 3, 3).play("act gI01", "assault 0109")
    assert ordered.at("gI01") == "0109"


@pytest.mark.rule("17.52", "9.11")
def test_17_52_a_battery_off_the_map_fires_in_one_sector() -> None:
    g = divided("unit g14A at guns\nunit gI01 at 0101\nunit rI01 at 0601\n", phase="9.1", more="division rows\n")
    g.play("aim 0602")
    assert set(g.options("aim")) == {f"{column:02}{row:02}" for column in range(1, 7) for row in range(1, 9)}
    assert g.refused("aim 0609") == "§17.51 A unit cannot fire out of its sector."


# The commander-in-chief (17.52) --------------------------------------------------------------------------------


@pytest.mark.rule("17.52", "17.51")
def test_17_52_between_turns_he_posts_pieces_and_orders_assaults() -> None:
    more = "turn 2\ndivision rows\n"
    g = divided(NORTH + SOUTH, 6, 1, phase="17.52", more=more)
    assert g.asked == "german 17.52"
    assert g.options("post") == ["gI01", "gI02"]
    g.play("post gI01")
    assert g.options("post") == ["gI02"]
    assert g.refused("post rI01") == "§3.1 This piece is not yours."
    assert g.refused("post gI03") == "§17.52 Only pieces on the map can be posted."
    g.play("order-across")
    assert g.refused("order-across") == "§17.51 They have already been ordered for this turn."
    g.play("done")
    assert g.asked == "russian 17.52"
    g.play("done")
    position = g.table.position
    assert (position.posted[g.piece("gI01")], position.across, position.sector) == (1, [1, 0], FIRST)


@pytest.mark.rule("17.52")
def test_17_52_nobody_is_posted_before_the_first_turn_is_over() -> None:
    g = divided(NORTH + SOUTH, phase="17.52", more="division rows\n")
    assert g.options() == ["order-across", "done"]
    assert g.refused("post gI01") == "§17.52 Pieces change sectors only between turns."


@pytest.mark.rule("17.51", "3.0.D")
def test_17_51_an_order_lasts_for_the_turn() -> None:
    more = "division rows\nsector 1\nside german across 1\n"
    g = divided("acting german\n" + NORTH + SOUTH, 3, 1, more=more).play("pass", "pass", "pass", "pass")
    assert (g.table.position.turn, g.table.position.across, g.asked) == (2, [0, 0], "german 17.52")


@pytest.mark.rule("17.51")
def test_17_51_without_the_option_there_are_no_sectors() -> None:
    text = f"august usdau\nphase 3.0.C\nboard\n{ROWS}acting german\n{NORTH}{SOUTH}"
    g = Battle(grognard.position(August, text))
    assert g.options("unit") == ["gI01", "gI02"]
    assert sector_of(g.table, g.hex("0109")) == 0
