"""The table that rule scripts work on: the board, the pieces, the position, and the functions to ask and tell.

A game subclasses `Play`, declares its words there (sides, verbs, marks, boxes, zones), and lists its sequence of play.
Everything that moves a piece or changes its state goes through the functions here, which update the derived counts.
Session, log and snapshots belong to `game`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping, Sequence, Sized
from copy import copy
from importlib.resources.abc import Traversable
from pathlib import Path
from pickle import PicklingError
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from grognard.kernel.asking.claims import Claim
from grognard.kernel.asking.concerns import Concern, concerns_of
from grognard.kernel.asking.rules import Rules
from grognard.kernel.asking.script import (
    DICE,
    Against,
    Noun,
    Offer,
    Option,
    Question,
    Refusal,
    Script,
    Side,
    Spelling,
    Verb,
    Voice,
    seal,
    spoken,
    verb,
)
from grognard.kernel.asking.selection import Enough, Selection
from grognard.kernel.asking.sequence import Phase
from grognard.kernel.errors import Unreadable
from grognard.kernel.files.data import Folder
from grognard.kernel.numbers import dice
from grognard.kernel.numbers.cells import Cell
from grognard.kernel.numbers.charts import Chart, Dice, Number
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.table.board import Board, Legend
from grognard.kernel.table.occupation import Occupation
from grognard.kernel.table.pieces import Roster
from grognard.kernel.table.position import CONCEALED, FACE, OPEN, P, Position, Shape
from grognard.kernel.table.scenario import Scenario
from grognard.kernel.words.goal import Goal
from grognard.kernel.words.overlay import kernel_overlay, with_kernel_overlays
from grognard.kernel.words.words import words_for

T = TypeVar("T")
NUMBER = re.compile(r"-?[0-9]{1,18}")


class Setting(NamedTuple):
    """Everything about one game that never changes once it is made."""

    scenario: Scenario
    options: frozenset[str]
    board: Board
    roster: Roster
    charts: Mapping[str, Chart]
    changes: tuple[str, ...] = ()
    """How counters and charts differ from the printed ones, as lines of the position notation."""
    clauses: Mapping[str, str] = {}
    """The numbers of the book for the keys by which an engine names clauses."""


class Event(NamedTuple):
    """A fact told to the players: when (after how many answers, sealed ones counting as one), its clause, and to whom.

    `audience` is the one side told, or None for all; `unless` is the one side left out.
    """

    number: int
    key: str
    rule: str
    args: Mapping[str, Any]
    audience: Side | None = None
    unless: Side | None = None
    heading: bool = False
    """Whether it announces a phase and is a heading of the log."""

    @property
    def rolls(self) -> tuple[dice.Roll, ...]:
        """The rolls it reports: its argument `roll`, or several of one shot, its argument `rolls`."""
        args = self.args
        if "rolls" in args:
            return tuple([roll for roll in args["rolls"] if isinstance(roll, dice.Roll)])
        roll = args.get("roll")
        return (roll,) if isinstance(roll, dice.Roll) else ()

    @property
    def faces(self) -> tuple[int, ...]:
        """The dice it reports, face by face, roll after roll; none when it reports no roll."""
        rolls = self.rolls
        return rolls[0].faces if len(rolls) == 1 else tuple([face for roll in rolls for face in roll.faces])

    def tally_for(self, side: Side | None) -> Tally | None:
        """The tally of the roll it reports, if this side may see it; None stands for a spectator.

        Of several rolls, that of the first whose tally the side may see.
        """
        return next((tally for roll in self.rolls if (tally := roll.tally_for(side)) is not None), None)

    def told_to(self, side: Side | None) -> Event:
        """The event as this side is told it, without the tallies it may not see."""
        name = "rolls" if "rolls" in self.args else "roll"
        if name not in self.args:
            return self
        rolls = self.rolls
        if not any(roll.tally is not None and roll.tally_for(side) is None for roll in rolls):
            return self
        seen = tuple([dice.Roll(roll.faces) if roll.tally_for(side) is None else roll for roll in rolls])
        return self._replace(args={**self.args, name: seen if name == "rolls" else seen[0]})

    def reaches(self, side: Side | None) -> bool:
        """Whether this side was told; None stands for a spectator."""
        if self.unless is not None and self.unless == side:
            return False
        return self.audience is None or self.audience == side


def flags(*names: str) -> tuple[int, ...]:
    """One bit for each name, in order."""
    return tuple(1 << bit for bit in range(len(names)))


class Play(Generic[P]):
    """The table a game is played at. Subclass it, declare the words, and list the phases."""

    # Declared by each game -------------------------------------------------------------------------------------
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

    done: Voice = verb()

    def __init_subclass__(cls) -> None:
        """Set defaults: a game is named after its class, and its files are in `data` beside its module.

        A game made from an engine, a class that games of a series share, declares its own `id` and `folder`.
        """
        if not hasattr(cls, "id"):
            cls.id = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", cls.__name__).lower()
        if not hasattr(cls, "folder"):
            module = sys.modules[cls.__module__]
            cls.folder = Path(module.__file__ or ".").parent / "data"
        cls.overlays = with_kernel_overlays(cls)
        for side in vars(cls).get("sides", ()):
            side.game = side.game or cls
        if "answers" in vars(cls):
            inherited = next(vars(kind)["answers"] for kind in cls.__mro__[1:] if "answers" in vars(kind))
            cls.answers = _more_answers(inherited, vars(cls)["answers"])
        if "marks" in vars(cls):
            seen = [getattr(mark, "seen", "all") for mark in cls.marks]
            public = sum(1 << bit for bit, how in enumerate(seen) if how == "all")
            cls.seen_marks = public, public | sum(1 << bit for bit, how in enumerate(seen) if how == "known")
            cls.marks = tuple(str.__str__(mark) for mark in cls.marks)

    @classmethod
    def word_folders(cls) -> tuple[Traversable, ...]:
        """The folders of its messages: those of its series first, its own last."""
        return (*cls.series, cls.folder)

    def phases(self) -> tuple[Phase, ...]:
        """The sequence of play of this turn."""
        return self.rules.phases(self)

    def exerts(self, piece: int) -> int:
        """Which kind of zone a piece exerts now, -1 for none. Called whenever its place or state changes."""
        return -1

    def may_share_hex(self, piece: int) -> bool:
        """Whether a piece may stand in one hex with enemies, as an aircraft may; the notation refuses all others."""
        return False

    def enemies_together(self) -> Iterator[tuple[int, list[int]]]:
        """The hexes in which two sides stand though the game does not allow it, each with those pieces."""
        for hex_, stack in self.occupation.stacks.items():
            alone = [piece for piece in stack if hex_ < self.board.grid.size and not self.may_share_hex(piece)]
            if len({self.owner[piece] for piece in alone}) > 1:
                yield hex_, alone

    def enter_phase(self) -> None:
        """Set what depends on the phase, when a position is moved to the beginning of another phase of its turn."""
        self.rules.enter_phase(self)

    def zone_areas(self) -> Sequence[Sequence[Sequence[int]]]:
        """For each kind of zone and each hex, the hexes reached from it: by default the neighbours."""
        return [self.board.grid.adjacent for _ in self.zone_kinds]

    def begin(self) -> None:
        """Set what remains when a game starts from its scenario, after the pieces are placed."""
        self.rules.begin(self)

    def complete(self) -> None:
        """Set what follows from a written position and need not be written, such as control of occupied hexes."""
        self.rules.complete(self)

    def prepare(self) -> None:
        """Compute once what never changes (edge costs, columns of values), after board and pieces are known."""

    # Made by the kernel ----------------------------------------------------------------------------------------
    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.scenario = setting.scenario
        self.options = setting.options
        self.asks_all = False
        """Whether questions with only one answer are asked too, as scripts and tests may want."""
        self.board = setting.board
        self.roster = setting.roster
        self.charts = setting.charts
        self.clauses = setting.clauses
        self.owner = setting.roster.sides
        self.shape = _shape(self.position_class)
        if bool(self.piece_faces) != (FACE in self.shape.kept):
            raise TypeError(f"{self.id}: `piece_faces` and the field {FACE!r} of the position go together")
        self.voices: dict[str, Voice] = {}
        self._bind_verbs()
        self.prepare()
        self.rules.prepare(self)
        self.position: P = self.shape.blank(  # type: ignore[assignment]
            len(self.roster),
            self.roster.steps,
            self.board.out,
            self.board.grid.size,
            len(self.sides),
            len(self.roster.formations),
        )
        if self.piece_faces:
            setattr(self.position, FACE, list(self.front_faces()))
        self.occupation = self.count()
        self._shown: tuple[list[Any], Any] | None = None
        self.events: list[Event] = []
        self.made_by: tuple[type[Any], tuple[Folder, ...]] | None = None
        """The class and the owner's folders of the title that set the table up; none for one set up by hand."""
        self.clock = 0
        self.reveals = 0

    def _bind_verbs(self) -> None:
        for kind in reversed(type(self).__mro__):
            for name, declared in vars(kind).items():
                if isinstance(declared, Verb):
                    word = spoken(name)
                    spelling, rule = self._spelling(declared), declared.rule
                    voice = Voice(word, declared.noun, spelling, self.clauses, rule, declared.numbers)
                    self.voices[word] = voice
                    setattr(self, name, voice)

    def _spelling(self, declared: Verb) -> Spelling | None:
        board, roster, words = self.board, self.roster, declared.words
        match declared.noun:
            case Noun.NOTHING:
                return None
            case Noun.PIECE:
                return Spelling(lambda n: roster[n].name, roster.find)
            case Noun.FORMATION:
                return Spelling(lambda n: roster.formations[n], roster.find_formation)
            case Noun.HEX:
                return Spelling(board.grid.number, board.grid.get)
            case Noun.PLACE:
                return Spelling(board.place_text, board.find_place)
            case Noun.EDGE:
                return Spelling(board.edge_text, board.find_edge)
            case Noun.WORD:
                return Spelling(lambda n: words[n], lambda text: words.index(text) if text in words else None)
            case _:
                return Spelling(str, lambda text: int(text) if NUMBER.fullmatch(text) else None)

    def clause(self, key: str) -> str:
        """The number in this game's book of a clause that an engine names by a key; a number is returned as it is."""
        return self.clauses.get(key, key)

    # Asking ----------------------------------------------------------------------------------------------------
    def choose(
        self,
        side: Side,
        /,
        *offers: Offer | Option,
        rule: str,
        ask: str,
        tally: Tally | None = None,
        some: int = 0,
        against: Against | None = None,
        **args: Any,
    ) -> Question:
        """Ask a side to choose one of these, or `some` of the first offer one after the other.

        `against(option)` says why a verb that this question knows, and that has no offer, is impossible now.
        """
        question = make_question(self.clauses, side, offers, rule, ask, args, tally)
        question.some = some
        question.against = against
        return question

    def menu(
        self, side: Side, /, *offers: Offer | Option, rule: str, ask: str, against: Against | None = None, **args: Any
    ) -> Question:
        """Ask at a menu: everything that matters is in the position, so that the phase can start again from here."""
        question = make_question(self.clauses, side, offers, rule, ask, args, is_menu=True)
        question.against = against
        return question

    def which(self, side: Side, /, *offers: Offer, rule: str, ask: str, **args: Any) -> Script[Option]:
        """Ask a side for one of these, which must be done; a single one is taken unasked, unless `asks_all`."""
        if not self.asks_all and sum(map(len, offers)) == 1:
            return next(option for offer in offers for option in offer.options)
        chosen: Option = yield self.choose(side, *offers, rule=rule, ask=ask, **args)
        return chosen

    def is_idle(self, *offers: Sized) -> bool:
        """Whether a menu of these need not be asked: its end is the only option left, and `asks_all` is off.

        For the last menu of a phase only. The end of an earlier menu must be recorded in the position.
        """
        return not self.asks_all and not any(offers)

    def choose_some(
        self,
        side: Side,
        offer: Offer,
        /,
        *,
        rule: str,
        ask: str,
        least: int = 0,
        most: int | None = None,
        running: Any = None,
        enough: Enough | None = None,
        held: Refusal | None = None,
        weigh_none: bool = False,
        **args: Any,
    ) -> Script[list[int]]:
        """Ask a side for several of these, one at a time, until `done`.

        `running(chosen)` is the tally so far, shown when something is chosen or it may end; with `weigh_none` always.
        `done` is offered from `least` on, once `enough(chosen)` holds. If all that are left are needed, they are taken
        unasked. If places are few, an option is held back that would take the place of one that is needed to be enough;
        `held` says why. It ends by itself when nothing more can be chosen. With `ask="all"` everything is asked.
        """
        some = Selection(offer.options, least, most, enough)
        while some.left or (self.asks_all and some.may_end()):
            if not self.asks_all and some.is_all_needed():
                some.take_all()
                break
            may_end, back = some.may_end(), some.held_back()
            refusals = held or Refusal(rule, "kernel-held-back"), Refusal(rule, "kernel-chosen")
            more = self._some_more(offer, some, back, running, *refusals)
            is_weighed = some.chosen or weigh_none or (enough is not None and may_end)
            tally = running(some.chosen) if running is not None and is_weighed else None
            end = self.done() if may_end else self.done.refused(_not_enough(rule, least, some))
            those = {"pieces_chosen": tuple(some.chosen)} if some.chosen and offer.voice.noun is Noun.PIECE else {}
            said = {"chosen": len(some.chosen), **those, **args}
            answer = yield self.choose(side, more, end, rule=rule, ask=ask, tally=tally, some=some.places, **said)
            if answer.verb == "done":
                break
            some.take(answer.noun)
        return some.chosen

    @staticmethod
    def _some_more(
        offer: Offer, some: Selection, back: Sequence[Option], running: Any, held: Refusal, chosen: Refusal
    ) -> Offer:
        """The offer of those that may be chosen next, with the reasons against the others."""
        weigh = offer.tally if running is None else _after(running, some.chosen.copy())
        if not back and not some.chosen:
            return Offer(offer.voice, some.left, offer.cannot, offer.given, weigh, offer.trail)
        needed, taken = {option.noun for option in back}, frozenset(some.chosen)

        def cannot(*given: Any) -> Refusal | None:
            if given[-1] in taken:
                return chosen
            refusal = None if offer.cannot is None else offer.cannot(*given)
            return held if refusal is None and given[-1] in needed else refusal

        able = [option for option in some.left if option.noun not in needed]
        return Offer(offer.voice, able, cannot, offer.given, weigh, offer.trail)

    def roll(
        self,
        count: int | None = None,
        sides: int | None = None,
        *,
        rule: str,
        ask: str = "kernel-roll",
        tally: Tally | None = None,
        seen_by: Sequence[Side] | None = None,
        high: Side | None = None,
        low: Side | None = None,
    ) -> Question:
        """Ask the dice; the script gets a `Roll`, the total with its faces and its tally.

        The dice are those of the tally; a roll read on several tallies has one `Tallies`. Without a tally that has dice
        they are given here; the default is one die of six sides. The sides in `seen_by` see the tally with the roll: by
        default everybody, but while there are secrets nobody, unless the game says `shows_rolls`. `high` or `low` is
        the side that a high or a low total is good for, by which luck is counted; neither where outcomes have no order.
        """
        named = None if tally is None else tally.dice
        thrown = Dice(count or (named.number if named else 1), sides or (named.sides if named else 6))
        if tally is not None:
            tally.check_dice(thrown, f"§{rule} {ask}")
        if self.clauses:
            rule, tally = self.clauses.get(rule, rule), tally and tally.cite(self.clauses)
        seen = self._seen_by(seen_by)
        rolls = dice.outcomes(*thrown)
        return Question(DICE, rule, ask, rolls, tally=tally, dice=thrown, seen_by=seen, high=high, low=low)

    def _seen_by(self, sides: Sequence[Side] | None) -> tuple[Side, ...] | None:
        """The sides that may see the tally of a roll; None for everybody, spectators too, as when nothing is secret."""
        if not self.has_secrets():
            return None
        if sides is None:
            return () if not self.shows_rolls else None
        return None if len(sides) == len(self.sides) else tuple(sides)

    def draw(self, offer: Offer, *, rule: str, ask: str = "kernel-draw") -> Question:
        """Draw one of these options by chance, each equally likely: a chit from a cup, a card from a deck."""
        return Question(DICE, self.clause(rule), ask, offer.options, (offer,))

    def together(self, scripts: Mapping[Side, Script[T]]) -> Script[dict[Side, T]]:
        """Run a script for each side at once, sealed."""
        return seal(scripts)

    def why_not_now(self, side: Side, option: Option) -> Refusal | None:
        """Why an option of a verb not asked about is impossible at any time; None to answer with the verb's clause.

        A game answers for verbs whose predicate holds at any time: for a gun that never moves it says so, not when guns
        move. As with any refusal, nothing may depend on what the side cannot see.
        """
        return self.rules.why_not_now(self, side, option)

    def knows(self, ask: str, verb: str) -> bool:
        """Whether a question lists a verb among its answers."""
        return verb in self.answers.get(ask, "").split()

    def question_of(self, verb: str) -> str:
        """The first question that lists a verb among its answers; empty where none does."""
        return next((ask for ask, verbs in self.answers.items() if verb in verbs.split()), "")

    # Telling ---------------------------------------------------------------------------------------------------
    def tell(self, key: str, rule: str, audience: Side | None = None, /, **args: Any) -> None:
        """Tell the players a fact, or one side alone; a concealed `piece` is told to others by the name of its back."""
        if self.backs and audience is None and (piece := args.get("piece", -1)) >= 0 and self.position.hidden[piece]:
            self.tell_veiled(key, rule, **args)
            return
        if self.clauses:
            rule = self.clauses.get(rule, rule)
        self.events.append(tuple.__new__(Event, (self.clock, key, rule, args, audience, None, False)))

    def announce(self, key: str, rule: str) -> None:
        """Tell that a phase begins, with the arguments of `turn_args`."""
        args = self.turn_args(self.position.turn)
        self.events.append(Event(self.clock, key, self.clause(rule), args, heading=True))

    def tell_apart(self, owner: Side, piece: int, key: str, veiled: str, rule: str, /, **args: Any) -> None:
        """Tell what a piece did: by name to those who know it, by the message `veiled` to those who see only a counter.

        A piece the others do not see at all is not mentioned to them.
        """
        how, clock, rule = self.position.hidden[piece], self.clock, self.clauses.get(rule, rule)
        known, audience = {"piece": piece, **args}, None if how == OPEN else owner
        self.events.append(tuple.__new__(Event, (clock, key, rule, known, audience, None, False)))
        if how == CONCEALED:
            seen = {"side": owner, **args}
            self.events.append(tuple.__new__(Event, (clock, veiled, rule, seen, None, owner, False)))

    def tell_veiled(self, key: str, rule: str, /, **args: Any) -> None:
        """Tell what pieces did: to the owner by name, to the others with a concealed one as the name of its back.

        The concealed pieces among the arguments belong to one side.
        """
        hidden = self.position.hidden
        pieces = [name for name, value in args.items() if name.partition("_")[0] == "piece" and value >= 0]
        unknown = [name for name in pieces if hidden[args[name]] == CONCEALED]
        if not unknown:
            self.events.append(Event(self.clock, key, self.clause(rule), args))
            return
        owner, rule = self.owner[args[unknown[0]]], self.clause(rule)
        seen = {"side": owner} | args | {name: self.back_of(args[name]) for name in unknown}
        self.events.append(Event(self.clock, key, rule, args, owner))
        self.events.append(Event(self.clock, key, rule, seen, None, owner))

    def tell_stack(self, owner: Side, pieces: Sequence[int], key: str, veiled: str, rule: str, /, **args: Any) -> None:
        """Tell what several pieces did together: to the owner all `pieces`, to the others those that they know.

        Their number is the argument `count`. For all the concealed ones together the others are told the message
        `veiled` once, so that they do not learn the number.
        """
        hidden, rule = self.position.hidden, self.clause(rule)
        known = tuple([piece for piece in pieces if hidden[piece] == OPEN])
        if len(known) == len(pieces):
            self.tell(key, rule, pieces=known, count=len(known), **args)
            return
        self.tell(key, rule, owner, pieces=tuple(pieces), count=len(pieces), **args)
        if known:
            counted = {"pieces": known, "count": len(known), **args}
            self.events.append(Event(self.clock, key, rule, counted, None, owner))
        if any(hidden[piece] == CONCEALED for piece in pieces):
            self.events.append(Event(self.clock, veiled, rule, {"side": owner, **args}, None, owner))

    # Changing the position -------------------------------------------------------------------------------------
    def place(self, piece: int, to: int) -> None:
        """Move a piece to a hex or box."""
        at = self.position.at
        old = at[piece]
        if old != to:
            self.occupation.lift(piece, old)
            self.occupation.lay(piece, to)
            at[piece] = to
            if self.side_cache is not None:
                self.side_caches[self.owner[piece]] = self.side_cache()
        self.changed(piece)

    def remove(self, piece: int) -> None:
        """Take a piece out of play."""
        self.place(piece, self.board.out)

    def changed(self, piece: int) -> None:
        """Update a piece's zone after a change of its state."""
        if self.zone_kinds:
            self.occupation.exert(piece, self.owner[piece], self.exerts(piece), self.position.at[piece])

    def lose_step(self, piece: int) -> bool:
        """Take one step off a piece; true when it was the last and the piece is out of play."""
        self.position.steps[piece] -= 1
        if self.position.steps[piece] > 0:
            self.changed(piece)
            return False
        self.remove(piece)
        return True

    def mark(self, piece: int, bits: int) -> None:
        """Set marks on a piece."""
        self.position.marks[piece] |= bits
        self.changed(piece)

    def unmark(self, piece: int, bits: int) -> None:
        """Clear marks of a piece."""
        self.position.marks[piece] &= ~bits
        self.changed(piece)

    def turn_to(self, piece: int, face: int) -> None:
        """Turn a piece to one of its named faces, by its number among `piece_faces`."""
        if self.piece_faces[face] not in self.roster[piece].named_faces:
            raise ValueError(f"{self.roster[piece].name} has no face {self.piece_faces[face]!r}")
        self.position.face[piece] = face  # type: ignore[attr-defined]
        self.changed(piece)

    def conceal(self, piece: int, how: int = CONCEALED) -> None:
        """Hide a piece from the other sides."""
        self._hide(piece, how)

    def reveal(self, piece: int) -> bool:
        """Show a piece to everyone; true when it was hidden. Moves the undo barrier; pieces are revealed only here."""
        if self.position.hidden[piece] == OPEN:
            return False
        self.reveals += 1
        self._hide(piece, OPEN)
        return True

    def _hide(self, piece: int, how: int) -> None:
        """Set how a piece is hidden, and drop what was kept for its side."""
        self.position.hidden[piece] = how
        if self.side_cache is not None:
            self.side_caches[self.owner[piece]] = self.side_cache()
        self.changed(piece)

    def disclose(self) -> None:
        """Record that a fact other than a piece was revealed, and move the undo barrier."""
        self.reveals += 1

    def take_control(self, hex_: int, side: Side) -> bool:
        """Give a hex to a side; true when it changed hands."""
        if self.position.control[hex_] == side + 1:
            return False
        self.position.control[hex_] = side + 1
        return True

    def end(self, winner: Side | None, verdict: str) -> None:
        """End the game, and tell what decided it; the verdict is a message key."""
        self.position.over = True
        self.position.winner = -1 if winner is None else int(winner)
        self.position.verdict = verdict
        goal = self.goal(None)
        for each in () if goal is None else goal.decisions:
            self.tell(each.key, each.rule, **each.args)

    # Looking ---------------------------------------------------------------------------------------------------
    def at(self, place: int) -> tuple[int, ...]:
        """The pieces in a hex or box, in ascending order."""
        return self.occupation.stacks.get(place, ())

    def concealed_at(self, place: int, side: Side) -> list[int]:
        """The concealed pieces of a side in a place; the others see one marker there, if there are any."""
        hidden, owner = self.position.hidden, self.owner
        return [piece for piece in self.at(place) if hidden[piece] == CONCEALED and owner[piece] == side]

    def has(self, piece: int, bits: int) -> bool:
        """Whether a piece carries any of these marks."""
        return bool(self.position.marks[piece] & bits)

    def front_faces(self) -> tuple[int, ...]:
        """For each piece the number of its starting face, -1 for one without named faces."""
        return tuple(self.piece_faces.index(piece.front) if piece.front else -1 for piece in self.roster)

    def face_name(self, piece: int) -> str:
        """The name of the face a piece shows; empty for one without named faces."""
        face: int = getattr(self.position, FACE)[piece] if self.piece_faces else -1
        return self.piece_faces[face] if face >= 0 else ""

    def is_on_board(self, piece: int) -> bool:
        """Whether a piece stands on a hex."""
        return self.position.at[piece] < self.board.grid.size

    def on_board(self, side: Side) -> list[int]:
        """The pieces of a side that stand on hexes, in order."""
        at, size = self.position.at, self.board.grid.size
        return [piece for piece, owner in enumerate(self.owner) if owner == side and at[piece] < size]

    def in_control(self, hex_: int) -> Side | None:
        """Who is shown to control a hex; a game may say nobody while it is fought over."""
        return self.rules.in_control(self, hex_)

    def controller(self, hex_: int) -> Side | None:
        """Who controls a hex."""
        held = self.position.control[hex_]
        return self.sides[held - 1] if held else None

    def may_know(self, side: Side | None, piece: int) -> bool:
        """Whether a side may know which piece this is; None stands for a spectator."""
        return self.position.hidden[piece] == OPEN or self.owner[piece] == side

    def has_secrets(self) -> bool:
        """Whether a side may have a secret from the others now: always where the game conceals anything.

        A game whose only secrets are concealed pieces says no while there are none; everybody can see that.
        """
        return self.conceals

    def has_open_steps(self) -> bool:
        """Whether how a piece may go on, once it has been let pass, depends on nothing that its side does not know."""
        return not self.has_secrets()

    def back_of(self, piece: int) -> str:
        """What others see of this piece while it is concealed: the name of its back, empty where all look alike.

        The message `back-<name>` says it in words; pieces with different backs cannot be taken for one another.
        """
        return ""

    def named(self, piece: int) -> int | str:
        """A piece as everybody may name it: a concealed one by its back."""
        return self.back_of(piece) if piece >= 0 and self.position.hidden[piece] != OPEN else piece

    def who_knows(self, piece: int) -> Sequence[Side]:
        """The sides that may know which piece this is."""
        return [side for side in self.sides if self.may_know(side, piece)]

    def known_to(self, side: Side | None) -> list[bool]:
        """For each piece whether a side may know which it is, by `may_know`."""
        if type(self).may_know is Play.may_know:
            return [how == OPEN or owner == side for how, owner in zip(self.position.hidden, self.owner, strict=True)]
        return [self.may_know(side, piece) for piece in range(len(self.owner))]

    def shows(self, side: Side | None) -> dict[str, Any]:
        """More entries for this side's view beside the declared fields, JSON-ready; made from what it may know."""
        return self.rules.shows(self, side)

    def audit(self) -> list[str]:
        """The faults of the position by the game's own rules, such as stacking; checked by the conformance kit."""
        return self.rules.audit(self)

    def scores(self) -> dict[str, int]:
        """Public figures by name, such as victory points, for statistics and the terminal."""
        return self.rules.scores(self)

    # For the screen --------------------------------------------------------------------------------------------
    def overlay(self, name: str, side: Side | None, hex_: int = -1) -> dict[Side | None, int]:
        """The hexes of an overlay, by side, from what this side may know; some overlays are those of a chosen hex.

        The game has a function for each name it declares in `overlays`; the others are the kernel's.
        """
        own = self.rules.overlays.get(name)
        return kernel_overlay(self, name, side) if own is None else own(self, side, hex_)

    def standings(self) -> dict[Side, Tally]:
        """Victory points as they stand now, with their reasons; public."""
        return self.rules.standings(self)

    def goal(self, side: Side | None) -> Goal | None:
        """What the game is about as this side may know it, from the functions that judge it; None for a spectator.

        Nothing in it may depend on what the side cannot see. None where a game does not say.
        """
        return self.rules.goal(self, side)

    def concerns(self, question: Question) -> list[Concern]:
        """What will go wrong for the side that is asked if it goes on, and can still be helped.

        Nothing in it may depend on what the side cannot see.
        """
        return concerns_of(self, question, self.rules.concerns)

    def expectations(self, tally: Tally, outcome: Any) -> dict[str, Number]:
        """Figures of one outcome of a tally that players count, by message key: steps, hits, tests."""
        return self.rules.expectations(self, tally, outcome)

    def number_of(self, turn: int) -> int:
        """The number by which players know a turn of the scenario: its own, unless the book counts from elsewhere."""
        return turn

    def turn_args(self, turn: int) -> dict[str, Any]:
        """The arguments of the message `turn-name`."""
        return self.rules.turn_args(self, turn)

    def due(self, box: str) -> int:
        """The turn at which the pieces in this box arrive, 0 for a box without arrivals."""
        return self.rules.due(self, box)

    def imagine(self, side: Side, whim: dice.Whim) -> None:
        """Deal anew, in this table's position, whatever the side may not know, in some way that is possible to it.

        The result may depend only on the side's view and the whim. The kernel counts occupation again afterwards.
        """
        self.rules.imagine(self, side, whim)

    # Copies and words ------------------------------------------------------------------------------------------
    def forget(self) -> None:
        """Drop what a game has worked out from the position and keeps: all of the position was set or restored.

        Side caches are new. A game that keeps other things overrides this; what it drops of them while pieces move is
        its own affair.
        """
        if self.side_cache is not None:
            self.side_caches = [self.side_cache() for _ in self.sides]

    def count(self) -> Occupation:
        """Occupation and zones, counted afresh from the position."""
        self.forget()
        size = self.board.grid.size
        fresh = Occupation(len(self.roster), size, len(self.sides), self.zone_areas() if self.zone_kinds else ())
        if hasattr(self, "position"):
            self._count_into(fresh)
        return fresh

    def recount(self) -> None:
        """Update occupation and zones after fields of the position were set directly.

        The same as a fresh count, but only zones that have changed are counted.
        """
        self.forget()
        self._count_into(self.occupation)

    def _count_into(self, occupation: Occupation) -> None:
        """Stacks anew, and the zone of every piece as it is now."""
        at = self.position.at
        occupation.lay_all(at)
        if self.zone_kinds:
            for piece, place in enumerate(at):
                occupation.exert(piece, self.owner[piece], self.exerts(piece), place)

    def field_sizes(self) -> dict[str, int]:
        """The length of a field of each layout that has one number or list for each piece, hex, side and so on."""
        pieces, sides = len(self.roster), len(self.sides)
        several = {"hex": self.board.grid.size, "formation": len(self.roster.formations)}
        return {"piece": pieces, "piece list": pieces, "side": sides, "side list": sides, **several}

    def check_position(self) -> None:
        """Raise ValueError for a position whose fields do not have this table's sizes."""
        position = self.position
        sizes = self.field_sizes()
        fields = {"at": "piece", "steps": "piece", "marks": "piece", "hidden": "piece", "control": "hex"}
        fields |= {name: kept.per for name, kept in self.shape.kept.items() if kept.per in sizes}
        for name, per in fields.items():
            if len(getattr(position, name)) != sizes[per]:
                raise ValueError(f"{name}: one number for each {per} is expected")
        places = self.board.grid.size + len(self.board.boxes)
        if not all(0 <= place < places for place in position.at) or position.phase >= len(self.phases()):
            raise ValueError("at: a piece stands nowhere, or the phase is not in the turn")

    def snapshot(self) -> Any:
        """A copy of everything that can change; what has not changed is shared with the last snapshot."""
        self._shown = self.shape.snapshot(self.position, self._shown)
        return self._shown, self.occupation.snapshot()

    def restore(self, snapshot: Any) -> None:
        """Go back to a snapshot."""
        self.shape.restore(self.position, snapshot[0])
        self._shown = snapshot[0]
        self.occupation.restore(snapshot[1])
        self.forget()

    def forget_snapshot(self) -> None:
        """Drop the last snapshot, so that nothing of the earlier position is kept."""
        self._shown = None

    def twin(self, snapshot: Any) -> Play[P]:
        """Another table with the same setting, restored from a snapshot."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.position = copy(self.position)
        other.occupation = copy(self.occupation)
        other.events = []
        other.restore(snapshot)
        return other

    def __copy__(self) -> Play[P]:
        """Return another table in this position; its events are copied with it."""
        other = self.twin(self.snapshot())
        other.events = self.events.copy()
        return other

    def __deepcopy__(self, memo: object) -> Play[P]:
        """Return another table in this position; what never changes is shared."""
        return copy(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle its title, its setting and its position; where it arrives the title sets it up."""
        if self.made_by is None:
            raise PicklingError(f"a table of {self.id} cannot be pickled: set up by hand, it has no title")
        kind, folders = self.made_by
        carried: tuple[Any, ...] = kind.carried_table(self, folders)
        return carried

    def say(self, said: Refusal | Event, lang: str = "en") -> str:
        """A refusal or event as a sentence."""
        return words_for(type(self), lang).say(self, said.key, said.args)

    def read(self, text: str) -> Option:
        """The option that a text names, legal or not."""
        word, _, noun = text.strip().partition(" ")
        voice = self.voices.get(word)
        if voice is None:
            raise Unreadable(f"{text!r}: no verb {word!r}; the verbs are {', '.join(sorted(self.voices))}")
        option = voice.read(noun.strip())
        if option is None and voice.noun is Noun.NOTHING:
            raise Unreadable(f"{text!r}: {word!r} stands alone")
        if option is None:
            raise Unreadable(f"{text!r}: {noun!r} is no {voice.noun.value} of this game")
        return option


