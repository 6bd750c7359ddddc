"""A title: all the data of a game read and checked, an owner's folders laid over it, games made from it."""

from __future__ import annotations

import re
from pathlib import Path
from shutil import copytree

import pytest

from grognard.kernel.asking.script import Voice, verb
from grognard.kernel.errors import BadData, Unreadable
from grognard.kernel.files.data import Faults, document
from grognard.kernel.files.sources import ValueSource
from grognard.kernel.numbers.dice import Scripted
from grognard.kernel.table.scenario import Scenario, read_scenario
from grognard.kernel.table.title import Title
from grognard.kernel.words.words import words_for
from tests.kernel.tiny import FOLDER, Tiny, after, duel, facts, texts, tiny


def owned(folder: Path, **files: str) -> Title:
    """Tiny with an owner's files laid over it; `scenarios__raid` is scenarios/raid.toml."""
    write(folder, **files)
    return Title(Tiny, [folder])


def write(folder: Path, **files: str) -> None:
    for name, text in files.items():
        path = folder / f"{name.replace('__', '/')}.toml"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


def faults_of(folder: Path, **files: str) -> tuple[str, ...]:
    with pytest.raises(BadData) as caught:
        owned(folder, **files)
    return caught.value.faults


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """An owner's folder, called `mine`."""
    folder = tmp_path / "mine"
    folder.mkdir()
    return folder


# What is shipped ---------------------------------------------------------------------------------------------
def test_a_title_knows_its_game() -> None:
    title = tiny()
    assert title.id == "tiny"
    assert (title.title(), title.title("fr")) == ("Tiny", "Minuscule")
    assert list(title.scenarios) == ["duel", "hunt"], "the easier first"
    assert title.optional_rules == ["9.1"]
    assert title.book.title("2.2") == "Moving" and title.book.title("2.2", "fr") == "Mouvement"
    assert [ruling.id for ruling in title.book.rulings("2.2")] == ["R1"]
    assert title.charts["attack"].titles == {"en": "Attack", "fr": "Attaque"}
    assert title.check() == []


def test_a_verb_without_its_clause_is_a_fault() -> None:
    class Mute(Tiny):
        """One verb has no clause, another one that the book does not have."""

        sing: Voice = verb()
        hum: Voice = verb(rule="2.9")

    faults = Title(Mute).check()
    assert "Mute.sing: a verb says under which clause it is done: verb(…, rule=…)" in faults
    assert "Mute.hum: no clause '2.9'" in faults


def test_the_first_scenario_is_played_unless_another_is_named() -> None:
    assert tiny().new().play.scenario.id == "duel"
    assert tiny().new("hunt").play.scenario.id == "hunt"


def test_games_of_one_title_are_independent() -> None:
    one, two = duel(seed=1), duel(seed=1)
    before = facts(two)
    after(one, "move N1", "to 0101", "wire 0201/0301")
    assert facts(two) == before == facts(duel(seed=1))


def test_an_unknown_scenario_or_option_is_told_with_what_there_is() -> None:
    with pytest.raises(BadData, match=r"tiny: no scenario 'dual'; there are duel, hunt; did you mean duel\?"):
        tiny().new("dual")
    with pytest.raises(BadData) as caught:
        tiny().new("duel", options=["9.1", "9.2", "1.1"])
    assert caught.value.faults == (
        "tiny: no optional rule '9.2'; there are 9.1; did you mean 9.1?",
        "tiny: no optional rule '1.1'; there are 9.1; did you mean 9.1?",
    )


def bound_to(folder: Path, scenario: str) -> type[Tiny]:
    """Tiny with its optional rule bound to one scenario."""
    copytree(FOLDER, folder, dirs_exist_ok=True)
    book = folder / "rules.en.toml"
    text = book.read_text(encoding="utf-8")
    book.write_text(text.replace('kind = "option"', f'kind = "option"\nscenarios = ["{scenario}"]'), encoding="utf-8")
    return type("Bound", (Tiny,), {"folder": folder})


