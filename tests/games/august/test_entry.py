"""Chapter 16.4 and 16.5 in play: groups that come in, pieces that leave, hidden pieces that are found."""

from __future__ import annotations

import pytest

from grognard.games.august.consequences import catastrophe
from grognard.games.august.detection import look_around
from grognard.games.august.entry import cannot_come_in, due_turn, entry_cost, entry_hexes, is_due
from grognard.games.august.ground import take_ground
from grognard.games.august.imagining import imagine
from grognard.games.august.movement import approaches
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.table.position import OPEN, UNSEEN
from tests.games.august.fielding import Battle, Roll, ground, lay_out, number

ROW = "  . . . . . . . . . .\n" * 5
FAR = "unit rI01 at 1005\n"
EAST = "region entry-1 0101 0102 0103 0104 0105\n"


def waiting(units: str, *rolls: Roll, more: str = EAST, turn: int = 2, rows: str = ROW, side: str = "german") -> Battle:
    """A segment of the side that has a group off the map; it comes in from turn 2 on."""
    text = f"turn {turn}\nboard\n{rows}{more}acting {side}\n{FAR}{units}"
    return lay_out(text, *rolls, scenario="goritten")


GROUP = "unit gI05 gI06 at waiting-1 concealed\nunit gCpt1a at waiting-1 concealed\nunit gI01 at 0305\n"


# Entry (16.41) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("16.41", "16.4")
def test_16_41_a_group_acts_from_its_turn_on() -> None:
    early = waiting(GROUP, turn=1)
    assert early.options("unit") == ["gI01"]
    assert early.refused("unit gI05") == "§16.41 It is not due to enter yet."
    assert {"gI05", "gI06"} <= {*waiting(GROUP).options("unit")}


@pytest.mark.rule("16.41", "3.12")
def test_16_41_a_leader_calls_those_who_wait_with_him_and_they_come_in_one_by_one() -> None:
    g = waiting(GROUP).play("leader gCpt1a")
    assert {*g.options("move-with")} == {"gCpt1a", "gI05", "gI06"}
    assert g.options("fire-with") == []
    g.play("move-all", "act gI05")
    assert g.options("to") == ["0101", "0102", "0103", "0104", "0105"]
    g.play("to 0103", "halt")
    assert g.at("gI05") == "0103"
    assert g.at("gI06") == "waiting-1"
    g.play("act gI06", "to 0103")
    assert g.told("moves")[-1].endswith("to 0103.")


LINE = " ".join(f"gI{n:02}" for n in range(4, 13))
BATTALION = f"unit {LINE} at waiting-1 concealed\nunit gI01 at 0305\n"


@pytest.mark.rule("16.41", "4.1", "3.12")
@pytest.mark.parametrize(("leaders", "most"), [("gLt1a", 6), ("gCpt1a gLt1a", 8)])
def test_16_41_a_leader_off_the_map_calls_his_stack_and_the_two_beside_it(leaders: str, most: int) -> None:
    g = waiting(BATTALION + f"unit {leaders} at waiting-1 concealed\n")
    first, *others = leaders.split()
    g.play(f"leader {first}", *(f"move-with {name}" for name in others))
    for name in LINE.split()[:most]:
        assert name in g.options("move-with")
        g.play(f"move-with {name}")
    assert not {*LINE.split()} & {*g.options("move-with")}
    assert g.refused(f"move-with {LINE.split()[most]}") == (
        "§16.41 The stacks off the map that leaders of this segment can activate are full."
    )


@pytest.mark.rule("16.41", "4.1")
def test_16_41_all_are_called_at_once_within_the_limits_leaders_first() -> None:
    g = waiting(BATTALION + "unit gCpt1a gLt1a at waiting-1 concealed\n").play("leader gCpt1a", "move-all")
    assert sum("to-move" in g.marks(name) for name in LINE.split()) == 8


@pytest.mark.rule("16.41", "3.12")
def test_16_41_a_discouraged_leader_off_the_map_calls_his_stack_only() -> None:
    g = waiting(BATTALION + "unit gCpt1a at waiting-1 concealed discouraged\n")
    g.play("leader gCpt1a", "move-with gI04", "move-with gI05")
    assert g.options("move-with") == ["gCpt1a"]


