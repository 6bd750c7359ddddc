"""Names at a table: how one is tidied, and when two look alike. Nobody is asked for one who plays alone.

A name belongs to a seat of one game. Two people at a table never have names that look the same, and nobody is called
like a side or a bot.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from grognard.server.http.faults import Trouble

LONGEST: Final = 24
MARKS_IN_A_ROW: Final = 2
"""So many accents on one letter are a language; more are a tower."""
BETWEEN: Final = " -'’.·_"
"""What may stand between letters and digits."""
ALIKE: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеоѕіјкмнрстухвԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεικνορτυχωıøłđħ0135",
    "abesijkmhopctyxaeosijkmhpctyxbdqwabezhikmnoptyxabeikvoptuxwioldholes",
)
"""Letters of other scripts and digits, and the Latin letter each looks like."""
LOOKS_LIKE: Final = {"rn": "m", "vv": "w", "i": "l"}
"""What looks like another letter in many typefaces."""


def tidied(text: str) -> str:
    """Return a name as it is shown; refuse one that is too long or has characters that no name has."""
    name = " ".join(unicodedata.normalize("NFKC", text[: 4 * LONGEST]).split())
    if len(name) > LONGEST or len(text) > 4 * LONGEST:
        raise Trouble("unreadable", "name-too-long", most=LONGEST)
    if name and not (all(map(is_allowed, name)) and any(map(str.isalnum, name)) and not has_tower(name)):
        raise Trouble("unreadable", "name-odd")
    return name


def is_allowed(sign: str) -> bool:
    """Return whether a character may stand in a name."""
    return unicodedata.category(sign)[0] in "LMN" or sign in BETWEEN


def has_tower(name: str) -> bool:
    """Return whether a letter has more accents than any language puts on one."""
    marks = "".join("m" if unicodedata.combining(sign) else "." for sign in unicodedata.normalize("NFD", name))
    return "m" * (MARKS_IN_A_ROW + 1) in marks


def skeleton(name: str) -> str:
    """Return what is left of a name when accents, case, spaces and look-alike characters make no difference."""
    plain = unicodedata.normalize("NFKD", name).translate(ALIKE)
    letters = "".join(sign for sign in plain.casefold().translate(ALIKE) if sign.isalnum())
    for those, one in LOOKS_LIKE.items():
        letters = letters.replace(those, one)
    return letters


def check_free(name: str, taken: Iterable[str]) -> None:
    """Refuse a name that looks like one of those."""
    if name and skeleton(name) in set(map(skeleton, taken)):
        raise Trouble("unreadable", "name-taken", name=name)