def test_an_option_may_be_for_one_scenario_only(mine: Path) -> None:
    title = Title(bound_to(mine, "hunt"))
    assert (title.optional_rules, title.options_of("hunt"), title.options_of("duel")) == (["9.1"], ["9.1"], [])
    assert title.new("hunt", options=["9.1"]).play.options == {"9.1"}
    assert title.at("tiny\noptions 9.1\nboard\n  . .").play.options == {"9.1"}, "on a sketched board all are open"
    refusal = "the optional rule '9.1' is not for duel; it is for hunt"
    with pytest.raises(BadData, match=f"tiny: {refusal}"):
        title.new("duel", options=["9.1"])
    with pytest.raises(BadData, match=f"line 2: {refusal}"):
        title.at("tiny duel\noptions 9.1")


def test_an_option_is_bound_to_scenarios_there_are(mine: Path) -> None:
    with pytest.raises(BadData) as caught:
        Title(bound_to(mine, "hunted"))
    assert caught.value.faults == ("rules.en.toml: rule[9.1].scenarios: no scenario hunted; did you mean hunt?",)


def test_an_optional_rule_changes_the_game() -> None:
    plain, rich = tiny().new("duel"), tiny().new("duel", options=["9.1"])
    assert after(plain, "bid 2").play.position.score == [2, 0]
    assert after(rich, "bid 2").play.position.score == [4, 0]


def test_begin_is_called_for_scenarios_and_not_for_written_positions() -> None:
    class Rich(Tiny):
        def begin(self) -> None:
            self.position.gold = [9, 9]

    assert Title(Rich).new("duel").play.position.gold == [9, 9]
    assert Title(Rich).at("tiny duel\nphase 2.1").play.position.gold == [0, 0]


def test_every_number_says_where_it_comes_from() -> None:
    sources = tiny().sources
    assert sources["pieces.toml:N1.strength"] == ValueSource("book", "1.1")
    assert sources["pieces.toml:N2.strength"] == ValueSource("ours", "counters for tests")
    assert sources["charts.toml:attack.cells"] == ValueSource("ours", "charts for tests")
    assert sources["board.toml:terrain.wood"] == ValueSource("ours", "a map for tests")


# An owner's folder -------------------------------------------------------------------------------------------
def test_an_owner_overrides_single_values(mine: Path) -> None:
    title = owned(
        mine,
        pieces="[N1]\nstrength = [9, 5]\n",
        board='[terrain]\nwood = "0101"\n[names]\n0403 = "Old Mill"\n',
        charts='[attack]\ncells = [["hit", "hit", "hit"], ["hit", "hit", "hit"], ["hit", "hit", "hit"]]\n',
    )
    piece, other = title.pieces[0], title.pieces[1]
    assert [piece.value("strength", n) for n in (2, 1)] == [9, 5] and piece.kind == "foot"
    assert other.value("strength") == 2
    board = title.new("duel").play.board
    assert [board.grid.number(h) for h in board.grid.hexes if board.has(h, "wood")] == ["0101"]
    assert board.has(board.grid.find("0403"), "town"), "what is not overridden stays"
    assert board.name(board.grid.find("0403"), "fr") == "Old Mill"
    assert title.charts["attack"].results == ("hit",)
    assert tiny().pieces[0].value("strength") == 4, "the shipped game is not touched"


def test_an_overridden_number_says_whose_it_is(mine: Path) -> None:
    title = owned(
        mine, pieces='[N1]\nstrength = [9, 5]\n[N2]\nstrength = 3\nsource = "book 7.7"\n[S1]\nformation = "2nd"\n'
    )
    assert title.sources["pieces.toml:N1.strength"] == ValueSource("owner", "mine/pieces.toml")
    assert title.sources["pieces.toml:N2.strength"] == ValueSource("book", "7.7")
    assert title.sources["pieces.toml:S1.strength"] == ValueSource("ours", "counters for tests")
    assert title.pieces[0].sources["strength"] == ValueSource("owner", "mine/pieces.toml")


