"""Where clauses meet that seldom do: a lead that dies, a support that is a unit too, what belongs to the beginning of a
phase, and what happens to a whole stack."""

from __future__ import annotations

import pytest

from grognard.games.front1918.disengagement import breaking_tally, is_surrounded
from grognard.games.front1918.retreat import fall_back, ready
from grognard.games.front1918.supply import supply
from tests.games.marne.fights import fight, worth
from tests.games.marne.fray import Fray, fray, scene, side_of
from tests.games.marne.marches import GERMANS, MARCHERS, OPEN, moving, staged
from tests.games.marne.scenes import begin, ground

SOUTH = f"{MARCHERS}unit F-VI at 0509\n"
"""Headquarters in the south: with no source on a sketch, that is where the Allies go back to."""


def gone_back(text: str, hexes: int, names: str, **how: bool) -> Fray:
    """These Allied units go back so many hexes."""
    g = scene(ground() + SOUTH + text)
    units = [g.piece(name) for name in names.split()]
    return g.run(fall_back(g.table, ready(g.table, side_of("allied"), units, hexes, **how)))


# The lead decides the doctrine of the whole combat ----------------------------------------------------------------

FRIEDENSTURM = "marne friedensturm\n" + ground() + "unit F-VI at 0509\nunit G36 at 0504\nphase 12.1\n"


@pytest.mark.rule("scenario.friedensturm.doctrine", "12.2.6.total", "12.2.7")
@pytest.mark.parametrize(("lead", "other", "far"), [("US4.39", "F20", 2), ("F20", "US4.39", 3)])
def test_12_2_6_the_doctrine_of_the_lead_holds_for_the_combat_though_the_lead_dies(
    lead: str, other: str, far: int
) -> None:
    text = f"{FRIEDENSTURM}unit {lead} at 0505 steps 1\nunit {other} at 0505\n"
    g = fray(text, "0505", "G36", against=lead, mastery="erroneous total", damage="A0 D9")
    g.play("roll 1", f"loses {lead}")
    assert g.at(lead) == "out"
    assert g.options("retreat") == [str(hexes) for hexes in range(far + 1)]


@pytest.mark.rule("scenario.gneisenau.doctrine", "12.2.6.total", "12.2.7")
@pytest.mark.parametrize(("lead", "other", "far"), [("F48.1", "F11.1", 2), ("F11.1", "F48.1", 3)])
def test_12_2_6_so_does_that_of_a_late_arrival_though_its_mark_goes_with_it(lead: str, other: str, far: int) -> None:
    text = "marne gneisenau\n" + ground() + "unit F-III at 0509\nunit G222 at 0504\nphase 12.1\n"
    text += f"unit {lead} at 0505 steps 1\nunit {other} at 0505\nunit F48.1 late\n"
    g = fray(text, "0505", "G222", against=lead, mastery="erroneous total", damage="A0 D9")
    g.play("roll 1", f"loses {lead}")
    assert g.options("retreat") == [str(hexes) for hexes in range(far + 1)]


# A support is a unit ----------------------------------------------------------------------------------------------


@pytest.mark.rule("3.0.unit", "12.3.zoc")
@pytest.mark.parametrize(("friend", "steps"), [("", 2), ("unit FQ at 0506\n", 3), ("unit FC at 0506\n", 3)])
def test_12_3_a_support_in_the_hex_spares_a_retreat_the_loss_of_the_zone(friend: str, steps: int) -> None:
    g = gone_back(f"unit F4 at 0505\nunit GR1 at 0606\nunit GR2 at 0406\n{friend}", 1, "F4", forced=True)
    g.play(*[option for option in g.options() if option == "back 0506"])
    assert g.at("F4") == "0506"
    assert g.table.position.steps[g.piece("F4")] == steps


