"""Writes docs/api.md: every public name with its signature and the docstring of its source, which is read, not run.

`python tools/api.py` prints the page, `python tools/api.py --write` writes it; a test compares the two. A name without
a docstring is a fault.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "api.md"
PACKAGES: Final = ("grognard", "grognard.records", "grognard.bots", "grognard.lab", "grognard.rl")
"""The modules whose `__all__` is public."""

MADE_BY_OTHERS: Final = ("Game", "Title", "Play")
"""Classes of which nobody makes an object."""

BASES: Final = ("Declared",)
"""Bases that are no public names, and whose members are those of the class that is."""

HEAD = """# Reference

Every public name, from its docstring: `tools/api.py` writes this page, and a test compares the two. Pages that explain:
[Write a bot](write-a-bot.md), [What a bot sees](what-a-bot-sees.md), [Analyse games](analyse-games.md), [Imagined
games](imagined-games.md), [The laboratory](laboratory.md), [Learning environments](rl.md), [The kernel](kernel.md).
"""

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Found(NamedTuple):
    """A definition, the module it stands in, and the docstring written under it, if it is a value."""

    node: ast.stmt
    module: str
    said: str


def source(module: str) -> ast.Module:
    """The syntax tree of a module of the package."""
    path = ROOT / "src" / Path(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text("utf-8"))


def public(module: str) -> list[str]:
    """The names that a module lists in `__all__`."""
    for node in source(module).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            names: list[str] = ast.literal_eval(node.value)
            return names
    raise LookupError(f"{module} has no __all__")


def with_texts(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Statements, each with its docstring: its own, or the text that follows a value."""
    for node, then in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, Function | ast.ClassDef):
            yield node, ast.get_docstring(node) or ""
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            is_text = isinstance(then, ast.Expr) and isinstance(then.value, ast.Constant)
            yield node, str(then.value.value) if is_text else ""  # type: ignore[union-attr]


def defined(node: ast.stmt) -> str:
    """The name that a statement defines."""
    if isinstance(node, Function | ast.ClassDef):
        return node.name
    target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
    return target.id if isinstance(target, ast.Name) else ""


def find(module: str, name: str) -> Found:
    """Where a name is defined: imports are followed."""
    tree = source(module)
    for node, said in with_texts(tree.body):
        if defined(node) == name:
            return Found(node, module, said)
    for each in ast.walk(tree):
        if isinstance(each, ast.ImportFrom) and each.module and any((a.asname or a.name) == name for a in each.names):
            return find(each.module, name)
    raise LookupError(f"{module}.{name} is defined nowhere")


def signature(node: Function) -> str:
    """The arguments of a function or method, without `self`."""
    args = ast.unparse(node.args).removeprefix("self, ").removeprefix("self").removeprefix("cls, ")
    returned = "" if node.returns is None else f" -> {ast.unparse(node.returns)}"
    return f"({args}){returned}"


def marks(node: ast.stmt) -> list[str]:
    """The decorators of a definition."""
    return [ast.unparse(each) for each in getattr(node, "decorator_list", ())]


def member(node: ast.stmt, said: str) -> Iterator[str]:
    """The line of a member of a class."""
    name = defined(node)
    if not name or name.startswith("_") or any(mark.endswith(".setter") for mark in marks(node)):
        return
    text = " ".join(said.split())
    if isinstance(node, Function):
        shown = name if "property" in marks(node) or "cached_property" in marks(node) else f"{name}{signature(node)}"
    elif isinstance(node, ast.AnnAssign):
        shown = f"{name}: {ast.unparse(node.annotation)}"
    else:
        shown = name
    yield f"- `{shown}`" + (f": {text}" if text else "")


def set_at_birth(made: Function) -> Iterator[str]:
    """The lines of the attributes that `__init__` sets and explains."""
    for node, said in with_texts(made.body):
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if isinstance(target, ast.Attribute) and not target.attr.startswith("_") and said:
            yield f"- `{target.attr}`: {' '.join(said.split())}"


def members_of(node: ast.ClassDef, module: str) -> Iterator[str]:
    """The lines of the members of a class: first those of a class of ours that is no public name, but its base."""
    for base in node.bases:
        if isinstance(base, ast.Name) and base.id in BASES:
            found = find(module, base.id)
            yield from members_of(found.node, found.module) if isinstance(found.node, ast.ClassDef) else ()
    for each, text in with_texts(node.body):
        yield from member(each, text)


def entry(module: str, name: str) -> str:
    """What the page says of a name."""
    node, where, said = find(module, name)
    lines = [f"### `{name}`", ""]
    if isinstance(node, Function):
        lines += ["```python", f"{name}{signature(node)}", "```", ""]
    if not said:
        raise LookupError(f"{module}.{name} has no docstring")
    lines += [said, ""]
    if isinstance(node, ast.ClassDef):
        members = list(members_of(node, where))
        made = next((each for each in node.body if isinstance(each, Function) and each.name == "__init__"), None)
        if made is not None:
            members = [*set_at_birth(made), *members]
            if name not in MADE_BY_OTHERS:
                lines += ["```python", f"{name}{signature(made).removesuffix(' -> None')}", "```", ""]
        lines += [*members, ""] if members else []
    return "\n".join(lines)


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for module in PACKAGES:
        first = (ast.get_docstring(source(module)) or "").split("\n\n")[0]
        parts.append(f"## `{module}`\n\n{first}\n")
        parts += [entry(module, name) for name in public(module)]
    return "\n".join(parts).rstrip() + "\n"


if __name__ == "__main__":
    if "--write" in sys.argv[1:]:
        PAGE.write_text(page(), "utf-8")
    else:
        print(page(), end="")
