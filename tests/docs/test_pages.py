"""What the pages say is so: sessions run, positions load, tables list what there is, links lead somewhere."""

from __future__ import annotations

import ast
import doctest
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import msgspec
import pytest

import grognard
from grognard.kernel.files import save
from grognard.lab.conformance import CHECKS
from tests.docs.pages import DOCS, ROOT, TUTORIAL, blocks
from tests.test_project import SAME_IN_EACH

PAGES = sorted(page for page in DOCS.rglob("*.md") if "examples" not in page.parts)
TEXTS = [*PAGES, ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"]
WITH_SESSIONS = [page for page in TEXTS if page != TUTORIAL and any(b.language == "pycon" for b in blocks(page))]


def named(page: Path) -> str:
    """A page as test reports call it."""
    return page.relative_to(ROOT).as_posix()


def page(name: str) -> str:
    """The text of a page."""
    return (DOCS / name).read_text("utf-8")


def first_column(text: str) -> list[str]:
    """What stands in code type in the first column of the tables of a text."""
    return re.findall(r"^\| `([^`]+)`", text, re.MULTILINE)


@pytest.mark.parametrize("page", WITH_SESSIONS, ids=named)
def test_sessions_are_what_python_says(page: Path) -> None:
    text = "\n".join(block.text for block in blocks(page) if block.language == "pycon")
    session = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(session, out=told.append)
    assert not told, "".join(told)


POSITIONS = [block.text for block in blocks(DOCS / "position-notation.md") if block.language == "position"]


@pytest.mark.parametrize("text", POSITIONS, ids=range(len(POSITIONS)))
def test_every_position_loads_and_is_written_as_it_reads(text: str) -> None:
    name = text.split()[0]
    game = grognard.position(name, text, seed=1)
    again = grognard.position(name, game.position_text(), seed=1)
    assert again.position_text() == game.position_text()
    assert again.view(None)["pieces"] == game.view(None)["pieces"]


# The save format ------------------------------------------------------------------------------------------------


def test_the_save_of_the_page_is_a_save() -> None:
    (text,) = [block.text for block in blocks(DOCS / "save-format.md") if block.language == "json"]
    shown = json.loads(text)
    game = grognard.new(shown["game"], shown["scenario"], seed=shown["dice"]["seed"])
    for entry in shown["entries"]:
        side, _, answer = entry.partition(": ")
        if side != "dice":
            game.answer(answer, side)
    assert is_within(shown, json.loads(game.save()))
    assert save.read_save(text).format == save.FORMAT


def is_within(part: Any, whole: Any) -> bool:
    """Whether a value is the other one cut short."""
    if isinstance(part, dict) and isinstance(whole, dict):
        return all(key in whole and is_within(part[key], whole[key]) for key in part)
    return bool(part == whole)


def test_every_field_of_a_save_is_described_and_no_other() -> None:
    structs = (save.Save, save.SavedDice, save.Cache)
    there = [field.name for struct in structs for field in msgspec.structs.fields(struct)]
    assert sorted(first_column(page("save-format.md"))) == sorted(there)


# The kernel and the kit -----------------------------------------------------------------------------------------


def test_every_module_of_the_kernel_has_its_place_in_the_reading_order() -> None:
    order = page("kernel.md").partition("## A reading order")[2].partition("## Words")[0]
    listed, folder = [], ""
    for line in order.splitlines():
        if item := re.match(r"- \*\*(.+?)\*\*", line):
            listed += [f"{folder}{name}" for name in re.findall(r"`(\w+)`", item[1])]
        elif heading := re.search(r"`(\w+/)`", line):
            folder = heading[1]
    kernel = ROOT / "src" / "grognard" / "kernel"
    there = {path.relative_to(kernel).with_suffix("").as_posix() for path in kernel.rglob("*.py")}
    assert sorted(listed) == sorted(path for path in there if not path.endswith("__init__"))


def test_the_glossary_names_rooms_that_are_there() -> None:
    rows = re.findall(r"^\| ([a-z ]+) \| .+ \| `([\w/*]+)` \|$", page("glossary.md"), re.MULTILINE)
    words = [word for word, _ in rows]
    assert len(words) == len(set(words)) > 40
    for word, room in rows:
        tops = (ROOT / "src" / "grognard", ROOT)
        assert any([*top.glob(room), *top.glob(f"{room}.py")] for top in tops), word


def singular(noun: str) -> str:
    return noun if noun.endswith("ss") else noun.removesuffix("s")


def test_a_noun_that_two_packages_share_is_in_the_glossary() -> None:
    """Chapters of games have the words of their books; commands, addresses and messages those of what they show."""
    words = re.findall(r"^\| ([a-z ]+) \| .+ \|$", page("glossary.md"), re.MULTILINE)
    package = ROOT / "src" / "grognard"
    aside = {"games", "cli", "routes", "wire"}
    rooms: dict[str, set[str]] = {}
    for path in package.rglob("*.py"):
        folder = path.relative_to(package).parent
        if folder.parts and path.stem != "__init__" and not aside & {*folder.parts}:
            rooms.setdefault(singular(path.stem.replace("_", " ")), set()).add(folder.as_posix())
    shared = {noun for noun, folders in rooms.items() if len(folders) > 1}
    shared |= {singular(" ".join(re.findall(r"[A-Z][a-z]+", name)).lower()) for name in SAME_IN_EACH}
    assert len(shared) > 20
    assert sorted(shared - {singular(word) for word in words}) == []


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="no sha256sum here")
def test_a_die_can_be_checked_in_a_shell() -> None:
    (script,) = [block.text for block in blocks(DOCS / "kernel.md") if block.language == "sh"]
    told = subprocess.run(["sh", "-c", script], capture_output=True, text=True, check=True).stdout
    assert f"dice: roll {told.strip()}" == str(grognard.new("patrol", seed=7).entries[0])


