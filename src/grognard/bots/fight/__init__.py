"""The tactical mind: opponents for games of squads, fire and reactions.

`field` says what an adapter tells of a game, `picture` is what follows from it, `will` holds the numbers, `posts`,
`moves`, `fire` and `assault` value orders, `answers` are rows for all other questions, `mind` plans. This
package names no game; adapters do.
"""

from __future__ import annotations

from grognard.bots.fight.field import Arm, Clash, Field, ReachedHex, Unit
from grognard.bots.fight.mind import Mind
from grognard.bots.fight.will import Officers, Will

__all__ = ["Arm", "Clash", "Field", "Mind", "Officers", "ReachedHex", "Unit", "Will"]
