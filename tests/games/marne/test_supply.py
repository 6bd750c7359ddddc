"""Chapter 9: lines of supply, the command radius, and the effects on units outside it."""

from __future__ import annotations

import pytest

from grognard.games.front1918.supply import commandable, commanded, fed_headquarters, in_command, sources, supply
from grognard.kernel.asking.script import Option, Question
from tests.games.marne.scenes import Field, begin, field, ground


def country(text: str, german: str = "0101", allied: str = "0118", size: int = 18) -> Field:
    """Units on clear ground, with a source of supply for either side."""
    g = field(f"{ground(size=size)}{text}\nphase 11.1\n")
    g.table.edge_sources = [1 << g.hex(german), 1 << g.hex(allied)]
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
    """Whether a headquarters has a line to a source."""
    piece = g.piece(name)
    return piece in fed_headquarters(g.table, g.table.owner[piece])


def commands(g: Field, name: str) -> bool:
    """Whether a unit lies within a command radius."""
    return in_command(g.table, g.piece(name))


# §9.1 Lines of headquarters ---------------------------------------------------------------------------------------


@pytest.mark.rule("9.1", "9.0")
def test_9_1_a_headquarters_needs_a_line_of_any_length_to_a_source() -> None:
    assert is_fed(country("unit G-XVIII at 1809\nunit G4 at 1808\n"), "G-XVIII")


WALL = "unit F4 at 0902\nunit F3 at 0905\nunit F69 at 0908\nunit F18 at 0911\nunit F60 at 0914\nunit F123 at 0917\n"
"""Divisions down one column, each closing its own hex and the two beside it."""


@pytest.mark.rule("9.1")
def test_9_1_no_line_passes_enemy_units_or_their_zones() -> None:
    assert not is_fed(country(f"unit G-XVIII at 1409\nunit G4 at 1509\n{WALL}"), "G-XVIII")


@pytest.mark.rule("9.1", "5.0")
def test_9_1_a_friend_in_the_hex_opens_an_enemy_zone() -> None:
    open_way = "unit G4 at 0809\nunit G3 at 0910\nunit G2 at 1009\n"
    assert is_fed(country(f"unit G-XVIII at 1409\n{open_way}{WALL}"), "G-XVIII")


@pytest.mark.rule("9.1.sources")
@pytest.mark.parametrize("scenario", ["gneisenau", "blucher", "friedensturm"])
def test_9_1_every_headquarters_begins_with_a_line_and_everyone_in_command(scenario: str) -> None:
    table = begin(scenario).table
    for side in table.sides:
        on_map = [p for p in table.headquarters[side] if table.is_on_board(p)]
        assert fed_headquarters(table, side) == on_map
        units = [p for p in (*table.fighters[side], *table.guns[side]) if table.is_on_board(p)]
        assert all(commanded(table, side) >> table.position.at[p] & 1 for p in units)


@pytest.mark.rule("9.1.sources")
def test_9_1_sources_lie_on_the_edges_behind_either_side() -> None:
    g = begin("gneisenau")
    german, allied = g.table.sides
    assert sources(g.table, german) >> g.hex("1201") & 1
    assert sources(g.table, german) >> g.hex("0101") & 1
    assert sources(g.table, allied) >> g.hex("0110") & 1
    assert not sources(g.table, german) & sources(g.table, allied)


@pytest.mark.rule("9.1.sources")
def test_9_1_reims_is_a_source_while_a_free_path_leads_there_from_an_allied_edge() -> None:
    text = "marne friedensturm\nturn 2\nphase 11.1\nunit F-V F7 at 4724\nunit G-I G239 at 5016\n"
    g = field(text)
    allied = g.table.sides[1]
    assert sources(g.table, allied) >> g.hex("4619") & 1
    beside = field(text + "unit G242 at 4618\n")
    assert sources(beside.table, allied) >> beside.hex("4619") & 1, "the way out of it is free"
    inside = field(text + "unit G242 at 4619\n")
    assert not sources(inside.table, allied) >> inside.hex("4619") & 1
    shut = field(text + "unit G242 at 4618\nunit G213 at 4620\nunit F6Tir at 4619\n")
    assert not sources(shut.table, allied) >> shut.hex("4619") & 1, "zones all round, and a garrison opens none"


