"""Files of values: TOML read with every fault reported at once, and overridden from an owner's folders.

A `Files` merges shipped and overriding folders; a `Document` is a cursor over one table that checks what it
hands out. The callers decide what the values mean: nothing here knows a key of any game.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import partial
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Final, Protocol, TypeAlias, TypeVar

from grognard.kernel.errors import BadData
from grognard.kernel.files.sources import KeyPath, Layer, Merged, Sources, ValueSource, shown, suggestion
from grognard.kernel.words.typeset import typeset_values

__all__ = ["LANGUAGES", "MOST_FAULTS", "Document", "Faults", "Files", "Folder", "Sources", "ValueSource", "document"]

Folder: TypeAlias = Traversable
# `Document.str`, `.int` and `.bool` hide the builtins from the annotations of that class.
Text: TypeAlias = str
Whole: TypeAlias = int
Truth: TypeAlias = bool
T = TypeVar("T")

LANGUAGES: Final = ("en", "fr")
MOST_FAULTS: Final = 50
"""After so many faults in a save or a position text the rest is not read. Each costs a search for what may have been
meant, and strangers send such texts; our own files have no limit."""
_ABSENT: Final[Any] = object()


class Faults:
    """Everything found wrong so far, in the order it was found; where there is a limit, no more than so many."""

    def __init__(self, most: int = 0) -> None:
        self.lines: list[str] = []
        self.untranslated: list[str] = []
        """What is there in one language and not in another: told by `grognard check`, and no reason not to play."""
        self._most = most

    def add(self, where: str, what: str) -> None:
        """Record one fault: the place, then what is wrong there. One too many is raised with those before it."""
        if self._most and len(self.lines) >= self._most:
            raise BadData([*self.lines, f"{where}: so far {self._most} faults; the rest was not read"])
        self.lines.append(f"{where}: {what}")

    def add_untranslated(self, where: str, what: str) -> None:
        """Record what is missing in one language."""
        self.untranslated.append(f"{where}: {what}")

    def check(self) -> None:
        """Raise `BadData` with every fault, if there is any."""
        if self.lines:
            raise BadData(self.lines)


class HasFile(Protocol):
    """What is read from a file of its own, and has an id."""

    @property
    def id(self) -> str: ...

    @property
    def file(self) -> str: ...


Filed = TypeVar("Filed", bound=HasFile)


class Files:
    """The folders a game is read from: the shipped one, then the owner's, each overriding those before it."""

    kept: ClassVar[Callable[[Folder, bytes], dict[str, Any]] | None] = None
    """Parses a shipped file, or reads what was kept of it. The shelf sets this: the kernel keeps nothing."""

    def __init__(self, folders: Sequence[Folder], faults: Faults | None = None, *, extra: Sequence[str] = ()) -> None:
        """An owner may override files of the first folder, and add those that match `extra` patterns."""
        self.folders = tuple(folders)
        self.faults = Faults() if faults is None else faults
        self.sources = Sources()
        self._names = [tuple(_names_in(folder)) for folder in self.folders]
        for folder, names in zip(self.folders[1:], self._names[1:], strict=True):
            if not folder.is_dir():
                self.faults.add(folder.name, "no such folder")
            for name in names:
                if name not in self._names[0] and not any(fnmatchcase(name, pattern) for pattern in extra):
                    hint = suggestion(name, self._names[0])
                    self.faults.add(f"{folder.name}/{name}", f"overrides nothing{hint}")

    def names(self, pattern: str = "*") -> list[str]:
        """The files there are in any folder, sorted."""
        return sorted({name for names in self._names for name in names if fnmatchcase(name, pattern)})

    def read_each(self, folder: str, read: Callable[[Document, Files, str], Filed]) -> list[Filed]:
        """Read every file of a folder; each has an id of its own."""
        found: dict[str, Filed] = {}
        for name in self.names(f"{folder}/*.toml"):
            doc = self.read(name)
            each = read(doc, self, name)
            if each.id in found:
                doc.fault("id", f"{each.id} is the id of {found[each.id].file}, too")
            found[each.id] = each
        return list(found.values())

    def read(self, name: str, *, need_sources: bool = False) -> Document:
        """A TOML file with its overrides; an empty document when there is none to read."""
        layers = []
        for number, (folder, names) in enumerate(zip(self.folders, self._names, strict=True)):
            if name in names:
                label = f"{folder.name}/{name}" if number else name
                file = folder.joinpath(name)
                read = read_toml if number or Files.kept is None else partial(Files.kept, file)
                layers.append(Layer(label, _parse(label, file.read_bytes(), self.faults, read)))
        if not layers:
            self.faults.add(name, "no such file")
        merged = Merged(name, layers)
        self.sources.add(merged)
        return _open(merged, self.faults, need_sources)


