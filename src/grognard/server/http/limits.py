"""What one visitor may take of a server, and how long it waits: the owner's settings, read from `limits.toml`.

Every limit has a default that suits a club. `quotas` and `web` enforce them; nothing is enforced here.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from grognard.kernel.errors import BadData

FILE: Final = "limits.toml"
Count = Annotated[int, Meta(ge=0)]
Seconds = Annotated[float, Meta(ge=0)]


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """The limits of a server; 0 means that there is none."""

    games_per_hour: Count = 120
    """Games one visitor may make, take in or branch off in an hour."""
    games_per_hour_from_address: Count = 1200
    """The same for all visitors of one network address, since whoever keeps no cookie is a new visitor every time."""
    costly_seconds: Seconds = 15.0
    """The time of a processor that one visitor may take in a minute for what plays a game again: replays, reports."""
    costly_seconds_from_address: Seconds = 25.0
    """The same for all visitors of one network address."""
    costly_at_once: Count = 4
    """So many of these requests of one visitor are seen to, or wait, at once; of one address three times as many."""
    open_tables: Count = 20
    """Unfinished games of one visitor with a seat that nobody has taken."""
    days_until_cleared: Annotated[float, Meta(ge=0)] = 30.0
    """Days after which a game in which no person ever answered is removed."""
    bot_seconds: Seconds = 30.0
    """How long a bot that takes its time may think about an operation."""
    trial_games: Count = 500
    """Games in one trial."""
    trial_seconds: Seconds = 200.0
    """The same times the seconds of their bot, where it takes its time: 100 games of a general with 2 seconds."""
    opinion_seconds: Seconds = 300.0
    """The time of a processor that the officer's opinion of one side's game may take."""
    connections: Count = 5000
    """Connections at once, sockets among them; never more than the file handles of the process allow."""
    sockets_of_visitor: Count = 40
    """Games one visitor hears at once."""
    sockets_of_address: Count = 1000
    """The same for all visitors of one network address. All sockets leave a fifth of the connections to requests."""
    reading_seconds: Seconds = 30.0
    """How long whoever is sent something may leave it unread."""
    header_seconds: Seconds = 20.0
    """How long the head of a request may take to arrive."""
    body_seconds: Seconds = 30.0
    """How long a message may take to arrive."""
    socket_bytes: Count = 4096
    """The size of a message on a socket, where nothing is expected."""
    worker_megabytes: Count = 1024
    """The memory one worker process may ask for, where the system can limit it."""
    import_seconds: Seconds = 5.0
    """The time of a processor that playing a stranger's save again may take."""


def limits_in(folder: Path) -> Limits:
    """Return the limits from `limits.toml` of a folder, or the defaults."""
    path = folder / FILE
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return Limits()
    try:
        return msgspec.toml.decode(text, type=Limits)
    except (msgspec.MsgspecError, UnicodeError) as fault:
        raise BadData([f"{path}: {fault}"]) from fault