def make_question(
    clauses: Mapping[str, str],
    side: Side,
    offers: Sequence[Offer | Option],
    rule: str,
    ask: str,
    args: Mapping[str, Any],
    tally: Tally | None = None,
    is_menu: bool = False,
) -> Question:
    """A question with the options of all offers, in their order."""
    options: list[Option] = []
    explained: list[Offer] = []
    for offer in offers:
        if type(offer) is Offer:
            options += offer.options
            explained.append(offer)
        else:
            options.append(offer)  # type: ignore[arg-type]
    if clauses:
        rule, tally = clauses.get(rule, rule), tally and tally.cite(clauses)
    return Question(side, rule, ask, options, tuple(explained), args, tally, is_menu)


def _not_enough(rule: str, least: int, some: Selection) -> Refusal:
    """Why a selection may not end yet: there are too few, or the test of what is enough does not hold."""
    missing = least - len(some.chosen)
    return Refusal(rule, "kernel-too-few", {"count": missing}) if missing > 0 else Refusal(rule, "kernel-not-enough")


def _more_answers(old: Mapping[str, str], new: Mapping[str, str]) -> dict[str, str]:
    """The verbs that answer each question, with those that a class adds."""
    return {**old, **{ask: f"{old.get(ask, '')} {verbs}".strip() for ask, verbs in new.items()}}


def _after(running: Any, chosen: list[int]) -> Any:
    """The tally after the next choice, in the form that an offer expects."""
    return lambda *given: running([*chosen, given[-1]])


_shapes: dict[type[Any], Shape] = {}


def _shape(kind: type[Any]) -> Shape:
    """The shape of a position class, derived once."""
    if kind not in _shapes:
        _shapes[kind] = Shape(kind)
    return _shapes[kind]
