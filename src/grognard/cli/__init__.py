"""The command line: `grognard serve`, `play`, `games`, `rules` and the rest.

Each command has a module of its own, imported when it is called, so that starting is quick. This module lists them and
turns every error of ours into one clear message. The package knows no rules: it shows the options it is given.
"""

from __future__ import annotations

import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import click

from grognard.cli.completion import completed
from grognard.cli.speech import TranslatedOption, speech
from grognard.kernel.errors import BadData, Broken, GrognardError

COMMANDS: Final = (
    "serve",
    "backup",
    "restore",
    "play",
    "games",
    "bots",
    "rules",
    "lessons",
    "puzzles",
    "fields",
    "questions",
    "replay",
    "record",
    "report",
    "dice",
    "draw",
    "simulate",
    "tournament",
    "check",
    "kit",
    "bench",
)

NOT_DONE, FAULTY = 1, 2
"""Exit codes: the command found something wrong; the command could not be carried out."""


class Commands(click.Group):
    """The commands by name, each imported when it is needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Their names, the most used first."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """One of them."""
        if cmd_name not in COMMANDS:
            return None
        found: click.Command = import_module(f"grognard.cli.{cmd_name}").command
        return completed(found) if ctx.resilient_parsing else found

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The description of the program, in the reader's language."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(speech().text("help"))

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; an error of ours is shown as a sentence, without a traceback."""
        write_anything()
        try:
            return super().invoke(ctx)
        except Broken as fault:
            click.echo(said_of_broken(fault), err=True)
        except BadData as fault:
            click.echo("\n".join(fault.faults), err=True)
        except GrognardError as fault:
            click.echo(said_of_theirs(fault) or str(fault), err=True)
        return ctx.exit(FAULTY)


def write_anything() -> None:
    """Print a question mark for characters the screen cannot show, instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if "utf" not in (stream.encoding or "").lower() and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def said_of_broken(fault: Broken) -> str:
    """Report an internal error in a sentence, and save the game to a file in the current folder for the bug report."""
    from grognard.bots.faults import CRASH, BotFault, trace_of, where

    words = speech()
    if (cause := fault.__cause__) is not None and (at := where(cause.__traceback__)):
        return said_of_theirs(BotFault(CRASH, f"{at}: {fault}", trace_of(cause), fault.save), "fault-of-game")
    if not fault.save:
        return words.text("broken", fault=str(fault))
    path = Path(f"grognard-broken-{time.strftime('%Y%m%d-%H%M%S')}.json")
    try:
        path.write_bytes(fault.save)
    except OSError as trouble:
        return words.text("broken-unsaved", fault=str(fault), trouble=str(trouble))
    return words.text("broken-saved", fault=str(fault), file=str(path))


def said_of_theirs(fault: GrognardError, key: str = "fault-theirs") -> str:
    """Report a fault of somebody's bot or game, with its traceback, and save the game; empty for any other error."""
    from grognard.bots.faults import BotFault

    if not isinstance(fault, BotFault):
        return ""
    told = [fault.trace.rstrip(), speech().text(key, fault=str(fault))]
    path = Path(f"grognard-fault-{time.strftime('%Y%m%d-%H%M%S')}.json")
    try:
        path.write_bytes(fault.save)
        told.append(speech().text("written", file=str(path)))
    except OSError as trouble:
        told.append(speech().text("save-failed", file=str(path), trouble=trouble.strerror or str(trouble)))
    return "\n".join(filter(None, told))


def tell_version(ctx: click.Context, param: click.Parameter, is_asked: bool) -> None:
    """`--version`: print the version and exit."""
    from grognard import __version__

    if is_asked:
        click.echo(f"grognard {__version__}")
        ctx.exit()


VERSION = TranslatedOption(
    ["--version"], is_flag=True, is_eager=True, expose_value=False, help="option-version", callback=tell_version
)
main = Commands(name="grognard", params=[VERSION], context_settings={"help_option_names": ["-h", "--help"]})
