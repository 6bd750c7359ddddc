"""What a game declares of itself: its words, and what is done with them, as plain values of the class of its table.

Nothing is asked, told or changed here: that is `play`. What a game declares by functions is a record of `rules`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.kernel.asking.claims import Claim
from grognard.kernel.asking.rules import Rules
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.cells import Cell
from grognard.kernel.table.board import Legend
from grognard.kernel.table.position import Position
from grognard.kernel.words.overlay import with_kernel_overlays

if TYPE_CHECKING:
    from grognard.kernel.table.play import Play


def flags(*names: str) -> tuple[int, ...]:
    """One bit for each name, in order."""
    return tuple(1 << bit for bit in range(len(names)))


class Declared:
    """The words of a game, with what the kernel takes where it declares none."""

    id: ClassVar[str]
    edition: ClassVar[str] = "1"
    """The version of the rules; changed whenever they change, so that a save records the rules it was played by."""
    folder: ClassVar[Traversable]
    series: ClassVar[tuple[Traversable, ...]] = ()
    """Folders of messages shared by the games of a series."""
    legend: ClassVar[Legend] = Legend()
    piece_kinds: ClassVar[tuple[str, ...]] = ("unit",)
    piece_values: ClassVar[tuple[str, ...]] = ()
    piece_traits: ClassVar[tuple[str, ...]] = ()
    piece_faces: ClassVar[tuple[str, ...]] = ()
    """The named faces that counters may be turned to in play; a game with any keeps the field `face`."""
    cells: ClassVar[Mapping[str, type[Cell]]] = {}
    """Classes for the cells of charts, by chart; the parts they declare are checked with the data."""
    special_rules: ClassVar[tuple[str, ...]] = ()
    scenario_values: ClassVar[tuple[str, ...]] = ()
    sides: ClassVar[tuple[Side, ...]]
    position_class: ClassVar[type[Any]] = Position
    fields_of_phases: ClassVar[Mapping[str, str]] = {}
    """Fields of the position that mean something in one phase only: its clause, by field. Others do not show them."""
    bookkeeping: ClassVar[frozenset[str]] = frozenset()
    """Fields of the position that the rules count by and that tell a person nothing: screens do not show them."""
    marks: ClassVar[tuple[str, ...]] = ()
    """What can be marked on pieces; a `Mark` among them is not seen by everyone."""
    seen_marks: ClassVar[tuple[int, int]] = (-1, -1)
    """The bits of the marks that others see on an unknown counter, and on a piece they know; made from `marks`."""
    boxes: ClassVar[tuple[str, ...]] = ()
    zone_kinds: ClassVar[tuple[str, ...]] = ()
    aiming_verbs: ClassVar[tuple[str, ...]] = ()
    """Verbs that name a place for a piece which does not go there, or not yet: a target, a destination."""
    halting_verbs: ClassVar[tuple[str, ...]] = ()
    """Verbs that end the march of a piece where it stands, where one answer takes it all its way: see `orders`."""
    stepping_verbs: ClassVar[tuple[str, ...]] = ()
    """Verbs that take a piece one hex on, after which it is asked again: `strides` finds whole ways of them."""
    gait_verbs: ClassVar[tuple[str, ...]] = ()
    """Verbs by which a piece that is asked where to go may go farther than it usually does, at a price."""
    declaring_verbs: ClassVar[tuple[str, ...]] = ()
    """Two verbs that declare what a piece does later, to move and to fire: pointing at enemies means the second."""
    passing_verbs: ClassVar[tuple[str, ...]] = ()
    """Verbs by which a side lets a piece of another pass that moves."""
    placing_asks: ClassVar[tuple[str, ...]] = ()
    """Questions of a set-up, asked in a row until every counter in hand has its place."""
    standing_answers: ClassVar[Mapping[str, str]] = {}
    """Questions that a side is asked again and again while another acts, each with the answer that lets it go on: it
    may be given ahead."""
    usual_verbs: ClassVar[tuple[str, ...]] = ()
    """Verbs that somebody means who presses a piece, or a hex, with several options; else the first of a piece."""
    foremost_verbs: ClassVar[tuple[str, ...]] = ()
    """Verbs that stand first among several that name the same place, and that pointing at it means."""
    conceals: ClassVar[bool] = False
    """Whether a side may have secrets from the others: hidden pieces, sealed answers, fields that only it sees."""
    conceals_stacks: ClassVar[bool] = False
    """Whether others see one marker for all concealed pieces of a side in one place, and not their number."""
    backs: ClassVar[tuple[str, ...]] = ()
    """The names of the backs of concealed counters, where they are not all alike: see `back_of`."""
    shows_rolls: ClassVar[bool] = False
    """Whether everybody sees the tally of a roll in a game with secrets, unless the roll says who may."""
    decoy_kinds: ClassVar[tuple[str, ...]] = ()
    """Kinds of pieces that are only a marker: they are removed when they are revealed."""
    side_cache: ClassVar[type[Any] | None] = None
    """A class for what a game works out from where the pieces of one side stand and which are hidden.

    There is one for each side in `side_caches`, and a new one as soon as a piece of the side changes place, is hidden
    or revealed; so nothing in it is out of date. What depends on marks does not belong there.
    """
    side_cache_lasts: ClassVar[bool] = False
    """Whether a side cache lasts while pieces move on the map, because it depends only on who is there: there is a new
    one when a piece comes to the map or a box, or leaves it."""
    side_caches: list[Any]
    dice_names: ClassVar[tuple[str, ...]] = ()
    """The names of dice that rules tell apart, in the order of their faces; rolls of another number have no names."""
    answers: ClassVar[Mapping[str, str]] = {}
    """The verbs that answer each question, by its `ask`: every one of them is offered there, or refused with a reason.

    A class adds to those of its engine. A verb that a question does not list is left out on purpose.
    """
    claims: ClassVar[Mapping[str, Claim]] = {}
    """What the sentences of refusals claim of the position, by message key; the conformance kit compares the two."""
    overlays: ClassVar[Mapping[str, str]] = {}
    """The overlays of the game by name: `map`, or `hex` where they depend on a chosen hex. The kernel adds its own."""

    rules: ClassVar[Rules[Any]] = Rules()
    """The functions by which the game is played. The methods of the same names call them; a game in one file may
    override those instead."""

    @classmethod
    def word_folders(cls) -> tuple[Traversable, ...]:
        """The folders of its messages: those of its series first, its own last."""
        return (*cls.series, cls.folder)

    def knows(self, ask: str, verb: str) -> bool:
        """Whether a question lists a verb among its answers."""
        return verb in self.answers.get(ask, "").split()

    def question_of(self, verb: str) -> str:
        """The first question that lists a verb among its answers; empty where none does."""
        return next((ask for ask, verbs in self.answers.items() if verb in verbs.split()), "")


def fill_in(kind: type[Play[Any]]) -> None:
    """Set defaults: a game is named after its class, and its files are in `data` beside its module.

    A game made from an engine, a class that games of a series share, declares its own `id` and `folder`.
    """
    if not hasattr(kind, "id"):
        kind.id = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", kind.__name__).lower()
    if not hasattr(kind, "folder"):
        module = sys.modules[kind.__module__]
        kind.folder = Path(module.__file__ or ".").parent / "data"
    kind.overlays = with_kernel_overlays(kind)
    for side in vars(kind).get("sides", ()):
        side.game = side.game or kind
    if "answers" in vars(kind):
        inherited = next(vars(base)["answers"] for base in kind.__mro__[1:] if "answers" in vars(base))
        kind.answers = _more_answers(inherited, vars(kind)["answers"])
    if "marks" in vars(kind):
        seen = [getattr(mark, "seen", "all") for mark in kind.marks]
        public = sum(1 << bit for bit, how in enumerate(seen) if how == "all")
        kind.seen_marks = public, public | sum(1 << bit for bit, how in enumerate(seen) if how == "known")
        kind.marks = tuple(str.__str__(mark) for mark in kind.marks)


def _more_answers(old: Mapping[str, str], new: Mapping[str, str]) -> dict[str, str]:
    """The verbs that answer each question, with those that a class adds."""
    return {**old, **{ask: f"{old.get(ask, '')} {verbs}".strip() for ask, verbs in new.items()}}
