"""Chapters 5.41, 6.53 and 12: who enters, totals and columns, First Fire, bayonets, losses, lone leaders."""

from __future__ import annotations

import pytest

from tests.games.august.fielding import Battle, Roll, lay_out

ROW = "  . . . . . .\n" * 4
SPARE = "unit gI04 at 0604 to-move\n"
LED = "to-fire led well-led by gCpt1a"


def attacking(
    units: str, *rolls: Roll, rows: str = ROW, more: str = "", scenario: str = "bilderweitschen", first: str = "gI01"
) -> Battle:
    """A German company about to attack; a Russian company far away keeps the battle going."""
    text = f"board\n{rows}{more}acting german\nunderway acting\n{SPARE}unit rI08 at 0601\n{units}"
    return lay_out(text, *rolls, scenario=scenario).play(f"act {first}")


COMPANY = f"unit gI01 at 0101 {LED}\n"
CAPTAIN = "unit gCpt1a at 0101 to-fire\n"
QUIET = "force assault -\n"


# Who may enter (5.41, 12.2) ------------------------------------------------------------------------------------


@pytest.mark.rule("5.41", "12.2", "12.21")
def test_12_2_only_a_company_called_by_a_steady_leader_enters() -> None:
    enemy = "unit rI01 at 0201\n"
    assert attacking(COMPANY + enemy).options("assault") == ["0201"]
    alone = attacking("unit gI01 at 0101 to-fire\n" + enemy)
    assert alone.refused("assault 0201") == "§12.2 No leader in good order has activated it."
    badly = attacking("unit gI01 at 0101 to-fire led\n" + enemy)
    assert badly.options("assault") == []


@pytest.mark.rule("5.43", "12.2", "12.24")
def test_12_24_no_machine_gun_and_no_shaken_company_enters() -> None:
    enemy = "unit rI01 at 0201\n"
    gun = attacking(f"unit gMG1 at 0101 {LED}\n" + enemy, first="gMG1")
    assert gun.refused("assault 0201") == "§12.2 Only companies and leaders may enter an enemy hex."
    shaken = attacking(f"unit gI01 at 0101 {LED} discouraged\n" + enemy)
    assert shaken.refused("assault 0201") == "§12.2 It is not in good order."


@pytest.mark.rule("12.21")
def test_12_21_only_from_an_adjacent_hex() -> None:
    assert attacking(COMPANY + "unit rI01 at 0301\n").refused("assault 0301").startswith("§12.21 ")


@pytest.mark.rule("5.41", "12.2", "4.1")
def test_5_41_a_leader_enters_with_a_company_and_the_stack_has_room_for_two() -> None:
    units = COMPANY + f"unit gI02 gI03 at 0101 {LED}\n" + CAPTAIN + "unit rI01 at 0201\n"
    text = units.replace("gI02 gI03 at 0101", "gI02 gI03 at 0102")
    g = attacking(QUIET + text, 3, 3).play("assault 0201")
    assert set(g.options("take-part")) == {"gI02", "gI03", "gCpt1a"}
    g.play("take-part gI02")
    assert g.options("take-part") == ["gCpt1a"]


@pytest.mark.rule("13.23", "5.41")
def test_13_23_nobody_fires_at_those_who_enter_an_assault() -> None:
    g = attacking(QUIET + COMPANY + "unit rI01 at 0201\nunit rMG1 at 0301\n", 3, 3).play("assault 0201")
    assert g.ask == "ask-act"
    assert g.at("gI01") == "0201"
    assert g.marks("gI01") == {"spent"} | {"led", "well-led"}
    assert g.marks("rI01") == set(), "defenders are not marked"


# Totals and columns (12.3, 12.31, 6.53) ------------------------------------------------------------------------


