"""A third reading of the book, after what the second one changed: loads, air groups, depots and hidden units once more,
and how the scenarios meet the rules of the series."""

from __future__ import annotations

import pytest

from grognard.games.front1918.supply import commanded, in_command
from grognard.games.front1918.turn import adjust
from grognard.games.italia.air import air_phase
from grognard.games.italia.caporetto import cannot_sabotage, collapse
from grognard.games.italia.table import CP, ENTENTE
from grognard.games.italia.turn import end_sequence
from grognard.games.italia.victory import count_behind_trenches, is_usable, objectives, worth
from grognard.games.italia.vittorio import hunger
from grognard.games.italia.withdrawal import cannot_withdraw, lead_off, withdraw_gun
from grognard.kernel.numbers.tally import Tally
from tests.games.italia.fights import CP_EXPLOITS, FED, Match, asks, fight, fray, ground, scene
from tests.games.italia.scenes import CP_MOVES, ENTENTE_END, OPEN, begin, field, lane, moving
from tests.games.italia.test_caporetto import field as caporetto
from tests.games.italia.test_supply import country
from tests.games.italia.test_trucks import LONG, REST, ROAD, TRUCK
from tests.games.italia.test_vittorio import field as vittorio

STAFFS = "unit IQ at 0509\nunit AQ at 0501\n"
FRONT = ground() + STAFFS
UNITS = "unit A4x at 0504\nunit I4x at 0505\n"


# Trucks -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.2.4", "11.3.4.1", "11.3.4")
def test_11_2_4_who_rides_on_trucks_lays_no_footbridge() -> None:
    g = moving(LONG + f"hexside stream 0103/0104\nunit {TRUCK} IR1 at 0102\n{REST}").play(f"move {TRUCK}", "with IR1")
    g.play("to 0103")
    assert g.options("span") == []
    assert g.refused("span 0103/0104").startswith("§11.2.4 ")


@pytest.mark.rule("table.erroneous", "4.0", "11.3.4.1")
@pytest.mark.parametrize(("friend", "is_open"), [("I4y", False), ("IR1", True)])
def test_table_erroneous_trucks_are_misled_only_where_their_load_has_room(friend: str, is_open: bool) -> None:
    text = FRONT + UNITS + f"unit {TRUCK} at 0507\nunit I3x at 0507 loaded\nunit {friend} at 0508\n"
    g = fray(text, "0505", "A4x", mastery="partial erroneous").play("roll 6", f"misdirect {TRUCK}")
    assert ("0508" in g.options("to")) is is_open
    assert "0607" in g.options("to")


@pytest.mark.rule("11.1.5", "11.3.4.1")
def test_11_1_5_a_reinforcement_placed_by_the_trucks_rides_on_them_at_once() -> None:
    """It begins the phase there (D90)."""
    text = f"italia solstice\noptions scenario.solstice.trucks\n{LONG}unit I-IV {TRUCK} at 0104\nunit A6 at 0130\n"
    text += "link road 0103 0104 0105\nunit I22 at solstice-2\nturn 2\nsequence 1\nphase 11.1 2\n"
    g = field(text).play("enter I22", "at 0104", f"move {TRUCK}")
    assert g.options("with") == ["I22"]


@pytest.mark.rule("9.2", "11.3.4.1")
def test_9_2_trucks_with_a_load_out_of_supply_drive_towards_supply_only() -> None:
    text = f"unit {TRUCK} at 0112\nunit I4x at 0112 loaded unsupplied\nunit IQ at 0101\nunit A4x at 0130\n"
    g = moving(ROAD + text).play(f"move {TRUCK}")
    assert "0113" not in g.options("to")
    assert "0108" in g.options("to")


# Retreats ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.3.zoc", "15.5", "3.0.unit")
@pytest.mark.parametrize(("depot", "steps"), [("", 2), ("unit I-depot1 at 0506\n", 3)])
def test_12_3_a_depot_in_the_hex_spares_a_retreat_the_loss_of_the_zone(depot: str, steps: int) -> None:
    text = FRONT + UNITS + f"unit AB1 at 0606\nunit AB2 at 0406\nunit AB3 at 0405\nunit AB4 at 0605\n{depot}"
    g = fray(text, "0505", "A4x", mastery="none erroneous").play("roll 2")
    g.play(*[option for option in g.options() if option == "back 0506"])
    assert (g.at("I4x"), g.steps("I4x")) == ("0506", steps)


