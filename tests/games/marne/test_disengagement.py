"""Chapter 13.0: disengagement, its die and its retreats."""

from __future__ import annotations

import pytest

from grognard.games.front1918.disengagement import disengagement
from tests.games.marne.fray import Fray, stage
from tests.games.marne.scenes import field, ground

CAST = """unit F-III at 0509
unit G-VII at 0501
piece R5 like F128.167 attack 3/2 defence 4/2 morale 5
piece Q5 like F128.168 attack 3/2 defence 4/2 morale 5
piece M2 like F58 attack 5/2 defence 7/4 morale 2
piece M6 like F2.1 attack 3/2 defence 4/2 morale 6
"""


def breaking(text: str, *cells: str) -> Fray:
    """The Allies' disengagement, G4 in 0504 next to what stands in 0505."""
    return stage(ground(*cells) + CAST + "unit G4 at 0504\n" + text, disengagement, "allied")


# §13.0 Who -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.0", "11.2.7")
def test_13_0_marked_stacks_in_enemy_zones_one_after_another() -> None:
    text = "unit F3 at 0505 disengaging\nunit F4 at 0604 disengaging\nunit R5 at 0404\nunit Q5 at 0808 disengaging\n"
    g = breaking(text)
    assert (g.asked, g.options()) == ("allied 13.0", ["break-off 0505", "break-off 0604", "done"])
    assert g.question is not None and g.question.is_menu
    assert g.refused("break-off 0404") == "§13.0 There is no unit there marked to disengage."
    assert g.refused("break-off 0808") == "§13.0 It is not in an enemy zone."
    g.play("break-off 0505", "roll 4", "retreat 1", "back 0506")
    assert (g.at("F3"), g.marks("F3"), g.options()) == ("0506", set(), ["break-off 0604", "done"])
    assert g.play("done").asked == ""


@pytest.mark.rule("13.0")
def test_13_0_nobody_marked_nothing_asked() -> None:
    assert breaking("unit F3 at 0505\n").asked == ""


@pytest.mark.rule("13.0", "13.0.modifiers")
def test_13_0_the_owner_says_by_whose_morale() -> None:
    g = breaking("unit R5 at 0505 disengaging\nunit F3 at 0505 disengaging\n").play("break-off 0505")
    assert (g.asked, g.options()) == ("allied 13.0", ["by-morale F3", "by-morale R5"])
    assert (g.reasons("by-morale R5"), g.reasons("by-morale F3")) == ({"breaking-morale": 1}, {"breaking-morale": -1})
    assert g.play("by-morale R5").reasons() == {"breaking-morale": 1}


@pytest.mark.rule("13.0", "13.0.modifiers")
def test_13_0_a_stack_is_chosen_by_the_odds_of_its_best_morale() -> None:
    g = breaking("unit R5 at 0505 disengaging\nunit F3 at 0505 disengaging\nunit F4 at 0604 disengaging\n")
    assert g.reasons("break-off 0505") == {"breaking-morale": 1}


@pytest.mark.rule("13.0", "11.2.7", "13.0.modifiers")
def test_13_0_whoever_is_marked_sees_what_it_will_roll() -> None:
    g = field(ground() + CAST + "unit G4 at 0504\nunit R5 at 0505\nphase 11.0 allied\n")
    while "disengage R5" not in g.options():
        g.play("done")
    assert g.reasons("disengage R5") == {"breaking-morale": 1}


@pytest.mark.rule("13.0")
def test_13_0_it_comes_after_the_combats_of_the_same_phase() -> None:
    text = (
        ground() + CAST + "unit G4 at 0505 disengaging\nunit G3 at 0305\nunit F3 at 0506\nunit R5 at 0306\nphase 12.1\n"
    )
    g = field(text)
    assert (g.asked, g.options("attack")) == ("german 12.1", ["0306"])
    g.play("done")
    assert (g.asked, g.options()) == ("german 13.0", ["break-off 0505", "done"])
    g.play("break-off 0505", "roll 5", "retreat 1", "back 0504")
    assert g.at("G4") == "0504"


# The die ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.0.modifiers")
@pytest.mark.parametrize(("name", "value"), [("M2", -2), ("F3", -1), ("F4", 0), ("R5", 1), ("M6", 2)])
def test_13_0_morale_tells(name: str, value: int) -> None:
    g = breaking(f"unit {name} at 0505 disengaging\n").play("break-off 0505")
    assert (g.asked, g.tally().total) == ("dice 13.0", value)


@pytest.mark.rule("13.0.modifiers")
@pytest.mark.parametrize(
    ("cell", "reasons"), [("x", {"trench": 3}), ("t", {"town": 1}), ("tx", {"trench": 3, "town": 1}), ("w", {})]
)
def test_13_0_trenches_and_towns_help(cell: str, reasons: dict[str, int]) -> None:
    assert breaking("unit F4 at 0505 disengaging\n", f"0505 {cell}").play("break-off 0505").reasons() == reasons


@pytest.mark.rule("13.0.modifiers")
@pytest.mark.parametrize("mark", ["disorganised", "reorganising"])
def test_13_0_a_unit_in_disorder_hinders(mark: str) -> None:
    text = f"unit F4 at 0505 disengaging\nunit R5 at 0505 disengaging {mark}\n"
    g = breaking(text).play("break-off 0505", "by-morale F4")
    assert g.reasons() == {"disorganised": -2}


