"""The sequence of play as a value.

A turn is a tuple of phases as the rulebook prints them, and the place in it is one integer in the position. Where the
turn depends on what happened it is a function of the position whose past never changes. No rule is decided here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from grognard.kernel.script import Script, Side


class Phase(NamedTuple):
    """One printed step of the sequence of play: its clause, its script, and whose it is when it is one side's.

    A phase that asks nothing may be a plain function. `announce` is the message told when it begins; a phase without
    one begins in silence.
    """

    rule: str
    script: Callable[..., Script[None] | None]
    side: Side | None = None
    announce: str = ""

    def begin(self, play: Any) -> Script[None]:
        """The script, ready to run; a plain function has done its work already."""
        script = self.script(play) if self.side is None else self.script(play, self.side)
        return silence() if script is None else script


def silence() -> Script[None]:
    """A script that asks nothing."""
    return
    yield
