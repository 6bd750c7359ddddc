"""Positions of Patrol written down: all that its rules ask of a board can be said of a sketched one."""

from __future__ import annotations

import pytest

from grognard.kernel.errors import BadData
from tests.games.patrol.conftest import Field

SKETCH = "board\n  . . .\n  . v .\n  . . .\n"


def test_entry_hexes_are_said_on_a_sketched_board(field: Field) -> None:
    g = field(f"patrol night-raid\n{SKETCH}region entry-blue 0101 0103\nturn 4\nphase 4.2\nunit B4 at reserve\n")
    assert g.options() == ["enter 0101", "enter 0103", "wait"]


def test_prizes_and_the_church_are_said_on_a_sketched_board(field: Field) -> None:
    prizes = (
        "region worth-3 0202\nregion worth-1 0101\nregion church 0202\nhex 0202 control blue\nhex 0101 control red\n"
    )
    g = field(f"{SKETCH}{prizes}unit B1 at 0102\nunit R1 at 0302\n")
    assert g.table.scores() == {"blue": 3, "red": 1}


def test_a_prize_without_a_number_is_a_fault(field: Field) -> None:
    with pytest.raises(BadData, match=r"no rule asks for 'worth-much'; there are church, worth-#, .*mean worth-#"):
        field(f"{SKETCH}region worth-much 0101\nunit B1 at 0101\n")


def test_plotted_fire_lies_where_the_enemy_stands_and_squads_do_not(field: Field) -> None:
    assert field(SKETCH + "unit B1 at 0101\nunit RH at 0101 unseen\nunit R1 at 0303\n").at("RH") == "0101"
    with pytest.raises(BadData, match="B1 and R1, of two sides, may not stand in one hex, 0101"):
        field(SKETCH + "unit B1 R1 at 0101\n")


def test_a_fire_combat_may_be_begun_in_the_middle(field: Field) -> None:
    units = "unit B1 at 0101\nunit R1 at 0201\n"
    g = field(SKETCH + "force fire 1\n" + units + "then activate B1; fire 0201; dice: roll 6 6\n")
    assert g.steps("R1") == 1
    g = field(SKETCH + units + "then activate B1; fire 0201; dice: result 1\n")
    assert g.steps("R1") == 1
