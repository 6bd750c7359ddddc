"""What the code of a game names by text: sentences, charts and their rows. `grognard check` asks whether they exist.

The code is read, not run. A text may stand where it is used, come from a name bound once in the function or from a
constant of its module, be walked through in a loop, or be put together; where a part is worked out while playing, that
part may be anything. A refusal said anew of several (`@anew`) is followed to the refusals it is made from.
"""

from __future__ import annotations

import ast
import importlib
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple, TypeVar

from grognard.kernel.numbers.charts import Chart
from grognard.kernel.words.messages import Messages

F = TypeVar("F", bound=Callable[..., Any])

ANY: Final = "\0"
"""In a text: a part that is worked out while playing."""

KEYS: Final = {
    "Refusal": 1,
    "Verdict": 1,
    "Count": 1,
    "Concern": 1,
    "Way": 1,
    "Reason": 2,
    "tell": 0,
    "announce": 0,
    "tell_veiled": 0,
    "tell_apart": 2,
    "tell_stack": 2,
    "add": 2,
    "times": 2,
    "note": 1,
    "limit": 1,
    "limit_total": 1,
    "impossible": 1,
    "read": 2,
}
"""Which argument of a call is the key of a sentence, by the name of what is called."""
KEYWORDS: Final = ("ask", "announce", "key", "veiled")
"""Arguments by name that are keys of sentences."""
PREFIX: Final = re.compile(r"(?:no|ask|reason|verdict)-[a-z0-9]+(?:-[a-z0-9]+)*")
"""A text of this form is the key of a sentence wherever it stands."""
LOOKED_UP: Final = ("number", "amount", "at", "value")
"""What a chart with named rows is asked for: a row and a column."""


def anew(of: Callable[..., Any], *endings: str, never: Sequence[str] = ()) -> Callable[[F], F]:
    """Mark a function whose refusals are those of another, their keys with one of these endings.

    It is returned unchanged; the mark is read from the source. `never` are keys that cannot come up there.
    """
    return lambda function: function


class Module(NamedTuple):
    """A module of rules: its source, and what it is when imported."""

    file: Path
    tree: ast.Module
    module: ModuleType


def modules(packages: Iterable[str]) -> list[Module]:
    """The modules of some packages."""
    found = []
    for package in packages:
        for folder in getattr(importlib.import_module(package), "__path__", ()):
            for file in sorted(Path(folder).glob("*.py")):
                name = package if file.stem == "__init__" else f"{package}.{file.stem}"
                found.append(Module(file, ast.parse(file.read_text("utf-8")), importlib.import_module(name)))
    return found or [_alone(package) for package in packages]


def _alone(package: str) -> Module:
    """A game that is a single module."""
    module = importlib.import_module(package)
    file = Path(module.__file__ or "")
    return Module(file, ast.parse(file.read_text("utf-8")), module)


class Text(NamedTuple):
    """A text that the code names, and where; parts that are not known are `ANY`."""

    text: str
    file: Path
    line: int

    @property
    def place(self) -> str:
        """File and line."""
        return f"{self.file.name}:{self.line}"

    @property
    def is_whole(self) -> bool:
        """Whether every part is known."""
        return ANY not in self.text

    @property
    def shown(self) -> str:
        """The text, with dots for what is not known."""
        return self.text.replace(ANY, "…")

    def is_among(self, names: Iterable[str]) -> bool:
        """Whether it, or something it can become, is among these."""
        if self.is_whole:
            return self.text in set(names)
        pattern = re.compile(".+".join(map(re.escape, self.text.split(ANY))))
        return any(pattern.fullmatch(name) for name in names)


# What a text can be ----------------------------------------------------------------------------------------------


