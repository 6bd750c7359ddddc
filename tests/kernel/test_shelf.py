"""The shelf: games by name, by entry point, by module and class; saves that find their game and run no code."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import grognard
from grognard import shelf
from grognard.kernel.errors import BadData, Unreadable
from grognard.kernel.table.title import Title
from grognard.kernel.words.rulebook import Rulebook
from tests.kernel.tiny import Tiny, after, duel, facts

HERE = "tests.kernel.tiny:Tiny"


@pytest.fixture(autouse=True)
def empty_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Titles taken down here are not left to other tests, and the path of modules stays as it was."""
    monkeypatch.setattr(shelf, "_titles", {})
    monkeypatch.setattr(sys, "path", [*sys.path])


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tiny as if a package had announced it, beside some that did it wrong."""
    points = [
        EntryPoint("tiny", HERE, "grognard.games"),
        EntryPoint("gone", "no_such_package:Game", "grognard.games"),
        EntryPoint("vague", "tests.kernel.tiny", "grognard.games"),
    ]

    def entry_points(group: str) -> list[EntryPoint]:
        return [point for point in points if point.group == group]

    monkeypatch.setattr(shelf, "entry_points", entry_points)


def test_an_unknown_game_is_told_with_what_there_is() -> None:
    with pytest.raises(Unreadable, match=r"no game 'ptrol'; there are .*patrol.*; did you mean patrol\?"):
        shelf.play_class("ptrol")
    with pytest.raises(Unreadable, match=r"no game '\d+'; there are patrol"):
        shelf.play_class("1234")


def test_a_game_brought_along_is_known_by_its_id(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "_brought", {})
    assert shelf.bring(HERE) == "tiny" and shelf.bring(HERE) == "tiny"
    assert shelf.known()["tiny"] == HERE and shelf.brought() == [HERE]
    assert grognard.new("tiny", "duel", seed=1).play.scenario.id == "duel"
    with pytest.raises(Unreadable, match="there is another game 'tiny'; give the class an id of its own"):
        shelf.bring("tests.kernel.test_title:Unfinished")
    with pytest.raises(Unreadable, match="there is another game 'patrol'"):
        shelf.bring("grognard.games.patrol:Patrol")
    with pytest.raises(Unreadable, match="no_such_module"):
        shelf.bring("no_such_module:Game")


def test_a_game_still_being_written_is_named_by_module_and_class() -> None:
    assert shelf.play_class(HERE) is Tiny
    assert shelf.title(HERE).id == "tiny"
    assert grognard.new(HERE, "duel", seed=1).play.scenario.id == "duel"


@pytest.mark.parametrize(
    ("game", "why"),
    [
        ("no_such_module:Game", "no_such_module:Game: ModuleNotFoundError: No module named 'no_such_module'"),
        ("tests.kernel.tiny:Huge", "AttributeError: module 'tests.kernel.tiny' has no attribute 'Huge'"),
        ("tests.kernel.tiny:duel", "duel is not a subclass of grognard.kernel.table.play.Play"),
        ("pathlib:Path", "Path is not a subclass of grognard.kernel.table.play.Play"),
        (":Tiny", "no game ':Tiny'"),
        ("tiny:", "no game 'tiny:'"),
        ("", "no game ''"),
        ("..tiny:Tiny", "..tiny:Tiny: TypeError: "),
    ],
)
def test_what_is_no_game_is_unreadable(game: str, why: str) -> None:
    with pytest.raises(Unreadable) as caught:
        shelf.play_class(game)
    assert why in str(caught.value)


def test_a_module_with_a_fault_shows_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "half_written.py").write_text("def broken(:\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(Unreadable, match="half_written:Game: SyntaxError") as caught:
        shelf.play_class("half_written:Game")
    assert isinstance(caught.value.__cause__, SyntaxError)


@pytest.mark.usefixtures("installed")
def test_installed_packages_announce_their_games() -> None:
    assert shelf.known()["tiny"] == HERE
    assert shelf.play_class("tiny") is Tiny
    with pytest.raises(Unreadable, match="gone: ModuleNotFoundError"):
        shelf.play_class("gone")
    with pytest.raises(Unreadable, match=r"vague: its entry point says 'tests\.kernel\.tiny', not module:Class"):
        shelf.play_class("vague")


def test_a_title_is_read_once_for_each_set_of_folders(tmp_path: Path) -> None:
    assert shelf.title(Tiny) is shelf.title(HERE)
    (tmp_path / "pieces.toml").write_text("[N1]\nstrength = [9, 5]\n")
    mine = shelf.title(Tiny, tmp_path)
    assert mine is shelf.title(Tiny, str(tmp_path)) is not shelf.title(Tiny)
    assert mine.pieces[0].value("strength") == 9


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadData) as caught:
        shelf.title(Tiny, tmp_path / "a", tmp_path / "b")
    assert [fault.endswith(": no such folder") for fault in caught.value.faults] == [True, True]


# Saves -------------------------------------------------------------------------------------------------------
@pytest.mark.usefixtures("installed")
def test_a_save_finds_its_game() -> None:
    game = after(duel(), "bid 1")
    for trust in (False, True):
        assert {**facts(grognard.load(game.save(), trust)), "events": []} == {**facts(game), "events": []}


def test_a_save_finds_a_game_that_was_taken_down_before() -> None:
    game = after(grognard.new(HERE, "duel", seed=1), "bid 1")
    assert facts(grognard.load(game.save())) == facts(game)


def test_a_save_names_no_code_to_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "trap.py").write_text("raise SystemExit('sprung')\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    save = duel().save().replace(b'"game": "tiny"', b'"game": "trap:Game"')
    with pytest.raises(Unreadable, match="save: no game 'trap:Game'; there are "):
        grognard.load(save)
    assert "trap" not in sys.modules


def test_a_save_of_an_unknown_game_is_told() -> None:
    with pytest.raises(Unreadable, match="save: no game 'tiny'; there are patrol"):
        grognard.load(duel().save())
    with pytest.raises(BadData, match="save: "):
        grognard.load(b"{}")


# The public face ---------------------------------------------------------------------------------------------
@pytest.mark.usefixtures("installed")
def test_games_are_listed_with_what_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grognard, "known", lambda: {"tiny": HERE})
    assert grognard.games() == {
        "tiny": {
            "title": {"en": "Tiny", "fr": "Minuscule"},
            "sides": ["north", "south"],
            "scenarios": {"duel": {"en": "Duel", "fr": "Duel"}, "hunt": {"en": "Hunt", "fr": "Chasse"}},
            "options": {"9.1": {"en": "Rich sides", "fr": "Camps riches"}},
        }
    }


def test_a_position_written_down_is_a_game() -> None:
    game = grognard.position(Tiny, "tiny duel\nphase 2.1\nunit N1 at 0101", seed=1)
    assert game.question is not None and game.question.side == "north"


def test_a_class_is_a_name_too() -> None:
    assert isinstance(shelf.title(Tiny), Title)
    assert grognard.new(Tiny, "hunt", seed=4).play.scenario.id == "hunt"


def test_what_is_shipped_is_read_when_it_is_asked_for() -> None:
    title = Title(shelf.play_class("patrol"), is_proved=True)
    assert "pieces" not in vars(title)
    assert title.new("crossing").play.scenario.id == "crossing"
    assert "pieces" in vars(title)
    assert "book" not in vars(title), "no rules text is needed to begin"
    assert title.sources["pieces.toml:B1.fire"].kind == "ours", "the sources are those of all files"


@pytest.mark.parametrize("game", shelf.OURS)
def test_keys_of_an_engine_have_the_numbers_of_the_book(game: str) -> None:
    folder = shelf.play_class(game).folder
    assert Rulebook.numbers_in(folder) == Rulebook.load(folder).numbers


def test_faults_of_what_is_read_late_are_raised_then(tmp_path: Path) -> None:
    """Of a file that was damaged after it was shipped; of a title that is not proved at once, with all others."""
    (tmp_path / "pieces.toml").write_text('[BG]\nfire = "many"\n')
    late = Title(shelf.play_class("patrol"), [tmp_path], is_proved=True)
    assert late.scenarios
    with pytest.raises(BadData, match="fire"):
        late.new()
    with pytest.raises(BadData, match="fire"):
        Title(shelf.play_class("patrol"), [tmp_path])


def test_check_reads_everything() -> None:
    title = Title(shelf.play_class("patrol"), is_proved=True)
    assert title.check() == []
    assert {"scenarios", "pieces", "charts", "book", "notes"} <= vars(title).keys()
    assert {scenario for scenario, _ in title._fresh} == {"crossing", "night-raid"}
