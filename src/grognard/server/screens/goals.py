"""The goal of a game in words: where the score stands, what the next band costs, what else decides, prize hexes.

All of it is what the game tells this side (`Play.goal`); nothing is counted here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.kernel.asking.script import Side
from grognard.kernel.words.goal import Band, Count, Goal, NextBand, Prize, Score, Verdict, Way, next_steps
from grognard.kernel.words.numerals import number_text
from grognard.server import wire
from grognard.server.screens.viewer import Viewer

FULL, OWN, SHORT = "goal-", "own-", "band-"
"""How the messages of verdicts begin: as a phrase that names the winner, as one after his name, and in two words."""


PAIR = ("one", "other")
"""The sides whose points are told together."""


class Goals:
    """A cache of a side's goal in words, by language; it is made again only when the goal has changed."""

    def __init__(self) -> None:
        self._made: dict[str, tuple[Goal | None, bool, wire.Goal]] = {}

    def of(self, viewer: Viewer) -> wire.Goal:
        """Return the goal in words."""
        goal, is_over = viewer.play.goal(viewer.side), viewer.play.position.over
        made = self._made.get(viewer.lang)
        if made is None or made[:2] != (goal, is_over):
            made = self._made[viewer.lang] = goal, is_over, goal_shown(viewer, goal)
        return made[2]


def goal_shown(viewer: Viewer, goal: Goal | None) -> wire.Goal:
    """Return a goal in words; one without a rule where the game does not say."""
    play, shown = viewer.play, wire.Goal(last=viewer.play.scenario.turns)
    if goal is None:
        return shown
    shown.rule, shown.sure = play.clause(goal.rule), goal.is_sure
    shown.how = viewer.words.messages.text(goal.how)
    verdict = final_verdict(viewer) or goal.verdict
    shown.now, shown.now_short = verdict_text(viewer, verdict, FULL), verdict_text(viewer, verdict, SHORT)
    shown.winner = side_key(verdict.side)
    shown.decided = goal.score is None or goal.score.band.verdict != verdict
    shown.counts = [count_shown(viewer, count) for count in goal.counts]
    shown.ways = [way_shown(viewer, way) for way in goal.ways]
    shown.prizes = {play.board.grid.number(prize.hex): prize_shown(viewer, prize) for prize in goal.prizes}
    if play.position.over:
        shown.because = decisions_shown(viewer, goal)
    if goal.score is not None:
        add_score(viewer, shown, goal, goal.score)
    return shown


def add_score(viewer: Viewer, shown: wire.Goal, goal: Goal, score: Score) -> None:
    """The score with its bands, and what the next ones cost."""
    shown.name, shown.value = viewer.words.messages.text(f"goal-{score.name}"), score.value
    shown.side, shown.places = side_key(score.side), score.places
    shown.points = {side.name: points for side, points in score.points.items()}
    shown.bands = [band_shown(viewer, band) for band in score.bands]
    steps = [] if viewer.play.position.over else next_steps(score, viewer.play.sides)
    # One's own step is told first, and then what the others need.
    steps.sort(key=lambda step: step.side != viewer.side)
    shown.steps = [step_shown(viewer, step) for step in steps]


def decisions_shown(viewer: Viewer, goal: Goal) -> list[wire.GoalDecision]:
    """Return what decided a game that is over: what the game names, or else the score."""
    play, messages = viewer.play, viewer.words.messages
    if goal.decisions or goal.score is None:
        return [
            wire.GoalDecision(viewer.words.say(play, each.key, each.args), play.clause(each.rule))
            for each in goal.decisions
        ]
    score, name = goal.score, messages.text(f"goal-{goal.score.name}")
    if score.side is not None or len(score.points) != len(PAIR):
        text = messages.text("kernel-goal-by-score", name=name, value=score.value)
    else:
        (one, first), (other, second) = score.points.items()
        sides = {"one": viewer.side_name(one.name), "other": viewer.side_name(other.name)}
        text = messages.text("kernel-goal-by-scores", first=first, second=second, **sides)
    return [wire.GoalDecision(text, play.clause(goal.rule))]


def final_verdict(viewer: Viewer) -> Verdict | None:
    """Return the verdict of a game that is over."""
    position = viewer.play.position
    if not position.over:
        return None
    return Verdict(viewer.play.sides[position.winner] if position.winner >= 0 else None, position.verdict)


def side_key(side: Side | None) -> str:
    """Return a side by its key, nothing for none."""
    return "" if side is None else side.name


def verdict_text(viewer: Viewer, verdict: Verdict, head: str) -> str:
    """Return a verdict with the name of the winner: a phrase, or two words; by its own message where there is none."""
    messages, name = viewer.words.messages, verdict.key.removeprefix("verdict-")
    key = head + name if messages.has(head + name) else FULL + name if messages.has(FULL + name) else verdict.key
    side = "" if verdict.side is None else viewer.side_name(verdict.side.name)
    return messages.text(key, side=side)


def band_shown(viewer: Viewer, band: Band) -> wire.GoalBand:
    """Return a band of victory."""
    side, verdict = side_key(band.verdict.side), band.verdict
    return wire.GoalBand(band.least, side, verdict_text(viewer, verdict, FULL), verdict_text(viewer, verdict, SHORT))


def step_shown(viewer: Viewer, step: NextBand) -> wire.GoalStep:
    """Return what a side needs for its next better band, and what that is."""
    is_theirs = step.verdict.side is not None and step.verdict.side != step.side
    said: Mapping[str, Any] = {
        "side": viewer.side_name(step.side.name),
        "count": step.cost,
        "turn": viewer.play.number_of(viewer.play.scenario.turns),
        "title": verdict_text(viewer, step.verdict, OWN if step.verdict.side == step.side else FULL),
    }
    text = viewer.words.messages.text("kernel-goal-leaves" if is_theirs else "kernel-goal-more", **said)
    return wire.GoalStep(step.side.name, step.cost, verdict_text(viewer, step.verdict, SHORT), text)


def count_shown(viewer: Viewer, count: Count) -> wire.GoalCount:
    """Return what scores beside ground."""
    text = viewer.words.say(viewer.play, count.key, count.args)
    return wire.GoalCount(text, viewer.play.clause(count.rule), side_key(count.side))


def way_shown(viewer: Viewer, way: Way) -> wire.GoalWay:
    """Return what else decides, and whether it is so now."""
    text = viewer.words.say(viewer.play, way.key, way.args)
    return wire.GoalWay(text, viewer.play.clause(way.rule), way.is_done, side_key(way.side))


def prize_shown(viewer: Viewer, prize: Prize) -> wire.GoalPrize:
    """Return a hex that counts, with what it is worth."""
    text = viewer.words.say(viewer.play, prize.key, prize.args)
    worth = number_text(prize.worth) if prize.worth else ""
    return wire.GoalPrize(worth, text, viewer.play.clause(prize.rule), side_key(prize.side), side_key(prize.holder))
