"""What the tests cost, in seconds of processor time: a plugin of pytest, which `make slowest` uses.

    make slowest                                                     # every test
    make slowest AT=tests/web                                        # those of a folder or a file
    .venv/bin/python -m pytest -p tools.slowest --slowest=100 tests/kernel

The seconds of a clock say nothing on a machine that others use too. Counted here are the seconds of all processors, of
pytest and of every process that a test starts: servers, workers, the browser. What a fixture of a file or of a session
costs counts for the test that asked for it first. Tests may run side by side, since each process counts for itself.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Generator, Iterator
from operator import itemgetter
from pathlib import Path
from typing import Final

import pytest

SECONDS_A_TICK: Final = 1 / os.sysconf("SC_CLK_TCK")
SPENT: Final = "processor_seconds"
"""The attribute of a report that says what its phase cost."""


def children(pid: int) -> Iterator[int]:
    """The living children of a process; none when it is gone, which may be at any moment."""
    tasks = f"/proc/{pid}/task"
    try:
        threads = os.listdir(tasks)  # noqa: PTH208 - asked 40,000 times in a run: a path costs more than the answer
    except OSError:
        return
    for thread in threads:
        try:
            with open(f"{tasks}/{thread}/children", "rb") as file:  # noqa: PTH123
                yield from map(int, file.read().split())
        except OSError:
            continue


def seconds_of(pid: int) -> float:
    """What a process and its dead children used; nothing when it is gone."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(map(int, fields[11:15])) * SECONDS_A_TICK


def spent_below(pid: int) -> float:
    """What the descendants of a process used."""
    return sum(seconds_of(child) + spent_below(child) for child in children(pid))


def spent() -> float:
    """What this process and its descendants used so far."""
    own = os.times()
    return sum(own[:4]) + spent_below(os.getpid())


class Meter:
    """Reads the processor time after each test; where a table is wanted, after each phase of it.

    A process that is gone is not counted any more where nobody waited for it, as the windows of a browser: to read once
    at the end told a third of what the tests in a browser cost.
    """

    def __init__(self, is_of_each: bool) -> None:
        self.last = self.before = spent()
        self.is_of_each = is_of_each

    def pytest_collection_finish(self) -> None:
        """What collecting costs belongs to no test."""
        self.last = self.before = spent()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """A phase is over: write what it cost into its report."""
        report = yield
        if not self.is_of_each and report.when != "teardown":
            return report
        now = spent()
        setattr(report, SPENT, max(0.0, now - self.last))
        self.last = now
        return report


class Table:
    """Adds up what the reports say, and prints the dearest folders, files and tests."""

    def __init__(self, lines: int, meter: Meter) -> None:
        self.lines = lines
        self.meter = meter
        self.by_test: dict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A report of this process, or of one beside it."""
        self.by_test[report.nodeid] += getattr(report, SPENT, 0.0)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """At the end, after what failed."""
        before = self.meter.before
        total = sum(self.by_test.values())
        terminalreporter.section(f"processor time: {total:.0f} s in tests, {before:.0f} s before them")
        for name, depth in (("folders", -1), ("files", 0), ("tests", 1)) if self.lines else ():
            terminalreporter.write_line(f"{name}:")
            dearest = sorted(self.summed(depth).items(), key=itemgetter(1), reverse=True)
            for part, seconds in dearest[: self.lines]:
                terminalreporter.write_line(f"{seconds:8.2f}  {part}")

    def summed(self, depth: int) -> dict[str, float]:
        """The seconds by folder (-1), by file (0) or by test (1)."""
        found: dict[str, float] = defaultdict(float)
        for test, seconds in self.by_test.items():
            file = test.partition("::")[0]
            found[test if depth > 0 else file if depth == 0 else str(Path(file).parent)] += seconds
        return found


def pytest_addoption(parser: pytest.Parser) -> None:
    """How many lines of each table are printed."""
    parser.addoption("--slowest", type=int, default=40, help="print so many of the dearest folders, files, tests")


def pytest_configure(config: pytest.Config) -> None:
    """Measure where tests run, and add up where the results come together."""
    lines = config.getoption("slowest")
    meter = Meter(is_of_each=bool(lines))
    config.pluginmanager.register(meter, "slowest-meter")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Table(lines, meter), "slowest-table")
