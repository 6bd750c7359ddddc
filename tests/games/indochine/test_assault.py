"""Chapter 13: assault. B1508 and B1608 are wooden houses (medium protection), the hexes south of them are open."""

from __future__ import annotations

import pytest

from grognard.games.indochine import hiding
from grognard.shelf import title
from tests.games.indochine.fighting import lay_out

FRENCH_ATTACK = """
    indochine longue-marche
    acting french
    activating f1
    formation f1 activated 1 quality shock
    formation v1 quality line
"""
"""The French first platoon is active."""

VIET_ATTACK = """
    indochine longue-marche
    acting viet-minh
    activating v1
    formation v1 activated 1 quality line
    formation f1 quality shock
"""
"""The first Viet-Minh company is active."""


# The example (13) ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ex.6", "ex.15", "13.resolution", "err2.assault", "table.assault")
def test_ex_6_the_paras_take_the_house() -> None:
    text = (
        FRENCH_ATTACK
        + """
    unit gc-para-1 at B1509 formation f1 active
    unit inf-vm-1 inf-vm-2 at B1508 steps 2 formation v1
    """
    )
    g = lay_out(text, 3, 5, 1, (2, 4), (1, 3)).play("act gc-para-1", "assault B1508", "hold")
    assert g.told("strikes-at") == [
        "The Viet-Minh 1st platoon strikes at 12.",
        "The 1st parachute squad strikes at 11.",
        "The Viet-Minh 2nd platoon strikes at 8.",
    ]
    assert g.steps("gc-para-1") == 1, "six, a total equal to the number"
    assert g.reasons("strike inf-vm-2") == {"reduced": 1, "medium": 1}
    g.play("strike inf-vm-2")
    assert g.at("inf-vm-2") == "out"
    g.play("retreat inf-vm-1", "to B1507", "accept")
    assert (g.at("inf-vm-1"), "stopped" in g.marks("inf-vm-1")) == ("B1507", True)
    assert (g.at("gc-para-1"), g.asked) == ("B1508", "french 13.resolution")
    assert g.play("done").asked == "viet-minh 2.D2"


# Launching (13) ------------------------------------------------------------------------------------------------


@pytest.mark.rule("13", "6.1", "3.4")
@pytest.mark.parametrize(
    ("unit", "why"),
    [
        ("gc-para-1 at B1509 stopped", "§11.1 It is stopped or neutralised."),
        ("mg-f-1 at B1509", "§6.1 The weapon is deployed."),
        ("gc-para-1 at B1509 out-of-command", "§3.4 A unit out of command may only move and fire."),
        ("decoy-f-1 at B1509", "§1.1 It is not a combat unit."),
        ("gc-para-1 at B1510", "§13 That hex is not adjacent."),
    ],
)
def test_13_who_begins_no_assault(unit: str, why: str) -> None:
    text = f"unit {unit} formation f1 active\nunit inf-vm-1 at B1508 formation v1\n"
    if "out-of-command" in unit:
        head = FRENCH_ATTACK.replace("activating f1\n", "")
        g = lay_out(f"{head}{text}".replace(" active", ""), (1, 1)).play("activate-alone gc-para-1")
    else:
        g = lay_out(FRENCH_ATTACK + text).play(f"act {unit.split()[0]}")
    assert "assault" not in {option.split()[0] for option in g.options()}
    assert g.refused("assault B1508") == why


@pytest.mark.rule("13", "12.1")
def test_13_nor_do_units_of_a_hesitant_formation_but_they_defend() -> None:
    text = "unit pc-f-1 at B1510 hesitant formation f1\nunit gc-para-1 at B1509 formation f1 active\n"
    g = lay_out(FRENCH_ATTACK + text + "unit inf-vm-1 at B1508 formation v1\n").play("act gc-para-1")
    assert g.refused("assault B1508") == "§13 A unit of a hesitant formation cannot start an assault."
    text = "unit pc-f-1 at B1511 hesitant formation f1\nunit gc-para-1 at B1509 stopped formation f1\n"
    g = lay_out(VIET_ATTACK + text + "unit inf-vm-1 at B1508 formation v1 active\n", 1, 6)
    g.play("act inf-vm-1", "assault B1509", "hold")
    assert g.told("strikes-at")[0] == "The 1st parachute squad strikes at 12.", "8 - 1 hesitant - 1 stopped + 6"


