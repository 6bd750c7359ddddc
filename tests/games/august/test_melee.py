"""Chapters 10.1, 12.2 to 12.33 and 12.8: leaving an assault hex, harassing fire, states and leaders in it."""

from __future__ import annotations

import pytest

from grognard.games.august.assault import Attack, attack_tally, defence_tally
from tests.games.august.fielding import Battle, Roll, ground, lay_out, number

ROW = "  . . . . . .\n" * 4
FAR = "unit gI04 at 0604 to-move\nunit rI08 at 0601\n"
LED = "led well-led by gCpt1a"
QUIET = "force assault -\n"


def acting(units: str, *rolls: Roll, rows: str = ROW, scenario: str = "bilderweitschen", more: str = "") -> Battle:
    """A German segment under way."""
    return lay_out(f"{more}board\n{rows}acting german\nunderway acting\n{FAR}{units}", *rolls, scenario=scenario)


@pytest.mark.rule("12.0", "def.assault-hex")
def test_12_0_an_assault_is_where_combat_units_of_both_sides_are() -> None:
    both = "unit gI01 at 0101\nunit rI01 at 0101\nunit gI02 at 0201\nunit rW1 rCpt1a at 0201\n"
    g = ground(". . .", both, scenario="tilsit")
    assert [g.is_assault_hex(g.board.grid.find(name)) for name in ("0101", "0201", "0301")] == [True, False, False]


# Lines of fire (10.1, 10.4) ------------------------------------------------------------------------------------


@pytest.mark.rule("10.1", "7.24")
@pytest.mark.parametrize(("friends", "may"), [("gI02 at 0302", True), ("gI02 at 0302\nunit gI03 at 0303", False)])
def test_10_1_along_a_side_only_friends_on_both_sides_block(friends: str, may: bool) -> None:
    g = acting(f"unit gI01 at 0202 to-fire\nunit {friends}\nunit rI01 at 0402\n").play("act gI01")
    assert g.table.board.grid.distance(g.hex("0202"), g.hex("0402")) == 2
    assert (g.options("fire") == ["0402"]) is may


@pytest.mark.rule("10.4", "12.82", "13.23")
def test_10_4_nobody_makes_opportunity_fire_out_of_an_assault_hex() -> None:
    units = "unit gI01 at 0101 to-move led\nunit rI01 at 0301\nunit gI02 at 0301\n"
    assert acting(units).play("act gI01", "to 0102").ask == "ask-step"


# Leaving (12.22) -----------------------------------------------------------------------------------------------


@pytest.mark.rule("12.22", "5.42", "12.1")
def test_12_22_who_leaves_goes_one_hex_and_not_where_enemies_are() -> None:
    units = f"unit gI01 at 0202 to-move {LED}\nunit gI02 at 0202\nunit rI01 at 0202 spent\nunit rI02 at 0201 spent\n"
    g = acting(units).play("act gI01")
    assert g.refused("to 0201").startswith("§12.22 ")
    g.play("to 0102")
    assert (g.at("gI01"), g.ask) == ("0102", "ask-act")


@pytest.mark.rule("12.22")
def test_12_22_a_leader_who_leaves_after_his_men_goes_one_hex_too() -> None:
    units = f"unit gI01 at 0202 to-move {LED}\nunit gCpt1a at 0202 to-move\nunit rI01 at 0202 spent demoralised\n"
    g = acting(units).play("act gI01", "to 0102", "act gCpt1a", "to 0102")
    assert (g.at("gCpt1a"), g.ask) == ("0102", "ask-act")


@pytest.mark.rule("12.22", "12.24")
def test_12_22_nobody_goes_straight_from_one_assault_to_another() -> None:
    units = f"unit gI01 at 0202 to-fire {LED}\nunit gI02 at 0202\nunit rI01 at 0202 spent\nunit rI02 at 0201 spent\n"
    assert acting(units).play("act gI01").refused("assault 0201").startswith("§12.22 ")


@pytest.mark.rule("12.24", "12.84", "5.43")
def test_12_24_machine_guns_may_leave_an_assault_hex() -> None:
    units = f"unit gMG1 at 0202 to-move {LED}\nunit gI02 at 0202\nunit rI01 at 0202 spent\n"
    assert "0102" in acting(units).play("act gMG1").options("to")