@pytest.mark.rule("12.3.interdiction", "17.2.interdiction", "12.3.disorganise")
def test_12_3_a_stack_pays_for_each_interdicted_hex_it_passes() -> None:
    air = "unit A-Air1 at 0506 mission interdiction\nunit A-Air2 at 0507 mission interdiction\n"
    text = FRONT + UNITS + air
    g = fray(text, "0505", "A4x", mastery="none total").play("retreat 2", "back 0506", "back 0507")
    assert (g.at("I4x"), g.steps("I4x"), g.marks("I4x")) == ("0507", 1, {"disorganised"})


# Air --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("17.1.place", "scenario.albrecht.air-footbridge")
def test_17_1_a_group_that_attacked_a_footbridge_is_one_of_the_two_over_its_hex() -> None:
    air = "unit I-Air1 I-Air2 at 0504 mission raid\nunit I-Air3 at missions\nsuperiority entente\n"
    text = f"{FED}unit I-IV at 0509\nunit A-XI at 0501\nunit A17 at 0504\nunit I22 at 0505\n{air}"
    g = scene(f"italia solstice\noptions 17.0\n{ground()}{text}phase 11.1\n")
    g.run(air_phase(g.table, ENTENTE)).play("fly I-Air3", "mission observation")
    assert "0504" not in g.options("over")
    assert "0505" in g.options("over")


@pytest.mark.rule("11.2.5", "3.0.unit", "17.1")
def test_11_2_5_an_air_group_over_a_bridge_is_no_enemy_by_it() -> None:
    """Ruling D123."""
    bridge = "hexside stream 0103/0104\nlink road 0103 0104\n"
    text = lane(*"." * 12) + bridge + "unit IQ at 0101\nunit A4x at 0112\nunit A-Air1 at 0104 mission observation\n"
    assert field(text + ENTENTE_END).options("demolish") == []


@pytest.mark.rule("12.2.4.combat", "17.1", "3.0.unit")
def test_12_2_4_an_air_group_beside_the_target_prevents_no_concentric_attack() -> None:
    """Ruling D95."""
    text = "unit A4x at 0504\nunit AB1 at 0506\nunit I3x at 0505\nunit I-Air1 at 0405 mission interdiction\n"
    assert fight(text).play("attack 0505", "join A4x").reasons("join AB1")["concentric"] == 1


# Hidden units -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.1.reveal", "3.0.detachment", "12.2.6.total")
def test_3_0_a_hidden_detachment_that_reacts_stays_hidden() -> None:
    text = FRONT + UNITS + "unit ID1 at 0507 concealed\n"
    g = fray(text, "0505", "A4x", mastery="none total").play("retreat 0", "react ID1", "to 0506")
    assert g.table.is_hidden(g.piece("ID1"))


# Scenarios --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("scenario.caporetto.bridges", "11.2.5")
def test_scenario_caporetto_a_bridge_with_one_end_taken_is_not_blown_for_nothing() -> None:
    bridge = "hexside stream 0505/0506\nlink road 0505 0506\n"
    g = caporetto(bridge + "unit A1 at 0503\nunit I24 at 0508\n", turn=2)
    edge = g.table.board.grid.edge(g.hex("0505"), g.hex("0506"))
    edge = g.table.board.grid.hexside(edge)
    for hex_ in ("0505", "0506"):
        g.table.take_control(g.hex(hex_), ENTENTE)
    assert cannot_sabotage(g.table, edge) is None
    g.table.take_control(g.hex("0505"), CP)
    assert cannot_sabotage(g.table, edge) is not None


@pytest.mark.rule("scenario.caporetto.supply", "9.2")
def test_scenario_caporetto_who_was_out_of_supply_before_does_not_roll() -> None:
    g = caporetto("unit A1 at 0501\nunit I24 at 0505 unsupplied\nunit I22 at 0506 unsupplied\n", turn=2)
    fed = frozenset({g.piece("I22")})
    g.run(collapse(g.table, fed))
    assert g.asked == "dice scenario.caporetto.supply"
    g.play("roll 3")
    assert (g.asked, g.at("I22"), g.at("I24")) == ("", "0506", "0505")


