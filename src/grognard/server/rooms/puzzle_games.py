"""Puzzles that are played: begun for one player, judged, and tried again.

What has been decided in a try, and its verdict, is in `puzzles`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.kernel.lessons.lesson import SILENT
from grognard.kernel.numbers.dice import TypedIn
from grognard.server import wire
from grognard.server.http.faults import Trouble
from grognard.server.rooms import fairness, puzzles
from grognard.server.rooms.new_games import title_of
from grognard.server.rooms.puzzles import RoomPuzzle
from grognard.server.rooms.restore import RestorePoint
from grognard.server.rooms.room import Room

if TYPE_CHECKING:
    from grognard.server.rooms.rooms import Rooms


class PuzzleGames:
    """The puzzles that are played in the rooms of a server."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    def begin(self, player: str, asked: wire.PuzzleChosen) -> wire.Made:
        """Make a game at the start of a puzzle, whose dice nobody rolls; it is in no list."""
        title = title_of(asked.title)
        puzzle = title.puzzles.get(asked.puzzle)
        if puzzle is None:
            raise Trouble("missing", "no-puzzle", title=asked.title, puzzle=asked.puzzle)
        game = puzzle.begin(title).copy(TypedIn())
        seats = {each.name: SILENT for each in game.play.sides} | {puzzle.start.side: ""}
        begun_from = f"{puzzles.MARK}{puzzle.id}"
        return self._rooms.new_games.begin_alone(player, title, game, seats, fairness.PUZZLE, begun_from, hints=False)

    def judge(self, player: str, game: str, lang: str) -> wire.PuzzleVerdict:
        """Return the verdict on the try in a game that was begun from a puzzle."""
        with self._rooms.entered(game) as room:
            puzzle, tried = self._puzzle_of(player, room), room.game.copy()
        return puzzle.verdict(self._rooms.workers, player, tried, lang)

    def try_again(self, player: str, game: str) -> wire.Taken:
        """Take the try of a puzzle back, rolls included."""
        with self._rooms.entered(game) as room:
            puzzle = self._puzzle_of(player, room)
            if len(room.game.entries) > puzzle.begun:
                before = RestorePoint(room.game.copy(), room.reasons)
                room.game = room.game.branch(puzzle.begun)
                self._rooms.write(room, puzzle.begun, before)
                room.forget_history(puzzle.begun)
            taken = wire.Taken(room.version_for(puzzle.puzzle.start.side))
        room.tell_change()
        return taken

    @staticmethod
    def _puzzle_of(player: str, room: Room) -> RoomPuzzle:
        if room.puzzle is None:
            raise Trouble("missing", "no-puzzle-here")
        room.check_may_answer(player, room.puzzle.puzzle.start.side)
        return room.puzzle
