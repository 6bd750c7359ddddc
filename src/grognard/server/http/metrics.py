"""What the server counts, as text that Prometheus reads. Counting only: nothing is decided by it."""

from __future__ import annotations

import threading
from collections import Counter
from typing import Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds within which a request was answered."""

COUNTED: Final = {
    "answers": "Answers taken from people.",
    "bot_answers": "Answers given by bots.",
    "games_made": "Games made, taken in or branched off.",
    "updates": "Messages sent to listeners.",
    "update_bytes": "Bytes of them, before compression.",
}


class Metrics:
    """Counters of one server."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._counts: Counter[str] = Counter()
        self._requests: Counter[tuple[str, str, int]] = Counter()
        self._seconds: dict[str, float] = {}
        self._buckets: Counter[tuple[str, float]] = Counter()

    def count(self, what: str, how_many: int = 1) -> None:
        """Count an event."""
        with self._lock:
            self._counts[what] += how_many

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request and how long it took."""
        with self._lock:
            self._requests[method, route, status] += 1
            self._seconds[route] = self._seconds.get(route, 0.0) + seconds
            for most in BUCKETS:
                if seconds <= most:
                    self._buckets[route, most] += 1

    def text(self, gauges: dict[str, tuple[str, int]]) -> str:
        """Everything counted; `gauges` are figures of this moment, each with what it means."""
        with self._lock:
            lines = [line for name, about in COUNTED.items() for line in self._counter(name, about)]
            lines += self._request_lines()
        for name, (about, value) in gauges.items():
            lines += [f"# HELP grognard_{name} {about}", f"# TYPE grognard_{name} gauge", f"grognard_{name} {value}"]
        return "\n".join(lines) + "\n"

    def _counter(self, name: str, about: str) -> list[str]:
        full = f"grognard_{name}_total"
        return [f"# HELP {full} {about}", f"# TYPE {full} counter", f"{full} {self._counts[name]}"]

    def _request_lines(self) -> list[str]:
        lines = [
            "# HELP grognard_requests_total Requests by route and status.",
            "# TYPE grognard_requests_total counter",
        ]
        for (method, route, status), times in sorted(self._requests.items()):
            labels = f'method="{method}",route="{route}",status="{status}"'
            lines.append(f"grognard_requests_total{{{labels}}} {times}")
        name = "grognard_request_seconds"
        lines += [f"# HELP {name} How long requests took.", f"# TYPE {name} histogram"]
        for route in sorted(self._seconds):
            all_of = sum(times for (_, each, _), times in self._requests.items() if each == route)
            for most in BUCKETS:
                lines.append(f'{name}_bucket{{route="{route}",le="{most}"}} {self._buckets[route, most]}')
            lines.append(f'{name}_bucket{{route="{route}",le="+Inf"}} {all_of}')
            lines.append(f'{name}_sum{{route="{route}"}} {self._seconds[route]:.6f}')
            lines.append(f'{name}_count{{route="{route}"}} {all_of}')
        return lines
