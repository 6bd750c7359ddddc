"""All that a side is told at a question, as text, beside what its observation holds; and pairs that look alike."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from grognard.kernel.asking.game import Game
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.numbers.tally import Tally
from grognard.rl.scribe import written
from grognard.rl.turns import Turns
from grognard.shelf import OURS, title

SCENARIOS = [(game, scenario) for game in OURS for scenario in title(game).scenarios]


def tally_text(tally: Tally | None) -> str:
    """A tally in words: its start, reasons and column."""
    if tally is None:
        return ""
    parts = [tally_text(reading.tally) for reading in tally.readings] or [tally_text(part) for part in tally.parts]
    return f"{tally.name} {tally.start} {tally.reasons} {tally.column} {tally.compared} {tally.barred} {parts}"


def told(game: Game, side: str, with_options: bool = False) -> str:
    """What a side is told: its view but for the numbers of questions, and its tallies."""
    view, question = game.view(side), game.questions[side]
    asked = [{key: value for key, value in each.items() if key != "number"} for each in view["questions"]]
    options = [tally_text(game.explain(option, side)) for option in question.options] if with_options else []
    seen: Any = {**view, "questions": asked, "tally": tally_text(question.tally), "tallies": options}
    return json.dumps(seen, sort_keys=True, default=str)


def steps(env: Turns, seed: int, most: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """A game at random: who is asked, and what it observes."""
    env.reset(seed=seed)
    whim = Whim(f"told/{seed}")
    for side in env.agent_iter(most):
        seen, _, is_over, is_cut, _ = env.last()
        if is_over or is_cut:
            return
        yield side, seen
        env.step(whim.pick(np.flatnonzero(seen["action_mask"]).tolist()))


class Findings(NamedTuple):
    """What was wrong with the observations of some games."""

    alike: list[tuple[str, str]]
    """What a side was told at two questions at which its observations are alike."""
    stale: list[str]
    """The numbers of an observation that was kept that differ from one written anew."""


def examined(env: Turns, seeds: range, most: int, with_options: bool = False, without: Sequence[str] = ()) -> Findings:
    """Play some games at random and compare; `without` some columns of the clock, an observation must lack."""
    met: dict[tuple[str, bytes, bytes], str] = {}
    found = Findings([], [])
    left_out = [env.layout.place("clock", "now", column) for column in without]
    for seed in seeds:
        for side, seen in steps(env, seed, most):
            game, vector = env.episode.game, seen["observation"]
            anew = written(env.layout, game.view(side), game.questions[side].tally)
            found.stale.extend(str(env.layout.named(int(place))) for place in np.flatnonzero(anew != vector))
            anew[left_out] = 0
            key, now = (side, anew.tobytes(), seen["action_mask"].tobytes()), told(game, side, with_options)
            if met.setdefault(key, now) != now:
                found.alike.append((met[key], now))
    return found
