"""Who may not, condition by condition: each case refuses for its own reason and no other.

What follows from an answer is tested chapter by chapter in the other files; here one condition of a rule is there and
everything else is in order, so that the rule without it would let the piece act, or would give another reason.
"""

from __future__ import annotations

import pytest

from grognard.games.august import August
from grognard.games.august.assault import cannot_assault, cannot_attack_here, cannot_enter, cannot_use_bayonet
from grognard.games.august.charges import cannot_charge, cannot_ride_in
from grognard.games.august.consequences import cannot_displace
from grognard.games.august.fire import Shot, cannot_fire, cannot_join, cannot_shoot_at_all
from grognard.games.august.opportunity import cannot_react
from grognard.games.august.recovery import cannot_flee_to, cannot_flee_with, cannot_leave_to
from grognard.games.august.wagons import cannot_take_up
from grognard.games.august.words import PURE_CHARGE
from grognard.kernel.asking.script import Refusal
from grognard.kernel.tactics.reaction import Watch
from tests.games.august.fielding import lay_out

ROW = "  . . . . . . . . . . . . . .\n" * 4
SPARE = "unit gI04 at 0104 to-fire\nunit rI08 at 1404\n"
LED = "to-fire led well-led by gCpt1a"
CAPTAIN = "unit gCpt1a at 0101 to-fire\n"


def on(units: str, rows: str = ROW, scenario: str = "bilderweitschen", more: str = "") -> August:
    """The table of a battle in the German segment."""
    return lay_out(f"{more}board\n{rows}acting german\nunderway acting\n{SPARE}{units}", scenario=scenario).table


def who(g: August, *names: str) -> tuple[int, ...]:
    """Counters by their names."""
    return tuple(g.roster.numbers[name] for name in names)


def one(g: August, name: str) -> int:
    """A counter by its name."""
    return g.roster.numbers[name]


def at(g: August, hex_: str) -> int:
    """A hex by its number."""
    return g.board.grid.find(hex_)


def why(refusal: Refusal | None) -> str:
    """A refusal in short: its clause and key; nothing where there is none."""
    return "" if refusal is None else f"{refusal.rule} {refusal.key}"


# Fire ----------------------------------------------------------------------------------------------------------

BOUND = f"unit gI02 at 0201 {LED}\nunit rI01 at 0201\n{CAPTAIN}"
"""The captain called a company in the assault hex 0201, which he must enter."""
TARGET = "unit rI02 at 0103\n"


@pytest.mark.rule("12.81", "10.0")
def test_12_81_who_was_called_by_a_leader_bound_to_an_assault_fires_at_nobody() -> None:
    g = on(f"{BOUND}unit gI01 at 0101 {LED}\nunit gI03 at 0101 to-fire\n{TARGET}")
    first, other = who(g, "gI01", "gI03")
    assert why(cannot_fire(g, first, at(g, "0103"))) == "12.81 no-bound"
    assert why(cannot_fire(g, other, at(g, "0103"))) == ""


@pytest.mark.rule("12.81", "6.51")
def test_12_81_a_leader_bound_to_an_assault_helps_no_fire() -> None:
    units = f"unit gCpt1b at 0101 to-fire\nunit gI01 at 0101 to-fire\n{TARGET}"
    held = "unit gI02 at 0201 to-fire led well-led by gCpt1b\nunit rI01 at 0201\n"
    for more, reason in ((held, "12.81 no-bound"), ("", "")):
        g = on(units + more)
        firer, leader = who(g, "gI01", "gCpt1b")
        assert why(cannot_join(g, Shot((firer,), at(g, "0103")), 0, leader)) == reason


@pytest.mark.rule("7.33", "14.3")
@pytest.mark.parametrize(
    ("name", "how", "reason"),
    [
        ("gCpt1b", "to-fire", "7.33 no-direct-fire"),
        ("g77A", "to-fire", "7.33 no-direct-fire"),
        ("gI01", "to-fire demoralised", "14.3 no-demoralised"),
        ("gI01", "to-fire", ""),
        ("gMG1", "to-fire", ""),
    ],
)
def test_7_33_who_cannot_fire_directly(name: str, how: str, reason: str) -> None:
    g = on(f"unit {name} at 0101 {how}\n", scenario="tilsit", more="turn 6\n")
    assert why(cannot_shoot_at_all(g, one(g, name))) == reason


