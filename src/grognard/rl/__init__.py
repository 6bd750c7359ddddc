"""Learning environments with the usual interfaces, over any game on the shelf.

`aec` makes a PettingZoo environment, every side an agent; `gym` a Gymnasium one, one side against bots. Both are asked
the same questions as a person and see the same view. They need the extra `rl`; this module does not.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grognard.kernel.errors import Unreadable, check_type

if TYPE_CHECKING:
    from grognard.bots import Bot
    from grognard.kernel.table.play import Play
    from grognard.rl.single import Single
    from grognard.rl.turns import Turns

__all__ = ["NUMBERS", "aec", "gym"]

NUMBERS = range(21)
"""The default numbers for options whose noun is a number."""

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
    """An environment with every side an agent; `limit` truncates after so many answers, `shaping` rewards scores."""
    try:
        from grognard.rl.episode import Arena
        from grognard.rl.turns import Turns
    except ModuleNotFoundError as fault:
        raise _without(fault) from fault
    check_mode(render_mode)
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
    """An environment with one side (by default the first) against a bot; an illegal action raises or loses."""
    try:
        from grognard.rl.episode import Arena
        from grognard.rl.single import Single
    except ModuleNotFoundError as fault:
        raise _without(fault) from fault
    check_mode(render_mode)
    return Single(Arena(game, scenario, options, shaping, limit, numbers, data), side, against, illegal, render_mode)


def check_mode(mode: object) -> None:
    """Raise an error for a way of drawing that there is not."""
    check_type("render_mode", mode, (str, type(None)), "svg, or None for no pictures")
    if mode not in (None, "svg"):
        raise Unreadable(f"render_mode: svg, or None for no pictures, not {mode!r}")


def _without(fault: ModuleNotFoundError) -> ModuleNotFoundError:
    """The same error, with the extra that installs the missing package."""
    if fault.name not in NEEDED:
        return fault
    told = f"{fault.name} is not installed; it comes with the extra `rl`: pip install 'grognard[rl]'"
    return ModuleNotFoundError(told, name=fault.name)
