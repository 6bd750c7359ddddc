"""Chapters 4.2, 6.2, 6.7, 9 and 10.8: factors, modifiers, groups, targets, jams, mortars."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.games.indochine.fighting import Fight, Roll, lay_out

ROW = "  . . . . . . . . . . . . . . . . . .\n"


def firing(units: str, *rolls: Roll | str, rows: str = ROW, first: str = "gc-para-1", more: str = "") -> Fight:
    """One unit about to act; the enemy fires defensively no more."""
    text = f"indochine\nboard\n{rows}{more}acting french\nactivating f1\nformation f1 activated 1\n{units}"
    return lay_out(text, *rolls).play(f"act {first}")


PARA = "unit gc-para-1 at 0101 formation f1 active\n"
QUIET = "force trc -\n"
"""Every fire comes to nothing, where a test is about something else."""
MORE = "unit pc-f-2 at 0101 formation f1 active\n"


def enemy(place: str, state: str = "td-over", name: str = "inf-vm-1") -> str:
    """An enemy platoon."""
    return f"unit {name} at {place} formation v1 {state}\n"


@pytest.mark.rule("ex.1", "0")
def test_ex_1_a_neighbouring_hex_is_at_distance_one() -> None:
    g = firing(PARA + enemy("0201"))
    grid = g.game.play.board.grid
    assert (grid.distance(g.hex("0101"), g.hex("0201")), grid.distance(g.hex("0101"), g.hex("0401"))) == (1, 3)


# Factor (4.2, 9.3) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("4.2", "9.3", "table.range")
@pytest.mark.parametrize(
    ("place", "factor"), [("0201", 10), ("0301", 5), ("0501", 5), ("0601", Fraction(5, 2)), ("0901", Fraction(5, 2))]
)
def test_4_2_firepower_is_doubled_next_to_the_target_and_halved_beyond_half_the_range(place: str, factor: int) -> None:
    assert firing(PARA + enemy(place)).tally(f"fire {place}").parts[0].total == factor


@pytest.mark.rule("4.2", "9.1")
def test_4_2_nobody_fires_beyond_the_printed_range() -> None:
    g = firing(PARA + enemy("1001"))
    assert g.refused("fire 1001") == "§4.2 The distance is 9; its range is 8."


@pytest.mark.rule("ex.4", "9.3", "table.trc")
def test_ex_4_a_factor_of_thirteen_reads_column_twelve() -> None:
    g = firing("piece gc-para-1 fire 13\n" + PARA + enemy("0301"))
    assert g.column("fire 0301") == "12"


@pytest.mark.rule("ext.8", "9.3")
def test_ext_8_a_hidden_target_halves_the_factor() -> None:
    g = firing(PARA + enemy("0301", "td-over concealed"), rows="  . . s\n")
    assert g.tally("fire 0301").parts[0].total == Fraction(5, 2)


# Dice (9.3, table.fire-mods) -----------------------------------------------------------------------------------


@pytest.mark.rule("0.3", "9.3", "table.fire-mods", "err1.terrain")
@pytest.mark.parametrize(
    ("ground", "plus"), [(".", 0), ("b", 1), ("g", 1), ("r", 1), ("j", 2), ("w", 2), ("s", 3), ("c", 0), ("e", 0)]
)
def test_0_3_cover_adds_to_the_dice(ground: str, plus: int) -> None:
    g = firing(PARA + enemy("0301"), rows=f"  . . {ground} .\n")
    die = g.tally("fire 0301").die
    assert die is not None
    assert die.total == plus


@pytest.mark.rule("0.3", "table.fire-mods")
@pytest.mark.parametrize(("kind", "plus"), [("hedge", 1), ("wall", 2)])
def test_0_3_a_hedge_or_wall_crossed_into_the_target_hex_is_cover(kind: str, plus: int) -> None:
    die = firing(PARA + enemy("0301"), more=f"hexside {kind} 0201/0301\n").tally("fire 0301").die
    assert die is not None
    assert die.total == plus


@pytest.mark.rule("15.2", "0.3")
@pytest.mark.parametrize(("field", "plus"), [("dug 2", 2), ("dug 1", 0), ("prepared 1", 3), ("dug 2 prepared 1", 3)])
def test_15_2_entrenchments_and_prepared_positions_are_cover(field: str, plus: int) -> None:
    die = firing(PARA + enemy("0301") + f"hex 0301 {field}\n").tally("fire 0301").die
    assert die is not None
    assert die.total == plus


@pytest.mark.rule("10.7", "0.3")
def test_10_7_ruins_protect_less() -> None:
    die = firing(PARA + enemy("0301") + "hex 0301 ruined 1\n", rows="  . . s .\n").tally("fire 0301").die
    assert die is not None
    assert die.total == 2


@pytest.mark.rule("4.3.hindrance", "9.3")
def test_4_3_each_hindrance_in_the_line_adds_one() -> None:
    die = firing(PARA + enemy("0501"), rows="  . r . b .\n  . r . b .\n").tally("fire 0501").die
    assert die is not None
    assert {reason.key: reason.value for reason in die.reasons} == {"reason-hindrance": 2}


@pytest.mark.rule("table.fire-mods")
def test_a_target_on_higher_ground_is_harder_to_hit() -> None:
    die = firing(PARA + enemy("0301"), rows="  . . .1\n").tally("fire 0301").die
    assert die is not None
    assert die.total == 1


# Lines of fire (9.1) -------------------------------------------------------------------------------------------


@pytest.mark.rule("9.1", "4.1")
def test_9_1_fire_without_a_line_of_sight_is_one_roll_without_effect() -> None:
    two = enemy("0301") + enemy("0301", name="inf-vm-2")
    g = firing(PARA + MORE + two, (1, 1), rows="  . j .\n  . j .\n").play("fire 0301")
    assert len(g.told("fires-blindly")) == 1
    assert (g.steps("inf-vm-1"), g.steps("inf-vm-2")) == (3, 3)


@pytest.mark.rule("9.1", "6.7")
def test_9_1_fire_without_a_line_of_sight_may_jam_a_gun() -> None:
    gun = "unit mg-f-1 at 0101 formation f1 active\n"
    g = firing(gun + MORE + enemy("0301"), (6, 5), rows="  . j .\n  . j .\n", first="mg-f-1").play("fire 0301")
    assert "jammed" in g.marks("mg-f-1")


@pytest.mark.rule("9", "9.3", "7.2")
def test_9_3_every_unit_in_the_hex_has_its_own_roll() -> None:
    two = enemy("0201") + enemy("0201", name="inf-vm-2") + enemy("0201", name="pc-vm-1")
    strong = "piece gc-para-1 fire 12\n" + PARA + MORE + two
    g = firing(strong, (1, 1), (6, 6), (1, 1), rows="  . s\n").play("fire 0201", "accept")
    assert [g.steps(name) for name in ("inf-vm-1", "inf-vm-2", "pc-vm-1")] == [2, 3, 0]


@pytest.mark.rule("9.3", "8.discovery")
def test_9_3_hidden_targets_come_last_in_an_order_drawn_by_lot() -> None:
    stack = "".join(enemy("0301", "concealed td-over", name) for name in ("inf-vm-1", "inf-vm-2"))
    stack += enemy("0301", name="inf-vm-3")
    text = "piece gc-para-1 fire 24\n" + PARA + MORE + stack
    g = firing(text, "lot 1", (6, 6), (1, 1), (1, 1), (6, 6), rows="  . . s\n").play("fire 0301")
    assert g.is_open("inf-vm-2"), "the lot made it the first of the two"
    assert not g.is_open("inf-vm-1"), "a dash does not recognise it"


@pytest.mark.rule("8.decoy", "9.3")
def test_8_a_decoy_under_fire_has_a_roll_and_is_removed_by_any_result() -> None:
    decoy = "unit decoy-v-1 at 0301 concealed formation v1\n"
    text = "piece gc-para-1 fire 12\n" + PARA + MORE + decoy
    g = firing(text, (1, 1), rows="  . . s\n").play("fire 0301")
    assert g.at("decoy-v-1") == "out"


# Groups (9.2) --------------------------------------------------------------------------------------------------

GROUP = """
unit gc-para-1 at 0101 formation f1 active
unit gc-para-2 at 0201 formation f1 active
unit gc-para-3 at 0301 formation f1 active
unit gc-para-4 at 0301 formation f2
"""


@pytest.mark.rule("9.2")
def test_9_2_units_of_one_formation_in_a_chain_of_hexes_fire_together_and_act() -> None:
    g = firing(GROUP + MORE + enemy("0501"), (6, 6), more=QUIET).play("fire 0501")
    assert g.options("join") == ["gc-para-2"], "gc-para-3 is not yet adjacent, gc-para-4 of another formation"
    g.play("join gc-para-2")
    assert "gc-para-3" in g.options("join")
    assert g.tally("join gc-para-3").parts[0].total == 15
    g.play("join gc-para-3")
    assert g.options("act") == ["pc-f-2"]


@pytest.mark.rule("9.2")
@pytest.mark.parametrize("state", ["active stopped", "acted", "active out-of-command"])
def test_9_2_units_that_are_stopped_or_out_of_command_or_have_acted_do_not_join(state: str) -> None:
    units = PARA + f"unit gc-para-2 at 0101 formation f1 {state}\n"
    g = firing(units + MORE.replace("active", "acted") + enemy("0301"), (6, 6))
    g.play("fire 0301")
    assert g.told("fires") == ["1st parachute squad fires at 0301."]


@pytest.mark.rule("9.2", "12.1")
def test_9_2_a_hesitant_formation_does_not_fire_in_groups() -> None:
    units = PARA + "unit pc-f-1 gc-para-2 at 0101 formation f1 active hesitant\n"
    g = firing(units + enemy("0301"), (6, 6)).play("fire 0301")
    assert g.asked == "french 5.2"


@pytest.mark.rule("10.8", "9.2", "ext.9.2")
def test_9_2_mortars_fire_with_mortars_and_those_of_the_viet_minh_only_stacked() -> None:
    french = "unit m60-f-1 at 0101 formation f1 active\nunit m60-f-2 at 0201 formation f1 active\n"
    g = firing(french + PARA + enemy("0701"), first="m60-f-1").play("fire 0701")
    assert g.options("join") == ["m60-f-2"]
    text = f"indochine\nboard\n{ROW}acting viet-minh\nactivating v1\nformation v1 activated 1\n"
    text += "unit m81-vm-1 at 0101 formation v1 active\nunit m81-vm-2 at {place} formation v1 active\n"
    text += "unit gc-para-1 at 0801 formation f1 td-over\nunit pc-vm-1 at 0101 formation v1 active\n"
    apart = lay_out(text.format(place="0201"), (6, 5)).play("act m81-vm-1", "fire 0801")
    assert apart.asked == "viet-minh 5.2"
    stacked = lay_out(text.format(place="0101")).play("act m81-vm-1", "fire 0801")
    assert stacked.options("join") == ["m81-vm-2"]


# Rate (6.2) ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "0")
def test_6_2_the_coloured_die_of_the_first_roll_lets_a_unit_fire_again_at_once() -> None:
    two = enemy("0301") + enemy("0301", name="inf-vm-2")
    g = firing(PARA + MORE + two, (6, 2), (6, 6), more=QUIET).play("fire 0301")
    assert g.asked == "french 6.2"
    assert g.options() == ["again 0301", "done"]
    slow = firing(PARA + MORE + two, (6, 3), (6, 2), more=QUIET).play("fire 0301")
    assert slow.asked == "french 5.2", "only the first roll counts"


@pytest.mark.rule("6.2", "6.5")
def test_6_2_a_stopped_unit_adds_one_to_the_coloured_die() -> None:
    units = "unit gc-para-1 at 0101 formation f1 active stopped\n" + MORE + enemy("0301")
    assert firing(units, (6, 2)).play("fire 0301").asked == "french 5.2"
    assert firing(units, (6, 1)).play("fire 0301").asked == "french 6.2"


@pytest.mark.rule("6.2", "9.2")
def test_6_2_in_a_group_each_member_compares_the_same_die_with_its_own_rate() -> None:
    units = "unit mg-f-1 gc-para-1 pc-f-2 at 0101 formation f1 active\n" + enemy("0301")
    g = firing(units, (6, 3), more=QUIET).play("fire 0301", "join mg-f-1")
    assert g.told("fires")
    question = g.game.question
    assert question is not None
    assert (g.asked, question.args["piece"]) == ("french 6.2", g.piece("mg-f-1"))


@pytest.mark.rule("ext.opt.rate")
def test_ext_opt_rate_only_heavy_weapons_keep_a_rate_of_fire() -> None:
    text = (
        f"indochine\noptions ext.opt.rate\nboard\n{ROW}{QUIET}acting french\nactivating f1\nformation f1 activated 1\n"
    )
    units = "unit gc-para-1 mg-f-1 pc-f-2 at 0101 formation f1 active\n" + enemy("0301")
    g = lay_out(text + units, (6, 1)).play("act gc-para-1", "fire 0301", "done")
    assert g.asked == "french 5.2"
    assert lay_out(text + units, (6, 1)).play("act mg-f-1", "fire 0301", "done").asked == "french 6.2"


# Jams and ammunition (6.7) -------------------------------------------------------------------------------------


@pytest.mark.rule("6.7", "err1.jam")
def test_6_7_a_machine_gun_jams_on_eleven_and_fires_as_its_crew() -> None:
    gun = "unit mg-f-1 at 0101 formation f1 active\n"
    g = firing(gun + PARA + enemy("0301"), (6, 5), first="mg-f-1").play("fire 0301", "done")
    assert "jammed" in g.marks("mg-f-1")
    assert g.game.play.face_name(g.piece("mg-f-1")) == "deployed"
    jammed = firing("unit mg-f-1 at 0101 formation f1 active jammed\n" + enemy("0301"), first="mg-f-1")
    assert jammed.tally("fire 0301").parts[0].total == 2


@pytest.mark.rule("6.7")
@pytest.mark.parametrize("name", ["m60-f-1", "rcl-f-1"])
def test_6_7_mortars_and_recoilless_guns_run_dry_on_twelve_for_good(name: str) -> None:
    gun = f"unit {name} at 0101 formation f1 active\n"
    g = firing(gun + MORE + enemy("0401"), (6, 5), first=name).play("fire 0401")
    assert "empty" not in g.marks(name)
    g = firing(gun + MORE + enemy("0401"), (6, 6), first=name).play("fire 0401")
    assert ("empty" in g.marks(name), g.game.play.face_name(g.piece(name))) == (True, "crew")
    dry = firing(f"unit {name} at 0101 crew formation f1 active empty\n" + enemy("0401"), first=name)
    assert dry.refused("deploy") == "§6.7 It is out of ammunition."


@pytest.mark.rule("qa.1", "qa.2", "6.7")
def test_qa_1_in_a_group_the_weapons_at_risk_roll_and_the_highest_fail_ties_together() -> None:
    guns = "unit mg-f-1 mg-f-2 rcl-f-1 pc-f-2 at 0101 formation f1 active\n" + enemy("0301")
    answers = ("fire 0301", "join mg-f-2", "join rcl-f-1", "done")
    g = firing(guns, (6, 5), 3, 3, first="mg-f-1", more=QUIET).play(*answers)
    assert {name for name in ("mg-f-1", "mg-f-2", "rcl-f-1") if "jammed" in g.marks(name)} == {"mg-f-1", "mg-f-2"}
    g = firing(guns, (6, 6), 3, 2, 5, first="mg-f-1", more=QUIET).play(*answers)
    assert "empty" in g.marks("rcl-f-1"), "on twelve all three are at risk"
    assert not g.marks("mg-f-1") & {"jammed"}


# Mortars (10.8) ------------------------------------------------------------------------------------------------

WOOD = "  . j . . . . . . . .\n  . . . . . . . . . .\n"


@pytest.mark.rule("10.8")
def test_10_8_a_mortar_has_a_least_range_and_no_distance_multiplier() -> None:
    gun = "unit m60-f-1 at 0101 formation f1 active\n"
    assert firing(gun + enemy("0201"), first="m60-f-1").refused("fire 0201").startswith("§10.8 ")
    assert firing(gun + enemy("0301"), first="m60-f-1").tally("fire 0301").parts[0].total == 6


@pytest.mark.rule("10.8")
def test_10_8_the_leader_of_its_formation_or_the_higher_pc_observes_for_a_mortar() -> None:
    gun = "unit m60-f-1 at 0101 formation f1 active\n" + MORE.replace("0101", "0102")
    blind = gun + enemy("0301")
    g = firing(blind, (1, 1), rows=WOOD, first="m60-f-1").play("fire 0301")
    assert g.told("fires-blindly")
    seen = gun + "unit pc-f-1 at 0401 formation f1\n" + enemy("0301")
    g = firing(seen, (1, 1), rows=WOOD, first="m60-f-1").play("fire 0301")
    assert not g.told("fires-blindly")
    higher = gun + "side french higher pc-f-3\nunit pc-f-3 at 0401 formation f3\n" + enemy("0301")
    assert not firing(higher, (1, 1), rows=WOOD, first="m60-f-1").play("fire 0301").told("fires-blindly")


@pytest.mark.rule("10.8", "table.fire-mods")
def test_10_8_only_the_modifiers_of_indirect_fire_count() -> None:
    gun = "unit m60-f-1 at 0101 formation f1 active\n"
    die = firing(gun + enemy("0501"), rows="  . r r b j1\n  . r r b j1\n", first="m60-f-1").tally("fire 0501").die
    assert die is not None
    assert {reason.key: reason.value for reason in die.reasons} == {"reason-medium": 1}


@pytest.mark.rule("10.8", "10.6")
def test_10_8_a_mortar_may_fire_a_smoke_round() -> None:
    gun = "unit m60-f-1 at 0101 formation f1 active\n" + MORE
    g = firing(gun + enemy("0701"), (6, 4), first="m60-f-1").play("smoke-round 0401")
    assert g.game.play.position.smoke[g.hex("0401")] == 1
    again = firing(gun + enemy("0701"), (6, 1), first="m60-f-1", more=QUIET).play("fire 0701")
    assert "0401" in again.options("smoke-round"), "a mortar that keeps its rate chooses its round anew"
    assert firing(gun + enemy("0701"), first="m60-f-1").refused("smoke-round 0201").startswith("§10.8 ")


@pytest.mark.rule("10.6", "6.1")
def test_10_6_a_unit_places_smoke_in_its_hex_or_next_to_it_with_half_a_move() -> None:
    g = firing(PARA + MORE + enemy("0901")).play("move 0201")
    assert g.options("lay-smoke") == ["0101", "0201", "0301"] or set(g.options("lay-smoke")) == {"0101", "0201", "0301"}
    g.play("lay-smoke 0301")
    assert g.game.play.position.smoke[g.hex("0301")] == 1
    assert firing(PARA + enemy("0901")).play("move 0201", "move 0301", "move 0401").options("lay-smoke") == []


@pytest.mark.rule("10.6", "scenario.dong-khe.special", "scenario.bac-kan.special")
@pytest.mark.parametrize("scenario", ["dong-khe", "bac-kan"])
def test_10_6_a_scenario_may_forbid_smoke(scenario: str) -> None:
    who = "inf-vm-1" if scenario == "bac-kan" else "gc-legion-1"
    side, formation = ("viet-minh", "v1") if scenario == "bac-kan" else ("french", "f1")
    text = f"indochine {scenario}\nturn 2\nacting {side}\nactivating {formation}\nformation {formation} activated 1\n"
    g = lay_out(text + f"unit {who} at A1108 formation {formation} active\n").play(f"act {who}")
    why = "Only mortars can fire smoke" if scenario == "bac-kan" else "There is no smoke"
    assert g.refused("lay-smoke A1108") == f"§10.6 {why} in this scenario."


@pytest.mark.rule("10.9")
def test_10_9_the_higher_pc_directs_mortars_at_what_he_sees() -> None:
    text = f"indochine\nboard\n{ROW}acting french\nactivating f5\nformation f5 activated 1\n"
    units = """
    unit pc-f-co-1 at 0201 formation f5 active
    unit pc-f-1 m60-f-1 at 0101 formation f1
    unit m60-f-2 at 0101 formation f1 acted
    unit m81-f-1 at 0102 formation f5 active
    """.replace("0102", "0301")
    g = lay_out(text + units + enemy("0901"), (6, 5)).play("act pc-f-co-1", "coordinate")
    assert g.options("mortar") == ["m60-f-1", "m81-f-1"]
    g.play("mortar m60-f-1")
    assert "acted" in g.marks("m60-f-1")
    g.play("done")
    assert g.options("act") == ["m81-f-1"]
    stopped = units.replace("f5 active\n    unit pc-f-1", "f5 active stopped\n    unit pc-f-1")
    halted = lay_out(text + stopped + enemy("0901"), (6, 5)).play("act pc-f-co-1")
    assert "coordinate" in halted.options(), "only the command action is closed to a stopped PC (6.3)"


@pytest.mark.rule("10.9", "6.2")
def test_10_9_a_coordinated_mortar_that_fires_again_keeps_to_what_the_higher_pc_sees() -> None:
    rows = "  . . . . j . . . . .\n" * 2
    text = f"indochine\nboard\n{rows}{QUIET}acting french\nactivating f5\nformation f5 activated 1\n"
    units = "unit pc-f-co-1 at 0601 formation f5 active\nunit pc-f-1 m60-f-1 at 0101 formation f1\n"
    enemies = enemy("0301") + enemy("0901", name="inf-vm-2")
    g = lay_out(text + units + enemies, (6, 1)).play("act pc-f-co-1", "coordinate", "mortar m60-f-1")
    assert (g.asked, g.options("again")) == ("french 6.2", ["0901"])


@pytest.mark.rule("qa.8", "8.discovery", "10.8")
def test_qa_8_observing_for_a_mortar_does_not_show_a_hidden_leader() -> None:
    rows = "  . j . . . .\n" * 2
    units = "unit m60-f-1 at 0101 formation f1 active concealed\nunit pc-f-1 at 0201 formation f1 concealed\n"
    g = firing(units + MORE.replace("0101", "0102") + enemy("0501"), (6, 5), rows=rows, first="m60-f-1")
    g.play("fire 0501")
    assert not g.told("fires-blindly")
    assert not g.is_open("pc-f-1")
    assert not g.is_open("m60-f-1"), "it fires out of the enemy's sight"


@pytest.mark.rule("3.2", "10.8", "5.2")
def test_3_2_mortars_on_the_map_act_with_their_formation() -> None:
    text = f"indochine\nboard\n{ROW}acting french\nunit pc-f-1 m60-f-1 at 0101 formation f1\n"
    g = lay_out(text + enemy("0701"), (1, 1)).play("activate f1", "act m60-f-1")
    assert g.options("fire") == ["0701"]
