"""Drops one refusing condition of a game at a time, and asks the game's tests whether they notice.

    python tools/proofs/mutants.py verdun                 # or: make mutants GAME=verdun
    python tools/proofs/mutants.py august --only fire.    # the conditions of one module
    python tools/proofs/mutants.py front1918              # the engine of a series, by the tests of each of its books
    python tools/proofs/mutants.py                        # every game and engine

A function refuses if it says so: `-> Refusal | None`. Its conditions are what stands under an `if` that returns a
refusal, each part of an `or` by itself, and every refusal handed on by `return`. The rules are changed in memory only:
one process imports game and tests, and for each condition a child of it changes one function and runs, first, the tests
marked with the clauses of that function, then the others of the game, of both only those in which the condition refused
something. What no test notices is listed, unless `mutants.toml` beside this file accepts it with a reason.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import inspect
import os
import pickle
import re
import resource
import signal
import sys
import time
import tomllib
import types
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
ACCEPTED = Path(__file__).with_suffix(".toml")
GAMES = ROOT / "src/grognard/games"
SAW = "_saw_condition"
"""The name, in a module under examination, of the function that conditions are watched by."""
BY_CLAUSE, BY_OTHERS, UNNOTICED = 10, 11, 12
"""What a child ends with."""
CACHES = re.compile(r"\b(?:lru_)?cache\b|scope=")
"""In a file of tests: what one test did another may be judged by."""


# Conditions -------------------------------------------------------------------------------------------------------


class Leaf(NamedTuple):
    """A part of a function without which it refuses less: a condition, true or false, or a refusal handed on."""

    path: str
    node: ast.expr
    refuses_when: bool | None
    """What the condition is when it refuses; None for a refusal handed on."""
    says: ast.expr | None
    """The refusal that is returned."""


def leaves(tree: ast.Module) -> list[Leaf]:
    """The conditions of a module in order."""
    return [leaf for function, path in _functions(tree.body, "") for leaf in _of_function(function, path)]


def _functions(body: Iterable[ast.stmt], prefix: str) -> Iterator[tuple[ast.FunctionDef, str]]:
    """The functions that may hold conditions, at the top of a module or of its classes."""
    for each in body:
        if isinstance(each, ast.ClassDef):
            yield from _functions(each.body, f"{prefix}{each.name}.")
        elif isinstance(each, ast.FunctionDef):
            yield each, prefix + each.name


def _of_function(function: ast.FunctionDef, path: str) -> Iterator[Leaf]:
    """The conditions of a function and of those within it; a function that always refuses only chooses the words."""
    returns = ast.unparse(function.returns) if function.returns else ""
    if "Refusal" in returns and "None" in returns:
        yield from (leaf._replace(path=path) for leaf in _of_body(function.body))
    for inner in _inner(function.body):
        yield from (leaf._replace(path=path) for leaf in _of_function(inner, path))


def _inner(body: Iterable[ast.stmt]) -> Iterator[ast.FunctionDef]:
    """The functions defined directly within a body."""
    for each in body:
        if isinstance(each, ast.FunctionDef):
            yield each
        else:
            yield from _inner(part for part in ast.iter_child_nodes(each) if isinstance(part, ast.stmt))


def _of_body(body: Sequence[ast.stmt]) -> Iterator[Leaf]:
    """The conditions among statements."""
    for each in body:
        if isinstance(each, ast.If):
            if (says := _returned(each.body)) is not None:
                yield from _of_test(each.test, True, says)
                yield from _of_body(each.body[:-1])
            else:
                yield from _of_body(each.body)
            yield from _of_body(each.orelse)
        elif isinstance(each, ast.Return) and each.value is not None:
            yield from _of_value(each.value)
        elif isinstance(each, ast.For | ast.While | ast.With):
            yield from _of_body(each.body)
        elif isinstance(each, ast.Match):
            yield from (leaf for case in each.cases for leaf in _of_body(case.body))


def _returned(body: Sequence[ast.stmt]) -> ast.expr | None:
    """The refusal that a branch ends with."""
    last = body[-1]
    return None if not isinstance(last, ast.Return) or _is_none(last.value) else last.value


def _is_none(node: ast.expr | None) -> bool:
    return node is None or (isinstance(node, ast.Constant) and node.value is None)


def _of_test(test: ast.expr, when: bool, says: ast.expr) -> Iterator[Leaf]:
    """The parts of a test of which each alone refuses."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        yield from _of_test(test.operand, not when, says)
    elif isinstance(test, ast.BoolOp) and isinstance(test.op, ast.Or if when else ast.And):
        for part in test.values:
            yield from _of_test(part, when, says)
    else:
        yield Leaf("", test, when, says)