@pytest.mark.rule("13", "6")
def test_13_a_stack_assaults_together_and_all_of_it_has_acted() -> None:
    text = "unit gc-para-1 gc-para-2 pc-f-1 at B1509 formation f1 active\nunit inf-vm-1 at B1508 formation v1 steps 1\n"
    g = lay_out(FRENCH_ATTACK + text, 6, 5, 1, (1, 1)).play("act gc-para-1", "assault B1508")
    assert g.options() == ["join gc-para-2", "join pc-f-1", "done"]
    g.play("join gc-para-2", "done", "hold", "done")
    assert [g.at(unit) for unit in ("gc-para-1", "gc-para-2", "pc-f-1")] == ["B1508", "B1508", "B1509"]
    assert {"acted", "moved"} <= g.marks("gc-para-2")
    assert g.options("act") == ["pc-f-1"]


@pytest.mark.rule("13", "6", "6.1")
def test_13_a_stack_that_forms_before_it_moves_assaults_together_with_half_its_points() -> None:
    text = (
        "unit gc-para-1 gc-para-2 at B1610 formation f1 active\nunit inf-vm-1 at B1608 stopped formation v1 steps 1\n"
    )
    g = lay_out(FRENCH_ATTACK + text, 6, 5, 1, (1, 1)).play("act gc-para-1")
    assert g.options("gather") == ["gc-para-2"]
    g.play("gather gc-para-2")
    assert g.options() == ["move B1609"], "no fire, no digging, no way but to the enemy"
    assert g.refused("move B1611").startswith("§13 ")
    assert g.refused("creep B1609").startswith("§13 ")
    g.play("move B1609").until("6.1")
    assert (g.at("gc-para-2"), g.options()) == ("B1609", ["assault B1608"]), "it does not halt before the enemy"
    far = lay_out(FRENCH_ATTACK + text.replace("at B1608", "at B1605")).play("act gc-para-1")
    assert far.refused("gather gc-para-2").startswith("§13 "), "nobody is in reach"
    g.play("assault B1608")
    assert (g.at("gc-para-1"), g.at("gc-para-2"), g.at("inf-vm-1")) == ("B1608", "B1608", "out")


@pytest.mark.rule("13", "15.3")
def test_13_nobody_assaults_into_a_fire() -> None:
    text = "unit gc-para-1 at B1609 formation f1 active\nunit inf-vm-1 at B1608 formation v1\nhex B1608 burning 1\n"
    g = lay_out(FRENCH_ATTACK + text).play("act gc-para-1")
    assert g.refused("assault B1608") == "§15.3 The hex is burning."


@pytest.mark.rule("13", "err1.assault", "7.1")
def test_13_it_costs_the_points_of_the_hex_within_half_the_points() -> None:
    text = "unit gc-para-1 at {} formation f1 active\nunit inf-vm-1 at B1608 formation v1\n"
    g = lay_out(FRENCH_ATTACK + text.format("B1610")).play("act gc-para-1", "move B1609").until("6.1")
    assert g.options("assault") == ["B1608"], "two points"
    g = lay_out(FRENCH_ATTACK + text.format("B1611")).play("act gc-para-1", "move B1610").until("6.1")
    g.play("move B1609").until("6.1")
    assert g.refused("assault B1608") == "§6.1 It has already used more than half its points."


# Withdrawal and the fire of others (6.6, err1.assault) ---------------------------------------------------------


@pytest.mark.rule("6.6", "13")
def test_6_6_a_hex_left_empty_is_entered_and_the_unit_goes_on_with_what_is_left() -> None:
    text = "unit gc-para-1 at B1509 formation f1 active\nunit inf-vm-1 at B1508 formation v1\n"
    g = lay_out(FRENCH_ATTACK + text).play("act gc-para-1", "assault B1508")
    assert (g.asked, g.options()) == ("viet-minh 6.6", ["withdraw inf-vm-1", "hold"])
    g.play("withdraw inf-vm-1")
    assert "B1509" not in g.options("to"), "the enemy is there"
    g.play("to B1507")
    assert {"moved", "acted", "withdrew"} <= g.marks("inf-vm-1")
    assert g.asked == "viet-minh 6.5.moving", "the unit that withdrew may fire"
    g.play("hold")
    assert g.at("gc-para-1") == "B1508"
    assert g.options("assault") == ["B1507"], "one point is left"
    assert "stalk B1507" not in g.options()
    g.play("assault B1507")
    assert g.asked.startswith("dice"), "it does not withdraw twice"


