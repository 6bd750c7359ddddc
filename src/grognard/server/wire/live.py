"""Live updates: what a connection is sent while a game goes on."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from grognard.server.wire.looks import TrialShown
from grognard.server.wire.screen import Bots, LogLine, Page


class Whole(Struct, tag="whole"):
    """Everything, at the start of a connection or when too much was missed."""

    page: Page


class Change(Struct, tag="change"):
    """What changed from one version to another: a merge patch (RFC 7386) of the screen, and the log after `keep`."""

    since: int
    version: int
    patch: dict[str, Any]
    keep: int
    log: list[LogLine]


class Busy(Struct, tag="busy"):
    """Long work goes on: a bot's turn or a trial."""

    bots: Bots | UnsetType = UNSET
    trial: TrialShown | UnsetType = UNSET


Live = Whole | Change | Busy
