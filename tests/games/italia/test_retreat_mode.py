"""Chapter 11.4: Retreat mode, as the order of retreat of Caporetto allows it."""

from __future__ import annotations

import pytest

import grognard
from grognard.games.front1918.destinations import MARCHING, allowance
from grognard.games.front1918.setting_out import cannot_set_out, movers
from grognard.games.italia.table import ENTENTE, RETREATING, Italia
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.numbers.tally import FAIL
from tests import depth
from tests.games.italia.scenes import OPEN, Field, down, field, lane

HEAD = "italia caporetto\n"
FOE = "unit A1 at 0112\n"
SOURCE = "region sources-entente 0101\n"


def ordered(units: str, board: str = OPEN, when: str = "phase 11.1 2\n", foe: str = FOE) -> Field:
    """A lane of Caporetto with the Entente's source at its head, the order of retreat given, in turn 2."""
    return field(f"{HEAD}{board}{SOURCE}{units}{foe}ordered yes\nturn 2\n{when}")


# §11.4 effects -------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.4.effects")
def test_11_4_effects_two_points_more_a_morale_less_and_a_weaker_bombardment() -> None:
    g = ordered("unit I22 I-corps1 at 0105 retreat-mode\nunit I3DC at 0106 retreat-mode\nunit I-II at 0104\n")
    table, unit, gun, horse = g.table, g.piece("I22"), g.piece("I-corps1"), g.piece("I3DC")
    assert allowance(table, unit) == table.move_of[unit] + 2
    assert table.facts.morale(table, unit) == table.morale_of[unit] - 1
    assert table.facts.gun_potential(table, gun) == table.potentials_of[gun][0] - 1
    assert (table.morale_of[horse], table.facts.morale(table, horse)) == (2, 2), "never below 2"


@pytest.mark.rule("11.4.effects", "3.0.elite")
def test_11_4_effects_an_elite_regiment_of_morale_5_is_none_in_the_mode() -> None:
    """Ruling D39."""
    g = ordered("unit I7Alp at 0105 retreat-mode\nunit I8Alp at 0106\nunit I-II at 0104\n")
    assert [g.table.is_elite(g.piece(name)) for name in ("I7Alp", "I8Alp")] == [False, True]


@pytest.mark.rule("11.4.effects", "12.5.effects", "scenario.caporetto.refugees")
def test_11_4_effects_two_points_are_added_before_refugees_and_disorder_halve_them() -> None:
    """Ruling D40."""
    g = ordered("unit I22 at 0105 retreat-mode refugees disorganised\nunit I-II at 0104\n")
    assert allowance(g.table, g.piece("I22")) == (4 + 2) // 2 // 2


# §11.4 the obligation --------------------------------------------------------------------------------------------


@pytest.mark.rule("11.4.move", "11.4")
def test_11_4_move_a_unit_in_the_mode_goes_nearer_to_a_printed_source_as_far_as_it_likes() -> None:
    """Ruling D38."""
    g = ordered("unit I22 at 0106 retreat-mode\nunit I-II at 0109\n").play("move I22")
    assert g.options() == [f"to {hex_}" for hex_ in down(5, 1)], "and it may not stay"
    assert g.refused("halt").startswith("§11.4.move A unit in Retreat mode must first go nearer to a source")
    assert g.refused("to 0107").startswith("§11.4.move ")
    g.play("to 0104")
    assert g.options("to") == ["0101", "0102", "0103"]
    assert g.play("halt").at("I22") == "0104"


@pytest.mark.rule("11.4.move", "11.2.2.arditi")
def test_11_4_move_arditi_cover_a_unit_alone_in_an_enemy_zone_and_so_it_must_go() -> None:
    """Ruling D94."""
    units = "unit I22 at 0106 retreat-mode\nunit Arditi1 at 0106 carrier I22\nunit I-II at 0109\n"
    g = ordered(units, foe="unit A1 at 0107\n")
    assert g.refused("done").startswith("§11.4.move ")
    g.play("move I22")
    assert g.refused("halt").startswith("§11.4.move ")
    g.play("to 0105")
    assert (g.at("I22"), g.at("Arditi1")) == ("0105", "out")


@pytest.mark.rule("11.4.move")
def test_11_4_move_the_phase_does_not_end_before_it_has_gone() -> None:
    g = ordered("unit I22 at 0106 retreat-mode\nunit I-II at 0109\n")
    assert g.refused("done").startswith("§11.4.move ")
    g.play("move I22", "to 0105", "halt", "done")
    assert g.phase != "11.1"


@pytest.mark.rule("11.4.move", "11.2.2")
def test_11_4_move_a_unit_bound_by_an_enemy_zone_stays() -> None:
    """Rulings D14 and D38."""
    g = ordered("unit I22 at 0106 retreat-mode\nunit I-II at 0102\n", foe="unit A1 at 0107\n")
    assert g.refused("move I22").startswith("§11.2.2 ")
    assert g.play("done").phase != "11.1"


@pytest.mark.rule("11.4.move")
def test_11_4_move_no_second_leg_leads_back() -> None:
    board = lane(*"." * 12) + "hexside impassable 0103/0104\n"
    g = ordered("unit I22 at 0106 retreat-mode\nunit I-II at 0109\n", board).play("move I22", "to 0104")
    assert (g.at("I22"), g.phase, g.options("to")) == ("0104", "11.1", [])