@pytest.mark.rule("3.0.unit", "13.0.modifiers")
@pytest.mark.parametrize(("friend", "malus"), [("", -3), ("unit FQ at 0506\n", None), ("unit FC at 0506\n", None)])
def test_13_0_a_support_next_to_a_stack_keeps_it_from_being_surrounded(friend: str, malus: int | None) -> None:
    text = f"unit FR1 at 0505 disengaging\nunit GR1 at 0504\nunit GR2 at 0606\nunit GR3 at 0406\n{friend}"
    g = scene(ground() + SOUTH + text)
    tally = breaking_tally(g.table, side_of("allied"), g.hex("0505"), g.piece("FR1"))
    assert worth(tally).get("surrounded") == malus


@pytest.mark.rule("3.0.unit", "13.0.modifiers")
def test_13_0_an_air_group_over_the_next_hex_is_no_unit_in_it() -> None:
    text = "unit FR1 at 0505 disengaging\nunit GR1 at 0504\nunit GR2 at 0606\nunit GR3 at 0406\n"
    g = scene(ground() + SOUTH + text + "unit F-Chabert at 0506 mission interdiction\n")
    assert is_surrounded(g.table, side_of("allied"), g.hex("0505"))


@pytest.mark.rule("3.0.unit", "12.3.stacking", "13.0.retreat")
@pytest.mark.parametrize(("friend", "marks"), [("", set()), ("unit FC at 0506\n", {"disorganised"})])
def test_12_3_breaking_off_through_a_friendly_gun_disorganises(friend: str, marks: set[str]) -> None:
    text = f"unit F4 at 0505\nunit GR1 at 0504\n{friend}"
    g = gone_back(text, 2, "F4", forced=True, after_combat=False).play("back 0506", "back 0507")
    assert g.marks("F4") == marks


@pytest.mark.rule("3.0.unit", "12.2.6.partial")
@pytest.mark.parametrize(("gun", "open_"), [("", False), ("unit FC at 0505\n", True)])
def test_12_2_6_a_reserve_may_come_to_guns_that_are_left_in_the_hex(gun: str, open_: bool) -> None:
    text = f"{ground()}{SOUTH}unit F3 at 0505 steps 1\nunit FR1 at 0507\nunit G4 at 0504\n{gun}"
    g = fray(text, "0505", "G4", mastery="partial partial", damage="A0 D3").play("retreat 0", "react FR1")
    assert ("0505" in g.options("to")) == open_
    if not open_:
        assert g.refused("to 0505") == "§12.2.6 No unit of the defender is left in 0505."
        return
    g.play("to 0505")
    assert (g.at("FC"), g.at("FR1")) == ("0505", "0505")
    assert "advance G4" not in g.options()


@pytest.mark.rule("table.erroneous", "3.0.unit", "11.3.1", "11.3.3")
def test_table_erroneous_guns_and_headquarters_are_misled_too_where_they_may_go() -> None:
    """Ruling M10: out of zones, guns over bridges only."""
    text = f"{ground()}{SOUTH}hexside river 0507/0508\nunit F4 at 0505\nunit FC at 0507\nunit G4 at 0504\n"
    g = fray(text + "unit FQ at 0508\n", "0505", "G4", mastery="partial erroneous").play("roll 6")
    assert sorted(g.options("misdirect")) == ["FC", "FQ"]
    assert g.refused("misdirect G4").startswith("§table.erroneous ")
    g.play("misdirect FC")
    assert g.refused("to 0508").startswith("§11.3.1 "), "no bridge"
    assert g.play("to 0607").at("FC") == "0607"


@pytest.mark.rule("table.erroneous", "11.3.1")
def test_table_erroneous_a_gun_is_not_sent_into_an_enemy_zone() -> None:
    text = f"{ground()}{SOUTH}unit F4 at 0505\nunit FC at 0506\nunit G4 at 0504\n"
    g = fray(text, "0505", "G4", mastery="partial erroneous").play("roll 6", "misdirect FC")
    assert g.options("to") == ["0405", "0406", "0507", "0605", "0606"]
    assert g.refused("to 0505").startswith("§11.3.1 ")


