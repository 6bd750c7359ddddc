"""A puzzle written down: the file that `puzzle` reads, with its position in few lines."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from grognard.kernel.errors import GrognardError
from grognard.kernel.puzzles.puzzle import LATER, Puzzle, PuzzleWay

if TYPE_CHECKING:
    from grognard.kernel.table.title import Title

WIDEST: Final = 118
GROUPED: Final = ("hex", "unit")


def write_puzzle(puzzle: Puzzle, notes: Sequence[str] = ()) -> str:
    """Return a puzzle as a file; notes are comments at its head."""
    return "\n".join([*(f"# {note}" for note in notes), *_lines(puzzle), ""])


def _lines(puzzle: Puzzle) -> Iterator[str]:
    yield _pair("id", puzzle.id)
    yield _pair("order", puzzle.order)
    yield _pair("depth", puzzle.depth)
    yield _pair("clauses", list(puzzle.clauses))
    if puzzle.show:
        yield _pair("show", list(puzzle.show))
    if puzzle.others is not None:
        yield _pair("others", puzzle.others)
    yield from _start(puzzle)
    yield from _judged(puzzle)
    for way in sorted(puzzle.ways, key=lambda way: -way.figure):
        yield from _way(way)


def _start(puzzle: Puzzle) -> Iterator[str]:
    start = puzzle.start
    yield from ("", "[start]", _pair("side", start.side))
    if start.position:
        yield f'position = """\n{start.position.strip()}\n"""'
    named = {"scenario": start.scenario, "options": list(start.options), "then": list(start.then), "seed": start.seed}
    yield from (_pair(key, value) for key, value in named.items() if value)


def _judged(puzzle: Puzzle) -> Iterator[str]:
    judged = puzzle.judged
    yield from ("", "[judged]")
    if judged.goal:
        yield _pair("goal", [str(fact) for fact in judged.goal])
    if judged.at != LATER:
        yield _pair("at", judged.at)
    if judged.trials:
        yield _pair("trials", judged.trials)
    if judged.seed:
        yield _pair("seed", judged.seed)
    yield _pair("best", judged.best)
    yield _pair("good", judged.good)


def _way(way: PuzzleWay) -> Iterator[str]:
    yield from ("", "[[way]]", _pair("answers", way.text), _pair("figure", way.figure))
    if way.error:
        yield _pair("error", way.error)
    if way.say:
        yield _pair("say", way.say)


def _pair(key: str, value: Any) -> str:
    """A key with its value; TOML writes texts, numbers and lists of texts as JSON does."""
    return f"{key} = {json.dumps(value, ensure_ascii=False)}"


# Positions -------------------------------------------------------------------------------------------------------


def in_few_lines(text: str, title: Title) -> str:
    """Return the same position in as few lines as are found: what reads back as the same position is the same."""
    same = title.at(text).position_text()
    tried = (few for plain in _plainer(text, title) for few in (_few(plain, _runs), _few(plain, _each)))
    fitting = [few for few in tried if _reads_as(few, title) == same]
    return min(fitting, key=len, default=text.strip())


def _reads_as(text: str, title: Title) -> str:
    try:
        return title.at(text).position_text()
    except GrognardError:
        return ""


def _plainer(text: str, title: Title) -> Iterator[str]:
    """The position as it is, and with control told only where it is not what a side has everywhere, or at the start."""
    yield text.strip()
    rest = [line for line in text.strip().splitlines() if not _is_control(line)]
    told = [line for line in text.strip().splitlines() if _is_control(line)]
    place = next((number for number, line in enumerate(rest) if line.startswith("then ")), len(rest))
    for everywhere in ([], *([f"hex all control {side.name}"] for side in title.play.sides)):
        plain = "\n".join([*rest[:place], *everywhere, *rest[place:]])
        read = _reads_as(plain, title)
        known = {line for line in read.splitlines() if _is_control(line)}
        others = [line for line in told if line not in known]
        yield "\n".join([*rest[:place], *everywhere, *others, *rest[place:]])


def _is_control(line: str) -> bool:
    return line.startswith("hex ") and line.split()[2:3] == ["control"]


def _few(text: str, shortened: Callable[[Sequence[str]], list[str]]) -> str:
    """The position with hexes and pieces of one state on a line."""
    groups = groupby(text.splitlines(), _kind)
    return "\n".join(line for key, some in groups for line in (_grouped([*some], shortened) if key else some))


def _kind(line: str) -> str:
    return next((word for word in GROUPED if line.startswith(f"{word} ")), "")


def _grouped(lines: Sequence[str], shortened: Callable[[Sequence[str]], list[str]]) -> Iterator[str]:
    """Lines `hex A …`, `unit B …`: those with the same words after the name together."""
    found: dict[tuple[str, str], list[str]] = {}
    for line in lines:
        word, name, *state = line.split(" ", 2)
        found.setdefault((word, " ".join(state)), []).append(name)
    for (word, rest), names in found.items():
        yield from _wrapped(word, shortened(names) if word == "hex" else names, rest)


def _each(names: Sequence[str]) -> list[str]:
    return [*names]


def _runs(names: Sequence[str]) -> list[str]:
    """Hexes whose numbers follow one another, written as runs: `0402-0406`."""
    runs: list[list[str]] = []
    for name in names:
        if runs and name.isdigit() and runs[-1][-1].isdigit() and int(name) == int(runs[-1][-1]) + 1:
            runs[-1].append(name)
        else:
            runs.append([name])
    return [run[0] if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs]


def _wrapped(word: str, names: Sequence[str], rest: str) -> Iterator[str]:
    """One line, or several where it would be too long."""
    line = word
    for name in names:
        if len(line) + len(name) + len(rest) + 2 > WIDEST and line != word:
            yield f"{line} {rest}"
            line = word
        line = f"{line} {name}"
    yield f"{line} {rest}"