@pytest.mark.rule("12.3", "6.52", "6.53")
def test_12_3_the_total_has_each_leaders_bonus_and_one_column_for_leaders() -> None:
    units = COMPANY + f"unit gI02 at 0101 {LED}\nunit gCpt1b gLt1a at 0101 to-fire\nunit rI01 at 0201\n"
    g = attacking(units).play("assault 0201", "take-part gI02", "take-part gCpt1b")
    tally = g.tally("take-part gLt1a")
    assert tally.parts[0].total == 6 + 6 + 1
    assert tally.total == 1
    assert g.column("take-part gLt1a") == "16"


@pytest.mark.rule("12.31", "ex.30")
@pytest.mark.parametrize(("sign", "shift"), [(".", 0), ("v", -2), ("w", -1), ("f", 0)])
def test_ex_30_the_ground_counts_for_the_attacker_alone(sign: str, shift: int) -> None:
    rows = f"  . {sign} . . . .\n" + "  . . . . . .\n" * 3
    units = COMPANY + f"unit gI02 at 0101 {LED}\nunit rI01 at 0201\n"
    g = attacking(units, rows=rows).play("assault 0201")
    assert g.tally().total == shift
    g.play("done", "roll 3")
    question = g.game.question
    assert question is not None
    assert question.tally is not None
    assert question.tally.total == 0


@pytest.mark.rule("12.3", "14.2", "12.25", "12.32", "14.3")
@pytest.mark.parametrize(
    ("unit", "worth"),
    [
        ("unit rI01 at 0201\n", 5),
        ("unit rI01 at 0201 discouraged\n", 3),
        ("unit rI01 at 0201 demoralised\n", 2),
        ("unit rI01 at 0201\nunit r76A at 0201\n", 6),
        ("unit rI01 at 0201\nunit rMG1 at 0201\n", 12),
        ("unit rI01 at 0201\nunit rMG1 at 0201 limbered\n", 5),
    ],
)
def test_12_3_strength_in_defence_by_state_and_kind(unit: str, worth: int) -> None:
    text = f"turn 6\nboard\n{ROW}acting german\nunderway acting\n{SPARE}unit rI08 at 0601\n{COMPANY}{unit}"
    g = lay_out(text, 1, scenario="tilsit").play("act gI01", "assault 0201")
    assert g.ask == "roll-assault"
    question = g.game.question
    assert question is not None
    assert question.tally is not None
    assert question.tally.parts[0].total == worth


@pytest.mark.rule("12.3")
def test_12_3_both_sides_fire_at_once_even_those_who_die() -> None:
    units = f"unit gI01 at 0101 {LED} steps 1\nunit rI01 at 0201 steps 1\n"
    g = attacking("force assault 2\n" + units, 6, 6).play("assault 0201")
    assert (g.at("gI01"), g.at("rI01")) == ("out", "out")


@pytest.mark.rule("7.62", "ex.19")
def test_ex_19_the_first_step_comes_off_the_best_state() -> None:
    units = COMPANY + "unit rI01 rI02 at 0201 spent\nunit rMG1 at 0201 discouraged\n"
    g = attacking("force assault 2\n" + units, 6, 6).play("assault 0201")
    assert g.asked == "russian 7.62"
    assert set(g.options("lose")) == {"rI01", "rI02"}
    g.play("lose rI01")
    assert set(g.options("lose")) == {"rI01", "rI02", "rMG1"}


@pytest.mark.rule("6.71", "7.62")
def test_6_71_steps_that_nobody_can_take_fall_on_the_leaders() -> None:
    units = COMPANY + "unit rMG1 at 0201\nunit rCpt1a at 0201\n"
    g = attacking("force assault 2\n" + units, 6, 6).play("assault 0201")
    while g.ask == "ask-lose":
        g.play(g.options()[0])
    assert (g.at("rMG1"), g.at("rCpt1a")) == ("out", "out")