def _of_value(value: ast.expr) -> Iterator[Leaf]:
    """The conditions in what is returned. Between two refusals a condition only chooses the words."""
    if isinstance(value, ast.IfExp):
        first, second = _is_plain(value.body), _is_plain(value.orelse)
        if _is_none(value.orelse) or (first and not second):
            yield from _of_test(value.test, True, value.body)
            yield from () if first else _of_value(value.body)
            yield from _of_value(value.orelse)
        elif _is_none(value.body) or (second and not first):
            yield from _of_test(value.test, False, value.orelse)
            yield from _of_value(value.body)
            yield from () if second else _of_value(value.orelse)
        else:
            yield Leaf("", value, None, value if first else None)
    elif isinstance(value, ast.BoolOp) and isinstance(value.op, ast.Or):
        for part in value.values:
            yield from _of_value(part)
    elif not _is_none(value):
        yield Leaf("", value, None, value)


def _is_plain(value: ast.expr) -> bool:
    """Whether this is a refusal as it stands, not one that is worked out."""
    if isinstance(value, ast.Call):
        return ast.unparse(value.func) == "Refusal"
    if isinstance(value, ast.IfExp):
        return _is_plain(value.body) and _is_plain(value.orelse)
    return isinstance(value, ast.Name) and value.id.isupper()


class Replacing(ast.NodeTransformer):
    """Puts other expressions in place of some nodes."""

    def __init__(self, by_node: dict[ast.expr, ast.expr]) -> None:
        self.by_node = by_node

    def visit(self, node: ast.AST) -> Any:
        other = self.by_node.get(node) if isinstance(node, ast.expr) else None
        return super().visit(node) if other is None else ast.copy_location(other, node)


def without(leaf: Leaf) -> ast.expr:
    """The same expression, which no longer refuses; what it works out on the way is worked out all the same."""
    if leaf.refuses_when is None:
        return ast.BoolOp(ast.And(), [leaf.node, ast.Constant(None)])
    joins: ast.boolop = ast.And() if leaf.refuses_when else ast.Or()
    return ast.BoolOp(joins, [leaf.node, ast.Constant(not leaf.refuses_when)])


def watched(leaf: Leaf, number: int) -> ast.expr:
    """The same expression, which says when it refuses."""
    when = ast.Constant(leaf.refuses_when)
    return ast.Call(ast.Name(SAW, ast.Load()), [ast.Constant(number), when, leaf.node], [])


def _watched(numbers: dict[int, int], leaf: Leaf, number: int) -> ast.expr | None:
    return watched(leaf, numbers[number]) if number in numbers else None


class Source:
    """A module of rules, as text and as it is imported."""

    def __init__(self, file: Path, module: types.ModuleType) -> None:
        self.file, self.module = file, module
        self.text = file.read_text("utf-8")
        self.tree = ast.parse(self.text)
        self.leaves = leaves(self.tree)

    def change(self, replace: Callable[[Leaf, int], ast.expr | None]) -> None:
        """Give the functions of the module as it is imported the code of a changed source."""
        tree = ast.parse(self.text)
        found = leaves(tree)
        others = {leaf.node: other for number, leaf in enumerate(found) if (other := replace(leaf, number)) is not None}
        paths = {leaf.path for leaf in found if leaf.node in others}
        changed = ast.fix_missing_locations(Replacing(others).visit(tree))
        code = compile(changed, str(self.file), "exec", dont_inherit=True)
        for path in paths:
            function_at(self.module, path).__code__ = code_at(code, path)


def function_at(module: types.ModuleType, path: str) -> Any:
    """The function behind a name, whatever it is wrapped in."""
    holder: Any = module
    for name in path.split("."):
        found = holder.__dict__[name]
        holder = getattr(found, "fget", None) or getattr(found, "func", None) or getattr(found, "__func__", found)
    return inspect.unwrap(holder)


def code_at(code: types.CodeType, path: str) -> types.CodeType:
    """The code of a function within that of its module; of several of one name the last."""
    for name in path.split("."):
        code = [part for part in code.co_consts if isinstance(part, types.CodeType) and part.co_name == name][-1]
    return code


