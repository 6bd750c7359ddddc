"""Relief: a stored picture of light and shade, put on the map in the colours of day or night.

The picture covers the whole lattice of a board, one cell for every `CELL` units of the drawing, so that it fits a board
cut to an area too. Its pixels are steps of shade and of light; only its palette changes here. It is made by a tool.
"""

from __future__ import annotations

import struct
from base64 import b64encode
from collections.abc import Iterator
from math import sqrt
from typing import Final
from zlib import Z_FILTERED, compressobj, crc32, decompress

from grognard.draw.colours import channels
from grognard.draw.geometry import Point
from grognard.kernel.space.hexgrid import Grid

FILE: Final = "relief.png"
CELL: Final = 5.0
SHADES: Final = 12
"""Steps of shade, the darkest first, then level ground, then as many steps of light."""

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"


def box_of(grid: Grid) -> tuple[float, float, float, float]:
    """The left, top, right and bottom of a lattice, as `Grid.centre` counts; the same for any part cut from it."""
    lines, places, corner = (grid.lines - 1) * sqrt(3) / 2, grid.places - 1 + 0.5, 1 / sqrt(3)
    if grid.is_flat:
        return -corner, -0.5, lines + corner, places + 0.5
    return -0.5, -corner, places + 0.5, lines + corner


def picture(wide: int, high: int, steps: bytes) -> bytes:
    """Steps row by row as a picture, without colours."""
    rows = b"".join(b"\0" + steps[start : start + wide] for start in range(0, wide * high, wide))
    head = struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)
    packer = compressobj(9, strategy=Z_FILTERED)
    content = packer.compress(rows) + packer.flush()
    return SIGNATURE + b"".join((_chunk(b"IHDR", head), _chunk(b"IDAT", content), _chunk(b"IEND", b"")))


def part(image: bytes, left: int, top: int, right: int, bottom: int, every: int = 1) -> bytes:
    """The cells from one to another column and row of a stored picture, or one in so many."""
    kept = dict(_chunks(image))
    (wide,) = struct.unpack(">I", kept[b"IHDR"][:4])
    rows, line = decompress(kept[b"IDAT"]), wide + 1
    lines = [rows[n * line + 1 + left : n * line + 1 + right : every] for n in range(top, bottom, every)]
    return picture(len(lines[0]), len(lines), b"".join(lines))


def size(image: bytes) -> tuple[int, int]:
    """How many cells a stored picture is wide and high."""
    wide, high = struct.unpack(">II", next(_chunks(image))[1][:8])
    return wide, high


def coloured(image: bytes, shade: tuple[str, float], light: tuple[str, float]) -> bytes:
    """A stored picture in two colours, each with its greatest opacity."""
    palette = bytes(channels(shade[0])) * SHADES + bytes(channels(light[0])) * (SHADES + 1)
    depths = [(SHADES - n) * shade[1] for n in range(SHADES)] + [n * light[1] for n in range(SHADES + 1)]
    veil = bytes(round(255 * depth / SHADES) for depth in depths)
    found = list(_chunks(image))
    colours = [_chunk(b"PLTE", palette), _chunk(b"tRNS", veil)]
    return SIGNATURE + b"".join((_chunk(*found[0]), *colours, *(_chunk(*each) for each in found[1:])))


def image_svg(image: bytes, start: Point, end: Point, clip: str) -> str:
    """A picture between two corners of the drawing, cut to a shape that the drawing defines."""
    data = b64encode(image).decode()
    size = f'width="{end[0] - start[0]:.1f}" height="{end[1] - start[1]:.1f}"'
    place = f'x="{start[0]:.1f}" y="{start[1]:.1f}" {size} preserveAspectRatio="none"'
    return f'<g clip-path="url(#{clip})"><image class="relief" {place} href="data:image/png;base64,{data}"/></g>'


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", crc32(kind + content))


def _chunks(image: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(image):
        (length,) = struct.unpack(">I", image[at : at + 4])
        kind = image[at + 4 : at + 8]
        if kind not in (b"PLTE", b"tRNS"):
            yield kind, image[at + 8 : at + 8 + length]
        at += length + 12
