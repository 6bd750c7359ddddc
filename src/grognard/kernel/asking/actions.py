"""An action: an offer beside what it does. A script lists actions, asks for one of them, and the chosen one is done.

So each verb of a question is written in one place: what it offers, why not, and what follows. Who adds a verb to a
question adds an action to its list. A question with a single verb needs no action: the script goes on with its answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import GeneratorType
from typing import Any, TypeVar

from grognard.kernel.asking.choosing import make_question
from grognard.kernel.asking.script import Against, Noun, Offer, Option, Script, Side
from grognard.kernel.numbers.tally import Tally
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


def begin(g: Play[Any], actions: Sequence[Action], choice: Option) -> object:
    """Do what belongs to an option: returns what the function returns, or the script that is to be run."""
    voice = g.voices[choice.verb]
    for action in actions:
        offer = action.offer
        if (offer.voice is voice and choice in offer.options) if type(offer) is Offer else offer == choice:
            return action.do(*action.given) if voice.noun is Noun.NOTHING else action.do(*action.given, choice.noun)
    return None


def carry_out(g: Play[Any], actions: Sequence[Action], choice: Option) -> Script[object]:
    """Carry out the action of an option, if there is one; returns what its function or script returns."""
    done = begin(g, actions, choice)
    return (yield from done) if type(done) is GeneratorType else done


def act(
    g: Play[Any],
    side: Side,
    actions: Sequence[Action],
    /,
    *ends: Offer | Option,
    rule: str,
    ask: str,
    is_menu: bool = False,
    tally: Tally | None = None,
    against: Against | None = None,
    **args: Any,
) -> Script[Option]:
    """Ask a side for one of these actions and carry it out; returns the choice. After one of the ends nothing is done.

    The options are in the order of the actions, then of the ends.
    """
    offers = [*[action.offer for action in actions], *ends]
    question = make_question(g.clauses, side, offers, rule, ask, args, tally, is_menu)
    question.against = against
    choice: Option = yield question
    script = begin(g, actions, choice)
    if type(script) is GeneratorType:
        yield from script
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