@pytest.mark.rule("scenario.caporetto.rommel", "14.1")
@pytest.mark.parametrize(("used", "asked"), [("", "ask-rommel"), ("rommel used\n", "roll-combat")])
def test_scenario_caporetto_rommel_may_come_in_exploitation_if_he_has_not_come_before(used: str, asked: str) -> None:
    text = f"unit GAlpK.Leib at 0504 exploitation\nunit I22 at 0505\n{used}"
    g = fight(text, scenario="caporetto", when=CP_EXPLOITS).play("attack 0505")
    assert asks(g) == asked


@pytest.mark.rule("scenario.vittorio.last-turn", "11.1.1")
def test_scenario_vittorio_cavalry_that_goes_with_others_pays_whole_points() -> None:
    units = "unit I3DC I1 at 0101\nunit I-IV at 0112\nunit A4 at 0109\nturn 4\nphase 11.1\n"
    g = field(f"italia vittorio\n{OPEN}link road 0101 0102 0103 0104\n{units}").play("move I3DC")
    alone = g.cost("0102")
    g.play("with I1")
    assert (alone, g.cost("0102")) == (0.5, 1)


@pytest.mark.rule("scenario.vittorio.hunger", "17.1", "3.0.unit")
def test_scenario_vittorio_airmen_of_the_entente_bring_no_hunger() -> None:
    text = "unit A4 at 0503\nunit I1 at 0909\nunit I-Air1 at 0504 mission interdiction\n"
    g = vittorio(text)
    assert g.run(hunger(g.table)).asked == ""


# Combat -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.0.fog", "12.2.5.damage")
def test_10_0_the_fog_of_the_morning_spares_the_reacting_side_nothing() -> None:
    g = fight("unit A4x at 0504\nunit I4x at 0505\nweather fog\n", when="phase 12.1 2\n").fix("combat", "A3 D1")
    g.play("attack 0504", "roll 3 3")
    assert "3 damage to the attacker" in g.told("combat-result")[0]


@pytest.mark.rule("12.2.8.assault", "12.2.8.stoss", "12.2.3.first-loss")
def test_12_2_8_no_second_counter_of_assault_troops_pays_after_the_first() -> None:
    """One counter a combat, whatever its kind."""
    text = "unit AB1 GR1 at 0504\nunit Sturm1 at 0504 carrier AB1\nunit Stoss1 at 0504 carrier GR1\nunit I4x at 0505\n"
    g = fray(FRONT + text, "0505", "AB1 GR1", lead="GR1", shock="Sturm1", damage="A4 D0")
    assert (g.at("Sturm1"), g.at("Stoss1"), g.steps("GR1")) == ("out", "0504", 1)


@pytest.mark.rule("12.4", "12.4.terrain", "14.0")
def test_12_4_a_crest_climbed_in_the_second_hex_ends_advance_and_exploitation() -> None:
    text = f"{FRONT}hexside crest 0505/0506\nunit AB1 at 0504\nunit I3x at 0505\n"
    g = fray(text, "0505", "AB1", damage="A0 D9", mastery="total none").play("advance AB1", "onward AB1", "to 0506")
    assert (g.marks("AB1"), g.options("onward"), g.options("exploit")) == ({"disorganised"}, [], [])


@pytest.mark.rule("15.2.2", "12.2.2")
def test_15_2_2_a_gun_in_counter_battery_has_fired_for_this_phase() -> None:
    text = UNITS + "unit AC at 0503\nunit IC at 0506\nunit AB1 at 0604\nunit I3x at 0605\n"
    g = fight(text).fix("bombardment", "0").fix("combat", "A0 D0")
    g.play("attack 0505", "join A4x", "done", "gun AC", "counter IC")
    while not (g.asked.startswith("cp 12.1") and "attack 0605" in g.options()):
        g.play("roll 3 3" if asks(g) == "roll-combat" else "roll 2" if asks(g).startswith("roll") else wait(g))
    g.play("attack 0605")
    while asks(g) in ("ask-join", "ask-guns-attack"):
        g.play("join AB1" if "join AB1" in g.options() else "done")
    assert asks(g) != "ask-guns-defence"


