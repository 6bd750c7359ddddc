"""What grows: corn, rice between its dykes, jungle, groves with palms, tall grass with bushes.

Each recipe draws one kind of ground on its hexes: it takes the plan, the hexes and their colour, and returns parts of
an SVG. Which terrain is drawn by which recipe is decided by the look.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from math import ceil, cos, floor, hypot, pi, sin
from typing import Final

from grognard.draw import textures
from grognard.draw.colours import mixed
from grognard.draw.curves import Pen, chance, middle, noise, paced, sampled_ring, smooth_ring, stirred
from grognard.draw.geometry import RADIUS, Point
from grognard.draw.plan import BoardDrawing

PARCEL: Final = (21.0, 15.0)
"""How wide and deep a field of rice is."""
STRIP: Final = (42.0, 17.0)
"""How wide and deep a field of corn is."""
NUMBER: Final = (16.0, 6.0)
"""How far from the number of a hex, across and down, no ear stands."""
BAULK: Final = 0.8
"""Half the width of the grass between two fields of corn."""
BENT, BENDS = 16.0, 170.0
"""How far the dykes are bent, and how long a bend is."""
DYKE: Final = 1.3
"""Half the width of the dyke between two fields."""
TINTS: Final = 4
CANOPY: Final = (132.0, 114.0)
"""The size of the tile of crowns."""
SPACING: Final = 8.4
SCALLOP: Final = (9.5, 5.0)


# Rice ------------------------------------------------------------------------------------------------------------


def paddies(plan: BoardDrawing, hexes: list[int], tint: str) -> Iterator[str]:
    """Fields of rice between dykes: some flooded and bright as the sky, some green, some ripening."""
    p, shape = plan.palette, outlined(plan, hexes, 4.0)
    fields = [Pen() for _ in range(TINTS)]
    rice, glints = Pen(), Pen()
    for field in _parcels(plan, hexes):
        luck = chance(*map(round, field[0]))
        kind = int((luck + 1) * TINTS / 2.001)
        _draw(fields[kind], field)
        if kind in (1, 3):
            _seedlings(rice, field)
        elif kind == 0:
            _glint(glints, field)
    cut = plan.clip(shape)
    parts = [f'<path fill="{p.dyke}" d="{shape}"/>']
    parts += [f'<path fill="{ink}" d="{pen}"/>' for ink, pen in zip(p.paddies, fields, strict=True)]
    sprouts = f'stroke="{p.rice}" stroke-width=".9" stroke-linecap="round"'
    parts.append(f'<path class="rice" fill="none" {sprouts} d="{rice}"/>')
    parts.append(f'<path fill="none" stroke="{p.glint}" stroke-opacity=".75" stroke-width="1" d="{glints}"/>')
    yield f'<g class="paddies" clip-path="url(#{cut})">{"".join(parts)}</g>'
    yield f'<path fill="none" stroke="{mixed(p.dyke, p.ink, 0.35)}" stroke-width="2" d="{shape}"/>'


def corn(plan: BoardDrawing, hexes: list[int], tint: str) -> Iterator[str]:
    """Fields of standing corn: long strips of ripe and riper yellow, with their rows of ears."""
    p, shape = plan.palette, _hedged(plan, hexes)
    fields, ears = [Pen() for _ in range(TINTS)], Pen()
    numbers = [(x, y - 27) for x, y in map(plan.centre.__getitem__, hexes)]
    for field in _parcels(plan, hexes, STRIP, BAULK):
        luck = chance(*map(round, field[0]))
        _draw(fields[int((luck + 1) * TINTS / 2.001)], field)
        for x, y in _ears(field):
            if all(abs(x - a) > NUMBER[0] or abs(y - 2 - b) > NUMBER[1] for a, b in numbers):
                _ear(ears, x, y)
    cut = plan.clip(shape)
    parts = [f'<path fill="{mixed(p.ear, tint, 0.35)}" d="{shape}"/>']
    parts += [f'<path fill="{ink}" d="{pen}"/>' for ink, pen in zip(p.corn, fields, strict=True)]
    stalks = f'stroke="{p.ear}" stroke-opacity=".85" stroke-width=".8" stroke-linecap="round"'
    parts.append(f'<path class="ears" fill="none" {stalks} d="{ears}"/>')
    yield f'<g class="corn" clip-path="url(#{cut})">{"".join(parts)}</g>'
    edge = f'stroke="{mixed(p.ear, p.ink, 0.3)}" stroke-width="1.2" stroke-dasharray="3 2.2"'
    yield f'<path fill="none" {edge} d="{shape}"/>'


def _hedged(plan: BoardDrawing, hexes: list[int]) -> str:
    """The outline of fields: straight along their sides, rounded only at the corners."""
    pen, rim = Pen(), plan.rim_corners
    for ring in plan.outline(hexes):
        corners = [corner if corner in rim else stirred(corner, 4.0, "hedge") for corner in ring]
        pen.move(middle(corners[-1], corners[0]))
        for n, corner in enumerate(corners):
            before, after = corners[n - 1], corners[(n + 1) % len(corners)]
            pen.line(middle(corner, before, 0.3))
            pen.bend(corner, middle(corner, after, 0.3))
        pen.close()
    return str(pen)


def _ears(field: list[Point]) -> Iterator[Point]:
    """Where the ears of a field stand, in three rows of six."""
    for down in (0.3, 0.6, 0.9):
        left, right = middle(field[0], field[3], down), middle(field[1], field[2], down)
        yield from (middle(left, right, 0.09 + 0.165 * n) for n in range(6))


def _ear(pen: Pen, x: float, y: float) -> None:
    """A stalk with two leaves."""
    pen.move((x, y))
    pen.line((x, y - 3.6))
    pen.move((x - 1.5, y - 4.2))
    pen.line((x, y - 2.4))
    pen.line((x + 1.5, y - 4.2))


def _parcels(plan: BoardDrawing, hexes: list[int], size: Point = PARCEL, edge: float = DYKE) -> Iterator[list[Point]]:
    """The fields that touch these hexes, on a grid laid over the whole map, so that neighbours always fit."""
    near = {hex_: plan.centre[hex_] for hex_ in hexes}
    wanted: set[tuple[int, int]] = set()
    reach = RADIUS + 26.0
    for x, y in near.values():
        columns = range(floor((x - reach) / size[0]), ceil((x + reach) / size[0]))
        rows = range(floor((y - reach) / size[1]), ceil((y + reach) / size[1]))
        wanted |= {(i, j) for i in columns for j in rows}
    for i, j in sorted(wanted):
        corners = [_corner(i + a, j + b, size) for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))]
        x, y = sum(c[0] for c in corners) / 4, sum(c[1] for c in corners) / 4
        if any(hypot(x - a, y - b) < RADIUS + size[0] / 1.5 for a, b in near.values()):
            yield [_shrunk(corner, (x, y), edge) for corner in corners]


@lru_cache(maxsize=20_000)
def _corner(i: int, j: int, size: Point) -> Point:
    """A corner of the bent grid of fields."""
    x, y = i * size[0], j * size[1]
    bent = BENT * noise(x / BENDS, y / BENDS, "across"), BENT * noise(x / BENDS, y / BENDS, "down")
    return stirred((x + bent[0], y + bent[1]), 2.4, "field")


def _shrunk(corner: Point, towards: Point, by: float) -> Point:
    far = hypot(corner[0] - towards[0], corner[1] - towards[1]) or 1.0
    return middle(corner, towards, 1.5 * by / far)


def _draw(pen: Pen, corners: Iterable[Point]) -> None:
    first, *others = corners
    pen.move(first)
    for corner in others:
        pen.line(corner)
    pen.close()


def _seedlings(pen: Pen, field: list[Point]) -> None:
    """Two rows of young rice, each plant three blades."""
    for down in (0.36, 0.76):
        left, right = middle(field[0], field[3], down), middle(field[1], field[2], down)
        for n in range(4):
            x, y = middle(left, right, 0.17 + 0.22 * n)
            pen.move((x - 1.5, y - 2.0))
            pen.line((x, y + 0.6))
            pen.line((x + 1.5, y - 2.0))


def _glint(pen: Pen, field: list[Point]) -> None:
    """The sky in the water."""
    for share, long in ((0.4, 0.34), (0.62, 0.2)):
        left, right = middle(field[0], field[3], share), middle(field[1], field[2], share)
        pen.move(middle(left, right, 0.28))
        pen.line(middle(left, right, 0.28 + long))


# Trees -----------------------------------------------------------------------------------------------------------


def jungle(plan: BoardDrawing, hexes: list[int], tint: str) -> Iterator[str]:
    """A closed canopy of crowns with an edge of scallops and a shadow; here and there a palm stands out."""
    name = f"{textures.PREFIX}canopy"
    plan.clips.append(_canopy(name, tint, plan.is_night))
    yield from _wood(plan, hexes, tint, f"url(#{name})")
    yield _palms(plan, hexes, 1, tint)


def grove(plan: BoardDrawing, hexes: list[int], tint: str) -> Iterator[str]:
    """A few trees with grass between them, and palms."""
    yield from _wood(plan, hexes, tint, "none")
    dark, light = _shades(plan.is_night)
    trees = []
    for (x, y), luck in _scattered(plan, hexes, 17, 12.0):
        fill = mixed(mixed(tint, "#4d7a2a", 0.55), dark, 0.16 + 0.14 * luck)
        trees.append((y, _crown(x, y, 5.2 + 1.6 * luck, fill, dark, light)))
    drawn = "".join(tree for _, tree in sorted(trees))
    yield f'<g class="grove" clip-path="url(#{plan.map_clip})">{drawn}</g>'
    yield _palms(plan, hexes, 2, tint)


def _shades(is_night: bool) -> tuple[str, str]:
    """What a leaf looks like away from the light, and in it."""
    return ("#04090a", "#6f9a5a") if is_night else ("#16300c", "#dfeeb4")


def _wood(plan: BoardDrawing, hexes: list[int], tint: str, paint: str) -> Iterator[str]:
    """The edge of a wood, which goes on beyond the rim of the map and is cut there."""
    pen = Pen()
    centre = _middle_of_map(plan)
    for ring in plan.outline(hexes):
        wide = [_pushed(corner, centre) if corner in plan.rim_corners else stirred(corner, 5.0) for corner in ring]
        points = list(paced(sampled_ring(wide), SCALLOP[0]))
        pen.move(points[0][0])
        for (before, _), (point, ahead) in zip(points, [*points[1:], points[0]], strict=True):
            x, y = middle(before, point)
            deep = SCALLOP[1] * (1 + 0.3 * chance(round(x), round(y)))
            pen.bend((x + ahead[1] * deep, y - ahead[0] * deep), point)
        pen.close()
    dark = mixed(tint, "#0a1606", 0.75)
    shadow = f'fill="{dark}" fill-opacity="{".6" if plan.is_night else ".34"}" transform="translate(2.4 3)"'
    edge = f'fill="none" stroke="{mixed(tint, "#0a1606", 0.6)}" stroke-width="1"'
    drawn = plan.again(str(pen), shadow, f'fill="{tint}"', f'fill="{paint}"', edge)
    yield f'<g class="wood" clip-path="url(#{plan.map_clip})">{drawn}</g>'


def _middle_of_map(plan: BoardDrawing) -> Point:
    return plan.geometry.width / 2, plan.geometry.height / 2


def _pushed(corner: Point, centre: Point) -> Point:
    """A corner at the rim moved off the map, straight across the nearer of its sides."""
    x, y = corner
    wide, high = centre
    if min(x, 2 * wide - x) < min(y, 2 * high - y):
        return x + (30 if x > wide else -30), y
    return x, y + (30 if y > high else -30)


def _canopy(name: str, tint: str, is_night: bool) -> str:
    """A tile of crowns from north to south, each with its shade below and its light on the upper left."""
    wide, high = CANOPY
    dark, light = _shades(is_night)
    crowns = []
    for j in range(round(high / SPACING)):
        for i in range(round(wide / SPACING)):
            x = (i + 0.5 * (j % 2) + 0.42 * chance(i, j, "x")) * SPACING
            y = (j + 0.4 * chance(i, j, "y")) * SPACING
            crowns.append((y % high, x % wide, 4.9 + 1.7 * chance(i, j, "r"), chance(i, j, "tone")))
    found = []
    for y, x, r, tone in sorted(crowns):
        fill = mixed(tint, dark if tone < 0 else light, 0.34 * abs(tone) + (0.1 if tone < 0 else 0))
        for dx in (0.0, -wide, wide):
            for dy in (0.0, -high, high):
                if -8 < x + dx < wide + 8 and -8 < y + dy < high + 8:
                    found.append((y + dy, x + dx, r, fill))
    drawn = "".join(_crown(x, y, r, fill, dark, light) for y, x, r, fill in sorted(found))
    size = f'width="{wide:g}" height="{high:g}"'
    return f'<pattern id="{name}" {size} patternUnits="userSpaceOnUse">{drawn}</pattern>'


def _crown(x: float, y: float, r: float, fill: str, dark: str, light: str) -> str:
    """One tree from above."""
    shade = f"M{x - 0.5 * r:.1f} {y + 0.85 * r:.1f}a{r:.1f} {r:.1f} 0 0 0 {1.45 * r:.1f}-{1.1 * r:.1f}"
    shine = f"M{x - 0.75 * r:.1f} {y - 0.1 * r:.1f}a{r:.1f} {r:.1f} 0 0 1 {0.75 * r:.1f}-{0.6 * r:.1f}"
    return (
        f'<circle cx="{x + 0.9:.1f}" cy="{y + 1.3:.1f}" r="{r:.1f}" fill="{dark}" fill-opacity=".4"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{fill}"/>'
        f'<path fill="none" stroke="{dark}" stroke-opacity=".55" stroke-width="1" d="{shade}"/>'
        f'<path fill="none" stroke="{light}" stroke-opacity=".5" stroke-width=".9" d="{shine}"/>'
    )


def _palms(plan: BoardDrawing, hexes: list[int], many: int, tint: str) -> str:
    """Palms seen from above: seven fronds each, with their shadow."""
    shadows, fronds = Pen(), Pen()
    for hex_ in hexes:
        x, y = plan.centre[hex_]
        for n in range(many):
            at = x + 22 * chance(hex_, n, "palm x"), y + 20 * chance(hex_, n, "palm y")
            turn = pi * chance(hex_, n, "palm")
            _palm(shadows, (at[0] + 1.6, at[1] + 2.2), turn)
            _palm(fronds, at, turn)
    dark = mixed(tint, "#0d2408", 0.78)
    leaf = mixed(tint, "#a3b978" if plan.is_night else "#f4f3b4", 0.5)
    common = 'fill="none" stroke-linecap="round"'
    return (
        f'<path {common} stroke="{dark}" stroke-opacity=".55" stroke-width="2.2" d="{shadows}"/>'
        f'<path {common} stroke="{dark}" stroke-width="2.3" d="{fronds}"/>'
        f'<path class="palms" {common} stroke="{leaf}" stroke-width="1.2" d="{fronds}"/>'
    )


def _palm(pen: Pen, at: Point, turn: float) -> None:
    for n in range(7):
        a = turn + 2 * pi * n / 7
        long = 7.4 + 1.2 * chance(round(at[0]), n)
        pen.move(at)
        by = at[0] + 0.6 * long * cos(a - 0.35), at[1] + 0.6 * long * sin(a - 0.35) - 1.2
        pen.bend(by, (at[0] + long * cos(a), at[1] + long * sin(a)))


# Grass -----------------------------------------------------------------------------------------------------------


def tall_grass(plan: BoardDrawing, hexes: list[int], tint: str) -> Iterator[str]:
    """Grass higher than a man, in fans of blades, with low bushes among it."""
    p, shape = plan.palette, outlined(plan, hexes, 6.0)
    dark, pale, bushes = Pen(), Pen(), Pen()
    spots = sorted(_scattered(plan, hexes, 52, 7.0), key=lambda spot: spot[0][1])
    for at, luck in spots:
        if luck > 0.72:
            _bush(bushes, at, 2.6 + 1.2 * luck)
        else:
            _fan(dark if luck < 0 else pale, at, 7.2 + 2.4 * luck)
    edge = mixed(tint, p.grass, 0.55)
    cut = plan.clip(shape)
    yield f'<path fill="{tint}" stroke="{edge}" stroke-width=".9" stroke-dasharray="2.4 2" d="{shape}"/>'
    common = 'fill="none" stroke-width="1" stroke-linecap="round"'
    leaf = mixed(p.leaf, p.ink, 0.12)
    yield (
        f'<g class="grass" clip-path="url(#{cut})">'
        f'<path fill="{mixed(p.leaf, tint, 0.25)}" stroke="{leaf}" stroke-width=".7" d="{bushes}"/>'
        f'<path {common} stroke="{p.grass}" d="{dark}"/>'
        f'<path {common} stroke="{mixed(p.grass, tint, 0.45)}" d="{pale}"/></g>'
    )


def _scattered(plan: BoardDrawing, hexes: list[int], many: int, apart: float) -> Iterator[tuple[Point, float]]:
    """Places in hexes, not too near to one another, each with a number from -1 to 1."""
    taken: set[tuple[int, int]] = set()
    for hex_ in hexes:
        x, y = plan.centre[hex_]
        for n in range(many):
            far, turn = 34 * abs(chance(hex_, n, "far")) ** 0.55, pi * chance(hex_, n, "turn")
            at = x + far * cos(turn), y + far * sin(turn)
            cell = floor(at[0] / apart), floor(at[1] / apart)
            if cell not in taken:
                taken.add(cell)
                yield at, chance(hex_, n, "kind")


def _fan(pen: Pen, at: Point, tall: float) -> None:
    """Five blades from one root."""
    x, y = at
    for lean in (-0.75, -0.32, 0.04, 0.4, 0.8):
        pen.move(at)
        pen.bend((x + lean * 0.2 * tall, y - 0.6 * tall), (x + lean * 0.75 * tall, y - tall * (1 - 0.3 * abs(lean))))


def _bush(pen: Pen, at: Point, r: float) -> None:
    x, y = at
    pen.move((x - r, y))
    pen.curve((x - r, y - 1.5 * r), (x + r, y - 1.5 * r), (x + r, y))
    pen.close()


def outlined(plan: BoardDrawing, hexes: list[int], stir: float) -> str:
    """The rounded outline of hexes, a little irregular."""
    pen = Pen()
    for ring in plan.outline(hexes):
        rim = plan.rim_corners
        smooth_ring(pen, [corner if corner in rim else stirred(corner, stir) for corner in ring], rim)
    return str(pen)


RECIPES: Final[Mapping[str, Callable[[BoardDrawing, list[int], str], Iterator[str]]]] = {
    "paddies": paddies,
    "corn": corn,
    "canopy": jungle,
    "grove": grove,
    "tall-grass": tall_grass,
}
"""The recipes by the name of their texture."""
