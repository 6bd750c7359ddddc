"""The look of Indochine: every word has one, faces and formations are told apart, and what the map shows."""

from __future__ import annotations

from xml.etree import ElementTree

import grognard
from grognard import shelf
from grognard.draw.board import board_svg
from grognard.draw.colours import contrast
from grognard.draw.counters import assigns_formations, counter_symbol, sprite
from grognard.draw.look import look_of
from grognard.draw.position import position_svg
from grognard.draw.symbols import LINES, SYMBOLS, TEXTURES
from grognard.games.indochine import Indochine
from grognard.server.screens.screen import Frame, screen_of
from grognard.server.screens.viewer import Viewer
from tests.games.indochine.printed import ROSTER, SCENARIOS, field

LOOK = look_of(Indochine)
SVG = "{http://www.w3.org/2000/svg}"
POSITION = """
indochine au-cul
phase 2.D2
acting french
unit gc-para-1 at B1510 formation f1
unit pc-f-1 at B1510
unit pc-vm-1 at B0101
"""


def test_every_kind_terrain_and_line_has_a_look_of_its_own() -> None:
    assert all(SYMBOLS[LOOK.kinds[kind].symbol] for kind in Indochine.piece_kinds)
    assert all(LOOK.terrains[name].texture in TEXTURES[1:] for name in Indochine.legend.terrains)
    assert len({LOOK.terrains[name].texture for name in Indochine.legend.terrains}) == len(Indochine.legend.terrains)
    lines = [*LOOK.hexsides.values(), *LOOK.links.values()]
    assert all(each.line in LINES and each.line != "plain" for each in lines)


def test_marks_of_one_language_have_different_letters() -> None:
    for lang in ("en", "fr"):
        letters = [LOOK.marks[mark].letter[lang] for mark in Indochine.marks]
        assert len(set(letters)) == len(letters)


def test_the_sides_differ_in_brightness_and_formations_can_be_read_on_their_counters() -> None:
    french, viet_minh = (LOOK.sides[side.name] for side in Indochine.sides)
    assert contrast(french.fill, viet_minh.fill) > 2.3
    for side, key in ((french, "f"), (viet_minh, "v")):
        rings = [colour for name, colour in LOOK.formations.items() if name.startswith(key)]
        assert len(set(rings)) == 5
        assert all(contrast(ring, side.fill) > 1.4 for ring in rings)


def test_a_weapon_and_its_crew_differ_by_more_than_numbers_and_leaders_are_round() -> None:
    gun, leader = ROSTER[ROSTER.numbers["mg-f-1"]], ROSTER[ROSTER.numbers["pc-vm-1"]]
    ready = counter_symbol(gun, 1, LOOK, said="deployed")
    crew = counter_symbol(gun, 1, LOOK, face="crew", said="crew")
    assert SYMBOLS["machine-gun"] in ready and SYMBOLS["crew"] in crew
    assert ">deployed<" in ready and ">crew<" in crew
    assert "<rect" not in counter_symbol(leader, 1, LOOK)


def test_a_unit_wears_the_tab_of_the_formation_its_scenario_gives_it() -> None:
    assert assigns_formations(Indochine)
    found = ElementTree.fromstring(sprite([ROSTER[0]], Indochine, LOOK))
    tabs = {symbol.attrib["id"] for symbol in found.iter(f"{SVG}symbol") if symbol.attrib["id"].startswith("f-")}
    assert tabs == {f"f-{name}" for name in ROSTER.formations}
    game = grognard.position(Indochine, POSITION)
    drawn = position_svg(game, "french", look=LOOK)
    assert drawn.count('href="#f-f1"') == 1
    pieces = screen_of(Viewer(game, "french", "en", shelf.title(Indochine)), Frame("id", 1)).pieces
    assert (pieces["gc-para-1"].tab, pieces["pc-f-1"].tab) == ("f1", "")


def classes_of(scenario: str, night: bool) -> set[str]:
    """The layers in the drawing of a board."""
    root = ElementTree.fromstring(board_svg(field(SCENARIOS[scenario]), LOOK, night=night))
    return {element.attrib["class"] for element in root.iter() if "class" in element.attrib}


def test_the_boards_show_rice_jungle_huts_bamboo_the_stream_and_the_railway() -> None:
    found = classes_of("rail", night=False)
    assert {"paddies", "wood", "grove", "grass", "huts", "stone-houses", "bamboo"} <= found
    assert {"watercourse", "embankment", "ridge", "contour", "relief"} <= found


def test_the_night_map_shows_the_same() -> None:
    assert classes_of("diguette", night=True) == classes_of("diguette", night=False) >= {"paddies", "huts", "wood"}
