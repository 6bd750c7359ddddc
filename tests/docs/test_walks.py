"""The walks through the code that pages describe: each function they name stands in the file that is said."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import grognard

from .pages import DOCS

GAMES = Path(grognard.__file__).parent / "games"
KERNEL = Path(grognard.__file__).parent / "kernel"
CODE = re.compile(r"`([A-Za-z_][\w./]*)`")


@cache
def defined(path: Path) -> frozenset[str]:
    """The functions, methods, classes and values that a module defines."""
    tree = ast.parse(path.read_text("utf-8"))
    found = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {part.id for target in targets for part in ast.walk(target) if isinstance(part, ast.Name)}
    return frozenset(found)


def names_in(text: str) -> list[str]:
    return [name for name in CODE.findall(text) if not name.endswith(".py")]


def test_the_walk_of_an_italian_attack_names_what_stands_in_its_files() -> None:
    table = (DOCS / "kernel.md").read_text("utf-8").partition("| station | function | file |")[2].partition("\n\n")[0]
    rows = [re.split(r" \| ", row.strip("| ")) for row in table.splitlines()[2:]]
    assert len(rows) == 14
    for number, said, where in rows:
        paths, book = [], "italia" if where.startswith("*") else "front1918"
        for file in re.findall(r"`([\w/]+\.py)`", where):
            book = file.partition("/")[0] if "/" in file else book
            paths.append(GAMES / book / file.rpartition("/")[2])
        there = frozenset[str]().union(*map(defined, paths))
        for name in names_in(said):
            assert name.partition(".")[0] in {*there, "Go"}, f"station {number}: {name} is in none of {where}"


def test_the_walk_of_an_assault_in_indochina_names_what_stands_in_its_modules() -> None:
    steps = (DOCS / "indochine.md").read_text("utf-8").partition("## An assault, file by file")[2].partition("\n## ")[0]
    items = re.split(r"^\d\. ", steps, flags=re.MULTILINE)[1:]
    assert len(items) == 9
    modules = {path.stem: path for path in (GAMES / "indochine").glob("*.py")}
    modules |= {"act": KERNEL / "asking" / "actions.py"}
    for item in items:
        here = [name.partition(".")[0] for name in names_in(item) if name.partition(".")[0] in modules]
        there = frozenset[str]().union(*(defined(modules[name]) for name in here))
        for name in names_in(item):
            module, _, function = name.rpartition(".")
            found = defined(modules[module]) if module else {*there, *modules}
            assert function in found, f"{name}: {item[:60]}"
