"""The setting of one game: everything about it that never changes once it is made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grognard.kernel.numbers.charts import Chart
from grognard.kernel.table.board import Board
from grognard.kernel.table.pieces import Roster
from grognard.kernel.table.scenario import Scenario


class Setting(NamedTuple):
    """Everything about one game that never changes once it is made."""

    scenario: Scenario
    options: frozenset[str]
    board: Board
    roster: Roster
    charts: Mapping[str, Chart]
    changes: tuple[str, ...] = ()
    """How counters and charts differ from the printed ones, as lines of the position notation."""
    clauses: Mapping[str, str] = {}
    """The numbers of the book for the keys by which an engine names clauses."""
