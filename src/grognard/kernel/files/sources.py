"""Where each value of a file comes from: which folder's copy holds it, and which source it names.

A `Merged` is one TOML file merged with its overrides; `Sources` gives the source of any value of all files read.
`data` reads folders and checks values.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

T = TypeVar("T")
KeyPath: TypeAlias = tuple[str | int, ...]

RESERVED: Final = ("source", "sources")
WRITTEN_KINDS: Final = ("book", "example", "history", "ours")
_NOTE_NEEDED: Final = {"book": "its clause", "example": "its id", "ours": "its reason"}


class ByName(dict[str, T]):
    """Things by name; a name that is not there is an error that says of what, and what was perhaps meant."""

    def __init__(self, what: str, things: Mapping[str, T]) -> None:
        super().__init__(things)
        self.what = what

    def __missing__(self, name: str) -> T:
        raise NoSuchName(f"{self.what} {shown(name)}{suggestion(str(name), self)}")


class NoSuchName(KeyError):
    """A name under which there is nothing."""

    def __str__(self) -> str:
        return str(self.args[0])


class ValueSource(NamedTuple):
    """Where a value comes from: `book`, `example`, `history` or `ours` as written.

    `owner` is an override without a source, `unknown` a value that needs none.
    """

    kind: str
    note: str = ""

    def __str__(self) -> str:
        colon = ":" if self.kind in ("ours", "owner") else ""
        return f"{self.kind}{colon} {self.note}".strip()


UNKNOWN: Final = ValueSource("unknown")


def parse_source(text: object) -> ValueSource | str:
    """Read `book 2.13` or `ours: the reason`; returns a sentence about the fault when it cannot be read."""
    return _parse_source(text) if isinstance(text, str) else _no_source(text)


def _no_source(text: object) -> str:
    return f"expected a source ({', '.join(WRITTEN_KINDS)}), got {shown(text)}"


@lru_cache(maxsize=4096)
def _parse_source(text: str) -> ValueSource | str:
    """The same for a text; most sources are given for many values."""
    found = re.match(r"(\w+)[:\s]*(.*)", text.strip(), re.DOTALL)
    if found is None or found[1] not in WRITTEN_KINDS:
        return _no_source(text)
    kind, note = found[1], found[2].strip()
    if kind in _NOTE_NEEDED and not note:
        return f"a source that says {kind} must give {_NOTE_NEEDED[kind]}"
    return ValueSource(kind, note)


def shown(value: object) -> str:
    """A value for a fault text, cut when long."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:57] + "..."


def suggestion(word: str, known: Iterable[str]) -> str:
    """`; did you mean …?`, or nothing when no known word is similar, ignoring capitals and underscores."""
    plain = {each.casefold().replace("_", "-"): each for each in reversed(list(known))}
    near = get_close_matches(word.casefold().replace("_", "-"), list(reversed(plain)), n=1)
    return f"; did you mean {plain[near[0]]}?" if near else ""


def key_text(path: KeyPath, root: object = None) -> str:
    """A path as written in the file, `208R.attack`; tables of an array are named by their id or their place."""
    parts: list[str] = []
    for step in path:
        root = _below(root, step)
        if isinstance(step, int):
            name = root.get("id") if isinstance(root, dict) else None
            parts[-1] += f"[{name if isinstance(name, str) else f'#{step + 1}'}]"
        else:
            parts.append(step if re.fullmatch(r"[\w-]+", step) else f'"{step}"')
    return ".".join(parts)


def _below(node: object, step: str | int) -> object:
    if isinstance(node, dict):
        return node.get(step)
    return node[step] if isinstance(node, list) and isinstance(step, int) else None


class Layer(NamedTuple):
    """One file in one folder; `label` is its name in faults."""

    label: str
    values: dict[str, Any]


