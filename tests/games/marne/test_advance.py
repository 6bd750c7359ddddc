"""Chapters 12.4 and 14.0: which units advance after combat, how far and over what, and which exploit."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.front1918.advance import advance, place_markers
from grognard.games.front1918.supports import thin_out
from tests.games.marne.fray import Fray, fray
from tests.games.marne.scenes import ground

CAST = """unit F-III at 0509
unit G-VII at 0501
piece R5 like F128.167 attack 3/2 defence 4/2 morale 5
piece S5 like G1Bav.1 attack 3/2 defence 4/2 morale 5
piece T5 like G1Bav.2 attack 3/2 defence 4/2 morale 5
piece U5 like G1Bav.24 attack 3/2 defence 4/2 morale 5
piece V5 like G4Gd.93 attack 3/2 defence 4/2 morale 5
"""


def won(text: str, attackers: str = "S5 T5", *cells: str, mastery: str = "total none", **how: Any) -> Fray:
    """The tenth step of an attack that wipes out F3 in 0505; the attackers stand where the text says."""
    how = {"damage": "A0 D6", "mastery": mastery, **how}
    return fray(ground(*cells) + CAST + "unit F3 at 0505\n" + text, "0505", attackers, **how)


TWO = "unit S5 T5 at 0504\n"


# §12.4 Who, and how far ------------------------------------------------------------------------------------------


@pytest.mark.rule("12.4", "12.2.6.partial")
def test_12_4_partial_mastery_leads_into_the_hex_all_or_some() -> None:
    g = won(TWO, mastery="partial none")
    assert (g.asked, g.options()) == ("german 12.4", ["advance S5", "advance T5", "done"])
    g.play("advance T5")
    assert g.options() == ["advance S5", "done"]
    assert g.refused("onward T5") == "§12.4 Mastery carries it no farther."
    g.play("done", "done")
    assert (g.at("S5"), g.at("T5"), g.holder("0505"), g.asked) == ("0504", "0505", "german", "")


@pytest.mark.rule("12.4", "12.2.6.total")
def test_12_4_total_mastery_leads_two_hexes_where_the_defender_is_no_more() -> None:
    g = won(TWO).play("advance S5")
    assert g.options() == ["advance T5", "onward S5", "done"]
    g.play("onward S5")
    assert (g.asked, g.options("to")) == ("german 12.4", ["0404", "0405", "0504", "0506", "0604", "0605"])
    g.play("to 0506")
    assert g.options() == ["advance T5", "done"]
    assert g.refused("onward S5") == "§12.4 Mastery carries it no farther."
    assert (g.at("S5"), g.holder("0506"), g.told("advances")) == (
        "0506",
        "german",
        ["S5 advances into 0505.", "S5 advances into 0506."],
    )


@pytest.mark.rule("12.4", "12.2.6.total")
@pytest.mark.parametrize("hexes", [1, 2, 3])
def test_12_4_total_mastery_leads_as_far_as_the_defender_went_back(hexes: int) -> None:
    text = ground() + CAST + TWO + "unit F4 at 0505\n"
    g = fray(text, "0505", "S5 T5", mastery="total total").play(f"retreat {hexes}")
    g.play(*["back 0506", "back 0507", "back 0508"][:hexes], "done", "advance S5")
    gone = 1
    while "onward S5" in g.options():
        g.play("onward S5")
        g.play("to 0604" if gone == 1 else "to 0704")
        gone += 1
    assert gone == hexes


@pytest.mark.rule("12.4", "12.2.6.total")
def test_12_4_nobody_goes_in_while_the_hex_is_held() -> None:
    g = won(TWO, damage="A0 D3").play("done")
    assert (g.at("F3"), g.at("S5"), g.asked) == ("0505", "0504", "")


@pytest.mark.rule("12.4", "12.5.effects")
def test_12_4_only_full_units_in_good_order_that_took_part() -> None:
    text = "unit S5 at 0504 steps 1\nunit T5 at 0504 disorganised\nunit U5 at 0504 reorganising\nunit V5 G3 at 0404\n"
    g = won(text, "S5 T5 U5 V5", mastery="partial none")
    assert g.options() == ["advance V5", "done"]
    assert g.refused("advance S5") == "§12.4 Only units at full strength advance and exploit."
    assert g.refused("advance T5") == "§12.5.effects It is disorganised or reorganising."
    assert g.refused("advance U5") == "§12.5.effects It is disorganised or reorganising."
    assert g.refused("advance G3") == "§12.4 It is not among the units concerned."


@pytest.mark.rule("12.4", "4.0")
def test_12_4_an_advance_may_overstack_until_the_phase_ends() -> None:
    text = "unit G4 at 0504\nunit G3 at 0404\nunit S5 at 0504\n"
    g = won(text, "G4 G3 S5", mastery="partial none").play("advance G4")
    assert g.options() == ["advance G3", "advance S5", "done"]
    assert [(reason.rule, reason.key) for reason in g.tally("advance G3").reasons] == [("4.0.excess", "reason-crowded")]
    g.play("advance G3", "done", "done")
    assert (g.at("G4"), g.at("G3"), g.asked) == ("0505", "0505", "")
    g.run(thin_out(g.table))
    assert (g.asked, g.options()) == ("german 4.0.excess", ["disband G4", "disband G3"])


@pytest.mark.rule("12.4", "4.0")
def test_12_4_so_it_may_in_the_last_hex_it_goes_on_to() -> None:
    g = won("unit G4 at 0504\nunit G3 at 0506\n", "G4").play("advance G4", "onward G4")
    assert "0506" in g.options("to")
    assert [(reason.rule, reason.key) for reason in g.tally("to 0506").reasons] == [("4.0.excess", "reason-crowded")]


# Zones ----------------------------------------------------------------------------------------------------------


BEYOND = "unit F4 at 0407\nunit F58 at 0605\n"
"""Zones over the hex itself and most of those beyond it."""


@pytest.mark.rule("12.4.zoc", "15.3")
def test_12_4_beyond_the_first_hex_nobody_goes_from_zone_to_zone_but_stosstruppen() -> None:
    g = won(TWO + BEYOND + "unit Stoss1 at 0504 carrier S5\n").play("advance T5", "onward T5")
    assert g.options("to") == ["0404", "0405", "0504"]
    assert g.refused("to 0506") == "§12.4.zoc It may not go from one enemy zone to another."
    assert g.refused("to 0605") == "§12.4 There is an enemy there."
    g.play("to 0405", "advance S5", "onward S5")
    assert g.options("to") == ["0404", "0405", "0504", "0506", "0604"]
    g.play("to 0506", "done")
    assert (g.at("S5"), g.at("Stoss1"), g.at("T5")) == ("0506", "0506", "0405")


@pytest.mark.rule("12.4.zoc", "12.2.6.pinned")
def test_12_4_zones_of_pinned_units_do_not_hold_tanks() -> None:
    text = ground() + CAST + "unit R5 Ren1 at 0504\nunit G3 at 0505 steps 1\nunit G4 at 0605 {}\n"
    g = fray(text.format("pinned"), "0505", "R5 Ren1", damage="A0 D3", mastery="total none").play("advance Ren1")
    assert "0506" in g.play("onward Ren1").options("to")
    g = fray(text.format(""), "0505", "R5 Ren1", damage="A0 D3", mastery="total none").play("advance Ren1")
    assert "0506" not in g.play("onward Ren1").options("to")


# Ground ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.4.terrain")
def test_12_4_over_an_unbridged_river_into_the_first_hex_and_no_farther() -> None:
    g = won("hexside river 0504/0505\n" + TWO + "unit U5 at 0404\n", "S5 T5 U5").play("advance S5", "advance U5")
    assert g.options("onward") == ["U5"]
    assert g.refused("onward S5") == "§12.4.terrain It has crossed a major river without a bridge: its advance is over."


@pytest.mark.rule("12.4.terrain")
def test_12_4_with_a_bridge_it_goes_on_and_never_over_another_river_without_one() -> None:
    text = "hexside river 0504/0505\nlink road 0504 0505\nhexside river 0505/0506\n"
    g = won(text + TWO).play("advance S5", "onward S5")
    assert "0506" not in g.options("to") and "0405" in g.options("to")
    assert g.refused("to 0506") == (
        "§12.4.terrain There is no bridge over the major river, and only the first hex may be reached without."
    )


@pytest.mark.rule("12.4")
def test_12_4_where_a_unit_goes_on_to_is_asked_though_one_hex_is_open() -> None:
    rivers = "hexside river 0505/0604 0505/0605 0505/0506 0505/0405\n"
    g = won(rivers + TWO + "unit F4 at 0303\n").play("advance S5", "onward S5")
    assert (g.asked, g.options()) == ("german 12.4", ["to 0404", "to 0504"])
    g = won(rivers.replace("\n", " 0505/0404\n") + TWO).play("advance S5", "onward S5")
    assert (g.asked, g.options(), g.at("S5")) == ("german 12.4", ["to 0504"], "0505")
    assert g.play("to 0504").at("S5") == "0504"


@pytest.mark.rule("12.4.terrain", "11.2.4.use")
def test_12_4_a_footbridge_is_a_bridge_to_its_builders() -> None:
    g = won("hexside river 0504/0505\nedge 0504/0505 footbridge 1\n" + TWO).play("advance S5")
    assert g.options("onward") == ["S5"]


@pytest.mark.rule("12.4.terrain", "12.5")
def test_12_4_a_crest_climbed_beyond_the_first_hex_disorganises() -> None:
    g = won("hexside crest 0504>0505 0505>0506\n" + TWO).play("advance S5")
    assert g.marks("S5") == set()
    g.play("onward S5", "to 0506")
    assert g.marks("S5") == {"disorganised"}
    text = ground() + CAST + "hexside crest 0505>0506\n" + TWO + "unit F4 at 0505\n"
    g = fray(text, "0505", "S5 T5", mastery="total total").play(
        "retreat 3", "back 0405", "back 0306", "back 0307", "done"
    )
    g.play("advance S5", "onward S5", "to 0506")
    assert g.refused("onward S5") == "§12.5.effects It is disorganised or reorganising."


@pytest.mark.rule("12.4", "11.3.1", "11.3.3")
def test_12_4_supports_alone_in_the_hex_or_next_to_it_are_lost() -> None:
    g = won(TWO + "unit F-corps1 at 0505\nunit F-corps2 at 0605\nunit F-X at 0506\nunit F-corps3 at 0607\n")
    g.play("advance S5", "done", "done")
    assert [g.at(name) for name in ("F-corps1", "F-corps2", "F-X", "F-corps3")] == ["out", "out", "out", "0607"]


# §14.0 Exploitation ----------------------------------------------------------------------------------------------


@pytest.mark.rule("14.0", "14.0.markers", "12.2.6.total", "12.2.6.partial")
@pytest.mark.parametrize(("mastery", "many"), [("total", 2), ("partial", 1)])
def test_14_0_so_many_markers_after_the_advance(mastery: str, many: int) -> None:
    text = "unit S5 at 0504\nunit V5 at 0404\nunit G4 at 0604\n"
    g = won(text, "S5 V5 G4", mastery=f"{mastery} none").play("done")
    assert (g.asked, g.options()) == ("german 14.0.markers", ["exploit S5", "exploit V5", "exploit G4", "done"])
    g.play("exploit G4")
    assert g.marks("G4") == {"exploitation"}
    if many == 2:
        assert g.refused("exploit G4") == "§14.0.markers It already has a marker."
        g.play("exploit S5")
    assert g.asked == ""


@pytest.mark.rule("14.0.eligible", "12.5.effects")
def test_14_0_only_full_units_in_good_order_that_took_part() -> None:
    text = "unit S5 at 0504 steps 1\nunit T5 at 0404 disorganised\nunit V5 G3 at 0604\n"
    g = won(text, "S5 T5 V5").play("done")
    assert g.options() == ["exploit V5", "done"]
    assert g.refused("exploit S5") == "§14.0.eligible Only units at full strength advance and exploit."
    assert g.refused("exploit T5") == "§12.5.effects It is disorganised or reorganising."
    assert g.refused("exploit G3") == "§14.0.eligible It is not among the units concerned."


@pytest.mark.rule("14.1")
def test_14_1_a_combat_of_exploitation_gives_no_markers() -> None:
    g = won(TWO, is_exploitation=True).play("advance S5", "done")
    assert (g.at("S5"), g.asked) == ("0505", "")


@pytest.mark.rule("12.4", "12.2.6.total")
@pytest.mark.parametrize(("back", "points", "on"), [(1, 9, 2), (2, 12, 2), (3, 15, 3)])
def test_12_4_who_goes_back_and_is_then_lost_leaves_the_longer_way_open(back: int, points: int, on: int) -> None:
    """Ruling M13: two hexes as for a defender eliminated, three if he had gone back three."""
    text = "unit S5 at 0504\nunit F3 at 0505\n"
    g = fray(ground() + CAST + text, "0505", "S5", damage=f"A0 D{points}", mastery="total total")
    g.play(f"retreat {back}")
    while g.options("back"):
        g.play(f"back {g.options('back')[0]}")
    assert g.at("F3") == "out"
    g.play("advance S5")
    for _ in range(on - 1):
        g.play("onward S5")
        g.play(f"to {g.options('to')[-1]}")
    assert g.asked == "german 14.0.markers"


@pytest.mark.rule("14.0.example1", "14.0.same-division", "14.0.eligible")
def test_ex_21_the_moroccan_division_exploits_under_one_marker() -> None:
    text = """unit FMar.RMLE FMar.8Z at 0504
