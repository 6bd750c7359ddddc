"""Chapters 5.52, 6.1, 12.7 and 15: squadrons mounted and dismounted, charges, classes of leaders, mixed stacks."""

from __future__ import annotations

import pytest

from grognard.games.august.cavalry import is_rider
from grognard.games.august.charges import charge_ways
from tests.games.august.fielding import Battle, Roll, ground, lay_out, number

OPEN = "  . . . . . .\n" * 4
SPARE = "unit gI04 at 0104 to-move\n"
FAR = "unit rI08 at 0604 spent\n"
LED = "to-fire led well-led by gcCpt1a"
CAPTAIN = "unit gcCpt1a at 0101 to-fire\n"
RIDERS = f"{CAPTAIN}unit gC-a at 0101 mounted {LED}\n"


def acting(
    units: str, *rolls: Roll, first: str = "gC-a", rows: str = OPEN, more: str = "", scenario: str = "tilsit"
) -> Battle:
    """One German piece about to act, by day at Tilsit."""
    text = f"turn 6\nboard\n{rows}{more}acting german\nunderway acting\n{SPARE}{FAR}{units}"
    return lay_out(text, *rolls, scenario=scenario).play(f"act {first}")


def face(g: Battle, name: str) -> str:
    """The face a counter shows."""
    return g.table.face_name(g.piece(name))


# Mounting and dismounting (15.1, 15.4, 15.5) -------------------------------------------------------------------


@pytest.mark.rule("15.4", "15.5", "15.51", "15.1")
def test_15_4_a_squadron_dismounts_or_mounts_as_its_whole_action() -> None:
    down = acting("unit gC-a at 0101 mounted to-move\n").play("dismount")
    assert (face(down, "gC-a"), down.at("gC-a")) == ("dismounted", "0101")
    assert down.marks("gC-a") == {"spent"}
    up = acting("unit gC-a at 0101 dismounted to-move\n")
    assert "dismount" not in up.options()
    assert face(up.play("mount"), "gC-a") == "mounted"
    assert up.marks("gC-a") == {"spent"}


@pytest.mark.rule("15.4", "15.5", "14.2")
def test_15_4_a_discouraged_squadron_may_too() -> None:
    assert "dismount" in acting("unit gC-a at 0101 mounted to-move discouraged\n").options()
    assert "mount" in acting("unit gC-a at 0101 dismounted to-move discouraged\n").options()


@pytest.mark.rule("15.42", "15.52", "14.3")
def test_15_42_a_demoralised_squadron_only_tries_to_recover_and_stays_in_the_saddle() -> None:
    g = acting("unit gC-a at 0101 mounted to-move demoralised\n", (2, 2))
    assert g.marks("gC-a") == {"discouraged", "spent"}
    assert face(g, "gC-a") == "mounted"
    assert not g.told("dismounts")


@pytest.mark.rule("15.1", "15.6")
def test_15_1_companies_leaders_and_plastuns_have_no_horses_to_get_off() -> None:
    assert not {"mount", "dismount"} & {*acting("unit gI01 at 0101 to-move\n", first="gI01").options()}
    assert not {"mount", "dismount"} & {*acting("unit gcCpt1a at 0101 to-move\n", first="gcCpt1a").options()}


@pytest.mark.rule("15.1", "7.6")
def test_15_1_a_step_lost_on_foot_is_lost_in_the_saddle_too() -> None:
    g = ground(". .", "unit rC-a at 0101 dismounted steps 1\n", scenario="tilsit")
    piece = number(g, "rC-a")
    on_foot = g.printed(g.fire_of, piece)
    g.turn_to(piece, 2)
    assert (on_foot, g.printed(g.fire_of, piece), g.position.steps[piece]) == (2, 2, 1)


@pytest.mark.rule("15.41", "13.24", "13.0")
@pytest.mark.parametrize(("how", "shots"), [("dismounted", ["rC-a"]), ("mounted", [])])
def test_15_41_on_foot_a_squadron_makes_opportunity_fire_in_the_saddle_it_does_not(how: str, shots: list[str]) -> None:
    g = acting(f"unit gI01 at 0101 to-move led\nunit rC-a at 0301 {how}\nunit rI01 at 0302\n", first="gI01")
    g.play("to 0201")
    assert [name for name in g.options("shoot") if name == "rC-a"] == shots


@pytest.mark.rule("15.41", "7.52")
@pytest.mark.parametrize(("how", "shift"), [("mounted", 1), ("dismounted", None)])
def test_15_41_only_mounted_targets_have_the_shift(how: str, shift: int | None) -> None:
    g = acting(f"unit gI01 at 0101 to-fire\nunit rC-a at 0301 {how}\n", first="gI01")
    assert g.reasons("fire 0301").get("target-mounted") == shift


