"""A fourth reading of the book: marks that meet, what is passed on the way, phases of the other side, and the scenarios
by their letter. The first half was written from the book alone, the second where the code looked too simple."""

from __future__ import annotations

import pytest

from grognard.games.front1918.aftermath import aftermath
from grognard.games.front1918.exploitation import exploitation_moves, rushing_points
from grognard.games.front1918.mastery import damage_tally, mastery_tally
from grognard.games.front1918.reserves import markers_taken
from grognard.games.front1918.supply import check_units, in_command, supplied
from grognard.games.italia.caporetto import collapse, sabotage, send_refugees
from grognard.games.italia.depots import burn
from grognard.games.italia.table import CP, ENTENTE
from grognard.games.italia.victory import decided
from grognard.games.italia.vittorio import desertion, gun_silence, hunger
from grognard.games.italia.withdrawal import retreat_phase
from grognard.kernel.asking.script import Refusal
from tests.games.italia.fights import CP_EXPLOITS, FED, Fray, asks, engage, fight, fray, ground, in_combat, scene
from tests.games.italia.scenes import CP_MOVES, ENTENTE_END, MODELS, OPEN, begin, field, lane, moving
from tests.games.italia.test_caporetto import WEST
from tests.games.italia.test_caporetto import field as caporetto
from tests.games.italia.test_disengagement import breaking
from tests.games.italia.test_supply import country
from tests.games.italia.test_victory import sketch
from tests.games.italia.test_vittorio import field as vittorio

STAFFS = "unit IQ at 0509\nunit AQ at 0501\n"
FRONT = ground() + STAFFS
UNITS = "unit A4x at 0504\nunit I4x at 0505\n"


def aftermath_of(g: Fray, hex_: str, attackers: str, **how: str) -> Fray:
    """The tenth step of a combat in a position of a scenario."""
    battle = engage(g, hex_, attackers, **how)
    in_combat(g, battle.side)
    return g.run(aftermath(g.table, battle))


# From the book: movement --------------------------------------------------------------------------------------------


@pytest.mark.rule("11.2.1", "11.2.2")
def test_11_2_1_a_relieved_unit_does_not_go_from_zone_to_zone_either() -> None:
    text = "unit IR1 at 0505\nunit IR2 at 0507\nunit A4x at 0404\n"
    g = moving(FRONT + text).play("move IR2", "to 0505", "relieve IR1")
    assert (g.cost("0506"), g.cost("0405"), g.cost("0504")) == (1, 2, 2), "out of the zone, and into it again"


@pytest.mark.rule("11.2.6", "12.5.effects")
def test_11_2_6_a_unit_in_reorganisation_does_not_march_hard() -> None:
    road = lane(*"." * 20) + "link road " + " ".join(f"01{row:02}" for row in range(1, 21)) + "\n"
    for mark, may in (("", True), (" reorganising", False)):
        g = moving(road + f"unit IR1 at 0101{mark}\nunit IQ at 0120\n").play("move IR1")
        assert ("forced" in g.options()) is may


@pytest.mark.rule("11.3.1.1", "11.1.3.secondary")
@pytest.mark.parametrize(("weather", "far"), [("fine", True), ("bad", False)])
def test_11_3_1_1_a_secondary_road_leads_a_gun_of_the_offensive_two_hexes_in_fine_weather_only(
    weather: str, far: bool
) -> None:
    text = "link secondary 0503 0504 0505\nunit AA at 0503 offensive\nunit I4x at 0909\n"
    g = scene(f"{FRONT}{text}weather {weather}\n")
    g.run(exploitation_moves(g.table, CP)).play("haul AA")
    assert ("0505" in g.options("to")) is far


@pytest.mark.rule("11.2.8", "11.2.8.unit", "3.0.detachment")
def test_11_2_8_a_detachment_is_a_unit_of_its_own_under_a_reserve_marker() -> None:
    g = scene(FRONT + "unit IR1 IR2 ID1 at 0507\nunit A4x at 0101\n")
    units = [g.piece(name) for name in ("IR1", "IR2", "ID1")]
    assert [markers_taken(g.table, ENTENTE, units[:n])[0] for n in (1, 2, 3)] == [1, 1, 2]


