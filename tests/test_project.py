"""The project as a whole: what no single module can promise for the others.

Which room may import which is for import-linter to say (see pyproject.toml). No rule is tested here.
"""

from __future__ import annotations

import ast
import os
import re
import subprocess
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path, PurePosixPath
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest

import grognard

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "grognard"
MOST_BYTES_OF_THE_FILM = 1_500_000
PLANNED = {"verdun", "marne", "august", "indochine", "italia", "front1918"}
LOCK_FILES = re.compile(r"(uv|poetry|pdm|Pipfile)\.lock|pylock(\..+)?\.toml")
# Put together here, so that this file passes its own test.
REGISTRY_HOSTS = {
    ".".join(parts)
    for parts in (
        ("pypi", "org/simple"),
        ("files", "pythonhosted", "org"),
        ("registry", "npmjs", "org"),
        ("registry", "yarnpkg", "com"),
    )
}
INDEX_OPTION = re.compile(r"^\s*(-i|-f|--(extra-)?index-url|--index|--default-index|--find-links)[ =]", re.MULTILINE)

LATE_IMPORTS = {
    "": 2,
    "bots": 2,
    "draw": 1,
    "games/august": 1,
    "lab": 6,
    "rl": 3,
    "server": 5,
    "tools": 21,
}
"""How many imports within functions there may be, by package: a number that only falls. Of what is not named, none."""

SAME_IN_EACH = {
    "Conduct",  # of two commanders: what they do differently
    "FireResult",  # of three games: a result of the fire table
    "Goal",  # of the kernel, and as it is sent
    "March",  # of two games: where a group can go
    "Plans",  # of two commanders: those of a phase
    "Refusal",  # of the kernel, and as it is sent
    "Shot",  # of two games: one fire
    "Situation",  # of two commanders: a table as one side reads it
    "Ways",  # of two games: the edges of a board, with changes
}
"""The names of classes that two modules define, and which mean the same in each: at most ten, and only fewer."""


def modules(*rooms: str) -> list[Path]:
    """The modules of these rooms of the package, or all of them."""
    tops = [PACKAGE / room for room in rooms] or [PACKAGE]
    return sorted(path for top in tops for path in top.rglob("*.py"))


def inside(path: Path) -> str:
    """A path as messages quote it: from the top of the project."""
    return path.relative_to(ROOT).as_posix()


class Facts(NamedTuple):
    """What the tests below ask of a module, so that each is parsed once."""

    opening: str
    """Its docstring."""
    calls_outside: list[str]
    """The calls that would reach the terminal, each with its line."""
    late_imports: int
    """How many imports are within functions: there they hide that modules import one another."""
    classes: list[str]
    """The names of its classes."""


@cache
def facts(path: Path) -> Facts:
    """The facts of a file."""
    return facts_of(ast.parse(path.read_text("utf-8"), filename=str(path)))


def facts_of(tree: ast.Module) -> Facts:
    """The facts of a syntax tree."""
    found = Facts(ast.get_docstring(tree) or "", [], 0, [])
    late = 0
    nodes: list[tuple[ast.AST, bool]] = [(node, False) for node in tree.body]
    for node, is_within in nodes:
        match node:
            case ast.Call(func=ast.Name(id=("print" | "input" | "breakpoint") as name)):
                found.calls_outside.append(f"line {node.lineno}: {name}")
            case ast.Import() | ast.ImportFrom():
                late += is_within
            case ast.ClassDef(name=name):
                found.classes.append(name)
        is_within |= isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        nodes += [(child, is_within) for child in ast.iter_child_nodes(node)]
    return found._replace(late_imports=late)


@pytest.fixture(scope="module")
def ours() -> list[Path]:
    """Every file that is committed, or would be by `git add .`"""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git work tree: what is committed cannot be told")
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, capture_output=True, check=True).stdout.decode().split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


def texts(paths: list[Path]) -> Iterator[tuple[Path, str]]:
    """The files that are text, with their text."""
    for path in paths:
        try:
            yield path, path.read_text("utf-8")
        except UnicodeDecodeError:
            continue


def installers_look_in() -> list[str]:
    """The addresses and folders that the environment tells pip, uv and npm to fetch from."""
    tells = re.compile(r"(pip|uv|npm_config)_.*(index|link|registry)", re.IGNORECASE)
    return [word for name, value in os.environ.items() if tells.match(name) for word in value.split()]


def hosts_of_this_machine() -> set[str]:
    """The hosts its installers look in."""
    return {host for place in installers_look_in() if (host := urlsplit(place).hostname)}


