"""The long run: `python -m tests.oracles verdun --games 20 --positions 2000 --seed mine`."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from secrets import token_hex

from tests.oracles.runner import Oracle, Trial

GAMES = ("patrol", "verdun", "august", "indochine", "marne", "italia")
"""The games that have an oracle; each is a module here."""


def oracle(game: str) -> Oracle:
    """The oracle of a game."""
    found: Oracle = import_module(f"tests.oracles.{game}").ORACLE
    return found


def main() -> int:
    """Compare, print what was counted and what differs, and fail if anything does."""
    parser = argparse.ArgumentParser(prog="python -m tests.oracles")
    parser.add_argument("game", nargs="*", default=GAMES, help="the games; all by default")
    parser.add_argument("--games", type=int, default=5, help="how many random games")
    parser.add_argument("--positions", type=int, default=500, help="how many random positions")
    parser.add_argument("--seed", default=token_hex(4), help="a word; a fresh one by default")
    parser.add_argument("--every", type=int, default=20, help="compare at one question in so many of a game")
    parser.add_argument("--all", action="store_true", help="tell every difference, not only the first")
    told = parser.parse_args()
    faults = 0
    for game in told.game or GAMES:
        trial = Trial(oracle(game), told.seed, told.all)
        trial.in_positions(told.positions)
        trial.in_games(told.games, told.every)
        for difference in trial.differences:
            print(difference)
        print(trial)
        faults += len(trial.differences)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
