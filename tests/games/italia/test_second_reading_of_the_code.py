"""The other half of the second reading: cases where the code looked simpler than its clause. Most are about words that
are wider than they sound, marks that outlive their cause, and states that seldom meet."""

from __future__ import annotations

import pytest

from grognard.games.front1918.disengagement import disengagement
from grognard.games.front1918.retreat import fall_back, ready
from grognard.games.front1918.turn import adjust
from grognard.games.italia.table import CP
from grognard.games.italia.vittorio import desertion
from tests.games.italia.fights import CP_EXPLOITS, FED, Fray, asks, fight, fray, ground, scene, stage
from tests.games.italia.scenes import CP_MOVES, OPEN, moving
from tests.games.italia.test_trucks import REST, ROAD, TRUCK, loading
from tests.games.italia.test_vittorio import field as vittorio

STAFFS = "unit IQ at 0509\nunit AQ at 0501\n"
FRONT = ground() + STAFFS
UNITS = "unit A4x at 0504\nunit I4x at 0505\n"


def gone_back(text: str, hexes: int, names: str) -> Fray:
    """These units of the Central Powers go back so many hexes."""
    g = scene(FRONT + text)
    return g.run(fall_back(g.table, ready(g.table, CP, [g.piece(name) for name in names.split()], hexes)))


# Trucks -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.3.4.1", "3.0.combat-unit")
@pytest.mark.parametrize("more", ["IR1", "I2DA.1"])
def test_11_3_4_1_regiments_of_a_division_are_not_independent(more: str) -> None:
    g = loading(f"I1DA.1 I1DA.2 I1DA.3 {more}").play("with I1DA.1")
    assert g.refused(f"with {more}") == "§11.3.4.1 There is no room for it on the trucks."
    g.play("with I1DA.2", "with I1DA.3")
    assert g.options("with") == []


@pytest.mark.rule("11.3.4.1", "11.3.2")
def test_11_3_4_1_assault_troops_ride_with_independent_regiments_not_with_those_of_a_division() -> None:
    text = f"unit {TRUCK} I1DA.1 Arditi1 at 0101\nunit Arditi1 carrier I1DA.1\n"
    assert moving(ROAD + text + REST).play(f"move {TRUCK}").options("with") == []


@pytest.mark.rule("11.2.4.removal", "11.3.4.1")
def test_11_2_4_a_unit_put_down_from_trucks_removes_a_footbridge_beside_it() -> None:
    bridge = "hexside stream 0103/0104\nedge 0103/0104 footbridge 1\n"
    text = f"unit {TRUCK} IR1 at 0101\n{REST}"
    g = moving(ROAD + bridge + text).play(f"move {TRUCK}", "with IR1", "to 0104")
    assert g.table.position.footbridge
    g.play("unload IR1")
    assert not g.table.position.footbridge


@pytest.mark.rule("11.2.4.removal", "11.3.4.1")
def test_11_2_4_trucks_alone_remove_no_footbridge() -> None:
    bridge = "hexside stream 0103/0104\nedge 0103/0104 footbridge 1\n"
    g = moving(ROAD + bridge + f"unit {TRUCK} at 0101\n{REST}").play(f"move {TRUCK}", "to 0104", "halt")
    assert g.table.position.footbridge


@pytest.mark.rule("11.3.4.1", "15.2.2")
@pytest.mark.parametrize(("mark", "ready"), [("", ["IC", "IC2"]), (" loaded", ["IC2"])])
def test_11_3_4_1_a_gun_on_trucks_does_not_fire(mark: str, ready: list[str]) -> None:
    text = UNITS + f"unit {TRUCK} at 0506\nunit IC at 0506{mark}\nunit AC at 0503\n"
    text += "unit IC2 at 0507\n"
    g = fight(text).fix("bombardment", "0").play("attack 0505", "gun AC")
    assert (g.options("gun"), g.options("counter")) == (ready, ready)
    assert (g.refused("gun IC") == "§11.3.4.1 It is on the trucks.") is bool(mark)


