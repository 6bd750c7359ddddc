"""Chapter 14.8: forts in combat, and with option 15.4."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from grognard.games.verdun.morale import morale_tally
from grognard.games.verdun.terrain import zones
from grognard.games.verdun.victory import victory_tally
from grognard.games.verdun.words import FRENCH
from grognard.kernel.space.hexgrid import members
from tests.games.verdun.scenes import ground, storm

if TYPE_CHECKING:
    from tests.games.verdun.conftest import Field


FORT = ground("0505 f") + "phase 4.V\npiece IR24 combat 90/45\nunit IR24 at 0504\n"


# §14.8 Forts ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.8", "8.41")
def test_14_8_every_fort_is_french_and_has_a_strong_zone(field: Field, begin: Field) -> None:
    g = field(FORT + "unit Vaux-fort at 0505\n")
    assert {"0504", "0604", "0605", "0506", "0405", "0404"} <= set(g.zone("french", "strong"))
    g = begin("haumont")
    forts = [p for p in g.table.own[FRENCH] if g.table.is_garrison[p]]
    assert all(g.table.is_fort(g.table.position.at[p]) for p in forts)
    assert len(forts) == len(g.table.charts["forts"].rows)
    assert {g.table.position.at[p] for p in forts} == set(members(g.table.fort))


@pytest.mark.rule("14.8", "8.11", "14.82")
def test_14_8_germans_enter_a_fort_only_when_it_is_destroyed(field: Field) -> None:
    text = FORT.replace("4.V", "4.IV") + "unit 35RI at 0509\n"
    g = field(text + "unit Vaux-fort at 0505\n").play("move IR24")
    assert "0505" not in g.options("to")
    assert g.refused("to 0505").startswith("§8.11")
    assert "0505" in field(text).play("move IR24").options("to")


@pytest.mark.rule("14.81", "7.13")
def test_14_81_units_in_an_intact_fort_cannot_be_barraged(field: Field) -> None:
    text = FORT.replace("4.V", "4.III") + "unit III-art1 at 0502\nunit 35RI at 0505\n"
    g = field(text + "unit Vaux-fort at 0505\n")
    assert g.refused("barrage 0505") == "§7.13 Units in an intact fort cannot be shelled."
    assert "0505" in field(text).options("barrage")


@pytest.mark.rule("14.81", "9.24")
def test_14_81_a_fort_adds_2_to_the_defence_and_shifts_by_2(field: Field) -> None:
    g = field(FORT + "unit Vaux-fort 35RI at 0505\n")
    assert g.tally("assault 0505").compared == (90, 5 + 2)
    assert g.reasons("assault 0505") == {"fort": -2}
    g = field(FORT + "unit 35RI at 0505\n")
    assert (g.tally("assault 0505").compared, g.reasons("assault 0505")) == ((90, 5), {})


@pytest.mark.rule("14.81", "9.32")
def test_14_81_the_garrison_belongs_to_no_division_and_gets_no_support(field: Field) -> None:
    """Ruling 88."""
    g = field(FORT + "unit Vaux-fort at 0505\nunit XXX-art 14-art at 0506\n").play("assault 0505")
    assert g.asked == "dice 9.1"


@pytest.mark.rule("14.81")
def test_14_81_the_garrison_is_a_step_its_owner_may_choose(field: Field) -> None:
    """Ruling 28."""
    g = field(FORT + "unit Vaux-fort 35RI at 0505\n")
    storm(g, "assault 0505", result="0/1")
    assert (g.asked, g.options()) == ("french 9.41", ["loses 35RI", "loses Vaux-fort"])
    g.play("loses Vaux-fort")
    assert (g.at("Vaux-fort"), g.at("35RI"), g.steps("35RI")) == ("out", "0505", 2)
    assert g.told("fort-falls") == ["The fort in 0505 has fallen."]
    assert not g.table.is_fort(g.hex("0505"))
    assert "0506" not in g.zone("french", "weak")


# §14.82 Forts and retreat ---------------------------------------------------------------------------------------


@pytest.mark.rule("14.82", "9.0", "9.6")
@pytest.mark.parametrize("damage", [1, 2, 4])
def test_14_82_a_fort_alone_falls_to_any_damage_and_can_then_be_entered(field: Field, damage: int) -> None:
    """Ruling 29."""
    g = field(FORT + "hex 0505 control french\nunit Vaux-fort at 0505\n")
    assert g.tally("assault 0505").compared == (90, 2)
    storm(g, "assault 0505", result=f"0/{damage}")
    assert (g.at("Vaux-fort"), g.asked, g.holder("0505")) == ("out", "german 9.6", "french")
    g.play("advance IR24")
    assert (g.at("IR24"), g.holder("0505")) == ("0505", "german")


@pytest.mark.rule("14.82")
def test_14_82_without_damage_it_stands(field: Field) -> None:
    g = field(FORT + "unit Vaux-fort at 0505\n")
    storm(g, "assault 0505", result="1/0")
    assert (g.at("Vaux-fort"), g.steps("IR24"), g.asked) == ("0505", 1, "german 9.0")


@pytest.mark.rule("14.82", "9.42", "9.43", "9.5")
def test_14_82_when_the_others_retreat_the_garrison_dies_and_saves_them_a_hex(field: Field) -> None:
    g = field(FORT + "unit Vaux-fort 35RI 42RI at 0505\n")
    storm(g, "assault 0505", result="0/4").play("loses 35RI")
    assert g.refused("retreat") == "§9.43 Half the damage must first be taken as steps."
    g.play("loses 42RI")
    assert g.options() == ["retreat", "loses 35RI", "loses 42RI", "loses Vaux-fort"]
    g.play("retreat")
    assert (g.asked, g.at("Vaux-fort")) == ("french 9.5", "out")
    g.play("back 0506", "back 0405")
    assert (g.at("35RI"), g.at("42RI"), g.asked) == ("0506", "0405", "german 9.6")
    assert [g.steps("35RI"), g.steps("42RI")] == [1, 1]


@pytest.mark.rule("14.82")
def test_14_82_the_last_point_is_no_retreat_for_the_garrison_takes_it(field: Field) -> None:
    """Ruling 88."""
    g = field(FORT + "unit Vaux-fort 35RI 42RI at 0505\n")
    storm(g, "assault 0505", result="0/3").play("loses 35RI", "loses 42RI")
    assert g.options() == ["loses 35RI", "loses 42RI", "loses Vaux-fort"]
    assert g.refused("retreat") == "§14.82 The garrison must take the last point."
    g.play("loses Vaux-fort")
    assert (g.at("35RI"), g.at("42RI"), g.asked) == ("0505", "0505", "german 9.0")


@pytest.mark.rule("14.82", "9.42")
def test_14_82_a_garrison_lost_before_saves_no_hex(field: Field) -> None:
    g = field(FORT + "unit Vaux-fort 35RI 42RI at 0505\n")
    storm(g, "assault 0505", result="0/4").play("loses Vaux-fort", "loses 42RI", "retreat")
    g.play("back 0506", "back 0507", "back 0506", "back 0507")
    assert (g.at("35RI"), g.at("42RI")) == ("0507", "0507")


@pytest.mark.rule("14.82")
def test_14_82_when_only_the_garrison_is_left_it_takes_the_rest(field: Field) -> None:
    g = field(FORT + "unit Vaux-fort at 0505\nunit 208R at 0505 steps 1\n")
    storm(g, "assault 0505", result="0/4").play("loses 208R")
    assert (g.at("208R"), g.at("Vaux-fort"), g.asked) == ("out", "out", "german 9.6")


@pytest.mark.rule("14.82", "9.42")
def test_14_82_who_cannot_retreat_from_a_fort_loses_steps(field: Field) -> None:
    g = field(FORT + "unit Vaux-fort 35RI 42RI at 0505\nunit GR8 at 0506\nunit GR12 at 0605\nunit IR52 at 0405\n")
    storm(g, "assault 0505", "join IR24", "done", result="0/4").play("loses 35RI", "loses 42RI")
    assert g.options() == ["loses 35RI", "loses 42RI", "loses Vaux-fort"]
    assert g.refused("retreat") == "§9.42 Not all of them can retreat that far."


@pytest.mark.rule("14.82", "14.81", "12.2", "7.13")
def test_14_82_a_destroyed_fort_stays_destroyed_even_when_the_french_are_back(field: Field) -> None:
    """Ruling 30."""
    g = field(FORT.replace("4.V", "4.III") + "unit III-art1 at 0502\nunit 35RI at 0505\n")
    assert not g.table.is_fort(g.hex("0505"))
    assert "0505" in g.options("barrage")
    assert morale_tally(g.table, g.piece("35RI")).need == 7
    assert victory_tally(g.table).total == 1


# §14.83 Supply --------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.83", "6.1")
def test_14_83_the_garrison_is_always_in_supply_the_others_are_not(field: Field) -> None:
    g = field(FORT.replace("4.V", "4.VII") + "unit Vaux-fort 35RI at 0505\n")
    assert g.phase == "4.IX"
    assert "out-of-supply" in g.marks("35RI")
    assert "out-of-supply" not in g.marks("Vaux-fort")


# §15.4 Heavy guns in the forts ----------------------------------------------------------------------------------

ARMED = "options 15.4\n" + FORT


@pytest.mark.rule("15.4", "14.81")
def test_15_4_a_garrison_has_two_steps_of_strength_2_and_1(field: Field) -> None:
    assert field(ARMED + "unit Vaux-fort at 0505\n").tally("assault 0505").compared == (90, 2)
    g = field(ARMED + "unit Vaux-fort at 0505 steps 1\n")
    assert g.tally("assault 0505").compared == (90, 1)


@pytest.mark.rule("15.4", "14.82")
def test_15_4_a_fort_alone_falls_with_the_second_step(field: Field) -> None:
    """Ruling 80."""
    g = storm(field(ARMED + "unit Vaux-fort at 0505\n"), "assault 0505", result="0/1")
    assert (g.at("Vaux-fort"), g.steps("Vaux-fort"), g.asked) == ("0505", 1, "german 9.0")
    g = storm(field(ARMED + "unit Vaux-fort at 0505\n"), "assault 0505", result="0/2")
    assert (g.at("Vaux-fort"), g.asked) == ("out", "german 9.6")
    g = storm(field(ARMED + "unit Vaux-fort at 0505 steps 1\n"), "assault 0505", result="0/1")
    assert (g.at("Vaux-fort"), g.asked) == ("out", "german 9.6")


@pytest.mark.rule("15.4", "14.82")
@pytest.mark.parametrize(("steps", "where"), [(2, "0505"), (1, "out")])
def test_15_4_when_the_others_retreat_the_garrison_loses_a_step_and_saves_them_a_hex(
    field: Field, steps: int, where: str
) -> None:
    g = field(ARMED + f"unit Vaux-fort at 0505 steps {steps}\nunit 35RI 42RI at 0505\n")
    storm(g, "assault 0505", result="0/4").play("loses 35RI", "loses 42RI", "retreat", "back 0506", "back 0506")
    assert (g.at("Vaux-fort"), g.at("35RI"), g.at("42RI")) == (where, "0506", "0506")
    assert g.asked == ("german 9.0" if steps == 2 else "german 9.6")


@pytest.mark.rule("15.4", "8.41")
def test_15_4_its_zone_reaches_two_hexes_the_second_weakly(field: Field) -> None:
    g = field(ARMED + "unit Vaux-fort at 0505\n")
    strong, weak = zones(g.table, g.game.side("french"))
    ring = g.table.board.grid.ring(g.hex("0505"), 2)
    assert all(weak[h] and not strong[h] for h in ring)
    assert strong[g.hex("0506")]
    plain = zones(field(FORT + "unit Vaux-fort at 0505\n").table, g.game.side("french"))
    assert not any(plain[0][h] or plain[1][h] for h in ring)


@pytest.mark.rule("15.4", "9.51")
def test_15_4_germans_who_go_back_through_the_outer_ring_test_their_morale(field: Field) -> None:
    text = FORT.replace("unit IR24 at 0504", "unit IR24 at 0504\nunit Vaux-fort at 0505")
    g = storm(field("options 15.4\n" + text), "assault 0505", result="2/0")
    g.play("retreat", "back 0503")
    assert g.asked == "dice 12.1"
    g = storm(field(text), "assault 0505", result="2/0").play("retreat", "back 0503")
    assert g.asked == "german 9.0"
