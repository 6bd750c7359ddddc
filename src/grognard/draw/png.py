"""Converts SVG to PNG, for programs that cannot show SVG.

Letters are drawn with the fonts of the machine: the first it has of those a picture names, or else DejaVu, which is
on nearly every machine that has none of them.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from grognard.kernel.errors import GrognardError

SERIF: Final = "DejaVu Serif"
SANS: Final = "DejaVu Sans"
SHEET: Final = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">{}</svg>'


class NoPainter(GrognardError):
    """The package that turns SVG into PNG is not installed."""


def png(svg: str, zoom: float = 1.0) -> bytes:
    """An SVG as PNG."""
    try:
        from resvg_py import svg_to_bytes  # noqa: PLC0415 (optional)
    except ImportError:
        raise NoPainter("PNG needs resvg-py: pip install 'grognard[draw]'") from None
    return bytes(svg_to_bytes(svg_string=svg, zoom=zoom, serif_family=SERIF, sans_serif_family=SANS))


@cache
def has_letters(families: str) -> bool:
    """Whether this machine has a font of these, so that texts can be seen."""
    return png(SHEET.format(f'<text y="9" font-family="{families}">M</text>')) != png(SHEET.format(""))
