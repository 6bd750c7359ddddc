"""Learning environments with the usual interfaces, over any game on the shelf.

`aec` gives PettingZoo's kind, every side an agent; `gym` gives Gymnasium's, one side against bots. Both answer the very
questions a person is asked and see the very view of their side. They need the extra `rl`; this module does not.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from grognard.bots import Bot
    from grognard.kernel.play import Play
    from grognard.rl.single import Single
    from grognard.rl.turns import Turns

__all__ = ["NUMBERS", "aec", "gym"]

NUMBERS = range(21)
"""The numbers an option may name where its verb speaks of a number, unless an environment is told otherwise."""

NEEDED = ("gymnasium", "numpy", "pettingzoo")


def aec(
    game: str | type[Play[Any]],
    scenario: str | None = None,
    options: Iterable[str] = (),
    *,
    shaping: float = 0.0,
    limit: int | None = None,
    numbers: range = NUMBERS,
    data: Iterable[str | Path] = (),
    render_mode: str | None = None,
) -> Turns:
    """Every side an agent, asked in turn; `limit` truncates after so many answers, `shaping` pays for scores."""
    try:
        from grognard.rl.episode import Arena
        from grognard.rl.turns import Turns
    except ModuleNotFoundError as fault:
        raise _without(fault) from fault
    return Turns(Arena(game, scenario, options, shaping, limit, numbers, data), render_mode)


def gym(
    game: str | type[Play[Any]],
    scenario: str | None = None,
    options: Iterable[str] = (),
    *,
    side: str | None = None,
    against: str | Bot = "random",
    illegal: str = "raise",
    shaping: float = 0.0,
    limit: int | None = None,
    numbers: range = NUMBERS,
    data: Iterable[str | Path] = (),
    render_mode: str | None = None,
) -> Single:
    """One side (the first, unless named) against a bot; an illegal action raises, or with `illegal="lose"` loses."""
    try:
        from grognard.rl.episode import Arena
        from grognard.rl.single import Single
    except ModuleNotFoundError as fault:
        raise _without(fault) from fault
    return Single(Arena(game, scenario, options, shaping, limit, numbers, data), side, against, illegal, render_mode)


def _without(fault: ModuleNotFoundError) -> ModuleNotFoundError:
    """The same error, saying which extra brings what is missing."""
    if fault.name not in NEEDED:
        return fault
    told = f"{fault.name} is not installed; it comes with the extra `rl`: pip install 'grognard[rl]'"
    return ModuleNotFoundError(told, name=fault.name)