RAID = """
title = {en = "Raid", fr = "Raid"}
about = "Short."
turns = 1
position = \"\"\"
phase 2.1
unit N1 at 0101
unit S1 at 0102
\"\"\"
"""


def test_an_owner_adds_pieces_and_scenarios(mine: Path) -> None:
    title = owned(
        mine,
        pieces='[N9]\nside = "north"\nkind = "gun"\nstrength = 7\n',
        scenarios__raid=RAID.replace("unit N1", "unit N1 N9"),
    )
    assert sorted(title.scenarios) == ["duel", "hunt", "raid"]
    game = title.new("raid", dice=Scripted([]))
    assert "move N9" in texts(game)
    assert title.pieces[6].sources["strength"] == ValueSource("owner", "mine/pieces.toml")
    again = title.load(after(game, "move N9").save())
    assert facts(again) == facts(game)


def test_an_owner_changes_a_scenario(mine: Path) -> None:
    title = owned(mine, scenarios__duel="turns = 5\n")
    assert title.scenarios["duel"].turns == 5
    assert title.scenarios["duel"].values == {"prize": 3}


def test_an_added_scenario_may_have_a_board_of_its_own(mine: Path) -> None:
    title = owned(
        mine,
        boards__small="[grid]\ncolumns = [1, 2]\nrows = [1, 2]\n",
        scenarios__raid='board = "boards/small.toml"\n' + RAID,
    )
    assert len(title.new("raid").play.board.grid) == 4
    assert len(title.new("duel").play.board.grid) == 19


def test_a_scenario_may_be_played_on_a_part_of_the_board(mine: Path) -> None:
    title = owned(mine, scenarios__raid='area = "home-north"\n' + RAID.replace("unit S1 at 0102", "unit S1 at 0201"))
    board = title.new("raid").play.board
    assert [board.grid.number(h) for h in board.grid.hexes] == ["0101", "0201", "0301", "0401", "0501"]
    assert not board.links["road"] and board.hexsides["cliff"] and not board.hexsides["stream"]
    assert [*board.names.values()] == [{"en": "Alto", "fr": "Alto"}] and not board.regions["home-south"]
    assert board.regions["limits"] == board.grid.mask, "the cut runs along all of them"
    assert len(title.new("duel").play.board.grid) == 19, "the others keep the whole"
    with pytest.raises(Unreadable, match="no hex 0403: outside the area in play"):
        board.grid.find("0403")


def test_an_area_is_a_region_of_the_board(mine: Path) -> None:
    with pytest.raises(
        BadData, match=r"raid\.toml: area: board.toml has no region 'home-nort'; did you mean home-north\?"
    ):
        owned(mine, scenarios__raid='area = "home-nort"\n' + RAID)


def test_a_scenario_may_be_played_with_the_pieces_it_names_alone(mine: Path) -> None:
    title = owned(
        mine, scenarios__raid="cast = true\n" + RAID.replace("S1 at", "S1 SG at").replace("N1 at", "N1 NG at")
    )
    assert [piece.name for piece in title.new("raid").play.roster] == ["N1", "NG", "S1", "SG"]
    assert len(title.new("duel").play.roster) == 6
    with pytest.raises(BadData, match="no piece 'N2'"):
        title.at("tiny raid\nunit N2 at 0101")


def test_later_folders_override_earlier_ones(mine: Path, tmp_path: Path) -> None:
    yours = tmp_path / "yours"
    yours.mkdir()
    write(mine, pieces="[N1]\nstrength = 5\n[N2]\nstrength = 5\n")
    write(yours, pieces="[N1]\nstrength = 6\n")
    title = Title(Tiny, [mine, yours])
    assert [piece.value("strength") for piece in title.pieces[:2]] == [6, 5]
    assert title.sources["pieces.toml:N1.strength"] == ValueSource("owner", "yours/pieces.toml")


