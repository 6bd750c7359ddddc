"""Chapter 10: artillery off the map, from the secret order to the shells, the smoke and the ruins."""

from __future__ import annotations

from textwrap import dedent

import pytest

import grognard
from grognard.games.indochine import Indochine
from tests.games.indochine.fighting import Fight, Roll

FIELD = """
    indochine au-cul
    turn 2
    phase 2.A
    side viet-minh batteries 2 missions 6
    unit pc-vm-1 at B1710
    unit gc-para-1 at B1510 formation f1
    unit pc-f-1 at B1303
"""
DUE = f"{FIELD}    side viet-minh plotted B1510 none\n"
READY, LATE, STRUCK, MISS = (3, 4), (5, 5), (2, 3), (6, 6)
"""The rolls of a fire that arrives, of one that is delayed, of a correction on target, of shells without effect."""


def scene(text: str, *rolls: Roll) -> Fight:
    return Fight(grognard.position(Indochine, dedent(text).strip() + "\n", dice=grognard.Scripted(rolls)))


def plotted(game: Fight, side: int = 1) -> list[str]:
    """The targets a side has written down, by their numbers."""
    board = game.game.play.board
    return [board.grid.number(h) if h >= 0 else "" for h in game.game.play.position.plotted[side]]


# Orders ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.1", "2.A", "10", "err1.oa")
def test_10_1_each_battery_is_given_a_hex_that_a_leader_sees_and_the_enemy_learns_nothing() -> None:
    game = scene(FIELD)
    assert game.asked == "viet-minh 10.1"
    assert "B1510" in game.options("plot")
    game.play("plot B1511", "no-plot")
    assert plotted(game) == ["B1511", ""]
    assert "B1511" not in str(game.game.view("french"))
    assert "B1511" in str(game.game.view("viet-minh"))
    told = [event for event in game.game.events if event.key == "plots"]
    assert [event.audience.name for event in told if event.audience] == ["viet-minh"]


@pytest.mark.rule("10.3", "10.1")
def test_10_3_a_hex_no_leader_sees_cannot_be_written_whoever_else_sees_it() -> None:
    game = scene(f"{FIELD}    unit inf-vm-1 at B1203 formation v1\n")
    assert game.refused("plot B1303") == "§10.3 None of your leaders can see it."
    assert "B1303" not in game.options("plot")


@pytest.mark.rule("10")
def test_10_no_more_fires_are_ordered_than_missions_are_left() -> None:
    game = scene(FIELD.replace("missions 6", "missions 1"))
    game.play("plot B1510")
    assert game.asked != "viet-minh 10.1"


@pytest.mark.rule("10.6")
def test_10_6_artillery_has_no_smoke_where_the_scenario_says_so() -> None:
    game = scene(
        """
        indochine phu-tong-hoa
        turn 2
        phase 2.A
        side viet-minh batteries 1 missions 1
        unit pc-vm-1 at A1210
        unit pc-f-1 at A1010
        """
    )
    assert game.options("plot") and not game.options("plot-smoke")
    assert game.refused("plot-smoke A1211") == "§10.6 Artillery has no smoke shells in this scenario."


# Delay -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.4", "10.2", "table.delay")
def test_10_4_a_delayed_fire_is_tried_again_with_a_better_chance_and_its_hex_stays_secret() -> None:
    game = scene(DUE, LATE)
    assert game.told("mission-delayed") == ["Viet-Minh: 10, a fire is delayed."]
    assert game.asked == "viet-minh 10.1"
    game.play("keep", "no-plot")
    assert plotted(game) == ["B1510", ""]
    assert game.game.play.position.waited[1] == (1, 0)
    assert "B1510" not in " ".join(game.told())
    again = scene(f"{DUE}    side viet-minh waited 1 0\n", (4, 5))
    assert again.asked == "viet-minh 10.3"


