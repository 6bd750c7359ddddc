"""The look of a game: which colours, symbols and letters its map and counters are drawn with.

It is read from the game's `look.toml`, with an owner's folders laid over it like any other file. Defaults
follow from the names the game declares, so a game without the file is drawn too. Nothing is drawn here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from grognard.draw.colours import WRITTEN, ink_on, mixed
from grognard.draw.look_parts import (
    PAPER,
    BackLook,
    DieLook,
    HexLook,
    KindLook,
    LineLook,
    Look,
    MarkLook,
    SideLook,
    TerrainLook,
    TraitLook,
    by_night,
    terrain_by_name,
)
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
from grognard.kernel.table.position import shape_of
from grognard.kernel.table.title import Title

FILE: Final = "look.toml"
RIMS: Final = ("river", "canal", "stream")
PLAINS: Final = ("bare", "meadow")
SHAPES: Final = ("square", "round")
HEIGHTS: Final = ("hachures", "modelled", "rolling")
NAMINGS: Final = ("place", "town", "wood", "height", "work", "water")
"""How the name of a hex is lettered."""


# Defaults by name -----------------------------------------------------------------------------------------------


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
        kept = shape_of(self.play.position_class).kept
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
