"""Bots under examination: ours keep every promise in every scenario, and those that cheat are caught by name."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import grognard
from grognard.bots.ranks import officer
from grognard.cli import main
from grognard.games.patrol import Patrol
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.table.title import Title
from grognard.lab.conformance import CHECKS, bots, check_bot, check_bots
from grognard.lab.conformance.bots import BotTrial
from grognard.shelf import OURS, title
from tests import depth
from tests.conformance import cheats

SIDES = ("blue", "red")
CHEATS = {
    cheats.Rebel: "bot-legal",
    cheats.Meddler: "bot-hands-off",
    cheats.Scribbler: "bot-hands-off",
    cheats.Burglar: "bot-keeps-out",
    cheats.Lockpick: "bot-keeps-out",
    cheats.Moody: "bot-repeats",
    cheats.Peeker: "bot-eyes-shut",
    cheats.Seer: "bot-eyes-shut",
    cheats.Eavesdropper: "bot-eyes-shut",
    cheats.Blabber: "bot-eyes-shut",
    cheats.Babbler: "bot-reasons",
    cheats.Swallower: "bot-reasons",
    cheats.Fainter: "bot-fault",
}
COMMANDERS = {
    cheats.Untidy: "bot-hands-off",
    cheats.Sloven: "bot-hands-off",
    cheats.Boundless: "bot-fault",
}
DREAMS = {cheats.Clairvoyant: "imagined", cheats.Dreamer: "imagined"}


def named(kind: type) -> str:
    """A bot of the tests as one names one's own."""
    return f"{kind.__module__}:{kind.__qualname__}"


def caught(bot: str, game: Title, scenario: str = "night-raid", games: int = 8) -> set[str]:
    """The names of the promises the kit says are broken, in the first game that shows any."""
    for number in range(games):
        trial = BotTrial(game, scenario, bot, f"cheat-{number}", bots.seats(number, SIDES), one_in=3)
        if findings := check_bot(trial):
            return {finding.check for finding in findings}
    return set()


@pytest.mark.parametrize(("cheat", "promise"), CHEATS.items(), ids=lambda each: getattr(each, "__name__", each))
def test_the_cheat_is_caught_by_name(cheat: type, promise: str) -> None:
    assert caught(named(cheat), title("patrol")) == {promise}


def test_one_that_stalls_is_caught() -> None:
    game = Title(cheats.WaitingGame)
    assert caught(named(cheats.Ditherer), game) == {"bot-goes-on"}
    assert caught(named(cheats.SteadyGame), game, games=1) == set(), "the game itself is honest"


