"""Chapter 16: the human wave. The examples of the book are played in their own hexes, on board B.

Fr1 stands in the house 1508, Fr2 in the house 1608. Of the company V1 starts in 1510, V2 in 1511, V3 with the leader
in 1611. Dice the book does not name are chosen so that the order of strikes and the results are those of the book.
"""

from __future__ import annotations

import pytest

from tests.games.indochine.fighting import Fight, lay_out

EXAMPLE = """
    indochine au-cul
    turn 3
    acting viet-minh
    activating v1
    piece rcl like mg-f-1 fire 6
    unit pc-f-1 at B1608 formation f1
    unit mg-f-1 gc-para-3 at B1608 formation f1
    unit gc-para-4 gc-para-5 rcl at B1508 formation f2
    formation f1 quality shock hesitant-at 20 demoralised-at 20
    formation f2 quality shock hesitant-at 20 demoralised-at 20
    unit inf-vm-1 inf-vm-2 at B1510 formation v1 active
    unit inf-vm-3 inf-vm-4 at B1511 formation v1 active
    unit inf-vm-5 inf-vm-6 pc-vm-1 at B1611 formation v1 active
    formation v1 activated 1 quality line hesitant-at 6 demoralised-at 9
"""
FR1, FR2 = ("gc-para-4", "rcl", "gc-para-5"), ("pc-f-1", "mg-f-1", "gc-para-3")
LAUNCH = ("wave", "target B1508", "target B1608", "done")
PASSED = (3, 4)
"""The roll of a test of morale that is passed, seven."""

STEP_1 = (
    *("to B1509", "to B1509", "to B1510", "to B1510", "to B1610"),
    *("shoot gc-para-4", "join gc-para-5", "join rcl", "hold", "hold"),
    *("shoot gc-para-3", "join mg-f-1", "join pc-f-1"),
)
DICE_1 = (
    *((4, 5), (2, 2)),  # Fr1 on V1: nine and four
    *((5, 5), PASSED, (6, 6), (6, 4)),  # Fr2 on V2: ten, the test is passed; twelve, the test is failed
)
STEP_2 = (
    *("to B1508", "to B1509", "to B1509", "to B1609"),
    *("hold", "hold"),  # nobody withdraws from 1508, nobody fires at it
    *("shoot gc-para-3", "join mg-f-1", "join pc-f-1"),
)
DICE_2 = (
    *((3, 4), (5, 4), (3, 3)),  # rate tests: the squad passes, the crew fails, the leader passes
    *((1, 3), (4, 4), (1, 2)),  # Fr2 on V2: four; eight, and the test is passed
    *(4, 6, 2, 1),  # order: the platoon, the squads, the gun
    (2, 3),  # the squad strikes: five
)
STEP_3 = (
    "done",  # the squads stay in the house they have kept
    *("to B1508", "to B1508", "to B1608"),
    *("hold", "hold"),  # nobody withdraws
    "assault B1508",
)
DICE_3 = (
    *(6, 1, 4, 3, 6),  # order: VA, VB, FrA, FrC, FrB
    *((1, 2), (3, 3)),  # FrB strikes with three, FrA with six
    *(6, 4, 3, 5, 1, 4),  # order: VD, VE, VC, FrF, FrD, FrE
    *((2, 2), (2, 3)),  # VD strikes FrF with four, FrF strikes VD with five
    *((2, 3), (2, 2), (6, 6), (6, 6)),  # FrE on VE five, VE on FrE four, the leaders miss
)


STRIKES_3 = (
    *("strike inf-vm-3", "done"),
    *("strike gc-para-3", "strike inf-vm-5", "strike inf-vm-6", "strike mg-f-1", "strike pc-vm-1"),
    *("retreat pc-f-1", "to B1607", "done"),
)
STEP_4 = (
    *("to B1508", "to B1508", "to B1508"),
    *("hold", "hold"),  # nobody withdraws, the leader in 1607 does not fire
    *("strike gc-para-4", "strike inf-vm-5", "strike inf-vm-6", "strike inf-vm-6", "strike gc-para-5", "strike rcl"),
)
DICE_4 = (
    *(5, 3, 2, 4, 4, 3),  # order: VD, VE, VC, FrA, FrC, FrB
    *((2, 3), (2, 3), (3, 4)),  # VD on FrA five, FrA on VD five, FrC on VE seven
    *((6, 6), (6, 6), (1, 2)),  # FrB and VE miss, VC on FrB three
)
LAST = ("done", "done", "strike inf-vm-6", "done")
"""Nobody leaves the fight; FrA strikes VE, FrC then has only the leader before him."""
LAST_DICE = (*(2, 2, 6, 5), *((2, 3), (2, 2)))


