"""Chapter 9: lines of supply, command radius, direct supply, and the effects on units outside."""

from __future__ import annotations

import pytest

from grognard.games.front1918.combat import cannot_fight
from grognard.games.front1918.supply import commanded, fed_headquarters, sources, supplied, supply
from grognard.kernel.asking.script import Option, Question
from tests.games.italia.scenes import Field, begin, field, ground, lane

LONG = 30


def country(text: str, cp: str = "0101", entente: str = "", board: str = "") -> Field:
    """Units on a lane of clear ground, with a source of supply for either side."""
    g = field(f"{board or lane(*'.' * LONG)}{text}\nphase 11.1\n")
    g.table.edge_sources = [1 << g.hex(h) if h else 0 for h in (cp, entente)]
    g.table.count()
    return g


def check(g: Field, *answers: str) -> Field:
    """Play the supply phase here and now."""
    script, given = supply(g.table), list(answers)
    try:
        asked = next(script)
        while True:
            assert isinstance(asked, Question)
            option = asked.find(given.pop(0))
            assert isinstance(option, Option)
            asked = script.send(option)
    except StopIteration:
        assert not given
    return g


def is_fed(g: Field, name: str) -> bool:
    """Whether a unit is in supply where it stands."""
    piece = g.piece(name)
    return bool(supplied(g.table, g.table.owner[piece]) >> g.table.position.at[piece] & 1)


def in_command(g: Field, name: str) -> bool:
    """Whether a unit lies within a command radius."""
    piece = g.piece(name)
    return bool(commanded(g.table, g.table.owner[piece]) >> g.table.position.at[piece] & 1)


# §9.1 Headquarters ---------------------------------------------------------------------------------------------


@pytest.mark.rule("9.0", "9.1")
def test_9_1_a_headquarters_has_a_line_of_any_length_that_no_enemy_zone_crosses() -> None:
    g = country("unit AQ at 0130\n")
    assert fed_headquarters(g.table, g.table.sides[0]) == [g.piece("AQ")]
    g = country("unit AQ at 0130\nunit I4x at 0115\n")
    assert fed_headquarters(g.table, g.table.sides[0]) == []


@pytest.mark.rule("9.1", "5.0")
def test_9_1_a_friend_opens_an_enemy_zone_for_the_line() -> None:
    board = ground(size=5) + "unit AQ at 0305\nunit I4x at 0203\nunit I3x at 0503\n"
    assert fed_headquarters((g := country(board, cp="0301", board=" ")).table, g.table.sides[0]) == []
    g = country(board + "unit A4x at 0304\nunit A3x at 0303\nunit AD1 at 0302\n", cp="0301", board=" ")
    assert fed_headquarters(g.table, g.table.sides[0]) == [g.piece("AQ")]


@pytest.mark.rule("9.1.sources")
def test_9_1_sources_venice_is_a_source_of_the_entente() -> None:
    for scenario in ("albrecht", "solstice", "vittorio"):
        g = begin(scenario)
        assert sources(g.table, g.table.sides[1]) >> g.hex("W0337") & 1


@pytest.mark.rule("9.1.sources", "scenarios.format")
@pytest.mark.parametrize("scenario", ["grappa", "caporetto", "radetzky", "albrecht", "solstice", "vittorio"])
def test_9_1_sources_every_headquarters_has_a_line_at_the_start_and_everyone_is_in_supply(scenario: str) -> None:
    g = begin(scenario)
    for side in g.table.sides:
        on_map = [p for p in g.table.headquarters[side] if g.table.is_on_board(p)]
        assert fed_headquarters(g.table, side) == on_map
        units = [p for p in (*g.table.fighters[side], *g.table.guns[side]) if g.table.is_on_board(p)]
        unfed = [g.table.roster[p].name for p in units if not supplied(g.table, side) >> g.table.position.at[p] & 1]
        assert unfed == []


@pytest.mark.rule("9.1.sources")
def test_9_1_sources_a_limit_of_the_area_is_a_source_by_compass() -> None:
    """Ruling D63: the Central Powers' limits are the north and east ones, the Entente's the south and west ones."""
    g = begin("radetzky")
    cp, entente = g.table.edge_sources
    numbers = {side: {g.table.board.grid.number(h) for h in range(g.table.board.grid.size) if bits >> h & 1}
               for side, bits in (("cp", cp), ("entente", entente))}  # fmt: skip
    assert not cp & entente
    assert all(n[1:3] == "28" or n[3:] == "28" for n in numbers["cp"]), "row 28 and column 28"
    assert "W2713" not in numbers["cp"], "not its part of the west limit"
    assert all(n[3:] == "13" or n[1:3] == "01" or n[3:] != "28" for n in numbers["entente"])


