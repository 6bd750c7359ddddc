"""The long run for `make kit`: every scenario as an environment, examined by the projects' own checks and ours."""

from __future__ import annotations

import json
import sys
import warnings

from gymnasium.utils.env_checker import check_env

from grognard import rl
from tests.rl.test_environments import AnyNumber
from tests.rl.told import SCENARIOS, examined

with warnings.catch_warnings():  # it brings games of its own along, which warn of how they are made
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, parallel_api_test, seed_test  # type: ignore[import-untyped]


def main(cycles: int) -> int:
    """Examine every scenario, so many steps; print what is wrong."""
    faults = 0
    for game, scenario in SCENARIOS:
        found = examined(rl.aec(game, scenario), range(3), cycles, with_options=True)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            api_test(rl.aec(game, scenario), num_cycles=cycles)
            seed_test(lambda named=(game, scenario): rl.aec(*named), num_cycles=cycles)
            parallel_api_test(rl.parallel(game, scenario), num_cycles=cycles)
            check_env(AnyNumber(rl.gym(game, scenario).arena), skip_render_check=True)
        faults += len(found.alike) + len(found.stale)
        told = f"{len(found.alike)} pairs that look alike, {len(found.stale)} stale numbers"
        print(f"{game} {scenario}: {told}", *found.stale[:3], flush=True)
        for one, other in found.alike[:2]:
            print("  ", difference(one, other), flush=True)
    return int(faults > 0)


def difference(one: str, other: str) -> str:
    """The fields in which two differ."""
    left, right = json.loads(one), json.loads(other)
    return " | ".join(f"{key}: {left[key]} … {right[key]}"[:600] for key in left if left[key] != right[key])


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
