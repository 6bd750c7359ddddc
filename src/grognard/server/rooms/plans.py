"""Plans: a player tries something on a what-if table, which is made anew for each request and never kept.

The player tells what was put where, which phase is to begin and what was answered so far; the answer is the screen of
that table, or what stands behind one of its options. The table is made from what the side may know.
"""

from __future__ import annotations

import logging
from typing import Final

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import DICE
from grognard.kernel.asking.what_if import Crowded, what_if
from grognard.kernel.errors import Illegal, Stale, Unreadable
from grognard.kernel.numbers.dice import Whim
from grognard.server import wire
from grognard.server.http.faults import Trouble, trouble_of
from grognard.server.rooms.room import Room
from grognard.server.screens.look import look
from grognard.server.screens.screen import Frame, screen_of
from grognard.server.screens.viewer import Viewer

MOST_PLACED: Final = 200
MOST_ANSWERS: Final = 200
log = logging.getLogger("grognard")


def planned(room: Room, plan: wire.Plan, lang: str) -> wire.PlanShown:
    """Return the screen of a plan, or the look behind an option on it."""
    if plan.side not in room.seats or plan.asked not in ("", plan.side, DICE.name):
        raise Trouble("missing", "no-side", side=plan.asked or plan.side)
    game = table_of(room, plan)
    viewer = Viewer(game, plan.side, lang, room.title)
    if plan.look:
        question = game.questions.get(plan.asked or plan.side)
        if question is None:
            raise Trouble("stale", "not-asked", side=plan.side)
        return wire.PlanShown(None, look(viewer, question, plan.look))
    return wire.PlanShown(wire.Page(screen_of(viewer, Frame(room.id, room.version_for(plan.side))), []), None)


def table_of(room: Room, plan: wire.Plan) -> Game:
    """Return the what-if table of a plan, after its answers."""
    if len(plan.placed) > MOST_PLACED or len(plan.answers) > MOST_ANSWERS:
        raise Trouble("unreadable", "plan-too-long", placed=MOST_PLACED, answers=MOST_ANSWERS)
    if room.is_over:
        raise Trouble("stale", "game-over")
    try:
        side = room.game.side(plan.side)
        game = what_if(room.game, side, plan.placed, plan.phase, Whim(f"{room.id}/{plan.side}"))
        for each in plan.answers:
            game.answer(each.answer, each.side)
    except Crowded as fault:
        raise Trouble("illegal", "plan-crowded", hex=fault.hex) from fault
    except (Illegal, Stale, Unreadable) as fault:
        raise trouble_of(fault) from fault
    except Exception as fault:  # a table that no game could come to may be too odd for the rules
        log.info("game %s: no such table: %s", room.id, fault)
        raise Trouble("illegal", "plan-impossible") from fault
    return game
