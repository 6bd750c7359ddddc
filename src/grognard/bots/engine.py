"""Engines: bots in any language, each a program that reads questions and writes answers, one JSON object a line.

The protocol is docs/engines.md. An engine sees the view and the question only. What it does wrong is a `BotFault` of
one of four kinds: it crashes, stalls, says garbage or cheats.
"""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
import threading
import weakref
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from typing import IO, Any, ClassVar, Final

from grognard.bots.faults import CHEATING, CRASH, GARBAGE, STALL, BotFault
from grognard.bots.minds.glance import Asked, Glance
from grognard.kernel.asking.script import Option
from grognard.kernel.errors import Unreadable
from grognard.kernel.numbers.tally import Tally

PROTOCOL: Final = 1
"""The version that is spoken here."""
NAMED: Final = "engine"
"""How the name of an engine begins: `engine:COMMAND`, or `engine@SECONDS:COMMAND`."""
SECONDS: Final = 10.0
"""How long an engine may think about an answer unless its name says otherwise."""
MOST_SECONDS: Final = 600.0
LONGEST_LINE: Final = 1_000_000
"""A longer line is garbage."""
TIME_TO_STOP: Final = 0.5
"""Seconds that a program has to end by itself."""
QUOTED: Final = 200
"""How much of a wrong line is quoted."""
WANTS: Final = ("view", "tallies")
"""What an engine is sent with a question unless it says less."""


def is_engine(name: str) -> bool:
    """Whether the name of a bot is that of an engine."""
    return name.partition(":")[0].partition("@")[0] == NAMED and ":" in name


def engine_name(name: str) -> str:
    """What an engine without a name of its own is called: its program, or the file that it runs."""
    return Path(engine_class(name).command[-1]).stem


def engine_class(name: str) -> type[Engine]:
    """The class of an engine, from its name."""
    head, _, command = name.partition(":")
    said = head.partition("@")[2] if "@" in head else str(SECONDS)
    try:
        seconds, words = float(said), shlex.split(command)
    except ValueError as fault:
        raise Unreadable(f"{name}: {NAMED}@SECONDS:COMMAND, but {fault}") from None
    if not words or not 0 < seconds <= MOST_SECONDS:
        raise Unreadable(f"{name}: {NAMED}:COMMAND, or {NAMED}@SECONDS:COMMAND with seconds up to {MOST_SECONDS:g}")
    return type("Engine", (Engine,), {"command": tuple(words), "seconds": seconds, "called": name})


class Engine:
    """A bot that is a program; it is started with the first question, and ended when the bot is thrown away."""

    command: ClassVar[tuple[str, ...]] = ()
    seconds: ClassVar[float] = SECONDS
    called: ClassVar[str] = ""

    def __init__(self, seed: str | int = 0) -> None:
        self.seed = seed
        self._talk: Dialogue | None = None
        self._wants: frozenset[str] = frozenset(WANTS)

    def __reduce__(self) -> tuple[Callable[[str, str | int], Engine], tuple[str, str | int]]:
        """Pickle its name and its seed: another process starts a program of its own."""
        return engine_of, (self.called, self.seed)

    def answer(self, view: Mapping[str, Any], question: Asked) -> Option:
        """Ask the program, and return the option it names."""
        talk = self._talk or self._begun(view, question)
        talk.say({"type": "question", **self._told(view, question)})
        answer = talk.hear("answer")
        named = answer.get("option")
        if not isinstance(named, str):
            raise BotFault(GARBAGE, f"{self.called}: its answer names no option: {json.dumps(answer)[:QUOTED]}")
        option = question.find(named)
        if option is None:
            offered = ", ".join(each.text for each in question.options[:6])
            wrong = f"{named[:QUOTED]!r} is no option of {question.ask}; there are {offered}"
            raise BotFault(CHEATING, f"{self.called}: {wrong}")
        return option

    def close(self) -> None:
        """Tell the program to stop, and end it."""
        if self._talk is not None:
            self._talk.close()
            self._talk = None

    def _begun(self, view: Mapping[str, Any], question: Asked) -> Dialogue:
        """Start the program, greet it and name the game."""
        talk = self._talk = Dialogue(self.called, self.command, self.seconds)
        talk.say({"type": "hello", "protocol": PROTOCOL})
        ready = talk.hear("ready")
        if ready.get("protocol") != PROTOCOL:
            raise BotFault(GARBAGE, f"{self.called}: speaks protocol {ready.get('protocol')!r}, not {PROTOCOL}")
        wants = ready.get("wants", WANTS)
        self._wants = (
            frozenset(each for each in wants if isinstance(each, str)) if isinstance(wants, list) else self._wants
        )
        sides = [side.name for side in view.sides] if isinstance(view, Glance) else []
        game = {"game": view["game"], "scenario": view["scenario"], "options": view["options"]}
        talk.say({"type": "game", **game, "side": question.side, "sides": sides, "seed": str(self.seed)})
        return talk

    def _told(self, view: Mapping[str, Any], question: Asked) -> dict[str, Any]:
        """A question as the program is told it."""
        told: dict[str, Any] = {
            "seconds": self.seconds,
            "question": {
                "number": question.number,
                "side": question.side,
                "rule": question.rule,
                "ask": question.ask,
                "menu": question.is_menu,
                "options": [self._option(question, option) for option in question.options],
            },
        }
        return told | ({"view": dict(view)} if "view" in self._wants else {})

    def _option(self, question: Asked, option: Option) -> dict[str, Any]:
        told: dict[str, Any] = {"text": option.text, "verb": option.verb}
        tally = question.explain(option) if "tallies" in self._wants else None
        return told if tally is None else told | {"tally": tally_told(tally)}


