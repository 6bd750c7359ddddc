"""Chapter 7: lines of sight, and §15.1, the flare that extends them."""

from __future__ import annotations

from textwrap import dedent
from typing import TYPE_CHECKING

import pytest

from grognard.kernel.asking.script import Refusal
from grognard.shelf import title

if TYPE_CHECKING:
    from tests.games.patrol.conftest import Field

# Each test asks whether the blue gun in one hex may fire at the red squad in another: it has range enough for all of
# them. A column of a sketch is a straight line of sight from hex to hex; two columns apart in the same row, the line
# runs along the side between two hexes.


def why_unseen(field: Field, board: str, gun: str, squad: str, more: str = "") -> str:
    """Why the gun may not fire at the squad; nothing when it may. The other way must be the same."""
    lines = f"board\n{board}\n{more}\nphase 4.5\nacting "
    there = field(f"{lines} blue\nunit BG at {gun}\nunit R1 at {squad}\n").play("activate BG")
    back = field(f"{lines} red\nunit RG at {squad}\nunit B1 at {gun}\n").play("activate RG")
    assert there.refused(f"fire {squad}") == back.refused(f"fire {gun}"), "sight is the same both ways"
    return there.refused(f"fire {squad}")


BLOCKED = "§7.1 Something blocks the line of sight."


def column(*signs: str) -> str:
    """A board one hex wide, from north to south."""
    return "\n".join(signs)


@pytest.mark.rule("7.1")
def test_7_1_over_open_ground_one_sees(field: Field) -> None:
    assert why_unseen(field, column(".", ".", ".", "."), "0101", "0104") == ""


@pytest.mark.rule("7.1")
@pytest.mark.parametrize("ends", [("w", "w"), ("v", "v"), ("w1", "v")])
def test_7_1_the_two_ends_never_block(field: Field, ends: tuple[str, str]) -> None:
    """Not even next to the lower end: a wood beside a house on the hill sees it."""
    assert why_unseen(field, column(*ends), "0101", "0102") == ""
    assert why_unseen(field, column(ends[0], ".", ends[1]), "0101", "0103") == ""


@pytest.mark.rule("7.1")
def test_7_1_the_refusal_in_french(field: Field) -> None:
    g = field(f"board\n{column('.', 'w', '.')}\nunit B1 at 0101\nunit R1 at 0103\n").play("activate B1")
    assert g.refused("fire 0103", "fr") == "§7.1 Quelque chose coupe la ligne de vue."


@pytest.mark.rule("7.2")
@pytest.mark.parametrize(
    ("ends", "between", "blocks"),
    [
        ((".", "."), "w", True),
        ((".", "."), "v", True),
        ((".", "."), "1", True),
        ((".", "."), ".", False),
        (("1", "1"), "w", False),
        (("1", "1"), "v", False),
        (("1", "1"), "1", False),
        (("1", "1"), "w1", True),
        (("1", "1"), "2", True),
    ],
)
def test_7_2_what_stands_higher_than_both_ends_blocks(
    field: Field, ends: tuple[str, str], between: str, blocks: bool
) -> None:
    board = column(ends[0], between, ends[1])
    assert why_unseen(field, board, "0101", "0103") == (BLOCKED if blocks else "")


@pytest.mark.rule("7.3")
@pytest.mark.parametrize(
    ("line", "blocks"),
    [
        (("1", ".", "w", "."), True),  # next to the lower end
        (("1", "w", ".", "."), False),  # next to the upper end only
        (("1", ".", "w", ".", "."), False),  # in the middle
        (("1", ".", ".", "1", "."), True),  # the ground itself may do it
        (("1", "1", ".", "."), False),  # the rim of the hill does not
        (("1", "w1", ".", "."), True),  # a wood on the hill stands above both ends, §7.2
        (("2", "w1", "1", "."), True),  # level with the upper end, next to the lower one
        (("2", "w1", ".", "."), False),
    ],
)
def test_7_3_seen_from_above_an_obstacle_blocks_only_next_to_the_lower_end(
    field: Field, line: tuple[str, ...], blocks: bool
) -> None:
    end = f"010{len(line)}"
    assert why_unseen(field, column(*line), "0101", end) == (BLOCKED if blocks else "")


@pytest.mark.rule("7.4")
@pytest.mark.parametrize("ends", [(".", "."), ("1", "1"), ("2", ".")])
def test_7_4_smoke_between_blocks_every_line(field: Field, ends: tuple[str, str]) -> None:
    board = column(ends[0], ".", ".", ends[1])
    assert why_unseen(field, board, "0101", "0104") == ""
    assert why_unseen(field, board, "0101", "0104", "hex 0102 smoke 1") == BLOCKED


@pytest.mark.rule("7.4")
def test_7_4_smoke_at_the_ends_does_not(field: Field) -> None:
    assert why_unseen(field, column(".", ".", "."), "0101", "0103", "hex 0101 0103 smoke 2") == ""


@pytest.mark.rule("7.4", "8.5", "11.4")
def test_7_4_for_every_purpose_and_only_where_it_lies(field: Field) -> None:
    """Reaction fire and going to ground, with smoke on the line and beyond it."""
    text = f"board\n{column(*'......')}\nunit B1 at 0101\nunit R1 at 0105\n"
    between, beyond = text + "hex 0103 smoke 1\n", text + "hex 0106 smoke 1\n"
    assert field(between).play("activate B1", "to 0102").asked == "blue 6.2"
    assert field(beyond).play("activate B1", "to 0102").asked == "red 8.5"
    assert "hide" in field(between).play("activate B1").options()
    assert "hide" not in field(beyond).play("activate B1").options()