@pytest.mark.rule("11.2.10", "5.0", "11.2.1")
def test_11_2_10_a_unit_held_back_stops_the_enemy_like_any_other() -> None:
    g = moving(OPEN + "unit A4x at 0101\nunit I4x at 0105 held-back\n", CP_MOVES).play("move A4x")
    assert g.options("to") == ["0102", "0103", "0104"]


@pytest.mark.rule("11.2.5.rebuild")
def test_11_2_5_both_ends_held_in_an_enemy_zone_a_bridge_may_be_rebuilt_at_two_more() -> None:
    bridge = "hexside stream 0103/0104\nlink road 0103 0104\nedge 0103/0104 broken 1\nunit IQ at 0101\n"
    zone = "unit A4x at 0105\n"
    for far, open_ in (("", False), ("unit I3x at 0104\n", True)):
        g = field(lane(*"." * 12) + bridge + zone + f"unit IR1 at 0103\n{far}" + ENTENTE_END)
        assert (g.options("rebuild") != []) is open_
    assert g.reasons("rebuild 0103/0104") == {"bridge-zone": 2}


@pytest.mark.rule("9.1.line", "11.1.4.bridge", "11.2.5")
@pytest.mark.parametrize(("way", "fed"), [("", False), ("link rail 0103 0104\n", True)])
def test_9_1_a_railway_bridge_carries_a_line_over_a_major_river(way: str, fed: bool) -> None:
    board = lane(*"." * 12) + f"hexside river 0103/0104\n{way}"
    g = country("unit AQ at 0101\nunit A4x at 0106\n", board=board, cp="")
    assert in_command(g.table, g.piece("A4x")) is fed


@pytest.mark.rule("11.2.9", "11.2.7", "11.2.2.stack")
def test_11_2_9_one_that_is_marked_to_disengage_before_the_moves_stays_and_so_others_may_go() -> None:
    text = f"italia\noptions 11.2.9\n{MODELS}{FRONT}{UNITS}unit IR1 at 0505\nphase 11.2.9 2\n"
    g = field(text).play("disengage IR1", "done")
    assert ("IR1" in g.options("move"), "I4x" in g.options("move")) == (False, True)


# From the book: combat ----------------------------------------------------------------------------------------------


@pytest.mark.rule("8.0.benefits", "12.2.4.combat")
def test_8_0_the_side_without_the_offensive_gains_nothing_by_the_enemys_guns() -> None:
    text = "unit G-army1 at 0502 offensive\nunit A4 at 0504\nunit I22 at 0505\n"
    ours = fight(text, scenario="caporetto").reasons("attack 0505")
    theirs = fight(text, scenario="caporetto", when="phase 12.1 2\n").reasons("attack 0504")
    assert ("offensive" in ours, "offensive" in theirs) == (True, False)


@pytest.mark.rule("12.2.3", "12.2.3.attacker")
def test_12_2_3_the_defence_is_led_by_a_disorganised_unit_of_morale_3_too() -> None:
    g = fight("unit A4x at 0504\nunit I3x at 0505 disorganised\nunit IR1 at 0505\n").play("attack 0505")
    assert sorted(g.options("lead")) == ["I3x", "IR1"]


@pytest.mark.rule("10.0.fog", "12.2.5.damage", "15.2.2.procedure")
def test_10_0_fog_spares_nothing_of_a_bombardment() -> None:
    text = "unit A4x at 0504\nunit ID1 at 0505\nunit IC at 0507\nweather fog\n"
    g = fight(text).fix("bombardment", "3").play("attack 0505", "gun IC", "roll 3")
    assert (asks(g), g.steps("A4x"), g.marks("A4x")) == ("roll-combat", 2, {"attacked"})


@pytest.mark.rule("12.2.6.modifiers", "table.doctrine", "2.2")
def test_12_2_6_the_doctrine_that_evolves_changes_no_die() -> None:
    g = sketch("solstice", "unit A17 at 0504\nunit B7.20 at 0505\n")
    battle = engage(g, "0504", "B7.20")
    doctrines = {"evolving", "diaz", "cadorna-foch"}
    keys = {reason.key.removeprefix("reason-") for reason in mastery_tally(g.table, battle, ENTENTE).reasons}
    assert (g.table.doctrine(g.piece("B7.20")), keys & doctrines) == ("evolving", set())
    assert not damage_tally(g.table, battle, 3).reasons


