"""The table that scripts hold: it moves pieces, keeps the counts, hides and shows, tells, and asks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from grognard.kernel.asking.script import DICE, Option, Question, Refusal, Script
from grognard.kernel.asking.sequence import Phase
from grognard.kernel.errors import Broken
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.dice import Roll, Scripted, outcomes
from grognard.kernel.numbers.tally import Tally, WrongDice
from grognard.kernel.table.declared import flags
from grognard.kernel.table.event import Event
from grognard.kernel.table.position import CONCEALED, OPEN, UNSEEN
from grognard.kernel.table.title import Title
from tests.kernel.tiny import NORTH, SOUTH, SPENT, WET, Tiny, duel, hunt


def table() -> Tiny:
    play = duel().play
    assert isinstance(play, Tiny)
    return play


def test_flags_are_one_bit_each() -> None:
    assert flags("a", "b", "c") == (1, 2, 4)


# Changing the position ---------------------------------------------------------------------------------------
def test_a_piece_is_placed_and_removed() -> None:
    g = table()
    g.place(0, g.board.box("camp"))
    assert not g.is_on_board(0)
    assert g.at(g.board.box("camp")) == (0, 5)
    g.remove(0)
    assert g.position.at[0] == g.board.out
    assert g.at(g.board.out) == (0,)


def test_the_last_step_takes_a_piece_out_of_play() -> None:
    g = table()
    assert g.lose_step(0) is False
    assert g.is_on_board(0) and g.position.steps[0] == 1
    assert g.lose_step(0) is True
    assert g.position.at[0] == g.board.out and g.position.steps[0] == 0


def test_marks_are_set_and_cleared_bit_by_bit() -> None:
    g = table()
    g.mark(0, SPENT)
    g.mark(0, WET)
    assert g.has(0, SPENT) and g.has(0, WET)
    g.unmark(0, SPENT)
    assert not g.has(0, SPENT) and g.has(0, WET) and g.has(0, SPENT | WET)


def test_hiding_and_showing() -> None:
    g = table()
    g.conceal(0)
    assert g.position.hidden[0] == CONCEALED
    g.conceal(0, UNSEEN)
    assert g.position.hidden[0] == UNSEEN
    assert g.may_know(NORTH, 0) and not g.may_know(SOUTH, 0) and not g.may_know(None, 0)
    assert g.reveal(0) is True
    assert g.reveal(0) is False, "there was nothing left to show"
    assert g.position.hidden[0] == OPEN and g.may_know(None, 0)


def test_control_changes_hands() -> None:
    g = table()
    hex_ = g.board.grid.find("0203")
    assert g.controller(hex_) == SOUTH
    assert g.take_control(hex_, SOUTH) is False
    assert g.take_control(hex_, NORTH) is True
    assert g.controller(hex_) == NORTH
    assert g.controller(g.board.grid.find("0101")) is None


def test_an_end_has_a_winner_or_none() -> None:
    g = table()
    g.end(None, "verdict-even")
    assert (g.position.over, g.position.winner, g.position.verdict) == (True, -1, "verdict-even")
    g.end(SOUTH, "verdict-points")
    assert (g.position.winner, g.position.verdict) == (1, "verdict-points")


# Telling -----------------------------------------------------------------------------------------------------
def test_a_fact_is_told_to_all_or_to_one_side() -> None:
    g = table()
    g.events.clear()
    g.tell("found", "2.2", piece=0)
    g.tell("found", "2.2", SOUTH, piece=0)
    everybody, south = g.events
    assert [everybody.reaches(side) for side in (NORTH, SOUTH, None)] == [True, True, True]
    assert [south.reaches(side) for side in (NORTH, SOUTH, None)] == [False, True, False]


def test_what_a_hidden_piece_does_is_told_apart() -> None:
    g = table()

    def told(piece: int) -> list[tuple[str, list[str]]]:
        g.events.clear()
        g.tell_apart(g.owner[piece], piece, "moves", "counter-moves", "2.2", hex=0)
        reached = {"north": NORTH, "south": SOUTH, "spectator": None}
        return [(event.key, [name for name, side in reached.items() if event.reaches(side)]) for event in g.events]

    assert told(0) == [("moves", ["north", "south", "spectator"])]
    assert told(1) == [("moves", ["north"]), ("counter-moves", ["south", "spectator"])]
    assert told(5) == [("moves", ["south"])], "an unseen piece is not mentioned to others"
    assert [event.args for event in g.events] == [{"piece": 5, "hex": 0}]
    told(1)
    assert g.events[1].args == {"side": NORTH, "hex": 0}, "the veiled fact does not name the piece"


def test_an_event_says_when() -> None:
    g = table()
    g.clock = 7
    g.tell("found", "2.2", piece=0)
    assert g.events[-1] == Event(7, "found", "2.2", {"piece": 0})
    g.announce("phase-act", "2.3")
    assert g.events[-1] == Event(7, "phase-act", "2.3", {"turn": 1}, heading=True)


# Asking ------------------------------------------------------------------------------------------------------
def test_choose_asks_for_one_of_several_offers_in_order() -> None:
    g = table()
    tally = Tally("why")
    offers = g.bid.each([1, 2]), g.done(), g.move.each([0])
    question = g.choose(NORTH, *offers, rule="2.1", ask="ask-act", tally=tally, n=3)
    assert [str(option) for option in question.options] == ["bid 1", "bid 2", "done", "move N1"]
    assert [offer.voice.verb for offer in question.offers] == ["bid", "move"]
    assert (question.who, question.args, question.tally, question.is_menu) == (NORTH, {"n": 3}, tally, False)
    assert g.menu(NORTH, g.done(), rule="2.1", ask="ask-act").is_menu


def test_an_argument_of_a_question_may_be_called_side() -> None:
    g = table()
    assert g.choose(NORTH, g.done(), rule="2.1", ask="ask-act", side=SOUTH).args == {"side": SOUTH}
    g.tell("set-up", "1.1", side=SOUTH, rule_of="x")


def test_a_roll_and_a_draw_are_asked_of_the_dice() -> None:
    g = table()
    roll, draw = g.roll(2, 6, rule="2.6"), g.draw(g.chit.each([0, 2]), rule="1.2")
    assert (roll.who, draw.who) == (DICE, DICE)
    assert len(roll.options) == 36
    assert [str(option) for option in draw.options] == ["chit sun", "chit storm"]


def test_a_roll_takes_its_dice_from_its_tally() -> None:
    g = table()
    tally = Tally("morale", 7).test(Dice(2, 6))
    for roll in (
        g.roll(rule="2.6", tally=tally),
        g.roll(2, rule="2.6", tally=tally),
        g.roll(2, 6, rule="2.6", tally=tally),
    ):
        assert (roll.dice, len(roll.options), roll.tally) == ((2, 6), 36, tally)
    assert g.roll(rule="2.6", tally=Tally("strength", 4)).dice == (1, 6), "a bare number has no dice to say"
    assert g.roll(3, 4, rule="2.6").dice == (3, 4)


@pytest.mark.parametrize("dice", [(1, 6), (2, 10), (3,)])
def test_other_dice_than_those_of_the_tally_are_refused_at_once(dice: tuple[int, ...]) -> None:
    g = table()
    tally = Tally("morale", 7).test(Dice(2, 6))
    said = "d".join(map(str, (*dice, 6)[:2]))
    with pytest.raises(WrongDice, match=f"§2.6 roll-attack: {said} is rolled, and the odds of morale are those of 2d6"):
        g.roll(*dice, rule="2.6", ask="roll-attack", tally=tally)


def test_a_roll_made_by_hand_with_other_dice_than_its_tally_breaks_the_game() -> None:
    class Miser(Tiny):
        def phases(self) -> tuple[Phase, ...]:
            return (Phase("2.6", cheat),)

    def cheat(g: Miser) -> Script[None]:
        tally = Tally("morale", 7).test(Dice(2, 6))
        yield Question(DICE, "2.6", "roll-attack", outcomes(1, 6), tally=tally, dice=(1, 6))

    with pytest.raises(Broken, match="1d6 is rolled, and the odds of morale are those of 2d6"):
        Title(Miser).new("duel")


class Asker:
    """Runs `choose_some` and answers by hand."""

    def __init__(self, g: Tiny, **how: Any) -> None:
        self.script: Script[list[int]] = g.choose_some(NORTH, g.join.each([0, 1, 2]), rule="2.6", ask="ask-join", **how)
        self.chosen: list[int] | None = None
        self.question: Question | None = None
        self._go_on(None)

    def answer(self, text: str) -> Asker:
        assert self.question is not None
        option = self.question.find(text)
        assert option is not None, text
        self._go_on(option)
        return self

    def _go_on(self, option: Option | None) -> None:
        try:
            asked = self.script.send(option)
        except StopIteration as end:
            self.question, self.chosen = None, end.value
            return
        assert isinstance(asked, Question)
        self.question = asked

    def texts(self) -> list[str]:
        assert self.question is not None
        return [str(option) for option in self.question.options]


def test_some_are_chosen_one_by_one_until_done() -> None:
    asker = Asker(table())
    assert asker.texts() == ["join N1", "join N2", "join NG", "done"]
    assert asker.answer("join N2").texts() == ["join N1", "join NG", "done"]
    assert asker.question is not None and asker.question.args == {"chosen": 1, "pieces_chosen": (1,)}
    assert asker.answer("done").chosen == [1]


def test_none_may_be_chosen_unless_some_are_needed() -> None:
    assert Asker(table()).answer("done").chosen == []
    needy = Asker(table(), least=2)
    assert needy.texts() == ["join N1", "join N2", "join NG"]
    assert needy.answer("join NG").texts() == ["join N1", "join N2"]
    assert needy.answer("join N1").texts() == ["join N2", "done"]
    assert needy.answer("done").chosen == [2, 0]


def test_at_the_most_nothing_more_is_asked() -> None:
    assert Asker(table(), most=2).answer("join N1").answer("join NG").chosen == [0, 2]
    assert Asker(table(), most=0).chosen == []
    everybody = Asker(table(), least=1).answer("join N1").answer("join N2").answer("join NG")
    assert everybody.chosen == [0, 1, 2], "when all are chosen, there is nothing left to ask"


def test_the_running_tally_is_that_of_those_chosen_so_far() -> None:
    def running(chosen: Sequence[int]) -> Tally:
        return Tally("so far", sum(10**piece for piece in chosen))

    asker = Asker(table(), running=running)
    question = asker.question
    assert question is not None and question.tally is None
    previews = [tally.total if (tally := question.offers[0].explain(n)) else None for n in (0, 1, 2)]
    assert previews == [1, 10, 100], "each option is explained by what choosing it would make"
    question = asker.answer("join N2").question
    assert question is not None and question.tally is not None and question.tally.total == 10
    following = question.offers[0].explain(2)
    assert following is not None and following.total == 110
    assert question.tally.total == 10


def test_done_waits_until_it_is_enough() -> None:
    asker = Asker(table(), least=1, enough=lambda chosen: sum(chosen) >= 3)
    assert "done" not in asker.texts()
    assert "done" not in asker.answer("join NG").texts(), "one is chosen, but it is not enough"
    assert "done" in asker.answer("join N2").texts()


def test_who_cannot_be_spared_is_taken_unasked() -> None:
    assert Asker(table(), enough=lambda chosen: len(chosen) == 3).chosen == [0, 1, 2]
    asker = Asker(table(), enough=lambda chosen: 2 in chosen and len(chosen) > 1)
    assert asker.texts() == ["join N1", "join N2", "join NG"], "one of the first two can be spared"
    assert asker.answer("join N1").chosen is None
    assert Asker(table(), enough=lambda chosen: sum(chosen) > 2).answer("join N1").chosen == [0, 1, 2]
    assert Asker(table(), least=3).chosen is None, "a number alone is asked for"


def test_what_may_end_at_once_is_weighed_at_once() -> None:
    def running(chosen: Sequence[int]) -> Tally:
        return Tally("so far", len(chosen))

    weighed = Asker(table(), running=running, enough=lambda chosen: True).question
    assert weighed is not None and weighed.tally is not None and weighed.tally.total == 0
    waiting = Asker(table(), running=running, enough=lambda chosen: 2 in chosen).question
    assert waiting is not None and waiting.tally is None


def test_a_choice_that_leaves_no_place_for_those_who_are_needed_is_held_back() -> None:
    asker = Asker(table(), most=2, enough=lambda chosen: 2 in chosen)
    assert asker.texts() == ["join N1", "join N2", "join NG"]
    assert asker.answer("join N1").texts() == ["join NG"], "the last place is for the gun"
    assert asker.question is not None
    refusal = asker.question.offers[0].refusal(1)
    assert refusal == Refusal("2.6", "kernel-held-back")
    assert asker.answer("join NG").chosen == [0, 2]
    other = Asker(table(), most=2, enough=lambda chosen: 2 in chosen)
    assert other.answer("join NG").texts() == ["join N1", "join N2", "done"], "nobody is needed any more"
    why = Refusal("2.5", "no-gun")
    told = Asker(table(), most=1, enough=lambda chosen: 2 in chosen, held=why).question
    assert told is not None and told.offers[0].refusal(0) == why


def test_what_is_chosen_is_refused_as_chosen_and_an_early_end_as_too_early() -> None:
    asker = Asker(table(), least=2)
    assert asker.question is not None
    assert asker.question.offers[1].refusal(0) == Refusal("2.6", "kernel-too-few", {"count": 2})
    asker.answer("join N1")
    assert asker.question.offers[0].refusal(0) == Refusal("2.6", "kernel-chosen")
    assert asker.question.offers[1].refusal(0) == Refusal("2.6", "kernel-too-few", {"count": 1})
    unsure = Asker(table(), enough=lambda chosen: sum(chosen) > 1).question
    assert unsure is not None and unsure.offers[1].refusal(0) == Refusal("2.6", "kernel-not-enough")


def test_where_nothing_leads_to_enough_nothing_is_held_back() -> None:
    asker = Asker(table(), most=2, enough=lambda chosen: False)
    assert asker.texts() == ["join N1", "join N2", "join NG"]
    assert asker.answer("join N1").answer("join N2").chosen == [0, 1]


def test_what_the_rule_refuses_is_refused_by_the_rule_even_where_places_are_few() -> None:
    g = table()
    not_it = Refusal("2.1", "no-not-yours")
    offer = g.join.each([0, 1, 2], lambda piece: not_it if piece == 1 else None)
    script = g.choose_some(NORTH, offer, rule="2.6", ask="ask-join", most=1, enough=lambda chosen: 2 in chosen)
    asked = next(script)
    assert isinstance(asked, Question)
    assert [str(option) for option in asked.options] == ["join NG"]
    assert asked.offers[0].refusal(1) == not_it
    assert asked.offers[0].refusal(0) == Refusal("2.6", "kernel-held-back")


def test_a_choice_among_none_asks_nothing() -> None:
    g = table()
    asked: Iterator[Any] = g.choose_some(NORTH, g.join.each([]), rule="2.6", ask="ask-join", least=1)
    with pytest.raises(StopIteration) as end:
        next(asked)
    assert end.value.value == []


# Twins -------------------------------------------------------------------------------------------------------
def test_a_twin_shares_what_never_changes_and_nothing_else() -> None:
    g = table()
    g.tell("found", "2.2", piece=0)
    twin = g.twin(g.snapshot())
    assert twin.board is g.board and twin.roster is g.roster and twin.voices is g.voices
    assert twin.events == []
    twin.place(0, 12)
    twin.mark(1, WET)
    twin.position.cup.append(2)
    assert g.position.at[0] == g.board.grid.find("0102")
    assert not g.has(1, WET)
    assert g.occupation.same_as(g.count())


def test_a_table_knows_its_options_and_scenario() -> None:
    assert hunt().play.scenario.rules == frozenset({"fog"})
    assert duel().play.scenario.values == {"prize": 3}
    assert duel().play.options == frozenset()


def test_scripts_are_handed_the_total_with_its_faces() -> None:
    handed: list[Any] = []

    class Gambler(Tiny):
        def phases(self) -> tuple[Phase, ...]:
            return (Phase("2.6", gamble),)

    def gamble(g: Gambler) -> Script[None]:
        handed.append((yield g.roll(2, 6, rule="2.6")))
        handed.append((yield g.draw(g.chit.each([1]), rule="1.2")))
        yield g.choose(NORTH, g.done(), rule="2.1", ask="ask-act", side=NORTH)

    Title(Gambler).new("duel", dice=Scripted([(2, 5), "chit rain"]))
    assert handed == [Roll((2, 5)), Option("chit", 1, "chit rain")]
    assert handed[0].faces == (2, 5)


# Clauses by the keys of an engine ------------------------------------------------------------------------------


def keyed() -> Tiny:
    """A table whose book gives an engine's keys their numbers."""
    setting = table().setting._replace(clauses={"fire.range": "4.2", "fire.luck": "4.3"})
    return Tiny(setting)


