"""Going back by consent: who must agree, what it costs in dice, and what stays of the answers that were taken back."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from grognard import shelf
from grognard.kernel.asking.script import DICE
from grognard.kernel.files.record import check_record, read_record
from grognard.kernel.numbers.dice import Seeded
from grognard.server import wire
from grognard.server.http.faults import Trouble
from grognard.server.http.web import Settings, app
from grognard.server.rooms.rooms import Rooms
from tests.server.fake_bots import Ponderer, bring_all
from tests.server.test_manners import answers, offers, told, two
from tests.server.visitors import Json, Visitor, log_on_disk, running, wait_until


def asks(someone: Visitor, game: str, at: int, side: str = "blue", status: int = 200) -> Json:
    """Ask to go back to before what was told at a moment."""
    return someone.post(f"games/{game}/offers", {"side": side, "kind": "takeback", "at": at}, status)


def plays(game: str, count: int, *players: Visitor) -> None:
    """Answer so many questions, fighting where one can."""
    for _ in range(count):
        side = players[0].screen(game, "")["waiting"][0]
        who = next(each for each in players if each.screen(game, "")["seats"][side]["kind"] == "you")
        who.answer(game, who.asked(game)["options"][-1]["text"])


def rolled_on(game: str, rooms: Rooms, *players: Visitor) -> int:
    """Play until dice have been rolled after the first answer; the clock of the last roll."""
    room = rooms.room(game)
    while not any(entry.who is DICE for entry in room.game.entries[2:]):
        plays(game, 1, *players)
        room = rooms.room(game)
    return max(number for number, entry in enumerate(room.game.entries, 1) if entry.who is DICE)


# With another person ----------------------------------------------------------------------------------------------
def test_the_other_is_asked_and_sees_what_was_seen_since(ann: Visitor, bob: Visitor, rooms: Rooms) -> None:
    game = two(ann, bob)
    at = rolled_on(game, rooms, ann, bob)
    before = log_on_disk(rooms, game)
    asks(ann, game, at)
    (shown,) = bob.get(f"games/{game}", side="red", lang="en")["screen"]["offers"]
    assert shown["text"] == "Blue (Ann) asks to take answers back." and shown["asks_me"]
    assert "One roll was seen since; it does not come again" in shown["seen"] and shown["at"] < at
    assert log_on_disk(rooms, game) == before, "nothing happens before it is accepted"
    answers(bob, game, "refused")
    assert log_on_disk(rooms, game) == before and told(ann, game)[-1].endswith("Refused.")
    asks(ann, game, at, status=429)


def test_dice_that_were_seen_do_not_come_again(ann: Visitor, bob: Visitor, rooms: Rooms) -> None:
    game = two(ann, bob)
    at = rolled_on(game, rooms, ann, bob)
    room = rooms.room(game)
    entries, dice = list(room.game.entries), room.game.dice
    assert isinstance(dice, Seeded)
    rolls = room.game.rolls
    asks(bob, game, at, "red")
    answers(ann, game, "accepted")
    room = rooms.room(game)
    kept = len(room.game.entries)
    assert kept < at and room.game.entries == entries[:kept] and entries[kept].who is not DICE
    assert isinstance(room.game.dice, Seeded) and room.game.dice.number(room.game.rolls) == rolls
    assert ann.screen(game, "")["dice"]["burned"] == rolls - room.game.rolls > 0
    assert ann.screen(game, "")["unrated"] == [], "both have agreed"
    (back,) = ann.get(f"games/{game}", lang="en")["screen"]["backs"]
    assert back["text"].startswith("Went back ") and back["text"].endswith("asked by Red (Bob), agreed by Blue (Ann).")


def test_what_was_taken_back_stays_readable(ann: Visitor, bob: Visitor, rooms: Rooms) -> None:
    game = two(ann, bob)
    at = rolled_on(game, rooms, ann, bob)
    lines = {side: who.get(f"games/{game}", side=side)["log"] for side, who in (("blue", ann), ("red", bob))}
    asks(ann, game, at)
    answers(bob, game, "accepted")
    for side, who, other in (("blue", ann, bob), ("red", bob, ann)):
        left = who.get(f"games/{game}", side=side)["log"]
        gone = who.get(f"games/{game}/back/0", side=side)
        assert [each["text"] for each in left + gone] == [each["text"] for each in lines[side]] and gone
        other.get(f"games/{game}/back/0", 403, side=side)
    ann.get(f"games/{game}/back/1", 404, side="blue")


def test_the_record_of_a_game_that_went_back_is_right(ann: Visitor, bob: Visitor, rooms: Rooms) -> None:
    game = two(ann, bob)
    for _ in range(3):
        at = rolled_on(game, rooms, ann, bob)
        plays(game, 3, ann, bob)
        asks(ann, game, at)
        answers(bob, game, "accepted")
        side = ann.screen(game, "")["waiting"][0]
        who = ann if side == "blue" else bob
        screen = who.screen(game, side)
        if screen["undo"]["can"]:  # an undo behind the takeback
            who.post(f"games/{game}/undo", {"side": side, "version": screen["version"]})
        plays(game, 2, ann, bob)
    bob.post(f"games/{game}/resign", {"side": "red"})
    record = read_record(ann.browser.get(f"/api/games/{game}/record").content)
    found = check_record(record, shelf.title("patrol"))
    assert found.fault is None and found.taken_back >= 3 and not found.left_out
    dice = ann.get(f"games/{game}/dice")
    assert dice["burned"] and dice["seed"] == record.seed


def test_a_takeback_is_void_when_the_game_goes_on_or_an_answer_is_undone(
    ann: Visitor, bob: Visitor, rooms: Rooms
) -> None:
    game = two(ann, bob)
    at = rolled_on(game, rooms, ann, bob)
    asks(ann, game, at)
    asks(bob, game, at, "red", 409)
    plays(game, 1, ann, bob)
    assert ann.screen(game, "")["offers"] == [] and told(ann, game)[-1].endswith("The game went on.")
    asks(bob, game, at, "red")
    side = ann.screen(game, "")["waiting"][0]
    plays(game, 1, ann, bob)
    who = ann if side == "blue" else bob
    screen = who.screen(game, side)
    asks(bob, game, at, "red")
    if screen["undo"]["can"]:
        who.post(f"games/{game}/undo", {"side": side, "version": screen["version"]})
        assert ann.screen(game, "")["offers"] == []


def test_what_cannot_be_taken_back(ann: Visitor, bob: Visitor, visitor: Callable[[], Visitor], rooms: Rooms) -> None:
    game = two(ann, bob)
    assert "nothing to take back" in asks(ann, game, 1, status=409)["error"]["text"]
    at = rolled_on(game, rooms, ann, bob)
    asks(ann, game, 10**9, status=409)
    asks(ann, game, at, "red", 403)
    asks(visitor(), game, at, status=403)
    ann.post(f"games/{game}/offers", {"side": "blue", "kind": "takeback", "at": "x"}, 400)
    ann.post(f"games/{game}/resign", {"side": "blue"})
    asks(ann, game, at, status=409)


def test_two_takebacks_at_once_leave_one(ann: Visitor, bob: Visitor, rooms: Rooms) -> None:
    game = two(ann, bob)
    at = rolled_on(game, rooms, ann, bob)
    seats, codes = rooms.room(game).seats, list[str]()

    def ask(side: str) -> None:
        try:
            rooms.manners.offer(seats[side].player, game, wire.OfferMade(side, "takeback", at))
        except Trouble as fault:
            codes.append(fault.code)

    threads = [threading.Thread(target=ask, args=(side,)) for side in ("blue", "red") * 3]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert codes == ["stale"] * 5


def test_a_sealed_answer_leaves_an_offer_open(ann: Visitor, bob: Visitor) -> None:
    """Otherwise the other side would learn that somebody has answered."""
    game = two(ann, bob, "night-raid")
    offers(bob, game, "draw", side="red")
    ann.answer(game)
    assert [each["kind"] for each in bob.screen(game, "red")["offers"]] == ["draw"]


def test_going_back_over_a_sealed_stage_opens_it_for_everybody(ann: Visitor, bob: Visitor, rooms: Rooms) -> None:
    """Not for whoever answered last, who has seen the others' answers since."""
    game = two(ann, bob, "night-raid")
    asks(bob, game, 0, "red", 409)
    room, people = rooms.room(game), {"blue": ann, "red": bob}
    before = room.game.play.clock
    ann.answer(game)
    asks(bob, game, 0, "red", 409)
    while room.game.play.clock == before:
        people[next(iter(room.game.questions))].answer(game)
    asks(bob, game, room.game.play.clock, "red")
    answers(ann, game, "accepted")
    assert room.game.play.clock == before and set(room.game.questions) == {"blue", "red"}
    assert not any(room.game.sealed(each) for each in people)


