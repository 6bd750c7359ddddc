"""Move flat modules into folders, and rewrite every name and path of them in code, tests, tools and documentation.

    .venv/bin/python tools/rooms.py            # all packages of MOVES, in this tree; may be run again

A branch that was begun before the folders, with everything committed, is brought onto main like this:

    git show main:tools/rooms.py > /tmp/rooms.py
    .venv/bin/python /tmp/rooms.py --rebase

It gives every commit of the branch the folders and the new names first, so that a conflict in the rebase is a true one:
mend it, `git rebase --continue`, then `.venv/bin/python tools/rooms.py` once more for what was mended.

MOVES is the table: for each package its folders, and the modules in each. A module that is not named stays where it is.
"""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(
    subprocess.run(["git", "rev-parse", "--show-toplevel"], check=True, text=True, capture_output=True).stdout.strip()
)
TEXT: Final = {".py", ".md", ".ipynb", ".toml", ".yml", ".mjs", ".ts", ".tsx", ".sh", ".json", ".mako", ""}
LEFT: Final = ("tools/rooms.py", "pyproject.toml")
"""Files that are left as they are: in contracts of imports a folder stands by its name."""

MOVES: Final = {
    "src/grognard/kernel": {
        "asking": "script selection sequence rules actions claims game preview orders what_if",
        "table": "play position occupation pieces board area scenario title",
        "numbers": "dice dicecheck charts cells tally futures",
        "space": "hexgrid reach trace sight",
        "secrecy": "view imagined dealing",
        "words": "messages words numerals typeset labels rulebook named notes briefing goal overlay",
        "files": "data sources notation since writing spelling fields save",
        "tactics": "alternation reaction markers",
    },
    "src/grognard/server": {
        "http": "web routes calls openapi faults connections threads limits quotas handles printed metrics garbage",
        "rooms": "rooms room seats lobby live answering fairness history memory plans trials report upkeep",
        "screens": "screen viewer catalogue pages patches log look tallies goals inspect group_orders reasons reel "
        "kept",
        "storage": "storage database migrations records packing marks backup",
        "thinking": "workers worker worker_messages thinker fair_queue opponents advice imports",
    },
    "src/grognard/lab": {
        "play": "simulate tournament workers garbage journal measure luck figures elo export",
        "reports": "battle told telling battlepage opinion opining plots report",
    },
    "src/grognard/bots": {
        "ranks": "random recruit officer general",
        "minds": "commander glance reason weights ground odds concentration variation",
    },
    "tools": {
        "boards": "verdun_board marne_board italia_board italia_facts italia_land relief "
        "verdun_plausibility marne_plausibility italia_plausibility",
        "bench": "speed hands bench_peers answer_bench screen_bench lobby_bench load worst",
        "proofs": "digest mutants opponents",
    },
}

WEB: Final = {
    "app": "game page menu menu-items palette commands keys keylist route lobby shelf settings-sheet columns "
    "curtain foot",
    "state": "store table seat live answering choices looking details rolls advice layers notices sheets orders plan "
    "watch branch read dicehash focus tool sketch settings api",
    "board": "board boardview/*",
    "panel": "prompt options grouping odds compare inspector log log-keys last-act hint roll layers-row peek together "
    "tracks goal goal-sheet bands player toolbox trial briefing guide hints tutorial dice dicecheck end",
    "replay": "replay reel story",
    "report": "report moment opinion curves",
    "rules": "reader rulebook clause",
    "shared": "parts forms lazy room counter text wear typeset sha256 sound noises tally search",
}
"""The same for what runs in the browser, from `web/src`."""


class Move(NamedTuple):
    """A module that moves: its package, its folder and its name."""

    package: str
    folder: str
    name: str

    @property
    def old(self) -> str:
        return f"{dotted(self.package)}.{self.name}"

    @property
    def new(self) -> str:
        return f"{dotted(self.package)}.{self.folder}.{self.name}"


def dotted(package: str) -> str:
    """A folder of the source as Python names it."""
    return package.removeprefix("src/").replace("/", ".")


def moves() -> Iterator[Move]:
    """The table, move by move."""
    for package, folders_of in MOVES.items():
        for folder, names in folders_of.items():
            yield from (Move(package, folder, name) for name in names.split())


def git(*args: str) -> str:
    return subprocess.run(["git", *args], cwd=ROOT, check=True, text=True, capture_output=True).stdout.strip()


def move_files(all_moves: list[Move]) -> None:
    """Move the files that are still at their old place, and what lies beside them under the same name."""
    for move in all_moves:
        here, there = ROOT / move.package, ROOT / move.package / move.folder
        for old in (here / f"{move.name}.py", here / f"{move.name}.toml", here / move.name):
            if old.exists() and move.folder != old.name:
                there.mkdir(exist_ok=True)
                if move.package.startswith("src/") and not (there / "__init__.py").exists():
                    (there / "__init__.py").write_text("")
                    git("add", str(there / "__init__.py"))
                git("mv", str(old), str(there / old.name))


