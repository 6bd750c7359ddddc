"""The speed of other games in Python, compared with ours in one run on one machine: `make bench-peers`.

Each player plays uniformly at random, lists the legal moves at every decision, and copies games in mid-play. Slices of
all players alternate and are timed by the processor's clock, so that a busy machine disturbs the figures as little as
possible. Packages that are not installed are named and skipped. A decision is not the same in all games, so the ratios
compare the cost of a search or a simulation, not the quality of the programs.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from itertools import count
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table

import grognard
from grognard import rl
from grognard.kernel.numbers.dice import Whim
from grognard.lab.bench.clock import Effort, TimedJob, Timing, measure
from grognard.lab.bench.peer import add, interpreter
from grognard.lab.bench.report import per_second
from grognard.lab.bench.tables import ratio

THOROUGH = Effort(rounds=7, seconds=0.1, games=1)
QUICK = Effort(rounds=2, seconds=0.001, games=1)
MIDDLE = 40
"""How many decisions into a game it is copied."""
MIDDLES = 8
"""How many games are copied in turn, since positions differ."""
CATAN_LONGEST = 1000
"""The number of turns after which a game of Catan is abandoned."""
OURS = {
    "patrol crossing": ("patrol", "crossing"),
    "patrol night-raid": ("patrol", "night-raid"),
    "verdun haumont": ("verdun", "haumont"),
    "marne gneisenau": ("marne", "gneisenau"),
}
YARDSTICKS = ("patrol crossing", "verdun haumont", "marne gneisenau")
"""Our games that everything is compared with."""


class Player(NamedTuple):
    """Something that plays: `play` one game at random and say how many decisions it had; `copies` of some in play."""

    name: str
    kind: str
    play: Callable[[], int]
    copies: tuple[Callable[[], object], ...] = ()


class Line(NamedTuple):
    """How many in a second, at best and in the median."""

    name: str
    kind: str
    what: str
    best: float
    median: float


# Who plays ------------------------------------------------------------------------------------------------------


def ours() -> Iterator[Player]:
    """Our games, through their public interface."""
    for name, (game, scenario) in OURS.items():
        yield our_game(name, game, scenario)


def our_game(name: str, title: str, scenario: str) -> Player:
    """One scenario of ours."""
    whim, seeds = Whim(name), count()

    def played(most: int = sys.maxsize) -> tuple[grognard.Game, int]:
        game, decided = grognard.new(title, scenario, seed=next(seeds)), 0
        while decided < most and (question := game.question) is not None:
            game.answer(whim.pick(question.options), question.who)
            decided += 1
        return game, decided

    return Player(name, "ours", lambda: played()[1], tuple(played(MIDDLE)[0].copy for _ in range(MIDDLES)))


def our_environment() -> Iterator[Player]:
    """The same through PettingZoo's interface, with views as vectors and masks."""
    yield environment("patrol crossing, as an environment", "ours", rl.aec("patrol", "crossing"))


def python_chess() -> Iterator[Player]:
    """Chess with python-chess, in the shortest possible loop."""
    chess = import_module("chess")
    whim = Whim("chess")

    def played(most: int = sys.maxsize) -> Any:
        board = chess.Board()
        while board.halfmove_clock < 100 and len(board.move_stack) < most and (moves := list(board.legal_moves)):
            board.push(whim.pick(moves))
        return board

    yield Player(
        "python-chess",
        "chess, pure Python",
        lambda: len(played().move_stack),
        tuple(played(MIDDLE).copy for _ in range(MIDDLES)),
    )


def open_spiel() -> Iterator[Player]:
    """Games of OpenSpiel, written in C++ and played from Python."""
    pyspiel = import_module("pyspiel")
    for name in ("chess", "backgammon"):
        yield spiel_game(name, pyspiel.load_game(name))


def spiel_game(name: str, game: Any) -> Player:
    """One of them; chance is drawn by its probabilities."""
    whim = Whim(name)

    def played(most: int = sys.maxsize) -> tuple[Any, int]:
        state, decided = game.new_initial_state(), 0
        while not state.is_terminal() and decided < most:
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(outcomes[drawn(whim, chances)])
                continue
            state.apply_action(whim.pick(state.legal_actions()))
            decided += 1
        return state, decided

    return Player(
        f"OpenSpiel {name}", f"{name}, C++", lambda: played()[1], tuple(played(MIDDLE)[0].clone for _ in range(MIDDLES))
    )


def drawn(whim: Whim, chances: Sequence[float]) -> int:
    """Draw one of several outcomes."""
    left = whim.below(10**9) / 10**9
    for which, chance in enumerate(chances):
        left -= chance
        if left < 0:
            return which
    return len(chances) - 1


def catanatron() -> Iterator[Player]:
    """Catan with four players."""
    catan = import_module("catanatron")
    whim, seeds = Whim("catan"), count(1)

    def played(most: int = sys.maxsize) -> tuple[Any, int]:
        game = catan.Game([catan.RandomPlayer(color) for color in catan.Color], seed=next(seeds))
        ticks = 0
        while game.winning_color() is None and game.state.num_turns < CATAN_LONGEST and ticks < most:
            game.execute(whim.pick(game.state.playable_actions), validate_action=False)
            ticks += 1
        return game, ticks

    yield Player(
        "Catanatron",
        "Catan, four players, pure Python",
        lambda: played()[1],
        tuple(played(MIDDLE)[0].copy for _ in range(MIDDLES)),
    )