def document(text: str, faults: Faults, name: str = "text.toml", *, need_sources: bool = False) -> Document:
    """A document from a text instead of a file."""
    return _open(Merged(name, [Layer(name, _parse(name, text.encode(), faults))]), faults, need_sources)


def _open(merged: Merged, faults: Faults, need_sources: bool) -> Document:
    for where, what in merged.source_faults():
        faults.add(where, what)
    for where, what in merged.without_source() if need_sources else ():
        faults.add(where, what)
    return Document(merged, faults, (), merged.values)


def _names_in(folder: Folder, prefix: str = "") -> Iterator[str]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name) if folder.is_dir() else ():
        if entry.name.startswith((".", "__")):
            continue
        if entry.is_dir():
            yield from _names_in(entry, f"{prefix}{entry.name}/")
        else:
            yield prefix + entry.name


def read_toml(content: bytes) -> dict[str, Any]:
    """The values of a TOML file."""
    return tomllib.loads(content.decode().replace("\r\n", "\n"))


def _parse(
    label: str, content: bytes, faults: Faults, read: Callable[[bytes], dict[str, Any]] = read_toml
) -> dict[str, Any]:
    try:
        written = read(content)
        values: dict[str, Any] = typeset_values(written, "fr" if label.endswith(".fr.toml") else "")
    except UnicodeDecodeError as error:
        faults.add(f"{label}: line {content.count(10, 0, error.start) + 1}", "not UTF-8 text")
    except tomllib.TOMLDecodeError as error:
        what, _, place = str(error).rpartition(" (at ")
        line = place.partition("line ")[2].partition(",")[0] or content.rstrip().count(10) + 1
        faults.add(f"{label}: line {line}", what)
    else:
        return values
    return {}


