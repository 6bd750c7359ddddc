"""The reasons for a bot's answer, as facts that can be put in any language.

A bot notes its reasons while it thinks; they become sentences only when somebody asks. The sentences are in `texts`
here and in the package of each game; the names of pieces, hexes and sides come from the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

from grognard.kernel.words.messages import Messages
from grognard.kernel.words.words import Words, begun, words_for

if TYPE_CHECKING:
    from grognard.kernel.table.play import Play


class BotReason(NamedTuple):
    """One reason: the key of its sentence, its arguments by their names, and the clause it rests on, if any."""

    key: str
    args: Mapping[str, Any]
    rule: str = ""

    def said(self, play: Play[Any], lang: str = "en", strict: bool = False) -> str:
        """The reason as a sentence; arguments are put in words as those of events are."""
        words = words_for(type(play), lang)
        args = {name: words.arg(play, name, value) for name, value in self.args.items()}
        return begun(_messages(words, strict).text(self.key, **args))


@cache
def _messages(words: Words, strict: bool) -> Messages:
    """The sentences of the bots, overridden by those of the game, where commanders of other packages have theirs."""
    here = files("grognard.bots")
    rooms = sorted(room.name for room in here.iterdir() if room.joinpath("texts").is_dir())
    ours = [here.joinpath("texts"), *(here.joinpath(room, "texts") for room in rooms)]
    return Messages([*words.folders, *ours], words.lang, strict=strict)
