"""A second reading of the book: exceptions, the order of steps, rare states, and where two rules meet."""

from __future__ import annotations

import pytest

from grognard.games.front1918.disengagement import disengagement
from grognard.games.front1918.retreat import fall_back, ready
from grognard.games.front1918.supply import supply
from tests.games.marne.fights import asks, close, fight
from tests.games.marne.fray import Fray, fray, scene, side_of, stage
from tests.games.marne.marches import MARCHERS, moving
from tests.games.marne.scenes import begin, field, ground

SOUTH = f"{MARCHERS}unit F-VI at 0509\n"


def gone_back(text: str, hexes: int, names: str, *cells: str, **how: bool) -> Fray:
    """These Allied units go back so many hexes."""
    g = scene(ground(*cells) + SOUTH + text)
    units = [g.piece(name) for name in names.split()]
    return g.run(fall_back(g.table, ready(g.table, side_of("allied"), units, hexes, **how)))


def won(text: str, attackers: str, *cells: str, **how: str) -> Fray:
    """The tenth step of a combat against 0505, on a sketch."""
    return fray(ground(*cells) + SOUTH + "unit GQ at 0501\n" + text, "0505", attackers, **how)


# 9 Supply ----------------------------------------------------------------------------------------------------------

REIMS = "marne blucher\nturn 1\nphase 11.2 allied\nunit F-IV at 4619\nunit G-I at 4510\n"
REIMS += "unit G213 at 4515\nunit G86 at 4513\n"


@pytest.mark.rule("scenario.blucher.reims", "11.2.5", "9.1.command")
def test_blucher_the_radius_of_reims_leads_to_no_bridge_behind_the_enemy() -> None:
    g = field(REIMS + "unit F13 at 4221\n")
    assert "4513/4514" not in g.options("demolish")
    assert g.refused("demolish 4513/4514").startswith("§11.2.5 ")


@pytest.mark.rule("9.2", "9.2.elimination")
def test_9_2_a_marked_unit_back_in_the_radius_loses_its_marker() -> None:
    g = scene(f"{ground()}{MARCHERS}region sources-allied 0509\nunit FQ at 0509\nunit F4 at 0506 unsupplied\n")
    g.run(supply(g.table))
    assert (g.at("F4"), g.marks("F4")) == ("0506", set())


# 11 Movement -------------------------------------------------------------------------------------------------------


def reacting(text: str) -> Fray:
    """F3 comes up when the defenders of 0505 stay."""
    g = won(text, "GR1", mastery="none partial")
    return g.play("retreat 0", "react F3")


@pytest.mark.rule("11.2.3", "11.1.2", "12.2.6.partial")
def test_11_2_3_a_reaction_crosses_no_major_river_without_a_bridge() -> None:
    text = "hexside river 0506/0507 0506/0606 0406/0506\nunit GR1 at 0504\nunit F4 at 0505\nunit F3 at 0507\n"
    g = reacting(text)
    assert "0506" not in g.options("to") and "0508" in g.options("to")
    assert g.refused("to 0506").startswith("§11.2.3 ")
    bridged = reacting(text + "link road 0506 0507\n")
    assert "0506" in bridged.options("to")


@pytest.mark.rule("11.2.1", "12.2.6.total")
def test_11_2_1_a_reaction_stops_in_the_first_enemy_zone() -> None:
    text = "unit GR1 at 0504\nunit F4 at 0505\nunit FR1 at 0607\nunit G3 at 0909\n"
    g = won(text, "GR1", mastery="none total").play("retreat 0", "react FR1", "to 0604")
    assert (g.at("FR1"), g.options("to")) == ("0604", [])


@pytest.mark.rule("11.2.2", "5.0")
def test_11_2_2_a_tank_relieves_though_it_has_no_zone_of_its_own() -> None:
    g = moving(f"{ground()}unit F4 at 0505\nunit G4 at 0504\nunit FT at 0507\n")
    assert g.refused("move F4").startswith("§11.2.2")
    g.play("move FT", "to 0505")
    assert g.options("relieve") == ["F4"]


@pytest.mark.rule("11.3.1", "5.0")
def test_11_3_1_a_tank_entering_the_next_hex_eliminates_guns_left_alone() -> None:
    g = moving(f"{ground()}unit FT at 0508\nunit GC at 0505\nunit G4 at 0101\n")
    g.play("move FT", "to 0506")
    assert g.at("GC") == "out"


