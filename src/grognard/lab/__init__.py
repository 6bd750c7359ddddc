"""The laboratory: many games between bots, their statistics, benchmarks, and the conformance kit.

It plays through the same interface as everyone else. Rules and screens do not belong here. `play` plays and counts,
`reports` tells what happened, `conformance` checks what the kernel promises, `bench` measures speed.
Other people's programs stand on the names below; each is loaded when it is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from grognard.lab.play.export import rows, to_pandas, to_parquet
    from grognard.lab.play.keeping import KeptGame, kept_games
    from grognard.lab.play.simulate import LostBy, Order, Played, Results, play_one, simulate, simulate_all
    from grognard.lab.play.tournament import Tournament, orders_of, tournament
    from grognard.lab.play.workers import workers_of

__all__ = [
    "KeptGame",
    "LostBy",
    "Order",
    "Played",
    "Results",
    "Tournament",
    "kept_games",
    "orders_of",
    "play_one",
    "rows",
    "simulate",
    "simulate_all",
    "to_pandas",
    "to_parquet",
    "tournament",
    "workers_of",
]

_WHERE = {
    "export": ("rows", "to_pandas", "to_parquet"),
    "keeping": ("KeptGame", "kept_games"),
    "simulate": ("LostBy", "Order", "Played", "Results", "play_one", "simulate", "simulate_all"),
    "tournament": ("Tournament", "orders_of", "tournament"),
    "workers": ("workers_of",),
}


def __getattr__(name: str) -> Any:
    """Load the module of a public name when it is first asked for."""
    for module, names in _WHERE.items():
        if name in names:
            return getattr(import_module(f"grognard.lab.play.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
