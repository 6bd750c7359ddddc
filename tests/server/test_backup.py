"""Backups made while people play, and servers made from them."""

from __future__ import annotations

import json
import shutil
import sqlite3
import stat
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from click.testing import CliRunner, Result

from grognard.cli import main
from grognard.server.http.web import Settings, app
from grognard.server.rooms.rooms import Rooms
from grognard.server.storage.backup import back_up, restore, sample
from grognard.server.storage.database import Unfit, migrate
from tests.server.visitors import Visitor, log_on_disk, running


def run(*args: str | Path, lang: str = "en") -> Result:
    return CliRunner().invoke(main, [*map(str, args), "--lang", lang])


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Path]:
    """The folder of a server that has a game with an open seat, one with some answers, and a bot's; it runs."""
    folder = tmp_path / "server"
    with running(app(Settings(folder))) as browser:
        ann = Visitor(browser.app)  # type: ignore[arg-type]
        ann.make(seats={"red": "open"})
        game = ann.make(seats={"red": "me"})
        for _ in range(5):
            ann.answer(game)
        yield folder


def test_a_backup_taken_while_people_play_holds_every_answer_given_before(tmp_path: Path) -> None:
    with running(app(Settings(tmp_path / "server"))) as browser:
        rooms: Rooms = browser.app.state.site.rooms  # type: ignore[attr-defined]
        players = [Visitor(browser.app) for _ in range(2)]  # type: ignore[arg-type]
        games = [player.make("verdun", seats={"german": "me", "french": "me"}) for player in players]
        is_over = threading.Event()

        def play(player: Visitor, game: str) -> None:
            while not is_over.is_set():
                player.answer(game)

        playing = [threading.Thread(target=play, args=each) for each in zip(players, games, strict=True)]
        for thread in playing:
            thread.start()
        try:
            copies = []
            for number in range(3):
                before = [log_on_disk(rooms, game) for game in games]
                file = tmp_path / f"{number}.sqlite"
                back_up(tmp_path / "server", "", file)
                copies.append((file, before, [log_on_disk(rooms, game) for game in games]))
        finally:
            is_over.set()
            for thread in playing:
                thread.join()
    for file, before, after in copies:
        found = restore(file, tmp_path / f"from-{file.stem}", 10)
        assert (found.games, found.played, found.faults) == (2, 2, [])
        with running(app(Settings(tmp_path / f"from-{file.stem}"))) as browser:
            again: Rooms = browser.app.state.site.rooms  # type: ignore[attr-defined]
            for game, least, most in zip(games, before, after, strict=True):
                entries = log_on_disk(again, game)
                assert entries[: len(least)] == least and most[: len(entries)] == entries


def test_saves_are_the_same_and_links_still_work(kept: Path, tmp_path: Path) -> None:
    file = tmp_path / "b.sqlite"
    told = run("backup", file, "--data-dir", kept)
    assert told.exit_code == 0 and "b.sqlite.secret" in told.output
    told = run("restore", file, "--data-dir", tmp_path / "new")
    assert told.exit_code == 0
    assert "2 games" in told.output and "2 of 2 games were played again" in told.output
    assert (tmp_path / "new" / "secret").read_bytes() == (kept / "secret").read_bytes()
    assert rows(kept / "grognard.sqlite") == rows(tmp_path / "new" / "grognard.sqlite")


def rows(file: Path) -> str:
    """Everything in a database, as text."""
    with closing(sqlite3.connect(file)) as db:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        return json.dumps({name: sorted(map(str, db.execute(f"SELECT * FROM {name}"))) for name in tables})


def test_only_the_owner_reads_backup_and_secret(kept: Path, tmp_path: Path) -> None:
    run("backup", tmp_path / "b", "--data-dir", kept)
    run("restore", tmp_path / "b", "--data-dir", tmp_path / "new")
    files = [tmp_path / "b", tmp_path / "b.secret", *(tmp_path / "new").iterdir()]
    assert {path.name: oct(mode(path)) for path in files} == {path.name: "0o600" for path in files}
    assert len(files) == 4 and mode(tmp_path / "new") == 0o700


def test_nothing_is_ever_replaced(kept: Path, tmp_path: Path) -> None:
    file = tmp_path / "b.sqlite"
    assert run("backup", file, "--data-dir", kept).exit_code == 0
    before = file.read_bytes()
    for lang, words in {"en": "never replaces", "fr": "ne remplace jamais"}.items():
        told = run("backup", file, "--data-dir", kept, lang=lang)
        assert told.exit_code == 1 and words in told.output
    told = run("restore", file, "--data-dir", kept)
    assert told.exit_code == 1 and "only where there are no games" in told.output
    empty = tmp_path / "only-a-secret"
    empty.mkdir()
    (empty / "secret").write_text("x" * 40)
    assert run("restore", file, "--data-dir", empty).exit_code == 1
    assert file.read_bytes() == before and [path.name for path in empty.iterdir()] == ["secret"]


def test_what_is_no_backup_is_refused_and_leaves_nothing(kept: Path, tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Sir", "utf-8")
    assert "no SQLite database" in run("restore", other, "--data-dir", tmp_path / "new").output
    run("backup", tmp_path / "b", "--data-dir", kept)
    torn = tmp_path / "torn"
    whole = (tmp_path / "b").read_bytes()
    torn.write_bytes(whole[: len(whole) // 2])
    told = run("restore", torn, "--data-dir", tmp_path / "new")
    assert told.exit_code == 1 and "damaged" in told.output
    assert list((tmp_path / "new").iterdir()) == []
    assert "no games" in run("backup", tmp_path / "c", "--data-dir", tmp_path / "new").output
    assert not (tmp_path / "c").exists()
    assert run("backup", tmp_path / "no" / "such" / "c", "--data-dir", kept).exit_code == 1
    with pytest.raises(Unfit) as refused:
        back_up(tmp_path, "sqlite://", tmp_path / "c")
    assert refused.value.key == "backup-other"


def test_a_backup_of_an_older_shape_and_without_a_secret_is_restored(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path}/old.sqlite")
    migrate(engine, "v5")
    engine.dispose()
    found = restore(tmp_path / "old.sqlite", tmp_path / "new", 10)
    assert found.games == 0 and not found.has_secret
    with running(app(Settings(tmp_path / "new"))) as browser:
        Visitor(browser.app).make()  # type: ignore[arg-type]
    told = run("restore", tmp_path / "old.sqlite", "--data-dir", tmp_path / "other", lang="fr")
    assert "pas de secret" in told.output


def test_games_that_cannot_be_played_again_are_named(kept: Path, tmp_path: Path) -> None:
    run("backup", tmp_path / "b", "--data-dir", kept)
    shutil.copy(tmp_path / "b", tmp_path / "c")
    with closing(sqlite3.connect(tmp_path / "c", isolation_level=None)) as db:
        (game,) = db.execute("SELECT id FROM games WHERE answers > 2").fetchone()
        db.execute("UPDATE entries SET text = 'nonsense' WHERE game = ? AND number = 1", (game,))
    told = run("restore", tmp_path / "c", "--data-dir", tmp_path / "new")
    assert told.exit_code == 0 and "1 of 2" in told.output and f"{game} cannot be played again" in told.output


def test_a_sample_has_the_latest_and_some_from_everywhere() -> None:
    games = [str(number) for number in range(1000)]
    chosen = sample(games, 10)
    assert chosen[:5] == ["0", "1", "2", "3", "4"] and len(set(chosen)) == 10 and int(chosen[-1]) > 700
    assert sample(games[:7], 10) == games[:7] and sample(games, 0) == []
