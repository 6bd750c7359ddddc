"""What En pointe toujours! warns of: who has not acted, and who is out of the reach of its leader.

Only own counters are looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from grognard.games.indochine.command import formation_now, hexes_in_command
from grognard.games.indochine.table import Indochine
from grognard.games.indochine.words import ACTED
from grognard.kernel.asking.concerns import Concern, Concerns, left_over, still_open
from grognard.kernel.asking.script import Question, Side
from grognard.kernel.words.rulebook import rule


@rule("5.2", "3.3")
def before_a_pass(g: Indochine, side: Side, question: Question) -> Iterator[Concern]:
    """§5.2 Units that may still be activated; §3.3 of these, those that will be found out of command next turn."""
    formations, alone = still_open(question, "activate"), still_open(question, "activate-alone")
    on_board = [p for p in g.counters[side] if g.is_on_board(p)]
    led = (p for p in on_board if formation_now(g, p) in formations and not g.has(p, ACTED))
    ready = tuple(dict.fromkeys((*alone, *led)))
    yield Concern("5.2", "concern-not-activated", left_over(ready, on_board))
    known = hexes_in_command(g, side, side)
    lost = (p for p in ready if g.is_unit[p] and not g.is_leader[p] and not known >> g.position.at[p] & 1)
    yield Concern("3.3", "concern-out-of-command", tuple(lost))


@rule("5.2")
def before_an_activation_ends(g: Indochine, side: Side, question: Question) -> Iterator[Concern]:
    """§5.2 Units of the formation that have not acted: afterwards they do nothing more this turn."""
    ready = still_open(question, "act")
    active = (p for p in g.counters[side] if g.is_on_board(p) and formation_now(g, p) == g.position.activating)
    yield Concern("5.2", "concern-not-acted", left_over(ready, active))


CONCERNS: Final[Mapping[str, Concerns[Indochine]]] = {
    "ask-activate": before_a_pass,
    "ask-act": before_an_activation_ends,
}