@pytest.mark.rule("9.1.displacement")
def test_9_1_displacement_a_headquarters_without_a_line_goes_back_until_it_has_one() -> None:
    """Ruling D89."""
    g = country("unit AQ at 0120\nunit I4x at 0110\n")
    check(g)
    assert g.at("AQ") == "0108", "beyond the enemy and out of his zone"


WALL = "unit I4x at 0404\nunit I4y at 0604\nunit I3x at 0204\nunit IR1 at 0804\n"


def pushed(*cells: str) -> str:
    """Where a headquarters in 0502 goes that enemies in the fourth row cut off from 0509."""
    return check(country(f"unit AQ at 0502\n{WALL}", cp="0509", board=ground(*cells))).at("AQ")


@pytest.mark.rule("9.1.displacement", "11.3.3", "15.5")
def test_9_1_displacement_it_does_not_stop_in_an_enemy_zone() -> None:
    """Ruling D89: the zones of the fourth row reach the fifth."""
    assert pushed() == "0506"


@pytest.mark.rule("9.1.displacement", "11.3.3")
@pytest.mark.parametrize(
    ("cells", "place"),
    [
        (("0506 h",), "0406"),
        (("0505 h", "0506 h"), "0406"),
        (tuple(f"0{column}06 h" for column in range(1, 10)), "0507"),
    ],
)
def test_9_1_displacement_it_stops_in_no_high_mountain(cells: tuple[str, ...], place: str) -> None:
    """Ruling D89: round it if there is a way, beyond it if there is none."""
    assert pushed(*cells) == place


@pytest.mark.rule("9.1.displacement", "15.5")
@pytest.mark.parametrize(("friend", "place"), [("", "out"), ("unit A4x at 0509\n", "0509")])
def test_9_1_displacement_alone_in_a_zone_at_the_source_it_is_lost(friend: str, place: str) -> None:
    """Ruling D89."""
    guard = "unit IR2 at 0508\nunit IR3 at 0408\nunit IR4 at 0608\n"
    g = country(f"unit AQ at 0502\n{WALL}{guard}{friend}", cp="0509", board=ground())
    assert check(g).at("AQ") == place


@pytest.mark.rule("9.1.displacement", "11.3.3")
@pytest.mark.parametrize(("cell", "place"), [((), "0509"), (("0509 h",), "out")])
def test_9_1_displacement_it_is_lost_where_only_a_source_in_high_mountain_is_left(
    cell: tuple[str, ...], place: str
) -> None:
    """Ruling D89: the zones of those about it close every other hex, and a friend holds the source."""
    guard = "unit IR2 at 0508\nunit IR3 at 0408\nunit IR4 at 0608\nunit A4x at 0509\n"
    g = country(f"unit AQ at 0502\n{WALL}{guard}", cp="0509", board=ground(*cell))
    assert check(g).at("AQ") == place


CLIFF = lane(*"." * 12) + "hexside impassable 0103/0104\n"


@pytest.mark.rule("9.1", "11.1.2")
@pytest.mark.parametrize(("staff", "fed"), [("0103", True), ("0104", False)])
def test_9_1_no_line_of_a_headquarters_crosses_an_impassable_side(staff: str, fed: bool) -> None:
    """Ruling D132."""
    g = country(f"unit AQ at {staff}\n", board=CLIFF)
    assert bool(fed_headquarters(g.table, g.table.sides[0])) is fed


@pytest.mark.rule("9.1.line", "11.1.2")
def test_9_1_line_no_line_of_a_unit_crosses_an_impassable_side() -> None:
    """Ruling D132."""
    g = country("unit AQ at 0103\nunit A4x at 0104\n", cp="", board=CLIFF)
    assert not in_command(g, "A4x")


@pytest.mark.rule("9.1.displacement", "11.1.2")
@pytest.mark.parametrize(
    ("wall", "place"), [("", "0506"), ("hexside impassable 0505/0506 0405/0506 0605/0506\n", "0406")]
)
def test_9_1_displacement_it_goes_round_an_impassable_side(wall: str, place: str) -> None:
    """Ruling D132."""
    assert check(country(f"{wall}unit AQ at 0502\n{WALL}", cp="0509", board=ground())).at("AQ") == place


@pytest.mark.rule("9.1.displacement", "15.5")
def test_9_1_displacement_a_depot_is_a_source_too() -> None:
    """Ruling D64."""
    g = country("unit IQ at 0110\nunit I-depot1 at 0114\nunit A4x at 0125\n", entente="0130")
    assert fed_headquarters(g.table, g.table.sides[1]) == [g.piece("IQ")], "the enemy lies between it and the edge"


