"""The messages of the command line, in the reader's language, and the help texts of commands and options.

The words of a game are its own (`grognard.kernel.words.words`); the messages here concern every game.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, TypeVar

import click

from grognard.kernel.files.data import LANGUAGES, Folder
from grognard.kernel.words.messages import Messages

F = TypeVar("F", bound=Callable[..., Any])

TEXTS: Folder = files("grognard.cli").joinpath("texts")


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the environment, if we have it."""
    wanted = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return next((lang for lang in LANGUAGES if wanted.lower().startswith(lang)), LANGUAGES[0])


@lru_cache(maxsize=len(LANGUAGES))
def _messages(lang: str) -> Messages:
    return Messages([TEXTS], lang)


def speech(lang: str | None = None) -> Messages:
    """Our messages in a language: the one given, the command's `--lang`, or the environment's."""
    ctx = click.get_current_context(silent=True)
    chosen = lang or (ctx.params.get("lang") if ctx else None) or language_of(os.environ)
    return _messages(chosen)


class TranslatedCommand(click.Command):
    """A command with translated help: its help is the key of a message."""

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What the command does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(speech().text(self.help or ""))

    def get_short_help_str(self, limit: int = 45) -> str:
        """The same in the list of commands."""
        return speech().text(self.help or "")


class TranslatedOption(click.Option):
    """An option with translated help: its help is the key of a message."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """How it is written, and what it does."""
        key = self.help
        try:
            self.help = speech().text(key) if key else key
            return super().get_help_record(ctx)
        finally:
            self.help = key


def option(*names: str, key: str, **named: Any) -> Callable[[F], F]:
    """An option of a command, described by the message with this key."""
    return click.option(*names, cls=TranslatedOption, help=f"option-{key}", **named)


def lang_option(command: F) -> F:
    """`--lang`: the language; it is read first, so that the help uses it too."""
    return option(
        "--lang",
        key="lang",
        is_eager=True,
        type=click.Choice(LANGUAGES),
        default=lambda: language_of(os.environ),
    )(command)
