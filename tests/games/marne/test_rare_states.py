"""States that meet seldom: words wider than they sound, facts that change in the middle of a combat, two of a kind in
one hex, and marks that outlive their cause."""

from __future__ import annotations

import pytest

from grognard.games.front1918.aftermath import aftermath
from grognard.games.front1918.disengagement import disengagement
from grognard.games.front1918.gunnery import fire_tally
from grognard.games.front1918.retreat import fall_back, ready
from tests.games.marne.fights import asks, fight, worth
from tests.games.marne.fray import Fray, engage, fray, scene, side_of, stage
from tests.games.marne.marches import GERMANS, GERMANS_END, MARCHERS, OPEN, moving, staged
from tests.games.marne.scenes import Field, ground

SOUTH = f"{MARCHERS}unit F-VI at 0509\n"
ALLIED_RUSH = "phase 14.2 allied\n"


def won(text: str, attackers: str, *cells: str, **how: str) -> Fray:
    """The tenth step of a combat against 0505, on a sketch."""
    return fray(ground(*cells) + SOUTH + "unit GQ at 0501\n" + text, "0505", attackers, **how)


def again(g: Fray, hex_: str, attackers: str, **how: str) -> Fray:
    """The tenth step of another combat on the same table."""
    return g.run(aftermath(g.table, engage(g, hex_, attackers, **how)))


# A support is a unit, and two of a kind in one hex -------------------------------------------------------------------


@pytest.mark.rule("17.1.base-loss", "11.3.3")
def test_17_1_two_headquarters_that_leave_together_take_no_air_group_with_them() -> None:
    text = "options 17.0\nunit FQ F-VI F-Fequant at 0505\nunit G4 at 0101\n"
    g = moving(ground() + text).play("move FQ", "with F-VI", "to 0506")
    assert (g.at("FQ"), g.at("F-VI"), g.at("F-Fequant")) == ("0506", "0506", "air-next-turn")


@pytest.mark.rule("11.2.4.removal", "3.0.unit", "11.3.1.1")
@pytest.mark.parametrize(("to", "stands"), [("0506", False), ("0504", True)])
def test_11_2_4_a_gun_hauled_next_to_a_footbridge_removes_it(to: str, stands: bool) -> None:
    text = "hexside river 0506/0507\nedge 0506/0507 footbridge 2\nunit FA at 0505 offensive\nunit G4 at 0101\n"
    g = moving(ground() + text, ALLIED_RUSH).play("haul FA", f"to {to}")
    assert bool(g.table.position.footbridge) == stands


@pytest.mark.rule("table.erroneous", "11.1.1.enemy", "11.3.1")
def test_table_erroneous_a_unit_may_be_misled_to_guns_of_the_attacker_which_are_lost() -> None:
    text = "unit G4 at 0504\nunit F4 at 0505\nunit F3 at 0507\nunit GC at 0508\n"
    g = won(text, "G4", mastery="partial erroneous").play("roll 6", "misdirect F3")
    assert "0508" in g.options("to")
    assert g.play("to 0508").at("GC") == "out"


@pytest.mark.rule("scenario.friedensturm.frozen", "11.2.8")
def test_frozen_nobody_goes_into_reserve_where_nobody_moves() -> None:
    g = staged("friedensturm", "unit G-army1 at 2715 offensive\nunit G87 at 2615\nunit G36 at 2815\n", GERMANS_END)
    assert g.options("reserve") == ["2815"]
    assert g.refused("reserve 2615").startswith("§scenario.friedensturm.frozen ")


@pytest.mark.rule("12.3.stacking", "3.0.unit")
def test_12_3_a_friendly_air_group_on_the_way_disorganises_nobody() -> None:
    g = scene(ground() + SOUTH + "unit F4 at 0505\nunit GR1 at 0504\nunit F-Chabert at 0506 mission interdiction\n")
    g.run(fall_back(g.table, ready(g.table, side_of("allied"), [g.piece("F4")], 2, after_combat=False)))
    g.play("back 0506", "back 0507")
    assert g.marks("F4") == set()


@pytest.mark.rule("11.2.4.use", "11.1.1")
def test_11_2_4_a_headquarters_in_the_group_keeps_it_off_the_footbridge() -> None:
    text = "hexside river 0103/0104\nedge 0103/0104 footbridge 1\nunit G4 GQ at 0103\nunit F4 at 0112\n"
    g = moving(OPEN + text, GERMANS).play("move G4")
    assert g.cost("0104") == 2
    assert g.play("with GQ").cost("0104") == 4, "a crossing for the whole allowance"


