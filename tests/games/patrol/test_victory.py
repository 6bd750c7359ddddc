"""Chapter 14: control of the prizes, points and victory."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.patrol.conftest import Field

DUSK = "patrol crossing\nturn {turn}\nphase 4.6\nbegins {begins}\nacting {begins}\nunit B2 at 0101\nunit R2 at 1301\n"
"""The end of a turn, a squad of each side out of the way."""


def points(number: int) -> str:
    """So many points, in English."""
    return f"{number} point" if number == 1 else f"{number} points"


def dusk(turn: int = 1, begins: str = "blue") -> str:
    return DUSK.format(turn=turn, begins=begins)


# §14.1 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.1")
@pytest.mark.parametrize("unit", ["B1", "BG", "BS", "BL"])
@pytest.mark.parametrize("prize", ["0705", "0706", "0406", "1004", "0303", "1108"])
def test_14_1_a_prize_goes_to_the_side_with_an_open_unit_there(field: Field, unit: str, prize: str) -> None:
    g = field(dusk() + f"unit {unit} at {prize}\n")
    assert g.holder(prize) == "blue"
    assert len(g.told("takes")) == 1


@pytest.mark.rule("14.1", "5.5")
def test_14_1_not_by_a_shaken_one(field: Field) -> None:
    g = field(dusk() + "unit B1 at 0705 shaken\n")
    assert (g.holder("0705"), g.asked) == ("", "dice 4.1")


@pytest.mark.rule("14.1")
def test_14_1_only_at_the_end_of_a_turn(field: Field) -> None:
    g = field(dusk().replace("phase 4.6", "phase 4.5") + "unit B1 at 0705\n")
    assert g.holder("0705") == ""
    g.play("pass", "pass")
    assert g.holder("0705") == "blue"
    assert g.told("takes") == ["Blue takes 0705 Church."]


@pytest.mark.rule("14.1")
def test_14_1_it_stays_with_its_holder_until_the_other_side_takes_it(field: Field) -> None:
    held = "hex 0705 0706 control red\n"
    g = field(dusk() + held + "unit B1 at 0705\n")
    assert (g.holder("0705"), g.holder("0706")) == ("blue", "red")
    shaken = field(dusk() + held + "unit B1 at 0705 shaken\n")
    assert shaken.holder("0705") == "red", "a shaken enemy in the church does not take it away"


@pytest.mark.rule("14.1", "11.2")
def test_14_1_first_a_side_may_turn_up_units_concealed_on_a_prize(field: Field) -> None:
    g = field(dusk() + "unit B1 BL at 0705 concealed\nunit BG at 0303 concealed\n")
    assert (g.asked, g.options()) == ("blue 14.1", ["show BL", "show B1", "show BG", "done"])
    g.play("show B1")
    assert g.options() == ["show BG", "done"], "one is enough for the church"
    g.play("done")
    assert (g.holder("0705"), g.holder("0303")) == ("blue", "")
    assert (g.is_open("B1"), g.is_open("BL"), g.is_open("BG")) == (True, False, False)


@pytest.mark.rule("14.1")
@pytest.mark.parametrize("begins", ["blue", "red"])
def test_14_1_the_side_that_began_the_turn_first(field: Field, begins: str) -> None:
    g = field(dusk(begins=begins) + "unit B1 at 0705 concealed\nunit R1 at 0706 concealed\n")
    assert g.asked == f"{begins} 14.1"


@pytest.mark.rule("14.1")
@pytest.mark.parametrize(
    "counters",
    [
        "unit B1 at 0704 concealed",  # no prize
        "unit B1 at 0705 concealed\nhex 0705 control blue",  # held already
        "unit B1 at 0705 concealed\nunit B3 at 0705",  # an open unit takes it
        "unit B1 at 0705 concealed shaken",
    ],
)
def test_14_1_where_it_would_change_nothing_nobody_is_asked(field: Field, counters: str) -> None:
    assert field(dusk() + counters + "\n").asked == "dice 4.1"


@pytest.mark.rule("14.1")
def test_14_1_what_cannot_be_shown(field: Field) -> None:
    g = field(dusk() + "unit B1 at 0705 concealed\nunit R1 at 0706 concealed\n")
    for name in ("B2", "R1", "B3"):
        assert g.refused(f"show {name}") == "§14.1 It is not one of your concealed counters on an objective."
    assert g.refused("show B2", "fr") == "§14.1 Ce n’est pas un de vos pions cachés sur un objectif."


# §14.2 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.2")
@pytest.mark.parametrize(
    ("prize", "worth"), [("0705", 3), ("0706", 3), ("0406", 1), ("1004", 1), ("0303", 1), ("1108", 1)]
)
def test_14_2_church_and_inn_are_worth_3_the_others_1(field: Field, prize: str, worth: int) -> None:
    g = field(dusk() + f"hex {prize} control red\n")
    assert g.table.scores() == {"blue": 0, "red": worth}
    assert len(g.table.prizes) == 6


@pytest.mark.rule("14.2", "2.2")
def test_14_2_every_step_the_enemy_has_lost_is_worth_1(field: Field) -> None:
    g = field(dusk() + "side red losses 3\nside blue losses 1\n")
    assert g.table.scores() == {"blue": 3, "red": 1}
    assert g.game.view("red")["shows"] == {"points": {"blue": 3, "red": 1}}


# §14.3 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.3")
@pytest.mark.parametrize(
    ("red", "lost"),
    [
        ("unit R2 at out", True),
        ("unit R2 at out\nunit RL at 1301\nunit RX at 1302 concealed", True),  # neither is a fighter
        ("unit R2 at out\nunit RG at 1301", False),
        ("unit R2 at out\nunit RS at 1301 shaken", False),
        ("unit R2 at reserve", False),
    ],
)
def test_14_3_a_side_with_no_fighter_on_the_board_and_none_to_come_has_lost(field: Field, red: str, lost: bool) -> None:
    """Whatever the points: Red is well ahead."""
    g = field(dusk() + f"side blue losses 5\n{red}\n")
    assert g.game.result == (("blue", "verdict-wiped-out") if lost else None)


@pytest.mark.rule("14.3")
def test_14_3_only_at_the_end_of_a_turn(field: Field) -> None:
    g = field(dusk().replace("phase 4.6", "phase 4.5") + "unit R2 at out\nunit RL at 1301\n")
    assert g.game.result is None
    assert g.play("pass", "pass").game.result == ("blue", "verdict-wiped-out")


@pytest.mark.rule("14.3", "14.4")
def test_14_3_if_both_are_gone_points_decide(field: Field) -> None:
    g = field(dusk() + "unit B2 R2 at out\nside red losses 2\nside blue losses 1\n")
    assert g.game.result == ("blue", "verdict-narrow")


# §14.4 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.4")
@pytest.mark.parametrize(
    ("blue", "red", "winner", "verdict"),
    [
        (6, 0, "blue", "clear"),
        (7, 2, "blue", "narrow"),
        (1, 0, "blue", "narrow"),
        (3, 3, "", "draw"),
        (0, 1, "red", "narrow"),
        (1, 7, "red", "clear"),
    ],
)
def test_14_4_after_the_last_turn_more_points_win_clearly_by_6(
    field: Field, blue: int, red: int, winner: str, verdict: str
) -> None:
    g = field(dusk(turn=5) + f"side red losses {blue}\nside blue losses {red}\n")
    assert g.game.result == (winner, f"verdict-{verdict}")
    assert g.told("final-points") == [f"Blue: {points(blue)}.", f"Red: {points(red)}."]
    assert g.game.question is None


@pytest.mark.rule("14.4")
@pytest.mark.parametrize(("scenario", "turns"), [("crossing", 5), ("night-raid", 8)])
def test_14_4_not_before(field: Field, scenario: str, turns: int) -> None:
    text = dusk(turn=turns - 1).replace("crossing", scenario) + "side red losses 9\n"
    g = field(text)
    assert (g.game.result, g.table.position.turn) == (None, turns)


@pytest.mark.rule("14.4", "14.1")
def test_14_4_prizes_taken_in_the_last_turn_count(field: Field) -> None:
    g = field(dusk(turn=5) + "unit B1 at 0705 concealed\n").play("show B1")
    assert g.game.result == ("blue", "verdict-narrow")
