"""Workers: whose turn it is, that no flood keeps others waiting, and what happens when one dies or takes too much."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import pytest
from starlette.applications import Starlette

from grognard import bots, shelf
from grognard.kernel.files.save import read_save
from grognard.server import wire
from grognard.server.http.limits import Limits
from grognard.server.http.web import Settings, app
from grognard.server.rooms.rooms import Rooms
from grognard.server.thinking import workers as workers_module
from grognard.server.thinking.fair_queue import QUICK, SAVES, SLOW, FairQueue, Job
from grognard.server.thinking.thinker import Thinker
from grognard.server.thinking.worker_messages import (
    Advise,
    Given,
    Hurry,
    KnownGame,
    Numbered,
    Read,
    Think,
    Thought,
    Tried,
    TryOut,
    WasRead,
    read_order,
    read_reply,
    written,
)
from grognard.server.thinking.workers import (
    BotFailed,
    InProcess,
    InThread,
    LostWorker,
    NoProcesses,
    Worker,
    Workers,
    lanes_of,
)
from tests.server.fake_bots import PATIENCE, Slowly, bring_all
from tests.server.visitors import Json, Visitor, log_on_disk, running, wait_until


@pytest.fixture
def staff(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The bots of these tests; none is left thinking."""
    bring_all(monkeypatch)
    yield
    Slowly.go.set()


def rests(rooms: Rooms, game: str) -> None:
    """Wait until the bots have played."""
    wait_until(lambda: not rooms.room(game).is_botting)


def answered(rooms: Rooms, game: str) -> int:
    """How many answers there are, the dice apart."""
    return sum(who != "dice" for who, _ in log_on_disk(rooms, game))


def hint(someone: Visitor, game: str, status: int = 200, lang: str = "en") -> Json:
    """Ask for a hint."""
    question = someone.asked(game)
    said = {"side": question["side"], "number": question["number"]}
    return someone.post(f"games/{game}/hint", said, status, lang)


# Whose turn it is -------------------------------------------------------------------------------------------------
def nothing(_worker: object) -> None:
    """Work that is not done here."""


def job(visitor: str, lane: str = QUICK, key: str = "", **other: Any) -> Job:
    return Job(visitor, lane, key, nothing, **other)


def turns(queue: FairQueue, worker: str, count: int) -> list[str]:
    """Whose work a worker does, one after another."""
    served = []
    for _ in range(count):
        taken = queue.take(worker)
        assert taken is not None
        served.append(taken.visitor)
        queue.done(worker)
    return served


def test_visitors_take_turns_however_much_one_of_them_wants() -> None:
    queue = FairQueue([("worker", (QUICK,))], lambda: 0.0)
    for each in ["ann"] * 100 + ["bob", "bob", "eve"]:
        queue.add(job(each))
    assert turns(queue, "worker", 7) == ["ann", "bob", "eve", "ann", "bob", "ann", "ann"]
    queue.add(job("bob"))
    assert turns(queue, "worker", 2).count("bob") == 1, "whoever comes back waits for one other turn at most"
    assert len(queue) == 95


def test_addresses_take_turns_before_their_visitors_do() -> None:
    """Two hundred cookies of one address are as much as one visitor of another."""
    queue = FairQueue([("worker", (QUICK,))])
    for number in range(200):
        queue.add(job(f"guest {number}", address="a"))
    queue.add(job("ann", key="mine", address="b"))
    assert queue.before("mine") == 1
    assert turns(queue, "worker", 4) == ["guest 0", "ann", "guest 1", "guest 2"]


def test_what_somebody_waits_for_goes_before_the_bots_of_all_others_and_stops_nobody() -> None:
    queue = FairQueue([("worker", (QUICK,))])
    for number in range(200):
        queue.add(job(f"guest {number}", address="a"))
    for _ in range(3):
        queue.add(job("ann", address="a", is_urgent=True))
    assert turns(queue, "worker", 5) == ["ann", "guest 0", "ann", "guest 1", "ann"]


def test_turns_are_fair_by_time_not_by_number() -> None:
    """Ten games of a general who thinks thirty seconds do not stop one of a general who thinks one."""
    now = [0.0]
    queue = FairQueue([("worker", (SLOW,))], lambda: now[0])
    seconds = {f"guest {number}": 30.0 for number in range(10)} | {"ann": 1.0}
    for each in seconds:
        queue.add(job(each, SLOW, address="a"))
    served: list[str] = []
    for _ in range(200):
        taken = queue.take("worker")
        assert taken is not None
        served.append(taken.visitor)
        now[0] += seconds[taken.visitor]
        queue.done("worker")
        queue.add(job(taken.visitor, SLOW, address="a"))
    had = {each: served.count(each) * seconds[each] for each in seconds}
    assert max(had.values()) - min(had.values()) <= 30, "one turn of the slowest"