# Names in Python ----------------------------------------------------------------------------------------------------


class Names:
    """The old names of modules, and what takes their place in a text."""

    def __init__(self, all_moves: list[Move]) -> None:
        self.new = {move.old: move.new for move in all_moves}
        self.members: dict[str, set[str]] = {}
        for move in all_moves:
            there = ROOT / move.package / move.folder
            members = self.members.setdefault(
                f"{dotted(move.package)}.{move.folder}", {path.stem for path in there.glob("*")}
            )
            members.add(move.name)
        self.packages = {dotted(move.package) for move in all_moves}
        self.dotted = re.compile(rf"(?<![\w.])(?:{'|'.join(map(self._dotted, all_moves))})")
        self.new_paths = dict(pair for move in all_moves for pair in self._paths(move))
        self.paths = re.compile(rf"(?<![\w./])(?:src/)?({'|'.join(self.new_paths)})(?=\.(?:py|toml)\b|`)")
        self.own = re.compile("|".join(self._own_imports()) or "(?!)")
        self.alone = re.compile(rf"from ({'|'.join(map(re.escape, self.packages))}) import (\w+)(?! *[,\w])")

    def _dotted(self, move: Move) -> str:
        """The dotted name; where the folder has the name of a module, only if no module of the folder follows."""
        inside = "|".join(sorted(self.members.get(move.old, ())))
        return rf"{re.escape(move.old)}\b" + (rf"(?!\.(?:{inside})\b)" if inside else "")

    @staticmethod
    def _paths(move: Move) -> Iterator[tuple[str, str]]:
        """Paths of the file: whole (`grognard/kernel/game.py`) and as pages write them (`kernel/game`)."""
        whole = move.package.removeprefix("src/")
        for path in (whole, move.package.rpartition("/")[2]):
            yield f"{path}/{move.name}", f"{path}/{move.folder}/{move.name}"

    def _own_imports(self) -> Iterator[str]:
        """Imports of modules from a folder that has the name of a module: they stay."""
        for folder, members in self.members.items():
            if folder in self.new:
                name = rf"(?:{'|'.join(sorted(members))})\b(?: as \w+)?"
                yield rf"from {re.escape(folder)} import (?:\(\s*(?:{name},\s*)+\)|{name}(?:, {name})*(?! *,))"

    def in_text(self, text: str) -> str:
        """A text with the new dotted names and paths."""
        kept: list[str] = []

        def keep(found: re.Match[str]) -> str:
            kept.append(found[0])
            return f"\0{len(kept) - 1}\0"

        text = self.own.sub(keep, text)
        text = self.dotted.sub(lambda found: self.new[found[0]], text)
        text = self.paths.sub(lambda found: found[0].replace(found[1], self.new_paths[found[1]]), text)
        text = self.alone.sub(self._alone, text)
        return re.sub("\0(\\d+)\0", lambda found: kept[int(found[1])], text)

    def _alone(self, found: re.Match[str]) -> str:
        """`from grognard.kernel import save`, as pages write it."""
        new = self.new.get(f"{found[1]}.{found[2]}")
        return f"from {new.rpartition('.')[0]} import {found[2]}" if new else found[0]

    def in_code(self, text: str) -> str:
        """Python with the new names: first the imports of several modules of a package, then all dotted names."""
        lines = text.splitlines(keepends=True)
        for node in sorted(self._package_imports(text), key=lambda node: -node.lineno):
            lines[node.lineno - 1 : node.end_lineno] = [self._split(node)]
        return self.in_text("".join(lines))

    def _package_imports(self, text: str) -> list[ast.ImportFrom]:
        if not any(f"from {package} import" in text for package in self.packages):
            return []
        return [
            node
            for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.ImportFrom)
            and node.module in self.packages
            and any(f"{node.module}.{name.name}" in self.new for name in node.names)
        ]

    def _split(self, node: ast.ImportFrom) -> str:
        """One import for each folder that the names have gone to."""
        by_folder: dict[str, list[str]] = {}
        for name in node.names:
            new = self.new.get(f"{node.module}.{name.name}", f"{node.module}.{name.name}")
            by_folder.setdefault(new.rpartition(".")[0], []).append(
                f"{name.name} as {name.asname}" if name.asname else name.name
            )
        indent = " " * node.col_offset
        return "".join(f"{indent}from {folder} import {', '.join(names)}\n" for folder, names in by_folder.items())


# Names in TypeScript ------------------------------------------------------------------------------------------------


