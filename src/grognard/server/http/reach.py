"""The address by which others reach this server: the one its owner names, or that of this machine in its network.

A link of an invitation begins with it, and is drawn as a QR code for a telephone that looks at the screen.
"""

from __future__ import annotations

import io
import ipaddress
import re
import socket
from importlib import import_module
from typing import Final
from urllib.parse import urlsplit

from grognard.server.http.faults import Trouble
from grognard.server.storage.database import Unfit

LONGEST_LINK: Final = 200
LINK: Final = re.compile(r"https?://[\w.:\[\]-]+/(?:join|watch)/[\w-]+", re.ASCII)
ELSEWHERE: Final = ("192.0.2.1", "2001:db8::1")
"""Addresses that nobody has: asked for the way to one, the system says by which address of ours it would go."""


def checked_address(url: str) -> str:
    """Return the public address an owner names, without its last slash; refuse what is none."""
    try:
        parts = urlsplit(url)
        is_whole = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        is_whole = False
    if not is_whole or parts.path.strip("/") or parts.query or parts.fragment or parts.username:
        raise Unfit("public-url", url=url)
    return f"{parts.scheme}://{parts.netloc}"


def network_address(host: str, port: int) -> str:
    """Return where others in the network find a server that listens to them; nothing, if it does not."""
    found = own_address() if host in ("", "0.0.0.0", "::") else host
    if not found or found == "localhost" or is_local(found):
        return ""
    return f"http://[{found}]:{port}" if ":" in found else f"http://{found}:{port}"


def is_local(host: str) -> bool:
    """Return whether an address means this machine, wherever it is used."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def own_address() -> str:
    """Return the address of this machine in its network; nothing is sent to find out."""
    for kind, there in zip((socket.AF_INET, socket.AF_INET6), ELSEWHERE, strict=True):
        try:
            with socket.socket(kind, socket.SOCK_DGRAM) as asking:
                asking.connect((there, 9))
                return str(asking.getsockname()[0])
        except OSError:
            continue
    return ""


def code_of(link: str) -> str:
    """Return a link to a table as a QR code in SVG; nothing else is drawn for anybody."""
    if len(link) > LONGEST_LINK or not LINK.fullmatch(link):
        raise Trouble("unreadable", "no-link-to-draw")
    drawn = io.BytesIO()
    segno = import_module("segno")  # wanted by few, so that it is read when the first code is
    segno.make(link, error="m", micro=False).save(drawn, kind="svg", scale=4, border=3, light="#fff", xmldecl=False)
    return drawn.getvalue().decode()
