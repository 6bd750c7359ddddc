"""Corners of the book: a limit at its last case, an exception, or two clauses that meet in one position."""

from __future__ import annotations

import pytest

from grognard.games.front1918.aftermath import aftermath
from grognard.games.front1918.retreat import fall_back, ready
from tests.games.italia.fights import CP_EXPLOITS, ENTENTE_ATTACKS, FED, asks, engage, fight, fray, ground, scene
from tests.games.italia.scenes import CP_MOVES, OPEN, down, field, lane, moving
from tests.games.italia.test_mastery import FRONT, UNITS

STAFFS = "unit IQ at 0509\nunit AQ at 0501\n"
LONG = lane(*"w" * 20) + "link road " + " ".join(f"01{row:02}" for row in range(1, 21)) + "\n"


# §11 Movement --------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.2.6", "12.5.scope")
@pytest.mark.parametrize(("turn", "upset"), [(1, True), (2, False)])
def test_11_2_6_a_forced_march_disorganises_either_side_while_an_offensive_lasts(turn: int, upset: bool) -> None:
    g = field(f"italia grappa\n{LONG}unit I15 at 0101\nunit I-IV at 0120\nturn {turn}\nphase 11.1 2\n")
    g.play("move I15", "forced", "to 0109")
    assert ("disorganised" in g.marks("I15")) is upset


@pytest.mark.rule("11.2.6")
@pytest.mark.parametrize("enemy", ["AQ at 0108", "AC at 0108", "A-Air1 at 0108 mission interdiction"])
def test_11_2_6_a_forced_march_keeps_away_from_supports_of_every_kind(enemy: str) -> None:
    g = moving(f"{LONG}unit I4x at 0101\nunit {enemy}\n").play("move I4x", "forced")
    assert g.options("to") == down(5)


@pytest.mark.rule("11.4.effects", "11.2.6")
def test_11_4_two_points_more_are_doubled_with_the_rest_and_are_for_staffs_and_guns_too() -> None:
    board = LONG + "region sources-entente 0120\n"
    g = moving(board + "unit I4x at 0101 retreat-mode\n").play("move I4x", "forced")
    assert g.options("to")[-1] == "0113"
    for unit, far in (("IQ", "0108"), ("IC", "0105")):
        g = moving(board + f"unit {unit} at 0101 retreat-mode\nunit I4x at 0119\n").play(f"move {unit}")
        assert g.options("to")[-1] == far


@pytest.mark.rule("scenario.vittorio.last-turn", "17.2.interdiction", "11.2.6")
def test_scenario_vittorio_half_points_of_cavalry_meet_a_forced_march_and_an_interdiction() -> None:
    fed = "region sources-entente 0101 0120\nunit I-IV at 0120\nunit I1DC at 0101\n"
    g = field(f"italia vittorio\n{LONG}{fed}turn 4\nphase 11.1\n").play("move I1DC", "forced")
    assert (g.cost("0102"), g.cost("0120")) == (0.5, 9.5)
    air = "unit A-Air1 at 0102 mission interdiction\n"
    g = field(f"italia vittorio\n{LONG}{fed}{air}turn 4\nphase 11.1\n").play("move I1DC")
    assert (g.cost("0102"), g.cost("0103")) == (1.5, 2)


@pytest.mark.rule("11.3.4.1", "11.2.2")
def test_11_3_4_1_trucks_take_nobody_away_whom_an_enemy_zone_holds() -> None:
    board = OPEN + "link road " + " ".join(f"01{row:02}" for row in range(1, 13)) + "\n" + "unit IQ at 0112\n"
    g = moving(board + "unit I-trucks I4x at 0103\nunit A4x at 0102\n").play("move I-trucks")
    assert (g.options("with"), g.refused("with I4x").partition(" ")[0]) == ([], "§11.2.2")
    g = moving(board + "unit I-trucks I4x IR1 at 0103\nunit A4x at 0102\n").play("move I-trucks")
    assert g.options("with") == ["I4x", "IR1"], "the other stays"


