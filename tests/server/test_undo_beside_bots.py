"""Answers taken back while a bot places unseen: its reasons stay with its own answers, and no game is ever frozen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grognard.server import wire
from grognard.server.http.faults import Trouble
from grognard.server.rooms.rooms import Rooms
from grognard.server.thinking.opponents import TRY_AGAIN_AFTER, asked_of_bots
from tests import depth
from tests.server import fake_bots
from tests.server.fake_bots import bring_all
from tests.server.visitors import Visitor, log_on_disk, wait_until


@pytest.fixture(autouse=True)
def staff(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The bots of these tests."""
    bring_all(monkeypatch)
    yield


def rests(rooms: Rooms, game: str) -> None:
    """Wait until the bots have played."""
    wait_until(lambda: not rooms.room(game).is_botting)


def made_with_bots_stopped(rooms: Rooms) -> str:
    """A game in which both sides place unseen by each other; the bot has not begun."""
    asked = wire.NewGame("patrol", scenario="night-raid", seed="3", seats={"blue": "me", "red": "bot:talker"})
    rooms.opponents.is_closing = True
    game = rooms.new_games.make("ann", asked).id
    rooms.tell_bots("ann", game, go=False)
    rooms.opponents.is_closing = False
    assert not rooms.room(game).game.entries
    return game


def place(rooms: Rooms, game: str, number: int) -> None:
    """Answer Blue's question with the option of this number."""
    question = rooms.room(game).game.questions["blue"]
    option = question.options[number % len(question.options)]
    rooms.answer("ann", game, wire.Answer("blue", question.number, option.text), "en")


def take_back(rooms: Rooms, game: str, answers: int) -> None:
    """Take back so many answers of Blue's."""
    rooms.undo("ann", game, wire.UndoAsked("blue", rooms.room(game).version_for("blue"), answers=answers), "en")


def check_reasons(rooms: Rooms, game: str) -> None:
    """Every reason belongs to an answer of its side, in memory and on disk."""
    room = rooms.room(game)
    assert log_on_disk(rooms, game) == [(entry.who.name, entry.option.text) for entry in room.game.entries]
    assert [room.game.entries[each.number].who.name for each in room.reasons] == [each.side for each in room.reasons]
    assert len({each.number for each in room.reasons}) == len(room.reasons)
    kept = [(row.number, row.side) for row in rooms.storage.reasons(game)]
    assert kept == [(each.number, each.side) for each in room.reasons]


def test_several_sealed_answers_taken_back_at_once_leave_each_reason_with_its_answer(rooms: Rooms) -> None:
    game = made_with_bots_stopped(rooms)
    for number in range(4):
        place(rooms, game, number)
    rooms.tell_bots("ann", game, go=True)
    rests(rooms, game)
    room = rooms.room(game)
    assert [each.number for each in room.reasons] == list(range(4, len(room.game.entries)))
    take_back(rooms, game, 4)
    rests(rooms, game)
    assert [each.number for each in room.reasons] == list(range(len(room.game.entries)))
    check_reasons(rooms, game)
    assert room.bots_now.state != "stopped"


DEEDS = st.one_of(
    st.tuples(st.just("answer"), st.integers(0, 30)),
    st.tuples(st.just("undo"), st.integers(1, 5)),
    st.sampled_from([("stop", 0), ("go", 0), ("restart", 0)]),
)


@settings(max_examples=depth.times(10), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(DEEDS, min_size=3, max_size=25))
def test_no_mixture_of_undo_bots_and_restarts_freezes_a_game(rooms: Rooms, deeds: list[tuple[str, int]]) -> None:
    game = made_with_bots_stopped(rooms)
    for deed, number in [*deeds, ("go", 0)]:
        room = rooms.room(game)
        if deed == "restart":
            rests(rooms, game)
            rooms.room(game).close()
            rooms.memory.drop(room)
        elif deed in ("stop", "go"):
            rooms.tell_bots("ann", game, deed == "go")
        elif deed == "undo":
            try:
                take_back(rooms, game, number)
            except Trouble as fault:
                assert fault.code in ("illegal", "stale")
        elif "blue" in room.game.questions:
            try:
                place(rooms, game, number)
            except Trouble as fault:
                assert fault.code == "stale", "the other side opened the answers meanwhile"
        rests(rooms, game)
        check_reasons(rooms, game)
        assert not rooms.room(game).failures
    room = rooms.room(game)
    assert asked_of_bots(room.game, room.seats) is None, "the bot has answered all that it was asked"


def test_a_bot_that_failed_is_woken_by_whatever_is_done_next(
    ann: Visitor, rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = ann.make(scenario="night-raid", seats={"blue": "me", "red": "bot:failing"}, seed="3")
    rests(rooms, game)
    assert ann.screen(game, "")["bots"]["state"] == "stopped"
    monkeypatch.setattr(fake_bots.Failing, "answer", lambda self, view, question: question.options[0])
    ann.answer(game)
    rests(rooms, game)
    assert "red" not in rooms.room(game).game.questions


def test_a_bot_that_failed_tries_again_by_itself(ann: Visitor, rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grognard.server.thinking.opponents.TRY_AGAIN_AFTER", (0.05,) * len(TRY_AGAIN_AFTER))
    game = ann.make(scenario="night-raid", seats={"blue": "me", "red": "bot:failing"}, seed="3")
    room = rooms.room(game)
    wait_until(lambda: room.failures > len(TRY_AGAIN_AFTER))
    assert ann.screen(game, "")["bots"]["why"] == "out of ideas"
    monkeypatch.setattr(fake_bots.Failing, "answer", lambda self, view, question: question.options[0])
    ann.post(f"games/{game}/bots", {"go": True})
    wait_until(lambda: "red" not in room.game.questions)
