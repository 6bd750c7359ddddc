"""The command line: every command, bad input, whole games through the keyboard, and nothing hidden on the screen."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click
import pytest
from click.shell_completion import ShellComplete
from click.testing import CliRunner, Result
from rich.console import Console

import grognard
from grognard import bots, shelf
from grognard.bots.ranks.officer import Officer
from grognard.bots.ranks.random import Random
from grognard.cli import COMMANDS, main
from grognard.cli.check import unkept_promises
from grognard.cli.play import seat_bots
from grognard.cli.session import Keyboard, Session
from grognard.cli.show import bar, dice_text, in_columns, pips
from grognard.cli.speech import TEXTS, language_of
from grognard.kernel.asking.game import Game
from grognard.kernel.errors import Broken
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.table.position import OPEN
from grognard.kernel.words.messages import Messages
from grognard.lab.conformance import Finding
from grognard.server.screens.page_check import KeptPages
from grognard.shelf import OURS
from tests import depth

BEFORE_THE_CHURCH = """
patrol crossing
turn 2
phase 4.5
begins blue
acting blue
unit BL at 0604
unit B1 at 0604
unit BG at 0504
unit R1 at 0705
unit RL at 0705 concealed
unit R2 at 0906 concealed
"""


def run(*args: str, typed: str = "", lang: str = "en", width: int = 80) -> Result:
    """One command with what was typed."""
    environment = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": f"{lang}_XX.UTF-8", "COLUMNS": str(width), "NO_COLOR": "1"}
    return CliRunner(env=environment).invoke(main, list(args), input=typed)


def typed(*lines: str) -> str:
    """Lines as they come from a keyboard."""
    return "".join(f"{line}\n" for line in lines)


@pytest.fixture
def church(tmp_path: Path) -> str:
    """A file with a position in which Blue may fire, assault, and be refused."""
    path = tmp_path / "church.txt"
    path.write_text(BEFORE_THE_CHURCH, encoding="utf-8")
    return str(path)


# Sentences --------------------------------------------------------------------------------------------------------


def test_both_languages_say_the_same() -> None:
    assert Messages.compare([TEXTS]) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_sentence_used_in_the_code_is_there(lang: str) -> None:
    """Keys written out in the modules are messages; those put together are tried by the commands below."""
    package = Path(grognard.__file__).parent / "cli"
    said = r"""(?:text|say|agrees)\(\s*"([a-z-]+)"|key="([a-z-]+)"|help="([a-z-]+)\""""
    ours = Messages([TEXTS], lang)
    for module in package.glob("*.py"):
        for plain, option, command in re.findall(said, module.read_text(encoding="utf-8")):
            key = plain or command or f"option-{option}"
            assert ours.has(key) or key in {"title", "subtitle"}, f"{module.name}: {key}"


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_CA"}, "fr"),
    ],
)
def test_the_language_comes_from_the_environment(environment: dict[str, str], lang: str) -> None:
    assert language_of(environment) == lang


# The program itself -----------------------------------------------------------------------------------------------


def test_help_lists_the_commands_in_the_readers_language() -> None:
    assert "every rule enforced" in run("--help").output
    french = run("--help", lang="fr").output
    assert all(name in french for name in COMMANDS)
    assert "Jouer dans le terminal" in french


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_command_explains_itself(name: str, lang: str) -> None:
    told = run(name, "--lang", lang, "--help")
    assert told.exit_code == 0
    assert "option-" not in told.output
    assert "{" not in told.output


def test_version() -> None:
    assert run("--version").output == f"grognard {grognard.__version__}\n"


def test_an_unknown_command_is_refused() -> None:
    assert run("conquer").exit_code == 2


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["play", "ptrol"], "did you mean patrol"),
        (["play", "patrol", "--scenario", "dawn"], "no scenario 'dawn'"),
        (["play", "patrol", "--option", "99"], "no optional rule '99'"),
        (["play", "patrol", "--side", "green"], "no side"),
        (["rules", "patrol", "77.7"], "77.7"),
        (["rules", "patrol", "--search", "zeppelin"], "zeppelin"),
        (["simulate", "patrol", "--scenario", "dawn", "--games", "1"], "no scenario 'dawn'"),
        (["kit", "patrol", "--scenario", "dawn"], "no scenario 'dawn'"),
        (["check", "--data", "."], "--data"),
    ],
)
def test_an_error_is_one_clear_message(args: list[str], said: str) -> None:
    told = run(*args)
    assert told.exit_code == 2
    assert said in told.stderr
    assert "Traceback" not in told.output


def test_the_fields_of_a_position_are_told_from_their_declarations() -> None:
    told = run("fields", "verdun")
    assert told.exit_code == 0
    assert "interdiction  Whose interdiction markers lie in a hex" in told.output
    assert "hex 0101 interdiction german+french" in told.output
    assert "for each hex · any of german, french, joined by + · everyone is shown it" in told.output
    assert "Charts, for `force` lines: weather, barrage, assault, interdiction" in told.output
    assert "seul son camp le voit" in run("fields", "patrol", "--lang", "fr").output
    fields = {field["name"]: field for field in json.loads(run("fields", "patrol", "--json").output)}
    assert fields["shells"]["seen"] == "own" and fields["smoke"]["per"] == "hex"
    assert run("fields", "chess").exit_code == 2


def test_the_questions_of_a_game_are_told_with_their_meaning() -> None:
    told = run("questions", "patrol")
    assert told.exit_code == 0
    assert "ask-activate  Activate a counter, or pass." in told.output
    assert "fire hex · §8.2  Fire at …" in told.output
    assert "far" in told.output and "in the wood" in told.output
    assert "Activer" in run("questions", "patrol", "--lang", "fr").output
    assert run("questions", "chess").exit_code == 2


@pytest.mark.parametrize("game", OURS)
def test_every_verb_and_outcome_has_a_meaning(game: str) -> None:
    listed = json.loads(run("questions", game, "--json").output)
    assert [(sort, each["name"]) for sort in listed for each in listed[sort] if not each["means"]] == []
    voices = shelf.title(game).new(seed=0).play.voices
    assert {each["name"] for each in listed["verbs"]} == {*voices}
    assert len(listed["asks"]) > 5 and listed["tallies"]


def test_the_bots_are_listed_with_their_games() -> None:
    told = run("bots").output
    assert told.startswith("random  every game\nrecruit  every game\n")
    assert "general  every game  (general@5 thinks 5 seconds about an operation)" in told
    listed = {each["name"]: each for each in json.loads(run("bots", "--json").output)}
    assert [*listed][:4] == [*bots.BOTS] and listed["officer"]["games"] == [*shelf.known()]


