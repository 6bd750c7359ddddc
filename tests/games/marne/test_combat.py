"""Chapters 12.1 to 12.2.3, 15.3 and 15.4: who attacks what, and the steps of a combat up to the odds."""

from __future__ import annotations

import pytest

from grognard.games.front1918.combat import led_by, shocked
from tests.games.marne.fights import ALLIES, GERMANS, REGIMENTS, asks, close, fight, worth
from tests.games.marne.fray import engage, scene
from tests.games.marne.scenes import field, ground

ELSEWHERE = "unit G2 at 0101\nunit F60 at 0102\n"
"""Another combat to be fought, which keeps the phase open."""


# §12.1 Who attacks what ----------------------------------------------------------------------------------------


@pytest.mark.rule("12.0", "12.1", "12.1.voluntary")
def test_12_1_the_phasing_side_may_attack_its_neighbours_and_need_not() -> None:
    g = fight("unit G4 at 0504\nunit F3 at 0505\nunit F4 at 0605\n")
    assert (g.asked, g.options()) == ("german 12.1", ["attack 0505", "done"])
    assert g.refused("attack 0605") == "§12.1 None of your units can attack it now."
    assert g.refused("attack 0404") == "§12.1 There is no enemy combat unit there."
    assert g.play("done").phase != "12.1"


@pytest.mark.rule("12.1")
def test_12_1_the_other_side_attacks_in_its_own_phase() -> None:
    g = fight("unit G4 at 0504\nunit F3 at 0505\n", when=ALLIES)
    assert (g.asked, g.options()) == ("allied 12.1", ["attack 0504", "done"])


@pytest.mark.rule("12.1")
def test_12_1_supports_alone_are_no_target() -> None:
    g = fight("unit G4 at 0504\nunit F-corps1 at 0505\nunit F3 at 0605\nunit G3 at 0705\n")
    assert "attack 0505" not in g.options()
    assert g.refused("attack 0505") == "§12.1 There is no enemy combat unit there."


@pytest.mark.rule("12.1", "12.1.split", "12.2.1")
def test_12_1_units_of_one_stack_may_attack_different_hexes() -> None:
    g = fight("unit GR1 GR2 at 0504\nunit F3 at 0505\nunit F4 at 0604\n")
    g.play("attack 0505", "join GR1", "done", "roll 6 6")
    assert g.marks("GR1") == {"attacked"}
    assert "attacked" not in g.marks("GR2")


@pytest.mark.rule("12.1.once")
def test_12_1_a_hex_is_attacked_once_and_a_unit_attacks_once() -> None:
    g = fight("unit GR1 GR2 at 0504\nunit F3 at 0505\nunit FR1 at 0604\n" + ELSEWHERE)
    g.fix("combat", "A0 D0").play("attack 0505", "join GR1", "done", "roll 3 3", "roll 4", "roll 2")
    close(g)
    assert g.options("attack") == ["0102", "0604"]
    assert g.refused("attack 0505") == "§12.1.once It has already been attacked in this phase."
    g.play("attack 0604")
    assert (asks(g), g.marks("GR2")) == ("roll-combat", {"attacked"})


@pytest.mark.rule("12.1.once")
def test_12_1_who_has_fought_joins_nobody_else() -> None:
    g = fight("unit GR1 at 0504 attacked\nunit GR2 GR3 at 0604\nunit F3 at 0505\n").play("attack 0505")
    assert g.options("join") == ["GR2", "GR3"]
    assert g.refused("join GR1") == "§12.1.once It has already fought in this phase."


