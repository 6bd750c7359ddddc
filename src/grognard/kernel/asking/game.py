"""A game being played: it runs the scripts, keeps the log, and adds undo, copies and saves, which generators lack.

A game in progress is the last snapshot and the answers since. Undo, copy, load and branch are all "restore, then
answer again", and what is answered again is one operation at most. Whether an answer is legal, and why not, is found in
`legality`. Rules, storage and clocks do not belong here.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from pickle import PicklingError
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.kernel.asking import legality
from grognard.kernel.asking.ending import AGREED, RESIGNED, Ending, Result
from grognard.kernel.asking.entry import ANYONE, Entry
from grognard.kernel.asking.moments import ReplayMoment, moments
from grognard.kernel.asking.preview import Preview, preview
from grognard.kernel.asking.script import DICE, Noun, Option, Question, Refusal, Script, Side, Together
from grognard.kernel.asking.sealing import Sealing
from grognard.kernel.asking.sequence import TURN_BEGINS
from grognard.kernel.asking.snapshots import ALWAYS, Snapshot, Snapshots
from grognard.kernel.asking.what_if import what_if
from grognard.kernel.errors import (
    BadData,
    Broken,
    GrognardError,
    Illegal,
    Stale,
    Unreadable,
    check_each,
    check_number,
    check_type,
)
from grognard.kernel.files.data import LANGUAGES
from grognard.kernel.files.record_games import record_of
from grognard.kernel.files.save import save_game
from grognard.kernel.files.writing import write_position
from grognard.kernel.numbers import dice as dice_
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.secrecy.view import view_of
from grognard.kernel.secrecy.view_parts import View
from grognard.kernel.table.event import Event
from grognard.kernel.table.play import Play
from grognard.kernel.table.position import Position

if TYPE_CHECKING:
    from grognard.kernel.files.record_form import Record

PHASES_WITHOUT_A_QUESTION = 10_000
"""After so many phases in a row without a question the sequence of play is taken to be an endless loop."""


ENTRIES = "a whole number of entries from 0 to {}"
"""What `branch` takes."""

NO_LOG: deque[Entry] = deque()
"""An empty log; never added to."""


class Game:
    """One game, from its first question to its result."""

    drawn: ClassVar[Callable[[Game], str] | None] = None
    """Draws a game for notebooks. The kernel draws nothing: the package sets this when it is imported."""

    def __init__(self, play: Play[Any], dice: dice_.Source, log: Iterable[Entry] = ()) -> None:
        self.play = play
        """The table: board, pieces, charts and position, with the words of the game."""
        self.dice = dice
        """What rolls: seeded, scripted or typed-in dice."""
        self.lang = "en"
        """The language of errors and pictures: `en` or `fr`."""
        self._start_text: str | None = ""
        self.ending: Ending | None = None
        """How its players ended it; None when the rules did, or nobody yet."""
        self.entries: list[Entry] = []
        """Every answer so far, dice included: the log."""
        self._rolls = 0
        self._fence = 0
        self._given = [0] * (len(play.sides) + 1)
        self._seen_reveals = play.reveals
        self._sealing = Sealing()
        self._clocks: tuple[tuple[int, int], ...] = ((play.clock, 0),)
        """Moments of the clock with the entries before them: the start, and each opening of sealed answers."""
        self._script: Script[None] | None = None
        self._open: dict[Side, Question] = {}
        self._snapshots = Snapshots()
        self._is_due = False
        self._take_snapshot(at_menu=False)
        self._start = self._snapshots.kept[0]
        try:
            self._run(None, deque(log))
        except GrognardError:
            raise
        except Exception as fault:
            raise Broken(f"{type(fault).__name__} before the first question: {fault}", self.save()) from fault

    def __copy__(self) -> Game:
        """Return an independent copy, as `copy` does."""
        return self.copy()

    def __deepcopy__(self, memo: object) -> Game:
        """Return an independent copy; what never changes is shared."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle its title, its save and how it stands, so that nothing is played again where it arrives."""
        play = self.play
        if play.made_by is None:
            raise PicklingError(f"this game of {play.id} cannot be pickled: a table set up by hand has no title")
        kind, folders = play.made_by
        carried: tuple[Any, ...] = kind.carried(self, folders)
        return carried

    def __eq__(self, other: object) -> bool:
        """Whether it is the same game at the same point: its title, start, answers, position and dice."""
        if not isinstance(other, Game):
            return NotImplemented
        return self is other or (self._value() == other._value() and self.start_text == other.start_text)

    def __hash__(self) -> int:
        return hash((type(self.play), self.play.scenario.id))

    def _value(self) -> tuple[Any, ...]:
        """What makes it another game, but for the text it began from."""
        play = self.play
        set_up = type(play), play.made_by, play.scenario.id, play.options, play.asks_all
        return type(self), *set_up, self.entries, play.position, self.dice, self.ending

    def __repr__(self) -> str:
        play, asked = self.play, " and ".join(map(repr, self._open.values()))
        now = f"turn {play.position.turn}, {asked}" if self.result is None else repr(self.result)
        return f"<Game {play.id} {play.scenario.id}: {now}, {len(self.entries)} entries>"

    @property
    def start_text(self) -> str:
        """The position it began from, written down; empty when it began as its scenario does."""
        if self._start_text is None:
            begun = self._copied(self._start, self.dice)
            begun._snapshots, begun._is_due = Snapshots([self._start]), False
            self._start_text = begun.position_text()
        return self._start_text

    @start_text.setter
    def start_text(self, text: str) -> None:
        self._start_text = text

    @property
    def starting_steps(self) -> list[int]:
        """The steps each piece had at the start; as printed for one that had none, because it came in later."""
        steps: Sequence[int] = self.play.shape.field_of("steps", self._start.state[0])
        return [had or printed for had, printed in zip(steps, self.play.roster.steps, strict=True)]

    def _repr_svg_(self) -> str | None:
        """The picture a notebook shows; None when `drawn` is not set."""
        draw = type(self).drawn
        return None if draw is None else draw(self)

    # Public methods --------------------------------------------------------------------------------------------
    @property
    def question(self) -> Question | None:
        """The question open now (the first, when several sides are asked at once); None at the end."""
        for question in self._open.values():
            return question
        return None

    @property
    def questions(self) -> dict[str, Question]:
        """Every open question, by the name of the side asked."""
        return {side.name: question for side, question in self._open.items()}

    @property
    def rolls(self) -> int:
        """How many rolls and draws there were so far, which is the number of the next."""
        return self._rolls

    @property
    def events(self) -> list[Event]:
        """Every event so far."""
        return self.play.events

    @property
    def result(self) -> Result | None:
        """The result, once the game is over."""
        position = self.play.position
        if self.ending is not None:
            return self.ending.result(self.play.sides)
        if not position.over:
            return None
        winner = self.play.sides[position.winner].name if position.winner >= 0 else ""
        return Result(winner, position.verdict)

    def side(self, name: str | Side) -> Side:
        """A side, or the dice, by name."""
        check_type("side", name, (str, Side), f"one of {', '.join(side.name for side in self.play.sides)}")
        wanted = name.name if isinstance(name, Side) else name
        for side in (*self.play.sides, DICE):
            if side.name == wanted:
                return side
        raise Unreadable(f"no side {wanted!r}: the sides are {', '.join(s.name for s in self.play.sides)}")

    def answer(self, answer: str | Option, side: str | Side | None = None, number: int | None = None) -> None:
        """Answer the open question, by text or option; nothing changes when it is refused."""
        question = self._asked(side) if number is None else self.open_question(side, number)
        self._accept(question, self._legal(question, answer))

    def open_question(self, side: str | Side | None = None, number: int | None = None) -> Question:
        """The question a side is asked now; `Stale` when the game is over, or when this number is no longer open."""
        check_type("number", number, (int, type(None)), "the number of a question, or None")
        question = self._asked(side)
        if number is not None and number != question.number:
            raise Stale(f"question {number} is no longer open; {question.side} is now asked question {question.number}")
        return question

    @property
    def is_sealed(self) -> bool:
        """Whether several sides are asked at once, with sealed answers."""
        return self._sealing.since >= 0

    def waiting(self, side: str | Side | None) -> list[Side]:
        """Who is asked, as far as a side may know.

        While answers are sealed nobody knows whether another side has answered, or is asked at all: it may have nothing
        to choose from, which would tell what it has.
        """
        own = None if side is None else self.side(side)
        if not self.is_sealed:
            return list(self._open)
        return [each for each in self.play.sides if each != own or each in self._open]

    def sealed(self, side: str | Side | None) -> list[Entry]:
        """The sealed answers that a side has given so far; the others cannot see them."""
        own = None if side is None else self.side(side)
        return [entry for entry in self.entries[self._sealing.since :] if entry.who == own] if self.is_sealed else []

    def answerer(self, clock: int) -> Side | None:
        """The side whose answer led to what was told at this clock, however many dice were rolled since.

        None where several sides answered together, before the first answer, and where the log is not known so far back.
        """
        check_number("clock", clock, 0)
        since, entries = next((each for each in reversed(self._clocks) if each[0] <= clock), (clock, 0))
        answered = reversed(self.entries[entries : entries + clock - since])
        return next((entry.who for entry in answered if entry.who is not DICE), None)

    def planned(self, side: str | Side | None) -> dict[int, int]:
        """Where a side's sealed answers put pieces: the places that answered questions about a piece.

        A verb that only aims at a place puts nobody there.
        """
        own = None if side is None else self.side(side)
        return self._sealing.planned(own, self.play.voices, self.play.aiming_verbs)

    def explain(self, answer: str | Option, side: str | Side | None = None) -> Tally | None:
        """The tally behind an option of the open question: reasons, column, exact chances."""
        question = self._asked(side)
        option = self._legal(question, answer)
        offer = question.offer_of(option.verb)
        tally = question.tally if offer is None else offer.explain(option.noun) or question.tally
        if tally is not None:
            tally.teller = self
        return tally

    def expected(self, tally: Tally) -> dict[str, Fraction]:
        """The figures a player counts in the outcomes of a tally, each by its exact mean."""
        check_type("tally", tally, (Tally,), "a tally, as `explain` returns")
        means: dict[str, Fraction] = {}
        for each in [reading.tally for reading in tally.readings] or [tally]:
            for outcome, chance in each.chances().items():
                for key, figure in self.play.expectations(each, outcome).items():
                    means[key] = means.get(key, Fraction(0)) + chance * figure
        return means

    def trail(self, answer: str | Option, side: str | Side | None = None) -> tuple[int, ...]:
        """The hexes an option moves its piece through, both ends included; often none."""
        question = self._asked(side)
        option = self._legal(question, answer)
        offer = question.offer_of(option.verb)
        return () if offer is None else offer.way(option.noun)

    def preview(self, answer: str | Option, side: str | Side | None = None) -> Preview:
        """Preview an option without answering: why it is final, or what would be asked next."""
        question = self._asked(side)
        return preview(self, question, self._legal(question, answer))

    def why_not(self, answer: str | Option, side: str | Side | None = None) -> Refusal | None:
        """Why something is not an option now; None when it is one."""
        return legality.why_not(self.play, self._asked(side), answer)

    def why_not_here(self, kind: Noun, number: int, side: str | Side | None = None) -> list[tuple[Option, Refusal]]:
        """Why no option names this thing, for every verb of the question that takes such things; empty when one does.

        A piece the side does not know is refused as if it did not exist.
        """
        question = self._asked(side)
        return legality.why_not_here(self.play, question, kind, number)

    def undo(self, side: str | Side | None = None) -> Entry:
        """Take back the last answer of a side (by default whoever answered last), as far as the barrier allows."""
        last, refusal = self._barrier(None if side is None else self.side(side))
        if refusal is not None:
            raise Illegal(self.play.say(refusal, self.lang), refusal.rule)
        entry = self.entries[last]
        self._rewind(last, self.entries[last + 1 :])
        return entry

    def why_no_undo(self, side: str | Side | None = None) -> Refusal | None:
        """Why nothing can be taken back now; None when something can."""
        return self._barrier(None if side is None else self.side(side))[1]

    @property
    def settled(self) -> int:
        """How many entries can no longer be undone; sealed answers can until they are opened."""
        return min(self._fence, self._sealing.since) if self._sealing.since >= 0 else self._fence

    def resign(self, side: str | Side) -> None:
        """End the game for a side that gives it up; of two sides the other one wins."""
        self.end(Ending(RESIGNED, self._player(side).name))

    def agree(self, how: str) -> None:
        """End the game as its players agree: `drawn`, or `abandoned` without a result."""
        check_type("how", how, (str,), f"one of {', '.join(AGREED)}")
        if how not in AGREED:
            raise Unreadable(f"how: one of {', '.join(AGREED)}, not {how!r}")
        self.end(Ending(how))

    def end(self, ending: Ending) -> None:
        """End the game before its rules do; nothing is asked any more."""
        check_type("ending", ending, (Ending,), "an ending, as `resign` and `agree` make")
        if self.result is not None:
            raise Stale("the game is over: nobody can end it any more")
        self.ending, self._open = ending, {}

    def copy(self, dice: dice_.Source | None = None) -> Game:
        """An independent copy of the game, with these dice from now on (by default the same)."""
        dice_.check_dice(dice)
        last = self.last_snapshot
        other = self._copied(last, self.dice if dice is None else dice)
        other._snapshots = self._snapshots.copy()
        other._resume(last, deque(self.entries[last.entries :]), restored=True)
        return other

    def branch(self, entries: int, dice: dice_.Source | None = None) -> Game:
        """An independent copy of the game as it was after so many entries."""
        check_type("entries", entries, (int,), ENTRIES.format(len(self.entries)))
        if not 0 <= entries <= len(self.entries):
            raise Unreadable(f"entries: {ENTRIES.format(len(self.entries))}, not {entries}")
        other = self.copy(dice)
        other._rewind(entries, ())
        return other

    @property
    def entries_at_last_menu(self) -> int:
        """How many entries there were at the last menu or beginning of a phase."""
        if self._is_due:
            return len(self.entries)
        snapshots = self._snapshots
        return snapshots.kept[-1].entries if snapshots.missed < 0 else snapshots.missed

    def what_if(self, side: str | Side, placed: Mapping[str, str], phase: int | None = None) -> Game:
        """A game to try a plan on: what the side knows, with pieces put elsewhere, before a phase of this turn."""
        check_type("placed", placed, (Mapping,), "where each piece is put, by its name")
        check_type("phase", phase, (int, type(None)), "the place of a phase in its turn, or None")
        return what_if(self, self.side(side), placed, phase)

    def chances(self) -> list[Option]:
        """When the dice are asked and no source rolls them: every outcome, each equally likely."""
        question = self._open.get(DICE)
        return list(question.options) if question else []

    def replay(self) -> Iterator[ReplayMoment]:
        """Every answer so far, dice included, each with the game as it stood then: `for moment in g.replay()`."""
        return moments(self)

    def view(self, side: str | Side | None) -> View:
        """What one side may know, JSON-ready; None is a spectator, who sees what both sides may see."""
        return view_of(self, None if side is None else self.side(side))

    def events_for(self, side: str | Side | None) -> list[Event]:
        """The events this side was told."""
        told = None if side is None else self.side(side)
        return [event.told_to(told) for event in self.play.events if event.reaches(told)]

    def say(self, said: Event | Refusal, lang: str | None = None) -> str:
        """An event or a refusal as a sentence, in the game's language unless another is named."""
        check_type("said", said, (Event, Refusal), "an event or a refusal")
        if lang is not None and lang not in LANGUAGES:
            raise Unreadable(f"lang: one of {', '.join(LANGUAGES)}, or None for the game's language, not {lang!r}")
        return self.play.say(said, lang or self.lang)

    def save(self, bots: Mapping[str, str] | None = None) -> bytes:
        """The game as a file, with the names of the bots that play it by side: see docs/save-format.md."""
        check_type("bots", bots, (Mapping, type(None)), "the name of a bot by side, or None")

        return save_game(self, bots)

    def record(self, bots: Mapping[str, str] | None = None, tags: Mapping[str, str] | None = None) -> Record:
        """The game as a record that people read and annotate, with the bots that play it: see docs/records.md."""
        check_type("bots", bots, (Mapping, type(None)), "the name of a bot by side, or None")
        check_type("tags", tags, (Mapping, type(None)), "texts by their names, or None")
        return record_of(self, bots, tags)

    def position_text(self) -> str:
        """The position written down, so that a game can start right here."""
        return write_position(self)

    def stand(
        self,
        position: Position,
        rolls: int,
        fence: int,
        at_menu: bool,
        known: Sequence[Entry],
        events: Sequence[Event] = (),
        clock: int | None = None,
        clocks: Sequence[tuple[int, int]] = (),
    ) -> None:
        """Restore a position, after these entries and events, without replaying them."""
        self.play.position = position
        self.play.check_position()
        self.play.occupation = self.play.count()
        self.play.events[:] = events
        self.entries = list(known)
        given = [sum(entry.who == side for entry in known) for side in (*self.play.sides, DICE)]
        seen, state = self.play.reveals, self.play.snapshot()
        clock = len(known) if clock is None else clock
        # Where it is not said which answers were sealed: without any, the clock counts entries.
        self._clocks = tuple(clocks) or (((0, 0),) if clock == len(known) else ((clock, len(known)),))
        shot = Snapshot(len(known), rolls, len(events), seen, fence, at_menu, given, clock, state)
        self._snapshots, self._is_due = Snapshots([shot]), False

    def clocks(self, shot: Snapshot) -> list[tuple[int, int]]:
        """Each clock from which every entry counted one, up to a snapshot, and how many entries there were then."""
        return [each for each in self._clocks if each[0] <= shot.clock]

    def go_on(self, log: Iterable[Entry]) -> None:
        """Restore the last snapshot and answer from a log."""
        log = check_each("log", log, (Entry,), "an entry")
        self._resume(self._snapshots.kept[-1], deque(log))

    def carry_on(self, log: Iterable[Entry]) -> None:
        """Answer from a log, from the open question on."""
        self._rewind(len(self.entries), list(check_each("log", log, (Entry,), "an entry")))

    def restart(self) -> None:
        """Make the present position the start of the game, with an empty log.

        For positions written down and for experiments; a game in progress should not need it.
        """
        self.play.occupation = self.play.count()
        self.play.events.clear()
        self.entries, self.ending = [], None
        self._rolls = self._fence = self.play.clock = 0
        self._given = [0] * len(self._given)
        self._clocks = ((0, 0),)
        self._snapshots, self._is_due = Snapshots(), False
        self._sealing = Sealing()
        self._script = None
        self.play.forget_snapshot()
        self._take_snapshot(at_menu=False)
        self._start = self._snapshots.kept[0]
        self._start_text = None
        self._resume(self._start, deque())

    def _player(self, side: str | Side) -> Side:
        """A side by name, which is not the dice."""
        player = self.side(side)
        if player is DICE:
            raise Unreadable(f"side: one of {', '.join(each.name for each in self.play.sides)}, not the dice")
        return player

    # Accepting answers -----------------------------------------------------------------------------------------
    def _asked(self, side: str | Side | None) -> Question:
        if isinstance(side, Side):
            asked = self._open.get(side)
            if asked is not None and asked.who is side:
                return asked
        if not self._open:
            raise Stale("the game is over: nothing is asked any more")
        if side is None:
            if len(self._open) > 1:
                names = " and ".join(s.name for s in self._open)
                raise Illegal(f"{names} are asked at once: say which side answers")
            return next(iter(self._open.values()))
        asked = self._open.get(self.side(side))
        if asked is None:
            first = next(iter(self._open.values()))
            raise Illegal(f"§{first.rule}: {first.side} is asked, not {side}", first.rule)
        return asked

    def _legal(self, question: Question, answer: str | Option) -> Option:
        """The option that the answer names; an error when it is not one of the question's."""
        return legality.legal_option(self.play, self.lang, question, answer)

    def _accept(self, question: Question, option: Option) -> None:
        """Record a legal answer and run on; if the script fails, the game is restored to before the answer."""
        before = len(self.entries)
        if self._is_due:
            self._is_due = False
            self._pass(at_menu=True)
        try:
            value = self._record(question, tuple.__new__(Entry, (question.who, option)))
            self._run((question.who, option) if self._sealing.since >= 0 else value, NO_LOG)
        except GrognardError:
            self._rewind(before, ())
            raise
        except Exception as fault:
            self._rewind(before, ())
            raise Broken(f"{type(fault).__name__} after {option.text!r}: {fault}", self.save()) from fault

    def _record(self, question: Question, entry: Entry) -> Any:
        """Write an answer in the log; returns what the script receives for it."""
        self.entries.append(entry)
        self._given[entry.who] += 1
        if self._sealing.since < 0:
            self.play.clock += 1
        else:
            self._sealing.answers.append((question, entry))
        if entry.who is not DICE:
            return entry.option
        self._rolls += 1
        self._fence = len(self.entries)
        if question.dice is None:
            return entry.option
        rolled = dice_.rolled(*question.dice)[entry.option.noun]
        if question.tally is not None:
            rolled = rolled.on(question.tally)
            rolled.seen_by = question.seen_by
        return rolled

    # Running scripts -------------------------------------------------------------------------------------------
    def _run(self, value: Any, log: deque[Entry], quiet: int = -1) -> None:
        """Send an answer to the script and run on, with answers from the log and the dice, until a side must answer.

        `quiet`: events from this number on, up to the first question, were told before and are not told again.
        """
        play = self.play
        position = play.position
        idle = 0
        while idle <= PHASES_WITHOUT_A_QUESTION:
            if self._script is None:
                if position.over:
                    break
                self._begin_phase()
                value = None
            try:
                asked = self._script.send(value)  # type: ignore[union-attr]
            except StopIteration:
                self._end_phase()
                idle += 1
                continue
            if position.over:
                break
            idle = 0
            if play.reveals != self._seen_reveals or self._sealing.since >= 0 or type(asked) is Together:
                self._settle(asked)
            if quiet >= 0:
                del play.events[quiet:]
                quiet = -1
            value = self._ask(asked, log) if type(asked) is Question else self._ask_together(asked, log)
            if value is None:
                return
        else:
            raise RuntimeError("the sequence of play runs in circles: no phase asks anything")
        self._open = {}
        self._script = None
        if log:
            raise self._misfit(log[0])

    def _ask(self, question: Question, log: deque[Entry]) -> Any:
        """Ask one side or the dice; returns what the script receives, or None when the answer is not known yet."""
        question.number = self._given[question.who]
        if question.is_menu:
            if log:
                self._pass(at_menu=True)
            else:
                self._is_due = not self._snapshots.has(len(self.entries))
        if not question.options:
            raise RuntimeError(f"§{question.rule} {question.ask}: a question without options")
        if log:
            logged = log.popleft()
            return self._record(question, self._looked_up(question, logged))
        if question.who is DICE:
            if question.tally is not None:
                question.tally.check_dice(question.dice, f"§{question.rule} {question.ask}")
            rolled = self.dice.pick(self._rolls, question.options)
            if rolled is not None:
                return self._record(question, Entry(DICE, rolled))
        self._open = {question.who: question}
        return None

    def _ask_together(self, asked: Any, log: deque[Entry]) -> tuple[Side, Option] | None:
        """Ask several sides at once; returns who answered what, or None when no answer is known yet."""
        for question in asked.questions.values():
            if question.number < 0:
                question.number = self._given[question.who]
            if not question.options:
                raise RuntimeError(f"§{question.rule} {question.ask}: a question without options")
        if not log:
            self._open = dict(asked.questions)
            return None
        question, logged = self._meant(asked, log[0]), log.popleft()
        entry = self._looked_up(question, logged)
        self._record(question, entry)
        return entry.who, entry.option

    def _meant(self, asked: Together, logged: Entry) -> Question:
        """The one of several open questions that a logged answer is for."""
        for side, question in asked.questions.items():
            if side == logged.who or (logged.who is ANYONE and question.find(logged.option.text)):
                return question
        raise self._misfit(logged)

    def _looked_up(self, question: Question, logged: Entry) -> Entry:
        """An entry of the log; the option is looked up where only its text is known."""
        if logged.option.verb:
            return logged
        return legality.looked_up(self.play, self.lang, len(self.entries), question, logged)

    def _misfit(self, logged: Entry) -> BadData:
        """The error for an entry of the log that answers no open question."""
        return legality.misfit(self.play, self.lang, len(self.entries), None, logged)

    def _begin_phase(self) -> None:
        self._pass(at_menu=False)
        phases, number = self.play.phases(), self.play.position.phase
        phase = phases[number]
        if phase.announce:
            self.play.announce(phase.announce, phase.rule)
        elif not number and not any(each.announce for each in phases):
            self.play.announce(TURN_BEGINS, phase.rule)
        self._script = phase.begin(self.play)

    def _end_phase(self) -> None:
        self._settle(None)
        self._script = None
        position = self.play.position
        if not position.over:
            position.phase += 1
            if position.phase >= len(self.play.phases()):
                position.phase = 0
                position.turn += 1

    def _settle(self, asked: Question | Together | None) -> None:
        """Move the undo barrier up when something was revealed or sealed answers were opened."""
        if self.play.reveals != self._seen_reveals:
            self._seen_reveals = self.play.reveals
            self._fence = len(self.entries)
        stage = asked.questions if isinstance(asked, Together) else None
        if self._sealing.since >= 0 and stage is not self._sealing.stage:
            self._sealing = Sealing()
            self._fence = len(self.entries)
            self.play.clock += 1
            self._clocks = (*self._clocks, (self.play.clock, len(self.entries)))
        if stage is not None and self._sealing.since < 0:
            self._sealing.since = len(self.entries)
        self._sealing.stage = stage

    # Going back ------------------------------------------------------------------------------------------------
    @property
    def last_snapshot(self) -> Snapshot:
        """The state at the last menu or beginning of a phase."""
        self._snapshots.look()
        if self._is_due:
            self._is_due = False
            self._take_snapshot(at_menu=True)
        elif self._snapshots.missed >= 0:
            self._make_up()
        return self._snapshots.kept[-1]

    def _pass(self, at_menu: bool) -> None:
        """Take a snapshot, or pass the menu or beginning of a phase by."""
        if not self._snapshots.is_passed_by(len(self.entries)):
            self._take_snapshot(at_menu)

    def _take_snapshot(self, at_menu: bool) -> None:
        play = self.play
        counts = len(self.entries), self._rolls, len(play.events), self._seen_reveals, self._fence
        shot = tuple.__new__(Snapshot, (*counts, at_menu, self._given.copy(), play.clock, play.snapshot()))
        self._snapshots.add(shot)

    def _make_up(self) -> None:
        """Make the snapshot that was passed by last: on another table, by answering again up to there."""
        shot, entries = self._snapshots.kept[-1], self._snapshots.missed
        other = self._copied(shot, dice_.TypedIn())
        other._snapshots = Snapshots([shot], watched=ALWAYS)
        try:
            other._resume(shot, deque(self.entries[shot.entries : entries]), restored=True)
        except Exception:  # the script fails in what follows: what there is must do
            return
        self._snapshots.add(other.last_snapshot)

    def _copied(self, shot: Snapshot, dice: dice_.Source) -> Game:
        """A copy of the game as it was at a snapshot, with these dice; its script does not run yet."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.play = self.play.twin(shot.state)
        other.play.events = self.play.events[: shot.events]
        other.dice = dice
        other.entries = self.entries[: shot.entries]
        return other

    def _rewind(self, entries: int, then: Sequence[Entry]) -> None:
        """Go back to so many entries, then answer these again."""
        self._snapshots.look()
        self.ending = None
        shot = self._snapshots.go_back(entries, self._start)
        log: deque[Entry] = deque([*self.entries[shot.entries : entries], *then])
        del self.entries[shot.entries :]
        self._resume(shot, log)

    def _resume(self, shot: Snapshot, log: deque[Entry], restored: bool = False) -> None:
        """Restore a snapshot, start its phase from the top, and answer from the log."""
        if not restored:
            self.play.restore(shot.state)
            del self.play.events[shot.events :]
        self.play.clock = shot.clock
        self._given = shot.given.copy()
        self.play.reveals = self._seen_reveals = shot.reveals
        self._rolls = shot.rolls
        self._fence = shot.fence
        self._sealing = Sealing()
        if len(self._clocks) > 1:
            self._clocks = tuple([each for each in self._clocks if each[0] <= shot.clock])
        self._is_due, self._snapshots.missed = False, -1
        self._open = {}
        self._script = None
        if shot.at_menu:
            self._script = self.play.phases()[self.play.position.phase].begin(self.play)
        self._run(None, log, shot.events if shot.at_menu else -1)
        if self.ending is not None:
            self._open = {}

    def _barrier(self, side: Side | None) -> tuple[int, Refusal | None]:
        """Which entry an undo would take back, or why none: dice, a reveal, or another side's answer."""
        last = len(self.entries) - 1
        if self._sealing.since >= 0 and side is not None:
            for number in range(last, self._sealing.since - 1, -1):
                if self.entries[number].who == side:
                    return number, None
        if last < 0:
            return -1, Refusal("", "kernel-undo-nothing")
        rule = self.play.phases()[self.play.position.phase].rule
        if last < self._fence:
            rolled = self.entries[last].who is DICE
            return -1, Refusal(rule, "kernel-undo-dice" if rolled else "kernel-undo-revealed")
        if side is not None and self.entries[last].who != side:
            return -1, Refusal(rule, "kernel-undo-other", {"side": self.entries[last].who})
        return last, None
