"""One thing in detail: a hex, a counter or an overlay, with all that can be said of it and where each number is from.

Only what the viewer may know is told: a counter they do not know is refused like one that does not exist.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from grognard.kernel.errors import Unreadable
from grognard.kernel.files.sources import key_text
from grognard.kernel.files.spelling import NOTHING, YES
from grognard.kernel.space.hexgrid import members
from grognard.kernel.table.pieces import Piece
from grognard.kernel.table.position import CONCEALED, FACE, UNSEEN
from grognard.kernel.words.numerals import number_text
from grognard.kernel.words.overlay import zone_names
from grognard.server import wire
from grognard.server.screens.catalogue import ground_of, said, source_text
from grognard.server.screens.viewer import Viewer

# Hexes ----------------------------------------------------------------------------------------------------------


def hex_of(viewer: Viewer, number: str) -> wire.HexShown:
    """Return a hex: ground, control, zones, who is there, what lies on its sides."""
    hex_ = found_hex(viewer, number)
    board, view = viewer.play.board, viewer.view
    number = board.grid.number(hex_)
    lies_there = view["hexes"].get(number, {})
    control = lies_there.get("control", "")
    return wire.HexShown(
        number=number,
        name=board.name(hex_, viewer.lang),
        ground=ground_of(board, hex_, viewer.words),
        lines=[
            *printed_lines(viewer, hex_),
            *field_lines(viewer, lies_there),
            *side_lines(viewer, hex_),
        ],
        control=control_text(viewer, hex_, control),
        zones=list(zones_at(viewer, hex_)),
        pieces=[piece["name"] for piece in view["pieces"] if piece["at"] == number],
        unknown=dict(Counter(each["side"] for each in view["unknown"] if each["at"] == number)),
        source=ground_source(viewer, hex_),
    )


def control_text(viewer: Viewer, hex_: int, control: str) -> str:
    """Return who controls a hex; that it is contested where the game says that nobody does while it is fought over."""
    if control and viewer.play.in_control(hex_) is None:
        return said(viewer.lang).text("hex-contested")
    return viewer.side_name(control) if control else ""


def found_hex(viewer: Viewer, number: str) -> int:
    """Return the hex with this number."""
    hex_ = viewer.play.board.grid.get(number)
    if hex_ is None:
        raise Unreadable(f"no hex {number!r}: {viewer.play.board.grid.extent}")
    return hex_


def printed_lines(viewer: Viewer, hex_: int) -> Iterator[str]:
    """Yield what is printed on a hex beside its ground: height, hexsides and links by direction, named regions."""
    board, text = viewer.play.board, said(viewer.lang).text
    if board.height[hex_]:
        yield text("hex-height", height=board.height[hex_])
    for sort, features in (("hexside", board.hexsides), ("link", board.links)):
        for kind, edges in features.items():
            where = [text(f"direction-{board.grid.directions[d].lower()}") for d in range(6) if hex_ * 6 + d in edges]
            if where:
                yield text("hex-feature", what=viewer.words.label(sort, kind), where=", ".join(where))
    for name, bits in board.regions.items():
        if bits >> hex_ & 1 and viewer.words.messages.has(f"region-{name}"):
            yield text("hex-region", what=viewer.words.label("region", name))


def field_lines(viewer: Viewer, lies_there: Mapping[str, Any]) -> Iterator[str]:
    """Return what lies on a hex now, beside what is printed; a plain 1 only says that it is there."""
    text, shape = said(viewer.lang).text, viewer.play.shape.kept
    for name, value in lies_there.items():
        if name not in shape:
            continue
        what = viewer.words.field(name)
        if value == 1:
            yield text("hex-field", what=what)
        else:
            yield text("hex-field-value", what=what, value=viewer.value_text(name, shape[name], value))


def side_lines(viewer: Viewer, hex_: int) -> Iterator[str]:
    """Return what lies on each hexside now, by direction."""
    board, text = viewer.play.board, said(viewer.lang).text
    found: dict[str, list[str]] = {}
    for d in range(6):
        edge = board.grid.hexside(hex_ * 6 + d)
        for name in viewer.view["edges"].get(board.edge_text(edge), {}):
            found.setdefault(name, []).append(text(f"direction-{board.grid.directions[d].lower()}"))
    for name, where in found.items():
        yield text("hex-feature", what=viewer.words.field(name), where=", ".join(where))


def zones_at(viewer: Viewer, hex_: int) -> Iterator[str]:
    """Yield the zones that lie over a hex, as far as the viewer knows the pieces that exert them."""
    kinds = viewer.play.zone_kinds
    for name, kind in zone_names(viewer.play).items():
        for side, bits in viewer.play.overlay(name, viewer.side).items():
            if side is None or not bits >> hex_ & 1:
                continue
            who = viewer.side_name(side.name)
            if len(kinds) == 1:
                yield said(viewer.lang).text("zone-of", side=who)
            else:
                yield said(viewer.lang).text("zone-of-kind", kind=viewer.words.label("zone", kinds[kind]), side=who)


def ground_source(viewer: Viewer, hex_: int) -> str:
    """Return where the ground of a hex comes from, terrain by terrain."""
    sources, file = viewer.title.sources, viewer.play.scenario.board
    found = []
    for name in viewer.play.board.terrains_at(hex_):
        source = source_text(viewer.title, viewer.words, sources.get(f"{file}:{key_text(('terrain', name))}"))
        if source:
            what = viewer.words.label("terrain", name)
            found.append(said(viewer.lang).text("ground-source", what=what, source=source))
    return " · ".join(found)


# Counters -------------------------------------------------------------------------------------------------------


def piece_of(viewer: Viewer, name: str) -> wire.PieceShown:
    """Return a counter the viewer knows: its values now and in full, its marks, and where each number comes from."""
    seen = next((piece for piece in viewer.view["pieces"] if piece["name"] == name), None)
    if seen is None:
        raise Unreadable(f"no piece {name!r} in this game")
    number = viewer.play.roster.numbers[name]
    printed = viewer.play.roster[number]
    words = viewer.words
    return wire.PieceShown(
        key=name,
        title=words.piece(viewer.play, number),
        side=seen["side"],
        kind=words.label("kind", printed.kind),
        formation=printed.formation,
        at=seen["at"],
        steps=seen["steps"],
        full=printed.steps,
        values=[value_shown(viewer, printed, key, seen) for key in viewer.play.piece_values if key in seen["values"]],
        marks=[wire.Named(mark, words.label("mark", mark)) for mark in seen["marks"]],
        lines=list(piece_lines(viewer, printed, seen, viewer.play.position.hidden[number])),
        source=source_text(viewer.title, words, viewer.title.sources.get(f"pieces.toml:{key_text((name, 'side'))}")),
    )


def value_shown(viewer: Viewer, printed: Piece, key: str, seen: Mapping[str, Any]) -> wire.ValueShown:
    """Return a printed value as it is now and as it is in full, on the face that is shown."""
    face = seen["state"].get(FACE, "")
    turned = viewer.title.sources.get(f"pieces.toml:{key_text((printed.name, face, key))}")
    return wire.ValueShown(
        name=viewer.words.label("value", key),
        value=number_text(seen["values"][key]),
        full=number_text(printed.face(printed.steps, face)[key]),
        source=source_text(viewer.title, viewer.words, turned if face in printed.turned else printed.sources.get(key)),
    )


def piece_lines(viewer: Viewer, printed: Piece, seen: Mapping[str, Any], hidden: int) -> Iterator[str]:
    """Return the other lines about a counter."""
    text, shape = said(viewer.lang).text, viewer.play.shape.kept
    if printed.formation:
        yield text("piece-formation", formation=viewer.words.formation(printed.formation))
    if not seen["steps"]:
        yield text("piece-lost")
    elif printed.steps > 1:
        yield text("piece-steps", steps=seen["steps"], full=printed.steps)
    if hidden in (CONCEALED, UNSEEN):
        yield text("piece-concealed" if hidden == CONCEALED else "piece-unseen")
    if face := seen["state"].get(FACE, ""):
        yield text("hex-field", what=viewer.words.label("face", face))
    for name, value in seen["state"].items():
        if name == FACE or name in viewer.play.bookkeeping:
            continue
        if value in (1, YES):
            yield text("hex-field", what=viewer.words.field(name))
        elif value and value != NOTHING and not (isinstance(value, list) and not any(value)):
            yield text(
                "hex-field-value", what=viewer.words.field(name), value=viewer.value_text(name, shape[name], value)
            )


# Overlays -------------------------------------------------------------------------------------------------------


def overlay_of(viewer: Viewer, key: str, hex_: str = "") -> wire.OverlayShown:
    """Return an overlay as the viewer may see it, of a chosen hex where it needs one."""
    if key not in viewer.play.overlays:
        raise Unreadable(f"no overlay {key!r}; there are {', '.join(viewer.play.overlays)}")
    shading = viewer.play.overlay(key, viewer.side, found_hex(viewer, hex_) if hex_ else -1)
    number = viewer.play.board.grid.number
    return wire.OverlayShown(
        key,
        [
            wire.OverlayLayer("" if side is None else side.name, [number(h) for h in members(bits)])
            for side, bits in shading.items()
        ],
    )