@pytest.mark.rule("def.control", "12.1")
def test_def_control_an_assault_hex_belongs_to_nobody_new_until_one_side_is_alone() -> None:
    g = attacking(QUIET + COMPANY + "unit rI01 at 0201\nhex 0201 control russian\n", 3, 3).play("assault 0201")
    assert g.holder("0201") == "russian"
    alone = attacking(
        "force assault 1\n" + COMPANY + "unit rI01 at 0201 steps 1\nhex 0201 control russian\n", 6, 6, (1, 1)
    ).play("assault 0201")
    assert alone.holder("0201") == "german"


# First Fire (12.33) and the bayonet (12.6) ---------------------------------------------------------------------


@pytest.mark.rule("12.33")
def test_12_33_the_dug_in_may_fire_first_and_a_broken_attacker_does_not_attack() -> None:
    units = COMPANY + "unit rI01 at 0201 dug-in\n"
    g = attacking("force assault M\n" + units, 3, (6, 6)).play("assault 0201")
    assert g.asked == "russian 12.33"
    g.play("first-fire")
    assert "demoralised" in g.marks("gI01")
    assert not g.told("assault-attack")
    assert g.at("gI01") == "0201", "it stays in the hex"


@pytest.mark.rule("12.33")
def test_12_33_or_all_fire_together_with_the_attack() -> None:
    units = COMPANY + "unit rI01 at 0201 dug-in\nunit rI02 at 0201\n"
    g = attacking(QUIET + units, 3, 3).play("assault 0201")
    assert g.tally().parts[0].total == 5, "First Fire is that of the dug-in alone"
    g.play("fire-together")
    assert g.told("assault-attack")
    assert g.told("assault-defence")


@pytest.mark.rule("12.33", "7.62")
def test_12_33_who_fires_first_does_not_fire_again() -> None:
    units = COMPANY + "unit rI01 at 0201 dug-in\nunit rI02 at 0201\n"
    g = attacking(QUIET + units, 3, 3).play("assault 0201", "first-fire")
    assert g.told("first-fire")
    assert g.told("assault-attack")
    assert not g.told("assault-defence")


INSIDE = "unit gI01 at 0201 to-fire led well-led by gCpt1a\nunit gCpt1a at 0201 to-fire\n"


@pytest.mark.rule("12.6", "12.61")
def test_12_61_the_bayonet_gives_two_columns_after_the_fire_of_all_defenders() -> None:
    g = attacking(QUIET + INSIDE + "unit rI01 at 0201\n", 3, 3).play("bayonet 0201", "take-part gCpt1a")
    assert [event.key for event in g.game.events if event.key in ("first-fire", "assault-attack")] == [
        "first-fire",
        "assault-attack",
    ]
    attack = next(event for event in g.game.events if event.key == "assault-attack")
    tally = attack.rolls[0].tally
    assert tally is not None
    assert {reason.key: reason.value for reason in tally.reasons} == {"reason-led": 1, "reason-bayonet": 2}


@pytest.mark.rule("12.6", "12.62")
def test_12_62_only_with_a_leader_in_the_hex_and_only_companies() -> None:
    without = attacking("unit gI01 at 0201 to-fire\nunit rI01 at 0201\n")
    assert without.refused("bayonet 0201").startswith("§12.62 ")
    gun = attacking(INSIDE.replace("gI01", "gMG1") + "unit rI01 at 0201\n", first="gMG1")
    assert gun.options("bayonet") == []
    assert gun.options("assault") == ["0201"]
    entering = attacking(COMPANY + CAPTAIN + "unit rI01 at 0201\n")
    assert entering.options("bayonet") == []


@pytest.mark.rule("12.5", "12.24")
def test_12_5_those_who_stay_out_of_an_attack_suffer_nothing() -> None:
    units = INSIDE + "unit gI02 at 0201 to-fire led well-led by gCpt1a\nunit rI01 at 0201\n"
    g = attacking("force assault 1\n" + units, 3, 3, (1, 1), (1, 1)).play("assault 0201", "done")
    assert (g.steps("gI01"), g.steps("gI02")) == (1, 2)


