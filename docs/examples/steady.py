"""A bot with types, and what came of it: the program of a user, checked by `mypy --strict` against the installed wheel.

python steady.py      # twenty games of Patrol against random, then the first shot of the first
"""

from __future__ import annotations

from grognard import Option, View, bots, lab, new
from grognard.bots import Asked


class Steady:
    """Fires at the best odds, else goes on."""

    def answer(self, view: View, question: Asked) -> Option:
        """The shot with the best exact chance of any effect; else the first option."""
        shots = [*question.those("fire"), *question.those("shoot")]
        return max(shots, key=lambda option: self.effect(question, option)) if shots else question.options[0]

    def effect(self, question: Asked, option: Option) -> float:
        """The chance that a shot does anything."""
        tally = question.explain(option)
        return 0.0 if tally is None else float(1 - tally.chances().get("-", 0))


def first_shot(seed: int) -> str:
    """The odds of the first shot of a game between two of them."""
    game = new("patrol", "crossing", seed=seed)
    bots.play_out(game, {side.name: Steady() for side in game.play.sides})
    for moment in game.replay():
        if moment.option.verb == "fire" and (tally := moment.game.explain(moment.option)) is not None:
            return f"{moment.who} {moment.option}: {[f'{cell} {chance}' for cell, chance in tally.chances().items()]}"
    return "nobody fired"


def main() -> None:
    """Play, and print."""
    results = lab.simulate(lab.Order("patrol", "crossing", bots=("steady:Steady", "random")), 20)
    print({side or "nobody": won for side, won in results.wins.items()})
    print(first_shot(1))


if __name__ == "__main__":
    main()
