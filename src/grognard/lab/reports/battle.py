"""The account of a finished game: the course of the score, the front, the losses, and the luck of both sides.

The game is played again from its log, and looked at after every answer. Everything is read from what all games share,
so that no game is named. The words are in `report_words`, the page in `battlepage`, the officer's opinion in `opinion`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from grognard import shelf
from grognard.draw.look import look_of
from grognard.kernel.asking.script import DICE, Side
from grognard.kernel.errors import BadData
from grognard.kernel.numbers.dice import Roll, TypedIn, rolled
from grognard.lab.play.luck import Luck, Sum, luck_of, outcome_of, summed
from grognard.lab.play.measure import Measure, TurnFigures

if TYPE_CHECKING:
    from grognard.kernel.asking.entry import Entry
    from grognard.kernel.asking.game import Game
    from grognard.kernel.asking.script import Option, Question
    from grognard.kernel.table.event import Event
    from grognard.kernel.table.play import Play

FIRST: Final = 1
"""How a position marks a hex that the first side holds."""
HELD: Final = 0.5
"""The share of the map that must be held at the start for there to be a front."""


class Unfinished(BadData):
    """The game is not over. A report tells all secrets, and is made of finished games only."""


@dataclass(frozen=True)
class Cast:
    """One roll: when it was thrown, what for, and how lucky it was."""

    clock: int
    """The moment right after it, as replays count."""
    turn: int
    question: Question
    roll: Roll
    luck: Luck | None
    """None where its results have no order."""
    expected: dict[str, Fraction]
    """The figures that players count in its results, by message key: the mean that the tally promised."""
    came: dict[str, Fraction]
    """The same figures of the result that came."""
    told: Event | None = None
    """The event that reported it."""

    @property
    def outcome(self) -> Any:
        """Its result."""
        return outcome_of(self.question.tally, int(self.roll))


@dataclass(frozen=True)
class Loss:
    """What a formation lost, or a kind of counter, for those that belong to no formation."""

    side: Side
    name: str
    is_kind: bool
    counters: int
    destroyed: int
    steps: int
    lost: int


@dataclass(frozen=True)
class BattleAccount:
    """A finished game, looked at again."""

    game: Game
    turns: tuple[TurnFigures, ...]
    """The figures at the end of each turn; the first is the beginning."""
    clocks: tuple[int, ...]
    """The moment of each of these."""
    fronts: tuple[tuple[int, ...], ...]
    """At each of these moments, the hexsides between hexes of different sides; nothing where there is no front."""
    casts: tuple[Cast, ...]
    losses: tuple[Loss, ...]

    @property
    def sides(self) -> tuple[Side, ...]:
        """The sides of the game."""
        return self.game.play.sides

    @property
    def lucky(self) -> list[Cast]:
        """The rolls that have luck."""
        return [cast for cast in self.casts if cast.luck is not None]

    def luck(self, side: Side, turn: int | None = None) -> Sum:
        """The luck of a side over all rolls or those of a turn: its own less that of the others."""
        return summed((cast.luck for cast in self.casts if turn in (None, cast.turn)), side)

    def own_luck(self, side: Side) -> Sum:
        """The luck of a side in the rolls whose results are counted as its own."""
        return summed((cast.luck for cast in self.casts if cast.luck is not None and cast.luck.side == side), side)

    def figures(self, side: Side) -> dict[str, tuple[Fraction, Fraction]]:
        """By message key, what the tallies of a side's own rolls promised in all, and what came."""
        found: dict[str, tuple[Fraction, Fraction]] = {}
        for cast in self.casts:
            if cast.luck is not None and cast.luck.side == side:
                for key, mean in cast.expected.items():
                    promised, came = found.get(key, (Fraction(0), Fraction(0)))
                    found[key] = promised + mean, came + cast.came.get(key, Fraction(0))
        return found

    def extremes(self, side: Side, most: int) -> tuple[list[Cast], list[Cast]]:
        """The rolls that were most fortunate for a side, whoever threw them, and the most unfortunate ones."""

        def worth(cast: Cast) -> Fraction:
            assert cast.luck is not None
            return cast.luck.value if cast.luck.side == side else -cast.luck.value

        good = sorted(self.lucky, key=lambda cast: (-worth(cast), cast.clock))[:most]
        bad = sorted(self.lucky, key=lambda cast: (worth(cast), cast.clock))[:most]
        return [cast for cast in good if worth(cast) > 0], [cast for cast in bad if worth(cast) < 0]


def battle(game: Game) -> BattleAccount:
    """The account of a finished game."""
    if game.result is None:
        raise Unfinished(["the game is not over: there is no report of it yet"])
    return _Looking(game).account()


def luck_so_far(game: Game, side: Side) -> Sum:
    """The luck of a side in all rolls of a game up to now, whether it is over or not."""
    return summed((luck for _, luck in lucks(game)), side)


def lucks(game: Game) -> Iterator[tuple[int, Luck]]:
    """Yield the luck of every roll up to now whose results have an order, with the moment right after it."""
    again = game.branch(0, TypedIn())
    for entry in game.entries:
        question = again.questions.get(entry.who.name)
        option = answer_again(again, entry)
        if entry.who is DICE and question is not None and question.dice is not None:
            luck = luck_of(question, rolled(*question.dice)[option.noun])
            if luck is not None:
                yield again.play.clock, luck


