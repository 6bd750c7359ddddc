"""States that meet rarely: guests of other formations, counters beside the map, drops on markers, stops and losses."""

from __future__ import annotations

from textwrap import dedent

import pytest

import grognard
from grognard.games.indochine import Indochine
from grognard.games.indochine.strikes import quality_of
from grognard.games.indochine.table import Indochine as Table
from grognard.games.indochine.words import CREW, QUALITIES
from grognard.kernel.asking.script import Side
from tests.games.indochine.fighting import Fight, Roll, lay_out

ROWS = "  . . . . . . . . . .\n" * 4
FRENCH = f"indochine\nboard\n{ROWS}acting french\nactivating f1\nformation f1 activated 1 quality shock\n"
FAR = "unit pc-vm-1 inf-vm-9 at 1001 formation v1 td-over\n"
PASSED, MISSED = (3, 4), (6, 6)


def at_phase(phase: str, text: str, *rolls: Roll, head: str = f"indochine\nboard\n{ROWS}") -> Fight:
    """A position at a step of the turn."""
    written = f"{head}phase {phase}\n{dedent(text)}"
    return Fight(grognard.position(Indochine, written, dice=grognard.Scripted(rolls)))


def table(g: Fight) -> Table:
    """The table of a game."""
    assert isinstance(g.game.play, Indochine)
    return g.game.play


def losses(g: Fight, side: Side | None = None) -> int:
    """The steps that the first French formation has lost, as everyone knows."""
    return table(g).position.losses[table(g).roster.formations.index("f1")]


# Replacements (scenario.dong-khe.vm) ---------------------------------------------------------------------------

LOST = """\
    turn 3
    side viet-minh replacements 2
    unit pc-f-1 gc-legion-1 at A1010 formation f1
    unit pc-vm-2 at A0101 formation v2
"""


@pytest.mark.rule("scenario.dong-khe.vm", "err1.mp", "6.1")
def test_dong_khe_the_weapons_of_a_replacement_company_wait_dismounted() -> None:
    text = LOST + "    unit mg-vm-1 at out formation v5 entry A0909\n    formation v5 losses -1\n"
    g = at_phase("qa.3", text, head="indochine dong-khe\n").play("replace v5")
    assert (g.at("mg-vm-1"), table(g).position.face[g.piece("mg-vm-1")]) == ("arriving", CREW)
    assert table(g).position.entry[g.piece("mg-vm-1")] == -1, "it comes in where the scenario says"


@pytest.mark.rule("err1.mp", "0.5")
def test_0_5_a_deployed_weapon_does_not_enter() -> None:
    text = """
        indochine dong-khe
        turn 4
        acting viet-minh
        activating v5
        unit pc-f-1 at A1010 formation f1
        unit mg-vm-1 at arriving formation v5 active {}
        formation v5 arrives 4
    """
    assert lay_out(text.format("crew")).play("act mg-vm-1").options("enter")
    g = lay_out(text.format("deployed") + "        unit pc-vm-5 at arriving formation v5 active\n")
    g.play("act mg-vm-1")
    assert g.asked == "viet-minh 5.2", "nothing is offered to it"


@pytest.mark.rule("scenario.dong-khe.vm", "qa.5")
def test_dong_khe_a_replacement_is_the_printed_company_wherever_its_platoons_fell() -> None:
    text = LOST + "    unit inf-vm-1 at out formation v2 attached v2\n    unit inf-vm-2 at out formation v1\n"
    text += "    formation v1 losses -1\n"
    g = at_phase("qa.3", text, head="indochine dong-khe\n").play("replace v1")
    one = g.piece("inf-vm-1")
    assert (g.at("inf-vm-1"), table(g).roster.formations[table(g).position.formation[one]]) == ("arriving", "v1")
    assert table(g).position.attached[one] == -1


