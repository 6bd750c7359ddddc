"""Questions and answers: sides, options, verbs, offers, refusals.

A rule is a script: a generator that yields a question whenever it needs a side's choice or the dice, and is otherwise
pure. This module defines what scripts and the game exchange. Verbs make options; an offer filters nouns and explains
its refusals with the same predicate. `play` asks the questions; `game` answers them.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from copy import copy
from enum import Enum
from pickle import PicklingError
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

import msgspec

from grognard.kernel.numbers.tally import Tally

T = TypeVar("T")


class Side(int):
    """One side of a game: a small integer that indexes lists, with a name and an enemy."""

    name: str
    enemy: Side
    game: type[Any] | None = None
    """The class that declares it among its sides, through which another process finds the same side."""

    def __new__(cls, index: int, name: str) -> Side:
        side = super().__new__(cls, index)
        side.name = name
        side.enemy = side
        return side

    def __repr__(self) -> str:
        return self.name

    __str__ = __repr__

    def __copy__(self) -> Side:
        """Return the side itself: scripts compare sides by `is`."""
        return self

    def __deepcopy__(self, memo: object) -> Side:
        """Return the side itself."""
        return self

    def __reduce__(self) -> str | tuple[Any, ...]:
        """Pickle where the side is declared, so that the very object is found again."""
        if self is DICE:
            return "DICE"
        if self.game is None:
            raise PicklingError(f"the side {self.name!r} cannot be pickled: no class of a game declares it in `sides`")
        return declared_side, (self.game, int(self))


def declared_side(game: type[Any], index: int) -> Side:
    """Return a side of the class of a game."""
    side: Side = game.sides[index]
    return side


DICE = Side(-1, "dice")


def opponents(first: str, second: str) -> tuple[Side, Side]:
    """Two sides, each the other's enemy."""
    one, two = Side(0, first), Side(1, second)
    one.enemy, two.enemy = two, one
    return one, two


class Option(NamedTuple):
    """One legal answer: a verb, a noun (a small integer) and the text that reads back as the same option."""

    verb: str
    noun: int
    text: str

    def __str__(self) -> str:
        return self.text


class Noun(Enum):
    """The kind of thing a verb takes; it decides how the noun is written and read."""

    NOTHING = "nothing"
    PIECE = "piece"
    FORMATION = "formation"
    HEX = "hex"
    PLACE = "place"
    EDGE = "edge"
    NUMBER = "number"
    WORD = "word"
    DICE = "dice"


class Refusal(NamedTuple):
    """Why something is not an option: the clause, and a sentence by its message key."""

    rule: str
    key: str
    args: Mapping[str, Any] = {}

    def cited(self, clauses: Mapping[str, str]) -> Refusal:
        """The same refusal with the clause's number in place of an engine's key."""
        number = clauses.get(self.rule)
        return self if number is None else Refusal(number, self.key, self.args)


Cannot = Callable[..., Refusal | None]
Against = Callable[["Option"], Refusal | None]
Weigh = Callable[..., Tally | None]
Trail = Callable[..., Sequence[int]]


class Spelling(NamedTuple):
    """How nouns of one kind are written and read; `read` returns None for an unknown text."""

    write: Callable[[int], str]
    read: Callable[[str], int | None]


class _Made(dict[int, Option]):
    """The options of one verb by their nouns, each made when first needed."""

    def __init__(self, verb: str, spelling: Spelling | None) -> None:
        super().__init__()
        self.verb = verb
        self.spelling = spelling

    def __missing__(self, noun: int) -> Option:
        text = self.verb if self.spelling is None else f"{self.verb} {self.spelling.write(noun)}"
        option = self[noun] = Option(self.verb, noun, text)
        return option


