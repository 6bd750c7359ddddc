"""Definitions and chapters 2 to 8 by clause: examples and checks by their ids, and what no other file proves."""

from __future__ import annotations

from fractions import Fraction

import pytest

import grognard
from grognard.games.august import August, morale
from grognard.games.august.fire import round_up
from grognard.games.august.ground import first_control, holder
from grognard.games.august.initiative import initiative_tally
from grognard.games.august.sight import hexes_seeing, lose_observed
from grognard.games.august.victory import held
from grognard.games.august.words import COMPANIES, OBSERVED, RANKS
from grognard.kernel.numbers.tally import Tally
from tests.games.august.fielding import Battle, Roll, down, ground, lay_out, number
from tests.games.august.printed import CHARTS, ROSTER

ROW = "  . . . . . .\n" * 4
SPARE = "unit gI04 at 0604 to-move\n"
"""A unit that is still to act, so that the segment stays open."""
DAY = "turn 6\n"
"""Tilsit begins at night."""


def acting(
    units: str, *rolls: Roll, rows: str = ROW, more: str = "", scenario: str = "bilderweitschen", first: str = ""
) -> Battle:
    """A German segment in which the declared pieces act."""
    text = f"{DAY if scenario == 'tilsit' else ''}board\n{rows}{more}acting german\nunderway acting\n{SPARE}{units}"
    g = lay_out(text, *rolls, scenario=scenario)
    return g.play(f"act {first}") if first else g


def naming(units: str, *rolls: Roll, rows: str = ROW, more: str = "", scenario: str = "bilderweitschen") -> Battle:
    """A German segment that is to be named."""
    text = f"{DAY if scenario == 'tilsit' else ''}board\n{rows}{more}acting german\n{units}"
    return lay_out(text, *rolls, scenario=scenario)


# Definitions ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("def.modifiers", "ex.1")
def test_ex_1_a_modifier_of_two_makes_nine_of_seven() -> None:
    fire = "force direct-fire M2\nunit rI01 at 0301\nunit gI01 at 0101 to-fire\nunit rI08 at 0603\n"
    g = acting(fire, (3, 4), (3, 4), first="gI01").play("fire 0301")
    assert "discouraged" in g.marks("rI01"), "a seven is a nine, one more than a morale of eight"


@pytest.mark.rule("def.fractions", "ex.2")
@pytest.mark.parametrize("exact", [Fraction(5, 2), Fraction(9, 4)])
def test_ex_2_two_and_a_half_and_two_and_a_quarter_are_three(exact: Fraction) -> None:
    tally = Tally("firepower", exact)
    round_up(tally)
    assert tally.total == 3


@pytest.mark.rule("def.combat-units", "def.companies", "def.personnel", "def.mortars", "def.transport", "def.steps")
def test_def_units_what_each_counter_is() -> None:
    g = ground(". .", scenario="usdau")
    for piece, found in enumerate(g.roster):
        if found.kind == "off-map":
            continue
        is_crew = found.kind in ("field-gun", "howitzer", "mortar")
        assert g.is_gun[piece] == is_crew
        assert g.is_company[piece] == (found.kind in COMPANIES)
        assert g.is_combat[piece] == (is_crew or found.kind in (*COMPANIES, "machine-gun"))
        assert g.is_wagon[piece] == (found.kind == "wagon")


@pytest.mark.rule("7.3", "def.range", "7.25", "def.artillery-units")
def test_7_3_a_unit_has_one_kind_of_fire_and_none_when_limbered() -> None:
    for found in ROSTER:
        faces = found.named_faces or ("",)
        kinds = [name for name in ("fire", "bombard") if any(found.value(name, name=face) for face in faces)]
        assert len(kinds) == (0 if found.kind == "wagon" or found.kind in RANKS else 1), found.name
        if "limbered" in faces:
            assert not found.value("fire", name="limbered")
            assert not found.value("bombard", name="limbered")


@pytest.mark.rule("def.leaders", "def.rank")
def test_def_rank_the_ladder_and_a_leader_is_no_unit() -> None:
    g = ground(". .", "unit gMaj1a gCpt1a gLt1a gCol1a at 0101\n", scenario="mattischkehmen")
    ladder = sorted(("gMaj1a", "gCpt1a", "gLt1a", "gCol1a"), key=lambda name: g.rank_of[number(g, name)])
    assert ladder == ["gLt1a", "gCpt1a", "gMaj1a", "gCol1a"]
    assert g.combat_at(g.board.grid.find("0101"), g.sides[0]) == []


@pytest.mark.rule("def.good-order")
def test_def_good_order_all_start_so() -> None:
    play = grognard.new(August, "bilderweitschen", seed=2).play
    assert isinstance(play, August)
    assert all(map(play.is_steady, range(len(play.roster))))
    g = ground(". .", "unit gI01 at 0101 discouraged\nunit gI02 at 0101 demoralised\n")
    assert not g.is_steady(number(g, "gI01"))
    assert not g.is_steady(number(g, "gI02"))


@pytest.mark.rule("def.combat-result")
def test_def_combat_result_no_effect_tests_nobody() -> None:
    fire = "force direct-fire -\nunit rI01 at 0301\nunit gI01 at 0101 to-fire\nunit rI08 at 0603\n"
    g = acting(fire, (3, 4), first="gI01").play("fire 0301")
    assert g.ask == "ask-act"
    assert not g.told("passes-test")


@pytest.mark.rule("def.assault-hex")
def test_def_assault_hex_wagons_and_leaders_make_none() -> None:
    g = ground(". . .", "unit gI01 rI01 at 0101\nunit gI02 rCpt1a at 0201\nunit gW1 rI02 at 0301\n", scenario="tilsit")
    assert [g.is_assault_hex(g.board.grid.find(number)) for number in ("0101", "0201", "0301")] == [True, False, False]


