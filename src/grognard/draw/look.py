"""The look of a game: which colours, symbols and letters its map and counters are drawn with.

It is read from the game's `look.toml`, with an owner's folders laid over it like any other file. Defaults
follow from the names the game declares, so a game without the file is drawn too. Nothing is drawn here.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from grognard.draw.colours import WRITTEN, channels, ink_on, mixed, written
from grognard.draw.relief import FILE as RELIEF
from grognard.draw.symbols import (
    EMBLEMS,
    HEX_SIGNS,
    LINES,
    MARK_SHAPES,
    MARK_SIGNS,
    PATTERNS,
    SIDE_SIGNS,
    SYMBOLS,
    TEXTURES,
)
from grognard.kernel.files.data import LANGUAGES, Document, Files
from grognard.kernel.table.pieces import read_pieces
from grognard.kernel.table.play import Play
from grognard.kernel.table.position import Shape
from grognard.kernel.table.title import Title

FILE: Final = "look.toml"
HEAD: Final = "#3a3126"
"""Behind the name of a face that names no colour of its own."""
RIMS: Final = ("river", "canal", "stream")
PLAINS: Final = ("bare", "meadow")
SHAPES: Final = ("square", "round")
HEIGHTS: Final = ("hachures", "modelled", "rolling")
NAMINGS: Final = ("place", "town", "wood", "height", "work", "water")
"""How the name of a hex is lettered."""


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


# Defaults by name -----------------------------------------------------------------------------------------------

PAPER: Final = "#efe6cf"
NIGHT_PAPER: Final = "#232a33"

SIDES: Final = {
    "german": SideLook("#56645a", "#ffffff", "cross", "diagonal"),
    "french": SideLook("#a9c3dc", "#14212e", "roundel"),
    "british": SideLook("#b89f6a", "#231a08", "disc"),
    "italian": SideLook("#9db09a", "#16210f", "star"),
    "austrian": SideLook("#6d6a86", "#ffffff", "diamond", "diagonal"),
    "american": SideLook("#6a6638", "#ffffff", "star", "bars"),
    "russian": SideLook("#b99f62", "#241a08", "triangle", "upright"),
    "vietminh": SideLook("#a5441f", "#ffffff", "star", "diagonal"),
    "blue": SideLook("#9dbfe6", "#10233d", "disc"),
    "red": SideLook("#a3271f", "#ffffff", "diamond", "diagonal"),
}
OTHER_SIDES: Final = (
    SideLook("#9dbfe6", "#10233d", "disc"),
    SideLook("#8c3a1e", "#ffffff", "diamond", "diagonal"),
    SideLook("#d9c26b", "#2a2106", "triangle", "bars"),
    SideLook("#3f4a52", "#ffffff", "square", "upright"),
)

KINDS: Final = {
    "infantry": ("infantry", "III"),
    "squad": ("infantry", "•"),
    "platoon": ("infantry", "•••"),
    "company": ("infantry", "I"),
    "division": ("infantry", "XX"),
    "regiment": ("infantry", "III"),
    "chasseur": ("light-infantry", "II"),
    "territorial": ("territorial", "III"),
    "pioneer": ("pioneer", "II"),
    "engineer": ("pioneer", "II"),
    "remnant": ("remnant", ""),
    "divisional": ("artillery", "III"),
    "artillery": ("artillery", ""),
    "corps": ("corps-artillery", ""),
    "army": ("army-artillery", ""),
    "heavy": ("heavy-artillery", ""),
    "naval": ("naval-artillery", ""),
    "rail": ("rail-artillery", ""),
    "mortar": ("mortar", ""),
    "gun": ("machine-gun", ""),
    "machine-gun": ("machine-gun", ""),
    "hq": ("hq", ""),
    "leader": ("leader", ""),
    "scouts": ("scouts", ""),
    "garrison": ("garrison", ""),
    "decoy": ("decoy", ""),
    "shells": ("bombs", ""),
    "screen": ("smoke", ""),
    "cavalry": ("cavalry", ""),
    "tank": ("tank", ""),
    "aircraft": ("air", ""),
    "supply": ("supply", ""),
    "unit": ("infantry", ""),
}
"""The symbol and the size of kinds by their usual names."""

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

LINE_OF: Final = {
    **{name: name for name in LINES},
    "railway": "rail",
    "path": "track",
    "trail": "track",
    "brook": "stream",
    "fence": "hedge",
    "ridge": "crest",
}

SIGN_OF: Final = {
    "demoralised": "flag",
    "shaken": "flag",
    "disorganised": "apart",
    "disrupted": "apart",
    "pinned": "down",
    "out-of-supply": "struck-box",
    "unsupplied": "struck-box",
    "exploitation": "chevrons",
    "disengaging": "back",
    "reserve": "shield",
    "reorganising": "turn",
    "digging": "spade",
    "observed": "eye",
    "loaded": "wheel",
}
SHAPE_OF: Final = {"moved": "acted", "spent": "acted", "acted": "acted", "dug-in": "parapet"}
MARK_COLOURS: Final = ("#8c2d19", "#1f4e79", "#4d6b1f", "#6b3f7d", "#8a5a00", "#2f6b63", "#5a5148", "#7d1f4e")
STRIPES: Final = ("#c8452f", "#e0b23c", "#2f7d6b", "#7a4f9e", "#d98338", "#3d6fb4", "#8a9a35", "#b2567f")
HEXES: Final = {"smoke": ("smoke", "#8d8d8d"), "interdiction": ("burst", "#8c2d19"), "wire": ("wire", "#3c3c3c")}
EDGES: Final = {
    "wire": ("wire", "#3c3c3c"),
    "bridge": ("planks", "#7d5433"),
    "footbridge": ("planks", "#7d5433"),
    "broken": ("gap", "#8c2d19"),
    "barricade": ("bar", "#3c3c3c"),
}
OVERLAYS: Final = {
    "choice": "#b8860b",
    "reach": "#2f6f9f",
    "path": "#1f4e79",
    "target": "#a3271f",
    "zone": "#8c2d19",
    "supply": "#4d6b1f",
    "sight": "#c7a53a",
    "control": "#6b5b3a",
    "cursor": "#1c1a17",
}
"""What the screen lays over the map."""

DICE: Final = ("#fffdf6", "#8c2d19", "#1f4e79", "#2a251c")
"""The colours of dice that rules tell apart, in their order."""

BESIDE: Final = {"right": ("morale", "cohesion", "quality"), "left": ("range",)}
AT_THE_BOTTOM: Final = 3


def terrain_by_name(name: str, order: int) -> TerrainLook:
    """A terrain by its usual name, or plain ground with a tint of its own."""
    tint, texture, naming = TERRAINS.get(name, (OTHER_TINTS[order % len(OTHER_TINTS)], "none", "place"))
    return TerrainLook(tint, by_night(tint), texture, naming)


def by_night(tint: str) -> str:
    """The colour of a terrain on the night map."""
    red, green, blue = channels(tint)
    grey = (red + green + blue) / 3
    rich = written(*(grey + 2.4 * (channel - grey) for channel in (red, green, blue)))
    return mixed(rich, NIGHT_PAPER, 0.78)


# Reading --------------------------------------------------------------------------------------------------------


def look_of(game: Title | type[Play[Any]]) -> Look:
    """The look of a title with its owner's folders, or of a game as shipped."""
    if isinstance(game, Title):
        play, folders = game.play, game.files.folders
        formations = [(piece.side.name, piece.formation) for piece in game.pieces]
    else:
        play, folders = game, (game.folder,)
        formations = _shipped_formations(game)
    files = Files(folders, extra=("*",))  # the owner's additions were checked with the title
    relief = _relief(files)
    if FILE not in files.names():
        return replace(LookReader(play, formations, None).look(), relief=relief)
    doc = files.read(FILE)
    look = LookReader(play, formations, doc).look()
    doc.done()
    files.faults.check()
    return replace(look, relief=relief)