@pytest.mark.rule("10.4", "table.delay")
@pytest.mark.parametrize(("calibre", "roll", "arrives"), [("light", (4, 4), True), ("medium", (4, 4), False)])
def test_10_4_heavier_guns_answer_more_slowly(calibre: str, roll: Roll, arrives: bool) -> None:
    game = scene(f"{DUE}    side viet-minh calibre {calibre}\n", roll)
    assert bool(game.told("mission-arrives")) == arrives


# Cancelling and correction ---------------------------------------------------------------------------------------


@pytest.mark.rule("10.3")
def test_10_3_a_fire_may_be_cancelled_and_another_target_written_in_the_same_phase() -> None:
    game = scene(DUE, READY)
    game.play("cancel")
    assert game.told("mission-cancelled") and not game.told("marker-impact")
    assert game.game.play.position.missions[1] == 6
    game.play("plot B1511", "no-plot")
    assert plotted(game) == ["B1511", ""]


@pytest.mark.rule("10.3")
def test_10_3_without_an_observer_the_fire_is_not_cancelled_and_falls_with_a_penalty() -> None:
    no_leader = DUE.replace("unit pc-vm-1 at B1710", "unit inf-vm-1 at B1710 formation v1")
    game = scene(no_leader, READY, (3, 3), 4, MISS)
    assert game.options() == ["shell"]
    game.play("shell")
    assert game.told("off-target") == ["6: off B1510, distance 1."]
    assert game.told("shifts") == ["It falls in B1511, to the south."]


@pytest.mark.rule("10.4", "10.3", "table.correction")
def test_10_4_correction_is_better_at_the_same_hex_and_worse_unseen() -> None:
    game = scene(DUE, READY)
    assert game.reasons() == {}
    same = scene(f"{DUE}    side viet-minh fired-on B1510 none\n", READY)
    assert same.reasons() == {"same-hex": -2}
    unseen = scene(DUE.replace("plotted B1510", "plotted B1303"), READY)
    assert unseen.reasons() == {"unobserved": 2}


@pytest.mark.rule("10.4", "10.3")
def test_10_4_a_battery_that_was_silent_for_a_turn_does_not_fire_at_the_same_hex() -> None:
    last = "    side viet-minh fired-on B1510 B1511\n"
    silent = scene(DUE.replace("plotted B1510 none", "plotted none B1511") + last, LATE)
    fired_on = [silent.game.play.board.grid.number(h) if h >= 0 else "" for h in silent.game.play.position.fired_on[1]]
    assert fired_on == ["", "B1511"], "the first was silent; the target of the second waits"
    cancelled = scene(DUE + last, READY).play("cancel")
    assert not any(h >= 0 for h in cancelled.game.play.position.fired_on[1])


@pytest.mark.rule("10.2", "table.correction")
def test_10_2_a_fire_may_leave_the_map() -> None:
    game = scene(DUE.replace("plotted B1510", "plotted B2309"), READY, (6, 6), 3)
    game.play("shell")
    assert game.told("falls-off-map") == ["Viet-Minh: it falls off the map."]
    assert not any(game.game.play.position.impact)


# Shells ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.2", "table.artillery", "10.5")
def test_10_2_shells_strike_the_hex_and_the_hexes_around_and_the_marker_stays() -> None:
    game = scene(DUE, READY, STRUCK, MISS)
    game.play("shell")
    impact = game.game.play.position.impact
    assert impact[game.hex("B1510")] == 8
    assert {impact[n] for n in game.game.play.board.grid.adjacent[game.hex("B1510")]} == {4}
    assert game.game.play.position.missions[1] == 5
    assert game.game.play.position.fired_on[1][0] == game.hex("B1510")


@pytest.mark.rule("10.2", "11")
def test_10_2_every_unit_is_rolled_for_friend_or_foe() -> None:
    game = scene(f"{DUE}    unit inf-vm-1 inf-vm-2 at B1509 formation v1\n", READY, STRUCK, MISS, MISS, (1, 1))
    game.play("shell")
    assert len(game.told("missed")) == 2
    assert game.steps("gc-para-1") == 1