@pytest.mark.rule("12.4", "12.5.effects", "3.0.detachment")
def test_12_4_a_detachment_is_full_and_advances_a_unit_in_reorganisation_does_not() -> None:
    text = "unit AD1 at 0504\nunit AB1 at 0504 reorganising\nunit ID1 at 0505\n"
    g = fray(FRONT + text, "0505", "AD1 AB1", lead="AD1", damage="A0 D2", mastery="partial none")
    assert (g.options("advance"), g.refused("advance AB1").startswith("§12.5")) == (["AD1"], True)
    assert g.play("advance AD1").options("exploit") == ["AD1"]


@pytest.mark.rule("12.2.4.terrain")
@pytest.mark.parametrize(("crest", "factor"), [("0504>0505", 4), ("0505>0504", 8)])
def test_12_2_4_only_who_attacks_up_a_crest_is_halved(crest: str, factor: int) -> None:
    compared = fight(UNITS + f"hexside crest {crest}\n").tally("attack 0505").compared
    assert compared is not None
    assert compared[0] == factor


@pytest.mark.rule("12.2.4.terrain")
def test_12_2_4_one_attacker_behind_a_major_river_spares_the_others_the_column_of_the_minor_one() -> None:
    water = "hexside stream 0504/0505\nhexside river 0405/0505\n"
    g = fight("unit A4x at 0504\nunit AB1 at 0405\nunit I4x at 0505\n" + water)
    assert "stream" not in g.reasons("attack 0505")


@pytest.mark.rule("15.2.2", "11.3.1", "12.3")
def test_15_2_2_a_gun_in_the_attacked_hex_fires_and_is_lost_when_its_friends_have_gone() -> None:
    g = fight(UNITS + "unit IC at 0505\n").fix("bombardment", "0").fix("combat", "A0 D3")
    g.play("attack 0505", "gun IC", "roll 2", "roll 3 3", "roll 5", "roll 2")
    g.play("retreat 1")
    while asks(g) in ("ask-back", "ask-advance", "ask-react"):
        g.play(next((text for text in g.options() if text == "done"), g.options()[0]))
    assert g.at("IC") == "out"


@pytest.mark.rule("12.2.6.total", "12.2.6.partial")
def test_12_2_6_two_units_of_different_hexes_react_and_one_comes_into_the_attacked_hex() -> None:
    text = FRONT + UNITS + "unit IR1 at 0507\nunit IR2 at 0306\n"
    g = fray(text, "0505", "A4x", mastery="none total").play("retreat 0", "react IR1", "to 0505")
    g.play(*[option for option in g.options() if option == "halt"], "react IR2")
    assert (g.at("IR1"), "0505" in g.options("to")) == ("0505", True)


@pytest.mark.rule("13.0", "13.0.modifiers")
def test_13_0_only_the_chosen_unit_gives_the_points_of_cavalry_and_morale() -> None:
    g = breaking("unit IKx IR1 at 0505 disengaging\n").play("break-off 0505")
    assert g.reasons("by-morale IKx") == {"breaking-morale": -2, "cavalry": 2}
    assert g.reasons("by-morale IR1") == {"breaking-morale": 1}


@pytest.mark.rule("13.0.results", "6.0")
def test_13_0_the_asterisk_may_cost_the_unit_of_the_die_its_last_step_and_the_others_go() -> None:
    g = breaking("unit I3x at 0505 disengaging steps 1\nunit ID1 at 0505 disengaging\n", "0505 .")
    g.play("break-off 0505", "by-morale I3x", "roll 1")
    if g.options("retreat"):
        g.play("retreat 1")
    while g.options("back"):
        g.play(f"back {g.options('back')[0]}")
    assert (g.at("I3x"), g.at("ID1") != "0505") == ("out", True)


