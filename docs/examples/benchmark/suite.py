"""The benchmark: five scenarios, matches of two bots both ways, and a file of results that anyone can extend by a line.

    python suite.py match net:Net officer --scenario patrol/night-raid --games 20    # plays, and adds two lines
    python suite.py table                                                            # Elo by scenario, as Markdown

A bot is a name that `grognard bots` lists, `module:Class` in this folder, or `engine:COMMAND`. Each line of
`results.csv` is one pairing: who had which side, how many games, and how they ended for the first.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from grognard import Game, new
from grognard.lab import Order, simulate
from grognard.lab.play.elo import Pairing, rated

SUITE = ("patrol/night-raid", "indochine/diguette", "indochine/au-cul", "august/kaushen", "italia/grappa")
RESULTS = Path(__file__).with_name("results.csv")
SEED = "benchmark"
ANCHOR = "random"


class Line(NamedTuple):
    """One pairing as it was played."""

    scenario: str
    edition: str
    """The edition of the game: results of different editions are not compared."""
    first: str
    second: str
    games: int
    won: int
    drawn: int
    seed: str


def lines() -> Iterator[Line]:
    """What was played so far."""
    with RESULTS.open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            yield Line(**{**row, **{name: int(row[name]) for name in ("games", "won", "drawn")}})


def played(scenario: str, first: str, second: str, games: int, seed: str = SEED) -> Line:
    """Play the games of a pairing."""
    game, _, id_ = scenario.partition("/")
    began: Game = new(game, id_, seed=0)
    results = simulate(Order(game, id_, seed, bots=(first, second)), games)
    own = began.play.sides[0].name
    edition = type(began.play).edition
    return Line(scenario, edition, first, second, games, results.wins[own], results.wins[""], seed)


def match(scenario: str, first: str, second: str, games: int) -> None:
    """Play a match both ways and add its lines to the file."""
    for pair in ((first, second), (second, first)):
        line = played(scenario, *pair, games)
        with RESULTS.open("a", newline="", encoding="utf-8") as file:
            csv.writer(file, lineterminator="\n").writerow(line)
        print(*line, sep=",", flush=True)


def table(scenario: str) -> str:
    """The ratings of a scenario, random play having 1000; with the games of each player."""
    found = [line for line in lines() if line.scenario == scenario]
    pairings = [Pairing(each.first, each.second, scenario, each.games, each.won + each.drawn / 2) for each in found]
    if not any(ANCHOR in pairing for pairing in pairings):
        return ""
    rows = ["| player | Elo | ± | games |", "|---|---:|---:|---:|"]
    for name, rating in rated(pairings, ANCHOR).players.items():
        games = sum(each.games for each in pairings if name in (each.first, each.second))
        margin = "" if name == ANCHOR else f"{rating.margin:.0f}"
        rows.append(f"| `{name}` | {rating.elo:.0f} | {margin} | {games} |")
    return "\n".join(rows)


def main() -> None:
    """Play a match, or print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    what = parser.add_subparsers(required=True)
    playing = what.add_parser("match", help="play two bots both ways and keep the result")
    playing.add_argument("first")
    playing.add_argument("second")
    playing.add_argument("--scenario", choices=SUITE, default=SUITE[0])
    playing.add_argument("--games", type=int, default=20, help="games each way")
    playing.set_defaults(do=lambda given: match(given.scenario, given.first, given.second, given.games))
    telling = what.add_parser("table", help="print the ratings of every scenario")
    telling.set_defaults(do=lambda given: print(*(f"### {each}\n\n{table(each)}\n" for each in SUITE), sep="\n"))
    given = parser.parse_args()
    given.do(given)


if __name__ == "__main__":
    main()
