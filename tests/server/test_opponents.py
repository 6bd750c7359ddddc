"""Bots in rooms: which may sit there, that nobody waits while they think, their reasons, and hints."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import pytest

from grognard.bots import BotReason
from grognard.server.http.faults import sentences
from grognard.server.http.web import Settings, app
from grognard.server.rooms.rooms import Rooms
from grognard.server.rooms.seats import checked_bot
from grognard.server.screens.reasons import KnownReasons, Reasoned, plain, read, without, written
from grognard.server.storage.database import DiskFull
from tests import depth
from tests.kernel.tiny import duel, hunt
from tests.server.fake_bots import PATIENCE, Hasty, Ponderer, bring_all
from tests.server.test_screen import mentions, names_of
from tests.server.visitors import Ear, Json, Visitor, log_on_disk, running, wait_until


@pytest.fixture(autouse=True)
def staff(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The bots of these tests; none is left thinking."""
    bring_all(monkeypatch)
    Ponderer.go.set()
    yield
    Ponderer.go.set()


def rests(rooms: Rooms, game: str) -> None:
    """Wait until the bots have played."""
    wait_until(lambda: not rooms.room(game).is_botting)


def answers(rooms: Rooms, game: str) -> list[str]:
    """What was answered, the dice apart."""
    return [text for who, text in log_on_disk(rooms, game) if who != "dice"]


def lines(someone: Visitor, game: str, side: str = "") -> list[Json]:
    """The lines of the log behind which reasons stand."""
    return [line for line in someone.get(f"games/{game}", side=side)["log"] if line["why"]]


def why(someone: Visitor, game: str, at: int, side: str = "", lang: str = "en") -> Json:
    """The reasons behind a line."""
    return someone.get(f"games/{game}/why/{at}", side=side, lang=lang)


# Who may sit there ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("wanted", "kept"),
    [("officer", "officer"), ("general", "general"), ("general@5", "general@5"), ("general@0.50", "general@0.5")],
)
def test_a_bot_sits_down_by_its_name_and_its_seconds(wanted: str, kept: str) -> None:
    assert checked_bot(wanted, "patrol") == kept


@pytest.mark.parametrize(
    "wanted",
    [
        *("", "genius", "officer@3", "general@", "general@0", "general@x", "general@nan", "general@1e9", "general@-1"),
        *("tests.server.fake_bots:Talker", "general@" + "0" * 80 + "1"),
    ],
)
def test_other_names_are_refused_with_a_sentence(ann: Visitor, wanted: str) -> None:
    for lang in ("en", "fr"):
        fault = ann.post("games", {"title": "patrol", "seats": {"red": f"bot:{wanted}"}}, 400, lang)["error"]
        assert fault["code"] == "unreadable" and "{" not in fault["text"]
    game = ann.make()
    assert ann.post(f"games/{game}/trial", {"bot": wanted}, 400)["error"]["code"] == "unreadable"


def test_a_bot_that_does_not_know_the_game_is_refused(monkeypatch: pytest.MonkeyPatch, ann: Visitor) -> None:
    monkeypatch.setattr("grognard.bots.ranks.officer.COMMANDERS", {})
    fault = ann.post("games", {"title": "patrol", "seats": {"red": "bot:officer"}}, 400)["error"]
    assert fault["text"] == "The bot “officer” does not know patrol."


def test_a_seat_is_told_with_the_name_of_its_bot(ann: Visitor, rooms: Rooms) -> None:
    game = ann.make(seats={"red": "bot:general@5"})
    told = {lang: ann.get(f"games/{game}", lang=lang)["screen"]["seats"]["red"] for lang in ("en", "fr")}
    expected = {"kind": "bot", "bot": "general@5", "presence": "here", "since": 0.0, "name": "General, 5 s"}
    assert told["en"] == expected
    assert told["fr"]["name"] == "Général, 5\xa0s"
    rests(rooms, game)


