"""Rules that can be looked up: every clause by its number, the rulings on it, and where it is decided and proved.

Clauses are our own words in TOML files of each game. `@rule` marks the function that decides a clause and
`@pytest.mark.rule` the test that proves it; `coverage` compares both with the book. An engine that several books share
names clauses by keys, plain words such as `supply.command-radius`; `clauses.toml` of each game gives them the numbers
of its book. Nothing is printed here.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeVar

from grognard.kernel.files.data import LANGUAGES, Document, Faults, Files, Folder
from grognard.kernel.files.sources import suggestion

F = TypeVar("F", bound=Callable[..., Any])

KINDS: Final = (
    *("rule", "definition", "component", "option", "table", "example"),
    *("setup", "scenario", "erratum", "qa", "solitaire"),
)
KEY: Final = re.compile(r"[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*")
"""The form of an engine's key for a clause: a chapter and a clause of it, in plain words."""
OURS: Final = "ours."
"""How the id of a rule begins that is not in the book but ours: `ours.fog`."""
_NAMED_PART: Final = re.compile(r"(\.[a-z][\w-]*)+$")
STATUSES: Final = ("done", "todo", "display", "not-enforceable")


class Clause(NamedTuple):
    """One numbered clause; `status` says whether the program enforces it, `reason` why it does not."""

    id: str
    titles: Mapping[str, str]
    texts: Mapping[str, str]
    kind: str
    status: str
    reason: str = ""
    sees: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()
    """The scenarios in which an option may be chosen; none for all of them."""

    @property
    def is_ours(self) -> bool:
        """Whether it is no clause of the book but a rule of our own."""
        return self.id.startswith(OURS)

    @property
    def is_enforced(self) -> bool:
        """Whether the program enforces it, so that code and a test must name it."""
        return self.status == "done"


class Ruling(NamedTuple):
    """How we read an unclear rule, in every language."""

    id: str
    rules: tuple[str, ...]
    questions: Mapping[str, str]
    rulings: Mapping[str, str]
    reasons: Mapping[str, str]


class Rulebook:
    """The clauses of one game in the order of the book, the rulings on them, and its numbers for an engine's keys."""

    def __init__(
        self,
        clauses: Iterable[Clause],
        rulings: Iterable[Ruling] = (),
        keys: Mapping[str, tuple[str, ...]] = MappingProxyType({}),
    ) -> None:
        self.clauses = {clause.id: clause for clause in clauses}
        self.all_rulings = tuple(rulings)
        self.keys = keys
        """The clauses each key stands for, the one shown to players first; none where this book has no such clause."""
        self.numbers = {key: numbers[0] for key, numbers in keys.items() if numbers}

    @classmethod
    def load(cls, folder: Folder, faults: Faults | None = None) -> Rulebook:
        """Read a folder; faults go to the collector given, or are raised here."""
        found = Faults() if faults is None else faults
        files = Files([folder], found)
        there = [lang for lang in LANGUAGES if files.names(f"rules.{lang}.toml")] or [LANGUAGES[0]]
        docs = {lang: files.read(f"rules.{lang}.toml") for lang in there}
        written = {lang: _read_words(doc) for lang, doc in docs.items()}
        first, *others = there
        book = cls(
            [_read_clause(entry, written) for entry in written[first].values()],
            _read_rulings(files, written[first]) if files.names("rulings.toml") else (),
            _read_keys(files, written[first]) if files.names("clauses.toml") else {},
        )
        for doc in docs.values():
            doc.done()
        for lang in others:
            _compare_order(lang, [*written[first]], [*written[lang]], found)
        for lang in LANGUAGES:
            if lang not in there:
                found.add_untranslated(f"rules.{lang}.toml", f"no such file, the rules are in {first}")
        if faults is None:
            found.check()
        return book

    @staticmethod
    def numbers_in(folder: Folder) -> dict[str, str]:
        """The `numbers` of the book in a folder that has been checked, without reading its clauses."""
        files = Files([folder])
        if not files.names("clauses.toml"):
            return {}
        keys = {
            f"{chapter}.{name}": table.words(name)
            for chapter, table in files.read("clauses.toml").tables()
            for name in list(table.keys())
        }
        return {key: numbers[0] for key, numbers in keys.items() if numbers}

    def __getitem__(self, clause: str) -> Clause:
        return self.clauses[clause]

    def __contains__(self, clause: str) -> bool:
        return clause in self.clauses

    def __iter__(self) -> Iterator[Clause]:
        return iter(self.clauses.values())

    def __len__(self) -> int:
        return len(self.clauses)

    def title(self, clause: str, lang: str = LANGUAGES[0]) -> str:
        """The title of a clause."""
        return self.clauses[clause].titles[lang]

    def text(self, clause: str, lang: str = LANGUAGES[0]) -> str:
        """The text of a clause."""
        return self.clauses[clause].texts[lang]

    def rulings(self, clause: str) -> tuple[Ruling, ...]:
        """The rulings on a clause."""
        return tuple(ruling for ruling in self.all_rulings if clause in ruling.rules)

    def search(self, words: str, lang: str = LANGUAGES[0]) -> list[Clause]:
        """The clauses that contain every word, accents and capitals ignored: by number, then title, then text."""
        wanted = _folded(words).split()
        ranked: list[tuple[int, Clause]] = []
        for clause in self if wanted else ():
            title, text = _folded(clause.titles[lang]), _folded(clause.texts[lang])
            if wanted == [clause.id.casefold()]:
                ranked.append((0, clause))
            elif all(word in title for word in wanted):
                ranked.append((1, clause))
            elif all(word in title or word in text for word in wanted):
                ranked.append((2, clause))
        return [clause for _, clause in sorted(ranked, key=lambda found: found[0])]


