"""Actions: options as numbers and back, by a fixed list of every possible option.

The list is made from the verbs, board and pieces of the table alone, so that a number means the same option in every
game of a scenario. The mask of legal actions is exactly the question's options.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from operator import index
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from grognard.kernel.asking.script import Noun, Option, Question, Verb, Voice
from grognard.kernel.errors import Unreadable, WrongType, check_type
from grognard.kernel.table.play import Play

TABLES: Final = {
    Noun.PIECE: "pieces",
    Noun.FORMATION: "formations",
    Noun.HEX: "places",
    Noun.PLACE: "places",
    Noun.EDGE: "edges",
}
"""The table of an observation in whose rows the nouns of a kind are, in the same order."""

Mask = npt.NDArray[np.int8]


class ActionNumbers:
    """All options of a table in order: verbs by alphabet, and for each verb its nouns in the order of the table."""

    def __init__(self, play: Play[Any], numbers: range) -> None:
        self._words = _words(play)
        self._numbers = numbers
        self.verbs: tuple[str, ...] = tuple(sorted(play.voices))
        self._voices: list[Voice] = [play.voices[verb] for verb in self.verbs]
        kinds: dict[Noun, Sequence[int]] = {noun: _nouns(play, noun) for noun in Noun}
        self._nouns: list[Sequence[int]] = [self._said_of(voice, kinds) for voice in self._voices]
        self._ends = list(accumulate(len(nouns) for nouns in self._nouns))
        self._places: dict[str, tuple[int, dict[int, int]]] = {
            verb: (end - len(nouns), {noun: place for place, noun in enumerate(nouns)})
            for verb, nouns, end in zip(self.verbs, self._nouns, self._ends, strict=True)
        }

    def _said_of(self, voice: Voice, kinds: dict[Noun, Sequence[int]]) -> Sequence[int]:
        """The possible nouns of a verb."""
        match voice.noun:
            case Noun.WORD:
                return range(len(self._words[voice.verb]))
            case Noun.NUMBER:
                return voice.numbers or self._numbers
            case noun:
                return kinds[noun]

    def __len__(self) -> int:
        return self._ends[-1]

    def span(self, verb: str) -> range:
        """The numbers of one verb's options."""
        check_type("verb", verb, (str,), "a verb")
        if verb not in self._places:
            raise Unreadable(f"no verb {verb!r}; the verbs are {', '.join(self.verbs)}")
        start, nouns = self._places[verb]
        return range(start, start + len(nouns))

    def starts(self) -> npt.NDArray[np.int64]:
        """The first number of each verb, in the order of `verbs`."""
        return np.array([end - len(nouns) for nouns, end in zip(self._nouns, self._ends, strict=True)], np.int64)

    def verb_mask(self, mask: Mask) -> Mask:
        """1 for every verb that has a legal noun, by the mask of all actions."""
        return np.logical_or.reduceat(mask, self.starts()).astype(np.int8)

    def noun_mask(self, mask: Mask, verb: int) -> Mask:
        """The part of a mask that belongs to one verb: 1 for each of its nouns that is legal."""
        span = self.span(self.verbs[verb])
        return mask[span.start : span.stop]

    def parts(self, action: int) -> tuple[int, int]:
        """A number as a verb, by its place in `verbs`, and a noun, by its place among those of the verb."""
        number = self._checked(action)
        which = bisect_right(self._ends, number)
        return which, number - self._ends[which] + len(self._nouns[which])

    def whole(self, verb: int, noun: int) -> int:
        """The number of a verb and a noun, both by their places."""
        which, place = _whole(verb), _whole(noun)
        if not 0 <= which < len(self.verbs):
            raise Unreadable(f"no verb {verb}: they run from 0 to {len(self.verbs) - 1}")
        if not 0 <= place < len(self._nouns[which]):
            last = len(self._nouns[which]) - 1
            raise Unreadable(f"no noun {noun} of {self.verbs[which]}: they run from 0 to {last}")
        return self._ends[which] - len(self._nouns[which]) + place

    def thing(self, action: int) -> tuple[str, int]:
        """The table and the row of what an action names; no table for numbers, words and verbs without a noun."""
        which, place = self.parts(action)
        return TABLES.get(self._voices[which].noun, ""), place

    def _checked(self, action: Any) -> int:
        """The number of an action, which may be given as a verb and a noun."""
        if isinstance(action, tuple | list) or (isinstance(action, np.ndarray) and action.ndim):
            if len(action) != 2:
                raise Unreadable(f"action: a number, or a verb and a noun, not {action!r}")
            return self.whole(*action)
        number = _whole(action)
        if not 0 <= number < len(self):
            raise Unreadable(f"no action {action}: they run from 0 to {len(self) - 1}")
        return number

    def option(self, action: Any) -> Option:
        """The option of a number, or of a verb and a noun by their places, legal now or not."""
        number = self._checked(action)
        which = bisect_right(self._ends, number)
        nouns = self._nouns[which]
        return self._voices[which](nouns[number - self._ends[which] + len(nouns)])

    def number(self, option: Option) -> int:
        """The number of an option."""
        start, places = self._places[option.verb]
        place = places.get(option.noun)
        if place is None:
            raise Unreadable(self._beyond(option))
        return start + place

    def _beyond(self, option: Option) -> str:
        """What is wrong with an option that is not among the actions."""
        if declared := self._voices[self.verbs.index(option.verb)].numbers:
            return f"{option.text}: the game declares the verb with {', '.join(map(str, declared))} only"
        first, last = self._numbers[0], self._numbers[-1]
        return f"{option.text}: beyond the numbers declared, {first} to {last}: give `numbers` a wider range"

    def mask(self, question: Question | None) -> Mask:
        """1 for every option of the question, 0 for all others; all 0 when nothing is asked."""
        mask = np.zeros(len(self), np.int8)
        if question is not None:
            places = self._places
            try:
                mask[[places[verb][0] + places[verb][1][noun] for verb, noun, _ in question.options]] = 1
            except KeyError:
                raise Unreadable(self._beyond(next(o for o in question.options if not self.has(o)))) from None
        return mask

    def has(self, option: Option) -> bool:
        """Whether an option is one of the actions."""
        return option.verb in self._places and option.noun in self._places[option.verb][1]


