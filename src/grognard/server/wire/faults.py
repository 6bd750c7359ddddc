"""What went wrong."""

from __future__ import annotations

from msgspec import Struct


class Fault(Struct):
    """What went wrong: a code a program reads, a sentence a person reads, the clause where there is one."""

    code: str
    """`unreadable`, `illegal`, `held`, `stale`, `bad-data`, `forbidden`, `missing`, `broken` or `busy`."""
    text: str
    rule: str = ""


class Refusal(Struct):
    """The body of every error."""

    error: Fault