@pytest.mark.rule("16.41", "4.1", "4.3")
def test_16_41_machine_guns_and_wagons_have_their_own_room_in_the_stacks() -> None:
    more = "unit gMG1 gMG2 gW1 at waiting-1 concealed\n"
    g = waiting(BATTALION + more + "unit gLt1a at waiting-1 concealed\n").play("leader gLt1a")
    g.play(*(f"move-with {name}" for name in LINE.split()[:6]))
    assert {*g.options("move-with")} == {"gLt1a", "gMG1", "gMG2", "gW1"}


@pytest.mark.rule("16.41")
def test_16_41_the_first_hex_costs_points_and_the_move_goes_on_with_the_rest() -> None:
    g = waiting(GROUP).play("leader gCpt1a", "move-all", "act gI05", "to 0103")
    assert g.options("to"), "a company with two points has one left"
    g.play("to 0203")
    assert g.asked.startswith("german 3.13"), "both points are spent"


@pytest.mark.rule("16.41", "5.2")
def test_16_41_the_first_hex_costs_one_point_whatever_its_ground() -> None:
    g = ground(
        "w . f",
        "region entry-1 0101 0201 0301\nlink road 0101 0201 0301\nunit gI05 gW1 at waiting-1\n",
        scenario="goritten",
    )
    company, wagon = number(g, "gI05"), number(g, "gW1")
    find = g.board.grid.find
    assert [entry_cost(g, company, find(hex_)) for hex_ in ("0101", "0201", "0301")] == [2, 2, 2]
    assert [entry_cost(g, wagon, find(hex_)) for hex_ in ("0101", "0201", "0301")] == [2, 2, 2]


@pytest.mark.rule("16.41", "5.5")
def test_16_41_a_unit_alone_comes_in_but_then_does_not_approach() -> None:
    g = waiting(GROUP).play("unit gI05", "move-with gI05", "act gI05", "to 0103")
    assert g.refused("to 0203").startswith("§5.5")


@pytest.mark.rule("16.41", "4.1")
def test_16_41_the_limits_of_stacking_hold_where_it_comes_in() -> None:
    full = "unit gI01 gI02 at 0103\nunit gI05 at waiting-1 concealed\n"
    g = waiting(full).play("unit gI05", "move-with gI05", "act gI05")
    assert g.refused("to 0103") == "§4.1 The hex is full."


@pytest.mark.rule("16.41", "13.1", "13.11")
def test_16_41_whoever_comes_in_may_be_fired_at() -> None:
    g = waiting(GROUP + "unit rI02 at 0303\n").play("leader gCpt1a", "move-all", "act gI05", "to 0103")
    assert g.asked == "russian 13.1"


@pytest.mark.rule("16.41", "15.1")
def test_16_41_squadrons_come_in_mounted_or_on_foot() -> None:
    text = f"turn 1\nboard\n{ROW}region entry-1 1001\nacting russian\nunit gI01 at 0101\n"
    g = lay_out(text + "unit rC-a at waiting-1 concealed\n", scenario="kaushen")
    g.play("unit rC-a", "move-with rC-a", "act rC-a")
    assert g.options("show") == ["dismounted"]
    g.play("show dismounted")
    assert g.options("show") == ["mounted"]
    g.play("to 1001")
    assert g.table.face_name(g.piece("rC-a")) == "dismounted"


@pytest.mark.rule("16.41", "5.62", "5.64")
def test_16_41_a_wagon_brings_its_load() -> None:
    units = "unit gMG2 at waiting-1 limbered concealed\nunit gW1 at waiting-1 load gMG2 concealed\nunit gI01 at 0305\n"
    g = waiting(units)
    assert "gMG2" not in g.options("unit")
    g.play("unit gW1", "move-with gW1", "act gW1", "to 0103")
    assert g.at("gMG2") == "0103"
    assert g.table.position.hidden[g.piece("gMG2")] == OPEN


@pytest.mark.rule("16.41")
def test_16_41_a_waiting_piece_is_shown_when_it_is_named_and_not_before() -> None:
    g = waiting(GROUP)
    names = {piece["name"] for piece in g.game.view("russian")["pieces"]}
    assert "gI05" not in names
    g.play("unit gI05")
    names = {piece["name"] for piece in g.game.view("russian")["pieces"]}
    assert "gI05" in names
    assert "gI06" not in names


