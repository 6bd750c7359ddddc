"""Chapters 5.44, 5.6 and 14.34: wagons and what they carry; guns that are given up."""

from __future__ import annotations

import pytest

from grognard.games.august.morale import best_helper
from grognard.games.august.movement import nearest_enemy
from grognard.games.august.wagons import hitch_loads
from tests.games.august.fielding import Battle, Roll, ground, lay_out, number

ROW = "  . . . . . .\n" * 4
SPARE = "unit gI04 at 0104 to-move\n"
PAIR = "unit gW1 at 0202 to-move led\nunit gMG1 at 0202 to-move led\n"
CARRIED = "unit gW1 at 0202 to-move led load gMG1\nunit gMG1 at 0202 limbered loaded\n"
TOWED = "unit gW1 at 0202 to-move led load g77A\nunit g77A at 0202 limbered loaded\n"
FAR = "unit rI08 at 0604 spent\n"


def acting(units: str, *rolls: Roll, first: str = "gW1", more: str = "") -> Battle:
    """One German piece about to act, by day at Tilsit."""
    text = f"turn 6\nboard\n{ROW}{more}acting german\nunderway acting\n{SPARE}{FAR}{units}"
    return lay_out(text, *rolls, scenario="tilsit").play(f"act {first}")


def face(g: Battle, name: str) -> str:
    """The face a counter shows."""
    return g.table.face_name(g.piece(name))


# Loading (5.6, 5.61, 5.62, 5.66) -------------------------------------------------------------------------------


@pytest.mark.rule("5.6", "5.61", "5.62", "def.transport", "3.13")
@pytest.mark.parametrize(("first", "answer"), [("gW1", "load gMG1"), ("gMG1", "embark gW1")])
def test_5_62_limbering_and_loading_takes_the_action_of_both(first: str, answer: str) -> None:
    g = acting(PAIR, first=first).play(answer)
    assert face(g, "gMG1") == "limbered"
    assert g.marks("gMG1") >= {"loaded", "spent"}
    assert "spent" in g.marks("gW1")
    assert g.table.position.load[g.piece("gW1")] == g.piece("gMG1")
    assert not {"to-move"} & (g.marks("gW1") | g.marks("gMG1"))


@pytest.mark.rule("5.62")
def test_5_62_a_unit_already_limbered_is_loaded_in_the_same_way() -> None:
    g = acting("unit gW1 at 0202 to-move led\nunit g77A at 0202 limbered to-move led\n").play("load g77A")
    assert "loaded" in g.marks("g77A")


@pytest.mark.rule("5.62", "3.13")
def test_5_62_both_must_be_declared_to_move() -> None:
    g = acting("unit gW1 at 0202 to-move led\nunit gMG1 at 0202\n")
    assert g.refused("load gMG1") == "§5.62 Wagon and unit must both be ordered to move."


@pytest.mark.rule("5.6", "5.66", "15.6", "6.4")
def test_5_66_companies_squadrons_and_leaders_are_not_carried() -> None:
    others = "unit gI01 at 0202 to-move\nunit gCpt1a at 0202 to-move\n"
    horse = "unit gC-a at 0202 dismounted to-move\n"
    for name in ("gI01", "gCpt1a"):
        assert acting(PAIR + others).refused(f"load {name}").startswith("§5.6 A wagon carries one")
    assert acting(PAIR + horse).refused("load gC-a").startswith("§5.6 A wagon carries one")


@pytest.mark.rule("5.6")
def test_5_6_a_wagon_carries_one_unit_and_only_from_its_own_hex() -> None:
    g = acting(CARRIED + "unit gMG2 at 0202 to-move\n")
    assert g.refused("load gMG2") == "§5.6 It is already loaded."
    apart = acting("unit gW1 at 0202 to-move\nunit gMG1 at 0302 to-move\n")
    assert apart.refused("load gMG1") == "§5.6 They are not in the same hex."


