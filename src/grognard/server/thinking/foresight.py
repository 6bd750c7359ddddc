"""Foresight: what a side can expect from where a game stands, worked out by a worker. Nothing is answered here.

Only whoever could see the whole game may ask: of a game that goes on, the one player who has all seats. What is tried
is imagined from the view of the side.
"""

from __future__ import annotations

import sys
from typing import Final

from grognard.kernel.asking.script import DICE
from grognard.server import wire
from grognard.server.http.faults import Trouble
from grognard.server.rooms.room import Room
from grognard.server.thinking.fair_queue import QUICK
from grognard.server.thinking.thinker import luck_of
from grognard.server.thinking.worker_messages import Foreseen
from grognard.server.thinking.workers import BotFailed, LostWorker, Worker, Workers

SECONDS: Final = 4.0
"""How long games are tried for one question."""
GENERALS_SECONDS: Final = 2.0
"""How long a general thinks about each answer of his plan at most."""


def foresee(workers: Workers, player: str, room: Room, asked: wire.OutlookAsked, lang: str) -> wire.OutlookTold:
    """Return what a side can expect."""
    with room.lock:
        room.check_all(player)
        check_can(room, asked, workers.limits.trial_games)
        version, game = room.version, room.game.copy()
    key, luck = f"{room.id}/outlook", f"{luck_of(game, room.id)}/{version}/outlook"
    seconds = min(GENERALS_SECONDS, workers.limits.bot_seconds or GENERALS_SECONDS)
    planner = f"general@{seconds:g}" if asked.general else ""

    def work(worker: Worker) -> Foreseen:
        return worker.foresee(key, game, asked.side, luck, asked.games, SECONDS, planner)

    try:
        found = workers.wait_for(player, QUICK, key, work)
    except (LostWorker, BotFailed) as fault:
        raise Trouble("busy", "bots-lost") from fault
    points = [wire.PlanPoint(*each) for each in found.points]
    so_far = None if found.luck is None else wire.LuckSoFar(*found.luck)
    plan, reasons = found.plan[lang], found.reasons[lang]
    return wire.OutlookTold(
        asked.side, found.worth, found.error, found.games, plan, points, reasons, so_far, asked.general
    )


def check_can(room: Room, asked: wire.OutlookAsked, most: int) -> None:
    """Refuse what cannot be foreseen: an end, a game without officers, and secrets in the middle of an operation."""
    if asked.side not in room.seats or asked.side == DICE.name:
        raise Trouble("missing", "no-side", side=asked.side)
    if room.is_over:
        raise Trouble("stale", "trial-over")
    if not room.has_adviser:
        raise Trouble("missing", "no-officer", title=room.title.id)
    if not 1 <= asked.games <= (most or sys.maxsize):
        raise Trouble("unreadable", "trial-size", most=most)
    question = room.game.questions.get(asked.side)
    if room.game.play.has_secrets() and (question is None or not question.is_menu):
        raise Trouble("stale", "outlook-later")
