"""Chapters 4, 5 and 6, and supports caught alone (11.3.1, 11.3.3): stacks, zones of control and steps."""

from __future__ import annotations

import pytest

from grognard.games.front1918.supports import after_combat, crowded, has_room, lose_step, overrun, strike
from tests.games.marne.scenes import Field, field, ground

EXAMPLES = """
piece FReg like F2Col.22 attack 3/2 defence 4/2 morale 5
piece FDiv like F10 attack 7/3 defence 9/5 morale 3
piece BTwo like B50 attack 4/2 defence 8/4 morale 2
piece BThree like B62 attack 6/3 defence 9/5 morale 3
"""


def stack(text: str) -> int:
    """What the units in 0505 count together."""
    g = field(f"{EXAMPLES}{ground()}{text}unit G4 at 0101\nphase 11.1\n")
    return g.table.stacking(g.table.at(g.hex("0505")))


def scene(text: str) -> Field:
    """Units on clear ground while the Germans move."""
    return field(f"{ground()}{text}phase 11.1\n")


# §4.0 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.0", "4.0.examples", "4.0.support")
def test_ex_1_a_regiment_a_full_division_and_guns_are_four() -> None:
    assert stack("unit FReg FDiv F-corps1 at 0505\n") == 4


@pytest.mark.rule("4.0", "4.0.examples", "4.0.support")
def test_ex_2_three_regiments_with_two_stosstruppen_are_three() -> None:
    assert stack("unit G1Bav.1 G1Bav.2 G1Bav.24 Stoss1 Stoss2 at 0505\n") == 3


@pytest.mark.rule("4.0", "4.0.examples", "4.0.excess")
def test_ex_3_two_reduced_divisions_and_a_tank_group_are_five_and_one_must_go() -> None:
    text = "unit BTwo BThree steps 1 at 0505\nunit Ren1 at 0505\n"
    assert stack(text) == 5
    g = field(f"{EXAMPLES}{ground()}{text}unit F-III at 0909\nunit G4 at 0101\nphase 11.1\n").play("done")
    assert g.asked == "allied 4.0.excess"
    assert sorted(g.options()) == ["disband BThree", "disband BTwo", "disband Ren1"]
    g.play("disband Ren1")
    assert g.at("Ren1") == "out"
    assert g.table.stacking(g.table.at(g.hex("0505"))) == 4


@pytest.mark.rule("4.0", "6.0.division3")
@pytest.mark.parametrize(
    ("unit", "weight"),
    [
        ("F4 steps 3", 3),
        ("F4 steps 2", 2),
        ("F4 steps 1", 2),
        ("F3 steps 2", 3),
        ("F3 steps 1", 2),
        ("F2.1 steps 2", 1),
        ("F2.1 steps 1", 1),
        ("B51.152", 1),
        ("Ren1", 1),
        ("F-corps1", 0),
        ("F-army1", 0),
        ("F-III", 0),
        ("F-Fequant", 0),
        ("Stoss1", 0),
    ],
)
def test_4_0_what_each_unit_counts(unit: str, weight: int) -> None:
    assert stack(f"unit {unit} at 0505\n") == weight


@pytest.mark.rule("4.0", "4.0.support")
def test_4_0_whether_units_could_stay_with_those_who_are_there() -> None:
    g = scene("unit F4 F-corps1 at 0505\nunit F3 at 0404\nunit F2.1 F2.2 at 0606\nunit G4 at 0101\n")
    there = g.hex("0505")
    assert has_room(g.table, [g.piece("F2.1")], there)
    assert not has_room(g.table, [g.piece("F2.1"), g.piece("F2.2")], there)
    assert not has_room(g.table, [g.piece("F3")], there)
    assert has_room(g.table, [g.piece("F4")], there)


@pytest.mark.rule("4.0.excess", "4.0")
def test_4_0_the_owner_chooses_until_the_stack_is_down_to_four() -> None:
    g = scene("unit F4 F3 F2.1 at 0505\nunit F-III F-corps1 at 0505\nunit G4 at 0101\n").play("done")
    assert g.asked == "allied 4.0.excess"
    assert g.refused("disband F-corps1") == "§4.0.excess That unit is not in the stack that is too high."
    assert g.refused("disband G4") == "§4.0.excess That unit is not in the stack that is too high."
    g.play("disband F2.1")
    assert g.asked == "allied 4.0.excess"
    g.play("disband F3")
    assert (g.at("F4"), g.at("F3"), g.asked.startswith("allied 4.0")) == ("0505", "out", False)


@pytest.mark.rule("4.0.excess")
def test_4_0_both_sides_are_checked_at_the_end_of_a_phase() -> None:
    g = scene("unit F4 F3 at 0505\nunit G4 G3 at 0101\nunit F-III at 0909\n")
    german, allied = g.table.sides
    assert [g.table.board.grid.number(h) for h in crowded(g.table, german)] == ["0101"]
    assert [g.table.board.grid.number(h) for h in crowded(g.table, allied)] == ["0505"]
    g.play("done", "disband G3")
    assert g.asked == "allied 4.0.excess"


