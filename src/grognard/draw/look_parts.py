"""The look of a game, part by part: its sides, kinds, marks, backs, terrains, lines and dice, as screens draw them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from grognard.draw.colours import channels, mixed, written

HEAD: Final = "#3a3126"
"""Behind the name of a face that names no colour of its own."""


@dataclass(frozen=True)
class SideLook:
    """A side's counters: their colour, the ink on it, and an emblem and pattern that need no colour."""

    fill: str
    ink: str
    emblem: str = "disc"
    pattern: str = "plain"


@dataclass(frozen=True)
class TraitLook:
    """What a trait changes on its counters, such as a nation's colours; an empty value keeps the side's."""

    fill: str = ""
    ink: str = ""
    emblem: str = ""
    pattern: str = ""
    symbol: str = ""
    """Instead of the kind's."""
    sign: str = ""
    """A symbol beside the name on a round counter, such as a horse for leaders of cavalry."""
    head: str = ""
    """The colour behind the name of a named face, at the head of the counter."""

    def on(self, side: SideLook) -> SideLook:
        """A side's look with these changes."""
        return SideLook(
            self.fill or side.fill, self.ink or side.ink, self.emblem or side.emblem, self.pattern or side.pattern
        )


@dataclass(frozen=True)
class KindLook:
    """A kind of unit: its symbol, the mark of its size, and which values stand where on the counter."""

    symbol: str = "none"
    size: str = ""
    bottom: tuple[str, ...] = ()
    right: str = ""
    left: str = ""
    trim: str = ""
    """The end of a name that the counter does not repeat."""
    lead: str = ""
    """The beginning of a name that the counter does not repeat; several, such as one for each side, are words."""
    shade: int = 0
    """How much darker its counters are than others, in hundredths."""
    shape: str = "square"
    """Square, or round with a rim of gold: that is for leaders and nothing else."""
    rank: int = 0
    """How many stars a round counter has."""
    bars: int = 0
    """How many bars lie below its stars: none for company officers, one for field officers, two for generals."""


@dataclass(frozen=True)
class MarkLook:
    """A mark on a counter: the letter or sign of its disc, its colour, the message that names it, how it is shown."""

    letter: Mapping[str, str]
    colour: str
    message: str
    sign: str = "none"
    """Instead of the letter."""
    shown: str = "disc"
    phases: tuple[str, ...] = ()
    """The clauses of the phases in which it is shown; in all if there are none."""

    def is_shown_in(self, phase: str) -> bool:
        """Whether it matters in a phase, given by its clause."""
        return not self.phases or phase in self.phases


@dataclass(frozen=True)
class BackLook:
    """The back of concealed counters of one kind: whose they are, what they look like, and what is printed there."""

    side: str
    kind: str
    traits: tuple[str, ...]
    name: str
    text: str


@dataclass(frozen=True)
class TerrainLook:
    """A terrain: its colour by day and by night, its texture, how names on it are lettered."""

    tint: str
    night: str
    texture: str = "none"
    naming: str = "place"


@dataclass(frozen=True)
class LineLook:
    """A hexside feature or a link: the kind of line, its colour where it is not the usual one, its name if any."""

    line: str = "plain"
    colour: str = ""
    name: Mapping[str, str] = field(default_factory=dict)
    """By language; written along the line."""


@dataclass(frozen=True)
class HexLook:
    """A sign that may lie on a hex or hexside in play, and its colour."""

    sign: str
    colour: str


class DieLook(NamedTuple):
    """A die that rules tell apart: the colour of its faces and of its pips."""

    fill: str
    ink: str


