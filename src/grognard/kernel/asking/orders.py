"""Orders: several answers in a row that a side means as one, such as "these pieces to that hex".

An order is made of ordinary answers. They are found by trying options on copies of the game whose dice nobody rolls,
and end with the first that could not be taken back. Nothing is answered here, and no rule is known here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from grognard.kernel.asking.preview import try_option
from grognard.kernel.asking.script import DICE, Noun, Option, Question, Refusal, Side
from grognard.kernel.asking.strides import Stride, is_of_steps, strides

if TYPE_CHECKING:
    from grognard.kernel.asking.game import Game
    from grognard.kernel.space.hexgrid import Grid

MOST_CHOICES = 4
"""How many answers may come before the one that says where a piece goes: unit, what it does, now, whither."""


class CombinedOrder(NamedTuple):
    """Answers to be given one after the other."""

    answers: tuple[Option, ...]
    final: Refusal | None = None
    """Why the last of them could not be taken back; None when it could."""
    stopped: Refusal | None = None
    """Why it is not all that was wanted; None when it is."""
    caution: Refusal | None = None
    """What the tally of the last place warns of; None when it warns of nothing."""
    trail: tuple[int, ...] = ()
    """The hexes on the way of a single piece that moves hex by hex, where it was sent."""
    further: bool = False
    """Whether the last piece is not there yet after these answers: it may be sent on once another side has answered."""
    meant: Option | None = None
    """What it comes to, where that is more than to go somewhere: an attack, a forced march; None otherwise."""


class WayQuestion(NamedTuple):
    """A question where a side says where a piece goes, and the answers that lead to it."""

    game: Game
    question: Question
    answers: tuple[Option, ...]

    def goals(self) -> dict[int, Option]:
        """The places the piece may go to or aim at, each with the option that stands first there."""
        return _goals(self.game, self.question)


def foremost(game: Game, options: Sequence[Option]) -> list[Option]:
    """Options in the order in which a player means them, where the game says one; else as they are offered."""
    verbs = game.play.foremost_verbs
    return sorted(options, key=lambda each: verbs.index(each.verb) if each.verb in verbs else len(verbs))


def _goals(game: Game, question: Question) -> dict[int, Option]:
    voices = game.play.voices
    found: dict[int, Option] = {}
    for option in () if question.is_menu else foremost(game, question.options):
        if voices[option.verb].noun in (Noun.HEX, Noun.PLACE):
            found.setdefault(option.noun, option)
    return found


def ways(game: Game, side: Side, piece: int) -> Iterator[WayQuestion]:
    """The questions where a piece can be told where to go, those that the first verbs lead to first."""
    question = game.questions.get(side.name)
    if question is not None and question.args.get("piece") == piece and _goals(game, question):
        yield WayQuestion(game, question, ())
    else:
        yield from _ways_from(game, side, piece, ())


def _ways_from(game: Game, side: Side, piece: int, before: tuple[Option, ...]) -> Iterator[WayQuestion]:
    """The same, after some answers that can all be taken back."""
    question = game.questions.get(side.name)
    if question is None:
        return
    if before and _goals(game, question):
        yield WayQuestion(game, question, before)
        return
    for option in _naming(game, question, piece) if len(before) < MOST_CHOICES else ():
        ahead, final = try_option(game, question, option)
        if final is None:
            yield from _ways_from(ahead, side, piece, (*before, option))


def _naming(game: Game, question: Question, piece: int) -> list[Option]:
    """The options that name a piece; in a menu also those that name the hex where it stands, as of a whole stack."""
    voices = game.play.voices
    named = [each for each in question.options if each.noun == piece and voices[each.verb].noun is Noun.PIECE]
    return named + _of_place(game, question, game.play.position.at[piece])


def _of_place(game: Game, question: Question, place: int) -> list[Option]:
    """The options of a menu that name a place."""
    if not question.is_menu:
        return []
    voices, nouns = game.play.voices, (Noun.HEX, Noun.PLACE)
    return [each for each in question.options if each.noun == place and voices[each.verb].noun in nouns]


class Going(NamedTuple):
    """How a piece is ordered to a place: by one answer or, where the rules ask hex by hex, by a stride of several."""

    way: WayQuestion
    option: Option
    stride: Stride | None = None


def reach(game: Game, side: Side, piece: int) -> dict[int, Going]:
    """The places a piece can be ordered to, each by the first way that is found; by one answer where that is enough."""
    found: dict[int, Going] = {}
    for way in ways(game, side, piece):
        for place, option in way.goals().items():
            found.setdefault(place, Going(way, option))
        for place, stride in _strides(way, side, piece).items():
            found.setdefault(place, Going(way, stride.answers[-1], stride))
        for place, beyond in _beyond(way, side, piece).items():
            found.setdefault(place, beyond)
    return found | {place: each for place, each in _led(game, side, piece).items() if place not in found}


def _beyond(way: WayQuestion, side: Side, piece: int) -> dict[int, Going]:
    """Where a piece that comes from beside the map can go on to at once, in by the place that is nearest to there."""
    play, grid, found = way.game.play, way.game.play.board.grid, dict[int, tuple[int, Going]]()
    if play.is_on_board(piece) or way.question.ask in play.placing_asks:
        return {}
    for entry, option in way.goals().items():
        ahead, final = try_option(way.game, way.question, option)
        question = None if final is not None or entry not in grid else ahead.questions.get(side.name)
        if question is None or question.args.get("piece") != piece:
            continue
        on = WayQuestion(ahead, question, (*way.answers, option))
        for place, to in on.goals().items():
            far = grid.distance(entry, place) if place in grid else grid.size
            if place not in found or far < found[place][0]:
                found[place] = far, Going(on, to)
    return {place: going for place, (_, going) in found.items()}


def _led(game: Game, side: Side, piece: int) -> dict[int, Going]:
    """Where a piece is at once after an answer that names it, as when it goes into a hex that was won."""
    question, here, found = game.questions.get(side.name), game.play.position.at[piece], dict[int, Going]()
    if question is None or question.is_menu:
        return found
    for option in _naming(game, question, piece):
        ahead, final = try_option(game, question, option)
        if final is None and ahead.play.position.at[piece] != here:
            found.setdefault(ahead.play.position.at[piece], Going(WayQuestion(game, question, ()), option))
    return found


def _by_gait(game: Game, side: Side, piece: int, place: int) -> tuple[Going, Option] | None:
    """The way to a place by a gait that takes a piece farther, and the answer that chooses it."""
    for way in ways(game, side, piece) if game.play.gait_verbs else ():
        for option in way.question.options:
            if option.verb not in game.play.gait_verbs:
                continue
            ahead, final = try_option(way.game, way.question, option)
            for farther in ways(ahead, side, piece) if final is None else ():
                if (goal := farther.goals().get(place)) is not None:
                    answers = (*way.answers, option, *farther.answers)
                    return Going(WayQuestion(farther.game, farther.question, answers), goal), option
    return None


def _strides(way: WayQuestion, side: Side, piece: int) -> dict[int, Stride]:
    """The places that several steps lead to."""
    return strides(way.game, side, piece) if is_of_steps(way.game, way.question, piece) else {}


def march(game: Game, side: Side, pieces: Sequence[int], place: int) -> CombinedOrder:
    """Order pieces to a place, one after the other, each to stop there.

    What is asked after that is answered by staying, but not for the last piece where its tally warns of something.
    """
    answers: tuple[Option, ...] = ()
    trail: tuple[int, ...] = ()
    caution = meant = None
    for piece in pieces:
        if game.play.position.at[piece] == place:
            continue
        if not answers and (aimed := _aimed(game, side, pieces, place)) is not None:
            return aimed
        found = reach(game, side, piece).get(place)
        if found is None and (farther := _by_gait(game, side, piece, place)) is not None:
            found, meant = farther
        if found is None:
            return CombinedOrder(answers, stopped=_why_not_there(game, side, piece, place))
        if found.option.verb in game.play.foremost_verbs:
            meant = found.option
        caution = None if found.stride else _caution(found.way, found.option)
        game, given, final = _sent(side, found, settles=caution is None or piece != pieces[-1])
        answers += given
        trail = found.stride.trail if found.stride and len(pieces) == 1 else ()
        if final is not None:
            is_further = found.stride is not None and found.stride.further
            stopped = None if piece == pieces[-1] else final
            return CombinedOrder(answers, final, stopped=stopped, trail=trail, further=is_further, meant=meant)
    return CombinedOrder(answers, caution=caution, trail=trail, meant=meant)


def _aimed(game: Game, side: Side, pieces: Sequence[int], place: int) -> CombinedOrder | None:
    """Begin what a menu offers against a place, and let those pieces take part that can; None where none can."""
    question = game.questions.get(side.name)
    if question is None:
        return None
    for option in _of_place(game, question, place):
        ahead, final = try_option(game, question, option)
        answers: tuple[Option, ...] = (option,)
        for piece in pieces:
            after = ahead.questions.get(side.name) if final is None else None
            joins = [] if after is None or not after.some else _naming(ahead, after, piece)
            if joins and after is not None:
                ahead, final = try_option(ahead, after, joins[0])
                answers = (*answers, joins[0])
        if len(answers) > 1:
            return CombinedOrder(answers, final, meant=option)
    return None


def _sent(side: Side, found: Going, *, settles: bool) -> tuple[Game, tuple[Option, ...], Refusal | None]:
    """A piece sent to a place: the game then, the answers, and why the last of them is final."""
    if found.stride is None:
        return _gone(side, found.way, found.option, settles=settles)
    answers = (*found.way.answers, *found.stride.answers)
    return _settled(side, found.stride.game, answers, found.stride.final, settles=settles)


def _gone(
    side: Side, way: WayQuestion, option: Option, *, settles: bool = True
) -> tuple[Game, tuple[Option, ...], Refusal | None]:
    """A way gone to a place and ended there: the game then, the answers, and why the last of them is final."""
    game, final = try_option(way.game, way.question, option)
    return _settled(side, game, (*way.answers, option), final, settles=settles)


def _settled(
    side: Side, game: Game, answers: tuple[Option, ...], final: Refusal | None, *, settles: bool
) -> tuple[Game, tuple[Option, ...], Refusal | None]:
    """A march ended where the piece has come to, as long as that can be taken back."""
    while final is None and (halt := _halt(game, side, settles=settles)) is not None:
        answers += (halt[1],)
        game, final = try_option(game, *halt)
    return game, answers, final


def _caution(way: WayQuestion, option: Option) -> Refusal | None:
    """What the tally of an option notes without counting it."""
    offer = way.question.offer_of(option.verb)
    tally = None if offer is None else offer.explain(option.noun)
    notes = [] if tally is None else [each for each in tally.reasons if not each.value]
    return Refusal(notes[0].rule, notes[0].key, notes[0].args).cited(way.game.play.clauses) if notes else None


def _halt(game: Game, side: Side, *, settles: bool) -> tuple[Question, Option] | None:
    """The answer that ends a march here, where the side is asked where to go on; if it settles, whatever is asked."""
    question = game.questions.get(side.name)
    if question is None or question.is_menu or not (settles or _goals(game, question)):
        return None
    return next(((question, each) for each in question.options if each.verb in game.play.halting_verbs), None)


MOST_TRIED = 3
"""With how many pieces it is tried whether another can be ordered after them."""


def is_for_several(game: Game, side: Side) -> bool:
    """Whether a side that orders one of its pieces can then order another before anybody else acts."""
    question = game.questions.get(side.name)
    if question is None or side is DICE:
        return False
    voices = game.play.voices
    named = {each.noun: None for each in question.options if voices[each.verb].noun is Noun.PIECE}
    tried = [*named][:MOST_TRIED]
    return len(named) > 1 and (question.some > 1 or any(_leaves_others(game, side, each, {*named}) for each in tried))


def _leaves_others(game: Game, side: Side, piece: int, pieces: set[int]) -> bool:
    """Whether others of these pieces are offered after something that one of them does, or where it can be sent."""
    question, others = game.questions[side.name], pieces - {piece}
    done = [try_option(game, question, option) for option in _naming(game, question, piece)]
    if any(final is None and _offers(ahead, side, others) for ahead, final in done):
        return True
    way = next(ways(game, side, piece), None)
    if way is None:
        return False
    ahead, _, final = _gone(side, way, next(iter(way.goals().values())))
    return final is None and _offers(ahead, side, others)


def _offers(game: Game, side: Side, pieces: set[int]) -> bool:
    """Whether a side is offered one of these pieces."""
    question = game.questions.get(side.name)
    return question is not None and any(_naming(game, question, piece) for piece in pieces)


def forced(game: Game, side: Side) -> Option | None:
    """The only answer a side has, if it can be taken back; None for one that begins something or says where to go."""
    question = game.questions.get(side.name)
    if question is None or side is DICE or question.is_menu or game.play.asks_all or len(question.options) != 1:
        return None
    [option] = question.options
    if game.play.voices[option.verb].noun in (Noun.HEX, Noun.PLACE, Noun.EDGE):
        return None
    return option if try_option(game, question, option)[1] is None else None


def _why_not_there(game: Game, side: Side, piece: int, place: int) -> Refusal:
    """The reason why a piece cannot be ordered to a place."""
    for way in ways(game, side, piece):
        if is_of_steps(way.game, way.question, piece):
            return _why_no_stride(way, side, piece, place)
        for _, refusal in way.game.why_not_here(Noun.PLACE, place, side):
            return refusal
    if side.name not in game.questions:
        return Refusal("", "kernel-not-offered")
    against = game.why_not_here(Noun.PIECE, piece, side)
    return against[0][1] if against else Refusal(game.questions[side.name].rule, "kernel-not-offered")


def _why_no_stride(way: WayQuestion, side: Side, piece: int, place: int) -> Refusal:
    """Why a piece that moves hex by hex cannot get to a place: what is said beside it; else that no way leads there, or
    none that is certain."""
    grid, play = way.game.play.board.grid, way.game.play
    here, found = play.position.at[piece], _strides(way, side, piece)
    beside = [way.game] if _is_beside(grid, here, place) else []
    beside += [each.game for at, each in found.items() if each.final is None and _is_beside(grid, at, place)]
    for ahead in beside:
        for option, refusal in ahead.why_not_here(Noun.PLACE, place, side):
            if option.verb in play.stepping_verbs:
                return refusal
    is_open = any(each.ends and _is_beside(grid, at, place) for at, each in found.items())
    return Refusal(way.question.rule, "kernel-no-way-known" if is_open else "kernel-no-way")


def _is_beside(grid: Grid, one: int, other: int) -> bool:
    return one in grid and other in grid and grid.distance(one, other) == 1


def one_by_one(game: Game, question: Question, options: Sequence[Option]) -> CombinedOrder:
    """Take options one after the other; where they are of a selection, they are all of it."""
    side, answers = question.who, list[Option]()
    for option in options:
        now = game.questions.get(side.name)
        if now is None or option not in now.options:
            return CombinedOrder(tuple(answers), stopped=_why_left_out(game, question, option))
        answers.append(option)
        game, final = try_option(game, now, option)
        if final is not None:
            return CombinedOrder(tuple(answers), final, stopped=None if option is options[-1] else final)
    after = game.questions.get(side.name)
    done = game.play.done()
    if question.some and after is not None and after.some and after.ask == question.ask and done in after.options:
        answers.append(done)
        _, final = try_option(game, after, done)
        return CombinedOrder(tuple(answers), final)
    return CombinedOrder(tuple(answers))


def _why_left_out(game: Game, question: Question, option: Option) -> Refusal:
    """Why an option cannot be taken any more."""
    against = game.why_not(option, question.who) if question.side in game.questions else None
    return against or Refusal(question.rule, "kernel-not-offered")
