"""The tool that drops refusing conditions: which it finds, and what it says of those that no test notices."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tools.proofs import mutants

ROOT = Path(__file__).resolve().parent.parent

RULES = '''
from grognard.kernel.words.rulebook import rule
from grognard.kernel.asking.script import Refusal

TOO_FAR = Refusal("2", "no-too-far")


@rule("1")
def cannot_go(tired: bool, far: int) -> Refusal | None:
    """Nobody goes tired, backwards, too far, or to the second hex."""
    if tired or far < 0:
        return Refusal("1", "no-tired")
    if (why := cannot_reach(far)) is not None:
        return why
    return None if far != 2 else Refusal("1", "no-second")


@rule("2")
def cannot_reach(far: int) -> Refusal | None:
    return TOO_FAR if far > 5 else None
'''

TESTS = """
import pytest
from sample.rules import cannot_go


@pytest.mark.rule("1")
def test_1_nobody_goes_tired() -> None:
    assert cannot_go(True, 1) is not None
    assert cannot_go(False, 1) is None


@pytest.mark.rule("1")
def test_1_not_too_far() -> None:
    assert cannot_go(False, 6).rule == "2"


def test_not_to_the_second_hex() -> None:
    assert cannot_go(False, 2) is not None
"""

ASK = """
import sys
from pathlib import Path
from tools.proofs.mutants import Accepted, examine, told
here = Path(sys.argv[1])
sys.path.insert(0, str(here))
found, done = examine(here / "sample", "sample", [here / "book"])
known = [Accepted("sample", *entry.split("|"), "a reason") for entry in sys.argv[2:]]
lines, is_wrong = told("sample", found, done, known)
print("\\n".join(lines))
raise SystemExit(is_wrong)
"""


def texts(source: str) -> list[str]:
    """The conditions found in a piece of source."""
    return [ast.unparse(leaf.node) for leaf in mutants.leaves(ast.parse(source))]


def test_each_part_of_an_or_refuses_by_itself() -> None:
    body = "    if a or not (b and c):\n        return NO\n    if d and e:\n        return NO\n    return None\n"
    assert texts("def f() -> Refusal | None:\n" + body) == ["a", "b", "c", "d and e"]


def test_what_only_chooses_the_words_is_no_condition() -> None:
    body = "    if a:\n        return NO if b else Refusal('1', 'no')\n    return None\n"
    assert texts("def f() -> Refusal | None:\n" + body) == ["a"]
    assert texts("def f() -> Refusal:\n" + body) == []


def test_a_refusal_handed_on_is_one() -> None:
    body = (
        "    def g() -> Refusal | None:\n        return h(1) or h(2)\n    if a:\n        return None\n    return g()\n"
    )
    assert texts("class C:\n  def f() -> Refusal | None:\n" + body.replace("    ", "      ")) == ["g()", "h(1)", "h(2)"]


def examined(folder: Path, *known: str) -> tuple[int, list[str]]:
    """What the tool says of the sample, and how it ends."""
    for name, text in (("sample/__init__.py", ""), ("sample/rules.py", RULES), ("book/test_rules.py", TESTS)):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    command = [sys.executable, "-c", ASK, str(folder), *known]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert not done.stderr
    return done.returncode, done.stdout.splitlines()


def test_a_condition_that_no_test_notices_is_left(tmp_path: Path) -> None:
    code, lines = examined(tmp_path)
    assert code == 1
    assert lines[0] == "sample: 5 made, 2 caught by tests of their clauses, 2 by others, 0 accepted, 1 left"
    place = tmp_path / "sample/rules.py"
    assert lines[1:] == [f"  left: {place}:11 cannot_go (§1): far < 0 [book: refuses in no tests]"]
    assert place.read_text("utf-8") == RULES, "the files stay as they are"


@pytest.mark.parametrize(
    ("known", "code", "line"),
    [
        ("rules.cannot_go|far < 0", 0, "1 accepted, 0 left"),
        ("rules.cannot_go|tired", 1, "  accepted, but there is nothing to accept: rules.cannot_go: tired"),
    ],
)
def test_what_is_accepted_is_not_left_and_must_be_there(tmp_path: Path, known: str, code: int, line: str) -> None:
    told = examined(tmp_path, known)
    assert told[0] == code
    assert any(line in each for each in told[1])


def test_every_accepted_mutant_has_a_reason_and_its_condition_is_there() -> None:
    known = mutants.accepted()
    assert all(entry.reason for entry in known)
    for game in sorted({entry.game for entry in known}):
        found = mutants.conditions_of(mutants.GAMES / game, f"grognard.games.{game}")
        there = {(each.place, each.text) for each in found}
        assert [entry for entry in known if entry.game == game and (entry.where, entry.condition) not in there] == []


def test_an_engine_is_proved_by_the_books_that_share_it() -> None:
    assert mutants.books_of("front1918") == ["marne", "italia"]
    assert mutants.books_of("verdun") == ["verdun"]