def pettingzoo() -> Iterator[Player]:
    """Chess through PettingZoo's interface, with boards as planes and masks."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        chess_v6 = import_module("pettingzoo.classic.chess_v6")
    yield environment("PettingZoo chess_v6", "chess, as an environment", chess_v6.env())


def environment(name: str, kind: str, env: Any) -> Player:
    """A game played through PettingZoo's interface; it cannot be copied."""
    whim, seeds = Whim(name), count()

    def played() -> int:
        env.reset(seed=next(seeds))
        steps = 0
        for _ in env.agent_iter():
            seen, _, is_over, is_cut, _ = env.last()
            env.step(None if is_over or is_cut else whim.pick(seen["action_mask"].nonzero()[0]))
            steps += not (is_over or is_cut)
        return steps

    return Player(name, kind, played)


FOUND: dict[str, Callable[[], Iterator[Player]]] = {
    "grognard": ours,
    "grognard[rl]": our_environment,
    "chess": python_chess,
    "open_spiel": open_spiel,
    "catanatron": catanatron,
    "pettingzoo, pygame": pettingzoo,
}
"""All possible players, by the package to install."""


def players() -> tuple[list[Player], dict[str, str]]:
    """The available players, and those missing with the reason."""
    here: list[Player] = []
    missing = {}
    for package, find in FOUND.items():
        try:
            here += find()
        except ImportError as fault:
            missing[package] = str(fault)
    return here, missing


# Measuring and telling ------------------------------------------------------------------------------------------


def run(effort: Effort) -> tuple[list[Line], dict[str, str], Timing]:
    """Everything measured, who is missing, and the addition to compare machines by."""
    here, missing = players()
    jobs = [TimedJob("addition", "one addition in a loop", add)]
    jobs += [TimedJob("decision", each.name, each.play, collects=True) for each in here]
    jobs += [TimedJob("copy", each.name, all_of(each.copies)) for each in here if each.copies]
    addition, *timings = measure(jobs, effort, lambda label: None, process_time)
    kinds = {each.name: each.kind for each in here}
    lines = [
        Line(job.label, kinds[job.label], job.key, per_second(timing) or 0.0, 1e6 / timing.median)
        for job, timing in zip(jobs[1:], timings, strict=True)
    ]
    return lines, missing, addition


def all_of(copies: Sequence[Callable[[], object]]) -> Callable[[], int]:
    """Every one of them copied once."""

    def copy_all() -> int:
        for copy in copies:
            copy()
        return len(copies)

    return copy_all


def load() -> str:
    """The load of the machine, if it can be read."""
    if not hasattr(os, "getloadavg"):
        return "load unknown"
    return f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"


def to_ours(lines: Sequence[Line], line: Line) -> dict[str, float]:
    """A line as a ratio to each of our yardsticks, by medians, since every slice plays other games."""
    medians = {each.name: each.median for each in lines if each.what == line.what}
    return {name: line.median / medians[name] for name in YARDSTICKS}


def as_json(lines: Sequence[Line], missing: dict[str, str], addition: Timing, before: str) -> dict[str, Any]:
    """The run as plain values."""
    return {
        "grognard": grognard.__version__,
        "interpreter": str(interpreter()),
        "addition_ns": addition.best * 1000,
        "machine": before,
        "figures": [{**line._asdict(), "to_ours": to_ours(lines, line)} for line in lines],
        "missing": missing,
    }


def table(lines: Sequence[Line], what: str, title: str) -> Table:
    """All figures of one kind, ours first."""
    shown = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    for place, head in enumerate(("", "", "best", "median", *(f"to {name}" for name in YARDSTICKS))):
        shown.add_column(head, justify="right" if place > 1 else "left")
    for line in lines:
        if line.what == what:
            numbers = (f"{line.best:,.0f}", f"{line.median:,.0f}", *map(ratio, to_ours(lines, line).values()))
            shown.add_row(line.name, line.kind, *numbers)
    return shown


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as JSON too")
    parser.add_argument("--quick", action="store_true", help="shorter runs, rougher figures")
    asked = parser.parse_args(arguments)
    before = load()
    lines, missing, addition = run(QUICK if asked.quick else THOROUGH)
    console = Console(width=160)
    console.print(f"grognard {grognard.__version__}, {interpreter()}", highlight=False)
    console.print(f"one addition in a loop: {addition.best * 1000:.1f} ns; {before}", highlight=False)
    console.print(table(lines, "decision", "Decisions each second, uniformly random play"))
    console.print(table(lines, "copy", f"Copies each second, {MIDDLE} decisions into a game"))
    for package, why in missing.items():
        console.print(f"not here: {package} ({why})", highlight=False, markup=False)
    if asked.json:
        asked.json.write_text(json.dumps(as_json(lines, missing, addition, before), indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
