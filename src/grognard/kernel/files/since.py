"""The `then` lines of a position: answers given since, read and played out.

    then blue: activate B1; fire 0705    several answers, each of a side or of whoever is asked
    then dice: roll 1 6                  what the dice showed
    then dice: result 2                  the lowest roll that gives this result
    then done until dice                 one answer repeated until the dice, a side or a clause is asked

Everything but a plain answer is turned into plain answers here, by the rules, before a game is made: a log holds only
answers. The other lines of a position belong to `notation`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from grognard.kernel.asking.entry import ANYONE, Entry, unread
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import DICE, Question, Side
from grognard.kernel.errors import BadData, Unreadable
from grognard.kernel.files.notation import TextLine
from grognard.kernel.files.sources import suggestion
from grognard.kernel.files.spelling import whole
from grognard.kernel.numbers.dice import TypedIn, rolled

if TYPE_CHECKING:
    from grognard.kernel.files.data import Faults
    from grognard.kernel.table.play import Play

UNTIL, RESULT, ROLL = "until", "result", "roll"
MANY = 1000
"""After so many answers in one `until` its condition is taken never to come true."""


class Since(NamedTuple):
    """One answer of a `then` line, or one repeated until something is asked."""

    where: str
    who: Side
    """The side that answers, or ANYONE."""
    answer: str
    until: tuple[str, ...] = ()
    """The question at which it ends: a side, the dice, a clause, or a side and a clause."""

    @property
    def is_plain(self) -> bool:
        """Whether it can go into a log as it is."""
        return not self.until and not self.is_result

    @property
    def is_result(self) -> bool:
        """Whether it names the result of a roll rather than its faces."""
        return self.answer.split()[:1] == [RESULT]


# Reading --------------------------------------------------------------------------------------------------------


def answers_since(play: Play[Any], lines: Iterable[TextLine], faults: Faults) -> list[Since]:
    """Read the `then` lines; legality is not checked."""
    found = []
    for line in lines:
        for part in line.rest.split(";"):
            since = _read(play, line.where, part.strip(), faults)
            if not since.until and (what := _unreadable(play, since)):
                faults.add(line.where, f"then: {what}")
            found.append(since)
    return found


def _read(play: Play[Any], where: str, text: str, faults: Faults) -> Since:
    sides = {side.name: side for side in (*play.sides, DICE)}
    before, colon, after = text.partition(":")
    who, said = (before, after.strip()) if colon else ("", before)
    if who and who not in sides:
        faults.add(where, f"then: no side {who!r}; there are {', '.join(sides)}{suggestion(who, sides)}")
    answer, is_until, end = said.partition(f" {UNTIL} ")
    until = tuple(end.split())
    if is_until and not (len(until) == 1 or (len(until) == 2 and until[0] in sides)):
        faults.add(where, f"then: {UNTIL} whom or what? One of {', '.join(sides)}, a clause, or both")
    return Since(where, sides.get(who, ANYONE), answer, until)


def _unreadable(play: Play[Any], since: Since) -> str:
    """Why an answer cannot be read, if it cannot; rolls are checked when the dice are asked."""
    word, *rest = since.answer.split() or [""]
    if word == RESULT and rest and word not in play.voices:
        return ""
    if word == ROLL and word not in play.voices:
        faces = [whole(face) for face in rest]
        return "" if faces and None not in faces else f"{since.answer!r}: a roll is written with the faces, as roll 3 5"
    try:
        play.read(since.answer)
    except Unreadable as fault:
        return str(fault)
    return ""


# Playing out ----------------------------------------------------------------------------------------------------


def played_out(kind: type[Game], play: Play[Any], answers: Sequence[Since]) -> list[Entry]:
    """The log of these answers; if all are plain, they are checked when the game is made."""
    if all(each.is_plain for each in answers):
        return [unread(each.who, each.answer) for each in answers]
    game = kind(play.twin(play.snapshot()), TypedIn())
    for each in answers:
        for entry in _entries(game, each):
            try:
                game.carry_on([entry])
            except BadData as fault:
                raise BadData(located(line, [each]) for line in fault.faults) from None
    return list(game.entries)


def located(fault: str, answers: Sequence[Since]) -> str:
    """The fault of a logged entry, with the line where the entry is written."""
    found = re.match(rf"entries\[(\d+)\]: (?:{ANYONE}: )?", fault)
    return f"{answers[min(int(found[1]), len(answers) - 1)].where}: then {fault[found.end() :]}" if found else fault


def _entries(game: Game, since: Since) -> Iterator[Entry]:
    """The plain answers for one answer; each is given before the next is computed."""
    if since.is_result:
        yield _roll_for(game, since)
    elif not since.until:
        yield unread(since.who, since.answer)
    for _ in range(MANY if since.until else 0):
        asked = list(game.questions.values())
        if not asked:
            raise _fault(since, "the game is over before that")
        if any(_is_reached(question, since.until) for question in asked):
            return
        if not any(question.find(since.answer) for question in asked):
            raise _fault(since, f"§{asked[0].rule} asks {asked[0].side} first: {_options(asked[0])}")
        yield unread(since.who, since.answer)
    if since.until:
        raise _fault(since, "it is never asked")


def _roll_for(game: Game, since: Since) -> Entry:
    """The lowest roll that gives this result on its tally."""
    question, wanted = game.question, since.answer.partition(" ")[2]
    if question is None or question.who is not DICE or since.who not in (DICE, ANYONE):
        asked = "nobody is asked" if question is None else f"§{question.rule} asks {question.side}"
        raise _fault(since, asked)
    if question.tally is None or question.dice is None:
        raise _fault(since, f"§{question.rule} this roll is read on no chart: say what the dice show")
    totals = rolled(*question.dice)
    results = [_in_words(question.tally.result(totals[option.noun])) for option in question.options]
    if wanted not in results:
        known = dict.fromkeys(results)
        raise _fault(since, f"§{question.rule} no roll comes to that; there are {', '.join(known)}")
    return Entry(DICE, question.options[results.index(wanted)])


def _in_words(result: Any) -> str:
    """A result as the notation writes it; results on several tallies follow one another."""
    return " ".join(map(str, result)) if isinstance(result, tuple) else str(result)


def _is_reached(question: Question, until: tuple[str, ...]) -> bool:
    asked = (question.side, question.rule)
    return until == asked or (len(until) == 1 and until[0] in asked)


def _options(question: Question) -> str:
    texts = [option.text for option in question.options[:6]]
    return ", ".join([*texts, "…"] if len(question.options) > 6 else texts)


def _fault(since: Since, what: str) -> BadData:
    end = f" {UNTIL} {' '.join(since.until)}" if since.until else ""
    who = "" if since.who is ANYONE else f"{since.who}: "
    return BadData([f"{since.where}: then {who}{since.answer}{end}: {what}"])
