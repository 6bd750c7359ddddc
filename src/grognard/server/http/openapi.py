"""The server described for programs: OpenAPI 3.1, made from the list of routes and the types of the wire."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from grognard import __version__
from grognard.kernel.files.data import LANGUAGES
from grognard.server import wire
from grognard.server.storage.storage import LISTS

if TYPE_CHECKING:
    from grognard.server.http.calls import Route

REFERENCE: Final = "#/components/schemas/{name}"
QUERIES: Final[dict[str, dict[str, Any]]] = {
    "lang": {"schema": {"type": "string", "enum": list(LANGUAGES)}, "description": "The language to answer in."},
    "side": {"schema": {"type": "string"}, "description": "Whose view; empty for a spectator."},
    "scenario": {"schema": {"type": "string"}, "description": "The first one unless named."},
    "night": {"schema": {"type": "string", "enum": ["0", "1"]}, "description": "The dark map."},
    "which": {"schema": {"type": "string", "enum": list(LISTS)}, "description": "Which games; all unless named."},
    "page": {"schema": {"type": "integer", "minimum": 1, "maximum": 999_999_999}, "description": "The first is 1."},
    "link": {"schema": {"type": "string", "maxLength": 200}, "description": "A link to a seat or to watch, whole."},
    "place": {"schema": {"type": "string", "enum": ["seats", "watchers"]}, "description": "Whose talk; that of seats."},
    "after": {"schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999}, "description": "After this line."},
    "until": {"schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999}, "description": "Up to this moment."},
    "hex": {"schema": {"type": "string"}, "description": "The hex it is seen from."},
}
WHAT_WENT_WRONG: Final = {
    400: "It cannot be read, or the file is faulty.",
    403: "It is not for you.",
    404: "There is no such thing.",
    408: "The message took too long to arrive.",
    409: "The game has gone on since.",
    413: "The message is too long.",
    422: "The rules forbid it.",
    429: "It was too often; the header Retry-After says when to try again.",
    503: "It could not be written down; nothing was changed.",
}


def described(routes: Sequence[Route]) -> dict[str, Any]:
    """Return the whole description."""
    kinds = [kind for route in routes for kind in (route.gives, route.takes) if kind not in (None, str, bytes)]
    kinds += [wire.Refusal, wire.Live]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    of = {repr(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(plain_path(route), {})[route.method.lower()] = operation(route, of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Grognard",
            "version": __version__,
            "description": "Hex-and-counter wargames with every rule enforced. Besides these addresses there is a "
            "WebSocket at /api/games/{game}/live?side&since&lang that sends `Whole`, `Change` and `Busy`.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def plain_path(route: Route) -> str:
    """Return the address as OpenAPI writes it."""
    return "/api" + route.path.replace(":path", "")


def operation(route: Route, of: dict[str, Any]) -> dict[str, Any]:
    """Return one route."""
    found: dict[str, Any] = {
        "operationId": route.name,
        "summary": route.about,
        "parameters": [*path_parameters(route), *query_parameters(route)],
        "responses": responses(route, of),
    }
    if route.takes is not None:
        schema = {"type": "object"} if route.takes is bytes else of[repr(route.takes)]
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return found


def path_parameters(route: Route) -> list[dict[str, Any]]:
    """Return the named parts of the address."""
    names = re.findall(r"{(\w+)(?::path)?}", route.path)
    whole = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
    kinds = {"clock": whole, "line": whole}
    text = {"type": "string", "minLength": 1}
    return [{"name": name, "in": "path", "required": True, "schema": kinds.get(name, text)} for name in names]


def query_parameters(route: Route) -> list[dict[str, Any]]:
    """Return what may follow the question mark."""
    return [{"name": name, "in": "query", "required": False, **QUERIES[name]} for name in ("lang", *route.query)]


def responses(route: Route, of: dict[str, Any]) -> dict[str, Any]:
    """Return what comes back, by status."""
    schema: dict[str, Any] = {"type": "null"} if route.gives is None else {"type": "string"}
    if route.gives not in (None, str):
        schema = of[repr(route.gives)]
    media = route.media.partition(";")[0]
    found: dict[str, Any] = {str(route.status): {"description": route.about, "content": {media: {"schema": schema}}}}
    takes = (400, 408, 413) if route.takes is not None else ()
    changes = (403,) if route.method != "GET" else ()
    refusal = {"application/json": {"schema": {"$ref": REFERENCE.format(name="Refusal")}}}
    for status in sorted({*route.faults, *takes, *changes, 503}):
        found[str(status)] = {"description": WHAT_WENT_WRONG[status], "content": refusal}
    return found