RING = "unit G3 at 0506\nunit G222 at 0404\nunit G84 at 0605\n"


@pytest.mark.rule("13.0.modifiers", "5.0")
def test_13_0_enemies_or_their_zones_all_round_hinder_but_a_friend_undoes_a_zone() -> None:
    assert breaking("unit F4 at 0505 disengaging\n" + RING).play("break-off 0505").reasons() == {"surrounded": -3}
    g = breaking("unit F4 at 0505 disengaging\nunit R5 at 0405\n" + RING).play("break-off 0505")
    assert g.reasons() == {}


@pytest.mark.rule("13.0.modifiers")
def test_13_0_at_the_edge_of_the_map_nobody_is_surrounded() -> None:
    """Ruling M18: six hexes are asked for, and 0105 has four."""
    ring = "unit G3 at 0104\nunit G222 at 0106\nunit G84 at 0205\nunit G36 at 0204\n"
    assert breaking("unit F4 at 0105 disengaging\n" + ring).play("break-off 0105").reasons() == {}


@pytest.mark.rule("13.0.table", "13.0.modifiers")
def test_ex_30_two_checks_of_the_table() -> None:
    text = "unit R5 at 0505 disengaging\nunit Q5 at 0505 disengaging disorganised\n"
    g = breaking(text, "0505 x").play("break-off 0505", "by-morale R5")
    assert (g.tally().total, g.tally().result(2)) == (2, "r2")
    g = breaking("unit M2 at 0505 disengaging\n" + RING).play("break-off 0505")
    assert (g.tally().total, g.tally().result(1)) == (-5, "*r1")


@pytest.mark.rule("13.0.table")
def test_13_0_the_table() -> None:
    g = breaking("unit F4 at 0505 disengaging\n").play("break-off 0505")
    assert [g.tally().result(die) for die in range(1, 7)] == ["R3", "R3", "r2", "r2", "r3", "r3"]
    g = breaking("unit F4 at 0505 disengaging\n", "0505 x").play("break-off 0505")
    assert [g.tally().result(die) for die in (3, 4, 6)] == ["r3", "r3", "r3"]


# What comes of it ------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.0.results")
def test_13_0_a_star_costs_the_chosen_unit_a_step_and_all_go_back_one_hex() -> None:
    text = "unit M2 at 0505 disengaging\nunit R5 at 0505 disengaging\nunit G222 at 0404\nunit G84 at 0605\n"
    g = breaking(text).play("break-off 0505", "by-morale M2", "roll 2")
    assert g.steps("M2") == 1
    g.play("back 0506", "back 0506")
    assert (g.at("M2"), g.at("R5"), g.steps("R5")) == ("0506", "0506", 2)


@pytest.mark.rule("13.0.results", "12.3.disorganise")
@pytest.mark.parametrize(("die", "hexes"), [(3, 2), (5, 3)])
def test_13_0_up_to_two_or_three_hexes_and_no_disorder(die: int, hexes: int) -> None:
    g = breaking("unit F4 at 0505 disengaging\n").play("break-off 0505", f"roll {die}")
    assert (g.asked, g.options()) == ("allied 13.0.results", [f"retreat {n}" for n in range(1, hexes + 1)])
    assert g.refused("retreat 0") == "§13.0.results The die does not allow it."
    g.play(f"retreat {hexes}", *["back 0506", "back 0507", "back 0508"][:hexes])
    assert (g.at("F4"), g.marks("F4"), g.steps("F4")) == (f"05{5 + hexes:02}", set(), 3)


@pytest.mark.rule("13.0.results", "12.3.disorganise", "12.3.direction")
def test_13_0_three_hexes_by_the_opponents_way_disorganise() -> None:
    text = "unit R5 at 0505 disengaging\nunit Q5 at 0505 disengaging\n"
    g = breaking(text, "0505 v").play("break-off 0505", "by-morale R5", "roll 1")
    assert (g.asked, g.options()) == ("german 12.3.direction", ["back 0405", "back 0506", "back 0605"])
    g.play("back 0405", "back 0406", "back 0407")
    assert (g.at("R5"), g.at("Q5"), g.asked) == ("0407", "0407", "")
    assert (g.marks("R5"), g.marks("Q5")) == ({"disorganised"}, {"disorganised"})


@pytest.mark.rule("13.0.retreat", "12.3.zoc")
def test_13_0_through_enemy_zones_at_the_price_of_a_retreat() -> None:
    text = "unit F4 at 0505 disengaging\nunit G3 at 0307\nunit G222 at 0707\nunit G84 at 0508\n"
    g = breaking(text).play("break-off 0505", "roll 3", "retreat 2", "back 0506", "back 0507")
    assert (g.at("F4"), g.steps("F4"), g.marks("F4")) == ("0507", 2, set())


@pytest.mark.rule("13.0", "11.3.1")
def test_13_0_supports_do_not_break_off_and_those_left_alone_are_lost() -> None:
    g = breaking("unit F4 F-corps1 at 0505\nunit R5 at 0604\n")
    assert g.asked == ""
    g = breaking("unit F4 at 0505 disengaging\nunit F-corps1 at 0505\n").play(
        "break-off 0505", "roll 5", "retreat 1", "back 0506"
    )
    assert (g.at("F4"), g.at("F-corps1")) == ("0506", "out")
