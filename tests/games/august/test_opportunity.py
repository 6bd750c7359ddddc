"""Chapter 13: who is hit by opportunity fire and who helps, who stops, and how often a unit fires."""

from __future__ import annotations

import pytest

from grognard.games.august.fire import boosts
from tests.games.august.fielding import Battle, Roll, ground, lay_out, number

ROW = "  . . . . . . . . . . . . . .\n" * 3
SPARE = "unit gI04 at 0103 to-move\n"
QUIET = "force direct-fire -\n"
TEST = "force direct-fire M\n"
PAIR = "unit gCpt1a at 0101 to-move\nunit gI01 at 0101 to-move led by gCpt1a\nunit rMG1 at 0501\n"


def moving(units: str, *rolls: Roll, more: str = "", scenario: str = "bilderweitschen") -> Battle:
    """A German segment under way, in which somebody is about to move."""
    return lay_out(f"{more}board\n{ROW}acting german\nunderway acting\n{SPARE}{units}", *rolls, scenario=scenario)


# Who helps (13.13) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("13.13")
def test_13_13_a_leader_shaken_while_he_moves_with_a_unit_does_not_help_it() -> None:
    together = moving(TEST + PAIR, (3, 4), (4, 6), (4, 5)).play("act gCpt1a", "along gI01", "to 0201", "shoot rMG1")
    assert "discouraged" in together.marks("gCpt1a")
    assert "discouraged" in together.marks("gI01"), "a roll of 9 against 8, without him"


@pytest.mark.rule("13.13", "6.63")
def test_13_13_a_leader_in_good_order_who_moves_with_it_does_and_a_discouraged_one_who_stands_there() -> None:
    steady = moving(TEST + PAIR, (3, 4), (1, 1), (4, 5)).play("act gCpt1a", "along gI01", "to 0201", "shoot rMG1")
    assert "discouraged" not in steady.marks("gI01")
    units = PAIR.replace("gCpt1a at 0101 to-move", "gCpt1a at 0201 discouraged")
    standing = moving(TEST + units, (3, 4), (4, 5)).play("act gI01", "to 0201", "shoot rMG1")
    assert "discouraged" not in standing.marks("gI01")


# Who stops (13.14) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("13.14", "6.4")
def test_13_14_of_two_who_move_together_only_the_one_who_fails_stops() -> None:
    g = moving(TEST + PAIR, (3, 4), (6, 4), (1, 1)).play("act gCpt1a", "along gI01", "to 0201", "shoot rMG1")
    assert g.marks("gCpt1a") >= {"discouraged", "spent"}
    assert g.ask == "ask-step"
    g.play("to 0301").until("ask-act")
    assert (g.at("gI01"), g.at("gCpt1a")) == ("0301", "0201")


@pytest.mark.rule("13.14", "6.4")
def test_13_14_a_leader_goes_on_without_a_unit_that_fails() -> None:
    g = moving(TEST + PAIR, (3, 4), (1, 1), (6, 4)).play("act gCpt1a", "along gI01", "to 0201", "shoot rMG1")
    assert g.marks("gI01") >= {"discouraged", "spent"}
    g.play("to 0202").until("ask-step", "hold")
    assert (g.at("gI01"), g.at("gCpt1a")) == ("0201", "0202")


@pytest.mark.rule("13.14", "14.31", "14.11")
def test_13_14_a_flight_stops_where_the_piece_fails_a_test_though_its_state_is_no_worse() -> None:
    far = "unit gI01 at 0502 to-move demoralised\nunit rMG1 at 0802\n"
    g = moving(TEST + far, (6, 5), (3, 4), (4, 5)).play("act gI01").until("ask-shoot", "flee 0402")
    g.play("shoot rMG1")
    assert (g.at("gI01"), g.ask, g.steps("gI01")) == ("0402", "ask-act", 2)
    steady = moving(TEST + far, (6, 5), (3, 4), (1, 1)).play("act gI01").until("ask-shoot", "flee 0402")
    steady.play("shoot rMG1")
    while steady.ask in ("ask-flee", "ask-shoot"):
        steady.play("hold" if steady.ask == "ask-shoot" else steady.options()[0])
    assert steady.at("gI01") != "0402", "who passes flees on"