class Condition(NamedTuple):
    """One refusing condition, which becomes one mutant."""

    source: Source
    number: int
    clauses: frozenset[str]
    """The clauses of the function and of the refusal, as the code names them."""

    @property
    def leaf(self) -> Leaf:
        """What is dropped."""
        return self.source.leaves[self.number]

    @property
    def place(self) -> str:
        """Module and function, as in `fire.cannot_join`."""
        return f"{self.source.file.stem}.{self.leaf.path}"

    @property
    def text(self) -> str:
        """What is dropped, as it reads."""
        return ast.unparse(self.leaf.node)

    def drop(self) -> None:
        """Change the imported function so that it no longer refuses for this reason."""
        self.source.change(lambda leaf, number: without(leaf) if number == self.number else None)

    def __str__(self) -> str:
        file = self.source.file
        shown = file.relative_to(ROOT) if file.is_relative_to(ROOT) else file
        marks = " ".join(f"§{clause}" for clause in sorted(self.clauses))
        return f"{shown}:{self.leaf.node.lineno} {self.leaf.path} ({marks}): {self.text}"


def conditions_of(folder: Path, package: str) -> list[Condition]:
    """Every refusing condition of a package."""
    files = sorted(folder.glob("*.py"))
    names = [package if file.stem == "__init__" else f"{package}.{file.stem}" for file in files]
    sources = [Source(file, importlib.import_module(name)) for file, name in zip(files, names, strict=True)]
    return [Condition(each, n, _clauses(each, leaf)) for each in sources for n, leaf in enumerate(each.leaves)]


def _clauses(source: Source, leaf: Leaf) -> frozenset[str]:
    marked = getattr(function_at(source.module, leaf.path), "__rules__", ())
    named: list[str] = []
    for node in ast.walk(leaf.says) if leaf.says else ():
        if (
            isinstance(node, ast.Call)
            and ast.unparse(node.func) == "Refusal"
            and isinstance(node.args[0], ast.Constant)
        ):
            named.append(str(node.args[0].value))
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            named.append(getattr(getattr(source.module, node.id, None), "rule", ""))
    return frozenset(clause for clause in (*marked, *named) if isinstance(clause, str) and clause)


# Tests ------------------------------------------------------------------------------------------------------------


class Run(NamedTuple):
    """What one test did while nothing was dropped."""

    took: float
    is_green: bool
    saw: frozenset[int]
    """The conditions that refused something meanwhile."""


class Verdict(NamedTuple):
    """What came of one mutant by the tests of one book."""

    how: int
    tests: int
    """How many tests there are in which the condition refuses."""


