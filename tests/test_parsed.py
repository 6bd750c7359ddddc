"""Parsed data that is kept: read instead of the file, and parsed again whenever it is not of that very file."""

from __future__ import annotations

from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from grognard import parsed as module
from grognard.kernel.errors import BadData
from grognard.kernel.files.data import Files, read_toml
from grognard.parsed import parsed, place_of

TEXT = b'name = "Verdun"\nturns = 12\n[[rule]]\nid = "9.1"\nodds = [0.5, true]\n'


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file of data, not yet parsed."""
    path = tmp_path / "rules.en.toml"
    path.write_bytes(TEXT)
    return path


def kept(file: Path) -> Path:
    """Where its values are kept."""
    place = place_of(file)
    assert place is not None
    return place


def never(content: bytes) -> dict[str, Any]:
    """Stands for the parser where it must not be asked."""
    raise AssertionError(f"parsed again: {content!r}")


def test_a_file_is_parsed_once(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert parsed(file, TEXT) == read_toml(TEXT)
    monkeypatch.setattr(module, "read_toml", never)
    found = parsed(file, TEXT)
    assert found == {"name": "Verdun", "turns": 12, "rule": [{"id": "9.1", "odds": [0.5, True]}]}
    assert [type(each) for each in found["rule"][0]["odds"]] == [float, bool]


def test_what_is_kept_of_another_content_is_not_read(file: Path) -> None:
    parsed(file, TEXT)
    assert parsed(file, b"turns = 13\n") == {"turns": 13}
    assert parsed(file, TEXT)["turns"] == 12


@pytest.mark.parametrize("size", [0, 10, 40, 70, -1])
def test_what_is_damaged_is_parsed_again_and_mended(file: Path, size: int) -> None:
    parsed(file, TEXT)
    whole = kept(file).read_bytes()
    for broken in (whole[:size], whole[:size] + b"\xff" + whole[size:][1:]):
        kept(file).write_bytes(broken)
        assert parsed(file, TEXT) == read_toml(TEXT)
        assert kept(file).read_bytes() == whole


def test_where_nothing_can_be_written_the_file_is_parsed(tmp_path: Path, file: Path) -> None:
    (tmp_path / "__pycache__").write_text("no folder")
    assert parsed(file, TEXT) == read_toml(TEXT)
    assert parsed(file, TEXT) == read_toml(TEXT)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["__pycache__", "rules.en.toml"]


def test_what_would_come_back_otherwise_is_not_kept(file: Path) -> None:
    dated = b"day = 1916-02-21\n"
    assert parsed(file, dated) == read_toml(dated)
    assert not kept(file).exists()


def test_several_processes_may_keep_the_same_file(file: Path) -> None:
    with get_context("spawn").Pool(2) as pool:
        found = pool.starmap(parsed, [(file, TEXT)] * 8)
    assert found == [read_toml(TEXT)] * 8
    assert [path.name for path in kept(file).parent.iterdir()] == [kept(file).name], "and no draft is left"


def test_only_shipped_files_are_kept_and_faults_are_told_each_time(tmp_path: Path) -> None:
    shipped, own = tmp_path / "shipped", tmp_path / "own"
    for folder in (shipped, own):
        folder.mkdir()
        (folder / "charts.toml").write_text("turns = 3\nsource = 'ours: a test'\n")
    Files([shipped, own]).read("charts.toml")
    assert kept(shipped / "charts.toml").exists()
    assert not (own / "__pycache__").exists()
    (shipped / "charts.toml").write_text("turns = \n")
    for _ in range(2):
        files = Files([shipped])
        files.read("charts.toml")
        with pytest.raises(BadData, match="line 1"):
            files.faults.check()
