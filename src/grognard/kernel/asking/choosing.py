"""How a question is made from offers, and how several things are chosen one at a time.

Scripts ask through the methods of `Play`, which call these. What has been chosen and may be is a `Selection`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from grognard.kernel.asking.script import Noun, Offer, Option, Question, Refusal, Script, Side
from grognard.kernel.asking.selection import Selection
from grognard.kernel.numbers.tally import Tally

if TYPE_CHECKING:
    from grognard.kernel.table.play import Play


class SelectionAsked(NamedTuple):
    """What `Play.choose_some` was given besides the side and what there is to choose from."""

    rule: str
    ask: str
    running: Any
    held: Refusal
    weigh_none: bool
    args: Mapping[str, Any]


def make_question(
    clauses: Mapping[str, str],
    side: Side,
    offers: Sequence[Offer | Option],
    rule: str,
    ask: str,
    args: Mapping[str, Any],
    tally: Tally | None = None,
    is_menu: bool = False,
) -> Question:
    """A question with the options of all offers, in their order."""
    options: list[Option] = []
    explained: list[Offer] = []
    for offer in offers:
        if type(offer) is Offer:
            options += offer.options
            explained.append(offer)
        else:
            options.append(offer)  # type: ignore[arg-type]
    if clauses:
        rule, tally = clauses.get(rule, rule), tally and tally.cite(clauses)
    return Question(side, rule, ask, options, tuple(explained), args, tally, is_menu)


def choose_several(g: Play[Any], side: Side, offer: Offer, some: Selection, asked: SelectionAsked) -> Script[list[int]]:
    """Ask a side for more of a selection until it ends: see `Play.choose_some`."""
    rule, running = asked.rule, asked.running
    while some.left or (g.asks_all and some.may_end()):
        if not g.asks_all and some.is_all_needed():
            some.take_all()
            break
        may_end, back = some.may_end(), some.held_back()
        more = _offer_more(offer, some, back, asked)
        is_weighed = some.chosen or asked.weigh_none or (some.has_test and may_end)
        tally = running(some.chosen) if running is not None and is_weighed else None
        end = g.done() if may_end else g.done.refused(_not_enough(rule, some))
        those = {"pieces_chosen": tuple(some.chosen)} if some.chosen and offer.voice.noun is Noun.PIECE else {}
        said = {"chosen": len(some.chosen), **those, **asked.args}
        answer = yield g.choose(side, more, end, rule=rule, ask=asked.ask, tally=tally, some=some.places, **said)
        if answer.verb == "done":
            break
        some.take(answer.noun)
    return some.chosen


def _offer_more(offer: Offer, some: Selection, back: Sequence[Option], asked: SelectionAsked) -> Offer:
    """The offer of those that may be chosen next, with the reasons against the others."""
    weigh = offer.tally if asked.running is None else _after(asked.running, some.chosen.copy())
    if not back and not some.chosen:
        return Offer(offer.voice, some.left, offer.cannot, offer.given, weigh, offer.trail)
    needed, taken = {option.noun for option in back}, frozenset(some.chosen)

    def cannot(*given: Any) -> Refusal | None:
        if given[-1] in taken:
            return Refusal(asked.rule, "kernel-chosen")
        refusal = None if offer.cannot is None else offer.cannot(*given)
        return asked.held if refusal is None and given[-1] in needed else refusal

    able = [option for option in some.left if option.noun not in needed]
    return Offer(offer.voice, able, cannot, offer.given, weigh, offer.trail)


def _not_enough(rule: str, some: Selection) -> Refusal:
    """Why a selection may not end yet: there are too few, or the test of what is enough does not hold."""
    missing = some.least - len(some.chosen)
    return Refusal(rule, "kernel-too-few", {"count": missing}) if missing > 0 else Refusal(rule, "kernel-not-enough")


def _after(running: Any, chosen: list[int]) -> Any:
    """The tally after the next choice, in the form that an offer expects."""
    return lambda *given: running([*chosen, given[-1]])