@pytest.mark.rule("16.41")
def test_16_41_the_way_that_was_written_down_gives_turn_and_hexes() -> None:
    more = "region entry-1 0101\nregion entry-1-other 0301\nunit gI05 at waiting-1\n"
    south = ground(". . .", more + "side german way first\n", scenario="goritten")
    east = ground(". . .", more + "side german way other\n", scenario="goritten")
    german = south.sides[0]
    assert [due_turn(g, german, "waiting-1") for g in (south, east)] == [2, 3]
    found = [[g.board.grid.number(h) for h in entry_hexes(g, number(g, "gI05"))] for g in (south, east)]
    assert found == [["0101"], ["0301"]]
    assert not is_due(south, number(south, "gI05")), "it is turn 1"


@pytest.mark.rule("16.41")
def test_16_41_a_side_is_asked_while_for_all_its_enemy_knows_a_group_might_come() -> None:
    units = "side german way other\nunit gI05 at waiting-1 concealed\nunit gI01 at 0305 spent\n"
    g = waiting(units)
    assert g.asked == "german 3.1"
    assert g.options() == ["pass"]


@pytest.mark.rule("16.43", "16.41")
def test_16_43_when_enemies_hold_all_entry_hexes_the_group_comes_in_beside_them() -> None:
    rows = ". . . .\n. . . .\n. . . ."
    more = "region entry-1 0101 0102\nunit gI05 at waiting-1\n"
    free = ground(rows, more + "unit rI01 at 0101\n", scenario="goritten")
    held = ground(rows, more + "unit rI01 at 0101\nunit rI02 at 0102\n", scenario="goritten")
    company = number(free, "gI05")
    assert [free.board.grid.number(h) for h in entry_hexes(free, company)] == ["0101", "0102"]
    beside = {held.board.grid.number(h) for h in entry_hexes(held, company)}
    assert beside == {"0103", "0201", "0202"}


@pytest.mark.rule("16.43", "16.5")
def test_16_43_hidden_enemies_do_not_close_an_entry_hex() -> None:
    g = ground(". . .", "region entry-1 0101\nunit gI05 at waiting-1\nunit rI01 at 0101 unseen\n", scenario="goritten")
    assert [g.board.grid.number(h) for h in entry_hexes(g, number(g, "gI05"))] == ["0101"]


@pytest.mark.rule("5.7", "16.41", "def.night")
def test_5_7_at_night_only_a_led_unit_comes_in_on_ground_of_the_enemy() -> None:
    more = "region entry-1 0101\nunit gI05 at waiting-1\nunit gI06 at waiting-1 led\nhex 0101 control russian\n"
    g = ground(". . .", more, scenario="tilsit")
    g.position.turn = g.value("enter-1")
    hex_ = g.board.grid.find("0101")
    refusal = cannot_come_in(g, (number(g, "gI05"),), hex_)
    assert refusal is not None
    assert refusal.rule == "5.7"
    assert cannot_come_in(g, (number(g, "gI06"),), hex_) is None


# Exit (16.42) --------------------------------------------------------------------------------------------------


def leaving(units: str, turn: int = 7, first: str = "rI02") -> Battle:
    """A Russian segment at Bössau, where pieces may leave by 1001 from turn 7 on."""
    more = "region exit-russian 1001\nregion home-russian 1001 1002\n"
    text = f"turn {turn}\nboard\n{ROW}{more}acting russian\nunit gI01 at 0105\n{units}"
    return lay_out(text, scenario="bossau").play(f"unit {first}", f"move-with {first}", f"act {first}")


@pytest.mark.rule("16.42", "16.4")
def test_16_42_pieces_leave_where_and_when_the_scenario_says() -> None:
    g = leaving("unit rI02 at 1001\nunit rI03 at 1002\n").play("leave")
    assert g.at("rI02") == "left"
    assert g.table.position.lost == [0, 0]
    assert "leave" not in leaving("unit rI02 at 1001\nunit rI03 at 0902\n", turn=6).options()
    assert "leave" not in leaving("unit rI02 at 1002\nunit rI03 at 0902\n").options()


