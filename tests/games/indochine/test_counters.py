"""The counters of Indochine: what the book and its examples print of them, and the mix for all scenarios."""

from __future__ import annotations

from collections import Counter

import pytest

from grognard.games.indochine.words import FRENCH
from tests.games.indochine.printed import ROSTER


def values(kind: str, name: str) -> set[int]:
    """A value at full strength of all counters of a kind."""
    return {ROSTER[piece].value(name) for piece in ROSTER.of_kind(kind)}


@pytest.mark.rule("component.counters")
def test_there_are_fewer_than_two_hundred_counters() -> None:
    assert len(ROSTER) < 200
    assert Counter(ROSTER.kinds)["decoy"] == 18


@pytest.mark.rule("1.2", "ext.1.2")
def test_steps_french_infantry_two_viet_minh_three_leaders_and_weapons_one() -> None:
    for piece in ROSTER:
        infantry = "infantry" in piece.traits
        expected = (2 if piece.side == FRENCH else 3) if infantry else 1
        assert piece.steps == expected, piece.name


@pytest.mark.rule("component.counters")
def test_ex_7_and_8_firepower_of_the_wave_example() -> None:
    printed = {kind: values(kind, "fire") for kind in ("gc-para", "rcl-f", "mg-f", "pc-f")}
    assert printed == {"gc-para": {5}, "rcl-f": {6}, "mg-f": {4}, "pc-f": {2}}


@pytest.mark.rule("component.counters")
def test_ex_8_everybody_of_the_second_stack_reaches_two_hexes_at_full_factor() -> None:
    reaches = [min(values(kind, "range")) for kind in ("gc-para", "mg-f", "pc-f")]
    assert all(-(-reach // 2) >= 2 for reach in reaches)


@pytest.mark.rule("component.counters")
def test_morale_of_the_examples() -> None:
    printed = {kind: values(kind, "morale") for kind in ("gc-para", "inf-vm", "inf-rec", "pc-vm")}
    assert printed == {"gc-para": {8}, "inf-vm": {7}, "inf-rec": {6}, "pc-vm": {7}}


@pytest.mark.rule("err1.mp", "err2.mp")
def test_everybody_has_four_points_a_weapon_only_dismounted() -> None:
    for piece in ROSTER:
        if "weapon" in piece.traits:
            assert (piece.value("move"), piece.value("move", name="crew")) == (0, 4)
        else:
            assert piece.value("move") == (5 if piece.kind == "ho" else 4)


@pytest.mark.rule("ext.1.2")
def test_a_platoon_shows_its_reduced_face_with_its_last_step_only() -> None:
    for kind in ("inf-vm", "inf-rec"):
        piece = ROSTER[ROSTER.of_kind(kind)[0]]
        assert piece.value("fire", 3) == piece.value("fire", 2) > piece.value("fire", 1)


@pytest.mark.rule("component.counters")
def test_a_crew_fires_less_than_its_weapon_and_only_mortars_have_a_least_range() -> None:
    for piece in ROSTER:
        if "weapon" in piece.traits:
            assert piece.value("fire") > piece.value("fire", name="crew") > 0
        assert (piece.value("least") > 0) == ("mortar" in piece.traits)


@pytest.mark.rule("3.1")
def test_every_leader_is_printed_with_a_formation_of_his_own() -> None:
    leaders = [piece for piece in ROSTER if "leader" in piece.traits]
    assert sorted(piece.formation for piece in leaders) == sorted(ROSTER.formations)
    assert len(set(ROSTER.formations)) == len(leaders) == 10