def wait(g: Match) -> str:
    """An answer that does as little as can be done."""
    return next((text for text in g.options() if text in ("done", "retreat 0", "stay")), g.options()[0])


@pytest.mark.rule("9.1.line", "11.2.4.use")
def test_9_1_a_footbridge_of_the_enemy_carries_no_line() -> None:
    board = lane(*"." * 12) + "hexside river 0103/0104\n"
    for bridge, far in (("", False), ("edge 0103/0104 footbridge 3\n", False), ("edge 0103/0104 footbridge 1\n", True)):
        g = country(f"unit AQ at 0101\nunit A4x at 0106\n{bridge}", board=board, cp="")
        assert in_command(g.table, g.piece("A4x")) is far


# Assault troops ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.2.10", "11.3.2")
@pytest.mark.parametrize(("mark", "free"), [("", ["Arditi1"]), (" held-back", []), (" loaded", [])])
def test_11_2_10_assault_troops_of_a_unit_held_back_or_on_trucks_change_units_no_more_than_it_moves(
    mark: str, free: list[str]
) -> None:
    text = f"unit IR1 at 0103{mark}\nunit IR2 {TRUCK} at 0103\nunit Arditi1 at 0103 carrier IR1\n"
    g = moving(OPEN + text + "unit A4x at 0112\nunit IQ at 0101\n")
    assert g.options("assign") == free
    if mark:
        assert g.refused("assign Arditi1").startswith("§")


@pytest.mark.rule("11.2.10", "11.3.2")
@pytest.mark.parametrize("mark", [" held-back", " loaded"])
def test_11_2_10_nor_do_others_come_to_such_a_unit(mark: str) -> None:
    text = f"unit IR1 at 0103\nunit IR2 at 0103{mark}\nunit {TRUCK} at 0103\nunit Arditi1 at 0103 carrier IR1\n"
    assert moving(OPEN + text + "unit A4x at 0112\nunit IQ at 0101\n").options("assign") == []


@pytest.mark.rule("12.2.6.pinned", "11.2.1", "3.0.detachment")
def test_12_2_6_a_detachment_in_the_group_stops_in_the_zone_of_the_pinned() -> None:
    text = "unit AB1 AD1 at 0503\nunit Sturm1 at 0503 carrier AB1\nunit I4x at 0505 pinned\n"
    g = moving(FRONT + text, CP_MOVES).play("move AB1")
    assert "0506" in g.options("to")
    assert "0506" not in g.play("with AD1").options("to")


# Retreat mode -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.4.effects", "12.2.3.attacker")
def test_11_4_a_division_of_morale_4_in_retreat_mode_does_not_lead() -> None:
    text = "unit A4x at 0504\nunit I4x at 0505 retreat-mode\nunit I4y at 0604\n"
    g = fight(text, when="phase 12.1 2\n").play("attack 0504", "join I4x", "join I4y")
    g.play(*[option for option in g.options() if option == "done"])
    assert g.table.events and "lead I4x" not in g.options()
    alone = fight("unit A4x at 0504\nunit I4x at 0505 retreat-mode\n", when="phase 12.1 2\n").play("attack 0504")
    assert (alone.at("I4x"), alone.told("attack-without-lead") != []) == ("out", True)


@pytest.mark.rule("11.4.effects", "15.2.2.counterbattery")
def test_11_4_a_gun_in_retreat_mode_takes_less_from_the_enemys_guns() -> None:
    for mark, column in (("", "1"), (" retreat-mode", "2")):
        text = UNITS + f"unit AA at 0503\nunit IC at 0507{mark}\n"
        g = fight(text).fix("bombardment", "0").play("attack 0505", "gun AA", "counter IC")
        assert (asks(g), g.column()) == ("roll-bombardment-attack", column)


# Rivers and supports ----------------------------------------------------------------------------------------------


@pytest.mark.rule("12.3.river", "11.2.4.use")
def test_12_3_a_footbridge_of_the_enemy_carries_no_retreat() -> None:
    river = "hexside river 0505/0506 0505/0605 0405/0505\nedge 0505/0506 footbridge 1\n"
    g = fray(FRONT + river + UNITS, "0505", "A4x", mastery="none partial").play("retreat 1", "back 0506")
    assert g.marks("I4x") == {"disorganised"}


