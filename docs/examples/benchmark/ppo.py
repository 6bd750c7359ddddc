"""A reference agent: proximal policy optimisation with masked actions, trained by playing against itself.

    pip install 'grognard[rl]' torch==2.13.0
    python ppo.py --steps 350000 --stop 147456 --seed 1 --weights patrol-net.json --curve curve.csv

One small net plays both sides, since an observation calls them own and other. torch is needed to train only: `net.py`
plays with the weights in plain Python. With one thread the same seed gives the same weights.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from net import written_down
from torch import nn

import grognard.rl as rl

HIDDEN = 48
GAMES = 32
"""How many games are played side by side."""
TURN = 64
"""How many answers of each game are collected before the net is improved."""
EPOCHS, BATCH = 3, 512
CLIP, DISCOUNT, TRACE = 0.2, 0.997, 0.95
ENTROPY, WORTH = 0.01, 0.5
RATE = 7e-4
SHAPING = 0.05
MASKED = -1e9


class Learner(nn.Module):
    """One hidden layer, from which come a number for each action and the worth of the position."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Linear(size, HIDDEN)
        self.policy = nn.Linear(HIDDEN, actions)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.policy.bias)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        """How likely each legal action is, and what the position is worth."""
        hidden = torch.relu(self.body(seen))
        logits = torch.where(mask > 0, self.policy(hidden), torch.tensor(MASKED))
        return torch.distributions.Categorical(logits=logits), self.value(hidden).squeeze(-1)


class Moment(NamedTuple):
    """One answer of a side: what it saw, what it did and how likely that was, what it thought the position worth."""

    seen: np.ndarray
    mask: np.ndarray
    action: int
    likely: float
    worth: float


class Walk:
    """The answers of one side in one game, with what was paid after each."""

    def __init__(self) -> None:
        self.moments: list[Moment] = []
        self.paid: list[float] = []
        self.is_over = False


def advantages(walk: Walk, worth_now: float) -> np.ndarray:
    """How much better each answer turned out than was thought (generalised advantage estimation)."""
    found, ahead = np.zeros(len(walk.moments), np.float32), 0.0
    next_worth = 0.0 if walk.is_over else worth_now
    for number in reversed(range(len(walk.moments))):
        worth = walk.moments[number].worth
        ahead = walk.paid[number] + DISCOUNT * next_worth - worth + DISCOUNT * TRACE * ahead
        found[number], next_worth = ahead, worth
    return found


class Practice:
    """Several games at once in which the net plays both sides."""

    def __init__(self, game: str, scenario: str, seed: int) -> None:
        self.envs = [rl.aec(game, scenario, shaping=SHAPING) for _ in range(GAMES)]
        for number, env in enumerate(self.envs):
            env.reset(seed=seed * GAMES + number)
        self.walks: dict[tuple[int, str], Walk] = defaultdict(Walk)
        self.done: list[Walk] = []
        self.results: list[str] = []

    def collect(self, learner: Learner) -> list[tuple[Walk, float]]:
        """Play on; returns the walks, each with the worth of where it stopped."""
        for _ in range(TURN):
            seen = [self.next_to_answer(number) for number in range(GAMES)]
            with torch.no_grad():
                chances, worths = learner(stacked(seen, "observation"), stacked(seen, "action_mask"))
                actions = chances.sample()
                likely = chances.log_prob(actions)
            for number, env in enumerate(self.envs):
                walk = self.walks[number, env.agent_selection]
                of = seen[number]
                moment = Moment(of["observation"], of["action_mask"], int(actions[number]), float(likely[number]), 0.0)
                walk.moments.append(moment._replace(worth=float(worths[number])))
                walk.paid.append(0.0)
                env.step(int(actions[number]))
                for side in env.agents:
                    self.pay(number, side)
        walks = [(walk, 0.0) for walk in self.done]
        self.done = []
        for key, walk in list(self.walks.items()):
            if len(walk.moments) > 1:  # the last answer waits for what comes of it
                self.walks[key] = waiting = Walk()
                waiting.moments, waiting.paid = [walk.moments.pop()], [walk.paid.pop()]
                walks.append((walk, waiting.moments[0].worth))
        return walks

    def pay(self, number: int, side: str) -> None:
        """Add what a side was paid to its last answer."""
        walk = self.walks[number, side]
        if walk.moments:
            walk.paid[-1] += self.envs[number].rewards[side]

    def next_to_answer(self, number: int) -> dict[str, np.ndarray]:
        """What is seen at the next question; a game that is over is begun anew."""
        env = self.envs[number]
        if env.terminations[env.agent_selection]:
            self.results.append(env.infos[env.agent_selection]["winner"])
            for side in env.possible_agents:
                if (walk := self.walks.pop((number, side), None)) is not None and walk.moments:
                    walk.is_over = True
                    self.done.append(walk)
            env.reset()
        seen: dict[str, np.ndarray] = env.observe(env.agent_selection)
        return seen