# Harassing fire (12.23) ----------------------------------------------------------------------------------------

LEAVING = f"unit gI01 gI02 at 0202 to-move {LED}\n"


@pytest.mark.rule("12.23")
def test_12_23_only_when_the_last_combat_unit_leaves_and_then_at_all_who_left() -> None:
    units = "force assault M\n" + LEAVING + "unit rI01 at 0202 spent\nunit rMG1 at 0202 demoralised\n"
    g = acting(units, 4, (1, 1), (1, 1)).play("act gI01", "to 0102")
    assert g.ask == "ask-act", "one is still there"
    g.play("act gI02", "to 0201")
    assert g.asked == "russian 12.23"
    assert g.tally().parts[0].total == 5, "the demoralised do not take part, the marked do"
    g.play("harass")
    assert len(g.told("passes-test")) == 2, "they are one group, wherever they are"
    assert g.marks("rI01") == {"spent"}
    assert not g.told("assault-defence"), "nobody fires back"


@pytest.mark.rule("12.23", "6.53")
def test_12_23_positive_shifts_count_and_negative_ones_do_not() -> None:
    rows = "  . . . . . .\n  . v . . . .\n" + "  . . . . . .\n" * 2
    units = f"unit gI01 at 0202 to-move {LED}\nunit rI01 at 0202 spent\nunit rCpt1a at 0202\n"
    g = acting(units, rows=rows).play("act gI01", "to 0102")
    assert {reason.key: reason.value for reason in g.tally().reasons} == {"reason-led": 1}


@pytest.mark.rule("12.23", "5.65", "15.52")
def test_12_23_what_follows_is_seen_to_in_every_hex_to_which_somebody_left() -> None:
    units = "unit gC-a gC-b at 0202 dismounted to-move led\nunit rI01 at 0202 spent\n"
    g = acting("force assault M\n" + units, 4, (6, 6), (6, 6), more="turn 6\n", scenario="tilsit")
    g.play("act gC-a", "to 0102", "act gC-b", "to 0201", "harass")
    assert [g.table.face_name(g.piece(name)) for name in ("gC-a", "gC-b")] == ["mounted", "mounted"]


@pytest.mark.rule("12.23", "12.25")
def test_12_23_guns_and_demoralised_units_harass_nobody() -> None:
    units = f"unit gI01 at 0202 to-move {LED}\nunit rI01 at 0202 spent demoralised\nunit r76A at 0202\n"
    g = acting(units, more="turn 6\n", scenario="tilsit").play("act gI01", "to 0102")
    assert g.ask == "ask-act"


# States and leaders (12.24, 12.25, 12.32) ----------------------------------------------------------------------


@pytest.mark.rule("12.24", "12.32", "6.52", "6.53")
@pytest.mark.parametrize(("state", "total", "shift"), [("", 6, 1), (" discouraged", 6, 1), (" demoralised", 5, 0)])
def test_12_32_a_discouraged_leader_still_gives_both_bonuses_a_demoralised_one_neither(
    state: str, total: int, shift: int
) -> None:
    units = f"unit rI01 at 0101\nunit rCpt2a at 0101{state}\npiece rCpt2a combat 1\n"
    g = ground(". .", units)
    tally = defence_tally(g, [number(g, "rI01"), number(g, "rCpt2a")])
    assert (tally.parts[0].total, tally.total) == (total, shift)


@pytest.mark.rule("12.25", "6.52", "6.53")
def test_12_25_a_demoralised_unit_gets_no_combat_bonus() -> None:
    g = ground(". .", "piece rCpt2a combat 1\nunit rI01 at 0101 demoralised\nunit rCpt2a at 0101\n")
    tally = defence_tally(g, [number(g, "rI01"), number(g, "rCpt2a")])
    assert (tally.parts[0].total, tally.total) == (2, 0)