@pytest.mark.rule("15.2", "5.1", "6.4")
def test_15_2_a_cavalry_leader_has_six_points_and_pays_as_a_rider() -> None:
    g = acting("unit gcCpt1a at 0101 to-move\n", first="gcCpt1a", rows="  . f . . . .\n" * 4)
    g.play("to 0201", "to 0301", "to 0401", "to 0501", "to 0601")
    assert g.ask == "ask-act"


# Classes of leaders (6.1, 15.2, 5.51) --------------------------------------------------------------------------


def calling(leader: str, units: str, scenario: str = "tilsit") -> list[str]:
    """Whom a Russian leader may call from 0202."""
    text = f"turn 6\nboard\n{OPEN}acting russian\nunit {leader} at 0202\n{units}unit gI01 at 0604\n"
    return lay_out(text, scenario=scenario).play(f"leader {leader}").options("move-with")


@pytest.mark.rule("6.1", "15.2", "5.51", "3.12", "15.41")
def test_15_2_only_cavalry_leaders_command_squadrons_mounted_or_not() -> None:
    units = "unit rC-a at 0202 mounted\nunit rC-b at 0302 dismounted\nunit rI01 rMG1 at 0201\n"
    assert set(calling("rcCpt1a", units)) == {"rcCpt1a", "rC-a", "rC-b"}
    assert set(calling("rCpt1a", units)) == {"rCpt1a", "rI01", "rMG1"}


@pytest.mark.rule("6.1")
def test_6_1_cossack_leaders_command_cossacks_only_cavalry_leaders_both() -> None:
    units = "unit rK-a at 0202 mounted\nunit rC-a at 0302 mounted\n"
    assert set(calling("rkCpt1a", units)) == {"rkCpt1a", "rK-a"}
    assert set(calling("rcCpt1a", units)) == {"rcCpt1a", "rK-a", "rC-a"}


@pytest.mark.rule("6.1", "def.leaders", "def.companies")
def test_6_1_light_infantry_and_engineers_are_companies_of_the_infantry_class() -> None:
    text = f"turn 10\nboard\n{OPEN}acting german\nunit gCpt1a gJ1 at 0202\nunit rI01 at 0604\n"
    g = lay_out(text, scenario="orlau").play("leader gCpt1a")
    assert "gJ1" in g.options("move-with")
    assert g.table.is_company[g.piece("gJ1")]
    sappers = lay_out(
        f"turn 6\nboard\n{OPEN}acting german\nunit gCpt1a gE1 at 0202\nunit rI01 at 0604\n", scenario="tilsit"
    ).play("leader gCpt1a")
    assert "gE1" in sappers.options("move-with")
    assert sappers.table.is_company[sappers.piece("gE1")]


# Mixed stacks (5.52, ex.10) ------------------------------------------------------------------------------------

TWO = "unit rI01 at 0202\nunit rC-a at 0202 mounted\nunit rI02 at 0201\nunit rC-b at 0303 mounted\n"


def stack(units: str) -> Battle:
    """The Russian stack in 0202, named; an enemy is to the east."""
    text = f"turn 6\nboard\n{OPEN}acting russian\n{TWO}{units}unit gI01 at 0602 spent\n"
    return lay_out(text, scenario="tilsit").play("stack 0202")


@pytest.mark.rule("5.52", "ex.10", "5.5")
def test_ex_10_each_leader_of_a_mixed_stack_calls_his_own_and_all_may_approach() -> None:
    g = stack("unit rcCpt1a rCol1a at 0202\n")
    assert {"rI01", "rC-a", "rI02", "rC-b", "rcCpt1a", "rCol1a"} <= set(g.options("move-with"))
    g.play("move-with rI01", "move-with rC-a", "done", "act rC-a")
    assert "0302" in g.options("to")
    g.play("to 0302", "halt", "act rI01")
    assert "0302" in g.options("to")


@pytest.mark.rule("5.52", "ex.10", "3.2")
def test_ex_10_their_subordinates_call_those_two_hexes_away() -> None:
    g = stack("unit rcCpt1a rCol1a at 0202\nunit rCpt1a at 0302\nunit rI03 at 0402\n")
    assert "rI03" not in g.options("move-with")
    assert "rI03" in g.play("move-with rCpt1a").options("move-with")


