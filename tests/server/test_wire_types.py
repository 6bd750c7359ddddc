"""The server's messages as the browser knows them, and the check that the two say the same."""

from __future__ import annotations

from pathlib import Path

from tools import wire_types


def test_the_browser_knows_the_messages_of_the_server() -> None:
    assert wire_types.fault() is None


def test_an_old_file_is_a_fault_that_says_how_to_write_it_again(tmp_path: Path) -> None:
    old = tmp_path / "wire.ts"
    assert "wire_types.py > web/src/wire.ts" in (wire_types.fault(old) or "")
    old.write_text(wire_types.text() + "// more\n", encoding="utf-8")
    assert wire_types.fault(old) is not None
    old.write_text(wire_types.text(), encoding="utf-8")
    assert wire_types.fault(old) is None