@pytest.mark.rule("15.2.2.count", "12.2.2")
def test_15_2_2_a_gun_that_bombarded_one_defence_is_silent_in_the_next_of_the_phase() -> None:
    text = UNITS + "unit AB1 at 0604\nunit I3x at 0605\nunit IC at 0506\n"
    g = fight(text).fix("bombardment", "0").fix("combat", "A0 D0")
    g.play("attack 0505", "join A4x", "done", "gun IC")
    assert "fired" in g.marks("IC")


# From the book: scenarios -------------------------------------------------------------------------------------------


@pytest.mark.rule("scenario.caporetto.supply", "9.3")
def test_scenario_caporetto_the_arditi_of_a_unit_that_falls_apart_are_lost_with_it() -> None:
    text = "unit A1 at 0501\nunit I24 at 0505 unsupplied\nunit I22 at 0505\nunit Arditi1 at 0505 carrier I24\n"
    g = caporetto(text, turn=2)
    g.run(collapse(g.table, frozenset({g.piece("I24")}))).play("roll 2")
    assert (g.at("I24"), g.at("Arditi1"), g.at("I22")) == ("out", "out", "0505")


@pytest.mark.rule("scenario.caporetto.bridges")
def test_scenario_caporetto_both_bridges_may_be_blown_in_one_phase() -> None:
    bridges = "hexside stream 0505/0506 0605/0606\nlink road 0505 0506\nlink road 0605 0606\n"
    g = caporetto(bridges + "unit A1 at 0503\nunit I24 at 0508\n", turn=2)
    for hex_ in ("0505", "0506", "0605", "0606"):
        g.table.take_control(g.hex(hex_), ENTENTE)
    g.run(sabotage(g.table, ENTENTE))
    g.play("sabotage 0505/0506", "sabotage 0605/0606")
    assert (g.asked, g.table.position.sabotaged, len(g.table.position.broken)) == ("", 2, 2)


@pytest.mark.rule("scenario.caporetto.refugees")
def test_scenario_caporetto_refugees_come_to_a_headquarters_alone_too() -> None:
    """A unit is a combat unit or a support (3.0)."""
    g = caporetto("unit A1 at 0503\nunit I24 at 0909\nunit I-III at 0506\n", turn=3)
    g.run(send_refugees(g.table, ENTENTE))
    assert "0506" in g.options("crowd")


@pytest.mark.rule("scenario.vittorio.hungarians", "6.0")
def test_scenario_vittorio_a_reduced_hungarian_unit_tests_by_the_same_morale() -> None:
    roster = begin("vittorio").table.roster
    name = next(p.name for p in roster if "hungarian" in p.traits and p.value("morale") == 4 and p.kind == "division")
    for die, at in ((4, "0503"), (5, "out")):
        g = vittorio(f"unit {name} at 0503 steps 1\nunit A4 at 0303\nunit I1 at 0909\n", turn=3)
        g.run(desertion(g.table, CP)).play(f"roll {die}")
        assert g.at(name) == at


@pytest.mark.rule("scenario.vittorio.hunger", "9.2", "12.2.4.combat")
def test_scenario_vittorio_a_hungry_unit_defends_a_column_worse_and_keeps_its_zone() -> None:
    g = vittorio("unit A4 at 0504\nunit I1 at 0909\n")
    g.run(hunger(g.table)).play("starve A4")
    assert "unsupplied" in g.marks("A4")
    assert g.table.in_zone(CP, g.hex("0505"))
    attack = fight("unit A4 at 0504 unsupplied\nunit I1 at 0505\n", scenario="vittorio").reasons("attack 0504")
    assert attack["unsupplied"] == 1


@pytest.mark.rule("scenario.vittorio.guns")
def test_scenario_vittorio_one_gun_is_not_silenced_twice() -> None:
    g = vittorio("unit A-corps1 at 0503\nunit A-army1 at 0503\nunit A4 at 0504\nunit I1 at 0909\n")
    g.run(gun_silence(g.table)).play("roll 3", "roll 6")
    silenced = [name for name in ("A-corps1", "A-army1") if "silenced" in g.marks(name)]
    assert (silenced, g.asked) == (["A-corps1", "A-army1"], "")