@pytest.mark.rule("5.52", "ex.10", "5.5", "3.11")
def test_ex_10_without_a_cavalry_leader_the_squadron_acts_but_does_not_approach() -> None:
    g = stack("unit rCol1a at 0202\n")
    assert "rC-b" not in g.options("move-with")
    g.play("move-with rI01", "move-with rC-a", "done", "act rC-a")
    assert g.refused("to 0302").startswith("§5.5 ")
    g.play("stay", "act rI01")
    assert "0302" in g.options("to")


@pytest.mark.rule("5.52", "ex.10", "3.11")
def test_ex_10_without_any_leader_nobody_approaches() -> None:
    g = stack("").play("move-with rI01", "move-with rC-a", "act rC-a")
    assert g.refused("to 0302").startswith("§5.5 ")
    assert g.play("stay", "act rI01").refused("to 0302").startswith("§5.5 ")


# Charges (12.7, 15.3) ------------------------------------------------------------------------------------------


def charging(enemy: str, *rolls: Roll, units: str = RIDERS, more: str = "", rows: str = OPEN) -> Battle:
    """A German squadron about to attack, with its captain."""
    return acting(units + enemy, *rolls, more=more, rows=rows)


@pytest.mark.rule("12.7", "12.21", "12.71", "15.3", "5.41")
def test_12_7_a_charge_comes_from_two_hexes_with_two_columns_and_fire_meets_it_between() -> None:
    g = charging("unit rI01 at 0301\n", (6, 6), 3, 3, more="force assault M\n")
    assert "0301" in g.options("charge")
    assert "0301" not in g.options("assault")
    g.play("charge 0301")
    assert g.reasons() == {"charge": 2}
    g.play("done")
    assert g.asked == "russian 13.1"
    assert g.options("shoot") == ["rI01"]


@pytest.mark.rule("12.71", "13.23", "12.7")
def test_12_71_a_squadron_that_fails_its_test_between_does_not_attack() -> None:
    g = charging("unit rI01 at 0301\n", (3, 4), (6, 4), more="force direct-fire M\n")
    g.play("charge 0301", "done", "shoot rI01")
    assert (g.at("gC-a"), g.ask) == ("0201", "ask-act")
    assert "demoralised" in g.marks("gC-a")
    assert not g.told("assault-attack")


@pytest.mark.rule("12.71", "12.7", "12.3")
def test_12_71_whoever_passes_goes_in_and_both_sides_strike() -> None:
    g = charging("unit rI01 at 0301\n", 3, 3, (1, 1), (1, 1), more="force assault M\n")
    g.play("charge 0301", "done", "hold")
    assert g.at("gC-a") == "0301"
    assert len(g.told("assault-attack")) == len(g.told("assault-defence")) == 1
    assert "spent" in g.marks("gC-a")


@pytest.mark.rule("12.71", "10.4")
def test_12_71_units_with_an_enemy_in_their_hex_do_not_fire_at_the_charge_others_do() -> None:
    enemy = "unit rI01 at 0301 spent\nunit gI01 at 0301 spent\nunit rMG1 at 0401\n"
    g = charging(enemy).play("charge 0301", "done")
    assert g.options("shoot") == ["rMG1"]


@pytest.mark.rule("12.73")
@pytest.mark.parametrize("sign", ["w", "f", "v", "m", ".1"])
def test_d_13_the_hex_between_must_be_clear(sign: str) -> None:
    rows = f"  . {sign} . . . .\n" * 4
    assert charging("unit rI01 at 0301 spent\n", rows=rows).options("charge") == []


@pytest.mark.rule("12.73")
@pytest.mark.parametrize(("scenario", "charged"), [("tilsit", []), ("kaushen", ["0301"])])
def test_12_73_squadrons_charge_over_bare_slopes_at_kaushen_only(scenario: str, charged: list[str]) -> None:
    slope = "  . .1 . . . .\n" * 4
    riders = "unit rcCpt1a at 0101 to-fire\nunit rC-a at 0101 mounted to-fire led well-led by rcCpt1a\n"
    others = "unit rC-b at 0104 dismounted to-move\nunit gI01 at 0301 spent\n"
    text = f"turn 6\nboard\n{slope}acting russian\nunderway acting\n{riders}{others}"
    assert lay_out(text, scenario=scenario).play("act rC-a").options("charge") == charged


@pytest.mark.rule("12.73")
def test_d_13_the_hex_between_must_be_free_of_units_but_not_of_leaders() -> None:
    full = "unit gI01 at 0201\nunit gW1 at 0102\n"
    g = charging("unit rI01 at 0301 spent\n" + full)
    assert g.options("charge") == []
    friend = charging("unit rI01 at 0301 spent\nunit gCpt1a at 0201\nunit gW1 at 0102\n")
    assert friend.options("charge") == ["0301"]


