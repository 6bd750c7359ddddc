"""Games on line: seats, answers, undo, live updates, bots, saves and branches, as browsers meet them."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable

import pytest

from grognard import shelf
from grognard.kernel.numbers.dice import Seeded
from grognard.server.rooms.rooms import Rooms
from grognard.server.storage.database import DatabaseDown
from tests.server.visitors import Ear, Visitor, log_on_disk, wait_until


def two_players(ann: Visitor, bob: Visitor, **asked: str) -> str:
    """A game in which Ann plays blue and Bob has taken red."""
    made = ann.post("games", {"title": "patrol", "seats": {"blue": "me", "red": "open"}, **asked}, 201)
    bob.post("join", {"link": made["links"]["red"], "typed_dice": asked.get("dice") == "typed"})
    return str(made["id"])


# Making and joining -----------------------------------------------------------------------------------------------
def test_a_game_is_made_shown_and_listed(ann: Visitor) -> None:
    game = ann.make(seats={"blue": "me", "red": "me"})
    page = ann.get(f"games/{game}", side="blue")
    assert page["screen"]["side"] == "blue"
    assert page["screen"]["seats"]["red"]["kind"] == "you"
    assert [line["at"] for line in page["log"]] == sorted(line["at"] for line in page["log"])
    (card,) = ann.get("games", lang="fr")["games"]
    assert (card["id"], card["sides"], card["yours"], card["over"]) == (game, ["blue", "red"], True, False)
    assert card["turn"] == "Tour 1"


def test_nobody_else_has_my_games(ann: Visitor, bob: Visitor) -> None:
    ann.make()
    assert bob.get("games")["games"] == []


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ({"title": "chess"}, 404),
        ({"title": "os:system"}, 404),
        ({"title": "patrol", "scenario": "nowhere"}, 404),
        ({"title": "patrol", "options": ["99.9"]}, 400),
        ({"title": "patrol", "seats": {"green": "me"}}, 400),
        ({"title": "patrol", "seats": {"red": "bot:genius"}}, 400),
        ({"title": "patrol", "seats": {"red": "king"}}, 400),
        ({"title": "patrol", "dice": "loaded"}, 400),
        ({"title": "patrol", "seed": "x" * 200}, 400),
        ({"title": "patrol", "colour": "blue"}, 400),
        ({}, 400),
    ],
)
def test_a_faulty_order_is_refused_with_a_sentence(ann: Visitor, asked: dict[str, object], status: int) -> None:
    fault = ann.post("games", asked, status)["error"]
    assert fault["text"] and "{" not in fault["text"]
    assert ann.get("games")["games"] == []


def test_an_open_seat_is_taken_once_by_its_link(visitor: Callable[[], Visitor], ann: Visitor, bob: Visitor) -> None:
    made = ann.post("games", {"title": "patrol", "seats": {"red": "open"}}, 201)
    link = made["links"]["red"]
    assert ann.get(f"games/{made['id']}/links") == made
    bob.get(f"games/{made['id']}/links", 403)
    assert bob.post("join", {"link": link})["id"] == made["id"]
    assert bob.post("join", {"link": link.rpartition("/")[2]})["id"] == made["id"]
    assert visitor().post("join", {"link": link}, 403)["error"]["code"] == "forbidden"
    assert visitor().post("join", {"link": "/join/guess"}, 404)["error"]["code"] == "missing"
    assert bob.screen(made["id"], "red")["seats"]["red"]["kind"] == "you"
    assert bob.screen(made["id"], "red")["seats"]["blue"]["kind"] == "other"
    assert ann.get(f"games/{made['id']}/links")["links"] == {}


def test_links_and_tokens_are_kept_as_hashes_only(rooms: Rooms, ann: Visitor) -> None:
    made = ann.post("games", {"title": "patrol", "seats": {"red": "open"}}, 201)
    row = rooms.storage.game(made["id"])
    assert row is not None
    kept = str(row)
    assert made["links"]["red"].rpartition("/")[2] not in kept
    assert str(ann.browser.cookies["grognard"]) not in kept


# Viewer and hands ---------------------------------------------------------------------------------------------------
def test_nobody_sees_or_plays_for_another(visitor: Callable[[], Visitor], ann: Visitor, bob: Visitor) -> None:
    game = two_players(ann, bob)
    stranger = visitor()
    ann.get(f"games/{game}", 403, side="red")
    bob.get(f"games/{game}", 403, side="blue")
    ann.get(f"games/{game}/at/0", 403, side="red")
    ann.get(f"games/{game}/hex/0101", 403, side="red")
    ann.get(f"games/{game}", 404, side="green")
    said = {"side": "blue", "number": 0, "answer": "pass"}
    for other in (bob, stranger):
        assert other.post(f"games/{game}/answers", said, 403)["error"]["code"] == "forbidden"
        other.post(f"games/{game}/look", said, 403)
        other.post(f"games/{game}/why-not", {"side": "blue", "answer": "pass"}, 403)
        other.post(f"games/{game}/undo", {"side": "blue", "version": 1}, 403)
    stranger.post(f"games/{game}/bots", {"go": False}, 403)
    for watcher in (stranger, ann):
        assert watcher.screen(game, "")["side"] == ""


def test_a_spectator_sees_no_secrets(visitor: Callable[[], Visitor], ann: Visitor, rooms: Rooms) -> None:
    game = ann.make(seats={"blue": "me", "red": "me"}, seed="7")
    stranger = visitor()
    for _ in range(12):
        play = rooms.room(game).game.play
        secret = {piece.name for number, piece in enumerate(play.roster) if not play.may_know(None, number)}
        assert secret
        page = stranger.get(f"games/{game}")
        assert not secret & page["screen"]["pieces"].keys()
        assert page["screen"]["asked"] == []
        assert page["log"] == ann.get(f"games/{game}")["log"]
        for name in secret:
            stranger.get(f"games/{game}/piece/{name}", 404)
        with stranger.hear(game, "") as socket:
            assert not secret & socket.receive_json()["page"]["screen"]["pieces"].keys()
        ann.answer(game)


# Answers ----------------------------------------------------------------------------------------------------------
def test_an_answer_is_kept_with_the_dice_it_rolled(ann: Visitor, rooms: Rooms) -> None:
    game = ann.make(seats={"red": "me"}, seed="3")
    for _ in range(40):
        version = ann.screen(game, "")["version"]
        assert ann.answer(game)["version"] == version + 1
        entries = [(entry.who.name, entry.option.text) for entry in rooms.room(game).game.entries]
        assert log_on_disk(rooms, game) == entries
    assert "dice" in {who for who, _ in log_on_disk(rooms, game)}


def test_what_is_refused_changes_nothing(ann: Visitor, rooms: Rooms) -> None:
    game = ann.make(seats={"red": "me"})
    ann.answer(game)
    before, page = log_on_disk(rooms, game), ann.get(f"games/{game}", side="blue")
    stale = ann.answer(game, number=99, status=409)["error"]
    illegal = ann.answer(game, "to 0101", status=422)["error"]
    unreadable = ann.answer(game, "gibberish 7", status=400)["error"]
    other = {"blue": "red", "red": "blue"}[ann.asked(game)["side"]]
    not_asked = ann.answer(game, side=other, status=409)["error"]
    ann.answer(game, side="green", status=404)
    assert [each["code"] for each in (stale, illegal, unreadable, not_asked)] == [
        "stale",
        "illegal",
        "unreadable",
        "stale",
    ]
    assert illegal["rule"]
    assert illegal["text"] != ann.answer(game, "to 0101", status=422, lang="fr")["error"]["text"]
    for junk in (b"", b"{", b"[]", b'{"side": 1}', b'{"side":"\xff"}', b"x" * 100_000):
        status = 413 if len(junk) > 70_000 else 400
        assert ann.post(f"games/{game}/answers", junk, status)["error"]["code"] == "unreadable"
    assert (log_on_disk(rooms, game), ann.get(f"games/{game}", side="blue")) == (before, page)


@pytest.mark.parametrize("address", ["answers", "look", "hint"])
def test_a_question_that_is_gone_is_stale_wherever_it_is_meant(ann: Visitor, address: str) -> None:
    """An answer, a look and a hint name the question they are for, and are all refused in the same words."""
    game = ann.make(seats={"red": "me"})
    ann.answer(game)
    open_ = ann.asked(game)
    option = {} if address == "hint" else {"answer": open_["options"][0]["text"]}
    gone = ann.post(f"games/{game}/{address}", {"side": open_["side"], "number": open_["number"] - 1} | option, 409)
    assert gone["error"] == {"code": "stale", "text": "This question is no longer open.", "rule": open_["rule"]}
    other = {"blue": "red", "red": "blue"}[open_["side"]]
    idle = ann.post(f"games/{game}/{address}", {"side": other, "number": 0} | option, 409)
    assert idle["error"]["text"] == f"{other} is not asked anything now."
    ann.post(f"games/{game}/{address}", {"side": "", "number": 0} | option, 404)


def test_undo_comes_back_exactly_and_stops_at_the_barrier(ann: Visitor, rooms: Rooms) -> None:
    game = ann.make(seats={"red": "me"}, seed="5")
    undone = stopped = 0
    for _ in range(30):
        side = ann.asked(game)["side"]
        before, log = ann.screen(game, side), log_on_disk(rooms, game)
        version = ann.answer(game)["version"]
        asked = {"side": side, "version": version}
        if ann.screen(game, side)["undo"]["can"]:
            ann.post(f"games/{game}/undo", asked | {"version": version - 1}, 409)
            ann.post(f"games/{game}/undo", asked)
            after = ann.screen(game, side)
            assert after | {"version": 0} == before | {"version": 0}
            assert log_on_disk(rooms, game) == log
            ann.answer(game)
            undone += 1
        else:
            assert ann.post(f"games/{game}/undo", asked, 422)["error"]["code"] == "illegal"
            stopped += 1
    assert undone and stopped


def test_two_answers_to_one_question_exactly_one_wins(
    visitor: Callable[[], Visitor], ann: Visitor, rooms: Rooms
) -> None:
    game = ann.make(seats={"red": "me"})
    for _ in range(5):
        question, before = ann.asked(game), len(log_on_disk(rooms, game))
        said = {"side": question["side"], "number": question["number"], "answer": question["options"][0]["text"]}
        statuses: list[int] = []
        gate = threading.Barrier(4)

        def hurry(
            said: dict[str, object] = said, statuses: list[int] = statuses, gate: threading.Barrier = gate
        ) -> None:
            gate.wait()
            statuses.append(ann.browser.post(f"/api/games/{game}/answers", json=said).status_code)

        threads = [threading.Thread(target=hurry) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(statuses) == [200, 409, 409, 409]
        own = [who for who, _ in log_on_disk(rooms, game)[before:] if who != "dice"]
        assert own == [question["side"]]


def test_when_nothing_can_be_written_the_game_stands(
    ann: Visitor, rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = ann.make(seats={"red": "me"}, seed="5")
    ann.answer(game)
    page = ann.get(f"games/{game}", side="blue")

    def full(*_: object) -> int:
        raise DatabaseDown("disk full")

    with monkeypatch.context() as broken:
        broken.setattr(rooms.storage, "write", full)
        assert ann.answer(game, status=503)["error"]["code"] == "busy"
        asked = {"side": ann.asked(game)["side"], "version": page["screen"]["version"]}
        if ann.screen(game, asked["side"])["undo"]["can"]:
            ann.post(f"games/{game}/undo", asked, 503)
    assert ann.get(f"games/{game}", side="blue") == page
    ann.answer(game)
    assert log_on_disk(rooms, game) == [(e.who.name, e.option.text) for e in rooms.room(game).game.entries]


def test_typed_dice_are_told_by_anyone_at_the_table(visitor: Callable[[], Visitor], ann: Visitor, bob: Visitor) -> None:
    game = two_players(ann, bob, dice="typed")
    for _ in range(30):
        if "dice" in ann.screen(game, "")["waiting"]:
            break
        (ann if ann.screen(game, "")["waiting"] == ["blue"] else bob).answer(game)
    question = next(each for each in bob.screen(game, "red")["asked"] if each["side"] == "dice")
    assert len(question["dice"]) == 2
    said = {"side": "dice", "number": question["number"], "answer": question["options"][0]["text"]}
    visitor().post(f"games/{game}/answers", said, 403)
    bob.post(f"games/{game}/answers", said | {"answer": "roll 99"}, 400)
    bob.post(f"games/{game}/answers", said)
    assert "dice" not in ann.screen(game, "")["waiting"]
    assert ann.screen(game, "")["seed_hash"] == ""


def test_the_seed_is_committed_first_and_told_last(ann: Visitor, rooms: Rooms) -> None:
    game = ann.make(seats={"blue": "bot:random", "red": "bot:random"})
    hash_ = ann.screen(game, "")["seed_hash"]
    wait_until(lambda: bool(ann.screen(game, "")["over"]))
    screen = ann.screen(game, "")
    assert Seeded(screen["seed"]).commitment() == hash_ == screen["seed_hash"]
    assert len(screen["seed"]) == 32
    assert ann.screen(game, "red")["side"] == "red", "once it is over, everything may be seen"
    other = ann.make(seats={"red": "me"})
    assert ann.screen(other, "blue")["seed"] == ""


# Looking ----------------------------------------------------------------------------------------------------------
def test_looking_changes_nothing(ann: Visitor, rooms: Rooms) -> None:
    game = ann.make(seats={"red": "me"}, seed="11")
    for _ in range(25):
        question = ann.asked(game)
        log, side = log_on_disk(rooms, game), question["side"]
        page = ann.get(f"games/{game}", side=side)
        for option in question["options"][:4]:
            said = {"side": side, "number": question["number"], "answer": option["text"]}
            assert ann.post(f"games/{game}/look", said)["answer"] == option["text"]
        hex_ = ann.get("titles/patrol/kit")["hexes"][0]["number"]
        assert ann.get(f"games/{game}/hex/{hex_}", side=side)["number"] == hex_
        ann.post(f"games/{game}/why-not", {"side": side, "hex": hex_})
        assert (log_on_disk(rooms, game), ann.get(f"games/{game}", side=side)) == (log, page)
        ann.answer(game)
    ann.get(f"games/{game}/hex/9999", 404)
    ann.get(f"games/{game}/overlay/nothing", 404)
    ann.post(f"games/{game}/look", {"side": ann.asked(game)["side"], "number": 0, "answer": "pass"}, 409)


def test_every_earlier_moment_is_what_it_was(ann: Visitor) -> None:
    game = ann.make(seats={"red": "me"}, seed="2")
    seen = {}
    for _ in range(40):
        for side in ("blue", "red", ""):
            page = ann.get(f"games/{game}", side=side)
            seen[page["screen"]["clock"], side] = page
        ann.answer(game)
    for (clock, side), page in seen.items():
        then = ann.get(f"games/{game}/at/{clock}", side=side)
        assert then["log"] == page["log"]
        for part in ("pieces", "unknown", "hexes", "turn", "phase", "figures", "side", "seed_hash"):
            assert then["screen"][part] == page["screen"][part], (clock, side, part)
        assert then["screen"]["asked"] == [] and not then["screen"]["undo"]["can"]
    ann.get(f"games/{game}/at/soon", 400)
    assert ann.get(f"games/{game}/at/99999")["screen"]["clock"] == ann.screen(game, "")["clock"]


def test_the_past_follows_an_undo(ann: Visitor) -> None:
    game = ann.make(seats={"red": "me"}, seed="2")
    while True:
        side = ann.asked(game)["side"]
        ann.answer(game)
        if ann.screen(game, side)["undo"]["can"]:
            break
    clock = ann.screen(game, side)["clock"]
    ann.get(f"games/{game}/at/{clock}", side=side)
    ann.post(f"games/{game}/undo", {"side": side, "version": ann.screen(game, side)["version"]})
    before = ann.get(f"games/{game}", side=side)
    assert ann.get(f"games/{game}/at/{clock}", side=side)["log"] == before["log"]
    ann.answer(game, ann.asked(game)["options"][-1]["text"])
    now = ann.get(f"games/{game}", side=side)
    assert (
        ann.get(f"games/{game}/at/{now['screen']['clock']}", side=side)["screen"]["pieces"] == now["screen"]["pieces"]
    )


# Live -------------------------------------------------------------------------------------------------------------
def test_two_players_hear_each_other(ann: Visitor, bob: Visitor) -> None:
    game = two_players(ann, bob)
    with ann.hear(game, "blue") as blue_socket, bob.hear(game, "red") as red_socket:
        blue, red = Ear(blue_socket), Ear(red_socket)
        blue.until(lambda screen: screen["seats"]["red"]["presence"] == "here")
        red.until(lambda screen: screen["seats"]["blue"]["presence"] == "here")
        for _ in range(30):
            waiting = ann.screen(game, "")["waiting"]
            version = (ann if "blue" in waiting else bob).answer(game)["version"]
            blue.until(lambda screen, v=version: screen["version"] >= v)  # type: ignore[misc]
            red.until(lambda screen, v=version: screen["version"] >= v)  # type: ignore[misc]
            assert blue.page == ann.get(f"games/{game}", side="blue")
            assert red.page == bob.get(f"games/{game}", side="red")
        assert blue.heard.count("whole") == red.heard.count("whole") == 1
    with ann.hear(game, "blue") as socket:
        ear = Ear(socket)
        ear.next()
        ear.until(lambda screen: screen["seats"]["red"]["presence"] == "gone")


def test_whoever_comes_back_hears_only_what_was_missed(ann: Visitor, bob: Visitor) -> None:
    game = two_players(ann, bob)
    with ann.hear(game, "blue", since=0) as keeps_the_pages:
        whole = keeps_the_pages.receive_json()
        assert whole["type"] == "whole"
        version = whole["page"]["screen"]["version"]
        with ann.hear(game, "blue", version) as socket:
            ear = Ear(socket)
            ear.page = whole["page"]
            assert ear.next()["type"] == "change", "who is there is always told"
        for _ in range(3):
            (ann if "blue" in ann.screen(game, "")["waiting"] else bob).answer(game)
            ann.screen(game, "blue")
        with ann.hear(game, "blue", version) as socket:
            ear = Ear(socket)
            ear.page = whole["page"]
            assert ear.next()["type"] == "change"
            assert ear.page == ann.get(f"games/{game}", side="blue")


def test_a_forbidden_socket_is_closed(ann: Visitor, bob: Visitor) -> None:
    from starlette.websockets import WebSocketDisconnect

    game = two_players(ann, bob)
    for path in (f"games/{game}/live?side=red", "games/none/live"):
        with pytest.raises(WebSocketDisconnect), ann.browser.websocket_connect(f"/api/{path}"):
            pass


# Bots -------------------------------------------------------------------------------------------------------------
def test_a_bot_answers_and_its_answers_are_kept(ann: Visitor, rooms: Rooms) -> None:
    game = ann.make(seats={"red": "bot:random"}, seed="9")
    with ann.hear(game, "blue") as socket:
        ear = Ear(socket)
        ear.next()
        for _ in range(15):
            ear.until(lambda screen: screen["over"] or "blue" in screen["waiting"])
            if ear.page["screen"]["over"]:
                break
            version = ann.answer(game)["version"]
            ear.until(lambda screen, v=version: screen["version"] >= v)  # type: ignore[misc]
        ear.until(lambda screen: screen["bots"]["state"] == "")
    assert {"blue", "red"} <= {who for who, _ in log_on_disk(rooms, game)}
    assert log_on_disk(rooms, game) == [(e.who.name, e.option.text) for e in rooms.room(game).game.entries]


def test_bots_stop_when_told_and_go_on_when_told(ann: Visitor, rooms: Rooms) -> None:
    game = ann.make("verdun", seats={"german": "bot:random", "french": "bot:random"}, scenario="fall-gericht")
    ann.post(f"games/{game}/bots", {"go": False})
    wait_until(lambda: not rooms.room(game).is_botting)
    stopped = ann.screen(game, "")
    assert stopped["bots"]["state"] == "stopped" and not stopped["over"]
    with ann.hear(game, "") as socket:
        ear = Ear(socket)
        ear.next()
        ann.post(f"games/{game}/bots", {"go": True})
        ear.until(lambda screen: screen["over"])
        assert ear.busy, "progress is told on the way"
        assert ear.page["screen"]["bots"]["state"] == ""


def test_bots_go_on_after_a_restart(ann: Visitor, rooms: Rooms) -> None:
    game = ann.make("verdun", seats={"german": "bot:random", "french": "bot:random"}, scenario="haumont")
    ann.post(f"games/{game}/bots", {"go": False})
    wait_until(lambda: not rooms.room(game).is_botting)
    row = rooms.storage.game(game)
    assert row is not None and row.bots_stopped
    rooms.storage.stop_bots(game, False)
    again = Rooms(rooms.storage, b"secret")
    again.open()
    wait_until(lambda: again.room(game).game.result is not None)


# Saves, branches, trials ------------------------------------------------------------------------------------------
def test_a_save_goes_out_and_comes_in_the_same(ann: Visitor, bob: Visitor) -> None:
    game = ann.make(seats={"red": "me"}, seed="6")
    for _ in range(20):
        ann.answer(game)
    save = ann.browser.get(f"/api/games/{game}/save").content
    assert shelf.title_of_save(save).load(save).entries
    bob.get(f"games/{game}/save", 403)
    other = bob.post("games/import", save, 201)["id"]
    assert bob.browser.get(f"/api/games/{other}/save").content == save
    assert bob.get(f"games/{other}", side="red")["log"] == ann.get(f"games/{game}", side="red")["log"]


def test_a_save_keeps_its_bot(ann: Visitor, bob: Visitor, rooms: Rooms) -> None:
    game = ann.make(seats={"red": "bot:random"}, seed="6")
    wait_until(lambda: not rooms.room(game).is_botting)
    save = ann.browser.get(f"/api/games/{game}/save").content
    loaded = bob.post("games/import", save, 201)["id"]
    seats = bob.screen(loaded, "blue")["seats"]
    assert (seats["red"]["kind"], seats["red"]["bot"], seats["blue"]["kind"]) == ("bot", "random", "you")
    stranger = json.dumps(json.loads(save) | {"bots": {"red": "nobody", "green": "random"}}).encode()
    left = bob.post("games/import", stranger, 201)["id"]
    assert {seat["kind"] for seat in bob.screen(left, "blue")["seats"].values()} == {"you"}, "a bot that is not here"


def test_a_faulty_save_is_refused_line_by_line(ann: Visitor) -> None:
    game = ann.make(seats={"red": "me"})
    save = json.loads(ann.browser.get(f"/api/games/{game}/save").content)
    faulty = json.dumps(save | {"entries": ["nonsense", "more nonsense"]}).encode()
    fault = ann.post("games/import", faulty, 400)["error"]
    assert fault["code"] == "bad-data" and len(fault["text"].splitlines()) >= 2
    ann.post("games/import", b"\x00\xff", 400)
    ann.post("games/import", json.dumps(save | {"game": "os:system"}).encode(), 400)
    assert ann.get("games")["total"] == 1


def test_a_branch_goes_its_own_way(ann: Visitor, rooms: Rooms) -> None:
    game = ann.make(seats={"red": "me"}, seed="8")
    for _ in range(30):
        ann.answer(game)
    log = log_on_disk(rooms, game)
    clock = 10
    branch = ann.post(f"games/{game}/branch", {"at": clock, "seats": {"red": "bot:random"}}, 201)["id"]
    wait_until(lambda: not rooms.room(branch).is_botting)
    own = log_on_disk(rooms, branch)
    assert own[:clock] == log[:clock] and log_on_disk(rooms, game) == log
    assert ann.screen(branch, "blue")["seed_hash"] != ann.screen(game, "blue")["seed_hash"]
    assert ann.screen(branch, "blue")["seats"]["red"]["kind"] == "bot"


def test_the_whole_truth_is_not_for_one_of_two(ann: Visitor, bob: Visitor, visitor: Callable[[], Visitor]) -> None:
    game = two_players(ann, bob)
    for someone in (ann, bob, visitor()):
        someone.get(f"games/{game}/save", 403)
        someone.post(f"games/{game}/branch", {"at": 0}, 403)
        someone.post(f"games/{game}/trial", {}, 403)
        someone.delete(f"games/{game}/trial", 403)
        someone.delete(f"games/{game}", 403)


def test_a_trial_plays_copies_out_and_changes_nothing(ann: Visitor, rooms: Rooms) -> None:
    game = ann.make(seats={"red": "me"})
    log = log_on_disk(rooms, game)
    with ann.hear(game, "blue") as socket:
        ear = Ear(socket)
        ear.next()
        assert ann.post(f"games/{game}/trial", {"games": 5})["of"] == 5
        while not (ear.busy and not ear.busy[-1]["trial"]["running"]):
            ear.next()
        assert sum(ear.busy[-1]["trial"]["results"].values()) == ear.busy[-1]["trial"]["done"] == 5
    assert log_on_disk(rooms, game) == log
    ann.post(f"games/{game}/trial", {"games": 500})
    stopped = ann.delete(f"games/{game}/trial")
    assert not stopped["running"] and stopped["done"] < 500
    ann.post(f"games/{game}/trial", {"games": 0}, 400)


def test_a_deleted_game_is_gone(ann: Visitor) -> None:
    game = ann.make()
    assert ann.delete(f"games/{game}") is None
    assert ann.get("games")["games"] == []
    assert ann.get(f"games/{game}", 404)["error"]["code"] == "missing"
    ann.delete(f"games/{game}", 404)
