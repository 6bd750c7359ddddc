"""Chapter 3: the set-up, 14.9 control at the start, and options 15.1 and 15.4 at the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from grognard.games.verdun.strength import defence_strength
from grognard.kernel.space.hexgrid import members

if TYPE_CHECKING:
    from tests.games.verdun.conftest import Days, Field


def put(g: Days, *places: str) -> Days:
    """Place pieces, each as `208R 1803`."""
    for place in places:
        piece, hex_ = place.split()
        g.play(f"deploy {piece}", f"at {hex_}")
    return g


def region(g: Days, name: str) -> list[str]:
    """The hexes of a region of the board."""
    return [g.table.board.grid.number(h) for h in members(g.table.board.regions[name])]


def refused_at(g: Days, piece: str, hex_: str) -> str:
    """Why a piece may not be placed in a hex."""
    said = g.play(f"deploy {piece}").refused(f"at {hex_}")
    g.game.undo()
    return said


FIRST_LINE = {
    "72": ["351R 0503", "324R 0803", "365R 1003", "362R 1203"],
    "51": ["233R 1603", "208R 1803", "243R 2003", "327R 2003", "310R 2104", "273R 2204"],
    "14": ["35RI 2505", "60RI 2706", "42RI 2906", "44RI 3205"],
    "own": ["56Ch 1403", "59Ch 1504", "29T 2305", "36T 2806", "44T 3006"],
}


def whole_line(g: Days) -> Days:
    """All French infantry along the first line."""
    return put(g, *(place for part in FIRST_LINE.values() for place in part))


# §3.0 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.0", "3.1", "3.2")
def test_3_0_the_french_set_up_first_then_the_germans_then_the_first_day_begins(begin: Field) -> None:
    g = begin("fall-gericht")
    assert g.asked == "french 3.0"
    assert set(g.options("deploy")) <= {p.name for p in g.table.roster if p.side.name == "french"}
    g.play("historical")
    assert (g.asked, g.at("351R")) == ("german 3.0", "0503")
    g.play("historical")
    assert (g.at("IR24"), g.phase, g.table.position.turn) == ("2201", "4.III", 1)


@pytest.mark.rule("3.2", "8.33", "8.34")
def test_3_2_stacks_that_start_too_large_are_told_of(begin: Field) -> None:
    g = begin("fall-gericht").play("historical")
    assert g.told("crowded-at-start") == [], "the French stay within the limit"
    g.play("historical")
    told = "{} holds more than two regiments: allowed at set-up, until the end of their first movement (Germans)."
    assert g.told("crowded-at-start") == [told.format("1401"), told.format("2101")]


@pytest.mark.rule("3.0")
def test_3_0_nobody_goes_on_before_all_are_placed(begin: Field) -> None:
    g = begin("fall-gericht")
    assert g.refused("done") == "§3.0 Some units are not placed yet."
    assert g.refused("done", "fr") == "§3.0 Tout le monde n’est pas placé."


@pytest.mark.rule("3.0")
def test_3_0_what_is_placed_can_be_placed_elsewhere(begin: Field) -> None:
    g = put(begin("fall-gericht"), "351R 0503", "351R 0603")
    assert g.at("351R") == "0603"
    assert "0603" not in g.play("deploy 351R").options("at")


@pytest.mark.rule("3.0", "3.1", "3.2")
@pytest.mark.parametrize("scenario", ["haumont", "douaumont"])
def test_3_0_the_short_scenarios_start_as_the_historical_set_up(begin: Field, scenario: str) -> None:
    short, whole = begin(scenario), begin("fall-gericht").play("historical", "historical")
    names = whole.table.charts["historical"].rows
    assert {name: short.at(name) for name in names} == {name: whole.at(name) for name in names}


# §3.1 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.1")
@pytest.mark.parametrize(
    ("unit", "first", "last", "sector"),
    [
        ("351R", "0403", "1403", "sector-72"),
        ("208R", "1504", "2305", "sector-51"),
        ("35RI", "2405", "3305", "sector-14"),
    ],
)
def test_3_1_each_division_in_its_part_of_the_first_trench_line(
    begin: Field, unit: str, first: str, last: str, sector: str
) -> None:
    g = begin("fall-gericht")
    open_to = g.play(f"deploy {unit}").options("at")
    assert open_to == region(g, sector)
    assert (open_to[0], open_to[-1]) == (first, last)
    assert g.refused("at 1405") == "§3.1 That hex is not in its sector.", "a trench, but of the second line"


@pytest.mark.rule("3.1")
@pytest.mark.parametrize("unit", ["29T", "44T", "36T", "56Ch", "59Ch"])
def test_3_1_the_five_independent_units_in_any_trench(begin: Field, unit: str) -> None:
    g = begin("fall-gericht").play(f"deploy {unit}")
    assert g.options("at") == [g.table.board.grid.number(h) for h in members(g.table.trench)]
    assert g.refused("at 1504") == g.refused("at 1405") == ""
    assert g.refused("at 1606") == "§3.1 It must start in a French trench hex."


@pytest.mark.rule("3.1")
@pytest.mark.parametrize("unit", ["XXX-HQ", "XXX-art"])
def test_3_1_headquarters_and_corps_guns_at_louvemont(begin: Field, unit: str) -> None:
    g = begin("fall-gericht").play(f"deploy {unit}")
    assert g.options("at") == ["1609"]
    elsewhere = "§3.1 It must start in 1609 Louvemont."
    assert g.refused("at 1610") == elsewhere
    assert g.play("at 1609").refused(f"deploy {unit}") == elsewhere


@pytest.mark.rule("3.0")
def test_3_0_a_piece_put_again_where_it_stands_is_there_already(begin: Field) -> None:
    g = begin("fall-gericht").play("deploy 351R", "at 0403", "deploy 351R")
    assert g.refused("at 0403") == "§3.0 It is already there."


@pytest.mark.rule("3.1", "14.34")
def test_3_1_the_rail_gun_on_any_railway_hex(begin: Field) -> None:
    g = begin("fall-gericht").play("deploy Rail")
    assert g.options("at") == [g.table.board.grid.number(h) for h in members(g.table.rail_hexes)]
    assert g.refused("at 1609") == "§3.1 It must start on the railway."


@pytest.mark.rule("3.1")
def test_3_1_divisional_guns_south_of_the_line_within_four_hexes_of_infantry(begin: Field) -> None:
    g = begin("fall-gericht")
    none = "§3.1 There is no French infantry within four hexes of any hex where it may start."
    assert g.refused("deploy 72-art") == none, "no infantry yet"
    put(g, "351R 0503")
    assert refused_at(g, "72-art", "0507") == ""
    assert refused_at(g, "72-art", "0508") == "§3.1 There is no French infantry within four hexes."
    assert refused_at(g, "72-art", "0603") == "§3.1 Guns must be south of the trench line.", "the line itself"
    assert refused_at(g, "72-art", "0602") == "§3.1 Guns must be south of the trench line."
    assert refused_at(g, "72-art", "0302") == "§3.1 Guns must be south of the trench line.", "north-west of its end"
    assert refused_at(g, "72-art", "0404") == "", "across the river, but south"


@pytest.mark.rule("3.1", "8.31")
def test_3_1_french_stacks_keep_to_the_limit(begin: Field) -> None:
    g = put(begin("fall-gericht"), "351R 0503", "324R 0503")
    assert refused_at(g, "365R", "0503") == "§8.31 There would be more than two regiments, or as much, in the hex."
    assert refused_at(g, "29T", "0503") == "§8.31 There would be more than two regiments, or as much, in the hex."


@pytest.mark.rule("3.1")
def test_3_1_every_hex_of_the_first_line_is_held_or_covered(begin: Field) -> None:
    g = put(
        whole_line(begin("fall-gericht")), "XXX-HQ 1609", "XXX-art 1609", "72-art 1106", "51-art 1907", "14-art 2808"
    )
    assert g.refused("done") == "§3.0 Some units are not placed yet."
    put(g, "Rail 1114")
    assert g.refused("done") == ""
    put(g, "351R 0803")
    assert g.refused("done") == "§3.1 0403 in the first line is neither held nor covered."
    put(g, "324R 0503").play("done")
    assert g.asked == "german 3.0"


@pytest.mark.rule("3.1")
def test_3_1_guns_left_alone_must_be_moved_before_going_on(begin: Field) -> None:
    g = put(whole_line(begin("fall-gericht")), "XXX-HQ 1609", "XXX-art 1609", "72-art 1106", "51-art 1907")
    put(g, "14-art 3010", "Rail 1114")
    assert g.refused("done") == ""
    put(g, "44T 3205")
    assert g.refused("done") == "§3.1 14th Division artillery has no infantry within four hexes."
    assert g.refused("deploy 14-art") == ""


@pytest.mark.rule("3.1", "7.13", "14.33")
def test_3_1_the_guns_of_the_left_bank_are_at_forges_from_the_start(begin: Field) -> None:
    """Ruling 57."""
    g = begin("fall-gericht")
    assert g.at("Forges") == "0105"
    assert "Forges" not in g.options("deploy")


# §3.2 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.2")
@pytest.mark.parametrize(
    ("unit", "first", "last"),
    [("RIR16", "0201", "1001"), ("IR81", "1101", "1701"), ("IR24", "1801", "2501"), ("V-HQ", "2601", "3301")],
)
def test_3_2_each_german_corps_in_its_part_of_the_northern_edge(begin: Field, unit: str, first: str, last: str) -> None:
    g = begin("fall-gericht").play("historical", f"deploy {unit}")
    open_to = g.options("at")
    assert (open_to[0], open_to[-1]) == (first, last)
    assert all(number.endswith("01") for number in open_to)
    assert g.refused("at 1802") == "§3.2 That hex is not in its sector."


@pytest.mark.rule("3.2")
def test_3_2_divisions_start_apart_but_corps_units_with_any(begin: Field) -> None:
    g = put(begin("fall-gericht").play("historical"), "IR81 1301")
    assert refused_at(g, "IR115", "1301") == "§3.2 Units of two divisions may not start in one hex."
    assert refused_at(g, "IR87", "1301") == ""
    put(g, "XVIII-art1 1301", "XVIII-HQ 1401")
    assert refused_at(g, "IR115", "1401") == ""
    put(g, "IR115 1401")
    assert refused_at(g, "21-art", "1401") == "§3.2 Units of two divisions may not start in one hex."


@pytest.mark.rule("3.2", "8.33")
def test_3_2_germans_may_start_too_close(begin: Field) -> None:
    g = put(begin("fall-gericht").play("historical"), "IR81 1301", "IR87 1301", "FR80 1301", "XVIII-art1 1301")
    assert g.at("FR80") == "1301"


# §3.3 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.3", "14.31", "14.32")
def test_3_3_naval_guns_face_up_heavy_guns_at_three_fair_weather_21_february(begin: Field) -> None:
    g = begin("fall-gericht")
    assert (g.at("Naval"), g.marks("Naval"), g.at("Heavy")) == ("off-map", set(), "off-map")
    position = g.table.position
    assert (position.heavy, position.weather, position.turn, g.table.day) == (3, 0, 1, 21)


@pytest.mark.rule("3.4", "calendar")
def test_3_4_the_others_wait_for_their_day(begin: Field) -> None:
    g = begin("fall-gericht")
    assert {g.at(name) for name in ("XX-HQ", "2Z", "37-art")} == {"feb-23"}
    assert g.at("IR60") == "feb-25-optional"


# §14.9, §14.8, §15.1, §15.4 --------------------------------------------------------------------------------------


@pytest.mark.rule("14.9")
def test_14_9_at_the_start_the_first_trench_line_parts_german_from_french_ground(begin: Field) -> None:
    g = begin("haumont")
    assert all(g.holder(number) == "french" for number in region(g, "first-trench"))
    assert all(g.holder(number) == "german" for number in region(g, "north-control"))
    assert [g.holder(number) for number in ("1402", "1403", "1404", "0105", "1321")] == [
        "german", "french", "french", "french", "french",
    ]  # fmt: skip


@pytest.mark.rule("15.1", "14.33")
def test_15_1_the_artillery_at_forges_takes_no_part(begin: Field) -> None:
    assert begin("fall-gericht", options=["15.1"]).at("Forges") == "out"
    assert begin("fall-gericht").at("Forges") == "0105"


@pytest.mark.rule("15.4", "14.81")
def test_15_4_garrisons_have_two_steps_otherwise_one(begin: Field) -> None:
    g = begin("haumont", options=["15.4"])
    fort = g.piece("Vaux-fort")
    assert (g.at("Vaux-fort"), defence_strength(g.table, fort)) == ("2415", 2)
    g.table.lose_step(fort)
    assert defence_strength(g.table, fort) == 1
