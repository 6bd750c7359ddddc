"""Digests of games: whether a change of the code left every answer, event, view and reason of them as it was.

    python tools/proofs/digest.py                                  # compare with tests/digests.json; or: make digests
    python tools/proofs/digest.py --only verdun                    # a game, or one scenario of it: verdun/haumont
    python tools/proofs/digest.py --only verdun --write            # after a rule was mended: write that game's rows
    python tools/proofs/digest.py --games 40 --against ../before   # more games than are written down, beside a checkout
    python tools/proofs/digest.py --show verdun/haumont/random-0 17          # what there was to see at answer 17
    python tools/proofs/digest.py --show verdun/haumont/random-0 17 --against ../before     # and how it differed there

A row is one game from a fixed seed: by a random player with optional rules drawn at random, or by officers on all
sides, and then in one scenario of each title unless `--officers` says in how many. Its digest covers the answers, the
options of every question, the events with their arguments, the views of all sides at menus, the tallies of all options
at one question in 20, the refusals of 5 options that are not offered, goals, points, overlays and the final position.
Its trail has one digit for each answer, so that a comparison names the first answer that differs.

A mend of a rule changes the rows of its game, and whoever mends writes them again in the same commit. The rows of every
other game stay equal; where they do not, the change did more than it was meant to.
"""

from __future__ import annotations

import argparse
import difflib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

sys.path.insert(0, os.environ.get("DIGEST_SOURCE", str(Path(__file__).resolve().parents[2] / "src")))

from grognard import bots
from grognard.bots.ranks.officer import has_commander
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import DICE, Noun, Option, Question, Side
from grognard.kernel.errors import GrognardError
from grognard.kernel.numbers.dice import Roll, Whim
from grognard.kernel.words.overlay import HEX
from grognard.shelf import OURS, title

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = "DIGEST_SOURCE"
"""The variable that names other sources than those of this checkout."""
BASELINE: Final = ROOT / "tests" / "digests.json"
GAMES: Final = 1
"""Random games a scenario that are written down."""
OFFICERS: Final = 2
"""Scenarios a title in which a game of officers is written down: the shortest first."""
ONE_IN: Final = 20
ABSENT: Final = 5
LONGEST: Final = 20_000
"""After so many answers a game is taken never to end."""
SHORTEST: Final = {
    "patrol": "crossing",
    "verdun": "haumont",
    "marne": "gneisenau",
    "indochine": "diguette",
    "italia": "grappa",
    "august": "bilderweitschen",
}

Rows = dict[str, "Row"]
Answer = Callable[[Question], Option]


class Row(NamedTuple):
    """A game: how many answers, the hash of all there was to see, and one digit of it as it was after each answer."""

    answers: int
    digest: str
    trail: str

    def first_difference(self, other: Row) -> int:
        """The first answer after which two games differ by their trails; the last where only the end differs."""
        pairs = enumerate(zip(self.trail, other.trail, strict=False))
        return next((number for number, (one, two) in pairs if one != two), min(self.answers, other.answers))


# What there is to see -----------------------------------------------------------------------------------------------


def plain(value: Any) -> Any:
    """A value that is written the same in every process: sides by name, rolls by their faces, lists as lists."""
    if isinstance(value, Side):
        return value.name
    if isinstance(value, Roll):
        tally = None if value.tally is None else value.tally.as_json()
        return {"faces": value.faces, "tally": tally, "seen by": plain(value.seen_by)}
    if isinstance(value, Mapping):
        return {str(plain(key)): plain(each) for key, each in value.items()}
    if isinstance(value, tuple | list):
        return [*map(plain, value)]
    if isinstance(value, set | frozenset):
        return sorted(map(str, value))
    if value is None or type(value) in (bool, int, float, str):
        return value
    said = repr(value)
    if " at 0x" in said:
        raise TypeError(f"{said} is written differently in every process")
    return said


