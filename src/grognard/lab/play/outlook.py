"""The outlook of a side from where a game stands: what it is worth, by games tried, and what an officer would do now.

Officers take over for both sides, with other dice, until the commander of the side can judge. In a game with secrets
each table is imagined from the view of the side, so that nothing is told that the side does not know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from grognard import bots
from grognard.bots.minds.commander import Commander
from grognard.bots.minds.glance import shown
from grognard.bots.minds.reason import BotReason
from grognard.bots.ranks.general import try_out
from grognard.bots.ranks.officer import commander_of
from grognard.kernel.asking.script import DICE
from grognard.kernel.numbers.dice import Seeded, TypedIn, Whim
from grognard.kernel.secrecy.imagined import imagined_game
from grognard.lab.puzzles.weighing import Weighed, mean_of

if TYPE_CHECKING:
    from grognard.bots import Bot
    from grognard.kernel.asking.game import Game
    from grognard.kernel.asking.script import Option, Question, Side

LEAST: Final = 4
"""So many games are tried, however long they take."""
LONGEST_PLAN: Final = 12
"""So many answers of an officer are told."""


class OutlookFound(NamedTuple):
    """What a side can expect, from how many games, and an officer's next answers with his reasons."""

    worth: Weighed
    games: int
    plan: tuple[tuple[Question, Option], ...]
    why: tuple[BotReason, ...]


def outlook(
    game: Game, side: Side, luck: str, games: int, is_enough: Callable[[], bool], planner: Bot | None = None
) -> OutlookFound:
    """Try games until there are so many, or it is enough; the same luck gives the same outlook.

    The plan is an officer's, or that of another bot.
    """
    values: list[float] = []
    while len(values) < games and (len(values) < LEAST or not is_enough()):
        values.append(tried(game, side, f"{luck}/{len(values)}"))
    plan, why = officers_plan(game, side, luck, planner)
    return OutlookFound(mean_of(values), len(values), plan, why)


def tried(game: Game, side: Side, luck: str) -> float:
    """Return the worth of one game tried, where its commander can judge it."""
    other = imagined_game(game, side, Whim(luck), Seeded(luck))
    start, minds = other.play.twin(other.play.snapshot()), _minds(other, luck)
    judge = minds[side.name]
    try_out(other, minds, lambda play: judge.is_far_enough(play, start))
    return float(judge.value(other.play))


def officers_plan(
    game: Game, side: Side, luck: str, planner: Bot | None = None
) -> tuple[tuple[tuple[Question, Option], ...], tuple[BotReason, ...]]:
    """Return what an officer, or another bot, would answer up to a roll, another side or the next menu, and why."""
    other = imagined_game(game, side, Whim(luck), TypedIn())
    mind, plan, why = _minds(other, luck)[side.name], list[tuple["Question", "Option"]](), tuple[BotReason, ...]()
    while (question := other.questions.get(side.name)) is not None and len(plan) < LONGEST_PLAN:
        if (plan and question.is_menu) or DICE.name in other.questions:
            break
        if planner is None:
            with shown(other, question) as (_, asked):
                option = mind.answer(other.play, asked)
        else:
            option = bots.ask(other, planner, question)
        why = why or (tuple(mind.why) if planner is None else bots.explain(planner))
        plan.append((question, option))
        other.answer(option, question.who)
    return tuple(plan), why


def _minds(game: Game, luck: str) -> dict[str, Commander[Any]]:
    making = commander_of(game.play.id)
    return {side.name: making(game.play, side, Whim(f"{luck}/{side.name}")) for side in game.play.sides}
