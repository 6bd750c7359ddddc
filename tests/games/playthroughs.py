"""Golden playthroughs: whole games played by whim on seeded dice and kept entry by entry.

They fail when anything a player can notice has changed, on purpose or not. When it was on purpose, write them anew and
read the difference before committing it:

    GROGNARD_GOLDEN=write python -m pytest tests/games -k golden
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

import grognard
from grognard.kernel.dice import Whim


class Playthrough(NamedTuple):
    """One game, and where it is kept: a seed for the dice and the whim that plays both sides."""

    folder: Path
    game: str
    scenario: str
    seed: str
    options: tuple[str, ...] = ()

    def played(self) -> str:
        """Every entry, what onlookers were told, the result, and the last position."""
        whim, game = Whim(self.seed), grognard.new(self.game, self.scenario, self.options, seed=self.seed)
        lines = [f"# {self.scenario}, options {' '.join(self.options) or 'none'}, dice and whim from {self.seed!r}"]
        entries = told = 0
        while True:
            lines += [str(entry) for entry in game.entries[entries:]]
            lines += [f"    §{event.rule} {game.say(event)}" for event in game.events[told:] if event.reaches(None)]
            entries, told = len(game.entries), len(game.events)
            if not game.questions:
                break
            side = whim.pick(list(game.questions))
            game.answer(whim.pick(game.questions[side].options), side)
        assert game.result is not None
        verdict = f"# {game.result.winner or 'nobody'}: {game.result.verdict}"
        return "\n".join([*lines, "", verdict, game.position_text()])

    def stored(self) -> str:
        """The playthrough as it is kept; written first when that was asked for."""
        file = self.folder / f"{self.scenario}.txt"
        if os.environ.get("GROGNARD_GOLDEN") == "write":
            file.parent.mkdir(exist_ok=True)
            file.write_text(self.played(), "utf-8")
        return file.read_text("utf-8")

    def check_played_again(self) -> None:
        """Played again it is the same to the letter."""
        kept = self.stored()
        assert self.played().splitlines() == kept.splitlines()

    def check_log_alone(self) -> None:
        """Answered entry by entry, the dice typed in, it ends in the same position: no luck is needed."""
        log, _, end = self.stored().partition("\n\n")
        game = grognard.new(self.game, self.scenario, self.options, dice=grognard.TypedIn())
        for line in log.splitlines()[1:]:
            if not line.startswith(" "):
                side, _, answer = line.partition(": ")
                game.answer(answer, side)
        assert game.position_text() == end.partition("\n")[2]
