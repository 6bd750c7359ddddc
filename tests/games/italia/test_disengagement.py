"""Chapter 13.0 of Italia: disengagement, its die and its retreats."""

from __future__ import annotations

import pytest

from grognard.games.front1918.disengagement import disengagement
from tests.games.italia.fights import Fray, ground, stage

STAFFS = "unit IQ at 0509\nunit AQ at 0501\n"


def breaking(text: str, *cells: str) -> Fray:
    """The disengagement of the Entente, A4x in 0504 next to what stands in 0505."""
    return stage(ground(*cells) + STAFFS + "unit A4x at 0504\n" + text, disengagement, "entente")


@pytest.mark.rule("13.0", "11.2.7")
def test_13_0_marked_stacks_in_enemy_zones_may_try() -> None:
    g = breaking("unit I4x at 0505 disengaging\nunit IR1 at 0404\nunit IR2 at 0808 disengaging\n")
    assert (g.asked, g.options()) == ("entente 13.0", ["break-off 0505", "done"])
    assert g.refused("break-off 0808") == "§13.0 It is not in an enemy zone."
    g.play("break-off 0505", "roll 4", "retreat 1", "back 0506")
    assert (g.at("I4x"), g.marks("I4x")) == ("0506", set())


@pytest.mark.rule("13.0.table", "13.0.modifiers")
def test_ex_123_cavalry_out_of_a_town() -> None:
    g = breaking("unit IKx at 0505 disengaging\n", "0505 t").play("break-off 0505")
    assert g.reasons() == {"breaking-morale": -2, "town": 1, "cavalry": 2}
    assert g.tally().result(5) == "r3"


@pytest.mark.rule("13.0.table", "13.0.results")
def test_ex_123_out_of_trenches_and_not_in_retreat_mode_four_hexes_are_three() -> None:
    g = breaking("unit IR1 at 0505 disengaging\n", "0505 x").play("break-off 0505")
    assert (g.tally().total, str(g.tally().result(6))) == (4, "r4")
    assert len(g.play("roll 6").options("retreat")) == 3


@pytest.mark.rule("13.0.table", "13.0.modifiers", "13.0.results", "11.4.effects")
def test_ex_123_in_retreat_mode_morale_is_lower_the_die_better_and_the_way_longer() -> None:
    g = breaking("unit IR1 at 0505 disengaging retreat-mode\n", "0505 x").play("break-off 0505")
    assert g.reasons() == {"trench": 3, "retreat-mode": 1}
    assert len(g.play("roll 6").options("retreat")) == 4


@pytest.mark.rule("13.0.modifiers")
def test_13_0_a_stack_in_which_one_unit_is_not_in_retreat_mode_is_not() -> None:
    text = "unit IR1 at 0505 disengaging retreat-mode\nunit IR2 at 0505 disengaging\n"
    g = breaking(text).play("break-off 0505", "by-morale IR2")
    assert g.reasons() == {"breaking-morale": 1}


@pytest.mark.rule("13.0.modifiers", "5.0")
def test_13_0_enemies_all_round_and_disorder_hinder() -> None:
    ring = "unit A3x at 0506\nunit AB1 at 0404\nunit AB2 at 0605\n"
    g = breaking("unit I4x at 0505 disengaging disorganised\n" + ring).play("break-off 0505")
    assert g.reasons() == {"surrounded": -3, "disorganised": -2}


@pytest.mark.rule("13.0.modifiers", "3.0.unit")
def test_13_0_a_gun_next_to_it_cancels_the_zone_there() -> None:
    """Ruling D95."""
    ring = "unit A3x at 0506\nunit AB1 at 0404\nunit IC at 0605\n"
    assert breaking("unit I4x at 0505 disengaging\n" + ring).play("break-off 0505").reasons() == {}


@pytest.mark.rule("13.0.modifiers")
def test_13_0_at_the_edge_of_the_map_nobody_is_surrounded() -> None:
    """Ruling D96: six hexes are asked for, and 0105 has four."""
    g = breaking(
        "unit I4x at 0105 disengaging\nunit A3x at 0104\nunit AB1 at 0106\nunit AB2 at 0205\nunit AB3 at 0204\n"
    )
    assert g.play("break-off 0105").reasons() == {}


@pytest.mark.rule("13.0.retreat", "12.3.stacking", "3.0.unit")
def test_13_0_breaking_off_through_a_friendly_headquarters_disorganises() -> None:
    """Ruling D95."""
    g = breaking("unit IR1 at 0505 disengaging\nunit I-III at 0506\n").play("break-off 0505", "roll 3")
    g.play("retreat 2", "back 0506", "back 0507")
    assert (g.at("IR1"), g.marks("IR1"), g.marks("I-III")) == ("0507", {"disorganised"}, set())


@pytest.mark.rule("13.0.results")
def test_13_0_an_asterisk_before_r1_costs_the_unit_of_the_die_a_step() -> None:
    ring = "unit A3x at 0506\nunit AB1 at 0404\n"
    g = breaking("unit I4x at 0505 disengaging disorganised\n" + ring).play("break-off 0505", "roll 1")
    assert (g.steps("I4x"), g.asked.split()[0]) == (2, "entente")


@pytest.mark.rule("13.0.results", "13.0.retreat", "12.3.disorganise")
def test_13_0_a_flight_of_three_hexes_by_the_enemys_way_disorganises() -> None:
    g = breaking("unit I4x at 0505 disengaging\n").play("break-off 0505", "roll 1")
    assert g.asked == "cp 12.3.direction"
    while g.asked:
        g.play(g.options()[-1])
    assert (g.at("I4x")[2:] > "0505"[2:], "disorganised" in g.marks("I4x")) == (True, True)
