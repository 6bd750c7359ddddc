"""The lobby with very many games: pages, a fixed number of queries, no game played again; and rows that are spoiled."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from grognard.server.http.web import Settings, app
from grognard.server.rooms.room import Room
from grognard.server.rooms.rooms import CARDS_ON_A_PAGE, Rooms
from grognard.server.storage.game_rows import EntryRow, GameRow, SeatRow, Summary
from grognard.server.storage.storage import Storage
from grognard.server.storage.tables import GAMES, LISTED
from tests.server.visitors import Visitor, running, wait_until

MINE, THEIRS, DONE = (
    Summary(2, ["blue"], False, "", "", 3),
    Summary(2, ["red"], False, "", "", 3),
    Summary(9, [], True, "blue", "", 9),
)


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    found = Storage(f"sqlite:///{tmp_path}/games.sqlite")
    yield found
    found.close()


def add(storage: Storage, id_: str, changed: float, summary: Summary, maker: str = "ann") -> None:
    seats = {"blue": SeatRow("blue", player=maker), "red": SeatRow("red", bot="random")}
    dice = {"kind": "typed"}
    row = GameRow(id_, "patrol", "1", "crossing", [], dice, "", maker, 1, changed, changed, False, summary, seats)
    storage.add(row, [EntryRow("blue", "pass")])


def fill(storage: Storage, games: int, maker: str = "ann") -> None:
    for number in range(games):
        add(storage, f"{maker}{number:03}", number, (MINE, THEIRS, DONE)[number % 3], maker)


@contextmanager
def queries(storage: Storage) -> Iterator[list[str]]:
    """What is asked of the database meanwhile."""
    told: list[str] = []

    def note(_db: object, _cursor: object, text: str, *_other: object) -> None:
        told.append(text)

    sa.event.listen(storage.engine, "before_cursor_execute", note)
    yield told
    sa.event.remove(storage.engine, "before_cursor_execute", note)


def the_same(visitor: Visitor, browser: TestClient) -> Visitor:
    """A visitor who comes again after the server was started anew."""
    found = Visitor(browser.app)  # type: ignore[arg-type]
    found.browser.cookies = visitor.browser.cookies
    return found


# Pages ------------------------------------------------------------------------------------------------------------
def test_what_waits_for_you_comes_first_and_what_is_over_last(storage: Storage) -> None:
    fill(storage, 9)
    assert [row.id[-1] for row in storage.games_of("ann").rows] == ["6", "3", "0", "7", "4", "1", "8", "5", "2"]
    assert [row.id[-1] for row in storage.games_of("ann", "running", 2, 2).rows] == ["0", "7"]
    assert storage.games_of("ann", "running").total == 6
    assert [row.id[-1] for row in storage.games_of("ann", "over", 1, 5).rows] == ["5", "2"]


def test_the_list_follows_the_game(storage: Storage) -> None:
    add(storage, "g", 1.0, THEIRS)
    add(storage, "h", 2.0, THEIRS)
    storage.write("g", 1, 1, 1, [EntryRow("red", "pass")], MINE)
    assert [row.id for row in storage.games_of("ann").rows] == ["g", "h"]
    storage.write("g", 2, 2, 2, [EntryRow("blue", "pass")], DONE)
    assert [row.id for row in storage.games_of("ann", "running").rows] == ["h"]
    assert [row.id for row in storage.games_of("ann", "over").rows] == ["g"]
    storage.write("h", 1, 1, 1, [], Summary(2, ["dice"], False, "", "", 3))
    assert [row.id for row in storage.games_of("ann").rows] == ["h", "g"], "typed dice wait for anybody who plays"
    storage.delete("g")
    assert storage.games_of("ann").total == 1


def test_a_page_costs_the_same_however_many_games_there_are(storage: Storage) -> None:
    told = []
    for games in (30, 90):
        fill(storage, games, f"player{games}")
        with queries(storage) as asked:
            page = storage.games_of(f"player{games}", "", 10, 10)
        assert (len(page.rows), page.total) == (10, games)
        told.append(len(asked))
    assert told == [4, 4], "how many, which, the games, their seats"


def test_a_page_is_read_in_the_order_of_an_index(storage: Storage) -> None:
    fill(storage, 30)
    with queries(storage) as asked:
        storage.games_of("ann", "running", 10, 10)
        storage.games_with_bots_due()
    listing, due = next(text for text in asked if "OFFSET" in text), asked[-1]
    with storage.engine.connect() as db:
        plans = [
            " ".join(str(row) for row in db.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}", values))
            for text, values in ((listing, ("ann", 1, 2, 10, 10)), (due, ()))
        ]
    assert all("INDEX" in plan and "TEMP B-TREE" not in plan and "SCAN" not in plan for plan in plans), plans


def test_no_game_is_played_again_for_the_lobby(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(app(Settings(tmp_path))) as browser:
        ann = Visitor(browser.app)  # type: ignore[arg-type]
        games = [ann.make(seats={"red": "me"}) for _ in range(CARDS_ON_A_PAGE + 3)]
    with running(app(Settings(tmp_path))) as browser:
        monkeypatch.setattr(Rooms, "_loaded", lambda *_: pytest.fail("a game was opened"))
        again = the_same(ann, browser)
        first, second, beyond = (again.get("games", page=page) for page in "129")
        rooms: Rooms = browser.app.state.site.rooms  # type: ignore[attr-defined]
        assert rooms.rooms() == []
    assert (first["page"], first["pages"], first["total"]) == (1, 2, len(games))
    assert len(first["games"]) == CARDS_ON_A_PAGE and len(second["games"]) == 3 and beyond == second
    assert {card["id"] for card in first["games"] + second["games"]} == set(games)


def test_odd_pages_are_refused(ann: Visitor) -> None:
    for query in ({"page": "one"}, {"page": "-1"}, {"which": "mine"}, {"page": "99999999999"}):
        assert ann.get("games", 400, **query)["error"]["code"] == "unreadable"
    assert ann.get("games", page="0") == {"games": [], "page": 1, "pages": 1, "total": 0}


def test_whoever_takes_a_seat_has_the_game_on_the_list(ann: Visitor, bob: Visitor) -> None:
    made = ann.post("games", {"title": "patrol", "seats": {"red": "open", "blue": "open"}}, 201)
    bob.post("join", {"link": made["links"]["red"]})
    ann.post("join", {"link": made["links"]["blue"]})
    for visitor, side in ((ann, "blue"), (bob, "red")):
        (card,) = visitor.get("games", which="running")["games"]
        assert card["sides"] == [side] and card["yours"] == (side in card["waiting"])


# Spoiled rows -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "spoil",
    ["waiting = 'nonsense'", "dice = '[1]'", "options = '{'", "version = 'x'", "over = 'perhaps'", "changed = 'never'"],
)
def test_one_bad_row_spoils_no_other_and_can_be_deleted(tmp_path: Path, spoil: str) -> None:
    with running(app(Settings(tmp_path))) as browser:
        ann = Visitor(browser.app)  # type: ignore[arg-type]
        bad, good = (ann.make(seats={"red": "bot:random", "blue": "me"}) for _ in range(2))
    engine = sa.create_engine(f"sqlite:///{tmp_path}/grognard.sqlite")
    with engine.begin() as db:
        db.execute(sa.text(f"UPDATE games SET {spoil}, bots_due = 1 WHERE id = :bad"), {"bad": bad})
    engine.dispose()
    with running(app(Settings(tmp_path))) as browser:
        again = the_same(ann, browser)
        cards = {card["id"]: card for card in again.get("games", lang="en")["games"]}
        assert cards.keys() == {bad, good} and not cards[good]["fault"]
        assert "cannot be read" in cards[bad]["fault"]
        assert again.get(f"games/{bad}", 400)["error"]["code"] == "bad-data"
        again.get(f"games/{good}")
        again.delete(f"games/{bad}")
        assert again.get("games")["total"] == 1


def test_a_game_that_cannot_be_played_again_can_be_deleted_by_its_maker(
    ann: Visitor, bob: Visitor, rooms: Rooms
) -> None:
    made = ann.post("games", {"title": "patrol", "seats": {"red": "open"}}, 201)
    game = made["id"]
    bob.post("join", {"link": made["links"]["red"]})
    ann.delete(f"games/{game}", 403)
    with rooms.storage.engine.begin() as db:
        db.execute(sa.text("INSERT INTO entries VALUES (:game, 99, 'red', 'nonsense', 1.0)"), {"game": game})
    rooms.memory.drop(rooms.room(game))
    ann.get(f"games/{game}", 400)
    bob.delete(f"games/{game}", 403)
    ann.delete(f"games/{game}")
    assert ann.get("games")["total"] == bob.get("games")["total"] == 0


def test_a_game_of_a_title_that_is_gone_is_listed_and_can_be_deleted(ann: Visitor, rooms: Rooms) -> None:
    game = ann.make(seats={"red": "me"})
    with rooms.storage.engine.begin() as db:
        db.execute(sa.update(GAMES).values(title="chess"))
    (card,) = ann.get("games", lang="en")["games"]
    assert "chess" in card["fault"]
    ann.delete(f"games/{game}")


# Starting ---------------------------------------------------------------------------------------------------------
def test_visitors_are_served_before_bots_are_woken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(app(Settings(tmp_path))) as browser:
        ann = Visitor(browser.app)  # type: ignore[arg-type]
        monkeypatch.setattr("grognard.server.thinking.opponents.Opponents.wake_bots", lambda *_: None)
        games = [ann.make(seats=dict.fromkeys(("red", "blue"), "bot:random")) for _ in range(3)]
        monkeypatch.undo()
    application = app(Settings(tmp_path))
    rooms: Rooms = application.state.site.rooms
    assert rooms.storage.games_with_bots_due() == games[::-1]
    gate, opened = threading.Event(), Rooms.room

    def slowly(rooms: Rooms, game: str) -> Room:
        if threading.current_thread().name == "upkeep":
            gate.wait()
        return opened(rooms, game)

    monkeypatch.setattr(Rooms, "room", slowly)
    with running(application) as browser:
        again = the_same(ann, browser)
        assert again.get("games", which="running")["total"] == 3
        assert again.get(f"games/{games[1]}")["screen"], "whoever comes first does not wait"
        gate.set()
        wait_until(lambda: again.get("games", which="over")["total"] == 3)
    with rooms.storage.engine.connect() as db:
        assert db.execute(sa.select(sa.func.count()).select_from(LISTED)).scalar() == 3
    rooms.storage.close()