# Thinking ---------------------------------------------------------------------------------------------------------
def test_people_read_look_and_stop_while_a_bot_thinks(ann: Visitor, rooms: Rooms) -> None:
    with Ponderer.pondering():
        game = ann.make(seats={"blue": "bot:ponderer", "red": "bot:ponderer"}, seed="7")
        assert Ponderer.thinks.wait(5)
        began = time.monotonic()
        assert ann.screen(game, "")["bots"]["state"] == "playing"
        ann.get(f"games/{game}/hex/0101")
        ann.post(f"games/{game}/bots", {"go": False})
        assert ann.screen(game, "")["bots"]["state"] == "stopped"
        assert time.monotonic() - began < 2, "the lock is free while it thinks"
        assert answers(rooms, game) == []
    rests(rooms, game)
    assert len(answers(rooms, game)) == 1, "the answer it was at, no more"
    assert ann.screen(game, "")["bots"] == {"side": "red", "state": "stopped", "answers": 1, "why": ""}


def test_stopping_hurries_whoever_can_be_hurried(ann: Visitor, rooms: Rooms) -> None:
    with Hasty.pondering():
        game = ann.make(seats={"blue": "bot:hasty", "red": "bot:hasty"})
        assert Hasty.thinks.wait(5)
        ann.post(f"games/{game}/bots", {"go": False})
        rests(rooms, game)


def test_going_on_before_the_answer_is_there_is_playing_on(ann: Visitor, rooms: Rooms) -> None:
    with Ponderer.pondering():
        game = ann.make(seats={"blue": "bot:ponderer", "red": "bot:ponderer"})
        assert Ponderer.thinks.wait(5)
        ann.post(f"games/{game}/bots", {"go": False})
        ann.post(f"games/{game}/bots", {"go": True})
        assert ann.screen(game, "")["bots"]["state"] == "playing"
    wait_until(lambda: bool(ann.screen(game, "")["over"]))


def test_closing_waits_for_nobody_who_can_be_hurried(tmp_path: Path) -> None:
    with Hasty.pondering():
        application = app(Settings(tmp_path))
        with running(application):
            ann = Visitor(application)
            ann.make(seats={"blue": "bot:hasty", "red": "bot:hasty"})
            other = ann.make()
            ann.post(f"games/{other}/trial", {"bot": "hasty", "games": 500})
            assert Hasty.thinks.wait(5)
            began = time.monotonic()
        assert time.monotonic() - began < 5


def test_a_game_taken_off_the_table_while_a_bot_thinks(
    ann: Visitor, rooms: Rooms, caplog: pytest.LogCaptureFixture
) -> None:
    with Ponderer.pondering():
        game = ann.make(seats={"red": "bot:ponderer", "blue": "bot:ponderer"})
        room = rooms.room(game)
        assert Ponderer.thinks.wait(5)
        ann.delete(f"games/{game}")
    wait_until(lambda: not room.is_botting)
    assert not caplog.records
    assert answers(rooms, game) == []


def test_what_was_taken_back_while_a_bot_thinks_is_thought_over(ann: Visitor, rooms: Rooms) -> None:
    game = ann.make(seats={"blue": "me", "red": "bot:ponderer"}, seed="3")
    for _ in range(80):
        rests(rooms, game)
        with Ponderer.pondering():
            version = ann.answer(game)["version"]
            now = ann.screen(game, "blue")
            if now["undo"]["can"] and now["waiting"] == ["red"]:
                assert Ponderer.thinks.wait(5)
                ann.post(f"games/{game}/undo", {"side": "blue", "version": version})
                before = log_on_disk(rooms, game)
                assert ann.screen(game, "")["waiting"] == ["blue"]
                break
    else:
        raise AssertionError("never could something be taken back")
    rests(rooms, game)
    assert log_on_disk(rooms, game) == before, "it had answered a question that was no longer open"
    ann.answer(game)
    rests(rooms, game)
    assert log_on_disk(rooms, game) == [(e.who.name, e.option.text) for e in rooms.room(game).game.entries]