@pytest.mark.rule("def.control")
def test_def_control_nobody_controls_a_hex_in_which_both_sides_are() -> None:
    control = "region objective 0101 0201\nhex 0101 control russian\nhex 0201 control russian\n"
    g = ground(". . .", control + "unit rI01 gI01 at 0101\nunit rI02 at 0201\n")
    russian = g.sides[1]
    assert holder(g, g.board.grid.find("0101")) is None
    assert holder(g, g.board.grid.find("0201")) == russian
    assert held(g, russian) == 1


@pytest.mark.rule("def.control")
def test_def_control_at_the_start_the_nearest_has_a_hex_and_nobody_where_nobody_is() -> None:
    g = ground(". . . . .", "unit gI01 at 0101\nunit rI01 at 0501\n")
    first_control(g, g.sides[1])
    assert [g.controller(h) for h in g.board.grid.hexes] == [g.sides[side] for side in (0, 0, 1, 1, 1)]
    hidden = ground(". . . . .", "unit gI01 at 0101\nunit rI01 at 0501 unseen\n", scenario="orlau")
    first_control(hidden, hidden.sides[1])
    assert {hidden.controller(h) for h in hidden.board.grid.hexes} == {hidden.sides[0]}, "a hidden unit tells nothing"
    empty = ground(". . .")
    first_control(empty, empty.sides[0])
    assert {empty.controller(h) for h in empty.board.grid.hexes} == {None}


@pytest.mark.rule("def.protected-hex")
def test_def_protected_hex_a_barrage_drives_out_of_a_hex_that_no_enemy_sees() -> None:
    units = "unit gI01 at 0202 to-move demoralised\nunit rI01 at 0602\nunit r6A at guns barrage 0202\n"
    g = acting(units, (6, 5), scenario="mattischkehmen", first="gI01")
    while g.ask == "ask-flee":
        g.play(g.options()[0])
    assert g.at("gI01") != "0202"


# Chapter 3 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.0.A")
def test_d_1_a_margin_of_nothing_is_rolled_again() -> None:
    text = f"august bilderweitschen\nphase 3.0.A\nboard\n{ROW}unit rI01 at 0604\nunit gI01 at 0101\n"
    g = Battle(grognard.position(August, text, dice=grognard.Scripted([1, 3, 2, 4, 6, 1])))
    assert len(g.told("initiative-die")) == 6
    assert g.table.position.opening > 0


@pytest.mark.rule("3.0.C")
def test_d_2_nobody_passes_with_a_demoralised_piece_that_has_not_acted() -> None:
    g = naming("unit gI01 at 0101 demoralised\nunit gI02 at 0102\nunit rI01 at 0604\n")
    assert "pass" not in g.options()
    leader = naming("unit gCpt1a at 0101 demoralised\nunit gI02 at 0102\nunit rI01 at 0604\n")
    assert "pass" not in leader.options()


@pytest.mark.rule("3.0.C", "14.42")
def test_3_0_c_a_demoralised_piece_that_is_activated_must_try() -> None:
    g = naming("unit gI01 at 0101 demoralised\nunit gI02 at 0102\nunit rI01 at 0604\n", (1, 2))
    g.play("unit gI01", "move-with gI01")
    assert g.options() == ["act gI01"]
    g.play("act gI01")
    assert g.told("recovers-partly")


MIXED = "unit gcCpt1a gCpt1a at 0202\nunit gC-a at 0202 mounted\nunit gI01 at 0202\n"
"""A leader and a unit of each class in one hex."""
BESIDE = "unit gcCpt2a at 0302\nunit gC-b at 0303 mounted\nunit gLt1a gI02 at 0201\nunit gI03 at 0103\n"
FAR = "unit rI01 at 0602\n"


@pytest.mark.rule("5.52", "3.1", "3.11", "ex.10")
def test_ex_10_leaders_of_both_classes_lead_their_own_in_one_segment() -> None:
    g = naming(MIXED + FAR, scenario="tilsit").play("stack 0202", "move-all", "act gI01")
    assert "0302" in g.options("to")
    g.play("to 0302", "halt", "act gC-a")
    assert "0302" in g.options("to")


@pytest.mark.rule("5.52", "3.2", "ex.10")
def test_ex_10_each_calls_his_own_around_and_they_call_farther_on() -> None:
    g = naming(MIXED + BESIDE + FAR, scenario="tilsit").play("stack 0202")
    assert {"gI02", "gLt1a", "gC-b"} <= set(g.options("move-with"))
    assert "gcCpt2a" not in g.options("move-with"), "captains do not call captains"
    assert "gI03" in g.options("move-with"), "it is beside the stack"
    chain = naming(
        MIXED.replace("gCpt1a", "gMaj1a") + "unit gCpt2a at 0302\nunit gI02 at 0402\n" + FAR, scenario="tilsit"
    )
    chain.play("stack 0202")
    assert "gI02" not in chain.options("move-with")
    assert "gI02" in chain.play("move-with gCpt2a").options("move-with")