@pytest.mark.rule("scenario.dong-khe.vm")
@pytest.mark.parametrize(
    ("unit", "formation", "quality"),
    [
        ("pc-vm-4", "v4", "line"),
        ("inf-rec-1", "v1", "recruit"),
        ("inf-vm-1", "v4", "line"),
        ("gc-legion-1", "f1", "shock"),
    ],
)
def test_dong_khe_quality_goes_by_the_printed_morale(unit: str, formation: str, quality: str) -> None:
    text = f"""
        indochine dong-khe
        turn 2
        acting french
        formation f1 quality shock
        formation v4 quality recruit
        unit pc-f-1 at A1010 formation f1
        unit pc-vm-2 at A0101 formation v2
        unit {unit} at A1210 formation {formation}
    """
    g = lay_out(text)
    assert QUALITIES[quality_of(table(g), g.piece(unit))] == quality


# Landings (15.1) -----------------------------------------------------------------------------------------------

JUMP = """\
    turn 1
    unit gc-para-1 at arriving formation f1 {} concealed
    unit pc-f-1 at A2101 formation f1
    formation f1 drops 1 quality shock
    formation v1 quality line
    unit pc-vm-1 at A2116
"""
DROP = ("drop A1511", "face-to south")
"""A wooden house; the dice 1, 1 and 1 drift and scatter by nothing."""


def jump(text: str, *rolls: Roll, state: str = "") -> Fight:
    """A landing in the house A1511."""
    return at_phase("15.1", JUMP.format(state) + text, 1, 1, 1, *rolls, head="indochine bac-kan\n").play(*DROP)


@pytest.mark.rule("15.1", "8.decoy")
def test_15_1_a_decoy_in_a_house_does_not_spare_the_die_for_the_ground() -> None:
    g = jump("    unit decoy-v-1 at A1511 formation v1 concealed\n", 1)
    assert (g.steps("gc-para-1"), g.at("decoy-v-1")) == (1, "out")
    g = jump("    unit decoy-v-1 at A1511 formation v1 concealed\n", 6)
    assert g.asked == "french 11.1", "three to six stop it"


@pytest.mark.rule("15.1", "13")
def test_15_1_on_enemies_in_a_house_the_ground_counts_before_the_fight() -> None:
    g = jump("    unit inf-vm-1 at A1511 formation v1 steps 1\n", 2, 6, 1, (1, 1))
    assert (g.steps("gc-para-1"), g.asked) == (1, "french 13.resolution")
    assert g.play("done").marks("gc-para-1") >= {"stopped"}, "one step is left: nothing to pay with"


@pytest.mark.rule("15.1", "11.1")
def test_11_1_a_stop_by_landing_may_be_paid_for_with_a_step() -> None:
    g = jump("", 5)
    assert (g.asked, g.options()) == ("french 11.1", ["absorb", "accept"])
    assert (g.play("absorb").steps("gc-para-1"), "stopped" in g.marks("gc-para-1")) == (1, False)


@pytest.mark.rule("11.1", "8")
def test_11_1_for_a_hidden_counter_the_question_is_asked_whatever_it_is() -> None:
    assert jump("", 5, state="steps 1").options() == ["accept"]


@pytest.mark.rule("15.1", "7.2")
@pytest.mark.parametrize(("many", "may"), [(1, True), (2, False)])
def test_15_1_who_landed_off_the_map_does_not_come_into_a_full_hex(many: int, may: bool) -> None:
    there = " ".join(f"gc-para-{n}" for n in range(2, 2 + many))
    text = f"{FRENCH}unit {there} at 0101 formation f1\nunit gc-para-1 at astray entry 0101 formation f1 active\n"
    g = lay_out(text + FAR).play("act gc-para-1")
    assert (g.asked == "french 6.1") == may


# Losses of hidden units (8, 12.1) ------------------------------------------------------------------------------


@pytest.mark.rule("12.1", "8")
def test_12_1_the_losses_of_a_hidden_unit_are_known_once_it_is_recognised() -> None:
    g = jump("", 1)
    assert (g.steps("gc-para-1"), losses(g)) == (1, 0)
    table(g).reveal(g.piece("gc-para-1"))
    assert losses(g) == 1


@pytest.mark.rule("12.1", "8")
def test_12_1_losses_of_hidden_units_make_a_formation_hesitant_all_the_same() -> None:
    text = "unit pc-f-1 at 0101 formation f1\nunit gc-para-1 at 0101 formation f1 concealed unseen-losses 1\n"
    g = at_phase("12.2", text + "formation f1 losses 1 hesitant-at 2 demoralised-at 9\n" + FAR)
    assert "hesitant" in g.marks("pc-f-1")