unit FMar.4T at 0504 disorganised
unit FMar.7T at 0504 steps 1
unit F4 at 0404
unit G3 at 0505 steps 1
"""
    who = "FMar.RMLE FMar.8Z FMar.4T FMar.7T F4"
    g = fray(ground() + CAST + text, "0505", who, damage="A0 D3", mastery="total none").play("done")
    assert g.options() == ["exploit FMar.RMLE", "exploit F4", "done"]
    assert g.refused("exploit FMar.8Z").startswith("§14.0.same-division It moves with its division: choose ")
    g.play("exploit FMar.RMLE")
    marked = [name for name in who.split() if "exploitation" in g.marks(name)]
    assert marked == ["FMar.RMLE", "FMar.8Z"]
    assert g.options() == ["exploit F4", "done"]
    assert g.play("exploit F4").marks("F4") == {"exploitation"}


@pytest.mark.rule("14.0.example2", "14.0.same-division")
def test_ex_22_with_tanks_in_the_hex_each_regiment_counts() -> None:
    text = "unit F2.1 F2.2 F2.3 Ren1 at 0504\nunit G3 at 0505 steps 1\n"
    who = "F2.1 F2.2 F2.3 Ren1"
    for second in ("F2.2", "Ren1"):
        g = fray(ground() + CAST + text, "0505", who, damage="A0 D3", mastery="total none").play("done")
        assert g.options() == ["exploit F2.1", "exploit F2.2", "exploit F2.3", "exploit Ren1", "done"]
        g.play("exploit F2.1", f"exploit {second}")
        assert [name for name in who.split() if g.marks(name)] == ["F2.1", second]
        assert g.asked == ""


@pytest.mark.rule("14.0.same-division", "2.2.1.integrity")
def test_14_0_guns_in_the_hex_do_not_part_a_division() -> None:
    g = won(TWO + "unit G-corps1 at 0504\nunit Stoss1 at 0504 carrier S5\n").play("done")
    assert g.options() == ["exploit S5", "done"]
    g.play("exploit S5")
    assert (g.marks("S5"), g.marks("T5"), g.asked) == ({"exploitation"}, {"exploitation"}, "")


@pytest.mark.rule("example.combat", "12.4", "14.0.same-division", "11.3.1", "12.2.8.stoss")
def test_ex_26f_the_end_of_the_combat_at_soissons() -> None:
    text = """hexside river 0504/0505 0404/0505
