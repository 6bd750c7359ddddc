"""Write the messages of `grognard.server.wire` as TypeScript: `python tools/wire_types.py > web/src/wire.ts`.

With `--check` nothing is written: it fails if the file differs from the server's messages.
"""

from __future__ import annotations

import inspect
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from grognard.server import wire

WRITTEN = Path(__file__).parents[1] / "web" / "src" / "wire.ts"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


def written(kind: Any) -> str:
    """A Python type in TypeScript."""
    if kind in PLAIN:
        return PLAIN[kind]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    origin, inner = get_origin(kind), [each for each in get_args(kind) if each is not msgspec.UnsetType]
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(written(each) for each in inner))
    if origin is list:
        item = written(inner[0])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(written(each) for each in inner)}]"
    if origin is dict:
        return f"Record<{written(inner[0])}, {written(inner[1])}>"
    raise TypeError(f"{kind} has no word in TypeScript here")


def declared(struct: type[msgspec.Struct]) -> Iterator[str]:
    """A message as an interface. What the browser sends may omit fields with a default; what it gets is complete."""
    config = struct.__struct_config__
    hints = get_type_hints(struct)
    yield f"/** {inspect.cleandoc(struct.__doc__ or '').splitlines()[0]} */"
    yield f"export interface {struct.__name__} {{"
    if config.tag is not None:
        yield f'  type: "{config.tag}";'
    for each in msgspec.structs.fields(struct):
        is_sent = config.forbid_unknown_fields and not each.required
        may_lack = is_sent or msgspec.UnsetType in get_args(hints[each.name])
        yield f"  {each.name}{'?' if may_lack else ''}: {written(hints[each.name])};"
    yield "}"
    yield ""


def text() -> str:
    """The whole file."""
    structs = [each for each in vars(wire).values() if inspect.isclass(each) and issubclass(each, msgspec.Struct)]
    lines = ["// Written by tools/wire_types.py from src/grognard/server/wire: change it there.", ""]
    for struct in structs:
        lines += declared(struct)
    lines.append(f"export type Live = {written(wire.Live)};")
    return "\n".join(lines) + "\n"


def fault(file: Path = WRITTEN) -> str | None:
    """The message printed when the file differs from the server's messages."""
    if file.exists() and file.read_text(encoding="utf-8") == text():
        return None
    return "web/src/wire.ts is out of date: write it again with .venv/bin/python tools/wire_types.py > web/src/wire.ts"


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        sys.exit(fault())
    print(text(), end="")
