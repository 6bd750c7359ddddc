"""Chapter 14: air support, from the call to the bombs, and the weapons that fire at aircraft."""

from __future__ import annotations

from textwrap import dedent

import pytest

import grognard
from grognard.games.indochine import Indochine
from tests.games.indochine.fighting import Fight, Roll

FIELD = """
    indochine bac-kan
    turn 2
    phase 2.B
    side french supports 3
    unit pc-f-1 at A0105
    unit pc-vm-1 at A2116
"""
DUE = f"{FIELD}    side french called support\n"
NO_EFFECT = "    force trc -\n"
READY, LATE, STRUCK, MISS = (3, 4), (5, 5), (2, 3), (6, 6)
TARGET = "    unit inf-vm-1 at A1306 formation v1\n"
FLY = ("altitude medium", "aim A1306")


def scene(text: str, *rolls: Roll) -> Fight:
    return Fight(grognard.position(Indochine, dedent(text).strip() + "\n", dice=grognard.Scripted(rolls)))


def struck(game: Fight) -> list[str]:
    """Who was attacked, by the log."""
    found = [
        event.args["piece"] for event in game.game.events if event.key in ("missed", "hit") and "piece" in event.args
    ]
    return [game.game.play.roster[piece].name for piece in found]


# Calls -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.1", "2.B", "ext.14")
def test_14_1_missions_are_called_a_turn_ahead_in_secret_and_no_more_than_are_left() -> None:
    game = scene(FIELD.replace("supports 3", "supports 2"))
    assert game.asked == "french 14.1"
    assert game.options() == ["call support", "done"]
    assert game.refused("call bombs") == "§14.1 There are none of these missions left."
    game.play("call support", "call support")
    assert game.game.play.position.called[0] == (0, 0)
    assert "calls-aircraft" not in [event.key for event in game.game.events if event.reaches(game.game.play.sides[1])]
    views = [game.game.view(side)["sides"]["french"].get("called") for side in ("french", "viet-minh")]
    assert views == [["support", "support"], None]


@pytest.mark.rule("14.1", "10.4", "table.delay")
def test_14_1_a_delayed_mission_is_tried_again_with_a_better_chance() -> None:
    game = scene(DUE, LATE)
    assert game.told("aircraft-delayed") == ["French: 10, the aircraft are late."]
    assert game.game.play.position.called_waited[0] == (1,)
    assert game.game.play.position.supports[0] == 3
    again = scene(f"{DUE}    side french called-waited 1\n", (4, 4))
    assert again.asked == "french 14.2"


# Resolution ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.2", "14.3", "ext.14")
def test_14_2_altitude_first_then_any_hex_then_correction_and_direction() -> None:
    game = scene(DUE + TARGET + NO_EFFECT, READY, STRUCK, MISS)
    assert game.options("altitude") == ["low", "medium"]
    game.play("altitude low")
    assert len(game.options("aim")) == len(game.game.play.board.grid.hexes)
    game.play("aim A1306")
    assert game.asked == "french 14.2" and len(game.options("face-to")) == 6
    game.play("face-to north")
    assert struck(game) == ["inf-vm-1"]
    assert game.game.play.position.supports[0] == 2
    assert game.game.play.position.called[0] == ()


@pytest.mark.rule("14.3", "err1.air")
def test_14_3_ground_support_attacks_its_hex_and_two_in_front_with_12_as_direct_fire() -> None:
    line = TARGET + "    unit inf-vm-2 at A1304 formation v1\n    unit inf-vm-3 at A1303 formation v1\n"
    line += "    unit inf-vm-4 at A1307 formation v1\n"
    game = scene(DUE + line + NO_EFFECT, READY, STRUCK, MISS, MISS)
    game.play(*FLY, "face-to north")
    assert struck(game) == ["inf-vm-1", "inf-vm-2"]
    event = next(event for event in game.game.events if event.key == "missed")
    tally = event.tally_for(None)
    assert tally is not None and tally.chart is not None
    assert tally.chart.label(tally.column) == "12"