def folders_of_this_machine() -> set[str]:
    """Folders nobody else has: the home, the project and its neighbours, and where the installers look."""
    found = {f"{Path.home()}/", str(ROOT)}
    if ROOT.parent != Path(tempfile.gettempdir()).resolve():
        found.add(f"{ROOT.parent}/")
    found.update(urlsplit(place).path for place in installers_look_in() if place.startswith(("/", "file:")))
    return {folder for folder in found if folder.strip("/")}


def test_no_committed_file_tells_where_it_was_made(ours: list[Path]) -> None:
    """A path or a host of one machine is noise to everyone else, and a leak."""
    traces = folders_of_this_machine() | hosts_of_this_machine() | REGISTRY_HOSTS
    found = [f"{inside(path)}: {trace}" for path, text in texts(ours) for trace in traces if trace in text]
    assert not found


def test_no_committed_file_chooses_an_index(ours: list[Path]) -> None:
    """Where packages come from is for whoever installs to say."""
    wanted = [path for path in ours if path.suffix == ".txt" or path.name in {"pip.conf", "uv.toml"}]
    found = [inside(path) for path, text in texts(wanted) if INDEX_OPTION.search(text)]
    assert not found


def test_there_are_no_lock_files(ours: list[Path]) -> None:
    """They record registry hosts; our versions are in constraints.txt (see docs/decisions/004)."""
    assert not [inside(path) for path in ours if LOCK_FILES.fullmatch(path.name)]
    npm = [path for path in ours if path.name == "package-lock.json"]
    assert not [inside(path) for path, text in texts(npm) if '"resolved"' in text]


def test_constraints_pin_every_requirement() -> None:
    """Each line is one exact version, and nothing we ask for is left to chance."""
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pins = [re.fullmatch(r"([a-z0-9-]+)==[^ ;]+( ; .+)?", line) for line in lines]
    assert all(pins), [line for line, pin in zip(lines, pins, strict=True) if not pin]
    pinned = {pin[1] for pin in pins if pin}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    asked = [
        *project["dependencies"],
        *(item for extra in project["optional-dependencies"].values() for item in extra),
    ]
    names = {re.split(r"[^\w.-]", item)[0].replace(".", "-").replace("_", "-").lower() for item in asked}
    assert names <= pinned


@pytest.mark.parametrize("path", modules(), ids=inside)
def test_a_module_opens_with_what_it_is_for(path: Path) -> None:
    """A stranger learns from the first sentence what belongs in a room."""
    assert re.search(r"\w+\W+\w+\W+\w+.*[.?!:](\s|$)", facts(path).opening, re.DOTALL), "no sentence at the top"


@pytest.mark.parametrize("path", modules("kernel", "games"), ids=inside)
def test_rules_do_not_speak_to_the_outside(path: Path) -> None:
    """Pure code speaks to players by events and questions: it prints nothing and reads no keyboard."""
    assert not facts(path).calls_outside


def test_a_print_would_be_seen() -> None:
    """The scan above is not blind: it finds a call, and not a word or a method of that name."""
    assert facts_of(ast.parse("if x:\n    print(1)")).calls_outside == ["line 2: print"]
    assert not facts_of(ast.parse("console.print('print')")).calls_outside


@pytest.mark.parametrize("path", modules("kernel"), ids=inside)
def test_the_kernel_names_no_game(path: Path) -> None:
    """What is true of one game only has no place in what all of them share."""
    games = PLANNED | {entry.parent.name for entry in (PACKAGE / "games").glob("*/__init__.py")}
    named = re.compile(rf"(?<![a-z])({'|'.join(sorted(games))})(?![a-z])", re.IGNORECASE)
    assert not named.findall(path.read_text("utf-8"))


def package_of(path: Path) -> str:
    """The package that a module's imports are counted in: a room, each game by itself, or the tools."""
    if not path.is_relative_to(PACKAGE):
        return "tools"
    rooms = path.relative_to(PACKAGE).parts[:-1]
    return "/".join(rooms[: 2 if rooms[:1] == ("games",) else 1])


def test_imports_within_functions_only_become_fewer() -> None:
    """The terminal is excepted: its commands import what they need, so that each starts at once."""
    found: Counter[str] = Counter()
    for path in [*modules(), *(ROOT / "tools").rglob("*.py")]:
        found[package_of(path)] += facts(path).late_imports
    del found["cli"]
    more = {package: number for package, number in found.items() if number > LATE_IMPORTS.get(package, 0)}
    assert not more, "import at the top of the module; `.venv/bin/ruff check --select PLC0415` lists those of the tools"
    loose = {package: number for package, number in found.items() if LATE_IMPORTS.get(package, 0) - number > 9}
    assert not loose, "there are fewer: write the new numbers into LATE_IMPORTS"


