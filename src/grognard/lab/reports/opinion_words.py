"""The officer's opinion put in words, in English or French: what was ordered, what he would have ordered, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from grognard import shelf
from grognard.kernel.asking.game import Game
from grognard.kernel.table.play import Play
from grognard.kernel.words.words import words_for
from grognard.lab.reports.opinion import Answered, Critic, Judgement
from grognard.lab.reports.report_shapes import JudgementTold, OpinionTold
from grognard.lab.reports.report_words import rounded

MOST: Final = 6
"""How many orders of a list are told."""
MORE: Final = "…"


def opinion(game: Game, side: str, lang: str = "en", is_enough: Callable[[], bool] = lambda: False) -> OpinionTold:
    """The officer's opinion of all operations of a side in a finished game, or as many as time allows."""
    critic = Critic(game, side)
    found = list(critic.go_on(is_enough))
    told = [judged(each, lang) for each in found if each.games]
    same = len(found) - len(told)
    return OpinionTold(side, critic.done, len(critic.operations), False, "", same, told)


def judged(judgement: Judgement, lang: str) -> JudgementTold:
    """One judgement in words."""
    operation = judgement.operation
    play = operation.start.play
    words, book = words_for(type(play), lang), shelf.title(type(play)).book
    yours, officers = differences(
        list(orders(play, operation.orders, lang)), list(orders(play, judgement.orders, lang)), operation.is_quiet
    )
    return JudgementTold(
        at=operation.clock,
        turn=operation.turn,
        when=words.turn(play, operation.turn),
        rule=operation.rule,
        what=book.title(operation.rule, lang) if operation.rule in book else "",
        kind=judgement.kind,
        gap=rounded(judgement.gap),
        error=rounded(judgement.error),
        games=judgement.games,
        yours=yours,
        officers=officers,
        why=[reason.said(play, lang) for reason in judgement.why],
    )


def orders(play: Play[Any], answers: Sequence[Answered], lang: str) -> Iterator[str]:
    """Each order as a line: the answer at a menu, and those that followed from it."""
    words, line = words_for(type(play), lang), list[str]()
    for given in answers:
        if given.question.is_menu and line:
            yield " · ".join(line)
            line = []
        line.append(words.option(play, given.option, given.question))
    if line:
        yield " · ".join(line)


def differences(yours: list[str], officers: list[str], is_quiet: bool) -> tuple[list[str], list[str]]:
    """Of many quiet orders only those that only one of them gave, unless it is just the sequence that differs."""
    if is_quiet and (one := without(yours, officers)) + (other := without(officers, yours)):
        yours, officers = one, other
    return shortened(yours), shortened(officers)


def without(some: Sequence[str], others: Sequence[str]) -> list[str]:
    """Those that are not among the others."""
    return [each for each in some if each not in others]


def shortened(lines: list[str]) -> list[str]:
    """A list that is not too long."""
    return lines if len(lines) <= MOST else [*lines[:MOST], MORE]
