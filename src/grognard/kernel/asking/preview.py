"""Previews: what would follow an answer.

The answer is given on a copy of the game whose dice nobody rolls. If it could be taken back, the side sees what it
would be asked next; if not, it is told why and nothing more. Odds are in tallies, and all outcomes in `futures`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from grognard.kernel.asking.script import DICE, Noun, Option, Question, Refusal, Side
from grognard.kernel.numbers.dice import TypedIn
from grognard.kernel.secrecy.view import table_view
from grognard.kernel.table.position import OPEN

if TYPE_CHECKING:
    from grognard.kernel.asking.game import Game


FINAL_OTHER = "kernel-final-other"
"""The reason that another side is to answer next."""
ON_THE_MAP = (Noun.PIECE, Noun.FORMATION, Noun.HEX, Noun.PLACE, Noun.EDGE)


class Preview(NamedTuple):
    """What follows an answer: why it is final, or else what is asked next of the same side."""

    final: Refusal | None
    """Why the answer could not be taken back; None when it could."""
    question: Question | None = None
    """What the same side would be asked next; None when the answer is final."""
    phase_ends: bool = False
    """Whether the phase would be over; False when the answer is final."""
    only_passes: bool = False
    """Whether a final answer changes nothing for its side and another side goes on, as when it does not react."""


def try_option(game: Game, question: Question, option: Option) -> tuple[Game, Refusal | None]:
    """The game after an option of an open question, on a copy whose dice nobody rolls, and why it would be final."""
    ahead = game.copy(dice=TypedIn())
    ahead.answer(option, question.who)
    return ahead, _why_final(game, ahead, question)


def preview(game: Game, question: Question, option: Option) -> Preview:
    """Preview an option of an open question on a copy of the game."""
    ahead, final = try_option(game, question, option)
    if final is not None:
        return Preview(final, only_passes=_only_passes(game, ahead, question, final) and not _commits(game, option))
    return Preview(None, ahead.questions.get(question.side), _when(ahead) != _when(game))


def _when(game: Game) -> tuple[int, int, bool]:
    """The turn, the phase, and whether the game is over."""
    position = game.play.position
    return position.turn, position.phase, position.over


def _why_final(game: Game, ahead: Game, question: Question) -> Refusal | None:
    """Why the answer just given on the copy is final.

    A game with secrets does not look beyond the end of a phase: what is revealed there may depend on a secret. If
    something is revealed before, that is the only reason given, because whether dice follow may depend on it.
    """
    side, rule, asked = question.who, question.rule, ahead.questions
    if side is DICE:
        return Refusal(rule, "kernel-final-dice")
    is_opened = game.is_sealed and ahead.play.clock != game.play.clock
    if is_opened:
        return Refusal(rule, "kernel-final-revealed")
    shows_others = _shows_others(game, ahead, side)
    if not shows_others and side.name in asked and ahead.why_no_undo(side) is None:
        return None
    if game.play.has_secrets() and _when(ahead) != _when(game):
        return Refusal(rule, "kernel-final-phase")
    if shows_others:
        return Refusal(rule, "kernel-final-seen")
    if not asked:
        return Refusal(rule, "kernel-final-over")
    if DICE.name in asked:
        return Refusal(rule, "kernel-final-dice")
    if side.name in asked:
        return Refusal(rule, "kernel-final-revealed")
    return Refusal(rule, FINAL_OTHER, {"side": next(iter(asked.values())).who})


def _only_passes(game: Game, ahead: Game, question: Question, final: Refusal) -> bool:
    """Whether an answer inside an operation changes nothing for its side: it is told nothing and another goes on.

    Marks of the other side's pieces do not count: its operation goes on, or is over. The answer can be taken back until
    the other side answers. The end of a menu hands over more than that.
    """
    if final.key != FINAL_OTHER or question.is_menu or ahead.is_sealed:
        return False
    side = question.who
    is_quiet = len(ahead.events_for(side)) == len(game.events_for(side))
    return is_quiet and _own(ahead, side) == _own(game, side)


def _commits(game: Game, option: Option) -> bool:
    """Whether an option names something on the map: a script may remember it though the table shows no change."""
    voice = game.play.voices.get(option.verb)
    return voice is not None and voice.noun in ON_THE_MAP


def _own(game: Game, side: Side) -> tuple[dict[str, Any], dict[str, Any]]:
    """A side's view without the open questions and the pieces of others."""
    view = table_view(game, side)
    own = [piece for piece in view["pieces"] if piece["side"] == side.name]
    return view | {"waiting": [], "pieces": own}, game.play.shows(side)


def _shows_others(game: Game, ahead: Game, side: Side) -> bool:
    """Whether anything but the side's own pieces is revealed."""
    before, after, owner = game.play.position.hidden, ahead.play.position.hidden, game.play.owner
    own: int = sum(was != OPEN and now == OPEN for was, now, of in zip(before, after, owner, strict=True) if of == side)
    shown: int = ahead.play.reveals - game.play.reveals
    return shown > own