@pytest.mark.rule("6.6", "qa.6", "qa.7")
@pytest.mark.parametrize("state", ["inf-vm-1 at B1508 stopped", "inf-vm-1 at B1508 acted", "mg-vm-1 at B1508"])
def test_6_6_stopped_activated_and_deployed_units_do_not_withdraw(state: str) -> None:
    text = f"unit gc-para-1 at B1509 formation f1 active\nunit {state} formation v1\n"
    g = lay_out(FRENCH_ATTACK + text, 6, 1).play("act gc-para-1", "assault B1508")
    assert g.asked.startswith("dice"), "the strike of the squad"


@pytest.mark.rule("13", "err1.assault", "6.5.moving")
def test_13_others_fire_before_the_fight_and_those_in_the_hex_do_not() -> None:
    text = "unit gc-para-1 at B1509 formation f1 active\nunit inf-vm-1 at B1508 formation v1\n"
    g = lay_out(FRENCH_ATTACK + text + "unit inf-vm-2 at B1607 formation v1\n").play("act gc-para-1", "assault B1508")
    g.play("hold")
    assert (g.asked, g.options("shoot")) == ("viet-minh 6.5.moving", ["inf-vm-2"])
    assert g.told("strikes-at") == []
    dice = g.tally("shoot inf-vm-2").die
    assert dice is not None
    assert "reason-moving" in {reason.key for reason in dice.reasons}


@pytest.mark.rule("13", "7.3")
def test_13_after_a_tactical_assault_they_fire_only_after_the_fight() -> None:
    text = "unit gc-para-1 at B1509 formation f1 active\nunit inf-vm-1 at B1508 formation v1 steps 1\n"
    g = lay_out(FRENCH_ATTACK + text + "unit inf-vm-2 at B1607 formation v1\n", 6, 1, (1, 1))
    g.play("act gc-para-1", "stalk B1508", "hold")
    assert g.at("inf-vm-1") == "out"
    g.play("done")
    assert (g.asked, g.options("shoot")) == ("viet-minh 6.5.moving", ["inf-vm-2"])
    g.play("hold")
    assert g.asked == "viet-minh 2.D2"


@pytest.mark.rule("13", "11.1")
def test_13_a_unit_stopped_by_the_fire_before_the_fight_stays_where_it_came_from() -> None:
    text = "unit gc-para-1 at B1509 formation f1 active\nunit inf-vm-1 at B1508 formation v1\n"
    g = lay_out(FRENCH_ATTACK + text + "unit inf-vm-2 inf-vm-3 at B1607 formation v1\n", (4, 4), (6, 6))
    g.play("act gc-para-1", "assault B1508", "hold", "shoot inf-vm-2", "done", "accept", "hold")
    assert (g.at("gc-para-1"), g.steps("gc-para-1")) == ("B1509", 2)
    assert g.told("assault-fails") == ["The 1st parachute squad does not get into the hex and stays in B1509."]
    assert g.told("strikes-at") == []


# Hidden units (8, ext.13) --------------------------------------------------------------------------------------