def engine_of(name: str, seed: str | int) -> Engine:
    """Make an engine again, from its name and seed."""
    return engine_class(name)(seed)


def tally_told(tally: Tally) -> dict[str, Any]:
    """A tally as plain values; exact chances by outcome, as floating numbers."""
    chances = tally.chances()
    total = tally.total if isinstance(tally.total, int) else float(tally.total)
    return {
        "name": tally.name,
        "total": total,
        "chances": {str(each): float(chance) for each, chance in chances.items()},
    }


class Dialogue:
    """A program and the lines to and from it."""

    def __init__(self, name: str, command: tuple[str, ...], seconds: float) -> None:
        self.name = name
        self.seconds = seconds
        program = sys.executable if command[0] in ("python", "python3") else command[0]
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen([program, *command[1:]], stdin=pipe, stdout=pipe, stderr=pipe)
        except OSError as fault:
            raise BotFault(CRASH, f"{name}: {fault}") from None
        self._lines: Queue[bytes] = Queue()
        self._unsent: Queue[bytes] = Queue()
        self._last_words: deque[bytes] = deque(maxlen=20)
        into, out, err = self.process.stdin, self.process.stdout, self.process.stderr
        assert into is not None and out is not None and err is not None
        self._threads = (
            threading.Thread(target=_write, args=(into, self._unsent), daemon=True),
            threading.Thread(target=_read, args=(out, self._lines.put), daemon=True),
            threading.Thread(target=_read, args=(err, self._last_words.append), daemon=True),
        )
        for thread in self._threads:
            thread.start()
        self.close = weakref.finalize(self, _end, self.process, self._unsent, self._threads)

    def say(self, said: Mapping[str, Any]) -> None:
        """Send a line; a program that does not read it, or is gone, is noticed when it is heard."""
        self._unsent.put(json.dumps(said, separators=(",", ":")).encode() + b"\n")

    def hear(self, wanted: str) -> dict[str, Any]:
        """The next line, which must be an object of this type."""
        try:
            line = self._lines.get(timeout=self.seconds)
        except Empty:
            raise BotFault(STALL, f"{self.name}: no {wanted} within {self.seconds:g} seconds") from None
        if not line:
            self._threads[2].join(1)
            words = b"".join(self._last_words).decode(errors="replace").strip()
            raise BotFault(CRASH, f"{self.name}: ended before its {wanted}, code {self.process.wait()}", words)
        try:
            said = json.loads(line) if line.endswith(b"\n") else None
        except (ValueError, RecursionError):
            said = None
        if not isinstance(said, dict) or said.get("type") != wanted:
            raise BotFault(GARBAGE, f"{self.name}: no {wanted}: {line[:QUOTED].decode(errors='replace').strip()!r}")
        return said


def _read(stream: IO[bytes], take: Callable[[bytes], None]) -> None:
    """Hand on every line, and an empty one at the end; of a line that is too long, its beginning."""
    while line := stream.readline(LONGEST_LINE):
        take(line)
    take(b"")


def _write(stream: IO[bytes], unsent: Queue[bytes]) -> None:
    """Write every line until an empty one, or until nobody reads."""
    try:
        while line := unsent.get():
            stream.write(line)
            stream.flush()
        stream.close()
    except OSError:
        return


def _end(process: subprocess.Popen[bytes], unsent: Queue[bytes], threads: tuple[threading.Thread, ...]) -> None:
    """Tell a program to stop; kill it if it does not."""
    unsent.put(b'{"type":"stop"}\n')
    unsent.put(b"")
    try:
        process.wait(TIME_TO_STOP)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    for thread in threads:
        thread.join(1)
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            with suppress(OSError):
                stream.close()