class Examination:
    """A plugin of pytest: instead of running the tests it runs them against the mutants."""

    def __init__(self, conditions: Sequence[Condition], books: Sequence[str], jobs: int) -> None:
        self.conditions, self.books, self.jobs = conditions, books, jobs
        self.verdicts: dict[int, dict[str, Verdict]] = defaultdict(dict)
        self.red: list[str] = []
        self.is_failed = False

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        """Say nothing of the tests themselves."""
        config.pluginmanager.unregister(name="terminalreporter")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember that a test failed."""
        self.is_failed |= report.failed

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run all tests once and watch the conditions, then those that may notice against each mutant."""
        if session.testsfailed:
            raise SystemExit("the tests cannot be collected")
        items = session.items
        runs = self.watch(items)
        self.red = [item.nodeid for item, run in zip(items, runs, strict=True) if not run.is_green]
        running: dict[int, tuple[int, str, int]] = {}
        for number, condition in enumerate(self.conditions):
            for book in self.books:
                first, then, took = self.chosen(items, runs, number, condition, book)
                if not first and not then:
                    self.verdicts[number][book] = Verdict(UNNOTICED, 0)
                    continue
                if len(running) >= self.jobs:
                    self.collect(running)
                running[self.start(condition, first, then, took)] = number, book, len(first) + len(then)
        while running:
            self.collect(running)
        return True

    def chosen(
        self, items: Sequence[pytest.Item], runs: Sequence[Run], number: int, condition: Condition, book: str
    ) -> tuple[list[pytest.Item], list[pytest.Item], float]:
        """The tests that may notice a mutant: those of its clauses, then others, the quickest first; and their time."""
        able = [
            (run.took, place)
            for place, (item, run) in enumerate(zip(items, runs, strict=True))
            if run.is_green and number in run.saw and item.path.parent.name == book
        ]
        clauses = numbers_in(book, condition.clauses)
        ordered = [items[place] for _, place in sorted(able)]
        first = [item for item in ordered if not clauses.isdisjoint(marked_with(item))]
        return first, [item for item in ordered if item not in first], sum(took for took, _ in able)

    def watch(self, items: Sequence[pytest.Item]) -> list[Run]:
        """Run every test in a child that tells in which of them each condition refuses."""
        reading, writing = os.pipe()
        if (pid := os.fork()) == 0:
            os.close(reading)
            silence()
            with os.fdopen(writing, "wb") as out:
                pickle.dump(self.watched(items), out)
            os._exit(0)
        os.close(writing)
        with os.fdopen(reading, "rb") as told:
            runs: list[Run] = pickle.load(told)
        os.waitpid(pid, 0)
        return runs

    def watched(self, items: Sequence[pytest.Item]) -> list[Run]:
        """Each test with what it took and which conditions refused something in it."""
        saw: set[int] = set()
        for source in dict.fromkeys(condition.source for condition in self.conditions):
            numbers = {each.number: number for number, each in enumerate(self.conditions) if each.source is source}
            setattr(source.module, SAW, watcher(saw))
            source.change(partial(_watched, numbers))
        runs: list[Run] = []
        for place, item in enumerate(items):
            saw.clear()
            begun = time.process_time()
            is_green = self.passes(item, items[place + 1] if place + 1 < len(items) else None)
            runs.append(Run(time.process_time() - begun, is_green, frozenset(saw)))
        return shared(items, runs)

    def passes(self, item: pytest.Item, following: pytest.Item | None) -> bool:
        """Whether a test passes."""
        self.is_failed = False
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        return not self.is_failed

    def start(
        self, condition: Condition, first: Sequence[pytest.Item], then: Sequence[pytest.Item], took: float
    ) -> int:
        """Run tests against a mutant in a child, until one fails; a child that does not come to an end is stopped."""
        if (pid := os.fork()) > 0:
            return pid
        silence()
        limit = 30 + int(5 * took)
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
        condition.drop()
        items = [*first, *then]
        for place, item in enumerate(items):
            following = items[place + 1] if place + 1 < len(items) else None
            if not self.passes(item, following):
                os._exit(BY_CLAUSE if place < len(first) else BY_OTHERS)
        os._exit(UNNOTICED)

    def collect(self, running: dict[int, tuple[int, str, int]]) -> None:
        """Wait for a child. One that failed or was stopped had noticed."""
        pid, status = os.wait()
        number, book, tests = running.pop(pid)
        how = os.WEXITSTATUS(status) if os.WIFEXITED(status) else BY_CLAUSE
        self.verdicts[number][book] = Verdict(how if how in (BY_OTHERS, UNNOTICED) else BY_CLAUSE, tests)


def watcher(saw: set[int]) -> Callable[[int, bool | None, Any], Any]:
    """What conditions are watched by: it notes which refused something, and changes nothing."""

    def watch(number: int, refuses_when: bool | None, value: Any) -> Any:
        if value is not None if refuses_when is None else bool(value) is refuses_when:
            saw.add(number)
        return value

    return watch


def shared(items: Sequence[pytest.Item], runs: Sequence[Run]) -> list[Run]:
    """In a file that keeps something from test to test, what one test saw counts for all of them."""
    whole: dict[Path, frozenset[int]] = defaultdict(frozenset)
    for item, run in zip(items, runs, strict=True):
        if CACHES.search(item.path.read_text("utf-8")):
            whole[item.path] |= run.saw
    return [run._replace(saw=run.saw | whole[item.path]) for item, run in zip(items, runs, strict=True)]


