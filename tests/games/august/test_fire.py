"""Chapters 4.2, 6.5, 7, 10 and 13: strength, columns, groups, lines of fire, results, opportunity fire."""

from __future__ import annotations

import pytest

from grognard.kernel.numbers.tally import Tallies
from tests.games.august.fielding import Battle, Roll, lay_out

ROW = "  . . . . . . . . . . . . . .\n" * 3
SPARE = "unit gI04 at 0103 to-move\n"
QUIET = "force direct-fire -\n"
"""Every fire comes to nothing, where a test is about something else."""


def firing(
    units: str,
    *rolls: Roll,
    rows: str = ROW,
    first: str = "gI01",
    more: str = "",
    scenario: str = "bilderweitschen",
) -> Battle:
    """One German unit about to fire."""
    text = f"board\n{rows}{more}acting german\nunderway acting\n{SPARE}{units}"
    return lay_out(text, *rolls, scenario=scenario).play(f"act {first}")


COMPANY = "unit gI01 at 0101 to-fire\n"
GUN = "unit gMG1 at 0101 to-fire\n"


# Strength (14.2, 6.52) -----------------------------------------------------------------------------------------


@pytest.mark.rule("14.2", "def.fractions", "ex.2")
def test_14_2_a_discouraged_unit_fires_at_half_rounded_up() -> None:
    g = firing("unit gI01 at 0101 to-fire discouraged\npiece gI01 fire 5\nunit rI01 at 0301\n")
    strength = g.tally("fire 0301").parts[0]
    assert strength.total == 3
    assert {reason.key: reason.rule for reason in strength.reasons} == {
        "reason-discouraged": "14.2",
        "reason-rounded": "def.fractions",
    }


@pytest.mark.rule("6.52", "ex.13")
def test_ex_13_a_leader_with_a_bonus_of_one_makes_six_of_five() -> None:
    units = COMPANY + "piece gI01 fire 5\nunit gCpt1b at 0101 to-fire\nunit rI01 at 0301\n"
    g = firing(units).play("fire 0301")
    assert g.tally("join gCpt1b").parts[0].total == 6


@pytest.mark.rule("6.52")
def test_6_52_a_leader_without_bonus_or_demoralised_does_not_join() -> None:
    g = firing(COMPANY + "unit gCpt1a at 0101 to-fire\nunit rI01 at 0301\n", (6, 6)).play("fire 0301")
    assert g.ask == "ask-act", "a combat bonus of nothing is not asked for"


# Columns (4.2, 7.5, 7.52) --------------------------------------------------------------------------------------


@pytest.mark.rule("4.2", "ex.7")
@pytest.mark.parametrize(("units", "shift"), [("rI01", 1), ("rI01 rI02", 2), ("rMG1", 0)])
def test_ex_7_companies_in_the_hex_shift_the_column(units: str, shift: int) -> None:
    g = firing(COMPANY + f"unit {units} at 0301\n")
    assert g.tally("fire 0301").total == shift


@pytest.mark.rule("7.5", "8.52", "tbl.terrain", "ex.20")
@pytest.mark.parametrize(
    ("sign", "shift"), [(".", 0), ("w", -2), ("v", -2), (".1", -1), ("w1", -3), ("m", 1), ("f", 0), ("s", 0)]
)
def test_7_5_the_ground_of_the_target_shifts_and_shifts_add_up(sign: str, shift: int) -> None:
    rows = f"  . . {sign} .\n  . . . .\n  . . . .\n"
    g = firing(COMPANY + "unit rMG1 at 0301 observed\n", rows=rows)
    assert g.tally("fire 0301").total == shift


@pytest.mark.rule("tbl.direct-fire", "7.31")
@pytest.mark.parametrize(("place", "shift"), [("0201", 1), ("0301", 0), ("0401", -1), ("0501", -1), ("0601", -1)])
def test_tbl_direct_fire_distances(place: str, shift: int) -> None:
    assert firing(GUN + f"unit rMG1 at {place}\n", first="gMG1").tally(f"fire {place}").total == shift


@pytest.mark.rule("7.31")
def test_7_31_beyond_the_range_nobody_fires() -> None:
    g = firing(COMPANY + "unit rI01 at 0401\n")
    assert g.refused("fire 0401") == "§7.31 Its range is 2; the distance is 3."