class Watch:
    """Collects all there is to see of one game, answer by answer."""

    def __init__(self, game: Game, key: str, shown: range = range(0)) -> None:
        self.game = game
        self.lot = Whim(f"{key}/lot")
        self.shown = shown
        self.lines: list[str] = []
        self.trail: list[str] = []
        self._hash = sha256()
        self._told = 0
        self._met: dict[str, list[Option]] = {}

    def note(self, kind: str, value: Any) -> None:
        """Add something to the digest; keep it as text where this answer is to be shown."""
        written = msgspec.json.encode(value, enc_hook=plain)
        self._hash.update(kind.encode() + b" " + written + b"\n")
        if len(self.trail) in self.shown:
            self.lines.append(f"{len(self.trail)} {kind}: {written.decode()}")

    def row(self) -> Row:
        """The game so far."""
        return Row(len(self.trail), self._hash.hexdigest()[:16], "".join(self.trail))

    def questions(self) -> None:
        """Note the open questions; at menus what everybody sees; sometimes all that is seldom looked at."""
        asked = list(self.game.questions.values())
        for question in asked:
            options = [option.text for option in question.options]
            self.note("question", [question.side, question.rule, question.ask, plain(question.args), options])
        if any(question.is_menu for question in asked):
            self.views()
            if self.is_drawn():
                self.screens()
        for question in asked:
            if self.is_drawn():
                self.tallies(question)
                self.refusals(question)
            self.remember(question)

    def is_drawn(self) -> bool:
        """Whether an expensive look is taken now."""
        return self.lot.below(ONE_IN) == 0

    def views(self) -> None:
        """Note what each side and a spectator see."""
        for side in (*self.game.play.sides, None):
            self.note(f"view of {side}", self.game.view(side))

    def screens(self) -> None:
        """Note the goal as each side knows it, the points, the overlays, and the faults of the position."""
        play = self.game.play
        chosen = self.lot.pick(play.board.grid.hexes)
        for side in (*play.sides, None):
            self.note(f"goal of {side}", plain(play.goal(side)))
            for name, needs in sorted(play.overlays.items()):
                shades = play.overlay(name, side, chosen if needs == HEX else -1)
                self.note(f"overlay {name} of {side}", sorted((str(whose), hexes) for whose, hexes in shades.items()))
        self.note("points", {str(side): tally.as_json() for side, tally in play.standings().items()})
        self.note("scores", plain(play.scores()))
        self.note("audit", play.audit())

    def tallies(self, question: Question) -> None:
        """Note the reasons and the chances of every option, and the way it takes."""
        if question.who is DICE:
            return
        for option in question.options:
            tally = self.game.explain(option, question.who)
            way = self.game.trail(option, question.who)
            if tally is not None:
                means = {key: str(mean) for key, mean in self.game.expected(tally).items()}
                self.note(f"tally of {option}", [tally.as_json(), means])
            if way:
                self.note(f"way of {option}", way)

    def refusals(self, question: Question) -> None:
        """Note why some options are not offered: such as were offered before, and such with any noun."""
        offered = {option.text for option in question.options}
        found: dict[str, Option] = {}
        if not self._met:
            return
        for _ in range(4 * ABSENT):
            if len(found) < ABSENT and (option := self.any_option(question)).text not in offered:
                found[option.text] = option
        for text, option in found.items():
            try:
                said = plain(self.game.why_not(option, question.who))
            except Exception as fault:  # what a predicate cannot answer is noted too
                said = f"{type(fault).__name__}: {fault}"
            self.note(f"why not {text}", said)

    def any_option(self, question: Question) -> Option:
        """One that was offered before; every third time, a verb of this question with any noun."""
        lot, play = self.lot, self.game.play
        voices = [offer.voice for offer in question.offers]
        voice = lot.pick(voices) if voices else None
        if voice is not None and lot.below(3) == 0:
            match voice.noun:
                case Noun.PIECE:
                    return voice(lot.below(len(play.roster)))
                case Noun.HEX | Noun.PLACE:
                    return voice(lot.pick(play.board.grid.hexes))
        met = self._met.get(voice.verb, []) if voice is not None and lot.below(2) else []
        return lot.pick(met or self._met[lot.pick(sorted(self._met))])

    def remember(self, question: Question) -> None:
        """Keep what is offered, to be asked about when it is not."""
        if question.who is not DICE:
            for option in {option.verb: option for option in question.options}.values():
                self._met.setdefault(option.verb, []).append(option)

    def answered(self) -> None:
        """Note the last answers, the dice among them, and what was told of them."""
        told = self.game.events
        if len(told) < self._told:  # what a phase says again is told again
            self._told = 0
        for event in told[self._told :]:
            rolls = [plain(roll) for roll in event.rolls]
            to = [plain(event.audience), plain(event.unless), event.heading]
            self.note("event", [event.number, event.key, event.rule, plain(event.args), rolls, to])
        self._told = len(told)

    def end(self) -> None:
        """Note the result, the position and the whole log."""
        self.views()
        self.screens()
        self.note("entries", [str(entry) for entry in self.game.entries])
        self.note("result", plain(self.game.result))
        self.note("position", self.game.position_text())


