"""Several answers in one request: each is checked like any other, up to the first that cannot be taken back.

What was taken stands; the rest is dropped, and the reason is told. Writing it down is the business of `rooms`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from grognard.kernel.asking import orders
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.preview import FINAL_OTHER
from grognard.kernel.asking.script import DICE, Refusal
from grognard.server.http.faults import Trouble

if TYPE_CHECKING:
    from grognard.server.rooms.lessons import RoomLesson

MOST_ANSWERS: Final = 200
"""The answers that one request may carry."""


def check_answers(then: Sequence[str]) -> None:
    """Refuse a request with too many answers."""
    if len(then) >= MOST_ANSWERS:
        raise Trouble("unreadable", "too-many-answers", most=MOST_ANSWERS)


def read_all(game: Game, then: Sequence[str]) -> None:
    """Refuse a request with an answer that cannot be read, before anything is answered."""
    for text in then:
        game.play.read(text)


def answer_on(
    game: Game, side: str, then: Sequence[str], lesson: RoomLesson | None = None
) -> tuple[int, Refusal | None]:
    """Give further answers after the first; return how many were taken, and why not the others. In a lesson those that
    its next step does not want are dropped."""
    for taken, text in enumerate(then):
        if lesson is not None and lesson.judge.why_held(text):
            return taken, None
        stopped = why_stop(game, side, text)
        if stopped is not None:
            return taken, stopped
        game.answer(text, side)
        if lesson is not None:
            lesson.follow(game)
    return len(then), None


def answer_forced(game: Game, side: str, lesson: RoomLesson | None = None) -> int:
    """Give the answers that leave a side no choice, such as the end of a march that cannot go on; return how many."""
    who, taken = game.side(side), 0
    while game.why_no_undo(side) is None and (option := orders.forced(game, who)) is not None:
        if lesson is not None and lesson.judge.why_held(option.text):
            break
        game.answer(option, who)
        if lesson is not None:
            lesson.follow(game)
        taken += 1
    return taken


def why_stop(game: Game, side: str, text: str) -> Refusal | None:
    """Return why a side's next answer is not given: dice, something shown, the end, another side's turn, or a rule."""
    if (refusal := game.why_no_undo(side)) is not None:
        return refusal
    if side in game.questions:
        return game.why_not(text, side)
    if game.question is None:
        return Refusal("", "kernel-final-over")
    return Refusal(
        game.question.rule,
        "kernel-final-dice" if game.question.who is DICE else FINAL_OTHER,
        {"side": game.question.who},
    )