@pytest.mark.rule("16.23", "16.2", "7.52")
def test_16_23_only_the_dug_in_are_helped_and_one_roll_is_read_twice() -> None:
    g = firing(COMPANY + "unit rI01 at 0301 dug-in\nunit rI02 at 0301\n")
    tally = g.tally("fire 0301")
    assert isinstance(tally, Tallies)
    assert [reading.tally.total for reading in tally.readings] == [0, 2]


@pytest.mark.rule("16.21")
def test_16_21_an_infantry_leader_shares_the_works() -> None:
    g = firing(COMPANY + "unit rI01 at 0301 dug-in\nunit rCpt1a at 0301\n")
    assert not isinstance(g.tally("fire 0301"), Tallies)


@pytest.mark.rule("7.52", "ex.16", "ex.15")
def test_ex_16_one_roll_of_five_is_m_m1_and_m2() -> None:
    units = GUN + "unit rI01 at 0301\nunit rC-a at 0301 mounted\nunit r76A at 0301\n"
    g = firing(units, first="gMG1", scenario="tilsit", more="turn 6\n")
    tally = g.tally("fire 0301")
    columns = [reading.tally.chart.label(reading.tally.column) for reading in tally.readings if reading.tally.chart]
    assert columns == ["11", "16", "22"]
    assert [str(result) for result in tally.result(5)] == ["M", "M1", "M2"]


@pytest.mark.rule("def.night")
def test_def_night_shifts_by_one() -> None:
    g = firing(COMPANY + "unit rI01 at 0301\n", scenario="tilsit")
    assert g.reasons("fire 0301")["night"] == -1


# Who may fire at what (7.24, 8.1, 10.1, 10.4) ------------------------------------------------------------------


@pytest.mark.rule("8.1", "7.21")
def test_8_1_the_firer_itself_must_see_somebody() -> None:
    rows = "  . w .\n  . . .\n  . . .\n"
    g = firing("piece gI01 range 5\n" + COMPANY + "unit rI01 at 0301\n", rows=rows)
    assert g.refused("fire 0301") == "§8.1 It cannot see anybody there."
    empty = firing(COMPANY)
    assert empty.refused("fire 0301").startswith("§8.1 ")


@pytest.mark.rule("10.1", "10.11", "ex.28")
def test_ex_28_only_a_machine_gun_fires_over_friends_with_a_free_hex_before_the_enemy() -> None:
    rows = "  .\n  .\n  .\n  .\n"
    line = "unit gI02 at 0102\nunit rI01 at 0103\nunit rI02 at 0104\nunit gI03 at 0101 to-move\n"
    g = lay_out(f"board\n{rows}acting german\nunderway acting\n{line}unit gMG1 at 0101 to-fire\n").play("act gMG1")
    assert g.options("fire") == ["0104"]
    text = f"board\n{rows}acting german\nunderway acting\n{line}piece gI01 range 5\nunit gI01 at 0101 to-fire\n"
    company = lay_out(text).play("act gI01")
    assert company.options("fire") == []
    assert company.refused("fire 0104").startswith("§10.1 ")


@pytest.mark.rule("10.1", "10.13")
def test_10_1_lower_friends_and_leaders_do_not_block() -> None:
    rows = "  .1\n  .\n  .\n  .\n"
    text = f"board\n{rows}acting german\nunderway acting\nunit gI03 at 0101 to-move\nunit gI01 at 0101 to-fire\n"
    g = lay_out(text + "unit gI02 at 0102\nunit rI01 at 0103\n").play("act gI01")
    assert g.options("fire") == ["0103"]
    level = lay_out(text.replace(".1", ".") + "unit gCpt1a at 0102\nunit rI01 at 0103\n").play("act gI01")
    assert level.options("fire") == ["0103"]


@pytest.mark.rule("10.4", "12.82")
def test_10_4_nobody_fires_out_of_or_into_an_assault_hex() -> None:
    inside = firing(COMPANY + "unit rI01 at 0101\nunit rI02 at 0301\n")
    assert inside.refused("fire 0301").startswith("§10.4 ")
    into = firing(COMPANY + "unit gI02 at 0301\nunit rI02 at 0301\n")
    assert into.refused("fire 0301").startswith("§10.4 ")