@pytest.mark.rule("11.3.3", "12.4")
def test_11_3_3_a_headquarters_left_in_the_hex_is_lost_though_nobody_advances() -> None:
    text = "unit I-II at 0505\n"
    g = fray(FRONT + UNITS + text, "0505", "A4x", mastery="total partial").play("retreat 1")
    while g.options("back"):
        g.play(f"back {g.options('back')[0]}")
    while g.asked:
        g.play("done")
    assert g.at("I-II") == "out"


@pytest.mark.rule("11.3.1.3", "11.3.1", "12.2.4.combat")
def test_11_3_1_3_a_gun_on_a_barge_is_a_friend_beside_the_target() -> None:
    """Ruling D95."""
    text = "unit A4x at 0504\nunit AB1 at 0506\nunit I3x at 0505\nunit I-barge1 at 0405\n"
    reasons = fight(text).play("attack 0505", "join A4x").reasons("join AB1")
    assert "concentric" not in reasons


# Markers ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.6.none", "11.2.10")
def test_12_2_6_a_marker_of_the_high_command_is_none_that_the_enemy_takes_off() -> None:
    """Ruling D30."""
    text = FRONT + UNITS + "unit I3x at 0507 held-back\nunit IR1 at 0605 exploitation\n"
    g = fray(text, "0504", "I4x", mastery="none none")
    assert g.options("cancel") == ["IR1"]


@pytest.mark.rule("scenario.caporetto.refugees", "11.1.1")
def test_scenario_caporetto_a_stack_among_refugees_may_part_each_with_half_its_points() -> None:
    g = moving(FRONT + "unit I4x at 0505 refugees\nunit IR1 at 0505 refugees\nunit A4x at 0101\n")
    g.play("move IR1", "to 0507", "move I4x", "to 0605")
    assert [g.at(name) for name in ("IR1", "I4x")] == ["0507", "0605"]


@pytest.mark.rule("11.2.8", "4.0.detachments")
def test_11_2_8_cavalry_and_infantry_of_one_hex_take_markers_of_their_own() -> None:
    text = "unit IKx I3x at 0505\nunit IA at 0508 offensive\nunit A4x at 0101\n"
    g = field(FRONT + text + ENTENTE_END).play("reserve 0505", "keep IKx")
    g.play(*[option for option in g.options() if option == "keep I3x"])
    assert ("reserve" in g.marks("IKx"), "reserve" in g.marks("I3x")) == (True, True)


# Victory ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("scenario.caporetto.exit", "scenario.caporetto.victory", "11.3.2")
def test_scenario_caporetto_who_is_led_off_goes_with_its_arditi_which_are_worth_nothing() -> None:
    g = begin("caporetto").table
    unit = g.roster.numbers["I24"]
    stoss = next(p for p in g.stosstruppen if g.owner[p] == ENTENTE)
    g.position.carrier[stoss] = unit
    lead_off(g, unit, "scenario.caporetto.exit")
    assert (g.position.at[stoss], worth(g, stoss, "caporetto")) == (g.board.box("led-off"), 0)
    assert g.position.carrier[stoss] == -1


@pytest.mark.rule("scenario.albrecht.victory", "11.2.4", "11.2.5")
def test_scenario_albrecht_a_footbridge_does_not_make_a_broken_bridge_count() -> None:
    g = begin("albrecht").table
    hex_ = next(h for h in objectives(g, CP) if any(h in g.board.grid.ends(edge) for edge in g.position.broken))
    edge = next(edge for edge in g.position.broken if hex_ in g.board.grid.ends(edge))
    g.position.footbridge[edge] = 1
    assert not is_usable(g, hex_)


@pytest.mark.rule("scenario.albrecht.victory", "3.0.detachment", "3.0.combat-unit")
def test_scenario_albrecht_a_hidden_detachment_behind_the_trenches_is_a_point() -> None:
    """Ruling D45."""
    text = f"italia albrecht\n{ground()}{FED}region behind-entente-trenches 0505\n"
    text += "unit A-VI at 0501\nunit I-VIII at 0909\n"
    bare, held = Tally("victory"), Tally("victory")
    count_behind_trenches(field(f"{text}unit A17 at 0503\nphase 11.1\n").table, bare, "scenario.albrecht.victory")
    text += "unit A17 at 0503\nunit Gebirgs7 at 0505 concealed\nphase 11.1\n"
    count_behind_trenches(field(text).table, held, "scenario.albrecht.victory")
    assert (bare.total, held.total) == (0, 1)