class Scope:
    """What the names of one function stand for, as far as its source tells."""

    def __init__(self, function: ast.AST, module: ModuleType) -> None:
        self.module = module
        self.bound: dict[str, list[tuple[ast.expr | None, tuple[int, ...] | None]]] = defaultdict(list)
        """For each name the expressions it is bound to: as they are, or their elements and a place in each."""
        for node in ast.walk(function):
            self._note(node)

    def _note(self, node: ast.AST) -> None:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                self._bind(target, node.value, None)
        elif isinstance(node, ast.AnnAssign | ast.NamedExpr):
            self._bind(node.target, node.value, None)
        elif isinstance(node, ast.AugAssign):
            self._bind(node.target, None, None)
        elif isinstance(node, ast.For | ast.comprehension):
            self._bind(node.target, node.iter, ())
        elif isinstance(node, ast.arg):
            self.bound[node.arg].append((None, None))

    def _bind(self, target: ast.expr, value: ast.expr | None, path: tuple[int, ...] | None) -> None:
        if isinstance(target, ast.Name):
            self.bound[target.id].append((value, path))
        elif isinstance(target, ast.Tuple):
            for place, part in enumerate(target.elts):
                if path is not None:
                    self._bind(part, value, (*path, place))
                elif isinstance(value, ast.Tuple) and len(value.elts) == len(target.elts):
                    self._bind(part, value.elts[place], None)
                else:
                    self._bind(part, None, None)

    def texts(self, node: ast.expr | None, depth: int = 0) -> list[str] | None:
        """The texts that an expression can be; None where the source does not tell."""
        if isinstance(node, ast.Constant):
            return [node.value] if isinstance(node.value, str) else None
        if isinstance(node, ast.IfExp):
            either = self.texts(node.body, depth), self.texts(node.orelse, depth)
            return None if either[0] is None or either[1] is None else [*either[0], *either[1]]
        if isinstance(node, ast.JoinedStr):
            parts = [
                self.texts(part.value if isinstance(part, ast.FormattedValue) else part, depth) for part in node.values
            ]
            return ["".join(each) for each in product(*(part or [ANY] for part in parts))]
        return self._named(node, depth) if isinstance(node, ast.Name) and depth < 4 else None

    def _named(self, node: ast.Name, depth: int) -> list[str] | None:
        if node.id not in self.bound:
            value = getattr(self.module, node.id, None)
            return [value] if isinstance(value, str) else None
        found: list[str] = []
        for value, path in self.bound[node.id]:
            texts = self.texts(value, depth + 1) if path is None else self.elements(value, path)
            if texts is None:
                return None
            found += texts
        return found

    def elements(self, node: ast.expr | None, path: tuple[int, ...]) -> list[str] | None:
        """The texts at a place in each element of what is walked through."""
        if isinstance(node, ast.Tuple | ast.List | ast.Set):
            parts = [_part(each, path) for each in node.elts]
            texts = [self.texts(part, 4) for part in parts]
            return None if any(each is None for each in texts) else [text for each in texts for text in each or ()]
        if isinstance(node, ast.Call) and path and isinstance(node.func, ast.Name) and node.func.id == "zip":
            return self.elements(node.args[path[0]], path[1:]) if path[0] < len(node.args) else None
        values: Any = None
        if isinstance(node, ast.Name) and node.id not in self.bound:
            values = getattr(self.module, node.id, None)
        if not isinstance(values, tuple | list | frozenset | Mapping):
            return None
        found = [_dug(each, path) for each in values]
        return None if any(not isinstance(each, str) for each in found) else found


def _part(node: ast.expr, path: tuple[int, ...]) -> ast.expr | None:
    for place in path:
        if not isinstance(node, ast.Tuple | ast.List) or place >= len(node.elts):
            return None
        node = node.elts[place]
    return node


def _dug(value: Any, path: tuple[int, ...]) -> Any:
    for place in path:
        value = value[place] if isinstance(value, tuple | list) and place < len(value) else None
    return value


def _scoped(module: Module) -> Iterator[tuple[ast.AST, Scope]]:
    """Every function at the top of a module or class, and everything else of the module, each with its scope."""
    classes = [node for node in module.tree.body if isinstance(node, ast.ClassDef)]
    bodies = [module.tree.body, *(each.body for each in classes)]
    functions = [each for body in bodies for each in body if isinstance(each, ast.FunctionDef)]
    yield from ((function, Scope(function, module.module)) for function in functions)
    inside = {id(node) for function in functions for node in ast.walk(function)}
    rest = ast.Module([node for node in module.tree.body if id(node) not in inside], [])
    empty = Scope(ast.Module([], []), module.module)
    for node in rest.body:
        if isinstance(node, ast.ClassDef):
            for each in node.body:
                if id(each) not in inside:
                    yield each, empty
        else:
            yield node, empty


