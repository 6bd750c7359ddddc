"""A puzzle at a table: its card, what has been decided, and the verdict.

What a way is worth is written in the puzzle, or weighed by a worker; here the try is read from the log of the room.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from grognard import shelf
from grognard.kernel.numbers.dice import TypedIn, fresh_token
from grognard.kernel.puzzles.attempt import PuzzleBegun, is_decided
from grognard.kernel.puzzles.puzzle_proof import puzzle_words
from grognard.kernel.words.words import words_for
from grognard.server import wire
from grognard.server.http.faults import Trouble
from grognard.server.rooms.lessons import units_shown
from grognard.server.thinking.fair_queue import QUICK
from grognard.server.thinking.workers import BotFailed, LostWorker

if TYPE_CHECKING:
    from grognard.kernel.asking.game import Game
    from grognard.kernel.puzzles.puzzle import Puzzle, PuzzleWay
    from grognard.kernel.table.title import Title
    from grognard.kernel.words.messages import Messages
    from grognard.server.thinking.workers import Workers

MARK: Final = "puzzle:"
"""What stands before the id of a puzzle where a room keeps what it was begun from."""


class RoomPuzzle:
    """The puzzle of a room."""

    def __init__(self, title: Title, puzzle: Puzzle) -> None:
        self.title = title
        self.puzzle = puzzle
        self.start = puzzle.begin(title).copy(TypedIn())
        self.moment = PuzzleBegun.of(puzzle, self.start)

    @property
    def begun(self) -> int:
        """How many entries there are before the first answer of a try."""
        return self.moment.entries

    def tried(self, game: Game) -> tuple[tuple[str, ...], bool]:
        """Return the answers of the try in a room, up to where all is decided, and whether it is."""
        again, answers = self.start.copy(), list[str]()
        for entry in game.entries[self.begun :]:
            if entry.who != self.moment.side or is_decided(self.puzzle, again, self.moment):
                break
            again.answer(entry.option.text, entry.who)
            answers.append(entry.option.text)
        return tuple(answers), is_decided(self.puzzle, again, self.moment)

    def in_words(self, answers: Sequence[str], lang: str) -> list[str]:
        """Return answers as a player reads them."""
        again, words, said = self.start.copy(), words_for(self.title.play, lang), list[str]()
        for text in answers:
            question = again.questions.get(self.moment.side.name)
            option = None if question is None else question.find(text)
            if question is None or option is None:
                break
            said.append(words.option(again.play, option, question))
            again.answer(option, question.who)
        return said

    def shown(self, game: Game, lang: str) -> wire.PuzzleShown:
        """Return what the card says."""
        puzzle, words = self.puzzle, words_of(self.title, lang)
        return wire.PuzzleShown(
            id=puzzle.id,
            title=words.text(f"{puzzle.id}-title"),
            ask=words.text(f"{puzzle.id}-ask"),
            depth=puzzle.depth,
            show=self._places(),
            units=units_shown(self.start.play, puzzle.show, self.moment.side),
            decided=self.tried(game)[1],
            clauses=list(puzzle.clauses),
        )

    def _places(self) -> list[str]:
        """The hexes and boxes that are ringed, those of pieces as they stand at the start."""
        play, found = self.start.play, dict[str, None]()
        for text in self.puzzle.show:
            kind, *names = text.split()
            pieces = [play.roster.find(name) for name in names] if kind == "unit" else []
            stands = [play.board.place_text(play.position.at[each]) for each in pieces if each is not None]
            found |= dict.fromkeys(stands if kind == "unit" else [kind, *names])
        return list(found)

    def verdict(self, workers: Workers, player: str, game: Game, lang: str) -> wire.PuzzleVerdict:
        """Return the verdict on the try in a room."""
        answers, is_complete = self.tried(game)
        if not is_complete:
            raise Trouble("stale", "puzzle-open")
        key = f"puzzle-{fresh_token()}"
        try:
            found = workers.wait_for(
                player, QUICK, key, lambda worker: worker.weigh(self.title.id, self.puzzle.id, answers, key)
            )
        except (LostWorker, BotFailed) as fault:
            raise Trouble("busy", "bots-lost") from fault
        puzzle, words = self.puzzle, words_of(self.title, lang)
        return wire.PuzzleVerdict(
            verdict=puzzle.verdict(found.figure),
            chance=puzzle.judged.is_chance,
            yours=wire.PuzzleFigure(self.in_words(answers, lang), found.figure, found.error),
            at_most=puzzle.way_of(answers) is None and puzzle.others is not None,
            best=self._figure_of(puzzle.best, lang),
            trials=puzzle.judged.trials,
            why=words.text(f"{puzzle.id}-why"),
            officer=" ".join(self.in_words([found.officer], lang)),
            reasons=found.reasons[lang],
            told=found.told[lang],
        )

    def _figure_of(self, way: PuzzleWay, lang: str) -> wire.PuzzleFigure:
        return wire.PuzzleFigure(self.in_words(way.answers, lang), way.figure, way.error)


def puzzle_of_row(title: Title, begun_from: str) -> RoomPuzzle | None:
    """Return the puzzle a room was begun from, if it was begun from one."""
    puzzle = title.puzzles.get(begun_from.removeprefix(MARK)) if begun_from.startswith(MARK) else None
    return None if puzzle is None else RoomPuzzle(title, puzzle)


# The list ---------------------------------------------------------------------------------------------------------


def puzzles(lang: str) -> list[wire.PuzzleCard]:
    """Return the puzzles of all games: one of each game in turn, so that following days bring different games."""
    each_game = [puzzles_in(shelf.title(name), lang) for name in shelf.known()]
    longest = max(map(len, each_game), default=0)
    return [cards[place] for place in range(longest) for cards in each_game if place < len(cards)]


def puzzles_in(title: Title, lang: str) -> list[wire.PuzzleCard]:
    """Return the puzzles of a game."""
    words = words_of(title, lang)
    return [
        wire.PuzzleCard(
            id=each.id,
            game=title.id,
            game_title=title.title(lang),
            title=words.text(f"{each.id}-title"),
            ask=words.text(f"{each.id}-ask"),
            depth=each.depth,
        )
        for each in title.puzzles.values()
    ]


@cache
def words_of(title: Title, lang: str) -> Messages:
    """Return the sentences of a game’s puzzles."""
    return puzzle_words(title, lang)