@pytest.mark.rule("8.1", "10.0")
def test_8_1_nobody_fires_at_a_hex_without_enemies() -> None:
    g = on("unit gI01 at 0101 to-fire\n")
    assert why(cannot_fire(g, one(g, "gI01"), at(g, "0102"))) == "8.1 no-target"


@pytest.mark.rule("6.51", "10.0")
def test_6_51_who_cannot_fire_alone_does_not_fire_with_others() -> None:
    g = on(f"unit gI01 gI02 at 0101 to-fire\nunit gI03 at 0101 to-fire demoralised\n{TARGET}")
    first, steady, shaken = who(g, "gI01", "gI02", "gI03")
    shot = Shot((first,), at(g, "0103"))
    assert why(cannot_join(g, shot, 0, steady)) == ""
    assert why(cannot_join(g, shot, 0, shaken)) == "14.3 no-demoralised"
    assert why(cannot_join(g, shot, 0, first)) == "6.51 no-group"


@pytest.mark.rule("3.3", "6.51")
def test_3_3_a_leader_who_helped_machine_guns_helps_them_alone() -> None:
    g = on(f"unit gMG1 gI01 at 0101 to-fire\nunit gCpt1b at 0101 to-fire shot\n{TARGET}")
    gun, company, leader = who(g, "gMG1", "gI01", "gCpt1b")
    there = at(g, "0103")
    assert why(cannot_join(g, Shot((company,), there), 0, leader)) == "3.3 no-helped-once"
    assert why(cannot_join(g, Shot((gun,), there), 0, leader)) == ""
    assert why(cannot_join(g, Shot((gun,), there, (leader,)), 0, company)) == "3.3 no-helped-once"


MOVER = "unit gI01 at 0103 to-move\n"


@pytest.mark.rule("13.0", "13.1")
@pytest.mark.parametrize(
    ("units", "name", "reason"),
    [
        ("unit rI02 at 0101\n", "rI02", ""),
        ("unit rI02 at 0101\n", "gI04", "7.33 no-direct-fire"),
        ("", "rI02", "7.33 no-direct-fire"),
        ("unit rI02 at 0101 spent\n", "rI02", "13.1 no-spent"),
        ("unit rI02 at 0101 shot\n", "rI02", "13.1 no-spent"),
        ("unit rI02 at 0101\nunit rI03 at 0103\n", "rI02", "10.4 no-at-assault-hex"),
        ("unit rI02 at 0101\nunit rI03 at 0102\n", "rI02", "10.1 no-friends-between"),
        ("unit rI02 at 0100\n".replace("0100", "0601"), "rI02", "7.31 no-range"),
    ],
)
def test_13_0_who_does_not_fire_at_a_mover(units: str, name: str, reason: str) -> None:
    g = on(MOVER + units)
    mover, piece = who(g, "gI01", name)
    assert why(cannot_react(g, g.owner[who(g, "rI02")[0]], (mover,), Watch(), piece)) == reason


# Assault -------------------------------------------------------------------------------------------------------

ENEMY = "unit rI01 at 0201\n"


@pytest.mark.rule("12.2", "12.21", "12.22", "3.13", "12.81", "5.4")
@pytest.mark.parametrize(
    ("units", "reason"),
    [
        (f"unit gI01 at 0101 {LED}\n{ENEMY}", ""),
        (f"unit gI01 at 0101 {LED}\n", "12.1 no-enemy-to-assault"),
        (f"unit gI01 at 0103 {LED}\n{ENEMY}", "12.21 no-not-beside"),
        (f"unit gI01 at 0101 {LED}\nunit rI02 at 0101\n{ENEMY}", "12.22 no-assault-to-assault"),
        (f"unit gI01 at 0101 to-move led well-led by gCpt1a\n{ENEMY}", "3.13 no-not-declared"),
        (f"unit gMG1 at 0101 to-fire\n{ENEMY}", "12.2 no-only-companies"),
        (f"unit gI01 at 0101 {LED} discouraged\n{ENEMY}", "12.2 no-shaken"),
        (f"unit gI01 at 0101 {LED}\n{ENEMY}unit gI02 at 0102 {LED}\nunit rI02 at 0102\n", "12.81 no-bound"),
        (f"unit gI01 at 0101 to-fire led by gCpt1a\n{ENEMY}", "12.2 no-not-well-led"),
    ],
)
def test_12_2_who_does_not_enter_an_assault(units: str, reason: str) -> None:
    g = on(units + "unit gCpt1a at 0101 to-fire\n")
    name = next(name for name in ("gI01", "gMG1") if f"unit {name} " in units)
    assert why(cannot_enter(g, at(g, "0201"), (), one(g, name))) == reason


