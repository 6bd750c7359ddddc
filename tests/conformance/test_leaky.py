"""Twins that vary secrets under markers and in fields: games that leak one are caught, and the secret is named."""

from __future__ import annotations

import re

import pytest

from grognard.kernel.numbers.dice import Whim
from grognard.kernel.secrecy.imagined import imagined_table, unknown_pieces
from grognard.kernel.secrecy.undeclared import LACKS, undeclared, undeclared_in_code
from grognard.kernel.secrecy.view import pieces_view, unknown_counters
from grognard.kernel.table.title import Title
from grognard.kernel.words.named import modules
from grognard.lab.conformance import Finding, check_game, check_title
from grognard.lab.conformance.twins import twins
from tests.conformance import leaky
from tests.kernel.ambush import EAST, WEST, Ambush, night

SECRETS = {
    leaky.Census: ("leak-view", "how many counters lie under a marker"),
    leaky.Drummer: ("leak-events", "how many counters lie under a marker"),
    leaky.Coward: ("leak-options", "how many counters lie under a marker"),
    leaky.Spy: ("leak-view", "plan of "),
    leaky.Quartermaster: ("leak-view", "targets of "),
    leaky.Surgeon: ("leak-view", "tired of "),
    leaky.Observer: ("leak-overlay", "targets of "),
    leaky.Telltale: ("leak-events", "the mark 'ordered' on "),
    leaky.Whistler: ("leak-events", "after its own "),
    leaky.Undresser: ("leak-view", "the face of "),
    leaky.Doorkeeper: ("leak-events", "is asked to react in one case only"),
    leaky.Latecomer: ("leak-view", "after done of another"),
}
"""Games that leak a secret of a field, a list, a mark or a stack: the promise, and what the finding names."""
SHOWN_BY = {leaky.Drummer: 2, leaky.Quartermaster: 3, leaky.Observer: 3, leaky.Doorkeeper: 19}
"""The random game that showed it when this was written, where that was a later one: it is tried first."""


@pytest.mark.parametrize("cheat", SECRETS, ids=lambda cheat: cheat.__name__)
def test_the_leak_of_a_secret_is_caught_and_named(cheat: type[Ambush]) -> None:
    promise, what = SECRETS[cheat]
    title, found = Title(cheat), list[Finding]()
    for number in (SHOWN_BY.get(cheat, 0), *range(20)):
        found += check_game(title, "night", f"varied-{number}", one_in=1)
        if any(finding.check == promise and what in finding.what for finding in found):
            return
    pytest.fail(f"not caught: {found[:3]}")


def test_an_honest_game_with_the_same_secrets_passes() -> None:
    assert check_title(Title(Ambush), games=4, seed="secret", one_in=1) == []
    assert check_title(Title(leaky.WatchfulGame), games=4, seed="secret", one_in=1) == []


def test_twins_vary_every_kind_of_secret() -> None:
    found = {twin.what.partition(" of ")[0] for n in range(150) for twin in twins(night(), EAST, Whim(n))}
    assert {
        "how many counters lie under a marker",
        "plan",
        "targets",
        "tired",
        "led_by",
        "the face",
        "the steps",
    } <= found
    assert any(what.startswith("the mark 'ordered' on") for what in found)


def imagines_the_same(cheat: type[Ambush]) -> bool:
    """Whether what West imagines is the same in games that differ only in what West may not know."""
    game = Title(cheat).new("night", seed=1)
    for side in ("west", "east"):
        for _ in range(2):
            game.answer("done", side)
    mine = imagined_table(game, WEST, Whim("luck")).position
    worlds = [twin.game for n in range(20) for twin in twins(game, WEST, Whim(n))]
    return all(imagined_table(other, WEST, Whim("luck")).position == mine for other in worlds)


def test_what_is_imagined_comes_from_the_view_alone() -> None:
    assert imagines_the_same(Ambush)
    assert not imagines_the_same(leaky.TrueDreamer)


def test_an_imagined_table_looks_like_the_true_one_to_its_side() -> None:
    game = night()
    table = imagined_table(game, WEST, Whim("luck"))
    assert unknown_counters(table, WEST) == unknown_counters(game.play, WEST)
    assert pieces_view(table, WEST) == pieces_view(game.play, WEST)
    assert sorted(unknown_pieces(table, EAST)) == unknown_pieces(game.play, EAST)
    assert table.position.at != game.play.position.at


def test_a_game_that_declares_secrets_says_that_it_conceals() -> None:
    title = Title(leaky.Candid)
    kept = ["led_by", "tired", "plan", "targets", "shaken", "ordered"]
    found = [each.what for each in check_game(title, "meeting", "secret", one_in=1) if each.check == "conceals"]
    assert found[: len(kept)] == [f"{name} is not seen by every side, {LACKS}" for name in kept]
    hidden = [line for line in undeclared(title.new("night").play) if "is hidden" in line]
    assert f"W1 is hidden, {LACKS}" in hidden
    assert not [*undeclared(Title(Ambush).new("night").play)]


def test_code_that_hides_something_in_a_game_without_secrets_is_named_by_its_line() -> None:
    (line, *_) = undeclared_in_code(modules([Ambush.__module__]))
    assert re.fullmatch(rf"ambush\.py:\d+: (conceal|together)\(…\) makes a secret, {LACKS}", line)
