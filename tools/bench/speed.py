"""The speed of play beside that of another revision: both play the same random games, in turn, by processor time.

    python tools/bench/speed.py                              # beside main, every game; or: make speed
    python tools/bench/speed.py --base v0.1.0 --only italia  # a game, or one scenario of it: italia/caporetto
    python tools/bench/speed.py --officers --only marne      # games of officers
    python tools/bench/speed.py --against ../before          # another checkout instead of a revision

The sources of the revision are unpacked into a temporary folder. For each title there is one process of each program,
so that titles share no garbage; the collector is on, as in real play. Both play every game with the same seed, right
after one another, and take turns to be first. A ratio is the time of a decision before to that now: 1.10 is a tenth
more decisions in the same time. The ratio of a title is the median of its pairs, half of which lie between the two
numbers in brackets.

A change that makes random play slower than 0.95 of before in any game has failed. One per cent is noise on a quiet
machine, three on a busy one: `--rounds 20` plays more.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from io import BytesIO
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any, Final, NamedTuple

sys.path.insert(0, os.environ.get("SPEED_SOURCE", str(Path(__file__).resolve().parents[2] / "src")))

from grognard import bots
from grognard.shelf import OURS, title

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = "SPEED_SOURCE"
"""The variable that names other sources than those of this checkout."""
SLOWEST: Final = 0.95
"""The ratio below which a change makes play too slow."""
ROUNDS: Final = 6
"""How often each scenario is played by both."""
MOST: Final = {"random": 20_000, "officer": 60}
"""After so many answers a game is left: chance plays to the end, officers would take minutes for that."""


class Played(NamedTuple):
    """A game: how many answers, the seconds of the processor they took, and the last of them."""

    answers: int
    seconds: float
    last: str


# In a process of one program ----------------------------------------------------------------------------------------


def play(name: str, scenario: str, seed: str, bot: str, most: int) -> Played:
    """Play one game, from its making to its end or so many answers; with no name that a revision may not have."""
    began = time.process_time()
    game, chance, answers = title(name).new(scenario, seed=seed), Random(seed), 0
    officers = {side: bots.make(bot, f"{seed}/{side.name}") for side in game.play.sides if bot != "random"}
    while answers < most and (question := game.question) is not None:
        option = bots.ask(game, officers[question.who], question) if officers else chance.choice(question.options)
        game.answer(option, question.who)
        answers += 1
    return Played(answers, time.process_time() - began, str(game.entries[-1]))


def serve() -> None:
    """Play what is asked for, a line each, and say how long it took."""
    for line in sys.stdin:
        print(json.dumps(play(*json.loads(line))), flush=True)


# Two programs beside one another ------------------------------------------------------------------------------------


@contextmanager
def program(source: Path) -> Iterator[Callable[..., Played]]:
    """A process that plays games with these sources."""
    environment = os.environ | {SOURCE: str(source)}
    command = [sys.executable, __file__, "--serve"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, text=True, stdin=pipe, stdout=pipe) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        to, back = process.stdin, process.stdout

        def asked(*game: Any) -> Played:
            print(json.dumps(game), file=to, flush=True)
            return Played(*json.loads(back.readline()))

        yield asked
        to.close()


def unpack(revision: str, folder: Path) -> Path:
    """Unpack the sources of a revision into a folder; returns where they are."""
    command = ["git", "-C", str(ROOT), "archive", revision, "src"]
    packed = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
    with tarfile.open(fileobj=BytesIO(packed)) as files:
        files.extractall(folder, filter="data")
    return folder / "src"


class Pair(NamedTuple):
    """One game played by both programs."""

    before: Played
    now: Played

    @property
    def ratio(self) -> float:
        """How many times as many decisions in the same time are made now."""
        (answers, seconds, _), (fresh, less, _) = self
        return (seconds / answers) / (less / fresh)

    @property
    def is_same_game(self) -> bool:
        """Whether both played the same, as far as the number of answers and the last tell."""
        return (self.before.answers, self.before.last) == (self.now.answers, self.now.last)


def pairs(name: str, scenarios: Sequence[str], said: argparse.Namespace, before: Path) -> Iterator[tuple[str, Pair]]:
    """Play every scenario so often, after one game of each that is not counted: it fills the caches of the board."""
    bot = "officer" if said.officers else "random"
    most = said.answers or MOST[bot]
    with program(before) as old, program(ROOT / "src") as new:
        for scenario in scenarios:
            for each in (old, new):
                each(name, scenario, "warm", bot, most)
        for number in range(said.rounds):
            for scenario in scenarios:
                game = name, scenario, f"{said.seed}/{scenario}/{number}", bot, most
                if number % 2:
                    now = new(*game)
                    yield scenario, Pair(old(*game), now)
                else:
                    yield scenario, Pair(old(*game), new(*game))


# What is said -------------------------------------------------------------------------------------------------------


def told(name: str, found: Sequence[Pair]) -> str:
    """A line: the ratio, between which numbers half of the pairs lie, and how fast it is now."""
    low, middle, high = quartiles(found)
    pace = sum(pair.now.seconds for pair in found) / sum(pair.now.answers for pair in found)
    other = "" if all(pair.is_same_game for pair in found) else ", and plays differently"
    return f"{name:32} {middle:5.2f} ({low:.2f} to {high:.2f}), {pace * 1e6:7.1f} µs a decision{other}"


def quartiles(found: Sequence[Pair]) -> tuple[float, float, float]:
    """The quartiles of the ratios."""
    ratios = [pair.ratio for pair in found]
    if len(ratios) == 1:
        return ratios[0], ratios[0], ratios[0]
    low, middle, high = quantiles(ratios, n=4, method="inclusive")
    return low, middle, high


def compare(said: argparse.Namespace, before: Path) -> dict[str, float]:
    """Play and print title after title; returns their ratios."""
    ratios = {}
    for name in OURS:
        scenarios = [each for each in title(name).scenarios if is_wanted(f"{name}/{each}", said.only)]
        if not scenarios:
            continue
        by_scenario: dict[str, list[Pair]] = {}
        for scenario, pair in pairs(name, scenarios, said, before):
            by_scenario.setdefault(scenario, []).append(pair)
        for scenario, found in by_scenario.items():
            print(f"  {told(scenario, found)}", flush=True)
        whole = [pair for found in by_scenario.values() for pair in found]
        print(told(name, whole), flush=True)
        ratios[name] = quartiles(whole)[1]
    return ratios


def is_wanted(key: str, only: Sequence[str]) -> bool:
    """Whether a scenario is one of those asked for."""
    return not only or any(f"{key}/".startswith(f"{each}/") for each in only)


def too_slow(ratios: dict[str, float]) -> list[str]:
    """The games in which play has become too slow."""
    return [name for name, ratio in ratios.items() if ratio < SLOWEST]


def arguments(args: Sequence[str] | None = None) -> argparse.Namespace:
    """The command line."""
    asked = argparse.ArgumentParser(description="The speed of play beside that of another revision.")
    asked.add_argument("--base", default="main", metavar="REVISION", help="what to compare with")
    asked.add_argument("--against", type=Path, metavar="FOLDER", help="compare with another checkout instead")
    asked.add_argument("--only", action="append", default=[], metavar="GAME[/SCENARIO]")
    asked.add_argument("--officers", action="store_true", help="officers play instead of chance")
    asked.add_argument("--rounds", type=int, default=ROUNDS, help="games a scenario")
    asked.add_argument("--answers", type=int, default=0, help="answers a game at most")
    asked.add_argument("--seed", default="speed")
    asked.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    return asked.parse_args(args)


def main() -> int:
    """Compare, or play for a comparison, as the command line says."""
    said = arguments()
    if said.serve:
        serve()
        return 0
    with ExitStack() as opened:
        folder = None if said.against else Path(opened.enter_context(tempfile.TemporaryDirectory()))
        before = said.against.resolve() / "src" if folder is None else unpack(said.base, folder)
        ratios = compare(said, before)
    if not ratios:
        raise SystemExit(f"no such game: {', '.join(said.only)}")
    if slow := too_slow(ratios):
        print(f"slower than {SLOWEST} of before: {', '.join(slow)}")
    return bool(slow)


if __name__ == "__main__":
    sys.exit(main())
