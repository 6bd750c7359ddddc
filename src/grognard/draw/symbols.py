"""Our own drawings: unit symbols, emblems of sides, textures and lines of maps, by the names a look uses.

Unit symbols fill a box 60 wide and 40 high, in the style of staff maps; emblems a circle of radius 10 around the
origin. Everything is drawn in `currentColor`. Which game uses which is written in its `look.toml`.
"""

from __future__ import annotations

from typing import Final

_CROSS = '<path d="M0 0 60 40M60 0 0 40"/>'
_SOLID = 'fill="currentColor" stroke="none"'


def _dot(x: float, y: float, r: float) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" {_SOLID}/>'


SYMBOLS: Final = {
    "none": "",
    "infantry": _CROSS,
    "light-infantry": f'<path d="M9 9C11 34 46 36 50 12" stroke-width="5.5"/><path {_SOLID} d="M42 14 58 8 54 20Z"/>'
    '<path d="M10 10 26 4 46 14" stroke-width="1.6"/>',
    "mountain": f'{_CROSS}<path {_SOLID} d="M18 40 30 19 42 40Z"/>',
    "marine": f'{_CROSS}<path d="M30 9V35M22 27C23 37 37 37 38 27M25 14H35" stroke-width="3.2"/>',
    "territorial": f'<path d="M0 0 60 28M60 0 0 28"/><path {_SOLID} d="M0 29H60V40H0Z"/>',
    "remnant": '<path d="M0 0 60 40M60 0 0 40" stroke-dasharray="8 6"/>',
    "pioneer": '<path d="M12 30V12H48V30M30 12V30"/>',
    "artillery": _dot(30, 20, 8),
    "corps-artillery": _dot(19, 20, 7.5) + _dot(41, 20, 7.5),
    "army-artillery": _dot(30, 11.5, 6.5) + _dot(18, 28, 6.5) + _dot(42, 28, 6.5),
    "heavy-artillery": _dot(30, 17, 8.5) + '<path d="M13 33H47" stroke-width="4"/>',
    "naval-artillery": _dot(14, 20, 7) + '<path d="M40 8V33M31 24C32 36 48 36 49 24M33 13H47"/>'
    '<circle cx="40" cy="7" r="3"/>',
    "rail-artillery": _dot(30, 13, 7.5) + '<path d="M8 26H52M8 34H52M14 23V37M25 23V37M36 23V37M47 23V37"/>',
    "mortar": _dot(30, 30, 5) + '<path d="M30 28V7M23 14 30 6 37 14"/>',
    "bombs": f'<path {_SOLID} d="M30 36C20 36 20 22 30 12C40 22 40 36 30 36Z"/>'
    '<path d="M30 14V5M24 5H36M10 30 16 26M50 30 44 26M10 12 16 17M50 12 44 17"/>',
    "machine-gun": '<path d="M30 35V7M23 15 30 6 37 15M19 35H41M30 24 21 34M30 24 39 34"/>',
    "hq": f'<path d="M17 37V4" stroke-width="3.2"/><path {_SOLID} d="M18 4H48L41 12.5 48 21H18Z"/>',
    "leader": f'<path {_SOLID} d="M30 3 34.6 15.2 47.6 15.8 37.4 23.9 40.9 36.4 30 29.2 19.1 36.4 22.6 23.9 12.4'
    ' 15.8 25.4 15.2Z"/>',
    "scouts": '<path d="M0 40 60 0"/><circle cx="18" cy="14" r="6"/><circle cx="31" cy="14" r="6"/>',
    "garrison": f'<path {_SOLID} fill-rule="evenodd" d="M8 34V17L30 5 52 17V34ZM20 28H40V20L30 14.5 20 20Z"/>',
    "cavalry": f'<path {_SOLID} d="M0 40 60 0V40Z" opacity=".3"/><path d="M0 40 60 0"/>',
    "tank": '<path d="M16 9H44A11 11 0 0 1 44 31H16A11 11 0 0 1 16 9Z"/>',
    "air": f'<path {_SOLID} d="M30 20C21 7 7 9 7 20S21 33 30 20C39 7 53 9 53 20S39 33 30 20Z"/>',
    "supply": '<path d="M0 31H60"/>' + _dot(30, 17, 4),
    "transport": '<circle cx="20" cy="28" r="7"/><circle cx="42" cy="28" r="7"/><path d="M8 19H52"/>',
    "decoy": '<path d="M22 12C27 17 27 23 22 28M31 7C39 15 39 25 31 33M40 2C52 13 52 27 40 38" stroke-dasharray="6 4"/>'
    + _dot(13, 20, 3.5),
    "smoke": '<path d="M12 31C3 31 3 20 12 19C11 9 25 5 30 12C38 4 51 11 47 20C57 21 56 31 47 31Z"/>',
    "fortification": '<path d="M4 30H14V16H25V30H35V16H46V30H56"/>',
    "parachute": '<path d="M10 22C10 4 50 4 50 22ZM10 22 30 37 50 22M30 37V22"/>',
    "airborne": f'{_CROSS}<path d="M12 39C16 29 26 29 30 37C34 29 44 29 48 39" stroke-width="3.4"/>',
    "legion": f'<path {_SOLID} d="M30 38A9 9 0 0 1 30 20A9 9 0 0 1 30 38Z"/>'
    '<path d="M30 21C29 15 26 12 21 9M30 21C30 14 30 10 30 3M30 21C31 15 34 12 39 9M27 20C23 17 19 17 13 17M33 20C37 17'
    ' 41 17 47 17" stroke-width="3"/>',
    "heavy-machine-gun": '<path d="M30 34V6M23 14 30 5 37 14M17 38H43M30 24 19 37M30 24 41 37" stroke-width="3.6"/>'
    '<path d="M22 20H38" stroke-width="2.6"/>',
    "recoilless": '<path d="M30 36V7M23 15 30 6 37 15M21 30H39M24 36 30 30 36 36"/>'
    '<path d="M20 4H40" stroke-width="2"/>',
    "light-mortar": '<circle cx="30" cy="29" r="5.5"/><path d="M30 23V7M23 14 30 6 37 14"/>',
    "crew": _dot(16, 12, 4.5)
    + _dot(30, 9, 4.5)
    + _dot(44, 12, 4.5)
    + '<path d="M16 17V28L11 37M16 28 21 37M30 14V27L25 37M30 27 35 37M44 17V28L39 37M44 28 49 37"/>'
    '<path d="M7 20 53 16" stroke-width="4"/>',
    "commander": f'<path {_SOLID} d="M18 5 22 14 31 15 24 21 26 30 18 25 10 30 12 21 5 15 14 14Z"/>'
    f'<path d="M34 36V6" stroke-width="3"/><path {_SOLID} d="M35 7H56L51 13 56 20H35Z"/>',
    "statesman": '<path d="M20 37C20 27 24 24 30 24S40 27 40 37M22 8H38"/>'
    '<path d="M25 8C25 3 35 3 35 8M24 12A6.5 6.5 0 0 0 36 12"/>'
    '<path d="M27 18 30 27 33 18" stroke-width="2"/>',
    "horse": f'<path {_SOLID} d="M20 40C20 31 22 26 27 21L15 25.5C11 26.5 9 23 11 20L22 9 24 2 28 6C42 7 49 19 49 40Z'
    '"/>',
    "rifleman": _dot(29, 7, 4.6) + '<path d="M29 12V25L21 38M29 25 37 38M29 16 20 24M29 16 38 19" stroke-width="3.4"/>'
    '<path d="M13 28 50 9" stroke-width="2.6"/>',
    "limbered": '<circle cx="18" cy="28" r="7"/><circle cx="41" cy="26" r="9"/><path d="M18 28H41M4 23 18 28"/>'
    '<path d="M41 25 57 18" stroke-width="4.6"/><path d="M12 18H24V27H12Z" stroke-width="2.2"/>',
    "bridge": '<path d="M4 10C14 16 46 16 56 10M4 30C14 24 46 24 56 30"/>',
}
"""Kinds of unit."""

