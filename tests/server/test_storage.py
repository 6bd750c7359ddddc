"""Games on disk: the database schema, and two writers on one game."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from grognard.server.storage.database import DatabaseDown, Overtaken, migrate
from grognard.server.storage.game_rows import EntryRow, GameRow, ReasonRow, SeatRow, Summary
from grognard.server.storage.storage import Storage
from grognard.server.storage.tables import ENTRIES, METADATA

START = Summary(1, ["blue"], False, "", "", 1)


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    found = Storage(f"sqlite:///{tmp_path}/games.sqlite")
    yield found
    found.close()


def add(storage: Storage, id_: str = "g", **seats: SeatRow) -> GameRow:
    row = GameRow(id_, "patrol", "1", "crossing", [], {"kind": "typed"}, "", "ann", 1, 1.0, 1.0, False, START, seats)
    row.seats = seats or {"blue": SeatRow("blue", player="ann"), "red": SeatRow("red", link="hash")}
    storage.add(row, [EntryRow("blue", "pass")])
    return row


def test_migrations_reach_the_shape_the_code_speaks_of(storage: Storage) -> None:
    with storage.engine.connect() as db:
        context = MigrationContext.configure(db, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    migrate(storage.engine)


def test_reasons_go_with_their_entries(storage: Storage) -> None:
    add(storage)
    one, two = ReasonRow(1, 2, "red", "[]"), ReasonRow(2, 3, "red", '[["bot-slip",{},""]]')
    storage.write("g", 1, 1, 1, [EntryRow("red", "pass"), EntryRow("red", "fire")], START, [one, two])
    assert storage.reasons("g") == [one, two]
    storage.write("g", 2, 2, 3, [EntryRow("red", "stay")], START, [two._replace(because="[]")])
    assert storage.reasons("g") == [one, two._replace(because="[]")]
    storage.write("g", 3, 1, 3, [], START)
    assert storage.reasons("g") == [] and storage.entries("g") == [("blue", "pass")]


def test_what_is_committed_survives_a_power_cut(storage: Storage) -> None:
    with storage.engine.connect() as db:
        assert db.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
        assert db.execute(sa.text("PRAGMA synchronous")).scalar() == 2
        assert db.execute(sa.text("PRAGMA foreign_keys")).scalar() == 1


def test_a_game_reads_back_as_it_was_added(storage: Storage) -> None:
    row = add(storage)
    assert storage.game("g") == row
    assert storage.entries("g") == [("blue", "pass")]
    assert storage.game("h") is None
    assert [each.id for each in storage.games_of("ann").rows] == ["g"]
    assert storage.games_of("bob") == ([], 0)


def test_only_one_of_two_writers_gets_the_next_version(storage: Storage) -> None:
    add(storage)
    assert storage.write("g", 1, 1, 1, [EntryRow("red", "pass"), EntryRow("dice", "roll 3")], START) == 2
    with pytest.raises(Overtaken):
        storage.write("g", 1, 1, 1, [EntryRow("red", "fire")], START)
    assert storage.entries("g") == [("blue", "pass"), ("red", "pass"), ("dice", "roll 3")]


def test_a_number_is_taken_once_and_the_whole_change_with_it(storage: Storage) -> None:
    add(storage)
    with pytest.raises(Overtaken):
        storage.write("g", 1, 0, 0, [EntryRow("blue", "fire")], START)
    row = storage.game("g")
    assert row is not None and row.version == 1
    assert storage.entries("g") == [("blue", "pass")]


def test_going_back_and_on_is_one_change(storage: Storage) -> None:
    add(storage)
    storage.write("g", 1, 1, 1, [EntryRow("red", "pass"), EntryRow("blue", "done")], START)
    assert storage.write("g", 2, 1, 3, [EntryRow("red", "fire")], START) == 3
    assert storage.entries("g") == [("blue", "pass"), ("red", "fire")]


def test_a_seat_is_taken_once(storage: Storage) -> None:
    add(storage)
    assert storage.game_of_link("hash") == "g"
    assert storage.sit_down("hash", "bob") == SeatRow("red", "bob", "", "hash")
    assert storage.sit_down("hash", "cleo") is None
    assert [each.id for each in storage.games_of("bob").rows] == ["g"]


def test_a_deleted_game_is_nobodys(storage: Storage) -> None:
    add(storage)
    storage.delete("g")
    assert storage.game("g") is None and storage.games_of("ann") == ([], 0) and storage.game_of_link("hash") == ""
    with pytest.raises(Overtaken):
        storage.write("g", 1, 1, 1, [], START)


def test_games_in_which_a_bot_may_play(storage: Storage) -> None:
    add(storage)
    for id_ in ("h", "i", "j"):
        add(storage, id_, blue=SeatRow("blue", bot="random"), red=SeatRow("red", player="ann"))
    storage.stop_bots("i", True)
    assert sorted(storage.games_with_bots_due()) == ["h", "j"]
    storage.write("h", 1, 1, 1, [EntryRow("blue", "pass")], START)
    assert storage.games_with_bots_due() == ["h", "j"], "the latest first"
    storage.write("h", 2, 2, 2, [EntryRow("blue", "pass")], Summary(1, ["red"], False, "", "", 3))
    assert storage.games_with_bots_due() == ["j"], "nothing is asked of the bot"


def test_a_database_out_of_reach_is_one_clear_error(storage: Storage, tmp_path: Path) -> None:
    with storage.engine.begin() as db:
        ENTRIES.drop(db)
    with pytest.raises(DatabaseDown):
        storage.entries("g")
    with pytest.raises(DatabaseDown):
        Storage(f"sqlite:///{tmp_path}/no/such/folder/games.sqlite")


def test_our_own_writers_take_turns(tmp_path: Path) -> None:
    """SQLite lets writers that meet try again and again; with many of them some waited for seconds."""
    storage, at_once, most = Storage(f"sqlite:///{tmp_path / 'games.sqlite'}"), set[int](), list[int]()

    def write(number: int) -> None:
        with storage.writing():
            at_once.add(number)
            most.append(len(at_once))
            time.sleep(0.001)
            at_once.discard(number)

    with ThreadPoolExecutor(8) as several:
        list(several.map(write, range(32)))
    assert max(most) == 1
    storage.close()