@pytest.fixture
def unobserved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody recognises anybody by looking at him, so that units meet hidden; on tables set up for that."""
    monkeypatch.setattr(hiding, "observation_distances", lambda _: ((0,) * 4,) * 3)
    monkeypatch.setattr(title("indochine"), "_blank", {})


@pytest.mark.rule("8.discovery", "ext.13", "13.resolution")
@pytest.mark.usefixtures("unobserved")
def test_8_hidden_defenders_are_recognised_after_the_order_and_strike_early_in_the_first_round() -> None:
    text = "unit gc-para-1 at B1509 formation f1 active\nunit inf-vm-1 at B1508 concealed formation v1\n"
    g = lay_out(FRENCH_ATTACK + text, 3, 2, (6, 6), (6, 6), 3, 2, (6, 6), (6, 6))
    g.play("act gc-para-1", "assault B1508", "hold")
    assert g.is_open("inf-vm-1")
    assert g.told("strikes-at") == [
        "The 1st parachute squad strikes at 11.",
        "The Viet-Minh 1st platoon strikes at 11.",
    ]
    g.play("done", "done")
    assert g.told("strikes-at")[2:] == [
        "The 1st parachute squad strikes at 11.",
        "The Viet-Minh 1st platoon strikes at 9.",
    ]


@pytest.mark.rule("8.discovery")
@pytest.mark.usefixtures("unobserved")
@pytest.mark.parametrize(("hex_", "total"), [("B1510", 11), ("B1508", 13)])
def test_8_hidden_attackers_are_recognised_before_the_fight_in_the_open_else_after_the_order(
    hex_: str, total: int
) -> None:
    text = f"unit gc-para-1 at B1509 concealed formation f1 active\nunit inf-vm-1 at {hex_} stopped formation v1\n"
    g = lay_out(FRENCH_ATTACK + text, 3, 1, (6, 6), (6, 6)).play("act gc-para-1", f"assault {hex_}")
    assert g.told("strikes-at")[0] == f"The 1st parachute squad strikes at {total}."
    assert g.is_open("gc-para-1")


@pytest.mark.rule("8.discovery", "13", "6.5.moving")
@pytest.mark.usefixtures("unobserved")
@pytest.mark.parametrize(("hex_", "is_open"), [("B1510", True), ("B1508", False)])
def test_8_fire_at_those_who_assault_open_ground_finds_them_recognised(hex_: str, is_open: bool) -> None:
    text = f"unit gc-para-1 at B1509 concealed formation f1 active\nunit inf-vm-1 at {hex_} stopped formation v1\n"
    g = lay_out(FRENCH_ATTACK + text + "unit inf-vm-2 at B1609 formation v1\n")
    g.play("act gc-para-1", f"assault {hex_}")
    assert (g.asked, g.is_open("gc-para-1")) == ("viet-minh 6.5.moving", is_open)


@pytest.mark.rule("8.discovery", "8.decoy", "13")
@pytest.mark.usefixtures("unobserved")
def test_8_a_decoy_vanishes_without_a_fight_and_the_unit_goes_on() -> None:
    text = "unit gc-para-1 at B1509 formation f1 active\nunit decoy-v-1 at B1508 concealed formation v1\n"
    g = lay_out(FRENCH_ATTACK + text).play("act gc-para-1", "assault B1508", "hold")
    assert (g.at("decoy-v-1"), g.at("gc-para-1")) == ("out", "B1508")
    assert (g.asked, g.told("strikes-at")) == ("french 6.1", [])
    assert "move B1507" in g.options()


# Strikes (13) --------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.resolution", "ext.13", "table.assault")
@pytest.mark.parametrize(
    ("attacker", "defender", "reasons"),
    [
        ("gc-para-1 at B1509", "inf-vm-1 at B1510", {}),
        ("gc-para-1 at B1509", "inf-vm-1 at B1508", {"medium": 1}),
        ("gc-para-1 at B1509 steps 1", "inf-vm-1 at B1510", {"reduced": 1}),
        ("pc-f-1 at B1509", "inf-vm-1 at B1510", {"crew": 3}),
        ("mg-f-1 crew at B1509", "inf-vm-1 at B1510", {"crew": 3}),
        ("gc-para-1 at B1509", "inf-vm-1 at B1510 neutralised", {"target-neutralised": -2}),
    ],
)
def test_13_modifiers_of_a_strike(attacker: str, defender: str, reasons: dict[str, int]) -> None:
    text = f"unit {attacker} formation f1 active\nunit {defender} formation v1\n"
    text += f"unit inf-vm-2 at {defender.split()[2]} stopped formation v1\n"
    g = lay_out(FRENCH_ATTACK + text, 6, 1, 1)
    g.play(f"act {attacker.split()[0]}", f"assault {defender.split()[2]}")
    if g.asked == "viet-minh 6.6":
        g.play("hold")
    assert g.asked == "french 13.resolution"
    assert g.reasons("strike inf-vm-1") == reasons


@pytest.mark.rule("13.resolution", "table.assault")
def test_13_attackers_have_no_use_of_the_ground_and_a_stopped_defender_strikes_worse() -> None:
    text = "unit gc-para-1 gc-para-2 at B1508 stopped formation f1\n"
    g = lay_out(VIET_ATTACK + text + "unit inf-vm-1 inf-vm-2 at B1509 formation v1 active\n", 1, 1, 6, 6)
    g.play("act inf-vm-1", "assault B1508", "join inf-vm-2")
    assert (g.asked, g.reasons("strike inf-vm-1")) == ("french 13.resolution", {"striker-stopped": 1})


@pytest.mark.rule("13.resolution", "ext.1.2")
@pytest.mark.parametrize(
    ("quality", "roll", "left"),
    [("shock", (3, 3), 1), ("shock", (4, 4), 2), ("shock", (4, 5), 3), ("line", (2, 2), 1), ("recruit", (3, 3), 3)],
)
def test_13_the_quality_gives_the_numbers_and_an_elimination_is_two_steps(
    quality: str, roll: tuple[int, int], left: int
) -> None:
    text = FRENCH_ATTACK.replace("quality shock", f"quality {quality}")
    text += "unit gc-para-1 at B1509 formation f1 active\nunit inf-vm-1 at B1510 stopped formation v1\n"
    g = lay_out(text, 6, 1, roll, (6, 6)).play("act gc-para-1", "assault B1510")
    assert (g.asked, g.steps("inf-vm-1")) == ("viet-minh 13.resolution", left)


@pytest.mark.rule("13.resolution")
def test_13_equal_totals_strike_together_and_both_may_fall() -> None:
    text = "unit gc-para-1 at B1509 formation f1 active\nunit inf-vm-1 at B1510 stopped formation v1 steps 1\n"
    g = lay_out(FRENCH_ATTACK + text, 1, 3, (1, 1), (1, 1)).play("act gc-para-1", "assault B1510")
    assert (g.at("gc-para-1"), g.at("inf-vm-1")) == ("out", "out")


# Retreats (13) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.resolution", "11.1")
def test_13_after_a_round_first_the_defender_then_the_attacker_may_leave_and_is_stopped() -> None:
    text = "unit gc-para-1 at B1509 formation f1 active\nunit inf-vm-1 inf-vm-2 at B1510 stopped formation v1\n"
    text += "unit gc-para-2 at B1511 formation f1\nunit inf-vm-3 inf-vm-4 at B1409 formation v1\n"
    g = lay_out(FRENCH_ATTACK + text, 6, 2, 1, (6, 6), (6, 6), (6, 6)).play("act gc-para-1", "assault B1510")
    g.until("13.resolution").play("strike inf-vm-1")
    assert (g.asked, g.options()) == ("viet-minh 13.resolution", ["retreat inf-vm-1", "retreat inf-vm-2", "done"])
    g.play("retreat inf-vm-1")
    assert not {"B1511", "B1409"} & {*g.options("to")}, "an enemy, and a hex that is full"
    g.play("to B1410", "done")
    assert (g.asked, g.options()) == ("french 13.resolution", ["retreat gc-para-1", "done"])
    g.play("retreat gc-para-1", "to B1509", "accept")
    assert (g.at("gc-para-1"), "stopped" in g.marks("gc-para-1")) == ("B1509", True)
    assert g.at("inf-vm-2") == "B1510"


@pytest.mark.rule("13.resolution", "11.2", "qa.6")
def test_13_neutralised_units_and_deployed_weapons_fight_on() -> None:
    text = "unit gc-para-1 at B1509 formation f1 active\nunit inf-vm-1 at B1510 neutralised formation v1\n"
    text += "unit mg-vm-1 at B1510 formation v1\n"
    g = lay_out(FRENCH_ATTACK + text, 6, 1, 1, *[(6, 6)] * 3).play("act gc-para-1", "assault B1510", "strike inf-vm-1")
    assert (g.asked, g.options()) == ("french 13.resolution", ["retreat gc-para-1", "done"]), "nobody else can leave"


@pytest.mark.rule("13.resolution", "table.assault")
def test_13_where_nobody_can_be_hurt_the_attacker_breaks_off() -> None:
    """A leader of recruits, stopped in a prepared position, and one of line troops: both would need less than two."""
    text = FRENCH_ATTACK.replace("quality shock", "quality line").replace("v1 quality line", "v1 quality recruit")
    text += (
        "hex B1508 prepared 1\nunit pc-f-1 at B1509 formation f1 active\nunit pc-vm-1 at B1508 stopped formation v1\n"
    )
    g = lay_out(text, 6, 1, (1, 1), (1, 1)).play("act pc-f-1", "assault B1508", "done", "done", "to B1509")
    assert (g.at("pc-f-1"), g.at("pc-vm-1")) == ("B1509", "B1508")
    assert g.told("breaks-off") == ["French: nobody can be hurt in B1508; the attackers break off."]
