"""Chapters 11.2.7 to 11.2.10: disengagement and reserve markers, the variant, and reserves of the high command."""

from __future__ import annotations

import pytest

from grognard.games.front1918.aftermath import cannot_react
from grognard.games.front1918.battle import Battle
from grognard.games.front1918.combat import cannot_fight
from grognard.games.front1918.reserves import is_enough, markers_taken
from tests.games.italia.scenes import CP_END, ENTENTE_END, MODELS, OPEN, Field, field, moving

NEAR = OPEN + "unit {gun} at 0101 offensive\nunit {staff} at 0112\n"


def resting(units: str, *, side: str = "entente") -> Field:
    """The end of a side's movement phase, with a gun of its offensive at the head of a lane."""
    gun, staff, when = ("IA", "IQ", ENTENTE_END) if side == "entente" else ("AA", "AQ", CP_END)
    return field(NEAR.format(gun=gun, staff=staff) + units + when)


# §11.2.7 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.2.7")
def test_11_2_7_unmoved_units_in_an_enemy_zone_may_be_marked_to_disengage() -> None:
    """Ruling D7."""
    g = resting("unit I4x at 0103\nunit I3x at 0110\nunit A4x at 0104\nunit IR1 at 0105 moved\n")
    assert g.options("disengage") == ["I4x"]
    assert g.refused("disengage IR1").startswith("§11.2.7 ")
    assert "disengaging" in g.play("disengage I4x").marks("I4x")


# §11.2.8 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.2.8")
def test_11_2_8_full_steady_unmoved_units_outside_zones_near_a_gun_of_the_offensive() -> None:
    g = resting("unit I4x at 0103\nunit I3x at 0104 steps 1\nunit IR1 at 0105 disorganised\nunit IR2 at 0102 moved\n")
    assert g.options("reserve") == ["0103"]
    g = resting("unit I4x at 0105\nunit I3x at 0106\n")
    assert g.options("reserve") == ["0105"], "within four hexes"
    g = resting("unit I4x I3x at 0103\nunit A4x at 0104\n")
    assert g.options("reserve") == [], "in an enemy zone, friend or not"


@pytest.mark.rule("11.2.8")
def test_11_2_8_units_in_reserve_have_two_points_more_in_the_exploitation() -> None:
    g = field(OPEN + "unit I4x at 0102 reserve\nphase 14.2 2\n").play("move I4x")
    assert g.options("to") == ["0101", *(f"01{row:02}" for row in range(3, 9))], "six points"


@pytest.mark.rule("11.2.8")
def test_11_2_8_cavalry_divisions_take_cavalry_markers_and_no_others() -> None:
    g = resting("unit IKx at 0103\nunit I4x at 0104\n")
    entente = g.table.sides[1]
    assert markers_taken(g.table, entente, [g.piece("IKx"), g.piece("I4x")]) == (1, 1)


@pytest.mark.rule("11.2.8", "11.2.8.unit")
def test_11_2_8_no_more_than_there_are_markers() -> None:
    text = "".join(f"unit {name} at 01{row:02}\n" for row, name in enumerate(("I4x", "I3x", "IR1", "IR2"), 2))
    g = resting(text)
    for hex_ in ("0102", "0103", "0104"):
        g.play(f"reserve {hex_}")
    assert g.phase != "11.2" or g.options("reserve") == [], "the Entente has three"


def markers(units: str, side: str = "entente") -> int:
    """How many markers a stack takes."""
    g = resting(f"unit {units} at 0103\n", side=side)
    owner = g.table.sides[0 if side == "cp" else 1]
    plain, riders = markers_taken(g.table, owner, [g.piece(name) for name in units.split()])
    return plain + riders


@pytest.mark.rule("11.2.8.unit", "11.2.8.examples")
def test_ex_101_four_independent_alpini_regiments_take_two_markers() -> None:
    assert markers("IR1 IR2 IR3 IR4") == 2


@pytest.mark.rule("11.2.8.unit", "11.2.8.examples")
def test_ex_102_a_division_and_an_elite_brigade_take_one() -> None:
    assert markers("I4x IE1") == 1


@pytest.mark.rule("11.2.8.unit", "11.2.8.examples")
def test_ex_103_two_elite_divisions_of_two_brigades_take_one() -> None:
    assert markers("AB1 AB2 AB3 AB4", "cp") == 1


@pytest.mark.rule("11.2.8.unit", "11.2.8.examples")
def test_ex_104_four_german_regiments_of_four_divisions_take_two() -> None:
    assert markers("GR1 GR2 GR3 GR4", "cp") == 2


@pytest.mark.rule("11.2.8.unit", "11.2.8.examples")
def test_ex_105_an_elite_division_and_two_german_regiments_take_two() -> None:
    assert markers("AB1 AB2 GR1 GR2", "cp") == 2