@pytest.mark.rule("5.52", "5.51", "ex.10")
@pytest.mark.parametrize(
    ("leader", "led", "alone", "beside"), [("gCpt1a", "gI01", "gC-a", "gC-b"), ("gcCpt1a", "gC-a", "gI01", "gI02")]
)
def test_ex_10_without_a_leader_of_its_class_a_unit_acts_but_does_not_approach(
    leader: str, led: str, alone: str, beside: str
) -> None:
    units = f"unit {leader} gI01 at 0202\nunit gC-a at 0202 mounted\nunit gI02 at 0201\nunit gC-b at 0201 mounted\n"
    g = naming(units + FAR, scenario="tilsit").play("stack 0202")
    assert beside not in g.options("move-with")
    g.play("move-all", f"act {led}")
    assert "0302" in g.options("to")
    g.play("stay", f"act {alone}")
    assert g.refused("to 0302").startswith("§5.5 ")
    assert "0102" in g.options("to")


# Chapter 4 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.2", "ex.7", "13.12")
def test_ex_7_a_moving_company_counts_alone() -> None:
    units = "unit gI01 at 0101 to-move led\nunit gI02 gI03 at 0102\nunit rMG1 at 0301\n"
    g = acting(units, first="gI01").play("to 0201")
    assert g.reasons("shoot rMG1")["moving-company"] == 1
    gun = acting("unit gMG1 at 0101 to-move led\nunit rMG1 at 0301\n", first="gMG1").play("to 0201")
    assert "moving-company" not in gun.reasons("shoot rMG1")


@pytest.mark.rule("4.2", "7.41", "16.5")
def test_4_2_a_hidden_company_counts_for_no_column_before_its_hex_is_fired_at() -> None:
    hidden = "unit rI01 at 0301\nunit rI02 at 0301 unseen\nunit rI08 at 0604\n"
    units = "force direct-fire M\nunit gI01 at 0101 to-fire\n" + hidden
    g = acting("turn 12\n" + units, (3, 4), (1, 1), (1, 1), scenario="orlau", first="gI01")
    assert g.reasons("fire 0301")["one-company"] == 1
    g.play("fire 0301")
    assert len(g.told("passes-test")) == 2
    roll = next(event for event in g.game.events if event.key == "fire-result").rolls[0]
    assert roll.tally is not None
    assert "reason-two-companies" in [reason.key for reason in roll.tally.reasons]


# Chapter 5 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.5")
def test_5_5_a_loaded_gun_is_a_wagon_and_is_approached_without_a_leader() -> None:
    load = "unit rW1 at 0602 load rMG1\nunit rMG1 at 0602 limbered loaded\nunit rI08 at 0104\n"
    g = acting("unit gI01 at 0302 to-move\n" + load, scenario="tilsit", first="gI01")
    assert "0402" in g.options("to")


@pytest.mark.rule("5.3", "5.82")
def test_5_3_a_bridge_entered_off_the_road_costs_the_river_and_may_then_be_crossed() -> None:
    rows = "  . r . . . .\n  . rb . . . .\n  . r . . . .\n  . r . . . .\n"
    more = "link river 0201 0202 0203 0204\nlink road 0102 0202 0303\n"
    g = ground("\n".join(row.strip() for row in rows.splitlines()), more, scenario="tilsit")
    find = g.board.grid.find
    assert g.costs["foot"].cost(find("0102"), find("0202")) == 1
    assert g.costs["foot"].cost(find("0103"), find("0202")) == 4
    units = "piece gI01 move 3\nunit gI01 at 0103 to-move led\n"
    over = acting(units, rows=rows, more=more, scenario="tilsit", first="gI01").play("to 0202")
    assert "0303" in over.options("to")


@pytest.mark.rule("5.2", "5.8", "5.82")
def test_5_2_the_one_hex_that_is_always_open_may_be_a_ford() -> None:
    rows, course = "  . r . . . .\n  . ro . . . .\n  . r . . . .\n  . r . . . .\n", "link river 0201 0202 0203 0204\n"
    g = acting("unit gMG1 at 0102 to-move led\n", rows=rows, more=course, scenario="tilsit", first="gMG1")
    assert "0202" in g.options("to")
    assert "0201" not in g.options("to")


@pytest.mark.rule("5.83", "12.6")
def test_5_83_a_bayonet_attack_does_not_reach_the_other_bank() -> None:
    rows, course = "  . r . . . .\n" * 4, "link river 0201 0202 0203 0204\n"
    inside = "unit gI01 at 0202 bank right to-fire led well-led by gCpt1a\nunit gCpt1a at 0202 bank right to-fire\n"
    units = inside + "unit rI01 at 0202 bank right\nunit rI02 at 0202 bank left\nunit rI08 at 0404\n"
    dice: list[Roll] = [3, (1, 1), (1, 1), (6, 6), 3, (1, 1)]
    g = acting("force assault 1\n" + units, *dice, rows=rows, more=course, scenario="tilsit")
    g.play("act gI01", "bayonet 0202", "take-part gCpt1a")
    first = next(event for event in g.game.events if event.key == "first-fire")
    tally = first.rolls[0].tally
    assert tally is not None
    assert tally.parts[0].total == 5, "the company of the other bank does not fire"
    assert (g.steps("rI01"), g.steps("rI02")) == (1, 2)


@pytest.mark.rule("5.83")
def test_5_83_who_came_from_neither_bank_is_on_both() -> None:
    rows, course = "  . rb . . . .\n" * 4, "link river 0201 0202 0203 0204\n"
    led = "to-fire led well-led by gCpt1a"
    units = f"unit gI01 at 0102 {led}\nunit gI02 at 0102 {led}\nunit rI01 at 0202\nunit rI08 at 0404\n"
    g = acting(units, rows=rows, more=course, scenario="tilsit", first="gI01").play("assault 0202")
    assert g.reasons() == {}


@pytest.mark.rule("5.42", "14.35")
def test_5_42_nobody_flees_an_assault_into_a_barrage() -> None:
    units = "unit gI01 at 0202 to-move demoralised\nunit rI01 at 0202 spent\nunit r6A at guns barrage 0102\n"
    g = acting(units, (6, 5), scenario="mattischkehmen", first="gI01")
    assert g.asked == "german 14.35"
    assert "0102" not in g.options("flee")
    assert "0103" in g.options("flee")