@pytest.mark.rule("scenario.radetzky.victory", "9.1")
@pytest.mark.parametrize(("ring", "verdict"), [("", "cp-operational"), ("unit I1 at 0502\n", "")])
def test_scenario_radetzky_heights_held_without_a_line_decide_nothing(ring: str, verdict: str) -> None:
    """An enemy zone lies between them and their headquarters."""
    text = "region objectives-radetzky 0506 0507\nunit A4 at 0506\nunit A5 at 0507\nunit I60 at 0909\n"
    assert decided(sketch("radetzky", text + ring).table) == verdict


@pytest.mark.rule("15.5.1", "9.1.sources")
def test_15_5_1_a_depot_that_burns_feeds_nobody_and_gives_no_points() -> None:
    g = scene(FRONT + "unit I-depot1 at 0507\nunit A4x at 0505\nunit I4x at 0508\n")
    g.run(burn(g.table, ENTENTE, g.piece("I-depot1"))).play("roll 4")
    assert (g.at("I-depot1"), g.table.position.points[CP]) == ("out", 0)


# Where the code looked too simple: phases of the other side ---------------------------------------------------------


@pytest.mark.rule("scenario.vittorio.last-turn", "12.2.6.partial")
def test_scenario_vittorio_cavalry_that_reacts_in_the_last_turn_has_all_of_half_its_points() -> None:
    g = vittorio("unit A4 at 0504\nunit I1 at 0505\nunit I1DC at 0508\n", turn=4)
    aftermath_of(g, "0505", "A4", mastery="none partial").play("retreat 0", "react I1DC")
    assert g.tally("to 0507").total == 2
    assert "0505" in g.options("to"), "three hexes of clear ground"


@pytest.mark.rule("scenario.vittorio.last-turn", "11.2.8", "14.2")
def test_scenario_vittorio_cavalry_from_the_reserve_rides_in_halves_too() -> None:
    text = "link road 0101 0102 0103 0104\nunit I3DC at 0101 reserve\nunit I-IV at 0112\nunit A4 at 0109\nturn 4\n"
    g = field(f"italia vittorio\n{OPEN}{text}phase 14.2\n").play("move I3DC")
    assert (g.cost("0103"), g.tally("to 0103").total) == (1, 6)


@pytest.mark.rule("scenario.caporetto.exit", "12.2.6.partial", "14.2")
def test_scenario_caporetto_nobody_leaves_by_the_west_edge_in_a_reaction_or_in_exploitation() -> None:
    """Ruling D32."""
    g = caporetto(WEST + "unit A1 at 0204\nunit I22 at 0205\nunit I3 at 0107\n", turn=2)
    g = aftermath_of(g, "0205", "A1", mastery="none partial").play("retreat 0", "react I3")
    assert "exit-west" not in g.options()
    assert g.refused("exit-west") == "§scenario.caporetto.exit Units leave the map in their movement phase only."
    g = caporetto(WEST + "unit A1 at 0901\nunit I22 at 0105 exploitation\n", turn=2)
    assert "exit-west" not in g.run(exploitation_moves(g.table, ENTENTE)).play("move I22").options()


@pytest.mark.rule("12.2.6.partial", "17.2.interdiction")
def test_17_2_who_reacts_pays_for_an_interdicted_hex() -> None:
    air = "unit A-Air1 at 0506 mission interdiction\n"
    g = fray(FRONT + UNITS + "unit IB1 at 0507\n" + air, "0505", "A4x", mastery="none partial")
    g.play("retreat 0", "react IB1")
    assert g.tally("to 0506").total == 1


@pytest.mark.rule("11.2.4", "11.2.4.stay", "12.2.6.partial")
@pytest.mark.parametrize(
    ("what", "key"),
    [("span 0506/0507", "no-bridging-here"), ("unspan 0506/0507", "no-bridging-here"), ("with IR2", "no-with-here")],
)
def test_12_2_6_who_reacts_lays_no_footbridge_takes_none_up_and_goes_alone(what: str, key: str) -> None:
    bank = "hexside river 0506/0507\nedge 0506/0507 footbridge 3\nunit IR1 IR2 at 0507\n"
    g = fray(FRONT + UNITS + bank, "0505", "A4x", mastery="none partial").play("retreat 0", "react IR1")
    assert g.question is not None and g.question.against is not None
    assert what not in g.options()
    assert g.question.against(g.table.read(what)) == Refusal("mastery.test", key)


