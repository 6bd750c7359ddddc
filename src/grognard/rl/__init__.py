"""Learning environments with the usual interfaces, over any game on the shelf.

`aec` and `parallel` make PettingZoo environments, every side an agent; `gym` a Gymnasium one, one side against bots.
All are asked the same questions as a person and see the same view. They need the extra `rl`; this module does not.
Where it is installed, importing this module makes the names in `ids()` known to Gymnasium and PettingZoo.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grognard.kernel.errors import Unreadable, check_type
from grognard.rl.registered import ids, register

if TYPE_CHECKING:
    from grognard.bots import Bot
    from grognard.kernel.table.play import Play
    from grognard.rl.environments import Environments
    from grognard.rl.single import Single
    from grognard.rl.together import Parallel
    from grognard.rl.turns import Turns

__all__ = ["NUMBERS", "aec", "gym", "ids", "parallel", "register"]

NUMBERS = range(21)
"""The default numbers for options whose noun is a number."""

NEEDED = ("gymnasium", "numpy", "pettingzoo")


def aec(
    game: str | type[Play[Any]],
    scenario: str | None = None,
    options: Iterable[str] = (),
    *,
    form: str = "vector",
    tallies: bool = False,
    shaping: float = 0.0,
    limit: int | None = None,
    numbers: range = NUMBERS,
    data: Iterable[str | Path] = (),
    render_mode: str | None = None,
) -> Turns:
    """An environment with every side an agent; `limit` truncates after so many answers, `shaping` rewards scores."""
    made = _environments()
    check_mode(render_mode)
    return made.turns(made.arena(game, scenario, options, shaping, limit, numbers, data, form, tallies), render_mode)


def parallel(
    game: str | type[Play[Any]],
    scenario: str | None = None,
    options: Iterable[str] = (),
    *,
    form: str = "vector",
    tallies: bool = False,
    shaping: float = 0.0,
    limit: int | None = None,
    numbers: range = NUMBERS,
    data: Iterable[str | Path] = (),
    render_mode: str | None = None,
) -> Parallel:
    """An environment in which all sides step at once; the actions of those who are not asked count for nothing."""
    made = _environments()
    check_mode(render_mode)
    return made.parallel(made.arena(game, scenario, options, shaping, limit, numbers, data, form, tallies), render_mode)


def gym(
    game: str | type[Play[Any]],
    scenario: str | None = None,
    options: Iterable[str] = (),
    *,
    side: str | None = None,
    against: str | Bot = "random",
    illegal: str = "raise",
    form: str = "vector",
    tallies: bool = False,
    shaping: float = 0.0,
    limit: int | None = None,
    numbers: range = NUMBERS,
    data: Iterable[str | Path] = (),
    render_mode: str | None = None,
) -> Single:
    """An environment with one side (by default the first) against a bot; an illegal action raises or loses."""
    made = _environments()
    check_mode(render_mode)
    arena = made.arena(game, scenario, options, shaping, limit, numbers, data, form, tallies)
    return made.single(arena, side, against, illegal, render_mode)


def check_mode(mode: object) -> None:
    """Raise an error for a way of drawing that there is not."""
    check_type("render_mode", mode, (str, type(None)), "svg, or None for no pictures")
    if mode not in (None, "svg"):
        raise Unreadable(f"render_mode: svg, or None for no pictures, not {mode!r}")


def _environments() -> Environments:
    """The environments; where the extra that they need is missing, its name is told."""
    try:
        from grognard.rl.environments import ENVIRONMENTS  # noqa: PLC0415 (optional)
    except ModuleNotFoundError as fault:
        if fault.name not in NEEDED:
            raise
        told = f"{fault.name} is not installed; it comes with the extra `rl`: pip install 'grognard[rl]'"
        raise ModuleNotFoundError(told, name=fault.name) from fault
    return ENVIRONMENTS


with suppress(ModuleNotFoundError):  # without the extra there is nobody to know the names
    register()
