"""The general weighs designs: what it prefers, what it gives up, and that it keeps to its time."""

from __future__ import annotations

import time
from collections.abc import Callable
from inspect import signature
from typing import Any

import pytest

import grognard
from grognard import bots
from grognard.bots.minds.commander import Commander
from grognard.bots.minds.glance import Glance, shown
from grognard.bots.minds.reason import BotReason
from grognard.bots.ranks.general import General
from grognard.kernel.errors import Unreadable
from grognard.kernel.numbers.dice import Whim


class Design(Commander[Any]):
    """A way of going on that is known to be worth so much, game by game."""

    def __init__(self, name: str, worth: Callable[[int], float]) -> None:
        game = grognard.new("patrol", "crossing", seed=1)
        super().__init__(game.play.sides[0], Whim(0))
        self.name = name
        self.worth = worth

    def named(self) -> BotReason:
        """Its name."""
        return BotReason("bot-design-plain", {"name": self.name})


class Weighing(General):
    """A general whose games are played by looking the result up."""

    def __init__(self, seconds: float = 2.0, clock: Callable[[], float] = lambda: 0.0) -> None:
        super().__init__(1, seconds, clock)
        self.tried: dict[str, int] = {}

    def _try(self, glance: Glance, design: Commander[Any], luck: str) -> float:
        assert isinstance(design, Design)
        self.tried[design.name] = self.tried.get(design.name, 0) + 1
        return design.worth(int(luck.rpartition("/")[2]))

    def pick(self, *designs: Design) -> str:
        """Which design it takes."""
        game = grognard.new("patrol", "crossing", seed=1)
        assert game.question is not None
        with shown(game, game.question) as (glance, _):
            chosen = self._best(glance, designs)
        assert isinstance(chosen, Design)
        return chosen.name


def wobbling(middle: float, by: float) -> Callable[[int], float]:
    """Results that go up and down around a middle."""
    return lambda game: middle + (by if game % 2 else -by)


def test_the_better_design_is_taken() -> None:
    """Where one is clearly better."""
    general = Weighing()
    assert general.pick(Design("plain", wobbling(0, 0.1)), Design("bold", wobbling(0.5, 0.1))) == "bold"


def test_what_clearly_trails_is_tried_no_longer() -> None:
    """Three games are enough for a bad plan; the doubtful ones go on to the end."""
    general = Weighing()
    plain, bad = Design("plain", wobbling(0.5, 0.1)), Design("bad", lambda game: -1.0 + 0.01 * game)
    other = Design("other", lambda game: 0.5 + (0.3 if game % 3 else -0.6))
    assert general.pick(plain, bad, other) == "plain"
    assert general.tried["bad"] == Commander.weighing.least
    assert general.tried["other"] == Commander.weighing.most


def test_a_design_that_equals_another_twice_is_tried_no_longer() -> None:
    """Two games are enough to see that an order comes to the same as the officer's; what differs goes on."""
    general = Weighing()
    plain, same = Design("plain", wobbling(0.5, 0.1)), Design("same", wobbling(0.5, 0.1))
    other = Design("other", lambda game: 0.5 + (0.3 if game % 3 else -0.6))
    assert general.pick(plain, same, other) == "plain"
    assert general.tried["same"] == 2
    assert general.tried["other"] == Commander.weighing.most


def test_its_seconds_are_the_processors() -> None:
    """What others do on the machine does not count, or a general would play worse on a busy one."""
    assert signature(General).parameters["clock"].default is time.thread_time


def test_noise_does_not_overthrow_the_officers_plan() -> None:
    """A lead smaller than its own error is none."""
    general = Weighing()
    lucky = Design("lucky", lambda game: 0.9 if game == 0 else -0.06)
    assert general.pick(Design("plain", lambda game: 0.0), lucky) == "plain"


def test_the_best_of_two_that_beat_the_officer() -> None:
    """When the officer's plan has been given up, the others are compared by all their games."""
    general = Weighing()
    plain = Design("plain", lambda game: -1.0)
    good = Design("good", lambda game: 0.4 + (0.5 if game % 2 else -0.5))
    better = Design("better", lambda game: 0.6 + (0.5 if game % 2 else -0.5))
    assert general.pick(plain, good, better) == "better"