# Chapter 6 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.4")
def test_6_4_of_two_leaders_either_may_go_with_a_unit() -> None:
    units = "unit gCpt1a gCpt1b gLt1a at 0101 to-move\nunit gI01 at 0101 to-move led by gCpt1a\n"
    g = acting(units.replace("gCpt1a gCpt1b", "gCpt1a"), first="gLt1a")
    assert g.options("along") == ["gI01"]
    alone = acting("unit gLt1a at 0101 to-move by gLt1a\nunit gI01 at 0101 to-move led by gCpt1a\n", first="gLt1a")
    assert alone.options("along") == [], "he acts alone and has called nobody"
    units = "unit gI01 gI02 at 0101 to-move led by gCpt1a\nunit gCpt1a at 0101 to-move\n"
    assert acting(units, first="gI01").options("along") == [], "units do not go with units"


@pytest.mark.rule("6.62", "6.64")
def test_6_62_of_two_leaders_either_may_support_and_only_those_of_lower_rank_are_helped() -> None:
    company = "unit gI01 at 0101 to-move led discouraged by gCpt2a\n"
    units = "unit gCpt1a at 0101 to-move\nunit gCpt2a at 0101 to-move\n" + company
    g = acting(units, (4, 4), first="gCpt1a").play("support", "act gI01", "recover")
    assert "discouraged" not in g.marks("gI01")
    equal = "unit gCpt1a at 0101 to-move\nunit gCpt2a at 0101 to-move led discouraged\n"
    assert "support" not in acting(equal, first="gCpt1a").options()


@pytest.mark.rule("6.52", "12.3")
def test_6_52_in_an_assault_the_bonus_goes_to_a_unit_that_fights() -> None:
    led = "to-fire led well-led by gCpt1a"
    units = f"unit gI01 at 0101 {led}\nunit rW1 rI01 at 0201\nunit rMG1 at 0201 limbered\nunit rCpt2a at 0201\n"
    g = acting(units + "unit rI08 at 0604\n", 1, scenario="tilsit", first="gI01").play("assault 0201")
    assert g.tally().parts[0].total == 5 + g.table.combat_of[g.piece("rCpt2a")]
    assert g.table.combat_of[g.piece("rCpt2a")] > 0


@pytest.mark.rule("6.7")
@pytest.mark.parametrize(("roll", "falls"), [((1, 1), True), ((1, 2), True), ((2, 2), False)])
def test_d_3_after_one_step_a_leader_falls_on_two_or_three(roll: tuple[int, int], falls: bool) -> None:
    units = "unit rI01 at 0201\nunit rCpt1a at 0201\nunit rI03 at 0604\nunit gI01 at 0101 to-fire\n"
    g = acting("force direct-fire X\n" + units, (3, 4), (1, 1), (1, 1), roll, first="gI01").play("fire 0201")
    assert (g.at("rCpt1a") == "out") is falls


@pytest.mark.rule("6.71")
def test_6_71_a_leader_whose_units_walk_out_of_an_assault_is_alone_with_the_enemy() -> None:
    units = "unit gI01 at 0202 to-move led\nunit gCpt1a at 0202\nunit rI01 at 0202 spent demoralised\n"
    text = f"board\n{ROW}acting german\nunderway acting\n{units}"
    g = lay_out(text, (5, 4)).play("act gI01", "to 0102")
    assert g.at("gCpt1a") == "out"
    both = text.replace("gCpt1a at 0202", "gCpt1a at 0202 to-move") + "unit gI04 at 0404 to-move\n"
    away = lay_out(both).play("act gI01", "to 0102")
    assert away.play("act gCpt1a", "to 0103").at("gCpt1a") == "0103", "he may leave in the same segment"


@pytest.mark.rule("6.71", "5.82")
def test_6_71_a_leader_driven_out_does_not_cross_a_great_river() -> None:
    rows, course = "  . r . . . .\n" * 4, "link river 0201 0202 0203 0204\n"
    units = "unit gI01 at 0102 to-move led\nunit rCpt1a at 0202 bank right\nunit rI08 at 0404\n"
    g = acting("piece gI01 move 4\n" + units, (4, 4), rows=rows, more=course, scenario="tilsit", first="gI01")
    g.play("to 0202")
    assert g.asked == "russian 6.71"
    assert set(g.options("displace")) == {"0102", "0103", "0201", "0203"}


@pytest.mark.rule("6.71", "9.71", "7.44")
@pytest.mark.parametrize(("state", "rolls"), [("", [(4, 4), (3, 4)]), (" demoralised", [(4, 4)])])
def test_6_71_a_leader_driven_into_a_barrage_is_struck_and_a_demoralised_one_does_not_go_there(
    state: str, rolls: list[Roll]
) -> None:
    rows = "  . . .\n  l l l\n  . . .\n  . . .\n"
    units = f"unit gI01 gI02 at 0301 to-move led\nunit rCpt1a at 0201{state}\nunit rI08 at 0304 spent\n"
    text = f"board\n{rows}force bombardment X\nacting german\nunderway acting\n{units}"
    g = lay_out(text + "unit g14A at guns mission fire barrage 0101\n", *rolls, scenario="usdau")
    g.play("act gI01", "to 0201")
    assert g.at("rCpt1a") == "out"
    assert len(g.told("barrage-strikes")) == (not state)


GRIEF = "unit rLtC1a at 0301\nunit gI01 at 0101 to-fire\nunit rI08 at 0603\nside russian senior rLtC1a\n"