@pytest.mark.rule("9.1.displacement", "3.0.unit")
@pytest.mark.parametrize(("gun", "where"), [("", "0109"), ("unit GC at 0109\n", "0506")])
def test_9_1_a_headquarters_goes_back_to_no_source_with_an_enemy_gun_in_it(gun: str, where: str) -> None:
    """The enemy's zone lies on the nearer source, so that the headquarters would go as far as
    the source itself; towards the other it finds a line on the way."""
    text = (
        f"{ground()}{MARCHERS}region sources-allied 0109 0909\nunit F-VI at 0305\nunit G4 at 0208\nunit GR1 at 0306\n"
    )
    g = scene(text + gun + "unit GR2 at 0405\nunit GR3 at 0204\nunit G3 at 0404\n")
    g.run(supply(g.table))
    assert g.at("F-VI") == where


# What belongs to the stack ----------------------------------------------------------------------------------------


@pytest.mark.rule("12.5.scope", "12.3.river")
def test_12_5_a_retreat_that_disorganises_one_unit_disorganises_the_stack() -> None:
    text = "hexside river 0505/0506\nunit FR1 FR2 at 0505\nunit GR1 at 0504\n"
    g = gone_back(text, 1, "FR1 FR2").play("back 0506", "back 0605")
    assert (g.marks("FR1"), g.marks("FR2")) == ({"disorganised"}, {"disorganised"})


@pytest.mark.rule("12.5.scope", "12.3.attacker")
def test_12_5_but_of_an_attacker_who_panics_only_the_unit_that_goes() -> None:
    text = f"{ground()}{SOUTH}unit F3 at 0506\nunit GR1 GR2 at 0505\nhexside river 0504/0505 0404/0505 0505/0604\n"
    g = fray(text, "0506", "GR1 GR2", mastery="erroneous none", damage="A0 D0").play("roll 4", "panics GR1")
    g.play(next(option for option in g.options() if option in ("back 0404", "back 0504", "back 0604")))
    assert (g.marks("GR1") & {"disorganised"}, g.marks("GR2") & {"disorganised"}) == ({"disorganised"}, set())


@pytest.mark.rule("9.3", "9.2.elimination")
def test_9_3_stosstruppen_starve_with_their_own_regiment() -> None:
    ring = "unit F4 at 0503\nunit F3 at 0703\nunit F2 at 0303\nunit FR1 at 0507\nunit FR2 at 0706\nunit FR3 at 0306\n"
    text = f"{ground()}{MARCHERS}{ring}unit GR1 Stoss1 at 0505\nunit GR1 unsupplied\nunit GR2 at 0505\n"
    g = scene(text + "unit Stoss1 carrier GR1\n")
    g.run(supply(g.table))
    assert (g.at("GR1"), g.at("GR2"), g.marks("GR2")) == ("out", "0505", {"unsupplied"})
    assert g.at("Stoss1") == "out"


HEIRS = "unit GR1 Stoss1 at 0504\nunit Stoss1 carrier GR1\nunit GR1 steps 1\nunit GR2 GR3 at 0504\nunit F4 at 0505\n"


@pytest.mark.rule("11.3.2")
def test_11_3_2_the_owner_says_which_regiment_has_the_stosstruppen_of_one_that_is_lost() -> None:
    g = fray(ground() + SOUTH + HEIRS, "0505", "GR1 GR2 GR3", damage="A2 D0").play("loses GR1")
    assert (g.asked, g.options("to-regiment")) == ("german 11.3.2", ["GR2", "GR3"])
    assert g.refused("to-regiment GR1").startswith("§11.3.2 ")
    g.play("to-regiment GR3")
    assert g.table.stoss_with(g.piece("GR3")) == g.piece("Stoss1")
    assert (g.at("GR1"), g.at("Stoss1")) == ("out", "0504")


