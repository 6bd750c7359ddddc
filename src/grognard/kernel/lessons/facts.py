"""Facts a step of a lesson can wait for: a small closed list, in the words of the notation.

    answered fire 0705     the learner gave an answer of this verb, with these things if any are named
    unit R1 at 0705        a piece is in one of these hexes or boxes
    unit R1 gone           it is no longer on the board, or has no steps
    unit R1 steps 1        it has so many steps
    unit R1 shaken         it has a mark
    hex 0705 held blue     a side controls the hex, or it alone has pieces there
    event fire-hits        the log has told this since the step began
    phase 4.5              this phase has been reached; `phase 4.5 blue 2` is Blue's second of it in the turn
    turn 2                 this turn has been reached
    asked 5.3              the learner is asked under this clause, or by this prompt
    looked fire 0705       the learner has looked at the odds of such an option
    read                   the learner has read the card
    over                   the game is over; `over blue`, and Blue has won it

`not` before a fact turns it round. Facts of answers, events and looks count from the beginning of the step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Side
from grognard.kernel.errors import Unreadable
from grognard.kernel.files.sources import suggestion
from grognard.kernel.files.spelling import whole
from grognard.kernel.files.writing import phase_place, phase_text

NOT: Final = "not"
FORMS: Final = {
    "answered": "answered VERB [THING]",
    "unit": "unit NAME at HEX…, unit NAME gone, unit NAME steps NUMBER or unit NAME MARK",
    "hex": "hex HEX held SIDE",
    "event": "event KEY",
    "phase": "phase CLAUSE [SIDE] [NUMBER]",
    "turn": "turn NUMBER",
    "asked": "asked CLAUSE or asked PROMPT",
    "looked": "looked [VERB [THING]]",
    "read": "read",
    "over": "over or over SIDE",
}
"""The facts by their first word, and how each is written."""

WAITED_FOR: Final = ("looked", "read")
"""Facts that no answer brings about: the learner looks or reads first."""


class Fact(NamedTuple):
    """One fact: its first word, the words after it, and whether it must be so or must not."""

    kind: str
    words: tuple[str, ...] = ()
    is_so: bool = True

    def __str__(self) -> str:
        return " ".join([*([] if self.is_so else [NOT]), self.kind, *self.words])

    @property
    def is_waited_for(self) -> bool:
        """Whether the learner brings it about without an answer."""
        return self.is_so and self.kind in WAITED_FOR


class StepBegun(NamedTuple):
    """Where a game stood when a step began, and what the learner has done beside answering."""

    learner: Side
    entries: int = 0
    events: int = 0
    turn: int = 1
    phase: int = 0
    looked: frozenset[str] = frozenset()
    has_read: bool = False


def read_fact(text: str) -> Fact:
    """Return the fact a text says; `Unreadable` when it says none."""
    words = text.split()
    is_so = words[:1] != [NOT]
    kind, *rest = (words if is_so else words[1:]) or [""]
    if kind not in FORMS:
        raise Unreadable(f"no fact begins with {kind!r}; there are {', '.join(FORMS)}{suggestion(kind, FORMS)}")
    if not _fits(kind, rest):
        raise Unreadable(f"{text!r}: it is written {FORMS[kind]}")
    return Fact(kind, tuple(rest), is_so)


def _fits(kind: str, words: Sequence[str]) -> bool:
    """Whether a fact has as many words as it needs."""
    match kind:
        case "unit":
            return len(words) >= 2 and (words[1] not in ("at", "steps") or len(words) >= 3)
        case "hex":
            return len(words) == 3 and words[1] == "held"
        case "read":
            return not words
        case "over":
            return len(words) <= 1
        case "looked":
            return True
        case "answered" | "phase":
            return bool(words)
        case "turn":
            return len(words) == 1 and whole(words[0]) is not None
    return len(words) == 1


# Whether it is so ------------------------------------------------------------------------------------------------


def holds(fact: Fact, game: Game, since: StepBegun) -> bool:
    """Return whether a fact is so now."""
    return _TESTS[fact.kind](fact.words, game, since) is fact.is_so


def _answered(words: Sequence[str], game: Game, since: StepBegun) -> bool:
    return any(
        entry.who == since.learner and _begins(entry.option.text, words) for entry in game.entries[since.entries :]
    )


def _begins(text: str, words: Sequence[str]) -> bool:
    """Whether the words of an option begin with these."""
    return text.split()[: len(words)] == list(words)


def _unit(words: Sequence[str], game: Game, _: StepBegun) -> bool:
    name, what, *rest = words
    play, piece = game.play, _piece(game, name)
    match what:
        case "at":
            return play.board.place_text(play.position.at[piece]) in rest
        case "gone":
            return not play.is_on_board(piece) or not play.position.steps[piece]
        case "steps":
            return bool(play.position.steps[piece] == whole(rest[0]))
    return play.has(piece, 1 << play.marks.index(what))


def _piece(game: Game, name: str) -> int:
    found = game.play.roster.find(name)
    if found is None:
        raise Unreadable(f"no piece {name!r}{suggestion(name, game.play.roster.numbers)}")
    return found


def _hex(words: Sequence[str], game: Game, _: StepBegun) -> bool:
    place, side = game.play.board.find_place(words[0]), game.side(words[2])
    assert place is not None
    owners = {game.play.roster[piece].side for piece in game.play.at(place)}
    return owners == {side} if owners else game.play.controller(place) == side


def _event(words: Sequence[str], game: Game, since: StepBegun) -> bool:
    return any(event.key == words[0] and event.reaches(since.learner) for event in game.events[since.events :])


def _phase(words: Sequence[str], game: Game, since: StepBegun) -> bool:
    """Whether a phase has begun since the step did, or is the one now; it may be over already."""
    position, place = game.play.position, phase_place(game.play.phases(), words)
    if place is None:
        return False
    return (position.turn, position.phase) >= (since.turn + (place < since.phase), place)


def _turn(words: Sequence[str], game: Game, _: StepBegun) -> bool:
    return bool(game.play.position.turn >= int(words[0]))


def _asked(words: Sequence[str], game: Game, since: StepBegun) -> bool:
    question = game.questions.get(since.learner.name)
    return question is not None and words[0] in (question.rule, question.ask)


def _looked(words: Sequence[str], _: Game, since: StepBegun) -> bool:
    return any(_begins(text, words) for text in since.looked)


def _read(_: Sequence[str], __: Game, since: StepBegun) -> bool:
    return since.has_read


def _over(words: Sequence[str], game: Game, _: StepBegun) -> bool:
    return game.result is not None and (not words or game.result.winner == words[0])


_TESTS: Final[Mapping[str, Callable[[Sequence[str], Game, StepBegun], bool]]] = {
    "answered": _answered,
    "unit": _unit,
    "hex": _hex,
    "event": _event,
    "phase": _phase,
    "turn": _turn,
    "asked": _asked,
    "looked": _looked,
    "read": _read,
    "over": _over,
}


# Whether it names what there is ----------------------------------------------------------------------------------


def misnamed(fact: Fact, game: Game) -> Iterator[str]:
    """Yield what a fact names that this table does not have."""
    play, words = game.play, fact.words
    match fact.kind:
        case "unit":
            yield from _known("piece", words[:1], play.roster.numbers)
            if words[1] == "at":
                yield from (f"no hex or box {word!r}" for word in words[2:] if play.board.find_place(word) is None)
            elif words[1] not in ("gone", "steps"):
                yield from _known("mark", words[1:2], play.marks)
        case "hex":
            if play.board.find_place(words[0]) is None:
                yield f"no hex or box {words[0]!r}"
            yield from _known("side", words[2:], [side.name for side in play.sides])
        case "over":
            yield from _known("side", words, [side.name for side in play.sides])
        case "phase":
            if phase_place(play.phases(), words) is None:
                known = [phase_text(play.phases(), place) for place in range(len(play.phases()))]
                yield from _known("phase", [" ".join(words)], known)
        case "answered" | "looked":
            yield from _known("verb", words[:1], play.voices)


def _known(what: str, words: Sequence[str], known: Any) -> Iterator[str]:
    yield from (f"no {what} {word!r}{suggestion(word, known)}" for word in words if word not in known)
