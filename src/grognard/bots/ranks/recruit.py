"""The recruit: an officer that makes mistakes on purpose.

Now and then it takes a random option instead of the planned one, but never ends a phase early by mistake. It is for a
first game, and a level between random play and the officer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.bots.minds.commander import Commander
from grognard.bots.minds.glance import Asked
from grognard.bots.minds.reason import BotReason
from grognard.bots.ranks.officer import Officer
from grognard.kernel.asking.script import Option


class Recruit(Officer):
    """An officer with slips; the commander says how many, because the cost of a slip differs by game."""

    def answer(self, view: Mapping[str, Any], question: Asked) -> Option:
        """The officer's answer, or a random option."""
        table, mind = self._seated(view)
        often = mind.slips if question.is_menu else mind.slips_within
        if self._whim.below(100) >= often:
            return self._thought(mind, table, question)
        self._why = (BotReason("bot-slip", {}),)
        deeds = [option for option in question.options if option.verb not in mind.ways_out]
        return self._whim.pick(deeds or question.options)

    def _schooled(self, mind: Commander[Any]) -> Commander[Any]:
        """The commander with the judgement of a recruit."""
        mind.be_green()
        return mind
