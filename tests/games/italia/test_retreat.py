"""Chapters 12.3 to 12.5 of Italia: retreats, advances after combat, and disorganisation."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.front1918.aftermath import half_allowance
from grognard.games.front1918.retreat import fall_back, ready
from grognard.games.front1918.turn import adjust
from grognard.games.italia.table import CP, ENTENTE
from tests.games.italia.fights import Fray, fray, ground, scene

STAFFS = "unit IQ at 0509\nunit AQ at 0501\n"


def yielded(text: str, hexes: int, names: str = "I3x", *cells: str, **how: Any) -> Fray:
    """These units go back so many hexes, from A4x in 0504."""
    g = scene(ground(*cells) + STAFFS + "unit A4x at 0504\n" + text)
    units = [g.piece(name) for name in names.split()]
    return g.run(fall_back(g.table, ready(g.table, g.table.owner[units[0]], units, hexes, **how)))


def won(text: str, attackers: str, *cells: str, mastery: str = "total none", **how: Any) -> Fray:
    """The tenth step of an attack that wipes out I3x in 0505."""
    how = {"damage": "A0 D9", "mastery": mastery, **how}
    return fray(ground(*cells) + STAFFS + "unit I3x at 0505\n" + text, "0505", attackers, **how)


# §12.3 Retreat --------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.3", "12.3.direction")
def test_12_3_every_combat_unit_goes_its_own_way_home_and_supports_stay() -> None:
    text = ground() + STAFFS + "unit A4x at 0504\nunit IR1 IR2 IC at 0505\n"
    g = fray(text, "0505", "A4x", mastery="none partial").play("retreat 1")
    assert (g.asked, g.options()) == ("entente 12.3.direction", ["back 0405", "back 0506", "back 0605"])
    g.play("back 0405", "back 0605", "done")
    assert (g.at("IR1"), g.at("IR2"), g.at("IC")) == ("0405", "0605", "out")


@pytest.mark.rule("12.3", "11.3.2")
def test_12_3_assault_troops_follow_their_unit() -> None:
    g = yielded("unit I4x at 0505\nunit Arditi1 at 0505 carrier I4x\n", 1, "I4x").play("back 0506")
    assert g.at("Arditi1") == "0506"


@pytest.mark.rule("12.3.zoc")
def test_12_3_a_hex_in_an_enemy_zone_costs_the_stack_one_step() -> None:
    text = "unit IR1 IR2 at 0505\nunit AB1 at 0406\nunit AB2 at 0606\n"
    g = yielded(text, 1, "IR1 IR2", after_combat=False).play("back 0506", "back 0506")
    g.play("loses IR1")
    assert (g.steps("IR1"), g.steps("IR2"), g.asked) == (1, 2, "")


@pytest.mark.rule("12.3.zoc", "12.3.direction")
def test_12_3_who_goes_another_way_does_not_pay_for_a_zone() -> None:
    """Ruling D93: the ways home lie in the zones of AB1 and AB2, 0404 leads away and is free."""
    g = scene(ground() + STAFFS + "unit IR1 IR2 at 0505\nunit AB1 at 0406\nunit AB2 at 0606\n")
    units = [g.piece("IR1"), g.piece("IR2")]
    g.run(fall_back(g.table, ready(g.table, ENTENTE, units, 1))).play("back 0404", "back 0506")
    assert (g.steps("IR1"), g.steps("IR2"), g.asked) == (2, 1, "")


@pytest.mark.rule("12.3.zoc", "3.0.unit", "5.0")
@pytest.mark.parametrize("friend", ["IC", "I-depot1"])
def test_12_3_a_gun_or_a_depot_there_cancels_the_zone(friend: str) -> None:
    """Ruling D95."""
    text = f"unit IR1 at 0505\nunit AB1 at 0406\nunit AB2 at 0606\nunit {friend} at 0506\n"
    g = yielded(text, 1, "IR1", after_combat=False)
    assert (g.at("IR1"), g.steps("IR1")) == ("0506", 2)


@pytest.mark.rule("12.3.interdiction", "17.2.interdiction")
def test_12_3_an_interdicted_hex_costs_a_stack_one_step_and_not_each_unit() -> None:
    text = "unit IR1 IR2 at 0505\nunit A-Air1 at 0506 mission interdiction\n"
    g = yielded(text, 1, "IR1 IR2").play("back 0506", "back 0506")
    assert (g.asked, g.options()) == ("entente 12.3.interdiction", ["loses IR1", "loses IR2"])
    g.play("loses IR2")
    assert (g.steps("IR1"), g.steps("IR2"), g.asked) == (2, 1, "")


@pytest.mark.rule("12.3.stacking", "12.5.scope")
def test_12_3_friends_passed_through_are_disorganised_with_the_unit() -> None:
    g = yielded("unit I3x at 0505\nunit IR1 at 0506\n", 2).play("back 0506", "back 0507")
    assert ("disorganised" in g.marks("I3x"), "disorganised" in g.marks("IR1")) == (True, True)


@pytest.mark.rule("12.3.disorganise")
@pytest.mark.parametrize(("hexes", "upset"), [(1, False), (2, True)])
def test_12_3_a_retreat_of_two_hexes_disorganises(hexes: int, upset: bool) -> None:
    g = yielded("unit I3x at 0505\n", hexes).play(*["back 0506", "back 0507"][:hexes])
    assert ("disorganised" in g.marks("I3x")) is upset


@pytest.mark.rule("12.3.river")
def test_12_3_an_unbridged_river_ends_the_retreat_in_disorder() -> None:
    text = "unit I3x at 0505\nhexside river 0505/0506 0405/0505 0605/0505\n"
    g = yielded(text, 3).play("back 0506")
    assert (g.at("I3x"), "disorganised" in g.marks("I3x"), g.asked) == ("0506", True, "")


# §12.4 Advance --------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.4", "12.2.6.partial", "12.5.effects")
def test_12_4_full_units_in_good_order_go_into_the_hex() -> None:
    text = "unit A4x at 0504 steps 2\nunit AB1 at 0504\nunit AB2 at 0404 disorganised\n"
    g = won(text, "A4x AB1 AB2", mastery="partial none")
    assert (g.asked, g.options("advance")) == ("cp 12.4", ["AB1"])


@pytest.mark.rule("12.4", "12.2.6.total")
def test_12_4_total_mastery_leads_two_hexes_where_the_defender_is_no_more() -> None:
    g = won("unit AB1 at 0504\n", "AB1").play("advance AB1", "onward AB1", "to 0506")
    assert (g.at("AB1"), g.options("onward")) == ("0506", [])


@pytest.mark.rule("12.4", "12.2.6.total")
@pytest.mark.parametrize(("back", "damage", "on"), [(1, 9, 2), (2, 12, 2), (3, 15, 3)])
def test_12_4_total_mastery_after_a_retreat_that_ends_in_death(back: int, damage: int, on: int) -> None:
    """Ruling D92: two hexes as for a defender eliminated, three if he had gone back three."""
    text = ground() + STAFFS + "unit AB1 at 0504\nunit I3x at 0505\n"
    g = fray(text, "0505", "AB1", damage=f"A0 D{damage}", mastery="total total").play(f"retreat {back}")
    while g.options("back"):
        g.play(f"back {g.options('back')[0]}")
    assert g.at("I3x") == "out"
    g.play("advance AB1")
    for _ in range(on - 1):
        g.play("onward AB1")
        g.play(f"to {g.options('to')[-1]}")
    assert g.options("onward") == []


@pytest.mark.rule("12.4.zoc", "15.3.1", "15.3.2")
@pytest.mark.parametrize(
    ("unit", "troops", "free"),
    [("AB1", "Sturm1", True), ("GR1", "Stoss1", True), ("A4x", "Sturm1", False), ("AB1", "", False)],
)
def test_12_4_from_zone_to_zone_only_regiments_and_brigades_with_storm_troops(
    unit: str, troops: str, free: bool
) -> None:
    text = f"unit {unit} at 0504\nunit IR1 at 0506\n" + (f"unit {troops} at 0504 carrier {unit}\n" if troops else "")
    g = won(text, unit).play(f"advance {unit}", f"onward {unit}")
    assert ("0605" in g.options("to")) is free


@pytest.mark.rule("12.4.zoc", "15.3.3")
def test_15_3_3_arditi_give_no_freedom_of_zones() -> None:
    text = "unit A3x at 0505\nunit IR1 at 0506\nunit Arditi1 at 0506 carrier IR1\nunit GR1 at 0504\n"
    g = fray(ground() + STAFFS + text, "0505", "IR1", damage="A0 D9", mastery="total none")
    g.play("advance IR1", "onward IR1")
    assert {"0604", "0404"}.isdisjoint(g.options("to"))


@pytest.mark.rule("12.4.terrain")
def test_12_4_an_unbridged_river_ends_the_advance() -> None:
    g = won("unit AB1 at 0504\nhexside river 0504/0505\n", "AB1").play("advance AB1")
    assert (g.at("AB1"), g.options("onward")) == ("0505", [])


@pytest.mark.rule("12.4.terrain")
def test_12_4_a_crest_climbed_after_the_first_hex_disorganises() -> None:
    g = won("unit AB1 at 0504\nhexside crest 0505/0506\n", "AB1").play("advance AB1", "onward AB1", "to 0506")
    assert "disorganised" in g.marks("AB1")


# §12.5 Disorganisation ------------------------------------------------------------------------------------------


@pytest.mark.rule("12.5", "12.5.effects")
def test_12_5_half_the_movement_points_and_no_advance() -> None:
    g = scene(ground() + STAFFS + "unit IR1 at 0505 disorganised\nunit IR2 at 0506 reorganising\nunit A4x at 0504\n")
    assert (half_allowance(g.table, g.piece("IR1")), half_allowance(g.table, g.piece("IR2"))) == (1, 1)


@pytest.mark.rule("12.5", "12.5.scope", "12.5.example", "14.3")
def test_14_3_markers_are_adjusted_on_both_sides() -> None:
    text = "unit A4x at 0504 reserve\nunit I4x at 0505 reorganising\nunit IR1 at 0508 reorganising pinned\n"
    text += "unit IR2 at 0507 disorganised\nunit IR3 at 0607 disorganised exploitation disengaging\n"
    g = scene(ground() + STAFFS + text + "unit I3x at 0707 held-back\n")
    adjust(g.table, CP)
    assert [g.marks(name) for name in ("A4x", "I4x", "IR1", "IR2", "IR3", "I3x")] == [
        *(set(), {"reorganising"}, set(), {"reorganising"}, {"reorganising"}, {"held-back"}),
    ]
