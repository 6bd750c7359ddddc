"""The look of each game: complete, readable without colour, and faulted by file and key when it is wrong."""

from __future__ import annotations

from itertools import combinations
from math import dist
from pathlib import Path
from typing import Any

import pytest

from grognard import shelf
from grognard.draw.colours import channels, contrast, linear
from grognard.draw.look import OTHER_SIDES, SIDES, look_of
from grognard.draw.look_parts import SideLook
from grognard.draw.symbols import LINES, SYMBOLS, TEXTURES
from grognard.kernel.errors import BadData
from grognard.kernel.table.title import Title
from tests.kernel.tiny import Tiny

GAMES = sorted(shelf.OURS)


Light = tuple[float, float, float]
"""Red, green and blue as light, each 0 to 1."""
WITHOUT_GREEN = 0.29275, -0.02234
WITHOUT_RED = 0.11238, 0.00401
"""Of the light of a colour: the share of red that is seen as yellow, and as blue (Viénot, Brettel and Mollon, 1999)."""
BRIGHTER, WEAKLY, APART = 2.3, 2, 30
"""How much brighter one of two opponents is at least, also without green cones, and how far apart they are in Lab."""


def dichromat(colour: str, cones: tuple[float, float]) -> Light:
    """What a person without green or without red cones sees."""
    red, green, blue = map(linear, channels(colour))
    yellow = cones[0] * red + (1 - cones[0]) * green
    return yellow, yellow, max(0.0, cones[1] * (red - green) + blue)


def lab(light: Light) -> Light:
    """A colour in the space where distances are those seen (CIE 1976, daylight)."""
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def told_apart(one: str, other: str) -> bool:
    """Whether two colours differ in brightness, and to both kinds of red-green weakness."""
    seen = [(dichromat(one, cones), dichromat(other, cones)) for cones in (WITHOUT_GREEN, WITHOUT_RED)]
    return (
        contrast(one, other) >= BRIGHTER
        and all(dist(lab(a), lab(b)) >= APART for a, b in seen)
        and brighter(*seen[0]) >= WEAKLY
    )


def brighter(one: Light, other: Light) -> float:
    """The contrast of two lights."""
    dark, light = sorted(0.2126 * red + 0.7152 * green + 0.0722 * blue for red, green, blue in (one, other))
    return (light + 0.05) / (dark + 0.05)


def owned(tmp_path: Path, text: str, game: str = "patrol") -> Title:
    """A game with an owner's look laid over it."""
    (tmp_path / "look.toml").write_text(text, encoding="utf-8")
    return Title(shelf.play_class(game), [tmp_path])


def faults_of(tmp_path: Path, text: str) -> list[str]:
    with pytest.raises(BadData) as raised:
        look_of(owned(tmp_path, text))
    return list(raised.value.faults)


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_game_has_a_look(game: str) -> None:
    title = shelf.title(game)
    look, play = look_of(title), title.play
    assert set(look.sides) == {side.name for side in play.sides}
    assert set(look.kinds) == set(play.piece_kinds)
    assert set(look.marks) == set(play.marks)
    assert {name: look.terrains[name].texture for name in play.legend.terrains}.keys() == set(play.legend.terrains)
    assert all(look.terrains[name].texture in TEXTURES[1:] for name in play.legend.terrains)
    assert all(
        look.hexsides[name].line in LINES and look.hexsides[name].line != "plain" for name in play.legend.hexsides
    )
    assert all(look.links[name].line in LINES and look.links[name].line != "plain" for name in play.legend.links)
    assert all(SYMBOLS[look.kinds[piece.kind].symbol] for piece in title.pieces)
    assert all(look.stripe(piece.formation) for piece in title.pieces if piece.formation)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_class_looks_like_its_title(game: str) -> None:
    assert look_of(shelf.play_class(game)) == look_of(shelf.title(game))


@pytest.mark.parametrize("game", GAMES)
def test_sides_are_told_apart_by_brightness_and_with_weak_red_and_green(game: str) -> None:
    for one, other in combinations(look_of(shelf.title(game)).sides.values(), 2):
        assert told_apart(one.fill, other.fill), (one.fill, other.fill)
        assert one.emblem != other.emblem and one.pattern != other.pattern


@pytest.mark.parametrize("side", [*SIDES.values(), *OTHER_SIDES], ids=lambda side: side.fill)
def test_ink_is_read_on_its_paper(side: SideLook) -> None:
    assert contrast(side.ink, side.fill) >= 4.5


@pytest.mark.parametrize("game", GAMES)
def test_counters_of_any_nation_and_kind_are_told_from_the_enemys(game: str) -> None:
    """Whatever traits and kinds make of a side's colours, lightness and emblem still say whose a counter is."""
    title = shelf.title(game)
    look = look_of(title)
    cards = {(piece.side.name, look.card(piece.side.name, piece.kind, piece.traits)) for piece in title.pieces}
    for (side, one), (other_side, other) in combinations(sorted(cards, key=str), 2):
        if side != other_side:
            assert told_apart(one.fill, other.fill), (one.fill, other.fill)
            assert one.emblem != other.emblem


@pytest.mark.parametrize("game", GAMES)
def test_the_ink_of_a_games_counters_is_read(game: str) -> None:
    title = shelf.title(game)
    look = look_of(title)
    cards = [look.card(piece.side.name, piece.kind, piece.traits) for piece in title.pieces]
    assert all(contrast(card.ink, card.fill) >= 4.5 for card in (*look.sides.values(), *cards))
    assert all(contrast("#ffffff", mark.colour) >= 4.5 for mark in look.marks.values())


