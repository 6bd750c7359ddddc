"""Every address of the server, in the order in which they are described.

Each module holds some of them: a function with its address above it, which calls `rooms`, `look`, `details` or
`catalogue`. Routing, the OpenAPI description and the tests are made from the list.
"""

from __future__ import annotations

from typing import Any, Final

from grognard.server.http.calls import Call, Route, Routes
from grognard.server.http.openapi import described
from grognard.server.http.routes import (
    answers,
    details,
    lessons,
    lobby,
    people,
    puzzles,
    reports,
    seats,
    server,
    titles,
)

itself = Routes()


@itself.get("/openapi.json", is_fixed=True)
def description(call: Call) -> dict[str, Any]:
    """This description."""
    return described(ROUTES)


ROUTES: Final[tuple[Route, ...]] = tuple(
    route
    for those in (titles, lessons, puzzles, lobby, seats, answers, people, reports, details, server)
    for route in those.routes.all
) + tuple(itself.all)
