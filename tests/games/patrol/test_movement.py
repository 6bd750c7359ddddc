"""Chapter 6: movement, hex by hex."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.patrol.conftest import Field

OPEN_GROUND = """
    board
      . . . . . .
      . . . . . .
      . . . . . .
      . . . . . .
      . . . . . .
      . . . . . .
    """

# §6.2 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.2")
def test_6_2_movement_goes_from_hex_to_neighbouring_hex(field: Field) -> None:
    g = field(OPEN_GROUND + "unit B1 at 0303\nunit R1 at reserve\n").play("activate B1")
    assert g.options("to") == ["0202", "0203", "0302", "0304", "0402", "0403"]
    assert g.refused("to 0305") == "§6.2 That hex is not adjacent."
    assert g.refused("to 0305", "fr") == "§6.2 Cet hexagone n’est pas voisin."


@pytest.mark.rule("6.2")
def test_6_2_after_each_hex_the_enemy_may_fire_then_the_mover_goes_on_or_halts(field: Field) -> None:
    g = field(OPEN_GROUND + "unit B1 at 0101\nunit R1 at 0106\n").play("activate B1", "to 0102")
    assert g.asked == "red 8.5"
    g.play("hold")
    assert (g.asked, g.options()[-1]) == ("blue 6.2", "halt")
    g.play("to 0103")
    assert g.asked == "red 8.5"
    g.play("hold", "halt")
    assert (g.at("B1"), g.asked) == ("0103", "red 5.1")


@pytest.mark.rule("6.2", "6.1")
def test_6_2_a_squad_goes_four_hexes_of_open_ground_and_no_fifth(field: Field) -> None:
    g = field(OPEN_GROUND + "unit B1 at 0101\nunit R1 at reserve\n")
    g.play("activate B1", "to 0102", "to 0103", "to 0104", "to 0105")
    assert (g.at("B1"), g.asked) == ("0105", "dice 4.1")


@pytest.mark.rule("6.2", "8.5", "9.3")
def test_6_2_a_mover_shaken_by_fire_goes_no_farther(field: Field) -> None:
    g = field(OPEN_GROUND + "unit B1 at 0102\nunit R1 at 0105\n", (3, 4), (6, 6))
    g.play("activate B1", "to 0103", "shoot R1")
    assert g.told("breaks") == ["Blue 1st squad is shaken (12)."]
    while g.asked == "blue 9.4":
        g.play(g.options()[0])
    while g.asked != "red 5.1":
        g.play("hold")
    assert g.marks("B1") == {"spent", "shaken"}


@pytest.mark.rule("6.2", "8.5", "9.4")
def test_6_2_nor_does_one_that_was_shaken_but_could_not_get_away(field: Field) -> None:
    """At the north edge there is nowhere to run."""
    g = field("board\n  .\n  .\n  .\n  .\nunit B1 at 0102\nunit R1 at 0104\n", (3, 4), (6, 6))
    g.play("activate B1", "to 0101", "shoot R1")
    assert (g.at("B1"), g.steps("B1"), g.marks("B1")) == ("0101", 1, {"spent", "shaken"})
    assert g.asked == "red 5.1"


@pytest.mark.rule("6.2", "8.5")
def test_6_2_a_mover_that_holds_under_fire_goes_on(field: Field) -> None:
    g = field(OPEN_GROUND + "unit B1 at 0102\nunit R1 at 0105\n", (3, 4), (1, 1))
    g.play("activate B1", "to 0103", "shoot R1", "hold")
    assert g.asked == "blue 6.2"


@pytest.mark.rule("6.2")
def test_6_2_a_concealed_counter_moves_without_a_name(field: Field) -> None:
    g = field(OPEN_GROUND + "unit B1 at 0101 concealed\nunit R1 at reserve\n").play("activate B1", "to 0102", "halt")
    assert g.told("moves", "blue") == ["Blue 1st squad moves to 0102."]
    assert g.told("counter-moves", "red") == ["Blue: a counter moves to 0102."]
    assert g.told("moves", "red") == []


# §6.3 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.3")
@pytest.mark.parametrize(
    ("unit", "holds"),
    [
        ("R1 at 0303", True),
        ("RG at 0303", True),
        ("RS at 0303", True),
        ("RL at 0303", False),
        ("R1 at 0303 shaken", False),
        ("R1 at 0303 concealed", False),
        ("RX at 0303 concealed", False),
    ],
)
def test_6_3_an_open_fighter_that_is_not_shaken_holds_the_six_hexes_around_it(
    field: Field, unit: str, holds: bool
) -> None:
    zone = field(OPEN_GROUND + f"unit {unit}\n").zone("red")
    assert zone == (["0202", "0203", "0302", "0304", "0402", "0403"] if holds else [])


@pytest.mark.rule("6.3")
def test_6_3_a_counter_that_enters_an_enemy_zone_must_stop_there(field: Field) -> None:
    g = field(OPEN_GROUND + "unit B1 at 0301\nunit R1 at 0304 fired\nunit R2 at reserve\n")
    g.play("activate B1", "to 0302", "to 0303")
    assert (g.at("B1"), g.asked) == ("0303", "red 5.1"), "with two points left"


@pytest.mark.rule("6.3")
def test_6_3_the_refusal_says_so(field: Field) -> None:
    """A counter that starts in a zone may go on to another, and stops again; where it stood first did not hold it."""
    g = field(OPEN_GROUND + "unit B1 at 0303\nunit R1 at 0304 fired\n").play("activate B1")
    assert "to 0302" in g.options(), "out of the zone"
    assert "to 0403" in g.options(), "from zone to zone"
    g.play("to 0403")
    assert g.asked == "red 5.1"


@pytest.mark.rule("6.3", "11.5")
def test_6_3_the_zone_of_a_unit_that_comes_to_light_counts_at_once(field: Field) -> None:
    """The red squad fires from hiding at the mover beside it, and so the mover must stop."""
    g = field(OPEN_GROUND + "unit B1 at 0301\nunit R1 at 0304 concealed\n", (6, 6), (1, 1))
    g.play("activate B1", "to 0302", "hold", "to 0303", "shoot R1", "hold")
    assert (g.at("B1"), g.asked) == ("0303", "red 5.1")


# §6.4 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.4")
@pytest.mark.parametrize("unit", ["R1 at 0304", "R1 at 0304 concealed", "RX at 0304 concealed", "RL at 0304"])
def test_6_4_nobody_moves_into_a_hex_with_an_enemy_counter(field: Field, unit: str) -> None:
    g = field(OPEN_GROUND + f"unit B1 at 0303\nunit {unit}\n").play("activate B1")
    assert "to 0304" not in g.options()
    assert g.refused("to 0304") == "§6.4 There is an enemy counter there."


@pytest.mark.rule("6.4")
def test_6_4_plotted_fire_is_no_counter(field: Field) -> None:
    g = field(OPEN_GROUND + "unit B1 at 0303\nunit R1 at reserve\nunit RH at 0304 unseen\n").play("activate B1")
    assert "to 0304" in g.options()


# §6.5 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.5")
@pytest.mark.parametrize("pair", ["B1 B2", "B1 BG", "BS BG", "B1 BX", "BX BY"])
def test_6_5_two_fighters_or_decoys_fill_a_hex(field: Field, pair: str) -> None:
    g = field(OPEN_GROUND + f"unit B4 at 0303\nunit {pair} at 0304 concealed\n").play("activate B4")
    assert g.refused("to 0304") == "§6.5 The hex is full."
    assert g.refused("to 0304", "fr") == "§6.5 L’hexagone est plein."


@pytest.mark.rule("6.5", "6.1")
def test_6_5_a_full_hex_is_refused_as_full_even_if_it_takes_the_last_point(field: Field) -> None:
    g = field("board\n  .\n  w\n  .\nunit BG at 0101\nunit B1 B2 at 0102\n").play("activate BG")
    assert g.refused("to 0102") == "§6.5 The hex is full."


@pytest.mark.rule("6.5")
def test_6_5_leaders_do_not_count(field: Field) -> None:
    g = field(OPEN_GROUND + "unit BL at 0303\nunit B1 B2 at 0304\n").play("activate BL")
    assert "to 0304" in g.options()
    g = field(OPEN_GROUND + "unit B1 at 0303\nunit BL B2 at 0304\n").play("activate B1")
    assert "to 0304" in g.options()


@pytest.mark.rule("6.5")
def test_6_5_at_any_time_so_not_even_in_passing(field: Field) -> None:
    """A column one hex wide: a full hex is in the way."""
    g = field("board\n  .\n  .\n  .\nunit B1 at 0101\nunit B2 B3 at 0102\n").play("activate B1")
    assert g.options("to") == []


# §6.6 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.6")
def test_6_6_a_gun_that_cannot_pay_for_any_hex_may_still_enter_one_and_stops(field: Field) -> None:
    """Two points, and every hex around costs three: a wood across the stream."""
    g = field(
        """
        board
          . w w
          w w w
        hexside stream 0101/0201 0101/0102
        unit BG at 0101
        unit R1 at reserve
        """
    ).play("activate BG")
    assert g.options("to") == ["0102", "0201"]
    g.play("to 0201")
    assert (g.at("BG"), g.asked) == ("0201", "dice 4.1")


@pytest.mark.rule("6.6")
def test_6_6_not_when_it_can_pay_for_another(field: Field) -> None:
    g = field("board\n  . w\n  . w\nhexside stream 0101/0201\nunit BG at 0101\n").play("activate BG")
    assert g.options("to") == ["0102"]
    assert g.refused("to 0201") == "§6.1 That costs 3 points, and 2 are left."


@pytest.mark.rule("6.6", "6.4", "6.5")
@pytest.mark.parametrize("bar", ["R1 at 0102 concealed", "B1 B2 at 0102"])
def test_6_6_a_hex_that_something_else_forbids_is_none_it_can_pay_for(field: Field, bar: str) -> None:
    """The cheap hex holds an enemy, or is full: the dear one may be entered, the cheap one still not."""
    g = field(f"board\n  . w\n  . w\nhexside stream 0101/0201\nunit BG at 0101\nunit {bar}\n").play("activate BG")
    assert g.options("to") == ["0201"]


@pytest.mark.rule("6.6")
def test_6_6_not_without_movement_points(field: Field) -> None:
    g = field("board\n  .\n  .\npiece BG move 0\nunit BG at 0101\nunit R1 at reserve\n").play("activate BG")
    assert g.options("to") == []
    assert g.refused("to 0102") == "§6.1 That costs one point, and none is left."


@pytest.mark.rule("6.6")
def test_6_6_only_as_the_first_hex(field: Field) -> None:
    """After a point on open ground the wood across the stream is out of reach."""
    g = field("board\n  .\n  .\n  w\nhexside stream 0102/0103\nunit BG at 0101\nunit R1 at reserve\n")
    g.play("activate BG", "to 0102")
    assert "to 0103" not in g.options()