def cannot_fire(g: Tiny, piece: int) -> Refusal | None:
    return Refusal("fire.range", "no-range", {"piece": piece}) if piece else None


def fire_tally(g: Tiny, piece: int) -> Tally:
    return Tally("fire").add(1, "fire.luck", "reason-luck")


def test_questions_events_refusals_and_tallies_show_the_number_of_a_key() -> None:
    g = keyed()
    offer = g.move.each([0, 1], cannot_fire, g, tally=fire_tally)
    question = g.menu(NORTH, offer, rule="fire.range", ask="ask")
    assert question.rule == "4.2"
    assert offer.refusal(1) == Refusal("4.2", "no-range", {"piece": 1})
    tally = offer.explain(0)
    assert tally is not None and [reason.rule for reason in tally.reasons] == ["4.3"]
    asked = g.choose(NORTH, offer, rule="9.9", ask="ask", tally=fire_tally(g, 0))
    assert asked.rule == "9.9", "a number is itself"
    assert asked.tally is not None and asked.tally.reasons[0].rule == "4.3"
    assert g.roll(rule="fire.luck", tally=fire_tally(g, 0).test(Dice(1, 6))).rule == "4.3"
    assert g.draw(offer, rule="fire.luck").rule == "4.3"
    g.tell("news", "fire.range")
    g.announce("heading", "fire.luck")
    assert [event.rule for event in g.events] == ["4.2", "4.3"]


def test_a_game_without_an_engine_names_numbers() -> None:
    g = table()
    assert g.clauses == {} and g.clause("4.2") == "4.2"