@dataclass(frozen=True)
class Look:
    """Everything a game's pictures need beyond its board and counters."""

    sides: Mapping[str, SideLook]
    traits: Mapping[str, TraitLook] = field(default_factory=dict)
    """Only those that change something, in the order the game declares them; the named faces of counters after them."""
    kinds: Mapping[str, KindLook] = field(default_factory=dict)
    marks: Mapping[str, MarkLook] = field(default_factory=dict)
    backs: Mapping[str, BackLook] = field(default_factory=dict)
    terrains: Mapping[str, TerrainLook] = field(default_factory=dict)
    hexsides: Mapping[str, LineLook] = field(default_factory=dict)
    links: Mapping[str, LineLook] = field(default_factory=dict)
    hexes: Mapping[str, HexLook] = field(default_factory=dict)
    edges: Mapping[str, HexLook] = field(default_factory=dict)
    formations: Mapping[str, str] = field(default_factory=dict)
    """The stripe of every formation there is, by its whole name."""
    overlays: Mapping[str, str] = field(default_factory=dict)
    rims: Mapping[str, str] = field(default_factory=dict)
    """Regions along whose hexes the rim of the map is a line, and which."""
    waters: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Waters named on the map though no rule names them: the name, and the hexsides of the course."""
    dice: Mapping[str, DieLook] = field(default_factory=dict)
    """The dice that rules tell apart, by name."""
    heights: str = "hachures"
    """How heights are drawn: by hachures; modelled in light and shade with a contour for each level; rolling, the same
    for low hills, with thin lines between the contours."""
    has_front: bool = True
    """Whether a line is drawn between the sides where most hexes are held."""
    scale: int = 0
    """The metres from hex to hex; 0 where the map has no scale."""
    interval: int = 0
    """How many metres a level is, written on contours; 0 for contours without figures."""
    plain: str = "bare"
    """How ground without a terrain is drawn: bare, or as a meadow."""
    relief: bytes = b""
    """The picture of light and shade in the data folder, if there is one."""

    def card(self, side: str, kind: str = "", traits: Collection[str] = ()) -> SideLook:
        """How the counters of a side look, of a kind and with these traits."""
        shown, dark = self.sides[side], self.kind(kind).shade / 100
        for look in self._seen(traits):
            shown = look.on(shown)
        return replace(shown, fill=mixed(shown.fill, "#000000", dark)) if dark else shown

    def kind(self, name: str, traits: Collection[str] = ()) -> KindLook:
        """The look of a kind with these traits, with a default for unknown kinds."""
        shown = self.kinds.get(name) or KindLook()
        symbols = [look.symbol for look in self._seen(traits) if look.symbol]
        return replace(shown, symbol=symbols[-1]) if symbols else shown

    def sign(self, traits: Collection[str]) -> str:
        """The symbol of a round counter with these traits, if it has one."""
        return next((look.sign for look in reversed(self._seen(traits)) if look.sign), "none")

    def head(self, face: str) -> str:
        """The colour behind the name of a named face."""
        return self.traits[face].head or HEAD if face in self.traits else HEAD

    def _seen(self, traits: Collection[str]) -> list[TraitLook]:
        return [look for name, look in self.traits.items() if name in traits]

    def sides_of(self, back: str) -> list[str]:
        """The sides whose counters may have a back: that of its look, or any."""
        return [self.backs[back].side] if back in self.backs else [*self.sides]

    def stripe(self, formation: str) -> str:
        """The colour of a formation's stripe; none for a unit that belongs to none."""
        return self.formations.get(formation, "")

    def terrain(self, name: str) -> TerrainLook:
        """The look of a terrain, with a default for unknown terrains."""
        return self.terrains.get(name) or terrain_by_name(name, 0)


TERRAINS: Final = {
    "wood": ("#c3cd9f", "trees", "wood"),
    "forest": ("#bac794", "trees", "wood"),
    "jungle": ("#a9bd86", "jungle", "wood"),
    "orchard": ("#d3d8a8", "orchard", "wood"),
    "hill": ("#e6d4ac", "hachures", "height"),
    "mountain": ("#dcc298", "hachures", "height"),
    "village": ("#e9d6b8", "houses", "town"),
    "town": ("#e4ccac", "town", "town"),
    "city": ("#dfc3a4", "town", "town"),
    "trench": ("#eee2c4", "trench", "work"),
    "fort": ("#e5d9be", "fort", "work"),
    "marsh": ("#d5dcc4", "marsh", "water"),
    "swamp": ("#d5dcc4", "marsh", "water"),
    "paddy": ("#d9e0be", "marsh", "water"),
    "lake": ("#bcd3dc", "water", "water"),
    "sea": ("#b4ced9", "water", "water"),
    "field": ("#e9dfae", "field", "place"),
    "rough": ("#e3d6b8", "rough", "place"),
    "sand": ("#eee0b4", "sand", "place"),
    "crater": ("#e0d3b6", "craters", "place"),
}
OTHER_TINTS: Final = ("#dcd3e0", "#e6cfc6", "#ccd8dc", "#e2dcbc", "#d3dccb", "#ecd9b4", "#d6d6d0", "#e0d2dc")


def terrain_by_name(name: str, order: int) -> TerrainLook:
    """A terrain by its usual name, or plain ground with a tint of its own."""
    tint, texture, naming = TERRAINS.get(name, (OTHER_TINTS[order % len(OTHER_TINTS)], "none", "place"))
    return TerrainLook(tint, by_night(tint), texture, naming)


PAPER: Final = "#efe6cf"
NIGHT_PAPER: Final = "#232a33"


def by_night(tint: str) -> str:
    """The colour of a terrain on the night map."""
    red, green, blue = channels(tint)
    grey = (red + green + blue) / 3
    rich = written(*(grey + 2.4 * (channel - grey) for channel in (red, green, blue)))
    return mixed(rich, NIGHT_PAPER, 0.78)
