"""Lessons that are played: begun for one learner, and told to go back, on, or to begin again.

What is right in a lesson, and what its card says, is in `lessons`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grognard.kernel.lessons.judge import Judge
from grognard.server import wire
from grognard.server.http.faults import Trouble
from grognard.server.rooms import fairness, lessons
from grognard.server.rooms.lessons import RoomLesson, enemy_seats
from grognard.server.rooms.new_games import title_of
from grognard.server.rooms.restore import RestorePoint
from grognard.server.rooms.room import Room

if TYPE_CHECKING:
    from grognard.server.rooms.rooms import Rooms

LONGEST_TOLD: Final = 100


class LessonGames:
    """The lessons that are played in the rooms of a server."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    def begin(self, player: str, asked: wire.LessonBegun) -> wire.Made:
        """Make a game at the start of a lesson; nobody else has a seat in it, and it is in no list."""
        title = title_of(asked.title)
        lesson = title.lessons.get(asked.lesson)
        if lesson is None:
            raise Trouble("missing", "no-lesson", title=asked.title, lesson=asked.lesson)
        game = lesson.begin(title)
        Judge(lesson, game)
        seats = {lesson.start.side: ""} | enemy_seats(lesson, [side.name for side in game.play.sides])
        return self._rooms.new_games.begin_alone(player, title, game, seats, fairness.LESSON, lesson.id, hints=True)

    def tell(self, player: str, game: str, asked: wire.LessonTold) -> wire.Taken:
        """Read the card of a lesson, go back or on by a step, or begin again."""
        with self._rooms.entered(game) as room:
            lesson = room.lesson
            if lesson is None:
                raise Trouble("missing", "no-lesson-here")
            side = lesson.lesson.start.side
            room.check_may_answer(player, side)
            self._do(room, lesson, asked.do)
            taken = wire.Taken(room.version_for(side))
        self._rooms.opponents.wake(room)
        room.tell_change()
        return taken

    def _do(self, room: Room, lesson: RoomLesson, do: str) -> None:
        before, had = RestorePoint(room.game.copy(), room.reasons), len(room.game.entries)
        if do == lessons.READ:
            lesson.read(room.game)
        elif do == lessons.SKIP:
            self._skip(room, lesson, before)
        elif do in lessons.DEEDS:
            room.game, number = lesson.begin_again(room.game) if do == lessons.AGAIN else lesson.step_back(room.game)
            kept = len(room.game.entries)
            room.reasons = [each for each in room.reasons if each.number < kept]
            if kept < had:
                self._rooms.write(room, kept, before)
                room.forget_history(kept)
            lesson.go_to(room.game, number)
        else:
            raise Trouble("unreadable", "unreadable-query", name="do", value=do[:LONGEST_TOLD])

    def _skip(self, room: Room, lesson: RoomLesson, before: RestorePoint) -> None:
        had = len(room.game.entries)
        try:
            lesson.skip(room.game)
        except Trouble:
            room.game, room.reasons = before
            room.follow_lesson()
            raise
        if len(room.game.entries) > had:
            self._rooms.write(room, had, before)
