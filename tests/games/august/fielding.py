"""Positions for the tests of August: a sketched or a printed board, in the action phase, with the dice to come."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import dedent

import grognard
from grognard import shelf
from grognard.games.august import August
from grognard.kernel.table.title import Title
from tests.games.talk import OpenTalk

Roll = int | Sequence[int] | str


class Battle(OpenTalk):
    """A battle under way."""

    @property
    def table(self) -> August:
        """The table, for tests that ask one function."""
        play = self.game.play
        assert isinstance(play, August)
        return play

    def until(self, ask: str, answer: str = "hold") -> Battle:
        """Give the same answer until this question is asked."""
        while self.game.question is not None and self.game.question.ask != ask:
            self.play(answer)
        return self

    @property
    def ask(self) -> str:
        """The key of the open question."""
        question = self.game.question
        return question.ask if question is not None else ""


def lay_out(text: str, *rolls: Roll, scenario: str = "bilderweitschen", phase: str = "3.0.C") -> Battle:
    """A battle that stands in this position, with these dice to come."""
    body = dedent(text).strip("\n")
    head = f"august {scenario}\nphase {phase}\n"
    return Battle(grognard.position(August, f"{head}{body}\n", dice=grognard.Scripted(rolls)))


def title() -> Title:
    """The game with its data, read once for all tests."""
    return shelf.title(August)


def ground(rows: str, more: str = "", scenario: str = "bilderweitschen") -> August:
    """A table with a sketched board, in the set-up with a machine gun in hand, so that nothing happens on it."""
    sketch = "\n".join(f"  {row.strip()}" for row in rows.strip().splitlines())
    columns, lines = len(rows.strip().splitlines()[0].split()), len(rows.strip().splitlines())
    hexes = " ".join(f"{column:02}{line:02}" for column in range(1, columns + 1) for line in range(1, lines + 1))
    wait = f"region set-up-german {hexes}\nunit gMG1 at hand\n"
    play = title().at(f"august {scenario}\nphase 3.0\nboard\n{sketch}\n{wait}{dedent(more)}\n").play
    assert isinstance(play, August)
    return play


def down(*signs: str) -> str:
    """A board one hex wide, from north to south."""
    return "\n".join(signs)


def number(g: August, name: str) -> int:
    """A counter by its name."""
    return g.roster.numbers[name]