@pytest.mark.rule("9.1.sources", "3.0.unit")
def test_9_1_enemy_guns_on_the_only_way_out_of_reims_close_it() -> None:
    text = "marne friedensturm\nturn 2\nphase 11.1\nunit F-V F7 at 4724\nunit G242 at 4618\n"
    guns = "unit G-corps1 at 4720\nunit G-corps2 at 4620\n"
    g = field(text + guns)
    assert sources(g.table, g.table.sides[1]) >> g.hex("4619") & 1, "4520 is left"
    g = field(text + guns + "unit G-corps3 at 4520\n")
    assert not sources(g.table, g.table.sides[1]) >> g.hex("4619") & 1


# §9.1 The command radius ------------------------------------------------------------------------------------------


@pytest.mark.rule("9.1.command")
def test_9_1_the_radius_is_fifteen_hexes_the_unit_s_own_counted() -> None:
    g = country("unit G-XVIII at 0101\nunit G4 at 0116\nunit G3 at 0117\nunit F4 at 1818\n")
    assert commands(g, "G4") and not commands(g, "G3")


@pytest.mark.rule("9.1.command")
def test_9_1_each_headquarters_has_the_radius_of_its_counter() -> None:
    staffs = "piece G-near like G-XVIII command 3\nunit G-XVIII at 0101\nunit G-near at 1809\n"
    g = country(f"{staffs}unit G4 at 1806\nunit G3 at 1813\n")
    assert commands(g, "G4") and not commands(g, "G3")


@pytest.mark.rule("9.1.command", "9.1")
def test_9_1_a_headquarters_cut_off_commands_until_the_supply_phase_moves_it() -> None:
    g = country(f"unit G-XVIII at 1409\nunit G4 at 1509\n{WALL}")
    assert not is_fed(g, "G-XVIII")
    assert commands(g, "G4")


@pytest.mark.rule("9.1.command")
def test_9_1_the_way_to_a_unit_is_counted_round_the_enemy() -> None:
    wall = "unit F4 at 0708\nunit F3 at 0711\nunit F69 at 0705\nunit F18 at 0714\n"
    g = country("unit G-XVIII at 0109\nunit G4 at 1409\n" + wall)
    assert g.table.board.grid.distance(g.hex("0109"), g.hex("1409")) == 13
    assert not commands(g, "G4")


RIVER = "".join(f"hexside river 05{row:02}/06{row:02}\n" for row in range(1, 10)) + "".join(
    f"hexside river 05{row + 1:02}/06{row:02}\n" for row in range(1, 9)
)
"""A major river down the board between columns 5 and 6."""


@pytest.mark.rule("9.1.command")
def test_9_1_over_a_major_river_without_a_bridge_the_radius_ends_with_the_first_hex() -> None:
    units = "unit G-XVIII at 0305\nunit G4 at 0605\nunit G3 at 0705\nunit F4 at 0909\n"
    g = field(f"{ground()}{RIVER}{units}phase 11.1\n")
    g.table.edge_sources = [1 << g.hex("0101"), 1 << g.hex("0901")]
    assert commands(g, "G4") and not commands(g, "G3")
    g = field(f"{ground()}{RIVER}link road 0505 0605\n{units}phase 11.1\n")
    g.table.edge_sources = [1 << g.hex("0101"), 1 << g.hex("0901")]
    assert commands(g, "G4") and commands(g, "G3")


@pytest.mark.rule("9.1.command", "11.2.4.use")
def test_9_1_a_footbridge_carries_the_radius_of_those_who_lay_them() -> None:
    units = "unit G-XVIII at 0305\nunit G3 at 0705\nunit F-III at 0405\nunit F3 at 0805\n"
    g = field(f"{ground()}{RIVER}{units}edge 0505/0605 footbridge 1\nphase 11.1\n")
    g.table.edge_sources = [1 << g.hex("0301"), 1 << g.hex("0408")]
    assert commands(g, "G3")
    assert not commands(g, "F3")


@pytest.mark.rule("9.1.command", "11.2.5")
def test_9_1_a_broken_bridge_carries_nobody() -> None:
    units = "unit G-XVIII at 0305\nunit G3 at 0705\nunit F4 at 0909\n"
    g = field(f"{ground()}{RIVER}link road 0505 0605\n{units}edge 0505/0605 broken 1\nphase 11.1\n")
    g.table.edge_sources = [1 << g.hex("0101"), 1 << g.hex("0901")]
    assert not commands(g, "G3")


EXAMPLE = (
    "unit F-X at 0413\nunit F4 at 0716\nunit G4 at 0614\nunit G3 at 0715\n"
    "unit G2 at 0617\nunit G30 at 0611\nunit G84 at 0608\nunit G202 at 0605\nunit G204 at 0602\n"
)
"""A French division behind a German line in which one hex, 0615, is empty and in two German zones."""


