"""Chapter 9.4: damage, paid in steps or by retreating."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.verdun.scenes import FRENCH, GERMANS, ground, storm

if TYPE_CHECKING:
    from tests.games.verdun.conftest import Days, Field


TRENCH = ground("0505 t") + "phase 4.V\npiece IR24 combat 60/30\npiece IR20 combat 60/30\n"


def is_over(g: Days) -> bool:
    """Whether the assault is done with, and the next may begin."""
    return g.game.question is not None and g.game.question.ask == "ask-assault"


# §9.41 Steps ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.41")
def test_9_41_a_full_unit_is_reduced_a_reduced_one_destroyed(field: Field) -> None:
    g = field(TRENCH + "unit IR24 at 0504\nunit 208R at 0505\n")
    storm(g, "assault 0505", result="0/1")
    assert (g.at("208R"), g.steps("208R"), g.told("reduced")) == (
        "0505",
        1,
        ["208th Reserve Infantry loses a step in 0505."],
    )
    g = field(TRENCH + "unit IR24 at 0504\nunit 208R at 0505 steps 1\n")
    storm(g, "assault 0505", result="0/1")
    assert (g.at("208R"), g.steps("208R"), g.told("destroyed")) == (
        "out",
        0,
        ["208th Reserve Infantry is destroyed in 0505."],
    )
    assert g.marks("208R") == set()


@pytest.mark.rule("9.41")
@pytest.mark.parametrize("unit", ["14-art", "XXX-HQ", "XXX-art", "Rail"])
def test_9_41_guns_and_headquarters_have_one_step(field: Field, unit: str) -> None:
    g = field(TRENCH + f"unit IR24 at 0504\nunit {unit} at 0505\n")
    storm(g, "assault 0505", result="0/1")
    assert (g.at(unit), g.steps(unit)) == ("out", 0)


@pytest.mark.rule("9.41", "9.4")
def test_9_41_the_owner_chooses_who_loses_the_step(field: Field) -> None:
    g = field(TRENCH + "unit IR24 at 0504\nunit 208R 29T 14-art at 0505\nunit 42RI at 0506\n")
    storm(g, "assault 0505", result="0/2")
    assert (g.asked, g.options()) == ("french 9.41", ["loses 208R", "loses 14-art", "loses 29T"])
    assert g.refused("loses 42RI") == "§9.4 It did not take part in the assault."
    assert g.refused("loses IR24") == "§9.4 It did not take part in the assault."


@pytest.mark.rule("9.41")
def test_9_41_where_only_one_can_lose_nobody_is_asked(field: Field) -> None:
    g = field(TRENCH + "unit IR24 at 0504\nunit 208R at 0505\n")
    storm(g, "assault 0505", result="0/1")
    assert is_over(g)


@pytest.mark.rule("9.41", "9.42")
def test_9_41_a_headquarters_may_be_chosen_like_any_unit(field: Field) -> None:
    g = field(FRENCH + "unit VIIR-HQ IR24 at 0505\nunit 35RI at 0506\n")
    storm(g, "assault 0505", result="0/1").play("loses VIIR-HQ")
    assert (g.at("VIIR-HQ"), g.at("IR24"), is_over(g)) == ("out", "0505", True)


@pytest.mark.rule("9.41")
def test_9_41_damage_beyond_the_last_step_is_wasted(field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0504\nunit 208R at 0505 steps 1\nunit 233R at 0506\n")
    storm(g, "assault 0505", result="0/4")
    assert (g.at("208R"), g.steps("233R")) == ("out", 2)
    assert g.asked == "german 9.6"


# §9.42 Steps or hexes -------------------------------------------------------------------------------------------

EX_17 = FRENCH + "unit IR24 IR20 at 0505\nunit 35RI 42RI at 0506\n"
"""Two full German units, attacked in the open from the south."""


@pytest.mark.rule("ex.17", "9.42")
def test_ex_17_at_least_one_of_three_points_is_a_step(field: Field) -> None:
    g = storm(field(EX_17), "assault 0505", "join 35RI", "join 42RI", result="0/3")
    assert (g.asked, g.options()) == ("german 9.41", ["loses IR24", "loses IR20"])
    assert g.refused("retreat") == "§9.42 Half the damage must first be taken as steps."


@pytest.mark.rule("ex.17", "9.42")
def test_ex_17_one_step_and_both_retreat_two_hexes(field: Field) -> None:
    g = storm(field(EX_17), "assault 0505", "join 35RI", "join 42RI", result="0/3")
    g.play("loses IR24")
    assert (g.asked, g.options()) == ("german 9.42", ["retreat", "loses IR24", "loses IR20"])
    g.play("retreat", "back 0504", "back 0503", "back 0404", "back 0403")
    assert (g.at("IR24"), g.steps("IR24"), g.at("IR20"), g.steps("IR20")) == ("0503", 1, "0403", 2)
    assert g.asked == "french 9.6"


@pytest.mark.rule("ex.17", "9.42")
def test_ex_17_two_steps_one_each_and_both_retreat_one_hex(field: Field) -> None:
    g = storm(field(EX_17), "assault 0505", "join 35RI", "join 42RI", result="0/3")
    g.play("loses IR24", "loses IR20", "retreat", "back 0504", "back 0504")
    assert (g.at("IR24"), g.steps("IR24"), g.at("IR20"), g.steps("IR20")) == ("0504", 1, "0504", 1)


@pytest.mark.rule("ex.17", "9.42")
def test_ex_17_three_steps_one_destroyed_one_reduced_and_nobody_retreats(field: Field) -> None:
    g = storm(field(EX_17), "assault 0505", "join 35RI", "join 42RI", result="0/3")
    g.play("loses IR24", "loses IR20", "loses IR24", "perish")
    assert (g.at("IR24"), g.at("IR20"), g.steps("IR20")) == ("out", "0505", 1)
    assert is_over(g)


@pytest.mark.rule("ex.18", "9.42")
def test_ex_18_one_point_is_a_hex_for_all_or_a_step_for_one(field: Field) -> None:
    g = storm(field(EX_17), "assault 0505", "join 35RI", "join 42RI", result="0/1")
    assert (g.asked, g.options()) == ("german 9.42", ["retreat", "loses IR24", "loses IR20"])
    g.play("retreat", "back 0504", "back 0604")
    assert [g.at("IR24"), g.at("IR20"), g.steps("IR24"), g.steps("IR20")] == ["0504", "0604", 2, 2]
    g = storm(field(EX_17), "assault 0505", "join 35RI", "join 42RI", result="0/1").play("loses IR20")
    assert [g.at("IR24"), g.at("IR20"), g.steps("IR24"), g.steps("IR20")] == ["0505", "0505", 2, 1]
    assert is_over(g)


@pytest.mark.rule("9.42")
@pytest.mark.parametrize(("damage", "steps"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_9_42_half_the_damage_rounded_down_is_steps(field: Field, damage: int, steps: int) -> None:
    g = storm(field(EX_17), "assault 0505", "join 35RI", "join 42RI", result=f"0/{damage}")
    for _ in range(steps):
        assert g.options("retreat") == []
        g.play(g.options()[0])
        if g.options("perish"):
            g.play("perish")
    assert g.options("retreat") == ["retreat"]


@pytest.mark.rule("9.42")
def test_9_42_attackers_too_may_go_back_instead(field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0504\nunit IR20 at 0604\nunit 35RI at 0505\n")
    storm(g, "assault 0505", "join IR24", "join IR20", result="3/0")
    g.play("loses IR20", "retreat", "back 0503", "back 0502", "back 0603", "back 0602")
    assert [g.at("IR24"), g.at("IR20"), g.steps("IR24"), g.steps("IR20")] == ["0502", "0602", 2, 1]


BLOCKED = (
    FRENCH
    + """
    unit 6-art IR24 at 0505
    unit 35RI at 0506
    unit 42RI at 0403
    unit 44RI at 0603
    """
)
"""French zones lie on every hex north of 0505, where the gun may not go."""


@pytest.mark.rule("9.42", "9.51")
def test_9_42_if_one_cannot_retreat_nobody_does(field: Field) -> None:
    g = storm(field(BLOCKED), "assault 0505", result="0/1")
    assert (g.asked, g.options()) == ("german 9.41", ["loses IR24", "loses 6-art"])
    assert g.refused("retreat") == "§9.42 Not all of them can retreat that far."


@pytest.mark.rule("9.42")
def test_9_42_who_is_lost_holds_nobody_back_any_more(field: Field) -> None:
    """Ruling 81."""
    g = storm(field(BLOCKED), "assault 0505", result="0/3").play("loses IR24")
    assert g.options() == ["loses IR24", "loses 6-art"]
    g.play("loses 6-art")
    assert g.options() == ["retreat", "loses IR24"]


@pytest.mark.rule("9.42")
def test_9_42_one_that_can_go_only_part_of_the_way_keeps_all_to_it(field: Field) -> None:
    """There is one hex behind them before the edge of the map: of two points one more is a step."""
    text = FRENCH + "unit IR24 IR20 at 0601\nunit 35RI 42RI at 0602\n"
    g = storm(field(text), "assault 0601", "join 35RI", "join 42RI", result="0/3")
    g.play("loses IR24")
    assert g.options() == ["loses IR24", "loses IR20"]
    g.play("loses IR20")
    assert g.options() == ["retreat", "loses IR24", "loses IR20"]
    g.play("retreat", "back 0501", "back 0701")
    assert [g.at("IR24"), g.at("IR20"), g.steps("IR24"), g.steps("IR20")] == ["0501", "0701", 1, 1]


@pytest.mark.rule("9.42")
def test_9_42_after_the_retreat_the_damage_is_paid(field: Field) -> None:
    g = storm(field(EX_17), "assault 0505", "join 35RI", "join 42RI", result="0/2")
    g.play("loses IR24", "retreat", "back 0504", "back 0504")
    assert g.asked == "french 9.6"
    assert [g.steps("IR24"), g.steps("IR20")] == [1, 2]


# §9.43 Forts and trenches ---------------------------------------------------------------------------------------

AT_THE_TRENCH = TRENCH + "unit IR24 IR20 at 0504\nunit 35RI 42RI at 0505\n"


@pytest.mark.rule("ex.19", "9.43")
def test_ex_19_before_a_trench_one_point_is_a_step_for_either_side(field: Field) -> None:
    g = storm(field(AT_THE_TRENCH), "assault 0505", "join IR24", "join IR20", result="1/1")
    assert (g.asked, g.options()) == ("french 9.41", ["loses 35RI", "loses 42RI"])
    g.play("loses 35RI")
    assert (g.asked, g.options()) == ("german 9.41", ["loses IR24", "loses IR20"])
    assert is_over(g.play("loses IR20"))


@pytest.mark.rule("ex.19", "9.43")
def test_ex_19_of_three_points_two_at_least_are_steps(field: Field) -> None:
    g = storm(field(AT_THE_TRENCH), "assault 0505", "join IR24", "join IR20", result="3/3")
    g.play("loses 35RI")
    assert g.refused("retreat") == "§9.43 Half the damage must first be taken as steps."
    g.play("loses 35RI", "perish")
    assert g.options() == ["retreat", "loses 42RI"]
    g.play("loses 42RI", "loses IR24")
    assert g.options("retreat") == []
    g.play("loses IR20")
    assert g.options("retreat") == ["retreat"]


@pytest.mark.rule("9.43", "14.82")
def test_9_43_so_it_is_before_an_intact_fort_and_no_longer_before_a_destroyed_one(field: Field) -> None:
    fort = ground("0505 f") + "phase 4.V\nunit IR24 IR20 at 0504\nunit 35RI at 0505\n"
    g = storm(field(fort + "unit Vaux-fort at 0505\n"), "assault 0505", "join IR24", "join IR20", result="1/0")
    assert (g.asked, g.options()) == ("german 9.41", ["loses IR24", "loses IR20"])
    g = storm(field(fort), "assault 0505", "join IR24", "join IR20", result="1/0")
    assert (g.asked, g.options()) == ("german 9.42", ["retreat", "loses IR24", "loses IR20"])


@pytest.mark.rule("9.43")
def test_9_43_it_is_the_assaulted_hex_that_counts_not_where_the_attackers_stand(field: Field) -> None:
    g = field(ground("0504 t") + "phase 4.V\nunit IR24 at 0504\nunit 35RI at 0505\n")
    assert storm(g, "assault 0505", result="0/1").options() == ["retreat", "loses 35RI"]


@pytest.mark.rule("9.43", "9.42")
def test_d_6_when_the_french_attack_a_german_trench_one_point_may_be_a_retreat(field: Field) -> None:
    g = field(
        ground("0505 t")
        + "phase 4.X\npiece 35RI combat 60/30\npiece 42RI combat 60/30\nunit IR24 at 0505\nunit 35RI 42RI at 0506\n"
    )
    storm(g, "assault 0505", "join 35RI", "join 42RI", result="1/1")
    assert (g.asked, g.options()) == ("german 9.42", ["retreat", "loses IR24"])
    g.play("retreat", "back 0504")
    assert (g.asked, g.options()) == ("french 9.42", ["retreat", "loses 35RI", "loses 42RI"])


# §9.44 Pioneers first -------------------------------------------------------------------------------------------


@pytest.mark.rule("9.44", "14.5")
def test_9_44_the_first_step_falls_on_pioneers_that_attacked(field: Field) -> None:
    g = field(GERMANS + "unit IR24 6-pi at 0504\nunit GR8 5-pi at 0604\nunit IR20 at 0404\nunit 35RI at 0505\n")
    storm(g, "assault 0505", "join IR24", "join 6-pi", "join GR8", "join 5-pi", "done", result="3/0")
    assert (g.asked, g.options()) == ("german 9.41", ["loses 6-pi", "loses 5-pi"])
    assert g.refused("loses IR24") == "§9.44 A pioneer unit that attacked must lose the first step."
    assert g.refused("loses IR20") == "§9.4 It did not take part in the assault."
    g.play("loses 6-pi")
    assert g.options() == ["retreat", "loses IR24", "loses 6-pi", "loses GR8", "loses 5-pi"]


@pytest.mark.rule("9.44")
def test_9_44_a_first_step_taken_instead_of_a_hex_is_the_pioneers_too(field: Field) -> None:
    g = field(GERMANS + "unit IR24 6-pi at 0504\nunit 35RI at 0505\n")
    storm(g, "assault 0505", "join IR24", "join 6-pi", result="1/0")
    assert g.options() == ["retreat", "loses 6-pi"]


@pytest.mark.rule("9.44")
def test_9_44_pioneers_who_stayed_out_or_defend_pay_nothing(field: Field) -> None:
    g = field(GERMANS + "unit IR24 IR20 6-pi at 0504\nunit 35RI at 0505\n")
    storm(g, "assault 0505", "join IR24", "join IR20", "done", result="2/0")
    assert g.options() == ["loses IR24", "loses IR20"]
    g = field(FRENCH + "unit IR24 6-pi at 0504\nunit 35RI at 0505\n")
    storm(g, "assault 0504", result="0/2")
    assert g.options() == ["loses IR24", "loses 6-pi"]


# §9.45 Guns -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.45", "9.54", "9.4")
def test_9_45_guns_that_support_from_next_to_the_hex_share_the_damage(field: Field) -> None:
    """Ruling 48: 14-art stands next to 0505, XXX-art does not; 51-art stands by and does nothing."""
    g = field(
        TRENCH
        + """
        unit IR24 6-art at 0504
        unit III-art1 at 0503
        unit 35RI at 0505
        unit 14-art 51-art at 0506
        unit XXX-art at 0507
        """
    )
    storm(g, "assault 0505", "gun III-art1", "gun 6-art", "gun XXX-art", "gun 14-art", result="2/2")
    assert (g.asked, g.options()) == ("french 9.41", ["loses 35RI", "loses 14-art"])
    assert g.refused("loses XXX-art") == "§9.45 Guns that support from farther off take no damage."
    assert g.refused("loses 51-art") == "§9.4 It did not take part in the assault."
    g.play("loses 14-art", "loses 35RI")
    assert (g.asked, g.options()) == ("german 9.41", ["loses IR24", "loses 6-art"])
    assert g.refused("loses III-art1") == "§9.45 Guns that support from farther off take no damage."


@pytest.mark.rule("9.45", "9.54", "9.42")
def test_9_45_and_they_retreat_with_the_others_while_those_behind_stay(field: Field) -> None:
    g = field(
        GERMANS
        + """
        unit IR24 at 0504
        unit 35RI at 0505
        unit 14-art at 0506
        unit XXX-art at 0507
        """
    )
    storm(g, "assault 0505", "gun XXX-art", "gun 14-art", result="0/2").play("loses 35RI", "retreat")
    g.play("back 0506", "back 0507")
    assert [g.at("35RI"), g.at("14-art"), g.at("XXX-art")] == ["0506", "0507", "0507"]


@pytest.mark.rule("9.45")
def test_9_45_a_gun_in_the_line_that_does_not_support_is_out_of_it(field: Field) -> None:
    g = field(GERMANS + "unit IR24 6-art at 0504\nunit 35RI at 0505\n")
    storm(g, "assault 0505", "done", result="1/0").play("retreat", "back 0503")
    assert [g.at("IR24"), g.at("6-art"), g.marks("6-art")] == ["0503", "0504", set()]