link road 0504 0505
link rail 0404 0505
unit S5 T5 U5 at 0504
unit Stoss1 at 0504 carrier S5
unit G4 at 0404
unit F-corps1 at 0605
"""
    cells = "0505 t"
    start = ground(cells) + CAST + "unit F3 at 0505 steps 1 disorganised\n" + text
    g = fray(start, "0505", "S5 T5 U5 G4", lead="S5", shock="Stoss1", damage="A2 D3", mastery="total none")
    assert (g.at("F3"), g.asked, g.options()) == ("out", "german 12.2.8.lead", ["loses S5", "sheds Stoss1"])
    g.play("sheds Stoss1", "advance S5", "advance T5", "advance U5")
    assert (g.at("Stoss1"), g.at("F-corps1")) == ("out", "out")
    assert g.options("onward") == ["S5", "T5", "U5"]
    g.play("onward S5", "to 0605", "onward T5", "to 0605", "onward U5", "to 0605", "advance G4", "done")
    assert [g.at(name) for name in ("S5", "T5", "U5", "G4")] == ["0605", "0605", "0605", "0505"]
    assert g.options() == ["exploit S5", "exploit G4", "done"]
    g.play("exploit S5", "exploit G4")
    assert all(g.marks(name) == {"exploitation"} for name in ("S5", "T5", "U5", "G4"))
    assert g.asked == ""


@pytest.mark.rule("scenario.friedensturm.frozen", "12.4")
def test_12_4_nobody_advances_into_a_frozen_sector() -> None:
    text = "marne friedensturm\nunit G10Bav at 2719\nunit F87 at 2720 steps 1\nphase 11.1\n"
    g = fray(text, "2720", "G10Bav", damage="A0 D6", mastery="total none").play("advance G10Bav", "onward G10Bav")
    assert "2721" in g.options("to") and "2620" not in g.options("to")
    assert g.refused("to 2620").startswith("§scenario.friedensturm.frozen")


@pytest.mark.rule("15.4.2", "12.4", "14.0.eligible")
def test_15_4_2_a_tank_called_up_for_one_combat_neither_advances_nor_exploits() -> None:
    g = won("unit S5 A7V at 0504\n", "S5 A7V", tank="A7V")
    battle = g.battle  # type: ignore[attr-defined]
    battle.event_tank = g.piece("A7V")
    g.run(advance(g.table, battle))
    assert g.options() == ["advance S5", "done"]
    assert g.refused("advance A7V") == "§15.4.2 It came for this combat only, and does nothing after it."
    g.run(place_markers(g.table, battle))
    assert g.options() == ["exploit S5", "done"]