@pytest.mark.rule("9.1.example", "9.1.command", "9.2")
def test_ex_4_two_zones_in_0615_cut_off_the_division_beyond() -> None:
    g = country(EXAMPLE, german="0901", allied="0113")
    assert is_fed(g, "F-X")
    assert not commands(g, "F4")
    check(g)
    assert g.marks("F4") == {"unsupplied"}


@pytest.mark.rule("9.1.example", "9.1.command")
def test_ex_4_a_french_unit_in_0615_would_keep_it_in_supply() -> None:
    g = country(EXAMPLE + "unit F3 at 0615\n", german="0901", allied="0113")
    assert commands(g, "F4")
    assert commandable(g.table, g.table.sides[1]) >> g.hex("0615") & 1
    check(g)
    assert g.marks("F4") == set()


# §9.2, §9.3 -------------------------------------------------------------------------------------------------------


FAR = "unit G-XVIII at 0101\nunit F-III at 0118\nunit F4 at 0218\n"


@pytest.mark.rule("9.2", "7.0.admin")
def test_9_2_a_combat_unit_outside_every_radius_is_marked() -> None:
    g = check(country(FAR + "unit G4 at 1818\n"))
    assert g.marks("G4") == {"unsupplied"}
    assert g.told("out-of-supply") == ["The G4 in 1818 is out of supply."]


@pytest.mark.rule("9.2.elimination")
def test_9_2_still_outside_at_the_next_check_it_is_eliminated() -> None:
    g = check(country(FAR + "unit G4 unsupplied at 1818\nunit G3 unsupplied at 0202\n"))
    assert (g.at("G4"), g.steps("G4")) == ("out", 0)
    assert (g.at("G3"), g.marks("G3")) == ("0202", set())
    assert g.told("supplied-again") == ["The G3 is in supply again."]


@pytest.mark.rule("9.3")
def test_9_3_supports_outside_are_eliminated_at_once() -> None:
    g = check(country(FAR + "unit G4 G-corps1 at 1818\nunit G-corps2 at 0202\n"))
    assert (g.at("G-corps1"), g.at("G-corps2"), g.at("G4")) == ("out", "0202", "1818")


@pytest.mark.rule("9.3", "11.3.2")
def test_9_3_stosstruppen_share_the_fate_of_their_regiment() -> None:
    stoss = "unit G19.74 Stoss1 at 1818\nunit Stoss1 carrier G19.74\n"
    g = check(country(FAR + stoss))
    assert g.at("Stoss1") == "1818"
    check(g)
    assert (g.at("G19.74"), g.at("Stoss1")) == ("out", "out")


@pytest.mark.rule("9.0", "7.0.admin")
def test_9_0_both_sides_are_checked_as_they_stand_before_anyone_is_eliminated() -> None:
    # F69 is cut off by the zone of G4, which is itself eliminated for want of supply in the same check.
    lines = "unit G-XVIII at 0101\nunit F-III at 0118\nunit G4 unsupplied at 1717\nunit F69 unsupplied at 1818\n"
    g = check(country(lines))
    assert (g.at("G4"), g.at("F69")) == ("out", "out")


# §9.1 Displacement ------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.1.displacement", "9.0")
def test_9_1_a_headquarters_cut_off_goes_back_until_it_has_a_line() -> None:
    g = check(country(f"unit G-XVIII at 1409\nunit G4 at 1509\n{WALL}", german="0109"))
    assert is_fed(g, "G-XVIII")
    assert g.at("G-XVIII") == "0909"
    assert g.told("hq-pushed-back") == ["The HQ of the German 18th Army has no line of supply and goes back to 0909."]


@pytest.mark.rule("9.1.displacement")
def test_9_1_enemy_zones_do_not_push_it_farther_than_the_first_hex_with_a_line() -> None:
    g = check(country(f"unit G-XVIII at 1409\nunit G4 at 1509\n{WALL}", german="0109"))
    assert g.table.in_zone(g.table.sides[1], g.hex("0909")), "it is itself the friend that opens the zone"


@pytest.mark.rule("9.1.displacement")
def test_9_1_it_passes_enemies_on_its_way_and_stops_with_none() -> None:
    g = check(country(f"unit G-XVIII at 1409\nunit G4 at 1509\nunit F151 at 0909\n{WALL}", german="0109"))
    assert g.at("G-XVIII") == "0809"
    assert is_fed(g, "G-XVIII")


