"""Dice that nobody can choose: a secret sealed by one, shares drawn by all others, and a seed made of both.

Whoever keeps the table seals a secret before any share is known; every player draws a share. All are 32 bytes as 64
hexadecimal digits. A seal is the hash of what is sealed; the head is a hash that runs over the lines of a record and is
salted by the secret, so that it tells nothing of them. Only hashes are made here: what is drawn comes from elsewhere.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Mapping
from hashlib import sha256


def is_share(text: str) -> bool:
    """Return whether a text is 32 bytes as lower-case hexadecimal digits, as secrets, shares and seals are."""
    return re.fullmatch(r"[0-9a-f]{64}", text) is not None


def seal_of(table: str, secret: str) -> str:
    """Return the seal of a table's secret."""
    return _hash(f"grognard dice 1\n{table}\n{secret}\n")


def share_seal(table: str, side: str, share: str) -> str:
    """Return the seal of a side's share."""
    return _hash(f"grognard share 1\n{table}\n{side}\n{share}\n")


def seed_of(table: str, secret: str, shares: Mapping[str, str]) -> str:
    """Return the seed that follows from a secret and the opened shares of the sides."""
    lines = "".join(f"{side} {share}\n" for side, share in sorted(shares.items()))
    return _keyed(secret, f"grognard seed 1\n{table}\n{lines}")


def next_head(head: str, secret: str, number: int, line: str) -> str:
    """Return the head after line `number` of a record, the first being 1; before it stands the seal."""
    return _hash(f"{head}\n{_keyed(secret, f'line {number}')}\n{line}\n")


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def _keyed(key: str, text: str) -> str:
    return hmac.new(bytes.fromhex(key), text.encode(), "sha256").hexdigest()
