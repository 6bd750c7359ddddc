"""Chapters 6.4 to 6.6: windows of defensive fire, rates, duels both ways, what is asked and what is not, withdrawal."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.games.indochine.fighting import Fight, Roll, lay_out

ROWS = "  . . . . . . . . . .\n" * 4


def moving(units: str, *rolls: Roll, rows: str = ROWS, more: str = "", first: str = "gc-para-1") -> Fight:
    """A French formation in action."""
    text = f"indochine\nboard\n{rows}{more}acting french\nactivating f1\nformation f1 activated 1\n{units}"
    return lay_out(text, *rolls).play(f"act {first}")


PARA = "unit gc-para-1 at 0101 formation f1 active\nunit gc-line-1 at 0101 formation f1 active\n"
VM = "unit pc-vm-1 at 0602 formation v1 td-over\nunit inf-vm-1 inf-vm-2 at 0601 formation v1\n"


# At movers (6.5.moving) ----------------------------------------------------------------------------------------


@pytest.mark.rule("6.5.moving", "6.5.conditions", "6.4")
def test_6_5_the_passive_side_may_fire_whenever_a_unit_enters_a_hex() -> None:
    g = moving(PARA + VM).play("move 0201")
    assert g.asked == "viet-minh 6.5.moving"
    assert g.options("shoot") == ["inf-vm-1", "inf-vm-2"]
    g.play("hold", "move 0301")
    assert g.asked == "viet-minh 6.5.moving", "and again in the next hex"


@pytest.mark.rule("6.5.moving", "6.5")
def test_6_5_each_unit_fires_once_for_each_hex_and_the_first_fire_is_free() -> None:
    g = moving(PARA + VM, (6, 6)).play("move 0201", "shoot inf-vm-1", "done")
    assert "td" in g.marks("inf-vm-1")
    assert g.options("shoot") == ["inf-vm-2"]
    assert g.refused("shoot inf-vm-1").startswith("§6.5.moving ")


@pytest.mark.rule("6.5")
def test_6_5_a_unit_that_has_fired_tests_its_rate_and_failing_ends_its_fire() -> None:
    units = PARA + VM.replace("inf-vm-1 inf-vm-2 at 0601 formation v1", "inf-vm-1 at 0601 formation v1 td")
    passed = moving(units, (2, 3), (6, 6)).play("move 0201", "shoot inf-vm-1")
    assert passed.told("missed"), "five is not above its rate"
    failed = moving(units, (3, 3)).play("move 0201", "shoot inf-vm-1")
    assert "td-over" in failed.marks("inf-vm-1")
    assert not failed.told("missed")
    assert failed.asked == "french 6.1", "nobody else can fire"


@pytest.mark.rule("6.5", "11.1", "12.1")
@pytest.mark.parametrize(("state", "roll", "fires"), [("td stopped", (2, 3), False), ("td stopped", (2, 2), True)])
def test_6_5_a_stopped_unit_adds_one_to_the_rate_test(state: str, roll: Roll, fires: bool) -> None:
    units = PARA + f"unit inf-vm-1 at 0301 formation v1 {state}\n"
    g = moving(units, roll, (6, 6)).play("move 0102", "shoot inf-vm-1")
    assert bool(g.told("missed")) == fires


@pytest.mark.rule("6.5", "12.1")
def test_6_5_stopped_and_hesitant_together_add_one() -> None:
    units = PARA + "unit pc-vm-1 at 0401 formation v1 hesitant td-over\nunit inf-vm-1 at 0301 formation v1 td stopped\n"
    g = moving(units, (2, 2), (6, 6)).play("move 0102", "shoot inf-vm-1")
    assert g.told("missed")


@pytest.mark.rule("6.5.moving", "table.fire-mods")
def test_6_5_only_the_mover_is_hit_and_moving_costs_it_two() -> None:
    units = PARA + "unit gc-para-2 at 0201 formation f1\n" + VM
    g = moving(units, (6, 6)).play("move 0201")
    die = g.tally("shoot inf-vm-1").die
    assert die is not None
    assert {reason.key: reason.value for reason in die.reasons} == {"reason-moving": -2}
    g.play("shoot inf-vm-1", "done")
    assert g.told("missed") == ["12: no effect on the 1st parachute squad in 0201."]


@pytest.mark.rule("7.3", "table.fire-mods")
def test_7_3_a_tactical_move_is_less_exposed() -> None:
    g = moving(PARA + VM).play("creep 0201")
    die = g.tally("shoot inf-vm-1").die
    assert die is not None
    assert die.total == -1


@pytest.mark.rule("6.5.moving")
def test_6_5_a_unit_with_a_movement_marker_fires_at_movers_with_half_its_power() -> None:
    g = moving(PARA + "unit inf-vm-1 at 0301 formation v1 moved\n").play("move 0102")
    assert g.tally("shoot inf-vm-1").parts[0].total == 2


@pytest.mark.rule("6.5.moving", "11.1")
def test_6_5_a_mover_that_is_stopped_goes_no_farther_but_may_be_fired_at_again() -> None:
    units = PARA + VM
    g = moving(units, (1, 1), (6, 6), more="force trc S\n").play("move 0201", "shoot inf-vm-1", "done", "accept")
    assert "stopped" in g.marks("gc-para-1")
    assert g.options("shoot") == ["inf-vm-2"], "the window stays open"
    assert g.play("hold").options("move") == []
    assert g.play("halt").asked == "french 5.2"


@pytest.mark.rule("6.5", "9.2")
def test_6_5_a_group_tests_unit_by_unit_and_a_failure_does_not_stop_the_others() -> None:
    units = PARA + "unit inf-vm-1 inf-vm-2 at 0601 formation v1 td\n"
    g = moving(units, (6, 6), (1, 1), (6, 6)).play("move 0201", "shoot inf-vm-1", "join inf-vm-2")
    assert "td-over" in g.marks("inf-vm-1")
    assert g.told("fires") == ["Viet-Minh 2nd platoon fires at 0201."]


@pytest.mark.rule("6.5")
def test_6_5_defensive_fire_takes_nothing_from_a_later_activation() -> None:
    g = moving(PARA + VM, (6, 6)).play("move 0201", "shoot inf-vm-1", "done", "let-pass", "halt", "done")
    assert "acted" not in g.marks("inf-vm-1")


# At firers, and the duel (6.5.firing) --------------------------------------------------------------------------


DUEL = """
unit gc-para-1 gc-line-1 at 0101 formation f1 active
unit pc-f-2 at 0103 formation f2 td-over
unit gc-para-2 at 0102 formation f2
unit pc-vm-1 at 0602 formation v1 td-over
unit inf-vm-1 inf-vm-2 at 0501 formation v1
"""


@pytest.mark.rule("6.5.firing")
def test_6_5_after_a_fire_the_passive_side_may_answer_with_any_unmoved_units() -> None:
    g = moving(DUEL.replace("inf-vm-2 at 0501 formation v1", "inf-vm-2 at 0501 formation v1"), (6, 6), (6, 6))
    g.play("fire 0501", "done")
    assert g.asked == "viet-minh 6.5.firing"
    assert g.options("shoot") == ["inf-vm-1", "inf-vm-2"]
    moved = moving(DUEL.replace("at 0501 formation v1", "at 0501 formation v1 moved"), (6, 6), (6, 6))
    assert moved.play("fire 0501", "done").asked == "french 5.2"


@pytest.mark.rule("6.5.firing")
def test_6_5_only_the_firers_are_hit() -> None:
    g = moving(DUEL, (6, 6), (6, 6), (6, 6)).play("fire 0501", "done", "shoot inf-vm-1", "done")
    assert g.told("missed")[2:] == ["12: no effect on the 1st parachute squad in 0101."]


@pytest.mark.rule("6.5.firing", "6.5.conditions")
def test_6_5_each_passive_fire_may_be_answered_by_one_unit_of_another_formation_and_so_on() -> None:
    g = moving(DUEL, (6, 6), (6, 6), (6, 6), (6, 6), (1, 1), (6, 6))
    g.play("fire 0501", "done", "shoot inf-vm-1", "done")
    assert g.asked == "french 6.5.firing"
    assert g.options("shoot") == ["gc-para-2"], "not the activated formation"
    g.play("shoot gc-para-2")
    assert g.asked == "viet-minh 6.5.firing"
    assert g.options("shoot") == ["inf-vm-1", "inf-vm-2"], "one unit of the passive side, even one that has fired"
    g.play("shoot inf-vm-1")
    assert g.asked == "french 6.5.firing", "its rate test passed, it fired, and is answered again"
    g.play("hold")
    assert (g.asked, g.options("shoot")) == ("viet-minh 6.5.firing", ["inf-vm-2"]), "back in the first window"


@pytest.mark.rule("6.5.firing", "3.3", "3.4")
def test_6_5_a_unit_of_the_activated_formation_that_is_out_of_command_is_passive_and_may_answer() -> None:
    units = DUEL.replace("gc-para-2 at 0102 formation f2", "gc-para-2 at 0102 formation f1 {state}")
    fought = []
    for state in ("out-of-command", ""):
        g = moving(units.format(state=state), (6, 6), (6, 6), (6, 6)).play("fire 0501", "done")
        fought.append(g.play("shoot inf-vm-1", "done").asked)
    assert fought == ["french 6.5.firing", "viet-minh 6.5.firing"]


@pytest.mark.rule("6.5.firing", "6.2")
def test_6_5_a_refire_opens_the_window_again() -> None:
    house = "  . . . . s . .\n" * 3
    g = moving(DUEL, (6, 1), (6, 6), (6, 1), (6, 6), rows=house).play("fire 0501", "done", "hold", "again 0501")
    assert g.asked == "viet-minh 6.5.firing"
    assert g.options("shoot") == ["inf-vm-1", "inf-vm-2"]


@pytest.mark.rule("6.5.firing", "9.2")
def test_6_5_a_group_in_two_hexes_is_answered_hex_by_hex() -> None:
    units = DUEL.replace("gc-line-1 at 0101", "at 0101") + "unit gc-line-1 at 0201 formation f1 active\n"
    g = moving(units, (6, 6), (6, 6), (6, 6)).play("fire 0501", "join gc-line-1")
    question = g.game.question
    assert question is not None
    assert question.args["hex"] == g.hex("0101")
    g.play("shoot inf-vm-1", "done", "hold", "hold")
    question = g.game.question
    assert question is not None
    assert question.args["hex"] == g.hex("0201")
    assert g.options("shoot") == ["inf-vm-2"], "each fires once at the whole group"


# What is asked (a.7 of the plan; 8) ----------------------------------------------------------------------------


@pytest.mark.rule("6.4", "4.1")
def test_6_4_a_step_out_of_everyones_sight_asks_nobody() -> None:
    wood = "  . . . j . .\n" * 4
    hidden = "unit inf-vm-1 at 0601 formation v1 concealed\n"
    assert moving(PARA + hidden, rows=wood).play("move 0201").asked == "french 6.1"


@pytest.mark.rule("6.4", "8.decoy")
def test_6_4_a_side_is_asked_even_when_only_a_decoy_could_answer() -> None:
    decoy = "unit decoy-v-1 at 0601 formation v1 concealed\n"
    g = moving(PARA + decoy, rows="  . . . . . j\n" * 2).play("move 0201")
    assert (g.asked, g.options("shoot")) == ("viet-minh 6.5.moving", [])


@pytest.mark.rule("6.4")
def test_6_4_an_open_side_is_not_asked_where_every_fire_is_certain_to_do_nothing() -> None:
    far = "piece inf-vm-1 range 9\nunit inf-vm-1 at 1001 formation v1 stopped\n"
    assert moving("piece inf-vm-1 fire 1\n" + PARA + far).play("move 0201").asked == "french 6.1"


@pytest.mark.rule("6.4")
def test_6_4_a_whole_move_may_be_let_pass() -> None:
    g = moving(PARA + VM).play("move 0201", "let-pass", "move 0301")
    assert g.asked == "french 6.1"
    g.play("halt", "act gc-line-1", "move 0201")
    assert g.asked == "viet-minh 6.5.moving", "the next unit is another move"


@pytest.mark.rule("6.4")
def test_6_4_a_side_may_wait_for_a_better_chance_until_the_activation_ends() -> None:
    one = VM.replace("inf-vm-1 inf-vm-2", "inf-vm-1")
    g = moving(PARA + one, rows="  . j . . . .\n" * 2).play("move 0201")
    chances = g.tally("shoot inf-vm-1").chances()
    chance = sum((p for result, p in chances.items() if not result.is_nothing), Fraction(0))
    assert Fraction(25, 100) < chance <= Fraction(50, 100)
    assert g.play("unless 25").asked == "viet-minh 6.5.moving", "this chance is above it"
    g.play("unless 50")
    assert g.asked == "french 6.1"
    g.play("halt", "act gc-line-1", "move 0201")
    assert g.asked == "french 6.1", "the wish lasts"
    g.play("halt")
    assert g.game.play.position.patience == [0, 0]


@pytest.mark.rule("6.5.conditions", "10.8", "6.4")
def test_6_4_a_hidden_marker_might_be_a_mortar_for_a_leader_in_sight() -> None:
    wood = "  . . . j . . .\n  . . . j . . .\n  . . . . . . .\n"
    units = PARA + "unit pc-vm-1 at 0303 formation v1 td-over\nunit decoy-v-1 at 0701 formation v1 concealed\n"
    g = moving(units, rows=wood).play("move 0201")
    assert (g.asked, g.options("shoot")) == ("viet-minh 6.5.moving", [])


@pytest.mark.rule("6.4", "8")
def test_6_4_whoever_waits_is_asked_all_the_same_where_a_hidden_marker_might_fire() -> None:
    hidden = "unit inf-vm-1 at 0601 formation v1 concealed\nunit decoy-v-1 at 0601 formation v1 concealed\n"
    g = moving(PARA + hidden, rows="  . j . . . j\n  . j . . . .\n").play("move 0201", "unless 50")
    assert g.asked == "french 6.1", "this once it is his own answer"
    g.play("move 0202")
    assert g.asked == "viet-minh 6.5.moving", "not to be asked would tell what lies there"


@pytest.mark.rule("ext.opt.rate")
def test_ext_opt_rate_only_heavy_weapons_fire_defensively_more_than_once() -> None:
    text = f"indochine\noptions ext.opt.rate\nboard\n{ROWS}acting french\nactivating f1\nformation f1 activated 1\n"
    units = PARA + "unit inf-vm-1 mg-vm-1 at 0601 formation v1 td\nunit inf-vm-2 at 0601 formation v1\n"
    g = lay_out(text + units).play("act gc-para-1", "move 0201")
    assert g.options("shoot") == ["inf-vm-2", "mg-vm-1"]


# Withdrawal before assault (6.6) -------------------------------------------------------------------------------

NEAR = "unit gc-para-1 at 0201 formation f1 active\nunit gc-line-1 at 0101 formation f1 active\n"


@pytest.mark.rule("6.6")
def test_6_6_a_unit_withdraws_before_the_assault_and_has_then_been_activated() -> None:
    g = moving(NEAR + "unit inf-vm-1 at 0301 formation v1\n").play("assault 0301")
    assert g.asked == "viet-minh 6.6"
    g.play("withdraw inf-vm-1")
    assert "0201" not in g.options("to"), "not where the enemy is"
    g.play("to 0401")
    assert {"moved", "acted", "withdrew"} <= g.marks("inf-vm-1")
    assert g.at("gc-para-1") == "0301", "the assaulter enters the empty hex"


@pytest.mark.rule("6.6", "qa.6", "qa.7")
@pytest.mark.parametrize(
    ("unit", "clause"),
    [
        ("inf-vm-1 at 0301 formation v1 stopped", "6.6"),
        ("inf-vm-1 at 0301 formation v1 neutralised", "6.6"),
        ("mg-vm-1 at 0301 formation v1", "qa.6"),
        ("inf-vm-1 at 0301 formation v1 acted", "qa.7"),
        ("inf-vm-1 at 0301 formation v1 withdrew", "qa.7"),
    ],
)
def test_6_6_who_may_not_withdraw(unit: str, clause: str) -> None:
    g = moving(NEAR + f"unit {unit}\nunit inf-vm-2 at 0301 formation v1\n").play("assault 0301")
    assert g.refused(f"withdraw {unit.split()[0]}").startswith(f"§{clause} ")


@pytest.mark.rule("6.6", "13.resolution")
def test_6_6_the_odds_of_both_ways_are_told() -> None:
    g = moving(NEAR + "unit inf-vm-1 inf-vm-2 at 0301 formation v1\n").play("assault 0301")
    stay, go = g.game.explain("hold"), g.game.explain("withdraw inf-vm-1")
    assert stay is not None and go is not None
    strikers = [reading.of.args["piece"] for reading in stay.readings]
    assert strikers == [g.piece("gc-para-1"), g.piece("inf-vm-1"), g.piece("inf-vm-2")]
    assert {reason.key for reason in go.reasons} == {"reason-nobody-fires", "reason-counts-as-activated"}
    assert stay.readings[0].tally.chances()["nothing"] < 1


@pytest.mark.rule("6.6", "8.discovery")
def test_6_6_the_odds_tell_nothing_of_hidden_attackers() -> None:
    near = "unit gc-para-1 at 0201 formation f1 active concealed\n"
    g = moving(near + "unit inf-vm-1 at 0301 formation v1\n").play("assault 0301")
    stay = g.game.explain("hold")
    assert stay is not None and not stay.readings
    assert [reason.key for reason in stay.reasons] == ["reason-nobody-known"]


@pytest.mark.rule("6.6", "10.5")
def test_6_6_the_way_through_a_zone_of_impact_has_its_odds() -> None:
    shelled = "hex 0401 impact 8\n"
    g = moving(NEAR + shelled + "unit inf-vm-1 at 0301 formation v1\n").play("assault 0301")
    go = g.game.explain("withdraw inf-vm-1")
    assert go is not None
    assert {"reason-gives-up-hex", "reason-shelled-on-the-way"} <= {reason.key for reason in go.reasons}
    g.play("withdraw inf-vm-1")
    shells, quiet = g.game.explain("to 0401"), g.game.explain("to 0302")
    assert shells is not None and shells.column is not None
    assert quiet is not None and quiet.dice is None