ALONG = """
    . {upper} .
    . {lower} .
    . . .
    """
"""From 0102 to 0302 the line runs along the side between 0201 and 0202."""


@pytest.mark.rule("7.5")
@pytest.mark.parametrize(
    ("upper", "lower", "blocks"),
    [(".", ".", False), ("w", ".", False), (".", "w", False), ("w", "w", True), ("w", "v", True), ("1", "w", True)],
)
def test_7_5_along_a_hexside_both_hexes_must_block(field: Field, upper: str, lower: str, blocks: bool) -> None:
    board = ALONG.format(upper=upper, lower=lower)
    assert why_unseen(field, board, "0102", "0302") == (BLOCKED if blocks else "")


@pytest.mark.rule("7.5", "7.4")
def test_7_5_smoke_on_one_side_and_a_wood_on_the_other_block_together(field: Field) -> None:
    wood, bare = ALONG.format(upper="w", lower="."), ALONG.format(upper=".", lower=".")
    assert why_unseen(field, wood, "0102", "0302", "hex 0202 smoke 1") == BLOCKED
    assert why_unseen(field, bare, "0102", "0302", "hex 0202 smoke 1") == ""
    assert why_unseen(field, bare, "0102", "0302", "hex 0201 0202 smoke 1") == BLOCKED


@pytest.mark.rule("7.6")
def test_7_6_nobody_sees_farther_than_four_hexes_as_a_rule(field: Field) -> None:
    night = column(*"." * 7)
    assert why_unseen(field, night, "0101", "0105") == ""
    assert why_unseen(field, night, "0101", "0106") == "§7.6 Nobody sees farther than 4 hexes tonight."


@pytest.mark.rule("7.6")
@pytest.mark.parametrize("scenario", ["crossing", "night-raid"])
def test_7_6_the_scenario_says_how_far(field: Field, scenario: str) -> None:
    """From the west end of the road a gun looks along the open ground: four hexes, five are too many."""
    g = field(f"patrol {scenario}\nphase 4.5\nacting blue\nunit BG at 0105\nunit R1 at 0505\nunit R2 at 0605\n")
    g.play("activate BG")
    assert g.options("fire") == ["0505"]
    assert g.refused("fire 0605", "fr") == "§7.6 Cette nuit, on ne voit pas à plus de 4 hexagones."


# §15.1 ----------------------------------------------------------------------------------------------------------

FLARES = """
    patrol crossing
    {options}
    phase 4.5
    begins blue
    acting blue
    side blue flares 1
    side red flares 1
    unit BG at 0105
    unit B1 at 0101
    unit R1 at 0605
    unit R2 at 1301
    """


@pytest.mark.rule("15.1")
def test_15_1_flares_are_an_option(field: Field) -> None:
    assert "flare" in field(FLARES.format(options="options 15.1")).options()
    without = field(FLARES.format(options=""))
    assert "flare" not in without.options()
    assert without.refused("flare") == "§15.1 Flares are not in play in this game."


@pytest.mark.rule("15.1", "5.2")
def test_15_1_it_is_lit_instead_of_activating_a_counter() -> None:
    spent = FLARES.format(options="options 15.1").replace("0101", "0101 spent").replace("0105", "0105 spent")
    game = title("patrol").at(dedent(spent), seed=1, ask="all")
    assert game.question is not None and [str(option) for option in game.question.options] == ["pass"]
    refusal = game.why_not("flare")
    assert refusal == Refusal("15.1", "no-flare-instead")


@pytest.mark.rule("15.1", "7.6")
def test_15_1_for_the_rest_of_the_turn_everyone_sees_eight_hexes_far(field: Field) -> None:
    g = field(FLARES.format(options="options 15.1")).play("flare")
    assert g.asked == "red 5.1", "it was instead of an activation"
    assert g.told("flare") == ["Blue lights a flare: the field is as bright as day."]
    g.play("pass", "activate BG")
    assert g.options("fire") == ["0605"], "five hexes away"
    assert g.marks("B1") == set()


@pytest.mark.rule("15.1", "4.6")
def test_15_1_not_twice_and_not_while_the_field_is_lit(field: Field) -> None:
    g = field(FLARES.format(options="options 15.1"), 1).play("flare")
    assert "flare" not in g.options(), "Red need not: the field is lit"
    assert g.refused("flare") == "§15.1 A flare is already burning."
    g.play("pass", "pass")
    assert (g.table.position.turn, g.asked) == (2, "blue 5.1")
    assert "flare" not in g.options(), "Blue has none left"
    assert g.refused("flare") == "§15.1 There is none left."
    g.play("pass")
    assert "flare" in g.options(), "Red has his, and it is dark again"


@pytest.mark.rule("15.1")
def test_15_1_each_side_has_one(begin: Field) -> None:
    assert begin("crossing", 1, options=["15.1"]).table.position.flares == [1, 1]
    assert begin("night-raid", options=["15.1"]).table.position.flares == [1, 1]


@pytest.mark.rule("15.1")
def test_15_1_range_still_binds(field: Field) -> None:
    """A squad's range is four, however bright the night."""
    text = FLARES.format(options="options 15.1").replace("unit B1 at 0101", "unit B1 at 0106")
    g = field(text).play("flare", "pass", "activate B1")
    assert g.refused("fire 0605") == "§8.1 The distance is 5; its range is 4."
