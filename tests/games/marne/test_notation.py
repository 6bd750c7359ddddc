"""Positions of Marne written down: all that its rules ask of a board can be said of a sketched one."""

from __future__ import annotations

import pytest

import grognard
from grognard.kernel.errors import BadData
from tests.games.marne.scenes import field, ground

SKETCH = ground(size=5) + "turn 1\nunit G-XVIII G4 at 0102\nunit F-III F4 at 0505\n"


def test_sources_are_said_on_a_sketched_board() -> None:
    fed = SKETCH + "region sources-german 0101-0501\nregion sources-allied 0105-0505\nphase 9.0\n"
    g = field(fed)
    assert [g.table.edge_sources[side].bit_count() for side in g.table.sides] == [5, 5]
    assert g.marks("G4") == set() and g.marks("F4") == set()
    alone = field(SKETCH + "region sources-allied 0105-0505\nphase 9.0\n")
    assert "unsupplied" in alone.marks("G4")


def test_where_a_group_comes_in_is_said_on_a_sketched_board() -> None:
    g = field("marne blucher\n" + ground(size=5) + "region entry-blucher-1 0303\nphase 11.1\n")
    group = next(group for group in g.table.groups if group.name == "blucher-1")
    assert group.hexes == 1 << g.hex("0303")


def test_a_phase_of_an_offensive_is_named_by_side_and_sequence() -> None:
    text = "marne gneisenau\nturn 1\nphase 12.1 {}\nunit G2 at 0506\nunit F60 at 0507\n"
    third, old = (grognard.position("marne", text.format(which)) for which in ("german 3", "5"))
    assert third.play.position.phase == old.play.position.phase
    assert third.play.position.sequence == 3, "the phase says which operational sequence it is"
    assert grognard.position("marne", text.format("german 3\nsequence 2")).play.position.sequence == 2
    assert "phase 12.1 german 3" in third.position_text().splitlines()
    with pytest.raises(BadData, match=r"no phase '12\.1 german 4'"):
        grognard.position("marne", text.format("german 4"))


EDGES = "region sources-german 0101-0901\nregion sources-allied 0109-0909\nunit G-XVIII at 0501\nunit F-III at 0509\n"


def test_a_combat_may_be_begun_in_the_middle() -> None:
    units = "unit G4 G3 at 0504\nunit F4 at 0505\nphase 12.1 german\n"
    g = field(ground() + EDGES + units + "force combat A0 D2\nthen attack 0505; join G4; done until dice 12.2.5\n")
    assert g.asked == "dice 12.2.5"
    assert dict(g.tally("roll 1 1").chances()) == {"A0 D2": 1}
    g.play("roll 6 6")
    assert g.told("combat-result") != []


def test_the_same_answers_are_asked_for_however_many_units_there_are() -> None:
    for others in ("", " G3"):
        units = f"unit G4{others} at 0504\nunit F4 at 0505\nphase 12.1 german\nask all\n"
        g = field(ground() + EDGES + units + "force combat A0 D2\nthen attack 0505; join G4; done\n")
        assert str(g.game.entries[-1]) == "german: done"
        assert field(g.game.position_text()).game.position_text() == g.game.position_text()


def test_air_groups_share_a_hex_with_the_enemy_and_divisions_do_not() -> None:
    assert field(SKETCH + "unit G-Air-I at 0505\nphase 11.1\n").at("G-Air-I") == "0505"
    with pytest.raises(BadData, match="F4 and G-XVIII, of two sides, may not stand in one hex, 0102"):
        field(SKETCH.replace("at 0505", "at 0102") + "phase 11.1\n")