@pytest.mark.rule("11.3.4.1", "12.5")
def test_11_3_4_1_a_gun_in_the_attacked_hex_is_put_down_and_fires() -> None:
    text = UNITS + f"unit {TRUCK} at 0505\nunit IC at 0505 loaded\nunit AC at 0503\n"
    g = fight(text).fix("bombardment", "0").play("attack 0505", "gun AC")
    assert (g.marks("IC"), "gun IC" in g.options()) == (set(), True)


@pytest.mark.rule("11.2.2.stack", "11.3.4.1")
def test_11_2_2_a_unit_put_down_where_it_began_is_one_that_stays() -> None:
    text = f"unit {TRUCK} IR1 at 0103\nunit I4x at 0103 loaded\nunit A4x at 0102\n{REST}"
    g = moving(ROAD + text).play(f"move {TRUCK}", "unload I4x", "halt", "move IR1")
    assert "0104" in g.options("to")


# Arditi -----------------------------------------------------------------------------------------------------------

COVERED = "unit IR1 IR2 Arditi1 at 0505\nunit Arditi1 carrier IR1\nunit A4x at 0504\n"


@pytest.mark.rule("11.2.2.arditi", "11.3.2")
def test_11_2_2_one_counter_of_arditi_covers_one_unit() -> None:
    """Ruling D134."""
    g = moving(FRONT + COVERED).play("move IR1")
    assert (g.options("to") != [], g.options("with")) == (True, [])
    g = moving(FRONT + COVERED.replace("IR2 Arditi1 at", "IR2 Arditi1 Arditi2 at") + "unit Arditi2 carrier IR2\n")
    g.play("move IR1", "with IR2", "to 0506")
    assert (g.at("Arditi1"), g.at("Arditi2")) == ("out", "out")


@pytest.mark.rule("11.2.2.arditi", "11.2.1")
def test_11_2_2_arditi_cover_nobody_into_another_enemy_zone() -> None:
    text = "unit IR1 Arditi1 at 0505\nunit Arditi1 carrier IR1\nunit A4x at 0504\n"
    g = moving(FRONT + text).play("move IR1")
    assert (g.cost("0605"), g.cost("0604")) == (1, 2), "round the zone"


# Hungarians -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("scenario.vittorio.hungarians", "11.3.2")
def test_scenario_vittorio_the_owner_says_who_has_the_storm_battalion_of_a_unit_that_deserts() -> None:
    text = "unit A17 at 0504 steps 1\nunit A3.1 A3.2 at 0504\nunit Sturm1 at 0504 carrier A17\nunit I1 at 0508\n"
    g = vittorio(text, turn=3, when="phase 11.1 2\n")
    g.run(desertion(g.table, CP)).play("roll 6")
    assert g.at("A17") == "out"
    assert sorted(g.options("to-regiment")) == ["A3.1", "A3.2"]


# Depots and the battery -------------------------------------------------------------------------------------------

BATTERY = "italia albrecht\n" + ground() + FED + "unit I-VIII at 0509\nunit A-VI at 0501\n"


@pytest.mark.rule("scenario.albrecht.amalfi", "3.0.unit")
@pytest.mark.parametrize(("friend", "at"), [("unit I-corps6 at 0505\n", "0505"), ("", "out")])
def test_scenario_albrecht_the_battery_with_another_support_is_not_alone(friend: str, at: str) -> None:
    g = scene(f"{BATTERY}unit I-Amalfi at 0505\n{friend}unit I22 at 0908\nunit A17 at 0101\nphase 12.1\n")
    g.table.place(g.piece("A-VI"), g.hex("0504"))
    assert g.at("I-Amalfi") == at