@pytest.mark.rule("11.2.4.removal", "3.0.unit")
def test_11_2_4_an_allied_headquarters_that_ends_its_move_by_a_footbridge_removes_it() -> None:
    text = "hexside river 0505/0506\nedge 0505/0506 footbridge 1\nunit FQ at 0508\nunit G4 at 0101\n"
    g = moving(ground() + text)
    g.play("move FQ", "to 0506", "halt")
    assert not g.table.position.footbridge


@pytest.mark.rule("11.2.6")
def test_11_2_6_a_forced_march_may_begin_beside_the_enemy_and_lead_away() -> None:
    text = "link road 0505 0506 0507 0508 0509\nunit F4 at 0505\nunit GC at 0503\nunit G4 at 0101\n"
    g = moving(ground() + text).play("move F4", "forced")
    assert g.options("to") == ["0506", "0507", "0508", "0509"]


@pytest.mark.rule("11.2.8", "14.2", "12.5.effects")
def test_14_2_reserves_move_their_allowance_and_two_more() -> None:
    g = moving(f"{ground()}unit G4 at 0101 reserve\nunit F4 at 0909\n", "phase 14.2 german\n").play("move G4")
    grid = g.table.board.grid
    assert max(grid.distance(g.hex("0101"), g.hex(hex_)) for hex_ in g.options("to")) == 6


# 12 Combat ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.6", "12.2.6.total")
@pytest.mark.parametrize(
    ("natural", "modified", "level"),
    [(6, 0, "total"), (6, -1, "total"), (1, 6, "none"), (1, 0, "erroneous"), (2, 0, "erroneous"), (5, 6, "total")],
)
def test_12_2_6_natural_sixes_and_ones(natural: int, modified: int, level: str) -> None:
    from grognard.games.front1918.mastery import mastery_level

    g = moving(ground() + "unit F4 at 0505\n")
    assert mastery_level(g.table, natural, modified) == level


@pytest.mark.rule("12.2.2", "15.2.2")
def test_12_2_2_an_army_gun_in_bombardment_mode_may_join_one_in_offensive_mode() -> None:
    text = "unit G4 at 0504\nunit F4 at 0505\nunit G-army1 at 0503 offensive\nunit G-army2 at 0403\n"
    text += "unit G-army3 at 0603 offensive\n"
    g = fight("ask all\n" + text).play("attack 0505", "join G4", "done", "gun G-army1")
    assert g.options("gun") == ["G-army2"]


@pytest.mark.rule("15.2.2", "15.2.3")
def test_15_2_2_army_guns_in_offensive_mode_defend_once_in_a_phase() -> None:
    text = "unit G4 at 0504\nunit GR1 at 0705\nunit F4 at 0505\nunit F3 at 0605\n"
    text += "unit F-army1 at 0606 offensive\nunit F-corps1 at 0606\n"
    g = fight("ask all\n" + text).play("attack 0505", "join G4", "done", "gun F-army1", "done")
    g = close(g).play("attack 0605", "join GR1", "done")
    assert "F-army1" not in g.options("gun") and "F-corps1" in g.options("gun")


@pytest.mark.rule("12.2.8.costs", "15.4.1.loss")
def test_12_2_8_one_point_left_disorganises_and_two_cost_an_american_regiment_nothing() -> None:
    text = "marne friedensturm\n" + ground() + "unit F-VI at 0509\nunit G36 at 0504\nunit US4.39 at 0505\nphase 12.1\n"
    g = fray(text, "0505", "G36", damage="A0 D2")
    assert (g.steps("US4.39"), g.marks("US4.39")) == (2, {"disorganised"})


@pytest.mark.rule("12.5")
def test_12_5_who_reorganises_and_is_disorganised_again_has_one_marker() -> None:
    g = won("unit GR1 at 0504\nunit F4 at 0505 reorganising\n", "GR1", damage="A0 D1")
    assert g.marks("F4") == {"disorganised"}


@pytest.mark.rule("12.3.interdiction", "17.2.interdiction")
def test_12_3_every_unit_that_goes_back_into_an_interdicted_hex_loses_a_step() -> None:
    text = "unit FR1 FR2 at 0505\nunit GR1 at 0504\nunit G-Air-I at 0506 mission interdiction\n"
    g = gone_back(text + "unit G3 at 0604\nunit G4 at 0404\n", 1, "FR1 FR2", forced=True)
    while g.question is not None:
        g.play(next(o for o in g.options() if o in ("back 0506", "loses FR1", "loses FR2", *g.options())))
    there = [name for name in ("FR1", "FR2") if g.at(name) == "0506"]
    assert all(g.steps(name) == 1 for name in there) and there


