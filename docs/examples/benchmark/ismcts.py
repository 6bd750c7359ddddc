"""A reference agent: information-set Monte Carlo tree search, on nothing but what every bot is handed.

    python suite.py match ismcts:IsMcts random --scenario patrol/night-raid

One tree for many imagined games (single-observer IS-MCTS, Cowling, Powley and Whitehouse 2012): each walk deals anew
what the side cannot know, goes down the tree by upper confidence bounds among the answers that are legal in this deal,
adds one answer, plays on at random for a while and counts the lead. In games with secrets nothing can be imagined in
the middle of an operation: there the tree of its beginning is followed as far as it goes.
"""

from __future__ import annotations

from math import log, sqrt, tanh
from typing import Any

from grognard import Seeded
from grognard.bots import make
from grognard.kernel import Whim

WALKS = 30
"""How many imagined games are begun at a question."""
AHEAD = 30
"""How many answers are played at random after the tree."""
CURIOSITY = 0.7
POINTS = 8.0
"""A lead of so many points is worth three quarters of a win."""


class Node:
    """What follows an answer: how often it was tried and could have been, and what it brought the side that gave it."""

    def __init__(self) -> None:
        self.after: dict[str, Node] = {}
        self.tried = 0
        self.offered = 0
        self.brought = 0.0

    def chosen(self, texts: list[str], whim: Whim) -> str:
        """The answer to try: one that never was, else the one with the highest bound."""
        if fresh := [text for text in texts if text not in self.after]:
            return whim.pick(fresh)
        for text in texts:
            self.after[text].offered += 1
        return max(texts, key=lambda text: self.after[text].bound())

    def bound(self) -> float:
        """What it brought on average, and more the less often it was tried."""
        return self.brought / self.tried + CURIOSITY * sqrt(log(self.offered + 1) / self.tried)

    def best(self, texts: list[str]) -> str | None:
        """The answer that was tried most."""
        known = [text for text in texts if text in self.after]
        return max(known, key=lambda text: self.after[text].tried) if known else None


class IsMcts:
    """Searches at every question at which a game can be imagined."""

    def __init__(self, seed: object = 0) -> None:
        self.whim = Whim(f"ismcts/{seed}")
        self.otherwise = make("recruit", str(seed))
        self.tree: Node | None = None

    def answer(self, view: Any, question: Any) -> Any:
        """The answer that was tried most; that of a recruit where nothing is known."""
        texts = [option.text for option in question.options]
        if len(texts) == 1:
            best: str | None = texts[0]
        elif view.may_try():
            self.tree = Node()
            for _ in range(WALKS):
                self.walk(view, self.tree)
            best = self.tree.best(texts)
        else:
            best = None if self.tree is None else self.tree.best(texts)
        self.tree = None if self.tree is None or best is None else self.tree.after.get(best)
        return question.find(best) if best is not None else self.otherwise.answer(view, question)

    def walk(self, view: Any, tree: Node) -> None:
        """One imagined game: down the tree, one answer more, and on at random."""
        deal = self.whim.below(10**9)
        game = view.trial(Whim(f"deal/{deal}"), Seeded(f"dice/{deal}"))
        path: list[tuple[Node, str]] = []
        node, is_known = tree, True
        while is_known and (asked := game.question) is not None:
            text = node.chosen([option.text for option in asked.options], self.whim)
            is_known = text in node.after
            node = node.after.setdefault(text, Node())
            path.append((node, asked.side))
            game.answer(text, asked.who)
        for _ in range(AHEAD):
            if (asked := game.question) is None:
                break
            game.answer(self.whim.pick(asked.options), asked.who)
        for node, side in path:
            node.tried += 1
            node.offered = max(node.offered, 1)
            node.brought += worth(game, side)


def worth(game: Any, side: str) -> float:
    """What a game is worth to a side, from -1 to 1: its result, or its lead."""
    if game.result is not None:
        return 0.0 if not game.result.winner else 1.0 if game.result.winner == side else -1.0
    points = game.play.scores()
    others = [points.get(each.name, 0) for each in game.play.sides if each.name != side]
    return tanh((points.get(side, 0) - max(others)) / POINTS)
