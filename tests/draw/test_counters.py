"""Counters: every face of every piece, every back and every badge, as symbols a page can put down."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from grognard import shelf
from grognard.draw.counters import THIN, WIDE, assigns_formations, counter_symbol, counters_svg, slug, state_symbols
from grognard.draw.look import look_of
from grognard.draw.look_parts import TraitLook
from grognard.draw.symbols import EMBLEMS, HEX_SIGNS, MARK_SIGNS, SIDE_SIGNS, SYMBOLS
from grognard.kernel.table.pieces import Piece
from grognard.kernel.table.title import Title
from grognard.kernel.words.words import words_for
from tests.kernel.tiny import Tiny

SVG = "{http://www.w3.org/2000/svg}"
GAMES = sorted(shelf.OURS)


def symbols_of(title: Title, lang: str = "en") -> dict[str, ElementTree.Element]:
    root = ElementTree.fromstring(counters_svg(title, look_of(title), lang))
    return {symbol.attrib["id"]: symbol for symbol in root.iter(f"{SVG}symbol")}


def piece(title: Title, name: str) -> Piece:
    return next(piece for piece in title.pieces if piece.name == name)


def texts(symbol: ElementTree.Element, kind: str) -> list[str]:
    return [
        text.text or ""
        for group in symbol.iter(f"{SVG}g")
        if group.attrib.get("class") == kind
        for text in group.iter(f"{SVG}text")
    ]


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_symbol_for_everything(game: str) -> None:
    title = shelf.title(game)
    faces = {f"c-{slug(p.name)}-{steps}" for p in title.pieces for steps in range(1, p.steps + 1)}
    faces |= {
        f"c-{slug(p.name)}-{steps}-{slug(face)}"
        for p in title.pieces
        for face in p.turned
        for steps in range(1, p.steps + 1)
    }
    backs = {f"u-{side.name}" for side in title.play.sides}
    backs |= {f"u-{side}-{back}" for back in title.play.backs for side in look_of(title).sides_of(back)}
    marks = {f"m-{mark}" for mark in title.play.marks}
    lying = {f"h-{field}" for field in look_of(title).hexes}
    crossings = {f"e-{field}" for field in look_of(title).edges}
    tabs = {f"f-{slug(name)}" for name in look_of(title).formations} if assigns_formations(title.play) else set()
    found = symbols_of(title)
    assert lying and set(found) == faces | backs | marks | lying | crossings | tabs | set(state_symbols())
    assert all(found[key].attrib["viewBox"] == "0 0 100 100" for key in faces | backs)
    assert all(found[key].attrib["viewBox"] == "0 0 40 40" for key in marks)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_badges_have_signs_or_letters_and_names(game: str, lang: str) -> None:
    title = shelf.title(game)
    found = symbols_of(title, lang)
    for mark in title.play.marks:
        symbol = found[f"m-{mark}"]
        assert symbol.findtext(f"{SVG}title") == words_for(title.play, lang).messages.text(f"mark-{mark}")
        look = look_of(title).marks[mark]
        if look.sign == "none":
            assert symbol.findtext(f"{SVG}text") == look.letter[lang]
        else:
            assert MARK_SIGNS[look.sign] in [path.attrib["d"] for path in symbol.iter(f"{SVG}path")]


@pytest.mark.parametrize("game", GAMES)
def test_no_two_discs_of_a_game_look_alike(game: str) -> None:
    """Where a letter is not needed there is none: every disc of ours has a sign."""
    discs = [look for look in look_of(shelf.title(game)).marks.values() if look.shown == "disc"]
    assert all(look.sign != "none" for look in discs)
    assert len({(look.sign, look.colour) for look in discs}) == len(discs)


@pytest.mark.parametrize("game", GAMES)
def test_marks_are_shown_in_phases_that_there_are(game: str) -> None:
    title = shelf.title(game)
    clauses = {clause.id for clause in title.book}
    assert {phase for look in look_of(title).marks.values() for phase in look.phases} <= clauses


def test_a_game_without_a_look_has_counters_too() -> None:
    title = Title(Tiny)
    faces = {f"c-{slug(p.name)}-{steps}" for p in title.pieces for steps in range(1, p.steps + 1)}
    assert faces <= set(symbols_of(title))


def test_a_counter_shows_its_printed_values() -> None:
    title = shelf.title("verdun")
    found = symbols_of(title)
    assert {"RIR16", "III", "7", "6-5", "VIIR/14R"} == set(texts(found["c-RIR16-2"], "near"))
    assert {"RIR16", "III", "7", "3-5", "VIIR/14R"} == set(texts(found["c-RIR16-1"], "near"))
    assert texts(found["c-RIR16-2"], "far-only") == ["6"]
    assert "∞" in texts(found["c-Naval-1"], "near")
    assert "Douaumont" in texts(found["c-Douaumont-fort-2"], "near")


def test_a_formation_of_one_unit_has_no_stripe() -> None:
    title = shelf.title("verdun")
    look, counter = look_of(title), piece(title, "RIR16")
    striped = replace(look, formations={counter.name: "#123456", counter.formation: "#123456"})
    assert "#123456" in counter_symbol(counter, 2, striped)
    assert "#123456" not in counter_symbol(counter._replace(formation=counter.name), 2, striped)


def test_a_counter_wears_the_colours_of_its_traits(tmp_path: Path) -> None:
    (tmp_path / "look.toml").write_text('[traits.guard]\nfill = "#f0e0a0"\nsymbol = "cavalry"\n', encoding="utf-8")
    title = Title(Tiny, [tmp_path])
    guard, plain = (counter_symbol(piece(title, name), 1, look_of(title)) for name in ("N1", "N2"))
    assert 'fill="#f0e0a0"' in guard and SYMBOLS["cavalry"] in guard
    assert 'fill="#f0e0a0"' not in plain and SYMBOLS["cavalry"] not in plain


def test_only_a_reduced_face_has_the_white_band() -> None:
    title = shelf.title("verdun")
    look, counter = look_of(title), piece(shelf.title("verdun"), "RIR16")
    full, reduced = (counter_symbol(counter, steps, look) for steps in (2, 1))
    assert '<path fill="#ffffff"' in reduced
    assert '<path fill="#ffffff"' not in full


def test_near_and_far_are_chosen_by_inherited_properties() -> None:
    title = shelf.title("patrol")
    both = counter_symbol(piece(title, "B1"), 2, look_of(title))
    assert '<g class="near" style="display:var(--near,inline)">' in both
    assert '<g class="far-only" style="display:var(--far,none)">' in both
    assert "far-only" not in counter_symbol(piece(title, "B1"), 2, look_of(title), far=False)


def test_an_unknown_counter_says_nothing_but_its_side() -> None:
    symbol = symbols_of(shelf.title("patrol"))["u-red"]
    assert [text.text for text in symbol.iter(f"{SVG}text")] == ["?"]


@pytest.mark.parametrize("game", GAMES)
def test_counters_are_drawn_the_same_every_time(game: str) -> None:
    title = shelf.title(game)
    assert counters_svg(title, look_of(title)) == counters_svg(title.play, look_of(title.play))


def test_a_slug_is_an_id_and_keeps_names_apart() -> None:
    assert slug("XVIII-art1") == "XVIII-art1"
    assert slug("I/II") == "I_2fII"
    assert slug("É_1") != slug("E_1")
    assert all(re.fullmatch(r"[A-Za-z0-9_-]+", slug(name)) for name in ("a b", "§9.1", "Saint-Michel"))


@pytest.mark.parametrize("drawn", [*SYMBOLS.values(), *EMBLEMS.values(), *HEX_SIGNS.values(), *SIDE_SIGNS.values()])
def test_every_sign_is_well_formed(drawn: str) -> None:
    ElementTree.fromstring(f"<g>{drawn}</g>")


def test_a_lost_step_that_leaves_the_face_as_it_was_has_a_thin_band() -> None:
    """A platoon of three steps on two faces: full, worn, reduced."""
    side = shelf.title("patrol").play.sides[0]
    faces = tuple({"fire": value} for value in (4, 4, 2))
    platoon = Piece("P1", side, "squad", faces)
    look = look_of(shelf.title("patrol"))
    bands = [re.findall(r"v(\d+)H", counter_symbol(platoon, steps, look)) for steps in (3, 2, 1)]
    assert bands == [[], [str(THIN)], [str(WIDE)]]


def test_a_leader_is_round_with_his_stars_and_the_ring_of_his_formation(tmp_path: Path) -> None:
    text = '[kinds]\nleader = { symbol = "leader", shape = "round", rank = 2 }\n'
    (tmp_path / "look.toml").write_text(text, encoding="utf-8")
    look = look_of(Title(shelf.play_class("patrol"), [tmp_path]))
    look = replace(look, formations={"hq": "#123456"})
    leader = piece(shelf.title("patrol"), "BL")._replace(formation="hq")
    drawn = counter_symbol(leader, 1, look)
    assert drawn.count(EMBLEMS["star"]) == 2
    assert 'stroke="#123456"' in drawn and "<rect" not in drawn
    assert "<rect" in counter_symbol(piece(shelf.title("patrol"), "B1"), 2, look)


def test_a_named_face_has_its_name_at_the_head_on_a_colour_of_its_own(tmp_path: Path) -> None:
    look = look_of(shelf.title("patrol"))
    gun = piece(shelf.title("patrol"), "BG")
    look = replace(look, traits={**look.traits, "packed": TraitLook(head="#e9dfc6")})
    plain, packed = (
        counter_symbol(gun, 1, look, face=face, said=said) for face, said in (("", ""), ("packed", "packed"))
    )
    assert "#e9dfc6" not in plain and ">packed<" not in plain
    assert 'fill="#e9dfc6"' in packed and ">packed<" in packed


def test_bars_below_the_stars_tell_field_officers_and_generals(tmp_path: Path) -> None:
    drawn = []
    for bars in range(3):
        text = f'[kinds]\nleader = {{ shape = "round", rank = 1, bars = {bars} }}\n'
        (tmp_path / "look.toml").write_text(text, encoding="utf-8")
        look = look_of(Title(shelf.play_class("patrol"), [tmp_path]))
        drawn.append(counter_symbol(piece(shelf.title("patrol"), "BL"), 1, look, far=False))
    assert [len(re.findall(r"M[\d.]+ [\d.]+H[\d.]+M?", each)) > 0 for each in drawn] == [False, True, True]
    assert len(set(drawn)) == 3


def test_a_trait_may_put_a_sign_beside_the_name_of_a_round_counter_and_on_no_other(tmp_path: Path) -> None:
    text = '[kinds]\nleader = { shape = "round", rank = 1 }\n'
    (tmp_path / "look.toml").write_text(text, encoding="utf-8")
    look = look_of(Title(shelf.play_class("patrol"), [tmp_path]))
    signed = replace(look, traits={**look.traits, "rider": TraitLook(sign="horse")})
    leader, squad = (piece(shelf.title("patrol"), name) for name in ("BL", "B1"))
    rider, mounted = (each._replace(traits=each.traits | {"rider"}) for each in (leader, squad))
    assert SYMBOLS["horse"] in counter_symbol(rider, 1, signed, far=False)
    assert SYMBOLS["horse"] not in counter_symbol(leader, 1, signed, far=False)
    assert SYMBOLS["horse"] not in counter_symbol(mounted, 2, signed, far=False)


def test_a_name_may_begin_in_several_ways_that_the_counter_does_not_repeat(tmp_path: Path) -> None:
    (tmp_path / "look.toml").write_text('[counter]\nlead = "B R"\n', encoding="utf-8")
    look = look_of(Title(shelf.play_class("patrol"), [tmp_path]))
    for name in ("B1", "R1"):
        assert ">1<" in counter_symbol(piece(shelf.title("patrol"), name), 2, look)


def test_the_face_a_counter_starts_on_looks_as_the_look_says() -> None:
    look = look_of(shelf.title("patrol"))
    look = replace(look, traits={**look.traits, "mounted": TraitLook(symbol="horse")})
    rider = piece(shelf.title("patrol"), "B1")._replace(front="mounted", turned={"dismounted": ({}, {})})
    assert SYMBOLS["horse"] in counter_symbol(rider, 2, look, said="mounted")
    assert SYMBOLS["horse"] not in counter_symbol(rider, 2, look, face="dismounted", said="dismounted")


def test_nothing_need_stand_beside_the_symbol(tmp_path: Path) -> None:
    (tmp_path / "look.toml").write_text('[counter]\nleft = "none"\nright = "none"\n', encoding="utf-8")
    look = look_of(Title(shelf.play_class("patrol"), [tmp_path]))
    assert 'x="88.5"' not in counter_symbol(piece(shelf.title("patrol"), "B1"), 2, look)
