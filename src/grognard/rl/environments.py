"""The classes of environments, all together: to import them needs the extra `rl`."""

from __future__ import annotations

from typing import Final, NamedTuple

from grognard.rl.episode import Arena
from grognard.rl.single import Single
from grognard.rl.together import Parallel
from grognard.rl.turns import Turns


class Environments(NamedTuple):
    """The arena in which an episode is played, and the interfaces to it."""

    arena: type[Arena]
    turns: type[Turns]
    parallel: type[Parallel]
    single: type[Single]


ENVIRONMENTS: Final = Environments(Arena, Turns, Parallel, Single)