# §9.1 Units ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.1.units")
def test_9_1_units_are_in_supply_within_the_radius_on_the_counter_of_a_headquarters() -> None:
    g = country("unit AQ at 0108\nunit A4x at 0116\nunit A3x at 0117\nunit I4x at 0130\n")
    assert in_command(g, "A4x") and not in_command(g, "A3x"), "eight hexes, the unit's own counted"


@pytest.mark.rule("9.1.units")
def test_9_1_units_within_twenty_hexes_of_a_source_need_no_headquarters() -> None:
    g = country("unit A4x at 0121\nunit A3x at 0122\n")
    assert is_fed(g, "A4x") and not is_fed(g, "A3x")
    assert not in_command(g, "A4x"), "for leads, bridges and airmen only headquarters count"


@pytest.mark.rule("9.1.units", "15.5")
def test_9_1_units_within_twenty_hexes_of_a_depot_are_in_supply() -> None:
    g = country("unit I4x at 0121\nunit I3x at 0122\nunit I-depot1 at 0101\n", cp="")
    assert is_fed(g, "I4x") and not is_fed(g, "I3x")


@pytest.mark.rule("9.1.line", "9.1.units")
def test_9_1_line_mountains_and_marsh_count_two_each_the_units_own_too() -> None:
    """Ruling D29."""
    for cell in "mhs":
        board = lane(*"." * 7, cell, *"." * 7)
        g = country("unit AQ at 0101\nunit A4x at 0108\nunit A3x at 0109\n", cp="", board=board)
        assert in_command(g, "A4x") and not in_command(g, "A3x"), "six hexes and the mountain for two"
        g = country("unit AQ at 0101\nunit A4x at 0108\n", cp="", board=lane(*"." * 6, cell, cell, *"." * 7))
        assert not in_command(g, "A4x"), "five and twice two"


@pytest.mark.rule("9.1.line")
def test_9_1_line_the_mountain_of_the_headquarters_does_not_count() -> None:
    g = country("unit AQ at 0101\nunit A4x at 0109\n", cp="", board=lane("m", *"." * 14))
    assert in_command(g, "A4x")


@pytest.mark.rule("9.1.line")
def test_9_1_line_along_a_road_a_mountain_counts_one() -> None:
    road = "link road " + " ".join(f"01{row:02}" for row in range(1, 10)) + "\n"
    g = country(f"{road}unit AQ at 0101\nunit A4x at 0109\nunit A3x at 0110\n", cp="", board=lane(*"m" * 14))
    assert in_command(g, "A4x") and not in_command(g, "A3x")
    g = country("unit AQ at 0101\nunit A4x at 0105\nunit A3x at 0106\n", cp="", board=lane(*"m" * 14))
    assert in_command(g, "A4x") and not in_command(g, "A3x"), "without it eight hexes are four mountains"


@pytest.mark.rule("9.1.line", "11.1.3.secondary")
@pytest.mark.parametrize(("weather", "reaches"), [("fine", True), ("fog", True), ("bad", False), ("fog-bad", False)])
def test_9_1_line_a_secondary_road_is_one_by_the_weather_of_the_sequence(weather: str, reaches: bool) -> None:
    """Ruling D28."""
    road = "link secondary " + " ".join(f"01{row:02}" for row in range(1, 10)) + "\n"
    text = f"{road}weather {weather}\nunit AQ at 0101\nunit A4x at 0109\n"
    assert in_command(country(text, cp="", board=lane(*"m" * 14)), "A4x") == reaches


@pytest.mark.rule("9.1.line", "5.0")
def test_9_1_line_no_enemy_zone_without_a_friend_in_it() -> None:
    units, narrow = "unit AQ at 0101\nunit A4x at 0106\nunit I4x at 0203\n", "board\n" + "  . .\n" * 7
    assert not in_command(country(units, cp="", board=narrow), "A4x")
    friends = "unit A3x at 0103\nunit AD1 at 0104\n"
    assert in_command(country(units + friends, cp="", board=narrow), "A4x")


@pytest.mark.rule("9.1.line")
def test_9_1_line_ends_one_hex_beyond_a_major_river_without_a_bridge() -> None:
    for water, far in (("river", False), ("stream", True)):
        text = f"hexside {water} 0103/0104\nunit AQ at 0101\nunit A4x at 0104\nunit A3x at 0105\n"
        g = country(text, cp="", board=lane(*"." * 10))
        assert in_command(g, "A4x") and in_command(g, "A3x") == far


@pytest.mark.rule("9.1.line", "11.2.4.use")
def test_9_1_line_a_footbridge_of_its_own_side_carries_a_line() -> None:
    text = "hexside river 0103/0104\nunit AQ at 0101\nunit A3x at 0105\nedge 0103/0104 footbridge "
    assert in_command(country(text + "1\n", cp="", board=lane(*"." * 10)), "A3x")
    assert not in_command(country(text + "3\n", cp="", board=lane(*"." * 10)), "A3x"), "not one of the enemy's (D35)"