@pytest.mark.parametrize(("mind", "promise"), COMMANDERS.items(), ids=lambda each: getattr(each, "__name__", each))
def test_an_untidy_commander_is_caught(mind: type, promise: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def making(table: Patrol, side: Side, whim: Whim) -> object:
        return mind(side, whim)

    monkeypatch.setattr(officer, "commander_of", lambda game: making)
    assert caught("officer", title("patrol")) == {promise}


@pytest.mark.parametrize(("game", "promise"), DREAMS.items(), ids=lambda each: getattr(each, "__name__", each))
def test_a_game_that_lets_players_imagine_too_much_or_too_little_is_caught(game: type[Patrol], promise: str) -> None:
    assert caught(named(cheats.SteadyGame), Title(game)) == {promise}


def test_an_imagined_table_that_leads_to_the_true_one_is_caught() -> None:
    assert caught(named(cheats.SteadyGame), Title(cheats.Narcissus)) == {"bot-keeps-out"}


def test_an_honest_bot_passes_the_same_examination() -> None:
    assert caught(named(cheats.SteadyGame), title("patrol"), games=3) == set()


def test_every_promise_has_its_cheat() -> None:
    broken = {*CHEATS.values(), *COMMANDERS.values(), *DREAMS.values(), "bot-goes-on"}
    assert broken == set(bots.CHECKS)
    assert bots.CHECKS.items() <= CHECKS.items()


def test_a_bot_sits_everywhere_and_then_on_each_side() -> None:
    assert [bots.seats(number, SIDES) for number in range(4)] == [SIDES, ("blue",), ("red",), SIDES]


# Ours ------------------------------------------------------------------------------------------------------------

SCENARIOS = [(game, name) for game in OURS for name in title(game).scenarios]
QUICK = {"crossing", "night-raid", "haumont", "gneisenau", "grappa", "diguette", "bilderweitschen"}
"""Scenarios played to the end here, by recruits too; of the others the first answers."""
CLOSER = {"crossing": 15, "night-raid": 15, "diguette": 20, "bilderweitschen": 25}
CLOSER |= dict.fromkeys(("au-cul", "bac-kan", "mattischkehmen", "bossau"), 30)
"""Scenarios with secrets: one question in so many is looked at closely at depth 5; in other quick ones 60, in the
rest 40."""
FIRST = depth.times(80, 240)
"""So many answers: an officer has planned some phases of its turn by then, and the other side has been asked."""


def keeps_every_promise(bot: str, game: str, scenario: str) -> None:
    """Have a bot play all sides, as long as the scenario is played here."""
    answers, one_in = (0, 60) if scenario in QUICK else (FIRST, 40)
    sides = tuple(side.name for side in title(game).play.sides)
    one_in = depth.one_in(5 * CLOSER.get(scenario, one_in))
    assert check_bot(BotTrial(title(game), scenario, bot, "suite", sides, answers=answers, one_in=one_in)) == []


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_an_officer_keeps_every_promise(game: str, scenario: str) -> None:
    keeps_every_promise("officer", game, scenario)


@pytest.mark.parametrize(("game", "scenario"), [each for each in SCENARIOS if each[1] in QUICK])
def test_a_recruit_keeps_every_promise(game: str, scenario: str) -> None:
    """An officer with slips and other weights: neither knows a scenario, so a whole game of each game shows them."""
    keeps_every_promise("recruit", game, scenario)


@pytest.mark.parametrize(
    ("game", "scenario", "answers"), [("patrol", "crossing", 0), ("verdun", "haumont", 60), ("marne", "gneisenau", 60)]
)
def test_a_general_in_a_hurry_keeps_every_promise(game: str, scenario: str, answers: int) -> None:
    sides = tuple(side.name for side in title(game).play.sides)
    trial = BotTrial(title(game), scenario, "general@0.01", "suite", sides, answers=answers, one_in=depth.one_in(25))
    assert check_bot(trial) == []


@pytest.mark.parametrize("game", OURS)
def test_against_chance_they_keep_them_too(game: str) -> None:
    """What the enemy does then no officer would have foreseen."""
    scenario = next(name for name in title(game).scenarios if name in QUICK)
    for number, side in enumerate(title(game).play.sides):
        trial = BotTrial(title(game), scenario, "officer", f"chance-{number}", (side.name,), one_in=depth.one_in(180))
        assert check_bot(trial) == []


def test_the_kit_finds_the_same_in_other_processes() -> None:
    cheat = [named(cheats.Peeker), "random"]
    found = check_bots(title("patrol"), cheat, games=2, jobs=2)
    assert found == check_bots(title("patrol"), cheat, games=2)
    assert {finding.check for finding in found} == {"bot-eyes-shut"}


def kit(*args: str) -> Result:
    """`grognard kit` of Patrol, in English, in this process."""
    environment = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "en_GB.UTF-8"}
    return CliRunner(env=environment).invoke(main, ["kit", "patrol", "-j", "1", *args])


def test_the_command_examines_bots() -> None:
    told = kit("--bots", "random,recruit", "--games", "1", "--scenario", "crossing", "--turns", "2")
    assert (told.exit_code, told.output) == (0, "patrol: 2 games: nothing found\n")
    told = kit("--bots", named(cheats.Rebel), "--seed", "4")
    assert told.exit_code == 1
    assert "bot-legal: patrol crossing, seed 4-0, after 1 answers: tests.conformance.cheats:Rebel: " in told.output
    assert "patrol: 3 games: 3 findings" in told.output


def test_the_command_leaves_out_who_cannot_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(officer, "has_commander", lambda game: False)
    told = kit("--bots", "random,officer", "--games", "1", "--turns", "1")
    assert told.output == "patrol: officer cannot play it\npatrol: 1 games: nothing found\n"


PLAYED = """
from grognard.lab.play.simulate import Order, play_one, without_clock
for game, scenario in (("patrol", "crossing"), ("verdun", "haumont"), ("marne", "gneisenau")):
    print(without_clock(play_one(Order(game, scenario, "hash", bots=("officer", "recruit")), 0).as_json()))
"""


def test_no_answer_hangs_on_the_order_of_a_set() -> None:
    """Where texts are hashed otherwise, sets of them come in another order."""
    source = str(Path(grognard.__file__).parents[1])
    told = [
        subprocess.run(
            [sys.executable, "-c", PLAYED],
            env={**os.environ, "PYTHONPATH": source, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1] != ""