@pytest.mark.rule("5.66", "5.6")
def test_5_66_shaken_wagons_and_units_do_not_load() -> None:
    wagon = acting("unit gW1 at 0202 to-move discouraged\nunit gMG1 at 0202 to-move\n")
    assert wagon.refused("load gMG1").startswith("§5.66 ")
    unit = acting("unit gW1 at 0202 to-move\nunit gMG1 at 0202 to-move discouraged\n")
    assert unit.refused("load gMG1").startswith("§5.66 ")


@pytest.mark.rule("5.66", "5.43", "12.84")
def test_5_66_in_an_assault_hex_one_unloads_but_does_not_load() -> None:
    enemy = "unit rI01 at 0202 spent\nunit gI01 at 0202\n"
    assert acting(PAIR + enemy).refused("load gMG1") == "§5.66 Nothing can be loaded in an assault hex."
    g = acting(CARRIED + enemy).play("unload gMG1")
    assert "loaded" not in g.marks("gMG1")


@pytest.mark.rule("5.66", "5.43", "12.84", "5.4")
def test_5_66_a_wagon_enters_no_hex_with_enemy_combat_units() -> None:
    g = acting(CARRIED + "unit gI01 at 0302\nunit rI01 at 0302 spent\n")
    assert g.refused("to 0302").startswith("§5.4 ")


@pytest.mark.rule("12.84", "5.42", "12.22")
def test_12_84_a_loaded_gun_leaves_an_assault_hex_with_its_wagon_and_not_alone() -> None:
    enemy = "unit rI01 at 0202 spent\nunit gI01 at 0202\n"
    g = acting(TOWED + enemy).play("to 0102")
    assert (g.at("gW1"), g.at("g77A")) == ("0102", "0102")
    alone = acting("unit g77A at 0202 limbered to-move\n" + enemy, first="g77A")
    assert alone.options("to") == []


@pytest.mark.rule("12.84", "def.mg", "12.32")
def test_12_84_machine_guns_attack_in_an_assault_hex_and_limbered_ones_do_not() -> None:
    enemy = "unit rI01 at 0202 spent\nunit gI01 at 0202\n"
    assert "0202" in acting("unit gMG1 at 0202 to-fire\n" + enemy, first="gMG1").options("assault")
    limbered = acting("unit gMG1 at 0202 limbered to-fire\n" + enemy, first="gMG1")
    assert limbered.refused("assault 0202").startswith("§12.32 ")


@pytest.mark.rule("def.mg", "5.61")
def test_def_mg_a_machine_gun_fires_when_ready_and_only_moves_when_limbered() -> None:
    text = f"turn 6\nboard\n{ROW}acting german\n{FAR}unit gMG1 at 0202\nunit gMG2 at 0203 limbered\n"
    assert lay_out(text, scenario="tilsit").play("unit gMG1").options("fire-with") == ["gMG1"]
    assert lay_out(text, scenario="tilsit").play("unit gMG2").options("fire-with") == []


@pytest.mark.rule("9.62")
def test_9_62_a_gun_with_planned_fire_or_observation_is_not_limbered_or_loaded() -> None:
    for mission in ("fire", "observe"):
        units = f"unit gW1 at 0202 to-move\nunit g77A at 0202 to-move mission {mission}\n"
        assert acting(units).refused("load g77A") == "§9.62 Its mission keeps it where it is."
        assert "limber" not in acting(units, first="g77A").options()
    free = "unit gW1 at 0202 to-move\nunit g77A at 0202 to-move mission cancelled\n"
    assert "g77A" in acting(free).options("load")


# Moving with a load (5.2, 5.6, 5.5) ----------------------------------------------------------------------------


@pytest.mark.rule("5.2", "5.6", "5.1")
def test_5_2_a_load_goes_with_its_wagon_at_the_pace_of_the_wagon() -> None:
    g = acting(TOWED).play("to 0302", "to 0402", "to 0502", "halt")
    assert (g.at("gW1"), g.at("g77A")) == ("0502", "0502")
    assert "loaded" in g.marks("g77A")


@pytest.mark.rule("5.1", "5.61")
def test_5_1_a_towed_gun_does_not_move_by_itself() -> None:
    g = acting("unit g77A at 0202 limbered to-move led\n", first="g77A")
    assert g.refused("to 0302") == "§5.1 It cannot move by itself: it must be carried."


