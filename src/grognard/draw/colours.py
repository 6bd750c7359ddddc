"""Colours as `#rrggbb`: mixing and contrast. Which colour means what is decided by the look."""

from __future__ import annotations

import re
from typing import Final

WRITTEN: Final = re.compile(r"#[0-9a-f]{6}")


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue, each 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def written(red: float, green: float, blue: float) -> str:
    """The colour of these channels."""
    return "#" + "".join(f"{min(255, max(0, round(channel))):02x}" for channel in (red, green, blue))


def mixed(colour: str, other: str, share: float) -> str:
    """A colour with a share of another in it."""
    red, green, blue = (a + (b - a) * share for a, b in zip(channels(colour), channels(other), strict=True))
    return written(red, green, blue)


def linear(channel: float) -> float:
    """A channel of 0 to 255 as light from 0 to 1."""
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def luminance(colour: str) -> float:
    """The relative luminance of a colour, 0 to 1, as defined by WCAG."""
    red, green, blue = map(linear, channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: str, other: str) -> float:
    """The contrast of two colours: from 1, none, to 21, black on white."""
    dark, light = sorted((luminance(colour), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def ink_on(fill: str) -> str:
    """The darker or the lighter ink, whichever has more contrast."""
    return max(("#1c1a17", "#ffffff"), key=lambda ink: contrast(ink, fill))