# Alone, or against bots -------------------------------------------------------------------------------------------
def test_a_bot_agrees_and_dice_taken_back_mark_the_game(ann: Visitor, rooms: Rooms) -> None:
    game = ann.make(scenario="crossing", seats={"red": "bot:random", "blue": "me"})
    wait_until(lambda: ann.screen(game, "")["waiting"] == ["blue"])
    room = rooms.room(game)
    while room.game.rolls < 2:
        wait_until(lambda: ann.screen(game, "")["waiting"] == ["blue"])
        ann.answer(game, ann.asked(game)["options"][-1]["text"])
    wait_until(lambda: ann.screen(game, "")["waiting"] == ["blue"])
    number = room.game.dice.number(room.game.rolls) if isinstance(room.game.dice, Seeded) else 0
    asks(ann, game, 1 + next(n for n, entry in enumerate(room.game.entries) if entry.who is not DICE))
    dice = rooms.room(game).game.dice
    assert isinstance(dice, Seeded) and dice.burned
    assert all(dice.number(roll) >= number for roll in range(dice.burned[-1][0], dice.burned[-1][0] + 3))
    page = ann.get(f"games/{game}", lang="en")["screen"]
    assert [each["key"] for each in page["unrated"]] == ["taken-back"]
    assert page["backs"][0]["text"].startswith("Blue went back ") and page["dice"]["kind"] == "seeded"
    assert ann.get(f"games/{game}/back/0", side="blue")


