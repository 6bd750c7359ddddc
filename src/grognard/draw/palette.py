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
    paddies: tuple[str, str, str, str]
    """Fields of rice: flooded, green, half green, ripening."""
    dyke: str
    rice: str
    glint: str
    corn: tuple[str, str, str, str]
    ear: str
    grass: str
    """The blades of tall grass."""
    bamboo: tuple[str, str, str]
    """The foot of a hedge of bamboo, its culms, its leaves."""
    thatch: tuple[str, str]
    """The roof of a hut, and its edge."""
    contour: str
    levels: tuple[str, str]
    """The ground of the first level above the lowest, and of the highest."""


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
    paddies=("#b5d3d0", "#c4d8a6", "#aecab8", "#d3d99c"),
    dyke="#8c8455",
    rice="#6f8a48",
    glint="#f4fbf6",
    corn=("#ecd88e", "#e6cd7c", "#f0e0a2", "#dfc878"),
    ear="#9a7a1e",
    grass="#8c7a22",
    bamboo=("#3f5a1e", "#6f8f2e", "#a9b64a"),
    thatch=("#c79a55", "#5a3a16"),
    contour="#8a5a28",
    levels=("#e9dfba", "#d6bd87"),
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
    paddies=("#23444c", "#2c4636", "#1f3d45", "#3a4a30"),
    dyke="#6b6a48",
    rice="#6f8f62",
    glint="#5d8793",
    corn=("#4d4527", "#574c2a", "#453e25", "#5f532e"),
    ear="#c2a85a",
    grass="#b5a55a",
    bamboo=("#1c2a12", "#6d8a3c", "#b3c266"),
    thatch=("#a8854e", "#2c2012"),
    contour="#b98f58",
    levels=("#312f2c", "#4b4434"),
)
