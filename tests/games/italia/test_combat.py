"""Chapters 12.1 to 12.2.5 of Italia: who attacks what, the leads, and the odds."""

from __future__ import annotations

import pytest

from grognard.games.front1918.odds import defence_strength, is_concentric, is_prepared
from tests.games.italia.fights import (
    CP_ATTACKS,
    CP_EXPLOITS,
    ENTENTE_ATTACKS,
    asks,
    close,
    engage,
    fight,
    ground,
    scene,
)

ELSEWHERE = "unit A3x at 0101\nunit I4y at 0102\n"
"""Another combat to be fought, which keeps the phase open."""


def column(text: str, *cells: str, **how: str) -> str:
    """The column of the attack of CP's A4x on 0505."""
    return fight(text, *cells, **how).column("attack 0505")


# §12.1 Who attacks what ----------------------------------------------------------------------------------------


@pytest.mark.rule("12.0", "12.1", "12.1.voluntary")
def test_12_1_the_phasing_side_may_attack_its_neighbours_and_need_not() -> None:
    g = fight("unit A4x at 0504\nunit I3x at 0505\nunit I4x at 0605\n")
    assert (g.asked, g.options()) == ("cp 12.1", ["attack 0505", "done"])
    assert g.refused("attack 0404") == "§12.1 There is no enemy combat unit there."
    assert g.play("done").phase != "12.1"


@pytest.mark.rule("12.1.once")
def test_12_1_a_hex_is_attacked_once_and_a_unit_attacks_once() -> None:
    g = fight("unit AB1 AB2 at 0504\nunit I3x at 0505\nunit IR1 at 0604\n" + ELSEWHERE)
    g.fix("combat", "A0 D0").play("attack 0505", "join AB1", "done", "roll 3 3", "roll 4", "roll 2")
    close(g)
    assert g.refused("attack 0505") == "§12.1.once It has already been attacked in this phase."
    g.play("attack 0604")
    assert (asks(g), "attacked" in g.marks("AB1"), "attacked" in g.marks("AB2")) == ("roll-combat", True, True)


@pytest.mark.rule("12.1.split", "12.2.1")
def test_12_1_units_of_one_stack_may_attack_different_hexes() -> None:
    g = fight("unit AB1 AB2 at 0504\nunit I3x at 0505\nunit I4x at 0604\n").play("attack 0505", "join AB1", "done")
    assert ("attacked" in g.marks("AB1"), "attacked" in g.marks("AB2")) == (True, False)


@pytest.mark.rule("12.2.1", "12.5.effects", "9.2", "11.2.7")
def test_12_2_1_the_upset_the_unsupplied_and_the_disengaging_do_not_attack() -> None:
    text = (
        "unit AB1 at 0504\nunit AB2 at 0504 disorganised\nunit GR1 at 0604 reorganising\nunit GR2 at 0605 unsupplied\n"
        "unit A3x at 0404 disengaging\nunit A4x at 0405\nunit I3x at 0505\n"
    )
    assert sorted(fight(text).play("attack 0505").options("join")) == ["A4x", "AB1"]


@pytest.mark.rule("12.2")
def test_12_2_the_steps_come_in_their_order() -> None:
    g = fight("unit A4x at 0504\nunit I3x at 0505\nunit AC at 0503\nunit IC at 0507\n")
    g.fix("combat", "A0 D0").fix("bombardment", "0")
    asked = []
    for answer in ("attack 0505", "gun AC", "gun IC", "done", "roll 1", "roll 1", "roll 3 3", "roll 2"):
        g.play(answer)
        asked.append(asks(g))
    assert asked == [
        *("ask-guns-attack", "ask-guns-defence", "ask-counter", "roll-bombardment-attack", "roll-bombardment-defence"),
        *("roll-combat", "roll-mastery-defender", "roll-mastery-attacker"),
    ]


# §12.2.3 Leads ------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.3", "12.2.3.attacker")
def test_12_2_3_a_lead_has_morale_4_and_is_in_command() -> None:
    g = fight("unit A4x at 0504\nunit A3x at 0604\nunit AB1 at 0404\nunit I3x at 0505\n").play("attack 0505")
    g.play("join A4x", "join A3x", "join AB1")
    assert sorted(g.options("lead")) == ["A4x", "AB1"]
    assert g.refused("lead A3x").startswith("§12.2.3.attacker")


@pytest.mark.rule("12.2.3.attacker")
def test_12_2_3_without_a_lead_the_attack_costs_three_steps() -> None:
    g = fight("unit A3x at 0504\nunit I3x at 0505\n" + ELSEWHERE.replace("A3x", "A4x")).play("attack 0505")
    assert (g.at("A3x"), len(g.told("attack-without-lead"))) == ("out", 1)