@pytest.mark.rule("12.1", "8", "1.3.elimination")
def test_12_1_a_leader_who_fell_hidden_counts_for_everyone_when_his_deputy_comes() -> None:
    text = "unit pc-f-1 at out killed-on 1 concealed unseen-losses 2\nunit gc-para-1 at 0102 formation f1\n"
    g = at_phase("1.3.elimination", text + FAR, 1)
    assert losses(g) == 0
    assert losses(g.play("take-over 0102")) == 2


@pytest.mark.rule("11.1", "6.3", "8")
def test_6_3_the_enemy_is_not_told_which_hidden_units_are_freed_or_pay() -> None:
    text = "unit pc-f-1 at 0101 formation f1 active concealed\nunit gc-para-1 at 0101 formation f1 {} concealed\n"
    g = lay_out(FRENCH + text.format("acted stopped") + FAR).play("act pc-f-1", "free gc-para-1")
    freed = [event for event in g.game.events if event.key == "freed"]
    assert [event.reaches(table(g).sides[1]) for event in freed] == [False]
    g = lay_out(FRENCH + text.format("active stopped") + FAR).play("shake-off gc-para-1")
    paid = [event for event in g.game.events if event.key == "absorbs"]
    assert [event.reaches(table(g).sides[1]) for event in paid] == [False]


# Stops (11.1) --------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.1", "ext.16.2")
def test_11_1_a_platoon_stopped_before_pays_in_the_activation_and_goes_with_the_wave() -> None:
    text = """
        indochine longue-marche
        acting viet-minh
        activating v1
        unit gc-para-1 at B1508 formation f1
        unit pc-vm-1 inf-vm-1 at B1510 formation v1 active
        unit inf-vm-2 at B1511 formation v1 active
        unit inf-vm-3 at B1511 formation v1 active stopped
    """
    g = lay_out(text)
    assert (g.options("shake-off"), "wave" in g.options()) == (["inf-vm-3"], False)
    g.play("shake-off inf-vm-3")
    assert (g.steps("inf-vm-3"), "wave" in g.options()) == (2, True)


@pytest.mark.rule("11.1")
@pytest.mark.parametrize(
    ("unit", "may"),
    [
        ("gc-para-2 at 0102 formation f1 acted stopped", True),
        ("gc-para-2 at 0102 formation f2 stopped", False),
        ("gc-para-2 at 0102 formation f1 out-of-command stopped", False),
        ("gc-para-2 at 0102 formation f1 acted stopped steps 1", False),
    ],
)
def test_11_1_only_while_its_formation_is_activated(unit: str, may: bool) -> None:
    g = lay_out(f"{FRENCH}unit gc-para-1 pc-f-1 at 0101 formation f1 active\nunit {unit}\n{FAR}")
    assert (g.options("shake-off") == ["gc-para-2"]) == may
    if not may:
        assert g.refused("shake-off gc-para-2").startswith("§11.1 ")


@pytest.mark.rule("15.3", "11.1")
def test_15_3_whom_a_fire_stops_may_lose_a_step_instead() -> None:
    text = """\
        turn 2
        unit pc-f-1 at A2101 formation f1
        unit inf-vm-1 at A1511 formation v1
        side french napalms 1
        side french called napalm
        force trc -
    """
    g = at_phase("2.B", text, (1, 1), (1, 1), MISSED, head="indochine coup-pour-rien\n")
    g.play("altitude medium", "aim A1511", "face-to north")
    assert (g.asked, g.play("absorb").steps("inf-vm-1")) == ("viet-minh 11.1", 2)


@pytest.mark.rule("6.3", "11.1", "3.4")
def test_6_3_a_freed_unit_out_of_command_may_act_at_once() -> None:
    text = "unit pc-f-1 at 0101 formation f1 active\nunit gc-para-1 at 0101 formation f1 out-of-command stopped\n"
    g = lay_out(FRENCH + text + FAR).play("act pc-f-1", "free gc-para-1")
    assert g.options() == ["act gc-para-1", "done"]
    assert "dig" in g.play("act gc-para-1").options(), "it is not activated by itself"


