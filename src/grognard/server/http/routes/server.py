"""How the server is, and what it can be asked."""

from __future__ import annotations

from msgspec import Struct

from grognard import __version__
from grognard.server import wire
from grognard.server.http.calls import SVG, TEXT, Call, Routes
from grognard.server.http.faults import Trouble
from grognard.server.http.handles import are_handles_short, handles_used, raised_handles
from grognard.server.http.reach import code_of

routes = Routes()


class Health(Struct):
    """That the server is well, and which version it is."""

    status: str
    version: str


@routes.get("/reach")
def reach(call: Call) -> wire.Addresses:
    """By which addresses others reach this server."""
    return call.rooms.reach


@routes.get("/qr.svg", query=("link",), faults=(400,), media=SVG)
def code(call: Call) -> str:
    """A link to a table as a QR code."""
    return code_of(call.query.get("link", ""))


@routes.get("/health", waits_for="health")
def health(call: Call) -> Health:
    """Whether the server is well."""
    call.rooms.storage.check()
    if are_handles_short():
        raise Trouble("busy", "handles-short")
    return Health("ok", __version__)


@routes.get("/metrics", media=TEXT, waits_for="health")
def metrics(call: Call) -> str:
    """What the server counts, for Prometheus."""
    rooms = call.rooms.rooms()
    return call.rooms.metrics.text(
        {
            "games_in_memory": ("Games in memory.", len(rooms)),
            "listeners": ("Sockets that hear a game.", sum(len(room.listeners) for room in rooms)),
            "file_handles": ("File handles in use.", handles_used()),
            "file_handles_allowed": ("File handles this process may have; 0 for any number.", raised_handles()),
            "work_waiting": ("Work of bots, trials and imports that waits for a turn.", call.rooms.workers.waiting),
            "bots_playing": ("Games in which a bot is at it.", sum(room.is_botting for room in rooms)),
        }
    )