@pytest.mark.rule("16.22", "16.25")
def test_16_22_who_attacks_leaves_his_works() -> None:
    units = INSIDE.replace("well-led by", "well-led dug-in by") + "unit rI01 at 0201\n"
    g = attacking(QUIET + units, 3, 3).play("assault 0201", "done")
    assert "dug-in" not in g.marks("gI01")


@pytest.mark.rule("12.31", "16.32", "7.52")
def test_16_32_fortified_defenders_read_two_columns_less() -> None:
    units = COMPANY + f"unit gI02 at 0101 {LED}\nunit rI01 at 0201\nunit rC-a at 0201 mounted\n"
    works = "hex 0201 fort 1\nhex 0201 control russian\n"
    text = f"turn 6\nboard\n{ROW}acting german\nunderway acting\n{SPARE}unit rI08 at 0601\n{units}{works}"
    g = lay_out(text, scenario="tilsit").play("act gI01", "assault 0201")
    assert [reading.tally.total for reading in g.tally().readings] == [-2, 0]


# Leaders beside an assault hex, and going in without attacking (12.5, 12.81) -----------------------------------

CONTESTED = "unit gI02 at 0201\nunit rI01 at 0201\n"


@pytest.mark.rule("12.5")
def test_12_5_a_company_may_join_friends_without_attacking() -> None:
    g = attacking(COMPANY + CONTESTED)
    assert g.options("reinforce") == ["0201"]
    g.play("reinforce 0201")
    assert g.at("gI01") == "0201"
    assert not g.told("assault-attack")
    assert "spent" in g.marks("gI01")
    assert attacking(COMPANY + "unit rI01 at 0201\n").options("reinforce") == []


def naming(units: str, *rolls: Roll) -> Battle:
    """A German segment that a captain beside an assault hex begins."""
    text = f"board\n{ROW}acting german\nunit rI08 at 0604\nunit gCpt1a at 0101\n{units}"
    return lay_out(text, *rolls).play("leader gCpt1a")


@pytest.mark.rule("12.81")
def test_12_81_a_leader_beside_an_assault_hex_calls_into_it_only_to_enter_it() -> None:
    g = naming(CONTESTED)
    assert g.options("fire-with") == ["gCpt1a"]
    g.play("fire-with gCpt1a")
    assert "gI02" in g.options("fire-with")
    moving = naming(CONTESTED).play("move-with gCpt1a")
    assert moving.ask == "ask-act", "declared to move he calls nobody there"


@pytest.mark.rule("12.81", "12.5")
def test_12_81_those_called_from_outside_attack_only_with_their_leader() -> None:
    g = naming(QUIET + CONTESTED, 3, 3).play("fire-with gCpt1a", "fire-with gI02")
    g.play("act gI02")
    assert g.refused("assault 0201") == "§12.81 The leader who activated it must go in first."
    led = naming(QUIET + CONTESTED, 3, 3).play("fire-with gCpt1a", "fire-with gI02", "act gCpt1a", "assault 0201")
    led.play("take-part gI02")
    assert led.told("assault-attack")
    assert led.at("gCpt1a") == "0201"


@pytest.mark.rule("12.81")
def test_12_81_a_leader_bound_to_an_assault_sends_the_others_nowhere_else() -> None:
    units = CONTESTED + "unit gI03 at 0102\n"
    g = naming(units).play("fire-with gCpt1a", "fire-with gI02", "move-with gI03", "act gI03")
    assert g.refused("to 0103").startswith("§12.81 ")


@pytest.mark.rule("5.41")
def test_5_41_a_leader_alone_attacks_nobody() -> None:
    g = naming("unit gI02 at 0102\nunit rI01 at 0201\n").play("fire-with gCpt1a", "move-with gI02")
    assert g.options("act") == ["gI02"]