EMBLEMS: Final = {
    "none": "",
    "cross": '<path d="M-3-10H3L2-2 10-3V3L2 2 3 10H-3L-2 2-10 3V-3L-2-2Z"/>',
    "roundel": '<path fill-rule="evenodd" d="M0-10A10 10 0 0 1 0 10A10 10 0 0 1 0-10ZM0-6.5A6.5 6.5 0 0 0 0 6.5'
    'A6.5 6.5 0 0 0 0-6.5Z"/><circle r="3.2"/>',
    "disc": '<circle r="9"/>',
    "diamond": '<path d="M0-10 10 0 0 10-10 0Z"/>',
    "triangle": '<path d="M0-9 10 8H-10Z"/>',
    "square": '<path d="M-8-8H8V8H-8Z"/>',
    "bars": '<path d="M-9-8H9V-3H-9ZM-9 3H9V8H-9Z"/>',
    "star": '<path d="M0-10 2.9-3.1 10-3.1 4.3 1.2 6.3 8.5 0 4.2-6.3 8.5-4.3 1.2-10-3.1-2.9-3.1Z"/>',
}
"""Signs that distinguish sides without colour."""

PATTERNS: Final = {
    "plain": "",
    "diagonal": "M2 30 30 2M2 58 58 2M2 86 86 2M14 98 98 14M42 98 98 42M70 98 98 70",
    "bars": "M2 16H98M2 32H98M2 48H98M2 64H98M2 80H98",
    "upright": "M18 2V98M34 2V98M50 2V98M66 2V98M82 2V98",
}
"""The faint pattern on a side's counters, within a square of 100."""