@pytest.mark.rule("6.72")
def test_d_24_a_senior_commander_shot_on_turn_3_is_felt_to_turn_5() -> None:
    text = f"turn 3\nboard\n{ROW}force direct-fire X\nacting german\nunderway acting\n{SPARE}{GRIEF}"
    g = lay_out(text, (3, 4)).play("act gI01", "fire 0301")
    found = []
    for turn in (3, 4, 5, 6):
        g.table.position.turn = turn
        found.append([reason.rule for reason in initiative_tally(g.table, g.table.sides[1]).reasons])
    assert found[1:] == [["6.72"], ["6.72"], []]
    assert g.table.position.grief[1] == 5


@pytest.mark.rule("6.72")
def test_d_24_one_who_deserts_on_turn_3_to_turn_7_and_the_successor_not_at_all() -> None:
    grief = "turn 3\nside german senior gCpt1a\nunit gCpt1a at 0101 to-move demoralised\nunit rI01 at 0604\n"
    g = acting(grief, (6, 6), first="gCpt1a")
    assert g.at("gCpt1a") == "out"
    assert g.table.position.grief[0] == 7


@pytest.mark.rule("6.72", "6.64")
def test_6_72_a_higher_leader_helps_in_the_test_to_act() -> None:
    grief = "side german mourned 1\nside german grief 3\nside german grief-class infantry\n"
    units = "unit gCpt1a gLt1a gI01 at 0101\nunit rI01 at 0604\n"
    g = naming(units, more=grief).play("leader gLt1a")
    assert g.reasons()["helper"] == g.table.bonus_of[g.piece("gCpt1a")] == 1


@pytest.mark.rule("6.73", "6.61")
def test_6_73_other_leaders_still_help_those_who_mourn_a_colonel() -> None:
    g = ground(". .", "unit rCol1a rCpt1a rI01 at 0101\n", scenario="goritten")
    colonel = number(g, "rCol1a")
    g.remove(colonel)
    found = {reason.rule: reason.value for reason in morale.test_tally(g, number(g, "rI01"), 0, colonel).reasons}
    assert found == {"6.73": -g.bonus_of[colonel], "6.61": g.bonus_of[number(g, "rCpt1a")]}


@pytest.mark.rule("6.72", "14.35")
def test_6_72_a_leader_lost_because_there_is_no_way_out_of_an_assault_is_no_deserter() -> None:
    enemies = "unit rI01 at 0101 spent\nunit rI02 at 0201 spent\n"
    units = "unit gCpt1a at 0101 to-move demoralised\nunit gI01 at 0101 spent\n" + enemies
    rows = "  . .\n  l l\n  . .\n  . .\n"
    text = f"board\n{rows}acting german\nunderway acting\nside german senior gCpt1a\nunit gI04 at 0103 to-move\n{units}"
    g = lay_out(text, (6, 5)).play("act gCpt1a")
    assert g.at("gCpt1a") == "out"
    assert g.table.position.grief[0] == 1 + 2


# Chapter 7 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.1", "7.23", "7.22")
def test_7_1_one_combat_of_one_kind_against_one_hex() -> None:
    led = "to-fire led well-led by gCpt1a"
    units = f"force direct-fire -\nunit gI01 at 0101 {led}\nunit rI01 at 0201\nunit rI02 at 0102\nunit rI08 at 0604\n"
    g = acting(units, (3, 4), first="gI01")
    assert (set(g.options("fire")), set(g.options("assault"))) == ({"0201", "0102"}, {"0201", "0102"})
    g.play("fire 0201")
    assert "gI01" not in g.options("act")


@pytest.mark.rule("7.51", "ex.15")
@pytest.mark.parametrize(
    ("chart", "head", "shift", "found"), [("bombardment", "5", 2, "12"), ("direct-fire", "4", 5, "30")]
)
def test_ex_15_two_columns_on_from_5_and_five_on_from_4(chart: str, head: str, shift: int, found: str) -> None:
    table = CHARTS[chart]
    assert table.label(table.shift(table.column(head), shift)) == found


STACK = "unit gI01 gI02 gCol1a at 0301\nunit gW1 gW2 at 0301\n"


def struck(result: str, units: str, *rolls: Roll) -> Battle:
    """Germans in 0301 suffer a result of Russian fire, in daylight at Tilsit."""
    text = (
        f"{DAY}board\n{ROW}force direct-fire {result}\nacting russian\nunderway acting\nunit rI08 at 0604 to-move\n"
        f"unit gI12 at 0104\nunit rI01 at 0101 to-fire\n{units}"
    )
    return lay_out(text, (3, 4), *rolls, scenario="tilsit").play("act rI01", "fire 0301")


@pytest.mark.rule("7.61", "6.7", "ex.17")
@pytest.mark.parametrize(("lost", "steps"), [(("gI01", "gI02"), (1, 1)), (("gI01", "gI01"), (0, 2))])
def test_ex_17_two_steps_as_the_owner_likes_both_wagons_tests_and_two_off_for_the_colonel(
    lost: tuple[str, str], steps: tuple[int, int]
) -> None:
    tests: list[Roll] = [(1, 1)] * (1 + sum(left > 0 for left in steps))
    g = struck("2X", STACK, *tests, (2, 2))
    assert g.asked == "german 7.61"
    g.play(*(f"lose {name}" for name in lost), "lose gW1")
    assert (g.steps("gI01"), g.steps("gI02")) == steps
    assert (g.at("gW1"), g.at("gW2")) == ("out", "out")
    assert len(g.told("passes-test")) == len(tests)
    assert g.at("gCol1a") == "out", "four less two"