@pytest.mark.rule("11.2.8.unit")
def test_11_2_8_unit_the_owner_names_who_is_in_reserve_where_one_marker_is_too_few() -> None:
    g = resting("unit IR1 IR2 IR3 IR4 at 0103\n").play("reserve 0103")
    assert g.asked == "entente 11.2.8.unit"
    g.play("keep IR2", "keep IR4", "done")
    assert [name for name in ("IR1", "IR2", "IR3", "IR4") if "reserve" in g.marks(name)] == ["IR2", "IR4"]


@pytest.mark.rule("11.2.8.unit")
def test_11_2_8_unit_markers_in_other_hexes_count_by_hex() -> None:
    g = resting("unit IR1 at 0102 reserve\nunit IR2 at 0103 reserve\nunit IR3 at 0104\nunit IR4 IB1 at 0105\n")
    entente = g.table.sides[1]
    assert is_enough(g.table, entente, [g.piece("IR4"), g.piece("IB1")])
    assert not is_enough(g.table, entente, [g.piece("IR3"), g.piece("IR4")]), "two hexes, two markers"


# §11.2.9 -------------------------------------------------------------------------------------------------------

FIRST = f"italia\noptions 11.2.9\n{MODELS}" + NEAR.format(gun="IA", staff="IQ")


@pytest.mark.rule("11.2.9", "11.2.7", "11.2.8")
def test_11_2_9_markers_are_placed_before_the_moves_and_not_after() -> None:
    units = "unit I4x at 0103\nunit I3x at 0106\nunit A4x at 0107\n"
    g = field(FIRST + units + "phase 11.2.9 2\n")
    assert (g.asked, g.options("reserve"), g.options("disengage")) == ("entente 11.2.9", ["0103"], ["I3x"])
    g = field(FIRST + units + ENTENTE_END)
    assert g.phase != "11.2" or g.options("reserve") + g.options("disengage") == []


@pytest.mark.rule("11.2.9")
def test_11_2_9_who_has_a_marker_does_not_move_in_the_phase() -> None:
    units = "unit I4x at 0103\nunit I3x IR1 at 0106\nunit A4x at 0107\n"
    g = field(FIRST + units + "phase 11.2.9 2\n").play("reserve 0103", "disengage I3x", "done")
    assert g.asked == "entente 11.1.1"
    assert sorted(g.options("move")) == ["IQ", "IR1"]
    assert g.refused("move I4x").startswith("§11.2.8 ")
    assert g.refused("move I3x").startswith("§11.2.7 ")


@pytest.mark.rule("11.2.9")
def test_11_2_9_without_the_variant_nobody_is_asked() -> None:
    g = field(NEAR.format(gun="IA", staff="IQ") + "unit I4x at 0103\nphase 11.2.9 2\n")
    assert g.asked == "entente 11.1.1"


# §11.2.10 ------------------------------------------------------------------------------------------------------

HELD = OPEN + "unit I4x at 0103 held-back\nunit I3x at 0106\nunit A4x at 0102\nunit IQ at 0112\n"


@pytest.mark.rule("11.2.10")
def test_11_2_10_a_unit_held_back_neither_moves_nor_relieves_nor_is_relieved() -> None:
    """Ruling D30."""
    g = moving(HELD)
    assert g.refused("move I4x").startswith("§11.2.10 ")
    g.play("move I3x", "to 0103")
    assert g.phase == "11.1" and g.options("relieve") == []


@pytest.mark.rule("11.2.10")
def test_11_2_10_it_neither_attacks_nor_reacts_nor_disengages_nor_goes_into_reserve() -> None:
    """Ruling D30."""
    g = field(HELD + ENTENTE_END)
    table, piece, (cp, entente) = g.table, g.piece("I4x"), g.table.sides
    assert g.phase != "11.2" or g.options("disengage") == []
    refusals = [
        cannot_fight(table, entente, False, piece),
        cannot_react(table, Battle(cp, g.hex("0103"), [], [], {}), [], piece),
    ]
    assert [refusal and table.clause(refusal.rule) for refusal in refusals] == ["11.2.10", "11.2.10"]
    g = resting("unit I4x at 0103 held-back\nunit I3x at 0104\n")
    assert g.options("reserve") == ["0104"]


@pytest.mark.rule("11.2.10", "14.3")
def test_11_2_10_the_marker_stays_when_markers_are_adjusted() -> None:
    """Ruling D6."""
    g = field(HELD + "phase 14.2 2\n")
    assert "held-back" in g.marks("I4x")


@pytest.mark.rule("11.2.10", "scenario.radetzky.reserve")
def test_11_2_10_taking_a_marker_off_gives_the_enemy_a_point_and_frees_the_units() -> None:
    units = "unit I9 at 0103 held-back\nunit I-VI at 0112\nunit A6 at 0109\n"
    g = field(f"italia radetzky\n{OPEN}{units}phase 11.2.10\n")
    assert g.options("release") == ["0103"]
    g.play("release 0103")
    assert (g.marks("I9"), g.table.position.points[0]) == (set(), 1)
    assert "I9" in g.options("move")
