"""The kit on games that nobody has played yet: other seeds in every run, for half a second a game.

What fails says how it is repeated. `make test` draws the seed once and names it; GROGNARD_SEED sets it.
"""

from __future__ import annotations

import os
import secrets
import time

import pytest

from grognard.kernel.numbers.dice import Whim
from grognard.kernel.table.title import Title
from grognard.lab.conformance import Finding, check_game
from grognard.lab.conformance.kept import MakeWatch
from grognard.server.screens.page_check import KeptPages
from grognard.shelf import OURS, title
from tests import depth
from tests.conformance import cheats

SECONDS = depth.times(1) / 2
"""So long each game on the shelf is played, in seconds of the processor; the scenario is drawn too."""
WATCHES: list[MakeWatch] = [KeptPages]


def drawn() -> str:
    """The seed of this run."""
    return os.environ.get("GROGNARD_SEED") or secrets.token_hex(4)


def played_afresh(game: Title, seed: str, seconds: float) -> tuple[list[Finding], str]:
    """Play games from a seed until the time is over or something is found; returns it with how it is repeated."""
    end, n = time.process_time() + seconds, 0

    def is_over() -> bool:
        return time.process_time() > end

    while not is_over():
        scenario = Whim(f"{seed}/{n}/scenario").pick([*game.scenarios])
        found = check_game(game, scenario, f"{seed}{n}-0", watches=WATCHES, is_enough=is_over)
        if found:
            return found, f"grognard kit {game.id} --scenario {scenario} --seed {seed}{n} --games 1"
        n += 1
    return [], ""


@pytest.mark.parametrize("game", OURS)
def test_fresh_random_games_keep_every_promise(game: str) -> None:
    seed = drawn()
    found, again = played_afresh(title(game), seed, SECONDS)
    if found:
        lines = [*map(str, found), f"GROGNARD_SEED={seed}; to repeat this game alone: {again}"]
        pytest.fail("\n".join(lines), pytrace=False)


def test_what_fails_is_found_again_by_what_is_said() -> None:
    """A game that forgets what was decided is found, and the game that is named finds the same."""
    cheat = Title(cheats.Forgetful)
    found, again = played_afresh(cheat, "any", 60)
    assert found
    words = again.split()
    assert words[:3] == ["grognard", "kit", cheat.id]
    scenario, seed, games = words[4], words[6], words[8]
    repeated = [check_game(cheat, scenario, f"{seed}-{n}", watches=WATCHES) for n in range(int(games))]
    assert repeated == [found]
