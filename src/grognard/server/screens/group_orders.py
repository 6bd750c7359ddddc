"""Orders for several pieces in the words of the screen: where they can all go, what they can all do, all of a kind.

The answers are found by the kernel (`orders`); nothing is answered here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from grognard.kernel.asking import orders
from grognard.kernel.asking.orders import CombinedOrder, Going
from grognard.kernel.asking.preview import try_option
from grognard.kernel.asking.script import Noun, Option, Question
from grognard.kernel.errors import Unreadable
from grognard.kernel.words.numerals import number_text
from grognard.server import wire
from grognard.server.http.faults import Trouble
from grognard.server.rooms.answering import MOST_ANSWERS
from grognard.server.screens.catalogue import said
from grognard.server.screens.tallies import badge_text
from grognard.server.screens.viewer import Viewer

NOUNS = {True: Noun.HEX.value, False: Noun.PLACE.value}


def order(viewer: Viewer, question: Question, asked: wire.OrderAsked) -> wire.Ordered:
    """Return what the pieces can be ordered together; with a place, the one order that sends them there."""
    pieces = pieces_of(viewer, asked.pieces)
    if asked.to:
        place = viewer.play.board.find_place(asked.to)
        if place is None:
            raise Unreadable(f"no place {asked.to!r} in this game")
        found = orders.march(viewer.game, question.who, pieces, place)
        declared = [] if found.answers else declarations(viewer, question, pieces, asked.to)
        if declared:
            order = orders.one_by_one(viewer.game, question, declared)
            sent = together(viewer, question, declared, order.answers)
            sent.noun, sent.at = NOUNS[place in viewer.play.board.grid], asked.to
            return ordered(viewer, order, [sent])
        sent = going(viewer, pieces, place, found)
        if found.meant is not None:
            goes = found.meant.verb not in viewer.play.foremost_verbs
            who = sent.label if goes else viewer.words.piece(viewer.play, pieces[0])
            sent.label = f"{viewer.words.option(viewer.play, found.meant, question)}: {who}"
        return ordered(viewer, found, [sent] if found.answers else [])
    return wire.Ordered([*goings(viewer, question, pieces), *doings(viewer, question, pieces)])


def declarations(viewer: Viewer, question: Question, pieces: Sequence[int], at: str) -> list[Option]:
    """Return what pieces are declared to do by pointing somewhere: to fire where enemies are seen, else to move."""
    verbs = viewer.play.declaring_verbs
    if not verbs:
        return []
    seen = [*viewer.view["pieces"], *viewer.view["unknown"]]
    is_target = any(each["at"] == at and each["side"] != question.side for each in seen)
    return [each for each in question.options if each.verb == verbs[is_target] and each.noun in pieces]


def pieces_of(viewer: Viewer, names: Sequence[str]) -> list[int]:
    """Return the pieces of these names, as far as their side may know them."""
    if not names or len(names) > MOST_ANSWERS:
        raise Trouble("unreadable", "too-many-answers", most=MOST_ANSWERS)
    found = [viewer.play.roster.find(name) for name in dict.fromkeys(names)]
    known = [piece for piece in found if piece is not None and viewer.play.may_know(viewer.side, piece)]
    if len(known) < len(found):
        raise Unreadable(f"no such pieces in this game: {', '.join(names)}")
    return known


def ordered(viewer: Viewer, order: CombinedOrder, options: list[wire.Choice]) -> wire.Ordered:
    """Return an order with the reason why it is not all that was wanted, or with what it warns of."""
    why = order.stopped or order.caution
    trail = [viewer.play.board.place_text(place) for place in order.trail]
    if why is None:
        return wire.Ordered(options, trail=trail, further=order.further)
    return wire.Ordered(options, viewer.play.say(why, viewer.lang), why.rule, trail, order.further)


def goings(viewer: Viewer, question: Question, pieces: Sequence[int]) -> list[wire.Choice]:
    """Return the places that all of these pieces can be ordered to; of a single piece with what it costs."""
    reached = [orders.reach(viewer.game, question.who, piece) for piece in pieces]
    common = reduce(lambda places, more: [place for place in places if place in more], reached[1:], [*reached[0]])
    badges = dict.fromkeys(common, "")
    if len(pieces) == 1:
        badges = {place: price(found) for place, found in reached[0].items()}
    return [going(viewer, pieces, place, badge=badge) for place, badge in badges.items()]


def price(found: Going) -> str:
    """Return what it costs to go somewhere, or the odds there."""
    if found.stride is not None:
        return number_text(found.stride.cost)
    offer = found.way.question.offer_of(found.option.verb)
    tally = None if offer is None else offer.explain(found.option.noun)
    return "" if tally is None else badge_text(tally)


def farther(viewer: Viewer, question: Question, option: Option) -> list[wire.Choice]:
    """Return where the piece that an option names may go in several steps, where the rules ask hex by hex."""
    voice = viewer.play.voices[option.verb]
    if voice.noun is not Noun.PIECE or not viewer.play.stepping_verbs:
        return []
    ahead, final = try_option(viewer.game, question, option)
    if final is not None:
        return []
    reached = orders.reach(ahead, question.who, option.noun)
    return [
        going(viewer, [option.noun], place, badge=price(found))
        for place, found in reached.items()
        if found.stride is not None
    ]


def going(
    viewer: Viewer, pieces: Sequence[int], place: int, order: CombinedOrder | None = None, badge: str = ""
) -> wire.Choice:
    """Return an order to a place."""
    board = viewer.play.board
    at = board.place_text(place)
    one = viewer.words.piece(viewer.play, pieces[0])
    return wire.Choice(
        text=f"{at} {' '.join(viewer.play.roster[piece].name for piece in pieces)}",
        label=said(viewer.lang).text(
            "order-to", count=len(pieces), piece=one, place=viewer.words.place(viewer.play, place)
        ),
        verb="",
        noun=NOUNS[place in board.grid],
        at=at,
        badge=badge,
        answers=[] if order is None else [each.text for each in order.answers],
    )


def doings(viewer: Viewer, question: Question, pieces: Sequence[int]) -> list[wire.Choice]:
    """Return what all of these pieces can do one after the other, without further questions in between."""
    if len(pieces) < 2:
        return []
    found = []
    for offer in question.offers:
        if offer.voice.noun is Noun.PIECE and {option.noun for option in offer} >= {*pieces}:
            order = orders.one_by_one(viewer.game, question, [offer.voice(piece) for piece in pieces])
            if order.stopped is None:
                found.append(together(viewer, question, order.answers[: len(pieces)], order.answers))
    return found


def groups_of(viewer: Viewer, question: Question) -> list[wire.Choice]:
    """Return the groups of a choice of several: all of them, and all of one kind, where as many may be chosen."""
    offer = next((each for each in question.offers if each.options), None) if question.some else None
    if offer is None or offer.voice.noun is not Noun.PIECE:
        return []
    kinds: dict[str, list[Option]] = {}
    for option in offer:
        kinds.setdefault(viewer.play.roster.kinds[option.noun], []).append(option)
    several = {kind: those for kind, those in kinds.items() if 1 < len(those) <= question.some and len(kinds) > 1}
    every = [group(viewer, offer.options, said(viewer.lang).text("order-all", count=len(offer)))]
    return [
        *(every if 1 < len(offer) <= question.some else ()),
        *(
            group(
                viewer,
                those,
                said(viewer.lang).text("order-kind", count=len(those), kind=viewer.words.label("kind", kind)),
            )
            for kind, those in several.items()
        ),
    ]


def group(viewer: Viewer, options: Sequence[Option], label: str) -> wire.Choice:
    """Return several options under one label."""
    texts = [option.text for option in options]
    return wire.Choice("; ".join(texts), label, options[0].verb, Noun.NOTHING.value, answers=texts)


def together(viewer: Viewer, question: Question, those: Sequence[Option], answers: Sequence[Option]) -> wire.Choice:
    """Return one verb of several pieces: the words that its labels share, and how many there are."""
    labels = [viewer.words.option(viewer.play, option, question) for option in those]
    if len(labels) == 1:
        return group(viewer, answers, labels[0])
    return group(viewer, answers, said(viewer.lang).text("order-them", what=shared_words(labels), count=len(those)))


def shared_words(labels: Sequence[str]) -> str:
    """Return the words that all labels have at their beginning and at their end; an ellipsis for the others between
    them."""
    words = [label.split() for label in labels]
    shortest = min(map(len, words))
    lead = next((at for at in range(shortest) if len({each[at] for each in words}) > 1), shortest)
    tail = next((at for at in range(shortest - lead) if len({each[-1 - at] for each in words}) > 1), shortest - lead)
    first, last = words[0][:lead], words[0][len(words[0]) - tail :]
    if not first and last:
        return f"{last[0][0].upper()}{last[0][1:]} {' '.join(last[1:])}".strip()
    return " ".join([*first, "…", *last])
