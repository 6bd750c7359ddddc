"""What never changes: the games on the shelf, their rulebooks, and their drawings."""

from __future__ import annotations

from grognard.server import wire
from grognard.server.http.calls import SVG, TITLE, Call, Routes
from grognard.server.screens import catalogue

routes = Routes()


@routes.get("/titles", is_fixed=True)
def all_titles(call: Call) -> list[wire.TitleCard]:
    """What can be played."""
    return catalogue.titles(call.lang, call.rooms.limits.bot_seconds)


@routes.get(f"{TITLE}/kit", query=("scenario",), faults=(404,), is_fixed=True)
def kit(call: Call) -> wire.Kit:
    """What never changes about a scenario."""
    return catalogue.kit(call.title.id, call.scenario, call.lang)


@routes.get(f"{TITLE}/rules", faults=(404,), is_fixed=True)
def rules(call: Call) -> wire.RulesText:
    """A rulebook."""
    return catalogue.rules(call.title.id, call.lang)


@routes.get(f"{TITLE}/board.svg", query=("scenario", "night"), faults=(404,), media=SVG, is_fixed=True)
def board(call: Call) -> str:
    """The map."""
    return catalogue.board_svg(call.title.id, call.scenario, call.lang, call.is_night)


@routes.get(f"{TITLE}/names.svg", query=("scenario", "night"), faults=(404,), media=SVG, is_fixed=True)
def names(call: Call) -> str:
    """The names on the map, to be laid over it."""
    return catalogue.names_svg(call.title.id, call.scenario, call.lang, call.is_night)


@routes.get(f"{TITLE}/band.svg", query=("scenario", "night"), faults=(404,), media=SVG, is_fixed=True)
def band(call: Call) -> str:
    """Title, scale, compass and key, to be laid below the map."""
    return catalogue.band_svg(call.title.id, call.scenario, call.lang, call.is_night)


@routes.get(f"{TITLE}/counters.svg", query=("scenario",), faults=(404,), media=SVG, is_fixed=True)
def counters(call: Call) -> str:
    """The counters of a scenario as symbols, or every counter of the game."""
    return catalogue.counters_svg(call.title.id, call.scenario, call.lang)


@routes.get(f"{TITLE}/picture.svg", query=("scenario", "night"), faults=(404,), media=SVG, is_fixed=True)
def picture(call: Call) -> str:
    """A scenario’s beginning."""
    return catalogue.picture_svg(call.title.id, call.scenario, call.lang, call.is_night)