def called(node: ast.Call) -> str:
    """The name of what is called, without what it belongs to."""
    func = node.func
    return func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""


# Sentences -------------------------------------------------------------------------------------------------------


def sentences(found: Sequence[Module]) -> Iterator[Text]:
    """Every key of a sentence that the code names."""
    for module in found:
        for function, scope in _scoped(module):
            for node in ast.walk(function):
                for key in _keys_at(node):
                    for text in scope.texts(key) or ():
                        if text.strip("-" + ANY) and text[-1] != "-":  # of an empty part nothing is said
                            yield Text(text, module.file, key.lineno)
    yield from _said_anew(found)


def _keys_at(node: ast.AST) -> Iterator[ast.expr]:
    if isinstance(node, ast.Call):
        place = KEYS.get(called(node))
        if place is not None and place < len(node.args):
            yield node.args[place]
        yield from (each.value for each in node.keywords if each.arg in KEYWORDS)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str) and PREFIX.fullmatch(node.value):
        yield node


def _said_anew(found: Sequence[Module]) -> Iterator[Text]:
    """The refusals of `@anew`: those of the function it names, and of all that this one asks, with each ending."""
    functions: dict[str, list[tuple[ast.FunctionDef, Scope, Module]]] = defaultdict(list)
    for module in found:
        for function, scope in _scoped(module):
            if isinstance(function, ast.FunctionDef):
                functions[function.name].append((function, scope, module))
    for function, _, module in [each for same in functions.values() for each in same]:
        for mark in function.decorator_list:
            if isinstance(mark, ast.Call) and called(mark) == "anew":
                endings = [str(end.value) for end in mark.args[1:] if isinstance(end, ast.Constant)]
                never = {
                    each.value for word in mark.keywords for each in ast.walk(word) if isinstance(each, ast.Constant)
                }
                keys = _refused_by(ast.unparse(mark.args[0]).rpartition(".")[2], functions, set()) - never
                yield from (Text(f"{key}-{end}", module.file, mark.lineno) for key in sorted(keys) for end in endings)


def _refused_by(
    name: str, functions: Mapping[str, Sequence[tuple[ast.FunctionDef, Scope, Module]]], asked: set[str]
) -> set[str]:
    """The keys of the refusals that a function may return, its own and those of others it hands on."""
    asked.add(name)
    keys: set[str] = set()
    for function, scope, module in functions.get(name, ()):
        for node in ast.walk(function):
            if isinstance(node, ast.Call):
                if called(node) == "Refusal":
                    keys.update(text for text in scope.texts(node.args[1]) or () if ANY not in text)
                elif called(node) not in asked and any(_refuses(each[0]) for each in functions.get(called(node), ())):
                    keys |= _refused_by(called(node), functions, asked)
            elif isinstance(node, ast.Name) and node.id.isupper():
                keys.add(getattr(getattr(module.module, node.id, None), "key", ""))
    return keys - {""}


def _refuses(function: ast.FunctionDef) -> bool:
    return function.returns is not None and "Refusal" in ast.unparse(function.returns)


def unsaid(packages: Iterable[str], words: Sequence[Messages], others: Iterable[str] = ()) -> list[str]:
    """The sentences that code names and a language does not have; `others` are names of something else."""
    named = [*dict.fromkeys(sentences(modules(packages)))]
    known = [messages.keys() for messages in words]
    return [
        f"{text.place}: {messages.lang} has no sentence {text.shown}"
        for text in named
        for messages, keys in zip(words, known, strict=True)
        if not text.is_among(keys) and not is_other_name(text.text, keys) and text.text not in others
    ]


def is_other_name(text: str, keys: Iterable[str]) -> bool:
    """Whether this is the name of an answer, a mark or a special rule: `option-no-fire` is a sentence about it."""
    return any(key.endswith(f"-{text}") for key in keys)


# Charts ----------------------------------------------------------------------------------------------------------


