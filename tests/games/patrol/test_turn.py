"""Chapters 4 and 5: the turn and its activations."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.patrol.conftest import Field

FAR_APART = """
    board
      . . . . . . . . . .
    unit B1 at 0101
    unit B2 at 0201
    unit R1 at 1001
    unit R2 at 0901
    """
"""Two squads a side, too far apart to see each other."""

# §4.0 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.0")
def test_4_0_a_turn_has_six_phases(field: Field) -> None:
    rules = [phase.rule for phase in field("patrol night-raid\nturn 2\nphase 4.5\n").table.phases()]
    assert rules == ["4.1", "4.2", "4.3", "4.4", "4.5", "4.6"]


@pytest.mark.rule("4.0", "3.5")
def test_4_0_the_first_turn_begins_with_the_set_up_where_it_is_free(begin: Field) -> None:
    assert begin("night-raid").table.phases()[0].rule == "3.5"


@pytest.mark.rule("4.0")
def test_4_0_without_mortars_falling_fire_and_plotting_are_left_out(begin: Field) -> None:
    assert [phase.rule for phase in begin("crossing", 1).table.phases()] == ["4.1", "4.2", "4.5", "4.6"]


@pytest.mark.rule("4.0")
def test_4_0_the_phases_come_in_order(field: Field) -> None:
    """Turn 3 of the raid: a die, the reserves, bombs that drift, both sides' plots, an activation, the next turn."""
    g = field(
        """
        patrol night-raid
        turn 3
        phase 4.1
        unit B1 at 0101
        unit B4 at reserve
        unit R1 at 1301
        unit BH at 0705 unseen
        side blue shells 1
        side red shells 1
        """,
        2,
        1,
    )
    seen = [g.asked]
    for answer in ("wait", "blue: plot nothing", "red: plot nothing", "pass"):
        g.play(answer)
        seen.append(g.asked)
    assert seen == ["blue 4.2", "blue 13.2", "red 13.2", "blue 5.1", "red 5.1"]
    assert g.told("falls") == ["Blue: bombs on 0705 Church."]
    g.play("pass")
    assert (g.asked, g.table.position.turn) == ("dice 4.1", 4)


# §4.1 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.1")
@pytest.mark.parametrize(
    ("holder", "die", "begins"),
    [
        ("none", 3, "blue"),
        ("none", 4, "red"),
        ("blue", 4, "blue"),
        ("blue", 5, "red"),
        ("red", 2, "blue"),
        ("red", 3, "red"),
    ],
)
def test_4_1_three_or_less_and_blue_begins_one_off_or_on_for_the_church(
    field: Field, holder: str, die: int, begins: str
) -> None:
    church = f"hex 0705 control {holder}" if holder != "none" else ""
    g = field(f"patrol crossing\nphase 4.1\nunit B1 at 0101\nunit R1 at 1301\n{church}\n", die)
    assert g.asked == f"{begins} 5.1"
    assert g.told("begins") == [f"{begins.title()} begins (die {die})."]


@pytest.mark.rule("4.1")
def test_4_1_the_tally_says_who_holds_the_church(field: Field) -> None:
    g = field("patrol crossing\nphase 4.1\nunit B1 at 0101\nunit R1 at 1301\nhex 0705 control red\n")
    question = g.game.question
    assert question is not None
    assert question.tally is not None
    assert [(reason.value, reason.key) for reason in question.tally.reasons] == [(1, "reason-church")]
    assert float(question.tally.chances()["red"]) == pytest.approx(4 / 6)


# §4.2 ----------------------------------------------------------------------------------------------------------

RESERVE = """
    patrol night-raid
    turn {turn}
    phase 4.2
    begins blue
    acting blue
    unit B1 at 0101
    unit B4 at reserve
    unit R1 at {enemy}
    unit R4 at reserve
    """


@pytest.mark.rule("4.2")
def test_4_2_reserves_come_from_the_turn_the_scenario_names(field: Field) -> None:
    assert field(RESERVE.format(turn=2, enemy="1301")).asked == "blue 5.1"
    assert field(RESERVE.format(turn=3, enemy="1301")).asked == "blue 4.2"