@pytest.mark.rule("17.1.base-loss", "table.erroneous")
def test_17_1_a_headquarters_that_is_misled_loses_its_air_groups() -> None:
    text = "options 17.0\nunit G4 at 0504\nunit F4 at 0505\nunit FQ F-Fequant at 0507\n"
    g = won(text, "G4", mastery="partial erroneous").play("roll 6", "misdirect FQ", "to 0508")
    assert (g.at("FQ"), g.at("F-Fequant")) == ("0508", "air-next-turn")


# Movement ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.1.1", "11.2.4")
def test_11_1_1_who_was_looked_at_and_stayed_may_move_over_a_footbridge_laid_since() -> None:
    text = "hexside river 0505/0506\nunit G4 at 0505\nunit F4 at 0909\n"
    g = moving(ground() + text, GERMANS).play("move G4", "halt")
    assert "move G4" not in g.options()
    g.play("span 0505/0506", "roll 1", "move G4")
    assert g.cost("0506") == 2


SHUT_IN = "unit FR1 FR2 at 0505\nunit G4 at 0504\nunit GR1 at 0606\nunit F4 at 0909\n"
"""Two regiments that an enemy zone reaches, in a hex with enemies or their zones all round."""


@pytest.mark.rule("11.1.1", "11.2.1", "11.1.2")
def test_11_2_1_who_has_only_enemy_zones_to_go_to_is_not_selected() -> None:
    g = moving(ground() + SHUT_IN + "unit GR2 at 0406\n")
    assert g.options("move") == ["F4"]
    assert g.refused("move FR1") == "§11.2.1 It has nowhere to go: no hex next to it is open to it."
    g = moving(ground() + SHUT_IN)
    assert "0405" in g.play("move FR1").options("to")


@pytest.mark.rule("11.2.3", "11.3.1", "11.1.1")
def test_11_3_1_a_gun_behind_a_river_without_a_bridge_is_not_selected_and_a_headquarters_is() -> None:
    river = "hexside river 0101/0102\nunit FC FQ at 0101\nunit G4 at 0112\nunit F4 at 0104\n"
    g = moving(OPEN + river)
    assert "FQ" in g.options("move") and "FC" not in g.options("move")
    assert g.refused("move FC").startswith("§11.3.1 It has nowhere to go")
    assert "FC" in moving(OPEN + river + "link rail 0101 0102\n").options("move")


@pytest.mark.rule("11.2.4", "11.1.1")
def test_11_2_4_who_has_nowhere_to_go_may_still_try_a_footbridge() -> None:
    banks = "hexside river 0101/0102\nunit G4 GR1 at 0101\nunit F4 at 0102\nunit G3 at 0112\n"
    assert "G4" in moving(OPEN + banks, GERMANS).options("move")
    spent = moving(OPEN + banks + "tries 3\n", GERMANS)
    assert "G4" not in spent.options("move")


@pytest.mark.rule("12.2.6.pinned", "11.2.1", "11.2.2.stack")
def test_12_2_6_a_regiment_that_only_stosstruppen_can_lead_out_is_selected_for_their_sake() -> None:
    text = "unit GR1 GR2 GR3 at 0505\nunit Stoss1 at 0505 carrier GR1\n"
    text += "unit F4 at 0504 pinned\nunit FR1 at 0606 pinned\nunit FR2 at 0406 pinned\n"
    g = moving(ground() + text, GERMANS)
    assert {"GR1", "GR2"} <= set(g.options("move"))
    g.play("move GR2")
    assert g.options("to") == [] and "GR1" in g.options("with")
    assert g.play("with GR1").options("to")


@pytest.mark.rule("9.2", "11.1.1")
def test_9_2_who_can_come_no_nearer_to_supply_is_not_selected() -> None:
    text = "unit F4 at 0101 unsupplied\nunit FR1 at 0111\nunit G4 at 0104\n"
    g = moving(OPEN + text)
    assert "F4" not in g.options("move")
    assert g.refused("move F4").startswith("§9.2 ")


