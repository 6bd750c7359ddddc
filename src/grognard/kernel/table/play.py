"""The table that rule scripts work on: the board, the pieces, the position, and the functions to ask and tell.

A game subclasses `Play`, declares its words there (sides, verbs, marks, boxes, zones), and lists its sequence of play.
Everything that moves a piece or changes its state goes through the functions here, which update the derived counts.
Session, log and snapshots belong to `game`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Sized
from copy import copy
from pickle import PicklingError
from typing import Any, Generic, TypeVar

from grognard.kernel.asking.choosing import SelectionAsked, choose_several, make_question
from grognard.kernel.asking.concerns import Concern, concerns_of
from grognard.kernel.asking.script import (
    DICE,
    Against,
    Offer,
    Option,
    Question,
    Refusal,
    Script,
    Side,
    Voice,
    seal,
    verb,
)
from grognard.kernel.asking.selection import Enough, Selection
from grognard.kernel.asking.sequence import Phase
from grognard.kernel.files.data import Folder
from grognard.kernel.numbers import dice
from grognard.kernel.numbers.charts import Dice, Number
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.table.declared import Declared, fill_in
from grognard.kernel.table.event import Event
from grognard.kernel.table.occupation import Occupation
from grognard.kernel.table.position import CONCEALED, FACE, OPEN, P, shape_of
from grognard.kernel.table.setting import Setting
from grognard.kernel.table.telling import tell_stack, tell_veiled
from grognard.kernel.table.voices import read_option, voices_of
from grognard.kernel.words.goal import Goal
from grognard.kernel.words.overlay import kernel_overlay
from grognard.kernel.words.words import words_for

T = TypeVar("T")


class Play(Declared, Generic[P]):
    """The table a game is played at. Subclass it, declare the words, and list the phases."""

    done: Voice = verb()

    def __init_subclass__(cls) -> None:
        """Set the defaults of what a game does not declare."""
        fill_in(cls)

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
        self.shape = shape_of(self.position_class)
        if bool(self.piece_faces) != (FACE in self.shape.kept):
            raise TypeError(f"{self.id}: `piece_faces` and the field {FACE!r} of the position go together")
        self.voices: dict[str, Voice] = {}
        for name, word, voice in voices_of(type(self), self.board, self.roster, self.clauses):
            self.voices[word] = voice
            setattr(self, name, voice)
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
        asked = SelectionAsked(rule, ask, running, held or Refusal(rule, "kernel-held-back"), weigh_none, args)
        return choose_several(self, side, offer, Selection(offer.options, least, most, enough), asked)

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
        tell_veiled(self, key, rule, args)

    def tell_stack(self, owner: Side, pieces: Sequence[int], key: str, veiled: str, rule: str, /, **args: Any) -> None:
        """Tell what several pieces did together: to the owner all `pieces`, to the others those that they know.

        Their number is the argument `count`. For all the concealed ones together the others are told the message
        `veiled` once, so that they do not learn the number.
        """
        tell_stack(self, owner, pieces, key, veiled, rule, args)

    # Changing the position -------------------------------------------------------------------------------------
    def place(self, piece: int, to: int) -> None:
        """Move a piece to a hex or box."""
        at = self.position.at
        old = at[piece]
        if old != to:
            self.occupation.lift(piece, old)
            self.occupation.lay(piece, to)
            at[piece] = to
            if self.side_cache is not None and not (self.side_cache_lasts and max(old, to) < self.board.grid.size):
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

    def members_of(self, formation: int) -> Sequence[int]:
        """The pieces of a formation: those printed with it, where a game does not form others."""
        return self.roster.of_formation(formation)

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
        self.shape.check_sizes(self.position, self.field_sizes())
        places = self.board.grid.size + len(self.board.boxes)
        at, phase = self.position.at, self.position.phase
        if not all(0 <= place < places for place in at) or phase >= len(self.phases()):
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
        return read_option(self.voices, text)
