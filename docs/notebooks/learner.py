"""A bot that has learnt: each option as often as the notebook `train.ipynb` found it good.

What was learnt is in `learner.json`, in the folder one is in: a number for every option by its text. Nothing of ours is
imported: to be a bot takes no more than `answer(view, question)`.
"""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from random import Random
from typing import Any


class Learner:
    """Prefers what won while it trained."""

    def __init__(self, seed: str | int = 0) -> None:
        self._luck = Random(str(seed))
        self._liking: dict[str, float] = json.loads(Path("learner.json").read_text("utf-8"))

    def answer(self, view: Any, question: Any) -> Any:
        """One of the options, drawn by the softmax of how much each is liked."""
        likings = [self._liking.get(option.text, 0.0) for option in question.options]
        return self._luck.choices(question.options, [exp(liking - max(likings)) for liking in likings])[0]