@pytest.mark.rule("5.6", "4.1", "ex.9")
def test_4_1_a_load_does_not_count_in_the_hex() -> None:
    full = "unit gI01 gI02 at 0302\nunit gMG2 at 0302\n"
    assert "0302" in acting(CARRIED + full).options("to")


@pytest.mark.rule("5.6", "5.5")
def test_5_5_a_loaded_gun_is_no_combat_unit_to_keep_away_from() -> None:
    g = ground(". . . . . .", "unit rW1 at 0301 load rMG1\nunit rMG1 at 0301 limbered loaded\n", scenario="tilsit")
    german = g.owner[number(g, "gMG1")]
    assert nearest_enemy(g, german, g.board.grid.find("0101")) == g.board.grid.size


@pytest.mark.rule("5.6")
def test_5_6_units_that_the_scenario_puts_on_wagons_are_loaded() -> None:
    g = ground(". . .", "unit rW1 at 0301 load r76A\nunit r76A at 0301 limbered\n", scenario="tilsit")
    hitch_loads(g)
    assert g.pieces_at(g.board.grid.find("0301"), g.sides[1]) == [number(g, "rW1")]


@pytest.mark.rule("5.64", "16.22")
def test_16_22_a_unit_that_is_loaded_leaves_its_works() -> None:
    g = acting("unit gW1 at 0202 to-move\nunit gMG1 at 0202 to-move dug-in\n").play("load gMG1")
    assert "dug-in" not in g.marks("gMG1")


# Unloading (5.63) ----------------------------------------------------------------------------------------------


@pytest.mark.rule("5.63", "5.61")
def test_5_63_where_the_wagon_has_not_moved_the_load_may_become_ready() -> None:
    g = acting(CARRIED).play("unload-ready gMG1")
    assert face(g, "gMG1") == "ready"
    assert "spent" in g.marks("gMG1") & g.marks("gW1"), "and the wagon stays"


@pytest.mark.rule("5.63")
def test_5_63_after_a_move_the_load_stays_limbered_and_the_wagon_may_go_on() -> None:
    g = acting(CARRIED).play("to 0302")
    assert g.options("unload-ready") == []
    g.play("unload gMG1")
    assert face(g, "gMG1") == "limbered"
    assert g.marks("gMG1") == {"spent"}
    g.play("to 0402", "to 0502", "to 0602")
    assert (g.at("gW1"), g.at("gMG1")) == ("0602", "0302")
    assert g.ask == "ask-act"


@pytest.mark.rule("5.63")
def test_5_63_a_wagon_without_points_left_may_still_unload() -> None:
    g = acting(CARRIED.replace("0202", "0102")).play("to 0202", "to 0302", "to 0402", "to 0502")
    assert set(g.options()) == {"unload gMG1", "halt"}
    assert g.play("unload gMG1").at("gMG1") == "0502"


@pytest.mark.rule("5.63", "4.1", "4.3")
def test_4_1_nobody_unloads_of_his_own_will_where_there_is_no_room() -> None:
    g = acting(CARRIED + "unit gI01 gI02 at 0202\nunit gMG2 at 0202\n")
    assert g.refused("unload gMG1") == "§4.1 The hex is full."


@pytest.mark.rule("5.63", "9.13")
def test_9_13_a_gun_on_its_way_stays_limbered_until_it_has_arrived() -> None:
    text = TOWED.replace("limbered loaded", "limbered loaded mission move goal 0402")
    g = acting(text)
    assert g.refused("unload-ready g77A").startswith("§9.13 ")
    assert "g77A" in g.options("unload")


@pytest.mark.rule("9.13", "5.63")
def test_9_13_at_its_destination_a_gun_is_put_down_and_the_wagon_may_go_on() -> None:
    g = acting(TOWED.replace("limbered loaded", "limbered loaded mission move goal 0302")).play("to 0302")
    assert g.marks("g77A") == {"spent"}
    assert face(g, "g77A") == "limbered"
    g.play("to 0402", "halt")
    assert (g.at("gW1"), g.at("g77A")) == ("0402", "0302")


