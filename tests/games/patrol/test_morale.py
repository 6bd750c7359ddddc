"""Chapter 9: morale."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.patrol.conftest import Field, Night

# §9.1 and what changes it, read from the tally of a rally ------------------------------------------------------


def need(field: Field, *units: str) -> int:
    """The highest roll with which the first of these units, shaken, would rally; on open ground, eight hexes wide."""
    lines = "\n".join(f"unit {unit}" for unit in units)
    name = units[0].split()[0]
    g = field("board\n" + "  . . . . . . . .\n" * 4 + lines).play(f"activate {name}")
    return int(g.tally("rally").total)


@pytest.mark.rule("9.1")
def test_9_1_not_more_than_the_morale_is_a_pass(field: Field) -> None:
    """A leader has 9, everyone else 8."""
    assert need(field, "BL at 0101 shaken") == 9
    far_leader = "BL at 0401"
    for name in ("B1", "BG", "BS"):
        assert need(field, f"{name} at 0101 shaken", far_leader) == 8


@pytest.mark.rule("9.1")
def test_9_1_one_less_if_reduced(field: Field) -> None:
    assert need(field, "B1 at 0101 steps 1 shaken", "BL at 0401") == 7


@pytest.mark.rule("9.1")
def test_9_1_a_gun_with_its_only_step_is_not_reduced(field: Field) -> None:
    assert need(field, "BG at 0101 shaken", "BL at 0401") == 8


@pytest.mark.rule("9.2")
@pytest.mark.parametrize(("leader", "morale"), [("0101", 9), ("0102", 9), ("0201", 9), ("0103", 8)])
def test_9_2_a_leader_in_the_hex_or_next_to_it_adds_his_bonus(field: Field, leader: str, morale: int) -> None:
    assert need(field, "B1 at 0101 shaken", f"BL at {leader}") == morale


@pytest.mark.rule("9.2")
def test_9_2_not_to_himself_and_not_the_enemys(field: Field) -> None:
    assert need(field, "BL at 0101 shaken") == 9
    assert need(field, "B1 at 0101 shaken", "BL at 0401", "RL at 0102") == 8


@pytest.mark.rule("9.2")
def test_9_2_nor_to_himself_when_he_is_under_fire(field: Field) -> None:
    g = under_fire(field, COLUMN, "BG at 0101", "RL at 0103", rolls=((3, 4), (5, 4)))
    assert g.told("needed", "red") == ["9 or less was needed."]
    assert g.told("holds") == ["Red leader holds (9)."]


@pytest.mark.rule("9.2", "11.1")
def test_9_2_even_concealed_he_is_with_his_men(field: Field) -> None:
    assert need(field, "B1 at 0101 shaken", "BL at 0102 concealed") == 9


@pytest.mark.rule("9.1", "12.2")
def test_9_1_out_of_command_one_less(field: Field) -> None:
    assert need(field, "B1 at 0101 shaken") == 7
    assert need(field, "B1 at 0101 steps 1 shaken") == 6


@pytest.mark.rule("9.1")
@pytest.mark.parametrize(("dice", "passes"), [((4, 4), True), ((4, 5), False), ((1, 1), True), ((6, 6), False)])
def test_9_1_the_roll_decides(field: Field, dice: tuple[int, int], passes: bool) -> None:
    """A squad in command, no leader near: 8."""
    g = field("board\n" + "  . . . . .\n" * 3 + "unit B1 at 0101 shaken\nunit BL at 0401\nunit R1 at reserve\n", dice)
    g.play("activate B1", "rally")
    assert ("shaken" not in g.marks("B1")) == passes


@pytest.mark.rule("9.1")
def test_9_1_a_two_always_passes_and_a_twelve_always_fails(field: Field) -> None:
    """Whatever the number needed: 1 for a sorry squad, 17 beside a paragon of a leader."""
    brave = "board\n  .\n  .\npiece BL bonus 9\nunit BL at 0101\nunit B1 at 0101 shaken\nunit R1 at reserve\n"
    sorry = "board\n  .\n  .\npiece B1 morale 2\nunit B1 at 0101 shaken\nunit R1 at reserve\n"
    lucky = field(sorry, (1, 1)).play("activate B1")
    assert lucky.tally("rally").need == 1
    assert lucky.tally("rally").chances()["pass"] == Fraction(1, 36)
    assert "shaken" not in lucky.play("rally").marks("B1")
    unlucky = field(brave, (6, 6)).play("activate B1")
    assert unlucky.tally("rally").need == 17
    assert unlucky.tally("rally").chances()["fail"] == Fraction(1, 36)
    assert "shaken" in unlucky.play("rally").marks("B1")


# §9.3, §9.4: a squad under fire ---------------------------------------------------------------------------------


def under_fire(field: Field, board: str, *units: str, rolls: tuple[tuple[int, int], ...] = ((3, 4), (6, 6))) -> Night:
    """The first unit, the blue gun, fires at the second, two hexes away: M on 7, and a test failed with a 12."""
    lines = "\n".join(f"unit {unit}" for unit in units)
    g = field(f"board\n{board}\n{lines}\n", *rolls).play("activate BG")
    return g.play(f"fire {g.at(units[1].split()[0])}")


COLUMN = "\n".join("." * 7)


@pytest.mark.rule("9.3", "9.4")
def test_9_3_a_unit_that_fails_is_shaken_and_retreats(field: Field) -> None:
    g = under_fire(field, COLUMN, "BG at 0101", "R1 at 0103")
    assert (g.marks("R1"), g.at("R1"), g.steps("R1")) == ({"shaken"}, "0105", 2)
    assert g.told("breaks") == ["Red 1st squad is shaken (12)."]


@pytest.mark.rule("9.3")
def test_9_3_a_unit_that_passes_stays_as_it_is(field: Field) -> None:
    g = under_fire(field, COLUMN, "BG at 0101", "R1 at 0103", rolls=((3, 4), (1, 1)))
    assert (g.marks("R1"), g.at("R1")) == (set(), "0103")


@pytest.mark.rule("9.3")
def test_9_3_one_that_was_shaken_already_loses_a_step_first(field: Field) -> None:
    g = under_fire(field, COLUMN, "BG at 0101", "R1 at 0103 shaken")
    assert (g.marks("R1"), g.at("R1"), g.steps("R1")) == ({"shaken"}, "0105", 1)


@pytest.mark.rule("9.3", "2.2")
def test_9_3_and_if_it_was_the_last_there_is_nobody_to_retreat(field: Field) -> None:
    g = under_fire(field, COLUMN, "BG at 0101", "R1 at 0103 steps 1 shaken", "R2 at reserve")
    assert g.at("R1") == "out"
    assert g.told("retreats") == []


@pytest.mark.rule("9.4")
def test_9_4_two_hexes_each_farther_from_the_threat_and_the_owner_chooses(field: Field) -> None:
    g = under_fire(field, "  . . .\n" * 7, "BG at 0201", "R1 at 0203")
    assert (g.asked, g.options()) == ("red 9.4", ["retreat 0304", "retreat 0204", "retreat 0104"])
    assert g.refused("retreat 0202") == "§9.4 That is not away from the threat."
    assert g.refused("retreat 0103", "fr") == "§9.4 Ce n’est pas s’éloigner du danger."
    assert g.refused("retreat 0205") == "§9.4 That hex is not adjacent."
    g.play("retreat 0204")
    assert g.options() == ["retreat 0305", "retreat 0205", "retreat 0105"]
    g.play("retreat 0105")
    assert g.at("R1") == "0105"


@pytest.mark.rule("9.4")
def test_9_4_where_there_is_no_choice_nobody_is_asked(field: Field) -> None:
    g = under_fire(field, COLUMN, "BG at 0101", "R1 at 0103")
    assert g.told("retreats") == ["Red 1st squad retreats to 0104.", "Red 1st squad retreats to 0105."]


@pytest.mark.rule("9.4")
@pytest.mark.parametrize(
    ("obstacle", "why"),
    [
        ("BL at 0204 shaken", "§9.4 There is an enemy counter there."),
        ("BX at 0204 concealed", "§9.4 There is an enemy counter there."),
        ("B1 at 0205", "§9.4 That hex is in an enemy zone."),
        ("R2 R3 at 0204", "§6.5 The hex is full."),
    ],
)
def test_9_4_not_onto_the_enemy_nor_into_his_zone_nor_over_the_limit(field: Field, obstacle: str, why: str) -> None:
    """The hex straight behind the squad is no way out; another is, so that it does not lose a step."""
    g = under_fire(field, "  . . . . .\n" * 7, "BG at 0201", "R1 at 0203", obstacle)
    assert "retreat 0204" not in g.options()
    assert g.refused("retreat 0204") == why
    assert g.steps("R1") == 2


@pytest.mark.rule("9.4", "6.5")
def test_9_4_a_leader_retreats_onto_a_full_hex(field: Field) -> None:
    g = under_fire(field, COLUMN, "BG at 0101", "RL at 0103", "R1 R2 at 0104 concealed")
    assert g.at("RL") == "0105"


@pytest.mark.rule("9.4", "11.1")
def test_9_4_concealed_enemies_hold_no_zone_to_bar_the_way(field: Field) -> None:
    g = under_fire(field, "  . . .\n" * 7, "BG at 0201", "R1 at 0203", "B1 at 0206 concealed")
    g.play("retreat 0204")
    assert "retreat 0205" in g.options()


@pytest.mark.rule("9.4")
def test_9_4_a_unit_that_cannot_retreat_loses_a_step_and_stays(field: Field) -> None:
    g = under_fire(field, "\n".join("..."), "BG at 0101", "R1 at 0103")
    assert (g.at("R1"), g.steps("R1"), g.marks("R1")) == ("0103", 1, {"shaken"})
    assert g.told("cornered") == ["Red 1st squad cannot get away from 0103."]


@pytest.mark.rule("9.4", "9.3")
def test_9_4_shaken_before_and_cornered_now_it_is_gone(field: Field) -> None:
    g = under_fire(field, "\n".join("..."), "BG at 0101", "R1 at 0103 shaken", "R2 at reserve")
    assert (g.at("R1"), g.table.position.losses) == ("out", [0, 2])


@pytest.mark.rule("9.4")
def test_9_4_one_that_gets_away_one_hex_only_loses_nothing(field: Field) -> None:
    g = under_fire(field, "\n".join("...."), "BG at 0101", "R1 at 0103")
    assert (g.at("R1"), g.steps("R1")) == ("0104", 2)


@pytest.mark.rule("9.4", "8.4")
def test_9_4_those_who_break_one_after_another_find_the_way_full(field: Field) -> None:
    """Three units break in a dead end of one hex: two get in, the leader too, nobody is left to lose a step."""
    rolls = ((3, 4), (6, 6), (6, 6), (6, 6))
    g = under_fire(field, "\n".join("...."), "BG at 0101", "R1 R2 RL at 0103", rolls=rolls)
    assert [g.at(name) for name in ("R1", "R2", "RL")] == ["0104"] * 3
    assert g.table.position.losses == [0, 0]


# §9.5 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.5")
def test_9_5_an_activated_shaken_unit_may_test_and_is_shaken_no_more(field: Field) -> None:
    g = field(f"board\n{COLUMN}\nunit B1 at 0101 shaken\nunit R1 at 0107\n", (3, 4)).play("activate B1", "rally")
    assert g.marks("B1") == {"spent"}
    assert g.told("rallies") == ["Blue 1st squad rallies in 0101 (7)."]
    assert g.told("needed", "blue") == ["7 or less was needed."]
    assert g.told("needed", "red") == []
    assert g.zone("blue") == ["0102"], "it holds its ground again"


@pytest.mark.rule("9.5")
def test_9_5_or_stays_shaken_without_running(field: Field) -> None:
    g = field(f"board\n{COLUMN}\nunit B1 at 0101 shaken\nunit R1 at 0107\n", (4, 4)).play("activate B1", "rally")
    assert (g.marks("B1"), g.at("B1"), g.steps("B1")) == ({"shaken", "spent"}, "0101", 2)
    assert g.told("stays-shaken") == ["Blue 1st squad stays shaken in 0101 (8)."]


@pytest.mark.rule("9.5")
def test_9_5_only_a_shaken_unit(field: Field) -> None:
    g = field(f"board\n{COLUMN}\nunit B1 at 0101\nunit R1 at 0107\n").play("activate B1")
    assert g.refused("rally") == "§9.5 It is not shaken."
    assert g.refused("rally", "fr") == "§9.5 Il n’est pas ébranlé."


@pytest.mark.rule("9.5", "11.1")
@pytest.mark.parametrize(("dice", "what"), [((1, 1), "rallies"), ((6, 6), "stays shaken")])
def test_9_5_rallying_in_hiding_gives_no_name_away(field: Field, dice: tuple[int, int], what: str) -> None:
    g = field(f"board\n{COLUMN}\nunit B1 at 0101 shaken concealed\nunit R1 at 0107\n", dice)
    g.play("activate B1", "rally")
    assert f"Blue: a counter {what} in 0101 ({sum(dice)})." in g.told(side="red")
    assert not any("squad" in text for text in g.told(side="red"))
