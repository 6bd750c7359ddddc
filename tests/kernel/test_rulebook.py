"""Rules that can be looked up: read in two languages, searched, and laid beside the code and the tests."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.kernel.errors import BadData
from grognard.kernel.files.data import Faults
from grognard.kernel.words.rulebook import Clause, Rulebook, coverage, decided, keys_in, proved, rule, unmapped_keys

ENGLISH = """
[[rule]]
id = "5.1"
title = "Zones"
text = "A piece controls the six hexes around it."
kind = "definition"
status = "display"
reason = "nothing to decide"

[[rule]]
id = "5.2"
title = "Stopping"
text = "A piece entering a zone stops."
kind = "rule"
status = "done"
sees = ["5.1"]

[[rule]]
id = "5.3"
title = "Weather"
text = "In mud nobody stops anybody."
kind = "rule"
status = "todo"

[[rule]]
id = "ex.1"
title = "Example of stopping"
text = "A piece walks into a zone."
kind = "example"
status = "done"
"""
FRENCH = """
[[rule]]
id = "5.1"
title = "Zones"
text = "Un pion contrôle les six hexagones voisins."

[[rule]]
id = "5.2"
title = "Arrêt"
text = "Un pion qui entre dans une zone s'arrête."

[[rule]]
id = "5.3"
title = "Météo"
text = "Dans la boue, personne n'arrête personne."