@pytest.mark.rule("12.73", "6.71")
def test_d_13_an_enemy_leader_between_is_rolled_for() -> None:
    g = charging("unit rI01 at 0301 spent\nunit rCpt1a at 0201\n", (5, 5), 3, 3, (1, 1), (1, 1))
    g.play("charge 0301", "done")
    assert g.at("rCpt1a") == "out"


@pytest.mark.rule("12.73", "12.21")
def test_12_73_beside_the_target_it_is_an_ordinary_assault() -> None:
    g = charging("unit rI01 at 0201 spent\n")
    assert g.options("charge") == []
    assert "0201" in g.options("assault")
    assert "charge" not in g.play("assault 0201").reasons()


@pytest.mark.rule("12.73", "15.41", "15.6")
def test_12_73_on_foot_nobody_charges_and_plastuns_never() -> None:
    foot = f"{CAPTAIN}unit gC-a at 0101 dismounted {LED}\n"
    g = charging("unit rI01 at 0301 spent\n", units=foot)
    assert g.refused("charge 0301") == "§12.7 Only mounted squadrons and cavalry leaders may charge."
    infantry = charging("unit rI01 at 0301 spent\n", units=f"unit gC-a at 0101 mounted {LED}\n").options("charge")
    assert infantry == ["0301"]


@pytest.mark.rule("12.7", "12.2", "15.3")
def test_12_7_only_in_good_order_and_called_by_a_steady_leader() -> None:
    shaken = charging("unit rI01 at 0301 spent\n", units=f"{CAPTAIN}unit gC-a at 0101 mounted discouraged {LED}\n")
    assert shaken.refused("charge 0301").startswith("§12.2 ")
    alone = charging("unit rI01 at 0301 spent\n", units="unit gC-a at 0101 mounted to-fire\n")
    assert alone.refused("charge 0301").startswith("§12.2 ")


@pytest.mark.rule("12.72", "15.3")
def test_12_72_others_may_join_and_the_two_columns_are_lost() -> None:
    beside = "unit gI01 at 0302 to-fire led well-led by gCpt1a\nunit gCpt1a at 0302 to-fire\nunit rI01 at 0301 spent\n"
    g = charging(beside).play("charge 0301")
    assert g.reasons() == {"charge": 2}
    assert "charge" not in g.reasons("take-part gI01")
    g.play("take-part gI01")
    assert "charge" not in g.reasons()


@pytest.mark.rule("12.72", "15.3")
def test_12_72_those_who_stay_out_of_a_pure_charge_attack_in_another_segment() -> None:
    beside = "unit gI01 at 0302 to-fire led well-led by gCpt1a\nunit rI01 at 0301 spent\n"
    g = charging(beside, 3, 3, (1, 1), (1, 1), more="force assault M\n").play("charge 0301", "done")
    g.play("act gI01")
    assert g.refused("assault 0301") == "§12.72 Only the charge may attack this hex in this segment."


@pytest.mark.rule("12.72", "15.3")
def test_12_72_after_an_ordinary_attack_a_charge_has_no_two_columns() -> None:
    g = charging("unit rI01 at 0301 spent\n", more="hex 0301 attacked 1\n").play("charge 0301")
    assert "charge" not in g.reasons()


@pytest.mark.rule("12.7", "6.4", "12.21")
def test_12_7_the_leader_rides_with_the_squadron_he_called() -> None:
    g = charging("unit rI01 at 0301 spent\n", 3, 3, (1, 1), (1, 1), (1, 1), more="force assault M\n")
    g.play("charge 0301", "take-part gcCpt1a")
    assert (g.at("gC-a"), g.at("gcCpt1a")) == ("0301", "0301")
    assert len(g.told("moves")) == 1


@pytest.mark.rule("12.73", "12.7")
def test_12_73_two_squadrons_charge_one_after_another_and_one_stopped_between_bars_the_way() -> None:
    units = f"{RIDERS}unit gC-b at 0101 mounted {LED}\nunit gW1 at 0102\n"
    g = charging("unit rI01 at 0301\n", (3, 4), (6, 4), units=units, more="force direct-fire M\n")
    g.play("charge 0301", "take-part gC-b", "done", "shoot rI01")
    assert g.at("gC-a") == "0201"
    assert g.at("gC-b") == "0101", "the only way is barred"
    assert "spent" in g.marks("gC-b")