def silence() -> None:
    """Let a child say nothing."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def marked_with(item: pytest.Item) -> set[str]:
    """The clauses that a test proves."""
    return {clause for mark in item.iter_markers("rule") for clause in mark.args}


def numbers_in(book: str, clauses: Iterable[str]) -> set[str]:
    """The clauses of a book behind the keys of an engine; numbers stand for themselves."""
    from grognard import shelf

    keys = shelf.title(book).book.keys if book in shelf.OURS else {}
    return {number for clause in clauses for number in keys.get(clause, (clause,))}


def examine(
    folder: Path, package: str, tests: Sequence[Path], only: str = "", jobs: int = 1
) -> tuple[list[Condition], Examination]:
    """Make the mutants of a package and run the tests of these folders against them."""
    os.environ["CI"] = "1"  # the same examples every time
    conditions = [each for each in conditions_of(folder, package) if only in each.place]
    books = [each.name for each in tests]
    examination = Examination(conditions, books, jobs)
    if conditions:
        options = ("--import-mode=importlib", "--strict-markers", "--assert=plain", "-s", "-o", "addopts=")
        plugins = ("-p", "no:schemathesis", "-p", "no:cacheprovider")
        pytest.main(
            [*options, *plugins, f"--rootdir={ROOT}", "-c", str(ROOT / "pyproject.toml"), *map(str, tests)],
            plugins=[examination],
        )
    return conditions, examination


# What is said -----------------------------------------------------------------------------------------------------


def books_of(name: str) -> list[str]:
    """The games whose tests prove a package: itself, or for an engine the games that import it."""
    from grognard import shelf
    from grognard.kernel.table.game_class import packages_of

    if name in shelf.OURS:
        return [name]
    package = f"grognard.games.{name}"
    return [game for game in shelf.OURS if package in packages_of(shelf.play_class(game))]


class Accepted(NamedTuple):
    """A mutant that nobody need notice, and why."""

    game: str
    where: str
    condition: str
    reason: str


def accepted(file: Path = ACCEPTED) -> list[Accepted]:
    """The mutants that are accepted."""
    return [Accepted(**entry) for entry in tomllib.loads(file.read_text("utf-8")).get("accepted", ())]


def told(
    name: str, conditions: Sequence[Condition], done: Examination, known: Sequence[Accepted], is_whole: bool = True
) -> tuple[list[str], bool]:
    """The lines that report on one package, and whether something is left or not as it should be."""
    sums: dict[int, int] = defaultdict(int)
    left: list[str] = []
    lone: list[str] = []
    used: set[Accepted] = set()
    for number, condition in enumerate(conditions):
        verdicts = done.verdicts[number]
        best = min(verdict.how for verdict in verdicts.values())
        entry = Accepted(name, condition.place, condition.text, "")
        allowed = next((each for each in known if each._replace(reason="") == entry), None)
        if best == UNNOTICED and allowed is not None:
            used.add(allowed)
            continue
        sums[best] += 1
        if best == UNNOTICED:
            left.append(f"  left: {condition} [{seen(verdicts)}]")
        elif silent := [book for book in verdicts if verdicts[book].how == UNNOTICED and has_clause(book, condition)]:
            lone.append(f"  not noticed by {', '.join(silent)}: {condition} [{seen(verdicts)}]")
    stale = [each for each in known if each.game == name and each not in used] if is_whole else []
    figures = f"{sums[BY_CLAUSE]} caught by tests of their clauses, {sums[BY_OTHERS]} by others"
    lines = [f"{name}: {len(conditions)} made, {figures}, {len(used)} accepted, {len(left)} left", *left, *lone]
    lines += [f"  accepted, but there is nothing to accept: {each.where}: {each.condition}" for each in stale]
    lines += [f"  fails with nothing dropped, and is left out: {test}" for test in done.red]
    return lines, bool(left or stale or done.red)


def seen(verdicts: dict[str, Verdict]) -> str:
    """In how many tests a condition refuses."""
    return ", ".join(f"{book}: refuses in {verdict.tests or 'no'} tests" for book, verdict in verdicts.items())


def has_clause(book: str, condition: Condition) -> bool:
    """Whether a book has a clause for what the code names."""
    return bool(numbers_in(book, condition.clauses))


def main(arguments: Sequence[str] | None = None) -> int:
    """Examine the packages named, each in a process of its own."""
    from grognard import shelf
    from grognard.kernel.table.game_class import packages_of

    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--only", default="", help="conditions whose module and function contain this")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    packages = {package.rpartition(".")[2] for game in shelf.OURS for package in packages_of(shelf.play_class(game))}
    is_left = False
    for name in given.names or [*shelf.OURS, *sorted(packages - set(shelf.OURS))]:
        if name not in packages:
            parser.error(f"no game {name}; there are {', '.join(sorted(packages))}")
        tests = [ROOT / "tests/games" / book for book in books_of(name)]
        conditions, done = examine(GAMES / name, f"grognard.games.{name}", tests, given.only, given.jobs)
        lines, is_wrong = told(name, conditions, done, accepted(), not given.only)
        print("\n".join(lines), flush=True)
        is_left |= is_wrong
    return 1 if is_left else 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    raise SystemExit(main())