def step_1() -> Fight:
    """The wave after its first hex, and the fire at it."""
    dice = (PASSED, *DICE_1, *DICE_2, *DICE_3, *DICE_4, *LAST_DICE)
    return lay_out(EXAMPLE, *dice, 3, (1, 3)).play(*LAUNCH, *STEP_1)


@pytest.mark.rule("ex.7", "ext.16.3a", "ext.16.3b", "ext.1.2")
def test_ex_7_the_first_fire_costs_steps_in_place_of_stops() -> None:
    g = lay_out(EXAMPLE, PASSED, *DICE_1).play(*LAUNCH, *STEP_1[:5])
    assert g.asked == "french 6.5.moving"
    g.play("shoot gc-para-4", "join gc-para-5")
    assert g.tally("join rcl").parts[0].total == 32
    g.play("join rcl")
    assert (g.steps("inf-vm-1"), g.marks("inf-vm-1") & {"stopped"}) == (1, set())
    assert (g.steps("inf-vm-2"), g.marks("inf-vm-2") & {"stopped"}) == (1, {"stopped"})
    assert all("td" in g.marks(unit) for unit in FR1)


@pytest.mark.rule("ex.8", "ext.16.3b", "6.7")
def test_ex_8_a_stop_costs_a_step_and_a_natural_twelve_jams_the_gun() -> None:
    g = step_1()
    assert (g.steps("inf-vm-3"), g.steps("inf-vm-4")) == (3, 2)
    assert not (g.marks("inf-vm-3") | g.marks("inf-vm-4")) & {"stopped", "neutralised"}
    assert "jammed" in g.marks("mg-f-1")
    where = [g.at(unit) for unit in ("inf-vm-1", "inf-vm-3", "inf-vm-5", "pc-vm-1")]
    assert where == ["B1509", "B1510", "B1610", "B1610"]


@pytest.mark.rule("ex.9", "ext.16.3a", "13.resolution", "err1.assault")
def test_ex_9_a_squad_eliminates_the_last_step_before_it_strikes() -> None:
    g = step_1().play(*STEP_2[:5])
    assert g.options("shoot") == ["gc-para-3", "pc-f-1", "mg-f-1"], "those in the assaulted hex do not fire"
    g.play(*STEP_2[5:])
    assert (g.at("inf-vm-1"), g.at("inf-vm-2")) == ("out", "B1509")
    assert [g.steps(unit) for unit in ("gc-para-4", "gc-para-5")] == [2, 2]


@pytest.mark.rule("ex.10", "6.5", "9.2", "ext.16.3b")
def test_ex_10_the_crew_fails_its_rate_and_the_others_fire_with_fourteen() -> None:
    g = step_1().play(*STEP_2[:-1])
    assert g.tally("join pc-f-1").parts[0].total == 2 * (5 + 2 + 2), "the crew of the jammed gun fires with two"
    g.play(STEP_2[-1])
    fires = [event.args["pieces"] for event in g.game.events if event.key == "fires"]
    assert fires[-1] == (g.piece("gc-para-3"), g.piece("pc-f-1")), "five and two, twice: fourteen"
    assert "td-over" in g.marks("mg-f-1")
    assert not (g.marks("gc-para-3") | g.marks("pc-f-1")) & {"td-over"}
    assert (g.steps("inf-vm-3"), g.steps("inf-vm-4")) == (1, 2)


@pytest.mark.rule("ex.11", "13.resolution")
def test_ex_11_both_platoons_fall_one_after_the_other() -> None:
    g = step_1().play(*STEP_2, *STEP_3, STRIKES_3[0])
    assert (g.at("inf-vm-3"), g.at("inf-vm-4")) == ("out", "out")
    assert [g.steps(unit) for unit in ("gc-para-4", "gc-para-5", "rcl")] == [2, 2, 1]


@pytest.mark.rule("ex.12", "13.resolution", "ext.16.3a", "ext.16.3b")
def test_ex_12_the_house_falls_and_nobody_follows_the_leader() -> None:
    g = step_1().play(*STEP_2, *STEP_3, *STRIKES_3)
    assert [g.at(unit) for unit in FR2] == ["B1607", "out", "out"]
    assert "stopped" in g.marks("pc-f-1")
    assert [g.steps(unit) for unit in ("inf-vm-5", "inf-vm-6", "pc-vm-1")] == [1, 2, 1]
    assert (g.asked, g.options()) == ("viet-minh ext.16.3a", ["to B1508", "stay"]), "only the other target is open"