@pytest.mark.rule("11.2.4.removal")
def test_11_2_4_a_footbridge_falls_to_an_enemy_who_stops_in_its_hex_and_not_to_one_who_passes() -> None:
    board = lane(*"." * 8) + "hexside river 0103/0104\nedge 0103/0104 footbridge 1\nunit IQ at 0108\n"
    g = moving(board + "unit I4x at 0101\n").play("move I4x", "to 0103")
    assert len(g.table.position.footbridge) == 1
    assert g.play("halt").table.position.footbridge == {}


# §12 Combat ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.4.terrain", "11.2.3")
@pytest.mark.parametrize("bridge", ["", "link road 0504 0505\n", "edge 0504/0505 footbridge 1\n"])
def test_12_2_4_no_bridge_spares_an_attacker_the_water(bridge: str) -> None:
    text = "unit A4x AB1 at 0504\nunit I3x at 0505\n"
    assert fight(text).column("attack 0505") == "3/1"
    for water in ("stream", "river"):
        assert fight(text + f"hexside {water} 0504/0505\n" + bridge).column("attack 0505") == "2/1"


@pytest.mark.rule("12.2.5.damage", "12.2.4.combat", "table.doctrine", "scenario.radetzky.special")
@pytest.mark.parametrize(("lead", "damage"), [("I1", 3), ("F23.78", 5)])
def test_12_2_5_the_lead_sets_the_doctrine_whoever_else_attacks(lead: str, damage: int) -> None:
    text = "unit A6 at 0504\nunit I1 at 0505\nunit F23.78 at 0604\n"
    g = fight(text, scenario="radetzky", when=ENTENTE_ATTACKS).fix("combat", "A3 D0").play("attack 0504")
    g.play("join I1", "join F23.78", f"lead {lead}", "roll 3 3")
    assert f"{damage} damage to the attacker" in g.told("combat-result")[0]


@pytest.mark.rule("15.2.2.bruchmuller", "14.1", "12.2.6.modifiers")
def test_15_2_2_bruchmuller_hampers_the_defender_in_exploitation_too() -> None:
    text = "unit A4 at 0504 exploitation\nunit I22 at 0505\nunit G-army1 at 0503 offensive bruchmuller\nsequence 1\n"
    g = fight(text, when=CP_EXPLOITS, scenario="caporetto").fix("combat", "A0 D0").play("attack 0505", "roll 3 3")
    assert g.reasons() == {"bruchmuller": -2, "cadorna-foch": -1}


@pytest.mark.rule("15.2.2.count")
def test_15_2_2_a_gun_of_an_offensive_helps_one_defence_in_a_phase() -> None:
    text = "unit I4x at 0505\nunit I4y at 0705\nunit A3x at 0504\nunit A4x at 0704\nunit AA at 0602 offensive\n"
    g = fight(text, when=ENTENTE_ATTACKS).fix("combat", "A0 D0").fix("bombardment", "0").play("attack 0504", "gun AA")
    g.play("roll 3", "roll 3 3", "roll 2", "roll 3")
    while "attack 0704" not in g.options():
        g.play("done")
    assert asks(g.play("attack 0704")) == "roll-combat", "no gun is left to name"


# §12.2.6 Mastery -----------------------------------------------------------------------------------------------

CADORNA = f"italia caporetto\n{ground()}{FED}unit I-II at 0509\nunit G-XIV at 0501\n"


@pytest.mark.rule("12.2.6.total", "12.2.6.partial", "table.doctrine")
@pytest.mark.parametrize(
    ("level", "state", "most"), [("total", "", 2), ("partial", "", 1), ("total", "disorganised", 2)]
)
def test_12_2_6_cadorna_foch_and_disorder_shorten_a_retreat_by_one_hex_together(
    level: str, state: str, most: int
) -> None:
    text = f"{CADORNA}unit A4 at 0504\nunit I22 at 0505 {state}\nphase 12.1\n"
    assert len(fray(text, "0505", "A4", damage="A0 D7", mastery=f"none {level}").options("retreat")) == most + 1


