"""Sentences in every language, through Fluent: a key and its arguments in, a text out.

The sentences are `.ftl` files, the kernel's beside this module and each game's in its own folder. Beside Fluent's own
functions they may use `HALVES($points)`, which writes a number as people do: 2½. Which sentence is said, and the names
of pieces and places, are decided elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.runtime.types import FluentFloat, FluentInt, NumberFormatOptions
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from grognard.kernel.errors import BadData
from grognard.kernel.files.data import LANGUAGES, Folder
from grognard.kernel.words.numerals import is_simple, number_text, simplest
from grognard.kernel.words.typeset import typeset

__all__ = ["LANGUAGES", "Messages", "languages_of"]


KEPT: Final = 20_000
"""How many sentences of a language are kept."""


class Messages:
    """The sentences of some folders in one language, a later folder overriding an earlier one."""

    def __init__(self, folders: Sequence[Folder], lang: str = LANGUAGES[0], *, strict: bool = False) -> None:
        """A message missing in a language is said in English; when strict, one missing everywhere is an error.

        A folder without English is said in the language it has.
        """
        self.lang = lang if lang in LANGUAGES else LANGUAGES[0]
        self.strict = strict
        read = {language: [_read(folder, language) for folder in folders] for language in (self.lang, LANGUAGES[0])}
        foreign = [folder for folder, file in zip(folders, read[LANGUAGES[0]], strict=True) if not file.is_there]
        read |= {language: [_read(folder, language) for folder in foreign] for language in LANGUAGES[1:] if foreign}
        self._bundles = [_bundle(lang, tuple(file.text for file in files)) for lang, files in read.items()]
        self._has: dict[str, bool] = {}
        self._said: dict[Any, str] = {}

    def has(self, key: str) -> bool:
        """Whether there is such a sentence."""
        known = self._has.get(key)
        if known is None:
            if len(self._has) >= KEPT:
                self._has.clear()
            known = self._has[key] = any(bundle.has_message(key) for bundle in self._bundles)
        return known

    def says(self, key: str) -> bool:
        """Whether there is such a sentence in this language, without falling back to English."""
        return bool(self._bundles[0].has_message(key))

    def keys(self) -> frozenset[str]:
        """The sentences that this language has, without those that fall back to English."""
        return self._bundles[0].names()

    def variables(self, key: str) -> list[str]:
        """The names of the arguments of a sentence."""
        entry = next((entry for bundle in self._bundles if (entry := bundle.entry(key))), None)
        return sorted(_variables(entry)) if isinstance(entry, ast.Message) else []

    def text(self, key: str, /, **args: Any) -> str:
        """The sentence; `{key}` when there is none. The same is said often, so sentences are kept."""
        said = (key, *((name, type(arg), arg) for name, arg in args.items())) if args else key
        try:
            text = self._said.get(said)
        except TypeError:  # an argument that is a list
            return self._text(key, args)
        if text is None:
            if len(self._said) >= KEPT:
                self._said.clear()
            text = self._said[said] = self._text(key, args)
        return text

    def _text(self, key: str, args: Mapping[str, Any]) -> str:
        for bundle in self._bundles:
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value):
                text, errors = bundle.format_pattern(pattern, {name: _plain(arg) for name, arg in args.items()})
                if errors and self.strict:
                    raise BadData(f"{self.lang}: {key}: {error}" for error in errors)
                return str(text)
        if self.strict:
            raise BadData([f"{self.lang}: {key}: no such message"])
        return f"{{{key}}}"

    @staticmethod
    def compare(folders: Sequence[Folder]) -> list[str]:
        """The messages that are unreadable or missing in some language, folder by folder."""
        return [fault for folder in folders for fault in _compare(folder)]


def languages_of(folders: Sequence[Folder]) -> tuple[str, ...]:
    """The languages in which the last of these folders is written; all of them where it has no messages at all."""
    return tuple(lang for lang in LANGUAGES if _read(folders[-1], lang).is_there) or LANGUAGES


class _File(NamedTuple):
    """One file of sentences."""

    name: str
    text: str
    is_there: bool = True


def _read(folder: Folder, lang: str) -> _File:
    """Read `messages.en.ftl` of a folder, or `en.ftl` where the folder holds nothing else."""
    names = (f"messages.{lang}.ftl", f"{lang}.ftl")
    for name in names:
        if (file := folder.joinpath(name)).is_file():
            return _File(name, typeset(file.read_text(encoding="utf-8"), lang))
    return _File(names[0], "", False)


@lru_cache(maxsize=64)
def _parse(text: str) -> ast.Resource:
    return FluentParser().parse(text)


_ENTRY: Final = re.compile(r"^(-?[a-z][\w-]*) *=", re.ASCII | re.IGNORECASE | re.MULTILINE)
"""How a message or a term begins: at the edge, with its name. Nothing else at the edge has an equals sign."""


class _Sheet:
    """The messages and terms of one file, each parsed when it is first asked for.

    The parser of Fluent goes character by character: all sentences of all games would take seconds, of which most games
    say few.
    """

    def __init__(self, text: str) -> None:
        starts = list(_ENTRY.finditer(text))
        ends = [start.start() for start in starts[1:]] + [len(text)] * bool(starts)
        self._written: dict[str, str] = {}
        for start, end in zip(starts, ends, strict=True):
            self._written[start[1]] = self._written.get(start[1], "") + text[start.start() : end]
        self._parsed: dict[str, ast.Message | ast.Term | None] = {}

    @property
    def names(self) -> Iterable[str]:
        """The messages and terms."""
        return self._written

    def entry(self, name: str) -> ast.Message | ast.Term | None:
        """A message, or a term with its dash; None where there is none that can be read. The last counts."""
        if name in self._written and name not in self._parsed:
            body = FluentParser(with_spans=False).parse(self._written[name]).body
            found = [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]
            self._parsed[name] = found[-1] if found else None
        return self._parsed.get(name)


_sheet: Final = lru_cache(maxsize=64)(_Sheet)


class _Bundle(FluentBundle):
    """The sentences of some files, a later one overriding an earlier one."""

    def __init__(self, lang: str, texts: Sequence[str]) -> None:
        super().__init__([lang], {"HALVES": _halves}, use_isolating=False)
        self._sheets = [_sheet(text) for text in reversed(texts)]

    def has_message(self, message_id: str) -> bool:
        return not message_id.startswith("-") and self._is_read(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        self._is_read(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def names(self) -> frozenset[str]:
        """The messages, without terms."""
        return frozenset(name for sheet in self._sheets for name in sheet.names if not name.startswith("-"))

    def entry(self, name: str) -> ast.Message | ast.Term | None:
        """A message, or a term with its dash, as it is written."""
        return next((entry for sheet in self._sheets if (entry := sheet.entry(name))), None)

    def _is_read(self, name: str) -> bool:
        """Whether there is such an entry; it is then among those that the bundle knows."""
        kept, key = (self._terms, name[1:]) if name.startswith("-") else (self._messages, name)
        if key not in kept:
            found = self.entry(name)
            if found is None:
                return False
            kept[key] = found
        return True


_bundle: Final = lru_cache(maxsize=64)(_Bundle)


_UNGROUPED: Final = NumberFormatOptions(useGrouping=False)


class _Whole(FluentInt):
    default_number_format_options = _UNGROUPED


class _Broken(FluentFloat):
    default_number_format_options = _UNGROUPED


def _halves(value: Any) -> Any:
    """A number with its halves, quarters or thirds as one character; anything else as it is."""
    return number_text(simplest(value)) if isinstance(value, int | float) and is_simple(value) else value


def _plain(value: Any) -> Any:
    """A number without separators between thousands; a value of a type Fluent does not know, as its text."""
    if isinstance(value, Fraction) and value.denominator == 1:
        value = int(value)
    if isinstance(value, int) and not isinstance(value, bool):
        return _Whole(value)
    return _Broken(value) if isinstance(value, float) else str(value)


class _Variables(Visitor):
    """Collects the `$variables` of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.names.add(node.id.name)