class Voice:
    """A verb of one table: it makes options, the same object for the same noun."""

    __slots__ = ("_option", "_spelling", "clauses", "noun", "numbers", "rule", "verb")

    def __init__(
        self,
        verb: str,
        noun: Noun,
        spelling: Spelling | None,
        clauses: Mapping[str, str] = MappingProxyType({}),
        rule: str = "",
        numbers: Sequence[int] = (),
    ) -> None:
        self.verb = verb
        self.noun = noun
        self.clauses = clauses
        self.rule = clauses.get(rule, rule)
        """The clause of the verb; `done` has none, because it belongs to every question."""
        self.numbers = numbers
        """The numbers that it may be said of, where its noun is a number; empty where it does not say."""
        self._spelling = spelling
        self._option = _Made(verb, spelling).__getitem__

    def __call__(self, noun: int = 0) -> Option:
        return self._option(noun)

    def each(
        self,
        nouns: Iterable[int],
        cannot: Cannot | None = None,
        *given: Any,
        tally: Weigh | None = None,
        trail: Trail | None = None,
    ) -> Offer:
        """Offer an option for every noun that `cannot(*given, noun)` does not refuse; it also explains the refusals."""
        able = nouns if cannot is None else [n for n in nouns if cannot(*given, n) is None]
        return Offer(self, [*map(self._option, able)], cannot, given, tally, trail)

    def these(
        self,
        nouns: Iterable[int],
        why: Cannot | None = None,
        *given: Any,
        tally: Weigh | None = None,
        trail: Trail | None = None,
    ) -> Offer:
        """Offer nouns already filtered; `why(*given, noun)` explains the nouns that are not among them."""
        return Offer(self, [*map(self._option, nouns)], why, given, tally, trail)

    def unless(self, cannot: Cannot, *given: Any, tally: Weigh | None = None) -> Offer:
        """Offer a verb without a noun unless `cannot(*given)` refuses it; it also explains the refusal."""
        able = [] if cannot(*given) is not None else [self._option(0)]
        return Offer(self, able, cannot, given, tally, None, True)

    def refused(self, why: Refusal) -> Offer:
        """Offer nothing of this verb, for one reason against every noun."""
        return Offer(self, [], lambda _: why, (), None)

    def can_say(self, noun: int) -> bool:
        """Whether there is a text for a noun that is a word or a number, and the text reads back."""
        spelling = self._spelling
        try:
            return spelling is not None and spelling.read(spelling.write(noun)) == noun
        except IndexError:
            return False

    def read(self, noun: str) -> Option | None:
        """The option that a text names, legal or not; None when the noun is unknown."""
        if self._spelling is None:
            return self() if not noun else None
        number = self._spelling.read(noun)
        return None if number is None else self(number)


class Verb:
    """A verb as a game declares it, before it is bound to a board and a set of pieces."""

    def __init__(self, noun: Noun, words: tuple[str, ...], rule: str, numbers: Sequence[int] = ()) -> None:
        self.noun = noun
        self.words = words
        self.rule = rule
        self.numbers = numbers


def verb(noun: Noun = Noun.NOTHING, *words: str, rule: str = "", numbers: Sequence[int] = ()) -> Any:
    """Declare a verb in the body of a game's `Play` class: `fire = verb(Noun.PIECE, rule="8.2")`.

    `rule` is the clause of the verb: an attempt at another moment is refused by it. Each table has a `Voice` in its
    place, so it is annotated for the type checker: `fire: Voice = verb(Noun.PIECE, rule="8.2")`. `numbers` are all that
    a verb of numbers is ever offered with: `bid: Voice = verb(Noun.NUMBER, rule="3", numbers=(10, 25, 50))`; without
    them 0 to 20 are possible actions in learning environments.
    """
    return Verb(noun, words, rule, numbers)


def spoken(name: str) -> str:
    """The word of a verb, from the name of its declaration."""
    return name.rstrip("_").replace("_", "-")


class Offer(msgspec.Struct, eq=False):
    """Some options of one verb, with the reasons against the others, and the tally and the trail of each."""

    voice: Voice
    options: list[Option]
    cannot: Cannot | None
    given: tuple[Any, ...]
    tally: Weigh | None
    trail: Trail | None = None
    is_bare: bool = False
    """Whether its functions get no noun, as those of `Voice.unless`."""

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def __len__(self) -> int:
        return len(self.options)

    def refusal(self, noun: int) -> Refusal | None:
        """Why this noun is not offered, if the predicate gives a reason."""
        asked = self.given if self.is_bare else (*self.given, noun)
        refusal = None if self.cannot is None else self.cannot(*asked)
        return None if refusal is None else refusal.cited(self.voice.clauses)

    def explain(self, noun: int) -> Tally | None:
        """The tally behind the option with this noun."""
        asked = self.given if self.is_bare else (*self.given, noun)
        tally = None if self.tally is None else self.tally(*asked)
        return tally if tally is None or not self.voice.clauses else tally.cite(self.voice.clauses)

    def way(self, noun: int) -> tuple[int, ...]:
        """The hexes the option with this noun moves its piece through, both ends included; often none."""
        return () if self.trail is None else tuple(self.trail(*self.given, noun))


