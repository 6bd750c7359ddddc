"""The matches that measure the opponents: plays them, keeps every game, and writes the tables of docs/lab/opponents.md.

    python tools/proofs/opponents.py list                  # every match by its command
    python tools/proofs/opponents.py run --hours 3         # plays them, the cheapest first; goes on where it stopped
    python tools/proofs/opponents.py turns                 # what a full turn of officers costs on one core
    python tools/proofs/opponents.py write                 # the tables of the page, from whatever was played so far
    python tools/proofs/opponents.py write --only italia   # only the rows of one game, if the others are elsewhere

Games are kept in `proofs/`, one file for each match (`--folder` names another). Matches are played in rounds, a few
games of each first, so that there is something to look at early. A file of another state of the rules or of the bots
is put aside and its match played afresh: figures never mix two programs. `--keep` goes on nevertheless.
"""

from __future__ import annotations

import argparse
import ast
import json
import platform
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from hashlib import sha256
from math import inf
from pathlib import Path
from typing import Any, Final, NamedTuple

import grognard
from grognard import bots
from grognard.bots.ranks import officer
from grognard.kernel.errors import GrognardError
from grognard.lab.play.figures import wilson
from grognard.lab.play.journal import Journal, kept
from grognard.lab.play.simulate import Order, Played, Results, seed_of, simulate_all
from grognard.lab.play.tournament import Match, Tournament, orders_of
from grognard.lab.play.workers import workers_of
from grognard.shelf import OURS, title

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs" / "lab" / "opponents.md"
FOLDER: Final = ROOT / "proofs"
SEED: Final = "proof"
GAMES: Final = 100
"""Games each way: a match has twice as many, and so does the balance of a scenario."""
ROUNDS: Final = (10, 40, GAMES)

PAIRS: Final = {("recruit", "random"): 95, ("officer", "recruit"): 75, ("general@2", "officer"): 60}
"""Which bot should beat which, and the expected share of the points, in per cent."""
NOT_MEASURED: Final = "not measured"


class Proof(NamedTuple):
    """One thing to play: a match of two bots both ways, or officers against each other for the balance."""

    game: str
    scenario: str
    bots: tuple[str, str]

    @property
    def is_balance(self) -> bool:
        """Whether the scenario is measured, not the bots."""
        return self.bots[0] == self.bots[1]

    @property
    def name(self) -> str:
        """The name of its file."""
        return (
            f"balance-{self.game}-{self.scenario}"
            if self.is_balance
            else "-".join(("match", self.game, self.scenario, *self.bots))
        )

    @property
    def orders(self) -> list[Order]:
        """What is played."""
        if self.is_balance:
            return [Order(self.game, self.scenario, SEED, bots=self.bots)]
        return orders_of(self.game, [self.scenario], self.bots, SEED)

    def games(self, each_way: int) -> int:
        """Games of each order: the balance has one order only."""
        return 2 * each_way if self.is_balance else each_way

    @property
    def command(self) -> str:
        """The same as a command line."""
        kept_in = f"--resume proofs/{self.name}.jsonl"
        if self.is_balance:
            what = f"grognard simulate {self.game} --scenario {self.scenario} --bots {self.bots[0]} --games {2 * GAMES}"
        else:
            what = f"grognard tournament {self.game} {self.scenario} --bots {','.join(self.bots)} --games {GAMES}"
        return f"{what} --seed {SEED} {kept_in}"


def scenarios() -> list[tuple[str, str]]:
    """Every scenario of ours, by game."""
    return [(game, name) for game in OURS for name in title(game).scenarios]


def proofs() -> list[Proof]:
    """Everything to be played, the cheapest first."""
    by_length = sorted(scenarios(), key=lambda each: title(each[0]).scenarios[each[1]].minutes)
    pairs = [("recruit", "random"), ("officer", "recruit"), ("officer", "officer"), ("general@2", "officer")]
    return [Proof(game, scenario, pair) for pair in pairs for game, scenario in by_length]


# Which program played -------------------------------------------------------------------------------------------


@cache
def program(game: str) -> str:
    """A digest of all code that decides a game of bots (rules, data, kernel, bots), without comments."""
    package = Path(grognard.__file__).parent
    rooms = {kind.__module__.split(".")[2] for kind in title(game).play.__mro__ if ".games." in kind.__module__}
    mind = officer.COMMANDERS[game].partition(":")[0].rpartition(".")[2]
    minds = [mind, "fight"] if "bots.fight" in (package / "bots" / mind / "__init__.py").read_text("utf-8") else [mind]
    folders = [package / "kernel", *(package / "bots" / each for each in ("minds", "ranks", *minds))]
    folders += [package / "games" / room for room in sorted(rooms)]
    files = [file for folder in folders for file in sorted(folder.rglob("*.py")) + sorted(folder.rglob("*.toml"))]
    files += sorted((package / "bots").glob("*.py"))
    told = sha256()
    for file in files:
        text = file.read_text("utf-8")
        told.update(bare(text).encode() if file.suffix == ".py" else text.encode())
    return told.hexdigest()[:12]


