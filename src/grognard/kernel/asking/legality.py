"""Whether an answer is legal, and why not: by the predicate that filtered it, by its verb, or because it names nothing.

An answer is legal if it is among the question's options; that is tested here and nowhere else. The rest explains.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from grognard.kernel.asking.entry import ANYONE, Entry
from grognard.kernel.asking.script import DICE, Noun, Option, Question, Refusal, Side, Voice
from grognard.kernel.errors import BadData, Illegal, Unreadable, check_type
from grognard.kernel.files.spelling import is_place
from grognard.kernel.words.rulebook import printed_number

if TYPE_CHECKING:
    from grognard.kernel.table.play import Play

ELSEWHERE: Final = frozenset({"kernel-not-asked", "kernel-not-asked-here", "kernel-another-question", "kernel-not-yet"})
"""Refusals that say no more than that an answer belongs to another question than the open one."""

ON_THE_MAP = (Noun.PIECE, Noun.HEX, Noun.PLACE, Noun.EDGE)
"""The kinds of things that one can point at."""


def speaks_of(noun: Noun, kind: Noun) -> bool:
    """Whether a verb with this kind of noun takes a thing of that kind: a hex is a place too."""
    return noun is kind or (kind is Noun.HEX and noun is Noun.PLACE)


def legal_option(play: Play[Any], lang: str, question: Question, answer: str | Option) -> Option:
    """The option that the answer names; an error when it is not one of the question's."""
    if isinstance(answer, Option):
        if answer in question.options:
            return answer
        raise illegal(play, lang, question, known(play, answer))
    check_type("answer", answer, (str,), "a text or an option")
    option = question.find(answer) or question.find(" ".join(answer.split()))
    if option is not None:
        return option
    if question.who == DICE:
        raise Unreadable(no_such_roll(question, answer))
    raise illegal(play, lang, question, play.read(answer))


def why_not(play: Play[Any], question: Question, answer: str | Option) -> Refusal | None:
    """Why something is not an option of a question; None when it is one."""
    check_type("answer", answer, (str, Option), "a text or an option")
    option = known(play, answer) if isinstance(answer, Option) else question.find(answer) or play.read(answer)
    return None if option in question.options else why_refused(play, question, option)


def why_not_here(play: Play[Any], question: Question, kind: Noun, number: int) -> list[tuple[Option, Refusal]]:
    """Why no option names this thing, for every verb of the question that takes such things; empty when one does."""
    check_type("kind", kind, (Noun,), f"one of {', '.join(map(str, Noun))}")
    check_type("number", number, (int,), "the number of a piece, hex, place or hexside")
    check_noun(play, kind, number, question.who)
    kind = Noun.HEX if kind is Noun.PLACE and number in play.board.grid else kind
    fitting = [offer for offer in question.offers if speaks_of(offer.voice.noun, kind)]
    if not fitting:
        nothing = Option("", number, noun_text(play, kind, number))
        return [(nothing, Refusal(question.rule, "kernel-not-asked-here"))]
    meant = [offer.voice(number) for offer in fitting]
    return [(option, why_refused(play, question, option)) for option in meant if option not in question.options]


def check_noun(play: Play[Any], kind: Noun, number: int, who: Side) -> None:
    """Raise `Unreadable` for a number that is no such thing, or none this side knows."""
    is_one = kind in ON_THE_MAP and is_thing(play, kind, number)
    if not is_one or (kind is Noun.PIECE and not play.may_know(who, number)):
        raise Unreadable(f"{number} is no {kind.value} of this game")


def is_thing(play: Play[Any], kind: Noun, number: int) -> bool:
    """Whether there is a thing of this kind with this number; numbers and words are what they are."""
    match kind:
        case Noun.PIECE:
            return 0 <= number < len(play.roster)
        case Noun.FORMATION:
            return 0 <= number < len(play.roster.formations)
        case Noun.HEX:
            return number in play.board.grid
        case Noun.PLACE:
            return is_place(play, number)
        case Noun.EDGE:
            return number // 6 in play.board.grid and play.board.grid.hexside(number) == number
        case _:
            return True


def can_be_named(play: Play[Any], voice: Voice, number: int) -> bool:
    """Whether the rules can be asked about a noun: a place beyond the area played on is for them to refuse."""
    grid, kind = play.board.grid, voice.noun
    match kind:
        case Noun.HEX | Noun.PLACE:
            return 0 <= number < grid.size + len(play.board.boxes)
        case Noun.EDGE:
            return 0 <= number < 6 * grid.size
        case Noun.WORD | Noun.NUMBER:
            return voice.can_say(number)
        case _:
            return is_thing(play, kind, number)