def test_nobody_saves_up_turns_by_waiting() -> None:
    now = [0.0]
    queue = FairQueue([("worker", (QUICK,))], lambda: now[0])
    served = []
    for number in range(40):
        queue.add(job("ann", address="a"))
        if number >= 20:
            queue.add(job("bob", address="b"))
        taken = queue.take("worker")
        assert taken is not None
        served.append(taken.visitor)
        now[0] += 1
        queue.done("worker")
    assert 9 <= served[20:].count("bob") <= 11


def test_one_address_never_has_every_worker_of_a_lane() -> None:
    queue = FairQueue([("one", (SLOW,)), ("two", (SLOW,))])
    for number in range(5):
        queue.add(job(f"guest {number}", SLOW, address="a"))
    queue.take("one")
    queue.add(job("ann", SLOW, address="b"))
    assert queue.take("two") == job("ann", SLOW, address="b")


def test_whoever_looks_is_told_how_much_comes_first(
    ann: Visitor, rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = ann.make(seats={"red": "bot:random"}, seed="3")
    room = rooms.room(game)
    room.bots_now = wire.Bots("red", "playing")
    room.work_before = lambda: 12
    for lang, words in (("en", "12 of them"), ("fr", "il y en a 12")):
        assert words in ann.get(f"games/{game}", lang=lang)["screen"]["bots"]["why"]


def test_a_worker_takes_from_its_own_lane_and_keeps_its_games() -> None:
    queue = FairQueue([("one", (QUICK,)), ("two", (QUICK,)), ("slow", (SLOW,))])
    for key in ("g", "h"):
        queue.add(job("ann", key=key))
    queue.add(job("bob", SLOW))
    assert queue.take("slow") == job("bob", SLOW)
    assert queue.take("one") == job("ann", key="g")
    queue.done("one")
    queue.add(job("ann", key="g"))
    assert queue.take("two") == job("ann", key="h"), "g is at home with the other"
    queue.done("two")
    queue.leave_home("g")
    assert queue.take("two") == job("ann", key="g")


def test_one_visitor_never_has_every_worker_of_a_lane() -> None:
    queue = FairQueue([("one", (SLOW,)), ("two", (SLOW,)), ("three", (SLOW,))])
    for _ in range(5):
        queue.add(job("ann", SLOW))
    queue.take("one"), queue.take("two")
    waiting: list[Job | None] = []
    third = threading.Thread(target=lambda: waiting.append(queue.take("three")))
    third.start()
    queue.add(job("bob", SLOW))
    third.join(PATIENCE)
    assert waiting == [job("bob", SLOW)]


def test_what_somebody_waits_for_goes_before_their_other_work() -> None:
    queue = FairQueue([("worker", (QUICK,))])
    queue.add(job("ann", key="bot"))
    queue.add(job("ann", key="hint", is_urgent=True))
    assert queue.take("worker") == job("ann", key="hint", is_urgent=True)


def test_a_closed_queue_gives_back_what_waits_and_takes_no_more() -> None:
    queue = FairQueue([("worker", (QUICK,))])
    queue.add(job("ann"))
    assert queue.close() == [job("ann")]
    assert queue.take("worker") is None and not queue.add(job("bob")) and not len(queue)


@pytest.mark.parametrize(
    ("many", "lanes"),
    [
        (1, [(QUICK, SLOW), (SAVES,)]),
        (2, [(SLOW,), (QUICK,), (SAVES,)]),
        (5, [(SLOW,), (SLOW,), (QUICK,), (QUICK,), (QUICK,), (SAVES,)]),
    ],
)
def test_those_who_take_their_time_never_have_all_workers(many: int, lanes: list[tuple[str, ...]]) -> None:
    assert lanes_of(many) == lanes


def test_there_are_never_more_processes_than_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "cores", lambda: 2)
    assert Workers(64).processes == 2 and Workers(0).processes == 0


