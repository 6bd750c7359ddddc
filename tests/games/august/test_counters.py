"""The counters of August 1914: what the book and its examples print of them, and the mix for all scenarios."""

from __future__ import annotations

from collections import Counter

import pytest

from grognard.games.august.words import COMPANIES, FACES, GUNS, LIMBERED, RANKS, READY
from tests.games.august.printed import ROSTER, piece


@pytest.mark.rule("def.counter-diagram", "ex.13")
def test_the_sample_counters_and_those_of_the_examples() -> None:
    company, gun, leader = piece("rI01"), piece("r76A"), piece("gGM1a")
    assert [company.value(name) for name in ("fire", "range", "move")] == [5, 2, 2]
    assert [gun.value(name) for name in ("bombard", "range", "move")] == [6, 24, 0]
    assert [leader.value(name) for name in ("combat", "bonus", "morale")] == [0, 1, 9]


@pytest.mark.rule("ex.16", "ex.27", "ex.31", "ex.25", "ex.33")
def test_strengths_of_the_examples() -> None:
    assert (piece("gMG1").value("fire"), piece("rMG1").value("fire")) == (6, 7)
    assert piece("gMG1").value("range") >= 2
    assert piece("rMG1").value("range") >= 3
    assert piece("g77A").value("bombard") == 5
    batteries = [found for found in ROSTER if found.kind == "off-map" and found.side.name == "russian"]
    assert {found.value("bombard") for found in batteries} == {6, 12, 14}
    assert Counter(found.value("bombard") for found in batteries) >= Counter({6: 5, 14: 2})
    assert (piece("rCpt2b").value("morale"), piece("rCpt2b").value("bonus")) == (10, 1)


@pytest.mark.rule("def.steps")
def test_companies_have_two_steps_and_everything_else_one() -> None:
    for found in ROSTER:
        assert found.steps == (2 if found.kind in COMPANIES else 1), found.name
        assert ("company" in found.traits) == (found.kind in COMPANIES)


@pytest.mark.rule("5.1", "5.61", "15.1")
def test_faces_of_guns_machine_guns_mortars_and_squadrons() -> None:
    for found in ROSTER:
        if found.kind in ("machine-gun", "mortar", *GUNS):
            assert found.named_faces == ("ready", "limbered")
            assert found.value("move") in (0, 1)
            towed = "towed" in found.traits
            assert found.value("move", name="limbered") in ((0,) if towed else (1, 2))
            assert found.value("fire", name="limbered") == found.value("bombard", name="limbered") == 0
        elif found.kind in ("cavalry", "cossack"):
            assert found.named_faces == ("mounted", "dismounted")
            assert all(found.value("fire", steps, face) > 0 for steps in (1, 2) for face in found.named_faces)
            assert found.value("move") > found.value("move", name="dismounted")
        else:
            assert found.named_faces == ()


@pytest.mark.rule("5.1", "6.4")
def test_leaders_on_foot_have_four_points_and_mounted_ones_six() -> None:
    for found in ROSTER:
        if found.kind in RANKS:
            assert found.value("move") == (6 if "cavalry" in found.traits else 4)
            assert 6 <= found.value("morale") <= 10
            assert found.value("combat") in (0, 1, 2)
            assert found.value("bonus") in (0, 1, 2)


@pytest.mark.rule("6.2")
def test_every_leader_has_another_on_the_back_of_his_counter() -> None:
    names = {found.name for found in ROSTER if found.kind in RANKS}
    assert {name[:-1] + "ba"[name[-1] == "b"] for name in names} == names


@pytest.mark.rule("6.1")
def test_cossacks_are_cavalry_and_have_leaders_of_their_own() -> None:
    cossacks = [found for found in ROSTER if "cossack" in found.traits]
    assert all("cavalry" in found.traits for found in cossacks)
    assert {found.kind for found in cossacks} == {"cossack", "plastun", "lieutenant", "captain", "lieutenant-colonel"}


@pytest.mark.rule("3.2")
def test_the_russian_army_has_no_majors_and_combat_bonus_two_is_rare() -> None:
    ranks = {found.kind for found in ROSTER if found.side.name == "russian" and "leader" in found.traits}
    assert ranks == set(RANKS) - {"major"}
    assert [found.name for found in ROSTER if found.value("combat") == 2] == ["gCol2a"]


def test_how_many_there_are() -> None:
    mix = Counter((found.side.name, found.kind) for found in ROSTER)
    assert mix["german", "infantry"] == 20
    assert mix["russian", "infantry"] == 16
    assert mix["russian", "cavalry"] == 10
    assert all(mix[side, "machine-gun"] == mix[side, "field-gun"] == 4 for side in ("german", "russian"))
    assert all(mix[side, "wagon"] == 6 for side in ("german", "russian"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_two_counters_are_called_alike(lang: str) -> None:
    """A log that says “the 1st company” of both sides cannot be followed."""
    names = Counter(found.titles[lang] for found in ROSTER)
    assert [name for name, many in names.items() if many > 1] == []


@pytest.mark.rule("5.1", "5.61")
def test_5_1_machine_guns_and_mortars_have_one_or_two_points_on_their_faces() -> None:
    guns = [found for found in ROSTER if found.kind in ("machine-gun", "mortar")]
    assert {found.kind for found in guns} == {"machine-gun", "mortar"}
    moves = ROSTER.columns("move", FACES)
    for found in guns:
        number = ROSTER.numbers[found.name]
        assert [max(moves[face][number]) for face in (READY, LIMBERED)] == [1, 2]