class Document:
    """A table of a file: returns checked values, and a harmless value in place of a faulty one.

    The keys `source` and `sources` of any table belong to the kernel and are never seen by the reader.
    """

    __slots__ = ("_asked", "_faults", "_file", "_is_done", "_opened", "_path", "_values")

    def __init__(self, file: Merged, faults: Faults, path: KeyPath, values: dict[Text, Any]) -> None:
        self._file = file
        self._faults = faults
        self._path = path
        self._values = values
        self._asked: dict[Text, None] = {}
        self._opened: list[Document] = []
        self._is_done = False

    def has(self, key: Text) -> Truth:
        """Whether the key is there."""
        self._asked[key] = None
        return key in self._values

    def keys(self) -> list[Text]:
        """Every key of this table in the order of the file."""
        return list(self._values)

    def where(self, key: Text = "") -> Text:
        """A key of this table, or the table, as faults name it: `pieces.toml: 208R.attack`."""
        return self._file.where((*self._path, key) if key else self._path)

    def fault(self, key: Text, what: Text) -> None:
        """Record a fault that the reader found at a key; an empty key means the table."""
        self._faults.add(self.where(key), what)

    def source(self, key: Text) -> ValueSource:
        """Where the value of a key comes from."""
        return self._file.source((*self._path, key))

    def raw(self, key: Text, *, default: Any = _ABSENT) -> Any:
        """The value as TOML gives it; a fault and None when it is missing without a default."""
        if not self.has(key) and default is _ABSENT:
            self.fault(key, "missing")
            return None
        return self._values.get(key, default)

    def int(
        self, key: Text, *, least: Whole | None = None, most: Whole | None = None, default: Whole = _ABSENT
    ) -> Whole:
        """A whole number within its limits."""
        expected = f"a whole number{_span(least, most)}"
        return self._read(key, default, least or 0, lambda v: _is_whole(v, least, most), expected)

    def ints(
        self,
        key: Text,
        *,
        count: Whole | None = None,
        least: Whole | None = None,
        most: Whole | None = None,
        default: Sequence[Whole] = _ABSENT,
    ) -> tuple[Whole, ...]:
        """Whole numbers, as an array of `count` of them, or as one number that stands for each."""

        def fits(value: object) -> Truth:
            if not isinstance(value, list):
                return _is_whole(value, least, most)
            return count in (None, len(value)) and all(_is_whole(one, least, most) for one in value)

        how_many = {None: "whole numbers", 1: "a whole number"}.get(count, f"{count} whole numbers")
        expected = f"{how_many}{_span(least, most)}"
        value: Any = self._read(key, default, (least or 0,) * (count or 0), fits, expected)
        return (value,) * (1 if count is None else count) if isinstance(value, int) else tuple(value)

    def str(self, key: Text, *, default: Text = _ABSENT) -> Text:
        """A text that is not empty."""
        return self._read(key, default, "", lambda v: isinstance(v, str) and v.strip() != "", "a text")

    def bool(self, key: Text, *, default: Truth = _ABSENT) -> Truth:
        """True or false."""
        return self._read(key, default, False, lambda v: isinstance(v, bool), "true or false")

    def choice(self, key: Text, options: Sequence[Text], *, default: Text = _ABSENT) -> Text:
        """One of the words listed."""
        expected = f"one of {', '.join(options)}"
        return self._read(key, default, options[0], lambda v: v in options, expected, options)

    def words(
        self, key: Text, *, among: Sequence[Text] | None = None, default: Sequence[Text] = _ABSENT
    ) -> tuple[Text, ...]:
        """Words, separated by blanks in one text or as an array, each among those listed if any are."""
        value: Any = self._read(key, default, (), lambda v: isinstance(v, str) or _is_list(v, str), "words")
        words = tuple(value.split()) if isinstance(value, str) else tuple(value)
        if among is None or not self.has(key):
            return words
        for word in words:
            if word not in among:
                self.fault(key, f"unknown word {shown(word)}{suggestion(word, among)}")
        return tuple(word for word in words if word in among)

    def list_of_str(self, key: Text, *, default: Sequence[Text] = _ABSENT) -> tuple[Text, ...]:
        """An array of texts."""
        return tuple(self._read(key, default, (), lambda v: _is_list(v, str), "a list of texts"))

    def by_language(self, key: Text, *, default: Mapping[Text, Text] | None = _ABSENT) -> Mapping[Text, Text]:
        """A text in every language, `{en = "…", fr = "…"}`, or one text that needs no translation.

        Where it is written in one language only, that is the text in the others too.
        """

        def fits(value: object) -> Truth:
            texts = value.values() if isinstance(value, dict) and value and {*value} <= {*LANGUAGES} else [value]
            return all(isinstance(text, str) and text.strip() != "" for text in texts)

        expected = f"a text, or one for each of {', '.join(LANGUAGES)}"
        value: Any = self._read(key, {} if default is None else default, {}, fits, expected)
        if isinstance(value, str):
            return dict.fromkeys(LANGUAGES, value)
        texts: dict[Text, Text] = {**value}
        missing = [lang for lang in LANGUAGES if texts and lang not in texts]
        for lang in missing:
            self._faults.add_untranslated(self.where(key), f"not in {lang}")
        return texts | dict.fromkeys(missing, next(iter(texts.values()), ""))

    def table(self, key: Text, *, optional: Truth = False) -> Document:
        """The table under a key; a missing one is empty and causes no further faults."""
        value = self._read(key, {} if optional else _ABSENT, {}, lambda v: isinstance(v, dict), "a table")
        is_there = value is self._values.get(key)
        return self._opened_at((key,), value, self._faults if is_there else Faults())

    def array(self, key: Text, *, optional: Truth = False) -> list[Document]:
        """The tables of an array, written `[[key]]`."""
        default = [] if optional else _ABSENT
        value = self._read(key, default, [], lambda v: _is_list(v, dict), f"tables written [[{key}]]")
        return [self._opened_at((key, place), item, self._faults) for place, item in enumerate(value)]

    def tables(self) -> Iterator[tuple[Text, Document]]:
        """Every table not read by name yet; anything that is not a table is a fault."""
        for key in [key for key in self._values if key not in self._asked]:
            yield key, self.table(key)

    items = tables

    def leave(self) -> None:
        """Accept every key of this table unread."""
        self._is_done = True

    def done(self) -> None:
        """Record a fault for every key never read, here and in every table opened from here."""
        if self._is_done:
            return
        self._is_done = True
        for key in self._values:
            if key not in self._asked:
                hint = suggestion(key, (asked for asked in self._asked if asked not in self._values))
                self.fault(key, f"unknown key{hint}")
        for table in self._opened:
            table.done()

    def _opened_at(self, below: KeyPath, values: dict[Text, Any], faults: Faults) -> Document:
        table = Document(self._file, faults, (*self._path, *below), values)
        self._opened.append(table)
        return table

    def _read(
        self,
        key: Text,
        default: T,
        spare: T,
        fits: Callable[[Any], Truth],
        expected: Text,
        near: Sequence[Text] = (),
    ) -> T:
        """The value if it fits; the default when it is missing; after a fault the default, or else the spare."""
        value = self.raw(key, default=default)
        is_there = key in self._values
        if is_there and not fits(value):
            hint = suggestion(value, near) if isinstance(value, str) else ""
            self.fault(key, f"expected {expected}, got {shown(value)}{hint}")
            is_there = False
        fallback: T = spare if default is _ABSENT else default
        return value if is_there else fallback


def _is_whole(value: object, least: int | None, most: int | None) -> bool:
    if not isinstance(value, int) or isinstance(value, bool):
        return False
    return (least is None or value >= least) and (most is None or value <= most)


def _is_list(value: object, kind: type) -> bool:
    return isinstance(value, list) and all(isinstance(item, kind) for item in value)


def _span(least: int | None, most: int | None) -> str:
    if least is not None and most is not None:
        return f" from {least} to {most}"
    return f", {least} or more" if least is not None else f", {most} or less" if most is not None else ""
