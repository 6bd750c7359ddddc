"""What no longer holds of a puzzle: what it names, its sentences, its position, its options, its verdicts.

Whoever weighs a puzzle again needs officers, whom the kernel does not have; `Reckon` is handed in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from grognard.kernel.errors import BadData, GrognardError
from grognard.kernel.lessons.facts import misnamed
from grognard.kernel.lessons.lesson import check_start
from grognard.kernel.lessons.proof import unsaid
from grognard.kernel.numbers.dice import TypedIn
from grognard.kernel.puzzles.attempt import PuzzleBegun, given, is_decided
from grognard.kernel.puzzles.puzzle import BEST, FOLDER, NOT_THIS_TIME, Puzzle, PuzzleWay
from grognard.kernel.words.messages import Messages
from grognard.kernel.words.words import words_for

if TYPE_CHECKING:
    from grognard.kernel.asking.game import Game
    from grognard.kernel.table.title import Title

WRONG_WAYS: Final = 2
"""How many ways a puzzle lists at least that are not best; of two answers only one can be wrong."""
NEAR: Final = 0.0005
"""An exact figure that is written may differ by so much, which is its rounding."""

Reckon = Callable[[Puzzle, PuzzleWay], float | None]
"""Returns the exact figure of a way; None where there are too many rolls to count."""


def puzzle_faults(title: Title) -> list[str]:
    """Return what is wrong with the puzzles of a game as they are written, without setting them up."""
    puzzles = title.puzzles
    faults = [fault for puzzle in puzzles.values() for fault in _named_wrong(puzzle, title)]
    used = {key for puzzle in puzzles.values() for key in puzzle.sentences()}
    return [*faults, *(unsaid(title, FOLDER, used, "puzzle") if used else ())]


def _named_wrong(puzzle: Puzzle, title: Title) -> Iterator[str]:
    where, start = puzzle.file, puzzle.start
    yield from check_start(where, puzzle.clauses, start, title)
    if start.dice:
        yield f"{where}: start.dice: a puzzle is judged by all rolls, so none are written"
    verdicts = [puzzle.verdict(way.figure) for way in puzzle.ways]
    if NOT_THIS_TIME not in verdicts:
        yield f"{where}: good: every way is good; one is to be wrong at least"
    if puzzle.others is not None and puzzle.verdict(puzzle.others) == BEST:
        yield f"{where}: others: an answer that is not listed is as good as the best: list it"


def prove(puzzle: Puzzle, title: Title, reckon: Reckon | None = None) -> list[str]:
    """Set a puzzle up and give each of its ways; return what is wrong. Exact figures are reckoned again."""
    try:
        game = puzzle.begin(title)
        moment = PuzzleBegun.of(puzzle, game)
        faults = [*_set_up_wrong(puzzle, game, moment)]
        faults = faults or [fault for way in puzzle.ways for fault in _given_wrong(puzzle, way, game, moment)]
        if not faults and reckon is not None and puzzle.judged.is_exact:
            faults += [fault for way in puzzle.ways for fault in _reckoned_wrong(puzzle, way, reckon)]
    except BadData as fault:
        return [f"{puzzle.file}: start: {each}" for each in fault.faults]
    except GrognardError as fault:
        return [f"{puzzle.file}: {fault}"]
    return faults


def _set_up_wrong(puzzle: Puzzle, game: Game, moment: PuzzleBegun) -> Iterator[str]:
    question = game.questions.get(moment.side.name)
    if question is None:
        yield f"{puzzle.file}: {moment.side} is not asked"
        return
    wrong = [way for way in puzzle.ways if puzzle.verdict(way.figure) != BEST]
    if len(wrong) < min(WRONG_WAYS, len(question.options) - 1):
        yield f"{puzzle.file}: {len(wrong)} ways that are not best; there are to be {WRONG_WAYS}"
    yield from (f"{puzzle.file}: goal: {what}" for fact in puzzle.judged.goal for what in misnamed(fact, game))
    missing = len(question.options) - len(puzzle.ways)
    if puzzle.depth == "answer" and missing > 0 and puzzle.others is None:
        yield f"{puzzle.file}: {missing} answers are not listed, and `others` does not say what they are worth at most"


def _given_wrong(puzzle: Puzzle, way: PuzzleWay, start: Game, moment: PuzzleBegun) -> Iterator[str]:
    """Yield what is wrong with a way: an answer that is no option, or too few or too many of them."""
    game = start.copy(TypedIn())
    for text in way.answers:
        question = game.questions.get(moment.side.name)
        if question is None or is_decided(puzzle, game, moment):
            yield f"{puzzle.file}: {way.text!r}: all is decided before {text!r}"
            return
        if question.find(text) is None:
            options = ", ".join(option.text for option in question.options)
            yield f"{puzzle.file}: {way.text!r}: {text!r} is no option; §{question.rule}: {options}"
            return
        game.answer(text, moment.side)
    if not is_decided(puzzle, game, moment):
        options = ", ".join(option.text for option in game.questions[moment.side.name].options)
        yield f"{puzzle.file}: {way.text!r}: not all is decided; there are {options}"
    elif given(game, moment)[: len(way.answers)] != way.answers:
        yield f"{puzzle.file}: {way.text!r}: the log has {'; '.join(given(game, moment))}"


def _reckoned_wrong(puzzle: Puzzle, way: PuzzleWay, reckon: Reckon) -> Iterator[str]:
    figure = reckon(puzzle, way)
    if figure is not None and abs(figure - way.figure) > NEAR:
        yield f"{puzzle.file}: {way.text!r}: its figure is {figure:.4f}, and {way.figure:.4f} is written"


def puzzle_words(title: Title, lang: str) -> Messages:
    """Return the sentences of a game’s puzzles, with the words of the game they may use."""
    return Messages([*words_for(title.play, lang).folders, title.play.folder.joinpath(FOLDER)], lang)