# Order of steps ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.3.attacker", "9.1")
@pytest.mark.parametrize(("at", "leads"), [("0503", True), ("0109", False)])
def test_12_2_3_a_headquarters_cut_off_in_mid_turn_still_commands_the_lead(at: str, leads: bool) -> None:
    """Ruling D125."""
    around = "unit IR2 at 0502\nunit IR3 at 0302\nunit IR4 at 0702\nunit IB1 at 0305\nunit IB2 at 0705\n"
    text = f"piece AQ2 like A-VI command 2\nunit AQ2 at {at}\nunit AB1 at 0504\nunit I3x at 0505\n{around}"
    g = scene(f"{ground()}unit IQ at 0909\n{text}")
    radius = commanded(g.table, CP)
    assert bool(radius >> g.table.position.at[g.piece("AB1")] & 1) is leads


@pytest.mark.rule("11.1.1.enemy", "11.3.4")
def test_11_1_1_a_unit_goes_through_trucks_that_stand_alone() -> None:
    """Ruling D120."""
    g = moving(OPEN + f"unit A4x at 0103\nunit {TRUCK} at 0105\nunit I4x at 0112\n", CP_MOVES)
    g.play("move A4x", "to 0106")
    assert (g.at("A4x"), g.at(TRUCK)) == ("0106", "out")


@pytest.mark.rule("12.5.effects", "11.3.4.1")
def test_11_3_4_1_trucks_drive_their_whole_allowance_under_a_disorganised_load() -> None:
    text = f"unit {TRUCK} at 0101\nunit I4x at 0101 loaded disorganised\n"
    assert "0130" in moving(ROAD + text + REST).play(f"move {TRUCK}").options("to")


@pytest.mark.rule("11.3.4.1", "12.3", "11.3.4")
def test_11_3_4_1_a_load_that_retreats_leaves_its_trucks_to_be_destroyed() -> None:
    text = f"unit A4x at 0504\nunit I4x at 0505 loaded\nunit {TRUCK} at 0505\n"
    g = fight(text).fix("combat", "A0 D3").play("attack 0505", "roll 3 3", "roll 5", "roll 2")
    assert asks(g) == "ask-retreat"
    g.play("retreat 1")
    while asks(g) in ("ask-back", "ask-advance", "ask-react"):
        g.play(wait(g))
    assert (g.at(TRUCK), g.at("I4x") != "0505", g.marks("I4x")) == ("out", True, {"reorganising"})


@pytest.mark.rule("14.3", "11.2.7")
def test_14_3_markers_of_the_side_that_is_not_in_phase_come_off_too() -> None:
    text = "unit A4x at 0504 reserve\nunit I4x at 0505 disengaging\nunit I3x at 0507 exploitation\n"
    g = scene(FRONT + text)
    adjust(g.table, CP)
    assert [g.marks(name) for name in ("A4x", "I4x", "I3x")] == [set(), set(), set()]


@pytest.mark.rule("12.1.once", "14.1")
def test_14_1_who_fought_in_the_combat_phase_fights_again_in_exploitation() -> None:
    text = "unit AB1 at 0504 exploitation\nunit I4x at 0505\nunit IR1 at 0604\n"
    g = fight(text).fix("combat", "A0 D0").play("attack 0505", "roll 3 3", "roll 2", "roll 2")
    while not g.asked.endswith("14.1"):
        g.play(wait(g))
    assert sorted(g.options("attack")) == ["0505", "0604"]


@pytest.mark.rule("scenario.caporetto.retreat-order", "scenario.caporetto.exit")
def test_scenario_caporetto_one_gun_leaves_in_each_sequence() -> None:
    g = caporetto("unit A1 at 0503\nunit I24 at 0508\nunit I-corps1 I-corps2 at 0508\nordered yes\n", turn=3)
    side = ENTENTE
    g.run(withdraw_gun(g.table, side)).play("take-off I-corps1")
    assert cannot_withdraw(g.table, side, g.piece("I-corps2")) is not None
    g.run(end_sequence(g.table))
    assert cannot_withdraw(g.table, side, g.piece("I-corps2")) is None