def bare(source: str) -> str:
    """The code of a module without comments and docstrings."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [each for each in node.body if not is_remark(each)]
    return ast.dump(tree)


def is_remark(node: ast.stmt) -> bool:
    """Whether a statement is an unused text."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


class Register:
    """Records which program played the games of each file, in a file beside them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / "programs.json"
        self.known: dict[str, str] = json.loads(self.path.read_text("utf-8")) if self.path.exists() else {}

    def enter(self, proof: Proof, keep: bool) -> None:
        """Set a file of another program aside, and record the program that plays now."""
        now, file = program(proof.game), self.folder / f"{proof.name}.jsonl"
        before = self.known.get(proof.name, now)
        if file.exists() and before != now and not keep:
            aside = self.folder / "old"
            aside.mkdir(exist_ok=True)
            file.rename(aside / f"{proof.name}-{before}.jsonl")
        self.known[proof.name] = now
        self.path.write_text(json.dumps(self.known, indent=1, sort_keys=True) + "\n", encoding="utf-8")


# Playing --------------------------------------------------------------------------------------------------------


class TimeIsUp(KeyboardInterrupt):
    """The time limit is reached."""


def run(folder: Path, hours: float, jobs: int, most: int, only: str, keep: bool) -> int:
    """Play what is missing, round by round, until all is done or the time is up; returns how many proofs failed."""
    folder.mkdir(parents=True, exist_ok=True)
    register = Register(folder)
    faults: dict[str, str] = {}
    until = time.monotonic() + 3600 * hours if hours else inf
    wanted = [proof for proof in proofs() if re.search(only, proof.name)]
    for proof in wanted:
        register.enter(proof, keep)
    try:
        for each_way in [games for games in ROUNDS if games < most] + [most]:
            for proof in wanted:
                if proof.name not in faults:
                    play(folder, proof, each_way, jobs, faults, until)
    except TimeIsUp:
        print("the time is up; the same command goes on from here")
    except KeyboardInterrupt:
        print("stopped; the same command goes on from here")
    for name, fault in faults.items():
        print(f"{name}: {fault}", file=sys.stderr)
    return len(faults)


class Timed(Journal):
    """A journal that ends the run with the first game that is written when the time is up.

    A signal would not do: it may ring inside a callback of Python's own, where what is raised is lost.
    """

    def __init__(self, path: Path, orders: Sequence[Order], until: float) -> None:
        super().__init__(path, orders)
        self._until = until

    def note(self, place: int, game: Played) -> None:
        """Write a game to the file at once."""
        super().note(place, game)
        if time.monotonic() > self._until:
            raise TimeIsUp


def play(folder: Path, proof: Proof, each_way: int, jobs: int, faults: dict[str, str], until: float) -> None:
    """Play one proof up to so many games each way; a failure is printed, and the others go on."""
    orders, start = proof.orders, time.monotonic()
    print(f"{time.strftime('%H:%M:%S')} {proof.name}: {2 * each_way} games", flush=True)
    try:
        with Timed(folder / f"{proof.name}.jsonl", orders, until) as journal:
            results = simulate_all(orders, proof.games(each_way), workers_of(jobs), journal)
    except GrognardError as fault:
        faults[proof.name] = str(fault)
        print(f"         {fault}", flush=True)
        return
    for each in results:
        for game in each.played:
            if game.fault is not None:
                faults[proof.name] = f"seed {seed_of(each.order, game.number)}: {game.fault.whose}: {game.fault.text}"
    print(f"         {told(proof, results)}, {time.monotonic() - start:.0f} s", flush=True)


def told(proof: Proof, results: Sequence[Results]) -> str:
    """The result in one line."""
    if proof.is_balance:
        return ", ".join(f"{side or 'nobody'} {wins}" for side, wins in results[0].wins.items())
    match = match_of(results)
    low, high = match.record.interval
    return f"{100 * match.record.share:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def match_of(results: Sequence[Results]) -> Match:
    """The match both ways, from the games that were played both ways."""
    both = set.intersection(*({game.number for game in each.played} for each in results))
    paired = [Results(each.order, tuple(game for game in each.played if game.number in both)) for each in results]
    return Tournament(results[0].order.bots, tuple(paired)).matches[0]


def turns(folder: Path) -> None:
    """The duration of turns with officers on both sides, over one game: one process, processor time."""
    folder.mkdir(parents=True, exist_ok=True)
    found: dict[str, dict[str, Any]] = {}
    for game, scenario in scenarios():
        new = title(game).new(scenario, seed=SEED)
        players = {side.name: bots.make("officer", f"{SEED}/{side.name}") for side in new.play.sides}
        spent: dict[int, list[float]] = {}
        while (question := new.question) is not None:
            turn = spent.setdefault(new.play.position.turn, [0, 0.0])
            start = time.process_time()
            bots.let_answer(new, players[question.side], question)
            turn[0] += 1
            turn[1] += time.process_time() - start
        answers, longest = max(spent.values(), key=lambda each: each[1])
        mean = sum(seconds for _, seconds in spent.values()) / len(spent)
        found[f"{game}/{scenario}"] = {"longest": round(longest, 2), "answers": answers, "mean": round(mean, 2)}
        print(f"{game} {scenario}: the longest turn {longest:.1f} s, {answers} answers; mean {mean:.1f} s", flush=True)
    note = {"python": platform.python_version(), "machine": platform.machine(), "turns": found}
    (folder / "turns.json").write_text(json.dumps(note, indent=1) + "\n", encoding="utf-8")


# Writing --------------------------------------------------------------------------------------------------------


def read(folder: Path, proof: Proof) -> list[Results] | None:
    """The games played of a proof; None if there are none."""
    file = folder / f"{proof.name}.jsonl"
    if not file.exists():
        return None
    results = kept(file)
    return results if all(each.played for each in results) else None


def per_cent(share: float) -> str:
    """A share as it is printed."""
    return f"{100 * share:.1f} %"


def row(*cells: object) -> str:
    """A row of a table."""
    return f"| {' | '.join(map(str, cells))} |"


def table(heads: Sequence[str], left: int = 1) -> list[str]:
    """The head of a table, the first columns to the left and the others to the right."""
    return [row(*heads), "|" + "|".join(["---"] * left + ["---:"] * (len(heads) - left)) + "|"]


def proof_tables(folder: Path) -> Iterator[str]:
    """For each pair of bots, a row for each scenario."""
    heads = ("scenario", "games", "score", "95 %", "won = drawn - lost", "with one side", "with the other")
    for pair, hoped in PAIRS.items():
        yield f"**{pair[0]} against {pair[1]}**; hoped: {hoped} %\n"
        yield from table((*heads, "drawn", "s a game", "s an operation", "met"))
        for game, scenario in scenarios():
            proof = Proof(game, scenario, pair)
            results = read(folder, proof)
            cells = [NOT_MEASURED] + ["–"] * 9 if results is None else proof_cells(results, hoped)
            yield row(f"{game} {scenario}", *cells)
        yield ""


def proof_cells(results: Sequence[Results], hoped: int) -> list[str]:
    """One match in figures."""
    match = match_of(results)
    record, bot = match.record, match.bot
    low, high = record.interval
    played = sum(len(each.played) for each in results)
    thinking = Tournament(results[0].order.bots, tuple(results)).thinking[bot]
    by_side = [f"{side} {each.won} = {each.drawn} - {each.lost}" for side, each in match.by_side.items()]
    is_whole = record.games >= 2 * GAMES
    return [
        str(record.games) + ("" if is_whole else f" of {2 * GAMES}"),
        per_cent(record.share),
        f"{100 * low:.1f}–{100 * high:.1f}",
        f"{record.won} = {record.drawn} - {record.lost}",
        *by_side,
        per_cent(record.drawn_share),
        f"{sum(each.seconds for each in results) / played:.1f}",
        f"{thinking.per_operation:.3f}",
        ("yes" if 100 * record.share >= hoped else "no") + ("" if is_whole else ", so far"),
    ]


def balance_table(folder: Path) -> Iterator[str]:
    """Officers against each other, a row for each scenario."""
    yield from table(("scenario", "games", "wins", "95 %", "points", "steps lost", "hexes gained", "turns"))
    for game, scenario in scenarios():
        results = read(folder, Proof(game, scenario, ("officer", "officer")))
        cells = [NOT_MEASURED] + ["–"] * 6 if results is None else balance_cells(results[0])
        yield row(f"{game} {scenario}", *cells)


def balance_cells(results: Results) -> list[str]:
    """One scenario in figures: means, side by side."""
    games = len(results.played)
    named = {side or "nobody": wins for side, wins in results.wins.items()}
    first = wilson(results.wins[results.sides[0]], games)
    return [
        str(games) + ("" if games >= 2 * GAMES else f" of {2 * GAMES}"),
        ", ".join(f"{side} {per_cent(wins / games)}" for side, wins in named.items()),
        f"{results.sides[0]} {100 * first.low:.1f}–{100 * first.high:.1f}",
        ", ".join(f"{name} {each.mean:.1f}" for name, each in results.scores.items()) or "–",
        ", ".join(f"{name} {each.mean:.1f}" for name, each in results.lost.items()),
        ", ".join(f"{name} {each.mean:+.1f}" for name, each in results.gained.items()),
        f"{results.over('turns').mean:.1f}",
    ]


def verdict_table(folder: Path) -> Iterator[str]:
    """How the games of officers end."""
    yield from table(("scenario", "verdicts"), left=2)
    for game, scenario in scenarios():
        results = read(folder, Proof(game, scenario, ("officer", "officer")))
        if results is None:
            yield row(f"{game} {scenario}", NOT_MEASURED)
            continue
        own = grognard_words(game)
        games = len(results[0].played)
        verdicts = [f"{own(key)} {per_cent(times / games)}" for key, times in results[0].verdicts.items()]
        yield row(f"{game} {scenario}", "; ".join(verdicts))


def grognard_words(game: str) -> Callable[[str], str]:
    """The English messages of a game."""
    from grognard.kernel.words.words import words_for

    return words_for(title(game).play, "en").messages.text


def turn_table(folder: Path) -> Iterator[str]:
    """The cost of a turn."""
    file = folder / "turns.json"
    found = json.loads(file.read_text("utf-8"))["turns"] if file.exists() else {}
    yield from table(("scenario", "longest turn, s", "answers in it", "mean turn, s"))
    for game, scenario in scenarios():
        turn = found.get(f"{game}/{scenario}")
        if turn is None:
            yield row(f"{game} {scenario}", NOT_MEASURED, "–", "–")
            continue
        yield row(f"{game} {scenario}", f"{turn['longest']:.2f}", turn["answers"], f"{turn['mean']:.2f}")


PARTS: Final[dict[str, Callable[[Path], Iterator[str]]]] = {
    "proofs": proof_tables,
    "balance": balance_table,
    "verdicts": verdict_table,
    "turns": turn_table,
}
"""The parts of the page written here, from `<!-- NAME: from tools/proofs/opponents.py -->` to `<!-- end -->`."""


def written(page: str, folder: Path, only: str = "") -> str:
    """The page with its tables updated, or only the rows of some games; the games of the others may be gone."""
    for name, part in PARTS.items():
        begin, end = f"<!-- {name}: from tools/proofs/opponents.py -->\n", "<!-- end -->"
        before, found, rest = page.partition(begin)
        if not found or end not in rest:
            raise SystemExit(f"{PAGE.name}: no place for {name}")
        old, _, after = rest.partition(end)
        lines = "\n".join(part(folder)).strip()
        if only:
            lines = "\n".join(kept_rows(old.strip().split("\n"), lines.split("\n"), only))
        page = f"{before}{begin}\n{lines}\n\n{end}{after}"
    return page


def kept_rows(old: Sequence[str], new: Sequence[str], only: str) -> list[str]:
    """The lines of a part of the page: those of games not wanted, and those without games here, as they were."""
    others = {f"| {game} {scenario} |" for game, scenario in scenarios() if not re.search(only, f"{game} {scenario}")}
    was: dict[tuple[str, int], str] = {}
    for line, key in zip(old, numbered(old), strict=True):
        was[key] = line
    return [
        was.get(key, line) if NOT_MEASURED in line or any(map(line.startswith, others)) else line
        for line, key in zip(new, numbered(new), strict=True)
    ]


def numbered(lines: Sequence[str]) -> Iterator[tuple[str, int]]:
    """For each line its first cell, and how many lines before it have the same one: a row for each pair of bots."""
    seen: Counter[str] = Counter()
    for line in lines:
        cell = "|".join(line.split("|")[:2])
        yield cell, seen[cell]
        seen[cell] += 1


def main() -> int:
    """Run one of the four commands."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("list", "run", "turns", "write"))
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--hours", type=float, default=0, help="stop after so many; 0 is no limit")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0 is one for each core")
    parser.add_argument("--games", type=int, default=GAMES, help="games of each match and way round")
    parser.add_argument("--only", default="", help="a regular expression for names of matches, or of rows to write")
    parser.add_argument("--keep", action="store_true", help="go on with games of another state of the program")
    given = parser.parse_args()
    if given.what == "list":
        print("\n".join(proof.command for proof in proofs() if re.search(given.only, proof.name)))
    elif given.what == "run":
        return int(run(given.folder, given.hours, given.jobs, given.games, given.only, given.keep) > 0)
    elif given.what == "turns":
        turns(given.folder)
    else:
        PAGE.write_text(written(PAGE.read_text("utf-8"), given.folder, given.only), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
