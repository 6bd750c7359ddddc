"""Sentences for people: prompts, options, events, refusals and reasons, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.asking.script import DICE, Refusal
from grognard.kernel.numbers.dice import Scripted, TypedIn
from grognard.kernel.words.messages import Messages
from grognard.kernel.words.words import Words, words_for
from tests.kernel.tiny import SOUTH, Tiny, after, duel, follow, hunt

EN, FR = words_for(Tiny, "en"), words_for(Tiny, "fr")


def test_a_question_is_put_in_words() -> None:
    game = after(duel(), "move N1")
    assert game.question is not None
    assert EN.prompt(game.play, game.question) == "First North leaves 0102. Where to?"
    assert FR.prompt(game.play, game.question) == "Premier du Nord quitte 0102. Vers où\u202f?"


@pytest.mark.parametrize(
    ("option", "english", "french"),
    [
        ("done", "Done", "Terminé"),
        ("move N1", "Move First North", "Bouger Premier du Nord"),
        ("move N2", "Move N2", "Bouger N2"),
        ("to 0102", "To 0102", "Vers 0102"),
        ("to 0403", "To 0403 Mill", "Vers 0403 Moulin"),
        ("send camp", "Gun to in camp", "Canon\xa0: au camp"),
        ("send 0101", "Gun to 0101 Alto", "Canon\xa0: 0101 Alto"),
        ("wire 0101/0102", "Wire on 0101/0102", "Barbelés en 0101/0102"),
        ("bid 2", "Bid 2", "Miser 2"),
        ("plan march", "march!", "march\u202f!"),
        ("plan hold", "Stand fast", "Tenir bon"),
    ],
)
def test_every_kind_of_option_is_put_in_words(option: str, english: str, french: str) -> None:
    play = duel().play
    assert EN.option(play, play.read(option)) == english
    assert FR.option(play, play.read(option)) == french


def test_a_verb_may_mean_something_of_its_own_in_one_question() -> None:
    game = after(duel(TypedIn()), "dice: chit sun")
    assert game.question is not None
    assert EN.option(game.play, game.play.read("done"), game.question) == "Done"
    after(game, "attack 0103", "join N1")
    assert game.question is not None
    done = game.play.read("done")
    assert EN.option(game.play, done, game.question) == "Attack with 1"
    assert FR.option(game.play, done, game.question) == "Attaquer à 1"
    assert EN.option(game.play, done) == "Done", "where no question is at hand"


def test_a_piece_may_have_an_article_and_begins_a_sentence_with_a_capital(tmp_path: Path) -> None:
    said = "the-foot = the { $title }\noption-move = Move { $noun }\nfound = { $piece } is found.\n"
    (tmp_path / "messages.en.ftl").write_text(said + "no-spent = Spent: { $piece }.\n", encoding="utf-8")
    words, play = Words(Tiny, "en"), duel().play
    words.messages = Messages([tmp_path])
    assert words.option(play, play.read("move N1")) == "Move the First North"
    assert words.say(play, "found", {"piece": 0}) == "The First North is found."
    assert words.say(play, "no-spent", {"piece": 0}) == "Spent: the First North."
    assert words.piece(play, 0) == "First North", "alone it has none"


def test_a_roll_is_its_own_words() -> None:
    game = after(duel(TypedIn()), "dice: chit sun", "attack 0103", "join N1", "done")
    assert game.question is not None
    assert EN.option(game.play, game.question.options[3]) == "roll 4"
    assert EN.prompt(game.play, game.question) == "Attack"


def test_events_refusals_and_reasons_are_put_in_words() -> None:
    game = after(duel(Scripted(["chit sun", 5])), "move N2", "to 0302", "attack 0103", "join N1")
    assert [EN.event(game.play, event) for event in game.events_for("south")] == [
        "The weather: sun.",
        "Turn 1: somebody acts.",
        "North: a counter moves to 0302.",
        "North attacks 0103: 5.",
    ]
    assert FR.event(game.play, game.events_for("north")[2]) == "N2 va en 0302."
    assert game.play.say(Refusal("2.1", "no-spent", {"piece": 0})) == "First North is spent."
    assert game.play.say(Refusal("2.1", "no-spent", {"piece": 0}), "fr") == "Premier du Nord est épuisé."
    tally = after(duel(), "attack 0103").explain("join N1")
    assert tally is not None
    assert [EN.reason(game.play, reason) for reason in tally.parts[0].reasons] == ["First North joins"]


def test_things_are_called_by_their_names() -> None:
    play = duel().play
    assert EN.side(play, SOUTH) == "South" and FR.side(play, SOUTH) == "Sud"
    assert EN.side(play, DICE) == "dice"
    assert EN.arg(play, "word", "hold") == "hold" and FR.arg(play, "word_plan", "hold") == "tenir"
    assert EN.arg(play, "count", 3) == 3
    assert EN.arg(play, "side_by", 0) == "North"
    assert EN.place(play, play.board.out) == "out of play"


def test_no_piece_and_no_hex_are_silent() -> None:
    play = duel().play
    assert EN.arg(play, "piece", -1) == EN.arg(play, "hex_to", -1) == ""


def test_a_language_nobody_speaks_is_english() -> None:
    play = duel().play
    german = words_for(Tiny, "de")
    assert german.option(play, play.read("move N1")) == "Move First North"
    assert german.option(play, play.read("to 0403")) == "To 0403 Mill"


def test_words_are_read_once() -> None:
    assert words_for(Tiny, "en") is EN


@given(st.lists(st.integers(0, 999), max_size=20), st.booleans())
def test_everything_said_in_a_game_has_a_sentence(picks: list[int], is_fog: bool) -> None:
    """No `{key}` and no `{$argument}` left over, in either language."""
    for game in follow(hunt() if is_fog else duel(), picks):
        for words in (EN, FR):
            said = [words.event(game.play, event) for event in game.events]
            for question in game.questions.values():
                said.append(words.prompt(game.play, question))
                said += [words.option(game.play, option) for option in question.options]
            assert not [text for text in said if "{" in text or "None" in text]


def test_several_pieces_are_listed_as_a_sentence_does() -> None:
    play = duel().play
    assert [EN.arg(play, "pieces", pieces) for pieces in ((), (0,), (0, 1), (0, 1, 3))] == [
        "",
        "First North",
        "First North and N2",
        f"First North, N2 and {EN.arg(play, 'pieces', (3,))}",
    ]
    assert FR.arg(play, "pieces_by", (0, 1)) == "Premier du Nord et N2"


def test_a_clause_is_named_by_its_printed_number() -> None:
    play = duel().play
    assert EN.arg(play, "clause", "12.2.4.below-half") == "§12.2.4"
    assert EN.arg(play, "clause_asked", "9.85a") == "§9.85a"
    assert (EN.arg(play, "clause", "table.crt"), FR.arg(play, "clause", "table.crt")) == (
        "another clause",
        "un autre article",
    )
