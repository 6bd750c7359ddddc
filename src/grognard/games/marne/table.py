"""The table of Marne 1918: its sides, map and boxes, and which side plays which part in the engine of the series."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from grognard.games.front1918 import Front
from grognard.kernel.asking.script import opponents
from grognard.kernel.table.board import Legend

GERMAN, ALLIED = opponents("german", "allied")

GROUPS: Mapping[str, int] = {"gneisenau": 2, "blucher": 15, "friedensturm": 12}
"""How many groups of reinforcements each scenario has: a box for each."""


class Marne(Front):
    """The table of Marne 1918."""

    id = "marne"
    edition = "4"
    folder = Path(__file__).parent / "data"
    sides = (GERMAN, ALLIED)
    builders = (GERMAN,)
    schooled = (ALLIED,)
    nations: ClassVar[tuple[str, ...]] = ("german", "french", "british", "american", "italian")
    piece_traits = (*nations, *Front.piece_traits)
    home_of_tanks = "french"
    hampering: ClassVar[tuple[str, ...]] = ("foch",)
    special_rules: ClassVar[tuple[str, ...]] = (*Front.special_rules, "reims-safe", "montdidier", "encirclement")
    shelters: ClassVar[Mapping[str, str]] = {"reims-safe": "reims"}
    priced: ClassVar[tuple[str, ...]] = ("village", "town", "fort", "wood")
    added: ClassVar[tuple[str, ...]] = ("trench", "crater")
    shifting: ClassVar[tuple[str, ...]] = ("wood", "village", "fort")
    multiplying: ClassVar[tuple[str, ...]] = ("town", "trench")
    sheltering: ClassVar[tuple[str, ...]] = ("town", "trench")
    fortified: ClassVar[tuple[str, ...]] = ("fort", "trench")
    clinging: ClassVar[tuple[str, ...]] = ("trench", "town")
    city_regions: ClassVar[Mapping[str, tuple[str, ...]]] = {"allied": ("paris", "reims")}
    boxes = (
        "german-hand",
        "air-next-turn",
        *(f"{scenario}-{number}" for scenario, many in GROUPS.items() for number in range(1, many + 1)),
    )
    legend = Legend(
        terrains=("wood", "village", "town", "fort", "trench", "crater"),
        hexsides=("stream", "river", "marne", "aisne", "crest"),
        links=("road", "rail"),
        signs={"w": "wood", "v": "village", "t": "town", "f": "fort", "x": "trench", "c": "crater"},
        regions=(
            *("sources-german", "sources-allied", "paris", "reims", "montdidier", "villers-cotterets"),
            *("chateau-thierry", "limits", "area-*", "front-*", "frozen-*", "west-entry-*", "late-entry-*", "entry-*"),
        ),
    )

    def is_decisive(self, hex_: int) -> bool:
        """Whether this hex is Montdidier, and its loss by the Germans decides the scenario."""
        if "montdidier" not in self.scenario.rules:
            return False
        return bool((self.board.regions.get("montdidier", 0) & self.held_at_start[GERMAN]) >> hex_ & 1)