@pytest.mark.rule("10.2", "10.1")
def test_10_2_fires_that_overlap_add_up_after_their_corrections() -> None:
    both = DUE.replace("plotted B1510 none", "plotted B1510 B1511")
    game = scene(both, READY, STRUCK, READY, STRUCK, MISS)
    game.play("shell", "shell")
    impact = game.game.play.position.impact
    assert impact[game.hex("B1510")] == 8 + 4
    assert impact[game.hex("B1511")] == 4 + 8
    assert impact[game.hex("B1509")] == 4


@pytest.mark.rule("10.1", "10.2")
def test_10_1_fires_of_both_sides_are_simultaneous_and_add_up_too() -> None:
    game = scene(
        f"{DUE}    side french batteries 1 missions 1\n    side french plotted B1511\n",
        READY,
        (1, 1),
        READY,
        STRUCK,
        MISS,
    )
    assert game.asked == "french 10.3"
    game.play("shell", "shell")
    assert game.game.play.position.impact[game.hex("B1510")] == 8 + 4


@pytest.mark.rule("10.2", "ext.8", "8.discovery")
def test_10_2_a_hidden_unit_is_struck_at_full_strength_and_found_by_any_effect() -> None:
    game = scene(DUE.replace("formation f1", "formation f1 concealed"), READY, STRUCK, (1, 1))
    game.play("shell")
    assert game.is_open("gc-para-1") and game.steps("gc-para-1") == 1


@pytest.mark.rule("10.2", "table.fire-mods")
def test_10_2_cover_protects_against_shells() -> None:
    game = scene(f"{DUE}    hex B1510 prepared 1\n", READY, STRUCK, (1, 1))
    game.play("shell")
    hit = next(event for event in game.game.events if event.key in ("hit", "missed"))
    tally = hit.tally_for(None)
    assert tally is not None
    assert {reason.key: reason.value for reason in tally.all_reasons()}["reason-heavy"] == 3


# The zone of impact ----------------------------------------------------------------------------------------------


@pytest.mark.rule("10.5")
def test_10_5_only_the_unit_that_moves_in_the_zone_is_struck_once_for_each_hex() -> None:
    game = scene(
        """
        indochine au-cul
        turn 2
        phase 2.D2
        acting french
        activating f1
        hex B1510 impact 4
        hex B1511 impact 8
        unit gc-para-1 at B1509 formation f1 active
        unit gc-para-2 at B1510 formation f1
        unit pc-f-1 at B1609
        unit pc-vm-1 at B0101
        """,
        *(MISS, (1, 1)),
    )
    game.play("act gc-para-1", "move B1510")
    assert game.told("missed") == ["12: no effect on the 1st parachute squad in B1510."]
    game.play("move B1511")
    assert game.told("hit") == ["2 on the 1st parachute squad in B1511: a step lost, stopped (1)."]
    assert (game.steps("gc-para-1"), game.steps("gc-para-2")) == (1, 2)


@pytest.mark.rule("10.5", "2.E")
def test_10_5_the_marker_goes_at_the_end_of_the_turn() -> None:
    game = scene(
        """
        indochine au-cul
        turn 2
        phase 2.D2
        acting french
        hex B1510 impact 8
        unit pc-f-1 at B1609
        unit pc-vm-1 at B0101
        """,
        *((6, 6), (6, 6)),
    )
    game.play("pass", "pass")
    assert not any(game.game.play.position.impact)


# Smoke -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.6")
def test_10_6_smoke_lies_in_every_hex_of_the_fire_for_two_turns_and_hurts_nobody() -> None:
    game = scene(f"{DUE}    side viet-minh screening 1 0\n", READY, STRUCK)
    game.play("shell")
    smoke = game.game.play.position.smoke
    centre = game.hex("B1510")
    assert {smoke[h] for h in (centre, *game.game.play.board.grid.adjacent[centre])} == {2}
    assert not any(game.game.play.position.impact) and not game.told("missed")