# Floods -----------------------------------------------------------------------------------------------------------
@pytest.mark.usefixtures("staff")
def test_a_flood_of_those_who_think_long_stops_nobody_elses_bots(ann: Visitor, bob: Visitor, rooms: Rooms) -> None:
    """While one visitor's games and trials all think, and none may answer, another's bots play a game to its end."""
    with Slowly.pondering():
        flood = [ann.make(seats={"blue": "bot:slowly", "red": "bot:slowly"}) for _ in range(4)]
        tried = ann.make(seats={"blue": "me", "red": "me"})
        ann.post(f"games/{tried}/trial", {"bot": "slowly", "games": 3})
        assert Slowly.thinks.wait(PATIENCE)
        game = bob.make(seats={"blue": "bot:talker", "red": "bot:talker"}, seed="1")
        wait_until(lambda: bool(bob.screen(game, "")["over"]))
        hint(bob, bob.make(seats={"blue": "me", "red": "me"}))
        assert not Slowly.go.is_set() and not any(answered(rooms, each) for each in flood)


@pytest.mark.usefixtures("staff")
def test_a_single_worker_is_hurried_for_another_visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On one core a general gives its best so far when somebody else's bot waits, but not for its own visitor."""
    monkeypatch.setattr(workers_module, "THREADS", lanes_of(1))
    application = app(Settings(tmp_path))
    with running(application):
        ann, bob = Visitor(application), Visitor(application)
        rooms: Rooms = application.state.site.rooms
        with Slowly.pondering():
            thinking = ann.make(seats={"blue": "bot:slowly", "red": "bot:slowly"})
            assert Slowly.thinks.wait(PATIENCE)
            ann.make(seats={"blue": "bot:talker", "red": "bot:talker"})
            assert not answered(rooms, thinking) and not Slowly.go.is_set()
            bob.make(seats={"blue": "bot:talker", "red": "bot:talker"})
            wait_until(lambda: answered(rooms, thinking) > 0)


@pytest.mark.usefixtures("staff")
def test_a_flood_of_hints_leaves_room_for_other_visitors(
    ann: Visitor, bob: Visitor, rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three of them wait, the others are sent away, and somebody else's is given meanwhile."""
    gate, advise = threading.Event(), Thinker.advise
    games = [ann.make(seats={"blue": "me", "red": "me"}) for _ in range(4)]

    def slowly(thinker: Thinker, order: Advise) -> Thought:
        assert not any(order.game.key.startswith(game) for game in games) or gate.wait(PATIENCE)
        return advise(thinker, order)

    monkeypatch.setattr(Thinker, "advise", slowly)
    with ThreadPoolExecutor(3) as pool:
        try:
            waiting = [pool.submit(hint, ann, game) for game in games[:3]]
            wait_until(lambda: sum(rooms.workers._asking.values()) == 3)
            said = [hint(ann, games[3], 503, lang)["error"]["text"] for lang in ("en", "fr")]
            assert said[0].startswith("You wait for several") and said[1].startswith("Vous attendez déjà")
            assert hint(bob, bob.make(seats={"blue": "me", "red": "me"}))["answer"]
            assert not any(each.done() for each in waiting)
        finally:
            gate.set()
        assert all(each.result(PATIENCE)["answer"] for each in waiting)
    assert hint(ann, games[3])["answer"] and not rooms.workers._asking


# What is told -----------------------------------------------------------------------------------------------------
ORDERS = (
    Think(KnownGame("g", "patrol", b"save"), {"red": "officer"}, 0.03),
    Advise(KnownGame("g", "patrol", since=[("red", "pass")]), "blue", "officer", "luck"),
    TryOut(KnownGame("t", "patrol", b"save"), "general@2", "seed", 0.25),
    Read(b"save", 5.0),
)


def test_orders_and_replies_are_told_as_bytes() -> None:
    for order in ORDERS:
        assert read_order(written(Numbered(7, order, ["old"]))) == Numbered(7, order, ["old"])
    assert read_order(written(Hurry(3))) == Hurry(3)
    given = Given("red", 4, "pass", [("bot-slip", {"ways": 3, "far": 0.5, "pieces": [1, 2]}, "9.1")])
    read = WasRead(save=read_save(shelf.title("patrol").new("crossing", seed="5").save()), pack=b"packed")
    ended, faulty = Tried(True, "red", "clear"), WasRead("broken", ["x"])
    for reply in (Thought([given]), Thought([], "out of ideas"), ended, faulty, read):
        assert read_reply(written(reply)) == reply
    assert given.why == (bots.BotReason("bot-slip", {"ways": 3, "far": 0.5, "pieces": [1, 2]}, "9.1"),)


def plain_game(title: str, scenario: str, answers: int) -> list[str]:
    """The entries of a game as officers play it in one process, without any worker."""
    game = shelf.title(title).new(scenario, seed="5")
    players = {side.name: bots.make("officer", f"5/0/{side.name}") for side in game.play.sides}
    while len(game.entries) < answers and (question := game.question) is not None:
        bots.let_answer(game, players[question.side], question)
    return [str(entry) for entry in game.entries]


@pytest.mark.parametrize(
    ("title", "scenario", "answers"),
    [
        ("patrol", "crossing", 400),
        ("patrol", "night-raid", 120),
        ("verdun", "haumont", 120),
        ("marne", "gneisenau", 60),
    ],
)
@pytest.mark.parametrize("is_forgetful", [False, True], ids=["caught up", "told anew"])
def test_a_bot_answers_in_a_worker_as_it_does_at_home(
    title: str, scenario: str, answers: int, is_forgetful: bool
) -> None:
    """Whether the worker has the game and is told what is new, or is told the whole of it before each answer."""
    game, thinker = shelf.title(title).new(scenario, seed="5"), Thinker()
    place = InThread()
    place._thinker = thinker
    worker = Worker("1", lambda: place, lambda key: None)
    players = dict.fromkeys((side.name for side in game.play.sides), "officer")
    bots_made = {}
    for side in players:  # at home both are made before the first answer
        bots_made[side] = bots.make("officer", f"5/0/{side}")
    thinker._bots["g"] = bots_made
    while len(game.entries) < answers and game.result is None:
        (given,) = worker.think("g", game, players, -1.0, PATIENCE).given
        game.answer(given.text, given.side, given.question)
        if is_forgetful:
            worker._known.clear()
        else:
            worker.learn("g", game)
    assert [str(entry) for entry in game.entries] == plain_game(title, scenario, answers)


def test_a_worker_is_told_the_whole_of_a_game_only_once() -> None:
    game = shelf.title("patrol").new("crossing", seed="5")
    worker = Worker("1", InThread, lambda key: None)
    first = worker._told("g", game)
    assert first.save and not first.since
    worker.learn("g", game)
    question = game.question
    assert question is not None
    game.answer(question.options[0])
    second = worker._told("g", game)
    assert not second.save and second.since[0] == (question.side, question.options[0].text)
    worker.learn("g", game)
    assert worker._told("g", shelf.title("patrol").new("crossing", seed="6")).save, "another history is told anew"


def test_games_asked_about_longest_ago_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "GAMES_KEPT", 2)
    left: list[str] = []
    worker = Worker("1", InThread, left.append)
    game = shelf.title("patrol").new("crossing", seed="5")
    for key in ("a", "b", "a", "c"):
        worker.learn(key, game)
    assert list(worker._known) == ["a", "c"] and left == worker._forgotten == ["b"]