@pytest.mark.rule("ex.13", "13.resolution", "ext.1.2")
def test_ex_13_three_strike_together_and_the_leader_takes_the_gun() -> None:
    g = step_1().play(*STEP_2, *STEP_3, *STRIKES_3, *STEP_4)
    assert [g.at(unit) for unit in FR1] == ["B1508", "out", "B1508"]
    assert [g.steps(unit) for unit in ("gc-para-4", "gc-para-5", "inf-vm-6")] == [1, 2, 1]
    assert g.at("inf-vm-5") == "out"


@pytest.mark.rule("ex.14", "1.3.elimination", "12.2", "11.1")
def test_ex_14_the_company_stays_with_its_leader_and_one_step() -> None:
    g = step_1().play(*STEP_2, *STEP_3, *STRIKES_3, *STEP_4, *LAST)
    assert g.asked == "french 2.D2", "the points are spent, the wave is over"
    assert [g.steps(unit) for unit in ("gc-para-4", "gc-para-5")] == [1, 2]
    g.play("pass", "take-over B1509")
    left = [unit for unit in ("pc-vm-1", *(f"inf-vm-{n}" for n in range(1, 7))) if g.at(unit) != "out"]
    assert left == ["pc-vm-1", "inf-vm-2"]
    assert (g.steps("inf-vm-2"), g.marks("inf-vm-2") & {"stopped"}) == (1, set())


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_whole_example_is_told_in_words(lang: str) -> None:
    g = step_1().play(*STEP_2, *STEP_3, *STRIKES_3, *STEP_4, *LAST)
    told = [g.game.play.say(event, lang) for event in g.game.events]
    assert len(told) > 60
    assert not [line for line in told if "{" in line or "wave-" in line or "strikes-" in line]


# Who and when (16.1, 16.2) -------------------------------------------------------------------------------------


@pytest.mark.rule("ext.16.1")
def test_16_1_the_french_launch_no_wave() -> None:
    g = lay_out(
        """
        indochine au-cul
        acting french
        activating f1
        unit pc-f-1 gc-para-1 gc-para-2 at B1508 formation f1 active
        unit gc-para-3 at B1608 formation f1 active
        unit inf-vm-1 at B1510 formation v1
        """
    )
    assert "wave" not in g.options()


START = """
    indochine longue-marche
    acting viet-minh
    activating v1
    unit gc-para-1 at B1508 formation f1
    unit {first} at {at} formation v1 active
    unit {others} at B1511 formation v1 active
"""


@pytest.mark.rule("ext.16.2")
@pytest.mark.parametrize(
    ("first", "at", "others", "may"),
    [
        ("pc-vm-1 inf-vm-1", "B1511", "inf-vm-2 inf-vm-3", True),
        ("pc-vm-1", "B1511", "inf-vm-1 inf-vm-2", False),  # two units and the leader
        ("pc-vm-1 inf-vm-3", "B1513", "inf-vm-1 inf-vm-2", False),  # the leader is not linked
        ("pc-vm-1", "B1511", "mg-vm-1 crew at B1511 formation v1 active\n    unit inf-vm-1 inf-vm-2", False),
        ("inf-vm-3", "B1511", "inf-vm-1 inf-vm-2", False),  # without a leader
    ],
)
def test_16_2_three_units_linked_to_their_leader_are_needed(first: str, at: str, others: str, may: bool) -> None:
    g = lay_out(START.format(first=first, at=at, others=others))
    assert ("wave" in g.options()) == may


@pytest.mark.rule("ext.16.2", "12.1", "11.1", "3.4")
@pytest.mark.parametrize("state", ["hesitant", "stopped", "neutralised", "withdrew", "acted"])
def test_16_2_not_with_a_leader_in_no_state_to_go_or_a_hesitant_formation(state: str) -> None:
    g = lay_out(
        START.format(first="inf-vm-1", at="B1510", others="inf-vm-2 inf-vm-3") + f"unit pc-vm-1 at B1510 {state}\n"
    )
    assert "wave" not in g.options()