def printed_number(clause: str) -> str:
    """The number of a clause as printed: of a named part, `12.2.4.below-half`, the clause; empty where it has none."""
    return _NAMED_PART.sub("", clause) if clause[:1].isdigit() else ""


def _folded(text: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))


class _Written(NamedTuple):
    """A clause in the file of one language."""

    doc: Document
    id: str
    title: str
    text: str


def _read_words(doc: Document) -> dict[str, _Written]:
    found: dict[str, _Written] = {}
    for table in doc.array("rule"):
        entry = _Written(table, table.str("id"), table.str("title"), table.str("text"))
        if entry.id in found:
            table.fault("id", "stands twice")
            table.leave()
        found.setdefault(entry.id, entry)
    return found


def _read_clause(entry: _Written, written: Mapping[str, Mapping[str, _Written]]) -> Clause:
    doc = entry.doc
    in_language = {lang: written.get(lang, {}).get(entry.id, entry) for lang in LANGUAGES}
    clause = Clause(
        entry.id,
        {lang: words.title for lang, words in in_language.items()},
        {lang: words.text for lang, words in in_language.items()},
        doc.choice("kind", KINDS),
        doc.choice("status", STATUSES),
        doc.str("reason", default=""),
        doc.list_of_str("sees", default=()),
        doc.list_of_str("scenarios", default=()),
    )
    if clause.is_ours and clause.kind != "option":
        doc.fault("kind", f"a rule of ours is an option, not a {clause.kind}: the printed game is played without it")
    if clause.scenarios and clause.kind != "option":
        doc.fault("scenarios", f"only an option is bound to scenarios, and this is a {clause.kind}")
    if clause.status in ("display", "not-enforceable") and not clause.reason:
        doc.fault("reason", f"missing, status {clause.status} needs one")
    _check_known(doc, "sees", clause.sees, next(iter(written.values())))
    return clause


def _read_rulings(files: Files, clauses: Mapping[str, _Written]) -> list[Ruling]:
    doc = files.read("rulings.toml")
    rulings: list[Ruling] = []
    for table in doc.array("ruling", optional=True):
        words = _ruled_in(table, files.faults)
        ruling = Ruling(
            table.str("id"),
            table.list_of_str("rules"),
            {lang: text.question for lang, text in words.items()},
            {lang: text.ruling for lang, text in words.items()},
            {lang: text.reason for lang, text in words.items()},
        )
        _check_known(table, "rules", ruling.rules, clauses)
        if ruling.id in [earlier.id for earlier in rulings]:
            table.fault("id", "stands twice")
        rulings.append(ruling)
    doc.done()
    return rulings


class _Ruled(NamedTuple):
    """A ruling in one language."""

    question: str
    ruling: str
    reason: str


def _ruled_in(table: Document, faults: Faults) -> dict[str, _Ruled]:
    """Read a ruling in every language; one it is not written in has the words of another."""
    there = [lang for lang in LANGUAGES if table.has(lang)] or [LANGUAGES[0]]
    texts = {lang: table.table(lang) for lang in there}
    words = {lang: _Ruled(text.str("question"), text.str("ruling"), text.str("reason")) for lang, text in texts.items()}
    for lang in LANGUAGES:
        if lang not in there:
            faults.add_untranslated(table.where(), f"not in {lang}")
    return {lang: words.get(lang, words[there[0]]) for lang in LANGUAGES}


