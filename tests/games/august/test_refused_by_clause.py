"""More conditions that stand alone: who may not, where everything else is in order, from fire to the set-up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grognard.games.august import August
from grognard.games.august.actions import cannot_limber, cannot_support, cannot_unlimber
from grognard.games.august.artillery import Salvo, cannot_combine, cannot_fire_observed
from grognard.games.august.assault import cannot_enter, cannot_take_part, cannot_use_bayonet
from grognard.games.august.bombardment import cannot_fire_plan, cannot_fire_smoke, cannot_rally
from grognard.games.august.cavalry import cannot_dismount, cannot_mount
from grognard.games.august.charges import cannot_charge, cannot_ride_in
from grognard.games.august.consequences import cannot_lose, cannot_lose_first
from grognard.games.august.declaring import cannot_fire_with_all, cannot_move_with_all
from grognard.games.august.entry import cannot_come_in, cannot_leave
from grognard.games.august.movement import Mover, cannot_move_off, cannot_step
from grognard.games.august.naming import cannot_name
from grognard.games.august.options import cannot_merge
from grognard.games.august.plans import (
    FIRE,
    NO_FIRE,
    Orders,
    cannot_aim,
    cannot_aim_next,
    cannot_aim_smoke,
    cannot_be_told,
    cannot_cancel,
    cannot_observe_from,
    cannot_plan_as,
    cannot_plan_fire,
)
from grognard.games.august.recovery import cannot_flee_to, cannot_leave_to
from grognard.games.august.sectors import BY_ROWS, cannot_post
from grognard.games.august.segments import cannot_act
from grognard.games.august.setup import cannot_detach, cannot_entrench, cannot_hide, cannot_put, cannot_start_aboard
from grognard.games.august.stacks import cannot_follow
from grognard.games.august.wagons import (
    cannot_embark,
    cannot_exchange,
    cannot_take_up,
    cannot_unload,
    cannot_unload_ready,
)
from grognard.kernel.asking.script import Refusal
from tests.games.august.fielding import lay_out
from tests.games.august.test_refusals import LED, ROW, at, on, one, who, why

Ask = Callable[..., Refusal | None]
DAY = "turn 6\n"
TILSIT = {"scenario": "tilsit", "more": DAY}
"""A battle with guns, wagons and squadrons, by day."""


def coming(units: str, more: str, rows: str = ROW, scenario: str = "goritten") -> August:
    """A battle of the German segment in which a group may come in."""
    spare = "unit gI04 at 0104 to-fire\nunit rI02 at 1404\n"
    return lay_out(f"{more}board\n{rows}acting german\nunderway acting\n{spare}{units}", scenario=scenario).table


def refused(g: August, cannot: Ask, *nouns: Any) -> str:
    """The refusal of a predicate, in short; counters and hexes are named by text."""
    found = [
        noun if not isinstance(noun, str) else at(g, noun) if noun[0].isdigit() else one(g, noun) for noun in nouns
    ]
    return why(cannot(g, *found))


# Actions -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.61", "6.65", "9.13")
@pytest.mark.parametrize(
    ("units", "cannot", "name", "reason"),
    [
        ("unit gMG1 at 0101 to-move\n", cannot_limber, "gMG1", ""),
        ("unit gMG1 at 0101 to-move limbered\n", cannot_limber, "gMG1", "5.61 no-limbered"),
        ("unit gI01 at 0101 to-move\n", cannot_unlimber, "gI01", "5.61 no-one-face"),
        ("unit gMG1 at 0101 to-move limbered\n", cannot_unlimber, "gMG1", ""),
    ],
)
def test_5_61_who_turns_his_counter(units: str, cannot: Ask, name: str, reason: str) -> None:
    assert refused(on(units), cannot, name) == reason


@pytest.mark.rule("6.62", "6.65")
@pytest.mark.parametrize(
    ("leader", "how", "reason"),
    [
        ("gCpt1a", "", ""),
        ("gCpt1b", "", "6.62 no-bonus"),
        ("gCpt1a", "demoralised", "6.62 no-supports-nobody"),
    ],
)
def test_6_65_who_does_not_support(leader: str, how: str, reason: str) -> None:
    shaken = f"unit gI01 at 0101 to-move led well-led by {leader} discouraged\n"
    assert refused(on(f"unit {leader} at 0101 to-move {how}\n{shaken}"), cannot_support, leader) == reason


# Guns ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.2")
@pytest.mark.parametrize(
    ("where", "name", "reason"),
    [("0102", "g77B", ""), ("0102", "g77A", "9.2 no-salvo"), ("0103", "g77B", "9.2 no-salvo")],
)
def test_9_2_which_battery_does_not_combine(where: str, name: str, reason: str) -> None:
    g = on(f"unit g77A at 0101\nunit g77B at {where}\n", **TILSIT)
    assert refused(g, cannot_combine, Salvo((one(g, "g77A"),), at(g, "0803")), name) == reason


@pytest.mark.rule("9.12", "10.3", "8.1")
@pytest.mark.parametrize(
    ("how", "hex_", "reason"),
    [("", "0501", ""), ("", "0502", "8.1 no-target"), ("demoralised", "0501", "14.3 no-demoralised")],
)
def test_10_3_what_a_gun_does_not_fire_at_by_sight(how: str, hex_: str, reason: str) -> None:
    g = on(f"unit g77A at 0101 to-fire mission observe {how}\nunit rI01 at 0501\n", **TILSIT)
    assert refused(g, cannot_fire_observed, "g77A", hex_) == reason


@pytest.mark.rule("9.61", "9.63", "9.65", "16.11")
@pytest.mark.parametrize(
    ("how", "cannot", "reason"),
    [
        ("plan 0501", cannot_fire_plan, ""),
        ("plan none", cannot_fire_plan, "9.61 no-entry"),
        ("spent plan 0501", cannot_fire_plan, "9.15 no-planned-fire"),
        ("demoralised plan 0501\nunit g77A smoking 1", cannot_fire_smoke, "9.61 no-demoralised"),
        ("plan 0501\nunit g77A smoking 1", cannot_fire_smoke, ""),
        ("discouraged plan 0501", cannot_rally, ""),
        ("discouraged spent plan 0501", cannot_rally, "9.15 no-planned-fire"),
        ("plan 0501", cannot_rally, "9.63 no-not-shaken"),
    ],
)
def test_9_61_which_battery_does_not_fire_or_recover_by_plan(how: str, cannot: Ask, reason: str) -> None:
    g = on(f"unit g77A at 0101 mission fire {how}\nunit rI01 at 0501\n", scenario="usdau", more="turn 1\n")
    side = g.owner[one(g, "g77A")]
    assert refused(g, cannot, side, "g77A") == reason
    assert refused(g, cannot_rally, side.enemy, "g77A") == "3.1 no-not-yours"


@pytest.mark.rule("9.14", "3.1")
@pytest.mark.parametrize(
    ("name", "how", "reason"),
    [
        ("g77A", "at 0101 mission fire plan 0501", ""),
        ("g77A", "at 0101", "9.14 no-nothing-to-cancel"),
        ("gI01", "at 0101", "9.1 no-battery"),
        ("r76A", "at 0101 mission fire plan 0501", "3.1 no-not-yours"),
        ("g77A", "at out mission fire plan 0501", "9.14 no-nothing-to-cancel"),
        ("g77A", "at waiting-2 mission move", "9.14 no-nothing-to-cancel"),
        ("g14A", "at out mission fire plan 0501", "9.14 no-nothing-to-cancel"),
    ],
)
def test_9_14_whose_mission_is_not_cancelled(name: str, how: str, reason: str) -> None:
    g = on(f"unit {name} {how}\n", scenario="usdau")
    assert refused(g, cannot_cancel, g.owner[one(g, "gI04")], name) == reason


# Assault and charges -------------------------------------------------------------------------------------------

RIVER = "  . r . . . . . . . . . . . .\n" * 4
COURSE = "link river 0201 0202 0203 0204\n"


def by_river(units: str) -> August:
    """A battle by a major river that runs down column 02; its left bank is in the east."""
    text = (
        f"turn 6\nboard\n{RIVER}{COURSE}acting german\nunderway acting\nunit gI04 at 0504\nunit rI08 at 1404\n{units}"
    )
    return lay_out(text, scenario="tilsit").table


@pytest.mark.rule("5.82", "12.2")
@pytest.mark.parametrize(("bank", "reason"), [("left", ""), ("right", "5.82 no-crossing")])
def test_5_82_nobody_leaves_a_river_by_the_other_bank_to_assault(bank: str, reason: str) -> None:
    g = by_river(f"unit gI01 at 0202 bank {bank} {LED}\nunit gCpt1a at 0202 to-fire\nunit rI01 at 0302\n")
    assert refused(g, cannot_enter, "0302", (), "gI01") == reason


@pytest.mark.rule("5.83", "12.6")
@pytest.mark.parametrize(("bank", "reason"), [("left", ""), ("right", "5.83 no-bayonet-across")])
def test_5_83_there_is_no_bayonet_attack_across_a_river(bank: str, reason: str) -> None:
    g = by_river(
        f"unit gI01 at 0202 bank {bank} {LED}\nunit gCpt1a at 0202 bank {bank} to-fire\nunit rI01 at 0202 bank left\n"
    )
    assert refused(g, cannot_use_bayonet, "gI01", "0202") == reason


@pytest.mark.rule("12.6")
@pytest.mark.parametrize(("is_bayonet", "reason"), [(False, ""), (True, "12.62 no-bayonet")])
def test_12_6_who_joins_no_bayonet_attack(is_bayonet: bool, reason: str) -> None:
    g = on("unit gI01 at 0201 to-fire\nunit gCpt1a at 0201 to-fire\nunit rI01 at 0201\n")
    assert refused(g, cannot_take_part, "0201", (), is_bayonet, "gI01") == reason


RIDER = "to-fire led well-led by gcCpt1a"


@pytest.mark.rule("12.7", "4.1", "5.41")
def test_12_7_a_charge_has_room_and_is_begun_by_a_squadron() -> None:
    units = f"unit gC-a at 0101 mounted {RIDER}\nunit gcCpt1a at 0101 to-fire\nunit rI01 at 0301\n"
    for more, reason in (("unit gI01 at 0301\n", ""), ("unit gI01 gI02 at 0301\n", "4.1 no-room")):
        g = on(units + more, **TILSIT)
        assert refused(g, cannot_ride_in, "0301", (), "gC-a") == reason
        assert refused(g, cannot_ride_in, "0301", (), "gcCpt1a") == ""
        assert refused(g, cannot_charge, "gcCpt1a", "0301") == "5.41 no-leader-alone"


@pytest.mark.rule("15.4", "15.42", "15.5", "15.1")
@pytest.mark.parametrize(
    ("name", "how", "cannot", "reason"),
    [
        ("gC-a", "mounted", cannot_dismount, ""),
        ("gC-a", "mounted demoralised", cannot_dismount, "15.42 no-demoralised"),
        ("gI01", "", cannot_dismount, "15.1 no-squadron"),
        ("gC-a", "dismounted", cannot_mount, ""),
        ("gC-a", "mounted", cannot_mount, "15.5 no-in-the-saddle"),
    ],
)
def test_15_4_who_does_not_change_saddle(name: str, how: str, cannot: Ask, reason: str) -> None:
    assert refused(on(f"unit {name} at 0101 to-move {how}\n", **TILSIT), cannot, name) == reason


@pytest.mark.rule("7.61", "7.62")
def test_7_61_steps_come_off_units_that_were_hit_and_are_there() -> None:
    g = on("unit gI01 gI02 at 0101\n")
    hit = who(g, "gI01", "gI03")
    for cannot in (cannot_lose, cannot_lose_first):
        assert [refused(g, cannot, hit, name) for name in ("gI01", "gI02", "gI03")] == ["", *["7.6 no-loss-here"] * 2]


# Declaring, acting ---------------------------------------------------------------------------------------------


@pytest.mark.rule("3.13", "9.62", "3.1")
def test_3_13_who_is_not_declared_with_all() -> None:
    units = "unit gCpt1a at 0101 named\nunit gI01 at 0101\nunit gI02 at 0101 spent\nunit g77A at 0101 mission observe\n"
    g = on(units, **TILSIT)
    side = g.owner[one(g, "gI01")]
    names = ("gI01", "gI02", "g77A", "rI08")
    assert [refused(g, cannot_move_with_all, side, name) for name in names] == [
        "",
        "3.3 no-spent",
        "9.62 no-mission-stays",
        "3.1 no-not-yours",
    ]
    assert [refused(g, cannot_fire_with_all, side, name) for name in names] == [
        "",
        "3.3 no-spent",
        "",
        "3.1 no-not-yours",
    ]


@pytest.mark.rule("3.13", "3.1", "16.41")
@pytest.mark.parametrize(
    ("name", "how", "reason"),
    [
        ("gI01", "at 0101 to-move", ""),
        ("gI01", "at 0101", "3.13 no-not-declared"),
        ("gI01", "at waiting-1 to-move", "3.13 no-not-declared"),
        ("rI01", "at 0101 to-move", "3.1 no-not-yours"),
    ],
)
def test_3_13_who_does_not_act(name: str, how: str, reason: str) -> None:
    g = coming(f"unit {name} {how}\n", "turn 1\n")
    assert refused(g, cannot_act, g.owner[one(g, "gI04")], name) == reason


@pytest.mark.rule("3.1", "3.3")
def test_3_1_nobody_names_pieces_of_the_enemy() -> None:
    g = on("")
    side = g.owner[one(g, "gI04")]
    assert [refused(g, cannot_name, side, name) for name in ("gI04", "rI08")] == ["", "3.1 no-not-yours"]


@pytest.mark.rule("3.1", "3.3")
def test_3_1_who_is_not_named_is_told_so_whatever_is_asked() -> None:
    spent = "unit gI01 at 0101 spent\n"
    g = lay_out(f"board\n{ROW}acting german\nunderway acting\nunit gI04 at 0104 to-move\nunit rI08 at 1404\n{spent}")
    assert g.ask == "ask-act"
    assert g.refused("unit rI08") == "§3.1 This piece is not yours."
    assert g.refused("unit gI01") == "§3.3 It has already moved or fired this turn."


# Movement ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(("hex_", "reason"), [("0102", ""), ("0103", "5.2 no-not-adjacent")])
def test_5_2_a_step_leads_to_an_adjacent_hex(hex_: str, reason: str) -> None:
    g = on("unit gI01 at 0101 to-move led\n")
    assert refused(g, cannot_step, Mover(g, (one(g, "gI01"),)), hex_) == reason
    assert refused(g, cannot_follow, (at(g, hex_),), "gI01") == reason


@pytest.mark.rule("16.42", "14.3", "5.81", "12.22", "14.2", "17.3", "5.64")
@pytest.mark.parametrize(
    ("units", "name", "mark", "reason"),
    [
        ("unit gI01 at 0101 to-move\n", "gI01", "", ""),
        ("unit gI01 at 0102 to-move\n", "gI01", "", "16.42 no-exit"),
        ("unit gI01 at 0102 to-move\n", "gI01", "has_left_assault", "16.42 no-exit"),
        ("unit gI01 at 0101 to-move\n", "gI01", "has_left_assault", "12.22 no-one-hex-out"),
        ("unit gI01 at 0101 to-move\n", "gI01", "has_crossed", "5.81 no-river-crossed"),
        ("unit gI01 at 0101 to-move\n", "gI01", "is_march", "17.3 no-exit-marching"),
        ("unit gI01 at 0101 to-move demoralised\n", "gI01", "", "16.42 no-exit-demoralised"),
        ("unit gI01 at 0101 to-move\nunit rI01 at 0101\n", "gI01", "", "16.42 no-exit"),
        ("unit gI01 at 0101 to-move discouraged\n", "gI01", "steps", "14.2 no-one-hex"),
        ("unit gI01 at 0101 to-move discouraged\n", "gI01", "", ""),
        ("unit g77A at 0101 to-move limbered\n", "g77A", "", "5.1 no-carried"),
        ("unit gI01 at 0101 to-move\n", "gI01", "spent", "5.2 no-points"),
    ],
)
def test_16_42_who_does_not_leave_the_map(units: str, name: str, mark: str, reason: str) -> None:
    g = on(units, scenario="tilsit", more=f"{DAY}region exit-german 0101\n")
    mover = Mover(g, (one(g, name),))
    match mark:
        case "has_left_assault" | "has_crossed" | "is_march":
            setattr(mover, mark, True)
        case "steps":
            mover.steps = 1
        case "spent":
            mover.steps, mover.left[one(g, name)] = 1, 0
    assert why(cannot_move_off(g, mover)) == reason


@pytest.mark.rule("16.42")
def test_16_42_nobody_leaves_who_is_not_on_the_map() -> None:
    g = coming("unit gI05 at waiting-1 demoralised\n", "turn 1\n")
    assert refused(g, cannot_leave, who(g, "gI05")) == "16.42 no-exit"


ENTRY = "region entry-1 0101 0102 0103 0104\nturn {}\n"


@pytest.mark.rule("16.41", "5.4", "5.2")
@pytest.mark.parametrize(
    ("turn", "units", "hex_", "reason"),
    [
        (2, "", "0101", ""),
        (1, "", "0101", "16.41 no-not-due"),
        (2, "unit rI01 at 0101\n", "0101", "5.4 no-enemy-there"),
        (2, "", "0201", "16.41 no-entry-hex"),
    ],
)
def test_16_41_where_nobody_comes_in(turn: int, units: str, hex_: str, reason: str) -> None:
    g = coming(f"unit gI05 at waiting-1\n{units}", ENTRY.format(turn))
    assert refused(g, cannot_come_in, who(g, "gI05"), hex_) == reason


@pytest.mark.rule("16.41", "5.2")
def test_5_2_nobody_comes_in_by_a_lake() -> None:
    rows = "  l . . . . . . . . . . . . .\n" * 4
    g = coming("unit gI05 at waiting-1\n", ENTRY.format(2), rows=rows)
    assert refused(g, cannot_come_in, who(g, "gI05"), "0101") == "5.2 no-ground"


# Sectors (17.5) ------------------------------------------------------------------------------------------------


@pytest.mark.rule("17.51", "16.41")
def test_17_51_who_comes_in_does_so_in_the_sector_that_is_played() -> None:
    entry = "region entry-2 0108 0109\nturn 5\n"
    g = coming("unit gI05 at waiting-2\n", entry, rows=ROW * 4, scenario="usdau")
    g.position.division = BY_ROWS
    told = []
    for g.position.sector in (1, 2):
        told.append([refused(g, cannot_come_in, who(g, "gI05"), hex_) for hex_ in ("0108", "0109")])
    assert told == [["", "17.51 no-sector-in-play"], ["17.51 no-sector-in-play", ""]]


@pytest.mark.rule("17.51", "17.52", "9.11")
def test_17_51_batteries_fire_on_one_sector() -> None:
    g = on("unit g77A at 0101\nunit g14A at guns\n", rows=ROW * 4, scenario="usdau", more="turn 1\n")
    g.position.division = BY_ROWS
    assert refused(g, cannot_aim, "g77A", "0103") == ""
    over = "17.51 no-fire-over"
    assert refused(g, cannot_aim, "g77A", "0109") == over
    assert refused(g, cannot_aim_next, "g77A", NO_FIRE, "0109") == over
    assert [refused(g, cannot_aim_next, "g14A", "0103", hex_) for hex_ in ("0104", "0109")] == ["", over]
    assert [refused(g, cannot_aim_smoke, "g14A", 0, "0103", hex_) for hex_ in ("0104", "0109")] == ["", over]


@pytest.mark.rule("17.52")
def test_17_52_what_is_carried_is_posted_with_its_wagon() -> None:
    g = on("unit g77A at 0101 limbered loaded\nunit gW1 at 0101 load g77A\n", scenario="usdau", more="turn 2\n")
    side = g.owner[one(g, "gW1")]
    assert [refused(g, cannot_post, side, name) for name in ("gW1", "g77A")] == ["", "17.52 no-post-aboard"]


# Options and plans ---------------------------------------------------------------------------------------------


@pytest.mark.rule("17.1")
@pytest.mark.parametrize(
    ("first", "second", "is_open"),
    [
        ("at 0101 to-move led by gCpt1a steps 1", "at 0101 to-move led by gCpt1a steps 1", True),
        ("at 0101 to-move led by gCpt1a steps 1", "at 0102 to-move led by gCpt1a steps 1", False),
        ("at 0101 to-move led by gCpt1a steps 1", "at 0101 to-move led by gCpt1b steps 1", False),
        ("at 0101 to-move steps 1", "at 0101 to-move steps 1", False),
        ("at 0101 to-move led by gCpt1a steps 1", "at 0101 to-move led by gCpt1a", False),
    ],
)
def test_17_1_who_does_not_merge(first: str, second: str, is_open: bool) -> None:
    g = on(f"unit gI01 {first}\nunit gI02 {second}\nunit gCpt1a gCpt1b at 0101 to-move\n", scenario="usdau")
    assert refused(g, cannot_merge, "gI01", "gI02") == ("" if is_open else "17.1 no-merge")


@pytest.mark.rule("17.1")
@pytest.mark.parametrize(("face", "is_open"), [("mounted", True), ("dismounted", False)])
def test_17_1_squadrons_merge_in_the_saddle_or_on_foot(face: str, is_open: bool) -> None:
    called = "to-move led by gcCpt1a steps 1"
    g = on(f"unit gC-a at 0101 mounted {called}\nunit gC-b at 0101 {face} {called}\nunit gcCpt1a at 0101\n", **TILSIT)
    assert refused(g, cannot_merge, "gC-a", "gC-b") == ("" if is_open else "17.1 no-merge")


@pytest.mark.rule("9.1", "9.13", "9.15")
def test_9_1_missions_are_given_to_one_piece_after_another() -> None:
    g = on("unit g77A g77B at 0101\nunit g77C at 0102 limbered\nunit g77D at out\n", scenario="usdau", more="turn 1\n")
    asked = one(g, "g77A")
    assert [refused(g, cannot_be_told, asked, cannot_plan_fire, name) for name in ("g77A", "g77B")] == [
        "",
        "9.1 no-other-mission",
    ]
    assert [refused(g, cannot_observe_from, name) for name in ("g77A", "g77C", "g77D")] == [
        "",
        *["9.13 no-drawn-up"] * 2,
    ]


@pytest.mark.rule("9.11", "9.9", "16.14")
def test_9_11_which_plan_is_not_copied() -> None:
    g = on("unit g77A g77B g77C at 0101\nunit r76A at 0201\n", scenario="usdau", more="turn 1\n")
    plans = {"g77B": Orders(FIRE, -1, (at(g, "0301"),), (0,)), "g77C": Orders(FIRE, -1, (NO_FIRE,), (0,))}
    sheet = {one(g, name): orders for name, orders in plans.items()}
    found = [refused(g, cannot_plan_as, "g77A", sheet, 0, name) for name in ("g77B", "g77C", "g77D")]
    assert found == ["", *["9.11 no-such-plan"] * 2]
    assert refused(g, cannot_aim_smoke, "r76A", 0, NO_FIRE, "0301") == "16.14 no-smoke", "the Russians have no smoke"
    assert [refused(g, cannot_aim_smoke, "g77A", used, NO_FIRE, "0301") for used in (0, 3)] == [
        "",
        "16.14 no-smoke-left",
    ]


# Flight --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.33", "5.4", "9.71", "4.1")
@pytest.mark.parametrize(
    ("more", "is_open"),
    [
        ("", True),
        ("unit rMG1 at 0401\n", False),
        ("unit r76A at 1001 mission fire barrage 0401\n", False),
        ("unit rI02 at 0103\n", False),
    ],
)
def test_14_33_what_a_flight_does_not_enter(more: str, is_open: bool) -> None:
    g = on(f"unit gI01 at 0501 demoralised\n{more}", **TILSIT)
    assert refused(g, cannot_flee_to, "gI01", "0501", "0401") == ("" if is_open else "14.33 no-flight-there")


@pytest.mark.rule("14.33", "12.22")
@pytest.mark.parametrize(("to", "is_open"), [("0502", True), ("0401", False)])
def test_14_33_a_flight_out_of_an_assault_hex_enters_no_other(to: str, is_open: bool) -> None:
    g = on("unit gI01 at 0501 demoralised\nunit rI01 at 0501\nunit rI02 at 0401\n")
    assert refused(g, cannot_flee_to, "gI01", "0501", to) == ("" if is_open else "14.33 no-flight-there")


@pytest.mark.rule("14.33", "5.82", "5.2")
@pytest.mark.parametrize(("name", "is_open"), [("gI01", True), ("gMG1", False)])
def test_14_33_who_flees_into_a_great_river_pays_for_it(name: str, is_open: bool) -> None:
    g = by_river(f"unit {name} at 0302 demoralised\n")
    assert refused(g, cannot_flee_to, name, "0302", "0202") == ("" if is_open else "14.33 no-flight-there")


@pytest.mark.rule("5.82", "14.33", "14.35")
@pytest.mark.parametrize(("bank", "is_open"), [("right", True), ("left", False)])
def test_5_82_nobody_flees_out_of_a_river_on_the_other_bank(bank: str, is_open: bool) -> None:
    g = by_river(f"unit gI01 at 0202 bank {bank} demoralised\n")
    assert refused(g, cannot_flee_to, "gI01", "0202", "0102") == ("" if is_open else "14.33 no-flight-there")
    assert refused(g, cannot_leave_to, "gI01", "0102") == ("" if is_open else "14.33 no-flight-there")


@pytest.mark.rule("14.35", "12.25")
def test_14_35_who_leaves_an_assault_hex_goes_one_hex() -> None:
    g = on("unit gI01 at 0201 demoralised\nunit rI01 at 0201\n")
    assert [refused(g, cannot_leave_to, "gI01", hex_) for hex_ in ("0202", "0203", "0201")] == [
        "",
        *["14.33 no-flight-there"] * 2,
    ]


# Wagons --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.6", "5.62", "5.63")
@pytest.mark.parametrize(
    ("units", "cannot", "nouns", "reason"),
    [
        ("unit gMG1 gW1 at 0202 to-move\n", cannot_embark, "gMG1 gW1", ""),
        ("unit gMG1 gI01 at 0202 to-move\n", cannot_embark, "gMG1 gI01", "5.6 no-not-carried"),
        (
            "unit gW2 at 0202 to-move\nunit gW1 at 0202 load gMG1\nunit gMG1 at 0202 to-move limbered loaded\n",
            cannot_take_up,
            "gW2 gMG1",
            "5.6 no-has-load",
        ),
    ],
)
def test_5_62_who_is_not_taken_aboard(units: str, cannot: Ask, nouns: str, reason: str) -> None:
    assert refused(on(units, **TILSIT), cannot, *nouns.split()) == reason


ABOARD = "unit gW1 at 0202 to-move load gMG1\nunit gMG1 at 0202 limbered loaded"


@pytest.mark.rule("5.63")
def test_5_63_what_a_wagon_does_not_put_down_or_exchange() -> None:
    other = "unit gMG2 at 0202 to-move\nunit gW2 at 0202 to-move\n"
    g = on(f"{ABOARD}\n{other}", **TILSIT)
    for cannot in (cannot_unload, cannot_unload_ready):
        assert [refused(g, cannot, "gW1", name) for name in ("gMG1", "gMG2")] == ["", "5.63 no-load"]
        assert refused(g, cannot, "gW2", -1) == "5.63 no-load"
    assert [refused(g, cannot_exchange, wagon, "gMG2") for wagon in ("gW1", "gW2")] == ["", "5.63 no-load"]
    spent = on(f"{ABOARD} spent\n{other}", **TILSIT)
    assert refused(spent, cannot_unload, "gW1", "gMG1") == "5.63 no-load-spent"
    assert refused(spent, cannot_exchange, "gW1", "gMG2") == "5.63 no-load-spent"


# Set-up --------------------------------------------------------------------------------------------------------


def placing(units: str, more: str = "", scenario: str = "tilsit", rows: str = ROW) -> August:
    """A table in the set-up, with the first four columns for the Germans."""
    german = " ".join(f"{column:02}{row:02}" for column in range(1, 5) for row in range(1, 5))
    text = f"board\n{rows}region set-up-german {german}\n{more}unit gI04 at hand\nunit rI08 at 1404\n{units}"
    return lay_out(text, scenario=scenario, phase="3.0").table


@pytest.mark.rule("3.0", "5.4", "5.62", "5.64")
@pytest.mark.parametrize(
    ("name", "on_", "units", "reason"),
    [
        ("gMG1", "gW1", "unit gMG1 at hand\nunit gW1 at 0101\n", ""),
        ("g77A", "gW1", "unit g77A at hand\nunit gW1 at 0101\n", ""),
        ("gI01", "gW1", "unit gI01 at hand\nunit gW1 at 0101\n", "5.62 no-carried-kind"),
        ("gMG1", "gI01", "unit gMG1 at hand\nunit gI01 at 0101\n", "5.62 no-free-wagon"),
        ("gMG1", "gW1", "unit gMG1 at hand\nunit gW1 at hand\n", "5.62 no-free-wagon"),
        ("gMG1", "rW1", "unit gMG1 at hand\nunit rW1 at 0101\n", "5.62 no-free-wagon"),
        ("gMG1", "gW1", "unit gMG1 gMG2 at hand\nunit gW1 at 0101 load gMG2\n", "5.62 no-free-wagon"),
    ],
)
def test_5_62_what_does_not_start_on_a_wagon(name: str, on_: str, units: str, reason: str) -> None:
    assert refused(placing(units), cannot_start_aboard, name, on_) == reason


@pytest.mark.rule("3.0", "5.62", "5.64")
@pytest.mark.parametrize(("hex_", "reason"), [("0101", ""), ("0102", "3.0 no-set-up-gun")])
def test_3_0_guns_start_on_wagons_where_guns_start(hex_: str, reason: str) -> None:
    g = placing(f"unit g77A at hand\nunit gW1 at {hex_}\n", "region set-up-german-guns 0101\n")
    assert refused(g, cannot_start_aboard, "g77A", "gW1") == reason


@pytest.mark.rule("3.0", "5.4")
def test_3_0_nobody_is_placed_among_enemies() -> None:
    g = placing("unit gI01 at hand\nunit rI01 at 0202\n")
    assert [refused(g, cannot_put, "gI01", hex_) for hex_ in ("0101", "0202", "0501")] == [
        "",
        *["3.0 no-set-up-hex"] * 2,
    ]


@pytest.mark.rule("16.2", "16.24")
@pytest.mark.parametrize(
    ("name", "how", "reason"),
    [
        ("rI01", "at 0201", ""),
        ("gI01", "at 0101", "16.24 no-digs"),
        ("rMG1", "at 0201 limbered loaded", "16.24 no-digs"),
    ],
)
def test_16_24_who_does_not_start_dug_in(name: str, how: str, reason: str) -> None:
    g = placing(f"unit {name} {how}\n", scenario="usdau")
    assert refused(g, cannot_entrench, g.owner[one(g, "rI08")], name) == reason


@pytest.mark.rule("16.24", "15.3")
def test_16_24_no_cavalry_starts_dug_in() -> None:
    g = placing("unit gC-a at 0101 dismounted\n")
    assert refused(g, cannot_entrench, g.owner[one(g, "gI04")], "gC-a") == "16.24 no-digs"


@pytest.mark.rule("16.5", "3.0")
def test_16_5_what_does_not_start_hidden() -> None:
    g = placing(
        "unit rI01 rMG1 rCpt1a at hand\nunit gI01 at 1001\n", "region set-up-russian 1001 1002\n", "mattischkehmen"
    )
    names = ("rI01", "rMG1", "rCpt1a")
    assert [refused(g, cannot_hide, name, "1002") for name in names] == ["", "", "16.5 no-hiding"]
    assert [refused(g, cannot_hide, "rI01", hex_) for hex_ in ("1001", "0901")] == [
        "3.0 no-set-up-hex",
        "16.5 no-hiding-here",
    ]


@pytest.mark.rule("16.41")
def test_16_41_nobody_divides_the_pieces_of_the_enemy() -> None:
    g = placing("unit gI01 at hand\n")
    side = g.owner[one(g, "gI04")]
    assert [refused(g, cannot_detach, each, "gI01") for each in (side, side.enemy)] == ["", "16.41 no-detached"]