@pytest.mark.rule("7.61", "ex.18")
def test_ex_18_what_the_company_cannot_take_no_wagon_takes() -> None:
    g = struck("3X", "unit gI01 at 0301 steps 1\nunit gW1 gW2 at 0301\n").play("lose gW1")
    assert [g.at(name) for name in ("gI01", "gW1", "gW2")] == ["out", "out", "out"]
    spared = struck("X", "unit gI01 at 0301 steps 1\nunit gW1 gW2 at 0301\n", (1, 1))
    spared.play("lose gW1")
    assert [spared.at(name) for name in ("gI01", "gW1", "gW2")] == ["out", "out", "0301"]


def stormed(result: str, *rolls: Roll) -> Battle:
    """Two companies in good order, a discouraged machine gun and two wagons suffer a result in an assault."""
    units = "unit gI01 gI02 at 0201 spent\nunit gMG1 at 0201 discouraged\nunit gW1 gW2 at 0201\n"
    text = (
        f"{DAY}board\n{ROW}force assault {result}\nacting russian\nunderway acting\nunit rI08 at 0604 to-move\n"
        f"unit gI12 at 0104\nunit rI01 at 0101 to-fire led well-led by rCpt1a\n{units}"
    )
    return lay_out(text, 6, 6, *rolls, scenario="tilsit").play("act rI01", "assault 0201")


@pytest.mark.rule("7.62", "ex.19")
def test_ex_19_on_one_a_wagon_and_a_step_of_a_company_in_good_order() -> None:
    g = stormed("1", (1, 1), (1, 1), (1, 1), (1, 1), (1, 1))
    assert set(g.options("lose")) == {"gI01", "gI02"}
    g.play("lose gI01")
    assert set(g.options("lose")) == {"gW1", "gW2"}
    g.play("lose gW2")
    assert (g.steps("gI01"), g.steps("gI02"), g.at("gW1"), g.at("gW2")) == (1, 2, "0201", "out")
    assert len(g.told("passes-test")) == 5, "four Germans, and the attacker, who lost a step too"


@pytest.mark.rule("7.62", "ex.19")
def test_ex_19_on_two_both_wagons_and_the_second_step_is_free() -> None:
    g = stormed("2", (1, 1), (1, 1)).play("lose gI01")
    assert set(g.options("lose")) == {"gI01", "gI02", "gMG1"}
    g.play("lose gMG1", "lose gW1")
    assert [g.at(name) for name in ("gMG1", "gW1", "gW2")] == ["out", "out", "out"]


# Chapter 8 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.52", "ex.20")
def test_ex_20_an_observed_unit_in_woods_is_seen_from_afar_and_still_protected() -> None:
    rows = "  . . . . . w\n" + "  . . . . . .\n" * 3
    gun = "unit gMG1 at 0101 to-fire\nunit rI08 at 0104\n"
    g = acting(gun + "unit rMG1 at 0601 observed\n", rows=rows, first="gMG1")
    assert g.reasons("fire 0601")["woods"] == -2
    unseen = acting(gun + "unit rMG1 at 0601\n", rows=rows, first="gMG1")
    assert unseen.refused("fire 0601").startswith("§8.1 ")


def sees(g: August, a: str, b: str, is_observed: bool = True) -> bool:
    """Whether a piece in hex b is seen from hex a."""
    return bool(hexes_seeing(g, g.board.grid.find(b), is_observed) >> g.board.grid.find(a) & 1)


@pytest.mark.rule("8.65", "8.61", "ex.21")
def test_ex_21_along_the_side_of_a_village_and_behind_it() -> None:
    one = ground(". . . .\n. . v .\n. . . .")
    assert sees(one, "0202", "0402"), "the village is on one side of the line only"
    assert not sees(one, "0202", "0401")
    two = ground(". . . .\n. . v .\n. . v .")
    assert not sees(two, "0202", "0402")


@pytest.mark.rule("8.6")
def test_8_6_the_line_runs_straight_from_centre_to_centre() -> None:
    hexes = [f"{column:02}{row:02}" for row in (1, 2, 3) for column in (1, 2, 3, 4)]
    blocking = []
    for wood in hexes:
        signs = ["w" if name == wood else "." for name in hexes]
        rows = "\n".join(" ".join(signs[at : at + 4]) for at in (0, 4, 8))
        if wood not in ("0101", "0402") and not sees(ground(rows), "0101", "0402"):
            blocking.append(wood)
    assert blocking == ["0201", "0302"]


@pytest.mark.rule("8.64", "8.73")
def test_8_64_a_line_holds_both_ways_but_height_and_cover_do_not() -> None:
    g = ground(down(".1", *["."] * 13))
    assert sees(g, "0101", "0114", is_observed=False)
    assert not sees(g, "0114", "0101", is_observed=False)
    wood = ground(down("w", *["."] * 4))
    assert sees(wood, "0101", "0105", is_observed=False)
    assert not sees(wood, "0105", "0101", is_observed=False)


@pytest.mark.rule("8.5")
def test_8_5_cover_blocks_but_a_hill_does_not() -> None:
    assert not sees(ground(down(".", "f", ".")), "0101", "0103")
    assert sees(ground(down(".1", ".1", ".1")), "0101", "0103")
    assert sees(ground(down(".1", "f", ".")), "0101", "0103")


@pytest.mark.rule("8.72", "8.73")
@pytest.mark.parametrize(("distance", "is_seen"), [(18, True), (19, False)])
def test_d_20_from_a_village_at_level_0_one_sees_eighteen_hexes(distance: int, is_seen: bool) -> None:
    g = ground(down("v", *["."] * distance))
    assert sees(g, "0101", f"01{distance + 1:02}", is_observed=False) is is_seen


