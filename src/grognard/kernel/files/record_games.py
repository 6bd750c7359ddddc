"""From games to records and back: a record is played by the rules, answer by answer, and so are its variations.

What is written beside the answers is checked on the way: headings, endings, results. The text is read in
`record_reading` and written in `record_form`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import structs

from grognard.kernel.asking.ending import read_ending
from grognard.kernel.asking.script import DICE
from grognard.kernel.errors import BadData, Broken, GrognardError, Unreadable
from grognard.kernel.files.record_form import Record, RecordAnswer, RecordLine
from grognard.kernel.files.save import SavedDice, read_dice, save_of
from grognard.kernel.files.writing import NOBODY, phase_text
from grognard.kernel.numbers.dice import Source, TypedIn

if TYPE_CHECKING:
    from grognard.kernel.asking.game import Game
    from grognard.kernel.table.play import Play
    from grognard.kernel.table.title import Title


# From games -------------------------------------------------------------------------------------------------------


def record_of(game: Game, bots: Mapping[str, str] | None = None, tags: Mapping[str, str] | None = None) -> Record:
    """Make the record of a game."""
    save = save_of(game, bots)
    setting = save.game, save.edition, save.scenario, save.options, save.ask, save.start
    return Record(*setting, save.bots, dict(tags or {}), _line_of(game))


def _line_of(game: Game, first: int = 0) -> RecordLine:
    """The line of a game from an answer on."""
    save, headings = save_of(game), _headings(game)
    answers = [RecordAnswer(entry) for entry in save.entries[first:]]
    before = ""
    for answer, heading in zip(answers, headings[first:], strict=True):
        answer.heading, before = ("" if heading == before else heading), heading
    return RecordLine(answers, dice=save.dice, ending=save.ending, over=_over(game))


def _headings(game: Game) -> list[str]:
    """The turn and phase of every answer."""
    return [heading_of(moment.game.play) for moment in game.replay()]


def heading_of(play: Play[Any]) -> str:
    """The turn and the phase that a game is in, as a heading."""
    return f"turn {play.position.turn} phase {phase_text(play.phases(), play.position.phase)}"


def _over(game: Game) -> str:
    """Who has won, and by which verdict; empty while the game goes on."""
    result = game.result
    return "" if result is None else f"{result.winner or NOBODY} {result.verdict}".rstrip()


def add_variation(record: Record, game: Game, comment: str = "") -> RecordLine:
    """Add what another game answers from where it leaves the lines of a record; return the new variation."""
    other = save_of(game)
    begun = record.game, record.scenario, sorted(record.options), record.start, record.ask
    if begun != (other.game, other.scenario, other.options, other.start, other.ask):
        raise Unreadable(f"game: one that began as that of the record, {record.game} {record.scenario}, not {game!r}")
    line, at, passed = record.line, 0, 0
    while True:
        at = passed + _shared(line, other.entries[passed:])
        onward = _onward(line.variations.get(at - passed, ()), other.entries[at : at + 1])
        if onward is None:
            break
        line, passed = onward, at
    new = _line_of(game, at)
    new.comment = comment
    new.dice = None if new.dice == line.dice else new.dice
    return line.branch(at - passed, new)


def _shared(line: RecordLine, entries: Sequence[str]) -> int:
    """How many answers of a line a log begins with."""
    pairs = [*zip(line.answers, entries, strict=False)]
    return next((n for n, (mine, theirs) in enumerate(pairs) if mine.entry != theirs), len(pairs))


def _onward(variations: Sequence[RecordLine], following: Sequence[str]) -> RecordLine | None:
    """The variation that begins with the answer that follows."""
    return next((each for each in variations if each.answers and each.answers[0].entry in following), None)


# To games ---------------------------------------------------------------------------------------------------------


class PlayedLine(NamedTuple):
    """A line of a record, and the game at its end."""

    line: RecordLine
    game: Game
    parent: int = -1
    """Which line it leaves, in the order in which they are played; -1 for that of the game."""
    turn: int = 1
    """The turn in which it begins."""


def game_of(record: Record, title: Title) -> Game:
    """Play the line of a record; variations are left aside."""
    return next(games_of(record, title)).game


def games_of(record: Record, title: Title) -> Iterator[PlayedLine]:
    """Play every line of a record: first that of the game, then each variation, in the order of the text."""
    begun = structs.replace(record.save(), entries=[], dice=SavedDice("typed"), ending="")
    try:
        game = title.load(begun)
    except BadData as fault:
        place = record.line.places.get("line", "record")
        raise BadData(f"{place}: {each.removeprefix('save: ')}" for each in fault.faults) from None
    return RecordWalk(record.edition in ("", title.play.edition)).games(record.line, game, TypedIn(), -1)


class RecordWalk:
    """Plays the lines of a record one after another."""

    def __init__(self, is_checked: bool) -> None:
        self.is_checked = is_checked
        """Whether headings and results are compared: it was played by the rules of this edition."""
        self.count = 0

    def games(self, line: RecordLine, game: Game, dice: Source, parent: int) -> Iterator[PlayedLine]:
        """Play a line from where it begins, then its variations; `dice` are those of the line it leaves."""
        number, self.count = self.count, self.count + 1
        source, turn = dice if line.dice is None else read_dice(line.dice), game.play.position.turn
        begun: list[tuple[RecordLine, Game]] = []
        for at, answer in enumerate(line.answers):
            begun += [(each, game.copy()) for each in line.variations.get(at, ())]
            self._give(game, answer)
        begun += [(each, game.copy()) for each in line.variations.get(len(line.answers), ())]
        self._close(line, game, source)
        yield PlayedLine(line, game, parent, turn)
        for variation, there in begun:
            yield from self.games(variation, there, source, number)

    def _give(self, game: Game, answer: RecordAnswer) -> None:
        """Give one answer, and compare its heading."""
        if answer.heading and self.is_checked and not _fits(answer.heading, game.play):
            now = heading_of(game.play)
            raise BadData([f"{answer.heading_where or 'heading'}: {answer.heading}: the game is in {now}"])
        side, _, text = answer.entry.partition(": ")
        try:
            game.answer(text, side)
        except Broken:
            raise
        except GrognardError as fault:
            raise BadData([f"{answer.where or 'record'}: {answer.entry}: {fault}"]) from None

    def _close(self, line: RecordLine, game: Game, source: Source) -> None:
        """Give the game its dice, end it as its players did, and compare the result."""
        game.dice = source
        if DICE.name in game.questions:
            _roll(game, line)
        if line.ending:
            ending = read_ending(line.ending, game.play.sides)
            if ending is None or game.result is not None:
                what = "there is no such ending" if ending is None else "the rules have ended the game before"
                raise BadData([f"{line.places.get('ending', 'ending')}: {line.ending}: {what}"])
            game.end(ending)
        over = _over(game)
        if line.over and self.is_checked and line.over != over:
            raise BadData([f"{line.places.get('over', 'over')}: {line.over}: the result is {over or 'none yet'}"])


def _roll(game: Game, line: RecordLine) -> None:
    """Have the dice answer that are asked where a line ends."""
    try:
        game.carry_on([])
    except Broken:
        raise
    except GrognardError as fault:
        raise BadData([f"{line.places.get('dice', 'dice')}: {fault}"]) from None


def _fits(heading: str, play: Play[Any]) -> bool:
    """Whether a heading names the turn, and the phase if it has one."""
    return heading in (heading_of(play), f"turn {play.position.turn}")
