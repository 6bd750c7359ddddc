"""Dice: anybody with the seed can check every die, scripts come out as written, and people may roll their own."""

from __future__ import annotations

import hashlib
import pickle
from copy import copy
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import DICE
from grognard.kernel.errors import Unreadable
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.dice import Roll, Scripted, Seeded, Source, TypedIn, Whim, outcomes, rolled
from grognard.kernel.numbers.tally import Tally
from tests.kernel.tiny import after, duel, facts, follow, hunt, texts, tiny

picks = st.lists(st.integers(0, 999), max_size=20)


def cut(seed: str, nth: int, ways: int) -> int:
    """The documented recipe, written out again: SHA-256 of "seed/n" as one big number, modulo the outcomes."""
    return int(hashlib.sha256(f"{seed}/{nth}".encode()).hexdigest(), 16) % ways


# Seeded ------------------------------------------------------------------------------------------------------
@given(st.text(max_size=20), st.integers(0, 10**6), st.integers(1, 3), st.sampled_from([2, 6, 10]))
def test_a_seeded_roll_is_cut_from_the_hash_of_seed_and_number(seed: str, nth: int, count: int, sides: int) -> None:
    ways = outcomes(count, sides)
    assert Seeded(seed).pick(nth, ways) == ways[cut(seed, nth, len(ways))]


def test_a_known_seed_gives_known_dice() -> None:
    """Frozen: games saved by their seed must roll the same for ever."""
    assert [Seeded(7).pick(nth, outcomes(2, 6)).text for nth in range(3)] == ["roll 3 5", "roll 4 2", "roll 1 2"]


@given(picks)
def test_every_die_of_a_game_can_be_checked(picks: list[int]) -> None:
    """Whoever has the log and the seed needs nothing else: count the dice, cut the hashes, compare."""
    *_, game = follow(duel(Seeded("check me")), picks)
    cup: list[str] = ["sun", "rain", "storm"]
    dice = [entry.option.text for entry in game.entries if entry.who is DICE]
    for nth, text in enumerate(dice):
        ways = [f"roll {n}" for n in range(1, 7)] if text.startswith("roll") else [f"chit {c}" for c in cup]
        assert text == ways[cut("check me", nth, len(ways))]
        if text.startswith("chit"):
            cup.remove(text.removeprefix("chit "))


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert Seeded("open sesame").commitment() == hashlib.sha256(b"open sesame").hexdigest()


def test_the_same_seed_is_the_same_game_and_a_number_is_its_text() -> None:
    assert Seeded(5).seed == Seeded("5").seed == "5"
    play = ["done"] * 4
    assert facts(after(duel(seed=5), *play)) == facts(after(duel(Seeded("5")), *play))


def test_without_a_seed_nobody_knows_it() -> None:
    seeds = {Seeded().seed for _ in range(20)}
    assert len(seeds) == 20
    assert all(len(seed) == 32 for seed in seeds)
    assert isinstance(tiny().new().dice, Seeded)


def test_the_outcomes_are_all_and_equally_likely() -> None:
    assert [option.text for option in outcomes(2, 2)] == ["roll 1 1", "roll 1 2", "roll 2 1", "roll 2 2"]
    assert [option.noun for option in outcomes(2, 6)] == list(range(36))
    counts = [0] * 6
    for nth in range(6000):
        counts[Seeded("fair").pick(nth, outcomes(1, 6)).noun] += 1
    assert all(850 < count < 1150 for count in counts), counts


def test_a_roll_is_its_total_with_its_faces() -> None:
    roll = Roll((3, 5))
    assert roll == 8 and roll.faces == (3, 5)
    assert [int(r) for r in rolled(2, 2)] == [2, 3, 3, 4]
    assert [r.faces for r in rolled(1, 3)] == [(1,), (2,), (3,)]


def test_a_roll_travels_without_its_tally() -> None:
    roll = Roll((3, 5)).on(Tally("nerve").by(Dice(2, 6), lambda total: total))
    for again in (pickle.loads(pickle.dumps(roll)), copy(roll)):
        assert again == roll and again.faces == (3, 5) and again.tally is None


# Scripted ----------------------------------------------------------------------------------------------------
def attacked(dice: Source) -> Game:
    """A game where N1 and N2 have attacked S1 and the die is thrown."""
    return after(duel(dice), "attack 0103", "join N1", "join N2")