@pytest.mark.rule("7.33", "5.61", "def.mg")
def test_7_33_a_limbered_machine_gun_is_not_declared_to_fire() -> None:
    text = f"board\n{ROW}acting german\nunit gMG1 at 0101 limbered\nunit rI01 at 0301\n"
    g = lay_out(text).play("unit gMG1")
    assert g.options("fire-with") == []


# Together (6.51, 7.32) -----------------------------------------------------------------------------------------


@pytest.mark.rule("6.51", "7.32", "10.2")
def test_7_32_units_of_one_hex_combine_without_a_leader() -> None:
    g = firing(COMPANY + "unit gI02 at 0101 to-fire\nunit rI01 at 0301\n").play("fire 0301")
    assert g.tally("join gI02").parts[0].total == 12
    assert g.column("join gI02") == "16"


SPREAD = "unit gI01 at 0202 to-fire\nunit gI02 at 0201 to-fire\nunit gI03 at 0203 to-fire\nunit rI01 at 0302\n"
"""Three companies in three adjacent hexes."""


@pytest.mark.rule("6.51", "ex.12")
def test_ex_12_a_leader_with_a_bonus_of_one_joins_one_adjacent_hex() -> None:
    g = firing(SPREAD + "unit gCpt1b at 0202 to-fire\nunit gLt1a at 0202 to-fire\n").play("fire 0302")
    assert g.options("join") == ["gCpt1b"], "a leader without a bonus joins no hexes"
    g.play("join gCpt1b")
    assert g.options("join") == ["gI02", "gI03"]
    g.play("join gI02")
    assert g.ask == "roll-fire", "the other hex would be one too many, so that nobody is asked"


@pytest.mark.rule("6.51", "ex.12")
def test_ex_12_with_a_bonus_of_two_two_adjacent_hexes() -> None:
    g = firing("piece gCpt1b combat 2\n" + SPREAD + "unit gCpt1b at 0202 to-fire\n")
    g.play("fire 0302", "join gCpt1b", "join gI02", "join gI03")
    assert g.tally().parts[0].total == 6 * 3 + 2


@pytest.mark.rule("6.51")
def test_6_51_a_discouraged_leader_does_not_combine_hexes() -> None:
    g = firing(SPREAD + "unit gCpt1b at 0202 to-fire discouraged\n").play("fire 0302", "join gCpt1b")
    assert g.ask == "roll-fire"
    assert g.tally().parts[0].total == 7, "but he adds his bonus"


@pytest.mark.rule("6.51", "3.13")
def test_6_51_only_those_declared_to_fire_join() -> None:
    g = firing(COMPANY + "unit gI02 at 0101 to-move\nunit gI03 at 0101 to-fire\nunit rI01 at 0301\n").play("fire 0301")
    assert g.options("join") == ["gI03"]
    assert g.refused("join gI02").startswith("§3.13 ")


# Results (7.61, 6.7, 6.71) -------------------------------------------------------------------------------------


@pytest.mark.rule("7.61", "7.6", "6.7")
def test_7_61_x_takes_a_step_then_all_test_m2_then_leaders_are_at_risk() -> None:
    units = COMPANY + "unit rI01 rI02 at 0201\nunit rCpt1a at 0201\n"
    g = firing("force direct-fire X\n" + units, (3, 4), (1, 1), (1, 1), (1, 1), (6, 5)).play("fire 0201")
    assert g.asked == "russian 7.61"
    g.play("lose rI02")
    assert (g.steps("rI01"), g.steps("rI02")) == (2, 1)
    assert len(g.told("passes-test")) == 3
    assert g.told("leader-lives")
    assert g.table.position.lost[1] == 1


@pytest.mark.rule("6.7")
@pytest.mark.parametrize(("roll", "falls"), [((1, 1), True), ((1, 2), True), ((2, 2), False)])
def test_6_7_after_one_step_a_leader_falls_on_three_or_less(roll: tuple[int, int], falls: bool) -> None:
    units = COMPANY + "unit rMG1 at 0201\nunit rCpt1a at 0201\nunit rI03 at 1403\n"
    g = firing("force direct-fire X\n" + units, (3, 4), (1, 1), roll).play("fire 0201")
    assert (g.at("rCpt1a") == "out") is falls