TEXTURES: Final = (
    "none",
    "trees",
    "jungle",
    "orchard",
    "hachures",
    "houses",
    "town",
    "trench",
    "fort",
    "marsh",
    "water",
    "field",
    "rough",
    "sand",
    "craters",
    "forest",
    "streets",
    "blocks",
    "relief",
    "rock",
    "sea",
    "lagoon",
    "reeds",
    "paddies",
    "canopy",
    "grove",
    "tall-grass",
    "huts",
    "stone-houses",
    "watercourse",
    "corn",
    "windmill",
    "bridge",
    "ford",
    "bare",
)
"""How a terrain fills its hexes."""

LINES: Final = (
    "river",
    "stream",
    "canal",
    "bridge",
    "ford",
    "road",
    "track",
    "rail",
    "light-rail",
    "wall",
    "hedge",
    "slope",
    "cliff",
    "crest",
    "wire",
    "ridgeline",
    "bamboo",
    "embanked-rail",
    "minor-river",
    "major-river",
    "plain",
    "none",
)
"""How a hexside or a link is drawn; `none` for one that only names another."""

HEX_SIGNS: Final = {
    "none": "",
    "smoke": '<path fill="currentColor" d="M-20 9C-31 9-31-4-20-5C-21-16-5-20 0-12C8-21 23-14 19-4C31-3 30 9 19 9Z"/>',
    "burst": '<path fill="currentColor" d="M0-15 3.5-5 13-10 7-1 16 4 6 5 8 15 0 8-8 15-6 5-16 4-7-1-13-10-3.5-5Z"/>',
    "flag": '<path fill="currentColor" d="M-6-14H-4V14H-6ZM-4-13 12-8-4-2Z"/>',
    "wire": '<path fill="none" stroke="currentColor" stroke-width="2"'
    ' d="M-18 0H18M-14-5-4 5M-4-5-14 5M4-5 14 5M14-5 4 5"/>',
    "dot": '<circle r="8" fill="currentColor"/>',
    "flames": '<path fill="currentColor" d="M-2 20C-15 19-19 8-12-1C-11 4-8 5-7 2C-9-8-2-13 1-20C3-12 11-8 10 1C12 0'
    ' 13-2 13-5C20 5 16 18 4 20C8 14 5 8 1 5C1 10-6 12-2 20Z"/>',
    "rubble": '<path fill="currentColor" d="M-20 10-15 1-8 4-6 10ZM-9 3-3-8 5-4 4 4ZM0 10 3 4 10 3 13 10ZM8 2 13-4 20 2'
    ' 19 9 14 9ZM-20 12H20V15H-20Z"/>',
    "foxhole": '<path fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round"'
    ' d="M-18 14C-22 0-10-8 0-8S22 0 18 14"/><path fill="none" stroke="currentColor" stroke-width="2"'
    ' d="M-15-5-19-10M-7-10-9-16M7-10 9-16M15-5 19-10"/>',
    "bunker": '<path fill="none" stroke="currentColor" stroke-width="4" stroke-linejoin="round"'
    ' d="M-20 15V-3L-11-13H11L20-3V15"/><path fill="currentColor" d="M-11-2H11V3H-11Z"/>',
}
"""Signs that may lie on a hex in play."""

