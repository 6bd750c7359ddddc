"""What the kernel asks of Italia 1917–1918, in one list: the answers of the series, and those of this book."""

from __future__ import annotations

from grognard.games.front1918.rules import RULES as OF_THE_SERIES
from grognard.games.front1918.rules import audit as audit_of_the_series
from grognard.games.italia.detachments import imagine
from grognard.games.italia.table import Italia
from grognard.games.italia.victory import goal, standings
from grognard.kernel.asking.rules import Rules
from grognard.kernel.asking.script import Side
from grognard.kernel.words.goal import Goal


def scores(g: Italia) -> dict[str, int]:
    """§16.0 The points as the game stands."""
    return {side.name: int(tally.total) for side, tally in standings(g).items()}


def goal_of(g: Italia, side: Side | None) -> Goal:
    """§16.0 The attacker's points and what else decides, the same for everybody."""
    return goal(g)


def audit(g: Italia) -> list[str]:
    """Check besides the rules of the series that assault troops are with units that may have them."""
    faults = audit_of_the_series(g)
    for stoss in g.stosstruppen:
        with_ = g.position.carrier[stoss]
        if g.is_on_board(stoss) and with_ >= 0 and not g.facts.may_carry(g, stoss, with_):
            faults.append(f"§15.3 {g.roster[stoss].name} is with {g.roster[with_].name}")
    return faults


RULES: Rules[Italia] = OF_THE_SERIES._replace(
    goal=goal_of, standings=standings, scores=scores, audit=audit, imagine=imagine
)
