"""A house for each test, with a folder of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from grognard.server.tables import Tables
from grognard.server.web import Settings, app
from tests.server.visitors import Visitor


@pytest.fixture
def door(tmp_path: Path) -> Iterator[Starlette]:
    """A server that is open."""
    application = app(Settings(tmp_path))
    with TestClient(application):
        yield application


@pytest.fixture
def tables(door: Starlette) -> Tables:
    """The games behind it."""
    found: Tables = door.state.house.tables
    return found


@pytest.fixture
def visitor(door: Starlette) -> Callable[[], Visitor]:
    """Somebody new at the door."""
    return lambda: Visitor(door)


@pytest.fixture
def ann(visitor: Callable[[], Visitor]) -> Visitor:
    """Somebody."""
    return visitor()


@pytest.fixture
def bob(visitor: Callable[[], Visitor]) -> Visitor:
    """Somebody else."""
    return visitor()