@pytest.mark.rule("12.73", "5.81")
def test_12_73_of_two_ways_the_owner_chooses_one() -> None:
    g = charging("unit rI01 at 0202 spent\n", 3, 3, (1, 1), (1, 1), more="force assault M\n").play(
        "charge 0202", "done"
    )
    assert g.ask == "ask-charge-way"
    assert set(g.options("to")) == {"0102", "0201"}
    assert g.play("to 0102").at("gC-a") == "0202"


@pytest.mark.rule("12.73", "12.21")
def test_12_73_the_ways_of_a_charge() -> None:
    g = ground(". . .\n. . .\n. . .", "unit gC-a at 0101 mounted\nunit rI01 at 0301\n", scenario="tilsit")
    piece, target = number(g, "gC-a"), g.board.grid.find("0301")
    assert [g.board.grid.number(h) for h in charge_ways(g, piece, target)] == ["0201"]
    assert is_rider(g, piece)


@pytest.mark.rule("9.71", "12.72", "3.3")
def test_12_72_the_hexes_attacked_are_forgotten_after_the_segment() -> None:
    g = charging("unit rI01 at 0301 spent\n", 3, 3, (1, 1), (1, 1), more="force assault M\n")
    g.play("charge 0301", "done", "done")
    assert not any(g.table.position.attacked)


@pytest.mark.rule("12.73", "12.31")
def test_12_73_the_target_may_be_any_ground_and_its_shift_counts() -> None:
    g = charging("unit rI01 at 0301 spent\n", rows="  . . v . . .\n" * 4).play("charge 0301")
    assert g.reasons() == {"charge": 2, "village": -2}


@pytest.mark.rule("12.33", "12.7")
def test_12_33_dug_in_defenders_may_fire_first_at_a_charge() -> None:
    g = charging("unit rI01 at 0301 spent dug-in\n", 5, (6, 6), more="force assault M\n").play("charge 0301", "done")
    assert g.ask == "ask-first-fire"
    g.play("first-fire")
    assert not g.told("assault-attack"), "the squadron is demoralised before it strikes"
    assert g.at("gC-a") == "0301"


@pytest.mark.rule("6.1", "15.2", "15.3")
def test_15_3_cossacks_charge_for_a_cossack_leader() -> None:
    text = f"turn 6\nboard\n{OPEN}acting russian\nunderway acting\nunit rI08 at 0604 to-move\nunit gI01 at 0301 spent\n"
    riders = "unit rkCpt1a at 0101 to-fire\nunit rK-a at 0101 mounted to-fire led well-led by rkCpt1a\n"
    assert lay_out(text + riders, scenario="tilsit").play("act rK-a").options("charge") == ["0301"]


@pytest.mark.rule("3.13", "12.7")
def test_12_7_squadrons_two_hexes_away_are_among_all_who_can_fire() -> None:
    text = f"turn 6\nboard\n{OPEN}acting german\nunit gcCpt1a at 0101\nunit gC-a gC-b at 0101 mounted\n{FAR}"
    g = lay_out(text + "unit rI01 at 0301 spent\n", scenario="tilsit").play("leader gcCpt1a", "fire-all")
    assert "to-fire" in g.marks("gC-a") & g.marks("gC-b") & g.marks("gcCpt1a")


@pytest.mark.rule("12.5", "12.21", "12.71")
def test_12_5_riders_may_join_friends_from_two_hexes_without_attacking() -> None:
    fight = "unit rI01 at 0301 spent\nunit gI01 at 0301 spent\n"
    g = charging(fight).play("reinforce 0301")
    assert (g.at("gC-a"), g.ask) == ("0301", "ask-act")
    assert not g.told("assault-attack")
    alone = charging("unit rI01 at 0301 spent\n")
    assert alone.options("reinforce") == []
    on_foot = charging(fight, units=f"{CAPTAIN}unit gC-a at 0101 dismounted {LED}\n")
    assert on_foot.options("reinforce") == []


@pytest.mark.rule("12.5", "5.41", "12.81")
@pytest.mark.parametrize(("leader", "hex_"), [("gcCpt1a", "0301"), ("gCpt1a", "0201")])
def test_12_5_a_leader_may_join_friends_who_fight_by_himself(leader: str, hex_: str) -> None:
    fight = f"unit rI01 at {hex_} spent\nunit gI01 at {hex_} spent\n"
    g = acting(f"unit {leader} at 0101 to-fire\n" + fight, first=leader).play(f"reinforce {hex_}")
    assert g.at(leader) == hex_