@pytest.mark.rule("12.1", "12.5.effects", "9.2", "11.2.7")
def test_12_1_the_upset_the_unsupplied_and_the_disengaging_do_not_attack() -> None:
    text = """
    unit GR1 at 0504
    unit GR2 at 0504 disorganised
    unit GR3 at 0604 reorganising
    unit G4 at 0605 unsupplied
    unit G3 at 0404 disengaging
    unit G2 at 0405
    unit G-corps1 at 0404
    unit F3 at 0505
    """
    g = fight(text).play("attack 0505")
    assert sorted(g.options("join")) == ["G2", "GR1"]
    assert g.refused("join GR2") == "§12.5.effects It is disorganised or reorganising."
    assert g.refused("join GR3") == "§12.5.effects It is disorganised or reorganising."
    assert g.refused("join G4") == "§9.2 It is out of supply."
    assert g.refused("join G3") == "§11.2.7 It is marked to disengage."
    assert g.refused("join G-corps1") == "§3.0.combat-unit It is a support, no combat unit."
    assert g.refused("join F3") == "§12.2.1 That one is not yours to command."
    assert g.refused("join G30") == "§12.2.1 It is not on the map."


@pytest.mark.rule("12.1", "9.2", "12.5.effects", "11.2.7")
@pytest.mark.parametrize(
    ("mark", "why"),
    [
        ("unsupplied", "§9.2 The only unit of yours next to it is out of supply."),
        ("disorganised", "§12.5.effects The only unit of yours next to it is disorganised or reorganising."),
        ("reorganising", "§12.5.effects The only unit of yours next to it is disorganised or reorganising."),
        ("disengaging", "§11.2.7 The only unit of yours next to it is marked to disengage."),
        ("attacked", "§12.1.once The only unit of yours next to it has fought in this phase."),
    ],
)
def test_12_1_a_hex_whose_only_neighbour_may_not_attack_says_why(mark: str, why: str) -> None:
    g = fight(f"unit G4 at 0504\nunit F3 at 0505\nunit G3 at 0805 {mark}\nunit F4 at 0806\n")
    assert g.options() == ["attack 0505", "done"]
    assert g.refused("attack 0806") == why


@pytest.mark.rule("12.1", "9.2")
def test_12_1_several_kept_back_alike_are_named_together_and_otherwise_the_first_is() -> None:
    text = "unit G4 at 0504\nunit F3 at 0505\nunit F4 at 0806\nunit G3 at 0805 unsupplied\n"
    g = fight(text + "unit G2 at 0706 unsupplied\n")
    assert g.refused("attack 0806") == "§9.2 All units of yours next to it are out of supply."
    g = fight(text + "unit G2 at 0706 disorganised\n")
    also = "no other unit of yours next to the hex can attack."
    assert g.refused("attack 0806") == f"§9.2 The G3 is out of supply, and {also}"
    aussi = "aucune autre de vos unités voisines ne peut attaquer."
    assert g.refused("attack 0806", "fr") == f"§9.2 La G3 n’a plus de ravitaillement, et {aussi}"


@pytest.mark.rule("12.1", "12.5.effects")
def test_12_1_nobody_who_can_attack_ends_the_phase_at_once() -> None:
    g = fight("unit G4 at 0504 disorganised\nunit F3 at 0505\n")
    assert not (g.phase == "12.1" and g.asked.startswith("german"))


@pytest.mark.rule("12.1")
def test_12_1_only_neighbours_of_the_hex_join() -> None:
    g = fight("unit GR1 GR2 at 0504\nunit GR3 at 0503\nunit F3 at 0505\n").play("attack 0505")
    assert g.options("join") == ["GR1", "GR2"]
    assert g.refused("join GR3").startswith("§12.1 ")


@pytest.mark.rule("scenario.friedensturm.frozen", "12.1")
def test_frozen_units_do_not_attack_while_the_sector_is_frozen() -> None:
    units = "unit G115 at 2420\nunit F1 at 2320\nunit G36 at 3325\nunit F125 at 3326\n"
    g = field(f"marne friedensturm\n{units}{GERMANS}")
    assert g.options("attack") == ["3326"]
    g = field(f"marne friedensturm\n{units}turn 2\n{ALLIES}")
    assert g.table.initiative.name == "allied"
    assert not g.table.is_frozen()