@pytest.mark.rule("4.0.excess", "14.0.segments")
def test_4_0_exploitation_is_one_phase_and_its_stacks_are_checked_after_its_moves() -> None:
    text = "unit F4 F3 at 0505\nunit F3 exploitation\nunit FQ at 0909\nunit G4 at 0101\nphase 14.1 2\n"
    g = field(ground() + text.replace("FQ", "F-III"))
    assert (g.asked, g.options("move")) == ("allied 14.2", ["F3"]), "it may still go"
    g.play("move F3", "to 0506")
    assert g.at("F4") == "0505" and not g.asked.startswith("allied 4.0")
    g = field(ground() + text.replace("FQ", "F-III")).play("done")
    assert g.asked == "allied 4.0.excess"


@pytest.mark.rule("4.0.excess", "17.1")
def test_4_0_enemy_airmen_over_a_stack_do_not_hide_it() -> None:
    g = scene("unit F4 F3 at 0505\nunit G-Air-I mission observation at 0505\nunit G4 at 0101\n")
    german, allied = g.table.sides
    assert crowded(g.table, german) == []
    assert crowded(g.table, allied) == [g.hex("0505")]


# §5.0 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.0", "3.0.zoc")
@pytest.mark.parametrize("unit", ["F4", "F3 steps 1", "F2.1", "B51.152"])
def test_5_0_combat_units_control_the_six_hexes_round_them(unit: str) -> None:
    g = scene(f"unit {unit} at 0505\nunit G4 at 0101\n")
    allied = g.table.sides[1]
    zone = {g.table.board.grid.number(h) for h in g.table.board.grid.hexes if g.table.in_zone(allied, h)}
    assert zone == {"0504", "0604", "0605", "0506", "0405", "0404"}


@pytest.mark.rule("5.0", "15.4.1")
@pytest.mark.parametrize("unit", ["Ren1", "F-corps1", "F-army1", "F-III", "F-Fequant"])
def test_5_0_tanks_and_supports_control_nothing(unit: str) -> None:
    g = scene(f"unit {unit} at 0505\nunit G4 at 0101\n")
    assert not any(g.table.in_zone(g.table.sides[1], h) for h in g.table.board.grid.hexes)


@pytest.mark.rule("5.0")
def test_5_0_zones_reach_everywhere_even_where_enemies_stand_and_lie_over_each_other() -> None:
    rivers = "hexside river 0505/0504\n"
    g = field(f"{ground('0504 wx')}{rivers}unit F4 at 0505\nunit G4 at 0504\nphase 11.1\n")
    german, allied = g.table.sides
    assert g.table.in_zone(allied, g.hex("0504")) and g.table.in_zone(german, g.hex("0505"))
    shared = [h for h in g.table.board.grid.hexes if g.table.in_zone(allied, h) and g.table.in_zone(german, h)]
    assert len(shared) == 2


@pytest.mark.rule("5.0", "12.2.6.pinned")
def test_5_0_the_light_do_not_feel_the_zone_of_a_pinned_unit() -> None:
    g = scene("unit F4 pinned at 0505\nunit G4 at 0101\n")
    allied, near = g.table.sides[1], g.hex("0504")
    assert g.table.in_zone(allied, near) and not g.table.in_zone(allied, near, light=True)


# §6.0 -------------------------------------------------------------------------------------------------------------


def losses(text: str, name: str, many: int) -> Field:
    """A unit after so many losses."""
    g = scene(f"unit {name} {text} at 0505\nunit F-III at 0909\nunit G-XVIII at 0101\nunit F11.1 at 0808\n")
    for _ in range(many):
        lose_step(g.table, g.piece(name), "6.0")
    return g


@pytest.mark.rule("6.0", "6.0.regiment", "3.0.steps", "2.2.1.brigade")
@pytest.mark.parametrize("name", ["F2.1", "B51.152", "G19.74", "US1.16"])
def test_6_0_a_regiment_is_reduced_then_eliminated(name: str) -> None:
    g = losses("", name, 1)
    assert (g.steps(name), g.at(name)) == (1, "0505")
    assert losses("", name, 2).at(name) == "out"


@pytest.mark.rule("2.2.1.brigade", "3.0.elite")
def test_2_2_1_a_brigade_is_a_regiment_in_all_but_name() -> None:
    g = scene("unit B51.152 at 0505\nunit F2.1 at 0404\nunit G4 at 0101\n")
    brigade, regiment = g.piece("B51.152"), g.piece("F2.1")
    assert g.table.is_small[brigade] and g.table.is_elite(brigade) and g.table.is_elite(regiment)
    assert g.table.weight(brigade) == g.table.weight(regiment) == 1
    assert g.table.roster.steps[brigade] == g.table.roster.steps[regiment] == 2


