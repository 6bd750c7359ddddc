"""Converts SVG to PNG, for programs that cannot show SVG."""

from __future__ import annotations

from grognard.kernel.errors import GrognardError


class NoPainter(GrognardError):
    """The package that turns SVG into PNG is not installed."""


def png(svg: str, zoom: float = 1.0) -> bytes:
    """An SVG as PNG."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise NoPainter("PNG needs resvg-py: pip install 'grognard[draw]'") from None
    return bytes(svg_to_bytes(svg_string=svg, zoom=zoom))