def test_without_dice_nothing_is_marked(ann: Visitor, rooms: Rooms) -> None:
    game = ann.make(scenario="crossing", seats={"red": "me"})
    before = log_on_disk(rooms, game)
    ann.answer(game)
    asks(ann, game, len(before) + 1)
    assert log_on_disk(rooms, game) == before and ann.screen(game, "")["unrated"] == []


def test_a_takeback_while_a_bot_thinks_throws_away_what_it_thought(
    ann: Visitor, rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring_all(monkeypatch)
    game = ann.make(scenario="crossing", seats={"red": "bot:ponderer", "blue": "me"})
    Ponderer.go.set()
    wait_until(lambda: ann.screen(game, "")["waiting"] == ["blue"])
    with Ponderer.pondering():
        kept = len(log_on_disk(rooms, game))
        answer = ann.asked(game)["options"][-1]["text"]
        while ann.screen(game, "")["waiting"] == ["blue"]:
            ann.answer(game)
        wait_until(Ponderer.thinks.is_set)
        asks(ann, game, kept + 1)
        assert len(log_on_disk(rooms, game)) == kept and ann.screen(game, "")["waiting"] == ["blue"]
    wait_until(lambda: not rooms.room(game).is_botting)
    assert len(log_on_disk(rooms, game)) == kept, "what it had thought of is gone"
    ann.answer(game, answer)
    wait_until(lambda: not rooms.room(game).is_botting)
    assert ann.screen(game, "")["bots"]["state"] == ""


# What is kept -----------------------------------------------------------------------------------------------------
def test_the_server_may_stop_after_a_takeback(tmp_path: Path) -> None:
    with running(app(Settings(tmp_path))) as browser:
        ann, bob = Visitor(browser.app), Visitor(browser.app)  # type: ignore[arg-type]
        rooms: Rooms = browser.app.state.site.rooms  # type: ignore[attr-defined]
        game = two(ann, bob)
        at = rolled_on(game, rooms, ann, bob)
        asks(ann, game, at)
        answers(bob, game, "accepted")
        dice, before = rooms.room(game).game.dice, ann.get(f"games/{game}", side="blue", lang="en")
    with running(app(Settings(tmp_path))) as browser:
        again = Visitor(browser.app)  # type: ignore[arg-type]
        again.browser.cookies = ann.browser.cookies
        rooms = browser.app.state.site.rooms  # type: ignore[attr-defined]
        assert rooms.room(game).game.dice == dice
        now = again.get(f"games/{game}", side="blue", lang="en")
        for name in ("backs", "dice", "pieces", "clock", "waiting"):
            assert now["screen"][name] == before["screen"][name]