# Defensive fire (6.5, 9.2) -------------------------------------------------------------------------------------


@pytest.mark.rule("6.5", "9.2", "6.4")
@pytest.mark.parametrize(("other", "asked"), [("v1", True), ("v2", False)])
def test_9_2_a_fire_that_only_a_group_could_make_is_asked_for(other: str, asked: bool) -> None:
    text = "indochine\nboard\n  . s . b b . . .\n  . . . . . . . .\nacting french\nactivating f1\n"
    text += "unit gc-para-1 at 0101 formation f1 active\nformation f1 activated 1\n"
    text += f"unit inf-vm-1 steps 1 at 0701 formation v1\nunit inf-vm-2 steps 1 at 0701 formation {other}\n"
    g = lay_out(text).play("act gc-para-1", "creep 0201")
    assert (g.asked == "viet-minh 6.5.moving") == asked


# Guests (3.3, 16.2, 12.2) --------------------------------------------------------------------------------------

GUEST = """
    indochine longue-marche
    acting viet-minh
    {state}
    unit gc-para-1 at B1508 formation f1
    unit pc-vm-1 inf-vm-1 at B1510 formation v1{active}
    unit inf-vm-2 inf-vm-3 at B1511 formation v1{active}
    unit pc-vm-2 at B1513 formation v2{other}
    unit inf-vm-4 at B1512 formation {guest}
"""


@pytest.mark.rule("ext.16.2", "3.3")
def test_16_2_a_guest_who_acted_with_another_company_does_not_hinder_the_wave_of_his_own() -> None:
    text = GUEST.format(state="activating v2", active="", other=" active", guest="v1 attached v2 active")
    g = lay_out(text, (1, 1)).play("act inf-vm-4", "stay", "done").play("activate v1")
    assert "wave" in g.options()


@pytest.mark.rule("ext.16.2", "3.3")
def test_16_2_no_wave_once_a_guest_has_acted_with_the_company() -> None:
    text = GUEST.format(state="activating v1", active=" active", other="", guest="v2 attached v1 active")
    g = lay_out(text)
    assert "wave" in g.options()
    assert "wave" not in g.play("act inf-vm-4", "stay").options()


@pytest.mark.rule("ext.16.2", "13", "12.1")
def test_16_2_a_guest_whose_own_formation_is_hesitant_does_not_go_with_the_wave() -> None:
    text = GUEST.format(state="activating v1", active=" active", other=" hesitant", guest="v2 attached v1 active")
    g = lay_out(text, PASSED).play("wave", "target B1508", "done")
    assert g.marks("inf-vm-4") == {"active"}


BOTH_LOST = """\
    unit pc-vm-1 at 0101 formation v1
    unit pc-vm-2 at 0103 formation v2
    unit inf-vm-1 at 0103 formation {own} attached {host}
    formation v1 losses 5 hesitant-at 4 demoralised-at 5
    formation v2 losses {second} hesitant-at 4 demoralised-at 5
    unit pc-f-1 gc-para-1 at 1004 formation f1
"""


@pytest.mark.rule("12.2", "qa.5")
@pytest.mark.parametrize(("own", "host"), [("v1", "v2"), ("v2", "v1")])
def test_12_2_a_guest_falls_with_the_host_that_is_demoralised_in_the_same_phase(own: str, host: str) -> None:
    g = at_phase("12.2", BOTH_LOST.format(own=own, host=host, second=5), MISSED, MISSED)
    assert g.at("inf-vm-1") == "out"


@pytest.mark.rule("12.2", "qa.5", "3.3")
def test_12_2_a_guest_who_joined_for_good_is_attached_no_more() -> None:
    g = at_phase("12.2", BOTH_LOST.format(own="v1", host="v2", second=0), MISSED)
    one = g.piece("inf-vm-1")
    position = table(g).position
    assert (table(g).roster.formations[position.formation[one]], position.attached[one]) == ("v2", -1)