class Scripts:
    """The files of `web/src`, where they were and where they are."""

    source = ROOT / "web" / "src"
    relative = re.compile(r"""(?<=["'])\.\.?/[^"'\n]+(?=["'])""")

    def __init__(self) -> None:
        self.folders = {name: folder for folder, names in WEB.items() for name in names.split()}
        self.old = {self.moved(old): old for old in self._old_names()}

    def _old_names(self) -> Iterator[Path]:
        """Where each file was: one that is in its folder already was above it, or in `boardview`."""
        for file in self.source.rglob("*.ts*"):
            name = file.relative_to(self.source)
            folder, stem = name.parts[0], name.name.partition(".")[0]
            if len(name.parts) == 2 and stem in WEB.get(folder, "").split():
                yield Path(name.name)
            else:
                yield Path("boardview", name.name) if folder == "board" else name

    def moved(self, old: Path) -> Path:
        """The new place of a file."""
        name = f"{old.parent}/*" if len(old.parts) > 1 else old.name.partition(".")[0]
        return Path(self.folders[name], old.name) if name in self.folders else old

    def move_files(self) -> None:
        for new, old in self.old.items():
            if new != old and (self.source / old).exists():
                (self.source / new).parent.mkdir(exist_ok=True)
                git("mv", str(self.source / old), str(self.source / new))

    def rewrite(self) -> None:
        """Write the imports of every script anew: first as they are from its new place, or else from its old one."""
        if self.source.is_dir():
            for file in [*self.source.rglob("*.ts*"), *(ROOT / "web" / "tests").rglob("*.ts")]:
                text = file.read_text("utf-8")
                new = self.relative.sub(partial(self._import, file), text)
                if new != text:
                    file.write_text(new, "utf-8")

    def _import(self, file: Path, found: re.Match[str]) -> str:
        name = found[0]
        is_ours = file.is_relative_to(self.source)
        was = self.source / self.old[file.relative_to(self.source)] if is_ours else file
        if (file.parent / name).exists():
            return name
        target = Path(os.path.normpath(was.parent / name))
        if not target.is_relative_to(self.source):
            return name
        new = self.source / self.moved(target.relative_to(self.source))
        if not new.exists():
            return name
        path = os.path.relpath(new, file.parent).replace(os.sep, "/")
        return path if path.startswith(".") else f"./{path}"


# The tree -----------------------------------------------------------------------------------------------------------


def tracked() -> list[Path]:
    names = [name for name in git("ls-files", "-co", "--exclude-standard").splitlines() if name not in LEFT]
    return [ROOT / name for name in names if Path(name).suffix in TEXT and (ROOT / name).is_file()]


def rewrite(all_moves: list[Move]) -> None:
    names = Names(all_moves)
    for file in tracked():
        text = file.read_text("utf-8")
        new = names.in_code(text) if file.suffix == ".py" else names.in_text(text)
        if new != text:
            file.write_text(new, "utf-8")


def lay_out() -> None:
    """Sort the imports, and format what has become longer."""
    ruff = ROOT / ".venv" / "bin" / "ruff"
    subprocess.run([ruff, "check", "--quiet", "--select", "I", "--fix", "."], cwd=ROOT, check=False)
    subprocess.run([ruff, "format", "--quiet", "."], cwd=ROOT, check=False)


def folders() -> None:
    """Give the tree of now its folders."""
    all_moves = list(moves())
    move_files(all_moves)
    rewrite(all_moves)
    scripts = Scripts()
    scripts.move_files()
    scripts.rewrite()
    lay_out()


def take_in(message: str, *like: str) -> None:
    """Commit all that differs, if anything does."""
    git("add", "-A")
    if git("status", "--porcelain"):
        git("commit", "--quiet", "--no-verify", *(like or ("-m", message)))


def rebase() -> int:
    """Bring the branch onto main, every commit with folders, as the text above says."""
    if git("status", "--porcelain"):
        print("commit first: the tree holds changes")
        return 1
    branch = git("rev-parse", "--abbrev-ref", "HEAD")
    base = git("merge-base", "main", "HEAD")
    commits = git("rev-list", "--reverse", f"{base}..HEAD").split()
    git("checkout", "--quiet", "--detach", base)
    folders()
    take_in("Folders")
    begun = git("rev-parse", "HEAD")
    for commit in commits:
        git("read-tree", "-u", "--reset", commit)
        folders()
        take_in("", "-C", commit)
    ours = git("rev-parse", "HEAD")
    git("checkout", "--quiet", "--detach", "main")
    folders()
    take_in("Folders")
    onto = git("rev-parse", "HEAD")
    git("checkout", "--quiet", "-B", branch, ours)
    return subprocess.run(["git", "rebase", "--onto", onto, begun], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    if sys.argv[1:] == ["--rebase"]:
        sys.exit(rebase())
    folders()
