"""Chapter 12.3: where units may retreat, what they pass through, and what it costs."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.front1918.retreat import fall_back, ready, ways_back
from grognard.kernel.space.hexgrid import hexset
from tests.games.marne.fray import Fray, fray, scene, side_of
from tests.games.marne.scenes import ground

SOUTH = """unit F-III at 0509
piece R5 like F128.167 attack 3/2 defence 4/2 morale 5
piece Q5 like F128.168 attack 3/2 defence 4/2 morale 5
piece S5 like G1Bav.1 attack 3/2 defence 4/2 morale 5
piece T5 like G1Bav.2 attack 3/2 defence 4/2 morale 5
"""
"""Headquarters in the south: with no source on a sketch, that is where the Allies go back to."""


def yielded(text: str, hexes: int, names: str = "F3", *, cells: tuple[str, ...] = (), **how: Any) -> Fray:
    """These units go back so many hexes."""
    g = scene(ground(*cells) + SOUTH + text)
    units = [g.piece(name) for name in names.split()]
    return g.run(fall_back(g.table, ready(g.table, g.table.owner[units[0]], units, hexes, **how)))


def held(text: str, **how: Any) -> Fray:
    """The tenth step of an attack by G4 in 0504 on 0505."""
    return fray(ground() + SOUTH + "unit G4 at 0504\n" + text, "0505", "G4", **how)


# §12.3 Who goes, and how far ------------------------------------------------------------------------------------


@pytest.mark.rule("12.3")
def test_12_3_all_combat_units_go_by_ways_of_their_own_and_supports_stay() -> None:
    g = held("unit R5 Q5 F-corps1 at 0505\n", mastery="none partial").play("retreat 1")
    assert (g.asked, g.options()) == ("allied 12.3.direction", ["back 0405", "back 0506", "back 0605"])
    g.play("back 0405")
    assert g.options() == ["back 0405", "back 0506", "back 0605"]
    g.play("back 0605", "done")
    assert (g.at("R5"), g.at("Q5"), g.at("F-corps1")) == ("0405", "0605", "out")


@pytest.mark.rule("11.3.2", "12.3")
def test_12_3_stosstruppen_go_with_their_regiment() -> None:
    text = "unit S5 at 0505\nunit Stoss1 at 0505 carrier S5\nunit F3 at 0506\nunit G-VII at 0501\n"
    g = yielded(text, 1, "S5")
    assert g.options() == ["back 0404", "back 0504", "back 0604"]
    g.play("back 0504")
    assert (g.at("S5"), g.at("Stoss1")) == ("0504", "0504")


@pytest.mark.rule("12.3", "11.1.1.enemy")
def test_12_3_a_retreat_takes_the_ground_it_crosses() -> None:
    g = yielded("unit F3 at 0505\nunit G4 at 0504\n", 2).play("back 0506", "back 0507")
    assert (g.holder("0506"), g.holder("0507"), g.told("retreats")) == (
        "allied",
        "allied",
        ["The F3 retreats to 0506.", "The F3 retreats to 0507."],
    )


@pytest.mark.rule("11.3.1", "11.3.3", "12.3")
def test_12_3_enemy_guns_alone_next_to_the_way_are_lost() -> None:
    g = yielded("unit F3 at 0505\nunit G4 at 0504\nunit G-corps1 at 0606\n", 1).play("back 0506")
    assert g.at("G-corps1") == "out"


# Which way ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.3.direction")
def test_12_3_towards_a_source_or_for_want_of_one_a_headquarters() -> None:
    g = yielded("unit F3 at 0505\nunit G4 at 0504\n", 1)
    assert g.options() == ["back 0405", "back 0506", "back 0605"]
    assert g.refused("back 0604") == "§12.3.direction There is a way nearer to supply or clear of enemy zones."
    assert g.refused("back 0504") == "§12.3 There is an enemy there."
    assert g.refused("back 0507") == "§12.3 It is not adjacent."


@pytest.mark.rule("12.3.direction", "9.1.sources")
def test_12_3_on_the_map_towards_the_edge_that_feeds_it() -> None:
    g = scene("marne gneisenau\nunit F60 at 0712\nunit G222 at 0711\nunit G-corps1 at 0604\nphase 11.1\n")
    piece = g.piece("F60")
    r = ready(g.table, side_of("allied"), [piece], 1)
    g.run(fall_back(g.table, r))
    assert g.options()
    assert all(r.way_home[g.hex(h)] <= r.way_home[g.hex("0712")] for h in g.options("back"))
    assert "0713" in g.options("back")


@pytest.mark.rule("12.3.direction", "12.3.zoc")
def test_12_3_not_into_enemy_zones_while_another_way_leads_home() -> None:
    g = yielded("unit F3 at 0505\nunit G4 at 0504\nunit G3 at 0706\n", 1)
    assert g.options() == ["back 0405", "back 0506"]
    assert g.refused("back 0605") == "§12.3.direction There is a way nearer to supply or clear of enemy zones."


@pytest.mark.rule("12.3.direction")
def test_12_3_by_mastery_one_may_turn_aside_to_avoid_zones_but_not_in_a_panic_or_a_disengagement() -> None:
    text = "unit F3 at 0505\nunit G4 at 0507\nunit G3 at 0306\nunit G222 at 0706\n"
    assert yielded(text, 1).options() == ["back 0404", "back 0405", "back 0504", "back 0506", "back 0604", "back 0605"]
    assert yielded(text, 1, forced=True).options() == ["back 0405", "back 0506", "back 0605"], "a panic"
    assert yielded(text, 1, forced=True, after_combat=False).options() == ["back 0405", "back 0506", "back 0605"]


@pytest.mark.rule("12.3.direction")
def test_12_3_it_does_not_return_where_it_came_from() -> None:
    g = yielded("unit F3 at 0505\nunit G4 at 0504\n", 3).play("back 0405")
    assert g.options() == ["back 0306", "back 0406", "back 0506"]
    g.play("back 0506")
    assert g.options() == ["back 0406", "back 0507", "back 0606"]
    assert g.refused("back 0405") == "§12.3 It has just come from there."


@pytest.mark.rule("12.3.direction")
def test_12_3_nor_into_a_dead_end_while_another_way_is_long_enough() -> None:
    g = scene(ground() + SOUTH + "unit F3 at 0505\nunit G4 at 0504\n")
    r = ready(g.table, side_of("allied"), [g.piece("F3")], 2)
    r.closed = hexset(map(g.hex, ("0604", "0606", "0705", "0706", "0406")))
    g.run(fall_back(g.table, r))
    assert g.options() == ["back 0405", "back 0506", "back 0605"]
    r.closed |= hexset(map(g.hex, ("0506",)))
    g.run(fall_back(g.table, r))
    assert (g.at("F3"), g.asked) == ("0306", "")


@pytest.mark.rule("scenarios.format", "12.3")
def test_12_3_nobody_leaves_the_area_and_without_a_way_a_unit_is_lost() -> None:
    ring = "unit G4 at 0504\nunit G3 at 0604\nunit G222 at 0605\nunit G84 at 0506\nunit G2 at 0405\nunit G30 at 0404\n"
    g = yielded("unit F3 at 0505\n" + ring, 1, forced=True)
    assert (g.at("F3"), g.asked) == ("out", "")
    corner = "unit F3 at 0109\nunit G4 at 0108\nunit G3 at 0208\nunit G222 at 0209\n"
    assert yielded(corner, 1, forced=True).at("F3") == "out"


# What it passes -------------------------------------------------------------------------------------------------


TRAP = "unit G4 at 0504\nunit G3 at 0307\nunit G222 at 0707\nunit G84 at 0508\n"
"""Zones all over the south of 0505, and nobody in its next hexes."""


@pytest.mark.rule("12.3.zoc")
def test_12_3_each_hex_in_an_enemy_zone_costs_a_step() -> None:
    g = yielded("unit F4 at 0505\n" + TRAP, 2, "F4", after_combat=False)
    g.play("back 0506", "back 0507")
    assert (g.steps("F4"), g.told("loses-step")) == (2, ["The F4 in 0507 loses a step."])


@pytest.mark.rule("12.3.zoc")
def test_12_3_a_stack_pays_once_for_a_hex_and_its_owner_says_who() -> None:
    g = yielded("unit R5 Q5 at 0505\n" + TRAP, 2, "R5 Q5", after_combat=False)
    g.play("back 0506", "back 0507", "back 0506", "back 0507")
    assert (g.asked, g.options()) == ("allied 12.3.zoc", ["loses R5", "loses Q5"])
    g.play("loses Q5")
    assert (g.steps("R5"), g.steps("Q5"), g.asked) == (2, 1, "")


@pytest.mark.rule("12.3.zoc", "5.0")
def test_12_3_a_friend_in_the_hex_undoes_the_zone() -> None:
    g = yielded("unit R5 at 0505\nunit Q5 at 0507\n" + TRAP, 2, "R5", after_combat=False)
    g.play("back 0506")
    assert (g.steps("R5"), g.at("R5"), g.asked) == (2, "0507", "")


@pytest.mark.rule("12.3.stacking")
def test_12_3_passing_through_friends_disorganises_them_and_itself() -> None:
    g = yielded("unit R5 at 0505\nunit F3 at 0506\nunit G4 at 0504\n", 2, "R5").play("back 0506", "back 0507")
    assert (g.marks("F3"), g.marks("R5")) == ({"disorganised"}, {"disorganised"})
    g = yielded("unit R5 at 0505\nunit F3 at 0506\nunit G4 at 0504\n", 1, "R5").play("back 0506")
    assert (g.marks("F3"), g.marks("R5"), g.at("R5")) == (set(), set(), "0506")


@pytest.mark.rule("12.3.stacking", "4.0.excess")
def test_12_3_for_want_of_room_it_may_go_on() -> None:
    text = "unit F3 at 0505\nunit F4 at 0506\nunit G4 at 0504\n"
    g = yielded(text, 1).play("back 0506")
    assert (g.asked, g.options()) == ("allied 12.3.stacking", ["back 0406", "back 0507", "back 0606", "stay"])
    g.play("back 0507")
    assert (g.at("F3"), g.marks("F3"), g.marks("F4")) == ("0507", {"disorganised"}, {"disorganised"})
    g = yielded(text, 1).play("back 0506", "stay")
    assert (g.at("F3"), g.marks("F3"), g.asked) == ("0506", set(), "")


@pytest.mark.rule("12.3.disorganise", "12.5")
@pytest.mark.parametrize(("hexes", "marks"), [(1, set()), (2, {"disorganised"}), (3, {"disorganised"})])
def test_12_3_two_or_three_hexes_disorganise(hexes: int, marks: set[str]) -> None:
    g = yielded("unit F3 at 0505\nunit G4 at 0504\n", hexes).play(*["back 0506", "back 0507", "back 0508"][:hexes])
    assert g.marks("F3") == marks
    g = yielded("unit F3 at 0505\nunit G4 at 0504\n", hexes, after_combat=False)
    assert g.play(*["back 0506", "back 0507", "back 0508"][:hexes]).marks("F3") == set()


RIVER = "hexside river 0505/0506\nhexside river 0505/0405\nhexside river 0505/0605\n"


@pytest.mark.rule("12.3.river")
def test_12_3_an_unbridged_major_river_ends_it_in_disorder() -> None:
    g = yielded(RIVER + "unit F3 at 0505\nunit G4 at 0504\n", 2, after_combat=False).play("back 0506")
    assert (g.at("F3"), g.marks("F3"), g.asked) == ("0506", {"disorganised"}, "")


@pytest.mark.rule("12.3.river")
def test_12_3_over_a_bridge_it_goes_on() -> None:
    text = RIVER + "link road 0505 0506\nunit F3 at 0505\nunit G4 at 0504\n"
    g = yielded(text, 2, after_combat=False).play("back 0506", "back 0507")
    assert (g.at("F3"), g.marks("F3")) == ("0507", set())


@pytest.mark.rule("12.3.river", "12.2.6.total")
def test_12_3_no_more_hexes_are_offered_than_a_river_leaves() -> None:
    """Every way back leads over a river without a bridge, which ends it after one hex."""
    g = held(RIVER + "unit F3 at 0505\n", mastery="none total", damage="A0 D9")
    assert g.options() == ["retreat 0", "retreat 1"]
    assert g.refused("retreat 2") == "§12.3 There is no way to retreat that far."
    assert held("unit F3 at 0505\n", mastery="none total").options("retreat") == ["0", "1", "2", "3"]


@pytest.mark.rule("12.3.river", "11.2.4.use")
def test_12_3_a_footbridge_serves_the_germans() -> None:
    text = (
        "hexside river 0505/0504\nedge 0504/0505 footbridge 1\nunit S5 at 0505\nunit F3 at 0506\nunit G-VII at 0501\n"
    )
    g = yielded(text, 2, "S5", after_combat=False).play("back 0504", "back 0503")
    assert (g.at("S5"), g.marks("S5")) == ("0503", set())


@pytest.mark.rule("12.3.interdiction", "17.2.interdiction")
def test_12_3_an_interdicted_hex_costs_each_unit_a_step() -> None:
    text = "unit R5 Q5 at 0505\nunit G4 at 0504\nunit G-Air-I at 0506 mission interdiction\n"
    g = yielded(text, 1, "R5 Q5").play("back 0506", "back 0405")
    assert (g.steps("R5"), g.steps("Q5")) == (1, 2)


@pytest.mark.rule("12.3.attacker", "table.erroneous")
def test_12_3_an_attacker_who_panics_goes_alone() -> None:
    text = ground() + SOUTH + "unit S5 T5 at 0504\nunit F3 at 0505\nunit G-VII at 0501\n"
    g = fray(text, "0505", "S5 T5", mastery="erroneous none").play("roll 4")
    assert (g.asked, g.options()) == ("german table.erroneous", ["panics S5", "panics T5"])
    g.play("panics T5", "back 0503")
    assert (g.at("S5"), g.at("T5"), g.asked) == ("0504", "0503", "")


@pytest.mark.rule("scenario.friedensturm.frozen", "12.3")
def test_12_3_into_a_frozen_sector_only_those_who_are_forced() -> None:
    g = scene("marne friedensturm\nunit F87 at 2730\nunit G10Bav at 2829\nunit F168 at 2731\nphase 11.1\n")
    retreat = {
        forced: ready(g.table, side_of("allied"), [g.piece("F87")], 1, forced=forced) for forced in (False, True)
    }
    ways = {
        forced: {g.table.board.grid.number(h) for h in ways_back(g.table, r, [g.hex("2730")])}
        for forced, r in retreat.items()
    }
    assert "2630" in ways[True]
    assert ways[False] == ways[True] - {"2629", "2630"}
    g.run(fall_back(g.table, retreat[False]))
    assert g.refused("back 2630") == (
        "§scenario.friedensturm.frozen Nobody moves in this sector before the Allied offensive."
    )
