"""What Patrol warns of before a side passes: who can still act, who can still rally, who is out of command.

Two passes in a row end the activations of the turn (5.2), so the next pass may be the last. Only own counters are
looked at, and the hexes in command are those that the overlay shows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from grognard.games.patrol.command import hexes_in_command
from grognard.games.patrol.table import Patrol
from grognard.games.patrol.words import FIGHTERS, LEADER, SHAKEN
from grognard.kernel.asking.concerns import Concern, Concerns, left_over, still_open
from grognard.kernel.asking.script import Question, Side
from grognard.kernel.words.rulebook import rule


@rule("5.2", "5.4", "9.5", "12.1")
def before_a_pass(g: Patrol, side: Side, question: Question) -> Iterator[Concern]:
    """§5.2 Counters that have not acted; §9.5 shaken ones that may rally; §12.1 those that no leader reaches."""
    ready = still_open(question, "activate")
    on_board = [p for p in g.counters[side] if g.is_on_board(p)]
    yield Concern("5.2", "concern-not-activated", left_over(ready, on_board))
    yield Concern("9.5", "concern-may-rally", tuple(p for p in ready if g.has(p, SHAKEN)))
    known, may_lead = hexes_in_command(g, side, side), any(g.kind[p] == LEADER for p in ready)
    lost = (p for p in on_board if g.kind[p] in FIGHTERS and not known >> g.position.at[p] & 1)
    yield Concern("12.1", "concern-out-of-command", tuple(p for p in lost if may_lead or p in ready))


CONCERNS: Final[Mapping[str, Concerns[Patrol]]] = {"ask-activate": before_a_pass}
