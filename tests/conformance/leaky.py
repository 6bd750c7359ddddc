"""Games that leak a secret, one way each: Ambush with a single thing done wrong.

What a side keeps under a marker, in a field, a list or a mark reaches the other. The kit must
catch every one, and name the secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.kernel.asking.script import Script, Side
from grognard.kernel.asking.sequence import Phase
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.space.hexgrid import hexset
from tests.kernel.ambush import ORDERED, Ambush


class Census(Ambush):
    """Shows how many counters lie under each marker."""

    def shows(self, side: Side | None) -> dict[str, Any]:
        return {"under": [len(self.concealed_at(hex_, each)) for each in self.sides for hex_ in self.board.grid.hexes]}


class Drummer(Ambush):
    """Lets every counter of a stack that moves be heard."""

    def tell_stack(self, owner: Side, pieces: Sequence[int], key: str, veiled: str, rule: str, /, **args: Any) -> None:
        for piece in pieces:
            super().tell_stack(owner, [piece], key, veiled, rule, **args)


class Coward(Ambush):
    """Refuses to activate anybody where many of the enemy lie under one marker."""

    def phases(self) -> tuple[Phase, ...]:
        return tuple(
            phase if phase.side is None else Phase(phase.rule, cowardly_act, phase.side) for phase in super().phases()
        )


def cowardly_act(g: Ambush, side: Side) -> Script[None]:
    """The menu of a side that knows too much, and nothing comes of it."""
    crowd = max(len(g.concealed_at(hex_, side.enemy)) for hex_ in g.board.grid.hexes)
    those = [f for f, owner in enumerate(g.roster.formation_sides) if owner == side][: 3 - crowd]
    yield g.menu(side, g.activate.these(those), g.done(), rule="2.1", ask="ask-activate", side=side)


class Spy(Ambush):
    """Shows where the other side's guns will fire."""

    def shows(self, side: Side | None) -> dict[str, Any]:
        return {"plans": sum(sum(plan) for plan in self.position.plan)}


class Quartermaster(Ambush):
    """Shows what a side has on its own list."""

    def shows(self, side: Side | None) -> dict[str, Any]:
        return {"targets": [len(each) + sum(each) for each in self.position.targets]}


class Surgeon(Ambush):
    """Shows how tired formations are."""

    def shows(self, side: Side | None) -> dict[str, Any]:
        return {"tired": sum(self.position.tired)}


class Observer(Ambush):
    """Draws the targets of both sides into the map of control."""

    def overlay(self, name: str, side: Side | None, hex_: int = -1) -> dict[Side | None, int]:
        return {None: hexset(hex_ for targets in self.position.targets for hex_ in targets)}


class Telltale(Ambush):
    """Tells everyone which counters have their orders."""

    def tell(self, key: str, rule: str, audience: Side | None = None, /, **args: Any) -> None:
        if key == "activates":
            args["ordered"] = sum(bool(marks & ORDERED) for marks in self.position.marks)
        super().tell(key, rule, audience, **args)


class Whistler(Ambush):
    """Tells the side that acts, in its own log, how many counters lie under the enemy's markers."""

    def tell(self, key: str, rule: str, audience: Side | None = None, /, **args: Any) -> None:
        super().tell(key, rule, audience, **args)
        if key == "activates":
            side: Side = args["side"]
            crowd = max(len(self.concealed_at(hex_, side.enemy)) for hex_ in self.board.grid.hexes)
            super().tell("activates", rule, side, side=side, crowd=crowd)


class Undresser(Ambush):
    """Shows the faces of hidden counters."""

    def shows(self, side: Side | None) -> dict[str, Any]:
        return {"faces": sum(self.position.face)}


class Candid(Ambush):
    """Says that nobody has secrets, so that players who are programs would be given the true table."""

    conceals = False


class TrueDreamer(Ambush):
    """Lets players imagine the counters under the markers just as they truly lie."""

    def imagine(self, side: Side, whim: Whim) -> None:
        """Only the plan is dealt anew."""
        self.position.plan[self.gun(side.enemy)] = ()


class WatchfulGame(Ambush):
    """Honest: the enemy is asked to look up when a marker comes within four hexes of his; he can only decline."""

    def react(self, side: Side, pieces: Sequence[int], hex_: int) -> Script[None]:
        """§2.4 As far as the mover can tell, somebody is there."""
        near, foe = self.board.grid.within(hex_, 4), side.enemy
        if any(near >> self.position.at[piece] & 1 for piece in self.roster.of(foe)):
            yield self.choose(foe, self.done(), rule="2.4", ask="ask-step", hex=hex_)


class Doorkeeper(WatchfulGame):
    """Lets the enemy look up only for real counters."""

    def react(self, side: Side, pieces: Sequence[int], hex_: int) -> Script[None]:
        if any(self.roster.kinds[piece] not in self.decoy_kinds for piece in pieces):
            yield from super().react(side, pieces, hex_)


class Latecomer(WatchfulGame):
    """Lets the enemy look up a second time where three of his counters lie under one marker."""

    def react(self, side: Side, pieces: Sequence[int], hex_: int) -> Script[None]:
        yield from super().react(side, pieces, hex_)
        if any(len(self.concealed_at(each, side.enemy)) > 2 for each in self.board.grid.hexes):
            yield self.choose(side.enemy, self.done(), rule="2.4", ask="ask-step", hex=hex_)
