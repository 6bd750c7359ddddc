"""The band below a map: title, scale, compass, and a key of what the map shows."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from grognard import shelf
from grognard.draw.cartouche import band, band_svg
from grognard.draw.look import look_of
from grognard.kernel.words.words import words_for
from tests.draw.test_board import GAMES

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_the_key_names_what_the_map_has_and_nothing_else(game: str, lang: str) -> None:
    title = shelf.title(game)
    play, words = title.new(seed=0).play, words_for(title.play, lang)
    root = ElementTree.fromstring(band_svg(play, look_of(title), "Scenario", lang))
    written = [text.text for text in root.iter(f"{SVG}text")]
    assert {"Scenario", "N", title.title(lang)} <= set(written)
    board, look = play.board, look_of(title)
    for name in board.legend.terrains:
        is_shown = bool(board.hexes_of(name)) and look.terrain(name).texture not in ("bare", "none")
        if is_shown:
            assert words.label("terrain", name) in written
    drawn = {name for name, edges in board.links.items() if edges and look.links[name].line != "none"}
    assert {words.label("link", name) for name in drawn} <= set(written)
    missing = {name for name, edges in board.links.items() if not edges}
    assert not {words.label("link", name) for name in missing} & set(written)


@pytest.mark.parametrize("game", GAMES)
def test_no_two_swatches_share_the_name_of_a_part(game: str) -> None:
    title = shelf.title(game)
    svg = band_svg(title.new(seed=0).play, look_of(title), "Scenario")
    defined = re.findall(r' id="([^"]+)"', svg)
    used = set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg))
    assert len(set(defined)) == len(defined)
    assert used <= set(defined)


def test_the_scale_says_how_long_a_hex_is() -> None:
    verdun, patrol = shelf.title("verdun"), shelf.title("patrol")
    shown = band(verdun.new(seed=0).play, look_of(verdun), "Haumont").drawn
    assert ">one hex: 0.7 km<" in shown and ">2.8 km<" in shown
    assert "one hex" not in band(patrol.new(seed=0).play, look_of(patrol), "Crossing").drawn


def test_the_band_is_as_wide_as_the_map_and_has_rows_where_there_is_no_room() -> None:
    verdun, patrol = shelf.title("verdun"), shelf.title("patrol")
    wide = band(verdun.new(seed=0).play, look_of(verdun), "Haumont")
    narrow = band(patrol.new(seed=0).play, look_of(patrol), "Crossing")
    assert wide.width > 2 * narrow.width or wide.height <= narrow.height
    ends = [float(x) + 52 for x in re.findall(r'<svg x="([\d.]+)"', narrow.drawn)]
    assert max(ends) < narrow.width