@pytest.mark.rule("ext.16.2")
def test_16_2_one_unit_is_within_four_hexes_of_an_enemy_and_sees_him() -> None:
    text = """
        indochine longue-marche
        acting viet-minh
        activating v1
        unit gc-para-1 at {} concealed formation f1
        unit pc-vm-1 inf-vm-1 at B1511 formation v1 active
        unit inf-vm-2 inf-vm-3 at B1512 formation v1 active
    """
    assert "wave" in lay_out(text.format("B1508")).options(), "three hexes, recognised or not"
    assert "wave" not in lay_out(text.format("B1506")).options(), "five hexes"
    assert "wave" not in lay_out(text.format("B1507")).options(), "four hexes, behind the house in 1508"


@pytest.mark.rule("ext.16.2", "3.4")
def test_16_2_only_linked_units_in_command_go_and_the_others_act_as_usual() -> None:
    text = START.format(first="pc-vm-1 inf-vm-1", at="B1510", others="inf-vm-2 inf-vm-3")
    text += "unit inf-vm-4 at B1514 formation v1 active\nunit mg-vm-1 crew at B1511 formation v1 active\n"
    g = lay_out(text, PASSED).play("wave", "target B1508", "done", "stay")
    assert g.asked == "french 6.5.moving"
    assert [g.at(unit) for unit in ("inf-vm-4", "mg-vm-1")] == ["B1514", "B1511"]
    assert [("acted" in g.marks(unit)) for unit in ("pc-vm-1", "inf-vm-3", "inf-vm-4", "mg-vm-1")] == [
        True,
        True,
        False,
        False,
    ]


@pytest.mark.rule("ext.16.2")
def test_16_2_after_a_failed_test_the_units_act_as_usual_but_form_no_wave() -> None:
    g = lay_out(START.format(first="pc-vm-1 inf-vm-1", at="B1510", others="inf-vm-2 inf-vm-3"), (4, 4))
    g.play("wave", "target B1508", "done")
    assert (g.asked, "wave" in g.options()) == ("viet-minh 5.2", False)
    assert g.options("act") == ["inf-vm-1", "inf-vm-2", "inf-vm-3", "pc-vm-1"]


@pytest.mark.rule("ext.16.2")
def test_16_2_up_to_three_targets_touch_and_the_first_holds_an_enemy() -> None:
    text = START.format(first="pc-vm-1 inf-vm-1", at="B1510", others="inf-vm-2 inf-vm-3")
    g = lay_out(text + "unit gc-para-2 at B1608 formation f1\n", PASSED).play("wave")
    assert g.options() == ["target B1508", "target B1608"]
    g.play("target B1608")
    assert g.refused("target B1510") == "§ext.16.2 The targets of a wave must be adjacent to one another."
    g.play("target B1508", "target B1509")
    assert g.asked == "viet-minh ext.16.3a", "three are enough, and the wave goes"


# The advance (16.3) --------------------------------------------------------------------------------------------

ADVANCE = """
    indochine longue-marche
    acting viet-minh
    activating v1
    unit gc-para-1 at B1508 formation f1
    unit inf-vm-1 inf-vm-2 at B1510 formation v1 active
    unit inf-vm-3 pc-vm-1 at B1511 formation v1 active
    formation v1 activated 1 quality line
    formation f1 quality shock
"""
AT_HOUSE = ("wave", "target B1508", "done")


@pytest.mark.rule("ext.16.3a")
def test_16_3_the_leader_may_stay_where_the_wave_is_next_to_him_and_the_others_advance() -> None:
    g = lay_out(ADVANCE, PASSED).play(*AT_HOUSE)
    assert (g.asked, g.options()) == ("viet-minh ext.16.3a", ["to B1510", "stay"])
    g.play("stay")
    assert [g.at(unit) for unit in ("pc-vm-1", "inf-vm-1", "inf-vm-3")] == ["B1511", "B1509", "B1510"]


@pytest.mark.rule("ext.16.3a", "6.5.moving")
def test_16_3_a_unit_fires_at_one_hex_of_the_wave_in_a_step() -> None:
    g = lay_out(ADVANCE, PASSED, (6, 6), (1, 1), (6, 6), (1, 1)).play(*AT_HOUSE, "stay")
    assert (g.asked, g.options("shoot")) == ("french 6.5.moving", ["gc-para-1"])
    g.play("shoot gc-para-1")
    assert g.asked == "french 6.6", "no second fire in this step: the next one has begun, with an assault"


