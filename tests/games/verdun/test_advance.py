"""Chapter 9.6: which units advance into the hex, and with pioneers beyond it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.verdun.scenes import FRENCH, GERMANS, storm

if TYPE_CHECKING:
    from tests.games.verdun.conftest import Field


# §9.6 One hex ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.6", "8.13", "14.9", "14.11")
def test_9_6_into_a_hex_emptied_by_losses(field: Field) -> None:
    g = field(GERMANS + "hex 0505 control french\nunit IR24 at 0504 dug-in\nunit 208R at 0505 steps 1\n")
    storm(g, "assault 0505", result="0/1").play("loses 208R")
    assert (g.asked, g.options()) == ("german 9.6", ["advance IR24", "done"])
    assert g.holder("0505") == "french"
    g.play("advance IR24")
    assert (g.at("IR24"), g.marks("IR24"), g.holder("0505")) == ("0505", {"attacked"}, "german")
    assert g.asked == "german 9.0"


@pytest.mark.rule("9.6")
def test_9_6_into_a_hex_emptied_by_retreat_if_the_attacker_likes(field: Field) -> None:
    g = field(GERMANS + "hex 0505 control french\nunit IR24 at 0504\nunit 208R at 0505\n")
    storm(g, "assault 0505", result="0/1").play("retreat", "back 0506", "done")
    assert (g.at("IR24"), g.holder("0505"), g.asked) == ("0504", "french", "german 9.0")


@pytest.mark.rule("9.6")
def test_9_6_not_while_a_defender_is_there(field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0504\nunit 208R 233R at 0505\n")
    storm(g, "assault 0505", result="0/1").play("loses 208R")
    assert g.asked == "german 9.0"


@pytest.mark.rule("9.6", "8.31")
def test_9_6_all_who_assaulted_may_go_in_within_the_stacking_limit_and_nobody_else(field: Field) -> None:
    """Ruling 27."""
    g = field(
        GERMANS
        + """
        unit IR24 IR20 at 0504
        unit IR64 at 0604
        unit GR8 at 0404
        unit 208R at 0505 steps 1
        """
    )
    storm(g, "assault 0505", "join IR24", "join IR20", "join IR64", "done", result="0/1").play("loses 208R")
    assert g.options() == ["advance IR24", "advance IR20", "advance IR64", "done"]
    assert g.refused("advance GR8") == "§9.6 It did not take part in the assault."
    g.play("advance IR64")
    assert g.refused("advance IR64") == "§9.6 It is already there."
    g.play("advance IR24")
    assert g.asked == "german 9.0"
    assert [g.at("IR24"), g.at("IR20"), g.at("IR64")] == ["0505", "0504", "0505"]


@pytest.mark.rule("9.6", "8.46")
def test_9_6_zones_do_not_hinder_it(field: Field) -> None:
    """From one strong zone to another."""
    g = field(GERMANS + "unit IR24 at 0504\nunit 208R at 0505 steps 1\nunit 35RI at 0405\nunit 42RI at 0404\n")
    storm(g, "assault 0505", result="0/1").play("loses 208R", "advance IR24")
    assert g.at("IR24") == "0505"


@pytest.mark.rule("9.6")
def test_9_6_defenders_never_advance(field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0504\nunit 208R at 0505\n")
    storm(g, "assault 0505", result="2/0").play("retreat", "back 0503")
    assert (g.asked, g.at("208R")) == ("german 9.0", "0505")
    g = field(FRENCH + "unit IR24 at 0504 steps 1\nunit 208R at 0505 steps 1\n")
    storm(g, "assault 0504", result="1/0").play("loses 208R")
    assert (g.asked, g.at("IR24")) == ("french 9.0", "0504")


@pytest.mark.rule("9.6", "14.4")
def test_9_6_the_french_advance_too(field: Field) -> None:
    g = field(FRENCH + "unit IR24 at 0504 steps 1\nunit 35RI 42RI at 0505\n")
    storm(g, "assault 0504", "join 35RI", "done", result="0/1").play("loses IR24", "perish")
    assert (g.asked, g.options()) == ("french 9.6", ["advance 35RI", "done"])


@pytest.mark.rule("9.53", "9.6")
def test_9_53_attackers_who_went_back_do_not_advance(field: Field) -> None:
    """Ruling 64: they may go back even from a hex the defender has left."""
    g = field(GERMANS + "unit IR24 at 0504\nunit IR20 at 0604\nunit 208R at 0505 steps 1\n")
    storm(g, "assault 0505", "join IR24", "join IR20", result="1/1").play("loses 208R")
    assert (g.asked, g.options()) == ("german 9.42", ["retreat", "loses IR24", "loses IR20"])
    g.play("retreat", "back 0503", "back 0603")
    assert g.asked == "german 9.0"


@pytest.mark.rule("9.53", "9.6")
def test_9_53_those_who_paid_in_steps_do(field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0504\nunit IR20 at 0604\nunit 208R at 0505 steps 1\n")
    storm(g, "assault 0505", "join IR24", "join IR20", result="1/1").play("loses 208R", "loses IR20")
    assert g.options() == ["advance IR24", "advance IR20", "done"]


@pytest.mark.rule("9.63", "9.45", "9.54")
def test_9_63_guns_advance_only_if_they_supported_and_were_stacked_with_the_attackers(field: Field) -> None:
    g = field(
        GERMANS
        + """
        unit IR24 6-art 5-art at 0504
        unit III-art1 at 0604
        unit III-art2 at 0503
        unit 208R at 0505 steps 1
        """
    )
    storm(g, "assault 0505", "gun III-art1", "gun III-art2", "gun 6-art", result="0/1").play("loses 208R")
    assert g.options() == ["advance IR24", "advance 6-art", "done"]
    for gun in ("III-art1", "III-art2", "5-art"):
        assert g.refused(f"advance {gun}") == "§9.63 It was not stacked with assaulting infantry."
    g.play("advance 6-art")
    assert (g.at("6-art"), g.marks("6-art")) == ("0505", {"fired"})


# §9.61 Two hexes ------------------------------------------------------------------------------------------------

PIONEERS = GERMANS + "unit IR24 6-pi at 0504\n"
ALL = ("assault 0505", "join IR24", "join 6-pi")


@pytest.mark.rule("9.61", "14.5")
def test_9_61_behind_pioneers_to_the_first_hex_of_a_retreat_of_two(field: Field) -> None:
    g = field(PIONEERS + "hex 0506 control french\nunit 208R at 0505\n")
    storm(g, *ALL, result="0/3").play("retreat", "back 0506", "back 0507")
    assert (g.asked, g.options()) == ("german 9.61", ["advance IR24", "advance 6-pi", "done"])
    g.play("advance IR24", "advance 6-pi")
    assert g.options() == ["onward IR24", "onward 6-pi", "done"]
    g.play("onward IR24")
    assert [g.at("IR24"), g.at("6-pi"), g.holder("0506")] == ["0506", "0505", "german"]
    assert g.asked == "german 9.0"


@pytest.mark.rule("9.61")
@pytest.mark.parametrize(("result", "way"), [("0/2", ("retreat", "back 0506")), ("0/1", ("retreat", "back 0506"))])
def test_9_61_not_after_a_retreat_of_one(field: Field, result: str, way: tuple[str, ...]) -> None:
    g = field(PIONEERS + "unit 208R at 0505\n")
    storm(g, *ALL, result=result).play(*way)
    assert (g.asked, g.options()) == ("german 9.6", ["advance IR24", "advance 6-pi", "done"])
    g.play("advance IR24", "advance 6-pi")
    assert g.asked == "german 9.0"


@pytest.mark.rule("9.61")
def test_9_61_not_without_pioneers_in_the_attack(field: Field) -> None:
    g = field(PIONEERS + "unit 208R at 0505\n")
    storm(g, "assault 0505", "join IR24", "done", result="0/3").play("retreat", "back 0506", "back 0507")
    assert (g.asked, g.options()) == ("german 9.6", ["advance IR24", "done"])


@pytest.mark.rule("9.61")
def test_9_61_not_onto_an_enemy(field: Field) -> None:
    g = field(PIONEERS + "unit 208R at 0505\nunit 35RI at 0506\n")
    storm(g, *ALL, result="0/3").play("retreat", "back 0506", "back 0507")
    assert g.asked == "german 9.6"


@pytest.mark.rule("9.61")
def test_9_61_defenders_who_parted_leave_two_ways(field: Field) -> None:
    g = field(PIONEERS + "unit 208R 233R at 0505\n")
    storm(g, *ALL, result="0/3").play("loses 208R", "retreat", "back 0405", "back 0406", "back 0605", "back 0606")
    g.play("advance IR24", "advance 6-pi", "onward 6-pi")
    assert (g.asked, g.options()) == ("german 9.61", ["to 0405", "to 0605"])
    assert g.play("to 0605").at("6-pi") == "0605"


@pytest.mark.rule("9.61", "9.45")
def test_9_61_the_way_of_a_gun_that_only_supported_is_no_way_of_the_defenders(field: Field) -> None:
    g = field(PIONEERS + "unit 35RI at 0505\nunit 14-art at 0605\n")
    storm(g, *ALL, "gun 14-art", result="0/3").play("loses 35RI", "retreat", "back 0506", "back 0507")
    g.play("back 0606", "back 0607", "advance IR24", "advance 6-pi", "onward 6-pi")
    assert g.at("6-pi") == "0506"


@pytest.mark.rule("9.61")
def test_9_61_when_all_are_eliminated_any_hex_beyond(field: Field) -> None:
    """Beyond means next to the assaulted hex and not next to where the stack came from."""
    g = field(PIONEERS + "unit 208R at 0505 steps 1\nunit 35RI at 0405\n")
    storm(g, *ALL, result="0/1").play("loses 208R", "advance IR24", "advance 6-pi", "onward IR24")
    assert g.options() == ["to 0506", "to 0605"]
    g.play("to 0506")
    assert (g.at("IR24"), g.at("6-pi"), g.asked) == ("0506", "0505", "german 9.0")


@pytest.mark.rule("9.61", "9.45")
def test_9_61_a_gun_that_supported_them_from_elsewhere_does_not_count_as_a_survivor(field: Field) -> None:
    g = field(PIONEERS + "unit 208R at 0505 steps 1\nunit 51-art at 0605\n")
    storm(g, *ALL, "gun 51-art", result="0/1").play("loses 208R", "advance IR24", "advance 6-pi", "onward 6-pi")
    assert g.options() == ["to 0405", "to 0506"]


@pytest.mark.rule("9.61", "14.41")
@pytest.mark.parametrize(("result", "way", "asked"), [("0/2", ["0506"], "9.6"), ("0/3", ["0506", "0507"], "9.61")])
def test_9_61_a_remnant_is_a_survivor_and_its_way_the_defenders_way(
    field: Field, result: str, way: list[str], asked: str
) -> None:
    g = field(PIONEERS + "unit 35RI at 0505 steps 1\n")
    storm(g, *ALL, result=result).play("last-stand", "roll 1 1", *(f"back {hex_}" for hex_ in way))
    assert (g.at("F-rem1"), g.asked) == (way[-1], f"german {asked}")
    g.play("advance IR24", "advance 6-pi")
    if asked == "9.61":
        g.play("onward 6-pi")
    assert g.at("6-pi") == ("0506" if asked == "9.61" else "0505")


@pytest.mark.rule("9.61")
def test_9_61_even_if_the_pioneers_died_of_it(field: Field) -> None:
    g = field(GERMANS + "unit IR24 IR20 at 0504\nunit 6-pi at 0504 steps 1\nunit 208R at 0505 steps 1\n")
    storm(g, "assault 0505", "join IR24", "join IR20", "join 6-pi", result="1/1").play(
        "loses 208R", "loses 6-pi", "perish"
    )
    g.play("advance IR24", "advance IR20")
    assert g.options() == ["onward IR24", "onward IR20", "done"]


@pytest.mark.rule("9.61")
def test_9_61_only_those_stacked_with_them_and_these_go_before_the_others(field: Field) -> None:
    """Ruling 86."""
    g = field(PIONEERS + "unit GR8 GR12 at 0604\nunit 208R at 0505 steps 1\n")
    storm(g, *ALL, "join GR8", "join GR12", result="0/1").play("loses 208R")
    assert (g.asked, g.options()) == ("german 9.61", ["advance IR24", "advance 6-pi", "done"])
    assert g.refused("advance GR8") == "§9.61 It was not stacked with pioneers."
    assert g.refused("onward GR8") == "§9.61 It was not stacked with pioneers."
    assert g.refused("onward IR24") == "§9.61 It is not in the assaulted hex."
    g.play("advance IR24", "advance 6-pi", "onward IR24", "to 0506")
    assert (g.asked, g.options()) == ("german 9.6", ["advance GR8", "advance GR12", "done"])
    g.play("advance GR8")
    assert g.asked == "german 9.0"


@pytest.mark.rule("9.61")
def test_9_61_one_unit_stays_in_the_assaulted_hex(field: Field) -> None:
    g = field(PIONEERS + "unit 208R at 0505 steps 1\n")
    storm(g, *ALL, result="0/1").play("loses 208R", "advance IR24")
    assert g.options() == ["advance 6-pi", "done"]
    assert g.refused("onward IR24") == "§9.61 One unit must stay in the hex."
    g.play("advance 6-pi", "onward 6-pi", "to 0506")
    assert g.asked == "german 9.0"


@pytest.mark.rule("9.61")
def test_9_61_a_stack_does_not_part(field: Field) -> None:
    """Ruling 86."""
    g = field(GERMANS + "unit IR24 IR20 6-pi at 0504\nunit 208R at 0505 steps 1\n")
    storm(g, "assault 0505", "join IR24", "join IR20", "join 6-pi", result="0/1")
    g.play("loses 208R", "advance IR24", "advance IR20", "advance 6-pi", "onward IR24", "to 0605", "onward 6-pi")
    assert [g.at("IR24"), g.at("IR20"), g.at("6-pi")] == ["0605", "0505", "0605"]


@pytest.mark.rule("9.61", "8.31")
def test_9_61_the_stacking_limit_holds_in_the_second_hex_too(field: Field) -> None:
    g = field(
        PIONEERS
        + """
        unit GR8 GR12 5-pi at 0506
        unit 208R at 0505 steps 1
        unit 35RI at 0405
        unit 42RI at 0605
        """
    )
    storm(g, "assault 0505", "join IR24", "join 6-pi", "done", result="0/1").play("loses 208R")
    assert g.asked == "german 9.61"
    g.play("advance IR24", "advance 6-pi")
    assert g.asked == "german 9.0"


@pytest.mark.rule("9.61")
def test_9_61_every_stack_with_pioneers_may_go_two_hexes(field: Field) -> None:
    g = field(GERMANS + "unit IR24 6-pi at 0504\nunit GR8 5-pi at 0604\nunit 208R at 0505 steps 1\n")
    storm(g, "assault 0505", "join IR24", "join 6-pi", "join GR8", "join 5-pi", result="0/1").play("loses 208R")
    assert g.options() == ["advance IR24", "advance 6-pi", "advance GR8", "advance 5-pi", "done"]
    g.play("advance IR24", "advance 6-pi", "onward IR24", "to 0605", "advance GR8", "onward GR8")
    assert g.options() == ["to 0404", "to 0405", "to 0506"]
    g.play("to 0506")
    assert [g.at("IR24"), g.at("GR8"), g.at("6-pi")] == ["0605", "0506", "0505"]


# §9.62 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.62")
def test_9_62_pioneers_alone_may_leave_the_hex_empty(field: Field) -> None:
    g = field(PIONEERS + "unit 208R at 0505 steps 1\n")
    storm(g, *ALL, result="0/1").play("loses 208R", "advance 6-pi")
    assert g.options() == ["advance IR24", "onward 6-pi", "done"]
    g.play("onward 6-pi", "to 0506", "done")
    assert [g.at("IR24"), g.at("6-pi"), g.holder("0505"), g.holder("0506")] == ["0504", "0506", "german", "german"]


@pytest.mark.rule("9.62")
def test_9_62_after_a_retreat_of_two_as_well(field: Field) -> None:
    g = field(GERMANS + "piece 6-pi combat 20/10\nunit 6-pi at 0504\nunit 208R at 0505\n")
    storm(g, "assault 0505", result="0/3").play("retreat", "back 0506", "back 0507", "advance 6-pi", "onward 6-pi")
    assert g.at("6-pi") == "0506"


@pytest.mark.rule("9.62", "9.61")
def test_9_62_a_regiment_that_follows_them_into_the_empty_hex_holds_it(field: Field) -> None:
    g = field(PIONEERS + "unit 208R at 0505 steps 1\n")
    storm(g, *ALL, result="0/1").play("loses 208R", "advance 6-pi", "onward 6-pi", "to 0506", "advance IR24")
    assert [g.at("IR24"), g.at("6-pi")] == ["0505", "0506"]
    assert g.asked == "german 9.0"