def _read_keys(files: Files, clauses: Mapping[str, _Written]) -> dict[str, tuple[str, ...]]:
    """Read the keys of the engine, by chapter, with the clauses of this book each stands for."""
    doc = files.read("clauses.toml")
    keys: dict[str, tuple[str, ...]] = {}
    for chapter, table in doc.tables():
        for name in list(table.keys()):
            key = f"{chapter}.{name}"
            keys[key] = table.words(name, among=list(clauses))
            if not KEY.fullmatch(key) or key in clauses:
                table.fault(name, f"{key} is no key: two plain words, and no clause of the book")
    doc.done()
    return keys


def _check_known(doc: Document, key: str, named: Sequence[str], clauses: Iterable[str]) -> None:
    known = list(clauses)
    for clause in named:
        if clause not in known:
            doc.fault(key, f"no clause {clause}{suggestion(clause, known)}")


def _compare_order(lang: str, first: list[str], other: list[str], faults: Faults) -> None:
    name, model = f"rules.{lang}.toml", f"rules.{LANGUAGES[0]}.toml"
    for clause in first:
        if clause not in other:
            faults.add_untranslated(f"{name}: {clause}", f"missing, {model} has it")
    for clause in other:
        if clause not in first:
            faults.add(f"{name}: {clause}", f"unknown, {model} does not have it")
    common = [clause for clause in first if clause in other]
    for expected, clause in zip(common, (clause for clause in other if clause in first), strict=True):
        if clause != expected:
            faults.add(f"{name}: {clause}", f"out of order, {model} has {expected} here")
            return


class CodePlace(NamedTuple):
    """A line of a file, and the name of what is there."""

    file: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


_DECIDING: Final[dict[tuple[str, str], tuple[tuple[str, ...], Any]]] = {}
"""The functions marked with `@rule`, by module and name; filled as modules are imported, read by `decided` only."""


def rule(*clauses: str) -> Callable[[F], F]:
    """Mark the function that decides these clauses; it is returned unchanged, so the mark costs nothing in play."""

    def mark(function: F) -> F:
        marked = (*clauses, *getattr(function, "__rules__", ()))
        function.__rules__ = marked  # type: ignore[attr-defined]
        _DECIDING[function.__module__, function.__qualname__] = marked, function
        return function

    return mark


def decided(package: str) -> list[tuple[str, CodePlace]]:
    """Every clause the modules of a package decide, and where."""
    root = importlib.import_module(package)
    for module in pkgutil.walk_packages(getattr(root, "__path__", ()), package + "."):
        importlib.import_module(module.name)
    found = [
        (clause, _place(function))
        for (module_name, _), (clauses, function) in _DECIDING.items()
        if module_name == package or module_name.startswith(package + ".")
        for clause in clauses
    ]
    return sorted(found, key=lambda each: each[1])


def keys_in(package: str) -> list[tuple[str, CodePlace]]:
    """Every clause key in the modules of an engine, in a mark or anywhere else, and where."""
    found = []
    folders = getattr(importlib.import_module(package), "__path__", ())
    for file in sorted(file for folder in folders for file in Path(folder).rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        texts = [(node.value, node.lineno) for node in ast.walk(tree) if isinstance(node, ast.Constant)]
        named = [(text, line) for text, line in texts if isinstance(text, str) and KEY.fullmatch(text)]
        found += [(key, CodePlace(str(file), line, file.stem)) for key, line in named]
    return found


def unmapped_keys(book: Rulebook, engines: Iterable[str]) -> list[str]:
    """The faults between the keys that these engines use and those that the book has numbers for."""
    named = [each for engine in engines for each in keys_in(engine)]
    known = {key for key, _ in named}
    missing = [f"{place}: clauses.toml has no {key}" for key, place in named if key not in book.keys]
    return [*missing, *(f"clauses.toml: {key}: the engine does not name it" for key in book.keys if key not in known)]


def _place(function: Any) -> CodePlace:
    target = inspect.unwrap(function)
    code = getattr(target, "__code__", None)
    if code is not None:
        return CodePlace(code.co_filename, code.co_firstlineno, function.__qualname__)
    return CodePlace(inspect.getsourcefile(target) or "", inspect.getsourcelines(target)[1], function.__qualname__)


def proved(tests: Path) -> list[tuple[str, CodePlace]]:
    """Every clause the tests of a folder prove by `@pytest.mark.rule`, and where."""
    return [
        (clause, CodePlace(str(file), line, name))
        for file in sorted(tests.rglob("test_*.py"))
        for clause, line, name in _marks_in(ast.parse(file.read_text(encoding="utf-8")), file.stem)
    ]


def _marks_in(node: ast.Module | ast.ClassDef, name: str) -> Iterator[tuple[str, int, str]]:
    """The marks on a module or class that contains tests, then those on its tests."""
    tests = [each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)]
    tests = [each for each in tests if each.name.lower().startswith("test")]
    for each in node.body if tests else ():
        if isinstance(each, ast.Assign) and "pytestmark" in map(ast.unparse, each.targets):
            yield from ((clause, each.lineno, name) for clause in _clauses(each.value))
    for test in tests:
        for decorator in test.decorator_list:
            yield from ((clause, test.lineno, test.name) for clause in _clauses(decorator))
        if isinstance(test, ast.ClassDef):
            yield from _marks_in(test, test.name)


