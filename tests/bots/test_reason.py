"""The reasons of bots: every sentence in both languages, every key that is used known, none that nobody uses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import grognard
from grognard.bots.minds.reason import BotReason

ROOM = Path(grognard.__file__).parent / "bots"
MESSAGE = re.compile(r"^(bot-[\w-]+) =((?:.*)(?:\n[ \t]+.*)*)", re.MULTILINE)
ARGUMENT = re.compile(r"\$(\w+)")
USED = re.compile(r"\"(bot-[a-z0-9-]+)\"")
BEGUN = re.compile(r"f\"(bot-[a-z0-9-]+-)\{")
WORD = re.compile(r"\"([a-z][a-z-]*)\"")


def sentences(lang: str) -> dict[str, set[str]]:
    """Every message of a language with the arguments it speaks of."""
    found: dict[str, set[str]] = {}
    for path in sorted(ROOM.rglob(f"texts/{lang}.ftl")):
        for key, text in MESSAGE.findall(path.read_text("utf-8")):
            assert key not in found, f"{path}: {key} stands twice"
            found[key] = set(ARGUMENT.findall(text))
    return found


def test_both_languages_say_the_same() -> None:
    """The same keys with the same arguments."""
    assert sentences("en") == sentences("fr")


def noted() -> tuple[set[str], set[str]]:
    """The keys that stand in the code, and those put together there from a beginning and a word."""
    code = "\n".join(path.read_text("utf-8") for path in sorted(ROOM.rglob("*.py")))
    words = set(WORD.findall(code))
    return set(USED.findall(code)), {start + word for start in set(BEGUN.findall(code)) for word in words}


def test_every_reason_that_is_noted_can_be_said() -> None:
    """What commanders note has its sentence, and no sentence stands there for nothing."""
    known, (used, composed) = set(sentences("en")), noted()
    assert used <= known
    assert known <= used | composed


@pytest.mark.parametrize(("lang", "words"), [("en", "3 plans over 12 games"), ("fr", "en 12 parties")])
def test_a_reason_is_said_in_the_readers_language(lang: str, words: str) -> None:
    """With its figures."""
    table = grognard.new("patrol", "crossing", seed=1).play
    assert words in BotReason("bot-weighed", {"ways": 3, "games": 12}).said(table, lang)
