"""Bots that a program gives as classes or objects, where others are named: each goes by a name all the same.

Results, reports and files call a bot by its name. A class that can be imported is named `module:Class`, as at the
prompt; any other thing is carried along with the name it is called by.
"""

from __future__ import annotations

import copy
import reprlib
import sys
from collections.abc import Iterable
from inspect import signature
from typing import Any, Final

from grognard.kernel.errors import Unreadable, WrongType, check_each

WANTED: Final = "the name of a bot, module:Class, or a class or object with answer(view, question)"
LONGEST_NAME: Final = 60


class GivenBot(str):
    """The name of a bot that is a class or an object, and the thing itself."""

    thing: Any

    def __new__(cls, name: str, thing: Any) -> GivenBot:
        """Make a name for a thing."""
        made = super().__new__(cls, name)
        made.thing = thing
        return made

    def __reduce__(self) -> tuple[type[GivenBot], tuple[str, Any]]:
        """Pickle the thing with its name."""
        return type(self), (str(self), self.thing)

    def __copy__(self) -> GivenBot:
        return self

    def __deepcopy__(self, memo: object) -> GivenBot:
        """Return it as it is: whoever plays has a copy of the thing."""
        return self

    @property
    def is_class(self) -> bool:
        """Whether the thing is a class, made anew with the seed of each game; an object is copied for each."""
        return isinstance(self.thing, type)

    def made(self, seed: str | int) -> Any:
        """Return a player of its own for a game."""
        if not self.is_class:
            return copy.deepcopy(self.thing)
        return self.thing(seed) if takes(self.thing, seed) else self.thing()


def takes(kind: type[Any], *given: object) -> bool:
    """Whether a class is made from these; a bot without luck has nothing but `answer`."""
    try:
        signature(kind).bind(*given)
    except TypeError:
        return False
    except ValueError:  # a class compiled without a signature
        return True
    return True


def bots_given(bots: Iterable[Any]) -> tuple[str, ...]:
    """Return the names of bots; of two things with one name the later ones are numbered."""
    found: list[str] = []
    for number, bot in enumerate(check_each("bots", bots, (object,), WANTED)):
        name = bot_given(bot, f"bots[{number}]")
        taken = {str(each): getattr(each, "thing", None) for each in found}
        plain, again = str(name), 2
        while isinstance(name, GivenBot) and str(name) in taken and taken[str(name)] is not name.thing:
            name, again = GivenBot(f"{plain} {again}", name.thing), again + 1
        found.append(name)
    return tuple(found)


def bot_given(bot: Any, argument: str = "bot") -> str:
    """Return the name of a bot; one that is a class or an object keeps it beside its name."""
    if isinstance(bot, str):
        return bot
    if not callable(getattr(bot, "answer", None)):
        raise WrongType(f"{argument}: {WANTED}, not {reprlib.repr(bot)}")
    if not isinstance(bot, type):
        return GivenBot(_called(bot), bot)
    where = f"{bot.__module__}:{bot.__qualname__}"
    there = getattr(sys.modules.get(bot.__module__), bot.__qualname__, None)
    return where if there is bot and bot.__module__ != "__main__" else GivenBot(bot.__qualname__, bot)


def _called(bot: object) -> str:
    """What an object is called: what it says of itself, or its class."""
    kind = type(bot)
    said = repr(bot) if kind.__repr__ is not object.__repr__ else ""
    return said if said.isprintable() and 0 < len(said) <= LONGEST_NAME else kind.__qualname__


def check_can_travel(bots: Iterable[str]) -> None:
    """Refuse bots that another process cannot make again: those written at a prompt or in a notebook."""
    has_file = hasattr(sys.modules.get("__main__"), "__file__")
    for bot in bots:
        if not isinstance(bot, GivenBot):
            continue
        kind = bot.thing if bot.is_class else type(bot.thing)
        if "<locals>" in kind.__qualname__ or (kind.__module__ == "__main__" and not has_file):
            raise Unreadable(f"bots: {bot} is known to this process only: jobs=1 plays here; or write it into a file")