@pytest.mark.rule("6.71", "ex.14")
@pytest.mark.parametrize(("result", "left"), [("X", 2), ("2X", 1)])
def test_ex_14_lone_leaders_fall_one_for_each_step(result: str, left: int) -> None:
    units = COMPANY + "unit rCpt1a rCpt2a rLt1a at 0201\nunit rI03 at 1403\n"
    rolls = [(3, 4), *[(1, 1)] * left]
    g = firing(f"force direct-fire {result}\n" + units, *rolls).play("fire 0201")
    for leader in ("rLt1a", "rCpt1a")[: 3 - left]:
        g.play(f"fall {leader}")
    assert sum(g.at(name) == "0201" for name in ("rCpt1a", "rCpt2a", "rLt1a")) == left


@pytest.mark.rule("7.61", "ex.17", "ex.18")
def test_ex_18_a_surplus_is_not_passed_on_to_wagons() -> None:
    units = COMPANY + "unit rI01 at 0201 steps 1\nunit rW1 rW2 rW3 at 0201\nunit rI03 at 1403\n"
    rolls = [(3, 4), (1, 1)]
    g = firing("force direct-fire 2X\n" + units, *rolls, scenario="tilsit", more="turn 6\n").play("fire 0201")
    g.play("lose rW1", "lose rW2")
    assert [g.at(name) for name in ("rI01", "rW1", "rW2", "rW3")] == ["out", "out", "out", "0201"]


@pytest.mark.rule("7.46", "3.3", "8.52", "16.22")
def test_7_46_a_unit_that_fired_has_acted_and_is_observed_in_cover() -> None:
    rows = "  w . .\n  . . .\n  . . .\n"
    g = firing(QUIET + "unit gI01 at 0101 to-fire digging\nunit rI01 at 0301\n", (3, 4), rows=rows).play("fire 0301")
    assert g.marks("gI01") == {"spent", "observed"}


# Opportunity fire (13) -----------------------------------------------------------------------------------------


def passing(units: str, *rolls: Roll, rows: str = ROW, more: str = "", scenario: str = "bilderweitschen") -> Battle:
    """A German company about to move past Russians who may fire."""
    text = f"board\n{rows}{more}acting german\nunderway acting\n{SPARE}unit gI01 at 0101 to-move led\n{units}"
    return lay_out(text, *rolls, scenario=scenario).play("act gI01")


@pytest.mark.rule("13.0", "13.1", "13.11", "3.14")
def test_13_1_a_company_fires_once_and_is_marked() -> None:
    g = passing(QUIET + "unit rI01 at 0401\n", (3, 4)).play("to 0201")
    assert g.asked == "russian 13.1"
    g.play("shoot rI01")
    assert "spent" in g.marks("rI01")
    assert g.ask == "ask-step", "a mover that is not shaken goes on"
    g.play("to 0301")
    assert g.ask == "ask-act"


@pytest.mark.rule("13.1", "13.21", "3.14", "ex.32")
def test_13_21_a_machine_gun_fires_twice_a_turn_once_in_each_hex() -> None:
    g = passing(QUIET + "unit rMG1 at 0401\n", (3, 4), (3, 4)).play("to 0201", "shoot rMG1")
    assert "shot" in g.marks("rMG1")
    assert g.ask == "ask-step", "not twice in one hex"
    g.play("to 0301", "shoot rMG1")
    assert g.marks("rMG1") & {"shot", "spent"} == {"spent"}


@pytest.mark.rule("13.12", "4.2", "13.1")
def test_13_12_only_the_mover_counts() -> None:
    g = passing("unit gI02 gI03 at 0201\nunit rMG1 at 0401\n").play("to 0102")
    assert g.reasons("shoot rMG1") == {"moving-company": 1, "opportunity": 1, "distance": -1}