@dataclass
class _Looking:
    """A game played again, and what was seen of it so far."""

    game: Game
    again: Game = field(init=False)
    casts: list[Cast] = field(default_factory=list)
    clocks: list[int] = field(default_factory=list)
    controls: list[bytes] = field(default_factory=list)
    missing: list[int] = field(default_factory=list)
    """The counters that have been out of play so far: those that stay so are not in the scenario."""

    def account(self) -> BattleAccount:
        """Play it again and put everything together."""
        self.again = again = self.game.branch(0, TypedIn())
        measure = Measure(again)
        self.missing = list(range(len(again.play.roster)))
        self._note_missing()
        self._note_ground(1)
        for entry in self.game.entries:
            self._answer(entry)
            self._note_missing()
            measure.look()
            self._note_ground(len(measure.turns))
        turns = measure.close()
        self._note_ground(len(turns))
        play = again.play
        has_front = look_of(shelf.title(type(play))).has_front and holds_ground(play, self.controls[0])
        fronts = [front_line(play, control) if has_front else () for control in self.controls]
        return BattleAccount(again, turns, tuple(self.clocks), tuple(fronts), tuple(self.casts), self._losses())

    def _losses(self) -> tuple[Loss, ...]:
        """What was lost of all counters of the scenario."""
        return tuple(losses_of(self.again, {*range(len(self.again.play.roster))} - {*self.missing}))

    def _note_missing(self) -> None:
        """Strike off the counters that have come into play, or lost steps there."""
        play = self.again.play
        at, steps, full, out = play.position.at, play.position.steps, self.again.starting_steps, play.board.out
        self.missing = [piece for piece in self.missing if at[piece] == out and steps[piece] == full[piece]]

    def _note_ground(self, turns: int) -> None:
        """Keep who holds what at the end of each turn."""
        while len(self.controls) < turns:
            self.controls.append(bytes(self.again.play.position.control))
            self.clocks.append(self.again.play.clock)

    def _answer(self, entry: Entry) -> None:
        again = self.again
        question = again.questions.get(entry.who.name)
        turn, told = again.play.position.turn, len(again.events)
        option = answer_again(again, entry)
        if entry.who is DICE and question is not None and question.dice is not None:
            roll = rolled(*question.dice)[option.noun]
            self.casts.append(self._cast(question, roll, turn, again.events[told:]))

    def _cast(self, question: Question, roll: Roll, turn: int, events: Sequence[Event]) -> Cast:
        tally, game = question.tally, self.again
        is_read = tally is not None and tally.is_possible and tally.dice is not None
        expected = game.expected(tally) if is_read and tally is not None else {}
        came = came_of(game.play, question, roll) if expected else {}
        luck, told = luck_of(question, roll), next(reports(events, question, roll), None)
        return Cast(game.play.clock, turn, question, roll, luck, expected, came, told)


def answer_again(game: Game, entry: Entry) -> Option:
    """Answer as the log says; in a game loaded without a replay an answer is known by its text only."""
    game.answer(entry.option if entry.option.verb else entry.option.text, entry.who)
    return game.entries[-1].option


def came_of(play: Play[Any], question: Question, roll: int) -> dict[str, Fraction]:
    """The figures that players count in the result of a roll."""
    found: dict[str, Fraction] = {}
    tally = question.tally
    if tally is None:
        return found
    for each in [reading.tally for reading in tally.readings] or [tally]:
        for key, figure in play.expectations(each, each.result(int(roll))).items():
            found[key] = found.get(key, Fraction(0)) + figure
    return found


def reports(events: Sequence[Event], question: Question, roll: Roll) -> Iterator[Event]:
    """The events that report a roll; of one with a public and a private form, the private one."""
    for event in events:
        if event.unless is None and any(
            told.faces == roll.faces and (told.tally is None or told.tally is question.tally) for told in event.rolls
        ):
            yield event


# The front -------------------------------------------------------------------------------------------------------


def holds_ground(play: Play[Any], control: Sequence[int]) -> bool:
    """Whether a game has a front: two sides hold hexes at its start, and together at least half of the map."""
    held = [control[hex_] for hex_ in play.board.grid.hexes]
    return len({*held} - {0}) > 1 and sum(map(bool, held)) >= HELD * len(held)


def front_line(play: Play[Any], control: Sequence[int]) -> tuple[int, ...]:
    """The hexsides between the first side's hexes and those of others, each as its edge directed out of the former."""
    grid = play.board.grid
    return tuple(
        hex_ * 6 + way
        for hex_ in grid.hexes
        if control[hex_] == FIRST
        for way in range(6)
        if (other := grid.step(hex_, way)) >= 0 and control[other] not in (0, FIRST)
    )


# Losses ----------------------------------------------------------------------------------------------------------


def losses_of(game: Game, counters: Set[int]) -> Iterator[Loss]:
    """Steps lost by these counters and not replaced, by side and formation; by kind where there is no formation."""
    play = game.play
    roster, steps, full = play.roster, play.position.steps, game.starting_steps
    for side in play.sides:
        groups: dict[tuple[str, bool], list[int]] = {}
        for piece in roster.of(side):
            formation, kind = roster[piece].formation, roster.kinds[piece]
            if piece in counters and kind not in play.decoy_kinds:
                groups.setdefault((formation or kind, not formation), []).append(piece)
        for (name, is_kind), pieces in groups.items():
            lost = sum(max(0, full[piece] - steps[piece]) for piece in pieces)
            gone = sum(not steps[piece] for piece in pieces)
            yield Loss(side, name, is_kind, len(pieces), gone, sum(full[piece] for piece in pieces), lost)