def noun_text(play: Play[Any], kind: Noun, number: int) -> str:
    """A thing by its printed name."""
    board = play.board
    match kind:
        case Noun.PIECE:
            return play.roster[number].name
        case Noun.EDGE:
            return board.edge_text(number)
        case _:
            return board.place_text(number)


def known(play: Play[Any], option: Option) -> Option:
    """The option, unless it names what cannot be named; the rules are asked about all others."""
    check_type("answer: noun", option.noun, (int,), "a whole number")
    voice = play.voices.get(option.verb)
    kind = Noun.NOTHING if voice is None else voice.noun
    if voice is not None and not can_be_named(play, voice, option.noun):
        raise Unreadable(f"answer: {option!r}: {option.noun} is no {kind.value} of this game")
    return option


def no_such_roll(question: Question, answer: str) -> str:
    """The error text for a roll that these dice cannot show."""
    return f"{answer!r} is no such roll: {question.options[0]} … {question.options[-1]}"


def illegal(play: Play[Any], lang: str, question: Question, option: Option) -> Illegal:
    """The error for an option that is not one of the question's: why, and some that are."""
    refusal = why_refused(play, question, option)
    legal = ", ".join(o.text for o in question.options[:6]) + (", …" if len(question.options) > 6 else "")
    return Illegal(f"§{refusal.rule}: {option.text}: {play.say(refusal, lang)} You may: {legal}.", refusal.rule)


def why_refused(play: Play[Any], question: Question, option: Option) -> Refusal:
    """Why an option is illegal: from the predicate that filtered it, or because its verb is not asked about."""
    offer = question.offer_of(option.verb)
    if offer is None:
        return not_asked(play, question, option)
    return offer.refusal(option.noun) or Refusal(question.rule, "kernel-not-offered", {})


def not_asked(play: Play[Any], question: Question, option: Option) -> Refusal:
    """The refusal for a verb without an offer: the reason of the question, of the game, or where it is asked."""
    reason = None if question.against is None else question.against(option)
    if reason is None:
        reason = play.why_not_now(question.who, option)
    return asked_elsewhere(play, question, option.verb) if reason is None else reason.cited(play.clauses)


def asked_elsewhere(play: Play[Any], question: Question, verb: str) -> Refusal:
    """The refusal for a verb nothing more is known against: its clause, or the question it answers.

    A verb that this question lists and leaves out is a fault of the game; the conformance kit reports it.
    """
    clause = play.voices[verb].rule if verb in play.voices else ""
    if not clause:
        return Refusal(question.rule, "kernel-not-done" if verb == "done" else "kernel-not-offered")
    if play.knows(question.ask, verb):
        return Refusal(clause, "kernel-not-yet")
    if printed_number(clause) != printed_number(question.rule):
        return Refusal(clause, "kernel-not-asked", {"clause": clause, "clause_asked": question.rule})
    ask = play.question_of(verb)
    return Refusal(clause, "kernel-another-question", {"ask": ask}) if ask else Refusal(clause, "kernel-not-yet")


def looked_up(play: Play[Any], lang: str, number: int, question: Question, logged: Entry) -> Entry:
    """The entry with the option that a written answer names; `number` is how many entries there are before it."""
    option = question.find(logged.option.text) if logged.who in (question.who, ANYONE) else None
    if option is None:
        raise misfit(play, lang, number, question, logged)
    return Entry(question.who, option)


def misfit(play: Play[Any], lang: str, number: int, question: Question | None, logged: Entry) -> BadData:
    """The error for a log that does not fit the rules: which entry, and why."""
    where = f"entries[{number}]: {logged}"
    if question is None:
        return BadData([f"{where}: nobody is asked that now"])
    is_roll = logged.option.text.split()[:1] == ["roll"] and "roll" not in play.voices
    if logged.who not in (question.who, ANYONE) or (is_roll and question.who is not DICE):
        return BadData([f"{where}: §{question.rule} asks {question.side}"])
    if is_roll:
        return BadData([f"{where}: §{question.rule} {no_such_roll(question, logged.option.text)}"])
    try:
        refusal = why_refused(play, question, play.read(logged.option.text))
    except Unreadable as fault:
        return BadData([f"{where}: {fault}"])
    return BadData([f"{where}: §{refusal.rule} {play.say(refusal, lang)}"])
