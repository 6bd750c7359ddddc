"""A progress bar for long commands; it is shown only in a terminal, and never mixed with the output."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def counted(what: str, total: int) -> Iterator[Callable[..., None]]:
    """A bar for so many steps; call its result with the number of steps done since."""
    from rich.progress import Progress

    from grognard.cli.show import screen

    console = screen(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda steps=1: bar.advance(task, steps)
