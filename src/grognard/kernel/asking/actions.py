"""An action: an offer beside what it does. A script lists actions, asks for one of them, and the chosen one is done.

So each verb of a question is written in one place: what it offers, why not, and what follows. Who adds a verb to a
question adds an action to its list. A question with a single verb needs no action: the script goes on with its answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import GeneratorType
from typing import Any, TypeVar

from grognard.kernel.asking.script import Against, Noun, Offer, Option, Script, Side
from grognard.kernel.table.play import Play

G = TypeVar("G", bound=Play[Any])
Do = Callable[..., object]
"""What an action does: a script, or a function that asks nothing. It gets what is given, then the noun, if any."""


class Action:
    """An offer, or a single option, and what is done when one of its options is chosen: `do(*given, noun)`.

    For a verb without a noun it is `do(*given)`, as with `Voice.unless`.
    """

    __slots__ = ("do", "given", "offer")

    def __init__(self, offer: Offer | Option, do: Do, *given: Any) -> None:
        self.offer = offer
        self.do = do
        self.given = given

    def __len__(self) -> int:
        """How many options it has, so that `Play.is_idle` can ask whether there are any."""
        return len(self.offer) if isinstance(self.offer, Offer) else 1

    def has(self, choice: Option) -> bool:
        """Whether this option is one of its own."""
        if isinstance(self.offer, Offer):
            return self.offer.voice.verb == choice.verb and choice in self.offer.options
        return self.offer == choice

    def carry_out(self, g: Play[Any], choice: Option) -> Script[object]:
        """Do it for the option that was chosen; returns what the function or script returns."""
        takes_noun = g.voices[choice.verb].noun is not Noun.NOTHING
        done = self.do(*self.given, choice.noun) if takes_noun else self.do(*self.given)
        return (yield from done) if isinstance(done, GeneratorType) else done


def carry_out(g: Play[Any], actions: Sequence[Action], choice: Option) -> Script[object]:
    """Carry out the action that has this option, if one has it; returns what its function or script returns."""
    action = next((each for each in actions if each.has(choice)), None)
    return None if action is None else (yield from action.carry_out(g, choice))


def act(
    g: Play[Any],
    side: Side,
    actions: Sequence[Action],
    /,
    *ends: Offer | Option,
    rule: str,
    ask: str,
    is_menu: bool = False,
    against: Against | None = None,
    **args: Any,
) -> Script[Option]:
    """Ask a side for one of these actions and carry it out; returns the choice. After one of the ends nothing is done.

    The options are in the order of the actions, then of the ends.
    """
    question = g.menu if is_menu else g.choose
    offers = [action.offer for action in actions]
    choice: Option = yield question(side, *offers, *ends, rule=rule, ask=ask, against=against, **args)
    yield from carry_out(g, actions, choice)
    return choice


def act_until_done(
    g: G,
    side: Side,
    actions: Callable[[G, Side], Sequence[Action]],
    /,
    *,
    end: Callable[[G, Side], Offer] | None = None,
    rule: str,
    ask: str,
    **args: Any,
) -> Script[None]:
    """Ask at a menu for one action after another, until the side is done or there is none left.

    `actions(g, side)` are those that are possible now; `end(g, side)` refuses `done` where more must be done first.
    """
    while not g.is_idle(*(now := actions(g, side))):
        done = g.done() if end is None else end(g, side)
        choice = yield from act(g, side, now, done, rule=rule, ask=ask, is_menu=True, **args)
        if choice == g.done():
            break