@pytest.mark.rule("8.62")
@pytest.mark.parametrize(("distance", "is_seen"), [(3, True), (4, False)])
def test_d_21_a_unit_on_a_hill_that_has_not_fired_is_seen_at_three_hexes(distance: int, is_seen: bool) -> None:
    g = ground(down(*["."] * distance, ".1"))
    assert sees(g, "0101", f"01{distance + 1:02}", is_observed=False) is is_seen


@pytest.mark.rule("8.61", "8.71")
@pytest.mark.parametrize(
    ("signs", "is_seen"),
    [((".", ".1", "."), False), ((".2", ".1", "."), True), ((".2", ".", ".1", "."), False)],
)
def test_d_22_a_hill_between_a_shoulder_and_a_knoll(signs: tuple[str, ...], is_seen: bool) -> None:
    assert sees(ground(down(*signs)), "0101", f"01{len(signs):02}") is is_seen


@pytest.mark.rule("8.52")
@pytest.mark.parametrize(
    ("signs", "enemy", "stays"),
    [
        ([".", ".", ".", ".", ".", "."], "0104", True),
        ([".", ".", ".", ".", ".", "."], "0105", False),
        ([".", ".", "w", ".", ".", "."], "0104", False),
        (["f", ".", ".", ".", ".", "."], "0103", False),
    ],
)
def test_8_52_the_marker_goes_in_cover_beyond_three_hexes_or_out_of_sight(
    signs: list[str], enemy: str, stays: bool
) -> None:
    g = ground(down(*signs), f"unit gI01 at 0101 observed\nunit rI01 at {enemy}\n")
    company = number(g, "gI01")
    lose_observed(g, company)
    assert g.has(company, OBSERVED) is stays


# Where artillery joins (3.0.B, 3.0.D, 7.44, 8.2) ---------------------------------------------------------------


def shelling(units: str, *rolls: Roll) -> Battle:
    """The bombardment phase of turn 2 at Mattischkehmen, the German first."""
    text = f"august mattischkehmen\nphase 3.0.B\nturn 2\nboard\n{ROW}acting german\n{units}"
    return Battle(grognard.position(August, text, dice=grognard.Scripted(rolls)))


PLANS = (
    "unit g8A at guns mission fire last 0301 last-turn 1 plan 0301 0301\n"
    "unit r6A at guns mission fire plan 0601 0601\nunit gI01 at 0101\n"
)


@pytest.mark.rule("3.0.B", "8.2", "7.21")
def test_3_0_b_the_initiative_side_fires_first_unseen_and_a_second_turn_makes_a_barrage() -> None:
    wood = PLANS + "unit rI01 at 0301\nhex 0301 smoke german\n"
    g = shelling("force bombardment M\n" + wood, (3, 4), (1, 1))
    assert g.asked == "german 3.0.B"
    g.play("open-fire 0301")
    assert len(g.told("passes-test")) == 1
    assert g.told("barrage-placed")
    assert g.asked == "russian 3.0.B"
    g.play("open-fire 0601")
    assert len(g.told("bombardment-result")) == 1, "where nobody is nobody is hit"


@pytest.mark.rule("7.44", "7.63", "4.2")
def test_7_44_who_enters_a_barrage_is_bombarded_alone() -> None:
    units = "unit gI01 at 0101 to-move led\nunit gI02 at 0201\nunit r6A at guns mission fire barrage 0201\n"
    more = "force bombardment X\n" + units + "unit rI08 at 0604\n"
    g = acting(more, (3, 4), (1, 1), scenario="mattischkehmen", first="gI01").play("to 0201")
    assert (g.steps("gI01"), g.steps("gI02")) == (1, 2)
    roll = next(event for event in g.game.events if event.key == "bombardment-result").rolls[0]
    assert roll.tally is not None
    assert [reason.key for reason in roll.tally.reasons] == ["reason-moving-company"]


@pytest.mark.rule("3.0.D")
def test_3_0_d_barrages_are_lifted_at_the_end_of_the_turn() -> None:
    units = "unit gI01 at 0101 spent\nunit rI08 at 0604 spent\nunit r6A at guns mission fire barrage 0201\n"
    g = lay_out(f"board\n{ROW}acting german\n{units}unit gI02 at 0102\n", 6, 1, scenario="mattischkehmen").play("pass")
    assert g.table.position.turn == 2
    assert g.table.position.barrage[g.piece("r6A")] == -1


# Leaders in an assault (6.53), and the mover himself must be seen (8.3) ----------------------------------------


@pytest.mark.rule("6.53", "6.52")
@pytest.mark.parametrize(
    ("units", "shift", "strength"),
    [
        ("unit rI01 rCpt2a at 0201\n", 1, 6),
        ("unit rI01 at 0201 demoralised\nunit rCpt2a at 0201\n", 0, 2),
        ("unit rI01 at 0201\nunit rCpt2a at 0201 demoralised\n", 0, 5),
        ("unit rI01 at 0201\nunit rCpt2a at 0201 discouraged\n", 1, 6),
        ("unit rI01 rcCpt1a at 0201\n", 0, 5),
        ("unit rI01 rCpt2a rLt1a at 0201\n", 1, 6),
    ],
)
def test_6_53_one_column_for_a_leader_with_a_unit_of_his_class_neither_demoralised(
    units: str, shift: int, strength: int
) -> None:
    led = "to-fire led well-led by gCpt1a"
    text = f"unit gI01 at 0101 {led}\n{units}unit rI08 at 0604\n"
    g = acting(text, 1, scenario="tilsit", first="gI01").play("assault 0201")
    assert (g.tally().total, g.tally().parts[0].total) == (shift, strength)