def _whole(action: object) -> int:
    """The number of an action; an error for what is no whole number."""
    try:
        return index(action)  # type: ignore[arg-type]
    except TypeError:
        raise WrongType(f"action: a whole number, not {action!r}") from None


def _nouns(play: Play[Any], noun: Noun) -> Sequence[int]:
    """All nouns of one kind."""
    grid = play.board.grid
    match noun:
        case Noun.PIECE:
            return range(len(play.roster))
        case Noun.FORMATION:
            return range(len(play.roster.formations))
        case Noun.HEX:
            return grid.hexes
        case Noun.PLACE:
            return (*grid.hexes, *range(grid.size, grid.size + len(play.board.boxes)))
        case Noun.EDGE:
            return hexsides(play)
        case _:
            return (0,)


def hexsides(play: Play[Any]) -> tuple[int, ...]:
    """Every hexside of the board once, including those at its rim."""
    grid = play.board.grid
    return tuple(edge for hex_ in grid.hexes for edge in range(hex_ * 6, hex_ * 6 + 6) if grid.hexside(edge) == edge)


def _words(play: Play[Any]) -> dict[str, tuple[str, ...]]:
    """The words of each verb whose nouns are words, as declared."""
    declared = {name: verb for kind in reversed(type(play).__mro__) for name, verb in vars(kind).items()}
    return {name.rstrip("_").replace("_", "-"): verb.words for name, verb in declared.items() if isinstance(verb, Verb)}