@pytest.mark.rule("14.2", "11.2.1")
def test_14_2_nobody_exploits_who_has_nowhere_to_go() -> None:
    text = SHUT_IN + "unit GR2 at 0406\nunit FR1 F4 reserve\n"
    g = moving(ground() + text, ALLIED_RUSH)
    assert g.options("move") == ["F4"]
    assert g.refused("move FR1").startswith("§11.2.1 It has nowhere to go")


@pytest.mark.rule("9.2", "11.1.1")
def test_9_2_one_unit_out_of_supply_leads_its_whole_group_home() -> None:
    text = (
        "region sources-allied 0509\nunit F-VI at 0909\nunit F4 at 0505 unsupplied\nunit F3 at 0505\nunit G4 at 0101\n"
    )
    near = "piece F-VI command 2\n"
    g = moving(ground() + near + text).play("move F3")
    assert "0504" in g.options("to")
    g.play("with F4")
    assert g.options("to") and all(hex_ > "0600" for hex_ in g.options("to"))
    assert g.refused("to 0504").startswith("§9.2 ")


@pytest.mark.rule("9.2", "12.2.6.partial")
def test_9_2_a_unit_out_of_supply_reacts_towards_its_headquarters_only() -> None:
    text = "piece F-VI command 1\nunit G4 at 0504\nunit F4 at 0505\nunit FR1 at 0307 unsupplied\n"
    g = won(text, "G4", mastery="none partial").play("retreat 0", "react FR1")
    assert g.options("to") and "0306" not in g.options("to")
    assert g.refused("to 0306").startswith("§9.2 ")


@pytest.mark.rule("11.2.6", "3.0.unit")
def test_11_2_6_a_headquarters_alone_stops_a_forced_march_two_hexes_off() -> None:
    road = "link road 0505 0506 0507 0508 0509\nunit F4 at 0505\nunit G4 at 0101\n"
    assert "0508" in moving(ground() + road).play("move F4", "forced").options("to")
    g = moving(ground() + road + "unit GQ at 0709\n").play("move F4", "forced")
    assert g.options("to") == ["0506", "0507"]
    assert g.refused("to 0508").startswith("§11.2.6 ")


@pytest.mark.rule("11.2.6", "11.3.1")
def test_11_2_6_guns_force_no_march_and_nobody_with_them() -> None:
    text = "link road 0505 0506 0507 0508 0509\nunit F4 FC at 0505\nunit G4 at 0101\n"
    g = moving(ground() + text).play("move F4", "with FC")
    assert g.refused("forced").startswith("§11.2.6 ")
    g = moving(ground() + text).play("move F4", "forced")
    assert g.refused("with FC").startswith("§11.2.6 ")


@pytest.mark.rule("11.2.2", "11.2.2.stack")
def test_11_2_2_of_two_units_that_began_there_a_relief_lets_both_go_one_after_the_other() -> None:
    text = "unit G4 at 0504\nunit FR1 FR2 at 0505\nunit FR3 at 0507\n"
    g = moving(ground() + text).play("move FR3", "to 0505")
    assert g.options("relieve") == ["FR1", "FR2"]
    g.play("relieve FR1", "to 0506", "halt")
    assert g.options("relieve") == ["FR2"]
    g.play("relieve FR2", "to 0405") if "0405" in g.options("to") else g.play("relieve FR2")
    assert g.at("FR3") == "0505"


# A combat changes while it goes on -----------------------------------------------------------------------------------

SHELLED = "unit G4 at 0504\nunit GR2 at 0506 steps 1\nunit FR1 at 0505\nunit F-corps1 at 0507\n"


def shelled(text: str, *cells: str) -> Field:
    """The defender's gun eliminates GR2 before the odds are reckoned."""
    g = fight("ask all\n" + text, *cells).fix("bombardment", "2")
    g.play("attack 0505", "join G4", "join GR2", "done", "gun F-corps1", "done", "roll 3", "loses GR2")
    return g.play("lead G4", "lead FR1")


@pytest.mark.rule("12.2.4.combat", "12.2.2")
def test_12_2_4_an_attacker_lost_to_the_guns_surrounds_nobody_any_more() -> None:
    g = fight("ask all\n" + SHELLED).fix("bombardment", "0")
    g.play("attack 0505", "join G4", "join GR2", "done", "gun F-corps1", "done", "roll 3", "lead G4", "lead FR1")
    assert "concentric" in worth(g.tally())
    assert "concentric" not in worth(shelled(SHELLED).tally())