# Processes --------------------------------------------------------------------------------------------------------
@contextmanager
def serving(folder: Path, **limits: int) -> Iterator[tuple[Starlette, Rooms, Workers]]:
    """A server with one worker process."""
    application = app(Settings(folder, limits=Limits(**limits), workers=1))
    with running(application):
        rooms: Rooms = application.state.site.rooms
        yield application, rooms, rooms.workers


def process_of(workers: Workers, lane: str) -> InProcess:
    """The process that works in a lane."""
    worker = next(worker for worker, lanes in workers._lanes.items() if lane in lanes)
    wait_until(lambda: worker.place is not None)
    assert isinstance(worker.place, InProcess)
    return worker.place


@pytest.mark.usefixtures("staff")
def test_bots_play_hints_and_trials_in_a_process_and_a_killed_one_is_replaced(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as (application, rooms, workers):
        ann = Visitor(application)
        game = ann.make(seats={"blue": "me", "red": "bot:talker"}, seed="3")
        ann.answer(game)
        rests(rooms, game)
        first = process_of(workers, QUICK)
        assert first.process_id not in (0, os.getpid())
        os.kill(first.process_id, signal.SIGKILL)
        for _ in range(6):
            ann.answer(game)
            rests(rooms, game)
        second = process_of(workers, QUICK)
        assert second is not first and rooms.room(game).reasons, "its work was done again by another"
        assert "worker 0 is replaced: it has died over game" in caplog.text
        assert log_on_disk(rooms, game) == [(e.who.name, e.option.text) for e in rooms.room(game).game.entries]
        assert hint(ann, game)["answer"] in [option["text"] for option in ann.asked(game)["options"]]
        ann.post(f"games/{game}/trial", {"bot": "random", "games": 3})
        trial = rooms.room(game).trial
        assert trial is not None
        wait_until(lambda: not trial.shown.running)
        assert sum(trial.shown.results.values()) == 3 and process_of(workers, QUICK) is second
    assert second._process.exitcode is not None, "nothing is left running"


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not limit a process's memory")
@pytest.mark.usefixtures("staff")
def test_too_much_memory_ends_the_worker_and_nothing_else(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It is tried twice; then whoever looks reads why, and other games go on."""
    with serving(tmp_path, worker_megabytes=700) as (application, rooms, _workers):
        ann = Visitor(application)
        game = ann.make(seats={"blue": "bot:greedy", "red": "bot:greedy"})
        rests(rooms, game)
        told = {lang: ann.get(f"games/{game}", lang=lang)["screen"]["bots"] for lang in ("en", "fr")}
        assert (told["en"]["state"], told["en"]["answers"], answered(rooms, game)) == ("stopped", 0, 0)
        assert told["en"]["why"].startswith("The process in which the bot was thinking has ended twice")
        assert told["fr"]["why"].startswith("Le processus")
        assert caplog.text.count("worker 0 is replaced: it has died") == 2
        other = ann.make(seats={"blue": "bot:talker", "red": "bot:talker"})
        wait_until(lambda: bool(ann.screen(other, "")["over"]))


def test_a_strangers_save_is_read_by_a_worker_that_may_die_of_it(tmp_path: Path) -> None:
    with serving(tmp_path) as (application, rooms, workers):
        ann = Visitor(application)
        save = shelf.title("patrol").new("crossing", seed="1").save()
        ann.post("games/import", save, 201)
        faulty = save.replace(b'"crossing"', b'"nowhere"')
        assert "no scenario 'nowhere'" in ann.post("games/import", faulty, 400)["error"]["text"]
        unknown = save.replace(b'"patrol"', b'"chess"')
        assert "no game 'chess'" in ann.post("games/import", unknown, 400)["error"]["text"]
        os.kill(process_of(workers, SAVES).process_id, signal.SIGKILL)  # as the system does when it is over its time
        fault = ann.post("games/import", save, 400, "fr")["error"]
        assert fault["code"] == "bad-data" and fault["text"].startswith("Cette sauvegarde demande trop de temps")
        assert len(rooms.rooms()) == 1


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (LostWorker("it has died"), "Le processus dans lequel"),
        (BotFailed("out of ideas"), "continuer\xa0: out of ideas"),
    ],
)
def test_a_trial_that_cannot_go_on_ends_and_says_why(
    ann: Visitor, rooms: Rooms, monkeypatch: pytest.MonkeyPatch, fault: Exception, said: str
) -> None:
    def fails(*_: object) -> NoReturn:
        raise fault

    monkeypatch.setattr(Worker, "try_out", fails)
    game = ann.make(seats={"blue": "me", "red": "me"})
    ann.post(f"games/{game}/trial", {"bot": "random", "games": 3}, lang="fr")
    trial = rooms.room(game).trial
    assert trial is not None
    wait_until(lambda: not trial.shown.running)
    assert said in trial.shown.why and trial.shown.done == 0


@pytest.mark.skipif(sys.platform != "linux", reason="other systems count a process's time differently")
def test_a_process_ends_when_its_time_of_a_processor_is_over() -> None:
    code = "from grognard.server.thinking.worker import limit_time; limit_time(0.01)\nwhile True: pass"
    ended = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": "src"}, timeout=60, check=False
    )
    assert ended.returncode == -signal.SIGXCPU


def test_where_there_are_no_processes_threads_do_it_and_the_log_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def none(_megabytes: int) -> InProcess:
        raise NoProcesses("OSError: no semaphores here")

    monkeypatch.setattr(workers_module, "InProcess", none)
    with caplog.at_level(logging.WARNING), serving(tmp_path) as (application, rooms, _):
        ann = Visitor(application)
        game = ann.make(seats={"blue": "bot:random", "red": "bot:random"})
        wait_until(lambda: rooms.room(game).game.result is not None)
    assert "no worker process can be started (OSError: no semaphores here)" in caplog.text


def test_a_worker_that_says_nothing_is_given_up() -> None:
    """Its order is given to another, and after that nobody is asked again."""
    asked: list[int] = []

    class Silent(InThread):
        def do(self, order: Numbered, seconds: float) -> Any:
            asked.append(order.number)
            raise LostWorker(f"no answer in {seconds:g} seconds")

    worker = Worker("1", Silent, lambda key: None)
    game = shelf.title("patrol").new("crossing", seed="5")
    with pytest.raises(LostWorker):
        worker.think("g", game, {"red": "random"}, 0.03, PATIENCE)
    assert asked == [1, 2]
    with pytest.raises(LostWorker):
        worker.read(b"save", 1.0)
    assert asked == [1, 2, 3], "a stranger's save kills one worker, not two"
