"""Chapter 12: command, a line from each unit to a leader."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.patrol.conftest import Field


def in_command(field: Field, board: str, *units: str, more: str = "") -> bool:
    """Whether B1, shaken, is in command: no point off its morale."""
    lines = "\n".join(f"unit {unit}" for unit in units)
    g = field(f"board\n{board}\n{lines}\n{more}\n").play("activate B1")
    return "out-of-command" not in g.reasons("rally")


COLUMN = "\n".join("." * 8)


@pytest.mark.rule("12.1")
@pytest.mark.parametrize(("leader", "reached"), [("0101", True), ("0106", True), ("0107", False), ("out", False)])
def test_12_1_a_line_of_at_most_five_movement_points(field: Field, leader: str, reached: bool) -> None:
    assert in_command(field, COLUMN, "B1 at 0101 shaken", f"BL at {leader}") == reached


@pytest.mark.rule("12.1", "6.1")
def test_12_1_measured_in_movement_points_not_in_hexes(field: Field) -> None:
    road = "link road 0101 0102 0103 0104 0105 0106 0107 0108"
    assert in_command(field, COLUMN, "B1 at 0101 shaken", "BL at 0108", more=road)
    woods = "\n".join(["."] + ["w"] * 3)
    assert not in_command(field, woods, "B1 at 0101 shaken", "BL at 0104"), "three woods are six points"
    assert in_command(field, woods, "B1 at 0101 shaken", "BL at 0103")


@pytest.mark.rule("12.1")
def test_12_1_from_the_unit_to_the_leader(field: Field) -> None:
    """Downhill to the leader is five points; up to a leader on the hill it would be six."""
    down, up = "\n".join(["1", *".....", "."]), "\n".join([*"......", "1"])
    assert in_command(field, down, "B1 at 0101 shaken", "BL at 0106")
    assert not in_command(field, up, "B1 at 0102 shaken", "BL at 0107")


@pytest.mark.rule("12.1")
@pytest.mark.parametrize("counter", ["RL at 0103", "RX at 0103 concealed", "R1 at 0103 concealed", "R1 at 0103 shaken"])
def test_12_1_clear_of_enemy_counters(field: Field, counter: str) -> None:
    assert not in_command(field, COLUMN, "B1 at 0101 shaken", "BL at 0105", counter)


@pytest.mark.rule("12.1", "6.3")
def test_12_1_clear_of_enemy_zones(field: Field) -> None:
    """Two columns wide: the squad beside the line holds it, the leader or the concealed squad there would not."""
    wide = "  . .\n" * 8
    units = ("B1 at 0101 shaken", "BL at 0105", "R2 at 0203")
    assert not in_command(field, wide, *units, "R1 at 0103 shaken")
    assert in_command(field, wide, "B1 at 0101 shaken", "BL at 0105", "RL at 0203")
    assert in_command(field, wide, "B1 at 0101 shaken", "BL at 0105", "R1 at 0203 concealed")


@pytest.mark.rule("12.1", "6.3")
def test_12_1_a_zone_on_the_leaders_hex_or_the_units_own_does_not_cut_the_line(field: Field) -> None:
    assert in_command(field, COLUMN, "B1 at 0103 shaken", "BL at 0105", "R1 at 0106"), "the leader is in the zone"
    assert in_command(field, COLUMN, "B1 at 0103 shaken", "BL at 0105", "R1 at 0102"), "the unit is in the zone"
    assert not in_command(field, COLUMN, "B1 at 0103 shaken", "BL at 0106", "R1 at 0107", "R2 at 0105")


@pytest.mark.rule("12.1")
def test_12_1_in_the_leaders_hex_always(field: Field) -> None:
    assert in_command(field, COLUMN, "B1 BL at 0103", "B1 at 0103 shaken", "R1 at 0102", "R2 at 0104")


@pytest.mark.rule("12.1")
def test_12_1_the_enemys_leader_commands_nobody_else(field: Field) -> None:
    assert not in_command(field, COLUMN, "B1 at 0101 shaken", "RL at 0103")


@pytest.mark.rule("12.2", "10.1")
def test_12_2_out_of_command_no_assault(field: Field) -> None:
    g = field(f"board\n{COLUMN}\nunit B1 at 0101\nunit R1 at 0102\n").play("activate B1")
    assert g.refused("assault 0102") == "§12.2 It is out of command."
    assert g.refused("assault 0102", "fr") == "§12.2 Il est hors commandement."
    assert "fire 0102" in g.options(), "but it may fire"


@pytest.mark.rule("12.2", "9.1")
def test_12_2_and_morale_at_one_less_but_not_the_leaders_own(field: Field) -> None:
    g = field(f"board\n{COLUMN}\nunit B1 at 0101 shaken\nunit R1 at 0108\n").play("activate B1")
    assert g.reasons("rally") == {"out-of-command": -1}
    g = field(f"board\n{COLUMN}\nunit BL at 0101 shaken\nunit R1 at 0108\n").play("activate BL")
    assert g.reasons("rally") == {}
