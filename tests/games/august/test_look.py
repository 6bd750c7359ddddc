"""How August looks: every kind has its symbol, faces and leaders are told apart, the map shows its ground."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from grognard.draw.board import board_svg
from grognard.draw.counters import counter_symbol
from grognard.draw.look import look_of
from grognard.draw.symbols import EMBLEMS, SYMBOLS
from grognard.games.august.table import August
from grognard.games.august.words import RANKS
from tests.games.august.printed import SCENARIOS, board, field, piece

LOOK = look_of(August)


def drawn(name: str, steps: int = 0, face: str = "") -> str:
    found = piece(name)
    return counter_symbol(found, steps or found.steps, LOOK, far=False, face=face, said=face or found.front)


def classes(svg: str) -> set[str]:
    return {each.get("class", "") for each in ElementTree.fromstring(svg).iter()}


def test_every_kind_has_a_symbol_and_only_leaders_are_round() -> None:
    assert all(look.symbol != "none" for look in LOOK.kinds.values())
    assert {kind for kind, look in LOOK.kinds.items() if look.shape == "round"} == set(RANKS)


def test_no_two_ranks_wear_the_same_stars_and_bars() -> None:
    worn = [(LOOK.kinds[rank].bars, LOOK.kinds[rank].rank) for rank in RANKS]
    assert worn == sorted(set(worn))


def test_a_leader_shows_morale_combat_and_bonus_and_the_sign_of_his_arm() -> None:
    assert ">9-0-1<" in drawn("gGM1a")
    assert drawn("gGM1a").count(EMBLEMS["star"]) == 1
    signs = [[sign for sign in ("horse", "hq") if SYMBOLS[sign] in drawn(f"r{arm}Cpt1a")] for arm in ("", "c", "k")]
    assert signs == [[], ["horse"], ["hq"]]


@pytest.mark.rule("5.61", "15.1")
@pytest.mark.parametrize(("name", "face"), [("gMG1", "limbered"), ("g77A", "limbered"), ("rC-a", "dismounted")])
def test_the_two_faces_of_a_counter_differ_by_head_and_symbol(name: str, face: str) -> None:
    front = piece(name).front
    assert f">{front}<" in drawn(name)
    assert f">{face}<" in drawn(name, face=face)
    assert LOOK.head(front) != LOOK.head(face)
    assert LOOK.kind(piece(name).kind, {front}).symbol != LOOK.kind(piece(name).kind, {face}).symbol


def test_a_counter_does_not_repeat_its_nation() -> None:
    assert ">I01<" in drawn("gI01")
    assert ">I01<" in drawn("rI01")


@pytest.mark.parametrize("night", [False, True])
def test_the_map_shows_contours_with_their_metres_corn_rivers_and_bridges(night: bool) -> None:
    svg = board_svg(field(SCENARIOS["orlau"]), LOOK, night=night)
    assert {"contour", "between", "figures", "corn", "river", "bridge", "ford", "houses"} <= classes(svg)
    assert ">20</text>" in svg
    assert ">40</text>" in svg


def test_the_mill_and_the_third_level_of_the_ridge() -> None:
    svg = board_svg(board("47"), LOOK)
    assert svg.count('href="#b-windmill"') == 1
    assert ">60</text>" in svg