@pytest.mark.rule("16.42")
def test_16_42_leaving_costs_a_point() -> None:
    g = leaving("unit rI02 at 0901\nunit rI03 at 0902\n").play("to 1001")
    assert "leave" in g.options()
    far = leaving("unit rI02 at 0801\nunit rI03 at 0902\n").play("to 0901", "to 1001")
    assert far.at("rI02") == "1001", "no point is left"


@pytest.mark.rule("16.42", "14.31")
def test_16_42_a_demoralised_piece_does_not_leave() -> None:
    g = lay_out(
        f"turn 8\nboard\n{ROW}region exit-russian 1001\nacting russian\nunit gI01 at 0105\n"
        "unit rI02 at 1001 demoralised\nunit rI03 at 0902\n",
        (6, 6),
        scenario="bossau",
    )
    g.play("unit rI02", "move-with rI02", "act rI02")
    assert g.at("rI02") == "1001"


@pytest.mark.rule("16.42", "9.14", "5.64")
def test_16_42_a_cancelled_gun_leaves_by_its_own_edge_with_its_wagon() -> None:
    units = "unit r76A at 1002 limbered mission cancelled\nunit rW1 at 1002 load r76A\nunit rI03 at 0902\n"
    g = leaving(units, turn=2, first="rW1").play("leave")
    assert [g.at("r76A"), g.at("rW1")] == ["left", "left"]
    other = leaving(units.replace("mission cancelled", "mission move goal 0101"), turn=2, first="rW1")
    assert "leave" not in other.options()


# Hidden pieces (16.5) ------------------------------------------------------------------------------------------


def hidden(units: str, *rolls: Roll, acting: str = "russian", turn: int = 10) -> Battle:
    """A segment by day at Orlau, where Germans may be hidden."""
    return lay_out(f"turn {turn}\nboard\n{ROW}acting {acting}\n{units}", *rolls, scenario="orlau")


@pytest.mark.rule("16.5", "def.observation")
def test_16_5_a_hidden_unit_appears_when_an_enemy_comes_near() -> None:
    units = "unit gJ1 at 0101 unseen\nunit gI01 at 0105\nunit rI01 at 0601 \nunit rCpt1a at 0601\n"
    g = hidden(units).play("leader rCpt1a", "move-all", "act rI01", "to 0501")
    assert g.table.position.hidden[g.piece("gJ1")] == UNSEEN, "four hexes off"
    g.play("let-pass", "to 0401")
    assert g.told("detected") == ["The 1st Jäger company is detected in 0101."]
    assert g.table.position.hidden[g.piece("gJ1")] == OPEN


@pytest.mark.rule("16.5")
def test_16_5_a_hidden_unit_that_moves_or_fires_appears_for_good() -> None:
    units = "unit gJ1 at 0101 unseen\nunit gI01 at 0105\nunit rI01 at 0901\n"
    g = hidden(units, acting="german").play("unit gJ1", "move-with gJ1", "act gJ1", "to 0102")
    assert g.table.position.hidden[g.piece("gJ1")] == OPEN


@pytest.mark.rule("16.5")
def test_16_5_whoever_acts_and_stays_hidden_is_told_of_to_its_owner_alone() -> None:
    units = "unit gJ1 at 0101 unseen\nunit gI01 at 0105\nunit rI01 at 0901\n"
    g = hidden(units, acting="german").play("unit gJ1", "move-with gJ1", "act gJ1", "dig")
    assert g.table.position.hidden[g.piece("gJ1")] == UNSEEN
    told = {event.key: event.audience for event in g.game.events if "piece" in event.args}
    assert told == {"names-unit": g.table.sides[0], "begins-digging": g.table.sides[0]}


@pytest.mark.rule("16.5", "5.5", "3.11")
def test_16_5_hidden_units_bar_no_approach() -> None:
    units = "unit gJ1 at 0301 unseen\nunit gI01 at 0101\nunit rI01 at 0901\n"
    g = ground(". . . . . . . . . .", units, scenario="orlau")
    russian, find = g.sides[1], g.board.grid.find
    assert approaches(g, russian, find("0201"), find("0101"))
    assert not approaches(g, russian, find("0101"), find("0201"))
    assert not approaches(g, russian, find("0401"), find("0501"))