# §12.2.4 Odds -------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.4", "12.2.4.rounding")
def test_12_2_4_odds_are_rounded_for_the_defender() -> None:
    strong = "piece A8 like A17 attack 35 defence 9 morale 4\npiece D like I45 attack 7 defence 10 morale 4\n"
    assert column(strong + "unit A8 at 0504\nunit D at 0505\n") == "3/1"
    weak = strong.replace("attack 35", "attack 6")
    assert column(weak + "unit A8 at 0504\nunit D at 0505\n") == "1/2"


@pytest.mark.rule("12.2.4.shifts", "12.2.4.below-half")
def test_12_2_4_below_one_to_two_the_combat_is_cancelled_for_three_steps() -> None:
    g = fight("unit A4x at 0504\nunit I4x at 0505\n" + ELSEWHERE, "0505 m").play("attack 0505")
    assert (g.at("A4x"), len(g.told("attack-too-weak"))) == ("out", 1)


@pytest.mark.rule("12.2.4.terrain")
@pytest.mark.parametrize(
    ("sign", "name"), [("w", "wood"), ("m", "mountain"), ("h", "high-mountain"), ("s", "marsh"), ("v", "village")]
)
def test_12_2_4_ground_that_shifts_a_column_left(sign: str, name: str) -> None:
    g = fight("unit A4x at 0504\nunit I4x at 0505\n", f"0505 {sign}")
    assert g.reasons("attack 0505") == {name: -1}


@pytest.mark.rule("12.2.4.terrain", "12.2.4.cumulative")
def test_ex_107_behind_a_stream_against_a_mountain_two_columns() -> None:
    g = fight("unit A4x at 0504\nunit I4x at 0505\nhexside stream 0504/0505\n", "0505 m")
    assert g.reasons("attack 0505") == {"mountain": -1, "stream": -1}


@pytest.mark.rule("12.2.4.terrain")
def test_12_2_4_a_stream_counts_only_if_all_attackers_are_behind_it() -> None:
    g = fight("unit A4x at 0504\nunit AB1 at 0604\nunit I4x at 0505\nhexside stream 0504/0505\n")
    assert "stream" not in g.reasons("attack 0505")


@pytest.mark.rule("12.2.4.terrain")
@pytest.mark.parametrize(
    ("scenario", "ours", "theirs"), [("grappa", "I15", "A4"), ("caporetto", "I22", "A4"), ("radetzky", "I1", "A4")]
)
def test_12_2_4_a_trench_is_worth_two_or_three_by_the_italian_doctrine_and_three_to_the_enemy(
    scenario: str, ours: str, theirs: str
) -> None:
    worth = {"grappa": 2, "caporetto": 2, "radetzky": 3}[scenario]
    for when, attacker, hex_, times in ((CP_ATTACKS, theirs, "0505", worth), (ENTENTE_ATTACKS, ours, "0504", 3)):
        g = fight(f"unit {theirs} at 0504\nunit {ours} at 0505\n", "0505 x", "0504 x", scenario=scenario, when=when)
        battle = engage(g, hex_, attacker)
        whole = g.table.defence_of[battle.defenders[0]][g.steps(g.table.roster[battle.defenders[0]].name)]
        assert defence_strength(g.table, battle).total == times * whole


@pytest.mark.rule("12.2.4.terrain")
def test_12_2_4_a_town_doubles_and_a_crest_or_a_river_halves_unit_by_unit() -> None:
    text = "unit A4x at 0504\nunit AB1 at 0604\nunit I4x at 0505\nhexside river 0504/0505\n"
    tally = fight(text, "0505 t").tally("attack 0505")
    assert tally.compared == (8 / 2 + 4, 20)


@pytest.mark.rule("12.2.4.combat", "12.2.3")
def test_12_2_4_leads_an_unsupplied_defender_and_doctrine_shift_columns() -> None:
    g = fight("unit A4x at 0504\nunit I3x at 0505 unsupplied\n")
    assert g.reasons("attack 0505") == {"morale": 1, "unsupplied": 1}
    g = fight("unit A4 at 0504\nunit I22 at 0505\n", scenario="caporetto", when=ENTENTE_ATTACKS)
    assert g.reasons("attack 0504")["cadorna-foch"] == 1


@pytest.mark.rule("12.2.4.combat", "8.0.benefits")
def test_12_2_4_the_offensive_counts_in_the_radius_of_a_gun_that_need_not_fire() -> None:
    text = "unit A4 at 0504\nunit I15 at 0505\nunit G-army1 at {} offensive\n"
    assert fight(text.format("0503"), scenario="grappa").reasons("attack 0505")["offensive"] == 2
    assert "offensive" not in fight(text.format("0901"), scenario="grappa").reasons("attack 0505")


RING = "unit A4x at 0504\nunit AB1 at 0605\nunit AB2 at 0405\nunit I3x at 0505\n"