INSIDE = "unit rI01 at 0201\nunit gCpt1a at 0201 to-fire\n"


@pytest.mark.rule("12.5", "12.25", "3.13")
@pytest.mark.parametrize(
    ("units", "reason"),
    [
        (f"unit gI01 at 0201 {LED}\n", ""),
        (f"unit gI01 at 0101 {LED}\n", "12.1 no-enemy-to-assault"),
        ("unit gI01 at 0201 to-move led well-led by gCpt1a\n", "3.13 no-not-declared"),
        (f"unit gI01 at 0201 {LED} demoralised\n", "12.25 no-demoralised"),
    ],
)
def test_12_5_who_in_the_hex_does_not_attack(units: str, reason: str) -> None:
    g = on(INSIDE + units)
    assert why(cannot_attack_here(g, at(g, "0201"), (), one(g, "gI01"))) == reason


@pytest.mark.rule("12.1", "5.41")
def test_12_1_a_leader_in_the_hex_does_not_attack_alone() -> None:
    alone = on(INSIDE + "unit gI01 at 0201 spent\n")
    assert why(cannot_assault(alone, one(alone, "gCpt1a"), at(alone, "0201"))) == "5.41 no-leader-alone"
    led = on(INSIDE + f"unit gI01 at 0201 {LED}\n")
    assert why(cannot_assault(led, one(led, "gCpt1a"), at(led, "0201"))) == ""


@pytest.mark.rule("12.72", "12.6", "12.7")
def test_12_72_a_hex_that_was_charged_is_attacked_by_nobody_else() -> None:
    g = on(INSIDE + f"unit gI01 at 0201 {LED}\n")
    piece, hex_ = one(g, "gI01"), at(g, "0201")
    assert why(cannot_use_bayonet(g, piece, hex_)) == ""
    g.position.attacked[hex_] = PURE_CHARGE
    for attack in (cannot_assault, cannot_use_bayonet, cannot_charge):
        assert why(attack(g, piece, hex_)) == "12.72 no-was-charged"


# Charges -------------------------------------------------------------------------------------------------------

RIDER = "to-fire led well-led by gcCpt1a"


@pytest.mark.rule("12.7", "12.21", "12.22", "3.13", "15.3")
@pytest.mark.parametrize(
    ("units", "reason"),
    [
        (f"unit gC-a at 0101 mounted {RIDER}\nunit rI01 at 0301\n", ""),
        (f"unit gC-a at 0101 mounted {RIDER}\n", "12.1 no-enemy-to-assault"),
        (f"unit gC-a at 0101 dismounted {RIDER}\nunit rI01 at 0301\n", "12.7 no-rider"),
        (f"unit gC-a at 0201 mounted {RIDER}\nunit rI01 at 0301\n", "12.73 no-two-hexes"),
        (f"unit gC-a at 0101 mounted {RIDER}\nunit rI01 at 0301\nunit rI02 at 0101\n", "12.22 no-assault-to-assault"),
        ("unit gC-a at 0101 mounted to-move led well-led by gcCpt1a\nunit rI01 at 0301\n", "3.13 no-not-declared"),
        (f"unit gC-a at 0101 mounted {RIDER} discouraged\nunit rI01 at 0301\n", "12.2 no-shaken"),
        (
            f"unit gC-a at 0101 mounted {RIDER}\nunit rI01 at 0301\nunit gC-b at 0102 mounted {RIDER}\n"
            "unit rI02 at 0102\n",
            "12.81 no-bound",
        ),
    ],
)
def test_12_7_who_does_not_charge(units: str, reason: str) -> None:
    g = on(units + "unit gcCpt1a at 0101 to-fire\n", scenario="tilsit", more="turn 6\n")
    assert why(cannot_ride_in(g, at(g, "0301"), (), one(g, "gC-a"))) == reason


@pytest.mark.rule("12.7", "5.41")
def test_5_41_a_leader_does_not_begin_a_charge() -> None:
    units = f"unit gC-a at 0101 mounted {RIDER}\nunit gcCpt1a at 0101 to-fire\nunit rI01 at 0301\n"
    g = on(units, scenario="tilsit", more="turn 6\n")
    assert why(cannot_charge(g, one(g, "gcCpt1a"), at(g, "0301"))) == "5.41 no-leader-alone"
    assert why(cannot_charge(g, one(g, "gC-a"), at(g, "0301"))) == ""


