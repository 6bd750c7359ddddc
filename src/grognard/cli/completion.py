"""What a shell completes besides commands and options: games, scenarios and bots.

click asks for it; docs/play.md says how a shell is told to ask.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import click
from click.shell_completion import CompletionItem


def games(ctx: click.Context, incomplete: str) -> Iterable[str]:
    """The games on the shelf."""
    from grognard import shelf

    return shelf.known()


def scenarios(ctx: click.Context, incomplete: str) -> Iterable[str]:
    """The scenarios of the game that was typed before."""
    from grognard import shelf
    from grognard.kernel.errors import GrognardError

    # An option that waits for its value leaves arguments unread.
    game = ctx.params.get("game") or next(iter(ctx.args), "")
    try:
        return shelf.title(game).scenarios
    except GrognardError:
        return ()


def bots(ctx: click.Context, incomplete: str) -> Iterable[str]:
    """The bots, after those that were typed before a comma."""
    from grognard.bots import known

    before, comma, _ = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in known()]


COMPLETED: Final[dict[str, Callable[[click.Context, str], Iterable[str]]]] = {
    "game": games,
    "games": games,
    "scenario": scenarios,
    "scenarios": scenarios,
    "bots": bots,
    "against": bots,
}
"""What completes a parameter, by its name."""
OF_TEXT: Final = (click.types.StringParamType,)
"""A number of games is no game."""


def completed(command: click.Command) -> click.Command:
    """The command, with its parameters completed."""
    for param in command.params:
        complete = COMPLETED.get(param.name or "")
        if complete is not None and isinstance(param.type, OF_TEXT) and "FILE" not in (param.metavar or ""):
            setattr(param, "shell_complete", _items(complete))  # noqa: B010 (a method, for this parameter alone)
    return command


def _items(
    complete: Callable[[click.Context, str], Iterable[str]],
) -> Callable[[click.Context, str], list[CompletionItem]]:
    def items(ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(name) for name in complete(ctx, incomplete) if name.startswith(incomplete)]

    return items