class Merged:
    """One file merged from its layers, with the layer of each value."""

    def __init__(self, name: str, layers: Sequence[Layer]) -> None:
        self.name = name
        self.layers = layers or (Layer(name, {}),)
        self.values: dict[str, Any] = {}
        self._origins: dict[KeyPath, int] = {}
        for number, layer in enumerate(self.layers):
            self._merge(self.values, layer.values, (), number)

    def _merge(self, into: dict[str, Any], new: dict[str, Any], path: KeyPath, number: int) -> None:
        for key, value in new.items():
            if key in RESERVED:
                continue
            here = (*path, key)
            if not isinstance(value, dict):
                into[key] = _without_sources(value)
                self._origins[here] = number
                continue
            if not isinstance(into.get(key), dict):
                into[key] = {}
                self._origins[here] = number
            self._merge(into[key], value, here, number)

    def layer_of(self, path: KeyPath) -> int:
        """The layer of the value at a path, or of the nearest table above it."""
        for length in range(len(path), 0, -1):
            if (number := self._origins.get(path[:length])) is not None:
                return number
        return 0

    def where(self, path: KeyPath) -> str:
        """A place for faults: the file with the value, and its key."""
        label = self.layers[self.layer_of(path)].label
        return f"{label}: {key_text(path, self.values)}" if path else label

    def source(self, path: KeyPath) -> ValueSource:
        """The source given in the value's layer for its key, else for its table, and so on up to the file."""
        number = self.layer_of(path)
        nodes: list[object] = [self.layers[number].values]
        for step in path[:-1]:
            nodes.append(_below(nodes[-1], step))
        for node, step in zip(reversed(nodes), reversed(path), strict=True):
            if isinstance(node, dict):
                by_key = node.get("sources")
                for text in (by_key.get(step) if isinstance(by_key, dict) else None, node.get("source")):
                    if text is not None and isinstance(found := parse_source(text), ValueSource):
                        return found
        return ValueSource("owner", self.layers[number].label) if number else UNKNOWN

    def leaves(self) -> Iterator[KeyPath]:
        """The path of every value that is not a table."""
        return _leaves(self.values, ())

    def source_faults(self) -> Iterator[tuple[str, str]]:
        """The sources that cannot be read, each with its place."""
        for layer in self.layers:
            for path, what in _source_faults(layer.values, ()):
                yield f"{layer.label}: {key_text(path, layer.values)}", what

    def without_source(self) -> Iterator[tuple[str, str]]:
        """The values without a source, table by table."""
        bare: dict[KeyPath, list[str]] = {}
        for path in self.leaves():
            if self.source(path) is UNKNOWN:
                bare.setdefault(path[:-1], []).append(key_text(path[-1:]))
        for table, keys in bare.items():
            yield self.where(table), f"no source for {', '.join(keys)}"


def _source_faults(node: object, path: KeyPath) -> Iterator[tuple[KeyPath, str]]:
    if isinstance(node, list):
        for place, item in enumerate(node):
            yield from _source_faults(item, (*path, place))
    if not isinstance(node, dict):
        return
    yield from _faults_of_one_table(node, path)
    for key, value in node.items():
        if key not in RESERVED:
            yield from _source_faults(value, (*path, key))


def _faults_of_one_table(table: dict[str, Any], path: KeyPath) -> Iterator[tuple[KeyPath, str]]:
    by_key = table.get("sources", {})
    if not isinstance(by_key, dict):
        yield (*path, "sources"), f"expected a table, got {shown(by_key)}"
        by_key = {}
    for key, text in by_key.items():
        if key not in table:
            yield (*path, "sources", key), "no such key" + suggestion(key, table)
        if isinstance(problem := parse_source(text), str):
            yield (*path, "sources", key), problem
    if "source" in table and isinstance(problem := parse_source(table["source"]), str):
        yield (*path, "source"), problem


def _without_sources(value: object) -> object:
    if isinstance(value, list):
        return [_without_sources(item) for item in value]
    if isinstance(value, dict):
        return {key: _without_sources(item) for key, item in value.items() if key not in RESERVED}
    return value


def _leaves(node: object, path: KeyPath) -> Iterator[KeyPath]:
    if isinstance(node, dict):
        for key, value in node.items():
            yield from _leaves(value, (*path, key))
    elif isinstance(node, list) and node and all(isinstance(item, dict) for item in node):
        for place, item in enumerate(node):
            yield from _leaves(item, (*path, place))
    else:
        yield path


class Sources(Mapping[str, ValueSource]):
    """The source of every value, by `pieces.toml:208R.morale`; computed when read."""

    def __init__(self) -> None:
        self._files: dict[str, Merged] = {}
        self._known: dict[str, ValueSource] | None = None

    def add(self, file: Merged) -> None:
        """Add a file."""
        self._files[file.name] = file
        self._known = None

    def _all(self) -> dict[str, ValueSource]:
        if self._known is None:
            self._known = {
                f"{file.name}:{key_text(path, file.values)}": file.source(path)
                for file in self._files.values()
                for path in file.leaves()
            }
        return self._known

    def __getitem__(self, key: str) -> ValueSource:
        return self._all()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())
