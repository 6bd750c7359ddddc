"""The kernel: the few ideas every game shares. It names no game, side, terrain or year.

What authors of games and bots need most is here by name. The folders hold the rest: read `asking` and `table` first,
then `numbers`; `space`, `secrecy`, `words`, `files` and `tactics` when you need them. docs/kernel.md is a guide.
"""

from grognard.kernel.asking.actions import Action, act, act_until_done
from grognard.kernel.asking.rules import Rules
from grognard.kernel.asking.script import (
    Noun,
    Offer,
    Option,
    Question,
    Refusal,
    Script,
    Side,
    Voice,
    opponents,
    verb,
)
from grognard.kernel.asking.sequence import Phase
from grognard.kernel.numbers.charts import Chart
from grognard.kernel.numbers.dice import Roll, Whim
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.edges import edge_costs
from grognard.kernel.space.hexgrid import members
from grognard.kernel.space.reach import Bar, Reach
from grognard.kernel.table.board import Board, Legend
from grognard.kernel.table.declared import flags
from grognard.kernel.table.play import Play
from grognard.kernel.table.position import Position
from grognard.kernel.words.rulebook import rule

__all__ = [
    "Action",
    "Bar",
    "Board",
    "Chart",
    "Legend",
    "Noun",
    "Offer",
    "Option",
    "Phase",
    "Play",
    "Position",
    "Question",
    "Reach",
    "Refusal",
    "Roll",
    "Rules",
    "Script",
    "Side",
    "Tally",
    "Voice",
    "Whim",
    "act",
    "act_until_done",
    "edge_costs",
    "flags",
    "members",
    "opponents",
    "rule",
    "verb",
]