def test_every_fault_of_an_owner_names_the_owners_file(mine: Path) -> None:
    assert faults_of(
        mine,
        pieces='[N1]\nstrength = "nine"\n[N2]\nsped = 3\n',
        board='[terrain]\nwood = "0909"\n',
        charts='[attack]\ndice = "d7x"\n',
        scenarios__raid='turns = 0\nrules = "frog"\ntitle = "Raid"\nabout = "x"\nposition = "turn 1"\n',
    ) == (
        "mine/scenarios/raid.toml: turns: expected a whole number from 1 to 999, got 0",
        'mine/scenarios/raid.toml: rules: unknown word "frog"; did you mean fog?',
        'mine/pieces.toml: N1.strength: expected 2 whole numbers, got "nine"',
        "mine/pieces.toml: N2.sped: unknown key",
        'mine/charts.toml: attack.dice: expected dice such as 2d6, got "d7x"',
        "mine/board.toml: terrain.wood: no hex 0909: columns 01-05, rows 01-04",
    )


def test_faults_of_all_positions_are_told_at_once_by_file_and_line(mine: Path) -> None:
    assert faults_of(
        mine,
        scenarios__raid=RAID.replace("unit N1 at 0101", "unit N8 at 0101\nunit N1 at 0999"),
        scenarios__duel='position = "turn 0"\n',
    ) == (
        "mine/scenarios/duel.toml: position line 1: expected a number from 1 to 999, got '0'",
        "mine/scenarios/raid.toml: position line 2: no piece 'N8'",
        "mine/scenarios/raid.toml: position line 3: no hex or box '0999': columns 01-05, rows 01-04; "
        "the boxes are out, camp",
    )


def test_a_file_that_overrides_nothing_is_a_mistake(mine: Path) -> None:
    (mine / "messages.fr.ftl").write_text("title = Mien\n")
    assert faults_of(mine, peices="", rules__en="", boards__spare="[grid]\ncolumns = [1, 2]\nrows = [1, 2]\n") == (
        "mine/peices.toml: overrides nothing; did you mean pieces.toml?",
        "mine/rules/en.toml: overrides nothing; did you mean rules.en.toml?",
        "mine/boards/spare.toml: nothing reads it: no board, pieces, charts or scenario",
        "mine/messages.fr.ftl: nothing reads it: no board, pieces, charts or scenario",
    )


def test_a_position_is_written_for_the_shipped_game_and_the_owners_alike(mine: Path) -> None:
    title = owned(mine, pieces="[N1]\nstrength = [9, 5]\n")
    game = after(title.new("duel", dice=Scripted(["chit sun"])), "attack 0103")
    tally = title.at(game.position_text()).explain("join N1")
    assert tally is not None and tally.parts[0].total == 9


# A game that is not whole ------------------------------------------------------------------------------------
class Unfinished(Tiny):
    """Tiny read from another folder."""


def shipped(folder: Path, **but: str | None) -> Title:
    """Tiny with some of its own files changed or left out."""
    for path in FOLDER.rglob("*"):
        if path.is_file():
            copy = folder / path.relative_to(FOLDER)
            copy.parent.mkdir(exist_ok=True, parents=True)
            copy.write_bytes(path.read_bytes())
    for name, text in but.items():
        path = folder / (name.replace("__", "/").replace("_", ".") + ".toml")
        if text is None:
            path.unlink()
        else:
            path.write_text(text)

    class Copied(Unfinished):
        pass

    Copied.folder = folder
    return Title(Copied)


def test_charts_are_not_needed(tmp_path: Path) -> None:
    assert shipped(tmp_path, charts=None).charts == {}


def test_faults_of_data_and_rules_come_in_one_wave(tmp_path: Path) -> None:
    with pytest.raises(BadData) as caught:
        shipped(tmp_path, board="", rules_fr='[[rule]]\nid = "1.0"\ntitle = "x"\ntext = "y"\n')
    assert "board.toml: grid: missing" in caught.value.faults
    assert "rules.fr.toml: 1.0: unknown, rules.en.toml does not have it" in caught.value.faults


