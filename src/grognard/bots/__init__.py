"""Bots: each is given a view and a question, nothing else, and returns one of the options.

A bot is anything with `answer(view, question)`; one that gives reasons has `explain()`, too. This module makes bots by
name: ours, those of installed packages (the `grognard.bots` entry points), others as `module:Class`, and programs as
`engine:COMMAND`. Rules are not repeated here, and no bot changes a position: it thinks on tables imagined from its view
(`glance`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from grognard.announced import entry_points
from grognard.bots.engine import Engine, engine_class, is_engine
from grognard.bots.faults import BotFault, told_as_theirs
from grognard.bots.given import GivenBot, takes
from grognard.bots.minds.commander import Commander
from grognard.bots.minds.glance import Asked, Bot, Glance, OutOfReach, ask, check_bot, check_game, shown
from grognard.bots.minds.reason import BotReason
from grognard.bots.minds.weights import taken_apart
from grognard.kernel.asking.script import Option, Question, Side
from grognard.kernel.errors import Unreadable, check_type
from grognard.kernel.numbers.dice import Whim

if TYPE_CHECKING:
    from grognard.kernel.asking.game import Game

__all__ = [
    "ADVISER",
    "Asked",
    "Bot",
    "BotFault",
    "BotReason",
    "Commander",
    "Engine",
    "Glance",
    "OutOfReach",
    "answerer",
    "ask",
    "bring",
    "brought",
    "can_play",
    "explain",
    "known",
    "let_answer",
    "make",
    "play_out",
    "shown",
]


BOTS: Final = {
    "random": "grognard.bots.ranks.random:Random",
    "recruit": "grognard.bots.ranks.recruit:Recruit",
    "officer": "grognard.bots.ranks.officer:Officer",
    "general": "grognard.bots.ranks.general:General",
}
"""Our bots, from the weakest to the strongest, and where each is."""

ADVISER: Final = "officer"
"""The bot that gives hints."""

MOST_SECONDS: Final = 600.0
"""The longest a bot may be given for an operation."""

_brought: dict[str, str] = {}
"""Bots named at run time by `bring`."""


def known() -> dict[str, str]:
    """Every bot by name, and where its class is: ours, those of installed packages, and those brought along."""
    others = {entry.name: entry.value for entry in entry_points(group="grognard.bots")} | _brought
    return BOTS | {name: where for name, where in others.items() if name not in BOTS}


def bring(name: str, where: str) -> None:
    """Register a bot under a name, by which it can be made and offered from now on; `where` is `module:Class`."""
    check_type("name", name, (str,), "the name it is to have")
    check_type("where", where, (str,), "module:Class")
    if name in BOTS or not name.strip() or ":" in name or "@" in name:
        raise Unreadable(f"{name!r} cannot be the name of a bot of your own: it is taken, empty, or holds : or @")
    bot_class(where)
    _brought[name] = where


def brought() -> dict[str, str]:
    """The bots that were registered, and where their classes are: for another process to register them too."""
    return dict(_brought)


def make(name: str, seed: str | int = 0) -> Bot:
    """A bot by name or as `module:Class`; the same seed gives the same player.

    A bot with a time budget takes its seconds for an operation from its name: `general@5`. An officer takes other
    weights from it: `officer:step=1.2:caution=0.5`. A class that takes no seed is made without one.
    """
    check_type("name", name, (str,), f"one of {', '.join(BOTS)}, or module:Class")
    check_type("seed", seed, (str, int), "a text or a whole number")
    if isinstance(name, GivenBot):
        made: Bot = name.made(seed)
        return made
    kind, seconds = named(name)
    given = (seed,) if seconds is None else (seed, seconds)
    bot: Bot = kind(*given) if takes(kind, *given) else kind()
    if weights := taken_apart(name)[1]:
        bot.weights = weights  # type: ignore[attr-defined]
    return bot


def named(name: str) -> tuple[type[Any], float | None]:
    """The class of a name, and the seconds for an operation given with it."""
    if is_engine(name):
        return engine_class(name), None
    unweighed, weights = taken_apart(name)
    plain, at, said = unweighed.partition("@")
    kind = bot_class(BOTS.get(plain) or known().get(plain, plain))
    if weights and not getattr(kind, "needs_commander", False):
        raise Unreadable(f"{name}: {plain} is no officer and has no weights")
    if not at:
        return kind, None
    if not getattr(kind, "takes_time", False):
        raise Unreadable(f"{name}: {plain} takes no time to think")
    try:
        seconds = float(said)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds <= MOST_SECONDS:
        raise Unreadable(f"{name}: {said!r} is no number of seconds up to {MOST_SECONDS:g}")
    return kind, seconds


def takes_time(name: str) -> bool:
    """Whether a bot has a time budget."""
    return bool(getattr(named(name)[0], "takes_time", False))


def can_play(name: str, game: str) -> bool:
    """Whether a bot can play a game: officers need a commander for it."""
    check_type("name", name, (str,), f"one of {', '.join(BOTS)}, or module:Class")
    check_type("game", game, (str,), "the id of a game")
    from grognard.bots.ranks.officer import has_commander  # noqa: PLC0415 (it imports this module)

    return not getattr(named(name)[0], "needs_commander", False) or has_commander(game)


def check_weights(name: str, game: Game, side: Side) -> None:
    """Refuse a name with weights that the officer of a game does not have."""
    from grognard.bots.ranks.officer import commander_of  # noqa: PLC0415 (it imports this module)

    if isinstance(name, GivenBot):
        return
    if weights := taken_apart(name)[1]:
        mind = commander_of(game.play.id)(game.play, side, Whim(""))
        mind.g = game.play
        mind.take_weights(weights)


def bot_class(where: str) -> type[Any]:
    """The class of a bot, called with a seed if it takes one; modules are also searched in the current folder."""
    if is_engine(where):
        return engine_class(where)
    module, _, name = where.partition(":")
    if not (module and name):
        raise Unreadable(f"no bot {where!r}; there are {', '.join(known())}")
    if "" not in sys.path:
        sys.path.append("")
    try:
        found = getattr(import_module(module), name)
    except Exception as fault:
        raise Unreadable(f"{where}: {type(fault).__name__}: {fault}") from fault
    if not (isinstance(found, type) and callable(getattr(found, "answer", None))):
        raise Unreadable(f"{where}: {name} is not a class with answer(view, question)")
    return found


def let_answer(game: Game, bot: Bot, question: Question) -> Option:
    """Let a bot answer the open question of its side."""
    option = ask(game, bot, question)
    game.answer(option, question.who)
    return option


def answerer(seed: str | int = 0) -> Callable[[Game, Side, str], None]:
    """Return a function that has the bot of a name answer for a side: one player for each side and name."""
    check_type("seed", seed, (str, int), "a text or a whole number")
    players: dict[tuple[str, str], Bot] = {}

    def answer(game: Game, side: Side, name: str) -> None:
        bot = players.setdefault((side.name, name), make(name, f"{seed}/{side.name}"))
        let_answer(game, bot, game.questions[side.name])

    return answer


def explain(bot: Bot) -> tuple[BotReason, ...]:
    """The reasons for a bot's last answer; none from a bot without `explain`."""
    telling = getattr(bot, "explain", None)
    return tuple(telling()) if callable(telling) else ()


def play_out(game: Game, bots: Mapping[str, Bot]) -> None:
    """Play a game to its end, each side by its bot; what a bot of somebody's does wrong is a `BotFault`."""
    check_game(game)
    check_type("bots", bots, (Mapping,), "a bot by the name of its side")
    for side in game.play.sides:
        if side.name not in bots:
            raise Unreadable(f"bots: a bot for each side, {', '.join(map(str, game.play.sides))}: none for {side}")
        check_bot(f"bots[{side.name!r}]", bots[side.name])
    while (question := game.question) is not None:
        bot = bots[question.side]
        with told_as_theirs(bot, game):
            let_answer(game, bot, question)