@pytest.mark.parametrize(
    ("typed_before", "begun", "offered"),
    [
        (["rules"], "ver", ["verdun"]),
        (["play", "patrol", "--scenario"], "", [*shelf.title("patrol").scenarios]),
        (["tournament", "patrol"], "night", ["night-raid"]),
        (["simulate", "patrol", "--bots"], "random,off", ["random,officer"]),
        (["play", "patrol", "--against"], "rec", ["recruit"]),
        (["check"], "pat", ["patrol"]),
        (["simulate", "patrol", "--games"], "p", []),
    ],
)
def test_a_shell_completes_games_scenarios_and_bots(typed_before: list[str], begun: str, offered: list[str]) -> None:
    shell = ShellComplete(main, {}, "grognard", "_GROGNARD_COMPLETE")
    assert [item.value for item in shell.get_completions(typed_before, begun)] == offered


def test_clauses_and_faults_are_told_as_json() -> None:
    (clause,) = json.loads(run("rules", "patrol", "8.2", "--json").output)
    assert clause["id"] == "8.2" and clause["status"] == "done" and clause["code"] and clause["lacks"] == []
    assert json.loads(run("check", "patrol", "--json").output) == {"grognard": [], "patrol": []}


def test_a_picture_of_another_kind_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    told = run("draw", "patrol", "-o", "x.gif")
    assert told.exit_code == 2 and "an .svg or a .png, not x.gif" in told.stderr
    assert not [*tmp_path.iterdir()]


FAULTY_GAME = """
from grognard.games.patrol import Patrol

class Faulty(Patrol):
    def place(self, *args, **named):
        raise LookupError("no such place")
"""


def test_a_fault_of_somebodys_game_is_told_as_theirs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "faulty_game.py").write_text(FAULTY_GAME, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    game = grognard.new("patrol", seed=3)

    def fail(self: Game, *_: Any, **__: Any) -> None:
        import faulty_game  # type: ignore[import-not-found]

        try:
            faulty_game.Faulty.place(None)
        except LookupError as fault:
            raise Broken("LookupError after 'to 0903': no such place", game.save()) from fault

    monkeypatch.setattr(Game, "answer", fail)
    told = run("play", "patrol", "--seed", "3", typed=typed("1"))
    assert told.exit_code == 2
    assert "This is a fault of the game: faulty_game.py:6: LookupError after 'to 0903'" in told.stderr
    assert 'faulty_game.py", line 6, in place' in told.stderr and "fault of ours" not in told.stderr
    (kept,) = tmp_path.glob("grognard-fault-*.json")
    assert grognard.load(kept) == game
    sys.modules.pop("faulty_game")


def test_a_fault_of_ours_keeps_the_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fail(*_: Any, **__: Any) -> None:
        raise Broken("the script fell over", b'{"kept": 1}')

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Game, "answer", fail)
    told = run("play", "patrol", "--seed", "3", typed=typed("1"))
    assert told.exit_code == 2
    (kept,) = tmp_path.glob("grognard-broken-*.json")
    assert kept.read_bytes() == b'{"kept": 1}'
    assert kept.name in told.stderr
    assert "the script fell over" in told.stderr


FAULTY = """
class Faulty:
    def answer(self, view, question):
        raise LookupError("no idea")
"""


def test_a_fault_of_somebodys_bot_is_told_as_theirs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "faulty_bot.py").write_text(FAULTY, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    args = ["-s", "night-raid", "-n", "2", "-j", "1", "--bots", "faulty_bot:Faulty,random"]
    told = run("simulate", "patrol", *args)
    assert told.exit_code == 0
    assert "faulty_bot:Faulty lost 2 games by a fault of its own (it failed)" in told.stderr
    assert 'faulty_bot.py", line 4, in answer' in told.stderr
    assert "faulty_bot.py:4: LookupError: no idea" in told.stderr
    assert "fault of ours" not in told.stderr
    assert grognard.load(tmp_path / "grognard-fault-night-raid-0.json").question is not None
    played = run(
        "play", "patrol", "-s", "night-raid", "--side", "red", "--against", "faulty_bot:Faulty", typed=typed("1")
    )
    assert played.exit_code == 2
    assert "This is a fault of the bot: faulty_bot.py:4: LookupError: no idea" in played.stderr
    assert len([*tmp_path.glob("grognard-fault-2*.json")]) == 1
    sys.modules.pop("faulty_bot")


# games ------------------------------------------------------------------------------------------------------------


def test_games() -> None:
    told = run("games").output
    assert "patrol" in told
    assert "night-raid" in told
    assert "8 turns, 30 minutes, level 2" in told
    assert "--option 15.1" in told


def test_games_in_french() -> None:
    told = run("games", "--lang", "fr").output
    assert "Le passage" in told
    assert "5 tours, 10 minutes, niveau 1" in told


def test_games_as_json() -> None:
    told = json.loads(run("games", "--json").output)
    assert told["patrol"]["title"] == {"en": "Patrol", "fr": "Patrouille"}
    assert told["patrol"]["scenarios"]["crossing"]["turns"] == 5
    assert list(told["patrol"]["options"]) == ["15.1"]


def test_a_game_that_cannot_be_read_does_not_hide_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "OURS", {"lost": "nowhere.at_all:Lost", **shelf.OURS})
    told = run("games")
    assert told.exit_code == 0
    assert "patrol" in told.stdout
    assert "lost: " in told.stderr


# play -------------------------------------------------------------------------------------------------------------


def test_a_whole_game_by_first_options() -> None:
    told = run("play", "patrol", "--seed", "1", typed="1\n" * 400)
    assert told.exit_code == 0
    assert re.search(r"(wins|draw): ", told.output, re.IGNORECASE)
    assert "Turn 5." in told.output
    assert "Until next time." in told.output


def test_the_same_seed_plays_the_same_game() -> None:
    first, second = (run("play", "patrol", "--seed", "7", typed="1\n" * 60).output for _ in range(2))
    assert first == second
    assert first != run("play", "patrol", "--seed", "8", typed="1\n" * 60).output


def test_options_are_numbered_in_words_with_their_text() -> None:
    told = run("play", "patrol", "--seed", "3").output
    assert "Answer by number or by text" in told
    assert re.search(r"1 Activate Blue leader +activate BL\n", told)
    assert "§5.1" in told