@pytest.mark.rule("13.0", "ex.31", "13.24")
def test_ex_31_a_machine_gun_at_mounted_cavalry_three_hexes_away_reads_sixteen() -> None:
    text = (
        f"turn 6\nboard\n{ROW}acting german\nunderway acting\nunit gI04 at 0103 to-move\n"
        "unit gC-a at 0101 mounted to-move led\nunit rMG1 at 0501\nunit rC-a at 0401 mounted\n"
    )
    g = lay_out(text, (3, 3), (1, 1), scenario="tilsit").play("act gC-a", "to 0201")
    assert g.options("shoot") == ["rMG1"], "mounted men make no opportunity fire"
    assert g.column("shoot rMG1") == "16"
    assert g.reasons("shoot rMG1") == {"opportunity": 1, "moving-company": 1, "target-mounted": 1, "distance": -1}
    g.play("shoot rMG1")
    assert "M" in g.told("fire-result")[0]
    assert g.ask == "ask-step"
    assert g.marks("rMG1") == {"shot"}
    assert g.play("to 0202").options("shoot") == ["rMG1"], "a second fire"
    failed = lay_out(text, (3, 3), (6, 4), scenario="tilsit").play("act gC-a", "to 0201", "shoot rMG1")
    assert (failed.ask, failed.marks("gC-a") & {"spent"}) == ("ask-act", {"spent"})


@pytest.mark.rule("13.14", "14.1")
def test_13_14_who_fails_a_test_stops() -> None:
    g = passing("force direct-fire M\nunit rI01 at 0401\n", (3, 4), (5, 4)).play("to 0201", "shoot rI01")
    assert g.marks("gI01") >= {"discouraged", "spent"}
    assert g.ask == "ask-act"


@pytest.mark.rule("13.14", "7.63")
def test_13_14_a_loss_alone_does_not_stop_and_others_in_the_hex_are_spared() -> None:
    g = passing("force direct-fire X\nunit gI02 at 0201\nunit rI01 at 0401\n", (3, 4), (1, 1)).play("to 0201")
    g.play("shoot rI01")
    assert (g.steps("gI01"), g.steps("gI02")) == (1, 2)
    assert g.ask == "ask-step"


@pytest.mark.rule("13.22", "13.2")
def test_13_22_the_discouraged_fire_at_half_the_demoralised_not_at_all() -> None:
    g = passing("unit rI01 at 0401 discouraged\nunit rI02 at 0402 demoralised\n").play("to 0201")
    assert g.options("shoot") == ["rI01"]
    assert g.tally("shoot rI01").parts[0].total == 3


@pytest.mark.rule("13.15", "7.32")
def test_13_15_opportunity_fire_may_be_combined() -> None:
    g = passing("unit rI01 rI02 at 0401\n").play("to 0201", "shoot rI01")
    assert g.tally("join rI02").parts[0].total == 10


@pytest.mark.rule("13.1")
def test_13_1_a_whole_move_may_be_let_pass() -> None:
    g = passing("unit rMG1 at 0501\n").play("to 0201", "let-pass", "to 0301")
    assert g.ask == "ask-act"


@pytest.mark.rule("13.0", "3.3")
def test_13_0_who_has_acted_does_not_fire() -> None:
    assert passing("unit rI01 at 0401 spent\n").play("to 0201").ask == "ask-step"


@pytest.mark.rule("3.3", "3.14", "6.51")
def test_3_3_a_leader_helps_twice_only_machine_guns() -> None:
    helper = "unit rCpt2a at 0401{}\n"
    g = passing(QUIET + "unit rMG1 rI01 at 0401\n" + helper.format(""), (3, 4)).play("to 0201", "shoot rMG1")
    g.play("join rCpt2a", "done")
    assert "shot" in g.marks("rCpt2a")
    with_company = passing("unit rI01 at 0401\n" + helper.format(" shot")).play("to 0201", "shoot rI01")
    assert with_company.ask == "roll-fire", "he does not help a company after that"
    with_gun = passing("unit rMG1 at 0401\n" + helper.format(" shot")).play("to 0201", "shoot rMG1")
    assert with_gun.options("join") == ["rCpt2a"]
    once = passing(QUIET + "unit rI01 at 0401\n" + helper.format(""), (3, 4)).play("to 0201", "shoot rI01")
    once.play("join rCpt2a")
    assert "spent" in once.marks("rCpt2a")
