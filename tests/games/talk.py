"""A game in progress, spoken to in short words: what the tests of every game say."""

from __future__ import annotations

from typing import Self

import grognard


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