# How often (13.0, 13.21) ---------------------------------------------------------------------------------------

SQUADRON = "unit gC-a at 0101 mounted to-move led\nunit rMG1 rMG2 at 0501\n"


@pytest.mark.rule("13.0", "13.21", "13.15", "ex.32")
def test_ex_32_two_machine_guns_fire_apart_or_together_and_again_only_in_another_hex() -> None:
    apart = moving(QUIET + SQUADRON, (3, 4), (3, 4), more="turn 6\n", scenario="tilsit").play("act gC-a", "to 0201")
    assert apart.options("shoot") == ["rMG1", "rMG2"]
    apart.play("shoot rMG1", "done")
    assert apart.options("shoot") == ["rMG2"], "not the same one again in this hex"
    apart.play("shoot rMG2")
    assert apart.ask == "ask-step"
    assert apart.play("to 0301").options("shoot") == ["rMG1", "rMG2"]
    both = moving(QUIET + SQUADRON, (3, 4), more="turn 6\n", scenario="tilsit").play("act gC-a", "to 0201")
    both.play("shoot rMG1")
    assert both.tally("join rMG2").parts[0].total == 14
    both.play("join rMG2")
    assert both.marks("rMG1") == both.marks("rMG2") == {"shot"}


@pytest.mark.rule("13.0", "13.21", "3.0.D", "ex.32")
def test_ex_32_a_second_fire_that_is_not_used_is_lost() -> None:
    units = "unit gI01 at 0101 spent\nunit rMG1 at 0501 shot\n"
    g = lay_out(f"board\n{ROW}acting german\n{units}unit rI08 at 1403\n", 6, 1).play("pass")
    assert g.marks("rMG1") == set()


@pytest.mark.rule("13.23", "5.41", "12.82")
def test_d_14_infantry_that_assaults_from_beside_is_not_fired_at_in_the_assault_hex() -> None:
    units = "unit gI01 at 0101 to-fire led well-led by gCpt1a\nunit rI01 at 0201\nunit rMG1 at 0301\n"
    g = moving("force assault -\n" + units, 3, 3).play("act gI01", "assault 0201")
    assert (g.at("gI01"), g.ask) == ("0201", "ask-act")
    assert not g.told("opportunity-fires")


@pytest.mark.rule("13.24", "13.0", "15.4")
def test_d_15_mounted_cavalry_makes_no_opportunity_fire_dismounted_once() -> None:
    units = "unit gI01 at 0101 to-move led\nunit rC-a at 0301 {}\n"
    mounted = moving(units.format("mounted"), more="turn 6\n", scenario="tilsit").play("act gI01", "to 0201")
    assert mounted.ask == "ask-step"
    g = moving(QUIET + units.format("dismounted"), (3, 4), more="turn 6\n", scenario="tilsit")
    g.play("act gI01", "to 0201", "shoot rC-a")
    assert "spent" in g.marks("rC-a")
    assert g.play("to 0202").ask == "ask-act", "not a second time"


@pytest.mark.rule("6.52", "6.1")
def test_6_52_a_cavalry_leader_leaves_the_cossacks_to_their_own() -> None:
    units = (
        "piece rcCpt1a combat 2\npiece rkCpt1a combat 1\nunit rcCpt1a rkCpt1a at 0101\nunit rK-a rC-a at 0101 mounted\n"
    )
    g = ground(". .", units, scenario="tilsit")
    squadron, cossacks, rider, hetman = (number(g, name) for name in ("rC-a", "rK-a", "rcCpt1a", "rkCpt1a"))
    assert boosts(g, (cossacks, squadron), (rider, hetman)) == {squadron: rider, cossacks: hetman}
