"""Corners of the clauses that both books of the series have: a lead that dies, a support that is a unit too, what a
whole stack suffers, and what belongs to the beginning of a phase. Marne's tests play the same in their positions."""

from __future__ import annotations

import pytest

from grognard.games.front1918.retreat import fall_back, ready
from grognard.games.front1918.supply import supply
from grognard.games.italia.table import ENTENTE
from tests.games.italia.fights import FED, Fray, fray, ground, scene
from tests.games.italia.scenes import CP_MOVES, OPEN, moving
from tests.games.italia.test_mastery import FRONT

STAFFS = "unit IQ at 0509\nunit AQ at 0501\n"
"""Headquarters in the south and in the north: with no source on a sketch, that is where either side goes back to."""


def gone_back(text: str, hexes: int, names: str, **how: bool) -> Fray:
    """These units of the Entente go back so many hexes."""
    g = scene(ground() + STAFFS + text)
    return g.run(fall_back(g.table, ready(g.table, ENTENTE, [g.piece(name) for name in names.split()], hexes, **how)))


# The lead decides the doctrine of the whole combat ----------------------------------------------------------------


@pytest.mark.rule("table.doctrine", "12.2.6.total", "12.2.7")
@pytest.mark.parametrize(("lead", "other", "far"), [("F23.78", "I1", 2), ("I1", "F23.78", 3)])
def test_12_2_6_the_doctrine_of_the_lead_holds_for_the_combat_though_the_lead_dies(
    lead: str, other: str, far: int
) -> None:
    text = f"italia radetzky\n{ground()}{FED}unit A6 at 0504\nunit {lead} at 0505 steps 1\nunit {other} at 0505\n"
    g = fray(f"{text}phase 12.1\n", "0505", "A6", against=lead, mastery="erroneous total", damage="A0 D9")
    g.play("roll 1", f"loses {lead}")
    assert g.at(lead) == "out"
    assert g.options("retreat") == [str(hexes) for hexes in range(far + 1)]


# A support is a unit ----------------------------------------------------------------------------------------------


@pytest.mark.rule("3.0.unit", "12.3.zoc")
@pytest.mark.parametrize(("friend", "steps"), [("", 2), ("unit IC at 0506\n", 3)])
def test_12_3_a_support_in_the_hex_spares_a_retreat_the_loss_of_the_zone(friend: str, steps: int) -> None:
    enemies = "unit AB1 at 0606\nunit AB2 at 0406\n"
    g = gone_back(f"unit I4x at 0505\n{enemies}{friend}", 1, "I4x", forced=True)
    g.play(*[option for option in g.options() if option == "back 0506"])
    assert (g.at("I4x"), g.steps("I4x")) == ("0506", steps)


@pytest.mark.rule("3.0.unit", "12.2.6.partial")
@pytest.mark.parametrize(("gun", "is_open"), [("", False), ("unit IC at 0505\n", True)])
def test_12_2_6_a_reserve_may_come_to_guns_that_are_left_in_the_hex(gun: str, is_open: bool) -> None:
    text = f"{FRONT}unit I3x at 0505 steps 1\nunit IR1 at 0507\nunit A4x at 0504\n{gun}"
    g = fray(text, "0505", "A4x", mastery="partial partial", damage="A0 D3").play("retreat 0", "react IR1")
    assert ("0505" in g.options("to")) is is_open


# What belongs to the stack ----------------------------------------------------------------------------------------


@pytest.mark.rule("12.5.scope", "12.3.river")
def test_12_5_a_retreat_that_disorganises_one_unit_disorganises_the_stack() -> None:
    text = "hexside river 0505/0506\nunit IR1 IR2 at 0505\nunit A4x at 0504\n"
    g = gone_back(text, 1, "IR1 IR2").play("back 0506", "back 0605")
    assert (g.marks("IR1"), g.marks("IR2")) == ({"disorganised"}, {"disorganised"})