@pytest.mark.rule("11.4.move", "12.2.6.partial")
def test_11_4_a_unit_in_retreat_mode_may_react_towards_the_enemy() -> None:
    """It must go back in movement phases only."""
    text = FRONT + UNITS + "unit IR1 at 0508 retreat-mode\n"
    g = fray(text, "0505", "A4x", mastery="none partial").play("retreat 0", "react IR1")
    assert "0507" in g.options("to")


# Where the code looked too simple: what is passed on the way ---------------------------------------------------------


@pytest.mark.rule("11.4.test", "3.0.cadorna-line")
def test_11_4_a_unit_that_goes_on_over_the_cadorna_line_has_reached_it() -> None:
    line = "region sources-entente 0101\nregion cadorna-line 0106\nunit I-II at 0101\nunit G-XIV A1 at 0112\n"
    text = f"italia caporetto\n{OPEN}{line}unit I22 at 0108 retreat-mode\nordered yes\nturn 2\nphase 11.1 2\n"
    g = field(text).play("move I22", "to 0105")
    assert (g.at("I22"), g.marks("I22")) == ("0105", set())


@pytest.mark.rule("scenario.albrecht.amalfi", "3.0.unit")
def test_scenario_albrecht_the_battery_alone_is_lost_to_a_headquarters_that_passes() -> None:
    """Any unit next to it is enough, supports too."""
    text = "unit I-Amalfi at 0405\nunit A-VI at 0303\nunit A17 at 0901\nunit I22 at 0909\n"
    g = field(f"italia albrecht\n{ground()}{FED}{text}phase 11.1\n").play("move A-VI", "to 0308")
    assert (g.at("I-Amalfi"), g.table.position.points[CP]) == ("out", 1)


@pytest.mark.rule("15.5.2", "table.erroneous")
def test_15_5_2_a_misdirected_unit_takes_a_depot_alone_and_is_disorganised_by_it() -> None:
    text = FRONT + UNITS + "unit AB1 at 0302\nunit I-depot1 at 0303\n"
    g = fray(text, "0504", "I4x", mastery="none erroneous").play("roll 6", "misdirect AB1", "to 0303")
    assert (g.at("I-depot1"), g.at("AB1"), g.marks("AB1")) == ("out", "0303", {"disorganised"})


@pytest.mark.rule("12.3.river", "12.3.attacker", "table.erroneous")
def test_12_3_an_attacker_that_panics_over_a_major_river_is_disorganised() -> None:
    river = "hexside river 0504/0503 0504/0403 0504/0603 0504/0404 0504/0604\n"
    g = fray(FRONT + river + UNITS, "0505", "A4x", mastery="erroneous none").play("roll 4")
    while g.options("back"):
        g.play(f"back {g.options('back')[0]}")
    assert (g.at("A4x") != "0504", g.marks("A4x")) == (True, {"disorganised"})


# Where the code looked too simple: marks that meet -------------------------------------------------------------------


@pytest.mark.rule("3.0.detachment", "11.4.effects", "12.1.reveal")
def test_3_0_a_hidden_detachment_in_retreat_mode_has_at_most_the_lowered_morale() -> None:
    g = scene(FRONT + "unit A4x at 0504\nunit ID1 at 0505 concealed retreat-mode\nunit ID2 at 0507 concealed\n")
    plain = g.table.facts.range_of(g.table, g.piece("ID2"), "morale")
    lowered = g.table.facts.range_of(g.table, g.piece("ID1"), "morale")
    assert lowered == (plain[0] - 1, plain[1] - 1)


@pytest.mark.rule("3.0.detachment", "11.2.4")
def test_3_0_a_detachment_that_only_tried_a_footbridge_has_not_moved_and_is_not_hidden() -> None:
    board = lane(*"." * 12) + "hexside stream 0103/0104\n"
    g = moving(board + "unit ID1 at 0103\nunit IQ at 0101\nunit A4x at 0112\n").play("span 0103/0104", "roll 1")
    while g.asked.startswith("entente 11"):
        g.play("done")
    assert "hide ID1" not in g.options()