def test_marks_of_one_game_have_letters_of_their_own() -> None:
    for game in GAMES:
        for lang in ("en", "fr"):
            letters = [mark.letter[lang] for mark in look_of(shelf.title(game)).marks.values()]
            assert len(set(letters)) == len(letters)


def test_a_game_without_a_file_is_drawn_by_its_words() -> None:
    look = look_of(Tiny)
    assert set(look.sides) == {"north", "south"}
    assert look.sides["north"].fill != look.sides["south"].fill
    assert set(look.marks) == set(Tiny.marks)
    assert set(look.terrains) == set(Tiny.legend.terrains)


def test_an_owner_changes_what_they_like(tmp_path: Path) -> None:
    look = look_of(owned(tmp_path, '[sides.red]\nfill = "#204020"\n[kinds]\nsquad = { size = "I" }\n'))
    assert look.sides["red"].fill == "#204020"
    assert look.sides["blue"] == look_of(shelf.title("patrol")).sides["blue"]
    assert (look.kinds["squad"].size, look.kinds["squad"].symbol) == ("I", "infantry")


def test_an_owner_may_add_a_look_to_a_game_that_has_none(tmp_path: Path) -> None:
    (tmp_path / "look.toml").write_text('[sides.north]\nfill = "#123456"\n', encoding="utf-8")
    assert look_of(Title(Tiny, [tmp_path])).sides["north"].fill == "#123456"


GUARD = '[traits.guard]\nfill = "#f0e0a0"\nemblem = "star"\nsymbol = "cavalry"\n'


def test_a_trait_may_have_colours_and_a_symbol_of_its_own(tmp_path: Path) -> None:
    """Everything else stays as the side and the kind have it, and so does every counter without the trait."""
    (tmp_path / "look.toml").write_text(GUARD, encoding="utf-8")
    look = look_of(Title(Tiny, [tmp_path]))
    plain, guard = look.card("north", "foot"), look.card("north", "foot", {"guard"})
    assert (guard.fill, guard.emblem, guard.pattern) == ("#f0e0a0", "star", plain.pattern)
    assert contrast(guard.ink, guard.fill) >= 4.5
    assert plain == look.sides["north"]
    assert (look.kind("foot").symbol, look.kind("foot", {"guard"}).symbol) == ("none", "cavalry")
    assert look.kind("foot", {"guard"}).bottom == look.kind("foot").bottom


def test_a_kind_may_be_a_shade_darker(tmp_path: Path) -> None:
    look = look_of(owned(tmp_path, "[kinds]\nsquad = { shade = 50 }\n"))
    full, half = channels(look.sides["blue"].fill), channels(look.card("blue", "squad").fill)
    assert all(abs(dark - light / 2) <= 1 for dark, light in zip(half, full, strict=True))
    assert look.card("blue", "leader") == look.sides["blue"]


def test_what_may_lie_on_hexsides_has_a_sign(tmp_path: Path) -> None:
    assert look_of(Tiny).edges["wire"].sign == "wire"
    (tmp_path / "look.toml").write_text('[edges]\nwire = { sign = "bar", colour = "#112233" }\n', encoding="utf-8")
    look = look_of(Title(Tiny, [tmp_path]))
    assert (look.edges["wire"].sign, look.edges["wire"].colour) == ("bar", "#112233")


WRONG: list[tuple[str, str]] = [
    ('[sides.red]\nfill = "crimson"\n', "look.toml: sides.red.fill: expected a colour written #rrggbb"),
    ('[sides.green]\nfill = "#00ff00"\n', "look.toml: sides.green: unknown key"),
    ('[sides.red]\nfil = "#00ff00"\n', "look.toml: sides.red.fil: unknown key"),
    ('[kinds]\nsquad = { symbol = "infantery" }\n', "look.toml: kinds.squad.symbol: expected one of"),
    ('[counter]\nbottom = "fire speed"\n', "look.toml: counter.bottom: unknown word"),
    ('[terrains]\nwood = { texture = "bushes" }\n', "look.toml: terrains.wood.texture: expected one of"),
    ('[hexsides]\nriver = { line = "river" }\n', "look.toml: hexsides.river: unknown key"),
    ("[marks.shaken]\nletter = 5\n", "look.toml: marks.shaken.letter: expected a text, or one for each"),
    ('[traits.brave]\nfill = "#00ff00"\n', "look.toml: traits: unknown key"),
    ("[kinds]\nsquad = { shade = 80 }\n", "look.toml: kinds.squad.shade: expected"),
    ('[edges]\nbroken = { sign = "gap" }\n', "look.toml: edges: unknown key"),
    ('colour = "#00ff00"\n', "look.toml: colour: unknown key"),
]


@pytest.mark.parametrize(("text", "fault"), WRONG, ids=[fault for _, fault in WRONG])
def test_a_fault_names_its_file_and_key(tmp_path: Path, text: str, fault: str) -> None:
    (found,) = faults_of(tmp_path, text)
    assert fault.partition(": ")[2] in found
    assert "look.toml" in found


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    text = '[sides.red]\nfill = "x"\nink = "y"\n[links]\nrode = { line = "road" }\n'
    assert len(faults_of(tmp_path, text)) == 3


def test_formations_are_shades_of_their_corps() -> None:
    formations: Any = look_of(shelf.title("verdun")).formations
    assert formations["XXX"] == formations["XXX/72"] != formations["XXX/51"]
    assert len({formations[corps] for corps in ("VIIR", "XVIII", "III", "V")}) == 4
