"""The recruit: has learnt the officer's trade a little, and makes mistakes on purpose.

Now and then it forgets the plan and does whatever comes to mind, though it never goes home early by mistake. For a
first evening, and as the yardstick between chance and the officer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.bots.commander import Commander
from grognard.bots.glance import Asked
from grognard.bots.officer import Officer
from grognard.bots.reason import Reason
from grognard.kernel.script import Option


class Recruit(Officer):
    """Like an officer, with slips; how many is the commander's to say, for what a slip costs differs by game."""

    def answer(self, view: Mapping[str, Any], question: Asked) -> Option:
        """What an officer would say, or whatever comes to mind."""
        table, mind = self._seated(view)
        often = mind.slips if question.is_menu else mind.slips_within
        if self._whim.below(100) >= often:
            return self._thought(mind, table, question)
        self._why = (Reason("bot-slip", {}),)
        deeds = [option for option in question.options if option.verb not in mind.ways_out]
        return self._whim.pick(deeds or question.options)

    def _schooled(self, mind: Commander[Any]) -> Commander[Any]:
        """Greener than an officer's."""
        mind.be_green()
        return mind