@pytest.mark.rule("15.5.2", "12.3", "12.5")
def test_15_5_2_a_unit_that_retreats_onto_a_lone_depot_captures_it_and_is_disorganised() -> None:
    g = gone_back("unit AB1 at 0505\nunit I4x at 0506\nunit I-depot1 at 0504\n", 1, "AB1").play("back 0504")
    assert (g.at("I-depot1"), g.marks("AB1")) == ("out", {"disorganised"})


@pytest.mark.rule("15.5.2", "12.4", "14.0")
def test_15_5_2_a_unit_that_captures_a_depot_in_its_advance_neither_goes_on_nor_exploits() -> None:
    text = "unit AB1 at 0504\nunit I3x I-depot1 at 0505\n"
    g = fray(FRONT + text, "0505", "AB1", damage="A0 D9", mastery="total none").play("advance AB1")
    assert (g.at("I-depot1"), g.marks("AB1"), g.options("onward"), g.options("exploit")) == (
        "out",
        {"disorganised"},
        [],
        [],
    )


@pytest.mark.rule("15.5.2", "3.0.unit")
def test_15_5_2_a_headquarters_captures_a_lone_depot() -> None:
    """Ruling D60."""
    g = moving(OPEN + "unit AQ at 0103\nunit I-depot1 at 0105\nunit I4x at 0112\n", CP_MOVES)
    g.play("move AQ", "to 0105")
    assert (g.at("AQ"), g.at("I-depot1"), g.table.position.points[CP]) == ("0105", "out", 2)


@pytest.mark.rule("11.3.1", "15.5", "15.5.2")
def test_15_5_a_gun_beside_a_depot_is_lost_to_an_enemy_next_to_them_and_the_depot_is_not() -> None:
    g = moving(OPEN + "unit A4x at 0103\nunit I-depot1 IC at 0106\nunit I4x at 0112\n", CP_MOVES)
    g.play("move A4x", "to 0105")
    assert (g.at("IC"), g.at("I-depot1")) == ("out", "0106")


# Combat -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("table.bombardment", "table.doctrine", "3.0.unit")
@pytest.mark.parametrize(("gun", "die"), [("I-corps1", {"diaz": -1}), ("F-corps1", {})])
def test_15_2_2_a_gun_of_another_doctrine_in_the_hex_and_diaz_spares_nothing(gun: str, die: dict[str, int]) -> None:
    """A support is a unit too (3.0)."""
    text = f"unit A6 at 0504\nunit I1 {gun} at 0505\nunit A-corps7 at 0503\n"
    g = fight(text, scenario="radetzky").play("attack 0505")
    worth = g.tally("gun A-corps7").die
    assert ({each.key.removeprefix("reason-"): each.value for each in worth.reasons} if worth else {}) == die


@pytest.mark.rule("17.2.observation", "15.2.2.procedure")
@pytest.mark.parametrize("counter", [False, True])
def test_17_2_an_observer_alone_bombards_nobody(counter: bool) -> None:
    text = UNITS + "unit A-Air1 at 0505 mission observation\nunit AC at 0503\nunit IC at 0507\n"
    g = fight(text).fix("bombardment", "1").play("attack 0505")
    g.play("gun AC", "counter IC") if counter else g.play("done", "done")
    while asks(g).startswith("ask-") and not asks(g).startswith("ask-lead"):
        g.play("done" if "done" in g.options() else g.options()[0])
    assert asks(g) != "roll-bombardment-attack"


@pytest.mark.rule("12.2.6.modifiers", "scenario.albrecht.air-footbridge", "17.2")
def test_12_2_6_a_group_that_attacked_a_footbridge_is_aviation_over_the_hex() -> None:
    text = "unit I22 at 0505\nunit A17 at 0504\nunit I-Air2 at 0504 mission raid\n"
    g = fight(text, scenario="albrecht", when="phase 12.1 2\n").fix("combat", "A0 D0").play("attack 0504")
    while asks(g) != "roll-mastery-attacker":
        g.play("roll 3 3" if asks(g) == "roll-combat" else "roll 2" if asks(g).startswith("roll") else g.options()[-1])
    assert g.reasons()["friendly-air"] == 1


