"""A server for each test, with a folder of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copytree

import pytest
from starlette.applications import Starlette

from grognard.server.http.web import Settings, app
from grognard.server.rooms.rooms import Rooms
from tests.server.visitors import Visitor, running


@pytest.fixture(scope="session")
def unused(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a server that was opened once; making the tables of its database took most of that time."""
    folder = tmp_path_factory.mktemp("unused")
    app(Settings(folder)).state.site.rooms.close()
    return folder


@pytest.fixture
def server(tmp_path: Path, unused: Path) -> Iterator[Starlette]:
    """A server that is open."""
    copytree(unused, tmp_path, dirs_exist_ok=True)
    application = app(Settings(tmp_path))
    with running(application):
        yield application


@pytest.fixture
def rooms(server: Starlette) -> Rooms:
    """The games behind it."""
    found: Rooms = server.state.site.rooms
    return found


@pytest.fixture
def visitor(server: Starlette) -> Callable[[], Visitor]:
    """Somebody new."""
    return lambda: Visitor(server)


@pytest.fixture
def ann(visitor: Callable[[], Visitor]) -> Visitor:
    """Somebody."""
    return visitor()


@pytest.fixture
def bob(visitor: Callable[[], Visitor]) -> Visitor:
    """Somebody else."""
    return visitor()
