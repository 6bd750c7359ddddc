"""The way off the map in Caporetto: an enemy zone holds a unit there as anywhere."""

from __future__ import annotations

import pytest

from tests.games.italia.scenes import ENTENTE_MOVES, field


@pytest.mark.rule("scenario.caporetto.exit", "11.2.1")
@pytest.mark.parametrize(("enemy", "is_open"), [("E2435", True), ("E2409", False)])
def test_nobody_leaves_out_of_an_enemy_zone_he_has_entered(enemy: str, is_open: bool) -> None:
    g = field(f"italia caporetto\n{ENTENTE_MOVES}unit I3 at E2311\nunit I-II at E2312\nunit A1 at {enemy}\n")
    g.play("move I3", "to E2309")
    assert ("exit-west" in g.options()) == is_open
