"""Puzzles: those of all games, one begun, and the verdict on a try."""

from __future__ import annotations

from grognard.server import wire
from grognard.server.http.calls import GAME, Call, Routes
from grognard.server.rooms import puzzles

routes = Routes()


@routes.get("/puzzles", is_fixed=True)
def every(call: Call) -> list[wire.PuzzleCard]:
    """What can be solved."""
    return puzzles.puzzles(call.lang)


@routes.post("/puzzles", wire.PuzzleChosen, faults=(404, 429), status=201, is_making=True)
def begin(call: Call) -> wire.Made:
    """Begin a puzzle."""
    return call.rooms.puzzles.begin(call.player, call.body)


@routes.post(f"{GAME}/puzzle", None, faults=(403, 404, 409, 503), waits_for="looking")
def verdict(call: Call) -> wire.PuzzleVerdict:
    """Judge the try."""
    return call.rooms.puzzles.judge(call.player, call.game, call.lang)


@routes.post(f"{GAME}/puzzle/again", None, faults=(403, 404, 409))
def again(call: Call) -> wire.Taken:
    """Take the try back."""
    return call.rooms.puzzles.try_again(call.player, call.game)
