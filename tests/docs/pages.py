"""Reading the documentation: the fenced blocks of a page, and the game that the tutorial builds block by block.

`python -m tests.docs.pages` writes the finished game to docs/examples, after the page has been changed.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
TUTORIAL = DOCS / "write-a-game.md"
EXAMPLES = DOCS / "examples"

FENCE = re.compile(r'```(\w+)(?: title="([^"]+)")?')
WRONG = ", wrong on purpose"
STEP = re.compile(r"## Step (\d+)")


class Block(NamedTuple):
    """One fenced block: the step it stands in, its language, its caption and its text."""

    step: int
    language: str
    title: str
    text: str


def blocks(page: Path) -> Iterator[Block]:
    """Every fenced block of a page."""
    step, opened, held = 0, None, list[str]()
    for line in page.read_text("utf-8").splitlines():
        if opened is None:
            step = int(found[1]) if (found := STEP.match(line)) else step
            opened, held = FENCE.fullmatch(line), []
        elif line == "```":
            yield Block(step, opened[1], opened[2] or "", "\n".join(held) + "\n")
            opened = None
        else:
            held.append(line)


def stage(step: int) -> dict[str, str]:
    """The files of the tutorial's game after a step, by path."""
    files: dict[str, str] = {}
    for block in blocks(TUTORIAL):
        if block.title and block.step <= step and not block.title.endswith(WRONG):
            path, _, where = block.title.partition(", ")
            files[path] = placed(files.get(path, ""), where, block.text.lstrip("\n"))
    return files


def placed(text: str, where: str, block: str) -> str:
    """A file with a block put where its caption says."""
    if not where:
        return block
    if where == "at the end":
        return text + ("\n\n" if text.startswith('"""') else "\n") + block
    first, last = span(text, where)
    lines = text.splitlines(keepends=True)
    gap = "\n" if where.startswith("after") and block.lstrip().startswith(("@", "def")) else ""
    return "".join((*lines[:first], gap, block, *lines[last:]))


def span(text: str, where: str) -> tuple[int, int]:
    """The lines of Python that a caption means: those to be replaced, or the empty place after a name."""
    top = ast.parse(text).body
    name = where.split()[-1]
    if where.startswith("after "):
        inner = [node for outer in top if isinstance(outer, ast.ClassDef) for node in outer.body]
        end = next(node for node in inner if name in names(node)).end_lineno or 0
        return end, end
    node = next(node for node in top if name in names(node))
    return node.lineno - 1 - len(getattr(node, "decorator_list", ())), node.end_lineno or 0


def names(node: ast.stmt) -> set[str]:
    """What a statement defines."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return {node.name}
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return {part.id for target in targets for part in ast.walk(target) if isinstance(part, ast.Name)}


class Command(NamedTuple):
    """A command of a transcript: what was typed at its prompts, and the lines it is said to have answered."""

    args: list[str]
    typed: list[str]
    answered: list[str]


def commands(transcript: str) -> Iterator[Command]:
    """The `grognard` commands of a transcript."""
    for part in transcript.split("$ ")[1:]:
        first, *lines = part.splitlines()
        program, *args = first.split()
        if program == "grognard":
            typed = [line.removeprefix("› ") for line in lines if line.startswith("› ")]
            answered = [line.rstrip() for line in lines if line.strip("… ") and not line.startswith("› ")]
            yield Command(args, typed, answered)


def write(folder: Path, files: dict[str, str]) -> None:
    """Put files into a folder."""
    for path, text in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    write(EXAMPLES, stage(99))
