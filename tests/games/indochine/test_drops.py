"""Chapter 15.1: parachute drops: who acts first, where everybody lands, and on what."""

from __future__ import annotations

from textwrap import dedent

import pytest

import grognard
from grognard.games.indochine import Indochine
from tests.games.indochine.fighting import Fight, Roll

JUMP = """
    indochine bac-kan
    turn 1
    phase 15.1
    unit pc-f-1 gc-para-1 gc-para-2 at arriving formation f1 concealed
    formation f1 drops 1 quality shock
    formation v1 quality line
    unit pc-vm-1 at A2116
"""


def scene(text: str, *rolls: Roll) -> Fight:
    return Fight(grognard.position(Indochine, dedent(text).strip() + "\n", dice=grognard.Scripted(rolls)))


def places(game: Fight) -> tuple[str, ...]:
    return tuple(game.at(name) for name in ("gc-para-1", "gc-para-2", "pc-f-1"))


@pytest.mark.rule("15.1", "table.drop")
def test_15_1_the_zone_drifts_and_each_unit_lands_ahead_of_it_by_its_own_die() -> None:
    # Light wind: die 4 drifts two hexes; dice 1, 3 and 6 scatter by none, one and three.
    game = scene(JUMP, 3, 4, 1, 3, 6)
    assert game.asked == "french 15.1"
    game.play("drop A1205", "face-to south")
    assert game.told("direction-die") == ["3: south-east."]
    assert game.told("drop-drifts") == ["The zone drifts 2 to A1406."]
    assert places(game) == ("A1406", "A1407", "A1409")


@pytest.mark.rule("15.1", "qa.9")
def test_15_1_the_drop_is_their_activation_and_their_side_acts_first() -> None:
    game = scene(JUMP, 3, 4, 1, 3, 6)
    game.play("drop A1205", "face-to south")
    position = game.game.play.position
    assert game.told("initiative-dropped") and not game.told("initiative-given")
    assert position.activated[game.game.play.roster.find_formation("f1") or 0] == 1
    assert game.marks("gc-para-1") >= {"moved", "acted"}
    assert (game.asked, game.options()) == ("french 2.D2", ["pass"]), "who has hidden units says that nothing is left"
    assert game.play("pass").asked.startswith("viet-minh")


@pytest.mark.rule("15.1")
def test_15_1_only_on_their_turn() -> None:
    game = scene(JUMP.replace("drops 1", "drops 2"), 1, 2)
    assert places(game) == ("arriving", "arriving", "arriving")


@pytest.mark.rule("15.1")
@pytest.mark.parametrize(("die", "steps", "marks"), [(2, 1, set()), (3, 2, {"stopped"})])
def test_15_1_bad_ground_costs_a_step_or_stops(die: int, steps: int, marks: set[str]) -> None:
    # A0303 is jungle on a hill; no drift and no scattering.
    one = JUMP.replace("pc-f-1 gc-para-1 gc-para-2", "gc-para-1")
    game = scene(one, 1, 1, 1, die)
    game.play("drop A0303", "face-to south")
    assert game.at("gc-para-1") == "A0303"
    assert game.steps("gc-para-1") == steps
    assert game.marks("gc-para-1") & {"stopped"} == marks


@pytest.mark.rule("15.1", "1.3.elimination")
def test_15_1_a_leader_who_lands_badly_may_die() -> None:
    one = JUMP.replace("pc-f-1 gc-para-1 gc-para-2", "pc-f-1")
    game = scene(one, 1, 1, 1, 1)
    game.play("drop A0303", "face-to south")
    assert game.at("pc-f-1") == "out"


@pytest.mark.rule("15.1")
@pytest.mark.parametrize("hex_", ["A1005", "A1205"])
def test_15_1_open_ground_is_safe(hex_: str) -> None:
    one = JUMP.replace("pc-f-1 gc-para-1 gc-para-2", "gc-para-1")
    game = scene(one, 1, 1, 1)
    game.play(f"drop {hex_}", "face-to south")
    assert not game.told("lands-badly") and game.at("gc-para-1") == hex_