def stacked(seen: list[dict[str, np.ndarray]], what: str) -> torch.Tensor:
    """What was seen in several games as one tensor."""
    return torch.from_numpy(np.stack([each[what] for each in seen]))


def improve(learner: Learner, optimiser: torch.optim.Optimizer, walks: list[tuple[Walk, float]]) -> None:
    """Some epochs of clipped steps towards what turned out well."""
    moments = [moment for walk, _ in walks for moment in walk.moments]
    better = torch.from_numpy(np.concatenate([advantages(walk, worth) for walk, worth in walks]))
    seen = torch.from_numpy(np.stack([moment.seen for moment in moments]))
    mask = torch.from_numpy(np.stack([moment.mask for moment in moments]))
    action = torch.tensor([moment.action for moment in moments])
    likely = torch.tensor([moment.likely for moment in moments])
    target = better + torch.tensor([moment.worth for moment in moments])
    better = (better - better.mean()) / (better.std() + 1e-8)
    for _ in range(EPOCHS):
        for some in torch.randperm(len(moments)).split(BATCH):
            chances, worth = learner(seen[some], mask[some])
            ratio = (chances.log_prob(action[some]) - likely[some]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            gain = torch.min(ratio * better[some], clipped * better[some]).mean()
            loss = WORTH * (worth - target[some]).pow(2).mean() - gain - ENTROPY * chances.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(learner.parameters(), 0.5)
            optimiser.step()


def share_against_random(learner: Learner, game: str, scenario: str, games: int) -> float:
    """The share of the points against random play, each side in turn, on seeds that are not trained on."""
    env, points = rl.aec(game, scenario), 0.0
    for number in range(games):
        own = env.possible_agents[number % 2]
        env.reset(seed=10**6 + number)
        lot = np.random.default_rng(number)
        for side in env.agent_iter():
            seen, _, is_over, _, told = env.last()
            if is_over:
                points += {own: 1.0, "": 0.5}.get(told["winner"], 0.0)
                break
            if side == own:
                with torch.no_grad():
                    chances, _ = learner(stacked([seen], "observation"), stacked([seen], "action_mask"))
                env.step(int(chances.logits.argmax()))
            else:
                env.step(int(lot.choice(np.flatnonzero(seen["action_mask"]))))
    return points / games


def main() -> None:
    """Train, and write the weights and the curve."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--game", default="patrol")
    asked.add_argument("--scenario", default="night-raid")
    asked.add_argument("--steps", type=int, default=350_000, help="after which nothing more is learned")
    asked.add_argument("--stop", type=int, default=10**9, help="stop before that, after so many")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--weights", type=Path, default=Path("patrol-net.json"))
    asked.add_argument("--curve", type=Path, default=Path("curve.csv"))
    given = asked.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(given.seed)
    practice = Practice(given.game, given.scenario, given.seed)
    layout, actions = practice.envs[0].layout, practice.envs[0].actions
    learner = Learner(layout.size, len(actions))
    optimiser = torch.optim.Adam(learner.parameters(), lr=RATE, eps=1e-5)
    rounds, last = given.steps // (GAMES * TURN), given.stop // (GAMES * TURN)
    with given.curve.open("w", newline="") as file:
        curve = csv.writer(file, lineterminator="\n")
        curve.writerow(["steps", "cpu seconds", "games", "share against random"])
        for number in range(rounds + 1):
            if number % 24 == 0 or number in (rounds, last):
                share = share_against_random(learner, given.game, given.scenario, 30)
                row = [number * GAMES * TURN, round(time.process_time()), len(practice.results), round(share, 2)]
                curve.writerow(row)
                file.flush()
                print(*row, flush=True)
                weights = {name: value.numpy() for name, value in learner.state_dict().items()}
                given.weights.write_text(written_down(weights, practice.envs[0], row), "utf-8")
            if number == last:
                break
            for group in optimiser.param_groups:
                group["lr"] = RATE * (1 - number / (rounds + 1))
            improve(learner, optimiser, practice.collect(learner))


if __name__ == "__main__":
    main()