@pytest.mark.rule("12.3.river", "12.2.6.partial", "12.2.7")
def test_12_3_a_retreat_that_a_river_ends_takes_off_only_the_hexes_it_went() -> None:
    river = "hexside river 0505/0506 0505/0605 0505/0405\n"
    g = won(river + "unit GR1 at 0504\nunit F4 at 0505\n", "GR1", damage="A0 D6", mastery="none partial")
    g.play("retreat " + g.options("retreat")[-1])
    while asks_back(g):
        g.play(g.options()[0])
    assert (g.steps("F4"), g.marks("F4")) == (2, {"disorganised"})


def asks_back(g: Fray) -> bool:
    return g.question is not None and g.question.ask == "ask-back"


@pytest.mark.rule("12.4.terrain", "14.0.markers", "12.5.effects")
def test_12_4_who_climbs_a_crest_in_the_second_hex_is_disorganised_and_does_not_exploit() -> None:
    text = "hexside crest 0505>0506\nunit GR1 at 0504\nunit FR1 at 0505 steps 1\n"
    g = won(text, "GR1", damage="A0 D9", mastery="total none")
    g.play("advance GR1")
    g.play("onward GR1", "to 0506")
    assert g.marks("GR1") == {"disorganised"}
    assert g.question is None or not g.options("exploit")


@pytest.mark.rule("12.2.4.below-half", "12.2.6")
def test_12_2_4_an_attack_below_half_is_over_without_mastery() -> None:
    text = "unit G4 at 0504 steps 1\nunit F4 F-corps1 at 0505\nunit FR1 at 0505\n"
    g = fight("ask all\n" + text, "0505 tx").play("attack 0505", "join G4", "done", "done", "lead G4", "lead FR1")
    while not asks(g).startswith(("ask-attack", "ask-move")):
        assert not asks(g).startswith("roll-mastery")
        g.play("done" if "done" in g.options() else g.options()[0])
    assert g.at("G4") == "out"


@pytest.mark.rule("12.2.8.tank", "15.4.1.loss")
def test_15_4_1_an_attacking_tank_is_spared_by_damage_below_its_protection() -> None:
    g = won("unit FT at 0506\nunit FR1 at 0506\nunit G4 at 0505\n", "FR1 FT", damage="A2 D0", tank="FT")
    assert (g.at("FT"), g.steps("FR1")) == ("0506", 1)


@pytest.mark.rule("15.2.2.forts")
def test_15_2_2_stosstruppen_do_not_pay_for_the_guns_of_the_defender() -> None:
    text = "unit GR1 at 0504\nunit Stoss1 at 0504 carrier GR1\nunit F4 at 0505\n"
    text += "unit F-corps1 F-corps2 at 0506\nforce bombardment 2\n"
    g = fight("ask all\n" + text).play(
        "attack 0505", "join GR1", "done", "gun F-corps1", "gun F-corps2", "done", "roll 3"
    )
    while g.options("sheds") or g.options("loses"):
        assert not g.options("sheds")
        g.play(g.options()[0])
    assert (g.steps("GR1"), g.at("Stoss1")) == (1, "0504")


# 13 Disengagement --------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.0.results", "13.0")
def test_13_0_a_star_may_eliminate_the_unit_of_the_test_and_the_others_go_back() -> None:
    text = (
        ground()
        + SOUTH
        + "force disengagement *r1\nunit GR1 at 0504\nunit FR1 at 0505 steps 1 disengaging\n"
        + "unit FR2 at 0505 disengaging\n"
    )
    g = stage(text, disengagement, "allied")
    g.play("break-off 0505", "by-morale FR1", "roll 3")
    while g.question is not None and g.question.ask == "ask-back":
        g.play(g.options()[0])
    assert g.at("FR1") == "out" and g.at("FR2") != "0505"


# 14 Exploitation ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.3", "12.5")
def test_14_3_markers_of_both_sides_turn_in_the_phase_of_either() -> None:
    text = f"{ground()}unit G4 at 0101 disorganised\nunit F4 at 0909 reorganising\n"
    text += "unit F3 at 0908 disorganised\nunit GR1 at 0201\n"
    g = moving(text + "unit G3 at 0301 exploitation\n", "phase 14.2 german\n")
    g.play("done")
    assert (g.marks("G4"), g.marks("F4"), g.marks("F3")) == ({"reorganising"}, set(), {"reorganising"})


# Set-up ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("scenarios.quick-setup", "11.3.2")
def test_quick_setup_leaves_no_stosstruppen_alone_between_two_draws() -> None:
    g = begin("gneisenau", "scenarios.quick-setup")
    for _ in range(25):
        g.play(g.options()[-1])
        assert g.table.audit() == []
    assert asks(g) == "ask-deal"


# Where the code looks simpler than its clause ------------------------------------------------------------------------