@pytest.mark.rule("9.1.line", "11.2.5")
def test_9_1_line_a_broken_bridge_stops_a_line_over_a_major_river_only() -> None:
    for water, far in (("river", False), ("stream", True)):
        bridge = f"hexside {water} 0103/0104\nlink road 0103 0104\nedge 0103/0104 broken 1\n"
        text = bridge + "unit AQ at 0101\nunit A3x at 0105\n"
        assert in_command(country(text, cp="", board=lane(*"." * 10)), "A3x") == far


@pytest.mark.rule("9.1.line")
def test_9_1_line_a_source_in_an_enemy_zone_feeds_nobody_but_a_friend_in_it() -> None:
    units = "unit A4x at 0505\nunit I4x at 0102\n"
    assert not is_fed(country(units, board=ground(size=6)), "A4x"), "0101 is next to the enemy"
    assert is_fed(country(units + "unit A3x at 0101\nunit AD1 at 0201\n", board=ground(size=6)), "A3x")


@pytest.mark.rule("9.1.line", "15.5")
def test_9_1_line_a_depot_in_an_enemy_zone_goes_on_feeding() -> None:
    g = country("unit I4x at 0110\nunit I-depot1 at 0105\nunit A4x at 0104\n", cp="")
    assert is_fed(g, "I4x"), "it is itself a friendly unit there"


# §9.2 and §9.3 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.2", "9.2.elimination")
def test_9_2_a_unit_without_a_line_is_marked_and_lost_the_second_time() -> None:
    g = check(country("unit A4x at 0130\nunit AQ at 0102\n"))
    assert g.marks("A4x") == {"unsupplied"}
    assert check(g).at("A4x") == "out"


@pytest.mark.rule("9.2", "9.1.units")
def test_9_2_the_marker_comes_off_when_a_line_is_found() -> None:
    g = check(country("unit A4x at 0115 unsupplied\n"))
    assert g.marks("A4x") == set()


@pytest.mark.rule("9.2")
def test_9_2_an_unsupplied_unit_only_moves_toward_supply_of_any_kind() -> None:
    g = country("region sources-cp 0101\nunit A4x at 0125 unsupplied\nunit A3x at 0110\n").play("move A4x")
    assert g.options("to") == ["0121"], "twenty hexes from the source, which it can just reach"
    assert g.refused("to 0126").startswith("§9.2 ")


@pytest.mark.rule("9.2")
def test_9_2_an_unsupplied_unit_does_not_attack() -> None:
    g = field(ground() + "unit A4x at 0505 unsupplied\nunit I4x at 0504\nunit AQ at 0509\nphase 12.1\n")
    refusal = cannot_fight(g.table, g.table.sides[0], False, g.piece("A4x"))
    assert refusal is not None and g.table.clause(refusal.rule) == "9.2"


@pytest.mark.rule("9.3")
def test_9_3_guns_and_trucks_without_a_line_are_lost_at_once_depots_never() -> None:
    g = check(country("unit IC I-trucks at 0125\nunit I4x at 0126\nunit IQ at 0101\n", cp="", entente="0101"))
    assert (g.at("IC"), g.at("I-trucks"), g.at("I4x")) == ("out", "out", "0126")
    g = check(country("unit I-depot1 at 0125\nunit IQ at 0101\nunit A4x at 0120\n", cp="0119", entente="0101"))
    assert g.at("I-depot1") == "0125"


@pytest.mark.rule("9.3")
def test_9_3_assault_troops_share_the_lot_of_their_unit() -> None:
    text = "unit IR1 Arditi1 at 0125\nunit Arditi1 carrier IR1\nunit IQ at 0101\n"
    g = check(country(text, cp="", entente="0101"))
    assert (g.at("Arditi1"), g.marks("IR1")) == ("0125", {"unsupplied"})
    assert check(g).at("Arditi1") == "out"


@pytest.mark.rule("9.0", "11.1.3.secondary")
@pytest.mark.parametrize(("scenario", "weather"), [("grappa", "bad"), ("caporetto", "fine"), ("vittorio", "fine")])
def test_9_0_supply_is_checked_by_fine_weather_unless_the_scenario_sets_bad_weather_throughout(
    scenario: str, weather: str
) -> None:
    """Ruling D28."""
    from grognard.games.italia.turn import check_supply

    g = begin(scenario)
    list(check_supply(g.table))
    assert ("fine", "fog", "bad")[g.table.position.weather] == weather
    assert (g.table.ways is g.table.wet_ways) == (weather == "bad")