@pytest.mark.rule("12.3.direction", "table.erroneous")
@pytest.mark.parametrize(("how", "ways"), [({}, 6), ({"forced": True}, 3)])
def test_12_3_a_panic_turns_aside_no_more_than_a_disengagement(how: dict[str, bool], ways: int) -> None:
    enemies = "unit A4x at 0507\nunit AB1 at 0306\nunit AB2 at 0706\n"
    g = gone_back(f"unit I4x at 0505\n{enemies}", 1, "I4x", **how)
    assert len(g.options("back")) == ways


@pytest.mark.rule("9.3", "9.2.elimination")
def test_9_3_assault_troops_starve_with_their_own_unit() -> None:
    ring = (
        "unit I4x at 0503\nunit I4y at 0703\nunit I3x at 0303\nunit IR1 at 0507\nunit IR2 at 0706\nunit IR3 at 0306\n"
    )
    text = f"{ground()}{ring}unit AB1 Sturm1 at 0505\nunit AB1 unsupplied\nunit AB2 at 0505\nunit Sturm1 carrier AB1\n"
    g = scene(text)
    g.run(supply(g.table))
    assert (g.at("AB1"), g.at("AB2"), g.marks("AB2")) == ("out", "0505", {"unsupplied"})
    assert g.at("Sturm1") == "out"


@pytest.mark.rule("11.3.2")
def test_11_3_2_the_owner_says_which_unit_has_the_assault_troops_of_one_that_is_lost() -> None:
    text = (
        "unit GR1 Stoss1 at 0504\nunit Stoss1 carrier GR1\nunit GR1 steps 1\nunit GR2 GR3 at 0504\nunit I4x at 0505\n"
    )
    g = fray(FRONT + text, "0505", "GR1 GR2 GR3", damage="A2 D0").play("loses GR1")
    assert (g.asked, g.options("to-regiment")) == ("cp 11.3.2", ["GR2", "GR3"])
    g.play("to-regiment GR3")
    assert g.table.stoss_with(g.piece("GR3")) == g.piece("Stoss1")


# The beginning of a phase -----------------------------------------------------------------------------------------

PAIR = "unit AB1 AB2 Sturm1 at 0101\nunit Sturm1 carrier AB1\nunit AQ at 0112\n"


@pytest.mark.rule("11.3.2", "11.0")
@pytest.mark.parametrize("acts", [("move A4x", "to 0105", "halt"), ("span 0104/0105", "roll 6")])
def test_11_3_2_once_somebody_has_acted_assault_troops_stay_with_their_unit(acts: tuple[str, ...]) -> None:
    g = moving(OPEN + "hexside stream 0104/0105\n" + PAIR + "unit A4x at 0104\n", CP_MOVES)
    assert g.options("assign") == ["Sturm1"]
    g.play(*acts)
    assert g.options("assign") == []
    assert g.refused("assign Sturm1").startswith("§11.3.2 ")


# Pinned units -----------------------------------------------------------------------------------------------------

LED = "unit AB1 AB2 Sturm1 at 0503\nunit Sturm1 carrier AB1\n"


@pytest.mark.rule("12.2.6.pinned", "11.2.1")
@pytest.mark.parametrize(("names", "passes"), [("AB1 AB2", True), ("AB2", False), ("AB1 A4x", False)])
def test_12_2_6_brigades_stacked_with_storm_troops_go_through_the_zone_of_the_pinned(names: str, passes: bool) -> None:
    g = moving(ground() + LED + STAFFS + "unit A4x at 0503\nunit I4x at 0505 pinned", CP_MOVES)
    first, *others = names.split()
    g.play(f"move {first}", *[f"with {other}" for other in others])
    assert ("0506" in g.options("to")) is passes


@pytest.mark.rule("12.2.6.pinned", "11.3.1", "11.3.3")
@pytest.mark.parametrize("unit", ["AC", "AQ"])
def test_11_3_1_guns_and_headquarters_stay_out_of_the_zone_of_a_pinned_unit_too(unit: str) -> None:
    text = f"unit {unit} at 0503\nunit A-XI at 0901\nunit I4x at 0505 pinned"
    g = moving(ground() + text, CP_MOVES).play(f"move {unit}")
    assert "0504" not in g.options("to")