@pytest.mark.rule("12.2.4.terrain", "12.2.2")
def test_12_2_4_the_attackers_left_are_all_behind_the_minor_river() -> None:
    assert worth(shelled("hexside stream 0504/0505\n" + SHELLED).tally())["stream"] == -1


@pytest.mark.rule("12.2.4.shifts", "table.crt")
def test_12_2_4_odds_beyond_the_last_column_are_shifted_from_where_they_are() -> None:
    """36 against 4 are 9/1: two columns to the left lead to 7/1, not from 6/1 to 4/1."""
    more = "piece H0 like G206 attack 9/5/5\npiece H1 like G30 attack 9/5/5\npiece H2 like G46Res attack 9/5/5\n"
    units = "unit G4 at 0504\nunit H0 at 0404\nunit H1 at 0604\nunit H2 at 0405\nunit FR1 at 0505\n"
    g = fight("ask all\n" + more + units, "0505 f")
    g.play("attack 0505", "join G4", "join H0", "join H1", "join H2", "done")
    while not asks(g).startswith("roll"):
        g.play(next((o for o in g.options() if o in ("done", "lead G4")), g.options()[0]))
    assert worth(g.tally()) == {"fort": -2, "morale": -1, "concentric": 1}
    assert g.column() == "6/1"


@pytest.mark.rule("17.2.observation", "15.2.2.counterbattery")
@pytest.mark.parametrize("guns", [[], ["G-corps1"]])
def test_17_2_an_observer_makes_no_bombardment_out_of_nothing(guns: list[str]) -> None:
    text = "unit G4 at 0504\nunit F4 at 0505\nunit GC at 0503\nunit FC at 0507 counter-battery\n"
    g = scene(ground() + SOUTH + text + "unit G-Air-I at 0505 mission observation\n")
    battle = engage(g, "0505", "G4")
    tally = fire_tally(g.table, battle, side_of("german"), [g.piece(name) for name in guns], [g.piece("FC")])
    assert tally.column is None


@pytest.mark.rule("12.2.8.star", "11.3.2", "table.erroneous")
def test_12_2_8_a_star_reaches_stosstruppen_who_have_changed_regiments_in_the_combat() -> None:
    text = "unit GR1 at 0504 steps 1\nunit GR2 at 0504\nunit Stoss1 at 0504 carrier GR1\nunit F4 at 0505\n"
    g = won(text, "GR1 GR2", shock="Stoss1", damage="A0 D0*", mastery="erroneous none")
    g.play("roll 3", "loses GR1")
    assert (g.at("GR1"), g.at("Stoss1")) == ("out", "out")


@pytest.mark.rule("12.4.zoc", "12.2.8.star")
def test_12_4_a_regiment_that_lost_its_stosstruppen_goes_from_zone_to_zone_no_more() -> None:
    text = "unit GR1 at 0504\nunit Stoss1 at 0504 carrier GR1\nunit FR1 at 0505 steps 1\nunit F4 at 0405\n"
    g = won(text, "GR1", shock="Stoss1", damage="A0 D2", mastery="total none").play("advance GR1", "onward GR1")
    assert "0506" in g.options("to")
    g = won(text, "GR1", shock="Stoss1", damage="A0 D2*", mastery="total none").play("advance GR1")
    assert "0506" not in g.play("onward GR1").options("to")
    assert g.refused("to 0506").startswith("§12.4.zoc ")


@pytest.mark.rule("15.4.1.loss", "12.2.8.tank")
def test_15_4_1_a_defending_tank_pays_once_the_last_regiment_is_gone() -> None:
    g = won("unit G4 at 0504\nunit FR1 FT at 0505\nunit FR1 steps 1\n", "G4", against="FR1", damage="A0 D5")
    while g.question is not None and g.options("loses"):
        g.play(g.options()[0])
    assert (g.at("FR1"), g.at("FT")) == ("out", "out")


@pytest.mark.rule("12.4", "12.2.6.total", "table.erroneous")
def test_12_4_a_panic_of_one_hex_lets_total_mastery_advance_one() -> None:
    g = won("unit G4 at 0504\nunit F4 at 0505\n", "G4", mastery="total erroneous").play("roll 2")
    while g.question is not None and g.question.ask == "ask-back":
        g.play(g.options()[0])
    g.play("advance G4")
    assert g.question is None or not g.options("onward")