@pytest.mark.rule("table.erroneous", "12.2.6.erroneous")
@pytest.mark.parametrize(("die", "cp", "entente"), [(1, 2, 1), (3, 2, 2), (5, 3, 3)])
def test_table_erroneous_orders_of_the_attacker_cost_steps_or_spare_the_enemy(die: int, cp: int, entente: int) -> None:
    """The defender has three points to pay: a step, unless the attacker lacks heart."""
    g = fray(FRONT + UNITS, "0505", "A4x", damage="A0 D3", mastery="erroneous none").play(f"roll {die}")
    assert (g.steps("A4x"), g.steps("I4x")) == (cp, entente)


@pytest.mark.rule("table.erroneous", "12.5.scope")
def test_table_erroneous_confusion_is_the_defenders_choice() -> None:
    text = FRONT + "unit A4x AB1 at 0504\nunit I4x at 0505\n"
    g = fray(text, "0505", "A4x AB1", mastery="erroneous none").play("roll 2")
    assert (g.asked, sorted(g.options())) == ("entente table.erroneous", ["confuse A4x", "confuse AB1"])


@pytest.mark.rule("table.erroneous", "12.3.disorganise")
def test_table_erroneous_panic_leads_the_defender_back_a_hex_and_pays_nothing() -> None:
    g = fray(FRONT + UNITS, "0505", "A4x", damage="A0 D3", mastery="none erroneous").play("roll 2", "back 0506")
    assert (g.at("I4x"), g.steps("I4x"), g.marks("I4x")) == ("0506", 2, set())


@pytest.mark.rule("table.erroneous")
def test_table_erroneous_the_attacker_misleads_a_unit_near_the_combat_by_one_hex() -> None:
    text = FRONT + UNITS + "unit IR1 at 0507\nunit IR2 at 0509\nunit I3x at 0604\n"
    g = fray(text, "0505", "A4x", mastery="partial erroneous").play("roll 6")
    assert (g.asked, g.options()) == ("cp table.erroneous", ["misdirect IR1", "done"]), "one is far, one in a zone"
    assert len(g.play("misdirect IR1").options("to")) == 6


@pytest.mark.rule("table.erroneous", "3.0.unit", "11.3.1")
def test_table_erroneous_a_support_is_misled_too_where_it_may_go() -> None:
    """Ruling D97: out of zones, over bridges, not into high mountain."""
    text = ground("0407 h") + "hexside river 0507/0508\nunit I4x at 0505\nunit IC at 0507\nunit A4x at 0504\n"
    g = fray(text + STAFFS, "0505", "A4x", mastery="partial erroneous").play("roll 6")
    assert g.options() == ["misdirect IC", "done"]
    assert sorted(g.play("misdirect IC").options("to")) == ["0406", "0506", "0606", "0607"]
    assert g.refused("to 0407").startswith("§11.3.1 ")
    assert g.play("to 0607").at("IC") == "0607"


@pytest.mark.rule("table.erroneous", "11.3.5", "3.0.unit")
def test_table_erroneous_a_depot_is_not_misled() -> None:
    text = ground() + STAFFS + "unit I4x at 0505\nunit I-depot1 at 0507\nunit IR1 at 0508\nunit A4x at 0504\n"
    g = fray(text, "0505", "A4x", mastery="partial erroneous").play("roll 6")
    assert g.options("misdirect") == ["IR1"]
    assert g.refused("misdirect I-depot1").startswith("§table.erroneous ")