# Buildings -------------------------------------------------------------------------------------------------------

HOUSE = (
    DUE.replace("gc-para-1 at B1510", "gc-para-1 at B1508")
    .replace("plotted B1510", "plotted B1508")
    .replace("pc-vm-1 at B1710", "pc-vm-1 at B1506")
)


@pytest.mark.rule("10.7", "15.3")
@pytest.mark.parametrize(("die", "burns"), [(3, True), (4, False)])
def test_10_7_a_loss_in_a_wooden_house_ruins_it_and_it_burns_on_1_to_3(die: int, burns: bool) -> None:
    game = scene(f"{HOUSE}    side viet-minh calibre heavy\n", (2, 2), STRUCK, (1, 1), die)
    game.play("shell")
    game.play(*(["accept"] if "accept" in game.options() else []))
    position = game.game.play.position
    assert position.ruined[game.hex("B1508")] == 1
    assert bool(position.burning[game.hex("B1508")]) == burns


@pytest.mark.rule("10.7")
def test_10_7_without_a_loss_the_house_stands() -> None:
    game = scene(HOUSE, READY, STRUCK, MISS)
    game.play("shell")
    assert not any(game.game.play.position.ruined)


@pytest.mark.rule("10.7")
@pytest.mark.parametrize(("calibre", "guns", "falls"), [("light", 3, False), ("medium", 2, True)])
def test_10_7_a_solid_house_falls_to_medium_and_heavy_shells_only(calibre: str, guns: int, falls: bool) -> None:
    """Together the fires have a strength of 24 either way, and cost the leader inside his life."""
    game = scene(
        f"""
        indochine coup-pour-rien
        turn 2
        phase 2.A
        side viet-minh batteries {guns} missions 3 calibre {calibre}
        side viet-minh plotted {" A1108" * guns}
        unit pc-vm-1 at A1306
        unit gc-para-1 at A1108 formation f1
        """,
        *(((2, 2), (1, 1)) * guns),
        *((1, 1), 6),
    )
    game.play(*["shell"] * guns)
    assert game.steps("gc-para-1") == 1
    assert bool(game.game.play.position.ruined[game.hex("A1108")]) == falls


# Before the first turn -------------------------------------------------------------------------------------------


@pytest.mark.rule("10.10", "10.4")
def test_10_10_registered_fires_are_picked_before_turn_1_anywhere_and_arrive_more_surely() -> None:
    game = scene(
        """
        indochine phu-tong-hoa
        phase 10.10
        side viet-minh batteries 2 missions 6
        unit pc-vm-1 at A0101
        unit pc-f-1 at A1010
        unit pc-f-co-1 at A1110
        """,
        *(6, (4, 6), (5, 6)),
    )
    assert game.asked == "viet-minh 10.10"
    assert len(game.options("register")) == 368
    game.play("register A1010", "register A1110")
    assert plotted(game) == ["A1010", "A1110"]
    game.play("spare pc-f-1")
    # Registered: ten arrives, eleven does not.
    assert game.told("mission-arrives") == ["Viet-Minh: 10, the artillery is ready."]


@pytest.mark.rule("scenario.phu-tong-hoa")
def test_phu_tong_hoa_every_officer_but_one_may_fall_to_the_first_shells() -> None:
    game = scene(
        """
        indochine phu-tong-hoa
        phase scenario.phu-tong-hoa
        unit pc-f-1 pc-f-2 at A1010
        unit pc-f-co-1 at A1110
        unit pc-vm-1 at A0101
        """,
        *(2, 3),
    )
    game.play("spare pc-f-2")
    assert (game.at("pc-f-1"), game.at("pc-f-2"), game.at("pc-f-co-1")) == ("out", "A1010", "A1110")