@pytest.mark.rule("table.erroneous", "11.3.1")
def test_11_3_1_guns_that_a_panic_of_the_attacker_leaves_behind_are_not_lost() -> None:
    g = won("unit G4 GC at 0504\nunit F4 at 0505\n", "G4", mastery="erroneous none").play("roll 4")
    while g.question is not None:
        g.play(g.options()[0])
    assert g.at("G4") != "0504" and g.at("GC") == "0504"


# Markers -----------------------------------------------------------------------------------------------------------

TOGETHER = "unit GR1 GR2 at 0504\nunit F4 at 0505 steps 1\nunit G4 at 0304\nunit F3 at 0305\n"


@pytest.mark.rule("12.2.6.none", "14.0.same-division")
def test_12_2_6_a_marker_of_two_regiments_goes_from_both_whoever_has_joined_them() -> None:
    g = won(TOGETHER, "GR1 GR2", damage="A0 D9", mastery="partial none").play("done", "exploit GR1")
    assert g.marks("GR1") == g.marks("GR2") == {"exploitation"}
    g.table.place(g.piece("G3"), g.hex("0504"))
    again(g, "0305", "G4", mastery="none none").play("cancel GR1")
    assert g.marks("GR1") == g.marks("GR2") == set()


@pytest.mark.rule("12.2.6.none", "14.0.example2")
def test_12_2_6_two_markers_stay_two_when_the_tank_that_parted_the_regiments_has_gone() -> None:
    text = "unit FR1 FR2 FT at 0506\nunit G4 at 0505 steps 1\nunit F4 at 0306\nunit G3 at 0305\n"
    g = won(text, "FR1 FR2 FT", damage="A0 D9", mastery="total none").play("done", "exploit FR1", "exploit FR2")
    g.table.place(g.piece("FT"), g.hex("0508"))
    again(g, "0305", "F4", mastery="none none").play("cancel FR1")
    assert (g.marks("FR1"), g.marks("FR2")) == (set(), {"exploitation"})


@pytest.mark.rule("12.2.6.none")
def test_12_2_6_of_a_unit_with_both_markers_one_is_taken() -> None:
    text = "unit GR1 at 0504\nunit F4 at 0505\nunit G4 at 0503 reserve exploitation\n"
    g = won(text, "GR1", mastery="none none").play("cancel G4")
    assert len(g.marks("G4")) == 1


@pytest.mark.rule("14.0.same-division", "14.0.eligible")
def test_14_0_a_regiment_that_stood_by_gets_no_share_of_the_marker() -> None:
    g = won("unit GR1 GR2 at 0504\nunit F4 at 0505 steps 1\n", "GR1", damage="A0 D9", mastery="partial none")
    g.play("done", "exploit GR1")
    assert (g.marks("GR1"), g.marks("GR2")) == ({"exploitation"}, set())


@pytest.mark.rule("13.0", "11.2.7")
def test_13_0_a_stack_that_no_zone_reaches_any_more_does_not_break_off() -> None:
    g = stage(ground() + SOUTH + "unit FR1 at 0505 disengaging\nunit G4 at 0503\n", disengagement, "allied")
    assert (g.question, g.at("FR1"), g.marks("FR1")) == (None, "0505", {"disengaging"})


@pytest.mark.rule("14.3", "12.2.6.pinned", "12.5")
def test_14_3_the_zone_of_a_pinned_unit_keeps_the_reorganising_marker_too() -> None:
    text = "unit G4 at 0504 pinned\nunit F4 at 0505 reorganising\nunit F3 at 0909 exploitation\n"
    g = moving(ground() + text, ALLIED_RUSH).play("done")
    assert "reorganising" in g.marks("F4") and "pinned" not in g.marks("G4")


@pytest.mark.rule("10.0.fog", "14.1", "12.2.5.damage")
@pytest.mark.parametrize(("weather", "steps"), [("fog", 3), ("fine", 2)])
def test_10_0_fog_spares_a_point_in_exploitation_too(weather: str, steps: int) -> None:
    text = f"weather {weather}\nunit G4 at 0504 exploitation\nunit FR1 at 0505 steps 1\n"
    g = (
        fight(text, when="phase 14.1\n")
        .fix("combat", "A3 D0")
        .play("attack 0505", "roll 3 4", "roll 1", "roll 2", "done")
    )
    assert g.steps("G4") == steps