@pytest.mark.parametrize("answer", ["2", "activate B1", "ACTIVATE  b1", "b1", "Activate Blue 1st"])
def test_an_answer_by_number_text_noun_or_beginning(answer: str) -> None:
    assert "→ Activate Blue 1st squad" in run("play", "patrol", "--seed", "3", typed=typed(answer)).output


def test_a_beginning_that_fits_several_is_asked_again() -> None:
    told = run("play", "patrol", "--seed", "3", typed=typed("activate B")).output
    assert "could be activate BL, activate B1" in told
    assert "→" not in told


def test_nonsense_changes_nothing() -> None:
    told = run("play", "patrol", "--seed", "3", typed=typed("xyzzy", "", "99", "fire 9999"))
    assert told.exit_code == 0
    assert "“xyzzy” is no answer and no command" in told.output
    assert "→" not in told.output


def test_what_is_forbidden_is_explained_with_its_clause(church: str) -> None:
    told = run(
        "play", "--position", church, typed=typed("activate B1", "fire 1001", "why to 0101", "why fire 0705")
    ).output
    assert "§8.1 There is no enemy counter there." in told
    assert "§6.2 That hex is not adjacent." in told
    assert "That is one of the answers." in told


# Opponents and hints ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("against", ["recruit", "officer", "general@0.1"])
def test_an_opponent_by_name(against: str) -> None:
    told = run("play", "verdun", "--side", "french", "--seed", "3", "--against", against, typed=typed("map"))
    assert told.exit_code == 0
    assert "French" in told.output


@pytest.mark.parametrize(
    ("against", "trouble"),
    [("officer@3", "officer takes no time to think"), ("general@soon", "'soon' is no number"), ("clever", "no bot")],
)
def test_an_opponent_that_cannot_be_had(against: str, trouble: str) -> None:
    told = run("play", "verdun", "--against", against)
    assert told.exit_code == 2
    assert trouble in told.output


def test_unless_named_an_officer_plays_the_other_side() -> None:
    game = grognard.new("verdun", seed=3)
    assert isinstance(seat_bots(game, None, None)["french"], Officer)


