"""Chapters 12.2.6 to 12.2.8: erroneous orders, what mastery gives, and the order of the tenth step."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.front1918.aftermath import aftermath
from grognard.kernel.space.hexgrid import members
from tests.games.marne.fights import asks, fight
from tests.games.marne.fray import Fray, engage, fray, scene
from tests.games.marne.scenes import ground

CAST = """unit F-III at 0509
unit G-VII at 0501
piece R5 like F128.167 attack 3/2 defence 4/2 morale 5
piece Q5 like F128.168 attack 3/2 defence 4/2 morale 5
piece S5 like G1Bav.1 attack 3/2 defence 4/2 morale 5
piece T5 like G1Bav.2 attack 3/2 defence 4/2 morale 5
piece A6 like G30 attack 6/3/3 defence 9/5/5 morale 4 move 4
"""


def assault(text: str = "", attackers: str = "S5 T5", **how: Any) -> Fray:
    """The tenth step of an attack by S5 and T5 in 0504 on R5 and Q5 in 0505."""
    base = "unit S5 T5 at 0504\nunit R5 Q5 at 0505\n"
    return fray(ground() + CAST + base + text, "0505", attackers, **how)


def damage(g: Fray) -> tuple[int, int]:
    """Points the attacker and the defender have still to pay."""
    battle = g.battle  # type: ignore[attr-defined]
    return battle.damage[battle.side], battle.damage[battle.side.enemy]


# §12.2.7 The order -----------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.7", "12.2.6.erroneous", "12.2.8")
def test_12_2_7_the_order_of_the_tenth_step() -> None:
    text = "unit G4 at 0503 exploitation\nunit F3 at 0507\n"
    g = assault(text, damage="A2 D2", mastery="erroneous erroneous")
    assert g.asked == "dice 12.2.6.erroneous"
    g.play("roll 3", "loses R5")
    assert g.asked == "dice 12.2.6.erroneous"
    g.play("roll 3", "loses S5")
    assert (g.asked, g.options()) == ("allied 12.2.6.none", ["cancel G4", "done"])
    g.play("done")
    assert (g.steps("R5"), g.steps("S5"), g.asked) == (0, 0, "")
    g = assault("unit F3 at 0507\n", damage="A3 D8", mastery="total partial")
    assert g.asked == "allied 12.2.6"
    g.play("retreat 2", "back 0506", "back 0507", "back 0506", "back 0606")
    assert (g.steps("R5"), g.steps("S5")) == (1, 1)
    assert (g.asked, g.options("react")) == ("allied 12.2.6", ["F3", "R5", "Q5"])
    g.play("done")
    assert (g.asked, g.options()) == ("german 12.4", ["advance T5", "done"])
    g.play("advance T5", "done")
    assert (g.asked, g.options()) == ("german 14.0.markers", ["exploit T5", "done"])
    assert g.play("done").asked == ""


@pytest.mark.rule("12.2.7", "12.2.8")
def test_12_2_7_the_defender_pays_before_the_attacker() -> None:
    g = assault(damage="A4 D4")
    assert g.asked == "allied 12.2.8.free"
    g.play("loses Q5")
    assert g.asked == "german 12.2.8.free"


# §12.2.6 Erroneous orders ----------------------------------------------------------------------------------------


@pytest.mark.rule("table.erroneous", "12.2.6.erroneous")
@pytest.mark.parametrize(("whose", "mastery"), [("defender", "none erroneous"), ("attacker", "erroneous none")])
def test_sacrifice_and_a_bitter_fight_cost_either_side_a_step(whose: str, mastery: str) -> None:
    g = assault(mastery=mastery)
    assert g.asked == "dice 12.2.6.erroneous"
    g.play("roll 1")
    assert (g.asked, g.options()) == ("allied table.erroneous", ["loses R5", "loses Q5"])
    g.play("loses Q5")
    assert (g.asked, g.options()) == ("german table.erroneous", ["loses S5", "loses T5"])
    g.play("loses T5")
    assert [g.steps(name) for name in ("R5", "Q5", "S5", "T5")] == [2, 1, 2, 1]
    word = "sacrifice" if whose == "defender" else "bitter-fight"
    assert len(g.told(f"orders-{whose}-{word}")) == 1


@pytest.mark.rule("table.erroneous", "12.3")
def test_the_defenders_panic_and_no_damage_is_taken_off() -> None:
    g = assault(damage="A0 D2", mastery="partial erroneous").play("roll 2", "back 0405", "back 0506")
    assert (g.at("R5"), g.at("Q5"), g.steps("R5"), g.marks("R5")) == ("0405", "0506", 1, set())
    assert (g.asked, g.options("advance")) == ("german 12.4", ["S5", "T5"])


@pytest.mark.rule("table.erroneous")
def test_a_suicidal_counter_attack_costs_the_defender_a_step() -> None:
    g = assault(mastery="none erroneous").play("roll 3", "loses R5")
    assert [g.steps(name) for name in ("R5", "Q5", "S5", "T5")] == [1, 2, 2, 2]


@pytest.mark.rule("table.erroneous")
def test_a_rout_spares_the_attacker_three_points() -> None:
    g = assault(damage="A5 D0", mastery="none erroneous").play("roll 4")
    assert [g.steps(name) for name in ("S5", "T5")] == [1, 2]
    g = assault(damage="A2 D0", mastery="none erroneous").play("roll 4")
    assert (g.steps("S5"), g.marks("S5")) == (2, set())


@pytest.mark.rule("table.erroneous", "12.2.6.pinned")
def test_indecision_pins_the_defenders() -> None:
    g = assault(mastery="none erroneous").play("roll 5")
    assert (g.marks("R5"), g.marks("Q5"), g.marks("S5")) == ({"pinned"}, {"pinned"}, set())


@pytest.mark.rule("12.2.6.pinned", "5.0")
def test_12_2_6_those_with_stosstruppen_and_tanks_do_not_feel_the_zones_of_the_pinned() -> None:
    text = "unit Stoss1 at 0504 carrier S5\n"
    g = assault(text, mastery="none erroneous").play("roll 5")
    near, table = g.hex("0504"), g.table
    foe = table.side_named("allied")
    assert table.in_zone(foe, near, table.is_light(g.piece("T5")))
    assert not table.in_zone(foe, near, table.is_light(g.piece("S5")))
    assert table.is_light(g.piece("Ren1"))


@pytest.mark.rule("table.erroneous")
def test_misdirected_reserves_are_moved_by_the_attacker() -> None:
    text = "unit F3 at 0507\nunit F4 at 0508\nunit F58 at 0906\n"
    g = assault(text, mastery="none erroneous").play("roll 6")
    assert (g.asked, g.options()) == ("german table.erroneous", ["misdirect F4", "misdirect F3", "done"])
    assert g.refused("misdirect F58") == "§12.2.6 It is too far from the combat."
    assert g.refused("misdirect R5") == "§table.erroneous It is in an enemy zone."
    assert g.refused("misdirect S5") == "§table.erroneous Only a unit of the defender can be misdirected."
    g.play("misdirect F3")
    assert g.options("to") == ["0406", "0407", "0506", "0606", "0607"]
    assert g.refused("to 0508") == "§4.0 There is no more room in that hex."
    g.play("to 0607")
    assert (g.at("F3"), g.asked) == ("0607", "")


@pytest.mark.rule("table.erroneous", "12.5.scope")
def test_confusion_disorganises_an_attacker_of_the_defenders_choice() -> None:
    g = assault("unit A6 at 0404 disorganised\n", "S5 T5 A6", mastery="erroneous none").play("roll 2")
    assert (g.asked, g.options()) == ("allied table.erroneous", ["confuse S5", "confuse T5"])
    assert g.refused("confuse A6") == "§12.5.scope It is already disorganised."
    g.play("confuse T5")
    assert (g.marks("T5"), g.marks("S5")) == ({"disorganised"}, set())


@pytest.mark.rule("table.erroneous", "15.4.1")
def test_confusion_leaves_tanks_alone() -> None:
    text = ground() + CAST + "unit R5 Ren1 at 0504\nunit G4 at 0505\n"
    g = fray(text, "0505", "R5 Ren1", tank="Ren1", mastery="erroneous none").play("roll 2")
    assert (g.marks("R5"), g.marks("Ren1")) == ({"disorganised"}, set())


@pytest.mark.rule("table.erroneous")
def test_obstinacy_costs_the_attacker_a_step() -> None:
    g = assault(mastery="erroneous none").play("roll 3", "loses T5")
    assert [g.steps(name) for name in ("R5", "Q5", "S5", "T5")] == [2, 2, 2, 1]


@pytest.mark.rule("table.erroneous", "12.3.attacker")
def test_an_attacker_panics_and_does_not_advance() -> None:
    g = assault("unit F3 at 0507\n", damage="A0 D8", mastery="erroneous none").play("roll 4")
    assert (g.asked, g.options()) == ("german table.erroneous", ["panics S5", "panics T5"])
    g.play("panics S5", "back 0503", "loses R5")
    assert (g.at("S5"), g.at("T5"), g.asked) == ("0503", "0504", "")
    assert (g.marks("S5"), g.marks("T5")) == (set(), set()), "who stays behind is not passed through"


@pytest.mark.rule("table.erroneous", "15.4.2")
def test_tanks_called_up_for_one_combat_do_not_panic() -> None:
    g = scene(ground() + CAST + "unit S5 T5 A7V at 0504\nunit R5 at 0505\n")
    battle = engage(g, "0505", "S5 T5 A7V", tank="A7V", mastery="erroneous none", event_tank=g.piece("A7V"))
    g.run(aftermath(g.table, battle)).play("roll 4")
    assert g.options() == ["panics S5", "panics T5"]
    assert g.refused("panics A7V") == "§table.erroneous It is not among the units concerned."


@pytest.mark.rule("table.erroneous")
def test_half_heartedness_spares_the_defender_three_points() -> None:
    g = assault(damage="A0 D5", mastery="erroneous none").play("roll 5")
    assert [g.steps(name) for name in ("R5", "Q5")] == [1, 2]


@pytest.mark.rule("table.erroneous", "12.2.6.none", "12.2.7")
def test_a_counter_order_and_no_mastery_cost_two_markers() -> None:
    text = "unit A6 at 0503 exploitation\nunit G4 at 0303 reserve\nunit G3 at 0302 reserve\n"
    g = assault(text, mastery="erroneous none").play("roll 6")
    assert (g.asked, g.options()) == ("allied table.erroneous", ["cancel G4", "cancel A6", "done"])
    assert g.refused("cancel G3") == "§12.2.6 It is too far from the combat."
    assert g.refused("cancel S5") == "§12.2.6.none It has no exploitation or reserve marker."
    g.play("cancel A6")
    assert (g.asked, g.options()) == ("allied 12.2.6.none", ["cancel G4", "done"])
    g.play("cancel G4")
    assert (g.marks("A6"), g.marks("G4"), g.marks("G3"), g.asked) == (set(), set(), {"reserve"}, "")


# §12.2.6 No mastery ----------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.6.none")
def test_12_2_6_the_marker_of_a_stack_goes_from_all_of_it() -> None:
    text = "unit A6 at 0503 reserve\nunit G2 at 0503 reserve\n"
    g = assault(text, mastery="none none")
    assert g.options() == ["cancel G2", "done"]
    assert "It shares the marker of its stack" in g.refused("cancel A6")
    g.play("cancel G2")
    assert (g.marks("A6"), g.marks("G2")) == (set(), set())


@pytest.mark.rule("12.2.6.none", "14.0.same-division")
def test_12_2_6_an_exploitation_marker_goes_from_what_counts_as_one_unit() -> None:
    three = "unit G11.10 at 0503 exploitation\nunit G11.38 at 0503 exploitation\n"
    g = assault(three, mastery="none none")
    assert g.options("cancel") == ["G11.10"]
    g.play("cancel G11.10")
    assert (g.marks("G11.10"), g.marks("G11.38")) == (set(), set())
    g = assault(three + "unit A6 at 0503\n", mastery="none none")
    assert g.options("cancel") == ["G11.10", "G11.38"]
    g.play("cancel G11.38")
    assert (g.marks("G11.10"), g.marks("G11.38")) == ({"exploitation"}, set())


@pytest.mark.rule("12.2.6.none", "12.2.6.partial", "12.2.6.total")
def test_12_2_6_without_mastery_nobody_retreats_reacts_advances_or_exploits() -> None:
    g = assault("unit F3 at 0507\n", damage="A0 D8", mastery="none none").play("loses R5")
    assert (g.at("R5"), g.at("Q5"), g.asked) == ("out", "out", "")
    assert (g.at("S5"), g.marks("S5")) == ("0504", set())


# §12.2.6 The defender's mastery ----------------------------------------------------------------------------------


@pytest.mark.rule("12.2.6.total", "12.2.6.partial")
@pytest.mark.parametrize(
    ("mastery", "upset", "hexes"),
    [("total", "", 3), ("partial", "", 2), ("total", "disorganised", 2), ("partial", "reorganising", 1)],
)
def test_12_2_6_how_far_the_defender_may_go_back(mastery: str, upset: str, hexes: int) -> None:
    text = ground() + CAST + f"unit S5 T5 at 0504\nunit F3 at 0505 {upset}\n"
    g = fray(text, "0505", "S5 T5", damage="A0 D5", mastery=f"none {mastery}")
    assert (g.asked, g.options()) == ("allied 12.2.6", [f"retreat {n}" for n in range(hexes + 1)])
    assert g.refused(f"retreat {hexes + 1}") == "§12.2.6 Mastery does not allow so long a retreat."


@pytest.mark.rule("12.2.6.total", "12.2.6.partial", "3.0.doctrine")
@pytest.mark.parametrize(("scenario", "hexes"), [("gneisenau", 3), ("blucher", 2)])
def test_12_2_6_foch_does_not_let_them_go_so_far(scenario: str, hexes: int) -> None:
    where = {"gneisenau": ("F125", "1212", "G30", "1211"), "blucher": ("F21", "3018", "G10Res.1", "3017")}
    unit, hex_, foe, near = where[scenario]
    text = f"marne {scenario}\nunit {unit} at {hex_}\nunit {foe} at {near}\nphase 11.1\n"
    g = fray(text, hex_, foe, mastery="none total")
    assert g.options("retreat") == [str(n) for n in range(hexes + 1)]


@pytest.mark.rule("12.2.6.total", "12.2.6.partial")
def test_12_2_6_each_hex_takes_three_points_off() -> None:
    g = assault(damage="A0 D5", mastery="none partial")
    assert [g.tally(f"retreat {hexes}").total for hexes in range(3)] == [5, 2, 0]
    g.play("retreat 1", "back 0506", "back 0405")
    assert (g.steps("R5"), g.steps("Q5"), g.at("R5")) == (1, 2, "0506")
    g = assault(damage="A0 D5", mastery="none partial")
    g.play("retreat 2", "back 0506", "back 0507", "back 0506", "back 0507")
    assert (g.steps("R5"), g.steps("Q5"), damage(g)) == (2, 2, (0, 0))
    g = assault(damage="A0 D3", mastery="none partial").play("retreat 0")
    assert (g.steps("R5"), g.at("R5")) == (1, "0505")


@pytest.mark.rule("12.2.6.total", "12.3.river")
def test_12_2_6_only_hexes_that_all_have_gone_count() -> None:
    river = "hexside river 0505/0506\n"
    g = assault(river, damage="A0 D6", mastery="none partial").play("retreat 2")
    g.play("back 0506", "back 0405", "back 0406")
    assert (g.at("R5"), g.at("Q5")) == ("0506", "0406")
    assert (g.steps("R5"), g.steps("Q5")) == (1, 2)


@pytest.mark.rule("12.2.6.partial", "12.2.6.total", "12.3")
def test_12_2_6_who_has_no_way_back_is_not_asked() -> None:
    ring = "unit G4 at 0604\nunit G3 at 0605\nunit G222 at 0506\nunit G84 at 0405\nunit G2 at 0404\n"
    g = assault(ring, damage="A0 D2", mastery="none total")
    assert (g.steps("R5"), g.at("R5")) == (1, "0505")


@pytest.mark.rule("12.2.6.partial", "12.2.6.total")
@pytest.mark.parametrize(("mastery", "many"), [("partial", 1), ("total", 2)])
def test_12_2_6_the_defender_moves_reserves_up(mastery: str, many: int) -> None:
    text = "unit F3 at 0507\nunit F4 at 0607\nunit F58 at 0509\n"
    g = assault(text, mastery=f"none {mastery}").play("retreat 0")
    assert (g.asked, g.options()) == ("allied 12.2.6", ["react F4", "react F3", "done"])
    assert g.refused("react F58") == "§12.2.6 It is too far from the combat."
    assert g.refused("react R5") == "§12.2.6 It is in an enemy zone."
    assert g.refused("react G2") == "§12.2.6 That one is not yours to command."
    g.play("react F3")
    near = g.table.board.grid.within(g.hex("0507"), 2)
    assert sorted(map(g.hex, g.options("to"))) == [h for h in members(near) if h != g.hex("0507")]
    g.play("to 0505")
    assert g.at("F3") == "0505"
    assert (g.asked, g.options()) == (("allied 12.2.6", ["react F4", "done"]) if many == 2 else ("", []))


@pytest.mark.rule("12.2.6.partial", "12.5.effects")
def test_12_2_6_half_their_allowance_rounded_up_and_of_half_for_those_in_disorder() -> None:
    text = "unit F128.169 at 0508\nunit F4 at 0407 disorganised\n"
    g = assault(text, mastery="none partial").play("retreat 0", "react F128.169")
    assert "0505" in g.options("to")
    g = assault(text, mastery="none partial").play("retreat 0", "react F4")
    assert all(g.table.board.grid.distance(g.hex("0407"), g.hex(h)) == 1 for h in g.options("to"))


@pytest.mark.rule("12.2.6.partial", "12.2.7")
def test_12_2_6_not_into_the_hex_once_it_is_lost_and_not_before_damage_is_paid() -> None:
    g = assault("unit F3 at 0507\n", damage="A0 D8", mastery="none partial").play("retreat 0", "loses R5")
    assert (g.at("R5"), g.at("Q5")) == ("out", "out")
    g.play("react F3")
    assert "0506" in g.options("to") and "0505" not in g.options("to")
    assert g.refused("to 0505") == "§12.2.6 No unit of the defender is left in 0505."


# §12.2.8 Stars, and supports left alone --------------------------------------------------------------------------


@pytest.mark.rule("12.2.8.star", "12.2.5.results", "15.3")
def test_12_2_8_a_star_costs_the_stosstruppen_that_were_used_and_damage_comes_on_top() -> None:
    text = "unit Stoss1 at 0504 carrier S5\nunit Stoss2 at 0504 carrier T5\n"
    g = assault(text, shock="Stoss1", damage="A2 D0*")
    assert (g.at("Stoss1"), g.asked, g.options()) == ("out", "german 12.2.8.lead", ["loses S5", "sheds Stoss2"])
    g.play("sheds Stoss2")
    assert (g.at("Stoss2"), g.steps("S5")) == ("out", 2)
    assert assault(text, damage="A0 D0*").at("Stoss1") == "0504"
    assert assault(text, shock="Stoss1", damage="A0 D0").at("Stoss1") == "0504"


@pytest.mark.rule("11.3.1", "11.3.3", "12.2.7")
def test_11_3_1_supports_left_alone_in_the_hex_are_lost_even_if_nobody_advances() -> None:
    g = assault("unit F-corps1 at 0505\n", damage="A0 D8", mastery="none none").play("loses R5")
    assert g.at("F-corps1") == "out"


# Through a whole combat ------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.7", "12.2.8", "12.3", "12.4", "14.0.markers")
def test_12_2_7_a_combat_played_to_its_end() -> None:
    text = "unit GR1 GR2 G4 at 0504\nunit Stoss1 at 0504 carrier GR1\nunit F3 FR1 F-corps1 at 0505\nunit F4 at 0607\n"
    g = fight(text).fix("combat", "A2 D5*")
    g.play("attack 0505", "join GR1", "join GR2", "done", "done", "lead GR1", "lead F3", "shock Stoss1")
    g.play("roll 3 4", "roll 4", "roll 6")
    assert (g.asked, g.options()) == ("allied 12.2.6", ["retreat 0", "retreat 1", "retreat 2"])
    g.play("retreat 1", "back 0506", "back 0506")
    assert (g.steps("FR1"), g.steps("F3"), g.at("Stoss1"), g.steps("GR1")) == (1, 2, "out", 1)
    assert (asks(g), g.options("react")) == ("ask-react", ["F4", "F3", "FR1"])
    g.play("react F4", "to 0605")
    assert (g.at("F4"), asks(g), g.options()) == ("0605", "ask-advance", ["advance GR2", "done"])
    g.play("advance GR2")
    assert (g.at("GR2"), g.at("F-corps1"), g.holder("0505")) == ("0505", "out", "german")
    assert (asks(g), g.options()) == ("ask-exploit", ["exploit GR2", "done"])
    g.play("exploit GR2")
    assert "exploitation" in g.marks("GR2")


@pytest.mark.rule("12.2.7")
def test_12_2_7_the_tenth_step_can_be_saved_at_every_question() -> None:
    g = fight("unit GR1 GR2 at 0504\nunit G4 at 0604\nunit FR1 FR2 at 0505\nunit F4 at 0507\n")
    g.play("attack 0505", "join GR1", "join GR2", "done", "lead GR1", "lead FR1", "roll 1 1", "roll 4", "roll 5")
    seen = []
    while asks(g) != "ask-attack" and g.phase == "12.1":
        seen.append(asks(g))
        again = g.game.copy()
        assert again.question is not None
        assert [option.text for option in again.question.options] == g.options()
        g.play(g.options()[-1 if asks(g) == "ask-retreat" else 0])
    assert {"ask-retreat", "ask-back", "ask-react"} <= set(seen)