# §12.2.1 Step 1 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.1", "12.2")
def test_12_2_1_only_those_named_attack_and_all_in_the_hex_defend() -> None:
    g = fight("unit GR1 GR2 GR3 at 0504\nunit F3 FR1 at 0505\n").play("attack 0505", "join GR1", "join GR3")
    assert g.options() == ["join GR2", "done"]
    g.play("done", "lead GR1", "lead F3")
    assert g.tally().compared == (6, 7 + 4)
    assert "attacked" not in g.marks("GR2")


@pytest.mark.rule("12.2.1")
def test_12_2_1_at_least_one_attacks_and_the_only_one_who_can_is_not_asked_for() -> None:
    g = fight("unit GR1 GR2 at 0504\nunit F3 at 0505\n").play("attack 0505")
    assert "done" not in g.options()
    g = fight("unit GR1 at 0504\nunit F3 at 0505\n").play("attack 0505")
    assert asks(g) != "ask-join"
    assert g.marks("GR1") == {"attacked"}


@pytest.mark.rule("12.2")
def test_12_2_the_steps_come_in_their_order() -> None:
    text = """
    unit GR1 GR2 at 0504
    unit Stoss1 at 0504 carrier GR1
    unit G-corps1 G-corps2 at 0503
    unit F3 FR1 at 0505
    unit F-corps1 at 0506
    """
    g = fight(text)
    seen: list[tuple[str, str]] = []
    for answer in (
        *("attack 0505", "join GR1", "join GR2", "gun G-corps1", "gun G-corps2", "gun F-corps1", "counter G-corps1"),
        *("done", "roll 1", "lead GR1", "lead FR1", "shock Stoss1", "roll 3 3", "roll 3", "roll 3"),
    ):
        if not seen or seen[-1] != (g.asked.split()[0], asks(g)):
            seen.append((g.asked.split()[0], asks(g)))
        g.play(answer)
    assert seen == [
        ("german", "ask-attack"),
        ("german", "ask-join"),
        ("german", "ask-guns-attack"),
        ("allied", "ask-guns-defence"),
        ("german", "ask-counter"),
        ("dice", "roll-bombardment-attack"),
        ("german", "ask-lead-attack"),
        ("allied", "ask-lead-defence"),
        ("german", "ask-shock"),
        ("dice", "roll-combat"),
        ("dice", "roll-mastery-defender"),
        ("dice", "roll-mastery-attacker"),
    ]


# §12.2.3 Step 6 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.3", "12.2.3.attacker")
def test_12_2_3_an_attack_is_led_by_morale_4_or_more_a_defence_by_anybody() -> None:
    g = fight("unit GR1 at 0504\nunit G4 at 0604\nunit G3 at 0404\nunit F3 FR1 at 0505\n")
    g.play("attack 0505", "join GR1", "join G4", "join G3")
    assert (g.asked, sorted(g.options("lead"))) == ("german 12.2.3", ["G4", "GR1"])
    assert g.refused("lead G3") == "§12.2.3.attacker Its morale is too low to lead an attack."
    assert (g.reasons("lead GR1").get("morale"), g.reasons("lead G4")["morale"]) == (None, -1)
    g.play("lead G4")
    assert (g.asked, sorted(g.options("lead"))) == ("allied 12.2.3", ["F3", "FR1"])
    assert (g.reasons("lead F3")["morale"], g.reasons("lead FR1")["morale"]) == (1, -1)
    g.play("lead F3")
    assert g.reasons()["morale"] == 1


@pytest.mark.rule("12.2.3.attacker")
def test_12_2_3_a_unit_disorganised_by_the_guns_counts_but_does_not_lead() -> None:
    """Ruling D4."""
    g = fight("unit GR1 at 0504\nunit G4 at 0604\nunit F4 at 0505\nunit F-corps1 at 0506\n")
    g.fix("bombardment", "1").play("attack 0505", "join GR1", "join G4", "gun F-corps1", "roll 3", "disorders GR1")
    assert g.marks("GR1") == {"attacked", "disorganised"}
    assert asks(g) == "roll-combat"
    assert g.tally().compared == (3 + 9, 10)
    assert "morale" not in g.reasons()