def _relief(files: Files) -> bytes:
    """The picture of the last folder that has one."""
    found = [folder.joinpath(RELIEF) for folder in files.folders if folder.joinpath(RELIEF).is_file()]
    return found[-1].read_bytes() if found else b""


def _shipped_formations(play: type[Play[Any]]) -> list[tuple[str, str]]:
    files = Files([play.folder])
    doc = files.read("pieces.toml")
    pieces = read_pieces(doc, play.sides, play.piece_kinds, play.piece_values, play.piece_traits, play.piece_faces)
    return [(piece.side.name, piece.formation) for piece in pieces]


class LookReader:
    """Reads a look for the words that a game declares."""

    def __init__(self, play: type[Play[Any]], formations: Iterable[tuple[str, str]], doc: Document | None) -> None:
        self.play = play
        self.doc = doc
        self._opened: dict[tuple[str, ...], Document | None] = {}  # each table reports its own unknown keys
        self.known = list(dict.fromkeys((side, name) for side, name in formations if name))

    def look(self) -> Look:
        """All of it."""
        play, legend = self.play, self.play.legend
        return Look(
            sides={side.name: self._side(side.name, n) for n, side in enumerate(play.sides)},
            traits=self._traits(),
            kinds=self._kinds(),
            marks={mark: self._mark(mark, n) for n, mark in enumerate(play.marks)},
            backs={name: self._back(doc) for name in play.backs if (doc := self._table("backs", name)) is not None},
            terrains={name: self._terrain(name, n) for n, name in enumerate(legend.terrains)},
            hexsides={name: self._line("hexsides", name) for name in legend.hexsides},
            links={name: self._line("links", name) for name in legend.links},
            hexes=self._lying("hex", "hexes", HEX_SIGNS, HEXES),
            edges=self._lying("edge", "edges", SIDE_SIGNS, EDGES),
            formations=self._formations(),
            rims=self._rims(),
            waters=self._waters(),
            dice={name: self._die(name, n) for n, name in enumerate(play.dice_names)},
            heights=_choice(self._table("ground"), "heights", HEIGHTS, HEIGHTS[0]),
            has_front=(ground := self._table("ground")) is None or ground.bool("front", default=True),
            scale=0 if (ground := self._table("ground")) is None else ground.int("scale", least=0, default=0),
            interval=0 if (ground := self._table("ground")) is None else ground.int("interval", least=0, default=0),
            plain=_choice(self._table("ground"), "plain", PLAINS, PLAINS[0]),
            overlays={name: _colour(self._table("overlays"), name, usual) for name, usual in OVERLAYS.items()},
        )

    def _table(self, *keys: str) -> Document | None:
        """A table of the file, if there is a file and it has it."""
        if not keys:
            return self.doc
        if keys not in self._opened:
            above = self._table(*keys[:-1])
            self._opened[keys] = above.table(keys[-1]) if above is not None and above.has(keys[-1]) else None
        return self._opened[keys]

    def _side(self, name: str, order: int) -> SideLook:
        usual = SIDES.get(name, OTHER_SIDES[order % len(OTHER_SIDES)])
        doc = self._table("sides", name)
        fill = _colour(doc, "fill", usual.fill)
        return SideLook(
            fill=fill,
            ink=_colour(doc, "ink", usual.ink if fill == usual.fill else ink_on(fill)),
            emblem=_choice(doc, "emblem", tuple(EMBLEMS), usual.emblem),
            pattern=_choice(doc, "pattern", tuple(PATTERNS), usual.pattern),
        )

    def _die(self, name: str, order: int) -> DieLook:
        doc = self._table("dice", name)
        fill = _colour(doc, "fill", DICE[order % len(DICE)])
        return DieLook(fill, _colour(doc, "ink", ink_on(fill)))

    def _traits(self) -> dict[str, TraitLook]:
        """The traits and the named faces that the file speaks of."""
        found = {name: self._table("traits", name) for name in self.play.piece_traits}
        found |= {name: self._table("faces", name) for name in self.play.piece_faces}
        return {name: self._trait(doc) for name, doc in found.items() if doc is not None}

    def _trait(self, doc: Document) -> TraitLook:
        fill = _colour(doc, "fill", "")
        return TraitLook(
            fill=fill,
            ink=_colour(doc, "ink", ink_on(fill) if fill else ""),
            emblem=_choice(doc, "emblem", tuple(EMBLEMS), ""),
            pattern=_choice(doc, "pattern", tuple(PATTERNS), ""),
            symbol=_choice(doc, "symbol", tuple(SYMBOLS), ""),
            sign=_choice(doc, "sign", tuple(SYMBOLS), ""),
            head=_colour(doc, "head", ""),
        )

    def _kinds(self) -> dict[str, KindLook]:
        values = self.play.piece_values
        places = {place: next((v for v in names if v in values), "") for place, names in BESIDE.items()}
        bottom = [value for value in values if value not in places.values()][:AT_THE_BOTTOM]
        common = KindLook(bottom=tuple(bottom), right=places["right"], left=places["left"])
        common = self._kind(self._table("counter"), common)
        return {
            kind: self._kind(self._table("kinds", kind), _kind_by_name(kind, common)) for kind in self.play.piece_kinds
        }

    def _kind(self, doc: Document | None, usual: KindLook) -> KindLook:
        if doc is None:
            return usual
        values = self.play.piece_values
        return KindLook(
            symbol=doc.choice("symbol", tuple(SYMBOLS), default=usual.symbol),
            size=doc.str("size", default=usual.size),
            bottom=doc.words("bottom", among=values, default=usual.bottom),
            right=_choice(doc, "right", (*values, "none"), usual.right),
            left=_choice(doc, "left", (*values, "none"), usual.left),
            trim=doc.str("trim", default=usual.trim),
            lead=doc.str("lead", default=usual.lead),
            shade=doc.int("shade", least=0, most=60, default=usual.shade),
            shape=_choice(doc, "shape", SHAPES, usual.shape),
            rank=doc.int("rank", least=0, most=5, default=usual.rank),
            bars=doc.int("bars", least=0, most=2, default=usual.bars),
        )

    def _mark(self, mark: str, order: int) -> MarkLook:
        doc = self._table("marks", mark)
        usual = dict.fromkeys(LANGUAGES, mark[:1].upper())
        return MarkLook(
            letter=usual if doc is None else doc.by_language("letter", default=usual),
            colour=_colour(doc, "colour", MARK_COLOURS[order % len(MARK_COLOURS)]),
            message=f"mark-{mark}",
            sign=_choice(doc, "sign", tuple(MARK_SIGNS), SIGN_OF.get(mark, "none")),
            shown=_choice(doc, "shown", MARK_SHAPES, SHAPE_OF.get(mark, MARK_SHAPES[0])),
            phases=() if doc is None or not doc.has("phases") else tuple(doc.str("phases").split()),
        )

    def _back(self, doc: Document) -> BackLook:
        play = self.play
        return BackLook(
            side=doc.choice("side", tuple(side.name for side in play.sides)),
            kind=doc.choice("kind", play.piece_kinds),
            traits=doc.words("traits", among=play.piece_traits, default=()),
            name=doc.str("name"),
            text=doc.str("text"),
        )

    def _terrain(self, name: str, order: int) -> TerrainLook:
        usual = terrain_by_name(name, order)
        doc = self._table("terrains", name)
        tint = _colour(doc, "tint", usual.tint)
        return TerrainLook(
            tint=tint,
            night=_colour(doc, "night", by_night(tint)),
            texture=_choice(doc, "texture", TEXTURES, usual.texture),
            naming=_choice(doc, "naming", NAMINGS, usual.naming),
        )

    def _line(self, table: str, name: str) -> LineLook:
        doc = self._table(table, name)
        return LineLook(
            line=_choice(doc, "line", LINES, LINE_OF.get(name, "plain")),
            colour=_colour(doc, "colour", ""),
            name={} if doc is None else doc.by_language("name", default={}),
        )

    def _lying(
        self,
        per: str,
        table: str,
        signs: Mapping[str, str],
        usual: Mapping[str, tuple[str, str]],
    ) -> dict[str, HexLook]:
        """Every public field of the position kept for hexes, or for hexsides."""
        kept = Shape(self.play.position_class).kept
        names = [name for name, how in kept.items() if how.per == per and how.seen == "all"]
        return {name: _sign(self._table(table, name), signs, *usual.get(name, ("dot", "#6b5b3a"))) for name in names}

    def _rims(self) -> dict[str, str]:
        """The waters along the rim of the map, by the region of the hexes beside them."""
        doc = self._table("rims")
        return {} if doc is None else {name: doc.choice(name, RIMS) for name in doc.keys() if name != "source"}  # noqa: SIM118

    def _waters(self) -> dict[str, tuple[str, ...]]:
        """The waters that only the look names, with the hexsides of their courses."""
        doc = self._table("waters")
        return {} if doc is None else {name: doc.words(name) for name in doc.keys() if name != "source"}  # noqa: SIM118

    def _formations(self) -> dict[str, str]:
        """Corps by the file, or in the order of a palette; divisions as shades of their corps."""
        doc = self._table("formations")
        found: dict[str, str] = {}
        for side in self.play.sides:
            names = [name for owner, name in self.known if owner == side.name]
            tops = list(dict.fromkeys(name.partition("/")[0] for name in names))
            for order, top in enumerate(tops):
                colour = _colour(doc, top, STRIPES[order % len(STRIPES)])
                below = [name for name in names if name.startswith(f"{top}/")]
                found[top] = colour
                found |= {name: _colour(doc, name, _shade(colour, n)) for n, name in enumerate(below)}
        return found


def _kind_by_name(kind: str, common: KindLook) -> KindLook:
    symbol, size = KINDS.get(kind, ("none", ""))
    return replace(common, symbol=symbol, size=size)


def _sign(doc: Document | None, signs: Mapping[str, str], sign: str, colour: str) -> HexLook:
    return HexLook(_choice(doc, "sign", tuple(signs), sign), _colour(doc, "colour", colour))


def _shade(colour: str, order: int) -> str:
    """The first division has the colour of its corps; the next are lighter and darker in turn."""
    share = 0.34 * ((order + 1) // 2)
    return mixed(colour, "#ffffff" if order % 2 else "#000000", min(share, 0.7))


def _colour(doc: Document | None, key: str, usual: str) -> str:
    """A colour written `#rrggbb`."""
    if doc is None or not doc.has(key):
        return usual
    colour = doc.str(key).lower()
    if not WRITTEN.fullmatch(colour):
        doc.fault(key, f"expected a colour written #rrggbb, got {doc.raw(key)!r}")
        return usual or PAPER
    return colour


def _choice(doc: Document | None, key: str, options: Sequence[str], usual: str) -> str:
    return usual if doc is None or not doc.has(key) else doc.choice(key, options)
