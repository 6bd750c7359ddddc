"""Tallies: numbers with reasons, columns with shifts, tests, exact chances, and what cannot be done."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.asking.script import DICE
from grognard.kernel.numbers.cells import reader_of
from grognard.kernel.numbers.charts import Chart, Dice
from grognard.kernel.numbers.dice import Roll
from grognard.kernel.numbers.tally import FAIL, PASS, Prospect, Reason, Tallies, Tally, WrongDice, odd_args, plain_args

SIXTH = Fraction(1, 6)
ODDS = ["1:3", "1:2", "1:1", "2:1", "3:1", "4:1", "5:1", "6:1", "7:1"]
DIE = ["1", "2", "3", "4", "5", "6"]
ASSAULT = Chart("assault", ODDS, DIE, [[f"{o}/{d}" for o in ODDS] for d in DIE], Dice(1, 6))
HEADS = ["1", "2", "4", "7", "11", "16"]
TOTALS = [str(total) for total in range(2, 13)]
FIRE = Chart(
    "fire",
    HEADS,
    TOTALS,
    [["-MX"[(c + r) % 3] for c in range(6)] for r in range(11)],
    Dice(2, 6),
    below="off",
)
TWO = Dice(2, 6)


# Reasons -------------------------------------------------------------------------------------------------------
def test_a_tally_is_its_start_and_its_reasons() -> None:
    tally = Tally("defence", start=4).add(-2, "9.24", "trench").add(1, "9.25", "wood", hex=1606)
    assert tally.total == 3
    assert tally.reasons == (Reason(-2, "9.24", "trench"), Reason(1, "9.25", "wood", {"hex": 1606}))
    assert repr(tally) == "<Tally defence 3: 4, -2 trench §9.24, +1 wood §9.25>"
    assert tally.is_possible
    assert tally.chances() == {}


def test_a_reason_worth_nothing_must_be_a_note() -> None:
    tally = Tally("defence").note("9.26", "clear", hex=1606)
    assert (tally.total, tally.reasons) == (0, (Reason(0, "9.26", "clear", {"hex": 1606}),))
    with pytest.raises(ValueError, match=r"defence: clear §9\.26 is worth 0"):
        tally.add(0, "9.26", "clear")


def test_multiplying_counts_the_difference() -> None:
    tally = Tally("attack", start=5).times(Fraction(1, 2), "9.7", "moved").times(2, "9.8", "adjacent")
    assert tally.total == 5
    assert [reason.value for reason in tally.reasons] == [Fraction(-5, 2), Fraction(5, 2)]
    assert isinstance(tally.total, int)
    assert tally.reasons[1].args == {"times": 2}


def test_limits_hold_the_reasons_or_the_total_and_say_so() -> None:
    tally = Tally("morale", start=7).add(2, "6.1", "leader").add(2, "6.2", "town").limit("6.9", "most", most=2)
    assert tally.total == 9
    assert tally.reasons[-1] == Reason(-2, "6.9", "most", {"limit": 2})
    tally.limit("6.9", "most", least=-2, most=2)
    assert len(tally.reasons) == 3
    tally.add(-12, "6.3", "shelled").limit_total("6.10", "least", least=1)
    assert (tally.total, tally.reasons[-1].value) == (1, 4)
    tally.limit("6.11", "least", least=-3)
    assert tally.total == 4


@given(st.integers(-9, 9), st.lists(st.integers(-4, 4).filter(bool)), st.integers(-5, 0), st.integers(0, 5))
def test_the_total_is_always_the_sum_of_what_is_shown(start: int, values: list[int], least: int, most: int) -> None:
    tally = Tally("any", start)
    for value in values:
        tally.add(value, "1", "some")
    tally.limit("2", "limit", least=least, most=most)
    assert tally.total == start + sum(reason.value for reason in tally.reasons)
    assert tally.total == start + min(max(sum(values), least), most)


# Columns -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("attack", "defence", "shifts", "column"),
    [
        (24, 11, (), "2:1"),
        (5, 1, (1, -2, -1), "3:1"),
        (8, 1, (-2,), "6:1"),
        (1, 5, (2,), "1:3"),
        (9, 8, (1, 2, 2), "6:1"),
    ],
)
def test_odds_are_shifted_and_then_held(attack: int, defence: int, shifts: tuple[int, ...], column: str) -> None:
    tally = Tally("assault").odds(attack, defence, ASSAULT)
    for shift in shifts:
        tally.add(shift, "9.2", "shift")
    assert ASSAULT.label(tally.column) == column
    assert tally.compared == (attack, defence)
    assert tally.result(4) == f"{column}/4"
    assert tally.chances() == {f"{column}/{die}": Fraction(1, 6) for die in range(1, 7)}


def test_strengths_with_reasons_are_kept_to_be_shown() -> None:
    attack = Tally("attack", start=12).times(2, "9.5", "concentric")
    defence = Tally("defence", start=11)
    tally = Tally("assault").odds(attack, defence, ASSAULT)
    assert ASSAULT.label(tally.base) == "2:1"
    assert tally.parts == (attack, defence)
    assert [part["name"] for part in tally.as_json()["parts"]] == ["attack", "defence"]


def test_a_strength_finds_its_column_and_may_fall_off_the_table() -> None:
    assert Tally("fire").strength(6, FIRE).add(2, "4.2", "crowded").column == FIRE.column("11")
    off = Tally("fire").strength(Tally("strength", start=1), FIRE).add(-1, "8.5", "woods")
    assert off.column is None
    assert off.chances() == {"-": 1}
    assert off.result(2) == "-"
    assert off.as_json()["column"] == "-"


def test_a_column_may_be_named() -> None:
    tally = Tally("fire").on(FIRE, "4").add(1, "4.2", "crowded")
    assert (tally.base, tally.column) == (2, 3)


def test_a_second_tally_modifies_the_roll() -> None:
    die = Tally("die").add(3, "12.1", "air").add(-1, "12.2", "mud")
    tally = Tally("assault").on(ASSAULT, "1:1").add(2, "12.3", "guns").with_die(die)
    assert tally.result(3) == "3:1/5"
    assert tally.chances() == {
        "3:1/3": Fraction(1, 6),
        "3:1/4": Fraction(1, 6),
        "3:1/5": Fraction(1, 6),
        "3:1/6": Fraction(1, 2),
    }
    assert tally.as_json()["die"]["total"] == 2


# Rolls ---------------------------------------------------------------------------------------------------------
def test_the_total_may_modify_the_roll() -> None:
    tally = Tally("assault").modifies(ASSAULT, "2:1").add(-4, "9.9", "fog")
    assert tally.column == ASSAULT.column("2:1")
    assert tally.result(5) == "2:1/1"
    assert tally.chances() == {"2:1/1": Fraction(5, 6), "2:1/2": Fraction(1, 6)}


@pytest.mark.parametrize(
    ("need", "chance"), [(1, 0), (2, Fraction(1, 36)), (6, Fraction(15, 36)), (7, Fraction(21, 36)), (12, 1)]
)
def test_a_test_passes_at_or_below_its_number(need: int, chance: Fraction) -> None:
    tally = Tally("morale", start=need - 1).add(1, "6.1", "leader").test(TWO)
    assert tally.need == need
    assert tally.chances().get(PASS, 0) == chance
    assert tally.chances().get(FAIL, 0) == 1 - chance


def test_natural_rolls_may_pass_or_fail_whatever_the_number() -> None:
    sure = Tally("recovery", start=14).test(TWO, fails=(12,))
    assert sure.chances() == {PASS: Fraction(35, 36), FAIL: Fraction(1, 36)}
    hopeless = Tally("recovery", start=0).test(TWO, passes=(2,))
    assert hopeless.chances() == {PASS: Fraction(1, 36), FAIL: Fraction(35, 36)}


def test_the_game_may_say_what_comes_of_a_roll() -> None:
    tally = Tally("drift", start=1).by(Dice(1, 6), lambda total: max(0, total - 4))
    assert tally.result(6) == 3
    assert tally.chances() == {0: Fraction(1, 2), 1: Fraction(1, 6), 2: Fraction(1, 6), 3: Fraction(1, 6)}
    assert tally.expected(lambda hexes: hexes) == 1


SHIFTS = st.lists(st.integers(-3, 3).filter(bool), max_size=4)


@given(st.integers(0, 20), SHIFTS, SHIFTS, st.sampled_from(["shifts", "modifies", "test", "by"]))
def test_chances_are_those_of_all_throws(strength: int, reasons: list[int], die: list[int], use: str) -> None:
    tally, on_die = Tally("any", start=0), Tally("die")
    for value in reasons:
        tally.add(value, "1", "some")
    for value in die:
        on_die.add(value, "2", "some")
    match use:
        case "shifts":
            tally.strength(strength, FIRE).with_die(on_die)
        case "modifies":
            tally.modifies(FIRE, FIRE.column_for(strength))
        case "test":
            tally.test(TWO, passes=(2,), fails=(12,))
        case _:
            tally.by(TWO, lambda total: total // 3)
    throws = Counter(tally.result(sum(faces)) for faces in product(range(1, 7), repeat=2))
    assert tally.chances() == {outcome: Fraction(n, 36) for outcome, n in throws.items()}
    mean = Fraction(sum(len(str(outcome)) * n for outcome, n in throws.items()), 36)
    assert tally.expected(lambda outcome: len(str(outcome))) == mean


# What cannot be ------------------------------------------------------------------------------------------------
def test_the_impossible_has_its_reason_and_no_chances() -> None:
    tally = Tally("assault").odds(3, 1, ASSAULT).impossible("9.11", "across-the-river", hex=1606)
    assert not tally.is_possible
    assert tally.chances() == {}
    assert tally.as_json()["impossible"] == {
        "value": 0,
        "rule": "9.11",
        "key": "across-the-river",
        "args": {"hex": 1606},
    }
    with pytest.raises(ValueError, match=r"assault: impossible, across-the-river §9\.11"):
        tally.result(3)


def test_a_bare_number_has_no_result() -> None:
    tally = Tally("strength", start=3)
    assert (tally.column, tally.base, tally.need) == (None, None, None)
    with pytest.raises(ValueError, match="strength: a number, not a roll"):
        tally.result(3)


# Telling -------------------------------------------------------------------------------------------------------
def test_a_roll_of_other_dice_is_not_read() -> None:
    tally = Tally("morale", 7).test(Dice(2, 6))
    assert tally.result(Roll((3, 4))) == tally.result(7) == PASS
    for faces in ((3,), (1, 2, 3), (2, 7)):
        with pytest.raises(WrongDice, match=r"morale: the odds are those of 2d6, and .* was rolled"):
            tally.result(Roll(faces))


def test_a_plain_tally_tells_the_same_and_calls_no_rule() -> None:
    calls: list[int] = []

    def outcome(total: int) -> str:
        calls.append(total)
        return "high" if total > 5 else "low"

    tally = Tally("drift").add(1, "2.6", "reason-wind").by(Dice(1, 6), outcome)
    tally.with_die(Tally("die").add(1, "2.6", "reason-wind"))
    tally.teller = object()
    plain = tally.plain()
    made = len(calls)
    assert plain.as_json() == tally.as_json()
    assert (plain.result(5), plain.result(Roll((4,))), plain.chances()) == (
        "high",
        "low",
        {"low": 4 * SIXTH, "high": 2 * SIXTH},
    )
    assert len(calls) == made + 6, "only the tally itself asked"
    assert not hasattr(plain, "teller")
    plain.add(2, "2.6", "reason-wind")
    assert (plain.total, tally.total) == (3, 1)


def test_several_tallies_are_plain_too() -> None:
    open_, dug_in = (Tally(name, need).test(Dice(2, 6)) for name, need in (("open", 7), ("dug in", 5)))
    open_.teller = dug_in.teller = object()
    both = Tallies("fire").read(open_, "2.6", "reason-open").read(dug_in, "2.6", "reason-dug-in")
    plain = both.plain()
    assert plain.as_json() == both.as_json()
    assert plain.result(Roll((3, 3))) == (PASS, FAIL)
    assert not any(hasattr(reading.tally, "teller") for reading in plain.readings)
    assert [reason.key for reason in plain.all_reasons()] == ["reason-open", "reason-dug-in"]
    assert pickle.loads(pickle.dumps(both)).as_json() == both.as_json()


def test_a_roll_is_kept_without_its_tally() -> None:
    roll = Roll((3, 4)).on(Tally("morale", 7).test(Dice(2, 6)))
    kept = plain_args({"roll": roll}, "ask")["roll"]
    assert (kept, kept.faces, kept.tally) == (7, (3, 4), None)


def test_a_barred_tally_is_plain_without_asking_what_comes_of_it() -> None:
    tally = Tally("drift").by(Dice(1, 6), lambda total: 1 // 0).impossible("2.6", "no-wind")
    assert tally.plain().barred == tally.barred


def test_an_argument_that_is_no_plain_value_is_refused() -> None:
    class Table:
        """Whatever leads to secrets."""

    assert plain_args({"piece": 3, "side": DICE, "ways": (1, 2), "left": Fraction(1, 2)}, "ask") == {
        "piece": 3,
        "side": DICE,
        "ways": (1, 2),
        "left": Fraction(1, 2),
    }
    assert odd_args({"table": Table(), "list": [1, Table()], "piece": 1}) == ["table", "list"]
    with pytest.raises(TypeError, match="reason-x: table must be a number, a text, a side or a list of these"):
        Tally("t").add(1, "2.6", "reason-x", table=Table()).plain()


def test_a_tally_is_told_in_plain_values() -> None:
    tally = Tally("morale", start=6).add(Fraction(-1, 2), "6.2", "tired", times=Fraction(1, 2)).test(TWO)
    told = tally.as_json(lambda key, args: f"{key}!")
    assert json.loads(json.dumps(told)) == told
    assert told == {
        "name": "morale",
        "start": 6,
        "total": 5.5,
        "need": 5.5,
        "odds": [],
        "base": None,
        "column": None,
        "dice": "2d6",
        "reasons": [{"value": -0.5, "rule": "6.2", "key": "tired", "args": {"times": 0.5}, "text": "tired!"}],
        "impossible": None,
        "chances": [
            {"outcome": "pass", "p": 10 / 36, "of": "5/18"},
            {"outcome": "fail", "p": 26 / 36, "of": "13/18"},
        ],
        "die": None,
        "parts": [],
    }


def test_columns_are_told_by_their_heads_even_beyond_the_edge() -> None:
    told = Tally("assault").odds(8, 1, ASSAULT).add(-2, "9.24", "trench").as_json()
    assert (told["odds"], told["base"], told["column"], told["total"]) == ([8, 1], "8:1", "6:1", -2)
    assert told["reasons"] == [{"value": -2, "rule": "9.24", "key": "trench", "args": {}}]


def test_tallies_travel_between_processes() -> None:
    tally = Tally("assault").odds(24, 11, ASSAULT).add(-2, "9.24", "trench")
    tally.chances()
    assert pickle.loads(pickle.dumps(tally)).as_json() == tally.as_json()


# Where a roll falls --------------------------------------------------------------------------------------------
def test_a_roll_falls_in_a_row_of_the_table() -> None:
    shifted = Tally("assault").on(ASSAULT, "2:1").add(1, "9.2", "pioneers")
    assert [(shifted.looked_up(roll), shifted.row(roll)) for roll in (1, 6)] == [(1, 0), (6, 5)]
    with_die = Tally("assault").on(ASSAULT, "2:1").with_die(Tally("die").add(2, "9.3", "guns"))
    assert [(with_die.looked_up(roll), with_die.row(roll)) for roll in (1, 6)] == [(3, 2), (8, 5)]
    added = Tally("assault").modifies(ASSAULT, "2:1").add(-2, "9.3", "guns")
    assert [(added.looked_up(roll), added.row(roll)) for roll in (1, 6)] == [(-1, 0), (4, 3)]


def test_off_the_table_and_without_one_a_roll_falls_in_no_row() -> None:
    assert Tally("assault").on(ASSAULT, None).row(3) is None
    need = Tally("nerve", 7).test(Dice(2, 6))
    assert (need.looked_up(5), need.row(5)) == (5, None)
    handed = Tally("count", 2).by(Dice(1, 6), lambda total: total)
    assert (handed.looked_up(3), handed.row(3)) == (5, None)


def test_clauses_named_by_keys_are_cited_by_the_numbers_of_a_book() -> None:
    attack = Tally("attack").add(6, "odds.strength", "reason-six")
    die = Tally("die").add(1, "odds.luck", "reason-luck")
    tally = Tally("odds").add(1, "odds.river", "reason-river").note("7.1", "reason-plain").with_die(die)
    tally.parts = (attack,)
    tally.impossible("odds.lead", "reason-lead")
    numbers = {"odds.strength": "12.1", "odds.luck": "12.2", "odds.river": "12.3", "odds.lead": "12.4"}
    assert tally.cite(numbers).cite(numbers) is tally
    assert [reason.rule for reason in tally.reasons] == ["12.3", "7.1"], "a number stays as it is"
    assert tally.barred is not None and tally.barred.rule == "12.4"
    assert [reason.rule for reason in (*attack.reasons, *die.reasons)] == ["12.1", "12.2"]
    assert tally.total == 1


def test_a_tally_is_in_vain_when_no_roll_does_anything() -> None:
    charts = {"weak": ["-", "0", "0+0"], "some": ["-", "1", "0"], "test": ["-", "M", "0"]}
    readers = {"weak": ["{a}", "{a}+{b}"], "some": ["{a}"], "test": ["{a}", "M{plus=0}"]}
    found = {
        name: Tally(name).on(
            Chart(
                name, ["x"], ["1", "2", "3"], [[cell] for cell in cells], Dice(1, 3), readers=[reader_of(readers[name])]
            ),
            0,
        )
        for name, cells in charts.items()
    }
    assert {name: tally.is_in_vain for name, tally in found.items()} == {"weak": True, "some": False, "test": False}


def test_a_number_is_not_in_vain() -> None:
    assert not Tally("strength", 4).is_in_vain


def test_what_another_side_may_still_change_is_told_but_not_kept() -> None:
    worst = Tally("assault", 0).odds(10, 5, ASSAULT)
    tally = Tally("assault", 0).odds(10, 3, ASSAULT)
    tally.before(lambda now: Prospect.to_column(now, worst, "9.3", "before-guns")).before(lambda _: None)
    (ahead,) = tally.ahead
    assert (ahead.column, ahead.of.rule, ahead.of.args) == ("2:1", "9.3", {"column": "2:1", "changes": 1})
    assert tally.as_json()["ahead"] == [
        {"of": {"value": 0, "rule": "9.3", "key": "before-guns", "args": dict(ahead.of.args)}, "column": "2:1"}
    ]
    assert tally.plain().ahead == pickle.loads(pickle.dumps(tally)).ahead == ()
    assert "ahead" not in worst.as_json()
    same = Prospect.to_column(worst, worst, "9.3", "before-guns")
    assert same.of.args["changes"] == 0