@pytest.mark.rule("11.4.move", "14.2")
def test_11_4_move_only_in_movement_phases() -> None:
    """Rulings D15 and D38: in the exploitation it goes where it likes."""
    g = ordered("unit I22 at 0104 retreat-mode reserve\nunit I-II at 0102\n", when="phase 14.2 2\n").play("move I22")
    assert {"0103", "0105"} <= set(g.options("to"))


# §11.4 the test ------------------------------------------------------------------------------------------------


def leaving(board: str, weather: str = "fine") -> Field:
    """A unit in the mode before the Entente's moves."""
    return ordered(f"weather {weather}\nunit I22 at 0105 retreat-mode\nunit I-II at 0103\n", board, "phase 11.4\n")


@pytest.mark.rule("11.4.test")
@pytest.mark.parametrize(
    ("links", "weather", "most"),
    [
        ("", "fine", 0),
        ("link road 0105 0106\n", "fine", 2),
        ("link secondary 0105 0106\n", "fine", 2),
        ("link secondary 0105 0106\n", "bad", 0),
        ("link rail 0105 0106\n", "fine", 3),
        ("link road 0105 0106\nlink rail 0105 0106\n", "fine", 4),
    ],
)
def test_11_4_test_a_unit_leaves_the_mode_more_easily_on_roads_and_railways(
    links: str, weather: str, most: int
) -> None:
    chances = leaving(OPEN + links, weather).tally("rally I22").chances()
    assert 6 - 6 * chances.get(FAIL, 0) == most


@pytest.mark.rule("11.4.test")
def test_ex_122_on_road_and_railway_a_four_is_enough_and_in_open_country_a_one_is_not() -> None:
    g = leaving(OPEN + "link road 0105 0106\nlink rail 0105 0106\n").play("rally I22", "roll 4")
    assert "retreat-mode" not in g.marks("I22")
    g = leaving(OPEN).play("rally I22", "roll 1")
    assert "retreat-mode" in g.marks("I22")


@pytest.mark.rule("11.4.test")
def test_11_4_test_it_is_the_owners_choice_once_a_phase_and_not_in_the_phase_of_the_order() -> None:
    """Ruling D69."""
    g = leaving(OPEN)
    assert g.options() == ["rally I22", "done"]
    g.play("rally I22", "roll 6")
    assert g.asked == "entente 11.4", "who stays in the mode has tested"
    g.play("retire 0103")
    assert "rally I-II" not in g.options()


@pytest.mark.rule("11.4.test", "3.0.cadorna-line")
def test_11_4_test_on_the_cadorna_line_a_unit_leaves_the_mode_at_once() -> None:
    """Ruling D17."""
    g = ordered("region cadorna-line 0104\nunit I22 at 0106 retreat-mode\nunit I-II at 0109\n")
    assert g.play("move I22", "to 0104").marks("I22") & {"retreat-mode"} == set()


# §11.4 who -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.4", "scenario.caporetto.retreat-order")
def test_11_4_stacks_units_alone_or_everybody_are_put_in_the_mode_also_in_an_enemy_zone() -> None:
    """Ruling D41."""
    units = "unit I22 I-corps1 at 0105\nunit I3DC at 0106\nunit I-II at 0103\n"
    g = ordered(units, when="phase 11.4\n", foe="unit A1 at 0107\n")
    assert g.options("retire") == ["0103", "0105", "0106"]
    assert sorted(g.options("retire-one")) == ["I-corps1", "I22"]
    g.play("retire-one I-corps1", "retire 0106")
    marked = [name for name in ("I22", "I-corps1", "I3DC", "I-II") if "retreat-mode" in g.marks(name)]
    assert marked == ["I-corps1", "I3DC"]
    g.play("retire-all")
    assert all("retreat-mode" in g.marks(name) for name in ("I22", "I-II"))


@pytest.mark.rule("11.4")
def test_11_4_depots_and_assault_troops_never_are() -> None:
    units = "unit I22 Arditi1 I-depot1 at 0105\nunit Arditi1 carrier I22\nunit I-II at 0103\n"
    g = ordered(units, when="phase 11.4\n").play("retire-all")
    assert not any("retreat-mode" in g.marks(name) for name in ("Arditi1", "I-depot1"))


@pytest.mark.rule("11.4", "scenario.caporetto.retreat-order")
def test_11_4_not_before_the_order() -> None:
    g = field(f"{HEAD}{OPEN}unit I22 at 0105\nunit I-II at 0103\n{FOE}turn 2\nphase 11.4\n")
    assert g.options() == ["order-retreat", "done"]
    assert g.play("done").phase == "11.1"


# Computed together -----------------------------------------------------------------------------------------------


def test_units_in_the_mode_that_are_listed_are_those_that_may_set_out() -> None:
    """In a whole game with the order given: the list of the menu beside the predicate, piece by piece."""
    game, whim, seen = grognard.new("italia", "caporetto", seed="mode"), Whim("mode"), 0
    table, every = game.play, depth.one_in(40)
    assert isinstance(table, Italia)
    while (question := game.question) is not None and table.position.turn < 6:
        if question.ask == "ask-move" and question.who == ENTENTE and table.position.ordered:
            seen += 1
            if seen % every == 0:
                able = [p for p in table.mobile[ENTENTE] if cannot_set_out(table, ENTENTE, MARCHING, p) is None]
                assert movers(table, ENTENTE, MARCHING, table.mobile[ENTENTE]) == able
                assert any(table.has(p, RETREATING) for p in able)
        by_verb = {option.verb: option for option in question.options}
        game.answer(by_verb.get("order_retreat") or whim.pick(question.options), question.who)
    assert seen > every
