"""The sequence of play as a value.

A turn is a tuple of phases as the rulebook prints them, and the place in it is one integer in the position. A turn may
depend on the position, but the phases already played must stay the same. No rule is decided here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from grognard.kernel.asking.script import Script, Side

TURN_BEGINS: Final = "turn-name"
"""What is told at the beginning of a turn whose phases announce nothing, so that the log has turns."""


class Phase(NamedTuple):
    """One printed step of the sequence of play: its clause, its script, and whose it is when it is one side's.

    A phase that asks nothing may be a plain function. `announce` is the message told when it begins; without one
    nothing is told. Where no phase of a turn has one, the number of the turn is told when the first begins.
    """

    rule: str
    script: Callable[..., Script[None] | None]
    side: Side | None = None
    announce: str = ""
    is_listed: bool = True
    """Whether the sequence of play is shown with it; not what is only put in order between two printed steps."""

    def begin(self, play: Any) -> Script[None]:
        """The script, ready to run; a plain function is called here."""
        script = self.script(play) if self.side is None else self.script(play, self.side)
        return silence() if script is None else script


def silence() -> Script[None]:
    """A script that asks nothing."""
    return
    yield