@pytest.mark.rule("ext.16.3a")
def test_16_3_an_enemy_outside_the_targets_is_not_entered() -> None:
    g = lay_out(ADVANCE + "unit gc-para-2 at B1509 formation f1\n", PASSED).play(*AT_HOUSE, "stay")
    assert g.told("wave-ends")
    assert g.told("wave-advances") == []
    assert g.at("inf-vm-1") == "B1510"


@pytest.mark.rule("ext.16.3a", "6.6")
def test_16_3_defenders_may_withdraw_and_the_wave_takes_the_empty_house() -> None:
    g = lay_out(ADVANCE.replace("B1510", "B1509").replace("B1511", "B1510"), PASSED).play(*AT_HOUSE, "stay")
    g.play("withdraw gc-para-1", "to B1507", "hold")
    assert [g.at(unit) for unit in ("inf-vm-1", "inf-vm-2", "inf-vm-3")] == ["B1508", "B1508", "B1509"]
    assert g.told("wave-ends") == ["The wave of the 1st Viet-Minh formation is over."]


@pytest.mark.rule("ext.16.3b", "13.resolution")
def test_16_3_in_assault_a_unit_of_the_wave_takes_one_off_its_strike_and_not_off_the_order() -> None:
    text = ADVANCE.replace("B1510", "B1509").replace("B1511", "B1510") + "unit gc-para-2 at B1508 formation f1\n"
    g = lay_out(text, PASSED, 6, 5, 1, 1).play(*AT_HOUSE, "stay").until("13.resolution")
    assert g.told("strikes-at")[0] == "The Viet-Minh 1st platoon strikes at 13."
    assert g.reasons("strike gc-para-1") == {"wave": -1, "medium": 1}


@pytest.mark.rule("ext.16.3a", "11.2")
def test_16_3_a_neutralised_unit_drops_out_and_the_wave_goes_on() -> None:
    g = lay_out(ADVANCE, PASSED, (3, 4), (6, 6), (6, 6), (1, 1)).play(*AT_HOUSE, "stay", "shoot gc-para-1")
    assert g.asked == "french 6.6", "the other unit assaults"
    assert "neutralised" in g.marks("inf-vm-1")
    assert [g.at(unit) for unit in ("inf-vm-1", "inf-vm-2", "inf-vm-3")] == ["B1509", "B1509", "B1510"]


@pytest.mark.rule("ext.16.1")
@pytest.mark.parametrize(("turn", "may"), [(2, False), (3, True)])
def test_16_1_in_the_tutorial_waves_come_from_the_third_turn_on(turn: int, may: bool) -> None:
    text = f"""
        indochine diguette
        turn {turn}
        acting viet-minh
        activating v1
        unit gc-line-1 at B1508 formation f1
        unit pc-vm-1 inf-rec-1 at B1510 formation v1 active
        unit inf-rec-2 inf-rec-3 at B1511 formation v1 active
    """
    assert ("wave" in lay_out(text).options()) == may


@pytest.mark.rule("ext.16.3b", "10.5")
def test_16_3_shells_on_the_way_stop_no_unit_of_a_wave_that_can_lose_a_step() -> None:
    g = lay_out(ADVANCE + "hex B1509 impact 8\nforce trc S\n", PASSED, (6, 6), (6, 6), (6, 6)).play(*AT_HOUSE, "stay")
    assert (g.steps("inf-vm-1"), "stopped" in g.marks("inf-vm-1")) == (2, False)
    assert g.told("absorbs")


@pytest.mark.rule("ext.16.2", "3.4")
@pytest.mark.parametrize("state", ["acted out-of-command", "acted", "acted withdrew"])
def test_16_2_a_unit_that_acted_before_the_activation_does_not_hinder_the_wave(state: str) -> None:
    text = START.format(first="pc-vm-1 inf-vm-1", at="B1511", others="inf-vm-2 inf-vm-3")
    assert "wave" in lay_out(text + f"unit inf-vm-4 at B1516 formation v1 {state}\n").options()


@pytest.mark.rule("ext.16.2")
def test_16_2_no_wave_after_a_unit_of_the_activation_that_acted_though_it_fell() -> None:
    text = START.format(first="pc-vm-1 inf-vm-1", at="B1511", others="inf-vm-2 inf-vm-3")
    text += "unit inf-vm-4 at B1409 steps 1 formation v1 active\nforce trc E\n"
    g = lay_out(text, (1, 1), (1, 1), (1, 1)).play("act inf-vm-4", "move B1408").until("5.2", "shoot gc-para-1")
    assert (g.at("inf-vm-4"), "wave" in g.options()) == ("out", False)
