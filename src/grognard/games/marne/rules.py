"""What the kernel asks of Marne 1918, in one list: the answers of the series, with the goal and the score."""

from __future__ import annotations

from grognard.games.front1918 import Front
from grognard.games.front1918.rules import RULES as OF_THE_SERIES
from grognard.games.front1918.turn import Chapters
from grognard.games.marne.table import GERMAN, Marne
from grognard.games.marne.victory import goal, judge, lose_montdidier, victory_tally
from grognard.kernel.asking.rules import Rules
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.words.goal import Goal


def scores(g: Marne) -> dict[str, int]:
    """§16.0 The German points as the game stands."""
    return {"german": int(victory_tally(g).total)}


def standings(g: Marne) -> dict[Side, Tally]:
    """§16.0 Only the Germans score."""
    return {GERMAN: victory_tally(g)}


def goal_of(g: Marne, side: Side | None) -> Goal:
    """§16.0 The German points and what else decides, the same for everybody."""
    return goal(g)


RULES: Rules[Marne] = OF_THE_SERIES._replace(goal=goal_of, standings=standings, scores=scores)
STEPS = Front.steps._replace(captured=(lose_montdidier,))
CHAPTERS = Chapters[Marne](judge=judge)
