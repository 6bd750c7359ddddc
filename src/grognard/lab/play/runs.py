"""Runs from Python: who plays, where the games are kept, and from where a stopped run goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TypeVar

from grognard.bots.given import check_can_travel
from grognard.kernel.errors import check_type
from grognard.lab.play.journal import Journal
from grognard.lab.play.keeping import SavesFile
from grognard.lab.play.simulate import Order
from grognard.lab.play.workers import GameWorkers, Processes, workers_of

__all__ = ["run", "workers_of"]

T = TypeVar("T")
FILE = "a file, or None"


def run(
    act: Callable[..., T],
    orders: Sequence[Order],
    games: int,
    workers: GameWorkers,
    journal: Journal | Path | str | None,
    progress: Callable[[int], None] | None,
    saves: SavesFile | Path | str | None,
) -> T:
    """Play orders, with results and games kept in files where they are named."""
    check_type("resume", journal, (Journal, Path, str, type(None)), FILE)
    check_type("saves", saves, (SavesFile, Path, str, type(None)), FILE)
    orders = [order.named() for order in orders]
    if isinstance(workers, Processes):
        check_can_travel(bot for order in orders for bot in order.bots)
    for order in orders:
        order.check()
    with ExitStack() as files:
        noted = files.enter_context(Journal(journal, orders)) if isinstance(journal, Path | str) else journal
        kept = files.enter_context(SavesFile(saves)) if isinstance(saves, Path | str) else saves
        return act(orders, games, workers, noted, progress, kept)
