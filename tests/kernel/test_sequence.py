"""The sequence of play: phases in order, turn after turn, announced once, as the position has them."""

from __future__ import annotations

import pytest

from grognard.kernel.asking.script import Script, Side
from grognard.kernel.asking.sequence import Phase, silence
from grognard.kernel.errors import Broken
from grognard.kernel.numbers.dice import Scripted
from grognard.kernel.table.title import Title
from tests.kernel.tiny import NORTH, SOUTH, Tiny, after, draw_weather, duel, hunt


def asked(side: Side) -> Phase:
    """A phase in which one side says done."""
    return Phase("2.1", lambda g, who: only_done(g, who), side)


def only_done(g: Tiny, side: Side) -> Script[None]:
    yield g.choose(side, g.done(), rule="2.1", ask="ask-act", side=side)


def test_phases_follow_one_another_and_then_the_next_turn() -> None:
    game = duel()
    seen = []
    while game.question is not None:
        seen.append((game.play.position.turn, game.play.position.phase, game.question.side))
        game.answer("done")
    assert seen == [(1, 1, "north"), (1, 2, "south"), (2, 1, "north"), (2, 2, "south")]
    assert game.result is not None


def test_a_turn_may_have_more_phases_than_another() -> None:
    game = hunt(Scripted(["chit sun", "chit storm", "chit sun"]))
    assert [phase.rule for phase in game.play.phases()] == ["1.1", "1.2", "2.1", "2.1", "3.1"]
    after(game, "north: put 0101", "north: plan hold", "south: put 0104", "south: plan hold", "done", "done")
    assert [phase.rule for phase in game.play.phases()] == ["1.2", "2.1", "2.1", "3.1"]
    assert (game.play.position.turn, game.play.position.phase) == (2, 1)


def test_a_phase_is_announced_when_it_begins_and_only_then() -> None:
    game = after(duel(), "bid 1", "bid 1", "done", "bid 1")
    told = [(event.key, event.rule, dict(event.args), event.number) for event in game.events]
    assert told[1:] == [("phase-act", "2.1", {"turn": 1}, 1), ("phase-act", "2.1", {"turn": 1}, 4)]


def test_a_phase_that_asks_nothing_may_be_a_plain_function() -> None:
    done: list[str] = []

    class Quiet(Tiny):
        def phases(self) -> tuple[Phase, ...]:
            return (Phase("1.1", lambda g: done.append("first")), asked(NORTH), Phase("3.1", tired, SOUTH))

    def tired(g: Quiet, side: Side) -> None:
        done.append(side.name)
        g.end(side, "verdict-even")

    game = Title(Quiet).new("duel")
    assert done == ["first"]
    game.answer("done")
    assert done == ["first", "south"]
    assert game.result is not None and game.result.winner == "south"


def test_silence_asks_nothing() -> None:
    assert list(silence()) == []


def test_a_sequence_that_never_asks_is_broken_and_not_endless() -> None:
    class Circles(Tiny):
        def phases(self) -> tuple[Phase, ...]:
            return (
                (asked(NORTH), *[Phase("3.1", lambda g: None)] * 9)
                if self.position.turn == 1
                else (Phase("3.1", lambda g: None),)
            )

    game = Title(Circles).new("duel")
    with pytest.raises(Broken, match="runs in circles: no phase asks anything") as caught:
        game.answer("done")
    assert game.entries == []
    assert game.play.position.turn == 1
    assert Title(Circles).load(caught.value.save).question is not None


def test_a_sequence_that_never_asks_at_all_is_broken_from_the_start() -> None:
    class Silent(Tiny):
        def phases(self) -> tuple[Phase, ...]:
            return (Phase("3.1", lambda g: None),)

    with pytest.raises(Broken, match="runs in circles"):
        Title(Silent).new("duel")


def test_many_silent_phases_are_no_circle() -> None:
    class Patient(Tiny):
        def phases(self) -> tuple[Phase, ...]:
            return (*[Phase("3.1", lambda g: None)] * 500, Phase("1.2", draw_weather), asked(SOUTH))

    game = Title(Patient).new("duel")
    game.answer("done")
    assert game.play.position.turn == 2