@pytest.mark.rule("9.13", "5.63", "4.1")
def test_9_13_without_room_it_is_put_down_as_soon_as_there_is() -> None:
    arriving = TOWED.replace("limbered loaded", "limbered loaded mission move goal 0302")
    full = "unit gI01 gI02 at 0302\nunit gMG2 at 0302\n"
    g = acting(arriving + full).play("to 0302")
    assert "loaded" in g.marks("g77A")
    assert g.ask == "ask-act", "nor does the wagon go on"
    there = acting(TOWED.replace("limbered loaded", "limbered loaded mission move goal 0202"))
    assert face(there, "g77A") == "ready"
    assert there.told("takes-up-observation")


@pytest.mark.rule("5.44", "5.63")
def test_5_44_a_unit_put_down_beside_enemy_wagons_destroys_them() -> None:
    g = acting(CARRIED + "unit rW1 at 0302\n").play("to 0302")
    assert g.at("rW1") == "0302", "wagons pass each other"
    assert g.play("unload gMG1").at("rW1") == "out"


# Exchanging (5.63) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("5.63")
def test_5_63_a_wagon_exchanges_its_load_for_another_unit_and_all_have_acted() -> None:
    g = acting(CARRIED + "unit g77A at 0202 to-move led\n").play("exchange g77A")
    assert g.marks("gMG1") == {"spent"}
    assert face(g, "gMG1") == "limbered"
    assert g.marks("g77A") >= {"loaded", "spent"}
    assert "spent" in g.marks("gW1")


@pytest.mark.rule("5.63")
def test_5_63_only_at_the_start_and_only_for_a_unit_that_has_not_acted() -> None:
    assert acting(CARRIED + "unit g77A at 0202 spent\n").options("exchange") == []
    moved = acting(CARRIED + "unit g77A at 0302 to-move led\n").play("to 0302")
    assert moved.options("exchange") == []


@pytest.mark.rule("5.63", "4.1")
def test_5_63_an_exchange_fits_in_a_full_hex() -> None:
    g = acting(CARRIED + "unit gI01 gI02 at 0202\nunit g77A at 0202 to-move\n")
    assert g.play("exchange g77A").marks("gMG1") == {"spent"}


# Fire at wagons (5.64, 5.65) -----------------------------------------------------------------------------------


def driving(units: str, *rolls: Roll, result: str = "M") -> Battle:
    """A loaded German wagon that has driven before a Russian company, which has fired with this result."""
    more = f"force direct-fire {result}\n"
    g = acting(CARRIED + "unit rI01 at 0402\n" + units, (3, 4), *rolls, more=more)
    return g.play("to 0302", "shoot rI01")


@pytest.mark.rule("5.65", "5.64", "13.14")
def test_5_65_a_wagon_shaken_on_the_move_puts_down_its_load_and_both_have_acted() -> None:
    g = driving("", (4, 4))
    assert g.marks("gMG1") == {"discouraged", "spent"}
    assert "discouraged" in g.marks("gW1")
    assert (g.at("gMG1"), g.ask) == ("0302", "ask-act")


@pytest.mark.rule("5.65")
def test_5_65_where_the_wagon_has_not_acted_its_load_may_still_be_activated() -> None:
    text = f"turn 6\nboard\n{ROW}force direct-fire M\nacting german\nunderway acting\n{SPARE}{FAR}"
    units = "unit gI01 at 0202 to-fire\nunit rW1 at 0402 load rMG1\nunit rMG1 at 0402 limbered loaded\n"
    g = lay_out(text + units, (3, 4), (4, 4), scenario="tilsit").play("act gI01", "fire 0402")
    assert g.marks("rMG1") == {"discouraged"}


@pytest.mark.rule("5.64")
def test_5_64_a_wagon_that_dies_on_the_move_takes_its_load_with_it() -> None:
    g = driving("", result="X")
    assert (g.at("gW1"), g.at("gMG1")) == ("out", "out")
    assert g.table.position.lost[0] == 2