# Playing ------------------------------------------------------------------------------------------------------------


def keys(games: int = GAMES, officers: int = OFFICERS, only: Sequence[str] = ()) -> list[str]:
    """The rows of so many random games of each scenario, and of officers in so many scenarios of each title."""
    found = []
    for name in OURS:
        scenarios = [SHORTEST[name], *(each for each in title(name).scenarios if each != SHORTEST[name])]
        led = scenarios[:officers] if has_commander(name) else []
        for scenario in title(name).scenarios:
            rows = [*(f"random-{number}" for number in range(games)), *(["officers"] if scenario in led else [])]
            found += [f"{name}/{scenario}/{row}" for row in rows]
    return [key for key in found if not only or any(f"{key}/".startswith(f"{each}/") for each in only)]


def begin(key: str) -> tuple[Game, Answer]:
    """The game of a row, and who answers in it."""
    name, scenario, players = key.split("/")
    whim = Whim(key)
    if players == "officers":
        game = title(name).new(scenario, seed=key)
        commanders = {side.name: bots.make("officer", f"{key}/{side.name}") for side in game.play.sides}
        return game, lambda question: bots.ask(game, commanders[question.side], question)
    options = [option for option in title(name).options_of(scenario) if whim.below(2)]
    return title(name).new(scenario, options, seed=key), lambda question: whim.pick(question.options)


def play(key: str, most: int = LONGEST, shown: range = range(0)) -> Watch:
    """Play the game of a row to its end, or so many answers of it."""
    game, answer = begin(key)
    watch, lot = Watch(game, key, shown), Whim(f"{key}/turn")
    watch.answered()
    while game.questions and len(watch.trail) < most:
        watch.questions()
        question = lot.pick(list(game.questions.values()))
        option = answer(question)
        watch.note("answer", f"{question.side}: {option}")
        try:
            game.answer(option, question.who)
        except GrognardError as fault:
            watch.note("fault", str(fault))
            break
        watch.answered()
        watch.trail.append(watch.row().digest[0])
    if not game.questions:
        watch.end()
    return watch


def row_of(key: str) -> Row:
    """The row of a game."""
    return play(key).row()


def rows_of(wanted: Sequence[str], jobs: int) -> Iterator[tuple[str, Row]]:
    """Every row wanted, as it gets ready in order."""
    if jobs == 1:
        yield from ((key, row_of(key)) for key in wanted)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from zip(wanted, pool.map(row_of, wanted), strict=True)


# The rows that are written down -------------------------------------------------------------------------------------


def written(path: Path = BASELINE) -> Rows:
    """The rows of the file."""
    by_title: dict[str, dict[str, str]] = json.loads(path.read_text()) if path.exists() else {}
    rows = {f"{name}/{key}": line.split(" ") for name, lines in by_title.items() for key, line in lines.items()}
    return {key: Row(int(answers), digest, trail) for key, (answers, digest, trail) in rows.items()}