@pytest.mark.rule("14.3", "ext.8")
def test_14_3_a_hidden_unit_is_attacked_at_half_strength() -> None:
    hidden = TARGET.replace("formation v1", "formation v1 concealed")
    game = scene(DUE + hidden + NO_EFFECT, READY, STRUCK, MISS)
    game.play(*FLY, "face-to north", "hold")
    tallies = [event.tally_for(None) for event in game.game.events]
    labels = [
        tally.chart.label(tally.column) for tally in tallies if tally and tally.name == "strafing" and tally.chart
    ]
    assert set(labels) == {"6"}


@pytest.mark.rule("ext.14")
def test_ext_14_over_an_empty_hex_the_nearest_counter_is_struck_friend_or_foe_the_worst_protected_first() -> None:
    near = "    unit gc-para-1 at A1305 formation f1\n    unit inf-vm-1 at A1307 formation v1\n"
    game = scene(f"{DUE}{near}{NO_EFFECT}    hex A1307 prepared 1\n", READY, STRUCK, MISS)
    game.play(*FLY)
    assert game.told("strikes-nearest") == ["Nobody is there: the aircraft strike A1305."]
    assert struck(game) == ["gc-para-1"]


@pytest.mark.rule("ext.14")
def test_ext_14_equal_targets_are_drawn_by_lot() -> None:
    near = "    unit gc-para-1 at A1305 formation f1\n    unit inf-vm-1 at A1307 formation v1\n"
    game = scene(DUE + near, READY, STRUCK)
    game.play(*FLY)
    assert game.asked == "dice ext.14"
    game.play("lot 1")
    assert game.told("strikes-nearest") == ["Nobody is there: the aircraft strike A1307."]


@pytest.mark.rule("14.2", "table.correction")
def test_14_2_fighters_find_their_target_better_than_bombers() -> None:
    game = scene(DUE + TARGET, READY, (3, 4), MISS)
    game.play(*FLY)
    assert game.told("on-target")
    bombers = scene(f"{FIELD}{TARGET}    side french bombs 1\n    side french called bombs\n", READY, (3, 4), 1)
    bombers.play(*FLY)
    assert bombers.told("off-target") == ["7: off A1306, distance 1."]


# Anti-aircraft fire ----------------------------------------------------------------------------------------------

FLAK = "    unit hmg-vm-1 at A1310 formation v2\n"


@pytest.mark.rule("14.2", "table.aa")
@pytest.mark.parametrize(
    ("altitude", "roll", "hit"), [("low", (2, 3), True), ("medium", (2, 2), True), ("medium", (2, 3), False)]
)
def test_14_2_a_roll_not_above_the_firepower_ends_the_mission(altitude: str, roll: Roll, hit: bool) -> None:
    game = scene(DUE + TARGET + FLAK + NO_EFFECT, READY, STRUCK, roll, MISS)
    game.play(f"altitude {altitude}", "aim A1306", "face-to north")
    assert game.asked == "viet-minh 14.2"
    assert game.options() == ["shoot-at-plane hmg-vm-1", "hold"]
    game.play("shoot-at-plane hmg-vm-1")
    assert bool(game.told("aircraft-turned-back")) == hit
    assert bool(struck(game)) != hit


@pytest.mark.rule("14.2")
def test_14_2_each_weapon_fires_once_in_the_phase_and_is_still_activated_later() -> None:
    two = DUE.replace("called support", "called support support")
    game = scene(two + TARGET + FLAK + NO_EFFECT, READY, STRUCK, MISS, MISS, READY, STRUCK, MISS)
    game.play(*FLY, "face-to north", "shoot-at-plane hmg-vm-1")
    assert game.told("aircraft-missed")
    game.play(*FLY, "face-to north")
    assert game.asked != "viet-minh 14.2"
    assert not game.marks("hmg-vm-1") & {"acted", "td"}