@pytest.mark.rule("5.64", "6.61", "6.1")
def test_5_64_an_infantry_leader_helps_the_wagon_a_cavalry_leader_does_not() -> None:
    g = ground(". . .\n. . .", "unit rW1 at 0101\nunit rcCpt2a at 0101\n", scenario="tilsit")
    assert best_helper(g, number(g, "rW1")) == -1
    led = ground(". . .\n. . .", "unit rW1 at 0101\nunit rcCpt2a at 0101\nunit rCol1a at 0201\n", scenario="tilsit")
    assert best_helper(led, number(led, "rW1")) == number(led, "rCol1a")


# Wagons among enemies (5.44) -----------------------------------------------------------------------------------


@pytest.mark.rule("5.44")
def test_d_19_a_wagon_alone_is_destroyed_with_its_load_and_the_company_moves_on() -> None:
    units = "unit gI01 at 0202 to-move led\nunit rW1 at 0302 load r76A\nunit r76A at 0302 limbered loaded\n"
    g = acting(units, first="gI01").play("to 0302")
    assert (g.at("rW1"), g.at("r76A")) == ("out", "out")
    assert g.table.position.guns_lost[1] == 1
    assert g.table.position.guns_stormed[1] == 0, "no assault"
    assert g.play("to 0402").at("gI01") == "0402"


@pytest.mark.rule("5.44")
def test_5_44_wagons_and_leaders_pass_without_effect() -> None:
    g = acting(CARRIED + "unit rW1 at 0302\nunit rCpt1a at 0302\n").play("to 0302", "to 0402")
    assert (g.at("rW1"), g.at("rCpt1a"), g.at("gW1")) == ("0302", "0302", "0402")
    officer = acting("unit gCpt1a at 0202 to-move\nunit rW1 at 0302\n", first="gCpt1a").play("to 0302")
    assert officer.at("rW1") == "0302"


@pytest.mark.rule("5.44", "5.42")
def test_5_44_wagons_left_alone_with_the_enemy_are_destroyed() -> None:
    units = "unit gI01 at 0202 to-move led\nunit gW2 at 0202\nunit rI01 at 0202 spent demoralised\n"
    g = acting(units, first="gI01").play("to 0102")
    assert g.at("gW2") == "0202", "it may still be driven out in this segment"
    assert g.play("done").at("gW2") == "out"


# Abandoned guns (14.34) ----------------------------------------------------------------------------------------


def failing(place: str, more: str = "") -> Battle:
    """A demoralised German gun that has just failed to recover."""
    units = f"unit g77A at {place} to-move demoralised\nunit rMG1 at 0402 spent\n"
    return acting(units, (6, 5), first="g77A", more=more)


@pytest.mark.rule("14.34")
def test_d_18_a_gun_that_would_have_to_flee_is_lost() -> None:
    g = failing("0202")
    assert g.at("g77A") == "out"
    assert g.table.position.guns_lost[0] == 1


@pytest.mark.rule("14.34", "14.32")
def test_d_18_in_a_protected_hex_or_a_fortification_it_stays() -> None:
    works = failing("0202", "hex 0202 fort 1\nhex 0202 control german\n")
    assert works.at("g77A") == "0202"
    text = "turn 6\nboard\n  . . . . . .\n  . . v . . .\n  . . v . . .\n  . . v . . .\n"
    text += f"acting german\nunderway acting\n{SPARE}{FAR}unit g77A at 0103 to-move demoralised\n"
    hidden = lay_out(text + "unit rMG1 at 0602 spent\n", (6, 5), scenario="tilsit").play("act g77A")
    assert hidden.at("g77A") == "0103"


@pytest.mark.rule("14.34", "12.25")
def test_d_18_in_an_assault_hex_it_is_lost_in_works_too() -> None:
    units = "unit g77A at 0202 to-move demoralised\nunit gI01 at 0202\nunit rI01 at 0202 spent\n"
    works = "hex 0202 fort 1\nhex 0202 control german\n"
    g = acting(units, (6, 5), first="g77A", more=works)
    assert g.at("g77A") == "out"
    assert g.table.position.guns_stormed[0] == 1