@pytest.mark.rule("12.2.3.attacker")
def test_12_2_3_without_a_lead_the_attack_is_called_off_and_costs_three_steps() -> None:
    """Ruling D3, the losses as in D5: one at a time on the highest morale."""
    g = fight("unit G3 at 0504\nunit G2 at 0604\nunit F3 at 0505\n" + "unit GR1 GR2 at 0108\nunit FR1 at 0109\n")
    assert not g.tally("attack 0505").is_possible
    g.play("attack 0505", "join G3", "join G2")
    losses = g.steps("G3") + g.steps("G2")
    while g.options("loses"):
        g.play(g.options()[0])
    assert losses - g.steps("G3") - g.steps("G2") == 3
    assert "The attack on 0505 is called off" in g.told("attack-without-lead")[0]
    assert (g.steps("F3"), g.refused("attack 0505")) == (2, "§12.1.once It has already been attacked in this phase.")


@pytest.mark.rule("12.2.3.attacker")
def test_12_2_3_a_lead_outside_every_command_radius_leads_nobody() -> None:
    g = fight("unit GR1 GR2 at 0504\nunit F3 at 0505\nunit FR1 at 0604\n").play("attack 0505")
    assert g.tally("join GR1").is_possible
    g.table.remove(g.piece("G-XVIII"))
    g.play("join GR1", "done")
    assert g.told("attack-without-lead")


@pytest.mark.rule("12.2.3.attacker", "9.1.command")
def test_12_2_3_a_headquarters_cut_off_in_mid_turn_still_commands() -> None:
    g = fight("unit GR1 GR2 at 0504\nunit F3 at 0505\nunit FR1 at 0604\n")
    g.table.edge_sources = [0, 0]
    assert g.play("attack 0505").tally("join GR1").is_possible
    g.play("join GR1", "done")
    assert not g.told("attack-without-lead")


# §15.3 Stosstruppen --------------------------------------------------------------------------------------------

SHOCK = "unit GR1 GR2 at 0504\nunit Stoss1 at 0504 carrier GR1\nunit Stoss2 at 0504 carrier GR2\nunit F3 at 0505\n"


@pytest.mark.rule("15.3", "12.2.4.combat")
def test_15_3_stosstruppen_give_one_column_if_the_attacker_likes() -> None:
    g = fight(SHOCK).play("attack 0505", "join GR1", "join GR2", "lead GR1")
    assert (g.asked, g.options()) == ("german 15.3", ["shock Stoss1", "shock Stoss2", "done"])
    assert g.reasons() == {"morale": 2}
    assert g.reasons("shock Stoss1") == {"stosstruppen": 1, "morale": 2}
    used, spared = g.game.copy(), g.game.copy()
    used.answer("shock Stoss2")
    spared.answer("done")
    assert used.question is not None
    assert spared.question is not None
    assert worth(used.question.tally) == {"stosstruppen": 1, "morale": 2}
    assert worth(spared.question.tally) == {"morale": 2}


@pytest.mark.rule("15.3")
def test_15_3_only_stosstruppen_with_a_regiment_that_attacks_are_used() -> None:
    g = fight(SHOCK).play("attack 0505", "join GR1", "done")
    assert g.options() == ["shock Stoss1", "done"]
    assert g.refused("shock Stoss2") == "§15.3 They are not with a regiment that attacks."