@pytest.mark.parametrize(("lang", "other"), [("en", "fr"), ("fr", "en")])
def test_a_game_in_one_language_is_played_and_its_check_tells_what_the_other_lacks(
    tmp_path: Path, lang: str, other: str
) -> None:
    title = in_one_language(tmp_path, lang, other)
    game = after(title.new("duel", dice=Scripted(["chit sun"])), "attack 0103")
    own = {each: words_for(title.play, each).messages.text("ask-act") for each in (lang, other)}
    assert own[other] == own[lang] != words_for(Tiny, other).messages.text("ask-act")
    assert title.pieces[0].titles[other] == title.pieces[0].titles[lang]
    assert title.book.title("2.2", other) == title.book.title("2.2", lang)
    assert game.question is not None
    assert {*title.check()} >= {
        f"messages.{other}.ftl: no such file",
        f"rules.{other}.toml: no such file, the rules are in {lang}",
        f"pieces.toml: N1.title: not in {other}",
        f"rulings.toml: ruling[R1]: not in {other}",
    }
    assert not [line for line in title.check() if line.startswith(f"messages.{other}.ftl: ") and "no such" not in line]


def in_one_language(folder: Path, lang: str, other: str) -> Title:
    """Tiny without a word in the other language."""
    for path in FOLDER.rglob("*"):
        if path.suffix in (".toml", ".ftl") and f".{other}." not in path.name:
            copy = folder / path.relative_to(FOLDER)
            copy.parent.mkdir(exist_ok=True, parents=True)
            text = path.read_text(encoding="utf-8")
            if path.name == "rules.fr.toml":
                text = with_statuses(text)
            for written in (rf', {other} = "[^"]*"', rf'{other} = "[^"]*", ', rf"\[ruling\.{other}\]\n(?:\w.*\n?)*"):
                text = re.sub(written, "", text)
            copy.write_text(text, encoding="utf-8")

    class Spoken(Tiny):
        pass

    Spoken.folder = folder
    return Title(Spoken)


def with_statuses(text: str) -> str:
    """The rules of a file that says only words, with what the file of the first language says of each."""
    return re.sub(r"(title = )", r'kind = "rule"\nstatus = "done"\n\1', text)


def test_a_number_without_a_source_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"pieces\.toml: N1: no source for side, kind"):
        shipped(tmp_path, pieces='[N1]\nside = "north"\nkind = "foot"\n')


def test_a_game_without_scenarios_is_none(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="scenarios/: no scenario"):
        shipped(tmp_path, scenarios__duel=None, scenarios__hunt=None)


def test_missing_words_are_found_by_checking(tmp_path: Path) -> None:
    title = shipped(tmp_path)
    (tmp_path / "messages.fr.ftl").write_text("title = Minuscule\n")
    assert "messages.fr.ftl: ask-put: missing, messages.en.ftl has it" in title.check()


# Scenarios ---------------------------------------------------------------------------------------------------
def test_a_scenario_is_read_with_its_defaults() -> None:
    faults = Faults()
    doc = document('title = "A"\nabout = "B"\nturns = 3\nposition = "turn 1"', faults, "scenarios/a.toml")
    scenario = read_scenario(doc, "a", ("fog",), ("prize",))
    assert faults.lines == []
    assert (scenario.board, scenario.minutes, scenario.level) == ("board.toml", 30, 1)
    assert (scenario.rules, scenario.values) == (frozenset(), {})
    assert scenario.title("fr") == "A" and Scenario("b").title() == "b"
    assert scenario.where == "scenarios/a.toml: position"


def test_a_scenario_may_use_only_names_its_game_knows() -> None:
    faults = Faults()
    doc = document(
        """
        title = "A"
        about = "B"
        turns = 3
        position = "turn 1"
        rules = "fog rain"
        levle = 2
        [values]
        price = 3
        """,
        faults,
        "a.toml",
    )
    read_scenario(doc, "a", ("fog",), ("prize",))
    assert faults.lines == [
        'a.toml: rules: unknown word "rain"',
        "a.toml: levle: unknown key; did you mean level?",
        "a.toml: values.price: unknown key; did you mean prize?",
    ]
