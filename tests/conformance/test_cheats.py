"""The kit is tested by games that cheat: each must be caught, by the name of the promise it breaks."""

from __future__ import annotations

import pytest

from grognard.games.patrol import Patrol
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.table.title import Title
from grognard.lab.conformance import CHECKS, check_game, check_title, examiner
from grognard.server.screens.page_check import KeptPages
from tests.conformance import cheats

CHEATS: dict[str, tuple[type[Title], type[Patrol]]] = {
    "menu": (Title, cheats.Forgetful),
    "door": (Title, cheats.Gambler),
    "dice": (Title, cheats.Miser),
    "options": (Title, cheats.Fickle),
    "undo": (cheats.Forgiving, Patrol),
    "leak-view": (Title, cheats.Gossip),
    "leak-options": (Title, cheats.Whisperer),
    "leak-events": (Title, cheats.Loudmouth),
    "load": (Title, cheats.Hoarder),
    "count": (Title, cheats.Pickpocket),
    "words": (Title, cheats.Tongue),
    "fault": (Title, cheats.Stumbler),
    "refuses": (cheats.Deaf, Patrol),
    "plain": (Title, cheats.Confider),
    "audit": (Title, cheats.Overcrowded),
    "leak-overlay": (Title, cheats.Surveyor),
    "leak-goal": (Title, cheats.Prophet),
    "leak-preview": (Title, cheats.Oracle),
    "screen": (Title, cheats.Wanderer),
    "preview": (cheats.Hasty, Patrol),
    "conceals": (Title, cheats.Innocent),
    "faces": (Title, cheats.Mumbler),
    "kept-view": (Title, cheats.Flickering),
    "reasons": (Title, cheats.Curt),
}
"""For each promise a game that breaks it, read when its test is run: title and rules."""


def caught(title: Title, games: int = 20) -> set[str]:
    """The names of the promises the kit says this game breaks, in the first random game that shows any."""
    scenarios = [*title.scenarios]
    for number in range(games):
        findings = check_game(
            title,
            scenarios[number % len(scenarios)],
            f"cheat-{number}",
            one_in=1 if number % 4 == 3 else examiner.ONE_IN,
        )
        if findings:
            return {finding.check for finding in findings}
    return set()


@pytest.mark.parametrize("promise", CHEATS)
def test_the_cheat_is_caught_by_name(promise: str) -> None:
    read, rules = CHEATS[promise]
    assert promise in caught(read(rules))


@pytest.mark.parametrize(
    ("rules", "what"),
    [
        (cheats.Curt, "rally: §9.5 kernel-not-yet: no reason"),
        (cheats.Liar, "§5.4 no-spent: that is not so"),
        (cheats.Stammerer, "no such message"),
        (cheats.Unlisted, "ask-step offers 'halt', which `answers` does not list"),
    ],
)
def test_a_reason_that_is_empty_untrue_or_unsaid_is_caught(rules: type[Patrol], what: str) -> None:
    found = [str(finding) for finding in check_title(Title(rules), games=4, seed="reasons", one_in=3)]
    assert any(text.startswith("reasons: ") and what in text for text in found), found


def test_the_kit_counts_the_refusals_it_has_asked() -> None:
    assert check_title(Title(Patrol), games=1, seed="count").reasons > 100


def test_luck_from_elsewhere_shows_when_a_game_is_restored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cheats.Conjurer, "times", 0)
    assert caught(Title(cheats.Conjurer)) & {"menu", "options", "copy", "undo", "replay", "load"}


def test_a_page_that_does_not_follow_is_caught() -> None:
    title, whim = Title(cheats.Flickering), Whim("pages")
    game, watch, found = title.new("crossing", seed=1), KeptPages(title), list[str]()
    while not found and (question := game.question) is not None:
        game.answer(whim.pick(question.options))
        found += watch.faults(game)
    assert any("pieces" in each for each in found)


def test_a_reveal_that_undo_could_pass_is_caught() -> None:
    assert "undo" in caught(Title(cheats.PeepingTom))


def test_the_same_option_twice_is_caught() -> None:
    assert "options" in caught(Title(cheats.Stutterer))


@pytest.mark.parametrize("cheat", [cheats.Miser, cheats.Sharper, cheats.Juggler, cheats.Swapper])
def test_other_dice_than_the_odds_are_of_are_caught(cheat: type[Patrol]) -> None:
    assert caught(Title(cheat)) == {"dice"}


def test_odds_that_tell_a_secret_are_caught() -> None:
    assert caught(Title(cheats.Showman)) == {"leak-events"}


def test_a_refusal_by_no_clause_is_caught() -> None:
    assert caught(Title(cheats.Evasive)) == {"refuses"}


def test_a_refusal_of_what_is_not_asked_that_knows_too_much_is_caught() -> None:
    assert "leak-options" in caught(Title(cheats.Tattler))


def test_a_game_without_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examiner, "LONGEST_GAME", 300)
    monkeypatch.setattr(examiner.Examiner, "drawn", lambda self: False)
    findings = check_title(Title(cheats.Endless), games=1, scenario="crossing")
    assert [finding.check for finding in findings] == ["ends"]


def test_an_honest_game_passes_the_same_examination() -> None:
    """Every question of another of its games is examined in `test_games`."""
    assert check_title(Title(Patrol), games=1, scenario="crossing", seed="cheat", one_in=4) == []


def test_every_promise_is_described() -> None:
    assert set(CHEATS) <= set(CHECKS)
