"""Questions and answers: texts that read back, refusals that filter and explain, errors by whose fault it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import DICE, Noun, Option, Question, Refusal, Script, Side, Voice, opponents, verb
from grognard.kernel.asking.sequence import Phase
from grognard.kernel.errors import Illegal, Stale, Unreadable
from grognard.kernel.numbers.dice import Scripted, TypedIn
from grognard.kernel.table.title import Title
from tests.kernel.tiny import NORTH, SOUTH, Tiny, after, duel, facts, follow, hunt, texts, tiny

picks = st.lists(st.integers(0, 999), max_size=20)


def table() -> Tiny:
    play = duel().play
    assert isinstance(play, Tiny)
    return play


# Words that read back ----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("done", Noun.NOTHING),
        ("move N1", Noun.PIECE),
        ("to 0403", Noun.HEX),
        ("send camp", Noun.PLACE),
        ("send out", Noun.PLACE),
        ("send 0201", Noun.PLACE),
        ("wire 0101/0102", Noun.EDGE),
        ("bid 12", Noun.NUMBER),
        ("bid -3", Noun.NUMBER),
        ("plan march", Noun.WORD),
    ],
)
def test_every_kind_of_noun_reads_back(text: str, kind: Noun) -> None:
    play = table()
    option = play.read(text)
    assert option.text == str(option) == text
    assert play.voices[option.verb].noun is kind
    assert play.voices[option.verb](option.noun) is option


def test_a_hexside_is_the_same_from_either_hex() -> None:
    assert table().read("wire 0102/0101") == table().read("wire 0101/0102")


def test_blanks_around_the_words_do_not_matter() -> None:
    game = after(duel(), "  move   N1 ")
    assert str(game.entries[-1]) == "north: move N1"


@given(picks, st.booleans())
def test_every_option_ever_offered_reads_back_and_is_unique(picks: list[int], is_fog: bool) -> None:
    for game in follow(hunt() if is_fog else duel(), picks):
        for question in game.questions.values():
            assert len({option.text for option in question.options}) == len(question.options) > 0
            for option in question.options:
                assert game.play.read(option.text) == option
                assert question.find(option.text) == option


def test_verbs_are_named_after_their_attribute() -> None:
    class Wordy(Tiny):
        pass_ = Tiny.done
        fall_back = Tiny.done

    voices = Wordy(table().setting).voices
    assert voices["pass"]().text == "pass"
    assert voices["fall-back"]().text == "fall-back"


def test_sides_are_small_numbers_with_a_name_and_an_enemy() -> None:
    one, two = opponents("one", "two")
    assert (int(one), int(two), str(one), repr(two)) == (0, 1, "one", "two")
    assert one.enemy is two and two.enemy is one
    assert ["a", "b"][two] == "b"
    assert Side(0, "alone").enemy.name == "alone"


# Whose fault it is -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("fly N1", "no verb 'fly'; the verbs are attack, bid, chit"),
        ("", "no verb ''"),
        ("move N9", "'N9' is no piece of this game"),
        ("move", "'' is no piece"),
        ("to 9999", "'9999' is no hex"),
        ("to camp", "'camp' is no hex"),
        ("send nowhere", "'nowhere' is no place"),
        ("wire 0101/0301", "'0101/0301' is no edge"),
        ("wire 0101", "'0101' is no edge"),
        ("bid two", "'two' is no number"),
        ("bid --5", "'--5' is no number"),
        ("bid " + "9" * 5000, "is no number"),
        ("plan flee", "'flee' is no word"),
        ("done now", "'done' stands alone"),
    ],
)
def test_what_cannot_be_read_is_unreadable(answer: str, why: str) -> None:
    game = duel()
    before = facts(game)
    for ask in (game.answer, game.why_not, game.explain):
        with pytest.raises(Unreadable, match=why.replace("(", r"\(")):
            ask(answer)
    assert facts(game) == before


@pytest.mark.parametrize("answer", [5, None, ["move N1"], ("move", 0)])
def test_an_answer_is_a_text_or_an_option(answer: Any) -> None:
    game = duel()
    for ask in (game.answer, game.why_not, game.explain):
        with pytest.raises(Unreadable):
            ask(answer)
    assert len(game.entries) == 1


def refused(game: Game, answer: str | Option, **how: Any) -> Illegal:
    """The refusal, after which nothing has changed."""
    before, questions = facts(game), dict(game.questions)
    with pytest.raises(Illegal) as caught:
        game.answer(answer, **how)
    assert facts(game) == before
    assert all(game.questions[name] is question for name, question in questions.items())
    return caught.value


def test_a_refusal_names_the_clause_the_reason_and_what_is_legal() -> None:
    error = refused(duel(), "move S1")
    assert error.rule == "2.1"
    assert str(error).startswith("§2.1: move S1: It is not yours. You may: move N1, move N2, ")
    assert str(error).endswith(", ….")


def test_a_short_list_of_what_is_legal_is_given_whole() -> None:
    game = after(duel(), "attack 0103")
    assert str(refused(game, "join NG")).endswith("You may: join N1, join N2.")


def test_arguments_of_a_refusal_are_put_in_words() -> None:
    game = after(duel(), "move N1", "done")
    assert "First North is spent." in str(refused(game, "move N1"))


def test_an_option_of_another_question_is_illegal_too() -> None:
    game = duel()
    assert "This is done under §2.2." in str(refused(game, "to 0101"))
    assert "not one of the answers" in str(refused(after(duel(), "attack 0103"), "join S1"))


def test_a_forged_option_is_refused() -> None:
    game = duel()
    refused(game, Option("move", 3, "move N1"))
    refused(game, Option("bid", 99, "bid 99"))
    game.answer(Option("bid", 2, "bid 2"))
    assert str(game.entries[-1]) == "north: bid 2"


def test_an_older_question_is_stale() -> None:
    game = duel()
    question = game.question
    assert question is not None and question.number == 0
    game.answer("bid 1", number=0)
    before = facts(game)
    with pytest.raises(Stale, match="question 0 is no longer open; north is now asked question 1"):
        game.answer("bid 1", number=0)
    with pytest.raises(Stale):
        game.answer("bid 1", number=2)
    assert facts(game) == before


def test_a_question_is_numbered_by_what_its_side_has_answered() -> None:
    game = after(duel(), "bid 1", "done", "bid 1")
    assert game.question is not None and (game.question.side, game.question.number) == ("south", 1)
    game.undo()
    assert game.question.number == 0
    assert game.copy().question is not game.question


def test_after_the_end_everything_is_stale() -> None:
    game = after(duel(), *["done"] * 4)
    assert game.result is not None
    assert game.question is None and game.questions == {}
    before = facts(game)
    for ask in (game.answer, game.why_not, game.explain):
        with pytest.raises(Stale, match="the game is over"):
            ask("done")
    assert facts(game) == before


def test_only_whoever_is_asked_may_answer() -> None:
    game = duel()
    error = refused(game, "move S1", side="south")
    assert str(error) == "§2.1: north is asked, not south"
    assert error.rule == "2.1"
    refused(game, "move N1", side=SOUTH)
    refused(game, "roll 3", side="dice")
    game.answer("move N1", side=NORTH)


def test_an_unknown_side_is_unreadable() -> None:
    game = duel()
    for ask in (game.answer, game.why_not, game.explain):
        with pytest.raises(Unreadable, match="no side 'east': the sides are north, south"):
            ask("done", "east")
    with pytest.raises(Unreadable):
        game.view("east")


def test_the_dice_are_answered_like_anybody() -> None:
    game = duel(TypedIn())
    assert game.question is not None and game.question.who is DICE
    assert texts(game) == ["chit sun", "chit rain", "chit storm"]
    refused(game, "chit sun", side="north")
    with pytest.raises(Unreadable, match="'chit hail' is no such roll: chit sun … chit storm"):
        game.answer("chit hail")
    game.answer("chit rain", side="dice")
    assert str(game.entries[0]) == "dice: chit rain"


# Why not, and why --------------------------------------------------------------------------------------------
def test_why_not_returns_the_very_refusal_that_filtered() -> None:
    game = duel()
    question = game.question
    assert question is not None
    for piece in range(len(game.play.roster)):
        option = game.play.voices["move"](piece)
        offer = question.offer_of("move")
        assert offer is not None
        assert game.why_not(option) == game.why_not(option.text) == offer.refusal(piece)
        assert (game.why_not(option) is None) == (option in question.options)
    assert game.why_not("move S1") == Refusal("2.1", "no-yours")


@given(picks)
def test_an_offer_holds_what_its_predicate_does_not_refuse(picks: list[int]) -> None:
    *_, game = follow(duel(), picks)
    for question in game.questions.values():
        for offer in question.offers:
            if offer.cannot is not None:
                assert all(offer.refusal(option.noun) is None for option in offer)


def test_why_not_of_what_is_not_asked_or_has_no_predicate() -> None:
    game = duel()
    assert game.why_not("to 0101") == Refusal("2.2", "kernel-not-asked", {"clause": "2.2", "clause_asked": "2.1"})
    assert game.why_not("loses S1") == Refusal("2.6", "kernel-not-asked", {"clause": "2.6", "clause_asked": "2.1"})
    game.answer("attack 0103")
    assert game.why_not("join S1") == Refusal("2.6", "kernel-not-offered", {})
    assert game.why_not("loses S1") == Refusal("2.6", "kernel-not-yet")
    assert game.why_not("done") == Refusal("2.6", "kernel-too-few", {"count": 1})


def test_what_is_not_asked_is_refused_by_the_clause_of_the_verb() -> None:
    game = duel()
    with pytest.raises(
        Illegal, match=r"§2\.2: to 0101: This is done under §2\.2\. You are now being asked under §2\.1\."
    ) as no:
        game.answer("to 0101")
    assert no.value.rule == "2.2"
    refusal = game.why_not("to 0101")
    assert refusal is not None
    assert game.say(refusal, "fr") == "Cela se fait selon le §2.2. La question posée suit le §2.1."


def test_a_game_may_say_what_stands_against_it_anyway() -> None:
    class Lame(Tiny):
        """Nobody there ever walks to the first hex."""

        def why_not_now(self, side: Side, option: Option) -> Refusal | None:
            return Refusal("2.3", "no-wire") if option.text == "to 0101" else None

    game = Title(Lame).new("duel", seed=1)
    assert game.why_not("to 0101") == Refusal("2.3", "no-wire")
    assert game.why_not("to 0102") == Refusal("2.2", "kernel-not-asked", {"clause": "2.2", "clause_asked": "2.1"})


def test_a_verb_without_a_clause_is_refused_by_that_of_the_question() -> None:
    class Mute(Tiny):
        """A verb whose clause was forgotten."""

        sing: Voice = verb()

    assert Title(Mute).new("duel", seed=1).why_not("sing") == Refusal("2.1", "kernel-not-offered")


def test_why_not_changes_nothing() -> None:
    game = duel()
    before = facts(game)
    for voice in game.play.voices.values():
        for noun in range(2):
            game.why_not(voice(noun))
    assert facts(game) == before


def test_explain_gives_the_tally_behind_an_option() -> None:
    game = after(duel(), "attack 0103")
    one = game.explain("join N1")
    assert one is not None and one.parts[0].total == 4
    assert [reason.key for reason in one.parts[0].reasons] == ["reason-strength"]
    game.answer("join N1")
    both = game.explain("join N2")
    assert both is not None and both.parts[0].total == 6
    assert game.explain("done") is not None, "the tally so far stands behind being done"
    assert after(duel(), "move N1").explain("to 0101") is None
    with pytest.raises(Illegal):
        game.explain("join N1")


def test_a_question_says_whom_it_asks_and_how_much() -> None:
    question = duel().question
    assert question is not None
    assert (question.side, question.rule, question.ask, question.is_menu) == ("north", "2.1", "ask-act", True)
    assert repr(question) == f"<Question 0 to north §2.1 ask-act: {len(question.options)} options>"
    assert question.find("fly") is None
    assert question.offer_of("fly") is None


def test_offers_can_be_filtered_beforehand() -> None:
    g = table()
    offer = g.bid.these([1, 2], lambda n: Refusal("2.4", "no-gold", {"gold": 2}) if n > 2 else None)
    assert [str(option) for option in offer] == ["bid 1", "bid 2"]
    assert len(offer) == 2
    assert offer.refusal(3) == Refusal("2.4", "no-gold", {"gold": 2})
    assert offer.explain(1) is None
    assert g.bid.each([5]).refusal(5) is None


def test_a_question_made_by_hand_needs_no_game() -> None:
    question = Question(NORTH, "1", "ask", [Option("a", 0, "a")])
    assert question.number == -1
    assert question.args == {}


def test_titles_share_no_voices() -> None:
    assert tiny().new("duel").play.voices["move"] is tiny().new("duel").play.voices["move"]
    assert duel().play.voices["move"] is not hunt().play.voices["move"]


def test_scripted_dice_that_do_not_fit_are_unreadable_and_change_nothing() -> None:
    game = duel(Scripted(["chit sun", 4, "roll 9"]))
    after(game, "attack 0103", "join N1", "done", "loses S1", "attack 0103")
    before = facts(game)
    with pytest.raises(Unreadable, match="scripted roll 3: 'roll 9' is none of roll 1 … roll 6"):
        game.answer("join N2")
    assert facts(game) == before
    assert texts(game) == ["join N2"]


# Reasons against what is not offered --------------------------------------------------------------------------
class Talkative(Tiny):
    """A duel whose squads may also sing, except on the first hex; nobody ever rests."""

    answers: ClassVar[Mapping[str, str]] = {"ask-encore": "sing rest done", "ask-attack": "loses"}
    sing: Voice = verb(rule="2.1")
    rest: Voice = verb(rule="2.1")

    def phases(self) -> tuple[Phase, ...]:
        """One phase, in which a side may sing."""
        return (Phase("2.1", encore),)


NO_VOICE, NO_REST = Refusal("2.3", "no-wire"), Refusal("2.6", "no-yours")


def cannot_sing(g: Talkative, side: Side) -> Refusal | None:
    """The side named first sings in odd turns only."""
    return NO_VOICE if g.position.turn % 2 == int(side) else None


def encore(g: Talkative) -> Script[None]:
    """Each side may sing."""
    for side in g.sides:
        offer = g.sing.unless(cannot_sing, g, side)
        yield g.choose(side, offer, g.done(), rule="2.1", ask="ask-encore", against=nobody_rests)


def nobody_rests(option: Option) -> Refusal | None:
    """What the question says against verbs without an offer."""
    return NO_REST if option.verb == "rest" else None


def test_a_verb_without_a_noun_is_offered_or_refused_by_one_predicate() -> None:
    game = Title(Talkative).new("duel", seed=1)
    assert game.why_not("sing") is None
    game.answer("sing")
    assert game.why_not("sing") == NO_VOICE
    with pytest.raises(Illegal):
        game.answer("sing")


def test_a_question_says_why_a_verb_without_an_offer_is_impossible() -> None:
    assert Title(Talkative).new("duel", seed=1).why_not("rest") == NO_REST


def test_a_verb_that_is_refused_has_one_reason_against_every_noun() -> None:
    play = Title(Talkative).new("duel", seed=1).play
    offer = play.voices["move"].refused(NO_REST)
    assert not len(offer)
    assert offer.refusal(0) == offer.refusal(1) == NO_REST


def test_what_stands_under_the_same_clause_is_refused_by_the_question_it_answers() -> None:
    class Other(Talkative):
        """The same, but the question has lost what it knows."""

        answers: ClassVar[Mapping[str, str]] = {"ask-other": "hum"}
        hum: Voice = verb(rule="2.1.loud")

    game = Title(Other).new("duel", seed=1)
    refusal = game.why_not("hum")
    assert refusal == Refusal("2.1.loud", "kernel-another-question", {"ask": "ask-other"})
    assert game.play.knows("ask-encore", "sing") and not game.play.knows("ask-encore", "hum")


def test_a_question_is_named_without_its_things() -> None:
    game = duel()
    asked = Refusal("2.6", "kernel-another-question", {"ask": "ask-join"})
    assert game.say(asked) == "This answers another question: “Who joins? … so far.”"
    assert game.say(asked, "fr").startswith("C’est la réponse à une autre question\xa0: «\xa0")