@pytest.mark.rule("2.1.trench-cost", "table.terrain")
@pytest.mark.parametrize(("signs", "price"), [("x", 2), ("c", 2), ("cx", 2), ("wx", 3), ("cwx", 3), ("tx", 2)])
def test_2_1_a_trench_includes_its_craters(signs: str, price: int) -> None:
    g = moving(ground(f"0506 {signs}") + "unit F4 at 0505\n").play("move F4")
    assert g.cost("0506") == price


@pytest.mark.rule("11.1.4.bridge", "11.1.3")
@pytest.mark.parametrize(
    ("water", "link", "price"),
    [("river", "rail", 2), ("stream", "rail", 1), ("river", "road", 1), ("stream", "road", 1)],
)
def test_11_1_4_a_railway_bridge_costs_a_point_over_a_major_river_only(water: str, link: str, price: int) -> None:
    text = f"hexside {water} 0505/0506\nlink {link} 0505 0506\nunit F4 at 0505\n"
    assert moving(ground() + text).play("move F4").cost("0506") == price


@pytest.mark.rule("11.2.5", "11.1.3", "11.2.3")
def test_11_2_5_a_road_whose_bridge_is_down_is_no_road_there() -> None:
    text = "hexside river 0505/0506\nlink road 0504 0505 0506\nedge 0505/0506 broken 1\nunit FC at 0504\n"
    assert "0506" not in moving(ground() + text).play("move FC").options("to")


@pytest.mark.rule("17.2.interdiction", "11.1.3")
def test_17_2_interdiction_costs_a_point_on_a_road_too() -> None:
    text = "link road 0505 0506\nunit G-Air-I at 0506 mission interdiction\nunit F4 at 0505\n"
    assert moving(ground("0506 w") + text).play("move F4").cost("0506") == 2


@pytest.mark.rule("11.2.7", "12.2.6.pinned")
def test_11_2_7_the_zone_of_a_pinned_unit_is_a_zone_to_break_off_from() -> None:
    g = moving(ground() + "unit G4 at 0504 pinned\nunit F4 at 0505\n", "phase 11.2 allied\n")
    assert "F4" in g.options("disengage")


@pytest.mark.rule("11.2.8", "3.0.combat-unit")
def test_11_2_8_no_reserve_in_reach_of_guns_in_bombardment_mode_only() -> None:
    text = "unit GR1 at 0505\nunit F4 at 0909\nunit GA at 0506"
    assert not moving(f"{ground()}{text}\n", "phase 11.2 german\n").options("reserve")
    assert moving(f"{ground()}{text} offensive\n", "phase 11.2 german\n").options("reserve") == ["0505"]


@pytest.mark.rule("14.2", "12.5.effects")
def test_14_2_half_the_allowance_in_exploitation_is_rounded_up() -> None:
    g = moving(f"{ground()}unit GR1 at 0101 exploitation\nunit F4 at 0909\n", "phase 14.2 german\n").play("move GR1")
    grid = g.table.board.grid
    assert max(grid.distance(g.hex("0101"), g.hex(hex_)) for hex_ in g.options("to")) == 3


@pytest.mark.rule("11.2.6", "12.5.effects")
@pytest.mark.parametrize("mark", ["disorganised", "reorganising"])
def test_11_2_6_neither_face_of_the_marker_lets_a_unit_force_its_march(mark: str) -> None:
    text = f"link road 0505 0506 0507 0508 0509\nunit F4 at 0505 {mark}\nunit G4 at 0101\n"
    g = moving(ground() + text).play("move F4")
    assert "forced" not in g.options()
    assert g.refused("forced").startswith("§11.2.6 ")


@pytest.mark.rule("12.1", "12.5.effects", "15.4.1.terrain")
def test_15_4_1_a_tank_attacks_over_a_bridge_no_more_than_over_water() -> None:
    text = "hexside stream 0505/0506\nlink road 0505 0506\nunit Sch1 at 0506\nunit FR1 at 0605\nunit G4 at 0505\n"
    g = fight(text, when="phase 12.1 allied\n").play("attack 0505")
    assert "Sch1" not in g.options("join")


@pytest.mark.rule("13.0.modifiers", "12.5.effects")
def test_13_0_a_disorganised_unit_that_is_not_marked_spoils_no_disengagement() -> None:
    text = ground() + SOUTH + "unit GR1 at 0504\nunit FR1 at 0505 disengaging\nunit FR2 at 0505 disorganised\n"
    g = stage(text, disengagement, "allied").play("break-off 0505")
    assert all(reason.key != "reason-disorganised" for reason in g.tally().reasons)
