"""Looking before choosing: the tally behind an option of a seat's question, and why something else is not an option.

Nothing is answered or decided here: odds, ways and refusals come from the game. The room has checked before that the
question is the seat's and still open.
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.kernel.asking import orders
from grognard.kernel.asking.preview import try_option
from grognard.kernel.asking.script import DICE, Noun, Question, Refusal
from grognard.kernel.asking.strides import walker
from grognard.kernel.errors import Unreadable
from grognard.kernel.numbers import dice
from grognard.kernel.numbers.tally import Reason, Tally
from grognard.server import wire
from grognard.server.screens.group_orders import farther
from grognard.server.screens.screen import asked_of
from grognard.server.screens.tallies import roll_shown, tally_shown
from grognard.server.screens.viewer import Viewer


def look(viewer: Viewer, question: Question, answer: str) -> wire.Looked:
    """Return the tally of an option, its trail, and what would follow."""
    game, play, side = viewer.game, viewer.play, question.side
    tally = question.tally_for(viewer.side) if question.who is DICE else game.explain(answer, side)
    ahead, option = game.preview(answer, side), question.find(answer)
    return wire.Looked(
        answer=answer,
        tally=None if tally is None else tally_shown(viewer, tally, question.rule),
        trail=[play.board.place_text(place) for place in game.trail(answer, side)],
        next=None if ahead.question is None else asked_of(viewer, ahead.question),
        final="" if ahead.final is None else viewer.words.say(play, ahead.final.key, ahead.final.args),
        only_passes=ahead.only_passes,
        roll=None if tally is None else roll_ahead(viewer, question, answer, tally),
        reach=[] if option is None or question.who is DICE else farther(viewer, question, option),
    )


def look_on(viewer: Viewer, question: Question, answers: Sequence[str]) -> wire.Looked:
    """Return the same for a row of answers, at the last before a final one; with the whole way of a piece that went."""
    seen, side, first = viewer, question.side, answers[0]
    option, way = question.find(first), StepsTaken()
    for text in answers[1:]:
        if option is None:
            break
        ahead, final = try_option(seen.game, question, option)
        after = ahead.questions.get(side)
        following = None if after is None or final is not None else after.find(text)
        if after is None or following is None:
            break
        way.go(seen, side, option.text)
        seen, question, option = Viewer(ahead, side, viewer.lang, viewer.title), after, following
    return way.ended(seen, look(seen, question, first if option is None else option.text), side)


class StepsTaken:
    """The steps of a piece that goes hex by hex: its places, and their prices as one."""

    def __init__(self) -> None:
        self.places: list[int] = []
        self.price: Tally | None = None

    def go(self, viewer: Viewer, side: str, answer: str) -> None:
        """Take an answer; one that begins elsewhere than the last ended begins another way."""
        trail = list(viewer.game.trail(answer, side))
        self.places = [*self.places, *trail[1:]] if self.places[-1:] == trail[:1] else trail
        tally = viewer.game.explain(answer, side)
        is_price = tally is not None and tally.chart is None and tally.dice is None and tally.need is None
        if tally is None or not is_price:
            self.price = None
        elif self.price is None or (self.price.name, self.price.total) != (tally.name, tally.start):
            self.price = tally
        else:
            self.price = both(self.price, tally)

    def ended(self, viewer: Viewer, found: wire.Looked, side: str) -> wire.Looked:
        """Return a look at the last answer with the way that led there."""
        if not self.places:
            return found
        self.go(viewer, side, found.answer)
        found.trail = [viewer.play.board.place_text(place) for place in self.places] or found.trail
        if found.tally is not None and self.price is not None:
            found.tally = tally_shown(viewer, self.price)
        return found


def both(price: Tally, more: Tally) -> Tally:
    """Return the prices of two steps as one: each reason with what it costs in both."""
    found, sums = Tally(price.name, price.start), dict[str, Reason]()
    for each in (*price.reasons, *more.reasons):
        key = f"{each.rule} {each.key} {each.args}"
        before = sums.get(key)
        sums[key] = each if before is None else each._replace(value=before.value + each.value)
    for each in sums.values():
        if each.value:
            found.add(each.value, each.rule, each.key, **each.args)
        else:
            found.note(each.rule, each.key, **each.args)
    return found


def roll_ahead(viewer: Viewer, question: Question, answer: str, tally: Tally) -> wire.RollShown | None:
    """Return what an outcome of the dice would give on the tally of the roll; none for other options."""
    option = question.find(answer)
    if option is None or question.dice is None:
        return None
    return roll_shown(viewer, tally, dice.rolled(*question.dice)[option.noun], question.rule)


def why_not(viewer: Viewer, question: Question, about: wire.WhyNot) -> list[wire.Refused]:
    """Return why an answer, or something that was pointed at, is not an option now; nothing when it is one."""
    if about.answer:
        refusal = viewer.game.why_not(about.answer, question.side)
        return [] if refusal is None else [refused(viewer, about.answer, refusal)]
    if about.piece:
        return why_not_here(viewer, question.side, Noun.PIECE, about.piece)
    if (no_way := why_no_way(viewer, question, about.hex)) is not None:
        return [no_way]
    against_hex = why_not_here(viewer, question.side, Noun.PLACE, about.hex)
    there = [piece["name"] for piece in viewer.view["pieces"] if piece["at"] == about.hex]
    is_about_pieces = bool(against_hex) and all(each.answer == about.hex for each in against_hex)
    if not there or not is_about_pieces:
        return against_hex
    return [each for name in there for each in why_not_here(viewer, question.side, Noun.PIECE, name)]


def why_no_way(viewer: Viewer, question: Question, hex_: str) -> wire.Refused | None:
    """Why a piece that moves hex by hex cannot get to a hex at all: that it is not the next one is no reason."""
    piece, place = walker(viewer.game, question), viewer.play.board.find_place(hex_)
    if piece is None or place is None:
        return None
    stopped = orders.march(viewer.game, question.who, [piece], place).stopped
    return None if stopped is None else refused(viewer, hex_, stopped.cited(viewer.play.clauses))


def why_not_here(viewer: Viewer, side: str, kind: Noun, name: str) -> list[wire.Refused]:
    """Return what the rules say against each verb that could be said of a piece or a place."""
    find = viewer.play.roster.find if kind is Noun.PIECE else viewer.play.board.find_place
    number = find(name)
    if number is None or (kind is Noun.PIECE and not viewer.play.may_know(viewer.side, number)):
        raise Unreadable(f"no {kind.value} {name!r} in this game")
    return [refused(viewer, option.text, refusal) for option, refusal in viewer.game.why_not_here(kind, number, side)]


def refused(viewer: Viewer, answer: str, refusal: Refusal) -> wire.Refused:
    """Return a reason against something, in words."""
    return wire.Refused(answer, refusal.rule, viewer.words.say(viewer.play, refusal.key, refusal.args))
