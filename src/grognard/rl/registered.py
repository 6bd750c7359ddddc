"""Names for environments, which Gymnasium and PettingZoo know: `grognard/indochine-diguette-v0`.

The version goes up whenever what an action or a number of an observation means, or how an episode goes, is changed.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from grognard.shelf import OURS

VERSION: Final = 0


def ids() -> dict[str, tuple[str, str]]:
    """Every environment by its name, with its game and scenario."""
    return {f"grognard/{game}-{scenario}-v{VERSION}": (game, scenario) for game in OURS for scenario in scenarios(game)}


def scenarios(game: str) -> list[str]:
    """The scenarios of a game, by their files, none of which is read."""
    folder = files(OURS[game].partition(":")[0]) / "data" / "scenarios"
    return sorted(file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml"))


def register() -> None:
    """Make the names known to Gymnasium and PettingZoo, once."""
    import gymnasium  # noqa: PLC0415 (optional)
    import pettingzoo  # type: ignore[import-untyped]  # noqa: PLC0415 (optional)

    for name, (game, scenario) in ids().items():
        given = {"game": game, "scenario": scenario}
        if name not in gymnasium.registry:
            gymnasium.register(id=name, entry_point="grognard.rl:gym", kwargs=given)
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, "grognard.rl:aec", kwargs=given)
            pettingzoo.register("parallel", name, "grognard.rl:parallel", kwargs=given)
