"""What figures are compared with: the interpreter, a loop of additions, and python-chess.

Absolute times differ between machines; the ratio to a program that everyone can run says more.
"""

from __future__ import annotations

import platform
import re
import sys
import sysconfig
from typing import Any

import msgspec

from grognard.kernel.numbers.dice import Whim
from grognard.lab.bench.clock import Effort, TimedJob

ADDITIONS = 1_000_000
FIFTY_MOVES = 100
"""Half moves without a capture or a pawn move after which a player may claim a draw."""


class Interpreter(msgspec.Struct, frozen=True):
    """The Python version, and how it was built."""

    version: str
    implementation: str
    system: str
    level: str
    """The compiler's level of optimisation, such as `-O3`."""
    is_profiled: bool
    """Whether its build names `--enable-optimizations`; some distributions optimise by other means."""
    is_linked_as_one: bool
    """Whether its build names `--with-lto`."""
    is_debug: bool

    def __str__(self) -> str:
        build = "a debug build" if self.is_debug else f"built with {self.level or 'no level of optimisation'}"
        pgo = "profile-guided optimisation" if self.is_profiled else "profile-guided optimisation not named"
        lto = ", link-time optimisation" if self.is_linked_as_one else ""
        return f"{self.implementation} {self.version} on {self.system}, {build}, {pgo}{lto}"


def interpreter() -> Interpreter:
    """The Python this runs on."""
    arguments = str(sysconfig.get_config_var("CONFIG_ARGS") or "")
    levels = re.findall(r"-O\w+", str(sysconfig.get_config_var("PY_CFLAGS") or ""))
    return Interpreter(
        version=platform.python_version(),
        implementation=platform.python_implementation(),
        system=f"{platform.system()} {platform.machine()}",
        level=levels[-1] if levels else "",
        is_profiled="--enable-optimizations" in arguments,
        is_linked_as_one="--with-lto" in arguments,
        is_debug=hasattr(sys, "gettotalrefcount"),
    )


def add() -> int:
    """A million additions of whole numbers."""
    total = 0
    for number in range(ADDITIONS):
        total += number
    return ADDITIONS


def peers(effort: Effort) -> list[TimedJob]:
    """The jobs to compare with; without python-chess, the additions alone."""
    jobs = [TimedJob("addition", "one addition in a loop", add)]
    chess = find_chess()
    if chess is None:
        return jobs
    return [
        *jobs,
        TimedJob("ply", "python-chess, one random ply", lambda: plies(chess, effort.games), collects=True),
        TimedJob("full-ply", "… asking is_game_over each time", lambda: full_plies(chess, effort.games), collects=True),
    ]


def find_chess() -> Any:
    """The python-chess package, or None where it is not installed."""
    try:
        import chess  # noqa: PLC0415 (optional)
    except ImportError:
        return None
    return chess


def plies(chess: Any, games: int) -> int:
    """Play random games in the shortest loop (list the legal moves, push one); returns the number of plies."""
    whim, played = Whim("chess"), 0
    for _ in range(games):
        board = chess.Board()
        while board.halfmove_clock < FIFTY_MOVES and (moves := list(board.legal_moves)):
            board.push(whim.pick(moves))
            played += 1
    return played


def full_plies(chess: Any, games: int) -> int:
    """Play random games with `is_game_over` before each move; returns the number of plies."""
    whim, played = Whim("chess"), 0
    for _ in range(games):
        board = chess.Board()
        while not board.is_game_over():
            board.push(whim.pick(list(board.legal_moves)))
            played += 1
    return played
