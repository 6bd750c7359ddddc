"""Reading TOML: values checked, every fault told at once by file and key, folders laid over folders, sources kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.errors import BadData
from grognard.kernel.files.data import Document, Faults, Files, document
from grognard.kernel.files.sources import UNKNOWN, Merged, ValueSource, parse_source
from grognard.kernel.files.sources import Layer as FileLayer


def write(folder: Path, name: str, text: str) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def faults_of(text: str) -> tuple[Document, Faults]:
    faults = Faults()
    return document(text, faults, "pieces.toml"), faults


# Values ------------------------------------------------------------------------------------------------------
def test_values_of_the_right_kind_are_handed_out() -> None:
    doc, faults = faults_of(
        """
        attack = 6
        name = "208th"
        is_good = true
        kind = "foot"
        traits = "slow  brave"
        more = ["a b", "c"]
        steps = [4, 3]
        move = 5
        title = {en = "Reserve", fr = "Réserve"}
        plain = "Douaumont"
        """
    )
    assert doc.int("attack", least=0, most=20) == 6
    assert doc.str("name") == "208th"
    assert doc.bool("is_good") is True
    assert doc.choice("kind", ("horse", "foot")) == "foot"
    assert doc.words("traits", among=("brave", "slow")) == ("slow", "brave")
    assert doc.list_of_str("more") == ("a b", "c")
    assert doc.words("more") == ("a b", "c")
    assert doc.ints("steps", count=2) == (4, 3)
    assert doc.ints("move", count=2) == (5, 5)
    assert doc.by_language("title") == {"en": "Reserve", "fr": "Réserve"}
    assert doc.by_language("plain") == {"en": "Douaumont", "fr": "Douaumont"}
    doc.done()
    assert faults.lines == []


def test_defaults_stand_for_what_is_missing() -> None:
    doc, faults = faults_of("")
    assert doc.int("a", least=1, default=3) == 3
    assert doc.str("b", default="") == ""
    assert doc.bool("c", default=True) is True
    assert doc.choice("d", ("x", "y"), default="y") == "y"
    assert doc.words("e", among=("x",), default=()) == ()
    assert doc.list_of_str("f", default=("z",)) == ("z",)
    assert doc.ints("g", count=2, default=(1, 2)) == (1, 2)
    assert doc.by_language("h", default=None) == {}
    assert doc.table("i", optional=True).keys() == []
    assert doc.array("j", optional=True) == []
    assert doc.raw("k", default=None) is None
    assert not doc.has("l")
    doc.done()
    assert faults.lines == []


def test_every_fault_is_told_at_once_and_reading_goes_on() -> None:
    doc, faults = faults_of(
        """
        [208R]
        attack = "six"
        morale = 21
        move = true
        name = " "
        kind = "foto"
        traits = ["slow", "brav"]
        faces = [1, 2, 3]
        range = 0
        title = {de = "Only German"}
        """
    )
    piece = doc.table("208R")
    assert piece.int("attack", least=0, most=20) == 0
    assert piece.int("morale", least=2, most=12) == 2
    assert piece.int("move") == 0
    assert piece.str("name") == ""
    assert piece.choice("kind", ("horse", "foot")) == "horse"
    assert piece.words("traits", among=("slow", "brave")) == ("slow",)
    assert piece.ints("faces", count=2, least=0) == (0, 0)
    assert piece.int("range", least=1) == 1
    assert piece.by_language("title") == {}
    assert piece.int("defence") == 0
    assert piece.table("odd").int("x") == 0
    assert faults.lines == [
        'pieces.toml: 208R.attack: expected a whole number from 0 to 20, got "six"',
        "pieces.toml: 208R.morale: expected a whole number from 2 to 12, got 21",
        "pieces.toml: 208R.move: expected a whole number, got true",
        'pieces.toml: 208R.name: expected a text, got " "',
        'pieces.toml: 208R.kind: expected one of horse, foot, got "foto"; did you mean foot?',
        'pieces.toml: 208R.traits: unknown word "brav"; did you mean brave?',
        "pieces.toml: 208R.faces: expected 2 whole numbers, 0 or more, got [1, 2, 3]",
        "pieces.toml: 208R.range: expected a whole number, 1 or more, got 0",
        'pieces.toml: 208R.title: expected a text, or one for each of en, fr, got {"de": "Only German"}',
        "pieces.toml: 208R.defence: missing",
        "pieces.toml: 208R.odd: missing",
    ]
    with pytest.raises(BadData) as raised:
        faults.check()
    assert raised.value.faults == tuple(faults.lines)


def test_keys_nobody_asked_for_are_faults_with_a_suggestion() -> None:
    doc, faults = faults_of('[208R]\natack = 6\nattack_2 = 1\n["56 BCP"]\nzzz = 1\n[extra]\n')
    for _, piece in (("208R", doc.table("208R")), ("56 BCP", doc.table("56 BCP"))):
        piece.int("attack", default=0)
        piece.has("morale")
    doc.done()
    doc.done()
    assert faults.lines == [
        "pieces.toml: extra: unknown key",
        "pieces.toml: 208R.atack: unknown key; did you mean attack?",
        "pieces.toml: 208R.attack_2: unknown key; did you mean attack?",
        'pieces.toml: "56 BCP".zzz: unknown key',
    ]


def test_tables_are_those_not_asked_for_by_name() -> None:
    doc, faults = faults_of("scale = 3\nloose = 4\n[a]\nx = 1\n[b]\nx = 2\n")
    doc.int("scale")
    assert [(name, table.int("x", default=0)) for name, table in doc.items()] == [("loose", 0), ("a", 1), ("b", 2)]
    doc.done()
    assert faults.lines == ["pieces.toml: loose: expected a table, got 4"]


def test_tables_of_an_array_go_by_their_id_or_their_place() -> None:
    doc, faults = faults_of('[[rule]]\nid = "5.2"\n[[rule]]\nn = 1\n')
    for table in doc.array("rule"):
        table.str("id")
        table.str("text")
    doc.done()
    assert faults.lines == [
        "pieces.toml: rule[5.2].text: missing",
        "pieces.toml: rule[#2].id: missing",
        "pieces.toml: rule[#2].text: missing",
        "pieces.toml: rule[#2].n: unknown key",
    ]


def test_a_reader_adds_faults_of_its_own() -> None:
    doc, faults = faults_of("[road]\nhexes = 1\n")
    doc.table("road").fault("hexes", "1012-1014: not adjacent")
    doc.table("road").fault("", "too short")
    doc.fault("", "nothing in it")
    assert faults.lines == [
        "pieces.toml: road.hexes: 1012-1014: not adjacent",
        "pieces.toml: road: too short",
        "pieces.toml: nothing in it",
    ]


def test_a_long_value_is_cut() -> None:
    doc, faults = faults_of(f'attack = "{"x" * 100}"')
    doc.int("attack")
    assert faults.lines == [f'pieces.toml: attack: expected a whole number, got "{"x" * 56}...']


# Folders -----------------------------------------------------------------------------------------------------
@pytest.fixture
def shipped(tmp_path: Path) -> Path:
    folder = tmp_path / "shipped"
    write(
        folder,
        "pieces.toml",
        """
        source = "book 2.13"
        [208R]
        attack = 6
        morale = 7
        steps = [1, 2]
        source = "history: order of battle"
        sources = {morale = "example ex.9"}
        [209R]
        attack = 5
        """,
    )
    write(folder, "scenarios/first.toml", "turns = 3\n")
    return folder


@pytest.fixture
def owner(tmp_path: Path) -> Path:
    folder = tmp_path / "my-game"
    folder.mkdir()
    return folder


def test_an_owners_folder_overrides_key_by_key(shipped: Path, owner: Path) -> None:
    write(owner, "pieces.toml", "[208R]\nattack = 9\nsteps = [3]\n[210R]\nattack = 1\n")
    files = Files([shipped, owner])
    doc = files.read("pieces.toml", need_sources=True)
    piece = doc.table("208R")
    assert (piece.int("attack"), piece.int("morale"), piece.ints("steps")) == (9, 7, (3,))
    assert doc.keys() == ["208R", "209R", "210R"]
    assert files.faults.lines == []


def test_a_fault_names_the_file_that_holds_the_value(shipped: Path, owner: Path) -> None:
    write(owner, "pieces.toml", '[208R]\nattack = "nine"\n[210R]\nmorale = 5\n')
    files = Files([shipped, owner])
    doc = files.read("pieces.toml")
    for name in doc.keys():  # noqa: SIM118 (a document is no dict)
        doc.table(name).int("attack")
        doc.table(name).int("defence")
    assert files.faults.lines == [
        'my-game/pieces.toml: 208R.attack: expected a whole number, got "nine"',
        "pieces.toml: 208R.defence: missing",
        "pieces.toml: 209R.defence: missing",
        "my-game/pieces.toml: 210R.attack: missing",
        "my-game/pieces.toml: 210R.defence: missing",
    ]


def test_a_file_that_overrides_nothing_is_a_fault(shipped: Path, owner: Path) -> None:
    write(owner, "peices.toml", "")
    write(owner, "notes.txt", "")
    write(owner, ".hidden", "")
    write(owner, "scenarios/second.toml", "turns = 4\n")
    files = Files([shipped, owner], extra=["scenarios/*.toml"])
    assert files.faults.lines == [
        "my-game/notes.txt: overrides nothing",
        "my-game/peices.toml: overrides nothing; did you mean pieces.toml?",
    ]
    assert files.names("scenarios/*.toml") == ["scenarios/first.toml", "scenarios/second.toml"]
    assert files.read("scenarios/second.toml").int("turns") == 4


def test_missing_folders_and_files_are_faults(shipped: Path, tmp_path: Path) -> None:
    files = Files([shipped, tmp_path / "nowhere"])
    assert files.read("board.toml").keys() == []
    assert files.faults.lines == ["nowhere: no such folder", "board.toml: no such file"]


@pytest.mark.parametrize(
    ("content", "place"),
    [
        (b"a = 1\nb = = 2\n", "line 2: "),
        (b"a = 1\na = 2\n", "line 2: "),
        (b"a = 1\nb = [1,\n", "line 2: "),
        (b"a = 1\r\nb = 2\r\nc\r\n", "line 3: "),
        (b"a = 1\n# caf\xe9\n", "line 2: not UTF-8 text"),
    ],
)
def test_unreadable_toml_is_a_fault_with_its_line(shipped: Path, owner: Path, content: bytes, place: str) -> None:
    (owner / "pieces.toml").write_bytes(content)
    files = Files([shipped, owner])
    assert files.read("pieces.toml").table("208R").int("attack") == 6
    assert [line.startswith(f"my-game/pieces.toml: {place}") for line in files.faults.lines] == [True]


VALUES = st.recursive(
    st.integers(0, 3),
    lambda inner: st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=6,
)
TABLES = st.dictionaries(st.sampled_from("abc"), VALUES, max_size=3)


@given(TABLES, TABLES)
def test_merging_keeps_each_leaf_of_the_override_and_names_its_layer(
    first: dict[str, object], second: dict[str, object]
) -> None:
    merged = Merged("x.toml", [FileLayer("x.toml", dict(first)), FileLayer("my/x.toml", dict(second))])

    def leaf(table: object, path: tuple[str | int, ...]) -> object:
        for step in path:
            table = table.get(step) if isinstance(table, dict) else None
        return table

    for path in Merged("", [FileLayer("", dict(second))]).leaves():
        assert leaf(merged.values, path) == leaf(second, path)
        assert merged.layer_of(path) == 1
    for path in merged.leaves():
        if leaf(second, path) is None:
            assert leaf(merged.values, path) == leaf(first, path)
            assert merged.layer_of(path) == 0


# Sources -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "source"),
    [
        ("book 2.13", ValueSource("book", "2.13")),
        ("example ex.9", ValueSource("example", "ex.9")),
        ("history", ValueSource("history")),
        ("history: the corps' diary", ValueSource("history", "the corps' diary")),
        ("ours: infantry walks 4", ValueSource("ours", "infantry walks 4")),
        ("ours", "a source that says ours must give its reason"),
        ("book", "a source that says book must give its clause"),
        ("example:", "a source that says example must give its id"),
        ("guess", 'expected a source (book, example, history, ours), got "guess"'),
        ("owner me", 'expected a source (book, example, history, ours), got "owner me"'),
        (3, "expected a source (book, example, history, ours), got 3"),
    ],
)
def test_sources_are_read(text: object, source: object) -> None:
    assert parse_source(text) == source
    if isinstance(source, ValueSource):
        assert parse_source(str(source)) == source


def test_a_source_is_looked_up_by_key_then_table_then_file(shipped: Path) -> None:
    files = Files([shipped])
    doc = files.read("pieces.toml", need_sources=True)
    assert doc.table("208R").source("morale") == ValueSource("example", "ex.9")
    assert doc.table("208R").source("attack") == ValueSource("history", "order of battle")
    assert doc.table("209R").source("attack") == ValueSource("book", "2.13")
    doc.table("209R").int("attack")
    doc.table("208R").done()
    assert not any("source" in line for line in files.faults.lines)


def test_an_override_does_not_borrow_the_source_of_what_it_replaces(shipped: Path, owner: Path) -> None:
    write(owner, "pieces.toml", '[208R]\nattack = 9\nmorale = 8\nsources = {morale = "book errata"}\n')
    files = Files([shipped, owner])
    piece = files.read("pieces.toml", need_sources=True).table("208R")
    assert piece.source("attack") == ValueSource("owner", "my-game/pieces.toml")
    assert piece.source("morale") == ValueSource("book", "errata")
    assert piece.source("steps") == ValueSource("history", "order of battle")
    assert files.faults.lines == []


def test_every_number_can_be_asked_where_it_comes_from(shipped: Path, owner: Path) -> None:
    write(owner, "pieces.toml", "[209R]\nattack = 1\n")
    files = Files([shipped, owner])
    assert len(files.sources) == 0
    files.read("pieces.toml")
    assert {key: str(source) for key, source in files.sources.items()} == {
        "pieces.toml:208R.attack": "history order of battle",
        "pieces.toml:208R.morale": "example ex.9",
        "pieces.toml:208R.steps": "history order of battle",
        "pieces.toml:209R.attack": "owner: my-game/pieces.toml",
    }
    files.read("scenarios/first.toml")
    assert files.sources["scenarios/first.toml:turns"] == UNKNOWN


def test_values_without_a_source_are_faults_when_sources_are_needed() -> None:
    faults = Faults()
    document(
        """
        loose = 1
        [a]
        x = 1
        y = 2
        sources = {x = "ours: a guess"}
        [b]
        source = "book 1.1"
        z = {deep = 1}
        [[c]]
        id = "first"
        """,
        faults,
        "pieces.toml",
        need_sources=True,
    )
    assert faults.lines == [
        "pieces.toml: no source for loose",
        "pieces.toml: a: no source for y",
        "pieces.toml: c[first]: no source for id",
    ]


def test_sources_nobody_can_read_are_faults() -> None:
    faults = Faults()
    document(
        """
        source = "hearsay"
        [a]
        morale = 1
        sources = {moral = "book 1", morale = "ours"}
        [b]
        sources = 3
        [[c]]
        id = "first"
        source = "book"
        """,
        faults,
        "pieces.toml",
    )
    assert faults.lines == [
        'pieces.toml: source: expected a source (book, example, history, ours), got "hearsay"',
        "pieces.toml: a.sources.moral: no such key; did you mean morale?",
        "pieces.toml: a.sources.morale: a source that says ours must give its reason",
        "pieces.toml: b.sources: expected a table, got 3",
        "pieces.toml: c[first].source: a source that says book must give its clause",
    ]


def test_a_text_in_one_language_stands_for_the_others_and_is_told_apart() -> None:
    doc, faults = faults_of('[208R]\ntitle = {fr = "Seulement en français"}\n')
    assert doc.table("208R").by_language("title") == dict.fromkeys(("fr", "en"), "Seulement en français")
    assert faults.lines == []
    assert faults.untranslated == ["pieces.toml: 208R.title: not in en"]