@pytest.mark.rule("8.3")
def test_8_3_that_others_in_the_hex_are_seen_is_not_enough() -> None:
    rows = "  . w . . . .\n" + "  . . . . . .\n" * 3
    units = "unit gI01 at 0101 to-move led\nunit gI02 at 0201 observed\nunit rMG1 at 0601\n"
    g = acting(units, rows=rows, first="gI01").play("to 0201")
    assert g.ask == "ask-act", "four hexes away, only the company that has fired is seen"
    seen = acting(units.replace("led\n", "led observed\n", 1), rows="  . . . . . .\n" * 4, first="gI01").play("to 0201")
    assert seen.asked == "russian 13.1"


# What else the clauses say ------------------------------------------------------------------------------------


@pytest.mark.rule("5.5")
@pytest.mark.parametrize("enemy", ["rI01 at 0602 spent", "rI01 at 0602 demoralised", "rMG1 at 0602 limbered"])
def test_5_5_holds_whatever_the_enemy_could_do(enemy: str) -> None:
    rows = "  . . . . w .\n" * 4
    g = acting(f"unit gI01 at 0202 to-move\nunit {enemy}\n", rows=rows, first="gI01")
    assert g.refused("to 0302").startswith("§5.5 "), "also behind a wood and far out of range"
    engaged = acting("unit gI01 at 0202 to-move\nunit rI01 gI02 at 0602\n", rows=rows, first="gI01")
    assert engaged.refused("to 0302").startswith("§5.5 ")


@pytest.mark.rule("6.51", "6.1")
def test_6_51_a_leader_joins_only_units_of_his_class() -> None:
    units = (
        "unit gI01 gCpt1b at 0202 to-fire\nunit gI02 at 0201 to-fire\nunit gC-a at 0203 mounted to-fire\n"
        "piece gC-a range 2\nunit rI01 at 0302\nunit rI08 at 0604\n"
    )
    g = acting(units, scenario="tilsit", first="gI01").play("fire 0302", "join gCpt1b")
    assert g.options("join") == ["gI02"]


@pytest.mark.rule("6.52")
def test_6_52_a_unit_has_the_bonus_of_one_leader_and_each_leader_one_unit() -> None:
    leaders = "piece gLt1a combat 2\nunit gCpt1b gLt1a at 0101 to-fire\nunit rI01 at 0301\nunit rI08 at 0604\n"
    one = acting("unit gI01 at 0101 to-fire\n" + leaders, first="gI01").play("fire 0301", "join gCpt1b")
    assert one.tally("join gLt1a").parts[0].total == 6 + 2
    two = acting("unit gI01 gI02 at 0101 to-fire\n" + leaders, first="gI01")
    two.play("fire 0301", "join gI02", "join gCpt1b")
    assert two.tally("join gLt1a").parts[0].total == 6 + 6 + 2 + 1


@pytest.mark.rule("6.72")
def test_6_72_leaders_of_the_other_class_do_not_test() -> None:
    grief = "side german mourned 1\nside german grief 9\nside german grief-class infantry\n"
    g = naming("unit gcCpt1a at 0101\nunit gC-a at 0101 mounted\nunit rI01 at 0604\n", more=grief, scenario="tilsit")
    assert g.play("leader gcCpt1a").ask == "ask-declare"


@pytest.mark.rule("8.4", "8.73")
def test_8_4_fog_caps_sight_and_height_does_not_help() -> None:
    g = ground(down(".2", *["."] * 13), scenario="orlau")
    g.position.turn = g.value("fog-until")
    far = g.value("fog-sight")
    assert 0 < far < 12
    assert sees(g, "0101", f"01{far + 1:02}", is_observed=False)
    assert not sees(g, "0101", f"01{far + 2:02}")
    g.position.turn += 1
    assert sees(g, "0101", "0114", is_observed=False)


@pytest.mark.rule("5.64", "5.65", "ex.11")
def test_ex_11_shells_on_a_wagon_with_a_gun() -> None:
    load = "unit rW1 at 0301 load r76A\nunit r76A at 0301 limbered loaded\nunit rI08 at 0604\n"
    dead = shelling("force bombardment X\n" + PLANS + load, (3, 4)).play("open-fire 0301")
    assert (dead.at("rW1"), dead.at("r76A")) == ("out", "out")
    shaken = shelling("force bombardment M\n" + PLANS + load, (3, 4), (4, 5)).play("open-fire 0301")
    assert "discouraged" in shaken.marks("rW1") & shaken.marks("r76A")
    assert "loaded" not in shaken.marks("r76A")
    assert len(shaken.told("fails-test")) == 1


@pytest.mark.rule("14.2", "12.25", "12.32", "def.fractions")
def test_d_7_discouraged_five_fires_as_three_and_demoralised_defends_as_two_a_gun_as_one() -> None:
    fire = "piece gI01 fire 5\nunit gI01 at 0101 to-fire discouraged\nunit rI01 at 0301\nunit rI08 at 0604\n"
    assert acting(fire, first="gI01").tally("fire 0301").parts[0].total == 3
    attack = "unit gI01 at 0101 to-fire led well-led by gCpt1a\nunit rI08 at 0604\n"
    weak = acting(attack + "unit rI01 at 0201 demoralised\n", 1, scenario="tilsit", first="gI01").play("assault 0201")
    assert weak.tally().parts[0].total == 2
    gun = acting(attack + "unit r76A at 0201 demoralised\n", 1, scenario="tilsit", first="gI01").play("assault 0201")
    assert gun.tally().parts[0].total == 1