@pytest.mark.rule("15.3", "11.3.2")
def test_15_3_stosstruppen_change_regiments_only_before_the_first_combat() -> None:
    units = "unit GR1 GR2 at 0504\nunit Stoss1 at 0504 carrier GR1\nunit F3 at 0505\nunit G4 at 0102\nunit F4 at 0103\n"
    g = fight(units)
    assert g.options() == ["attack 0103", "attack 0505", "assign Stoss1", "done"]
    g.play("assign Stoss1", "to-regiment GR2")
    assert g.table.position.carrier[g.piece("Stoss1")] == g.piece("GR2")
    g = fight(units).fix("combat", "A0 D0").play("attack 0103", "roll 3 3", "roll 2", "roll 3")
    close(g)
    assert g.options() == ["attack 0505", "done"]


# §15.4 Tanks ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.4", "15.4.1", "15.4.1.combat", "12.2.4.combat")
def test_15_4_one_tank_lends_its_coordination_and_all_add_their_factors() -> None:
    g = fight("unit FR1 Sch1 StC1 at 0506\nunit GR1 at 0505\n", when=ALLIES)
    g.play("attack 0505", "join FR1", "join Sch1", "join StC1")
    assert (g.asked, g.options()) == ("allied 15.4.1.combat", ["coordinate Sch1", "coordinate StC1"])
    g.play("coordinate Sch1")
    tally, table = g.tally(), g.table
    assert g.reasons()["tank"] == table.roster[g.piece("Sch1")].value("coordination")
    assert tally.compared == (3 + 4 + 3, 5)


@pytest.mark.rule("15.4.1", "12.2.3.attacker")
def test_15_4_a_tank_leads_only_alone_and_then_by_its_coordination() -> None:
    g = fight("unit F4 at 0506\nunit Sch1 at 0605\nunit GR1 at 0505\n", when=ALLIES)
    g.play("attack 0505", "join F4", "join Sch1")
    assert g.told("leads-attack")[0].endswith("F4 leads the attack.")
    g = fight("unit Sch1 at 0605\nunit GR1 at 0505\n", when=ALLIES)
    tally = g.tally("attack 0505")
    assert tally.barred is not None
    assert tally.barred.rule == "12.2.3.attacker"


@pytest.mark.rule("15.4.1")
def test_15_4_a_tank_alone_defends_with_its_coordination_as_morale() -> None:
    g = fight("unit GR1 at 0504\nunit Sch1 at 0505\n").play("attack 0505")
    assert g.reasons()["morale"] == 5 - g.table.roster[g.piece("Sch1")].value("coordination")


@pytest.mark.rule("15.4.1.terrain")
@pytest.mark.parametrize(
    ("cell", "line"),
    [
        ("0505 t", ""),
        ("0101 .", "hexside river 0506/0505\n"),
        ("0101 .", "hexside stream 0506/0505\n"),
        ("0101 .", "hexside stream 0506/0505\nlink road 0506 0505\n"),
        ("0101 .", "hexside crest 0506>0505\n"),
        ("0101 .", "hexside crest 0505>0506\n"),
    ],
)
def test_15_4_tanks_attack_no_town_and_not_across_crests_or_water(cell: str, line: str) -> None:
    g = fight("unit Sch1 FR1 FR2 at 0506\nunit GR1 at 0505\n", cell, when=line + ALLIES).play("attack 0505")
    assert sorted(g.options("join")) == ["FR1", "FR2"]
    assert g.refused("join Sch1") == "§15.4.1.terrain Tanks cannot attack a town, nor across a crest or water."
    g = fight("unit Sch1 at 0506\nunit FR1 at 0106\nunit GR1 at 0505\nunit GR2 at 0105\n", cell, when=line + ALLIES)
    assert g.options("attack") == ["0105"]


CALLED = "unit GR1 GR2 GR3 at 0504\nunit F3 at 0505\nunit A7V at german-hand\ntank_events 1\n"