@pytest.mark.rule("4.2")
def test_4_2_each_side_enters_concealed_on_its_own_entry_hexes(field: Field) -> None:
    g = field(RESERVE.format(turn=3, enemy="1301"))
    assert g.options() == ["enter 0104", "enter 0105", "enter 0106", "wait"]
    g.play("enter 0105")
    assert g.options() == ["enter 1305", "enter 1306", "enter 1307", "wait"]
    g.play("enter 1306")
    assert (g.at("B4"), g.is_open("B4")) == ("0105", False)
    assert (g.at("R4"), g.is_open("R4")) == ("1306", False)
    assert g.told("counter-enters", "red") == ["Blue: a counter enters at 0105."]
    assert g.told("enters", "red") == ["Red 4th squad enters at 1306."]


@pytest.mark.rule("4.2")
def test_4_2_not_elsewhere_nor_where_an_enemy_stands_or_holds_the_hex(field: Field) -> None:
    g = field(RESERVE.format(turn=3, enemy="0104"))
    assert g.options("enter") == ["0106"], "an open enemy squad is in 0104 and holds 0105"
    assert g.refused("enter 0101") == "§4.2 That is not one of your entry hexes."
    assert g.refused("enter 0104") == "§4.2 There is an enemy counter there."
    assert g.refused("enter 0105", "fr") == "§4.2 Cet hexagone est dans une zone ennemie."


@pytest.mark.rule("4.2", "11.1")
def test_4_2_a_concealed_enemy_bars_only_its_own_hex(field: Field) -> None:
    g = field(RESERVE.format(turn=3, enemy="0104 concealed"))
    assert g.options("enter") == ["0105", "0106"]


@pytest.mark.rule("4.2", "6.5")
def test_4_2_nor_where_there_is_no_room(field: Field) -> None:
    g = field(RESERVE.format(turn=3, enemy="1301") + "unit B2 B3 at 0105\n")
    assert g.refused("enter 0105") == "§6.5 The hex is full."


@pytest.mark.rule("4.2")
def test_4_2_a_reserve_may_wait_for_a_later_turn(field: Field) -> None:
    g = field(RESERVE.format(turn=3, enemy="1301"), 1).play("wait", "wait", "pass", "pass")
    assert (g.at("B4"), g.asked, g.table.position.turn) == ("reserve", "blue 4.2", 4)


# §4.5, §5.1, §5.2 ----------------------------------------------------------------------------------------------


@pytest.mark.rule("4.5")
@pytest.mark.parametrize(("side", "other"), [("blue", "red"), ("red", "blue")])
def test_4_5_the_sides_take_turns_beginning_with_the_side_found_in_4_1(field: Field, side: str, other: str) -> None:
    context = f"phase 4.5\nbegins {side}\nacting {side}\n"
    g = field(FAR_APART + context)
    first, second = ("B", "R") if side == "blue" else ("R", "B")
    asked = []
    for name in (f"{first}1", f"{second}1", f"{first}2"):
        asked.append(g.asked)
        g.play(f"activate {name}", "stay")
    assert [*asked, g.asked] == [f"{side} 5.1", f"{other} 5.1", f"{side} 5.1", f"{other} 5.1"]


@pytest.mark.rule("5.1")
def test_5_1_only_counters_of_ones_own_on_the_board(field: Field) -> None:
    g = field(FAR_APART + "unit B3 at reserve\nunit BH at 0301 unseen\n")
    assert g.options("activate") == ["B1", "B2"]
    assert g.refused("activate R1") == "§5.1 This counter is not yours."
    assert g.refused("activate B3") == "§5.1 It is not on the map."
    assert g.refused("activate B4", "fr") == "§5.1 Il n’est pas sur la carte."
    assert g.refused("activate BH") == "§5.1 This marks plotted fire: only counters act."


@pytest.mark.rule("5.1", "11.3")
def test_5_1_decoys_may_be_activated_too(field: Field) -> None:
    g = field(FAR_APART + "unit BX at 0101 concealed\n")
    assert "activate BX" in g.options()


@pytest.mark.rule("5.2")
def test_5_2_a_side_that_passed_may_activate_later(field: Field) -> None:
    g = field(FAR_APART).play("pass", "activate R1", "stay")
    assert g.asked == "blue 5.1"
    assert g.options() == ["activate B1", "activate B2", "pass"]
    assert g.told("passes") == ["Blue passes."]