@pytest.mark.rule("14.2", "11.2.8")
def test_14_2_a_unit_with_both_markers_moves_by_the_better_one() -> None:
    g = scene(FRONT + "unit AB1 at 0504 exploitation reserve\nunit I4x at 0909\n")
    assert rushing_points(g.table, g.piece("AB1")) == 7


@pytest.mark.rule("9.2", "11.4.move")
def test_9_2_a_unit_out_of_supply_in_retreat_mode_goes_to_supply_though_no_nearer_to_a_source() -> None:
    text = "region sources-entente 0112\nunit IR1 at 0104 unsupplied retreat-mode\nunit A4x at 0109\n"
    staff = "piece IQ2 like I-III command 1\nunit IQ2 at 0101\n"
    g = moving(OPEN + text + staff).play("move IR1")
    assert g.options("to") == ["0101", "0102"]


@pytest.mark.rule("9.2", "15.3", "9.3")
def test_9_2_a_unit_that_starves_takes_its_assault_troops_with_it_though_another_could_have_them() -> None:
    text = "unit AB1 at 0504 unsupplied\nunit AB2 at 0504\nunit Sturm1 at 0504 carrier AB1\nunit I4x at 0909\n"
    g = scene(FRONT + text)
    check_units(g.table, CP, 0)
    assert (g.at("AB1"), g.at("Sturm1"), g.at("AB2")) == ("out", "out", "0504")
    assert supplied(g.table, CP)


@pytest.mark.rule("11.4", "11.2.10", "scenario.caporetto.retreat-order")
def test_11_4_reserves_put_in_retreat_mode_are_free_together_though_only_one_of_them_is() -> None:
    """One marker lies on all the reserves of a hex (D74)."""
    text = "unit A1 at 0501\nunit I22 I24 at 0507 held-back\nordered yes\n"
    g = caporetto(text, turn=2)
    g.run(retreat_phase(g.table, ENTENTE)).play("retire-one I22")
    assert (g.marks("I22"), g.marks("I24"), g.table.position.points[CP]) == ({"retreat-mode"}, set(), 0)


@pytest.mark.rule("14.1", "12.2.2.counterbattery")
def test_14_1_guns_in_retreat_mode_counter_with_their_lowered_potential_in_exploitation() -> None:
    text = "unit IR1 at 0505 exploitation\nunit A4x at 0504\nunit IC at 0506 retreat-mode\nunit AC at 0502\n"
    g = fight(text, when="phase 14.1 2\n").fix("bombardment", "0").play("attack 0504", "counter IC")
    g.play("gun AC")
    assert (asks(g), g.column()) == ("roll-bombardment-defence", "1")


@pytest.mark.rule("13.0", "17.2.interdiction", "12.3.zoc")
def test_13_0_a_hex_in_a_zone_and_interdicted_costs_a_stack_two_steps() -> None:
    air = "unit A-Air1 at 0506 mission interdiction\n"
    ring = "unit AB1 at 0606\nunit AB2 at 0406\nunit AB3 at 0405\nunit AB4 at 0605\n"
    g = breaking(f"unit I4x at 0505 disengaging\n{ring}{air}").play("break-off 0505", "roll 6", "retreat 1")
    g.play(*[option for option in g.options() if option == "back 0506"])
    assert (g.at("I4x"), g.steps("I4x")) == ("0506", 1)


@pytest.mark.rule("12.2.6.none", "14.1", "11.2.8")
def test_12_2_6_a_reserve_marker_may_come_off_in_an_exploitation_combat() -> None:
    text = "unit AB1 at 0504 exploitation\nunit AB3 at 0503 reserve\nunit I3x at 0505\n"
    g = fight(text, when=CP_EXPLOITS).fix("combat", "A0 D0").play("attack 0505", "roll 3 3", "roll 2", "roll 1")
    assert "AB3" in g.options("cancel")


@pytest.mark.rule("12.2.6.pinned", "14.3")
def test_12_2_6_pinned_units_are_pinned_until_the_markers_are_adjusted() -> None:
    g = fray(FRONT + UNITS, "0505", "A4x", mastery="none erroneous").play("roll 5")
    assert g.marks("I4x") == {"pinned"}