def test_both_set_up_at_once_and_nobodys_answer_is_lost(ann: Visitor, rooms: Rooms) -> None:
    """A bot's sealed answer counts although a person has answered meanwhile; taken back, hers leaves his reasons."""
    with Ponderer.pondering():
        game = ann.make(scenario="night-raid", seats={"blue": "me", "red": "bot:ponderer"}, seed="3")
        room = rooms.room(game)
        assert room.game.is_sealed and Ponderer.thinks.wait(5)
        ann.answer(game)
        ann.post(f"games/{game}/bots", {"go": False})
    rests(rooms, game)
    assert [entry.who.name for entry in room.game.entries] == ["blue", "red"]
    assert [(each.number, each.side) for each in room.reasons] == [(1, "red")]
    version = ann.screen(game, "blue")["version"]
    ann.post(f"games/{game}/undo", {"side": "blue", "version": version})
    assert log_on_disk(rooms, game) == [("red", room.game.entries[0].option.text)]
    assert [(each.number, each.side) for each in room.reasons] == [(0, "red")]
    assert Rooms(rooms.storage, b"secret").room(game).reasons == room.reasons


def test_a_bot_that_fails_stops_and_says_so(ann: Visitor, rooms: Rooms) -> None:
    game = ann.make(seats={"blue": "me", "red": "bot:failing"}, seed="3")
    while "red" not in ann.screen(game, "")["waiting"]:
        ann.answer(game)
    rests(rooms, game)
    assert ann.screen(game, "")["bots"] == {"side": "red", "state": "stopped", "answers": 0, "why": "out of ideas"}