@pytest.mark.rule("15.1")
def test_15_1_a_steep_hill_is_bad_ground_a_gentle_one_is_not() -> None:
    one = JUMP.replace("pc-f-1 gc-para-1 gc-para-2", "gc-para-1")
    steep = scene(one, 1, 1, 1, 6)
    steep.play("drop A1010", "face-to south")
    assert steep.told("lands-badly")


@pytest.mark.rule("15.1", "13")
def test_15_1_whoever_lands_on_enemies_fights_at_once_and_is_stopped() -> None:
    one = JUMP.replace("pc-f-1 gc-para-1 gc-para-2", "gc-para-1")
    foe = "    unit inf-vm-1 at A1205 formation v1 steps 1\n"
    game = scene(one + foe, 1, 1, 1, 6, 1, (1, 1))
    game.play("drop A1205", "face-to south", "done", "accept")
    assert game.at("inf-vm-1") == "out"
    assert game.at("gc-para-1") == "A1205"
    assert "stopped" in game.marks("gc-para-1")


@pytest.mark.rule("15.1", "8.decoy")
def test_15_1_a_decoy_under_them_is_found_and_nothing_is_fought() -> None:
    one = JUMP.replace("pc-f-1 gc-para-1 gc-para-2", "gc-para-1")
    game = scene(one + "    unit decoy-v-1 at A1205 formation v1 concealed\n", 1, 1, 1)
    game.play("drop A1205", "face-to south")
    assert game.at("decoy-v-1") == "out"
    assert game.at("gc-para-1") == "A1205" and "stopped" not in game.marks("gc-para-1")


@pytest.mark.rule("15.1")
def test_15_1_whoever_lands_off_the_map_comes_in_next_turn_by_the_nearest_hex_and_does_nothing_else() -> None:
    one = JUMP.replace("pc-f-1 gc-para-1 gc-para-2", "gc-para-1")
    game = scene(f"{one}    unit pc-f-1 at A1103\n", 1, 1, 6)
    game.play("drop A1102", "face-to north")
    assert game.at("gc-para-1") == "astray"
    assert game.game.play.position.entry[game.piece("gc-para-1")] == game.hex("A1101")
    later = scene(
        """
        indochine bac-kan
        turn 2
        phase 2.D2
        acting french
        activating f1
        unit gc-para-1 at astray formation f1 entry A1101 active
        unit pc-f-1 at A1103
        unit pc-vm-1 at A2116
        """
    )
    later.play("act gc-para-1")
    assert later.options("enter") == ["A1101"]
    later.play("enter A1101")
    assert later.at("gc-para-1") == "A1101"
    assert not later.options("move")


@pytest.mark.rule("15.1", "8")
def test_15_1_paratroopers_are_hidden_until_somebody_sees_them_land() -> None:
    unseen = scene(JUMP.replace("pc-f-1 gc-para-1 gc-para-2", "gc-para-1").replace("A2116", "A0116"), 1, 1, 1)
    unseen.play("drop A1102", "face-to south")
    assert not unseen.is_open("gc-para-1")
    seen = scene(JUMP.replace("pc-f-1 gc-para-1 gc-para-2", "gc-para-1").replace("A2116", "A1104"), 1, 1, 1)
    seen.play("drop A1102", "face-to south")
    assert seen.is_open("gc-para-1")


@pytest.mark.rule("15.1", "scenario.bac-kan.victory")
def test_15_1_paratroopers_who_land_on_ho_capture_him_at_once() -> None:
    text = JUMP.replace(" gc-para-2 at", " at").rstrip() + "\n    unit ho at A1205\n"
    game = scene(text, 1, 1, 1, 1).play("drop A1205", "face-to south")
    assert game.game.play.position.verdict == "verdict-ho-captured"