@pytest.mark.rule("15.4.2", "scenario.gneisenau.tank")
def test_15_4_2_german_tanks_come_up_in_step_1_for_one_combat_once() -> None:
    g = fight(CALLED + "unit G4 at 0102\nunit F4 at 0103\n", scenario="gneisenau").fix("combat", "A0 D0")
    g.play("attack 0505", "join GR1", "done")
    assert (g.asked, g.options()) == ("german 15.4.2", ["call-tank GR1", "done"])
    assert g.refused("call-tank GR2") == "§15.4.2 Tanks must come with a unit that attacks."
    g.play("call-tank GR1")
    assert (g.at("A7V"), g.table.position.tank_events) == ("0504", 0)
    assert g.reasons()["tank"] == g.table.roster[g.piece("A7V")].value("coordination")
    assert g.tally().compared == (3 + 3, 7)
    g.play("roll 3 3", "roll 3", "roll 2")
    close(g)
    assert g.table.position.at[g.piece("A7V")] == g.table.board.out
    g.play("attack 0103")
    assert asks(g) != "ask-call-tank"


@pytest.mark.rule("15.4.2")
def test_15_4_2_they_are_gone_even_when_the_attack_is_called_off() -> None:
    g = fight("unit G3 at 0504\nunit F3 at 0505\nunit A7V at german-hand\ntank_events 1\n", scenario="gneisenau")
    g.play("attack 0505")
    assert (asks(g), g.options()) == ("ask-call-tank", ["call-tank G3", "done"])
    g.play("call-tank G3")
    while g.options("loses"):
        g.play(g.options()[0])
    assert g.told("attack-without-lead")
    assert g.table.position.at[g.piece("A7V")] == g.table.board.out


@pytest.mark.rule("15.4.2", "15.4.1.terrain")
def test_15_4_2_they_need_ground_and_room() -> None:
    g = fight(CALLED, "0505 t", scenario="gneisenau").play("attack 0505", "join GR1", "join GR2", "join GR3")
    assert asks(g) == "ask-lead-attack"
    crowd = "unit GR1 G4 at 0504\nunit GR2 at 0604\nunit F3 at 0505\nunit A7V at german-hand\ntank_events 1\n"
    g = fight(crowd, scenario="gneisenau").play("attack 0505", "join GR1", "join GR2", "done")
    assert g.options("call-tank") == ["GR2"]
    assert g.refused("call-tank GR1") == "§4.0 There is no room for them in that hex."


@pytest.mark.rule("15.4.2")
def test_15_4_2_no_event_no_tanks() -> None:
    g = fight(CALLED.replace("tank_events 1", "tank_events 0"), scenario="gneisenau").play(
        "attack 0505", "join GR1", "done"
    )
    assert asks(g) == "roll-combat"


# Previews --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.3", "15.3")
def test_a_preview_leaves_the_combat_that_is_fought_as_it_is() -> None:
    g = scene(ground() + REGIMENTS + "unit GR1 GR2 at 0504\nunit Stoss1 at 0504 carrier GR1\nunit FR1 FR2 at 0505\n")
    battle = engage(g, "0505", "GR1 GR2", lead="GR2", against="FR2")
    before = repr(battle)
    led_by(g.table, battle, g.piece("GR1"))
    led_by(g.table, battle, g.piece("FR1"))
    shocked(g.table, battle, g.piece("Stoss1"))
    assert repr(battle) == before


@pytest.mark.rule("12.2.3", "15.3")
def test_a_preview_that_fails_leaves_it_as_it_is_too() -> None:
    g = scene(ground() + REGIMENTS + "unit GR1 GR2 at 0504\nunit Stoss1 at 0504 carrier GR1\nunit FR1 FR2 at 0505\n")
    battle = engage(g, "0505", "GR1 GR2", lead="GR2", against="FR2")
    before = repr(battle)
    g.table.charts = {}
    for preview, piece in ((led_by, "GR1"), (led_by, "FR1"), (shocked, "Stoss1")):
        with pytest.raises(KeyError):
            preview(g.table, battle, g.piece(piece))
    assert repr(battle) == before
