"""Positions for the tests of assaults and human waves, in phase 2.D2; a unit is hidden where it says concealed."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import dedent

import grognard
from grognard.games.indochine import Indochine
from tests.games.talk import OpenTalk

Roll = int | Sequence[int] | str


class Fight(OpenTalk):
    """A fight under way."""

    def until(self, clause: str, answer: str = "hold") -> Fight:
        """Give the same answer until a question stands under this clause."""
        while not self.asked.endswith(f" {clause}"):
            self.play(answer)
        return self

    def is_open(self, name: str) -> bool:
        """Whether everyone knows which counter it is."""
        play = self.game.play
        assert isinstance(play, Indochine)
        return play.is_open(self.piece(name))


def lay_out(text: str, *rolls: Roll) -> Fight:
    """A fight that stands in this position, with these dice to come."""
    head, _, rest = dedent(text).strip().partition("\n")
    return Fight(grognard.position(Indochine, f"{head}\nphase 2.D2\n{rest}\n", dice=grognard.Scripted(rolls)))