@pytest.mark.rule("5.2")
def test_5_2_two_passes_in_a_row_end_the_phase(field: Field) -> None:
    g = field(FAR_APART).play("activate B1", "stay", "pass", "activate B2", "stay", "pass")
    assert (g.asked, g.table.position.turn) == ("dice 4.1", 2), "Blue has nothing left, which is a pass"


@pytest.mark.rule("5.2")
def test_5_2_passes_that_are_not_in_a_row_do_not(field: Field) -> None:
    g = field(FAR_APART).play("pass", "activate R1", "stay", "pass")
    assert g.asked == "red 5.1"


@pytest.mark.rule("5.2")
def test_5_2_a_side_with_nothing_left_passes_and_the_other_goes_on(field: Field) -> None:
    g = field(FAR_APART + "unit B2 at out\n").play("activate B1", "stay", "activate R1", "stay")
    assert g.asked == "red 5.1"
    assert g.options() == ["activate R2", "pass"]


# §5.3, §5.4, §5.5 ----------------------------------------------------------------------------------------------

FACE_TO_FACE = """
    board
      . .
      . .
      . .
    unit BL at 0101
    unit B1 at 0101 {marks}
    unit B2 at 0201
    unit R1 at 0102
    unit R2 at 0203
    """


@pytest.mark.rule("5.3")
def test_5_3_an_activated_counter_may_move_fire_assault_or_stay(field: Field) -> None:
    g = field(FACE_TO_FACE.format(marks="")).play("activate B1")
    assert g.options() == ["to 0201", "fire 0102", "fire 0203", "assault 0102", "stay"]
    assert g.refused("hide") == "§11.4 An enemy counter in 0102 can see it."
    assert g.refused("rally") == "§9.5 It is not shaken."


@pytest.mark.rule("5.3")
@pytest.mark.parametrize("what", ["to 0201", "fire 0102", "stay"])
def test_5_3_it_does_one_thing_and_the_other_side_is_next(field: Field, what: str) -> None:
    g = field(FACE_TO_FACE.format(marks=""), (6, 6), (1, 1)).play("activate B1", what)
    while g.asked in ("red 8.5", "red 8.6"):
        g.play("hold")
    assert g.asked == "red 5.1"
    assert g.marks("B1") == {"spent"}


@pytest.mark.rule("5.3", "11.3")
def test_5_3_a_decoy_only_moves_or_stays(field: Field) -> None:
    g = field(FACE_TO_FACE.format(marks="") + "unit BX at 0202 concealed\n").play("activate BX")
    assert {text.split()[0] for text in g.options()} == {"to", "stay"}
    assert g.refused("fire 0102") == "§8.1 It cannot fire."
    assert g.refused("assault 0102") == "§10.1 Only a fighting unit can lead an assault."


@pytest.mark.rule("5.3")
def test_5_3_staying_is_told_without_a_name_when_concealed(field: Field) -> None:
    g = field("board\n  .\n  .\nunit B1 at 0101 concealed\nunit R1 at reserve\n").play("activate B1", "stay")
    assert g.told("stays", "blue") == ["Blue 1st squad stays in 0101."]
    assert g.told(side="red")[0] == "Blue: a counter stays in 0101."


@pytest.mark.rule("5.4")
def test_5_4_a_counter_is_activated_once_a_turn(field: Field) -> None:
    g = field(FAR_APART).play("activate B1", "stay", "pass")
    assert g.options("activate") == ["B2"]
    assert g.refused("activate B1") == "§5.4 It has already been activated this turn."
    assert g.refused("activate B1", "fr") == "§5.4 Il a déjà été activé ce tour."


@pytest.mark.rule("5.4", "10.2")
def test_5_4_those_that_join_an_assault_are_spent_as_well(field: Field) -> None:
    g = field(FACE_TO_FACE.format(marks=""), 4).play("activate B1", "assault 0102", "join B2", "done")
    assert g.marks("B1") == g.marks("B2") == {"spent"}
    assert g.marks("BL") == set()


@pytest.mark.rule("5.4", "4.6")
def test_5_4_next_turn_it_may_act_again(field: Field) -> None:
    g = field(FAR_APART, 1).play("activate B1", "stay", "pass", "pass")
    assert (g.asked, g.table.position.turn) == ("blue 5.1", 2)
    assert g.options("activate") == ["B1", "B2"]