def _variables(message: ast.Message) -> set[str]:
    found = _Variables()
    found.visit(message)
    return found.names


def _compare(folder: Folder) -> Iterator[str]:
    files = [_read(folder, lang) for lang in LANGUAGES]
    there = [file for file in files if file.is_there]
    yield from (f"{file.name}: no such file" for file in files if there and not file.is_there)
    for file in there:
        yield from _reading_faults(file)
    known = [{m.id.name: _variables(m) for m in _messages(file)} for file in there]
    for file, mine in zip(there, known, strict=True):
        for other, theirs in zip(there, known, strict=True):
            yield from _differences(file.name, mine, other.name, theirs)


def _differences(name: str, mine: dict[str, set[str]], other: str, theirs: dict[str, set[str]]) -> Iterator[str]:
    for key, variables in theirs.items():
        if key not in mine:
            yield f"{name}: {key}: missing, {other} has it"
        for variable in sorted(variables - mine.get(key, variables)):
            yield f"{name}: {key}: no ${variable}, {other} has it"


def _messages(file: _File) -> list[ast.Message]:
    return [entry for entry in _parse(file.text).body if isinstance(entry, ast.Message)]


def _reading_faults(file: _File) -> Iterator[str]:
    for entry in _parse(file.text).body:
        if isinstance(entry, ast.Junk):
            for note in entry.annotations:
                line = file.text.count("\n", 0, note.span.start if note.span else 0) + 1
                yield f"{file.name}: line {line}: {note.message}"
    names = [message.id.name for message in _messages(file)]
    for name in dict.fromkeys(name for name in names if names.count(name) > 1):
        yield f"{file.name}: {name}: stands twice"