@pytest.mark.rule("3.3", "11.2")
@pytest.mark.parametrize(("host", "need"), [(" attached f2", 8), ("", 7)])
def test_3_3_the_leader_to_whom_a_unit_is_attached_helps_it_to_recover(host: str, need: int) -> None:
    text = f"unit gc-para-1 at 0101 formation f1{host} neutralised\nunit pc-f-2 at 0201 formation f2\n"
    g = at_phase("11.2", text + "unit pc-f-1 at 1004 formation f1\n" + FAR)
    assert g.tally("recover").need == need


@pytest.mark.rule("7.2", "6.6", "13")
@pytest.mark.parametrize("there", [("gc-para-3",), ("gc-para-3", "gc-para-4")])
def test_7_2_a_stack_that_goes_on_counts_all_its_squads(there: tuple[str, ...]) -> None:
    text = "unit gc-para-1 gc-para-2 at 0102 formation f1 active\nunit inf-vm-1 at 0202 formation v1 td-over\n"
    text += f"unit {' '.join(there)} at 0302 formation f1\nunit pc-vm-1 at 1001 formation v1 td-over\n"
    g = lay_out(FRENCH + text).play("act gc-para-1", "assault 0202", "join gc-para-2", "withdraw inf-vm-1", "to 0203")
    assert (g.asked, g.refused("move 0302")) == ("french 6.1", "§7.2 The hex is full.")


@pytest.mark.rule("7.2", "13")
def test_7_2_a_stack_passes_a_full_hex_on_the_way_to_its_assault() -> None:
    board = FRENCH.replace(
        ROWS, "  j j j j j j j j j j\n  . . . j j j j j j .\n  j j j j j j j j j j\n  j j j j j j j j j .\n"
    )
    text = "unit gc-para-1 gc-para-2 at 0102 formation f1 active\nunit gc-para-3 gc-para-4 at 0202 formation f1\n"
    text += "unit inf-vm-1 at 0302 formation v1 td-over\nunit pc-vm-1 at 1004 formation v1 td-over\n"
    g = lay_out(board + text).play("act gc-para-1", "gather gc-para-2", "move 0202")
    assert g.options("assault") == ["0302"]


# Readings (R 94, R 176 to R 181) -------------------------------------------------------------------------------


@pytest.mark.rule("6.1", "6.3", "3.4")
def test_6_1_the_short_list_is_for_units_out_of_command_that_are_activated_by_themselves_r176() -> None:
    text = "unit pc-f-1 at 0101 formation f1 active\nunit gc-para-1 at 0102 formation f1 out-of-command acted\n"
    text += "unit inf-vm-1 at 0202 formation v1 td-over\n"
    g = lay_out(FRENCH + text).play("act pc-f-1", "command gc-para-1")
    assert {"dig", "assault 0202", "lay-smoke 0102"} <= {*g.options()}


FIGHT = "unit gc-para-1 at 0102 formation f1 active\nunit inf-vm-1 at 0202 formation v1 {}\nformation v1 quality line\n"


@pytest.mark.rule("13.resolution")
def test_13_the_attacker_is_asked_too_when_the_defender_has_left_or_fallen_r177() -> None:
    left = lay_out(FRENCH + FIGHT.format("") + FAR, 6, 1, MISSED, MISSED).play("act gc-para-1", "assault 0202", "hold")
    left.play("retreat inf-vm-1", "to 0302", "accept")
    assert (left.asked, left.options()) == ("french 13.resolution", ["retreat gc-para-1", "done"])
    fallen = lay_out(FRENCH + FIGHT.format("steps 1") + FAR, 6, 1, (1, 1)).play("act gc-para-1", "assault 0202", "hold")
    assert fallen.options() == ["retreat gc-para-1", "done"]
    fallen.play("retreat gc-para-1", "to 0102", "accept")
    assert (fallen.at("gc-para-1"), "stopped" in fallen.marks("gc-para-1")) == ("0102", True)