@pytest.mark.rule("12.2.4.combat")
def test_12_2_4_an_attack_from_all_round_and_a_friend_next_to_it_who_undoes_that() -> None:
    assert fight(RING).reasons("attack 0505")["concentric"] == 1
    assert "concentric" not in fight(RING + "unit I4x at 0506\n").reasons("attack 0505")


@pytest.mark.rule("12.2.4.combat", "3.0.unit")
def test_12_2_4_a_support_next_to_it_undoes_that_too() -> None:
    """Ruling D95."""
    assert "concentric" not in fight(RING + "unit I-depot1 at 0506\n").reasons("attack 0505")


@pytest.mark.rule("12.2.4.combat", "scenario.caporetto.rommel")
def test_scenario_caporetto_rommel_makes_an_attack_concentric_whoever_is_near() -> None:
    g = scene(ground() + "unit GR4 at 0504\nunit I3x at 0505\nunit I4x at 0506\n")
    battle = engage(g, "0505", "GR4", named=g.piece("I3x"))
    assert is_concentric(g.table, battle)


# §15.2.2 Bruchmüller ------------------------------------------------------------------------------------------


def prepared(gun: str, marked: str, sequence: int) -> bool:
    """Whether the attack on 0505 is prepared, with one gun in range and Bruchmüller on one of two."""
    far = {"G-army1": "0901", "G-army2": "0901"} | {gun: "0503"}
    guns = "".join(
        f"unit {name} at {hex_} offensive{' bruchmuller' if name == marked else ''}\n" for name, hex_ in far.items()
    )
    text = f"unit A4 at 0504\nunit I22 at 0505\n{guns}sequence {sequence}\n"
    g = fight(text, scenario="caporetto")
    return is_prepared(g.table, engage(g, "0505", "A4"))


@pytest.mark.rule("15.2.2.bruchmuller", "scenario.caporetto.offensive")
def test_15_2_2_bruchmuller_is_on_one_gun_and_in_the_first_sequence() -> None:
    assert prepared("G-army1", "G-army1", 1)
    assert not prepared("G-army1", "G-army2", 1)
    assert not prepared("G-army1", "G-army1", 2)


@pytest.mark.rule("15.2.2.bruchmuller", "table.bombardment")
def test_15_2_2_bruchmuller_adds_three_to_the_die_of_the_bombardment() -> None:
    text = "unit A4 at 0504\nunit I22 at 0505\nunit G-army1 at 0503 offensive bruchmuller\nsequence 1\n"
    g = fight(text, "0505 x", scenario="caporetto").play("attack 0505", "gun G-army1")
    die = g.tally().die
    assert die is not None
    assert die.total == 3 - 2


# Detachments --------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.1", "3.0.detachment")
def test_12_1_a_detachment_attacks_and_is_attacked_like_any_combat_unit() -> None:
    g = fight("unit A4x AD1 at 0504\nunit ID1 at 0505\n").play("attack 0505")
    assert sorted(g.options("join")) == ["A4x", "AD1"]


@pytest.mark.rule("14.1", "12.1.once")
def test_14_1_only_exploiting_units_attack_in_exploitation() -> None:
    g = fight("unit AB1 at 0504 exploitation\nunit A4x at 0504\nunit I3x at 0505\n", when=CP_EXPLOITS)
    assert (g.asked, g.options()) == ("cp 14.1", ["attack 0505", "done"])
    g.play("attack 0505")
    assert ("attacked" in g.marks("AB1"), "attacked" in g.marks("A4x")) == (True, False)


@pytest.mark.rule("11.3.1", "11.3.3", "15.5")
@pytest.mark.parametrize(("more", "at"), [("", "out"), ("unit AB2 at 0504 disorganised\n", "0504")])
def test_d86_guns_and_staffs_left_alone_in_an_enemy_zone_by_attackers_are_lost(more: str, at: str) -> None:
    text = "unit AB1 AC A-VI at 0504\nunit ID1 at 0505\nunit I4x at 0603\n" + ELSEWHERE + more
    g = fight(text).fix("combat", "A0 D9").play("attack 0505", "done", "roll 3 3", "roll 1", "roll 5", "advance AB1")
    assert (g.at("AB1"), g.at("AC")) == ("0505", "0504")
    close(g)
    assert (g.at("AC"), g.at("A-VI")) == (at, at)


@pytest.mark.rule("11.3.1", "12.2.4.below-half")
def test_d86_the_guns_of_attackers_who_are_wiped_out_are_lost() -> None:
    g = fight("unit AB1 AC at 0504\nunit I4x IR1 at 0505\n", "0505 x").play("attack 0505", "done", "lead I4x")
    assert (g.told("attack-too-weak") != [], g.at("AB1"), g.at("AC")) == (True, "out", "out")