def _clauses(expression: ast.expr) -> Iterator[str]:
    """The clauses in the marks of an expression, including marks on single parameters."""
    for node in ast.walk(expression):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


class ClauseCoverage(NamedTuple):
    """A clause with the lines that decide it and those that prove it."""

    clause: Clause
    code: tuple[CodePlace, ...]
    tests: tuple[CodePlace, ...]

    @property
    def faults(self) -> tuple[str, ...]:
        """What an enforced clause is missing, code or test; or that it is still to do."""
        lacks = ("to do",) if self.clause.status == "todo" else (*self.lacks_code, *self.lacks_test)
        return tuple(f"{self.clause.id}: {what}" for what in lacks)

    @property
    def lacks_code(self) -> tuple[str, ...]:
        """That an enforced clause has no code; a worked example needs none."""
        is_decided = self.code or self.clause.kind == "example"
        return () if is_decided or not self.clause.is_enforced else ("no code decides it",)

    @property
    def lacks_test(self) -> tuple[str, ...]:
        """That an enforced clause has no test."""
        return () if self.tests or not self.clause.is_enforced else ("no test proves it",)


class Coverage(NamedTuple):
    """The whole book with its code and tests."""

    clauses: tuple[ClauseCoverage, ...]
    unknown: tuple[str, ...]
    """Where a clause is named that the book does not have."""
    unmapped: tuple[str, ...] = ()
    """The keys of the engine that the book has no number for, or the engine does not know."""

    @property
    def faults(self) -> tuple[str, ...]:
        """Everything that is missing, clause by clause, then the names that lead nowhere."""
        return (*(fault for each in self.clauses for fault in each.faults), *self.unknown, *self.unmapped)

    def promised(self, is_proved: bool) -> list[str]:
        """What clauses lack that claim to be enforced: code and, where the tests are there to be read, a test."""
        lacks = [
            (each.clause.id, how, what)
            for each in self.clauses
            for how, missing in (
                ("@rule", each.lacks_code),
                ("@pytest.mark.rule", each.lacks_test if is_proved else ()),
            )
            for what in missing
        ]
        return [f'clause {clause} claims to be enforced: {what}, {how}("{clause}")' for clause, how, what in lacks]


def coverage(book: Rulebook, packages: str | Sequence[str], tests: Path) -> Coverage:
    """Where each clause is decided and proved, and every fault: clause by clause, then clauses not in the book.

    The first package is the game's own, which names clauses by their numbers. Others are the engine of its series,
    which names them by keys; a key counts for every clause the book has under it.
    """
    names = (packages,) if isinstance(packages, str) else packages
    own = decided(names[0])
    shared = [each for package in names[1:] for each in decided(package)]
    code = [*own, *((number, place) for key, place in shared for number in book.keys.get(key, (key,)))]
    proofs = proved(tests)
    clauses = tuple(
        ClauseCoverage(
            clause,
            tuple(place for named, place in code if named == clause.id),
            tuple(place for named, place in proofs if named == clause.id),
        )
        for clause in book
    )
    unknown = tuple(
        f"{place}: {place.name} names clause {named}, which the book does not have"
        for named, place in (*own, *proofs)
        if named not in book
    )
    return Coverage(clauses, unknown, tuple(unmapped_keys(book, names[1:])))