def test_where_nobody_commands_chance_plays_the_other_side(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grognard.bots.ranks.officer.COMMANDERS", {})
    game = grognard.new("verdun", seed=3)
    assert isinstance(seat_bots(game, None, None)["french"], Random)
    with pytest.raises(click.UsageError, match="officer"):
        seat_bots(game, None, "officer")


@pytest.mark.parametrize(
    ("lang", "word", "would"),
    [("en", "hint", "An officer would choose:"), ("fr", "conseil", "Un officier choisirait\xa0:")],
)
def test_an_officer_is_asked_and_nothing_is_answered(lang: str, word: str, would: str) -> None:
    lines = typed(word, word)
    told = run("play", "verdun", "--seed", "3", "--lang", lang, typed=lines, width=120).output
    first, second = told.split(would)[1:]
    assert re.match(r" \d+ \w", first), "the number to type"
    assert "§" in first.splitlines()[1], "a reason with its clause"
    assert first.splitlines()[:2] == second.splitlines()[:2], "asked twice, the officer says the same"
    assert "→" not in told


def test_a_hint_can_be_followed_all_day() -> None:
    """Whoever does what the officer says, by its number, plays a legal turn."""
    game = grognard.new("patrol", "crossing", seed=3)
    keyboard, screen = Following(), io.StringIO()
    seats = {"red": bots.make("officer", 1)}
    session = Session(game, shelf.title("patrol").book, Console(file=screen, width=200), "en", seats, keyboard=keyboard)
    keyboard.screen = screen
    assert session.play() == 0
    assert game.result is not None
    assert "is no answer" not in screen.getvalue()


def test_two_at_one_keyboard_say_whether_they_want_hints() -> None:
    both = ["play", "verdun", "--seed", "3", "--side", "both"]
    assert "hints are for games begun with --hints" in run(*both, typed=typed("hint")).output
    assert "An officer would choose:" in run(*both, "--hints", typed=typed("hint")).output
    assert "An officer" not in run("play", "verdun", "--seed", "3", "--no-hints", typed=typed("hint")).output


def test_there_is_no_hint_about_dice_nor_where_nobody_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grognard.bots.ranks.officer.COMMANDERS", {})
    assert "no officer who knows this game" in run("play", "verdun", "--seed", "3", typed=typed("hint")).output


def test_why_alone_tells_the_other_sides_reasons() -> None:
    told = run("play", "verdun", "--side", "french", "--seed", "3", typed=typed("why"), width=160).output
    why = told.split("›")[1]
    assert "Barrage on" in why
    assert re.search(r"§7\.\d", why)
    french = run(
        "play", "verdun", "--side", "french", "--seed", "3", "--lang", "fr", typed=typed("pourquoi"), width=160
    )
    assert "Barrage sur" in french.output.split("›")[1]


def test_in_a_game_with_secrets_reasons_wait_for_the_end() -> None:
    game = grognard.new("patrol", "crossing", seed=3)
    keyboard, screen = Following("why"), io.StringIO()
    seats = {"red": bots.make("officer", 1)}
    session = Session(game, shelf.title("patrol").book, Console(file=screen, width=200), "en", seats, keyboard=keyboard)
    keyboard.screen = screen
    session.play()
    before, after = screen.getvalue().split("The game is over.")
    assert session.adviser.reasons
    assert "reasons are told when it is over" in before and "reasons are told when" not in after
    said = [each.said(game.play, "en") for reasoned in session.adviser.reasons for each in reasoned.reasons]
    assert said and all(sentence in after for sentence in said)


class Following(Keyboard):
    """Asks for a hint and does what it says; at the end asks why, once."""

    def __init__(self, *also: str) -> None:
        self.is_live = False
        self.screen = io.StringIO()
        self.also = also
        self.asked: list[str] = []

    def line(self, prompt: str = "› ") -> str:
        """A question, or the number of the option that was named last."""
        shown = self.screen.getvalue()
        if "The game is over." in shown:
            if "at the end" in self.asked:
                raise EOFError
            self.asked.append("at the end")
            return "why all"
        if not self.asked:
            self.asked = ["hint", *self.also]
        word = self.asked.pop(0)
        if word != "answer":
            if not self.asked:
                self.asked = ["answer"]
            return word
        named = re.findall(r"An officer would choose: (\d+)", shown)
        return str(named[-1])


def test_why_needs_something() -> None:
    assert "Why not what?" in run("play", "patrol", "--seed", "3", typed=typed("why")).output


def test_odds_show_every_reason_and_the_exact_chances(church: str) -> None:
    told = run("play", "--position", church, typed=typed("activate B1", "odds fire 0705")).output
    assert re.search(r"−2 +§8.3 +among houses", told)
    assert re.search(r"\+1 +§8.3 +leader", told)
    assert re.search(r"M +morale test +━+╸? +30.6 % +11/36 · 2d6", told)


def test_odds_by_number_and_of_everything(church: str) -> None:
    told = run("play", "--position", church, typed=typed("odds", "activate B1", "odds", "odds 1")).output
    assert "There is nothing to weigh here." in told
    assert re.search(r"Fire at 0705 Church +1 16.7 % · M2 11.1 %", told)
    assert "points for entering the hex" in told


def test_odds_in_french(church: str) -> None:
    told = run("play", "--position", church, "--lang", "fr", typed=typed("activate B1", "chances fire 0705")).output
    assert "30,6\xa0%" in told


def test_a_clause_is_shown_in_place() -> None:
    told = run(
        "play", "patrol", "--seed", "3", typed=typed("? 8.5", "rule", "rule smoke", "? §4.1", "rule zeppelin")
    ).output
    assert "§8.5 Reaction fire" in told
    assert "R1 " in told
    assert re.search(r"§5.1 Choosing a counter +\n", told)
    assert "§13.5" in told
    assert "§4.1 " in told
    assert "No clause speaks of “zeppelin”" in told


def test_help_is_there() -> None:
    told = run("play", "patrol", "--seed", "3", typed=typed("?")).output
    assert "take back your last answer" in told
    assert "save FILE" in told


def test_french_commands_are_understood_and_english_ones_too() -> None:
    lines = typed(
        "aide", "carte", "pions", "journal", "pourquoi pass", "règle 5.1", "regle 5.1", "1", "annuler", "quit"
    )
    told = run("play", "patrol", "--seed", "3", "--lang", "fr", typed=lines).output
    assert "cette liste" in told
    assert "C’est une des réponses." in told
    assert "Repris\xa0: Activer le chef bleu." in told
    assert "À la prochaine." in told
    assert "not" not in told.replace("notation", "").split()


def test_undo_takes_back_an_answer_and_stops_at_dice() -> None:
    told = run("play", "patrol", "--seed", "3", typed=typed("activate B1", "undo", "undo")).output
    assert "Taken back: Activate Blue 1st squad." in told
    assert "Dice have been rolled since." in told


def test_undo_stops_at_the_other_sides_answer() -> None:
    told = run("play", "patrol", "--seed", "3", typed=typed("pass", "undo")).output
    assert re.search("(has answered|have been rolled) since", told)


def test_log_pieces_map_and_position(church: str) -> None:
    lines = typed("log", "pieces", "map", "map 0101", "map 9999", "position", "position all")
    told = run("play", "--position", church, typed=lines).output
    assert re.search(r"B1 +Blue 1st +0604", told)
    assert re.search(r"\? +unknown", told)
    assert "There is no hex 9999." in told
    assert told.index("hides nothing") < told.index("unit R2 at 0906 concealed")


def test_a_position_is_printed_at_once_when_nothing_is_hidden_from_anybody(church: str) -> None:
    told = run("play", "--position", church, "--side", "both", "--no-curtain", typed=typed("position")).output
    assert "unit R2 at 0906 concealed" in told


def test_save_and_load(tmp_path: Path) -> None:
    kept = str(tmp_path / "kept.json")
    first = run("play", "patrol", "--seed", "3", typed=typed("1", f"save {kept}", "quit"))
    assert f"Saved in {kept}" in first.output
    second = run("play", "--load", kept, typed=typed("undo", "save"))
    assert "Blue leader: choose an action." in second.output
    assert "Taken back: Activate Blue leader." in second.output
    entries = json.loads(Path(kept).read_text(encoding="utf-8"))["entries"]
    assert not [entry for entry in entries if entry.startswith("blue")], "save alone writes over the file it came from"


def test_a_file_named_grog_is_a_record(tmp_path: Path) -> None:
    file = tmp_path / "evening.grog"
    run("play", "patrol", "--seed", "7", typed=typed("activate R2", f"save {file}", "quit"))
    assert file.read_text("utf-8").startswith("game patrol crossing\n")
    assert grognard.load(file).question is not None


def test_a_save_over_another_file_is_asked_for(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("precious", encoding="utf-8")
    run("play", "patrol", "--seed", "3", typed=typed(f"save {other}", "n"))
    assert other.read_text(encoding="utf-8") == "precious"
    run("play", "patrol", "--seed", "3", typed=typed(f"save {other}", "y"))
    assert other.read_text(encoding="utf-8").startswith("{")


def test_a_save_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    told = run("play", "patrol", "--seed", "3", typed=typed("save", f"save {tmp_path / 'no' / 'where.json'}", "1"))
    assert "Where to? save FILE" in told.output
    assert "No such file or directory" in told.output
    assert "→ Activate Blue leader" in told.output


def test_a_faulty_save_or_position_is_refused(tmp_path: Path) -> None:
    bad = tmp_path / "bad"
    bad.write_text("{", encoding="utf-8")
    assert run("play", "--load", str(bad)).exit_code == 2
    bad.write_text("patrol crossing\nunit B1 at 9999\n", encoding="utf-8")
    told = run("play", "--position", str(bad))
    assert told.exit_code == 2
    assert "9999" in told.stderr
    bad.write_bytes(b"\xff\xfe")
    assert "not UTF-8" in run("play", "--position", str(bad)).stderr
    assert run("play", "--load", str(tmp_path / "none")).exit_code == 2


def test_the_menu_without_a_game() -> None:
    told = run("play", "--seed", "1", typed=typed("x", "0", "2", "1"))
    assert "Patrol – The crossing" in told.output
    scenarios = sum(len(shelf.title(game).scenarios) for game in shelf.OURS)
    assert f"A number from 1 to {scenarios}, please." in told.output
    assert "→ Place it in 0101" in told.output
    assert "→ Place it in 0101" in run("play", "--seed", "1", typed=typed("night-raid", "0101")).output


def test_the_menu_may_be_left() -> None:
    assert run("play").exit_code == 0


def test_the_end_of_input_ends_the_game_quietly() -> None:
    told = run("play", "patrol", "--seed", "3")
    assert told.exit_code == 0
    assert told.output.endswith("The input has ended, and the game stops here.\n")


def test_quit_offers_nothing_to_a_pipe() -> None:
    told = run("play", "patrol", "--seed", "3", typed=typed("1", "quit"))
    assert told.exit_code == 0
    assert "Save the game first?" not in told.output


def test_red_may_be_played_and_options_switched_on() -> None:
    against = ["--against", "random"]
    told = run("play", "patrol", "--side", "red", "-o", "15.1", "--seed", "3", *against, typed=typed("flare")).output
    assert "§15.1 Flares" in told
    assert "→ Fire a flare" in told


def test_typed_dice() -> None:
    told = run("play", "patrol", "--typed-dice", typed=typed("9", "odds", "why 9", "2", "1", "1")).output
    assert "Roll one die with 6 sides" in told
    assert "no such roll: roll 1 … roll 6" in told
    assert "→ ⚁ 2" in told
    assert "Blue begins (die 2)." in told


def test_a_data_folder_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "pieces.toml").write_text("[B1]\nmove = 6\n", encoding="utf-8")
    told = run("play", "patrol", "--data", str(tmp_path), "--seed", "3", typed=typed("pieces"), width=120)
    assert re.search(r"B1 +Blue 1st squad +0305 +2 +4 +4 +4 +6 +8", told.output)


def test_a_faulty_data_folder_is_refused_by_file_and_key(tmp_path: Path) -> None:
    (tmp_path / "pieces.toml").write_text('[B1]\nfire = "much"\n', encoding="utf-8")
    told = run("play", "patrol", "--data", str(tmp_path))
    assert told.exit_code == 2
    assert "pieces.toml: B1.fire" in told.stderr


# Two at one keyboard ----------------------------------------------------------------------------------------------


def test_a_curtain_falls_between_two_people() -> None:
    told = run("play", "patrol", "--seed", "3", "--side", "both", typed=typed("1", "stay", "", "1")).output
    assert told.count("come to the keyboard") == 1
    assert "Red, come to the keyboard" in told
    assert "→ Activate Red leader" in told


def test_the_curtain_can_be_left_away() -> None:
    lines = typed("1", "stay", "1", "undo", "undo", "undo")
    told = run("play", "patrol", "--seed", "3", "--against", "nobody", "--no-curtain", typed=lines).output
    assert "come to the keyboard" not in told
    assert "Taken back: Activate Red leader." in told
    assert "Taken back: Stay where it is." in told
    assert "Taken back: Activate Blue leader." in told


def test_behind_the_curtain_nobody_takes_back_the_others_answer() -> None:
    lines = typed(*["0101", "0102", "0103", "0201", "0202", "0301", "0302", "0108"], "", "undo")
    told = run("play", "patrol", "-s", "night-raid", "--side", "both", typed=lines).output
    assert "Taken back" not in told
    assert "Place Red leader." in told


def test_sealed_questions_are_answered_one_side_after_the_other() -> None:
    blue = ["0301", "0302", "0309", "0310", "0101", "0102", "0103", "0108"]
    red = ["1101", "1102", "1109", "1110", "1301", "1302", "1303", "1308"]
    told = run("play", "patrol", "-s", "night-raid", "--side", "both", typed=typed(*blue, "", *red)).output
    hidden = told[told.index("Red, come to the keyboard") :]
    assert "Red is in place." in hidden
    assert "0301" not in "".join(re.findall(r"→ .*", hidden))


# Nothing hidden on the screen -------------------------------------------------------------------------------------


class Fidgeting(Keyboard):
    """A player who answers by whim and asks about everything in between, while an umpire reads over the shoulder."""

    def __init__(self, seed: int, look: Callable[[], None]) -> None:
        self.is_live = False
        self.whim = Whim(seed)
        self.look = look
        self.session: Session | None = None

    def line(self, prompt: str = "› ") -> str:
        """Mostly an answer, sometimes a command."""
        self.look()
        assert self.session is not None
        open_ = self.session.game.questions
        if not open_:
            raise EOFError
        question = open_[self.session.seated]
        if self.whim.below(3):
            return str(1 + self.whim.below(len(question.options)))
        number = 1 + self.whim.below(len(question.options))
        asked = ["map", "pieces", "log all", "odds", f"odds {number}", "undo", "position", "?", "log"]
        asked += ["hint", "why", "why all"]
        # Rulings are numbered R1, R2… as Red's squads are: the umpire could not tell them apart.
        asked += [] if self.session.book.rulings(question.rule) else ["rule"]
        hexes = self.session.game.play.board.grid
        asked += [
            f"why {verb} {hexes.number(self.whim.pick(hexes.hexes))}" for verb in ("fire", "to", "assault", "aim")
        ]
        return self.whim.pick(asked)


class Umpire:
    """Knows which enemy counters have never been seen on the board, and reads everything that is printed."""

    def __init__(self, game: Game, side: str, screen: io.StringIO, lang: str) -> None:
        self.game, self.side, self.screen, self.lang = game, side, screen, lang
        self.read = 0
        self.seen: set[int] = set()
        self.secrets = 0

    def look(self) -> None:
        """Everything printed since the last look names no counter that is still a secret."""
        play = self.game.play
        foes = [piece for piece, owner in enumerate(play.owner) if owner.name != self.side]
        self.seen |= {p for p in foes if play.position.hidden[p] == OPEN and play.is_on_board(p)}
        fresh = self.screen.getvalue()[self.read :]
        self.read += len(fresh)
        for piece in foes:
            if play.position.hidden[piece] != OPEN and piece not in self.seen:
                self.secrets += 1
                printed = play.roster[piece]
                for name in (printed.name, *printed.titles.values()):
                    assert not re.search(rf"(?<!\w){re.escape(name)}(?!\w)", fresh), (
                        f"{name} was shown: {fresh[-3000:]}"
                    )


@pytest.mark.parametrize(("scenario", "side", "lang", "seed", "bot"), depth.some([
    ("crossing", "red", "fr", 2, "officer"),
    ("night-raid", "blue", "en", 3, "random"),
    ("crossing", "blue", "en", 1, "random"),
    ("night-raid", "red", "fr", 4, "officer"),
], 2))  # fmt: skip
def test_what_is_hidden_never_reaches_the_screen(scenario: str, side: str, lang: str, seed: int, bot: str) -> None:
    game = grognard.new("patrol", scenario, ["15.1"], seed=seed)
    screen = io.StringIO()
    umpire = Umpire(game, side, screen, lang)
    keyboard = Fidgeting(seed, umpire.look)
    other = {s.name: bots.make(bot, seed) for s in game.play.sides if s.name != side}
    console = Console(file=screen, width=100)
    session = Session(game, shelf.title("patrol").book, console, lang, other, keyboard=keyboard)
    keyboard.session = session
    assert session.play() == 0
    assert game.result is not None
    assert umpire.secrets > 100


def test_the_umpire_would_see_it() -> None:
    game = grognard.new("patrol", "crossing", seed=1)
    screen = io.StringIO("Blue: R1 is in 1106")
    with pytest.raises(AssertionError, match="R1 was shown"):
        Umpire(game, "blue", screen, "en").look()


# Leaving ----------------------------------------------------------------------------------------------------------


class Told(Keyboard):
    """Types what it is told; an exception among the lines is raised."""

    def __init__(self, lines: Sequence[str | type[BaseException]], is_live: bool = True) -> None:
        self.is_live = is_live
        self.lines = list(lines)
        self.prompts: list[str] = []

    def line(self, prompt: str = "› ") -> str:
        """The next of them."""
        self.prompts.append(prompt)
        if not self.lines:
            raise EOFError
        following = self.lines.pop(0)
        if isinstance(following, str):
            return following
        raise following


def at_the_table(lines: Sequence[str | type[BaseException]], **named: Any) -> tuple[int, Told, str]:
    """A session at a live keyboard: the exit code, the keyboard, and what was shown."""
    keyboard, screen = Told(lines), io.StringIO()
    game = grognard.new("patrol", "crossing", seed=3)
    seats = named.pop("bots", {"red": bots.make("random", 1)})
    session = Session(game, shelf.title("patrol").book, Console(file=screen, width=80), "en", seats, keyboard=keyboard)
    return session.play(), keyboard, screen.getvalue()


def test_ctrl_c_offers_to_save_and_leaves() -> None:
    code, keyboard, shown = at_the_table(["1", KeyboardInterrupt, ""])
    assert code == 1
    assert "Save the game first?" in keyboard.prompts[-1]
    assert "Until next time." in shown


def test_ctrl_c_twice_leaves_at_once() -> None:
    assert at_the_table(["1", KeyboardInterrupt, KeyboardInterrupt])[0] == 1


def test_ctrl_c_at_the_curtain_leaves() -> None:
    assert at_the_table(["1", "stay", KeyboardInterrupt], bots={})[0] == 1


def test_quit_offers_to_save(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    code, _, shown = at_the_table(["1", "quit", str(kept)])
    assert code == 0
    assert kept.exists()
    assert "Saved in" in shown


def test_quit_offers_nothing_when_nothing_would_be_lost(tmp_path: Path) -> None:
    _, keyboard, _ = at_the_table(["1", f"save {tmp_path / 'kept.json'}", "quit"])
    assert "Save the game first?" not in " ".join(keyboard.prompts)


# simulate ---------------------------------------------------------------------------------------------------------


def test_simulate() -> None:
    told = run("simulate", "patrol", "--games", "4", "--jobs", "1")
    assert told.exit_code == 0
    assert "The crossing: 4 games, seed 0" in told.output
    assert "Night raid: 4 games, seed 0" in told.output
    assert "decisions a second" in told.output


def test_simulate_as_json_and_to_a_file(tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    args = ["simulate", "patrol", "-s", "crossing", "--games", "3", "--jobs", "1", "--seed", "5"]
    told = json.loads(run(*args, "--json").output)
    assert told[0]["games"] == 3
    assert sum(told[0]["wins"].values()) == 3
    assert str(out) in run(*args, "--json", str(out), width=400).output
    written = json.loads(out.read_text(encoding="utf-8"))
    assert [game["number"] for game in written[0]["played"]] == [0, 1, 2]
    assert written[0]["wins"] == told[0]["wins"]


def test_simulate_in_french_with_an_option() -> None:
    told = run("simulate", "patrol", "-s", "all", "-n", "1", "-j", "1", "-o", "15.1", "--lang", "fr").output
    assert "Coup de main\xa0: 1 parties" in told
    assert "décisions par seconde" in told


# replay -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A game between two bots, saved at its end."""
    game = grognard.new("patrol", "crossing", seed=6)
    bots.play_out(game, {"blue": bots.make("random", 1), "red": bots.make("random", 2)})
    path = tmp_path / "finished.json"
    path.write_bytes(game.save())
    return path


def test_replay_tells_the_game(finished: Path) -> None:
    told = run("replay", str(finished), width=120).output
    assert told.index("Turn 1.") < told.index("Turn 5.")
    assert re.search(r"\d+ (Blue|Red): ", told)
    assert "a counter moves" not in told, "of a fact told twice, the plain one is enough"
    assert re.search(r"(wins|draw): ", told, re.IGNORECASE)


def test_replay_events_only_for_one_side_in_french(finished: Path) -> None:
    told = run("replay", str(finished), "--events", "--side", "red", "--lang", "fr").output
    assert not re.search(r"^ +\d+ (Bleu|Rouge)\b", told, re.MULTILINE)
    assert "Bleu\xa0: un pion" in told


def test_replay_as_json(finished: Path) -> None:
    game = grognard.load(finished)
    whole = json.loads(run("replay", str(finished), "--json").output)
    answers = [(each["who"], each["answer"]) for each in whole["entries"] if "who" in each]
    assert answers == [(e.who.name, e.option.text) for e in game.entries if e.who.name != "dice"]
    assert whole["game"] == "patrol" and whole["result"]["verdict"] == game.result.verdict  # type: ignore[union-attr]
    rolled = [event["dice"] for each in whole["entries"] for event in each["events"] if event["dice"]]
    assert rolled and all(1 <= face <= 6 for dice in rolled for face in dice)
    red = json.loads(run("replay", str(finished), "--json", "--events", "--side", "red", "--lang", "fr").output)
    assert not [each for each in red["entries"] if "who" in each]
    assert any("un pion" in event["text"] for each in red["entries"] for event in each["events"])
    refused = run("replay", str(finished), "--json", "--check")
    assert refused.exit_code == 2 and "one of the two" in refused.stderr


def test_replay_until(finished: Path) -> None:
    told = run("replay", str(finished), "--until", "4").output
    assert "Turn 2." not in told
    assert "0101" in told, "the board where it stops"


def test_replay_check(finished: Path) -> None:
    told = run("replay", str(finished), "--check")
    assert told.exit_code == 0
    assert told.output.startswith("OK: ")


def test_replay_check_names_the_exact_fault(finished: Path) -> None:
    save = json.loads(finished.read_text(encoding="utf-8"))
    good = json.dumps(save)
    at = next(n for n, entry in enumerate(save["entries"]) if ": to " in entry)
    save["entries"][at] = save["entries"][at].partition(":")[0] + ": to 9999"
    finished.write_text(json.dumps(save), encoding="utf-8")
    told = run("replay", str(finished), "--check")
    assert told.exit_code == 1
    assert f"entries[{at}]" in told.stderr
    save = json.loads(good)
    save["snapshot"]["position"]["turn"] = 4
    finished.write_text(json.dumps(save), encoding="utf-8")
    told = run("replay", str(finished), "--check")
    assert told.exit_code == 1
    assert "snapshot.position.turn" in told.stderr
    assert run("replay", str(finished)).exit_code == 2


def test_replay_check_of_another_edition_and_without_a_snapshot(finished: Path) -> None:
    save = json.loads(finished.read_text(encoding="utf-8"))
    finished.write_text(json.dumps(save | {"edition": "0"}), encoding="utf-8")
    assert "positions were not compared" in run("replay", str(finished), "--check").output
    del save["snapshot"]
    finished.write_text(json.dumps(save), encoding="utf-8")
    assert "no position to compare" in run("replay", str(finished), "--check").output


def test_a_save_becomes_a_record_and_a_save_again(finished: Path, tmp_path: Path) -> None:
    record, save = tmp_path / "evening.grog", tmp_path / "again.json"
    assert run("record", str(finished), "-o", str(record)).exit_code == 0
    assert run("replay", str(record), "--check").output == "OK: 143 answers replayed to turn 5, no variation.\n"
    assert run("record", str(record), "-o", str(save)).exit_code == 0
    assert save.read_bytes() == finished.read_bytes()
    assert run("record", str(record), str(finished)).output.count("game patrol crossing") == 2
    told = run("record", str(record), str(finished), "-o", str(save))
    assert (told.exit_code, told.stderr) == (2, "a save holds one game, and here are 2\n")


def test_a_record_is_played_before_it_is_written(finished: Path, tmp_path: Path) -> None:
    record = tmp_path / "evening.grog"
    run("record", str(finished), "-o", str(record))
    text = record.read_text("utf-8")
    record.write_text(text.replace("dice: roll", "(\n  blue: sing\n)\ndice: roll", 1), "utf-8")
    told = run("record", str(record))
    assert (told.exit_code, told.stdout) == (2, "")
    assert told.stderr.startswith("line 7, column 3: blue: sing: ")
    told = run("check", str(record))
    assert told.exit_code == 1 and told.stderr.startswith("line 7, column 3: blue: sing: ")
    record.write_text(text.replace("dice: roll", "(\n)\ndice: roll", 1) + text, "utf-8")
    told = run("check", str(record))
    assert [line.partition(", ")[2] for line in told.output.splitlines()] == ["and one variation.", "no variation."]


# rules ------------------------------------------------------------------------------------------------------------


def test_rules_lists_every_clause() -> None:
    told = run("rules", "patrol", width=140)
    assert told.exit_code == 0
    assert all(f"§{clause.id}" in told.output for clause in shelf.title("patrol").book)
    assert "fire.py:" in told.output


def test_a_clause_with_its_code_and_rulings() -> None:
    told = run("rules", "patrol", "8.5", width=140).output
    assert "Reaction fire" in told
    assert re.search(r"decided in \S*games/patrol/fire.py:\d+ may_shoot", told)
    assert "R1" in told
    french = run("rules", "patrol", "8.5", "--lang", "fr").output
    assert "Tir de réaction" in french or "réaction" in french


def test_a_chapter_and_a_search() -> None:
    chapter = run("rules", "patrol", "8").output
    assert "§8.1 " in chapter
    assert "§8.7 " in chapter
    assert "§18" not in chapter
    assert "§13.5 " in run("rules", "patrol", "--search", "SMOKE").output


def test_coverage_fails_when_an_enforced_clause_lacks_a_test(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("grognard.cli.rules.tests_of", lambda game: tmp_path)
    told = run("rules", "patrol", "--coverage", width=120)
    assert told.exit_code == 1
    assert "8.5: no test proves it" in told.output
    proofs = ", ".join(repr(clause.id) for clause in shelf.title("patrol").book)
    proof = f"import pytest\n\n@pytest.mark.rule({proofs})\ndef test_all():\n    pass\n"
    (tmp_path / "test_all.py").write_text(proof, encoding="utf-8")
    told = run("rules", "patrol", "--coverage", width=120)
    assert told.exit_code == 0
    assert "clauses in all" in told.output


def test_where_there_are_no_tests_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grognard.cli.rules.tests_of", lambda game: None)
    told = run("rules", "patrol", "8.5")
    assert "There are no tests here: tests/games/patrol" in told.stderr
    assert told.exit_code == 0


# check, kit, bench ------------------------------------------------------------------------------------------------


def test_check_finds_nothing_wrong_with_a_game_of_ours() -> None:
    """With all of them: `make check-data`."""
    told = run("check", "patrol")
    assert told.exit_code == 0, told.output
    assert re.search(r"^patrol: 2 scenarios, \d+ counters, .*: no fault$", told.output, re.MULTILINE)


def test_check_names_every_fault_by_file_and_key(tmp_path: Path) -> None:
    (tmp_path / "pieces.toml").write_text('[B1]\nfire = "much"\n[ZZ]\nside = "blue"\n', encoding="utf-8")
    told = run("check", "patrol", "--data", str(tmp_path))
    assert told.exit_code == 1
    assert "pieces.toml: B1.fire" in told.output
    assert "pieces.toml: ZZ.kind" in told.output
    assert "2 faults" in told.output


def without_marks(folder: Path, to: Path, clause: str) -> Path:
    """The tests of a game copied, the marks of one clause taken off."""
    for file in folder.glob("test_*.py"):
        (to / file.name).write_text(file.read_text("utf-8").replace(f'"{clause}"', '"1.0"'), "utf-8")
    return to


def test_check_binds_every_game_to_tests_of_its_clauses(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Without the marks of one clause the check of any game on the shelf has a fault, which names the clause."""
    for game in shelf.OURS:
        title, folder = shelf.title(game), tmp_path / game
        folder.mkdir()
        clause = next(each.id for each in reversed([*title.book]) if each.is_enforced and each.kind == "rule")
        tests = without_marks(Path(__file__).parent / "games" / game, folder, clause)
        monkeypatch.setattr("grognard.cli.rules.tests_of", lambda _, tests=tests: tests)
        what = f'clause {clause} claims to be enforced: no test proves it, @pytest.mark.rule("{clause}")'
        assert what in unkept_promises(title, "en"), game
    told = run("check", "patrol")
    assert told.exit_code == 1
    assert re.search("^patrol: clause .* claims to be enforced: no test proves it, ", told.output, re.MULTILINE)


def test_check_binds_every_game_to_code_of_its_clauses(monkeypatch: pytest.MonkeyPatch) -> None:
    from grognard.kernel.words import rulebook

    unmarked = {key: (("1.0",), function) for key, (_, function) in rulebook._DECIDING.items()}
    for game in shelf.OURS:
        rulebook.decided(f"grognard.games.{game}")
    monkeypatch.setattr(rulebook, "_DECIDING", unmarked)
    for game in shelf.OURS:
        told = "\n".join(unkept_promises(shelf.title(game), "en"))
        assert re.search("^clause .* claims to be enforced: no code decides it, @rule", told, re.MULTILINE), game
    assert run("check", "patrol").exit_code == 1


def test_check_without_tests_asks_for_code_alone_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grognard.cli.rules.tests_of", lambda game: None)
    told = run("check", "patrol")
    assert told.exit_code == 0
    assert "There are no tests here: tests/games/patrol" in told.stderr


def test_check_of_an_unknown_game() -> None:
    told = run("check", "ptrol", "--lang", "fr")
    assert told.exit_code == 1
    assert "illisible" in told.output


def test_kit_passes_everything_on_and_fails_on_findings(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, Any]] = []

    def check_title(title: Any, progress: Callable[[], None], **named: Any) -> list[Finding]:
        asked.append({"title": title.id, **named})
        progress()
        found = Finding("undo", title.id, "crossing", named["seed"], 4, "it comes back wrong")
        return [found] if named["seed"] == "9" else []

    monkeypatch.setattr("grognard.lab.conformance.check_title", check_title)
    told = run("kit", "patrol", "--games", "7", "--scenario", "crossing", "--jobs", "1")
    assert told.exit_code == 0
    expected = {"title": "patrol", "games": 7, "seed": "0", "scenario": "crossing", "jobs": 1, "watches": [KeptPages]}
    assert asked == [expected]
    assert told.output == "patrol: 7 games: nothing found\n"
    told = run("kit", "--seed", "9")
    assert told.exit_code == 1
    assert "undo: patrol crossing, seed 9, after 4 answers: it comes back wrong" in told.output
    assert "one finding" in told.output
    told = run("kit", "patrol", "--seed", "9", "--json")
    assert told.exit_code == 1
    (only,) = json.loads(told.output)["patrol"]["findings"]
    assert only["check"] == "undo" and only["entry"] == 4 and only["what"] == "it comes back wrong"


def test_bench_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, bool]] = []
    monkeypatch.setattr("grognard.lab.bench.main", lambda **named: asked.append(named))
    assert run("bench", "--quick").exit_code == 0
    assert run("bench", "--json").exit_code == 0
    assert asked == [{"json": False, "quick": True}, {"json": True, "quick": False}]


# The picture in the documentation ---------------------------------------------------------------------------------


def test_the_picture_of_a_game_asks_nobody_for_anything() -> None:
    picture = Path(__file__).parent.parent / "docs" / "images" / "terminal.svg"
    if not picture.exists():
        pytest.skip("the documentation is not here")
    text = picture.read_text(encoding="utf-8").replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert not re.search(r"https?:|@font-face|@import|url\((?!#)", text)
    assert "0705" in text


# Pieces of a screen -----------------------------------------------------------------------------------------------


def test_dice_are_shown_as_one_sees_them() -> None:
    assert pips([1, 6]) == "⚀ ⚅"
    assert pips([10]) == "[10]"
    assert dice_text(grognard.Option("roll", 0, "roll 3 5")) == "⚂ ⚄ 8"


def test_a_bar_is_as_long_as_its_chance() -> None:
    from fractions import Fraction

    assert bar(Fraction(1)) == "━" * 24
    assert bar(Fraction(0)).strip() == ""
    assert bar(Fraction(1, 48)).strip() == "╸"


@pytest.mark.parametrize("count", [0, 1, 10, 11, 29, 60])
def test_options_in_columns_keep_their_order_and_the_width(count: int) -> None:
    from rich.text import Text

    text = in_columns([Text(f"{n:>3} option") for n in range(1, count + 1)], 60).plain
    lines = text.split("\n") if text else []
    assert all(len(line) <= 60 for line in lines)
    numbers = sorted(int(n) for n in re.findall(r"\d+", text))
    assert numbers == list(range(1, count + 1))


# Lessons ---------------------------------------------------------------------------------------------------------
def test_a_lesson_is_played_at_the_keyboard_with_its_card_hints_and_undo() -> None:
    lines = ["pass", "activate B1", "to 0404", "hint", "to 0505", "undo", "to 0505", "to 0605"]
    told = run("lessons", "patrol", "patrol-move", "--play", typed=typed(*lines))
    assert told.exit_code == 0
    for said in (
        "1/2  You lead Blue.",
        "Passing gives your turn away",
        "2/2  The hexes that glow",
        "The fields beside the road cost a whole point",
        "The road is the cheap way",
        "Taken back: Move to 0505",
        "You have moved a squad",
    ):
        assert said in told.output


def test_a_lesson_that_asks_for_a_look_is_played_on_by_odds_and_next() -> None:
    lines = ["activate f1", "odds activate f1", "activate f1"]
    told = run("lessons", "indochine", "indochine-activate", "--play", typed=typed(*lines), lang="fr", width=160).output
    assert "Pas encore" in told
    assert told.index("Pas encore") < told.index("2/3  Les dés") < told.index("3/3  Elle obéit")
    read = run("lessons", "indochine", "indochine-night", "--play", typed=typed("", ""), width=160).output
    assert "2/3  They may fire at any marker" in read


def test_german_points_are_not_called_replacement_points_at_the_keyboard() -> None:
    told = run("lessons", "verdun", "verdun-move", "--play", typed=typed("done"), width=160).output
    assert "victory points: Germans 0" in told
    assert "replacement points" not in told


def test_a_bot_is_the_enemy_of_a_lesson_that_names_one() -> None:
    table = grognard.lesson("indochine", "indochine-wave")
    for answer in ("activate v1", "wave", "target B1407", "target B1508", "done"):
        assert not table.answer(answer)
    for _ in range(60):
        if table.state == "done":
            break
        question = table.game.question
        assert question is not None
        assert question.side == "viet-minh"
        table.answer(question.options[0].text)
    assert table.state == "done"
    assert {entry.who for entry in table.game.entries} >= {table.game.side("french")}