[[rule]]
id = "ex.1"
title = "Exemple d'arrêt"
text = "Un pion entre dans une zone."
"""
RULINGS = """
[[ruling]]
id = "R1"
rules = ["5.2", "5.1"]
en = {question = "Does it stop at once?", ruling = "Yes.", reason = "The example does."}
fr = {question = "S'arrête-t-il aussitôt ?", ruling = "Oui.", reason = "L'exemple le fait."}
"""


def write(path: Path, english: str = ENGLISH, french: str = FRENCH, rulings: str | None = RULINGS) -> Path:
    path.mkdir(exist_ok=True)
    (path / "rules.en.toml").write_text(english, encoding="utf-8")
    (path / "rules.fr.toml").write_text(french, encoding="utf-8")
    if rulings is not None:
        (path / "rulings.toml").write_text(rulings, encoding="utf-8")
    return path


def faults(path: Path) -> list[str]:
    found = Faults()
    Rulebook.load(path, found)
    return found.lines


@pytest.fixture
def book(tmp_path: Path) -> Rulebook:
    return Rulebook.load(write(tmp_path / "book"))


# Reading -------------------------------------------------------------------------------------------------------
def test_a_clause_is_looked_up_by_its_number(book: Rulebook) -> None:
    assert book["5.2"] == Clause(
        "5.2",
        {"en": "Stopping", "fr": "Arrêt"},
        {"en": "A piece entering a zone stops.", "fr": "Un pion qui entre dans une zone s'arrête."},
        "rule",
        "done",
        "",
        ("5.1",),
    )
    assert book.text("5.2", "fr") == "Un pion qui entre dans une zone s'arrête."
    assert book.title("5.2") == "Stopping"
    assert [clause.id for clause in book] == ["5.1", "5.2", "5.3", "ex.1"]
    assert "5.3" in book
    assert "9.9" not in book
    assert len(book) == 4


def test_rulings_stand_beside_their_clauses(book: Rulebook) -> None:
    (ruling,) = book.rulings("5.2")
    assert (ruling.id, ruling.rulings["fr"], ruling.reasons["en"]) == ("R1", "Oui.", "The example does.")
    assert ruling.questions["en"] == "Does it stop at once?"
    assert book.rulings("5.1") == (ruling,)
    assert book.rulings("5.3") == ()


def test_a_book_may_have_no_rulings(tmp_path: Path) -> None:
    assert Rulebook.load(write(tmp_path, rulings=None)).all_rulings == ()
    assert Rulebook.load(write(tmp_path, rulings="")).all_rulings == ()


@pytest.mark.parametrize(
    ("words", "lang", "found"),
    [
        ("5.2", "en", ["5.2"]),
        ("zone", "en", ["5.1", "5.2", "ex.1"]),
        ("STOPPING", "en", ["5.2", "ex.1"]),
        ("stop", "en", ["5.2", "ex.1", "5.3"]),
        ("meteo", "fr", ["5.3"]),
        ("arrete boue", "fr", ["5.3"]),
        ("arret", "fr", ["5.2", "ex.1", "5.3"]),
        ("tank", "en", []),
        ("", "en", []),
    ],
)
def test_clauses_are_searched_by_number_title_and_text(book: Rulebook, words: str, lang: str, found: list[str]) -> None:
    assert [clause.id for clause in book.search(words, lang)] == found


# Faults --------------------------------------------------------------------------------------------------------
def test_faults_of_a_book_are_told_at_once(tmp_path: Path) -> None:
    english = """
    [[rule]]
    id = "5.1"
    title = "Zones"
    text = "Six hexes."
    kind = "definitoin"
    status = "display"

    [[rule]]
    id = "5.2"
    text = "It stops."
    kind = "rule"
    status = "finished"
    sees = ["5.1", "5.11"]
    note = "?"

    [[rule]]
    id = "5.2"
    title = "Again"
    text = "Again."
    kind = "rule"
    status = "done"
    """
    french = """
    [[rule]]
    id = "5.2"
    title = "Arrêt"
    text = "Il s'arrête."
    status = "done"

    [[rule]]
    id = "5.9"
    title = "Trop"
    text = "Trop."
    """
    rulings = """
    [[ruling]]
    id = "R1"
    rules = ["6.1"]
    en = {question = "Q", ruling = "A", reason = "B"}
    """
    assert faults(write(tmp_path, english, french, rulings)) == [
        "rules.en.toml: rule[5.2].title: missing",
        "rules.en.toml: rule[5.2].id: stands twice",
        "rules.en.toml: rule[5.1].kind: expected one of rule, definition, component, option, table, example, setup, "
        'scenario, erratum, qa, solitaire, got "definitoin"; did you mean definition?',
        "rules.en.toml: rule[5.1].reason: missing, status display needs one",
        'rules.en.toml: rule[5.2].status: expected one of done, todo, display, not-enforceable, got "finished"',
        "rules.en.toml: rule[5.2].sees: no clause 5.11; did you mean 5.1?",
        "rulings.toml: ruling[R1].rules: no clause 6.1; did you mean 5.1?",
        "rules.en.toml: rule[5.2].note: unknown key",
        "rules.fr.toml: rule[5.2].status: unknown key",
        "rules.fr.toml: 5.9: unknown, rules.en.toml does not have it",
    ]


def test_what_one_language_lacks_is_told_apart_and_said_in_the_other(tmp_path: Path) -> None:
    rulings = """
    [[ruling]]
    id = "R1"
    rules = ["5.2"]
    en = {question = "Q", ruling = "A", reason = "B"}
    """
    found = Faults()
    french = FRENCH.partition("[[rule]]")[0]
    book = Rulebook.load(
        write(tmp_path, french=french + '[[rule]]\nid = "5.2"\ntitle = "Arrêt"\ntext = "x"\n', rulings=rulings), found
    )
    assert found.lines == []
    assert {*found.untranslated} >= {
        "rules.fr.toml: 5.1: missing, rules.en.toml has it",
        "rulings.toml: ruling[R1]: not in fr",
    }
    assert book.title("5.2", "fr") == "Arrêt"
    assert book.title("5.1", "fr") == book.title("5.1")
    assert book.rulings("5.2")[0].questions == {"en": "Q", "fr": "Q"}


def test_only_an_option_is_bound_to_scenarios(tmp_path: Path) -> None:
    bound = ENGLISH.replace('kind = "rule"', 'kind = "rule"\nscenarios = ["raid"]', 1)
    assert bound != ENGLISH
    (found,) = faults(write(tmp_path, bound))
    assert found.endswith(".scenarios: only an option is bound to scenarios, and this is a rule")


def test_a_rule_of_ours_is_an_option(tmp_path: Path) -> None:
    clause = '\n[[rule]]\nid = "ours.fog"\ntitle = "Fog"\ntext = "Nobody sees far."\n'
    french = FRENCH + clause
    as_rule, as_option = (f'{ENGLISH}{clause}kind = "{kind}"\nstatus = "done"\n' for kind in ("rule", "option"))
    (found,) = faults(write(tmp_path, as_rule, french))
    said = "a rule of ours is an option, not a rule: the printed game is played without it"
    assert found == f"rules.en.toml: rule[ours.fog].kind: {said}"
    book = Rulebook.load(write(tmp_path, as_option, french))
    assert book["ours.fog"].is_ours
    assert not book["5.1"].is_ours


def test_both_languages_keep_the_order_of_the_book(tmp_path: Path) -> None:
    first, second = FRENCH.strip().split("\n\n")[:2]
    swapped = FRENCH.replace(first, "@").replace(second, first).replace("@", second)
    assert faults(write(tmp_path, french=swapped)) == ["rules.fr.toml: 5.2: out of order, rules.en.toml has 5.1 here"]


def test_faults_are_raised_when_nobody_collects_them(tmp_path: Path) -> None:
    with pytest.raises(BadData) as raised:
        Rulebook.load(tmp_path)
    assert raised.value.faults == ("rules.en.toml: no such file", "rules.en.toml: rule: missing")


# Coverage ------------------------------------------------------------------------------------------------------
CODE = """
from grognard.kernel.words.rulebook import rule

