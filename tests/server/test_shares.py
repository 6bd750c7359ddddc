"""What plays a game again is costly: each visitor and each address has a share, and nobody else waits for it."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest

from grognard.server.http.faults import Trouble
from grognard.server.http.limits import Limits
from grognard.server.http.quotas import Shares
from grognard.server.rooms import report
from grognard.server.rooms.rooms import Rooms
from tests.server.visitors import PATIENCE, Json, Visitor

LIMITS = Limits(costly_seconds=10, costly_seconds_from_address=15, costly_at_once=2)


class Watch:
    """A clock and a processor's time that go on when they are told to."""

    def __init__(self) -> None:
        self.now = self.used = 0.0
        self.shares = Shares(LIMITS, lambda: self.now, lambda: self.used)

    def spend(self, seconds: float, player: str = "ann", address: str = "10.0.0.1") -> None:
        """One costly request."""
        with self.shares.waiting(player, address), self.shares.spending(player, address):
            self.used += seconds
            self.now += seconds


def test_a_visitor_who_has_had_a_share_waits_until_it_comes_back() -> None:
    watch = Watch()
    watch.spend(2)
    watch.spend(1)
    with pytest.raises(Trouble) as told:
        watch.spend(1)
    assert told.value.status == 429
    watch.spend(1, "bob")
    watch.now += told.value.retry_after
    watch.spend(1)
    with pytest.raises(Trouble):
        watch.spend(1)


def test_in_the_long_run_it_is_the_share_of_a_minute() -> None:
    watch = Watch()
    for _ in range(600):
        try:
            watch.spend(0.5)
        except Trouble as fault:
            watch.now += fault.retry_after
    assert watch.used / watch.now == pytest.approx(LIMITS.costly_seconds / 60, rel=0.1)


def test_visitors_of_one_address_share_it() -> None:
    watch = Watch()
    for guest in range(3):
        watch.spend(2, f"guest {guest}")
    with pytest.raises(Trouble):
        watch.spend(1, "another")
    watch.spend(1, "another", "10.0.0.2")


def test_only_so_many_wait_at_once() -> None:
    shares = Watch().shares
    with shares.waiting("ann", "a"), shares.waiting("ann", "a"):
        with pytest.raises(Trouble) as told, shares.waiting("ann", "a"):
            raise AssertionError("a third must not wait")
        assert told.value.retry_after
        with shares.waiting("bob", "a"):
            pass
    with shares.waiting("ann", "a"):
        pass


def finished(someone: Visitor) -> str:
    """A game that two bots played to its end."""
    game = someone.make(seats={"blue": "bot:random", "red": "bot:random"}, seed="1")
    while not someone.screen(game, "")["over"]:
        pass
    return game


def test_beyond_the_share_it_is_429_with_a_sentence_and_a_time(ann: Visitor, server: Json) -> None:
    game = finished(ann)
    ann.get(f"games/{game}/since/0")
    server.state.site.shares._limits = Limits(costly_seconds=1e-9)
    for path in (f"games/{game}/since/0", f"games/{game}/report", f"games/{game}/report.json"):
        for lang, words in (("en", "your share"), ("fr", "votre part")):
            answer = ann.browser.get(f"/api/{path}", params={"lang": lang})
            assert answer.status_code == 429 and int(answer.headers["retry-after"]) >= 1
            assert words in answer.json()["error"]["text"]
    assert ann.get(f"games/{game}")["screen"]["over"], "a page costs nothing of it"


def test_what_was_made_of_a_finished_game_is_kept(ann: Visitor, bob: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    game = finished(ann)
    first = [ann.browser.get(f"/api/games/{game}/{path}").content for path in ("since/0", "report.html", "report.json")]
    made = [
        "grognard.server.rooms.room.reel_of",
        "grognard.server.rooms.report.battle_page",
        "grognard.server.rooms.report.told_in_full",
    ]
    for name in made:
        monkeypatch.setattr(name, lambda *_: pytest.fail("it was made again"))
    again = [bob.browser.get(f"/api/games/{game}/{path}") for path in ("report.html", "report.json")]
    assert [answer.content for answer in again] == first[1:]
    assert bob.get(f"games/{game}/since/0")["steps"] == ann.get(f"games/{game}/since/0")["steps"]


def test_pages_do_not_wait_behind_reports(
    ann: Visitor, visitor: Callable[[], Visitor], rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty visitors ask for a report that takes its time: pages and lobby are answered meanwhile."""
    game = finished(ann)
    go, begun = threading.Event(), threading.Event()

    def slow(*_: object) -> str:
        begun.set()
        assert go.wait(PATIENCE)
        return "at last"

    monkeypatch.setattr(report, "battle_page", slow)
    guests = [visitor() for _ in range(40)]
    statuses: list[int] = []

    def ask(guest: Visitor) -> None:
        statuses.append(guest.browser.get(f"/api/games/{game}/report.html").status_code)

    threads = [threading.Thread(target=ask, args=(guest,)) for guest in guests]
    for thread in threads:
        thread.start()
    try:
        assert begun.wait(PATIENCE)
        assert ann.get(f"games/{game}")["screen"]["over"]
        assert ann.get("games")["games"]
    finally:
        go.set()
    for thread in threads:
        thread.join()
    assert set(statuses) == {200, 429}