def write(rows: Mapping[str, Row], path: Path = BASELINE) -> None:
    """Write rows down: a line each, and the lines of a title apart, so that mends of two games do not meet."""
    by_title: dict[str, dict[str, str]] = {}
    for key, (answers, digest, trail) in sorted(rows.items()):
        name, _, rest = key.partition("/")
        by_title.setdefault(name, {})[rest] = f"{answers} {digest} {trail}"
    path.write_text(json.dumps(by_title, indent=2) + "\n")


# Comparing ----------------------------------------------------------------------------------------------------------


def in_checkout(folder: Path, *args: str) -> str:
    """What this tool prints with the sources of another checkout."""
    source = {SOURCE: str(folder.resolve() / "src")}
    command = [sys.executable, __file__, *args]
    return subprocess.run(command, env=os.environ | source, check=True, text=True, stdout=subprocess.PIPE).stdout


def differences(wanted: Sequence[str], before: Mapping[str, Row], now: Iterator[tuple[str, Row]]) -> list[str]:
    """Compare as the rows get ready, and say what differs; returns the keys that do."""
    found = []
    for key, row in now:
        other = before.get(key)
        if row != other:
            found.append(key)
            where = "no such row before" if other is None else f"first at answer {row.first_difference(other)}"
            print(f"{key} differs: {where} of {row.answers}", flush=True)
    print(f"{len(wanted) - len(found)} of {len(wanted)} games as before")
    return found


def show(key: str, answer: int, against: Path | None) -> None:
    """Print what there was to see about one answer, or what differs there in another checkout."""
    lines = play(key, answer + 1, range(answer, answer + 2)).lines
    if against is None:
        print(*lines, sep="\n")
        return
    others = in_checkout(against, "--show", key, str(answer)).splitlines()
    print(*difflib.unified_diff(others, lines, str(against), "here", n=0, lineterm=""), sep="\n")


def arguments(args: Sequence[str] | None = None) -> argparse.Namespace:
    """The command line."""
    asked = argparse.ArgumentParser(description="Digests of games, compared with those written down.")
    asked.add_argument("--games", type=int, default=GAMES, help="random games of each scenario")
    asked.add_argument("--officers", type=int, default=OFFICERS, help="scenarios of each title that officers play")
    asked.add_argument("--only", action="append", default=[], metavar="GAME[/SCENARIO[/ROW]]")
    asked.add_argument("--write", action="store_true", help="write the rows down instead of comparing them")
    asked.add_argument("--against", type=Path, metavar="FOLDER", help="compare with another checkout")
    asked.add_argument("--show", nargs=2, metavar=("ROW", "ANSWER"), help="what there was to see at an answer")
    asked.add_argument("--rows", action="store_true", help="print the rows")
    asked.add_argument("--jobs", type=int, default=2, help="games at a time")
    return asked.parse_args(args)


def main() -> int:
    """Compare, write or show, as the command line says."""
    said = arguments()
    if said.show:
        show(said.show[0], int(said.show[1]), said.against)
        return 0
    if said.write and (said.games, said.officers) != (GAMES, OFFICERS):
        raise SystemExit("what is written down has the usual numbers of games: leave out --games and --officers")
    wanted = keys(said.games, said.officers, said.only)
    if not wanted:
        raise SystemExit(f"no such game: {', '.join(said.only)}")
    now = rows_of(wanted, said.jobs)
    if said.rows:
        print(json.dumps(dict(now)))
        return 0
    if said.write:
        kept = {key: row for key, row in written().items() if key in keys() and key not in wanted}
        write(kept | dict(now))
        return 0
    before = written()
    if said.against is not None:
        same = [f"--games={said.games}", f"--officers={said.officers}", f"--jobs={said.jobs}"]
        there = in_checkout(said.against, "--rows", *same, *(f"--only={each}" for each in said.only))
        before = {key: Row(*row) for key, row in json.loads(there).items()}
    if found := differences(wanted, before, now):
        beside = f" --against {said.against}" if said.against else " --against FOLDER, a checkout of before"
        print(f"what differs: python tools/proofs/digest.py --show {found[0]} ANSWER{beside}")
        print(f"after a mend of a rule: python tools/proofs/digest.py --only {found[0].split('/')[0]} --write")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