@rule("5.2")
def must_stop(piece):
    return True


class Board:
    @rule("5.2", "9.9")
    def zone(self):
        yield 1


@rule("5.1")
class Zone:
    pass
"""
TESTS = """
import pytest

pytestmark = [pytest.mark.slow, pytest.mark.rule("5.1")]

@pytest.mark.rule("5.2", "5.7")
def test_5_2_a_piece_stops():
    pass

@pytest.mark.rule("5.3")
def not_a_test():
    pass

@pytest.mark.rule("5.2")
class TestStopping:
    @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("ex.1"))])
    async def test_each(self, x):
        pass
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A made-up game, importable for the length of a test."""
    root = tmp_path / "madeupgame"
    (root / "chapters").mkdir(parents=True)
    (root / "__init__.py").write_text("")
    (root / "chapters" / "__init__.py").write_text("")
    (root / "chapters" / "zones.py").write_text(CODE)
    monkeypatch.syspath_prepend(tmp_path)
    yield "madeupgame"
    for name in [name for name in sys.modules if name.partition(".")[0] == "madeupgame"]:
        del sys.modules[name]


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    folder = tmp_path / "its_tests"
    (folder / "deep").mkdir(parents=True)
    (folder / "deep" / "test_zones.py").write_text(TESTS)
    (folder / "deep" / "test_empty.py").write_text('import pytest\npytestmark = pytest.mark.rule("5.3")\n')
    (folder / "conftest.py").write_text('import pytest\n@pytest.mark.rule("5.3")\ndef test_no(): pass\n')
    return folder


def test_a_mark_leaves_the_function_as_it_is() -> None:
    def decide(number: int) -> int:
        return number + 1

    marked = rule("5.2")(rule("5.3", "5.4")(decide))
    assert marked is decide
    assert decide.__rules__ == ("5.2", "5.3", "5.4")  # type: ignore[attr-defined]
    assert marked(1) == 2


def test_code_is_found_where_it_stands(package: str, tmp_path: Path) -> None:
    file = tmp_path / "madeupgame" / "chapters" / "zones.py"
    assert [(clause, str(place), place.name) for clause, place in decided(package)] == [
        ("5.2", f"{file}:4", "must_stop"),
        ("5.2", f"{file}:10", "Board.zone"),
        ("9.9", f"{file}:10", "Board.zone"),
        ("5.1", f"{file}:15", "Zone"),
    ]
    assert decided("madeupgame.chapters.zones") == decided(package)
    assert decided("tomllib") == []


def test_tests_are_found_by_their_marks(tests: Path) -> None:
    file = tests / "deep" / "test_zones.py"
    assert [(clause, str(place), place.name) for clause, place in proved(tests)] == [
        ("5.1", f"{file}:4", "test_zones"),
        ("5.2", f"{file}:7", "test_5_2_a_piece_stops"),
        ("5.7", f"{file}:7", "test_5_2_a_piece_stops"),
        ("5.2", f"{file}:15", "TestStopping"),
        ("ex.1", f"{file}:17", "test_each"),
    ]


def test_coverage_lays_code_and_tests_beside_the_book(book: Rulebook, package: str, tests: Path) -> None:
    found = coverage(book, package, tests)
    by_id = {each.clause.id: each for each in found.clauses}
    assert [place.name for place in by_id["5.2"].code] == ["must_stop", "Board.zone"]
    assert [place.name for place in by_id["5.2"].tests] == ["test_5_2_a_piece_stops", "TestStopping"]
    assert by_id["ex.1"].faults == ()
    file, code = tests / "deep" / "test_zones.py", Path(tests.parent) / "madeupgame" / "chapters" / "zones.py"
    assert found.faults == (
        "5.3: to do",
        f"{code}:10: Board.zone names clause 9.9, which the book does not have",
        f"{file}:7: test_5_2_a_piece_stops names clause 5.7, which the book does not have",
    )


def test_an_engine_may_name_clauses_of_the_other_books_of_its_series(book: Rulebook, package: str, tests: Path) -> None:
    found = coverage(book, ["tomllib", package], tests)
    by_id = {each.clause.id: each for each in found.clauses}
    assert [place.name for place in by_id["5.2"].code] == ["must_stop", "Board.zone"]
    assert not any("Board.zone names clause 9.9" in fault for fault in found.faults)
    assert any("names clause 5.7" in fault for fault in found.faults), "tests are the game's own"


def test_an_enforced_clause_needs_code_and_a_test_and_an_example_a_test(book: Rulebook, tmp_path: Path) -> None:
    assert coverage(book, ["tomllib"], tmp_path / "none").faults == (
        "5.2: no code decides it",
        "5.2: no test proves it",
        "5.3: to do",
        "ex.1: no test proves it",
    )


# Keys of an engine ------------------------------------------------------------------------------------------------

ENGINE = """
from grognard.kernel.words.rulebook import rule