@pytest.mark.rule("11.3.2")
@pytest.mark.parametrize(("others", "where"), [("GR2", "0504"), ("G4", "out"), ("", "out")])
def test_11_3_2_a_single_regiment_takes_them_unasked_and_with_none_they_are_lost(others: str, where: str) -> None:
    text = HEIRS.replace("unit GR2 GR3 at 0504\n", f"unit {others} at 0504\n" if others else "")
    g = fray(ground() + SOUTH + text, "0505", f"GR1 {others}", damage="A2 D0").play("loses GR1")
    assert (g.asked, g.at("Stoss1")) == ("", where)


# The beginning of a phase -----------------------------------------------------------------------------------------

PAIR = "unit GR1 GR2 Stoss1 at 0101\nunit Stoss1 carrier GR1\n"


@pytest.mark.rule("11.3.2", "11.0")
def test_11_3_2_once_somebody_else_has_moved_stosstruppen_stay_with_their_regiment() -> None:
    g = moving(OPEN + PAIR + "unit G4 at 0104\n", GERMANS)
    assert g.options("assign") == ["Stoss1"]
    g.play("move G4", "to 0105", "halt")
    assert g.options("assign") == []
    assert g.refused("assign Stoss1").startswith("§11.3.2 They may change their regiment only once, at the beginning")


@pytest.mark.rule("11.3.2", "11.0")
def test_11_3_2_nor_do_they_change_it_after_a_footbridge_was_tried() -> None:
    g = moving(OPEN + "hexside stream 0104/0105\n" + PAIR + "unit G4 at 0104\n", GERMANS)
    g.play("span 0104/0105", "roll 6")
    assert g.options("assign") == []


# Reinforcements next to a headquarters ----------------------------------------------------------------------------


@pytest.mark.rule("11.1.5", "scenario.blucher.reinforcements.german")
def test_11_1_5_who_comes_next_to_a_headquarters_may_come_after_it_has_moved() -> None:
    g = staged(
        "blucher",
        "turn 2\nunit G-VII at 3508\nunit G-VII moved\nunit G28 G47Res at blucher-15\nunit G241 at 3503",
        "phase 11.1 german 2\n",
    )
    g.play("enter G28")
    assert g.options("at") == ["3407", "3408", "3507", "3509", "3607", "3608"]
    told = "§11.1.5 The headquarters in 3508 has moved in this phase: units arrive on one before it moves."
    assert g.refused("at 3508") == told
    assert g.refused("at 3503") == "§11.1.5 It does not arrive there."


@pytest.mark.rule("11.1.5", "scenario.blucher.reinforcements.german")
@pytest.mark.parametrize(
    ("where", "told"),
    [
        ("3508 moved", "Its headquarters has moved in this phase: units arrive on one before it moves."),
        ("out", "None of the headquarters it could come to is where it could do so."),
    ],
)
def test_11_1_5_who_comes_on_a_headquarters_is_told_why_it_cannot(where: str, told: str) -> None:
    units = f"unit G-VII at {where}\nunit G2Gd.1 at blucher-14\nunit G241 at 3503"
    g = staged("blucher", f"turn 1\n{units}", "phase 11.1 german 2\n")
    assert g.refused("enter G2Gd.1") == f"§11.1.5 {told}"


# The sources of Blücher -------------------------------------------------------------------------------------------

WEST = ["1814", "1815", "1914", "2013", "2113", "2212", "2312", "2411", "2511", "2610"]
"""The limit of the area south of the Allied trenches of the Oise and the Ailette."""


@pytest.mark.rule("9.1.sources", "scenario.blucher.frame")
def test_9_1_the_limit_of_blucher_behind_the_allied_trenches_feeds_the_allies() -> None:
    g = begin("blucher").table
    german, allied = g.edge_sources
    for number in WEST:
        bit = 1 << g.board.grid.find(number)
        assert (bool(german & bit), bool(allied & bit)) == (False, True), number
    assert german >> g.board.grid.find("2710") & 1, "the German trench at the same limit"