@pytest.mark.rule("5.5")
def test_5_5_a_shaken_unit_moves_rallies_or_stays_but_neither_fires_nor_assaults(field: Field) -> None:
    g = field(FACE_TO_FACE.format(marks="shaken")).play("activate B1")
    assert g.options() == ["to 0201", "rally", "stay"]
    assert g.refused("fire 0102") == "§5.5 It is shaken."
    assert g.refused("assault 0102", "fr") == "§5.5 Il est ébranlé."


@pytest.mark.rule("5.5", "11.4")
def test_5_5_a_shaken_unit_may_go_to_ground(field: Field) -> None:
    g = field(FAR_APART + "unit B1 at 0101 shaken\n").play("activate B1", "hide")
    assert not g.is_open("B1")
    assert g.marks("B1") == {"shaken", "spent"}


@pytest.mark.rule("5.5", "6.3")
def test_5_5_a_shaken_unit_holds_no_zone(field: Field) -> None:
    assert field("board\n  .\n  .\nunit R1 at 0101\n").zone("red") == ["0102"]
    assert field("board\n  .\n  .\nunit R1 at 0101 shaken\n").zone("red") == []


@pytest.mark.rule("5.5", "8.3", "9.2", "12.1")
def test_5_5_a_shaken_leader_leads_nobody(field: Field) -> None:
    """No shift for the firer, no bonus to morale, no command; nor does he join an assault."""
    text = "board\n  . .\n  . .\nunit BL at 0101 {}\nunit B1 at 0101\nunit B2 at 0201 shaken\nunit R1 at 0102\n"
    steady, shaken = field(text.format("")), field(text.format("shaken"))
    for g in (steady, shaken):
        g.play("activate B1")
    assert "leader" in steady.reasons("fire 0102")
    assert "leader" not in shaken.reasons("fire 0102")
    assert steady.refused("assault 0102") == ""
    assert shaken.refused("assault 0102") == "§12.2 It is out of command."
    for g in (steady, shaken):
        g.play("stay", "pass", "activate B2")
    assert steady.reasons("rally") == {"leader": 1}
    assert shaken.reasons("rally") == {"out-of-command": -1}


# §4.6 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.6", "8.7")
def test_4_6_spent_and_fired_marks_come_off_and_shaken_ones_stay(field: Field) -> None:
    g = field(FAR_APART + "unit B1 at 0101 fired shaken\nunit R1 at 1001 fired\n", 1)
    g.play("activate B1", "stay", "pass", "pass")
    assert (g.marks("B1"), g.marks("R1")) == ({"shaken"}, set())


@pytest.mark.rule("4.6", "13.5")
def test_4_6_smoke_thins_by_one(field: Field) -> None:
    g = field(FAR_APART + "hex 0501 smoke 2\nhex 0601 smoke 1\n", 1).play("pass", "pass")
    assert g.game.view("red")["hexes"] == {"0501": {"smoke": 1}}


@pytest.mark.rule("4.6", "15.1")
def test_4_6_a_flare_burns_out(field: Field) -> None:
    g = field("patrol crossing\nlit 1\nunit B1 at 0101\nunit R1 at 1301\nphase 4.5\nbegins blue\nacting blue\n", 1)
    g.play("pass", "pass")
    assert g.table.position.lit == 0


# What is not asked ---------------------------------------------------------------------------------------------


@pytest.mark.rule("5.1", "8.2", "10.1", "13.2")
def test_5_1_what_is_not_asked_is_refused_by_its_own_clause(field: Field) -> None:
    g = field(FAR_APART)
    assert g.refused("fire 1001") == "§8.2 This is done under §8.2. You are now being asked under §5.1."
    assert g.refused("assault 1001").startswith("§10.1 ")
    assert g.refused("plot nothing").startswith("§13.2 ")
    assert g.refused("done") == "§5.1 You must give one of the other answers."
    g.play("activate B1")
    assert g.refused("stay") == ""
    assert g.refused("pass").startswith("§5.2 This is done under §5.2.")


@pytest.mark.rule("5.1", "5.4")
def test_5_4_a_counter_that_could_not_be_activated_anyway_is_told_why(field: Field) -> None:
    g = field(FAR_APART.replace("B2 at 0201", "B2 at 0201 spent")).play("activate B1")
    assert g.refused("activate B2") == "§5.4 It has already been activated this turn."
    assert g.refused("activate R1") == "§5.1 This counter is not yours."
    assert g.refused("activate B1") == "§5.1 This is done under §5.1. You are now being asked under §5.3."
