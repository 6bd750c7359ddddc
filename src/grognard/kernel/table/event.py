"""An event: a fact told to the players, with its clause, its audience and the rolls that it reports.

Events are told by the functions of `play` and read by logs, screens and records; sentences are made elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from grognard.kernel.asking.script import Side
from grognard.kernel.numbers import dice
from grognard.kernel.numbers.tally import Tally


class Event(NamedTuple):
    """A fact told to the players: when (after how many answers, sealed ones counting as one), its clause, and to whom.

    `audience` is the one side told, or None for all; `unless` is the one side left out.
    """

    number: int
    key: str
    rule: str
    args: Mapping[str, Any]
    audience: Side | None = None
    unless: Side | None = None
    heading: bool = False
    """Whether it announces a phase and is a heading of the log."""

    @property
    def rolls(self) -> tuple[dice.Roll, ...]:
        """The rolls it reports: its argument `roll`, or several of one shot, its argument `rolls`."""
        args = self.args
        if "rolls" in args:
            return tuple([roll for roll in args["rolls"] if isinstance(roll, dice.Roll)])
        roll = args.get("roll")
        return (roll,) if isinstance(roll, dice.Roll) else ()

    @property
    def faces(self) -> tuple[int, ...]:
        """The dice it reports, face by face, roll after roll; none when it reports no roll."""
        rolls = self.rolls
        return rolls[0].faces if len(rolls) == 1 else tuple([face for roll in rolls for face in roll.faces])

    def tally_for(self, side: Side | None) -> Tally | None:
        """The tally of the roll it reports, if this side may see it; None stands for a spectator.

        Of several rolls, that of the first whose tally the side may see.
        """
        return next((tally for roll in self.rolls if (tally := roll.tally_for(side)) is not None), None)

    def told_to(self, side: Side | None) -> Event:
        """The event as this side is told it, without the tallies it may not see."""
        name = "rolls" if "rolls" in self.args else "roll"
        if name not in self.args:
            return self
        rolls = self.rolls
        if not any(roll.tally is not None and roll.tally_for(side) is None for roll in rolls):
            return self
        seen = tuple([dice.Roll(roll.faces) if roll.tally_for(side) is None else roll for roll in rolls])
        return self._replace(args={**self.args, name: seen if name == "rolls" else seen[0]})

    def reaches(self, side: Side | None) -> bool:
        """Whether this side was told; None stands for a spectator."""
        if self.unless is not None and self.unless == side:
            return False
        return self.audience is None or self.audience == side