@pytest.mark.rule("12.32", "12.84", "12.24")
def test_12_32_guns_and_wagons_do_not_attack_and_a_wagon_counts_nothing() -> None:
    g = ground(". .", "unit g77A gW1 gI01 at 0101\nunit rI01 at 0101\n", scenario="tilsit")
    pieces = tuple(number(g, name) for name in ("g77A", "gW1", "gI01"))
    attack = Attack(g.sides[0], g.board.grid.find("0101"), pieces)
    assert attack_tally(g, attack, pieces, is_fortified_target=False).parts[0].total == 6
    assert defence_tally(g, pieces).parts[0].total == 7


@pytest.mark.rule("12.24", "12.5", "14.2")
def test_12_24_a_discouraged_company_in_the_hex_attacks_at_half_or_tries_to_recover() -> None:
    there = "unit gI01 at 0201 {} discouraged\nunit rI01 at 0201 spent\n"
    g = acting(QUIET + there.format("to-fire"), 3, 3).play("act gI01", "assault 0201")
    attack = next(event for event in g.game.events if event.key == "assault-attack")
    tally = attack.rolls[0].tally
    assert tally is not None
    assert tally.parts[0].total == 3
    assert "recover" in acting(there.format("to-move")).play("act gI01").options()


@pytest.mark.rule("12.25", "14.3")
def test_12_25_a_demoralised_company_in_the_hex_does_not_attack() -> None:
    units = f"unit gI01 at 0201 to-fire {LED}\nunit gI02 at 0201 to-fire demoralised\nunit rI01 at 0201 spent\n"
    g = acting(QUIET + units, 3, 3).play("act gI01", "assault 0201")
    assert g.told("assault-attack")
    assert "to-fire" in g.marks("gI02"), "it was not asked to take part"


# First Fire (12.33) --------------------------------------------------------------------------------------------


@pytest.mark.rule("12.33", "14.2")
def test_12_33_an_attacker_discouraged_by_first_fire_attacks_at_half() -> None:
    units = f"force assault M\nunit gI01 at 0101 to-fire {LED}\nunit rI01 at 0201 dug-in\n"
    g = acting(units, 3, (4, 5), 3, (1, 1)).play("act gI01", "assault 0201", "first-fire")
    attack = next(event for event in g.game.events if event.key == "assault-attack")
    tally = attack.rolls[0].tally
    assert tally is not None
    assert tally.parts[0].total == 3


@pytest.mark.rule("12.33")
def test_12_33_defenders_who_hold_their_fire_are_hit_too() -> None:
    units = f"force assault M\nunit gI01 at 0101 to-fire {LED}\nunit rI01 at 0201 dug-in\nunit rI02 at 0201\n"
    g = acting(units, 3, (1, 1), 3, (1, 1), (1, 1)).play("act gI01", "assault 0201", "first-fire")
    assert len(g.told("passes-test")) == 3


@pytest.mark.rule("12.61", "12.62", "12.33")
def test_12_61_all_defend_against_the_bayonet_guns_too() -> None:
    there = f"unit gI01 at 0201 to-fire {LED}\nunit gCpt1a at 0201 to-fire\n"
    units = there + "unit rI01 rMG1 r76A at 0201 spent\n"
    g = acting(QUIET + units, 3, 3, more="turn 6\n", scenario="tilsit")
    g.play("act gI01", "bayonet 0201", "take-part gCpt1a")
    first = next(event for event in g.game.events if event.key == "first-fire")
    tally = first.rolls[0].tally
    assert tally is not None
    assert tally.parts[0].total == 5 + 7 + 1


@pytest.mark.rule("12.6", "12.61", "12.81")
def test_12_6_a_discouraged_leader_in_the_hex_leads_the_bayonet_beside_one_outside() -> None:
    there = "unit gI02 at 0201\nunit gLt1a at 0201 discouraged\nunit rI01 at 0201\nunit rI08 at 0604\n"
    g = lay_out(f"board\n{ROW}acting german\nunit gCpt1a at 0101\n{there}").play("leader gCpt1a")
    g.play("fire-with gCpt1a", "fire-with gLt1a", "fire-with gI02", "act gI02")
    assert g.options("bayonet") == ["0201"]
    assert g.options("assault") == ["0201"], "he need not wait for the captain"


# Leaders beside an assault hex (12.81) -------------------------------------------------------------------------

