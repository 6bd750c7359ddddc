"""Concerns: what will go wrong at the end of a phase and can still be helped, told to the side that may end it.

A game lists by question the functions that look for them (`Rules.concerns`). They look at what the side may know, and
at the options that are still open to it; nothing is decided here, and nobody is held up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from grognard.kernel.asking.script import Noun, Question, Side

if TYPE_CHECKING:
    from grognard.kernel.table.play import Play

G = TypeVar("G")


class Concern(NamedTuple):
    """One of them: a clause, a sentence by its key, and the pieces and hexes it is about; without either, none."""

    rule: str
    key: str
    pieces: tuple[int, ...] = ()
    hexes: tuple[int, ...] = ()

    def args(self) -> dict[str, Any]:
        """What its sentence may say: how many there are, and the first of them."""
        args: dict[str, Any] = {"count": len(self.pieces) or len(self.hexes)}
        if self.pieces:
            args["piece"] = self.pieces[0]
        if self.hexes:
            args["hex"] = self.hexes[0]
        return args

    def places(self, play: Play[Any]) -> list[int]:
        """The hexes to show: its own, and those where its pieces stand."""
        at, size = play.position.at, play.board.grid.size
        return sorted({*self.hexes, *(at[piece] for piece in self.pieces if at[piece] < size)})


Concerns = Callable[[G, Side, Question], Iterator[Concern]]
"""Looks for concerns when a side is asked something."""


def concerns_of(play: Play[Any], question: Question, found: Mapping[str, Concerns[Any]]) -> list[Concern]:
    """Return what concerns the side that is asked; nothing where it cannot end anything now."""
    look = found.get(question.ask)
    if look is None or not any(play.voices[option.verb].noun is Noun.NOTHING for option in question.options):
        return []
    each = (concern for concern in look(play, question.who, question) if concern.pieces or concern.hexes)
    return [concern._replace(rule=play.clause(concern.rule)) for concern in each]


def still_open(question: Question, *verbs: str) -> tuple[int, ...]:
    """The pieces or hexes that some verbs of a question still offer."""
    nouns = (option.noun for option in question.options if option.verb in verbs)
    return tuple(dict.fromkeys(nouns))


def left_over(open_: tuple[int, ...], all_: Iterable[int]) -> tuple[int, ...]:
    """Those still open, once something has been done: before that all are, and nothing need be said of it."""
    return open_ if len(open_) < len(tuple(all_)) else ()
