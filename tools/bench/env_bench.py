"""Steps a second of every scenario as an environment of PettingZoo, beside its chess_v6 in the same run.

Each plays uniformly at random through the same interface, with observations and masks, whole games one after the other.
Slices of all alternate and are timed by the processor's clock; the median of the slices counts. `make bench-peers`.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import warnings
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import count
from time import process_time
from typing import Any, Final

from grognard import rl
from grognard.kernel.numbers.dice import Whim

STEPS: Final = 250
"""How many steps a slice has."""
PEER: Final = "PettingZoo chess_v6"


def stepping(name: str, env: Any) -> Iterator[None]:
    """Play games at random for ever, one step at a time."""
    whim = Whim(name)
    for seed in count():
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, is_over, is_cut, _ = env.last()
            env.step(None if is_over or is_cut else whim.pick(seen["action_mask"].nonzero()[0]))
            yield


def chess() -> Iterator[None]:
    """The chess of PettingZoo."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return stepping(PEER, import_module("pettingzoo.classic.chess_v6").env())


def measured(players: dict[str, Iterator[None]], rounds: int) -> dict[str, list[float]]:
    """Steps in a second of the processor, slice by slice."""
    speeds: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(rounds):
        for name, player in players.items():
            start = process_time()
            for _ in range(STEPS):
                next(player)
            speeds[name].append(STEPS / (process_time() - start))
    return speeds


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=7, help="how many slices of each")
    parser.add_argument("--only", default="", metavar="TEXT", help="only scenarios with this in their names")
    asked = parser.parse_args(arguments)
    wanted = {name: named for name, named in rl.ids().items() if asked.only in name}
    players = {PEER: chess()} | {name: stepping(name, rl.aec(*named)) for name, named in wanted.items()}
    medians = {name: statistics.median(each) for name, each in measured(players, asked.rounds).items()}
    print(f"{'steps a second':40} {'median':>8} {'to chess_v6':>12}")
    for name, median in medians.items():
        print(f"{name:40} {median:8,.0f} {median / medians[PEER]:12.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