def test_scripted_dice_come_out_as_written() -> None:
    for written in (1, (1,), "roll 1"):
        game = attacked(Scripted(["chit storm", written]))
        assert [str(entry) for entry in game.entries if entry.who is DICE] == ["dice: chit storm", "dice: roll 1"]
    options = outcomes(2, 6)
    assert Scripted([(3, 5)]).pick(0, options) == options[2 * 6 + 4]


def test_scripted_dice_that_run_out_wait_for_a_person() -> None:
    game = attacked(Scripted(["chit sun"]))
    assert game.question is not None and game.question.who is DICE
    assert texts(game) == [f"roll {n}" for n in range(1, 7)]
    game.answer("roll 6")
    assert game.question.side == "south"


def test_scripted_dice_may_begin_later_in_the_game() -> None:
    dice = Scripted([4, 5], first=2)
    options = outcomes(1, 6)
    assert [dice.pick(nth, options) for nth in range(5)] == [None, None, options[3], options[4], None]


def test_a_script_that_does_not_fit_is_told_and_changes_nothing() -> None:
    with pytest.raises(Unreadable, match="scripted roll 1: 'roll 3' is none of chit sun … chit storm"):
        duel(Scripted([3]))
    game = after(duel(Scripted(["chit sun", (1, 2)])), "attack 0103", "join N1")
    before = facts(game)
    with pytest.raises(Unreadable, match="scripted roll 2: 'roll 1 2' is none of roll 1 … roll 6"):
        game.answer("join N2")
    assert facts(game) == before


# People's own dice -------------------------------------------------------------------------------------------
def test_typed_in_dice_wait_for_every_roll() -> None:
    game = duel(TypedIn())
    after(game, "dice: chit rain", "attack 0103", "join N1", "join N2")
    assert game.questions.keys() == {"dice"}
    before = facts(game)
    for wrong in ("roll 7", "roll 0", "roll 1 1", "roll", "4", "chit sun", "done"):
        with pytest.raises(Unreadable, match="is no such roll: roll 1 … roll 6"):
            game.answer(wrong)
        assert facts(game) == before
    game.answer("roll 4")
    assert str(game.entries[-1]) == "dice: roll 4"
    assert game.question is not None and game.question.ask == "ask-loses"


def test_when_nobody_rolls_every_outcome_is_a_chance() -> None:
    game = attacked(Scripted(["chit sun"]))
    assert [option.text for option in game.chances()] == [f"roll {n}" for n in range(1, 7)]
    assert duel().chances() == []
    hits = 0
    for option in game.chances():
        branch = game.copy()
        branch.answer(option)
        hits += branch.question is not None and branch.question.ask == "ask-loses"
    tally = game.question.tally if game.question else None
    assert tally is not None
    assert Fraction(hits, 6) == tally.chances()["hit"]


def test_a_copy_may_have_other_dice() -> None:
    game = after(duel(Scripted(["chit sun", 6])), "attack 0103", "join N1")
    copy = game.copy(dice=Scripted(["chit sun", 1]))
    game.answer("join N2")
    copy.answer("join N2")
    assert (str(game.entries[-1]), str(copy.entries[-1])) == ("dice: roll 6", "dice: roll 1")


def test_a_cup_is_drawn_empty_before_it_is_filled_again() -> None:
    game = hunt(Scripted(["chit storm", "chit sun", "chit rain"]))
    after(game, "north: put 0101", "south: put 0104", "north: plan hold", "south: plan march", *["done"] * 4)
    drawn = [entry.option.text for entry in game.entries if entry.who is DICE]
    assert drawn == ["chit storm", "chit sun", "chit rain"]
    assert [event.args["word_chit"] for event in game.events if event.key == "weather"] == ["storm", "sun", "rain"]


# Whims -------------------------------------------------------------------------------------------------------
def test_whims_are_repeatable_and_stay_within_bounds() -> None:
    one, two = Whim("x"), Whim("x")
    assert [one.pick("abcdef") for _ in range(50)] == [two.pick("abcdef") for _ in range(50)]
    assert {Whim(n).below(3) for n in range(50)} == {0, 1, 2}
    assert {Whim(n).pick([7]) for n in range(20)} == {7}