def test_when_a_bots_answers_cannot_be_written_the_game_stands(
    ann: Visitor, rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Ponderer.pondering():
        game = ann.make("verdun", seats={"german": "bot:ponderer", "french": "bot:ponderer"})
        assert Ponderer.thinks.wait(5)

        def full(*_: object) -> int:
            raise DiskFull("no room")

        monkeypatch.setattr(rooms.storage, "write", full)
    rests(rooms, game)
    room = rooms.room(game)
    assert (room.game.entries, room.reasons, room.version) == ([], [], 1)
    for lang in ("en", "fr"):
        told = ann.get(f"games/{game}", lang=lang)["screen"]["bots"]
        assert told["state"] == "stopped" and told["why"] == sentences(lang).text("disk-full")


# Why --------------------------------------------------------------------------------------------------------------
def test_reasons_stand_behind_the_log_in_every_language(ann: Visitor, rooms: Rooms) -> None:
    game = ann.make("verdun", seats={"german": "bot:talker", "french": "me"}, scenario="haumont", seed="3")
    rests(rooms, game)
    told = lines(ann, game, "french")
    assert told
    every = [each for line in told for each in why(ann, game, line["at"], "french")]
    own = [(who, text) for who, text in log_on_disk(rooms, game) if who == "german"]
    after = [each for each in rooms.room(game).reasons if each.at > told[-1]["at"]]
    assert len(every) + len(after) == len(own), "each answer stands behind one line, or will"
    for line in told:
        for lang in ("en", "fr"):
            for each in why(ann, game, line["at"], "french", lang):
                assert each["side"] == "german" and each["answer"] and "{" not in str([each["answer"]])
                slip, weighed = each["reasons"]
                assert re.match("On a whim" if lang == "en" else "Sur un coup de tête", slip["text"])
                assert weighed["rule"] and not slip["rule"]
    assert why(ann, game, told[0]["at"]) == why(ann, game, told[0]["at"], "french"), "nothing is secret in this game"


def test_a_reason_for_several_answers_is_told_once(ann: Visitor, rooms: Rooms) -> None:
    game = ann.make("verdun", seats={"german": "bot:parrot", "french": "me"}, scenario="haumont", seed="3")
    rests(rooms, game)
    for line in lines(ann, game):
        (told,) = why(ann, game, line["at"])
        assert len(told["reasons"]) == 1
    assert any(" · " in why(ann, game, line["at"])[0]["answer"] for line in lines(ann, game))


def test_what_ends_an_operation_quietly_stands_behind_what_was_told_of_it(ann: Visitor, rooms: Rooms) -> None:
    """A halt is told with the move that it ends, not with the next one."""
    game = ann.make("verdun", seats={"german": "bot:talker", "french": "bot:talker"}, scenario="haumont", seed="3")
    wait_until(lambda: bool(ann.screen(game, "")["over"]))
    rests(rooms, game)
    room = rooms.room(game)
    clocks = [each.at for each in room.reasons]
    assert clocks == sorted(clocks)
    told = {event.number for event in room.game.events}
    halts = [
        (before, each)
        for before, each in pairwise(room.reasons)
        if room.game.entries[each.number].option.text == "halt" and before.at in told
    ]
    assert halts and all(each.at == before.at for before, each in halts)


def test_reasons_survive_a_restart(ann: Visitor, rooms: Rooms) -> None:
    game = ann.make("verdun", seats={"german": "bot:talker", "french": "me"}, scenario="haumont", seed="3")
    rests(rooms, game)
    again = Rooms(rooms.storage, b"secret")
    assert again.room(game).reasons == rooms.room(game).reasons != []
    assert again.room(game).page("", "", "en").log == rooms.room(game).page("", "", "en").log


def test_a_branch_has_the_reasons_so_far(ann: Visitor, rooms: Rooms) -> None:
    game = ann.make("verdun", seats={"german": "bot:talker", "french": "me"}, scenario="haumont", seed="3")
    rests(rooms, game)
    at = lines(ann, game)[1]["at"]
    branch = ann.post(f"games/{game}/branch", {"at": at, "seats": {"german": "me"}}, 201)["id"]
    assert why(ann, branch, at) == why(ann, game, at) != []
    assert max(each.at for each in rooms.room(branch).reasons) <= at


def test_in_a_game_with_secrets_reasons_wait_for_the_end(
    visitor: Callable[[], Visitor], ann: Visitor, rooms: Rooms
) -> None:
    """Neither the log nor the address tells anybody else why; when it is over, both do, and all of it."""
    with Ponderer.pondering():
        game = ann.make(seats={"blue": "bot:ponderer", "red": "bot:ponderer"}, seed="7")
        assert Ponderer.thinks.wait(PATIENCE)
        ann.post(f"games/{game}/bots", {"go": False})
    rests(rooms, game)
    room = rooms.room(game)
    assert room.game.result is None and room.reasons
    clock = ann.screen(game, "")["clock"]
    for someone in (ann, visitor()):
        assert not lines(someone, game)
        assert not [each for at in range(clock + 2) for each in why(someone, game, at)]
        for side in ("blue", "red"):
            someone.get(f"games/{game}/why/{clock}", 403, side=side)
    ann.post(f"games/{game}/bots", {"go": True})
    wait_until(lambda: bool(ann.screen(game, "")["over"]))
    rests(rooms, game)
    stranger = visitor()
    open_ = [each for line in lines(stranger, game) for each in why(stranger, game, line["at"])]
    late = [each for each in room.reasons if each.at > lines(stranger, game)[-1]["at"]]
    assert len(open_) + len(late) == len(room.reasons)
    assert {each["side"] for each in open_} == {"blue", "red"}


def test_a_side_is_told_its_own_reasons_and_no_others(ann: Visitor, rooms: Rooms) -> None:
    """A person who takes over a bot's seat by a branch knows why that side did what it did, and not the other."""
    game = ann.make(seats={"blue": "bot:talker", "red": "bot:talker"}, seed="7")
    wait_until(lambda: bool(ann.screen(game, "")["over"]))
    rests(rooms, game)
    branch = ann.post(f"games/{game}/branch", {"at": 40, "seats": {"blue": "me", "red": "open"}}, 201)["id"]
    for side, may in (("blue", True), ("", False)):
        reasons = [each for at in range(42) for each in why(ann, branch, at, side)]
        assert {each["side"] for each in reasons} == ({side} if may else set())


def test_sealed_answers_have_no_reasons_for_others() -> None:
    game = hunt()
    assert game.is_sealed
    north, south = game.questions["north"], game.questions["south"]
    game.answer(south.options[0], "south")
    reasons = [Reasoned(0, 1, "south", (BotReason("bot-slip", {}),))]
    game.play.conceals = False  # type: ignore[misc]
    assert KnownReasons(game, "south", reasons).reasons == reasons
    assert KnownReasons(game, "north", reasons).reasons == KnownReasons(game, "", reasons).reasons == []
    while game.is_sealed:
        side, question = next(iter(game.questions.items()))
        game.answer(question.options[0], side)
    assert KnownReasons(game, "north", reasons).reasons == reasons
    assert north.who != south.who


def test_a_reason_is_kept_as_plain_values() -> None:
    side = duel().play.sides[1]
    whole = {"side": side, "odds": Fraction(1, 3), "p": 0.123456, "pieces": (1, 2), "word": "fire", "none": None}
    kept = plain([BotReason("bot-slip", whole, "9.1")])
    assert kept == (BotReason("bot-slip", whole | {"side": 1, "odds": 0.3333, "p": 0.1235, "pieces": [1, 2]}, "9.1"),)
    assert read(written(kept)) == kept


def test_reasons_move_up_when_a_sealed_answer_before_them_is_taken_back() -> None:
    one, two, three = (Reasoned(number, 1, "south", ()) for number in (0, 2, 3))
    assert without([one, two, three], 1) == [one, two._replace(number=1), three._replace(number=2)]
    assert without([one, two], 2) == [one]


# Hints ------------------------------------------------------------------------------------------------------------
def ask(someone: Visitor, game: str, status: int = 200, lang: str = "en", **other: Json) -> Json:
    """Ask for a hint."""
    question = someone.asked(game)
    said = {"side": question["side"], "number": question["number"]} | other
    return someone.post(f"games/{game}/hint", said, status, lang)


def test_an_officer_says_what_it_would_answer_and_nothing_happens(ann: Visitor, rooms: Rooms) -> None:
    game = ann.make("verdun", seats={"german": "me", "french": "me"})
    for _ in range(20):
        question, page, log = ann.asked(game), ann.get(f"games/{game}"), log_on_disk(rooms, game)
        hinted = ask(ann, game)
        assert hinted["answer"] == question["options"][-1]["text"] and hinted["number"] == question["number"]
        assert hinted == ask(ann, game)
        (reason,) = hinted["reasons"]
        assert reason["rule"] == question["rule"]
        assert reason["text"] != ask(ann, game, lang="fr")["reasons"][0]["text"]
        assert (log_on_disk(rooms, game), ann.get(f"games/{game}")) == (log, page)
        ann.answer(game, hinted["answer"])
    assert rooms.room(game).reasons == [], "what a person did has no reasons, even by advice"


def test_one_officer_stays_with_a_seat(ann: Visitor, rooms: Rooms) -> None:
    game = ann.make("verdun", seats={"german": "me", "french": "me"})
    ask(ann, game)
    adviser = rooms.room(game).advisers["german"]
    ann.answer(game)
    ask(ann, game)
    assert rooms.room(game).advisers["german"] is adviser


def test_hints_are_for_games_without_another_person_unless_said(
    ann: Visitor, bob: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def screen(**asked: Json) -> tuple[str, Json]:
        game = ann.make(**asked)
        return game, ann.screen(game, "blue")["hints"]

    alone, can = screen(seats={"blue": "me", "red": "me"})
    assert can == {"can": True, "why": ""}
    friends, cannot = screen(seats={"blue": "me", "red": "open"})
    assert cannot == {"can": False, "why": "This game was made without hints."}
    assert screen(seats={"blue": "me", "red": "open"}, hints=True)[1]["can"]
    assert not screen(seats={"blue": "me", "red": "me"}, hints=False)[1]["can"]
    assert bob.screen(alone, "")["hints"] == {"can": False, "why": ""}, "nobody asks a spectator"
    wait_until(lambda: ann.screen(friends, "")["waiting"] == ["blue"] or bool(ann.screen(friends, "")))
    if ann.screen(friends, "")["waiting"] == ["blue"]:
        assert ask(ann, friends, 403)["error"]["text"] == "This game was made without hints."
    monkeypatch.setattr("grognard.bots.ranks.officer.COMMANDERS", {})
    game, none = screen(seats={"blue": "me", "red": "me"})
    assert none == {"can": False, "why": ""}
    assert ask(ann, game, 404)["error"]["code"] == "missing"


def test_only_whoever_is_asked_may_ask(ann: Visitor, bob: Visitor) -> None:
    game = ann.make("verdun", seats={"german": "me", "french": "me"})
    question = ann.asked(game)
    said = {"side": question["side"], "number": question["number"]}
    assert bob.post(f"games/{game}/hint", said, 403)["error"]["code"] == "forbidden"
    assert ask(ann, game, 409, number=99)["error"]["code"] == "stale"
    assert ask(ann, game, 409, side="french")["error"]["code"] == "stale"
    ask(ann, game, 404, side="martian")


def test_nobody_foretells_dice(ann: Visitor) -> None:
    game = ann.make(seats={"blue": "me", "red": "me"}, dice="typed")
    while "dice" not in ann.screen(game, "")["waiting"]:
        ann.answer(game)
    assert ask(ann, game, 422)["error"]["text"] == "Nobody can tell what the dice will show."


@pytest.mark.parametrize("scenario", ["crossing", "night-raid"])
def test_a_hint_names_nothing_its_reader_may_not_know(
    ann: Visitor, rooms: Rooms, monkeypatch: pytest.MonkeyPatch, scenario: str
) -> None:
    """With the officers that are really there."""
    monkeypatch.undo()
    known: dict[str, set[int]] = {"blue": set(), "red": set()}
    secrets_kept = 0
    game = ann.make(seats={"blue": "me", "red": "me"}, seed="11", scenario=scenario)
    for _ in range(depth.times(20)):
        if ann.screen(game, "")["over"]:
            break
        play, side = rooms.room(game).game.play, ann.asked(game)["side"]
        for reader in play.sides:
            known[reader.name] |= {piece for piece in range(len(play.roster)) if play.may_know(reader, piece)}
        secret = names_of(rooms.room(game).game, set(range(len(play.roster))) - known[side])
        hinted = ask(ann, game)
        assert not mentions(hinted, secret)
        secrets_kept += len(secret)
        ann.answer(game, hinted["answer"])
    assert secrets_kept


def test_what_was_heard_of_the_log_is_what_is_read_of_it(ann: Visitor, rooms: Rooms) -> None:
    """A listener's patches come to the same log as the page, marks of reasons included."""
    game = ann.make("verdun", seats={"german": "bot:talker", "french": "bot:talker"}, scenario="haumont", seed="4")
    with ann.hear(game, "") as socket:
        ear = Ear(socket)
        ear.next()
        ear.until(lambda screen: screen["over"])
    rests(rooms, game)
    again = Rooms(rooms.storage, b"secret").room(game)
    read = [(line["at"], line["text"], line["why"]) for line in ear.page["log"]]
    assert read == [(line.at, line.text, line.why) for line in again.page("", "", "en").log]
    assert any(mark for _, _, mark in read)


def test_a_heading_is_nobodys_doing(ann: Visitor, rooms: Rooms) -> None:
    """What ended a phase is told with the last line of it, not under the heading of the next."""
    game = ann.make("verdun", scenario="haumont", seats={"german": "bot:officer"}, seed="3")
    rests(rooms, game)
    log = ann.get(f"games/{game}", side="")["log"]
    assert not [line for line in log if line["heading"] and line["why"]]
    told = [line for line, after in pairwise(log) if after["heading"] and line["why"] and not line["heading"]]
    answers_told = [each["answer"] for line in told for each in why(ann, game, line["at"])]
    assert "Done" in answers_told
    assert all(why(ann, game, line["at"]) for line in log if line["why"])
