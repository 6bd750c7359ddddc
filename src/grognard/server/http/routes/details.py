"""Hexes, counters and overlays in detail, as far as a seat may know them."""

from __future__ import annotations

from grognard.server import wire
from grognard.server.http.calls import GAME, Call, Routes, inspected
from grognard.server.screens import details

routes = Routes()


@routes.get(f"{GAME}/hex/{{number:path}}", query=("side",), faults=(400, 403, 404))
def hex_(call: Call) -> wire.HexShown:
    """A hex in detail."""
    number = call.path["number"]
    with inspected(call, number) as viewer:
        return details.hex_of(viewer, number)


@routes.get(f"{GAME}/piece/{{name:path}}", query=("side",), faults=(400, 403, 404))
def piece(call: Call) -> wire.PieceShown:
    """A counter in detail."""
    name = call.path["name"]
    with inspected(call, name) as viewer:
        return details.piece_of(viewer, name)


@routes.get(f"{GAME}/overlay/{{key:path}}", query=("side", "hex"), faults=(400, 403, 404))
def overlay(call: Call) -> wire.OverlayShown:
    """An overlay as it stands."""
    key, hex_ = call.path["key"], call.query.get("hex", "")
    with inspected(call, f"{key} {hex_}".strip()) as viewer:
        return details.overlay_of(viewer, key, hex_)
