"""What the tests cost is counted while processes come and go."""

from __future__ import annotations

import os

import pytest

from tools.slowest import children, spent_below


def test_a_process_that_ends_while_it_is_looked_at_has_no_children(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(path: str) -> list[str]:
        raise FileNotFoundError(path)

    monkeypatch.setattr(os, "listdir", gone)
    assert list(children(os.getpid())) == []
    assert spent_below(os.getpid()) == 0