@rule("zones.stop", "zones.weather")
def must_stop():
    \"\"\"Named nowhere else: zones.nothing.\"\"\"
    return "zones.stop", "no-stop", "zones.forts"
"""
NUMBERS = """
[zones]
stop = "5.2"
weather = ["5.3", "5.1"]
forts = ""
"""


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A made-up engine, importable for the length of a test."""
    root = tmp_path / "madeupengine"
    root.mkdir()
    (root / "__init__.py").write_text("")
    (root / "zones.py").write_text(ENGINE)
    monkeypatch.syspath_prepend(tmp_path)
    yield "madeupengine"
    for name in [name for name in sys.modules if name.partition(".")[0] == "madeupengine"]:
        del sys.modules[name]


def book_with(folder: Path, numbers: str) -> Rulebook:
    for name, text in (("rules.en.toml", ENGLISH), ("rules.fr.toml", FRENCH), ("clauses.toml", numbers)):
        (folder / name).write_text(text)
    return Rulebook.load(folder)


def test_a_book_gives_the_keys_of_an_engine_its_numbers(tmp_path: Path) -> None:
    book = book_with(tmp_path, NUMBERS)
    assert book.keys == {"zones.stop": ("5.2",), "zones.weather": ("5.3", "5.1"), "zones.forts": ()}
    assert book.numbers == {"zones.stop": "5.2", "zones.weather": "5.3"}, "the first is shown; one it lacks has none"


def test_a_key_stands_for_clauses_of_the_book_and_is_none_itself(tmp_path: Path) -> None:
    with pytest.raises(BadData) as caught:
        book_with(tmp_path, '[zones]\nstop = "5.9"\nSTOP = "5.2"\n[ex]\n1 = "5.2"\n')
    assert caught.value.faults == (
        'clauses.toml: zones.stop: unknown word "5.9"; did you mean 5.3?',
        "clauses.toml: zones.STOP: zones.STOP is no key: two plain words, and no clause of the book",
        "clauses.toml: ex.1: ex.1 is no key: two plain words, and no clause of the book",
    )


def test_the_keys_of_an_engine_are_found_in_marks_and_everywhere_else(engine: str) -> None:
    assert [(key, place.line) for key, place in keys_in(engine)] == [
        ("zones.stop", 4),
        ("zones.weather", 4),
        ("zones.stop", 7),
        ("zones.forts", 7),
    ]


def test_coverage_counts_a_clause_by_its_key(engine: str, tmp_path: Path, tests: Path) -> None:
    found = coverage(book_with(tmp_path, NUMBERS), ["tomllib", engine], tests)
    by_id = {each.clause.id: each for each in found.clauses}
    for clause in ("5.1", "5.2", "5.3"):
        assert [place.name for place in by_id[clause].code] == ["must_stop"]


def test_a_key_without_a_number_and_a_number_without_a_key_are_faults(engine: str, tmp_path: Path) -> None:
    book = book_with(tmp_path, '[zones]\nstop = "5.2"\nforts = "5.3"\nrivers = "5.1"\n')
    file = tmp_path / "madeupengine" / "zones.py"
    assert unmapped_keys(book, [engine]) == [
        f"{file}:4: clauses.toml has no zones.weather",
        "clauses.toml: zones.rivers: the engine does not name it",
    ]
    assert unmapped_keys(book_with(tmp_path, NUMBERS), [engine]) == []
