"""Patterns and glyphs of the map, drawn once in `<defs>` and referenced where they are used.

Each is a small tile or sign in the map's ink. The look says which terrain uses which.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from grognard.draw.colours import mixed
from grognard.draw.palette import Palette

PREFIX = "b-"
"""The prefix of every id of a board, so that it can share a page with other drawings."""


def defs(palette: Palette, wanted: Collection[str]) -> str:
    """The definitions of the patterns and glyphs used."""
    made = {**_patterns(palette), **_glyphs(palette)}
    return "".join(made[name] for name in sorted(wanted) if name in made)


def fill(texture: str) -> str:
    """The paint of a pattern."""
    return f"url(#{PREFIX}{texture})"


def has_pattern(texture: str) -> bool:
    """Whether a texture is a pattern that fills its hexes."""
    return texture in PATTERNED


def _tile(name: str, width: float, height: float, content: str) -> str:
    size = f'width="{width:g}" height="{height:g}"'
    return f'<pattern id="{PREFIX}{name}" {size} patternUnits="userSpaceOnUse">{content}</pattern>'


def _trees(spots: str, leaf: str) -> str:
    """Small round tree crowns with a shadow to the south-east, as on engraved maps."""
    crowns = "".join(_crown(*map(float, spot.split(","))) for spot in spots.split())
    return (
        f'<path fill="{leaf}" fill-opacity=".3" stroke="{leaf}" stroke-width=".8" stroke-linecap="round" d="{crowns}"/>'
    )


def _crown(x: float, y: float, r: float) -> str:
    arc = f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 1 {2 * r:g} 0a{r:g} {r:g} 0 0 1-{2 * r:g} 0"
    shade = f"M{x + r * 0.2:g} {y + r * 0.75:g}a{r:g} {r:g} 0 0 0 {r * 0.75:g}-{r * 0.95:g}"
    return f"{arc}{shade}M{x:g} {y + r + 1:g}h{r * 1.5:g}"


def _dots(spots: str, ink: str, r: float = 0.7) -> str:
    marks = "".join(f"M{spot.replace(',', ' ')}h0" for spot in spots.split())
    return f'<path stroke="{ink}" stroke-width="{2 * r:g}" stroke-linecap="round" d="{marks}"/>'


CROWNS = "5,6,2.6 17,4,2.1 28,9,2.7 10,15,2.2 22,17,2.6 4,25,2.3 15,26,2.7 27,26,2.1"
STIPPLE = "11,8 23,9 3,14 30,18 16,12 9,21 21,23 33,3 32,29 10,30 22,31"
CANOPY = "4,5,3 12,8,3.4 21,4,3 27,12,3.3 6,16,3.4 16,17,3 24,22,3.4 8,26,3.2"
ROWS = "6,6,2.2 18,6,2.2 6,18,2.2 18,18,2.2"
GRAINS = "3,4 11,7 7,13 17,3 15,12 4,18 12,19 19,17"
REEDS = "M2 6H16M20 13H33M4 20H14M22 26H34M8 20V16M6 20 5 17M10 20 11 17M26 13V9M24 13 23 10M28 13 29 10"
WAVES = "M0 5q5-3 10 0t10 0t10 0M0 15q5 3 10 0t10 0t10 0"
FURROWS = "M0 20 20 0M0 10 10 0M10 20 20 10"
STONES = "M4 8l3-4 4 4M18 18l3-4 4 4M20 6l2-3 3 3M7 21l2-3 3 3"
ARCS = (
    "7,8,4 22,5,3 36,10,4.4 50,6,3.2 14,20,3.4 29,22,4.2 45,21,3.4 5,32,3.6 20,35,4.4 37,34,3.4 52,35,4.2 11,46,3.2 "
    "28,47,3.8 44,47,4"
)
LEVELS = "M2 2.5H14M19 2.5H25M31 2.5H43M6 8.2H22M27 8.2H31M36 8.2H45M0 13.8H9M14 13.8H27M33 13.8H41"
TUFTS = "".join(
    f"M{x - 2.4:g} {y - 2.4:g}l1.6 2.4M{x:g} {y - 3.4:g}v3.4M{x + 2.4:g} {y - 2.4:g}l-1.6 2.4"
    for x, y in ((9, 12), (41, 7), (70, 19), (24, 31), (55, 38), (87, 44), (12, 58), (38, 66), (68, 70), (90, 78))
)
HOLES = "5,6,3 16,4,2 23,11,3.2 9,15,2.2 17,20,2.8 4,23,1.8 25,24,2"


def _holes(spots: str, ink: str) -> str:
    """Shell craters in slight perspective."""
    rims = "".join(_rim(*map(float, spot.split(","))) for spot in spots.split())
    return f'<path fill="{ink}" fill-opacity=".14" stroke="{ink}" stroke-opacity=".7" stroke-width=".9" d="{rims}"/>'


def _canopy(spots: str, leaf: str) -> str:
    """Crowns seen from above: a pale dome, and an arc on its shaded side."""
    domes, arcs = "", ""
    for x, y, r in (map(float, spot.split(",")) for spot in spots.split()):
        domes += f"M{x - r:g} {y + 0.6:g}a{r:g} {r:g} 0 1 1 {2 * r:g} 0"
        arcs += f"M{x - r * 0.5:g} {y + r * 0.75:g}a{r:g} {r:g} 0 0 0 {r * 1.45:g}-{r * 0.95:g}"
    return f'<path fill="{leaf}" fill-opacity=".16" d="{domes}"/>' + _stroked(arcs, leaf, 1.1)


def _rim(x: float, y: float, r: float) -> str:
    return f"M{x - r:g} {y:g}a{r:g} {r * 0.75:g} 0 1 1 {2 * r:g} 0a{r:g} {r * 0.75:g} 0 0 1-{2 * r:g} 0"


def _stroked(d: str, ink: str, width: float = 0.9, opacity: float = 1.0) -> str:
    return f'<path fill="none" stroke="{ink}" stroke-width="{width:g}" opacity="{opacity:g}" d="{d}"/>'


def _patterns(p: Palette) -> dict[str, str]:
    return {
        "trees": _tile("trees", 34, 32, _trees(CROWNS, p.leaf) + _dots(STIPPLE, p.leaf, 0.55)),
        "jungle": _tile("jungle", 30, 28, _trees(CANOPY, p.leaf) + _dots("16,25 2,11 22,13", p.ink, 0.6)),
        "orchard": _tile("orchard", 24, 24, _trees(ROWS, p.leaf)),
        "marsh": _tile("marsh", 36, 30, _stroked(REEDS, p.bank)),
        "water": _tile("water", 30, 20, _stroked(WAVES, p.bank, 0.8, 0.6)),
        "field": _tile("field", 20, 20, _stroked(FURROWS, p.hachure, 0.6, 0.5)),
        "rough": _tile("rough", 28, 24, _stroked(STONES, p.hachure)),
        "sand": _tile("sand", 22, 22, _dots(GRAINS, p.hachure)),
        "craters": _tile("craters", 29, 28, _holes(HOLES, p.hachure)),
        "town": _tile("town", 30, 26, _town_blocks(p)),
        "forest": _tile("forest", 58, 52, _canopy(ARCS, p.leaf)),
        "meadow": _tile("meadow", 96, 84, _stroked(TUFTS, mixed(p.leaf, p.land, 0.35), 0.8, 0.75)),
        "reeds": _tile("reeds", 46, 17, _stroked(LEVELS, p.bank, 0.8, 0.7)),
    }


PATTERNED = frozenset(
    {"trees", "jungle", "orchard", "marsh", "water", "field", "rough", "sand", "craters", "town"} | {"forest", "reeds"}
)

TOWN = "1,1,8,6 11,1,7,9 20,2,9,5 1,9,8,8 20,9,9,8 11,12,7,6 1,19,6,6 9,20,9,5 20,19,9,6"
HOUSES = (
    "-15,-4,7,5,8 -6,-9,6,5,-12 2,-6,8,5,5 11,-3,5,6,-8 -11,4,6,5,-5 -2,2,5,6,10 6,5,8,5,-6 14,7,4,4,0",
    "-13,-7,6,6,12 -4,-5,8,5,-6 6,-9,6,5,8 12,-1,6,5,-10 -15,3,7,5,-8 -5,4,6,5,6 3,2,6,6,-4",
    "-10,-8,8,5,-7 1,-8,6,6,9 9,-5,7,5,-4 -15,-1,5,6,6 -7,1,7,5,-10 3,3,6,5,5 11,4,6,6,-7 -4,8,6,4,3",
)
"""Three villages: the place, size and rotation of each house."""


def _town_blocks(p: Palette) -> str:
    rects = (map(float, block.split(",")) for block in TOWN.split())
    d = "".join(f"M{x:g} {y:g}h{w:g}v{h:g}h-{w:g}z" for x, y, w, h in rects)
    return f'<path fill="{p.house}" fill-opacity=".5" d="{d}"/>'


def _glyphs(p: Palette) -> dict[str, str]:
    found = {f"houses{n}": _glyph(f"houses{n}", _village(houses, p)) for n, houses in enumerate(HOUSES)}
    found["fort"] = _glyph("fort", _fort(p))
    found["bridge"] = _glyph("bridge", _bridge(p))
    found["windmill"] = _glyph("windmill", _windmill(p))
    found["ford"] = _glyph(
        "ford", f'<path stroke="{p.casing}" stroke-width="2.4" stroke-dasharray="2 2" d="M0-11V11"/>'
    )
    return found


def _glyph(name: str, content: str) -> str:
    return f'<g id="{PREFIX}{name}">{content}</g>'


def _village(houses: str, p: Palette) -> str:
    shapes = "".join(_house(*map(float, house.split(","))) for house in houses.split())
    return f'<g fill="{p.house}" stroke="{p.halo}" stroke-width=".6">{shapes}</g>'


def _house(x: float, y: float, width: float, depth: float, turn: float) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{depth:g}" transform="rotate({turn:g} {x:g} {y:g})"/>'


def _fort(p: Palette) -> str:
    """A pentagonal fort with its ditch, the gorge to the south, as built in the 1880s."""
    return (
        f'<path fill="{p.halo}" stroke="{p.works}" stroke-width="1.2" d="M-15 9-12-6 0-13 12-6 15 9 5 12H-5Z"/>'
        f'<path fill="{p.works}" d="M-11.500 7-9-4 0-9.500 9-4 11.500 7 4 9H-4Z"/>'
        f'<path fill="{p.halo}" d="M-5 3H5V5H-5ZM-1-4H1V3H-1Z"/>'
    ).replace(".500", ".5")


def _windmill(p: Palette) -> str:
    """A post mill: four sails, its body and its cap."""
    sails = "M0-4-11-15M0-4 11-15M0-4-11 7M0-4 11 7"
    cloth = "M-11-15-7.5-15.500-1.500-8-3.500-6ZM11-15 11.500-11.500 4-5.500 2-7.500ZM-11 7-11.500 3.500-4-2.500-2-.5Z"
    last = "M11 7 7.500 7.500 1.500 0 3.500-2Z"
    line = f'fill="none" stroke-linecap="round" stroke="{p.halo}"'
    return (
        f'<path {line} stroke-width="5.5" d="{sails}M-6 15 0-6 6 15Z"/>'
        f'<path fill="{p.block}" stroke="{p.ink}" stroke-width="1.2" stroke-linejoin="round" d="M-6.500 15-3.500-4'
        f'H3.500L6.500 15ZM-4.500-4 0-9 4.500-4Z"/>'
        f'<path fill="{p.halo}" d="M-1.500 15V9.500H1.500V15Z"/>'
        f'<path fill="{p.halo}" stroke="{p.ink}" stroke-width=".7" d="{cloth}{last}"/>'
        f'<path fill="none" stroke="{p.ink}" stroke-width="1.5" stroke-linecap="round" d="{sails}"/>'
        f'<circle cy="-4" r="1.6" fill="{p.ink}"/>'
    ).replace(".500", ".5")


def _bridge(p: Palette) -> str:
    """Two parapets over the water, opening towards both banks; drawn from south to north."""
    return (
        f'<path fill="none" stroke="{p.road}" stroke-width="8" d="M0-9V9"/>'
        f'<path fill="none" stroke="{p.casing}" stroke-width="1.8" d="M-7-12-4-8V8L-7 12M7-12 4-8V8L7 12"/>'
    )


def houses_of(share: float) -> Iterator[str]:
    """The village for a number from -1 to 1, and its rotation."""
    yield f"houses{int((share + 1) * 1.499)}"
    yield f"{int(share * 37)}"