@pytest.mark.rule("10.5", "13.resolution")
def test_10_5_a_retreat_after_a_round_into_shells_is_not_attacked_r94() -> None:
    text = FRENCH + FIGHT.format("") + FAR + "hex 0302 impact 8\n"
    g = lay_out(text, 6, 1, MISSED, MISSED).play("act gc-para-1", "assault 0202", "hold")
    g.play("retreat inf-vm-1", "to 0302", "accept", "done")
    assert (g.steps("inf-vm-1"), g.told("hit"), g.told("missed")) == (3, [], [])


@pytest.mark.rule("7.4", "0.5")
def test_7_4_a_column_that_enters_by_a_road_has_no_bonus_r181() -> None:
    text = """
        indochine bac-kan
        turn 4
        acting french
        activating f4
        unit gc-line-1 at arriving formation f4 active
        unit pc-f-4 at B2308 formation f4
        unit pc-vm-1 at A0101 formation v1
        formation f4 arrives 4
    """
    g = lay_out(text).play("act gc-line-1")
    assert g.options("enter") == ["B2308"]
    g.play("enter B2308")
    spent = 1
    while steps := [hex_ for hex_ in g.options("move") if g.reasons(f"move {hex_}").get("price") == -1]:
        assert "road" not in g.reasons(f"move {steps[0]}")
        g.play(f"move {steps[0]}")
        spent += 1
    assert spent <= 4


@pytest.mark.rule("1.3.elimination")
def test_1_3_the_deputy_of_the_dead_higher_pc_may_succeed_him_r180() -> None:
    text = "side french higher pc-f-co-1\nunit pc-f-co-1 at out killed-on 1\nunit mg-f-1 at 0101 formation f5\n"
    g = at_phase("1.3.elimination", text + "unit pc-f-1 gc-para-1 at 0103 formation f1\n" + FAR, 1)
    g.play("take-over 0101")
    assert g.options("succeed") == ["pc-f-1", "pc-f-co-1"]


@pytest.mark.rule("10.9", "10.6")
def test_10_9_coordinated_mortars_fire_at_enemies_only_r179() -> None:
    text = "side french higher pc-f-1\nunit pc-f-1 at 0101 formation f1 active\nunit m60-f-1 at 0102 formation f2\n"
    text += "unit pc-f-2 at 0103 formation f2\nunit inf-vm-1 at 0801 formation v1 td-over\n"
    g = lay_out(FRENCH + text, (6, 6)).play("act pc-f-1", "coordinate", "mortar m60-f-1")
    assert g.told("fires-smoke") == [] and g.told("fires"), "no smoke is offered: it fires at its one target"


# The map's edge, digging (0.5, 13, 15.2) -----------------------------------------------------------------------

AT_EDGE = """
    indochine longue-marche
    turn 9
    acting french
    activating f1
    formation f1 activated 1 quality shock
    unit pc-vm-1 at B0101 formation v1
"""


def exit_hex() -> str:
    """A hex from which the French leave the map."""
    g = lay_out(AT_EDGE + "    unit gc-para-1 at B1010 formation f1 active\n")
    area = table(g).board.regions["exit-french"]
    return next(table(g).board.grid.number(h) for h in table(g).board.grid.hexes if area >> h & 1)


@pytest.mark.rule("15.2", "0.5")
def test_15_2_an_entrenchment_is_given_up_by_who_leaves_the_map() -> None:
    here = exit_hex()
    g = lay_out(AT_EDGE + f"    unit gc-para-1 at {here} formation f1 active digging\n    hex {here} dug 1\n")
    g.play("act gc-para-1", "leave")
    assert (g.at("gc-para-1"), table(g).position.dug[g.hex(here)]) == ("left", 0)


@pytest.mark.rule("13", "0.5")
def test_13_a_stack_that_formed_for_an_assault_does_not_leave_the_map() -> None:
    here = exit_hex()
    stack = f"    unit gc-para-1 gc-para-2 at {here} formation f1 active\n"
    g = lay_out(AT_EDGE + stack)
    near = table(g).board.grid.number(table(g).board.grid.adjacent[g.hex(here)][0])
    g = lay_out(
        AT_EDGE
        + f"    unit gc-para-1 gc-para-2 at {here} formation f1 active\n    unit inf-vm-1 at {near} formation v1\n"
    ).play("act gc-para-1", "gather gc-para-2")
    assert "leave" not in g.options()
    assert g.refused("leave").startswith("§13 ")