class Question(msgspec.Struct, eq=False):
    """Who is asked, under which clause, and the complete list of legal answers."""

    who: Side
    rule: str
    ask: str
    options: Sequence[Option]
    offers: tuple[Offer, ...] = ()
    args: Mapping[str, Any] = {}
    tally: Tally | None = None
    is_menu: bool = False
    dice: tuple[int, int] | None = None
    seen_by: tuple[Side, ...] | None = None
    """For a roll, the sides that may see its tally; None when everybody may."""
    high: Side | None = None
    """For a roll, the side that a high total is good for; None where the outcomes have no order, or a low one is."""
    low: Side | None = None
    """For a roll, the side that a low total is good for."""
    some: int = 0
    """Of how many more things this is a choice, one at a time; 0 where several are not chosen in a row."""
    against: Against | None = None
    """Why an option of a verb without an offer is impossible here; asked only when somebody wants to know."""
    number: int = -1
    _by_text: dict[str, Option] | None = None

    @property
    def side(self) -> str:
        """The name of the side asked."""
        return self.who.name

    def tally_for(self, side: Side | None) -> Tally | None:
        """The tally behind it, if this side may see it; None stands for a spectator."""
        if self.who is DICE:
            return self.tally if self.seen_by is None or side in self.seen_by else None
        return self.tally if side == self.who else None

    def find(self, text: str) -> Option | None:
        """The option with this text."""
        if self._by_text is None:
            self._by_text = {option.text: option for option in self.options}
        return self._by_text.get(text)

    def offer_of(self, verb: str) -> Offer | None:
        """The offer of a verb."""
        return next((offer for offer in self.offers if offer.voice.verb == verb), None)

    def __copy__(self) -> Question:
        """Return the same question with a list of options of its own."""
        return msgspec.structs.replace(self, options=list(self.options), args=dict(self.args), _by_text=None)

    def __deepcopy__(self, memo: object) -> Question:
        """Return a copy; what it explains is asked of the same table."""
        return copy(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what was asked, with its tally as plain values, without what explains it: that belongs to a game."""
        tally = None if self.tally is None else self.tally.plain()
        bare = msgspec.structs.replace(copy(self), offers=(), against=None, tally=tally)
        return Question, msgspec.structs.astuple(bare)

    def __eq__(self, other: object) -> bool:
        return self._asked() == other._asked() if isinstance(other, Question) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.rule, self.ask))

    def _asked(self) -> tuple[Any, ...]:
        """Return what is asked, and of whom."""
        return self.who, self.side, self.rule, self.ask, self.number, self.dice, dict(self.args), list(self.options)

    def __repr__(self) -> str:
        return f"<Question {self.number} to {self.side} §{self.rule} {self.ask}: {len(self.options)} options>"


class Together:
    """Several sides asked at once, with sealed questions; answers may come in any order."""

    __slots__ = ("questions",)
    is_menu = False

    def __init__(self, questions: dict[Side, Question]) -> None:
        self.questions = questions


Ask = Question | Together
Script = Generator[Ask, Any, T]


def seal(scripts: Mapping[Side, Script[T]]) -> Script[dict[Side, T]]:
    """Run one script for each side at once; no side sees another's answers. Returns the results, by side.

    Sealed scripts ask their own side only and change nothing; they return what was decided.
    """
    results: dict[Side, T] = {}
    questions: dict[Side, Question] = {}

    def go_on(side: Side, answer: Any) -> None:
        try:
            asked = scripts[side].send(answer)
        except StopIteration as end:
            results[side] = end.value
            questions.pop(side, None)
            return
        if not isinstance(asked, Question) or asked.who != side:
            raise RuntimeError(f"a sealed script of {side} may ask {side} only")
        questions[side] = asked

    for side in scripts:
        go_on(side, None)
    while questions:
        side, answer = yield Together(questions)
        go_on(side, answer)
    return {side: results[side] for side in scripts}