class WantedCell(NamedTuple):
    """A cell that the code asks for, as expressions or, once they are known, as texts; None for what is not told."""

    chart: str | None
    row: str | None
    column: str | None
    file: Path
    line: int


class Asking(NamedTuple):
    """A function that hands texts on to a chart: which of its parameters is the chart, the row, the column."""

    params: tuple[str, ...]
    defaults: Mapping[str, str]
    chart: str
    """A parameter after an @, or a chart; empty where it is not told."""
    row: str
    column: str


def _is_charts(node: ast.expr) -> bool:
    """Whether this is the charts of a table: `g.charts`, or a name for them."""
    return isinstance(node, ast.Attribute | ast.Name) and ast.unparse(node).rpartition(".")[2] == "charts"


def _chart_of(node: ast.expr, scope: Scope) -> ast.expr | None:
    """The expression for the name of a chart, where this is a chart: `g.charts[name]`, or a name bound to that."""
    if isinstance(node, ast.Subscript) and _is_charts(node.value):
        return node.slice
    if isinstance(node, ast.Name) and len(scope.bound.get(node.id, ())) == 1:
        value, path = scope.bound[node.id][0]
        return _chart_of(value, scope) if value is not None and path is None else None
    return None


def _kept_by_row(node: ast.AST, scope: Scope) -> dict[str, ast.expr]:
    """The attributes that a function sets to the numbers of a chart by the names of its rows."""
    found = {}
    for each in ast.walk(node):
        if not isinstance(each, ast.Assign) or not isinstance(each.value, ast.DictComp):
            continue
        target, names = each.targets[0], each.value.generators[0].iter
        if isinstance(target, ast.Attribute) and isinstance(names, ast.Attribute) and names.attr == "rows":
            chart = names.value
            if isinstance(chart, ast.Subscript) and _is_charts(chart.value):
                found[target.attr] = chart.slice
            elif (named := _chart_of(chart, scope)) is not None:
                found[target.attr] = named
    return found


class ChartUse:
    """Follows what code asks of charts, through the functions that hand it on."""

    def __init__(self, found: Sequence[Module]) -> None:
        self.places = [(module, node, scope) for module in found for node, scope in _scoped(module)]
        self.asking: dict[str, Asking] = {}
        self.rows_of: dict[str, ast.expr] = {}
        """Attributes that hold the numbers of a chart by the names of its rows, and the chart."""
        for _, node, scope in self.places:
            self.rows_of |= _kept_by_row(node, scope)
        self._find_asking()

    def _find_asking(self) -> None:
        """Functions that hand on what they are given, then those that hand it on to these."""
        for _ in range(3):
            for _, function, scope in self.places:
                if isinstance(function, ast.FunctionDef):
                    for chart, row, column, _ in self._asked(function, scope):
                        self._note(function, scope, chart, row, column)

    def _note(
        self,
        function: ast.FunctionDef,
        scope: Scope,
        chart: ast.expr | None,
        row: ast.expr | None,
        column: ast.expr | None,
    ) -> None:
        every = function.args.args
        params = [each.arg for each in every if each.arg != "self"]
        defaults = dict(zip(reversed(params), reversed([*function.args.defaults]), strict=False))
        texts = {name: node.value for name, node in defaults.items() if isinstance(node, ast.Constant)}
        handed = [_handed(part, params, scope) for part in (chart, row, column)]
        if any(each.startswith("@") for each in handed[:2]):
            kept = Asking(tuple(params), {k: v for k, v in texts.items() if isinstance(v, str)}, *handed)
            known = self.asking.get(function.name)
            if known is None or told_of(known) < told_of(kept):
                self.asking[function.name] = kept

    def _asked(
        self, function: ast.AST, scope: Scope
    ) -> Iterator[tuple[ast.expr | None, ast.expr | None, ast.expr | None, int]]:
        """The cells that a function asks for: chart, row, column, and the line."""
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in LOOKED_UP:
                chart = _chart_of(node.func.value, scope)
                if chart is not None and len(node.args) == 2:
                    yield chart, node.args[0], node.args[1], node.lineno
                    continue
            if isinstance(node, ast.Call) and (name := called(node)) in self.asking:
                given = self._given(node, self.asking[name])
                if given is not None:
                    yield *given, node.lineno
            elif isinstance(node, ast.Subscript) and _is_charts(node.value):
                yield node.slice, None, None, node.lineno
            elif (kept := self._kept(node)) is not None:
                yield *kept, None, getattr(node, "lineno", 0)

    def _kept(self, node: ast.AST) -> tuple[ast.expr, ast.expr] | None:
        """The chart and the row, where an attribute holds the numbers of a chart by its rows."""
        if not isinstance(node, ast.Subscript) or not isinstance(node.value, ast.Attribute):
            return None
        chart = self.rows_of.get(node.value.attr)
        return None if chart is None else (chart, node.slice)

    def _given(self, node: ast.Call, asking: Asking) -> tuple[ast.expr | None, ast.expr | None, ast.expr | None] | None:
        """What a call hands on, as expressions."""
        args = list(node.args)
        if isinstance(node.func, ast.Attribute) and not isinstance(node.func.value, ast.Name):
            return None  # a method of something else of the same name
        if len(args) > len(asking.params) or any(isinstance(each, ast.Starred) for each in args):
            return None
        by_name = dict(zip(asking.params, args, strict=False)) | {
            each.arg: each.value for each in node.keywords if each.arg
        }

        def expression(part: str) -> ast.expr | None:
            if not part.startswith("@"):
                return ast.Constant(part) if part else None
            default = asking.defaults.get(part[1:])
            return by_name.get(part[1:]) or (None if default is None else ast.Constant(default))

        return expression(asking.chart), expression(asking.row), expression(asking.column)

    def wanted(self) -> Iterator[WantedCell]:
        """Every cell that the code names, as texts."""
        for module, node, scope in self.places:
            for chart, row, column, line in self._asked(node, scope):
                parts = [scope.texts(part) for part in (chart, row, column)]
                known: list[list[str | None]] = [[*part] if part else [None] for part in parts]
                for a_chart, a_row, a_column in product(known[0], known[1], known[2]):
                    yield WantedCell(a_chart, a_row, a_column, module.file, line)


