"""Golden playthroughs: whole games played by whim on seeded dice and kept entry by entry.

They fail when anything a player can notice has changed, on purpose or not. When it was on purpose, write them anew and
read the difference before committing it:

    GROGNARD_GOLDEN=write .venv/bin/python -m pytest tests/games -k golden
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

import grognard
from grognard.kernel.numbers.dice import Whim

Line = tuple[str, str]
"""A line of a playthrough, and the question whose answer it is or follows."""


def difference(kept: Sequence[str], played: Sequence[Line]) -> str | None:
    """The first line that differs, with its answer and question; None if there is none."""
    new = [line for line, _ in played]
    if [*kept] == new:
        return None
    same = next((n for n, (one, other) in enumerate(zip(kept, new, strict=False)) if one != other), None)
    place = min(len(kept), len(new)) if same is None else same
    answers = [line for line in new[1 : place + 1] if line and not line.startswith((" ", "#"))]
    asked = played[min(place, len(played) - 1)][1]
    was, now = (lines[place] if place < len(lines) else "(the end)" for lines in (kept, new))
    return f"line {place + 1}, answer {len(answers)}, to {asked or 'no question'}\n  kept:   {was}\n  played: {now}"


class Playthrough(NamedTuple):
    """One game, and where it is kept: a seed for the dice and the whim that plays both sides."""

    folder: Path
    game: str
    scenario: str
    seed: str
    options: tuple[str, ...] = ()

    def lines(self) -> list[Line]:
        """Every entry, what onlookers were told, the result, and the last position."""
        whim, game = Whim(self.seed), grognard.new(self.game, self.scenario, self.options, seed=self.seed)
        head = f"# {self.scenario}, options {' '.join(self.options) or 'none'}, dice and whim from {self.seed!r}"
        lines, asked = [(head, "")], ""
        entries = told = 0
        while True:
            lines += [(str(entry), asked) for entry in game.entries[entries:]]
            since = [event for event in game.events[told:] if event.reaches(None)]
            lines += [(f"    §{event.rule} {game.say(event)}", asked) for event in since]
            entries, told = len(game.entries), len(game.events)
            if not game.questions:
                break
            side = whim.pick(list(game.questions))
            question = game.questions[side]
            asked = f"{question.side} §{question.rule} {question.ask}"
            game.answer(whim.pick(question.options), side)
        assert game.result is not None
        verdict = f"# {game.result.winner or 'nobody'}: {game.result.verdict}"
        return [*lines, *((line, "") for line in ("", verdict, *game.position_text().splitlines()))]

    def played(self) -> str:
        """The playthrough as it is kept."""
        return "".join(f"{line}\n" for line, _ in self.lines())

    def stored(self) -> str:
        """The playthrough as it is kept; written first when that was asked for."""
        file = self.folder / f"{self.scenario}.txt"
        if os.environ.get("GROGNARD_GOLDEN") == "write":
            file.parent.mkdir(exist_ok=True)
            file.write_text(self.played(), "utf-8")
        return file.read_text("utf-8")

    def check_played_again(self) -> None:
        """Played again it is the same to the letter; where it is not, the first difference is told."""
        told = difference(self.stored().splitlines(), self.lines())
        if told is not None:
            again = f"GROGNARD_GOLDEN=write .venv/bin/python -m pytest tests/games/{self.game} -k golden"
            what = f"{self.game}/golden/{self.scenario}.txt is played otherwise: {told}"
            pytest.fail(f"{what}\nIf that is right, write it anew and read the difference:\n  {again}", pytrace=False)

    def check_log_alone(self) -> None:
        """Answered entry by entry, the dice typed in, it ends in the same position: no luck is needed."""
        log, _, end = self.stored().partition("\n\n")
        game = grognard.new(self.game, self.scenario, self.options, dice=grognard.TypedIn())
        for line in log.splitlines()[1:]:
            if not line.startswith(" "):
                side, _, answer = line.partition(": ")
                game.answer(answer, side)
        assert game.position_text() == end.partition("\n")[2]