@pytest.mark.rule("16.5", "def.control", "5.7")
def test_16_5_a_hidden_unit_takes_no_control_and_keeps_none_from_the_enemy() -> None:
    g = ground(". . .", "unit gJ1 at 0101 unseen\nunit rI01 at 0201\nhex 0101 control russian\n", scenario="orlau")
    hex_ = g.board.grid.find("0101")
    take_ground(g, hex_)
    assert g.controller(hex_) == g.sides[1]


@pytest.mark.rule("def.control")
def test_control_is_told_of_the_hexes_that_the_scenario_counts() -> None:
    """A hex of the village is news; of the field beside it nobody is told who was there last."""
    units = "region objective 0101\nunit rI01 at 0101\nunit rI02 at 0201\nhex 0101 0201 control german\n"
    g = ground(". . .", units)
    for hex_ in map(g.board.grid.find, ("0101", "0201")):
        take_ground(g, hex_)
        assert g.controller(hex_) == g.sides[1]
    assert [event.args["hex"] for event in g.events if event.key == "takes-control"] == [g.board.grid.find("0101")]


@pytest.mark.rule("16.5", "13.1", "17.3")
def test_16_5_the_enemy_of_a_mover_is_asked_as_long_as_he_hides_anything() -> None:
    units = "unit gJ1 at 0105 unseen\nunit rI01 at 0901\nunit rI02 at 0902\n"
    g = hidden(units).play("unit rI01", "move-with rI01", "act rI01", "to 1001")
    assert g.asked == "german 13.1"
    assert g.options() == ["hold", "let-pass"]


@pytest.mark.rule("16.5", "def.night")
def test_16_5_with_the_light_of_a_new_turn_a_hidden_unit_may_be_found() -> None:
    g = ground(". . . .", "unit gJ1 at 0101 unseen\nunit rI01 at 0301\n", scenario="orlau")
    look_around(g)
    assert g.position.hidden[number(g, "gJ1")] == UNSEEN
    g.position.turn = 9
    look_around(g)
    assert g.position.hidden[number(g, "gJ1")] == OPEN


@pytest.mark.rule("16.5", "6.73")
def test_16_5_hidden_units_do_not_test_when_a_high_officer_falls() -> None:
    g = ground(". . .", "unit gJ1 at 0101 unseen\nunit rI01 at 0301\n", scenario="orlau")
    assert list(catastrophe(g, number(g, "gCol1a"), g.board.grid.find("0201"))) == []


# Imagining (9.1, 16.41, 16.5) ----------------------------------------------------------------------------------


@pytest.mark.rule("16.5")
def test_16_5_an_imagined_hidden_unit_is_where_none_of_ours_would_have_found_it() -> None:
    for seed in range(20):
        region = "region hide-german 0101 0103 0105 0801\n"
        more = f"{region}unit gJ1 at 0105 unseen\nunit rI01 at 0201\nunit gI01 at 0505\n"
        g = ground(ROW, more, scenario="orlau")
        g.position.turn = 9
        imagine(g, g.sides[1], Whim(seed))
        place = g.board.grid.number(g.position.at[number(g, "gJ1")])
        assert place in ("0105", "0801")


@pytest.mark.rule("16.41")
def test_16_41_imagined_groups_have_somebody_in_each_that_is_seen_and_wagons_keep_their_loads() -> None:
    units = (
        "unit gI01 gI02 gI03 gC-a at waiting-1 concealed\nunit gI04 at waiting-2 concealed\n"
        "unit g77A at waiting-1 limbered concealed\nunit gW1 at waiting-1 load g77A concealed\nunit rI01 at 0505\n"
    )
    seen = set()
    for seed in range(12):
        g = ground(ROW, units, scenario="tilsit")
        imagine(g, g.sides[1], Whim(seed))
        second = {g.roster[p].name for p in g.at(g.board.box("waiting-2"))}
        assert second
        assert second <= {"gI01", "gI02", "gI03", "gI04"}
        assert g.position.load[number(g, "gW1")] == number(g, "g77A")
        seen.add(frozenset(second))
    assert len(seen) > 1