@pytest.mark.rule("9.1.sources", "scenario.blucher.setup.allied")
def test_9_1_the_trenches_of_both_sides_are_theirs_at_the_start_of_blucher() -> None:
    g = begin("blucher").table
    for side in g.sides:
        line = g.board.regions[f"front-{side.name}-blucher"] & g.area
        assert line
        assert not line & ~g.held_at_start[side]


# Pinned units -----------------------------------------------------------------------------------------------------

LED = "unit GR1 GR2 Stoss1 at 0503\nunit Stoss1 carrier GR1\n"


@pytest.mark.rule("12.2.6.pinned", "11.2.1")
@pytest.mark.parametrize(("names", "passes"), [("GR1", True), ("GR1 GR2", True), ("GR2", False), ("GR1 G4", True)])
def test_12_2_6_who_is_stacked_with_stosstruppen_goes_through_the_zone_of_the_pinned(names: str, passes: bool) -> None:
    g = moving(ground() + LED + "unit G4 at 0503\nunit F4 at 0505 pinned", GERMANS)
    first, *others = names.split()
    g.play(f"move {first}", *[f"with {other}" for other in others])
    assert ("0506" in g.options("to")) is passes


@pytest.mark.rule("12.2.6.pinned", "11.2.2")
def test_12_2_6_who_is_stacked_with_stosstruppen_leaves_the_zone_of_the_pinned_without_relief() -> None:
    stack = "unit GR2 at 0504\nunit GR1 Stoss1 at 0504 moved\nunit Stoss1 carrier GR1\nunit F4 at 0505 {}"
    g = moving(ground() + stack.format("pinned"), GERMANS)
    g.play("move GR2")
    assert (g.cost("0503"), g.cost("0604")) == (1, 2), "alone, it goes out of the zone before it comes into it again"
    assert "GR2" not in moving(ground() + stack.format(""), GERMANS).options("move")


@pytest.mark.rule("12.2.6.pinned", "11.3.1", "11.3.3")
@pytest.mark.parametrize(("unit", "clause"), [("GC", "§11.3.1"), ("GQ", "§11.3.3")])
def test_11_3_1_guns_and_headquarters_stay_out_of_the_zone_of_a_pinned_unit_too(unit: str, clause: str) -> None:
    g = moving(ground() + f"unit {unit} at 0503\nunit F4 at 0505 pinned", GERMANS).play(f"move {unit}")
    assert "0504" not in g.options("to")
    assert g.refused("to 0504").startswith(f"{clause} ")


# What tanks do not suffer -----------------------------------------------------------------------------------------


@pytest.mark.rule("12.5.scope", "15.4.1", "12.3.river")
def test_12_5_a_tank_that_wades_disorganises_nobody_else() -> None:
    text = "hexside river 0505/0506\nunit FR1 FT at 0505\nunit GR1 at 0504\n"
    g = gone_back(text, 1, "FT FR1").play("back 0506", "back 0605")
    assert (g.at("FT"), g.at("FR1"), g.marks("FR1")) == ("0506", "0605", set())


# Reasons that are true --------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.2.counterbattery", "12.2.2")
def test_12_2_2_guns_of_the_attacker_are_turned_in_step_4_and_he_is_told_so_in_step_2() -> None:
    g = fight("unit G4 at 0504\nunit F4 at 0505\nunit G-corps1 at 0503\n").play("attack 0505")
    told = "The attacker turns guns to counter-battery in step 4, when the defender has named his."
    assert g.refused("counter G-corps1") == f"§12.2.2.counterbattery {told}"


@pytest.mark.rule("11.2.4", "11.3.1", "11.3.3")
@pytest.mark.parametrize("unit", ["GC", "GQ"])
def test_11_2_4_only_combat_units_lay_footbridges_and_others_are_told_so(unit: str) -> None:
    g = moving(f"{OPEN}hexside stream 0104/0105\nunit {unit} at 0104\nunit G4 at 0101\n", GERMANS).play(f"move {unit}")
    assert g.refused("span 0104/0105") == "§11.2.4 Only combat units lay a footbridge."