def test_a_class_name_has_one_meaning() -> None:
    found: dict[str, set[str]] = {}
    for path in modules():
        for name in facts(path).classes:
            found.setdefault(name, set()).add(inside(path))
    twice = {name: sorted(paths) for name, paths in found.items() if len(paths) > 1}
    assert {name: paths for name, paths in twice.items() if name not in SAME_IN_EACH} == {}
    assert twice.keys() == SAME_IN_EACH, "there are fewer: take them off SAME_IN_EACH"
    assert len(SAME_IN_EACH) <= 10


def in_other_language(path: PurePosixPath) -> PurePosixPath | None:
    """Where the same text is in the other language; None when the file is in neither."""
    other = {"en": "fr", "fr": "en"}
    parts = [".".join(other.get(word, word) for word in part.split(".")) for part in path.parts]
    swapped = PurePosixPath(*parts)
    return None if swapped == path else swapped


def test_english_and_french_come_in_pairs() -> None:
    """No text is in one language only, in any folder of data."""
    files = {
        PurePosixPath(inside(path))
        for folder in PACKAGE.rglob("data")
        for path in folder.rglob("*")
        if path.is_file() and path.parent.name != "__pycache__"
    }
    notes = {path for path in files if path.name == "notes.fr.toml"}
    """Their English stands where each value is; `grognard check` compares the two."""
    alone = [str(path) for path in sorted(files - notes) if (pair := in_other_language(path)) and pair not in files]
    assert not alone


def test_the_pair_of_a_text_is_found() -> None:
    """Languages are told by a word of the file's name or by a folder."""
    assert in_other_language(PurePosixPath("data/rules.en.toml")) == PurePosixPath("data/rules.fr.toml")
    assert in_other_language(PurePosixPath("data/fr/terms.ftl")) == PurePosixPath("data/en/terms.ftl")
    assert in_other_language(PurePosixPath("data/board.toml")) is None


def test_the_readme_names_the_two_commands() -> None:
    """A stranger needs to know how to play and how to test, and sees both on the first screen."""
    first_screen = "\n".join((ROOT / "README.md").read_text("utf-8").splitlines()[:40])
    assert "make play" in first_screen
    assert "make test" in first_screen


@pytest.mark.parametrize(("page", "images"), [("README.md", "docs/images"), ("docs/index.md", "images")])
def test_the_first_screen_shows_an_attack_that_moves_and_one_that_does_not(page: str, images: str) -> None:
    """Whoever asks for less movement is shown the still, which is linked for everybody, too."""
    first_screen = "\n".join((ROOT / page).read_text("utf-8").splitlines()[:40])
    assert f'<img src="{images}/attack.webp"' in first_screen
    assert f'<source media="(prefers-reduced-motion: reduce)" srcset="{images}/attack.jpg">' in first_screen
    assert f"]({images}/attack.jpg)" in first_screen


def test_the_film_of_an_attack_moves_and_is_small() -> None:
    """It is an animated WebP that loops, and is fetched by everybody who opens the page."""
    film = (ROOT / "docs/images/attack.webp").read_bytes()
    assert film[:4] + film[8:16] == b"RIFFWEBPVP8X"
    assert film[20] & 0b10, "it has one picture only"
    loops = film.index(b"ANIM") + 12
    assert film[loops : loops + 2] == b"\0\0", "it does not loop"
    assert film.count(b"ANMF") > 1
    assert len(film) <= MOST_BYTES_OF_THE_FILM


def test_the_version_is_in_the_changelog() -> None:
    """What the package calls itself, to pip and in Python, is what the changelog describes."""
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert version == grognard.__version__
    assert f"\n## {version}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_decisions_are_numbered_in_order_and_listed() -> None:
    """Each decision has the next number, the three headings of the template, and a line in the list."""
    folder = ROOT / "docs" / "decisions"
    decisions = sorted(path for path in folder.glob("[0-9]*.md") if not path.name.startswith("000"))
    assert [int(path.name[:3]) for path in decisions] == list(range(1, len(decisions) + 1))
    listed = (folder / "index.md").read_text("utf-8")
    for path in decisions:
        headings = re.findall(r"^## (.+)$", path.read_text("utf-8"), re.MULTILINE)
        assert headings[:3] == ["What", "Why", "What we gave up"], path.name
        assert f"({path.name})" in listed, f"{path.name} is not in index.md"