BESIDE = "unit gI02 at 0201\nunit rI01 at 0201\nunit rI08 at 0604\nunit gCpt1a at 0101\n"


def naming(units: str, *rolls: Roll) -> Battle:
    """A German segment that a captain beside an assault hex begins."""
    return lay_out(f"board\n{ROW}acting german\n{BESIDE}{units}", *rolls).play("leader gCpt1a")


@pytest.mark.rule("12.81")
def test_12_81_a_leader_outside_calls_nobody_in_the_hex_to_leave_or_to_recover() -> None:
    g = naming("").play("fire-with gCpt1a")
    assert g.options("fire-with") == ["gI02"]
    assert g.refused("move-with gI02") == "§12.81 The leader who activated it must go in first."
    text = f"board\n{ROW}acting german\n" + BESIDE.replace("gI02 at 0201", "gI02 at 0201 demoralised")
    shaken = lay_out(text + "unit gI03 at 0102\n").play("leader gCpt1a", "fire-with gCpt1a")
    assert shaken.options("fire-with") == shaken.options("move-with") == ["gI03"]


@pytest.mark.rule("12.81", "10.2")
def test_12_81_those_called_by_a_leader_bound_to_an_assault_do_not_fire_elsewhere() -> None:
    units = "unit gI03 at 0102\nunit rI02 at 0103 spent\n"
    g = naming(units).play("fire-with gCpt1a", "fire-with gI02", "fire-with gI03", "act gI03")
    assert g.refused("fire 0103") == "§12.81 The leader who activated it must go in with it."
    free = naming(units).play("fire-with gCpt1a", "fire-with gI03", "done", "act gI03")
    assert free.options("fire") == ["0103"]


@pytest.mark.rule("12.81", "12.5")
def test_12_81_a_leader_may_go_in_first_and_his_men_there_attack_then() -> None:
    g = naming(QUIET, 3, 3).play("fire-with gCpt1a", "fire-with gI02", "act gCpt1a", "reinforce 0201", "act gI02")
    assert g.options("assault") == ["0201"]


@pytest.mark.rule("12.81", "12.22")
def test_12_81_a_leader_who_leaves_the_hex_first_does_not_bind_those_he_called_in_it() -> None:
    there = "unit gI02 gCpt1a at 0201\nunit rI01 at 0201 spent\nunit rI08 at 0604\n"
    g = lay_out(f"board\n{ROW}acting german\n{there}").play("stack 0201", "move-with gCpt1a", "move-with gI02")
    g.play("act gCpt1a", "to 0101", "act gI02")
    assert "0101" in g.options("to")


# Barrages on the way in (R 79, R 80) ---------------------------------------------------------------------------


@pytest.mark.rule("12.4", "5.41", "9.71")
def test_12_4_when_a_barrage_destroys_the_company_its_leader_stays_behind() -> None:
    units = (
        f"force bombardment X\nunit gI01 at 0101 to-fire steps 1 {LED}\nunit gCpt1a at 0101 to-fire\n"
        "unit rI01 at 0201\nunit r76A at 0404 barrage 0201\n"
    )
    g = acting(units, (3, 4), more="turn 6\n", scenario="tilsit").play("act gI01", "assault 0201", "take-part gCpt1a")
    assert (g.at("gI01"), g.at("gCpt1a")) == ("out", "0101")
    assert not g.told("assault-defence")


@pytest.mark.rule("12.4", "12.33", "9.71")
def test_12_4_when_a_barrage_demoralises_the_companies_nobody_attacks_and_nobody_is_fired_at() -> None:
    units = (
        f"force bombardment M\nunit gI01 at 0101 to-fire {LED}\nunit gCpt1a at 0101 to-fire\nunit rI01 at 0201\n"
        "unit r76A at 0404 barrage 0201\n"
    )
    g = acting(units, (3, 4), (6, 6), (3, 4), (1, 1), more="turn 6\n", scenario="tilsit")
    g.play("act gI01", "assault 0201", "take-part gCpt1a")
    assert (g.at("gI01"), g.at("gCpt1a")) == ("0201", "0201")
    assert not g.told("assault-attack")
    assert not g.told("assault-defence")
