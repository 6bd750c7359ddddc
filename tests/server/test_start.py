"""What a server cannot start with is told in a sentence; and what it makes is for its owner only."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from grognard.cli import main
from grognard.server.http.faults import sentences
from grognard.server.http.web import Settings, app
from grognard.server.rooms.seats import secret_in
from grognard.server.storage.database import Unfit, migrate, reach


def serve(folder: Path, *more: str, lang: str = "en") -> str:
    """What is said when it does not start."""
    command = ["serve", "--port", "0", "--no-open", "--data-dir", str(folder), "--lang", lang, *more]
    told = CliRunner().invoke(main, command)
    assert told.exit_code == 1 and isinstance(told.exception, SystemExit), told.exception
    return told.output


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.parametrize("shape", ["v99", "v2"])
def test_a_database_of_an_unknown_shape(tmp_path: Path, shape: str) -> None:
    """One of a newer version, or from before the first release."""
    engine = sa.create_engine(f"sqlite:///{tmp_path}/grognard.sqlite")
    migrate(engine)
    with engine.begin() as db:
        db.execute(sa.text("UPDATE alembic_version SET version_num = :shape"), {"shape": shape})
    engine.dispose()
    for lang in ("en", "fr"):
        assert sentences(lang).text("database-unknown", shape=shape) in serve(tmp_path, lang=lang)


def test_a_missing_driver_and_odd_addresses(tmp_path: Path) -> None:
    assert "pip install" in serve(tmp_path, "--database", "postgresql+pg8000://localhost/games")
    for address in (
        "nonsense",
        "nosuch://here",
        "sqlite+nosuch:///x",
        "postgresql://localhost:port/games",
        "sqlite://",
    ):
        assert "address of the database" in serve(tmp_path, "--database", address)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "grognard.sqlite").write_bytes(b"nonsense" * 1000)
    assert "not a database" in serve(tmp_path)


@pytest.mark.parametrize("secret", ["", "\n", "short"])
def test_an_empty_secret_is_refused(tmp_path: Path, secret: str) -> None:
    (tmp_path / "secret").write_text(secret, "utf-8")
    told = serve(tmp_path)
    assert "too short" in told and "secret" in told and "delete the file" in told
    assert (tmp_path / "secret").read_text("utf-8") == secret
    assert not (tmp_path / "grognard.sqlite").exists(), "nothing is begun"


def test_a_secret_is_made_once_and_kept(tmp_path: Path) -> None:
    made = secret_in(tmp_path)
    assert len(made) >= 40 and secret_in(tmp_path) == made
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]


def test_what_is_made_is_for_its_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    application = app(Settings(folder))
    application.state.site.rooms.storage.stop_bots("none", True)
    files = {path.name: oct(mode(path)) for path in folder.iterdir()}
    assert files == dict.fromkeys(("grognard.sqlite", "grognard.sqlite-wal", "grognard.sqlite-shm", "secret"), "0o600")
    assert mode(folder) == 0o700
    application.state.site.rooms.close()


def test_what_others_could_read_is_closed_to_them(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path}/grognard.sqlite")
    migrate(engine)
    engine.dispose()
    (tmp_path / "secret").write_text("x" * 40, "utf-8")
    for name in ("grognard.sqlite", "secret"):
        (tmp_path / name).chmod(0o644)
    app(Settings(tmp_path)).state.site.rooms.close()
    assert mode(tmp_path / "grognard.sqlite") == mode(tmp_path / "secret") == 0o600
    assert caplog.text.count("could be read by others") == 2


def test_a_database_in_memory_has_no_file() -> None:
    reach("sqlite://").dispose()
    with pytest.raises(Unfit):
        reach("sqlite+none://")
