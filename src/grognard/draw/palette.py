"""The inks and papers of the map, by day and by night. Colours of sides and terrains are in a game's look."""

from __future__ import annotations

from typing import Final, NamedTuple


class Palette(NamedTuple):
    """The colours common to every map."""

    paper: str
    land: str
    ink: str
    grid: str
    number: str
    halo: str
    water: str
    bank: str
    road: str
    casing: str
    rail: str
    works: str
    hachure: str
    leaf: str
    house: str
    block: str
    """The blocks of a town, and the houses of a village along its streets."""
    edge: str
    """Their outline."""
    track: str
    sand: str
    shade: tuple[str, float]
    """The dark side of relief, and its greatest opacity."""
    light: tuple[str, float]
    naming: dict[str, str]


DAY: Final = Palette(
    paper="#e9dfc6",
    land="#f3ebd7",
    ink="#3a3126",
    grid="#8d7f63",
    number="#857759",
    halo="#f6efdd",
    water="#a9cbd9",
    bank="#4f86a3",
    road="#e9c88f",
    casing="#7d5433",
    rail="#3a3126",
    works="#27466b",
    hachure="#8f6d45",
    leaf="#71874e",
    house="#6e2f24",
    block="#a8503a",
    edge="#4c1a10",
    track="#7d5433",
    sand="#efe2b6",
    shade=("#33303f", 0.56),
    light=("#fffdf2", 0.7),
    naming={
        "place": "#3a3126",
        "town": "#2c1d15",
        "wood": "#3f5428",
        "height": "#54340f",
        "work": "#27384f",
        "water": "#2d5f7c",
    },
)
NIGHT: Final = Palette(
    paper="#171c23",
    land="#262d36",
    ink="#c9c0a8",
    grid="#55606c",
    number="#76808a",
    halo="#1c222a",
    water="#2f5a74",
    bank="#6fa3bf",
    road="#a98f5e",
    casing="#3b3122",
    rail="#b3ab98",
    works="#9fbce0",
    hachure="#8a7757",
    leaf="#5f7a55",
    house="#c98d6f",
    block="#b98163",
    edge="#2a1a12",
    track="#c4a468",
    sand="#6f6748",
    shade=("#04060a", 0.72),
    light=("#b9c2cc", 0.42),
    naming={
        "place": "#d9d0b8",
        "town": "#efe4c8",
        "wood": "#a9c193",
        "height": "#ecd3a4",
        "work": "#b9cde6",
        "water": "#9cc6dd",
    },
)