def test_when_time_is_up_it_decides() -> None:
    """A budget of three looks at the clock ends before every design has had its game; the officer's plan stands."""
    ticks = iter(range(1_000))
    general = Weighing(seconds=3, clock=lambda: float(next(ticks)))
    assert general.pick(Design("plain", lambda game: 0.0), Design("bold", lambda game: 1.0)) == "plain"
    assert sum(general.tried.values()) <= 2


def test_it_can_be_hurried() -> None:
    """Whoever cannot wait gets what was found so far."""
    general = Weighing()

    def impatient(game: int) -> float:
        general.hurry()
        return 0.0

    assert general.pick(Design("plain", impatient), Design("bold", lambda game: 1.0)) == "plain"
    assert general.tried == {"plain": 1}


class Wobbling(Design):
    """One of many designs about as good as each other."""

    weighing = Commander.weighing._replace(pace=9.0, doubt=0.0)


def field(*worths: float) -> list[Wobbling]:
    """Designs of known worth, named by their places."""
    return [Wobbling(str(place), wobbling(worth, 0.05)) for place, worth in enumerate(worths)]


def test_in_heats_the_better_half_goes_on() -> None:
    """Six designs for eighteen games: a heat of all six, one of three, one of two, each of six games."""
    general = Weighing()
    assert general.pick(*field(0.0, 0.5, 0.3, -0.2, 0.4, 0.1, 9.0)) == "1"
    assert general.tried == {"0": 1, "3": 1, "5": 1, "2": 3, "1": 6, "4": 6}


def test_more_time_is_a_wider_field() -> None:
    """A general with ten seconds looks at more designs than one with two, and finds what the other did not try."""
    designs = field(*[0.0] * 9, 1.0, 0.0, 0.0)
    assert Weighing(seconds=2.0).pick(*designs) == "0"
    assert Weighing(seconds=10.0).pick(*designs) == "9"


def test_in_heats_any_lead_counts() -> None:
    """Designs about as good as the officer's own need not beat the noise; with hardly any time two are compared."""
    assert Weighing().pick(*field(0.0, 0.001)) == "1"
    general = Weighing(seconds=0.01)
    assert general.pick(*field(0.0, 0.001, 1.0)) == "1"
    assert sum(general.tried.values()) == 2


def test_designs_that_come_to_the_same_are_one() -> None:
    """Where no design changes anything, nothing is tried twice."""
    general = Weighing()
    assert general.pick(*field(0.0, 0.0, 0.0, 0.0, 0.0, 0.0)) == "0"
    assert sum(general.tried.values()) == 6


def test_heats_end_with_the_time() -> None:
    """Whoever had a game counts; nobody is chosen unseen."""
    ticks = iter(range(1_000))
    general = Weighing(seconds=2.0, clock=lambda: float(next(ticks)) / 2)
    assert general.pick(*field(0.0, 0.5, 0.3, 1.0, 1.0, 1.0)) == "1"
    assert general.tried == {"0": 1, "1": 1, "2": 1}


def test_why_says_how_much_was_weighed() -> None:
    """How many ways, over how many games."""
    general = Weighing()
    plain, bold = Design("plain", wobbling(0, 0.1)), Design("bold", wobbling(0.5, 0.1))
    general.pick(plain, bold)
    assert bold.why[0].key == "bot-weighed"
    assert bold.why[0].args == {"ways": 2, "games": sum(general.tried.values())}


@pytest.mark.parametrize("name", ["general@0", "general@-1", "general@soon", "general@1e9", "general@nan", "officer@2"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    """Seconds are a number above nothing, and only for those who take their time."""
    with pytest.raises(Unreadable, match=r"@|time"):
        bots.make(name)


def test_the_budget_is_the_generals() -> None:
    """By name, as the lobby and the command line say it."""
    general = bots.make("general@7.5", 3)
    assert isinstance(general, General)
    assert general.seconds == 7.5


def test_who_can_play_what() -> None:
    """Officers need somebody who commands in the game; chance does not."""
    assert bots.can_play("random", "chess")
    assert not bots.can_play("officer", "chess")
    assert all(bots.can_play(bot, game) for bot in bots.BOTS for game in ("patrol", "verdun", "marne"))