@pytest.mark.rule("12.2.2.wipeout", "12.2.3.attacker")
def test_12_2_2_no_lead_is_asked_of_an_attack_whose_enemy_guns_have_wiped_out() -> None:
    text = "unit A3x at 0504\nunit ID1 at 0505\nunit AC at 0503\n"
    g = fight(text).fix("bombardment", "2").play("attack 0505", "gun AC", "roll 3")
    assert (g.at("ID1"), g.steps("A3x")) == ("out", 2)


@pytest.mark.rule("12.3.interdiction", "table.erroneous", "17.2.interdiction")
def test_12_3_a_panic_into_an_interdicted_hex_costs_a_step() -> None:
    text = UNITS + "unit I-Air1 at 0503 mission interdiction\n"
    g = fray(FRONT + text, "0505", "A4x", mastery="erroneous partial").play("roll 4")
    g.play("back 0503")
    assert (g.at("A4x"), g.steps("A4x")) == ("0503", 2)


# Markers ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.3", "12.5", "12.2.6.pinned")
def test_14_3_a_unit_reorganising_in_the_zone_of_a_pinned_enemy_stays_so() -> None:
    g = scene(FRONT + "unit A4x at 0504 pinned\nunit I4x at 0505 reorganising\nunit I3x at 0508 reorganising\n")
    adjust(g.table, CP)
    assert (g.marks("A4x"), g.marks("I4x"), g.marks("I3x")) == (set(), {"reorganising"}, set())


@pytest.mark.rule("14.1", "12.2.6.pinned")
@pytest.mark.parametrize(("unit", "marks"), [("AB1", {"exploitation"}), ("AB2", set())])
def test_14_1_a_pinned_enemy_ends_the_exploitation_of_those_without_storm_troops(unit: str, marks: set[str]) -> None:
    text = "unit AB1 AB2 at 0504 exploitation\nunit Sturm1 at 0504 carrier AB1\nunit I4x at 0505 pinned\n"
    g = fight(text, when=CP_EXPLOITS).play("done")
    assert g.marks(unit) & {"exploitation"} == marks


@pytest.mark.rule("11.2.9", "11.2.2")
def test_11_2_9_a_unit_marked_to_disengage_is_not_relieved() -> None:
    text = "options 11.2.9\n" + FRONT + "unit I4x at 0505 disengaging\nunit A4x at 0504\nunit I3x at 0507\n"
    g = moving(text).play("move I3x", "to 0505")
    assert g.options("relieve") == []


@pytest.mark.rule("scenario.caporetto.refugees", "11.2.4.limits", "12.5.effects")
@pytest.mark.parametrize(("marks", "left"), [("", ["0505/0605"]), (" refugees disorganised", [])])
def test_11_2_4_a_disorganised_unit_among_refugees_has_a_point_for_one_footbridge(marks: str, left: list[str]) -> None:
    g = moving(FRONT + f"hexside stream 0505/0506 0505/0605\nunit IR1 at 0505{marks}\nunit A4x at 0101\n")
    g.play("span 0505/0506", "roll 4")
    assert g.options("span") == left


@pytest.mark.rule("13.0.modifiers", "13.0.results", "11.4.effects")
@pytest.mark.parametrize(("second", "more"), [(" retreat-mode", {"retreat-mode": 1}), ("", {})])
def test_13_0_the_point_for_retreat_mode_is_for_a_stack_that_is_all_in_it(second: str, more: dict[str, int]) -> None:
    text = f"unit A4x at 0504\nunit I4x at 0505 disengaging retreat-mode\nunit IR1 at 0505 disengaging{second}\n"
    g = stage(FRONT + text, disengagement, "entente").play("break-off 0505")
    assert {key: worth for key, worth in g.reasons("by-morale I4x").items() if key == "retreat-mode"} == more
