"""A record as a notebook shows it: every answer in words under its turn and phase, comments and variations in place."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import islice

from grognard.kernel.asking.moments import ReplayMoment
from grognard.kernel.asking.script import DICE
from grognard.kernel.files.record_form import Record, RecordAnswer, RecordLine
from grognard.kernel.files.record_games import PlayedLine, games_of
from grognard.kernel.files.writing import NOBODY
from grognard.kernel.table.title import Title
from grognard.kernel.words.words import Words, words_for


def record_html(record: Record, title: Title, lang: str = "en") -> str:
    """A record in words; it is played for that."""
    return "".join(RecordPage(record, title, lang).lines())


class RecordPage:
    """Renders a record in the words of its game."""

    def __init__(self, record: Record, title: Title, lang: str) -> None:
        self.record, self.title, self.lang = record, title, lang
        self.words: Words = words_for(title.play, lang)
        self.told: dict[int, list[tuple[str, str]]] = {
            id(played.line): [*self._told(played)] for played in games_of(record, title)
        }

    def lines(self) -> Iterator[str]:
        """The heading, then the game."""
        scenario = self.title.scenarios.get(self.record.scenario)
        name = self.title.title(self.lang) if scenario is None else scenario.title(self.lang)
        yield f"<h4>{escape(self.record.tags.get('title', name))}</h4>"
        for tag, said in self.record.tags.items():
            yield f"<p>{escape(tag)}: {escape(said)}</p>" if tag != "title" else ""
        yield from self._line(self.record.line)

    def _told(self, played: PlayedLine) -> Iterator[tuple[str, str]]:
        """Heading and words of every answer of a line."""
        before = len(played.game.entries) - len(played.line.answers)
        for moment in islice(played.game.replay(), before, before + len(played.line.answers)):
            yield self._heading(moment), self._answer(moment)

    def _heading(self, moment: ReplayMoment) -> str:
        play = moment.game.play
        rule = play.phases()[play.position.phase].rule
        key = f"step-{rule.replace('.', '-')}"
        book, messages = self.title.book, self.words.messages
        phase = messages.text(key) if messages.has(key) else book.title(rule, self.lang) if rule in book else rule
        return f"{self.words.turn(play, play.position.turn)} – {phase}"

    def _answer(self, moment: ReplayMoment) -> str:
        if moment.who is DICE:
            return moment.option.text
        said = self.words.option(moment.game.play, moment.option, moment.question)
        return f"{self.words.messages.text(f'side-{moment.who.name}')}: {said}"

    def _line(self, line: RecordLine) -> Iterator[str]:
        """A line with its variations."""
        yield comment_html(line.comment)
        heading = ""
        for number, (answer, (under, said)) in enumerate(zip(line.answers, self.told[id(line)], strict=True)):
            yield from self._variations(line, number)
            if under != heading:
                yield f"<p><b>{escape(under)}</b></p>"
                heading = under
            yield answer_html(answer, said)
        yield from self._variations(line, len(line.answers))
        if line.over:
            winner, _, verdict = line.over.partition(" ")
            side = "" if winner == NOBODY else self.words.messages.text(f"side-{winner}") + ": "
            yield f"<p><b>{escape(side + self.words.messages.text(verdict))}</b></p>"

    def _variations(self, line: RecordLine, number: int) -> Iterator[str]:
        for each in line.variations.get(number, ()):
            yield "<blockquote>"
            yield from self._line(each)
            yield "</blockquote>"


def answer_html(answer: RecordAnswer, said: str) -> str:
    """An answer with its mark and its comment."""
    mark = f" <b>{escape(answer.mark)}</b>" if answer.mark else ""
    return f"<div>{escape(said)}{mark}</div>{comment_html(answer.comment)}"


def comment_html(comment: str) -> str:
    """A comment, line by line; nothing where there is none."""
    return f"<p><i>{escape(comment)}</i></p>".replace("\n", "<br/>") if comment else ""
