"""A reference agent: the small net that `ppo.py` trains, played in plain Python, without torch.

    grognard play patrol night-raid --against net:Net        # from this folder
    python suite.py match net:Net random --scenario patrol/night-raid

The observation is that of the learning environments, so it needs the extra `rl`; the net itself is sums of products.
"""

from __future__ import annotations

import json
from base64 import b85decode, b85encode
from functools import cache
from pathlib import Path
from typing import Any
from zlib import compress, decompress

import numpy as np

import grognard.rl as rl
from grognard.rl.scribe import written

WEIGHTS = Path(__file__).with_name("patrol-net.json")
LEVELS = 127


def written_down(weights: dict[str, np.ndarray], env: Any, trained: list[Any]) -> str:
    """Weights as JSON: each row of numbers from -127 to 127, with what 127 stands for; the actions by verb."""
    plan, actions = env.arena.plan, env.actions
    held: dict[str, Any] = {"game": plan.title.id, "scenario": plan.scenario, "trained": trained}
    held["verbs"] = {verb: [actions.span(verb).start, actions.span(verb).stop] for verb in actions.verbs}
    for name, value in weights.items():
        rows = value.reshape(len(value), -1)
        most = np.maximum(np.abs(rows).max(axis=1), 1e-12)
        levels = np.rint(rows / most[:, None] * LEVELS).astype(np.int8)
        scales = [float(f"{each:.4g}") for each in most]
        held[name] = {
            "shape": list(rows.shape),
            "scales": scales,
            "levels": b85encode(compress(levels.tobytes(), 9)).decode(),
        }
    return json.dumps(held, indent=0) + "\n"


@cache
def rows_of(file: Path, name: str) -> list[list[float]]:
    """The weights of one part of the net, row by row."""
    part = json.loads(file.read_text("utf-8"))[name]
    levels, wide = memoryview(decompress(b85decode(part["levels"]))).cast("b"), part["shape"][1]
    return [
        [scale / LEVELS * level for level in levels[row * wide : (row + 1) * wide]]
        for row, scale in enumerate(part["scales"])
    ]


@cache
def columns_of(file: Path, name: str) -> list[tuple[float, ...]]:
    """The same column by column."""
    return list(zip(*rows_of(file, name), strict=True))


class Net:
    """Answers with the action that the net likes best."""

    file = WEIGHTS

    def __init__(self, seed: object = 0) -> None:
        held = json.loads(self.file.read_text("utf-8"))
        self.named = held["game"], held["scenario"]
        env = rl.aec(*self.named)
        self.layout, self.actions = env.layout, env.actions
        self.spans = {verb: range(*span) for verb, span in held["verbs"].items()}

    def answer(self, view: Any, question: Any) -> Any:
        """The option with the highest number; it knows one scenario only."""
        if (view["game"], view["scenario"]) != self.named:
            raise ValueError(f"this net has learned {' '.join(self.named)}, not {view['game']} {view['scenario']}")
        hidden = self.hidden(written(self.layout, view, question.tally).tolist())
        likes = rows_of(self.file, "policy.weight"), rows_of(self.file, "policy.bias")

        def liked(option: Any) -> float:
            if (row := self.row_of(option)) is None:
                return float("-inf")
            return likes[1][row][0] + sum(weight * each for weight, each in zip(likes[0][row], hidden, strict=True))

        return max(question.options, key=liked)

    def row_of(self, option: Any) -> int | None:
        """The row of an option in the weights; None for a verb that the game has had since they were trained only."""
        span = self.spans.get(option.verb)
        return None if span is None else span[self.actions.number(option) - self.actions.span(option.verb).start]

    def hidden(self, seen: list[float]) -> list[float]:
        """The hidden layer: a sum over the numbers that are not 0, cut off below 0."""
        columns = columns_of(self.file, "body.weight")
        sums = [row[0] for row in rows_of(self.file, "body.bias")]
        for place, number in enumerate(seen):
            if number:
                sums = [each + number * weight for each, weight in zip(sums, columns[place], strict=True)]
        return [max(0.0, each) for each in sums]
