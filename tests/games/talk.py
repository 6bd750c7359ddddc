"""Short commands to a game in progress, shared by the tests of every game."""

from __future__ import annotations

from typing import Any, Self

import grognard
from grognard.kernel.numbers.tally import Tally


class Talk:
    """A game and how to play on in it; each game's tests add words of their own."""

    def __init__(self, game: grognard.Game) -> None:
        self.game = game

    def play(self, *answers: str) -> Self:
        """Answer in order; `red: hold` says who answers, when it matters or both are asked at once."""
        for answer in answers:
            side, colon, text = answer.partition(": ")
            self.game.answer(text if colon else answer, side if colon else None)
        return self

    @property
    def asked(self) -> str:
        """Who is asked and under which clause: `red 8.5`; nothing when the game is over."""
        question = self.game.question
        return f"{question.side} {question.rule}" if question else ""


class OpenTalk(Talk):
    """A game without secrets, where the tests may look at everything."""

    def options(self, verb: str = "") -> list[str]:
        """The answers open now, or the nouns of those with this verb."""
        question = self.game.question
        assert question is not None
        texts = [option.text for option in question.options]
        return [text.removeprefix(verb + " ") for text in texts if text.split()[0] == verb] if verb else texts

    def refused(self, answer: str, lang: str = "en") -> str:
        """Why an answer is not open: the clause and the sentence; nothing when it is."""
        refusal = self.game.why_not(answer)
        return f"§{refusal.rule} {self.game.play.say(refusal, lang)}" if refusal else ""

    def tally(self, answer: str = "") -> Tally:
        """The tally behind an answer, or behind the question itself."""
        question = self.game.question
        tally = self.game.explain(answer) if answer else question.tally if question is not None else None
        assert tally is not None
        return tally

    def reasons(self, answer: str = "") -> dict[str, Any]:
        """What each reason in a tally is worth."""
        return {reason.key.removeprefix("reason-"): reason.value for reason in self.tally(answer).reasons}

    def column(self, answer: str = "") -> str:
        """The column a tally ends in."""
        tally = self.tally(answer)
        assert tally.chart is not None
        return tally.chart.label(tally.column)

    def piece(self, name: str) -> int:
        """A counter by its name."""
        return self.game.play.roster.numbers[name]

    def hex(self, number: str) -> int:
        """A hex by its printed number."""
        return self.game.play.board.grid.find(number)

    def at(self, name: str) -> str:
        """Where a counter is."""
        return self.game.play.board.place_text(self.game.play.position.at[self.piece(name)])

    def steps(self, name: str) -> int:
        """How many steps a unit has left."""
        left: int = self.game.play.position.steps[self.piece(name)]
        return left

    def marks(self, name: str) -> set[str]:
        """The marks on a counter."""
        bits = self.game.play.position.marks[self.piece(name)]
        return {mark for bit, mark in enumerate(self.game.play.marks) if bits >> bit & 1}

    def holder(self, hex_: str) -> str:
        """Who controls a hex."""
        side = self.game.play.controller(self.hex(hex_))
        return side.name if side is not None else ""

    def told(self, key: str = "") -> list[str]:
        """What was told so far, all of it or the facts with this key."""
        return [self.game.play.say(event) for event in self.game.events if key in ("", event.key)]