@pytest.mark.rule("9.1.displacement", "9.1")
def test_9_1_to_a_source_in_an_enemy_zone_it_goes_all_the_way() -> None:
    g = check(country("unit F-IV at 0311\nunit G4 at 0610\n", german="0601", allied="0611", size=11))
    assert (g.at("F-IV"), is_fed(g, "F-IV")) == ("0611", True)
    g = check(country("unit F-IV at 0311\nunit G4 at 0610\nunit F4 at 0611\n", "0601", "0611", size=11))
    assert (g.at("F-IV"), is_fed(g, "F-IV")) == ("0511", True), "a friend in it opens it"


@pytest.mark.rule("9.0", "9.1.displacement")
def test_9_0_units_are_checked_after_the_headquarters_have_gone_back() -> None:
    units = f"unit G-XVIII at 1409\nunit G4 at 1709\nunit G3 at 0201\n{WALL}unit F151 at 0909\n"
    g = check(country(units, german="0109"))
    assert (g.marks("G4"), g.marks("G3")) == ({"unsupplied"}, set())


@pytest.mark.rule("9.1.displacement")
def test_9_1_of_two_sources_as_near_the_owner_chooses() -> None:
    g = country(f"unit G-XVIII at 1409\nunit G4 at 1509\n{WALL}")
    g.table.edge_sources = [1 << g.hex("0107") | 1 << g.hex("0111"), g.table.edge_sources[1]]
    script = supply(g.table)
    asked = next(script)
    assert isinstance(asked, Question)
    assert (asked.side, [option.text for option in asked.options]) == ("german", ["withdraw 0107", "withdraw 0111"])
    check(g, "withdraw 0111")
    assert is_fed(g, "G-XVIII")


@pytest.mark.rule("9.1.displacement")
def test_9_1_without_any_source_left_it_is_lost() -> None:
    """Ruling D58."""
    g = country("unit G-XVIII at 1409\nunit G4 at 1509\nunit F4 at 0101\n")
    check(g)
    assert g.at("G-XVIII") == "out"


@pytest.mark.rule("9.1.displacement", "17.1.base-loss")
def test_9_1_airmen_lose_their_base_when_it_goes_back() -> None:
    g = field(f"{ground(size=18)}options 17.0\nunit G-XVIII G-Air-I at 1409\nunit G4 at 1509\n{WALL}phase 11.1\n")
    g.table.edge_sources = [1 << g.hex("0109"), 1 << g.hex("0118")]
    check(g)
    assert (g.at("G-XVIII"), g.at("G-Air-I")) == ("0909", "air-next-turn")


# Reims in Blücher -------------------------------------------------------------------------------------------------

REIMS = "marne blucher\nturn 2\nphase 11.1\nunit F-IV F-army2 at 4619\nunit G-VII G9 at 3508\nunit G213 at 4519\n"


@pytest.mark.rule("scenario.blucher.reims")
def test_blucher_the_headquarters_in_reims_commands_whatever_stands_around_it() -> None:
    g = field(REIMS + "unit G86 at 4520\nunit F13 at 4221\nunit F39 at 4522\n")
    assert is_fed(g, "F-IV")
    assert commands(g, "F13") and commands(g, "F39")


@pytest.mark.rule("scenario.blucher.reims")
def test_blucher_guns_and_headquarters_in_reims_are_never_eliminated() -> None:
    from grognard.games.front1918.supports import after_combat, overrun

    g = field(REIMS)
    german, allied = g.table.sides
    overrun(g.table, german, g.hex("4519"))
    after_combat(g.table, allied, g.hex("4619"))
    check(g)
    assert (g.at("F-IV"), g.at("F-army2")) == ("4619", "4619")


@pytest.mark.rule("scenario.blucher.reims", "scenarios.format")
def test_blucher_they_may_leave_reims_for_the_area_but_not_come_back() -> None:
    text = "unit F-IV at 4619\nunit F13 at 4221\nunit G9 at 3409\nunit G-VII at 3508\nsequence 1\nphase 11.1 2\n"
    g = field("marne blucher\n" + text).play("move F-IV")
    assert all(hex_ <= "4599" for hex_ in g.options("to"))
    g.play("to 4520")
    assert not g.table.is_safe(g.piece("F-IV"))
    assert g.refused("to 4619") == "§scenarios.format That hex is outside the playing area."


@pytest.mark.rule("scenario.blucher.reims")
def test_friedensturm_gives_reims_no_such_shelter() -> None:
    from grognard.games.front1918.supports import overrun

    g = field("marne friedensturm\nturn 2\nphase 11.1\nunit F-army5 at 4619\nunit G242 at 4618\nunit F7 at 4724\n")
    overrun(g.table, g.table.sides[0], g.hex("4618"))
    assert g.at("F-army5") == "out"