def told_of(asking: Asking) -> int:
    """How much of a cell is told."""
    return sum(map(bool, (asking.chart, asking.row, asking.column)))


def _handed(part: ast.expr | None, params: Sequence[str], scope: Scope) -> str:
    """A parameter after an @, a text, or nothing."""
    if isinstance(part, ast.Name) and part.id in params:
        return f"@{part.id}"
    texts = scope.texts(part)
    return texts[0] if texts is not None and len(texts) == 1 and ANY not in texts[0] else ""


def misnamed(
    packages: Sequence[str], charts: Mapping[str, Chart], others: Iterable[Mapping[str, Chart]] = ()
) -> list[str]:
    """The charts, rows and columns that code names and the data does not have.

    The first package is the game's own. What an engine names must be in the charts of one book of the series, of which
    `others` are the rest: what only one book has is asked for by a condition.
    """
    every = [charts, *others]
    own = _wrong(
        ChartUse(modules(packages)).wanted(), {Path(each.file) for each in modules(packages[:1])}, [charts], every
    )
    return list(dict.fromkeys(own))


def _wrong(
    wanted: Iterable[WantedCell],
    own: set[Path],
    ours: Sequence[Mapping[str, Chart]],
    every: Sequence[Mapping[str, Chart]],
) -> Iterator[str]:
    """The faults among the cells wanted; code of the game itself is held to its own charts, where it must find them."""
    for want in wanted:
        if want.chart is None or ANY in want.chart:
            continue
        place = f"{want.file.name}:{want.line}"
        books = ours if want.file in own else every
        there = [each[want.chart] for each in books if want.chart in each]
        if not there:
            yield f"{place}: charts.toml has no chart {want.chart}"
            continue
        for kind, text, heads in (
            ("row", want.row, [head for chart in there for head in chart.rows]),
            ("column", want.column, [head for chart in there for head in chart.columns]),
        ):
            if text and not Text(text, want.file, want.line).is_among(heads):
                yield f"{place}: charts.toml: {want.chart}: no {kind} {text.replace(ANY, '…')}"
