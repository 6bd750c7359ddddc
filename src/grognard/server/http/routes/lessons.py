"""Lessons: the courses of all games, a lesson begun, and what is done in one beside answering."""

from __future__ import annotations

from grognard.server import wire
from grognard.server.http.calls import GAME, Call, Routes
from grognard.server.rooms import lessons

routes = Routes()


@routes.get("/lessons", is_fixed=True)
def courses(call: Call) -> list[wire.Course]:
    """What can be learned."""
    return lessons.courses(call.lang)


@routes.post("/lessons", wire.LessonBegun, faults=(404, 429), status=201, is_making=True)
def begin(call: Call) -> wire.Made:
    """Begin a lesson."""
    return call.rooms.lessons.begin(call.player, call.body)


@routes.post(f"{GAME}/lesson", wire.LessonTold, faults=(403, 404, 409, 422))
def tell(call: Call) -> wire.Taken:
    """Read the card, go back, skip, begin again."""
    return call.rooms.lessons.tell(call.player, call.game, call.body)