@pytest.mark.rule("6.0", "6.0.division2")
@pytest.mark.parametrize("name", ["G3", "F3", "B50", "G241"])
def test_6_0_a_division_of_morale_2_or_3_has_two_steps(name: str) -> None:
    g = losses("", name, 1)
    assert (g.steps(name), g.at(name)) == (1, "0505")
    assert losses("", name, 2).at(name) == "out"


@pytest.mark.rule("6.0", "6.0.division3")
@pytest.mark.parametrize("name", ["G4", "F4", "US26", "FUS157"])
def test_6_0_one_of_morale_4_and_every_american_has_three(name: str) -> None:
    assert [losses("", name, many).at(name) for many in (0, 1, 2, 3)] == ["0505", "0505", "0505", "out"]


@pytest.mark.rule("6.0.division3")
def test_6_0_the_second_loss_of_a_strong_division_changes_none_of_its_figures() -> None:
    g = losses("", "G4", 0)
    divisions = [p for p, steps in enumerate(g.table.roster.steps) if g.table.is_division[p] and steps == 3]
    assert g.piece("G4") in divisions
    for figures in (g.table.attack_of, g.table.defence_of):
        assert all(figures[p][1] == figures[p][2] < figures[p][3] for p in divisions)


@pytest.mark.rule("6.0.one", "15.4.1")
@pytest.mark.parametrize("name", ["Ren1", "Sch1"])
def test_6_0_a_tank_group_is_lost_with_its_first_step(name: str) -> None:
    assert losses("", name, 1).at(name) == "out"


@pytest.mark.rule("6.0.one", "15.3")
def test_6_0_so_are_stosstruppen() -> None:
    g = scene("unit G19.74 Stoss1 at 0505\nunit Stoss1 carrier G19.74\nunit F4 at 0909\n")
    lose_step(g.table, g.piece("Stoss1"), "6.0.one")
    assert (g.at("Stoss1"), g.at("G19.74"), g.steps("G19.74")) == ("out", "0505", 2)


@pytest.mark.rule("6.0.support")
def test_6_0_supports_have_one_face_and_no_steps_to_lose() -> None:
    g = scene("unit F-corps1 F-III F-Fequant at 0505\nunit G4 at 0101\n")
    assert [g.table.roster.steps[g.piece(name)] for name in ("F-corps1", "F-III", "F-Fequant")] == [1, 1, 1]


@pytest.mark.rule("6.0")
def test_6_0_who_is_eliminated_controls_nothing_any_more() -> None:
    g = scene("unit F4 at 0505\nunit G4 at 0101\n")
    strike(g.table, g.piece("F4"), "6.0")
    assert not g.table.in_zone(g.table.sides[1], g.hex("0504"))
    assert (g.steps("F4"), g.marks("F4")) == (0, set())


# §11.3.1, §11.3.3 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.3.1", "11.3.3")
def test_11_3_1_guns_and_headquarters_alone_next_to_an_enemy_combat_unit_are_lost() -> None:
    g = scene("unit F-corps1 at 0504\nunit F-III at 0506\nunit F-corps2 at 0303\nunit G4 at 0505\n")
    overrun(g.table, g.table.sides[0], g.hex("0505"))
    assert (g.at("F-corps1"), g.at("F-III"), g.at("F-corps2")) == ("out", "out", "0303")


@pytest.mark.rule("11.3.1", "11.3.3")
def test_11_3_1_with_a_combat_unit_in_their_hex_they_are_safe() -> None:
    g = scene("unit F-corps1 F-III Ren1 at 0504\nunit G4 at 0505\n")
    overrun(g.table, g.table.sides[0], g.hex("0505"))
    assert (g.at("F-corps1"), g.at("F-III")) == ("0504", "0504")


@pytest.mark.rule("11.3.1", "11.3.3")
def test_11_3_1_it_happens_as_soon_as_the_enemy_marches_up() -> None:
    g = scene("unit F-corps1 F-III at 0508\nunit G4 at 0505\nunit F4 at 0101\n")
    g.play("move G4", "to 0507")
    assert (g.at("F-corps1"), g.at("F-III")) == ("out", "out")


@pytest.mark.rule("11.3.1", "11.3.3")
def test_11_3_1_so_are_those_left_alone_in_the_defender_s_hex_after_a_combat() -> None:
    g = scene("unit F-corps1 F-III F-Fequant at 0505\nunit G4 at 0101\nunit F-corps2 F4 at 0303\n")
    allied = g.table.sides[1]
    after_combat(g.table, allied, g.hex("0505"))
    after_combat(g.table, allied, g.hex("0303"))
    assert (g.at("F-corps1"), g.at("F-III"), g.at("F-corps2")) == ("out", "out", "0303")