# Flight --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.33", "5.4")
@pytest.mark.parametrize(
    ("units", "to", "reason"),
    [
        ("", "0401", ""),
        ("unit rI02 at 0401\n", "0401", "14.33 no-flight-there"),
        ("unit gI02 gI03 at 0401\n", "0401", "14.33 no-flight-there"),
        ("unit rI01 at 0801\n", "0602", "14.33 no-flight-there"),
    ],
)
def test_14_33_where_nobody_flees_to(units: str, to: str, reason: str) -> None:
    g = on(f"unit gI01 at 0501 demoralised\n{units}")
    told = cannot_flee_to(g, one(g, "gI01"), at(g, "0501"), at(g, to))
    assert why(told) == reason


@pytest.mark.rule("6.62", "14.4")
@pytest.mark.parametrize(
    ("leader", "how", "reason"),
    [
        ("gCpt1a", "at 0101 to-move", ""),
        ("gCpt1a", "at 0102 to-move", "no-not-called"),
        ("gCpt1a", "at 0101 to-move demoralised", "no-not-called"),
        ("gCpt1a", "at 0101", "no-not-called"),
        ("gcCpt1a", "at 0101 to-move", "no-not-called"),
        ("gI02", "at 0101 to-move", "no-not-called"),
    ],
)
def test_6_62_who_does_not_flee_along(leader: str, how: str, reason: str) -> None:
    g = on(f"unit gI01 at 0101 demoralised\nunit {leader} {how}\n", scenario="tilsit", more="turn 6\n")
    refusal = cannot_flee_with(g, *who(g, "gI01", leader))
    assert ("" if refusal is None else refusal.key) == reason


@pytest.mark.rule("6.62")
def test_6_62_a_leader_flees_with_units_alone() -> None:
    g = on("unit gCpt1b at 0101 demoralised\nunit gCpt1a at 0101 to-move\n")
    assert cannot_flee_with(g, *who(g, "gCpt1b", "gCpt1a")) is not None


@pytest.mark.rule("14.35", "12.25")
@pytest.mark.parametrize(
    ("units", "to", "is_open"),
    [
        ("", "0202", True),
        ("", "0203", False),
        ("unit rI02 at 0202\n", "0202", False),
        ("unit gI02 gI03 at 0202\n", "0202", False),
    ],
)
def test_14_35_where_nobody_leaves_an_assault_hex_to(units: str, to: str, is_open: bool) -> None:
    g = on(f"unit gI01 at 0201 demoralised\nunit rI01 at 0201\n{units}")
    assert (cannot_leave_to(g, one(g, "gI01"), at(g, to)) is None) is is_open


@pytest.mark.rule("6.71")
def test_6_71_a_leader_is_displaced_by_one_hex() -> None:
    g = on("unit gCpt1a at 0101\nunit gI01 at 0102\nunit gI02 at 0103\n")
    leader = who(g, "gCpt1a")[0]
    assert cannot_displace(g, leader, at(g, "0102")) is None
    assert cannot_displace(g, leader, at(g, "0103")) is not None


# Wagons --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.62", "5.6", "5.66")
@pytest.mark.parametrize(
    ("units", "wagon", "unit", "reason"),
    [
        ("unit gW1 gMG1 at 0101 to-move\n", "gW1", "gMG1", ""),
        ("unit gI01 gMG1 at 0101 to-move\n", "gI01", "gMG1", "no-not-carried"),
        ("unit gW1 gI01 at 0101 to-move\n", "gW1", "gI01", "no-not-carried"),
        ("unit gW1 at 0101 to-move\nunit rMG1 at 0101 to-move\n", "gW1", "rMG1", "no-not-carried"),
        ("unit gW1 at 0101 to-move\nunit gMG1 at 0102 to-move\n", "gW1", "gMG1", "no-not-together"),
        ("unit gW1 at 0101 to-move\nunit gMG1 at 0101 to-move discouraged\n", "gW1", "gMG1", "no-shaken-load"),
        ("unit gW1 at 0101 to-fire\nunit gMG1 at 0101 to-move\n", "gW1", "gMG1", "no-both-move"),
        ("unit gW1 at 0101 to-move\nunit gMG1 at 0101 to-fire\n", "gW1", "gMG1", "no-both-move"),
    ],
)
def test_5_62_what_a_wagon_does_not_take_up(units: str, wagon: str, unit: str, reason: str) -> None:
    g = on(units, scenario="tilsit", more="turn 6\n")
    refusal = cannot_take_up(g, *who(g, wagon, unit))
    assert ("" if refusal is None else refusal.key) == reason