@pytest.mark.rule("14.2", "6.7", "8.discovery")
def test_14_2_fire_at_aircraft_may_jam_the_weapon() -> None:
    game = scene(DUE + TARGET + FLAK + NO_EFFECT, READY, STRUCK, (6, 6), MISS)
    game.play(*FLY, "face-to north", "shoot-at-plane hmg-vm-1")
    assert "jammed" in game.marks("hmg-vm-1")


@pytest.mark.rule("14.2")
def test_14_2_a_marker_that_may_hold_such_a_weapon_is_asked_too_so_that_nothing_is_told() -> None:
    hidden = "    unit inf-vm-2 at A1308 formation v1 concealed\n"
    game = scene(DUE + TARGET + hidden, READY, STRUCK, MISS)
    game.play(*FLY, "face-to north")
    assert game.asked == "viet-minh 14.2"
    assert game.options() == ["hold"]


@pytest.mark.rule("14.2")
def test_14_2_a_weapon_that_is_dismounted_or_does_not_see_the_aircraft_does_not_fire() -> None:
    game = scene(DUE + TARGET + FLAK.replace("formation", "crew formation"), READY, STRUCK, MISS)
    game.play(*FLY, "face-to north")
    assert game.refused("shoot-at-plane hmg-vm-1") == "§14.2 The weapon is not ready to fire."
    far = scene(DUE + TARGET + FLAK.replace("A1310", "B1010"), READY, STRUCK, MISS)
    far.play(*FLY, "face-to north")
    assert struck(far) == ["inf-vm-1"]


# Bombs and napalm ------------------------------------------------------------------------------------------------

BOMBS = f"{FIELD}    side french bombs 1 napalms 1\n"


@pytest.mark.rule("14.3", "table.artillery")
def test_14_3_bombs_fall_on_their_hex_and_two_behind_and_weaker_around() -> None:
    around = (
        "    unit inf-vm-2 at A1308 formation v1\n    unit inf-vm-3 at A1305 formation v1\n"
        "    unit inf-vm-4 at A1304 formation v1\n"
    )
    game = scene(f"{BOMBS}    side french called bombs\n{TARGET}{around}{NO_EFFECT}", READY, STRUCK, MISS, MISS, MISS)
    assert game.options("altitude") == ["medium", "high"]
    game.play("altitude high", "aim A1306", "face-to north")
    assert struck(game) == ["inf-vm-1", "inf-vm-2", "inf-vm-3"]
    columns = [
        t.chart.label(t.column) for e in game.game.events if (t := e.tally_for(None)) and t.name == "shells" and t.chart
    ]
    assert columns == ["16", "16", "8"]
    assert not any(game.game.play.position.impact)


@pytest.mark.rule("14.4", "15.3", "10.6")
def test_14_4_napalm_sets_three_hexes_on_fire_and_puts_smoke_around() -> None:
    game = scene(f"{BOMBS}    side french called napalm\n{TARGET}{NO_EFFECT}", READY, STRUCK, MISS)
    game.play("altitude medium", "aim A1306", "face-to north", "accept")
    position, grid = game.game.play.position, game.game.play.board.grid
    burning = [grid.number(h) for h in grid.hexes if position.burning[h]]
    assert burning == ["A1306", "A1307", "A1308"]
    assert position.smoke[game.hex("A1305")] == 1 and position.smoke[game.hex("A1304")] == 0
    assert "stopped" in game.marks("inf-vm-1")


@pytest.mark.rule("14.4", "10.7")
def test_14_4_bombs_ruin_buildings_like_heavy_shells() -> None:
    game = scene(
        f"{BOMBS}    side french called bombs\n    force trc 1\n    unit inf-vm-1 at A1510 formation v1\n",
        *(READY, STRUCK, MISS, 6),
    )
    game.play("altitude medium", "aim A1510", "face-to north", "accept")
    assert game.game.play.position.ruined[game.hex("A1510")] == 1