# The wave (16.3) -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ext.16.3a")
def test_16_3_two_platoons_abreast_choose_between_the_houses_before_them() -> None:
    board = "  . . . . . . . .\n" * 6
    text = f"indochine longue-marche\nboard\n{board}region set-up-french 0101\nacting viet-minh\nactivating v1\n"
    text += "unit gc-para-1 at 0302 formation f1\nunit gc-para-2 at 0402 formation f2\n"
    text += "unit inf-vm-1 at 0303 formation v1 active\nunit inf-vm-2 at 0503 formation v1 active\n"
    text += "unit pc-vm-1 inf-vm-3 at 0403 formation v1 active\n"
    g = lay_out(text, PASSED).play("wave", "target 0302", "target 0402", "done")
    assert g.options("to") == ["0302", "0402"]


# The optional rule on rates (ext.opt.rate) ---------------------------------------------------------------------


def with_option(units: str, *rolls: Roll) -> Fight:
    """A position with the optional rule."""
    head, _, rest = FRENCH.partition("\n")
    text = f"{head}\noptions ext.opt.rate\nphase 2.D2\n{rest}{units}"
    return Fight(grognard.position(Indochine, text, dice=grognard.Scripted(rolls)))


@pytest.mark.rule("ext.opt.rate", "6.3")
def test_opt_rate_one_offensive_fire_a_turn_also_after_a_command_action() -> None:
    text = "unit pc-f-1 gc-para-1 at 0101 formation f1 active\nunit inf-vm-1 at 0401 formation v1 td-over\n"
    g = with_option(text, MISSED).play("act gc-para-1", "fire 0401").until("5.2", "done")
    g.play("act pc-f-1", "command gc-para-1")
    assert not {"fire 0401", "snap 0401"} & {*g.options()}
    assert g.refused("fire 0401").startswith("§ext.opt.rate ")


@pytest.mark.rule("ext.opt.rate", "6.1")
@pytest.mark.parametrize(("face", "again"), [("deployed", True), ("crew", False)])
def test_opt_rate_a_crew_whose_weapon_is_not_deployed_has_no_rate(face: str, again: bool) -> None:
    text = f"unit mg-f-1 at 0101 {face} formation f1 active\nunit pc-f-1 at 0102 formation f1 acted\n"
    g = with_option(text + "unit inf-vm-1 at 0301 formation v1 td-over\nforce trc -\n", (5, 1))
    assert (g.play("act mg-f-1", "fire 0301").asked == "french 6.2") == again


# Menus (8) -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.discovery", "5.2")
def test_8_what_an_action_brings_into_view_is_recognised_before_the_next_unit_acts() -> None:
    text = "unit gc-para-1 gc-para-2 at 0402 formation f1 active\nunit pc-f-1 at 1002 formation f1 concealed\n"
    text += "unit inf-vm-1 at 0502 formation v1\nformation v1 quality line\n"
    brush = FRENCH.replace(ROWS, f"  {'. ' * 9}b\n" * 4)
    g = lay_out(brush + text, 6, 1, MISSED, MISSED)
    assert not g.is_open("pc-f-1"), "five hexes are too far to see a man in brush"
    g.play("act gc-para-1", "assault 0502", "done", "hold", "retreat inf-vm-1", "to 0602", "accept", "done")
    assert (g.asked, g.is_open("pc-f-1")) == ("french 5.2", True)
    assert g.game.copy().position_text() == g.game.position_text()


@pytest.mark.rule("5.4", "8")
def test_5_4_that_a_side_with_hidden_units_has_nothing_left_is_not_taken_back() -> None:
    text = "formation f1 activated 1\nunit pc-f-1 gc-para-1 at 0102 formation f1 acted\nhex 0104 prepared 1\n"
    text += "unit gc-para-2 at 0104 formation f1 acted concealed\n"
    g = lay_out(f"indochine\nboard\n{ROWS}acting french\n{text}{FAR}")
    before = table(g).reveals
    g.play("pass")
    assert (bool(g.told("nothing-left")), table(g).reveals > before) == (True, True)