MARK_SIGNS: Final = {
    "none": "",
    "flag": "M14 31V10h14l-4 5.5 4 5.5H14",
    "apart": "M17 13l-7 7 7 7M23 13l7 7-7 7",
    "down": "M20 8v15M13 16.5l7 7 7-7M11 31h18",
    "struck-box": "M11 13h18v14H11ZM9 31 31 9",
    "chevrons": "M11 12l8 8-8 8M21 12l8 8-8 8",
    "back": "M28 29v-7a6 6 0 0 0-6-6H11M17 10l-6 6 6 6",
    "shield": "M12 11h16v9c0 6-4 9-8 11-4-2-8-5-8-11Z",
    "turn": "M28 14a9.5 9.5 0 1 0 1.5 9M29 8v7h-7",
    "cross": "M12 12 28 28M28 12 12 28",
    "bar": "M10 20H30",
    "pause": "M15.5 12v16M24.5 12v16",
    "star": "M20 9l3.2 7.6 8.2.7-6.2 5.4 1.9 8L20 26.4l-7.1 4.3 1.9-8-6.2-5.4 8.2-.7Z",
    "bolt": "M23 8 13 22h7l-3 10 10-14h-7Z",
    "target": "M20 8v24M8 20h24M20 13a7 7 0 1 0 .1 0",
    "eye": "M8 20c6-9 18-9 24 0-6 9-18 9-24 0ZM20 17.5a2.5 2.5 0 1 0 .1 0",
    "spade": "M20 8v14M16 8h8M14 22h12v3a6 6.5 0 0 1-12 0Z",
    "wheel": "M20 10a10 10 0 1 0 .1 0M20 10v20M10 20h20",
    "arrow": "M9 20H30M22 12l8 8-8 8",
    "dots": "M11 20h.1M20 20h.1M29 20h.1",
    "waver": "M11 15l9 8 9-8",
    "question": "M14 15a6 6 0 1 1 8 6c-2 1-2 2-2 4M20 30.5v.1",
    "out": "M12 28 27 13M17 12h11v11",
}
"""What a mark on a counter may show: strokes in a disc of 40."""
MARK_SHAPES: Final = ("disc", "acted", "parapet", "none")
"""How a mark is shown: by a disc with its sign, by a paled counter, by a parapet, or only in words."""

_STROKES = 'fill="none" stroke="currentColor"'
SIDE_SIGNS: Final = {
    "none": "",
    "gap": f'<path {_STROKES} stroke-width="2.2" d="M-8-12-5-9V-4M8-12 5-9V-4M-8 12-5 9V4M8 12 5 9V4"/>'
    f'<path {_STROKES} stroke-width="2.8" d="M-9-4 9 4M9-4-9 4"/>',
    "planks": f'<path {_STROKES} stroke-width="1.8" d="M-4-12V12M4-12V12"/>'
    f'<path {_STROKES} stroke-width="2.4" d="M-8-9H8M-8-3H8M-8 3H8M-8 9H8"/>',
    "wire": f'<path {_STROKES} stroke-width="2" d="M-13 0H13M-10-4-4 4M-4-4-10 4M4-4 10 4M10-4 4 4"/>',
    "bar": '<path fill="currentColor" d="M-12-4H12V4H-12Z"/>',
    "dot": '<circle r="6" fill="currentColor"/>',
}
"""Signs that may lie on a hexside in play: drawn to lead across from south to north."""