def test_every_promise_of_the_kit_is_on_its_page() -> None:
    rows = dict(re.findall(r"^\| `([\w-]+)` \| (.+) \|$", page("conformance.md"), re.MULTILINE))
    assert rows == CHECKS


def test_every_cheat_is_on_the_page_of_the_kit() -> None:
    files = [ROOT / "tests" / "conformance" / name for name in ("cheats.py", "leaky.py")]
    nodes = [node for file in files for node in ast.parse(file.read_text("utf-8")).body]
    cheats = {node.name for node in nodes if isinstance(node, ast.ClassDef) and not node.name.endswith("Game")}
    assert cheats == set(re.findall(r"^\| ([A-Z]\w+) \|", page("conformance.md"), re.MULTILINE))


# Links ----------------------------------------------------------------------------------------------------------


def anchors(path: Path) -> set[str]:
    """The names under which the headings of a page can be reached."""
    headings = re.findall(r"^#+ (.+)$", path.read_text("utf-8"), re.MULTILINE)
    plain = (re.sub(r"[^\w\s-]", "", heading.lower()).strip() for heading in headings)
    return {re.sub(r"\s+", "-", heading) for heading in plain}


@pytest.mark.parametrize("path", TEXTS, ids=named)
def test_every_link_leads_somewhere(path: Path) -> None:
    text = re.sub(r"```.*?```|`[^`\n]+`", "", path.read_text("utf-8"), flags=re.DOTALL)
    broken = []
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if link.startswith(("http://", "https://")):
            continue
        name, _, anchor = unquote(link).partition("#")
        target = (path.parent / name).resolve() if name else path
        if not target.exists() or (anchor and anchor not in anchors(target)):
            broken.append(link)
    assert not broken


def test_every_page_is_in_the_navigation() -> None:
    listed = re.findall(r"([\w/-]+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(path.relative_to(DOCS).as_posix() for path in PAGES)