@pytest.mark.rule("12.2.6.none", "12.2.7", "table.erroneous")
def test_12_2_7_erroneous_orders_are_no_mastery_so_a_marker_comes_off_besides() -> None:
    text = FRONT + UNITS + "unit AB1 at 0503 reserve\nunit AB3 at 0403 reserve\n"
    g = fray(text, "0505", "A4x", mastery="erroneous none").play("roll 6")
    assert (g.asked, g.options()) == ("entente table.erroneous", ["cancel AB1", "cancel AB3", "done"])
    g.play("cancel AB1")
    assert (g.asked, g.options()) == ("entente 12.2.6.none", ["cancel AB3", "done"])


@pytest.mark.rule("12.2.6.total", "11.1.2")
def test_12_2_6_a_reaction_goes_one_hex_at_least_and_not_into_the_hex_given_up() -> None:
    high = ground(*(f"{hex_} h" for hex_ in ("0506", "0606", "0607", "0508", "0407", "0406"))) + STAFFS + UNITS
    g = fray(high + "unit IR1 at 0507 disorganised\n", "0505", "A4x", mastery="none partial")
    assert len(g.play("retreat 0", "react IR1").options("to")) == 6
    g = fray(FRONT + UNITS + "unit IR1 at 0507\n", "0505", "A4x", damage="A0 D3", mastery="none total")
    g.play("retreat 1", "back 0405", "react IR1")
    assert g.refused("to 0505") == "§12.2.6 No unit of the defender is left in 0505."
    assert "0405" in g.options("to")


# §12.3 Retreat -------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.3", "11.3.1")
def test_11_3_1_guns_alone_are_lost_to_an_enemy_who_retreats_next_to_them() -> None:
    g = scene(ground() + STAFFS + "unit I4x at 0506\nunit A4x at 0505\nunit IC at 0402\n")
    retreat = ready(g.table, g.table.owner[g.piece("A4x")], [g.piece("A4x")], 2)
    g.run(fall_back(g.table, retreat)).play("back 0504", "back 0503")
    assert (g.at("A4x"), g.at("IC")) == ("0503", "out")


@pytest.mark.rule("12.3.stacking", "4.0.detachments")
def test_12_3_a_third_detachment_may_go_on_in_its_retreat() -> None:
    text = ground() + STAFFS + "unit ID1 ID2 at 0506\nunit ID3 at 0505\nunit A4x at 0504\n"
    g = fray(text, "0505", "A4x", mastery="none partial").play("retreat 1", "back 0506")
    assert (g.asked, "stay" in g.options()) == ("entente 12.3.stacking", True)
    assert g.at("ID3") == "0506"


@pytest.mark.rule("scenario.caporetto.rommel", "table.erroneous")
def test_scenario_caporetto_a_panic_is_a_retreat_before_rommel() -> None:
    g = scene(f"{CADORNA}unit GAlpK.Leib at 0504\nunit I22 at 0505\nphase 12.1\n")
    battle = engage(g, "0505", "GAlpK.Leib", mastery="partial erroneous")
    battle.named = g.piece("I22")
    g.run(aftermath(g.table, battle)).play("roll 2", "back 0405")
    assert (g.at("I22"), g.steps("I22")) == ("0405", 2)


@pytest.mark.rule("11.2.1", "12.2.6.pinned")
@pytest.mark.parametrize(("state", "troops", "passes"), [("pinned", 1, True), ("", 1, False), ("pinned", 0, False)])
def test_12_2_6_only_storm_troops_go_on_through_the_zone_of_a_pinned_unit(
    state: str, troops: int, passes: bool
) -> None:
    text = f"unit AB1 at 0101\nunit I3x at 0204 {state}\nunit AQ at 0208\n"
    text += "unit Sturm1 at 0101 carrier AB1\n" if troops else ""
    g = moving("board\n" + "  . .\n" * 8 + text, CP_MOVES).play("move AB1")
    assert ("0104" in g.options("to"), "0106" in g.options("to")) == (True, passes)
